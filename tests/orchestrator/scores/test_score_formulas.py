"""Tests S(t), ES(t) and their parameters. Three runs are computed by hand, and random runs are computed row by row."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scores_kit import curve_of, es_of, failed, inaccurate, right

from graphnet.outcomes import Outcome, ScoreClass
from graphnet.runs.controls import Widths
from graphnet.runs.record import Record
from graphnet.scores.columns import columns_of
from graphnet.scores.formulas import Penalties, curve, tally
from graphnet.scores.interpretations import DEFAULT, INTERPRETATIONS, MISMATCH_EXTENDED, PAPER, Interpretation

#: The penalty for a failure in every run that is computed by hand. docs/reference/scores.md calls this number b.
B = 0.1

#: Four rows. The first is correct from level -6 on and four times as fast as eager. The second is correct from level -4
#: on and four times as slow as eager. The third is correct only from level 1 on and twice as fast. The fourth failed to
#: compile.
FIRST = [right(4, -6), right(0.25, -4), inaccurate(2, 1), failed(Outcome.COMPILE_ERROR, "compile")]
#: One correct row and one failure of each class.
SECOND = [
    right(2),
    inaccurate(3),
    failed(Outcome.OUTPUT_MISMATCH, "outputs"),
    failed(Outcome.RUNTIME_ERROR, "measure"),
    failed(Outcome.COMPILE_ERROR, "compile"),
]
#: Three correct rows: two are twice as fast as eager, and one is half as fast.
THIRD = [right(2), right(2), right(0.5)]


@pytest.mark.parametrize(
    ("interpretation", "by_hand"),
    [
        # Up to level 0, all interpretations give the same score. Each row that is not correct enters the mean as the
        # penalty B.
        (DEFAULT, {-10: (B * B * B * B) ** (1 / 4), -6: (4 * B * B * B) ** (1 / 4), -4: (4 * 0.25 * B * B) ** (1 / 4)}),
        (DEFAULT, {0: (4 * 0.25 * B * B) ** (1 / 4)}),
        # At level 1, the third row is correct, so it enters the mean as its speedup 2. From level 3 on, the compile
        # failure is forgiven: it enters the mean as 1.
        (
            DEFAULT,
            {1: (4 * 0.25 * 2 * B) ** (1 / 4), 2: (4 * 0.25 * 2 * B) ** (1 / 4), 3: (4 * 0.25 * 2 * 1) ** (1 / 4)},
        ),
        (DEFAULT, {4: 2 ** (1 / 4)}),
        # MISMATCH_EXTENDED forgives the compile failure only from level 4 on. DEFAULT already forgives it at level 3.
        (MISMATCH_EXTENDED, {1: 0.2 ** (1 / 4), 3: 0.2 ** (1 / 4), 4: 2 ** (1 / 4), 5: 2 ** (1 / 4)}),
        # PAPER uses no verdict above level 0. So at level 1, the third row still fails by its accuracy. This failure is
        # forgiven at level 1, so the row enters the mean as 1. Its speedup 2 is not used.
        (PAPER, {0: 0.01 ** (1 / 4), 1: (4 * 0.25 * 1 * B) ** (1 / 4), 2: 0.1 ** (1 / 4), 3: 1.0, 4: 1.0}),
    ],
)
def test_the_first_run(interpretation: Interpretation, by_hand: dict[int, float]) -> None:
    found = es_of(FIRST, interpretation)
    assert {t: found[t] for t in by_hand} == pytest.approx(by_hand, rel=1e-12)


def test_the_first_runs_parameters() -> None:
    found = curve_of(FIRST, DEFAULT, p=1.0)
    at = {t: i for i, t in enumerate(found.levels)}
    # At level -4, two of four rows are correct, with the speedups 4 and 0.25. One of these two is slow.
    assert (found.n, found.m[at[-4]], found.k[at[-4]]) == (4, 2, 1)
    assert found.alpha[at[-4]] == pytest.approx(math.sqrt(4 * 0.25))
    assert found.beta[at[-4]] == pytest.approx(0.25)
    assert (found.lambda_[at[-4]], found.eta[at[-4]], found.gamma[at[-4]]) == (0.5, 0.5, B)
    # The penalty p for slow rows is 1. So the slow row enters the mean as its speedup 0.25, squared.
    assert found.es[at[-4]] == pytest.approx((4 * 0.25**2 * B * B) ** (1 / 4))
    # At level -10, no row is correct. So the mean speedups alpha and beta are 1, and the share eta of slow rows is 0.
    assert (found.m[at[-10]], found.alpha[at[-10]], found.beta[at[-10]], found.eta[at[-10]]) == (0, 1, 1, 0)
    # gamma is the mean factor of the failures. At level 1, the only failure is that of the compilation. It is not
    # forgiven, so gamma is the penalty B. From level 3 on, it is forgiven, so gamma is 1.
    assert (found.gamma[at[1]], found.gamma[at[3]]) == (pytest.approx(B), 1)


@pytest.mark.parametrize(
    ("interpretation", "penalised"),
    [
        # For each level t, how many of the four failures (accuracy, mismatch, runtime, compile) are penalised. A
        # penalised failure enters the geometric mean as the penalty B, and a forgiven failure enters it as 1.
        (DEFAULT, {0: 4, 1: 3, 2: 3, 3: 0, 4: 0}),
        (MISMATCH_EXTENDED, {0: 4, 1: 3, 2: 2, 3: 1, 4: 0, 5: 0}),
        (PAPER, {0: 4, 1: 3, 2: 1, 3: 0, 4: 0}),
    ],
)
def test_the_second_run(interpretation: Interpretation, penalised: dict[int, int]) -> None:
    found = curve_of(SECOND, interpretation)
    values, gammas = found.by_level(found.es), found.by_level(found.gamma)
    for t, count in penalised.items():
        assert values[t] == pytest.approx((2 * B**count) ** (1 / 5), rel=1e-12)
        # gamma is the mean factor of the four failures: B for each penalised failure, and 1 for each forgiven one.
        assert gammas[t] == pytest.approx(B ** (count / 4), rel=1e-12)


@pytest.mark.parametrize("interpretation", INTERPRETATIONS)
def test_the_third_run(interpretation: Interpretation) -> None:
    found = curve_of(THIRD, interpretation)
    assert found.by_level(found.es) == pytest.approx(dict.fromkeys(found.levels, (2 * 2 * 0.5) ** (1 / 3)))
    assert found.s == pytest.approx(dict.fromkeys(range(-10, 1), 2 ** (1 / 3)))
    # gamma is the mean factor of the failures, but no row failed here. Up to level 0, gamma is the penalty B by
    # definition. Above level 0, it is 1.
    assert found.by_level(found.gamma) == pytest.approx({t: B if t <= 0 else 1.0 for t in found.levels})


def test_the_aggregate_is_the_weighted_mean_of_the_decimal_logarithms() -> None:
    assert curve_of(THIRD, DEFAULT).aggregate == pytest.approx(math.log10(2) / 3)
    # The only row is a compile failure. Up to level 2, ES(t) is the penalty 0.1, whose decimal logarithm is -1. At
    # levels 3 and 4, the failure is forgiven, so ES(t) is 1, whose logarithm is 0. These two levels together have the
    # weight 0.96, and all levels together have the weight 5.333.
    nothing = curve_of([failed(Outcome.COMPILE_ERROR, "compile")], DEFAULT)
    assert nothing.aggregate == pytest.approx(-(5.333 - 0.96) / 5.333)
    # ES(t) is the penalty 0.1 at the four levels from -10 to -7, and 1 above them. Three of these four levels have the
    # weight 0.001, and one has the weight 0.13. All levels together have the weight 5.333.
    late = curve_of([right(1, -6)], DEFAULT)
    assert late.aggregate == pytest.approx(-(0.003 + 0.13) / 5.333)
    assert curve_of(THIRD, MISMATCH_EXTENDED).aggregate is None


def test_the_levels_of_each_interpretation() -> None:
    assert [one.levels for one in INTERPRETATIONS] == [range(-10, 5), range(-10, 6), range(-10, 5)]


def test_a_score_over_no_rows_is_refused() -> None:
    left_out = columns_of([failed(Outcome.BACKEND_UNAVAILABLE)], Widths())
    with pytest.raises(ValueError, match="no rows"):
        curve(tally(left_out), DEFAULT, Penalties())


def test_rows_that_are_left_out_change_nothing() -> None:
    more = [*FIRST, failed(Outcome.WORKER_LOST), failed(Outcome.REFERENCE_FAILED, "compile")]
    assert es_of(more, DEFAULT) == es_of(FIRST, DEFAULT)


def test_a_row_that_is_correct_only_above_level_1_is_a_failure_of_accuracy() -> None:
    assert es_of([inaccurate(5, 2)], DEFAULT) == es_of([inaccurate(5)], DEFAULT)


# The code below computes the scores row by row, as a geometric mean over the rows. GraphNet's technical report calls
# this the microscopic form. The code shares no function with the code under test.

_FORGIVEN = {
    "default": {"accuracy": 1, "mismatch": 3, "runtime": 3, "compile": 3},
    "mismatch_extended": {"accuracy": 1, "mismatch": 2, "runtime": 3, "compile": 4},
    "paper": {"accuracy": 1, "mismatch": 2, "runtime": 2, "compile": 3},
}
_FROZEN = {"default": 1, "mismatch_extended": 1, "paper": 0}


def rectified(record: Record, t: int, name: str, p: float, b: float) -> float:
    """Return the number with which one row enters the mean at level t.

    A correct row enters the mean as its speedup s, or as ``s ** (p + 1)`` if s is below 1. A forgiven failure enters it
    as 1, and any other failure as the penalty b.
    """
    level = min(t, _FROZEN[name])
    found = record.outcome.score_class(record.stage)
    if found in (ScoreClass.CORRECT, ScoreClass.ACCURACY):
        if record.tolerance_reached is not None and record.tolerance_reached <= level:
            assert record.speedup is not None
            s = record.speedup.ratio
            return s if s >= 1 else s ** (p + 1)
        found = ScoreClass.ACCURACY
    assert found is not None
    return 1.0 if t >= 1 and t >= _FORGIVEN[name][found.value] else b


judged = st.builds(
    lambda speedup, level: right(speedup, level) if level is not None and level <= -4 else inaccurate(speedup, level),
    st.floats(0.01, 100),
    st.none() | st.integers(-10, 5),
)
failures = st.sampled_from(
    [
        failed(Outcome.OUTPUT_MISMATCH, "outputs"),
        failed(Outcome.COMPILE_ERROR, "compile"),
        failed(Outcome.FELL_BACK, "compile"),
        failed(Outcome.TIMEOUT, "compile"),
        failed(Outcome.TIMEOUT, "measure"),
        failed(Outcome.RUNTIME_ERROR, "warm_up"),
    ]
)


@given(
    records=st.lists(judged | failures, min_size=1, max_size=30),
    interpretation=st.sampled_from(INTERPRETATIONS),
    p=st.floats(0, 2),
    b=st.floats(0.01, 1),
)
def test_the_microscopic_and_the_macroscopic_score_are_equal(
    records: list[Record], interpretation: Interpretation, p: float, b: float
) -> None:
    for t, es in es_of(records, interpretation, p, b).items():
        logarithms = [math.log(rectified(record, t, interpretation.name, p, b)) for record in records]
        assert es == pytest.approx(math.exp(math.fsum(logarithms) / len(records)), rel=1e-9)
