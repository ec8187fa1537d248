#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-blueprints.sh SOURCE: Blueprint files are formatted as their compiler
# formats them, name the translation domain, and use double quotes, since
# xgettext does not see words in single ones.

set -eu
command -v blueprint-compiler > /dev/null || exit 77

cd "$1"
files=$(find ui -name '*.blp' | sort)
[ -n "$files" ] || exit 0
status=0
# shellcheck disable=SC2086
blueprint-compiler format $files || status=1
for file in $files; do
  grep -q '^translation-domain "needlework";' "$file" ||
    { echo "$file lacks: translation-domain \"needlework\";"; status=1; }
  if grep -nE "_\\('" "$file"; then
    echo "$file: use double quotes"
    status=1
  fi
done
exit $status
