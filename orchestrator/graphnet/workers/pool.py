"""Every worker of one run: started when first needed, started again when lost, stopped together."""

from __future__ import annotations

import itertools
import os
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType

from graphnet.errors import BackendUnavailable, GraphNetError, UsageError
from graphnet.workers.client import Endpoint, WorkerClient
from graphnet.workers.environments import Environment, Say
from graphnet.workers.image import ImageWorker
from graphnet.workers.local import LocalWorker
from graphnet.workers.mesh import MeshWorker, find, found_again, start_if_killed
from graphnet.workers.replicas import replicas
from graphnet.workers.share import HostShare
from graphnet.workers.target import Target, WhereKind
from graphnet_contract import messages

#: How often a worker of the mesh is asked who it is, each time for as long as a call may take to connect.
_PATIENCE = 15


@dataclass
class Worker:
    """A connected worker and what it said of itself."""

    client: WorkerClient
    info: messages.GetInfoResponse
    process: LocalWorker | ImageWorker | None

    def stop(self) -> None:
        """Disconnect, and end it if it is ours."""
        self.client.close()
        if self.process is not None:
            self.process.stop()


class WorkerPool:
    """Workers by target text; a target that failed to start is not tried again.

    A name with several replicas gets a channel to each, and samples take turns on them.
    """

    def __init__(self, share: HostShare, device_type: str, say: Say) -> None:
        self.share = share
        self._device_type = device_type
        self._say = say
        self._workers: dict[str, deque[Worker]] = {}
        self._broken: dict[str, BackendUnavailable] = {}
        self._lost: set[str] = set()
        self._started = 0

    def start_all(self, targets: list[Target]) -> None:
        """Start several at once; what fails is told by ``get``."""
        missing = {t.text: t for t in targets if t.text not in self._workers and t.text not in self._broken}
        names = {text: self._next_name(target) for text, target in missing.items()}
        with ThreadPoolExecutor(max_workers=max(1, len(missing))) as pool:
            futures = {text: pool.submit(self._start, target, names[text]) for text, target in missing.items()}
        for text, future in futures.items():
            try:
                self._workers[text] = future.result()
            except BackendUnavailable as error:
                self._broken[text] = error

    def get(self, target: Target) -> Worker:
        """The target's worker, of several replicas the next one. Errors: BackendUnavailable."""
        if target.text not in self._workers and target.text not in self._broken:
            self.start_all([target])
        if target.text in self._broken:
            raise self._broken[target.text]
        workers = self._workers[target.text]
        workers.rotate(-1)
        return workers[-1]

    def known(self, target: Target) -> messages.GetInfoResponse | None:
        """What a worker that runs has said of itself; starts none."""
        workers = self._workers.get(target.text)
        return workers[0].info if workers else None

    def restart(self, target: Target) -> Worker:
        """Replace a worker that was lost. Errors: BackendUnavailable."""
        self._lost.add(target.text)
        for lost in self._workers.pop(target.text, ()):
            lost.stop()
        return self.get(target)

    def stop(self) -> None:
        """Stop every worker."""
        started, self._workers = list(self._workers.values()), {}
        for worker in itertools.chain.from_iterable(started):
            worker.stop()

    def __enter__(self) -> WorkerPool:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.stop()

    def _next_name(self, target: Target) -> str:
        self._started += 1
        return f"{target.backend.name}-{self._started}"

    def _start(self, target: Target, name: str) -> deque[Worker]:
        process, endpoint, digest = self._launch(target, name)
        addresses = replicas(endpoint.address)
        if len(addresses) == 1:
            return deque([self._connect(target, endpoint, process, digest)])
        workers: deque[Worker] = deque()
        for address in addresses:
            try:
                workers.append(self._connect(target, replace(endpoint, address=address), None, digest))
            except BackendUnavailable as error:
                self._say(f"{target.text}: a replica is left out: {error}")
        if not workers:
            raise BackendUnavailable(f"{target.text}: none of its {len(addresses)} replicas serves")
        self._say(f"{target.text}: samples take turns on {len(workers)} replicas")
        return workers

    def _connect(
        self, target: Target, endpoint: Endpoint, process: LocalWorker | ImageWorker | None, digest: str
    ) -> Worker:
        client = WorkerClient(endpoint)
        try:
            info = self._info(client, target)
            info = replace(info, image_digest=digest or info.image_digest)
            if info.unavailable_reason:
                raise BackendUnavailable(f"{target.text} cannot compile here: {info.unavailable_reason}")
        except GraphNetError:
            client.close()
            if process is not None:
                process.stop()
            raise
        return Worker(client, info, process)

    def _info(self, client: WorkerClient, target: Target) -> messages.GetInfoResponse:
        """Who the worker is; a container of the mesh that has just been started still imports its compiler."""
        worker = find(target.backend.name, target.flavour_asked) if target.kind is WhereKind.MESH else None
        for _ in range(_PATIENCE - 1 if worker else 0):
            if worker and target.text in self._lost:
                start_if_killed(worker)
            try:
                return client.get_info(target.backend.name, target.flavour_asked)
            except BackendUnavailable:
                continue
        return client.get_info(target.backend.name, target.flavour_asked)

    def _launch(self, target: Target, name: str) -> tuple[LocalWorker | ImageWorker | None, Endpoint, str]:
        """What was started if anything, where it answers, and its image's digest."""
        match target.kind:
            case WhereKind.ADDRESS:
                return None, Endpoint(target.where, token=_token()), ""
            case WhereKind.MESH:
                worker = self._of_mesh(target)
                return (
                    None,
                    Endpoint(worker.address, worker.outputs, worker.inputs is not None, _token()),
                    worker.digest,
                )
            case WhereKind.IMAGE:
                container = ImageWorker(target, self.share, name)
                endpoint = container.start()
                return container, endpoint, container.digest
            case WhereKind.INTERPRETER:
                interpreter, sha256 = Path(target.where).expanduser().absolute(), ""
                if not interpreter.is_file():
                    raise BackendUnavailable(f"{target.text}: there is no interpreter {interpreter}")
            case _:
                environment = Environment(target.backend, target.flavour, self._device_type)
                interpreter, sha256 = environment.ensure(self._say), environment.requirements_sha256
        process = LocalWorker(target, interpreter, sha256, self.share, name)
        return process, process.start(), ""

    def _of_mesh(self, target: Target) -> MeshWorker:
        """The mesh's worker; one that this run has lost is looked for again."""
        worker = find(target.backend.name, target.flavour_asked)
        if worker is None:
            raise BackendUnavailable(
                f"{target.text}: the mesh is not up, or has no such worker; `docker compose up` starts it"
            )
        return found_again(worker) if target.text in self._lost else worker


def _token() -> str | None:
    path = os.environ.get("GRAPHNET_TOKEN_FILE")
    if not path:
        return None
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise UsageError(f"GRAPHNET_TOKEN_FILE {path} cannot be read: {error.strerror}") from error
