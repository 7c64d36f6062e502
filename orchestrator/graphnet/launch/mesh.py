"""The running mesh: the workers that `docker compose up` started, or the workers that GRAPHNET_WORKERS lists."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from graphnet.errors import BackendUnavailable, UsageError
from graphnet.launch.engine import connect, image_digest
from graphnet.launch.manifests import ROOT_LABEL
from graphnet.settings import project_root

#: Lists workers as NAME[:FLAVOUR]=ADDRESS, separated by spaces, if this process cannot ask the Docker engine for them.
VARIABLE = "GRAPHNET_WORKERS"
_COMPOSE_FOLDER = "com.docker.compose.project.working_dir"
_PROJECT = "graphnet"
_COMPOSE_PROJECT = "com.docker.compose.project"
_BACKEND_LABEL = "org.graphnet.backend"
_FLAVOUR_LABEL = "org.graphnet.flavour"
_SOCKET_NAME = "worker.sock"
#: The exit code of a container that was ended by SIGKILL. After `docker stop`, the code is 0.
_KILLED = 137


@dataclass(frozen=True)
class MeshWorker:
    """One worker of the mesh.

    If GRAPHNET_WORKERS names it, ``image``, ``digest`` and ``container`` (an id) are empty. ``inputs`` and ``outputs``
    are the directories on this host that the worker shares. If one is None, the worker shares none, and the tensors are
    sent in the stream.
    """

    backend: str
    flavour: str
    address: str
    image: str = ""
    digest: str = ""
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
        client = connect()
    except BackendUnavailable:
        return ()
    containers = client.containers.list(filters={"label": [_BACKEND_LABEL, _COMPOSE_FOLDER]})
    return tuple(_worker(client, container) for container in containers if _is_ours(container))


def find(backend: str, flavour: str = "") -> MeshWorker | None:
    """Return the mesh's worker for a backend and, if given, a flavour; None if the mesh has no such worker."""
    for worker in find_mesh():
        if worker.backend == backend and flavour in ("", worker.flavour):
            return worker
    return None


def found_again(worker: MeshWorker) -> MeshWorker:
    """Find a worker of the mesh again after its connection was lost. One from GRAPHNET_WORKERS is returned unchanged.

    Raises BackendUnavailable if the worker is gone, its image was changed, or the Docker engine does not answer.
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
    """Start the worker's container again if SIGKILL ended it. Call this repeatedly: the engine reports the end late."""
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


def _is_ours(container: Any) -> bool:
    """Return whether the container is of this checkout's Compose project (COMPOSE_PROJECT_NAME, or else "graphnet")."""
    labels = container.labels
    folder, project = labels.get(ROOT_LABEL, labels.get(_COMPOSE_FOLDER)), labels.get(_COMPOSE_PROJECT)
    if project != (os.environ.get("COMPOSE_PROJECT_NAME") or _PROJECT):
        return False
    return folder is not None and Path(folder).resolve() == project_root() and "/run/graphnet" in _mounts(container)


def _worker(client: Any, container: Any) -> MeshWorker:
    mounts, labels = _mounts(container), container.labels
    return MeshWorker(
        backend=labels[_BACKEND_LABEL],
        flavour=labels[_FLAVOUR_LABEL],
        address=f"unix://{mounts['/run/graphnet'] / _SOCKET_NAME}",
        image=container.attrs["Config"]["Image"],
        digest=image_digest(client, container.attrs["Image"]),
        container=container.id,
        inputs=mounts.get("/inputs"),
        outputs=mounts.get("/outputs"),
    )


def _mounts(container: Any) -> dict[str, Path]:
    return {mount["Destination"]: Path(mount["Source"]) for mount in container.attrs["Mounts"] if mount.get("Source")}
