"""Tests of rows that are measured in several pairs of processes, with fake workers."""

from __future__ import annotations

import json
import math
import statistics
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fake_worker import FakeWorker, Script
from kit import Cli, MakeSample, MakeWorker, Result

from graphnet.bench.processes import Pairs, ProcessCosts
from graphnet.measuring import pairs
from graphnet.measuring.pairs import PairedTimes
from graphnet.measuring.sampling import Sampling
from graphnet.runs.controls import Control, aa_width, why_not_usable
from graphnet.runs.record import Ratio
from graphnet.runs.request import Request
from graphnet.workers.client import Progress, SampleStream
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage

Bench = Callable[..., Result]
GRAPH = messages.Evidence(nodes_total=10, nodes_compiled=10)


@pytest.fixture
def bench(cli: Cli, make_sample: MakeSample, tmp_path: Path) -> Bench:
    """``bench(reference, worker, option, ...)`` makes one quick run of one sample in ``tmp_path / "run"``."""

    def run(reference: FakeWorker, worker: FakeWorker, *extra: object) -> Result:
        sites = ("--reference", reference.target, "--backend", worker.target, "--samples", make_sample("a"))
        quick = ("--trials", 5, "--min-time", 0, "--memory", "1GiB", "--format", "json", "--out", tmp_path / "run")
        return cli("bench", *sites, *quick, *extra)

    return run


class Candidate:
    """Gives each new process of a fake worker the next of several scripts (behaviours of the fake worker).

    If there are more processes than scripts, the further processes get the last script.
    """

    def __init__(self, *scripts: Script) -> None:
        self._scripts = list(scripts)

    def __call__(self, _start: messages.Start) -> Script:
        return self._scripts.pop(0) if len(self._scripts) > 1 else self._scripts[0]


def rounds_by_pair(row: dict[str, Any]) -> dict[int, list[dict[str, Any]]]:
    pairs: dict[int, list[dict[str, Any]]] = {}
    for one in row["timing"]["rounds"]:
        pairs.setdefault(one["process"], []).append(one)
    return pairs


def test_a_row_is_measured_in_five_pairs_whose_processes_are_the_unit(bench: Bench, make_worker: MakeWorker) -> None:
    scripts = [Script(trial_ns=ns) for ns in (500_000, 505_000, 495_000, 510_000, 490_000)]
    worker, reference = make_worker("inductor", Candidate(*scripts)), make_worker("eager")
    (row,) = bench(reference, worker, "--processes", 5).rows
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
    assert row["flags"] == []


def test_a_further_process_finds_the_rows_own_caches(bench: Bench, make_worker: MakeWorker) -> None:
    worker, reference = make_worker("inductor", Script()), make_worker("eager")
    (row,) = bench(reference, worker, "--keep-artifacts").rows
    first, *further = worker.starts
    assert len(further) == 4
    assert first.cache_key
    assert {start.cache_key for start in further} == {first.cache_key}
    assert (first.keep_artifacts, {start.keep_artifacts for start in further}) == (True, {False})
    # The outputs of every process are judged. The row's compile time is the compile time of the first process.
    assert {start.output_policy for start in further} == {first.output_policy}
    assert row["compile_ns"] == 5_000_000


def test_every_timed_stream_may_take_the_rows_budget(
    bench: Bench, make_worker: MakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time limit of every timed process must include the row's time budget, which is 7 s here.

    Otherwise, all processes after a row's first one would exceed their limit if the user chose a long budget.
    """
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
    bench(make_worker("eager"), make_worker("inductor"), "--processes", 3, "--budget", 7)
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
    bench: Bench, make_worker: MakeWorker, scripts: tuple[Script, ...], has_ratio: bool
) -> None:
    """A backend's own eager mode may run in the compiler's process or in a process without the compiler.

    If both happen in one row, the row has no ratio over own eager mode: it would mix times of two different programs.
    """
    (row,) = bench(make_worker("eager"), make_worker("inductor", Candidate(*scripts)), "--processes", 4).rows
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

        def run_trials(self, count: int, calls: int, side: messages.Side) -> messages.TrialTimes:
            if side is messages.Side.OWN_EAGER and not self.started:
                self.started = True
                clock[0] += 3_000_000_000
            began, wall = clock[0], (1_000_000,) * count
            clock[0] += sum(wall)
            return messages.TrialTimes(calls, wall, wall, (0,) * count, began, clock[0])

    times = PairedTimes(REQUEST.policy, 1, own_eager=True, pairs=3)
    assert times.measure_pair(Stream(), Stream())  # type: ignore[arg-type]
    assert times.own_eager_start_ns == 3_000_000_000


@pytest.mark.parametrize(("own_eager_start_ns", "another"), [(0, True), (3_000_000_000, False)])
def test_slow_starts_end_the_search_for_a_narrow_interval(own_eager_start_ns: int, another: bool) -> None:
    sampling = Sampling(replace(REQUEST.policy, budget_ns=2_000_000_000))
    for pair in range(6):
        assert sampling.another_pair()
        if pair:
            sampling.started(1)
            sampling.started_more(own_eager_start_ns)
        sampling.begin_pair()
        for _ in range(6):
            sampling.add(1.0 + 0.03 * (pair % 3), 1_000_000, 500_000, 20)
    assert sampling.another_pair() is another


def test_no_pair_counts_whose_outputs_are_wrong(bench: Bench, make_worker: MakeWorker) -> None:
    # The outputs of this compiled graph are correct in its first process. In further processes, the graph is faster,
    # but its outputs are wrong.
    cheat = Script(outputs=[np.zeros((2, 3), np.float32)], trial_ns=100_000)
    (row,) = bench(make_worker("eager"), make_worker("inductor", Candidate(Script(), cheat))).rows
    assert row["outcome"] == "OK"
    assert {"process_failed", "one_process"} <= set(row["flags"])
    assert "the outputs of a further process are wrong" in row["timing"]["fewer_processes"]
    assert row["speedup"]["ratio"] == pytest.approx(1, rel=0.2)
    assert {one["process"] for one in row["timing"]["rounds"]} == {1}


def test_no_pair_counts_whose_process_is_lost_before_its_outputs_are_judged(
    bench: Bench, make_worker: MakeWorker
) -> None:
    lost = Script(trial_ns=1_000, abort_in_outputs=True)
    worker = make_worker("inductor", Candidate(Script(), Script(), Script(), lost))
    (row,) = bench(make_worker("eager"), worker).rows
    assert (row["outcome"], row["timing"]["processes"]) == ("OK", 3)
    assert "process_failed" in row["flags"]
    assert "a further process was lost" in row["timing"]["fewer_processes"]
    assert {one["process"] for one in row["timing"]["rounds"]} == {1, 2, 3}


def test_auto_measures_more_pairs_if_the_first_five_differ(bench: Bench, make_worker: MakeWorker) -> None:
    scripts = [Script(trial_ns=1_000_000 + 20_000 * (number % 3)) for number in range(30)]
    (row,) = bench(make_worker("eager"), make_worker("inductor", Candidate(*scripts))).rows
    assert 5 < row["timing"]["processes"] <= 20
    assert "unstable" not in row["flags"]


def test_a_further_process_that_fails_leaves_the_pairs_before_it(bench: Bench, make_worker: MakeWorker) -> None:
    crash = Script(
        outcome=messages.Outcome(OutcomeCode.CRASHED, Stage.COMPILE, "", "signal 11"), fail_after=Stage.INPUTS
    )
    worker = make_worker("inductor", Candidate(Script(), Script(), Script(), crash))
    (row,) = bench(make_worker("eager"), worker).rows
    assert (row["outcome"], row["timing"]["processes"]) == ("OK", 3)
    assert row["timing"]["fewer_processes"] == (
        "a further process of the compiled graph ended CRASHED in compile: signal 11"
    )
    assert row["flags"][0] == "process_failed"
    assert "one_process" not in row["flags"]


def test_two_pairs_are_too_few_so_the_first_gives_the_times(bench: Bench, make_worker: MakeWorker) -> None:
    lost = Script(abort_in_trials=True)
    worker = make_worker("inductor", Candidate(Script(), Script(trial_ns=9_000_000), lost))
    (row,) = bench(make_worker("eager"), worker).rows
    assert (row["outcome"], row["timing"]["processes"]) == ("OK", 1)
    assert {"process_failed", "one_process"} <= set(row["flags"])
    assert "was lost" in row["timing"]["fewer_processes"]
    assert row["speedup"]["high"] < 1.01
    assert [*rounds_by_pair(row)] == [1]


def test_a_further_process_that_compiles_less_is_not_counted(bench: Bench, make_worker: MakeWorker) -> None:
    less = Script(evidence=replace(GRAPH, nodes_compiled=4))
    worker = make_worker("inductor", Candidate(Script(evidence=GRAPH), less))
    (row,) = bench(make_worker("eager"), worker).rows
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
def test_what_is_found_in_a_later_pair_counts_for_the_row(
    bench: Bench, make_worker: MakeWorker, script: Script, flag: str
) -> None:
    worker = make_worker("inductor", Candidate(Script(), Script(), script, Script()))
    (row,) = bench(make_worker("eager"), worker).rows
    assert flag in row["flags"]


def test_a_row_with_wrong_outputs_needs_no_further_process(bench: Bench, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor", Script(outputs=[]))
    (row,) = bench(make_worker("eager"), worker, "--fail-on", "never").rows
    assert row["outcome"] == "OUTPUT_MISMATCH"
    assert len(worker.starts) == 1


def test_one_pair_that_was_asked_for_is_not_flagged(bench: Bench, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor", Script())
    (row,) = bench(make_worker("eager"), worker, "--processes", 1).rows
    assert (row["timing"]["processes"], row["flags"], len(worker.starts)) == (1, [], 1)
    assert worker.starts[0].cache_key == ""


def test_the_number_of_processes_is_in_the_key_only_if_it_is_given(bench: Bench, make_worker: MakeWorker) -> None:
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
    # A compilation that was slow may be fast in a further process, which finds the first process's caches. To learn
    # this, bench must start a further process.
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
    (row,) = bench(make_worker("eager"), worker).rows
    assert "one_process" in row["flags"]
    assert "process_failed" not in row["flags"]
    assert (row["timing"]["processes"], row["speedup"]["ratio"]) == (1, pytest.approx(1, rel=0.01))
    assert row["timing"]["fewer_processes"] == "a further process takes 3.0 s to start, over 2 s"
    # bench did not know how long a further process takes to start, so it started one further process to find out.
    assert len(worker.starts) == 2


def test_a_slow_compile_that_caches_make_fast_is_measured_in_five_pairs(bench: Bench, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor", Candidate(Script(compile_stage_ns=30_000_000_000), Script()))
    (row,) = bench(make_worker("eager"), worker).rows
    assert (row["timing"]["processes"], row["flags"]) == (5, [])
    # The first pair has more rounds than the others, because bench did not know yet that other pairs would follow.
    assert len(rounds_by_pair(row)[1]) > len(rounds_by_pair(row)[2])


def control(low: float, high: float, stable: bool | None = True, processes: int | None = 5) -> Control:
    return Control(
        control="A/A", sample="a", ratio=Ratio(ratio=1.0, low=low, high=high), stable=stable, processes=processes
    )


def test_an_unstable_control_does_not_widen_the_others() -> None:
    assert aa_width([control(0.99, 1.02), control(0.05, 19.34, stable=False)]) == pytest.approx(0.02)
    assert why_not_usable([control(0.99, 1.02), control(0.05, 19.34, stable=False)]) is None


def test_a_run_without_a_usable_control_says_why() -> None:
    failed = Control(control="A/A", sample="b", problem="the sample ended instead")
    controls = [control(0.9, 1.1, stable=False), failed]
    assert aa_width(controls) is None
    assert why_not_usable(controls) == (
        "no A/A control is usable: beside a its interval reaches 10.0% to each side; "
        "beside b it failed (the sample ended instead)"
    )
    assert why_not_usable([]) is None


def test_a_control_of_an_earlier_version_counts_as_it_did_then() -> None:
    assert aa_width([control(0.9, 1.25, stable=False, processes=None)]) == pytest.approx(0.25)


def test_the_summary_says_that_differences_cannot_be_judged_here(
    bench: Bench, cli: Cli, make_worker: MakeWorker, tmp_path: Path
) -> None:
    # The reference's processes differ so much that even 20 pairs would not make the interval of an A/A control narrow
    # enough. So bench stops after 5 pairs, and the control is not stable.
    times = [Script(trial_ns=1_000_000 + 300_000 * (number % 4)) for number in range(200)]
    reference = make_worker("eager", Candidate(*times))
    bench(reference, make_worker("inductor", Script(trial_ns=100_000)))
    (kept,) = json.loads((tmp_path / "run" / "run.json").read_text())["controls"]
    assert (kept["stable"], kept["processes"]) == (False, 5)
    shown = cli("show", tmp_path / "run").out
    assert (
        "differences cannot be judged here, because no A/A control is usable: beside made/a its interval reaches"
        in shown
    )
    assert "0 faster" not in shown
    scored = cli("score", tmp_path / "run").out
    assert "no A/A control is usable" in scored
