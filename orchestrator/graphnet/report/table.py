"""The columns of the page's table of rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from graphnet.printable import printable
from graphnet.report.runs import ShownRun
from graphnet.runs.figure import Face, Figure
from graphnet.runs.figures import chosen
from graphnet.runs.record import Record
from graphnet.scores.formats import finite
from graphnet.units import Unit

#: The maximum length of a cell's text, in characters.
MOST_CELL: Final = 160


class PageColumn(NamedTuple):
    """A column. ``kind`` is the unit by which the page writes a cell."""

    title: str
    kind: str
    cell: Callable[[ShownRun, Record], Any]
    is_filter: bool = False


def _columns() -> Iterator[PageColumn]:
    for figure in chosen(Face.page):
        if figure.unit.has_interval:
            # The script writes the ends of the interval, which are in the next two columns, behind the value.
            names = (figure.key, "low", "high")
            kinds = (figure.unit, Unit.ratio, Unit.ratio)
            yield from (PageColumn(names[n], kinds[n], _part(figure, n)) for n in range(3))
        else:
            yield PageColumn(figure.title, figure.unit, _cell(figure), figure.is_filter)
        if figure.key == "sample":
            yield PageColumn("run", Unit.text, lambda run, record: run.label, is_filter=True)


def _cell(figure: Figure) -> Callable[[ShownRun, Record], Any]:
    if figure.unit is Unit.text:
        return lambda run, record: printable(figure.fact(record) or "", MOST_CELL)
    return lambda run, record: finite(figure.fact(record))


def _part(figure: Figure, index: int) -> Callable[[ShownRun, Record], Any]:
    return lambda run, record: (figure.fact(record) or (None, None, None))[index]


COLUMNS: Final = tuple(_columns())


def cells(run: ShownRun, record: Record) -> list[Any]:
    """Return the cells of one row, in the order of COLUMNS."""
    return [column.cell(run, record) for column in COLUMNS]
