"""The rows of a run as a table, with the figures that a face shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.console import Console

from graphnet.errors import UsageError
from graphnet.faces.terminal import print_sheet
from graphnet.nearest import unknown
from graphnet.runs.figure import Face, Figure
from graphnet.runs.figures import BY_KEY, chosen
from graphnet.runs.record import Record
from graphnet.sheet import Answer, Cell, Sheet


def print_results(console: Console, records: Iterable[Record]) -> None:
    """Print one row per record, grouped by backend, in a layout that fits the terminal."""
    print_sheet(console, rows_sheet(records, Face.table))


def rows_sheet(records: Iterable[Record], face: Face) -> Sheet:
    """Return the figures that a face shows of each record, which are read once. A terminal groups them by backend."""
    is_terminal = face is Face.table
    figures = ((BY_KEY["site"],) if is_terminal else ()) + chosen(face)
    rows = ([figure.seen(record) for figure in figures] for record in records)
    return Sheet([figure.column for figure in figures], rows, group=0 if is_terminal else None)


#: The figures that say which row a line is about.
_NAMING: Final = ("sample", "site")


def find_figures(names: str) -> tuple[Figure, ...]:
    """Return the figures with these names for programs, which are separated by commas. Raises UsageError."""
    asked = [name.strip() for name in names.split(",")]
    if not all(asked):
        raise UsageError(f"--figures {names!r} has an empty name; write for instance compiled_p99_ns,memory")
    for name in asked:
        if name not in BY_KEY:
            raise unknown("there is no figure", name, BY_KEY, "docs/reference/results.md lists them")
    return tuple(BY_KEY[name] for name in dict.fromkeys(asked) if name not in _NAMING)


def figures_answer(records: Iterable[Record], figures: Sequence[Figure]) -> Answer:
    """Return chosen figures of each record, behind the names of its sample and its site, as a table."""
    columns = (*(BY_KEY[name] for name in _NAMING), *figures)
    rows = [[figure.seen(record) for figure in columns] for record in records]
    facts = Sheet([one.column for one in columns], rows, folds=True)
    return Answer([facts], lambda: {"rows": [_members(columns, row) for row in rows]})


def _members(columns: Sequence[Figure], row: Sequence[Any]) -> dict[str, Any]:
    values = (one.value if isinstance(one, Cell) else one for one in row)
    return {column.key: value for column, value in zip(columns, values, strict=True)}
