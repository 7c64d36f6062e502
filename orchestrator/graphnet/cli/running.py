"""Carry out a run, print its rows, and find the exit code. Several commands share these functions."""

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
from graphnet.bench.outputs import TakeOutputs
from graphnet.bench.plan import Plan
from graphnet.bench.repairs import Repairs
from graphnet.bench.run import execute
from graphnet.cli.console import progress_console, results_console
from graphnet.cli.failures import failure_of
from graphnet.errors import ExitCode, GraphNetError, UsageError
from graphnet.exchange.tables import write_csv
from graphnet.nearest import unknown
from graphnet.outcomes import WRONG, Outcome
from graphnet.runs.heads import RowHead
from graphnet.runs.listing import RUNS_FOLDER
from graphnet.runs.record import Record
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore
from graphnet.show.answer import MOST_MESSAGES, answer_of, print_answer, print_messages
from graphnet.show.junit import suites_of, write_junit
from graphnet.show.markdown import write_markdown
from graphnet.show.progress import ProgressDisplay
from graphnet.show.table import print_results
from graphnet_contract.repairs import parse_rules

#: The largest number of rows in a printed table. A longer table is slow (rich takes 0.8 ms per row) and hard to read.
_MOST_ROWS = 1000


class RunFormat(StrEnum):
    """The formats in which a run is printed on stdout."""

    text = "text"
    json = "json"
    junit = "junit"
    csv = "csv"
    markdown = "markdown"


def do_run(
    request: Request,
    plan: Plan,
    store: RunStore,
    python: str | None = None,
    listener: Listener | None = None,
    take_outputs: TakeOutputs | None = None,
    resume_command: str | None = None,
) -> None:
    """Repair the plan's samples as the request asks, measure all missing rows of the run, and unlock the run.

    Args:
        request: the run's request.
        plan: the request's plan.
        store: the run, locked for writing.
        python: the interpreter for the repair tool; None searches for a suitable one.
        listener: an object whose methods the run calls to report its progress; None shows the progress on stderr.
        take_outputs: a function that gets the outputs of each row; None if the outputs are not needed.
        resume_command: the command that stderr proposes if the run is interrupted; None means `bench --resume`.

    Raises:
        typer.Exit: the run was interrupted; the exit code is 130. The finished rows are kept, and stderr says how to
            resume the run.
    """
    # SIGTERM interrupts the run as Ctrl-C does, so the finished rows are kept and the workers are stopped.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        if listener is not None:
            repairs = Repairs(request.repair, store.folder / "repaired", python, listener.say)
            execute(request, plan, store, listener, repairs, take_outputs)
            return
        with ProgressDisplay(progress_console()) as display:
            repairs = Repairs(request.repair, store.folder / "repaired", python, display.say)
            execute(request, plan, store, display, repairs, take_outputs)
    except KeyboardInterrupt:
        done = sum(head.outcome is not Outcome.CANCELLED for head in store.heads())
        _say(f"graphnet: interrupted; {done} rows are kept. Go on with:")
        _say(f"  ./graphnet {resume_command or f'bench --resume {store.folder}'}")
        raise typer.Exit(ExitCode.INTERRUPTED) from None
    finally:
        store.unlock()


def _say(text: str) -> None:
    typer.echo(text, err=True)


def print_run(store: RunStore, format_: RunFormat, heads: Sequence[RowHead] | None = None) -> None:
    """Print the run's rows on stdout in the given format.

    Args:
        store: the run.
        format_: the format.
        heads: the rows to print; None prints every valid row. The text format ignores ``heads`` and prints the whole
            run.
    """
    if format_ is RunFormat.text:
        print_text(store)
        return
    chosen = store.heads() if heads is None else heads
    if format_ is RunFormat.json:
        print_json(store.folder, store.rows_of(chosen, with_times=True))
    elif format_ is RunFormat.junit:
        write_junit(suites_of(store, chosen), sys.stdout)
    elif format_ is RunFormat.csv:
        # Read the rows without raw times, because a CSV has no column for them.
        write_csv(store.rows_of(chosen), sys.stdout)
    else:
        write_markdown(store.rows_of(chosen), answer_of(store, store.heads()), sys.stdout)


def print_text(store: RunStore) -> None:
    """Print a run for a person: a table, the messages of rows that are not OK and, at the end, a summary per backend.

    The table of a long run has only rows that are not OK or have a flag, and at most _MOST_ROWS of them.
    """
    console, heads = results_console(), store.heads()
    shown = heads
    if len(heads) > _MOST_ROWS:
        shown = [head for head in heads if head.outcome is not Outcome.OK or head.flags][:_MOST_ROWS]
    print_results(console, store.rows_of(shown))
    if len(shown) < len(heads):
        console.print(
            f"{len(shown):,} of {len(heads):,} rows are shown: the first that are not OK or have a flag; "
            "--format json prints all",
            highlight=False,
            soft_wrap=True,
        )
    failed = [head for head in heads if head.outcome is not Outcome.OK]
    print_messages(console, store.rows_of(failed[:MOST_MESSAGES]), len(failed[MOST_MESSAGES:]), store)
    print_answer(console, answer_of(store, heads), store)


def print_json(folder: Path, rows: Iterable[Record]) -> None:
    """Print ``{"run": PATH, "results": [...]}``. Rows are printed one by one, so a run of any size fits in memory.

    If a row cannot be read, the document ends with a member ``error``. So the output is always valid JSON.

    Raises:
        StorageError: a row cannot be read.
    """
    write = sys.stdout.write
    write(f'{{"run": {json.dumps(str(folder))}, "results": [')
    try:
        for number, record in enumerate(rows):
            write((", " if number else "") + record.line())
    except GraphNetError as error:
        write(f'], "error": {json.dumps(failure_of(error).members())}}}\n')
        error.is_printed = True
        raise
    write("]}\n")


def exit_code(
    heads: Sequence[RowHead], plan: Plan, failing: frozenset[str], known_failures: frozenset[str] = frozenset()
) -> ExitCode:
    """Find the exit code by the rules of docs/results.md, section "Exit codes".

    Args:
        heads: every row of the run.
        plan: the run's plan. If every row of one of its backends is BACKEND_UNAVAILABLE, the exit code is 3.
        failing: the outcomes and flags that --fail-on names.
        known_failures: the keys of the rows that failed as --baseline expects. The outcome of such a row never causes
            exit code 1, but its flags can.
    """
    if not any(head.has_environment for head in heads):
        return ExitCode.UNAVAILABLE
    available = {head.site for head in heads if head.outcome is not Outcome.BACKEND_UNAVAILABLE}
    sites = {head.site for head in heads}
    if any(planned.site.identity in sites - available for planned in plan.sites.judged):
        return ExitCode.UNAVAILABLE
    if any((head.outcome in failing and head.key not in known_failures) or failing & set(head.flags) for head in heads):
        return ExitCode.CHECK_FAILED
    return ExitCode.OK


def parse_fail_on(text: str) -> frozenset[str]:
    """Read the outcomes and flags that --fail-on names. Raises UsageError for an unknown word."""
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
            raise unknown("--fail-on has no", word, ("wrong", "unstable", "fell_back", "never", *Outcome))
    return frozenset(named)


def check_rules(text: str, option: str) -> None:
    """Raise UsageError if ``text``, the value of ``option``, names a repair rule that does not exist."""
    try:
        parse_rules(text)
    except ValueError as error:
        raise UsageError(f"{option}: {error}") from error


def default_folder() -> Path:
    """Return a new folder in graphnet-runs, named after the current time, for a run that is started without --out."""
    return RUNS_FOLDER / datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")[:-3]
