"""Finds out what of this host the mesh can use, and what a user can do about the rest."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import graphnet
from graphnet import settings, units
from graphnet.environments.environment import Environment
from graphnet.environments.pythons import find_python
from graphnet.errors import BackendUnavailable
from graphnet.launch.engine import connect
from graphnet.launch.findings import Finding, Found, State, examined
from graphnet.launch.local import Rooms
from graphnet.launch.mesh import find_mesh
from graphnet.launch.resident import Residents
from graphnet.launch.share import HostShare
from graphnet.launch.site import all_backends
from graphnet_contract.sample_environment import ISOLATION_VARIABLE

_TIMEOUT_S: Final = 30
#: The disk and memory that an environment with torch, and a run of one large sample, need.
_DISK_BYTES: Final = 3 << 30
_SHARED_BYTES: Final = 1 << 30


#: Makes the room of a sample and ends it, as a worker does.
_TRY_ROOM: Final = (
    "from graphnet_runner.confinement import Confinement; from graphnet_runner.frames import Places;"
    "Confinement((), (), '/').make(Places((), (), (), True)).end()"
)


def examine() -> Iterator[Finding]:
    """Yield a finding per subject: what of this host works for ``graphnet bench`` with the local environments."""
    yield from examined(LOOKS)


def _installation() -> Found:
    where = settings.project_root()
    return State.ok, f"graphnet {graphnet.__version__} in {where}, Python {platform.python_version()}", ""


def _compiler() -> Found:
    found = shutil.which(os.environ.get("CXX") or "g++") or shutil.which("clang++")
    remedy = "TorchInductor needs one on a CPU; on Debian: apt-get install g++"
    return (State.ok, f"{found}", "") if found else (State.missing, "no C++ compiler", remedy)


def _pythons() -> Found:
    wanted = sorted({flavour.python for backend in all_backends() for flavour in backend.flavours})
    missing = [version for version in wanted if find_python(version) is None]
    if not missing:
        return State.ok, ", ".join(wanted), ""
    text = f"no Python {', '.join(missing)}"
    return State.missing, text, "backends that need them download one (uv), or cannot be built without a network"


def _environments() -> Found:
    device = settings.default_device()
    ready = [
        f"{backend.name}:{flavour.name}"
        for backend in all_backends()
        for flavour in backend.flavours
        if device in flavour.devices and Environment(backend, flavour, device).ready
    ]
    return State.ok, f"{', '.join(ready) or 'none yet; the first run makes its own'} (in {settings.cache_home()})", ""


def _disk() -> Found:
    return _space(settings.cache_home(), _DISK_BYTES, "free some, or name another folder in GRAPHNET_HOME")


def _shared_memory() -> Found:
    remedy = "tensors of larger samples do not fit; in a container, give it a larger --shm-size"
    return _space(settings.shared_memory(), _SHARED_BYTES, remedy)


def _space(folder: Path, needed: int, remedy: str) -> Found:
    existing = next(one for one in (folder, *folder.parents) if one.exists())
    if not os.access(existing, os.W_OK):
        return State.broken, f"{existing} is not writable", remedy
    free = shutil.disk_usage(existing).free
    text = f"{units.size(free)} free in {existing}"
    return (State.ok, text, "") if free >= needed else (State.missing, text, remedy)


def _memory() -> Found:
    cores, cpus = settings.usable_cores(), settings.usable_cpus()
    text = f"{units.size(settings.available_memory_bytes())} of memory, {cores} cores ({cpus} CPUs)"
    return State.ok, text, ""


def _locks() -> Found:
    return State.ok, str(HostShare.locks()), ""


def _isolation() -> Found:
    wanted = Rooms().isolation
    remedy = "samples have your user's rights: use containers (`docker compose up`) for code that you do not trust"
    if wanted == "off":
        return State.missing, f"{ISOLATION_VARIABLE}=off switches isolation off", remedy
    done = subprocess.run(
        [sys.executable, "-c", _TRY_ROOM], capture_output=True, text=True, timeout=_TIMEOUT_S, check=False
    )
    if done.returncode == 0:
        return State.ok, "samples run in rooms of their own: no network, no files of yours", ""
    said = (done.stderr.strip().splitlines() or ["the kernel refuses name spaces"])[-1].partition("RoomError: ")
    state = State.broken if wanted == "on" else State.missing
    return state, said[2] or said[0], remedy


def _gpu() -> Found:
    if settings.has_cuda():
        version = Path("/proc/driver/nvidia/version").read_text(encoding="utf-8").splitlines()[0]
        return State.ok, f"{settings.gpu_count()} NVIDIA GPUs, {version}", ""
    return State.missing, "no NVIDIA driver with a device", "runs use the CPU; TensorRT compiles, and cannot run"


def _engine() -> Found:
    version = connect().version()["Version"]
    compose = ["docker", "compose", "version", "--short"]
    try:
        done = subprocess.run(compose, capture_output=True, text=True, timeout=_TIMEOUT_S, check=True)
    except (OSError, subprocess.SubprocessError):
        return State.missing, f"Docker {version} without Compose v2", "install the plugin docker-compose-plugin"
    return State.ok, f"Docker {version}, Compose {done.stdout.strip()}", ""


def _engine_or_none() -> Found:
    try:
        return _engine()
    except BackendUnavailable as error:
        return State.missing, str(error), "only `docker compose up` and images need it; runs use local environments"


def _mesh() -> Found:
    names = [f"{worker.backend}:{worker.flavour}" for worker in find_mesh()]
    return State.ok, f"up: {', '.join(names)}" if names else "not up", ""


def _residents() -> Found:
    names = sorted(Residents().running())
    return State.ok, f"{len(names)} up" if names else f"none; `{graphnet.COMMAND} up` starts some", ""


#: How to look at each subject.
LOOKS: Final[dict[str, Callable[[], Found]]] = {
    "installation": _installation,
    "memory and cores": _memory,
    "disk": _disk,
    "shared memory": _shared_memory,
    "locks": _locks,
    "C++ compiler": _compiler,
    "Pythons": _pythons,
    "environments": _environments,
    "name spaces": _isolation,
    "GPU": _gpu,
    "Docker": _engine_or_none,
    "mesh": _mesh,
    "workers that stay": _residents,
}
