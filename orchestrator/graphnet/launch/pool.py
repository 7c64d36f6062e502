"""The workers of one run. The pool starts or connects to a worker at its first use, and replaces a lost worker."""

from __future__ import annotations

import hashlib
import itertools
import json
import re
import socket
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field, replace
from types import TracebackType
from typing import Any, Final

from graphnet.children import Starting
from graphnet.environments.environment import Say
from graphnet.errors import BackendUnavailable, GraphNetError
from graphnet.launch.image import ImageWorker
from graphnet.launch.local import Isolation, LocalWorker, Rooms
from graphnet.launch.places import Launching, place_of
from graphnet.launch.root_zygotes import RootZygotes
from graphnet.launch.share import HostShare
from graphnet.launch.site import Site
from graphnet.talk.client import WorkerClient
from graphnet.talk.endpoint import Endpoint, with_tls
from graphnet.talk.tls import check_connection, may_be_insecure, refuse_open, tls_files
from graphnet.timeline import Timeline
from graphnet_contract import messages

_NAMED: Final = re.compile(r"^dns:///(?P<host>[^/:\[\]]+):(?P<port>\d+)$")


@dataclass
class Worker:
    """A connected worker. ``process`` is None if this run did not start it.

    ``loaded`` is what ``Place.loaded`` returns.
    """

    client: WorkerClient
    info: messages.GetInfoResponse
    process: LocalWorker | ImageWorker | None
    loaded: Mapping[str, Any] = field(default_factory=dict)

    @property
    def loaded_sha256(self) -> str:
        """Return a hash of ``loaded``; an empty text if nothing is known."""
        text = json.dumps(dict(self.loaded), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest() if self.loaded else ""

    def stop(self) -> None:
        """Disconnect, and end the worker if this run started it."""
        self.client.close()
        if self.process is not None:
            self.process.stop()


class WorkerPool:
    """The workers of a run, by `Site.worker`. A worker that failed to start is not started again.

    The host name of a site may have several addresses, one for each replica of the worker. Samples then use the
    replicas in turn. If the user has named files for TLS, the pool uses TLS even if ``insecure`` allows connections
    without it. ``Launching`` describes the other arguments.
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
        rooms: Rooms | None = None,
    ) -> None:
        self.share = share
        #: Called each time a sample of this run says that it waits for the places of another run on a worker.
        self.on_other_run: Callable[[], None] = lambda: None
        self._say = say
        self._timeline = timeline
        self._insecure = may_be_insecure(insecure)
        self._tls = tls_files()
        self._workers: dict[str, deque[Worker]] = {}
        self._broken: dict[str, BackendUnavailable] = {}
        self._lost: set[str] = set()
        self._starting = Starting()
        self._roots = RootZygotes(share, pass_env)
        self._launching = Launching(
            *(share, device_type, say, tuple(pass_env), max_samples, isolation, rooms or Rooms()),
            *(self._starting, self._roots),
        )
        self._numbers = itertools.count(1)
        self._said_refused = False

    def start_all(self, sites: list[Site]) -> None:
        """Start several workers at once. If a worker fails to start, a later ``get`` for its site raises the error."""
        missing = {t.worker: t for t in sites if t.worker not in self._workers and t.worker not in self._broken}
        names = {text: f"{site.backend.name}-{next(self._numbers)}" for text, site in missing.items()}
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
        if site.worker not in self._workers and site.worker not in self._broken:
            self.start_all([site])
        if site.worker in self._broken:
            raise self._broken[site.worker]
        workers = self._workers[site.worker]
        workers.rotate(-1)
        # If the connection broke while the last row measured a further process, that row kept its result, and nothing
        # has replaced the worker so far.
        return self.restart(site) if workers[-1].client.lost else workers[-1]

    def problem(self, site: Site) -> BackendUnavailable | None:
        """Return why the site's worker could not be started; None if it is running or was never started."""
        return self._broken.get(site.worker)

    def running(self, site: Site) -> Worker | None:
        """Return the site's worker, the first of its replicas; None if it is not running. Never start it."""
        workers = self._workers.get(site.worker)
        return workers[0] if workers else None

    def restart(self, site: Site) -> Worker:
        """Replace a lost worker and all other replicas of its site. Raises BackendUnavailable."""
        self._lost.add(site.worker)
        for lost in self._workers.pop(site.worker, ()):
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

    def _start(self, site: Site, name: str) -> deque[Worker]:
        launched = place_of(site).launch(name, self._launching, site.worker in self._lost)
        process, endpoint, digest = launched.process, launched.endpoint, launched.digest
        if process is None:
            refuse_open(endpoint.address, self._tls, self._insecure)
            endpoint = with_tls(endpoint, self._tls)
        addresses = replicas(endpoint.address)
        if len(addresses) == 1:
            try:
                return deque([self._connect(site, endpoint, process, digest)])
            except BackendUnavailable as error:
                if not endpoint.may_end:
                    raise
                # The resident worker has just ended, does not answer, or has loaded files that have changed since.
                self._say(f"{error}; this run starts its own worker")
                self._lost.add(site.worker)
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
        client.on_other_run = lambda: self.on_other_run()
        try:
            # If all starts are abandoned, close the channel. This ends the call that waits for the worker.
            with self._starting.stoppable(client.close):
                info = self._info(client, site)
            info = replace(info, image_digest=digest or info.image_digest)
            if info.unavailable_reason:
                raise BackendUnavailable(f"{site.text} cannot compile here: {info.unavailable_reason}")
            loaded = place_of(site).loaded(info.mapped_files, self._launching.device_type)
        except GraphNetError:
            client.close()
            if process is not None:
                process.stop()
            raise
        if endpoint.may_end or isinstance(process, LocalWorker):
            self._say_if_refused(info)
        return Worker(client, info, process, loaded)

    def _say_if_refused(self, info: messages.GetInfoResponse) -> None:
        isolation = info.devices[0].properties.get("isolation", "") if info.devices else ""
        # A worker of a cluster's node is isolated as a whole.
        if isolation.startswith("refused") and self._launching.isolation is None and not self._said_refused:
            self._said_refused = True
            reason = isolation.partition(": ")[2]
            self._say(f"warning: samples are not isolated and can do whatever you can do, because {reason}")

    def _info(self, client: WorkerClient, site: Site) -> messages.GetInfoResponse:
        place = place_of(site)
        for _ in range(place.patience - 1):
            if site.worker in self._lost:
                place.revive()
            try:
                return client.get_info(site.backend.name, site.flavour_asked)
            except BackendUnavailable:
                if self._starting.abandoned:
                    raise
        return client.get_info(site.backend.name, site.flavour_asked)


def replicas(address: str) -> list[str]:
    """Return one gRPC address per replica, sorted; if there is only one, return the given address.

    Each replica must get a separate channel. A channel to the common name would send all calls to one replica, or would
    spread the calls of one sample over several replicas.
    """
    match = _NAMED.match(address)
    if match is None:
        return [address]
    host, port = match["host"], int(match["port"])
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        # If the name cannot be resolved, raise no error now: connecting will fail too, and gRPC's message explains why.
        return [address]
    # Use the addresses of one family only, because a single worker may have both an IPv4 and an IPv6 address.
    family = socket.AF_INET if any(entry[0] is socket.AF_INET for entry in found) else socket.AF_INET6
    hosts = sorted({str(entry[4][0]) for entry in found if entry[0] is family})
    if len(hosts) < 2:
        return [address]
    return [f"ipv4:{ip}:{port}" if family is socket.AF_INET else f"ipv6:[{ip}]:{port}" for ip in hosts]


def _stop(workers: Iterable[Worker]) -> None:
    """Stop several workers at the same time, because each of them takes a while to end its processes."""
    listed = list(workers)
    with ThreadPoolExecutor(max_workers=max(1, len(listed))) as pool:
        for future in [pool.submit(worker.stop) for worker in listed]:
            future.result()
