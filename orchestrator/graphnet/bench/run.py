"""Do a whole run: start a session, measure the samples one by one, write each row, and describe the run in run.json."""

from __future__ import annotations

import contextlib
import itertools
import platform
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol

import graphnet
from graphnet.bench.batches import job_count, jobs_beside_timing, rows_of_batch
from graphnet.bench.listener import Listener
from graphnet.bench.outputs import TakeOutputs
from graphnet.bench.plan import Plan, PlannedSites, with_identities
from graphnet.bench.repairs import Repairs
from graphnet.bench.session import Session
from graphnet.bench.spending import Spending, counted
from graphnet.bench.unit import Keep, SampleReader, Unit, row_keys, units_of
from graphnet.bench.where import describe_sites
from graphnet.measuring.busy import Watch
from graphnet.runs.command import typed_command
from graphnet.runs.controls import Control
from graphnet.runs.heads import RowHead
from graphnet.runs.record import Record
from graphnet.runs.request import Request
from graphnet.runs.sources import keep_source
from graphnet.runs.store import SUPERSEDED_FILE, RunStore
from graphnet.timeline import Timeline
from graphnet.workers.distributions import source_revision
from graphnet.workers.trace import trace_id
from graphnet_contract.samples import SampleError


class AnySession(Protocol):
    """Runs the units of a run: ``Session`` on this host, or a session of ``engines`` on several."""

    def __enter__(self) -> Any:
        """Begin the session."""

    def __exit__(self, *_: Any) -> None:
        """End the session, and everything that it started."""

    def start_workers(self) -> None:
        """Start what can be started before the first unit."""

    def run_all(self, units: Iterable[tuple[int, Unit]], keep: Keep, begin: Callable[[int, Unit], None]) -> None:
        """Run units, each with its number in the plan. See ``Session.run_all``."""

    def machine(self, ended: bool) -> dict[str, Any]:
        """Return the state of this host, for run.json."""

    def machines(self) -> dict[str, Any]:
        """Return facts about the other machines that measured rows, by their boot ids, for run.json."""

    def controls(self) -> list[Control]:
        """Return the controls that the run has measured so far."""

    def workers(self) -> dict[str, Any]:
        """Return facts about the workers, by the text of ``--backend``, for run.json."""

    def distributions(self) -> dict[str, dict[str, str]]:
        """Return the installed packages of each environment, by the text of ``--backend``, for run.json."""

    def reference_cache(self) -> dict[str, int] | None:
        """Return how often ``--reference-cache`` was used; None without this option."""

    def spent_elsewhere(self) -> dict[str, dict[str, float]]:
        """Return the seconds that other processes and machines spent, by part (see ``Spending``)."""


class MakeSession(Protocol):
    """Makes a session, as the constructor of ``Session`` does."""

    def __call__(
        self,
        request: Request,
        sites: PlannedSites,
        run_folder: Path,
        listener: Listener,
        controls: Iterable[Control],
        reader: SampleReader,
        take_outputs: TakeOutputs | None,
        timeline: Timeline | None,
        /,
    ) -> AnySession:
        """Make the session."""


def execute(
    request: Request,
    plan: Plan,
    store: RunStore,
    listener: Listener,
    repairs: Repairs | None = None,
    take_outputs: TakeOutputs | None = None,
    timeline: Timeline | None = None,
    make_session: MakeSession = Session,
    measured_elsewhere: frozenset[str] = frozenset(),
    watch: Watch | None = None,
) -> None:
    """Measure all rows that the run does not have yet.

    Each row is appended to results.jsonl by a single write as soon as it is measured. So if the command is killed, at
    most the row in progress is lost; --resume measures the missing rows.

    Args:
        request: the run's request.
        plan: the request's plan.
        store: the run, locked for writing.
        listener: an object whose methods the run calls to report its progress.
        repairs: repairs GraphNet's samples while their units are made; None runs every sample unchanged.
        take_outputs: a function that gets the outputs of each row; None if the outputs are not needed.
        timeline: the time line to which every sample process is added; None if the run has none.
        make_session: makes the session that runs the units, on this host or on others (see ``engines``).
        measured_elsewhere: the keys of rows that exist in other folders, for instance in those of an earlier attempt at
            the same part of the run. They are not measured again.
        watch: watches the other processes of this machine; None: the watch begins now.

    Raises:
        StorageError: the run's folder cannot be written.
        KeyboardInterrupt: the run was interrupted. The finished rows are kept, and the interrupted row is CANCELLED.
    """
    store.durable = request.durable
    kept = store.keep_for_resume()
    plan = with_identities(plan, kept)
    others = _of_another_environment(request, plan, kept)
    done = frozenset(record.key for record in kept) - {record.key for record in others}
    _announce(request, plan, listener, done, others)
    # While a batch is timed, the samples of the next one may be read already.
    with SampleReader((2 if jobs_beside_timing(request) else 1) * rows_of_batch(job_count(request))) as reader:
        units = units_of(request, plan, done | measured_elsewhere, store.shown, reader, repairs)
        # The run is complete if no unit is left. The number of existing rows would not show this, because a row may
        # belong to an earlier version of a sample's files.
        first = next(units, None)
        if first is None:
            return
        busy = (watch or Watch()).busy_machine()
        if busy is not None:
            listener.say(busy.sentence())
        session = make_session(
            request, plan.sites, store.folder, listener, store.controls(), reader, take_outputs, timeline
        )
        spending = Spending(timeline)
        with (
            counted(spending),
            _spent(store, spending, session),
            session,
            _described(store, session, plan, rows_before=len(done)),
        ):
            session.start_workers()

            def begin(number: int, unit: Unit) -> None:
                listener.sample_started(unit.sample, number, len(plan.samples))
                _keep_source(store, reader, unit)

            session.run_all(itertools.chain((first,), units), _writer(store, listener), begin)
    store.drop_superseded()


@contextlib.contextmanager
def _spent(store: RunStore, spending: Spending, session: AnySession) -> Iterator[None]:
    """Write to run.json where the time of this command and of its nodes went, even if the run is interrupted."""
    try:
        yield
    finally:
        run = store.read_run()
        run["spent"] = [*(run.get("spent") or ()), spending.totals()]
        if session.spent_elsewhere():
            run["spent_on_slots"] = [*(run.get("spent_on_slots") or ()), session.spent_elsewhere()]
        store.write_run(run)


def _announce(request: Request, plan: Plan, listener: Listener, done: frozenset[str], others: list[RowHead]) -> None:
    """Tell the listener what the run will do, how many rows are done already, and which rows are measured again."""
    listener.say(
        f"{describe_sites(plan.sites)}: {plan.row_count} rows ({len(plan.samples)} samples on "
        f"{len(plan.sites.judged)} backends), device {request.device}, {request.threads} threads"
        + (f", {len(done)} done before" if done else "")
    )
    if others:
        named = ", ".join(sorted({f"{record.backend}@{record.where}" for record in others}))
        listener.say(
            f"{len(others)} earlier rows are of another environment or image than {named} is now, and are measured "
            f"again; they stay until then, and afterwards in {SUPERSEDED_FILE}"
        )


def _keep_source(store: RunStore, reader: SampleReader, unit: Unit) -> None:
    """Copy the sample's source text to the run's folder. A sample that cannot be read or written as text is skipped."""
    with contextlib.suppress(SampleError, ValueError, TypeError, RecursionError):
        keep_source(store.folder, reader.read_unit(unit))


def _writer(store: RunStore, listener: Listener) -> Keep:
    """Return the only function that writes rows to the run. After each row, the function informs the listener."""

    def keep(record: Record) -> None:
        store.append(record)
        listener.row_done(record)

    return keep


def _of_another_environment(request: Request, plan: Plan, records: list[RowHead]) -> list[RowHead]:
    """Return the existing rows that were measured in another environment or image than the plan now names.

    The key of such a row differs from every key that the plan allows for the same sample and site.
    """
    samples = {sample.name: sample for sample in plan.samples}
    found = []
    for record in records:
        sample = samples.get(record.sample)
        if record.sample_hash is None:
            # The sample could not be read when this row was written, so the row's key contains no hash to compare.
            continue
        # Do not compare the flavour: a row names the flavour that its worker reported, which the plan may not know.
        ran_on = (record.backend, record.where)
        sites = [p for p in plan.sites.judged if (p.site.backend.name, p.site.where_shown) == ran_on]
        keys: list[str] = []
        for planned in sites if sample else ():
            assert sample is not None
            keys += row_keys(request, planned, sample, record.sample_hash, record.machines)
        if keys and record.key not in keys:
            found.append(record)
    return found


@contextlib.contextmanager
def _described(store: RunStore, session: AnySession, plan: Plan, rows_before: int) -> Iterator[None]:
    """Write the command, and the machine's state before and after the command, to run.json.

    The state after the command is written even if the run is interrupted. The entry ``session`` says when the run was
    begun or last resumed, and how many rows it had at that time. From these two values, a program that watches the run
    can estimate the remaining time.
    """
    run = store.read_run()
    now = datetime.now(UTC).isoformat()
    session_facts: dict[str, Any] = {
        "command": typed_command(),
        "started": now,
        "graphnet": graphnet.__version__,
        "revision": source_revision(),
        "environment": {
            "python": platform.python_version(),
            "platform": platform.platform(),
            "trace_id": trace_id(),
        },
        "machine": session.machine(ended=False),
    }
    if "command" in run:
        # The run was resumed. Keep the entries of the first command, and add an entry for this command and its machine.
        facts = session_facts
        run["resumed"] = [*(run.get("resumed") or ()), facts]
    else:
        facts = run
        run.update(session_facts)
    run.update(schema=1, planned_rows=plan.row_count, session={"started": now, "rows_before": rows_before})
    store.write_run(run)
    complete = False
    try:
        yield
        complete = True
    finally:
        facts.update(machine=session.machine(ended=True), ended=datetime.now(UTC).isoformat())
        # Listing the installed distributions takes a second. An interrupted run does not list them, so that the command
        # exits without this delay.
        distributions = session.distributions() if complete else {}
        run.update(
            ended=facts["ended"],
            workers=session.workers(),
            distributions={**(run.get("distributions") or {}), **distributions},
            controls=[control.model_dump() for control in session.controls()],
        )
        machines = {**(run.get("machines") or {}), **session.machines()}
        if machines:
            run.update(machines=machines)
        cache = session.reference_cache()
        if cache is not None:
            run.update(reference_cache=cache)
        store.write_run(run)
