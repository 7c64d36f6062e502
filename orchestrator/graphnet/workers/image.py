"""A worker in a container, confined like the workers of the mesh. The container ends when the run's process ends."""

from __future__ import annotations

import contextlib
import fnmatch
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from graphnet.errors import BackendUnavailable
from graphnet.settings import has_cuda
from graphnet.workers.children import Interrupted, Starting
from graphnet.workers.endpoint import Endpoint
from graphnet.workers.engine import WORKER_UID, connect, hardening, image_digest
from graphnet.workers.share import HostShare
from graphnet.workers.site import Site

#: The longest time from starting a container until its socket exists. In that time, the worker imports torch and a
#: compiler.
_START_TIMEOUT_S = 300.0
_POLL_S = 0.2
_STOP_TIMEOUT_S = 10
_LOG_LINES = 20
_LABEL = "org.graphnet.run"


@dataclass(frozen=True)
class Limits:
    """The resource limits of one container, from environment variables. compose.yaml reads the same variables."""

    memory: str
    cpuset: str
    pids: int
    scratch: str

    @classmethod
    def from_environment(cls) -> Limits:
        """Read GRAPHNET_MEMORY, GRAPHNET_CPUSET, GRAPHNET_PIDS and GRAPHNET_TMP.

        Without GRAPHNET_CPUSET, the container gets the cores that this process may use.
        """
        cores = ",".join(str(core) for core in sorted(os.sched_getaffinity(0)))
        given = os.environ.get
        memory, cpuset = given("GRAPHNET_MEMORY") or "8g", given("GRAPHNET_CPUSET") or cores
        return cls(memory, cpuset, int(given("GRAPHNET_PIDS") or 1024), given("GRAPHNET_TMP") or "2g")


class ImageWorker:
    """A container that runs one worker for one run.

    The worker's server ends when its stdin closes. This process holds the only connection to that stdin. The engine
    therefore closes stdin when this process ends, even if this process is killed.
    """

    def __init__(self, site: Site, share: HostShare, name: str, pass_env: Sequence[str] = ()) -> None:
        """Keep the arguments. The container gets the environment variables whose names match ``pass_env``."""
        self._site = site
        self._share = share
        self._name = name
        self._pass_env = tuple(pass_env)
        self._container: Any = None
        self._stdin: Any = None
        self.digest = ""

    def start(self, starting: Starting) -> Endpoint:
        """Start the container and wait until its server listens. If ``starting`` is abandoned, stop the container.

        Raises:
            BackendUnavailable: Docker has no such image or refused the container, or the server did not start in time.
                If the server did not start, the message contains the end of the container's log.
            Interrupted: ``starting`` was abandoned.
        """
        from docker.errors import APIError, ImageNotFound

        client = connect()
        _remove_ended(client)
        socket, outputs = self._share.socket_folder(self._name), self._share.outputs(self._name)
        uid = _give_to_worker(socket, outputs)
        try:
            self._container = client.containers.create(
                self._site.where,
                name=f"graphnet-run-{os.getpid()}-{self._name}",
                user=f"{uid}:{uid}",
                volumes={
                    str(self._share.inputs): {"bind": "/inputs", "mode": "ro"},
                    str(outputs): {"bind": "/outputs", "mode": "rw"},
                    str(socket): {"bind": "/run/graphnet", "mode": "rw"},
                    str(self._share.locks()): {"bind": "/locks", "mode": "ro"},
                },
                command=["--stop-with-stdin", *(f"--pass-env={name}" for name in self._pass_env)],
                environment=matching_variables(self._pass_env),
                stdin_open=True,
                detach=False,
                labels={_LABEL: str(os.getpid())},
                device_requests=_devices(),
                **_confinement(),
            )
            # Attach to stdin before starting the container. When this connection ends, the server's stdin closes, and
            # then the server ends.
            self._stdin = self._container.attach_socket(params={"stdin": 1, "stream": 1})
            self._container.start()
            self.digest = image_digest(client, self._container.attrs["Image"])
        except ImageNotFound as error:
            raise BackendUnavailable(
                f"{self._site.text}: Docker has no image {self._site.where}; build the image, or `docker pull` it"
            ) from error
        except APIError as error:
            self.stop()
            raise BackendUnavailable(f"{self._site.text}: Docker refused: {error.explanation}") from error
        self._wait(socket, starting)
        return Endpoint(f"unix://{socket / 'worker.sock'}", outputs_directory=outputs, shares_inputs=True)

    def stop(self, timeout_s: int = _STOP_TIMEOUT_S) -> None:
        """Stop and remove the container. If it has not ended after ``timeout_s`` seconds, it is killed."""
        from docker.errors import APIError, NotFound

        container, self._container = self._container, None
        if self._stdin is not None:
            with contextlib.suppress(OSError):
                self._stdin.close()
        if container is not None:
            with contextlib.suppress(NotFound, APIError):
                container.stop(timeout=timeout_s)
            with contextlib.suppress(NotFound, APIError):
                container.remove(force=True)

    def _wait(self, socket: Path, starting: Starting) -> None:
        from docker.errors import NotFound

        deadline = time.monotonic() + _START_TIMEOUT_S
        log = ""
        while not (socket / "worker.sock").exists():
            if starting.abandoned:
                self.stop(timeout_s=1)
                raise Interrupted("the command was interrupted")
            try:
                self._container.reload()
                log = self._container.logs(tail=_LOG_LINES).decode("utf-8", "replace").strip() or log
                ended = self._container.status in ("exited", "dead", "removing")
            except NotFound:
                ended = True
            if ended or time.monotonic() > deadline:
                self.stop()
                said = f": {log}" if log else " and its log is empty"
                how = "ended before it served" if ended else f"did not serve within {_START_TIMEOUT_S:g} s"
                raise BackendUnavailable(f"the container of {self._site.text} {how}{said}")
            time.sleep(_POLL_S)


def matching_variables(patterns: Sequence[str]) -> dict[str, str]:
    """Return the environment variables of this process whose names match at least one of the patterns."""
    chosen = ((name, value) for name, value in os.environ.items())
    return {name: value for name, value in chosen if any(fnmatch.fnmatchcase(name, one) for one in patterns)}


def _remove_ended(client: Any) -> None:
    """Remove the containers of runs that were killed. Their servers have ended, but no process removed them."""
    from docker.errors import APIError

    for container in client.containers.list(all=True, filters={"label": _LABEL, "status": "exited"}):
        with contextlib.suppress(APIError):
            container.remove()


def _confinement() -> dict[str, Any]:
    limits = Limits.from_environment()
    return hardening(limits.memory, limits.cpuset, limits.pids, limits.scratch)


def _give_to_worker(*folders: Path) -> int:
    """Make the worker the owner of the folders, and return its uid.

    If this process runs as root, the worker runs under ``WORKER_UID``. Otherwise the worker runs under the uid of this
    process, which already owns the folders.
    """
    uid = os.getuid()
    if uid:
        return uid
    for folder in folders:
        os.chown(folder, WORKER_UID, WORKER_UID)
    return WORKER_UID


def _devices() -> list[Any]:
    from docker.types import DeviceRequest

    return [DeviceRequest(driver="nvidia", count=-1, capabilities=[["gpu"]])] if has_cuda() else []
