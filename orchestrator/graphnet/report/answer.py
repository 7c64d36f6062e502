"""The first table of a page. Each line describes one series: the rows of one backend in one run.

A line says how many samples were scored, how many of these are right, and how fast they are.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from graphnet.report.runs import ShownRun
from graphnet.scores.bootstrap import Interval
from graphnet.scores.columns import Direction
from graphnet.scores.interpretations import DEFAULT
from graphnet.scores.score import BreakEven, Summary


@dataclass(frozen=True)
class Answer:
    """One line of the page's first table, with one text per column. An empty text means that the value is unknown."""

    series: str
    coverage: str
    right: str
    as_accurate: str
    faster: str
    no_difference: str
    slower: str
    unstable: str
    speedup: str
    aggregate: str
    break_even: str
    never: str
    memory: str
    left_out: str


_COLUMNS: Final = (
    *(("backend", "series"), ("coverage", "coverage"), ("right", "right"), ("as accurate as eager", "as_accurate")),
    *(("faster", "faster"), ("no difference", "no_difference"), ("slower", "slower"), ("unstable", "unstable")),
    *(("speedup [95 %]", "speedup"), ("ES aggregate", "aggregate"), ("break-even calls", "break_even")),
    *(("never pays off", "never"), ("memory over eager's", "memory"), ("left out", "left_out")),
)


def columns_of(found: Sequence[Answer]) -> list[tuple[str, str]]:
    """Return the heading and the field name of each column that has a text in at least one line."""
    return [(title, name) for title, name in _COLUMNS if any(getattr(one, name) for one in found)]


def answers(runs: Sequence[ShownRun]) -> list[Answer]:
    """Return one line per backend of each run. A line describes the rows that the backend has in the run."""
    return [
        _answer(run.series(standing.backend), standing.own, run.rows.judged)
        for run in runs
        for standing in run.scores.standings
    ]


def best_sentences(runs: Sequence[ShownRun]) -> Iterator[str]:
    """Yield one recommendation per run and number of calls: either to use a certain backend, or not to compile.

    The recommendation takes compile times into account.
    """
    for run in runs:
        for one in run.scores.best:
            value = one.speedup[one.best]
            baseline = one.best == run.scores.question.baseline
            what = "do not compile" if baseline else f"take {run.series(one.best)} ({value:.3f}x, compiling included)"
            calls = "1 call" if one.calls == 1 else f"{one.calls:,} calls"
            where = f"{run.label}: " if run.series_prefix else ""
            yield f"{where}for {calls}, {what}"


def _answer(series: str, one: Summary, judged: bool) -> Answer:
    """Return the table line of one series.

    If ``judged`` is false, the run cannot tell differences in speed from noise. The line then leaves out the numbers of
    faster, slower and equally fast rows.
    """
    aggregate = one.scores[DEFAULT.name].aggregate if one.scores else None
    return Answer(
        series=series,
        coverage=f"{one.scored} of {one.samples}",
        right=str(one.right),
        as_accurate=f"{one.as_accurate} of {one.accuracy_known}" if one.accuracy_known else "",
        faster=str(one.directions[Direction.FASTER]) if judged else "",
        no_difference=str(one.directions[Direction.NO_DIFFERENCE]) if judged else "",
        slower=str(one.directions[Direction.SLOWER]) if judged else "",
        unstable=str(one.directions[Direction.UNSTABLE]),
        speedup=_speedup(one.speedup),
        aggregate="" if aggregate is None else f"{aggregate:+.4f}",
        break_even=_break_even(one.cold),
        never="" if one.cold is None else f"{one.cold.never} of {one.cold.count}",
        memory="" if one.memory is None else f"{one.memory.ratio:.2f}x",
        left_out=", ".join(f"{reason} {count}" for reason, count in one.left_out.items()),
    )


def _speedup(interval: Interval | None) -> str:
    if interval is None:
        return ""
    if interval.low is None or interval.high is None:
        return f"{interval.value:.3f}x (one sample)"
    return f"{interval.value:.3f}x [{interval.low:.3f}, {interval.high:.3f}]"


def _break_even(found: BreakEven | None) -> str:
    if found is None:
        return ""
    return "never" if math.isinf(found.median) else f"{int(found.median):,}"
