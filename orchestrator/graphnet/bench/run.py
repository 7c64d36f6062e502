"""Do a whole run: start a session, measure the samples one by one, write each row, and describe the run in run.json."""

from __future__ import annotations

import contextlib
import itertools
import platform
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Protocol

import graphnet
from graphnet.bench.batches import job_count, jobs_beside_timing, rows_of_batch
from graphnet.bench.limits import Limits
from graphnet.bench.listener import Listener, TakeOutputs
from graphnet.bench.missing import Missing
from graphnet.bench.plan import Plan, PlannedSites, with_identities
from graphnet.bench.repairs import Repairs
from graphnet.bench.resumed import EarlierReference, add_workers, changed_since
from graphnet.bench.session import Session
from graphnet.bench.spending import Spending, counted
from graphnet.bench.unit import Keep, SampleReader, Unit, row_keys, units_of
from graphnet.launch.distributions import source_revision
from graphnet.launch.places import Mesh, place_of
from graphnet.measuring.busy import Watch
from graphnet.measuring.fitness import in_short
from graphnet.measuring.machine import machine_state
from graphnet.runs.command import typed_command
from graphnet.runs.controls import Control
from graphnet.runs.heads import RowHead
from graphnet.runs.record import EnvironmentGroup, Record
from graphnet.runs.request import Request
from graphnet.runs.sources import keep_source
from graphnet.runs.store import SUPERSEDED_FILE, RunStore
from graphnet.talk.trace import trace_id
from graphnet.timeline import Timeline
from graphnet_contract.samples import SampleError

#: The entries of run.json that say what measured its rows.
_OF_WORKERS: Final = ("workers", "loaded")


class AnySession(Protocol):
    """Runs the units of a run: ``Session`` on this host, or a session of ``engines`` on several."""

    def __enter__(self) -> Any:
        """Begin the session."""

    def __exit__(self, *_: Any) -> None:
        """End the session, and everything that it started."""

    def run_all(self, units: Iterable[tuple[int, Unit]], keep: Keep, begin: Callable[[int, Unit], None]) -> None:
        """Start the workers and run units, each with its number in the plan. See ``Session.run_all``."""

    def entries(self, complete: bool) -> dict[str, Any]:
        """Return entries of run.json. Not ``complete``: without distributions, which take a second to list."""

    def reference_environment(self) -> EnvironmentGroup | None:
        """Return the software of the reference's worker; None if only the rows say what their references were."""


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
        is_over: Callable[[], bool],
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
    anew: bool = False,
    limits: Limits | None = None,
) -> None:
    """Measure all rows that the run lacks, and write each by a single write at once: a killed command loses one row.
    ``measured_elsewhere`` are keys of rows in other folders. ``anew`` sets all existing rows aside before the first one
    is measured. No row begins when one of ``limits`` is reached, which then names the missing rows. Raises
    StorageError, or KeyboardInterrupt when the interrupted row is CANCELLED.
    """
    limits = limits or Limits()
    store.durable = request.durable
    found = store.keep_for_resume()
    kept = [] if anew else found
    plan = with_identities(plan, kept, request.insecure)
    changed = changed_since(store.about())
    others = _of_another_environment(request, plan, kept, changed)
    done = frozenset(record.key for record in kept) - {record.key for record in others}
    _announce(request, plan, listener, done, others)
    # While a batch is timed, the samples of the next one may be read already.
    remembered = (2 if jobs_beside_timing(request) else 1) * rows_of_batch(job_count(request))
    with SampleReader(remembered) as reader, contextlib.ExitStack() as at_end:

        def units_left(some: Plan, also_done: Set[str] = frozenset()) -> Iterator[tuple[int, Unit]]:
            return units_of(request, some, done | measured_elsewhere | also_done, store.shown, reader, repairs)

        missing = Missing(plan, (head for head in kept if head.key in done))
        units = missing.following(units_left(plan))

        def name_missing() -> None:
            if limits.reached:
                limits.missing = frozenset(missing.rows(units_left))

        at_end.callback(name_missing)
        # The number of rows does not show whether the run is complete: some may be of earlier versions of samples.
        first = next(units, None)
        if first is None or limits.is_over():
            return
        kept_on = (head for head in kept if head.key in done)
        # Only `golden record`, which has no option --anew, takes the outputs.
        earlier = EarlierReference(plan, store.shown, kept_on, changed, may_begin_anew=take_outputs is None)
        busy = (watch or Watch()).busy_machine()
        if busy is not None:
            listener.say(busy.sentence())
        unfit = in_short()
        if unfit:
            listener.say(unfit)
        session = make_session(
            request,
            plan.sites,
            store.folder,
            listener,
            [] if anew else store.controls(),
            reader,
            take_outputs,
            timeline,
            limits.is_over,
        )
        spending = Spending(timeline)
        written = () if request.reference_cache is None else (Path(request.reference_cache),)
        with (
            counted(spending),
            _spent(store, spending),
            session,
            _described(store, session, plan, rows_before=len(done), anew=anew) as note_workers,
            limits.watching(store.folder, *written),
        ):

            def begin(number: int, unit: Unit) -> None:
                earlier.require_equal(session.reference_environment())
                note_workers()
                listener.sample_started(unit.sample, number, len(plan.samples))
                # A sample that cannot be read or written as text is skipped.
                with contextlib.suppress(SampleError, ValueError, TypeError, RecursionError):
                    keep_source(store.folder, reader.read_unit(unit))

            def keep(record: Record) -> None:
                if session.reference_environment() is None:
                    # The references of a fleet are known only by their rows.
                    earlier.require_equal(record.reference_environment)
                note_workers()
                store.append(record)
                missing.measured(record)
                listener.row_done(record)

            session.run_all(limits.until_over(itertools.chain((first,), units)), keep, begin)
    store.drop_superseded()


@contextlib.contextmanager
def _spent(store: RunStore, spending: Spending) -> Iterator[None]:
    """Write to run.json where the time of this command went, even if the run is interrupted."""
    try:
        yield
    finally:
        run = store.read_run()
        run["spent"] = [*(run.get("spent") or ()), spending.totals()]
        store.write_run(run)


def _announce(request: Request, plan: Plan, listener: Listener, done: frozenset[str], others: list[RowHead]) -> None:
    """Tell the listener what the run will do, how many rows are done already, and which rows are measured again."""
    threads = dict.fromkeys(request.under(conditions).threads for conditions in plan.conditions)
    listener.say(
        f"{_where(plan.sites)}: {plan.row_count} rows ({len(plan.samples)} samples on "
        f"{len(plan.sites.judged)} backends), device {request.device}, {' and '.join(map(str, threads))} threads"
        + (f", {len(done)} done before" if done else "")
    )
    if others:
        named = ", ".join(sorted({f"{record.backend}@{record.where}" for record in others}))
        listener.say(
            f"{len(others)} earlier rows are of another environment or image than {named} is now, or of other files of "
            f"it, and are measured again; they stay until then, and afterwards in {SUPERSEDED_FILE}"
        )


def _where(sites: PlannedSites) -> str:
    """Say where the run's backends run: in the mesh (with each worker's image), in local environments, or elsewhere."""
    judged = {one.site.text: place_of(one.site) for one in sites.judged}
    mesh = [place.describe() for place in (place_of(one.site) for one in sites) if isinstance(place, Mesh)]
    elsewhere = [text for text, place in judged.items() if not place.is_built and not isinstance(place, Mesh)]
    parts = [f"the running mesh ({', '.join(mesh)})"] if mesh else []
    if any(place.is_built for place in judged.values()):
        no_mesh = not mesh and not all(one.site.where for one in sites.judged)
        parts.append("local environments" + (" (no mesh is up)" if no_mesh else ""))
    return ", ".join(parts + elsewhere)


def _of_another_environment(
    request: Request, plan: Plan, records: list[RowHead], changed: Mapping[str, str]
) -> list[RowHead]:
    """Return the existing rows that the plan's sites would not measure now: no key fits, as their environment or image
    was another one, or their backend's files, its packages or its native libraries have changed since.
    """
    samples = {sample.name: sample for sample in plan.samples}
    found = []
    for record in records:
        sample = samples.get(record.sample)
        # A row of a sample that could not be read has a key without a hash, which nothing can be compared with.
        if sample is None or record.sample_hash is None:
            continue
        # Do not compare the flavour: a row names the flavour that its worker reported, which the plan may not know.
        ran_on = (record.backend, record.where)
        sites = [p for p in plan.sites.judged if (p.site.backend.name, p.site.where_shown) == ran_on]
        keys = [key for p in sites for key in row_keys(request, p, sample, record.sample_hash, record.machines)]
        adapters = {p.adapter_sha256 for p in sites} - {""}
        is_edited = bool(adapters and record.adapter) and record.adapter not in adapters
        if sites and (record.key not in keys or is_edited or record.loaded in changed):
            found.append(record)
    return found


@contextlib.contextmanager
def _described(
    store: RunStore, session: AnySession, plan: Plan, rows_before: int, anew: bool
) -> Iterator[Callable[[], None]]:
    """Write the command, and the machine's state before and after it, to run.json, even if the run is interrupted. The
    entry ``session`` says when the run was begun or last resumed, and how many rows it had, so that a watcher can
    estimate the remaining time. The function that is yielded writes what is known of the workers, if that has become
    more: it must be called before each row, so that a killed run says what measured its rows. With ``anew``, its first
    call sets the existing rows aside: everything that can refuse the run has been checked then.
    """
    run = store.read_run()
    machine = {"before": machine_state(), "after": None}
    now = datetime.now(UTC).isoformat()
    session_facts: dict[str, Any] = {
        "command": typed_command(),
        "started": now,
        "graphnet": graphnet.__version__,
        "revision": source_revision(),
        "environment": {"python": platform.python_version(), "platform": platform.platform(), "trace_id": trace_id()},
        "machine": machine,
    }
    if "command" in run:
        # The run was resumed. Keep the entries of the first command, and add an entry for this command and its machine.
        facts = session_facts
        run["resumed"] = [*(run.get("resumed") or ()), facts]
    else:
        facts = run
        run.update(session_facts)
    run.update(planned_rows=plan.row_count, session={"started": now, "rows_before": rows_before})
    store.write_run(run)
    complete = noted = False
    known: set[tuple[str, str]] = set()

    def note_workers() -> None:
        nonlocal noted
        if anew and not noted:
            store.set_rows_aside()
            run["controls"] = []
        entries = session.entries(False)
        now = {(name, key) for name in _OF_WORKERS for key in entries[name]}
        # A row that follows shows what these controls say, so they must be kept even if the power fails.
        now |= {("controls", str(number)) for number in range(len(entries["controls"]))}
        if not noted or not now <= known:
            noted = True
            known.update(now)
            add_workers(run, entries)
            run["controls"] = entries["controls"]
            store.write_run(run)

    try:
        yield note_workers
        complete = True
    finally:
        facts.update(machine={**machine, "after": machine_state()}, ended=datetime.now(UTC).isoformat())
        entries = session.entries(complete)
        workers = {name: entries.pop(name, {}) for name in _OF_WORKERS}
        if noted:
            add_workers(run, workers)
        else:
            # No row was measured, so the controls of the existing rows stay as they are.
            entries.pop("controls", None)
        for name in {"distributions", "machines"} & entries.keys():
            entries[name] = {**(run.get(name) or {}), **entries[name]}
        if "spent_on_slots" in entries:
            entries["spent_on_slots"] = [*(run.get("spent_on_slots") or ()), entries["spent_on_slots"]]
        run.update(ended=facts["ended"], **entries)
        store.write_run(run)
