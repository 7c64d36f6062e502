"""Load of other processes during a timed block, from the kernel's counters before and after the block.

A task of another process may run on the CPUs of the sample process, and the sample then waits. The pressure that the
kernel reports (PSI) counts every wait, also the waits of the sample's own threads for each other. The CPU time that
other processes used on the sample's CPUs shows load, also load that nobody had to wait for. So a block was disturbed by
the smaller of the two. Stopped processes neither run nor wait, so the other side of a comparison never counts.
"""

from __future__ import annotations

import contextlib
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Dict, FrozenSet, Iterable, Optional, Tuple

from graphnet_contract.messages import Load

_NS_PER_TICK = 1_000_000_000 // os.sysconf("SC_CLK_TCK")
#: The columns of a CPU's line in /proc/stat, after its name. The time of guests is already a part of "user" and "nice".
_COLUMNS = ("user", "nice", "system", "idle", "iowait", "irq", "softirq", "steal")
_IDLE = ("idle", "iowait")


@dataclass(frozen=True)
class Counters:
    """The kernel's counters at one moment. All but ``clock_ns`` only ever grow.

    used_ns, idle_ns, stolen_ns: the time that all processes used the sample's CPUs, that these CPUs were idle, and that
        the hypervisor used them.
    own_ns: the CPU time of the sample process.
    pressure_ns: the time in which some task waited for a CPU; None if the kernel does not count it.
    """

    clock_ns: int
    used_ns: int
    idle_ns: int
    stolen_ns: int
    own_ns: int
    pressure_ns: Optional[int]


def load_between(before: Counters, after: Counters, cpus: int, source: str) -> Load:
    """Compute the load of other processes between two moments.

    Args:
        before, after: the counters at the two moments.
        cpus: the number of the sample's CPUs.
        source: where the pressure was read; empty if the kernel does not count it. Then tasks are taken to wait while
            other processes run and no CPU of the sample is idle.
    """
    section = max(0, after.clock_ns - before.clock_ns)
    foreign = max(0, (after.used_ns - before.used_ns) - (after.own_ns - before.own_ns))
    stolen = (after.stolen_ns - before.stolen_ns) // max(1, cpus)
    if source and before.pressure_ns is not None and after.pressure_ns is not None:
        waited = min(foreign, after.pressure_ns - before.pressure_ns)
    else:
        source, waited = "stat", max(0, foreign - (after.idle_ns - before.idle_ns))
    return Load(section, min(section, max(0, waited + stolen)), source)


class LoadMeter:
    """Measures the load of other processes during the blocks of one sample. Only one block at a time may be measured.

    Args:
        root: the directory below which the kernel's files are; tests name another one.
    """

    def __init__(self, root: Path = Path("/")) -> None:
        self._root = root
        self._source, self._pressure = _pressure_file(root)
        self._pid = 0
        self._cpus: FrozenSet[int] = frozenset()
        self._before: Optional[Counters] = None
        #: The load during the last block; None if it is unknown.
        self.last: Optional[Load] = None

    def block_starts(self, pid: int) -> None:
        """Read the counters. Call this right before the command is sent to the sample process ``pid``."""
        self._pid, self._before, self.last = pid, None, None
        # If the process has just ended, the block will never end either.
        with contextlib.suppress(OSError):
            self._cpus = frozenset(os.sched_getaffinity(pid))
            self._before = self._read()

    def block_ended(self) -> None:
        """Read the counters again. Call this as soon as the times of the block have arrived."""
        with contextlib.suppress(OSError):
            if self._before is not None:
                self.last = load_between(self._before, self._read(), len(self._cpus), self._source)

    def _read(self) -> Counters:
        clock = time.monotonic_ns()
        columns = _columns_of((self._root / "proc/stat").read_text(encoding="ascii"), self._cpus)
        pressure = None if self._pressure is None else _stalled_ns(self._pressure)
        return Counters(
            clock_ns=clock,
            used_ns=sum(ns for name, ns in columns.items() if name not in (*_IDLE, "steal")),
            idle_ns=sum(columns[name] for name in _IDLE),
            stolen_ns=columns["steal"],
            own_ns=_own_ns(self._root / "proc" / str(self._pid)),
            pressure_ns=pressure,
        )


def _pressure_file(root: Path) -> Tuple[str, Optional[Path]]:
    """Find the file of the pressure on CPUs, and name it; ("", None) if the kernel does not count pressure.

    The file of this worker's cgroup comes first, because it leaves out the tasks of other containers.
    """
    cgroup = ""
    with contextlib.suppress(OSError):
        for line in (root / "proc/self/cgroup").read_text(encoding="utf-8").splitlines():
            if line.startswith("0::"):
                cgroup = line[len("0::") :].strip("/")
    # In a container, the mounted root of cgroups may be the container's own cgroup.
    candidates = [("cgroup", root / "sys/fs/cgroup" / cgroup / "cpu.pressure")]
    candidates += [("cgroup", root / "sys/fs/cgroup/cpu.pressure"), ("host", root / "proc/pressure/cpu")]
    for source, path in candidates:
        try:
            _stalled_ns(path)
        except (OSError, ValueError):
            continue
        return source, path
    return "", None


def _stalled_ns(path: Path) -> int:
    """Read the time, in ns, in which at least one task waited. The kernel counts in microseconds."""
    for line in path.read_text(encoding="ascii").splitlines():
        kind, _, rest = line.partition(" ")
        if kind == "some":
            return int(rest.rpartition("total=")[2]) * 1000
    raise ValueError("%s holds no line that begins with some" % path)


def _columns_of(stat: str, cpus: Iterable[int]) -> Dict[str, int]:
    """Return the columns of /proc/stat in ns, summed over these CPUs."""
    wanted = {"cpu%d" % cpu for cpu in cpus}
    total = dict.fromkeys(_COLUMNS, 0)
    for line in stat.splitlines():
        name, *values = line.split()
        if name in wanted:
            for column, value in zip(_COLUMNS, values):
                total[column] += int(value) * _NS_PER_TICK
    return total


def _own_ns(process: Path) -> int:
    """Return the CPU time of all threads of a process, in ns."""
    try:
        threads = [(task / "schedstat").read_text(encoding="ascii") for task in (process / "task").iterdir()]
        return sum(int(text.split()[0]) for text in threads)
    except (OSError, IndexError, ValueError):
        # The kernel does not count per thread, or a thread has just ended: read the process's sum, in ticks.
        fields = (process / "stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * _NS_PER_TICK
