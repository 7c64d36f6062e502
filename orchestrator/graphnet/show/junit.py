"""A run as JUnit XML, which every CI system reads."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence

from graphnet.outcomes import WRONG, Outcome
from graphnet.runs.record import Record
from graphnet.show.table import backend_label

_ILLEGAL = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def junit(records: Sequence[Record]) -> str:
    """One test suite per backend, one case per sample: wrong outputs are failures, what did not run is an error."""
    root = ET.Element("testsuites")
    for label in dict.fromkeys(backend_label(record) for record in records):
        rows = [record for record in records if backend_label(record) == label]
        bad = sum(row.outcome in WRONG for row in rows)
        broken = sum(row.outcome is not Outcome.OK and row.outcome not in WRONG for row in rows)
        counts = {"tests": str(len(rows)), "failures": str(bad), "errors": str(broken)}
        suite = ET.SubElement(root, "testsuite", {"name": label} | counts)
        for row in rows:
            _case(suite, label, row)
    return ET.tostring(root, encoding="unicode", xml_declaration=True)


def _legal(text: str) -> str:
    """Without the control characters that XML 1.0 cannot hold."""
    return _ILLEGAL.sub("?", text)


def _case(suite: ET.Element, label: str, row: Record) -> None:
    seconds = f"{(row.compiled_ns or 0) / 1e9:.9f}"
    case = ET.SubElement(suite, "testcase", {"classname": label, "name": row.sample, "time": seconds})
    if row.outcome is Outcome.OK:
        return
    kind = "failure" if row.outcome in WRONG else "error"
    ET.SubElement(case, kind, {"type": row.outcome, "message": _legal(row.message or row.outcome)})
