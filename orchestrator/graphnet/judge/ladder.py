"""GraphNet's tolerance ladder: the tolerances atol and rtol of each floating-point dtype at each level t (-10 to 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LEVELS: Final = range(-10, 6)
DEFAULT_TOLERANCE: Final = -4


@dataclass(frozen=True)
class _Exponents:
    """The exponents of one dtype. At level t, the tolerances are 10 ** (`rtol` * t) and 10 ** (`atol` * t)."""

    rtol: float
    atol: float


# At level -5, the tolerances of each dtype are close to the defaults of torch.testing.assert_close.
_EXPONENTS: Final = {
    "float16": _Exponents(3 / 5, 1),
    "bfloat16": _Exponents(1.796 / 5, 1),
    "float32": _Exponents(5.886 / 5, 1),
    "float64": _Exponents(7 / 5, 7 / 5),
    "complex64": _Exponents(5.886 / 5, 1),
    "complex128": _Exponents(7 / 5, 7 / 5),
}

LADDER_DTYPES: Final = frozenset(_EXPONENTS)


@dataclass(frozen=True)
class Tolerance:
    """Absolute and relative tolerance. Two numbers agree if |candidate - reference| <= atol + |rtol * reference|."""

    atol: float
    rtol: float


def require_level(t: int) -> None:
    """Raise ValueError unless `t` is a level of the ladder."""
    if t not in LEVELS:
        raise ValueError(f"tolerance {t} is not on the ladder; choose a whole number from {LEVELS[0]} to {LEVELS[-1]}")


def tolerances(dtype: str, t: int) -> Tolerance:
    """Return the tolerance of `dtype` at level `t`. `dtype` is torch's name without the prefix `torch.`.

    A dtype without a ladder (integers, bool, 8-bit floats) has the tolerance 0 at every level: values must be equal.
    Raises ValueError if `t` is not in LEVELS.
    """
    require_level(t)
    exponents = _EXPONENTS.get(dtype)
    if exponents is None:
        return Tolerance(atol=0.0, rtol=0.0)
    return Tolerance(atol=float(10 ** (exponents.atol * t)), rtol=float(10 ** (exponents.rtol * t)))
