"""Gives a sample process its own home, cache and temporary directories, so that it finds no caches of other samples."""

from __future__ import annotations

import os
import tempfile
from typing import Dict


def own_places(scratch: str, cache: str = "") -> Dict[str, str]:
    """Return the values of HOME, XDG_CACHE_HOME and TMPDIR for one sample process.

    Args:
        scratch: an empty directory that only this sample process uses.
        cache: a directory that is kept for later processes of the same sample; empty if there will be no later process.
            This directory contains the home and the compile caches, so that a later process finds the caches of an
            earlier process.
    """
    kept = cache or scratch
    return {
        "HOME": os.path.join(kept, "home"),
        "XDG_CACHE_HOME": os.path.join(kept, "home", ".cache"),
        "TMPDIR": scratch,
    }


def compiler_cache(cache: str) -> str:
    """Make the folder for the compiler's caches in ``cache``. Return the folder's path, or "" if ``cache`` is empty."""
    if not cache:
        return ""
    path = os.path.join(cache, "compiler")
    os.makedirs(path, exist_ok=True)
    return path


def use_own_places(scratch: str, cache: str = "") -> None:
    """Make the directories that ``own_places`` names, and put their paths into this process's environment variables."""
    for name, path in own_places(scratch, cache).items():
        os.makedirs(path, exist_ok=True)
        os.environ[name] = path
    # The module tempfile chooses its directory once, perhaps already in the zygote. Make it choose again, so that it
    # uses the new TMPDIR.
    tempfile.tempdir = None
