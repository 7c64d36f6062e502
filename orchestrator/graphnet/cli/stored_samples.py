"""``graphnet samples index`` and ``graphnet samples pack``: index many samples, or write them into one file."""

from __future__ import annotations

import json
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from graphnet.cli.console import ListFormat, note_problems, progress_console
from graphnet.cli.samples import samples_app
from graphnet.cli.tree import command
from graphnet.errors import ExitCode, StorageError, UsageError


@command(samples_app, "samples index")
def index_samples(
    folder: Annotated[str, typer.Argument(help="A folder of samples or of shards, or a URL such as s3://bucket/path.")],
    out: Annotated[Path | None, typer.Option(help="The index; default: samples-index.parquet in the folder.")] = None,
    format_: Annotated[ListFormat, typer.Option("--format", help="Format of stdout.")] = ListFormat.text,
) -> None:
    """Index samples, so that commands over many samples start at once; exit 1 if a sample cannot be read.

    Run this command again after samples changed. It then reads only the changed samples.
    """
    from graphnet.samples.index import build_index
    from graphnet_contract.samples import SampleError

    columns = (TextColumn("indexing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        console = progress_console()
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task("indexing", total=None)
            report = build_index(folder, out, lambda done, total: progress.update(task, completed=done, total=total))
    except SampleError as error:
        raise UsageError(str(error)) from error
    if format_ is ListFormat.json:
        typer.echo(json.dumps({**asdict(report), "index": str(report.index)}))
    else:
        counts = f"{report.read} read, {report.kept} unchanged, {report.removed} gone"
        typer.echo(f"{report.samples} samples in {report.index}: {counts}, {len(report.problems)} unreadable")
    note_problems(report.problems)
    if report.problems:
        raise typer.Exit(ExitCode.CHECK_FAILED)


@command(samples_app, "samples pack")
def pack_samples(
    samples: Annotated[list[str], typer.Option(help="A sample or a folder of samples; repeatable.")],
    out: Annotated[Path, typer.Option(help="The shard: a name that ends in .tar or .parquet.")],
) -> None:
    """Write samples into one file (a shard), which bench and index can read in place of a folder."""
    from graphnet.samples.storage import SHARD_SUFFIXES, fetch, pack
    from graphnet.samples.suite import path_samples, row_names
    from graphnet_contract.samples import SampleError

    if not out.name.endswith(SHARD_SUFFIXES):
        raise UsageError(f"--out {out}: the name of a shard ends in {' or '.join(SHARD_SUFFIXES)}")
    if out.exists():
        raise UsageError(f"--out {out} exists already; name another file")
    found = path_samples(samples)
    names = row_names(sample.place for sample in found)
    try:
        with tempfile.TemporaryDirectory(prefix="graphnet-pack-") as scratch:
            # Each sample is fetched into its own folder, because samples of two shards may have the same name.
            places = {sample.place: Path(scratch) / str(number) for number, sample in enumerate(found)}
            pack({names[place]: fetch(place, into) for place, into in places.items()}, out)
    except SampleError as error:
        raise UsageError(str(error)) from error
    except OSError as error:
        raise StorageError(f"the shard {out} cannot be written: {error.strerror or error}") from error
    typer.echo(f"{len(found)} samples in {out}")
