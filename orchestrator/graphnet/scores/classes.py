"""The classes into which a score sorts rows, as integers that are used as indices of arrays."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from graphnet.outcomes import Outcome, ScoreClass


class RowClass(IntEnum):
    """How a row counts in a score. The values are also indices into the array ``Tally.failed``."""

    JUDGED = 0
    """The values of the row's outputs were compared with the reference's. The row is correct from some level of
    tolerance on, or at no level."""
    MISMATCH = 1
    """The row's outputs differ in number, shape or type, which is a failure at every level."""
    RUNTIME = 2
    """The row failed in any stage except compiling, which is a failure at every level."""
    COMPILE = 3
    """The compiler failed, refused the graph, or compiled none of it, which is a failure at every level."""


#: The values of CORRECT and ACCURACY were both compared; they differ in the lowest level at which a row is correct.
_CLASSES: Final = {
    ScoreClass.CORRECT: RowClass.JUDGED,
    ScoreClass.ACCURACY: RowClass.JUDGED,
    ScoreClass.MISMATCH: RowClass.MISMATCH,
    ScoreClass.RUNTIME: RowClass.RUNTIME,
    ScoreClass.COMPILE: RowClass.COMPILE,
}


def class_of(outcome: Outcome, stage: str | None) -> RowClass | None:
    """Return the class of a row; None if rows of this outcome are left out of scores."""
    found = outcome.score_class(stage)
    return None if found is None else _CLASSES[found]
