"""Tests of ``--fail-on-slower``: the first job that finds a slowdown fails, even if the slowdown began long before."""

from __future__ import annotations

import math
import random
from pathlib import Path

import pytest
from history_kit import day_row, opened, run_of

from graphnet.history.add import add_run
from graphnet.history.slower import became_slower, days_before
from graphnet.history.trends import Choice, read_runs, read_trends

LEAST = 0.02
RUNS = 40
STEP_AT = 20
#: With this noise, a step of 5 % is found only after several runs.
NOISE = 0.02


def failing(folder: Path, apart: int, window: int, factor: float = 0.95) -> tuple[list[int], list[int]]:
    """Add runs ``apart`` days apart, and search for slowdowns after each run, as the nightly job does.

    A search covers ``window`` days. At run ``STEP_AT``, the speedup changes by ``factor``. Return the runs after which
    a slowdown is listed, and the runs after which the job fails.
    """
    rng = random.Random(1)
    history = opened(str(folder / "history.sqlite"))
    listed, failed = [], []
    for number in range(RUNS):
        speedup = math.exp(rng.gauss(0, NOISE)) * (factor if number >= STEP_AT else 1.0)
        day = number * apart
        add_run(history, run_of(folder / f"run-{number}", day, [day_row(speedup, day)]))
        if number < STEP_AT - 2:
            continue
        runs = read_runs(history)
        choice = Choice(since=days_before(runs[-1].started, window))
        trends = read_trends(history, choice, LEAST)
        if any(change.percent < 0 for one in trends for change in one.changes):
            listed.append(number)
        if became_slower(history, runs, trends, choice, LEAST, 2):
            failed.append(number)
    return listed, failed


@pytest.mark.parametrize("window", [60, 1000])
def test_a_change_that_is_found_late_fails_the_job_that_finds_it(tmp_path: Path, window: int) -> None:
    listed, failed = failing(tmp_path, 1, window)
    assert listed[0] > STEP_AT + 3
    # A job fails for changes that were first found today or in the two days before. So after the job that finds a
    # change, the next two daily jobs also fail, but later jobs do not.
    assert failed == [listed[0], listed[0] + 1, listed[0] + 2]


def test_a_weekly_job_fails_once(tmp_path: Path) -> None:
    listed, failed = failing(tmp_path, 7, 1000)
    assert listed[0] > STEP_AT and failed == listed[:1]


def test_a_backend_that_became_faster_fails_no_job(tmp_path: Path) -> None:
    assert failing(tmp_path, 1, 1000, factor=1.3) == ([], [])
