#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-icons.sh SOURCE: every drawing is well-formed, loads nothing from
# outside, and can be drawn large and small.

set -eu
command -v xmllint > /dev/null && command -v rsvg-convert > /dev/null || exit 77

status=0
for file in $(find "$1/data" -name '*.svg' | sort); do
  name=${file#"$1"/}
  xmllint --noout --nonet "$file" || status=1
  if grep -qE '<script|<foreignObject|<image|href="[^#]|url\([^#]' "$file"; then
    echo "$name refers to something outside itself"
    status=1
  fi
  for size in 16 96; do
    complaints=$(rsvg-convert -w $size -h $size -a "$file" 2>&1 > /dev/null) ||
      complaints="$complaints (failed)"
    if [ -n "$complaints" ]; then
      echo "$name at $size pixels: $complaints"
      status=1
    fi
  done
done
exit $status
