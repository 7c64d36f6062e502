#!/usr/bin/env python3
"""Compare the schedules of backends/tvm with eager mode on one suite, with the same number of threads.

    benchmarks/tvm_schedules.py [--suite smoke] [--threads 2] [--trials 64] [--without metaschedule]

For each sample and schedule, the table shows the speedup: eager's time divided by the time with the schedule. The last
line shows the medians. The exit code is 0 if the median sample with `rules` runs at least half as fast as eager and at
least five times as fast as with `none`, else 1.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCHEDULES = ("rules", "metaschedule", "none")
#: The smallest accepted speed of the schedule `rules`, relative to eager mode and relative to the schedule `none`.
AGAINST_EAGER, AGAINST_NONE = 0.5, 5.0


def main() -> int:
    """Run the suite with each schedule and print the table. Return 0 if `rules` is fast enough, else 1."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--suite", default="smoke")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--trials", type=int, default=64, help="of the tuner, per sample")
    parser.add_argument("--without", action="append", default=[], choices=SCHEDULES)
    given = parser.parse_args()
    schedules = [name for name in SCHEDULES if name not in given.without]
    ratios = {name: measure(name, given.suite, given.threads, given.trials) for name in schedules}
    show(ratios)
    return 0 if holds(ratios) else 1


def measure(schedule: str, suite: str, threads: int, trials: int) -> dict[str, float]:
    """Run the suite with one schedule. Return the speedup over eager mode by sample.

    Samples without a speedup are left out.
    """
    command = [str(ROOT / "graphnet"), "bench", "--backend", "tvm", "--suite", suite, "--threads", str(threads)]
    command += ["--option", f"schedule={schedule}", "--format", "json", "--fail-on", "never", "--timeout", "1800"]
    if schedule == "metaschedule":
        command += ["--option", f"trials={trials}"]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"bench with schedule={schedule} ended with exit code {done.returncode}")
    rows = json.loads(done.stdout)["results"]
    for row in rows:
        if row["outcome"] != "OK":
            print(f"{row['sample']} with {schedule}: {row['outcome']} {row['message'] or ''}", file=sys.stderr)
    return {row["sample"]: row["speedup"]["ratio"] for row in rows if row["outcome"] == "OK" and row["speedup"]}


def show(ratios: dict[str, dict[str, float]]) -> None:
    """Print one line per sample with its speedup for each schedule, and a last line with the medians."""
    samples = sorted({sample for found in ratios.values() for sample in found})
    width = max([len("median"), *map(len, samples)])
    print(f"{'sample':{width}}" + "".join(f"{name:>14}" for name in ratios))
    for sample in samples:
        cells = (f"{found[sample]:14.3f}" if sample in found else f"{'-':>14}" for found in ratios.values())
        print(f"{sample:{width}}" + "".join(cells))
    print(f"{'median':{width}}" + "".join(f"{median(found):14.3f}" for found in ratios.values()))


def holds(ratios: dict[str, dict[str, float]]) -> bool:
    """Whether the schedule `rules` is fast enough, compared with eager mode and with the schedule `none`.

    The comparison with `none` uses the samples that ran with both schedules.
    """
    rules, none = ratios.get("rules", {}), ratios.get("none", {})
    both = sorted(set(rules) & set(none))
    if not both:
        print("nothing to compare: no sample ran with both rules and none")
        return False
    against_eager = median(rules)
    against_none = statistics.median(rules[sample] / none[sample] for sample in both)
    print(f"rules: {against_eager:.2f} of eager (at least {AGAINST_EAGER}), {against_none:.1f} times none (at least 5)")
    return against_eager >= AGAINST_EAGER and against_none >= AGAINST_NONE


def median(found: dict[str, float]) -> float:
    """Return the median of the speedups, or 0 if there are none."""
    return statistics.median(found.values()) if found else 0.0


if __name__ == "__main__":
    sys.exit(main())
