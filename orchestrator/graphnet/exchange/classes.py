"""Decides which rows GraphNet's scores count, and gives the reason for each row that is left out."""

from __future__ import annotations

from typing import Final

from graphnet.judge.ladder import LEVELS
from graphnet.outcomes import Outcome, ScoreClass
from graphnet.runs.record import Record

#: The reason for leaving out a row that is correct at some level but has no speedup, because its timing was void or
#: because it ran on another device than the reference.
NO_RATIO: Final = "no ratio"
#: The classes of rows whose outputs were compared. Such a row has one verdict per level of the ladder.
COMPARED: Final = frozenset({ScoreClass.CORRECT, ScoreClass.ACCURACY})
#: The last level at which GraphNet judges the values. For higher levels it keeps the verdict of this level.
_LAST_JUDGED: Final = 1


#: The outcomes of samples that ran to their end and whose outputs could be compared. The summary line of a log counts
#: all other samples as failed.
VERIFIED: Final = frozenset({Outcome.OK, Outcome.ACCURACY, Outcome.NOT_COMPARABLE})


def row_class(record: Record) -> ScoreClass | None:
    """Return the class of the row, or None if the row's outcome is left out of every score."""
    return record.outcome.score_class(record.stage)


def left_out(record: Record) -> str | None:
    """Return the reason why the row is left out of every score, or None if scores count the row.

    GraphNet's scripts raise TypeError on a row that is correct at some level up to 1 and has no speedup, so this
    function leaves such a row out. A row that is wrong at every level up to 1 counts as a failure and needs no speedup.
    """
    found = row_class(record)
    if found is None:
        return str(record.outcome)
    if found in COMPARED and record.speedup is None and _is_correct_somewhere(record):
        return NO_RATIO
    return None


def _is_correct_somewhere(record: Record) -> bool:
    reached = LEVELS[-1] + 1 if record.tolerance_reached is None else record.tolerance_reached
    return record.outcome is Outcome.OK or reached <= _LAST_JUDGED
