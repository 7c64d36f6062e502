"""Tests of the messages and exit codes of ``graphnet compare`` if some rows cannot be compared."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from compare_kit import DEVICE, asked, control, failed, made_run, measured, right
from kit import Cli

from graphnet.outcomes import Outcome
from graphnet.runs.record import Ratio, Record
from graphnet.scores.compare.status import Status, status_of

TVM = {"backend": "tvm", "flavour": "relax"}
GPU = DEVICE.model_copy(update={"type": "cuda", "machine_class": "a GPU", "driver": "1.0"})
NEWER_DRIVER = GPU.model_copy(update={"driver": "2.0"})
ELSEWHERE = DEVICE.model_copy(update={"machine_class": "another CPU, 4 cores"})
MERGED = {"merged": [{"folder": "part"}], "planned_rows": 1}


@pytest.mark.parametrize(
    ("old", "new", "entries", "said"),
    [
        (
            [right("made/a", where="/a"), right("made/a", **TVM)],
            [right("made/a", where="/b"), right("made/a", where="/c"), right("made/a", **TVM)],
            {},
            "only on one side, so not compared: inductor:torch@/a, inductor:torch@/b, inductor:torch@/c;",
        ),
        (
            [right("made/a"), right("made/a", **TVM)],
            [right("made/a")],
            {},
            "only on one side, so not compared: tvm:relax;",
        ),
        (
            [right("made/a"), failed("made/a", **TVM)],
            [right("made/a"), failed("made/a", Outcome.BACKEND_UNAVAILABLE, **TVM)],
            MERGED,
            "no row of tvm:relax was tested on both sides",
        ),
        (
            [right("made/a"), failed("made/b")],
            [right("made/a"), failed("made/b", Outcome.WORKER_LOST)],
            MERGED,
            "could not be tested; measure them again",
        ),
        (
            [right("made/a"), right("made/b")],
            [right("made/a"), failed("made/b", Outcome.REFERENCE_FAILED)],
            {},
            "rows that were right before were not judged after: made/b on inductor:torch (REFERENCE_FAILED)",
        ),
        (
            [right("made/a"), right("made/b")],
            [right("made/a"), failed("made/b", Outcome.COMPILED_NOT_RUN)],
            {},
            "made/b on inductor:torch (COMPILED_NOT_RUN)",
        ),
        (
            [right("made/a"), right("made/b")],
            [right("made/a"), right("made/b", device=ELSEWHERE)],
            {},
            "the speed of some rows is not compared: machine cpu: a CPU, 2 cores before, cpu: another CPU, 4 cores",
        ),
        ([right("made/a", device=GPU)], [right("made/a", device=NEWER_DRIVER)], {}, "driver 1.0 before, 2.0 after"),
    ],
    ids=["ambiguous", "backend", "unavailable", "merged", "reference", "not judged", "machine", "driver"],
)
def test_what_was_not_compared_is_said_and_gives_exit_code_3(
    cli: Cli, tmp_path: Path, old: list[Record], new: list[Record], entries: dict[str, Any], said: str
) -> None:
    before, after = made_run(tmp_path / "old", old), made_run(tmp_path / "new", new, **entries)
    result = cli("compare", before, after, "--format", "json")
    assert result.code == 3
    assert any(said in gap for gap in json.loads(result.out)["gaps"]), result.out
    assert said in cli("compare", before, after).out


def test_a_named_pair_of_backends_leaves_the_others_out_without_a_gap(cli: Cli, tmp_path: Path) -> None:
    before = made_run(tmp_path / "old", [right("made/a"), right("made/a", **TVM)])
    after = made_run(tmp_path / "new", [right("made/a")])
    assert cli("compare", before, after, "--before", "inductor", "--after", "inductor").code == 0


@pytest.mark.parametrize(
    ("before", "after", "status"),
    [
        (Outcome.ACCURACY, Outcome.OUTPUT_MISMATCH, Status.fails_differently),
        (Outcome.OK, Outcome.NOT_COMPARABLE, Status.not_compared),
        (Outcome.CRASHED, Outcome.COMPILED_NOT_RUN, Status.not_compared),
        (Outcome.NOT_COMPARABLE, Outcome.OK, Status.same),
    ],
)
def test_the_table_of_the_page(before: Outcome, after: Outcome, status: Status) -> None:
    assert status_of(before, after) is status


FAILED_CONTROL = {"control": "A/A", "sample": "made/a", "problem": "it was stopped"}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ([control()], [control()], "A/A width of both runs (1.4 %)"),
        ([control()], [], "A/A width of {old} (1.0 %; unknown for the other run)"),
        ([], [], "(unknown: no A/A control was measured)"),
        ([FAILED_CONTROL], [FAILED_CONTROL], "(unknown: every A/A control failed)"),
    ],
)
def test_the_aa_width_names_its_runs(cli: Cli, tmp_path: Path, old: list[Any], new: list[Any], said: str) -> None:
    before = made_run(tmp_path / "old", [right("made/a")], controls=old)
    after = made_run(tmp_path / "new", [right("made/a")], controls=new)
    assert said.format(old=before) in cli("compare", before, after).out


def test_markdown_shows_200_rows_without_a_change(cli: Cli, tmp_path: Path) -> None:
    run = made_run(tmp_path / "run", [failed(f"made/{number}") for number in range(203)])
    out = cli("compare", run, run, "--format", "markdown").out
    assert out.count("known failure |") == 200
    assert "3 more rows without a change" in out


def test_the_name_of_a_machine_cannot_control_the_terminal(cli: Cli, tmp_path: Path) -> None:
    hostile = DEVICE.model_copy(update={"machine_class": "\x1b]0;owned\x07"})
    before = made_run(tmp_path / "old", [right("made/a"), right("made/b")])
    after = made_run(tmp_path / "new", [right("made/a"), right("made/b", device=hostile)])
    for extra in ((), ("--across-machines",)):
        for format_ in ("text", "markdown"):
            assert "\x1b]" not in cli("compare", before, after, *extra, "--format", format_).out


def speedup_of(ratio: float) -> Ratio:
    return Ratio(ratio=ratio, low=ratio, high=ratio)


@pytest.mark.parametrize(
    "entries",
    [
        {"machine": "a word"},
        {"machine": {"before": "a word"}},
        {"workers": {"eager": "a word"}},
        {"workers": {"eager": {"backend": 1, "flavour": 2, "versions": ["torch"]}}},
        {"controls": [control() | {"ratio": {"ratio": 1.0, "low": 0.0, "high": 2.0}}]},
        {"controls": [control() | {"ratio": {"ratio": 1.0, "low": 0.5, "high": float("inf")}}]},
        {"controls": [control(stable=False) | {"ratio": {"ratio": 0.0, "low": 0.0, "high": 0.0}}]},
        {"row": {"compile_ns": -5}},
        {"row": {"peak_memory_bytes": -1}},
        {"row": {"speedup": speedup_of(1e300)}},
        {"row": {"speedup": speedup_of(1e-300)}},
        {"row": {"speedup": Ratio(ratio=1.0, low=1.1e-9, high=0.9e9), "timing": measured(1.0, 0.01, 3)["timing"]}},
    ],
)
@pytest.mark.parametrize("format_", ["text", "json", "markdown", "junit"])
def test_a_damaged_run_gives_no_internal_error(cli: Cli, tmp_path: Path, entries: dict[str, Any], format_: str) -> None:
    changed = entries.get("row", {})
    run = {name: entry for name, entry in entries.items() if name != "row"}
    samples = [f"made/{number}" for number in range(3)]
    before = made_run(tmp_path / "old", [right(sample) for sample in samples])
    after = made_run(tmp_path / "new", [right(sample).model_copy(update=changed) for sample in samples], **run)
    result = cli("compare", before, after, "--format", format_)
    assert result.code in (0, 1, 2, 3)
    assert "graphnet itself" not in result.err
    assert "Traceback" not in result.err


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ({"asked": asked(caches="cold")}, "caches hot before, cold after"),
        ({"asked": asked(inputs="graphnet")}, "inputs mesh before, graphnet after"),
        ({"asked": asked(seed=7)}, "seed 123 before, 7 after"),
        (
            {"workers": {"eager": {"backend": "eager", "versions": {"torch": "2.9", "python": "3.12"}}}},
            "the reference's software torch 2.8, python 3.12 before, torch 2.9, python 3.12 after",
        ),
    ],
)
def test_every_setting_that_changes_times_is_compared(
    cli: Cli, tmp_path: Path, entries: dict[str, Any], said: str
) -> None:
    workers = {"eager": {"backend": "eager", "versions": {"torch": "2.8", "python": "3.12"}}}
    before = made_run(tmp_path / "old", [right("made/a")], workers=workers)
    after = made_run(tmp_path / "new", [right("made/a")], **entries)
    result = cli("compare", before, after)
    assert result.code == 3
    assert said in result.out


def test_a_number_that_nothing_can_measure_is_refused(cli: Cli, tmp_path: Path) -> None:
    before = made_run(tmp_path / "old", [right("made/a")])
    after = made_run(tmp_path / "new", [right("made/a", compile_ns=-5)])
    result = cli("compare", before, after)
    assert result.code == 2
    assert "new: the row of made/a on inductor:torch has compile_ns -5, which cannot be a measurement" in result.err
