"""Turns every error of a command into one sentence, an exit code and, for programs, a JSON object."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import typer

from graphnet.errors import BackendUnavailable, ExitCode, GraphNetError, StorageError, WorkerLost
from graphnet.nearest import nearest, proposal
from graphnet.printable import printable

#: Kinds of errors for the JSON output, each with a class of exceptions. The first class in this list to which an
#: exception belongs gives its kind.
_KINDS: Final = (
    ("storage", StorageError),
    ("unavailable", BackendUnavailable),
    ("unavailable", WorkerLost),
)
_FAULT: Final = "fault"
_QUOTED: Final = re.compile(r"'([^']*)'")


@dataclass(frozen=True)
class Failure:
    """The failure of a command, as the user sees it.

    Attributes:
        sentence: one sentence that says what is wrong and what to do; empty if the help was printed instead.
        code: the exit code of the process.
        kind: ``usage``, ``storage``, ``unavailable``, ``interrupted`` or ``fault`` (an error of graphnet itself).
        nearest: the existing names that are similar to the name that the user typed.
    """

    sentence: str
    code: int
    kind: str
    nearest: tuple[str, ...] = ()

    def json(self) -> str:
        """Return the object that a command with ``--format json`` prints on stdout instead of its result."""
        return json.dumps({"error": self.members()})

    def members(self) -> dict[str, Any]:
        """Return the members of the JSON object ``error``; docs/terminal.md describes them."""
        return {
            "message": self.sentence,
            "kind": self.kind,
            "exit_code": int(self.code),
            "nearest": list(self.nearest),
        }


def failure_of(error: BaseException) -> Failure:
    """Convert an error that ended a command to a Failure: its sentence, its exit code and its kind."""
    if isinstance(error, GraphNetError):
        found = next((name for name, kind in _KINDS if isinstance(error, kind)), None)
        kind = found or ("usage" if error.exit_code is ExitCode.USAGE else "unavailable")
        return Failure(_readable(str(error)), error.exit_code, kind, error.nearest)
    if isinstance(error, typer.TyperException):
        return _of_typer(error)
    if isinstance(error, KeyboardInterrupt | typer.Abort):
        return Failure("interrupted", ExitCode.INTERRUPTED, "interrupted")
    return Failure(
        f"a fault of graphnet itself, not of a sample: {type(error).__name__}: {_readable(str(error))} "
        "(run again with --debug for the traceback, and please report it)",
        ExitCode.UNAVAILABLE,
        _FAULT,
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
        said = error.format_message().rstrip(".").replace("Value error, ", "").replace("Input should", "it should")
        said = said[0].lower() + said[1:]
        names = names or _similar_choices(error.message)
    hint = f"; {proposal(names)}" if names else f"; `{path} --help` lists what there is"
    return Failure(_readable(said + hint), error.exit_code, "usage", names)


def _similar_choices(message: str) -> tuple[str, ...]:
    """Return the choices in Typer's message that are similar to the word that the user typed.

    A message that lists choices is, for instance, ``'tex' is not one of 'text', 'json'``. For any other message, the
    result is empty.
    """
    word, _, choices = message.partition("is not one of")
    typed = _QUOTED.findall(word)
    return nearest(typed[-1], _QUOTED.findall(choices)) if choices and typed else ()


def _readable(text: str) -> str:
    """Replace each character that could control a terminal by a visible escape sequence. Newlines are kept."""
    return "\n".join(map(printable, text.splitlines()))
