"""Writes test suites as JUnit XML, a format that CI systems read."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TextIO

from graphnet.outcomes import Junit
from graphnet.printable import printable


@dataclass(frozen=True)
class Case:
    """One test case.

    ``kind`` is the element that its result gets, None for a passed case; ``type`` and ``message`` are its attributes.
    """

    name: str
    kind: Junit | None
    type: str = ""
    message: str = ""
    seconds: float | None = None
    properties: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Suite:
    """Some test cases. ``kinds`` counts them, because the suite's XML begins with totals."""

    label: str
    kinds: Counter[Junit | None]
    cases: Iterable[Case]


def write_junit(suites: Iterable[Suite], out: TextIO) -> None:
    """Write an XML document of suites. Their cases are read once, one after the other."""
    out.write("<?xml version='1.0' encoding='utf-8'?>\n<testsuites>\n")
    for suite in suites:
        # Import this only now, because it imports an HTTP client, which the help of commands does not need.
        from xml.sax.saxutils import quoteattr

        totals = " ".join(f"{name}={quoteattr(value)}" for name, value in _totals(suite).items())
        out.write(f"<testsuite {totals}>\n")
        for case in suite.cases:
            out.write(ET.tostring(_element(suite.label, case), encoding="unicode") + "\n")
        out.write("</testsuite>\n")
    out.write("</testsuites>\n")


def _totals(suite: Suite) -> dict[str, str]:
    held = suite.kinds
    counts = {"failures": held[Junit.FAILURE], "errors": held[Junit.ERROR], "skipped": held[Junit.SKIPPED]}
    return {"name": printable(suite.label), "tests": str(held.total()), **{name: str(n) for name, n in counts.items()}}


def _element(label: str, case: Case) -> ET.Element:
    time = {} if case.seconds is None else {"time": f"{case.seconds:.9f}"}
    element = ET.Element("testcase", {"classname": printable(label), "name": printable(case.name), **time})
    if case.properties:
        held = ET.SubElement(element, "properties")
        for name, value in case.properties.items():
            ET.SubElement(held, "property", {"name": name, "value": printable(value)})
    if case.kind is not None:
        type_ = {"type": printable(case.type)} if case.type else {}
        ET.SubElement(element, case.kind, {**type_, "message": printable(case.message)})
    return element
