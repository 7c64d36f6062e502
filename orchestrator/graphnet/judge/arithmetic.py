"""The arithmetic with which torch.isclose evaluates `|a - b| <= atol + |rtol * b|` on a CPU, for each dtype.

Measured on torch 2.13 (default, AVX2 and AVX-512 paths, see tests/orchestrator/judge/test_against_torch.py):

- float32, float64: every operation is done in the dtype itself, and the tolerances are converted to it.
- float16, bfloat16: every operation is done in float32 and rounded to the dtype (nearest, ties to even). The factor
  rtol stays a float32; the summand atol is rounded to the dtype first (float16 at t = 5: to infinity).
- complex64, complex128: the parts are float32, float64; |z| is hypot(re, im). For complex64 the vector paths agree with
  the C library to the bit. For complex128 they use SLEEF's hypot, which is one unit in the last place away from the C
  library's for 0.6 % of the values. The C library's is used here, and by torch in scalar loops.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from graphnet.judge.ladder import LEVELS, tolerances

Array = npt.NDArray[Any]

#: Rounding to the float16 grid gives this number where float16 itself gives infinity.
_FLOAT16_OVERFLOW: Final = 65536.0


@dataclass(frozen=True)
class Arithmetic:
    """The way in which torch computes with one dtype.

    widen: array of the dtype -> array in which numpy computes (exact).
    rounded: non-negative widened numbers -> the same, rounded to the dtype.
    limit: a rounded error at or above it is infinite in the dtype.
    atol, rtol: one number per level of the ladder, in the computing dtype.
    roundoff, tiny: rounding moves x by at most roundoff * |x|, or by tiny where x is subnormal; 0 without rounding.
    """

    widen: Callable[[Array], Array]
    rounded: Callable[[Array], Array]
    limit: float
    atol: Array
    rtol: Array
    roundoff: float = 0.0
    tiny: float = 0.0

    def surely_allowed(self, reference: Array, level: int) -> Array:
        """A lower bound of `allowed` without its roundings: an error within it, rounded, is within `allowed`.

        It leaves room for three roundings (of the product, of the sum, of the error) and a fourth for those of float32.
        """
        safe = 1.0 - 4.0 * self.roundoff
        bound = magnitude(reference)
        bound *= np.float32(safe * self.rtol[level])
        bound += np.float32(safe * self.atol[level] - 4.0 * self.tiny)
        return bound

    def allowed(self, reference: Array, level: int) -> Array:
        """Allowed error of every (widened, finite) reference element at the level with index `level`."""
        relative = self.rounded(magnitude(reference * self.rtol[level]))
        relative += self.atol[level]
        return self.rounded(relative)


def magnitude(values: Array) -> Array:
    """|z| as torch computes it. numpy's abs of a complex array rounds differently on AVX-512."""
    if values.dtype.kind == "c":
        return np.asarray(np.hypot(values.real, values.imag))
    return np.asarray(np.abs(values))


def _as_is(values: Array) -> Array:
    return values


def _widen_float16(values: Array) -> Array:
    # Sign-extended and shifted, a float16 is a float32 whose exponent is 112 too low. Twice as fast as numpy's cast.
    bits = values.view(np.int16).astype(np.int32)
    bits <<= 13
    bits &= np.uint32(0x8FFFE000).view(np.int32)
    widened = bits.view(np.float32)
    widened *= np.float32(2.0**112)
    if widened.max(initial=0.0) < _FLOAT16_OVERFLOW and widened.min(initial=0.0) > -_FLOAT16_OVERFLOW:
        return widened
    return values.astype(np.float32)  # NaN and infinity have no exponent to correct


def _widen_bfloat16(values: Array) -> Array:
    # A bfloat16 is the upper half of a float32. Four times as fast as the cast of ml_dtypes.
    bits = values.view(np.uint16).astype(np.uint32)
    bits <<= 16
    return bits.view(np.float32)


def _round_to_float16(values: Array) -> Array:
    # Adding and taking away 2^13 times the power of two below x leaves x's upper 11 bits, rounded to nearest even;
    # below 2^-14 the float16 grid is even. Ten times as fast as numpy's cast to float16 and back.
    power = (values.view(np.uint32) & np.uint32(0x7F800000)).view(np.float32)
    np.maximum(power, np.float32(2.0**-14), out=power)
    power *= np.float32(2.0**13)
    result = values + power
    result -= power
    return result


def _round_to_bfloat16(values: Array) -> Array:
    # Nearest even on the upper 16 bits. NaN stays NaN: one that comes from widened numbers has an empty lower half.
    bits = values.view(np.uint32)
    odd = bits >> np.uint32(16)
    odd &= np.uint32(1)
    odd += np.uint32(0x7FFF)
    odd += bits
    odd &= np.uint32(0xFFFF0000)
    return odd.view(np.float32)


def _atol(dtype: str, compute: type[np.floating[Any]]) -> Array:
    return np.array([tolerances(dtype, t).atol for t in LEVELS]).astype(compute)


def _rtol(dtype: str, compute: type[np.floating[Any]]) -> Array:
    return np.array([tolerances(dtype, t).rtol for t in LEVELS]).astype(compute)


def _full(dtype: str, compute: type[np.floating[Any]]) -> Arithmetic:
    """A dtype in which torch computes directly."""
    return Arithmetic(_as_is, _as_is, np.inf, _atol(dtype, compute), _rtol(dtype, compute))


def _float16() -> Arithmetic:
    # Rounding gives 65536 for infinity here too; from there on every float16 error is allowed.
    atol = _round_to_float16(np.minimum(_atol("float16", np.float32), np.float32(_FLOAT16_OVERFLOW)))
    return Arithmetic(
        _widen_float16, _round_to_float16, _FLOAT16_OVERFLOW, atol, _rtol("float16", np.float32), 2.0**-11, 2.0**-25
    )


def _bfloat16() -> Arithmetic:
    atol = _round_to_bfloat16(_atol("bfloat16", np.float32))
    return Arithmetic(
        _widen_bfloat16, _round_to_bfloat16, np.inf, atol, _rtol("bfloat16", np.float32), 2.0**-8, 2.0**-134
    )


ARITHMETIC: Final = {
    "float16": _float16(),
    "bfloat16": _bfloat16(),
    "float32": _full("float32", np.float32),
    "float64": _full("float64", np.float64),
    "complex64": _full("complex64", np.float32),
    "complex128": _full("complex128", np.float64),
}
