"""The root of the command line. Only this module prints errors and ends the process with an exit code.

Each command is in its own file in this folder; commands.py lists them.
"""

from __future__ import annotations

import contextlib
import sys
import traceback
from collections.abc import Sequence

import typer

from graphnet import __version__
from graphnet.cli.commands import root
from graphnet.cli.config import with_config
from graphnet.cli.failures import Failure, failure_of, wants_json
from graphnet.errors import ExitCode

_DEBUG = "--debug"
#: The program's name in the help, in error messages, and in the scripts for shell completion.
_PROGRAM = "graphnet"


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"graphnet {__version__}")
        raise typer.Exit


def _root(
    version: bool = typer.Option(False, "--version", "-V", callback=_version, is_eager=True, help="Print the version."),
    debug: bool = typer.Option(False, _DEBUG, help="Show tracebacks; also accepted after the command."),
    config: str | None = typer.Option(
        None, metavar="FILE", help="Defaults of options; without it graphnet.toml; also accepted after the command."
    ),
    set_: str | None = typer.Option(None, "--set", metavar="NAME", help="Options of `bench` that the file names."),
) -> None:
    """Declare the options that a user types before a command. ``main`` reads all but the version itself."""


app = root(_root, "Benchmark tensor compilers on graphs of real models, each compiler in an environment of its own.")


def main() -> None:
    """Run the command that the user typed, and end the process with the exit code of this command."""
    arguments, debug = _without_debug(sys.argv[1:])
    try:
        arguments, defaults = with_config(arguments)
        code = app(arguments, prog_name=_PROGRAM, standalone_mode=False, default_map=defaults)
        sys.stdout.flush()
    except (BrokenPipeError, SystemExit) as error:
        # Typer and rich replace a BrokenPipeError by SystemExit(1), which would mean that a check failed.
        if isinstance(error, SystemExit) and not isinstance(error.__context__, BrokenPipeError):
            raise
        from graphnet.cli.console import discard_output, is_stdout_unread

        # The program that reads our output has closed the pipe, for instance `head` in `graphnet show RUN | head`. If
        # only stderr has no reader, the command ended too early.
        code = ExitCode.OK if is_stdout_unread() else ExitCode.UNAVAILABLE
        discard_output()
    except (Exception, KeyboardInterrupt) as error:
        failure = failure_of(error)
        if debug and failure.kind == "fault":
            raise
        _fail(failure, wants_json(arguments) and not getattr(error, "is_printed", False), debug)
    sys.exit(code if isinstance(code, int) else ExitCode.OK)


def _without_debug(arguments: Sequence[str]) -> tuple[list[str], bool]:
    """Return the arguments without --debug, except after ``--``, and whether --debug was among them."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    kept = [argument for argument in arguments[:end] if argument != _DEBUG]
    return [*kept, *arguments[end:]], _DEBUG in arguments[:end]


def _fail(failure: Failure, as_json: bool, debug: bool) -> None:
    """Print the failure's sentence on stderr, and as JSON on stdout, unless it is empty. End the process."""
    if debug:
        traceback.print_exc()
    if failure.sentence:
        # If stderr is closed or on a full disk, Python itself would exit with 1, which means that a check failed.
        with contextlib.suppress(OSError):
            typer.echo(f"graphnet: {failure.sentence}", err=True)
    if as_json and failure.sentence:
        typer.echo(failure.json())
    sys.exit(failure.code)
