"""Tests of the fields and flags of a row that show if its outcome and its ratio can be trusted."""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from fake_worker import Script
from kit import Cli, MakeSample, MakeWorker, Result

from graphnet.measuring.series import describe_series
from graphnet.runs.controls import Control, aa_width
from graphnet.runs.record import Ratio
from graphnet_contract import messages

RIGHT = np.arange(6, dtype=np.float32).reshape(2, 3)
ROLLED = np.roll(RIGHT, 1)
Bench = Callable[..., Result]


@pytest.fixture
def bench(cli: Cli, make_sample: MakeSample, make_worker: MakeWorker) -> Bench:
    """``bench(reference script, candidate script)`` does one quick run of one sample and returns its result.

    A script is the behaviour of a fake worker.
    """

    def run(reference: Script, candidate: Script, out: Path | None = None) -> Result:
        eager, worker = make_worker("eager", reference), make_worker("inductor", candidate)
        arguments = ["--trials", 5, "--min-time", 0, "--processes", 1, "--format", "json", "--memory", "1GiB"]
        place = ["--out", out] if out is not None else []
        samples = ["--samples", make_sample("a")]
        return cli("bench", "--reference", eager.target, "--backend", worker.target, *samples, *arguments, *place)

    return run


def test_a_result_kept_from_the_last_inputs_is_found(bench: Bench) -> None:
    (row,) = bench(Script(other_inputs=[ROLLED]), Script(other_inputs=[RIGHT])).rows
    assert row["outcome"] == "ACCURACY"
    assert row["message"].startswith("on other inputs: ")


def test_other_inputs_that_only_one_side_can_take_judge_nobody(bench: Bench) -> None:
    (row,) = bench(Script(), Script(other_inputs=[RIGHT])).rows
    assert row["outcome"] == "OK"


def test_a_compiled_graph_that_fails_on_other_inputs_is_no_success(bench: Bench) -> None:
    (row,) = bench(Script(other_inputs=[ROLLED]), Script()).rows
    assert (row["outcome"], row["stage"], row["step"]) == ("RUNTIME_ERROR", "outputs", "other_inputs")


def test_a_call_that_is_wrong_once_is_named(bench: Bench) -> None:
    (row,) = bench(Script(), Script(second=[RIGHT + 1])).rows
    assert (row["outcome"], row["message"].partition(":")[0]) == ("ACCURACY", "in the second call only")


def test_a_reference_whose_second_call_differs_judges_nobody(bench: Bench) -> None:
    (row,) = bench(Script(second=[RIGHT + 1]), Script()).rows
    assert row["outcome"] == "REFERENCE_UNSTABLE"


def test_both_ratios_are_measured_where_the_stacks_differ(bench: Bench) -> None:
    (row,) = bench(Script(trial_ns=1_000_000), Script(trial_ns=500_000, own_eager_ns=2_000_000)).rows
    assert row["speedup"]["ratio"] == pytest.approx(2, rel=0.01)
    assert row["speedup_own_eager"]["ratio"] == pytest.approx(4, rel=0.01)
    assert row["own_eager_ns"] == pytest.approx(2_000_000, rel=0.01)
    assert set(row["timing"]["series"]) == {"reference", "compiled", "own_eager"}


def test_a_stack_that_runs_no_eager_has_one_ratio(bench: Bench) -> None:
    (row,) = bench(Script(), Script(own_eager_ns=None)).rows
    assert row["speedup"] is not None
    assert (row["speedup_own_eager"], row["own_eager_ns"]) == (None, None)


def test_throttling_voids_the_times(bench: Bench) -> None:
    (row,) = bench(Script(), Script(throttled_periods=1)).rows
    assert "void:throttled" in row["flags"]
    assert (row["speedup"], row["compiled_ns"]) == (None, None)


@pytest.mark.parametrize(("reference", "compiled", "as_accurate"), [(1.1, 0.9, True), (1.0, 1.1, False)])
def test_as_accurate_as_eager_is_told_apart_from_the_ladder(
    bench: Bench, reference: float, compiled: float, as_accurate: bool
) -> None:
    eager = Script(outputs=[RIGHT * np.float32(reference)], float64=[RIGHT.astype(np.float64)])
    (row,) = bench(eager, Script(outputs=[RIGHT * np.float32(compiled)])).rows
    assert row["outcome"] == "ACCURACY"
    assert row["accuracy"]["as_accurate_as_eager"] is as_accurate
    assert row["accuracy"]["rmse_reference"] == pytest.approx(abs(reference - 1), rel=1e-3, abs=1e-7)


def test_controls_are_kept_in_run_json_and_not_among_the_rows(bench: Bench, tmp_path: Path) -> None:
    result = bench(Script(), Script(), tmp_path / "run")
    assert len(result.rows) == 1
    (control,) = json.loads((tmp_path / "run" / "run.json").read_text())["controls"]
    assert (control["control"], control["problem"]) == ("A/A", None)
    assert control["ratio"]["ratio"] == pytest.approx(1.0, rel=0.01)


def test_the_aa_width_is_the_farthest_end_of_its_intervals() -> None:
    def control(low: float, high: float, name: str = "A/A") -> Control:
        return Control(control=name, sample="a", ratio=Ratio(ratio=1.0, low=low, high=high))

    assert aa_width([control(0.99, 1.02), control(0.8, 1.01), control(0.5, 2.0, "nope")]) == pytest.approx(0.25)
    assert aa_width([]) is None


@pytest.mark.parametrize(
    ("times", "shape"),
    [
        ([100] * 12, "flat"),
        ([100 - 1 * i for i in range(12)], "warming"),
        ([100 + 1 * i for i in range(12)], "slowing"),
        ([100, 150] * 6, "unsettled"),
    ],
)
def test_a_series_has_a_shape(times: list[int], shape: str) -> None:
    blocks = [block([time, time, time]) for time in times]
    assert describe_series([blocks], threads=1).shape == shape


def test_outliers_and_disturbed_trials_are_counted() -> None:
    blocks = [block([100, 101, 99, 102, 98, 500]), block([100, 101, 99, 102, 98, 100], waited=True)]
    series = describe_series([blocks], threads=1)
    assert (series.outliers, series.disturbed) == (1, 6)


def block(times: list[int], waited: bool = False) -> messages.TrialTimes:
    cpu = [time // 2 if waited else time for time in times]
    return messages.TrialTimes(1, tuple(times), tuple(cpu), (0,) * len(times), 0, sum(times))


def test_a_warm_compile_is_asked_of_a_second_process_with_the_same_caches(
    cli: Cli, make_sample: MakeSample, make_worker: MakeWorker
) -> None:
    eager, worker = make_worker("eager", Script()), make_worker("inductor", Script())
    common = [
        "--trials",
        5,
        "--min-time",
        0,
        "--processes",
        1,
        "--format",
        "json",
        "--memory",
        "1GiB",
        "--samples",
        make_sample("a"),
    ]
    asked = ["bench", "--reference", eager.target, "--backend", worker.target, *common]
    (row,) = cli(*asked, "--warm-compile").rows
    cold, warm = [start for start in worker.starts if start.cache_key]
    assert cold.cache_key == warm.cache_key
    assert row["warm_compile_ns"] == row["compile_ns"] == 5_000_000
    assert (warm.output_policy, warm.measuring.warmup_calls) == (messages.OutputPolicy.NONE, 0)  # type: ignore[union-attr]
    worker.starts.clear()
    (row,) = cli(*asked).rows
    assert row["warm_compile_ns"] is None
    assert not any(start.cache_key for start in worker.starts)


def test_a_devices_own_time_is_kept_and_summed_up(bench: Bench) -> None:
    (row,) = bench(Script(), Script(device_ns=400_000)).rows
    assert row["timing"]["device_ns"] == {"compiled": 400_000}
    assert set(row["timing"]["rounds"][0]["compiled"]["device_ns"]) == {400_000}
    assert "device_ns" not in row["timing"]["rounds"][0]["reference"]


@pytest.mark.parametrize("replaced", ["reference", "candidate"])
def test_a_worker_that_was_replaced_behind_its_address_is_asked_who_it_is(
    cli: Cli, make_sample: MakeSample, make_worker: MakeWorker, replaced: str
) -> None:
    ids = {
        side: {"worker_id": "old", "replaced_by": "new" if side == replaced else ""}
        for side in ("reference", "candidate")
    }
    eager, worker = (
        make_worker("eager", Script(), **ids["reference"]),
        make_worker("inductor", Script(), **ids["candidate"]),
    )
    asked = ["bench", "--reference", eager.target, "--backend", worker.target, "--samples", make_sample("a")]
    result = cli(*asked, "--trials", 5, "--min-time", 0, "--processes", 1, "--format", "json", "--memory", "1GiB")
    assert [row["outcome"] for row in result.rows] == ["OK"]
    # One worker is replaced after its answer to GetInfo. If the candidate's worker was replaced, the orchestrator
    # begins the sample on the new worker before it notices the replacement. Then the orchestrator calls GetInfo again,
    # and begins the sample a second time.
    assert len(worker.starts) == (2 if replaced == "candidate" else 1)


def test_blocks_of_two_runs_that_overlap_are_counted(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "benchmarks"))
    trust = importlib.import_module("trust")
    bench(Script(), Script(), tmp_path / "run")
    # The run is compared with itself, so each timed block overlaps at least with itself.
    assert trust.overlaps([tmp_path / "run", tmp_path / "run"]) > 0
