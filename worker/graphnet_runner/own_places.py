"""Gives a sample process its own home, cache and temporary directories, so that it finds no caches of other samples."""

from __future__ import annotations

import os
import tempfile


def compiler_cache(cache: str) -> str:
    """Make the folder for the compiler's caches in ``cache``. Return the folder's path, or "" if ``cache`` is empty."""
    if not cache:
        return ""
    path = os.path.join(cache, "compiler")
    os.makedirs(path, exist_ok=True)
    return path


def use_own_places(scratch: str, cache: str = "") -> None:
    """Make this process's HOME, XDG_CACHE_HOME and TMPDIR, and put their paths into its environment variables.

    ``scratch`` is an empty directory of this process alone. ``cache`` is kept for later processes of the same sample,
    which find the home and the compile caches there; it is empty if there will be no later process.
    """
    home = os.path.join(cache or scratch, "home")
    places = {"HOME": home, "XDG_CACHE_HOME": os.path.join(home, ".cache"), "TMPDIR": scratch}
    for name, path in places.items():
        os.makedirs(path, exist_ok=True)
        os.environ[name] = path
    # The module tempfile chooses its directory once, perhaps already in the zygote. Make it choose again.
    tempfile.tempdir = None
