"""The files of a run: run.json, results.jsonl and times.jsonl.

If the run is killed at any moment, at most the record that is being written is lost.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import itertools
import json
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, ClassVar, Final

from pydantic import ValidationError

from graphnet.errors import StorageError, UsageError
from graphnet.printable import printable
from graphnet.runs.controls import Control
from graphnet.runs.heads import RowHead, counting, heads_in, read_heads, told_apart
from graphnet.runs.parts import ARRAY, PART, attempt_folders, combined, is_array, own_entries
from graphnet.runs.record import Record
from graphnet.runs.request import Request
from graphnet.runs.sources import read_source
from graphnet.runs.times import TIMES_FILE, Times, split

RUN_FILE = "run.json"
RESULTS_FILE = "results.jsonl"
#: The file with rows that newer rows have replaced. When the run was resumed, the backend of these rows had another
#: environment or image than before, so their samples were measured again.
SUPERSEDED_FILE = "superseded.jsonl"
#: The file with the damaged lines of results.jsonl, which are not rows. --resume moves each damaged line to this file
#: and measures its row again.
DAMAGED_FILE = "damaged.jsonl"
LOCK_FILE = ".lock"
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

    A reader leaves out each line of results.jsonl that is not a row, and reports this line once on stderr.

    Attributes:
        folder: the run's folder.
        durable: if true, ``append`` returns only when the row is on the disk, and not only in the system's memory.
    """

    #: The messages that this process has printed on stderr. A command may open a run several times, but prints each
    #: message only once.
    _told: ClassVar[set[str]] = set()

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.durable = False
        #: The run's folder as commands that the user may type name it. An array's name is that of the whole array.
        self.shown = str(folder)
        self._results = folder / RESULTS_FILE
        self._is_array = is_array(folder)
        #: The folders of an array's attempts, by number. A head names the number of its folder.
        self._attempts: list[Path] = []
        self._combined: dict[str, Any] | None = None
        self._lock: int | None = None

    @classmethod
    def create(cls, folder: Path, run: dict[str, Any]) -> RunStore:
        """Begin a new run and lock it.

        Args:
            folder: the run's folder, which is created if it does not exist.
            run: the first content of run.json; the entry ``asked`` holds the request.

        Raises:
            UsageError: the folder already holds a run.
        """
        cls.refuse_occupied(folder)
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=_FOLDER_MODE)
        except OSError as error:
            raise StorageError(f"the run's folder {folder} cannot be made: {error.strerror}") from error
        store = cls(folder)
        store.lock()
        store.write_run(run)
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
        try:
            self._lock = os.open(self.folder / LOCK_FILE, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, _FILE_MODE)
        except OSError as error:
            raise StorageError(f"the run's folder {self.folder} cannot be written: {error.strerror}") from error
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise UsageError(f"another graphnet bench is writing {self.folder} now; wait for it, or end it") from None

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

    def read_run(self) -> dict[str, Any]:
        """Return the content of run.json. For an array, the controls, machines and so on of its attempts are added."""
        if not self._is_array:
            return self._read_own()
        if self._combined is None:
            self._combined = combined(self._read_own(), list(self._attempt_runs()))
        return dict(self._combined)

    def _attempt_runs(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield the name of each attempt of an array, with the content of its run.json."""
        for path in attempt_folders(self.folder):
            try:
                yield path.name, RunStore(path)._read_own()
            except StorageError as error:
                self._tell(f"{error}; its rows are used, but not its controls and its description of the machine")

    def _read_own(self) -> dict[str, Any]:
        try:
            value = json.loads((self.folder / RUN_FILE).read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError) as error:
            raise StorageError(f"{self.folder / RUN_FILE} cannot be read: {error}") from error
        if not isinstance(value, dict):
            kind = type(value).__name__
            raise StorageError(
                f"{self.folder / RUN_FILE} holds a {kind} instead of an object; restore it, or begin another run"
            )
        return value

    def write_run(self, run: dict[str, Any]) -> None:
        """Replace run.json as a whole."""
        if self._is_array:
            run, self._combined = own_entries(run), None
        self._replace(self.folder / RUN_FILE, [(json.dumps(run, indent=2, sort_keys=True) + "\n").encode()])

    def request(self) -> Request:
        """Return the run's request, for a command that only reads the run. Fields of a newer version are ignored.

        To measure more rows, call ``request_to_go_on`` instead.

        Raises:
            UsageError: the run was imported, or run.json does not hold the whole request.
        """
        run = self.read_run()
        if "imported" in run:
            raise UsageError(
                f"{self.folder} was imported from GraphNet's logs and cannot be resumed or run again; "
                "begin a run of its samples with `graphnet bench --samples`"
            )
        try:
            return Request.read(run["asked"])
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            message = f"{self.folder} does not record its whole request; begin another run"
            raise UsageError(message) from error

    def request_to_go_on(self) -> Request:
        """Return the run's request, for a command that adds rows to the run.

        Raises:
            UsageError: as for ``request_to_measure``, or the run is an array, or an attempt at a part of an array.
        """
        request = self.request_to_measure()
        run = self.read_run()
        if ARRAY in run or PART in run:
            raise UsageError(f"{self.folder} is measured in parts; go on with it by `graphnet work`, part by part")
        return request

    def request_to_measure(self) -> Request:
        """Return the run's request, for a command that measures rows with the same settings.

        Raises:
            UsageError: as for ``request``, or the request has fields of a newer version.
        """
        request = self.request()
        unknown = Request.unknown_fields(self.read_run()["asked"])
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
        """Return the run's controls. Fields of a newer version are ignored."""
        try:
            return [Control.model_validate(one, extra="ignore") for one in self._listed_controls()]
        except ValidationError as error:
            raise StorageError(f"a control in {self.folder / RUN_FILE} cannot be read: {_first(error)}") from error

    def _listed_controls(self) -> list[Any]:
        listed = self.read_run().get("controls") or []
        return listed if isinstance(listed, list) else []

    def heads(self, by_class: bool = True) -> list[RowHead]:
        """Return the heads of the valid rows. Each sample has one valid row on each site (see ``heads.counting``).

        An incomplete last line is left out. If the rows were measured on several classes of machines, each head names
        its class (see ``heads.told_apart``), unless ``by_class`` is false.
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
        """Yield the valid rows, one for each sample and site (see ``heads.counting``).

        Args:
            with_times: whether to add the measured times (``timing.rounds``), which are kept in a separate file.
            by_class: whether rows of several classes of machines name their class (see ``heads.told_apart``).
        """
        name = told_apart if by_class else list
        if self._is_array:
            yield from self.rows_of(name(self._heads()), with_times)
            return
        times = Times(self.folder)
        try:
            # Read heads and rows from one open file, because ``--resume`` in another process may replace the file
            # meanwhile.
            with self._results.open("rb") as file:
                for head in name(counting(heads_in(file, self._results, self._leave_out))):
                    file.seek(head.offset)
                    record = self._parse(head, file.read(head.length))
                    if record is not None:
                        yield times.with_times(record) if with_times else record
        except FileNotFoundError:
            return
        except OSError as error:
            raise StorageError(f"{self._results} cannot be read: {error.strerror}") from error

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

        Raises:
            UnwritableRow: a value of the row cannot be written.
            StorageError: the folder cannot be written.
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
        """Keep only the valid row of each sample and site (see ``heads.counting``).

        Of the other rows, remove those that are to be retried, and move all others to superseded.jsonl.
        """
        heads = list(read_heads(self._results, self._leave_out))
        counted = counting(heads)
        if len(counted) == len(heads):
            return
        older = self.folder / SUPERSEDED_FILE
        offsets = {head.offset for head in counted}
        old = [head for head in heads if head.offset not in offsets and not head.is_retried]
        try:
            before = [older.read_bytes()] if older.exists() else []
        except OSError as error:
            raise StorageError(f"{older} cannot be read: {error.strerror}") from error
        self._replace(older, [*before, *self._text(old)])
        self._replace(self._results, self._text(counted))

    def _set_damaged_aside(self) -> None:
        damaged: list[bytes] = []
        heads = []
        # Read not only the heads but the whole rows, because a row with a sound head may be damaged in another part.
        for head, line in self._lines_of(list(read_heads(self._results, lambda _, line: damaged.append(line)))):
            if _is_record(line):
                heads.append(head)
            else:
                damaged.append(line + b"\n")
        if not damaged:
            return
        # Append the lines to damaged.jsonl before removing them from results.jsonl. If the process is killed in
        # between, both files have the lines, and none is lost.
        try:
            for line in damaged:
                _append(self.folder / DAMAGED_FILE, line, self.durable)
        except OSError as error:
            raise StorageError(f"{self.folder / DAMAGED_FILE} cannot be written: {error.strerror}") from error
        self._replace(self._results, self._text(heads))
        self._tell(
            f"{len(damaged)} damaged lines were moved to {self.folder / DAMAGED_FILE}; their rows are measured again"
        )

    def _leave_out(self, message: str, _line: bytes) -> None:
        self._tell(f"{message}; it is left out")

    def _tell(self, message: str) -> None:
        """Print a message on stderr, unless this process has printed it before."""
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
            try:
                with path.open("rb") as file:
                    for head in of_file:
                        file.seek(head.offset)
                        yield head, file.read(head.length)
            except FileNotFoundError:
                continue
            except OSError as error:
                raise StorageError(f"{path} cannot be read: {error.strerror}") from error

    def _parse(self, head: RowHead, line: bytes) -> Record | None:
        """Read the row in a line. If the line is not a record, print a message that says so, and return None."""
        try:
            record = Record.read(line)
            return record.model_copy(update={"machines": head.machines}) if head.machines else record
        except ValidationError as error:
            message = f"the row of {head.sample} in {self._results} is not a record: {_first(error)}"
            self._leave_out(message, line)
            return None

    def _replace(self, path: Path, parts: Iterable[bytes]) -> None:
        temporary = path.with_name(path.name + ".new")
        try:
            with open(temporary, "wb", opener=_owners) as file:
                file.writelines(parts)
                if self.durable:
                    file.flush()
                    os.fsync(file.fileno())
            os.replace(temporary, path)
        except OSError as error:
            raise StorageError(f"{path} cannot be written: {error.strerror}") from error


def _is_record(line: bytes) -> bool:
    try:
        Record.read(line)
    except ValidationError:
        return False
    return True


def _first(error: ValidationError) -> str:
    return error.errors()[0]["msg"]


def _owners(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_CLOEXEC, _FILE_MODE)


def _append(path: Path, data: bytes, durable: bool) -> None:
    """Append data to a file with a single write. If the write fails, the file stays unchanged. Raises OSError.

    If ``durable`` is true, return only when the disk holds the data.
    """
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
    try:
        with path.open("r+b") as file:
            end = file.seek(0, os.SEEK_END)
            whole = _after_last_newline(file, end)
            if whole != end:
                file.truncate(whole)
    except FileNotFoundError:
        return
    except OSError as error:
        raise StorageError(f"{path} cannot be written: {error.strerror}") from error


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
