"""Check a request before a run starts anything. The checks need no worker, so ``--dry-run`` makes them, too."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from graphnet.bench.plan import PlannedSites
from graphnet.errors import BackendUnavailable, UsageError
from graphnet.launch.places import place_of
from graphnet.launch.site import Site, all_backends
from graphnet.nearest import nearest, proposal
from graphnet.runs.request import Request
from graphnet.settings import cache_home, gpu_count, has_cuda, usable_cores, usable_cpus

_DEVICE: Final = re.compile(r"[a-z]+(:[0-9]{1,4})?|cuda:all")
#: The minimum free space, in bytes, for a run's folder, which will hold rows, logs and the source texts of samples.
_RUN_BYTES: Final = 50 * 1024**2
_MB: Final = 1024**2


def check_request(request: Request, sites: PlannedSites, folder: Path, elsewhere: bool = False) -> None:
    """Refuse a request that cannot be carried out on this host.

    Args:
        elsewhere: whether other machines measure. Then only the device's name and the folder are checked here.

    Raises:
        UsageError: the device is unknown or this host does not have it, or there are more threads than cores, or the
            disk has too little space for the run's folder, or the run would not use --reference-cache.
        BackendUnavailable: an interpreter, an image, the folder of a worker's socket, or a worker of the mesh (the
            workers that `docker compose up` starts) does not exist; or no Docker engine answers; or the disk has too
            little space for the environments that the run must build.
    """
    check_device(request.device, sites, elsewhere)
    if request.reference_cache is not None and sites.reference is None:
        raise UsageError(
            "--reference-cache is for a reference that runs, and with --reference golden:DIR none does; leave it out"
        )
    if elsewhere:
        _check_room(folder)
        return
    local = [planned.site for planned in sites if place_of(planned.site).is_local]
    threads = max((request.under(planned.site.conditions).threads for planned in sites.judged), default=request.threads)
    if local and threads > usable_cpus():
        cores = usable_cores()
        raise UsageError(f"--threads {threads}: this process may use {cores} cores; give at most {cores}")
    for planned in sites:
        place_of(planned.site).check()
    _check_room(folder)
    _check_room_for_environments(local, request.device_type)


def _check_room(folder: Path) -> None:
    free = free_bytes(folder)
    if free < _RUN_BYTES:
        raise UsageError(f"{folder} has {free // _MB:,} MB free; a run needs {_RUN_BYTES // _MB}, free some there")


def check_device(device: str, sites: PlannedSites, elsewhere: bool = False) -> None:
    """Refuse a device that no backend of this version knows, or a GPU that this host does not have."""
    known = sorted({one for backend in all_backends() for flavour in backend.flavours for one in flavour.devices})
    known = sorted({*known, *(one for planned in sites for one in planned.site.flavour.devices)})
    kind, _, index = device.partition(":")
    if not _DEVICE.fullmatch(device) or kind not in known:
        near = ("cuda",) if kind == "gpu" else nearest(kind, known)
        hint = proposal(near) or f"give one of {', '.join(known)}, or for instance cuda:1"
        raise UsageError(f"--device {device!r} is not a device; {hint}", near)
    if kind == "cpu" and index not in ("", "0"):
        raise UsageError(f"--device {device}: a host has one CPU device; give cpu, and its cores by --threads")
    if kind == "cuda" and not elsewhere and all(place_of(planned.site).is_local for planned in sites):
        if not has_cuda():
            raise UsageError(f"--device {device}: this host has no NVIDIA GPU; give cpu, or name workers elsewhere")
        if index.isdecimal() and int(index) >= gpu_count():
            raise UsageError(f"--device {device}: this host has {gpu_count()} NVIDIA GPUs, which are numbered from 0")


def _check_room_for_environments(sites: Iterable[Site], device_type: str) -> None:
    missing: dict[Path, int] = {}
    for site in sites:
        environment = place_of(site).environment(device_type)
        if environment is not None and not environment.ready:
            missing[environment.path] = (site.flavour.disk_mb or 0) * _MB
    needed, free = sum(missing.values()), free_bytes(cache_home())
    if needed > free:
        raise BackendUnavailable(
            f"environments to build need about {needed // _MB:,} MB, and {cache_home()} has {free // _MB:,} MB free; "
            "free some there, or name another folder in GRAPHNET_HOME"
        )


def free_bytes(folder: Path) -> int:
    """Return the number of free bytes in the file system that contains the folder or will contain it."""
    existing = next(path for path in (folder.absolute(), *folder.absolute().parents) if path.exists())
    return shutil.disk_usage(existing).free


def check_model(model: str) -> None:
    """Raise UsageError unless the text of ``--model`` is FILE.py:FUNCTION and the file exists."""
    file, colon, function = model.rpartition(":")
    if not colon or not function.isidentifier():
        raise UsageError(f"--model {model!r} is not FILE.py:FUNCTION")
    if not Path(file).is_file():
        raise UsageError(f"--model {model}: there is no file {file}")
