"""Commands that a graph tool carries out: it runs in an interpreter with torch, and ``VERBS`` declares its options.

Most of these commands need nothing but their verb; this module adds them to ``graphnet samples``.
"""

from __future__ import annotations

import argparse
import inspect
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn, TypeVar

import typer

from graphnet.cli.arguments import check_rules
from graphnet.cli.console import ListFormat, note
from graphnet.cli.samples import SUITE_HELP, chosen_folders, samples_app
from graphnet.cli.tree import command
from graphnet.errors import UsageError
from graphnet.printable import printable
from graphnet.samples.filters import HELP
from graphnet_contract.graph_tools import VERBS, Option, make_parser

_Function = TypeVar("_Function", bound=Callable[..., None])

_PYTHON_HELP = "Interpreter with torch and the model's libraries; default: the active environment, else eager's."
_ISOLATION_HELP = "Do not isolate the code that is executed: it can then do whatever you can do."
_SAMPLES_HELP = "A folder of samples; repeatable."
#: The verbs that read the whole corpus if no samples are named, and those whose samples are an argument.
_WHOLE_CORPUS = ("check", "dedupe")
_ONE_FOLDER = ("coverage", "digits")


def with_options(verb: str) -> Callable[[_Function], _Function]:
    """Return a decorator that gives a function the options of a verb, those that choose samples, and its own.

    The function gets the values as keywords (``**given``). Without a docstring, it gets the verb's help.
    """

    def decorate(function: _Function) -> _Function:
        declared = inspect.signature(function, eval_str=True).parameters.values()
        own = [parameter for parameter in declared if parameter.kind is inspect.Parameter.KEYWORD_ONLY]
        options = [_parameter(option) for option in VERBS[verb].options]
        parameters = [*_choosing(verb), *options, *own]
        parameters.append(_keyword("python", Annotated[str | None, typer.Option(help=_PYTHON_HELP)], None))
        isolation = Annotated[bool, typer.Option("--no-isolation", help=_ISOLATION_HELP)]
        parameters.append(_keyword("no_isolation", isolation, False))
        if "format_" not in {parameter.name for parameter in own}:
            parameters.append(_keyword("format_", Annotated[ListFormat, typer.Option("--format")], ListFormat.text))
        changed: Any = function
        changed.__signature__ = inspect.Signature(parameters)
        changed.__doc__ = function.__doc__ or VERBS[verb].help
        changed.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
        return function

    return decorate


def result_of(verb: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Run a verb with the values of the command's options, and return what ``run_tool`` returns.

    Raises UsageError if the options are wrong, and ToolFailed.
    """
    from graphnet.launch.graph_tools import interpreter, run_tool
    from graphnet.launch.local import Rooms

    arguments = list(_arguments(verb, given))
    if "rules" in given:
        check_rules(given["rules"], "--rules")
    # Ask the parser first, because the interpreter may have to be built.
    make_parser(_Refusing).parse_args([verb, *arguments])
    folders: list[str] = []
    if VERBS[verb].takes_samples:
        named = [given["folder"]] if verb in _ONE_FOLDER else given["samples"]
        folders = [str(folder) for folder in chosen_folders(given.get("suite"), named, given["filter_"])]
    return run_tool(verb, arguments, interpreter(given["python"], note), folders, Rooms.of(given["no_isolation"]))


def finish(result: dict[str, Any], format_: ListFormat, *more: str) -> None:
    """Print a tool's result, in text with ``more``, and end the command with the tool's exit code."""
    lines, problems = result.pop("lines"), result.pop("problem_lines")
    if format_ is ListFormat.json:
        typer.echo(json.dumps(result))
    else:
        for line in [*lines, *more]:
            typer.echo(printable(line))
        for problem in problems:
            note(printable(problem))
    raise typer.Exit(result["exit_code"])


class _Refusing(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(message.removeprefix("argument "))


def _arguments(verb: str, given: Mapping[str, Any]) -> Iterator[str]:
    for option in VERBS[verb].options:
        value = given[option.key]
        if not option.name.startswith("--"):
            yield str(value)
        elif option.type is not bool and value is not None:
            yield f"{option.name}={value}"
        elif value:
            yield option.name


def _choosing(verb: str) -> Iterator[inspect.Parameter]:
    if not VERBS[verb].takes_samples:
        return
    if verb in _ONE_FOLDER:
        yield _keyword("folder", Annotated[Path, typer.Argument(help="A sample, or a folder of samples.")])
    elif verb in _WHOLE_CORPUS:
        yield _keyword("samples", Annotated[list[Path] | None, typer.Option(help=_SAMPLES_HELP)], None)
        yield _keyword("suite", Annotated[str | None, typer.Option(help=SUITE_HELP)], None)
    else:
        yield _keyword("samples", Annotated[list[Path], typer.Option(help=_SAMPLES_HELP)])
    yield _keyword("filter_", Annotated[list[str] | None, typer.Option("--filter", help=HELP)], None)


def _parameter(option: Option) -> inspect.Parameter:
    kind: Any = option.type if option.type in (int, float, bool, Path) else str
    kind = Literal[option.choices] if option.choices else kind
    if not option.name.startswith("--"):
        return _keyword(option.key, Annotated[kind, typer.Argument(metavar=option.metavar, help=option.help)])
    info = typer.Option(option.name, metavar=option.metavar, help=option.help)
    if option.required:
        return _keyword(option.key, Annotated[kind, info])
    return _keyword(option.key, Annotated[kind if option.default is not None else kind | None, info], option.default)


def _keyword(name: str, annotation: Any, default: Any = inspect.Parameter.empty) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _add(verb: str) -> None:
    def run(**given: Any) -> None:
        finish(result_of(verb, given), given["format_"])

    command(samples_app, f"samples {verb}")(with_options(verb)(run))


for _verb in ("check", "dedupe", "repair", "decompose", "validate", "derive", "digits"):
    _add(_verb)
