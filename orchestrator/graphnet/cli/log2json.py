"""``graphnet log2json``: GraphNet's old JSON files from a log."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from graphnet.exchange.old_json import log_to_json


def log2json(
    log: Annotated[Path, typer.Argument(help="Log that GraphNet's test_compiler or graphnet export wrote.")],
    out: Annotated[Path, typer.Option(help="New folder for one file per sample.")],
) -> None:
    """Write <model>_<compiler>.json per sample, as GraphNet's scripts did before November 2025."""
    files = log_to_json(log, out)
    typer.echo(f"graphnet: wrote {len(files)} files into {out}", err=True)
