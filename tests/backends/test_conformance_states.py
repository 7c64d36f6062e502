"""Runs the conformance suite on BladeDISC and TensorRT without their libraries.

BladeDISC is also run with a stand-in for its library.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
STANDINS = ROOT / "tests" / "backends" / "standins"


def check(target: str, *paths: Path) -> tuple[int, dict[str, Any]]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(str(path) for path in paths)}
    command = [sys.executable, "-m", "graphnet", "backends", "check", target, "--device", "cpu", "--format", "json"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=280, check=False)
    return done.returncode, json.loads(done.stdout).get("counts", {"told": done.stderr})


def test_bladedisc_without_its_library_runs_nothing_and_breaks_nothing(bladedisc_python: str) -> None:
    code, counts = check(f"bladedisc@{bladedisc_python}")
    assert (code, counts["fail"]) == (0, 0), counts
    assert counts["compiled, not run"] > counts["pass"] > 0


def test_bladedisc_with_its_library_keeps_every_promise(bladedisc_python: str) -> None:
    code, counts = check(f"bladedisc@{bladedisc_python}", STANDINS)
    assert (code, counts["fail"], counts["compiled, not run"]) == (0, 0, 0), counts
    assert counts["expected failure"] == 1


@pytest.mark.torch
def test_tensorrt_without_its_library_cannot_be_checked(torch_python: str) -> None:
    code, counts = check(f"tensorrt@{torch_python}")
    assert code == 3
    assert "torch_tensorrt is not installed" in counts["told"]
