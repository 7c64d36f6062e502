"""The directories that one run shares with its workers on this host: for sockets, inputs, outputs and locks."""

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
#: Younger files of inputs are not removed, because a process may still be writing them and not have locked them yet.
_BEING_MADE_S = 600.0


class WorkerFolders:
    """The directories that local workers use: those of a run, or of resident workers.

    Sockets and logs are in the temporary folder, because the path of a Unix socket has at most 107 bytes and the run's
    folder may have a longer path. The tensors are in shared memory.
    """

    def __init__(self, folder: Path, memory: Path, inputs: Path) -> None:
        self.folder = folder
        self.memory = memory
        #: The directory from which the workers read inputs.
        self.inputs = inputs

    def outputs(self, worker: str) -> Path:
        """Make the directory into which one worker writes its outputs, and return its path."""
        path = self.memory / f"outputs-{worker}"
        path.mkdir(exist_ok=True)
        return path

    def socket(self, worker: str) -> Path:
        """Return the path of the socket on which one worker listens."""
        return self.folder / f"{worker}.sock"

    def log(self, worker: str) -> Path:
        """Return the path of the log of one worker."""
        return self.folder / f"{worker}.log"


class HostShare(WorkerFolders):
    """Private directories (mode 700) for one run. ``close`` removes them, but not the mesh's directory of inputs."""

    def __init__(self, inputs: Path | None = None) -> None:
        """Make the directories. ``inputs`` is the directory that the mesh's workers read; None makes a private one."""
        for parent in {shared_memory(), Path(tempfile.gettempdir())}:
            _remove_abandoned(parent)
        self._locks: list[int] = []
        memory = self._make(shared_memory())
        super().__init__(self._make(Path(tempfile.gettempdir())), memory, inputs or memory / "inputs")
        self.inputs.mkdir(exist_ok=True)
        # Containers read the inputs under another uid. Other users of this host cannot enter the parent directory.
        if inputs is None:
            self.inputs.chmod(0o755)
        else:
            remove_abandoned_inputs(inputs)

    def socket_folder(self, worker: str) -> Path:
        """Make a folder for only the socket of one worker in a container, and return its path."""
        path = self.folder / worker
        path.mkdir(exist_ok=True)
        return path

    @staticmethod
    def locks() -> Path:
        """Make this host's lock files, and return their directory. Raises UsageError if it cannot be made.

        Samples hold locks on these files so that no other sample disturbs a timed section. All of them must exist
        before a worker starts, because a worker in a container can only read the directory.
        """
        path = Path(lock_directory())
        try:
            make_locks(path)
        except OSError as error:
            raise UsageError(
                f"the directory of locks {path} cannot be used ({error.strerror}); name another in {VARIABLE}"
            ) from error
        return path

    def close(self) -> None:
        """Remove the directories of this run."""
        shutil.rmtree(self.memory, ignore_errors=True)
        shutil.rmtree(self.folder, ignore_errors=True)
        for descriptor in self._locks:
            os.close(descriptor)

    def __enter__(self) -> HostShare:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.close()

    def _make(self, parent: Path) -> Path:
        """Make a directory with a locked file. The lock shows other processes that the directory is in use."""
        while True:
            path = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=parent))
            descriptor = os.open(path / _ALIVE, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            fcntl.flock(descriptor, fcntl.LOCK_EX)
            # Before this process locked the file, another run may have removed the directory as abandoned.
            if (path / _ALIVE).exists():
                self._locks.append(descriptor)
                return path
            os.close(descriptor)


def remove_abandoned_inputs(folder: Path) -> None:
    """Remove inputs that killed runs left in a shared directory. Inputs that are in use are locked, so they stay."""
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
    """Remove the directories of killed runs, which nobody locks. (Process ids differ between containers.)"""
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
