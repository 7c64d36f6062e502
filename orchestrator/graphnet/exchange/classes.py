"""Classes of rows, as GraphNet's scores count them."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from graphnet.outcomes import Outcome
from graphnet.runs.record import Record


class RowClass(StrEnum):
    """Class of one row. The judge compared the values of VALUES rows; each level of the ladder has its own verdict."""

    VALUES = "values"
    MISMATCH = "mismatch"
    COMPILE = "compile"
    RUNTIME = "runtime"


#: Outcomes that no score counts: the compiler had no chance, or nothing can be said about its outputs.
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
NO_RATIO: Final = "no speedup"

_BY_OUTCOME: Final = {
    Outcome.OK: RowClass.VALUES,
    Outcome.ACCURACY: RowClass.VALUES,
    Outcome.OUTPUT_MISMATCH: RowClass.MISMATCH,
    Outcome.COMPILE_ERROR: RowClass.COMPILE,
    Outcome.UNSUPPORTED: RowClass.COMPILE,
    Outcome.FELL_BACK: RowClass.COMPILE,
}
#: Failures of the compiler if they happen while it compiles, of its program otherwise.
_BY_STAGE: Final = frozenset({Outcome.TIMEOUT, Outcome.CRASHED, Outcome.OUT_OF_MEMORY})


def row_class(record: Record) -> RowClass:
    """Class of a row that counts; every failure without a class of its own is a runtime failure."""
    if record.outcome in _BY_STAGE and record.stage == "compile":
        return RowClass.COMPILE
    return _BY_OUTCOME.get(record.outcome, RowClass.RUNTIME)


def left_out(record: Record) -> str | None:
    """Reason why no score counts the row, None if it counts.

    GraphNet's scripts need a speedup for every row that is correct at some level up to t = 1: a row without one is left
    out, because they raise TypeError on it.
    """
    if record.outcome in LEFT_OUT:
        return str(record.outcome)
    if row_class(record) is RowClass.VALUES and record.speedup is None:
        return NO_RATIO
    return None
