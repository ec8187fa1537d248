# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who plays by ear: what AT-SPI tells of the application, and its actions.  No
coordinates, no keys, no pictures.
"""

import atexit
import os
import subprocess
import time

# The accessibility library warns of what an application does not offer: that must not end the
# test itself, while the application's own warnings are still errors.
DEBUG = os.environ.pop("G_DEBUG", "")


def _start_bus():
    """A session bus of its own, whose accessibility services do not write among the results."""
    readable, writable = os.pipe()
    bus = subprocess.Popen(["dbus-daemon", "--session", "--nofork",
                            f"--print-address={writable}"], pass_fds=[writable],
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    atexit.register(bus.terminate)
    os.close(writable)
    with os.fdopen(readable) as address:
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = address.readline().strip()


_start_bus()

import gi  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from nw_session import Failure, PATIENCE  # noqa: E402

# A toast's text is announced with words of the toolkit before it.
TOAST = "A toast appeared: "


def hear():
    """Receives the announcements that have arrived.  They come in order with the answers to what is
    asked: what was announced before an answer has arrived with it."""
    context = GLib.MainContext.default()
    while context.pending():
        context.iteration(False)


def spin(condition, what):
    """Runs the main loop, which receives announcements, until the condition gives something true,
    which is returned."""
    deadline = time.monotonic() + PATIENCE
    while True:
        hear()
        if value := condition():
            return value
        if time.monotonic() > deadline:
            raise Failure(f"waited in vain for {what}")
        time.sleep(0.01)


class Thing:
    """Something that is told, as it was when it was asked for."""

    def __init__(self, node, states):
        self.node = node
        self.role = node.get_role()
        self.name = node.get_name() or ""
        self.states = states

    def has(self, state):
        """Whether it is in that state."""
        return self.states.contains(state)

    def act(self, name=None):
        """Does the action of that name; without one, what activates it."""
        names = [Atspi.Action.get_action_name(self.node, i)
                 for i in range(Atspi.Action.get_n_actions(self.node))]
        if name is None:
            name = "piece.activate" if "piece.activate" in names else "click"
        if name not in names:
            raise Failure(f"“{self.name}” has no action {name}, only {names}")
        Atspi.Action.do_action(self.node, names.index(name))


class Reader:
    """Listens to one application."""

    BUTTONS = (Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON)

    def __init__(self, process):
        self.process = process
        self.announced = []
        self.listener = Atspi.EventListener.new(self._on_announced)
        self.listener.register("object:announcement")
        self.root = spin(self._find_application, "the application on the accessibility bus")
        self.root.set_cache_mask(Atspi.Cache.NONE)

    def _on_announced(self, event):
        self.announced.append(event.any_data)

    def _find_application(self):
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child is not None and child.get_process_id() == self.process.pid:
                return child
        return None

    def things(self, node=None):
        """Everything that is there to be told, in reading order.  What goes away meanwhile is
        left out."""
        node = node or self.root
        try:
            count = node.get_child_count()
        except GLib.Error:
            return
        for i in range(count):
            try:
                child = node.get_child_at_index(i)
                states = child.get_state_set()
                if not states.contains(Atspi.StateType.SHOWING):
                    continue
                yield Thing(child, states)
                yield from self.things(child)
            except (GLib.Error, AttributeError):
                continue

    def buttons(self):
        """What can be pressed now, by name; of several with one name, the first."""
        found = {}
        for thing in self.things():
            if thing.role in self.BUTTONS and thing.has(Atspi.StateType.SENSITIVE):
                found.setdefault(thing.name, thing)
        return found

    def count(self, text):
        """How often that was announced, as such or in a toast."""
        return sum(said in (text, TOAST + text) for said in self.announced)


def hurry(place, announcements="all"):
    """Bots that do not wait, and nothing that moves; and how much is announced."""
    folder = place.folder / "config" / "glib-2.0" / "settings"
    folder.mkdir(parents=True)
    (folder / "keyfile").write_text("[org/needlework/Needlework]\nbot-speed='instant'\n"
                                    "motion-speed='off'\n"
                                    f"announcements='{announcements}'\n", encoding="utf-8")


def environment():
    """What differs from the suites': accessibility is real, settings are read from a file."""
    return {"GTK_A11Y": "atspi", "GSETTINGS_BACKEND": "keyfile", "G_DEBUG": DEBUG}


def find(buttons, part):
    """The first whose name has that in it."""
    return next((button for name, button in buttons.items() if part in name), None)


class Player:
    """Plays the first seat, Ana, by ear.  The journal is only looked at to see that a move was
    made."""

    def __init__(self, application, place):
        self.application = application
        self.place = place
        self.reader = Reader(application.process)
        self.kinds = set()
        # When it was this player's turn the last time: the moves and what had been announced.
        self.known = []
        self.heard = []

    def moves(self):
        """The moves of the game so far; None once it is over, when its journal is put away."""
        game = self.place.read_journal()
        return game and game["moves"]

    def turn(self):
        """What is expected: the sentence of the bar, once it is for this player; or the result."""
        def told():
            for thing in self.reader.things():
                if thing.role == Atspi.Role.LABEL and (thing.name.startswith("Ana: ") or
                                                       " wins" in thing.name):
                    return thing.name
            return None
        sentence = spin(told, "the turn")
        hear()
        return sentence

    def press(self, button, action=None):
        """Acts, and waits until that made a move."""
        before = len(self.moves())
        button.act(action)
        moves = spin(lambda: (moves := self.moves()) is None and ["end"] or moves[before:],
                     f"a move by “{button.name}”; last was said: {self.reader.announced[-3:]}")
        self.kinds.add(moves[0].split()[0])

    def remember(self):
        """Keeps what has been played and announced before a move."""
        self.known = self.moves()
        self.heard = list(self.reader.announced)
