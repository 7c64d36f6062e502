"""Write docs/why/planted-verdicts.md: every planted case with the verdict that it gets.

Run this script with `.venv-check/bin/python tools/planted_verdicts.py`.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "why" / "planted-verdicts.md"
_HEAD = """# Planted verdicts

Small programs, each right or wrong in a known way, with the verdict that a numerics expert would give and why. They are
numpy programs: every operation rounds to the dtype, as eager mode does
([planted_outputs.py](../../tests/orchestrator/judge/planted_outputs.py)). A test judges each of them
([test_planted_verdicts.py](../../tests/orchestrator/judge/test_planted_verdicts.py)). [verdicts.md](verdicts.md)
explains the rules. This page is made by `tools/planted_verdicts.py`.

"""


def text() -> str:
    """Judge every case, and return the page."""
    sys.path[:0] = [str(ROOT / part) for part in ("orchestrator", "proto", "tests/orchestrator/judge")]
    cases = importlib.import_module("planted_outputs").CASES
    lines = [f"{len(cases)} cases.", "", "| case | verdict | judged by | why |", "| --- | --- | --- | --- |"]
    for case in cases:
        verdict = case.sides().verdict()
        by = "" if verdict.judged_by is None else verdict.judged_by.value
        lines.append(f"| {case.name} | `{verdict.outcome}` | {by} | {case.why} |")
    return _HEAD + "\n".join(lines) + "\n"


if __name__ == "__main__":
    DOCUMENT.write_text(text(), encoding="utf-8")
