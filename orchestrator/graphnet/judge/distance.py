"""How far a candidate's output is from the reference's, in every measure that is in use; nothing is decided by it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from graphnet.judge.arithmetic import Array

_CHUNK: Final = 1 << 16


@dataclass(frozen=True)
class Distance:
    """Of one output. Elements that are not finite on either side count in ``different`` only.

    max_abs, max_rel: largest |c - r|, and largest |c - r| / |r| where r is not 0.
    max_ulp: largest number of floating-point numbers of the dtype between the two; None for other dtypes.
    cosine: of the angle between the two as vectors; None where one of them is zero.
    different: elements that are not equal; NaN equals NaN.
    """

    elements: int
    different: int
    max_abs: float
    max_rel: float
    max_ulp: int | None
    cosine: float | None


def distance(reference: Array, candidate: Array) -> Distance:
    """Between two arrays of one shape and dtype, computed in float64 (complex128 for complex ones)."""
    wide = np.complex128 if reference.dtype.kind == "c" else np.float64
    largest_abs = largest_rel = 0.0
    largest_ulp, different = 0, 0
    products = np.zeros(3)
    ours, theirs = reference.reshape(-1), candidate.reshape(-1)
    with np.errstate(all="ignore"):
        for start in range(0, ours.size, _CHUNK):
            narrow = ours[start : start + _CHUNK], theirs[start : start + _CHUNK]
            r, c = (part.astype(wide) for part in narrow)
            different += int(np.count_nonzero((r != c) & ~(np.isnan(r) & np.isnan(c))))
            finite = np.isfinite(r) & np.isfinite(c)
            if not finite.all():
                narrow = narrow[0][finite], narrow[1][finite]
                r, c = r[finite], c[finite]
            if not r.size:
                continue
            error, size = np.abs(c - r), np.abs(r)
            largest_abs = max(largest_abs, float(error.max()))
            largest_rel = max(largest_rel, float((error[size > 0] / size[size > 0]).max(initial=0.0)))
            products += [float(np.real(np.vdot(r, c))), float(np.real(np.vdot(r, r))), float(np.real(np.vdot(c, c)))]
            if is_floating(reference):
                largest_ulp = max(largest_ulp, int(np.abs(_order(narrow[0]) - _order(narrow[1])).max()))
    return Distance(
        elements=ours.size,
        different=different,
        max_abs=largest_abs,
        max_rel=largest_rel,
        max_ulp=largest_ulp if is_floating(reference) else None,
        cosine=_cosine(*products),
    )


def _order(values: Array) -> Array:
    """Integers in the order of the numbers, one apart for neighbours; both zeros are 0.

    float64 in units of two, so that a difference fits into int64.
    """
    bits = values.view(f"i{values.dtype.itemsize}").astype(np.int64)
    negative = bits < 0
    magnitude = bits & np.int64((1 << (8 * values.dtype.itemsize - 1)) - 1)
    if values.dtype.itemsize == 8:
        magnitude >>= 1
    return np.where(negative, -magnitude, magnitude)


def is_floating(values: Array) -> bool:
    """Whether these are real floating-point numbers, ml_dtypes' among them."""
    # ml_dtypes' bfloat16 is of kind "V" or "f" by version.
    return values.dtype.kind == "f" or values.dtype.name == "bfloat16"


def _cosine(product: float, one: float, other: float) -> float | None:
    length = float(np.sqrt(one) * np.sqrt(other))
    return product / length if np.isfinite(length) and length > 0 else None
