"""``graphnet merge``: the shards of one request as one run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from graphnet.cli.running import Format, print_run
from graphnet.runs.merge import merge as merge_runs


def merge(
    runs: Annotated[list[Path], typer.Argument(help="Folders of runs that were asked the same, apart from --shard.")],
    out: Annotated[Path, typer.Option(help="Folder of the merged run.")],
    format_: Annotated[Format, typer.Option("--format")] = Format.text,
) -> None:
    """Merge runs of several shards; `bench --resume` goes on with what is missing."""
    store = merge_runs(runs, out)
    store.unlock()
    print_run(store.records(), store.folder, format_)
