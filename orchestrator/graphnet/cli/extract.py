"""``graphnet extract``: turn your own model into samples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from graphnet.cli.console import ListFormat
from graphnet.cli.samples import PYTHON_HELP
from graphnet.samples.tools import interpreter, run_tool


def extract(
    model: Annotated[
        str, typer.Argument(metavar="FILE.py:FUNCTION", help="The function returns (model, args[, kwargs]).")
    ],
    out: Annotated[Path, typer.Option(help="The folder in which NAME (or NAME/subgraph_K) is made.")],
    name: Annotated[str | None, typer.Option(help="The sample's name; default: the name of the file.")] = None,
    dtype: Annotated[str | None, typer.Option(help="Cast the model and its float inputs, e.g. to bfloat16.")] = None,
    dynamic: Annotated[bool, typer.Option("--dynamic", help="Keep sizes symbolic.")] = False,
    source: Annotated[str, typer.Option(help="The source to record in the sample.")] = "user",
    category: Annotated[str, typer.Option(help="The category to record in the sample.")] = "other",
    python: Annotated[str | None, typer.Option(help=PYTHON_HELP)] = None,
    format_: Annotated[ListFormat, typer.Option("--format")] = ListFormat.text,
) -> None:
    """Extract every graph of a model's forward as a sample; exit 1 if a part of the forward cannot be captured."""
    arguments = [model, "--out", str(out), "--source", source, "--category", category]
    for option, value in (("--name", name), ("--dtype", dtype)):
        arguments += [option, value] if value is not None else []
    if dynamic:
        arguments.append("--dynamic")
    result = run_tool("extract", arguments, interpreter(python, lambda text: typer.echo(text, err=True)))
    if format_ is ListFormat.json:
        typer.echo(json.dumps(result))
        return
    for sample in result["samples"]:
        typer.echo(f"{sample['sample']}: {sample['nodes']} nodes, called {sample['calls']} times, bit-equal to eager")
    for flag in result["flags"]:
        typer.echo(f"flag: {flag}")
    typer.echo(f"written to {result['folder']}")
    typer.echo(f"next: ./graphnet bench --samples {result['folder']}")
