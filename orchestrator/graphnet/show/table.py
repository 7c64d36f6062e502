"""The table of a run's rows, grouped by backend, in a layout that fits the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from graphnet import outcomes
from graphnet.printable import printable
from graphnet.runs.heads import RowHead
from graphnet.runs.record import Record
from graphnet.show import units

#: The longest name that a cell shows, in characters. A longer name ends with an ellipsis.
_MOST_CHARACTERS: Final = 200
_SPEEDUP: Final = "speedup [95 %]"
#: The number of spaces before the lines below the name of a sample.
_INDENT: Final = 2


@dataclass(frozen=True)
class _Column:
    """A column of the table. ``narrow`` says whether a table for a narrow terminal has this column."""

    title: str
    cell: Callable[[Record], Text]
    right: bool = True
    narrow: bool = False


def _text(cell: Callable[[Record], str]) -> Callable[[Record], Text]:
    return lambda record: Text(cell(record))


def _outcome(record: Record) -> Text:
    return Text(record.outcome, style=record.outcome.traits.group.style)


def speedup_of(record: Record) -> str:
    """Return the row's speedup as text; empty if the row has no speedup.

    The text is also empty if the row's outputs are wrong, because the compiled code then computed something else.
    """
    return "" if record.outcome.traits.group is outcomes.Group.WRONG else units.speedup(record.speedup)


_COLUMNS: Final = (
    _Column("sample", _text(lambda one: printable(one.sample, _MOST_CHARACTERS)), right=False, narrow=True),
    _Column("outcome", _outcome, right=False, narrow=True),
    _Column("max error", _text(lambda one: units.error(one.max_abs_error))),
    _Column("t", _text(lambda one: "" if one.tolerance_reached is None else str(one.tolerance_reached)), narrow=True),
    _Column("nodes", _text(lambda one: units.percent(one.node_share))),
    _Column("compile", _text(lambda one: _compile(one)), narrow=True),
    _Column("reference", _text(lambda one: units.duration(one.reference_ns))),
    _Column("compiled", _text(lambda one: units.duration(one.compiled_ns))),
    _Column(_SPEEDUP, _text(speedup_of), right=False, narrow=True),
    _Column("flags", _text(lambda one: printable(" ".join(one.flags))), right=False, narrow=True),
)
#: The titles of the columns that a table for a narrow terminal leaves out. A line below such a table lists these
#: titles.
_LEFT_OUT: Final = ", ".join(column.title for column in _COLUMNS if not column.narrow)


@dataclass(frozen=True)
class _Row:
    """The cells of one record, in the order of the columns, and the record's backend."""

    backend: str
    cells: tuple[Text, ...]


def print_results(console: Console, records: Iterable[Record]) -> None:
    """Print one row per record, grouped by backend.

    If the terminal is wide enough, the table has all columns. Otherwise, the table has only the most important columns.
    If these columns do not fit either, each record takes several lines. No layout cuts off a name or a number to fit
    the terminal.

    Args:
        console: where to print; its width decides the layout.
        records: the rows, in the order in which each group shows them.
    """
    rows = [_Row(backend_label(record), tuple(column.cell(record) for column in _COLUMNS)) for record in records]
    if not rows:
        return
    every = list(range(len(_COLUMNS)))
    few = [number for number in every if _COLUMNS[number].narrow]
    groups = {label: [row for row in rows if row.backend == label] for label in dict.fromkeys(r.backend for r in rows)}
    chosen = next((columns for columns in (every, few) if _width(rows, columns) <= console.width), None)
    for number, (label, held) in enumerate(groups.items()):
        if number:
            console.print()
        console.print(Text(printable(label, _MOST_CHARACTERS), style="bold"), soft_wrap=True)
        console.print(_stacked(held, console.width) if chosen is None else _table(rows, held, chosen))
    if chosen == few:
        note = f"not shown at this width: {_LEFT_OUT}"
        console.print(Text(note, style="dim"))


def _widths(rows: Sequence[_Row], columns: Sequence[int]) -> list[int]:
    """Return for each column a width that suits the rows of all groups, so that the groups' columns line up."""
    return [
        max(cell_len(_COLUMNS[number].title), *(cell_len(row.cells[number].plain) for row in rows))
        for number in columns
    ]


def _width(rows: Sequence[_Row], columns: Sequence[int]) -> int:
    return sum(_widths(rows, columns)) + 2 * (len(columns) - 1)


def _table(rows: Sequence[_Row], held: Sequence[_Row], columns: Sequence[int]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), collapse_padding=True, header_style="bold")
    for number, width in zip(columns, _widths(rows, columns), strict=True):
        column = _COLUMNS[number]
        table.add_column(column.title, justify="right" if column.right else "left", no_wrap=True, min_width=width)
    for row in held:
        table.add_row(*(row.cells[number] for number in columns))
    return table


def _stacked(held: Sequence[_Row], width: int) -> Group:
    """Write each row on several lines: first the sample, and below it all other cells that are not empty."""
    parts: list[RenderableType] = []
    for row in held:
        cells = dict(zip((column.title for column in _COLUMNS), row.cells, strict=True))
        sample, outcome = cells.pop("sample"), cells.pop("outcome")
        speedup, flags = cells.pop(_SPEEDUP), cells.pop("flags")
        titled = [Text(f"{title} {cell.plain}") for title, cell in cells.items() if cell.plain]
        flagged = [Text(flag) for flag in flags.plain.split()]
        known = [outcome, *([speedup] if speedup.plain else []), *titled, *flagged]
        parts.append(Text(sample.plain, overflow="fold"))
        parts.append(Padding(_filled(known, width - _INDENT), (0, 0, 0, _INDENT)))
    return Group(*parts)


def _filled(parts: Sequence[Text], width: int) -> Text:
    """Join the parts with two spaces. Break lines only between parts."""
    # Begin each line with an empty text that has no style. Otherwise, the style of the first part would apply to the
    # whole line.
    lines = [Text().append_text(parts[0])]
    for part in parts[1:]:
        joined = lines[-1] + Text("  ") + part
        if joined.cell_len <= width:
            lines[-1] = joined
        else:
            lines.append(Text().append_text(part))
    return Text("\n", overflow="fold").join(lines)


def _compile(record: Record) -> str:
    """Write the cold compile time and, if the run measured a warm one, a slash and the warm compile time."""
    cold = units.duration(record.compile_ns)
    return cold if record.warm_compile_ns is None else f"{cold} / {units.duration(record.warm_compile_ns)}"


def backend_label(row: Record | RowHead) -> str:
    """Return the row's backend in the spelling of ``--backend``, and its class of machines if the run has several."""
    return row.label if isinstance(row, RowHead) else row.site
