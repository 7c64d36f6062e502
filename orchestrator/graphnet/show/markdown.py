"""A run as a table in Markdown, for issues, pull requests and documents."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TextIO

from graphnet.printable import printable
from graphnet.runs.record import Record
from graphnet.show import units
from graphnet.show.answer import Answer, interval
from graphnet.show.table import backend_label, speedup_of

_HEADS: Final = ("sample", "backend", "outcome", "max error", "nodes", "compile", "reference", "compiled", "speedup")
#: Maps each character that has a meaning inside a line of Markdown or HTML to its escape.
_SPECIAL: Final = str.maketrans({character: f"\\{character}" for character in "\\`*_{}[]<>|#~"} | {"&": "&amp;"})


def write_markdown(records: Iterable[Record], answer: Answer, out: TextIO) -> None:
    """Write a table with one row per record, and below the table the answer of the run, with one line per backend.

    Args:
        records: the rows; they are read once.
        answer: the answer of the run.
        out: the stream to which the text is written.
    """
    out.write(line((*_HEADS, "flags")))
    out.write(line(["---"] * 3 + ["---:"] * 5 + ["---"] * 2))
    for record in records:
        out.write(line(map(plain, _cells(record))))
    out.write("\n")
    if answer.problem is not None:
        out.write(f"No score: {plain(answer.problem)}\n\n")
    for one in answer.backends:
        common = "" if one.common is None else f"; over the {answer.common} common samples {interval(one.common)}"
        out.write(f"- {plain(one.sentence() + common)}\n")


def _cells(record: Record) -> tuple[str, ...]:
    return (
        record.sample,
        backend_label(record),
        str(record.outcome),
        units.error(record.max_abs_error),
        units.percent(record.node_share),
        units.duration(record.compile_ns),
        units.duration(record.reference_ns),
        units.duration(record.compiled_ns),
        speedup_of(record),
        " ".join(record.flags),
    )


def line(cells: Iterable[str]) -> str:
    """Return one line of a table. The cells must be escaped already."""
    return "| " + " | ".join(cells) + " |\n"


def plain(text: str) -> str:
    """Return the text on one line, escaped so that Markdown shows it unchanged."""
    return printable(text).translate(_SPECIAL)
