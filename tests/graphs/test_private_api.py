"""Tests the rule `private_api`: it replaces every private name that has a public form, and changes no bit of output."""

from __future__ import annotations

import pytest
import torch
from private_calls import CALLS

from graphnet_graphs.repair.private_api import left_private, make_public, private_names
from graphnet_graphs.running.compare import first_difference
from graphnet_graphs.running.sample_module import call, load_module


def module(*statements: str, result: str = "(y,)") -> str:
    body = "".join(f"        {statement}\n" for statement in statements)
    return (
        "import torch\n\n\nclass GraphModule(torch.nn.Module):\n    def forward(self, x: torch.Tensor):\n"
        f"{body}        return {result}\n"
    )


def results(text: str) -> tuple[object, ...]:
    return call(load_module(text).forward, [torch.randn(24, generator=torch.Generator().manual_seed(3))])


@pytest.mark.filterwarnings("ignore:_check_is_size will be removed")
@pytest.mark.parametrize("name", CALLS)
def test_the_public_form_gives_the_same_bits(name: str) -> None:
    text = module(f"y = {CALLS[name]}")
    assert name in private_names(text)
    public = make_public(text)
    assert public.changes == 1
    assert private_names(public.text) == []
    assert first_difference(results(text), results(public.text)) is None


def test_private_calls_inside_private_calls() -> None:
    text = module(
        "y = torch.ops.aten._local_scalar_dense(torch._C._nn.gelu(x).sum() + torch.ops.aten._local_scalar_dense(x[0]))"
    )
    public = make_public(text)
    assert public.changes == 3
    assert private_names(public.text) == []
    assert first_difference(results(text), results(public.text)) is None


ENTER, EXIT = "torch.amp.autocast_mode._enter_autocast", "torch.amp.autocast_mode._exit_autocast"


def region(
    enabled: str, name: str = "r", inside: tuple[str, ...] = ("y = x.reshape(4, 6) @ x.reshape(6, 4)",)
) -> list[str]:
    enter = f'{name} = {ENTER}("cpu", torch.bfloat16, {enabled}, None)'
    return [enter, *inside, f"{name}_end = {EXIT}({name})", f"{name} = {name}_end = None"]


@pytest.mark.parametrize(
    "statements",
    [
        region("True"),
        region("True", "outer", tuple(region("False", "inner"))),
        region("False")[:2],
        [*region("False", "a")[:1], *region("False", "b")[:2], f"c = {EXIT}(a)", f"d = {EXIT}(b)"],
    ],
    ids=["enabled", "disabled inside enabled", "never left", "crossed"],
)
def test_other_autocast_regions_stay_and_are_named(statements: list[str]) -> None:
    text = module(*statements)
    public = make_public(text)
    assert public.text == text
    assert "autocast region" in left_private(text)[ENTER]


@pytest.mark.parametrize("inside", [region("False"), region("False", "outer", tuple(region("False", "inner")))])
def test_a_disabled_autocast_region_is_left_out_also_inside_a_disabled_one(inside: list[str]) -> None:
    text = module(*inside)
    public = make_public(text)
    assert private_names(public.text) == []
    assert first_difference(results(text), results(public.text)) is None


def test_what_has_no_public_form_is_named_with_the_reason() -> None:
    text = module("y = torch._weight_norm(x.reshape(6, 4), x[:6].reshape(6, 1), 0)", "z = torch._new_private(x)")
    public = make_public(text)
    assert public.text == text
    assert left_private(text) == {
        "torch._new_private": "no public form is known",
        "torch._weight_norm": "v * (g / norm) rounds differently if the kept dimension is the first or the last",
    }
