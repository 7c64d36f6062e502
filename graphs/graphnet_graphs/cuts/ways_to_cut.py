"""The command `decompose`: read the options, cut a sample, and write its parts into a folder."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path
from typing import Callable, Dict, List, Tuple

from graphnet_contract.meta import WEIGHT_META, attribute, parse_meta, read_file
from graphnet_contract.samples import Sample
from graphnet_graphs.cuts import choose
from graphnet_graphs.cuts.decompose import Observed, observe
from graphnet_graphs.cuts.part_samples import WrittenPart, require_replaceable, write_parts
from graphnet_graphs.errors import UsageError

Way = Callable[[Sample, Observed], List[int]]


def way_of(options: Namespace) -> Way:
    """Return a function that computes where to cut a sample, in the way that the options name, or raise UsageError."""
    if options.positions is not None:
        positions = [_number("--positions", text) for text in options.positions.split(",")]
        return lambda sample, observed: choose.at_positions(observed, positions)
    if options.ranges is not None:
        ranges = [_range(text) for text in options.ranges.split(",")]
        return lambda sample, observed: choose.around_ranges(observed, ranges)
    if options.max_size is not None:
        return lambda sample, observed: choose.by_size(observed, options.max_size)
    if options.modules is not None:
        return lambda sample, observed: choose.by_modules(observed, original_names(sample), options.modules)
    return lambda sample, observed: observed.free_positions()


def decompose_sample(sample: Sample, way: Way, folder: Path, values: bool = False) -> List[WrittenPart]:
    """Run a sample, cut it, and write its parts into a folder. Replace an earlier decomposition in that folder.

    Raises:
        UsageError: the cuts are impossible, or the folder contains something that our tools did not write.
        MismatchError, ValueError: see `write_parts`.
        Exception: the sample's own code raised an error when it was run.
    """
    require_replaceable(folder)
    observed = observe(sample)
    return write_parts(sample, observed, way(sample, observed), folder, values)


def original_names(sample: Sample) -> Dict[str, str]:
    """Map each argument's name to the name that the model itself uses, such as layer1.0.conv1.weight.

    A sample of GraphNet does not store the model's names. There, they follow from the names of the arguments:
    L_self_modules_layer1_modules_0_modules_conv1_parameters_weight_ becomes layer1.0.conv1.weight.
    """
    names: Dict[str, str] = {}
    path = sample.path / WEIGHT_META
    for meta in parse_meta(read_file(path).text(), path):
        name = attribute(meta, "name", (str,), None)
        own = attribute(meta, "original_name", (str,), "")
        names[name] = own or _from_argument(name)
    return names


def _from_argument(name: str) -> str:
    modules = re.findall(r"_modules_(.+?)(?=_modules_|_parameters_|_buffers_)", name)
    leaf = re.search(r"_(?:parameters|buffers)_(\w+?)_*\Z", name)
    return ".".join([*modules, leaf.group(1)]) if leaf else name


def lengths_of(text: str) -> Tuple[int, int]:
    """Return the two numbers of a text such as 2-8. Raise UsageError if the text is not such a range."""
    found = re.fullmatch(r"\s*(\d+)\s*-\s*(\d+)\s*", text)
    if not found or not 1 <= int(found.group(1)) <= int(found.group(2)):
        raise UsageError(f"--sequences: {text!r} is not a range of lengths; give SHORTEST-LONGEST, such as 2-8.")
    return int(found.group(1)), int(found.group(2))


def _number(option: str, text: str) -> int:
    if not re.fullmatch(r"\s*\d+\s*", text):
        raise UsageError(f"{option}: {text!r} is not the number of a statement; give numbers with commas between them.")
    return int(text)


def _range(text: str) -> Tuple[int, int]:
    first, dash, end = text.partition("-")
    if not dash:
        raise UsageError(f"--ranges: {text!r} is not a range; give FIRST-END, such as 0-5.")
    bounds = _number("--ranges", first), _number("--ranges", end)
    if bounds[0] >= bounds[1]:
        raise UsageError(f"--ranges: {text!r} is empty; give FIRST-END with END above FIRST, such as 0-5.")
    return bounds
