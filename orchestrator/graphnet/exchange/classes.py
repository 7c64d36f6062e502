"""Decides which rows GraphNet's scores count, and gives the reason for each row that is left out."""

from __future__ import annotations

from typing import Final

from graphnet.outcomes import Outcome, ScoreClass
from graphnet.runs.flags import BUSY, RANDOM
from graphnet.runs.record import Record
from graphnet.scores.columns import left_out as scores_leave_out

#: The outcomes of samples that ran without an error and returned outputs with the reference's structure, shapes and
#: dtypes. The summary line of a log counts all other samples as failed.
VERIFIED: Final = frozenset({Outcome.OK, Outcome.ACCURACY, Outcome.NOT_COMPARABLE})


def row_class(record: Record) -> ScoreClass | None:
    """Return the class to which GraphNet's scores assign the row; None if no score counts rows with this outcome."""
    return record.outcome.score_class(record.stage)


def left_out(record: Record) -> str | None:
    """Return the reason why the row is left out of every score, or None if scores count the row.

    Rows with some outcomes, such as BACKEND_UNAVAILABLE, are left out. If a row agrees with its reference at a
    tolerance level up to 1, scores use its speedup. Such a row is left out if its speedup is missing (GraphNet's
    scripts would raise TypeError), or if a flag forbids the use of its speedup. All other rows count as
    failures, and the scores count a failure with or without a speedup.
    """
    return scores_leave_out(record, record.speedup)


def no_lines(record: Record) -> str | None:
    """Return the reason why the log of ``graphnet test-compiler`` has no lines for the row; None if it has lines.

    GraphNet's scripts need the lines of every sample that ran. So this log also has lines for rows with the flag
    ``busy``, although no score counts such rows. These lines name the flag.
    """
    reason = left_out(record)
    if reason != BUSY or record.speedup is None:
        return reason
    return RANDOM if RANDOM in record.flags else None
