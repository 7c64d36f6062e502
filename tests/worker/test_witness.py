"""Tests how the server checks reported times by its own clock and by the CPU time that the kernel counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from graphnet_contract.messages import TrialTimes
from graphnet_runner.frames import BlockDone, BlockReady
from graphnet_server.watch import witness
from graphnet_server.watch.witness import Witness

MS = 1_000_000
BEGUN_NS = 1_000 * MS


class Process:
    """A stand-in for a sample process. A test sets the CPU time that this process has used."""

    def __init__(self) -> None:
        self.used_ns = 0
        self.waiting_ns = 0

    def cpu_ns(self) -> int:
        return self.used_ns

    def waited_ns(self) -> int:
        return self.waiting_ns

    def cores(self) -> int:
        return 1

    def take_idle_cpu_ns(self) -> int:
        return 7


#: A sound block: 2 ms of untimed calls, then ten trials of 3 ms with 10 us between them.
SOUND = TrialTimes(
    calls_per_trial=1,
    wall_ns=(3 * MS,) * 10,
    prepare_ns=(10_000,) * 10,
    warm_ns=2 * MS,
    started_ns=BEGUN_NS + 2 * MS + 100_000,
    ended_ns=BEGUN_NS + 32 * MS + 220_000,
)
#: Like SOUND, but in each trial, 2 of the 3 ms are spent on preparing the call.
PREPARED = replace(SOUND, wall_ns=(MS,) * 10, prepare_ns=(2 * MS + 10_000,) * 10)

Watch = Callable[..., Witness]


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """``watch(times)`` returns a Witness that has checked several timed blocks with these times.

    By default, each of six blocks lasts 33 ms on the server's clock and uses 32.4 ms of CPU time.
    """

    def run(
        times: TrialTimes,
        prepared: bool = False,
        late_ns: tuple[int, ...] = (0,) * 6,
        cpu_ns: int = 32_400_000,
        waited_ns: int = 0,
    ) -> Witness:
        now = [0]
        monkeypatch.setattr(witness.time, "monotonic_ns", lambda: now[0])
        monkeypatch.setattr(witness.tree, "waited_ns", lambda path: 0)
        seen, process = Witness(threads=1), Process()
        seen.prepared = prepared
        for late in late_ns:
            seen.block_ordered()
            assert seen.expects(BlockReady()) and not seen.expects(BlockDone())
            now[0] = BEGUN_NS
            seen.block_begins(process)
            assert seen.expects(BlockDone()) and not seen.expects(BlockReady())
            now[0], process.used_ns = BEGUN_NS + 33 * MS + late, process.used_ns + cpu_ns
            process.waiting_ns += waited_ns
            seen.block_ended(process)
            seen.compare(times)
        return seen

    return run


@pytest.mark.parametrize("times", [SOUND, PREPARED])
def test_a_sound_process_agrees_with_the_clock(watch: Watch, times: TrialTimes) -> None:
    assert not watch(times, prepared=times is PREPARED).clock_mismatch


def test_an_observation_is_added_to_the_reported_times(watch: Watch) -> None:
    times = watch(SOUND).last.added_to(SOUND)
    assert (times.window_ns, times.tree_cpu_ns, times.idle_cpu_ns, times.cores) == (33 * MS, 32_400_000, 7, 1)
    assert times.wall_ns == SOUND.wall_ns


def scaled(times: TrialTimes, factor: float) -> TrialTimes:
    return replace(times, wall_ns=tuple(int(ns * factor) for ns in times.wall_ns))


@pytest.mark.parametrize("factor", [1 / 8, 0.5, 1 / 1.8, 0.8, 1.2])
@pytest.mark.parametrize("uses_cpu", [True, False])
def test_times_that_do_not_fill_their_block_are_found(watch: Watch, factor: float, uses_cpu: bool) -> None:
    assert watch(scaled(SOUND, factor), cpu_ns=32_400_000 if uses_cpu else 0).clock_mismatch


@pytest.mark.parametrize("factor", [1 / 8.25, 0.5])
def test_times_of_a_graph_that_must_be_prepared_are_found_too(watch: Watch, factor: float) -> None:
    assert watch(scaled(PREPARED, factor), prepared=True).clock_mismatch


def moved(times: TrialTimes) -> TrialTimes:
    """Return times in which four fifths of each call are falsely reported as preparation."""
    return replace(
        times,
        wall_ns=tuple(ns // 5 for ns in times.wall_ns),
        prepare_ns=tuple(ns + wall * 4 // 5 for ns, wall in zip(times.prepare_ns, times.wall_ns)),
    )


@pytest.mark.parametrize(
    "times",
    [
        moved(SOUND),
        replace(scaled(SOUND, 0.2), warm_ns=SOUND.warm_ns + 24 * MS, started_ns=SOUND.started_ns + 24 * MS),
        replace(SOUND, started_ns=SOUND.started_ns - 10 * MS),
        replace(SOUND, ended_ns=SOUND.ended_ns + 10 * MS),
        replace(SOUND, ended_ns=SOUND.started_ns),
        replace(SOUND, wall_ns=(63 * MS, *(-MS,) * 33)),
    ],
)
def test_a_call_cannot_be_hidden_beside_the_trials(watch: Watch, times: TrialTimes) -> None:
    assert watch(times).clock_mismatch


def test_frames_that_arrive_late_prove_nothing(watch: Watch) -> None:
    assert not watch(SOUND, late_ns=(0, 0, 20 * MS, 50 * MS, 9 * MS, 30 * MS)).clock_mismatch
    assert not watch(SOUND, late_ns=(500 * MS,)).clock_mismatch
    assert watch(SOUND, late_ns=(20 * MS,) * 6).clock_mismatch


def test_a_process_that_waited_for_a_core_hides_nothing(watch: Watch) -> None:
    assert not watch(SOUND, late_ns=(20 * MS,) * 6, waited_ns=20 * MS).clock_mismatch
    assert watch(SOUND, late_ns=(20 * MS,) * 6, waited_ns=10 * MS).clock_mismatch
    # Waiting for a core explains late frames. It does not explain reported times that are too short or too long.
    assert watch(scaled(SOUND, 1 / 1.8), waited_ns=20 * MS, cpu_ns=0).clock_mismatch
    assert watch(scaled(SOUND, 1.2), waited_ns=20 * MS).clock_mismatch


def test_cpu_time_shows_times_that_are_too_short_however_late_the_frames_arrive(watch: Watch) -> None:
    late = (0, 40 * MS, 20 * MS, 50 * MS, 9 * MS, 30 * MS)
    assert watch(scaled(SOUND, 0.5), late_ns=late).clock_mismatch


def test_times_of_a_block_that_did_not_ask_to_begin_are_not_believed() -> None:
    seen = Witness(threads=1)
    seen.block_ordered()
    seen.compare(SOUND)
    assert seen.clock_mismatch


def test_without_a_block_there_is_nothing_to_doubt() -> None:
    seen = Witness(threads=1)
    seen.compare(TrialTimes())
    assert not seen.clock_mismatch
