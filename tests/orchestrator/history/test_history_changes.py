"""Tests of change points: a step is found at its day, and noise or a single outlier is not reported as a step."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pytest

from graphnet.history.changes import common_correlation, find_changes

NOISE = 0.01


def noisy(seed: int, days: int, step_at: int | None = None, factor: float = 0.9) -> list[float]:
    """Return the logarithms of daily speedups, which are multiplied by ``factor`` from the day ``step_at`` on."""
    rng = random.Random(seed)
    steps = (math.log(factor) if step_at is not None and day >= step_at else 0.0 for day in range(days))
    return [0.4 + rng.gauss(0, NOISE) + step for step in steps]


def found(logs: Sequence[float], count: int = 20, least: float = 0.02) -> list[int]:
    """Return the days of a trend's changes. The more trends (``count``) are searched, the clearer a change must be."""
    return [one.index for one in find_changes(logs, [NOISE / 2] * len(logs), count, least)]


def test_flat_trends_have_no_change() -> None:
    assert [found(noisy(seed, 60)) for seed in range(20)] == [[]] * 20


@pytest.mark.parametrize("factor", [0.9, 1.1])
def test_a_step_is_found_at_its_day(factor: float) -> None:
    for seed in range(10):
        logs = noisy(seed, 60, 40, factor)
        (change,) = find_changes(logs, [NOISE / 2] * 60, 20, 0.02)
        assert change.index == 40
        assert change.low < change.factor < change.high
        assert change.factor == pytest.approx(factor, abs=0.02)


def test_a_step_is_found_on_the_second_day() -> None:
    logs = noisy(3, 42, 40)
    assert found(logs) == [40]
    # One day after a step, the step cannot be distinguished from an outlier.
    assert found(logs[:41]) == []


def test_single_outliers_are_no_change() -> None:
    logs = noisy(4, 40)
    for day in (0, 10, 25, 39):
        logs[day] += 0.5
    assert found(logs) == []


def test_two_steps_are_found() -> None:
    logs = [one + (0.2 if 20 <= day < 40 else 0.0) for day, one in enumerate(noisy(5, 60))]
    assert found(logs) == [20, 40]


def test_a_step_below_the_least_is_left_out() -> None:
    logs = noisy(6, 60, 30, 0.95)
    assert found(logs) == [30]
    assert found(logs, least=0.08) == []


def test_few_values_have_no_change() -> None:
    assert found([0.0, 0.0, 0.0, 1.0, 1.0]) == []


def test_equal_values_have_no_change() -> None:
    assert find_changes([0.5] * 10, [0.0] * 10, 1) == []


def test_wide_intervals_hide_a_step() -> None:
    logs = noisy(7, 20, 10, 0.97)
    assert [one.index for one in find_changes(logs, [0.001] * 20, 1)] == [10]
    assert find_changes(logs, [0.05] * 20, 1) == []


def drifting(seed: int, correlation: float) -> list[float]:
    """Make correlated noise, as on a machine that becomes slowly faster and slower over days."""
    rng = random.Random(seed)
    logs = [rng.gauss(0, 0.02)]
    for _ in range(59):
        logs.append(correlation * logs[-1] + rng.gauss(0, 0.02 * math.sqrt(1 - correlation**2)))
    return logs


def test_a_machine_that_drifts_is_no_change() -> None:
    many = [drifting(seed, 0.6) for seed in range(20)]
    correlation = common_correlation(many)
    assert 0.4 < correlation < 0.8
    assert not [logs for logs in many if find_changes(logs, [NOISE] * 60, 20, 0.0, correlation)]


def test_the_correlation_of_steady_trends_with_steps_is_small() -> None:
    assert common_correlation(noisy(seed, 60, 30) for seed in range(40)) < 0.15
    assert common_correlation([[0.5] * 20, [0.5, 0.6]]) == 0.0
