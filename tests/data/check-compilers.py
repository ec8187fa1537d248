#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-compilers.py SOURCE BUILD: the other compiler has no complaint either.

Takes the commands of this build, puts Clang in the place of GCC (or the other
way round) and lets it look at each file of ours, with warnings as errors.  So
every warning flag is proven to be known to both.
"""

import concurrent.futures
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys


def without_launcher(words):
    """A command without what Meson puts before the compiler where it finds it: ccache, sccache."""
    return words[1:] if pathlib.Path(words[0]).name in ("ccache", "sccache") else words


def commands(source, build):
    """Yields (file, words) for each file of ours in the compilation database."""
    own = [pathlib.Path(source, folder) for folder in ("src", "tests")]
    for entry in json.loads(pathlib.Path(build, "compile_commands.json").read_text()):
        file = pathlib.Path(entry["directory"], entry["file"]).resolve()
        if file.suffix == ".c" and any(file.is_relative_to(folder) for folder in own):
            yield file, without_launcher(shlex.split(entry["command"]))


def other_command(words, compiler):
    """The same compilation by the other compiler, which only looks."""
    kept = [compiler, "-fsyntax-only", "-Werror"]
    skip = False
    for word in words[1:]:
        if skip or word in ("-MD", "-MP", "-c", "-g") or word.startswith("-fsanitize"):
            skip = False
        elif word in ("-o", "-MF", "-MQ"):
            skip = True
        else:
            kept.append(word)
    return kept


def main(source, build):
    """Returns 0 if no file draws a warning, 77 if there is no other compiler."""
    work = list(commands(source, build))
    if not work:
        return 77
    present = subprocess.run([work[0][1][0], "--version"], capture_output=True, text=True)
    compiler = shutil.which("gcc" if "clang" in present.stdout else "clang")
    if not compiler:
        return 77

    def look(item):
        file, words = item
        return file, subprocess.run(other_command(words, compiler), cwd=build, text=True,
                                    capture_output=True)

    bad = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for file, result in pool.map(look, work):
            if result.returncode != 0 or result.stderr:
                bad += 1
                print(f"{file}:\n{result.stderr}")
    print(f"{len(work)} files seen by {compiler}, {bad} with complaints")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
