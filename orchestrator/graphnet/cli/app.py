"""The root of the command line. Only this module prints errors and ends the process with an exit code.

Each command is in its own file in this folder.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Sequence

import typer

from graphnet import __version__
from graphnet.cli.backends import backends_app
from graphnet.cli.baseline import baseline_app
from graphnet.cli.bench import bench
from graphnet.cli.bisect import bisect
from graphnet.cli.compare import compare
from graphnet.cli.coverage import cover_samples
from graphnet.cli.cut_samples import decompose_samples, validate_parts
from graphnet.cli.derive_samples import derive_samples
from graphnet.cli.export import export
from graphnet.cli.extract import extract
from graphnet.cli.failures import Failure, failure_of, wants_json
from graphnet.cli.golden import golden_app
from graphnet.cli.history import history_app
from graphnet.cli.import_ import import_
from graphnet.cli.log2json import log2json
from graphnet.cli.merge import merge
from graphnet.cli.plot import plot
from graphnet.cli.report import report
from graphnet.cli.rerun import rerun
from graphnet.cli.runs import runs_app
from graphnet.cli.samples import samples_app
from graphnet.cli.score import score
from graphnet.cli.show import show
from graphnet.cli.stored_samples import index_samples, pack_samples
from graphnet.cli.test_compiler import run_test_compiler
from graphnet.cli.tree import command, make_group
from graphnet.cli.view import view
from graphnet.errors import ExitCode

_DEBUG = "--debug"
#: The program's name in the help, in error messages, and in the scripts for shell completion.
_PROGRAM = "graphnet"
_MEASURE, _LOOK, _EXCHANGE, _SET_UP = "Measure", "Look at runs", "Exchange with GraphNet and other tools", "Set up"

app = make_group(
    "Benchmark tensor compilers on graphs of real models, each compiler in an environment of its own.",
    no_args_is_help=True,
    add_completion=True,
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"graphnet {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: bool = typer.Option(False, "--version", "-V", callback=_version, is_eager=True, help="Print the version."),
    debug: bool = typer.Option(False, _DEBUG, help="Show tracebacks; also accepted after the command."),
) -> None:
    """Declare the options that a user types before a command. ``debug`` is not used, because ``main`` reads --debug."""


command(app, "bench", _MEASURE)(bench)
command(app, "rerun", _MEASURE)(rerun)
command(app, "extract", _MEASURE)(extract)
command(app, "bisect", _MEASURE)(bisect)
app.add_typer(golden_app, name="golden", rich_help_panel=_MEASURE)
command(app, "show", _LOOK)(show)
command(app, "score", _LOOK)(score)
command(app, "compare", _LOOK)(compare)
app.add_typer(baseline_app, name="baseline", rich_help_panel=_LOOK)
command(app, "report", _LOOK)(report)
command(app, "plot", _LOOK)(plot)
command(app, "view", _LOOK)(view)
app.add_typer(runs_app, name="runs", rich_help_panel=_LOOK)
command(app, "merge", _LOOK)(merge)
app.add_typer(history_app, name="history", rich_help_panel=_LOOK)
command(app, "export", _EXCHANGE)(export)
command(app, "import", _EXCHANGE)(import_)
command(app, "log2json", _EXCHANGE)(log2json)
command(app, "test-compiler", _EXCHANGE)(run_test_compiler)
app.add_typer(backends_app, name="backends", rich_help_panel=_SET_UP)
command(samples_app, "samples index")(index_samples)
command(samples_app, "samples pack")(pack_samples)
command(samples_app, "samples decompose")(decompose_samples)
command(samples_app, "samples validate")(validate_parts)
command(samples_app, "samples derive")(derive_samples)
command(samples_app, "samples coverage")(cover_samples)
app.add_typer(samples_app, name="samples", rich_help_panel=_SET_UP)


def main() -> None:
    """Run the command line and exit with its code."""
    arguments, debug = _without_debug(sys.argv[1:])
    try:
        code = app(arguments, prog_name=_PROGRAM, standalone_mode=False)
    except BrokenPipeError:
        # The program that reads our output has closed the pipe, for instance `head` in `graphnet show RUN | head`.
        sys.stderr.close()
        sys.exit(ExitCode.OK)
    except (Exception, KeyboardInterrupt) as error:
        failure = failure_of(error)
        if debug and failure.kind == "fault":
            raise
        _fail(failure, wants_json(arguments) and not getattr(error, "is_printed", False), debug)
    sys.exit(code if isinstance(code, int) else ExitCode.OK)


def _without_debug(arguments: Sequence[str]) -> tuple[list[str], bool]:
    """Return the arguments without --debug, and whether --debug was among them.

    The user may type --debug before or after the command's name. All arguments after ``--`` are kept, because the
    command line does not read them as options.
    """
    end = arguments.index("--") if "--" in arguments else len(arguments)
    kept = [argument for argument in arguments[:end] if argument != _DEBUG]
    return [*kept, *arguments[end:]], _DEBUG in arguments[:end]


def _fail(failure: Failure, as_json: bool, debug: bool) -> None:
    """Print the failure's sentence on stderr and exit with its code. If ``as_json``, also print its JSON on stdout."""
    if debug:
        traceback.print_exc()
    if failure.sentence:
        typer.echo(f"graphnet: {failure.sentence}", err=True)
    if as_json and failure.sentence:
        typer.echo(failure.json())
    sys.exit(failure.code)
