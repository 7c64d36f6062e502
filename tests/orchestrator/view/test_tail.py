"""Tests of reading a file of rows that becomes longer, becomes shorter or is replaced between two steps."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from graphnet.errors import StorageError
from graphnet.view import tail
from graphnet.view.tail import Step, Tail


def test_every_line_is_read_once_and_a_line_without_its_end_later(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    reader = Tail(path)
    assert reader.step() == Step(True, [], more=False)
    path.write_bytes(b"one\ntw")
    assert reader.step() == Step(False, [b"one"], more=False)
    assert reader.step() == Step(False, [], more=False)
    with path.open("ab") as file:
        file.write(b"o\n\nthree\n")
    assert reader.step() == Step(False, [b"two", b"three"], more=False)


def test_a_cut_line_that_is_written_anew_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    path.write_bytes(b"one\ntw")
    reader = Tail(path)
    assert reader.step().lines == [b"one"]
    os.truncate(path, len(b"one\n"))
    assert reader.step() == Step(False, [], more=False)
    with path.open("ab") as file:
        file.write(b"other\n")
    assert reader.step() == Step(False, [b"other"], more=False)


@pytest.mark.parametrize("content", [b"", b"two\n", b"two\nthree\n", b"one\nthree\nfour\n"])
def test_a_replaced_file_is_read_from_its_start(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "lines"
    path.write_bytes(b"one\ntwo\n")
    reader = Tail(path)
    reader.step()
    (tmp_path / "new").write_bytes(content)
    os.replace(tmp_path / "new", path)
    assert reader.step() == Step(True, content.splitlines(), more=False)


def test_a_file_that_was_rewritten_in_place_is_read_from_its_start(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    path.write_bytes(b"one\ntwo\n")
    reader = Tail(path)
    reader.step()
    # Neither the inode nor the length shows that the file was rewritten. The inode is the same, and the file is longer,
    # as after an append.
    path.write_bytes(b"six\nten\neleven\n")
    assert reader.step() == Step(True, [b"six", b"ten", b"eleven"], more=False)


def test_a_removed_file_has_no_lines_and_begins_anew_when_it_is_back(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    path.write_bytes(b"one\n")
    reader = Tail(path)
    reader.step()
    path.unlink()
    assert reader.step() == Step(True, [], more=False)
    assert reader.step() == Step(False, [], more=False)
    path.write_bytes(b"one\n")
    assert reader.step().lines == [b"one"]


def test_a_large_file_is_read_in_steps_and_a_long_line_in_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tail, "STEP_BYTES", 10)
    path = tmp_path / "lines"
    lines = [b"a", b"b" * 8, b"c" * 50, b"d"]
    path.write_bytes(b"\n".join(lines) + b"\n")
    reader = Tail(path)
    steps = [reader.step()]
    while steps[-1].more:
        steps.append(reader.step())
    assert [line for step in steps for line in step.lines] == lines
    assert [step.begins for step in steps] == [True] + [False] * (len(steps) - 1)
    assert len(steps) > 2


def test_a_file_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot be read"):
        Tail(tmp_path).step()
