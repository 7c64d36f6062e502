"""Tests of ``graphnet bench`` against fake workers: outcomes, records and exit codes."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import grpc
import numpy as np
import pytest
from fake_worker import FakeWorker, Script
from kit import Cli, MakeSample, MakeWorker, Result

from graphnet.outcomes import Outcome
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode, Stage

Bench = Callable[..., Result]

FIXED_FIELDS = (
    *("schema", "sample", "source", "category", "sample_hash", "backend", "flavour", "where", "outcome", "stage"),
    *("step", "message", "flags", "tolerance_judged", "tolerance_reached", "max_abs_error", "max_rel_error"),
    *("compile_ns", "first_call_ns", "reference_ns", "compiled_ns", "speedup", "speedup_own_eager", "evidence"),
    *("environment", "device", "inputs", "output_digest", "timing", "command"),
)
#: The budget that a run has unless another is given, so that the A/A control is measured as usual.
AS_USUAL = ("--budget", 10)
FAILURES = [code for code in OutcomeCode if code not in (OutcomeCode.UNSPECIFIED, OutcomeCode.OK)]


@pytest.fixture
def reference(make_worker: MakeWorker) -> FakeWorker:
    """A fake eager worker, which takes 1 ms per call and returns the numbers 0 to 5."""
    return make_worker("eager")


def outcomes(result: Result) -> list[str]:
    return [row["outcome"] for row in result.rows]


def test_a_right_backend_is_ok_and_its_record_is_complete(bench: Bench) -> None:
    evidence = messages.Evidence(10, 9, 1, ("nonzero",), '{"kernels": 3}')
    result = bench(Script(), Script(trial_ns=500_000, evidence=evidence))
    assert result.code == 0
    assert outcomes(result) == ["OK", "OK"]
    row = result.rows[0]
    assert [name for name in FIXED_FIELDS if name not in row] == []
    assert (row["sample"], row["source"], row["category"], row["backend"]) == ("made/a", "made", "nlp", "inductor")
    assert row["speedup"]["low"] <= row["speedup"]["ratio"] <= row["speedup"]["high"]
    assert row["speedup"]["ratio"] == pytest.approx(2.0, rel=0.01)
    assert row["evidence"] == {
        "nodes_total": 10,
        "nodes_compiled": 9,
        "compiler_nodes": None,
        "partitions": 1,
        "fallback_ops": ["nonzero"],
        "eager_calls": None,
        "library_calls": None,
        "parts_fell_back": None,
        "compiler": {"kernels": 3},
    }
    assert row["environment"]["compiler"] == {"inductor": "1.0"}
    assert row["timing"]["trials"] >= 5
    first_round = row["timing"]["rounds"][0]
    assert len(first_round["compiled"]["wall_ns"]) > 0
    assert row["max_abs_error"] == 0.0
    assert row["tolerance_reached"] == -10


def test_the_workers_count_overrules_the_adapter(bench: Bench) -> None:
    eager, says_all = {"aten.add": 2, "aten.mm": 1}, messages.Evidence(7, 7, 1)
    reference = Script(eager_operators=eager)
    row = bench(reference, Script(evidence=says_all, operators={})).rows[0]
    assert (row["outcome"], row["evidence"]["nodes_total"], row["evidence"]["nodes_compiled"]) == ("OK", 3, 3)
    row = bench(reference, Script(evidence=says_all, operators={"aten.add": 1})).rows[0]
    assert (row["outcome"], row["evidence"]["nodes_compiled"]) == ("OK", 2)
    assert "evidence_disputed:aten.add" in row["flags"]
    row = bench(reference, Script(evidence=says_all, operators=eager)).rows[0]
    assert (row["outcome"], row["evidence"]["nodes_compiled"], row["speedup"]) == ("FELL_BACK", 0, None)
    assert "7 of 7" in row["message"]


def test_a_candidate_counts_for_a_reference_that_cannot(bench: Bench) -> None:
    eager = {"aten.add": 2}
    row = bench(Script(), Script(operators=eager, eager_operators=eager)).rows[0]
    assert row["outcome"] == "FELL_BACK"


def test_stdout_is_one_json_document_that_names_the_runs_folder(
    bench: Bench, make_worker: MakeWorker, tmp_path: Path
) -> None:
    result = bench(Script(), make_worker("nope"), extra=("--out", tmp_path / "run"))
    assert result.json["run"] == str(tmp_path / "run")
    lines = (tmp_path / "run" / "results.jsonl").read_text().splitlines()
    assert len(lines) == 2


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        (Script(outputs=[np.zeros((3, 2), np.float32)]), "OUTPUT_MISMATCH"),
        (Script(outputs=[np.arange(6, dtype=np.float32)]), "OUTPUT_MISMATCH"),
        (Script(outputs=[np.arange(6, dtype=np.float64).reshape(2, 3)]), "OUTPUT_MISMATCH"),
        (Script(outputs=[]), "OUTPUT_MISMATCH"),
        (Script(mutated={"x": np.zeros((2, 4), np.float32)}), "OUTPUT_MISMATCH"),
        (Script(outputs=[np.full((2, 3), np.nan, np.float32)]), "ACCURACY"),
        (Script(outputs=[np.zeros((2, 3), np.float32)]), "ACCURACY"),
        (Script(last=[np.ones((2, 3), np.float32)]), "ACCURACY"),
        (Script(second=[np.ones((2, 3), np.float32)]), "ACCURACY"),
    ],
)
def test_wrong_outputs_are_named_and_fail_the_command(bench: Bench, script: Script, expected: str) -> None:
    result = bench(Script(), script)
    assert outcomes(result) == [expected, expected]
    assert result.code == 1
    assert result.rows[0]["message"]


@pytest.mark.parametrize("code", [code for code in FAILURES if code is not OutcomeCode.BACKEND_UNAVAILABLE])
def test_every_failure_of_a_compiler_is_a_row_and_does_not_fail_the_command(bench: Bench, code: OutcomeCode) -> None:
    failure = messages.Outcome(code, Stage.COMPILE, "lower", "no kernel for it")
    result = bench(Script(), Script(outcome=failure, fail_after=Stage.INPUTS))
    assert outcomes(result) == [code.name, code.name]
    assert result.code == 0
    row = result.rows[0]
    assert (row["stage"], row["step"], row["message"]) == ("compile", "lower", "no kernel for it")
    assert row["speedup"] is None
    assert row["compiled_ns"] is None


def test_a_backend_that_becomes_unavailable_at_a_sample_is_a_row_that_a_resumption_repeats(bench: Bench) -> None:
    failure = messages.Outcome(OutcomeCode.BACKEND_UNAVAILABLE, Stage.COMPILE, "", "the folder /parts cannot be read")
    result = bench(Script(), Script(outcome=failure, fail_after=Stage.INPUTS))
    assert outcomes(result) == ["BACKEND_UNAVAILABLE", "BACKEND_UNAVAILABLE"]
    assert result.code == 3
    assert "/parts" in result.rows[0]["message"]


def test_a_reference_that_fails_is_the_samples_own_failure(bench: Bench, make_worker: MakeWorker) -> None:
    failure = messages.Outcome(OutcomeCode.CRASHED, Stage.WARM_UP, "", "killed by SIGSEGV")
    broken = make_worker("eager", lambda s: Script(outcome=failure) if s.sample.endswith("a") else Script())
    result = bench(broken, Script())
    assert outcomes(result) == ["REFERENCE_FAILED", "OK"]
    row = result.rows[0]
    assert (row["stage"], row["step"]) == ("warm_up", "CRASHED")
    assert "SIGSEGV" in row["message"]


def test_a_reference_that_differs_from_itself_judges_nobody(bench: Bench, make_worker: MakeWorker) -> None:
    unstable = make_worker("eager", Script(last=[np.ones((2, 3), np.float32)]))
    result = bench(unstable, Script())
    assert outcomes(result) == ["REFERENCE_UNSTABLE"] * 2
    assert result.code == 3


def test_other_random_numbers_are_not_comparable(bench: Bench, make_worker: MakeWorker) -> None:
    random = make_worker("eager", Script(draws_random=True))
    other = Script(outputs=[np.ones((2, 3), np.float32)], draws_random=True, generator_digest="other")
    result = bench(random, other)
    assert outcomes(result) == ["NOT_COMPARABLE"] * 2
    assert result.rows[0]["speedup"] is not None
    same = bench(random, make_worker("nope", Script(outputs=other.outputs, draws_random=True)))
    assert outcomes(same) == ["ACCURACY"] * 2


def test_a_recompilation_in_the_timed_section_voids_it(bench: Bench) -> None:
    row = bench(Script(), Script(recompiled=True)).rows[0]
    assert {"recompiled", "void:recompiled"} <= set(row["flags"])
    assert (row["speedup"], row["compiled_ns"], row["reference_ns"]) == (None, None, None)


def test_there_is_no_ratio_between_different_devices(bench: Bench, make_worker: MakeWorker) -> None:
    row = bench(Script(), make_worker("inductor", boot_id="boot-2")).rows[0]
    assert row["speedup"] is None
    assert "different_device" in row["flags"]
    assert row["compiled_ns"] is not None


def test_an_incredible_speedup_is_flagged(bench: Bench) -> None:
    row = bench(Script(), Script(trial_ns=50_000)).rows[0]
    assert "suspicious" in row["flags"]


def test_a_worker_that_vanishes_once_costs_nothing_and_twice_a_row(
    bench: Bench, make_worker: MakeWorker, reference: FakeWorker
) -> None:
    seen: list[str] = []

    def once(start: messages.Start) -> Script:
        seen.append(start.sample)
        return Script(abort=grpc.StatusCode.UNAVAILABLE if len(seen) == 1 else None)

    assert outcomes(bench(reference, once)) == ["OK", "OK"]
    lost = bench(reference, make_worker("nope", Script(abort=grpc.StatusCode.UNAVAILABLE)))
    assert outcomes(lost) == ["WORKER_LOST"] * 2
    assert lost.code == 3


def test_the_wrong_worker_is_no_result(bench: Bench, make_worker: MakeWorker) -> None:
    impostor = make_worker("nope")
    impostor.backend, target = "inductor", impostor.target
    assert target.startswith("nope@")
    result = bench(Script(), type("Spelled", (), {"target": target})())
    assert outcomes(result) == ["BACKEND_UNAVAILABLE"] * 2
    assert "this worker is inductor" in result.rows[0]["message"]
    assert result.code == 3


def test_a_backend_that_cannot_compile_here_is_unavailable(bench: Bench, make_worker: MakeWorker) -> None:
    missing = make_worker("inductor", unavailable_reason="libfoo is missing; install it")
    result = bench(Script(), missing, make_worker("nope"))
    assert outcomes(result) == ["BACKEND_UNAVAILABLE", "OK"] * 2
    assert "libfoo" in result.rows[0]["message"]
    assert result.code == 3


@pytest.mark.parametrize(
    ("fail_on", "script", "code"),
    [
        ("failed", Script(outcome=messages.Outcome(OutcomeCode.COMPILE_ERROR, Stage.COMPILE)), 1),
        ("failed", Script(outputs=[np.ones((2, 3), np.float32)]), 0),
        ("wrong,failed", Script(outcome=messages.Outcome(OutcomeCode.CRASHED, Stage.COMPILE)), 1),
        ("no_float64", Script(), 1),
        ("void", Script(throttled_periods=1), 1),
        ("busy", Script(), 0),
        ("wrong", Script(outputs=[]), 1),
        ("never", Script(outputs=[]), 0),
        ("TIMEOUT,CRASHED", Script(outcome=messages.Outcome(OutcomeCode.TIMEOUT)), 1),
        ("fell_back", Script(outcome=messages.Outcome(OutcomeCode.FELL_BACK)), 1),
        ("fell_back", Script(), 0),
        ("unstable", Script(), 0),
    ],
)
def test_fail_on(bench: Bench, fail_on: str, script: Script, code: int) -> None:
    assert bench(Script(), script, extra=("--fail-on", fail_on)).code == code


def test_a_sample_that_cannot_be_read_is_a_row(bench: Bench, tmp_path: Path) -> None:
    bench(Script(), Script(), samples="a", extra=("--dry-run",))
    (tmp_path / "samples/made/a/weight_meta.py").unlink()
    result = bench(Script(), Script(), samples="a")
    assert outcomes(result) == ["LOAD_ERROR"]
    assert "weight_meta.py" in result.rows[0]["message"]


def test_a_sample_over_the_memory_is_a_row_before_anything_is_allocated(bench: Bench, reference: FakeWorker) -> None:
    result = bench(reference, Script(), extra=("--memory", "64B"))
    assert outcomes(result) == ["OUT_OF_MEMORY"] * 2
    assert reference.starts == []


def test_junit_counts_failures_and_errors(bench: Bench) -> None:
    script = {"a": Script(outputs=[]), "b": Script(abort=grpc.StatusCode.INTERNAL)}
    result = bench(
        Script(),
        lambda start: script.get(start.sample.split("/")[-1], Script()),
        samples="abc",
        extra=("--format", "junit"),
    )
    suite = ET.fromstring(result.out).find("testsuite")
    assert suite is not None
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("3", "1", "1")


def test_text_names_wins_failures_and_the_next_command(bench: Bench, tmp_path: Path) -> None:
    result = bench(Script(), Script(trial_ns=100_000), extra=("--format", "text"))
    assert "2 faster, 0 no difference, 0 slower, 0 not timed well enough, no failure" in result.out
    assert "next: ./graphnet score" in result.out


def test_workers_get_what_was_asked(bench: Bench, make_worker: MakeWorker, reference: FakeWorker) -> None:
    worker = make_worker("inductor")
    bench(reference, worker, extra=("--option", "mode=max-autotune", "--threads", 1, "--seed", 7, "--timeout", 9))
    start = worker.starts[0]
    assert start.options == {"mode": "max-autotune", "dynamic": "false", "fullgraph": False} | {
        "capture_scalars": False,
        "fallback_random": False,
        "freezing": False,
        "cpp_wrapper": False,
        "aot": False,
        "gemm_backends": "ATEN,TRITON,CPP",
        "config": "",
    }
    assert (start.threads, start.stage_timeout_ns, start.memory_bytes) == (1, 9 * 10**9, 1 << 30)
    assert start.inputs is not None
    assert start.inputs.seed == 7
    assert reference.starts[0].inputs is not None
    assert reference.starts[0].inputs.digests == start.inputs.digests


def test_options_in_brackets_are_contenders_of_one_run(
    bench: Bench, cli: Cli, make_worker: MakeWorker, tmp_path: Path
) -> None:
    worker = make_worker("inductor")
    both = _Target(worker.target.replace("@", "[mode=default|max-autotune]@"))
    result = bench(make_worker("eager"), both, extra=("--out", tmp_path / "run"), samples="a")
    assert [row["options"]["mode"] for row in result.rows] == ["default", "max-autotune"]
    assert [row["flavour"] for row in result.rows] == ["torch[mode=default]", "torch[mode=max-autotune]"]
    assert len({row["key"] for row in result.rows}) == 2
    assert {start.options["mode"] for start in worker.starts} == {"default", "max-autotune"}
    scores = cli("score", tmp_path / "run", "--format", "json").json["backends"]
    assert [name.partition("@")[0] for name in scores] == [
        "inductor:torch[mode=default]",
        "inductor:torch[mode=max-autotune]",
    ]
    sides = [row["command"].partition("--backend ")[2].strip("'") for row in result.rows]
    compared = cli("compare", tmp_path / "run", "--before", sides[0], "--after", sides[1], "--format", "json")
    assert len(compared.json["backends"]) == 1
    # The name that tables show is another spelling of the same contender.
    for spelled in (sides[1], sides[1].replace("inductor[", "inductor:torch[")):
        again = cli("rerun", tmp_path / "run", result.rows[1]["sample"], "--backend", spelled, "--format", "json")
        assert [row["options"]["mode"] for row in again.rows] == ["max-autotune"]
    both_again = cli("rerun", tmp_path / "run", "a", "--backend", sides[1].replace("=max", "=default|max"))
    assert "names several backends" in both_again.err


def test_a_default_in_brackets_is_the_backend_itself(bench: Bench, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor")
    spelled = _Target(worker.target.replace("@", "[mode=default]@"))
    result = bench(make_worker("eager"), worker, spelled)
    assert result.code == 2
    assert "are the same backend" in result.err
    # Rows would have the same name.
    other = _Target(worker.target.replace("@", ":torch@"))
    option = ("--option", f"{other.target}.mode=max-autotune")
    assert bench(make_worker("eager"), worker, other, extra=option).code == 2


class _Target:
    def __init__(self, target: str) -> None:
        self.target = target


def test_every_outcome_is_documented() -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "reference" / "results.md").read_text()
    assert [outcome for outcome in Outcome if f"`{outcome}`" not in text] == []


def test_every_field_is_documented() -> None:
    from graphnet.runs.record import Record

    text = (Path(__file__).resolve().parents[2] / "docs" / "reference" / "results.md").read_text()
    names = [field.alias or name for name, field in Record.model_fields.items()]
    assert [name for name in names if f"`{name}`" not in text] == []
    assert [name for name in FIXED_FIELDS if name not in names] == []


def test_a_lost_reference_is_not_the_candidates_fault(bench: Bench) -> None:
    calls: list[str] = []

    def dies_once(start: messages.Start) -> Script:
        calls.append(start.sample)
        return Script(abort_in_trials=len(calls) <= 2)

    assert outcomes(bench(dies_once, Script(), samples="a", extra=AS_USUAL)) == ["OK"]
    # Each of the two times, the worker began the reference and its second process, the first time the A/A control too.
    assert len(calls) == 5


def test_a_reference_that_is_lost_in_its_control_costs_no_row(bench: Bench, make_worker: MakeWorker) -> None:
    scripts: list[Script] = []

    def dies_twice(start: messages.Start) -> Script:
        # The first reference is lost in its A/A control (call 3), the second one (call 4) while a row is timed.
        scripts.append(Script(abort_in_trials=len(scripts) in (0, 3)))
        return scripts[-1]

    result = bench(dies_twice, Script(), make_worker("tvm"), samples="a", extra=AS_USUAL)
    assert [(row["backend"], row["outcome"]) for row in result.rows] == [("inductor", "OK"), ("tvm", "OK")]
    # The third reference and its second process.
    assert len(scripts) == 7


def test_a_device_that_cannot_exist_is_refused_before_anything_starts(bench: Bench, reference: FakeWorker) -> None:
    result = bench(reference, Script(), extra=("--device", "cpu:1"))
    assert "a host has one CPU device" in result.err
    assert (result.code, reference.starts) == (2, [])


def test_a_site_in_two_spellings_is_refused(bench: Bench, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor")
    spelled = _Target(worker.target.replace("inductor@", "inductor:torch@"))
    assert bench(Script(), worker, spelled).code == 2


def test_nothing_that_reached_a_worker_is_exit_3(cli: Cli, make_sample: MakeSample, make_worker: MakeWorker) -> None:
    folder = make_sample("broken")
    (folder / "weight_meta.py").write_text("")
    backends = ("--reference", make_worker("eager").target, "--backend", make_worker("inductor").target)
    assert cli("bench", *backends, "--samples", folder).code == 3


def test_errors_without_bound_and_odd_characters_stay_legal_json_and_xml(
    bench: Bench, make_worker: MakeWorker, reference: FakeWorker
) -> None:
    failure = messages.Outcome(OutcomeCode.COMPILE_ERROR, Stage.COMPILE, "lower", "\x1b[31mred\x00 <&>")
    worker = make_worker("inductor", Script(outcome=failure, fail_after=Stage.INPUTS))
    assert bench(reference, worker).rows[0]["message"] == failure.message
    xml = bench(reference, worker, extra=("--format", "junit")).out
    assert ET.fromstring(xml).find("testsuite/testcase/error") is not None


def test_inputs_of_the_graphnet_scheme_are_sent_to_workers_that_share_nothing(
    bench: Bench, make_worker: MakeWorker
) -> None:
    made = [np.ones((2, 4), np.float32), np.full((4, 3), 2, np.float32)]
    reference, worker = make_worker("eager", Script(inputs=made)), make_worker("inductor")
    result = bench(reference, worker, extra=("--inputs", "graphnet"))
    assert outcomes(result) == ["OK", "OK"]
    assert worker.received[0][:32] == made[0].tobytes()
    assert worker.received[0][64 : 64 + 48] == made[1].tobytes()
    assert result.rows[0]["inputs"]["scheme"] == "graphnet"


def test_a_refusal_is_not_asked_again(bench: Bench, make_worker: MakeWorker) -> None:
    worker = make_worker("inductor", Script(abort=grpc.StatusCode.INVALID_ARGUMENT))
    assert outcomes(bench(Script(), worker)) == ["WORKER_LOST"] * 2
    assert len(worker.starts) == 2


@pytest.mark.parametrize("always", [True, False])
def test_a_backend_that_loses_the_reference_gets_a_row_and_the_others_go_on(
    bench: Bench, make_worker: MakeWorker, always: bool
) -> None:
    """Either one backend always loses the reference's worker, or two of three backends lose it at their first try."""
    script, met = Script(), set()

    def reference_script(_start: messages.Start) -> Script:
        script.abort_in_trials = False
        return script

    def breaks(start: messages.Start) -> Script:
        script.abort_in_trials = always or start.backend not in met
        met.add(start.backend)
        return Script()

    workers = [make_worker("nope"), make_worker("inductor", breaks), make_worker("xla", None if always else breaks)]
    rows = bench(reference_script, *workers, samples="a").rows
    expected = {"nope": "OK", "inductor": "WORKER_LOST" if always else "OK", "xla": "OK"}
    assert {row["backend"]: row["outcome"] for row in rows} == expected
