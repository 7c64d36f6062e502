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

import pytest
from fake_worker import FakeWorker
from kit import Cli, MakeSample, MakeWorker, Result

from graphnet.errors import StorageError
from graphnet.runs.remote import RemoteFolder, Uploading, typed_url
from graphnet.view.rows import LiveRows

Plan = Callable[..., Result]

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


def keys(folder: Path | str, cli: Cli) -> dict[str, str]:
    """Return the outcome of each row by its key, as `show` reads them."""
    shown = cli("show", folder, "--format", "json")
    assert shown.code == 0, shown.err
    rows = shown.rows
    assert len({row["key"] for row in rows}) == len(rows)
    return {row["key"]: row["outcome"] for row in rows}


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


def test_a_part_that_is_done_measures_nothing(options: tuple[object, ...], cli: Cli, tmp_path: Path) -> None:
    array = tmp_path / "array"
    cli("plan", *options, "--per-part", 5, "--out", array)
    assert "5 rows measured, 0 done before" in cli("work", array, "--index", 0).out
    attempts = sorted(array.glob("parts/*"))
    again = cli("work", array, "--index", 0)
    assert again.code == 0
    assert "0 rows measured, 5 done before" in again.out
    assert sorted(array.glob("parts/*")) == attempts


def test_the_index_comes_from_the_job(
    options: tuple[object, ...], cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    array = tmp_path / "array"
    cli("plan", *options, "--per-part", 1, "--out", array)
    monkeypatch.setenv("SLURM_ARRAY_TASK_ID", "4")
    assert "part 4: 1 rows measured" in cli("work", array).out
    monkeypatch.setenv("JOB_COMPLETION_INDEX", "3")
    assert "part 3: 1 rows measured" in cli("work", array).out
    assert "part 1: 1 rows measured" in cli("work", array, "--index", 1).out


def test_a_run_in_parts_shows_what_its_attempts_recorded(options: tuple[object, ...], cli: Cli, tmp_path: Path) -> None:
    array = tmp_path / "array"
    cli("plan", *options, "--per-part", 3, "--out", array)
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


def test_rows_of_an_array_are_measured_again_by_name(options: tuple[object, ...], cli: Cli, tmp_path: Path) -> None:
    array = tmp_path / "array"
    cli("plan", *options, "--per-part", 5, "--out", array)
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


def test_rows_reach_the_url_while_a_part_is_measured(tmp_path: Path) -> None:
    """A copy holds whole lines only, and a row never comes without its times."""
    folder, url = tmp_path / "attempt", tmp_path / "storage"
    folder.mkdir()
    uploading = Uploading(folder, RemoteFolder(str(url)), "parts/0")
    (folder / "run.json").write_text("{}")
    uploading.copy()
    assert not url.exists(), "an attempt without rows is not copied"
    (folder / "results.jsonl").write_bytes(b'{"row": 1}\n{"row": ')
    (folder / "repaired").mkdir()
    (folder / "repaired" / "model.py").write_text("")
    uploading.copy()
    assert (url / "parts/0/results.jsonl").read_bytes() == b'{"row": 1}\n'
    assert sorted(path.name for path in (url / "parts/0").iterdir()) == ["results.jsonl", "run.json"]
    (folder / "results.jsonl").write_bytes(b'{"row": 1}\n{"row": 2}\n')
    uploading.copy()
    assert (url / "parts/0/results.jsonl").read_bytes() == b'{"row": 1}\n{"row": 2}\n'


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
def done_array(options: tuple[object, ...], cli: Cli, tmp_path: Path) -> Path:
    """An array of three parts, all measured."""
    array = tmp_path / "array"
    assert cli("plan", *options, "--per-part", 2, "--out", array).code == 0
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


def test_a_machine_with_another_copy_of_the_samples_measures_nothing(
    options: tuple[object, ...], cli: Cli, tmp_path: Path
) -> None:
    """Rows that say LOAD_ERROR would never be measured again."""
    array = tmp_path / "array"
    cli("plan", *options, "--out", array)
    model = tmp_path / "samples" / "made" / "c" / "model.py"
    model.write_text(model.read_text() + "\n# changed\n")
    result = cli("work", array, "--index", 0)
    assert result.code == 3
    assert f"does not see {model.parent} as it was when the array was planned" in result.err
    assert list(array.glob("parts/*")) == []


def test_another_version_is_refused(options: tuple[object, ...], cli: Cli, tmp_path: Path) -> None:
    array = tmp_path / "array"
    cli("plan", *options, "--out", array)
    run = json.loads((array / "run.json").read_text())
    for changed in (run | {"graphnet": "9.9"}, run | {"asked": run["asked"] | {"new_option": 1}}):
        (array / "run.json").write_text(json.dumps(changed))
        result = cli("work", array, "--index", 0)
        assert result.code == 2
        assert "use the same version everywhere" in result.err


def test_a_merged_array_is_a_run_that_goes_on(options: tuple[object, ...], cli: Cli, tmp_path: Path) -> None:
    array = tmp_path / "array"
    cli("plan", *options, "--per-part", 2, "--out", array)
    cli("work", array, "--index", 0)
    merged = tmp_path / "merged"
    assert cli("merge", array, "--out", merged).code == 0
    assert list((merged / "sources").glob("*/*.json.gz"))
    resumed = cli("bench", "--resume", merged, "--format", "json")
    assert resumed.code == 0, resumed.err
    assert "2 done before" in resumed.err
    assert len(resumed.rows) == 5


def test_the_live_view_follows_all_attempts(done_array: Path) -> None:
    rows = LiveRows(done_array)
    change = rows.step()
    assert (change.begins, len(change.rows), rows.finished) == (True, 5, 5)
    again = rows.step()
    assert (again.begins, again.rows) == (False, [])


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


def test_an_array_with_a_name_is_measured_on(options: tuple[object, ...], cli: Cli, tmp_path: Path) -> None:
    array = tmp_path / "graphnet-runs" / "array"
    cli("plan", *options, "--per-part", 3, "--out", array)
    assert cli("work", array, "--index", 0).code == 0
    assert cli("runs", "name", array, "mine").code == 0
    assert cli("work", array, "--index", 1).code == 0
    assert len(keys("mine", cli)) == 5


@pytest.mark.filterwarnings("ignore")
def test_rows_that_cannot_be_copied_to_the_url_are_kept_here(
    options: tuple[object, ...], cli: Cli, bucket: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    array = f"{bucket}/runs/outage"
    assert cli("plan", *options, "--out", array).code == 0

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
def test_a_run_at_a_url_is_not_resumed_in_its_copy(
    options: tuple[object, ...], cli: Cli, tmp_path: Path, bucket: str, own_home: None
) -> None:
    array = f"{bucket}/runs/resumed"
    assert cli("plan", *options, "--out", array).code == 0
    result = cli("bench", "--resume", array)
    assert result.code == 2
    assert "a run at a URL cannot go on there" in result.err
