"""Tests of ``bench --keep-artifacts``: the files are in the folder that the record names, below the run's folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from fake_worker import Script
from kit import MakeWorker, Result

from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage

Bench = Callable[..., Result]

PIECES = [("hlo/before.txt", b"HloModule "), ("hlo/before.txt", b"a"), ("empty", b"")]


def files_below(folder: Path) -> dict[str, bytes]:
    """Return the content of each file below the folder, by the file's relative path."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_pieces_become_files_named_in_the_record(bench: Bench) -> None:
    result = bench(Script(), Script(artifacts=PIECES), extra=("--keep-artifacts", "--out", "run"))
    assert result.code == 0, result.err
    assert [row["artifacts"] for row in result.rows] == ["artifacts/inductor/made/a", "artifacts/inductor/made/b"]
    for row in result.rows:
        found = files_below(Path("run") / row["artifacts"])
        assert found == {"hlo/before.txt": b"HloModule a", "empty": b""}


def test_nothing_is_asked_for_or_kept_without_the_option(bench: Bench) -> None:
    result = bench(Script(), Script(artifacts=PIECES), extra=("--out", "run"))
    assert [row["artifacts"] for row in result.rows] == [None, None]
    assert not Path("run/artifacts").exists()


def test_a_failed_row_keeps_its_artifacts(bench: Bench) -> None:
    failed = messages.Outcome(OutcomeCode.COMPILE_ERROR, Stage.COMPILE, "build", "no")
    result = bench(
        Script(),
        Script(artifacts=PIECES, outcome=failed, fail_after=Stage.INPUTS),
        extra=("--keep-artifacts", "--out", "run"),
    )
    assert {row["outcome"] for row in result.rows} == {"COMPILE_ERROR"}
    assert all(files_below(Path("run") / row["artifacts"]) for row in result.rows)


def test_a_backend_at_two_sites_has_two_folders(bench: Bench, make_worker: MakeWorker) -> None:
    workers = [make_worker("inductor", Script(artifacts=[("name", text)])) for text in (b"one", b"two")]
    result = bench(Script(), *workers, extra=("--keep-artifacts", "--out", "run"))
    kept = {row["artifacts"] for row in result.rows}
    assert len(kept) == 4
    assert {(Path("run") / place / "name").read_bytes() for place in kept} == {b"one", b"two"}


@pytest.mark.parametrize("name", ["../outside", "/absolute", "", "a/../../b"])
def test_a_worker_cannot_write_elsewhere(bench: Bench, tmp_path: Path, name: str) -> None:
    result = bench(Script(), Script(artifacts=[(name, b"x")]), extra=("--keep-artifacts", "--out", "run"))
    assert {row["outcome"] for row in result.rows} == {"WORKER_LOST"}
    assert files_below(Path("run/artifacts")) == {}
    assert not (tmp_path / "outside").exists()
