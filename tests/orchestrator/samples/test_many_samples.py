"""Tests of the command line with indexes and shards: rows equal those from folders, and bad files are refused."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from kit import Cli, MakeSample, MakeWorker, Result

from graphnet.errors import StorageError
from graphnet.runs.sources import read_source
from graphnet.runs.store import RunStore
from graphnet_contract.samples import load_sample

Bench = Callable[..., Result]
QUICK = ("--trials", 5, "--min-time", 0, "--budget", 1, "--format", "json", "--memory", "1GiB")


@pytest.fixture
def folder(make_sample: MakeSample) -> Path:
    return [make_sample(name) for name in ("a", "b")][0].parent.parent


@pytest.fixture
def bench(cli: Cli, make_worker: MakeWorker) -> Bench:
    reference, worker = make_worker("eager"), make_worker("inductor")

    def run(samples: object, *extra: object) -> Result:
        return cli("bench", "--reference", reference.target, "--backend", worker.target, "--samples", samples, *QUICK, *extra)

    return run


def test_an_indexed_folder_gives_the_same_rows(cli: Cli, folder: Path, bench: Bench, tmp_path: Path) -> None:
    plain = bench(folder)
    made = cli("samples", "index", folder, "--format", "json")
    assert made.code == 0, made.err
    assert json.loads(made.out)["samples"] == 2
    indexed = bench(folder)
    assert [(row["key"], row["outcome"]) for row in indexed.rows] == [(row["key"], "OK") for row in plain.rows]
    again = bench(folder / "samples-index.parquet", "--filter", "sample=made/b")
    assert [row["sample"] for row in again.rows] == ["made/b"]


def test_a_sample_that_changed_since_its_index_is_a_load_error(cli: Cli, folder: Path, bench: Bench) -> None:
    cli("samples", "index", folder)
    model = folder / "made" / "a" / "model.py"
    model.write_text(model.read_text() + "# changed\n")
    rows = {row["sample"]: row for row in bench(folder).rows}
    assert rows["made/a"]["outcome"] == "LOAD_ERROR"
    assert "samples-index.parquet was made" in rows["made/a"]["message"]
    assert rows["made/b"]["outcome"] == "OK"
    assert cli("samples", "index", folder).code == 0
    assert [row["outcome"] for row in bench(folder).rows] == ["OK", "OK"]


def test_planning_with_an_index_reads_no_sample(cli: Cli, folder: Path, bench: Bench) -> None:
    cli("samples", "index", folder)
    for model in folder.rglob("model.py"):
        model.unlink()
    planned = bench(folder, "--filter", "nodes>0", "--dry-run")
    assert planned.code == 0, planned.err
    assert [row["sample"] for row in json.loads(planned.out)["plan"]] == ["made/a", "made/b"]


@pytest.mark.parametrize("suffix", [".tar", ".parquet"])
def test_a_shard_gives_the_same_measurements(
    cli: Cli, folder: Path, bench: Bench, tmp_path: Path, suffix: str
) -> None:
    plain = bench(folder)
    shard = tmp_path / f"shard{suffix}"
    packed = cli("samples", "pack", "--samples", folder, "--out", shard)
    assert packed.code == 0, packed.err
    shutil.rmtree(folder)
    rows = bench(shard).rows
    assert [(row["sample"], row["sample_hash"], row["outcome"]) for row in rows] == [
        (row["sample"], row["sample_hash"], "OK") for row in plain.rows
    ]


def test_a_cut_shard_and_a_cut_index_are_one_sentence(cli: Cli, folder: Path, bench: Bench, tmp_path: Path) -> None:
    shard = tmp_path / "shard.tar"
    cli("samples", "pack", "--samples", folder, "--out", shard)
    os.truncate(shard, 700)
    refused = bench(shard)
    assert refused.code == 2
    assert "cut" in refused.err
    assert "Traceback" not in refused.err
    cli("samples", "index", folder)
    index = folder / "samples-index.parquet"
    os.truncate(index, index.stat().st_size // 2)
    refused = bench(folder)
    assert refused.code == 2
    assert "make it anew with `graphnet samples index`" in refused.err


def test_pack_refuses_what_it_would_overwrite_or_cannot_name(cli: Cli, folder: Path, tmp_path: Path) -> None:
    (tmp_path / "there.tar").write_text("precious")
    assert cli("samples", "pack", "--samples", folder, "--out", tmp_path / "there.tar").code == 2
    assert (tmp_path / "there.tar").read_text() == "precious"
    assert ".tar or .parquet" in cli("samples", "pack", "--samples", folder, "--out", tmp_path / "x.zip").err


def test_a_run_keeps_the_text_and_tensors_of_its_samples(folder: Path, bench: Bench, tmp_path: Path) -> None:
    out = tmp_path / "run"
    rows = bench(folder, "--out", out).rows
    sample = load_sample(folder / "made" / "a")
    shutil.rmtree(folder)
    kept = read_source(out, rows[0]["sample_hash"])
    assert kept is not None
    assert kept["model"] == sample.model_source
    assert [tensor["name"] for tensor in kept["tensors"]] == [spec.name for spec in sample.specs]
    assert read_source(out, "0" * 64) is None
    (path,) = out.glob(f"sources/*/{rows[1]['sample_hash']}.json.gz")
    os.truncate(path, 20)
    with pytest.raises(StorageError, match="may have been cut"):
        read_source(out, rows[1]["sample_hash"])


def test_raw_times_are_apart_and_come_back_on_request(folder: Path, bench: Bench, cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "run"
    rows = bench(folder, "--out", out).rows
    assert all(row["timing"]["rounds"] for row in rows)
    stored = [json.loads(line) for line in (out / "results.jsonl").read_text().splitlines()]
    assert [row["timing"]["rounds"] for row in stored] == [[], []]
    assert cli("show", out, "a", "--format", "json").rows == rows[:1]
    # If a kill cut a line of times.jsonl, only the row of that line loses its times.
    times = out / "times.jsonl"
    os.truncate(times, times.stat().st_size - 5)
    shown = list(RunStore(out).rows(with_times=True))
    assert [bool(record.timing and record.timing.rounds) for record in shown] == [True, False]
    assert cli("bench", "--resume", out).code == 0
    assert times.read_bytes().count(b"\n") == 1
