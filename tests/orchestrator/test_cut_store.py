"""Tests of runs whose files end at an arbitrary byte, as after a kill or a crash of the machine."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
import scores_kit

from graphnet.runs.record import Record, TimingGroup
from graphnet.runs.store import DAMAGED_FILE, RESULTS_FILE, RUN_FILE, SUPERSEDED_FILE, RunStore
from graphnet.runs.times import TIMES_FILE


def row(number: int) -> Record:
    rounds = [{"first": "reference", "reference": {"wall_ns": [number]}}]
    timing = TimingGroup(started_ns=1, ended_ns=2, trials=3, calls_per_trial=1, processes=1, rounds=rounds)
    # The letter è has two bytes, so that some cuts are inside a letter.
    return scores_kit.row(f"source/modèle{number}", key=f"{number:064x}", sample_hash="0" * 64, timing=timing)


ROWS = [row(number) for number in range(2)]


@pytest.fixture
def whole(tmp_path: Path) -> dict[str, bytes]:
    """The files of a complete run."""
    store = RunStore.create(tmp_path / "whole", {"asked": {}})
    for record in ROWS:
        store.append(record)
    store.unlock()
    return {name: (store.folder / name).read_bytes() for name in (RUN_FILE, RESULTS_FILE, TIMES_FILE)}


def go_on(store: RunStore) -> list[str]:
    """Add the missing rows to the run, as bench does. Return the lines of results.jsonl."""
    done = {head.key for head in store.keep_for_resume()}
    for record in ROWS:
        if record.key not in done:
            store.append(record)
    return (store.folder / RESULTS_FILE).read_text(encoding="utf-8").splitlines()


def cut_run(folder: Path, files: dict[str, bytes], name: str, length: int) -> RunStore:
    for file, content in files.items():
        (folder / file).write_bytes(content[:length] if file == name else content)
    return RunStore.open(folder)


def test_a_run_whose_rows_end_at_any_byte_keeps_every_whole_row_and_goes_on(
    tmp_path: Path, whole: dict[str, bytes]
) -> None:
    content = whole[RESULTS_FILE]
    for length in range(len(content) + 1):
        store = cut_run(tmp_path, whole, RESULTS_FILE, length)
        count = content[:length].count(b"\n")
        assert list(store.rows(with_times=True)) == ROWS[:count], length
        assert [json.loads(line)["key"] for line in go_on(store)] == [record.key for record in ROWS], length
        assert list(store.rows(with_times=True)) == ROWS, length


def test_a_run_whose_times_end_at_any_byte_loses_only_the_times_that_were_cut(
    tmp_path: Path, whole: dict[str, bytes]
) -> None:
    content = whole[TIMES_FILE]
    for length in range(len(content) + 1):
        store = cut_run(tmp_path, whole, TIMES_FILE, length)
        count = content[:length].count(b"\n")
        shown = list(store.rows(with_times=True))
        assert shown[:count] == ROWS[:count], length
        assert [record.key for record in shown] == [record.key for record in ROWS], length
        assert [bool(record.timing and record.timing.rounds) for record in shown[count:]] == [False] * (2 - count)
        assert len(go_on(store)) == 2, length
        assert (tmp_path / TIMES_FILE).read_bytes() == content[: content[:length].rfind(b"\n") + 1], length


def test_a_run_cut_in_both_files_at_once_goes_on(tmp_path: Path, whole: dict[str, bytes]) -> None:
    # Simulate a kill while the second row's times are written, before the row itself is written.
    first_row = whole[RESULTS_FILE].index(b"\n") + 1
    for length in range(whole[TIMES_FILE].index(b"\n") + 1, len(whole[TIMES_FILE])):
        store = cut_run(tmp_path, whole, TIMES_FILE, length)
        os.truncate(tmp_path / RESULTS_FILE, first_row)
        go_on(store)
        assert list(store.rows(with_times=True)) == ROWS, length


def test_the_end_of_a_long_file_is_found_by_blocks(
    tmp_path: Path, whole: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("graphnet.runs.store.BLOCK_BYTES", 7)
    content = whole[TIMES_FILE]
    for length in range(len(content) + 1):
        cut_run(tmp_path, whole, TIMES_FILE, length).keep_for_resume()
        assert (tmp_path / TIMES_FILE).read_bytes() == content[: content[:length].rfind(b"\n") + 1], length


def test_a_damaged_line_is_kept_when_a_run_begins_anew(tmp_path: Path, whole: dict[str, bytes]) -> None:
    damaged = b'{"key": "no row"}\n'
    files = {**whole, RESULTS_FILE: damaged + whole[RESULTS_FILE]}
    store = cut_run(tmp_path, files, RUN_FILE, len(whole[RUN_FILE]))
    store.set_rows_aside()
    assert (tmp_path / DAMAGED_FILE).read_bytes() == damaged
    assert (tmp_path / SUPERSEDED_FILE).read_bytes() == whole[RESULTS_FILE]
    assert (tmp_path / RESULTS_FILE).read_bytes() == b""
