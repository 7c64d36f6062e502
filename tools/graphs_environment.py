"""Print the path of a Python interpreter that has torch and pytest, for the tests of the folder graphs/."""

from __future__ import annotations

import sys
from pathlib import Path

from environment_of_requirements import ensure

if __name__ == "__main__":
    requirements = Path(__file__).resolve().parent.parent / "tests" / "graphs" / "requirements.txt"
    sys.stdout.write(str(ensure("graphs-tests", "3.11", requirements.read_text(encoding="utf-8"))))
