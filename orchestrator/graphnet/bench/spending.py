"""Says where the time of a run went: compiling, timing, waiting and so on, in wall and CPU seconds.

The thread that measures the rows does one thing at a time. It says so with ``with spend(Part.TIMING): ...``. Time
outside of any such block is this program's own.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from contextvars import ContextVar
from enum import StrEnum
from pathlib import Path
from typing import Final

from graphnet.timeline import COMMAND_LINE, Timeline, now_ns

#: The positions of utime, stime, cutime and cstime among the fields of /proc/PID/stat after the process's name.
_CPU_FIELDS: Final = slice(11, 15)
_TICKS: Final = os.sysconf("SC_CLK_TCK")
#: How many times to read the CPU time again, at most, if it is smaller than before.
_AGAIN: Final = 3


class Part(StrEnum):
    """The parts of a run on which time is spent."""

    START = "start"
    """Workers start, and missing environments are built."""
    COMPILING = "compiling"
    """Rows load, compile and warm up."""
    TIMING = "timing"
    """The reference and the compiled graph of a row are timed."""
    REFERENCE = "reference"
    """The reference loads, warms up, and computes the outputs that rows are judged by."""
    CONTROLS = "controls"
    """The run's controls are measured."""
    WAITING = "waiting"
    """The run waits for another command line, which uses the device or the same CPU."""
    OURS = "ours"
    """This program itself: reading samples, making inputs, judging outputs, writing rows."""
    SLOTS = "slots"
    """The slots of this host, or other machines, run units (`--on`, `--slots`, `--device cuda:all`)."""
    STOP = "stop"
    """Workers stop."""


class Spending:
    """Adds up the time of a run by part, on one thread. The CPU seconds are those of this process and its local
    workers, not of resident workers, containers or other machines.
    """

    def __init__(self, timeline: Timeline | None = None) -> None:
        """Begin now, with the part OURS. Each ``with`` block of ``on`` is also added to ``timeline``, if given."""
        self._timeline = timeline
        self._wall = dict.fromkeys(Part, 0.0)
        self._cpu = dict.fromkeys(Part, 0.0)
        self._parts = [Part.OURS]
        self._waits = False
        self._at = self._now()

    @contextlib.contextmanager
    def on(self, part: Part) -> Iterator[None]:
        """Add the time of the ``with`` block to a part. The part of an enclosing block does not get this time."""
        self._flush()
        self._parts.append(part)
        began_ns = now_ns()
        try:
            yield
        finally:
            self._flush()
            self._parts.pop()
            # A worker may leave out the end of a wait, for instance if it waited for too long.
            self._waits = False
            if self._timeline is not None:
                self._timeline.add(COMMAND_LINE, part.value, began_ns, now_ns())

    def waits(self, reason: str) -> None:
        """Add the time from now on to the part WAITING. An empty reason ends the wait."""
        self._flush()
        self._waits = bool(reason)

    def totals(self) -> dict[str, dict[str, float]]:
        """Return the wall and CPU seconds by part, for run.json. Parts without any time are left out."""
        self._flush()
        return {
            part.value: {"wall_s": round(wall, 3), "cpu_s": round(self._cpu[part], 2)}
            for part, wall in self._wall.items()
            if wall >= 0.0005
        }

    def _flush(self) -> None:
        part = Part.WAITING if self._waits else self._parts[-1]
        before, self._at = self._at, self._now()
        # The sum misses a process that ends while the others are read. A moment later, its parent has its time.
        for _ in range(_AGAIN):
            if self._at[1] >= before[1]:
                break
            self._at = self._now()
        self._wall[part] += self._at[0] - before[0]
        self._cpu[part] += max(0.0, self._at[1] - before[1])

    @staticmethod
    def _now() -> tuple[float, float]:
        return monotonic_s(), tree_cpu_s()


_CURRENT: ContextVar[Spending | None] = ContextVar("spending", default=None)


@contextlib.contextmanager
def counted(spending: Spending) -> Iterator[None]:
    """Let ``spend`` and ``waits`` add to ``spending`` while the ``with`` block runs."""
    token = _CURRENT.set(spending)
    try:
        yield
    finally:
        _CURRENT.reset(token)


def spend(part: Part) -> contextlib.AbstractContextManager[None]:
    """Add the time of the ``with`` block to a part of the present run. Do nothing outside of ``counted``."""
    spending = _CURRENT.get()
    return contextlib.nullcontext() if spending is None else spending.on(part)


def waits(reason: str) -> None:
    """Say that the present run waits for another command line; an empty reason ends the wait."""
    spending = _CURRENT.get()
    if spending is not None:
        spending.waits(reason)


def monotonic_s() -> float:
    """Return the time of the host's monotonic clock, in seconds."""
    return time.monotonic()


def tree_cpu_s(pid: int | None = None) -> float:
    """Return the CPU seconds of a process (default: this one) and of all processes below it, ended ones included."""
    proc = Path("/proc")
    pending, ticks = [os.getpid() if pid is None else pid], 0
    while pending:
        pid = pending.pop()
        try:
            fields = (proc / str(pid) / "stat").read_text(errors="replace").rpartition(")")[2].split()
            ticks += sum(map(int, fields[_CPU_FIELDS]))
            for thread in os.listdir(proc / str(pid) / "task"):
                pending += map(int, (proc / str(pid) / "task" / thread / "children").read_text().split())
        except (OSError, ValueError):
            continue
    return ticks / _TICKS
