"""Lets a benchmark script run from a fresh clone, by building the environment of the command line and using it."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def enter() -> None:
    """Restart the script in the environment of the command line, and build this environment if necessary.

    Do nothing if ``graphnet`` can be imported already.
    """
    if importlib.util.find_spec("graphnet") is not None:
        return
    subprocess.run([ROOT / "graphnet", "--help"], stdout=subprocess.DEVNULL, check=True)
    python = str(ROOT / ".venv" / "bin" / "python")
    os.execv(python, [python, *sys.argv])
