"""Tests of rows that are measured in several pairs of processes, with fake workers."""

from __future__ import annotations

import itertools
import json
import math
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest
from fake_worker import Script
from kit import Cli, MakeWorker, Result
from scores_kit import right

from graphnet import settings
from graphnet.bench.pair_processes import may_start_two
from graphnet.bench.processes import Pairs, ProcessCosts
from graphnet.measuring import pairs
from graphnet.measuring.pairs import Measurement, PairedTimes
from graphnet.measuring.sampling import Sampling
from graphnet.runs.controls import (
    Control,
    Spread,
    Widths,
    aa_width,
    is_difference,
    spread_of,
    spreads_by_class,
    why_not_usable,
    widened,
)
from graphnet.runs.record import Ratio
from graphnet.runs.request import Request
from graphnet.scores.columns import Direction, columns_of
from graphnet.talk.client import Progress, SampleStream
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage

Bench = Callable[..., Result]
Answers = Callable[[messages.Start], Script]
GRAPH = messages.Evidence(nodes_total=10, nodes_compiled=10)


@pytest.fixture
def bench(bench: Bench, tmp_path: Path) -> Bench:
    """``bench(candidate, option, ...)`` makes one run of one sample beside a sound reference in "run"."""
    usual = ("--processes", "auto", "--budget", 30, "--out", tmp_path / "run")
    sound = Script()
    return lambda candidate, *extra, beside=sound, samples="a": bench(
        beside, candidate, samples=samples, extra=(*usual, *extra)
    )


class Candidate:
    """Gives each new process of a fake worker the next of several scripts, and the last one to all further ones."""

    def __init__(self, *scripts: Script) -> None:
        self._scripts = list(scripts)

    def __call__(self, _start: messages.Start) -> Script:
        return self._scripts.pop(0) if len(self._scripts) > 1 else self._scripts[0]


def rounds_by_pair(row: dict[str, Any]) -> dict[int, list[dict[str, Any]]]:
    pairs: dict[int, list[dict[str, Any]]] = {}
    for one in row["timing"]["rounds"]:
        pairs.setdefault(one["process"], []).append(one)
    return pairs


def test_a_row_is_measured_in_five_pairs_whose_processes_are_the_unit(bench: Bench) -> None:
    scripts = [Script(trial_ns=ns) for ns in (500_000, 505_000, 495_000, 510_000, 490_000)]
    (row,) = bench(Candidate(*scripts), "--processes", 5).rows
    assert (row["timing"]["processes"], row["timing"]["fewer_processes"]) == (5, None)
    pairs = rounds_by_pair(row)
    assert [*pairs] == [1, 2, 3, 4, 5]
    assert {len(rounds) for rounds in pairs.values()} == {6}
    # Compute the expected interval from the raw times: Student's interval of the logarithms of the pairs' ratios.
    centres = []
    for rounds in pairs.values():
        medians = [[statistics.median(one[side]["wall_ns"]) for side in ("reference", "compiled")] for one in rounds]
        centres.append(math.log(statistics.median(first / second for first, second in medians)))
    reach = 2.776445 * statistics.stdev(centres) / math.sqrt(5)
    middle = statistics.fmean(centres)
    assert row["speedup"]["ratio"] == pytest.approx(math.exp(middle))
    assert row["speedup"]["low"] == pytest.approx(math.exp(middle - reach))
    assert row["speedup"]["high"] == pytest.approx(math.exp(middle + reach))
    assert row["timing"]["trials"] == sum(len(one["compiled"]["wall_ns"]) for one in row["timing"]["rounds"])
    assert row["flags"] == ["no_float64"]


def test_a_further_process_finds_the_rows_own_caches(bench: Bench, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor", Script())
    (row,) = bench(worker, "--keep-artifacts").rows
    first, *further = worker.starts
    assert len(further) == 4
    assert first.cache_key
    assert {start.cache_key for start in further} == {first.cache_key}
    assert (first.keep_artifacts, {start.keep_artifacts for start in further}) == (True, {False})
    # The outputs of every process are judged. The row's compile time is the compile time of the first process.
    assert {start.output_policy for start in further} == {first.output_policy}
    assert row["compile_ns"] == 5_000_000


def test_both_processes_of_a_further_pair_start_together(
    bench: Bench, make_worker: MakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With two cores, those of the next pair would start beside them, in any order.
    monkeypatch.setattr(settings, "usable_cores", lambda: 1)
    reference = make_worker("eager", Script())
    beside: list[bool] = []
    counts = [0]

    def answer(_: messages.Start) -> Script:
        """Answer the first process at once, and a further one only when the reference's process of its pair started."""
        began = time.monotonic()
        while worker.starts[1:] and len(reference.starts) == counts[-1] and time.monotonic() - began < 30:
            time.sleep(0.01)
        beside.append(bool(worker.starts[1:]) and len(reference.starts) > counts[-1])
        counts.append(len(reference.starts))
        return Script()

    worker = make_worker("inductor", answer)
    (row,) = bench(worker, "--processes", 3, "--recompile", "none", beside=reference).rows
    assert row["timing"]["processes"] == 3
    assert beside == [False, True, True]


def test_the_processes_of_two_pairs_start_together(
    bench: Bench, make_worker: MakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "usable_cores", lambda: 2)
    numbers, starts = itertools.count(), list[int]()

    def answer(_: messages.Start) -> Script:
        """Answer the first process at once, and the others only when both have started."""
        number, began = next(numbers), time.monotonic()
        while number and len(worker.starts) < 3 and time.monotonic() - began < 30:
            time.sleep(0.01)
        starts.append(len(worker.starts))
        return Script(trial_ns=1_000_000 + 10_000 * number)

    worker = make_worker("inductor", answer)
    (row,) = bench(worker, "--processes", 3, "--recompile", "none").rows
    assert (starts, row["timing"]["processes"]) == ([1, 3, 3], 3)
    # Each pair has the times of its own processes.
    medians = sorted(rounds[0]["compiled"]["wall_ns"][0] for rounds in rounds_by_pair(row).values())
    assert medians == [1_000_000, 1_010_000, 1_020_000]


@pytest.mark.parametrize(
    ("device", "cores", "jobs", "places", "is_shared", "peak", "may"),
    [
        ("cpu", 2, 1, 6, False, 1 << 30, True),
        ("cuda", 2, 1, 6, False, 1 << 30, False),
        ("cpu", 1, 1, 6, False, 1 << 30, False),
        ("cpu", 2, 2, 6, False, 1 << 30, False),
        ("cpu", 2, 1, 5, False, 1 << 30, False),
        # Another run on this worker could wait for the same places.
        ("cpu", 2, 1, 50, True, 1 << 30, False),
        ("cpu", 2, 1, 6, False, 3 << 30, False),
    ],
)
def test_two_pairs_start_together_where_there_is_room(
    device: str,
    cores: int,
    jobs: int,
    places: int,
    is_shared: bool,
    peak: int,
    may: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(settings, "usable_cores", lambda: cores)
    monkeypatch.setattr(settings, "available_memory_bytes", lambda: 16 << 30)
    request = Request(device=device, threads=1, memory_bytes=1 << 30, compile_jobs=jobs)
    # A control, whose sides are on one worker.
    info = SimpleNamespace(limits=messages.Limits(max_samples=places))
    client, process = SimpleNamespace(endpoint=SimpleNamespace(address="a")), None if is_shared else object()
    worker = SimpleNamespace(info=info, client=client, process=process)
    warm = Progress(call_report=messages.CallReport(peak_memory_bytes=peak))
    assert may_start_two(request, cast(Any, (worker, worker)), (warm, warm)) is may


def test_every_timed_stream_may_take_the_rows_budget(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise, all processes after a row's first one would exceed their limit if the user chose a long budget."""
    given: dict[SampleStream, float] = {}
    timed: list[SampleStream] = []
    next_row, run_trials = SampleStream.next_row, SampleStream.run_trials

    def noted(stream: SampleStream, measuring_s: float) -> None:
        given[stream] = measuring_s
        next_row(stream, measuring_s)

    def counted(stream: SampleStream, *arguments: Any) -> messages.TrialTimes | None:
        timed.append(stream)
        return run_trials(stream, *arguments)

    monkeypatch.setattr(SampleStream, "next_row", noted)
    monkeypatch.setattr(SampleStream, "run_trials", counted)
    bench(Script(), "--processes", 3, "--budget", 7)
    assert len(set(timed)) >= 6
    assert {given.get(stream) for stream in timed} == {7.0}


APART = Script(own_eager_ns=1_000_000)
IN_PROCESS = Script(
    own_eager_ns=2_000_000,
    outcome=messages.Outcome(OutcomeCode.OK, flags=("own_eager_in_process",)),
    fail_after=Stage.OUTPUTS,
)


@pytest.mark.parametrize(
    ("scripts", "has_ratio"),
    [((APART,), True), ((IN_PROCESS,), True), ((APART, APART, IN_PROCESS, APART), False), ((IN_PROCESS, APART), False)],
)
def test_own_eager_of_two_kinds_of_processes_has_no_ratio(
    bench: Bench, scripts: tuple[Script, ...], has_ratio: bool
) -> None:
    """If own eager runs both in the compiler's process and in one without, a ratio would mix two programs."""
    (row,) = bench(Candidate(*scripts), "--processes", 4).rows
    assert row["timing"]["processes"] == 4
    assert (row["speedup_own_eager"] is not None) is has_ratio
    assert ("own_eager" in row["timing"]["series"]) is has_ratio


def test_the_start_of_own_eager_counts_for_the_time_of_further_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0]
    monkeypatch.setattr(pairs.time, "monotonic_ns", lambda: clock[0])

    class Stream:
        """Stands in for a sample's stream. The first timed block of the backend's own eager mode begins 3 s late."""

        progress = Progress(call_report=messages.CallReport(1_000_000, (1_000_000,), calls_per_trial=1))
        started = False

        def run_trials(self, count: int, calls: int, side: messages.Side, keep: bool) -> messages.TrialTimes:
            if side is messages.Side.OWN_EAGER and not self.started:
                self.started = True
                clock[0] += 3_000_000_000
            began, wall = clock[0], (1_000_000,) * count
            clock[0] += sum(wall)
            return messages.TrialTimes(calls, wall, wall, (0,) * count, began, clock[0])

    times = PairedTimes(REQUEST.policy, 1, own_eager=True, pairs=3)
    for _ in range(2):
        assert times.measure_pair(Stream(), Stream())  # type: ignore[arg-type]
    # The first pair's start is not in the budget.
    assert times.sampling.spent_ns - times.sampling.timed_ns == 3_000_000_000


@pytest.mark.parametrize(
    ("call_ns", "budget", "places"), [(50_000, 10, 5), (200_000, 10, 1), (50_000, 1, 1)], ids=["short", "long", "quick"]
)
def test_pairs_of_short_calls_have_their_code_at_different_places(
    bench: Bench, make_worker: MakeWorker, call_ns: int, budget: float, places: int
) -> None:
    """Both processes of a pair have it at one place, so what both sides share cancels out."""
    script = Script(trial_ns=call_ns)
    eager, worker = make_worker("eager", script), make_worker("inductor", script)
    (row,) = bench(worker, "--processes", 7, "--budget", budget, beside=eager).rows
    expected = [number % places for number in range(7)]
    assert [start.code_place for start in worker.starts] == expected
    # The reference's worker measures the A/A control as well.
    of_eager = [start.code_place for start in eager.starts]
    assert all(of_eager.count(place) >= expected[1:].count(place) for place in range(places))
    assert row["timing"]["code_places"] == places


class Warming:
    """Stands in for a sample's stream, of which each block takes the next of some times and begins with a call."""

    progress = Progress(call_report=messages.CallReport(10_000_000, (10_000_000,), calls_per_trial=1))

    def __init__(self, *times_ns: int) -> None:
        self._times = itertools.chain(times_ns, itertools.repeat(times_ns[-1]))

    def run_trials(self, count: int, calls: int, side: messages.Side, keep: bool) -> messages.TrialTimes:
        wall = (next(self._times),) * count
        return messages.TrialTimes(calls, wall, wall, (0,) * count, 0, sum(wall), prepare_ns=(1,) * count, warm_ns=50)


def measured(pairs: int, *compiled_ns: int) -> Measurement:
    times = PairedTimes(replace(REQUEST.policy, trials=1, min_time_ns=0, half_width=1.0), 1, pairs=pairs)
    for _ in range(pairs):
        times.sampling.another_pair()
        assert times.measure_pair(Warming(10_000_000), Warming(*compiled_ns))  # type: ignore[arg-type]
    return times.measurement()


def test_rounds_before_the_steady_state_are_left_out_of_the_times() -> None:
    row = measured(5, *[30_000_000] * 3, 10_000_000)
    assert (row.compiled_ns, row.speedup.ratio) == (10_000_000, 1.0)
    assert {one["compiled"]["wall_ns"][0] for one in row.timing.rounds} == {30_000_000, 10_000_000}
    assert (row.timing.discarded_rounds, len(row.timing.rounds)) == (15, 30)
    assert row.timing.series is not None
    assert {side: one.shape for side, one in row.timing.series.items()} == {"reference": "flat", "compiled": "warming"}
    assert row.settled


def test_times_that_change_until_the_end_are_flagged() -> None:
    row = measured(5, *range(30_000_000, 1_000_000, -1_000_000))
    assert not row.settled
    assert row.timing.discarded_rounds


def test_nothing_is_left_out_of_steady_times() -> None:
    row = measured(5, 10_000_000)
    assert (row.settled, row.timing.discarded_rounds, row.timing.warmed) == (True, 0, True)


@pytest.mark.parametrize(("start_ns", "count"), [(1, 20), (3_000_000_000, 9), (9_000_000_000, 3)])
def test_slow_starts_use_up_the_budget(start_ns: int, count: int) -> None:
    sampling = Sampling(replace(REQUEST.policy, budget_ns=25_000_000_000))
    while sampling.another_pair():
        if sampling.pairs:
            sampling.started(start_ns)
        sampling.begin_pair()
        # Thirty pairs would be needed.
        for _ in range(6):
            sampling.add(1.0 + 0.06 * (len(sampling.pairs) % 3), 1_000_000, 500_000, 20)
    assert len(sampling.pairs) == count


def test_the_turns_between_blocks_count_for_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0]
    monkeypatch.setattr(pairs.time, "monotonic_ns", lambda: clock[0])

    class Slow(Warming):
        """Stands in for a stream of which each block begins late: by 20 ms, and once by a wait for other samples."""

        waits = iter([0, 0, 9_000_000_000])

        def run_trials(self, count: int, calls: int, side: messages.Side, keep: bool) -> messages.TrialTimes:
            times = super().run_trials(count, calls, side, keep)
            clock[0] += times.ended_ns - times.started_ns + times.warm_ns + 20_000_000 + next(self.waits, 0)
            return times

    times = PairedTimes(REQUEST.policy, 1, pairs=1)
    assert times.measure_pair(Slow(10_000_000), Warming(10_000_000))  # type: ignore[arg-type]
    rounds = len(times.sampling.pairs[0])
    warm_ns = 2 * 50 * rounds
    # All blocks but the first; the one that waited counts 100 ms.
    assert times.sampling.spent_ns - times.sampling.timed_ns - warm_ns == 20_000_000 * (rounds - 2) + 100_000_000


def test_wrong_outputs_of_a_further_process_are_the_rows_verdict(bench: Bench) -> None:
    # In further processes, this graph is faster, but its outputs are wrong.
    cheat = Script(outputs=[np.zeros((2, 3), np.float32)], trial_ns=100_000)
    result = bench(Candidate(Script(), cheat))
    (row,) = result.rows
    assert (row["outcome"], row["stage"], row["step"], result.code) == ("ACCURACY", "outputs", "values", 1)
    assert row["message"].startswith("in a further process: output 0: 5 of 6 elements are beyond tolerance -4")
    assert (row["max_abs_error"], row["wrong_calls"]) == (5.0, ["first"])
    assert {"process_failed", "one_process"} <= set(row["flags"])
    assert "the outputs of a further process are wrong" in row["timing"]["fewer_processes"]
    assert row["speedup"]["ratio"] == pytest.approx(1, rel=0.2)
    assert {one["process"] for one in row["timing"]["rounds"]} == {1}


def test_no_pair_counts_whose_process_is_lost_before_its_outputs_are_judged(bench: Bench) -> None:
    lost = Script(trial_ns=1_000, abort_in_outputs=True)
    (row,) = bench(Candidate(Script(), Script(), Script(), lost)).rows
    assert (row["outcome"], row["timing"]["processes"]) == ("OK", 3)
    assert "process_failed" in row["flags"]
    assert "a further process was lost" in row["timing"]["fewer_processes"]
    assert {one["process"] for one in row["timing"]["rounds"]} == {1, 2, 3}


def test_auto_measures_more_pairs_if_the_first_five_differ(bench: Bench) -> None:
    scripts = [Script(trial_ns=1_000_000 + 20_000 * (number % 3)) for number in range(30)]
    (row,) = bench(Candidate(*scripts)).rows
    assert 5 < row["timing"]["processes"] <= 20
    assert "unstable" not in row["flags"]


@pytest.mark.parametrize(
    ("code", "stage"), [(OutcomeCode.CRASHED, Stage.COMPILE), (OutcomeCode.RUNTIME_ERROR, Stage.MEASURE)]
)
def test_a_compiled_graph_that_crashes_in_a_further_process_has_no_speed(
    bench: Bench, code: OutcomeCode, stage: Stage
) -> None:
    crash = Script(outcome=messages.Outcome(code, stage, "", "signal 11"), fail_after=Stage.INPUTS)
    (row,) = bench(Candidate(Script(), Script(), Script(), crash)).rows
    assert (row["outcome"], row["message"]) == (code.name, "in a further process: signal 11")
    assert (row["speedup"], row["timing"]) == (None, None)
    assert "process_failed" in row["flags"]


def test_a_further_process_that_fails_leaves_the_pairs_before_it(bench: Bench) -> None:
    full = Script(
        outcome=messages.Outcome(OutcomeCode.OUT_OF_MEMORY, Stage.COMPILE, "", "no room"), fail_after=Stage.INPUTS
    )
    (row,) = bench(Candidate(Script(), Script(), Script(), full)).rows
    assert (row["outcome"], row["timing"]["processes"]) == ("OK", 3)
    assert row["timing"]["fewer_processes"] == (
        "a further process of the compiled graph ended OUT_OF_MEMORY in compile: no room"
    )
    assert "process_failed" in row["flags"]
    assert "one_process" not in row["flags"]


def test_two_pairs_are_too_few_so_the_first_gives_the_times(bench: Bench) -> None:
    lost = Script(abort_in_trials=True)
    (row,) = bench(Candidate(Script(), Script(trial_ns=9_000_000), lost)).rows
    assert (row["outcome"], row["timing"]["processes"]) == ("OK", 1)
    assert {"process_failed", "one_process"} <= set(row["flags"])
    assert "was lost" in row["timing"]["fewer_processes"]
    assert row["speedup"]["high"] < 1.01
    assert [*rounds_by_pair(row)] == [1]


def test_a_further_process_that_compiles_less_is_not_counted(bench: Bench) -> None:
    less = Script(evidence=replace(GRAPH, nodes_compiled=4))
    (row,) = bench(Candidate(Script(evidence=GRAPH), less)).rows
    assert row["timing"]["fewer_processes"] == "a further process compiled 4 of 10 nodes, the first one 10 of 10"
    assert {"process_failed", "one_process"} <= set(row["flags"])


@pytest.mark.parametrize(
    ("script", "flag"),
    [
        (Script(recompiled=True), "void:recompiled"),
        (Script(throttled_periods=1), "void:throttled"),
        (
            Script(outcome=messages.Outcome(OutcomeCode.OK, flags=("beside_work",)), fail_after=Stage.OUTPUTS),
            "beside_work",
        ),
    ],
)
def test_what_is_found_in_a_later_pair_counts_for_the_row(bench: Bench, script: Script, flag: str) -> None:
    (row,) = bench(Candidate(Script(), Script(), script, Script())).rows
    assert flag in row["flags"]


def test_a_row_with_wrong_outputs_needs_no_further_process(bench: Bench, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor", Script(outputs=[]))
    (row,) = bench(worker, "--fail-on", "never").rows
    assert row["outcome"] == "OUTPUT_MISMATCH"
    assert len(worker.starts) == 1


def test_a_further_process_that_times_out_says_how_long_those_of_later_rows_take(bench: Bench) -> None:
    slow = Script(compile_stage_ns=30_000_000_000)
    late = Script(outcome=messages.Outcome(OutcomeCode.TIMEOUT, Stage.COMPILE), fail_after=Stage.INPUTS)
    first, second = bench(Candidate(slow, late, slow), samples="ab").rows
    assert "TIMEOUT" in first["timing"]["fewer_processes"]
    assert second["timing"]["fewer_processes"] == "a further process is predicted to take over 2 s to start"


def test_one_pair_that_was_asked_for_is_not_flagged(bench: Bench, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor", Script())
    (row,) = bench(worker, "--processes", 1).rows
    assert (row["timing"]["processes"], row["flags"], len(worker.starts)) == (1, ["no_float64"], 1)
    assert worker.starts[0].cache_key == ""


def test_the_number_of_processes_is_in_the_key_only_if_it_is_given(bench: Bench) -> None:
    request = {"device": "cpu", "threads": 1, "memory_bytes": 1 << 30}
    assert "processes" not in Request(**request).key_parts()
    assert Request(**request, processes=5).key_parts()["processes"] == 5


@pytest.mark.parametrize("text", ["2", "0", "-1", "21", "many", "1.5"])
def test_a_number_of_processes_that_gives_no_interval_is_refused(cli: Cli, text: str) -> None:
    result = cli("bench", "--processes", text, "--dry-run")
    assert result.code == 2
    assert "--processes" in result.err


def progress(compile_s: float, rest_s: float = 0.1) -> Progress:
    return Progress(stage_ns={"compile": int(compile_s * 1e9), "warm_up": int(rest_s * 1e9)})


REQUEST = Request(device="cpu", threads=1, memory_bytes=1 << 30)


def test_further_processes_are_chosen_by_their_predicted_cost() -> None:
    costs, reference = ProcessCosts(), progress(0)

    def chosen(compile_s: float, site: str = "inductor") -> Pairs:
        return costs.choose(REQUEST, site, progress(compile_s), reference)

    assert chosen(0.5) is Pairs.SEVERAL
    # Only a further process shows whether the first one's caches make a slow compilation fast.
    assert chosen(30) is Pairs.TRY
    costs.learn("inductor", progress(30), progress(1.5))
    assert chosen(30) is Pairs.SEVERAL
    assert chosen(60) is Pairs.TOO_SLOW
    # tvm has no caches, so its further process compiles for as long as the first one.
    costs.learn("tvm", progress(30), progress(29))
    assert chosen(30, "tvm") is Pairs.TOO_SLOW
    assert chosen(1, "tvm") is Pairs.SEVERAL


def test_caches_do_not_help_a_slow_warm_up_or_a_slow_reference() -> None:
    costs = ProcessCosts()
    assert costs.choose(REQUEST, "nope", progress(0, rest_s=3), progress(0)) is Pairs.TOO_SLOW
    assert costs.choose(REQUEST, "nope", progress(0), progress(0, rest_s=3)) is Pairs.TOO_SLOW
    asked = REQUEST.model_copy(update={"processes": 5})
    assert costs.choose(asked, "nope", progress(0, rest_s=3), progress(0)) is Pairs.SEVERAL


def test_a_process_that_was_slow_beside_others_is_tried_alone() -> None:
    costs = ProcessCosts()
    costs.learn("tvm", progress(30), progress(29))
    for first in (progress(30), progress(0, rest_s=3)):
        assert costs.choose(REQUEST, "tvm", first, progress(0), beside=True) is Pairs.TRY
    assert costs.choose(REQUEST, "tvm", progress(0.5), progress(0), beside=True) is Pairs.SEVERAL
    assert costs.choose(REQUEST, "tvm", progress(0.5), progress(0, rest_s=3), beside=True) is Pairs.TOO_SLOW


def test_a_row_whose_further_process_is_too_slow_is_flagged(bench: Bench, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor", Script(compile_stage_ns=3_000_000_000))
    (row,) = bench(worker).rows
    assert "one_process" in row["flags"]
    assert "process_failed" not in row["flags"]
    assert (row["timing"]["processes"], row["speedup"]["ratio"]) == (1, pytest.approx(1, rel=0.01))
    assert row["timing"]["fewer_processes"] == "a further process takes 3.0 s to start, over 2 s"
    # bench did not know how long a further process takes to start, so it started one further process to find out.
    assert len(worker.starts) == 2


def test_a_slow_compile_that_caches_make_fast_is_measured_in_five_pairs(bench: Bench) -> None:
    (row,) = bench(Candidate(Script(compile_stage_ns=30_000_000_000), Script())).rows
    assert (row["timing"]["processes"], row["flags"]) == (5, ["no_float64"])
    # The first pair has more rounds than the others, because bench did not know yet that other pairs would follow.
    assert len(rounds_by_pair(row)[1]) > len(rounds_by_pair(row)[2])


def control(low: float, high: float, stable: bool = True) -> Control:
    return Control(control="A/A", sample="a", ratio=Ratio(ratio=1.0, low=low, high=high), stable=stable, processes=5)


def spread(deviation: float, processes: int = 5, machine_class: str | None = None, **found: Any) -> Control:
    return Control(
        control="A/A", sample="a", spread=deviation, processes=processes, machine_class=machine_class, **found
    )


def test_the_spreads_of_controls_are_pooled_by_their_degrees_of_freedom() -> None:
    controls = [spread(0.01), spread(0.03, 9, "X"), spread(0.05, 1, "X"), spread(math.inf), spread(math.nan)]
    older = Control(control="A/A", sample="a", processes=5)
    every = spreads_by_class([*controls, older, spread(0.5).model_copy(update={"control": "nope"})])
    # A single pair adds one degree: the true ratio of equal programs is 1.
    assert every[""].degrees == 4 + 8 + 1
    assert every[""].deviation == pytest.approx(math.sqrt((4 * 0.01**2 + 8 * 0.03**2 + 0.05**2) / 13))
    assert every["X"].degrees == 9
    assert spreads_by_class([older]) == {}
    # A class that no control measured is unknown, unless the run has no classes.
    assert spread_of(every, "Y") is None
    assert spread_of({"": every[""]}, "Y") == every[""]


def test_controls_of_other_threads_say_nothing_about_a_row() -> None:
    quiet, noisy = control(0.99, 1.01), control(0.9, 1.1)
    controls = [
        quiet.model_copy(update={"spread": 0.01}),
        noisy.model_copy(update={"spread": 0.1, "threads": 2}),
        control(0.5, 2, stable=False).model_copy(update={"threads": 8}),
    ]
    widths = Widths.of(controls, threads=1)
    own, two, four, eight = (
        right(1.05).model_copy(update={"flavour": f"torch{conditions}"})
        for conditions in ("", "[mode=default,threads=2]", "[threads=4]", "[threads=8]")
    )
    assert [widths.width_of(row) for row in (own, two)] == [pytest.approx(1 / 0.99 - 1), pytest.approx(1 / 0.9 - 1)]
    assert [one and one.deviation for one in map(widths.spread_of, (own, two, four))] == [0.01, 0.1, None]
    assert [widths.width_of(row) for row in (four, eight)] == [math.inf, math.inf]
    assert widths.beside(four).no_control == "no control was measured with 4 threads"
    directions = columns_of([own, two, four, eight], widths).direction.tolist()
    assert directions == [Direction.FASTER, *[Direction.NO_DIFFERENCE] * 3]
    assert widths.groups == {
        "1 thread": pytest.approx(1 / 0.99 - 1),
        "2 threads": pytest.approx(1 / 0.9 - 1),
        "8 threads": math.inf,
    }
    # A run that is not split by threads, and one without controls, is as before.
    assert Widths.of([quiet]).width_of(two) == pytest.approx(1 / 0.99 - 1)
    assert Widths.of([], threads=1).width_of(two) is None


EXACT = Ratio(ratio=1.05, low=1.049, high=1.051)


@pytest.mark.parametrize(
    ("processes", "deviation", "called"),
    [
        # One pair of processes with a deviation of 1 % reaches 1.96 %; that and the A/A width of 2 % are below 5 %.
        (1, 0.01, True),
        (1, 0.02, False),
        (1, None, False),
        # Two pairs count as one.
        (2, 0.02, False),
        (5, 0.02, True),
        (5, None, True),
        # Five pairs that resemble each other by luck: the run shows that they may be wrong by 5.3 %.
        (5, 0.06, False),
        (None, 0.06, True),
    ],
)
def test_a_row_is_judged_by_controls_of_as_many_pairs(
    processes: int | None, deviation: float | None, called: bool
) -> None:
    known = None if deviation is None else Spread(deviation, 100)
    assert is_difference(EXACT, 0.02, processes, known) is called
    shown = widened(EXACT, processes, known)
    if processes in (1, 2):
        assert shown is None if known is None else shown.high > EXACT.high + known.reach()
    elif known is None or processes is None:
        assert shown == EXACT


def test_controls_go_on_to_further_samples_until_three_are_usable(bench: Bench, tmp_path: Path) -> None:
    """The first two samples are noisy; then three are quiet, and the others need no control."""
    times = itertools.count()

    def noisy_first(start: messages.Start) -> Script:
        quiet = start.sample.rpartition("/")[2] not in ("a", "b")
        return Script(trial_ns=1_000_000 if quiet else 1_000_000 + 300_000 * (next(times) % 3))

    bench(Script(), beside=noisy_first, samples="abcdefg")
    controls = json.loads((tmp_path / "run" / "run.json").read_text())["controls"]
    assert [(one["sample"], one["stable"]) for one in controls] == [
        *(("made/a", False), ("made/b", False)),
        *(("made/c", True), ("made/d", True), ("made/e", True)),
    ]
    assert controls[0]["spread"] > 0.1 > 0.001 > controls[4]["spread"]


def test_no_more_than_ten_samples_are_tried_for_a_usable_control(bench: Bench, tmp_path: Path) -> None:
    times = itertools.count()
    extra = ("--processes", 3)
    noisy: Answers = lambda _: Script(trial_ns=1_000_000 + 300_000 * (next(times) % 3))  # noqa: E731
    bench(Script(), *extra, beside=noisy, samples="abcdefghijkl")
    assert len(json.loads((tmp_path / "run" / "run.json").read_text())["controls"]) == 10


def test_a_row_is_as_unsure_as_the_controls_before_it(bench: Bench, tmp_path: Path) -> None:
    """The pairs of the row itself are equal. Those of the control, which is measured first, differ by 3 %."""
    scripts = [Script(trial_ns=1_000_000 + 30_000 * (number % 2)) for number in range(14)]
    (row,) = bench(Script(trial_ns=1_000_000), beside=Candidate(*scripts, Script())).rows
    (control,) = json.loads((tmp_path / "run" / "run.json").read_text())["controls"]
    known, pairs = Spread(control["spread"], control["processes"] - 1), row["timing"]["processes"]
    assert known.deviation > 0.001
    assert pairs > 5
    assert math.log(row["speedup"]["high"] / row["speedup"]["ratio"]) >= 0.999 * known.reach(pairs)


def test_the_timing_says_what_was_used_of_the_budget(bench: Bench, cli: Cli) -> None:
    scripts = [Script(trial_ns=1_000_000 + 300_000 * (number % 3 - 1)) for number in range(30)]
    (row,) = bench(Candidate(*scripts)).rows
    timing = row["timing"]
    walls = [one[side]["wall_ns"] for one in timing["rounds"] for side in ("reference", "compiled")]
    assert timing["timed_ns"] == sum(map(sum, walls))
    assert timing["untimed_ns"] > 0
    assert "unstable" in row["flags"]
    said = " ".join(cli("show", "run", "made/a").out.split())
    assert "the row is flagged unstable after 20 pairs of processes; " in said
    assert " of timed work, " in said


def test_an_unstable_control_does_not_widen_the_others() -> None:
    assert aa_width([control(0.99, 1.02), control(0.05, 19.34, stable=False)]) == pytest.approx(0.02)
    assert why_not_usable([control(0.99, 1.02), control(0.05, 19.34, stable=False)]) is None


def test_a_run_without_a_usable_control_says_why() -> None:
    failed = Control(control="A/A", sample="b", problem="the sample ended instead")
    controls = [control(0.9, 1.1, stable=False), failed]
    assert aa_width(controls) is None
    assert why_not_usable(controls) == (
        "no A/A control is usable: beside a its interval reaches 10.0 % to each side; "
        "beside b it failed (the sample ended instead)"
    )
    assert why_not_usable([]) is None
    assert str(why_not_usable([failed] * 5)).count("beside b") == 3
    assert str(why_not_usable([failed] * 5)).endswith("; and 2 more")


def test_the_summary_says_that_differences_cannot_be_judged_here(bench: Bench, cli: Cli) -> None:
    # Even 20 pairs would not make the A/A control's interval narrow enough, so it ends after five.
    times = [Script(trial_ns=1_000_000 + 300_000 * (number % 4)) for number in range(200)]
    bench(Script(trial_ns=500_000), beside=Candidate(*times))
    (kept,) = json.loads(Path("run/run.json").read_text())["controls"]
    assert (kept["stable"], kept["processes"]) == (False, 5)
    shown = cli("show", "run").out
    assert (
        "differences cannot be judged here, because no A/A control is usable: beside made/a its interval reaches"
        in shown
    )
    assert "0 faster" not in shown
    scored = cli("score", "run").out
    assert "no A/A control is usable" in scored
