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

#: The seconds of the watch: much less would be inaccurate, because the kernel counts CPU time in steps of 10 ms.
_WATCH_S: Final = 0.3
#: Watch only if the average load per core, or the share of time in which tasks waited for a CPU, is above this value:
#: otherwise a run would begin with a wait of `_WATCH_S` even on a quiet machine.
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
    """Other processes use over 20 % (``share``) of the CPU time. ``load``: the kernel's number of runnable tasks."""

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
    """Watches others' processes from when it is made, if the kernel's averages show load."""

    def __init__(self) -> None:
        self._cores = len(os.sched_getaffinity(0))
        self._load = os.getloadavg()[0]
        self._is_suspect = max(self._load / self._cores, waiting_share()) > _SUSPECT_ABOVE
        self._before = process_times() if self._is_suspect else {}
        self._began = time.monotonic()

    def busy_machine(self) -> BusyMachine | None:
        """Judge the others after ``_WATCH_S``; None if the averages are low or they use at most 20 %."""
        if not self._is_suspect:
            return None
        time.sleep(max(0.0, _WATCH_S - (time.monotonic() - self._began)))
        return judged(self._before, process_times(), time.monotonic() - self._began, self._load, self._cores)


def judged(
    before: Mapping[int, ProcessTime], after: Mapping[int, ProcessTime], seconds: float, load: float, cores: int
) -> BusyMachine | None:
    """Compare two readings of all processes' CPU times; None if others than this one used at most 20 %."""
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
