"""The project's folders, the user's caches, and the resources of this host."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import graphnet
from graphnet.errors import UsageError
from graphnet_contract.cgroup import cpu_quota, memory_limit_bytes


def project_root() -> Path:
    """Return the checkout with backends/ and samples/: the folder in ``GRAPHNET_ROOT``, or else this file's checkout.

    Raises:
        UsageError: the folder has no backends/.
    """
    given = os.environ.get("GRAPHNET_ROOT")
    root = Path(given) if given else Path(graphnet.__file__).resolve().parents[2]
    if not (root / "backends").is_dir():
        raise UsageError(f"{root} holds no backends/; set GRAPHNET_ROOT to a checkout of GraphNet Mesh")
    return root


def backends_folder() -> Path:
    """Return the folder of the shipped backends. It has one folder per backend."""
    return project_root() / "backends"


def samples_folder() -> Path:
    """Return the folder of the corpus of samples."""
    return project_root() / "samples"


def cache_home() -> Path:
    """Return the folder that holds environments and caches.

    It is ``GRAPHNET_HOME`` if that is set, else ``$XDG_CACHE_HOME/graphnet``, else ``~/.cache/graphnet``.
    """
    given = os.environ.get("GRAPHNET_HOME")
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "graphnet"


def shared_memory() -> Path:
    """Return the folder in which processes share tensors: /dev/shm if it is writable, else the temporary directory."""
    candidate = Path("/dev/shm")  # noqa: S108 - only our own folders, with mode 700, are made in it
    return candidate if os.access(candidate, os.W_OK) else Path(tempfile.gettempdir())


def has_cuda() -> bool:
    """Return whether this host has an NVIDIA driver with a device. The check loads no library."""
    return Path("/proc/driver/nvidia/version").exists() and gpu_count() > 0


def gpu_count() -> int:
    """Return the number of NVIDIA GPUs of this host. The check loads no library."""
    return len(list(Path("/dev").glob("nvidia[0-9]*")))


def default_device() -> str:
    """Return the device of a run whose request names no device: the GPU if there is one, else the CPU."""
    return "cuda" if has_cuda() else "cpu"


def usable_cores() -> int:
    """Return the number of cores that this process may use. Its affinity and the cgroup's CPU quota limit them."""
    cores = len(os.sched_getaffinity(0))
    quota, period = cpu_quota()
    return max(1, min(cores, quota // period)) if quota > 0 and period > 0 else cores


def available_memory_bytes() -> int:
    """Return the bytes of memory that a new process may use at most: MemAvailable, or the cgroup's limit if smaller.

    The memory that the cgroup uses already is not subtracted from its limit.
    """
    available = _meminfo("MemAvailable")
    limit = memory_limit_bytes()
    return available if limit is None else min(available, limit)


def _meminfo(key: str) -> int:
    for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines():
        name, _, rest = line.partition(":")
        if name == key:
            return int(rest.split()[0]) * 1024
    raise UsageError(f"/proc/meminfo has no {key}; say how much a sample may use with --memory")
