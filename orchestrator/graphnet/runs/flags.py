"""The flags by which scores, summaries and comparisons leave out a row's speedup. Other flags are only remarks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

#: Other processes disturbed the row's timing for more than 20 % of the time of one side.
BUSY: Final = "busy"
#: The graph draws random numbers, so its two sides may have done different work.
RANDOM: Final = "random"
#: The flags whose rows enter no sum of speedups, in the order in which they give the reason.
WITHOUT_SPEEDUP: Final = (BUSY, RANDOM)


def speedup_left_out(flags: Iterable[str]) -> str | None:
    """Return the flag because of which the speedup of a row with these flags is left out of sums; None if none is."""
    held = frozenset(flags)
    return next((flag for flag in WITHOUT_SPEEDUP if flag in held), None)
