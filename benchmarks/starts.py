"""Measure the CPU time of each command's start: until it has read its options, and would begin to work.

Usage: ``.venv-check/bin/python benchmarks/starts.py [RUN] [--times N]``. One line per command: user and system seconds
of a process that refuses an unknown option, the least of N (default 5), because other programs only add to it. Then the
longest of the commands' ``--help``, which also draw a page. With RUN, the folder of a run of a few rows, the commands
that read runs are called on it too; their work counts, so they have no limit.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from figures import Figure, report

from graphnet.cli.commands import COMMANDS
from graphnet.errors import ExitCode

#: The limit of a start, in CPU seconds.
_AT_MOST: Final = 0.3
_UNKNOWN: Final = "--no-such-option"
#: Calls of commands that only read a run.
_READING: Final = (
    ("show",),
    ("show", "--format", "json"),
    ("score",),
    ("compare",),
    ("report", "--out", "page.html"),
    ("export", "--format", "csv"),
)


def figures(run: Path | None, times: int, scratch: Path) -> Iterator[Figure]:
    """Measure every command's start, its help, and what reads ``run``. Yield the figures."""
    for name in COMMANDS:
        seconds = cpu_seconds((name, _UNKNOWN), times, scratch, ExitCode.USAGE)
        yield Figure(f"graphnet {name}", seconds, "CPU s", _AT_MOST)
    helps = {name: cpu_seconds((name, "--help"), times, scratch) for name in COMMANDS}
    longest = max(helps, key=lambda name: helps[name])
    yield Figure(f"the longest help: graphnet {longest} --help", helps[longest], "CPU s")
    if run is None:
        return
    for name, *options in _READING:
        words = [name, *([str(run)] * (2 if name == "compare" else 1)), *options]
        # `score` ends with 3 if the rows of this run were disturbed.
        seconds = cpu_seconds(words, times, scratch, ExitCode.OK, ExitCode.UNAVAILABLE)
        yield Figure(f"graphnet {' '.join((name, *options))} on a run", seconds, "CPU s")


def cpu_seconds(arguments: Sequence[str], times: int, scratch: Path, *codes: int) -> float:
    """Return the least CPU time of a command's process, in seconds. Raises CalledProcessError for another exit code."""
    command = [sys.executable, "-m", "graphnet", *arguments]
    found = []
    for _ in range(times):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(command, cwd=scratch, capture_output=True, check=False)
        if done.returncode not in (codes or (ExitCode.OK,)):
            raise subprocess.CalledProcessError(done.returncode, command, done.stdout, done.stderr)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        found.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(found)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("run", nargs="?", type=Path, help="the folder of a small run")
    parser.add_argument("--times", type=int, default=5, metavar="N")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        sys.exit(report(figures(asked.run and asked.run.absolute(), asked.times, Path(temporary))))
