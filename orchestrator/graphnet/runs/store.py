"""The files of a run: run.json, results.jsonl and times.jsonl.

If the run is killed at any moment, at most the record that is being written is lost.
"""

from __future__ import annotations

import contextlib
import errno
import itertools
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, ClassVar, Final, cast

from pydantic import ValidationError

from graphnet.errors import StorageError, UsageError, storing
from graphnet.printable import printable
from graphnet.runs.about import About, about_of, fault_of
from graphnet.runs.controls import Control
from graphnet.runs.heads import RowHead, counting, heads_in, read_heads, told_apart
from graphnet.runs.lock import LOCK_FILE, lock_file
from graphnet.runs.parts import attempt_folders, combined, describes_attempt, is_array, own_entries
from graphnet.runs.record import SCHEMA, Record
from graphnet.runs.request import Request
from graphnet.runs.sources import read_source
from graphnet.runs.times import TIMES_FILE, Times, split

RUN_FILE = "run.json"
RESULTS_FILE = "results.jsonl"
#: Rows that newer rows have replaced, because their backend had another environment or image when the run was resumed.
SUPERSEDED_FILE = "superseded.jsonl"
#: The damaged lines of results.jsonl, which are not rows. --resume moves them here and measures their rows again.
DAMAGED_FILE = "damaged.jsonl"
#: The page that ``graphnet report`` writes by default.
PAGE_FILE: Final = "report.html"
#: Only the owner may read a run, because rows contain logs, and logs contain whatever a sample printed.
_FILE_MODE: Final = 0o600
_FOLDER_MODE: Final = 0o700
BLOCK_BYTES: Final = 1 << 20


class UnwritableRow(Exception):
    """A row has a value that cannot be written as a line of a file. No part of the row was written."""


class RunStore:
    """The files of one run. Every method may raise StorageError.

    A reader leaves out each line of results.jsonl that is not a row, and reports this line once on stderr. If
    ``durable`` is true, ``append`` returns only when the row is on the disk, and not only in the system's memory.
    """

    #: The messages that this process has printed on stderr. A command may open a run several times, but prints each
    #: message only once.
    _told: ClassVar[set[str]] = set()

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.durable = False
        #: Whether ``set_rows_aside`` was called.
        self.began_anew = False
        #: The run's folder as commands that the user may type name it. An array's name is that of the whole array.
        self.shown = str(folder)
        #: Called after each row that was added.
        self.row_done: Callable[[], object] = lambda: None
        self._results = folder / RESULTS_FILE
        self._is_array = is_array(folder)
        #: The folders of an array's attempts, by number. A head names the number of its folder.
        self._attempts: list[Path] = []
        self._combined: dict[str, Any] | None = None
        self._lock: int | None = None

    @classmethod
    def create(cls, folder: Path, run: dict[str, Any]) -> RunStore:
        """Begin a new run in a folder, which is created if needed, and lock it. Raises UsageError if the folder holds a
        run.

        ``run`` is the first content of run.json; its entry ``asked`` holds the request.
        """
        cls.refuse_occupied(folder)
        with storing(f"the run's folder {folder}", "made"):
            folder.mkdir(parents=True, exist_ok=True, mode=_FOLDER_MODE)
        store = cls(folder)
        store.lock()
        try:
            store.write_run({"schema": SCHEMA, **run})
        except StorageError:
            store.remove_if_empty()
            store.unlock()
            raise
        return store

    @staticmethod
    def refuse_occupied(folder: Path) -> None:
        """Raise UsageError if the folder already holds a run."""
        if (folder / RUN_FILE).exists():
            raise UsageError(f"{folder} holds a run already; go on with it by --resume {folder}, or name another --out")

    @classmethod
    def open(cls, folder: Path) -> RunStore:
        """Open an existing run. Raises UsageError if the folder holds no run."""
        if not (folder / RUN_FILE).is_file():
            raise UsageError(f"{folder} holds no run: there is no {RUN_FILE} in it")
        return cls(folder)

    def lock(self) -> None:
        """Become the only writer of the run until this process ends. Raises UsageError if there is another writer."""
        busy = f"another graphnet bench is writing {self.folder} now; wait for it, or end it"
        self._lock = lock_file(self.folder / LOCK_FILE, busy)

    def unlock(self) -> None:
        """Allow other processes to write this run again."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def remove_if_empty(self) -> None:
        """Remove run.json and the lock of a run without rows, and the folder if it holds nothing else."""
        if self._results.exists():
            return
        with contextlib.suppress(OSError):
            for name in (RUN_FILE, LOCK_FILE):
                (self.folder / name).unlink(missing_ok=True)
            self.folder.rmdir()

    def about(self) -> About:
        """Return the content of run.json as a model. For an array, the facts of its attempts are added."""
        return About.model_validate(self.read_run())

    def read_run(self) -> dict[str, Any]:
        """Return the entries of run.json as they are, for a command that writes them again. Others call ``about``.

        Raises UsageError if the run has another schema than ``SCHEMA``.
        """
        if not self._is_array:
            return self._read_own()
        if self._combined is None:
            self._combined = combined(self._read_own(), list(self._attempt_runs()))
        return dict(self._combined)

    def _attempt_runs(self) -> Iterator[tuple[str, dict[str, Any]]]:
        for path in filter(describes_attempt, attempt_folders(self.folder)):
            try:
                yield path.name, RunStore(path)._read_own()
            except StorageError as error:
                self._tell(f"{error}; its rows are used, but not its controls and its description of the machine")

    def _read_own(self) -> dict[str, Any]:
        try:
            value = json.loads((self.folder / RUN_FILE).read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError) as error:
            raise StorageError(f"{self.folder / RUN_FILE} cannot be read: {error}") from error
        about = about_of(value, self.folder / RUN_FILE)
        if about.schema_ is not None and about.schema_ != SCHEMA:
            raise UsageError(
                f"{self.folder} was written by another version of graphnet (schema {about.schema_}; this version "
                f"reads {SCHEMA}); use that version"
            )
        return cast(dict[str, Any], value)

    def write_run(self, run: dict[str, Any]) -> None:
        """Replace run.json as a whole."""
        if self._is_array:
            run, self._combined = own_entries(run), None
        self._replace(self.folder / RUN_FILE, [(json.dumps(run, indent=2, sort_keys=True) + "\n").encode()])

    def request(self) -> Request:
        """Return the run's request, for a command that only reads the run. Fields of a newer version are ignored.

        Raises UsageError if the run was imported, or if run.json does not hold the whole request.
        """
        about = self.about()
        if about.imported is not None:
            raise UsageError(
                f"{self.folder} was imported from GraphNet's logs and cannot be resumed or run again; "
                "begin a run of its samples with `graphnet bench --samples`"
            )
        try:
            return Request.read(about.request.kept())
        except ValueError as error:
            raise UsageError(f"{self.folder} does not record its whole request; begin another run") from error

    def request_to_go_on(self) -> Request:
        """Return the run's request, for a command that adds rows. Raises UsageError as ``request_to_measure``, or if
        the run is an array or an attempt at a part of one.
        """
        request = self.request_to_measure()
        about = self.about()
        if about.array is not None or about.part is not None:
            raise UsageError(f"{self.folder} is measured in parts; go on with it by `graphnet work`, part by part")
        return request

    def request_to_measure(self) -> Request:
        """Return the run's request, for a command that measures rows with the same settings.

        Raises UsageError as ``request``, or if the request has fields of a newer version.
        """
        request = self.request()
        unknown = Request.unknown_fields(self.about().request.kept())
        if unknown:
            raise UsageError(
                f"{self.folder} was begun by a newer version of graphnet with {', '.join(unknown)}, which this version "
                "does not know; go on with that version, or begin another run"
            )
        return request

    def source(self, sample_hash: str) -> dict[str, Any] | None:
        """Return the text of a sample, as ``sources.read_source`` does. An array has them in its attempts' folders."""
        return next(
            (found for path in self.source_folders() if (found := read_source(path, sample_hash)) is not None), None
        )

    def source_folders(self) -> list[Path]:
        """Return the folders that hold ``sources``: the run's, or those of an array's attempts."""
        return attempt_folders(self.folder) if self._is_array else [self.folder]

    def controls(self) -> list[Control]:
        """Return the run's controls."""
        return self.about().controls or []

    def heads(self, by_class: bool = True) -> list[RowHead]:
        """Return the heads of the valid rows (see ``heads.counting``), without an incomplete last line.

        Heads of several classes of machines name their class (see ``heads.told_apart``), unless ``by_class`` is false.
        """
        return told_apart(self._heads()) if by_class else self._heads()

    def _heads(self) -> list[RowHead]:
        if not self._is_array:
            return counting(read_heads(self._results, self._leave_out))
        # Keep the numbers of the folders that are known already, because heads that were read before name them.
        known = set(self._attempts)
        self._attempts += [path for path in attempt_folders(self.folder) if path not in known]
        return counting(
            head
            for number, path in enumerate(self._attempts)
            for head in read_heads(path / RESULTS_FILE, self._leave_out, number)
        )

    def _file_of(self, head: RowHead) -> Path:
        return self._attempts[head.file] / RESULTS_FILE if self._is_array else self._results

    def rows(self, with_times: bool = False, by_class: bool = True) -> Iterator[Record]:
        """Yield the valid rows, one for each sample and site. ``by_class`` is that of ``heads``.

        ``with_times`` adds the measured times (``timing.rounds``), which are kept in a separate file.
        """
        if self._is_array:
            yield from self.rows_of(self.heads(by_class), with_times)
            return
        labelled = told_apart if by_class else list
        times = Times(self.folder)
        # Read both from one open file, because ``--resume`` in another process may replace the file meanwhile.
        opened = self._results
        with storing(opened, "read"), contextlib.suppress(FileNotFoundError), opened.open("rb") as file:
            for head in labelled(counting(heads_in(file, self._results, self._leave_out))):
                file.seek(head.offset)
                record = self._parse(head, file.read(head.length))
                if record is not None:
                    yield times.with_times(record) if with_times else record

    def rows_of(self, heads: Iterable[RowHead], with_times: bool = False) -> Iterator[Record]:
        """Yield the complete row of each head, in the order of ``heads``. A row that cannot be read is left out."""
        for _, record in self.pairs_of(heads, with_times):
            yield record

    def pairs_of(self, heads: Iterable[RowHead], with_times: bool = False) -> Iterator[tuple[RowHead, Record]]:
        """Yield each of the given heads with its row.

        A head is left out if its row cannot be read. It is also left out if another row is now at the head's offset,
        because the run was resumed since the head was read.
        """
        times: dict[int, Times] = {}
        for head, line in self._lines_of(heads):
            record = self._parse(head, line)
            if record is not None and record.key == head.key:
                if with_times:
                    found = times.setdefault(head.file, Times(self._file_of(head).parent))
                    record = found.with_times(record)
                yield head, record

    def records(self) -> list[Record]:
        """Return a list of the valid rows. For large runs call ``rows``, which needs less memory."""
        return list(self.rows())

    def append(self, record: Record) -> None:
        """Add one row. Its measured times are written first; then a single write adds the row itself.

        Raises UnwritableRow if a value of the row cannot be written, and StorageError if the folder cannot.
        """
        try:
            row, times = split(record)
            line = row.line().encode() + b"\n"
        except ValueError as error:
            raise UnwritableRow(f"the row cannot be written: {error}") from error
        try:
            if times is not None:
                _append(self.folder / TIMES_FILE, times, self.durable)
            _append(self._results, line, self.durable)
        except OSError as error:
            raise StorageError(
                f"{self._results} cannot be written: {error.strerror}; the {len(self.heads())} rows in it are whole, "
                f"make room and go on with --resume {self.folder}"
            ) from error
        self.row_done()

    def keep_for_resume(self) -> list[RowHead]:
        """Prepare results.jsonl for measuring more rows. Return the heads of the rows that remain in it.

        Remove an incomplete last line and the rows to be measured again. Move lines that are not rows to damaged.jsonl,
        and replaced rows to superseded.jsonl (see ``drop_superseded``).
        """
        self._set_damaged_aside()
        self.drop_superseded()
        _drop_cut_line(self.folder / TIMES_FILE)
        heads = self._heads()
        kept = [head for head in heads if not head.is_retried]
        if self._results.exists() and self._results.stat().st_size != sum(head.length + 1 for head in kept):
            self._replace(self._results, self._text(kept))
            return self._heads()
        return kept

    def drop_superseded(self) -> None:
        """Keep only the valid rows (see ``heads.counting``). Move the others to superseded.jsonl, but remove retried
        ones.
        """
        heads = list(read_heads(self._results, self._leave_out))
        self._supersede(heads, counting(heads))

    def set_rows_aside(self) -> None:
        """Move all rows to superseded.jsonl, so that each is measured again, and drop their controls. Move lines that
        are not rows to damaged.jsonl.
        """
        self.began_anew = True
        self._set_damaged_aside()
        self._supersede(list(read_heads(self._results, self._leave_out)), [])
        self.write_run({**self.read_run(), "controls": []})

    def _supersede(self, heads: list[RowHead], counted: list[RowHead]) -> None:
        if len(counted) == len(heads):
            return
        older = self.folder / SUPERSEDED_FILE
        offsets = {head.offset for head in counted}
        old = [head for head in heads if head.offset not in offsets and not head.is_retried]
        with storing(older, "read"):
            before = [older.read_bytes()] if older.exists() else []
        self._replace(older, [*before, *self._text(old)])
        self._replace(self._results, self._text(counted))

    def _set_damaged_aside(self) -> None:
        damaged: list[bytes] = []
        heads = []
        # Read not only the heads but the whole rows, because a row with a sound head may be damaged in another part.
        for head, line in self._lines_of(list(read_heads(self._results, lambda _, line: damaged.append(line)))):
            try:
                Record.read(line)
                heads.append(head)
            except ValidationError:
                damaged.append(line + b"\n")
        if not damaged:
            return
        # If the process is killed between this and the next step, both files have the lines, and none is lost.
        with storing(self.folder / DAMAGED_FILE, "written"):
            for line in damaged:
                _append(self.folder / DAMAGED_FILE, line, self.durable)
        self._replace(self._results, self._text(heads))
        self._tell(
            f"{len(damaged)} damaged lines were moved to {self.folder / DAMAGED_FILE}; their rows are measured again"
        )

    def _leave_out(self, message: str, _line: bytes) -> None:
        self._tell(f"{message}; it is left out")

    def _tell(self, message: str) -> None:
        if message not in self._told:
            self._told.add(message)
            print(f"graphnet: {printable(message, 500)}", file=sys.stderr)

    def _text(self, heads: Iterable[RowHead]) -> Iterator[bytes]:
        """Yield the line of each row unchanged. Parsing the lines would lose fields of a newer version."""
        for _, line in self._lines_of(heads):
            yield line + b"\n"

    def _lines_of(self, heads: Iterable[RowHead]) -> Iterator[tuple[RowHead, bytes]]:
        # The rows of one file follow each other, so it stays open for all of them.
        for path, of_file in itertools.groupby(heads, self._file_of):
            with storing(path, "read"), contextlib.suppress(FileNotFoundError), path.open("rb") as file:
                for head in of_file:
                    file.seek(head.offset)
                    yield head, file.read(head.length)

    def _parse(self, head: RowHead, line: bytes) -> Record | None:
        """Read the row in a line. If the line is not a record, print a message that says so, and return None."""
        try:
            record = Record.read(line)
            return record.model_copy(update={"machines": head.machines}) if head.machines else record
        except ValidationError as error:
            self._leave_out(f"the row of {head.sample} in {self._results} is not a record: {fault_of(error)}", line)
            return None

    def _replace(self, path: Path, parts: Iterable[bytes]) -> None:
        temporary = path.with_name(path.name + ".new")
        with storing(path, "written"):
            try:
                with open(temporary, "wb", opener=_owners) as file:
                    file.writelines(parts)
                    if self.durable:
                        file.flush()
                        os.fsync(file.fileno())
                os.replace(temporary, path)
            except OSError:
                # A full disk holds a part of it.
                with contextlib.suppress(OSError):
                    temporary.unlink()
                raise


def _owners(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_CLOEXEC, _FILE_MODE)


def _append(path: Path, data: bytes, durable: bool) -> None:
    """Append data with a single write; durable: wait for the disk. If the write fails, the file stays as it was."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, _FILE_MODE)
    try:
        size = os.fstat(descriptor).st_size
        if os.write(descriptor, data) != len(data):
            os.ftruncate(descriptor, size)
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        if durable:
            os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _drop_cut_line(path: Path) -> None:
    """Cut off an incomplete last line, because the next write would continue it. Raises StorageError."""
    with storing(path, "written"), contextlib.suppress(FileNotFoundError), path.open("r+b") as file:
        end = file.seek(0, os.SEEK_END)
        whole = _after_last_newline(file, end)
        if whole != end:
            file.truncate(whole)


def _after_last_newline(file: BinaryIO, end: int) -> int:
    """Return the offset after the last newline. Search backwards from the end, because the file may be very large."""
    while end > 0:
        start = max(0, end - BLOCK_BYTES)
        file.seek(start)
        newline = file.read(end - start).rfind(b"\n")
        if newline >= 0:
            return start + newline + 1
        end = start
    return 0
