"""Tests of the index of samples: its content, which samples are read again for a new index, and refused indexes."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pyarrow.parquet
import pytest

from graphnet.errors import StorageError, UsageError
from graphnet.samples import index as index_module
from graphnet.samples.facts import facts_of
from graphnet.samples.index import INDEX_FILE, build_index, read_index
from graphnet.samples.storage import pack
from graphnet_contract.samples import SampleError, load_sample

CORPUS = Path(__file__).resolve().parents[3] / "samples"
NAMES = ("torch/din", "torch/dlrm", "torch_geometric/gcn")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "samples"
    for name in NAMES:
        shutil.copytree(CORPUS / name, root / name)
    return root


def test_a_line_holds_the_facts_of_the_sample(folder: Path) -> None:
    report = build_index(str(folder))
    assert (report.samples, report.read, report.kept, report.removed, report.problems) == (3, 3, 0, 0, ())
    lines = list(read_index(folder / INDEX_FILE))
    assert [line.place for line in lines] == [str(folder / name) for name in NAMES]
    for line in lines:
        loaded = load_sample(Path(line.place))
        assert line.facts == facts_of(loaded.path.name, loaded)
    hashes = [line.facts.sample_hash for line in read_index(folder / INDEX_FILE, with_facts=False) if line.facts]
    assert hashes == [line.facts.sample_hash for line in lines if line.facts]


def test_only_what_changed_is_read_again(folder: Path) -> None:
    build_index(str(folder))
    (folder / "torch/din/model.py").write_text((folder / "torch/din/model.py").read_text() + "# changed\n")
    shutil.rmtree(folder / "torch/dlrm")
    shutil.copytree(CORPUS / "torch/deepfm", folder / "torch/deepfm")
    report = build_index(str(folder))
    assert (report.samples, report.read, report.kept, report.removed) == (3, 2, 1, 1)
    hashes = {line.place: line.facts.sample_hash for line in read_index(folder / INDEX_FILE) if line.facts}
    assert hashes[str(folder / "torch/din")] == load_sample(folder / "torch/din").sample_hash


def test_a_folder_can_be_moved_with_its_index(folder: Path, tmp_path: Path) -> None:
    build_index(str(folder))
    moved = folder.rename(tmp_path / "moved")
    assert [line.place for line in read_index(moved / INDEX_FILE)] == [str(moved / name) for name in NAMES]
    assert build_index(str(moved)).kept == 3


def test_an_index_elsewhere_names_the_folder(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "elsewhere-index.parquet"
    build_index(str(folder), out)
    assert [line.place for line in read_index(out)] == [str(folder / name) for name in NAMES]


def test_a_sample_that_cannot_be_read_has_a_line_that_says_why(folder: Path) -> None:
    (folder / "torch/din/weight_meta.py").write_bytes(b"\xff\xfe")
    assert len(build_index(str(folder)).problems) == 1
    (line,) = [line for line in read_index(folder / INDEX_FILE) if line.problem]
    assert line.facts is None
    assert line.place == str(folder / "torch/din")


def test_a_sample_that_changes_all_the_time_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # So few samples are read in the test's own process, where `load` replaces load_sample.
    changing = folder / "torch/din"

    def load(path: Path) -> object:
        loaded = load_sample(path)
        if path == changing:
            (path / "model.py").write_text(loaded.model_source + f"# {os.urandom(8).hex() * (1 + len(written))}\n")
            written.append(path)
        return loaded

    written: list[Path] = []
    monkeypatch.setattr(index_module, "load_sample", load)
    report = build_index(str(folder))
    assert len(written) == 2
    assert len(report.problems) == 1
    assert "changed while it was indexed" in report.problems[0]


def test_a_shard_that_is_packed_while_it_is_indexed_has_the_hash_of_its_new_samples(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shard = tmp_path / "shard.tar"
    pack({"one": folder / NAMES[0]}, shard)
    packed: list[Path] = []

    def load(path: Path) -> object:
        loaded = load_sample(path)
        if not packed:
            packed.append(path)
            pack({"one": folder / NAMES[1]}, shard)
        return loaded

    monkeypatch.setattr(index_module, "load_sample", load)
    report = build_index(str(shard), tmp_path / "index.parquet")
    (line,) = read_index(report.index)
    assert line.facts is not None
    assert line.facts.sample_hash == load_sample(folder / NAMES[1]).sample_hash


def test_a_sample_that_goes_while_it_is_indexed_is_one_problem(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def load(path: Path) -> object:
        if path == folder / "torch/din":
            shutil.rmtree(path, ignore_errors=True)
        return load_sample(path)

    monkeypatch.setattr(index_module, "load_sample", load)
    report = build_index(str(folder))
    assert (report.samples, len(report.problems)) == (3, 1)
    assert report.problems[0].startswith(str(folder / "torch/din"))
    assert "\n" not in report.problems[0]


def test_a_cut_index_is_refused_and_made_anew(folder: Path) -> None:
    path = build_index(str(folder)).index
    os.truncate(path, path.stat().st_size - 100)
    with pytest.raises(UsageError, match="cannot be read, it may have been cut; make it anew"):
        list(read_index(path))
    assert build_index(str(folder)).read == 3
    assert len(list(read_index(path))) == 3


def test_an_index_of_another_version_is_refused(folder: Path) -> None:
    path = build_index(str(folder)).index
    table = pyarrow.parquet.read_table(path)
    metadata = {**table.schema.metadata, b"graphnet_index_version": b"99"}
    pyarrow.parquet.write_table(table.replace_schema_metadata(metadata), path)
    with pytest.raises(UsageError, match="not an index of version 1"):
        list(read_index(path))


def test_a_folder_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(SampleError, match="is not a folder"):
        build_index(str(tmp_path / "nothing"), tmp_path / "index.parquet")
    with pytest.raises(UsageError, match="give --out"):
        build_index("s3://bucket/samples")


def test_an_index_that_cannot_be_written_is_one_sentence(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="ends in index.parquet"):
        build_index(str(folder), tmp_path / "other.parquet")
    with pytest.raises(StorageError, match="cannot be written"):
        build_index(str(folder), tmp_path / "missing" / "index.parquet")


def test_a_url_may_end_in_a_slash(folder: Path, tmp_path: Path) -> None:
    index = tmp_path / "elsewhere-index.parquet"
    first = build_index(f"file://{folder}/", index)
    assert [Path(one.place.removeprefix("file://")).is_dir() for one in read_index(index)] == [True] * first.samples
    assert "//" not in "".join(one.place.removeprefix("file://") for one in read_index(index))
    assert build_index(f"file://{folder}/", index).kept == first.samples
