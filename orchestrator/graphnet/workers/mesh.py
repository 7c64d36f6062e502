"""The running mesh: the workers that `docker compose up` has started, or that GRAPHNET_WORKERS names."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from graphnet.errors import BackendUnavailable, UsageError
from graphnet.settings import project_root
from graphnet.workers.engine import connect, image_digest, seccomp_of

#: NAME[:FLAVOUR]=ADDRESS, separated by spaces: where the engine cannot be asked (Docker Desktop, Kubernetes).
VARIABLE = "GRAPHNET_WORKERS"
_COMPOSE_FOLDER = "com.docker.compose.project.working_dir"
_PROJECT = "graphnet"
_COMPOSE_PROJECT = "com.docker.compose.project"
_BACKEND_LABEL = "org.graphnet.backend"
_FLAVOUR_LABEL = "org.graphnet.flavour"
_SOCKET_NAME = "worker.sock"
#: What the kernel's or a person's SIGKILL leaves; `docker stop` ends a worker with 0.
_KILLED = 137


@dataclass(frozen=True)
class MeshWorker:
    """One worker of the mesh. Directories are this host's view; None: tensors travel in the stream."""

    backend: str
    flavour: str
    address: str
    image: str = ""
    digest: str = ""
    seccomp: str = ""
    container: str = ""
    inputs: Path | None = None
    outputs: Path | None = None


@cache
def find_mesh() -> tuple[MeshWorker, ...]:
    """Every worker of the mesh; none if it is not up. Errors: UsageError for a malformed GRAPHNET_WORKERS."""
    named = os.environ.get(VARIABLE)
    if named is not None:
        return tuple(_named(word) for word in named.split())
    try:
        return _from_engine()
    except BackendUnavailable:
        return ()


def find(backend: str, flavour: str = "") -> MeshWorker | None:
    """The mesh's worker of a backend, of a flavour if one is given."""
    for worker in find_mesh():
        if worker.backend == backend and flavour in ("", worker.flavour):
            return worker
    return None


def found_again(worker: MeshWorker) -> MeshWorker:
    """The worker as it is now, after it was lost.

    Errors: BackendUnavailable if it is gone, or if its image is another one by now.
    """
    if not worker.container:
        return worker
    client = connect()
    name = f"{worker.backend}:{worker.flavour}"
    for container in _containers(client, worker):
        now = _worker(client, container)
        if now.digest != worker.digest:
            raise BackendUnavailable(
                f"the mesh's {name} has another image since this run began ({now.digest}, was {worker.digest}); "
                "go on with --resume, which asks its rows again"
            )
        return now
    raise BackendUnavailable(f"the mesh has no worker of {name} any more; `docker compose up` brings it back")


def start_if_killed(worker: MeshWorker) -> None:
    """Start a container again that SIGKILL has ended; the engine may tell of its end only after the worker is lost."""
    if not worker.container:
        return
    client = connect()
    from docker.errors import DockerException

    for container in _containers(client, worker):
        if container.status == "exited" and container.attrs["State"]["ExitCode"] == _KILLED:
            # It may be removed at this moment, for another image to take its place.
            with contextlib.suppress(DockerException):
                container.start()


def _containers(client: Any, worker: MeshWorker) -> list[Any]:
    """The mesh's containers of this backend and flavour, running or not."""
    labelled = {"label": f"{_BACKEND_LABEL}={worker.backend}"}
    listed = client.containers.list(all=True, filters=labelled, ignore_removed=True)
    return [one for one in listed if _is_ours(one) and one.labels.get(_FLAVOUR_LABEL) == worker.flavour]


def _named(word: str) -> MeshWorker:
    head, equals, address = word.partition("=")
    backend, _, flavour = head.partition(":")
    if not equals or "://" not in address:
        raise UsageError(f"{VARIABLE} has {word!r}, which is not NAME[:FLAVOUR]=ADDRESS (dns:///HOST:PORT)")
    return MeshWorker(backend, flavour, address)


def _from_engine() -> tuple[MeshWorker, ...]:
    client = connect()
    containers = client.containers.list(filters={"label": [_BACKEND_LABEL, _COMPOSE_FOLDER]})
    return tuple(_worker(client, container) for container in containers if _is_ours(container))


def _is_ours(container: Any) -> bool:
    """Whether this checkout's compose.yaml has made it, under its name or the one that COMPOSE_PROJECT_NAME says."""
    folder, project = container.labels.get(_COMPOSE_FOLDER), container.labels.get(_COMPOSE_PROJECT)
    if project != (os.environ.get("COMPOSE_PROJECT_NAME") or _PROJECT):
        return False
    return folder is not None and Path(folder).resolve() == project_root() and "/run/graphnet" in _mounts(container)


def _worker(client: Any, container: Any) -> MeshWorker:
    mounts, labels, config = _mounts(container), container.labels, container.attrs["HostConfig"]
    return MeshWorker(
        backend=labels[_BACKEND_LABEL],
        flavour=labels[_FLAVOUR_LABEL],
        address=f"unix://{mounts['/run/graphnet'] / _SOCKET_NAME}",
        image=container.attrs["Config"]["Image"],
        digest=image_digest(client, container.attrs["Image"]),
        seccomp=seccomp_of(config.get("SecurityOpt") or []),
        container=container.id,
        inputs=mounts.get("/inputs"),
        outputs=mounts.get("/outputs"),
    )


def _mounts(container: Any) -> dict[str, Path]:
    return {mount["Destination"]: Path(mount["Source"]) for mount in container.attrs["Mounts"] if mount.get("Source")}
