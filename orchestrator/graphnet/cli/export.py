"""``graphnet export``: write a run as files for other tools."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from graphnet.cli.arguments import Run
from graphnet.cli.console import note_problems
from graphnet.exchange.files import ExportFormat
from graphnet.exchange.grammar import DEFAULT_PROMPT


def export(
    run: Run,
    format_: Annotated[ExportFormat, typer.Option("--format", help="The format to write.")],
    out: Annotated[
        str | None,
        typer.Option(help="File to write; FOLDER/ for the logs of several backends; default: stdout."),
    ] = None,
    backend: Annotated[str | None, typer.Option(help="Only rows of this backend.")] = None,
    log_prompt: Annotated[str, typer.Option(help="Beginning of a log's lines.")] = DEFAULT_PROMPT,
) -> None:
    """Write a run's rows as GraphNet's log, CSV, JSON or Parquet; docs/how-to/exchange.md describes these formats."""
    from graphnet.exchange.export import export as export_run

    place = None if out is None else Path(out)
    written = export_run(run, format_, place, backend, log_prompt, into_folder=out is not None and out.endswith("/"))
    left_out = sorted(written.left_out.items())
    note_problems(
        f"left out of the log, because no score counts them: {count} rows {reason}" for reason, count in left_out
    )
    note_problems(f"wrote {file}" for file in written.files)
