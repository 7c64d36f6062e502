"""Rows as a table for CSV, as JSON and as Parquet. Memory never holds all rows of a large run at once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final, TextIO

from graphnet import sheet
from graphnet.exchange.columns import JSON, Column, columns, row_of
from graphnet.runs.figure import Face
from graphnet.runs.figures import chosen
from graphnet.runs.record import Record

_BATCH_ROWS: Final = 4096
#: Columns that a CSV export leaves out because their text is too long for a spreadsheet: the raw times of every round,
#: and the end of the worker's log.
NOT_IN_CSV: Final = frozenset({"timing.rounds", "log"})


def csv_columns() -> tuple[Column, ...]:
    """Return the columns of a CSV export."""
    return tuple(column for column in columns() if column.name not in NOT_IN_CSV)


def csv_sheet(records: Iterable[Record]) -> sheet.Sheet:
    """Return every field of the rows, and then the figures that are no fields. The rows are read once."""
    fields, figures = csv_columns(), chosen(Face.csv)

    def cells(record: Record) -> list[Any]:
        row = row_of(record)
        return [*(one.value(row) for one in fields), *(figure.fact(record) for figure in figures)]

    columns_ = [*(sheet.Column(one.name) for one in fields), *(figure.column for figure in figures)]
    return sheet.Sheet(columns_, map(cells, records))


def write_json(records: Iterable[Record], folder: Path, out: TextIO) -> None:
    """Write ``{"run": PATH, "results": [...]}`` like ``graphnet bench --format json``, with one row per line."""
    out.write(f'{{"run": {json.dumps(str(folder))}, "results": [')
    for number, record in enumerate(records):
        out.write(",\n" if number else "\n")
        out.write(record.line())
    out.write("\n]}\n")


def write_parquet(records: Iterable[Record], file: Path) -> None:
    """Write Parquet, compressed by zstd, with 4,096 rows per row group. Lists, maps and structs keep their types."""
    from pyarrow.parquet import ParquetWriter

    schema = arrow_schema()
    with ParquetWriter(file, schema, compression="zstd") as writer:
        for batch in _arrow_batches(records, schema):
            writer.write_batch(batch)


def arrow_table(records: Iterable[Record]) -> Any:
    """Return all rows as a pyarrow.Table of ``arrow_schema``. Memory holds them all."""
    from pyarrow import Table

    schema = arrow_schema()
    return Table.from_batches(_arrow_batches(records, schema), schema)


def arrow_schema() -> Any:
    """Return the pyarrow.Schema of a Parquet export. A column of JSON text has the metadata ``json: true``."""
    import pyarrow

    return pyarrow.schema(
        [
            pyarrow.field(one.name, _arrow(one), metadata={"json": "true"} if one.type == JSON else None)
            for one in columns()
        ]
    )


def _arrow_batches(records: Iterable[Record], schema: Any) -> Iterator[Any]:
    from pyarrow import RecordBatch

    for batch in _batches(map(row_of, records)):
        arrays = [_array(column, field.type, batch) for column, field in zip(columns(), schema, strict=True)]
        yield RecordBatch.from_arrays(arrays, schema=schema)


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
    if column.fields:
        values = [None if value is None else [_struct(column, one) for one in value] for value in values]
    return pyarrow.array(values, type=kind)


def _struct(column: Column, item: dict[str, Any]) -> dict[str, Any]:
    """Return an object of a list with the members that the column has, some of which are JSON as text."""
    return {member.name: member.value(item) for member in column.fields}


def _batches(rows: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    left = iter(rows)
    while batch := list(islice(left, _BATCH_ROWS)):
        yield batch
