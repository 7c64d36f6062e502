"""``graphnet runs``: list runs, give one a name, and remove runs that nobody needs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from graphnet import units
from graphnet.cli.arguments import Run, propose_runs
from graphnet.cli.console import ListFormat, note_problems
from graphnet.cli.printing import TableFormat, TableFormatOption, print_answer
from graphnet.cli.tree import command, make_group
from graphnet.errors import ExitCode, GraphNetError, UsageError
from graphnet.printable import printable
from graphnet.settings import RUNS_FOLDER
from graphnet.sheet import Answer, Cell, Column, Note, Sheet, number, of_members
from graphnet.units import Unit

if TYPE_CHECKING:
    from graphnet.runs.listing import RunEntry

Folder = Annotated[Path, typer.Argument(help="A folder that holds runs.")]

runs_app = make_group("List runs, give one a name, remove old ones.", path="runs", invoke_without_command=True)


@runs_app.callback()
def runs(context: typer.Context) -> None:
    """List the runs in the folder graphnet-runs if the user types no command after ``graphnet runs``."""
    from graphnet.runs.listing import find_runs

    if context.invoked_subcommand is None:
        _print(find_runs(RUNS_FOLDER), TableFormat.text)


@command(runs_app, "runs list")
def list_runs(folder: Folder = RUNS_FOLDER, format_: TableFormatOption = TableFormat.text) -> None:
    """List the runs in a folder, the oldest first."""
    from graphnet.runs.listing import find_runs

    _print(find_runs(folder), format_)


@command(runs_app, "runs name")
def name(
    run: Run,
    name: Annotated[str | None, typer.Argument(help="The name; letters, digits and . _ + -")] = None,
    remove: Annotated[bool, typer.Option("--remove", help="Remove the run's name.")] = False,
) -> None:
    """Give a run a name. If the run is in graphnet-runs, every command that takes a RUN also accepts this name.

    `graphnet runs prune` keeps runs that have a name, unless you list them on its command line.
    """
    from graphnet.runs.listing import name_run

    if (name is None) is not remove:
        raise UsageError("give either a name or --remove")
    name_run(run, name)
    typer.echo(f"{run} has no name now" if name is None else f"{run} is named {name} now")


@command(runs_app, "runs prune")
def prune(
    runs: Annotated[
        list[Path] | None,
        typer.Argument(help="Only these runs, also if they have a name.", autocompletion=propose_runs),
    ] = None,
    folder: Annotated[Path, typer.Option(help="The folder whose runs are chosen by the options.")] = RUNS_FOLDER,
    keep: Annotated[int | None, typer.Option(min=0, help="Not the newest N runs.", metavar="N")] = None,
    older_than: Annotated[
        float | None, typer.Option(min=0, max=36_500, help="Only runs that began more than N days ago.", metavar="N")
    ] = None,
    partial: Annotated[bool, typer.Option("--partial", help="Only runs with missing rows.")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Remove them; without it they are only listed.")] = False,
    format_: Annotated[ListFormat, typer.Option("--format", help="Format of stdout.")] = ListFormat.text,
) -> None:
    """List the runs that the options choose and, with --yes, remove them.

    The command removes only folders that contain a run and nothing else. It never removes a folder without run.json, a
    run that is being written, or a folder with files that graphnet does not write. For each such folder, it prints one
    sentence with the reason, and the exit code is 1.
    """
    from graphnet.runs.listing import remove_run, require_removable

    chosen = _chosen(runs or [], folder, keep, older_than, partial)
    removed, kept = [], []
    for entry in chosen:
        try:
            require_removable(entry.folder)
            if yes:
                remove_run(entry.folder)
            removed.append(entry)
        except GraphNetError as error:
            kept.append(str(error))
    if format_ is ListFormat.json:
        rows = [entry.members() for entry in removed]
        typer.echo(json.dumps({"removed" if yes else "would_remove": rows, "kept": kept}))
    else:
        _print(removed, TableFormat.text)
        total = f"{units.count(len(removed), 'run')}, {units.size(sum(entry.nbytes for entry in removed))}"
        typer.echo(f"removed {total}" if yes else f"would remove {total}; add --yes to do it")
    note_problems(map(printable, kept))
    if kept:
        raise typer.Exit(ExitCode.CHECK_FAILED)


def _chosen(
    named: Sequence[Path], folder: Path, keep: int | None, older_than: float | None, partial: bool
) -> list[RunEntry]:
    from graphnet.runs.listing import chosen_for_removal, describe, find_runs, run_folder

    by_option = keep is not None or older_than is not None or partial
    if bool(named) is by_option:
        raise UsageError("name the runs to remove, or choose them by --keep, --older-than or --partial")
    if named:
        return [describe(run_folder(path)) for path in dict.fromkeys(named)]
    before = None if older_than is None else datetime.now(UTC) - timedelta(days=older_than)
    return chosen_for_removal(find_runs(folder), keep, before, partial)


def _print(entries: Sequence[RunEntry], format_: TableFormat) -> None:
    print_answer(_answer(entries), format_)
    if format_ is not TableFormat.json:
        note_problems(printable(entry.problem) for entry in entries if entry.problem)


def _answer(entries: Sequence[RunEntry]) -> Answer:
    names = [Column("name")] if any(entry.name for entry in entries) else []
    columns = (
        *(Column("run"), *names, Column("started (UTC)", is_whole=True), number("rows")),
        *(Column("state", is_whole=True), number("size", Unit.nbytes, narrow=False), Column("backends", narrow=False)),
    )
    rows = [
        (
            *(str(entry.folder), *([entry.name] if names else [])),
            "" if entry.started is None else f"{entry.started.astimezone(UTC):%Y-%m-%d %H:%M}",
            Cell(entry.rows, text=None if entry.planned in (None, entry.rows) else f"{entry.rows} of {entry.planned}"),
            *(entry.state.value, entry.nbytes, ", ".join(entry.backends)),
        )
        for entry in entries
    ]
    members = [entry.members() for entry in entries]
    shown = Sheet(columns, rows, folds=True) if rows else Note("no runs")
    return Answer([shown], lambda: {"runs": members}, of_members(members))
