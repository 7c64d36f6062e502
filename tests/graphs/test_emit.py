"""The printer of graphs (emit.py), tested one call at a time on graphs made by hand."""

from __future__ import annotations

import builtins
import operator
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import fx

from graphnet_graphs.code.torch_names import REPAIRED, SAME_MEANING
from graphnet_graphs.errors import EmitError
from graphnet_graphs.repair.private_api import private_names
from graphnet_graphs.write.callables import qualified_name
from graphnet_graphs.write.emit import emit

pytestmark = pytest.mark.torch

Build = Callable[[fx.Graph, fx.Node], Any]


def _body(build: Build) -> list[str]:
    """Return the printed statements of a forward with one argument x, without the lines of the signature."""
    graph = fx.Graph()
    x = graph.placeholder("x")
    x.meta["example_value"] = torch.zeros(2, 3)
    graph.output((build(graph, x),))
    text = emit(graph, {x: "x"}, set()).text
    return [line.strip() for line in text.split("    ):\n")[1].splitlines()]


def _call(function: Any, *args: Any, **kwargs: Any) -> Build:
    def build(graph: fx.Graph, x: fx.Node) -> fx.Node:
        given = tuple([x if b == "x" else b for b in a] if isinstance(a, list) else x if a == "x" else a for a in args)
        return graph.call_function(function, given, kwargs)

    return build


@pytest.mark.parametrize(
    ("build", "line"),
    [
        (_call(operator.add, "x", 1), "x + 1"),
        (_call(operator.pow, -2, "x"), "(-2) ** x"),
        (_call(operator.getitem, "x", (slice(None), None, 0)), "x[:, None, 0]"),
        (_call(operator.getitem, "x", (Ellipsis, slice(1, -1, 2))), "x[..., 1:-1:2]"),
        (_call(operator.getitem, "x", [0, 1]), "x[[0, 1]]"),
        (_call(builtins.getattr, "x", "T"), "x.T"),
        (_call(torch.nn.functional.gelu, "x"), "torch.nn.functional.gelu(x)"),
        (_call(torch._C._nn.linear, "x", "x"), "torch.nn.functional.linear(x, x)"),
        (_call(torch._C._nn.pad, "x", (1, 1)), "torch.nn.functional.pad(x, (1, 1))"),
        (_call(torch._C._fft.fft_rfft, "x"), "torch.fft.rfft(x)"),
        (_call(torch._C._linalg.linalg_vector_norm, "x"), "torch.linalg.vector_norm(x)"),
        (_call(torch._C._special.special_logit, "x"), "torch.special.logit(x)"),
        (_call(torch.full, (2,), float("-inf")), 'torch.full((2,), float("-inf"))'),
        (_call(torch.sym_sum, ["x", 2]), "x + 2"),
        (_call(torch.ops.aten.sym_size.int, "x", 0), "x.size(0)"),
        (_call(torch.ops.aten._local_scalar_dense.default, "x"), "x.item()"),
        (_call(torch.sum, "x", dtype=torch.float64), "torch.sum(x, dtype=torch.float64)"),
        (_call(torch.nn.functional.max_pool2d, "x", 2), "torch.nn.functional.max_pool2d(x, 2)"),
    ],
)
def test_calls_in_public_names(build: Build, line: str) -> None:
    assert _body(build)[0].split(" = ", 1)[1] == line


@pytest.mark.parametrize("device", [torch.device("cpu"), "cpu", torch.device("cuda", 0), "cuda:1"])
def test_devices_come_from_the_first_tensor(device: Any) -> None:
    lines = _body(_call(torch.zeros, 3, device=device))
    assert lines[:2] == ["zeros = torch.zeros(3, device=device)", "return (zeros,)"] or lines[0].startswith("device = ")
    assert "cpu" not in " ".join(lines).replace('torch.device("cpu")', "")


def test_augmented_assignment_keeps_the_object() -> None:
    def build(graph: fx.Graph, x: fx.Node) -> fx.Node:
        result = graph.call_function(operator.iadd, (x, 1))
        result.meta["example_value"] = x.meta["example_value"]
        return graph.call_method("mul", (result, 2))

    assert _body(build) == ["x += 1", "mul = x.mul(2)", "return (mul,)"]


def test_setitem_is_a_statement() -> None:
    def build(graph: fx.Graph, x: fx.Node) -> fx.Node:
        graph.call_function(operator.setitem, (x, (slice(None), 0), 5))
        return graph.call_method("clone", (x,))

    assert _body(build)[0] == "x[:, 0] = 5"


def test_calls_without_effect_are_left_out_with_the_values_that_only_they_used() -> None:
    def build(graph: fx.Graph, x: fx.Node) -> fx.Node:
        graph.call_function(torch._C._log_api_usage_once, ("here",))
        graph.call_function(torch._C._set_grad_enabled, (False,))
        asked = graph.call_method("_is_all_true", (graph.call_function(operator.gt, (x, 0)),))
        graph.call_function(torch._check, (asked,))
        return graph.call_method("clone", (x,))

    assert _body(build) == ["clone = x.clone()", "return (clone,)"]


def test_values_are_freed_after_their_last_use() -> None:
    def build(graph: fx.Graph, x: fx.Node) -> fx.Node:
        first = graph.call_method("exp", (x,))
        second = graph.call_method("add", (first, first))
        return graph.call_method("add", (second, x))

    assert _body(build) == [
        "exp = x.exp()", "add = exp.add(exp)", "del exp", "add_1 = add.add(x)", "del add", "return (add_1,)",
    ]  # fmt: skip


def test_an_argument_that_no_text_can_express_is_refused() -> None:
    with pytest.raises(EmitError, match="of type object"):
        _body(_call(torch.add, "x", object()))


@pytest.mark.parametrize("private", sorted(REPAIRED))
def test_a_private_name_and_its_public_form_are_the_same_object(private: str) -> None:
    same = _resolve(private) is _resolve(REPAIRED[private])
    assert same is (private not in SAME_MEANING)
    assert qualified_name(_resolve(private)) == REPAIRED[private]


def _resolve(name: str) -> Any:
    value: Any = torch
    for part in name.split(".")[1:]:
        value = getattr(value, part)
    return value


def test_private_names_are_found() -> None:
    text = "y = torch._C._nn.linear(x)\nz = x._is_all_true()\nw = x.__and__(y)\nv = torch.nn.functional.gelu(x)"
    assert private_names(text) == ["._is_all_true", "torch._C._nn.linear"]
