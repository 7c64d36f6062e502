"""The lock files of one host: their names and their directory, and functions that make and open them.

All workers of a host lock the same files before they time or compile a sample, also those in containers that mount the
directory. The health check of the container images locks them, too, so that it never runs while a device is timed. It
may import this file during a timed section, so the file imports few modules.

Run as a script, this file makes the lock files of a directory: ``python3 -I -S locks.py [DIRECTORY]``.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys

#: The environment variable that names the directory of a host's lock files. A run reads it for the local workers and
#: the containers that it starts, and so do a server that a user starts by hand, and Docker Compose for compose.yaml.
VARIABLE = "GRAPHNET_LOCKS"
#: The default, also of compose.yaml. It is not in TMPDIR, because two jobs of one host may have different ones, but
#: need the same locks.
_DEFAULT = "/tmp/graphnet-locks"  # noqa: S108 - shared on purpose, sticky, and its files hold nothing

#: The lock file that keeps other work away from timed sections (blocks of trials) on a CPU. A worker's server holds a
#: shared lock while a sample loads, compiles or sends outputs, and an exclusive lock during a timed section. If it has
#: waited too long for the exclusive lock, it begins the section without it.
WORK = "working.lock"
#: The lock file that keeps runs with ``--slots`` and all other samples apart. A worker's server holds a shared lock
#: from the beginning to the end of each sample, and a run with ``--slots``, whose workers lock other directories, holds
#: an exclusive lock until it ends.
HOST = "host.lock"
#: The beginning of the reason of ``Waiting`` if the sample waits for places that another run has on the worker.
OTHER_RUN = "the samples of another run on this worker"
_TIMED = "timed-%s-%s.lock"
_TIMED_PREFIX = "timed-"
#: The number of CUDA devices for which lock files are made in advance. The largest servers have 16 devices.
_CUDA_DEVICES = 16
#: Another user may have made a link or a FIFO: do not follow it, and do not wait for a writer.
_FLAGS = os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK


def lock_directory() -> str:
    """Return the directory of this host's lock files, which may not exist yet."""
    return os.environ.get(VARIABLE) or _DEFAULT


def timed_lock(device: str) -> str:
    """Return the name of the lock file for timing on a device, ``TYPE[:INDEX]``; "cpu" and "cpu:0" are the same."""
    kind, _, index = device.partition(":")
    return _TIMED % (kind, index or "0")


def timed_locks(directory: str | os.PathLike[str]) -> list[str]:
    """Return the paths of all devices' lock files in a directory; an empty list if the directory cannot be read."""
    try:
        names = os.listdir(directory)
    except OSError:
        return []
    return [os.path.join(os.fspath(directory), name) for name in sorted(names) if name.startswith(_TIMED_PREFIX)]


def make_locks(directory: str | os.PathLike[str]) -> None:
    """Make the directory and its lock files: ``WORK``, ``HOST``, and those of the CPU and of the first 16 CUDA devices.

    A container mounts the directory read-only, so each lock file must exist before the container starts. A worker on
    the host makes the lock file of any other device when it first times a sample on this device. Raise OSError if the
    directory cannot be made or used, or its file system is full.
    """
    # Every sample needs these files.
    for name in (WORK, HOST):
        os.close(open_lock(os.path.join(os.fspath(directory), name)))
    for name in (timed_lock("cpu"), *(timed_lock("cuda:%d" % index) for index in range(_CUDA_DEVICES))):
        # Perhaps no worker ever uses this device. If one does, it gets the error of open_lock itself: this process may
        # not add files to the directory of another user, or an untrusted user has made the file.
        with contextlib.suppress(PermissionError):
            os.close(open_lock(os.path.join(os.fspath(directory), name)))


def open_lock(path: str | os.PathLike[str]) -> int:
    """Open a lock file for reading, and make it and its directory if missing. Return a descriptor for ``fcntl.flock``.

    Every user of the host may write into the directory, so another user could plant a file there. For this reason the
    file must be a regular file and not a link. Its owner must be root, this user, or the owner of the directory. The
    directory must not be a link either, and if every user may write into it, it must be sticky. Raise OSError
    otherwise, and if the file cannot be made or read. Programs that this process executes do not inherit the
    descriptor.
    """
    try:
        descriptor = os.open(path, _FLAGS)
    except FileNotFoundError:
        _make_directory(os.path.dirname(path))
        descriptor = os.open(path, _FLAGS | os.O_CREAT, 0o644)
        with contextlib.suppress(PermissionError):
            # The umask may have removed the read permission, which workers of other users need to lock the file.
            os.fchmod(descriptor, 0o644)
    try:
        _refuse_planted(descriptor, os.fspath(path))
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def holder_of(descriptor: int) -> str:
    """Describe a process that holds a lock on an open file, and the process that started it, by ids and commands.

    These are usually a worker's server and, for a local worker, the command of a run. Describe the first holder in the
    kernel's list; return an empty text if it shows none, as for processes outside this container.
    """
    status = os.fstat(descriptor)
    inode = "%02x:%02x:%d" % (os.major(status.st_dev), os.minor(status.st_dev), status.st_ino)
    try:
        with open("/proc/locks", encoding="ascii", errors="replace") as file:
            lines = [line.split() for line in file]
    except OSError:
        return ""
    # A line is: number, FLOCK, ADVISORY, READ or WRITE, pid, device and inode, begin, end. "->" before FLOCK: waits.
    for words in lines:
        if len(words) >= 6 and words[1] == "FLOCK" and words[5] == inode and words[4].isdigit() and words[4] != "0":
            parent = _parent_of(words[4])
            started_by = ", started by process %s (%s)" % (parent, _command_of(parent)) if parent else ""
            return "process %s (%s)%s" % (words[4], _command_of(words[4]), started_by)
    return ""


def _parent_of(pid: str) -> str:
    try:
        with open("/proc/%s/stat" % pid, encoding="ascii", errors="replace") as file:
            parent = file.read().rpartition(")")[2].split()[1]
    except (OSError, IndexError):
        return ""
    return parent if parent not in ("0", "1") else ""


def _command_of(pid: str) -> str:
    try:
        with open("/proc/%s/cmdline" % pid, "rb") as file:
            command = file.read(400).replace(b"\0", b" ").decode("utf-8", "replace").strip()
    except OSError:
        return "unknown"
    return ascii(command)[1:-1][:120] or "unknown"


def _refuse_planted(descriptor: int, path: str) -> None:
    """Raise OSError if another user may have planted the open file or its directory, or may replace files there."""
    folder, status = os.lstat(os.path.dirname(path) or "."), os.fstat(descriptor)
    if stat.S_ISLNK(folder.st_mode):
        raise OSError(errno.ELOOP, "its directory is a symbolic link, which this program does not follow", path)
    if folder.st_mode & stat.S_IWOTH and not folder.st_mode & stat.S_ISVTX:
        raise OSError(errno.EPERM, "everybody may replace files of its directory: chmod +t the directory", path)
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, "it is not a regular file: remove it", path)
    if status.st_uid not in (0, os.geteuid(), folder.st_uid):
        raise OSError(errno.EPERM, "user %d made it, who does not own its directory: remove it" % status.st_uid, path)


def _make_directory(directory: str) -> None:
    try:
        os.makedirs(directory)
    except FileExistsError:
        return
    # The workers of every user add files here, whatever the umask.
    os.chmod(directory, 0o1777)  # noqa: S103 - as /tmp itself


if __name__ == "__main__":
    make_locks(sys.argv[1] if len(sys.argv) > 1 else lock_directory())
