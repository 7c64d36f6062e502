"""Rows that GraphNet's scores count, and the reason why they leave the others out."""

from __future__ import annotations

from typing import Final

from graphnet.judge.ladder import LEVELS
from graphnet.outcomes import Outcome, ScoreClass
from graphnet.runs.record import Record

#: Reason of a row that is correct at some level, but has no speedup: its timing was void, or on another device.
NO_RATIO: Final = "no ratio"
#: Classes of rows whose outputs were compared; each level of the ladder has its own verdict on them.
COMPARED: Final = frozenset({ScoreClass.CORRECT, ScoreClass.ACCURACY})
#: GraphNet judges the values at every level up to this one, and keeps its verdict for the levels above.
_LAST_JUDGED: Final = 1


#: Outcomes of samples that ran to their end and whose outputs could be compared; a log counts the others as failed.
VERIFIED: Final = frozenset({Outcome.OK, Outcome.ACCURACY, Outcome.NOT_COMPARABLE})


def row_class(record: Record) -> ScoreClass | None:
    """Class of the row, None if no score counts rows of its outcome."""
    return record.outcome.score_class(record.stage)


def left_out(record: Record) -> str | None:
    """Reason why no score counts the row, None if it counts.

    GraphNet's scripts raise TypeError on a row that is correct at a level up to 1 and has no speedup, so such a row is
    left out. One that is wrong at all of them counts as a failure without a speedup.
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
