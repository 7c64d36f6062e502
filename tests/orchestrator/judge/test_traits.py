from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from graphnet.judge.traits import ReferenceTraits, describe

FLOATS = [np.float16, ml_dtypes.bfloat16, np.float32, np.float64, np.complex64, np.complex128, ml_dtypes.float8_e4m3fn]


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize(
    ("values", "nonfinite", "degenerate"),
    [
        ([1.0, 2.0], False, False),
        ([1.0, 1.0], False, True),
        ([0.0, 0.0], False, True),
        ([0.0, -0.0005], False, True),
        ([-0.5, 0.0], False, False),
        ([1.0, np.nan], True, False),
        ([np.nan, np.nan], True, True),
        ([1.0], False, None),
        ([np.nan], True, None),
        ([], False, None),
    ],
)
def test_traits(dtype: Any, values: list[float], nonfinite: bool, degenerate: bool | None) -> None:
    assert describe(np.array(values).astype(dtype)) == ReferenceTraits(nonfinite, degenerate)


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16, np.float32, np.float64])
def test_a_mask_of_infinities_is_not_degenerate(dtype: Any) -> None:
    assert describe(np.array([0, -np.inf]).astype(dtype)) == ReferenceTraits(nonfinite=True, degenerate=False)


@pytest.mark.parametrize("dtype", [np.int64, np.uint8, np.bool_])
def test_integers_say_nothing(dtype: Any) -> None:
    assert describe(np.zeros(5, dtype)) == ReferenceTraits(nonfinite=False, degenerate=None)


@pytest.mark.parametrize("position", [0, 99_999, 199_999])
def test_every_chunk_counts(position: int) -> None:
    values = np.zeros(200_000, np.float32)
    values[position] = 1
    assert describe(values).degenerate is False
    values[position] = np.inf
    assert describe(values).nonfinite


def test_any_shape_and_layout() -> None:
    assert describe(np.array(3.0, np.float32)) == ReferenceTraits(nonfinite=False, degenerate=None)
    assert describe(np.arange(6.0).reshape(2, 3).T).degenerate is False
