"""Lets a benchmark script run from a fresh clone, by building the environment of the command line and using it."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def enter() -> None:
    """Do nothing if ``graphnet`` can be imported. Otherwise build its environment and restart the script there."""
    if importlib.util.find_spec("graphnet") is not None:
        return
    subprocess.run([ROOT / "graphnet", "--help"], stdout=subprocess.DEVNULL, check=True)
    python = str(ROOT / ".venv" / "bin" / "python")
    os.execv(python, [python, *sys.argv])
