"""Lets a benchmark run from a fresh clone: in the command line's own environment, made if it is not there."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def enter() -> None:
    """Return at once where ``graphnet`` can be imported; else make its environment and begin the script again in it."""
    if importlib.util.find_spec("graphnet") is not None:
        return
    subprocess.run([ROOT / "graphnet", "--help"], stdout=subprocess.DEVNULL, check=True)
    python = str(ROOT / ".venv" / "bin" / "python")
    os.execv(python, [python, *sys.argv])
