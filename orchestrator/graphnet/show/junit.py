"""A run as JUnit XML, which every CI system reads."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TextIO
from xml.sax.saxutils import quoteattr

from graphnet.outcomes import Junit, Outcome
from graphnet.runs.record import Record
from graphnet.runs.store import RunStore
from graphnet.show.table import backend_label

_ILLEGAL = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(frozen=True)
class Suite:
    """The rows of one site. ``outcomes`` counts them, because a suite's element begins with its totals."""

    label: str
    outcomes: Counter[Outcome]
    rows: Iterable[Record]


def suites_of(store: RunStore) -> list[Suite]:
    """One suite per site of a run, in the order of the rows. The rows themselves are read when they are written."""
    heads = store.heads()
    by_label = {backend_label(head): head.site for head in heads}
    of_site = {label: [head for head in heads if head.site == site] for label, site in by_label.items()}
    return [
        Suite(label, Counter(head.outcome for head in held), store.rows_of(held)) for label, held in of_site.items()
    ]


def write_junit(suites: Iterable[Suite], out: TextIO) -> None:
    """Write one test suite per site with one case per row; the row's outcome says which element the case holds.

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
    return {"name": _legal(suite.label), **{name: str(count) for name, count in totals.items()}}


def _case(label: str, row: Record) -> ET.Element:
    seconds = f"{(row.compiled_ns or 0) / 1e9:.9f}"
    case = ET.Element("testcase", {"classname": _legal(label), "name": _legal(row.sample), "time": seconds})
    element = row.outcome.traits.group.junit
    if element is not None:
        ET.SubElement(case, element, {"type": row.outcome, "message": _legal(row.message or row.outcome)})
    return case


def _legal(text: str) -> str:
    """The text with a question mark for each control character that XML 1.0 cannot hold."""
    return _ILLEGAL.sub("?", text)
