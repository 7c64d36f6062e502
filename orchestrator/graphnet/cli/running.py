"""Do a run, print it, and find its exit code. The commands bench, rerun and merge share these functions."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

import typer

from graphnet.bench.listener import Listener
from graphnet.bench.plan import Plan
from graphnet.bench.repairs import Repairs
from graphnet.bench.run import execute
from graphnet.cli.console import progress_console, results_console
from graphnet.errors import ExitCode, UsageError
from graphnet.outcomes import WRONG, Outcome
from graphnet.runs.controls import aa_width, why_not_usable
from graphnet.runs.heads import RowHead
from graphnet.runs.record import Record
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore
from graphnet.show.junit import suites_of, write_junit
from graphnet.show.progress import ProgressDisplay
from graphnet.show.table import print_summary, results_table
from graphnet_contract.repairs import parse_rules

#: The most rows of a table. A longer table is slow to print (rich takes 0.8 ms per row), and nobody reads it.
_MOST_ROWS = 1000


class RunFormat(StrEnum):
    """The formats in which a run is printed on stdout."""

    text = "text"
    json = "json"
    junit = "junit"


def do_run(
    request: Request, plan: Plan, store: RunStore, python: str | None = None, listener: Listener | None = None
) -> None:
    """Repair the plan's samples as the request asks, do what is left of the run, and unlock it.

    Args:
        request: the run's request.
        plan: the request's plan.
        store: the run, locked for writing.
        python: the interpreter for the repair tool; None finds one.
        listener: is told how the run proceeds; None shows the progress on stderr.

    Raises:
        typer.Exit: the run was interrupted; the exit code is 130. The finished rows are kept, and stderr says how to
            resume the run.
    """
    # SIGTERM interrupts the run as Ctrl-C does, so the finished rows are kept and the workers are stopped.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        if listener is not None:
            repairs = Repairs(request.repair, store.folder / "repaired", python, listener.say)
            execute(request, plan, store, listener, repairs)
            return
        with ProgressDisplay(progress_console()) as display:
            repairs = Repairs(request.repair, store.folder / "repaired", python, display.say)
            execute(request, plan, store, display, repairs)
    except KeyboardInterrupt:
        done = sum(head.outcome is not Outcome.CANCELLED for head in store.heads())
        _say(f"graphnet: interrupted; {done} rows are kept. Go on with:")
        _say(f"  ./graphnet bench --resume {store.folder}")
        raise typer.Exit(ExitCode.INTERRUPTED) from None
    finally:
        store.unlock()


def _say(text: str) -> None:
    typer.echo(text, err=True)


def print_run(store: RunStore, format_: RunFormat) -> None:
    """Print the run's rows on stdout in this format."""
    if format_ is RunFormat.json:
        print_json(store.folder, store.rows(with_times=True))
    elif format_ is RunFormat.junit:
        write_junit(suites_of(store), sys.stdout)
    else:
        print_text(store)


def print_text(store: RunStore) -> None:
    """Print the table and the summary of a run. A long run's table has only the rows that are not OK or have a flag."""
    console, heads = results_console(), store.heads()
    shown = heads
    if len(heads) > _MOST_ROWS:
        shown = [head for head in heads if head.outcome is not Outcome.OK or head.flags][:_MOST_ROWS]
    if shown:
        console.print(results_table(store.rows_of(shown)))
    if len(shown) < len(heads):
        console.print(
            f"{len(shown):,} of {len(heads):,} rows are shown: the first that are not OK or have a flag; "
            "--format json prints all",
            highlight=False,
            soft_wrap=True,
        )
    controls = store.controls()
    print_summary(console, store.rows_of(heads), store.folder, aa_width(controls), why_not_usable(controls))


def print_json(folder: Path, rows: Iterable[Record]) -> None:
    """Print ``{"run": PATH, "results": [...]}``. Rows are written one by one, so a run of any size fits in memory."""
    write = sys.stdout.write
    write(f'{{"run": {json.dumps(str(folder))}, "results": [')
    for number, record in enumerate(rows):
        write((", " if number else "") + record.line())
    write("]}\n")


def exit_code(heads: Sequence[RowHead], plan: Plan, failing: frozenset[str]) -> ExitCode:
    """Find the exit code by the rules of docs/results.md, section "Exit codes of bench".

    Args:
        heads: the head of every row of the run.
        plan: names the judged sites. If every row of one judged site is unavailable, the exit code is 3.
        failing: the outcomes and flags that --fail-on names.
    """
    if not any(head.has_environment for head in heads):
        return ExitCode.UNAVAILABLE
    available = {head.site for head in heads if head.outcome is not Outcome.BACKEND_UNAVAILABLE}
    sites = {head.site for head in heads}
    if any(planned.site.identity in sites - available for planned in plan.sites.judged):
        return ExitCode.UNAVAILABLE
    if any(head.outcome in failing or failing & set(head.flags) for head in heads):
        return ExitCode.CHECK_FAILED
    return ExitCode.OK


def parse_fail_on(text: str) -> frozenset[str]:
    """Read the outcomes and flags that --fail-on names. Raises UsageError for any other word."""
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
    """Raise UsageError if the option's text names a repair rule that does not exist."""
    try:
        parse_rules(text)
    except ValueError as error:
        raise UsageError(f"{option}: {error}") from error


def default_folder() -> Path:
    """The folder of a run that is started without --out."""
    return Path("graphnet-runs") / datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")[:-3]
