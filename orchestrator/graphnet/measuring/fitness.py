"""Finds out whether this machine is fit for timing, what to change, and what that does to a row's interval.

``graphnet check-machine`` shows every finding. A run begins with those that need only the kernel's files.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from graphnet import COMMAND, units
from graphnet.launch.findings import Finding, Found, State, examined
from graphnet.measuring.busy import judged
from graphnet.measuring.machine import process_times
from graphnet.measuring.ratio import ratio_of_pairs, round_ratio

_ROOT: Final = Path("/")
_CPUS: Final = Path("sys/devices/system/cpu")
_CGROUP: Final = Path("sys/fs/cgroup")
#: How long processes and the hypervisor are watched, in seconds.
_WATCH_S: Final = 1.0
#: Shares of the CPU time above which the hypervisor, or waiting tasks, are a finding.
_STOLEN_ABOVE: Final = 0.01
_WAITING_ABOVE: Final = 10.0
_FEWEST_FREE_BYTES: Final = 2 << 30
#: Clock sources that a process reads without a system call.
_FAST_CLOCKS: Final = ("tsc", "kvm-clock", "hyperv_clocksource_tsc_page", "arch_sys_counter")
#: The pairs of equal processes that measure the A/A width, their rounds, and the blocks of a round.
_PAIRS: Final = 5
_ROUNDS: Final = 8
_TRIALS: Final = 3
#: The width of an A/A interval above which many differences between compilers would not be seen.
_WIDE_ABOVE: Final = 0.03
#: A program for the A/A width: it answers each line with how long its work took, in ns. The work is about 3 ms.
_PROGRAM: Final = """
import hashlib, sys, time
data = bytearray(range(256)) * 4096
for line in sys.stdin:
    begun = time.perf_counter_ns()
    hashlib.sha256(data).digest(); sum(range(60_000))
    print(time.perf_counter_ns() - begun, flush=True)
"""
_ANSWER_S: Final = 30.0


def look_everywhere() -> Iterator[Finding]:
    """Yield a finding per subject. Takes a few seconds, because some are watched or measured."""
    yield from examined({name: partial(look, _ROOT) for name, look in STATIC.items()})
    yield from examined(WATCHED)


def in_short(root: Path = _ROOT) -> str:
    """Return one sentence with what the kernel's files say against this machine; empty if they say nothing."""
    looks = {name: partial(look, root) for name, look in STATIC.items()}
    found = [one for one in examined(looks) if one.state is not State.ok]
    if not found:
        return ""
    named = "; ".join(f"{one.subject}: {one.text}" for one in found)
    return f"this machine makes times vary: {named} (`{COMMAND} check-machine` says what to change)"


def _read(root: Path, path: Path | str) -> str | None:
    try:
        return (root / path).read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return None


def _governor(root: Path) -> Found:
    found = {path.read_text().strip() for path in (root / _CPUS).glob("cpu[0-9]*/cpufreq/scaling_governor")}
    if not found:
        return State.ok, "the kernel controls no clock frequency here, as in most virtual machines", ""
    if found == {"performance"}:
        return State.ok, "performance", ""
    return (
        *(State.noisy, ", ".join(sorted(found)), "cpupower frequency-set --governor performance (as root)"),
        "short calls begin at a low clock frequency, so intervals of rows below 1 ms are wide",
    )


def _turbo(root: Path) -> Found:
    no_turbo, boost = _read(root, _CPUS / "intel_pstate/no_turbo"), _read(root, _CPUS / "cpufreq/boost")
    if no_turbo is None and boost is None:
        return State.ok, "the kernel shows no switch for it, as in most virtual machines", ""
    if no_turbo == "1" or (no_turbo is None and boost == "0"):
        return State.ok, "off", ""
    switch = "echo 1 > /sys/devices/system/cpu/intel_pstate/no_turbo"
    if no_turbo is None:
        switch = "echo 0 > /sys/devices/system/cpu/cpufreq/boost"
    return (
        *(State.noisy, "on", f"{switch} (as root)"),
        "the clock depends on the temperature and on other cores; both sides slow down alike, which the ratio of a "
        "round leaves out, but absolute times drift",
    )


def _quota(root: Path) -> Found:
    limit = _read(root, _CGROUP / "cpu.max")
    if limit is None or limit.split()[0] == "max":
        return State.ok, "none", ""
    quota, period = map(int, limit.split()[:2])
    stat = dict(line.split()[:2] for line in (_read(root, _CGROUP / "cpu.stat") or "").splitlines())
    throttled = int(stat.get("nr_throttled", 0))
    said = f"{quota / period:.2g} cores, {units.count(throttled, 'period')} throttled so far"
    return (
        *(State.noisy, said, "start the container without --cpus, and with --cpuset-cpus instead"),
        "a side that is throttled loses its row: its times are void",
    )


def _memory(root: Path) -> Found:
    facts = {}
    for line in (_read(root, "proc/meminfo") or "").splitlines():
        name, _, rest = line.partition(":")
        with contextlib.suppress(ValueError, IndexError):
            facts[name] = int(rest.split()[0]) << 10
    if "MemAvailable" not in facts:
        return State.ok, "the kernel does not say", ""
    free, swapped = facts["MemAvailable"], facts.get("SwapTotal", 0) - facts.get("SwapFree", 0)
    text = f"{units.size(free)} available"
    if swapped > 0:
        text += f", {units.size(swapped)} swapped out"
    if free >= _FEWEST_FREE_BYTES:
        return State.ok, text, ""
    return (
        *(State.noisy, text, "end programs that need memory, or choose smaller samples"),
        "the kernel takes pages away from processes, whose next calls are slow (outliers)",
    )


def _huge_pages(root: Path) -> Found:
    found = _read(root, "sys/kernel/mm/transparent_hugepage/enabled") or ""
    mode = found.partition("[")[2].partition("]")[0]
    if mode != "always":
        return State.ok, mode or "the kernel has none", ""
    return (
        *(State.noisy, "always", "echo madvise > /sys/kernel/mm/transparent_hugepage/enabled (as root)"),
        "whether a process gets huge pages is luck, so processes of one program differ; five pairs cover it, one does "
        "not",
    )


def _clock(root: Path) -> Found:
    name = _read(root, "sys/devices/system/clocksource/clocksource0/current_clocksource")
    if name is None or name in _FAST_CLOCKS:
        return State.ok, name or "the kernel does not say", ""
    return (
        *(State.noisy, name, "boot with clocksource=tsc, if the processor has a constant one"),
        "reading the clock is a system call, which is a large part of calls below 100 us",
    )


def _pressure(root: Path) -> Found:
    shares = {}
    for kind in ("cpu", "memory", "io"):
        text = _read(root, f"proc/pressure/{kind}") or ""
        with contextlib.suppress(ValueError, IndexError):
            shares[kind] = float(text.split("avg10=")[1].split()[0])
    if not shares:
        return State.ok, "the kernel does not count it", ""
    text = ", ".join(f"{kind} {share:.1f} %" for kind, share in shares.items()) + " of the last 10 s"
    if max(shares.values()) <= _WAITING_ABOVE:
        return State.ok, text, ""
    return (
        *(State.noisy, text, "end other programs, or wait until they are done"),
        "tasks wait for each other: rows get the flag busy, and no score counts them",
    )


def _steal() -> Found:
    cpus = os.sched_getaffinity(0)
    before = stolen(cpus)
    time.sleep(_WATCH_S)
    after = stolen(cpus)
    if before is None or after is None:
        return State.ok, "the kernel does not say", ""
    share = (after - before) / os.sysconf("SC_CLK_TCK") / _WATCH_S / len(cpus)
    text = f"{units.width(max(0.0, share))} of {_WATCH_S:.0f} s"
    if share <= _STOLEN_ABOVE:
        return State.ok, text, ""
    return (
        *(State.noisy, text, "use a machine with dedicated cores: other tenants of this one take its time"),
        "blocks in which the hypervisor took the cores are outliers; rows get the flag busy above 20 %",
    )


def stolen(cpus: Collection[int], root: Path = _ROOT) -> int | None:
    """Return the ticks that the hypervisor has taken from these CPUs since the start."""
    names = {f"cpu{one}" for one in cpus}
    found = [line.split() for line in (_read(root, "proc/stat") or "").splitlines()]
    ticks = [int(line[8]) for line in found if len(line) > 8 and line[0] in names]
    return sum(ticks) if ticks else None


def _neighbours() -> Found:
    before, begun = process_times(), time.monotonic()
    time.sleep(_WATCH_S)
    cores = len(os.sched_getaffinity(0))
    found = judged(before, process_times(), time.monotonic() - begun, os.getloadavg()[0], cores)
    if found is None:
        return State.ok, f"no other processes use more than 20 % of {units.count(cores, 'core')}", ""
    named = ", ".join(f"{cause.name} (pid {cause.pid}, {cause.cores:.0%} of a core)" for cause in found.causes)
    return (
        *(State.noisy, f"others use {found.share:.0%} of the CPU time: {named}", "end them, or wait"),
        "rows that they disturb get the flag busy, and no score counts them",
    )


def _equal_programs() -> Found:
    low, high = aa_interval()
    width = max(1 - low, high - 1)
    text = f"two processes of one program differ by up to {units.width(width)}"
    if width <= _WIDE_ABOVE:
        return State.ok, text, ""
    return (
        *(State.noisy, text, "change what the other lines name, then look again"),
        "a compiler that differs by less than this cannot be called faster or slower",
    )


def aa_interval() -> tuple[float, float]:
    """Time one program against itself in several pairs of processes, in turns. Return the ratio's 95 % interval."""
    pairs = []
    for _ in range(_PAIRS):
        with contextlib.ExitStack() as both:
            sides = [both.enter_context(_Program()) for _ in range(2)]
            for side in sides:
                side.times(2)
            pairs.append([round_ratio(*(side.times(_TRIALS) for side in sides)) for _ in range(_ROUNDS)])
    found = ratio_of_pairs(pairs).ratio
    return found.low, found.high


class _Program:
    """A process of the program for the A/A width. It uses no CPU while it is not asked."""

    def __init__(self) -> None:
        command = [sys.executable, "-I", "-c", _PROGRAM]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> _Program:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate(timeout=_ANSWER_S)

    def times(self, count: int) -> list[int]:
        """Return how long the work took, in ns, for each of several times."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        found = []
        for _ in range(count):
            self._process.stdin.write("\n")
            self._process.stdin.flush()
            found.append(int(self._process.stdout.readline()))
        return found


#: The set-up of this machine, as the kernel's files below a root say it, by subject.
STATIC: Final[dict[str, Callable[[Path], Found]]] = {
    "governor": _governor,
    "turbo": _turbo,
    "CPU quota": _quota,
    "memory": _memory,
    "huge pages": _huge_pages,
    "clock source": _clock,
}
#: The findings that change from moment to moment, by subject. ``Watch`` warns of it when a run begins.
WATCHED: Final[dict[str, Callable[[], Found]]] = {
    "pressure (PSI)": partial(_pressure, _ROOT),
    "steal": _steal,
    "neighbours": _neighbours,
    "A/A now": _equal_programs,
}
