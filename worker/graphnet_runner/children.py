"""Functions about other processes, which a zygote and the root zygote share."""

from __future__ import annotations

import contextlib
import fcntl
import os
import signal
import sys
from typing import Callable, Iterator, List


def children_of(parent: int) -> List[int]:
    """Return the process ids of the children that the first thread of a process started or adopted."""
    with open("/proc/%d/task/%d/children" % (parent, parent), encoding="ascii") as file:
        return [int(pid) for pid in file.read().split()]


def kill_group(pid: int) -> None:
    """Kill a process group. Do nothing if it has ended."""
    try:
        os.killpg(pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        return


def kill(pid: int) -> None:
    """Kill a process. Do nothing if it has ended."""
    try:
        os.kill(pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        return


def drain(descriptor: int) -> None:
    """Read everything from a pipe that does not block."""
    try:
        while os.read(descriptor, 4096):
            pass
    except BlockingIOError:
        return


def parent_of(pid: int) -> int:
    """Return the process id of a process's parent; 0 if the process has ended."""
    try:
        with open("/proc/%d/stat" % pid, "rb") as file:
            return int(file.read().rpartition(b")")[2].split()[1])
    except OSError:
        return 0


@contextlib.contextmanager
def ending_with(descriptor: int, is_closed: Callable[[int], bool]) -> Iterator[None]:
    """Let SIGIO end this process if the other end of a socket or pipe is closed while the body runs.

    This is needed because imports may hang, and then nothing else would end the process.

    Args:
        descriptor: the descriptor of our end. Nothing may arrive there while the body runs.
        is_closed: returns whether the other end is closed already.
    """
    flags = fcntl.fcntl(descriptor, fcntl.F_GETFL)
    fcntl.fcntl(descriptor, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(descriptor, fcntl.F_SETFL, flags | os.O_ASYNC)
    # The kernel sends no signal if the other end was closed before O_ASYNC was set, so look now.
    if is_closed(descriptor):
        sys.exit(1)
    try:
        yield
    finally:
        fcntl.fcntl(descriptor, fcntl.F_SETFL, flags)
