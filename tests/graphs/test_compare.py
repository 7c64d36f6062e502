"""Tests the comparison of two results: all bits must be equal, and a message describes the first difference."""

from __future__ import annotations

import pytest
import torch

from graphnet_graphs.running.compare import first_difference, same_bits

pytestmark = pytest.mark.torch

X = torch.tensor([1.0, 0.0, float("nan")])


@pytest.mark.parametrize("other", [X.clone(), torch.stack([X, X], dim=1)[:, 0], torch.nn.Parameter(X.clone())])
def test_equal_bits_are_the_same_whatever_the_strides(other: torch.Tensor) -> None:
    assert same_bits(X, other)


@pytest.mark.parametrize(
    "other",
    [
        torch.tensor([1.0, -0.0, float("nan")]),
        torch.tensor([1.0, 0.0, 2.0]),
        X.double(),
        X.reshape(3, 1),
        X.to_sparse(),
    ],
)
def test_another_sign_of_zero_dtype_shape_or_layout_is_a_difference(other: torch.Tensor) -> None:
    assert not same_bits(X, other)


@pytest.mark.parametrize("value", [torch.zeros(0), torch.ones(()), torch.ones(2, dtype=torch.bool)])
def test_a_tensor_of_any_size_is_the_same_as_itself(value: torch.Tensor) -> None:
    assert same_bits(value, value.clone())


def test_a_conjugate_view_is_compared_by_its_values() -> None:
    x = torch.tensor([1 + 2j, 3 - 4j])
    assert same_bits(x.conj(), torch.tensor([1 - 2j, 3 + 4j]))
    assert not same_bits(x.conj(), x)


@pytest.mark.parametrize(
    ("left", "right", "index", "what"),
    [
        ((X, X), (X, X + 1), 1, "values differ by up to nan"),
        ((torch.zeros(2),), (-torch.zeros(2),), 0, "a zero has another sign"),
        ({"a": torch.ones(2)}, {"a": torch.ones(3)}, 0, r"torch.float32 (2,) against torch.float32 (3,)"),
        ((1, X), (1,), 0, "2 results against 1"),
        ((X, 1), (X, 2), 1, "int against int"),
    ],
)
def test_the_first_difference_is_named(left: object, right: object, index: int, what: str) -> None:
    found = first_difference(left, right)
    assert found is not None
    assert found.index == index
    assert what in found.what


def test_equal_results_have_no_difference() -> None:
    assert first_difference((X, {"n": 3}), (X.clone(), {"n": 3})) is None
