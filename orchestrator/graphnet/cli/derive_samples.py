"""``graphnet samples derive``: write variants of samples in another dtype."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from graphnet.cli.console import ListFormat
from graphnet.cli.samples import PYTHON_HELP, chosen_folders
from graphnet.printable import printable
from graphnet.samples.filters import HELP
from graphnet.samples.tools import interpreter, run_tool


class Dtype(StrEnum):
    """The dtypes that a variant can have."""

    float16 = "float16"
    bfloat16 = "bfloat16"
    float64 = "float64"


def derive_samples(
    samples: Annotated[list[Path], typer.Option(help="A folder of samples; repeatable.")],
    out: Annotated[Path, typer.Option(help="The folder in which SOURCE/NAME_DTYPE of every sample is made.")],
    dtype: Annotated[Dtype, typer.Option(help="The floating-point dtype of the variants.")],
    filter_: Annotated[list[str] | None, typer.Option("--filter", help=HELP)] = None,
    python: Annotated[str | None, typer.Option(help=PYTHON_HELP)] = None,
    format_: Annotated[ListFormat, typer.Option("--format")] = ListFormat.text,
) -> None:
    """Write a variant of each sample in another dtype; exit 1 if a sample has none."""
    folders = [str(folder) for folder in chosen_folders(None, samples, filter_)]
    arguments = ["--out", str(out.absolute()), "--dtype", dtype.value]
    result = run_tool("derive", arguments, interpreter(python, lambda text: typer.echo(text, err=True)), folders)
    if format_ is ListFormat.json:
        typer.echo(json.dumps(result))
    else:
        for sample in result["samples"]:
            kept = f", {', '.join(sample['kept'])} in the old dtype" if sample["kept"] else ""
            typer.echo(printable(f"{sample['path']}: {sample['casts']} statements with casts{kept}"))
        for problem in result["problems"]:
            typer.echo(printable(f"{problem['sample']}: {problem['message']}"), err=True)
        typer.echo(f"{len(result['samples'])} derived, {len(result['problems'])} could not be derived")
    raise typer.Exit(result["exit_code"])
