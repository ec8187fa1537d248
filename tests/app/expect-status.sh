#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# expect-status.sh STATUS COMMAND…: whether the command ends with that status,
# and with a line on standard output or error.

set -u

expected=$1
shift
output=$("$@" 2>&1)
status=$?
printf '%s\n' "$output"
[ $status = "$expected" ] && [ -n "$output" ]
