"""The answer of a reading command: tables and sentences, which every face (terminal, Markdown, CSV, ...) can write."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from graphnet.units import Unit, shown


class Cell(NamedTuple):
    """A cell. Programs see only its value.

    If ``text``, the text for persons, is None, the unit's rule makes it. The legend is a sentence, which is written
    once below the table.
    """

    value: Any
    style: str = ""
    text: str | None = None
    legend: str = ""


@dataclass(frozen=True)
class Column:
    """One column of a table.

    Attributes:
        key: the column's name for programs; empty if it is the title.
        narrow: whether a table for a narrow terminal has this column.
        is_bare: whether a value is clear without the title, if a row takes several lines.
        is_whole: whether a terminal never breaks the column's cells into lines.
    """

    title: str
    unit: Unit = Unit.text
    key: str = ""
    right: bool = False
    narrow: bool = True
    is_bare: bool = False
    is_whole: bool = False

    @property
    def name(self) -> str:
        """Return the column's name for programs."""
        return self.key or self.title

    def cell(self, value: Any) -> Cell:
        """Return the cell of a value, with its text for persons."""
        found = value if isinstance(value, Cell) else Cell(value)
        return found if found.text is not None else found._replace(text=shown(self.unit, found.value))


def number(title: str, unit: Unit = Unit.integer, narrow: bool = True) -> Column:
    """Return a column of numbers, which is aligned to the right."""
    return Column(title, unit, right=True, narrow=narrow)


@dataclass(frozen=True)
class Sheet:
    """One table.

    Attributes:
        rows: one sequence of values per row, in the order of the columns; read once.
        group: the index of a column that divides the rows. A terminal prints one table for each of its values.
        folds: whether a terminal breaks long cells into lines. Otherwise, it leaves out columns of a table that is too
            wide, or puts each row on several lines.
    """

    columns: Sequence[Column]
    rows: Iterable[Sequence[Any]]
    title: str = ""
    group: int | None = None
    folds: bool = False

    def cells(self) -> Iterable[tuple[Cell, ...]]:
        """Yield the cells of each row, with their texts for persons."""
        for row in self.rows:
            yield tuple(column.cell(value) for column, value in zip(self.columns, row, strict=True))


def of_members(objects: Sequence[Mapping[str, Any]]) -> Sheet:
    """Return objects as a table for programs. A member MEMBER of a member NAME has the column NAME.MEMBER."""
    rows = [dict(_flat("", one)) for one in objects]
    every = dict.fromkeys(name for row in rows for name in row)
    # A member that is an object in some rows is null in others, which then have no value in its columns.
    names = [name for name in every if not any(other.startswith(f"{name}.") for other in every)]
    return Sheet([Column(name) for name in names], [[row.get(name) for name in names] for row in rows])


def _flat(prefix: str, members: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in members.items():
        if isinstance(value, dict):
            yield from _flat(f"{prefix}{name}.", value)
        else:
            yield f"{prefix}{name}", value


@dataclass(frozen=True)
class Note:
    """One sentence of an answer, and its style in a terminal."""

    text: str
    style: str = ""


@dataclass(frozen=True)
class Answer:
    """The answer of a reading command: the parts for persons, the object of JSON, and the table of CSV or None."""

    parts: Sequence[Sheet | Note]
    document: Callable[[], Any] = field(default=dict)
    data: Sheet | None = None

    @property
    def table(self) -> Sheet:
        """Return the table that CSV writes."""
        return self.data or next(part for part in self.parts if isinstance(part, Sheet))
