"""The flags that make scores, summaries and comparisons leave out a row's speedup. Other flags are only remarks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

#: Other processes disturbed the timing of one side of the row for more than 20 % of the time.
BUSY: Final = "busy"
#: The graph draws random numbers, so the two sides of the row may have done different work.
RANDOM: Final = "random"
#: The flags that keep the speedup of a row out of scores. If a row has several, the first one here is the reason given.
WITHOUT_SPEEDUP: Final = (BUSY, RANDOM)


def speedup_left_out(flags: Iterable[str]) -> str | None:
    """Return the first flag of WITHOUT_SPEEDUP that a row has; None if the row has none of these flags."""
    held = frozenset(flags)
    return next((flag for flag in WITHOUT_SPEEDUP if flag in held), None)
