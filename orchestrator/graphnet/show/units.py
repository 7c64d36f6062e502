"""Numbers as people read them."""

from __future__ import annotations

from graphnet.runs.record import Ratio


def duration(ns: int | None) -> str:
    """A duration of any size: ``1.23 ms``."""
    if ns is None:
        return ""
    for unit, size in (("s", 1e9), ("ms", 1e6), ("us", 1e3)):
        if ns >= size:
            return f"{ns / size:.3g} {unit}"
    return f"{ns} ns"


def error(value: float | None) -> str:
    """An error's order of magnitude."""
    return "" if value is None else f"{value:.1e}"


def percent(share: float | None) -> str:
    """A share as a whole percentage, 100 % only where it is."""
    if share is None:
        return ""
    return f"{int(share * 100)} %"


def speedup(ratio: Ratio | None) -> str:
    """A ratio with its interval."""
    return "" if ratio is None else f"{ratio.ratio:.2f}x [{ratio.low:.2f}, {ratio.high:.2f}]"


def size(nbytes: float) -> str:
    """A size in binary units."""
    for unit in ("B", "KiB", "MiB", "GiB"):
        if nbytes < 1024:
            return f"{nbytes:.3g} {unit}"
        nbytes /= 1024
    return f"{nbytes:.3g} TiB"
