"""Tests of the faces: every tabular answer has every format, and a figure that is added once is seen in every face."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from kit import Cli
from rich.console import Console
from scores_kit import row as record

from graphnet import units
from graphnet.faces import csv_, junit, markdown, terminal
from graphnet.outcomes import Junit, Outcome
from graphnet.printable import printable
from graphnet.runs import figures
from graphnet.runs.figure import Face
from graphnet.runs.figures import FIGURES, card_lines
from graphnet.runs.record import Ratio
from graphnet.sheet import Answer, Cell, Column, Note, Sheet, number
from graphnet.units import Measured, Unit

KEPT = Path(__file__).parent / "kept_run"
#: A text with control characters of a terminal, and markup of rich and Markdown.
HOSTILE = "\x1b[2J[bold]|x"


@pytest.fixture
def run(tmp_path: Path) -> Path:
    return Path(shutil.copytree(KEPT / "plain", tmp_path / "runs" / "run"))


SHEET = Sheet(
    [Column("name"), number("time", Unit.ns), Column("speedup", Unit.ratio_interval, "ratio")],
    [
        (Cell(HOSTILE, text=f"shown {HOSTILE}", legend="a legend"), 1500, Measured(1.5, 1.25, 2)),
        ("second", None, None),
    ],
    title="times",
)


def test_a_terminal_shows_texts_and_legends() -> None:
    out = io.StringIO()
    terminal.print_answer(Console(width=80, file=out, force_terminal=False), Answer((SHEET, Note("the end"))))
    lines = out.getvalue().splitlines()
    assert [line.strip() for line in lines[:2]] == ["", "times"]
    assert lines[3].startswith("shown \\x1b[2J[bold]|x  1.5 us  1.50x [1.25, 2.00]")
    assert lines[-2:] == ["a legend", "the end"]


def test_a_table_that_is_too_wide_leaves_out_columns_or_takes_several_lines() -> None:
    columns = [Column("name"), Column("note", narrow=False), number("time", Unit.ns)]
    sheet = Sheet(columns, [("some/sample", "a long note about it", 1500)])

    def printed(width: int) -> list[str]:
        out = io.StringIO()
        terminal.print_sheet(Console(width=width, file=out, force_terminal=False), sheet)
        return [line.rstrip() for line in out.getvalue().splitlines()]

    assert printed(80)[1].split() == ["some/sample", "a", "long", "note", "about", "it", "1.5", "us"]
    assert printed(30)[2:] == ["not shown at this width: note"]
    assert printed(16)[0] == "some/sample"


def test_markdown_escapes_what_it_shows() -> None:
    out = io.StringIO()
    markdown.write_answer(Answer((SHEET, Note("a_note"))), out)
    assert out.getvalue().splitlines() == [
        "",
        "### times",
        "",
        "| name | time | speedup |",
        "| --- | ---: | --- |",
        "| shown \\\\x1b\\[2J\\[bold\\]\\|x | 1.5 us | 1.50x \\[1.25, 2.00\\] |",
        "| second |  |  |",
        "",
        "a legend",
        "",
        "- a\\_note",
    ]


def test_csv_has_the_values_that_programs_need() -> None:
    out = io.StringIO()
    csv_.write_sheet(SHEET, out)
    first, second = csv.DictReader(io.StringIO(out.getvalue()))
    assert first == {"name": printable(HOSTILE), "time": "1500", "ratio": "1.5", "ratio.low": "1.25", "ratio.high": "2"}
    assert second == {"name": "second", "time": "", "ratio": "", "ratio.low": "", "ratio.high": ""}


@pytest.mark.parametrize("first", ["=", "+", "-", "@", " =", "\uff1d"])
def test_csv_has_no_text_that_a_spreadsheet_evaluates(first: str) -> None:
    out = io.StringIO()
    csv_.write_sheet(Sheet([Column("text"), number("number")], [(f"{first}1+1", -1.5)]), out)
    assert list(csv.reader(io.StringIO(out.getvalue(), newline="")))[1] == [f"'{first}1+1", "-1.5"]


def test_junit_has_totals_and_properties() -> None:
    cases = [junit.Case("a", None, seconds=1.5, properties={"p": "1"}), junit.Case("b", Junit.ERROR, message=HOSTILE)]
    out = io.StringIO()
    junit.write_junit([junit.Suite("s", junit.Counter(case.kind for case in cases), cases)], out)
    suite = ET.fromstring(out.getvalue())[0]
    assert (suite.get("tests"), suite.get("errors"), suite.get("failures")) == ("2", "1", "0")
    assert suite[0].get("time") == "1.500000000"
    assert suite[0].find("properties/property").get("value") == "1"  # type: ignore[union-attr]
    assert suite[1][0].get("message") == "\\x1b[2J[bold]|x"


@pytest.mark.parametrize("format_", ["text", "json", "markdown", "csv"])
def test_every_tabular_answer_has_every_format(cli: Cli, run: Path, tmp_path: Path, format_: str) -> None:
    history = tmp_path / "history.sqlite"
    cli("history", "add", run, "--history", history)
    for command in (
        ("score", run),
        ("compare", run, run),
        ("runs", "list", run.parent),
        ("history", "show", "--history", history),
        ("history", "trend", "--all", "--history", history),
    ):
        result = cli(*command, "--format", format_)
        assert (result.code, result.err) == (0, ""), command
        if format_ == "json":
            json.loads(result.out)
        elif format_ == "csv":
            head, *rows = csv.reader(io.StringIO(result.out))
            assert rows, command
            assert {len(row) for row in rows} == {len(head)}, command
        elif format_ == "markdown":
            assert "| --- |" in result.out, command


def test_one_precision_per_unit() -> None:
    assert units.shown(Unit.ratio, 1.0299) == "1.03x"
    assert units.shown(Unit.ratio_interval, Measured(1.0299, 1.01, 1.05)) == "1.03x [1.01, 1.05]"
    assert units.shown(Unit.change_interval, Measured(0.909, 0.9, 0.92)) == "-9.1 % [-10.0, -8.0]"
    assert units.shown(Unit.change, 12.4) == "12 times"
    assert units.shown(Unit.ns, 1_234_567) == "1.23 ms"
    assert [units.percent(share) for share in (0.999, 29 / 100, 1.0)] == ["99 %", "29 %", "100 %"]
    assert [units.width(share) for share in (0.0313, 0.0002, 0.0)] == ["3.1 %", "0.02 %", "0.0 %"]
    assert all(units.shown(unit, None) == "" for unit in Unit)


def test_no_duration_or_size_has_an_exponent() -> None:
    times = {1234e9: "1230 s", 999.7: "1 us", 999.4: "999 ns", 999_600: "1 ms", 0: "0 ns", 12.34: "12.3 ns"}
    assert {ns: units.duration(ns) for ns in times} == times
    sizes = {1010 << 20: "1010 MiB", 1023: "1020 B", 1536: "1.5 KiB", 1 << 60: "1050000 TiB"}
    assert {nbytes: units.size(nbytes) for nbytes in sizes} == sizes


def test_every_figure_has_its_own_key_and_a_getter_that_knows_a_row_without_measurements() -> None:
    keys = [figure.key for figure in FIGURES]
    assert len(set(keys)) == len(keys)
    empty = record(outcome=Outcome.CRASHED)
    known = {figure.key for figure in FIGURES if figure.fact(empty) not in (None, "")}
    assert known == {"sample", "site", "outcome", "group", "source", "category"}


def test_the_speedup_of_wrong_outputs_is_hidden_in_every_face() -> None:
    ratio = Ratio(ratio=2, low=2, high=2)
    assert dict(card_lines(record(speedup=ratio), "speed"))["speedup"].startswith("2.00x")
    assert card_lines(record(speedup=ratio, outcome=Outcome.ACCURACY), "speed") == []
    assert figures.BY_KEY["speedup"].fact(record(speedup=ratio, outcome=Outcome.ACCURACY)) is None


def test_a_flag_voids_a_figure_for_sums_only() -> None:
    beside = record(compile_ns=5, flags=["compiled_beside"])
    assert figures.BY_KEY["compile_ns"].counted(beside) is None
    assert figures.BY_KEY["compile_ns"].fact(beside) == 5


def test_times_that_were_discarded_give_no_figure() -> None:
    rounds = [{"compiled": {"wall_ns": [20, 40]}}]
    timing = {"rounds": rounds, "started_ns": 0, "ended_ns": 1, "trials": 2, "calls_per_trial": 2, "processes": 1}
    assert figures.BY_KEY["compiled_slowest_ns"].fact(record(timing=timing, compiled_ns=15)) == 20
    assert figures.BY_KEY["compiled_slowest_ns"].fact(record(timing=timing)) is None


#: Adds one figure to the list before any other module reads it, and then runs the command line.
ADD_A_FIGURE = """
import sys
from graphnet.runs import figures
from graphnet.runs.figure import Face, Figure, Line
from graphnet.units import Unit
faces = frozenset(Face)
card = Line("speed", "twice")
figures.FIGURES += (Figure("twice", "twice compiled", Unit.ratio, faces, card, lambda one: (one.compiled_ns or 0) * 2),)
from graphnet.cli.app import main
sys.argv = ["graphnet", *sys.argv[1:]]
main()
"""


@pytest.mark.parametrize(
    ("arguments", "seen"),
    [
        (("show", "RUN"), "twice compiled"),
        (("show", "RUN", "a"), r"  twice +1000200\.00x"),
        (("show", "RUN", "--format", "markdown"), r"\| twice compiled \|"),
        (("show", "RUN", "--format", "csv"), r",twice\n"),
        (("show", "RUN", "--format", "junit"), '<property name="twice" value="1000200" />'),
        (("score", "RUN"), "twice compiled"),
        (("score", "RUN", "--format", "json"), '"twice": {"ratio": 10001'),
        (("compare", "RUN", "RUN"), "twice compiled"),
    ],
)
def test_a_figure_that_is_added_once_is_seen_in_every_face(run: Path, arguments: tuple[str, ...], seen: str) -> None:
    typed = [str(run) if one == "RUN" else one for one in arguments]
    environment = os.environ | {"COLUMNS": "300"}
    done = subprocess.run(
        [sys.executable, "-c", ADD_A_FIGURE, *typed], capture_output=True, text=True, env=environment, check=False
    )
    assert re.search(seen, done.stdout), done.stderr or done.stdout[:2000]


def test_the_page_has_a_column_per_figure() -> None:
    from graphnet.report.table import COLUMNS

    titles = [column.title for column in COLUMNS]
    for figure in figures.chosen(Face.page):
        assert (figure.key if figure.unit.has_interval else figure.title) in titles
