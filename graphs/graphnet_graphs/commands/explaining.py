"""The commands that `graphnet explain` calls: regions and peaks."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any, Dict, List, Optional

from graphnet_graphs.commands.output import FAILED, OK, Output, samples_below, try_sample
from graphnet_graphs.errors import UsageError


def regions(options: Namespace, say: Output) -> int:
    """Cut samples into regions that can be timed. Return 0 if every sample was cut, otherwise 1."""
    import torch

    from graphnet_graphs.cuts.regions import Limits, write_regions
    from graphnet_graphs.repair.copies import folders_of_copies

    torch.set_num_threads(options.threads)
    limits = Limits(options.fewest, options.most, options.shortest_us * 1e3)
    kernels = _kernels(options.kernels)
    if (options.like is None) is not (options.move == ""):
        raise UsageError("--like and --move belong together; give both or none.")
    moved = None if options.like is None else _moved(options.like, options.move)
    done: List[Dict[str, Any]] = []
    problems: List[Dict[str, str]] = []
    for path, target in folders_of_copies(samples_below(options.paths), options.out).items():

        def run(sample: Any, target: Path = target) -> Dict[str, Any]:
            found = write_regions(sample, target, limits, options.share, options.seed, kernels, moved)
            return {"out": str(target), **found}

        try_sample(path, run, options.debug, done, problems, say, lambda one: f": {len(one['regions'])} regions")
    lines = [f"{one['out']}: {len(one['regions'])} regions" for one in done]
    say.result({"samples": done, "problems": problems}, lines, problems)
    return FAILED if problems else OK


def _moved(path: Path, regions: str) -> Any:
    from graphnet_graphs.cuts.regions import Moved

    try:
        return Moved.read(path, [int(number) for number in regions.split(",")])
    except (OSError, ValueError, TypeError, LookupError) as error:
        raise UsageError(f"--like {path} --move {regions}: no such cut can be read: {error}.") from error


def _kernels(path: Optional[Path]) -> List[List[int]]:
    if path is None:
        return []
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        return [[int(line) for line in lines] for lines in found]
    except (OSError, ValueError, TypeError) as error:
        raise UsageError(f"--kernels {path} is not a list of lists of lines: {error}; give another file.") from error


def peaks(options: Namespace, say: Output) -> int:
    """Measure what the machine can do at most, and return 0."""
    from graphnet_graphs.running.peaks import measure_peaks

    if options.threads < 1:
        raise UsageError(f"--threads {options.threads}: give 1 or more.")
    found = measure_peaks(options.device, options.threads)
    lines = [f"{name}: {value / 1e9:.1f} GFLOP/s" for name, value in found["flops_per_s"].items()]
    lines += [f"{test}: {max(v for _, v in sizes) / 1e9:.1f} GB/s" for test, sizes in found["bytes_per_s"].items()]
    say.result(found, lines)
    return OK
