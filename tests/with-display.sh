#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs a test program on a virtual display and a session bus of its own.
# Without a virtual display to be had, the test counts as skipped.

set -eu

if ! command -v xvfb-run > /dev/null || ! command -v dbus-run-session > /dev/null; then
  echo "1..0 # SKIP there is no virtual display (xvfb-run, dbus-run-session)"
  exit 77
fi

unset WAYLAND_DISPLAY
export GDK_BACKEND=x11

# A runtime folder of its own keeps the suites apart from each other and from the user's session.
runtime=$(mktemp -d)
trap 'rm -rf "$runtime"' EXIT
export XDG_RUNTIME_DIR="$runtime"

dbus-run-session -- xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp" "$@"
