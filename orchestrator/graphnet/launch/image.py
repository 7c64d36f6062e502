"""A worker in a container, confined like the workers of the mesh. The container ends when the run's process ends."""

from __future__ import annotations

import contextlib
import fnmatch
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from graphnet.children import Interrupted, Starting
from graphnet.errors import BackendUnavailable
from graphnet.launch.engine import WORKER_UID, connect, hardening, image_digest
from graphnet.launch.share import HostShare
from graphnet.launch.site import Site
from graphnet.settings import has_cuda
from graphnet.talk.endpoint import Endpoint

#: The longest time from starting a container until its socket exists; the worker imports torch and a compiler.
_START_TIMEOUT_S = 300.0
_POLL_S = 0.2
_STOP_TIMEOUT_S = 10
_LOG_LINES = 20
_LABEL = "org.graphnet.run"


@dataclass(eq=False)
class ImageWorker:
    """A container that runs one worker for one run, with the variables whose names match ``pass_env``.

    The worker's server ends when its stdin closes. This process holds the only connection to that stdin, so the engine
    closes it when this process ends, even if this process is killed.
    """

    site: Site
    share: HostShare
    name: str
    pass_env: Sequence[str] = ()
    digest: str = field(default="", init=False)
    _container: Any = field(default=None, init=False)
    _stdin: Any = field(default=None, init=False)

    def start(self, starting: Starting) -> Endpoint:
        """Start the container and wait until its server listens.

        Raises BackendUnavailable if Docker refuses, or with the end of the log if the server did not start in time, and
        Interrupted if ``starting`` was abandoned.
        """
        from docker.errors import APIError, ImageNotFound

        client = connect()
        _remove_ended(client)
        socket, outputs = self.share.socket_folder(self.name), self.share.outputs(self.name)
        uid = _give_to_worker(socket, outputs)
        try:
            self._container = client.containers.create(
                self.site.where,
                name=f"graphnet-run-{os.getpid()}-{self.name}",
                user=f"{uid}:{uid}",
                volumes={
                    str(self.share.inputs): {"bind": "/inputs", "mode": "ro"},
                    str(outputs): {"bind": "/outputs", "mode": "rw"},
                    str(socket): {"bind": "/run/graphnet", "mode": "rw"},
                    str(self.share.locks()): {"bind": "/locks", "mode": "ro"},
                },
                command=["--stop-with-stdin", *(f"--pass-env={name}" for name in self.pass_env)],
                environment=matching_variables(self.pass_env),
                stdin_open=True,
                detach=False,
                labels={_LABEL: str(os.getpid())},
                device_requests=_devices(),
                **hardening(),
            )
            # Attach to stdin before the start: when this connection ends, stdin closes, and then the server ends.
            self._stdin = self._container.attach_socket(params={"stdin": 1, "stream": 1})
            self._container.start()
            self.digest = image_digest(client, self._container.attrs["Image"])
        except ImageNotFound as error:
            raise no_image(self.site.text, self.site.where) from error
        except APIError as error:
            self.stop()
            raise BackendUnavailable(f"{self.site.text}: Docker refused: {error.explanation}") from error
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
                raise BackendUnavailable(f"the container of {self.site.text} {how}{said}")
            time.sleep(_POLL_S)


def no_image(text: str, image: str) -> BackendUnavailable:
    """Make the error for an image that Docker does not have."""
    return BackendUnavailable(f"{text}: Docker has no image {image}; build the image, or `docker pull` it")


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


def _give_to_worker(*folders: Path) -> int:
    """Make the worker the owner of the folders, unless this process is not root. Return its uid."""
    uid = os.getuid()
    if uid:
        return uid
    for folder in folders:
        os.chown(folder, WORKER_UID, WORKER_UID)
    return WORKER_UID


def _devices() -> list[Any]:
    from docker.types import DeviceRequest

    return [DeviceRequest(driver="nvidia", count=-1, capabilities=[["gpu"]])] if has_cuda() else []
