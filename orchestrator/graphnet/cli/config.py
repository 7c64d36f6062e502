"""Reads graphnet.toml: defaults of a command's options, and named sets of options of ``bench``.

    [bench]
    backend = ["inductor", "xla"]
    threads = 1

    [sets.paper]
    backend = "inductor[mode=default|max-autotune]"
    suite = "full"

The keys are the names of options without dashes in front. What is on the command line wins, then what the set says.
"""

from __future__ import annotations

import tomllib
from collections.abc import Container, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from graphnet.cli.commands import COMMANDS, load
from graphnet.errors import UsageError
from graphnet.nearest import unknown

FILE: Final = "graphnet.toml"
_CONFIG, _SET, _SETS = "--config", "--set", "sets"
#: The command whose options are in a set.
_MEASURES: Final = "bench"
#: A command that has an option --config of its own.
_OWN_CONFIG: Final = "test-compiler"
#: Options of which a command takes one. One on the command line replaces those of the file, and one of a set those of
#: the section.
_ONE_OF: Final = (("--samples", "--suite", "--model"), ("--slots", "--threads"))
#: The options that belong to one command, and not to all of a folder.
_NOT_IN_A_FILE: Final = ("--resume", "--anew", "--dry-run", "--help")
#: With it, a run goes on with the options that it began with.
_RESUME: Final = "--resume"


def with_config(arguments: Sequence[str]) -> tuple[list[str], dict[str, Any]]:
    """Return the arguments without --config and --set, and the values of click's ``default_map``.

    Without --config, the file graphnet.toml of the working folder is read, if there is one. Raises UsageError if the
    file cannot be read, or has a name that the command does not have.
    """
    if _OWN_CONFIG in arguments[:1]:
        return list(arguments), {}
    rest, given = _taken(arguments)
    path = Path(given.get(_CONFIG, FILE))
    wanted = given.get(_SET)
    if _CONFIG not in given and not path.is_file():
        if wanted is not None:
            raise UsageError(f"--set {wanted}: this folder has no {FILE}; name a file with --config")
        return rest, {}
    command = next((word for word in rest if not word.startswith("-")), "")
    typed = {word.partition("=")[0] for word in rest}
    if command not in COMMANDS or _RESUME in typed:
        return rest, {}
    if wanted is not None and command != _MEASURES:
        raise UsageError(f"--set {wanted}: only `graphnet {_MEASURES}` has sets")
    values = _without_others(_values(path, command, wanted), typed)
    return rest, {command: _converted(path, command, values)} if values else {}


def _taken(arguments: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """Separate --config and --set with their values from the other arguments. What follows ``--`` is left alone."""
    rest: list[str] = []
    given: dict[str, str] = {}
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
            break
        name, equals, value = word.partition("=")
        if name not in (_CONFIG, _SET):
            rest.append(word)
            continue
        value = value if equals else next(words, "")
        if not value:
            raise UsageError(f"{name} needs a value: {'a file' if name == _CONFIG else 'the name of a set'}")
        given[name] = value
    return rest, given


def _values(path: Path, command: str, wanted: str | None) -> dict[str, Any]:
    """Return the values of the command's options by their flags: those of its section, and then those of the set."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError(f"the configuration {path} cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"the configuration {path} is not TOML: {error}") from error
    sections = [name for name, entry in COMMANDS.items() if not entry.is_group]
    for name, value in table.items():
        if name != _SETS and name not in sections:
            raise unknown(f"{path}: no section for a command", name, [*sections, _SETS])
        if not isinstance(value, dict):
            raise UsageError(f"{path}: {name} is not a section; write [{name}]")
    sets = table.get(_SETS, {})
    chosen = _flags(path, table.get(command, {}))
    if wanted is not None:
        if not isinstance(sets.get(wanted), dict):
            raise unknown(f"{path}: no set", wanted, list(sets))
        own = _flags(path, sets[wanted])
        chosen = _without_others(chosen, own) | own
    return chosen


def _flags(path: Path, section: Mapping[str, Any]) -> dict[str, Any]:
    flags = {f"--{name}": value for name, value in section.items()}
    for flag in _NOT_IN_A_FILE:
        if flag in flags:
            raise UsageError(f"{path}: type {flag} on the command line; a file holds what all runs of a folder share")
    return flags


def _without_others(values: dict[str, Any], given: Container[str]) -> dict[str, Any]:
    """Leave out the values of options of which a command takes one, if another one is given."""
    left = {flag for group in _ONE_OF if any(flag in given for flag in group) for flag in group}
    return {flag: value for flag, value in values.items() if flag not in left}


def _converted(path: Path, command: str, values: dict[str, Any]) -> dict[str, Any]:
    """Return the values by the names of the command's parameters. Raises UsageError for an option that is not there."""
    parameters = {flag: one for one in load(command).params for flag in one.opts if flag.startswith("--")}
    converted: dict[str, Any] = {}
    for flag, value in values.items():
        if flag not in parameters:
            names = [known.removeprefix("--") for known in parameters]
            raise unknown(f"{path}: {command} has no option", flag.removeprefix("--"), names)
        parameter = parameters[flag]
        is_list = isinstance(value, list)
        if isinstance(value, dict) or (is_list and not parameter.multiple):
            raise UsageError(f"{path}: {command} takes one value of {flag.removeprefix('--')}, not {value!r}")
        converted[parameter.name] = [value] if parameter.multiple and not is_list else value
    return converted
