"""``graphnet log2json``: write the JSON files of GraphNet's earlier scripts from a log."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from graphnet.exchange.old_json import log_to_json


def log2json(
    log: Annotated[Path, typer.Argument(help="Log that GraphNet's test_compiler or graphnet export wrote.")],
    out: Annotated[Path, typer.Option(help="New folder for one file per sample.")],
) -> None:
    """Write a file <model>_<compiler>.json for each sample of a log, as GraphNet's scripts did before November 2025."""
    files = log_to_json(log, out)
    typer.echo(f"graphnet: wrote {len(files)} files into {out}", err=True)
