"""Tests of the ratio between the reference's times and the candidate's times, and of the ratio's interval."""

from __future__ import annotations

import numpy as np
import pytest

from graphnet.measuring.ratio import half_width, median_ns, ratio_of_rounds, round_ratio
from graphnet.runs.record import Ratio


def rounds(generator: np.random.Generator, centre: float, noise: float, count: int = 20) -> list[list[float]]:
    return [[float(x) for x in generator.normal(centre, noise * centre, size=8)] for _ in range(count)]


def ratio_of(reference: list[list[float]], candidate: list[list[float]]) -> Ratio:
    return ratio_of_rounds([round_ratio(*sides) for sides in zip(reference, candidate, strict=True)])


def test_the_ratio_is_that_of_the_medians_and_is_in_its_interval() -> None:
    generator = np.random.default_rng(1)
    reference, candidate = rounds(generator, 2e6, 0.05), rounds(generator, 1e6, 0.05)
    ratio = ratio_of(reference, candidate)
    assert ratio.ratio == pytest.approx(median_ns(reference) / median_ns(candidate), rel=0.02)
    assert ratio.low < ratio.ratio < ratio.high
    assert ratio.ratio == pytest.approx(2.0, rel=0.05)


@pytest.mark.parametrize("true_ratio", [0.9, 1.0, 1.1, 3.0])
def test_the_interval_covers_the_truth_about_as_often_as_it_says(true_ratio: float) -> None:
    covered = 0
    for seed in range(100):
        generator = np.random.default_rng(seed)
        drift = generator.normal(1, 0.2, size=20)
        reference = [[x * d for x in r] for r, d in zip(rounds(generator, true_ratio * 1e6, 0.03), drift, strict=True)]
        candidate = [[x * d for x in r] for r, d in zip(rounds(generator, 1e6, 0.03), drift, strict=True)]
        ratio = ratio_of(reference, candidate)
        covered += ratio.low <= true_ratio <= ratio.high
    assert covered >= 88


def test_a_drift_common_to_both_sides_does_not_widen_the_interval_like_a_drift_of_one() -> None:
    generator = np.random.default_rng(5)
    reference, candidate = rounds(generator, 1e6, 0.01), rounds(generator, 1e6, 0.01)
    drift = np.linspace(1, 2, len(reference))
    common = ratio_of(
        [[x * d for x in r] for r, d in zip(reference, drift, strict=True)],
        [[x * d for x in r] for r, d in zip(candidate, drift, strict=True)],
    )
    single = ratio_of([[x * d for x in r] for r, d in zip(reference, drift, strict=True)], candidate)
    assert half_width(common) < half_width(single) / 2


def test_bursts_that_hit_one_side_or_both_leave_the_ratio_alone() -> None:
    generator = np.random.default_rng(7)
    reference, candidate = rounds(generator, 1e6, 0.01, 40), rounds(generator, 1e6, 0.01, 40)
    for number in range(40):
        # Of every four rounds, another process slows both sides, the reference, the candidate, and neither.
        hit = ((True, True), (True, False), (False, True), (False, False))[number % 4]
        for side, slowed in zip((reference, candidate), hit, strict=True):
            side[number] = [time * (2 if slowed else 1) for time in side[number]]
    assert ratio_of(reference, candidate).ratio == pytest.approx(1, rel=0.01)


def test_few_rounds_have_the_widest_interval_there_is() -> None:
    reference = [[float(100 + number)] for number in range(6)]
    ratio = ratio_of(reference, [[100.0]] * 6)
    assert (ratio.low, ratio.high) == (1.0, 1.05)
