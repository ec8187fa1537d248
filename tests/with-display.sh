#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs a test program on a virtual display and a session bus of its own.
# Without a virtual display to be had, the test counts as skipped (in TAP, so
# that it has to be a TAP program).

set -eu

if ! command -v xvfb-run > /dev/null || ! command -v dbus-run-session > /dev/null; then
  echo "1..0 # SKIP there is no virtual display (xvfb-run, dbus-run-session)"
  exit 0
fi

unset WAYLAND_DISPLAY
export GDK_BACKEND=x11

# Folders of its own keep the suites apart from each other and from what the user has.
own=$(mktemp -d)
trap 'rm -rf "$own"' EXIT
mkdir -m 700 "$own/run"
export XDG_RUNTIME_DIR="$own/run" XDG_CONFIG_HOME="$own/config" XDG_DATA_HOME="$own/data" \
       XDG_STATE_HOME="$own/state"

# A server that starts afresh whenever its last client leaves turns away whoever comes at that moment:
# between two programs of a test, it is to stay as it is (-noreset).  One that has said it is ready may
# also still be another test's that is going away: the program starts once the display answers.
# shellcheck disable=SC2016 # the inner shell is to expand these
dbus-run-session -- xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp -noreset" sh -c '
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    if ! command -v xdotool > /dev/null || xdotool getdisplaygeometry > /dev/null 2>&1; then break; fi
    sleep 0.2
  done
  exec "$@"' sh "$@"
