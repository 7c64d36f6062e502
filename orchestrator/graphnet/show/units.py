"""Formats numbers for people to read."""

from __future__ import annotations

from graphnet.runs.record import Ratio


def duration(ns: int | None) -> str:
    """Format a duration with three digits and the unit that fits: ``1.23 ms``. None gives an empty text."""
    if ns is None:
        return ""
    for unit, size in (("s", 1e9), ("ms", 1e6), ("us", 1e3)):
        if ns >= size:
            return f"{ns / size:.3g} {unit}"
    return f"{ns} ns"


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
    """Format a share as a whole percentage. It is rounded down, so that 100 % means that nothing is missing."""
    if share is None:
        return ""
    return f"{int(share * 100)} %"


def speedup(ratio: Ratio | None) -> str:
    """Format a ratio with its interval: ``1.36x [1.33, 1.37]``."""
    return "" if ratio is None else f"{ratio.ratio:.2f}x [{ratio.low:.2f}, {ratio.high:.2f}]"


def size(nbytes: float) -> str:
    """Format a size in binary units: ``1.5 GiB``."""
    for unit in ("B", "KiB", "MiB", "GiB"):
        if nbytes < 1024:
            return f"{nbytes:.3g} {unit}"
        nbytes /= 1024
    return f"{nbytes:.3g} TiB"


def count(number: int, noun: str) -> str:
    """Format a number with its noun in the singular or plural: ``1 row``, ``1,200 rows``."""
    return f"1 {noun}" if number == 1 else f"{number:,} {noun}s"
