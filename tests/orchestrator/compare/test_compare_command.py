"""Tests of the command ``graphnet compare``: verdicts, exit codes, formats, and what it refuses to compare."""

from __future__ import annotations

import itertools
import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from compare_kit import DEVICE, asked, control, failed, made_run, right
from kit import Cli, Result

from graphnet.outcomes import Outcome
from graphnet.runs.record import AccuracyGroup
from graphnet.runs.store import RunStore
from graphnet.scores.compare.status import Status, status_of


def compared(result: Result) -> dict[str, Any]:
    """Return the rows of a comparison in JSON, by sample. The comparison must have only one pair of backends."""
    (backend,) = json.loads(result.out)["backends"]
    return {row["sample"]: row for row in backend["rows"]}


SAMPLES = [f"made/{name}" for name in ("steady", "slower", "faster", "broken", "mended", "breaks", "wrong")]


@pytest.fixture
def before(tmp_path: Path) -> Path:
    failures = ("made/broken", "made/mended")
    return made_run(tmp_path / "before", [failed(name) if name in failures else right(name) for name in SAMPLES])


@pytest.fixture
def after(tmp_path: Path) -> Path:
    records = [
        right("made/steady", 2.002),
        right("made/slower", 2.0 / 1.2),
        right("made/faster", 2.5),
        failed("made/broken"),
        right("made/mended"),
        failed("made/breaks", Outcome.CRASHED),
        failed("made/wrong", Outcome.ACCURACY),
    ]
    return made_run(tmp_path / "after", records)


def test_a_run_equals_itself(cli: Cli, before: Path) -> None:
    result = cli("compare", before, before)
    assert (result.code, result.err) == (0, "")
    assert "no row is slower, newly wrong or newly failing (5 speeds compared)" in result.out
    assert "5 no difference (more than 2.4 % would have been called), 2 known failure" in result.out


def test_every_change_is_named_and_the_exit_code_is_1(cli: Cli, before: Path, after: Path) -> None:
    result = cli("compare", before, after, "--format", "json")
    assert result.code == 1
    rows = compared(result)
    verdicts = {name: row["speed"]["verdict"] for name, row in rows.items() if row["speed"]}
    assert verdicts == {"made/steady": "no difference", "made/slower": "worse", "made/faster": "better"}
    statuses = ["same", "same", "same", "known failure", "newly passing", "newly failing", "newly wrong"]
    assert {name: row["status"] for name, row in rows.items()} == dict(zip(SAMPLES, statuses, strict=True))
    assert {name for name, row in rows.items() if row["bad"]} == {"made/slower", "made/breaks", "made/wrong"}
    assert rows["made/slower"]["speed"]["time_ratio"] == pytest.approx(1.2)
    assert rows["made/slower"]["speed"]["regression"]
    steady = rows["made/steady"]["speed"]
    assert steady["least_difference"] == pytest.approx((steady["high"] / steady["low"]) ** 0.5 - 1)
    assert json.loads(result.out)["backends"][0]["least_difference"] == steady["least_difference"]
    assert json.loads(result.out)["compared_speeds"] == 3


def test_text_names_the_rows_that_got_worse(cli: Cli, before: Path, after: Path) -> None:
    result = cli("compare", before, after)
    assert result.code == 1
    last = result.out.splitlines()[-1]
    assert last.startswith("3 of 7 rows got worse: ")
    assert "made/slower on inductor:torch: slower by 20.0 %" in last
    assert "made to fail: CRASHED" in result.out
    assert "only on one side" not in result.out


def test_markdown_shows_changed_rows_and_folds_the_others(cli: Cli, before: Path, after: Path) -> None:
    out = cli("compare", before, after, "--format", "markdown").out
    assert out.startswith("### 3 of 7 rows got worse")
    changed, _, folded = out.partition("<details><summary>2 rows without a change</summary>")
    assert "made/slower" in changed
    assert "made/mended" in changed
    assert "made/steady" not in changed
    assert "made/steady" in folded


def test_junit_has_a_failure_for_every_bad_row(cli: Cli, before: Path, after: Path) -> None:
    root = ET.fromstring(cli("compare", before, after, "--format", "junit").out)
    (suite,) = root
    assert suite.attrib == {"name": "inductor:torch", "tests": "7", "failures": "3", "errors": "0", "skipped": "1"}
    kinds = {case.get("name"): [child.tag for child in case] for case in suite}
    assert kinds["made/slower"] == kinds["made/breaks"] == kinds["made/wrong"] == ["failure"]
    assert kinds["made/broken"] == ["skipped"]
    assert kinds["made/steady"] == kinds["made/mended"] == []


def test_the_threshold_decides_which_slower_rows_fail(cli: Cli, tmp_path: Path) -> None:
    old = made_run(tmp_path / "old", [right("made/a", error=0.002)])
    new = made_run(tmp_path / "new", [right("made/a", 2 / 1.04, error=0.002)])
    assert cli("compare", old, new).code == 0
    assert "worse, below the threshold" in cli("compare", old, new).out
    assert cli("compare", old, new, "--threshold", "3").code == 1
    assert cli("compare", old, new, "--threshold", "-1").code == 2


def test_a_change_within_the_aa_width_of_both_runs_is_no_difference(cli: Cli, tmp_path: Path) -> None:
    old, new = right("made/a"), right("made/a", 2 / 1.12)
    narrow = made_run(tmp_path / "narrow", [old]), made_run(tmp_path / "slower", [new])
    assert cli("compare", *narrow).code == 1
    wide = made_run(tmp_path / "wide", [new], controls=[control(0.2)])
    within = cli("compare", narrow[0], wide)
    assert within.code == 0
    assert "within the A/A width" in within.out
    # The A/A controls compare equal programs. If none of them is stable, the command uses the interval of the widest
    # unstable control. A slowdown within this interval must not be reported as a regression.
    noisy = made_run(tmp_path / "noisy", [new], controls=[control(0.3, stable=False)])
    result = cli("compare", narrow[0], noisy)
    assert result.code == 0
    assert "no A/A control is usable" in result.out


def test_the_intervals_are_corrected_for_the_number_of_rows(cli: Cli, tmp_path: Path) -> None:
    names = [f"made/{number}" for number in range(100)]
    old = made_run(tmp_path / "old", [right(name, error=0.012) for name in names])
    new = made_run(tmp_path / "new", [right(name, 2 / (1.08 if name == "made/7" else 1), 0.012) for name in names])
    alone_old = made_run(tmp_path / "alone_old", [right("made/7", error=0.012)])
    alone_new = made_run(tmp_path / "alone_new", [right("made/7", 2 / 1.08, 0.012)])
    assert cli("compare", alone_old, alone_new).code == 1
    assert cli("compare", old, new).code == 0


def test_a_row_of_one_process_shows_large_changes_only(cli: Cli, tmp_path: Path) -> None:
    old = made_run(tmp_path / "old", [right("made/a", error=0.001, processes=1)])
    small = made_run(tmp_path / "small", [right("made/a", 2 / 1.08, 0.001, processes=1)])
    large = made_run(tmp_path / "large", [right("made/a", 2 / 1.3, 0.001, processes=1)])
    assert cli("compare", old, small).code == 0
    result = cli("compare", old, large)
    assert result.code == 1
    assert "one process: large changes only" in result.out


@pytest.mark.parametrize(
    ("entries", "device", "reason"),
    [
        ({"asked": asked(threads=1)}, DEVICE, "threads 2 before, 1 after"),
        ({"asked": asked(reference="nope")}, DEVICE, "reference eager before, nope after"),
        ({}, DEVICE.model_copy(update={"machine_class": "another CPU, 4 cores"}), "machine cpu: a CPU, 2 cores before"),
    ],
)
def test_other_conditions_refuse_speed_and_compare_correctness(
    cli: Cli, before: Path, tmp_path: Path, entries: dict[str, Any], device: Any, reason: str
) -> None:
    same = [right("made/steady", device=device), right("made/slower", 1.0, device=device)]
    other = made_run(tmp_path / "other", same, **entries)
    result = cli("compare", before, other, "--format", "json")
    assert result.code == 3
    (gap,) = json.loads(result.out)["gaps"]
    assert reason in gap
    assert "--across-machines" in gap
    found = {name: (row["status"], row["speed"]) for name, row in compared(result).items()}
    assert found == dict.fromkeys(("made/steady", "made/slower"), ("same", None))
    assert cli("compare", before, other, "--correctness-only").code == 0
    across = cli("compare", before, other, "--across-machines", "--format", "json")
    assert across.code == 1
    assert all(any(reason in mark for mark in row["marks"]) for row in compared(across).values())
    text = cli("compare", before, other, "--across-machines").out
    assert text.count("ACROSS: ") == 2


def test_another_tolerance_policy_refuses_speed(cli: Cli, before: Path, tmp_path: Path) -> None:
    broken = failed("made/slower", Outcome.ACCURACY)
    strict = made_run(tmp_path / "strict", [right("made/steady", tolerance_judged=-6), broken])
    result = cli("compare", before, strict, "--format", "json")
    # The newly wrong row requires exit code 1, the speeds that cannot be compared require 3. The wrong row takes
    # precedence.
    assert result.code == 1
    assert "tolerance graphnet-ladder/1 at level -4 before" in json.loads(result.out)["gaps"][0]


def test_rows_that_do_not_name_their_machine_may_come_from_two_machines(cli: Cli, tmp_path: Path) -> None:
    nameless = {"machine": {}}
    old = made_run(tmp_path / "old", [right("made/a", device=None)], **nameless)
    new = made_run(tmp_path / "new", [right("made/a", 1.0, device=None)], **nameless)
    result = cli("compare", old, new, "--format", "json")
    assert result.code == 3
    assert "machine unknown before, unknown after" in json.loads(result.out)["gaps"][0]
    assert cli("compare", old, old).code == 0


def test_two_backends_of_one_run(cli: Cli, tmp_path: Path) -> None:
    fields = {"backend": "tvm", "flavour": "relax"}
    tvm = [right("made/a", 3.0, **fields), right("made/b", 1.5, **fields)]
    run = made_run(tmp_path / "run", [right("made/a"), right("made/b"), *tvm])
    result = cli("compare", run, "--before", "inductor", "--after", "tvm", "--format", "json")
    assert result.code == 1
    verdicts = {name: row["speed"]["verdict"] for name, row in compared(result).items()}
    assert verdicts == {"made/a": "better", "made/b": "worse"}
    assert cli("compare", run).code == 2
    assert cli("compare", run, "--before", "inductor").code == 2
    unknown = cli("compare", run, "--before", "inductr", "--after", "tvm")
    assert unknown.code == 2
    assert "did you mean 'inductor:torch'?" in unknown.err


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("inductor@./old/bin/python", "inductor"),
        ("inductor:torch@./old/bin/python", "inductor@local"),
        ("inductor:torch@{folder}/old/bin/python", "inductor:torch@local"),
    ],
)
def test_two_versions_in_one_run_are_named_as_bench_names_them(
    before: str, after: str, cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    old = right("made/a", where=str(tmp_path / "old" / "bin" / "python"))
    run = made_run(tmp_path / "run", [old, right("made/a", 1.0)])
    result = cli("compare", run, "--before", before.format(folder=tmp_path), "--after", after, "--format", "json")
    assert result.code == 1, result.err
    assert compared(result)["made/a"]["speed"]["verdict"] == "worse"


def test_two_interpreters_of_one_backend_are_a_pair(cli: Cli, tmp_path: Path) -> None:
    old = made_run(tmp_path / "old", [right("made/a", where="/old/bin/python")])
    new = made_run(tmp_path / "new", [right("made/a", 1.5, where="/new/bin/python")])
    result = cli("compare", old, new)
    assert result.code == 1
    assert "inductor:torch (/old/bin/python -> /new/bin/python)" in result.out


def test_accuracy_compile_time_and_memory_are_reported_and_do_not_fail(cli: Cli, tmp_path: Path) -> None:
    def accurate(known: bool) -> AccuracyGroup:
        return AccuracyGroup(policy="p/1", as_accurate_as_eager=known)

    old = made_run(tmp_path / "old", [right("made/a"), right("made/b", accuracy=accurate(known=True))])
    changed = {"compile_ns": 3_000_000_000, "peak_memory_bytes": 1 << 29}
    new = [right("made/a", tolerance_reached=-5, **changed), right("made/b", accuracy=accurate(known=False))]
    result = cli("compare", old, made_run(tmp_path / "new", new))
    assert result.code == 0
    assert "agrees from level -5 on, before from -6" in result.out
    assert "no longer as accurate as eager" in result.out
    assert "+200.0 %" in result.out
    assert "+100.0 %" in result.out


@pytest.mark.parametrize("flag", ["busy", "random"])
def test_speeds_that_must_not_be_summed_are_not_compared(cli: Cli, before: Path, tmp_path: Path, flag: str) -> None:
    other = made_run(tmp_path / "other", [right("made/slower", 1.0, flags=[flag])])
    result = cli("compare", before, other, "--format", "json")
    assert result.code == 3
    assert json.loads(result.out)["gaps"] == [f"the speed of no row could be compared: {flag} (1); measure again"]
    row = compared(result)["made/slower"]
    assert (row["speed"], row["speed_not_compared"]) == (None, flag)
    assert cli("compare", before, other, "--correctness-only").code == 0
    assert cli("compare", other, other).code == 0
    # If the speed of at least one row can be compared, the exit code is 0.
    some = made_run(tmp_path / "some", [right("made/slower", 1.0, flags=[flag]), right("made/steady")])
    assert cli("compare", before, some).code == 0


def test_samples_of_one_side_and_samples_with_other_files_are_named(cli: Cli, tmp_path: Path) -> None:
    old = made_run(tmp_path / "old", [right("made/a"), right("made/gone"), right("made/edited", sample_hash="1")])
    new = made_run(tmp_path / "new", [right("made/a"), right("made/new"), right("made/edited", 1.0, sample_hash="2")])
    result = cli("compare", old, new)
    assert result.code == 0
    assert "only in the earlier run: made/gone" in result.out
    assert "only in the later run: made/new" in result.out
    assert "not compared because the sample's files differ: made/edited" in result.out


def test_missing_rows_are_said_and_give_exit_code_3(cli: Cli, before: Path, tmp_path: Path) -> None:
    short = made_run(tmp_path / "short", [right("made/steady")], planned_rows=7)
    result = cli("compare", before, short)
    assert result.code == 3
    assert f"6 planned rows of {short} are missing; ./graphnet bench --resume {short} measures them" in result.out


def test_rows_that_no_compiler_had_give_exit_code_3(cli: Cli, before: Path, tmp_path: Path) -> None:
    lost = made_run(tmp_path / "lost", [failed("made/steady", Outcome.BACKEND_UNAVAILABLE)])
    result = cli("compare", before, lost)
    assert result.code == 3
    assert "no row was tested on both sides" in result.out


def test_runs_without_a_common_row_are_refused(cli: Cli, before: Path, tmp_path: Path) -> None:
    other = made_run(tmp_path / "other", [right("made/other")])
    backend = made_run(tmp_path / "backend", [right("made/steady", backend="tvm")])
    for run in (other, backend):
        result = cli("compare", before, run)
        assert (result.code, result.out) == (2, "")
        assert "have no row in common" in result.err
    assert cli("compare", before, backend, "--before", "inductor", "--after", "tvm").code == 0


def test_a_run_of_another_schema_is_refused(cli: Cli, before: Path, tmp_path: Path) -> None:
    newer = made_run(tmp_path / "newer", [right("made/steady")], schema=99)
    result = cli("compare", before, newer)
    assert result.code == 2
    assert "was written by another version of graphnet (schema 99; this version reads 1)" in result.err
    rows = made_run(tmp_path / "rows", [right("made/steady", schema=7), right("made/other")])
    said = "it has schema 7, and this version of graphnet reads schema 1; it is left out"
    assert said in cli("compare", rows, rows).err


def test_a_run_that_is_being_written_or_holds_no_row_is_refused(cli: Cli, before: Path, tmp_path: Path) -> None:
    store = RunStore.open(before)
    store.lock()
    try:
        assert "a command is writing" in cli("compare", before, before).err
    finally:
        store.unlock()
    empty = made_run(tmp_path / "empty", [])
    result = cli("compare", before, empty)
    assert result.code == 2
    assert "holds no rows" in result.err
    assert cli("compare", before, tmp_path / "nowhere").code == 2
    (before / "run.json").write_text('{"asked": ')
    damaged = cli("compare", before, before)
    assert damaged.code == 2
    assert "run.json cannot be read" in damaged.err


def test_a_last_line_that_was_cut_loses_only_its_row(cli: Cli, before: Path, after: Path) -> None:
    file = after / "results.jsonl"
    file.write_bytes(file.read_bytes()[:-20])
    result = cli("compare", before, after, "--format", "json")
    assert "made/wrong" not in compared(result)
    assert "made/breaks" in compared(result)


def test_an_impossible_speedup_is_refused(cli: Cli, before: Path, tmp_path: Path) -> None:
    other = made_run(tmp_path / "other", [right("made/steady"), right("made/slower")])
    text = (other / "results.jsonl").read_text().splitlines()
    row = json.loads(text[0]) | {"speedup": {"ratio": 0.0, "low": 0.0, "high": 0.0}}
    (other / "results.jsonl").write_text("\n".join([json.dumps(row), *text[1:]]) + "\n")
    result = cli("compare", before, other, "--format", "json")
    assert result.code == 2
    assert "the row of made/steady on inductor:torch has speedup 0.0, which cannot be a measurement" in result.err


def test_every_pair_of_outcomes_has_a_status() -> None:
    for before, after in itertools.product(Outcome, repeat=2):
        found = status_of(before, after)
        if before is after:
            assert found in (Status.same, Status.known_failure, Status.not_compared)
        if found in (Status.newly_wrong, Status.newly_failing):
            assert after.traits.counts
    # A change from a failure to wrong outputs is a change for the worse: a user notices a failure, but not wrong
    # outputs.
    assert status_of(Outcome.COMPILE_ERROR, Outcome.ACCURACY) is Status.newly_wrong
    assert status_of(Outcome.ACCURACY, Outcome.COMPILE_ERROR) is Status.fails_differently
    assert status_of(Outcome.OK, Outcome.WORKER_LOST) is Status.not_compared
