"""Tests of resuming a run that was interrupted, was killed, or found the disk full."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fake_worker import FakeWorker, Script
from harness import FAKE_TORCH, IDENTITY, ROOT, copied_library, write_backend
from kit import MODEL, Cli, MakeSample, MakeWorker, Result

from graphnet.bench import controls, plan
from graphnet.bench.listener import Silent
from graphnet.bench.resumed import EarlierReference
from graphnet.bench.run import execute
from graphnet.bench.session import Session
from graphnet.bench.unit import SampleReader, Unit, units_of
from graphnet.errors import UsageError
from graphnet.launch import mesh
from graphnet.outcomes import Outcome
from graphnet.runs.record import EnvironmentGroup, Record
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore
from graphnet.talk.client import WorkerClient
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


def test_resume_needs_no_other_argument_and_repeats_nothing(bench: Bench, cli: Cli, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor")
    first = bench(Script(), worker, extra=("--out", "run"))
    again = cli("bench", "--resume", "run", "--format", "json")
    assert again.code == 0
    assert again.rows == first.rows
    assert len(worker.starts) == 2


@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_record_cut_by_a_kill_is_done_again(bench: Bench, cli: Cli, make_worker: MakeWorker, cut: int) -> None:
    worker = make_worker("inductor")
    bench(Script(), worker, extra=("--out", "run"))
    results = Path("run/results.jsonl")
    whole = keys(Path("run"))
    results.write_bytes(results.read_bytes()[:-cut])
    assert cli("bench", "--resume", "run").code == 0
    assert keys(Path("run")) == whole
    assert len(worker.starts) == 3


def test_rows_whose_backend_was_missing_are_asked_again_and_no_key_occurs_twice(
    bench: Bench, cli: Cli, make_worker: MakeWorker
) -> None:
    worker = make_worker("inductor", unavailable_reason="not yet")
    assert bench(Script(), worker, extra=("--out", "run")).code == 3
    worker.unavailable_reason = ""
    again = cli("bench", "--resume", "run", "--format", "json")
    assert [row["outcome"] for row in again.rows] == ["OK", "OK"]
    assert len(set(keys(Path("run")))) == 2


def test_a_run_resumed_with_another_backend_has_rows_of_that_one_only(
    bench: Bench, cli: Cli, make_worker: MakeWorker
) -> None:
    worker = make_worker("inductor", image_digest="sha256:one")
    first = bench(Script(), worker, extra=("--out", "run"))
    worker.image_digest = "sha256:other"
    worker.unavailable_reason = "just not there"
    kept = cli("bench", "--resume", "run", "--format", "json")
    # The resumed run measured no new rows, so the earlier rows stay.
    assert kept.rows == first.rows
    worker.unavailable_reason = ""
    again = cli("bench", "--resume", "run", "--format", "json")
    assert "2 earlier rows are of another environment or image" in again.err
    assert "done before" not in again.err
    assert [row["sample"] for row in again.rows] == [row["sample"] for row in first.rows]
    assert not {row["key"] for row in again.rows} & {row["key"] for row in first.rows}
    assert keys(Path("run")) == [row["key"] for row in again.rows]
    older = [json.loads(line) for line in Path("run/superseded.jsonl").read_text().splitlines()]
    assert older == [{**row, "timing": {**row["timing"], "rounds": []}} for row in first.rows]
    assert cli("bench", "--resume", "run", "--format", "json").rows == again.rows
    assert len(worker.starts) == 4


def test_a_worker_behind_an_address_is_known_by_the_identity_that_it_reports(
    bench: Bench, cli: Cli, make_worker: MakeWorker
) -> None:
    worker = make_worker("inductor", image_digest="sha256:one")
    first = bench(Script(), worker, extra=("--out", "run"))
    request = RunStore.open(Path("run")).request_to_go_on()
    unasked = plan.make_plan(request)
    assert [planned.environment for planned in unasked.sites.judged] == [f"unix://{worker.socket}"]
    asked = plan.with_identities(unasked, [])
    assert [planned.environment for planned in asked.sites.judged] == ["sha256:one"]
    computed = {job.key for _, unit in units(request, asked) for job in unit.jobs}
    assert computed == {row["key"] for row in first.rows}
    # A complete run stays complete, even if its worker no longer runs.
    worker.stop()
    again = cli("bench", "--resume", "run", "--format", "json")
    assert "2 done before" in again.err
    assert again.rows == first.rows


def test_rows_keyed_by_the_address_alone_stay_valid(bench: Bench, cli: Cli, make_worker: MakeWorker) -> None:
    # A worker that reports no identity is named by its address in the keys of its rows.
    worker = make_worker("inductor")
    first = bench(Script(), worker, extra=("--out", "run"))
    worker.image_digest = "sha256:one"
    results = Path("run/results.jsonl")
    results.write_text(results.read_text().splitlines()[0] + "\n")
    again = cli("bench", "--resume", "run", "--format", "json")
    assert "1 done before" in again.err
    assert again.rows[0] == first.rows[0]
    assert (again.rows[1]["sample"], again.rows[1]["outcome"]) == ("made/b", "OK")
    assert again.rows[1]["key"] != first.rows[1]["key"]
    assert len(worker.starts) == 3


@pytest.fixture
def fresh_mesh() -> Iterator[None]:
    """Empty the cache of ``find_mesh``, so that neither this test nor a later one gets a mesh that was found before."""
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
    assert (unasked.environment, unasked.earlier_environments) == ("mesh", ())
    (asked,) = plan.with_identities(plan.make_plan(request), []).sites.judged
    assert (asked.environment, asked.earlier_environments) == ("sha256:one", ("mesh",))


def test_a_dry_run_asks_no_worker(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def contact(*_: object, **__: object) -> None:
        raise AssertionError("a worker was asked")

    monkeypatch.setattr(WorkerClient, "get_info", contact)
    assert bench(Script(), Script(), extra=("--dry-run",)).code == 0


def test_resume_refuses_to_ask_for_something_else(bench: Bench, cli: Cli) -> None:
    bench(Script(), Script(), extra=("--out", "run"))
    refused = cli("bench", "--resume", "run", "--seed", 5, "--backend", "nope")
    assert refused.code == 2
    assert "leave out --backend, --seed, or" in refused.err
    renamed = cli("bench", "--resume", "run", "--min-time", 5, "--filter", "nodes<3", "--keep-artifacts")
    assert "leave out --filter, --min-time, --keep-artifacts, or" in renamed.err
    allowed = cli("bench", "--resume", "run", "--fail-on", "never", "--format", "junit", "--debug")
    assert allowed.code == 0


def test_an_occupied_or_missing_run_folder_is_usage(
    bench: Bench, cli: Cli, make_worker: MakeWorker, reference: FakeWorker, tmp_path: Path
) -> None:
    bench(reference, Script(), extra=("--out", "run"))
    occupied = bench(reference, make_worker("nope"), extra=("--out", "run"))
    assert (occupied.code, "--resume" in occupied.err) == (2, True)
    missing = cli("bench", "--resume", tmp_path / "nothing")
    assert (missing.code, "run.json" in missing.err) == (2, True)


def test_a_full_disk_is_one_sentence_and_earlier_rows_are_whole(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
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
    result = bench(Script(), Script(), extra=("--out", "run"))
    assert result.code == 2
    assert os.strerror(errno.ENOSPC) in result.err
    assert "Traceback" not in result.err
    text = Path("run/results.jsonl").read_text()
    assert [json.loads(line)["outcome"] for line in text.splitlines()] == [Outcome.OK]


def test_a_folder_that_cannot_be_made_is_one_sentence(bench: Bench, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = bench(Script(), Script(), extra=("--out", tmp_path / "file" / "run"))
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


def test_rerun_asks_the_same_of_one_row(bench: Bench, cli: Cli) -> None:
    first = bench(Script(), Script(), extra=("--out", "run", "--seed", 5, "--option", "mode=max-autotune"))
    words = first.rows[0]["command"].split()[1:]
    again = cli(*words, "--out", "again", "--format", "json")
    assert [row["sample"] for row in again.rows] == ["made/a"]
    assert again.rows[0]["options"] == first.rows[0]["options"]
    assert again.rows[0]["inputs"] == first.rows[0]["inputs"]


def test_rerun_of_a_row_of_a_shard_runs_that_row(bench: Bench, cli: Cli) -> None:
    first = bench(Script(), Script(), extra=("--out", "run", "--shard", "2/2"))
    again = cli(*first.rows[0]["command"].split()[1:], "--out", "again", "--format", "json")
    assert [row["sample"] for row in again.rows] == ["made/b"]
    assert again.rows[0]["key"] == first.rows[0]["key"]


def test_a_run_that_a_newer_version_asked_for_more_is_shown_but_not_gone_on_with(bench: Bench, cli: Cli) -> None:
    bench(Script(), Script(), extra=("--out", "run"))
    path = Path("run/run.json")
    run = json.loads(path.read_text())
    run["asked"]["phase_of_the_moon"] = "full"
    path.write_text(json.dumps(run))
    refused = cli("bench", "--resume", "run")
    assert (refused.code, "phase_of_the_moon" in refused.err, "newer version" in refused.err) == (2, True, True)
    assert cli("show", "run").code == 0


def test_a_resumed_run_keeps_fields_of_a_newer_version(bench: Bench, cli: Cli) -> None:
    bench(Script(), Script(), extra=("--out", "run"))
    results = Path("run/results.jsonl")
    rows = [json.loads(line) | {"energy_j": 7} for line in results.read_text().splitlines()]
    rows[1]["outcome"] = "WORKER_LOST"
    results.write_text("".join(json.dumps(row) + "\n" for row in rows))
    assert cli("bench", "--resume", "run").code == 0
    after = [json.loads(line) for line in results.read_text().splitlines()]
    assert [row.get("energy_j") for row in after] == [7, None]


def test_show_renders_a_run_from_its_files(bench: Bench, cli: Cli) -> None:
    failure = messages.Outcome(OutcomeCode.UNSUPPORTED, messages.Stage.COMPILE, "", "aten.nonzero")
    bench(
        Script(), Script(outcome=failure, fail_after=messages.Stage.INPUTS, log="last words\n"), extra=("--out", "run")
    )
    table = cli("show", "run")
    assert table.code == 0
    assert table.out.count("UNSUPPORTED in compile: aten.nonzero") == 1
    assert "made/a, made/b on inductor:torch" in table.out
    one = cli("show", "run", "a")
    assert "last words" in one.out
    assert "graphnet rerun" in one.out
    assert cli("show", "run", "zzz").code == 2


def test_two_commands_cannot_write_one_run(bench: Bench, cli: Cli) -> None:
    from graphnet.runs.store import RunStore

    bench(Script(), Script(), extra=("--out", "run"))
    writer = RunStore.open(Path("run"))
    writer.lock()
    refused = cli("bench", "--resume", "run")
    assert (refused.code, "another graphnet bench" in refused.err) == (2, True)
    writer.unlock()
    assert cli("bench", "--resume", "run").code == 0


@pytest.mark.parametrize("text", ["{}", '{"asked": {"backends": []}}', "no json"])
def test_a_run_that_does_not_say_what_was_asked_is_usage(cli: Cli, text: str) -> None:
    Path("run").mkdir()
    Path("run/run.json").write_text(text)
    result = cli("bench", "--resume", "run")
    assert result.code == 2
    assert "Traceback" not in result.err


REFERENCES = {
    "image_digest": ("sha256:one", "sha256:other", "its image"),
    "torch": ("2.13.0", "2.14.0", "torch (2.13.0 before, now 2.14.0)"),
    "adapter_sha256": ("a" * 64, "b" * 64, "the files of its backend"),
}


@pytest.mark.parametrize("name", REFERENCES)
def test_a_run_goes_on_beside_its_own_reference_or_begins_anew(
    bench: Bench, cli: Cli, make_worker: MakeWorker, reference: FakeWorker, name: str
) -> None:
    before, after, words = REFERENCES[name]
    setattr(reference, name, before)
    worker, folder = make_worker("inductor"), Path("run")
    bench(reference, worker, extra=("--out", folder))
    setattr(reference, name, after)
    # Nothing is left to measure, so nothing is mixed.
    assert cli("bench", "--resume", folder).code == 0
    kept = (folder / "results.jsonl").read_text().splitlines()[0] + "\n"
    (folder / "results.jsonl").write_text(kept)
    refused = cli("bench", "--resume", folder)
    assert refused.code == 2
    assert (
        f"the reference {reference.target} has changed since the rows of run were measured: {words}; restore it, or "
        "begin another run, or measure all rows again by --resume run --anew"
    ) in refused.err
    assert (len(worker.starts), (folder / "results.jsonl").read_text()) == (2, kept)
    assert "earlier" not in _worker_in(folder, reference)
    again = cli("bench", "--resume", folder, "--anew", "--format", "json")
    assert again.code == 0, again.err
    assert len(again.rows) == 2
    assert all(after in json.dumps(row["reference_environment"]) for row in again.rows)
    assert len(worker.starts) == 4
    (replaced,) = (folder / "superseded.jsonl").read_text().splitlines()
    assert before in json.dumps(json.loads(replaced)["reference_environment"])
    # run.json names both references, not only the later one.
    (earlier,) = _worker_in(folder, reference)["earlier"]
    assert before in json.dumps(earlier)
    assert after in json.dumps(_worker_in(folder, reference))


class OneMachine(contextlib.nullcontext[None]):
    """A session of a fleet: its one machine measures this row, whatever it is asked for."""

    def __init__(self, row: Record) -> None:
        super().__init__()
        self.row = row

    def run_all(self, _units: object, keep: Callable[[Record], None], _begin: object) -> None:
        keep(self.row)

    def entries(self, complete: bool) -> dict[str, Any]:
        return {"workers": {}, "loaded": {}}

    def reference_environment(self) -> None: ...


def test_another_reference_on_a_machine_of_a_fleet_is_refused(
    bench: Bench, make_worker: MakeWorker, reference: FakeWorker
) -> None:
    reference.image_digest = "sha256:one"
    bench(reference, make_worker("inductor"), extra=("--out", "run"))
    store = RunStore.open(Path("run"))
    _, row = store.records()
    assert row.reference_environment is not None
    other = row.reference_environment.model_copy(update={"image_digest": "sha256:other"})
    kept = (store.folder / "results.jsonl").read_text().splitlines()[0] + "\n"
    (store.folder / "results.jsonl").write_text(kept)
    session = OneMachine(row.model_copy(update={"reference_environment": other}))
    request = store.request_to_go_on()
    with pytest.raises(UsageError, match="has changed since the rows of run were measured: its image"):
        execute(request, plan.make_plan(request), store, Silent(), make_session=lambda *_: session)
    assert (store.folder / "results.jsonl").read_text() == kept


def _worker_in(folder: Path, worker: FakeWorker) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "run.json").read_text())["workers"][worker.target]
    return found


def test_anew_needs_a_run(bench: Bench) -> None:
    refused = bench(Script(), Script(), extra=("--anew",))
    assert (refused.code, "--anew needs --resume" in refused.err) == (2, True)


@pytest.fixture
def kept_run(bench: Bench, make_worker: MakeWorker, reference: FakeWorker) -> RunStore:
    """A complete run of two samples."""
    assert bench(reference, make_worker("inductor"), extra=("--out", "run")).code == 0
    return RunStore.open(Path("run"))


def test_a_run_that_cannot_begin_anew_keeps_its_rows(kept_run: RunStore, cli: Cli, tmp_path: Path) -> None:
    before = (kept_run.folder / "results.jsonl").read_text()
    (tmp_path / "samples").rename(tmp_path / "elsewhere")
    refused = cli("bench", "--resume", "run", "--anew")
    assert (refused.code, "Traceback" in refused.err) == (2, False)
    assert (kept_run.folder / "results.jsonl").read_text() == before
    assert not (kept_run.folder / "superseded.jsonl").exists()


def test_a_run_interrupted_before_it_begins_anew_names_that_option_again(
    kept_run: RunStore, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Session, "run_all", interrupted)
    stopped = cli("bench", "--resume", "run", "--anew")
    assert stopped.code == 130
    assert "2 rows are kept. Go on with:" in stopped.err
    assert stopped.err.rstrip().endswith("bench --resume run --anew")


class Machines(contextlib.nullcontext[None]):
    """A session of a fleet. Each row comes from another machine; run.json is read after each. ``refuses`` ends it."""

    def __init__(self, store: RunStore, rows: list[Record], refuses: bool = False) -> None:
        super().__init__()
        self.store = store
        self.rows = rows
        self.refuses = refuses
        self.found: dict[str, Any] = {}
        self.seen: list[list[str]] = []

    def run_all(self, _units: object, keep: Callable[[Record], None], _begin: object) -> None:
        if self.refuses:
            raise UsageError("no node has a GPU")
        for number, row in enumerate(self.rows):
            self.found[f"nope@{number}"] = {"backend": "nope"}
            keep(row)
            self.seen.append(sorted(self.store.read_run()["workers"]))

    def entries(self, complete: bool) -> dict[str, Any]:
        return {"workers": dict(self.found), "loaded": {}, "controls": []}

    def reference_environment(self) -> None: ...


def _begin_anew(store: RunStore, session: Machines) -> None:
    request = store.request_to_go_on()
    execute(request, plan.make_plan(request), store, Silent(), make_session=lambda *_: session, anew=True)


def test_a_session_that_refuses_to_begin_anew_keeps_rows_and_controls(kept_run: RunStore) -> None:
    before = (kept_run.folder / "results.jsonl").read_text()
    measured = kept_run.controls()
    assert measured
    with pytest.raises(UsageError, match="no node has a GPU"):
        _begin_anew(kept_run, Machines(kept_run, [], refuses=True))
    assert (kept_run.folder / "results.jsonl").read_text() == before
    assert kept_run.controls() == measured


def test_run_json_names_each_machine_as_soon_as_a_row_of_it_is_kept(kept_run: RunStore) -> None:
    rows = kept_run.records()
    earlier = sorted(kept_run.read_run()["workers"])
    session = Machines(kept_run, rows)
    _begin_anew(kept_run, session)
    assert session.seen == [sorted([*earlier, "nope@0"]), sorted([*earlier, "nope@0", "nope@1"])]
    assert len((kept_run.folder / "superseded.jsonl").read_text().splitlines()) == 2
    assert [row.key for row in kept_run.records()] == [row.key for row in rows]


def _earlier(*kept: dict[str, str]) -> EarlierReference:
    planned: Any = SimpleNamespace(sites=SimpleNamespace(reference_text="eager"))
    heads: list[Any] = [SimpleNamespace(reference=json.dumps(one)) for one in kept]
    return EarlierReference(planned, "runs/all", heads, {}, may_begin_anew=True)


def test_a_run_with_two_references_goes_on_beside_either() -> None:
    found = {"torch": "2.13.0", "image_digest": "sha256:one"}, {"torch": "2.14.0", "image_digest": "sha256:two"}
    earlier = _earlier(*found)
    for one in found:
        earlier.require_equal(EnvironmentGroup.model_validate(one))
    # The message compares with the reference that differs least.
    with pytest.raises(UsageError, match="were measured: its image; restore it"):
        earlier.require_equal(EnvironmentGroup.model_validate({"torch": "2.14.0", "image_digest": "sha256:three"}))


def test_a_killed_run_says_what_measured_its_rows(
    cli: Cli, make_worker: MakeWorker, make_sample: MakeSample, tmp_path: Path
) -> None:
    run, worker = _start_slow_run(make_worker, make_sample, tmp_path / "run")
    run.kill()
    run.communicate()
    assert _worker_in(tmp_path / "run", worker)["versions"]["torch"] == worker.torch


def test_rows_of_an_edited_adapter_are_measured_again(bench: Bench, cli: Cli, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor", adapter_sha256="a" * 64)
    first = bench(Script(), worker, extra=("--out", "run"))
    worker.adapter_sha256 = "b" * 64
    again = cli("bench", "--resume", "run", "--format", "json")
    assert "2 earlier rows are of another environment or image" in again.err
    assert {row["environment"]["adapter_sha256"] for row in again.rows} == {"b" * 64}
    assert [row["key"] for row in again.rows] == [row["key"] for row in first.rows]
    assert keys(Path("run")) == [row["key"] for row in again.rows]
    assert len(worker.starts) == 4
    assert "earlier" not in cli("bench", "--resume", "run").err


def test_a_rebuilt_compiler_behind_a_path_is_noticed(
    cli: Cli, make_worker: MakeWorker, make_sample: MakeSample, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An edited adapter in a folder, and a native library that is on no ``sys.path``."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (FAKE_TORCH, ROOT / "proto", ROOT / "worker"))))
    library = copied_library(tmp_path / "build")
    adapter = f"import ctypes\nctypes.CDLL({str(library)!r})\n{IDENTITY}"
    folder = write_backend(tmp_path / "mycc", adapter, "mycc")
    sample, reference = make_sample("a"), make_worker("eager")
    quick = ("--trials", 5, "--min-time", 0, "--processes", 1, "--budget", 1, "--memory", "1GiB", "--threads", 1)
    asked = ("--reference", reference.target, "--backend", f"{folder}@{sys.executable}", "--samples", sample, *quick)
    first = cli("bench", *asked, "--out", "run", "--format", "json")
    (row,) = first.rows
    run = json.loads(Path("run/run.json").read_text())
    assert str(library) in run["loaded"][row["environment"]["loaded_sha256"]]["files"]
    assert row["environment"]["worker_stayed"] is False
    assert "measured again" not in cli("bench", "--resume", "run").err
    os.utime(library, ns=(1, 1))
    assert "1 earlier rows are of another environment" in cli("bench", "--resume", "run").err
    assert "measured again" not in cli("bench", "--resume", "run").err
    (folder / "adapter.py").write_text(adapter + "# edited\n")
    assert "1 earlier rows are of another environment" in cli("bench", "--resume", "run").err
    # A file of the compiler that only Python imports.
    (tmp_path / "site-packages").mkdir()
    (tmp_path / "site-packages" / "mycc.py").touch()
    monkeypatch.setenv("PYTHONPATH", f"{os.environ['PYTHONPATH']}{os.pathsep}{tmp_path / 'site-packages'}")
    assert "1 earlier rows are of another environment" in cli("bench", "--resume", "run").err
    os.utime(tmp_path / "site-packages" / "mycc.py", ns=(1, 1))
    assert "1 earlier rows are of another environment" in cli("bench", "--resume", "run").err
    assert "measured again" not in cli("bench", "--resume", "run").err
    assert len(Path("run/superseded.jsonl").read_text().splitlines()) == 4


def test_a_rebuilt_library_of_the_reference_is_noticed_before_a_worker_starts(
    cli: Cli, make_worker: MakeWorker, make_sample: MakeSample, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (FAKE_TORCH, ROOT / "proto", ROOT / "worker"))))
    library = copied_library(tmp_path / "build")
    folder = write_backend(tmp_path / "ours", f"import ctypes\nctypes.CDLL({str(library)!r})\n{IDENTITY}", "ours")
    settings = folder / "backend.toml"
    settings.write_text(settings.read_text().replace('role = "control"', 'role = "reference"'))
    samples = [make_sample(name, model=MODEL.replace("x @ weight", "torch.add(x, x)")) for name in "ab"]
    worker = make_worker("inductor")
    quick = ("--trials", 5, "--min-time", 0, "--processes", 1, "--budget", 1, "--memory", "1GiB", "--threads", 1)
    where = ("--reference", f"{folder}@{sys.executable}", "--backend", worker.target, "--samples", samples[0].parent)
    assert cli("bench", *where, *quick, "--out", "run", "--fail-on", "never").code == 0
    results = Path("run/results.jsonl")
    results.write_text(results.read_text().splitlines()[0] + "\n")
    os.utime(library, ns=(1, 1))
    starts = len(worker.starts)
    refused = cli("bench", "--resume", "run")
    assert (refused.code, f"were measured: {library}; restore it" in refused.err) == (2, True), refused.err
    assert len(worker.starts) == starts
    assert cli("bench", "--resume", "run", "--anew", "--fail-on", "never").code == 0


def test_controls_are_measured_again_when_a_run_goes_on(bench: Bench, cli: Cli) -> None:
    bench(Script(), Script(), extra=("--out", "run"))
    results = Path("run/results.jsonl")
    results.write_text(results.read_text().splitlines()[0] + "\n")
    assert cli("bench", "--resume", "run").code == 0
    kept = json.loads(Path("run/run.json").read_text())["controls"]
    assert [control["sample"] for control in kept] == ["made/a", "made/b", "made/b"]
    assert all(datetime.fromisoformat(control["measured"]).tzinfo for control in kept)
    # A complete run measures nothing.
    cli("bench", "--resume", "run")
    assert json.loads(Path("run/run.json").read_text())["controls"] == kept


def test_controls_are_measured_again_each_hour(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    # A row sets the clock, after the controls beside it.
    clock_s = {"a": 0.0, "b": 10.0, "c": 20.0, "d": 3590.0, "e": 3610.0, "f": 7200.0}
    now_s = [0.0]

    def answer(start: messages.Start) -> Script:
        now_s[0] = clock_s[start.sample]
        return Script()

    monkeypatch.setattr(controls, "time", SimpleNamespace(monotonic=lambda: now_s[0]))
    bench(Script(), answer, extra=("--out", "run"), samples="abcdef")
    kept = json.loads(Path("run/run.json").read_text())["controls"]
    assert [control["sample"] for control in kept] == ["made/a", "made/b", "made/c", "made/f"]


def test_a_sample_that_changed_after_the_run_was_complete_is_measured_again(
    bench: Bench, cli: Cli, make_worker: MakeWorker, tmp_path: Path
) -> None:
    worker = make_worker("inductor")
    bench(Script(), worker, extra=("--out", "run"))
    model = tmp_path / "samples" / "made" / "a" / "model.py"
    model.write_text(model.read_text() + "# changed\n")
    again = cli("bench", "--resume", "run", "--format", "json")
    assert again.code == 0, again.err
    assert len(worker.starts) == 3
    assert len({row["sample_hash"] for row in again.rows}) == 2
    assert cli("bench", "--resume", "run", "--format", "json").rows == again.rows
    assert len(worker.starts) == 3


def test_a_sample_that_cannot_be_read_is_not_of_another_environment(bench: Bench, cli: Cli, tmp_path: Path) -> None:
    bench(Script(), Script(), extra=("--out", "run"))
    (tmp_path / "samples" / "made" / "a" / "weight_meta.py").unlink()
    for _ in range(2):
        again = cli("bench", "--resume", "run", "--format", "json")
    assert {row["sample"]: row["outcome"] for row in again.rows} == {"made/a": "LOAD_ERROR", "made/b": "OK"}
    assert "another environment" not in again.err
