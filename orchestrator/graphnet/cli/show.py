"""``graphnet show``: a run's table again, or one sample's rows in full."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from graphnet.cli.console import Format, results_console
from graphnet.cli.running import aa_width_of, run_json
from graphnet.errors import UsageError
from graphnet.runs.record import Record
from graphnet.runs.store import RunStore
from graphnet.show.table import print_summary, results_table


def show(
    run: Annotated[Path, typer.Argument(help="The run's folder.")],
    sample: Annotated[str | None, typer.Argument(help="One sample's rows: record, log tail, command.")] = None,
    format_: Annotated[Format, typer.Option("--format")] = Format.text,
) -> None:
    """Show a run from its files alone."""
    store = RunStore.open(run)
    records = store.records()
    if sample is not None:
        records = select(records, sample)
    if format_ is Format.json:
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
    """Rows of the sample of that name, or whose name ends in it. Errors: UsageError naming what there is."""
    found = [r for r in records if r.sample == sample] or [r for r in records if r.sample.endswith("/" + sample)]
    if not found:
        names = ", ".join(sorted({record.sample for record in records})[:10]) or "none"
        raise UsageError(f"this run has no sample {sample!r}; it has: {names}")
    return found
