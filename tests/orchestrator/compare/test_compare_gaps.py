"""Tests of what ``graphnet compare`` says, and of its exit code, if something could not be compared."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from compare_kit import DEVICE, failed, made_run, right
from kit import Cli

from graphnet.outcomes import Outcome
from graphnet.runs.record import Record
from graphnet.scores.compare.status import Status, status_of

TVM = {"backend": "tvm", "flavour": "relax"}
GPU = DEVICE.model_copy(update={"type": "cuda", "machine_class": "a GPU", "driver": "1.0"})
NEWER_DRIVER = GPU.model_copy(update={"driver": "2.0"})
ELSEWHERE = DEVICE.model_copy(update={"machine_class": "another CPU, 4 cores"})
MERGED = {"merged": ["part"], "planned_rows": 1}


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
        (
            [right("made/a", device=GPU)],
            [right("made/a", device=NEWER_DRIVER)],
            {},
            "driver 1.0 before, 2.0 after",
        ),
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
