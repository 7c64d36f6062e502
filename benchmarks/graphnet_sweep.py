#!/usr/bin/env python3
"""Run random samples of GraphNet under `nope`, without repairs: do the outputs equal those of the reference?

    benchmarks/graphnet_sweep.py CHECKOUT/samples --out RUN [--count 156] [--parameters 300000000]

The samples are shuffled with a fixed seed. Of those with at most --parameters parameters, the first --count are run. If
--out is the folder of an earlier run, that run is resumed.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from itertools import groupby
from pathlib import Path

from figures import rows_of
from graphnet_repairs import run

from graphnet.samples.facts import facts_of
from graphnet_contract.samples import Sample, SampleError, load_sample

SEED = 20261122


def drawn(folder: Path, seed: int, count: int, fits: Callable[[Sample], bool]) -> list[Path]:
    """Draw ``count`` samples for which ``fits`` is true, with a fixed seed."""
    folders = sorted(file.parent for file in folder.rglob("model.py") if (file.parent / "graph_net.json").exists())
    random.Random(seed).shuffle(folders)
    found: list[Path] = []
    for one in folders:
        if len(found) == count:
            break
        try:
            found += [one] if fits(load_sample(one)) else []
        except SampleError as error:
            print(error, file=sys.stderr)
    return found


def main() -> int:
    """Run the samples and print a line per source. Return 0 if every row is OK and bit-equal, else 1."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--count", type=int, default=156)
    parser.add_argument("--parameters", type=int, default=300_000_000)
    given = parser.parse_args()
    chosen = drawn(given.checkout, SEED, given.count, lambda one: facts_of("", one).parameters <= given.parameters)
    run(chosen, ["nope"], given.out, "--repair", "none")
    rows = rows_of(given.out)
    print("| source | samples | OK | bit-equal | not finite | degenerate |\n| --- | --- | --- | --- | --- | --- |")
    for source, group in groupby(sorted(rows, key=lambda row: row["source"]), key=lambda row: row["source"]):
        of_one = list(group)
        counts = (
            len(of_one),
            sum(row["outcome"] == "OK" for row in of_one),
            sum(row["max_abs_error"] == 0 for row in of_one),
            *(sum(flag in row["flags"] for row in of_one) for flag in ("nonfinite_reference", "degenerate_output")),
        )
        print(f"| {source} | " + " | ".join(map(str, counts)) + " |")
    failed = [row for row in rows if row["outcome"] != "OK" or row["max_abs_error"] != 0]
    for row in failed:
        print(f"{row['sample']}: {row['outcome']}: {row['message']}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
