"""The files whose code a process has mapped, such as native libraries, and whether one of them was built anew."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Dict, Mapping


def state_of(path: str) -> str:
    """Return a file's size and its time of change as a text, which is empty if the file does not exist."""
    try:
        found = os.stat(path)
    except OSError:
        return ""
    return "%d %d" % (found.st_size, found.st_mtime_ns)


def mapped_files(pid: int) -> Dict[str, str]:
    """Return the state of each file that a process has mapped to execute it. Empty if the process cannot be read."""
    try:
        lines = Path("/proc/%d/maps" % pid).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return {}
    fields = (line.split(None, 5) for line in lines)
    paths = {found[5] for found in fields if len(found) == 6 and "x" in found[1] and found[5].startswith("/")}
    # A file that is not there was never more than a buffer for code, as libffi and JIT compilers make them.
    return {path: state for path in sorted(paths) if (state := state_of(path))}


def changed_file(files: Mapping[str, str]) -> str:
    """Return the first of these files that has another state now; an empty text if none has."""
    return next((path for path, state in files.items() if state_of(path) != state), "")
