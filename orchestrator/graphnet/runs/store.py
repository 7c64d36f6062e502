"""A run's folder: run.json and results.jsonl. A kill at any byte loses at most the record being written."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from graphnet.errors import StorageError, UsageError
from graphnet.outcomes import RETRIED
from graphnet.runs.record import Record

RUN_FILE = "run.json"
RESULTS_FILE = "results.jsonl"
#: Rows that were measured again because the backend was another one when the run was resumed.
SUPERSEDED_FILE = "superseded.jsonl"
LOCK_FILE = ".lock"


class RunStore:
    """The files of one run. Every method may raise StorageError."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._results = folder / RESULTS_FILE
        self._lock: int | None = None

    @classmethod
    def create(cls, folder: Path, run: dict[str, Any]) -> RunStore:
        """Begin a run in a folder that holds none yet. Errors: UsageError, StorageError."""
        cls.refuse_occupied(folder)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError(f"the run's folder {folder} cannot be made: {error.strerror}") from error
        store = cls(folder)
        store.lock()
        store.write_run(run)
        return store

    @staticmethod
    def refuse_occupied(folder: Path) -> None:
        """Errors: UsageError if the folder holds a run already."""
        if (folder / RUN_FILE).exists():
            raise UsageError(f"{folder} holds a run already; go on with it by --resume {folder}, or name another --out")

    @classmethod
    def open(cls, folder: Path) -> RunStore:
        """A run that exists. Errors: UsageError if the folder holds none."""
        if not (folder / RUN_FILE).is_file():
            raise UsageError(f"{folder} holds no run: there is no {RUN_FILE} in it")
        return cls(folder)

    def lock(self) -> None:
        """Be the only one that writes this run, as long as this process lives. Errors: UsageError."""
        try:
            self._lock = os.open(self.folder / LOCK_FILE, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        except OSError as error:
            raise StorageError(f"the run's folder {self.folder} cannot be written: {error.strerror}") from error
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise UsageError(f"another graphnet bench is writing {self.folder} now; wait for it, or end it") from None

    def unlock(self) -> None:
        """Let others write this run again."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def read_run(self) -> dict[str, Any]:
        """What was asked, and where it ran."""
        try:
            value: dict[str, Any] = json.loads((self.folder / RUN_FILE).read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise StorageError(f"{self.folder / RUN_FILE} cannot be read: {error}") from error
        return value

    def write_run(self, run: dict[str, Any]) -> None:
        """Replace run.json as a whole."""
        self._replace(self.folder / RUN_FILE, json.dumps(run, indent=2, sort_keys=True) + "\n")

    def records(self) -> list[Record]:
        """One record per sample and place, the one that counts; a last line that was cut short is left out."""
        return _counting(self._lines())

    def _lines(self) -> list[Record]:
        if not self._results.exists():
            return []
        try:
            lines = self._results.read_bytes().split(b"\n")
        except OSError as error:
            raise StorageError(f"{self._results} cannot be read: {error.strerror}") from error
        # What follows the last newline is empty, or a record whose write was cut.
        return [self._parse(number, line) for number, line in enumerate(lines[:-1], start=1) if line]

    def append(self, record: Record) -> None:
        """Add one record with a single write."""
        data = record.line().encode() + b"\n"
        try:
            descriptor = os.open(self._results, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o644)
            try:
                size = os.fstat(descriptor).st_size
                if os.write(descriptor, data) != len(data):
                    os.ftruncate(descriptor, size)
                    raise OSError(28, "No space left on device")
            finally:
                os.close(descriptor)
        except OSError as error:
            raise StorageError(
                f"{self._results} cannot be written: {error.strerror}; the {len(self.records())} rows in it are whole, "
                f"make room and go on with --resume {self.folder}"
            ) from error

    def keep_for_resume(self) -> list[Record]:
        """Drop the rows that are asked again, and a cut last line; returns what stays."""
        self.settle()
        kept = [record for record in self.records() if record.outcome not in RETRIED]
        if self._results.exists():
            self._replace(self._results, _text(kept))
        return kept

    def settle(self) -> None:
        """Move the rows that count no more to superseded.jsonl."""
        lines = self._lines()
        counting = _counting(lines)
        if len(counting) == len(lines):
            return
        older = self.folder / SUPERSEDED_FILE
        counted = set(map(id, counting))
        old = [record for record in lines if id(record) not in counted and record.outcome not in RETRIED]
        try:
            before = older.read_text(encoding="utf-8") if older.exists() else ""
        except OSError as error:
            raise StorageError(f"{older} cannot be read: {error.strerror}") from error
        self._replace(older, before + _text(old))
        self._replace(self._results, _text(counting))

    def _parse(self, number: int, line: bytes) -> Record:
        try:
            return Record.model_validate_json(line)
        except ValidationError as error:
            raise StorageError(f"line {number} of {self._results} is no record: {error.errors()[0]['msg']}") from error

    def _replace(self, path: Path, text: str) -> None:
        temporary = path.with_name(path.name + ".new")
        try:
            temporary.write_text(text, encoding="utf-8")
            os.replace(temporary, path)
        except OSError as error:
            raise StorageError(f"{path} cannot be written: {error.strerror}") from error


def _text(records: Iterable[Record]) -> str:
    return "".join(record.line() + "\n" for record in records)


def _counting(records: Sequence[Record]) -> list[Record]:
    """Of several rows of one sample in one place the last; one whose compiler had no chance counts only alone."""
    found: dict[tuple[str, ...], Record] = {}
    for record in records:
        place = (record.sample, record.backend, record.flavour, record.where)
        if place not in found or record.outcome not in RETRIED or found[place].outcome in RETRIED:
            found.pop(place, None)
            found[place] = record
    return list(found.values())
