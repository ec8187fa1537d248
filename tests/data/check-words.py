#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-words.py SOURCE: every word for people is there in every language, in the official rulesets
and in the catalogues.

Both checks are tried on copies from which a word was taken: a check that could not report it would
be none."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# Members that are texts, whether they are written by language or as one string for all.
TEXTS = {"title", "description", "notes", "name", "text"}
# As many equal words in two languages are no coincidence, but a copy.
SENTENCE = 4
# What the catalogues' check reads.
SOURCES = ("po", "src", "ui", "data")


def languages(source):
    """English, and those that have a catalogue."""
    lines = (source / "po" / "LINGUAS").read_text(encoding="utf-8").splitlines()
    return ["en"] + [word for line in lines if not line.startswith("#") for word in line.split()]


def is_text(value, known):
    """Whether this is a text by language."""
    return isinstance(value, dict) and bool(value) and \
        any(key in known for key in value) and all(isinstance(one, str) for one in value.values())


def judge_text(text, known):
    """What is wrong with one text."""
    for language in known:
        if not text.get(language, "").strip():
            yield f"has no word in “{language}”: {text}"
    words = [text[language] for language in known if text.get(language)]
    for one, other in zip(words, words[1:]):
        if one == other and len(one.split()) >= SENTENCE:
            yield f"says the same in two languages: “{one}”"


def judge(value, known, pointer=""):
    """Everything that is wrong in a document, each with its place."""
    if is_text(value, known):
        for problem in judge_text(value, known):
            yield f"{pointer} {problem}"
    elif isinstance(value, dict):
        for key, one in value.items():
            if key in TEXTS and isinstance(one, str) and re.search(r"[^\W\d_]{2}", one):
                yield f"{pointer}/{key} is “{one}” in every language"
            else:
                yield from judge(one, known, f"{pointer}/{key}")
    elif isinstance(value, list):
        for i, one in enumerate(value):
            yield from judge(one, known, f"{pointer}/{i}")


def take_word(value, known, language):
    """Takes one word of that language from a document; returns whether there was one."""
    if is_text(value, known):
        return value.pop(language, None) is not None
    children = value.values() if isinstance(value, dict) else \
        value if isinstance(value, list) else ()
    return any(take_word(one, known, language) for one in children)


def check_rulesets(source, known):
    """The official rulesets; yields what is wrong."""
    for path in sorted((source / "data" / "rulesets").glob("*.nwrules")):
        document = json.loads(path.read_text(encoding="utf-8"))
        for problem in judge(document, known):
            yield f"{path.name}: {problem}"
        for language in known:
            copy = json.loads(json.dumps(document))
            if not take_word(copy, known, language) or not list(judge(copy, known)):
                yield f"{path.name}: a word taken from “{language}” is not missed"


def check_catalogue(tree):
    """What the catalogues' own check says, "" if all is well."""
    result = subprocess.run([str(tree / "po" / "refresh.sh"), "--check"], capture_output=True,
                            text=True, check=False)
    return "" if result.returncode == 0 else result.stdout + result.stderr


def check_catalogues(source, known):
    """The catalogues, in a copy; yields what is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        tree = pathlib.Path(folder)
        for name in SOURCES:
            shutil.copytree(source / name, tree / name)
        if problem := check_catalogue(tree):
            yield problem
            return
        for language in known[1:]:
            path = tree / "po" / f"{language}.po"
            whole = path.read_text(encoding="utf-8")
            path.write_text(re.sub(r'(\nmsgid "Undo"\nmsgstr )"[^"]+"', r'\1""', whole),
                            encoding="utf-8")
            if 'msgid "Undo"' not in check_catalogue(tree):
                yield f"{path.name}: a word taken away is not missed"
            path.write_text(whole, encoding="utf-8")


def main(source):
    """Returns 0 if no word is missing."""
    source = pathlib.Path(source)
    known = languages(source)
    problems = list(check_rulesets(source, known)) + list(check_catalogues(source, known))
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    if shutil.which("xgettext") is None:
        sys.exit(77)
    os.environ["LC_ALL"] = "C.UTF-8"
    sys.exit(main(sys.argv[1]))
