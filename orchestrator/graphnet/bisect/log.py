"""The log of a bisection: bisect.jsonl. The first line is the request. Each later line is one tested revision."""

from __future__ import annotations

import fcntl
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from graphnet.bisect.rule import Mark
from graphnet.errors import StorageError, UsageError
from graphnet.files import whole_lines
from graphnet.runs.lock import lock_file
from graphnet.scores.compare.rule import Change

_KIND: Final = "graphnet-bisect"
_SCHEMA: Final = 1


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


_Line = TypeVar("_Line", bound=_Model)


class Asked(_Model):
    """The request of a bisection: the first line of its log. ``--resume`` reads all settings from this line.

    Attributes:
        repo: the user's repository; None for images.
        good, bad: the hashes of the commits; for images, of the commits that stand for the first and the last image.
        images: the images, the good one first.
        on: the fault: ``slower``, ``wrong`` or ``fails``.
        sample: the absolute path or the URL of the sample.
        threshold: the slowdown that is searched for, in percent.
        repeats: the largest number of measurements of one revision.
        incremental: whether files that one build made are kept for the builds of later commits.
        command: the command that builds a commit.
        options: the values of all other options of `bench` that the user typed, by the field of the class Request.
    """

    kind: str = _KIND
    schema_version: int = _SCHEMA
    repo: str | None = None
    good: str = ""
    bad: str = ""
    images: list[str] = []
    on: str
    backend: str
    sample: str
    threshold: float
    repeats: int
    incremental: bool = False
    command: list[str] = []
    options: dict[str, Any] = {}


class Step(_Model):
    """One tested revision: a line of the log.

    ``revision`` and ``title`` are those of ``Revision``. ``built``: the build ended without an error; true for an
    image. ``runs``: the folders of the measurements, relative to the bisection's folder; the last one decided.
    ``change``: the revision's time over that of the good one, both relative to the reference's.
    """

    revision: str
    title: str
    mark: Mark
    reason: str
    built: bool
    runs: list[str]
    change: Change | None


class BisectLog:
    """The log in a bisection's folder. Every method may raise StorageError.

    ``lock``: the descriptor of the lock, in a process that inherited it from the one that locked the folder.
    """

    def __init__(self, folder: Path, lock: int | None = None) -> None:
        self.folder = folder
        self._path = folder / "bisect.jsonl"
        self._lock = lock

    @property
    def held(self) -> tuple[int, ...]:
        """The descriptor of the lock, if the folder is locked. It stays locked until all processes with it end."""
        return () if self._lock is None else (self._lock,)

    def make_folder(self) -> None:
        """Make the folder of a new bisection, with an empty, locked log. Raises UsageError if the folder has files."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            occupied = any(self.folder.iterdir())
        except OSError as error:
            raise StorageError(f"the folder {self.folder} cannot be made: {error.strerror}") from error
        if occupied:
            other = f"name another --out, or go on with --resume {self.folder}"
            raise UsageError(f"{self.folder} is not empty; {other}")
        self.lock(os.O_CREAT | os.O_EXCL)

    def lock(self, flags: int = 0) -> None:
        """Keep other bisections out of the folder until ``close``. Raises UsageError if there is one already."""
        if not flags and not self._path.exists():
            raise UsageError(f"{self.folder} holds no bisection: there is no {self._path.name} in it")
        busy = f"another graphnet bisect is using {self.folder} now; wait for it, or end it"
        self._lock = lock_file(self._path, busy, flags, 0o666)

    def close(self) -> None:
        """Unlock the folder, also if other processes inherited the lock. Remove a log without a line.

        So the folder can be used again.
        """
        if self._lock is not None:
            if not os.fstat(self._lock).st_size:
                with suppress(OSError):
                    self._path.unlink()
            # A server that a build started may still have the descriptor.
            fcntl.flock(self._lock, fcntl.LOCK_UN)
            os.close(self._lock)
            self._lock = None

    def read(self) -> tuple[Asked, list[Step]]:
        """Read the log. If the last line is incomplete because the writer was killed, remove the line.

        Raises UsageError if the file is not the log of a bisection, or a newer version of graphnet wrote it;
        StorageError, which names the line, if a line is damaged.
        """
        lines = whole_lines(self._path) or [b""]
        try:
            first = json.loads(lines[0])
        except ValueError:
            first = None
        if not isinstance(first, dict) or first.get("kind") != _KIND:
            raise UsageError(f"{self._path} is not the log of a bisection; begin another one with another --out")
        if first.get("schema_version") != _SCHEMA:
            raise UsageError(f"a newer version of graphnet wrote {self._path}; go on with that version")
        asked = self._line(Asked, 1, lines[0])
        return asked, [self._line(Step, number, line) for number, line in enumerate(lines[1:], 2)]

    def _line(self, kind: type[_Line], number: int, line: bytes) -> _Line:
        try:
            return kind.model_validate_json(line)
        except ValidationError as error:
            why = f"{error.errors()[0]['msg']}; remove the line, and its revision is tested again"
            raise StorageError(f"line {number} of {self._path} is damaged: {why}") from error

    def append(self, line: Asked | Step) -> None:
        """Add the request or a tested revision to the log, with a single write."""
        try:
            with self._path.open("ab", buffering=0) as file:
                file.write(line.model_dump_json().encode() + b"\n")
        except OSError as error:
            why = f"{error.strerror}; make room and go on with --resume"
            raise StorageError(f"{self._path} cannot be written: {why}") from error
