"""Writes one table as CSV, with the values that programs need instead of the texts that persons see."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from typing import Any, Final, TextIO

from graphnet.printable import printable
from graphnet.sheet import Cell, Column, Sheet

#: A spreadsheet evaluates a cell that begins with one of these characters as a formula. The wide ones are for some
#: languages.
_FORMULA: Final = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")


def write_sheet(sheet: Sheet, out: TextIO) -> None:
    """Write a header and one line per row. Null becomes an empty cell, and lists and objects become JSON text.

    A number with an interval takes three columns: NAME, NAME.low and NAME.high. A sample's name may come from anyone,
    so line breaks and other characters that act are visible escapes (JSON has them unchanged), and a text that a
    spreadsheet would take for a formula gets an apostrophe in front.
    """
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([_cell(name) for column in sheet.columns for name in _names(column)])
    for row in sheet.rows:
        writer.writerow([cell for column, one in zip(sheet.columns, row, strict=True) for cell in _cells(column, one)])


def _names(column: Column) -> Iterator[str]:
    yield column.name
    if column.unit.has_interval:
        yield from (f"{column.name}.low", f"{column.name}.high")


def _cells(column: Column, value: Any) -> Iterator[Any]:
    found = value.value if isinstance(value, Cell) else value
    if not column.unit.has_interval:
        yield _cell(found)
        return
    yield from found or (None, None, None)


def _cell(value: Any) -> Any:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        shown = printable(value)
        return f"'{shown}" if shown.lstrip().startswith(_FORMULA) else shown
    return json.dumps(value, sort_keys=True) if isinstance(value, list | dict | tuple) else value
