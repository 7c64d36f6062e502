"""The Docker engine of this host: how to connect to it, the digests of its images, and the limits of containers."""

from __future__ import annotations

import os
import socket
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from graphnet.errors import BackendUnavailable
from graphnet.settings import project_root

if TYPE_CHECKING:
    from docker import DockerClient

#: The socket on which an engine listens, unless DOCKER_HOST names another.
SOCKET = Path("/var/run/docker.sock")
_TIMEOUT_S = 30

#: The uid of the workers of the mesh (see compose.yaml) and of root's runs. Another user's run uses that user's uid.
WORKER_UID = 65532


@cache
def connect() -> DockerClient:
    """Connect to the Docker engine. Raises BackendUnavailable if no engine answers; the message says why."""
    if not os.environ.get("DOCKER_HOST"):
        # An engine that was stopped leaves its socket. The SDK would keep a connection open that is refused.
        with socket.socket(socket.AF_UNIX) as connection:
            try:
                connection.connect(str(SOCKET))
            except OSError as error:
                raise BackendUnavailable(
                    f"Docker is not running here ({SOCKET}: {error.strerror}); start it"
                ) from error
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
    """Return the digest of an image of this host; its name if there is no answer, which the start will report."""
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


def hardening() -> dict[str, Any]:
    """Return the Docker SDK's arguments that confine a container as compose.yaml confines the mesh's workers.

    The same environment variables change them. Without GRAPHNET_CPUSET, the container gets this process's cores.
    """
    given = os.environ.get
    memory = given("GRAPHNET_MEMORY") or "8g"
    # All workers get the same profile, because profiles change timings.
    seccomp = (project_root() / "deploy" / "seccomp.json").read_text(encoding="utf-8")
    return {
        "network_mode": "none",
        "read_only": True,
        "cap_drop": ["ALL"],
        "security_opt": ["no-new-privileges:true", f"seccomp={seccomp}"],
        "pids_limit": int(given("GRAPHNET_PIDS") or 1024),
        "mem_limit": memory,
        "memswap_limit": memory,
        "cpuset_cpus": given("GRAPHNET_CPUSET") or ",".join(map(str, sorted(os.sched_getaffinity(0)))),
        "shm_size": "256m",
        # Files in /tmp must be executable, because compilers build libraries there and load them.
        "tmpfs": {"/tmp": f"exec,size={given('GRAPHNET_TMP') or '2g'},mode=1777"},  # noqa: S108 - inside the container
    }


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]
