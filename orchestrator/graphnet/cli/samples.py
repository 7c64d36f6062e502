"""``graphnet samples``: list, show, check, compare and repair the samples of the corpus or of any folder."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from graphnet.cli.arguments import check_rules
from graphnet.cli.console import ListFormat, results_console
from graphnet.cli.tree import command, make_group
from graphnet.errors import ExitCode, UsageError
from graphnet.nearest import unknown
from graphnet.samples.choose import choose
from graphnet.samples.facts import facts_of
from graphnet.samples.filters import HELP
from graphnet.samples.storage import SHARD_SEPARATOR
from graphnet.samples.suite import path_samples, row_names, suite_samples
from graphnet.samples.tools import interpreter, run_tool
from graphnet.show import units
from graphnet_contract.samples import SampleError, load_sample

PYTHON_HELP = "Interpreter with torch and the model's libraries; default: the active environment, else eager's."

_LISTS_IT = "`graphnet samples list` lists the corpus"

samples_app = make_group("List, show, check, compare, repair and cut samples.", path="samples", no_args_is_help=True)


@command(samples_app, "samples list")
def list_samples(
    samples: Annotated[list[Path] | None, typer.Option(help="A folder of samples; repeatable.")] = None,
    suite: Annotated[str | None, typer.Option(help="A suite of the corpus (default: full).")] = None,
    filter_: Annotated[list[str] | None, typer.Option("--filter", help=HELP)] = None,
    format_: Annotated[ListFormat, typer.Option("--format")] = ListFormat.text,
) -> None:
    """List samples; exit 1 if a sample cannot be read."""
    rows, problems = [], []
    for folder, name in chosen_folders(suite, samples, filter_).items():
        try:
            rows.append(asdict(facts_of(name, load_sample(folder))))
        except SampleError as error:
            problems.append(str(error))
    if format_ is ListFormat.json:
        typer.echo(json.dumps({"samples": rows, "problems": problems}))
    else:
        results_console().print(_table(rows))
        typer.echo(f"{len(rows)} samples of {len({row['source'] for row in rows})} sources")
    for problem in problems:
        typer.echo(f"graphnet: {problem}", err=True)
    if problems:
        raise typer.Exit(ExitCode.CHECK_FAILED)


@command(samples_app, "samples show")
def show_sample(
    sample: Annotated[str, typer.Argument(help="A sample's folder, or its name in the corpus (SOURCE/NAME).")],
    format_: Annotated[ListFormat, typer.Option("--format")] = ListFormat.text,
) -> None:
    """Show one sample: its facts (such as source and number of nodes), its tensors and its model.py."""
    folders = _find(sample)
    name = row_names([str(folders[0])])[str(folders[0])]
    try:
        loaded = load_sample(folders[0])
    except SampleError as error:
        raise UsageError(str(error)) from error
    facts = asdict(facts_of(name, loaded))
    if format_ is ListFormat.json:
        tensors = [{"name": t.name, "kind": t.kind, "dtype": t.dtype, "shape": list(t.shape)} for t in loaded.specs]
        typer.echo(json.dumps(facts | {"tensors": tensors, "model": loaded.model_source}))
        return
    for key, value in facts.items():
        typer.echo(f"{key}: {value}")
    for tensor in loaded.specs:
        typer.echo(f"  {tensor.kind:9} {tensor.dtype:9} {list(tensor.shape)!s:22} {tensor.name}")
    typer.echo("")
    typer.echo(loaded.model_source)


@command(samples_app, "samples check")
def check_samples(
    samples: Annotated[list[Path] | None, typer.Option(help="A folder of samples; repeatable.")] = None,
    suite: Annotated[str | None, typer.Option(help="A suite of the corpus (default: full).")] = None,
    filter_: Annotated[list[str] | None, typer.Option("--filter", help=HELP)] = None,
    python: Annotated[str | None, typer.Option(help=PYTHON_HELP)] = None,
    format_: Annotated[ListFormat, typer.Option("--format")] = ListFormat.text,
) -> None:
    """Check samples: read each sample, run it, and extract it a second time; exit 1 if a sample fails."""
    folders = [str(folder) for folder in chosen_folders(suite, samples, filter_)]
    result = run_tool("check", [], interpreter(python, _say), folders)
    if format_ is ListFormat.json:
        typer.echo(json.dumps(result))
    else:
        for sample in result["samples"]:
            failed = [gate for gate in sample["gates"] if not gate["ok"]]
            for gate in failed:
                typer.echo(f"{sample['sample']}: {gate['name']}: {gate['detail']}")
        typer.echo(f"{len(result['samples'])} samples checked, {result['failed']} failed")
    raise typer.Exit(result["exit_code"])


@command(samples_app, "samples dedupe")
def dedupe_samples(
    samples: Annotated[list[Path] | None, typer.Option(help="A folder of samples; repeatable.")] = None,
    suite: Annotated[str | None, typer.Option(help="A suite of the corpus (default: full).")] = None,
    filter_: Annotated[list[str] | None, typer.Option("--filter", help=HELP)] = None,
    python: Annotated[str | None, typer.Option(help=PYTHON_HELP)] = None,
    format_: Annotated[ListFormat, typer.Option("--format")] = ListFormat.text,
) -> None:
    """Find samples that compute the same graph but differ in names or formatting; exit 1 if there are any."""
    folders = [str(folder) for folder in chosen_folders(suite, samples, filter_)]
    result = run_tool("dedupe", [], interpreter(python, _say), folders)
    if format_ is ListFormat.json:
        typer.echo(json.dumps(result))
    else:
        for group in result["groups"]:
            typer.echo(" = ".join(group["samples"]))
        typer.echo(f"{result['samples']} samples, {len(result['groups'])} graphs occur more than once")
    raise typer.Exit(result["exit_code"])


@command(samples_app, "samples repair")
def repair_samples(
    samples: Annotated[list[Path], typer.Option(help="A folder of GraphNet's samples; repeatable.")],
    out: Annotated[Path, typer.Option(help="The folder in which SOURCE/NAME of every repaired sample is made.")],
    rules: Annotated[
        str, typer.Option(help="all, none or RULE,...; docs/graphnet-dataset.md lists the rules.")
    ] = "all",
    filter_: Annotated[list[str] | None, typer.Option("--filter", help=HELP)] = None,
    python: Annotated[str | None, typer.Option(help=PYTHON_HELP)] = None,
    format_: Annotated[ListFormat, typer.Option("--format")] = ListFormat.text,
) -> None:
    """Write repaired copies of GraphNet's samples; exit 1 if a sample cannot be repaired."""
    check_rules(rules, "--rules")
    folders = [str(folder) for folder in chosen_folders(None, samples, filter_)]
    arguments = ["--out", str(out.absolute()), "--rules", rules]
    result = run_tool("repair", arguments, interpreter(python, _say), folders)
    if format_ is ListFormat.json:
        typer.echo(json.dumps(result))
    else:
        for sample in result["samples"]:
            if sample["out"]:
                typer.echo(f"{sample['out']}: {', '.join(repair['rule'] for repair in sample['repairs'])}")
            for name, reason in sample["left"].items():
                typer.echo(f"{sample['sample']}: {name} is left: {reason}")
        for problem in result["problems"]:
            typer.echo(f"{problem['sample']}: {problem['message']}", err=True)
        repaired = sum(1 for sample in result["samples"] if sample["out"])
        typer.echo(f"{len(folders)} samples, {repaired} repaired, {len(result['problems'])} could not be repaired")
    raise typer.Exit(result["exit_code"])


def chosen_folders(suite: str | None, samples: list[Path] | None, filters: list[str] | None) -> dict[Path, str]:
    """Return the name of each chosen sample, by its folder.

    Raises UsageError if both ``suite`` and ``samples`` are given, or if a sample has no folder because it is in a shard
    (a file with many samples).
    """
    if suite and samples:
        raise UsageError("give --suite or --samples, not both")
    chosen = choose(None if samples else suite or "full", [str(path) for path in samples or []], filters or [])
    elsewhere = next((sample.place for sample in chosen if SHARD_SEPARATOR in sample.place), None)
    if elsewhere:
        raise UsageError(f"{elsewhere} is in a shard, which only bench and `samples index` read; unpack it first")
    return {Path(sample.place): sample.name for sample in chosen}


def _say(text: str) -> None:
    typer.echo(text, err=True)


def _find(sample: str) -> list[Path]:
    if Path(sample).exists():
        return [Path(found.place) for found in path_samples([sample])[:1]]
    names = row_names(str(folder.resolve()) for folder in suite_samples("full"))
    matching = [Path(place) for place, name in names.items() if name == sample or name.endswith("/" + sample)]
    if not matching:
        known = names.values()
        raise unknown("neither a folder nor a sample of the corpus is", sample, known, _LISTS_IT)
    return matching[:1]


def _table(rows: list[dict[str, Any]]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("sample", "category", "dtypes"):
        table.add_column(column, no_wrap=True)
    for column in ("nodes", "parameters", "tensors"):
        table.add_column(column, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            row["sample"],
            row["category"],
            ",".join(row["dtypes"]),
            str(row["nodes"]),
            f"{row['parameters']:,}",
            units.size(row["memory_bytes"]),
        )
    return table
