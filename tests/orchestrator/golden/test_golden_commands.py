"""Tests of ``graphnet golden record``, and of runs that its kept outputs judge (``--reference golden:DIR``)."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import grpc
import numpy as np
import pytest
from fake_worker import FakeWorker, Script
from kit import Cli, MakeSample, MakeWorker, Result

from graphnet.bench.golden import GoldenFolder, GoldenManifest
from graphnet.errors import StorageError
from graphnet.talk.kept_outputs import KeptOutputs, keep_outputs
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage

RIGHT: list[Any] = [np.linspace(0.1, 1, 6, dtype=np.float32).reshape(2, 3), np.arange(4)]
EXACT: list[Any] = [RIGHT[0].astype(np.float64), RIGHT[1]]
GIVEN: list[Any] = [np.ones((2, 4), np.float32), np.full((4, 3), 2, np.float32)]
EAGER_TOO = Script(outputs=RIGHT, own_eager_ns=2_000_000)
QUICK = ("--trials", 5, "--min-time", 0, "--processes", 1, "--budget", 1)
Golden = Callable[..., Result]


def flipped(bit: int) -> list[Any]:
    """Return RIGHT with one bit of one float flipped. Bit 0 is the least significant one."""
    array = RIGHT[0].copy()
    array.view(np.uint32)[1, 2] ^= np.uint32(1 << bit)
    return [array, RIGHT[1]]


@pytest.fixture
def samples(make_sample: MakeSample) -> Path:
    """The folder of samples a and b, which have different files."""
    folders = [make_sample(name) for name in ("a", "b")]
    with (folders[1] / "model.py").open("a") as file:
        file.write("# b\n")
    return folders[0].parent


@pytest.fixture
def record(cli: Cli, make_worker: MakeWorker, samples: Path) -> Golden:
    """``record(worker)`` runs the samples on a worker and a fake reference, and keeps the outputs in ``golden``."""

    def run(worker: FakeWorker, *extra: object, reference: FakeWorker | None = None) -> Result:
        beside = reference or make_worker("eager", Script(outputs=RIGHT))
        sites = ("--reference", beside.target, "--backend", worker.target, "--samples", samples)
        return cli("golden", "record", "golden", *sites, *QUICK, "--format", "json", *extra)

    return run


@pytest.fixture
def check(cli: Cli) -> Golden:
    """``check(worker)`` judges a worker by the golden run in the folder ``golden``."""

    def run(worker: FakeWorker, *extra: object) -> Result:
        return cli("golden", "check", "golden", "--backend", worker.target, *extra, "--format", "json")

    return run


@pytest.fixture
def judge(cli: Cli, samples: Path) -> Golden:
    """``judge(worker)`` runs bench with the kept outputs in the folder ``golden`` as the reference."""

    def run(worker: FakeWorker, *extra: object) -> Result:
        sites = ("--reference", "golden:golden", "--backend", worker.target, "--samples", samples)
        return cli("bench", *sites, *QUICK, "--format", "json", *extra)

    return run


@pytest.fixture
def golden(record: Golden, make_worker: MakeWorker, tmp_path: Path) -> Path:
    """A golden run of two samples, whose outputs are RIGHT."""
    done = record(make_worker("inductor", Script(outputs=RIGHT)))
    assert (done.code, done.json["samples"], done.json["kept"]) == (0, 2, 2), done.err
    return tmp_path / "golden"


def outcomes(done: Result) -> dict[str, str]:
    return {row["sample"]: row["outcome"] for row in done.rows}


BOTH_OK = {"made/a": "OK", "made/b": "OK"}


def test_kept_outputs_judge_a_run_without_a_reference(golden: Path, judge: Golden, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor", Script(outputs=RIGHT), boot_id="another-host")
    done = judge(worker)
    assert (done.code, outcomes(done)) == (0, BOTH_OK), done.err
    assert len(worker.starts) == 2
    for row in done.rows:
        # This fake worker cannot run eager mode, so nothing can be timed beside the compiled graph.
        assert (row["speedup"], row["reference_ns"], row["compiled_ns"], row["timing"]) == (None,) * 4
        assert "kept_reference" in row["flags"]
        assert row["device"]["host"] == "another-host"
    run = json.loads((Path(done.json["run"]) / "run.json").read_text())
    assert list(run["workers"]) == [worker.target]
    assert run["controls"] == []
    assert run["asked"]["reference"].startswith(f"golden:{golden}@")


def test_the_compiled_graph_is_timed_against_its_own_eager_mode(
    golden: Path, judge: Golden, make_worker: MakeWorker
) -> None:
    done = judge(make_worker("inductor", EAGER_TOO))
    for row in done.rows:
        assert (row["speedup"], row["reference_ns"]) == (None, None)
        # The fake worker's times differ by up to 200 ns.
        assert (row["compiled_ns"], row["own_eager_ns"]) == (pytest.approx(1e6, rel=0.01), pytest.approx(2e6, rel=0.01))
        assert row["speedup_own_eager"]["ratio"] == pytest.approx(2, rel=0.01)
        assert list(row["timing"]["series"]) == ["own_eager", "compiled"]
        # One process was asked for, so none is missing.
        assert ("kept_reference" in row["flags"], "one_process" in row["flags"]) == (True, False)
        assert row["timing"]["fewer_processes"] is None
    row = judge(make_worker("inductor", EAGER_TOO), "--processes", 5).rows[0]
    assert "one_process" in row["flags"]
    assert row["timing"]["fewer_processes"].startswith("kept outputs are the reference")
    void = judge(make_worker("inductor", replace(EAGER_TOO, recompiled=True))).rows[0]
    assert (void["speedup_own_eager"], "recompiled" in void["flags"]) == (None, True)


def test_every_reading_command_shows_such_a_run(
    golden: Path, judge: Golden, cli: Cli, make_worker: MakeWorker, tmp_path: Path
) -> None:
    assert judge(make_worker("inductor", EAGER_TOO), "--out", "run").code == 0
    for words in (
        ("show", "run"),
        ("show", "run", "made/a"),
        ("score", "run", "--baseline", "own-eager"),
        ("compare", "run", "run"),
        ("report", "run"),
        ("export", "run", "--format", "csv", "--out", "rows.csv"),
        ("history", "add", "run", "--history", "days.sqlite"),
        ("rejudge", "run"),
    ):
        done = cli(*words)
        assert (done.code, "Traceback" in done.err) == (0, False), (words, done.err)
    assert "OK" in cli("show", "run").out
    refused = cli("export", "run", "--format", "graphnet-log", "--out", "logs")
    assert (refused.code, "no row of run counts in GraphNet's scores (2 no ratio)" in refused.err) == (2, True)
    refused = cli("score", "run")
    assert (refused.code, refused.err.strip().endswith("no ratio 2); try --baseline own-eager")) == (3, True), (
        refused.err
    )
    # The recorded run is an ordinary run, too. It has times, so a later run is compared with it.
    assert cli("compare", golden / "run", golden / "run").code == 0


def test_a_check_repeats_the_recorded_samples_and_settings(
    golden: Path, check: Golden, make_worker: MakeWorker
) -> None:
    shutil.rmtree(golden.parent / "samples")  # the check must use the sample copies in the golden folder
    worker = make_worker("inductor", Script(outputs=RIGHT))
    done = check(worker, "--filter", "sample=*b*", "--tolerance", -5)
    assert (done.code, outcomes(done)) == (0, {"made/b": "OK"}), done.err
    assert done.rows[0]["tolerance_judged"] == -5
    asked = json.loads((Path(done.json["run"]) / "run.json").read_text())["asked"]
    assert (asked["trials"], asked["samples"]) == (5, [str(golden / "samples")])


def test_the_folder_is_checked_by_sha256sum_too(golden: Path) -> None:
    done = subprocess.run(["sha256sum", "-c", "SHA256SUMS"], cwd=golden, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    files = {path for path in golden.rglob("*") if path.is_file()} - {golden / "run/.lock", golden / "SHA256SUMS"}
    assert len(done.stdout.splitlines()) == len(files)


def test_a_flipped_bit_of_an_output_is_named(golden: Path, check: Golden, make_worker: MakeWorker) -> None:
    low = check(make_worker("inductor", Script(outputs=flipped(0))))
    assert (low.code, outcomes(low)) == (0, BOTH_OK)
    assert [one["equal"] for one in low.rows[0]["outputs"]] == [False, True]
    assert 0 < low.rows[0]["max_abs_error"] < 1e-6
    high = check(make_worker("inductor", Script(outputs=flipped(24))))
    assert (high.code, outcomes(high)) == (1, {"made/a": "ACCURACY", "made/b": "ACCURACY"})
    assert high.rows[0]["message"].startswith("output 0: 1 of 6 elements are beyond tolerance -4")


@pytest.mark.parametrize(
    ("outputs", "message"),
    [
        ([RIGHT[0].astype(np.float64), RIGHT[1]], "output 0: dtype float64 where the reference has float32"),
        ([RIGHT[0].T, RIGHT[1]], "output 0: shape (3, 2) where the reference has (2, 3)"),
        ([RIGHT[0]], "1 output where the reference has 2"),
    ],
)
def test_another_dtype_shape_or_structure_is_named(
    outputs: list[Any], message: str, golden: Path, check: Golden, make_worker: MakeWorker
) -> None:
    done = check(make_worker("inductor", Script(outputs=[np.ascontiguousarray(one) for one in outputs])))
    assert (done.code, outcomes(done)) == (1, {"made/a": "OUTPUT_MISMATCH", "made/b": "OUTPUT_MISMATCH"})
    assert message in done.rows[0]["message"]


def test_a_changed_input_and_a_later_call_are_judged_too(
    record: Golden, check: Golden, make_worker: MakeWorker
) -> None:
    wrote = Script(outputs=RIGHT, mutated={"x": np.ones((2, 4), np.float32)})
    recorded = record(make_worker("inductor", wrote), reference=make_worker("eager", wrote))
    assert recorded.json["kept"] == 2
    other = replace(wrote, mutated={"x": np.zeros((2, 4), np.float32)})
    done = check(make_worker("inductor", other))
    assert done.code == 1
    assert [one["label"] for one in done.rows[0]["outputs"] if not one["equal"]] == ['input "x"']
    later = check(make_worker("inductor", replace(wrote, last=flipped(24))))
    assert "in the last call only" in later.rows[0]["message"]


def test_kept_float64_outputs_are_the_second_ruler(record: Golden, check: Golden, make_worker: MakeWorker) -> None:
    # Element 5 is far from the kept output, and as near to float64 as the kept one.
    kept, exact, got = (RIGHT[0].copy() for _ in range(3))
    kept[1, 2], got[1, 2] = kept[1, 2] * 0.999, got[1, 2] * 1.001
    reference = Script(
        outputs=[kept, RIGHT[1]],
        float64=[exact.astype(np.float64), RIGHT[1]],
        float64_nudged=[exact.astype(np.float64) * 1.001, RIGHT[1]],
    )
    same = Script(outputs=[kept, RIGHT[1]])
    record(make_worker("inductor", same), reference=make_worker("eager", reference))
    done = check(make_worker("inductor", Script(outputs=[got, RIGHT[1]])))
    assert (done.code, done.rows[0]["outcome"], done.rows[0]["judged_by"]) == (0, "OK", "float64"), done.err
    assert done.rows[0]["accuracy"]["rmse_reference"] > 0
    assert not any(flag.startswith("no_float64") for flag in done.rows[0]["flags"])


def test_a_sample_without_outputs_fails_the_check(
    golden: Path, check: Golden, judge: Golden, make_worker: MakeWorker
) -> None:
    broken = messages.Outcome(OutcomeCode.COMPILE_ERROR, message="planted: no such operator")

    def answers(start: messages.Start) -> Script:
        fails = start.sample.endswith("b")
        return Script(outputs=RIGHT, outcome=broken if fails else None, fail_after=Stage.INPUTS)

    worker = make_worker("inductor", answers)
    done = check(worker)
    assert (done.code, outcomes(done)) == (1, {"made/a": "OK", "made/b": "COMPILE_ERROR"}), done.err
    assert "planted: no such operator" in done.rows[1]["message"]
    # For bench, as always, --fail-on says what fails.
    assert judge(worker).code == 0
    assert judge(worker, "--fail-on", "failed").code == 1


def test_only_right_outputs_are_kept(
    record: Golden, check: Golden, judge: Golden, make_worker: MakeWorker, tmp_path: Path
) -> None:
    def answers(start: messages.Start) -> Script:
        return Script(outputs=flipped(24) if start.sample.endswith("a") else RIGHT)

    done = record(make_worker("inductor", answers))
    assert (done.code, done.json["samples"], done.json["kept"]) == (1, 2, 1)
    assert [path.name for path in (tmp_path / "golden/samples").glob("*/*")] == ["b"]
    worker = make_worker("inductor", Script(outputs=RIGHT))
    later = check(worker)
    assert (later.code, outcomes(later)) == (0, {"made/b": "OK"})
    asked = judge(worker)
    assert outcomes(asked) == {"made/a": "REFERENCE_FAILED", "made/b": "OK"}
    assert "has no outputs of this sample: its row was ACCURACY when recorded" in asked.rows[0]["message"]


def test_a_sample_that_is_not_in_the_folder_is_a_sentence(
    golden: Path, judge: Golden, make_sample: MakeSample, make_worker: MakeWorker, samples: Path
) -> None:
    new = make_sample("c")
    with (new / "model.py").open("a") as file:
        file.write("# c\n")
    with (samples / "b" / "model.py").open("a") as file:
        file.write("# changed\n")
    worker = make_worker("inductor", Script(outputs=RIGHT))
    done = judge(worker)
    assert outcomes(done) == {"made/a": "OK", "made/b": "REFERENCE_FAILED", "made/c": "REFERENCE_FAILED"}
    assert done.rows[1]["message"] == f"{golden} has outputs of this sample with other files"
    assert done.rows[2]["message"] == f"{golden} does not have this sample"
    assert len(worker.starts) == 1


def test_other_inputs_are_a_sentence(golden: Path, judge: Golden, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor", Script(outputs=RIGHT))
    done = judge(worker, "--seed", 7)
    assert (outcomes(done), worker.starts) == ({"made/a": "REFERENCE_FAILED", "made/b": "REFERENCE_FAILED"}, [])
    assert "has outputs of this sample on other inputs; give --seed and --inputs" in done.rows[0]["message"]


def test_inputs_that_graphnet_makes_come_from_the_backend(
    record: Golden, check: Golden, cli: Cli, make_worker: MakeWorker
) -> None:
    made = Script(outputs=RIGHT, inputs=GIVEN)
    recorded = record(make_worker("inductor", made), "--inputs", "graphnet", reference=make_worker("eager", made))
    assert recorded.code == 0, recorded.err
    assert outcomes(check(make_worker("inductor", made))) == BOTH_OK
    other = check(make_worker("inductor", replace(made, inputs=[GIVEN[0] * 2, *GIVEN[1:]])))
    # No row was measured, but the backend could run.
    assert (other.code, other.rows[0]["outcome"]) == (1, "REFERENCE_FAILED")
    missing = cli("golden", "check", "golden", "--backend", "inductor@unix:/no/such.sock")
    assert missing.code == 3


def test_a_further_backend_makes_the_inputs_if_the_first_cannot(
    record: Golden, check: Golden, make_worker: MakeWorker
) -> None:
    made = Script(outputs=RIGHT, inputs=GIVEN)
    record(make_worker("inductor", made), "--inputs", "graphnet", reference=make_worker("eager", made))
    right = make_worker("inductor", made)

    for first in (Script(outputs=RIGHT), Script(abort=grpc.StatusCode.UNAVAILABLE)):
        outcome = "WORKER_LOST" if first.abort else "OK"
        done = check(make_worker("inductor", first), "--backend", right.target, "--filter", "sample=*a")
        assert [row["outcome"] for row in done.rows] == [outcome, "OK"], done.err
    # If no backend can make them, the message does not blame a reference that does not run.
    for only in (Script(abort=grpc.StatusCode.UNAVAILABLE), replace(made, inputs=[GIVEN[0][:1], GIVEN[1]])):
        done = check(make_worker("inductor", only), "--filter", "sample=*a")
        assert "reference" not in done.rows[0]["message"], done.rows[0]["message"]


def test_other_random_numbers_are_not_compared(record: Golden, check: Golden, make_worker: MakeWorker) -> None:
    drawn = Script(outputs=RIGHT, draws_random=True, generator_digest="one")
    record(make_worker("inductor", drawn), reference=make_worker("eager", drawn))
    assert outcomes(check(make_worker("inductor", drawn))) == BOTH_OK
    other = check(make_worker("inductor", replace(drawn, outputs=flipped(24), generator_digest="two")))
    assert outcomes(other) == {"made/a": "NOT_COMPARABLE", "made/b": "NOT_COMPARABLE"}


DRAWN = Script(outputs=RIGHT, own_eager_ns=2_000_000, draws_random=True, generator_digest="one")
#: A compiler that draws from its own generator, so that torch's generator does not change.
OWN_GENERATOR = replace(DRAWN, outputs=flipped(24), draws_random=False, generator_digest="unused")


@pytest.mark.parametrize("recorded", [DRAWN, OWN_GENERATOR])
@pytest.mark.parametrize("checked", [DRAWN, OWN_GENERATOR])
def test_random_numbers_are_flagged_once_whoever_draws_them(
    recorded: Script, checked: Script, record: Golden, check: Golden, make_worker: MakeWorker
) -> None:
    kept = record(make_worker("inductor", recorded), reference=make_worker("eager", DRAWN))
    assert kept.json["kept"] == 2, kept.err
    row = check(make_worker("inductor", checked)).rows[0]
    assert (row["outcome"], row["flags"].count("random")) == ("OK" if checked is recorded else "NOT_COMPARABLE", 1)


def test_the_moments_of_random_numbers_are_kept(record: Golden, check: Golden, make_worker: MakeWorker) -> None:
    generator = np.random.default_rng(1)
    draws = [[generator.normal(size=(8, 8)).astype(np.float32)] for _ in range(5)]
    drawn = Script(outputs=draws[0], other_seed=draws[1:], draws_random=True, generator_digest="one")
    record(make_worker("inductor", drawn), reference=make_worker("eager", drawn))
    far = replace(drawn, outputs=[draws[1][0] * 9], generator_digest="two")
    done = check(make_worker("inductor", far))
    assert (done.code, done.rows[0]["outcome"], done.rows[0]["step"]) == (1, "ACCURACY", "moments"), done.err


def test_a_call_on_other_inputs_that_fails_now_is_reported(
    record: Golden, check: Golden, make_worker: MakeWorker
) -> None:
    called = Script(outputs=RIGHT, other_inputs=RIGHT)
    record(make_worker("inductor", called), reference=make_worker("eager", called))
    assert check(make_worker("inductor", called)).code == 0
    done = check(make_worker("inductor", Script(outputs=RIGHT)))
    assert (done.code, outcomes(done)) == (1, {"made/a": "RUNTIME_ERROR", "made/b": "RUNTIME_ERROR"})
    assert "failed on other inputs" in done.rows[0]["message"]


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
    name: str, how: str, golden: Path, check: Golden, judge: Golden, make_worker: MakeWorker
) -> None:
    damaged = damage(golden, name, how)
    worker = make_worker("inductor", Script(outputs=RIGHT))
    fault = "is missing" if how == "missing" else "has changed since it was recorded"
    for done in (check(worker), judge(worker)):
        assert (done.code, worker.starts) == (2, [])
        assert f"golden is damaged: {damaged} {fault}; restore the folder" in done.err
        assert len(done.err.splitlines()) == 1


def test_checksums_that_are_damaged_or_cut_short_are_refused(
    golden: Path, check: Golden, make_worker: MakeWorker
) -> None:
    worker = make_worker("inductor", Script(outputs=RIGHT))
    lines = (golden / "SHA256SUMS").read_text().splitlines(keepends=True)
    (golden / "SHA256SUMS").write_text("".join(lines).replace("  golden.json", "  ../golden.json"))
    assert "is not a checksum of a file of this folder" in check(worker).err
    (golden / "SHA256SUMS").write_text(lines[0])
    assert "golden is damaged: SHA256SUMS lacks outputs/" in check(worker).err
    (golden / "SHA256SUMS").write_text("".join(line for line in lines if not line.endswith("first.npy.zst\n")))
    assert "/first.npy.zst, SHA256SUMS lacks outputs/" in check(worker).err
    (golden / "SHA256SUMS").unlink()
    assert "SHA256SUMS is missing" in check(worker).err
    assert worker.starts == []


def test_outputs_that_are_damaged_during_the_run_end_it(
    golden: Path, judge: Golden, make_worker: MakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unread(folder: Path, needed: str = "first") -> KeptOutputs:
        raise StorageError(f"{folder}/first.npy.zst cannot be read as the outputs of a call: it is cut short")

    monkeypatch.setattr("graphnet.bench.unit_run.read_outputs", unread)
    done = judge(make_worker("inductor", Script(outputs=RIGHT)))
    assert (done.code, done.err.splitlines()[-1].endswith("it is cut short")) == (2, True), done.err


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "foreign holds no finished golden run: SHA256SUMS is missing"),
        ("[1]", "is not of a golden run"),
        ('{"kind": "other"}', "is not of a golden run"),
        ("{", "cannot be read"),
    ],
)
def test_a_foreign_folder_is_refused(content: str | None, message: str, cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "foreign").mkdir()
    if content is not None:
        (tmp_path / "foreign" / "golden.json").write_text(content)
        (tmp_path / "foreign" / "SHA256SUMS").touch()
    for words in (("golden", "check", "foreign"), ("bench", "--reference", "golden:foreign")):
        done = cli(*words)
        assert (done.code, message in done.err, len(done.err.splitlines())) == (2, True, 1), done.err


def test_a_newer_folder_is_refused(golden: Path, check: Golden, make_worker: MakeWorker) -> None:
    content = json.loads((golden / "golden.json").read_text())
    (golden / "golden.json").write_text(json.dumps(content | {"schema_version": 2}))
    (golden / "SHA256SUMS").unlink()
    subprocess.run(
        "sha256sum $(find . -type f -name '*.*' | cut -c3-) > SHA256SUMS", shell=True, cwd=golden, check=True
    )
    done = check(make_worker("inductor"))
    assert (done.code, "newer version of graphnet" in done.err) == (2, True), done.err


def test_what_was_recorded_cannot_be_changed(golden: Path, cli: Cli) -> None:
    done = cli("golden", "check", golden, "--seed", 7, "--samples", "x", "--reference", "eager")
    assert done.code == 2
    assert "leave out --samples, --seed, --reference" in done.err


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


def test_a_golden_run_is_only_a_reference(golden: Path, cli: Cli, make_worker: MakeWorker) -> None:
    done = cli("bench", "--backend", f"golden:{golden}")
    assert (done.code, "kept outputs are not a backend; give golden:DIR to --reference" in done.err) == (2, True)
    done = cli("bench", "--reference", "golden:")
    assert (done.code, "names no folder; write golden:DIR" in done.err) == (2, True)
    done = cli("bench", "--reference", f"golden:{golden}", "--slots", "1x1", "--backend", "nope")
    assert (done.code, "--slots does not work together with --reference golden:DIR" in done.err) == (2, True)


def test_a_cache_for_a_reference_that_does_not_run_is_refused(
    record: Golden, check: Golden, judge: Golden, make_worker: MakeWorker, tmp_path: Path
) -> None:
    worker = make_worker("inductor", Script(outputs=RIGHT))
    assert record(worker, "--reference-cache", tmp_path / "recorded").code == 0
    # A check does not copy this option from the recording.
    assert check(worker).code == 0
    for run in (check, judge):
        done = run(worker, "--reference-cache", tmp_path / "cache")
        assert (done.code, len(done.err.splitlines())) == (2, 1), done.err
        assert "--reference-cache is for a reference that runs" in done.err
    assert not (tmp_path / "cache").exists()


def test_a_run_goes_on_only_with_the_same_golden_run(
    golden: Path, judge: Golden, record: Golden, cli: Cli, make_worker: MakeWorker
) -> None:
    worker = make_worker("inductor", Script(outputs=RIGHT))
    first = judge(worker, "--out", "run")
    again = cli("bench", "--resume", "run", "--format", "json")
    assert (again.code, len(worker.starts)) == (0, 2), again.err
    golden.rename(golden.with_name("first"))
    record(make_worker("inductor", Script(outputs=flipped(0))))
    done = cli("bench", "--resume", "run")
    assert (done.code, "holds another golden run now" in done.err) == (2, True), done.err
    second = judge(worker)
    assert {row["key"] for row in first.rows}.isdisjoint(row["key"] for row in second.rows)


def test_rerun_measures_a_row_by_the_same_kept_outputs(
    golden: Path, judge: Golden, cli: Cli, make_worker: MakeWorker
) -> None:
    worker = make_worker("inductor", Script(outputs=flipped(24)))
    assert judge(worker, "--out", "run").code == 1
    done = cli("rerun", "run", "made/a", "--backend", worker.target, "--format", "json")
    assert outcomes(done) == {"made/a": "ACCURACY"}, done.err


def test_rows_compile_ahead_with_kept_outputs(golden: Path, judge: Golden, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor", Script(outputs=RIGHT))
    assert outcomes(judge(worker, "--compile-jobs", 2)) == BOTH_OK
    assert len(worker.starts) == 2


def room_for_one_row() -> Callable[[Path, KeptOutputs], None]:
    """Return a function that stores outputs. Its first call succeeds; later calls fail as if the disk were full."""
    kept: list[Path] = []

    def keep(folder: Path, outputs: KeptOutputs) -> None:
        if kept:
            raise StorageError(f"the outputs cannot be kept in {folder}: No space left on device")
        kept.append(folder)
        keep_outputs(folder, outputs)

    return keep


def test_a_recording_that_was_cut_short_goes_on(
    record: Golden, check: Golden, cli: Cli, make_worker: MakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = make_worker("inductor", Script(outputs=RIGHT))
    with monkeypatch.context() as patched:
        patched.setattr("graphnet.talk.kept_outputs.keep_outputs", room_for_one_row())
        done = record(worker)
    assert (done.code, "No space left" in done.err) == (2, True)
    unfinished = check(worker)
    assert unfinished.code == 2
    assert "with `graphnet golden record" in unfinished.err
    assert "go on with --resume" in record(worker).err
    before = len(worker.starts)
    done = cli("golden", "record", "golden", "--resume", "--format", "json")
    assert (done.code, done.json["kept"]) == (0, 2), done.err
    assert {start.sample.rpartition("/")[2] for start in worker.starts[before:]} == {"b"}
    assert outcomes(check(worker)) == BOTH_OK
    assert "holds a golden run already" in cli("golden", "record", "golden", "--resume").err


@pytest.mark.parametrize("lacks_room_for", ["golden.json", "SHA256SUMS"])
def test_a_recording_without_its_last_files_is_finished_by_resume(
    lacks_room_for: str,
    record: Golden,
    check: Golden,
    cli: Cli,
    make_worker: MakeWorker,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worker = make_worker("inductor", Script(outputs=RIGHT))
    replace_file = GoldenFolder.replace_file

    def full_disk(folder: GoldenFolder, name: str, text: str) -> None:
        if name == lacks_room_for:
            raise StorageError("no space left")
        replace_file(folder, name, text)

    with monkeypatch.context() as patched:
        patched.setattr(GoldenFolder, "replace_file", full_disk)
        assert "no space left" in record(worker).err
    assert "go on with `graphnet golden record" in check(worker).err
    started = len(worker.starts)
    done = cli("golden", "record", "golden", "--resume", "--format", "json")
    assert (done.code, done.json["kept"], len(worker.starts)) == (0, 2, started), done.err
    assert check(worker).code == 0


def test_a_sample_that_cannot_be_copied_is_a_sentence(
    record: Golden, make_worker: MakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full_disk(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shutil.copyfile", full_disk)
    done = record(make_worker("inductor", Script(outputs=RIGHT)))
    assert (done.code, done.err.splitlines()[-1].endswith("No space left on device; repeat with --resume")) == (2, True)


def test_a_sample_that_is_edited_during_the_recording_is_not_sealed(
    record: Golden, check: Golden, cli: Cli, make_worker: MakeWorker, samples: Path
) -> None:
    def answers(start: messages.Start) -> Script:
        if start.sample.endswith("b") and not edited:
            edited.append(start.sample)
            with (samples / "b" / "model.py").open("a") as file:
                file.write("# edited\n")
        return Script(outputs=RIGHT)

    edited: list[str] = []
    worker = make_worker("inductor", answers)
    done = record(worker)
    said = "made/b was changed while its outputs were recorded; --resume records it as it is now"
    assert (done.code, done.err.splitlines()[-1].endswith(said)) == (2, True), done.err
    assert check(worker).code == 2
    done = cli("golden", "record", "golden", "--resume", "--format", "json")
    assert (done.code, done.json["kept"]) == (0, 2), done.err
    assert (check(worker).code, outcomes(check(worker))) == (0, BOTH_OK)


def test_bench_does_not_write_into_a_golden_run(golden: Path, cli: Cli) -> None:
    before = {path: path.read_bytes() for path in golden.rglob("*") if path.is_file()}
    done = cli("bench", "--resume", golden / "run")
    assert done.code == 2
    assert f"golden/run belongs to the golden run {golden}; go on with `graphnet golden record " in done.err
    assert {path: path.read_bytes() for path in golden.rglob("*") if path.is_file()} == before


def test_added_files_leave_a_golden_run_valid(golden: Path, check: Golden, cli: Cli, make_worker: MakeWorker) -> None:
    assert cli("report", golden / "run").code == 0
    assert (golden / "run" / "report.html").is_file()
    assert check(make_worker("inductor", Script(outputs=RIGHT))).code == 0
    manifest = GoldenManifest.model_validate_json((golden / "golden.json").read_text())
    assert [row.sample for row in manifest.rows] == ["made/a", "made/b"]


def test_a_check_does_not_write_into_the_golden_run(
    golden: Path, check: Golden, make_worker: MakeWorker, tmp_path: Path
) -> None:
    worker = make_worker("inductor", Script(outputs=RIGHT))
    (tmp_path / "link").symlink_to(golden)
    for out in (golden, golden / "checked", tmp_path / "link" / "run" / "checked"):
        done = check(worker, "--out", out)
        assert (done.code, worker.starts) == (2, [])
        assert done.err.strip().endswith(
            f"{out} is in the golden run golden, which a check does not change; give another --out"
        )
    assert not (golden / "checked").exists()
