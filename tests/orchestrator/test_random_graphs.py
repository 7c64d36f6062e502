"""Tests of rows of graphs that draw random numbers: they are judged by distribution, and no score uses their ratio."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from fake_worker import Script
from kit import Cli, MakeSample, MakeWorker

Bench = Callable[..., dict[str, Any]]


def drawn(seed: int, factor: float = 1.0) -> np.ndarray:
    return (np.random.default_rng(seed).normal(0, factor, (64, 64))).astype(np.float32)


def reference_script(**changed: Any) -> Script:
    draws = [[drawn(seed)] for seed in range(1, 5)]
    return Script(**({"outputs": [drawn(0)], "draws_random": True, "other_seed": draws} | changed))


@pytest.fixture
def bench(cli: Cli, make_sample: MakeSample, make_worker: MakeWorker) -> Bench:
    """``bench(reference script, candidate outputs)`` makes one quick run in the folder "run" and returns its only row.

    The script is the behaviour of the fake reference worker.
    """

    def run(
        reference: Script, outputs: np.ndarray, digest: str = "other", revision: int | None = None
    ) -> dict[str, Any]:
        options = {} if revision is None else {"contract_revision": revision}
        eager = make_worker("eager", reference, **options)
        worker = make_worker("inductor", Script(outputs=[outputs], draws_random=True, generator_digest=digest))
        quick = ["--trials", 5, "--min-time", 0, "--format", "json", "--memory", "1GiB", "--out", "run"]
        sides = ["--reference", eager.target, "--backend", worker.target]
        (row,) = cli("bench", *sides, "--samples", make_sample("a"), *quick).rows
        return row

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
    bench: Bench, outputs: np.ndarray, outcome: str, step: str
) -> None:
    row = bench(reference_script(), outputs)
    assert (row["outcome"], row["step"]) == (outcome, step)
    assert "random" in row["flags"]


def test_the_same_random_numbers_are_judged_by_value(bench: Bench) -> None:
    row = bench(reference_script(), drawn(0), digest="same")
    assert (row["outcome"], "random" in row["flags"]) == ("OK", True)


def test_a_reference_of_an_earlier_version_is_not_asked_for_more_draws(bench: Bench) -> None:
    row = bench(reference_script(), drawn(9, factor=3), revision=1)
    assert row["outcome"] == "NOT_COMPARABLE"


def test_the_ratio_of_a_graph_that_draws_enters_no_sum(bench: Bench, cli: Cli) -> None:
    row = bench(reference_script(), drawn(0), digest="same")
    assert row["speedup"] is not None
    shown = cli("show", "run")
    assert "0 of 1 samples scored, 0 right, " in shown.out
    assert ", 1 random, no failure; no speedup" in shown.out
    scored = cli("score", "run")
    assert "random 1" in scored.out + scored.err
