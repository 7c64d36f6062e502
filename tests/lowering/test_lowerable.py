"""Tests what an ahead-of-time adapter gets: a module that takes and returns only tensors, called like the model."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from plain_model import Plain

from graphnet_lowering.bound import lowerable
from graphnet_lowering.exported import NONE, export, lifted
from graphnet_lowering.kept import Kept
from graphnet_lowering.nodes import draws_random, lines_in, operator_name, operators_in
from graphnet_runner.adapter import CompileError, UnsupportedError


def compiled_like(model: Any, inputs: list[Any], kinds: list[str], bind_weights: bool = True) -> Callable[..., Any]:
    """Compile as an adapter does, but let torch.fx run the exported graph."""
    lowered = lowerable(model, inputs, kinds, bind_weights)
    program = export(lowered.module, lowered.examples, NONE)
    constants = lifted(program)
    return lowered.calling.calling(lambda *free: program.graph_module(*constants, *free))


def awkward(x: Any, w: Any, n: Any) -> Any:
    y = x @ w
    x.add_(1)
    return {"twice": (y, y), "input": x, "number": n, "nothing": [None, y[: int(n)]]}


@pytest.mark.parametrize("bind_weights", [True, False])
def test_a_model_with_awkward_results_is_called_like_the_model(bind_weights: bool) -> None:
    inputs = [torch.arange(6.0).view(2, 3), torch.eye(3), 1]
    call = compiled_like(Plain(awkward), inputs, ["input", "parameter", "symint"], bind_weights)
    for _ in range(2):
        ours, theirs = [inputs[0].clone(), *inputs[1:]], [inputs[0].clone(), *inputs[1:]]
        got, wanted = call(*ours), awkward(*theirs)
        assert torch.equal(ours[0], theirs[0]), "the written input"
        assert got["input"] is ours[0]
        assert got["twice"][0] is got["twice"][1]
        assert (got["number"], got["nothing"][0]) == (1, None)
        assert torch.equal(got["twice"][0], wanted["twice"][0])
        assert torch.equal(got["nothing"][1], wanted["nothing"][1])
        inputs[0] += 5


def test_a_number_that_became_a_constant_is_never_used_for_another_one() -> None:
    inputs = [torch.ones(2, 3), 2]
    call = compiled_like(Plain(lambda x, n: (x * n, n + 1)), inputs, ["input", "symint"])
    got, number = call(*inputs)
    assert (got[0, 0].item(), number) == (2, 3)
    with pytest.raises(ValueError, match=r"argument 1 is 5, but the graph was compiled for 2; compile it again"):
        call(inputs[0], 5)


def test_a_written_weight_stays_an_argument_and_the_examples_are_not_written_to() -> None:
    inputs = [torch.ones(2), torch.zeros(2), torch.ones(2)]
    model = Plain(lambda x, count, w: (x * w, count.add_(1))[0])
    lowered = lowerable(model, inputs, ["input", "buffer", "parameter"])
    assert (lowered.calling.free, lowered.calling.written) == ((0, 1), (1,))
    assert lowered.examples[1] is not inputs[1]
    assert [name for name, _ in lowered.module.named_buffers()] == ["argument_2"]
    assert lowered.flags == ("loader:clones",)
    call = compiled_like(model, inputs, ["input", "buffer", "parameter"])
    call(*inputs)
    call(*inputs)
    assert inputs[1].tolist() == [2, 2]


def test_a_graph_of_weights_alone_keeps_its_arguments() -> None:
    lowered = lowerable(Plain(lambda w: w * 2), [torch.ones(2)], ["parameter"])
    assert lowered.calling.free == (0,)


def test_what_cannot_be_captured_is_said_in_one_sentence() -> None:
    with pytest.raises(UnsupportedError, match="sizes|depend") as refused:
        export(Plain(lambda x: torch.nonzero(x)), (torch.ones(3),), NONE)
    assert refused.value.operators == ("aten.nonzero.default",)
    with pytest.raises(UnsupportedError, match=r"^torch\.export: ") as refused:
        export(Plain(lambda x: x * 2 if x.sum() > 0 else x), (torch.ones(3),), NONE)
    assert refused.value.operators == ("data-dependent shape",)

    def broken(x: Any) -> Any:
        raise KeyError("a key\nof two lines")

    with pytest.raises(CompileError) as failed:
        export(Plain(broken), (torch.ones(3),), NONE)
    assert (failed.value.step, "\n" in str(failed.value)) == ("capture", False)


def test_copies_are_removed_but_an_output_stays_a_tensor_of_its_own() -> None:
    program = export(Plain(lambda x: (x.clone() * 2, x.clone())), (torch.ones(3),), NONE)
    assert [operator_name(node) for node in operators_in(program.graph_module)] == [
        "aten.mul.Tensor",
        "aten.clone.default",
    ]


def copied_view(x: Any) -> Any:
    y = x.clone().view(-1)
    x.add_(1)
    return (y,)


@pytest.mark.parametrize("table", [None, NONE])
def test_a_view_of_a_copy_does_not_share_the_memory_of_a_written_input(table: Any) -> None:
    inputs = [torch.arange(6.0).view(2, 3)]
    lowered = lowerable(Plain(copied_view), inputs, ["input"])
    program = export(lowered.module, lowered.examples, table)
    call = lowered.calling.calling(program.graph_module)
    (got,), (wanted,) = call(inputs[0].clone()), copied_view(inputs[0].clone())
    assert torch.equal(got, wanted)


@pytest.mark.parametrize(
    ("function", "expected"),
    [
        (lambda x: torch.nn.functional.dropout(x, 0.5, training=True), True),
        (lambda x: torch.nn.functional.dropout(x, 0.5, training=False), False),
        (lambda x: torch.nn.functional.dropout(x, 0.0, training=True), False),
        (lambda x: torch.nn.functional.scaled_dot_product_attention(x, x, x), False),
        (lambda x: torch.nn.functional.scaled_dot_product_attention(x, x, x, dropout_p=0.1), True),
        (lambda x: x + torch.rand(3), True),
        (lambda x: torch.bernoulli(x), True),
        (lambda x: torch.relu(x), False),
    ],
)
def test_only_what_draws_is_random(function: Callable[..., Any], expected: bool) -> None:
    program = export(Plain(function), (torch.ones(2, 4, 3),), NONE)
    assert any(draws_random(node) for node in operators_in(program.graph_module)) is expected


def test_views_of_tensors_are_kept_until_a_tensor_moves() -> None:
    made: list[int] = []

    def convert(tensor: Any, place: int) -> tuple[Any, bool]:
        made.append(place)
        return tensor, place == 0

    kept, first, second = Kept(2, convert), torch.ones(2), torch.ones(2)
    assert list(kept.renew((first, second))) == [0, 1]
    assert list(kept.renew((first, second))) == [1], "a copy is made in every call"
    moved = torch.ones(2)
    assert list(kept.renew((moved, second))) == [0, 1]
    assert kept.objects[0] is moved
    assert made == [0, 1, 1, 0, 1]


def test_a_line_of_the_sample_is_the_innermost_one() -> None:
    trace = 'File "/s/bound.py", line 3, in forward\n  File "/tmp/x/model.py", line 9, in forward\n    a\n'
    assert lines_in(trace) == (9,)
    assert lines_in(trace + '  File "/tmp/x/model.py", line 12, in helper\n  File "/t/functional.py", line 2') == (12,)
    assert lines_in('File "/tmp/my_model.pyc", line 9') == lines_in("") == ()
