#!/usr/bin/env python3
"""Run a suite with nope, which does the same as the reference, while other processes keep cores busy.

    benchmarks/identity.py [--suite full] [--burners 1] [--threads 1] [--budget 10] [--processes auto] [--out DIR]

The true ratio of every row is 1, because nope computes exactly what the reference computes. The report checks these
limits, one in each line:

    within    Of the rows with a ratio and without a flag, at least 95 % have a ratio within 5 % of 1.
    contain   Of the rows with a ratio, 93 to 98 % have an interval that contains 1.
    unflagged Of all rows, at least 60 % have a ratio and no flag. Checked only with one burner.

The report also counts the rows by their number of pairs of processes, and shows the mean time per row: wall time, and
the CPU time of the command and all its workers. Run this script with ``--processes 1`` too, to see how much time the
additional processes take. A burner is a process that keeps one core busy all the time. The exit code is 0 only if all
limits are met.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from in_environment import ROOT

WITHIN = 0.05
SHARE_WITHIN = 0.95
SHARE_UNFLAGGED = 0.60
CONTAIN = (0.93, 0.98)


@contextlib.contextmanager
def burners(count: int) -> Iterator[None]:
    """Run this number of processes until the ``with`` block ends. Each keeps one core busy all the time."""
    processes = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


@dataclass(frozen=True)
class Cost:
    """The time that a command took, in seconds: wall time, and CPU time of all its processes."""

    wall_s: float
    cpu_s: float


def run(options: argparse.Namespace, folder: Path) -> tuple[list[dict[str, Any]], Cost]:
    """Run the suite. Return the rows of the run, and the time that the command took."""
    command = [str(ROOT / "graphnet"), "bench", "--backend", "nope@local", "--reference", "eager@local"]
    command += ["--device", "cpu", "--fail-on", "never", "--format", "json", "--out", str(folder)]
    for name in ("suite", "threads", "budget", "processes"):
        command += [f"--{name}", str(getattr(options, name))]
    before, began = _cpu_s(), time.monotonic()
    with burners(options.burners):
        # Although the burners are children of this process too, the difference below does not contain their CPU time.
        # `_cpu_s` contains the CPU time of a child only after this process has waited for the child to end, and this
        # process waits for the burners only at the end of the `with` block.
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
        cost = Cost(time.monotonic() - began, _cpu_s() - before)
    rows: list[dict[str, Any]] = json.loads(done.stdout)["results"]
    return rows, cost


def _cpu_s() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def report(rows: list[dict[str, Any]], cost: Cost, one_burner: bool) -> bool:
    """Print the figures and check the limits. Return whether all limits are met."""
    timed = [row for row in rows if row["outcome"] == "OK" and row["speedup"]]
    quiet = [row for row in timed if not row["flags"]]
    inside = [row for row in timed if row["speedup"]["low"] <= 1 <= row["speedup"]["high"]]
    pairs = Counter(row["timing"]["processes"] for row in timed)
    flags = Counter(flag for row in timed for flag in row["flags"])
    print(f"{len(timed)} of {len(rows)} rows have a ratio; flags: {_counted(flags)}")
    print(f"pairs of processes: {_counted(pairs)}")
    print(f"per row {cost.wall_s / len(rows):.1f} s of wall time, {cost.cpu_s / len(rows):.1f} s of CPU time")
    low, high = CONTAIN
    held = [
        _bar(
            "within",
            f"{_within(quiet)} of {len(quiet)} ratios without a flag within 5 %; {_within(timed)} of all {len(timed)}",
            bool(quiet) and _within(quiet) >= SHARE_WITHIN * len(quiet),
        ),
        _bar(
            "contain",
            f"{len(inside)} of {len(timed)} intervals contain 1",
            low * len(timed) <= len(inside) <= high * len(timed),
        ),
    ]
    if one_burner:
        told = f"{len(quiet)} of {len(rows)} rows have no flag"
        held.append(_bar("unflagged", told, len(quiet) >= SHARE_UNFLAGGED * len(rows)))
    return all(held)


def _within(rows: list[dict[str, Any]]) -> int:
    ratios = [row["speedup"]["ratio"] for row in rows]
    return sum(max(ratio, 1 / ratio) - 1 <= WITHIN for ratio in ratios)


def _counted(counts: Counter[Any]) -> str:
    return ", ".join(f"{count} x {name}" for name, count in sorted(counts.items())) or "none"


def _bar(name: str, told: str, holds: bool) -> bool:
    print(f"{'holds ' if holds else 'MISSED'}  {name:<9} {told}")
    return holds


def main() -> int:
    """Run the suite and report. Return 0 if all limits are met, else 1."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--suite", default="full")
    parser.add_argument("--burners", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--budget", type=float, default=10.0)
    parser.add_argument("--processes", default="auto")
    parser.add_argument("--out", type=Path, help="folder for the run, which is kept; without it the run is removed")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        rows, cost = run(options, options.out or Path(temporary) / "run")
    return 0 if report(rows, cost, options.burners == 1) else 1


if __name__ == "__main__":
    sys.exit(main())
