"""Collects the facts that charts show, as one small object per row."""

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
from graphnet.runs.figures import BY_KEY
from graphnet.runs.record import Record, RowKind
from graphnet.scores.columns import cold_ns, has_speedup, left_out
from graphnet.scores.formats import finite

#: The largest number of rows that a chart draws as single points: a browser draws this many without a delay.
MOST_POINTS = 2000
#: The longest name of a sample or an operator in a chart, in characters.
_MOST_NAME = 80
#: Matches the name of an operator in a message: ``aten::add``, ``aten.add.Tensor``, ``torch.ops.prims.view``.
_OPERATOR = re.compile(r"\b(?:torch\.ops\.)?(?:aten|prims|torchvision)(?:::|\.)([A-Za-z_]\w*)")

_Row = TypeVar("_Row")


@dataclass(frozen=True)
class Point:
    """The figures of one row with outcome OK that scores count; None if a value is not known.

    ``compile_calls`` is the compile time in calls of the reference. ``error`` and ``reference_error`` are root mean
    square errors relative to float64. ``memory`` is the own memory over the reference's.
    """

    series: str
    sample: str
    speedup: float | None
    compile_s: float | None
    compile_calls: float | None
    error: float | None
    reference_error: float | None
    memory: float | None


@dataclass
class Figures:
    """Everything that the charts of a page or a plot need. Rows are added one by one, and not kept in memory.

    ``failures`` counts the rows that are not OK by series, stage and outcome; ``failed_operators`` the failed rows
    whose message names an operator, and ``left_to_eager`` the rows that left one to eager mode, both by series and
    operator.
    """

    series: tuple[str, ...]
    points: list[Point] = field(default_factory=list)
    failures: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    failed_operators: Counter[tuple[str, str]] = field(default_factory=Counter)
    left_to_eager: Counter[tuple[str, str]] = field(default_factory=Counter)

    @staticmethod
    def of(runs: Sequence[ShownRun]) -> Figures:
        """Return the figures of runs to which no row was added yet."""
        return Figures(tuple(dict.fromkeys(run.series(site) for run in runs for site in run.rows.columns.sites)))

    def add(self, run: ShownRun, record: Record) -> None:
        """Collect the figures of one row. Rows of whole models are skipped: each graph of a model has its own row."""
        if record.kind is RowKind.model:
            return
        series = run.series(record.site)
        counts = left_out(record, record.speedup) is None and has_speedup(record, record.speedup)
        if record.outcome is Outcome.OK and counts:
            self.points.append(point_of(series, record))
        elif record.outcome is not Outcome.OK:
            self.failures[(series, record.stage or record.outcome.traits.group.word, record.outcome.value)] += 1
            self.failed_operators.update((series, operator) for operator in operators_in(record))
        if record.evidence is not None:
            named = set(record.evidence.fallback_ops or ())
            self.left_to_eager.update((series, printable(operator, _MOST_NAME)) for operator in named)


def read_figures(runs: Sequence[ShownRun]) -> Figures:
    """Read the figures of all rows of the runs. Raises StorageError if a file cannot be read."""
    figures = Figures.of(runs)
    for run in runs:
        for record in run.store.rows():
            figures.add(run, record)
    return figures


def point_of(series: str, record: Record) -> Point:
    speedup = BY_KEY["speedup"].fact(record)
    compile_ns, cold, call_ns = BY_KEY["compile_ns"].counted(record), cold_ns(record), record.reference_ns
    return Point(
        series=series,
        sample=printable(record.sample, _MOST_NAME),
        speedup=None if speedup is None else speedup[0],
        compile_s=None if compile_ns is None else compile_ns / 1e9,
        compile_calls=cold / call_ns if cold and call_ns else None,
        error=finite(BY_KEY["rmse_compiled"].fact(record)),
        reference_error=finite(BY_KEY["rmse_reference"].fact(record)),
        memory=BY_KEY["memory"].counted(record),
    )


def operators_in(record: Record) -> set[str]:
    """Return the operators that the message of a failed row names."""
    if record.outcome.traits.group is not Group.FAILED or not record.message:
        return set()
    return {printable(name, _MOST_NAME) for name in _OPERATOR.findall(record.message[:4000])}


def drawn(points: Iterable[Point]) -> list[Point]:
    """Choose at most about MOST_POINTS points, and the same share of each series' points."""
    return evenly(list(points), lambda point: point.series)


def evenly(rows: Sequence[_Row], series: Callable[[_Row], str]) -> list[_Row]:
    """Choose every n-th row of each series, in the order of ``rows``, so that at most about MOST_POINTS rows remain.

    The rows of each series are counted separately: a run stores its rows sample by sample, so taking every second row
    of the whole run could leave out a whole series.
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
