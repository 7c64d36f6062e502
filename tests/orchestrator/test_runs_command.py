"""Tests of `graphnet runs`: listing and naming runs, finding runs by name, and removing runs but no other files."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from kit import Cli

from graphnet.runs.listing import RunState, describe, is_being_written
from graphnet.runs.store import RunStore

KEPT = Path(__file__).parent / "kept_run" / "plain"
MakeRun = Callable[..., Path]


@pytest.fixture
def make_run(tmp_path: Path) -> MakeRun:
    """``make_run("first", days=3)`` makes the run graphnet-runs/first, which began three days ago."""

    def make(folder_name: str, days: float = 0, **changes: Any) -> Path:
        folder = Path(shutil.copytree(KEPT, tmp_path / "graphnet-runs" / folder_name))
        started = (datetime.now(UTC) - timedelta(days=days)).isoformat()
        path = folder / "run.json"
        path.write_text(json.dumps(json.loads(path.read_text()) | {"started": started, "planned_rows": 4} | changes))
        return folder

    return make


def drop_last_row(folder: Path) -> None:
    results = folder / "results.jsonl"
    results.write_text("".join(line + "\n" for line in results.read_text().splitlines()[:-1]))


def test_runs_are_listed_the_oldest_first(cli: Cli, make_run: MakeRun) -> None:
    make_run("b", days=1)
    make_run("a", days=2, name="before-the-change")
    drop_last_row(make_run("c"))
    listed = cli("runs", "list", "--format", "json").json["runs"]
    assert [(run["run"], run["name"], run["state"], run["rows"]) for run in listed] == [
        ("graphnet-runs/a", "before-the-change", "complete", 4),
        ("graphnet-runs/b", None, "complete", 4),
        ("graphnet-runs/c", None, "partial", 3),
    ]
    assert listed[0]["outcomes"] == {"OK": 2, "COMPILE_ERROR": 1, "ACCURACY": 1}
    text = cli("runs").out
    assert "before-the-change" in text
    assert "3 of 4" in text


@pytest.mark.parametrize("width", ["60", "200"])
def test_a_list_fits_the_terminal(cli: Cli, make_run: MakeRun, monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    make_run("20261122-100247-637", name="before-the-change")
    text = cli("runs").out
    assert max(map(len, text.splitlines())) <= int(width)
    assert "complete" in text


def test_a_run_that_cannot_be_read_is_listed_with_its_problem(cli: Cli, make_run: MakeRun) -> None:
    (make_run("broken") / "run.json").write_text("{")
    result = cli("runs", "list", "--format", "json")
    assert [run["state"] for run in result.json["runs"]] == ["unreadable"]
    assert "run.json cannot be read" in result.json["runs"][0]["problem"]
    assert "run.json cannot be read" in cli("runs").err


def test_a_run_that_is_being_written_says_so(make_run: MakeRun) -> None:
    store = RunStore.open(make_run("a"))
    store.lock()
    assert describe(store.folder).state is RunState.running
    store.unlock()
    assert describe(store.folder).state is RunState.complete


def test_looking_at_the_lock_never_takes_it(make_run: MakeRun) -> None:
    run = make_run("a")
    held = os.open(run / ".lock", os.O_RDWR | os.O_CREAT)
    fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    before = Path("/proc/locks").read_text().count(f":{os.fstat(held).st_ino} ")
    assert is_being_written(run)
    assert Path("/proc/locks").read_text().count(f":{os.fstat(held).st_ino} ") == before == 1
    os.close(held)
    assert not is_being_written(run)


def test_a_folder_that_does_not_exist_or_is_empty(cli: Cli, tmp_path: Path) -> None:
    refused = cli("runs")
    assert (refused.code, "graphnet-runs is not a folder" in refused.err) == (2, True)
    (tmp_path / "graphnet-runs").mkdir()
    assert cli("runs").out == "no runs\n"


def test_a_named_run_is_found_by_its_name(cli: Cli, make_run: MakeRun) -> None:
    folder = make_run("a")
    before = json.loads((folder / "run.json").read_text())
    assert cli("runs", "name", "graphnet-runs/a", "baseline").code == 0
    for typed in ("baseline", "a", "graphnet-runs/a"):
        assert cli("show", typed, "--format", "json").json["run"] == "graphnet-runs/a"
    assert cli("runs", "name", "baseline", "--remove").code == 0
    assert json.loads((folder / "run.json").read_text()) == before
    assert cli("show", "baseline").code == 2


def test_a_name_is_refused_if_another_run_has_it(cli: Cli, make_run: MakeRun) -> None:
    make_run("a", name="baseline")
    make_run("b")
    for taken in ("baseline", "a"):
        refused = cli("runs", "name", "graphnet-runs/b", taken)
        assert (refused.code, "has the name" in refused.err) == (2, True)
    # A run may be given the name that it already has.
    assert cli("runs", "name", "graphnet-runs/a", "baseline").code == 0


def test_a_run_that_is_being_written_is_neither_named_nor_removed(cli: Cli, make_run: MakeRun) -> None:
    store = RunStore.open(make_run("a"))
    store.lock()
    try:
        assert cli("runs", "name", "graphnet-runs/a", "baseline").code == 2
        refused = cli("runs", "prune", "graphnet-runs/a", "--yes")
        assert (refused.code, "a command is writing" in refused.err) == (1, True)
    finally:
        store.unlock()
    assert (store.folder / "run.json").is_file()


def test_prune_lists_first_and_removes_with_yes(cli: Cli, make_run: MakeRun) -> None:
    folders = [make_run(name, days) for name, days in (("old", 40), ("older", 50), ("new", 1))]
    listed = cli("runs", "prune", "--older-than", 30)
    assert "would remove 2 runs" in listed.out
    assert all(folder.is_dir() for folder in folders)
    removed = cli("runs", "prune", "--older-than", 30, "--yes", "--format", "json").json
    assert [run["run"] for run in removed["removed"]] == ["graphnet-runs/older", "graphnet-runs/old"]
    assert [folder.is_dir() for folder in folders] == [False, False, True]


def test_the_newest_runs_and_named_runs_are_kept(cli: Cli, make_run: MakeRun) -> None:
    make_run("a", days=3, name="baseline")
    for name, days in (("b", 2), ("c", 1), ("d", 0)):
        make_run(name, days)
    chosen = cli("runs", "prune", "--keep", 1, "--format", "json").json["would_remove"]
    assert [run["run"] for run in chosen] == ["graphnet-runs/b", "graphnet-runs/c"]
    # `runs prune` removes a named run only if the command line gives its name.
    chosen = cli("runs", "prune", "baseline", "--format", "json").json["would_remove"]
    assert [run["run"] for run in chosen] == ["graphnet-runs/a"]


def test_partial_runs_can_be_chosen(cli: Cli, make_run: MakeRun) -> None:
    make_run("whole")
    drop_last_row(make_run("part"))
    chosen = cli("runs", "prune", "--partial", "--format", "json").json["would_remove"]
    assert [run["run"] for run in chosen] == ["graphnet-runs/part"]


def test_a_folder_without_run_json_is_never_removed(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "graphnet-runs" / "notes"
    folder.mkdir(parents=True)
    (folder / "results.jsonl").write_text("")
    assert cli("runs", "prune", "--keep", 0, "--yes").code == 0
    refused = cli("runs", "prune", "graphnet-runs/notes", "--yes")
    assert (refused.code, "holds no run" in refused.err) == (2, True)
    assert (folder / "results.jsonl").is_file()


@pytest.mark.parametrize("foreign", ["notes.txt", "samples/mine/model.py", ".git/HEAD", "run.json.old"])
def test_a_folder_with_anything_else_is_not_removed(cli: Cli, make_run: MakeRun, foreign: str) -> None:
    folder = make_run("a")
    path = folder / foreign
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("mine")
    refused = cli("runs", "prune", "--keep", 0, "--yes")
    assert (refused.code, "is not part of a run" in refused.err) == (1, True)
    assert path.read_text() == "mine"
    assert (folder / "run.json").is_file()


def test_the_samples_that_bench_extracted_are_part_of_the_run(cli: Cli, make_run: MakeRun) -> None:
    folder = make_run("a", command=["graphnet", "bench", "--model", "mine.py:build"])
    (folder / "samples" / "mine").mkdir(parents=True)
    assert cli("runs", "prune", "a", "--yes").code == 0
    assert not folder.exists()


def test_a_link_to_a_run_is_not_followed(cli: Cli, make_run: MakeRun, tmp_path: Path) -> None:
    folder = make_run("a")
    elsewhere = tmp_path / "elsewhere"
    folder.rename(elsewhere)
    folder.symlink_to(elsewhere)
    refused = cli("runs", "prune", "graphnet-runs/a", "--yes")
    assert (refused.code, "is a link" in refused.err) == (1, True)
    assert (elsewhere / "run.json").is_file()


def test_links_inside_a_run_are_removed_and_not_followed(cli: Cli, make_run: MakeRun, tmp_path: Path) -> None:
    folder = make_run("a")
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "file").write_text("mine")
    (folder / "artifacts").symlink_to(mine)
    assert cli("runs", "prune", "a", "--yes").code == 0
    assert not folder.exists()
    assert (mine / "file").read_text() == "mine"


def test_runs_and_options_cannot_both_choose(cli: Cli, make_run: MakeRun) -> None:
    make_run("a")
    for arguments in ((), ("a", "--keep", 0)):
        assert cli("runs", "prune", *arguments).code == 2


def test_a_merged_run_has_no_name_and_no_number_of_planned_rows(cli: Cli, make_run: MakeRun) -> None:
    make_run("a", name="baseline", planned_rows=2)
    merged = cli("merge", "baseline", "--out", "graphnet-runs/all", "--format", "json")
    assert merged.code == 0, merged.err
    listed = {run["run"]: run for run in cli("runs", "list", "--format", "json").json["runs"]}
    assert (listed["graphnet-runs/all"]["name"], listed["graphnet-runs/all"]["planned_rows"]) == (None, None)
    assert listed["graphnet-runs/a"]["name"] == "baseline"
