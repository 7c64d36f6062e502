"""Builds the groups of commands and adds commands to them, with help, examples and proposals for mistyped commands."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

import typer
from rich.markup import escape
from typer.core import TyperGroup

from graphnet.cli.examples import EXAMPLES
from graphnet.nearest import unknown

#: The settings of every group and command: `-h` shows the help, as `--help` does.
SETTINGS: Final = {"help_option_names": ["-h", "--help"]}

_Function = TypeVar("_Function", bound=Callable[..., None])


class NearestGroup(TyperGroup):
    """A group of commands. If a user types an unknown command, the group proposes commands with similar names."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that the first argument names. Raise UsageError if the command does not exist."""
        names = self.list_commands(ctx)
        if args and args[0] not in names and not args[0].startswith("-"):
            raise unknown(f"{ctx.command_path} has no command", args[0], names)
        return super().resolve_command(ctx, args)


def make_group(help_: str, path: str = "", **settings: Any) -> typer.Typer:
    """Make a group of commands.

    Args:
        help_: the group's help.
        path: the name of the group as a user types it, for instance ``samples``; empty for the root.
        settings: further arguments of ``typer.Typer``.
    """
    return typer.Typer(
        help=help_,
        epilog=examples(path),
        context_settings=SETTINGS,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
        **{"cls": NearestGroup, "add_completion": False, **settings},
    )


def command(group: typer.Typer, path: str, panel: str | None = None) -> Callable[[_Function], _Function]:
    """Return a decorator that adds a command to a group.

    The command's help consists of the function's docstring and of the command's examples in ``EXAMPLES``.

    Args:
        group: the group to which the command is added.
        path: the name of the command as a user types it, for instance ``samples list``.
        panel: the heading under which the group's help lists the command.
    """

    def add(function: _Function) -> _Function:
        group.command(
            path.rpartition(" ")[2],
            help=escape(paragraphs(inspect.getdoc(function) or "")),
            epilog=examples(path),
            rich_help_panel=panel,
            context_settings=SETTINGS,
        )(function)
        return function

    return add


def paragraphs(docstring: str) -> str:
    """Join the lines of each paragraph into one line. The help breaks this line at the width of the terminal."""
    return "\n\n".join(re.sub(r"\s*\n\s*", " ", part) for part in docstring.split("\n\n"))


def examples(command: str) -> str:
    """Return the examples of a command as the last paragraph of its help; empty if the command has no examples."""
    lines = EXAMPLES.get(command, ())
    if not lines:
        return ""
    title = "Example:" if len(lines) == 1 else "Examples:"
    return "\n".join([title, *(f"  {escape(line)}" for line in lines)])
