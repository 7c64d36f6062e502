"""Counts a process's clock cycles, instructions and cache misses with the processor's counters (perf_event_open(2)).

The kernel counts while the process runs, and this module only reads the counts before and after a block of trials. So
counting costs nothing inside a timed call. A container, a virtual machine or ``kernel.perf_event_paranoid`` may forbid
the counters. Then only page faults and context switches are counted, which every kernel does (getrusage(2)).
"""

from __future__ import annotations

import contextlib
import ctypes
import errno
import os
import platform
import struct
from resource import RUSAGE_SELF, getrusage
from typing import Callable, Dict, Optional, Tuple

from graphnet_contract.messages import Counts

#: The number of the system call perf_event_open, by machine.
_SYSTEM_CALLS = {"x86_64": 298, "aarch64": 241}
#: The kernel's numbers of the events, and the first size of its structure perf_event_attr, in bytes.
HARDWARE = 0
_CYCLES, _INSTRUCTIONS, _CACHE_MISSES = 0, 1, 3
_ATTRIBUTE_BYTES = 64
#: Count the threads and processes that this one starts, too. Leave out the kernel and the hypervisor.
_INHERIT, _EXCLUDE_KERNEL, _EXCLUDE_HYPERVISOR = 1 << 1, 1 << 5, 1 << 6
#: Read the time for which the event was enabled, and the time for which it was counted, after the count.
_READ_TIMES = 3
_CLOSE_ON_EXEC = 8
PARANOID = "/proc/sys/kernel/perf_event_paranoid"

#: Opens an event: its number, the descriptor of the first event of its group (-1: it is the first), and whether to
#: leave out the kernel. Returns its descriptor, or raises OSError.
Opener = Callable[[int, int, bool], int]
#: The result of ``Counters.read``: for each event its count, and the times for which it was enabled and counted, in ns.
Reading = Dict[str, Tuple[int, int, int]]


def open_event(event: int, group: int, user_only: bool, kind: int = HARDWARE) -> int:
    """Open a counter of this thread, and of all threads and processes that it starts from now on."""
    number = _SYSTEM_CALLS.get(platform.machine())
    if number is None:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))
    flags = _INHERIT | (_EXCLUDE_KERNEL | _EXCLUDE_HYPERVISOR if user_only else 0)
    attributes = struct.pack("=IIQQQQQ", kind, _ATTRIBUTE_BYTES, event, 0, 0, _READ_TIMES, flags)
    libc = ctypes.CDLL(None, use_errno=True)
    buffer = ctypes.create_string_buffer(attributes, _ATTRIBUTE_BYTES)
    descriptor = int(libc.syscall(number, buffer, 0, -1, group, ctypes.c_ulong(_CLOSE_ON_EXEC)))
    if descriptor < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return descriptor


class Counters:
    """The counters of this process. Make this object before the process's second thread: it counts no older ones."""

    def __init__(self, opened: Opener = open_event, read: Callable[[int, int], bytes] = os.read) -> None:
        self._read = read
        self._descriptors: Dict[str, int] = {}
        #: Whether the kernel's part is left out, because the kernel allows no more.
        self.user_only = False
        #: Why the kernel refused the counters the last time; empty if it allowed all at once.
        self._refusal = ""
        for user_only in (False, True):
            try:
                self._open(opened, user_only)
                break
            except OSError as error:
                self._refusal = _reason(error)
                if error.errno not in (errno.EACCES, errno.EPERM):
                    break

    def _open(self, opened: Opener, user_only: bool) -> None:
        leader = self._descriptors["cycles"] = opened(_CYCLES, -1, user_only)
        self.user_only = user_only
        for name, event in (("instructions", _INSTRUCTIONS), ("cache_misses", _CACHE_MISSES)):
            # All events of a group are counted at the same time, so that their ratios are right. The processor may lack
            # an event.
            with contextlib.suppress(OSError):
                self._descriptors[name] = opened(event, leader, user_only)

    def close(self) -> None:
        for descriptor in self._descriptors.values():
            os.close(descriptor)
        self._descriptors.clear()

    def describe(self) -> str:
        """Say what is counted, or why nothing is, for the description of a worker."""
        counted = ", ".join(name.replace("_", " ") for name in self._descriptors)
        return "none: " + self._refusal if not counted else counted + (" (user mode)" if self.user_only else "")

    def read(self) -> Reading:
        """Return the counts so far."""
        usage = getrusage(RUSAGE_SELF)
        found = {
            "page_faults": (usage.ru_minflt + usage.ru_majflt, 0, 0),
            "context_switches": (usage.ru_nvcsw + usage.ru_nivcsw, 0, 0),
        }
        for name, descriptor in self._descriptors.items():
            # A sample may close descriptors that it does not know. The count is then unknown.
            with contextlib.suppress(OSError, struct.error):
                found[name] = struct.unpack("=QQQ", self._read(descriptor, 24))
        return found

    def since(self, before: Reading, now: Optional[Reading] = None) -> Counts:
        """Return the counts since an earlier reading. An event that was counted for a part of the time is scaled up."""
        after = self.read() if now is None else now
        counts: Dict[str, int] = {}
        for name in before.keys() & after.keys():
            count, enabled, running = (b - a for a, b in zip(before[name], after[name]))
            if name in ("page_faults", "context_switches"):
                counts[name] = count
            elif running > 0 and min(count, enabled) >= 0:
                counts[name] = count * enabled // running
                if name == "cycles":
                    counts["running_ns"] = enabled
        return Counts(user_only=self.user_only and "running_ns" in counts, **counts)


def _reason(error: OSError) -> str:
    if error.errno in (errno.EACCES, errno.EPERM):
        with contextlib.suppress(OSError, ValueError), open(PARANOID, encoding="ascii") as file:
            level = int(file.read())
            if level > 2:
                return "kernel.perf_event_paranoid is %d, and 2 or less allows them" % level
        return "a filter of system calls or a security module forbids perf_event_open"
    if error.errno in (errno.ENOENT, errno.EOPNOTSUPP, errno.ENODEV):
        return "the processor has no counters that the kernel can use, as in many virtual machines"
    return "perf_event_open failed: %s" % os.strerror(error.errno or 0)
