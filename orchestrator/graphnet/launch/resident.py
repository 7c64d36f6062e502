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
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, ValidationError

from graphnet.errors import UsageError
from graphnet.launch.conditions import difference
from graphnet.launch.share import WorkerFolders, remove_abandoned_inputs
from graphnet.launch.site import Site
from graphnet.settings import shared_memory
from graphnet.talk.endpoint import Endpoint
from graphnet_contract.peer import peer_of

_CONNECT_S: Final = 5.0


class Entry(BaseModel):
    """The description of one resident worker, stored beside its socket. ``conditions_of`` made ``conditions``."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    backend: str
    flavour: str
    conditions: dict[str, str]
    max_samples: int

    @property
    def label(self) -> str:
        """The backend and its flavour, as users write them."""
        return f"{self.backend}:{self.flavour}"


class Residents(WorkerFolders):
    """The resident workers of the present user on this host."""

    def __init__(self) -> None:
        name = f"graphnet-up-{os.getuid()}"
        memory = shared_memory() / name
        super().__init__(Path(tempfile.gettempdir()) / name, memory, memory / "inputs")

    def make(self) -> None:
        """Make the folders. Raises UsageError if one belongs to another user, or cannot be made."""
        for path, mode in ((self.folder, 0o700), (self.memory, 0o700), (self.inputs, 0o755)):
            try:
                path.mkdir(mode=mode, exist_ok=True)
                found = path.lstat()
            except OSError as error:
                raise UsageError(f"{path} cannot be made: {error.strerror}; set TMPDIR to another folder") from error
            if found.st_uid != os.getuid() or path.is_symlink():
                raise UsageError(f"{path} belongs to another user; remove it, or set TMPDIR to another folder")
            path.chmod(mode)

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
        for path in {*self.folder.iterdir(), *self.memory.iterdir()} - {self.lock, self.inputs}:
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
        """Return how to reach a worker."""
        return Endpoint(
            f"unix://{self.socket(name)}", outputs_directory=self.outputs(name), shares_inputs=True, may_end=True
        )


def find_resident(
    site: Site,
    conditions: Callable[[], Mapping[str, str]],
    max_samples: int | None,
    inputs: Path,
    say: Callable[[str], None],
) -> Endpoint | None:
    """Return how to reach the resident worker that a run can use; None if there is none.

    If the site's worker was started under other conditions (see ``conditions_of``), or runs too few samples at once,
    ``say`` gets the reason. If the run's inputs are in another folder, it gets none.
    """
    residents, name = Residents(), name_of(site)
    entry = residents.running().get(name)
    if entry is None or inputs != residents.inputs:
        return None
    differs = difference(entry.conditions, conditions())
    if not differs and entry.max_samples < (max_samples or 0):
        differs = "limits on the number of samples"
    if differs:
        say(
            f"{site.text}: the worker that `graphnet up` started has other {differs}, so this run starts its "
            "own; `graphnet down` ends all workers that `graphnet up` started"
        )
        return None
    return residents.endpoint(name)


def inputs_of_residents(sites: Iterable[Site]) -> Path | None:
    """Return the folder in which a run on these sites puts inputs; None if no resident worker of them is running.

    Also remove the inputs that killed runs left there.
    """
    residents = Residents()
    if not (_is_own(residents.inputs.parent) and residents.inputs.is_dir()):
        return None
    remove_abandoned_inputs(residents.inputs)
    running = residents.running()
    return residents.inputs if any(name_of(site) in running for site in sites) else None


def name_of(site: Site) -> str:
    """Return the name of the files of a site's resident worker; other folders and interpreters have another hash."""
    place = [str(site.backend.folder.resolve()), "" if site.where == "local" else site.where]
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
