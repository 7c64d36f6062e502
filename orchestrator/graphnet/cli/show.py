"""``graphnet show``: print the table of a run again, or the rows of one sample in full."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from graphnet.cli.console import ListFormat, results_console
from graphnet.cli.running import aa_width_of, run_json
from graphnet.errors import UsageError
from graphnet.runs.record import Record
from graphnet.runs.store import RunStore
from graphnet.show.table import print_summary, results_table


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
    """Show a run; only its files are read."""
    store = RunStore.open(run)
    records = store.records()
    if sample is not None:
        records = select(records, sample)
    if format_ is ListFormat.json:
        typer.echo(run_json(records, run))
        return
    console = results_console()
    console.print(results_table(records))
    if sample is None:
        print_summary(console, records, run, aa_width_of(store))
        return
    for record in records:
        typer.echo("")
        typer.echo(record.model_dump_json(by_alias=True, indent=2, exclude={"log", "timing"}))
        if record.log:
            typer.echo("log (its end):")
            typer.echo(record.log)
        typer.echo(f"again: ./{record.command}")


def select(records: list[Record], sample: str) -> list[Record]:
    """Find the rows of the sample with that name, or whose name ends in ``/SAMPLE``.

    Raises:
        UsageError: there is no such sample; the message lists some that exist.
    """
    found = [r for r in records if r.sample == sample] or [r for r in records if r.sample.endswith("/" + sample)]
    if not found:
        names = ", ".join(sorted({record.sample for record in records})[:10]) or "none"
        raise UsageError(f"this run has no sample {sample!r}; it has: {names}")
    return found
