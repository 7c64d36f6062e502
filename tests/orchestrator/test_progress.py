"""Tests of the progress on stderr: the live line on a terminal, and the separate lines in a pipe."""

from __future__ import annotations

import io

import pytest
import scores_kit
from rich.console import Console

from graphnet import units
from graphnet.outcomes import Outcome
from graphnet.runs.record import Ratio, Record
from graphnet.show.progress import ProgressDisplay


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


def display(clock: Clock, width: int = 200, terminal: bool = False) -> ProgressDisplay:
    console = Console(width=width, file=io.StringIO(), force_terminal=terminal)
    return ProgressDisplay(console, clock)


def text_of(shown: ProgressDisplay) -> str:
    file = shown.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def record(**fields: object) -> Record:
    return scores_kit.row(**{"sample": "a/b", **fields})


def test_the_line_says_stage_elapsed_and_what_is_waited_for(clock: Clock) -> None:
    shown = display(clock)
    assert shown.line() == "starting, 0 s so far"
    shown.waiting("workers to start: inductor")
    clock.time += 5
    assert shown.line() == "starting, waits for workers to start: inductor, 5 s so far"
    shown.waiting("")
    shown.sample_started("timm/resnet18", 1, 4)
    shown.stage_started("timm/resnet18", "eager", "warm_up")
    clock.time += 2
    assert shown.line() == "[1/4] timm/resnet18 on the reference: warm up 2 s, 7 s so far"
    shown.row_started("timm/resnet18", "inductor")
    assert shown.line() == "[1/4] timm/resnet18 on inductor, 7 s so far"
    shown.stage_started("timm/resnet18", "inductor", "compile")
    clock.time += 63
    shown.waiting("the lock of this CPU, which another command holds")
    assert shown.line() == (
        "[1/4] timm/resnet18 on inductor: compile 1 min 3 s, waits for the lock of this CPU, which another command "
        "holds, 1 min 10 s so far"
    )
    # The next stage begins, so the line no longer says that the worker waits.
    shown.stage_started("timm/resnet18", "inductor", "measure")
    assert shown.line() == "[1/4] timm/resnet18 on inductor: measure 0 s, 1 min 10 s so far"


def test_the_time_left_is_estimated_from_the_samples_that_are_done(clock: Clock) -> None:
    shown = display(clock)
    clock.time += 100  # The workers need this time to start, so it must not count as the time of a sample.
    shown.sample_started("a/a", 3, 6)
    assert "left" not in shown.line()
    clock.time += 20
    shown.sample_started("a/b", 4, 6)
    # Sample 3 took 20 s, and three samples are left (4, 5 and 6).
    assert "about 1 min 0 s left" in shown.line()
    clock.time += 50
    assert "about 10 s left" in shown.line()
    clock.time += 11
    assert "nearly done" in shown.line()


def test_without_a_terminal_a_wait_is_one_line(clock: Clock) -> None:
    shown = display(clock)
    with shown:
        shown.sample_started("a/b", 1, 1)
        shown.waiting("a lock")
        shown.waiting("a lock")
        shown.waiting("")
        shown.row_done(record(speedup=Ratio(ratio=1.5, low=1.4, high=1.6)))
    assert text_of(shown) == "[1/1] waits for a lock\n[1/1] a/b inductor:torch OK 1.50x [1.40, 1.60]\n"


def test_on_a_terminal_the_line_is_live_and_a_wait_is_no_line(clock: Clock) -> None:
    shown = display(clock, terminal=True)
    with shown:
        shown.sample_started("a/b", 1, 1)
        shown.waiting("a lock")
        assert "waits for a lock" in shown.line()
        shown.row_done(record())
    assert "[1/1] waits for a lock\n" not in text_of(shown)
    assert "[1/1] a/b inductor:torch OK" in text_of(shown)


@pytest.mark.parametrize("width", [60, 200])
def test_texts_from_outside_are_shown_as_text(clock: Clock, width: int) -> None:
    hostile = "evil\x1b[2J[bold]"
    shown = display(clock, width)
    shown.sample_started(hostile, 1, 1)
    shown.row_started(hostile, hostile)
    shown.waiting(hostile)
    assert shown.line().count("evil\\x1b[2J[bold]") == 3
    shown.row_done(record(sample=hostile, outcome=Outcome.RUNTIME_ERROR, message=hostile))
    shown.say(f"first {hostile}\nsecond")
    assert "\x1b" not in text_of(shown)
    assert text_of(shown).count("evil\\x1b[2J[bold]") == 4


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [(-1, "0 s"), (0.4, "0 s"), (59.4, "59 s"), (59.6, "1 min 0 s"), (250, "4 min 10 s"), (7500, "2 h 5 min")],
)
def test_a_wait_is_written_in_its_two_largest_units(seconds: float, expected: str) -> None:
    assert units.clock(seconds) == expected
