"""Start resident workers, and end them."""

from __future__ import annotations

import contextlib
import fcntl
import os
import select
import shutil
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from graphnet.children import Interrupted, Starting
from graphnet.environments.environment import Say
from graphnet.errors import BackendUnavailable, UsageError
from graphnet.launch.conditions import ADAPTER, PACKAGES, conditions_of, difference, differing
from graphnet.launch.local import LocalWorker
from graphnet.launch.places import local_place_of
from graphnet.launch.resident import Entry, Residents, name_of
from graphnet.launch.site import Site

#: The largest log that a new worker continues, in bytes. A larger log is begun anew.
_LARGEST_LOG: Final = 8 * 1024**2
#: A running worker that differs only in these is started again. Other differences are of the command that started it.
_FILES: Final = frozenset({ADAPTER, PACKAGES})
#: How long to wait for each worker after SIGTERM, in seconds. The worker gives its running samples 30 seconds to end.
_DRAIN_S: Final = 40.0
#: After SIGKILL, how long to wait until the process has ended.
_KILL_S: Final = 5.0


@dataclass(frozen=True)
class Starter:
    """Starts resident workers, in a ``with`` block of ``alone``. Another thread may abandon ``starting``.

    A worker ends itself after ``idle_s`` seconds without a sample. Sample processes receive the variables ``pass_env``.
    """

    residents: Residents
    device_type: str
    idle_s: float
    max_samples: int
    pass_env: tuple[str, ...]
    say: Say
    starting: Starting

    def start(self, site: Site) -> bool:
        """Start the worker of a site. Return False if it is running already.

        End it first if its adapter, a package or a file that it has loaded has changed since. Raises UsageError if it
        runs with other settings, and BackendUnavailable if it cannot serve here.
        """
        name = name_of(site)
        prepared = local_place_of(site).prepare(self.device_type, self.say, self.starting)
        conditions = conditions_of(site, prepared, self.pass_env)
        found = self.residents.running().get(name)
        if found is not None:
            reason = self._reason_to_end(site, found, conditions)
            if not reason:
                return False
            # An interrupt closes the channel, so that a healthy worker seems not to answer.
            self._refuse_if_abandoned()
            self.say(f"{reason}; it is started again")
            _end(self.residents, [name])
        self._remove_leftovers(name)
        worker = LocalWorker(site, prepared, self.residents, name, self.pass_env, self.max_samples, self.idle_s)
        try:
            with self.starting.stoppable(worker.abandon):
                worker.start()
            self._check(site, name)
            entry = Entry(
                backend=site.backend.name,
                flavour=site.flavour.name,
                conditions=conditions,
                max_samples=self.max_samples,
            )
            self.residents.entry(name).write_text(entry.model_dump_json(), encoding="utf-8")
        except BaseException:
            worker.stop()
            raise
        worker.leave()
        return True

    def _reason_to_end(self, site: Site, found: Entry, conditions: Mapping[str, str]) -> str:
        """Say why a running worker must be started again; return an empty text if it can serve.

        Raises UsageError if it runs with other settings.
        """
        differs = difference(found.conditions, conditions)
        if not _FILES.issuperset(differing(found.conditions, conditions)):
            raise UsageError(
                f"{found.label} is up already, but with other {differs}; end it first with `graphnet down`"
            )
        if differs:
            return f"{found.label} was started with other {differs}"
        try:
            self._check(site, name_of(site))
        except BackendUnavailable as error:
            # The worker has loaded a file that has changed since, or does not answer.
            return str(error)
        return ""

    def _refuse_if_abandoned(self) -> None:
        if self.starting.abandoned:
            raise Interrupted("the command was interrupted")

    def _remove_leftovers(self, name: str) -> None:
        shutil.rmtree(self.residents.outputs(name), ignore_errors=True)
        log = self.residents.log(name)
        if log.exists() and log.stat().st_size > _LARGEST_LOG:
            log.unlink()

    def _check(self, site: Site, name: str) -> None:
        # Import this only now, because it imports gRPC, which the help and `graphnet down` do not need.
        from graphnet.talk.client import WorkerClient

        client = WorkerClient(self.residents.endpoint(name))
        try:
            with self.starting.stoppable(client.close):
                info = client.get_info(site.backend.name, site.flavour.name)
        finally:
            client.close()
        self._refuse_if_abandoned()
        if info.unavailable_reason:
            raise BackendUnavailable(f"{site.text} cannot compile here: {info.unavailable_reason}")


def stop_all(residents: Residents) -> list[str]:
    """End every resident worker of this user, remove the workers' files, and return the labels of the ended workers.

    Each worker gives its running samples up to 30 seconds to end. A run that was using a worker starts its own instead.
    """
    running = residents.running()
    ended = _end(residents, list(running))
    residents.clear()
    return [running[name].label for name in ended]


@contextlib.contextmanager
def alone(residents: Residents, wait: Callable[[], None]) -> Iterator[None]:
    """Make the folders, and let no other up or down of this user run meanwhile; ``wait`` is called if one runs."""
    residents.make()
    with residents.lock.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            wait()
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _end(residents: Residents, names: Sequence[str]) -> list[str]:
    """End the resident workers of these names, and return the names of those that were still running."""
    ended = []
    handles = []
    for name in names:
        pid = residents.pid_of(name)
        # The process may end at any moment.
        with contextlib.suppress(ProcessLookupError):
            if pid is not None:
                handles.append(os.pidfd_open(pid))
                ended.append(name)
    try:
        _tell(handles, signal.SIGTERM)
        _tell(_running(handles, _DRAIN_S), signal.SIGKILL)
        _running(handles, _KILL_S)
    finally:
        for handle in handles:
            os.close(handle)
    return ended


def _tell(handles: Sequence[int], number: signal.Signals) -> None:
    for handle in handles:
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(handle, number)


def _running(handles: Sequence[int], timeout_s: float) -> list[int]:
    """Wait until all processes have ended, at most ``timeout_s`` seconds for each. Return those that are running."""
    return [handle for handle in handles if not select.select([handle], [], [], timeout_s)[0]]
