#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""bench.py BUILD [NAME…]: runs the benchmarks of a build directory, or the named
ones, one after the other, and passes on what they print."""

import json
import os
import pathlib
import subprocess
import sys


def main(build, names):
    """Returns 0 if there was something to run and all of it ended well."""
    known = json.loads(pathlib.Path(build, "meson-info", "intro-benchmarks.json").read_text())
    chosen = [one for one in known if not names or one["name"] in names]
    missing = set(names) - {one["name"] for one in known}
    for name in sorted(missing):
        print(f"there is no benchmark {name}", file=sys.stderr)
    failed = 0
    for one in chosen:
        print(f"── {one['name']}", flush=True)
        environment = dict(os.environ, **one["env"])
        failed += subprocess.run(one["cmd"], cwd=one["workdir"] or build,
                                 env=environment).returncode != 0
    return 1 if failed or missing or not chosen else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
