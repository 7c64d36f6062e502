"""``graphnet merge``: merge runs, each of which measured one shard of the same request, into one run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from graphnet.cli.arguments import find_typed, propose_runs
from graphnet.cli.printing import RunFormat, print_run


def merge(
    runs: Annotated[
        list[Path],
        typer.Argument(
            help="Runs with the same options, apart from --shard.",
            callback=find_typed,
            autocompletion=propose_runs,
        ),
    ],
    out: Annotated[Path, typer.Option(help="Folder of the merged run.")],
    format_: Annotated[RunFormat, typer.Option("--format")] = RunFormat.text,
) -> None:
    """Merge runs, each of one shard of a request, into one run; `bench --resume` measures the rows that are missing."""
    from graphnet.runs.merge import merge as merge_runs

    store = merge_runs(runs, out)
    store.unlock()
    print_run(store, format_)
