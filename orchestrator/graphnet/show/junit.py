"""A run as JUnit XML, a format that CI systems read."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TextIO
from xml.sax.saxutils import quoteattr

from graphnet.outcomes import Junit, Outcome
from graphnet.printable import printable
from graphnet.runs.heads import RowHead
from graphnet.runs.record import Record
from graphnet.runs.store import RunStore
from graphnet.show.table import backend_label


@dataclass(frozen=True)
class Suite:
    """The rows of one site (a backend, its environment, and where it ran).

    ``outcomes`` counts the rows by outcome, because the suite's XML element begins with totals.
    """

    label: str
    outcomes: Counter[Outcome]
    rows: Iterable[Record]


def suites_of(store: RunStore, heads: Sequence[RowHead]) -> list[Suite]:
    """Return one suite per site, in the order of the sites' first rows. A row is read only when the XML is written."""
    by_label = {backend_label(head): head.site for head in heads}
    of_site = {label: [head for head in heads if head.site == site] for label, site in by_label.items()}
    return [
        Suite(label, Counter(head.outcome for head in held), store.rows_of(held)) for label, held in of_site.items()
    ]


def write_junit(suites: Iterable[Suite], out: TextIO) -> None:
    """Write one test suite per site, with one case per row.

    A row's outcome decides whether its case is passed, skipped, a failure or an error.

    Args:
        suites: the sites' rows; they are read once, one after the other.
        out: where the XML document is written.
    """
    out.write("<?xml version='1.0' encoding='utf-8'?>\n<testsuites>\n")
    for suite in suites:
        totals = " ".join(f"{name}={quoteattr(value)}" for name, value in _totals(suite).items())
        out.write(f"<testsuite {totals}>\n")
        for row in suite.rows:
            out.write(ET.tostring(_case(suite.label, row), encoding="unicode") + "\n")
        out.write("</testsuite>\n")
    out.write("</testsuites>\n")


def _totals(suite: Suite) -> dict[str, str]:
    held: Counter[Junit | None] = Counter()
    for outcome, count in suite.outcomes.items():
        held[outcome.traits.group.junit] += count
    counts = {"failures": held[Junit.FAILURE], "errors": held[Junit.ERROR], "skipped": held[Junit.SKIPPED]}
    totals = {"tests": suite.outcomes.total(), **counts}
    return {"name": printable(suite.label), **{name: str(count) for name, count in totals.items()}}


def _case(label: str, row: Record) -> ET.Element:
    seconds = f"{(row.compiled_ns or 0) / 1e9:.9f}"
    case = ET.Element("testcase", {"classname": printable(label), "name": printable(row.sample), "time": seconds})
    element = row.outcome.traits.group.junit
    if element is not None:
        ET.SubElement(case, element, {"type": row.outcome, "message": printable(row.message or row.outcome)})
    return case
