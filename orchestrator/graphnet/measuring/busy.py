"""Find out whether other processes keep this machine busy before a run begins, and which processes these are."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from graphnet.measuring.load import BUSY_ABOVE
from graphnet.measuring.machine import ProcessTime, process_times

#: The seconds over which the CPU time of other processes is measured. The kernel counts CPU time in steps of 10 ms, so
#: a much shorter time would be too inaccurate.
_WATCH_S: Final = 0.3
#: The other processes are watched only if the kernel's average load per core, or the share of time in which tasks
#: waited for a CPU, is above this value. Without this condition, a run would begin with a wait of `_WATCH_S` even on a
#: quiet machine.
_SUSPECT_ABOVE: Final = 0.1
_NAMED: Final = 3


@dataclass(frozen=True)
class Cause:
    """A process that uses the CPU. ``cores`` is its CPU time divided by the time for which it was watched."""

    pid: int
    name: str
    cores: float


@dataclass(frozen=True)
class BusyMachine:
    """A machine on which other processes use more than 20 % of the CPU time.

    Attributes:
        load: the kernel's average number of runnable tasks over the last minute.
        cores: the number of cores that this process may use.
        share: the share of the cores' time that other processes used, from 0 to 1.
        causes: the processes that used the most CPU time, in descending order.
    """

    load: float
    cores: int
    share: float
    causes: tuple[Cause, ...]

    def sentence(self) -> str:
        """Return a warning: how busy the machine is, which processes cause it, and that scores omit disturbed rows."""
        named = ", ".join(f"{cause.name} (pid {cause.pid}, {cause.cores:.0%} of a core)" for cause in self.causes)
        return (
            f"warning: this machine is busy: load {self.load:.1f} on {self.cores} cores; other processes use "
            f"{self.share:.0%} of the CPU time, most of all {named}. Rows that they disturb get the flag busy, and no "
            "score counts them"
        )


class Watch:
    """Watches the other processes of this machine, if the kernel's averages say that there is load.

    The watch begins when the object is made. Meanwhile this process may work: it is not counted, and neither are
    processes that it starts.
    """

    def __init__(self) -> None:
        self._cores = len(os.sched_getaffinity(0))
        self._load = os.getloadavg()[0]
        self._is_suspect = max(self._load / self._cores, waiting_share()) > _SUSPECT_ABOVE
        self._before = process_times() if self._is_suspect else {}
        self._began = time.monotonic()

    def busy_machine(self) -> BusyMachine | None:
        """Wait until the other processes have been watched for ``_WATCH_S``, and judge them.

        Returns:
            The load, and the processes that cause it. None if the averages are low, or if other processes use at most
            20 % of the CPU time.
        """
        if not self._is_suspect:
            return None
        time.sleep(max(0.0, _WATCH_S - (time.monotonic() - self._began)))
        return judged(self._before, process_times(), time.monotonic() - self._began, self._load, self._cores)


def judged(
    before: Mapping[int, ProcessTime], after: Mapping[int, ProcessTime], seconds: float, load: float, cores: int
) -> BusyMachine | None:
    """Compute how much CPU time other processes used between two readings, and which of them used the most.

    Args:
        before, after: the CPU times of all processes at the two readings, by process id. This process itself is
            ignored.
        seconds: the time between the readings.
        load: the kernel's average number of runnable tasks over the last minute.
        cores: the number of cores that this process may use.

    Returns:
        The busy machine; None if other processes used at most 20 % of the CPU time.
    """
    used = {pid: one.cpu_s - before[pid].cpu_s for pid, one in after.items() if pid in before and pid != os.getpid()}
    share = sum(used.values()) / (seconds * cores)
    if share <= BUSY_ABOVE:
        return None
    largest = sorted(used, key=lambda pid: -used[pid])[:_NAMED]
    causes = tuple(Cause(pid, after[pid].name, used[pid] / seconds) for pid in largest if used[pid] > 0)
    return BusyMachine(load, cores, min(1.0, share), causes)


def waiting_share() -> float:
    """Return the share of the last 10 s in which at least one task waited for a CPU; 0 if the kernel does not say."""
    try:
        text = Path("/proc/pressure/cpu").read_text(encoding="ascii")
    except OSError:
        return 0.0
    return float(text.split("avg10=")[1].split()[0]) / 100
