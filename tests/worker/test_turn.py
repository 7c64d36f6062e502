"""Tests that timed sections of one device never overlap, and wait for other samples' work on a CPU."""

from __future__ import annotations

from pathlib import Path

import pytest
from harness import finished

from graphnet_server.sample.turn import TimedSection, Turn, WaitAborted, Work


def never() -> bool:
    return False


def always() -> bool:
    return True


def is_free(directory: Path, device: str = "cpu") -> bool:
    """Return whether no timed section holds the device's lock. Work outside timed sections does not hold this lock."""
    section = TimedSection(directory, device)
    try:
        finished(section.acquire(always))
    except WaitAborted:
        return False
    section.release()
    return True


class Process:
    """A stand-in for a sample process. ``calls`` says of each ``pause`` whether the device was locked."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        self.calls: list[str] = []

    def pause(self) -> None:
        self.calls.append("stopped, free" if is_free(self._directory) else "stopped, held")

    def resume(self) -> None:
        self.calls.append("continued")


def test_the_process_is_stopped_before_its_device_is_free(tmp_path: Path) -> None:
    turn, process = Turn(tmp_path, "cpu", 10, never), Process(tmp_path)
    assert finished(turn.begin_section())
    assert not is_free(tmp_path)
    turn.block_ended(process)
    assert process.calls == ["stopped, held"]
    assert is_free(tmp_path)


def test_the_end_of_other_stages_does_not_stop_the_process(tmp_path: Path) -> None:
    turn, process = Turn(tmp_path, "cpu", 10, never), Process(tmp_path)
    assert finished(turn.begin_work())
    turn.block_ended(process)
    assert process.calls == []


def test_a_closed_turn_holds_nothing(tmp_path: Path) -> None:
    turn = Turn(tmp_path, "cpu", 10, never)
    assert finished(turn.begin_section())
    turn.close()
    assert is_free(tmp_path)
    assert finished(turn.begin_work())
    turn.close()
    section = TimedSection(tmp_path, "cpu", patience_s=60)
    finished(section.acquire(never))
    assert not section.beside_work
    section.release()


def test_a_wait_ends_when_nobody_needs_the_turn(tmp_path: Path) -> None:
    holder = TimedSection(tmp_path, "cpu")
    finished(holder.acquire(never))
    turn = Turn(tmp_path, "cpu", 10, always)
    assert not finished(turn.begin_section())
    assert not finished(turn.begin_work())
    holder.release()
    assert finished(turn.begin_section()), "a wait without success leaves no lock behind"
    turn.close()


def test_one_device_has_one_section_by_either_name(tmp_path: Path) -> None:
    holder = TimedSection(tmp_path, "cuda")
    finished(holder.acquire(never))
    assert not is_free(tmp_path, "cuda:0")
    assert is_free(tmp_path, "cuda:1")
    assert is_free(tmp_path, "cpu")
    holder.release()


@pytest.mark.parametrize(("device", "beside_work"), [("cpu", True), ("cuda", False)])
def test_a_section_on_a_cpu_says_that_it_ran_beside_work(tmp_path: Path, device: str, beside_work: bool) -> None:
    work = Work(tmp_path)
    finished(work.begin(never))
    section = TimedSection(tmp_path, device, patience_s=0)
    finished(section.acquire(never))
    assert section.beside_work is beside_work
    section.release()
    work.end()


def test_samples_work_at_the_same_time(tmp_path: Path) -> None:
    works = [Work(tmp_path) for _ in range(3)]
    for work in works:
        finished(work.begin(never))
        # A second call of begin() on one Work object changes nothing.
        finished(work.begin(never))
    for work in works:
        work.end()
    assert is_free(tmp_path)
