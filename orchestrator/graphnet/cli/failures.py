"""Turns every error of a command into one sentence, an exit code and, for programs, a JSON object."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import typer

from graphnet.errors import ExitCode, GraphNetError, StorageError
from graphnet.nearest import nearest, proposal
from graphnet.printable import printable
from graphnet_contract.storage_errors import NOT_STORED

_QUOTED: Final = re.compile(r"'([^']*)'")
#: Typer lists the choices of a missing value one a line.
_MISSING_CHOICE: Final = re.compile(r"\. Choose from:\s+(.*)", re.DOTALL)


@dataclass(frozen=True)
class Failure:
    """The failure of a command, as the user sees it.

    The sentence says what is wrong and what to do; it is empty if the help was printed instead. The kind is ``usage``,
    ``storage``, ``unavailable``, ``interrupted`` or ``fault`` (an error of graphnet itself).
    """

    sentence: str
    code: int
    kind: str
    nearest: tuple[str, ...] = ()

    def json(self) -> str:
        """Return the object that a command with ``--format json`` prints on stdout instead of its result."""
        return json.dumps({"error": self.members()})

    def members(self) -> dict[str, Any]:
        """Return the members of the JSON object ``error``; docs/start/terminal.md describes them."""
        named = {"message": self.sentence, "kind": self.kind}
        return {**named, "exit_code": int(self.code), "nearest": list(self.nearest)}


def failure_of(error: BaseException) -> Failure:
    """Convert an error that ended a command to a Failure: its sentence, its exit code and its kind."""
    if isinstance(error, GraphNetError):
        other = "usage" if error.exit_code is ExitCode.USAGE else "unavailable"
        kind = "storage" if isinstance(error, StorageError) else other
        return Failure(_readable(str(error)), error.exit_code, kind, error.nearest)
    if isinstance(error, typer.TyperException):
        return _of_typer(error)
    if isinstance(error, KeyboardInterrupt | typer.Abort):
        return Failure("interrupted", ExitCode.INTERRUPTED, "interrupted")
    if isinstance(error, OSError) and error.errno in NOT_STORED:
        sentence = f"{error.filename or 'a file'} cannot be written: {error.strerror}"
        return Failure(_readable(sentence), ExitCode.USAGE, "storage")
    if isinstance(error, FileNotFoundError) and error.filename is None and "temporary directory" in str(error):
        # Raised by tempfile.gettempdir.
        return Failure(f"{error.strerror}; set TMPDIR to a folder that can be written", ExitCode.USAGE, "storage")
    return Failure(
        f"a fault of graphnet itself, not of a sample: {type(error).__name__}: {_readable(str(error))} "
        "(run again with --debug for the traceback, and please report it)",
        ExitCode.UNAVAILABLE,
        "fault",
    )


def wants_json(arguments: Sequence[str]) -> bool:
    """Whether the command line asks for JSON, by ``--format json`` or ``--format=json``."""
    return "--format=json" in arguments or ("--format", "json") in itertools.pairwise(arguments)


def _of_typer(error: typer.TyperException) -> Failure:
    """Convert an error that Typer found in the command line to a Failure."""
    # Typer raises NoArgsIsHelpError after it printed the help. It does not export this class, so compare the name.
    if type(error).__name__ == "NoArgsIsHelpError":
        return Failure("", ExitCode.USAGE, "usage")
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "graphnet"
    names = tuple(getattr(error, "possibilities", None) or ())
    option = getattr(error, "option_name", None)
    if option is not None and "such option" in error.message:
        said = f"{path} has no option {option}"
    else:
        said = _MISSING_CHOICE.sub(lambda found: f"; choose from {' '.join(found[1].split())}", error.format_message())
        said = said.rstrip(".").replace("Value error, ", "").replace("Input should", "it should")
        said = said[0].lower() + said[1:]
        names = names or _similar_choices(error.message)
    hint = f"; {proposal(names)}" if names else f"; `{path} --help` lists what there is"
    return Failure(_readable(said + hint), error.exit_code, "usage", names)


def _similar_choices(message: str) -> tuple[str, ...]:
    """Return the choices that are similar to the typed word in a message such as ``'tex' is not one of 'text'``."""
    word, _, choices = message.partition("is not one of")
    typed = _QUOTED.findall(word)
    return nearest(typed[-1], _QUOTED.findall(choices)) if choices and typed else ()


def _readable(text: str) -> str:
    """Replace each character that could control a terminal by a visible escape sequence. Newlines are kept."""
    return "\n".join(map(printable, text.splitlines()))
