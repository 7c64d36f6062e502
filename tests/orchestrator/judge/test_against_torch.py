"""Tests that our comparison answers as torch.allclose does at every tolerance level.

The tests cover every dtype that torch.allclose accepts. Some errors are exactly at a tolerance.
"""

from __future__ import annotations

import json
import os
import pickle
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from graphnet.judge.ladder import DEFAULT_TOLERANCE
from graphnet.judge.walk import walk

Array = npt.NDArray[Any]
Case = tuple[str, Array, Array]

ORACLE = Path(__file__).with_name("torch_oracle.py")
INTEGERS = ("bool", "uint8", "int8", "int16", "int32", "int64")
FLOATS = ("float16", "bfloat16", "float32", "float64", "complex64", "complex128")
CASES_PER_DTYPE = 400
LARGE_CASES = 12

pytestmark = pytest.mark.torch


@pytest.fixture(scope="module")
def cases(make_case: Callable[..., tuple[Array, Array]]) -> list[Case]:
    rng = np.random.default_rng(20)
    small = [(d, *make_case(rng, d)) for d in (*INTEGERS, *FLOATS) for _ in range(CASES_PER_DTYPE)]
    large = [(d, *make_case(rng, d, largest=150_000)) for d in FLOATS for _ in range(LARGE_CASES)]
    return small + large


def ask_torch(python: str, cases: list[Case], folder: Path, environment: dict[str, str]) -> list[list[bool]]:
    message = [(dtype, one.shape, one.tobytes(), two.tobytes()) for dtype, one, two in cases]
    file = folder / "cases.pickle"
    file.write_bytes(pickle.dumps(message, protocol=4))
    command = [python, str(ORACLE), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment}, check=False)
    assert done.returncode == 0, done.stderr
    answer: list[list[bool]] = json.loads(done.stdout)
    return answer


# torch's vector paths compute the magnitude of complex128 numbers with SLEEF's hypot. For 0.6 % of the values, its
# result differs from the C library's hypot by one unit in the last place. This matters because some pairs are exactly
# at a tolerance. So complex128 is compared with torch's scalar path only.
@pytest.mark.parametrize(
    ("environment", "left_out"),
    [({"ATEN_CPU_CAPABILITY": "default"}, ()), ({}, ("complex128",))],
    ids=["scalar", "native"],
)
def test_ladder_is_that_of_torch_allclose(
    cases: list[Case], tmp_path: Path, environment: dict[str, str], left_out: tuple[str, ...]
) -> None:
    python = os.environ.get("GRAPHNET_TEST_TORCH_PYTHON")
    if not python:
        pytest.skip("GRAPHNET_TEST_TORCH_PYTHON names no interpreter with torch")
    asked = [case for case in cases if case[0] not in left_out]
    answers = ask_torch(python, asked, tmp_path, environment)
    wrong = [
        (number, dtype, one.shape)
        for number, ((dtype, one, two), answer) in enumerate(zip(asked, answers, strict=True))
        if walk(one, two, DEFAULT_TOLERANCE).comparison.ladder != tuple(answer)
    ]
    assert len(asked) >= 2000
    assert wrong == []
    # For each of the 16 levels, at least one pair of arrays agrees from exactly this level on. Other pairs agree at no
    # level.
    assert len({tuple(answer) for answer in answers}) == 17
