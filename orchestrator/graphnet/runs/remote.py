"""Runs and arrays at URLs. fsspec reads and writes them; it is imported only for URLs."""

from __future__ import annotations

import contextlib
import hashlib
import json
import posixpath
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from graphnet.errors import StorageError, UsageError, storing
from graphnet.files import write_whole
from graphnet.runs.lock import LOCK_FILE
from graphnet.runs.parts import further_rows
from graphnet.runs.store import RESULTS_FILE, RUN_FILE
from graphnet.runs.times import TIMES_FILE, key_of
from graphnet.samples.storage import is_url
from graphnet.settings import cache_home

#: The path that pathlib makes of a URL: it drops one of the two slashes.
_URL_PATH: Final = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+):/(?=[^/])")
#: How often new rows are copied to their URL, in seconds, or after which share of the time since the beginning, if this
#: is longer: so the copies of a part that takes a day are some hundred folders.
EVERY_S: Final = 30.0
SHARE: Final = 0.01
#: How often the last copy of a run is tried again, and how long to wait before, in seconds.
_LAST_ATTEMPTS: Final = 3
LAST_WAIT_S: Final = 5.0


def typed_url(path: Path) -> str | None:
    """Return the URL that a user typed where a path is expected; None if it is a path."""
    text = str(path)
    if path.exists():
        return None
    if text.startswith("file:/"):
        return "file://" + text.removeprefix("file:")
    match = _URL_PATH.match(text)
    return None if match is None else f"{match.group(1)}://{text[match.end() :]}"


class RemoteFolder:
    """A folder, on this machine or at a URL. All methods raise StorageError if it cannot be read or written."""

    def __init__(self, location: str) -> None:
        """Open the file system of a path or URL. Raises UsageError if fsspec does not know the scheme."""
        from fsspec.core import url_to_fs

        self.location = location.rstrip("/") or "/"
        try:
            self._system, self._root = url_to_fs(self.location if is_url(location) else str(Path(location).absolute()))
        # Some file systems connect at once, and raise errors of their own.
        except Exception as error:
            raise UsageError(f"{location} cannot be opened: {type(error).__name__}: {error}") from error

    def exists(self, name: str) -> bool:
        """Return whether a file or folder exists."""
        with self._errors("read"):
            self._system.invalidate_cache()
            return bool(self._system.exists(self._path(name)))

    def read(self, name: str) -> bytes:
        """Return the content of a file."""
        with self._errors("read"):
            return bytes(self._system.cat_file(self._path(name)))

    def write(self, name: str, content: bytes) -> None:
        """Write a file as a whole. In object storage, it appears only when it is complete."""
        with self._errors("written"):
            path = self._path(name)
            self._system.makedirs(posixpath.dirname(path), exist_ok=True)
            self._system.pipe_file(path, content)

    def names(self, name: str) -> list[str]:
        """Return the names of the entries of a folder, sorted; none if the folder does not exist."""
        with self._errors("read"):
            entries = self._system.ls(self._path(name), detail=False) if self.exists(name) else ()
            return sorted(posixpath.basename(str(one).rstrip("/")) for one in entries)

    def files(self, name: str) -> dict[str, int]:
        """Return the size of every file below a folder, in bytes, by its path below this folder."""
        with self._errors("read"):
            listed = self._system.find(self._path(name), detail=True) if self.exists(name) else {}
            sizes = {posixpath.relpath(file, self._root): int(info["size"]) for file, info in listed.items()}
            for file in sizes:
                # Whoever may write to the storage chooses these names.
                if ".." in file.split("/") or file.startswith("/"):
                    raise ValueError(f"it holds a file with the name {file!r}")
            return sizes

    def _path(self, name: str) -> str:
        return posixpath.join(self._root, name) if name else self._root

    @contextlib.contextmanager
    def _errors(self, verb: str) -> Iterator[None]:
        try:
            yield
        except StorageError:
            raise
        except FileNotFoundError as error:
            missing = error.filename or error
            raise StorageError(f"{self.location} cannot be {verb}: there is no {missing}") from error
        except OSError as error:
            raise StorageError(f"{self.location} cannot be {verb}: {error.strerror or error}") from error
        # Every storage raises exceptions of its own: a refused login, a missing bucket, a broken connection.
        except Exception as error:
            raise StorageError(f"{self.location} cannot be {verb}: {type(error).__name__}: {error}") from error


def mirrored(url: str) -> Path:
    """Copy the files of a run or array at a URL to this machine's cache, and return the folder of the copy.
    Files whose size is equal are not copied again, because files of results only grow.
    """
    remote = RemoteFolder(url)
    folder = cache_home() / "runs" / hashlib.sha256(url.encode()).hexdigest()[:16]
    listed_at = time.time()
    found = remote.files("")
    for file, size in found.items():
        target = folder / file
        # run.json is replaced as a whole, perhaps by one of equal size.
        if target.exists() and target.stat().st_size == size and target.name != RUN_FILE:
            continue
        with storing(target, "written"):
            target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_whole(target, remote.read(file))
    _remove_others(folder, set(found), listed_at)
    return folder


def is_mirror(folder: Path) -> bool:
    """Return whether a folder is a copy that ``mirrored`` made."""
    return folder.parent == cache_home() / "runs"


def _remove_others(folder: Path, known: set[str], listed_at: float) -> None:
    """Remove older copies of files that the URL no longer has: another run may have been written there since.
    Newer copies stay, because another command may have seen newer files.
    """
    for path in folder.rglob("*"):
        with contextlib.suppress(OSError):
            is_old = path.is_file() and path.stat().st_mtime < listed_at
            if is_old and path.relative_to(folder).as_posix() not in known:
                path.unlink()


class Uploading(contextlib.AbstractContextManager["Uploading"]):
    """Copies the files of a run to a URL while the run goes on, between two rows, and once more at its end.

    The rows of each copy are objects of their own, because nothing can be appended to an object: the first copy is the
    attempt's folder, and every further one a folder beside it (``parts.further_rows``).
    """

    def __init__(
        self, folder: Path, remote: RemoteFolder, name: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Store the arguments: ``folder`` is copied to ``name`` below the URL."""
        self._folder = folder
        self._remote = remote
        self._name = name
        self._clock = clock
        self._began = clock()
        self._next = self._began + EVERY_S
        self._failed = 0
        self._seen: dict[Path, tuple[int, int]] = {}
        #: How much of the rows and of their times is at the URL, in bytes, and in how many folders.
        self._rows_end = self._times_end = self._pieces = 0

    def __exit__(self, *_: object) -> None:
        for left in range(_LAST_ATTEMPTS, -1, -1):
            try:
                self.copy()
                return
            except StorageError:
                if left == 0:
                    raise
                time.sleep(LAST_WAIT_S)

    def row_done(self) -> None:
        """Copy what is new if it is time to. Call this between two rows, because nothing is timed then.

        A copy that fails is tried again later, each time after twice as long; the last one is made by ``__exit__``.
        """
        if self._clock() < self._next:
            return
        try:
            self.copy()
            self._failed = 0
        # The error is raised by the last copy, if it is still there.
        except (StorageError, OSError):
            self._failed += 1
        now = self._clock()
        self._next = now + max(EVERY_S * 2**self._failed, (now - self._began) * SHARE)

    def copy(self) -> None:
        """Copy what has changed since the last copy. Raises StorageError."""
        results = self._folder / RESULTS_FILE
        if not results.exists():
            return
        # A row must never be at the URL without its times or its run.json. So write rows last.
        for path in sorted(self._folder.rglob("*")):
            below = path.relative_to(self._folder).parts
            is_other = below[0] not in (LOCK_FILE, "repaired", RESULTS_FILE, TIMES_FILE) and path.suffix != ".new"
            if not is_other or not path.is_file():
                continue
            status = path.stat()
            if self._seen.get(path) != (status.st_size, status.st_mtime_ns):
                self._remote.write(f"{self._name}/{path.relative_to(self._folder).as_posix()}", path.read_bytes())
                self._seen[path] = (status.st_size, status.st_mtime_ns)
        if results.stat().st_size < self._rows_end:
            # Rows were removed, because others have replaced them. Readers take the last row of those with one key.
            self._rows_end = self._times_end = 0
        rows = _lines_from(results, self._rows_end)
        if rows:
            self._copy_rows(rows)

    def _copy_rows(self, rows: list[bytes]) -> None:
        times, times_end = self._times_of(rows)
        folder = further_rows(self._name, self._pieces) if self._pieces else self._name
        if times:
            self._remote.write(f"{folder}/{TIMES_FILE}", b"".join(times))
        self._remote.write(f"{folder}/{RESULTS_FILE}", b"".join(rows))
        self._rows_end += sum(map(len, rows))
        self._times_end = times_end
        self._pieces += 1

    def _times_of(self, rows: list[bytes]) -> tuple[list[bytes], int]:
        """Return the lines of the rows' times, which are in the order of the rows, and where the last one ends."""
        keys = {json.loads(row)["key"] for row in rows}
        found, end, offset = [], self._times_end, self._times_end
        for line in _lines_from(self._folder / TIMES_FILE, self._times_end):
            offset += len(line)
            if key_of(line) in keys:
                found.append(line)
                end = offset
        return found, end


def _lines_from(path: Path, offset: int) -> list[bytes]:
    """Return the complete lines of a file after an offset; none if there is no such file."""
    with storing(path, "read"), contextlib.suppress(FileNotFoundError), path.open("rb") as file:
        file.seek(offset)
        return [line for line in file if line.endswith(b"\n")]
    return []
