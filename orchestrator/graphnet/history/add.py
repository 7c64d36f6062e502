"""Adds runs to a history. The same run may be added several times, also by several programs at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from graphnet.history.database import History
from graphnet.history.entry import RunEntry
from graphnet.history.tables import ROWS, RUNS
from graphnet.outcomes import Outcome
from graphnet.runs.comparable import counts_instead
from graphnet.runs.store import RunStore

#: The largest number of rows that one SQL statement writes or removes.
BATCH: Final = 500


@dataclass(frozen=True)
class Added:
    """How many rows of a run were new, how many replaced a stored row, and how many left the history unchanged."""

    folder: Path
    new: int
    replaced: int
    known: int

    def members(self) -> dict[str, Any]:
        return {"run": str(self.folder), "new": self.new, "replaced": self.replaced, "known": self.known}


def add_run(history: History, folder: Path, machine: str | None = None) -> Added:
    """Add a run's rows to a history, all or none.

    A row that the history has already is skipped. Of two different rows of the same run, sample and site, for instance
    from before the run was resumed, one is kept: if ``--resume`` would measure exactly one of them again, the other
    one; otherwise the row from the later copy of the run.

    The run may be incomplete or still be running; add it again later. ``machine`` is the name that the user gives to
    the machine; machines with the same name are treated as one. None keeps the name with which the run was added
    before.

    Raises UsageError if the folder holds no run, or the run does not say when it began; StorageError if a file or the
    database cannot be read or written. The history is then as it was before.
    """
    store = RunStore.open(folder)
    entry = RunEntry(store, machine)
    records = list(store.rows(by_class=False))
    rows = [entry.row(record) for record in records]
    with history.writing() as connection:
        run_id, is_later, is_renamed = _put_run(connection, entry)
        if is_renamed:
            rows = [entry.row(record) for record in records]
        return _put_rows(connection, folder, run_id, rows, is_later)


def _put_run(connection: Connection, entry: RunEntry) -> tuple[int, bool, bool]:
    """Write the run's line to the table of runs, and lock this line against other writers.

    Return the run's id; whether this copy of the run ended at least as late as the stored copy; and whether ``entry``
    took over the machine's name from the history (see ``RunEntry.keep_name``).
    """
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(RUNS).values(entry.values).on_conflict_do_nothing(index_elements=["identity"]))
    known = connection.execute(
        select(RUNS.c.id, RUNS.c.ended, RUNS.c.machine).where(RUNS.c.identity == entry.identity).with_for_update()
    ).one()
    is_renamed = entry.keep_name(known.machine)
    is_later = (entry.values["ended"] or "") >= (known.ended or "")
    if is_later:
        connection.execute(update(RUNS).where(RUNS.c.id == known.id).values(entry.values))
    return known.id, is_later, is_renamed


def _put_rows(
    connection: Connection, folder: Path, run_id: int, rows: Sequence[dict[str, Any]], is_later: bool
) -> Added:
    stored = {
        row.place: row
        for row in connection.execute(
            select(ROWS.c.place, ROWS.c.content, ROWS.c.outcome).where(ROWS.c.run_id == run_id)
        )
    }
    new = [row for row in rows if row["place"] not in stored]
    other = [row for row in rows if row["place"] in stored and row["content"] != stored[row["place"]].content]
    replaced = [row for row in other if _counts_more(row, stored[row["place"]].outcome, is_later)]
    for batch in in_batches(replaced):
        places = [row["place"] for row in batch]
        connection.execute(delete(ROWS).where(ROWS.c.run_id == run_id, ROWS.c.place.in_(places)))
    for batch in in_batches([*new, *replaced]):
        connection.execute(ROWS.insert(), [{"run_id": run_id, **row} for row in batch])
    return Added(folder, len(new), len(replaced), len(rows) - len(new) - len(replaced))


def _counts_more(row: dict[str, Any], stored: str, is_later: bool) -> bool:
    """Return whether a row replaces the different one that is stored, with the outcome ``stored``, for its place."""
    old, new = Outcome(stored), Outcome(row["outcome"])
    return counts_instead(old, new) if is_later else not counts_instead(new, old)


def in_batches(rows: Sequence[dict[str, Any]]) -> list[Sequence[dict[str, Any]]]:
    return [rows[begin : begin + BATCH] for begin in range(0, len(rows), BATCH)]
