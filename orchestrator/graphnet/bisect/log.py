"""The log of a bisection: bisect.jsonl. The first line is the request. Each later line is one tested revision."""

from __future__ import annotations

import fcntl
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, ValidationError

from graphnet.bisect.revisions import Mark
from graphnet.errors import StorageError, UsageError
from graphnet.scores.compare.rule import Change, Estimate

LOG_FILE: Final = "bisect.jsonl"
_KIND: Final = "graphnet-bisect"
_SCHEMA: Final = 1


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore", use_attribute_docstrings=True)


class Asked(_Model):
    """The request of a bisection: the first line of its log. ``--resume`` reads all settings from this line."""

    kind: str = _KIND
    """Always `graphnet-bisect`."""
    schema_version: int = _SCHEMA
    """Version of the log's format."""
    repo: str | None = None
    """The user's repository; null for images."""
    good: str | None = None
    """The hash of the good commit."""
    bad: str | None = None
    """The hash of the bad commit."""
    images: list[str] = []
    """The images, the good one first."""
    on: str
    """The fault: `slower`, `wrong` or `fails`."""
    backend: str
    """The text of `--backend`. Each `{build}` in it will be replaced by the folder in which the commits are built."""
    sample: str
    """The absolute path or the URL of the sample."""
    threshold: float
    """The slowdown that is searched for, in percent."""
    repeats: int
    """The largest number of measurements of one revision."""
    incremental: bool = False
    """Whether files that one build made are kept for the builds of later commits."""
    command: list[str] = []
    """The command that builds a commit."""
    options: dict[str, Any] = {}
    """The values of all other options of `bench` that the user typed. Each key is the name of a field of the class
    Request."""


class Step(_Model):
    """One tested revision: a line of the log."""

    revision: str
    """The commit's hash, or the image."""
    title: str = ""
    """The commit's subject."""
    mark: Mark
    """The result of the test."""
    reason: str
    """Why the revision has this mark."""
    built: bool
    """Whether the build command ended without an error; true for an image."""
    runs: list[str] = []
    """The folders of the measurements, relative to the bisection's folder."""
    estimate: Estimate | None = None
    """The logarithm of the speedup against the reference, over all measurements; null if no measurement has
    a usable speedup."""
    aa_width: float | None = None
    """The share by which two equal programs seemed to differ in the A/A controls; 0.03 means 3 %. It is the largest
    value of all measurements; null if no measurement has an A/A control with a ratio."""
    change: Change | None = None
    """The time of this revision divided by the time of the good revision, with an interval. Both times are relative to
    the reference's time."""


class BisectLog:
    """The log in a bisection's folder. Every method may raise StorageError.

    From ``make_folder`` or ``read`` until ``close``, the log is locked, and no other bisection can use the folder.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._path = folder / LOG_FILE
        self._lock: int | None = None
        self._is_new = False

    def make_folder(self) -> None:
        """Make the folder of a new bisection, with an empty log. Raises UsageError if the folder has files already."""
        occupied = f"{self.folder} is not empty; name another --out, or go on with --resume {self.folder}"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if any(self.folder.iterdir()):
                raise UsageError(occupied)
            self._lock = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o666)
        except FileExistsError as error:
            if error.filename == str(self._path):
                raise UsageError(occupied) from None
            raise StorageError(f"the folder {self.folder} cannot be made: {error.strerror}") from error
        except OSError as error:
            raise StorageError(f"the folder {self.folder} cannot be made: {error.strerror}") from error
        self._is_new = True
        self._take_lock(self._lock)

    def close(self) -> None:
        """Unlock the folder, so that other processes can use it. Remove the log if it is new and has no line yet."""
        if self._lock is None:
            return
        if self._is_new:
            with suppress(OSError):
                self._path.unlink()
        os.close(self._lock)
        self._lock = None

    def begin(self, asked: Asked) -> None:
        """Write the request as the first line of the log."""
        self._is_new = False
        self._append(asked)

    def append(self, step: Step) -> None:
        """Add a tested revision to the log, with a single write."""
        self._append(step)

    def read(self) -> tuple[Asked, list[Step]]:
        """Read the log. If the last line is incomplete because the writer was killed, remove the line.

        Raises:
            UsageError: the folder holds no bisection, a newer version of graphnet wrote the log, or another process is
                using the folder.
            StorageError: a line is damaged. The message gives the line's number.
        """
        try:
            self._lock = os.open(self._path, os.O_RDWR)
            self._take_lock(self._lock)
            data = self._path.read_bytes()
        except FileNotFoundError:
            raise UsageError(f"{self.folder} holds no bisection: there is no {LOG_FILE} in it") from None
        except OSError as error:
            raise StorageError(f"{self._path} cannot be read: {error.strerror}") from error
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            self._cut(len(whole))
        lines = whole.decode("utf-8", "replace").splitlines()
        return self._asked(lines[0] if lines else ""), [self._step(n, line) for n, line in enumerate(lines[1:], 2)]

    def _take_lock(self, descriptor: int) -> None:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise UsageError(f"another graphnet bisect is using {self.folder} now; wait for it, or end it") from None
        except OSError as error:
            raise StorageError(f"{self._path} cannot be locked: {error.strerror}") from error

    def _asked(self, line: str) -> Asked:
        try:
            content = json.loads(line)
        except ValueError:
            content = None
        if not isinstance(content, dict) or content.get("kind") != _KIND:
            raise UsageError(f"{self._path} is not the log of a bisection; begin another one with another --out")
        version = content.get("schema_version")
        if isinstance(version, int) and version > _SCHEMA:
            raise UsageError(f"{self._path} was written by a newer version of graphnet; go on with that version")
        try:
            return Asked.model_validate(content)
        except ValidationError as error:
            raise StorageError(f"line 1 of {self._path} is damaged: {error.errors()[0]['msg']}") from error

    def _step(self, number: int, line: str) -> Step:
        try:
            return Step.model_validate_json(line)
        except ValidationError as error:
            raise StorageError(
                f"line {number} of {self._path} is damaged: {error.errors()[0]['msg']}; remove the line, and its "
                "revision is tested again"
            ) from error

    def _cut(self, size: int) -> None:
        try:
            os.truncate(self._path, size)
        except OSError as error:
            raise StorageError(f"{self._path} cannot be written: {error.strerror}") from error

    def _append(self, line: _Model) -> None:
        try:
            with self._path.open("ab", buffering=0) as file:
                file.write(line.model_dump_json().encode() + b"\n")
        except OSError as error:
            raise StorageError(
                f"{self._path} cannot be written: {error.strerror}; make room and go on with --resume"
            ) from error
