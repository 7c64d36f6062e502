"""Tests of ``--compile-jobs``: rows that compile at the same time, and are then timed one by one."""

from __future__ import annotations

import contextlib
import itertools
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fake_worker import Answers, FakeWorker, Script
from harness import eventually
from kit import Cli, MakeSample, MakeWorker, Result

from graphnet.bench import sample_inputs
from graphnet.bench.batches import Batches, job_count, jobs_beside_timing, most_samples
from graphnet.bench.unit import Job, Unit
from graphnet.inputs.store import NoRoom, SharedInputs
from graphnet.runs.flags import Flag, compile_alone_ns
from graphnet.runs.record import Record
from graphnet.runs.request import Request
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage
from graphnet_contract.samples import Sample
from graphnet_server.service.slots import Slots

Bench = Callable[..., Result]
OnGpu = Callable[..., tuple[Result, FakeWorker]]
TWO = ("--compile-jobs", 2)
#: A test waits this many seconds for something that must happen, and fails if it does not.
LONG_S = 60.0


def jobs_of(*sites: str) -> list[Job]:
    return [
        Job(site=site, key=f"{number}{site}", options={}, artifacts="", command="") for number, site in enumerate(sites)
    ]


def unit_of(*sites: str) -> Unit:
    return Unit(sample="made/a", place="/a", jobs=tuple(jobs_of(*sites)))


def ended(code: OutcomeCode) -> Script:
    return Script(outcome=messages.Outcome(code, Stage.COMPILE, "", "scripted"), fail_after=Stage.COMPILE)


class Meeting:
    """Fake workers whose first two samples wait for each other, so both must be compiled at the same time."""

    def __init__(self, *scripts: Script) -> None:
        self._both = threading.Barrier(2)
        self._left = 2
        self._scripts = list(scripts)
        self._mutex = threading.Lock()

    def __call__(self, start: messages.Start) -> Script:
        with self._mutex:
            self._left -= 1
            waits = self._left >= 0
        if waits:
            self._both.wait(LONG_S)
        with self._mutex:
            return self._scripts.pop(0) if self._scripts else Script()


def test_two_rows_compile_at_the_same_time_on_different_cores(bench: Bench, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor", Meeting())
    result = bench(Script(), worker, extra=TWO)
    assert result.code == 0, result.err
    assert [(row["sample"], row["outcome"]) for row in result.rows] == [("made/a", "OK"), ("made/b", "OK")]
    assert all(Flag.COMPILED_BESIDE in row["flags"] for row in result.rows)
    assert {start.core_block for start in worker.starts} == {0, 1}


def test_each_row_is_of_its_own_sample(bench: Bench, make_worker: MakeWorker) -> None:
    def answers(start: messages.Start) -> Script:
        # Sample b fails, whichever of the two samples begins first.
        return ended(OutcomeCode.COMPILE_ERROR) if start.sample.endswith("b") else Script()

    worker = make_worker("inductor", answers)
    rows = bench(Script(), worker, extra=TWO).rows
    assert [(row["sample"], row["outcome"]) for row in rows] == [("made/a", "OK"), ("made/b", "COMPILE_ERROR")]
    # A compiler that refuses a sample would refuse it again, so the sample is not compiled a second time.
    assert sorted(start.sample for start in worker.starts) == ["a", "b"]


@pytest.mark.parametrize("code", [OutcomeCode.OUT_OF_MEMORY, OutcomeCode.TIMEOUT, OutcomeCode.CRASHED])
def test_a_failure_that_others_may_have_caused_is_measured_again_alone(
    bench: Bench, make_worker: MakeWorker, code: OutcomeCode
) -> None:
    worker = make_worker("inductor", Meeting(ended(code)))
    rows = bench(Script(), worker, extra=TWO).rows
    assert [row["outcome"] for row in rows] == ["OK", "OK"]
    assert sum(Flag.COMPILED_BESIDE in row["flags"] for row in rows) == 1
    assert len(worker.starts) == 3
    assert worker.starts[-1].core_block == 0


def test_a_worker_that_is_lost_while_it_compiles_costs_no_row(bench: Bench) -> None:
    import grpc

    rows = bench(Script(), Meeting(Script(abort=grpc.StatusCode.UNAVAILABLE)), extra=TWO).rows
    assert [row["outcome"] for row in rows] == ["OK", "OK"]


def test_a_single_row_compiles_alone(bench: Bench) -> None:
    (row,) = bench(Script(), Script(), samples="a", extra=TWO).rows
    assert Flag.COMPILED_BESIDE not in row["flags"]


def test_several_backends_compile_at_the_same_time(bench: Bench, make_worker: MakeWorker) -> None:
    meeting = Meeting()
    workers = [make_worker(name, meeting) for name in ("inductor", "tvm")]
    rows = bench(Script(), *workers, extra=TWO).rows
    assert [row["backend"] for row in rows] == ["inductor", "tvm"] * 2
    assert {row["outcome"] for row in rows} == {"OK"}


def test_an_interrupt_closes_every_sample_that_compiles(bench: Bench) -> None:
    released, both, ends = threading.Event(), threading.Barrier(2), [threading.Event(), threading.Event()]
    in_time: list[bool] = []

    def answers(start: messages.Start) -> Script:
        # Both samples are compiling when the interrupt comes.
        if both.wait(LONG_S) == 0:
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
        in_time.append(released.wait(LONG_S))
        ends[len(in_time) - 1].set()
        return Script()

    result = bench(Script(), answers, extra=TWO)
    released.set()
    assert result.code == 130
    assert all(end.wait(LONG_S) for end in ends)
    # The command did not wait for the samples: a wait that ends by its time limit would return False.
    assert in_time == [True, True]


def test_a_process_that_ends_while_it_is_kept_is_measured_again_alone(bench: Bench, make_worker: MakeWorker) -> None:
    # The first process of sample b compiles, and is killed before its row's turn comes.
    killed = Script(
        outcome=messages.Outcome(OutcomeCode.CRASHED, Stage.MEASURE, "", "killed"), fail_after=Stage.WARM_UP
    )
    left = [killed]

    def answers(start: messages.Start) -> Script:
        return left.pop() if start.sample.endswith("b") and left else Script()

    worker = make_worker("inductor", answers)
    rows = bench(Script(), worker, extra=TWO).rows
    assert [row["outcome"] for row in rows] == ["OK", "OK"]
    assert sorted(start.sample for start in worker.starts) == ["a", "b", "b"]


def limit_room(monkeypatch: pytest.MonkeyPatch, has_room: Callable[[str, set[str]], bool]) -> None:
    """Refuse to make inputs unless ``has_room`` is true for the sample's name and the names of samples with inputs."""
    held: set[str] = set()
    real = sample_inputs.mesh_inputs

    @contextlib.contextmanager
    def limited(sample: Sample, *rest: Any) -> Iterator[SharedInputs]:
        if not has_room(sample.name, held):
            raise NoRoom("no space left on the device")
        with real(sample, *rest) as inputs:
            held.add(sample.name)
            try:
                yield inputs
            finally:
                held.discard(sample.name)

    monkeypatch.setattr(sample_inputs, "mesh_inputs", limited)


def test_inputs_of_other_units_do_not_cost_a_row_its_room(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    limit_room(monkeypatch, lambda sample, held: not held)
    rows = bench(Script(), Script(), extra=TWO).rows
    assert [row["outcome"] for row in rows] == ["OK", "OK"]


def test_a_run_goes_on_with_the_rows_that_are_missing(cli: Cli, bench: Bench) -> None:
    first = bench(Script(), Meeting(ended(OutcomeCode.BACKEND_UNAVAILABLE)), extra=TWO)
    assert sorted(row["outcome"] for row in first.rows) == ["BACKEND_UNAVAILABLE", "OK"]
    again = cli("bench", "--resume", first.json["run"], "--format", "json")
    assert [row["outcome"] for row in again.rows] == ["OK", "OK"]


def test_compile_jobs_are_no_part_of_a_rows_key() -> None:
    assert "compile_jobs" not in Request(compile_jobs=4).key_parts()


@pytest.mark.parametrize("wrong", ["0", "25", "-1", "many", "1.5"])
def test_a_wrong_number_of_jobs_is_one_sentence(cli: Cli, wrong: str) -> None:
    result = cli("bench", f"--compile-jobs={wrong}")
    assert result.code == 2
    assert f"--compile-jobs {wrong!r} is neither auto nor a number from 1 to 24" in result.err


def test_auto_means_one_job_per_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("graphnet.settings.usable_cores", lambda: 6)
    assert job_count(Request(compile_jobs="auto")) == 6
    monkeypatch.setattr("graphnet.settings.usable_cores", lambda: 200)
    assert job_count(Request(compile_jobs="auto")) == 16
    assert job_count(Request(compile_jobs="auto", device="cuda")) == 1


class OtherRun:
    """Another run, which holds a place of one worker until it had a place of a second worker."""

    def __init__(self, held: Slots, wanted: Slots) -> None:
        self._held = held
        self._wanted = wanted
        #: Set when the other run shall want the second worker.
        self.wants = threading.Event()
        self.got: list[bool] = []

    def __enter__(self) -> OtherRun:
        holds = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(holds,))
        self._thread.start()
        assert holds.wait(LONG_S)
        return self

    def __exit__(self, *_: object) -> None:
        self.wants.set()
        self._thread.join()

    def _run(self, holds: threading.Event) -> None:
        with self._held.queued("other"), self._held.hold(run="other"):
            holds.set()
            self.wants.wait(LONG_S)
            with self._wanted.queued("other"):
                # It gives up at the third report: fake workers end connections without events after half a minute.
                reports = list(itertools.islice(self._wanted.wait("other", lambda: False), 3))
                self.got.append(not reports or not reports[-1].reason)


@pytest.mark.parametrize("held", ["eager", "inductor"])
def test_a_run_that_waits_for_another_run_keeps_nothing_that_the_other_wants(
    bench: Bench, make_worker: MakeWorker, held: str
) -> None:
    slots = {name: Slots(4, lambda: None) for name in ("eager", "inductor", "tvm")}
    with OtherRun(slots[held], slots["tvm"]) as other:

        def answers(_: messages.Start) -> Script:
            other.wants.set()
            return Script()

        eager, inductor = (make_worker(name, slots=slots[name]) for name in ("eager", "inductor"))
        result = bench(eager, inductor, make_worker("tvm", answers, slots=slots["tvm"]), extra=TWO)
    assert other.got == [True]
    assert [row["outcome"] for row in result.rows] == ["OK"] * 4


def test_a_process_that_is_kept_gives_its_place_to_the_reference(bench: Bench, make_worker: MakeWorker) -> None:
    slots = Slots(8, lambda: None)
    eager = make_worker("eager", max_samples=8, slots=slots)
    # Another run has four of the eight places, and four processes are kept in the others.
    with slots.queued("other"):
        result = bench(eager, eager, samples="abcd", extra=(*TWO, "--processes", 3))
    assert [row["outcome"] for row in result.rows] == ["OK"] * 4
    assert not any(Flag.PROCESS_FAILED in row["flags"] for row in result.rows)


GPU = (messages.Device("cuda", 0, "GPU-1"),)


@pytest.fixture
def on_gpu(cli: Cli, make_worker: MakeWorker, make_sample: MakeSample, monkeypatch: pytest.MonkeyPatch) -> OnGpu:
    """Measure eight samples on fake workers with a GPU, on a host with four cores, with two compile jobs."""
    monkeypatch.setattr("graphnet.bench.batches.block_count", lambda _threads: 4)
    monkeypatch.setattr("graphnet.settings.usable_cores", lambda: 4)
    monkeypatch.setattr("graphnet.settings.available_memory_bytes", lambda: 64 * 2**30)

    def run(
        answers: Answers,
        reference_answers: Answers | None = None,
        slots: tuple[Slots | None, Slots | None] = (None,) * 2,
    ) -> tuple[Result, FakeWorker]:
        reference = make_worker("eager", reference_answers, further_devices=GPU, slots=slots[0])
        worker = make_worker("inductor", answers, further_devices=GPU, max_samples=most_samples(2, 2), slots=slots[1])
        samples = [make_sample(name) for name in "abcdefgh"]
        asked = ("--reference", reference.target, "--backend", worker.target, "--samples", samples[0].parent, *TWO)
        quick = ("--trials", 5, "--min-time", 0, "--processes", 1, "--budget", 1, "--memory", "1GiB", "--threads", 1)
        return cli("bench", *asked, *quick, "--device", "cuda", "--format", "json", "--out", "run"), worker

    return run


def rows_written() -> int:
    path = Path("run/results.jsonl")
    return len(path.read_text().splitlines()) if path.exists() else 0


def test_on_a_gpu_the_next_rows_compile_while_others_are_timed(on_gpu: OnGpu) -> None:
    in_time: list[bool] = []

    def answers(start: messages.Start) -> Script:
        # A batch has four rows. This sample of the second batch is compiled only after a row of the first batch.
        if start.sample == "e":
            in_time.append(eventually(lambda: rows_written() >= 1, LONG_S))
        return Script()

    result, worker = on_gpu(answers)
    assert [row["sample"] for row in result.rows] == [f"made/{name}" for name in "abcdefgh"]
    assert {row["outcome"] for row in result.rows} == {"OK"}
    assert in_time == [True]
    flags = {row["sample"][-1]: row["flags"] for row in result.rows}
    assert Flag.TIMED_BESIDE in flags["a"]
    # No further batch compiles while the last one is timed.
    assert not any(Flag.TIMED_BESIDE in flags[name] for name in "efgh")
    # Rows are timed on block 0, so the second batch compiles elsewhere.
    blocks = {start.sample: start.core_block for start in worker.starts}
    assert {blocks[name] for name in "abcd"} == {0, 1}
    assert 0 not in {blocks[name] for name in "efgh"}
    assert all(Flag.COMPILED_BESIDE in flags[name] for name in "efgh")


def test_on_a_gpu_the_next_rows_are_not_kept_either_while_the_reference_waits_for_another_run(on_gpu: OnGpu) -> None:
    slots = Slots(4, lambda: None), Slots(8, lambda: None)
    with OtherRun(*slots) as other:

        def answers(start: messages.Start) -> Script:
            # The second batch compiles, while the reference of the first one waits.
            if start.sample == "e":
                other.wants.set()
            return Script()

        result, _ = on_gpu(answers, slots=slots)
    assert other.got == [True]
    assert [row["outcome"] for row in result.rows] == ["OK"] * 8


def test_an_interrupt_also_closes_the_rows_that_compile_beside_others(on_gpu: OnGpu) -> None:
    released, ended, in_time = threading.Event(), threading.Event(), list[bool]()

    def answers(start: messages.Start) -> Script:
        if start.sample == "e":
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
            in_time.append(released.wait(LONG_S))
            ended.set()
        return Script()

    result, _ = on_gpu(answers)
    released.set()
    assert result.code == 130
    assert ended.wait(LONG_S)
    assert in_time == [True]


def test_the_next_rows_take_no_room_that_a_batch_still_needs(on_gpu: OnGpu, monkeypatch: pytest.MonkeyPatch) -> None:
    # The inputs of sample d, the last of the first batch, need all of the room.
    limit_room(monkeypatch, lambda sample, held: not sample.endswith("d") or not held)
    result, _ = on_gpu(lambda _: Script())
    assert [row["outcome"] for row in result.rows] == ["OK"] * 8


def test_a_row_that_fails_beside_the_next_batch_is_repeated_alone(on_gpu: OnGpu) -> None:
    released, begun, mutex = threading.Event(), threading.Barrier(3), threading.Lock()
    again = threading.Barrier(2)
    seen: list[str] = []
    seen_by_reference: list[str] = []
    in_time: list[bool] = []

    def answers(start: messages.Start) -> Script:
        with mutex:
            seen.append(start.sample)
            first = seen.count(start.sample) == 1
        if start.sample in ("e", "f"):
            # The second time, this succeeds only if the two compile at the same time.
            (begun if first else again).wait(LONG_S)
        if start.sample == "a" and first:
            return ended(OutcomeCode.OUT_OF_MEMORY)
        if start.sample == "e" and first:
            # This compile of the second batch does not end before the run does.
            in_time.append(released.wait(LONG_S))
        return Script()

    def reference_answers(start: messages.Start) -> Script:
        # Row a is measured only when the samples e and f have begun to compile.
        with mutex:
            seen_by_reference.append(start.sample)
            first = seen_by_reference.count("a") == 1
        if start.sample == "a" and first:
            begun.wait(LONG_S)
        return Script()

    result, worker = on_gpu(answers, reference_answers)
    released.set()
    assert [row["outcome"] for row in result.rows] == ["OK"] * 8
    assert [start.core_block for start in worker.starts if start.sample == "a"][1] == 0
    # The compile beside the repetition was given up, and its row was measured later.
    assert seen.count("e") == 2
    assert eventually(lambda: bool(in_time) and all(in_time), LONG_S)
    # The rows of the second batch compiled together again.
    assert Flag.COMPILED_BESIDE in result.rows[4]["flags"]
    assert Flag.COMPILED_BESIDE in result.rows[5]["flags"]


@pytest.mark.parametrize(
    ("device", "jobs", "blocks", "expected"),
    [("cpu", 4, 8, 0), ("cuda", 1, 8, 0), ("cuda", 4, 8, 4), ("cuda", 4, 4, 3), ("cuda:1", 4, 1, 0)],
)
def test_rows_compile_beside_timing_only_on_a_gpu_and_on_free_cores(
    monkeypatch: pytest.MonkeyPatch, device: str, jobs: int, blocks: int, expected: int
) -> None:
    monkeypatch.setattr("graphnet.bench.batches.block_count", lambda _threads: blocks)
    monkeypatch.setattr("graphnet.settings.usable_cores", lambda: 64)
    assert jobs_beside_timing(Request(device=device, compile_jobs=jobs)) == expected
    assert most_samples(4, jobs_beside=3) == most_samples(4) + 8


@pytest.mark.parametrize(("usable", "threads", "expected"), [(2, 1, 1), (2, 2, 0), (8, 2, 3), (1, 16, 0)])
def test_a_quota_limits_what_compiles_beside_timing(
    monkeypatch: pytest.MonkeyPatch, usable: int, threads: int, expected: int
) -> None:
    monkeypatch.setattr("graphnet.bench.batches.block_count", lambda _threads: 64)
    monkeypatch.setattr("graphnet.settings.usable_cores", lambda: usable)
    assert jobs_beside_timing(Request(device="cuda", compile_jobs=4, threads=threads)) == expected


def test_free_memory_limits_how_many_are_kept() -> None:
    batches = Batches(8, 10 * 2**30, lambda: 40 * 2**30)
    jobs = jobs_of("inductor", "inductor", "inductor", "inductor")
    # 80 % of 40 GiB hold three processes that may need 10 GiB each.
    free = batches.free_bytes()
    assert batches.that_fit(jobs, free) == 3
    assert batches.that_fit(jobs, free, kept=jobs[:2]) == 1
    batches.learn("inductor", 2 * 2**30)
    assert batches.that_fit(jobs * 4, free) == 10
    assert batches.that_fit(jobs * 4, free, kept=jobs * 2) == 2
    batches.learn("inductor", 30 * 2**30)
    assert batches.that_fit(jobs, free) == 3


def test_a_batch_has_two_rows_per_job() -> None:
    units = [(number, unit_of("inductor", "xla")) for number in range(5)]
    batches = list(Batches(2, 1, lambda: 10).of(units))
    assert [[number for number, _ in batch] for batch in batches] == [[0, 1], [2, 3], [4]]
    assert most_samples(1) == 6
    assert most_samples(8) == 20


def test_units_are_read_only_when_their_batch_begins() -> None:
    read: list[int] = []

    def units() -> Any:
        for number in range(10):
            read.append(number)
            yield number, unit_of("inductor")

    next(Batches(2, 1, lambda: 10).of(units()))
    assert read == [0, 1, 2, 3]


def test_the_compile_time_of_a_row_beside_others_is_not_used(bench: Bench) -> None:
    alone = Record.model_validate(bench(Script(), Script()).rows[0])
    assert compile_alone_ns(alone) == alone.compile_ns == 5_000_000
    assert compile_alone_ns(alone.model_copy(update={"flags": [*alone.flags, Flag.COMPILED_BESIDE]})) is None
