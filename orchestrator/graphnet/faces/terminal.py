"""Prints the tables and sentences of an answer on a terminal, in a layout that fits its width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from graphnet.printable import printable
from graphnet.sheet import Answer, Cell, Column, Note, Sheet

#: The longest text that a cell shows, in characters. A longer text ends with an ellipsis.
_MOST_CHARACTERS: Final = 200
#: The number of spaces before the lines below the first cell of a row on several lines.
_INDENT: Final = 2
#: A table whose cells may be broken into lines has all columns in a terminal of at least this width.
_WIDE: Final = 100
#: A column whose cells may be broken into lines gets at least this width. If it cannot, each row takes several lines.
_LEAST: Final = 24
_Row = tuple[Cell, ...]


def print_answer(console: Console, answer: Answer) -> None:
    """Print the parts of an answer. An empty line precedes each table with a title."""
    for part in answer.parts:
        if isinstance(part, Note):
            print_note(console, part)
        else:
            print_sheet(console, part)


def print_note(console: Console, note: Note) -> None:
    """Print a sentence. In a pipe, it stays on one line."""
    console.print(Text(printable(note.text), style=note.style), soft_wrap=not console.is_terminal)


def print_sheet(console: Console, sheet: Sheet) -> None:
    """Print a table with all columns, with those for narrow terminals, or with each row on several lines.

    No layout cuts off a name or a number to fit the terminal.
    """
    rows = list(sheet.cells())
    if sheet.title:
        console.print()
        print_note(console, Note(sheet.title))
    every = [number for number in range(len(sheet.columns)) if number != sheet.group]
    few = [number for number in every if sheet.columns[number].narrow]
    chosen: list[int] | None
    if sheet.folds:
        chosen = every if console.width >= _WIDE else few
        if _least_width(sheet, rows, chosen) > console.width:
            chosen = None
    else:
        chosen = next((one for one in (every, few) if _width(sheet, rows, one) <= console.width), None)
    # The tables of all groups have one layout.
    widths: Sequence[int | None] = [None] * len(every) if sheet.folds else _widths(sheet, rows, chosen or ())
    for number, (label, held) in enumerate(_groups(sheet, rows).items()):
        if number:
            console.print()
        if label is not None:
            console.print(Text(printable(label, _MOST_CHARACTERS), style="bold"), soft_wrap=True)
        if chosen is None:
            console.print(_stacked(sheet.columns, held, every, console.width))
        else:
            console.print(_table(sheet, held, chosen, widths))
    for legend in dict.fromkeys(cell.legend for row in rows for cell in row if cell.legend):
        print_note(console, Note(legend, "dim"))
    if chosen is not None and len(chosen) < len(every):
        left_out = ", ".join(printable(sheet.columns[number].title) for number in every if number not in chosen)
        console.print(Text(f"not shown at this width: {left_out}", style="dim"))


def _groups(sheet: Sheet, rows: Sequence[_Row]) -> dict[str | None, list[_Row]]:
    if sheet.group is None:
        return {None: list(rows)}
    found: dict[str | None, list[_Row]] = {}
    for row in rows:
        found.setdefault(row[sheet.group].text, []).append(row)
    return found


def _text(cell: Cell, folds: bool = False) -> Text:
    text = cell.text or ""
    return Text(printable(text) if folds else printable(text, _MOST_CHARACTERS), style=cell.style)


def _widths(sheet: Sheet, rows: Sequence[_Row], columns: Sequence[int]) -> list[int]:
    """Return widths that suit the rows of all groups, so that the groups' columns line up."""
    return [
        max(cell_len(printable(sheet.columns[number].title)), *(cell_len(_text(row[number]).plain) for row in rows), 0)
        for number in columns
    ]


def _width(sheet: Sheet, rows: Sequence[_Row], columns: Sequence[int]) -> int:
    return sum(_widths(sheet, rows, columns)) + 2 * (len(columns) - 1)


def _least_width(sheet: Sheet, rows: Sequence[_Row], columns: Sequence[int]) -> int:
    """Return the width below which a table that breaks cells into lines is hard to read."""
    widths = zip(columns, _widths(sheet, rows, columns), strict=True)
    held = [width if sheet.columns[number].is_whole else min(width, _LEAST) for number, width in widths]
    return sum(held) + 2 * (len(held) - 1)


def _table(sheet: Sheet, held: Sequence[_Row], columns: Sequence[int], widths: Sequence[int | None]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), collapse_padding=True, header_style="bold")
    for number, width in zip(columns, widths, strict=False):
        column = sheet.columns[number]
        table.add_column(
            Text(printable(column.title)),
            justify="right" if column.right else "left",
            no_wrap=column.right or column.is_whole or not sheet.folds,
            overflow="fold",
            min_width=width,
        )
    for row in held:
        table.add_row(*(_text(row[number], sheet.folds) for number in columns))
    return table


def _stacked(columns: Sequence[Column], held: Sequence[_Row], shown: Sequence[int], width: int) -> Group:
    parts: list[RenderableType] = []
    for row in held:
        first, *rest = shown
        bare = [_text(row[number]) for number in rest if columns[number].is_bare]
        words = [Text(word, style=cell.style) for cell in bare for word in _words(cell)]
        titled = [
            Text(f"{printable(columns[n].title)} {_text(row[n]).plain}")
            for n in rest
            if not columns[n].is_bare and row[n].text
        ]
        parts.append(Text(_text(row[first]).plain, overflow="fold"))
        parts.append(Padding(_filled([*words, *titled], width - _INDENT), (0, 0, 0, _INDENT)))
    return Group(*parts)


def _words(cell: Text) -> list[str]:
    """Return a cell's words. A number and its interval are one word."""
    return [cell.plain] if "[" in cell.plain else cell.plain.split()


def _filled(parts: Sequence[Text], width: int) -> Text:
    """Join the parts with two spaces. Break lines only between parts."""
    # Begin each line with an empty text that has no style. Otherwise, the style of the first part would apply to the
    # whole line.
    lines = [Text()]
    for part in parts:
        joined = lines[-1] + Text("  " if lines[-1] else "") + part
        if joined.cell_len <= width or not lines[-1]:
            lines[-1] = joined
        else:
            lines.append(Text().append_text(part))
    return Text("\n", overflow="fold").join(lines)
