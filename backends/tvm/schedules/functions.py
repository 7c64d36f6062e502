"""Vector code for exp, log, erf, tanh and their like.

TVM lowers each to LLVM's intrinsic or to the C library. Both become one call per element, which makes a GELU 20 times
slower than eager's. The polynomials here are branch-free, so LLVM keeps them in vectors, and their errors are those of
eager's functions (at most 2.2 units in the last place). TVM's own FastMathTransform replaces only the operators exp,
erf, tanh and softmax, not those that contain them, and its exp(-inf) is 1e-38 instead of 0.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import tvm
from tvm import tirx

_LOWERING = "llvm.FLowerIntrinsic"
_LOG2_E, _LN2, _LN2_HIGH, _LN2_LOW = 1.44269504088896341, 0.693147182, 0.693359375, -2.12194440e-4
#: 1.5 * 2**23 (and 2**52 for float64). A sum with it rounds to an integer, which the sum's lowest bits then hold.
_ROUND, _ROUND64 = 12582912.0, 6755399441055744.0
_NAN, _MINUS_INFINITY, _SIGN, _MAGNITUDE = 0x7FC00000, -0x00800000, -0x80000000, 0x7FFFFFFF

# exp and tanh are S. Moshier's (Cephes), erf and log are N. Juffa's, sin and cos are FreeBSD's k_sinf and k_cosf.
_EXP = (1.9875691500e-4, 1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2, 1.6666665459e-1, 5.0000001201e-1)
_TANH = (-5.70498872745e-3, 2.06390887954e-2, -5.37397155531e-2, 1.33314422036e-1, -3.33332819422e-1)
_ERF_SMALL = (-5.96761703e-4, 4.99119423e-3, -2.67681349e-2, 1.12819925e-1, -3.76125336e-1, 1.28379166e-1)
_ERF_LARGE = (
    *(-1.72853470e-5, 3.83197126e-4, -3.88396438e-3, 2.42546219e-2),
    *(-1.06777877e-1, -6.34846687e-1, -1.28717512e-1),
)
_LOG_EVEN = (-0.130310059, -0.121483512, -0.166846126, -0.249996200)
_LOG_ODD = (0.140869141, 0.139814854, 0.200120345)
_SIN = (0.0000027183114939898219064, -0.000198393348360966317347, 0.0083333293858894631756, -0.166666666416265235595)
_COS = (0.0000243904487962774090654, -0.00138867637746099294692, 0.0416666233237390631894, -0.499999997251031003120)


@contextlib.contextmanager
def vector_functions() -> Iterator[None]:
    """In the ``with`` block, compile the functions of FUNCTIONS for CPUs with the code of this file."""
    with contextlib.ExitStack() as stack:
        for name, function in FUNCTIONS.items():
            operator = tvm.ir.Op.get("tirx." + name)
            theirs = operator.get_attr(_LOWERING)
            _set(operator, _lowering(function, theirs))
            stack.callback(_set, operator, theirs)
        yield


def _set(operator: Any, lowering: Any) -> None:
    operator.reset_attr(_LOWERING)
    if lowering is not None:
        operator.set_attr(_LOWERING, lowering)


def _lowering(function: Callable[[Any], Any], theirs: Any) -> Callable[[Any], Any]:
    """Return a function that replaces a call of an operator, for single values or vectors of them.

    float16 is computed in float32; float64 is left to TVM.
    """

    def lower(call: Any) -> Any:
        dtype, (value,) = str(call.ty.dtype), call.args
        if dtype.startswith("float32"):
            return _let(value, function)
        if dtype.startswith("float16"):
            wide = dtype.replace("float16", "float32")
            return tirx.Cast(dtype, _let(tirx.Cast(wide, value), function))
        return call if theirs is None else theirs(call)

    return lower


def exp(x: Any) -> Any:
    """2**n * e**r with x = n * ln 2 + r. Two factors instead of 2**n reach the smallest and the largest results."""

    def scaled(n: Any, r: Any) -> Any:
        half = n >> _like(1, n)
        power = _polynomial(r, _EXP) * (r * r) + r + _like(1, r)
        return power * _two_to(half, r) * _two_to(n - half, r)

    return _let(_clamp(x, -104.0, 89.0), lambda x: _reduced(x, scaled))


def sigmoid(x: Any) -> Any:
    return _like(1, x) / (_like(1, x) + _let(_like(0, x) - x, exp))


def tanh(x: Any) -> Any:
    def chosen(magnitude: Any) -> Any:
        square = x * x
        small = x + _let(square, lambda z: _polynomial(z, _TANH) * z) * x
        large = _like(1, x) - _like(2, x) / (_let(magnitude + magnitude, exp) + _like(1, x))
        return tirx.Select(tirx.LT(magnitude, _like(0.625, x)), small, _with_sign(large, x))

    return _let(_absolute(x), chosen)


def erf(x: Any) -> Any:
    def chosen(magnitude: Any) -> Any:
        small = x + _let(x * x, lambda z: _polynomial(z, _ERF_SMALL)) * x
        large = _like(1, x) - _let(_polynomial(magnitude, _ERF_LARGE) * magnitude - magnitude, exp)
        return tirx.Select(tirx.LT(_like(0.927734375, x), magnitude), _with_sign(large, x), small)

    return _let(_absolute(x), chosen)


def log(x: Any) -> Any:
    """n * ln 2 + log(m) with x = 2**n * m and m in [2/3, 4/3). Denormal numbers are scaled first."""

    def computed(scaled: Any) -> Any:
        exponent = (scaled - _like(0x3F2AAAAB, scaled)) & _like(-0x00800000, scaled)
        return _let(exponent, lambda e: _let(_as(scaled - e, x) - _like(1, x), lambda m: combined(e, m)))

    def combined(exponent: Any, m: Any) -> Any:
        def series(z: Any) -> Any:
            tail = _polynomial(z, _LOG_ODD) * m + _polynomial(z, _LOG_EVEN)
            return ((tail * m + _like(0.333331972, x)) * m - _like(0.5, x)) * z + m

        n = tirx.Cast(_dtype(x), exponent) * _like(2.0**-23, x)
        n = n + tirx.Select(tiny, _like(-23, x), _like(0, x))
        return n * _like(_LN2, x) + _let(m * m, series)

    tiny = tirx.LT(x, _like(1.17549435e-38, x))
    value = _let(_bits(tirx.Select(tiny, x * _like(8388608, x), x)), computed)
    ends = tirx.Select(tirx.EQ(x, _like(0, x)), _pattern(_MINUS_INFINITY, x), x + x)
    ends = tirx.Select(tirx.LT(x, _like(0, x)), _pattern(_NAN, x), ends)
    positive = tirx.Select(tirx.LT(x, _pattern(0x7F800000, x)), value, ends)
    return tirx.Select(tirx.LT(_like(0, x), x), positive, ends)


def log1p(x: Any) -> Any:
    """log(u) * (x / (u - 1)) with u = 1 + x: the quotient undoes the rounding of u. It is x itself if u is 1."""

    def corrected(u: Any) -> Any:
        rest = u - _like(1, x)
        value = tirx.Select(tirx.EQ(rest, _like(0, x)), x, log(u) * (x / rest))
        return tirx.Select(tirx.LT(u, _pattern(0x7F800000, x)), value, u)

    return _let(x + _like(1, x), corrected)


def sin(x: Any) -> Any:
    return _circular(x, 0)


def cos(x: Any) -> Any:
    return _circular(x, 1)


def _circular(x: Any, quarters: int) -> Any:
    """Return sin(x + quarters * pi / 2), computed in float64, where the remainder of pi / 2 is exact up to x = 4e8.

    From there on, the next float32 is 32 away, and the result is some number between -1 and 1.
    """
    dtype = _dtype(x).replace("float32", "float64")
    integers = dtype.replace("float64", "int64")

    def chosen(n: Any, r: Any) -> Any:
        quadrant = (tirx.reinterpret(integers, n) + _like(quarters, integers)) & _like(3, integers)
        turn = tirx.EQ(quadrant & _like(1, integers), _like(0, integers))
        sine = r + _let(r * r, lambda z: _polynomial(z, _SIN) * z) * r
        cosine = _like(1, r) + _let(r * r, lambda z: _polynomial(z, _COS) * z)
        flip = tirx.EQ(quadrant & _like(2, integers), _like(0, integers))
        return _let(tirx.Select(turn, sine, cosine), lambda y: tirx.Select(flip, y, _like(0, y) - y))

    def remainder(wide: Any, n: Any) -> Any:
        whole = n - _like(_ROUND64, wide)
        rest = wide - whole * _like(1.57079631090164184570, wide) - whole * _like(1.58932547735281966916e-08, wide)
        return _clamp(rest, -0.7854, 0.7854)

    def turned(wide: Any) -> Any:
        n = wide * _like(6.36619772367581382433e-01, wide) + _like(_ROUND64, wide)
        return _let(n, lambda n: _let(remainder(wide, n), lambda r: chosen(n, r)))

    return tirx.Cast(_dtype(x), _let(tirx.Cast(dtype, x), turned))


#: The functions by the names of TVM's operators.
FUNCTIONS: Mapping[str, Callable[[Any], Any]] = {
    "exp": exp,
    "sigmoid": sigmoid,
    "tanh": tanh,
    "erf": erf,
    "log": log,
    "log1p": log1p,
    "sin": sin,
    "cos": cos,
}


def _reduced(x: Any, then: Callable[[Any, Any], Any]) -> Any:
    """Return then(n, r) for x = n * ln 2 + r, where n is the nearest integer to x / ln 2."""

    def rounded(shifted: Any) -> Any:
        n = _bits(shifted) - _bits(_like(_ROUND, x))
        whole = shifted - _like(_ROUND, x)
        r = x - whole * _like(_LN2_HIGH, x) - whole * _like(_LN2_LOW, x)
        return _let(n, lambda n: _let(r, lambda r: then(n, r)))

    return _let(x * _like(_LOG2_E, x) + _like(_ROUND, x), rounded)


def _two_to(n: Any, like: Any) -> Any:
    return _as((n + _like(127, n)) << _like(23, n), like)


def _clamp(x: Any, low: float, high: float) -> Any:
    # With the constant first, NaN stays NaN: a comparison with NaN is false and chooses the second operand.
    return tirx.Max(_like(low, x), tirx.Min(_like(high, x), x))


def _polynomial(x: Any, coefficients: tuple[float, ...]) -> Any:
    result = _like(coefficients[0], x)
    for coefficient in coefficients[1:]:
        result = result * x + _like(coefficient, x)
    return result


def _absolute(x: Any) -> Any:
    bits = _bits(x)
    return _as(bits & _like(_MAGNITUDE, bits), x)


def _with_sign(magnitude: Any, x: Any) -> Any:
    bits = _bits(x)
    return _as(_bits(magnitude) | (bits & _like(_SIGN, bits)), x)


def _let(value: Any, body: Callable[[Any], Any]) -> Any:
    """Name a value, because an expression that is used twice would be repeated in the code."""
    variable = tirx.Var("v", _dtype(value))
    return tirx.Let(variable, value, body(variable))


def _like(value: float, like: Any) -> Any:
    """Return a constant of the dtype and width of `like`, an expression or a dtype."""
    return tirx.const(value, like if isinstance(like, str) else _dtype(like))


def _bits(value: Any) -> Any:
    return tirx.reinterpret(_dtype(value).replace("float32", "int32"), value)


def _as(bits: Any, like: Any) -> Any:
    return tirx.reinterpret(_dtype(like), bits)


def _pattern(bits: int, like: Any) -> Any:
    """Return the number with these bits: an infinity or NaN, which a constant cannot hold."""
    return _as(_like(bits, _dtype(like).replace("float32", "int32")), like)


def _dtype(value: Any) -> str:
    return str(value.ty.dtype)
