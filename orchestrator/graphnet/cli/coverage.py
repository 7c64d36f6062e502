"""``graphnet samples coverage``: list the operators, dtypes and ranks in samples, and which backends compiled them."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from graphnet.cli.console import ListFormat, results_console
from graphnet.cli.samples import PYTHON_HELP, chosen_folders, samples_app
from graphnet.cli.tree import command
from graphnet.printable import printable
from graphnet.runs.store import RunStore
from graphnet.samples.tools import interpreter, run_tool
from graphnet.scores.operator_coverage import HeldOperator, held_operators


@command(samples_app, "samples coverage")
def cover_samples(
    folder: Annotated[Path, typer.Argument(help="A folder of samples.")],
    run: Annotated[Path | None, typer.Option(help="A run: say what each of its backends took.")] = None,
    python: Annotated[str | None, typer.Option(help=PYTHON_HELP)] = None,
    format_: Annotated[ListFormat, typer.Option("--format")] = ListFormat.text,
) -> None:
    """Say which operators, dtypes and ranks samples hold, so that you see which to add next."""
    records = RunStore.open(run).records() if run is not None else []
    folders = [str(one) for one in chosen_folders(None, [folder], None)]
    result = run_tool("coverage", [], interpreter(python, lambda text: typer.echo(text, err=True)), folders)
    samples = result["samples"]
    operators = held_operators({one["sample_hash"]: one["operators"] for one in samples}, records)
    dtypes = Counter(dtype for one in samples for dtype in one["dtypes"])
    ranks = Counter(rank for one in samples for rank in one["ranks"])
    if format_ is ListFormat.json:
        held = [asdict(one) for one in operators]
        typer.echo(json.dumps({"operators": held, "dtypes": dtypes, "ranks": ranks, "problems": result["problems"]}))
    else:
        _print(operators, dtypes, ranks, len(samples))
        for problem in result["problems"]:
            typer.echo(printable(f"{problem['sample']}: {problem['message']}"), err=True)
    raise typer.Exit(result["exit_code"])


def _print(operators: list[HeldOperator], dtypes: Counter[str], ranks: Counter[int], samples: int) -> None:
    backends = list(operators[0].took) if operators else []
    table = Table(
        "operator", "statements", "samples", *(printable(name) for name in backends), box=None, pad_edge=False
    )
    for one in operators:
        took = (f"{took} of {asked}" if asked else "-" for took, asked in (one.took[name] for name in backends))
        table.add_row(printable(one.name), str(one.statements), str(one.samples), *took)
    results_console().print(table)
    typer.echo(f"{len(operators)} operators in {samples} samples")
    typer.echo("dtypes: " + _counts(dtypes))
    typer.echo("ranks: " + _counts(ranks))


def _counts(counts: Counter[Any]) -> str:
    return ", ".join(f"{key} in {count} samples" for key, count in sorted(counts.items()))
