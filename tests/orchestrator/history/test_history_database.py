"""Tests of a history in SQLite and PostgreSQL: adding runs, concurrent writers, killed writers, and what is refused."""

from __future__ import annotations

import json
import multiprocessing
import os
import shutil
import signal
from pathlib import Path
from typing import Any

import pytest
from history_kit import day_row, failed_row, opened, run_of
from sqlalchemy import event, insert, update

from graphnet.errors import StorageError
from graphnet.history import add as add_module
from graphnet.history.add import add_run
from graphnet.history.tables import ROWS, VERSION, VERSIONS
from graphnet.history.text import runs_answer, trend_answer
from graphnet.history.trends import Choice, read_runs, read_trends
from graphnet.outcomes import Outcome
from graphnet.runs.store import RunStore

WRITERS = 10
#: The time limit for a process of a test, in seconds. If the process takes longer, the test fails.
LIMIT_S = 60
EVERY = Choice()


def rows_of(day: int, count: int = 5) -> list[Any]:
    return [day_row(1.0 + number / 10, day, sample=f"made/{number}") for number in range(count)]


def counts(address: str) -> dict[str, int]:
    return {run.started[:10]: sum(run.outcomes.values()) for run in read_runs(opened(address))}


def test_a_run_is_added_once(database: str, tmp_path: Path) -> None:
    run = run_of(tmp_path / "run", 0, rows_of(0))
    shutil.copytree(run, tmp_path / "copy")
    history = opened(database)
    first, second = add_run(history, run), add_run(history, tmp_path / "copy")
    assert (first.new, first.replaced, first.known) == (5, 0, 0)
    assert (second.new, second.replaced, second.known) == (0, 0, 5)
    assert counts(database) == {"2026-09-01": 5}
    (trend,) = [one for one in read_trends(history, EVERY, 0.0) if one.sample == "made/3"]
    (point,) = trend.points
    assert (point.speedup, point.low, point.high) == (1.3, 1.3 * 0.99, 1.3 * 1.01)
    assert point.environment == {"python": "3.11.7", "torch": "2.9.0"}


def test_rows_of_a_resumed_run_are_added_and_replaced(database: str, tmp_path: Path) -> None:
    early = run_of(tmp_path / "run", 0, [failed_row(Outcome.CANCELLED), day_row(2.0, sample="made/b")])
    shutil.copytree(early, tmp_path / "early")
    history = opened(database)
    add_run(history, early)
    store = RunStore.open(early)
    store.append(day_row(3.0))
    store.append(day_row(4.0, sample="made/c"))
    store.write_run(store.read_run() | {"ended": "2026-09-02T00:00:00+00:00"})
    resumed = add_run(history, early)
    assert (resumed.new, resumed.replaced, resumed.known) == (1, 1, 1)
    # The copy was made before the run was resumed, so the copy's row must not replace the newer row.
    assert add_run(history, tmp_path / "early").replaced == 0
    found = {one.sample: one.points[-1].speedup for one in read_trends(history, EVERY, 0.0)}
    assert found == {"made/a": 3.0, "made/b": 2.0, "made/c": 4.0}


def test_rows_of_a_merged_run_count_once(database: str, tmp_path: Path) -> None:
    rows = rows_of(0)
    part = run_of(tmp_path / "part", 0, rows)
    merged = run_of(tmp_path / "merged", 0, rows)
    store = RunStore.open(merged)
    store.write_run(store.read_run() | {"merged": [{"folder": "part", "machine": store.read_run()["machine"]}]})
    history = opened(database)
    add_run(history, part)
    assert add_run(history, merged).new == 5
    assert {len(one.points) for one in read_trends(history, EVERY, 0.0)} == {1}


def _write(address: str, runs: list[Path], barrier: Any) -> None:
    barrier.wait(LIMIT_S)
    history = opened(address)
    for run in runs:
        add_run(history, run)


def test_ten_writers_at_once_lose_nothing(database: str, tmp_path: Path) -> None:
    shared = run_of(tmp_path / "shared", 100, rows_of(100))
    own = [run_of(tmp_path / f"run-{day}", day, rows_of(day)) for day in range(WRITERS)]
    context = multiprocessing.get_context("fork")
    barrier = context.Barrier(WRITERS)
    # The database is empty, so the writers also create its tables at the same time.
    writers = [context.Process(target=_write, args=(database, [shared, run], barrier), daemon=True) for run in own]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join(LIMIT_S)
    assert [writer.exitcode for writer in writers] == [0] * WRITERS
    found = counts(database)
    assert len(found) == WRITERS + 1 and set(found.values()) == {5}


def _killed(address: str, run: Path) -> None:
    add_module.BATCH = 2
    history = opened(address)
    batches = []

    def kill(*arguments: Any) -> None:
        if "INSERT INTO graphnet_row" in arguments[2]:
            batches.append(1)
        if len(batches) == 2:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(history.engine, "after_cursor_execute", kill)
    add_run(history, run)


def test_a_kill_in_the_middle_of_adding_leaves_nothing(database: str, tmp_path: Path) -> None:
    before, run = run_of(tmp_path / "before", 0, rows_of(0)), run_of(tmp_path / "run", 1, rows_of(1, 20))
    add_run(opened(database), before)
    process = multiprocessing.get_context("fork").Process(target=_killed, args=(database, run), daemon=True)
    process.start()
    process.join(LIMIT_S)
    assert process.exitcode == -signal.SIGKILL
    assert counts(database) == {"2026-09-01": 5}
    assert add_run(opened(database), run).new == 20
    assert counts(database) == {"2026-09-01": 5, "2026-09-02": 20}


def test_an_error_in_the_middle_of_adding_leaves_nothing(database: str, tmp_path: Path) -> None:
    history = opened(database)
    run = run_of(tmp_path / "run", 0, rows_of(0, 6))
    monkeypatch = pytest.MonkeyPatch()
    monkeypatch.setattr(add_module, "in_batches", lambda rows: [rows, rows] if rows else [])
    with pytest.raises(StorageError, match="UNIQUE|unique"):
        add_run(history, run)
    monkeypatch.undo()
    assert counts(database) == {}
    assert add_run(history, run).new == 6


def test_a_newer_version_is_refused_and_left_alone(database: str, tmp_path: Path) -> None:
    history = opened(database)
    add_run(history, run_of(tmp_path / "run", 0, rows_of(0)))
    with history.writing() as connection:
        connection.execute(update(VERSIONS).values(version=VERSION + 1))
    with pytest.raises(StorageError, match=f"version {VERSION + 1} .*use the graphnet that wrote it"):
        opened(database)
    with history.reading() as connection:
        assert len(connection.execute(ROWS.select()).all()) == 5


def test_a_history_with_other_trends_is_refused(database: str) -> None:
    """Version 1 made trends from the reference's place, so the rows of a later run would begin other ones."""
    with opened(database).writing() as connection:
        connection.execute(update(VERSIONS).values(version=1))
    with pytest.raises(StorageError, match=r"version 1 .*add the runs to a new history"):
        opened(database)


def test_hostile_text_is_stored(database: str, tmp_path: Path) -> None:
    name = "made/" + "<script>\x00\x1b[31m\u202e" + "x" * 5000
    rows = [
        day_row(2.0, sample=name),
        failed_row(Outcome.COMPILE_ERROR, sample=name + "2").model_copy(update={"message": "bad\x00" * 1000}),
    ]
    history = opened(database)
    assert add_run(history, run_of(tmp_path / "run", 0, rows)).new == 2
    assert add_run(history, tmp_path / "run").known == 2
    found = read_trends(history, EVERY, 0.0)
    assert len(found) == 2 and all("\x00" not in one.sample and len(one.sample) <= 400 for one in found)


def test_numbers_that_no_database_holds_are_left_out(database: str, tmp_path: Path) -> None:
    large = day_row(2.0).model_copy(update={"compile_ns": 2**70, "reference_ns": -5})
    add_run(opened(database), run_of(tmp_path / "run", 0, [large]))
    with opened(database).reading() as connection:
        (stored,) = connection.execute(ROWS.select()).all()
    assert (stored.compile_ns, stored.reference_ns, stored.speedup) == (None, None, 2.0)


def test_sqlite_and_postgresql_give_the_same_answers(postgres: str, tmp_path: Path) -> None:
    answers = []
    for day in range(20):
        rows = [
            *(
                day_row(1.5 * (0.8 if day > 12 else 1.0) * (1 + day % 3 / 300), day, f"made/{name}")
                for name in "äÄaAb_-"
            ),
            failed_row(Outcome.CRASHED, day, sample="Made/Z"),
        ]
        run_of(tmp_path / f"run-{day}", day, rows)
    for address in (str(tmp_path / "history.sqlite"), postgres):
        history = opened(address)
        for day in (5, *range(20)):
            add_run(history, tmp_path / f"run-{day}")
        trends = read_trends(history, EVERY, 0.02)
        found = (runs_answer(read_runs(history)).document(), trend_answer(trends, every=True).document())
        answers.append(tuple(map(json.dumps, found)))
    assert answers[0] == answers[1]
    assert sum(len(one["changes"]) for one in json.loads(answers[0][1])["trends"]) == 7


def test_other_tables_of_a_postgresql_database_are_no_hindrance(postgres: str, tmp_path: Path) -> None:
    import psycopg

    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE TABLE other (id integer)")
    assert add_run(opened(postgres), run_of(tmp_path / "run", 0, rows_of(0))).new == 5


def test_a_row_without_its_run_is_refused(database: str) -> None:
    history = opened(database)
    row = {column.name: "x" for column in ROWS.columns if not column.nullable} | {"run_id": 77}
    with pytest.raises(StorageError), history.writing() as connection:
        connection.execute(insert(ROWS), row)
