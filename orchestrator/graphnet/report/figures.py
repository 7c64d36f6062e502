"""Collects the facts that charts show, as one small object per row, and chooses the objects that a chart draws."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from graphnet.outcomes import Group, Outcome
from graphnet.printable import printable
from graphnet.report.runs import ShownRun
from graphnet.runs.flags import compile_alone_ns
from graphnet.runs.record import Record, RowKind
from graphnet.scores.columns import cold_ns, left_out

#: The largest number of rows that a chart draws as single points. A browser draws this many points without a delay.
MOST_POINTS = 2000
#: The largest length of the name of a sample or an operator in a chart, in characters.
_MOST_NAME = 80
#: Matches the name of an operator in a message: ``aten::add``, ``aten.add.Tensor``, ``torch.ops.prims.view``.
_OPERATOR = re.compile(r"\b(?:torch\.ops\.)?(?:aten|prims|torchvision)(?:::|\.)([A-Za-z_]\w*)")

_Row = TypeVar("_Row")


@dataclass(frozen=True)
class Point:
    """The figures of one row with outcome OK that scores count. A field is None if its value is not known.

    ``speedup`` is the reference's time divided by the compiled time; ``low`` and ``high`` are the ends of its interval.
    ``compile_s`` is the compile time in seconds. ``compile_calls`` is the compile time divided by the time of one call
    of the reference. ``error`` and ``reference_error`` are root mean square errors relative to float64. ``memory`` is
    the peak memory divided by the reference's peak memory.
    """

    series: str
    sample: str
    speedup: float | None
    low: float | None
    high: float | None
    compile_s: float | None
    compile_calls: float | None
    error: float | None
    reference_error: float | None
    memory: float | None


@dataclass(frozen=True)
class Figures:
    """Everything that the charts of a page or a plot need.

    Attributes:
        series: the names of all series, in the order of the runs and their backends.
        points: the rows with outcome OK that scores count.
        failures: the number of rows that are not OK, by series, stage and outcome.
        failed_operators: the number of failed rows whose message names an operator, by series and operator.
        left_to_eager: the number of rows in which the compiler left an operator to eager mode, by series and operator.
    """

    series: tuple[str, ...]
    points: tuple[Point, ...]
    failures: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    failed_operators: Counter[tuple[str, str]] = field(default_factory=Counter)
    left_to_eager: Counter[tuple[str, str]] = field(default_factory=Counter)


class FigureReader:
    """Collects figures from rows that are added one by one, so that each row is read once and not kept in memory."""

    def __init__(self, runs: Sequence[ShownRun]) -> None:
        self._series = tuple(dict.fromkeys(run.series(site) for run in runs for site in run.rows.columns.sites))
        self._points: list[Point] = []
        self._failures: Counter[tuple[str, str, str]] = Counter()
        self._failed_operators: Counter[tuple[str, str]] = Counter()
        self._left: Counter[tuple[str, str]] = Counter()

    def add(self, run: ShownRun, record: Record) -> None:
        """Collect the figures of one row.

        The row of a whole model is skipped, as in the scores, because each graph of the model has its own row.
        """
        if record.kind is RowKind.model:
            return
        series = run.series(record.site)
        if record.outcome is Outcome.OK and left_out(record, record.speedup) is None:
            self._points.append(point_of(series, record))
        elif record.outcome is not Outcome.OK:
            self._failures[(series, record.stage or record.outcome.traits.group.word, record.outcome.value)] += 1
            for operator in operators_in(record):
                self._failed_operators[(series, operator)] += 1
        if record.evidence is not None:
            for operator in set(record.evidence.fallback_ops or ()):
                self._left[(series, printable(operator, _MOST_NAME))] += 1

    def figures(self) -> Figures:
        """Return the figures of all rows that were added."""
        return Figures(self._series, tuple(self._points), self._failures, self._failed_operators, self._left)


def read_figures(runs: Sequence[ShownRun]) -> Figures:
    """Read the figures of all rows of the runs. Raises StorageError if a file cannot be read."""
    reader = FigureReader(runs)
    for run in runs:
        for record in run.records():
            reader.add(run, record)
    return reader.figures()


def point_of(series: str, record: Record) -> Point:
    """Return the figures of one row with outcome OK."""
    ratio, accuracy = record.speedup, record.accuracy
    memory, beside = record.peak_memory_bytes, record.reference_peak_memory_bytes
    compile_ns, cold, call_ns = compile_alone_ns(record), cold_ns(record), record.reference_ns
    return Point(
        series=series,
        sample=printable(record.sample, _MOST_NAME),
        speedup=None if ratio is None else ratio.ratio,
        low=None if ratio is None else ratio.low,
        high=None if ratio is None else ratio.high,
        compile_s=None if compile_ns is None else compile_ns / 1e9,
        compile_calls=cold / call_ns if cold and call_ns else None,
        error=_finite(None if accuracy is None else accuracy.rmse_compiled),
        reference_error=_finite(None if accuracy is None else accuracy.rmse_reference),
        memory=memory / beside if memory and beside else None,
    )


def operators_in(record: Record) -> set[str]:
    """Return the operators that the message of a failed row names; empty if the row did not fail."""
    if record.outcome.traits.group is not Group.FAILED or not record.message:
        return set()
    return {printable(name, _MOST_NAME) for name in _OPERATOR.findall(record.message[:4000])}


def drawn(points: Iterable[Point]) -> list[Point]:
    """Choose at most about MOST_POINTS of the points, and the same share of each series' points."""
    return evenly(list(points), lambda point: point.series)


def evenly(rows: Sequence[_Row], series: Callable[[_Row], str]) -> list[_Row]:
    """Choose every n-th row of each series, in the order of ``rows``, so that at most about MOST_POINTS rows remain.

    The rows of each series are counted separately. A run stores its rows sample by sample, so the series alternate. If
    every second row of the whole run were taken, a whole series could be left out.

    Args:
        rows: the rows.
        series: returns the name of a row's series.
    """
    step = max(1, math.ceil(len(rows) / MOST_POINTS))
    seen: Counter[str] = Counter()
    chosen = []
    for row in rows:
        name = series(row)
        if seen[name] % step == 0:
            chosen.append(row)
        seen[name] += 1
    return chosen


def _finite(value: float | None) -> float | None:
    return value if value is not None and math.isfinite(value) else None
