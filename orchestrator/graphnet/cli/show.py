"""``graphnet show``: print a finished or unfinished run, or only the rows of one sample in detail."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from graphnet.cli.arguments import Run, propose_samples
from graphnet.cli.console import results_console
from graphnet.cli.printing import RunFormat, print_run
from graphnet.nearest import unknown
from graphnet.runs.heads import RowHead
from graphnet.runs.store import RunStore
from graphnet.show.card import print_card
from graphnet.show.table import print_results


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
) -> None:
    """Show a run or one of its samples from the run's files, without measuring anything."""
    store = RunStore.open(run)
    heads = None if sample is None else select(store.heads(), sample)
    if heads is None or format_ is not RunFormat.text:
        print_run(store, format_, heads)
        return
    console, asked, controls = results_console(), _asked(store), store.controls()
    records = list(store.rows_of(heads, with_times=True))
    if len(records) > 1:
        print_results(console, records)
        console.print()
    for number, record in enumerate(records):
        if number:
            console.print()
        print_card(console, record, asked, controls)


def _asked(store: RunStore) -> dict[str, Any]:
    """Return the request as run.json stores it. Imported runs and runs of earlier versions lack some entries."""
    asked = store.read_run().get("asked")
    return asked if isinstance(asked, dict) else {}


def select(heads: list[RowHead], sample: str) -> list[RowHead]:
    """Return the rows of a sample.

    First look for a sample whose full name is ``sample``. If there is none, look for samples whose name ends with ``/``
    followed by ``sample``.

    Raises:
        UsageError: the run has no such sample. The message proposes similar names.
    """
    found = [h for h in heads if h.sample == sample] or [h for h in heads if h.sample.endswith("/" + sample)]
    if not found:
        raise unknown("this run has no sample", sample, [head.sample for head in heads])
    return found
