"""Lock files of one host: their names, their directory, and making them.

Everything that times or compiles on a host opens the same files: servers beside the command line, servers in
containers, and the health check of their images. Run as a script, this file makes the lock files of a directory:
``python3 -I -S locks.py DIRECTORY``. It imports little, because the health check runs it beside a timed section.
"""

from __future__ import annotations

import contextlib
import os
import sys

#: Names the directory of a host's locks, for local workers, containers that a run starts, and compose.yaml alike.
VARIABLE = "GRAPHNET_LOCKS"
#: Not below TMPDIR: two jobs of one host have two, and would not exclude each other. compose.yaml has the same default.
_DEFAULT = "/tmp/graphnet-locks"  # noqa: S108 - shared on purpose, sticky, and its files hold nothing

#: Held shared by each sample that loads, compiles or sends outputs, and alone by a timed section on a CPU.
WORK = "working.lock"
_TIMED = "timed-%s-%s.lock"
_TIMED_PREFIX = "timed-"
#: CUDA devices whose lock files are made in advance: as many as the largest servers have.
_CUDA_DEVICES = 16


def lock_directory() -> str:
    """Directory of this host's locks: the environment's GRAPHNET_LOCKS, else /tmp/graphnet-locks. It need not exist."""
    return os.environ.get(VARIABLE) or _DEFAULT


def timed_lock(device: str) -> str:
    """Name of the lock file of a device.

    Args:
        device: ``TYPE[:INDEX]``; "cpu" and "cpu:0" are the same device and have the same file.
    """
    kind, _, index = device.partition(":")
    return _TIMED % (kind, index or "0")


def timed_locks(directory: str | os.PathLike[str]) -> list[str]:
    """Paths of all devices' lock files in a directory; empty if there is no such directory."""
    try:
        names = os.listdir(directory)
    except OSError:
        return []
    return [os.path.join(os.fspath(directory), name) for name in sorted(names) if name.startswith(_TIMED_PREFIX)]


def make_locks(directory: str | os.PathLike[str]) -> None:
    """Make the directory and every lock file that a worker may open there.

    A container mounts the directory read-only, so each file must exist before the container starts.

    Raises:
        OSError: the directory cannot be made or used, or has no room.
    """
    # Every sample opens this one, so a directory without it is of no use.
    os.close(open_lock(os.path.join(os.fspath(directory), WORK)))
    for name in (timed_lock("cpu"), *(timed_lock("cuda:%d" % index) for index in range(_CUDA_DEVICES))):
        # Another user's directory may refuse a new file. Whoever made the directory has made its files.
        with contextlib.suppress(PermissionError):
            os.close(open_lock(os.path.join(os.fspath(directory), name)))


def open_lock(path: str | os.PathLike[str]) -> int:
    """Open a lock file, after making it and its directory if they are missing.

    Reading is enough to lock a file, so the descriptor cannot write.

    Returns:
        A descriptor for ``fcntl.flock``; no child process inherits it.

    Raises:
        OSError: the file is missing and cannot be made, or cannot be read.
    """
    try:
        return os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except FileNotFoundError:
        _make_directory(os.path.dirname(path))
        descriptor = os.open(path, os.O_RDONLY | os.O_CREAT | os.O_CLOEXEC, 0o644)
        with contextlib.suppress(PermissionError):
            # The umask may have taken the right to read from other users, whose workers lock the same file.
            os.fchmod(descriptor, 0o644)
        return descriptor


def _make_directory(directory: str) -> None:
    try:
        os.makedirs(directory)
    except FileExistsError:
        return
    # Every user's workers add files here, whatever the umask. A directory that somebody else made stays as it is.
    os.chmod(directory, 0o1777)  # noqa: S103 - as /tmp itself


if __name__ == "__main__":
    make_locks(sys.argv[1] if len(sys.argv) > 1 else lock_directory())
