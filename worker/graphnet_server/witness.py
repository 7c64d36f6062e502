"""The server's own observations of timed blocks: times on its clock, CPU time, cores, and throttling of its cgroup."""

from __future__ import annotations

import dataclasses
import enum
import statistics
import time
from pathlib import Path
from typing import Any, List, Protocol, Tuple

from graphnet_contract.messages import TrialTimes
from graphnet_runner.frames import BlockReady
from graphnet_server import tree

#: The flag of a sample whose time stamps cannot be those of the host's clock.
CLOCK_FLAG = "clock_mismatch"
#: The share of a block by which the times that a sample reports may differ from the server's observation.
_SHARE = 0.1
#: The difference, in ns, that is always allowed between a block as the sample stamps it and as the server sees it. The
#: frame at either end needs time to arrive: with 15 busy processes on two cores, 0.35 ms in the best quarter of all
#: blocks, and 0.7 ms in the median.
_FLOOR_NS = 1_500_000
#: The difference, in ns, that is always allowed between the CPU time that the kernel counted and the reported times. A
#: busy machine does not change CPU time, so this limit is smaller.
_CPU_FLOOR_NS = 1_000_000
#: The least number of blocks whose duration can show that the clocks differ.
_FEWEST_BLOCKS = 4
#: The time, in ns, that a process may spend between two trials if it has nothing to prepare.
_BETWEEN_TRIALS_NS = 50_000
#: The time, in ns, that the untimed calls at the beginning of a block may take, plus twice the duration of a trial.
_WARM_NS = 5_000_000
_RESOLUTION_NS = 1_000_000


@dataclasses.dataclass(frozen=True)
class Observation:
    """Everything that the server itself observed of one block of trials.

    All times are in ns. Stamps are on the host's monotonic clock.
    """

    #: The time at which the server permitted the process to begin; 0 if the process did not ask.
    begun_ns: int
    #: The time at which the process reported the block's end.
    heard_ns: int
    #: The CPU time of the process and its descendants between the two.
    cpu_ns: int
    #: The CPU time that they used while they should have been stopped, since the block before.
    idle_cpu_ns: int
    #: The number of cores on which their threads may run.
    cores: int
    throttled_periods: int
    #: How long the process's main thread and the server's reading thread waited for a core during the block.
    waited_ns: int

    def added_to(self, times: TrialTimes) -> TrialTimes:
        """Return the reported times with the observation."""
        return dataclasses.replace(
            times,
            throttled_periods=self.throttled_periods,
            window_ns=self.heard_ns - self.begun_ns,
            tree_cpu_ns=self.cpu_ns,
            idle_cpu_ns=self.idle_cpu_ns,
            cores=self.cores,
        )


#: The observation of a block before it has ended.
NOTHING_SEEN = Observation(0, 0, 0, 0, 0, 0, 0)


def explained_ns(times: TrialTimes, prepared: bool) -> int:
    """Return how much of a block's duration its reported times explain, in ns.

    The process reports three kinds of time: of timed calls, of preparations between them, and of untimed calls at the
    beginning. The last two explain only as much as a sound runner needs for them, so that no timed call can be hidden
    there.

    Args:
        times: the times as the process reported them.
        prepared: whether the process prepares each call, so that the time between trials has no limit of its own.
    """
    wall, between = sum(times.wall_ns), sum(times.prepare_ns)
    count = max(1, len(times.wall_ns))
    if not prepared:
        between = min(between, count * _BETWEEN_TRIALS_NS + int(_SHARE * wall))
    return wall + between + min(times.warm_ns, _WARM_NS + 2 * (wall + between) // count)


def hidden_ns(times: TrialTimes, seen: Observation, prepared: bool) -> int:
    """Return the time that a block took beyond what explains it, in ns; negative if it took less.

    Besides the reported times, the time for which the process and the server waited for a core explains a part: it
    delays the frames at either end, and the process between two trials.

    Args:
        times: the times as the process reported them.
        seen: the server's observation of the same block.
        prepared: see ``explained_ns``.
    """
    missing = seen.heard_ns - seen.begun_ns - explained_ns(times, prepared)
    return missing - min(max(0, missing), seen.waited_ns)


def in_order(times: TrialTimes, seen: Observation) -> bool:
    """Whether the stamps of a block are inside the server's, and its trials inside its stamps."""
    stamps = (seen.begun_ns, times.started_ns - times.warm_ns, times.started_ns, times.ended_ns, seen.heard_ns)
    ordered = all(earlier <= later + _RESOLUTION_NS for earlier, later in zip(stamps, stamps[1:]))
    inside = sum(times.wall_ns) + sum(times.prepare_ns) <= times.ended_ns - times.started_ns + _RESOLUTION_NS
    plausible = min((times.warm_ns, *times.wall_ns, *times.prepare_ns)) >= 0
    return seen.begun_ns > 0 and ordered and inside and plausible


class Observed(Protocol):
    """A sample process whose blocks are timed, with all its descendants."""

    def cpu_ns(self) -> int:
        """Return the CPU time that they have used so far, in ns."""

    def waited_ns(self) -> int:
        """Return how long the main thread of the process has waited for a core so far, in ns; 0 if unknown."""

    def cores(self) -> int:
        """Return the number of cores on which their threads may run; 0 if unknown."""

    def take_idle_cpu_ns(self) -> int:
        """Return the CPU time in ns that they used while they were stopped, and count from zero again."""


class _State(enum.Enum):
    IDLE = "no block is ordered"
    ORDERED = "a block is ordered, and the process has not asked to begin"
    BEGUN = "the block runs"
    DONE = "the block has ended, and its times are due"


class Witness:
    """Compares one sample's timed blocks with this server's observations. Only one thread at a time may use it.

    The process asks for permission before a block and reports the block's end. So the server knows from its own clock
    how long the block took, and from the kernel how much CPU time the process and its descendants used. The times that
    the process reports must explain both to within a tenth. Only the time that the two frames need may be missing.

    Args:
        threads: the number of threads that the process may use.
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
        #: Whether the process prepares each call, so that the time between trials has no limit of its own.
        self.prepared = True

    def block_ordered(self) -> None:
        """Note that a block is ordered. Call this right before the command is sent."""
        self._throttled = _throttled_periods()
        self._state = _State.ORDERED
        self.last = NOTHING_SEEN

    def expects(self, frame: Any) -> bool:
        """Whether it is the right time for a frame BlockReady or BlockDone of the process."""
        return self._state is (_State.ORDERED if isinstance(frame, BlockReady) else _State.BEGUN)

    def block_begins(self, process: Observed) -> None:
        """Note the time at which a block begins. Call this right before the process gets the permission."""
        self._state = _State.BEGUN
        self._begun_cpu_ns = process.cpu_ns()
        self._begun_waited_ns = _waited_ns(process)
        self._begun_ns = time.monotonic_ns()

    def block_ended(self, process: Observed) -> None:
        """Note everything about a block that has just ended."""
        heard_ns = time.monotonic_ns()
        waited_ns = _waited_ns(process) - self._begun_waited_ns
        self._state = _State.DONE
        self.last = Observation(
            begun_ns=self._begun_ns,
            heard_ns=heard_ns,
            cpu_ns=max(0, process.cpu_ns() - self._begun_cpu_ns),
            idle_cpu_ns=process.take_idle_cpu_ns(),
            cores=process.cores(),
            throttled_periods=max(0, _throttled_periods() - self._throttled),
            waited_ns=max(0, waited_ns),
        )

    def compare(self, times: TrialTimes) -> None:
        """Compare the reported times of a block with its observation."""
        self._state, state = _State.IDLE, self._state
        if not times.wall_ns:
            return
        seen = self.last
        self._disordered.append(state is not _State.DONE or not in_order(times, seen))
        if state is not _State.DONE:
            return
        hidden, window = hidden_ns(times, seen, self.prepared), seen.heard_ns - seen.begun_ns
        self._hidden.append(hidden / max(_FLOOR_NS, _SHARE * window))
        # One thread uses at most as much CPU time as time passes. If the tree used more CPU time than all threads could
        # use in the reported times, but not more than in the server's window, then the reported times are too short.
        most = self._threads * explained_ns(times, self.prepared)
        excess = min(seen.cpu_ns, self._threads * window) - most
        self._hidden_cpu.append(excess / max(_CPU_FLOOR_NS, _SHARE * most))

    @property
    def clock_mismatch(self) -> bool:
        """Whether the host's clock or the kernel's CPU time contradict the times of most blocks.

        A frame that arrives late makes a block look longer, never shorter, and on a busy machine many frames arrive
        late. So the clock contradicts only if more than three quarters of the blocks are too long. CPU time does not
        depend on delays.
        """
        wrong = 2 * sum(self._disordered) > len(self._disordered)
        too_long = len(self._hidden) >= _FEWEST_BLOCKS and sorted(self._hidden)[len(self._hidden) // 4] > 1
        too_busy = bool(self._hidden_cpu) and statistics.median(self._hidden_cpu) > 1
        return wrong or too_long or too_busy


def _waited_ns(process: Observed) -> int:
    return process.waited_ns() + tree.waited_ns(tree.THREAD_FILE)


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
