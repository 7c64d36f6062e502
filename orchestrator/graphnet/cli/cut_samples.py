"""``graphnet samples decompose`` and ``validate``: cut samples into parts, and compare the parts with the sample."""

from __future__ import annotations

import json
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


@command(samples_app, "samples decompose")
def decompose_samples(
    samples: Annotated[list[Path], typer.Option(help="A folder of samples; repeatable.")],
    out: Annotated[Path, typer.Option(help="The folder in which SOURCE/NAME of every sample is made.")],
    positions: Annotated[str | None, typer.Option(help="Cut before these statements: 5,20.")] = None,
    ranges: Annotated[str | None, typer.Option(help="Make a part of each half-open range: 0-5,8-12.")] = None,
    max_size: Annotated[int | None, typer.Option(help="The largest number of statements of a part.")] = None,
    modules: Annotated[
        int | None, typer.Option(metavar="DEPTH", help="Cut where the first DEPTH parts of weights' names change.")
    ] = None,
    operators: Annotated[bool, typer.Option("--operators", help="Cut wherever a cut is possible.")] = False,
    sequences: Annotated[
        str | None,
        typer.Option(
            metavar="SHORTEST-LONGEST", help="Write each distinct repeated sequence of that many operators once."
        ),
    ] = None,
    at_least: Annotated[int, typer.Option(help="How often the operators of a sequence must occur.")] = 2,
    values: Annotated[bool, typer.Option("--values", help="Store the real values that parts pass on.")] = False,
    layout: Annotated[str, typer.Option(help="mesh, or graphnet: NAME_decomposed/subgraph_K.")] = "mesh",
    filter_: Annotated[list[str] | None, typer.Option("--filter", help=HELP)] = None,
    python: Annotated[str | None, typer.Option(help=PYTHON_HELP)] = None,
    format_: Annotated[ListFormat, typer.Option("--format")] = ListFormat.text,
) -> None:
    """Cut samples into parts, each of which is a sample; exit 1 if a sample cannot be cut as the options ask."""
    given = {"--positions": positions, "--ranges": ranges, "--max-size": max_size, "--modules": modules}
    given["--sequences"] = sequences
    ways = [word for option, value in given.items() if value is not None for word in (option, str(value))]
    ways += ["--operators"] if operators else []
    if sum(word.startswith("--") for word in ways) != 1:
        raise UsageError("give one of --positions, --ranges, --max-size, --modules, --operators and --sequences")
    if layout not in ("mesh", "graphnet"):
        raise UsageError(f"--layout {printable(layout)} is not a layout; give mesh or graphnet")
    if sequences is not None:
        ways += ["--at-least", str(at_least)]
    arguments = ["--out", str(out.absolute()), *ways, *(["--values"] if values else []), "--layout", layout]
    folders = [str(folder) for folder in chosen_folders(None, samples, filter_)]
    result = run_tool("decompose", arguments, interpreter(python, _say), folders)
    if format_ is ListFormat.json:
        typer.echo(json.dumps(result))
    elif sequences is not None:
        _print_sequences(result)
    else:
        for sample in result["samples"]:
            typer.echo(printable(f"{sample['out']}: {len(sample['parts'])} parts"))
        for problem in result["problems"]:
            typer.echo(printable(f"{problem['sample']}: {problem['message']}"), err=True)
        typer.echo(f"{len(result['samples'])} decomposed, {len(result['problems'])} could not be decomposed")
    raise typer.Exit(result["exit_code"])


def _print_sequences(result: dict[str, Any]) -> None:
    for one in result["sequences"]:
        typer.echo(printable(f"{one['name']}: {one['count']} times: {' '.join(one['operators'])}"))
    for name, reason in result["left_out"].items():
        typer.echo(printable(f"{name}: does not run on drawn values and is left out: {reason}"), err=True)
    for problem in result["problems"]:
        typer.echo(printable(f"{problem['sample']}: {problem['message']}"), err=True)
    total = sum(one["count"] for one in result["sequences"])
    typer.echo(f"{len(result['sequences'])} distinct sequences, which occur {total} times")


@command(samples_app, "samples validate")
def validate_parts(
    whole: Annotated[Path, typer.Argument(help="The folder of the whole sample.")],
    parts: Annotated[Path, typer.Argument(help="The folder of its parts, with manifest.json.")],
    python: Annotated[str | None, typer.Option(help=PYTHON_HELP)] = None,
    format_: Annotated[ListFormat, typer.Option("--format")] = ListFormat.text,
) -> None:
    """Put a sample's parts together and compare the result with the whole sample; exit 1 if they differ."""
    result = run_tool("validate", [str(whole.absolute()), str(parts.absolute())], interpreter(python, _say))
    if format_ is ListFormat.json:
        typer.echo(json.dumps(result))
    else:
        for problem in result["problems"]:
            typer.echo(printable(f"{problem['part']}: {problem['what']}"))
        verdict = "differ from" if result["problems"] else "are"
        typer.echo(printable(f"{result['parts']} parts, which {verdict} the whole {whole}"))
    raise typer.Exit(result["exit_code"])


def _say(text: str) -> None:
    typer.echo(text, err=True)
