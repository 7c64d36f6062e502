"""Writes rows as CSV, JSON and Parquet. Memory never holds all rows of a large run at once."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final, TextIO

from graphnet.exchange.columns import JSON, Column, columns, row_of
from graphnet.runs.record import Record

_BATCH_ROWS: Final = 4096
#: Columns that a CSV export leaves out because their text is too long for a spreadsheet: the raw times of every round,
#: and the end of the worker's log.
NOT_IN_CSV: Final = frozenset({"timing.rounds", "log"})


def csv_columns() -> tuple[Column, ...]:
    """Return the columns of a CSV export."""
    return tuple(column for column in columns() if column.name not in NOT_IN_CSV)


def write_csv(records: Iterable[Record], out: TextIO) -> None:
    """Write a header and one line per row. Null becomes an empty cell; lists and groups become JSON text."""
    chosen = csv_columns()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([column.name for column in chosen])
    for record in records:
        row = row_of(record)
        writer.writerow([_cell(column.value(row)) for column in chosen])


def _cell(value: Any) -> Any:
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value, sort_keys=True) if isinstance(value, list | dict) else value


def write_json(records: Iterable[Record], folder: Path, out: TextIO) -> None:
    """Write ``{"run": PATH, "results": [...]}`` like ``graphnet bench --format json``, with one row per line."""
    out.write(f'{{"run": {json.dumps(str(folder))}, "results": [')
    for number, record in enumerate(records):
        out.write(",\n" if number else "\n")
        out.write(record.line())
    out.write("\n]}\n")


def write_parquet(records: Iterable[Record], file: Path) -> None:
    """Write Parquet, compressed by zstd, with 4,096 rows per row group. Lists, maps and structs keep their types."""
    from pyarrow import RecordBatch
    from pyarrow.parquet import ParquetWriter

    chosen, schema = columns(), arrow_schema()
    with ParquetWriter(file, schema, compression="zstd") as writer:
        for batch in _batches(map(row_of, records)):
            arrays = [_array(column, field.type, batch) for column, field in zip(chosen, schema, strict=True)]
            writer.write_batch(RecordBatch.from_arrays(arrays, schema=schema))


def arrow_schema() -> Any:
    """Return the pyarrow.Schema of a Parquet export. A column of JSON text has the metadata ``json: true``."""
    import pyarrow

    return pyarrow.schema(
        [
            pyarrow.field(one.name, _arrow(one), metadata={"json": "true"} if one.type == JSON else None)
            for one in columns()
        ]
    )


def _arrow(column: Column) -> Any:
    import pyarrow

    scalars = {
        "string": pyarrow.string(),
        JSON: pyarrow.string(),
        "int64": pyarrow.int64(),
        "float64": pyarrow.float64(),
        "bool": pyarrow.bool_(),
    }
    if column.fields:
        return pyarrow.list_(pyarrow.struct([(one.name, _arrow(one)) for one in column.fields]))
    if column.type in scalars:
        return scalars[column.type]
    inner = column.type.rpartition("<")[2].rpartition(",")[2].rstrip(">")
    if column.type.startswith("map<"):
        return pyarrow.map_(pyarrow.string(), scalars[inner])
    return pyarrow.list_(scalars[inner])


def _array(column: Column, kind: Any, rows: list[dict[str, Any]]) -> Any:
    import pyarrow

    values = [column.value(row) for row in rows]
    if column.type.startswith("map<"):
        values = [None if value is None else list(value.items()) for value in values]
    return pyarrow.array(values, type=kind)


def _batches(rows: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    left = iter(rows)
    while batch := list(islice(left, _BATCH_ROWS)):
        yield batch
