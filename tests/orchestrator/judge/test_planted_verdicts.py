"""Every planted case gets the verdict that a numerics expert would give (see planted_outputs.py)."""

from __future__ import annotations

import pytest
from planted_outputs import CASES, Planted
from script_modules import script_module


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_a_planted_case_gets_the_experts_verdict(case: Planted) -> None:
    verdict = case.sides().verdict()
    assert verdict.outcome == case.outcome, verdict.message
    if case.by is not None:
        assert verdict.judged_by == case.by
    assert (verdict.wrong is not None) == (case.outcome == "ACCURACY")


def test_the_page_of_planted_cases_is_up_to_date() -> None:
    tool = script_module("tools/planted_verdicts.py")
    assert tool.DOCUMENT.read_text(encoding="utf-8") == tool.text(), "renew it: python tools/planted_verdicts.py"


def test_there_are_twenty_miscompiles_in_each_precision() -> None:
    for dtype in ("float32", "float16", "bfloat16"):
        assert sum(case.name.startswith(dtype) and case.outcome == "ACCURACY" for case in CASES) >= 20
