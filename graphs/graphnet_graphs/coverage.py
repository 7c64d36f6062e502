"""Find out which operators a sample has, and which dtypes and ranks (numbers of dimensions) its tensor arguments have.

This module needs no torch.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Mapping, Tuple

from graphnet_contract.samples import Sample

from .compose import counted_operators
from .parts import Forward


@dataclass(frozen=True)
class Contents:
    """What a sample contains: its operators, and the dtypes and ranks of its tensor arguments.

    Attributes:
        sample_hash: sha256 of the sample's files.
        operators: the number of statements of each operator.
        dtypes: the distinct dtypes of the tensor arguments, sorted.
        ranks: the distinct numbers of dimensions of the tensor arguments, sorted.
    """

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
