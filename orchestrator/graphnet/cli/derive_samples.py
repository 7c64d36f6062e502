"""``graphnet samples derive``: write variants of samples in another dtype or of another size."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from graphnet.cli.console import ListFormat
from graphnet.cli.samples import PYTHON_HELP, chosen_folders, samples_app
from graphnet.cli.tree import command
from graphnet.errors import UsageError
from graphnet.printable import printable
from graphnet.samples.filters import HELP
from graphnet.samples.tools import interpreter, run_tool


class Dtype(StrEnum):
    """The dtypes that a variant can have."""

    float16 = "float16"
    bfloat16 = "bfloat16"
    float64 = "float64"


@command(samples_app, "samples derive")
def derive_samples(
    samples: Annotated[list[Path], typer.Option(help="A folder of samples; repeatable.")],
    out: Annotated[Path, typer.Option(help="The folder in which SOURCE/NAME_CHANGE of every sample is made.")],
    dtype: Annotated[Dtype | None, typer.Option(help="The floating-point dtype of the variants.")] = None,
    batch: Annotated[int | None, typer.Option(min=1, help="The batch size of the variants.")] = None,
    sequence: Annotated[int | None, typer.Option(min=1, help="The sequence length of the variants.")] = None,
    filter_: Annotated[list[str] | None, typer.Option("--filter", help=HELP)] = None,
    python: Annotated[str | None, typer.Option(help=PYTHON_HELP)] = None,
    format_: Annotated[ListFormat, typer.Option("--format")] = ListFormat.text,
) -> None:
    """Write a variant of each sample in another dtype or size; exit 1 if a sample cannot have this variant."""
    changes = {"--dtype": dtype.value if dtype else None, "--batch": batch, "--sequence": sequence}
    given = [(option, str(value)) for option, value in changes.items() if value is not None]
    if len(given) != 1:
        raise UsageError(f"give one of {', '.join(changes)}, not {len(given)} of them")
    folders = [str(folder) for folder in chosen_folders(None, samples, filter_)]
    arguments = ["--out", str(out.absolute()), *given[0]]
    result = run_tool("derive", arguments, interpreter(python, lambda text: typer.echo(text, err=True)), folders)
    if format_ is ListFormat.json:
        typer.echo(json.dumps(result))
    else:
        for sample in result["samples"]:
            typer.echo(printable(f"{sample['path']}: {_described(sample)}"))
        for problem in result["problems"]:
            typer.echo(printable(f"{problem['sample']}: {problem['message']}"), err=True)
        typer.echo(f"{len(result['samples'])} derived, {len(result['problems'])} could not be derived")
    raise typer.Exit(result["exit_code"])


def _described(sample: dict[str, Any]) -> str:
    if "old" in sample:
        return f"{sample['statements']} statements with expressions of the size, which was {sample['old']}"
    kept = f", {', '.join(sample['kept'])} in the old dtype" if sample["kept"] else ""
    return f"{sample['casts']} statements with casts{kept}"
