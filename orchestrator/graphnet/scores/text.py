"""Scores as text: the best backend and, for each backend, its speed, its correct results and its break-even calls."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from rich.text import Text

from graphnet.scores.bootstrap import CONFIDENCE, DRAWS, Interval
from graphnet.scores.columns import Baseline, Direction
from graphnet.scores.interpretations import Interpretation
from graphnet.scores.read import Rows
from graphnet.scores.score import BreakEven, Scores, Summary
from graphnet.scores.whole_models import WholeModelScore, score_whole_models

#: The tolerance levels t that the table of the score ES(t) shows. JSON and CSV hold all levels.
_SHOWN_LEVELS = (-10, -8, -6, -5, -4, -2, 0, 1, 2, 3, 4, 5)


def print_scores(console: Console, scores: Scores, rows: Rows, shown: Interpretation) -> None:
    """Print the scores as tables and sentences, with the curve of one interpretation."""
    models = score_whole_models(rows.models, rows.graphs)
    _say(console, _heading(scores, rows, shown))
    judged = rows.judged
    own = [(standing.backend, standing.own) for standing in scores.standings]
    _section(
        console,
        f"each backend over its own samples, of {scores.samples} in the run",
        _summaries(own, shown, judged=judged),
    )
    for name, summary in own:
        if summary.left_out:
            _say(console, f"left out of {name}: {_counts(summary.left_out)}")
    common = [(standing.backend, standing.common) for standing in scores.standings if standing.common is not None]
    if len(common) > 1 and any(summary.scored not in (0, scores.common) for _, summary in own):
        title = f"over the {_samples(scores.common)} common to all backends with a score"
        _section(console, title, _summaries(common, shown, judged=judged))
    _print_groups(console, scores, shown, judged)
    scored = [(name, summary) for name, summary in own if summary.scores]
    _section(console, f"ES(t) over own samples; up to t = 0 it is S(t) too ({shown.name})", _curves(scored, shown))
    if rows.tolerance is not None:
        level = min(rows.tolerance, shown.last)
        _section(console, f"the parts of ES({level}) over own samples", _parameters(scored, shown, level))
    if scores.best_by_sample:
        _section(console, "best per sample for a number of calls, compiling included", _best_by_sample(scores))
    elif scores.best:
        title = f"best for a number of calls, compiling included, over {_samples(scores.best[0].samples)}"
        _section(console, title, _best(scores))
    _print_whole_models(console, models)


def _print_whole_models(console: Console, models: Sequence[WholeModelScore]) -> None:
    if not models:
        return
    heads = ("model", "backend", "graphs", "calls", "outcome", "reference", "compiled", "speedup [95 %]", "of the sums")
    table = _table(*heads, names=2)
    for one in models:
        own = "" if one.speedup is None else f"{one.speedup.ratio:.2f}x [{one.speedup.low:.2f}, {one.speedup.high:.2f}]"
        sums = f"{one.sum_speedup:.2f}x" if one.sum_speedup is not None else f"{len(one.missing)} graphs have none"
        times = (_milliseconds(one.reference_ns), _milliseconds(one.compiled_ns))
        _add(table, one.sample, one.backend, str(one.graphs), str(one.calls), str(one.outcome), *times, own, sums)
    _section(console, "whole models, and the speedup of the sum of their graphs' times", table)


def _milliseconds(ns: int | None) -> str:
    return "" if ns is None else f"{ns / 1e6:.3g} ms"


def _heading(scores: Scores, rows: Rows, shown: Interpretation) -> str:
    side = "the reference" if scores.side is Baseline.reference else "eager mode in the backend's own stack"
    controls = "no A/A control: only the rows' intervals decide what counts as a difference"
    if rows.no_control is not None:
        controls = f"differences cannot be judged: {rows.no_control}"
    if rows.aa_width is not None:
        controls = f"A/A control: closer to 1 than {rows.aa_width:.1%} is no difference"
    if len(rows.class_widths) > 1:
        named = (f"{width:.1%} on {name}" for name, width in rows.class_widths.items() if math.isfinite(width))
        controls = f"A/A controls: a ratio is no difference if it is closer to 1 than {', '.join(named)}"
    controls = "; ".join((controls, *rows.unlike))
    penalties = scores.question.penalties
    missing = f"{rows.missing_rows} planned rows are missing: the run was interrupted\n" if rows.missing_rows else ""
    return missing + (
        f"speedups against {scores.question.baseline}, {side}; {controls}\n"
        f"[low, high]: {CONFIDENCE:.0%} bootstrap interval of the geometric mean over samples, {DRAWS} draws\n"
        f"b = {penalties.failure:g}, p = {penalties.slowdown:g}, interpretation {shown.name}"
    )


def _say(console: Console, text: str) -> None:
    console.print(text, highlight=False, soft_wrap=True, markup=False)


def _section(console: Console, title: str, table: Table) -> None:
    console.print()
    _say(console, title)
    console.print(table)


def _table(*columns: str, names: int = 1) -> Table:
    """Make a table whose first ``names`` columns hold text and whose other columns hold numbers."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, column in enumerate(columns):
        table.add_column(Text(column), no_wrap=True, justify="left" if number < names else "right")
    return table


def _add(table: Table, *cells: str) -> None:
    """Add a row of plain text. Otherwise, the library rich would interpret brackets in a name as markup."""
    table.add_row(*map(Text, cells))


@dataclass(frozen=True)
class _Column:
    """A column of a table of summaries. It is not shown if all of its cells are empty."""

    title: str
    cell: Callable[[Summary], str]


def _columns(shown: Interpretation, judged: bool) -> tuple[_Column, ...]:
    return (
        _Column("scored", lambda one: f"{one.scored} of {one.samples}"),
        _Column("right", lambda one: str(one.right)),
        _Column("as accurate", lambda one: f"{one.as_accurate} of {one.accuracy_known}" if one.accuracy_known else ""),
        _Column("faster", lambda one: str(one.directions[Direction.FASTER]) if judged else ""),
        _Column("no diff.", lambda one: str(one.directions[Direction.NO_DIFFERENCE]) if judged else ""),
        _Column("slower", lambda one: str(one.directions[Direction.SLOWER]) if judged else ""),
        _Column("unstable", lambda one: str(one.directions[Direction.UNSTABLE])),
        _Column("speedup [low, high]", lambda one: _speedup(one.speedup)),
        _Column("aggregate", lambda one: _aggregate(one, shown)),
        _Column("break-even calls", lambda one: _break_even(one.cold)),
        _Column("when warm", lambda one: _break_even(one.warm)),
        _Column("memory over eager's", lambda one: "" if one.memory is None else f"{one.memory.ratio:.2f}x"),
    )


def _summaries(
    rows: Sequence[tuple[str, Summary]], shown: Interpretation, first: str = "backend", judged: bool = True
) -> Table:
    """Make a table of summaries.

    ``first`` is the title of the column with the rows' names. If names have several parts, with tabs between them, each
    part has its own column, and ``first`` has the titles of these columns, with tabs between them.
    """
    columns = [column for column in _columns(shown, judged) if any(column.cell(summary) for _, summary in rows)]
    heads = first.split("\t")
    table = _table(*heads, *(column.title for column in columns), names=len(heads))
    for name, summary in rows:
        _add(table, *name.split("\t"), *(column.cell(summary) for column in columns))
    return table


def _break_even(found: BreakEven | None) -> str:
    """Write after how many calls compiling pays off (the median), and for how many rows it never pays off."""
    if found is None:
        return ""
    median = "never" if math.isinf(found.median) else f"{int(found.median):,}"
    if found.never == 0 or found.count == 1:
        return median
    return f"{median} ({'' if median == 'never' else 'never '}on {found.never} of {found.count})"


def _aggregate(summary: Summary, shown: Interpretation) -> str:
    value = summary.scores[shown.name].aggregate if summary.scores else None
    return "" if value is None else f"{value:+.4f}"


def _speedup(interval: Interval | None) -> str:
    if interval is None:
        return ""
    if interval.low is None or interval.high is None:
        return f"{interval.value:.3f}x (one sample)"
    return f"{interval.value:.3f}x [{interval.low:.3f}, {interval.high:.3f}]"


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{reason} {count}" for reason, count in counts.items())


def _samples(count: int) -> str:
    return "1 sample" if count == 1 else f"{count} samples"


def _print_groups(console: Console, scores: Scores, shown: Interpretation, judged: bool) -> None:
    names = list(dict.fromkeys(name for standing in scores.standings for name in standing.groups))
    if names:
        rows = [(f"{name}\t{s.backend}", s.groups[name]) for name in names for s in scores.standings]
        by = scores.question.by.value
        _section(console, f"by {by}", _summaries(rows, shown, f"{by}\tbackend", judged))


def _curves(rows: list[tuple[str, Summary]], shown: Interpretation) -> Table:
    levels = [t for t in _SHOWN_LEVELS if t in shown.levels]
    table = _table("backend", *(f"t = {t}" for t in levels))
    for name, summary in rows:
        found = summary.scores[shown.name].curve
        values = found.by_level(found.es)
        _add(table, name, *(f"{values[t]:.4f}" for t in levels))
    return table


def _parameters(rows: list[tuple[str, Summary]], shown: Interpretation, level: int) -> Table:
    table = _table("backend", "N", "M", "K", "alpha", "beta", "lambda", "eta", "gamma")
    for name, summary in rows:
        found = summary.scores[shown.name].curve
        counts = (found.by_level(array)[level] for array in (found.m, found.k))
        parts = (found.alpha, found.beta, found.lambda_, found.eta, found.gamma)
        values = (found.by_level(array)[level] for array in parts)
        _add(table, name, str(found.n), *map(str, counts), *(f"{value:.4f}" for value in values))
    return table


def _best(scores: Scores) -> Table:
    table = _table("calls", "best", "speedup", "samples on which each is best", names=0)
    for column in (1, 3):
        table.columns[column].justify = "left"
    for one in scores.best:
        wins = sorted(one.wins.items(), key=lambda item: -item[1])
        _add(table, f"{one.calls:,}", one.best, f"{one.speedup[one.best]:.3f}x", ", ".join(f"{n} {c}" for n, c in wins))
    return table


def _best_by_sample(scores: Scores) -> Table:
    calls = [one.calls for one in scores.best]
    table = _table("sample", *(f"{number:,}" for number in calls), names=len(calls) + 1)
    for sample, answers in scores.best_by_sample.items():
        _add(table, sample, *(answers[number] for number in calls))
    return table
