"""Find out which operators, dtypes and ranks (numbers of dimensions) a sample has. Needs no torch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Mapping, Tuple

from graphnet_contract.samples import Sample
from graphnet_graphs.code.compose import counted_operators
from graphnet_graphs.code.parts import Forward


@dataclass(frozen=True)
class Contents:
    """The number of statements of each operator, and the distinct dtypes and ranks of the tensor arguments, sorted."""

    sample_hash: str
    operators: Mapping[str, int]
    dtypes: Tuple[str, ...]
    ranks: Tuple[int, ...]


def contents_of(sample: Sample) -> Contents:
    """Return what a sample contains. Raises SyntaxError or ValueError if the sample's code has no forward."""
    tensors = [spec for spec in sample.specs if not spec.is_symint]
    return Contents(
        sample.sample_hash,
        counted_operators(Forward(sample.model_source)),
        tuple(sorted({spec.dtype for spec in tensors})),
        tuple(sorted({len(spec.shape) for spec in tensors})),
    )
