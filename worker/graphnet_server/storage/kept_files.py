"""Keeps the files that an adapter prepared (``Adapter.prepare``), so that later workers need not prepare them again.

An adapter's ``prepare`` may take 6 to 28 CPU seconds, and its result depends only on the Python environment, the
adapter, the toolchain and the CPU. Each combination of the four has a folder, named by its hash, with the files and
their hashes. A folder is used only if every file still has its hash.
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
    """Hash everything that the prepared files depend on."""
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
        shutil.copytree(str(folder / _FILES), str(prepared), symlinks=True, copy_function=_link)
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


def _link(source: str, target: str) -> None:
    """Link a file, because precompiled headers have 150 MB; or copy it to another file system."""
    try:
        os.link(source, target, follow_symlinks=False)
    except OSError:
        shutil.copy2(source, target, follow_symlinks=False)


def _remove_oldest(kept: Path) -> None:
    folders = sorted((path.stat().st_mtime, path) for path in kept.iterdir() if not path.name.startswith("."))
    for _, path in folders[:-_MOST_FOLDERS]:
        shutil.rmtree(str(path), ignore_errors=True)


def _hashes(folder: Path) -> Mapping[str, str]:
    """Return the hash of each regular file below a folder, or the target of a link, by relative path."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_symlink():
            found[path.relative_to(folder).as_posix()] = "link to " + os.readlink(str(path))
        elif path.is_file():
            found[path.relative_to(folder).as_posix()] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


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
