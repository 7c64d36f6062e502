"""The rows of a run as the table of the view shows them. They are updated while the run stores new rows."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from graphnet.outcomes import RETRIED, Outcome
from graphnet.printable import printable
from graphnet.runs.parts import attempt_folders, is_array
from graphnet.runs.record import Record
from graphnet.runs.store import RESULTS_FILE
from graphnet.show.table import backend_label
from graphnet.view.tail import Step, Tail

#: The maximum number of characters of a name or a message in the table. The details of a row show the whole text.
_MOST_CHARACTERS: Final = 300
#: The values of one row of the table, by the names under which the page's script reads them.
Cells = dict[str, Any]


@dataclass(frozen=True)
class Change:
    """The rows that one call of ``LiveRows.step`` found.

    begins: whether the rows replace all earlier ones. This is so at the first step, and after the run's file of rows
        was replaced or removed.
    rows: the new rows. Each of them is now the valid row of its sample and site.
    more: whether more rows can be read now, without waiting for the run.
    """

    begins: bool
    rows: list[Cells]
    more: bool


class ArrayTail:
    """Reads each complete line of all attempts of an array once, also of those that begin later."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._tails: dict[Path, Tail] = {}
        self._begins = True

    def step(self) -> Step:
        """Return the lines that were added since the last step. Raises StorageError if a file cannot be read."""
        lines: list[bytes] = []
        more = False
        for path in attempt_folders(self._folder):
            step = self._tails.setdefault(path, Tail(path / RESULTS_FILE)).step()
            lines += step.lines
            more = more or step.more
        begins, self._begins = self._begins, False
        return Step(begins, lines, more)


class LiveRows:
    """Follows the rows of one run. Each sample and site has one valid row; ``runs.heads.counting`` defines which."""

    def __init__(self, folder: Path) -> None:
        self._tail = ArrayTail(folder) if is_array(folder) else Tail(folder / RESULTS_FILE)
        self._forget()

    @property
    def finished(self) -> int:
        """Return the number of valid rows that ``--resume`` would not measure again."""
        return sum(outcome not in RETRIED for outcome in self._outcomes.values())

    @property
    def groups(self) -> dict[str, dict[str, int]]:
        """Return the number of valid rows by backend and group of outcomes, as in ``{"xla:torch": {"right": 3}}``."""
        counted = Counter((label, outcome.traits.group.word) for (_, label), outcome in self._outcomes.items())
        by_backend: dict[str, dict[str, int]] = {}
        for (label, word), count in counted.items():
            by_backend.setdefault(label, {})[word] = count
        return by_backend

    def step(self) -> Change:
        """Read the rows that were stored since the last step. Raises StorageError if the file cannot be read."""
        step = self._tail.step()
        if step.begins:
            self._forget()
        found: dict[tuple[str, str], Cells] = {}
        for line in step.lines:
            try:
                record = Record.read(line)
            except ValidationError:
                self.unreadable += 1
                continue
            place = (record.sample, backend_label(record))
            if self._counts(place, record.outcome):
                self._outcomes[place] = record.outcome
                found[place] = cells(record)
        return Change(step.begins, list(found.values()), step.more)

    def _forget(self) -> None:
        self._outcomes: dict[tuple[str, str], Outcome] = {}
        #: The number of lines, read so far, that are not rows.
        self.unreadable = 0

    def _counts(self, place: tuple[str, str], outcome: Outcome) -> bool:
        before = self._outcomes.get(place)
        return before is None or outcome not in RETRIED or before in RETRIED


def cells(record: Record) -> Cells:
    """Return the row of the table for a record. Times are in ns; a number that the record lacks is None.

    The speedup is also None if the outcome is not OK. A missing message is empty.
    """
    ratio = record.speedup if record.outcome is Outcome.OK else None
    return {
        "key": record.key,
        "sample": printable(record.sample, _MOST_CHARACTERS),
        "backend": printable(backend_label(record), _MOST_CHARACTERS),
        "outcome": record.outcome.value,
        "group": record.outcome.traits.group.word,
        "speedup": None if ratio is None else [ratio.ratio, ratio.low, ratio.high],
        "compile_ns": record.compile_ns,
        "reference_ns": record.reference_ns,
        "compiled_ns": record.compiled_ns,
        "flags": [printable(flag, _MOST_CHARACTERS) for flag in record.flags],
        "message": printable((record.message or "").partition("\n")[0], _MOST_CHARACTERS),
    }
