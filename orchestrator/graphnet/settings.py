"""The project's folders, the user's caches, and the resources of this host."""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path
from typing import Final

import graphnet
from graphnet.errors import UsageError
from graphnet_contract.cgroup import cpu_quota, memory_limit_bytes
from graphnet_contract.cores import cores_by_node

#: The folder in the working directory that holds the runs that were started without --out.
RUNS_FOLDER: Final = Path("graphnet-runs")


def project_root() -> Path:
    """Return the checkout: ``GRAPHNET_ROOT``, or else this file's. Raises UsageError if it has no backends/."""
    given = os.environ.get("GRAPHNET_ROOT")
    root = Path(given) if given else Path(graphnet.__file__).resolve().parents[2]
    if not (root / "backends").is_dir():
        raise UsageError(f"{root} holds no backends/; set GRAPHNET_ROOT to a checkout of GraphNet Mesh")
    return root


def backends_folder() -> Path:
    """Return the folder with one folder per shipped backend."""
    return project_root() / "backends"


def samples_folder() -> Path:
    """Return the folder of the corpus of samples."""
    return project_root() / "samples"


def in_corpus(path: str) -> str:
    """Return ``path`` itself if it exists; else the path of the corpus's sample or folder of that name, if any."""
    if Path(path).exists():
        return path
    found = samples_folder() / path
    return str(found) if found.exists() else path


def cache_home() -> Path:
    """Return the folder of caches: ``GRAPHNET_HOME``, ``$XDG_CACHE_HOME/graphnet`` or ``~/.cache/graphnet``."""
    given = os.environ.get("GRAPHNET_HOME")
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "graphnet"


def records_directory(backend: str) -> Path:
    """Return the folder above those in which a backend's samples keep files for later ones (``kept_options``)."""
    return cache_home() / "records" / backend


def shared_memory() -> Path:
    """Return the folder in which processes share tensors: /dev/shm if it is writable, else the temporary directory."""
    candidate = Path("/dev/shm")  # noqa: S108 - only our own folders, with mode 700, are made in it
    return candidate if os.access(candidate, os.W_OK) else Path(tempfile.gettempdir())


def has_cuda() -> bool:
    """Return whether this host has an NVIDIA driver with a device, without loading a library."""
    return Path("/proc/driver/nvidia/version").exists() and gpu_count() > 0


def gpu_count() -> int:
    """Return the number of NVIDIA GPUs of this host, without loading a library."""
    return len(list(Path("/dev").glob("nvidia[0-9]*")))


def default_device() -> str:
    """Return the device of a run whose request names no device: the GPU if there is one, else the CPU."""
    return "cuda" if has_cuda() else "cpu"


def usable_cores() -> int:
    """Return the number of physical cores that this process may use. Its affinity and the cgroup's CPU quota limit
    them.
    """
    return _within_quota(sum(map(len, cores_by_node())))


def usable_cpus() -> int:
    """Return the number of CPUs (hardware threads: with SMT, several per core) that this process may use."""
    return _within_quota(len(os.sched_getaffinity(0)))


def _within_quota(count: int) -> int:
    quota, period = cpu_quota()
    return max(1, min(count, quota // period)) if quota > 0 and period > 0 else count


def available_memory_bytes() -> int:
    """Return how many bytes a new process may use at most: MemAvailable, or the cgroup's whole limit if smaller."""
    found = re.search(r"^MemAvailable:\s*(\d+)", Path("/proc/meminfo").read_text(encoding="ascii"), re.MULTILINE)
    if found is None:
        raise UsageError("/proc/meminfo has no MemAvailable; say how much a sample may use with --memory")
    available, limit = int(found[1]) * 1024, memory_limit_bytes()
    return available if limit is None else min(available, limit)
