"""Find samples that have the same canonical hash: the same graph on the same shapes. Needs no torch."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Dict, List, Mapping, Sequence, Tuple

from graphnet_contract.samples import SampleError
from graphnet_graphs.code.canonical import canonical_hash, shapes_of
from graphnet_graphs.torch_samples import load_torch_sample


@dataclass(frozen=True)
class Group:
    """Two or more samples that have the same canonical hash."""

    graph_hash: str
    paths: Tuple[Path, ...]


@dataclass(frozen=True)
class Duplicates:
    """The groups of equal samples, and the samples that have no hash, each with the reason."""

    groups: Tuple[Group, ...]
    unreadable: Mapping[Path, str]


def hash_of_sample(path: Path) -> str:
    """Return the canonical hash of the sample in a folder, whichever extractor wrote it. Raises SampleError."""
    sample = load_torch_sample(path)
    return canonical_hash(sample.model_source, shapes_of(sample.specs))


def duplicates(paths: Sequence[Path]) -> Duplicates:
    """Group the samples in these folders by their hashes. The groups and their members keep the order of `paths`."""
    by_hash: Dict[str, List[Path]] = {}
    unreadable: Dict[Path, str] = {}
    for path in paths:
        try:
            by_hash.setdefault(hash_of_sample(path), []).append(path)
        except (SampleError, ValueError) as error:
            unreadable[path] = str(error)
    groups = (Group(digest, tuple(group)) for digest, group in by_hash.items() if len(group) > 1)
    return Duplicates(tuple(groups), unreadable)
