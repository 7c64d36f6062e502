"""The running mesh: the workers that `docker compose up` started, or the workers that GRAPHNET_WORKERS lists."""

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

#: The environment variable that lists workers as NAME[:FLAVOUR]=ADDRESS, separated by spaces. Users set it if this
#: process cannot ask the Docker engine for the containers, for instance with Docker Desktop or Kubernetes.
VARIABLE = "GRAPHNET_WORKERS"
_COMPOSE_FOLDER = "com.docker.compose.project.working_dir"
_PROJECT = "graphnet"
_COMPOSE_PROJECT = "com.docker.compose.project"
_BACKEND_LABEL = "org.graphnet.backend"
_FLAVOUR_LABEL = "org.graphnet.flavour"
_SOCKET_NAME = "worker.sock"
#: The exit code of a container that was ended by SIGKILL, from the kernel or from a person. After `docker stop`, the
#: code is 0.
_KILLED = 137


@dataclass(frozen=True)
class MeshWorker:
    """One worker of the mesh.

    Attributes:
        backend, flavour: the names in the labels of its container, or in GRAPHNET_WORKERS.
        address: the address on which the worker listens.
        image, digest: the name and the digest of its image; empty for a worker from GRAPHNET_WORKERS.
        seccomp: the seccomp profile of its container, as ``seccomp_of`` describes it; empty for a worker from
            GRAPHNET_WORKERS.
        container: the id of its container; empty for a worker from GRAPHNET_WORKERS.
        inputs, outputs: the paths on this host of the directories that the worker shares with this host. If one of
            them is None, the worker shares no such directory, and the tensors are sent in the stream.
    """

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
    """Return all workers of the mesh; () if the mesh is down. Raises UsageError if GRAPHNET_WORKERS is malformed."""
    named = os.environ.get(VARIABLE)
    if named is not None:
        return tuple(_named(word) for word in named.split())
    try:
        return _from_engine()
    except BackendUnavailable:
        return ()


def find(backend: str, flavour: str = "") -> MeshWorker | None:
    """Return the mesh's worker for a backend and, if given, a flavour; None if the mesh has no such worker."""
    for worker in find_mesh():
        if worker.backend == backend and flavour in ("", worker.flavour):
            return worker
    return None


def found_again(worker: MeshWorker) -> MeshWorker:
    """Find a worker of the mesh again after the connection to it was lost.

    A worker from GRAPHNET_WORKERS is returned unchanged.

    Raises:
        BackendUnavailable: the worker is gone, its image was changed, or the Docker engine does not answer.
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
                "go on with --resume, which runs its rows again"
            )
        return now
    raise BackendUnavailable(f"the mesh has no worker of {name} any more; `docker compose up` starts it again")


def start_if_killed(worker: MeshWorker) -> None:
    """Start the worker's container again if SIGKILL ended it.

    Callers call this function repeatedly, because the engine may report the end of a container only some time after the
    connection to the worker was lost.
    """
    if not worker.container:
        return
    client = connect()
    from docker.errors import DockerException

    for container in _containers(client, worker):
        if container.status == "exited" and container.attrs["State"]["ExitCode"] == _KILLED:
            # Starting may fail, because a user may be removing the container to start another image.
            with contextlib.suppress(DockerException):
                container.start()


def _containers(client: Any, worker: MeshWorker) -> list[Any]:
    """Return the mesh's containers for the worker's backend and flavour, including containers that are not running."""
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
    """Return whether the container is a worker of the mesh that this checkout's compose.yaml describes.

    The mesh is the Compose project that COMPOSE_PROJECT_NAME names, or else the project "graphnet".
    """
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
