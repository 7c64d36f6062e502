"""Tests that a command imports only what it needs.

The help of ``graphnet`` itself imports no command. It must describe each command as the command's own help does.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from graphnet.cli import commands
from graphnet.cli.app import app

#: Modules that are slow to import.
HEAVY = ("numpy", "pydantic", "grpc", "pyarrow", "google.protobuf")


def imported(*arguments: str) -> set[str]:
    """Run the command line in a new process. Return the modules that it imported."""
    code = (
        f"import sys; sys.argv = ['graphnet', *{list(arguments)!r}]\n"
        "from graphnet.cli.app import main\n"
        "try: main()\n"
        "except SystemExit as end: assert not end.code, end.code\n"
        "print('\\nMODULES', *sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.partition("\nMODULES ")[2].split())


@pytest.mark.parametrize("arguments", [("--version",), ("--help",)])
def test_the_root_imports_no_command_and_no_heavy_module(arguments: tuple[str, ...]) -> None:
    modules = imported(*arguments)
    assert modules.isdisjoint(HEAVY)
    assert "graphnet.cli.bench" not in modules


def test_show_imports_nothing_that_measures() -> None:
    modules = imported("show", "--help")
    assert "graphnet.cli.show" in modules
    assert {
        name for name in modules if name == "grpc" or name.startswith(("graphnet.bench", "graphnet.workers.cl"))
    } == set()


@pytest.mark.parametrize("command", ["backends", "bench", "rerun", "plan", "work", "view", "runs", "samples", "report"])
def test_the_help_of_a_command_imports_no_slow_library_that_only_its_work_needs(command: str) -> None:
    assert imported(command, "--help").isdisjoint({"numpy", "grpc", "pyarrow", "google.protobuf"})


def test_a_command_is_listed_as_it_describes_itself() -> None:
    root = complete = commands.complete(app)
    context = None
    for name, command in complete.commands.items():
        listed = root.get_command(context, name)
        assert (listed.help, listed.rich_help_panel) == (command.help, command.rich_help_panel), name
