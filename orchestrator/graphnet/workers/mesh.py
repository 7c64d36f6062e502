"""The running mesh: the workers that `docker compose up` started, or those that GRAPHNET_WORKERS names."""

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

#: Holds NAME[:FLAVOUR]=ADDRESS, separated by spaces. It is for hosts on which Docker cannot be asked: Docker Desktop,
#: Kubernetes.
VARIABLE = "GRAPHNET_WORKERS"
_COMPOSE_FOLDER = "com.docker.compose.project.working_dir"
_PROJECT = "graphnet"
_COMPOSE_PROJECT = "com.docker.compose.project"
_BACKEND_LABEL = "org.graphnet.backend"
_FLAVOUR_LABEL = "org.graphnet.flavour"
_SOCKET_NAME = "worker.sock"
#: The exit code after SIGKILL, sent by the kernel or a person; `docker stop` ends a worker with 0.
_KILLED = 137


@dataclass(frozen=True)
class MeshWorker:
    """One worker of the mesh.

    Attributes:
        backend, flavour: those of its labels, or of GRAPHNET_WORKERS.
        address: where it listens.
        image, digest: its image by name, and the digest of it.
        seccomp: its profile, see seccomp_of.
        container: the container's id; empty for a worker of GRAPHNET_WORKERS.
        inputs, outputs: this host's paths of the directories it shares; None if tensors travel in the stream.
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
    """Every worker of the mesh; empty if the mesh is not up. Raises UsageError if GRAPHNET_WORKERS is malformed."""
    named = os.environ.get(VARIABLE)
    if named is not None:
        return tuple(_named(word) for word in named.split())
    try:
        return _from_engine()
    except BackendUnavailable:
        return ()


def find(backend: str, flavour: str = "") -> MeshWorker | None:
    """The mesh's worker of a backend, and of a flavour if one is given; None if there is none."""
    for worker in find_mesh():
        if worker.backend == backend and flavour in ("", worker.flavour):
            return worker
    return None


def found_again(worker: MeshWorker) -> MeshWorker:
    """Look for a worker again after it was lost.

    Raises:
        BackendUnavailable: it is gone, or somebody changed its image.
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

    The caller repeats this: the engine may report the end of a container later than we lose its worker.
    """
    if not worker.container:
        return
    client = connect()
    from docker.errors import DockerException

    for container in _containers(client, worker):
        if container.status == "exited" and container.attrs["State"]["ExitCode"] == _KILLED:
            # Somebody may be removing it at this moment, to start another image instead.
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
    """Whether this checkout's compose.yaml made the container, in the project that COMPOSE_PROJECT_NAME may name."""
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
