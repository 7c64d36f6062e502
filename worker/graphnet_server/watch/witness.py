"""The server's own observations of timed blocks: times on its clock, CPU time, cores, and throttling of its cgroup."""

from __future__ import annotations

import dataclasses
import enum
import statistics
import time
from pathlib import Path
from typing import Any, List, Protocol

from graphnet_contract.messages import TrialTimes
from graphnet_runner.frames import BlockReady
from graphnet_server.watch import tree

#: The flag of a sample whose reported times contradict what the server observed.
CLOCK_FLAG = "clock_mismatch"
#: The fraction by which the times that a sample reports may differ from the times that the server observes.
_SHARE = 0.1
#: The difference, in ns, that is always allowed between the duration of a block that the sample reports and the
#: duration that the server observes. They differ because the frames at the beginning and at the end of a block need
#: time to arrive. With 15 busy processes on two cores, the first quartile of the arrival time was 0.35 ms, and its
#: median was 0.7 ms.
_FLOOR_NS = 1_500_000
#: The difference, in ns, that is always allowed between the CPU time that the kernel counted and the reported times. A
#: busy machine does not change CPU time, so this limit is smaller than ``_FLOOR_NS``.
_CPU_FLOOR_NS = 1_000_000
#: The server needs at least this many blocks to conclude that their durations or CPU times are wrong.
_FEWEST_BLOCKS = 4
#: The time, in ns, that a process may spend between two trials if it need not prepare each call (``Witness.prepared``).
_BETWEEN_TRIALS_NS = 50_000
#: The time, in ns, that the first untimed calls of a block may take in addition to twice the duration of a trial.
_WARM_NS = 5_000_000
_RESOLUTION_NS = 1_000_000
#: In a container, the mounted root of cgroups is the container's own cgroup. Version 2 comes first, then version 1.
_CPU_STAT = tuple(Path("/sys/fs/cgroup", name) for name in ("cpu.stat", "cpu/cpu.stat", "cpu,cpuacct/cpu.stat"))


@dataclasses.dataclass(frozen=True)
class Observation:
    """The server's own observation of one block of trials, in ns. Time stamps are of the host's monotonic clock."""

    #: The time at which the server permitted the process to begin the block; 0 if the process did not ask.
    begun_ns: int
    #: The time at which the server heard from the process that the block had ended.
    heard_ns: int
    #: The CPU time that the process and its descendants used between ``begun_ns`` and ``heard_ns``.
    cpu_ns: int
    #: The CPU time that they used since the previous block, while they should have been stopped.
    idle_cpu_ns: int
    #: The number of cores on which the threads of the process and its descendants may run.
    cores: int
    throttled_periods: int
    #: The time for which the process's main thread and the server's reading thread together waited for a core.
    waited_ns: int

    def added_to(self, times: TrialTimes) -> TrialTimes:
        return dataclasses.replace(
            times,
            throttled_periods=self.throttled_periods,
            window_ns=self.heard_ns - self.begun_ns,
            tree_cpu_ns=self.cpu_ns,
            idle_cpu_ns=self.idle_cpu_ns,
            cores=self.cores,
        )


#: The value of ``Witness.last`` before the first block, and from a block's order until its end.
NOTHING_SEEN = Observation(0, 0, 0, 0, 0, 0, 0)


def explained_ns(times: TrialTimes, prepared: bool) -> int:
    """Return how much of a block's duration, in ns, is explained by the times that the process reported.

    These are of timed calls, preparations between them, and untimed calls at the beginning. The latter two count only
    up to the time that a correct runner needs for them, so that no timed call can be hidden there. Preparations are not
    limited if the process prepares each call (``prepared``).
    """
    wall, between = sum(times.wall_ns), sum(times.prepare_ns)
    count = max(1, len(times.wall_ns))
    if not prepared:
        between = min(between, count * _BETWEEN_TRIALS_NS + int(_SHARE * wall))
    return wall + between + min(times.warm_ns, _WARM_NS + 2 * (wall + between) // count)


def hidden_ns(times: TrialTimes, seen: Observation, prepared: bool) -> int:
    """Return the unexplained part of a block's duration, in ns; negative if the explained time is longer.

    If the process or the server waits for a core, the frames at the beginning and the end of a block may be late, and a
    preparation may take long. Such delays are regarded as explained, but at most for as long as the kernel says that
    these two waited. A delay inside a timed call needs no explanation, because the reported time of the call includes
    it.
    """
    explained = explained_ns(times, prepared)
    missing = seen.heard_ns - seen.begun_ns - explained
    frames = max(0, times.started_ns - times.warm_ns - seen.begun_ns) + max(0, seen.heard_ns - times.ended_ns)
    limited = sum(times.wall_ns) + sum(times.prepare_ns) + times.warm_ns - explained
    return missing - min(frames + limited, seen.waited_ns)


def in_order(times: TrialTimes, seen: Observation) -> bool:
    """Whether the stamps of the process are between the server's, and the trials fit between those of the process."""
    stamps = (seen.begun_ns, times.started_ns - times.warm_ns, times.started_ns, times.ended_ns, seen.heard_ns)
    ordered = all(earlier <= later + _RESOLUTION_NS for earlier, later in zip(stamps, stamps[1:]))
    inside = sum(times.wall_ns) + sum(times.prepare_ns) <= times.ended_ns - times.started_ns + _RESOLUTION_NS
    plausible = min((times.warm_ns, *times.wall_ns, *times.prepare_ns)) >= 0
    return seen.begun_ns > 0 and ordered and inside and plausible


class Observed(Protocol):
    """A sample process whose blocks are timed, with all its descendants."""

    def cpu_ns(self) -> int:
        """Return the CPU time, in ns, that the process and its descendants have used so far."""

    def waited_ns(self) -> int:
        """Return how long the main thread of the process has waited for a core so far, in ns; 0 if unknown."""

    def cores(self) -> int:
        """Return the number of cores on which the threads of the process and its descendants may run; 0 if unknown."""

    def take_idle_cpu_ns(self) -> int:
        """Return the CPU time, in ns, that they used since the last call while they should have been stopped."""


class _State(enum.Enum):
    IDLE = "no block is ordered"
    ORDERED = "a block is ordered, and the process has not asked to begin"
    BEGUN = "the block runs"
    DONE = "the block has ended, and its times are due"


class Witness:
    """Compares one sample's timed blocks with this server's observations. Only one thread at a time may use it.

    The process asks for permission before a block and reports the block's end. So the server knows from its own clock
    how long the block took, and from the kernel how much CPU time the process (of ``threads`` threads) and its
    descendants used. The times that the process reports must explain both, except for at most a tenth. In a short
    block, the unexplained part may be larger, because the frames BlockReady and BlockDone need time to arrive.
    """

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._state = _State.IDLE
        self._throttled = 0
        self._begun_ns = 0
        self._begun_cpu_ns = 0
        self._begun_waited_ns = 0
        self._disordered: List[bool] = []
        self._hidden: List[float] = []
        self._hidden_cpu: List[float] = []
        #: The observation of the last block.
        self.last = NOTHING_SEEN
        #: Whether the process prepares each call. If it does, the time between trials is not limited.
        self.prepared = True

    def block_ordered(self) -> None:
        """Note that the process is about to get the command for a block. Call this right before the command is sent."""
        self._state = _State.ORDERED
        self.last = NOTHING_SEEN

    def expects(self, frame: Any) -> bool:
        """Whether the process may send this frame now. The frame is BlockReady or BlockDone."""
        return self._state is (_State.ORDERED if isinstance(frame, BlockReady) else _State.BEGUN)

    def block_begins(self, process: Observed) -> None:
        """Note that a block begins, right before the process gets the permission."""
        self._state = _State.BEGUN
        self._throttled = _throttled_periods()
        self._begun_cpu_ns = process.cpu_ns()
        self._begun_waited_ns = _waited_ns(process)
        self._begun_ns = time.monotonic_ns()

    def block_ended(self, process: Observed) -> None:
        """Store in ``last`` what the server observed of a block that has just ended."""
        heard_ns = time.monotonic_ns()
        waited_ns = _waited_ns(process) - self._begun_waited_ns
        self._state = _State.DONE
        used_ns = process.cpu_ns() - self._begun_cpu_ns
        # Idle thread pools may spin since ``heard_ns``: reading the CPU time of many threads takes milliseconds.
        after_ns = self._threads * (time.monotonic_ns() - heard_ns) if self._threads > 1 else 0
        self.last = Observation(
            begun_ns=self._begun_ns,
            heard_ns=heard_ns,
            cpu_ns=max(0, used_ns - after_ns),
            idle_cpu_ns=process.take_idle_cpu_ns(),
            cores=process.cores(),
            throttled_periods=max(0, _throttled_periods() - self._throttled),
            waited_ns=max(0, waited_ns),
        )

    def compare(self, times: TrialTimes) -> None:
        """Compare the reported times of a block with its observation, and keep the result for ``clock_mismatch``."""
        self._state, state = _State.IDLE, self._state
        if not times.wall_ns:
            return
        seen = self.last
        self._disordered.append(state is not _State.DONE or not in_order(times, seen))
        if state is not _State.DONE:
            return
        hidden, window = hidden_ns(times, seen, self.prepared), seen.heard_ns - seen.begun_ns
        self._hidden.append(hidden / max(_FLOOR_NS, _SHARE * window))
        # ``most`` is what all allowed threads can use within the reported times. If the kernel counted more CPU time,
        # these are too short. Ignore CPU time beyond what these threads can use within the block's duration.
        most = self._threads * explained_ns(times, self.prepared)
        excess = min(seen.cpu_ns, self._threads * window) - most
        # While a frame is late, each thread of a pool may spin, so ``_CPU_FLOOR_NS`` is allowed for each thread.
        self._hidden_cpu.append(excess / max(self._threads * _CPU_FLOOR_NS, _SHARE * most))

    @property
    def clock_mismatch(self) -> bool:
        """Whether the host's clock or the kernel's CPU time contradicts the reported times of most blocks, because

        * at least three quarters of the blocks took too long on the server's clock. Half would not be enough, because
          on a busy machine many frames arrive late, and a late frame makes a block look longer. Or
        * the median block used too much CPU time: late frames hardly change CPU times. Or
        * the time stamps of more than half of the blocks are implausible (``in_order``).

        The first two cases need at least ``_FEWEST_BLOCKS`` blocks.
        """
        wrong = 2 * sum(self._disordered) > len(self._disordered)
        too_long = len(self._hidden) >= _FEWEST_BLOCKS and sorted(self._hidden)[len(self._hidden) // 4] > 1
        too_busy = len(self._hidden_cpu) >= _FEWEST_BLOCKS and statistics.median(self._hidden_cpu) > 1
        return wrong or too_long or too_busy


def _waited_ns(process: Observed) -> int:
    return process.waited_ns() + tree.waited_ns(tree.THREAD_FILE)


def _throttled_periods() -> int:
    """Return how many times the kernel has throttled this process's cgroup; 0 if the kernel does not count this."""
    for path in _CPU_STAT:
        try:
            text = path.read_text(encoding="ascii")
        except OSError:
            continue
        for line in text.splitlines():
            name, _, value = line.partition(" ")
            if name == "nr_throttled":
                return int(value)
    return 0
