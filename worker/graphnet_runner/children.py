"""Functions about other processes, which a zygote and the root zygote share."""

from __future__ import annotations

import os
import signal
from typing import List


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
