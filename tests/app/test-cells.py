#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-cells.py NEEDLEWORK LAB RULESET: the Workshop's table of cards by the keys of a spreadsheet
and the mouse; what comes of them is what is in the saved file."""

import itertools
import json
import pathlib
import sys
import time

from nw_session import Failure, check, run, running, wait_for, xdotool

needlework, _, ruleset = sys.argv[1:4]

# In a window of the Workshop's natural size, the section with the cards, and the name of one of the
# first cards.
SECTION = ("60", "112")
NAME = ("330", "260")
# Seconds after which what was written is tried again: the table was not there yet.
ATTEMPT = 5


class Sheet:
    """The table of cards of a ruleset that is open in the Workshop."""

    def __init__(self, application, window, path):
        self.application = application
        self.window = window
        self.path = path

    def read(self):
        """The cards as they are in the file."""
        return json.loads(self.path.read_text(encoding="utf-8"))["cards"]

    def press(self, *keys):
        """Keys, one after the other."""
        xdotool("key", "--delay", "12", *keys)

    def write(self, text):
        """A text, letter by letter."""
        xdotool("type", "--delay", "12", text)

    def click(self, *place):
        """A click into the window."""
        xdotool("mousemove", "--window", self.window, *place, "click", "1")

    def drag(self, start, end):
        """Drags from a place in the window to another, in steps."""
        xdotool("mousemove", "--window", self.window, *start, "mousedown", "1")
        for step in range(1, 6):
            place = [str(int(a) + (int(b) - int(a)) * step // 5) for a, b in zip(start, end)]
            xdotool("mousemove", "--window", self.window, *place)
            time.sleep(0.02)
        xdotool("mouseup", "1")

    def saved(self, condition, what):
        """Saves until the condition holds for the cards in the file; returns them."""
        def met():
            self.press("ctrl+s")
            cards = self.read()
            return cards if condition(cards) else None
        try:
            return self.application.wait_for(met, f"{what} in the file")
        except Failure as failure:
            first = [[card["name"].get("en"), card["level"], card["points"]]
                     for card in self.read()[:4]]
            raise Failure(f"{failure}; the first cards: {first}") from None

    def begin(self):
        """Waits until the file is open.  Clicks a cell and writes there until the table is seen to
        be there; goes to the name of the first card."""
        attempts = itertools.count(1)

        def met():
            # Other words each time: once they are in the file, nothing is on its way any more.
            words = f"Clicked{next(attempts)}"
            self.click(*SECTION)
            self.click(*NAME)
            self.write(words)
            self.press("Return", "ctrl+s")
            deadline = time.monotonic() + ATTEMPT
            while not (found := [card for card in self.read()
                                 if card["name"].get("en", "").endswith(words)]):
                if time.monotonic() > deadline:
                    return None
                time.sleep(0.02)
            return found
        recent = self.application.place.folder / "data" / "recently-used.xbel"
        self.application.wait_for(lambda: recent.exists() and self.path.name in recent.read_text(),
                                  "the ruleset to be open")
        self.application.wait_for(met, "the cell that was clicked in the file")
        clicked = [card for card in self.read() if "Clicked" in card["name"].get("en", "")]
        check(len(clicked) == 1, f"{len(clicked)} cells were changed by writing into one")
        self.press("ctrl+Home")

    def close(self):
        """Closes the window; again if it still asks about what it is just saving."""
        def met():
            self.press("Escape", "ctrl+w")
            return self.application.process.poll() is not None
        wait_for(met, "the end of the application")


def sheet(test):
    """A test of the table; at the end the window is closed, with nothing left to be saved."""
    def tested(place):
        document = json.loads(pathlib.Path(ruleset).read_text(encoding="utf-8"))
        document["id"] = "own"
        path = place.folder / "own.nwrules"
        path.write_text(json.dumps(document), encoding="utf-8")
        with running(needlework, place, "--workshop", path) as application:
            opened = Sheet(application, application.wait_window(), path)
            opened.begin()
            test(opened)
            opened.close()
            check(application.wait_exit() == 0, f"status {application.process.returncode}")
    return tested


def has_points(*points):
    """Whether the first cards have these points."""
    return lambda cards: [card["points"] for card in cards[:len(points)]] == list(points)


@sheet
def test_typing(table):
    """Enter goes on below, Tab to the right, with Shift the other way; arrows go on, too."""
    table.write("First")
    table.press("Tab", "Tab", "7", "Return", "8", "Return", "1", "1", "shift+Return", "shift+Return",
                "shift+Tab", "shift+Tab", "Down", "S", "Down", "T", "Up", "Up")
    cards = table.saved(has_points(7, 8, 11), "points")
    check([card["name"]["en"] for card in cards[:3]] == ["First", "S", "T"],
          f"names: {[card['name'] for card in cards[:3]]}")


@sheet
def test_editing(table):
    """F2 keeps what stands there; Escape restores it, also after other keys."""
    before = table.read()
    table.press("F2", "1", "Left", "2", "Return", "X", "Y", "Escape", "F2", "Z", "Home", "Q", "Escape",
                "Down", "9", "Return")
    cards = table.saved(lambda cards: cards[2]["name"]["en"] == "9", "the third name")
    check(cards[0]["name"]["en"] == before[0]["name"]["en"] + "21", f"F2: {cards[0]['name']}")
    check(cards[1] == before[1], f"Escape: {cards[1]['name']}")


@sheet
def test_clearing(table):
    """Delete and Backspace empty cells, never cards, and can be undone; the numbers' column is
    where cards are deleted."""
    before = table.read()
    for key in "Delete", "BackSpace":
        table.press(key)
        cards = table.saved(lambda cards: "en" not in cards[0]["name"], f"the name without {key}")
        check(len(cards) == len(before), "a card was deleted")
        table.press("ctrl+z")
        table.saved(lambda cards: cards[0] == before[0], "the name that was undone")
    # What must not be empty stays.
    table.press("Right", "Right", "Delete", "Left", "Left", "shift+Down", "shift+Right", "shift+Right",
                "Delete")
    cards = table.saved(lambda cards: not any("en" in card["name"] for card in cards[:2]), "no names")
    check([card["points"] for card in cards] == [card["points"] for card in before], "points")
    table.press("ctrl+z", "ctrl+Home", "Left", "shift+Down", "shift+Down", "Delete")
    table.saved(lambda cards: cards == before[3:], "three cards less")
    table.press("ctrl+z")
    table.saved(lambda cards: cards == before, "all cards again")


@sheet
def test_filling(table):
    """Ctrl+D fills down: from the first chosen one, or from the one above."""
    table.press("Right", "Right", "9", "Return", "Up", "shift+Down", "shift+Down", "ctrl+d")
    table.saved(has_points(9, 9, 9), "filled points")
    table.press("Down", "ctrl+d")
    table.saved(has_points(9, 9, 9, 9), "points filled from above")
    table.press("ctrl+z", "ctrl+z")
    check(table.saved(lambda cards: cards[1]["points"] != 9, "undone points")[0]["points"] == 9,
          "too much was undone")


@sheet
def test_clipboard(table):
    """A block of cells goes where its corner is put; one cell goes into all chosen ones."""
    before = table.read()
    table.press("Right", "Right", "7", "Return", "8", "Return", "Up", "Up",
                "shift+Down", "shift+Right", "ctrl+c", "Left", "Page_Down", "ctrl+v")

    def find_copy(cards):
        return [i for i in range(2, len(cards) - 1) if
                [card["points"] for card in cards[i:i + 2]] == [7, 8] and
                [card["fabrics"] for card in cards[i:i + 2]] == [card["fabrics"] for card in before[:2]]]
    check(len(find_copy(table.saved(find_copy, "the block"))) == 1, "the block")

    table.press("ctrl+Home", "Right", "Right", "ctrl+c", "Down", "shift+Down", "ctrl+v")
    table.saved(has_points(7, 7, 7), "the one cell twice")
    table.press("ctrl+x", "ctrl+Home", "ctrl+x", "ctrl+End", "Home", "ctrl+v")
    cards = table.saved(lambda cards: cards[-1]["name"].get("en") == before[0]["name"]["en"],
                        "the name that was cut")
    check("en" not in cards[0]["name"], "the name is still there, too")
    check(has_points(7, 7, 7)(cards), "points were cut, which must not be empty")


@sheet
def test_choosing(table):
    """What is chosen from a list is found by its first letters; Enter and Tab go on."""
    table.press("Right", "3", "Return", "2", "Tab", "5", "Return")
    cards = table.saved(lambda cards: cards[1]["points"] == 5, "points beside the level")
    check([card["level"] for card in cards[:2]] == [3, 2], f"levels: {[c['level'] for c in cards[:2]]}")


@sheet
def test_far(table):
    """Keys that go far, and as far as there is anything."""
    table.press("ctrl+End", "Home", "L", "Return", "A", "ctrl+s")
    table.saved(lambda cards: cards[-1]["name"]["en"] == "A", "the last name")
    table.press("ctrl+Up", "T", "Return", "End", "Home", "Page_Down", "Page_Down", "Page_Down",
                "Page_Up", "P", "Return")
    cards = table.saved(lambda cards: any(card["name"]["en"] == "P" for card in cards), "another name")
    check(cards[0]["name"]["en"] == "T", "the first name")
    check(5 < [card["name"]["en"] for card in cards].index("P") < len(cards) - 5, "where the page is")
    # There are several columns for words, so that the last is none that is seen at first.
    table.press("ctrl+Home", "ctrl+a", "ctrl+Home", "shift+ctrl+Down", "Delete")
    table.saved(lambda cards: not any("en" in card["name"] for card in cards), "no names at all")


@sheet
def test_leaving(table):
    """What is being typed is taken when the focus goes elsewhere, also within the window."""
    table.write("Left")
    table.press("ctrl+f")
    cards = table.saved(lambda cards: cards[0]["name"]["en"] == "Left", "what was left")
    check(len([card for card in cards if card["name"].get("en") == "Left"]) == 1, "one name")
    table.click(*NAME)
    table.write("Half")
    table.click(NAME[0], str(int(NAME[1]) + 60))
    table.saved(lambda cards: any(card["name"].get("en") == "Half" for card in cards),
                "what was clicked away from")


@sheet
def test_refused(table):
    """What can't stand there is not lost: the window is not closed with it."""
    before = table.read()[0]["points"]
    table.press("Right", "Right", "x", "Return", "ctrl+w", "ctrl+s", "BackSpace", "1", "2", "Return")
    cards = table.saved(has_points(12), "what was mended")
    check(before != 12 and len(cards) > 0, "it was so before")
    # Left alone it stays as well, until it is given up.
    table.press("Up", "x", "ctrl+f", "ctrl+w", "Escape", "Down", "5", "Return")
    table.saved(has_points(12, 5), "the next cell")


@sheet
def test_mouse(table):
    """Dragging makes a range, which a click with Shift extends; two clicks edit, and a click into what
    is edited goes on with it."""
    def named(cards):
        return [card["name"].get("en") for card in cards]

    before = named(table.read())
    table.drag(NAME, (NAME[0], str(int(NAME[1]) + 80)))
    table.press("Delete")
    cards = table.saved(lambda cards: None in named(cards), "a range of names that is gone")
    gone = [index for index, name in enumerate(named(cards)) if name is None]
    check(2 <= len(gone) <= 4 and gone == list(range(gone[0], gone[0] + len(gone))), f"gone: {gone}")
    table.press("ctrl+z")
    table.saved(lambda cards: named(cards) == before, "the names again")

    # Beyond the table there is nothing; a click with Shift goes on from there.
    table.drag(NAME, (NAME[0], "20"))
    xdotool("keydown", "shift")
    table.click(NAME[0], str(int(NAME[1]) + 200))
    xdotool("keyup", "shift")
    table.press("Delete")
    cards = table.saved(lambda cards: None in named(cards), "a longer range of names that is gone")
    check(named(cards).count(None) > len(gone), f"{named(cards).count(None)} names are gone")
    table.press("ctrl+z", "ctrl+Home")
    table.saved(lambda cards: named(cards) == before, "the names again")

    # A third click puts the cursor somewhere in the text that is being edited.
    xdotool("mousemove", "--window", table.window, *NAME, "click", "--repeat", "3", "--delay", "60",
            "1")
    table.press("End")
    table.write("!")
    table.press("Return")
    cards = table.saved(lambda cards: named(cards) != before, "what was added to a name")
    added = [(a, b) for a, b in zip(before, named(cards)) if a != b]
    check(len(added) == 1 and added[0][1] == added[0][0] + "!", f"added: {added}")


@sheet
def test_closing(table):
    """A window that is closed in the middle of a word asks what to do, and saves the word."""
    table.write("Closed")
    table.press("ctrl+w")
    table.application.wait_for(lambda: xdotool("key", "Return") == "" and
                               table.application.process.poll() is not None or
                               table.read()[0]["name"]["en"] == "Closed", "the last word in the file")


sys.exit(run([
    ("cells/typing", test_typing),
    ("cells/editing", test_editing),
    ("cells/clearing", test_clearing),
    ("cells/filling", test_filling),
    ("cells/clipboard", test_clipboard),
    ("cells/choosing", test_choosing),
    ("cells/far", test_far),
    ("cells/leaving", test_leaving),
    ("cells/refused", test_refused),
    ("cells/mouse", test_mouse),
    ("cells/closing", test_closing),
], needs=["xdotool"]))
