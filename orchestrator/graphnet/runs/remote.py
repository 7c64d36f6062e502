"""Runs and arrays at URLs. fsspec reads and writes them; it is imported only for URLs."""

from __future__ import annotations

import contextlib
import hashlib
import os
import posixpath
import re
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from graphnet.errors import StorageError, UsageError
from graphnet.runs.store import LOCK_FILE, RESULTS_FILE, RUN_FILE
from graphnet.samples.storage import is_url
from graphnet.settings import cache_home

#: The path that pathlib makes of a URL: it drops one of the two slashes.
_URL_PATH: Final = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+):/(?=[^/])")
#: How often files that grow are copied to their URL, in seconds.
_EVERY_S: Final = 30.0
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
        self._system.invalidate_cache()
        return bool(self._do("read", lambda: self._system.exists(self._path(name))))

    def read(self, name: str) -> bytes:
        """Return the content of a file."""
        return bytes(self._do("read", lambda: self._system.cat_file(self._path(name))))

    def write(self, name: str, content: bytes) -> None:
        """Write a file as a whole. In object storage, it appears only when it is complete."""

        def put() -> None:
            path = self._path(name)
            self._system.makedirs(posixpath.dirname(path), exist_ok=True)
            self._system.pipe_file(path, content)

        self._do("written", put)

    def names(self, name: str) -> list[str]:
        """Return the names of the entries of a folder, sorted; none if the folder does not exist."""

        def listed() -> list[str]:
            path = self._path(name)
            self._system.invalidate_cache()
            if not self._system.exists(path):
                return []
            return sorted(posixpath.basename(str(one).rstrip("/")) for one in self._system.ls(path, detail=False))

        found: list[str] = self._do("read", listed)
        return found

    def files(self, name: str) -> dict[str, int]:
        """Return the size of every file below a folder, in bytes, by its path below this folder."""

        def found() -> dict[str, int]:
            path = self._path(name)
            self._system.invalidate_cache()
            if not self._system.exists(path):
                return {}
            listed = self._system.find(path, detail=True)
            sizes = {posixpath.relpath(file, self._root): int(info["size"]) for file, info in listed.items()}
            for file in sizes:
                # Whoever may write to the storage chooses these names.
                if ".." in file.split("/") or file.startswith("/"):
                    raise ValueError(f"it holds a file with the name {file!r}")
            return sizes

        sizes: dict[str, int] = self._do("read", found)
        return sizes

    def _path(self, name: str) -> str:
        return posixpath.join(self._root, name) if name else self._root

    def _do(self, verb: str, action: Callable[[], Any]) -> Any:
        try:
            return action()
        except FileNotFoundError as error:
            raise StorageError(f"{self.location} cannot be {verb}: there is no {error}") from error
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
        try:
            target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            temporary = target.with_name(f"{target.name}.{os.getpid()}.new")
            temporary.write_bytes(remote.read(file))
            temporary.replace(target)
        except OSError as error:
            raise StorageError(f"{target} cannot be written: {error.strerror}") from error
    _remove_others(folder, set(found), listed_at)
    return folder


def is_mirror(folder: Path) -> bool:
    """Return whether a folder is a copy that ``mirrored`` made."""
    return folder.parent == cache_home() / "runs"


def _remove_others(folder: Path, known: set[str], listed_at: float) -> None:
    """Remove the copies of files that the URL no longer has: another run may have been written there since.

    Copies that were made after the URL was listed stay, because another command may have seen newer files.
    """
    for path in folder.rglob("*"):
        with contextlib.suppress(OSError):
            is_old = path.is_file() and path.stat().st_mtime < listed_at
            if is_old and path.relative_to(folder).as_posix() not in known:
                path.unlink()


class Uploading(threading.Thread):
    """Copies the files of a run to a URL while the run goes on, and once more at its end.

    Use it in a ``with`` statement. Each file has one writer, and each copy contains the one before it.
    """

    def __init__(self, folder: Path, remote: RemoteFolder, name: str) -> None:
        """Store the arguments: ``folder`` is copied to ``name`` below the URL."""
        super().__init__(daemon=True)
        self._folder = folder
        self._remote = remote
        self._name = name
        self._sizes: dict[Path, tuple[int, int]] = {}
        self._end = threading.Event()
        self._mutex = threading.Lock()

    def __enter__(self) -> Uploading:
        self.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self._end.set()
        self.join()
        for left in range(_LAST_ATTEMPTS, -1, -1):
            try:
                self.copy()
                return
            except StorageError:
                if left == 0:
                    raise
                time.sleep(LAST_WAIT_S)

    def run(self) -> None:
        """Copy at regular intervals. A copy that fails is tried again later; the last one is made by ``__exit__``."""
        while not self._end.wait(_EVERY_S):
            try:
                self.copy()
            # The error is raised by the last copy, if it is still there. A file may be replaced while it is copied.
            except (StorageError, OSError):
                continue

    def copy(self) -> None:
        """Copy every file that has changed since the last copy. Raises StorageError."""
        with self._mutex:
            if not (self._folder / RESULTS_FILE).exists():
                return
            # A row must never be at the URL without its times or its run.json. So read the rows first, and write them
            # last.
            changed: list[tuple[Path, tuple[int, int], bytes]] = []
            for path in sorted(self._folder.rglob("*"), key=lambda one: one.name != RESULTS_FILE):
                below = path.relative_to(self._folder).parts
                if not path.is_file() or below[0] in (LOCK_FILE, "repaired") or path.suffix == ".new":
                    continue
                status = path.stat()
                if self._sizes.get(path) == (status.st_size, status.st_mtime_ns):
                    continue
                content = path.read_bytes()
                if path.suffix == ".jsonl":
                    content = content[: content.rfind(b"\n") + 1]
                changed.append((path, (status.st_size, status.st_mtime_ns), content))
            for path, size, content in sorted(changed, key=lambda one: one[0].name == RESULTS_FILE):
                self._remote.write(f"{self._name}/{path.relative_to(self._folder).as_posix()}", content)
                self._sizes[path] = size
