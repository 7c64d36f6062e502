"""The directories that one run shares with its workers on this host: sockets, inputs, outputs."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import tempfile
import time
from pathlib import Path
from types import TracebackType

from graphnet.errors import UsageError
from graphnet.settings import shared_memory
from graphnet_contract.locks import VARIABLE, lock_directory, make_locks

_PREFIX = "graphnet-run-"
_ALIVE = "alive"
#: Inputs that are still being made carry no lock yet.
_BEING_MADE_S = 600.0


class HostShare:
    """Private directories (mode 700) for one run; everything in them goes with ``close``."""

    def __init__(self, inputs: Path | None = None) -> None:
        """``inputs``: where the mesh's workers read them; without one, a private directory."""
        for parent in {shared_memory(), Path(tempfile.gettempdir())}:
            _remove_abandoned(parent)
        self._locks: list[int] = []
        self._memory = self._make(shared_memory())
        # A Unix socket's path has room for 107 bytes: it cannot lie below an arbitrary run folder.
        self._sockets = self._make(Path(tempfile.gettempdir()))
        self.inputs = inputs or self._memory / "inputs"
        self.inputs.mkdir(exist_ok=True)
        # Whatever the umask: containers read it under another uid, other users do not get this far.
        if inputs is None:
            self.inputs.chmod(0o755)
        else:
            _remove_abandoned_inputs(inputs)

    def outputs(self, worker: str) -> Path:
        """A directory that one worker writes its outputs into."""
        path = self._memory / f"outputs-{worker}"
        path.mkdir(exist_ok=True)
        return path

    def socket(self, worker: str) -> Path:
        """Where one worker listens."""
        return self._sockets / f"{worker}.sock"

    def socket_folder(self, worker: str) -> Path:
        """A folder of its own for the socket of a worker in a container."""
        path = self._sockets / worker
        path.mkdir(exist_ok=True)
        return path

    @staticmethod
    def locks() -> Path:
        """Make this host's lock files, so that a worker that only reads them finds each, and return their directory.

        Raises:
            UsageError: the directory cannot be made.
        """
        path = Path(lock_directory())
        try:
            make_locks(path)
        except OSError as error:
            raise UsageError(
                f"the directory of locks {path} cannot be used ({error.strerror}); name another in {VARIABLE}"
            ) from error
        return path

    def log(self, worker: str) -> Path:
        """Where one worker's own words go."""
        return self._sockets / f"{worker}.log"

    def close(self) -> None:
        """Remove everything."""
        shutil.rmtree(self._memory, ignore_errors=True)
        shutil.rmtree(self._sockets, ignore_errors=True)
        for descriptor in self._locks:
            os.close(descriptor)

    def __enter__(self) -> HostShare:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.close()

    def _make(self, parent: Path) -> Path:
        """A directory with a lock in it that is held as long as this process lives: the proof that it is used."""
        path = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=parent))
        descriptor = os.open(path / _ALIVE, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        self._locks.append(descriptor)
        return path


def _remove_abandoned_inputs(folder: Path) -> None:
    """Free the mesh's inputs that killed runs left: whoever uses one holds a lock on it."""
    for path in folder.iterdir():
        with contextlib.suppress(OSError):
            if time.time() - path.stat().st_mtime < _BEING_MADE_S:
                continue
            descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
                path.unlink()
            finally:
                os.close(descriptor)


def _remove_abandoned(parent: Path) -> None:
    """Free what runs left that were killed before they could. A container's process ids would prove nothing."""
    for path in parent.glob(_PREFIX + "*"):
        with contextlib.suppress(OSError):
            if path.stat().st_uid != os.getuid():
                continue
            descriptor = os.open(path / _ALIVE, os.O_RDWR | os.O_CLOEXEC)
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
                shutil.rmtree(path, ignore_errors=True)
            finally:
                os.close(descriptor)
