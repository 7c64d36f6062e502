"""The cases of docs/why/verdicts.md: our verdict and the verdict of GraphNet's rule on the same outputs.

``graphnets_rule`` expresses GraphNet's rule in numpy. GraphNet requires that every pair of outputs passes allclose, for
which NaN does not equal NaN. GraphNet does not compare shapes. If its table of tolerances has no column for a dtype,
the values must be equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from graphnet.judge.ladder import LEVELS, tolerances
from graphnet.judge.structure import Tree
from graphnet.judge.verdict import Outputs, judge

Array = np.ndarray[Any, np.dtype[Any]]
COLUMNS = ("float16", "float32", "float64")
X = np.array([1.0, -2.0, 3.0, 0.5], np.float32)


def graphnets_rule(reference: Sequence[Array], candidate: Sequence[Array], t: int) -> bool:
    if [array.dtype for array in reference] != [array.dtype for array in candidate]:
        return False
    for wanted, got in zip(reference, candidate, strict=True):
        if wanted.dtype.name not in COLUMNS:
            if not np.array_equal(wanted, got):
                return False
            continue
        level = tolerances(wanted.dtype.name, t)
        with np.errstate(all="ignore"):
            if not np.allclose(got, wanted, rtol=level.rtol, atol=level.atol):
                return False
    return True


def ours(reference: Sequence[Array], candidate: Sequence[Array], t: int = -4) -> tuple[str, str | None]:
    def outputs(arrays: Sequence[Array]) -> Outputs:
        tree: Tree = ("tuple", *(("tensor", index) for index in range(len(arrays))))
        return Outputs(tree, list(arrays), [array.dtype.name for array in arrays])

    verdict = judge(outputs(reference), outputs(candidate), t)
    return str(verdict.outcome), verdict.step


def both(reference: Array, candidate: Array, t: int = -4) -> tuple[str, bool]:
    """Return two values: our outcome, and whether GraphNet's rule accepts the output as right."""
    return ours([reference], [candidate], t)[0], graphnets_rule([reference], [candidate], t)


def test_equal_values_are_right_for_both() -> None:
    assert both(X, X.copy()) == ("OK", True)


@pytest.mark.parametrize("dtype", COLUMNS)
@pytest.mark.parametrize("t", [level for level in LEVELS if level <= 1])
def test_finite_values_of_one_shape_get_the_same_verdict(dtype: str, t: int) -> None:
    generator = np.random.default_rng(abs(t))
    for _ in range(20):
        reference = generator.normal(0, 2, 16).astype(dtype)
        size = 10.0 ** generator.uniform(-9, 2)
        candidate = (reference + generator.normal(0, size, 16)).astype(dtype)
        level = tolerances(dtype, t)
        edge = np.abs(candidate.astype(float) - reference) - (level.atol + level.rtol * np.abs(reference.astype(float)))
        if np.abs(edge).min() < 1e-3 * (level.atol + np.finfo(dtype).eps):
            continue  # numpy and torch may round differently so close to the tolerance
        outcome, right = both(reference, candidate, t)
        assert (outcome == "OK") == right


def test_nan_in_the_same_places_is_right_for_us_and_wrong_for_graphnet() -> None:
    with_nan = np.array([1.0, np.nan], np.float32)
    assert both(with_nan, with_nan.copy()) == ("OK", False)


def test_nan_on_one_side_is_wrong_for_both() -> None:
    assert both(np.array([1, 2], np.float32), np.array([1, np.nan], np.float32)) == ("ACCURACY", False)


def test_infinity_in_the_same_places_is_right_for_both() -> None:
    infinite = np.array([np.inf, -np.inf, 1], np.float32)
    assert both(infinite, infinite.copy()) == ("OK", True)


def test_infinity_of_the_other_sign_is_wrong_for_both() -> None:
    infinite = np.array([np.inf, 1], np.float32)
    assert both(infinite, infinite * np.float32([-1, 1])) == ("ACCURACY", False)


def test_complex_values_have_a_tolerance_for_us_and_must_be_equal_for_graphnet() -> None:
    values = (X + 1j * X).astype(np.complex64)
    assert both(values, values + np.complex64(1e-6)) == ("OK", False)
    assert both(values, values + np.complex64(1)) == ("ACCURACY", False)


@pytest.mark.parametrize("shape", [(1, 4), (4, 1), (1,)])
def test_a_shape_that_broadcasts_is_wrong_for_us_and_right_for_graphnet(shape: tuple[int, ...]) -> None:
    reference = np.full((4,), 2.0, np.float32)
    candidate = np.full(shape, 2.0, np.float32)
    assert ours([reference], [candidate]) == ("OUTPUT_MISMATCH", "shape")
    assert graphnets_rule([reference], [candidate], -4)


def test_another_dtype_is_wrong_for_both() -> None:
    assert both(X, X.astype(np.float64)) == ("OUTPUT_MISMATCH", False)


def test_integers_must_be_equal_for_both() -> None:
    assert both(np.array([1, 2]), np.array([1, 2])) == ("OK", True)
    assert both(np.array([1, 2]), np.array([1, 3]), t=1) == ("ACCURACY", False)


A, B = ("tensor", 0), ("tensor", 1)


@pytest.mark.parametrize(
    ("reference", "candidate", "outcome"),
    [
        (("tuple", A, ("tuple", B, None)), ("list", A, ("list", B, None)), "OK"),
        (("dict", "a", A, "b", B), ("dict", "a", A, "c", B), "OUTPUT_MISMATCH"),
        (("tuple", A, B, None), ("tuple", A, B, 3), "OUTPUT_MISMATCH"),
    ],
)
def test_nested_outputs_and_python_values_are_compared(reference: Tree, candidate: Tree, outcome: str) -> None:
    """The test does not compare with GraphNet's verdict, because GraphNet's script fails on such outputs."""
    sides = [Outputs(tree, [X, X], ["float32", "float32"]) for tree in (reference, candidate)]
    assert judge(*sides).outcome == outcome


def test_an_empty_output_is_right_for_us() -> None:
    """GraphNet's allclose also accepts an empty output. But its script then fails, because an empty output has no
    maximum.
    """
    empty = np.zeros((0, 3), np.float32)
    assert both(empty, empty.copy()) == ("OK", True)
    with pytest.raises(ValueError, match="zero-size array"):
        np.abs(empty - empty).max()


def test_no_outputs_at_all_are_right_for_both() -> None:
    assert ours([], []) == ("OK", None)
    assert graphnets_rule([], [], -4)


@pytest.mark.parametrize("t", [1, 2, 3, 4, 5])
def test_a_row_can_be_judged_above_t_1(t: int) -> None:
    """For t above 1, GraphNet's scores and our scores use the verdict of t = 1. But a row can be judged at any t."""
    zero = np.zeros(4, np.float32)
    far = zero + np.float32(10.0 ** (t + 0.5))
    assert ours([zero], [far], t)[0] == "ACCURACY"
    if t < 5:
        assert ours([zero], [far], t + 1)[0] == "OK"
