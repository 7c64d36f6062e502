"""Tests the rows that ``graphnet bench`` makes for XLA: one is right, one is wrong, one is undecided because eager mode
itself is far from float64, one is not comparable.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from planted_sample import write_sample

#: The bodies of the samples' forwards. "wrong" computes something else while dynamo captures it, so the compiler gets
#: another graph than eager mode: a fault that no repair of a compiler takes away.
#: "undecided" computes sums that are zero except for rounding. Their values depend on the order of the
#: terms, so neither XLA nor eager mode is near float64.
BODIES = {
    "right": "return (torch.tanh(x),)",
    "wrong": "return (x * (1.1 if torch.compiler.is_compiling() else 1.0),)",
    "undecided": "return ((x - x.mean(0)).sum(0) * 1000,)",
    "random": "return (torch.nn.functional.dropout(x, 0.5, True),)",
}


@pytest.fixture(scope="module")
def rows(xla_python: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    """The rows of one run that measures all these samples."""
    folder = tmp_path_factory.mktemp("judged")
    for name, body in BODIES.items():
        write_sample(folder / "samples" / "made" / name, body, shape=(4096, 64), std=100.0, heuristic_tag="other")
    command = [sys.executable, "-m", "graphnet", "bench", "--backend", f"xla@{xla_python}"]
    quick = (
        *("--trials", "3", "--min-time", "0", "--processes", "1", "--budget", "0.1"),
        *("--format", "json", "--fail-on", "never"),
    )
    places = ["--reference", f"eager@{xla_python}", "--samples", str(folder / "samples"), "--out", str(folder / "run")]
    done = subprocess.run([*command, *quick, *places], capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stderr
    return {row["sample"].rpartition("/")[2]: row for row in json.loads(done.stdout)["results"]}


def test_a_right_row_is_ok_with_every_node_in_xla(rows: dict[str, dict[str, Any]]) -> None:
    row = rows["right"]
    assert (row["outcome"], row["flavour"]) == ("OK", "jax")
    assert row["evidence"]["nodes_compiled"] == row["evidence"]["nodes_total"] == 1
    assert set(row["environment"]["compiler"]) == {"jax", "jaxlib", "torchax"}


def test_a_wrong_result_is_accuracy_with_its_size(rows: dict[str, dict[str, Any]]) -> None:
    row = rows["wrong"]
    assert row["outcome"] == "ACCURACY", row["max_abs_error"]
    assert row["max_abs_error"] > 1.0
    assert "elements are wrong" in row["message"]


def test_a_difference_that_eager_mode_has_too_is_undecided(rows: dict[str, dict[str, Any]]) -> None:
    row = rows["undecided"]
    assert row["outcome"] == "ILL_CONDITIONED", row["max_abs_error"]
    assert row["max_abs_error"] > 1e-4


def test_random_numbers_of_another_generator_are_not_comparable(rows: dict[str, dict[str, Any]]) -> None:
    row = rows["random"]
    assert row["outcome"] == "NOT_COMPARABLE"
    # On a busy machine, the times of a row may be void.
    assert row["speedup"] is not None or any(flag.startswith("void:") for flag in row["flags"]), row["flags"]
