"""Where things lie: the project's folders, and the user's caches."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import graphnet
from graphnet.errors import UsageError
from graphnet_contract.cgroup import cpu_quota, memory_limit_bytes


def project_root() -> Path:
    """The checkout that holds backends/ and samples/; ``GRAPHNET_ROOT`` names another. Errors: UsageError."""
    given = os.environ.get("GRAPHNET_ROOT")
    root = Path(given) if given else Path(graphnet.__file__).resolve().parents[2]
    if not (root / "backends").is_dir():
        raise UsageError(f"{root} holds no backends/; set GRAPHNET_ROOT to a checkout of GraphNet Mesh")
    return root


def backends_folder() -> Path:
    """Holds one folder per shipped backend."""
    return project_root() / "backends"


def samples_folder() -> Path:
    """The corpus."""
    return project_root() / "samples"


def cache_home() -> Path:
    """Environments and caches: ``GRAPHNET_HOME``, else ``$XDG_CACHE_HOME/graphnet`` or ``~/.cache/graphnet``."""
    given = os.environ.get("GRAPHNET_HOME")
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "graphnet"


def shared_memory() -> Path:
    """Where tensors are shared: /dev/shm where it is writable, else the temporary directory."""
    candidate = Path("/dev/shm")  # noqa: S108 - only folders of our own, mode 700, are made in it
    return candidate if os.access(candidate, os.W_OK) else Path(tempfile.gettempdir())


def has_cuda() -> bool:
    """Whether this host has an NVIDIA driver with a device; asks no library."""
    return Path("/proc/driver/nvidia/version").exists() and any(Path("/dev").glob("nvidia[0-9]*"))


def default_device() -> str:
    """The GPU if there is one, else the CPU."""
    return "cuda" if has_cuda() else "cpu"


def usable_cores() -> int:
    """Cores this process may use: its affinity, within the cgroup's CPU quota."""
    cores = len(os.sched_getaffinity(0))
    quota, period = cpu_quota()
    return max(1, min(cores, quota // period)) if quota > 0 and period > 0 else cores


def available_memory_bytes() -> int:
    """What a new process could take now: MemAvailable, within the cgroup's limit."""
    available = _meminfo("MemAvailable")
    limit = memory_limit_bytes()
    return available if limit is None else min(available, limit)


def _meminfo(key: str) -> int:
    for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines():
        name, _, rest = line.partition(":")
        if name == key:
            return int(rest.split()[0]) * 1024
    raise UsageError(f"/proc/meminfo has no {key}; say how much a sample may use with --memory")
