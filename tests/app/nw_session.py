# SPDX-License-Identifier: GPL-3.0-or-later
"""A session for tests: the application in processes of its own, on the virtual display and the
session bus that the suite started, driven by real input.

Nothing here sleeps for luck: every wait is for a condition, with a deadline after which the test
has failed.
"""

import contextlib
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

# Seconds after which a condition will not come true any more.
PATIENCE = 60


class Failure(Exception):
    """A test has failed."""


def wait_for(condition, what):
    """Waits until the condition gives something true, which is returned."""
    deadline = time.monotonic() + PATIENCE
    while not (value := condition()):
        if time.monotonic() > deadline:
            raise Failure(f"waited in vain for {what}")
        time.sleep(0.02)
    return value


def check(condition, what):
    """Fails the test unless the condition holds."""
    if not condition:
        raise Failure(what)


def xdotool(*words):
    """Real input; returns what it prints."""
    return subprocess.run(["xdotool", *words], check=False, capture_output=True,
                          text=True).stdout.strip()


class Laboratory:
    """needlework-lab as a referee, which deals games and replays what was saved."""

    def __init__(self, program):
        self.program = program

    @contextlib.contextmanager
    def _serve(self):
        """A conversation: a function that asks and returns what is answered."""
        with subprocess.Popen([self.program, "serve"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, text=True) as process:
            def ask(**request):
                process.stdin.write(json.dumps(request) + "\n")
                process.stdin.flush()
                answer = json.loads(process.stdout.readline())
                check(answer["ok"], f"{request}: {answer}")
                return answer
            yield ask
            process.stdin.close()

    def deal(self, game, seats, seed, wanted, at_least=8):
        """The moves of a game between bots, up to where the first seat is about to make a move
        that is wanted, and that move."""
        with self._serve() as ask:
            ask(do="new", game=game, seats=seats, seed=str(seed))
            moves = []
            while True:
                actor = ask(do="moves")["actor"]
                move = ask(do="bot", level="apprentice")["move"]
                if actor == "s1" and len(moves) >= at_least and wanted(move):
                    break
                ask(do="play", moves=[move])
                moves.append(move)
        return moves, move

    def actor(self, game):
        """The seat that must decide in a saved game, None once it is over."""
        with self._serve() as ask:
            ask(do="new", game=game["game"], seats=len(game["seats"]), seed=game["seed"],
                ruleset=game["ruleset"])
            ask(do="play", moves=game["moves"])
            return ask(do="moves")["actor"]

    def advise(self, game, level):
        """What a bot would do next in a saved game."""
        with self._serve() as ask:
            ask(do="new", game=game["game"], seats=len(game["seats"]), seed=game["seed"],
                ruleset=game["ruleset"])
            ask(do="play", moves=game["moves"])
            return ask(do="bot", level=level)["move"]

    def movers(self, game):
        """Who made each move of a saved game: pairs of seat, from 0, and move."""
        with self._serve() as ask:
            ask(do="new", game=game["game"], seats=len(game["seats"]), seed=game["seed"],
                ruleset=game["ruleset"])
            pairs = []
            for move in game["moves"]:
                pairs.append((int(ask(do="moves")["actor"][1:]) - 1, move))
                ask(do="play", moves=[move])
        return pairs

    def show(self, game, seats, seed, moves):
        """The position after these moves, and as each seat sees it."""
        with self._serve() as ask:
            ask(do="new", game=game, seats=seats, seed=str(seed))
            ask(do="play", moves=moves)
            return ask(do="show")["position"], [ask(do="show", viewer=f"s{seat + 1}")["position"]
                                                for seat in range(seats)]

    def replay(self, game):
        """Where a saved game arrives: its hash."""
        with tempfile.NamedTemporaryFile("w", suffix=".nwgame") as file:
            json.dump(game, file)
            file.flush()
            result = subprocess.run([self.program, "replay", "--json", file.name], check=True,
                                    capture_output=True, text=True)
        return json.loads(result.stdout)["hash"]


def make_game(ruleset, seats, seed, moves):
    """A saved game; seats are pairs of name and kind."""
    document = json.loads(pathlib.Path(ruleset).read_text(encoding="utf-8"))
    return {
        "needlework": "game", "format": 1, "rules": 1, "game": document["game"],
        "ruleset": document, "seed": str(seed),
        "seats": [{"name": name, "kind": kind, "language": "en", "colour": "#b5352a"}
                  for name, kind in seats],
        "moves": moves,
    }


class Place:
    """Folders of a test's own, in which the application keeps its state."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.environment = dict(os.environ)
        for kind in ("state", "config", "data", "cache"):
            self.environment[f"XDG_{kind.upper()}_HOME"] = str(self.folder / kind)
        self.journal = self.folder / "state" / "needlework" / "current.nwgame"

    def save(self, name, game):
        """Writes a saved game."""
        path = self.folder / name
        path.write_text(json.dumps(game), encoding="utf-8")
        return path

    def read_journal(self):
        """The game that the journal tells of: its first line, with the later lines merged.  None
        if there is none, or none any more: it is taken away at the end of a game."""
        try:
            lines = self.journal.read_text(encoding="utf-8").split("\n")[:-1]
        except FileNotFoundError:
            return None
        game = json.loads(lines[0])
        for line in lines[1:]:
            if line.startswith("back "):
                del game["moves"][int(line[5:]):]
            elif not line.startswith("hint "):
                game["moves"].append(line)
            game.pop("hash", None)
        return game


def is_toplevel(window):
    """Whether it is large enough for one of ours: tooltips and menus are windows, too."""
    return geometry(window).get("HEIGHT", 0) >= 284


def geometry(window):
    """A window's place and size."""
    lines = xdotool("getwindowgeometry", "--shell", window).splitlines()
    return {key: int(value) for key, _, value in (line.partition("=") for line in lines)}


class Needlework:
    """The application, running."""

    def __init__(self, program, place, *arguments, **environment):
        self.place = place
        self.log = tempfile.TemporaryFile("w+")
        # Out of the way, where it calls up no tooltip, which is a window too.
        xdotool("mousemove", "4000", "4000")
        self.process = subprocess.Popen([program, *map(str, arguments)],
                                        env=place.environment | environment,
                                        stdout=self.log, stderr=self.log)

    def windows(self):
        """The ids of its windows that are seen."""
        found = xdotool("search", "--onlyvisible", "--pid", str(self.process.pid)).split()
        return [window for window in found if is_toplevel(window)]

    def wait_window(self):
        """Waits for its window, gives it the keyboard and returns its id."""
        window = self.wait_for(self.windows, "the window")[0]
        self.wait_for(lambda: xdotool("windowactivate", window) == "" and
                      xdotool("getwindowfocus") == window, "the keyboard's focus")
        return window

    def wait_for(self, condition, what):
        """Waits for a condition as long as the application runs."""
        def met():
            check(self.process.poll() is None, f"the application ended: {self.output()}")
            return condition()
        return wait_for(met, what)

    def wait_game(self, condition, what):
        """Waits until the journal's game meets the condition; returns it."""
        def met():
            game = self.place.read_journal()
            return game if game is not None and condition(game) else None
        return self.wait_for(met, what)

    def wait_exit(self):
        """Waits until it has ended; returns its status."""
        wait_for(lambda: self.process.poll() is not None, "the end of the application")
        return self.process.returncode

    def output(self):
        """What it has said."""
        self.log.seek(0)
        return self.log.read()

    def end(self):
        """Ends it if it still runs."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        self.log.close()


@contextlib.contextmanager
def running(program, place, *arguments, **environment):
    """The application for the time of a block."""
    application = Needlework(program, place, *arguments, **environment)
    try:
        yield application
    except Failure as failure:
        raise Failure(f"{failure}\n{application.output()}") from failure
    finally:
        application.end()


@contextlib.contextmanager
def window_manager():
    """A window manager for the time of a block, which closes windows as people's do."""
    if shutil.which("openbox") is None:
        yield False
        return
    with subprocess.Popen(["openbox", "--sm-disable"], stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL) as process:
        wait_for(lambda: xdotool("get_desktop") != "", "the window manager")
        try:
            yield True
        finally:
            process.terminate()


def run(tests, needs=()):
    """Runs functions as tests, in TAP, each in a place of its own.  One that returns a text is
    skipped for that reason."""
    missing = [need for need in needs if shutil.which(need) is None]
    if missing:
        print(f"1..0 # SKIP there is no {', '.join(missing)}")
        return 0
    failed = 0
    print(f"1..{len(tests)}", flush=True)
    for number, (name, test) in enumerate(tests, 1):
        reason = None
        try:
            with tempfile.TemporaryDirectory(prefix="nw-") as folder:
                reason = test(Place(folder))
            line = f"ok {number} - {name}" + (f" # SKIP {reason}" if reason else "")
        except (Failure, OSError, subprocess.SubprocessError, KeyError, ValueError) as failure:
            failed += 1
            # To the errors too, which are shown even where the report is not.
            for part in f"{type(failure).__name__}: {failure}".splitlines():
                print(f"# {part}")
                print(f"{name}: {part}", file=sys.stderr)
            line = f"not ok {number} - {name}"
        print(line, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit("This is a module of the tests.")
