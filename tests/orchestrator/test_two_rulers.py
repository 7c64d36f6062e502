"""Tests of rows whose outputs are judged by the ladder and by float64: outcomes, fields, texts, scores, rejudge."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from fake_worker import Script
from kit import Cli, MakeSample, MakeWorker, Result
from scores_kit import row, write_run

from graphnet.judge.findings import Float64Errors
from graphnet.judge.verdict import Float64Call, Outputs, judge
from graphnet.outcomes import Outcome
from graphnet.runs.flags import Flag
from graphnet.runs.record import AccuracyGroup, OutputGroup, Record
from graphnet.runs.rejudge import rejudged

#: Numbers so large that the ladder's absolute tolerance says nothing, and their float64 values.
EXACT = np.linspace(1e6, 2e6, 6).reshape(2, 3)
EAGER = (EXACT * (1 + 5e-5)).astype(np.float32)
ALIKE = (EXACT * (1 - 5e-5)).astype(np.float32)
WRONG = (EXACT * 1.01).astype(np.float32)
FAR = (EXACT * 1.5).astype(np.float32)
Bench = Callable[..., Result]


@pytest.fixture
def bench(cli: Cli, make_sample: MakeSample, make_worker: MakeWorker) -> Bench:
    """``bench(reference script, candidate script, option, ...)`` runs one sample. The run's folder is "run"."""

    def run(reference: Script, candidate: Script, *options: object) -> Result:
        eager, worker = make_worker("eager", reference), make_worker("inductor", candidate)
        arguments = ["--trials", 5, "--min-time", 0, "--processes", 1, "--memory", "1GiB", "--out", "run"]
        samples = ["--samples", make_sample("a")]
        return cli("bench", "--reference", eager.target, "--backend", worker.target, *samples, *arguments, *options)

    return run


def one_row(bench: Bench, reference: Script, candidate: Script) -> dict[str, Any]:
    (found,) = bench(reference, candidate, "--format", "json").rows
    return found


def test_a_row_beyond_the_ladder_is_right_if_it_is_as_accurate_as_eager(bench: Bench, cli: Cli) -> None:
    found = one_row(bench, Script(outputs=[EAGER], float64=[EXACT]), Script(outputs=[ALIKE]))
    assert (found["outcome"], found["judged_by"], found["message"]) == ("OK", "float64", None)
    assert found["tolerance_reached"] > found["tolerance_judged"]
    assert found["accuracy"]["policy"] == "rmse-float64/3"
    assert found["outputs"][0]["finding"] == "right"

    shown = cli("show", "run").out
    assert "OK*" in shown
    assert "OK*: beyond the tolerance, but as accurate as eager against float64" in shown
    markdown = cli("show", "run", "--format", "markdown").out
    assert "OK\\*" in markdown and "as accurate as eager against float64" in markdown
    assert "judged by" in cli("show", "run", "a").out


def test_a_row_that_agrees_on_the_ladder_has_no_sign(bench: Bench, cli: Cli) -> None:
    found = one_row(bench, Script(outputs=[EAGER], float64=[EXACT]), Script(outputs=[EAGER]))
    assert (found["outcome"], found["judged_by"]) == ("OK", "ladder")
    assert "OK*" not in cli("show", "run").out


def test_a_wrong_row_says_how_wrong_it_is(bench: Bench, cli: Cli) -> None:
    outputs = EAGER.copy()
    outputs[1, 2] = 7.0
    found = one_row(bench, Script(outputs=[EAGER], float64=[EXACT]), Script(outputs=[outputs]))
    assert (found["outcome"], found["judged_by"], found["step"]) == ("ACCURACY", "float64", "values")
    wrong = found["wrong"]
    assert (wrong["label"], wrong["elements"], wrong["of"], wrong["at"]) == ("output 0", 1, 6, [1, 2])
    assert (wrong["got"], wrong["expected"]) == (7.0, 2e6)
    assert wrong["error_over_eager"] > 1000
    assert found["wrong_calls"] == ["first"]
    assert "1 of 6 elements are wrong: at [1, 2] it is 7, and float64 has 2e+06" in found["message"]
    card = cli("show", "run", "a").out
    assert "output 0: 1 of 6 elements (16.7 %)" in card
    assert "wrong calls: first" in card


def on_all_inputs(values: npt.NDArray[Any], **float64: Any) -> Script:
    """Return the script of a side that computes these values, and on other inputs the same values, moved by one."""
    other = {"other_inputs": [np.roll(values, 1)]}
    return Script(outputs=[values], **other, **float64)


BY_FLOAT64 = {"float64": [EXACT], "float64_other_inputs": [np.roll(EXACT, 1)]}


def test_a_message_says_on_which_inputs_the_outputs_are_wrong(bench: Bench) -> None:
    everywhere = one_row(bench, on_all_inputs(EAGER, **BY_FLOAT64), on_all_inputs(WRONG))
    assert everywhere["wrong_calls"] == ["first", "other_inputs"]
    assert everywhere["message"].endswith("; wrong on all inputs")


def test_other_inputs_are_judged_by_their_own_float64(bench: Bench) -> None:
    found = one_row(bench, on_all_inputs(EAGER, **BY_FLOAT64), on_all_inputs(ALIKE))
    assert (found["outcome"], found["judged_by"]) == ("OK", "float64")
    assert not [flag for flag in found["flags"] if flag.startswith("no_float64")]


def test_other_inputs_without_float64_are_judged_by_the_ladder_and_flagged(bench: Bench) -> None:
    found = one_row(bench, on_all_inputs(EAGER, float64=[EXACT]), on_all_inputs(ALIKE))
    assert (found["outcome"], found["judged_call"], found["judged_by"]) == ("ACCURACY", "other_inputs", "ladder")
    assert "no_float64:other_inputs" in found["flags"]
    assert found["message"].startswith("on other inputs only: ")


def test_nobody_is_judged_where_eager_itself_is_far_from_float64(bench: Bench, cli: Cli) -> None:
    found = one_row(bench, Script(outputs=[FAR], float64=[EXACT]), Script(outputs=[WRONG], trial_ns=500_000))
    assert (found["outcome"], found["stage"], found["judged_by"]) == ("ILL_CONDITIONED", "outputs", "float64")
    assert "graphnet samples digits names the operators" in found["message"]
    assert found["speedup"]["ratio"] == pytest.approx(2, rel=0.01)
    shown = cli("show", "run").out
    assert "1 of 1 samples ran, 0 right" in shown
    assert "1 not judged (1 ILL_CONDITIONED)" in shown
    own = cli("score", "run", "--format", "json").json["backends"]
    (summary,) = (one["own"] for one in own.values())
    assert (summary["ran"], summary["right"], summary["wrong"], summary["models"]["judged"]) == (1, 0, 0, 0)
    # GraphNet's scores count the row by its ladder, as before.
    assert summary["scored"] == 1


def test_a_candidate_that_is_right_where_eager_is_wrong_is_right(bench: Bench) -> None:
    found = one_row(bench, Script(outputs=[FAR], float64=[EXACT]), Script(outputs=[EXACT.astype(np.float32)]))
    assert (found["outcome"], found["judged_by"]) == ("OK", "float64")


def test_the_sensitivity_explains_errors(bench: Bench) -> None:
    nudged = EXACT * (1 + 4e-4)
    exact_eager = Script(outputs=[EXACT.astype(np.float32)], float64=[EXACT], float64_nudged=[nudged])
    assert one_row(bench, exact_eager, Script(outputs=[ALIKE]))["outcome"] == "OK"


def test_integers_are_judged_by_several_nudged_calls(bench: Bench) -> None:
    chosen, other = np.array([3, 5, 7]), np.array([3, 5, 8])
    sides = {"outputs": [chosen], "float64": [chosen]}
    undecided = one_row(bench, Script(**sides, float64_nudged=[other]), Script(outputs=[other]))
    assert (undecided["outcome"], undecided["judged_by"]) == ("OK", "float64")
    counts = {"differing": 1, "wrong": 0, "undecided": 1, "outside": 0, "elements": 3, "nudged": 6}
    assert undecided["outputs"][0]["decided"] == counts


def test_decided_integers_must_be_equal(bench: Bench) -> None:
    chosen, other = np.array([3, 5, 7]), np.array([3, 5, 8])
    reference = Script(outputs=[chosen], float64=[chosen], float64_nudged=[chosen])
    decided = one_row(bench, reference, Script(outputs=[other]))
    assert (decided["outcome"], decided["wrong"]["at"]) == ("ACCURACY", [2])


def test_a_written_input_is_judged_by_float64_too() -> None:
    nothing = Outputs(None, [], [])
    calls = [Float64Call(nothing, {"x": EXACT})]
    for value, outcome in ((ALIKE, "OK"), (WRONG, "ACCURACY")):
        verdict = judge(nothing, nothing, reference_mutated={"x": EAGER}, candidate_mutated={"x": value}, float64=calls)
        assert (verdict.outcome, verdict.judged_by) == (outcome, "float64")


def errors(**changes: Any) -> Float64Errors:
    known: dict[str, Any] = dict.fromkeys(
        ("reference", "candidate", "sensitivity", "worst_reference", "worst_candidate", "worst_sensitivity"), 1e-7
    )
    known |= {"elements": 6, "scale": 1e6, "unexplained": 0.0, "stray": 0, "group": None, "effective": 6.0}
    known |= {"largest": 2e6, "narrow": False, "ill_conditioned": False, "as_accurate": True, "reason": None}
    return Float64Errors(**(known | changes))


def output(**changes: Any) -> OutputGroup:
    known: dict[str, Any] = {"label": "output 0", "dtype": "float32", "shape": [6], "equal": False}
    return OutputGroup(**(known | changes))


def judged_row(outcome: Outcome, finding: str, level: int = 2, **changes: Any) -> Record:
    """Return a row with one output, which an earlier rule judged. ``changes``: fields of its errors against float64."""
    accuracy = AccuracyGroup(policy="rmse-float64/1", as_accurate_as_eager=True)
    outputs = [output(tolerance_reached=level, finding=finding, float64=errors(**changes))]
    known = {"tolerance_reached": level, "judged_by": "ladder"}
    return row("made/a", outcome, 1.0, accuracy=accuracy, outputs=outputs, **known)


@pytest.mark.parametrize(
    ("before", "outcome", "by", "flags"),
    [
        (judged_row(Outcome.OK, "right", -6), "OK", "ladder", []),
        (judged_row(Outcome.ACCURACY, "wrong"), "OK", "float64", [Flag.REJUDGED]),
        (judged_row(Outcome.ACCURACY, "wrong", as_accurate=False, reason="mean"), "ACCURACY", "float64", []),
        (
            judged_row(Outcome.OK, "right", ill_conditioned=True, candidate=0.5),
            *("ILL_CONDITIONED", "float64", [Flag.REJUDGED]),
        ),
    ],
    ids=["right", "as accurate", "less accurate", "ill-conditioned"],
)
def test_a_row_is_judged_anew_from_its_outputs(before: Record, outcome: str, by: str, flags: list[str]) -> None:
    after = rejudged(before)
    assert (after.outcome, after.judged_by, after.flags) == (outcome, by, flags)
    assert after.speedup == before.speedup
    # Another rule said that the row is as accurate as eager.
    assert after.accuracy == AccuracyGroup(policy="rmse-float64/3", as_accurate_as_eager=None)
    assert rejudged(after) == after


@pytest.mark.parametrize(
    "before",
    [row("made/a", Outcome.ACCURACY, 1.0, tolerance_reached=2), row("made/a", Outcome.COMPILE_ERROR)],
    ids=["imported", "failed"],
)
def test_a_row_without_findings_stays_as_it_is(before: Record) -> None:
    assert rejudged(before) == before


@pytest.mark.parametrize("changes", [{"flags": [Flag.RANDOM]}, {"outcome": Outcome.NOT_COMPARABLE}])
def test_a_row_that_values_do_not_decide_gets_the_present_policy_only(changes: dict[str, Any]) -> None:
    before = judged_row(Outcome.OK, "right", -6).model_copy(update=changes)
    after = rejudged(before)
    assert after == before.model_copy(update={"accuracy": AccuracyGroup(policy="rmse-float64/3")})


def test_rejudge_writes_a_new_run_and_says_what_changed(tmp_path: Path, cli: Cli) -> None:
    other = judged_row(Outcome.ACCURACY, "wrong").model_copy(update={"sample": "made/b", "key": "b"})
    run = write_run(tmp_path / "run", [judged_row(Outcome.OK, "right", -6), other])
    told = cli("rejudge", run)
    assert told.code == 0, told.err
    assert "judged by rmse-float64/3: 1 ACCURACY -> OK" in told.out
    new = [json.loads(line) for line in (tmp_path / "run-rejudged" / "results.jsonl").read_text().splitlines()]
    assert [one["outcome"] for one in new] == ["OK", "OK"]
    assert json.loads((tmp_path / "run-rejudged" / "run.json").read_text())["rejudged"]["run"] == str(run)
    again = cli("rejudge", run)
    assert (again.code, "holds a run already" in again.err) == (2, True)


def test_runs_that_were_judged_by_different_rules_are_not_scored_together(tmp_path: Path, cli: Cli) -> None:
    rows = [judged_row(Outcome.OK, "right", -6)]
    rows.append(rejudged(rows[0]).model_copy(update={"sample": "made/b", "key": "b"}))
    refused = cli("score", write_run(tmp_path / "run", rows))
    assert refused.code == 2
    assert "rows of different verdict policies" in refused.err
    assert "graphnet rejudge" in refused.err


def test_the_findings_of_a_row_survive_its_line(bench: Bench) -> None:
    found = one_row(bench, Script(outputs=[EAGER], float64=[EXACT]), Script(outputs=[WRONG]))
    record = Record.model_validate(found)
    again = Record.read(record.line())
    assert again == record
    assert again.outputs is not None
    assert again.outputs[0].float64 is not None
    assert asdict(again.outputs[0].float64)["reason"] == "mean"


MANY = """
class Program_weight_tensor_meta_x:
    name = "x"
    shape = [400, 400]
    dtype = "torch.float32"
    mean = 0.0
    std = 1.0
    data = None
    kind = "input"
"""


def test_without_memory_for_float64_the_ladder_judges_and_the_row_says_so(
    cli: Cli, make_sample: MakeSample, make_worker: MakeWorker
) -> None:
    sample = make_sample("large")
    (sample / "weight_meta.py").write_text(MANY)
    (sample / "model.py").write_text((sample / "model.py").read_text().replace("weight", "x").replace("x, x", "x"))
    eager = make_worker("eager", Script(outputs=[EAGER], float64=[EXACT]))
    worker = make_worker("inductor", Script(outputs=[ALIKE]))
    # The inputs are 640 kB, and float64 needs three times as much.
    given = ["--samples", sample, "--memory", "1500kB", "--processes", 1, "--trials", 5, "--min-time", 0]
    (found,) = cli("bench", "--reference", eager.target, "--backend", worker.target, *given, "--format", "json").rows
    assert (found["outcome"], found["judged_by"], found["accuracy"]["rmse_reference"]) == ("ACCURACY", "ladder", None)
    assert "no_float64" in found["flags"]


def test_a_graph_that_draws_has_no_float64(bench: Bench) -> None:
    drawing = Script(outputs=[EAGER], float64=[EXACT], draws_random=True)
    found = one_row(bench, drawing, Script(outputs=[EAGER], draws_random=True))
    assert (found["outcome"], found["judged_by"]) == ("OK", "ladder")
    assert {"random", "no_float64"} <= set(found["flags"])
