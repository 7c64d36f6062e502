"""The shared loader rules: what is read on the host becomes a number, what is written is copied for the capture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch

from graphnet_graphs.loader import CLONES, NUMBERS, settle


class Plain(torch.nn.Module):
    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__()
        self.function = function

    def forward(self, *arguments: Any) -> Any:
        return self.function(*arguments)


def x() -> torch.Tensor:
    return torch.tensor([1.0, 2.0, 3.0, 4.0])


def test_a_graph_that_needs_no_rule_is_left_alone() -> None:
    model = Plain(lambda a, b: a + b)
    settled = settle(model, (x(), torch.tensor(2)))
    assert settled.model is model
    assert (settled.kept, settled.written, settled.flags) == ((0, 1), (), ())


@pytest.mark.parametrize("read", [lambda n: n.item(), int, lambda n: (n * 2 - 1).item() // 1])
def test_a_number_that_python_reads_is_a_constant(read: Callable[[Any], int]) -> None:
    def function(a: Any, n: Any) -> Any:
        return a[: read(n)]

    inputs = (x(), torch.tensor(2))
    settled = settle(Plain(function), inputs)
    assert settled.kept == (0,)
    assert settled.flags == ("loader:numbers",)
    assert torch.equal(settled.model(*settled.select(inputs)), function(*inputs))


def test_an_integer_argument_is_a_constant() -> None:
    settled = settle(Plain(lambda n, a: a.reshape(n, -1)), (2, x()))
    assert settled.kept == (1,)
    assert settled.rules == (NUMBERS,)
    assert settled.model(x()).shape == (2, 2)


def test_what_is_exported_holds_the_number() -> None:
    inputs = (x(), torch.tensor(3), torch.tensor(0.5, dtype=torch.float64))
    settled = settle(Plain(lambda a, n, f: a[: n.item()] * f.item()), inputs)
    program = torch.export.export(settled.model, settled.examples(inputs), strict=False)
    assert program.module()(x()).tolist() == [0.5, 1.0, 1.5]


def test_values_computed_from_data_are_not_numbers() -> None:
    settled = settle(Plain(lambda a, n: a * float(a.sum()) + n), (x(), torch.tensor(1)))
    assert (settled.kept, settled.rules) == ((0, 1), ())


def test_what_is_written_is_named_restored_and_copied() -> None:
    inputs = (x(), x())
    settled = settle(Plain(lambda a, b: a[1:].mul_(2) + b[0]), inputs)
    assert (settled.written, settled.rules) == ((0,), (CLONES,))
    assert torch.equal(inputs[0], x())
    copied, kept = settled.examples(inputs)
    assert copied.data_ptr() != inputs[0].data_ptr()
    assert kept is inputs[1]
    assert settled.select(inputs)[0] is inputs[0]
