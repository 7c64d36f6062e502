"""A worker in a container of a given image: as confined as the mesh's, and gone when we are."""

from __future__ import annotations

import contextlib
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from graphnet.errors import BackendUnavailable
from graphnet.settings import has_cuda
from graphnet.workers.client import Endpoint
from graphnet.workers.engine import WORKER_UID, connect, hardening, image_digest
from graphnet.workers.share import HostShare
from graphnet.workers.site import Site

#: From its start to "listening": torch and a compiler are imported meanwhile.
_START_TIMEOUT_S = 300.0
_POLL_S = 0.2
_STOP_TIMEOUT_S = 10
_LOG_LINES = 20
_LABEL = "org.graphnet.run"


@dataclass(frozen=True)
class Limits:
    """What one container may take; the same variables as in compose.yaml."""

    memory: str
    cpuset: str
    pids: int
    scratch: str

    @classmethod
    def from_environment(cls) -> Limits:
        """GRAPHNET_MEMORY, _CPUSET, _PIDS and _TMP; without a set of cores, those that we may use."""
        cores = ",".join(str(core) for core in sorted(os.sched_getaffinity(0)))
        given = os.environ.get
        memory, cpuset = given("GRAPHNET_MEMORY") or "8g", given("GRAPHNET_CPUSET") or cores
        return cls(memory, cpuset, int(given("GRAPHNET_PIDS") or 1024), given("GRAPHNET_TMP") or "2g")


class ImageWorker:
    """One container for one run. Its server ends when our hold on its stdin does, however we end."""

    def __init__(self, site: Site, share: HostShare, name: str) -> None:
        self._site = site
        self._share = share
        self._name = name
        self._container: Any = None
        self._stdin: Any = None
        self.digest = ""

    def start(self) -> Endpoint:
        """Start it and wait until it listens. Errors: BackendUnavailable with its last words."""
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
                command=["--stop-with-stdin"],
                stdin_open=True,
                detach=False,
                labels={_LABEL: str(os.getpid())},
                device_requests=_devices(),
                **_confinement(),
            )
            # Before the start: with this connection stdin ends, and with stdin the server.
            self._stdin = self._container.attach_socket(params={"stdin": 1, "stream": 1})
            self._container.start()
            self.digest = image_digest(client, self._container.attrs["Image"])
        except ImageNotFound as error:
            raise BackendUnavailable(
                f"{self._site.text}: there is no image {self._site.where} here; build it, or `docker pull` it"
            ) from error
        except APIError as error:
            self.stop()
            raise BackendUnavailable(f"{self._site.text}: Docker refused: {error.explanation}") from error
        self._wait(socket)
        return Endpoint(f"unix://{socket / 'worker.sock'}", outputs_directory=outputs, shares_inputs=True)

    def stop(self) -> None:
        """End it."""
        from docker.errors import APIError, NotFound

        container, self._container = self._container, None
        if self._stdin is not None:
            with contextlib.suppress(OSError):
                self._stdin.close()
        if container is not None:
            with contextlib.suppress(NotFound, APIError):
                container.stop(timeout=_STOP_TIMEOUT_S)
            with contextlib.suppress(NotFound, APIError):
                container.remove(force=True)

    def _wait(self, socket: Path) -> None:
        from docker.errors import NotFound

        deadline = time.monotonic() + _START_TIMEOUT_S
        log = ""
        while not (socket / "worker.sock").exists():
            try:
                self._container.reload()
                log = self._container.logs(tail=_LOG_LINES).decode("utf-8", "replace").strip() or log
                ended = self._container.status in ("exited", "dead", "removing")
            except NotFound:
                ended = True
            if ended or time.monotonic() > deadline:
                self.stop()
                told = f": {log}" if log else " and said nothing"
                how = "ended before it served" if ended else f"did not serve within {_START_TIMEOUT_S:g} s"
                raise BackendUnavailable(f"the container of {self._site.text} {how}{told}")
            time.sleep(_POLL_S)


def _remove_ended(client: Any) -> None:
    """Containers of runs that were killed: their servers have ended, nobody has removed them."""
    from docker.errors import APIError

    for container in client.containers.list(all=True, filters={"label": _LABEL, "status": "exited"}):
        with contextlib.suppress(APIError):
            container.remove()


def _confinement() -> dict[str, Any]:
    limits = Limits.from_environment()
    return hardening(limits.memory, limits.cpuset, limits.pids, limits.scratch)


def _give_to_worker(*folders: Path) -> int:
    """Make folders the worker's own; returns its uid: ours, or as root the one of compose.yaml, which is not root."""
    uid = os.getuid()
    if uid:
        return uid
    for folder in folders:
        os.chown(folder, WORKER_UID, WORKER_UID)
    return WORKER_UID


def _devices() -> list[Any]:
    from docker.types import DeviceRequest

    return [DeviceRequest(driver="nvidia", count=-1, capabilities=[["gpu"]])] if has_cuda() else []
