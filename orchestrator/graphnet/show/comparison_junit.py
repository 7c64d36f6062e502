"""A comparison of two runs as JUnit XML, a format that CI systems read."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import TextIO

from graphnet.outcomes import Junit
from graphnet.printable import printable
from graphnet.scores.compare.comparison import ComparedBackend, ComparedRow, Comparison
from graphnet.scores.compare.status import Status
from graphnet.show.comparison import remarks_of, result_of


def write_comparison_junit(found: Comparison, out: TextIO) -> None:
    """Write one test suite per pair of backends, with one case per row.

    A row that is newly wrong, newly failing or slower by at least the threshold is a failure. A row is skipped if its
    outcomes were not compared, if its speeds were not compared for a reason in the row itself, or if it is wrong or
    failed on both sides. A separate suite has one error for each sentence in ``found.gaps``. Each of these sentences
    says why something could not be compared.
    """
    root = ET.Element("testsuites")
    for backend in found.backends:
        _add_suite(root, backend)
    if found.gaps:
        suite = ET.SubElement(root, "testsuite", _totals("comparison", {Junit.ERROR: len(found.gaps)}, len(found.gaps)))
        for sentence in found.gaps:
            case = ET.SubElement(suite, "testcase", {"classname": "comparison", "name": printable(sentence)})
            ET.SubElement(case, Junit.ERROR, {"message": printable(sentence)})
    ET.indent(root)
    out.write("<?xml version='1.0' encoding='utf-8'?>\n" + ET.tostring(root, encoding="unicode") + "\n")


def _add_suite(root: ET.Element, backend: ComparedBackend) -> None:
    kinds = [_kind(row) for row in backend.rows]
    totals = {kind: kinds.count(kind) for kind in Junit}
    suite = ET.SubElement(root, "testsuite", _totals(backend.label, totals, len(kinds)))
    for row, kind in zip(backend.rows, kinds, strict=True):
        names = {"classname": printable(backend.label), "name": printable(row.after.sample)}
        case = ET.SubElement(suite, "testcase", names)
        if kind is not None:
            message = "; ".join((result_of(row), *remarks_of(row)))
            ET.SubElement(case, kind, {"type": printable(result_of(row)), "message": printable(message)})


def _totals(name: str, kinds: dict[Junit, int], tests: int) -> dict[str, str]:
    counts = {"failures": Junit.FAILURE, "errors": Junit.ERROR, "skipped": Junit.SKIPPED}
    return {
        "name": printable(name),
        "tests": str(tests),
        **{attribute: str(kinds.get(kind, 0)) for attribute, kind in counts.items()},
    }


def _kind(row: ComparedRow) -> Junit | None:
    if row.is_bad:
        return Junit.FAILURE
    bad_before_too = row.status in (Status.known_failure, Status.fails_differently)
    return Junit.SKIPPED if bad_before_too or row.status is Status.not_compared or row.no_speed else None
