"""Notice, find and end processes that were forked. A zygote and the root zygote share this."""

from __future__ import annotations

import contextlib
import fcntl
import os
import select
import signal
import sys
import time
from typing import Iterator, List


def children_of(parent: int) -> List[int]:
    """Return the process ids of the children that the first thread of a process started or adopted."""
    with open("/proc/%d/task/%d/children" % (parent, parent), encoding="ascii") as file:
        return [int(pid) for pid in file.read().split()]


def kill_group(pid: int) -> None:
    """Kill a process group. Do nothing if it has ended."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGKILL)


def kill(pid: int) -> None:
    """Kill a process. Do nothing if it has ended."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.kill(pid, signal.SIGKILL)


class DeathPipe:
    """A pipe that becomes readable when a child of this process has ended."""

    def __init__(self) -> None:
        self._read, self._write = os.pipe()
        for descriptor in (self._read, self._write):
            os.set_blocking(descriptor, False)

    def begin(self) -> None:
        """Let the end of a child make the pipe readable from now on."""
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self._write, warn_on_full_buffer=False)

    def fileno(self) -> int:
        return self._read

    def clear(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while os.read(self._read, 4096):
                pass

    def leave(self) -> None:
        """Undo ``begin`` and close the pipe, in a fork of this process."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(self._read)
        os.close(self._write)


def end_children(timeout_s: float) -> None:
    """Kill every child of this process, and what they leave, which becomes a child of this process in turn.

    Stop after ``timeout_s`` seconds, because the kernel may delay the end of a killed process.
    """
    deadline = time.monotonic() + timeout_s
    while time.monotonic() < deadline:
        for pid in children_of(os.getpid()):
            kill(pid)
        try:
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                time.sleep(0.01)
        except ChildProcessError:
            return


def parent_of(pid: int) -> int:
    """Return the process id of a process's parent; 0 if the process has ended."""
    try:
        with open("/proc/%d/stat" % pid, "rb") as file:
            return int(file.read().rpartition(b")")[2].split()[1])
    except OSError:
        return 0


@contextlib.contextmanager
def ending_with(descriptor: int) -> Iterator[None]:
    """Let SIGIO end this process if the other end of a socket or pipe is closed while the body runs.

    This is needed because imports may hang, and then nothing else would end the process. ``descriptor`` is our end.
    Nothing may arrive there while the body runs.
    """
    flags = fcntl.fcntl(descriptor, fcntl.F_GETFL)
    fcntl.fcntl(descriptor, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(descriptor, fcntl.F_SETFL, flags | os.O_ASYNC)
    # The kernel sends no signal if the other end was closed before. Nothing arrives, so readable means closed.
    if select.select([descriptor], [], [], 0)[0]:
        sys.exit(1)
    try:
        yield
    finally:
        fcntl.fcntl(descriptor, fcntl.F_SETFL, flags)
