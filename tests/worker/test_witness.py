"""Tests how the server times a block, and what it says of a process whose own times contradict it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from graphnet_contract.messages import RunTrials, TrialTimes
from graphnet_runner.frames import BlockReady
from graphnet_server.watch import bracket, tree
from graphnet_server.watch.bracket import Broken, Seen
from graphnet_server.watch.witness import Witness

MS = 1_000_000


class Process:
    """A stand-in for a sample process."""

    channel: Any = None

    def __init__(self) -> None:
        self.waiting_ns = 0

    def members(self) -> list[int]:
        return []

    def cpu_of(self, pids: Sequence[int]) -> int:
        return 0

    def cpu_ns(self) -> int:
        return 0

    def waited_ns(self) -> int:
        return self.waiting_ns

    def cores(self) -> int:
        return 1

    def take_idle_cpu_ns(self) -> int:
        return 7


#: ``watch(own_ns, ...)`` returns a Witness of blocks of ten trials, in which the process reports these times.
Watch = Callable[..., Witness]


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    process = Process()

    def build(
        own_ns: float,
        seen_ns: int = 3 * MS,
        late_ns: Sequence[int] = (0,),
        waited_ns: int = 0,
        blocks: int = 6,
        cpu_ns: int = 0,
    ) -> Witness:
        found = Witness(1)
        for number in range(blocks):
            late = late_ns[number % len(late_ns)]

            def run(*_: object, late: int = late) -> Seen:
                process.waiting_ns += waited_ns
                return Seen(empty_ns=20_000, wall_ns=[seen_ns + 20_000 + late] * 10, cpu_ns=[cpu_ns] * 10)

            monkeypatch.setattr(bracket, "time_block", run)
            found.block_ordered(RunTrials(10, 1))
            assert found.expects(BlockReady(1))
            found.time_block(1, process)
            assert not found.expects(BlockReady(1))
            times = found.last.added_to(TrialTimes(1, (int(own_ns),) * 10))
            assert (times.idle_cpu_ns, times.cores) == (7, 1)
            assert times.wall_ns == (seen_ns + late,) * 10
            found.compare(TrialTimes(1, (int(own_ns),) * 10))
        return found

    monkeypatch.setattr(tree, "waited_ns", lambda path: 0)
    return build


@pytest.mark.parametrize("own_ns", [3 * MS, 2.95 * MS, 2.8 * MS])
def test_sound_times_raise_no_flag(watch: Watch, own_ns: float) -> None:
    assert not watch(own_ns).clock_mismatch


@pytest.mark.parametrize("own_ns", [1.5 * MS, 2.5 * MS, 1, 3.5 * MS])
def test_times_that_are_not_those_of_the_server_are_found(watch: Watch, own_ns: float) -> None:
    assert watch(own_ns).clock_mismatch


def test_answers_that_arrive_late_prove_nothing(watch: Watch) -> None:
    assert not watch(3 * MS, late_ns=(0, 0, 20 * MS, 50 * MS, 9 * MS, 30 * MS)).clock_mismatch
    assert not watch(3 * MS, late_ns=(500 * MS,), blocks=3).clock_mismatch
    assert watch(3 * MS, late_ns=(20 * MS,)).clock_mismatch


def test_short_blocks_prove_nothing(watch: Watch) -> None:
    """Answers that are late by a fraction of a millisecond are no evidence, even in each block."""
    assert not watch(MS // 10, seen_ns=MS // 10, late_ns=(MS // 4,), cpu_ns=MS // 3).clock_mismatch
    assert watch(MS // 10, seen_ns=MS // 10, late_ns=(MS,)).clock_mismatch
    assert watch(MS // 10, seen_ns=MS // 10, cpu_ns=MS).clock_mismatch


def test_a_wait_that_the_kernel_counted_explains_late_answers(watch: Watch) -> None:
    assert not watch(3 * MS, late_ns=(2 * MS,), waited_ns=20 * MS).clock_mismatch
    assert watch(3 * MS, late_ns=(2 * MS,), waited_ns=10 * MS).clock_mismatch


def test_cpu_time_that_does_not_fit_into_the_reported_times_is_found_on_a_busy_machine(watch: Watch) -> None:
    assert watch(1.5 * MS, late_ns=(20 * MS,), waited_ns=300 * MS, cpu_ns=3 * MS).clock_mismatch
    assert not watch(1.5 * MS, late_ns=(20 * MS,), waited_ns=300 * MS, cpu_ns=int(1.5 * MS)).clock_mismatch


def test_times_without_a_block_of_the_server_are_refused(watch: Watch) -> None:
    found = Witness(1)
    found.block_ordered(RunTrials(10, 1))
    with pytest.raises(Broken, match="10 trials that this server did not time"):
        found.compare(TrialTimes(1, (3 * MS,) * 10))
    with pytest.raises(Broken):
        watch(3 * MS).compare(TrialTimes(1, (3 * MS,) * 10))
    found.compare(TrialTimes(1))
    assert not Witness(1).clock_mismatch


@pytest.mark.parametrize(("asked", "calls", "expected"), [(0, 5, True), (5, 5, True), (5, 6, False), (0, 0, False)])
def test_a_block_has_as_many_calls_as_were_asked_for(asked: int, calls: int, expected: bool) -> None:
    found = Witness(1)
    assert not found.expects(BlockReady(calls))
    found.block_ordered(RunTrials(10, asked))
    assert found.expects(BlockReady(calls)) is expected
