#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-reader.py NEEDLEWORK LAB RULESET: a whole game by AT-SPI alone, over a real accessibility
bus: by names and actions, and by what is announced."""

import json
import pathlib
import re
import sys

from nw_session import Laboratory, check, make_game, run, running

try:
    from nw_reader import Atspi, Player, TOAST, environment, find, hurry, spin
except (ImportError, ValueError):
    print("1..0 # SKIP there is no AT-SPI for Python")
    sys.exit(0)

needlework, lab, ruleset = sys.argv[1:4]
laboratory = Laboratory(lab)

# The points with which this game ends: enough for every kind of choice, few enough to be short.
END_POINTS = 14
SEED = 4

# What is announced when it is the player's turn.
TURN = r"Round \d+: Ana"


def short_ruleset(place):
    """The official ruleset, for a short game."""
    document = json.loads(pathlib.Path(ruleset).read_text(encoding="utf-8"))
    document["parameters"]["end_points"] = END_POINTS
    path = place.folder / "short.nwrules"
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


class Tailor(Player):
    """Plays Tang Master Tailor."""

    def complete(self, order):
        """Completes an order that fits; where it fits several times, in the first place."""
        if "Fits at" in order.name:
            self.press(order)
            return
        order.act("piece.choose")
        places = spin(lambda: [b for name, b in self.reader.buttons().items()
                               if name.startswith("At ")], "the places")
        self.press(places[0])

    def plan(self, buttons):
        """The plan with the fewest dyes of all orders, as each tells it once it is chosen: first
        and last position and colour of its first dye."""
        best = None
        for name, order in buttons.items():
            if " points. " not in name and " point. " not in name:
                continue
            order.act("piece.choose")
            told = order.node.get_name()
            match = re.search(r"Fits after (\d) dyes?: Dye positions? (\d+)(?: to (\d+))? (\w+)",
                              told)
            if match and (best is None or match[1] < best[0]):
                best = match.groups()
                if best[0] == "1":
                    break
        return best and (int(best[1]), int(best[2] or best[1]), best[3])

    def dye(self, first, last, colour):
        """Chooses a section and a colour."""
        buttons = self.reader.buttons()
        find(buttons, f"Row position {first}, ").act("piece.choose")
        if last > first:
            find(buttons, f"Row position {last}, ").act("piece.extend")
        chosen = spin(lambda: [name for name in self.reader.buttons()
                               if name.startswith("Row position") and "Chosen." in name],
                      "the section")
        check(len(chosen) == last - first + 1, f"{chosen} is chosen, not {first} to {last}")
        self.press(find(self.reader.buttons(), f"Dye {colour} "))

    def use_magic(self, buttons):
        """Turns the first fabric into another colour."""
        find_magic(buttons).act("piece.choose")
        fabric = find(buttons, "Row position 1, ")
        fabric.act("piece.choose")
        colour = "red" if "red" not in fabric.name else "blue"
        self.press(find(self.reader.buttons(), f"Dye {colour} "))

    def act(self):
        """One move."""
        self.remember()
        buttons = self.reader.buttons()
        fitting = [b for name, b in buttons.items() if "Fits at" in name or "Fits in" in name]
        reserving = [b for name, b in buttons.items() if "Can be reserved." in name]
        end = buttons.get("End Turn")
        is_free = end is not None and end.node.get_description() == ""
        if "Restock" in buttons:
            self.press(buttons["Restock"])
        elif "Left End" in buttons:
            self.press(buttons["Right End"])
        elif reserving:
            self.press(reserving[-1])
        elif fitting:
            self.complete(fitting[0])
        elif is_free and "magic" not in self.kinds and find_magic(buttons):
            self.use_magic(buttons)
        elif is_free:
            self.press(end)
        else:
            self.dye(*(self.plan(buttons) or (1, 1, self.other_colour(buttons))))

    @staticmethod
    def other_colour(buttons):
        """A colour that the first fabric does not have."""
        return "blue" if "blue" not in find(buttons, "Row position 1, ").name else "red"


def find_magic(buttons):
    """A magic fabric of one's own."""
    return find(buttons, "in stock") or find(buttons, "Magic fabric on ")


def check_announcements(said, moves):
    """Each thing that happened was told once: of each mover's own kind, as many as were made."""
    for name, seat in (("Ana", 0), ("Bao", 1)):
        for word, pattern in (("dye", " dyes "), ("complete", " completes ")):
            made = sum(1 for mover, move in moves if mover == seat and move.startswith(word))
            told = sum(1 for text in said if text.startswith(name + pattern))
            check(told == made, f"{name}{pattern}: {made} made, {told} announced")
    turns = [text for text in said if re.match(r"Round \d+: ", text)]
    check(len(turns) == len(set(turns)), f"a turn was announced twice: {turns}")
    for before, after in zip(said, said[1:]):
        check(before != after, f"“{after}” was announced twice")


def test_whole_game(place):
    """From the deal to the result."""
    hurry(place)
    game = make_game(short_ruleset(place), [("Ana", "human"), ("Bao", "apprentice")], SEED, [])
    with running(needlework, place, place.save("game.nwgame", game), **environment()) as program:
        player = Tailor(program, place)
        while " wins" not in (sentence := player.turn()):
            player.act()
        spin(lambda: player.moves() is None, "the game's journal to be put away")
        spin(lambda: player.reader.count(sentence), "the result to be announced")
        check(player.reader.count(sentence) == 1, "the result was announced more than once")
        print(f"# {len(player.known)} moves, by {sorted(player.kinds)}; "
              f"{len(player.heard)} announcements", flush=True)
        check({"dye", "complete", "end"} <= player.kinds, f"only {player.kinds} was played")
        check_announcements(player.heard, laboratory.movers({**game, "moves": player.known}))


def end_turn(place, announcements):
    """What is announced from the end of a turn to one's next."""
    hurry(place, announcements)
    moves, _ = laboratory.deal("tailor", 2, SEED, lambda move: move == "end")
    game = make_game(ruleset, [("Ana", "human"), ("Bao", "apprentice")], SEED, moves)
    with running(needlework, place, place.save("game.nwgame", game), **environment()) as program:
        player = Tailor(program, place)
        player.turn()
        before = len(player.reader.announced)
        player.press(player.reader.buttons()["End Turn"])
        spin(lambda: laboratory.actor({**game, "moves": player.moves()}) == "s1", "the bot")
        player.turn()
        if announcements != "off":
            spin(lambda: any(re.match(TURN, text) for text in player.reader.announced[before:]),
                 "the next turn to be announced")
        return [text for text in player.reader.announced if not text.startswith(TOAST)]


def test_own_announcements(place):
    """Only what concerns whoever listens, who is told of the next turn."""
    said = end_turn(place, "own")
    check(any(re.match(TURN, text) for text in said), f"said: {said}")
    check(all("Ana" in text for text in said), f"said: {said}")


def test_no_announcements(place):
    """Nothing is announced."""
    said = end_turn(place, "off")
    check(said == [], f"said: {said}")


def test_refusal(place):
    """What is not possible is told, once, with the reason."""
    moves, _ = laboratory.deal("tailor", 2, SEED, lambda move: move == "end")
    game = make_game(ruleset, [("Ana", "human"), ("Bao", "apprentice")], SEED, moves)
    with running(needlework, place, place.save("game.nwgame", game), **environment()) as program:
        player = Tailor(program, place)
        player.turn()
        order = next(b for name, b in player.reader.buttons().items() if " points. " in name)
        order.act("piece.activate")
        spin(lambda: any(text.startswith(TOAST) for text in player.reader.announced),
             "the refusal")
        said = [text for text in player.reader.announced if text.startswith(TOAST)]
        check(said == [TOAST + "This turn has begun with dyes: no orders can be completed."],
              f"said: {said}")
        check(player.moves() == moves, "a move was made")


def test_names(place):
    """Whatever can have the focus has a name, and whatever has a name can be told apart."""
    moves, _ = laboratory.deal("tailor", 2, SEED, lambda move: move == "end", at_least=30)
    game = make_game(ruleset, [("Ana", "human"), ("Bao", "apprentice")], SEED, moves)
    with running(needlework, place, place.save("game.nwgame", game), **environment()) as program:
        player = Tailor(program, place)
        player.turn()
        things = list(player.reader.things())
        nameless = [thing.role.value_nick for thing in things
                    if thing.has(Atspi.StateType.FOCUSABLE) and not thing.name and
                    thing.role != Atspi.Role.SCROLL_PANE]
        check(not nameless, f"without a name: {nameless}")
        zones = {thing.name for thing in things if thing.role == Atspi.Role.GROUPING}
        check({"Orders on display", "Row of Ana", "Dye a section", "Ana"} <= zones,
              f"the zones are {zones}")
        fabrics = [thing for thing in things if thing.name.startswith("Row position")]
        check(len(fabrics) >= 6, f"{len(fabrics)} fabrics")
        for number, fabric in enumerate(fabrics, 1):
            check(re.fullmatch(rf"Row position {number}, (white|red|orange|blue)", fabric.name),
                  f"a fabric is called “{fabric.name}”")


sys.exit(run([
    ("reader/whole-game", test_whole_game),
    ("reader/own-announcements", test_own_announcements),
    ("reader/no-announcements", test_no_announcements),
    ("reader/refusal", test_refusal),
    ("reader/names", test_names),
], needs=["xdotool", "dbus-daemon"]))
