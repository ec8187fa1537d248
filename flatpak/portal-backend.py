#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""portal-backend.py FOLDER: somebody who always saves into the folder, by the name that was
suggested, and always opens the file that is there.

It is the desktop's half of the file portal; the half that decides what a sandbox may see, and
where, is the real one."""

import pathlib
import sys
import threading

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tests" / "app"))

from nw_mocks import GLib, Service  # noqa: E402

ARGUMENTS = """
      <arg type="o" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
      <arg type="u" direction="out"/><arg type="a{sv}" direction="out"/>"""


class FileChooser(Service):
    """Answers as a person would who needs no time."""

    name = "org.freedesktop.impl.portal.desktop.needlework"
    description = f"""
<node>
  <interface name="org.freedesktop.impl.portal.FileChooser">
    <method name="OpenFile">{ARGUMENTS}</method>
    <method name="SaveFile">{ARGUMENTS}</method>
  </interface>
</node>"""
    paths = {"org.freedesktop.impl.portal.FileChooser": "/org/freedesktop/portal/desktop"}

    def __init__(self, folder):
        super().__init__()
        self.folder = folder

    def choose(self, path, writable):
        """The answer: one file."""
        return GLib.Variant("(ua{sv})", (0, {
            "uris": GLib.Variant("as", [path.as_uri()]),
            "writable": GLib.Variant("b", writable),
        }))

    def OpenFile(self, handle, app, parent, title, options):
        """The file that is there."""
        return self.choose(next(self.folder.glob("*.nwgame")), False)

    def SaveFile(self, handle, app, parent, title, options):
        """By the suggested name."""
        return self.choose(self.folder / options["current_name"], True)


with FileChooser(pathlib.Path(sys.argv[1]).resolve()):
    print("ready", flush=True)
    threading.Event().wait()
