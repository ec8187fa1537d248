#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-workshop-reader.py NEEDLEWORK LAB RULESET: the Workshop by AT-SPI: whatever can have the
focus has a name, in the library and in every section of a ruleset."""

import pathlib
import sys

from nw_session import check, run, running, xdotool

try:
    from nw_reader import Atspi, Reader, environment, spin
except (ImportError, ValueError):
    print("1..0 # SKIP there is no AT-SPI for Python")
    sys.exit(0)

needlework, _, ruleset = sys.argv[1:4]

SECTIONS = ["Overview", "Orders", "Tables", "House Rules", "Words", "Problems"]

# Where the sections' rows are in a window of its natural size: the first, and how far apart.
FIRST = 73
STEP = 37


# What only holds what can have the focus, and cells, which may be empty.
HOLDERS = (Atspi.Role.SCROLL_PANE, Atspi.Role.FILLER, Atspi.Role.LIST, Atspi.Role.TABLE_CELL)


def is_choice(reader, thing):
    """What a drop-down shows, which the toolkit calls by the label in it."""
    return (thing.role in (Atspi.Role.LIST_ITEM, Atspi.Role.PANEL) and
            any(one.name for one in reader.things(thing.node)))


def check_names(reader, where):
    """Whatever can have the focus has a name."""
    nameless = [f"{thing.role.value_nick} with {[one.name for one in reader.things(thing.node)]}"
                for thing in reader.things()
                if thing.has(Atspi.StateType.FOCUSABLE) and not thing.name and
                thing.role not in HOLDERS and not is_choice(reader, thing)]
    check(not nameless, f"{where}: without a name: {nameless}")


def find(reader, name, roles=None):
    """Waits for something of that name, or whose name begins so."""
    return spin(lambda: next((thing for thing in reader.things()
                              if thing.name.startswith(name) and
                              (roles is None or thing.role in roles)), None), f"“{name}”")


def is_laid_out(thing):
    """Whether it has its place, and can be clicked at."""
    return Atspi.Component.get_extents(thing.node, Atspi.CoordType.WINDOW).height > 0


def test_library(place):
    """The library's tiles say what the eye sees of them."""
    with running(needlework, place, "--workshop", **environment()) as program:
        reader = Reader(program.process)
        tile = find(reader, "Tattoo Brawl. Official, read only. Tattoos 20", Reader.BUTTONS)
        check("Clients 16" in tile.name, f"a tile is called “{tile.name}”")
        find(reader, "New")
        find(reader, "Main Menu")
        check_names(reader, "library")


def test_sections(place):
    """Each section of a ruleset."""
    own = place.folder / "own.nwrules"
    own.write_text(pathlib.Path(ruleset).read_text(encoding="utf-8").replace(
        "\"tang-master-tailor\"", "\"own\""), encoding="utf-8")
    with running(needlework, place, str(own), **environment()) as program:
        window = program.wait_window()
        reader = Reader(program.process)
        for number, section in enumerate(SECTIONS):
            row = find(reader, section, (Atspi.Role.LIST_ITEM,))
            spin(lambda: is_laid_out(row), f"“{section}” to be where it is clicked at")
            xdotool("mousemove", "--window", window, "60", str(FIRST + number * STEP), "click", "1")
            find(reader, section, (Atspi.Role.GROUPING,))
            check_names(reader, section)


sys.exit(run([
    ("workshop-reader/library", test_library),
    ("workshop-reader/sections", test_sections),
], needs=["xdotool", "dbus-daemon"]))
