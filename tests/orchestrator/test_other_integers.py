"""Test which integer inputs a graph accepts in another order. A stand-in for the stream plays the graph's process."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from graphnet.bench.other_integers import with_integers
from graphnet.judge.verdict import Outputs
from graphnet.talk.arrays import SampleOutputs
from graphnet_contract.messages import ExtraCall, Start, TensorSpec
from graphnet_contract.other_inputs import integer_tensors, is_rolled, number_of

TENSORS = (
    TensorSpec("weight", (4,), "float32", "parameter"),
    TensorSpec("x", (4,), "float32", "input"),
    TensorSpec("index", (2, 3), "int64", "input"),
    TensorSpec("size", (1,), "int64", "input"),
    TensorSpec("mask", (3,), "bool", "input"),
    TensorSpec("table", (3,), "int64", "buffer"),
)
Called = Callable[[int], NDArray[Any] | None]


def outputs(values: NDArray[Any]) -> SampleOutputs:
    return SampleOutputs(Outputs(("tensor", 0), [values], [values.dtype.name]), {}, values.tobytes().hex())


PLAIN = outputs(np.arange(4, dtype=np.float32))


class Stream:
    """A process whose graph returns what ``called`` says for the number of the inputs; it ends at ``ends_at``."""

    def __init__(self, called: Called, ends_at: int = 0) -> None:
        self.called, self.ends_at = called, ends_at
        self.ended = False
        self.numbers: list[int] = []
        self.progress = SimpleNamespace(outputs={})

    def send_outputs(self, extra_call: ExtraCall, number: int) -> bool:
        assert extra_call is ExtraCall.OTHER_INPUTS
        self.numbers.append(number)
        self.ended = number == self.ends_at
        found = None if self.ended else self.called(number)
        if found is not None:
            self.progress.outputs["other_inputs"] = outputs(found)
        return not self.ended


def tried(called: Called, ends_at: int = 0, source: str = "y = x[index]") -> tuple[NDArray[Any], int, list[int]]:
    stream, start = Stream(called, ends_at), Start(tensors=TENSORS, model_source=source)
    found, number = with_integers(stream, start, PLAIN, -5)  # type: ignore[arg-type]
    return found.arrays[0], number, stream.numbers


def of(number: int) -> NDArray[Any]:
    return np.full(4, number, dtype=np.float32)


def test_integers_and_bools_beside_floats_are_counted() -> None:
    assert integer_tensors(TENSORS) == [2, 4]
    # Without floating-point inputs, integers are rolled in every call anyway.
    assert integer_tensors(TENSORS[2:]) == [2]
    assert [is_rolled(2, place) for place in (0, 1)] == [False, True]
    # The inputs of a timed call have the integers of the sample.
    assert not any(is_rolled(number_of(1, 3), place) for place in range(14))


def test_all_are_rolled_if_the_graph_accepts_them() -> None:
    found, number, numbers = tried(of)
    assert (found.tolist(), number, numbers) == ([3] * 4, 3, [3, 3])


def test_each_is_tried_alone_if_it_does_not_accept_all() -> None:
    found, number, numbers = tried(lambda number: None if number & 1 else of(number))
    assert (found.tolist(), number, numbers) == ([2] * 4, 2, [3, 1, 2, 2, 2, 2])


@pytest.mark.parametrize(
    "called",
    [
        lambda _: None,
        lambda _: np.zeros(5, dtype=np.float32),
        lambda _: np.zeros(4, dtype=np.float64),
        lambda _: np.array([0, 1, np.nan, 2], dtype=np.float32),
    ],
)
def test_none_is_rolled_if_outputs_are_of_another_kind(called: Called) -> None:
    found, number, _ = tried(called)
    assert (found.tolist(), number) == ([0, 1, 2, 3], 0)


def test_none_is_rolled_if_two_calls_differ() -> None:
    counts = iter(range(100))
    found, number, _ = tried(lambda _: np.full(4, next(counts), dtype=np.float32))
    assert (found.tolist(), number) == ([0, 1, 2, 3], 0)


def test_a_process_that_ends_is_asked_no_more() -> None:
    found, number, numbers = tried(of, ends_at=3)
    assert (found.tolist(), number, numbers) == ([0, 1, 2, 3], 0, [3])


@pytest.mark.parametrize(
    "line", ["x[index] = 0", "torch.searchsorted(index, x)", "x.scatter_(0, index, y)", "operator.setitem(x, index, y)"]
)
def test_operators_that_are_undefined_for_some_integers_keep_them(line: str) -> None:
    assert tried(of, source=line)[1:] == (0, [])
    assert tried(of, source="a = torch.scatter_add(x, 0, index, y); b = x[index] == 0; c = x.scatter_reduce(0)")[1] == 3
