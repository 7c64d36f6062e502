"""Write the table of exported columns in docs/how-to/exchange.md. The columns are read from the fields of ``Record``.

Run this script with `.venv/bin/python tools/export_schema.py`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import marks

from graphnet.exchange.columns import columns
from graphnet.exchange.tables import NOT_IN_CSV

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "how-to" / "exchange.md"


def main() -> None:
    """Write the document with a new table."""
    DOCUMENT.write_text(renewed(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")


def renewed(text: str) -> str:
    """Return ``text``, the document's, with a new table."""
    return marks.renewed(DOCUMENT, text, "begin: tools/export_schema.py", "end", "\n".join(_lines()) + "\n")


def _lines() -> Iterator[str]:
    yield "| column | type | in CSV |"
    yield "| --- | --- | --- |"
    for column in columns():
        yield f"| `{column.name}` | {column.shown_type} | {'no' if column.name in NOT_IN_CSV else 'yes'} |"


if __name__ == "__main__":
    main()
