"""Tests of break-even, the best backend, and the bootstrap interval, with numbers that can be computed by hand.

Break-even is the number of calls after which compiling has paid off.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from scores_kit import failed, inaccurate, right

from graphnet.outcomes import Outcome
from graphnet.runs.controls import Spread, Widths
from graphnet.runs.record import Record
from graphnet.scores import bootstrap
from graphnet.scores.answers import best_at, break_even_calls, costs_of
from graphnet.scores.bootstrap import geometric_mean
from graphnet.scores.columns import columns_of

MS = 10**6


def timed(speedup: float, compile_ms: float, **found: Any) -> Record:
    """Make a row with the outcome OK whose baseline takes 10 ms per call."""
    return right(speedup, compile_ns=int(compile_ms * MS), reference_ns=10 * MS, **found)


def test_break_even_is_the_compile_time_over_the_time_saved_per_call() -> None:
    records = [
        # A call takes 5 ms instead of 10 ms, so it saves 5 ms; compiling takes 1,000 ms.
        timed(2, 1000),
        # Compiling takes 1,001 ms and a call saves 5 ms, so it pays off after 200.2 calls, rounded up to 201.
        timed(2, 1001),
        # The compiled calls save no time, so compiling never pays off.
        timed(1, 10),
        timed(0.5, 10),
        # Compiling takes no time, so it pays off with the first call.
        timed(2, 0),
        # The outcome of these rows is not OK, or their compile time is unknown. So the number of calls is NaN.
        inaccurate(2, -2, compile_ns=MS, reference_ns=MS),
        right(2, reference_ns=MS),
        failed(Outcome.COMPILE_ERROR, "compile", compile_ns=MS),
    ]
    columns = columns_of(records, Widths())
    expected = [200, 201, math.inf, math.inf, 1, math.nan, math.nan, math.nan]
    np.testing.assert_array_equal(break_even_calls(columns, columns.cold_ns), expected)


def two_backends() -> list[Record]:
    """``quick`` compiles in 1 s and runs twice as fast; ``slow`` compiles in 100 s and runs four times as fast."""
    return [
        timed(2, 1_000, sample="s/a", backend="quick"),
        timed(4, 100_000, sample="s/a", backend="slow"),
        timed(2, 1_000, sample="s/b", backend="quick"),
        failed(Outcome.COMPILE_ERROR, "compile", sample="s/b", backend="slow"),
    ]


def test_the_best_backend_for_a_number_of_calls() -> None:
    one, hundred, many, lots = best_at(costs_of(columns_of(two_backends(), Widths()), "eager"))
    # One call takes 10 ms in eager mode. With quick, it takes 5 ms after 1,000 ms of compilation.
    assert (one.calls, one.best, one.wins) == (1, "eager", {"eager": 2})
    assert one.speedup["quick:torch"] == pytest.approx(10 / 1005)
    # 100 calls take 1,000 ms in eager mode. With quick, they take 500 ms after 1,000 ms of compilation.
    assert (hundred.calls, hundred.best) == (100, "eager")
    # 10,000 calls of sample s/a take 100 s in eager mode. They take 50 s with quick after 1 s of compilation, and 25 s
    # with slow after 100 s of compilation.
    assert (many.calls, many.best, many.wins) == (10_000, "quick:torch", {"quick:torch": 2})
    assert many.speedup["quick:torch"] == pytest.approx(100 / 51)
    # Backend slow fails on sample s/b. A user would run eager mode there, so the mean has a speedup of 1 for s/b.
    assert many.speedup["slow:torch"] == pytest.approx(math.sqrt(100 / 125 * 1))
    # A million calls of s/a take 10,000 s in eager mode. They take 5,000 s with quick after 1 s of compilation, and
    # 2,500 s with slow after 100 s of compilation. So slow wins on s/a, but quick is best over both samples.
    assert (lots.best, lots.wins) == ("quick:torch", {"quick:torch": 1, "slow:torch": 1})
    assert lots.speedup["slow:torch"] == pytest.approx(math.sqrt(10_000 / 2_600))


def test_a_backend_within_the_aa_width_of_the_baseline_is_not_better() -> None:
    columns = columns_of([timed(1.02, 0, sample="s/a"), timed(1.02, 0, sample="s/b")], Widths(0.03))
    assert {one.best for one in best_at(costs_of(columns, "eager", 0.03))} == {"eager"}
    assert {one.best for one in best_at(costs_of(columns, "eager", 0.01))} == {"inductor:torch"}


def test_a_backend_measured_in_one_pair_is_better_only_beyond_what_pairs_differ_by() -> None:
    timing = {"started_ns": 0, "ended_ns": 1, "trials": 9, "calls_per_trial": 1, "processes": 1}
    rows = [timed(1.1, 0, sample=f"s/{name}", timing=timing) for name in "ab"]

    def best(spread: float | None) -> set[str]:
        known = {} if spread is None else {"": Spread(spread, 4)}
        return {one.best for one in best_at(costs_of(columns_of(rows, Widths(0.02, spreads=known)), "eager", 0.02))}

    # With four degrees of freedom, one pair may differ from 1 by 2.776 times the spread.
    assert best(0.02) == {"inductor:torch"}
    assert best(0.03) == best(None) == {"eager"}


def test_a_backend_of_several_pairs_wins_against_a_faster_one_of_one_pair_that_is_not_sure() -> None:
    timing = {"started_ns": 0, "ended_ns": 1, "trials": 9, "calls_per_trial": 1}
    rows = [
        timed(ratio, 0, sample=f"s/{name}", backend=backend, timing=timing | {"processes": pairs})
        for name in "ab"
        for backend, ratio, pairs in (("inductor", 1.10, 1), ("xla", 1.08, 5))
    ]
    costs = costs_of(columns_of(rows, Widths(0.01, spreads={"": Spread(0.04, 12)})), "eager", 0.01)
    assert {one.best for one in best_at(costs)} == {"xla:torch"}


def test_a_sample_without_a_compile_time_gives_no_answer() -> None:
    known = timed(2, 1, sample="s/a")
    columns = columns_of([known, right(2, sample="s/b", reference_ns=MS)], Widths())
    assert [one.samples for one in best_at(costs_of(columns, "eager"))] == [1, 1, 1, 1]
    assert best_at(costs_of(columns.take(columns.sample == 1), "eager")) == []


def test_the_interval_of_two_samples_holds_every_mean_that_can_be_drawn() -> None:
    # Drawing two values from the speedups 1 and 4 gives (1, 1) in a quarter of all draws, (4, 4) in another quarter,
    # and one of each in half of the draws.
    found = geometric_mean(np.log([1.0, 4.0]))
    assert found is not None
    assert (found.value, found.low, found.high) == (pytest.approx(2), pytest.approx(1), pytest.approx(4))
    assert found.count == 2


def test_equal_samples_have_an_interval_without_width_and_one_sample_has_none() -> None:
    same = geometric_mean(np.log([1.5] * 7))
    assert same is not None
    assert (same.low, same.high) == (pytest.approx(1.5), pytest.approx(1.5))
    alone = geometric_mean(np.log([1.5]))
    assert alone is not None
    assert (alone.value, alone.low, alone.high) == (pytest.approx(1.5), None, None)
    assert geometric_mean(np.array([])) is None


def test_equal_rows_have_equal_intervals() -> None:
    values = np.random.default_rng(7).normal(size=100)
    assert geometric_mean(values) == geometric_mean(values.copy())


def test_every_draw_is_made_also_in_small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    values = np.random.default_rng(7).normal(size=100)
    monkeypatch.setattr(bootstrap, "BLOCK", 300)
    means = bootstrap.resampled_means(values)
    assert means.shape == (bootstrap.DRAWS,)
    # The mean of 100 values drawn from values with standard deviation s has a standard deviation of about s / 10.
    assert means.std() == pytest.approx(values.std() / 10, rel=0.1)
    assert means.mean() == pytest.approx(values.mean(), abs=0.02)
