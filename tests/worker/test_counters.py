"""Tests of the processor's counters. Most use made-up counters, because many machines that run tests have none."""

from __future__ import annotations

import errno
import os
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable

import pytest
from client import Client, start_of
from words import run_block, words_of

from graphnet_contract import messages
from graphnet_contract.messages import Counts
from graphnet_runner import counters
from graphnet_runner.counters import Counters, open_event
from graphnet_runner.frames import Probed
from graphnet_runner.timing import TimedCall
from graphnet_server.host.describe import cpu_device

CYCLES, INSTRUCTIONS, CACHE_MISSES = 0, 1, 3


class Processor:
    """A made-up processor. The descriptor of a counter is its event's number plus 100."""

    def __init__(self, *events: int, refusals: tuple[int, ...] = ()) -> None:
        self.counts = dict.fromkeys(events, (0, 0, 0))
        self.refusals = list(refusals)
        self.opened: list[tuple[int, int, bool]] = []

    def open(self, event: int, group: int, user_only: bool) -> int:
        self.opened.append((event, group, user_only))
        if self.refusals:
            raise OSError(self.refusals.pop(0), "refused")
        if event not in self.counts:
            raise OSError(errno.ENOENT, "refused")
        return event + 100

    def read(self, descriptor: int, size: int) -> bytes:
        return struct.pack("=QQQ", *self.counts[descriptor - 100])[:size]


def test_a_block_is_counted_from_its_first_trial_to_its_last() -> None:
    """The call that warms the caches is not counted, nor is what follows the block."""
    processor = Processor(CYCLES, INSTRUCTIONS, CACHE_MISSES)

    def call() -> None:
        for event, (count, enabled, running) in processor.counts.items():
            processor.counts[event] = (count + 10 + event, enabled + 5, running + 5)

    counted = Counters(processor.open, processor.read)
    assert counted.describe() == "cycles, instructions, cache misses"
    assert processor.opened == [(CYCLES, -1, False), (INSTRUCTIONS, 100, False), (CACHE_MISSES, 100, False)]
    timed = TimedCall(call, (), lambda: None, lambda: None)
    trials, _ = run_block(timed, words_of(3), 4, 1_000_000, counters=counted)
    call()
    counts = trials.message().counts
    assert counts is not None
    assert (counts.cycles, counts.instructions, counts.cache_misses, counts.running_ns) == (120, 132, 156, 60)
    assert not counts.user_only


def test_an_event_that_shared_its_counter_is_scaled_up() -> None:
    processor = Processor(CYCLES, INSTRUCTIONS)
    counted = Counters(processor.open, processor.read)
    before = counted.read()
    processor.counts = {CYCLES: (300, 100, 50), INSTRUCTIONS: (7, 100, 0)}
    counts = counted.since(before)
    assert (counts.cycles, counts.running_ns) == (600, 100)
    # The first was counted for half of the time, the second never, and the processor does not have the third.
    assert (counts.instructions, counts.cache_misses) == (None, None)


def test_if_the_kernel_hides_its_own_part_the_rest_is_counted() -> None:
    processor = Processor(CYCLES, refusals=(errno.EACCES,))
    counted = Counters(processor.open, processor.read)
    assert [user_only for event, _, user_only in processor.opened if event == CYCLES] == [False, True]
    assert counted.describe() == "cycles (user mode)"
    before = counted.read()
    processor.counts[CYCLES] = (4, 2, 2)
    assert counted.since(before).user_only


@pytest.mark.parametrize(
    ("refusals", "paranoid", "says"),
    [
        ((errno.ENOENT,), "2", "the processor has no counters that the kernel can use, as in many virtual machines"),
        ((errno.EACCES,) * 2, "4", "kernel.perf_event_paranoid is 4, and 2 or less allows them"),
        ((errno.EPERM,) * 2, "2", "a filter of system calls or a security module forbids perf_event_open"),
        ((errno.EPERM,) * 2, None, "a filter of system calls or a security module forbids perf_event_open"),
        ((errno.ENOSYS,), "2", f"perf_event_open failed: {os.strerror(errno.ENOSYS)}"),
    ],
)
def test_a_refusal_is_described_and_page_faults_are_counted_all_the_same(
    refusals: tuple[int, ...],
    paranoid: str | None,
    says: str,
    tmp_path: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = os.path.join(str(tmp_path), "paranoid")
    if paranoid is not None:
        with open(path, "w") as file:
            file.write(paranoid + "\n")
    monkeypatch.setattr(counters, "PARANOID", path)
    processor = Processor(refusals=refusals)
    counted = Counters(processor.open, processor.read)
    assert counted.describe() == f"none: {says}"
    assert processor.opened[1:] == [(CYCLES, -1, True)] * (len(refusals) - 1)
    before = counted.read()
    after = {name: (count + 3, 0, 0) for name, (count, _, _) in before.items()}
    assert counted.since(before, after) == Counts(page_faults=3, context_switches=3)


def test_a_counter_that_a_sample_closed_is_unknown() -> None:
    processor = Processor(CYCLES)

    def closed(descriptor: int, size: int) -> bytes:
        raise OSError(errno.EBADF, "closed")

    counted = Counters(processor.open, closed)
    assert counted.since(counted.read()).cycles is None


def burnt(seconds: float) -> None:
    while time.thread_time() < seconds:
        pass


def in_thread() -> None:
    thread = threading.Thread(target=burnt, args=(0.05,))
    thread.start()
    thread.join()


def in_child() -> None:
    code = "import time\nwhile time.process_time() < 0.05: pass"
    subprocess.run([sys.executable, "-S", "-c", code], check=True)


@pytest.mark.parametrize("work", [in_thread, in_child])
def test_threads_and_processes_that_begin_later_are_counted(work: Callable[[], None]) -> None:
    """The kernel's own counter of CPU time stands for cycles, because it exists without a processor's counters."""
    cpu_time, software = 1, 1
    try:
        descriptor = open_event(cpu_time, -1, False, software)
    except OSError as error:
        pytest.skip(f"this kernel refuses perf_event_open: {error}")

    def opened(event: int, group: int, user_only: bool) -> int:
        if event != CYCLES:
            raise OSError(errno.ENOENT, "refused")
        return descriptor

    counted = Counters(opened)
    before = counted.read()
    work()
    counts = counted.since(before)
    counted.close()
    assert counts.cycles is not None
    assert counts.cycles >= 50_000_000


def test_a_worker_counts_every_block_and_describes_its_cores(client: Client) -> None:
    reply = client.run(start_of(), messages.RunTrials(3, 10), messages.RunTrials(3, 10))
    blocks = reply.all(messages.TrialTimes)
    assert len(blocks) == 2
    assert all(block.counts is not None for block in blocks)
    # The probe runs in a sample process, because root may count less in a room than the server outside.
    probed = Probed({}, (), "", "on", "cycles (user mode)")
    assert cpu_device("on", probed).properties["counters"] == "cycles (user mode)"
    properties = client.info().devices[0].properties
    assert 1 <= int(properties["numa_nodes"]) <= int(properties["physical_cores"]) <= int(properties["cores"])
    assert properties["smt"] in ("on", "off")
    hardware = blocks[0].counts is not None and blocks[0].counts.cycles is not None
    assert hardware != properties["counters"].startswith("none: ")
