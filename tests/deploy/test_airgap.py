"""Tests of deploy/airgap, which builds images on a machine without access to an image registry. The tests need no
Docker engine.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import ModuleType

import pytest
from script_modules import script_module

#: Stands in for ``docker compose build``: appends its arguments to a file as one line, and fails until the file has a
#: given number of lines.
BUILD = """
import os, sys
with open({log!r}, "a") as file:
    file.write(" ".join([*sys.argv[1:], os.environ.get("BUILDKIT_PROGRESS", "")]) + "\\n")
sys.exit(len(open({log!r}).readlines()) < {attempts})
"""


@pytest.fixture
def airgap() -> ModuleType:
    return script_module("deploy/images/airgap.py")


def test_a_build_that_fails_once_is_repeated_with_all_output(airgap: ModuleType, tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = [sys.executable, "-c", BUILD.format(log=str(log), attempts=2)]
    airgap.build_image(command, "eager", dict(os.environ))
    assert log.read_text().splitlines() == ["--quiet eager ", "eager plain"]


def test_a_build_that_fails_twice_is_reported(airgap: ModuleType, tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = [sys.executable, "-c", BUILD.format(log=str(log), attempts=3)]
    with pytest.raises(airgap.Failed, match="this failed:"):
        airgap.build_image(command, "eager", dict(os.environ))
    assert len(log.read_text().splitlines()) == 2
