"""Tests of the columns computed from rows: a row's class, why scores leave it out, the faster side, and the costs."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scores_kit import failed, inaccurate, right, row

from graphnet.outcomes import Outcome
from graphnet.runs.controls import Widths
from graphnet.runs.record import AccuracyGroup, Ratio, Record
from graphnet.scores.choices import Baseline
from graphnet.scores.classes import RowClass, class_of
from graphnet.scores.columns import NO_RATIO, Direction, columns_of

#: For each outcome, the class of a row that ended in stage compile, and the class of a row that ended in another stage.
#: docs/reference/scores.md defines the classes.
CLASSES = {
    Outcome.OK: (RowClass.JUDGED, RowClass.JUDGED),
    Outcome.ACCURACY: (RowClass.JUDGED, RowClass.JUDGED),
    Outcome.ILL_CONDITIONED: (RowClass.JUDGED, RowClass.JUDGED),
    Outcome.OUTPUT_MISMATCH: (RowClass.MISMATCH, RowClass.MISMATCH),
    **dict.fromkeys((Outcome.COMPILE_ERROR, Outcome.UNSUPPORTED, Outcome.FELL_BACK), (RowClass.COMPILE,) * 2),
    **dict.fromkeys((Outcome.TIMEOUT, Outcome.CRASHED, Outcome.OUT_OF_MEMORY), (RowClass.COMPILE, RowClass.RUNTIME)),
    **dict.fromkeys((Outcome.LOAD_ERROR, Outcome.INPUT_ERROR, Outcome.RUNTIME_ERROR), (RowClass.RUNTIME,) * 2),
    **dict.fromkeys((Outcome.BACKEND_UNAVAILABLE, Outcome.WORKER_LOST, Outcome.CANCELLED), (None, None)),
    Outcome.INTERNAL_ERROR: (None, None),
    **dict.fromkeys((Outcome.COMPILED_NOT_RUN, Outcome.NOT_COMPARABLE), (None, None)),
    **dict.fromkeys((Outcome.REFERENCE_FAILED, Outcome.REFERENCE_UNSTABLE), (None, None)),
}


@pytest.mark.parametrize("outcome", Outcome)
def test_every_outcome_has_its_class(outcome: Outcome) -> None:
    assert (class_of(outcome, "compile"), class_of(outcome, "measure")) == CLASSES[outcome]


def reasons(*records: Record) -> list[str | None]:
    """Return, for each row, why scores leave it out, or None if they use it."""
    columns = columns_of(records, Widths())
    return [None if code < 0 else columns.reasons[code] for code in columns.reason.tolist()]


def test_rows_are_left_out_by_outcome() -> None:
    out = [failed(outcome) for outcome, classes in CLASSES.items() if classes == (None, None)]
    assert reasons(*out) == [record.outcome.value for record in out]


def test_a_correct_row_without_a_ratio_is_left_out_and_a_wrong_one_is_not() -> None:
    assert reasons(row(tolerance_reached=-6)) == [NO_RATIO]
    # The row is correct at level 1, and scores use the verdict at this level. So the row needs a speedup. It has none,
    # so it is left out.
    assert reasons(row(outcome=Outcome.ACCURACY, tolerance_reached=1)) == [NO_RATIO]
    # The row is correct only from level 2 on, and scores use no verdict above level 1. So the row is a failure at every
    # level. A failure needs no speedup, so the row is not left out.
    assert reasons(row(outcome=Outcome.ACCURACY, tolerance_reached=2)) == [None]
    assert reasons(row(outcome=Outcome.ACCURACY), failed(Outcome.CRASHED, "measure")) == [None, None]


@pytest.mark.parametrize(
    ("ratio", "flags", "direction"),
    [
        ((1.2, 1.1, 1.3), [], Direction.FASTER),
        ((0.8, 0.7, 0.9), [], Direction.SLOWER),
        # The interval of the ratio contains 1, so neither side is known to be faster.
        ((1.2, 0.9, 1.5), [], Direction.NO_DIFFERENCE),
        # The interval does not contain 1. But two equal processes may differ by 3 % (the A/A width), and the ratio is
        # within this range, from 0.971 to 1.03. So no difference is reported.
        ((1.02, 1.01, 1.03), [], Direction.NO_DIFFERENCE),
        ((0.975, 0.97, 0.98), [], Direction.NO_DIFFERENCE),
        ((0.970, 0.965, 0.975), [], Direction.SLOWER),
        ((1.2, 1.1, 1.3), ["unstable"], Direction.UNSTABLE),
    ],
)
def test_directions_by_the_aa_width(ratio: tuple[float, float, float], flags: list[str], direction: Direction) -> None:
    record = right(1, flags=flags).model_copy(update={"speedup": Ratio(ratio=ratio[0], low=ratio[1], high=ratio[2])})
    assert columns_of([record], Widths(0.03)).direction.tolist() == [direction]


def test_a_wrong_row_has_no_direction() -> None:
    assert columns_of([inaccurate(3, -2)], Widths()).direction.tolist() == [Direction.NONE]


def test_costs_and_memory() -> None:
    plain = right(2, compile_ns=5, first_call_ns=7, reference_ns=10, run_memory_bytes=30, reference_run_memory_bytes=20)
    late = plain.model_copy(
        update={"flags": ["compiled_late"], "warm_compile_ns": 3, "reference_run_memory_bytes": None}
    )
    columns = columns_of([plain, late], Widths())
    # In the second row, the first call compiled something, too. So its 7 ns are added to the compile time of 5 ns.
    np.testing.assert_array_equal(columns.cold_ns, [5, 12])
    np.testing.assert_array_equal(columns.warm_ns, [math.nan, 3])
    np.testing.assert_array_equal(columns.ratios, [[1.5], [math.nan]])
    np.testing.assert_allclose(columns.log_speedup, [math.log(2)] * 2)


def test_the_own_eager_is_another_baseline() -> None:
    other = right(2, reference_ns=10, own_eager_ns=8).model_copy(
        update={"speedup_own_eager": Ratio(ratio=1.5, low=1.4, high=1.6)}
    )
    same_stack = right(2, reference_ns=10)
    without = right(2).model_copy(update={"speedup_own_eager": None})
    columns = columns_of([other, same_stack, without], Widths(), Baseline.own_eager)
    np.testing.assert_allclose(np.exp(columns.log_speedup), [1.5, 2, math.nan])
    np.testing.assert_array_equal(columns.baseline_ns, [8, 10, math.nan])
    assert columns.counted.tolist() == [True, True, False]


def test_accuracy_is_known_or_not() -> None:
    records = [
        right(1, accuracy=AccuracyGroup(policy="p", as_accurate_as_eager=known)) for known in (True, False, None)
    ]
    assert columns_of([*records, right(1)], Widths()).accurate.tolist() == [1, 0, -1, -1]


def test_taking_rows_keeps_the_names() -> None:
    columns = columns_of([right(1, sample="s/a"), right(2, sample="s/b")], Widths())
    second = columns.take(columns.sample == 1)
    assert (len(second), second.samples, second.sample.tolist()) == (1, ("s/a", "s/b"), [1])
