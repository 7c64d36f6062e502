"""The server's own observations of timed blocks: trials on its clock, CPU time, cores, and throttling of its cgroup."""

from __future__ import annotations

import dataclasses
import enum
import socket
import time
from pathlib import Path
from typing import List, Optional, Protocol, Sequence

from graphnet_contract.messages import RunTrials, TrialTimes
from graphnet_runner.frames import BlockReady
from graphnet_server.watch import bracket, tree
from graphnet_server.watch.bracket import Broken, Seen

#: The flag of a sample whose reported times contradict what the server observed.
CLOCK_FLAG = "clock_mismatch"
#: The fraction by which the times that a sample reports may differ from the times that the server observes.
_SHARE = 0.1
#: The difference, in ns, that is always allowed for each trial: word and answer need time to arrive.
_FLOOR_NS = 100_000
#: The difference, in ns, that is always allowed for a block. On a busy virtual machine, the answers of blocks of three
#: trials of 0.1 ms were late by more than 0.3 ms in most blocks, and by more than 3 ms in 2 of 30.
_LEAST_NS = 3_000_000
#: The server needs at least this many blocks to conclude that the reported times are wrong.
_FEWEST_BLOCKS = 4
#: In a container, the mounted root of cgroups is the container's own cgroup. Version 2 comes first, then version 1.
_CPU_STAT = tuple(Path("/sys/fs/cgroup", name) for name in ("cpu.stat", "cpu/cpu.stat", "cpu,cpuacct/cpu.stat"))


@dataclasses.dataclass(frozen=True)
class Observation:
    """The server's own observation of one block of trials, in ns."""

    #: The trials; None if there were none, or if one failed.
    trials: Optional[Seen]
    window_ns: int
    #: The CPU time that the process and its descendants used in this window.
    cpu_ns: int
    #: The CPU time that they used since the previous block, while they should have been stopped.
    idle_cpu_ns: int
    #: The number of cores on which the threads of the process and its descendants may run.
    cores: int
    throttled_periods: int
    #: The time for which the process's main thread and the server's reading thread together waited for a core.
    waited_ns: int

    def added_to(self, times: TrialTimes) -> TrialTimes:
        """Return the message of the process with what the server observed."""
        times = dataclasses.replace(
            times,
            throttled_periods=self.throttled_periods,
            window_ns=self.window_ns,
            tree_cpu_ns=self.cpu_ns,
            idle_cpu_ns=self.idle_cpu_ns,
            cores=self.cores,
        )
        return times if self.trials is None else self.trials.added_to(times)


#: The value of ``Witness.last`` before the first block, and from a block's order until its end.
NOTHING_SEEN = Observation(None, 0, 0, 0, 0, 0, 0)


class Observed(Protocol):
    """A sample process whose blocks are timed, with all its descendants."""

    #: The socket over which the server and the process talk.
    channel: socket.socket

    def members(self) -> List[int]:
        """List the process and its descendants."""

    def cpu_of(self, pids: Sequence[int]) -> int:
        """Return the CPU time, in ns, that these processes have used so far."""

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
    ORDERED = "a block is ordered, and the process has not begun it"
    DONE = "the block has ended, and what the process measured is due"


class Witness:
    """Times one sample's blocks of trials from outside. Only one thread at a time may use it.

    The times of the trials are those that the server sees (``bracket.py``). The process, which has ``threads`` threads,
    also measures its trials; these times only tell whether its clocks can be trusted.
    """

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._state = _State.IDLE
        self._ordered = RunTrials()
        self._disordered: List[bool] = []
        self._differences: List[float] = []
        self._hidden_cpu: List[float] = []
        #: The observation of the last block.
        self.last = NOTHING_SEEN

    def block_ordered(self, command: RunTrials) -> None:
        """Note that the process is about to get the command for a block. Call this right before the command is sent."""
        self._state = _State.ORDERED
        self._ordered = command
        self.last = NOTHING_SEEN

    def expects(self, frame: BlockReady) -> bool:
        """Whether the process may begin a block of so many calls per trial now."""
        asked = self._ordered.calls_per_trial
        return self._state is _State.ORDERED and frame.calls >= 1 and asked in (0, frame.calls)

    def time_block(self, calls: int, process: Observed) -> None:
        """Time a block of trials of so many calls, and store in ``last`` what was observed.

        Raise Broken if the process breaks the protocol. If the process ends, nothing is observed.
        """
        throttled, waited_ns, cpu_ns = _throttled_periods(), _waited_ns(process), process.cpu_ns()
        began_ns = time.monotonic_ns()
        try:
            trials = bracket.time_block(process.channel, self._ordered.count, calls, process, self._ordered.keep)
        except Broken:
            self._state = _State.IDLE
            raise
        except OSError:
            trials = None
        ended_ns = time.monotonic_ns()
        waited_ns = _waited_ns(process) - waited_ns
        used_ns = process.cpu_ns() - cpu_ns
        # Idle thread pools may spin since ``ended_ns``: reading the CPU time of many threads takes milliseconds.
        after_ns = self._threads * (time.monotonic_ns() - ended_ns) if self._threads > 1 else 0
        self._state = _State.DONE
        self.last = Observation(
            trials=trials,
            window_ns=ended_ns - began_ns,
            cpu_ns=max(0, used_ns - after_ns),
            idle_cpu_ns=process.take_idle_cpu_ns(),
            cores=process.cores(),
            throttled_periods=max(0, _throttled_periods() - throttled),
            waited_ns=max(0, waited_ns),
        )

    def compare(self, times: TrialTimes) -> None:
        """Compare the times that the process reports of a block with its observation, for ``clock_mismatch``.

        Raise Broken if they are not of a block that was timed here.
        """
        self._state, state = _State.IDLE, self._state
        seen = self.last.trials
        if not times.wall_ns and (seen is None or not seen.wall_ns):
            return
        if state is not _State.DONE or seen is None or len(seen.wall_ns) != len(times.wall_ns):
            raise Broken("times of %d trials that this server did not time" % len(times.wall_ns))
        own, ours, count = sum(times.wall_ns), sum(seen.wall_ns), len(seen.wall_ns)
        # A process cannot measure more than the server, but for the resolution of the clocks.
        self._disordered.append(min(times.wall_ns) < 0 or own > ours + count * _FLOOR_NS)
        missing = ours - own - count * seen.empty_ns - self.last.waited_ns
        self._differences.append(missing / _allowed_ns(ours, count))
        # A busy machine does not change CPU time. What the threads cannot use within the reported times is hidden.
        most = self._threads * own
        self._hidden_cpu.append((sum(seen.cpu_ns) - most) / _allowed_ns(most, self._threads * count))

    @property
    def clock_mismatch(self) -> bool:
        """Whether the times that the process reports contradict those that the server saw in most blocks: they are too
        short in three quarters of at least ``_FEWEST_BLOCKS`` blocks, or cannot hold the CPU time of most of these
        blocks, or are impossible in more than half.

        Half would not be enough in the first case, because on a busy machine many answers arrive late.
        """
        wrong = 2 * sum(self._disordered) > len(self._disordered)
        found, hidden = sorted(self._differences), sorted(self._hidden_cpu)
        enough = len(found) >= _FEWEST_BLOCKS
        return wrong or (enough and (found[len(found) // 4] > 1 or hidden[len(hidden) // 2] > 1))


def _allowed_ns(total_ns: int, trials: int) -> float:
    """Return the difference, in ns, that proves nothing about a block whose trials take so long together."""
    return max(_LEAST_NS, trials * _FLOOR_NS, _SHARE * total_ns)


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
