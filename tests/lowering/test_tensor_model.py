"""Tests tensor_model(): numbers that Python reads become constants, and arguments that the model changes are copied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from plain_model import Plain

from graphnet_lowering.tensor_model import CLONES, NUMBERS, tensor_model


def x() -> torch.Tensor:
    return torch.tensor([1.0, 2.0, 3.0, 4.0])


def test_a_graph_that_needs_no_rule_is_left_alone() -> None:
    model = Plain(lambda a, b: a + b)
    made = tensor_model(model, (x(), torch.tensor(2)))
    assert made.model is model
    assert (made.kept, made.written, made.flags) == ((0, 1), (), ())


@pytest.mark.parametrize("read", [lambda n: n.item(), int, lambda n: (n * 2 - 1).item() // 1])
def test_a_number_that_python_reads_is_a_constant(read: Callable[[Any], int]) -> None:
    def function(a: Any, n: Any) -> Any:
        return a[: read(n)]

    inputs = (x(), torch.tensor(2))
    made = tensor_model(Plain(function), inputs)
    assert made.kept == (0,)
    assert made.flags == ("loader:numbers",)
    assert torch.equal(made.model(*made.select(inputs)), function(*inputs))


def test_an_integer_argument_is_a_constant() -> None:
    made = tensor_model(Plain(lambda n, a: a.reshape(n, -1)), (2, x()))
    assert made.kept == (1,)
    assert made.rules == (NUMBERS,)
    assert made.model(x()).shape == (2, 2)


def test_an_exported_program_has_the_number() -> None:
    inputs = (x(), torch.tensor(3), torch.tensor(0.5, dtype=torch.float64))
    made = tensor_model(Plain(lambda a, n, f: a[: n.item()] * f.item()), inputs)
    program = torch.export.export(made.model, made.examples(inputs), strict=False)
    assert program.module()(x()).tolist() == [0.5, 1.0, 1.5]


def test_values_computed_from_data_are_not_numbers() -> None:
    made = tensor_model(Plain(lambda a, n: a * float(a.sum()) + n), (x(), torch.tensor(1)))
    assert (made.kept, made.rules) == ((0, 1), ())


def test_written_arguments_are_named_restored_and_copied() -> None:
    inputs = (x(), x())
    made = tensor_model(Plain(lambda a, b: a[1:].mul_(2) + b[0]), inputs)
    assert (made.written, made.rules) == ((0,), (CLONES,))
    assert torch.equal(inputs[0], x())
    copied, kept = made.examples(inputs)
    assert copied.data_ptr() != inputs[0].data_ptr()
    assert kept is inputs[1]
    assert made.select(inputs)[0] is inputs[0]
