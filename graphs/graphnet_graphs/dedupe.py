"""Samples that compute the same graph on the same shapes, found by their canonical hash; needs no torch."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Dict, List, Sequence, Tuple

from graphnet_contract.samples import SampleError, load_sample

from .canonical import canonical_hash


@dataclass(frozen=True)
class Group:
    """Two or more samples with one canonical hash."""

    graph_hash: str
    paths: Tuple[Path, ...]


def hash_of_sample(path: Path) -> str:
    """The canonical hash of a sample on disk, ours or GraphNet's. Raises SampleError for one that cannot be read."""
    sample = load_sample(path)
    shapes = {spec.name: (spec.shape, spec.dtype) for spec in sample.specs}
    return canonical_hash(sample.model_source, shapes)


def duplicates(paths: Sequence[Path]) -> Tuple[List[Group], Dict[Path, str]]:
    """The groups of equal samples, in the order of `paths`, and why some have no hash."""
    by_hash: Dict[str, List[Path]] = {}
    problems: Dict[Path, str] = {}
    for path in paths:
        try:
            by_hash.setdefault(hash_of_sample(path), []).append(path)
        except (SampleError, ValueError) as error:
            problems[path] = str(error)
    return [Group(digest, tuple(group)) for digest, group in by_hash.items() if len(group) > 1], problems
