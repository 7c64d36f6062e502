"""The columns of the page's table of rows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from graphnet.outcomes import Group
from graphnet.printable import printable
from graphnet.report.runs import ShownRun
from graphnet.runs.record import Record

#: The maximum length of a cell's text, in characters. The row's card, its detail view, shows the whole text.
MOST_CELL: Final = 160


@dataclass(frozen=True)
class Column:
    """One column of the table.

    ``title`` is the column's heading. ``kind`` decides how the page writes a cell: ``text``, or a number as ``ns``,
    ``ratio``, ``error``, ``percent``, ``integer``. ``cell`` returns the cell of a row; None is an empty cell. If
    ``is_filter`` is true, the page can filter the rows by the values of this column.
    """

    title: str
    kind: str
    cell: Callable[[ShownRun, Record], Any]
    is_filter: bool = False


def _text(value: str) -> str:
    return printable(value, MOST_CELL)


def _machine(record: Record) -> str:
    """Return the class of the machine that measured the row, or the model of its device; empty if there is none."""
    return "" if record.device is None else record.device.machine_class or record.device.name or record.device.type


def _ratio(record: Record, name: str) -> float | None:
    """Return ``ratio``, ``low`` or ``high`` of a row's speedup; None without a speedup or if the outputs are wrong."""
    if record.speedup is None or record.outcome.traits.group is Group.WRONG:
        return None
    value: float = getattr(record.speedup, name)
    return value


COLUMNS: Final = (
    Column("sample", "text", lambda run, record: _text(record.sample)),
    Column("run", "text", lambda run, record: run.label, is_filter=True),
    Column("backend", "text", lambda run, record: _text(record.site), is_filter=True),
    Column("machine", "text", lambda run, record: _text(_machine(record)), is_filter=True),
    Column("outcome", "text", lambda run, record: record.outcome.value, is_filter=True),
    Column("result", "text", lambda run, record: record.outcome.traits.group.word, is_filter=True),
    Column("source", "text", lambda run, record: _text(record.source), is_filter=True),
    Column("category", "text", lambda run, record: _text(record.category), is_filter=True),
    Column("speedup", "ratio", lambda run, record: _ratio(record, "ratio")),
    Column("low", "ratio", lambda run, record: _ratio(record, "low")),
    Column("high", "ratio", lambda run, record: _ratio(record, "high")),
    Column("t", "integer", lambda run, record: record.tolerance_reached),
    Column("max error", "error", lambda run, record: _number(record.max_abs_error)),
    Column("nodes", "percent", lambda run, record: record.node_share),
    Column("compile", "ns", lambda run, record: record.compile_ns),
    Column("reference", "ns", lambda run, record: record.reference_ns),
    Column("compiled", "ns", lambda run, record: record.compiled_ns),
    Column("flags", "text", lambda run, record: _text(" ".join(record.flags)), is_filter=True),
)


def _number(value: float | None) -> float | str | None:
    """Return a number that JSON can represent: None instead of NaN or infinity."""
    return None if value is None or value != value or value in (float("inf"), float("-inf")) else value


def cells(run: ShownRun, record: Record) -> list[Any]:
    """Return the cells of one row, in the order of COLUMNS."""
    return [column.cell(run, record) for column in COLUMNS]
