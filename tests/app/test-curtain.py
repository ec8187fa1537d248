#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-curtain.py NEEDLEWORK LAB RULESET: two games that differ in nothing but hidden things are the
same to eyes and ears while the curtain is down, over a real accessibility bus and on pictures."""

import copy
import hashlib
import pathlib
import subprocess
import sys
import time

from nw_session import PATIENCE, Failure, Laboratory, check, make_game, run, running

try:
    from nw_reader import Atspi, DEBUG, Reader, spin
except (ImportError, ValueError):
    print("1..0 # SKIP there is no AT-SPI for Python")
    sys.exit(0)

needlework, lab, tailor = sys.argv[1:4]
laboratory = Laboratory(lab)
rulesets = {"tailor": tailor, "brawl": pathlib.Path(tailor).with_name("tattoo-brawl.nwrules")}
SEED = 8
# As much more than the curtain is to be heard of a table, in lines.
MORE = 30


# ---- Two games -----------------------------------------------------------------------------------

def find_hidden(value, views, path=()):
    """The paths of what at least one seat may not know."""
    if isinstance(value, str):
        if "?" in views:
            yield path
    elif isinstance(value, list):
        for i, one in enumerate(value):
            yield from find_hidden(one, [view[i] if isinstance(view, list) and i < len(view)
                                         else None for view in views], path + (i,))
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from find_hidden(one, [view.get(key) if isinstance(view, dict) else None
                                         for view in views], path + (key,))


def get_group(path):
    """What can be exchanged: clients with clients, orders within their level."""
    if path[:2] == ("clients", "open"):
        # Their fronts lie open.
        return None
    return path[:2] if path[0] == "decks" else path[0] == "clients"


def look_up(value, path):
    """What is there."""
    for key in path:
        value = value[key]
    return value


def exchange(position, views):
    """The same position with all hidden things exchanged for each other; and how many they are."""
    groups = {}
    for path in find_hidden(position, views):
        groups.setdefault(get_group(path), []).append(path)
    groups.pop(None, None)
    other = copy.deepcopy(position)
    for paths in groups.values():
        for path, source in zip(paths, paths[1:] + paths[:1]):
            look_up(other, path[:-1])[path[-1]] = look_up(position, source)
    return other, sum(len(paths) for paths in groups.values())


def make_pair(place, game):
    """Two files, and what is to be seen in only one of them."""
    moves, _ = laboratory.deal(game, 2, SEED, lambda move: True, at_least=3)
    position, views = laboratory.show(game, 2, SEED, moves)
    other, n_hidden = exchange(position, views)
    check(n_hidden > 10, f"{n_hidden} hidden things")
    files = []
    for number, one in enumerate((position, other)):
        saved = make_game(rulesets[game], [("Ana", "human"), ("Bao", "human")], SEED, [])
        saved["start"] = {key: value for key, value in one.items()
                          if key not in ("needlework", "format", "game", "ruleset")}
        files.append(place.save(f"{number}.nwgame", saved))
    return files


# ---- Eyes and ears -------------------------------------------------------------------------------

def listen(reader, node=None, depth=0):
    """All that AT-SPI tells, of what shows and what does not."""
    node = node or reader.root
    lines = []
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child is None:
            continue
        text = child.get_text_iface()
        words = Atspi.Text.get_text(text, 0, -1) if text is not None else ""
        attributes = sorted((child.get_attributes() or {}).items())
        lines.append(f"{'  ' * depth}{child.get_role_name()}: {child.get_name()} | "
                     f"{child.get_description()} | {words} | {attributes}")
        lines += listen(reader, child, depth + 1)
    return lines


def look():
    """The screen."""
    picture = subprocess.run(["import", "-silent", "-window", "root", "rgba:-"], check=True,
                             capture_output=True).stdout
    return hashlib.sha256(picture).hexdigest()


def see(name, before=None):
    """The screen, once it stands still and is another than before."""
    deadline = time.monotonic() + PATIENCE
    last = None
    while (now := look()) != last or now == before:
        if time.monotonic() > deadline:
            raise Failure(f"{name} does not come, or not to rest")
        last = now
    return now


def observe(place, file):
    """What a game gives to eyes and ears with the curtain down, and then to the first player."""
    place.journal.unlink(missing_ok=True)
    with running(needlework, place, file, GTK_A11Y="atspi", G_DEBUG=DEBUG) as application:
        application.wait_window()
        reader = Reader(application.process)
        ready = spin(lambda: reader.buttons().get("Ready"), "the curtain")
        down = (see("the curtain"), listen(reader), list(reader.announced))
        ready.act()
        picture = see("the table", down[0])
        spin(lambda: len(listen(reader)) > len(down[1]) + MORE, "more to be heard than the curtain")
        up = (picture, listen(reader))
    return down, up


def curtain(game, has_hands):
    """The test of a game."""
    def test(place):
        first, second = (observe(place, file) for file in make_pair(place, game))
        for what, one, other in zip(("picture", "words", "announcements"), first[0], second[0]):
            check(one == other, f"the {what} differ: {difference(one, other)}")
        check(len(first[0][1]) >= 4, f"nothing is told: {first[0][1]}")
        if has_hands:
            check(first[1] != second[1], "the games do not differ for who may see the difference")
    return test


def difference(one, other):
    """The lines that are in only one of both."""
    return sorted(set(one) ^ set(other)) if isinstance(one, list) else f"{one} {other}"


sys.exit(run([
    ("curtain/tailor", curtain("tailor", False)),
    ("curtain/brawl", curtain("brawl", True)),
], needs=["xdotool", "import"]))
