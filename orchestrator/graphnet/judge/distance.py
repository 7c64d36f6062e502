"""The record of the distance between a candidate's output and the reference's output, in several common measures.

The distances do not affect any verdict. Rows record them, so that readers can judge by a measure of their choice.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Distance:
    """The distance between an output of the candidate (elements c) and the reference's output (elements r).

    elements: the number of elements.
    different: the number of elements that are not equal; NaN equals NaN. This count includes elements that are NaN or
        infinite in c or r. The measures below leave such elements out.
    max_abs: the largest |c - r|, computed in float64 (complex128 for complex dtypes).
    max_rel: the largest |c - r| / |r| over the elements whose r is not 0.
    max_ulp: the largest number of steps between c and r, where one step leads from a floating-point number of the dtype
        to the next. For float64, max_ulp is about half of the number of steps. None for dtypes that are not real
        floating point.
    cosine: the cosine of the angle between the two outputs as vectors; None if one of the vectors is zero.
    """

    elements: int
    different: int
    max_abs: float
    max_rel: float
    max_ulp: int | None
    cosine: float | None
