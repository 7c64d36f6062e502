"""Classes of rows in a score: an outcome's place in GraphNet's classes of failures, or its absence from scores."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from graphnet.outcomes import Outcome


class RowClass(IntEnum):
    """How a row enters a score. The values index the columns of a tally."""

    JUDGED = 0
    """Its outputs were compared on the tolerance ladder: correct from some level on, an accuracy failure below it."""
    MISMATCH = 1
    """Its outputs have another number, shape or type: a failure at every level."""
    RUNTIME = 2
    """It failed anywhere but in compiling: a failure at every level."""
    COMPILE = 3
    """The compiler failed, refused the graph, or took nothing of it: a failure at every level."""


#: Rows whose compiler had no chance, or whose outputs nobody can judge: they are listed beside a score, never in it.
LEFT_OUT: Final = frozenset(
    {
        Outcome.BACKEND_UNAVAILABLE,
        Outcome.WORKER_LOST,
        Outcome.CANCELLED,
        Outcome.COMPILED_NOT_RUN,
        Outcome.NOT_COMPARABLE,
        Outcome.REFERENCE_FAILED,
        Outcome.REFERENCE_UNSTABLE,
    }
)

_CLASSES: Final = {
    Outcome.OK: RowClass.JUDGED,
    Outcome.ACCURACY: RowClass.JUDGED,
    Outcome.OUTPUT_MISMATCH: RowClass.MISMATCH,
    Outcome.COMPILE_ERROR: RowClass.COMPILE,
    Outcome.UNSUPPORTED: RowClass.COMPILE,
    Outcome.FELL_BACK: RowClass.COMPILE,
    Outcome.RUNTIME_ERROR: RowClass.RUNTIME,
    Outcome.LOAD_ERROR: RowClass.RUNTIME,
    Outcome.INPUT_ERROR: RowClass.RUNTIME,
}

#: Outcomes that can happen in any stage: in compiling they are the compiler's failure.
_BY_STAGE: Final = frozenset({Outcome.TIMEOUT, Outcome.CRASHED, Outcome.OUT_OF_MEMORY})


def class_of(outcome: Outcome, stage: str | None) -> RowClass | None:
    """The class of a row.

    Args:
        outcome: the row's outcome.
        stage: the row's stage, None where it has none.

    Returns:
        The class, or None if rows of this outcome are left out of scores.
    """
    if outcome in LEFT_OUT:
        return None
    if outcome in _BY_STAGE:
        return RowClass.COMPILE if stage == "compile" else RowClass.RUNTIME
    return _CLASSES[outcome]
