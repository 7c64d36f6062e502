"""The server's own observations of timed blocks: the times on its clock, and whether its cgroup was throttled."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Tuple

from graphnet_contract.messages import TrialTimes

#: The flag of a sample whose time stamps cannot be those of the host's clock.
CLOCK_FLAG = "clock_mismatch"
#: The most time, in ns, that may pass between the end of a block and the arrival of its frame. The time is usually
#: about a millisecond, and longer on a busy host.
_LATE_NS = 50_000_000
_RESOLUTION_NS = 1_000_000


class Witness:
    """Compares one sample's timed blocks with this server's clock. Only one thread at a time may use it.

    The sample process stamps the start and the end of each block with the host's monotonic clock, which is also this
    server's clock. So both stamps must be between the command and the answer, the end stamp must be close to the
    answer, and the trials must fill the time between the stamps.
    """

    def __init__(self) -> None:
        self._told_ns = 0
        self._blocks = 0
        self._wrong = 0
        self._throttled = 0
        self.throttled_periods = 0
        #: Whether the process does other work between trials, so that the trials do not fill the time of their block.
        self.prepared = True

    def block_starts(self) -> None:
        """Note the time at which a block starts. Call this right before the command is sent."""
        self._throttled = _throttled_periods()
        self._told_ns = time.monotonic_ns()

    def block_ended(self, times: TrialTimes) -> None:
        """Compare the time stamps of a block with the noted time. Call this as soon as its times have arrived."""
        heard_ns = time.monotonic_ns()
        self.throttled_periods = max(0, _throttled_periods() - self._throttled)
        started, ended, wall = times.started_ns, times.ended_ns, sum(times.wall_ns)
        if not times.wall_ns:
            return
        self._blocks += 1
        in_order = self._told_ns - _RESOLUTION_NS <= started <= ended <= heard_ns + _RESOLUTION_NS
        least = 0 if self.prepared else (ended - started) // 2 - _RESOLUTION_NS
        fits = least <= wall <= ended - started + _RESOLUTION_NS
        self._wrong += not (in_order and fits and heard_ns - ended <= _LATE_NS + (ended - started))

    @property
    def clock_mismatch(self) -> bool:
        """Whether most blocks have stamps that cannot be those of the host's clock.

        A single late block proves nothing, because the host may have been busy.
        """
        return self._blocks > 0 and 2 * self._wrong > self._blocks


def _throttled_periods() -> int:
    """Read ``nr_throttled`` of this process's cgroup; 0 if there is no such counter."""
    for path in _cpu_stat_paths():
        try:
            text = path.read_text(encoding="ascii")
        except OSError:
            continue
        for line in text.splitlines():
            name, _, value = line.partition(" ")
            if name == "nr_throttled":
                return int(value)
    return 0


def _cpu_stat_paths() -> Tuple[Path, ...]:
    # In a container, the mounted root of cgroups is the container's own cgroup. Try version 2 first, then version 1.
    return (
        Path("/sys/fs/cgroup/cpu.stat"),
        Path("/sys/fs/cgroup/cpu/cpu.stat"),
        Path("/sys/fs/cgroup/cpu,cpuacct/cpu.stat"),
    )
