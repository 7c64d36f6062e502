"""Tests of ``graphnet golden record`` and ``graphnet golden check``, with fake workers."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fake_worker import FakeWorker, Script
from kit import Cli, MakeSample, MakeWorker, Result

from graphnet.errors import StorageError
from graphnet.golden.findings import Finding, append_finding
from graphnet.golden.folder import GoldenFolder
from graphnet.runs.store import RunStore
from graphnet.workers.kept_outputs import RecordedOutputs, keep_outputs
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage

RIGHT: list[Any] = [np.linspace(0.1, 1, 6, dtype=np.float32).reshape(2, 3), np.arange(4)]
QUICK = ("--trials", 5, "--min-time", 0, "--processes", 1, "--budget", 1)
Golden = Callable[..., Result]


def flipped(bit: int) -> list[Any]:
    """Return RIGHT with one bit of one float flipped. Bit 0 is the least significant one."""
    array = RIGHT[0].copy()
    array.view(np.uint32)[1, 2] ^= np.uint32(1 << bit)
    return [array, RIGHT[1]]


@pytest.fixture
def record(cli: Cli, make_worker: MakeWorker, make_sample: MakeSample) -> Golden:
    """``record(worker)`` runs samples a and b on a worker and a fake reference, and records the outputs in the folder
    ``golden``.
    """
    samples = [make_sample(name) for name in ("a", "b")][-1].parent

    def run(worker: FakeWorker, *extra: object, reference: FakeWorker | None = None) -> Result:
        beside = reference or make_worker("eager", Script(outputs=RIGHT))
        sites = ("--reference", beside.target, "--backend", worker.target, "--samples", samples)
        return cli("golden", "record", "golden", *sites, *QUICK, "--format", "json", *extra)

    return run


@pytest.fixture
def check(cli: Cli, make_worker: MakeWorker) -> Golden:
    """``check(worker)`` compares a worker's outputs with those in the folder ``golden``. The fake reference returns the
    same outputs as the worker.
    """

    def run(worker: FakeWorker, *extra: object) -> Result:
        beside = make_worker("eager", worker.answers)
        sites = ("--reference", beside.target, "--backend", worker.target)
        return cli("golden", "check", "golden", *sites, *extra, "--format", "json")

    return run


@pytest.fixture
def golden(record: Golden, make_worker: MakeWorker, tmp_path: Path) -> Path:
    """A golden run of two samples, whose outputs are RIGHT."""
    done = record(make_worker("inductor", Script(outputs=RIGHT)))
    assert (done.code, done.json["samples"], done.json["kept"]) == (0, 2, 2), done.err
    return tmp_path / "golden"


def statuses(done: Result) -> dict[str, str]:
    return {one["sample"]: one["status"] for one in done.json["results"]}


def test_the_same_setting_gives_identical_outputs(golden: Path, check: Golden, make_worker: MakeWorker) -> None:
    shutil.rmtree(golden.parent / "samples")  # the check must use the sample copies in the golden folder
    done = check(make_worker("inductor", Script(outputs=RIGHT)))
    assert done.code == 0, done.err
    assert statuses(done) == {"made/a": "identical", "made/b": "identical"}
    assert done.json["counts"] == {"identical": 2}
    assert done.json["changed"] == {}


def test_the_folder_is_checked_by_sha256sum_too(golden: Path) -> None:
    done = subprocess.run(["sha256sum", "-c", "SHA256SUMS"], cwd=golden, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    files = {path for path in golden.rglob("*") if path.is_file()} - {golden / "run/.lock", golden / "SHA256SUMS"}
    assert len(done.stdout.splitlines()) == len(files)


def test_a_flipped_bit_of_an_output_is_named(golden: Path, check: Golden, make_worker: MakeWorker) -> None:
    low = check(make_worker("inductor", Script(outputs=flipped(0))))
    assert (low.code, statuses(low)) == (0, {"made/a": "agrees", "made/b": "agrees"})
    assert low.json["results"][0]["differing"] == ["output 0"]
    assert 0 < low.json["results"][0]["max_abs_error"] < 1e-6
    high = check(make_worker("inductor", Script(outputs=flipped(24))))
    assert (high.code, statuses(high)) == (1, {"made/a": "differs", "made/b": "differs"})
    assert high.json["results"][0]["message"].startswith("output 0: 1 of 6 elements are beyond tolerance -4")
    # The reference of the check has the same outputs as the worker. Only the comparison with the golden run shows the
    # difference.
    assert {one["outcome"] for one in high.json["results"]} == {"OK"}


@pytest.mark.parametrize(
    ("outputs", "message"),
    [
        ([RIGHT[0].astype(np.float64), RIGHT[1]], "output 0: dtype float64 where the golden run has float32"),
        ([RIGHT[0].T, RIGHT[1]], "output 0: shape (3, 2) where the golden run has (2, 3)"),
        ([RIGHT[0]], "1 output where the golden run has 2"),
        ([RIGHT[0], RIGHT[1] + 1], "output 1: 4 of 4 elements differ, and int64 must be equal"),
    ],
)
def test_another_dtype_shape_or_structure_is_named(
    outputs: list[Any], message: str, golden: Path, check: Golden, make_worker: MakeWorker
) -> None:
    done = check(make_worker("inductor", Script(outputs=[np.ascontiguousarray(one) for one in outputs])))
    assert (done.code, statuses(done)) == (1, {"made/a": "differs", "made/b": "differs"})
    assert message in done.json["results"][0]["message"]


def test_a_changed_input_and_a_later_call_are_compared_too(
    record: Golden, check: Golden, make_worker: MakeWorker
) -> None:
    wrote = Script(outputs=RIGHT, mutated={"x": np.ones((2, 4), np.float32)})
    recorded = record(make_worker("inductor", wrote), reference=make_worker("eager", wrote))
    assert recorded.json["kept"] == 2
    other = replace(wrote, mutated={"x": np.zeros((2, 4), np.float32)})
    done = check(make_worker("inductor", other))
    assert (done.code, done.json["results"][0]["differing"]) == (1, ['input "x"'])
    later = replace(wrote, last=flipped(24))
    reference = make_worker("eager", wrote)
    done = check(make_worker("inductor", later), "--reference", reference.target)
    assert "in the last call only" in done.json["results"][0]["message"]


def test_a_sample_without_outputs_fails_the_check(golden: Path, check: Golden, make_worker: MakeWorker) -> None:
    broken = messages.Outcome(OutcomeCode.COMPILE_ERROR, message="planted: no such operator")

    def answers(start: messages.Start) -> Script:
        fails = start.sample.endswith("b")
        return Script(outputs=RIGHT, outcome=broken if fails else None, fail_after=Stage.INPUTS)

    worker = make_worker("inductor", answers)
    done = check(worker, "--reference", make_worker("eager", Script(outputs=RIGHT)).target)
    assert (done.code, statuses(done)) == (1, {"made/a": "identical", "made/b": "not_run"}), done.err
    assert "planted: no such operator" in done.json["results"][1]["message"]


def test_only_right_outputs_are_recorded(record: Golden, check: Golden, make_worker: MakeWorker) -> None:
    def answers(start: messages.Start) -> Script:
        return Script(outputs=flipped(24) if start.sample.endswith("a") else RIGHT)

    done = record(make_worker("inductor", answers))
    assert (done.code, done.json["samples"], done.json["kept"]) == (1, 2, 1)
    later = check(make_worker("inductor", Script(outputs=RIGHT)))
    assert (later.code, statuses(later)) == (0, {"made/a": "not_recorded", "made/b": "identical"})
    assert later.json["results"][0]["message"] == "its row was ACCURACY when it was recorded"


def test_other_random_numbers_are_not_compared(record: Golden, check: Golden, make_worker: MakeWorker) -> None:
    drawn = Script(outputs=RIGHT, draws_random=True, generator_digest="one")
    record(make_worker("inductor", drawn), reference=make_worker("eager", drawn))
    same = check(make_worker("inductor", drawn))
    assert (same.code, statuses(same)) == (0, {"made/a": "identical", "made/b": "identical"})
    other = check(make_worker("inductor", replace(drawn, outputs=flipped(24), generator_digest="two")))
    assert (other.code, statuses(other)) == (1, {"made/a": "not_comparable", "made/b": "not_comparable"})


def test_changed_versions_are_named(golden: Path, check: Golden, make_worker: MakeWorker) -> None:
    done = check(make_worker("inductor", Script(outputs=RIGHT), image_digest="sha256:next"))
    assert done.json["changed"] == {"image": {"recorded": "none", "checked": "sha256:next"}}


def test_the_text_names_each_sample(golden: Path, cli: Cli, make_worker: MakeWorker) -> None:
    worker, reference = (make_worker(name, Script(outputs=flipped(24))) for name in ("inductor", "eager"))
    done = cli("golden", "check", golden, "--backend", worker.target, "--reference", reference.target)
    assert done.code == 1
    assert "made/a" in done.out and "differs: output 0: 1 of 6 elements" in done.out
    assert "differs: 2; golden run" in done.out


def damage(golden: Path, name: str, how: str) -> str:
    """Damage the first file of the golden run that matches a pattern. Return its path relative to the folder."""
    path = next(iter(sorted(golden.glob(name))))
    if how == "missing":
        path.unlink()
    else:
        data = bytearray(path.read_bytes())
        data[len(data) // 2] ^= 1
        path.write_bytes(data)
    return path.relative_to(golden).as_posix()


FILES = ("golden.json", "outputs/*/first.npy.zst", "outputs/*/calls.json", "samples/made/a/model.py", "run/run.json")


@pytest.mark.parametrize("how", ["missing", "flipped"])
@pytest.mark.parametrize("name", FILES)
def test_a_damaged_file_is_named_and_nothing_runs(
    name: str, how: str, golden: Path, check: Golden, make_worker: MakeWorker
) -> None:
    damaged = damage(golden, name, how)
    worker = make_worker("inductor", Script(outputs=RIGHT))
    done = check(worker)
    assert (done.code, worker.starts) == (2, [])
    fault = "is missing" if how == "missing" else "has changed since it was recorded"
    assert f"golden is damaged: {damaged} {fault}; restore the folder" in done.err
    assert len(done.err.splitlines()) == 1


def test_damaged_checksums_and_added_files_are_refused(golden: Path, check: Golden, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor", Script(outputs=RIGHT))
    (golden / "outputs" / "foreign.txt").write_text("x")
    added = "golden is not as it was recorded: outputs/foreign.txt is not in SHA256SUMS; remove the added file"
    assert added in check(worker).err
    (golden / "outputs" / "foreign.txt").unlink()
    sums = (golden / "SHA256SUMS").read_text()
    (golden / "SHA256SUMS").write_text(sums.replace("  golden.json", "  ../golden.json"))
    assert "is not a checksum of a file of this folder" in check(worker).err
    (golden / "SHA256SUMS").unlink()
    assert "SHA256SUMS is missing" in check(worker).err
    assert worker.starts == []


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "holds no golden run: there is no golden.json in it"),
        ("[1]", "is not of a golden run"),
        ('{"kind": "other"}', "is not of a golden run"),
        ("{", "cannot be read"),
    ],
)
def test_a_foreign_folder_is_refused(content: str | None, message: str, cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "foreign").mkdir()
    if content is not None:
        (tmp_path / "foreign" / "golden.json").write_text(content)
    done = cli("golden", "check", "foreign")
    assert done.code == 2 and message in done.err
    assert len(done.err.splitlines()) == 1


def test_a_newer_folder_is_refused(golden: Path, cli: Cli) -> None:
    content = json.loads((golden / "golden.json").read_text())
    (golden / "golden.json").write_text(json.dumps(content | {"schema_version": 2}))
    (golden / "SHA256SUMS").unlink()
    done = cli("golden", "check", golden)
    assert (done.code, "newer version of graphnet" in done.err) == (2, True)


def test_what_was_recorded_cannot_be_changed(golden: Path, cli: Cli) -> None:
    done = cli("golden", "check", golden, "--seed", 7, "--samples", "x")
    assert done.code == 2
    assert "leave out --samples, --seed" in done.err


def test_a_golden_run_is_not_recorded_over_something_else(
    golden: Path, record: Golden, make_worker: MakeWorker, cli: Cli, tmp_path: Path
) -> None:
    worker = make_worker("inductor", Script(outputs=RIGHT))
    assert "holds a golden run already" in record(worker).err
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "thesis.tex").write_text("x")
    done = cli("golden", "record", "other", "--backend", worker.target)
    assert (done.code, "holds files that are not a golden run" in done.err) == (2, True)
    done = cli("golden", "record", "new", "--backend", worker.target, "--backend", "nope")
    assert (done.code, "give --backend once" in done.err) == (2, True)


def room_for_one_row() -> Callable[[Path, RecordedOutputs], None]:
    """Return a function that stores outputs. Its first call succeeds; later calls fail as if the disk were full."""
    kept: list[Path] = []

    def keep(folder: Path, recorded: RecordedOutputs) -> None:
        if kept:
            raise StorageError(f"the outputs cannot be kept in {folder}: No space left on device")
        kept.append(folder)
        keep_outputs(folder, recorded)

    return keep


def test_a_recording_that_was_cut_short_goes_on(
    record: Golden, check: Golden, cli: Cli, make_worker: MakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = make_worker("inductor", Script(outputs=RIGHT))
    with monkeypatch.context() as patched:
        patched.setattr("graphnet.golden.record.keep_outputs", room_for_one_row())
        done = record(worker)
    assert (done.code, "No space left" in done.err) == (2, True)
    unfinished = check(worker)
    assert (unfinished.code, "go on with `graphnet golden record golden --resume`" in unfinished.err) == (2, True)
    assert "go on with --resume" in record(worker).err
    done = cli("golden", "record", "golden", "--resume", "--format", "json")
    assert (done.code, done.json["kept"]) == (0, 2), done.err
    assert statuses(check(worker)) == {"made/a": "identical", "made/b": "identical"}


def test_a_check_that_was_cut_short_goes_on(
    golden: Path, check: Golden, cli: Cli, make_worker: MakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full_disk(run: Path, finding: Finding) -> None:
        if finding.sample == "made/b":
            raise StorageError("no space left")
        append_finding(run, finding)

    worker = make_worker("inductor", Script(outputs=RIGHT))
    with monkeypatch.context() as patched:
        patched.setattr("graphnet.golden.check.append_finding", full_disk)
        assert check(worker, "--out", "run").code == 2
    before = len(worker.starts)
    done = cli("golden", "check", golden, "--resume", "run", "--format", "json")
    assert (done.code, statuses(done)) == (0, {"made/a": "identical", "made/b": "identical"}), done.err
    assert {start.sample.rpartition("/")[2] for start in worker.starts[before:]} == {"b"}
    assert "is not a check of a golden run" in cli("golden", "check", golden, "--resume", golden / "run").err


def test_a_slower_sample_is_named(golden: Path, cli: Cli, make_worker: MakeWorker) -> None:
    slow = make_worker("inductor", Script(outputs=RIGHT, trial_ns=3_000_000))
    done = cli("golden", "check", golden, "--backend", slow.target, "--format", "json")
    assert (done.code, done.json["times_refused"]) == (0, None)
    for one in done.json["results"]:
        assert (one["status"], one["time"]["verdict"]) == ("identical", "worse")
        assert one["time"]["low"] < 3 < one["time"]["high"]


def test_other_inputs_fail_the_check(golden: Path, check: Golden, make_worker: MakeWorker) -> None:
    recorded = GoldenFolder(golden).open()
    first, second = recorded.rows
    GoldenFolder(golden).seal(recorded.backend, [first, second.model_copy(update={"inputs_digest": "other"})])
    done = check(make_worker("inductor", Script(outputs=RIGHT)))
    assert (done.code, statuses(done)) == (1, {"made/a": "identical", "made/b": "inputs_changed"}), done.err
    assert done.json["results"][1]["message"] == "its inputs have other bits than the recorded ones"


def test_a_recorded_call_that_the_check_lacks_is_reported(
    record: Golden, check: Golden, make_worker: MakeWorker
) -> None:
    called = Script(outputs=RIGHT, other_inputs=RIGHT)
    record(make_worker("inductor", called), reference=make_worker("eager", called))
    assert check(make_worker("inductor", called)).code == 0
    done = check(make_worker("inductor", Script(outputs=RIGHT)))
    assert (done.code, statuses(done)) == (1, {"made/a": "not_run", "made/b": "not_run"})
    assert "call on other inputs, and the check has none" in done.json["results"][0]["message"]


def test_a_recording_without_checksums_is_finished_by_resume(
    record: Golden, check: Golden, cli: Cli, make_worker: MakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = make_worker("inductor", Script(outputs=RIGHT))
    replace_file = GoldenFolder.replace_file

    def full_disk(folder: GoldenFolder, name: str, text: str) -> None:
        if name == "SHA256SUMS":
            raise StorageError("no space left")
        replace_file(folder, name, text)

    with monkeypatch.context() as patched:
        patched.setattr(GoldenFolder, "replace_file", full_disk)
        assert "no space left" in record(worker).err
    assert "go on with `graphnet golden record golden --resume`" in check(worker).err
    assert "go on with --resume" in record(worker).err
    started = len(worker.starts)
    done = cli("golden", "record", "golden", "--resume", "--format", "json")
    assert (done.code, done.json["kept"], len(worker.starts)) == (0, 2, started), done.err
    assert check(worker).code == 0
    assert "holds a golden run already" in cli("golden", "record", "golden", "--resume").err


def test_bench_does_not_write_into_a_golden_run(golden: Path, cli: Cli) -> None:
    before = {path: path.read_bytes() for path in golden.rglob("*") if path.is_file()}
    done = cli("bench", "--resume", golden / "run")
    assert done.code == 2
    assert f"golden/run belongs to the golden run {golden}; go on with `graphnet golden record " in done.err
    assert {path: path.read_bytes() for path in golden.rglob("*") if path.is_file()} == before


def test_a_recording_that_ended_before_its_run_is_begun_again(
    record: Golden, check: Golden, cli: Cli, make_worker: MakeWorker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = make_worker("inductor", Script(outputs=RIGHT))

    def full_disk(*_: object) -> RunStore:
        raise StorageError("no space left")

    with monkeypatch.context() as patched:
        patched.setattr(RunStore, "create", full_disk)
        assert "no space left" in record(worker).err
    (tmp_path / "golden/samples/made/b").rename(tmp_path / "golden/samples/made/of-the-first-attempt")
    done = cli("golden", "record", "golden", "--resume")
    assert (done.code, "begin it again without --resume" in done.err) == (2, True)
    assert record(worker).json["kept"] == 2
    assert statuses(check(worker)) == {"made/a": "identical", "made/b": "identical"}


def test_an_unfinished_recording_goes_on_in_a_copy(
    record: Golden, cli: Cli, make_worker: MakeWorker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = make_worker("inductor", Script(outputs=RIGHT))
    with monkeypatch.context() as patched:
        patched.setattr("graphnet.golden.record.keep_outputs", room_for_one_row())
        record(worker)
    shutil.copytree(tmp_path / "golden", tmp_path / "copy")
    shutil.rmtree(tmp_path / "golden")
    before = len(worker.starts)
    done = cli("golden", "record", "copy", "--resume", "--format", "json")
    assert (done.code, done.json["kept"]) == (0, 2), done.err
    assert {start.sample.rpartition("/")[2] for start in worker.starts[before:]} == {"b"}
    assert cli("golden", "check", "copy", "--format", "json").json["counts"] == {"identical": 2}


def test_commands_of_graphnet_leave_a_golden_run_valid(
    golden: Path, check: Golden, cli: Cli, make_worker: MakeWorker
) -> None:
    worker = make_worker("inductor", Script(outputs=RIGHT))
    done = check(worker, "--out", golden / "checked")
    assert (done.code, "cannot be in the golden run" in done.err, worker.starts) == (2, True, [])
    assert not (golden / "checked").exists()
    assert cli("report", golden / "run").code == 0
    assert (golden / "run" / "report.html").is_file()
    assert check(worker).code == 0
