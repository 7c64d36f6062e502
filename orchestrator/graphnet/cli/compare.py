"""``graphnet compare``: for each row, print how two runs, or two backends of one run, differ in outcome and speed."""

from __future__ import annotations

import contextlib
import math
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from graphnet.bisect.rule import Fault, Mark, judge_comparison
from graphnet.cli.arguments import find_typed, propose_runs
from graphnet.cli.console import discard_output, note
from graphnet.cli.failures import failure_of
from graphnet.cli.printing import RunFormat, print_answer
from graphnet.errors import UsageError

if TYPE_CHECKING:
    from graphnet.scores.compare.comparison import Comparison


def compare(
    # The runs are not found by a callback, because its errors would not get the exit code of --bisect.
    run: Annotated[
        Path, typer.Argument(help="The run's folder, or its name (see `graphnet runs`).", autocompletion=propose_runs)
    ],
    later_run: Annotated[
        Path | None,
        typer.Argument(
            help="The later run; leave it out to compare two backends of one run.",
            autocompletion=propose_runs,
        ),
    ] = None,
    before: Annotated[
        str | None, typer.Option(metavar="NAME[:FLAVOUR][@WHERE]", help="The earlier backend; needs --after.")
    ] = None,
    after: Annotated[
        str | None, typer.Option(metavar="NAME[:FLAVOUR][@WHERE]", help="The later backend; needs --before.")
    ] = None,
    threshold: Annotated[
        float,
        typer.Option(metavar="PERCENT", help="Exit 1 if a row is slower by at least this and the change is certain."),
    ] = 5.0,
    across_machines: Annotated[
        bool,
        typer.Option(
            "--across-machines", help="Compare speeds of other machines, settings or policies; mark each row."
        ),
    ] = False,
    correctness_only: Annotated[
        bool, typer.Option("--correctness-only", help="Compare outcomes and accuracy, and no speeds.")
    ] = False,
    bisect: Annotated[
        Fault | None,
        typer.Option(
            help="Exit as a test of `git bisect run`: 0 if the later run lacks this fault, 1 if it has it, else 125."
        ),
    ] = None,
    format_: Annotated[RunFormat, typer.Option("--format", help="Format of stdout.")] = RunFormat.text,
) -> None:
    """Compare two runs, or two backends of one run (docs/how-to/compare.md).

    The exit code is 0 if no row got worse, 1 if a row is slower by the threshold, newly wrong or newly failing, 2 for
    wrong usage or runs without a common row, and 3 if speeds or planned rows could not be compared. With --bisect, it
    is the one that `git bisect run` expects (docs/how-to/bisect.md).
    """
    # Import these only now, because they import numpy, which the help does not need.
    from graphnet.scores.compare.comparison import Question
    from graphnet.scores.compare.comparison import compare as compare_sides
    from graphnet.scores.compare.side import read_side

    try:
        run = find_typed(run)
        later_run = None if later_run is None else find_typed(later_run)
        if not (math.isfinite(threshold) and threshold >= 0):
            raise UsageError(f"--threshold {threshold:g} must be a percentage of at least 0")
        places = _places(before, after, later_run)
        question = Question(threshold, places, across_machines, correctness_only or bisect not in (None, Fault.slower))
        earlier = read_side(run)
        later = earlier if later_run is None or later_run.resolve() == run.resolve() else read_side(later_run)
        found = compare_sides(earlier, later, question)
        _print(found, format_)
        code = int(found.exit_code)
        if bisect is not None:
            judgement = judge_comparison(bisect, found)
            code = (judgement.mark or Mark.SKIPPED).exit_code
            note(f"git bisect: {judgement.mark}: {judgement.reason}")
    except Exception as error:
        if bisect is None:
            raise
        # Git would take any other exit code of an error for that of a bad commit.
        with contextlib.suppress(Exception):
            note(f"graphnet: {failure_of(error).sentence}")
        discard_output()
        code = Mark.SKIPPED.exit_code
    raise typer.Exit(code)


def _print(found: Comparison, format_: RunFormat) -> None:
    from graphnet.show.comparison import comparison_answer, comparison_suites, write_comparison_markdown

    if format_ is RunFormat.markdown:
        # A pull request shows the result first and folds the rows without a change, which no other answer does.
        write_comparison_markdown(found, sys.stdout)
    else:
        print_answer(comparison_answer(found), format_, comparison_suites(found))
    sys.stdout.flush()


def _places(before: str | None, after: str | None, later_run: Path | None) -> tuple[str, str] | None:
    if before is None and after is None:
        if later_run is None:
            raise UsageError("name a second run, or two backends of this run by --before and --after")
        return None
    if before is None or after is None:
        raise UsageError("give both --before and --after, or neither")
    from graphnet.launch.site import absolute

    return absolute(before), absolute(after)
