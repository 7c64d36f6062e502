"""``graphnet show``: print a finished or unfinished run, or only the rows of one sample in detail."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Annotated

import typer

from graphnet.cli.arguments import Run, propose_samples
from graphnet.cli.console import results_console
from graphnet.cli.printing import RunFormat, print_answer, print_run
from graphnet.errors import GraphNetError, UsageError
from graphnet.nearest import named

if TYPE_CHECKING:
    from graphnet.runs.heads import RowHead


def show(
    run: Run,
    sample: Annotated[
        str | None,
        typer.Argument(
            help="Show only this sample, one card per backend. The end of its name after a / is enough.",
            autocompletion=propose_samples,
        ),
    ] = None,
    format_: Annotated[RunFormat, typer.Option("--format", help="Format of stdout.")] = RunFormat.text,
    figures: Annotated[
        str,
        typer.Option(
            metavar="NAME,...",
            help="Show only these figures of each row, e.g. compiled_p99_ns,memory.",
        ),
    ] = "",
) -> None:
    """Show a run or one of its samples from the run's files, without measuring anything."""
    from graphnet.runs.store import RunStore
    from graphnet.runs.traces import traces_of
    from graphnet.scores.read import read_rows
    from graphnet.show.card import print_card
    from graphnet.show.rows import figures_answer, find_figures, print_results

    chosen = find_figures(figures) if figures else ()
    if chosen and format_ is RunFormat.junit:
        raise UsageError("--figures are a table, which JUnit has no place for; choose text, json, csv or markdown")
    store = RunStore.open(run)
    heads = None if sample is None else select(store.heads(), sample)
    if chosen:
        rows = store.rows_of(store.heads() if heads is None else heads, any(one.from_times for one in chosen))
        print_answer(figures_answer(rows, chosen), format_)
        return
    if heads is None or format_ is not RunFormat.text:
        print_run(store, format_, heads)
        return
    console, asked, controls = results_console(), store.about().request, store.controls()
    records = list(store.rows_of(heads, with_times=True))
    judged = None
    with contextlib.suppress(GraphNetError):  # Rows that cannot be scored together are judged alone.
        judged = read_rows([run])
    if len(records) > 1:
        print_results(console, records)
        console.print()
    for number, record in enumerate(records):
        if number:
            console.print()
        found = None if judged is None else judged.call_of(record)
        traces = traces_of(run, record)
        print_card(console, record, asked.model_dump(exclude_none=True), controls, found, traces)


def select(heads: list[RowHead], sample: str) -> list[RowHead]:
    """Return the rows of the sample with this name, or else with this name after a ``/``. Raises UsageError."""
    names = named("this run has no sample", sample, [head.sample for head in heads])
    return [head for head in heads if head.sample in names]
