"""Classes of rows as indices of arrays."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from graphnet.outcomes import Outcome, ScoreClass


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


#: A right row and a row of wrong values differ in the level at which they begin to be correct, and in nothing else.
_CLASSES: Final = {
    ScoreClass.CORRECT: RowClass.JUDGED,
    ScoreClass.ACCURACY: RowClass.JUDGED,
    ScoreClass.MISMATCH: RowClass.MISMATCH,
    ScoreClass.RUNTIME: RowClass.RUNTIME,
    ScoreClass.COMPILE: RowClass.COMPILE,
}


def class_of(outcome: Outcome, stage: str | None) -> RowClass | None:
    """The class of a row.

    Args:
        outcome: the row's outcome.
        stage: the row's stage, None where it has none.

    Returns:
        The class, or None if rows of this outcome are left out of scores.
    """
    found = outcome.score_class(stage)
    return None if found is None else _CLASSES[found]
