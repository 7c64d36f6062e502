"""``graphnet report``: make one HTML page of one or more runs. A browser can open the page without a network."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from graphnet.children import end_as_interrupt
from graphnet.cli.arguments import find_typed, propose_runs
from graphnet.cli.console import note
from graphnet.errors import UsageError
from graphnet.sizes import parse_size

if TYPE_CHECKING:
    from graphnet.report.live import Live
    from graphnet.report.page import Page


def report(
    runs: Annotated[
        list[Path], typer.Argument(help="Several runs are shown side by side.", autocompletion=propose_runs)
    ],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.html", help="The page's file; default: report.html in the first run.")
    ] = None,
    max_size: Annotated[
        str, typer.Option(metavar="SIZE", help="Above this size, cards of rows are shortened to quantiles.")
    ] = "30MB",
    watch: Annotated[
        bool, typer.Option("--watch", help="Make the page anew as rows are stored, until the runs end or Ctrl-C.")
    ] = False,
) -> None:
    """Make one self-contained page of runs: a summary, charts, and a table of rows with a card for each row.

    The card of a row shows its details when you click on the row. With --watch, an open page shows new rows by itself.
    """
    from graphnet.files import OTHER_OUT, write_whole
    from graphnet.report.live import watch as watch_runs
    from graphnet.runs.remote import is_mirror
    from graphnet.runs.store import PAGE_FILE

    limit = _size(max_size)
    folders = find_typed(runs)
    path = out or folders[0] / PAGE_FILE
    if out is None and is_mirror(folders[0]):
        raise UsageError("give --out FILE: the page of a run at a URL is not written to the URL")
    if path.is_dir():
        raise UsageError(f"--out {path} is a folder; name a file, for instance {path / PAGE_FILE}")

    def make(live: Live | None = None) -> None:
        # Import charts and templates only here: the import takes a second, and most commands do not need it.
        from graphnet.report.page import make_page
        from graphnet.report.runs import has_a_right_row, open_runs

        opened = open_runs(folders)
        page = make_page(opened, limit, live)
        write_whole(path, page.html, advice=OTHER_OUT)
        if live is None:
            _describe(path, page, has_a_right_row(opened), max_size)

    if not watch:
        make()
        return
    # Give the CPU to this process, and to threads that numpy starts later, only when no other wants it.
    os.nice(19)
    # So these signals, too, leave a final page.
    end_as_interrupt()
    note(f"{path.absolute().as_uri()} is made when each run has a row, and anew until they end or Ctrl-C")
    # A run at a URL is copied anew whenever it is found.
    watch_runs(lambda: find_typed(runs) if any(map(is_mirror, folders)) else folders, make)


def _describe(path: Path, page: Page, any_right: bool, max_size: str) -> None:
    """Print where the page is and how large it is. Say on stderr what it lacks."""
    if not any_right:
        note("no row of these runs is right, so the page has no speedups; its table says why")
    size = path.stat().st_size
    if page.shortened:
        shortened = f"{page.shortened:,} of {page.rows:,} cards are shortened to quantiles"
        note(f"{shortened}; a larger --max-size than {max_size} keeps more")
    if size > _size(max_size):
        note(f"the page is larger than --max-size {max_size}, because its table has every row")
    typer.echo(f"{path} ({size / 1e6:.1f} MB, {page.rows:,} rows)")


def _size(text: str) -> int:
    try:
        size = parse_size(text)
    except ValueError:
        size = 0
    if size <= 0:
        raise UsageError(f"--max-size {text!r} is not a size; write for instance 30MB")
    return size
