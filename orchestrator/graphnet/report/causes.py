"""The causes of a run's bad rows, as `graphnet locate` kept them: a section of the page, and a link from each card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from graphnet import units
from graphnet.outcomes import Group
from graphnet.report.safe import line, lines
from graphnet.runs.causes import CAUSES_FOLDER, SLOW_FOLDER, KeptCause, causes_of
from graphnet.runs.record import Record
from graphnet.runs.store import RunStore


@dataclass(frozen=True)
class RunCauses:
    """The causes that the folder of one run keeps. ``prefix`` begins the names of their places on the page."""

    store: RunStore
    prefix: str

    @cached_property
    def _kept(self) -> list[tuple[str, KeptCause]]:
        return list(causes_of(self.store.folder))

    @cached_property
    def _of_row(self) -> dict[tuple[str, str], int]:
        return {(folder, row.key): n for n, (folder, one) in enumerate(self._kept) for row in one.rows}

    def entries(self) -> Iterator[dict[str, Any]]:
        """Yield what the page shows of each cause. Raises StorageError."""
        for number, (_, one) in enumerate(self._kept):
            verified = "verified" if one.verified else "NOT verified"
            yield {
                "place": self._place(number),
                "title": f"{units.count(len(one.rows), 'row')} on {line(one.title)}",
                "known": None if one.known is None else line(one.known.text()),
                "script": f"{line(one.script)} ({verified})" if one.script else None,
                "graph": lines("\n".join(map(str, one.cause.get("text") or ()))),
                "rows": [f"{line(row.sample)} ({row.statements} of {row.of} statements)" for row in one.rows],
            }

    def link(self, record: Record) -> dict[str, str] | None:
        """Return the link from a row's card to its cause; None if none is known. A row that is right has none, except
        one that was located as slow.
        """
        bad = record.outcome.traits.group in (Group.WRONG, Group.FAILED)
        number = self._of_row.get((CAUSES_FOLDER if bad else SLOW_FOLDER, record.key))
        if number is None:
            return None
        return {"place": self._place(number), "text": str(line(self._kept[number][1].title))}

    def _place(self, number: int) -> str:
        return f"{self.prefix}{number}"


def entries_of(causes: Iterable[RunCauses]) -> list[dict[str, Any]]:
    """Return what the page shows of all causes of its runs. Raises StorageError."""
    return [entry for one in causes for entry in one.entries()]
