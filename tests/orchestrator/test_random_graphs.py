"""Tests of rows of graphs that draw random numbers: they are judged by distribution, and no score uses their ratio."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from fake_worker import Script
from kit import Cli

OneRow = Callable[..., dict[str, Any]]


def drawn(seed: int, factor: float = 1.0) -> np.ndarray:
    return (np.random.default_rng(seed).normal(0, factor, (64, 64))).astype(np.float32)


@pytest.fixture
def drawing(one_row: OneRow) -> OneRow:
    """``drawing(candidate outputs)`` makes a run in the folder "run" of a graph that draws, and returns its row."""

    def run(outputs: np.ndarray, digest: str = "other") -> dict[str, Any]:
        candidate = Script(outputs=[outputs], draws_random=True, generator_digest=digest)
        draws = [[drawn(seed)] for seed in range(1, 5)]
        return one_row(Script(outputs=[drawn(0)], draws_random=True, other_seed=draws), candidate, "--out", "run")

    return run


@pytest.mark.parametrize(
    ("outputs", "outcome", "step"),
    [
        (drawn(9), "NOT_COMPARABLE", "values"),
        (drawn(9, factor=3), "ACCURACY", "moments"),
        (np.zeros((64, 64), np.float32), "ACCURACY", "moments"),
        (drawn(9) + np.float32(2), "ACCURACY", "moments"),
        (np.where(drawn(9) > 3, np.float32(np.nan), drawn(9)), "ACCURACY", "finite_pattern"),
        (drawn(9).astype(np.float64), "OUTPUT_MISMATCH", "dtype"),
        (drawn(9)[:1], "OUTPUT_MISMATCH", "shape"),
    ],
)
def test_other_random_numbers_are_judged_by_their_distribution(
    drawing: OneRow, outputs: np.ndarray, outcome: str, step: str
) -> None:
    row = drawing(outputs)
    assert (row["outcome"], row["step"]) == (outcome, step)
    assert "random" in row["flags"]


def test_the_same_random_numbers_are_judged_by_value(drawing: OneRow) -> None:
    row = drawing(drawn(0), digest="same")
    assert (row["outcome"], "random" in row["flags"]) == ("OK", True)


def test_the_ratio_of_a_graph_that_draws_enters_no_sum(drawing: OneRow, cli: Cli) -> None:
    row = drawing(drawn(0), digest="same")
    assert row["speedup"] is not None
    shown = cli("show", "run")
    assert "1 of 1 samples ran, " in shown.out
    assert ", 1 random, no failure; no speedup" in shown.out
    scored = cli("score", "run")
    assert "random 1" in scored.out + scored.err
