"""Tests that samples from an index or a shard give the same rows as folders, and that damaged ones are refused."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from kit import Cli, MakeSample, MakeWorker, Result

from graphnet.bench.unit import SampleReader
from graphnet.errors import StorageError
from graphnet.runs.sources import read_source
from graphnet.runs.store import RunStore
from graphnet.samples.storage import fetch, find_stored
from graphnet.samples.suite import row_names
from graphnet_contract.samples import load_sample

Bench = Callable[..., Result]
QUICK = ("--trials", 5, "--min-time", 0, "--processes", 1, "--budget", 1, "--format", "json", "--memory", "1GiB")


@pytest.fixture
def folder(make_sample: MakeSample) -> Path:
    made = [make_sample(name) for name in ("a", "b")]
    return made[0].parent.parent


@pytest.fixture
def bench(cli: Cli, make_worker: MakeWorker) -> Bench:
    reference, worker = make_worker("eager"), make_worker("inductor")

    def run(samples: object, *extra: object) -> Result:
        sides = ("--reference", reference.target, "--backend", worker.target)
        return cli("bench", *sides, "--samples", samples, *QUICK, *extra)

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
def test_a_shard_gives_the_same_measurements(cli: Cli, folder: Path, bench: Bench, tmp_path: Path, suffix: str) -> None:
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


def test_samples_of_one_name_in_two_shards_are_packed_apart(cli: Cli, folder: Path, tmp_path: Path) -> None:
    shards = [tmp_path / "first.tar", tmp_path / "second.tar"]
    cli("samples", "pack", "--samples", folder / "made" / "a", "--out", shards[0])
    model = folder / "made" / "a" / "model.py"
    model.write_text(model.read_text() + "# another\n")
    cli("samples", "pack", "--samples", folder / "made" / "a", "--out", shards[1])
    both = tmp_path / "both.parquet"
    packed = cli("samples", "pack", "--samples", shards[0], "--samples", shards[1], "--out", both)
    assert packed.code == 0, packed.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["both.parquet", "first.tar", "samples", "second.tar"]
    fetched = [fetch(stored.place, tmp_path / "scratch") for stored in find_stored(str(both))]
    assert ["# another" in (path / "model.py").read_text() for path in fetched] == [False, True]


def test_a_reader_keeps_one_copy_of_the_samples_of_a_shard(cli: Cli, folder: Path, tmp_path: Path) -> None:
    shard = tmp_path / "shard.tar"
    cli("samples", "pack", "--samples", folder, "--out", shard)
    places = [stored.place for stored in find_stored(str(shard))]
    with SampleReader() as reader:
        copies = [reader.read(place).path for place in places]
        assert [copy.is_dir() for copy in copies] == [False, True]
    assert not copies[1].exists()


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
    # If a kill leaves an incomplete line in times.jsonl, only the row of that line loses its times.
    times = out / "times.jsonl"
    os.truncate(times, times.stat().st_size - 5)
    shown = list(RunStore(out).rows(with_times=True))
    assert [bool(record.timing and record.timing.rounds) for record in shown] == [True, False]
    assert cli("bench", "--resume", out).code == 0
    assert times.read_bytes().count(b"\n") == 1


def test_packing_a_shard_again_touches_no_folder_beside_it(
    cli: Cli, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    cli("samples", "pack", "--samples", folder, "--out", "all.tar")
    notes = folder / "made" / "a" / "notes.txt"
    notes.write_text("my own")
    assert cli("samples", "pack", "--samples", "all.tar", "--out", folder / "all.parquet").code == 0
    assert notes.read_text() == "my own"


def test_a_row_of_a_shard_runs_again(
    cli: Cli, folder: Path, bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    cli("samples", "pack", "--samples", folder, "--out", "all.tar")
    rows = bench("all.tar", "--out", "run").rows
    again = cli(*rows[1]["command"].split()[1:], "--format", "json")
    assert [(row["sample"], row["sample_hash"]) for row in again.rows] == [(rows[1]["sample"], rows[1]["sample_hash"])]


def test_a_folder_and_the_shard_of_its_name_have_names_of_their_own() -> None:
    names = row_names(["/data/corpus/timm/net", "/data/corpus.tar::timm/net", "/data/corpus.parquet::timm/net"])
    assert len(set(names.values())) == 3
    assert all(name.endswith("timm/net") for name in names.values())


def test_a_sample_of_a_lengthened_name_runs_again(cli: Cli, folder: Path, bench: Bench, tmp_path: Path) -> None:
    """The run gives two samples of one name longer names. The command in a row must still find the row's sample."""
    shutil.copytree(folder / "made" / "a", tmp_path / "more" / "made" / "a")
    rows = bench(folder, "--samples", tmp_path / "more", "--out", tmp_path / "run").rows
    assert rows[0]["sample"] == "samples/made/a"
    again = cli(*rows[0]["command"].split()[1:], "--format", "json")
    assert [row["sample_hash"] for row in again.rows] == [rows[0]["sample_hash"]]
