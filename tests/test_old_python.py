"""Tests that a machine without Python 3.11 gets one sentence from ./graphnet and ./check, which make environments."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A folder of programs in which every Python says that it is older than 3.11."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("python3.11", "python3", "my-python"):
        (programs / name).write_text("#!/bin/sh\nexit 1\n")
        (programs / name).chmod(0o755)
    return programs


@pytest.mark.parametrize("named", [None, "my-python"])
def test_an_old_python_is_refused_in_one_sentence(old: Path, named: str | None) -> None:
    environment = {"PATH": str(old)} | ({} if named is None else {"GRAPHNET_PYTHON": named})
    script = f"set -euo pipefail; root={ROOT}; source {ROOT}/tools/environment.sh; find_python"
    bash = "/bin/bash" if os.access("/bin/bash", os.X_OK) else "/usr/bin/bash"
    done = subprocess.run([bash, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (3, "")
    said = "graphnet: needs Python 3.11 or newer; install it, or name one in GRAPHNET_PYTHON\n"
    assert done.stderr == said
