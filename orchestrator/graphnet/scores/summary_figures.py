"""The figures of a summary (a score of one backend over some samples), once. Tables and pages ask this list."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from graphnet import units
from graphnet.runs.figure import Face
from graphnet.runs.figures import chosen
from graphnet.scores.bootstrap import Interval
from graphnet.scores.columns import Direction
from graphnet.scores.interpretations import Interpretation
from graphnet.scores.score import BreakEven, Summary
from graphnet.sheet import Column, Sheet

_WAYS: Final = (
    ("faster", Direction.FASTER),
    ("no diff.", Direction.NO_DIFFERENCE),
    ("slower", Direction.SLOWER),
)


@dataclass(frozen=True)
class SummaryFigure:
    """A figure of a summary: its heading, its text (empty if there is none), and whether a narrow table has it."""

    title: str
    text: Callable[[Summary], str]
    narrow: bool = False


def summary_figures(shown: Interpretation, judged: bool) -> tuple[SummaryFigure, ...]:
    """Return the figures of a summary. ``shown`` is the interpretation of the aggregate.

    If ``judged`` is false, the run cannot tell differences of speed from noise, and the numbers of faster, slower and
    equally fast rows are left out.
    """
    return (
        SummaryFigure("ran", lambda one: f"{one.ran} of {one.samples}", narrow=True),
        SummaryFigure("right models", lambda one: f"{one.right_models:.3g} of {one.models}", narrow=True),
        SummaryFigure("graphs", lambda one: f"{one.right} of {one.right + one.wrong}"),
        SummaryFigure(
            "as accurate", lambda one: f"{one.as_accurate} of {one.accuracy_known}" if one.accuracy_known else ""
        ),
        *(SummaryFigure(title, _rows_of(way, judged), narrow=True) for title, way in _WAYS),
        SummaryFigure("least diff.", lambda one: _least(one) if judged else "", narrow=True),
        SummaryFigure("not timed well", lambda one: str(one.not_timed)),
        SummaryFigure("speedup over models [low, high]", lambda one: mean_text(one.speedup), narrow=True),
        SummaryFigure(
            "over graphs", lambda one: units.ratio(one.speedup_of_graphs.value if one.speedup_of_graphs else None)
        ),
        SummaryFigure("in S(t)", lambda one: str(one.scored)),
        SummaryFigure("aggregate", lambda one: _aggregate(one, shown)),
        SummaryFigure("break-even calls", lambda one: _break_even(one.cold), narrow=True),
        SummaryFigure("when warm", lambda one: _break_even(one.warm)),
        *(SummaryFigure(figure.title, _mean_of(figure.key)) for figure in chosen(Face.score)),
    )


def summary_sheet(
    rows: Sequence[tuple[tuple[str, ...], Summary]],
    names: Sequence[str],
    figures: Sequence[SummaryFigure],
    title: str = "",
) -> Sheet:
    """Return a table of summaries with their names, without the figures that no summary has. ``names`` are headings."""
    shown = [figure for figure in figures if any(figure.text(summary) for _, summary in rows)]
    columns = [*map(Column, names), *(Column(figure.title, right=True, narrow=figure.narrow) for figure in shown)]
    return Sheet(columns, [(*name, *(figure.text(one) for figure in shown)) for name, one in rows], title)


def mean_text(mean: Interval | None) -> str:
    """Write a geometric mean with its interval: ``1.36x [1.33, 1.37]``."""
    if mean is None:
        return ""
    text = units.ratio(units.Measured(mean.value, mean.low, mean.high))
    return text if mean.low is not None else f"{text} (one model)"


def bound_text(least: float | None) -> str:
    """Write the least difference that rows without a difference would have shown, to be put behind their number."""
    if least is None:
        return ""
    if not math.isfinite(least):
        return " (of any size: not all have a usable control)"
    return f" (more than {units.width(least)} would have been called)"


def counts_text(counts: dict[str, int]) -> str:
    """Write the number of rows per reason: ``busy 1, no ratio 2``."""
    return ", ".join(f"{reason} {count}" for reason, count in counts.items())


def _least(one: Summary) -> str:
    if one.least_difference is None:
        return ""
    return units.width(one.least_difference) if math.isfinite(one.least_difference) else "any"


def _rows_of(way: Direction, judged: bool) -> Callable[[Summary], str]:
    return lambda one: str(one.directions[way]) if judged and way in one.directions else ""


def _mean_of(key: str) -> Callable[[Summary], str]:
    return lambda one: units.ratio(one.ratios[key].ratio) if key in one.ratios else ""


def _break_even(found: BreakEven | None) -> str:
    if found is None:
        return ""
    median = "never" if math.isinf(found.median) else f"{int(found.median):,}"
    if found.never == 0 or found.count == 1:
        return median
    return f"{median} ({'' if median == 'never' else 'never '}on {found.never} of {found.count})"


def _aggregate(summary: Summary, shown: Interpretation) -> str:
    value = summary.scores[shown.name].aggregate if summary.scores else None
    return "" if value is None else f"{value:+.4f}"
