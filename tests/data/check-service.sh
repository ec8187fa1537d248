#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-service.sh FILE ID: D-Bus can start the application under its name.

set -eu
grep -qx '\[D-BUS Service\]' "$1"
grep -qx "Name=$2" "$1"
grep -qx 'Exec=/.*/needlework --gapplication-service' "$1"
[ "$(basename "$1")" = "$2.service" ]
