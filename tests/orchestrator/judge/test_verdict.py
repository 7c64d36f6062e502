from __future__ import annotations

import dataclasses
import json
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt
import pytest

from graphnet.judge.structure import Tree
from graphnet.judge.verdict import POLICY, Outputs, Verdict, judge

Array = npt.NDArray[Any]

ONES = np.arange(1, 5, dtype=np.float32)
COUNTS = np.arange(4)


def outputs(*arrays: Array, structure: Tree = ()) -> Outputs:
    tree = structure or ("tuple", *(("tensor", index) for index in range(len(arrays))))
    return Outputs(tree, arrays, [array.dtype.name for array in arrays])


def returned(value: Tree) -> Outputs:
    """Make the outputs of a model that returns one Python value."""
    return Outputs(("tuple", value), [], [])


def test_equal_outputs_are_ok() -> None:
    verdict = judge(outputs(ONES, COUNTS), outputs(ONES.copy(), COUNTS.copy()))
    assert (verdict.outcome, verdict.step, verdict.message, verdict.flags) == ("OK", None, None, ())
    assert (verdict.policy, verdict.tolerance_judged, verdict.tolerance_reached) == ("graphnet-ladder/1", -4, -10)
    assert verdict.ladder == (True,) * 16
    assert (verdict.max_abs_error, verdict.max_rel_error) == (0.0, 0.0)
    assert [(output.label, output.shape, output.dtype) for output in verdict.comparisons] == [
        ("output 0", (4,), "float32"),
        ("output 1", (4,), "int64"),
    ]


def test_the_worst_output_sets_the_numbers() -> None:
    verdict = judge(outputs(ONES, ONES, COUNTS), outputs(ONES * np.float32(1.001), ONES * np.float32(1.01), COUNTS))
    assert verdict.outcome == "ACCURACY"
    assert verdict.tolerance_reached == -1
    assert verdict.ladder == (False,) * 9 + (True,) * 7
    assert verdict.max_abs_error == pytest.approx(0.04, rel=1e-3)
    assert verdict.max_rel_error == pytest.approx(0.01, rel=1e-3)
    assert [output.comparison.tolerance_reached for output in verdict.comparisons] == [-2, -1, -10]


@pytest.mark.parametrize(("tolerance", "outcome"), [(-2, "ACCURACY"), (-1, "OK"), (5, "OK")])
def test_the_tolerance_decides(tolerance: int, outcome: str) -> None:
    verdict = judge(outputs(ONES), outputs(ONES * np.float32(1.01)), tolerance)
    assert (verdict.outcome, verdict.tolerance_judged) == (outcome, tolerance)


@pytest.mark.parametrize(
    ("reference", "candidate", "step", "message"),
    [
        (outputs(ONES, ONES), outputs(ONES), "structure", "1 output where the reference has 2"),
        (returned(3), returned(4), "structure", "output 0: the int 4 where the reference has the int 3"),
        (
            *(outputs(ONES, ONES, ONES.reshape(1, 4)), outputs(ONES, ONES, ONES)),
            *("shape", "output 2: shape (4,) where the reference has (1, 4)"),
        ),
        (
            *(outputs(ONES, COUNTS), outputs(ONES.astype(ml_dtypes.bfloat16), COUNTS)),
            *("dtype", "output 0: dtype bfloat16 where the reference has float32"),
        ),
        (
            *(outputs(values, structure=("tuple", None, ("tensor", 0))) for values in (ONES, ONES.astype(np.float64))),
            *("dtype", "output 1: dtype float64 where the reference has float32"),
        ),
    ],
)
def test_mismatch(reference: Outputs, candidate: Outputs, step: str, message: str) -> None:
    verdict = judge(reference, candidate)
    assert (verdict.outcome, verdict.step, verdict.message) == ("OUTPUT_MISMATCH", step, message)
    assert (verdict.ladder, verdict.tolerance_reached, verdict.comparisons) == ((False,) * 16, None, ())
    assert (verdict.max_abs_error, verdict.max_rel_error) == (None, None)


def test_values_beyond_the_tolerance_are_named() -> None:
    wrong = ONES.copy()
    wrong[1] += 0.5
    verdict = judge(outputs(ONES, ONES), outputs(ONES, wrong))
    assert (verdict.outcome, verdict.step) == ("ACCURACY", "values")
    assert verdict.message == (
        "output 1: 1 of 4 elements are beyond tolerance -4; the largest absolute error is 0.5, and all agree from "
        "tolerance 0 on"
    )


def test_whole_numbers_must_be_equal() -> None:
    verdict = judge(outputs(COUNTS), outputs(COUNTS + np.array([0, 0, 0, 1])), tolerance=5)
    assert (verdict.outcome, verdict.tolerance_reached) == ("ACCURACY", None)
    assert verdict.message == "output 0: 1 of 4 elements differ, and int64 must be equal"
    assert (verdict.max_abs_error, verdict.max_rel_error) == (None, None)


def test_the_finite_pattern_goes_before_values() -> None:
    nan = ONES.copy()
    nan[2] = np.nan
    verdict = judge(outputs(ONES, ONES), outputs(ONES * 3, nan))
    assert (verdict.outcome, verdict.step, verdict.tolerance_reached) == ("ACCURACY", "finite_pattern", None)
    assert verdict.message == "output 1: NaN or infinity on one side only, or not the same"


def test_agreeing_nonfinite_values_are_ok_and_flagged() -> None:
    odd = np.array([np.nan, np.inf, -np.inf, 1.0])
    verdict = judge(outputs(odd), outputs(odd + 1e-9))
    assert (verdict.outcome, verdict.flags) == ("OK", ("nonfinite_reference",))


@pytest.mark.parametrize(
    ("reference", "flagged"),
    [
        ([np.zeros(4)], True),
        ([np.full(4, 7.0), np.full((2, 2), 1e-4)], True),
        ([np.zeros(4), ONES], False),
        ([np.zeros(4), np.ones(()), COUNTS], True),
        ([np.ones(()), COUNTS], False),
        ([], False),
    ],
)
def test_degenerate_output(reference: list[Array], flagged: bool) -> None:
    assert ("degenerate_output" in judge(outputs(*reference), outputs(*reference)).flags) is flagged


def test_flags_are_given_beside_every_outcome() -> None:
    zeros = np.array([0.0, np.nan, np.nan, 0.0])
    assert judge(outputs(zeros), outputs(ONES, ONES)).flags == ("nonfinite_reference",)
    assert judge(outputs(np.zeros(3)), outputs(ONES)).flags == ("degenerate_output",)


@pytest.mark.parametrize(
    ("reference", "candidate", "reached"),
    [
        (1.0, 1.0, -10),
        (1.0, 1.0 + 1e-7, -5),
        (float("nan"), float("nan"), -10),
        (1.0, float("inf"), None),
        (2j, 2.1j, -1),
    ],
)
def test_python_floats_are_compared_like_tensors(reference: Tree, candidate: Tree, reached: int | None) -> None:
    verdict = judge(returned(reference), returned(candidate))
    assert verdict.tolerance_reached == reached
    assert verdict.comparisons[0].shape == ()


@pytest.mark.parametrize("value", [None, 3, True, "text"])
def test_other_python_values_are_equal(value: Tree) -> None:
    verdict = judge(returned(value), returned(value))
    assert (verdict.outcome, verdict.comparisons) == ("OK", ())


def test_a_model_that_returns_nothing_is_ok() -> None:
    verdict = judge(outputs(), outputs())
    assert (verdict.outcome, verdict.tolerance_reached, verdict.max_abs_error) == ("OK", -10, None)


def test_the_tensor_list_may_be_ordered_differently() -> None:
    swapped = outputs(COUNTS, ONES, structure=("tuple", ("tensor", 1), ("tensor", 0)))
    assert judge(outputs(ONES, COUNTS), swapped).outcome == "OK"


def mutated(reference: dict[str, Array], candidate: dict[str, Array]) -> Verdict:
    return judge(outputs(ONES), outputs(ONES), reference_mutated=reference, candidate_mutated=candidate)


def test_inputs_changed_on_both_sides_are_further_outputs() -> None:
    verdict = mutated({"y": COUNTS, "x": ONES}, {"x": ONES * 2, "y": COUNTS})
    assert (verdict.outcome, verdict.step) == ("ACCURACY", "values")
    assert verdict.message is not None
    assert verdict.message.startswith('input "x": 4 of 4 elements')
    assert [output.label for output in verdict.comparisons] == ["output 0", 'input "x"', 'input "y"']


def test_inputs_changed_on_one_side_only_are_a_mismatch() -> None:
    verdict = mutated({"x": ONES, "y": ONES}, {"y": ONES, "z": ONES})
    assert (verdict.outcome, verdict.step) == ("OUTPUT_MISMATCH", "mutated_inputs")
    assert verdict.message == 'inputs changed by one side only: input "x" by the reference, input "z" by the candidate'


def test_inputs_changed_to_another_shape_are_a_mismatch() -> None:
    verdict = mutated({"x": ONES}, {"x": ONES[:2]})
    assert verdict.outcome == "OUTPUT_MISMATCH"
    assert verdict.message == 'input "x": shape (2,) where the reference has (4,)'


def test_a_wrong_output_is_named_before_a_wrong_input() -> None:
    verdict = judge(outputs(ONES), outputs(ONES[:2]), reference_mutated={"x": ONES})
    assert verdict.step == "shape"


@pytest.mark.parametrize("worst", [np.finfo(np.float64).max, np.nan, np.inf])
def test_a_verdict_is_json_without_nan(worst: float) -> None:
    verdict = judge(outputs(np.array([-worst, 1.0])), outputs(np.array([np.finfo(np.float64).max, 2.0])))
    text = json.dumps(dataclasses.asdict(verdict), allow_nan=False)
    assert json.loads(text)["policy"] == POLICY


@pytest.mark.parametrize(
    ("arrays", "dtypes", "message"),
    [
        ([ONES], [], "one name each"),
        ([ONES.view(np.uint16)], ["bfloat16"], "view it as bfloat16"),
        ([ONES], ["int64"], "view it as int64"),
        ([], [], "names tensor 0"),
    ],
)
def test_outputs_that_do_not_fit_together_are_refused(arrays: list[Array], dtypes: list[str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Outputs(("tensor", 0), arrays, dtypes)


def test_a_tolerance_off_the_ladder_is_refused() -> None:
    with pytest.raises(ValueError, match="from -10 to 5"):
        judge(outputs(), outputs(), tolerance=6)
