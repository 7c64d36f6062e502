"""``graphnet import``: convert GraphNet's logs to a run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from graphnet import COMMAND
from graphnet.judge.ladder import DEFAULT_TOLERANCE


def import_(
    logs: Annotated[list[Path], typer.Argument(help="Logs that GraphNet's test_compiler or graphnet export wrote.")],
    out: Annotated[Path, typer.Option(help="Folder of the new run.")],
    tolerance: Annotated[
        int, typer.Option(min=-10, max=5, help="Level of the ladder at which a row is OK.")
    ] = DEFAULT_TOLERANCE,
) -> None:
    """Make a run from GraphNet's logs. The run can be shown, scored and exported, but not resumed."""
    from graphnet.exchange.import_log import import_logs
    from graphnet.runs.command import typed_command

    import_logs(logs, out, typed_command(), tolerance)
    typer.echo(f"graphnet: imported into {out}; next: {COMMAND} show {out}", err=True)
