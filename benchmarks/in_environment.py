"""Lets a benchmark run from a fresh clone: it makes the command line's environment and continues in it."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def enter() -> None:
    """Return if ``graphnet`` can be imported. Else make its environment and start the script again in it."""
    if importlib.util.find_spec("graphnet") is not None:
        return
    subprocess.run([ROOT / "graphnet", "--help"], stdout=subprocess.DEVNULL, check=True)
    python = str(ROOT / ".venv" / "bin" / "python")
    os.execv(python, [python, *sys.argv])
