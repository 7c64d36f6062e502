#!/usr/bin/env python3
"""Run a suite with nope, which does the same as the reference, while other processes keep cores busy.

    benchmarks/identity.py [--suite full] [--burners 1] [--threads 1] [--budget 10] [--processes auto] [--out DIR]

The true ratio of every row is 1, because nope computes exactly what the reference computes. The report checks these
limits, one in each line:

    within    Of the rows with a ratio and without a flag, at least 95 % have a ratio within 5 % of 1.
    contain   Of the rows with a ratio and several pairs of processes, at least 93 % have an interval that contains 1.
    called    No row is called faster or slower, as `graphnet score` says.
    unflagged Of all rows, at least 60 % have a ratio and no flag. Checked only with one burner.

The report also counts the rows by their number of pairs of processes, and shows the mean time per row: wall time, and
the CPU time of the command and all its workers. Run this script with ``--processes 1`` too, to see how much time the
additional processes take. A burner is a process that keeps one core busy all the time. The exit code is 0 only if all
limits are met.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from figures import ROOT, bar, burning, children_cpu_s

WITHIN = 0.05
SHARE_WITHIN = 0.95
SHARE_UNFLAGGED = 0.60
CONTAIN = 0.93


@dataclass(frozen=True)
class Cost:
    """The time that a command took, in seconds: wall time, and CPU time of all its processes."""

    wall_s: float
    cpu_s: float


def run(options: argparse.Namespace, folder: Path) -> tuple[list[dict[str, Any]], Cost]:
    """Run the suite. Return its rows and what they cost."""
    command = [str(ROOT / "graphnet"), "bench", "--backend", "nope@local", "--reference", "eager@local"]
    command += ["--device", "cpu", "--fail-on", "never", "--format", "json", "--out", str(folder)]
    for name in ("suite", "threads", "budget", "processes"):
        command += [f"--{name}", str(getattr(options, name))]
    before, began = children_cpu_s(), time.monotonic()
    with burning("while True: pass", options.burners):
        # The difference does not contain the burners' CPU time, because they have not been waited for yet.
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
        cost = Cost(time.monotonic() - began, children_cpu_s() - before)
    return json.loads(done.stdout)["results"], cost


def score(folder: Path) -> dict[str, Any]:
    """Return what the run says about nope."""
    command = [str(ROOT / "graphnet"), "score", str(folder), "--format", "json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    (found,) = json.loads(done.stdout)["backends"].values()
    told: dict[str, Any] = found["own"]
    return told


def report(rows: list[dict[str, Any]], told: dict[str, Any], cost: Cost, one_burner: bool) -> bool:
    """Print the figures and check the limits. Return whether all limits are met."""
    timed = [row for row in rows if row["outcome"] == "OK" and row["speedup"]]
    quiet = [row for row in timed if not row["flags"]]
    several = [row for row in timed if row["timing"]["processes"] > 1]
    inside = [row for row in several if row["speedup"]["low"] <= 1 <= row["speedup"]["high"]]
    pairs = Counter(row["timing"]["processes"] for row in timed)
    flags = Counter(flag for row in timed for flag in row["flags"])
    print(f"{len(timed)} of {len(rows)} rows have a ratio; flags: {_counted(flags)}")
    print(f"pairs of processes: {_counted(pairs)}")
    print(f"per row {cost.wall_s / len(rows):.1f} s of wall time, {cost.cpu_s / len(rows):.1f} s of CPU time")
    text = f"{_within(quiet)} of {len(quiet)} ratios without a flag within 5 %; {_within(timed)} of all {len(timed)}"
    held = [bar("within", text, bool(quiet) and _within(quiet) >= SHARE_WITHIN * len(quiet))]
    text = f"{len(inside)} of {len(several)} intervals contain 1"
    held.append(bar("contain", text, len(inside) >= CONTAIN * len(several)))
    names = ("faster", "no_difference", "slower")
    text = ", ".join(f"{told[name]} {name.replace('_', ' ')}" for name in names)
    held.append(
        bar("called", f"{text}, {told['not_timed']} not timed well enough", not told["faster"] and not told["slower"])
    )
    if one_burner:
        text = f"{len(quiet)} of {len(rows)} rows have no flag"
        held.append(bar("unflagged", text, len(quiet) >= SHARE_UNFLAGGED * len(rows)))
    return all(held)


def _within(rows: list[dict[str, Any]]) -> int:
    ratios = [row["speedup"]["ratio"] for row in rows]
    return sum(max(ratio, 1 / ratio) - 1 <= WITHIN for ratio in ratios)


def _counted(counts: Counter[Any]) -> str:
    return ", ".join(f"{count} x {name}" for name, count in sorted(counts.items())) or "none"


def main() -> int:
    """Run the suite and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--suite", default="full")
    parser.add_argument("--burners", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--budget", type=float, default=10.0)
    parser.add_argument("--processes", default="auto")
    parser.add_argument("--out", type=Path, help="folder for the run, which is kept; without it the run is removed")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.out or Path(temporary) / "run"
        rows, cost = run(options, folder)
        told = score(folder)
    return 0 if report(rows, told, cost, options.burners == 1) else 1


if __name__ == "__main__":
    sys.exit(main())
