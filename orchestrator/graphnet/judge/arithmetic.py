"""The arithmetic with which torch.isclose evaluates `|a - b| <= atol + |rtol * b|` on a CPU, for each dtype.

Measured on torch 2.13 (default, AVX2 and AVX-512 paths, see tests/orchestrator/judge/test_against_torch.py):

- float32, float64: torch does every operation in the dtype itself, and converts the tolerances to it.
- float16, bfloat16: torch does every operation in float32 and rounds the result to the dtype (to nearest, ties to
  even). It keeps the factor rtol in float32, but first rounds the summand atol to the dtype (float16 at t = 5: to
  infinity).
- complex64, complex128: the parts are float32 or float64, and |z| is hypot(re, im). For complex64, torch's vector paths
  agree with the C library to the bit. For complex128, they use SLEEF's hypot, which differs from the C library's by one
  unit in the last place for 0.6 % of the values. This module uses the C library's hypot, as torch's scalar loops do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from graphnet.judge.ladder import LEVELS, tolerances

Array = npt.NDArray[Any]

#: The number that our function for rounding to float16 returns if a cast to float16 would return infinity.
_FLOAT16_OVERFLOW: Final = 65536.0


@dataclass(frozen=True)
class Arithmetic:
    """How torch computes with one dtype.

    widen: converts an array of the dtype exactly to the dtype in which numpy computes.
    rounded: rounds non-negative widened numbers to the dtype; the result is still widened.
    limit: a rounded error of at least this size is infinite in the dtype.
    atol, rtol: the tolerances, one number per level of the ladder, in the dtype in which numpy computes.
    roundoff, tiny: rounding to the dtype changes x by at most roundoff * |x|, or by at most tiny if x is subnormal in
        the dtype. Both are 0 if nothing is rounded.
    """

    widen: Callable[[Array], Array]
    rounded: Callable[[Array], Array]
    limit: float
    atol: Array
    rtol: Array
    roundoff: float = 0.0
    tiny: float = 0.0

    def surely_allowed(self, reference: Array, level: int) -> Array:
        """Return a lower bound of `allowed`, computed without rounding to the dtype, because rounding is slow.

        If an error is at most this bound, the rounded error is at most `allowed`: the bound is lowered by the most that
        four roundings can change. Three are torch's roundings of the product |rtol * b|, of its sum with atol, and of
        the error; the fourth covers all roundings of the float32 numbers in which numpy computes.
        """
        safe = 1.0 - 4.0 * self.roundoff
        bound = magnitude(reference)
        bound *= np.float32(safe * self.rtol[level])
        bound += np.float32(safe * self.atol[level] - 4.0 * self.tiny)
        return bound

    def allowed(self, reference: Array, level: int) -> Array:
        """Return the largest allowed error at the level with index `level`, for finite, widened reference elements."""
        relative = self.rounded(magnitude(reference * self.rtol[level]))
        relative += self.atol[level]
        return self.rounded(relative)


def magnitude(values: Array) -> Array:
    """Return |z| as torch computes it: by hypot if z is complex, because numpy's abs rounds differently on AVX-512."""
    if values.dtype.kind == "c":
        return np.asarray(np.hypot(values.real, values.imag))
    return np.asarray(np.abs(values))


def _as_is(values: Array) -> Array:
    return values


def _widen_float16(values: Array) -> Array:
    # Extending the sign of a float16 and shifting its bits gives a float32 whose exponent is 112 too low. Multiplying
    # that by 2^112 is twice as fast as numpy's cast.
    bits = values.view(np.int16).astype(np.int32)
    bits <<= 13
    bits &= np.uint32(0x8FFFE000).view(np.int32)
    widened = bits.view(np.float32)
    widened *= np.float32(2.0**112)
    if widened.max(initial=0.0) < _FLOAT16_OVERFLOW and widened.min(initial=0.0) > -_FLOAT16_OVERFLOW:
        return widened
    return values.astype(np.float32)  # Multiplying by 2^112 would give wrong results for NaN and infinity.


def _widen_bfloat16(values: Array) -> Array:
    # The bits of a bfloat16 are the upper half of a float32. Shifting them is four times as fast as ml_dtypes' cast.
    bits = values.view(np.uint16).astype(np.uint32)
    bits <<= 16
    return bits.view(np.float32)


def _round_to_float16(values: Array) -> Array:
    # Let p be the largest power of two that is at most x. Adding 2^13 * p to x and subtracting it again keeps the upper
    # 11 bits of x, rounded to nearest even. If x is below 2^-14, p is 2^-14, because float16 numbers are evenly spaced
    # there. This is ten times as fast as numpy's cast to float16 and back.
    power = (values.view(np.uint32) & np.uint32(0x7F800000)).view(np.float32)
    np.maximum(power, np.float32(2.0**-14), out=power)
    power *= np.float32(2.0**13)
    result = values + power
    result -= power
    return result


def _round_to_bfloat16(values: Array) -> Array:
    # Keep the upper 16 bits, rounded to nearest even. NaN stays NaN, because the lower 16 bits of a NaN that was
    # converted from bfloat16 to float32 are zero.
    bits = values.view(np.uint32)
    odd = bits >> np.uint32(16)
    odd &= np.uint32(1)
    odd += np.uint32(0x7FFF)
    odd += bits
    odd &= np.uint32(0xFFFF0000)
    return odd.view(np.float32)


def _tolerances(dtype: str, compute: type[np.floating[Any]]) -> tuple[Array, Array]:
    every = np.array([(tolerances(dtype, t).atol, tolerances(dtype, t).rtol) for t in LEVELS]).astype(compute)
    return every[:, 0].copy(), every[:, 1].copy()


def _full(dtype: str, compute: type[np.floating[Any]]) -> Arithmetic:
    """Return the arithmetic of a dtype in which torch computes directly, without converting to another dtype."""
    return Arithmetic(_as_is, _as_is, np.inf, *_tolerances(dtype, compute))


def _float16() -> Arithmetic:
    atol, rtol = _tolerances("float16", np.float32)
    # If atol is too large for float16, this is 65536 instead of infinity; either allows every float16 error.
    atol = _round_to_float16(np.minimum(atol, np.float32(_FLOAT16_OVERFLOW)))
    return Arithmetic(_widen_float16, _round_to_float16, _FLOAT16_OVERFLOW, atol, rtol, 2.0**-11, 2.0**-25)


def _bfloat16() -> Arithmetic:
    atol, rtol = _tolerances("bfloat16", np.float32)
    return Arithmetic(_widen_bfloat16, _round_to_bfloat16, np.inf, _round_to_bfloat16(atol), rtol, 2.0**-8, 2.0**-134)


ARITHMETIC: Final = {
    "float16": _float16(),
    "bfloat16": _bfloat16(),
    "float32": _full("float32", np.float32),
    "float64": _full("float64", np.float64),
    "complex64": _full("complex64", np.float32),
    "complex128": _full("complex128", np.float64),
}
