"""Finds other versions of Python on this machine."""

from __future__ import annotations

import functools
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


@functools.lru_cache(maxsize=1)
def other_pythons() -> list[str]:
    """List the interpreters of Python 3.8 to 3.13 on this machine, whether or not they have any packages installed."""
    named = os.environ.get("GRAPHNET_TEST_PYTHONS")
    if named is None:
        tool = [sys.executable, str(ROOT / "tools" / "other_pythons.py")]
        named = subprocess.run(tool, capture_output=True, text=True, check=True).stdout
    return [path for path in named.split(os.pathsep) if path]
