"""Keeps the files that an adapter prepared (``Adapter.prepare``), so that later workers need not prepare them again.

Inductor's ``prepare`` takes 6 to 28 CPU seconds, and its result depends only on the Python environment, the adapter,
the toolchain and the CPU. So each combination of these four has a folder, whose name is the hash of the combination.
The folder contains the files and, for each file, its hash. It is used only if every file still has its hash.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import platform
import shutil
import tempfile
from pathlib import Path
from typing import Dict, Mapping

from graphnet_runner.frames import Probed
from graphnet_server.config import WorkerConfig

_LIST = "files.json"
_FILES = "files"
#: The largest number of folders in a directory of kept files. When there are more, the oldest folders are removed.
_MOST_FOLDERS = 8
#: Environment variables that choose the toolchain or its options.
_TOOLCHAIN = ("PATH", "CC", "CXX", "CFLAGS", "CXXFLAGS", "CPATH", "LD_LIBRARY_PATH", "LD_PRELOAD")


def key_of(config: WorkerConfig, probed: Probed) -> str:
    """Hash everything that the prepared files depend on.

    Args:
        config: the worker's configuration: its adapter's files, its requirements and its samples' environment.
        probed: the versions that the adapter reports, such as those of torch and of the C++ compiler.
    """
    parts = {
        "adapter": config.backend.source_hashes(),
        "interpreter": os.path.realpath(config.interpreter),
        "requirements": config.requirements_sha256,
        "versions": dict(probed.versions),
        "toolchain": {name: config.sample_environment.get(name, "") for name in _TOOLCHAIN},
        "cpu": cpu_identity(),
    }
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def restore(kept: Path, key: str, prepared: Path) -> bool:
    """Copy the files with this key to ``prepared``. Return False if there are none, or if any of them is damaged."""
    folder = kept / key
    try:
        listed: Dict[str, str] = json.loads((folder / _LIST).read_text(encoding="utf-8"))
        shutil.copytree(str(folder / _FILES), str(prepared), symlinks=True)
        whole = bool(listed) and _hashes(prepared) == listed
    except (OSError, ValueError, shutil.Error):
        whole = False
    if not whole:
        shutil.rmtree(str(prepared), ignore_errors=True)
        shutil.rmtree(str(folder), ignore_errors=True)
    return whole


def keep(kept: Path, key: str, prepared: Path) -> None:
    """Keep the files in ``prepared`` under this key. Keep nothing if there are no files, or if the disk fails.

    The folder appears under its final name only when it is complete. If another worker was faster, its folder stays.
    """
    with contextlib.suppress(OSError, shutil.Error):
        hashes = _hashes(prepared)
        if not hashes:
            return
        kept.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".new-", dir=str(kept)) as scratch:
            new = Path(scratch) / key
            shutil.copytree(str(prepared), str(new / _FILES), symlinks=True)
            (new / _LIST).write_text(json.dumps(hashes, sort_keys=True), encoding="utf-8")
            new.rename(kept / key)
        _remove_oldest(kept)


def _remove_oldest(kept: Path) -> None:
    folders = sorted((path.stat().st_mtime, path) for path in kept.iterdir() if not path.name.startswith("."))
    for _, path in folders[:-_MOST_FOLDERS]:
        shutil.rmtree(str(path), ignore_errors=True)


def _hashes(folder: Path) -> Mapping[str, str]:
    """Return the hash of each regular file below a folder, by the file's relative path.

    For a symbolic link, return "link to " and the link's target instead of a hash.
    """
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_symlink():
            found[path.relative_to(folder).as_posix()] = "link to " + os.readlink(str(path))
        elif path.is_file():
            found[path.relative_to(folder).as_posix()] = _sha256(path)
    return found


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def cpu_identity() -> str:
    """Return the machine type, and the model and the instruction sets of the first CPU."""
    lines = []
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if not line.strip():
                break
            if line.startswith(("model name", "flags", "Features", "CPU part", "CPU implementer")):
                lines.append(line)
    return "\n".join([platform.machine(), *lines])
