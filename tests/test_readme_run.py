"""Tests the script that writes the output of a real run into the README."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from script_modules import script_module

ROOT = Path(__file__).resolve().parent.parent


script = script_module("tools/readme_run.py")
PRINTED = """inductor:torch
sample  outcome

run: graphnet-runs/1
next: ./graphnet score graphnet-runs/1
A/A control: 3.1%
time (wall/CPU of local processes): 240 s/353 s: timing 114 s/185 s
"""


def test_the_block_leaves_out_what_every_run_says_of_itself() -> None:
    new = script.renewed((ROOT / "README.md").read_text(encoding="utf-8"), PRINTED)
    assert "```\ninductor:torch\nsample  outcome\n\nA/A control: 3.1%\n```\n" in new


def test_ci_runs_both_commands_of_the_readme() -> None:
    section = (ROOT / "README.md").read_text(encoding="utf-8").partition("## Two commands")[2]
    commands = [line.partition("#")[0].strip() for line in section.split("```")[1].strip().splitlines()]
    assert len(commands) == 2
    suites = re.findall(r'^suite "[^"]+" 0 0 (.+)$', (ROOT / ".ci" / "run").read_text(encoding="utf-8"), re.MULTILINE)
    for command in commands:
        assert any(f"{suite} ".startswith(f"{command} ") for suite in suites), command


def test_only_the_block_of_the_run_is_replaced() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    new = script.renewed(text, "inductor:torch   \nsample  outcome\n\n")
    before, _, after = text.partition("The first command prints")
    assert new.startswith(before)
    assert "```\ninductor:torch\nsample  outcome\n```\n" in new
    assert new.endswith(after.split("```\n", 2)[2])
    assert script.renewed(new, "inductor:torch   \nsample  outcome\n\n") == new


def test_a_readme_without_the_block_is_refused() -> None:
    with pytest.raises(SystemExit, match="has no block"):
        script.renewed("# Nothing\n", "")
