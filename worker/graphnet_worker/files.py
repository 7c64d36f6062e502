"""Removing what others may have made."""

from __future__ import annotations

import shutil
from pathlib import Path


def remove(path: Path) -> None:
    """Remove a file, a link or, since a sample can make anything, a whole folder; nothing if it is gone."""
    try:
        path.unlink()
    except FileNotFoundError:
        return
    except OSError:
        shutil.rmtree(str(path), ignore_errors=True)
