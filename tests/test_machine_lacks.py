"""Tests that ./graphnet and ./check, which make environments, say in one sentence what a machine lacks for this."""

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


#: Stands for a Python and for the one of the environment that it makes, whose pip fails.
FAILING = """#!/bin/sh
case "$1 $2" in
  "-m venv") mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;;
  "-m pip") echo "a line before" >&2; echo "$PIP_SAYS" >&2; exit 1 ;;
esac
"""


@pytest.mark.parametrize(
    ("pip_says", "expected"),
    [
        (
            "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device",
            "Could not install packages due to an OSError: [Errno 28] No space left on device; free room there",
        ),
        (
            "ERROR: No version for x==1 (from versions: none)\nERROR: No matching distribution found for x==1",
            "No matching distribution found for x==1; check the network, and see `pip config list` for the index",
        ),
        ("ERROR: x needs a compiler\n", "x needs a compiler; see {folder}.log"),
        ("error: x needs a compiler\n\nhint: See above for details.", "x needs a compiler; see {folder}.log"),
        ("", "a line before; see {folder}.log"),
    ],
)
def test_packages_that_cannot_be_installed_are_one_sentence_and_nothing_is_left(
    tmp_path: Path, pip_says: str, expected: str
) -> None:
    (tmp_path / "python").write_text(FAILING)
    (tmp_path / "python").chmod(0o755)
    script = f"""set -euo pipefail; root={ROOT}; source {ROOT}/tools/environment.sh
    ensure_environment {tmp_path}/made {ROOT}/requirements.txt"""
    environment = os.environ | {"GRAPHNET_PYTHON": str(tmp_path / "python"), "PIP_SAYS": pip_says}
    done = subprocess.run(["bash", "-c", script], env=environment, capture_output=True, text=True, check=False)
    begins, sentence = done.stderr.splitlines()
    assert begins.startswith("graphnet: making the command line's environment")
    why = expected.format(folder=tmp_path / "made")
    assert sentence == f"graphnet: the environment in {tmp_path}/made could not be made: {why}"
    assert (done.returncode, done.stdout) == (3, "")
    assert not (tmp_path / "made").exists()
