#!/usr/bin/env python3
"""Run GraphNet's samples with torch's private names replaced: does each compute the same bits as the original?

    INTERPRETER benchmarks/graphnet_private_names.py CHECKOUT/samples [--count 400] [--seed 114] [--most 60000000]
    INTERPRETER benchmarks/graphnet_private_names.py CHECKOUT/samples --census

INTERPRETER has torch; tools/graphs_environment.py prints one. The samples are drawn with the seed from those that have
at most --most elements in all tensors. The rule `private_api` rewrites the source code of each sample. The original and
the rewritten code run on the same inputs, which the input scheme mesh makes. Each sample runs in its own process, with
one thread and at most 8 GiB of private memory. The exit code is 1 if, for some sample, the outputs of the original and
of the rewritten code differ in a bit, else 0. The last column of the table lists the private names that the rule leaves
in the code. For a sample that differs or was not run, it shows the difference or the reason instead.

With --census, nothing is run: the table counts the samples with private names before and after the rule.
"""

from __future__ import annotations

import argparse
import itertools
import os
import random
import resource
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "proto"), str(ROOT / "graphs")]

MEMORY = 8 << 30
TIMEOUT_S = 300
#: The result for a sample that is left out of the table, because it is too large or cannot be read.
LARGE = "too large"


def compare(path: Path, most: float) -> str:
    """Run the original and the rewritten code of one sample, and compare their outputs. This function needs torch.

    Returns:
        The last cells of the sample's row in the table; LARGE if the sample cannot be read or its tensors have more
        than ``most`` elements.
    """
    import torch

    from graphnet_contract.samples import SampleError, load_sample
    from graphnet_graphs.compare import first_difference
    from graphnet_graphs.private_api import left_private, make_public, private_names
    from graphnet_graphs.run_sample import make_arguments
    from graphnet_graphs.sample_module import call, load_module

    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    torch.set_num_threads(1)
    try:
        sample = load_sample(path)
    except SampleError:
        return LARGE
    if sum(spec.numel for spec in sample.specs) > most:
        return LARGE
    public = make_public(sample.model_source)
    before = len(private_names(sample.model_source))
    left = left_private(public.text)
    try:
        expected = call(load_module(sample.model_source).forward, make_arguments(sample))
    # The samples' code is not ours and can raise any type of error, so catch all types.
    except Exception as error:  # noqa: BLE001
        return f"not run | {before} | {len(left)} | {type(error).__name__}: {' '.join(str(error).split())[:90]}"
    difference = first_difference(call(load_module(public.text).forward, make_arguments(sample)), expected)
    verdict = "bit-equal" if difference is None else "DIFFERS"
    return f"{verdict} | {before} | {len(left)} | {', '.join(sorted(left)) if difference is None else difference.what}"


def run_one(path: Path, most: float) -> str:
    """Compare one sample in a process of its own, and return the last cells of its row."""
    command = [sys.executable, __file__, str(path), "--one", "--most", str(most)]
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=TIMEOUT_S, check=False)
    except subprocess.TimeoutExpired:
        return f"not run | ? | ? | longer than {TIMEOUT_S} s"
    lines = done.stdout.splitlines() if done.returncode == 0 else []
    return lines[-1] if lines else f"not run | ? | ? | exit code {done.returncode}"


def rows_of(root: Path, seed: int, most: float, jobs: int) -> Iterator[tuple[Path, str]]:
    """Yield each sample with at most ``most`` elements, and the last cells of its row in the table.

    The order of the samples depends only on the seed. Up to ``jobs`` samples run at once.
    """
    from graphnet_contract.samples import find_samples

    paths = find_samples(root)
    random.Random(seed).shuffle(paths)
    with ThreadPoolExecutor(jobs) as pool:
        for first in range(0, len(paths), 4 * jobs):
            some = paths[first : first + 4 * jobs]
            rows = pool.map(run_one, some, [most] * len(some))
            yield from ((path, row) for path, row in zip(some, rows, strict=True) if row != LARGE)


def census(root: Path) -> int:
    """Print how many samples use private names before and after the rule `private_api`.

    Also print which private names the rule leaves, and why.
    """
    from graphnet_contract.meta import WEIGHT_META
    from graphnet_contract.samples import MODEL, find_samples
    from graphnet_graphs.private_api import left_private, make_public, private_names

    counts: Counter[str] = Counter()
    reasons: dict[str, str] = {}
    names: Counter[str] = Counter()
    for path in find_samples(root):
        if not (path / WEIGHT_META).exists():
            counts["cannot be read"] += 1
            continue
        # Read only the source code. Loading the whole sample would be slow, because it has many tensor descriptions.
        source = (path / MODEL).read_text(encoding="utf-8")
        left = left_private(make_public(source).text)
        counts["read"] += 1
        counts["use private names"] += bool(private_names(source))
        counts["use private names after the rule"] += bool(left)
        names.update(list(left))
        reasons.update(left)
    for what, number in counts.items():
        print(f"{number:5} samples {what}")
    print("\n| private name that is left | samples | reason |\n| --- | --- | --- |")
    for name, number in names.most_common():
        print(f"| {name} | {number} | {reasons[name]} |")
    return 0


def main() -> int:
    """Compare the drawn samples, one process for each, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("samples", type=Path)
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=114)
    parser.add_argument("--most", type=float, default=60e6)
    parser.add_argument("--jobs", type=int, default=1, help="the number of samples that run at once (default: 1)")
    parser.add_argument("--census", action="store_true", help="count names in all samples, and run none")
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        print(compare(options.samples, options.most))
        return 0
    if options.census:
        return census(options.samples)
    counts: Counter[str] = Counter()
    print("| sample | outputs | private names before | after | remark |\n| --- | --- | --- | --- | --- |", flush=True)
    rows = rows_of(options.samples, options.seed, options.most, options.jobs)
    for path, row in itertools.islice(rows, options.count):
        counts[row.split(" | ")[0]] += 1
        print(f"| {path.relative_to(options.samples)} | {row} |", flush=True)
    print(", ".join(f"{number} {name}" for name, number in sorted(counts.items())))
    return 1 if counts["DIFFERS"] else 0


if __name__ == "__main__":
    sys.exit(main())
