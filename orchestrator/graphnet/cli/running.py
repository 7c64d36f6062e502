"""What bench and rerun share: doing a run, printing it, and its exit code."""

from __future__ import annotations

import json
import signal
from collections.abc import Sequence
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

import typer
from pydantic import ValidationError

from graphnet.bench.controls import aa_width
from graphnet.bench.plan import Plan
from graphnet.bench.repairs import repaired
from graphnet.bench.run import execute
from graphnet.cli.console import progress_console, results_console
from graphnet.errors import ExitCode, UsageError
from graphnet.exchange.import_log import refuse_imported
from graphnet.outcomes import WRONG, Outcome
from graphnet.runs.record import Record
from graphnet.runs.request import Asked
from graphnet.runs.store import RunStore
from graphnet.show.junit import junit
from graphnet.show.progress import Reporter
from graphnet.show.table import print_summary, results_table
from graphnet_contract.repairs import parse_rules


class Format(StrEnum):
    """How results are printed."""

    text = "text"
    json = "json"
    junit = "junit"


def asked_of(store: RunStore) -> Asked:
    """What a run was asked for. Errors: UsageError if its run.json does not say."""
    run = store.read_run()
    refuse_imported(run, store.folder)
    try:
        return Asked.model_validate(run["asked"])
    except (KeyError, ValidationError) as error:
        raise UsageError(f"{store.folder} does not say completely what was asked of it; begin another run") from error


def do_run(asked: Asked, plan: Plan, store: RunStore, python: str | None = None) -> list[Record]:
    """Every row of the run, repaired as asked. An interrupt keeps what is done, prints how to go on, exits 130."""
    # A terminating signal is an interruption like any other: what is done is kept, the workers end.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        plan = repaired(plan, asked.repair, store.folder / "repaired", python, _say)
        with Reporter(progress_console()) as reporter:
            return execute(asked, plan, store, reporter)
    except KeyboardInterrupt:
        typer.echo(f"graphnet: interrupted; {len(store.records())} rows are kept. Go on with:", err=True)
        typer.echo(f"  ./graphnet bench --resume {store.folder}", err=True)
        raise typer.Exit(ExitCode.INTERRUPTED) from None
    finally:
        store.unlock()


def _say(text: str) -> None:
    typer.echo(text, err=True)


def aa_width_of(store: RunStore) -> float | None:
    """What the run's A/A controls say, if it has any."""
    return aa_width(store.read_run().get("controls") or ())


def print_run(records: Sequence[Record], folder: Path, format_: Format) -> None:
    """The rows on stdout."""
    if format_ is Format.json:
        typer.echo(run_json(records, folder))
    elif format_ is Format.junit:
        typer.echo(junit(records))
    else:
        console = results_console()
        console.print(results_table(records))
        print_summary(console, records, folder, aa_width_of(RunStore(folder)))


def run_json(records: Sequence[Record], folder: Path) -> str:
    """``{"run": PATH, "results": [...]}``; the rows exactly as results.jsonl has them (JSON has no NaN)."""
    return f'{{"run": {json.dumps(str(folder))}, "results": [{", ".join(record.line() for record in records)}]}}'


def exit_code(records: Sequence[Record], plan: Plan, failing: frozenset[str]) -> ExitCode:
    """docs/results.md, "Exit codes of bench"."""
    if not any(record.environment is not None for record in records):
        return ExitCode.UNAVAILABLE
    for planned in plan.targets:
        place = planned.target.identity
        rows = [r for r in records if (r.backend, r.flavour, r.where) == place]
        if rows and all(row.outcome is Outcome.BACKEND_UNAVAILABLE for row in rows):
            return ExitCode.UNAVAILABLE
    if any(record.outcome in failing or failing & set(record.flags) for record in records):
        return ExitCode.CHECK_FAILED
    return ExitCode.OK


def parse_fail_on(text: str) -> frozenset[str]:
    """Outcomes and flags that --fail-on names. Errors: UsageError."""
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
    """Errors: UsageError if an option names a repair that does not exist."""
    try:
        parse_rules(text)
    except ValueError as error:
        raise UsageError(f"{option}: {error}") from error


def default_folder() -> Path:
    """Where a run goes that was given no --out."""
    return Path("graphnet-runs") / datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")[:-3]
