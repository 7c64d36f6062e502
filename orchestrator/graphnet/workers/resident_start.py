"""Start resident workers, and end them."""

from __future__ import annotations

import contextlib
import fcntl
import os
import select
import shutil
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from graphnet.errors import BackendUnavailable, UsageError
from graphnet.workers.children import Interrupted, Starting
from graphnet.workers.client import WorkerClient
from graphnet.workers.conditions import conditions_of, difference
from graphnet.workers.environments import Environment, Say
from graphnet.workers.local import LocalWorker, interpreter_of
from graphnet.workers.resident import Entry, Residents, name_of
from graphnet.workers.site import Site, WhereKind

#: The largest log that a new worker continues, in bytes. A larger log is begun anew.
_LARGEST_LOG: Final = 8 * 1024**2
#: How long to wait for each worker after SIGTERM, in seconds. The worker gives its running samples 30 seconds to end.
_DRAIN_S: Final = 40.0
#: After SIGKILL, how long to wait until the process has ended.
_KILL_S: Final = 5.0


@dataclass(frozen=True)
class Settings:
    """The settings of resident workers that are about to start.

    Attributes:
        device_type: ``cpu``, ``cuda``, ...; environments are built for this type.
        idle_s: a worker ends itself after this many seconds without a sample.
        max_samples: how many samples a worker runs at the same time.
        pass_env: names of additional environment variables that sample processes receive.
    """

    device_type: str
    idle_s: float
    max_samples: int
    pass_env: tuple[str, ...] = ()


class Starter:
    """Starts resident workers. Use it in a ``with`` block of ``alone``."""

    def __init__(self, residents: Residents, settings: Settings, say: Say, starting: Starting) -> None:
        """Store the arguments.

        Args:
            residents: the folders of the workers. They must exist.
            settings: the settings of the workers.
            say: called with each line that is to be shown to the user.
            starting: another thread can abandon the starts through this object.
        """
        self._residents = residents
        self._settings = settings
        self._say = say
        self._starting = starting

    def start(self, site: Site) -> bool:
        """Start the worker of a site. Return False if it is running already.

        Raises:
            UsageError: a worker of the site is running that was started with other settings.
            BackendUnavailable: the worker cannot serve here.
        """
        settings, name = self._settings, name_of(site)
        interpreter, requirements_sha256, kept = self._environment(site)
        conditions = conditions_of(site, interpreter, requirements_sha256, settings.pass_env)
        found = self._residents.running().get(name)
        if found is not None:
            differs = difference(found.conditions, conditions)
            if differs:
                raise UsageError(
                    f"{found.label} is up already, but with other {differs}; end it first with `graphnet down`"
                )
            return False
        self._remove_leftovers(name)
        worker = LocalWorker(
            site,
            interpreter,
            requirements_sha256,
            self._residents,
            name,
            settings.pass_env,
            kept,
            settings.max_samples,
            settings.idle_s,
        )
        try:
            with self._starting.stoppable(worker.abandon):
                worker.start()
            self._check(site, name)
            entry = Entry(
                backend=site.backend.name,
                flavour=site.flavour.name,
                conditions=conditions,
                max_samples=settings.max_samples,
            )
            self._residents.entry(name).write_text(entry.model_dump_json(), encoding="utf-8")
        except BaseException:
            worker.stop()
            raise
        worker.leave()
        return True

    def _remove_leftovers(self, name: str) -> None:
        """Remove the outputs that a killed worker left, and a log that has become large."""
        shutil.rmtree(self._residents.outputs(name), ignore_errors=True)
        log = self._residents.log(name)
        if log.exists() and log.stat().st_size > _LARGEST_LOG:
            log.unlink()

    def _environment(self, site: Site) -> tuple[Path, str, Path | None]:
        """Return the interpreter, the hash of the requirements, and the folder of kept files, if any."""
        if site.kind is WhereKind.INTERPRETER:
            return interpreter_of(site), "", None
        environment = Environment(site.backend, site.flavour, self._settings.device_type)
        return environment.ensure(self._say, self._starting), environment.requirements_sha256, environment.kept_files

    def _check(self, site: Site, name: str) -> None:
        client = WorkerClient(self._residents.endpoint(name))
        try:
            with self._starting.stoppable(client.close):
                info = client.get_info(site.backend.name, site.flavour.name)
        finally:
            client.close()
        if self._starting.abandoned:
            raise Interrupted("the command was interrupted")
        if info.unavailable_reason:
            raise BackendUnavailable(f"{site.text} cannot compile here: {info.unavailable_reason}")


def stop_all(residents: Residents) -> list[str]:
    """End every resident worker of this user, and remove the workers' files. Return the labels of the ended workers.

    Each worker gives its running samples up to 30 seconds to end. A run that was using a worker starts its own instead.
    """
    ended = []
    handles = []
    for name, entry in residents.running().items():
        pid = residents.pid_of(name)
        # The process may end at any moment.
        with contextlib.suppress(ProcessLookupError):
            if pid is not None:
                handles.append(os.pidfd_open(pid))
                ended.append(entry.label)
    try:
        _tell(handles, signal.SIGTERM)
        _tell(_running(handles, _DRAIN_S), signal.SIGKILL)
        _running(handles, _KILL_S)
    finally:
        for handle in handles:
            os.close(handle)
    residents.clear()
    return ended


@contextlib.contextmanager
def alone(residents: Residents, wait: Callable[[], None]) -> Iterator[None]:
    """Let no other ``graphnet up`` or ``graphnet down`` of this user run at the same time. Make the folders first.

    Args:
        residents: the folders of the workers.
        wait: called once if another command has to end first.
    """
    residents.make()
    with residents.lock.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            wait()
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _tell(handles: Sequence[int], number: signal.Signals) -> None:
    for handle in handles:
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(handle, number)


def _running(handles: Sequence[int], timeout_s: float) -> list[int]:
    """Wait until all processes have ended, at most ``timeout_s`` seconds for each. Return those that are running."""
    return [handle for handle in handles if not select.select([handle], [], [], timeout_s)[0]]
