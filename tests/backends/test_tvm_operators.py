"""Every operator that the adapter gives to TVM computes the same as in eager mode.

This must be tested, because TVM's own importer translates some operators wrongly.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

PROGRAM = Path(__file__).parent / "tvm_operators.py"


@pytest.mark.timeout(600)
def test_operators_one_by_one(tvm_python: str) -> None:
    command = [tvm_python, "-W", "ignore", str(PROGRAM)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=550, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    told = dict(line.split("\t") for line in done.stdout.splitlines())
    assert len(told) > 80
    assert {name: text for name, text in told.items() if text} == {}
