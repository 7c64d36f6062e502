"""Tests of resuming a run that was interrupted, was killed, or found the disk full."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fake_worker import FakeWorker, Script
from kit import Cli, MakeSample, MakeWorker, Result

from graphnet.bench import plan
from graphnet.bench.unit import SampleReader, Unit, units_of
from graphnet.outcomes import Outcome
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore
from graphnet.workers import mesh
from graphnet.workers.client import WorkerClient
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode

Bench = Callable[..., Result]


@pytest.fixture
def reference(make_worker: MakeWorker) -> FakeWorker:
    """The fake worker of the reference, which does not fail."""
    return make_worker("eager")


def units(request: Request, planned: plan.Plan) -> list[tuple[int, Unit]]:
    return list(units_of(request, planned, frozenset(), Path(), SampleReader()))


def keys(folder: Path) -> list[str]:
    return [json.loads(line)["key"] for line in (folder / "results.jsonl").read_text().splitlines()]


def test_resume_needs_no_other_argument_and_repeats_nothing(
    bench: Bench, cli: Cli, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path
) -> None:
    worker = make_worker("inductor")
    first = bench(reference, worker, extra=("--out", tmp_path / "run"))
    again = cli("bench", "--resume", tmp_path / "run", "--format", "json")
    assert again.code == 0
    assert again.rows == first.rows
    assert len(worker.starts) == 2


@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_record_cut_by_a_kill_is_done_again(
    bench: Bench, cli: Cli, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path, cut: int
) -> None:
    worker = make_worker("inductor")
    bench(reference, worker, extra=("--out", tmp_path / "run"))
    results = tmp_path / "run" / "results.jsonl"
    whole = keys(tmp_path / "run")
    results.write_bytes(results.read_bytes()[:-cut])
    assert cli("bench", "--resume", tmp_path / "run").code == 0
    assert keys(tmp_path / "run") == whole
    assert len(worker.starts) == 3


def test_rows_whose_backend_was_missing_are_asked_again_and_no_key_occurs_twice(
    bench: Bench, cli: Cli, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path
) -> None:
    worker = make_worker("inductor", unavailable_reason="not yet")
    assert bench(reference, worker, extra=("--out", tmp_path / "run")).code == 3
    worker.unavailable_reason = ""
    again = cli("bench", "--resume", tmp_path / "run", "--format", "json")
    assert [row["outcome"] for row in again.rows] == ["OK", "OK"]
    assert len(set(keys(tmp_path / "run"))) == 2


def test_a_run_resumed_with_another_backend_has_rows_of_that_one_only(
    bench: Bench,
    cli: Cli,
    make_worker: MakeWorker,
    reference: FakeWorker,
    tmp_path: Path,
) -> None:
    worker = make_worker("inductor", image_digest="sha256:one")
    first = bench(reference, worker, extra=("--out", tmp_path / "run"))
    worker.image_digest = "sha256:other"
    worker.unavailable_reason = "just not there"
    kept = cli("bench", "--resume", tmp_path / "run", "--format", "json")
    # The resumed run measured no new rows, so the earlier rows stay.
    assert kept.rows == first.rows
    worker.unavailable_reason = ""
    again = cli("bench", "--resume", tmp_path / "run", "--format", "json")
    assert "2 earlier rows are of another environment or image" in again.err
    assert "done before" not in again.err
    assert [row["sample"] for row in again.rows] == [row["sample"] for row in first.rows]
    assert not {row["key"] for row in again.rows} & {row["key"] for row in first.rows}
    assert keys(tmp_path / "run") == [row["key"] for row in again.rows]
    older = [json.loads(line) for line in (tmp_path / "run" / "superseded.jsonl").read_text().splitlines()]
    assert older == [{**row, "timing": {**row["timing"], "rounds": []}} for row in first.rows]
    assert cli("bench", "--resume", tmp_path / "run", "--format", "json").rows == again.rows
    assert len(worker.starts) == 4


def test_a_worker_behind_an_address_is_known_by_the_identity_that_it_reports(
    bench: Bench, cli: Cli, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path
) -> None:
    worker = make_worker("inductor", image_digest="sha256:one")
    first = bench(reference, worker, extra=("--out", tmp_path / "run"))
    request = RunStore.open(tmp_path / "run").request_to_go_on()
    unasked = plan.make_plan(request)
    assert [planned.environment for planned in unasked.sites.judged] == [f"unix://{worker.socket}"]
    asked = plan.with_identities(unasked, [])
    assert [planned.environment for planned in asked.sites.judged] == ["sha256:one"]
    computed = {job.key for _, unit in units(request, asked) for job in unit.jobs}
    assert computed == {row["key"] for row in first.rows}
    # A complete run stays complete, even if its worker no longer runs.
    worker.stop()
    again = cli("bench", "--resume", tmp_path / "run", "--format", "json")
    assert "2 done before" in again.err
    assert again.rows == first.rows


def test_rows_keyed_by_the_address_alone_stay_valid(
    bench: Bench, cli: Cli, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path
) -> None:
    # If a worker reports no identity, its rows have the same keys as the rows that earlier versions wrote.
    worker = make_worker("inductor")
    first = bench(reference, worker, extra=("--out", tmp_path / "run"))
    worker.image_digest = "sha256:one"
    results = tmp_path / "run" / "results.jsonl"
    results.write_text(results.read_text().splitlines()[0] + "\n")
    again = cli("bench", "--resume", tmp_path / "run", "--format", "json")
    assert "1 done before" in again.err
    assert again.rows[0] == first.rows[0]
    assert (again.rows[1]["sample"], again.rows[1]["outcome"]) == ("made/b", "OK")
    assert again.rows[1]["key"] != first.rows[1]["key"]
    assert len(worker.starts) == 3


@pytest.fixture
def fresh_mesh() -> Iterator[None]:
    """Empty the cache of ``find_mesh`` before the test and after it.

    So the test searches for a mesh (a set of workers) itself, and later tests do not get the mesh that it found.
    """
    mesh.find_mesh.cache_clear()
    yield
    mesh.find_mesh.cache_clear()


@pytest.mark.usefixtures("fresh_mesh")
def test_a_worker_of_the_mesh_is_never_keyed_by_its_address(
    make_worker: MakeWorker, make_sample: MakeSample, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = make_worker("inductor", image_digest="sha256:one")
    monkeypatch.setenv("GRAPHNET_WORKERS", f"inductor:torch=unix://{worker.socket}")
    request = Request(
        backends=["inductor@mesh"], samples=[str(make_sample("a"))], device="cpu", threads=1, memory_bytes=1
    )
    (unasked,) = plan.make_plan(request).sites.judged
    assert (unasked.environment, unasked.earlier_environments) == ("mesh", (f"unix://{worker.socket}",))
    (asked,) = plan.with_identities(plan.make_plan(request), []).sites.judged
    assert (asked.environment, asked.earlier_environments) == ("sha256:one", ("mesh", f"unix://{worker.socket}"))


def test_a_dry_run_asks_no_worker(
    bench: Bench, make_worker: MakeWorker, reference: FakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def contact(*_: object, **__: object) -> None:
        raise AssertionError("a worker was asked")

    monkeypatch.setattr(WorkerClient, "get_info", contact)
    assert bench(reference, make_worker("inductor"), extra=("--dry-run",)).code == 0


def test_resume_refuses_to_ask_for_something_else(
    bench: Bench, cli: Cli, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path
) -> None:
    bench(reference, make_worker("inductor"), extra=("--out", tmp_path / "run"))
    refused = cli("bench", "--resume", tmp_path / "run", "--seed", 5, "--backend", "nope")
    assert refused.code == 2
    assert "leave out --backend, --seed, or" in refused.err
    renamed = cli("bench", "--resume", tmp_path / "run", "--min-time", 5, "--filter", "nodes<3", "--keep-artifacts")
    assert "leave out --filter, --min-time, --keep-artifacts, or" in renamed.err
    allowed = cli("bench", "--resume", tmp_path / "run", "--fail-on", "never", "--format", "junit", "--debug")
    assert allowed.code == 0


def test_an_occupied_or_missing_run_folder_is_usage(
    bench: Bench, cli: Cli, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path
) -> None:
    bench(reference, make_worker("inductor"), extra=("--out", tmp_path / "run"))
    occupied = bench(reference, make_worker("nope"), extra=("--out", tmp_path / "run"))
    assert (occupied.code, "--resume" in occupied.err) == (2, True)
    missing = cli("bench", "--resume", tmp_path / "nothing")
    assert (missing.code, "run.json" in missing.err) == (2, True)


def test_a_full_disk_is_one_sentence_and_earlier_rows_are_whole(
    bench: Bench, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from graphnet.runs import store

    real, written = os.write, []

    class FullDisk:
        """Replaces ``os``. When the second row is written, the disk has room for only half of the row."""

        def __getattr__(self, name: str) -> object:
            return getattr(os, name)

        @staticmethod
        def write(descriptor: int, data: bytes) -> int:
            written.append(data)
            # The run writes each row in two steps: first the raw times, then the row itself.
            return real(descriptor, data) if len(written) <= 2 else real(descriptor, data[: len(data) // 2])

    monkeypatch.setattr(store, "os", FullDisk())
    result = bench(reference, make_worker("inductor"), extra=("--out", tmp_path / "run"))
    assert result.code == 2
    assert os.strerror(errno.ENOSPC) in result.err
    assert "Traceback" not in result.err
    text = (tmp_path / "run" / "results.jsonl").read_text()
    assert [json.loads(line)["outcome"] for line in text.splitlines()] == [Outcome.OK]


def test_a_folder_that_cannot_be_made_is_one_sentence(
    bench: Bench, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    result = bench(reference, make_worker("inductor"), extra=("--out", tmp_path / "file" / "run"))
    assert result.code == 2
    assert "Traceback" not in result.err


def _start_slow_run(
    make_worker: MakeWorker, make_sample: MakeSample, folder: Path
) -> tuple[subprocess.Popen[str], FakeWorker]:
    worker = make_worker("inductor", lambda start: Script(wait_s=0 if start.sample.endswith("a") else 30))
    samples = [make_sample(name) for name in ("a", "b")][0].parent  # noqa: RUF015 - both samples must be made
    reference = make_worker("eager")
    command = [sys.executable, "-m", "graphnet", "bench", "--reference", reference.target, "--backend", worker.target]
    command += ["--samples", str(samples), "--trials", "5", "--min-time", "0", "--processes", "1", "--out", str(folder)]
    run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 30
    while len(worker.starts) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    return run, worker


def test_an_interrupt_keeps_the_rows_marks_the_cut_one_and_prints_how_to_go_on(
    cli: Cli, make_worker: MakeWorker, make_sample: MakeSample, tmp_path: Path
) -> None:
    run, worker = _start_slow_run(make_worker, make_sample, tmp_path / "run")
    run.send_signal(signal.SIGINT)
    _, error = run.communicate(timeout=20)
    assert run.returncode == 130
    assert f"--resume {tmp_path / 'run'}" in error
    assert "Traceback" not in error
    assert "1 rows are kept" in error
    rows = [json.loads(line) for line in (tmp_path / "run" / "results.jsonl").read_text().splitlines()]
    assert [(row["sample"], row["outcome"]) for row in rows] == [("made/a", "OK"), ("made/b", "CANCELLED")]
    assert "--resume" in rows[1]["message"]
    worker.answers = lambda _start: Script()
    again = cli("bench", "--resume", tmp_path / "run", "--format", "json")
    assert [(row["key"], row["outcome"]) for row in again.rows] == [(row["key"], "OK") for row in rows]


def test_a_killed_command_resumes_to_the_rows_of_an_undisturbed_run(
    cli: Cli, make_worker: MakeWorker, make_sample: MakeSample, tmp_path: Path
) -> None:
    run, worker = _start_slow_run(make_worker, make_sample, tmp_path / "run")
    run.kill()
    run.communicate()
    worker.answers = lambda _start: Script()
    again = cli("bench", "--resume", tmp_path / "run", "--format", "json")
    assert [(row["sample"], row["outcome"]) for row in again.rows] == [("made/a", "OK"), ("made/b", "OK")]


def test_rerun_asks_the_same_of_one_row(
    bench: Bench, cli: Cli, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path
) -> None:
    worker = make_worker("inductor")
    first = bench(reference, worker, extra=("--out", tmp_path / "run", "--seed", 5, "--option", "mode=max-autotune"))
    words = first.rows[0]["command"].split()[1:]
    again = cli(*words, "--out", tmp_path / "again", "--format", "json")
    assert [row["sample"] for row in again.rows] == ["made/a"]
    assert again.rows[0]["options"] == first.rows[0]["options"]
    assert again.rows[0]["inputs"] == first.rows[0]["inputs"]


def test_rerun_of_a_row_of_a_shard_runs_that_row(
    bench: Bench, cli: Cli, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path
) -> None:
    first = bench(reference, make_worker("inductor"), extra=("--out", tmp_path / "run", "--shard", "2/2"))
    again = cli(*first.rows[0]["command"].split()[1:], "--out", tmp_path / "again", "--format", "json")
    assert [row["sample"] for row in again.rows] == ["made/b"]
    assert again.rows[0]["key"] == first.rows[0]["key"]


def test_a_run_that_a_newer_version_asked_for_more_is_shown_but_not_gone_on_with(
    bench: Bench, cli: Cli, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path
) -> None:
    bench(reference, make_worker("inductor"), extra=("--out", tmp_path / "run"))
    path = tmp_path / "run" / "run.json"
    run = json.loads(path.read_text())
    run["asked"]["phase_of_the_moon"] = "full"
    path.write_text(json.dumps(run))
    refused = cli("bench", "--resume", tmp_path / "run")
    assert (refused.code, "phase_of_the_moon" in refused.err, "newer version" in refused.err) == (2, True, True)
    assert cli("show", tmp_path / "run").code == 0


def test_a_resumed_run_keeps_fields_of_a_newer_version(
    bench: Bench, cli: Cli, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path
) -> None:
    bench(reference, make_worker("inductor"), extra=("--out", tmp_path / "run"))
    results = tmp_path / "run" / "results.jsonl"
    rows = [json.loads(line) | {"energy_j": 7} for line in results.read_text().splitlines()]
    rows[1]["outcome"] = "WORKER_LOST"
    results.write_text("".join(json.dumps(row) + "\n" for row in rows))
    assert cli("bench", "--resume", tmp_path / "run").code == 0
    after = [json.loads(line) for line in results.read_text().splitlines()]
    assert [row.get("energy_j") for row in after] == [7, None]


def test_show_renders_a_run_from_its_files(
    bench: Bench, cli: Cli, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path
) -> None:
    failure = messages.Outcome(OutcomeCode.UNSUPPORTED, messages.Stage.COMPILE, "", "aten.nonzero")
    worker = make_worker("inductor", Script(outcome=failure, fail_after=messages.Stage.INPUTS, log="last words\n"))
    bench(reference, worker, extra=("--out", tmp_path / "run"))
    table = cli("show", tmp_path / "run")
    assert table.code == 0
    assert table.out.count("UNSUPPORTED in compile: aten.nonzero") == 1
    assert "made/a, made/b on inductor:torch" in table.out
    one = cli("show", tmp_path / "run", "a")
    assert "last words" in one.out
    assert "graphnet rerun" in one.out
    assert cli("show", tmp_path / "run", "zzz").code == 2


def test_two_commands_cannot_write_one_run(
    bench: Bench, cli: Cli, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path
) -> None:
    from graphnet.runs.store import RunStore

    bench(reference, make_worker("inductor"), extra=("--out", tmp_path / "run"))
    writer = RunStore.open(tmp_path / "run")
    writer.lock()
    refused = cli("bench", "--resume", tmp_path / "run")
    assert (refused.code, "another graphnet bench" in refused.err) == (2, True)
    writer.unlock()
    assert cli("bench", "--resume", tmp_path / "run").code == 0


@pytest.mark.parametrize("text", ["{}", '{"asked": {"backends": []}}', "no json"])
def test_a_run_that_does_not_say_what_was_asked_is_usage(cli: Cli, tmp_path: Path, text: str) -> None:
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "run.json").write_text(text)
    result = cli("bench", "--resume", tmp_path / "run")
    assert result.code == 2
    assert "Traceback" not in result.err


def test_a_sample_that_changed_after_the_run_was_complete_is_measured_again(
    bench: Bench, cli: Cli, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path
) -> None:
    worker = make_worker("inductor")
    bench(reference, worker, extra=("--out", tmp_path / "run"))
    model = tmp_path / "samples" / "made" / "a" / "model.py"
    model.write_text(model.read_text() + "# changed\n")
    again = cli("bench", "--resume", tmp_path / "run", "--format", "json")
    assert again.code == 0, again.err
    assert len(worker.starts) == 3
    assert len({row["sample_hash"] for row in again.rows}) == 2
    assert cli("bench", "--resume", tmp_path / "run", "--format", "json").rows == again.rows
    assert len(worker.starts) == 3


def test_a_sample_that_cannot_be_read_is_not_of_another_environment(
    bench: Bench, cli: Cli, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path
) -> None:
    worker = make_worker("inductor")
    bench(reference, worker, extra=("--out", tmp_path / "run"))
    (tmp_path / "samples" / "made" / "a" / "weight_meta.py").unlink()
    for _ in range(2):
        again = cli("bench", "--resume", tmp_path / "run", "--format", "json")
    assert {row["sample"]: row["outcome"] for row in again.rows} == {"made/a": "LOAD_ERROR", "made/b": "OK"}
    assert "another environment" not in again.err
