"""Gives a sample process its own home, cache and temporary directories, so that it finds no caches of other samples."""

from __future__ import annotations

import os
import tempfile
from typing import Dict


def own_places(scratch: str, cache: str = "") -> Dict[str, str]:
    """Return the values of HOME, XDG_CACHE_HOME and TMPDIR for one sample process.

    Args:
        scratch: the sample process's own empty directory.
        cache: the directory of the sample's compile caches, which a later process of the same sample finds; empty if
            there will be no later process. The home and the caches are in there, so that a second compile is warm.
    """
    kept = cache or scratch
    return {
        "HOME": os.path.join(kept, "home"),
        "XDG_CACHE_HOME": os.path.join(kept, "home", ".cache"),
        "TMPDIR": scratch,
    }


def compiler_cache(cache: str) -> str:
    """Make the folder for the compiler's caches beside the kept home. Return its path, or "" if nothing is kept."""
    if not cache:
        return ""
    path = os.path.join(cache, "compiler")
    os.makedirs(path, exist_ok=True)
    return path


def use_own_places(scratch: str, cache: str = "") -> None:
    """Make the directories of ``own_places`` and put them into this process's environment."""
    for name, path in own_places(scratch, cache).items():
        os.makedirs(path, exist_ok=True)
        os.environ[name] = path
    # The module tempfile remembers the directory that it found first, which may have been in the zygote.
    tempfile.tempdir = None
