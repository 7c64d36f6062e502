"""The description of one figure (number or short fact) of a row. ``runs/figures.py`` lists all figures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from graphnet.runs.flags import Effect, having
from graphnet.runs.record import Record
from graphnet.sheet import Cell, Column
from graphnet.units import Unit


class Face(StrEnum):
    """A place that shows figures by default."""

    narrow = "narrow"
    """The table of rows in a narrow terminal."""
    table = "table"
    """The table of rows in a wide terminal."""
    markdown = "markdown"
    """The table of rows in Markdown."""
    page = "page"
    """The table of rows on the page."""
    csv = "csv"
    """A column of the CSV after the fields of Record, which are all in the CSV."""
    junit = "junit"
    """A property of the row's test case."""
    score = "score"
    """A geometric mean over the right rows of a score. The figure must be a factor."""
    compare = "compare"
    """The change from an earlier row to a later one, and its geometric mean. The figure must be a positive number."""


@dataclass(frozen=True)
class Line:
    """The place of a figure on the card of a row. ``phrase`` is the figure in words, with its value at ``{}``.

    Figures of one section and title share a line. In ``one call`` and ``counted``, titles name lines of a table,
    and phrases columns.
    """

    section: str
    title: str
    phrase: str = "{}"


@dataclass(frozen=True)
class Figure:
    """A number or short fact of a row.

    Attributes:
        key: the figure's name for programs: the field of Record, if it is one.
        title: the heading that persons see.
        faces: the faces that show the figure by default.
        card: its place on a card; None if a card does not show it.
        get: returns the value, or None if the row has none; without it, ``key`` is the attribute of Record.
        voided_by: the effect of those flags with which scores and comparisons leave out the value.
        hidden: whether persons must not see the value, for instance the speedup of a row with wrong outputs.
        from_times: whether the value comes from the raw times, so that a face must read them.
        is_filter: whether the page can filter the rows by this figure.
        is_bare: whether the value is clear without its title. A table aligns such a figure to the left.
    """

    key: str
    title: str
    unit: Unit
    faces: frozenset[Face] = frozenset()
    card: Line | None = None
    get: Callable[[Record], Any] | None = None
    voided_by: Effect = Effect.NONE
    hidden: Callable[[Record], bool] = lambda _: False
    from_times: bool = False
    is_filter: bool = False
    is_bare: bool = False

    def seen(self, record: Record) -> Any:
        """Return the value that persons may see; None if there is none."""
        if self.hidden(record):
            return None
        return getattr(record, self.key) if self.get is None else self.get(record)

    def fact(self, record: Record) -> Any:
        """Return the value that programs see: ``seen`` without the style or the other text for persons."""
        found = self.seen(record)
        return found.value if isinstance(found, Cell) else found

    def counted(self, record: Record) -> float | None:
        """Return the number that scores and comparisons use; None if there is none or a flag voids it."""
        if self.voided_by and having(self.voided_by, record.flags) is not None:
            return None
        found: float | None = self.fact(record)
        return found

    @property
    def better(self) -> str:
        """Return which way is better: ``less`` of a time, size or error, ``more`` of a share or speedup; else empty."""
        if self.unit in (Unit.ns, Unit.joules, Unit.nbytes, Unit.error, Unit.ratio):
            return "less"
        return "more" if self.unit in (Unit.percent, Unit.ratio_interval) else ""

    @property
    def column(self) -> Column:
        """Return the figure as a column of a table of rows."""
        right = not self.is_bare and self.unit is not Unit.text
        return Column(self.title, self.unit, self.key, right, narrow=Face.narrow in self.faces, is_bare=self.is_bare)
