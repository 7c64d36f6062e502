"""Read ``backend.toml``, the file in a backend's folder that describes the backend."""

from __future__ import annotations

import difflib
import errno
import hashlib
import json
import os
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Dict, Iterable, Mapping, Optional, Sequence, Set, Tuple, Union

from graphnet_contract.messages import OptionSpec, OptionType, OptionValue
from graphnet_contract.sample_environment import is_pattern

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
_KEYS = ("name", "role", "summary", "aliases", "defaults", "flavours", "options", "knobs", "conformance", "environment")
_FLAVOUR_KEYS = ("python", "requirements", "devices", "disk_mb")
_OPTION_KEYS = ("type", "default", "choices", "help", "added", "kept")
_KNOB_KEYS = ("turns_off", "options", "flavours", "devices")
_KEPT_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")


class BackendFolderError(ValueError):
    """A fault in backend.toml, or a request for an unknown flavour. The message names the file or the backend."""


class OptionError(ValueError):
    """An option is unknown, or its value has the wrong type or is not among the choices. The message names it."""


class KeptFolderError(Exception):
    """A folder that an option names cannot be made or written. The message says which, and what to do."""


@dataclass(frozen=True)
class Flavour:
    """One environment in which a backend can be installed."""

    name: str
    python: str
    requirements: str
    devices: Tuple[str, ...]
    disk_mb: int


@dataclass(frozen=True)
class Knob:
    """A switch of the compiler that narrows a fault: values of the backend's options that turn one thing off.

    If a wrong or slow row is right or fast with these options, then ``turns_off`` has to do with the fault.
    """

    name: str
    #: The parts that the options turn off, as they follow "without ...".
    turns_off: str
    #: The options, as ``--option`` takes them. The other options keep their values.
    options: Mapping[str, OptionValue]
    #: The flavours and the types of device that have this switch.
    flavours: Tuple[str, ...]
    devices: Tuple[str, ...]


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
    #: The table ``[conformance]`` of backend.toml: why each case of the conformance suite fails, by case, and under the
    #: name of a flavour, the table of the cases that fail only there.
    conformance: Mapping[str, Union[str, Mapping[str, str]]] = field(default_factory=dict)
    #: The environment variables that the backend's sample processes get in addition; a name may end in ``*``.
    environment: Tuple[str, ...] = ()
    #: The options that a later version added (``added = true``). Such an option is part of a row's key only if it does
    #: not have its default, so that the keys of existing rows stay valid.
    added_options: Tuple[str, ...] = ()
    #: The options that name a folder which the worker keeps between samples (``kept = true``). Sample processes may
    #: write there. The row's key has the name; the adapter gets the folder's path.
    kept_options: Tuple[str, ...] = ()
    #: Every knob of the backend. Empty if its compiler has none, or nobody has written them down.
    knobs: Tuple[Knob, ...] = ()

    def knobs_of(self, flavour: str, device_type: str = "cpu") -> Tuple[Knob, ...]:
        """Return the knobs that this flavour has on a type of device, in the order of backend.toml."""
        return tuple(knob for knob in self.knobs if flavour in knob.flavours and device_type in knob.devices)

    def turned(self, values: Mapping[str, OptionValue], knobs: Iterable[Knob]) -> Dict[str, OptionValue]:
        """Return options with knobs turned.

        A knob's text is added behind a comma to an option that is any text. Other options get the value of the first
        knob that has one.
        """
        lists = self._lists
        turned: Dict[str, OptionValue] = {}
        for knob in knobs:
            for name, value in knob.options.items():
                if name not in lists:
                    turned.setdefault(name, value)
                    continue
                before = turned.get(name, values.get(name)) or ""
                is_last = ("," + str(before)).endswith("," + str(value))
                turned[name] = before if is_last else "%s,%s" % (before, value) if before else value
        return {**values, **turned}

    @property
    def _lists(self) -> Set[str]:
        """The options that take any text: lists to which a knob's text is added."""
        return {spec.name for spec in self.options if isinstance(spec.default_value, str) and not spec.choices}

    def entries(self, knob: Knob) -> Tuple[Knob, ...]:
        """Split a knob that sets a list into one knob for each entry. Return none if there is nothing to split."""
        if len(knob.options) != 1 or not self._lists.issuperset(knob.options):
            return ()
        ((name, value),) = knob.options.items()
        entries = [entry for entry in str(value).split(",") if entry]
        if len(entries) < 2:
            return ()
        return tuple(
            Knob(
                "%s:%s" % (knob.name, entry),
                "%s (only %s)" % (knob.turns_off, entry),
                {name: entry},
                knob.flavours,
                knob.devices,
            )
            for entry in entries
        )

    def expected_failures(self, flavour: str) -> Dict[str, str]:
        """Return the cases of the conformance suite that this backend is known to fail, each with the reason."""
        own = self.conformance.get(flavour, {})
        common = {case: reason for case, reason in self.conformance.items() if isinstance(reason, str)}
        return {**common, **(own if isinstance(own, Mapping) else {})}

    def flavour(self, name: str = "", device_type: str = "cpu") -> Flavour:
        """Return the flavour ``name`` or, without a name, the device type's default, or else the first flavour.

        Raise BackendFolderError if the backend has no flavour of this name.
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

    def sources_sha256(self) -> str:
        """Return one SHA-256 over ``source_hashes``."""
        return hashlib.sha256(json.dumps(self.source_hashes(), sort_keys=True).encode()).hexdigest()

    def options_of_key(self, values: Mapping[str, OptionValue]) -> Dict[str, OptionValue]:
        """Return the options that are part of a row's key: all but the added ones that have their default."""
        defaults = {spec.name: spec.default_value for spec in self.options}
        left = {name for name in self.added_options if values.get(name) == defaults.get(name)}
        return {name: value for name, value in values.items() if name not in left}

    def complete_options(self, given: Mapping[str, OptionValue]) -> Dict[str, OptionValue]:
        """Return the options' values: from ``given``, or else the defaults. Errors: as for ``check_option``.

        An option that is not given and has no default is missing from the result.
        """
        values = {spec.name: spec.default_value for spec in self.options if spec.default_value is not None}
        for name, value in given.items():
            values[name] = self.check_option(name, value)
        return values

    def kept_folders(self, values: Mapping[str, OptionValue], above: Path) -> Dict[str, str]:
        """Make the folders that options name, in the folder ``above``. Return their paths, without links, by option.

        Raise KeptFolderError if one cannot be made or written.
        """
        found = {}
        for name in self.kept_options:
            if values.get(name):
                folder = above / str(values[name])
                try:
                    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                    if not os.access(str(folder), os.W_OK | os.X_OK):
                        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
                except OSError as error:
                    raise KeptFolderError(
                        "the option %s keeps its files in %s, which cannot be written (%s); make it writable, or start "
                        "the worker with another folder (GRAPHNET_HOME, or --records-dir)"
                        % (name, folder, error.strerror)
                    ) from error
                found[name] = str(folder.resolve())
        return found

    def check_option(self, name: str, value: OptionValue) -> OptionValue:
        """Return an option's value, as the function of the same name does.

        Also raise OptionError if the option names a folder that is kept, and the value cannot be such a name.
        """
        value = check_option(self.options, self.name, name, value)
        if name in self.kept_options and value and not _KEPT_NAME.fullmatch(str(value)):
            raise OptionError(
                "option %s of backend %s is a name that you choose, not a path, and %r is not such a name; give 1 to "
                "64 letters, digits, '.', '_' and '-', for instance %s=first" % (name, self.name, value, name)
            )
        return value


def check_option(options: Tuple[OptionSpec, ...], backend: str, name: str, value: OptionValue) -> OptionValue:
    """Return an option's value in the option's own type. An int becomes a float if the option's type is float.

    Raise OptionError for an unknown option, a wrong type, or a value that is not among the option's choices.
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

    Raise BackendFolderError, which names the file, if the file cannot be read or is not valid TOML, or a key is
    missing, unknown or misused. Not every wrong type is noticed.
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
    """The message is the end of a sentence: the key, and either a similar key or all known keys."""


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
    options = tuple(_option(name, entry) for name, entry in table.get("options", {}).items())
    return Backend(
        folder=folder,
        name=table["name"],
        role=table.get("role", "compiler"),
        summary=table["summary"],
        aliases=tuple(table.get("aliases", ())),
        flavours=flavours,
        defaults=dict(table.get("defaults", {})),
        options=options,
        conformance=_conformance(table.get("conformance", {}), tuple(table["flavours"])),
        environment=_environment(table.get("environment", [])),
        added_options=tuple(name for name, entry in table.get("options", {}).items() if entry.get("added")),
        kept_options=tuple(name for name, entry in table.get("options", {}).items() if entry.get("kept")),
        knobs=tuple(
            _knob(name, entry, options, table["name"], flavours) for name, entry in table.get("knobs", {}).items()
        ),
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
    if not isinstance(names, list) or not all(isinstance(name, str) and is_pattern(name) for name in names):
        raise TypeError("environment")
    return tuple(names)


def _option(name: str, entry: Dict[str, Any]) -> OptionSpec:
    _refuse_unknown(entry, _OPTION_KEYS, "options.%s." % name)
    kind, python_type = _TYPES[entry["type"]]
    default: Optional[OptionValue] = entry.get("default")
    if default is not None and not isinstance(default, python_type):
        raise TypeError("options.%s.default" % name)
    if entry.get("kept") and (kind != OptionType.STRING or default != ""):
        # Without a value, an adapter keeps nothing.
        raise TypeError("options.%s.kept" % name)
    return OptionSpec(name, kind, default, entry["help"], tuple(entry.get("choices", ())))


def _knob(
    name: str, entry: Dict[str, Any], options: Tuple[OptionSpec, ...], backend: str, flavours: Tuple[Flavour, ...]
) -> Knob:
    place = "knobs.%s." % name
    _refuse_unknown(entry, _KNOB_KEYS, place)
    if not entry["options"]:
        raise TypeError(place + "options")
    try:
        values = {option: check_option(options, backend, option, value) for option, value in entry["options"].items()}
    except OptionError as error:
        raise _UnknownKey("the knob %s, but %s" % (name, error)) from error
    own = tuple(entry.get("flavours", [flavour.name for flavour in flavours]))
    _refuse_unknown(dict.fromkeys(own), [flavour.name for flavour in flavours], place + "flavours.")
    known = tuple(dict.fromkeys(device for flavour in flavours if flavour.name in own for device in flavour.devices))
    devices = tuple(entry.get("devices", known))
    _refuse_unknown(dict.fromkeys(devices), known, place + "devices.")
    return Knob(name, entry["turns_off"], values, own, devices)
