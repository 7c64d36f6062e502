"""The flags that make scores, summaries and comparisons leave out a row's speedup. Other flags are only remarks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from graphnet.runs.record import Record

#: The flag of a row if other processes disturbed the timing of one of its sides (for instance the reference) for more
#: than 20 % of the time.
BUSY: Final = "busy"
#: The flag of a row whose graph draws random numbers. The reference and the compiled graph of such a row may have done
#: different work.
RANDOM: Final = "random"
#: The flag of a row if other rows compiled at the same time (``--compile-jobs``). This row's
#: compile time may be longer than if the row had compiled alone.
COMPILED_BESIDE: Final = "compiled_beside"
#: The flag of a row on a GPU that was timed while other rows compiled on other cores (``--compile-jobs``).
TIMED_BESIDE: Final = "timed_beside"
#: The flags that keep the speedup of a row out of scores. If a row has several of these flags, the first one in this
#: order is reported as the reason.
WITHOUT_SPEEDUP: Final = (BUSY, RANDOM)


def speedup_left_out(flags: Iterable[str]) -> str | None:
    """Return the first flag of WITHOUT_SPEEDUP that a row has; None if the row has none of these flags."""
    held = frozenset(flags)
    return next((flag for flag in WITHOUT_SPEEDUP if flag in held), None)


def compile_alone_ns(record: Record) -> int | None:
    """Return the compile time of a row in ns; None if there is none, or if other rows compiled at the same time."""
    return None if COMPILED_BESIDE in record.flags else record.compile_ns
