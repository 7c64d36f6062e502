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

#: What to type instead of a command that was taken away.
_REPLACED: Final = {"graphnet view": "`graphnet report RUN --watch` shows a run while it goes on"}

_Function = TypeVar("_Function", bound=Callable[..., None])


class NearestGroup(TyperGroup):
    """A group of commands. If a user types an unknown command, the group proposes commands with similar names."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that the first argument names. Raise UsageError if the command does not exist."""
        names = self.list_commands(ctx)
        if args and args[0] not in names and not args[0].startswith("-"):
            raise unknown(
                f"{ctx.command_path} has no command", args[0], names, _REPLACED.get(f"{ctx.command_path} {args[0]}", "")
            )
        return super().resolve_command(ctx, args)


def make_group(help_: str, path: str = "", **settings: Any) -> typer.Typer:
    """Make a group of commands. ``path`` is its name as a user types it, for instance ``samples``."""
    return typer.Typer(
        help=help_,
        epilog=examples(path),
        context_settings=SETTINGS,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
        **{"cls": NearestGroup, "add_completion": False, **settings},
    )


def command(group: typer.Typer, path: str, panel: str | None = None) -> Callable[[_Function], _Function]:
    """Return a decorator that adds a command to a group, with the help of its docstring and ``EXAMPLES``.

    ``path`` is the command's name as a user types it, for instance ``samples list``; ``panel`` is its heading.
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
    """Join the lines of each paragraph, because the help breaks them at the width of the terminal."""
    return "\n\n".join(re.sub(r"\s*\n\s*", " ", part) for part in docstring.split("\n\n"))


def examples(command: str) -> str:
    """Return the last paragraph of a command's help; empty if it has no examples."""
    lines = EXAMPLES.get(command, ())
    if not lines:
        return ""
    title = "Example:" if len(lines) == 1 else "Examples:"
    return "\n".join([title, *(f"  {escape(line)}" for line in lines)])
