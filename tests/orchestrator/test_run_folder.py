"""Tests of a run's folder: a damaged file loses few rows, only the owner can read the folder, and the folder records
how it was made.
"""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest
from fake_worker import FakeWorker
from kit import Cli, MakeSample, MakeWorker

from graphnet.runs import store

QUICK = ("--trials", 2, "--min-time", 0, "--budget", 0.001, "--memory", "1GiB")


@pytest.fixture
def run(cli: Cli, make_sample: MakeSample, make_worker: MakeWorker, tmp_path: Path) -> Path:
    """Make a run of three samples. The workers of the run are still running."""
    eager, worker = make_worker("eager"), make_worker("inductor")
    for name in "abc":
        make_sample(name)
    backends = ("--reference", eager.target, "--backend", worker.target)
    result = cli("bench", *backends, "--samples", tmp_path / "samples", *QUICK, "--out", tmp_path / "run")
    assert result.code == 0, result.err
    return tmp_path / "run"


NO_TEXT = {"key": "k", "sample": ["x"], "backend": "b", "flavour": "f", "where": "local", "outcome": "OK"}


@pytest.mark.parametrize(
    "damage",
    [
        *(b"garbage\n", b"{}\n", b"[]\n", b'{"key": 1}\n', b"\xff\xfe\n", b"null\n"),
        json.dumps(NO_TEXT).encode() + b"\n",
    ],
)
def test_a_damaged_line_in_the_middle_is_set_aside(cli: Cli, run: Path, damage: bytes) -> None:
    results = run / "results.jsonl"
    first, second, third = results.read_bytes().splitlines(keepends=True)
    results.write_bytes(first + damage + third)

    shown = cli("show", run)
    assert shown.code == 0, shown.err
    assert shown.err.count("line 2 of") == 1, "stderr says it once"
    resumed = cli("bench", "--resume", run, "--format", "json")
    assert [row["outcome"] for row in resumed.rows] == ["OK"] * 3
    assert "damaged.jsonl" in resumed.err
    assert (run / "damaged.jsonl").read_bytes() == damage
    assert sorted(row["sample"] for row in resumed.rows) == ["made/a", "made/b", "made/c"]
    assert json.loads(second)["sample"] == "made/b"
    assert cli("show", run).err == ""


def test_a_row_with_a_sound_head_and_a_damaged_body_is_measured_again(cli: Cli, run: Path) -> None:
    results = run / "results.jsonl"
    first, second, third = results.read_bytes().splitlines(keepends=True)
    damaged = json.dumps(json.loads(second) | {"timing": "not a group"}).encode() + b"\n"
    results.write_bytes(first + damaged + third)

    resumed = cli("bench", "--resume", run, "--format", "json")
    assert sorted(row["sample"] for row in resumed.rows) == ["made/a", "made/b", "made/c"]
    assert [row["outcome"] for row in resumed.rows] == ["OK"] * 3
    assert (run / "damaged.jsonl").read_bytes() == damaged
    assert cli("show", run).err == ""


@pytest.mark.parametrize("content", ["[]", "null", '"x"', "3", "{", "[" * 100_000])
def test_a_run_json_that_is_no_object_is_one_sentence(cli: Cli, run: Path, content: str) -> None:
    (run / "run.json").write_text(content)
    result = cli("bench", "--resume", run)
    assert result.code == 2
    assert "run.json" in result.err
    assert len(result.err.strip().splitlines()) == 1


def test_only_the_owner_reads_a_run(run: Path) -> None:
    assert stat.S_IMODE(run.stat().st_mode) == 0o700
    for name in ("run.json", "results.jsonl", "times.jsonl", ".lock"):
        assert stat.S_IMODE((run / name).stat().st_mode) == 0o600, name


def test_resuming_keeps_what_the_run_was_begun_with(cli: Cli, run: Path) -> None:
    begun = json.loads((run / "run.json").read_text())
    lines = (run / "results.jsonl").read_bytes().splitlines(keepends=True)
    (run / "results.jsonl").write_bytes(lines[0])
    assert cli("bench", "--resume", run, "--python", "/usr/bin/python3").code == 0
    now = json.loads((run / "run.json").read_text())
    for name in ("command", "started", "machine", "revision"):
        assert now[name] == begun[name]
    (resumed,) = now["resumed"]
    assert resumed["command"][1:3] == ["bench", "--resume"]
    assert resumed["machine"]["after"] is not None
    assert begun["revision"]


def test_durable_rows_are_synchronised_before_the_next_begins(
    cli: Cli, make_sample: MakeSample, make_worker: MakeWorker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synchronised: list[str] = []
    fsync = os.fsync

    def noted(descriptor: int) -> None:
        synchronised.append(Path(os.readlink(f"/proc/self/fd/{descriptor}")).name)
        fsync(descriptor)

    monkeypatch.setattr(store.os, "fsync", noted)
    workers: list[FakeWorker] = [make_worker("eager"), make_worker("inductor")]
    asked = ("--reference", workers[0].target, "--backend", workers[1].target, "--samples", make_sample("a"), *QUICK)
    cli("bench", *asked, "--out", tmp_path / "plain")
    assert synchronised == []
    cli("bench", *asked, "--out", tmp_path / "durable", "--durable")
    assert synchronised.index("times.jsonl") < synchronised.index("results.jsonl")
    assert json.loads((tmp_path / "durable" / "run.json").read_text())["asked"]["durable"] is True
