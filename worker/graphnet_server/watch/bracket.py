"""Times a block of trials from outside: the time of a trial is from the server's word to the process's answer.

The sample process cannot change these times, because its own clocks are not read. It can only work at other times, or
answer for calls that it did not make. So the server also measures how long the process takes to prepare a trial and to
copy outputs, changes the inputs from trial to trial, and chooses after a trial whether its outputs are to be kept.
"""

from __future__ import annotations

import dataclasses
import random
import select
import socket
import statistics
import time
from dataclasses import dataclass, field
from typing import List, Optional, Protocol, Sequence

from graphnet_contract.messages import TrialTimes
from graphnet_contract.other_inputs import LARGEST_TRIAL, number_of
from graphnet_runner import gate

#: The number of empty trials at the beginning of a block.
_EMPTY_TRIALS = 5
#: At most this much of a trial's time, in ns, is taken off for an empty trial. A process that is slow to answer empty
#: trials thus gains no more.
MOST_EMPTY_NS = 100_000
#: A generator whose numbers the sample process cannot know.
_chance = random.SystemRandom()


class Broken(ValueError):
    """The process answered something else than it was asked, or before it was asked."""


class _Failed(Exception):
    """A call failed. The process says why in its next frames."""


class Clocks(Protocol):
    """The CPU clocks of the sample process and its descendants."""

    def members(self) -> List[int]:
        """List the process and its descendants."""

    def cpu_of(self, pids: Sequence[int]) -> int:
        """Return the CPU time, in ns, that these processes have used so far."""


@dataclass
class Seen:
    """What the server saw of a block, in ns. Time stamps are of the host's monotonic clock."""

    warm_ns: int = 0
    #: The median time of an empty trial.
    empty_ns: int = 0
    started_ns: int = 0
    ended_ns: int = 0
    wall_ns: List[int] = field(default_factory=list)
    cpu_ns: List[int] = field(default_factory=list)
    prepare_ns: List[int] = field(default_factory=list)
    prepare_cpu_ns: List[int] = field(default_factory=list)
    kept_inputs: int = 0
    copy_ns: int = 0
    copy_cpu_ns: int = 0

    def added_to(self, times: TrialTimes) -> TrialTimes:
        """Return the message of the process with these times. Its own become a witness."""
        less = min(self.empty_ns, MOST_EMPTY_NS)
        return dataclasses.replace(
            times,
            own_wall_ns=times.wall_ns,
            wall_ns=tuple(max(1, ns - less) for ns in self.wall_ns),
            cpu_ns=tuple(self.cpu_ns),
            prepare_ns=tuple(self.prepare_ns),
            prepare_cpu_ns=tuple(self.prepare_cpu_ns),
            warm_ns=self.warm_ns,
            empty_ns=self.empty_ns,
            started_ns=self.started_ns,
            ended_ns=self.ended_ns,
            kept_inputs=self.kept_inputs,
            copy_ns=self.copy_ns,
            copy_cpu_ns=self.copy_cpu_ns,
        )


def time_block(channel: socket.socket, count: int, calls: int, clocks: Clocks, keep: bool) -> Optional[Seen]:
    """Time a block of ``count`` trials of ``calls`` calls over the channel of a sample process. ``keep``: whether the
    process keeps the outputs of one call.

    Return None if a call failed. Raise Broken if the process breaks the protocol, and OSError if its channel is closed.
    """
    try:
        return _time_block(channel, count, calls, clocks, keep)
    except _Failed:
        return None


def _time_block(channel: socket.socket, count: int, calls: int, clocks: Clocks, keep: bool) -> Seen:
    kept_trial = _chance.randrange(count) if keep and count else -1
    seen = Seen()
    seen.warm_ns = _timed(channel, gate.WARM, gate.DONE)
    seen.empty_ns = int(statistics.median(_timed(channel, gate.EMPTY, gate.DONE) for _ in range(_EMPTY_TRIALS)))
    pids = clocks.members()
    seen.started_ns, used = time.monotonic_ns(), clocks.cpu_of(pids)
    for trial in range(count):
        number, held = 1 + _chance.randrange(LARGEST_TRIAL), _chance.randrange(calls)
        seen.prepare_ns.append(_timed(channel, gate.PREPARE, gate.READY, number))
        prepared = clocks.cpu_of(pids)
        seen.wall_ns.append(_timed(channel, gate.GO, gate.DONE, held))
        done = clocks.cpu_of(pids)
        seen.prepare_cpu_ns.append(max(0, prepared - used))
        seen.cpu_ns.append(max(0, done - prepared))
        used = done
        if trial == kept_trial:
            seen.kept_inputs = number_of(number, held)
            seen.copy_ns = _timed(channel, gate.KEEP, gate.KEPT)
            used = clocks.cpu_of(pids)
            seen.copy_cpu_ns = max(0, used - done)
    seen.ended_ns = time.monotonic_ns()
    channel.sendall(gate.WORD.pack(gate.END, 0))
    return seen


def _timed(channel: socket.socket, word: bytes, answer: bytes, number: int = 0) -> int:
    """Send a word, wait for its answer, and return the ns from the word to the answer."""
    data, clock, receive = gate.WORD.pack(word, number), time.monotonic_ns, channel.recv
    if _has_data(channel):
        _require(receive(1), b"")
    began = clock()
    channel.sendall(data)
    got = receive(1)
    ended = clock()
    _require(got, answer)
    return ended - began


def _has_data(channel: socket.socket) -> bool:
    poll = select.poll()
    try:
        poll.register(channel, select.POLLIN)
    except ValueError as error:
        raise ConnectionError("the channel was closed") from error
    return bool(poll.poll(0))


def _require(got: bytes, expected: bytes) -> None:
    if not got:
        raise ConnectionError("the process has closed its channel")
    if got == gate.FAILED:
        raise _Failed
    if got != expected:
        raise Broken("the answer %r where %s was due" % (got, repr(expected) if expected else "none"))
