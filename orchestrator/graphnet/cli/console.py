"""The two consoles of every command: one prints results on stdout, the other prints everything else on stderr."""

from __future__ import annotations

import contextlib
import os
import select
import sys
from collections.abc import Iterable
from enum import StrEnum
from typing import Any, TextIO

import typer
from rich.console import Console

from graphnet.printable import printable

_PIPED_WIDTH = 250


class ListFormat(StrEnum):
    """The formats of commands whose result is not a table, such as ``samples show`` and ``samples index``."""

    text = "text"
    json = "json"


def results_console() -> Console:
    """Make the console on stdout, for tables and summaries. It raises BrokenPipeError, which ends the command."""
    return _Results(**_options(sys.stdout))


def progress_console() -> Console:
    """Make the console on stderr, for progress and warnings."""
    return Console(**_options(sys.stderr))


def note(text: str) -> None:
    """Print a text on stderr, as one line without characters that act on a terminal."""
    typer.echo(printable(text), err=True)


def show_line(text: str) -> None:
    """Print a text on stdout, as one line without characters that act on a terminal."""
    typer.echo(printable(text))


def note_problems(problems: Iterable[str]) -> None:
    """Print problems on stderr, one line each."""
    for problem in problems:
        note(f"graphnet: {problem}")


def is_stdout_unread() -> bool:
    """Return whether stdout is a pipe whose reader has closed it."""
    poll = select.poll()
    # A closed stream is None. In tests, a stream may have no descriptor.
    with contextlib.suppress(AttributeError, OSError, ValueError):
        poll.register(sys.stdout.fileno(), 0)
    return bool(poll.poll(0))


def discard_output() -> None:
    """Discard all output from now on. Call this after a failure to print.

    Otherwise Python would try to write the rest when it ends, fail again, and exit with 120.
    """
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, OSError, ValueError):
            os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


class _Results(Console):
    def on_broken_pipe(self) -> None:
        # By default, rich would exit with 1, which means for many commands that a check failed.
        raise BrokenPipeError


def _options(stream: TextIO) -> dict[str, Any]:
    # Print to a pipe or file with a large fixed width, so that each row of a table stays on one line. On a terminal, or
    # if COLUMNS is set, the library ``rich`` finds the width itself.
    has_width = stream.isatty() or os.environ.get("COLUMNS")
    return {"file": stream} if has_width else {"file": stream, "width": _PIPED_WIDTH}
