"""Decides which rows GraphNet's scores count, and gives the reason for each row that is left out."""

from __future__ import annotations

from typing import Final

from graphnet.outcomes import RAN, Outcome
from graphnet.runs.flags import Flag, speedup_left_out
from graphnet.runs.record import Record
from graphnet.scores.columns import left_out as scores_leave_out

#: The outcomes of samples that ran without an error and returned outputs with the reference's structure, shapes and
#: dtypes. The summary line of a log counts all other samples as failed.
VERIFIED: Final = RAN - {Outcome.OUTPUT_MISMATCH}


def left_out(record: Record) -> str | None:
    """Return the reason why the row is left out of every score, or None if scores count the row.

    Rows with some outcomes, such as BACKEND_UNAVAILABLE, are left out. A row that agrees with its reference at a
    tolerance level up to 1 is left out if its speedup is missing (GraphNet's scripts would raise TypeError), or if a
    flag forbids its use. All other rows count as failures, with or without a speedup.
    """
    return scores_leave_out(record, record.speedup)


def no_lines(record: Record) -> str | None:
    """Return the reason why the log of ``graphnet test-compiler`` has no lines for the row; None if it has lines.

    GraphNet's scripts need the lines of every sample that ran, so rows that were timed badly have lines, which name the
    flag.
    """
    reason = left_out(record)
    if record.speedup is None or reason != speedup_left_out(record.flags):
        return reason
    return Flag.RANDOM if Flag.RANDOM in record.flags else None
