"""Tests of the fields and flags of a row that show if its outcome and its ratio can be trusted."""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from fake_worker import Script
from kit import MakeWorker

from graphnet.bench.controls import Controls
from graphnet.launch.pool import WorkerPool
from graphnet.launch.site import parse_site
from graphnet.measuring.series import describe_series
from graphnet.runs.controls import Control, aa_width
from graphnet.runs.record import Ratio
from graphnet.runs.request import Request
from graphnet_contract import messages

RIGHT = np.arange(6, dtype=np.float32).reshape(2, 3)
ROLLED = np.roll(RIGHT, 1)
OneRow = Callable[..., dict[str, Any]]


@pytest.fixture
def one_row(one_row: OneRow) -> OneRow:
    """``one_row(reference, candidate, option, ...)`` makes one run of one sample in one pair of processes."""
    return lambda *asked: one_row(*asked, "--processes", 1)


def test_a_result_kept_from_the_last_inputs_is_found(one_row: OneRow) -> None:
    row = one_row(Script(other_inputs=[ROLLED]), Script(other_inputs=[RIGHT]))
    assert row["outcome"] == "ACCURACY"
    assert row["message"].startswith("on other inputs only: ")


def test_other_inputs_that_only_one_side_can_take_judge_nobody(one_row: OneRow) -> None:
    row = one_row(Script(), Script(other_inputs=[RIGHT]))
    assert row["outcome"] == "OK"


def test_a_compiled_graph_that_fails_on_other_inputs_is_no_success(one_row: OneRow) -> None:
    row = one_row(Script(other_inputs=[ROLLED]), Script())
    assert (row["outcome"], row["stage"], row["step"]) == ("RUNTIME_ERROR", "outputs", "other_inputs")


def test_a_call_that_is_wrong_once_is_named(one_row: OneRow) -> None:
    row = one_row(Script(), Script(second=[RIGHT + 1]))
    assert (row["outcome"], row["message"].partition(":")[0]) == ("ACCURACY", "in the second call only")


KEPT = {"kept_inputs": 5}


def test_a_timed_call_is_judged_on_its_own_inputs(one_row: OneRow) -> None:
    """The reference's call on these inputs comes last, so it is its last answer to a call on other inputs."""
    right = one_row(Script(other_inputs=[ROLLED]), Script(other_inputs=[ROLLED], timed=[ROLLED], observed=KEPT))
    assert right["outcome"] == "OK"
    row = one_row(Script(other_inputs=[ROLLED]), Script(other_inputs=[ROLLED], timed=[RIGHT], observed=KEPT))
    assert (row["outcome"], row["step"], row["judged_call"]) == ("ACCURACY", "timed", "timed")
    assert row["message"].startswith("in a timed call only: ")
    assert row["wrong_calls"] == ["timed"]


def test_a_timed_call_that_the_ladder_calls_wrong_is_judged_by_float64(one_row: OneRow) -> None:
    """Eager is as far from float64 as the compiled graph is, in the other direction."""
    exact = {"float64": [RIGHT.astype(float)], "float64_other_inputs": [ROLLED.astype(float)]}
    eager, compiled = ROLLED * np.float32(1 + 1e-3), ROLLED * np.float32(1 - 1e-3)
    called = Script(outputs=[RIGHT * np.float32(1 + 1e-3)], other_inputs=[eager], **exact)
    other = Script(outputs=[RIGHT * np.float32(1 - 1e-3)], other_inputs=[compiled], timed=[compiled], observed=KEPT)
    row = one_row(called, other)
    assert (row["outcome"], row["judged_by"]) == ("OK", "float64")


def test_a_timed_call_whose_inputs_the_reference_cannot_take_is_not_judged(one_row: OneRow) -> None:
    assert one_row(Script(), Script(timed=[RIGHT + 1], observed=KEPT))["outcome"] == "OK"


def test_a_reference_whose_second_call_differs_judges_nobody(one_row: OneRow) -> None:
    row = one_row(Script(second=[RIGHT + 1]), Script())
    assert row["outcome"] == "REFERENCE_UNSTABLE"


def test_both_ratios_are_measured_where_the_stacks_differ(one_row: OneRow) -> None:
    row = one_row(Script(trial_ns=1_000_000), Script(trial_ns=500_000, own_eager_ns=2_000_000))
    assert row["speedup"]["ratio"] == pytest.approx(2, rel=0.01)
    assert row["speedup_own_eager"]["ratio"] == pytest.approx(4, rel=0.01)
    assert row["own_eager_ns"] == pytest.approx(2_000_000, rel=0.01)
    assert set(row["timing"]["series"]) == {"reference", "compiled", "own_eager"}


def test_a_stack_that_runs_no_eager_has_one_ratio(one_row: OneRow) -> None:
    row = one_row(Script(), Script(own_eager_ns=None))
    assert row["speedup"] is not None
    assert (row["speedup_own_eager"], row["own_eager_ns"]) == (None, None)


def test_throttling_voids_the_times(one_row: OneRow) -> None:
    row = one_row(Script(), Script(throttled_periods=1))
    assert "void:throttled" in row["flags"]
    assert (row["speedup"], row["compiled_ns"]) == (None, None)


@pytest.mark.parametrize(
    ("reference", "compiled", "as_accurate", "outcome"),
    [(1.001, 0.999, True, "OK"), (1.0, 1.1, False, "ACCURACY"), (1.0, 1 + 8e-6, False, "OK")],
)
def test_as_accurate_as_eager_is_told_apart_from_the_ladder(
    one_row: OneRow, reference: float, compiled: float, as_accurate: bool, outcome: str
) -> None:
    eager = Script(outputs=[RIGHT * np.float32(reference)], float64=[RIGHT.astype(np.float64)])
    row = one_row(eager, Script(outputs=[RIGHT * np.float32(compiled)]))
    assert row["outcome"] == outcome
    assert row["accuracy"]["as_accurate_as_eager"] is as_accurate
    assert row["accuracy"]["rmse_reference"] == pytest.approx(abs(reference - 1), rel=1e-3, abs=1e-7)


def test_nope_is_measured_until_it_has_run_once() -> None:
    def left(*ratios: Ratio | None) -> int:
        controls = Controls(
            Request(device="cpu", threads=1, memory_bytes=1), parse_site("eager", "cpu"), cast(WorkerPool, None)
        )
        controls.results += [
            Control(control="nope", sample=str(number), ratio=one) for number, one in enumerate(ratios)
        ]
        return len(controls.sites())

    ran = Ratio(ratio=1.0, low=0.5, high=2.0)
    assert [left(), left(None), left(None, ran), left(ran), left(None, None, None)] == [1, 1, 0, 0, 0]


def test_controls_are_kept_in_run_json_and_not_among_the_rows(one_row: OneRow) -> None:
    one_row(Script(), Script(), "--out", "run")
    (control,) = json.loads(Path("run/run.json").read_text())["controls"]
    assert (control["control"], control["problem"]) == ("A/A", None)
    assert control["ratio"]["ratio"] == pytest.approx(1.0, rel=0.01)


def test_the_aa_width_is_the_farthest_end_of_its_intervals() -> None:
    def control(low: float, high: float, name: str = "A/A") -> Control:
        return Control(control=name, sample="a", ratio=Ratio(ratio=1.0, low=low, high=high), stable=True)

    assert aa_width([control(0.99, 1.02), control(0.8, 1.01), control(0.5, 2.0, "nope")]) == pytest.approx(0.25)
    assert aa_width([]) is None


#: The medians of the blocks of five processes that differ by chance, as processes and blocks do on any machine.
ORDINARY = [
    [100, 112, 97, 108, 95, 104],
    [120, 118, 131, 122, 119, 127],
    [99, 97, 103, 101, 104, 96],
    [108] * 6,
    [90] * 6,
]


@pytest.mark.parametrize(
    ("processes", "shape"),
    [
        ([[100] * 12], "flat"),
        ([[100, 150] * 6], "flat"),
        (ORDINARY, "flat"),
        ([[130] * 10 + [100, 101] * 7], "warming"),
        ([[100, 101] * 5 + [130] * 14], "slowing"),
        ([[130, 131, 130, 100, 101, 100 + i] for i in range(5)], "warming"),
        ([[200 - 4 * i for i in range(24)]], "unsettled"),
        ([[130, 100 + i] for i in range(5)], "unsettled"),
        ([[130] * 4 + [100] * 4], "unknown"),
    ],
)
def test_a_series_has_a_shape(processes: list[list[int]], shape: str) -> None:
    blocks = [[block([time, time, time]) for time in times] for times in processes]
    assert describe_series(blocks, threads=1).shape == shape


def test_outliers_and_disturbed_trials_are_counted() -> None:
    blocks = [block([100, 101, 99, 102, 98, 500]), block([100, 101, 99, 102, 98, 100], waited=True)]
    series = describe_series([blocks], threads=1)
    assert (series.outliers, series.disturbed) == (1, 6)


@pytest.mark.parametrize(
    ("delayed_ns", "waited_ns", "disturbed"),
    [
        (10, 600, 0),
        (100, 600, 6),
        # The threads waited for each other only: there was no other load.
        (500, 0, 0),
        (None, 600, None),
    ],
)
def test_trials_of_several_threads_are_disturbed_if_other_processes_made_them_wait(
    delayed_ns: int | None, waited_ns: int, disturbed: int | None
) -> None:
    """On a quiet machine, too, the kernel switches among threads, and a parallel call leaves cores idle."""
    parallel = replace(block([100] * 6, waited=True), involuntary_switches=(3,) * 6)
    parallel = replace(parallel, load=messages.Load(section_ns=600, waited_ns=waited_ns, delayed_ns=delayed_ns))
    assert describe_series([[parallel]], threads=2).disturbed == disturbed


def test_no_more_blocks_are_disturbed_than_the_load_of_others_explains() -> None:
    """Of 84 blocks whose threads waited, others were there for a time that disturbs two: those that waited longest."""
    loads = [messages.Load(section_ns=600, waited_ns=120 if number == 3 else 0, delayed_ns=200) for number in range(84)]
    blocks = [replace(block([100]), load=load) for load in loads]
    assert describe_series([blocks], threads=2).disturbed == 2


def block(times: list[int], waited: bool = False) -> messages.TrialTimes:
    cpu = [time // 2 if waited else time for time in times]
    return messages.TrialTimes(1, tuple(times), tuple(cpu), (0,) * len(times), 0, sum(times))


def test_a_warm_compile_is_asked_of_a_second_process_with_the_same_caches(
    one_row: OneRow, make_worker: MakeWorker
) -> None:
    worker = make_worker("inductor")
    row = one_row(Script(), worker, "--warm-compile")
    cold, warm = [start for start in worker.starts if start.cache_key]
    assert cold.cache_key == warm.cache_key
    assert row["warm_compile_ns"] == row["compile_ns"] == 5_000_000
    assert (warm.output_policy, warm.measuring.warmup_calls) == (messages.OutputPolicy.NONE, 0)  # type: ignore[union-attr]
    worker.starts.clear()
    assert one_row(Script(), worker)["warm_compile_ns"] is None
    assert not any(start.cache_key for start in worker.starts)


def test_a_devices_own_time_is_kept_and_summed_up(one_row: OneRow) -> None:
    row = one_row(Script(), Script(device_ns=400_000))
    assert row["timing"]["device_ns"] == {"compiled": 400_000}
    assert set(row["timing"]["rounds"][0]["compiled"]["device_ns"]) == {400_000}
    assert "device_ns" not in row["timing"]["rounds"][0]["reference"]


@pytest.mark.parametrize("replaced", ["reference", "candidate"])
def test_a_worker_that_was_replaced_behind_its_address_is_asked_who_it_is(
    one_row: OneRow, make_worker: MakeWorker, replaced: str
) -> None:
    eager, worker = (
        make_worker(backend, worker_id="old", replaced_by="new" if side == replaced else "")
        for side, backend in (("reference", "eager"), ("candidate", "inductor"))
    )
    assert one_row(eager, worker)["outcome"] == "OK"
    # If the candidate's worker was replaced after its answer to GetInfo, the orchestrator begins the sample on the new
    # worker before it notices this. Then it calls GetInfo again, and begins the sample a second time.
    assert len(worker.starts) == (2 if replaced == "candidate" else 1)


def test_blocks_of_two_runs_that_overlap_are_counted(one_row: OneRow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "benchmarks"))
    trust = importlib.import_module("trust")
    one_row(Script(), Script(), "--out", "run")
    # The run is compared with itself, so each timed block overlaps at least with itself.
    assert trust.overlaps([Path("run"), Path("run")]) > 0
