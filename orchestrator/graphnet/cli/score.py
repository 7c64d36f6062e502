"""``graphnet score``: compute the scores S(t) and ES(t) and other figures from the rows of one or more runs."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from graphnet.cli.arguments import find_typed, propose_runs
from graphnet.cli.printing import TableFormat, print_answer
from graphnet.errors import ExitCode, GraphNetError, UsageError
from graphnet.nearest import unknown
from graphnet.scores.choices import Baseline, By

if TYPE_CHECKING:
    from graphnet.scores.formulas import Penalties
    from graphnet.scores.interpretations import Interpretation
    from graphnet.scores.score import Scores


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
        TableFormat, typer.Option("--format", help="json and csv hold all levels and interpretations.")
    ] = TableFormat.text,
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
    best_of_options: Annotated[
        bool,
        typer.Option(
            "--best-of-options",
            help="Also score, for each backend with options in brackets, the best of them for each sample.",
        ),
    ] = False,
    best_of_baselines: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BACKEND",
            help="Also score each other backend against the fastest of eager and these, for each sample; repeatable.",
        ),
    ] = None,
) -> None:
    """Compute the scores S(t) and ES(t), speedups, break-even calls and the best backend of runs.

    docs/reference/scores.md gives the formulas.
    """
    from graphnet.scores.read import read_rows
    from graphnet.scores.text import scores_answer

    shown = _interpretation(interpretation)
    penalties = _penalties(negative_speedup_penalty, fpdb)
    if best_of_baselines and baseline is not Baseline.reference:
        raise UsageError("--best-of-baselines compares with the reference and backends; leave out --baseline own-eager")
    rows = read_rows(runs, baseline, best_of_options, best_of_baselines or ())
    if best_of_options and not any("[best of " in site for site in rows.columns.sites):
        raise UsageError(
            "--best-of-options needs a backend with several options in brackets, for instance "
            "--backend 'inductor[mode=default|max-autotune]'; these runs have none"
        )
    scores = rows.scored(by, penalties)
    _require_any(scores)
    print_answer(scores_answer(scores, rows, shown), format_)


def _interpretation(name: str) -> Interpretation:
    from graphnet.scores.interpretations import INTERPRETATIONS

    for one in INTERPRETATIONS:
        if one.name == name:
            return one
    raise unknown("no --interpretation", name, [one.name for one in INTERPRETATIONS])


def _penalties(slowdown: float, failure: float) -> Penalties:
    from graphnet.scores.formulas import Penalties

    if not (math.isfinite(slowdown) and slowdown >= 0):
        raise UsageError(f"--negative-speedup-penalty {slowdown:g} must be a number of at least 0")
    if not 0 < failure <= 1:
        raise UsageError(f"--fpdb {failure:g} must be above 0 and at most 1")
    return Penalties(slowdown, failure)


def _require_any(scores: Scores) -> None:
    from graphnet.runs.flags import WITH, Effect
    from graphnet.scores.columns import NO_RATIO

    if any(standing.own.scored for standing in scores.standings):
        return
    reasons = "; ".join(
        f"{standing.backend}: " + ", ".join(f"{reason} {count}" for reason, count in standing.own.left_out.items())
        for standing in scores.standings
    )
    left_out = {reason for standing in scores.standings for reason in standing.own.left_out}
    advice = "measure with a backend that runs here"
    if left_out == {NO_RATIO}:
        advice = "try --baseline own-eager"
    elif left_out <= set(WITH[Effect.ILL_TIMED]):
        advice = "`graphnet check-machine` says what to change before you measure again"
    raise NothingToScore(f"no row of these runs can be scored ({reasons}); {advice}")
