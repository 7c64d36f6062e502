"""Formats numbers for people to read: one rule per unit, so that every command writes a number in the same way.

Times and sizes have three significant digits, errors two, ratios and changes in percent a fixed
number of digits after the point: two and one.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from enum import StrEnum
from typing import Any, Final, NamedTuple


class Measured(NamedTuple):
    """A measured number with its 95 % interval. The interval is None if it is not known."""

    value: float
    low: float | None = None
    high: float | None = None


class Unit(StrEnum):
    """The unit of a figure. ``WRITERS`` in report/assets/common.js needs an entry for each unit that a page shows."""

    text = "text"
    integer = "integer"
    amount = "amount"
    """A number that may be very large or a fraction: it is shown with three digits."""
    ns = "ns"
    joules = "joules"
    nbytes = "bytes"
    ratio = "ratio"
    """A factor."""
    ratio_interval = "ratio_interval"
    """A factor with its interval (``Measured``)."""
    change = "change"
    """A factor that is shown as a change in percent."""
    change_interval = "change_interval"
    """A factor with its interval (``Measured``) that is shown as a change in percent."""
    error = "error"
    percent = "percent"
    """A share of a count. It is rounded down, so that 100 % means that nothing is missing."""
    score = "score"
    """A value of S(t) or ES(t)."""

    @property
    def has_interval(self) -> bool:
        """Whether a value is a number with its interval."""
        return self in (Unit.ratio_interval, Unit.change_interval)


def shown(unit: Unit, value: Any) -> str:
    """Format a value of the given unit. None gives an empty text."""
    return "" if value is None else _WRITERS[unit](value)


def duration(ns: float | None) -> str:
    """Format a duration with three digits and the unit that fits: ``1.23 ms``. None gives an empty text."""
    return "" if ns is None else _scaled(ns, (" s", 1e9), (" ms", 1e6), (" us", 1e3), (" ns", 1))


def _scaled(value: float, *units: tuple[str, float]) -> str:
    """Format a number with three digits, in the first unit of which it has at least one, or else in the last."""
    unit, size = next((one for one in units if _rounded(value / one[1]) >= 1), units[-1])
    return f"{_rounded(value / size):f}{unit}"


def _rounded(value: float) -> Decimal:
    """Round to three digits. The format ``f`` writes a Decimal without an exponent and without further digits."""
    return Decimal(f"{value:.3g}")


def amount(value: float) -> str:
    """Format a number with three digits and the thousands, millions or billions that fit: ``1.23 M``."""
    return _scaled(value, (" G", 1e9), (" M", 1e6), (" k", 1e3), ("", 1))


def energy(joules: float) -> str:
    """Format an energy with three digits and the unit that fits: ``1.23 mJ``."""
    return _scaled(joules, (" J", 1.0), (" mJ", 1e-3), (" uJ", 1e-6), (" nJ", 1e-9))


def clock(seconds: float) -> str:
    """Format a waiting time in its one or two largest units: ``12 s``, ``4 min 10 s``, ``2 h 5 min``."""
    whole = max(0, round(seconds))
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"


def error(value: float | None) -> str:
    """Format an error with two digits: ``2.7e-07``. None gives an empty text."""
    return "" if value is None else f"{value:.1e}"


def percent(share: float | None) -> str:
    """Format a share of a count as a whole percentage, rounded down. None gives an empty text."""
    # Without the tiny summand, 29 of 100 would be 28 %: 0.29 * 100 is less than 29 in floating point.
    return "" if share is None else f"{int(share * 100 + 1e-9)} %"


def width(share: float) -> str:
    """Format a share with one digit after the point, or with one significant digit: ``3.1 %``, ``0.02 %``."""
    return f"{share * 100:.1f} %" if share >= 0.001 or not share else f"{share * 100:.1g} %"


def ratio(found: float | Measured | None) -> str:
    """Format a factor, with its interval if it has one: ``1.36x [1.33, 1.37]``. None gives an empty text."""
    if found is None:
        return ""
    value, low, high = found if isinstance(found, Measured) else Measured(found)
    return f"{value:.2f}x" if low is None or high is None else f"{value:.2f}x [{low:.2f}, {high:.2f}]"


#: If a value grew by this factor or more, a change is shown as a factor, not in percent.
_READABLE: Final = 10


def change(found: float | Measured) -> str:
    """Format a factor as a change: ``-9.1 % [-9.9, -8.3]``, or ``12 times`` for a large one without an interval."""
    value, low, high = found if isinstance(found, Measured) else Measured(found)
    if low is None or high is None:
        return f"{_percent(value)} %" if value < _READABLE else f"{value:,.0f} times"
    return f"{_percent(value)} % [{_percent(low)}, {_percent(high)}]"


def _percent(factor: float) -> str:
    return f"{(factor - 1) * 100:+.1f}"


def size(nbytes: float) -> str:
    """Format a size in binary units: ``1.5 GiB``."""
    for unit in ("B", "KiB", "MiB", "GiB"):
        if round(nbytes) < 1024:
            return f"{_rounded(nbytes):f} {unit}"
        nbytes /= 1024
    return f"{_rounded(nbytes):f} TiB"


def count(number: int, noun: str) -> str:
    """Format a number with its noun in the singular or plural: ``1 row``, ``1,200 rows``."""
    return f"1 {noun}" if number == 1 else f"{number:,} {noun}s"


_WRITERS: Final[dict[Unit, Callable[[Any], str]]] = {
    Unit.text: str,
    Unit.integer: lambda value: f"{value:,}",
    Unit.amount: amount,
    Unit.ns: duration,
    Unit.joules: energy,
    Unit.nbytes: size,
    Unit.ratio: ratio,
    Unit.ratio_interval: ratio,
    Unit.change: change,
    Unit.change_interval: change,
    Unit.error: error,
    Unit.percent: percent,
    Unit.score: lambda value: f"{value:.4f}",
}
