"""Tests the script that writes the output of a real run into the README."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from script_modules import script_module

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """The script tools/readme_run.py, imported as a module."""
    return script_module("tools/readme_run.py")


def test_only_the_block_of_the_run_is_replaced(script: ModuleType) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    new = script.renewed(text, "inductor:torch   \nsample  outcome\n\n")
    before, _, after = text.partition("The first command prints")
    assert new.startswith(before)
    assert "```\ninductor:torch\nsample  outcome\n```\n" in new
    assert new.endswith(after.split("```\n", 2)[2])
    assert script.renewed(new, "inductor:torch   \nsample  outcome\n\n") == new


def test_a_readme_without_the_block_is_refused(script: ModuleType) -> None:
    with pytest.raises(SystemExit, match="has no block"):
        script.renewed("# Nothing\n", "")
