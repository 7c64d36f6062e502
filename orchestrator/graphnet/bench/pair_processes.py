"""The two processes of a further pair. They start together, and also with those of the pair after it: much of a start
runs on one core, and only what is timed needs a quiet machine.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from types import TracebackType
from typing import Final

from graphnet import settings
from graphnet.bench.batches import job_count
from graphnet.launch.pool import Worker
from graphnet.runs.request import Request
from graphnet.talk.client import Progress, SampleStream

#: Two pairs start together only if so many times the memory is free that their processes are expected to need.
_ROOM: Final = 2
#: The places for samples that each run has for itself on a worker that runs share (service/slots.py of the worker).
_SHARE: Final = 4
_START_STAGES: Final = ("load", "inputs", "compile", "warm_up")


def start_ns(progress: Progress) -> int:
    """Return the time in ns that a process took from its start to the end of its warm-up calls."""
    return sum(progress.stage_ns.get(stage, 0) for stage in _START_STAGES)


@dataclass(frozen=True)
class PairProcesses(contextlib.AbstractContextManager["PairProcesses"]):
    """The open streams of a pair's processes. Leave the ``with`` statement to close them."""

    candidate: SampleStream
    reference: SampleStream
    _threads: ThreadPoolExecutor
    _warming: list[Future[bool]]

    @classmethod
    def opened(
        cls, open_candidate: Callable[[], SampleStream], open_reference: Callable[[], SampleStream]
    ) -> PairProcesses:
        """Open both. A thread waits for the reference, because a stage's events must be read within its time limit."""
        with contextlib.ExitStack() as stack:
            candidate = stack.enter_context(open_candidate())
            reference = stack.enter_context(open_reference())
            _mute(reference)
            threads = ThreadPoolExecutor(max_workers=2)
            stack.pop_all()
        return cls(candidate, reference, threads, [threads.submit(reference.until_ready)])

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """End both processes. A second call does nothing."""
        # A closed stream ends the wait of its thread.
        self.candidate.close()
        self.reference.close()
        self._threads.shutdown()

    def warm_up_aside(self) -> None:
        """Let a thread wait for the candidate, too: this pair is timed after another one."""
        _mute(self.candidate)
        self._warming.append(self._threads.submit(self.candidate.until_ready))

    @property
    def start_ns(self) -> int:
        """The time in ns that both took to start together."""
        return max(start_ns(self.candidate.progress), start_ns(self.reference.progress))

    def settle(self) -> None:
        """Wait until no thread waits for a process. Whether one is ready, or an error, is told by ``until_ready``."""
        wait(self._warming)
        for stream in (self.candidate, self.reference):
            stream.is_silent, stream.on_other_run = False, stream.client.on_other_run


def _mute(stream: SampleStream) -> None:
    """Let a stream tell nothing while a thread waits for it: the listener, and who gives up places for another run, are
    called from one thread.
    """
    stream.is_silent, stream.on_other_run = True, lambda: None


def may_start_two(request: Request, workers: Iterable[Worker], progress: Iterable[Progress]) -> bool:
    """Whether the processes of two pairs may start together. ``workers``, ``progress``: those of both sides of a row.

    On a GPU, nothing limits the memory of processes that are kept. Two runs on one worker could wait for each other if
    they held more places than each has for itself.
    """
    if request.device_type != "cpu" or settings.usable_cores() < 2 or job_count(request) > 1:
        return False
    reports = [one.call_report for one in progress]
    needed = sum(2 * one.peak_memory_bytes for one in reports if one is not None)
    # Both sides of a control, and of a row of eager mode, are on one worker: the warm reference, and two of each side.
    sides = list(workers)
    addresses = [one.client.endpoint.address for one in sides]
    has_places = all(1 + 2 * addresses.count(one.client.endpoint.address) <= _places(one) for one in sides)
    return has_places and _ROOM * needed <= settings.available_memory_bytes()


def _places(worker: Worker) -> int:
    """Return how many samples this run may hold on a worker at the same time without waiting for another run."""
    limits = worker.info.limits
    most = _SHARE if limits is None else limits.max_samples
    # One connection may hold at most one sample less than the worker. Only this run uses a worker that it started.
    return most - 1 if worker.process is not None else min(most, _SHARE)
