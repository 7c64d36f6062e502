"""``graphnet plot``: draw one chart of one or more runs as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from graphnet import COMMAND
from graphnet.cli.arguments import find_typed, propose_runs
from graphnet.errors import ExitCode, GraphNetError
from graphnet.files import OTHER_OUT, write_whole
from graphnet.report.kinds import Plot


class NothingToPlot(GraphNetError):
    """No row of the runs has the values that the plot needs."""

    exit_code = ExitCode.UNAVAILABLE


def plot(
    kind: Annotated[
        Plot, typer.Argument(help="st: S(t); est: ES(t); violin: speedups; pareto: speedup, compile time.")
    ],
    runs: Annotated[
        list[Path],
        typer.Argument(help="Several runs are drawn side by side.", callback=find_typed, autocompletion=propose_runs),
    ],
    out: Annotated[Path, typer.Option(metavar="FILE", help="The picture's file: .svg, .png or .pdf.")],
) -> None:
    """Draw one chart of runs as a picture. It is the same chart as on the page that `report` makes."""
    # Import charts only here: the import takes a second, and most commands do not need it.
    from graphnet.report.pictures import chart_of, draw, format_of
    from graphnet.report.runs import open_runs

    suffix = format_of(out)
    chart = chart_of(kind, open_runs(runs))
    if chart is None:
        raise NothingToPlot(
            f"no row of these runs can be in the plot {kind.value}: st and est need rows that scores count, and the "
            f"others right rows; {COMMAND} show RUN says how the rows ended"
        )
    picture = draw(chart, suffix)
    write_whole(out, picture, advice=OTHER_OUT)
    typer.echo(f"{out} ({len(picture) / 1e3:.0f} kB)")
