"""Tests of ``graphnet report``: the content and size of the page, hostile text, several runs, and refused runs."""

from __future__ import annotations

import base64
import hashlib
import json
import random
import re
from pathlib import Path

import pytest
from kit import Cli
from report_kit import ReadPage, make_run, page_of, read_page, records, sample, timing
from scores_kit import failed, right, write_run

from graphnet.outcomes import Outcome
from graphnet.runs.record import RowKind
from graphnet.runs.sources import keep_source


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> ReadPage:
    return page_of([make_run(tmp_path_factory.mktemp("page") / "run")])


def test_the_page_has_every_row_with_a_card(page: ReadPage) -> None:
    expected = [(record.sample, record.site, record.outcome.value) for record in records()]
    for found in (page.rows, page.cards):
        assert [(one["sample"], one["backend"], one["outcome"]) for one in found] == expected
    assert {row["card"] for row in page.rows} == {"full"}


def test_the_answer_has_the_numbers_of_the_score(tmp_path: Path, cli: Cli) -> None:
    run = make_run(tmp_path / "run")
    scored = cli("score", run, "--format", "json").json["backends"]["inductor:torch"]["own"]
    answer = page_of([run]).markup.partition('<section id="charts"')[0]
    line = answer.partition('<th scope="row">inductor:torch</th>')[2].partition("</tr>")[0]
    cells = re.findall(r"<td[^>]*>(.*?)</td>", line)
    speedup = scored["speedup"]
    assert cells[0] == f"{scored['ran']} of {scored['samples']}"
    assert cells[1] == f"{scored['models']['right']:.3g} of {scored['models']['judged']}"
    assert cells[2] == f"{scored['right']} of {scored['right'] + scored['wrong']}"
    assert cells[9] == f"{speedup['value']:.2f}x [{speedup['low']:.2f}, {speedup['high']:.2f}]"
    assert cells[12] == f"{scored['scores']['default']['aggregate']:+.4f}"
    assert cells[13] == f"{scored['break_even_calls']['cold']['median']:,}"


def test_the_page_has_its_charts_with_the_numbers_of_the_rows(page: ReadPage) -> None:
    charts = {chart["name"]: chart["spec"] for chart in page.parts["charts"]}
    names = ["es", "speedup", "pareto", "accuracy", "s", "memory", "failures", "failed-operators", "left-to-eager"]
    assert list(charts) == names
    held = json.dumps(charts["speedup"])
    assert all(f'"value": {speedup}' in held for speedup in (2.0, 1.1, 0.5))
    assert '"operator": "sort"' in json.dumps(charts["failed-operators"])
    assert '"operator": "aten.index"' in json.dumps(charts["left-to-eager"])
    assert '"ending": "compile: COMPILE_ERROR"' in json.dumps(charts["failures"])


def test_a_wrong_row_shows_no_speedup(page: ReadPage) -> None:
    assert [row["speedup"] for row in page.rows] == [2.0, 1.1, None, 0.5, None, None]
    assert any("its speed says nothing" in sentence for sentence in page.card(2)["verdict"])


def test_a_card_has_all_raw_times_in_order(page: ReadPage) -> None:
    card = page.card(0)
    assert card["times"]["calls"] == 1
    # Each list holds the round, the process, the microseconds since the first block, and the trials' wall times in ns.
    # See report_kit.timing.
    assert card["times"]["sides"] == {
        "reference": [[0, 1, 0, 2000, 2100], [1, 1, 10_000, 2001, 2101], [2, 2, 20_000, 2002, 2102]],
        "compiled": [[0, 1, 5000, 1000, 1100], [1, 1, 15_000, 1001, 1101], [2, 2, 25_000, 1002, 1102]],
    }


def test_a_card_has_its_facts_and_the_command_that_repeats_it(page: ReadPage) -> None:
    card = page.card(0)
    assert card["command"] == "./graphnet rerun RUN made/a"
    assert card["facts"]["compiler evidence"]["nodes_compiled"] == 3
    assert card["facts"]["how right"]["tolerance reached"] == -5
    assert card["facts"]["memory in bytes"] == {
        "own memory": 30,
        "reference's own memory": 20,
        "memory over eager's": 1.5,
        "memory": 300,
        "reference's memory": 200,
    }
    assert page.card(5)["log"] == "the end of the log"


def test_a_graph_is_on_the_page_once_with_text_and_picture(page: ReadPage) -> None:
    assert page.card(0)["graph"] == page.card(3)["graph"]
    graphs = [name for name in page.parts if name.startswith("graph-")]
    assert len(graphs) == 2
    graph = page.parts[f"graph-{page.card(0)['graph']}"]
    assert "torch.relu(linear)" in graph["text"]
    assert graph["svg"].count("<rect") == graph["operations"] == 4


def test_a_run_that_kept_no_graph_is_shown_without_it(tmp_path: Path) -> None:
    page = page_of([make_run(tmp_path / "run", sources=False)])
    assert [card["graph"] for card in page.cards] == [None] * 6


def test_a_whole_model_has_a_row_and_no_place_in_the_charts(tmp_path: Path) -> None:
    model = right(8.0, sample="made/model", kind=RowKind.model, compile_ns=1, reference_ns=1)
    page = page_of([make_run(tmp_path / "run", [*records(), model])])
    assert page.rows[-1]["speedup"] == 8.0
    assert "made/model" not in json.dumps(page.parts["charts"])


@pytest.fixture(scope="module")
def harmless(tmp_path_factory: pytest.TempPathFactory) -> ReadPage:
    return page_of([make_run(tmp_path_factory.mktemp("harmless") / "run", [failed(Outcome.COMPILE_ERROR, "compile")])])


HOSTILE = [
    "</script><script>alert(1)</script>",
    "\"'><img src=x onerror=alert(1)>",
    "{{ 7 * 7 }}${alert(1)}<!--",
    "\u202egnp.exe\u2066 \x1b[31m \x00 \ud800 \u2028",
    "x" * 100_000,
]


@pytest.mark.parametrize("text", HOSTILE, ids=("script", "quotes", "template", "controls", "long"))
def test_hostile_text_is_data_and_never_markup(tmp_path: Path, harmless: ReadPage, text: str) -> None:
    name = f"made/{text}".encode("utf-8", "backslashreplace").decode()
    found = {"source": name, "category": name, "message": name, "log": name, "command": name, "flags": [name]}
    run = make_run(tmp_path / "run", [failed(Outcome.COMPILE_ERROR, "compile", sample=name, backend=name, **found)])
    page = page_of([run])
    for tag in ("<script", "</script", "<img", "<!--"):
        assert page.html.count(tag) == harmless.html.count(tag)
    assert not re.search(
        "[\u202a-\u202e\u2066-\u2069\x00\x1b\u2028]", page.html + json.dumps(page.parts, ensure_ascii=False)
    )
    card = page.card(0)
    assert len(card["sample"]) >= min(len(name), 100_000)
    assert card["log"]
    assert max(len(str(cell)) for cell in page.parts["table"][0]) <= 160
    assert "alert(1)" not in text or "alert(1)" in card["sample"]


def test_a_hostile_model_text_is_escaped_in_the_picture(tmp_path: Path) -> None:
    rows = [right(1.5, sample="made/a", sample_hash="a" * 64)]
    run = make_run(tmp_path / "run", rows, sources=False)
    keep_source(run, sample("made/a", "a" * 64, "</script>\u202e not Python"))
    graph = page_of([run]).parts["graph-0"]
    assert graph["svg"] is None
    assert graph["text"] == "</script>\\u202e not Python"


def test_the_policy_allows_the_pages_own_scripts_and_no_connection(page: ReadPage) -> None:
    text = page.html
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', text)
    policy = policy.replace("&#39;", "'")
    assert policy.startswith("default-src 'none'; ")
    assert "unsafe-eval" not in policy and "http" not in policy
    scripts = re.findall(r'<script(?: type="module")?>(.*?)</script>', text, re.DOTALL)
    hashes = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts]
    assert len(scripts) == 4
    assert re.findall(r"'sha256-([^']+)'", policy) == hashes


def test_the_markup_loads_nothing(page: ReadPage) -> None:
    text = page.html
    markup = re.sub(r"<script\b.*?</script>", "", text, flags=re.DOTALL)
    assert not re.search(r"\bsrc=|<link|@import|<iframe|<object", markup)
    assert {link for link in re.findall(r'href="([^"]*)"', markup) if not link.startswith("#")} == set()
    assert {url[:5] for url in re.findall(r"url\(['\"]?([^)]{5})", markup)} <= {"data:"}


def test_above_the_largest_size_cards_are_shortened_and_rows_are_not(tmp_path: Path) -> None:
    # Random logs cannot be compressed, so a few rows make a large page.
    generator = random.Random(1)
    logs = [generator.randbytes(20_000).hex() for _ in range(60)]
    rows = [right(1.5, sample=f"made/{n}", log=log, timing=timing(20)) for n, log in enumerate(logs)]
    rows.append(failed(Outcome.CRASHED, "measure", sample="made/last", message="it died", log="last words"))
    run = make_run(tmp_path / "run", rows)
    whole = page_of([run])
    limit = len(whole.html) - 100_000
    page = page_of([run], limit)
    assert len(page.html) <= limit
    assert len(page.rows) == 61
    short = [number for number, row in enumerate(page.rows) if row["card"] == "short"]
    assert 0 < len(short) < 60
    assert f"{len(short)} of 61 cards are shortened" in " ".join(page.markup.split())
    # The cards of rows that are not OK are shortened last, because only a full card has the log.
    assert page.card(60)["log"] == "last words"
    values = sorted([2000 + n for n in range(20)] + [2100 + n for n in range(20)])
    found = page.card(short[0])["quantiles"]["reference"]
    assert (found[0], found[3], found[-1]) == (values[0], round((values[19] + values[20]) / 2), values[-1])


def test_runs_side_by_side_keep_their_own_numbers(tmp_path: Path) -> None:
    first = make_run(tmp_path / "first")
    second = write_run(tmp_path / "second", [right(4.0, sample="made/a")])
    page = page_of([first, second])
    assert {row["run"] for row in page.rows} == {"first", "second"}
    series = re.findall(r'<th scope="row">(.*?)</th>', page.markup)
    assert series == ["first · inductor:torch", "first · xla:jax", "second · inductor:torch"]


def test_two_folders_of_one_name_get_different_labels(tmp_path: Path) -> None:
    folders = [make_run(tmp_path / parent / "run") for parent in ("a", "b")]
    assert {row["run"] for row in page_of([*folders, folders[0]]).rows} == {"run (1)", "run (2)"}


def test_the_command_writes_the_page_into_the_run(tmp_path: Path, cli: Cli) -> None:
    run = make_run(tmp_path / "run")
    result = cli("report", run)
    assert result.code == 0
    path = run / "report.html"
    assert result.out.startswith(f"{path} (") and result.out.endswith("6 rows)\n")
    assert len(read_page(path.read_text(encoding="utf-8")).rows) == 6
    assert not list(run.glob("*.new"))


def test_a_run_without_a_right_row_gets_a_page_that_says_so(tmp_path: Path, cli: Cli) -> None:
    run = make_run(tmp_path / "run", [failed(Outcome.TIMEOUT, "compile"), failed(Outcome.CRASHED, sample="made/b")])
    result = cli("report", run)
    assert result.code == 0
    assert result.err == "no row of these runs is right, so the page has no speedups; its table says why\n"
    page = read_page((run / "report.html").read_text(encoding="utf-8"))
    assert "No row of these runs is right" in page.markup
    assert len(page.rows) == 2


def test_a_run_of_another_schema_is_refused(tmp_path: Path, cli: Cli) -> None:
    run = make_run(tmp_path / "run")
    path = run / "run.json"
    path.write_text(path.read_text().replace('"schema": 1', '"schema": 2'))
    result = cli("report", run)
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert "was written by another version of graphnet (schema 2; this version reads 1)" in result.err


def test_bad_input_ends_in_one_sentence(tmp_path: Path, cli: Cli) -> None:
    run = make_run(tmp_path / "run")
    empty = write_run(tmp_path / "empty", [])
    cases = [
        (("report", tmp_path), "holds no run"),
        (("report", tmp_path / "missing"), "holds no run"),
        (("report", run, empty), "holds no rows yet"),
        (("report", run, "--out", tmp_path), "is a folder; name a file"),
        (("report", run, "--out", tmp_path / "none" / "page.html"), "cannot be written"),
        (("report", run, "--max-size", "many"), "is not a size"),
        (("report", run, "--max-size", "-3MB"), "is not a size"),
    ]
    for arguments, sentence in cases:
        result = cli(*arguments)
        assert (result.code, result.out, result.err.count("\n")) == (2, "", 1), arguments
        assert sentence in result.err


def test_a_damaged_times_file_is_named(tmp_path: Path, cli: Cli) -> None:
    run = make_run(tmp_path / "run")
    path = run / "times.jsonl"
    path.write_text(path.read_text().replace('"rounds"', '"round"'))
    result = cli("report", run)
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert "times.jsonl cannot be read" in result.err


def test_a_page_does_not_say_how_differences_are_called_if_they_cannot_be(tmp_path: Path) -> None:
    control = {"control": "A/A", "sample": "made/a", "stable": False, "problem": "the reference crashed"}
    rule, notice = "would have been called in any row", "No row is called faster or slower."
    noisy = page_of([make_run(tmp_path / "noisy", controls=[control])]).markup
    assert (notice in noisy, rule in " ".join(noisy.split())) == (True, False)
    quiet = page_of([make_run(tmp_path / "quiet")]).markup
    assert (notice in quiet, rule in " ".join(quiet.split())) == (False, True)


def test_a_page_has_no_width_of_threads_without_a_usable_control(tmp_path: Path) -> None:
    def control(threads: int, high: float | None) -> dict[str, object]:
        ratio = None if high is None else {"ratio": 1.0, "low": 0.99, "high": high}
        return {"control": "A/A", "sample": "made/a", "stable": high is not None, "ratio": ratio, "threads": threads}

    one = page_of([make_run(tmp_path / "one", controls=[control(1, 1.03), control(2, None)])]).markup
    assert "differ by up to 3.0 % (1 thread); less" in " ".join(one.split())
    none = page_of([make_run(tmp_path / "none", controls=[control(1, None), control(2, None)])]).markup
    assert "differ by up to" not in none
