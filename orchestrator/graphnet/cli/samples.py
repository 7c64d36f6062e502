"""``graphnet samples``: list and show the samples of the corpus or of any folder. Other modules add commands."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from graphnet.cli.console import ListFormat, note_problems, show_line
from graphnet.cli.printing import TableFormat, TableFormatOption, print_answer
from graphnet.cli.tree import command, make_group
from graphnet.errors import ExitCode, UsageError
from graphnet.nearest import named
from graphnet.samples.filters import HELP
from graphnet.sheet import Answer, Column, Note, Sheet, number, of_members
from graphnet.units import Unit

if TYPE_CHECKING:
    from graphnet.samples.facts import SampleFacts

SUITE_HELP = "A suite of the corpus (default: full)."

samples_app = make_group("List, show, check, compare, repair and cut samples.", path="samples", no_args_is_help=True)


@command(samples_app, "samples list")
def list_samples(
    samples: Annotated[list[Path] | None, typer.Option(help="A folder of samples; repeatable.")] = None,
    suite: Annotated[str | None, typer.Option(help=SUITE_HELP)] = None,
    filter_: Annotated[list[str] | None, typer.Option("--filter", help=HELP)] = None,
    format_: TableFormatOption = TableFormat.text,
) -> None:
    """List samples; exit 1 if a sample cannot be read."""
    from graphnet.samples.facts import facts_of
    from graphnet_contract.samples import SampleError, load_sample

    rows, problems = [], []
    for folder, name in chosen_folders(suite, samples, filter_).items():
        try:
            rows.append(facts_of(name, load_sample(folder)))
        except SampleError as error:
            problems.append(str(error))
    print_answer(_answer(rows, problems), format_)
    note_problems(problems)
    if problems:
        raise typer.Exit(ExitCode.CHECK_FAILED)


@command(samples_app, "samples show")
def show_sample(
    sample: Annotated[str, typer.Argument(help="A sample's folder, or its name in the corpus (SOURCE/NAME).")],
    format_: Annotated[ListFormat, typer.Option("--format")] = ListFormat.text,
) -> None:
    """Show one sample: its facts (such as source and number of nodes), its tensors and its model.py."""
    from graphnet.samples.facts import facts_of
    from graphnet.samples.suite import row_names
    from graphnet_contract.samples import SampleError, load_sample

    folder = find_sample(sample)
    name = row_names([str(folder)])[str(folder)]
    try:
        loaded = load_sample(folder)
    except SampleError as error:
        raise UsageError(str(error)) from error
    facts = asdict(facts_of(name, loaded))
    if format_ is ListFormat.json:
        tensors = [{"name": t.name, "kind": t.kind, "dtype": t.dtype, "shape": list(t.shape)} for t in loaded.specs]
        typer.echo(json.dumps(facts | {"tensors": tensors, "model": loaded.model_source}))
        return
    for key, value in facts.items():
        show_line(f"{key}: {value}")
    for tensor in loaded.specs:
        show_line(f"  {tensor.kind:9} {tensor.dtype:9} {list(tensor.shape)!s:22} {tensor.name}")
    for line in ("", *loaded.model_source.expandtabs().split("\n")):
        show_line(line)


def chosen_folders(suite: str | None, samples: list[Path] | None, filters: list[str] | None) -> dict[Path, str]:
    """Return the name of each chosen sample, by its folder.

    Raises UsageError if both ``suite`` and ``samples`` are given, or if a sample is in a shard.
    """
    from graphnet.samples.choose import choose
    from graphnet.samples.storage import SHARD_SEPARATOR

    if suite and samples:
        raise UsageError("give --suite or --samples, not both")
    chosen = choose(None if samples else suite or "full", [str(path) for path in samples or []], filters or [])
    elsewhere = next((sample.place for sample in chosen if SHARD_SEPARATOR in sample.place), None)
    if elsewhere:
        raise UsageError(f"{elsewhere} is in a shard, which only bench and `samples index` read; unpack it first")
    return {Path(sample.place): sample.name for sample in chosen}


def find_sample(sample: str) -> Path:
    """Return the folder of a sample: it is named by its folder, or as in the corpus. Raises UsageError."""
    from graphnet.samples.suite import path_samples, row_names, suite_samples

    if Path(sample).exists():
        return Path(path_samples([sample])[0].place)
    names = row_names(str(folder.resolve()) for folder in suite_samples("full"))
    lists_it = "`graphnet samples list` lists the corpus"
    wanted = named("neither a folder nor a sample of the corpus is", sample, names.values(), lists_it)[0]
    return next(Path(place) for place, name in names.items() if name == wanted)


def _answer(samples: list[SampleFacts], problems: list[str]) -> Answer:
    columns = (
        *(Column("sample"), Column("category"), Column("dtypes")),
        *(number("nodes"), number("parameters"), number("tensors", Unit.nbytes)),
    )
    rows = [
        (one.sample, one.category, ",".join(one.dtypes), one.nodes, one.parameters, one.memory_bytes) for one in samples
    ]
    counted = Note(f"{len(samples)} samples of {len({one.source for one in samples})} sources")
    members = [asdict(one) for one in samples]
    document = {"samples": members, "problems": problems}
    return Answer((Sheet(columns, rows), counted), lambda: document, of_members(members))
