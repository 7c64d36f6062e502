"""Tests that a command imports only what it needs, and that the root, which imports none, describes each."""

from __future__ import annotations

import subprocess
import sys

import pytest

from graphnet.cli import commands
from graphnet.cli.app import app

#: Modules that are slow to import.
HEAVY = ("numpy", "pydantic", "grpc", "pyarrow", "google.protobuf")
#: Modules that take long to import, or import such modules, which no command needs to show its help or to refuse an
#: option. Several commands need pydantic, because their options are those of a request.
NOT_BEFORE_WORK = (
    *("numpy", "scipy", "grpc", "pyarrow", "google.protobuf", "sqlalchemy", "http.client"),
    *("graphnet.runs.record", "graphnet.runs.store", "graphnet.bench.plan", "graphnet.launch.site"),
    *("graphnet.talk.client", "graphnet_contract.messages", "graphnet_contract.samples"),
)


def imported(*arguments: str) -> set[str]:
    """Return the modules that the command line imports in a new process."""
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


def test_no_command_imports_before_its_work_what_only_the_work_needs() -> None:
    """Load one command after the other in one process, and list what each adds of the slow modules."""
    code = (
        "import sys\n"
        "from graphnet.cli.commands import COMMANDS, load\n"
        "known = set()\n"
        "for name in COMMANDS:\n"
        "    load(name)\n"
        f"    slow = {{one for one in {NOT_BEFORE_WORK!r} if one in sys.modules}} - known\n"
        "    known |= slow\n"
        "    print('LOADED', name, *sorted(slow))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = [line.removeprefix("LOADED ") for line in done.stdout.splitlines()]
    assert loaded == list(commands.COMMANDS)


def test_a_command_is_listed_as_it_describes_itself() -> None:
    root = complete = commands.complete(app)
    context = None
    for name, command in complete.commands.items():
        listed = root.get_command(context, name)
        assert (listed.help, listed.rich_help_panel) == (command.help, command.rich_help_panel), name
