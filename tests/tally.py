#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts what `meson test` ran in one or more build directories.

Every case of a TAP program counts once, however many builds it ran in: it
failed if it failed in any of them.  A program that ends badly although all its
cases passed (a crash, a time-out, a leak) counts as one more failure.  The last
line is the count; the status is 0 only if something ran and nothing failed.
"""

import json
import pathlib
import re
import sys

PLAN = re.compile(r"^1\.\.(\d+)", re.MULTILINE)
CASE = re.compile(r"^(not )?ok \d+(?: -)? ?(.*?)(?:\s*# (SKIP|TODO)\b.*)?$", re.MULTILINE)
GOOD = ("OK", "EXPECTEDFAIL")


def cases(test):
    """Yields (name, outcome) for one test program's record in a log."""
    name = test["name"].split(" / ")[-1]
    output = test.get("stdout") or ""
    if test["result"] == "SKIP":
        yield name, "skipped"
        return
    if not PLAN.search(output):
        yield name, "passed" if test["result"] in GOOD else "failed"
        return
    failed = False
    for bad, case, directive in CASE.findall(output):
        outcome = "skipped" if directive else "failed" if bad else "passed"
        failed = failed or outcome == "failed"
        yield f"{name} {case}", outcome
    if test["result"] not in GOOD and not failed:
        yield f"{name} (ends with {test['result'].lower()})", "failed"


def main(builds):
    """Prints the failed cases and the count over these build directories."""
    outcomes = {}
    for build in builds:
        log = pathlib.Path(build, "meson-logs", "testlog.json")
        lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        for line in lines:
            for case, outcome in cases(json.loads(line)):
                outcomes.setdefault(case, set()).add(outcome)
    failed = sorted(case for case, seen in outcomes.items() if "failed" in seen)
    passed = sum("passed" in seen and "failed" not in seen for seen in outcomes.values())
    skipped = len(outcomes) - passed - len(failed)
    for case in failed:
        print(f"failed: {case}")
    print(f"{passed} passed, {len(failed)} failed" + (f", {skipped} skipped" if skipped else ""))
    return 0 if outcomes and not failed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
