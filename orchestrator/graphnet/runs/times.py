"""Stores the measured times of a run in a separate file, because they would make a row two to five times as long.

``times.jsonl`` has one line per measured row, which the store writes before the row: whoever reads the row finds it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic_core import from_json, to_json

from graphnet.errors import StorageError, storing
from graphnet.runs.record import Record

TIMES_FILE = "times.jsonl"
#: The beginning of each line, followed by the row's key. So a reader finds a row's line without parsing any as JSON.
_BEFORE_KEY = b'{"key":"'


def split(record: Record) -> tuple[Record, bytes | None]:
    """Return the record without its measured times, and a line with these times (None if there are none)."""
    if record.timing is None or not record.timing.rounds:
        return record, None
    line = to_json({"key": record.key, "rounds": record.timing.rounds}) + b"\n"
    return record.model_copy(update={"timing": record.timing.model_copy(update={"rounds": []})}), line


def key_of(line: bytes) -> str:
    """Return the key of a line of times.jsonl."""
    return line[len(_BEFORE_KEY) : line.find(b'"', len(_BEFORE_KEY))].decode()


class Times:
    """Finds the measured times of rows. Reads times.jsonl once to locate every line, and then one line for each row."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / TIMES_FILE
        self._places: dict[str, tuple[int, int]] | None = None

    def with_times(self, record: Record) -> Record:
        """Return the record with its measured times if the run has any. Raises StorageError if they are unreadable."""
        if record.timing is None:
            return record
        if self._places is None:
            self._places = dict(self._read_places())
        place = self._places.get(record.key)
        if place is None:
            return record
        return record.model_copy(update={"timing": record.timing.model_copy(update={"rounds": self._rounds(*place)})})

    def _rounds(self, offset: int, length: int) -> list[dict[str, Any]]:
        try:
            with self._file.open("rb") as file:
                file.seek(offset)
                rounds: list[dict[str, Any]] = from_json(file.read(length))["rounds"]
        except (OSError, ValueError, KeyError) as error:
            raise StorageError(f"{self._file} cannot be read: {error}") from error
        return rounds

    def _read_places(self) -> Iterator[tuple[str, tuple[int, int]]]:
        """Yield each key with the offset and length of its line. An incomplete last line is skipped."""
        offset = 0
        with storing(self._file, "read"), contextlib.suppress(FileNotFoundError), self._file.open("rb") as lines:
            for line in lines:
                if line.startswith(_BEFORE_KEY) and line.endswith(b"\n"):
                    yield key_of(line), (offset, len(line))
                offset += len(line)
