"""``graphnet check-machine``: say whether this machine is fit for timing, and what to change."""

from __future__ import annotations

from dataclasses import asdict

from graphnet.cli.printing import TableFormat, TableFormatOption, print_answer, sentence
from graphnet.sheet import Answer, Column, Sheet, of_members


def check_machine(format_: TableFormatOption = TableFormat.text) -> None:
    """Say whether this machine is fit for timing, one line each: what to change, and what it does to intervals.

    It takes about five seconds, in which it watches other processes and times a program against itself. The exit code
    is 0 also if times vary here: a run shows by its intervals how much.
    """
    from graphnet.measuring.fitness import look_everywhere

    found = list(look_everywhere())
    whole = (Column("this machine", is_whole=True), Column("state", is_whole=True))
    columns = (*whole, Column("found, and what to change"))
    cells = [(one.subject, one.state.value, sentence(one.text, one.remedy, one.effect)) for one in found]
    rows = [asdict(one) for one in found]
    print_answer(Answer([Sheet(columns, cells, folds=True)], lambda: {"findings": rows}, of_members(rows)), format_)
