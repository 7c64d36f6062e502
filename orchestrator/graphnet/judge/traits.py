"""Traits of a reference output that show how much a verdict on this output can be trusted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from graphnet.judge.arithmetic import Array, magnitude
from graphnet.judge.chunks import chunks, widened

DEGENERATE_BELOW: Final = 1e-3


@dataclass(frozen=True)
class ReferenceTraits:
    """Traits of one reference output.

    degenerate: whether the output is constant (NaN equals NaN) or its largest absolute value is below DEGENERATE_BELOW,
        so that a wrong candidate could go unnoticed. None if this cannot be decided, because the output is not floating
        point or has fewer than two elements.
    """

    nonfinite: bool
    degenerate: bool | None


class TraitsTally:
    """Computes the traits of a reference output from its chunks, which the caller adds one by one."""

    def __init__(self, reference: Array) -> None:
        self._says_something = _is_floating(reference)
        self._may_be_degenerate = reference.size > 1
        self._first = widened(reference.reshape(-1)[:1]) if self._says_something else reference
        self._nonfinite, self._constant, self._small = False, True, True

    def add(self, values: Array) -> None:
        """Add one chunk of the reference output, converted by ``widened``."""
        if not self._says_something:
            return
        self._nonfinite = self._nonfinite or not np.isfinite(values).all()
        self._constant = self._constant and bool(_equal_or_both_nan(values, self._first).all())
        self._small = self._small and bool(magnitude(values).max() < DEGENERATE_BELOW)

    def traits(self) -> ReferenceTraits:
        """Return the traits of the whole output. All of its chunks must have been added."""
        degenerate = (self._constant or self._small) if self._says_something and self._may_be_degenerate else None
        return ReferenceTraits(self._nonfinite, degenerate)


def describe(reference: Array) -> ReferenceTraits:
    """Return the traits of one reference output. The output is read only once."""
    with np.errstate(all="ignore"):
        tally = TraitsTally(reference)
        for chunk in chunks(reference):
            tally.add(widened(chunk))
        return tally.traits()


def _is_floating(values: Array) -> bool:
    # The kind of ml_dtypes' dtypes is "V" or "f", depending on the version of ml_dtypes. So test the dtype's name, too.
    return values.dtype.kind in "fc" or values.dtype.name.startswith(("bfloat", "float"))


def _equal_or_both_nan(values: Array, first: Array) -> Array:
    return np.asarray((values == first) | (np.isnan(values) & np.isnan(first)))
