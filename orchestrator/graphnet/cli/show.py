"""``graphnet show``: print the table of a finished or unfinished run, or all fields of one sample's rows."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from graphnet.cli.console import ListFormat, results_console
from graphnet.cli.running import RunFormat, print_json, print_run
from graphnet.errors import UsageError
from graphnet.runs.heads import RowHead
from graphnet.runs.store import RunStore
from graphnet.show.table import results_table


def show(
    run: Annotated[Path, typer.Argument(help="The run's folder.")],
    sample: Annotated[
        str | None,
        typer.Argument(
            help="Show only this sample: its records, the ends of its logs, the commands that run it again."
        ),
    ] = None,
    format_: Annotated[ListFormat, typer.Option("--format")] = ListFormat.text,
) -> None:
    """Show a run from its files, without measuring anything."""
    store = RunStore.open(run)
    if sample is None:
        print_run(store, RunFormat(format_))
        return
    records = list(store.rows_of(select(store.heads(), sample), with_times=True))
    if format_ is ListFormat.json:
        print_json(run, records)
        return
    results_console().print(results_table(records))
    for record in records:
        typer.echo("")
        typer.echo(record.model_dump_json(by_alias=True, indent=2, exclude={"log": True, "timing": {"rounds"}}))
        if record.log:
            typer.echo("log (its end):")
            typer.echo(record.log)
        typer.echo(f"again: ./{record.command}")


def select(heads: list[RowHead], sample: str) -> list[RowHead]:
    """Find the rows of a sample by its full name or, if no sample has that name, by the end of its name after a ``/``.

    Raises:
        UsageError: the run has no such sample; the message lists some that it has.
    """
    found = [h for h in heads if h.sample == sample] or [h for h in heads if h.sample.endswith("/" + sample)]
    if not found:
        names = ", ".join(sorted({head.sample for head in heads})[:10]) or "none"
        raise UsageError(f"this run has no sample {sample!r}; it has: {names}")
    return found
