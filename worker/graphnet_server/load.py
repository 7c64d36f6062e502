"""Computes the load of other processes during a timed block, from the kernel's counters before and after the block.

If another process runs on the CPUs of the sample process, the sample may have to wait. The kernel does not measure how
long it waits. But its counters yield two times, each of which is about as long as this wait or longer:

* The CPU pressure (PSI) is the time in which some task waits for a CPU. It includes the time in which the sample's own
  threads wait for each other.
* The CPU time of other processes is the time for which they used the sample's CPUs. It includes work for which no task
  had to wait.

So this module takes the smaller of the two times as the time for which the block was disturbed. If two sample
processes are compared, only one of them is timed at a time. The other one and its descendants are stopped
meanwhile, so they increase neither of the two times.
"""

from __future__ import annotations

import contextlib
import dataclasses
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Dict, FrozenSet, Iterable, Iterator, Optional, Tuple

from graphnet_contract.messages import Device, Load
from graphnet_server.nvml import GpuUse, NvmlError

_NS_PER_TICK = 1_000_000_000 // os.sysconf("SC_CLK_TCK")
#: The columns of a CPU's line in /proc/stat, after the CPU's name. The columns for guests are left out, because their
#: time is already a part of "user" and "nice".
_COLUMNS = ("user", "nice", "system", "idle", "iowait", "irq", "softirq", "steal")
_IDLE = ("idle", "iowait")


@dataclass(frozen=True)
class Counters:
    """The kernel's counters, in ns, at one moment, and the time of this moment (``clock_ns``).

    used_ns, idle_ns, stolen_ns: how long processes used the sample's CPUs, how long these CPUs were idle, and how long
    the hypervisor used them. Each time is the sum over these CPUs. own_ns: the CPU time of the sample process.
    pressure_ns: the time in which at least one task waited for a CPU; None if the kernel does not count this time.
    """

    clock_ns: int
    used_ns: int
    idle_ns: int
    stolen_ns: int
    own_ns: int
    pressure_ns: Optional[int]


@dataclass
class BlockLoads:
    """Computes the load of other processes for each block of one sample process, in the order of the blocks.

    The kernel counts the use of a CPU in whole ticks, and only when a tick ends. So the CPU time that other processes
    seem to use during a block is wrong by up to a tick per CPU, and may even be negative. A negative time is taken as
    zero for its block, and is added to the time of the next block. If negative times were dropped, only the positive
    errors would remain, and a sample with many CPUs would seem to be disturbed.
    """

    #: The negative CPU time, in ns, of the last block, which is added to the CPU time of the next block; 0 if the last
    #: block's CPU time was not negative.
    left_ns: int = 0

    def between(self, before: Counters, after: Counters, cpus: int, source: str) -> Load:
        """Compute the load of other processes during a block.

        Args:
            before, after: the counters at the beginning and at the end of the block.
            cpus: the number of the sample's CPUs.
            source: the file of the kernel's pressure counters, which say how long tasks waited for a CPU; empty if the
                kernel has none. Without these counters, tasks are assumed to wait whenever other processes run while
                all CPUs of the sample are busy.
        """
        section, error = max(0, after.clock_ns - before.clock_ns), cpus * _NS_PER_TICK
        counted = (after.used_ns - before.used_ns) - (after.own_ns - before.own_ns) + self.left_ns
        foreign = max(0, counted)
        self.left_ns = max(-error, counted - foreign)
        if source and before.pressure_ns is not None and after.pressure_ns is not None:
            disturbed = min(foreign, after.pressure_ns - before.pressure_ns)
        else:
            source, disturbed = "stat", max(0, foreign - (after.idle_ns - before.idle_ns))
        disturbed += (after.stolen_ns - before.stolen_ns) // max(1, cpus)
        return Load(section, min(section, disturbed), source)


class LoadMeter:
    """Measures the load of other processes during the blocks of one sample. Only one block at a time may be measured.

    Args:
        root: the directory that contains the kernel's directories proc and sys. Tests use a directory with imitated
            files.
        gpu: reads the use of the sample's GPU; None on a CPU, or if NVML is missing.
    """

    def __init__(self, root: Path = Path("/"), gpu: Optional[GpuUse] = None) -> None:
        self._root = root
        self._gpu = gpu
        self._gpu_at: Optional[int] = None
        self._source, self._pressure = _pressure_file(root)
        self._pid = 0
        self._cpus: FrozenSet[int] = frozenset()
        self._before: Optional[Counters] = None
        self._loads: Dict[int, BlockLoads] = {}
        #: The load during the last block; None if it is unknown.
        self.last: Optional[Load] = None

    def block_starts(self, pid: int) -> None:
        """Read the kernel's counters. Call this right before the sample process ``pid`` is told to time a block."""
        self._pid, self._before, self.last = pid, None, None
        # Ignore an error: the process may have just ended. Then no times of this block will arrive, so its load is not
        # needed.
        with contextlib.suppress(OSError):
            self._cpus = frozenset(os.sched_getaffinity(pid))
            self._before = self._read()
        self._gpu_at = None
        if self._gpu is not None:
            with contextlib.suppress(NvmlError):
                self._gpu_at = max((use.at for use in self._gpu.since(0)), default=0)

    def block_ended(self) -> None:
        """Read the kernel's counters again. Call this as soon as the times of the block have arrived."""
        with contextlib.suppress(OSError):
            if self._before is not None:
                loads = self._loads.setdefault(self._pid, BlockLoads())
                load = loads.between(self._before, self._read(), len(self._cpus), self._source)
                self.last = dataclasses.replace(load, foreign_device_share=self._foreign_device_share())

    def _foreign_device_share(self) -> Optional[float]:
        """Return the largest share of the GPU that another process used during the block; None if it is unknown.

        Processes that are stopped now are ignored. They belong to the sample process with which this one is compared.
        The driver measures over up to a second, so it may report work that they did before. A process id that
        is not in /proc belongs to another container, or to a process that has just ended. In this case, the share is
        unknown.
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
    """Find the kernel's file that says how long tasks waited for a CPU. Return its source and its path.

    The source is "cgroup" or "host". Return ("", None) if the kernel has no such file.

    The file of this worker's cgroup is preferred, because it does not count the tasks of other containers.
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
                total[column] += int(value) * _NS_PER_TICK
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
    """Yield the process ids of a process's children, of their children, and so on."""
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
    """Return the CPU time of all threads of a process, in ns."""
    try:
        threads = [(task / "schedstat").read_text(encoding="ascii") for task in (process / "task").iterdir()]
        return sum(int(text.split()[0]) for text in threads)
    except (OSError, IndexError, ValueError):
        # Reading failed, because this kernel does not count the time of each thread, or because a thread has just
        # ended. Instead, read the time of the whole process, which the kernel gives in ticks.
        fields = (process / "stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * _NS_PER_TICK
