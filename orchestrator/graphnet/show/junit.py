"""A run as JUnit XML, a format that CI systems read."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Sequence

from graphnet.outcomes import Junit
from graphnet.runs.record import Record
from graphnet.show.table import backend_label

_ILLEGAL = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def junit(records: Sequence[Record]) -> str:
    """Write one test suite per backend, with one test case per sample. The row's outcome decides what a case contains.

    Returns:
        The XML document as text.
    """
    root = ET.Element("testsuites")
    for label in dict.fromkeys(backend_label(record) for record in records):
        rows = [record for record in records if backend_label(record) == label]
        held = Counter(row.outcome.traits.group.junit for row in rows)
        counts = {"failures": held[Junit.FAILURE], "errors": held[Junit.ERROR], "skipped": held[Junit.SKIPPED]}
        attributes = {"name": label, "tests": str(len(rows))} | {name: str(count) for name, count in counts.items()}
        suite = ET.SubElement(root, "testsuite", attributes)
        for row in rows:
            _add_case(suite, label, row)
    return ET.tostring(root, encoding="unicode", xml_declaration=True)


def _add_case(suite: ET.Element, label: str, row: Record) -> None:
    seconds = f"{(row.compiled_ns or 0) / 1e9:.9f}"
    case = ET.SubElement(suite, "testcase", {"classname": label, "name": row.sample, "time": seconds})
    element = row.outcome.traits.group.junit
    if element is not None:
        ET.SubElement(case, element, {"type": row.outcome, "message": _legal(row.message or row.outcome)})


def _legal(text: str) -> str:
    """Return the text with each control character that XML 1.0 forbids replaced by a question mark."""
    return _ILLEGAL.sub("?", text)
