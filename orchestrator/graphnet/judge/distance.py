"""Distances between a candidate's output and the reference's, in every measure that is in use.

Nothing is decided by them; records keep them so that readers can apply measures of their own.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from graphnet.judge.arithmetic import Array


@dataclass(frozen=True)
class Distance:
    """The distance of one output from the reference's.

    elements: number of elements.
    different: elements that are not equal; NaN equals NaN. Elements that are not finite on either side count in here
        only.
    max_abs: largest |c - r|, computed in float64 (complex128 for complex dtypes).
    max_rel: largest |c - r| / |r| over the elements whose r is not 0.
    max_ulp: largest number of steps from one floating-point number of the dtype to the next between c and r; None for
        dtypes that are not real floating point. For float64 it counts steps of two.
    cosine: cosine of the angle between both outputs as vectors; None if one of them is zero.
    """

    elements: int
    different: int
    max_abs: float
    max_rel: float
    max_ulp: int | None
    cosine: float | None


class DistanceTally:
    """The distance over the blocks added so far."""

    def __init__(self, reference: Array) -> None:
        self._elements = reference.size
        self._counts_steps = is_floating(reference)
        self._different = 0
        self._max_abs = self._max_rel = 0.0
        self._max_ulp = 0
        self._products = np.zeros(3)
        #: Whether every element so far is finite on both sides.
        self.finite = True

    def add(self, reference: Array, candidate: Array, r: Array, c: Array) -> None:
        """Add one block.

        Args:
            reference, candidate: the block of both sides, flat, in the output's own dtype.
            r, c: the same in float64, or complex128 for complex dtypes.
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
            self._max_ulp = max(self._max_ulp, int(np.abs(_order(reference) - _order(candidate)).max()))

    def distance(self) -> Distance:
        """The distance of the whole output, once every block was added."""
        return Distance(
            elements=self._elements,
            different=self._different,
            max_abs=self._max_abs,
            max_rel=self._max_rel,
            max_ulp=self._max_ulp if self._counts_steps else None,
            cosine=_cosine(*self._products),
        )


def spread(reference: Array) -> float | None:
    """The standard deviation of an output, in float64.

    It needs the mean first, so it is the one measure that reads the reference twice more; it never reads a candidate.

    Returns:
        None if the output is not real floating point, not finite, constant, or has fewer than two elements.
    """
    if reference.size < 2 or not is_floating(reference):
        return None
    deviation = float(reference.astype(np.float64).std())
    return deviation if np.isfinite(deviation) and deviation > 0 else None


def is_floating(values: Array) -> bool:
    """Whether these are real floating-point numbers, bfloat16 of ml_dtypes included."""
    # By version, ml_dtypes' bfloat16 is of kind "V" or "f".
    return values.dtype.kind == "f" or values.dtype.name == "bfloat16"


def _order(values: Array) -> Array:
    """Integers in the order of the numbers, one apart for neighbours; both zeros are 0.

    float64 counts in steps of two, so that a difference fits into int64.
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
