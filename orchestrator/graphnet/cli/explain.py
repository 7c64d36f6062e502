"""``graphnet explain``: take the gap between two sides of a row apart, by measuring the regions of the sample."""

from __future__ import annotations

import shlex
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from graphnet import COMMAND
from graphnet.cli.arguments import Run, propose_samples
from graphnet.cli.console import note
from graphnet.cli.printing import TableFormat, TableFormatOption, print_answer
from graphnet.errors import ExitCode, GraphNetError, UsageError
from graphnet.settings import RUNS_FOLDER

if TYPE_CHECKING:
    from graphnet.explain.explanation import Explained


def explain(
    run: Run,
    sample: Annotated[
        str | None, typer.Argument(help="The sample's name in that run.", autocompletion=propose_samples)
    ] = None,
    between: Annotated[
        tuple[str, str] | None,
        typer.Option(
            metavar="SIDE SIDE",
            help="The two sides: reference, or a backend of the run; default: reference and the run's only backend, or "
            "with --all every side.",
        ),
    ] = None,
    all_: Annotated[
        bool, typer.Option("--all", help="Explain every sample of the run, and print the work list.")
    ] = False,
    budget: Annotated[
        float | None,
        typer.Option(min=0, help="Seconds per region and side, at most, as for bench; default: 5."),
    ] = None,
    peaks: Annotated[
        bool, typer.Option("--peaks/--no-peaks", help="Measure what the machine can do, for the bounds.")
    ] = True,
    again: Annotated[
        bool, typer.Option("--again/--no-again", help="Cut elsewhere, and measure the regions of the conclusion again.")
    ] = True,
    out: Annotated[
        Path | None,
        typer.Option(help="The folder of the explanation. If it exists, only what is missing is measured."),
    ] = None,
    python: Annotated[
        str | None, typer.Option(help="Interpreter with torch that cuts the samples; default: eager's.")
    ] = None,
    format_: TableFormatOption = TableFormat.text,
) -> None:
    """Take the gap between two sides of a row apart: which operators cost how much of it (docs/how-to/explain.md).

    The sample is cut into regions, which are measured on both sides. The exit code is 0 if the gap is covered
    to 80 % or there is none, 1 if not, 2 for wrong usage, and 3 if a side could not be measured.
    """
    # Import these only now, because the help of the command does not need them.
    from graphnet.bench.plan import make_plan
    from graphnet.cli.explain_regions import (
        Asked,
        between_of,
        compilers_of,
        conditioned,
        exit_code_of,
        measure_again,
        measure_regions,
        samples_of,
        sides_of,
        with_peaks,
    )
    from graphnet.engines.choose import refuse_engines
    from graphnet.explain.answer import sample_answer, work_list
    from graphnet.explain.gap import REFERENCE
    from graphnet.explain.kept import keep
    from graphnet.launch.local import Rooms
    from graphnet.launch.places import refuse_strangers
    from graphnet.runs.store import RunStore

    if (sample is None) is not all_:
        raise UsageError("name one sample of the run, or give --all")
    store = RunStore.open(run)
    request = store.request_to_measure()
    refuse_engines(request, "explain")
    plan = make_plan(request)
    refuse_strangers((planned.site for planned in plan.sites), run)
    sides = sides_of(run, request, plan, between, all_)
    request = conditioned(request, plan, sides)
    asked = Asked(run, samples_of(run, store, plan, sides, sample), sides)
    folder = out or RUNS_FOLDER / datetime.now(UTC).strftime("explain-%Y%m%d-%H%M%S")
    rooms = Rooms.of(request.no_isolation)
    pairs = [between_of(asked.sides)]
    if all_ and REFERENCE in asked.sides:
        pairs = [(REFERENCE, side) for side in asked.sides if side != REFERENCE]

    def kept(found: list[Explained]) -> None:
        try:
            keep(folder, found, pairs)
        except GraphNetError as error:
            note(f"graphnet: {error}")

    try:
        compilers = compilers_of(asked, request, store, plan, budget)
        found = measure_regions(asked, request, plan, folder, budget, python, rooms, compilers)
        kept(found)
        if again and not all_:
            found = [measure_again(found[0], asked, request, plan, folder, budget, python, rooms)]
    except typer.Exit:
        words = ["explain", str(run), *([] if sample is None else [sample]), *(["--all"] if all_ else [])]
        words += [] if between is None else ["--between", *between]
        words += [] if budget is None else ["--budget", f"{budget:g}"]
        words += [] if peaks else ["--no-peaks"]
        words += [] if again else ["--no-again"]
        words += [] if python is None else ["--python", python]
        note("graphnet: interrupted; the finished rows are kept. Go on with:")
        note(f"  {COMMAND} {shlex.join([*words, '--out', str(folder)])}")
        raise
    if peaks:
        try:
            found = with_peaks(found, folder, request, python, rooms)
        except GraphNetError as error:
            note(f"graphnet: {error}; the bounds are left out")
    kept(found)
    if all_:
        print_answer(work_list(found), format_)
        raise typer.Exit(ExitCode.OK)
    [pair] = pairs
    print_answer(sample_answer(found[0], pair), format_)
    if format_ is TableFormat.text:
        note(f"graphnet: the regions and their rows are in {folder}; run one again: graphnet bench --samples FOLDER")
    raise typer.Exit(exit_code_of(found[0], pair))
