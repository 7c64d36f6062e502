"""The ratio, its interval, and when a measurement stops."""

from __future__ import annotations

import numpy as np
import pytest

from graphnet.bench.statistics import half_width, median_ns, ratio_of_medians


def rounds(generator: np.random.Generator, centre: float, noise: float, count: int = 20) -> list[list[float]]:
    return [[float(x) for x in generator.normal(centre, noise * centre, size=8)] for _ in range(count)]


def test_the_ratio_is_that_of_the_medians_and_lies_in_its_interval() -> None:
    generator = np.random.default_rng(1)
    reference, candidate = rounds(generator, 2e6, 0.05), rounds(generator, 1e6, 0.05)
    ratio = ratio_of_medians(reference, candidate, seed=3)
    assert ratio.ratio == pytest.approx(median_ns(reference) / median_ns(candidate))
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
        ratio = ratio_of_medians(reference, candidate, seed)
        covered += ratio.low <= true_ratio <= ratio.high
    assert covered >= 88


def test_a_drift_common_to_both_sides_does_not_widen_the_interval_like_a_drift_of_one() -> None:
    generator = np.random.default_rng(5)
    reference, candidate = rounds(generator, 1e6, 0.01), rounds(generator, 1e6, 0.01)
    drift = np.linspace(1, 2, len(reference))
    common = ratio_of_medians(
        [[x * d for x in r] for r, d in zip(reference, drift, strict=True)],
        [[x * d for x in r] for r, d in zip(candidate, drift, strict=True)],
        seed=1,
    )
    single = ratio_of_medians([[x * d for x in r] for r, d in zip(reference, drift, strict=True)], candidate, seed=1)
    assert half_width(common) < half_width(single) / 2


def test_equal_seeds_give_equal_intervals() -> None:
    generator = np.random.default_rng(7)
    reference, candidate = rounds(generator, 1e6, 0.1), rounds(generator, 1e6, 0.1)
    assert ratio_of_medians(reference, candidate, 1) == ratio_of_medians(reference, candidate, 1)
