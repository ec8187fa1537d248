#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-reader-brawl.py NEEDLEWORK LAB RULESET: a whole game of Tattoo Brawl by AT-SPI alone, over a
real accessibility bus: by names and actions, and by what is announced.  What to do is said by a
bot; how it is done is found by ear."""

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

# Tattoos with which this game ends: one has every usual kind of move.
GOAL = 1
SEED = 4
SEATS = [("Ana", "human"), ("Bao", "apprentice")]

# By kind of move: the group of pieces that it begins at, what tells the piece there, and how the
# choice in the bar begins.  A number is a place in the group; {0} and {1} are the move's words.
WAYS = {
    "character": ("Studio", "Characters", "{name}:", "Choose {name}"),
    "keep": ("Board of Ana", "Hand", "“{name}”", "Keep “{name}”"),
    "open": ("Board of Ana", "Hand", "“{name}”", "Lay “{name}” Open"),
    "take client": ("Studio", "Clients", 0, "Take "),
    "seat chair": (None, None, None, "To the Chair"),
    "seat waiting": (None, None, None, "To the Waiting Room"),
    "move chair": ("Board of Ana", "Waiting", 1, "Move to the Chair"),
    "move waiting": ("Board of Ana", "Chair", 1, "Move to the Waiting Room"),
    "reject chair": ("Board of Ana", "Chair", 1, "Reject "),
    "reject waiting": ("Board of Ana", "Waiting", 1, "Reject "),
    "steal": ("Board of Bao", "Waiting", 1, "Steal "),
    "ink": ("Studio", "Ink reserve", " {0}", "Take {0}"),
    "mix": ("Studio", "Ink reserve", " {0}", "Mix {0}"),
    "buy": ("Board of Bao", "Store", " {0}", "Buy {0} "),
    "sell": (None, None, None, "Sell "),
    "refuse": (None, None, None, "Refuse "),
    "place": ("Board of Ana", "Store", " {0}", "Place {0}"),
    "draw": ("Studio", "Tattoos", 0, "Take "),
    "lay open": (None, None, None, "Lay Open"),
    "lay closed": (None, None, None, "Lay Closed"),
    "recycle": ("Board of Ana", "Reserve", 0, "Recycle "),
    "donate": ("Board of Ana", "Reserve", 0, "Donate"),
    "look": ("Board of {other}", "Reserve", 0, "Look"),
    "skill look": ("Board of {other}", "Reserve", 0, "Look, Free"),
    "exchange": ("Board of Ana", "Reserve", 0, "Exchange…"),
    "with": ("Board of {other}", "Reserve", 0, "Exchange for This"),
    "start": ("Board of Ana", "Reserve", 0, "Start "),
    "collect": ("Board of Ana", "Station", 1, "Collect the Work"),
    "skill ink": ("Studio", "Ink reserve", " {0}", "Take {0} and {1}"),
    "skill mix": ("Studio", "Ink reserve", " {0}", "Mix {0}, Free"),
    "pass": (None, None, None, "Pass"),
}

# What is always possible, or only costs, calls for nobody's attention.
QUIET = {"look", "skill look", "exchange", "recycle", "donate", "reject chair", "reject waiting",
         "move chair", "move waiting"}


def read_rules():
    """The official ruleset, for a short game."""
    document = json.loads(pathlib.Path(ruleset).read_text(encoding="utf-8"))
    document["tables"]["goal"]["2"] = GOAL
    return document


def save_rules(place, document):
    """Where a game finds them."""
    path = place.folder / "short.nwrules"
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


class Brawler(Player):
    """Plays Tattoo Brawl, and does what a bot says."""

    def __init__(self, application, place, game):
        super().__init__(application, place)
        self.game = game
        self.names = {card["id"]: card["name"]["en"]
                      for kind in ("tattoos", "characters") for card in game["ruleset"][kind]}

    def pieces(self, zone, group):
        """What lies in a group of a part of the table, in its order."""
        for thing in self.reader.things():
            if thing.role == Atspi.Role.GROUPING and thing.name == zone:
                for inner in self.reader.things(thing.node):
                    if inner.role == Atspi.Role.GROUPING and inner.name == group:
                        return [piece for piece in self.reader.things(inner.node)
                                if piece.role in self.reader.BUTTONS]
        return []

    def find_piece(self, zone, group, what, words):
        """The piece that a move begins at."""
        pieces = self.pieces(zone, group)
        if what == 0 and words[0] == "deck":
            return find({piece.name: piece for piece in pieces}, "deck of")
        if what == 0 and words[0] == "donated":
            return pieces[-1]
        if isinstance(what, int):
            return pieces[(what or int(words[-1])) - 1]
        what = re.escape(what) + r"(?!\w)"
        return next(piece for piece in pieces if re.search(what, piece.name))

    def choice(self, label):
        """The button of the bar whose label begins so."""
        return next((button for name, button in self.reader.buttons().items()
                     if name.startswith(label)), None)

    def do(self, move):
        """Makes a move: the piece that it begins at, and the choice that it offers."""
        kind = max((kind for kind in WAYS if f"{move} ".startswith(f"{kind} ")), key=len,
                   default=None)
        check(kind is not None, f"nobody knows how to {move}")
        words = move[len(kind):].split() or [""]
        zone, group, what, label = WAYS[kind]
        before = len(self.moves())
        fields = {"name": self.names.get(words[0], ""),
                  "other": "Ana" if words[0] == "s1" else "Bao"}
        label = label.format(*words, **fields)
        if zone is not None:
            if isinstance(what, str):
                what = what.format(*words, **fields)
            piece = self.find_piece(zone.format(**fields), group, what, words)
            check("Possible " in piece.name or kind in QUIET,
                  f"{move}: “{piece.name}” is not told apart")
            piece.act("piece.choose")
        button = spin(lambda: len(self.moves() or []) != before or self.choice(label),
                      f"the choice “{label}” for {move}")
        if button is not True:
            self.press(button)
        self.kinds.add(kind)

    def act(self):
        """One move."""
        self.remember()
        self.do(laboratory.advise({**self.game, "moves": self.known}, "journeyman"))


def check_announcements(said, moves):
    """Each thing that happened was told once, as often as it was done."""
    for name, seat in (("Ana", 0), ("Bao", 1)):
        for word, pattern in (("place", rf"{name} places \w+ ink\."),
                              ("ink", rf"{name} takes \w+ ink\."),
                              ("take", rf"{name} takes (a|the) client"),
                              ("collect", rf"{name} finishes “")):
            made = sum(2 if move.startswith(f"skill {word} ") else move.split()[0] == word
                       for mover, move in moves if mover == seat)
            told = sum(1 for text in said if re.match(pattern, text))
            check(told == made, f"{pattern}: {made} made, {told} announced")
    turns = [text for text in said if re.match(r"Round \d+: ", text)]
    check(len(turns) == len(set(turns)), f"a turn was announced twice: {turns}")


def test_whole_game(place):
    """From the characters to the result."""
    hurry(place)
    game = make_game(save_rules(place, read_rules()), SEATS, SEED, [])
    with running(needlework, place, place.save("game.nwgame", game), **environment()) as program:
        player = Brawler(program, place, game)
        while " wins" not in (sentence := player.turn()):
            player.act()
        spin(lambda: player.moves() is None, "the game's journal to be put away")
        spin(lambda: player.reader.count(sentence), "the result to be announced")
        check(player.reader.count(sentence) == 1, "the result was announced more than once")
        print(f"# {len(player.known)} moves, by {sorted(player.kinds)}; "
              f"{len(player.heard)} announcements", flush=True)
        check({"character", "keep", "open", "take client", "ink", "place", "start", "collect",
               "pass"} <= player.kinds, f"only {player.kinds} was played")
        check_announcements(player.heard, laboratory.movers({**game, "moves": player.known}))


def test_refusal(place):
    """What is not possible is told, once, with the reason."""
    moves, _ = laboratory.deal("brawl", 2, SEED, lambda move: move.startswith("ink"))
    game = make_game(ruleset, SEATS, SEED, moves)
    with running(needlework, place, place.save("game.nwgame", game), **environment()) as program:
        player = Brawler(program, place, game)
        player.turn()
        player.find_piece("Studio", "Ink reserve", " green", []).act("piece.activate")
        spin(lambda: any(text.startswith(TOAST) for text in player.reader.announced),
             "the refusal")
        said = [text for text in player.reader.announced if text.startswith(TOAST)]
        check(said == [TOAST + "To mix green, the own store needs yellow and blue."],
              f"said: {said}")
        check(player.moves() == moves, "a move was made")


def test_names(place):
    """Whatever can have the focus has a name, and each part of the table has its own."""
    moves, _ = laboratory.deal("brawl", 2, SEED, lambda move: move == "pass", at_least=60)
    game = make_game(ruleset, SEATS, SEED, moves)
    with running(needlework, place, place.save("game.nwgame", game), **environment()) as program:
        player = Brawler(program, place, game)
        player.turn()
        things = list(player.reader.things())
        nameless = [thing.role.value_nick for thing in things
                    if thing.has(Atspi.StateType.FOCUSABLE) and not thing.name and
                    thing.role != Atspi.Role.SCROLL_PANE]
        check(not nameless, f"without a name: {nameless}")
        zones = {thing.name for thing in things if thing.role == Atspi.Role.GROUPING}
        check({"Board of Ana", "Board of Bao", "Studio", "Clients", "Ink reserve", "Tattoos",
               "Chair", "Waiting", "Station", "Store"} <= zones, f"the zones are {zones}")


sys.exit(run([
    ("reader-brawl/whole-game", test_whole_game),
    ("reader-brawl/refusal", test_refusal),
    ("reader-brawl/names", test_names),
], needs=["xdotool", "dbus-daemon"]))
