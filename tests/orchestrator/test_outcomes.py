"""Tests of the traits of outcomes, and of what is derived from them: score classes, JUnit files and the table."""

from __future__ import annotations

import io
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest

from graphnet.faces.junit import Suite, write_junit
from graphnet.outcomes import RETRIED, WRONG, Group, Junit, Outcome, ScoreClass
from graphnet.runs.record import Record
from graphnet.show.answer import BackendAnswer
from graphnet.show.junit import case_of
from graphnet_contract.messages import OutcomeCode

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = {
    *("BACKEND_UNAVAILABLE", "INTERNAL_ERROR", "WORKER_LOST", "CANCELLED", "COMPILED_NOT_RUN", "NOT_COMPARABLE"),
    *("REFERENCE_FAILED", "REFERENCE_UNSTABLE"),
}


def record(outcome: Outcome, sample: str = "a/b") -> Record:
    return Record(
        key=f"{sample}-{outcome}",
        sample=sample,
        source="a",
        category="other",
        sample_hash=None,
        backend="inductor",
        flavour="torch",
        where="local",
        outcome=outcome,
    )


def test_a_worker_can_report_exactly_the_outcomes_that_say_so() -> None:
    reported = {code.name for code in OutcomeCode} - {"UNSPECIFIED"}
    assert reported == {outcome.name for outcome in Outcome if outcome.traits.from_worker}


@pytest.mark.parametrize("outcome", Outcome)
def test_every_outcome_has_a_docstring_of_its_own_and_the_text_of_its_name(outcome: Outcome) -> None:
    assert outcome.value == outcome.name
    assert outcome.__doc__ == outcome.traits.meaning
    assert [other for other in Outcome if other.__doc__ == outcome.__doc__] == [outcome]
    assert len(outcome.traits.word.split()) <= 3


def test_scores_leave_out_the_rows_whose_compiler_had_no_chance() -> None:
    assert {outcome.name for outcome in Outcome if not outcome.traits.counts} == LEFT_OUT
    assert {outcome.name for outcome in Outcome if outcome.score_class("compile") is None} == LEFT_OUT
    assert {outcome.name for outcome in RETRIED} <= LEFT_OUT


@pytest.mark.parametrize(
    ("outcome", "stage", "expected"),
    [
        (Outcome.OK, None, ScoreClass.CORRECT),
        (Outcome.ACCURACY, "outputs", ScoreClass.ACCURACY),
        (Outcome.OUTPUT_MISMATCH, "outputs", ScoreClass.MISMATCH),
        (Outcome.COMPILE_ERROR, "compile", ScoreClass.COMPILE),
        (Outcome.UNSUPPORTED, "compile", ScoreClass.COMPILE),
        (Outcome.FELL_BACK, "warm_up", ScoreClass.COMPILE),
        (Outcome.TIMEOUT, "compile", ScoreClass.COMPILE),
        (Outcome.TIMEOUT, "measure", ScoreClass.RUNTIME),
        (Outcome.CRASHED, "compile", ScoreClass.COMPILE),
        (Outcome.CRASHED, "load", ScoreClass.RUNTIME),
        (Outcome.OUT_OF_MEMORY, "compile", ScoreClass.COMPILE),
        (Outcome.OUT_OF_MEMORY, None, ScoreClass.RUNTIME),
        (Outcome.RUNTIME_ERROR, "warm_up", ScoreClass.RUNTIME),
        (Outcome.LOAD_ERROR, "load", ScoreClass.RUNTIME),
        (Outcome.INPUT_ERROR, "inputs", ScoreClass.RUNTIME),
        (Outcome.WORKER_LOST, "compile", None),
    ],
)
def test_the_class_of_a_failure_may_depend_on_its_stage(
    outcome: Outcome, stage: str | None, expected: ScoreClass | None
) -> None:
    assert outcome.score_class(stage) is expected


def test_wrong_means_outputs_that_differ_and_is_the_compilers_fault() -> None:
    assert {Outcome.ACCURACY, Outcome.OUTPUT_MISMATCH} == WRONG
    assert all(outcome.traits.compilers_fault for outcome in WRONG)
    assert not any(outcome.traits.compilers_fault for outcome in Outcome if not outcome.traits.counts)


def test_junit_counts_each_element_that_it_writes() -> None:
    records = [record(outcome, f"a/{number}") for number, outcome in enumerate(Outcome)]
    written_to = io.StringIO()
    kinds = Counter(one.outcome.traits.group.junit for one in records)
    write_junit([Suite("a", kinds, map(case_of, records))], written_to)
    suite = ET.fromstring(written_to.getvalue()).find("testsuite")
    assert suite is not None
    for attribute, element in (("failures", Junit.FAILURE), ("errors", Junit.ERROR), ("skipped", Junit.SKIPPED)):
        written = suite.findall(f"testcase/{element}")
        assert suite.get(attribute) == str(len(written))
        expected = {outcome.value for outcome in Outcome if outcome.traits.group.junit is element}
        assert {case.get("type") for case in written} == expected
    assert [case.get("name") for case in suite.findall("testcase") if not len(case)] == ["a/0"]


def test_an_answer_counts_rows_by_group() -> None:
    ended = [Outcome.CRASHED, Outcome.TIMEOUT, Outcome.TIMEOUT, Outcome.ACCURACY, Outcome.NOT_COMPARABLE, Outcome.OK]
    answer = BackendAnswer("inductor:torch", Counter(ended), None, None)
    assert answer.sentence() == (
        "inductor:torch: 6 rows, 1 wrong (1 ACCURACY), 3 failed (2 TIMEOUT, 1 CRASHED), 1 not judged (1 NOT_COMPARABLE)"
    )


def test_every_group_has_outcomes_and_one_name() -> None:
    assert {outcome.traits.group for outcome in Outcome} == set(Group)
    assert len({group.word for group in Group}) == len(Group)


def test_the_table_of_the_docs_is_up_to_date() -> None:
    program = "import outcomes_table as t, sys; sys.exit(t.renewed(t.DOCUMENT.read_text()) != t.DOCUMENT.read_text())"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT / "tools", capture_output=True, text=True)
    assert done.returncode == 0, "renew it: .venv/bin/python tools/outcomes_table.py\n" + done.stderr
