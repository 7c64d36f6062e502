"""Tests that CSV, JSON and Parquet exports contain the values of the rows."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest
from exchange_kit import output, row
from pyarrow import parquet

from graphnet.exchange.tables import NOT_IN_CSV, csv_columns, csv_sheet, write_json, write_parquet
from graphnet.faces.csv_ import write_sheet
from graphnet.judge.findings import Distance
from graphnet.runs.figure import Face
from graphnet.runs.figures import chosen
from graphnet.runs.record import AccuracyGroup, EvidenceGroup, Record, TimingGroup

ROWS = [
    row("timm/a", 1.25, options={"mode": "max-autotune", "fullgraph": True}, flags=["unstable", "loader:x"]),
    row(
        "timm/b",
        0.5,
        outputs=[output(-5), output(equal=True, dtype="int64")],
        stage_ns={"compile": 5, "load": 7},
        evidence=EvidenceGroup(nodes_total=10, compiler={"kernels": 3}),
        accuracy=AccuracyGroup(policy="p", outputs=[Distance(6, 2, 1e-6, 1e-5, None, 1.0)]),
        timing=TimingGroup(
            started_ns=1, ended_ns=2, trials=3, calls_per_trial=1, processes=1, rounds=[{"first": "compiled"}],
            device_ns={"reference": 2.0, "compiled": 1.0},
        ),
    ),
    row("timm/c", outcome="COMPILE_ERROR", stage="compile", message='no "kernel",\nfor it'),
]  # fmt: skip


def read_parquet(path: Path) -> list[dict[str, object]]:
    return parquet.read_table(path).to_pylist()


def test_parquet_columns_have_types_and_the_rows_values(tmp_path: Path) -> None:
    write_parquet(ROWS, tmp_path / "run.parquet")
    schema = parquet.read_schema(tmp_path / "run.parquet")
    assert str(schema.field("speedup.ratio").type) == "double"
    assert str(schema.field("compile_ns").type) == "int64"
    assert str(schema.field("flags").type).startswith("list<")
    assert schema.field("options").metadata == {b"json": b"true"}
    first, second, third = read_parquet(tmp_path / "run.parquet")
    assert (first["speedup.ratio"], first["flags"], first["outcome"]) == (1.25, ["unstable", "loader:x"], "OK")
    assert json.loads(str(first["options"])) == {"mode": "max-autotune", "fullgraph": True}
    assert second["stage_ns"] == [("compile", 5), ("load", 7)]
    assert second["evidence.nodes_total"] == 10
    assert second["accuracy.outputs"] == [
        {"elements": 6, "different": 2, "max_abs": 1e-6, "max_rel": 1e-5, "max_ulp": None, "cosine": 1.0}
    ]
    assert [one["dtype"] for one in second["outputs"]] == ["float32", "int64"]  # type: ignore[attr-defined]
    assert third["speedup.ratio"] is None
    assert third["outputs"] is None


def test_a_run_of_more_rows_than_a_batch_is_written_whole(tmp_path: Path) -> None:
    rows = [row(f"timm/{number}", 1.0 + number) for number in range(4099)]
    write_parquet(rows, tmp_path / "run.parquet")
    assert parquet.ParquetFile(tmp_path / "run.parquet").num_row_groups == 2
    found = read_parquet(tmp_path / "run.parquet")
    assert [one["speedup.ratio"] for one in found] == [1.0 + number for number in range(4099)]


def test_csv_has_a_header_and_quotes_what_needs_it() -> None:
    text = io.StringIO()
    write_sheet(csv_sheet(ROWS), text)
    lines = list(csv.DictReader(io.StringIO(text.getvalue())))
    assert list(lines[0]) == [one.name for one in csv_columns()] + [figure.key for figure in chosen(Face.csv)]
    assert not NOT_IN_CSV & set(lines[0])
    assert lines[0]["speedup.ratio"] == "1.25"
    assert json.loads(lines[0]["flags"]) == ["unstable", "loader:x"]
    assert lines[2]["message"] == r'no "kernel",\nfor it'
    assert lines[2]["speedup.ratio"] == ""


@pytest.mark.parametrize("rows", [ROWS, ROWS[:1]])
def test_json_is_what_bench_prints(rows: list[Record]) -> None:
    text = io.StringIO()
    write_json(rows, Path("a run"), text)
    found = json.loads(text.getvalue())
    assert found["run"] == "a run"
    assert found["results"] == [json.loads(one.line()) for one in rows]
