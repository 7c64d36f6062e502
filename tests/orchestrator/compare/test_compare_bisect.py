"""Tests of ``graphnet compare --bisect``: the exit codes that ``git bisect run`` expects."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from compare_kit import failed, made_run, right
from kit import Cli

from graphnet.outcomes import Outcome

STEADY, SLOWER = right("made/a"), right("made/a", 2.0 / 1.2)
BROKEN, WRONG = failed("made/a", Outcome.CRASHED), failed("made/a", Outcome.ACCURACY)
STALE = failed("made/old", Outcome.CRASHED)


@pytest.mark.parametrize(
    ("fault", "before", "after", "code"),
    [
        ("slower", [STEADY], [STEADY], 0),
        ("slower", [STEADY], [SLOWER], 1),
        ("slower", [STEADY], [BROKEN], 125),
        ("slower", [STEADY], [WRONG], 125),
        ("slower", [BROKEN], [STEADY], 125),  # no row was good before
        ("slower", [STEADY, STALE], [SLOWER, STALE], 1),  # a row that failed before says nothing
        ("slower", [STEADY, STALE], [STEADY, STALE], 0),
        ("slower", [STEADY, right("made/b")], [STEADY], 125),  # a row is missing
        ("wrong", [STEADY], [WRONG], 1),
        ("wrong", [STEADY], [SLOWER], 0),
        ("wrong", [STEADY], [BROKEN], 125),
        ("fails", [STEADY], [BROKEN], 1),
        ("fails", [STEADY], [WRONG], 0),
        ("fails", [STEADY], [right("made/other")], 125),  # no row in common
    ],
)
def test_compare_exits_as_git_bisect_run_expects(
    fault: str, before: list[Any], after: list[Any], code: int, cli: Cli, tmp_path: Path
) -> None:
    sides = [
        made_run(tmp_path / name, rows, planned_rows=len(before)) for name, rows in (("one", before), ("two", after))
    ]
    done = cli("compare", *sides, "--bisect", fault)
    assert done.code == code, done.err


def test_an_error_is_no_judgement(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = made_run(tmp_path / "one", [STEADY])
    for arguments in (("nowhere", one), (one, "nowhere"), (one, one, "--threshold", "nan"), (one,)):
        done = cli("compare", *arguments, "--bisect", "slower")
        assert (done.code, done.err.count("\n")) == (125, 1), done.err
        assert cli("compare", *arguments).code == 2

    def fault(*_: object) -> None:
        raise MemoryError("planted")

    monkeypatch.setattr("graphnet.scores.compare.comparison.compare", fault)
    done = cli("compare", one, one, "--bisect", "slower")
    assert done.code == 125 and "MemoryError: planted" in done.err
    assert cli("compare", one, one).code == 3


def compare_process(*arguments: object, **streams: Any) -> int:
    """Run ``graphnet compare`` in a process with buffered streams, and return its exit code."""
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    command = [sys.executable, "-m", "graphnet", "compare", *map(str, arguments)]
    return subprocess.call(command, env=buffered, **{"stderr": subprocess.DEVNULL, **streams})


@pytest.mark.parametrize("format_", ["text", "json"])
def test_an_answer_that_cannot_be_printed_is_no_judgement(format_: str, tmp_path: Path) -> None:
    run = made_run(tmp_path / "one", [STEADY])
    with open("/dev/full", "w") as full:
        arguments = (run, run, "--bisect", "slower", "--format", format_)
        assert compare_process(*arguments, stdout=full) == 125
        assert compare_process(*arguments, stdout=full, stderr=full) == 125


@pytest.mark.parametrize("format_", ["text", "json"])
def test_a_reader_that_closes_the_pipe_gives_no_code_for_a_worse_row(format_: str, tmp_path: Path) -> None:
    run = made_run(tmp_path / "one", [STEADY])
    read, write = os.pipe()
    os.close(read)
    try:
        assert compare_process(run, run, "--format", format_, stdout=write) == 0
        assert compare_process(run, run, "--format", format_, "--bisect", "slower", stdout=write) == 125
        # An error that nobody can read on stderr has neither of these codes.
        assert compare_process("nowhere", run, stderr=write) not in (0, 1)
    finally:
        os.close(write)
