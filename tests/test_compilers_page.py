"""Tests that the page of all compilers counts each row once, in its own column, and names what is not right."""

from __future__ import annotations

from pathlib import Path

import pytest
from run_files import make_run, row
from script_modules import script_module

from graphnet.outcomes import Outcome
from graphnet.runs.record import EvidenceGroup

page = script_module("tools/compilers_page.py")
WHOLE = EvidenceGroup(nodes_total=3, nodes_compiled=3)
PARTLY = EvidenceGroup(nodes_total=3, nodes_compiled=2)


@pytest.fixture
def runs(tmp_path: Path) -> list[Path]:
    asked = {"device": "cpu", "threads": 1, "budget_s": 2.0}
    first = make_run(
        tmp_path / "first",
        row("made/a", ratio=2.0, evidence=WHOLE, judged_by="ladder"),
        row("made/b", ratio=0.5, evidence=PARTLY, judged_by="float64"),
        row("made/a", Outcome.UNSUPPORTED, "tvm", message="no fft"),
        row("made/b", Outcome.ACCURACY, "tvm", message="output 0 | is wrong"),
        asked=asked,
        started="2026-11-30T05:25:16+00:00",
    )
    second = make_run(
        tmp_path / "second",
        row("made/c", ratio=3.0, evidence=WHOLE, judged_by="ladder", flags=["busy"]),
        row("made/c", Outcome.UNSUPPORTED, "tvm", message="no fft"),
        asked=asked,
        started="2026-12-01T05:25:16+00:00",
    )
    return [first, second]


def test_each_row_is_counted_once(runs: list[Path]) -> None:
    lines = [[cell.strip() for cell in line.split("|")[1:-1]] for line in page.summary(page.read(runs))]
    head, _, xla, tvm = lines
    assert dict(zip(head[:9], xla[:9], strict=True)) == {
        "backend": "`xla:torch`",
        "rows": "3",
        "right": "3",
        "of them `OK*`": "1",
        "wrong": "0",
        "not judged": "0",
        "unsupported": "0",
        "failed": "0",
        "every node compiled": "2",
    }
    assert tvm == ["`tvm:torch`", "3", "0", "0", "1", "0", "2", "0", "0", "", "0", ""]


def test_a_row_in_two_runs_is_refused(runs: list[Path]) -> None:
    with pytest.raises(SystemExit, match=r"made/a on xla:torch is in two runs"):
        page.read([*runs, runs[0]])


def test_a_cell_is_a_speedup_or_an_outcome(runs: list[Path]) -> None:
    lines = list(page.by_sample(page.read(runs)))
    assert lines[2:] == [
        "| `made/a` | 2.00 | unsupported |",
        "| `made/b` | 0.50 | wrong values |",
        "| `made/c` | (3.00) | unsupported |",
    ]


def test_rows_that_are_not_right_are_named_with_their_message(runs: list[Path]) -> None:
    assert list(page.failures(page.read(runs)))[2:] == [
        "| `tvm` | `UNSUPPORTED` | no fft | `made/a`, `made/c` |",
        "| `tvm` | `ACCURACY` | output 0 / is wrong | `made/b` |",
    ]


def test_one_line_says_how_it_was_measured(runs: list[Path]) -> None:
    assert page.told(runs, page.read(runs)) == "3 samples, `--threads 1 --budget 2`, 2026-11-30, 2026-12-01."


def test_small_calls_are_of_graphs_that_are_small_and_right_on_every_backend(tmp_path: Path) -> None:
    run = make_run(
        tmp_path / "run",
        row("made/a", reference_ns=2_000, compiled_ns=16_500),
        row("made/b", reference_ns=4_000, compiled_ns=18_500),
        row("made/c", reference_ns=19_000, compiled_ns=1_000),
        row("made/d", reference_ns=9_000, compiled_ns=9_000),
        row("made/e", reference_ns=9_000, compiled_ns=9_000),
        row("made/a", backend="tvm", reference_ns=2_200, compiled_ns=1_000),
        row("made/e", backend="tvm", reference_ns=9_000, compiled_ns=9_000, flags=["busy"]),
        row("made/b", backend="tvm", reference_ns=4_000, compiled_ns=2_000),
        row("made/c", backend="tvm", reference_ns=20_000, compiled_ns=2_000),
        row("made/d", Outcome.ACCURACY, "tvm", reference_ns=9_000, compiled_ns=9_000),
    )
    assert list(page.small_calls(page.read([run])))[2:] == [
        "| `xla:torch` | 2 | 3.0 | 17.5 |",
        "| `tvm:torch` | 2 | 3.1 | 1.5 |",
    ]
