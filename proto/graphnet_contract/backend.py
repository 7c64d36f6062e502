"""What a backend's folder says of itself: ``backend.toml``."""

from __future__ import annotations

import difflib
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Dict, Mapping, Optional, Tuple, Union

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


class BackendFolderError(ValueError):
    """One sentence: which file of the folder is wrong, how, and what to do."""


class OptionError(ValueError):
    """One sentence naming the option that is unknown or of the wrong type."""


@dataclass(frozen=True)
class Flavour:
    """One environment of a backend."""

    name: str
    python: str
    requirements: str
    devices: Tuple[str, ...]
    disk_mb: int


@dataclass(frozen=True)
class Backend:
    """A backend's folder, read. ``role`` is "reference", "control" or "compiler"."""

    folder: Path
    name: str
    role: str
    summary: str
    aliases: Tuple[str, ...]
    flavours: Tuple[Flavour, ...]
    defaults: Mapping[str, str]
    options: Tuple[OptionSpec, ...]
    #: ``[conformance]`` as it stands: case -> reason, and a table of the same per flavour.
    conformance: Mapping[str, Union[str, Mapping[str, str]]] = field(default_factory=dict)

    def expected_failures(self, flavour: str) -> Dict[str, str]:
        """The cases of the conformance suite that this backend is known to fail, with the reason."""
        own = self.conformance.get(flavour, {})
        common = {case: reason for case, reason in self.conformance.items() if isinstance(reason, str)}
        return {**common, **(own if isinstance(own, Mapping) else {})}

    def flavour(self, name: str = "", device_type: str = "cpu") -> Flavour:
        """The named flavour, or the default one for a device type. Errors: BackendFolderError."""
        wanted = name or self.defaults.get(device_type) or self.flavours[0].name
        for flavour in self.flavours:
            if flavour.name == wanted:
                return flavour
        known = ", ".join(flavour.name for flavour in self.flavours)
        raise BackendFolderError("backend %s has no flavour %r; it has: %s" % (self.name, wanted, known))

    def complete_options(self, given: Mapping[str, OptionValue]) -> Dict[str, OptionValue]:
        """Defaults overlaid by ``given``. Errors: OptionError for an unknown name or a wrong type."""
        values = {spec.name: spec.default_value for spec in self.options if spec.default_value is not None}
        for name, value in given.items():
            values[name] = check_option(self.options, self.name, name, value)
        return values


def check_option(options: Tuple[OptionSpec, ...], backend: str, name: str, value: OptionValue) -> OptionValue:
    """The value in the option's own type (an int serves as a float). Errors: OptionError."""
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
    """Read ``backend.toml``. Errors: BackendFolderError naming what is missing or of the wrong type."""
    path = folder / "backend.toml"
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BackendFolderError("%s cannot be read: %s" % (path, error.strerror)) from error
    # UnicodeDecodeError is a ValueError, as TOMLDecodeError is.
    except ValueError as error:
        raise BackendFolderError("%s is no valid TOML: %s" % (path, error)) from error
    try:
        return _backend(folder, table)
    except (KeyError, TypeError, AttributeError) as error:
        raise BackendFolderError("%s lacks or misuses the key %s" % (path, error)) from error


def _backend(folder: Path, table: Dict[str, Any]) -> Backend:
    flavours = tuple(
        Flavour(
            name=name,
            python=entry["python"],
            requirements=entry["requirements"],
            devices=tuple(entry["devices"]),
            disk_mb=int(entry.get("disk_mb", 0)),
        )
        for name, entry in table["flavours"].items()
    )
    if not flavours:
        raise KeyError("flavours")
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
    )


def _conformance(table: Mapping[str, Any], flavours: Tuple[str, ...]) -> Mapping[str, Any]:
    for name, entry in table.items():
        per_flavour = isinstance(entry, dict) and name in flavours and all(isinstance(r, str) for r in entry.values())
        if not isinstance(entry, str) and not per_flavour:
            raise TypeError("conformance.%s" % name)
    return table


def _option(name: str, entry: Dict[str, Any]) -> OptionSpec:
    kind, python_type = _TYPES[entry["type"]]
    default: Optional[OptionValue] = entry.get("default")
    if default is not None and not isinstance(default, python_type):
        raise TypeError("options.%s.default" % name)
    return OptionSpec(name, kind, default, entry["help"], tuple(entry.get("choices", ())))
