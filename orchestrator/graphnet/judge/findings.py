"""The findings of the judge about one output: plain records, which rows of results.jsonl contain.

This module imports no numpy, so that commands that only read rows start quickly.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

#: How many times as many undecided elements may be unseen as are expected to be.
_UNSEEN: Final = 8.0


class JudgedBy(StrEnum):
    """The ruler that decided about an output or a row."""

    ladder = "ladder"
    """GraphNet's ladder of tolerances: candidate and reference are close to each other, or not."""
    float64 = "float64"
    """The errors of candidate and reference against the same graph in float64."""


class Finding(StrEnum):
    """The decision about one output, from the best to the worst."""

    right = "right"
    """It agrees on the ladder, or is as accurate as the reference's."""
    ill_conditioned = "ill_conditioned"
    """The reference itself is too far from float64 to judge a candidate."""
    wrong = "wrong"
    """Neither."""


@dataclass(frozen=True)
class Group:
    """The errors over some elements of an output: a slice along an axis, or elements of similar magnitude.

    Attributes:
        name: which elements, for instance "axis 1, index 3" or "elements of about 1e-05".
        axis: the axis of a slice; None for elements of similar magnitude.
        index: the index of the slice, or the number of the group of similar magnitude.
        elements: their number.
        scale: the root mean square of the float64 values.
        known: the root mean square of the error that is known to be possible: of each element the larger one of the
            reference's error and the sensitivity, divided by ``scale``.
        candidate: the root mean square of the candidate's errors, divided by ``scale``.
    """

    name: str
    axis: int | None
    index: int
    elements: int
    scale: float
    known: float
    candidate: float


@dataclass(frozen=True)
class Float64Errors:
    """The errors of the reference and of the candidate for one output, measured against the output in float64.

    Attributes:
        elements: the number of elements that are finite on all sides; the measures below are of these elements.
        scale: the root mean square of the output in float64.
        largest: the largest number of the output in float64.
        reference: the root mean square of the reference's error, divided by ``scale``. If ``scale`` is 0, it is not
            divided. So are the following five measures.
        candidate: the same for the candidate.
        sensitivity: the same for the sensitivity (see ``judge/float64.py``); 0 if it was not measured.
        worst_reference, worst_candidate, worst_sensitivity: the largest error instead of the root mean square.
        unexplained: the largest error of a candidate's element that is more than ELEMENT_FACTOR times as large as the
            same element's error in the reference and as its sensitivity; 0 if there is no such element.
        stray: how many elements are NaN or infinite in the candidate and should not be, or the other way round.
        group: the group of elements with the worst error, if that error is not allowed.
        effective: the effective number of elements, (sum of e^2)^2 / (sum of e^4) of the candidate's errors e.
        narrow: whether the output has dtype float64 or complex128, and the reference's error shows that it was computed
            in a narrower dtype.
        ill_conditioned: whether the reference's error exceeds ILL_CONDITIONED.
        as_accurate: whether the candidate is as accurate as eager by the rule of ``judge/float64.py``.
        elsewhere, worst_elsewhere: ``known`` and ``worst_known`` on those of the row's other inputs where they are
            largest; 0 if they were not asked for, because the candidate is as accurate without them.
        reason: which part of the rule refuses the candidate: ``mean``, ``element``, ``slice`` or ``nonfinite``; None if
            ``as_accurate``.
    """

    elements: int
    scale: float
    reference: float
    candidate: float
    sensitivity: float
    worst_reference: float
    worst_candidate: float
    worst_sensitivity: float
    unexplained: float
    stray: int
    group: Group | None
    effective: float
    ill_conditioned: bool
    as_accurate: bool
    reason: str | None
    largest: float = 0.0
    narrow: bool = False
    elsewhere: float = 0.0
    worst_elsewhere: float = 0.0

    @property
    def known(self) -> float:
        """The root mean square error that a careful program is known to have on these inputs."""
        return max(self.reference, self.sensitivity)

    @property
    def worst_known(self) -> float:
        """The largest error of an element that a careful program is known to have on these inputs."""
        return max(self.worst_reference, self.worst_sensitivity)


@dataclass(frozen=True)
class Elsewhere:
    """The known errors of the reference in one output on other inputs (see ``Float64Errors``)."""

    known: float = 0.0
    worst: float = 0.0


@dataclass(frozen=True)
class Decided:
    """The comparison of one output of integers or bools.

    Attributes:
        differing: how many elements of the candidate differ from the reference's.
        wrong: how many of these are decided: the reference, float64 and all nudged calls agree in them.
        undecided: how many elements of the output are not decided.
        nudged: the number of nudged calls.
        outside: how many undecided elements of the candidate are far outside the range of all known values.
    """

    differing: int
    wrong: int
    undecided: int
    nudged: int
    outside: int = 0
    elements: int = 0

    @property
    def right(self) -> bool:
        """Whether the differences are no more than undecided elements explain.

        If each nudged call changes an undecided element with probability 1/2, then n calls miss one of 2**n, so u seen
        elements mean that about u / (2**n - 1) were not seen.
        """
        unseen = self.undecided / (2**self.nudged - 1) if self.nudged else 0.0
        return self.wrong <= min(_UNSEEN * unseen, self.undecided / 4) and not self.outside


@dataclass(frozen=True)
class Wrong:
    """The first wrong output of a candidate.

    Attributes:
        label: the output's name in messages, for instance "output 2".
        elements: how many of its elements are wrong by the rule that decided. 0 if only their mean is.
        of: the number of its elements.
        at: the index of the element with the largest error, in each dimension.
        expected, got: the values there: that of float64 if float64 decided, else the reference's; and the candidate's.
            None if it is complex, NaN or infinite.
        error_over_eager: the candidate's error divided by eager's: of the part of the output that the rule refused, or
            of the whole output. None if eager's error is unknown or zero.
        part: the part that the rule refused, for instance "axis 1, index 3"; None if it is the whole or single
            elements.
    """

    label: str
    elements: int
    of: int
    at: tuple[int, ...]
    expected: float | None
    got: float | None
    error_over_eager: float | None
    part: str | None = None


@dataclass(frozen=True)
class Distance:
    """The distance between an output of the candidate (elements c) and the reference's output (elements r).

    It does not affect any verdict. Rows record it, so that readers can judge by a measure of their choice.

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
