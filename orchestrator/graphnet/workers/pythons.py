"""Find a Python of a given version: first with uv, then among pyenv's versions, because uv may not find those."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def find_python(version: str) -> str | None:
    """Return the interpreter of a version such as "3.8"; None if this machine has no such Python."""
    command = [sys.executable, "-m", "uv", "python", "find", "--no-python-downloads", "--no-project", "--system"]
    done = subprocess.run([*command, version], capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return done.stdout.strip()
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    found = sorted(root.glob(f"versions/{version}*/bin/python{version}"))
    return str(found[-1]) if found else None
