"""``graphnet doctor``: say what of this host works for the mesh, and what to do about the rest."""

from __future__ import annotations

from dataclasses import asdict

import typer

from graphnet.cli.printing import TableFormat, TableFormatOption, print_answer, sentence
from graphnet.errors import ExitCode
from graphnet.sheet import Answer, Column, Sheet, of_members


def doctor(format_: TableFormatOption = TableFormat.text) -> None:
    """Say what of this host works, one line each, and what to do about the rest.

    The exit code is 3 if something is broken, so that nothing can be measured here, else 0.
    """
    from graphnet.launch.doctor import examine
    from graphnet.launch.findings import State

    found = list(examine())
    columns = [Column("here", is_whole=True), Column("state", is_whole=True), Column("found, and what to do")]
    cells = [(one.subject, one.state.value, sentence(one.text, one.remedy)) for one in found]
    rows = [asdict(one) for one in found]
    print_answer(Answer([Sheet(columns, cells, folds=True)], lambda: {"findings": rows}, of_members(rows)), format_)
    if any(one.state is State.broken for one in found):
        raise typer.Exit(ExitCode.UNAVAILABLE)
