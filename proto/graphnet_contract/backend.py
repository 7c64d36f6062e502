"""Read ``backend.toml``, the file in a backend's folder that describes the backend."""

from __future__ import annotations

import difflib
import hashlib
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Dict, Mapping, Optional, Sequence, Tuple, Union

from graphnet_contract.messages import OptionSpec, OptionType, OptionValue

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

_TYPES: Dict[str, Tuple[OptionType, type]] = {
    "bool": (OptionType.BOOL, bool),
    "int": (OptionType.INT, int),
    "float": (OptionType.FLOAT, float),
    "string": (OptionType.STRING, str),
}


#: The keys that a table of backend.toml may have. Any other key is refused, because it may be misspelled and would then
#: silently have no effect.
_KEYS = ("name", "role", "summary", "aliases", "defaults", "flavours", "options", "conformance", "environment")
_FLAVOUR_KEYS = ("python", "requirements", "devices", "disk_mb")
_OPTION_KEYS = ("type", "default", "choices", "help")


#: Matches the name of an environment variable, or the beginning of several names followed by ``*``.
_VARIABLE = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\*?")


class BackendFolderError(ValueError):
    """A fault in backend.toml, or a request for an unknown flavour.

    The message is one sentence that names the file or the backend, and the fault.
    """


class OptionError(ValueError):
    """An option is unknown, or its value has the wrong type or is not among the choices.

    The message is one sentence that names the option.
    """


@dataclass(frozen=True)
class Flavour:
    """One environment in which a backend can be installed."""

    name: str
    python: str
    requirements: str
    devices: Tuple[str, ...]
    disk_mb: int


@dataclass(frozen=True)
class Backend:
    """The content of a backend's ``backend.toml``. ``role`` is "reference", "control" or "compiler"."""

    folder: Path
    name: str
    role: str
    summary: str
    aliases: Tuple[str, ...]
    flavours: Tuple[Flavour, ...]
    defaults: Mapping[str, str]
    options: Tuple[OptionSpec, ...]
    #: The table ``[conformance]`` of backend.toml, unchanged: the cases of the conformance suite that fail. The key of
    #: an entry is a case, and its value says why the case fails. Or the key is a flavour, and its value is a table of
    #: the cases that fail only in this flavour.
    conformance: Mapping[str, Union[str, Mapping[str, str]]] = field(default_factory=dict)
    #: The names of the environment variables that the compiler reads. The backend's sample processes get these
    #: variables in addition to those that every sample process gets. A name may end in ``*``, which matches any
    #: characters.
    environment: Tuple[str, ...] = ()

    def expected_failures(self, flavour: str) -> Dict[str, str]:
        """Return the cases of the conformance suite that this backend is known to fail, each with the reason."""
        own = self.conformance.get(flavour, {})
        common = {case: reason for case, reason in self.conformance.items() if isinstance(reason, str)}
        return {**common, **(own if isinstance(own, Mapping) else {})}

    def flavour(self, name: str = "", device_type: str = "cpu") -> Flavour:
        """Return the flavour ``name``. Without a name, return the device type's default, or else the first flavour.

        Errors: BackendFolderError if the backend has no flavour of this name.
        """
        wanted = name or self.defaults.get(device_type) or self.flavours[0].name
        for flavour in self.flavours:
            if flavour.name == wanted:
                return flavour
        known = ", ".join(flavour.name for flavour in self.flavours)
        raise BackendFolderError("backend %s has no flavour %r; it has: %s" % (self.name, wanted, known))

    def source_hashes(self) -> Dict[str, str]:
        """Return the SHA-256 of each file with the adapter's code, settings or requirements, by its relative path."""
        return {
            path.relative_to(self.folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in sorted(self.folder.rglob("*"))
            if path.suffix in (".py", ".toml", ".txt") and path.is_file()
        }

    def complete_options(self, given: Mapping[str, OptionValue]) -> Dict[str, OptionValue]:
        """Return the options' values: from ``given``, or else the defaults. Errors: as for ``check_option``.

        An option that is not given and has no default is missing from the result.
        """
        values = {spec.name: spec.default_value for spec in self.options if spec.default_value is not None}
        for name, value in given.items():
            values[name] = check_option(self.options, self.name, name, value)
        return values


def check_option(options: Tuple[OptionSpec, ...], backend: str, name: str, value: OptionValue) -> OptionValue:
    """Return an option's value in the option's own type. An int becomes a float if the option's type is float.

    Errors: OptionError for an unknown option, a wrong type, or a value that is not among the option's choices.
    """
    spec = next((spec for spec in options if spec.name == name), None)
    if spec is None:
        near = difflib.get_close_matches(name, [spec.name for spec in options], n=1)
        hint = "did you mean %r?" % near[0] if near else "it has: %s" % (", ".join(o.name for o in options) or "none")
        raise OptionError("backend %s has no option %r; %s" % (backend, name, hint))
    kind_name, kind = next((text, kind) for text, (wire, kind) in _TYPES.items() if wire == spec.type)
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        value = float(value)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise OptionError("option %s of backend %s takes a %s, not %r" % (name, backend, kind_name, value))
    if spec.choices and value not in spec.choices:
        raise OptionError("option %s of backend %s is one of: %s" % (name, backend, ", ".join(spec.choices)))
    return value


def read_backend(folder: Path) -> Backend:
    """Read ``backend.toml``.

    Raises:
        BackendFolderError: the file cannot be read or is not valid TOML, or a key is missing, unknown or misused. The
            message names the file. Not every wrong type is noticed.
    """
    path = folder / "backend.toml"
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BackendFolderError("%s cannot be read: %s" % (path, error.strerror)) from error
    # ValueError covers UnicodeDecodeError and TOMLDecodeError, because both are its subclasses.
    except ValueError as error:
        raise BackendFolderError("%s is not valid TOML: %s" % (path, error)) from error
    try:
        return _backend(folder, table)
    except (KeyError, TypeError, AttributeError) as error:
        raise BackendFolderError("%s lacks or misuses the key %s" % (path, error)) from error
    except _UnknownKey as error:
        raise BackendFolderError("%s has %s" % (path, error)) from error


class _UnknownKey(ValueError):
    """A key is unknown. The message is the end of a sentence: the key, and either a similar key or all known keys."""


def _refuse_unknown(table: Mapping[str, Any], known: Sequence[str], place: str = "") -> None:
    for key in table:
        if key not in known:
            near = difflib.get_close_matches(key, known, n=1)
            hint = "did you mean %r?" % near[0] if near else "known here: %s" % ", ".join(known)
            raise _UnknownKey("the unknown key %s; %s" % (place + key, hint))


def _backend(folder: Path, table: Dict[str, Any]) -> Backend:
    _refuse_unknown(table, _KEYS)
    flavours = tuple(_flavour(name, entry) for name, entry in table["flavours"].items())
    if not flavours:
        raise KeyError("flavours")
    devices = sorted({device for flavour in flavours for device in flavour.devices})
    _refuse_unknown(table.get("defaults", {}), devices, "defaults.")
    return Backend(
        folder=folder,
        name=table["name"],
        role=table.get("role", "compiler"),
        summary=table["summary"],
        aliases=tuple(table.get("aliases", ())),
        flavours=flavours,
        defaults=dict(table.get("defaults", {})),
        options=tuple(_option(name, entry) for name, entry in table.get("options", {}).items()),
        conformance=_conformance(table.get("conformance", {}), tuple(table["flavours"])),
        environment=_environment(table.get("environment", [])),
    )


def _flavour(name: str, entry: Dict[str, Any]) -> Flavour:
    _refuse_unknown(entry, _FLAVOUR_KEYS, "flavours.%s." % name)
    return Flavour(
        name=name,
        python=entry["python"],
        requirements=entry["requirements"],
        devices=tuple(entry["devices"]),
        disk_mb=_whole_number(entry.get("disk_mb", 0), "flavours.%s.disk_mb" % name),
    )


def _whole_number(value: Any, key: str) -> int:
    if not isinstance(value, int):
        raise TypeError(key)
    return value


def _conformance(table: Mapping[str, Any], flavours: Tuple[str, ...]) -> Mapping[str, Any]:
    for name, entry in table.items():
        per_flavour = isinstance(entry, dict) and name in flavours and all(isinstance(r, str) for r in entry.values())
        if not isinstance(entry, str) and not per_flavour:
            raise TypeError("conformance.%s" % name)
    return table


def _environment(names: Any) -> Tuple[str, ...]:
    if not isinstance(names, list) or not all(isinstance(name, str) and _VARIABLE.fullmatch(name) for name in names):
        raise TypeError("environment")
    return tuple(names)


def _option(name: str, entry: Dict[str, Any]) -> OptionSpec:
    _refuse_unknown(entry, _OPTION_KEYS, "options.%s." % name)
    kind, python_type = _TYPES[entry["type"]]
    default: Optional[OptionValue] = entry.get("default")
    if default is not None and not isinstance(default, python_type):
        raise TypeError("options.%s.default" % name)
    return OptionSpec(name, kind, default, entry["help"], tuple(entry.get("choices", ())))
