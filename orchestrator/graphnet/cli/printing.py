"""Print the answers of reading commands, and the rows of a run, in each format that commands know."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from graphnet.cli.console import results_console
from graphnet.cli.failures import failure_of
from graphnet.errors import GraphNetError
from graphnet.outcomes import Outcome
from graphnet.sheet import Answer

if TYPE_CHECKING:
    # The help of a command does not need them.
    from graphnet.faces import junit
    from graphnet.runs.heads import RowHead
    from graphnet.runs.record import Record
    from graphnet.runs.store import RunStore

#: The largest number of rows in a printed table. A longer table is slow (rich takes 0.8 ms per row) and hard to read.
_MOST_ROWS = 1000


class TableFormat(StrEnum):
    """The formats of an answer that consists of tables and sentences."""

    text = "text"
    json = "json"
    markdown = "markdown"
    csv = "csv"


class RunFormat(StrEnum):
    """The formats of an answer that consists of rows, which are also test cases."""

    text = "text"
    json = "json"
    junit = "junit"
    csv = "csv"
    markdown = "markdown"


TableFormatOption = Annotated[TableFormat, typer.Option("--format", help="Format of stdout.")]


def print_answer(answer: Answer, format_: TableFormat | RunFormat, suites: Iterable[junit.Suite] = ()) -> None:
    """Print an answer on stdout. ``suites`` are its test suites, for the format junit."""
    from graphnet.faces import csv_, junit, markdown, terminal

    if format_ == RunFormat.json:
        sys.stdout.write(json.dumps(answer.document(), allow_nan=False) + "\n")
    elif format_ == RunFormat.csv:
        csv_.write_sheet(answer.table, sys.stdout)
    elif format_ == RunFormat.markdown:
        markdown.write_answer(answer, sys.stdout)
    elif format_ == RunFormat.junit:
        junit.write_junit(suites, sys.stdout)
    else:
        terminal.print_answer(results_console(), answer)


def print_run(store: RunStore, format_: RunFormat, heads: Sequence[RowHead] | None = None) -> None:
    """Print the rows ``heads``, or every valid row. The text format ignores ``heads`` and prints the whole run."""
    if format_ is RunFormat.text:
        print_text(store)
        return
    # Import this only now, because it imports numpy, which the help of a command does not need.
    from graphnet.exchange.tables import csv_sheet
    from graphnet.faces import csv_, junit
    from graphnet.runs.figure import Face
    from graphnet.runs.figures import needs_times
    from graphnet.show.answer import write_markdown
    from graphnet.show.junit import suites_of

    chosen = store.heads() if heads is None else heads
    if format_ is RunFormat.json:
        print_json(store.folder, store.rows_of(chosen, with_times=True))
    elif format_ is RunFormat.junit:
        junit.write_junit(suites_of(store, chosen), sys.stdout)
    elif format_ is RunFormat.csv:
        csv_.write_sheet(csv_sheet(store.rows_of(chosen, needs_times(Face.csv))), sys.stdout)
    else:
        write_markdown(store.rows_of(chosen, needs_times(Face.markdown)), store, sys.stdout)


def print_text(store: RunStore) -> None:
    """Print a run for a person: a table, the messages of rows that are not OK, and a summary per backend.

    The table of a long run has only rows that are not OK or have a flag, and at most _MOST_ROWS of them.
    """
    from graphnet.runs.figure import Face
    from graphnet.runs.figures import needs_times
    from graphnet.show.answer import MOST_MESSAGES, answer_of, print_answer, print_messages
    from graphnet.show.rows import print_results
    from graphnet.show.spent import spent_lines

    console, heads = results_console(), store.heads()
    shown = heads
    if len(heads) > _MOST_ROWS:
        shown = [head for head in heads if head.outcome is not Outcome.OK or head.flags][:_MOST_ROWS]
    print_results(console, store.rows_of(shown, needs_times(Face.table)))
    if len(shown) < len(heads):
        first = f"{len(shown):,} of {len(heads):,} rows are shown: the first that are not OK or have a flag"
        console.print(f"{first}; --format json prints all", highlight=False, soft_wrap=True)
    failed = [head for head in heads if head.outcome is not Outcome.OK]
    print_messages(console, store.rows_of(failed[:MOST_MESSAGES]), len(failed[MOST_MESSAGES:]), store)
    print_answer(console, answer_of(store, heads), store)
    for spent in spent_lines(store.about()):
        console.print(spent, highlight=False, soft_wrap=True)


def sentence(*parts: str) -> str:
    """Join what was found, what to do and what it does to one cell, because columns of their own are too narrow."""
    return "; ".join(filter(None, parts))


def print_json(folder: Path, rows: Iterable[Record]) -> None:
    """Print ``{"run": PATH, "results": [...]}``, row by row, because a run may be larger than the memory.

    If a row cannot be read, the document ends with a member ``error``, and StorageError is raised.
    """
    write = sys.stdout.write
    write(f'{{"run": {json.dumps(str(folder))}, "results": [')
    try:
        for number, record in enumerate(rows):
            write((", " if number else "") + record.line())
    except GraphNetError as error:
        write(f'], "error": {json.dumps(failure_of(error).members())}}}\n')
        error.is_printed = True
        raise
    write("]}\n")
