#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-pseudo.py PROGRAM CATALOGUE: runs a test program in a language in which every sentence
stands in brackets.

It has the sentences of the Spanish catalogue, in English, and goes by English's name, which has no
catalogue of its own."""

import os
import pathlib
import struct
import subprocess
import sys
import tempfile

HEADER = b"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n != 1;\n"


def read_keys(path):
    """The keys of a catalogue: sentences, with contexts before and plurals behind them."""
    data = path.read_bytes()
    count, offset = struct.unpack("<II", data[8:16])
    for i in range(count):
        length, start = struct.unpack("<II", data[offset + 8 * i:offset + 8 * i + 8])
        yield data[start:start + length]


def translate(key):
    """The sentence in brackets, or both of its forms."""
    if not key:
        return HEADER
    forms = key.split(b"\4")[-1].split(b"\0")
    return b"\0".join("⟦".encode() + form + "⟧".encode() for form in forms)


def write(path, keys):
    """A catalogue, sorted as gettext wants it."""
    keys = sorted(keys)
    texts = [translate(key) for key in keys]
    count = len(keys)
    tables = b""
    strings = b""
    start = 28 + 16 * count
    for one in keys + texts:
        tables += struct.pack("<II", len(one), start + len(strings))
        strings += one + b"\0"
    path.parent.mkdir(parents=True)
    path.write_bytes(struct.pack("<IIIIIII", 0x950412de, 0, count, 28, 28 + 8 * count, 0, 0) +
                     tables + strings)


def main(program, catalogue):
    """Returns the program's status."""
    if not any(line.lower().startswith("en_us.utf") for line in subprocess.run(
            ["locale", "-a"], capture_output=True, text=True, check=True).stdout.splitlines()):
        print("1..0 # SKIP there is no locale en_US.UTF-8")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        write(pathlib.Path(folder, "en", "LC_MESSAGES", "needlework.mo"),
              read_keys(pathlib.Path(catalogue)))
        return subprocess.run([program], check=False, env=os.environ | {
            "NEEDLEWORK_LOCALEDIR": folder, "LC_ALL": "en_US.UTF-8", "LANGUAGE": "en",
        }).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
