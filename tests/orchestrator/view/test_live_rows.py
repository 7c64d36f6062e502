"""Tests of the rows and the state of a run that a page shows while the run is being measured."""

from __future__ import annotations

import fcntl
import json
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest
from run_files import add, line, make_run, replace, row

from graphnet.errors import StorageError
from graphnet.outcomes import Outcome
from graphnet.runs.store import RunStore
from graphnet.view.rows import LiveRows, cells
from graphnet.view.runs import LiveRun, RunList, identifier
from graphnet.view.state import Phase, is_being_written, progress_of


def test_a_row_of_a_retried_job_replaces_the_row_before(tmp_path: Path) -> None:
    run = make_run(tmp_path / "run", row("a"), row("b", Outcome.WORKER_LOST))
    rows = LiveRows(run)
    assert [one["outcome"] for one in rows.step().rows] == ["OK", "WORKER_LOST"]
    assert rows.finished == 1
    add(run, line(row("b")) + line(row("b", Outcome.CANCELLED)))
    # A row that is to be retried never replaces a finished row (see runs.heads.counting).
    assert [one["outcome"] for one in rows.step().rows] == ["OK"]
    assert rows.finished == 2
    assert rows.groups == {"xla:torch": {"right": 2}}
    assert {(head.sample, head.outcome) for head in RunStore(run).heads()} == {("a", "OK"), ("b", "OK")}


def test_a_resumed_run_begins_anew(tmp_path: Path) -> None:
    run = make_run(tmp_path / "run", row("a"), row("b", Outcome.CANCELLED))
    rows = LiveRows(run)
    rows.step()
    replace(run, line(row("a")))
    change = rows.step()
    assert change.begins
    assert [one["sample"] for one in change.rows] == ["a"]
    assert rows.groups == {"xla:torch": {"right": 1}}


def test_lines_that_are_not_rows_are_counted(tmp_path: Path) -> None:
    run = make_run(tmp_path / "run", row("a"))
    add(run, b'{"sample": 1}\n\xff\xfe\nnull\n' + line(row("b")))
    rows = LiveRows(run)
    assert [one["sample"] for one in rows.step().rows] == ["a", "b"]
    assert rows.unreadable == 3


def test_cells_have_no_speedup_of_a_wrong_row_and_no_long_or_hidden_text() -> None:
    hostile = row("a\x1b[31m\u202e" + "b" * 10**5, Outcome.ACCURACY, message="x\ny" * 10**5, flags=["f\0"])
    shown = cells(hostile)
    assert shown["speedup"] is None
    assert shown["sample"].startswith(r"a\x1b[31m\u202eb")
    assert max(len(shown["sample"]), len(shown["message"])) <= 300
    assert shown["flags"] == [r"f\x00"]
    assert cells(row("a"))["speedup"] == pytest.approx([2.0, 1.9, 2.1])


def test_the_phase_follows_the_lock_and_the_rows(tmp_path: Path) -> None:
    run = make_run(tmp_path / "run", row("a"))
    assert progress_of(run, {"planned_rows": 3}, 1).phase is Phase.stopped
    assert progress_of(run, {"planned_rows": 1}, 1).phase is Phase.complete
    assert progress_of(run, {}, 1).phase is Phase.unknown
    store = RunStore.open(run)
    store.lock()
    assert progress_of(run, {"planned_rows": 3}, 1).phase is Phase.running
    store.unlock()
    assert not is_being_written(run)


def test_looking_at_the_lock_never_takes_it(tmp_path: Path) -> None:
    run = make_run(tmp_path / "run")
    store = RunStore.open(run)
    store.lock()
    store.unlock()
    held = os.open(run / ".lock", os.O_RDWR)
    fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    before = Path("/proc/locks").read_text().count(f":{os.fstat(held).st_ino} ")
    assert is_being_written(run)
    assert Path("/proc/locks").read_text().count(f":{os.fstat(held).st_ino} ") == before == 1
    os.close(held)


def test_the_estimate_is_the_mean_time_per_row_since_the_run_was_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = make_run(tmp_path / "run", row("a"))
    RunStore.open(run).lock()
    begun = 1_700_000_000
    session = {"started": datetime.fromtimestamp(begun, UTC).isoformat(), "rows_before": 10}
    os.utime(run / "results.jsonl", (begun + 100, begun + 100))
    monkeypatch.setattr("graphnet.view.state.time.time", lambda: begun + 104.0)
    # 10 rows took 100 s. 6 rows are left, and the measurement of the first of these began 4 s ago.
    assert progress_of(run, {"planned_rows": 26, "session": session}, 20).left_s == pytest.approx(6 * 10 - 4)
    assert progress_of(run, {"planned_rows": 26, "session": session}, 11).left_s is None
    assert progress_of(run, {"planned_rows": 26}, 20).left_s is None
    assert progress_of(run, {"planned_rows": 26, "session": {"started": 3, "rows_before": []}}, 20).left_s is None


def test_runs_are_found_below_the_folder_and_links_are_not_followed(tmp_path: Path) -> None:
    root = tmp_path / "root"
    make_run(root / "one")
    make_run(root / "deep" / "er" / "two")
    make_run(root / "one" / "artifacts" / "no-run-of-its-own")
    make_run(root / "1" / "2" / "3" / "too-deep")
    make_run(tmp_path / "outside")
    (root / "link").symlink_to(tmp_path / "outside")
    (root / "circle").symlink_to(root)
    assert sorted(map(RunList(root).name, RunList(root).find().values())) == ["deep/er/two", "one"]
    assert list(RunList(root / "one").find()) == [identifier(Path("."))]
    assert RunList(root / "one").name(root / "one") == "one"


@pytest.mark.parametrize("content", ["", "[]", "{", '"text"'])
def test_a_damaged_run_is_an_error_of_one_sentence(tmp_path: Path, content: str) -> None:
    run = make_run(tmp_path / "run")
    (run / "run.json").write_text(content)
    live = LiveRun(run, "run")
    live.step()
    with pytest.raises(StorageError, match=r"run\.json"):
        live.state()


def test_entries_of_a_wrong_type_are_left_out(tmp_path: Path) -> None:
    run = make_run(tmp_path / "run", row("a"))
    (run / "run.json").write_text(json.dumps({"asked": [], "planned_rows": "many", "started": 5}))
    live = LiveRun(run, "run")
    live.step()
    state = live.state()
    assert (state["phase"], state["planned"], state["started"], state["device"]) == ("unknown", None, "", "")
