"""Carry out a run, print its rows, and find the exit code. Several commands share these functions."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import typer

from graphnet.bench.listener import Listener
from graphnet.bench.outputs import TakeOutputs
from graphnet.bench.plan import Plan
from graphnet.cli.console import progress_console
from graphnet.errors import ExitCode
from graphnet.measuring.busy import Watch
from graphnet.nearest import unknown
from graphnet.outcomes import WRONG, Outcome
from graphnet.runs.heads import RowHead
from graphnet.runs.listing import RUNS_FOLDER
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore
from graphnet.show.progress import ProgressDisplay
from graphnet.timeline import Timeline


def do_run(
    request: Request,
    plan: Plan,
    store: RunStore,
    python: str | None = None,
    listener: Listener | None = None,
    take_outputs: TakeOutputs | None = None,
    resume_command: str | None = None,
    trace: Path | None = None,
    measured_elsewhere: frozenset[str] = frozenset(),
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
        trace: the file for the time line of the run; None writes none.
        measured_elsewhere: the keys of rows that are in other folders, and are not measured again.

    Raises:
        StorageError: the run's folder or the time line cannot be written.
        typer.Exit: the run was interrupted; the exit code is 130. The finished rows are kept, and stderr says how to
            resume the run.
    """
    # Watch the machine during the imports, so that the run begins sooner.
    watch = Watch()
    # Import these only now, because gRPC and numpy, which they import, are not needed for the help of a command.
    from graphnet.bench.repairs import Repairs
    from graphnet.bench.run import execute
    from graphnet.engines.choose import longest_first, make_session

    # SIGTERM interrupts the run as Ctrl-C does, so the finished rows are kept and the workers are stopped.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    timeline = None
    make = make_session(request, plan, _say)
    plan = longest_first(request, plan)
    try:
        timeline = None if trace is None else Timeline(trace)
        if listener is not None:
            repairs = Repairs(request.repair, store.folder / "repaired", python, listener.say)
            execute(request, plan, store, listener, repairs, take_outputs, timeline, make, measured_elsewhere, watch)
            return
        with ProgressDisplay(progress_console()) as display:
            repairs = Repairs(request.repair, store.folder / "repaired", python, display.say)
            execute(request, plan, store, display, repairs, take_outputs, timeline, make, measured_elsewhere, watch)
    except KeyboardInterrupt:
        done = sum(head.outcome is not Outcome.CANCELLED for head in store.heads())
        _say(f"graphnet: interrupted; {done} rows are kept. Go on with:")
        _say(f"  ./graphnet {resume_command or f'bench --resume {store.folder}'}")
        raise typer.Exit(ExitCode.INTERRUPTED) from None
    finally:
        if timeline is not None:
            timeline.close()
            if timeline.problem is not None:
                _say(f"graphnet: {timeline.problem}")
        store.unlock()


def _say(text: str) -> None:
    typer.echo(text, err=True)


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
    sites = {(head.backend, head.flavour, head.where) for head in heads}
    available = {
        (head.backend, head.flavour, head.where) for head in heads if head.outcome is not Outcome.BACKEND_UNAVAILABLE
    }
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


def default_folder() -> Path:
    """Return a new folder in graphnet-runs, named after the current time, for a run that is started without --out."""
    return RUNS_FOLDER / datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")[:-3]
