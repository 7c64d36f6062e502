"""Tests of ``show --figures``: figures that a face does not show by default, in every format."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from kit import Cli

KEPT = Path(__file__).parent / "kept_run" / "plain"
NAMES = "compiled_ns,compiled_slowest_ns,memory"


def test_the_formats_have_the_chosen_figures(cli: Cli) -> None:
    rows = cli("show", KEPT, "--figures", NAMES, "--format", "json").json["rows"]
    assert list(rows[0]) == ["sample", "site", *NAMES.split(",")]
    timed = next(row for row in rows if row["compiled_ns"])
    # A figure of the raw times, which are in another file.
    assert timed["compiled_slowest_ns"] >= timed["compiled_ns"]
    lines = list(csv.DictReader(io.StringIO(cli("show", KEPT, "--figures", NAMES, "--format", "csv").out)))
    assert [line["sample"] for line in lines] == [row["sample"] for row in rows]
    assert float(lines[rows.index(timed)]["compiled_ns"]) == timed["compiled_ns"]
    for format_ in ("text", "markdown"):
        assert "memory over eager's" in " ".join(cli("show", KEPT, "--figures", NAMES, "--format", format_).out.split())


def test_one_sample_has_its_rows_only(cli: Cli) -> None:
    rows = cli("show", KEPT, "b", "--figures", "compiled_ns", "--format", "json").json["rows"]
    assert {row["sample"].rpartition("/")[2] for row in rows} == {"b"}


@pytest.mark.parametrize(
    ("figures", "format_", "sentence"),
    [
        ("compiled_p90_s", "text", "'compiled_p90_ns'"),
        ("xyzzy", "text", "docs/reference/results.md lists them"),
        ("memory,", "text", "has an empty name"),
        ("memory", "junit", "JUnit has no place for"),
    ],
)
def test_bad_figures_are_refused_in_a_sentence(cli: Cli, figures: str, format_: str, sentence: str) -> None:
    refused = cli("show", KEPT, "--figures", figures, "--format", format_)
    assert refused.code == 2
    assert sentence in " ".join(refused.err.split())
