#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-instances.py NEEDLEWORK LAB RULESET: what is started second hands over to the first and
goes."""

import sys

from nw_session import Laboratory, check, make_game, run, running, wait_for, xdotool

needlework, lab, ruleset = sys.argv[1:4]
laboratory = Laboratory(lab)


def save(place, name, seed):
    """A game against a bot, in which the person is to end the turn."""
    moves, _ = laboratory.deal("tailor", 2, seed, lambda move: move == "end")
    return place.save(name, make_game(ruleset, [("Ana", "human"), ("Bao", "apprentice")], seed,
                                      moves))


def check_one_window(first, window):
    """There is still the one window of the first."""
    check(first.windows() == [window], f"windows: {first.windows()} beside {window}")
    check(first.process.poll() is None, "the first one ended")


def hand_over(place, first, *arguments):
    """A second one, which ends well and shows no window of its own."""
    with running(needlework, place, *arguments) as second:
        check(second.wait_exit() == 0, f"status {second.process.returncode} of the second")
        check(second.windows() == [], "the second has a window")
        check(second.output() == "", f"the second says: {second.output()}")


def without_a_file(place):
    """The first one's window stays, with its game."""
    with running(needlework, place, save(place, "first.nwgame", 8)) as first:
        window = first.wait_window()
        game = first.wait_game(lambda game: True, "the game")
        hand_over(place, first)
        check_one_window(first, window)
        check(place.read_journal() == game, "the game is another one")


def with_a_file(place):
    """The first one opens the file."""
    with running(needlework, place) as first:
        window = first.wait_window()
        check(place.read_journal() is None, "there is a game already")
        hand_over(place, first, save(place, "second.nwgame", 9))
        first.wait_game(lambda game: game["seed"] == "9", "the second's file")
        check_one_window(first, window)


def with_a_wish(place):
    """The first one is asked for a new game."""
    with running(needlework, place) as first:
        window = first.wait_window()
        hand_over(place, first, "--new-game")

        def started():
            xdotool("key", "Return")
            return place.read_journal()
        wait_for(started, "a new game by the dialog's first button")
        check_one_window(first, window)


sys.exit(run([
    ("instances/without-a-file", without_a_file),
    ("instances/with-a-file", with_a_file),
    ("instances/new-game", with_a_wish),
], needs=["xdotool"]))
