"""Errors of reference and candidate against the same graph computed in float64."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from graphnet.judge.arithmetic import Array

#: A compiler may order sums otherwise than eager does, which moves the error of each side by some factor.
_FACTOR: Final = 2.0
_ROUNDING: Final = {"float16": 2.0**-10, "bfloat16": 2.0**-7, "float32": 2.0**-23, "complex64": 2.0**-23}


@dataclass(frozen=True)
class Float64Errors:
    """Errors of both sides for one output.

    reference, candidate: root mean square of the error over the root mean square of the float64 result.
    rounding: the distance of 1 to the next number of the output's dtype.
    """

    reference: float
    candidate: float
    rounding: float

    @property
    def as_accurate(self) -> bool:
        """Whether the candidate's error is at most twice the reference's plus one rounding of the dtype.

        The rule is that of dynamo's benchmark suite, where the candidate's error may be a small multiple of the
        reference's, with the rounding of the dtype in place of a fixed tolerance.
        """
        return self.candidate <= _FACTOR * self.reference + self.rounding


def can_be_compared(float64: Array, reference: Array, dtype: str) -> bool:
    """Whether ``float64`` is the reference's output in float64: of its shape, not empty, and wider than ``dtype``."""
    wide = float64.dtype.name in ("float64", "complex128")
    return dtype in _ROUNDING and wide and float64.size > 0 and float64.shape == reference.shape


class Float64Tally:
    """The squared errors of both sides over the blocks added so far."""

    def __init__(self, dtype: str) -> None:
        self._rounding = _ROUNDING[dtype]
        self._reference = self._candidate = self._power = 0.0

    def add(self, float64: Array, reference: Array, candidate: Array) -> None:
        """Add one block: flat arrays in the dtype of the float64 result."""
        self._power += _sum_of_squares(float64)
        self._reference += _sum_of_squares(reference - float64)
        self._candidate += _sum_of_squares(candidate - float64)

    def errors(self) -> Float64Errors | None:
        """The errors over the whole output; None if a side is not finite or the float64 result is zero."""
        if self._power == 0.0 or not np.isfinite([self._power, self._reference, self._candidate]).all():
            return None
        reference, candidate = (float(np.sqrt(sum_ / self._power)) for sum_ in (self._reference, self._candidate))
        return Float64Errors(reference, candidate, self._rounding)


def _sum_of_squares(values: Array) -> float:
    return float(np.sum(np.abs(values) ** 2))
