"""Write the table of exported columns in docs/exchange.md. The columns are read from the fields of ``Record``.

Run this script with `.venv/bin/python tools/export_schema.py`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from graphnet.exchange.columns import columns
from graphnet.exchange.tables import NOT_IN_CSV

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "exchange.md"
_BEGIN, _END = "<!-- begin: tools/export_schema.py -->\n", "<!-- end -->\n"


def main() -> None:
    """Replace the generated table in docs/exchange.md by a new one. Two HTML comments in the page enclose the table."""
    DOCUMENT.write_text(renewed(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")


def renewed(text: str) -> str:
    """Return ``text`` (docs/exchange.md) with a new table.

    Raise SystemExit if the text lacks one of the two HTML comments that enclose the table.
    """
    before, begin, rest = text.partition(_BEGIN)
    _, end, after = rest.partition(_END)
    if not (begin and end):
        raise SystemExit(f"{DOCUMENT} lacks the marks {_BEGIN.strip()} and {_END.strip()}")
    return before + begin + "\n".join(_lines()) + "\n" + end + after


def _lines() -> Iterator[str]:
    yield "| column | type | in CSV |"
    yield "| --- | --- | --- |"
    for column in columns():
        yield f"| `{column.name}` | {column.shown_type} | {'no' if column.name in NOT_IN_CSV else 'yes'} |"


if __name__ == "__main__":
    main()
