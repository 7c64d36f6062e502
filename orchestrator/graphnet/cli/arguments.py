"""The arguments that several commands share, and the values that a shell proposes when it completes them.

The functions import what they need when they are called, because the help of a command calls none of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeVar

import typer

from graphnet.errors import GraphNetError, UsageError
from graphnet.nearest import nearest, proposal
from graphnet_contract.repairs import RULES, parse_rules

_Given = TypeVar("_Given", Path, list[Path], None)


def find_typed(given: _Given) -> _Given:
    """Replace each typed run (a name or a folder) by the run's folder. Raise UsageError if a run does not exist."""
    from graphnet.runs.listing import run_folder

    if given is None:
        return None
    return [run_folder(path) for path in given] if isinstance(given, list) else run_folder(given)


def propose_runs(incomplete: str) -> list[str]:
    """Complete the name or the folder of a run in graphnet-runs: return those that begin with the typed text."""
    from graphnet.runs.listing import find_runs
    from graphnet.settings import RUNS_FOLDER

    entries = find_runs(RUNS_FOLDER) if RUNS_FOLDER.is_dir() else []
    texts = [text for entry in reversed(entries) for text in (entry.name, str(entry.folder)) if text]
    return [text for text in texts if text.startswith(incomplete)]


#: The argument of a command that takes one run.
Run = Annotated[
    Path,
    typer.Argument(
        help="The run's folder, or its name (see `graphnet runs`).",
        callback=find_typed,
        autocompletion=propose_runs,
    ),
]


def propose_samples(context: typer.Context, incomplete: str) -> list[str]:
    """Return the sample names that begin with the typed text, from the run that is already on the command line."""
    from graphnet.runs.listing import run_folder
    from graphnet.runs.store import RunStore

    try:
        heads = RunStore.open(run_folder(Path(context.params["run"]))).heads()
    except (GraphNetError, KeyError, TypeError):
        return []
    return sorted({head.sample for head in heads if head.sample.startswith(incomplete)})


def propose_backends(incomplete: str) -> list[tuple[str, str]]:
    """Return the names of backends that begin with the typed text, each with its summary."""
    from graphnet.launch.site import all_backends

    return [(one.name, one.summary) for one in all_backends() if one.name.startswith(incomplete)]


def propose_suites(incomplete: str) -> list[str]:
    """Return the names of suites that begin with the typed text."""
    from graphnet.samples.suite import suite_names

    return [name for name in suite_names() if name.startswith(incomplete)]


def check_rules(text: str, option: str) -> None:
    """Raise UsageError if ``text``, the value of ``option``, names a repair rule that does not exist."""
    try:
        parse_rules(text)
    except ValueError as error:
        wrong = next((word for word in text.split(",") if word not in RULES), text)
        near = nearest(wrong, ["all", "none", *RULES])
        hint = f"{wrong!r} is not a repair; {proposal(near)}" if near else error
        raise UsageError(f"{option}: {hint}", near) from error
