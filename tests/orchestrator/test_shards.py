"""Tests of a request that is divided into shards. The runs of the shards are merged."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from fake_worker import Script
from kit import Cli, MakeWorker, Result

Bench = Callable[..., Result]


@pytest.fixture
def shards(bench: Bench, make_worker: MakeWorker, tmp_path: Path) -> list[Path]:
    """The folders of two finished runs, one per shard. Each shard has one of the two samples of fixture ``bench``."""
    reference, worker = make_worker("eager"), make_worker("inductor")
    folders = [tmp_path / "1", tmp_path / "2"]
    for number, folder in enumerate(folders, start=1):
        assert bench(reference, worker, extra=("--shard", f"{number}/2", "--out", folder)).code == 0
    return folders


def rows(folder: Path) -> list[dict[str, str]]:
    return [json.loads(line) for line in (folder / "results.jsonl").read_text().splitlines()]


def test_shards_are_disjoint_and_merge_into_the_whole(shards: list[Path], cli: Cli, tmp_path: Path) -> None:
    parts = [rows(folder) for folder in shards]
    assert [len(part) for part in parts] == [1, 1]
    result = cli("merge", *shards, "--out", tmp_path / "all", "--format", "json")
    assert result.code == 0, result.err
    assert rows(tmp_path / "all") == parts[0] + parts[1]
    run = json.loads((tmp_path / "all" / "run.json").read_text())
    assert run["asked"]["shard"] is None
    assert [part["shard"] for part in run["merged"]] == ["1/2", "2/2"]
    assert [control["sample"] for control in run["controls"]] == ["made/a", "made/b"]
    assert run["controls"] == [control for part in run["merged"] for control in part["controls"]]
    assert run["spent"] == [
        entry for folder in shards for entry in json.loads((folder / "run.json").read_text())["spent"]
    ]
    assert all(part["machine"]["before"]["cores"] for part in run["merged"])
    assert len(list((tmp_path / "all" / "sources").glob("*/*.json.gz"))) == len(
        {row["sample_hash"] for part in parts for row in part}
    )


def test_a_merged_run_goes_on_with_what_is_missing(shards: list[Path], cli: Cli, tmp_path: Path) -> None:
    assert cli("merge", shards[0], "--out", tmp_path / "all").code == 0
    resumed = cli("bench", "--resume", tmp_path / "all", "--format", "json")
    assert resumed.code == 0, resumed.err
    assert "1 done before" in resumed.err
    assert {row["key"] for row in resumed.rows} == {row["key"] for folder in shards for row in rows(folder)}


def test_of_rows_with_one_key_the_one_that_ran_stays(shards: list[Path], cli: Cli, tmp_path: Path) -> None:
    lost = rows(shards[0])[0] | {"outcome": "WORKER_LOST"}
    (shards[1] / "results.jsonl").write_text(json.dumps(lost) + "\n")
    assert cli("merge", shards[1], shards[0], "--out", tmp_path / "all").code == 0
    assert [row["outcome"] for row in rows(tmp_path / "all")] == ["OK"]


def test_runs_that_were_asked_something_else_are_refused(shards: list[Path], cli: Cli, tmp_path: Path) -> None:
    path = shards[1] / "run.json"
    run = json.loads(path.read_text())
    run["asked"]["seed"] = 7
    path.write_text(json.dumps(run))
    result = cli("merge", *shards, "--out", tmp_path / "all")
    assert result.code == 2
    assert "seed differ" in result.err
    assert not (tmp_path / "all").exists()


def upgrade_reference(folder: Path) -> None:
    """Change run.json as if the reference had been measured with another torch."""
    path = folder / "run.json"
    run = json.loads(path.read_text())
    run["workers"][run["asked"]["reference"]]["versions"]["torch"] = "99.0"
    path.write_text(json.dumps(run))


def test_runs_of_another_reference_are_refused(shards: list[Path], cli: Cli, tmp_path: Path) -> None:
    upgrade_reference(shards[1])
    result = cli("merge", *shards, "--out", tmp_path / "all")
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert "cannot be merged: the reference's software is torch " in result.err
    assert "torch 99.0" in result.err
    assert not (tmp_path / "all").exists()


def test_a_merged_run_of_two_references_is_not_scored(shards: list[Path], cli: Cli, tmp_path: Path) -> None:
    """An earlier version merged such runs, and kept only the first report of the reference outside ``merged``."""
    merged = tmp_path / "all"
    assert cli("merge", *shards, "--out", merged).code == 0
    assert cli("score", merged).code == 0
    path = merged / "run.json"
    run = json.loads(path.read_text())
    run["merged"][1]["workers"][run["asked"]["reference"]]["versions"]["torch"] = "99.0"
    path.write_text(json.dumps(run))
    result = cli("score", merged)
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert "holds rows of different versions of the reference" in result.err
    compared = cli("compare", shards[0], merged)
    assert "the reference's software" in compared.out
    assert "torch 99.0" in compared.out


def test_a_request_that_is_not_whole_is_refused(shards: list[Path], cli: Cli, tmp_path: Path) -> None:
    path = shards[1] / "run.json"
    run = json.loads(path.read_text())
    del run["asked"]["device"]
    path.write_text(json.dumps(run))
    result = cli("merge", *shards, "--out", tmp_path / "all")
    assert (result.code, "does not record its whole request" in result.err) == (2, True)


@pytest.mark.parametrize("shard", ["0/2", "3/2", "2", "a/b", "1/0", "3/3"])
def test_a_shard_that_cannot_be_is_refused(bench: Bench, shard: str) -> None:
    result = bench(Script(), Script(), extra=("--shard", shard))
    assert result.code == 2
    assert "--shard" in result.err
