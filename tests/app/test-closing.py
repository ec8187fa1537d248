#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-closing.py NEEDLEWORK LAB RULESET: by whatever route the application ends in the middle of
a game, the next one goes on where it was, to the last bit."""

import signal
import sys

from nw_mocks import SessionManager, has_mocks
from nw_session import (Laboratory, check, geometry, make_game, run, running, wait_for, window_manager,
                        xdotool)

needlework, lab, ruleset = sys.argv[1:4]
laboratory = Laboratory(lab)


def by_button(application, window):
    """The window's own button, at its upper right, just beside the edge; again if the window did
    not know yet that the pointer is there."""
    button = find_button(window)

    def pressed():
        xdotool("mousemove", "--window", window, *button)
        xdotool("click", "1")
        return application.process.poll() is not None
    wait_for(pressed, "the end by the button")


def find_button(window):
    """Where the button is: the headerbar is 47 pixels high, the button's centre 23 from the
    right."""
    return str(geometry(window)["WIDTH"] - 23), "23"


def by_key(key):
    """A key that the window or the window manager knows."""
    return lambda application, window: xdotool("key", key)


def by_signal(number):
    """What a system sends that wants the process to go."""
    return lambda application, window: application.process.send_signal(number)


def play_on(application, place):
    """Makes a move by the keyboard and waits until the bot has answered; returns the game."""
    def answered(game):
        return len(game["moves"]) > started and \
            laboratory.actor(game) == "s1" and "hash" not in game
    started = len(application.wait_game(lambda game: True, "the game")["moves"])
    xdotool("key", "e")
    return application.wait_game(answered, "the bot's answer")


def go_on(place, expected):
    """Starts anew, continues, and looks at what is there."""
    with running(needlework, place) as application:
        application.wait_window()
        before = place.journal.stat().st_ino
        xdotool("key", "alt+c")
        wait_for(lambda: place.journal.stat().st_ino != before, "the game to go on")
        game = place.read_journal()
        check(game["moves"] == expected["moves"], "another game goes on")
        check(game["hash"] == laboratory.replay(expected), "the state is another one")
        check(game["seats"] == expected["seats"], "other people go on")
        application.process.send_signal(signal.SIGTERM)
        application.wait_exit()


def closing(close, needs_manager=False, **environment):
    """The test of a route."""
    def test(place):
        moves, _ = laboratory.deal("tailor", 2, 8, lambda move: move == "end")
        game = make_game(ruleset, [("Ana", "human"), ("Bao", "apprentice")], 8, moves)
        with window_manager() as has_manager:
            if needs_manager and not has_manager:
                return "there is no window manager"
            with running(needlework, place, place.save("game.nwgame", game),
                         **environment) as application:
                window = application.wait_window()
                expected = play_on(application, place)
                close(application, window)
                check(application.wait_exit() == 0,
                      f"status {application.process.returncode}")
            go_on(place, expected)
        return None
    return test


def by_logout(place):
    """The end of the session, as a session manager announces it."""
    if not has_mocks:
        return "there is no PyGObject"
    with SessionManager() as manager:
        # GTK loses the answer to its last word to the session manager.
        return closing(lambda application, window: check(
            manager.end_session(), "the application does not agree to the session's end"),
                       ASAN_OPTIONS="detect_leaks=0")(place)


sys.exit(run([
    ("closing/button", closing(by_button)),
    ("closing/alt-f4", closing(by_key("alt+F4"), needs_manager=True)),
    ("closing/ctrl-w", closing(by_key("ctrl+w"))),
    ("closing/ctrl-q", closing(by_key("ctrl+q"))),
    ("closing/sigterm", closing(by_signal(signal.SIGTERM))),
    ("closing/sighup", closing(by_signal(signal.SIGHUP))),
    ("closing/logout", by_logout),
], needs=["xdotool"]))
