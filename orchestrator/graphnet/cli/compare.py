"""``graphnet compare``: for each row, print how two runs, or two backends of one run, differ in outcome and speed."""

from __future__ import annotations

import math
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from graphnet.cli.arguments import Run, find_typed, propose_runs
from graphnet.cli.console import results_console
from graphnet.errors import UsageError
from graphnet.scores.compare.comparison import Question
from graphnet.scores.compare.comparison import compare as compare_sides
from graphnet.scores.compare.formats import comparison_json
from graphnet.scores.compare.side import read_side
from graphnet.show.comparison import print_comparison, write_comparison_markdown
from graphnet.show.comparison_junit import write_comparison_junit


class CompareFormat(StrEnum):
    """The formats in which a comparison is printed on stdout."""

    text = "text"
    json = "json"
    markdown = "markdown"
    junit = "junit"


def compare(
    run: Run,
    later_run: Annotated[
        Path | None,
        typer.Argument(
            help="The later run; leave it out to compare two backends of one run.",
            callback=find_typed,
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
    format_: Annotated[CompareFormat, typer.Option("--format", help="Format of stdout.")] = CompareFormat.text,
) -> None:
    """Compare two runs, or two backends of one run (docs/compare.md).

    The exit code is 0 if no row got worse, 1 if a row is slower by the threshold, newly wrong or newly failing, 2 for
    wrong usage or runs without a common row, and 3 if speeds or planned rows could not be compared.
    """
    if not (math.isfinite(threshold) and threshold >= 0):
        raise UsageError(f"--threshold {threshold:g} must be a percentage of at least 0")
    earlier = read_side(run)
    later = earlier if later_run is None or later_run.resolve() == run.resolve() else read_side(later_run)
    question = Question(threshold, _places(before, after, later_run), across_machines, correctness_only)
    found = compare_sides(earlier, later, question)
    if format_ is CompareFormat.json:
        typer.echo(comparison_json(found))
    elif format_ is CompareFormat.markdown:
        write_comparison_markdown(found, sys.stdout)
    elif format_ is CompareFormat.junit:
        write_comparison_junit(found, sys.stdout)
    else:
        print_comparison(results_console(), found)
    raise typer.Exit(found.exit_code)


def _places(before: str | None, after: str | None, later_run: Path | None) -> tuple[str, str] | None:
    if before is None and after is None:
        if later_run is None:
            raise UsageError("name a second run, or two backends of this run by --before and --after")
        return None
    if before is None or after is None:
        raise UsageError("give both --before and --after, or neither")
    return before, after
