"""Carry out a run, print its rows, and find the exit code. Several commands share these functions."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Sequence
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path

import typer

from graphnet import COMMAND, units
from graphnet.bench.limits import Limits
from graphnet.bench.listener import Listener, TakeOutputs
from graphnet.bench.plan import Plan
from graphnet.cli.console import note, progress_console
from graphnet.errors import ExitCode
from graphnet.measuring.busy import Watch
from graphnet.nearest import unknown
from graphnet.outcomes import Group, Outcome
from graphnet.runs.flags import NAMES, names_in
from graphnet.runs.heads import RowHead
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore
from graphnet.settings import RUNS_FOLDER
from graphnet.show.progress import ProgressDisplay
from graphnet.timeline import Timeline

#: The most rows that are named one by one if a limit of the run was reached.
_MOST_NAMED = 50
#: The groups of outcomes that --fail-on can name.
_BAD_GROUPS = tuple(group for group in Group if group is not Group.RIGHT)


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
    anew: bool = False,
    limits: Limits | None = None,
) -> None:
    """Repair the plan's samples as the request asks, measure all missing rows of the locked run, and unlock it.

    Args:
        python: the interpreter for the repair tool; None searches for a suitable one.
        listener: gets the progress; None shows it on stderr.
        take_outputs: gets the outputs of each row.
        resume_command: the command that stderr proposes if the run is interrupted; None means `bench --resume`. If it
            is empty, the caller proposes one, and nothing is printed.
        trace: the file for the time line of the run.
        measured_elsewhere: the keys of rows that are in other folders, and are not measured again.
        anew: whether all rows are measured again. The existing rows are set aside when the first new row is about to be
            measured, so a run that is refused before keeps them.
        limits: if one of them is reached, the function returns although rows are missing (see ``report_limit``).

    Raises:
        StorageError: the run's folder or the time line cannot be written.
        typer.Exit: the run was interrupted (130), and its finished rows are kept.
    """
    # Watch the machine during the imports, so that the run begins sooner.
    watch = Watch()
    # Import these only now, because gRPC and numpy, which they import, are not needed for the help of a command.
    from graphnet.bench.repairs import Repairs
    from graphnet.bench.run import execute
    from graphnet.engines.choose import longest_first, make_session
    from graphnet.launch.local import Rooms

    # SIGTERM interrupts the run as Ctrl-C does, so the finished rows are kept and the workers are stopped.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    timeline = None
    make = make_session(request, plan, note)
    plan = longest_first(request, plan)
    try:
        timeline = None if trace is None else Timeline(trace)
        with ProgressDisplay(progress_console()) if listener is None else nullcontext(listener) as told:
            rooms = Rooms.of(request.no_isolation)
            repairs = Repairs(request.repair, store.folder / "repaired", python, told.say, rooms)
            others = (measured_elsewhere, watch, anew, limits)
            execute(request, plan, store, told, repairs, take_outputs, timeline, make, *others)
    except KeyboardInterrupt:
        if limits is not None and limits.reached:
            return
        if resume_command != "":
            done = sum(head.outcome is not Outcome.CANCELLED for head in store.heads())
            note(f"graphnet: interrupted; {done} rows are kept. Go on with:")
            _propose(store, resume_command, anew)
        raise typer.Exit(ExitCode.INTERRUPTED) from None
    finally:
        if timeline is not None:
            timeline.close()
            if timeline.problem is not None:
                note(f"graphnet: {timeline.problem}")
        store.unlock()


def exit_code(
    heads: Sequence[RowHead], plan: Plan, failing: frozenset[str], known_failures: frozenset[str] = frozenset()
) -> ExitCode:
    """Find the exit code by the rules of docs/reference/exit-codes.md.

    Args:
        heads: every row of the run.
        plan: if every row of one of its backends is BACKEND_UNAVAILABLE, the exit code is 3.
        failing: the outcomes and flags that --fail-on names.
        known_failures: the keys of the rows that failed as --baseline expects. Only their flags can cause exit code 1.
    """
    if not any(head.has_environment for head in heads):
        return ExitCode.UNAVAILABLE
    reached = [head for head in heads if head.outcome is not Outcome.BACKEND_UNAVAILABLE]
    sites, available = ({(one.backend, one.flavour, one.where) for one in some} for some in (heads, reached))
    if any(planned.site.identity in sites - available for planned in plan.sites.judged):
        return ExitCode.UNAVAILABLE
    unexpected = (head.outcome for head in heads if head.key not in known_failures)
    if failing.intersection(unexpected) or any(failing & names_in(head.flags) for head in heads):
        return ExitCode.CHECK_FAILED
    return ExitCode.OK


def _propose(store: RunStore, resume_command: str | None, anew: bool) -> None:
    # Until the rows are set aside, --resume alone would keep them.
    option = " --anew" if anew and not store.began_anew else ""
    note(f"  {COMMAND} {resume_command or f'bench --resume {shlex.quote(str(store.folder))}'}{option}")


def report_limit(
    limits: Limits, plan: Plan, store: RunStore, code: ExitCode, resume_command: str | None = None, anew: bool = False
) -> ExitCode:
    """Return the exit code of a run that may have reached a limit. ``code`` is the one without limits.

    If rows are missing, print on stderr which limit was reached, the rows that were not measured, and how to go on.
    """
    if not limits.reached:
        return code
    missing = [
        f"{sample.name} on {planned.site.text}{f' ({machines})' if machines else ''}"
        for sample in plan.samples
        for machines in plan.machines
        for planned in plan.sites.judged
        if (sample.name, planned.site.text, machines) in limits.missing
    ]
    if not missing:
        return code
    verb = "was" if len(missing) == 1 else "were"
    note(f"graphnet: {limits.reached}: {units.count(len(missing), 'row')} {verb} not measured:")
    for one in missing[:_MOST_NAMED]:
        note(f"  {one}")
    if len(missing) > _MOST_NAMED:
        note(f"  and {len(missing) - _MOST_NAMED:,} more")
    note("Go on with:")
    _propose(store, resume_command, anew)
    return code if code is ExitCode.CHECK_FAILED else ExitCode.LIMIT_REACHED


def parse_fail_on(text: str) -> frozenset[str]:
    """Read the outcomes and flags that --fail-on names. Raises UsageError for an unknown word."""
    if text == "never":
        return frozenset()
    several = {group.name.lower(): [one for one in Outcome if one.traits.group is group] for group in _BAD_GROUPS}
    known: dict[str, list[Outcome]] = {
        **several,
        "fell_back": [Outcome.FELL_BACK],
        **{one.value: [one] for one in Outcome},
    }
    named: set[str] = set()
    for word in text.split(","):
        if word not in known and word not in NAMES:
            raise unknown("--fail-on has no", word, (*known, "never", *NAMES))
        named.update(known.get(word, [word]))
    return frozenset(named)


def default_folder() -> Path:
    """Return a new folder in graphnet-runs, named after the current time."""
    return RUNS_FOLDER / datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")[:-3]
