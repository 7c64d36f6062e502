"""Tests that the columns of CSV and Parquet follow Record's fields, and that docs/how-to/exchange.md lists them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from exchange_kit import row

from graphnet.exchange.columns import columns, row_of
from graphnet.runs.record import Record

ROOT = Path(__file__).resolve().parents[3]
PROGRAM = "import export_schema as t; import sys; sys.exit(t.renewed(t.DOCUMENT.read_text()) != t.DOCUMENT.read_text())"


def test_every_field_of_a_record_has_a_column_of_its_own_name() -> None:
    fields = {field.serialization_alias or name for name, field in Record.model_fields.items()}
    assert {column.name.partition(".")[0] for column in columns()} == fields


def test_a_group_is_written_as_its_fields_with_dots() -> None:
    types = {column.name: column.type for column in columns()}
    assert types["speedup.ratio"] == "float64"
    assert types["accuracy.as_accurate_as_eager"] == "bool"
    assert types["tolerance_ladder"] == "list<bool>"
    assert types["stage_ns"] == "map<string,int64>"
    assert types["outcome"] == "string"
    assert types["options"] == "json"
    assert "speedup" not in types


def test_a_null_group_makes_null_columns() -> None:
    values = row_of(row(ratio=None))
    empty = {column.name for column in columns() if column.value(values) is None}
    assert {"speedup.ratio", "speedup.low", "timing.trials", "evidence.nodes_total"} <= empty


def test_the_schema_in_the_documentation_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT / "tools", capture_output=True, text=True)
    assert done.returncode == 0, "renew it: .venv/bin/python tools/export_schema.py\n" + done.stderr
