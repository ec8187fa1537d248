#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-portal.sh ID: a game goes out of the sandbox and comes back in.
#
# The installed Flatpak runs on a virtual display, beside the real portal and the
# real document store; only the person who chooses files is a stand-in.  A game is
# opened by argument, as a file manager does it, and saved through the portal;
# another one is handed to the running application, and what was saved is opened
# through the portal in its place and saved over itself.
#
# Needs xdg-desktop-portal and FUSE, and root's rights, so that a document store can
# be mounted apart from a session's; `./dev flatpak portal` runs it.

set -euo pipefail

readonly id=$1 inside=${2:-}
project=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
readonly project

die ()
{
  printf 'check-portal: %s\n' "$@" >&2
  exit 1
}

# The display's tools and PyGObject are in the build environment.
tool ()
{
  "$project/dev" shell "$@"
}

# wait_for WHAT COMMAND…
wait_for ()
{
  local what=$1 tries=600
  shift
  until "$@"; do
    tries=$((tries - 1))
    [ $tries -gt 0 ] || die "waited in vain for $what"
    sleep 0.1
  done
}

if [ -z "$inside" ]; then
  [ -e /dev/fuse ] || die "there is no FUSE here"
  for program in xdg-desktop-portal xdg-document-portal; do
    [ -x "/usr/libexec/$program" ] || [ -x "/usr/lib/$program" ] || die "there is no $program"
  done
  [ "$(id -u)" = 0 ] || die "this needs root's rights"
  own=$(mktemp -d)
  trap 'rm -rf --one-file-system "$own"' EXIT
  mkdir -m 700 "$own/run"
  mkdir -p "$own/home/.config/xdg-desktop-portal" "$own/portals" "$own/games"
  cat > "$own/portals/needlework.portal" <<'END'
[portal]
DBusName=org.freedesktop.impl.portal.desktop.needlework
Interfaces=org.freedesktop.impl.portal.FileChooser;
UseIn=needlework
END
  printf '[preferred]\ndefault=needlework\n' \
    > "$own/home/.config/xdg-desktop-portal/portals.conf"
  export FLATPAK_USER_DIR=${FLATPAK_USER_DIR:-${XDG_DATA_HOME:-$HOME/.local/share}/flatpak}
  export XDG_CACHE_HOME=${XDG_CACHE_HOME:-$HOME/.cache}
  # The sandbox sees the documents here, whatever the session says.
  export XDG_RUNTIME_DIR=/run/user/0 HOME=$own/home XDG_CURRENT_DESKTOP=needlework
  export XDG_DESKTOP_PORTAL_DIR=$own/portals
  unset WAYLAND_DISPLAY DISPLAY XDG_DATA_HOME XDG_STATE_HOME XDG_CONFIG_HOME
  mkdir -p $XDG_RUNTIME_DIR
  # shellcheck disable=SC2016
  unshare --mount sh -c 'mount --bind "$2/run" "$XDG_RUNTIME_DIR" && exec dbus-run-session -- "$0" "$@"' \
    "$0" "$id" "$own"
  exit
fi

# Each in a group of its own, which ends as a whole.
set -m
readonly journal=$HOME/.var/app/$id/.local/state/needlework/current.nwgame
pids=()
stop ()
{
  local pid
  for pid in "${pids[@]}"; do
    kill -- "-$pid" 2> /dev/null || true
  done
  wait "${pids[@]}" 2> /dev/null || true
  flatpak kill "$id" 2> /dev/null || true
  umount -l "$XDG_RUNTIME_DIR/doc" 2> /dev/null || true
}
trap stop EXIT

seed ()
{
  sed -n 's/.*"seed": *"\([0-9]*\)".*/\1/p' "$1" 2> /dev/null | head -n 1
}

has_game ()
{
  [ -n "$(seed "$1")" ]
}

has_this_game ()
{
  [ "$(seed "$journal")" = "$1" ]
}

# shellcheck disable=SC2016
has_window ()
{
  tool sh -c '
    window=$(xdotool search --onlyvisible --name . | head -n 1)
    [ -n "$window" ] && xdotool windowfocus "$window"' 2> /dev/null
}

# start ARGUMENTS…: the sandbox, and the keyboard in its window.
start ()
{
  flatpak run --user --env=GSK_RENDERER=cairo --file-forwarding \
    "$id" "$@" >> "$inside/log" 2>&1 &
  pids+=($!)
  wait_for "the window" has_window
}

gone ()
{
  ! flatpak ps --columns=application | grep -qx "$id"
}

key ()
{
  tool xdotool key "$@"
}

# deal SEED: a game that was just dealt, in a file.
deal ()
{
  tool python3 - "$project" "$inside/$1.nwgame" "$1" << 'END'
import json, sys
sys.path.insert(0, sys.argv[1] + "/tests/app")
from nw_session import make_game
game = make_game(sys.argv[1] + "/data/rulesets/tang-master-tailor.nwrules",
                 [("Ana", "human"), ("Bao", "apprentice")], sys.argv[3], [])
json.dump(game, open(sys.argv[2], "w"))
END
}

saved ()
{
  local files=("$inside"/games/*.nwgame)
  [ ${#files[@]} = 1 ] && has_game "${files[0]}"
}

tool Xvfb -displayfd 1 -screen 0 1280x800x24 -nolisten tcp -noreset > "$inside/display" 2> "$inside/xvfb" &
pids+=($!)
wait_for "the display" test -s "$inside/display"
DISPLAY=:$(cat "$inside/display")
export DISPLAY
tool "$project/flatpak/portal-backend.py" "$inside/games" > "$inside/backend" &
pids+=($!)
wait_for "the stand-in" test -s "$inside/backend"

deal 8
deal 9
start @@u "file://$inside/8.nwgame" @@
wait_for "the file by argument" has_this_game 8
echo "opened by argument"

key ctrl+shift+s
shopt -s nullglob
wait_for "the saved game" saved
file=$(echo "$inside"/games/*)
[ "$(seed "$file")" = 8 ] || die "another game was saved"
echo "saved through the portal: ${file##*/}"

start @@u "file://$inside/9.nwgame" @@
wait_for "another game" has_this_game 9
key ctrl+o
wait_for "the file through the portal" has_this_game 8
echo "opened through the portal"

# Over the file that is there: what was chosen is replaced, and nothing is left beside it.
inode=$(stat -c %Y.%i "$file")
overwritten ()
{
  [ "$(stat -c %Y.%i "$file")" != "$inode" ]
}
key ctrl+s
wait_for "the file to be replaced" overwritten
[ "$(ls -A "$inside/games")" = "${file##*/}" ] ||
  die "something is left beside the file: $(ls -A "$inside/games")"
[ "$(seed "$file")" = 8 ] || die "the file holds another game"
echo "saved over it"
key ctrl+q
wait_for "the end" gone
