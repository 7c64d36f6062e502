"""Resident workers: local workers that stay after a run. ``graphnet up`` starts them, and later runs use them.

Each user of a host has their own resident workers. A run uses a resident worker only if the run would start the
same worker itself: with the same adapter, environment, program, variables, cores and limits.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import socket
import tempfile
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, ValidationError

from graphnet.errors import UsageError
from graphnet.settings import shared_memory
from graphnet.workers.conditions import difference
from graphnet.workers.endpoint import Endpoint
from graphnet.workers.share import remove_abandoned_inputs
from graphnet.workers.site import Site, WhereKind
from graphnet_contract.peer import peer_of

_CONNECT_S: Final = 5.0


class Entry(BaseModel):
    """The description of one resident worker, stored in a file beside its socket.

    Attributes:
        backend, flavour: the worker's backend and flavour.
        conditions: what the worker was started with, as ``conditions_of`` returns it.
        max_samples: how many samples the worker runs at the same time.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    backend: str
    flavour: str
    conditions: dict[str, str]
    max_samples: int

    @property
    def label(self) -> str:
        """The backend and its flavour, as users write them."""
        return f"{self.backend}:{self.flavour}"


class Residents:
    """The resident workers of the present user on this host.

    The sockets, logs and entries are in the temporary folder, because the path of a Unix socket is limited to 107
    bytes. The tensors are in shared memory.
    """

    def __init__(self) -> None:
        name = f"graphnet-up-{os.getuid()}"
        self.folder = Path(tempfile.gettempdir()) / name
        self._memory = shared_memory() / name
        #: The folder from which the workers, and the runs that use them, read inputs.
        self.inputs = self._memory / "inputs"

    def make(self) -> None:
        """Make the folders.

        Raises:
            UsageError: a folder belongs to another user, or cannot be made.
        """
        for path, mode in ((self.folder, 0o700), (self._memory, 0o700), (self.inputs, 0o755)):
            try:
                path.mkdir(mode=mode, exist_ok=True)
                found = path.lstat()
            except OSError as error:
                raise UsageError(f"{path} cannot be made: {error.strerror}; set TMPDIR to another folder") from error
            if found.st_uid != os.getuid() or path.is_symlink():
                raise UsageError(f"{path} belongs to another user; remove it, or set TMPDIR to another folder")
            path.chmod(mode)

    def socket(self, name: str) -> Path:
        """Return the path of the socket on which a worker listens."""
        return self.folder / f"{name}.sock"

    def log(self, name: str) -> Path:
        """Return the path of a worker's log."""
        return self.folder / f"{name}.log"

    def outputs(self, name: str) -> Path:
        """Make the folder into which a worker writes outputs, and return its path."""
        path = self._memory / f"outputs-{name}"
        path.mkdir(exist_ok=True)
        return path

    def entry(self, name: str) -> Path:
        """Return the path of the file with a worker's entry."""
        return self.folder / f"{name}.json"

    @property
    def lock(self) -> Path:
        """The file that ``graphnet up`` and ``graphnet down`` lock, so that only one of them runs at a time."""
        return self.folder / "lock"

    def clear(self) -> None:
        """Remove the files of all workers, but not the inputs of runs in progress. The folders and ``lock`` stay."""
        remove_abandoned_inputs(self.inputs)
        for path in {*self.folder.iterdir(), *self._memory.iterdir()} - {self.lock, self.inputs}:
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink(missing_ok=True)

    def running(self) -> dict[str, Entry]:
        """Return the entries of the workers that listen now, by the worker's name."""
        found = {}
        if not _is_own(self.folder):
            return {}
        for path in sorted(self.folder.glob("*.json")):
            entry = _read(path)
            if entry is not None and self.pid_of(path.stem) is not None:
                found[path.stem] = entry
        return found

    def pid_of(self, name: str) -> int | None:
        """Return the id of the process that listens on a worker's socket; None if no process of this user does."""
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(_CONNECT_S)
            connection.connect(str(self.socket(name)))
            pid, uid = peer_of(connection)
            return pid if uid == os.getuid() and pid else None
        return None

    def endpoint(self, name: str) -> Endpoint:
        """Return where and how to reach a worker."""
        return Endpoint(
            f"unix://{self.socket(name)}",
            outputs_directory=self.outputs(name),
            shares_inputs=True,
            may_end=True,
        )


@dataclass(frozen=True)
class Wanted:
    """The requirements of a run on a resident worker.

    Attributes:
        site: the backend and its flavour.
        conditions: a function that returns what the run would start a worker with (``conditions_of``).
        max_samples: how many samples the worker must be able to run at the same time; None for any number.
        inputs: the folder in which the run puts inputs.
    """

    site: Site
    conditions: Callable[[], Mapping[str, str]]
    max_samples: int | None
    inputs: Path


def find_resident(wanted: Wanted, say: Callable[[str], None]) -> Endpoint | None:
    """Return how to reach the resident worker that a run can use; None if there is none.

    If the site's worker was started under other conditions, or runs too few samples at once, ``say`` gets a sentence
    with the reason. If the run's inputs are in another folder, return None without a sentence.
    """
    residents, name = Residents(), name_of(wanted.site)
    entry = residents.running().get(name)
    if entry is None or wanted.inputs != residents.inputs:
        return None
    differs = difference(entry.conditions, wanted.conditions())
    if not differs and entry.max_samples < (wanted.max_samples or 0):
        differs = "limits on the number of samples"
    if differs:
        say(
            f"{wanted.site.text}: the worker that `graphnet up` started has other {differs}, so this run starts its "
            "own; `graphnet down` ends all workers that `graphnet up` started"
        )
        return None
    return residents.endpoint(name)


def inputs_of_residents(sites: Iterable[Site]) -> Path | None:
    """Return the folder in which a run on these sites puts inputs for resident workers.

    Return None if no resident worker of these sites is running. Also remove the inputs that killed runs left there.
    """
    residents = Residents()
    if not (_is_own(residents.inputs.parent) and residents.inputs.is_dir()):
        return None
    remove_abandoned_inputs(residents.inputs)
    running = residents.running()
    return residents.inputs if any(name_of(site) in running for site in sites) else None


def name_of(site: Site) -> str:
    """Return the name of the files of the resident worker for a site.

    The hash distinguishes workers whose backends have the same name but are in different folders, and workers with
    different interpreters.
    """
    place = [str(site.backend.folder.resolve()), site.where if site.kind is WhereKind.INTERPRETER else ""]
    digest = hashlib.sha256("\0".join(place).encode()).hexdigest()
    return f"{site.backend.name}-{site.flavour.name}-{digest[:8]}"


def _is_own(folder: Path) -> bool:
    try:
        found = folder.lstat()
    except OSError:
        return False
    return found.st_uid == os.getuid() and not folder.is_symlink()


def _read(path: Path) -> Entry | None:
    try:
        return Entry.model_validate_json(path.read_bytes())
    except (OSError, ValidationError):
        return None
