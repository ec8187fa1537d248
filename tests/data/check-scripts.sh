#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-scripts.sh SOURCE: the shell scripts are clean, and no host is named in
# what makes the build environment.

set -eu
command -v shellcheck > /dev/null || exit 77

cd "$1"
# shellcheck disable=SC2046
files=$(grep -lE '^#!.*(bash|/sh)' dev .ci/* $(git ls-files '*.sh' 2> /dev/null ||
                                              find po tests data -name '*.sh'))
# shellcheck disable=SC2086
shellcheck $files
# shellcheck disable=SC2086
if grep -nE 'https?://|[a-z0-9-]+\.(org|com|net)\b' dev .ci/*; then
  echo "the environment's archive comes from the machine's own package sources"
  exit 1
fi
