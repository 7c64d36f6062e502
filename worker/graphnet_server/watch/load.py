"""Computes the load of other processes during a timed block, from the kernel's counters before and after the block.

If another process runs on the CPUs of the sample process, the sample may have to wait. The kernel does not measure how
long it waits, but its counters yield two times that are about as long as this wait or longer:

* The CPU pressure (PSI) is the time in which some task waits for a CPU, also for the sample's own threads.
* The CPU time of other processes on the sample's CPUs includes work for which no task had to wait.

So the smaller of the two times counts as disturbed. With SMT, a process on another CPU of a sample's core disturbs the
sample, but makes no task wait. So all work on these CPUs counts as disturbed, too. Of two sample processes that are
compared, one is stopped with all its descendants while the other is timed, so it increases none of these times.
"""

from __future__ import annotations

import contextlib
import dataclasses
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Dict, FrozenSet, Iterable, Iterator, Optional, Tuple

from graphnet_contract.cores import siblings_of
from graphnet_contract.messages import Device, Load
from graphnet_server.watch.nvml import GpuUse, NvmlError
from graphnet_server.watch.tree import TICK_NS

#: The columns of a CPU's line in /proc/stat, without those of guests, whose time is a part of "user" and "nice".
_COLUMNS = ("user", "nice", "system", "idle", "iowait", "irq", "softirq", "steal")
_IDLE = ("idle", "iowait")


@dataclass(frozen=True)
class Counters:
    """The kernel's counters, in ns, at one moment (``clock_ns``).

    ``used_ns``, ``idle_ns`` and ``stolen_ns`` are sums over the sample's CPUs: how long processes used them, how long
    they were idle, and how long the hypervisor used them. ``own_ns`` is the CPU time of the sample process.
    ``pressure_ns`` is the time in which some task waited for a CPU; None if the kernel does not count it.
    ``beside_ns`` is how long processes used the other CPUs of the sample's cores.
    """

    clock_ns: int
    used_ns: int
    idle_ns: int
    stolen_ns: int
    own_ns: int
    pressure_ns: Optional[int]
    beside_ns: int = 0


@dataclass
class BlockLoads:
    """Computes the load of other processes for each block of one sample process, in the order of the blocks.

    The kernel counts the use of a CPU in whole ticks, so the CPU time that other processes seem to use during a block
    is wrong by up to a tick per CPU, and may be negative. A negative time is added to that of the next block: otherwise
    only the positive errors would remain, and a sample with many CPUs would seem to be disturbed.
    """

    #: The negative CPU time of the last block, in ns; 0 if it was not negative.
    left_ns: int = 0

    def between(self, before: Counters, after: Counters, cpus: int, source: str) -> Load:
        """Compute the load of other processes during a block, from the counters at its beginning and end.

        ``source`` names the kernel's pressure counters; empty if the kernel has none. Without them, tasks are assumed
        to wait whenever other processes run while all CPUs of the sample are busy.
        """
        section, error = max(0, after.clock_ns - before.clock_ns), cpus * TICK_NS
        counted = (after.used_ns - before.used_ns) - (after.own_ns - before.own_ns) + self.left_ns
        foreign = max(0, counted)
        self.left_ns = max(-error, counted - foreign)
        if source and before.pressure_ns is not None and after.pressure_ns is not None:
            disturbed = min(foreign, after.pressure_ns - before.pressure_ns)
        else:
            source, disturbed = "stat", max(0, foreign - (after.idle_ns - before.idle_ns))
        disturbed += (after.stolen_ns - before.stolen_ns) // max(1, cpus) + after.beside_ns - before.beside_ns
        return Load(section, min(section, disturbed), source)


class LoadMeter:
    """Measures the load of other processes during the blocks of one sample, one at a time.

    ``root`` contains the kernel's directories proc and sys. ``gpu`` is None on a CPU, or if NVML is missing.
    """

    def __init__(self, root: Path = Path("/"), gpu: Optional[GpuUse] = None) -> None:
        self._root = root
        self._gpu = gpu
        self._gpu_at: Optional[int] = None
        self._source, self._pressure = _pressure_file(root)
        self._pid = 0
        self._cpus: FrozenSet[int] = frozenset()
        self._beside: FrozenSet[int] = frozenset()
        self._before: Optional[Counters] = None
        self._loads: Dict[int, BlockLoads] = {}
        self._delayed_before: Optional[int] = None
        #: The load during the last block; None if it is unknown.
        self.last: Optional[Load] = None

    def block_starts(self, pid: int) -> None:
        """Read the kernel's counters. Call this right before the sample process ``pid`` is told to time a block."""
        self._pid, self._before, self.last = pid, None, None
        # The process may have just ended. Then no times of this block will arrive, so its load is not needed.
        with contextlib.suppress(OSError):
            cpus = frozenset(os.sched_getaffinity(pid))
            if cpus != self._cpus:
                self._cpus, self._beside = cpus, siblings_of(sorted(cpus), self._root / "sys/devices/system")
            self._before = self._read()
        self._gpu_at = None
        if self._gpu is not None:
            with contextlib.suppress(NvmlError):
                self._gpu_at = max((use.at for use in self._gpu.since(0)), default=0)
        self._delayed_before = _delayed_ns(self._root / "proc" / str(pid))

    def block_ended(self) -> None:
        """Read the kernel's counters again. Call this as soon as the times of the block have arrived."""
        delayed, before = _delayed_ns(self._root / "proc" / str(self._pid)), self._delayed_before
        delayed = None if delayed is None or before is None else max(0, delayed - before)
        with contextlib.suppress(OSError):
            if self._before is not None:
                loads = self._loads.setdefault(self._pid, BlockLoads())
                load = loads.between(self._before, self._read(), len(self._cpus), self._source)
                share = self._foreign_device_share()
                self.last = dataclasses.replace(load, foreign_device_share=share, delayed_ns=delayed)

    def _foreign_device_share(self) -> Optional[float]:
        """Return the largest share of the GPU that another process used during the block; None if it is unknown.

        Processes that are stopped now belong to the other side of the comparison: the driver, which measures over up to
        a second, may report their earlier work. A process id that is not in /proc makes the share unknown.
        """
        if self._gpu is None or self._gpu_at is None:
            return None
        try:
            uses = self._gpu.since(self._gpu_at)
        except NvmlError:
            return None
        own = {self._pid, *_descendants(self._root / "proc", self._pid)}
        states = {use.pid: _state(self._root / "proc" / str(use.pid)) for use in uses if use.pid not in own}
        if "" in states.values():
            return None
        return max((use.share for use in uses if states.get(use.pid, "T") not in "Tt"), default=0.0)

    def _read(self) -> Counters:
        clock = time.monotonic_ns()
        stat = (self._root / "proc/stat").read_text(encoding="ascii")
        columns, beside = _columns_of(stat, self._cpus), _columns_of(stat, self._beside)
        pressure = None if self._pressure is None else _stalled_ns(self._pressure)
        return Counters(
            clock_ns=clock,
            used_ns=_used_ns(columns),
            idle_ns=sum(columns[name] for name in _IDLE),
            stolen_ns=columns["steal"],
            own_ns=_own_ns(self._root / "proc" / str(self._pid)),
            pressure_ns=pressure,
            beside_ns=_used_ns(beside),
        )


def _used_ns(columns: Dict[str, int]) -> int:
    return sum(ns for name, ns in columns.items() if name not in (*_IDLE, "steal"))


def _pressure_file(root: Path) -> Tuple[str, Optional[Path]]:
    """Find the kernel's file that says how long tasks waited for a CPU. Return "cgroup" or "host", and its path.

    Prefer that of this worker's cgroup, because it does not count other containers. Return ("", None) if there is none.
    """
    cgroup = ""
    with contextlib.suppress(OSError):
        for line in (root / "proc/self/cgroup").read_text(encoding="utf-8").splitlines():
            if line.startswith("0::"):
                cgroup = line[len("0::") :].strip("/")
    # In a container, the mounted root of cgroups may be the container's own cgroup, so the root is tried, too.
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
    """Read how long at least one task waited for a CPU, in ns. The file gives this time in microseconds."""
    for line in path.read_text(encoding="ascii").splitlines():
        kind, _, rest = line.partition(" ")
        if kind == "some":
            return int(rest.rpartition("total=")[2]) * 1000
    raise ValueError("%s holds no line that begins with some" % path)


def _columns_of(stat: str, cpus: Iterable[int]) -> Dict[str, int]:
    """Return the columns of /proc/stat in ns. Each value is the sum over the CPUs whose numbers are in ``cpus``."""
    wanted = {"cpu%d" % cpu for cpu in cpus}
    total = dict.fromkeys(_COLUMNS, 0)
    for line in stat.splitlines():
        name, *values = line.split()
        if name in wanted:
            for column, value in zip(_COLUMNS, values):
                total[column] += int(value) * TICK_NS
    return total


def gpu_of(device: Device) -> Optional[GpuUse]:
    """Return an object that reads a GPU's use; None for a CPU, or if NVML is missing or does not know the device."""
    if device.type != "cuda" or not device.uuid:
        return None
    try:
        return GpuUse(device.uuid)
    except NvmlError:
        return None


def _descendants(proc: Path, pid: int) -> Iterator[int]:
    with contextlib.suppress(OSError):
        for task in (proc / str(pid) / "task").iterdir():
            for child in map(int, (task / "children").read_text(encoding="ascii").split()):
                yield child
                yield from _descendants(proc, child)


def _state(process: Path) -> str:
    """Return the kernel's letter for a process's state; empty if there is no such process."""
    try:
        return (process / "stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()[0]
    except (OSError, IndexError):
        return ""


def _own_ns(process: Path) -> int:
    try:
        threads = [(task / "schedstat").read_text(encoding="ascii") for task in (process / "task").iterdir()]
        return sum(int(text.split()[0]) for text in threads)
    except (OSError, IndexError, ValueError):
        # This kernel counts no time of threads, or a thread has just ended. Read the whole process's time in ticks.
        fields = (process / "stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * TICK_NS


def _delayed_ns(process: Path) -> Optional[int]:
    """Return for how long the threads of a process have waited for a CPU, in sum; None if the kernel does not say."""
    try:
        return sum(int((task / "schedstat").read_text().split()[1]) for task in (process / "task").iterdir())
    except (OSError, IndexError, ValueError):
        return None
