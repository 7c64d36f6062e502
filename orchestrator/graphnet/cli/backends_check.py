"""``graphnet backends check``: run the conformance suite on one backend."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from graphnet.cli.printing import TableFormat, TableFormatOption


def check_backend(
    backend: Annotated[
        str | None, typer.Argument(metavar="NAME|FOLDER", help="The same as for bench's --backend.")
    ] = None,
    case: Annotated[list[str] | None, typer.Option(help="Only this case; repeatable.")] = None,
    list_: Annotated[bool, typer.Option("--list", help="Print the cases and stop.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="name=value of the backend; repeatable.")] = None,
    device: Annotated[str | None, typer.Option(help="TYPE[:INDEX]; default: the GPU if there is one.")] = None,
    keep: Annotated[Path | None, typer.Option(help="Keep the suite's samples in this folder.")] = None,
    insecure: Annotated[bool, typer.Option(help="Talk to a worker on another machine without TLS.")] = False,
    format_: TableFormatOption = TableFormat.text,
) -> None:
    """Check a backend against the contract.

    The exit code is 0 if no case failed, 1 if a case failed, 2 for wrong usage, and 3 if the backend cannot run here.
    Failures that backend.toml declares are expected, so the code stays 0. A declared failure that no longer occurs is
    a failed case.
    """
    # Import the suite only now, because it imports numpy and gRPC, which `graphnet backends` does not need.
    from graphnet.cli.conformance import check

    check(backend, case or [], list_, option or [], device, keep, insecure, format_)
