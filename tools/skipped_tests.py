"""Print why tests were skipped, one line per reason with the number of its tests.

Usage: ``python tools/skipped_tests.py FOLDER``. The folder has the results of suites as JUnit XML. A test that one
suite skipped and another one ran is not counted.
"""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path


def skipped(folder: Path) -> Counter[str]:
    """Return the number of skipped tests by reason."""
    ran: set[str] = set()
    reasons: dict[str, str] = {}
    for file in sorted(folder.glob("*.xml")):
        for case in ET.parse(file).iter("testcase"):  # noqa: S314 - pytest wrote the file
            name = f"{case.get('classname')}::{case.get('name')}"
            found = case.find("skipped")
            # An expected failure is marked as skipped, too, but it ran.
            if found is None or found.get("type") != "pytest.skip":
                ran.add(name)
            else:
                reasons[name] = " ".join((found.get("message") or "no reason").split())
    return Counter(reason for name, reason in reasons.items() if name not in ran)


if __name__ == "__main__":
    for reason, count in skipped(Path(sys.argv[1])).most_common():
        print(f"{count} {'test' if count == 1 else 'tests'}: {reason}")
