"""Compares the outputs of reference and candidate with the outputs of the same graph computed in float64."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from graphnet.judge.arithmetic import Array

#: The candidate's error may be this many times as large as the reference's error. A compiler may add numbers in another
#: order than eager mode, and the order alone can change the error by such a factor.
_FACTOR: Final = 2.0
_ROUNDING: Final = {"float16": 2.0**-10, "bfloat16": 2.0**-7, "float32": 2.0**-23, "complex64": 2.0**-23}


@dataclass(frozen=True)
class Float64Errors:
    """The errors of the reference and of the candidate for one output, measured against the output in float64.

    reference: the root mean square of the reference's error, divided by the root mean square of the output in float64.
    candidate: the root mean square of the candidate's error, divided by the same number.
    rounding: the distance from 1 to the next larger number in the output's dtype.
    """

    reference: float
    candidate: float
    rounding: float

    @property
    def as_accurate(self) -> bool:
        """Whether the candidate's error is at most (2 * the reference's error) + ``rounding``.

        The benchmark suite of torch.dynamo has a similar rule: the candidate's error may be a small multiple of the
        reference's error, plus a fixed tolerance. Here ``rounding`` replaces the fixed tolerance.
        """
        return self.candidate <= _FACTOR * self.reference + self.rounding


def can_be_compared(float64: Array, reference: Array, dtype: str) -> bool:
    """Whether errors of an output of dtype ``dtype`` can be computed against ``float64``.

    ``float64`` must have dtype float64 or complex128, must have the shape of ``reference``, and must not be empty.
    ``dtype`` must be float16, bfloat16, float32 or complex64.
    """
    wide = float64.dtype.name in ("float64", "complex128")
    return dtype in _ROUNDING and wide and float64.size > 0 and float64.shape == reference.shape


class Float64Tally:
    """Sums the squared errors of reference and candidate over their blocks, which the caller adds one by one."""

    def __init__(self, dtype: str) -> None:
        self._rounding = _ROUNDING[dtype]
        self._reference = self._candidate = self._power = 0.0

    def add(self, float64: Array, reference: Array, candidate: Array) -> None:
        """Add one block of the float64 result, of the reference and of the candidate.

        The blocks are flat arrays in the float64 result's dtype.
        """
        self._power += _sum_of_squares(float64)
        self._reference += _sum_of_squares(reference - float64)
        self._candidate += _sum_of_squares(candidate - float64)

    def errors(self) -> Float64Errors | None:
        """Return the errors of the whole output; None if some value is not finite or all float64 values are zero."""
        if self._power == 0.0 or not np.isfinite([self._power, self._reference, self._candidate]).all():
            return None
        reference, candidate = (float(np.sqrt(sum_ / self._power)) for sum_ in (self._reference, self._candidate))
        return Float64Errors(reference, candidate, self._rounding)


def _sum_of_squares(values: Array) -> float:
    return float(np.sum(np.abs(values) ** 2))
