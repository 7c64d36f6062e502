"""Sites. A site is one backend in one flavour, with options, at one place. The value of ``--backend`` names it:
``NAME[:FLAVOUR]['['OPTION=VALUE,...']'][@WHERE]``, for instance ``inductor[mode=max-autotune]@local``.
"""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from graphnet import conditions
from graphnet.errors import UsageError
from graphnet.launch.mesh import find
from graphnet.nearest import unknown
from graphnet.settings import backends_folder
from graphnet_contract.backend import Backend, BackendFolderError, Flavour, read_backend

#: The parts of the value of ``--backend``. WHERE may have brackets of its own, as in ``ipv6:[::1]:50051``.
_PARTS = re.compile(r"(?P<head>[^\[\]@]*)(?:\[(?P<options>[^\[\]]*)\])?(?:(?P<at>@)(?P<where>.*))?", re.DOTALL)
#: The largest number of sites that the options of one ``--backend`` may make.
_MOST_SITES = 100
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


@dataclass(frozen=True)
class Site:
    """One backend in one flavour, with options, at one place.

    ``text`` is the user's value of ``--backend``, perhaps with absolute paths and ``@mesh`` added. ``where`` is what
    follows the ``@``, with an absolute path of an interpreter. ``options`` are those in brackets, as typed, without the
    ``conditions`` of the rows, which are no options of the backend.
    """

    text: str
    backend: Backend
    flavour: Flavour
    kind: WhereKind
    where: str
    options: dict[str, str] = field(default_factory=dict, hash=False)
    conditions: dict[str, int] = field(default_factory=dict, hash=False)

    @property
    def where_shown(self) -> str:
        """Return WHERE as the rows of this site contain it: ``local`` if the user gave no WHERE."""
        return self.where or "local"

    @property
    def flavour_asked(self) -> str:
        """Return the flavour that the user named; empty, which means any, if the user named none."""
        return self.flavour.name if ":" in _split(self.text).head else ""

    @property
    def options_shown(self) -> str:
        """Return the options and conditions as rows have them behind the flavour: in brackets; empty without any."""
        return _bracket(self.options | {name: str(value) for name, value in self.conditions.items()})

    @property
    def worker(self) -> str:
        """Return the text of ``--backend`` without conditions: sites that differ only by them share a worker."""
        parts = _split(self.text)
        return f"{parts.head}{_bracket(self.options)}{parts.at}{parts.where}"

    @property
    def identity(self) -> tuple[str, str, str]:
        """Return backend, flavour with options, and place, with aliases and defaults replaced: equal for all spellings
        of a site.
        """
        return (self.backend.name, f"{self.flavour.name}{self.options_shown}", self.where_shown)


@dataclass(frozen=True)
class _Split:
    """The parts of a value of ``--backend``: NAME[:FLAVOUR], the options in brackets, and what follows ``@``."""

    head: str
    options: dict[str, str]
    at: str
    where: str


def _bracket(options: dict[str, str]) -> str:
    return f"[{','.join(f'{name}={value}' for name, value in options.items())}]" if options else ""


def _split(text: str) -> _Split:
    """Split a value of ``--backend``. Raises UsageError if the options in brackets are malformed."""
    found = _PARTS.fullmatch(text)
    if found is None:
        raise UsageError(f"--backend {text!r} is not NAME[:FLAVOUR][OPTION=VALUE,...][@WHERE]: look at the brackets")
    options: dict[str, str] = {}
    for item in (found["options"] or "").split(",") if found["options"] is not None else ():
        name, equals, value = (part.strip() for part in item.partition("="))
        if not (name and equals and value):
            raise UsageError(
                f"--backend {text!r}: {item!r} is not OPTION=VALUE; brackets hold options, e.g. [mode=a|b]"
            )
        if name in options:
            raise UsageError(f"--backend {text!r} has the option {name} twice; separate its values by '|'")
        options[name] = value
    return _Split(found["head"], options, found["at"] or "", found["where"] or "")


def expanded(text: str) -> list[str]:
    """Return the values of ``--backend`` that one with several values of an option means: their product.

    ``inductor[mode=a|b,freezing=true|false]`` means four sites. Raises UsageError if the text is malformed, or means
    too many.
    """
    parts = _split(text)
    values = [list(dict.fromkeys(_values(text, name, value))) for name, value in parts.options.items()]
    if any(not one for value in values for one in value):
        raise UsageError(f"--backend {text!r} has an empty value between '|'; leave it out")
    count = 1
    for value in values:
        count *= len(value)
    if count > _MOST_SITES:
        raise UsageError(f"--backend {text!r} means {count:,} backends; give options for at most {_MOST_SITES}")
    return [
        f"{parts.head}{_bracket(dict(zip(parts.options, chosen, strict=True)))}{parts.at}{parts.where}"
        for chosen in itertools.product(*values)
    ]


def _values(text: str, name: str, value: str) -> list[str]:
    found = value.split("|")
    if name not in conditions.NAMES or not all(found):
        return found
    return [str(one) for part in found for one in conditions.numbers_in(part, f"--backend {text!r}: {name}")]


def with_conditions(text: str, varied: dict[str, list[int]]) -> str:
    """Add conditions, each with all of its values, to a value of ``--backend`` that does not have them in brackets."""
    parts = _split(text)
    more = {name: "|".join(map(str, values)) for name, values in varied.items() if name not in parts.options}
    return f"{parts.head}{_bracket(parts.options | more)}{parts.at}{parts.where}"


def parse_site(text: str, device_type: str) -> Site:
    """Parse the text of one ``--backend``. The default flavour depends on the type of the device.

    Raises UsageError if it is malformed, or names no backend (the message has a similar name) or flavour.
    """
    parts = _split(text)
    head, where = parts.head, parts.where
    if parts.at and not where:
        raise UsageError(f"--backend {text!r} ends in '@': say where, for instance {head}@local")
    name = head.partition(":")[0]
    if not name:
        raise UsageError(f"--backend {text!r} names no backend; `graphnet backends` lists them")
    if name == "golden":
        raise UsageError(f"--backend {text}: kept outputs are not a backend; give golden:DIR to --reference")
    backend, flavour = backend_and_flavour(head, device_type)
    kind = _kind(where)
    if kind is WhereKind.ADDRESS and where.partition(":")[0] not in _ADDRESS_SCHEMES:
        raise UsageError(
            f"--backend {text}: no worker has such an address; give dns:///HOST:PORT or unix:///PATH for a worker, and "
            f"an image by its name alone ({head}@IMAGE:TAG)"
        )
    # os.path also takes what no path may be, such as a text that is too long.
    if kind is WhereKind.IMAGE and os.path.isfile(where):  # noqa: PTH113
        raise UsageError(f"--backend {text}: {where} names an image; write {head}@./{where} for the interpreter")
    if kind is WhereKind.INTERPRETER:
        # Do not resolve links: an environment's python is a link to a Python without its packages.
        where = str(Path(where).expanduser().absolute())
    options = {name: value for name, value in parts.options.items() if name not in conditions.NAMES}
    # One value each: ``expanded`` has made a site of each value.
    chosen = {
        name: conditions.numbers_in(value, f"--backend {text!r}: {name}")[0]
        for name, value in parts.options.items()
        if name not in options and "|" not in value
    }
    return Site(text, backend, flavour, kind, where, options, chosen)


def absolute(text: str) -> str:
    """Make the paths in the value of ``--backend`` absolute, so that the value is valid in every working directory."""
    parts = _split(text)
    where = parts.where
    name, colon, flavour = parts.head.partition(":")
    if "/" in name:
        name = str(Path(name).expanduser().absolute())
    if _kind(where) is WhereKind.INTERPRETER:
        where = str(Path(where).expanduser().absolute())
    return f"{name}{colon}{flavour}{_bracket(parts.options)}{parts.at}{where}"


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


def backend_and_flavour(text: str, device_type: str) -> tuple[Backend, Flavour]:
    """Return what ``NAME[:FLAVOUR]`` or ``FOLDER[:FLAVOUR]`` names.

    Raises UsageError: there is no such backend or flavour, or the folder's backend.toml cannot be read.
    """
    name, _, flavour = text.partition(":")
    backend = _read(Path(name).expanduser()) if "/" in name else named_backend(name, all_backends())
    return backend, named_flavour(backend, flavour, device_type)


def named_backend(name: str, backends: Sequence[Backend]) -> Backend:
    """Return the backend with this name or alias. Raises UsageError, which proposes a similar name."""
    for backend in backends:
        if name == backend.name or name in backend.aliases:
            return backend
    raise unknown("no backend", name, [backend.name for backend in backends])


def named_flavour(backend: Backend, name: str, device_type: str) -> Flavour:
    """Return the flavour of this name or, without a name, the default of the type of device.

    Raises UsageError, which proposes a similar name.
    """
    try:
        return backend.flavour(name, device_type)
    except BackendFolderError as error:
        raise unknown(f"backend {backend.name} has no flavour", name, [one.name for one in backend.flavours]) from error


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
