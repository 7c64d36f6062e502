"""``graphnet history``: store the rows of many runs in a database, and find when a backend became slower or faster."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from graphnet import units
from graphnet.cli.arguments import find_typed, propose_runs
from graphnet.cli.console import ListFormat, note_problems
from graphnet.cli.history_option import DEFAULT_WORD, open_typed
from graphnet.cli.printing import TableFormat, TableFormatOption, print_answer
from graphnet.cli.tree import command, make_group
from graphnet.errors import ExitCode, GraphNetError, UsageError
from graphnet.printable import printable

if TYPE_CHECKING:
    from graphnet.history.trends import HistoryRun

_HELP = "A file or a postgresql:// URL; default: $GRAPHNET_HISTORY, else graphnet-history.sqlite."
HistoryOption = Annotated[str, typer.Option("--history", metavar="URL|FILE", help=_HELP)]
Format = Annotated[ListFormat, typer.Option("--format", help="Format of stdout.")]
Backend = Annotated[str | None, typer.Option(metavar="NAME", help="Only this backend.")]
SampleName = Annotated[str | None, typer.Option(metavar="NAME", help="Only this sample.")]
_MOST_DAYS = 36_500
_MOST_NAME = 100
Days = Annotated[
    int | None, typer.Option(min=1, max=_MOST_DAYS, metavar="N", help="Only the N days before the newest run.")
]
AtLeast = Annotated[float, typer.Option(min=0, max=100, metavar="PERCENT", help="Leave out smaller changes.")]

history_app = make_group("Keep many runs in a database, and see since when a backend changed.", path="history")


@command(history_app, "history add")
def add(
    runs: Annotated[list[Path], typer.Argument(help="Runs to add.", callback=find_typed, autocompletion=propose_runs)],
    history: HistoryOption = DEFAULT_WORD,
    machine: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Name of the machine, if several equal machines take turns."),
    ] = None,
    format_: Format = ListFormat.text,
) -> None:
    """Add runs to a history. A run that the history has already is not added twice.

    If a run cannot be added, the other runs are still added. The exit code then says why the first such run could not
    be added.
    """
    from graphnet.history.add import Added, add_run

    opened = open_typed(history, create=True)
    added: list[Added] = []
    first: GraphNetError | None = None
    for folder in runs:
        try:
            added.append(add_run(opened, folder, _machine(machine)))
        except GraphNetError as error:
            first = first or error
            if error is not first:
                note_problems([printable(str(error))])
    if format_ is ListFormat.json and first is None:
        typer.echo(json.dumps({"history": opened.address.shown, "added": [one.members() for one in added]}))
    elif format_ is ListFormat.text:
        for one in added:
            counts = f"{one.new:,} new, {one.replaced:,} replaced, {one.known:,} known before"
            typer.echo(f"{printable(str(one.folder))}: {counts}")
    if first is not None:
        raise first


@command(history_app, "history show")
def show_history(history: HistoryOption = DEFAULT_WORD, format_: TableFormatOption = TableFormat.text) -> None:
    """List the runs of a history, the oldest first."""
    from graphnet.history.text import runs_answer
    from graphnet.history.trends import read_runs

    print_answer(runs_answer(read_runs(open_typed(history))), format_)


@command(history_app, "history trend")
def trend(
    history: HistoryOption = DEFAULT_WORD,
    backend: Backend = None,
    sample: SampleName = None,
    days: Days = None,
    at_least: AtLeast = 2.0,
    every: Annotated[bool, typer.Option("--all", help="Also list the trends that did not change.")] = False,
    fail_on_slower: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=_MOST_DAYS,
            metavar="N",
            help="Exit 1 if a trend became slower, or is first found slower, by runs of the last N days.",
        ),
    ] = None,
    format_: TableFormatOption = TableFormat.text,
) -> None:
    """Say which backends became faster or slower on which samples, and since when.

    A trend holds the rows of one sample on one backend, measured on one machine with the same settings. Only speedups
    are compared, and only between runs on the same machine. A change must be seen in at least two runs.
    """
    from graphnet.history.slower import became_slower
    from graphnet.history.text import change_sentence, trend_answer
    from graphnet.history.trends import Choice, read_runs, read_trends

    opened = open_typed(history)
    runs = read_runs(opened)
    choice = Choice(backend, sample, _since(runs, days))
    trends = read_trends(opened, choice, at_least / 100)
    _require_any(len(trends), backend, sample)
    print_answer(trend_answer(trends, every), format_)
    if fail_on_slower is not None:
        found = became_slower(opened, runs, trends, choice, at_least / 100, fail_on_slower)
        note_problems(printable(f"{one.site} on {one.sample}: {change_sentence(change)}") for one, change in found)
        if found:
            raise typer.Exit(ExitCode.CHECK_FAILED)


@command(history_app, "history report")
def report_history(
    history: HistoryOption = DEFAULT_WORD,
    out: Annotated[Path, typer.Option(metavar="FILE.html", help="The page's file.")] = Path("history.html"),
    backend: Backend = None,
    sample: SampleName = None,
    days: Days = None,
    at_least: AtLeast = 2.0,
) -> None:
    """Make one self-contained page of a history: its changes, charts of changed trends, and a table of all trends."""
    from graphnet.files import OTHER_OUT, write_whole
    from graphnet.history.page import make_history_page
    from graphnet.history.trends import Choice, read_runs, read_trends

    if out.is_dir():
        raise UsageError(f"--out {out} is a folder; name a file, for instance {out / 'history.html'}")
    opened = open_typed(history)
    runs = read_runs(opened)
    since = _since(runs, days)
    trends = read_trends(opened, Choice(backend, sample, since), at_least / 100)
    _require_any(len(trends), backend, sample)
    runs = [run for run in runs if since is None or run.started >= since]
    page = make_history_page(runs, trends, opened.address.shown, at_least / 100)
    write_whole(out, page, advice=OTHER_OUT)
    size = out.stat().st_size / 1e6
    typer.echo(f"{out} ({size:.1f} MB, {units.count(len(runs), 'run')}, {len(trends):,} trends)")


def _machine(name: str | None) -> str | None:
    if name is not None and not (name.strip() and name.isprintable() and len(name) <= _MOST_NAME):
        raise UsageError(f"--machine needs a name of 1 to {_MOST_NAME} printable characters")
    return name


def _since(runs: Sequence[HistoryRun], days: int | None) -> str | None:
    """Return the time ``days`` days before the newest run; None reads all runs."""
    from graphnet.history.slower import days_before

    return days_before(runs[-1].started, days) if runs and days is not None else None


def _require_any(count: int, backend: str | None, sample: str | None) -> None:
    if count:
        return
    chosen = [f"--{name} {value}" for name, value in (("backend", backend), ("sample", sample)) if value is not None]
    if chosen:
        raise UsageError(f"no row of the history matches {' and '.join(chosen)}; leave that out to see what there is")
    raise UsageError("no row of the history was measured on a known device; `graphnet history add RUN` adds a run")
