"""The places of workers: one class for each kind of WHERE. No other module knows what a place needs."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from graphnet.children import Starting
from graphnet.environments.environment import Environment, Say
from graphnet.errors import BackendUnavailable, UsageError
from graphnet.launch.conditions import conditions_of, packages_of
from graphnet.launch.engine import has_image, known_digest
from graphnet.launch.image import ImageWorker, no_image
from graphnet.launch.local import Isolation, LocalWorker, Prepared, Rooms
from graphnet.launch.mesh import MeshWorker, find, found_again, start_if_killed
from graphnet.launch.resident import find_resident
from graphnet.launch.root_zygotes import RootZygotes
from graphnet.launch.share import HostShare
from graphnet.launch.site import Site, WhereKind
from graphnet.settings import cache_home
from graphnet.talk.endpoint import Endpoint

#: The environment variables that name the file of the user's token, and the addresses, with commas between them, that
#: may get it although only a run's folder names them.
TOKEN_FILE, TOKEN_FOR = "GRAPHNET_TOKEN_FILE", "GRAPHNET_TOKEN_FOR"
#: For so many interpreters, what adapters prepared is kept. That of TorchInductor has 150 MB.
_MOST_KEPT: Final = 4
_SHORT_DIGEST: Final = len("sha256:") + 12
#: How often a worker of the mesh, which may have to import its compiler, is asked, for ``CONNECT_TIMEOUT_S`` each.
_PATIENCE: Final = 15


@dataclass(frozen=True)
class Launching:
    """The settings of the workers that a run starts.

    Attributes:
        device_type: ``cpu``, ``cuda``, ...; environments are built for this type.
        pass_env: names of additional environment variables that samples receive; a name may end in ``*``.
        max_samples: how many samples a worker runs at the same time; None uses the worker's default.
        isolation: how local workers are isolated from the host; None leaves them the host's network.
        rooms: how local workers isolate each sample process.
        starting: another thread can abandon the starts through this object.
    """

    share: HostShare
    device_type: str
    say: Say
    pass_env: Sequence[str]
    max_samples: int | None
    isolation: Isolation | None
    rooms: Rooms
    starting: Starting
    roots: RootZygotes


@dataclass(frozen=True)
class Launched:
    """How to reach a worker. ``process`` is None if it was running already, ``digest`` is empty if it has no image."""

    endpoint: Endpoint
    process: LocalWorker | ImageWorker | None = None
    digest: str = ""


class Place:
    """Where a site's worker runs. The methods of this class are for a place that needs nothing of this host."""

    #: Whether the run starts the worker on this host, without a container.
    is_local: bool = False
    #: Whether this program builds the worker's environment.
    is_built: bool = False
    #: How often the worker is asked for its identity before it counts as missing.
    patience: int = 1

    def __init__(self, site: Site) -> None:
        self._site = site

    def check(self) -> None:
        """Raise BackendUnavailable if this host shows, before anything starts, that the place does not exist."""

    def address(self) -> str:
        """Return the gRPC address of a worker that somebody else started; otherwise an empty text."""
        return ""

    def inputs(self) -> Path | None:
        """Return the directory on this host in which a worker that runs already reads inputs; None if there is none."""
        return None

    def environment(self, device_type: str) -> Environment | None:
        """Return the environment that this program builds for the site; None if there is none."""
        return None

    def interpreter(self, device_type: str) -> Path | None:
        """Return the compiler's interpreter on this host; None if there is none."""
        return None

    def environment_name(self, device_type: str) -> str:
        """Return the name of the site's environment or image, as far as it is known without contacting a worker."""
        return self._site.where

    def is_reported(self) -> bool:
        """Whether only the running worker knows the name of its environment."""
        return False

    def loaded(self, mapped_files: Mapping[str, str], device_type: str) -> dict[str, Any]:
        """Return what a worker on this host has loaded and somebody may change, without what a hash of its requirements
        names already: ``files``, the native libraries among ``mapped_files``, and perhaps ``packages`` of an
        ``interpreter``. Empty elsewhere.
        """
        return {}

    def launch(self, name: str, settings: Launching, lost: bool) -> Launched:
        """Start the site's worker if needed, under a name that is unique in the run. Raises BackendUnavailable.

        ``lost`` says whether the run has lost a worker of this site before.
        """
        raise NotImplementedError

    def revive(self) -> None:
        """Start a lost worker again that somebody else had started and that was killed."""


class Address(Place):
    """``@dns:///HOST:PORT`` or ``@unix:///PATH``: a worker that runs already."""

    def check(self) -> None:
        folder = Path(self._site.where.removeprefix("unix:").removeprefix("//")).parent
        if self._site.where.startswith("unix:") and not folder.is_dir():
            raise BackendUnavailable(
                f"--backend {self._site.text}: there is no folder {folder} for the worker's socket"
            )

    def address(self) -> str:
        return self._site.where

    def is_reported(self) -> bool:
        return True

    def launch(self, name: str, settings: Launching, lost: bool) -> Launched:
        return Launched(Endpoint(self._site.where, token=bearer_token()))


class Mesh(Place):
    """``@mesh``: a worker that ``docker compose up`` started, or one of those in GRAPHNET_WORKERS."""

    patience = _PATIENCE

    def check(self) -> None:
        self._there(f"--backend {self._site.text}")

    def describe(self) -> str:
        """Return the worker as ``BACKEND IMAGE DIGEST``. Unknown parts are left out."""
        worker = self._find()
        image, digest = (worker.image or worker.address, worker.digest[:_SHORT_DIGEST]) if worker else ("not up", "")
        return " ".join(part for part in (self._site.backend.name, image, digest) if part)

    def address(self) -> str:
        worker = self._find()
        return worker.address if worker else ""

    def inputs(self) -> Path | None:
        """Raises BackendUnavailable if this user cannot write to the directory."""
        worker = self._find()
        if worker is None or worker.inputs is None:
            return None
        if not os.access(worker.inputs, os.W_OK):
            raise BackendUnavailable(
                f"this user cannot write {worker.inputs}: the mesh belongs to the owner of the checkout it was started "
                "from; run as that user, or give @local"
            )
        return worker.inputs

    def environment_name(self, device_type: str) -> str:
        worker = self._find()
        return (worker.digest if worker else "") or self._site.where

    def is_reported(self) -> bool:
        worker = self._find()
        return worker is not None and not worker.digest

    def launch(self, name: str, settings: Launching, lost: bool) -> Launched:
        worker = self._there(self._site.text)
        worker = found_again(worker) if lost else worker
        endpoint = Endpoint(worker.address, worker.outputs, worker.inputs is not None, bearer_token())
        return Launched(endpoint, digest=worker.digest)

    def revive(self) -> None:
        worker = self._find()
        if worker is not None:
            start_if_killed(worker)

    def _find(self) -> MeshWorker | None:
        return find(self._site.backend.name, self._site.flavour_asked)

    def _there(self, asked: str) -> MeshWorker:
        worker = self._find()
        if worker is None:
            raise BackendUnavailable(
                f"{asked}: the mesh is not up, or has no such worker; `docker compose up` starts it"
            )
        return worker


class Image(Place):
    """``@IMAGE``: a container of this image, for one run."""

    def check(self) -> None:
        if not has_image(self._site.where):
            raise no_image(f"--backend {self._site.text}", self._site.where)

    def environment_name(self, device_type: str) -> str:
        return known_digest(self._site.where)

    def launch(self, name: str, settings: Launching, lost: bool) -> Launched:
        container = ImageWorker(self._site, settings.share, name, settings.pass_env)
        endpoint = container.start(settings.starting)
        return Launched(endpoint, container, container.digest)


class Local(Place):
    """``@local``, or no WHERE: a worker in an environment that this program builds on this host."""

    is_local = True
    is_built = True

    def environment(self, device_type: str) -> Environment | None:
        return Environment(self._site.backend, self._site.flavour, device_type)

    def interpreter(self, device_type: str) -> Path | None:
        environment = self.environment(device_type)
        return None if environment is None else environment.interpreter

    def environment_name(self, device_type: str) -> str:
        return Environment(self._site.backend, self._site.flavour, device_type).path.name

    def loaded(self, mapped_files: Mapping[str, str], device_type: str) -> dict[str, Any]:
        inside = f"{Environment(self._site.backend, self._site.flavour, device_type).path.resolve()}/"
        return {"files": {path: state for path, state in mapped_files.items() if not path.startswith(inside)}}

    def prepare(self, device_type: str, say: Say, starting: Starting) -> Prepared:
        """Build the environment if needed. Raises BackendUnavailable if it cannot be built."""
        environment = Environment(self._site.backend, self._site.flavour, device_type)
        interpreter = environment.ensure(say, starting)
        return Prepared(interpreter, environment.requirements_sha256, environment.kept_files)

    def launch(self, name: str, settings: Launching, lost: bool) -> Launched:
        site, isolated = self._site, settings.isolation is not None
        prepared = self.prepare(settings.device_type, settings.say, settings.starting)
        # A resident worker and a root zygote have the network of the host.
        if not lost and not isolated:
            resident = find_resident(
                site,
                lambda: conditions_of(site, prepared, settings.pass_env, settings.rooms),
                settings.max_samples,
                settings.share.inputs,
                settings.say,
            )
            if resident is not None:
                return Launched(resident)
        process = LocalWorker(
            site,
            prepared,
            settings.share,
            name,
            settings.pass_env,
            settings.max_samples,
            isolation=settings.isolation,
            root_zygote=None if isolated else settings.roots.socket_of(site, prepared.interpreter),
            rooms=settings.rooms,
        )
        with settings.starting.stoppable(process.abandon):
            return Launched(process.start(), process)


class Interpreter(Local):
    """``@INTERPRETER``: a worker in somebody's own environment on this host."""

    is_built = False

    def check(self) -> None:
        if not os.access(self._site.where, os.X_OK):
            raise BackendUnavailable(f"--backend {self._site.text}: there is no interpreter {self._site.where}")

    def environment(self, device_type: str) -> Environment | None:
        return None

    def interpreter(self, device_type: str) -> Path | None:
        return Path(self._site.where)

    def environment_name(self, device_type: str) -> str:
        return self._site.where

    def loaded(self, mapped_files: Mapping[str, str], device_type: str) -> dict[str, Any]:
        interpreter = self._site.where
        return {
            "files": dict(mapped_files),
            "interpreter": interpreter,
            "packages": packages_of(Prepared(Path(interpreter))),
        }

    def prepare(self, device_type: str, say: Say, starting: Starting) -> Prepared:
        interpreter = Path(self._site.where)
        if not interpreter.is_file():
            raise BackendUnavailable(f"{self._site.text}: there is no interpreter {interpreter}")
        # A compiler that is built anew gets a folder of its own.
        kept = cache_home() / "prepared" / packages_of(Prepared(interpreter))[:16]
        _remove_oldest(kept.parent, kept)
        return Prepared(interpreter, kept_files=kept)


def _remove_oldest(folder: Path, wanted: Path) -> None:
    """Remove what was prepared for interpreters that have not been used for the longest time."""
    with contextlib.suppress(OSError):
        os.utime(wanted)
    with contextlib.suppress(OSError):
        for path in sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)[:-_MOST_KEPT]:
            if path != wanted:
                shutil.rmtree(path, ignore_errors=True)


_PLACES: Final[dict[WhereKind, type[Place]]] = {
    WhereKind.DEFAULT: Local,
    WhereKind.LOCAL: Local,
    WhereKind.MESH: Mesh,
    WhereKind.ADDRESS: Address,
    WhereKind.INTERPRETER: Interpreter,
    WhereKind.IMAGE: Image,
}


def place_of(site: Site) -> Place:
    """Return the place of a site's worker."""
    return _PLACES[site.kind](site)


def local_place_of(site: Site) -> Local:
    """Return the place of a site whose worker the run starts on this host without a container. Raises UsageError."""
    place = place_of(site)
    if not isinstance(place, Local):
        raise UsageError(f"{site.text}: `graphnet up` starts local workers only; leave out '@{site.where}'")
    return place


def refuse_strangers(sites: Iterable[Site], folder: object, typed: Iterable[str] = ()) -> None:
    """Raise UsageError if only a run's folder, which somebody else may have made, says that an address gets the user's
    token. ``typed`` are the texts of the sites that the user typed now. Call this before anything is contacted.
    """
    if bearer_token() is None:
        return
    trusted = os.environ.get(TOKEN_FOR, "").split(",")
    for site in sites:
        if site.kind is WhereKind.ADDRESS and site.text not in typed and site.where not in trusted:
            raise UsageError(
                f"{folder} names the worker {site.where}, which would get the token in {TOKEN_FILE}: if you trust it, "
                f"set {TOKEN_FOR}={site.where}, otherwise unset {TOKEN_FILE}"
            )


def bearer_token() -> str | None:
    """Return the token in the file that GRAPHNET_TOKEN_FILE names; None if it is not set. Raises UsageError."""
    path = os.environ.get(TOKEN_FILE)
    if not path:
        return None
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise UsageError(f"{TOKEN_FILE} {path} cannot be read: {error.strerror}") from error
