"""Computes the distance between a candidate's output and the reference's output (``Distance``)."""

from __future__ import annotations

import numpy as np

from graphnet.judge.arithmetic import Array
from graphnet.judge.distance import Distance


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
        """Add one block of the reference's and of the candidate's output.

        Args:
            reference, candidate: the two blocks as flat arrays in the output's own dtype.
            r, c: the same two blocks in float64, or in complex128 for complex dtypes.
        """
        self._different += int(np.count_nonzero((r != c) & ~(np.isnan(r) & np.isnan(c))))
        finite = np.isfinite(r) & np.isfinite(c)
        if not finite.all():
            self.finite = False
            reference, candidate, r, c = reference[finite], candidate[finite], r[finite], c[finite]
        if not r.size:
            return
        error, size = np.abs(c - r), np.abs(r)
        self._max_abs = max(self._max_abs, float(error.max()))
        self._max_rel = max(self._max_rel, float((error[size > 0] / size[size > 0]).max(initial=0.0)))
        self._products += [float(np.real(np.vdot(*pair))) for pair in ((r, c), (r, r), (c, c))]
        if self._counts_steps:
            self._max_ulp = max(self._max_ulp, int(np.abs(ordinals(reference) - ordinals(candidate)).max()))

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

    A standard deviation needs the mean first. So this function reads the whole output twice, and is separate from the
    other measures, which read it once. The result does not depend on the candidate.

    Returns:
        The standard deviation. None if the output is not real floating point, is not finite, is constant, or has fewer
        than two elements.
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

    For float64, two neighbouring numbers share one integer. With one integer for each number, the difference of two
    integers might not fit into int64.
    """
    bits = values.view(f"i{values.dtype.itemsize}").astype(np.int64)
    negative = bits < 0
    magnitude = bits & np.int64((1 << (8 * values.dtype.itemsize - 1)) - 1)
    if values.dtype.itemsize == 8:
        magnitude >>= 1
    return np.where(negative, -magnitude, magnitude)


def _cosine(product: float, one: float, other: float) -> float | None:
    length = float(np.sqrt(one) * np.sqrt(other))
    return product / length if np.isfinite(length) and length > 0 else None
