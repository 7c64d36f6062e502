"""What the reference output alone says about how much a verdict is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from graphnet.judge.arithmetic import ARITHMETIC, Array, magnitude
from graphnet.judge.compare import chunks

DEGENERATE_BELOW: Final = 1e-3


@dataclass(frozen=True)
class ReferenceTraits:
    """Traits of one reference output.

    nonfinite: some element is NaN or infinite.
    degenerate: the output is constant (NaN equals NaN) or the largest |y| is below DEGENERATE_BELOW, so that a wrong
        candidate could pass unseen. None for outputs that cannot say: not floating point, or less than two elements.
    """

    nonfinite: bool
    degenerate: bool | None


def describe(reference: Array) -> ReferenceTraits:
    """Traits of `reference`, found in one pass."""
    if not _is_floating(reference):
        return ReferenceTraits(nonfinite=False, degenerate=None)
    nonfinite, constant, small = False, True, True
    with np.errstate(all="ignore"):
        first = _widened(reference.reshape(-1)[:1])
        for chunk in chunks(reference):
            values = _widened(chunk)
            nonfinite = nonfinite or not np.isfinite(values).all()
            constant = constant and bool(_same(values, first).all())
            small = small and bool(magnitude(values).max() < DEGENERATE_BELOW)
    return ReferenceTraits(nonfinite=nonfinite, degenerate=constant or small if reference.size > 1 else None)


def _is_floating(values: Array) -> bool:
    # ml_dtypes' types are of kind "V" or "f" by version; their names are torch's.
    return values.dtype.kind in "fc" or values.dtype.name.startswith(("bfloat", "float"))


def _widened(values: Array) -> Array:
    arithmetic = ARITHMETIC.get(values.dtype.name)
    return values.astype(np.float32) if arithmetic is None else arithmetic.widen(values)


def _same(values: Array, first: Array) -> Array:
    return np.asarray((values == first) | (np.isnan(values) & np.isnan(first)))
