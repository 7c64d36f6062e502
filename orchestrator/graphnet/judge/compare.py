"""Compare one output of the candidate with the reference's: at which tolerance levels they agree, and their errors."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from graphnet.judge.arithmetic import ARITHMETIC, Arithmetic, Array, magnitude
from graphnet.judge.ladder import LEVELS

_PROBE: Final = 256
_NO_LEVEL: Final = len(LEVELS)


@dataclass(frozen=True)
class Comparison:
    """The comparison of one tensor of the candidate with the reference's tensor. No field is ever NaN or infinite.

    equal: whether every element is equal, or NaN on both sides (0.0 equals -0.0).
    ladder: for each level of LEVELS, the answer of torch.allclose(candidate, reference, atol, rtol, equal_nan=True);
        for a dtype without a ladder, `equal`. If it is True at a level, it is True at all higher levels.
    tolerance_reached: the lowest level at which the tensors agree; None if they agree at none.
    mismatched: the number of elements, of all `elements`, that do not agree at level `mismatched_at`.
    nonfinite_agrees: whether every element that is NaN or infinite on one side equals the same element of the other
        side; NaN equals NaN. Always True for a dtype without a ladder.
    max_abs_error, mean_abs_error: the largest and the mean |candidate - reference|. Two NaN or two equal infinities
        have error 0. Other elements that are NaN or infinite on either side are not measured. float16 and bfloat16 are
        subtracted in float32.
    max_rel_error: the largest |candidate - reference| / |reference| over the measured elements whose reference is not
        0. None if elements differ and every element that differs has reference 0.

    All errors are None if no element can be measured or if the dtype has no ladder. An error too large for float64, or
    a mean whose sum is too large, is given as the largest float64.
    """

    equal: bool
    ladder: tuple[bool, ...]
    tolerance_reached: int | None
    max_abs_error: float | None
    mean_abs_error: float | None
    max_rel_error: float | None
    elements: int
    mismatched: int
    mismatched_at: int
    nonfinite_agrees: bool


Tally: TypeAlias = "_ExactTally | _LadderTally"
"""Computes the comparison of two tensors from their widened chunks. Chunks with the same bits need not be added."""


def tally_for(reference: Array, tolerance: int) -> Tally:
    """Return an object that compares two tensors chunk by chunk, by the rules for the dtype of ``reference``.

    It counts the elements that do not agree at level ``tolerance``. No chunk has been added to it yet.
    """
    arithmetic = ARITHMETIC.get(reference.dtype.name)
    if arithmetic is None:
        return _ExactTally(tolerance, nan_agrees=reference.dtype.kind not in "biu")
    return _LadderTally(arithmetic, LEVELS.index(tolerance))


def same_bits(one: Array, other: Array) -> bool:
    """Whether two flat arrays of one dtype hold the same bits: 0.0 and -0.0 differ, but equal NaN do not."""
    word = np.dtype(f"u{min(one.dtype.itemsize, 8)}")
    left, right = one.view(word), other.view(word)
    # Most tensors that differ do so everywhere. Comparing a few elements first often avoids the full comparison.
    return np.array_equal(left[:_PROBE], right[:_PROBE]) and np.array_equal(left, right)


class _ExactTally:
    """Compares tensors of a dtype without a tolerance ladder: two elements agree only if they are equal."""

    def __init__(self, judged: int, nan_agrees: bool) -> None:
        self._judged = judged
        # Of the dtypes without a ladder, only the 8-bit floats have NaN.
        self._nan_agrees = nan_agrees
        self._mismatched = 0

    def add(self, reference: Array, candidate: Array) -> None:
        same = reference == candidate
        if self._nan_agrees:
            same |= (reference != reference) & (candidate != candidate)
        self._mismatched += reference.size - int(np.count_nonzero(same))

    def comparison(self, elements: int) -> Comparison:
        equal = self._mismatched == 0
        return Comparison(
            equal=equal,
            ladder=(equal,) * len(LEVELS),
            tolerance_reached=LEVELS[0] if equal else None,
            max_abs_error=None,
            mean_abs_error=None,
            max_rel_error=None,
            elements=elements,
            mismatched=self._mismatched,
            mismatched_at=self._judged,
            nonfinite_agrees=True,
        )


class _LadderTally:
    """Compares tensors of a dtype with a tolerance ladder, chunk by chunk.

    The attribute `level` is the index of the lowest level at which all chunks that were added agree. This one index
    describes the whole ladder, because every level accepts all elements that a lower level accepts: atol and rtol grow
    with the level, and rounding preserves order.
    """

    def __init__(self, arithmetic: Arithmetic, judged: int) -> None:
        self.arithmetic = arithmetic
        self.judged = judged
        self.level = 0
        self.mismatched = 0
        self.unmeasured = 0
        self.nonfinite_agrees = True
        self.max_abs = 0.0
        self.sum_abs = 0.0
        self.max_rel = 0.0

    def add(self, reference: Array, candidate: Array) -> None:
        error = magnitude(candidate - reference)
        if not self.arithmetic.rounded(error.max(keepdims=True))[0] < self.arithmetic.limit:
            finite = self.arithmetic.rounded(error) < self.arithmetic.limit
            self._add_nonfinite(reference[~finite], candidate[~finite])
            reference, error = reference.compress(finite), error.compress(finite)
        if error.size:
            self._measure(reference, error)
            self._climb(reference, error)

    def _add_nonfinite(self, reference: Array, candidate: Array) -> None:
        """Add elements whose error is not finite. Equal infinities and two NaN agree at every level, others at none."""
        same = (reference == candidate) | (np.isnan(reference) & np.isnan(candidate))
        if same.all():
            return
        reference, candidate = reference[~same], candidate[~same]
        self.level = _NO_LEVEL
        self.mismatched += reference.size
        overflow = np.isfinite(reference) & np.isfinite(candidate)
        if not overflow.all():
            self.nonfinite_agrees = False
            self.unmeasured += reference.size - int(np.count_nonzero(overflow))
        if overflow.any():
            wide = np.complex128 if reference.dtype.kind == "c" else np.float64
            reference, candidate = reference[overflow].astype(wide), candidate[overflow].astype(wide)
            self._measure(reference, magnitude(candidate - reference))

    def _measure(self, reference: Array, error: Array) -> None:
        largest = float(error.max())
        if largest == 0.0:
            return
        self.max_abs = max(self.max_abs, largest)
        self.sum_abs += float(error.sum(dtype=np.float64))
        self.max_rel = max(self.max_rel, _largest_ratio(error, magnitude(reference)))

    def _climb(self, reference: Array, error: Array) -> None:
        """Raise `self.level` until it accepts every error, and count the errors that level `self.judged` refuses."""
        # The higher level accepts every error that the lower one accepts, so it tests only the refused errors again.
        lower = min(self.level, self.judged)
        reference, error = self._refused(reference, error, lower)
        if lower == self.judged:
            self.mismatched += error.size
        elif error.size:
            self.mismatched += self._refused(reference, error, self.judged)[1].size
        while self.level < _NO_LEVEL and error.size:
            reference, error = self._refused(reference, error, self.level)
            self.level += 1 if error.size else 0

    def _refused(self, reference: Array, error: Array, level: int) -> tuple[Array, Array]:
        """Return the reference values and the errors of the elements that `level` refuses, as two arrays."""
        if error.max() <= self.arithmetic.atol[level]:
            return reference[:0], error[:0]
        if self.arithmetic.roundoff:
            # For 16-bit floats, rounding takes most of the time. So round only errors that are not surely allowed. Few
            # elements are so close to the tolerance that rounding decides whether they are accepted.
            unsure = ~(error <= self.arithmetic.surely_allowed(reference, level))
            if not unsure.any():
                return reference[:0], error[:0]
            reference, error = reference.compress(unsure), error.compress(unsure)
        accepted = self.arithmetic.rounded(error) <= self.arithmetic.allowed(reference, level)
        if accepted.all():
            return reference[:0], error[:0]
        refused = ~accepted
        # compress() is five times as fast as indexing with a boolean mask.
        return reference.compress(refused), error.compress(refused)

    def comparison(self, elements: int) -> Comparison:
        measured = elements - self.unmeasured
        # An element whose reference is 0 has no relative error. If max_abs is above 0 but max_rel is 0, all elements
        # that differ are of this kind, so the comparison has no relative error.
        has_ratio = measured and (self.max_rel > 0.0 or self.max_abs == 0.0)
        return Comparison(
            equal=self.mismatched == 0 and self.max_abs == 0.0,
            ladder=tuple(index >= self.level for index in range(len(LEVELS))),
            tolerance_reached=None if self.level == _NO_LEVEL else LEVELS[self.level],
            max_abs_error=_finite(self.max_abs) if measured else None,
            mean_abs_error=_finite(self.sum_abs / measured) if measured else None,
            max_rel_error=_finite(self.max_rel) if has_ratio else None,
            elements=elements,
            mismatched=self.mismatched,
            mismatched_at=LEVELS[self.judged],
            nonfinite_agrees=self.nonfinite_agrees,
        )


def _largest_ratio(error: Array, size: Array) -> float:
    if size.min() == 0.0:
        size[size == 0.0] = np.inf
    largest = float((error / size).max())
    if np.isfinite(largest) or error.dtype == np.float64:
        return largest
    return float((error.astype(np.float64) / size.astype(np.float64)).max())


def _finite(value: float) -> float:
    return min(value, sys.float_info.max)
