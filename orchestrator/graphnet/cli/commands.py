"""The table of all commands, and the root group, which imports the module of a command only when it is needed.

A command's module imports at its top what its options need, and inside its functions what its work needs. So no help,
no completion and no refused option waits for numpy, gRPC or the models of a run.
tests/orchestrator/test_lazy_commands.py checks this.
"""

from __future__ import annotations

import ast
import functools
import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import typer
from rich.markup import escape
from typer.core import TyperCommand
from typer.main import get_command, get_group

from graphnet.cli.tree import NearestGroup, command, make_group, paragraphs

_MEASURE, _LOOK, _EXCHANGE, _SET_UP = "Measure", "Look at runs", "Exchange with GraphNet and other tools", "Set up"


@dataclass(frozen=True)
class Entry:
    """The heading in the root's help, the module in ``graphnet.cli``, and the function or group of a command.

    ``also`` are further modules that add commands to the group.
    """

    panel: str
    module: str
    attribute: str
    also: tuple[str, ...] = ()

    @property
    def is_group(self) -> bool:
        """Whether the entry is a group, whose ``attribute`` always ends in ``_app``."""
        return self.attribute.endswith("_app")


#: Every command and group of the root, by the name that a user types, in the order of the help.
COMMANDS: Final[dict[str, Entry]] = {
    "bench": Entry(_MEASURE, "bench", "bench"),
    "plan": Entry(_MEASURE, "array", "plan"),
    "work": Entry(_MEASURE, "array", "work"),
    "rerun": Entry(_MEASURE, "rerun", "rerun"),
    "extract": Entry(_MEASURE, "extract", "extract"),
    "bisect": Entry(_MEASURE, "bisect", "bisect"),
    "explain": Entry(_MEASURE, "explain", "explain"),
    "locate": Entry(_MEASURE, "locate", "locate"),
    "golden": Entry(_MEASURE, "golden", "golden_app"),
    "show": Entry(_LOOK, "show", "show"),
    "score": Entry(_LOOK, "score", "score"),
    "compare": Entry(_LOOK, "compare", "compare"),
    "baseline": Entry(_LOOK, "baseline", "baseline_app"),
    "report": Entry(_LOOK, "report", "report"),
    "plot": Entry(_LOOK, "plot", "plot"),
    "runs": Entry(_LOOK, "runs", "runs_app"),
    "merge": Entry(_LOOK, "merge", "merge"),
    "seal": Entry(_LOOK, "seal", "seal"),
    "verify": Entry(_LOOK, "verify", "verify"),
    "rejudge": Entry(_LOOK, "rejudge", "rejudge"),
    "history": Entry(_LOOK, "history", "history_app"),
    "export": Entry(_EXCHANGE, "export", "export"),
    "import": Entry(_EXCHANGE, "import_", "import_"),
    "log2json": Entry(_EXCHANGE, "log2json", "log2json"),
    "test-compiler": Entry(_EXCHANGE, "test_compiler", "run_test_compiler"),
    "up": Entry(_SET_UP, "up", "up"),
    "down": Entry(_SET_UP, "up", "down"),
    "doctor": Entry(_SET_UP, "doctor", "doctor"),
    "check-machine": Entry(_SET_UP, "check_machine", "check_machine"),
    "deploy": Entry(_SET_UP, "deploy", "deploy"),
    "backends": Entry(_SET_UP, "backends", "backends_app"),
    "samples": Entry(_SET_UP, "samples", "samples_app", also=("graph_tools", "stored_samples", "coverage")),
}


class LazyGroup(NearestGroup):
    """The root group. It has the commands of ``COMMANDS``, and imports a command when the command is about to run."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the names of all commands, in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return a command without its options, enough for the help of the root, or None."""
        return _summary_command(cmd_name) if cmd_name in COMMANDS else None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Import the command that the first argument names. Raise UsageError if the command does not exist."""
        name, _, rest = super().resolve_command(ctx, args)
        return name, load(name), rest


@functools.cache
def load(name: str) -> Any:
    """Import a command or group of the root, with all of its options."""
    entry = COMMANDS[name]
    found = getattr(importlib.import_module(f"graphnet.cli.{entry.module}"), entry.attribute)
    for module in entry.also:
        importlib.import_module(f"graphnet.cli.{module}")
    if entry.is_group:
        group = get_group(found)
        group.name, group.rich_help_panel = name, entry.panel
        return group
    holder = make_group("")
    command(holder, name, entry.panel)(found)
    return get_group(holder).commands[name]


def complete(app: typer.Typer) -> Any:
    """Return the root of the command line with every command imported, for programs that look at all options."""
    group: Any = get_command(app)
    group.commands.update({name: load(name) for name in COMMANDS})
    return group


@functools.cache
def _summary_command(name: str) -> TyperCommand:
    entry = COMMANDS[name]
    text = paragraphs(_help_of(entry))
    return TyperCommand(name, help=text if entry.is_group else escape(text), rich_help_panel=entry.panel)


def _help_of(entry: Entry) -> str:
    """Read a function's docstring, or the first argument of ``make_group``, without importing the module."""
    spec = importlib.util.find_spec(f"graphnet.cli.{entry.module}")
    assert spec is not None
    assert spec.origin is not None
    for statement in ast.parse(Path(spec.origin).read_bytes()).body:
        match statement:
            case ast.FunctionDef(name=entry.attribute):
                return ast.get_docstring(statement) or ""
            case ast.Assign(
                targets=[ast.Name(id=entry.attribute)], value=ast.Call(args=[ast.Constant(value=str(text)), *_])
            ):
                return text
    raise AssertionError(f"graphnet.cli.{entry.module} defines no {entry.attribute} at its top level")


def root(callback: Callable[..., None], help_: str) -> typer.Typer:
    """Make the root of the command line. ``callback`` declares the options that a user types before a command."""
    app = make_group(help_, cls=LazyGroup, no_args_is_help=True, add_completion=True)
    app.callback()(callback)
    return app
