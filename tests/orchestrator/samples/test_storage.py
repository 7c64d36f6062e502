"""Tests of samples in folders, shards and object storage: finding, fetching and packing them, and incomplete files."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from graphnet.samples import storage
from graphnet.samples.index import build_index, read_index
from graphnet.samples.storage import fetch, find_stored, pack
from graphnet_contract.samples import SampleError, find_samples, load_sample

CORPUS = Path(__file__).resolve().parents[3] / "samples"
NAMES = ("torch/dlrm", "torch/din", "timm/resnet18", "torchaudio/tacotron2/subgraph_0")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "samples"
    for name in NAMES:
        shutil.copytree(CORPUS / name, root / name)
    return root


@pytest.fixture(params=[".tar", ".parquet"])
def shard(request: pytest.FixtureRequest, folder: Path, tmp_path: Path) -> Path:
    """A shard with the samples of the folder."""
    path = tmp_path / f"shard{request.param}"
    pack({name: folder / name for name in NAMES}, path)
    return path


@pytest.fixture(autouse=True)
def _fresh_shards() -> None:
    storage.forget_shards()


def _hashes(root: str, scratch: Path) -> dict[str, str]:
    """Return the hash of every sample at or below a root, by its short name."""
    found = {}
    for stored in find_stored(root):
        loaded = load_sample(fetch(stored.place, scratch))
        found[loaded.name] = loaded.sample_hash
    return found


def test_a_shard_holds_the_same_samples_as_the_folder(folder: Path, tmp_path: Path, shard: Path) -> None:
    assert _hashes(str(shard), tmp_path / "scratch") == _hashes(str(folder), tmp_path)
    assert [stored.place for stored in find_stored(str(shard))] == sorted(f"{shard}::{name}" for name in NAMES)


def test_a_forked_process_opens_shards_itself(tmp_path: Path, shard: Path) -> None:
    """Otherwise, both processes would share one read position, and continue where the other stopped."""
    places = [stored.place for stored in find_stored(str(shard))]
    positions = _positions(shard)
    pid = os.fork()
    if pid == 0:
        fetch(places[-1], tmp_path / "scratch")
        os._exit(0)
    assert os.waitpid(pid, 0) == (pid, 0)
    assert positions and _positions(shard) == positions


def _positions(file: Path) -> list[int]:
    """Return the read position of every file descriptor with which this process has opened the file."""
    own = Path("/proc/self/fd")
    numbers = [int(entry.name) for entry in own.iterdir() if entry.exists() and entry.samefile(file)]
    return [os.lseek(number, 0, os.SEEK_CUR) for number in sorted(numbers)]


def test_a_folder_is_listed_in_the_order_in_which_bench_takes_its_samples(tmp_path: Path) -> None:
    """The order of the samples decides which shard of a run gets which sample, so an index must keep the order."""
    for name in ("a/b", "a-b", "a.c"):
        shutil.copytree(CORPUS / NAMES[0], tmp_path / name)
    expected = [str(tmp_path / name) for name in ("a/b", "a-b", "a.c")]
    assert [str(folder) for folder in find_samples(tmp_path)] == expected
    assert [stored.place for stored in find_stored(str(tmp_path))] == expected


@pytest.mark.parametrize("share", [0.0, 0.3, 0.7, 0.9])
def test_a_shard_that_was_cut_is_one_sentence(shard: Path, share: float) -> None:
    os.truncate(shard, int(shard.stat().st_size * share))
    with pytest.raises(SampleError, match="cut") as raised:
        list(find_stored(str(shard)))
    assert str(shard) in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_sample_that_is_not_in_the_shard_is_one_sentence(folder: Path, tmp_path: Path) -> None:
    shard = tmp_path / "shard.tar"
    pack({"one": folder / "torch/dlrm"}, shard)
    with pytest.raises(SampleError, match="holds no sample two"):
        fetch(f"{shard}::two", tmp_path)


def test_a_name_in_a_shard_cannot_leave_the_folder(folder: Path, tmp_path: Path) -> None:
    shard = tmp_path / "shard.parquet"
    pack({"../../outside": folder / "torch/dlrm"}, shard)
    (stored,) = find_stored(str(shard))
    assert fetch(stored.place, tmp_path / "in").is_relative_to(tmp_path / "in")


def test_a_failed_pack_leaves_nothing(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    with pytest.raises(FileNotFoundError):
        pack({"one": folder / "torch/dlrm"}, tmp_path / "missing" / "shard.tar")
    (folder / "torch/dlrm/model.py").unlink()
    (folder / "torch/dlrm/model.py").symlink_to(tmp_path)  # model.py is now a folder, not a file
    pack({"one": folder / "torch/dlrm"}, out / "shard.parquet")
    assert [path.name for path in out.iterdir()] == ["shard.parquet"]


@pytest.mark.filterwarnings("ignore")
def test_object_storage_holds_the_same_samples(folder: Path, tmp_path: Path, bucket: str) -> None:
    import fsspec

    shard = tmp_path / "shard.tar"
    pack({"packed/dlrm": folder / "torch/dlrm"}, shard)
    system = fsspec.filesystem("s3", skip_instance_cache=True)
    system.put(str(folder) + "/", "samples/folder/", recursive=True)
    system.put(str(shard), "samples/shards/shard.tar")
    assert _hashes(f"{bucket}/folder", tmp_path / "a") == _hashes(str(folder), tmp_path)
    assert list(_hashes(f"{bucket}/shards", tmp_path / "b")) == ["dlrm"]
    index = tmp_path / "index.parquet"
    assert build_index(bucket, index).problems == ()
    assert {line.place for line in read_index(index)} == {
        f"{bucket}/shards/shard.tar::packed/dlrm",
        *(f"{bucket}/folder/{name}" for name in NAMES),
    }
    again = build_index(bucket, index)
    assert (again.read, again.kept) == (0, len(NAMES) + 1)


@pytest.mark.parametrize("suffix", [".tar", ".parquet"])
def test_several_processes_read_one_shard(folder: Path, tmp_path: Path, suffix: str) -> None:
    names = {f"source/copy{number}": folder / NAMES[number % 3] for number in range(60)}
    shard = tmp_path / f"shard{suffix}"
    pack(names, shard)
    report = build_index(str(shard), tmp_path / "index.parquet")
    assert (report.samples, report.problems) == (60, ())
    hashes = {line.place.partition("::")[2]: line.facts.sample_hash for line in read_index(report.index) if line.facts}
    assert hashes == {name: load_sample(path).sample_hash for name, path in names.items()}


def test_a_shard_that_was_packed_anew_is_opened_anew(folder: Path, tmp_path: Path) -> None:
    shard = tmp_path / "shard.tar"
    pack({"one": folder / NAMES[0]}, shard)
    first = build_index(str(shard), tmp_path / "index.parquet")
    storage.forget_shards()
    pack({"one": folder / NAMES[1]}, shard)
    second = build_index(str(shard), tmp_path / "index.parquet")
    assert (first.read, second.read) == (1, 1)
    (line,) = read_index(second.index)
    assert line.facts is not None
    assert line.facts.sample_hash == load_sample(folder / NAMES[1]).sample_hash
