"""Tests of what `graphnet show` prints: the table's layouts, the answer, cards, and every format.

The answer is the summary below the table. A card shows the details of one row.
"""

from __future__ import annotations

import csv
import io
import json
import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import scores_kit
from kit import Cli
from rich.cells import cell_len
from rich.console import Console

from graphnet.outcomes import Outcome
from graphnet.runs.controls import Control, Widths
from graphnet.runs.flags import meaning
from graphnet.runs.record import Ratio, Record
from graphnet.runs.store import RunStore
from graphnet.scores.answers import break_even_calls
from graphnet.scores.columns import columns_of
from graphnet.show.answer import answer_of, print_answer, write_markdown
from graphnet.show.card import break_even, print_card
from graphnet.show.rows import print_results

ROOT = Path(__file__).resolve().parents[2]
KEPT = Path(__file__).parent / "kept_run"
#: Control characters of a terminal, and markup of rich, Markdown and HTML.
HOSTILE = "evil/\x1b[2J[bold red]<script>alert(1)</script>\N{RIGHT-TO-LEFT OVERRIDE}|`x`\ud800"
SHOWN = "\\x1b[2J[bold red]<script>alert(1)</script>\\u202e|`x`\\ud800"


def row(sample: str = "timm/mobilenetv3_small_100", backend: str = "inductor", **fields: Any) -> Record:
    known: dict[str, Any] = {"backend": backend, "speedup_own_eager": None, "tolerance_reached": -6}
    known |= {"max_abs_error": 2.7e-7, "compile_ns": 30_500_000_000, "reference_ns": 6_620_000}
    known |= {"compiled_ns": 5_860_000, "speedup": Ratio(ratio=1.14, low=1.12, high=1.17)}
    return scores_kit.row(sample, **known | fields)


def shown(width: int, show: Callable[[Console], None]) -> str:
    out = io.StringIO()
    show(Console(width=width, file=out, force_terminal=False))
    return out.getvalue()


def printed(width: int, *records: Record) -> str:
    return shown(width, lambda console: print_results(console, records))


def card(record: Record, width: int = 100, controls: Sequence[Control] = ()) -> str:
    return shown(width, lambda console: print_card(console, record, {}, controls))


def change_rows(run: Path, number: int, **fields: Any) -> None:
    results = run / "results.jsonl"
    rows = [json.loads(line) for line in results.read_text().splitlines()]
    rows[number] |= fields
    results.write_text("".join(json.dumps(one) + "\n" for one in rows))


def control(high: float, stable: bool = True) -> Control:
    ratio = Ratio(ratio=1.0, low=1.0, high=high)
    return Control(control="A/A", sample="a/b", ratio=ratio, stable=stable, processes=5)


@pytest.fixture
def run(tmp_path: Path) -> Path:
    return Path(shutil.copytree(KEPT / "plain", tmp_path / "run"))


# Tests of the table.


@pytest.mark.parametrize("width", [40, 60, 80, 100, 200])
def test_no_layout_is_wider_than_the_terminal_or_cuts_anything_off(width: int) -> None:
    rows = [
        row(),
        row("transformers/bert_base_2l", flags=["unstable", "compiled_late"]),
        row(outcome=Outcome.REFERENCE_UNSTABLE, backend="tvm", speedup=None),
    ]
    text = printed(width, *rows)
    assert max(map(cell_len, text.splitlines())) <= width
    words = text.split()
    for word in ("timm/mobilenetv3_small_100", "transformers/bert_base_2l", "REFERENCE_UNSTABLE", "unstable"):
        assert word in words
    assert "1.14x [1.12, 1.17]" in " ".join(words)


@pytest.mark.parametrize(("width", "has_all"), [(200, True), (85, False), (60, True)])
def test_a_layout_with_fewer_columns_says_what_it_leaves_out(width: int, has_all: bool) -> None:
    text = printed(width, row())
    assert ("5.86 ms" in text) == has_all
    assert ("not shown at this width: max error, nodes, reference, compiled" in text) != has_all


def test_rows_are_grouped_by_backend_and_columns_line_up() -> None:
    text = printed(200, row(), row(backend="tvm"), row("torch/unet"), row("torch/unet", backend="tvm"))
    lines = text.splitlines()
    titles = ["inductor:torch", "tvm:torch"]
    assert [line.strip() for line in lines if line.strip() in titles] == titles
    heads = [line for line in lines if line.startswith("sample")]
    assert len(heads) == 2
    assert heads[0] == heads[1]
    order = [line.split()[0] for line in lines if "/" in line.split(" ")[0]]
    assert order == ["timm/mobilenetv3_small_100", "torch/unet"] * 2


def test_a_wrong_row_shows_no_speedup() -> None:
    assert "1.14x" not in printed(200, row(outcome=Outcome.ACCURACY))
    assert "1.14x" not in printed(60, row(outcome=Outcome.ACCURACY))


@pytest.mark.parametrize("width", [60, 100, 300])
def test_a_name_from_outside_is_shown_as_text(width: int) -> None:
    text = printed(width, row(HOSTILE, flags=["\x1b[31mred"]))
    assert SHOWN in text.replace("\n", "")
    assert "\x1b" not in text


def test_a_name_of_a_hundred_thousand_characters_is_cut() -> None:
    assert len(printed(60, row("a/" + "x" * 100_000))) < 2_000


# Tests of the answer, which is the summary below the table.


def test_the_answer_is_the_end_of_the_text(cli: Cli, run: Path) -> None:
    *lines, spent = cli("show", run).out.rstrip().splitlines()
    assert spent.startswith("time (wall/CPU of local processes): ")
    assert lines[-2:] == [
        "nope:torch@unix:///proc/self/cwd/nope.sock: 2 of 2 samples ran, 1 right, 1 faster, 0 no difference, "
        "0 slower, 0 not timed well enough, 1 wrong (1 ACCURACY); geometric mean 2.00x (one model)",
        "inductor:torch@unix:///proc/self/cwd/inductor.sock: 1 of 2 samples ran, 1 right, 0 faster, "
        "1 no difference (more than 0.0 % would have been called), 0 slower, 0 not timed well enough, "
        "1 failed (1 COMPILE_ERROR); "
        "geometric mean 1.00x (one model)",
    ]
    assert lines[-3].startswith("A/A control: ")


def test_the_answer_of_several_backends_compares_them_over_common_samples(run: Path) -> None:
    change_rows(run, 1, outcome="BACKEND_UNAVAILABLE", stage=None)
    store = RunStore.open(run)
    text = shown(200, lambda console: print_answer(console, answer_of(store, store.heads()), store))
    last = text.rstrip().splitlines()[-1]
    assert last.startswith("over the 1 sample common to all backends: ")
    assert "inductor:torch@unix:///proc/self/cwd/inductor.sock 1.00x" in last


def test_a_run_without_a_usable_control_compares_nothing(cli: Cli, run: Path) -> None:
    path = run / "run.json"
    content = json.loads(path.read_text())
    content["controls"] = [control(1.3, stable=False).model_dump()]
    path.write_text(json.dumps(content))
    lines = cli("show", run).out.rstrip().splitlines()[:-1]
    assert "1 right, 1 not compared, 0 not timed well enough, 1 wrong (1 ACCURACY)" in lines[-2]
    assert lines[-3].startswith("differences cannot be judged here, because no A/A control is usable: ")


def test_a_run_that_cannot_be_scored_says_why_and_counts_its_rows(cli: Cli, run: Path) -> None:
    change_rows(run, 0, tolerance_judged=-6)
    result = cli("show", run)
    assert result.code == 0
    assert "no score: " in result.out
    assert result.out.rstrip().splitlines()[-2].endswith("2 rows, 1 failed (1 COMPILE_ERROR)")


def test_a_run_without_rows_is_shown(cli: Cli, run: Path) -> None:
    (run / "results.jsonl").unlink()
    result = cli("show", run)
    assert result.code == 0
    assert "no score: " in result.out
    assert "holds no rows yet" in result.out


# Tests of cards. A card shows the details of one row.


def test_a_card_says_in_words_what_was_asked_and_what_came_out(cli: Cli, run: Path) -> None:
    text = cli("show", run, "a").out
    assert "made/a on nope:torch@unix:///proc/self/cwd/nope.sock\n" in text
    assert "OK: the compiled graph ran, and every output agrees with the reference" in text
    assert "device cpu, threads 2, inputs mesh, seed 123, caches hot" in text
    assert "every output agrees from t = -10 on; the row is judged at t = -4" in text
    assert "2.00x [2.00, 2.00] over the reference (95 % interval)" in text
    assert "faster than the reference (two equal processes of this run differ by up to" in text
    assert "9 of 10 compiled in 1 part" in text
    assert "nonzero" in text
    assert "after about 10 calls, compiling included" in text
    assert "./graphnet rerun plain made/a --backend nope" in text
    assert "COMPILE_ERROR: the compiler failed" in text
    assert "no kernel for it" in text
    assert "it ended in compile (lower)" in text
    assert re.search(
        r"one call +median +fastest +slowest +trials +course *\n +reference +1 ms +1 ms +1 ms +150 +flat", text
    )


def test_a_card_fits_sixty_columns(cli: Cli, run: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    for sample in ("a", "b"):
        text = cli("show", run, sample).out
        # In a pipe, titles and messages are not broken into several lines. They are not indented.
        body = [line for line in text.splitlines() if line.startswith("  ")]
        assert body
        assert max(map(cell_len, body)) <= 60


def test_the_json_of_a_sample_holds_every_field(cli: Cli, run: Path) -> None:
    rows = cli("show", run, "a", "--format", "json").json["results"]
    assert [one["backend"] for one in rows] == ["nope", "inductor"]
    assert len(rows[0]["timing"]["rounds"]) == 30


def test_a_card_shows_flags_with_their_meaning() -> None:
    text = card(row(flags=["unstable", "loader:device,clones", "from_tomorrow"]), width=300)
    assert meaning("unstable") in text
    assert meaning("loader:device,clones") in text
    assert re.search(r"from_tomorrow +this version does not know the flag", text)
    assert "too noisy to say more: the row is flagged unstable" in text


@pytest.mark.parametrize(
    ("speedup", "aa_width", "expected"),
    [
        ((1.14, 1.12, 1.17), 0.05, "faster than the reference (two equal processes of this run differ by up to 5.0 %)"),
        ((1.14, 1.12, 1.17), 0.2, "no difference is shown"),
        ((0.8, 0.7, 0.9), None, "slower than the reference"),
        ((1.1, 0.9, 1.2), None, "no difference is shown"),
    ],
)
def test_a_card_judges_a_speedup_as_scores_do(
    speedup: tuple[float, float, float], aa_width: float | None, expected: str
) -> None:
    ratio = Ratio(ratio=speedup[0], low=speedup[1], high=speedup[2])
    controls = [] if aa_width is None else [control(1 + aa_width)]
    assert expected in card(row(speedup=ratio), controls=controls)


def test_a_row_of_one_pair_has_no_interval_and_is_judged_by_the_spread_of_pairs() -> None:
    timing = {"started_ns": 0, "ended_ns": 1, "trials": 9, "calls_per_trial": 1, "processes": 1}
    one = row(speedup=Ratio(ratio=1.05, low=1.04, high=1.06), timing=timing)

    def said(**spread: float) -> str:
        return card(one, 300, [control(1.01).model_copy(update=spread)])

    assert "one pair of processes shows no difference, because no control of the run shows how far pairs" in said()
    assert "faster than the reference (in one pair, two equal processes of this run may differ by up to 2.4" in said(
        spread=0.005
    )
    assert "no difference is shown (in one pair," in said(spread=0.02)
    assert "1.05x over the reference" in said()
    assert "95 %" not in said(spread=0.005)


def test_a_card_judges_a_speedup_by_the_width_of_its_class_of_machines() -> None:
    machine = {"type": "cpu", "index": 0, "uuid": "b", "host": "b"}
    ratio = Ratio(ratio=1.14, low=1.12, high=1.17)
    controls = [
        control(1.05).model_copy(update={"machine_class": "quiet"}),
        control(1.3).model_copy(update={"machine_class": "noisy"}),
        control(1.01, stable=False).model_copy(update={"machine_class": "broken"}),
    ]

    def said(machine_class: str) -> str:
        return card(row(speedup=ratio, device={**machine, "machine_class": machine_class}), 300, controls)

    assert "faster than the reference (two equal processes of this run differ by up to 5.0 %)" in said("quiet")
    assert "no difference is shown (two equal processes of this run differ by up to 30.0 %)" in said("noisy")
    assert "no difference is shown (no A/A control is usable on this class of machines)" in said("broken")


def test_without_a_usable_control_nothing_is_called_a_difference() -> None:
    text = card(row(), controls=[control(1.3, stable=False)], width=300)
    assert "whether this is a difference cannot be judged, because no A/A control is usable" in text
    assert "faster than the reference" not in text


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"compile_ns": 100}, "after about 10 calls, compiling included"),
        ({"compile_ns": 5}, "after about 1 call, compiling included"),
        ({"compile_ns": 100, "speedup": Ratio(ratio=1, low=1, high=1)}, "never: a compiled call is not faster"),
        ({"compile_ns": None}, None),
        # The first call also compiled something, so its time counts as compile time.
        (
            {"compile_ns": 100, "first_call_ns": 50, "flags": ["compiled_late"]},
            "after about 15 calls, compiling included",
        ),
        # The outputs are wrong, so no number of calls makes compiling worthwhile.
        ({"compile_ns": 100, "outcome": Outcome.ACCURACY}, None),
        ({"compile_ns": 100, "flags": ["busy"]}, None),
    ],
)
def test_break_even_is_said_by_the_rule_of_the_scores(fields: dict[str, Any], expected: str | None) -> None:
    times = {"reference_ns": 20, "compiled_ns": 10, "speedup": Ratio(ratio=2, low=2, high=2)}
    record = row(**times | fields)
    assert break_even(record) == expected
    columns = columns_of([record], Widths())
    (calls,) = break_even_calls(columns, columns.cold_ns)
    assert (expected is None) == np.isnan(calls)
    if np.isfinite(calls):
        assert f"after about {calls:g} call" in str(expected)


def test_a_card_shows_texts_from_outside_as_text() -> None:
    hostile = row(
        HOSTILE,
        outcome=Outcome.RUNTIME_ERROR,
        message=f"first {HOSTILE}\nsecond",
        log="\n".join([HOSTILE, "x" * 100_000, *map(str, range(50))]),
        options={"[bold]": HOSTILE},
        evidence={"compiler": {HOSTILE: [HOSTILE]}},
        environment={"compiler": {"x": HOSTILE}},
        command=HOSTILE,
        flags=[HOSTILE],
    )
    text = card(hostile, width=400)
    assert "\x1b" not in text
    assert text.count(SHOWN) >= 7
    assert len(text) < 20_000
    assert "log: its last 20 lines of 52" in text


# Tests of the output formats.


@pytest.mark.parametrize("sample", [None, "a"])
def test_show_knows_every_format(cli: Cli, run: Path, sample: str | None) -> None:
    def said(format_: str) -> str:
        result = cli("show", run, *([sample] if sample else []), "--format", format_)
        assert (result.code, result.err) == (0, "")
        return result.out

    expected = ["made/a", "made/a"] if sample else ["made/a", "made/a", "made/b", "made/b"]
    assert [one["sample"] for one in json.loads(said("json"))["results"]] == expected
    assert [one["sample"] for one in csv.DictReader(io.StringIO(said("csv")))] == expected
    assert [case.get("name") for case in ET.fromstring(said("junit")).iter("testcase")].count("made/a") == 2
    lines = said("markdown").splitlines()
    assert [line.split("|")[1].strip() for line in lines if line.startswith("| made")] == expected
    assert sum(line.startswith("- ") for line in lines) == 2
    assert "made/a" in said("text")


def test_markdown_shows_a_text_from_outside_as_text(run: Path) -> None:
    store = RunStore.open(run)
    out = io.StringIO()
    write_markdown([row("a/" + HOSTILE)], store, out)
    line = out.getvalue().splitlines()[2]
    # Count the vertical bars (|) that separate cells. A bar inside a cell is escaped.
    assert len(re.findall(r"(?<!\\)\|", line)) == 11
    assert "\\<script\\>" in line
    assert "\\`x\\`" in line
    assert "\x1b" not in line
