#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-demo.sh NEEDLEWORK: bots play a game in the window; twice with one seed
# the result is the same, and the pictures are there.

set -u

own=$(mktemp -d)
trap 'rm -rf "$own"' EXIT

echo 1..4
for n in 1 2; do
  if "$1" --demo "--demo-out=$own/$n" --seed=3 > "$own/log" 2>&1 && ! [ -s "$own/$n/errors" ]; then
    echo "ok $n - demonstration $n"
  else
    sed 's/^/# /' "$own/log"
    echo "not ok $n - demonstration $n"
  fi
done
if cmp -s "$own/1/result.txt" "$own/2/result.txt"; then
  echo "ok 3 - same seed, same result"
else
  echo "not ok 3 - same seed, same result"
fi
if [ -s "$own/1/table.png" ] && [ -s "$own/1/result.png" ] &&
   [ -s "$own/2/table.png" ] && [ -s "$own/2/result.png" ]; then
  echo "ok 4 - pictures"
else
  echo "not ok 4 - pictures"
fi
