"""Tests of ``graphnet plan`` and ``graphnet work``: arrays of parts, measured in any order, twice, or cut off."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fake_worker import FakeWorker
from kit import Cli, MakeSample, MakeWorker

from graphnet.errors import StorageError
from graphnet.runs.parts import plan_file
from graphnet.runs.remote import RemoteFolder, Uploading, typed_url
from graphnet.runs.store import RunStore

Plan = Callable[..., Any]

QUICK = ("--trials", 5, "--min-time", 0, "--processes", 1, "--budget", 1, "--memory", "1GiB", "--threads", 1)


@pytest.fixture
def workers(make_worker: MakeWorker) -> tuple[FakeWorker, FakeWorker]:
    return make_worker("eager"), make_worker("inductor")


@pytest.fixture
def options(workers: tuple[FakeWorker, FakeWorker], make_sample: MakeSample) -> tuple[object, ...]:
    """The options of a run of five samples, for bench and plan alike."""
    samples = {make_sample(name).parent for name in "abcde"}.pop()
    reference, worker = workers
    backends = ("--reference", reference.target, "--backend", worker.target, "--device", "cpu")
    return (*backends, "--samples", samples, *QUICK)


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies of URLs belong to this test alone."""
    monkeypatch.setenv("GRAPHNET_HOME", str(tmp_path / "home"))


@pytest.fixture
def plan(options: tuple[object, ...], cli: Cli, tmp_path: Path) -> Plan:
    """``plan(per_part)`` plans the run of five samples as an array, whose folder it returns."""

    def make(per_part: int = 100, array: Path | str = tmp_path / "array") -> Path | str:
        planned = cli("plan", *options, "--per-part", per_part, "--out", array)
        assert planned.code == 0, planned.err
        return array

    return make


def keys(folder: Path | str, cli: Cli) -> dict[str, str]:
    """Return the outcome of each row by its key, as `show` reads them."""
    shown = cli("show", folder, "--format", "json")
    assert shown.code == 0, shown.err
    rows = shown.rows
    assert len({row["key"] for row in rows}) == len(rows)
    return {row["key"]: row["outcome"] for row in rows}


def test_a_part_has_the_samples_of_a_shard(options: tuple[object, ...], cli: Cli, tmp_path: Path) -> None:
    assert cli("plan", *options, "--per-part", 2, "--out", tmp_path / "array").code == 0
    for number in range(3):
        shard = tmp_path / f"shard-{number}"
        assert cli("bench", *options, "--shard", f"{number + 1}/3", "--out", shard).code == 0
        lines = (tmp_path / "array" / plan_file(number)).read_text().splitlines()
        measured = [json.loads(line)["sample"] for line in (shard / "results.jsonl").read_text().splitlines()]
        assert [json.loads(line)["name"] for line in lines] == measured


def test_an_array_equals_the_run_of_one_host(
    options: tuple[object, ...], make_sample: MakeSample, cli: Cli, tmp_path: Path
) -> None:
    """20 parts in random order, each run twice, one killed and one cut off in a row: the rows are those of one loop."""
    for name in "fghijklmnopqrst":
        make_sample(name)
    alone = cli("bench", *options, "--out", tmp_path / "alone")
    assert alone.code == 0, alone.err
    array = tmp_path / "array"
    planned = cli("plan", *options, "--per-part", 1, "--out", array)
    assert planned.code == 0, planned.err
    assert "20 parts, numbered from 0 to 19: 20 samples, 20 rows" in planned.out
    command = [sys.executable, "-m", "graphnet", "work", str(array), "--index", "7"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as killed:
        # Wherever the kill comes, no row may be lost or doubled.
        while not list(array.glob("parts/00007-*")) and killed.poll() is None:
            time.sleep(0.01)
        killed.kill()
    order = [*range(20), *range(20)]
    random.Random(5).shuffle(order)
    for turn, part in enumerate(order):
        assert cli("work", array, "--index", part).code == 0
        if turn == 0:
            (results,) = array.glob(f"parts/{part:05d}-*/results.jsonl")
            results.write_bytes(results.read_bytes()[:-40])
    assert keys(array, cli) == keys(tmp_path / "alone", cli)
    scored, of_alone = cli("score", array, "--format", "json"), cli("score", tmp_path / "alone", "--format", "json")
    assert scored.code == of_alone.code == 0, scored.err
    assert scored.json["backends"].keys() == of_alone.json["backends"].keys()
    assert "planned rows are missing" not in cli("score", array).out


def test_a_part_that_is_done_measures_nothing(plan: Plan, cli: Cli) -> None:
    array = plan(5)
    assert "5 rows measured, 0 done before" in cli("work", array, "--index", 0).out
    attempts = sorted(array.glob("parts/*"))
    again = cli("work", array, "--index", 0)
    assert again.code == 0
    assert "0 rows measured, 5 done before" in again.out
    assert sorted(array.glob("parts/*")) == attempts


def test_the_index_comes_from_the_job(plan: Plan, cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    array = plan(1)
    monkeypatch.setenv("SLURM_ARRAY_TASK_ID", "4")
    assert "part 4: 1 rows measured" in cli("work", array).out
    monkeypatch.setenv("JOB_COMPLETION_INDEX", "3")
    assert "part 3: 1 rows measured" in cli("work", array).out
    assert "part 1: 1 rows measured" in cli("work", array, "--index", 1).out


def test_a_run_in_parts_shows_what_its_attempts_recorded(plan: Plan, cli: Cli, tmp_path: Path) -> None:
    array = plan(3)
    for part in (0, 1):
        cli("work", array, "--index", part)
    card = cli("show", array, "made/e")
    assert card.code == 0, card.err
    assert "made/e" in card.out
    report = cli("report", array, "--out", tmp_path / "page.html")
    assert report.code == 0, report.err
    exported = cli("export", array, "--format", "parquet", "--out", tmp_path / "rows.parquet")
    assert exported.code == 0, exported.err
    listed = cli("runs", "list", tmp_path, "--format", "json")
    assert [(one["rows"], one["planned_rows"], one["state"]) for one in listed.json["runs"]] == [(5, 5, "complete")]


def test_rows_of_an_array_are_measured_again_by_name(plan: Plan, cli: Cli) -> None:
    array = plan(5)
    cli("work", array, "--index", 0)
    row = json.loads(next(array.glob("parts/*/results.jsonl")).read_text().splitlines()[0])
    assert row["command"].startswith(f"graphnet rerun {array} ")
    backend = row["command"].split()[-1]
    again = cli("rerun", array, row["sample"], "--backend", backend, "--format", "json")
    assert again.code == 0, again.err
    assert [one["sample"].endswith(row["sample"].split("/")[-1]) for one in again.rows] == [True]


def test_what_cannot_be_is_refused_in_one_sentence(options: tuple[object, ...], cli: Cli, tmp_path: Path) -> None:
    array = tmp_path / "array"

    def refused(says: str, *arguments: object, code: int = 2) -> None:
        result = cli(*arguments)
        assert result.code == code, result.err
        assert says in result.err.replace("\n", " ")
        assert "Traceback" not in result.err

    refused("holds no array", "work", array, "--index", 0)
    without = options[:-2]
    refused("give --threads: other machines will measure", "plan", *without, "--out", array)
    refused("leave out --shard", "plan", *options, "--shard", "1/2", "--out", array)
    assert cli("plan", *options, "--out", array).code == 0
    refused("holds a run already", "plan", *options, "--out", array)
    refused("no part is named", "work", array)
    refused("has no part 1: its 1 parts are numbered from 0 to 0", "work", array, "--index", 1)
    refused("is measured in parts", "bench", "--resume", array)
    (array / "plan" / "00000.jsonl").write_text('{"place": "x"\n')
    refused("00000.jsonl is damaged", "work", array, "--index", 0)
    (array / "plan" / "00000.jsonl").unlink()
    refused("cannot be read: there is no", "work", array, "--index", 0)


def test_a_folder_that_cannot_be_written_is_named(
    options: tuple[object, ...], cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    result = cli("plan", *options, "--out", tmp_path / "file" / "array")
    assert result.code == 2
    assert "cannot be written" in result.err


@pytest.mark.filterwarnings("ignore")
def test_an_array_in_object_storage_equals_the_run_of_one_host(
    options: tuple[object, ...], cli: Cli, tmp_path: Path, bucket: str, own_home: None
) -> None:
    """Every part runs twice. Only complete objects are ever written, and show needs nothing but the URL."""
    alone = cli("bench", *options, "--out", tmp_path / "alone")
    assert alone.code == 0, alone.err
    array = f"{bucket}/runs/1"
    planned = cli("plan", *options, "--per-part", 2, "--out", array)
    assert planned.code == 0, planned.err
    assert "holds a run already" in cli("plan", *options, "--out", array).err
    for part in (2, 0, 1, 0):
        done = cli("work", array, "--index", part)
        assert done.code == 0, done.err
    assert "0 rows measured, 2 done before" in done.out
    assert keys(array, cli) == keys(tmp_path / "alone", cli)
    assert cli("score", array).code == 0
    missing = cli("show", f"{bucket}/runs/2")
    assert missing.code == 2
    assert f"{bucket}/runs/2 holds no run" in missing.err


class Storage(RemoteFolder):
    """A folder that counts the bytes that are written to each of its files, and may refuse them."""

    def __init__(self, location: Path) -> None:
        super().__init__(str(location))
        self.written: list[tuple[str, int]] = []
        self.refuses = False

    def write(self, name: str, content: bytes) -> None:
        self.written.append((name, len(content)))
        if self.refuses:
            raise StorageError("the storage is gone")
        super().write(name, content)


def test_each_copy_to_a_url_holds_only_what_is_new(tmp_path: Path) -> None:
    """A copy holds whole lines only, and a row never comes without its times."""
    folder, url = tmp_path / "attempt", tmp_path / "storage"
    folder.mkdir()
    storage = Storage(url)
    uploading = Uploading(folder, storage, "parts/0")
    (folder / "run.json").write_text("{}")
    uploading.copy()
    assert not url.exists(), "an attempt without rows is not copied"
    results, times = (folder / "results.jsonl").open("ab", 0), (folder / "times.jsonl").open("ab", 0)
    with results, times:
        times.write(b'{"key":"1","rounds":[]}\n{"key":"2","rounds":[]}\n{"key":"3",')
        results.write(b'{"key": "1"}\n{"key": ')
        (folder / "repaired").mkdir()
        (folder / "repaired" / "model.py").write_text("")
        uploading.copy()
        assert (url / "parts/0/results.jsonl").read_bytes() == b'{"key": "1"}\n'
        assert (url / "parts/0/times.jsonl").read_bytes() == b'{"key":"1","rounds":[]}\n'
        assert sorted(path.name for path in (url / "parts/0").iterdir()) == ["results.jsonl", "run.json", "times.jsonl"]
        storage.written.clear()
        uploading.copy()
        assert storage.written == []
        results.write(b'"2"}\n')
        uploading.copy()
    assert [name for name, _ in storage.written] == [
        f"parts/0-00001/{name}" for name in ("times.jsonl", "results.jsonl")
    ]
    assert (url / "parts/0-00001/results.jsonl").read_bytes() == b'{"key": "2"}\n'
    assert (url / "parts/0-00001/times.jsonl").read_bytes() == b'{"key":"2","rounds":[]}\n'


def test_rows_reach_the_url_between_rows_and_ever_more_rarely(tmp_path: Path) -> None:
    now, storage = [0.0], Storage(tmp_path / "storage")
    uploading = Uploading(tmp_path / "attempt", storage, "parts/0", lambda: now[0])
    (tmp_path / "attempt").mkdir()

    def copies(at_s: float, number: int) -> bool:
        storage.written.clear()
        with (tmp_path / "attempt" / "results.jsonl").open("a") as file:
            file.write(f'{{"key": "{number}"}}\n')
        now[0] = at_s
        uploading.row_done()
        return bool(storage.written)

    assert [copies(at_s, number) for number, at_s in enumerate((29, 30, 59, 60))] == [False, True, False, True]
    # A refused copy is tried again after twice as long, and after a day's work it is time after a hundredth of a day.
    storage.refuses = True
    assert [copies(at_s, number) for number, at_s in enumerate((90, 149, 150, 269))] == [True, False, True, False]
    storage.refuses = False
    assert [copies(at_s, number) for number, at_s in enumerate((86_400, 87_263, 87_264))] == [True, False, True]


def test_rows_of_several_copies_are_one_attempt_at_the_part(
    plan: Plan, cli: Cli, tmp_path: Path, own_home: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("graphnet.runs.remote.EVERY_S", 0.0)
    monkeypatch.setattr("graphnet.runs.remote.SHARE", 0.0)
    array = plan(5, f"file://{tmp_path}/storage")
    done = cli("work", array, "--index", 0)
    assert done.code == 0, done.err
    folders = sorted(path.name for path in (tmp_path / "storage" / "parts").iterdir())
    assert len(folders) == 5
    assert all(name.startswith(folders[0]) for name in folders)
    assert len(keys(array, cli)) == 5
    assert len(RunStore(tmp_path / "storage").read_run()["attempts"]) == 1
    assert all(row.timing.rounds for row in RunStore(tmp_path / "storage").rows(with_times=True) if row.timing)
    assert "0 rows measured, 5 done before" in cli("work", array, "--index", 0).out


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("s3://bucket/runs/1", "s3://bucket/runs/1"),
        ("gs://bucket/a/b", "gs://bucket/a/b"),
        ("file:///tmp/none/run", "file:///tmp/none/run"),
        ("runs/1", None),
        ("/tmp/none/run", None),
        ("a:b", None),
    ],
)
def test_a_url_is_told_from_a_path(typed: str, url: str | None) -> None:
    """Arguments that name runs are paths, which drop one slash of a URL."""
    assert typed_url(Path(typed)) == url


@pytest.fixture
def done_array(plan: Plan, cli: Cli) -> Path:
    """An array of three parts, all measured."""
    array = plan(2)
    for part in range(3):
        assert cli("work", array, "--index", part).code == 0
    return array


@pytest.mark.parametrize("content", ["", "[]", '{"workers": [1], "controls": 3, "machines": "x"}'])
def test_a_damaged_description_of_an_attempt_loses_no_rows(content: str, done_array: Path, cli: Cli) -> None:
    before = keys(done_array, cli)
    (next(done_array.glob("parts/00001-*")) / "run.json").write_text(content)
    assert keys(done_array, cli) == before
    assert cli("score", done_array).code == 0


def test_a_damaged_row_is_measured_again(done_array: Path, cli: Cli) -> None:
    """Its beginning is sound, so only reading the whole row shows the damage."""
    before = keys(done_array, cli)
    results = next(done_array.glob("parts/00001-*")) / "results.jsonl"
    lines = results.read_text().splitlines(keepends=True)
    lines[0] = json.dumps(json.loads(lines[0]) | {"reference_ns": "damaged"}) + "\n"
    results.write_text("".join(lines))
    assert len(keys(done_array, cli)) == len(before) - 1
    assert "1 rows measured" in cli("work", done_array, "--index", 1).out
    assert keys(done_array, cli) == before


def test_a_machine_with_another_copy_of_the_samples_measures_nothing(plan: Plan, cli: Cli, tmp_path: Path) -> None:
    """Rows that say LOAD_ERROR would never be measured again."""
    array = plan()
    model = tmp_path / "samples" / "made" / "c" / "model.py"
    model.write_text(model.read_text() + "\n# changed\n")
    result = cli("work", array, "--index", 0)
    assert result.code == 3
    assert f"does not see {model.parent} as it was when the array was planned" in result.err
    assert list(array.glob("parts/*")) == []


def test_another_version_is_refused(plan: Plan, cli: Cli) -> None:
    array = plan()
    run = json.loads((array / "run.json").read_text())
    for changed in (run | {"graphnet": "9.9"}, run | {"asked": run["asked"] | {"new_option": 1}}):
        (array / "run.json").write_text(json.dumps(changed))
        result = cli("work", array, "--index", 0)
        assert result.code == 2
        assert "use the same version everywhere" in result.err


def test_a_merged_array_is_a_run_that_goes_on(plan: Plan, cli: Cli, tmp_path: Path) -> None:
    array = plan(2)
    cli("work", array, "--index", 0)
    merged = tmp_path / "merged"
    assert cli("merge", array, "--out", merged).code == 0
    assert list((merged / "sources").glob("*/*.json.gz"))
    resumed = cli("bench", "--resume", merged, "--format", "json")
    assert resumed.code == 0, resumed.err
    assert "2 done before" in resumed.err
    assert len(resumed.rows) == 5


def test_an_array_with_missing_parts_is_never_pruned(options: tuple[object, ...], cli: Cli, tmp_path: Path) -> None:
    runs = tmp_path / "graphnet-runs"
    cli("plan", *options, "--per-part", 2, "--out", runs / "array")
    cli("work", runs / "array", "--index", 0)
    assert cli("runs", "prune", "--partial", "--yes").code == 0
    assert (runs / "array" / "run.json").exists()


@pytest.mark.filterwarnings("ignore")
def test_a_copy_of_a_url_forgets_what_the_url_forgot(
    options: tuple[object, ...], cli: Cli, tmp_path: Path, bucket: str, own_home: None
) -> None:
    import fsspec

    array = f"{bucket}/runs/replanned"
    for names in (options, (*options, "--seed", 5)):
        assert cli("plan", *names, "--out", array).code == 0
        assert cli("work", array, "--index", 0).code == 0
        seen = keys(array, cli)
        assert len(seen) == 5, "rows of the array that was there before are gone"
        fsspec.filesystem("s3", skip_instance_cache=True).rm(array.removeprefix("s3://"), recursive=True)
    named = cli("runs", "name", array, "mine")
    assert named.code == 2


def test_a_name_at_a_url_cannot_lead_out_of_the_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    remote = RemoteFolder(str(tmp_path))
    listed = {f"{tmp_path}/../evil": {"size": 1}}
    monkeypatch.setattr("fsspec.implementations.local.LocalFileSystem.find", lambda *_, **__: listed)
    with pytest.raises(StorageError, match="it holds a file with the name"):
        remote.files("")


def test_an_address_that_cannot_be_opened_is_one_sentence(cli: Cli) -> None:
    for url in ("ftp://127.0.0.1:1/run", "nonsense://x/run"):
        result = cli("work", url, "--index", 0)
        assert result.code == 2
        assert "cannot be opened" in result.err
        assert "Traceback" not in result.err


def test_an_array_with_a_name_is_measured_on(plan: Plan, cli: Cli, tmp_path: Path) -> None:
    array = plan(3, tmp_path / "graphnet-runs" / "array")
    assert cli("work", array, "--index", 0).code == 0
    assert cli("runs", "name", array, "mine").code == 0
    assert cli("work", array, "--index", 1).code == 0
    assert len(keys("mine", cli)) == 5


@pytest.mark.filterwarnings("ignore")
def test_rows_that_cannot_be_copied_to_the_url_are_kept_here(
    plan: Plan, cli: Cli, bucket: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    array = plan(array=f"{bucket}/runs/outage")

    def fail(self: RemoteFolder, name: str, content: bytes) -> None:
        raise StorageError("the storage is gone")

    monkeypatch.setattr(RemoteFolder, "write", fail)
    monkeypatch.setattr("graphnet.runs.remote.LAST_WAIT_S", 0.0)
    result = cli("work", array, "--index", 0)
    assert result.code == 2
    assert "the storage is gone" in result.err
    kept = Path(result.err.split("are in ")[1].split(",")[0])
    assert kept.name.startswith("00000-")
    assert len((kept / "results.jsonl").read_text().splitlines()) == 5
    shutil.rmtree(kept.parent)


@pytest.mark.filterwarnings("ignore")
def test_a_run_at_a_url_is_not_resumed_in_its_copy(plan: Plan, cli: Cli, bucket: str, own_home: None) -> None:
    array = plan(array=f"{bucket}/runs/resumed")
    result = cli("bench", "--resume", array)
    assert result.code == 2
    assert "a run at a URL cannot go on there" in result.err
