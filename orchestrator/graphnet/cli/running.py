"""Do a run, print it, and find its exit code: shared by bench, rerun and merge."""

from __future__ import annotations

import json
import signal
from collections.abc import Sequence
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

import typer

from graphnet.bench.listener import Listener
from graphnet.bench.plan import Plan
from graphnet.bench.repairs import repaired
from graphnet.bench.run import execute
from graphnet.cli.console import progress_console, results_console
from graphnet.errors import ExitCode, UsageError
from graphnet.outcomes import WRONG, Outcome
from graphnet.runs.controls import aa_width
from graphnet.runs.record import Record
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore
from graphnet.show.junit import junit
from graphnet.show.progress import ProgressDisplay
from graphnet.show.table import print_summary, results_table
from graphnet_contract.repairs import parse_rules


class RunFormat(StrEnum):
    """How a run is printed."""

    text = "text"
    json = "json"
    junit = "junit"


def do_run(
    request: Request, plan: Plan, store: RunStore, python: str | None = None, listener: Listener | None = None
) -> list[Record]:
    """Repair the plan's samples as asked, do what is left of the run, and unlock it.

    Args:
        request: the run's request.
        plan: its plan.
        store: the run, locked for writing.
        python: the interpreter for the repair tool; None finds one.
        listener: hears how the run goes; None shows it on stderr.

    Returns:
        Every row of the run.

    Raises:
        typer.Exit: with code 130, when the run was interrupted. The rows so far are kept, and stderr says how to go on.
    """
    # A terminating signal is an interruption like any other: the rows so far are kept, the workers end.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        plan = repaired(plan, request.repair, store.folder / "repaired", python, _say)
        if listener is not None:
            return execute(request, plan, store, listener)
        with ProgressDisplay(progress_console()) as display:
            return execute(request, plan, store, display)
    except KeyboardInterrupt:
        done = sum(record.outcome is not Outcome.CANCELLED for record in store.records())
        _say(f"graphnet: interrupted; {done} rows are kept. Go on with:")
        _say(f"  ./graphnet bench --resume {store.folder}")
        raise typer.Exit(ExitCode.INTERRUPTED) from None
    finally:
        store.unlock()


def _say(text: str) -> None:
    typer.echo(text, err=True)


def print_run(records: Sequence[Record], folder: Path, format_: RunFormat) -> None:
    """Print the rows on stdout."""
    if format_ is RunFormat.json:
        typer.echo(run_json(records, folder))
    elif format_ is RunFormat.junit:
        typer.echo(junit(records))
    else:
        console = results_console()
        console.print(results_table(records))
        print_summary(console, records, folder, aa_width_of(RunStore(folder)))


def aa_width_of(store: RunStore) -> float | None:
    """The width of the run's A/A controls, if it has any."""
    return aa_width(store.controls())


def run_json(records: Sequence[Record], folder: Path) -> str:
    """``{"run": PATH, "results": [...]}``; the rows exactly as results.jsonl has them (JSON has no NaN)."""
    return f'{{"run": {json.dumps(str(folder))}, "results": [{", ".join(record.line() for record in records)}]}}'


def exit_code(records: Sequence[Record], plan: Plan, failing: frozenset[str]) -> ExitCode:
    """Find the exit code by the rules of docs/results.md, "Exit codes of bench".

    Args:
        records: every row of the run.
        plan: names the sites of which all rows may be unavailable.
        failing: the outcomes and flags of --fail-on.
    """
    if not any(record.environment is not None for record in records):
        return ExitCode.UNAVAILABLE
    for planned in plan.sites.judged:
        rows = [r for r in records if (r.backend, r.flavour, r.where) == planned.site.identity]
        if rows and all(row.outcome is Outcome.BACKEND_UNAVAILABLE for row in rows):
            return ExitCode.UNAVAILABLE
    if any(record.outcome in failing or failing & set(record.flags) for record in records):
        return ExitCode.CHECK_FAILED
    return ExitCode.OK


def parse_fail_on(text: str) -> frozenset[str]:
    """Read the outcomes and flags that --fail-on names. Raises UsageError for a word that is neither."""
    if text == "never":
        return frozenset()
    named: set[str] = set()
    for word in text.split(","):
        if word == "wrong":
            named |= WRONG
        elif word == "fell_back":
            named.add(Outcome.FELL_BACK)
        elif word == "unstable" or word in {outcome.value for outcome in Outcome}:
            named.add(word)
        else:
            known = ", ".join(("wrong", "unstable", "fell_back", "never", *Outcome))
            raise UsageError(f"--fail-on {word!r} is none of: {known}")
    return frozenset(named)


def check_rules(text: str, option: str) -> None:
    """Raise UsageError if an option names a repair that does not exist."""
    try:
        parse_rules(text)
    except ValueError as error:
        raise UsageError(f"{option}: {error}") from error


def default_folder() -> Path:
    """The folder of a run whose command has no --out."""
    return Path("graphnet-runs") / datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")[:-3]
