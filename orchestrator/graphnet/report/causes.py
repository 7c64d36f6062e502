"""The causes of a run's bad rows, as `graphnet locate` kept them: a section of the page, and a link from each card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from graphnet.report.safe import line, lines
from graphnet.runs.causes import CausedRow, KeptCause, causes_of
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
    def _of_row(self) -> dict[str, list[tuple[int, CausedRow]]]:
        rows: dict[str, list[tuple[int, CausedRow]]] = {}
        for number, (_, one) in enumerate(self._kept):
            for row in one.rows:
                rows.setdefault(row.key, []).append((number, row))
        return rows

    def entries(self) -> Iterator[dict[str, Any]]:
        """Yield what the page shows of each cause. Raises StorageError."""
        for number, (folder, one) in enumerate(self._kept):
            yield {
                "place": self._place(number),
                "title": line(one.heading()),
                "known": one.known,
                "script": line(f"{folder}/{one.script_text()}") if one.script else None,
                "graph": lines("\n".join(one.graph)),
                "rows": [line(row.text()) for row in one.rows],
            }

    def link(self, record: Record) -> dict[str, str] | None:
        """Return the link from a row's card to its cause; None without one. The row may have been measured again since:
        it then has a link only if it still has that outcome and, for a slow row, still takes so long.
        """
        for number, row in self._of_row.get(record.key, ()):
            limit, speedup = row.slower_than, record.speedup
            still = limit is None or (speedup is not None and 1 / speedup.ratio > limit)
            if row.outcome is record.outcome and still:
                return {"place": self._place(number), "text": str(line(self._kept[number][1].title))}
        return None

    def _place(self, number: int) -> str:
        return f"{self.prefix}{number}"


def entries_of(causes: Iterable[RunCauses]) -> list[dict[str, Any]]:
    """Return what the page shows of all causes of its runs. Raises StorageError."""
    return [entry for one in causes for entry in one.entries()]
