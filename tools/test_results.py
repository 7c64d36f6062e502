"""Print the tests that failed, or why tests were skipped, from the results of suites.

Usage: ``python tools/test_results.py FOLDER {failed,skipped}``. The folder has the results as JUnit XML. A failed test
is printed with the first line of its message. Of the skipped tests, each reason is printed with the number of its
tests; a test that one suite skipped and another one ran is not counted.
"""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

# A message may hold a whole array or the output of a process.
SHOWN_CHARACTERS = 300


def cases(folder: Path) -> Iterator[tuple[str, ET.Element]]:
    """Return each test of the results with its name."""
    for file in sorted(folder.glob("*.xml")):
        for case in ET.parse(file).iter("testcase"):  # noqa: S314 - pytest wrote the file
            yield f"{case.get('classname')}::{case.get('name')}", case


def failed(folder: Path) -> Iterator[str]:
    """Return a line for each test that failed or could not be set up."""
    for name, case in cases(folder):
        for found in (*case.findall("failure"), *case.findall("error")):
            lines = (found.get("message") or found.text or "no message").strip().splitlines() or ["no message"]
            yield f"{name}: {lines[0][:SHOWN_CHARACTERS]}"


def skipped(folder: Path) -> Iterator[str]:
    """Return a line for each reason for which tests were skipped, the most frequent one first."""
    ran: set[str] = set()
    reasons: dict[str, str] = {}
    for name, case in cases(folder):
        found = case.find("skipped")
        # An expected failure is marked as skipped, too, but it ran.
        if found is None or found.get("type") != "pytest.skip":
            ran.add(name)
        else:
            reasons[name] = " ".join((found.get("message") or "no reason").split())
    for reason, count in Counter(reason for name, reason in reasons.items() if name not in ran).most_common():
        yield f"{count} {'test' if count == 1 else 'tests'}: {reason}"


if __name__ == "__main__":
    for line in {"failed": failed, "skipped": skipped}[sys.argv[2]](Path(sys.argv[1])):
        print(line)
