"""Tests that an exception during the measurement of a row becomes the outcome of this row, and does not end the run."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fake_worker import Script
from kit import Cli, MakeWorker, Result

from graphnet.bench import row, sample_inputs, unit_run
from graphnet.errors import StorageError
from graphnet.runs.record import Record

Bench = Callable[..., Result]


def failing(function: Any, sample: str, error: Exception) -> Any:
    """Return a function that raises an error for one sample, and calls the given function for every other sample."""

    def call(beside: Any, *rest: Any) -> Any:
        if beside.unit.sample.endswith(sample):
            raise error
        return function(beside, *rest)

    return call


@pytest.mark.parametrize("error", [TypeError("no"), RecursionError("deep"), MemoryError(), OverflowError("10**400")])
def test_an_error_in_one_row_is_its_outcome(bench: Bench, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    monkeypatch.setattr(unit_run, "measure_row", failing(row.measure_row, "a", error))
    result = bench(Script(), Script())
    first, second = result.rows
    assert (first["outcome"], second["outcome"]) == ("INTERNAL_ERROR", "OK"), result.err
    assert type(error).__name__ in first["message"]
    assert "Traceback" in first["log"]
    assert first["speedup"] is None


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_beside_the_rows_ends_the_rows_of_its_sample(
    bench: Bench, make_worker: MakeWorker, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    made = sample_inputs.mesh_inputs

    def broken(sample: Any, *rest: Any) -> Any:
        if sample.name.endswith("a"):
            raise ZeroDivisionError("beside")
        return made(sample, *rest)

    monkeypatch.setattr(sample_inputs, "mesh_inputs", broken)
    result = bench(Script(), Script(), make_worker("tvm"), extra=("--compile-jobs", jobs))
    assert [row["outcome"] for row in result.rows] == ["INTERNAL_ERROR"] * 2 + ["OK"] * 2, result.err


def test_a_row_that_cannot_be_written_is_replaced_by_one_that_says_so(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = Record.line

    def unwritable(self: Record) -> str:
        return "\ud800" if self.sample.endswith("a") and self.outcome == "OK" else line(self)

    monkeypatch.setattr(Record, "line", unwritable)
    result = bench(Script(), Script())
    assert [row["outcome"] for row in result.rows] == ["INTERNAL_ERROR", "OK"], result.err


def test_a_folder_that_cannot_be_written_still_ends_the_run(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    error = StorageError("no room; free some")
    monkeypatch.setattr(unit_run, "measure_row", failing(row.measure_row, "b", error))
    result = bench(Script(), Script())
    assert (result.code, result.err.strip().splitlines()[-1]) == (2, "graphnet: no room; free some")


def test_a_row_with_an_internal_error_is_measured_again(
    cli: Cli, bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(unit_run, "measure_row", failing(row.measure_row, "a", TypeError("once")))
        bench(Script(), Script(), samples="a", extra=("--out", tmp_path / "run"))
    result = cli("bench", "--resume", tmp_path / "run", "--format", "json")
    assert [row["outcome"] for row in result.rows] == ["OK"], result.err
