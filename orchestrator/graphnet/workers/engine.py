"""The Docker engine of this host: how to connect to it, the digests of its images, and the limits of containers."""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from graphnet.errors import BackendUnavailable
from graphnet.settings import project_root

if TYPE_CHECKING:
    from docker import DockerClient

_SOCKET = Path("/var/run/docker.sock")
_TIMEOUT_S = 30

#: The uid of the worker in each container of the mesh (compose.yaml uses the same number), and in the containers of a
#: run that root started. The containers of any other user's run use the uid of that user.
WORKER_UID = 65532


@cache
def connect() -> DockerClient:
    """Connect to the Docker engine. Raises BackendUnavailable if no engine answers; the message says why."""
    if not os.environ.get("DOCKER_HOST") and not _SOCKET.exists():
        raise BackendUnavailable(f"Docker is not running here ({_SOCKET} does not exist); start it")
    # This import takes a tenth of a second, so import the SDK only if there may be an engine.
    import docker
    from docker.errors import DockerException

    try:
        client = docker.from_env(timeout=_TIMEOUT_S)
        client.ping()
    except DockerException as error:
        raise BackendUnavailable(f"the Docker engine cannot be reached: {_first_line(error)}") from error
    return client


def image_digest(client: DockerClient, image_id: str) -> str:
    """Return the digest that an image has in a registry; if the image has none, return its ID."""
    attributes: dict[str, Any] = client.images.get(image_id).attrs
    digests = [text.partition("@")[2] for text in attributes.get("RepoDigests") or ()]
    return str(digests[0] if digests else attributes["Id"])


def known_digest(image: str) -> str:
    """Return the digest of an image of this host.

    If the image is missing or the engine does not answer, return the image's name and raise no error, because starting
    a container will report the problem.
    """
    try:
        client = connect()
    except BackendUnavailable:
        return image
    from docker.errors import DockerException

    try:
        return image_digest(client, image)
    except DockerException:
        return image


def has_image(image: str) -> bool:
    """Return whether this host has an image. Raises BackendUnavailable if the Docker engine does not give an answer."""
    client = connect()
    from docker.errors import DockerException, ImageNotFound

    try:
        client.images.get(image)
    except ImageNotFound:
        return False
    except DockerException as error:
        raise BackendUnavailable(f"the Docker engine refused the image {image}: {_first_line(error)}") from error
    return True


def seccomp_profile() -> str:
    """Return the text of the seccomp profile. All workers get the same profile, because profiles change timings."""
    return (project_root() / "deploy" / "seccomp.json").read_text(encoding="utf-8")


def seccomp_of(security_options: list[str]) -> str:
    """Describe the seccomp profile of a container as the first 16 digits of its hash, "default", or "unconfined"."""
    for option in security_options:
        kind, _, value = option.replace(":", "=", 1).partition("=")
        if kind == "seccomp":
            return value if value == "unconfined" else hashlib.sha256(_canonical(value)).hexdigest()[:16]
    return "default"


def _canonical(profile: str) -> bytes:
    """Return the profile without white space, because Compose removes white space before it sends a profile."""
    return "".join(profile.split()).encode()


def hardening(memory: str, cpuset: str, pids: int, scratch: str) -> dict[str, Any]:
    """Return the Docker SDK's arguments that confine a container as compose.yaml confines the mesh's workers."""
    return {
        "network_mode": "none",
        "read_only": True,
        "cap_drop": ["ALL"],
        "security_opt": ["no-new-privileges:true", f"seccomp={seccomp_profile()}"],
        "pids_limit": pids,
        "mem_limit": memory,
        "memswap_limit": memory,
        "cpuset_cpus": cpuset,
        "shm_size": "256m",
        # Files in /tmp must be executable, because compilers build libraries there and load them.
        "tmpfs": {"/tmp": f"exec,size={scratch},mode=1777"},  # noqa: S108 - inside the container
    }


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]
