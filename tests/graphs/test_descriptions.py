"""How a tensor is described: by its values, or by a rule that draws new ones."""

from __future__ import annotations

import math

import pytest
import torch

from graphnet_graphs.write.descriptions import describe


def test_mean_and_standard_deviation_are_those_of_the_exact_values() -> None:
    values = torch.randn(10_001, generator=torch.Generator().manual_seed(1)) * 3 + 7
    exact = values.tolist()
    mean = math.fsum(exact) / len(exact)
    std = math.sqrt(math.fsum((value - mean) ** 2 for value in exact) / len(exact))
    described = describe(values, "input", "x")
    assert (described.mean, described.std) == (float(f"{mean:.4g}"), float(f"{std:.4g}"))


def test_a_mean_of_zero_holds_no_rounding_errors() -> None:
    half = torch.randn(100_000, generator=torch.Generator().manual_seed(2))
    assert describe(torch.cat([half, -half.flip(0)]), "input", "x").mean == 0.0


@pytest.mark.parametrize(("distinct", "stored"), [(256, True), (257, False)])
@pytest.mark.parametrize("ordered", [True, False], ids=["the last values differ", "mixed"])
def test_a_large_tensor_of_few_values_is_stored(distinct: int, stored: bool, ordered: bool) -> None:
    values = torch.zeros(100_000)
    values[-distinct:] = torch.arange(float(distinct))
    if not ordered:
        values = values[torch.randperm(len(values), generator=torch.Generator().manual_seed(3))]
    assert (describe(values, "input", "x").data is not None) == stored
