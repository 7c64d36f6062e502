"""The files of a run: run.json and results.jsonl. A kill at any byte loses at most the record being written."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from graphnet.errors import StorageError, UsageError
from graphnet.outcomes import RETRIED
from graphnet.runs.controls import Control
from graphnet.runs.record import Record
from graphnet.runs.request import Request

RUN_FILE = "run.json"
RESULTS_FILE = "results.jsonl"
#: Rows that were measured again because their backend was another one when the run was resumed.
SUPERSEDED_FILE = "superseded.jsonl"
LOCK_FILE = ".lock"


@dataclass(frozen=True)
class _Line:
    """A record and its text. The text is what is written again: it may hold fields of a newer version."""

    record: Record
    text: str


class RunStore:
    """The files of one run. Every method may raise StorageError."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._results = folder / RESULTS_FILE
        self._lock: int | None = None

    @classmethod
    def create(cls, folder: Path, run: dict[str, Any]) -> RunStore:
        """Begin a run and lock it.

        Args:
            folder: the run's folder; it is made if it does not exist.
            run: the first content of run.json; ``asked`` holds the request.

        Raises:
            UsageError: the folder holds a run already.
        """
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
        """Raise UsageError if the folder holds a run already."""
        if (folder / RUN_FILE).exists():
            raise UsageError(f"{folder} holds a run already; go on with it by --resume {folder}, or name another --out")

    @classmethod
    def open(cls, folder: Path) -> RunStore:
        """Open a run that exists. Raises UsageError if the folder holds none."""
        if not (folder / RUN_FILE).is_file():
            raise UsageError(f"{folder} holds no run: there is no {RUN_FILE} in it")
        return cls(folder)

    def lock(self) -> None:
        """Become the run's one writer for as long as this process lives. Raises UsageError if there is another."""
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
        """The content of run.json."""
        try:
            value: dict[str, Any] = json.loads((self.folder / RUN_FILE).read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise StorageError(f"{self.folder / RUN_FILE} cannot be read: {error}") from error
        return value

    def write_run(self, run: dict[str, Any]) -> None:
        """Replace run.json as a whole."""
        self._replace(self.folder / RUN_FILE, json.dumps(run, indent=2, sort_keys=True) + "\n")

    def request(self) -> Request:
        """The run's request, for readers. Raises UsageError if run.json does not hold all of it.

        Fields of a newer version are ignored. To measure more rows, use ``request_to_go_on``.
        """
        run = self.read_run()
        if "imported" in run:
            raise UsageError(
                f"{self.folder} was imported from GraphNet's logs and cannot be resumed or run again; "
                "begin a run of its samples with `graphnet bench --samples`"
            )
        try:
            return Request.read(run["asked"])
        except (KeyError, TypeError, ValueError) as error:
            message = f"{self.folder} does not say completely what was asked of it; begin another run"
            raise UsageError(message) from error

    def request_to_go_on(self) -> Request:
        """The run's request, to measure more rows. Raises UsageError also if a newer version asked for more."""
        request = self.request()
        unknown = Request.unknown_fields(self.read_run()["asked"])
        if unknown:
            raise UsageError(
                f"a newer version of graphnet asked {self.folder} for {', '.join(unknown)}, which this version does "
                "not know; go on with that version, or begin another run"
            )
        return request

    def controls(self) -> list[Control]:
        """The run's controls; fields of a newer version are ignored."""
        try:
            return [Control.model_validate(one, extra="ignore") for one in self.read_run().get("controls") or ()]
        except ValidationError as error:
            raise StorageError(f"a control in {self.folder / RUN_FILE} cannot be read: {_first(error)}") from error

    def records(self) -> list[Record]:
        """The record that counts, per sample and site. A last line that was cut short is left out."""
        return [line.record for line in _counting(self._lines())]

    def _lines(self) -> list[_Line]:
        if not self._results.exists():
            return []
        try:
            lines = self._results.read_bytes().split(b"\n")
        except OSError as error:
            raise StorageError(f"{self._results} cannot be read: {error.strerror}") from error
        # After the last newline there is nothing, or a record whose write was cut.
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
        """Drop the rows that are to be retried, and a cut last line; return the rows that stay."""
        self.drop_superseded()
        kept = [line for line in _counting(self._lines()) if line.record.outcome not in RETRIED]
        if self._results.exists():
            self._replace(self._results, _text(kept))
        return [line.record for line in kept]

    def drop_superseded(self) -> None:
        """Move the rows that no longer count to superseded.jsonl."""
        lines = self._lines()
        counting = _counting(lines)
        if len(counting) == len(lines):
            return
        older = self.folder / SUPERSEDED_FILE
        counted = set(map(id, counting))
        old = [line for line in lines if id(line) not in counted and line.record.outcome not in RETRIED]
        try:
            before = older.read_text(encoding="utf-8") if older.exists() else ""
        except OSError as error:
            raise StorageError(f"{older} cannot be read: {error.strerror}") from error
        self._replace(older, before + _text(old))
        self._replace(self._results, _text(counting))

    def _parse(self, number: int, line: bytes) -> _Line:
        try:
            return _Line(Record.read(line), line.decode())
        except ValidationError as error:
            raise StorageError(f"line {number} of {self._results} is not a record: {_first(error)}") from error

    def _replace(self, path: Path, text: str) -> None:
        temporary = path.with_name(path.name + ".new")
        try:
            temporary.write_text(text, encoding="utf-8")
            os.replace(temporary, path)
        except OSError as error:
            raise StorageError(f"{path} cannot be written: {error.strerror}") from error


def _first(error: ValidationError) -> str:
    return error.errors()[0]["msg"]


def _text(lines: Iterable[_Line]) -> str:
    return "".join(line.text + "\n" for line in lines)


def _counting(lines: Sequence[_Line]) -> list[_Line]:
    """Keep the last row per sample and site. Keep a row that is to be retried only if there is no other."""
    found: dict[tuple[str, ...], _Line] = {}
    for line in lines:
        record = line.record
        site = (record.sample, record.backend, record.flavour, record.where)
        if site not in found or record.outcome not in RETRIED or found[site].record.outcome in RETRIED:
            found.pop(site, None)
            found[site] = line
    return list(found.values())
