"""Compares the inputs that scheme ``graphnet`` makes with those of a second, simpler implementation. Needs torch."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from graphnet_contract.graphnet_scheme import generate
from graphnet_contract.samples import TensorSpec

torch = pytest.importorskip("torch")


def spec(name: str, class_name: str, shape: Sequence[int], dtype: str, **rest: Any) -> TensorSpec:
    return TensorSpec(name, tuple(shape), dtype, class_name=class_name, **rest)


SPECS: list[TensorSpec] = [
    spec("late", "Z", (3, 4), "float32", mean=0.25, std=1.5),
    spec("ids", "M", (5,), "int64", min_val=2, max_val=90),
    spec("early", "A", (2, 2), "float64", mean=-1.0, std=0.125),
    spec("both", "B", (2,), "int32", min_val=0, max_val=3, data=(9, 9)),
    spec("given", "C", (2,), "float16", mean=0.0, std=1.0, data=(0.1, -7.0)),
    spec("clamped", "D", (6,), "float32", mean=0.0, std=40.0, min_val=0),
    spec("large", "E", (6,), "float32", mean=900.0, std=40.0),
    spec("constant", "F", (3,), "bfloat16", mean=0.5, std=0),
    spec("unknown", "G", (4,), "float32", mean=None, std=None),
    spec("broken", "H", (4,), "float32", mean=0.0, std=math.nan),
    spec("mask", "I", (3, 3), "bool", mean=None, std=None),
    spec("scalar", "J", (), "float32", mean=1.0, std=0.5),
    spec("s0", "K", (), "int64", kind="symint", data=(17,)),
    spec("broken_too", "L", (2, 3), "float32", mean=math.inf, std=1.0),
]


def straight_line(seed: int) -> dict[str, Any]:
    """Compute the inputs for SPECS, with a statement for each tensor: integers that have a range are drawn first."""
    np.random.seed(seed)
    torch.manual_seed(seed)
    both = torch.from_numpy(np.random.randint(0, 4, size=(2,))).to(torch.int32)
    ids = torch.from_numpy(np.random.randint(2, 91, size=(5,)))

    def normal(shape: Sequence[int], mean: float, std: float, low: float = -100.0, dtype: Any = torch.float32) -> Any:
        values = torch.from_numpy(np.asarray(np.random.randn(*shape) * std * 0.2 + mean)).to(dtype)
        repair = torch.randn(values.shape, dtype=dtype) * 0.01
        values = values.clamp(min=low) if low == 0 else values
        return torch.where(torch.isfinite(values), values, repair).clamp(-100, 100)

    result: dict[str, Any] = {"early": normal((2, 2), -1.0, 0.125, dtype=torch.float64), "both": both}
    result["given"] = torch.tensor([0.1, -7.0], dtype=torch.float16)
    result["clamped"] = normal((6,), 0.0, 40.0, low=0)
    result["large"] = normal((6,), 900.0, 40.0)
    result["constant"] = torch.full((3,), 0.5, dtype=torch.bfloat16)
    torch.randn(3, dtype=torch.bfloat16)
    result["unknown"] = normal((4,), 0.0, 0.1)
    result["broken"] = normal((4,), 0.0, math.nan)
    result["mask"] = torch.from_numpy(np.random.rand(3, 3) > 0.5)
    result["scalar"] = normal((), 1.0, 0.5)
    result["s0"] = torch.tensor(17)
    result["broken_too"] = normal((2, 3), math.inf, 1.0)
    result["ids"] = ids
    result["late"] = normal((3, 4), 0.25, 1.5)
    return result


@pytest.mark.parametrize("seed", [123, 0])
def test_every_bit_is_the_recipes(seed: int) -> None:
    made, expected = generate(SPECS, seed), straight_line(seed)
    assert list(made) == list(expected)
    for name, tensor in expected.items():
        assert made[name].dtype == tensor.dtype and made[name].shape == tensor.shape, name
        assert torch.equal(made[name], tensor), name


def test_the_order_given_does_not_matter() -> None:
    made, turned = generate(SPECS), generate(list(reversed(SPECS)))
    assert all(torch.equal(made[name], turned[name]) for name in made)


def test_a_spec_without_argument_still_draws() -> None:
    without = generate([spec for spec in SPECS if spec.name != "early"])
    assert not torch.equal(without["late"], generate(SPECS)["late"])


def test_of_two_classes_with_one_name_the_later_counts_and_both_draw() -> None:
    twice = [
        spec("n", "A", (2,), "int64", min_val=0, max_val=10**6),
        spec("n", "B", (2,), "int64", min_val=0, max_val=10**6),
    ]
    np.random.seed(123)
    np.random.randint(0, 10**6 + 1, size=2)
    assert generate(twice)["n"].tolist() == np.random.randint(0, 10**6 + 1, size=2).tolist()


def test_global_generators_are_left_alone() -> None:
    np.random.seed(5)
    torch.manual_seed(5)
    expected = (np.random.rand(), float(torch.rand(())))
    np.random.seed(5)
    torch.manual_seed(5)
    generate(SPECS)
    assert (np.random.rand(), float(torch.rand(()))) == expected
