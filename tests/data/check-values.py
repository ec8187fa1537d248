#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-values.py SOURCE: a document's values stay trees.

Holds that no file of the layers that read documents calls a function of GVariant
that turns a container into bytes: its children go with that, and what others,
maybe in another thread, have borrowed from them (see src/ruleset/nw-json.h).
Files that read settings alone are free to, and the one that compares values.
"""

import pathlib
import re
import sys

LAYERS = ("ruleset", "match", "cards", "workshop")
FREE = {"workshop/nw-cards-layout.c", "workshop/nw-cards-table-layout.c",
        "ruleset/nw-json-print.c"}
FLATTENS = re.compile(r"\bg_variant_(?:lookup|lookup_value|equal|get|get_va|get_child|get_data|"
                      r"get_data_as_bytes|get_size|store|is_normal_form|get_normal_form|byteswap)"
                      r" ?\(")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def blank(found):
    """Returns the lines of a comment without what stands in them."""
    return "\n" * found.group().count("\n")


def check_text(name, text):
    """Yields where a source file calls such a function."""
    for number, line in enumerate(COMMENT.sub(blank, text).splitlines(), 1):
        found = FLATTENS.search(line)
        if found:
            yield f"{name}:{number}: {found.group().rstrip(' (')} lets children go"


def main():
    source = pathlib.Path(sys.argv[1]) / "src"
    files = [file for layer in LAYERS for file in sorted((source / layer).glob("*.[ch]"))]
    wrong = [line for file in files if (name := str(file.relative_to(source))) not in FREE
             for line in check_text(name, file.read_text(encoding="utf-8"))]

    # The check itself has to find what it is for.
    assert list(check_text("a.c", "/* one\n */\n  g_variant_lookup (a, b);\n")) == [
        "a.c:3: g_variant_lookup lets children go"]
    assert not list(check_text("a.c", "g_variant_get_child_value (a, 0); /* g_variant_get (a) */"))
    assert len(files) > 100
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
