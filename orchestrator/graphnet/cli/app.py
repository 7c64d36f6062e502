"""The root of the command line, and the only place that turns errors into sentences and exit codes.

Each command is in its own file in this folder.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Sequence

import typer

from graphnet import __version__
from graphnet.cli.backends import backends_app
from graphnet.cli.bench import bench
from graphnet.cli.export import export
from graphnet.cli.extract import extract
from graphnet.cli.import_ import import_
from graphnet.cli.log2json import log2json
from graphnet.cli.merge import merge
from graphnet.cli.plot import plot
from graphnet.cli.report import report
from graphnet.cli.rerun import rerun
from graphnet.cli.samples import samples_app
from graphnet.cli.score import score
from graphnet.cli.show import show
from graphnet.cli.stored_samples import index_samples, pack_samples
from graphnet.cli.test_compiler import run_test_compiler
from graphnet.errors import ExitCode, GraphNetError

_DEBUG = "--debug"

app = typer.Typer(
    help="Benchmark tensor compilers on graphs of real models, each compiler in an environment of its own.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    rich_markup_mode=None,
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"graphnet {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: bool = typer.Option(False, "--version", callback=_version, is_eager=True, help="Print the version."),
    debug: bool = typer.Option(False, _DEBUG, help="Show tracebacks; also accepted after the command."),
) -> None:
    """Declare the options that are typed before a command. The function ``main`` itself reads --debug."""


app.command()(bench)
app.command()(extract)
app.command()(score)
app.command()(report)
app.command()(plot)
app.command()(show)
app.command()(rerun)
app.command()(merge)
app.command()(export)
app.command("import")(import_)
app.command()(log2json)
app.command("test-compiler")(run_test_compiler)
app.add_typer(backends_app, name="backends")
samples_app.command("index")(index_samples)
samples_app.command("pack")(pack_samples)
app.add_typer(samples_app, name="samples")


def main() -> None:
    """Run the command line and exit with its code."""
    arguments, debug = _without_debug(sys.argv[1:])
    try:
        app(arguments)
    except GraphNetError as error:
        _fail(str(error), error.exit_code, debug)
    except KeyboardInterrupt:
        _fail("interrupted", ExitCode.INTERRUPTED, debug)
    except BrokenPipeError:
        # The program that reads our output has closed the pipe. `head` does so in `graphnet show RUN | head`.
        sys.stderr.close()
        sys.exit(ExitCode.OK)
    except Exception as error:
        if debug:
            raise
        _fail(
            f"a fault of graphnet itself, not of a sample: {type(error).__name__}: {error} "
            "(run again with --debug for the traceback, and please report it)",
            ExitCode.UNAVAILABLE,
            debug,
        )


def _without_debug(arguments: Sequence[str]) -> tuple[list[str], bool]:
    """Return the arguments without --debug, and whether --debug was among them, before or after the command.

    Every argument after ``--`` is a name, so a ``--debug`` after ``--`` is kept.
    """
    end = arguments.index("--") if "--" in arguments else len(arguments)
    kept = [argument for argument in arguments[:end] if argument != _DEBUG]
    return [*kept, *arguments[end:]], _DEBUG in arguments[:end]


def _fail(sentence: str, code: ExitCode, debug: bool) -> None:
    if debug:
        traceback.print_exc()
    typer.echo(f"graphnet: {sentence}", err=True)
    sys.exit(code)
