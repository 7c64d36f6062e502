"""Sites. A site is one backend in one flavour at one place. ``--backend NAME[:FLAVOUR][@WHERE]`` names a site."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from graphnet.errors import UsageError
from graphnet.nearest import unknown
from graphnet.settings import backends_folder
from graphnet.workers.mesh import find
from graphnet_contract.backend import Backend, BackendFolderError, Flavour, read_backend

_SCHEME = re.compile(r"^[a-z][a-z0-9+.-]*:")
#: The schemes of addresses that gRPC resolves.
_ADDRESS_SCHEMES = ("dns", "ipv4", "ipv6", "unix", "unix-abstract")


class WhereKind(Enum):
    """The kinds of WHERE, the text after the ``@`` in ``--backend``. DEFAULT means that the user gave no WHERE."""

    DEFAULT = "default"
    LOCAL = "local"
    MESH = "mesh"
    ADDRESS = "address"
    INTERPRETER = "interpreter"
    IMAGE = "image"


#: The places of a worker that a run starts on this host, without a container.
LOCAL_KINDS: Final = frozenset((WhereKind.DEFAULT, WhereKind.LOCAL, WhereKind.INTERPRETER))


@dataclass(frozen=True)
class Site:
    """One backend in one flavour at one place.

    Attributes:
        text: the text that was parsed: the user's value of ``--backend``, in which ``absolute`` may have made paths
            absolute and ``with_mesh_named`` may have added ``@mesh``.
        backend, flavour: the backend, and one of the environments in which it can be installed.
        kind: what ``where`` names, for instance the mesh, an address or an image; DEFAULT if ``where`` is empty.
        where: the text after the ``@``; empty if there is none. The path of an interpreter is absolute.
    """

    text: str
    backend: Backend
    flavour: Flavour
    kind: WhereKind
    where: str

    @property
    def where_shown(self) -> str:
        """Return WHERE as the rows of this site contain it: ``local`` if the user gave no WHERE."""
        return self.where or "local"

    @property
    def flavour_asked(self) -> str:
        """Return the flavour that the user named; if the user named none, an empty text, which means any flavour."""
        return self.flavour.name if ":" in self.text.partition("@")[0] else ""

    @property
    def identity(self) -> tuple[str, str, str]:
        """Return backend, flavour and place, which are the same for different spellings of a site.

        An alias is replaced by the backend's name, an omitted flavour by the default flavour, and an omitted place by
        ``local``.
        """
        return (self.backend.name, self.flavour.name, self.where_shown)


def parse_site(text: str, device_type: str) -> Site:
    """Parse the text of one ``--backend``.

    Args:
        text: ``NAME[:FLAVOUR][@WHERE]``.
        device_type: ``cpu``, ``cuda``, ...; the default flavour depends on it.

    Raises:
        UsageError: there is no such backend (the message names a similar one), the backend has no such flavour, or the
            text is malformed.
    """
    head, at, where = text.partition("@")
    if at and not where:
        raise UsageError(f"--backend {text!r} ends in '@': say where, for instance {head}@local")
    name, _, flavour_name = head.partition(":")
    if not name:
        raise UsageError(f"--backend {text!r} names no backend; `graphnet backends` lists them")
    backend = _find(name)
    try:
        flavour = backend.flavour(flavour_name, device_type)
    except BackendFolderError as error:
        raise UsageError(str(error)) from error
    kind = _kind(where)
    if kind is WhereKind.ADDRESS and where.partition(":")[0] not in _ADDRESS_SCHEMES:
        raise UsageError(
            f"--backend {text}: no worker has such an address; give dns:///HOST:PORT or unix:///PATH for a worker, and "
            f"an image by its name alone ({head}@IMAGE:TAG)"
        )
    if kind is WhereKind.INTERPRETER:
        # Do not resolve links. The python of an environment is a link to a Python that does not have the environment's
        # packages.
        where = str(Path(where).expanduser().absolute())
    return Site(text, backend, flavour, kind, where)


def address_of(site: Site) -> str:
    """Return the gRPC address of the site's worker if somebody else started this worker; otherwise an empty text."""
    if site.kind is WhereKind.ADDRESS:
        return site.where
    worker = find(site.backend.name, site.flavour_asked) if site.kind is WhereKind.MESH else None
    return "" if worker is None else worker.address


def absolute(text: str) -> str:
    """Make the paths in the value of ``--backend`` absolute, so that the value is valid in every working directory."""
    head, at, where = text.partition("@")
    name, colon, flavour = head.partition(":")
    if "/" in name:
        name = str(Path(name).expanduser().absolute())
    if _kind(where) is WhereKind.INTERPRETER:
        where = str(Path(where).expanduser().absolute())
    return f"{name}{colon}{flavour}{at}{where}"


def with_mesh_named(text: str, device_type: str) -> str:
    """Add ``@mesh`` to a value of ``--backend`` that has no WHERE, if the running mesh has a worker for the backend."""
    site = parse_site(text, device_type)
    if site.kind is not WhereKind.DEFAULT:
        return text
    worker = find(site.backend.name, site.flavour_asked)
    return text if worker is None else f"{text}@mesh"


def all_backends() -> Sequence[Backend]:
    """Return every backend of this repository, sorted by name. A folder without a backend.toml is not a backend."""
    folders = sorted(path.parent for path in backends_folder().glob("*/backend.toml"))
    return [_read(folder) for folder in folders]


def _find(name: str) -> Backend:
    if "/" in name:
        return _read(Path(name).expanduser())
    backends = all_backends()
    for backend in backends:
        if name == backend.name or name in backend.aliases:
            return backend
    raise unknown("no backend", name, [backend.name for backend in backends])


def _read(folder: Path) -> Backend:
    try:
        return read_backend(folder)
    except BackendFolderError as error:
        raise UsageError(str(error)) from error


def _kind(where: str) -> WhereKind:
    if not where:
        return WhereKind.DEFAULT
    if where == "local":
        return WhereKind.LOCAL
    if where == "mesh":
        return WhereKind.MESH
    if where.startswith(("/", "./", "../", "~")):
        return WhereKind.INTERPRETER
    if "://" in where and _SCHEME.match(where):
        return WhereKind.ADDRESS
    return WhereKind.IMAGE
