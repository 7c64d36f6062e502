"""``graphnet view``: show the runs of a folder in a browser, also while they are being measured."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Annotated

import typer

from graphnet.cli.running import default_folder


def view(
    folder: Annotated[Path | None, typer.Argument(help="A folder of runs, or one run; default: graphnet-runs.")] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port on 127.0.0.1; 0 chooses a free one.")] = 0,
) -> None:
    """Show the runs of a folder in a browser on this machine, until Ctrl-C. New rows appear as they are stored.

    The page cannot change a run. Only people who have the printed address can open it.
    """
    # Starlette and uvicorn take 0.2 s to import, and no other command needs them.
    from graphnet.view.server import serve

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        serve(folder or default_folder().parent, port, _announce)
    except KeyboardInterrupt:
        # Ctrl-C is the usual end of this command, not an interrupted task, so the exit code is 0.
        typer.echo("graphnet: the view has ended", err=True)


def _announce(address: str) -> None:
    typer.echo(address)
    typer.echo(
        "Open this address in a browser. It contains a secret: whoever has it can see the runs. Ctrl-C ends.", err=True
    )
