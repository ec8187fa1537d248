#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the help: pages are well formed, listed, translated, and the reference names every reason
and every kind of event that the rules can give."""

import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

GAMES = {"brawl": "brawl-notation.page", "tailor": "tailor-notation.page"}

root = pathlib.Path(sys.argv[1])
pages = root / "help" / "C"
problems = []


def check_page(page):
    try:
        ElementTree.parse(page)
    except ElementTree.ParseError as error:
        problems.append(f"{page.name}: {error}")
    if f"'{page.name}'" not in (root / "help" / "meson.build").read_text():
        problems.append(f"{page.name}: not listed in help/meson.build")


def check_names(game, page):
    source = (root / "src" / "games" / game / f"nw-{game}-rules.c").read_text()
    text = (pages / page).read_text()
    names = re.findall(r'\] = "([a-z-]+)",', source)
    names += re.findall(r'_EVENT_\w+\] = \{ "([a-z-]+)"', source)
    if len(names) < 10:
        problems.append(f"{game}: found only {len(names)} names in the rules")
    for name in names:
        if name != "legal" and f"<code>{name}</code>" not in text:
            problems.append(f"{page}: does not tell of {name}")


def check_translation(language):
    pot = subprocess.run(["itstool", *sorted(map(str, pages.glob("*.page")))],
                         capture_output=True, text=True, check=True).stdout
    wanted = set(re.findall(r'^msgid "(.+)"$', pot, re.M))
    catalogue = root / "help" / language / f"{language}.po"
    subprocess.run(["msgfmt", "--check", "-o", "/dev/null", catalogue], check=True)
    merged = subprocess.run(["msgmerge", "--quiet", "-o", "-", catalogue, "-"], input=pot,
                            capture_output=True, text=True, check=True).stdout
    for selection in ("--untranslated", "--only-fuzzy"):
        left = subprocess.run(["msgattrib", selection, "--no-obsolete", "-"], input=merged,
                              capture_output=True, text=True, check=True).stdout
        for entry in re.findall(r'^msgid "(.+)', left, re.M):
            problems.append(f"help/{language}: {selection[2:]}: {entry}")
    if not wanted:
        problems.append("no sentences found in the help")


for path in sorted(pages.glob("*.page")):
    check_page(path)
for name, reference in GAMES.items():
    check_names(name, reference)
for code in (root / "help" / "LINGUAS").read_text().split():
    check_translation(code)

print("\n".join(problems))
sys.exit(1 if problems else 0)
