"""Find a Python of a given version: first with uv, then among pyenv's versions, because uv may not find those."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

from graphnet.errors import BackendUnavailable


def uv_command() -> list[str]:
    """Return the command that runs uv. Raises BackendUnavailable if the package uv is not installed."""
    if importlib.util.find_spec("uv") is None:
        raise BackendUnavailable(
            f"the package uv, which makes environments, is not installed; install it by `{sys.executable} -m pip "
            "install uv`, or name an interpreter that has the compiler by --backend NAME@/path/to/python"
        )
    return [sys.executable, "-m", "uv"]


def find_python(version: str) -> str | None:
    """Return the interpreter of a version such as "3.8"; None if this machine has no such Python.

    Raises BackendUnavailable if the package uv is not installed.
    """
    command = [*uv_command(), "python", "find", "--no-python-downloads", "--no-project", "--system"]
    done = subprocess.run([*command, version], capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return done.stdout.strip()
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    found = sorted(root.glob(f"versions/{version}*/bin/python{version}"))
    return str(found[-1]) if found else None
