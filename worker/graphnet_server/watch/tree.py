"""A process and all its descendants: stop them, continue them, and read the CPU time and the cores that they use.

Each sample process adopts its orphans (PR_SET_CHILD_SUBREAPER), so a process that the sample started remains a
descendant of the sample process, even if it leaves the process group or the session, or if its parent ends.
"""

from __future__ import annotations

import contextlib
import os
import signal
import time
from typing import Iterable, List, Set

#: The longest time, in seconds, that ``stop`` waits until the processes are stopped.
_STOP_S = 0.1
_POLL_S = 0.0002
#: A file in which the kernel reports how long the calling thread has run, and how long it has waited for a core.
THREAD_FILE = "/proc/thread-self/schedstat"
#: A clock tick of the kernel, in ns.
TICK_NS = 1_000_000_000 // os.sysconf("SC_CLK_TCK")
#: The positions of cutime and cstime in /proc/PID/stat after the process's name, counted from 0. See proc(5).
_CHILDREN_USER, _CHILDREN_SYSTEM = 13, 14


def members(pid: int) -> List[int]:
    """List a process and its descendants, parents before children. ``pid`` is listed even if the process has ended."""
    found = [pid]
    for parent in found:
        found += children(parent)
    return found


def stop(pid: int) -> None:
    """Stop a process and its descendants, and wait until the kernel has stopped them all.

    Look for new descendants until there are none: a process that gets the signal during a fork, which can take
    milliseconds, stops only after the fork. Give up after ``_STOP_S``, because another process may continue a stopped
    process again.
    """
    told: Set[int] = set()
    deadline = time.monotonic() + _STOP_S
    while True:
        everyone = members(pid)
        new = [member for member in everyone if member not in told]
        send(new, signal.SIGSTOP)
        told.update(new)
        if (not new and all(map(_is_stopped, everyone))) or time.monotonic() > deadline:
            return
        time.sleep(_POLL_S)


def send(pids: Iterable[int], number: signal.Signals) -> None:
    """Send a signal to each process. Skip processes that have ended or that this process may not signal."""
    for pid in pids:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.kill(pid, number)


def cpu_ns(pid: int) -> int:
    """Return the CPU time of a process and its descendants, in ns, from the kernel's counters.

    It includes that of ended descendants for which their parents have waited, which the kernel counts in ticks (10 ms).
    """
    return sum(own_cpu_ns(member) + _ended_children_cpu_ns(member) for member in members(pid))


def waited_ns(path: str) -> int:
    """Return how long a thread has waited for a core so far, in ns, from its ``schedstat``; 0 if unknown."""
    try:
        with open(path, encoding="ascii") as file:
            return int(file.read().split()[1])
    except (OSError, IndexError, ValueError):
        return 0


def cores(pid: int) -> int:
    """Return the number of cores on which any thread of a process or of its descendants may run; 0 if unknown."""
    allowed: Set[int] = set()
    for member in members(pid):
        for thread in _threads(member):
            with contextlib.suppress(OSError):
                allowed |= os.sched_getaffinity(thread)
    return len(allowed)


def move(pid: int, to: Iterable[int]) -> None:
    """Let every thread of a process and of its descendants run only on some cores.

    Stop the processes first, because a thread that begins during the call could be missed. Threads that this process
    may not change are skipped; ``cores`` shows on how many cores the threads may run now.
    """
    allowed = frozenset(to)
    for member in members(pid):
        for thread in _threads(member):
            with contextlib.suppress(OSError):
                os.sched_setaffinity(thread, allowed)


def children(pid: int) -> List[int]:
    """List the processes that any thread of a process started or adopted."""
    found: List[int] = []
    for thread in _threads(pid):
        with contextlib.suppress(OSError), open("/proc/%d/task/%d/children" % (pid, thread), encoding="ascii") as file:
            found += map(int, file.read().split())
    return found


def _threads(pid: int) -> List[int]:
    try:
        return [int(name) for name in os.listdir("/proc/%d/task" % pid)]
    except OSError:
        return []


def _is_stopped(pid: int) -> bool:
    """Whether a process is stopped or has ended."""
    fields = _stat(pid)
    return not fields or fields[0] in "TtZX"


def own_cpu_ns(pid: int) -> int:
    """Return the CPU time of all threads of one process, in ns; 0 if it has ended."""
    # The id of another process's CPU clock, computed as in clock_getcpuclockid(3): the inverted pid, shifted left by
    # three bits, plus 2, which selects the scheduler's precise count.
    try:
        return time.clock_gettime_ns((~pid << 3) | 2)
    except OSError:
        return 0


def _ended_children_cpu_ns(pid: int) -> int:
    fields = _stat(pid)
    return (int(fields[_CHILDREN_USER]) + int(fields[_CHILDREN_SYSTEM])) * TICK_NS if fields else 0


def _stat(pid: int) -> List[str]:
    """Return the fields of /proc/PID/stat after the process's name; empty if there is no such process."""
    try:
        with open("/proc/%d/stat" % pid, encoding="utf-8", errors="replace") as file:
            return file.read().rpartition(")")[2].split()
    except OSError:
        return []
