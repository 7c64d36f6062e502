"""Computes the distance between a candidate's output and the reference's output (``Distance``)."""

from __future__ import annotations

from typing import Final

import numpy as np

from graphnet.judge.arithmetic import Array
from graphnet.judge.findings import Distance

#: The number of elements for which integers are computed at once, so that they stay in a core's cache.
_PART: Final = 1 << 13


class DistanceTally:
    """Computes the distance between two outputs from their blocks, which the caller adds one by one."""

    def __init__(self, reference: Array) -> None:
        self._elements = reference.size
        self._counts_steps = is_floating(reference)
        self._different = 0
        self._max_abs = self._max_rel = 0.0
        self._max_ulp = 0
        self._products = np.zeros(3)
        #: Whether all elements added so far are finite in the reference and in the candidate.
        self.finite = True

    def add(self, reference: Array, candidate: Array, r: Array, c: Array) -> None:
        """Add one block of each output: in the output's own dtype, and as ``r`` and ``c`` in float64 or complex128."""
        error = np.abs(c - r)
        if not np.isfinite(error.max(initial=0.0)):
            finite = np.isfinite(r) & np.isfinite(c)
            self._different += int(np.count_nonzero((r != c) & ~(np.isnan(r) & np.isnan(c)) & ~finite))
            self.finite = self.finite and bool(finite.all())
            reference, candidate, r, c, error = (one[finite] for one in (reference, candidate, r, c, error))
        self._products += [float(np.real(np.vdot(*pair))) for pair in ((r, c), (r, r), (c, c))]
        different = int(np.count_nonzero(error))
        if not different:
            return
        self._different += different
        self._max_abs = max(self._max_abs, float(error.max()))
        size = np.abs(r)
        if size.min() == 0.0:
            size[size == 0.0] = np.inf
        self._max_rel = max(self._max_rel, float(np.divide(error, size, out=size).max()))
        if self._counts_steps:
            for start in range(0, r.size, _PART):
                one, other = (ordinals(values[start : start + _PART]) for values in (reference, candidate))
                steps = np.subtract(one, other, dtype=np.int64)
                self._max_ulp = max(self._max_ulp, int(steps.max()), -int(steps.min()))

    def distance(self) -> Distance:
        """Return the distance of the whole output. All of its blocks must have been added."""
        return Distance(
            elements=self._elements,
            different=self._different,
            max_abs=self._max_abs,
            max_rel=self._max_rel,
            max_ulp=self._max_ulp if self._counts_steps else None,
            cosine=_cosine(*self._products),
        )


def spread(reference: Array) -> float | None:
    """Return the standard deviation of a reference output, computed in float64.

    It needs the mean first, so this function reads the whole output twice, apart from the other measures. None if the
    output is not real floating point, not finite, or constant, or has fewer than two elements.
    """
    if reference.size < 2 or not is_floating(reference):
        return None
    deviation = float(reference.astype(np.float64).std())
    return deviation if np.isfinite(deviation) and deviation > 0 else None


def is_floating(values: Array) -> bool:
    """Whether an array holds real floating-point numbers. This includes the bfloat16 of ml_dtypes."""
    # The kind of ml_dtypes' bfloat16 is "V" or "f", depending on the version of ml_dtypes.
    return values.dtype.kind == "f" or values.dtype.name == "bfloat16"


def ordinals(values: Array) -> Array:
    """Map floating-point numbers to integers in the same order. Neighbours differ by one; both zeros become 0.

    For float64, two neighbours share one integer, so that the difference of two integers fits into int64. For the
    narrower types, it may not fit into the result's own dtype.
    """
    bits = values.view(f"i{values.dtype.itemsize}")
    width = 8 * values.dtype.itemsize
    sign = bits >> (width - 1)
    # The bits of a negative number are its sign and its magnitude. Flipping the magnitude gives -magnitude - 1.
    found: Array = sign & bits.dtype.type((1 << (width - 1)) - 1)
    found ^= bits
    found -= sign
    return found if width < 64 else found // 2


def _cosine(product: float, one: float, other: float) -> float | None:
    length = float(np.sqrt(one) * np.sqrt(other))
    return product / length if np.isfinite(length) and length > 0 else None
