"""Tests of ``graphnet baseline write`` and ``graphnet bench --baseline``."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from compare_kit import failed, made_run, right
from fake_worker import FakeWorker, Script
from kit import Cli, MakeWorker, Result

from graphnet.cli.baseline import code_with_baseline
from graphnet.errors import ExitCode, StorageError, UsageError
from graphnet.outcomes import Outcome
from graphnet.runs.store import RunStore
from graphnet.scores.compare.baseline import Baseline, BaselineCheck, CheckedRow, require_same_conditions
from graphnet.scores.compare.status import Status
from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode

Bench = Callable[..., Result]

RIGHT, WRONG = Script(), Script(outputs=[])
FAILS = Script(outcome=messages.Outcome(OutcomeCode.COMPILE_ERROR, message="made to fail"))


@pytest.fixture
def reference(make_worker: MakeWorker) -> FakeWorker:
    return make_worker("eager")


def by_sample(a: Script, b: Script) -> Callable[[messages.Start], Script]:
    """Return a fake worker's answers: script ``a`` for the sample made/a, and script ``b`` for every other sample."""
    return lambda start: a if start.sample.endswith("a") else b


@pytest.fixture
def file(bench: Bench, make_worker: MakeWorker, reference: FakeWorker, cli: Cli, tmp_path: Path) -> Path:
    """A baseline in which made/a fails on inductor, and made/b is right."""
    bench(reference, make_worker("inductor", by_sample(FAILS, RIGHT)), extra=("--out", tmp_path / "expected"))
    result = cli("baseline", "write", tmp_path / "expected", tmp_path / "baseline.json")
    assert (result.code, result.err) == (0, "")
    return tmp_path / "baseline.json"


@pytest.fixture
def check(bench: Bench, make_worker: MakeWorker, reference: FakeWorker, file: Path) -> Bench:
    """``check("inductor", script, option, ...)`` runs a backend, and compares its rows with the baseline."""

    def run(backend: str, script: Any = RIGHT, *options: object) -> Result:
        return bench(reference, make_worker(backend, script), extra=("--baseline", file, *options))

    return run


def test_a_baseline_has_one_row_per_line(file: Path) -> None:
    lines = file.read_text().splitlines()
    head = {"graphnet_baseline": 1, "device_type": "cpu", "tolerance": -4, "rows": []}
    assert json.loads(lines[0] + "]}") == head
    rows = [json.loads(line.rstrip(",")) for line in lines[1:-1]]
    assert [(row["sample"], row["outcome"]) for row in rows] == [("made/a", "COMPILE_ERROR"), ("made/b", "OK")]
    # The baseline must not contain the fake worker's address, which is of no use on another machine.
    assert {row["where"] for row in rows} == {"local"}


@pytest.mark.parametrize(
    ("a", "b", "code", "said"),
    [
        (FAILS, RIGHT, 0, "2 rows compared: 1 known failure"),
        (RIGHT, RIGHT, 0, "newly passing: made/a on inductor:torch"),
        (FAILS, FAILS, 1, "newly failing: made/b on inductor:torch"),
        (WRONG, RIGHT, 1, "newly wrong: made/a on inductor:torch"),
    ],
)
def test_known_failures_are_expected_and_changes_are_named(
    check: Bench, a: Script, b: Script, code: int, said: str
) -> None:
    result = check("inductor", by_sample(a, b), "--fail-on", "wrong,COMPILE_ERROR")
    assert result.code == code
    assert said in result.err


def test_a_newly_passing_row_says_how_to_update_the_baseline(
    check: Bench, cli: Cli, file: Path, tmp_path: Path
) -> None:
    result = check("inductor", RIGHT, "--out", tmp_path / "now", "--format", "json")
    command = f"graphnet baseline write {tmp_path / 'now'} {file}"
    assert command in result.err
    assert len(result.rows) == 2
    assert cli(*command.split()[1:]).code == 0
    assert "2 rows compared, all as expected" in check("inductor").err


def test_a_wrong_row_that_the_baseline_does_not_have_fails_as_without_one(check: Bench) -> None:
    result = check("nope", WRONG)
    assert result.code == 1
    assert "2 not in the baseline" in result.err


def test_a_baseline_of_other_conditions_or_no_baseline_is_refused_before_anything_is_measured(
    cli: Cli, file: Path, tmp_path: Path
) -> None:
    other = cli("bench", "--baseline", file, "--tolerance", "-5", "--device", "cpu", "--out", tmp_path / "run")
    assert other.code == 2
    assert "is a baseline for tolerance -4, and this run has -5" in other.err
    for text, reason in (
        ("{", "is no baseline"),
        ("[]", "is no baseline"),
        ('{"graphnet_baseline": 2}', "newer version"),
        ('{"graphnet_baseline": 1, "device_type": "cpu", "tolerance": -4, "rows": [{"sample": 1}]}', "is no baseline"),
    ):
        file.write_text(text)
        result = cli("bench", "--baseline", file, "--device", "cpu", "--out", tmp_path / "run")
        assert result.code == 2
        assert reason in result.err
    missing = cli("bench", "--baseline", tmp_path / "nowhere.json", "--device", "cpu")
    assert missing.code == 2
    assert "cannot be read" in missing.err
    assert not (tmp_path / "run").exists()


def test_writing_replaces_a_baseline_and_nothing_else(cli: Cli, tmp_path: Path) -> None:
    run = made_run(tmp_path / "run", [right("made/a"), failed("made/b", Outcome.WORKER_LOST)])
    target = tmp_path / "notes.txt"
    target.write_text("my notes")
    refused = cli("baseline", "write", run, target)
    assert refused.code == 2
    assert target.read_text() == "my notes"
    written = cli("baseline", "write", run, tmp_path / "b.json")
    assert written.code == 0
    assert "1 row left out" in written.err
    assert cli("baseline", "write", run, tmp_path / "b.json").code == 0
    assert cli("baseline", "write", run, tmp_path / "no" / "b.json").code == 2
    lost = made_run(tmp_path / "lost", [failed("made/b", Outcome.WORKER_LOST)])
    assert "no row of" in cli("baseline", "write", lost, tmp_path / "b.json").err


def test_a_slower_backend_is_found_by_bench_and_compare(
    bench: Bench, make_worker: MakeWorker, reference: FakeWorker, cli: Cli, tmp_path: Path
) -> None:
    ms = 1_000_000
    bench(reference, make_worker("inductor", Script(trial_ns=ms)), extra=("--out", tmp_path / "old"))
    slow = by_sample(Script(trial_ns=13 * ms // 10), Script(trial_ns=ms))
    bench(reference, make_worker("inductor", slow), extra=("--out", tmp_path / "new"))
    found = cli("compare", tmp_path / "old", tmp_path / "new")
    assert found.code == 1, found.out
    assert "1 of 2 rows got worse: made/a on inductor:torch" in found.out
    assert "slower by 30.0 %" in found.out
    assert cli("compare", tmp_path / "new", tmp_path / "new").code == 0


def test_a_baseline_that_matches_no_row_fails(check: Bench) -> None:
    result = check("nope")
    assert result.code == 2
    assert "nothing was checked, because" in result.err


def test_a_sample_whose_files_changed_is_no_verdict_on_the_compiler(check: Bench, file: Path) -> None:
    first, *rows, last = file.read_text().splitlines()
    changed = [json.loads(row.rstrip(",")) for row in rows]
    assert all(row["sample_hash"] for row in changed)
    changed[1]["sample_hash"] = "of other files"
    file.write_text("\n".join([first, ",\n".join(map(json.dumps, changed)), last]))
    result = check("inductor", FAILS)
    assert result.code == 0
    assert "1 row compared: 1 known failure, 1 not compared because the sample's files changed" in result.err
    # A baseline of an imported run has no hashes. So changed files cannot be detected, and every row is compared.
    for row in changed:
        del row["sample_hash"]
    file.write_text("\n".join([first, ",\n".join(map(json.dumps, changed)), last]))
    result = check("inductor", FAILS)
    assert result.code == 1
    assert "newly failing: made/b" in result.err


def test_a_row_that_was_right_and_is_not_judged_gives_exit_code_3(check: Bench) -> None:
    compiled = Script(outcome=messages.Outcome(OutcomeCode.COMPILED_NOT_RUN, message="made without a device"))
    result = check("inductor", by_sample(FAILS, compiled))
    assert result.code == 3, result.err
    assert "not compared: made/b on inductor:torch" in result.err
    assert "COMPILED_NOT_RUN, expected OK" in result.err


@pytest.mark.parametrize(
    ("bad", "code", "rows", "expected"),
    [
        (True, ExitCode.UNAVAILABLE, True, ExitCode.CHECK_FAILED),
        (False, ExitCode.UNAVAILABLE, False, ExitCode.UNAVAILABLE),
        (False, ExitCode.CHECK_FAILED, False, ExitCode.CHECK_FAILED),
        (False, ExitCode.OK, False, ExitCode.USAGE),
        (False, ExitCode.OK, True, ExitCode.OK),
    ],
)
def test_a_bad_row_counts_more_than_an_unavailable_backend(
    tmp_path: Path, bad: bool, code: ExitCode, rows: bool, expected: ExitCode
) -> None:
    run = made_run(tmp_path / "run", [right("made/a")])
    (head,) = RunStore.open(run).heads()
    status = Status.newly_failing if bad else Status.same
    checked = BaselineCheck((CheckedRow(head, Outcome.OK, status),) if rows else (), 0, 0)
    assert code_with_baseline(checked, code) is expected


def test_the_baseline_is_checked_even_if_the_history_cannot_be_written(
    check: Bench, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise StorageError("the disk is full")

    monkeypatch.setattr("graphnet.history.add.add_run", fails)
    result = check("inductor", FAILS, "--history", file.with_name("days.sqlite"))
    assert result.code == 1
    assert "newly failing: made/b on inductor:torch" in result.err
    assert "is not in the history: the disk is full" in result.err


def test_a_baseline_of_a_run_that_is_not_complete(cli: Cli, tmp_path: Path) -> None:
    target = tmp_path / "b.json"
    half = made_run(tmp_path / "half", [right("made/a")], planned_rows=3)
    written = cli("baseline", "write", half, target)
    assert written.code == 0
    assert f"2 planned rows of {half} were not measured" in written.err
    newer = cli("baseline", "write", made_run(tmp_path / "newer", [right("made/a")], schema=99), tmp_path / "c.json")
    assert newer.code == 2
    assert "another version of graphnet (schema 99" in newer.err
    store = RunStore.open(half)
    store.lock()
    try:
        assert "a command is writing" in cli("baseline", "write", half, tmp_path / "c.json").err
    finally:
        store.unlock()
    assert not (tmp_path / "c.json").exists()


def test_a_damaged_baseline_says_what_to_do(cli: Cli, tmp_path: Path) -> None:
    run = made_run(tmp_path / "run", [right("made/a")])
    target = tmp_path / "b.json"
    target.write_text('{"graphnet_baseline": 1, "device_type": "cpu", "tolerance": Infinity, "rows": []}')
    refused = cli("baseline", "write", run, target)
    assert refused.code == 2
    assert "remove it first" in refused.err
    assert cli("bench", "--baseline", target, "--device", "cpu").code == 2
    long = cli("baseline", "write", run, tmp_path / ("b" * 300))
    assert long.code == 2
    assert "cannot be written" in long.err


def test_a_baseline_of_another_type_of_device_is_refused(tmp_path: Path) -> None:
    baseline = Baseline("cuda", -4, {})
    require_same_conditions(tmp_path, baseline, "cuda", -4)
    with pytest.raises(UsageError, match="is a baseline for device cuda, and this run has cpu"):
        require_same_conditions(tmp_path, baseline, "cpu", -4)
