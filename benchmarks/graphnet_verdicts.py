#!/usr/bin/env python3
"""Run random samples of GraphNet through compilers: which rows are right, by which ruler, and how wrong are the others?

    benchmarks/graphnet_verdicts.py CHECKOUT/samples --out RUN [--seed 20261125] [--count 60] [--elements 12000000]
                                    [--backend NAME ...] [--framework paddle --reference paddle_eager]
                                    [--budget 0.2] [--threads 1]
    benchmarks/graphnet_verdicts.py --show RUN [RUN ...]

The samples are shuffled with the seed. Of those with at most --elements elements in all tensors, the first --count
are run, each row in one pair of processes and with little time, because verdicts do not need good times; for the
speedups, give --budget 2. --show prints the tables of runs that exist, of any samples. For samples of Paddle, give
CHECKOUT/paddle_samples.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from statistics import geometric_mean
from typing import Any

from figures import rows_of
from graphnet_repairs import run
from graphnet_sweep import drawn

from graphnet_contract.frameworks import FRAMEWORKS
from graphnet_contract.samples import Sample

SEED = 20261125
_SLOW = 0.5


def show(rows: Iterable[dict[str, Any]]) -> None:
    """Print how many rows of each backend have each outcome, by ruler; the mean of the speedups of right rows, and the
    slow ones; and the message of every row that is wrong, and of every sample that the reference cannot run.
    """
    counts: Counter[tuple[str, str, str]] = Counter()
    speedups: dict[str, list[tuple[float, str]]] = defaultdict(list)
    wrong = []
    for row in rows:
        if row["outcome"] == "OK" and row["speedup"]:
            speedups[row["backend"]].append((row["speedup"]["ratio"], row["sample"]))
        counts[row["backend"], row["outcome"], row.get("judged_by") or ""] += 1
        wrong += [row] if row["outcome"] in ("ACCURACY", "REFERENCE_FAILED", "LOAD_ERROR") else []
    for (backend, outcome, by), count in sorted(counts.items()):
        print(f"{backend:12} {outcome:18} {by:8} {count}")
    for backend, found in sorted(speedups.items()):
        slow = ", ".join(f"{sample} {ratio:.2f}" for ratio, sample in sorted(found) if ratio < _SLOW)
        mean = geometric_mean(ratio for ratio, _ in found)
        print(f"{backend:12} {mean:.2f}x (geometric mean of {len(found)} rows); below {_SLOW}: {slow or 'none'}")
    for row in wrong:
        print(f"{row['backend']}: {row['sample']}: {row['message']}")


def _is_small(sample: Sample, framework: str, elements: int) -> bool:
    """Whether a sample of this framework has at most this number of elements in all its tensors."""
    return sample.framework == framework and sum(spec.numel for spec in sample.specs) <= elements


def main() -> int:
    """Run the samples, or read runs, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("samples", type=Path, nargs="?")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--show", type=Path, nargs="+", default=[])
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--elements", type=int, default=12_000_000)
    parser.add_argument("--budget", default="0.2")
    parser.add_argument("--threads", default="1")
    parser.add_argument("--backend", action="append")
    parser.add_argument("--framework", choices=FRAMEWORKS, default="torch")
    parser.add_argument("--reference", default="eager")
    given = parser.parse_args()
    runs = given.show
    if not runs:
        if given.samples is None or given.out is None:
            parser.error("give a folder of samples and --out, or --show")
        framework, elements = given.framework, given.elements
        chosen = drawn(given.samples, given.seed, given.count, lambda one: _is_small(one, framework, elements))
        options = ["--reference", given.reference, "--budget", given.budget, "--threads", given.threads]
        options += ["--processes", "1", "--recompile", "none", "--timeout", "400"]
        run(chosen, given.backend or ["inductor", "xla", "tvm"], given.out, *options)
        runs = [given.out]
    show(row for one in runs for row in rows_of(one))
    return 0


if __name__ == "__main__":
    sys.exit(main())
