"""Print the rows of a run in each format that commands know."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path

from graphnet.cli.console import results_console
from graphnet.cli.failures import failure_of
from graphnet.errors import GraphNetError
from graphnet.exchange.tables import write_csv
from graphnet.outcomes import Outcome
from graphnet.runs.heads import RowHead
from graphnet.runs.record import Record
from graphnet.runs.store import RunStore
from graphnet.show.junit import suites_of, write_junit
from graphnet.show.spent import spent_lines
from graphnet.show.table import print_results

#: The largest number of rows in a printed table. A longer table is slow (rich takes 0.8 ms per row) and hard to read.
_MOST_ROWS = 1000


class RunFormat(StrEnum):
    """The formats in which a run is printed on stdout."""

    text = "text"
    json = "json"
    junit = "junit"
    csv = "csv"
    markdown = "markdown"


def print_run(store: RunStore, format_: RunFormat, heads: Sequence[RowHead] | None = None) -> None:
    """Print the run's rows on stdout in the given format.

    Args:
        store: the run.
        format_: the format.
        heads: the rows to print; None prints every valid row. The text format ignores ``heads`` and prints the whole
            run.
    """
    if format_ is RunFormat.text:
        print_text(store)
        return
    # Import this only now, because it imports numpy, which the help of a command does not need.
    from graphnet.show.answer import answer_of
    from graphnet.show.markdown import write_markdown

    chosen = store.heads() if heads is None else heads
    if format_ is RunFormat.json:
        print_json(store.folder, store.rows_of(chosen, with_times=True))
    elif format_ is RunFormat.junit:
        write_junit(suites_of(store, chosen), sys.stdout)
    elif format_ is RunFormat.csv:
        # Read the rows without the times of the single rounds, because a CSV has no column for these times.
        write_csv(store.rows_of(chosen), sys.stdout)
    else:
        write_markdown(store.rows_of(chosen), answer_of(store, store.heads()), sys.stdout)


def print_text(store: RunStore) -> None:
    """Print a run for a person: a table, the messages of rows that are not OK and, at the end, a summary per backend.

    The table of a long run has only rows that are not OK or have a flag, and at most _MOST_ROWS of them.
    """
    from graphnet.show.answer import MOST_MESSAGES, answer_of, print_answer, print_messages

    console, heads = results_console(), store.heads()
    shown = heads
    if len(heads) > _MOST_ROWS:
        shown = [head for head in heads if head.outcome is not Outcome.OK or head.flags][:_MOST_ROWS]
    print_results(console, store.rows_of(shown))
    if len(shown) < len(heads):
        console.print(
            f"{len(shown):,} of {len(heads):,} rows are shown: the first that are not OK or have a flag; "
            "--format json prints all",
            highlight=False,
            soft_wrap=True,
        )
    failed = [head for head in heads if head.outcome is not Outcome.OK]
    print_messages(console, store.rows_of(failed[:MOST_MESSAGES]), len(failed[MOST_MESSAGES:]), store)
    print_answer(console, answer_of(store, heads), store)
    for spent in spent_lines(store.read_run()):
        console.print(spent, highlight=False, soft_wrap=True)


def print_json(folder: Path, rows: Iterable[Record]) -> None:
    """Print ``{"run": PATH, "results": [...]}``. Rows are printed one by one, so a run of any size fits in memory.

    If a row cannot be read, the document ends with a member ``error``. So the output is always valid JSON.

    Raises:
        StorageError: a row cannot be read.
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
