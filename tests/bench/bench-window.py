#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""bench-window.py NEEDLEWORK EMPTY-WINDOW FIRST-FRAME LAB RULESET: what the window costs.

Start to the first drawn frame and memory (PSS) beside an empty window of libadwaita, by turns in
the same run, as ratios of medians; and the processor's time of ten seconds at rest, on the first
page and on a table at which a person is to move."""

import os
import pathlib
import select
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "app"))

from nw_session import PATIENCE, Laboratory, Place, check, make_game, wait_for  # noqa: E402

RUNS = 9
REST = 10
MOST = 1.25

# ``ruleset`` is the tailor's; the other official one is beside it.
needlework, empty, first_frame, lab, ruleset = (os.path.abspath(one) for one in sys.argv[1:6])
BRAWL = pathlib.Path(ruleset).with_name("tattoo-brawl.nwrules")


class Program:
    """A program whose first frame is awaited."""

    def __init__(self, place, *command):
        reader, writer = os.pipe()
        environment = place.environment | {"LD_PRELOAD": first_frame,
                                           "NW_FIRST_FRAME": str(writer), "G_DEBUG": ""}
        begin = time.monotonic()
        self.process = subprocess.Popen(command, env=environment, pass_fds=[writer])
        os.close(writer)
        ready, _, _ = select.select([reader], [], [], PATIENCE)
        line = os.read(reader, 64) if ready else b""
        os.close(reader)
        check(line, f"{command[0]} draws nothing")
        self.work = self.busy() / 1e9
        self.start = int(line) / 1e6 - begin

    def __enter__(self):
        return self

    def __exit__(self, *what):
        self.process.terminate()
        self.process.wait()

    def busy(self):
        """Nanoseconds on a processor so far, of all threads."""
        tasks = pathlib.Path(f"/proc/{self.process.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks)

    def ticks(self):
        """The same as the system counts it: utime and stime, in milliseconds."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) * 1000 // os.sysconf("SC_CLK_TCK")

    def settle(self):
        """Waits until half a second has passed in which nothing was done."""
        def is_idle():
            before = self.busy()
            time.sleep(0.5)
            return self.busy() == before
        wait_for(is_idle, "rest")

    def memory(self):
        """PSS in MiB."""
        text = pathlib.Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return int(next(line for line in text.splitlines() if line.startswith("Pss:")).split()[1]
                   ) / 1024


def compare(place):
    """Both programs by turns; returns whether the ratios are within bounds."""
    starts, works, memories = ({needlework: [], empty: []} for _ in range(3))
    for run in range(RUNS + 1):
        for program in (empty, needlework):
            with Program(place, program) as one:
                one.settle()
                # The first run reads from the disk.
                if run > 0:
                    starts[program].append(one.start * 1000)
                    works[program].append(one.work * 1000)
                    memories[program].append(one.memory())
    good = True
    # On a busy machine the processor's time until then tells more than the clock.
    for what, unit, values in (("start", "ms", starts), ("start, processor", "ms", works),
                               ("memory", "MiB", memories)):
        ours, bare = (statistics.median(values[program]) for program in (needlework, empty))
        good = good and ours <= MOST * bare
        print(f"{what}: {ours:.0f} {unit}, an empty window {bare:.0f} {unit}: "
              f"{ours / bare:.2f} times (at most {MOST})", flush=True)
    return good


def rest(place, what, *arguments):
    """Ten seconds in which nobody does anything; returns whether the program does nothing."""
    with Program(place, needlework, *arguments) as one:
        if arguments:
            wait_for(place.read_journal, "the game")
            place.journal.unlink()
        one.settle()
        busy, ticks = one.busy(), one.ticks()
        time.sleep(REST)
        busy, ticks = one.busy() - busy, one.ticks() - ticks
        print(f"rest, {what}: {ticks} ms in {REST} s ({busy / 1e6:.3f} ms by the scheduler)",
              flush=True)
        return ticks == 0


def save_game(place, name, file):
    """A game in which the person is to move."""
    moves, _ = Laboratory(lab).deal(name, 3, 8, lambda move: True, at_least=20)
    seats = [("Ana", "human"), ("Bao", "journeyman"), ("Chen", "apprentice")]
    return place.save(f"{name}.nwgame", make_game(file, seats, 8, moves))


def main():
    """Returns 0 if all is within bounds."""
    with tempfile.TemporaryDirectory(prefix="nw-") as folder:
        place = Place(folder)
        good = compare(place)
        good = rest(place, "first page") and good
        for name, file in (("tailor", ruleset), ("brawl", BRAWL)):
            good = rest(place, f"table of {name}", save_game(place, name, file)) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
