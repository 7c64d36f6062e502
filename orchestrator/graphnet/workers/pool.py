"""The workers of one run. The pool starts or connects to a worker at its first use, and replaces a lost worker."""

from __future__ import annotations

import itertools
import os
from collections import deque
from collections.abc import Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType

from graphnet.errors import BackendUnavailable, GraphNetError, UsageError
from graphnet.timeline import Timeline
from graphnet.workers.children import Starting
from graphnet.workers.client import WorkerClient
from graphnet.workers.conditions import conditions_of
from graphnet.workers.endpoint import Endpoint, with_tls
from graphnet.workers.environments import Environment, Say
from graphnet.workers.image import ImageWorker
from graphnet.workers.local import Isolation, LocalWorker, interpreter_of
from graphnet.workers.mesh import MeshWorker, find, found_again, start_if_killed
from graphnet.workers.replicas import replicas
from graphnet.workers.resident import Wanted, find_resident
from graphnet.workers.root_zygotes import RootZygotes
from graphnet.workers.share import HostShare
from graphnet.workers.site import Site, WhereKind
from graphnet.workers.tls import check_connection, may_be_insecure, refuse_open, tls_files
from graphnet_contract import messages

#: How many times to ask a worker of the mesh for its identity. Each attempt may last ``CONNECT_TIMEOUT_S``.
_PATIENCE = 15


@dataclass
class Worker:
    """A connected worker.

    ``info`` is the worker's answer to GetInfo. ``process`` is None if this run did not start the worker.
    """

    client: WorkerClient
    info: messages.GetInfoResponse
    process: LocalWorker | ImageWorker | None

    def stop(self) -> None:
        """Disconnect. If this run started the worker, end the worker."""
        self.client.close()
        if self.process is not None:
            self.process.stop()


class WorkerPool:
    """The workers of a run, by the text of their site. A worker that failed to start is not started again.

    The host name of a site may have several addresses, one for each replica of the worker. The pool then connects to
    each replica, and samples use the replicas in turn.

    Args:
        share: the directories that the run shares with its workers.
        device_type: ``cpu``, ``cuda``, ...; environments are built for this type.
        say: called with each line that is to be shown to the user.
        pass_env: names of additional environment variables; a name may end in ``*``, which matches any characters.
            Samples get these variables on the workers that this pool starts.
        insecure: whether to allow connections to other machines without TLS. If the user has named files for TLS, the
            pool uses TLS in any case.
        isolation: how the local workers of the pool are isolated from the host; None leaves them the host's network.
    """

    def __init__(
        self,
        share: HostShare,
        device_type: str,
        say: Say,
        pass_env: Sequence[str] = (),
        insecure: bool = False,
        max_samples: int | None = None,
        timeline: Timeline | None = None,
        isolation: Isolation | None = None,
    ) -> None:
        self.share = share
        self._device_type = device_type
        self._say = say
        self._pass_env = tuple(pass_env)
        self._max_samples = max_samples
        self._timeline = timeline
        self._isolation = isolation
        self._insecure = may_be_insecure(insecure)
        self._tls = tls_files()
        self._workers: dict[str, deque[Worker]] = {}
        self._broken: dict[str, BackendUnavailable] = {}
        self._lost: set[str] = set()
        self._starting = Starting()
        self._roots = RootZygotes(share, pass_env)
        self._started = 0

    def start_all(self, sites: list[Site]) -> None:
        """Start several workers at once. If a worker fails to start, a later ``get`` for its site raises the error."""
        missing = {t.text: t for t in sites if t.text not in self._workers and t.text not in self._broken}
        names = {text: self._next_name(site) for text, site in missing.items()}
        futures: dict[str, Future[deque[Worker]]] = {}
        try:
            with ThreadPoolExecutor(max_workers=max(1, len(missing))) as pool:
                futures |= {text: pool.submit(self._start, site, names[text]) for text, site in missing.items()}
                try:
                    wait(futures.values())
                except BaseException:
                    # Make the threads end soon, because the ``with`` statement waits for their ends.
                    self._starting.abandon()
                    raise
        except BaseException:
            for future in futures.values():
                if future.done() and future.exception() is None:
                    _stop(future.result())
            raise
        # First store every worker that has started, so that ``stop`` ends it. Only then raise an unexpected error.
        other = None
        for text, future in futures.items():
            error = future.exception()
            if error is None:
                self._workers[text] = future.result()
            elif isinstance(error, BackendUnavailable):
                self._broken[text] = error
            else:
                other = other or error
        if other is not None:
            raise other

    def get(self, site: Site) -> Worker:
        """Return the worker of a site; if the site has replicas, return the next replica. Raises BackendUnavailable."""
        if site.text not in self._workers and site.text not in self._broken:
            self.start_all([site])
        if site.text in self._broken:
            raise self._broken[site.text]
        workers = self._workers[site.text]
        workers.rotate(-1)
        # The worker may already be lost. If the connection broke while the last row measured a further process, this
        # row kept its result, and nothing has replaced the worker so far. So replace it now, before the next row.
        return self.restart(site) if workers[-1].client.lost else workers[-1]

    def problem(self, site: Site) -> BackendUnavailable | None:
        """Return why the site's worker could not be started; None if it is running or was never started."""
        return self._broken.get(site.text)

    def known(self, site: Site) -> messages.GetInfoResponse | None:
        """Return the description of the site's worker; None if the worker is not running. Never start the worker."""
        workers = self._workers.get(site.text)
        return workers[0].info if workers else None

    def restart(self, site: Site) -> Worker:
        """Replace a lost worker and all other replicas of its site. Raises BackendUnavailable."""
        self._lost.add(site.text)
        for lost in self._workers.pop(site.text, ()):
            lost.stop()
        return self.get(site)

    def stop(self) -> None:
        """Disconnect from every worker, and end the workers that this run started."""
        started, self._workers = list(self._workers.values()), {}
        try:
            _stop(itertools.chain.from_iterable(started))
        finally:
            self._roots.stop()

    def __enter__(self) -> WorkerPool:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.stop()

    def _next_name(self, site: Site) -> str:
        self._started += 1
        return f"{site.backend.name}-{self._started}"

    def _start(self, site: Site, name: str) -> deque[Worker]:
        process, endpoint, digest = self._launch(site, name)
        if process is None:
            refuse_open(endpoint.address, self._tls, self._insecure)
            endpoint = with_tls(endpoint, self._tls)
        addresses = replicas(endpoint.address)
        if len(addresses) == 1:
            try:
                return deque([self._connect(site, endpoint, process, digest)])
            except BackendUnavailable:
                if not endpoint.may_end:
                    raise
                # The resident worker has just ended, or does not answer. Start a worker of this run in its place.
                self._lost.add(site.text)
                return self._start(site, name)
        workers: deque[Worker] = deque()
        for address in addresses:
            try:
                workers.append(self._connect(site, replace(endpoint, address=address), None, digest))
            except BackendUnavailable as error:
                self._say(f"{site.text}: a replica is left out: {error}")
        if not workers:
            raise BackendUnavailable(f"{site.text}: none of its {len(addresses)} replicas serves")
        self._say(f"{site.text}: samples take turns on {len(workers)} replicas")
        return workers

    def _connect(
        self, site: Site, endpoint: Endpoint, process: LocalWorker | ImageWorker | None, digest: str
    ) -> Worker:
        check_connection(endpoint.address, endpoint.tls, endpoint.server_name)
        client = WorkerClient(endpoint)
        client.timeline = self._timeline
        try:
            # If all starts are abandoned, close the channel. This ends the call that waits for the worker.
            with self._starting.stoppable(client.close):
                info = self._info(client, site)
            info = replace(info, image_digest=digest or info.image_digest)
            if info.unavailable_reason:
                raise BackendUnavailable(f"{site.text} cannot compile here: {info.unavailable_reason}")
        except GraphNetError:
            client.close()
            if process is not None:
                process.stop()
            raise
        return Worker(client, info, process)

    def _info(self, client: WorkerClient, site: Site) -> messages.GetInfoResponse:
        """Ask the worker for its identity.

        A worker of the mesh is asked repeatedly: its container may have just started, and the worker must import its
        compiler before it answers.
        """
        worker = find(site.backend.name, site.flavour_asked) if site.kind is WhereKind.MESH else None
        for _ in range(_PATIENCE - 1 if worker else 0):
            if worker and site.text in self._lost:
                start_if_killed(worker)
            try:
                return client.get_info(site.backend.name, site.flavour_asked)
            except BackendUnavailable:
                if self._starting.abandoned:
                    raise
        return client.get_info(site.backend.name, site.flavour_asked)

    def _launch(self, site: Site, name: str) -> tuple[LocalWorker | ImageWorker | None, Endpoint, str]:
        """Start the site's worker if needed. Return its process, endpoint and image digest.

        The process is None if the worker was not started by this run.
        """
        match site.kind:
            case WhereKind.ADDRESS:
                return None, Endpoint(site.where, token=bearer_token()), ""
            case WhereKind.MESH:
                worker = self._of_mesh(site)
                return (
                    None,
                    Endpoint(worker.address, worker.outputs, worker.inputs is not None, bearer_token()),
                    worker.digest,
                )
            case WhereKind.IMAGE:
                container = ImageWorker(site, self.share, name, self._pass_env)
                endpoint = container.start(self._starting)
                return container, endpoint, container.digest
            case WhereKind.INTERPRETER:
                interpreter, sha256, kept = interpreter_of(site), "", None
            case _:
                environment = Environment(site.backend, site.flavour, self._device_type)
                interpreter, sha256 = environment.ensure(self._say, self._starting), environment.requirements_sha256
                kept = environment.kept_files
        resident = self._resident(site, interpreter, sha256)
        if resident is not None:
            return None, resident, ""
        process = LocalWorker(
            site,
            interpreter,
            sha256,
            self.share,
            name,
            self._pass_env,
            kept,
            self._max_samples,
            isolation=self._isolation,
            # A root zygote has the network of the host.
            root_zygote=self._roots.socket_of(site, interpreter) if self._isolation is None else None,
        )
        with self._starting.stoppable(process.abandon):
            return process, process.start(), ""

    def _resident(self, site: Site, interpreter: Path, requirements_sha256: str) -> Endpoint | None:
        """Return how to reach the site's resident worker; None if the run must start a worker."""
        # A resident worker has the network of the host.
        if site.text in self._lost or self._isolation is not None:
            return None

        def conditions() -> dict[str, str]:
            return conditions_of(site, interpreter, requirements_sha256, self._pass_env)

        return find_resident(Wanted(site, conditions, self._max_samples, self.share.inputs), self._say)

    def _of_mesh(self, site: Site) -> MeshWorker:
        """Return the mesh's worker for the site. If this run lost that worker before, look for it again."""
        worker = find(site.backend.name, site.flavour_asked)
        if worker is None:
            raise BackendUnavailable(
                f"{site.text}: the mesh is not up, or has no such worker; `docker compose up` starts it"
            )
        return found_again(worker) if site.text in self._lost else worker


def _stop(workers: Iterable[Worker]) -> None:
    """Stop several workers at the same time, because each of them takes a while to end its processes."""
    listed = list(workers)
    with ThreadPoolExecutor(max_workers=max(1, len(listed))) as pool:
        for future in [pool.submit(worker.stop) for worker in listed]:
            future.result()


def bearer_token() -> str | None:
    """Return the token from the file that GRAPHNET_TOKEN_FILE names; None if the variable is not set.

    Raises UsageError if the file cannot be read.
    """
    path = os.environ.get("GRAPHNET_TOKEN_FILE")
    if not path:
        return None
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise UsageError(f"GRAPHNET_TOKEN_FILE {path} cannot be read: {error.strerror}") from error
