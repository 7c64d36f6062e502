"""``graphnet score``: compute the scores S(t) and ES(t) and other figures from the rows of one or more runs."""

from __future__ import annotations

import math
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from graphnet.cli.arguments import find_typed, propose_runs
from graphnet.cli.console import results_console
from graphnet.errors import ExitCode, GraphNetError, UsageError
from graphnet.nearest import unknown
from graphnet.scores.columns import Baseline
from graphnet.scores.formats import scores_csv, scores_json
from graphnet.scores.formulas import Penalties
from graphnet.scores.interpretations import INTERPRETATIONS, Interpretation
from graphnet.scores.read import read_rows
from graphnet.scores.score import By, Question, Scores
from graphnet.scores.score import score as score_rows
from graphnet.scores.text import print_scores


class ScoreFormat(StrEnum):
    """The formats in which scores are printed on stdout."""

    text = "text"
    json = "json"
    csv = "csv"


class NothingToScore(GraphNetError):
    """No row of the runs can be scored; the exit code is 3."""

    exit_code = ExitCode.UNAVAILABLE


def score(
    runs: Annotated[
        list[Path],
        typer.Argument(
            help="Runs measured on one device and judged by one policy.",
            callback=find_typed,
            autocompletion=propose_runs,
        ),
    ],
    by: Annotated[By, typer.Option(help="Score each backend also per category, source or sample.")] = By.backend,
    format_: Annotated[
        ScoreFormat, typer.Option("--format", help="json and csv hold all levels and interpretations.")
    ] = ScoreFormat.text,
    baseline: Annotated[
        Baseline, typer.Option(help="Speedups against the reference, or against eager in the backend's own stack.")
    ] = Baseline.reference,
    negative_speedup_penalty: Annotated[
        float, typer.Option(metavar="P", help="A correct row of speedup s < 1 counts as s to the power of P + 1.")
    ] = 0.0,
    fpdb: Annotated[float, typer.Option(metavar="B", help="The speedup that a failure counts as.")] = 0.1,
    interpretation: Annotated[
        str, typer.Option(metavar="NAME", help="The interpretation that text shows: default, mismatch_extended, paper.")
    ] = "default",
) -> None:
    """Compute the scores S(t) and ES(t), speedups, break-even calls and the best backend of runs (docs/scores.md)."""
    shown = _interpretation(interpretation)
    penalties = _penalties(negative_speedup_penalty, fpdb)
    rows = read_rows(runs, baseline)
    side = rows.reference if baseline is Baseline.reference else "own eager"
    scores = score_rows(rows.columns, Question(side, by, penalties, rows.aa_width or 0.0, rows.judged))
    _require_any(scores)
    if format_ is ScoreFormat.json:
        typer.echo(scores_json(scores, rows))
    elif format_ is ScoreFormat.csv:
        typer.echo(scores_csv(scores), nl=False)
    else:
        print_scores(results_console(), scores, rows, shown)


def _interpretation(name: str) -> Interpretation:
    for one in INTERPRETATIONS:
        if one.name == name:
            return one
    raise unknown("no --interpretation", name, [one.name for one in INTERPRETATIONS])


def _penalties(slowdown: float, failure: float) -> Penalties:
    if not (math.isfinite(slowdown) and slowdown >= 0):
        raise UsageError(f"--negative-speedup-penalty {slowdown:g} must be a number of at least 0")
    if not 0 < failure <= 1:
        raise UsageError(f"--fpdb {failure:g} must be above 0 and at most 1")
    return Penalties(slowdown, failure)


def _require_any(scores: Scores) -> None:
    if any(standing.own.scored for standing in scores.standings):
        return
    reasons = "; ".join(
        f"{standing.backend}: " + ", ".join(f"{reason} {count}" for reason, count in standing.own.left_out.items())
        for standing in scores.standings
    )
    raise NothingToScore(f"no row of these runs can be scored ({reasons}); measure with a backend that runs here")
