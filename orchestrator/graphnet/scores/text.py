"""Scores as tables and sentences: each backend's correct results, speed and break-even calls, and the best backend."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from graphnet import units
from graphnet.scores.bootstrap import CONFIDENCE, DRAWS
from graphnet.scores.choices import Baseline
from graphnet.scores.differences import CORRECTION
from graphnet.scores.formats import curves_sheet, scores_document
from graphnet.scores.interpretations import Interpretation
from graphnet.scores.read import Rows
from graphnet.scores.score import Scores, Summary
from graphnet.scores.summary_figures import counts_text, summary_figures, summary_sheet
from graphnet.scores.whole_models import WholeModelScore, score_whole_models
from graphnet.sheet import Answer, Cell, Column, Note, Sheet, number
from graphnet.units import Unit

#: The tolerance levels t that the table of the score ES(t) shows. JSON and CSV hold all levels.
_SHOWN_LEVELS = (-10, -8, -6, -5, -4, -2, 0, 1, 2, 3, 4, 5)


def scores_answer(scores: Scores, rows: Rows, shown: Interpretation) -> Answer:
    """Return the scores in every form. Persons see the curve of one interpretation; programs see every curve."""
    parts = tuple(_parts(scores, rows, shown))
    return Answer(parts, lambda: scores_document(scores, rows), curves_sheet(scores))


def _parts(scores: Scores, rows: Rows, shown: Interpretation) -> Iterator[Sheet | Note]:
    yield from map(Note, _heading(scores, rows, shown).splitlines())
    figures = summary_figures(shown, rows.widths.judged)
    own = [((standing.backend,), standing.own) for standing in scores.standings]
    yield summary_sheet(own, ["backend"], figures, f"each backend over its own samples, of {scores.samples} in the run")
    for (name,), summary in own:
        if summary.left_out:
            yield Note(f"left out of {name}: {counts_text(summary.left_out)}")
    common = [((standing.backend,), standing.common) for standing in scores.standings if standing.common is not None]
    if len(common) > 1 and any(summary.scored not in (0, scores.common) for _, summary in own):
        title = f"over the {units.count(scores.common, 'sample')} common to all backends with a score"
        yield summary_sheet(common, ["backend"], figures, title)
    names = list(dict.fromkeys(name for standing in scores.standings for name in standing.groups))
    if names:
        by = scores.question.by.value
        grouped = [((name, one.backend), one.groups[name]) for name in names for one in scores.standings]
        yield summary_sheet(grouped, [by, "backend"], figures, f"by {by}")
    scored = [(name, summary) for (name,), summary in own if summary.scores]
    yield _curves(scored, shown)
    if rows.tolerance is not None:
        yield _parameters(scored, shown, min(rows.tolerance, shown.last))
    if scores.best_by_sample:
        yield _best_by_sample(scores)
    elif scores.best:
        yield _best(scores)
    models = score_whole_models(rows.models, rows.graphs)
    if models:
        yield _whole_models(models)


def _whole_models(models: Sequence[WholeModelScore]) -> Sheet:
    columns = (
        *(Column("model"), Column("backend"), number("graphs"), number("calls"), Column("outcome", right=True)),
        *(number("reference", Unit.ns), number("compiled", Unit.ns)),
        *(number("speedup [95 %]", Unit.ratio_interval), number("of the sums", Unit.ratio)),
    )
    rows = [
        (
            *(one.sample, one.backend, one.graphs, one.calls, one.outcome.value, one.reference_ns, one.compiled_ns),
            one.speedup,
            Cell(one.sum_speedup, text=None if one.sum_speedup else f"{len(one.missing)} graphs have none"),
        )
        for one in models
    ]
    return Sheet(columns, rows, "whole models, and the speedup of the sum of their graphs' times")


def _heading(scores: Scores, rows: Rows, shown: Interpretation) -> str:
    side = "the reference" if scores.side is Baseline.reference else "eager mode in the backend's own stack"
    controls = "no A/A control: only the rows' intervals decide what counts as a difference"
    if rows.widths.no_control is not None:
        controls = f"differences cannot be judged: {rows.widths.no_control}"
    elif len(rows.widths.groups) > 1:
        finite = ((name, width) for name, width in rows.widths.groups.items() if math.isfinite(width))
        named = (f"{units.width(width)} ({name})" for name, width in finite)
        controls = f"A/A controls: a ratio is no difference if it is closer to 1 than {', '.join(named)}"
    elif rows.widths.aa_width is not None:
        controls = f"A/A control: closer to 1 than {units.width(rows.widths.aa_width)} is no difference"
    controls = "; ".join((controls, *rows.widths.unlike, *rows.over_seeds))
    rule = f"{CORRECTION}; least diff.: a ratio farther from 1 would have been called in any row without a difference\n"
    penalties = scores.question.penalties
    missing = f"{rows.missing_rows} planned rows are missing: the run is not finished\n" if rows.missing_rows else ""
    return missing + (
        f"speedups against {scores.question.baseline}, {side}; {controls}\n{rule if rows.widths.judged else ''}"
        "one model, one vote: means are over models (first within a model over its graphs); means over graphs are "
        "beside them\n"
        f"[low, high]: {CONFIDENCE * 100:.0f} % bootstrap interval of the geometric mean over models, {DRAWS} draws\n"
        f"b = {penalties.failure:g}, p = {penalties.slowdown:g}, interpretation {shown.name}"
    )


def _curves(rows: list[tuple[str, Summary]], shown: Interpretation) -> Sheet:
    levels = [t for t in _SHOWN_LEVELS if t in shown.levels]
    cells = []
    for name, summary in rows:
        found = summary.scores[shown.name]
        values = found.by_level(found.es)
        cells.append((name, *(values[t] for t in levels)))
    columns = [Column("backend"), *(number(f"t = {t}", Unit.score) for t in levels)]
    return Sheet(columns, cells, f"ES(t) over own samples; up to t = 0 it is S(t) too ({shown.name})")


def _parameters(rows: list[tuple[str, Summary]], shown: Interpretation, level: int) -> Sheet:
    cells = []
    for name, summary in rows:
        found = summary.scores[shown.name]
        cells.append((name, found.n, *(found.by_level(array)[level] for array in found.parameters.values())))
    names = ("alpha", "beta", "lambda", "eta", "gamma")
    columns = [Column("backend"), *map(number, "NMK"), *(number(name, Unit.score) for name in names)]
    return Sheet(columns, cells, f"the parts of ES({level}) over own samples")


def _best(scores: Scores) -> Sheet:
    title = f"best for a number of calls, compiling included, over {units.count(scores.best[0].samples, 'sample')}"
    columns = (
        *(number("calls"), Column("best"), number("speedup", Unit.ratio)),
        Column("samples on which each is best"),
    )
    rows = []
    for one in scores.best:
        wins = sorted(one.wins.items(), key=lambda item: -item[1])
        rows.append((one.calls, one.best, one.speedup[one.best], ", ".join(f"{n} {c}" for n, c in wins)))
    return Sheet(columns, rows, title)


def _best_by_sample(scores: Scores) -> Sheet:
    calls = [one.calls for one in scores.best]
    columns = [Column("sample"), *(Column(f"{number:,}") for number in calls)]
    rows = [(sample, *(answers[number] for number in calls)) for sample, answers in scores.best_by_sample.items()]
    return Sheet(columns, rows, "best per sample for a number of calls, compiling included")
