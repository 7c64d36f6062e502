#!/usr/bin/env python3
"""Compare every two of several honest runs as `graphnet verify` compares a sealed run with a new measurement.

    benchmarks/verify.py [--runs 12] [--burners 0] [--budget 30] [--out DIR]

Each run measures nope, which does what the reference does, on three samples, with an A/A control of its own. Each two
runs are compared row by row: once as they are, and once with a ratio of the first raised by 30 %. The report checks:

    honest    No comparison says "contradicts".
    raised    Of the comparisons with a raised ratio, at least 95 % say "contradicts".

On a machine of two cores that did nothing else, ``--runs 8`` found 83 of 84 raised ratios and accused no honest one. A
small budget makes intervals wide, and the answer then is "cannot say": ``--runs 11 --budget 4`` on a noisy machine
found 63 of 165 raised ratios, and accused no honest one.

A burner is a process that keeps one core busy all the time. The exit code is 0 only if both limits are met.
"""

from __future__ import annotations

import argparse
import itertools
import math
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path

from figures import ROOT, bar, burning

SAMPLES = ("torch/dlrm", "torch_geometric/gcn", "transformers/bert_base_2l")
RAISED = 1.3
SHARE_RAISED = 0.95


def run(options: argparse.Namespace, folder: Path) -> None:
    """Make one run."""
    command = [str(ROOT / "graphnet"), "bench", "--backend", "nope@local", "--reference", "eager@local"]
    command += ["--threads", "1", "--device", "cpu", "--fail-on", "never", "--format", "json", "--out", str(folder)]
    command += ["--precision", "paper", "--budget", str(options.budget)]
    for name in SAMPLES:
        command += ["--samples", str(ROOT / "samples" / name)]
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)


def compared(folders: list[Path]) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """Return the answers of all pairs of runs, of honest and of raised ratios, and why rows cannot be compared."""
    # graphnet can be imported only after figures.
    from graphnet.receipt.agreement import Measured, compare_ratios, measured_ratio
    from graphnet.runs.store import RunStore

    runs: list[dict[str, Measured | str]] = []
    for folder in folders:
        store = RunStore.open(folder)
        controls = store.controls()
        runs.append({record.sample: measured_ratio(record, controls, 1) for record in store.records()})
    honest, raised, unknown = Counter[str](), Counter[str](), Counter[str]()
    for one, other in itertools.combinations(runs, 2):
        for sample in SAMPLES:
            sealed, anew = one[sample], other[sample]
            if isinstance(sealed, str) or isinstance(anew, str):
                unknown[str(sealed if isinstance(sealed, str) else anew)] += 1
                continue
            honest[compare_ratios(sealed, anew, 1).agreement] += 1
            lie = replace(sealed, log=sealed.log + math.log(RAISED))
            raised[compare_ratios(lie, anew, 1).agreement] += 1
    return honest, raised, unknown


def main() -> int:
    """Make the runs and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=12)
    parser.add_argument("--burners", type=int, default=0)
    parser.add_argument("--budget", type=float, default=30.0)
    parser.add_argument("--out", type=Path, help="folder for the runs, which are kept; without it they are removed")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        parent = options.out or Path(temporary)
        folders = [parent / f"run-{number}" for number in range(options.runs)]
        with burning("while True: pass", options.burners):
            for folder in folders:
                run(options, folder)
        honest, raised, unknown = compared(folders)
    for reason, count in unknown.most_common():
        print(f"{count} comparisons cannot be made: {reason}")
    total, caught = sum(honest.values()), raised["contradicts"]
    text = ", ".join(f"{count} {answer}" for answer, count in sorted(honest.items()))
    held = [bar("honest", f"of {total} comparisons {text}", total > 0 and not honest["contradicts"])]
    enough = caught >= SHARE_RAISED * total
    held.append(bar("raised", f"{caught} of {total} ratios raised by 30 % contradict", enough))
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
