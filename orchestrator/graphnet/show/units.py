"""Numbers in the form in which people read them."""

from __future__ import annotations

from graphnet.runs.record import Ratio


def duration(ns: int | None) -> str:
    """Write a duration with three digits and the unit that fits: ``1.23 ms``; nothing for None."""
    if ns is None:
        return ""
    for unit, size in (("s", 1e9), ("ms", 1e6), ("us", 1e3)):
        if ns >= size:
            return f"{ns / size:.3g} {unit}"
    return f"{ns} ns"


def error(value: float | None) -> str:
    """Write an error with two digits: ``2.7e-07``; nothing for None."""
    return "" if value is None else f"{value:.1e}"


def percent(share: float | None) -> str:
    """Write a share as a whole percentage, rounded down so that only all is 100 %."""
    if share is None:
        return ""
    return f"{int(share * 100)} %"


def speedup(ratio: Ratio | None) -> str:
    """Write a ratio with its interval: ``1.36x [1.33, 1.37]``."""
    return "" if ratio is None else f"{ratio.ratio:.2f}x [{ratio.low:.2f}, {ratio.high:.2f}]"


def size(nbytes: float) -> str:
    """Write a size in binary units: ``1.5 GiB``."""
    for unit in ("B", "KiB", "MiB", "GiB"):
        if nbytes < 1024:
            return f"{nbytes:.3g} {unit}"
        nbytes /= 1024
    return f"{nbytes:.3g} TiB"
