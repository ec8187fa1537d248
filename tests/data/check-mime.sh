#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-mime.sh FILE: the MIME package compiles, without a word of complaint,
# and the names and the first bytes of our files lead to our types.

set -eu
command -v update-mime-database > /dev/null || exit 77

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/share/mime/packages" "$work/home"
cp "$1" "$work/share/mime/packages/needlework.xml"

export XDG_DATA_HOME="$work/home" XDG_DATA_DIRS="$work/share:/usr/share"
complaints=$(update-mime-database "$work/share/mime" 2>&1)
if [ -n "$complaints" ]; then
  echo "$complaints"
  exit 1
fi

check ()
{
  type=$(gio info -a standard::content-type "$1" | sed -n 's/.*content-type: //p')
  if [ "$type" != "application/vnd.needlework.$2+json" ]; then
    echo "${1##*/} has the type $type"
    exit 1
  fi
}
for pair in nwrules:ruleset nwgame:game nwposition:position; do
  kind=${pair#*:}
  printf '{\n  "needlework": "%s",\n  "format": 1\n}\n' "$kind" > "$work/by-name.${pair%:*}"
  cp "$work/by-name.${pair%:*}" "$work/by-content-$kind"
  check "$work/by-name.${pair%:*}" "$kind"
  check "$work/by-content-$kind" "$kind"
done
