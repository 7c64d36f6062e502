"""Every operator that the adapter gives to TVM computes the same as in eager mode, about as precisely, and by the rule
for it.

This must be tested, because TVM's own importer translates some operators wrongly.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("program", "cases"), [("tvm_operators.py", 80), ("tvm_rules.py", 60)])
def test_operators_one_by_one(tvm_python: str, program: str, cases: int) -> None:
    command = [tvm_python, "-W", "ignore", str(Path(__file__).parent / program)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=550, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    told = dict(line.split("\t") for line in done.stdout.splitlines())
    assert len(told) > cases
    assert {name: text for name, text in told.items() if text} == {}
