"""Replaces the generated part of a document, which is between two HTML comments."""

from __future__ import annotations

from pathlib import Path


def renewed(document: Path, text: str, begin: str, end: str, part: str) -> str:
    """Return ``text``, the document's, with a new part. Raise SystemExit if one of the two comments is missing."""
    before, begun, rest = text.partition(f"<!-- {begin} -->\n")
    _, ended, after = rest.partition(f"<!-- {end} -->\n")
    if not (begun and ended):
        raise SystemExit(f"{document} lacks the marks <!-- {begin} --> and <!-- {end} -->; add them for the table")
    return before + begun + part + ended + after
