"""``graphnet report``: make one HTML page of one or more runs. A browser can open the page without a network."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from graphnet.cli.arguments import find_typed, propose_runs
from graphnet.errors import UsageError
from graphnet.report.files import write_whole
from graphnet.runs.remote import is_mirror
from graphnet.runs.store import PAGE_FILE
from graphnet.sizes import parse_size


def report(
    runs: Annotated[
        list[Path],
        typer.Argument(help="Several runs are shown side by side.", callback=find_typed, autocompletion=propose_runs),
    ],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.html", help="The page's file; default: report.html in the first run.")
    ] = None,
    max_size: Annotated[
        str, typer.Option(metavar="SIZE", help="Above this size, cards of rows are shortened to quantiles.")
    ] = "30MB",
) -> None:
    """Make one self-contained page of runs: a summary, charts, and a table of rows with a card for each row.

    The card of a row shows its details when you click on the row.
    """
    # Import charts and templates only here: the import takes a second, and most commands do not need it.
    from graphnet.report.page import make_page
    from graphnet.report.runs import has_a_right_row, open_runs

    limit = _size(max_size)
    opened = open_runs(runs)
    path = out or opened[0].store.folder / PAGE_FILE
    if out is None and is_mirror(opened[0].store.folder):
        raise UsageError("give --out FILE: the page of a run at a URL is not written to the URL")
    if path.is_dir():
        raise UsageError(f"--out {path} is a folder; name a file, for instance {path / PAGE_FILE}")
    page = make_page(opened, limit)
    write_whole(path, page.html.encode("utf-8"))
    if not has_a_right_row(opened):
        typer.echo("no row of these runs is right, so the page has no speedups; its table says why", err=True)
    size = path.stat().st_size
    if page.shortened:
        shortened = f"{page.shortened:,} of {page.rows:,} cards are shortened to quantiles"
        typer.echo(f"{shortened}; a larger --max-size than {max_size} keeps more", err=True)
    if size > limit:
        typer.echo(f"the page is larger than --max-size {max_size}, because its table has every row", err=True)
    typer.echo(f"{path} ({size / 1e6:.1f} MB, {page.rows:,} rows)")


def _size(text: str) -> int:
    try:
        size = parse_size(text)
    except ValueError:
        size = 0
    if size <= 0:
        raise UsageError(f"--max-size {text!r} is not a size; write for instance 30MB")
    return size
