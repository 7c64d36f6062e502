"""``graphnet extract``: a model of one's own as samples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from graphnet.cli.console import Format
from graphnet.cli.samples import PYTHON_HELP
from graphnet.samples.tools import interpreter, run_tool


def extract(
    model: Annotated[str, typer.Argument(metavar="FILE.py:FUNCTION", help="Returns (model, args[, kwargs]).")],
    out: Annotated[Path, typer.Option(help="The folder that gets NAME (or NAME/subgraph_K).")],
    name: Annotated[str | None, typer.Option(help="The sample's name; default: the file's.")] = None,
    dtype: Annotated[str | None, typer.Option(help="Cast model and float inputs, e.g. bfloat16.")] = None,
    dynamic: Annotated[bool, typer.Option("--dynamic", help="Keep sizes symbolic.")] = False,
    source: Annotated[str, typer.Option(help="Recorded source.")] = "user",
    category: Annotated[str, typer.Option(help="Recorded category.")] = "other",
    python: Annotated[str | None, typer.Option(help=PYTHON_HELP)] = None,
    format_: Annotated[Format, typer.Option("--format")] = Format.text,
) -> None:
    """Extract every graph of a model's forward; exit 1 if a part of it cannot be captured."""
    arguments = [model, "--out", str(out), "--source", source, "--category", category]
    for option, value in (("--name", name), ("--dtype", dtype)):
        arguments += [option, value] if value is not None else []
    if dynamic:
        arguments.append("--dynamic")
    result = run_tool("extract", arguments, interpreter(python, lambda text: typer.echo(text, err=True)))
    if format_ is Format.json:
        typer.echo(json.dumps(result))
        return
    for sample in result["samples"]:
        typer.echo(f"{sample['sample']}: {sample['nodes']} nodes, called {sample['calls']} times, bit-equal to eager")
    for flag in result["flags"]:
        typer.echo(f"flag: {flag}")
    typer.echo(f"written to {result['folder']}")
    typer.echo(f"next: ./graphnet bench --samples {result['folder']}")
