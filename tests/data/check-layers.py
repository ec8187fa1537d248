#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-layers.py SOURCE: an arrow between layers only points down.

Holds that the folders of src/ include only what lies below them, that the rules
and the bots know of GLib alone and the models of no toolkit, that the libraries
each folder's meson.build links say the same, and that every folder explains
itself.
"""

import pathlib
import re
import sys

# The layers that each layer may include; a layer may always include itself.
BELOW = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine", "games"},
    "ruleset": {"engine", "games"},
    "lab": {"engine", "games", "bots", "ruleset"},
    "match": {"engine", "games", "bots", "ruleset"},
    "cards": {"engine", "games", "ruleset", "match"},
    "table": {"engine", "games", "bots", "ruleset", "match", "cards"},
    "workshop": {"engine", "games", "bots", "ruleset", "lab", "match", "cards"},
    "app": {"engine", "games", "bots", "ruleset", "lab", "match", "cards", "table", "workshop"},
    "cli": {"engine", "games", "bots", "ruleset", "lab", "match", "cards"},
}
PURE = ("engine", "games", "bots")
MODELS = ("ruleset", "lab", "match")

# Includes beyond our own, by layer: what is refused, and what of Meson's
# dependencies goes with it.
NOT_PURE = re.compile(r"^(glib-object|glib/gi18n|gio/|gobject/|json-glib/|gmodule|gtk/|gdk/|gsk/|"
                      r"adwaita|librsvg/|cairo|pango)")
TOOLKIT = re.compile(r"^(gtk/|gdk/|gdk-pixbuf/|gsk/|adwaita|librsvg/|cairo|pango)")
PURE_DEPENDENCIES = {"glib_dep", "m_dep"}
TOOLKIT_DEPENDENCIES = {"gtk_dep", "adwaita_dep", "librsvg_dep"}

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
DEPENDENCY = re.compile(r"\b(?:nw_([a-z]+)_(?:dep|lib)|([a-z_]+_dep))\b")
COMMENT = re.compile(r"#.*$", re.MULTILINE)


def check_include(layer, mark, header):
    """Returns what is wrong with this include in a file of this layer, or None."""
    top = header.split("/")[0]
    if mark == "<":
        if layer in PURE and NOT_PURE.match(header):
            return "links GLib alone"
        if layer in MODELS and TOOLKIT.match(header):
            return "must not know a toolkit"
        return None
    if header == "config.h" or header.endswith("-resources.h"):
        return None
    if "/" not in header:
        return "includes are written from src/, as \"engine/nw-move.h\""
    if top not in BELOW:
        return f"there is no layer {top}"
    if top != layer and top not in BELOW[layer]:
        return f"{layer} is not above {top}"
    return None


def check_file(source, file):
    """Yields what is wrong with the includes of one source file."""
    layer = file.relative_to(source / "src").parts[0]
    text = file.read_text(encoding="utf-8")
    for found in INCLUDE.finditer(text):
        wrong = check_include(layer, *found.groups())
        if wrong:
            line = text.count("\n", 0, found.start(2)) + 1
            yield f"{file.relative_to(source)}:{line}: includes {found.group(2)}: {wrong}"


def check_build_file(source, file):
    """Yields what is wrong with the dependencies in a meson.build of a layer."""
    layer = file.relative_to(source / "src").parts[0]
    name = file.relative_to(source)
    for own, other in DEPENDENCY.findall(COMMENT.sub("", file.read_text(encoding="utf-8"))):
        if own in BELOW and own != layer and own not in BELOW[layer]:
            yield f"{name}: links {own}: {layer} is not above {own}"
        if other and other not in PURE_DEPENDENCIES and layer in PURE:
            yield f"{name}: links {other}: {layer} links GLib alone"
        if other in TOOLKIT_DEPENDENCIES and layer in MODELS:
            yield f"{name}: links {other}: {layer} must not know a toolkit"


def main(source):
    """Returns 0 if all layers are sound."""
    source = pathlib.Path(source)
    problems = []
    folders = sorted(path for path in (source / "src").iterdir() if path.is_dir())
    for folder in folders:
        if folder.name not in BELOW:
            problems.append(f"src/{folder.name}: not a layer that is known here")
            continue
        if not (folder / "README.md").exists():
            problems.append(f"src/{folder.name}: has no README.md")
        for file in sorted(folder.rglob("*.[ch]")):
            problems.extend(check_file(source, file))
        for file in sorted(folder.rglob("meson.build")):
            problems.extend(check_build_file(source, file))
    print("\n".join(problems) if problems else f"{len(folders)} layers are sound")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
