"""Run the units of a run on the slots of a fleet: of this host (slots.py) or of a Ray cluster (ray_fleet.py).

The driver below is the only writer of the run. It keeps at most two units per slot in flight, and accepts the result of
a unit only as a whole. The fleet starts a unit again if its slot dies.
"""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from collections import ChainMap, Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

from graphnet.bench.draft import RowDraft
from graphnet.bench.endings import ending_of_error
from graphnet.bench.listener import Listener
from graphnet.bench.plan import PlannedSites
from graphnet.bench.run import MakeSession
from graphnet.bench.spending import Part, spend
from graphnet.bench.unit import Keep, Unit
from graphnet.engines.order import Finished, Machine
from graphnet.errors import BackendUnavailable, WorkerLost
from graphnet.measuring.machine import machine_state
from graphnet.runs.controls import Control
from graphnet.runs.record import Record
from graphnet.runs.request import Request
from graphnet.runs.sources import write_source

#: The number of units per slot that are in flight at the same time: one runs, and the next waits for the slot.
IN_FLIGHT: Final = 2
#: How many slots may say that they cannot run a unit before the unit is given up.
ATTEMPTS: Final = 3
_HELD_BACK: Final = (signal.SIGINT, signal.SIGTERM)
#: How long to wait for a result before the progress is shown again, in seconds.
_LOOK_S: Final = 5.0
#: How often the progress is also printed as a line, in seconds.
SHOWN_EVERY_S: Final = 300.0


@dataclass(frozen=True)
class Answer:
    """The end of one unit: its result, or the reason why every attempt to run it failed."""

    unit: Unit
    finished: Finished | None
    problem: str = ""


class Fleet(Protocol):
    """Slots on which units run. A unit whose slot dies is started again on another slot, a few times."""

    def __enter__(self) -> Any:
        """Find the slots. Raises UsageError or BackendUnavailable if there are none."""

    def __exit__(self, *_: Any) -> None:
        """Stop all units that still run."""

    def slots(self, machines: str) -> int:
        """Return the present number of slots of a class of machines."""

    def submit(self, unit: Unit) -> None:
        """Start a unit on a slot of its class of machines, or queue it for the next free one."""

    def wait(self, timeout_s: float) -> list[Answer]:
        """Return the units that have ended. Wait for the first one, but not longer than ``timeout_s``."""


@dataclass
class _ClassProgress:
    """The rows and units that one class of machines has returned so far."""

    rows: int = 0
    units: int = 0
    hosts: set[str] = field(default_factory=set)
    first: float | None = None
    last: float = 0.0

    def add(self, finished: Finished) -> None:
        self.last = time.monotonic()
        self.first = self.last if self.first is None else self.first
        self.units += 1
        self.rows += len(finished.rows)
        self.hosts.add(finished.host)

    def seconds_per_unit(self) -> float | None:
        if self.first is None or self.units < 2:
            return None
        return (self.last - self.first) / (self.units - 1)


class FleetSession(contextlib.AbstractContextManager["FleetSession"]):
    """A session whose units run on the slots of a fleet (see ``AnySession`` in bench/run.py)."""

    def __init__(
        self,
        fleet: Fleet,
        request: Request,
        sites: PlannedSites,
        run_folder: Path,
        listener: Listener,
        units: int,
        controls: Iterable[Control] = (),
    ) -> None:
        """Store the arguments. The fleet is opened by ``with``.

        Args:
            fleet: the slots.
            request: the run's request.
            sites: the request's sites.
            run_folder: the run's folder, to which the sources of the samples are written.
            listener: an object whose methods report the progress.
            units: the number of units of the whole run, those that were done before included.
            controls: the controls that the run has measured already.
        """
        self._fleet = fleet
        self._request = request
        self._sites = sites
        self._run_folder = run_folder
        self._listener = listener
        self._units = units
        self._controls = list(controls)
        self._machines: dict[str, Machine] = {}
        self._spent: dict[str, Counter[str]] = {}
        self._progress: dict[str, _ClassProgress] = {}
        self._kept: set[str] = set()
        self._doubled = 0
        self._done = 0
        #: A lower bound of the number of units that an earlier command did.
        self._done_before = 0
        #: The number of lost units by reason, and the reasons that were said.
        self._problems: Counter[str] = Counter()
        self._told: set[str] = set()
        self._attempts: Counter[tuple[str, str]] = Counter()
        self._machine_before = machine_state()
        self._shown = time.monotonic()

    def __enter__(self) -> FleetSession:
        self._fleet.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._fleet.__exit__(*error)

    def start_workers(self) -> None:
        """Say how many slots there are. Their workers start with the first unit of each."""
        named = {machines: self._fleet.slots(machines) for machines in self._request.machines}
        self._listener.say(", ".join(f"{name or 'any machine'}: {count} slots" for name, count in named.items()))

    def run_all(self, units: Iterable[tuple[int, Unit]], keep: Keep, begin: Callable[[int, Unit], None]) -> None:
        """Run units on the slots. ``begin`` is not called: the sources of samples come with the results.

        Raises:
            KeyboardInterrupt: the run was interrupted. The rows of the units in flight are missing from the run.
            BackendUnavailable: a machine cannot take part, for a reason that ends the run.
            StorageError: ``keep`` failed.
        """
        # The number of missing units is not known in advance, because each unit is made when a slot needs it.
        queue = _Queue(self._counted(units), self._request.machines)
        flying: Counter[str] = Counter()
        while True:
            for machines in self._request.machines:
                most = IN_FLIGHT * max(1, self._fleet.slots(machines))
                while flying[machines] < most and (unit := queue.next(machines)) is not None:
                    self._fleet.submit(unit)
                    flying[machines] += 1
            if not flying.total():
                break
            with spend(Part.SLOTS):
                answers = self._fleet.wait(_LOOK_S)
            for answer in answers:
                if self._tries_again(answer):
                    self._fleet.submit(answer.unit)
                    continue
                flying[answer.unit.machines] -= 1
                self._accept(answer, keep)
            self._show(self._state(flying))
        self._summarize()

    def _counted(self, units: Iterable[tuple[int, Unit]]) -> Iterator[tuple[int, Unit]]:
        """Yield the units. Count those that were left out before each, because an earlier command did them."""
        per_sample = len(self._request.machines)
        for made, (number, unit) in enumerate(units):
            self._done_before = max(self._done_before, (number - 1) * per_sample - made)
            yield number, unit

    def _tries_again(self, answer: Answer) -> bool:
        """Return whether a unit is to be started again because its slot could not run units at all."""
        finished, unit = answer.finished, answer.unit
        if finished is None or finished.problem is None or (finished.is_final and not self._kept):
            return False
        self._attempts[unit.sample, unit.machines] += 1
        self._tell(finished.problem)
        return self._attempts[unit.sample, unit.machines] < ATTEMPTS

    def _accept(self, answer: Answer, keep: Keep) -> None:
        unit, finished = answer.unit, answer.finished
        problem = answer.problem if finished is None else finished.problem
        if finished is not None and finished.is_final and problem is not None and not self._kept:
            raise BackendUnavailable(problem)
        self._done += 1
        done = min(self._done + self._done_before, self._units)
        self._listener.sample_started(unit.sample, done, self._units)
        records = [] if finished is None else [Record.read(line) for line in finished.rows]
        asked = {job.key: job for job in unit.jobs}
        # An interrupt in between would leave some rows of the unit to another machine.
        with _uninterrupted():
            for record in records:
                if record.key not in asked or record.key in self._kept:
                    self._doubled += 1
                    continue
                self._kept.add(record.key)
                del asked[record.key]
                keep(record)
        if finished is not None and problem is None:
            self._note(unit, finished)
        if asked:
            self._keep_lost(unit, set(asked), problem or "the machine returned fewer rows than it was asked for", keep)

    def _keep_lost(self, unit: Unit, keys: set[str], problem: str, keep: Keep) -> None:
        """Write the rows that no machine returned. Their outcome is WORKER_LOST, so --resume measures them."""
        self._tell(problem)
        self._problems[problem] += 1
        ending = ending_of_error(WorkerLost(problem))
        for job in unit.jobs:
            if job.key in keys:
                keep(RowDraft(unit, job, self._sites.named(job.site).site, None).finish(ending))

    def _tell(self, problem: str) -> None:
        """Say why units do not run, once for each reason."""
        if problem not in self._told:
            self._told.add(problem)
            self._listener.say(f"graphnet: {problem}")

    def _note(self, unit: Unit, finished: Finished) -> None:
        self._progress.setdefault(unit.machines, _ClassProgress()).add(finished)
        self._controls += finished.controls
        for part, seconds in finished.spent.items():
            self._spent.setdefault(part, Counter()).update(seconds)
        if finished.machine is not None:
            self._machines[finished.machine.host] = finished.machine
        if finished.source is not None and unit.sample_hash is not None:
            write_source(self._run_folder, unit.sample_hash, finished.source)

    def _show(self, state: str) -> None:
        """Show the state on the live line and, now and then, as a line of its own: a log has no live line."""
        self._listener.working(state)
        if time.monotonic() - self._shown >= SHOWN_EVERY_S:
            self._shown = time.monotonic()
            self._listener.say(state)

    def _state(self, flying: Counter[str]) -> str:
        """Return the live line: units in flight and done, per class of machines, with an estimate for each."""
        left = max(0, self._units - self._done - self._done_before) / len(self._request.machines)
        parts = []
        for machines in self._request.machines:
            done = self._progress.get(machines, _ClassProgress())
            each = done.seconds_per_unit()
            estimate = "" if each is None else f", about {left * each / 60:.0f} min left"
            name = machines or f"{len(done.hosts)} machines"
            parts.append(f"{name}: {flying[machines]} in flight, {done.rows} rows{estimate}")
        return "; ".join(parts)

    def _summarize(self) -> None:
        for machines, done in self._progress.items():
            name = f"{machines}: " if machines else ""
            self._listener.say(f"{name}{done.rows} rows of {done.units} units on {len(done.hosts)} machines")
        if self._doubled:
            self._listener.say(
                f"graphnet: {self._doubled} rows came back twice, or were not asked for, and are dropped"
            )
        for problem, count in self._problems.items():
            self._listener.say(f"graphnet: {count} units were lost: {problem}")

    def controls(self) -> list[Control]:
        """Return the controls of all sessions. Each names its machine."""
        return list(self._controls)

    def machine(self, ended: bool) -> dict[str, Any]:
        """Return the state of the host that drives the run. ``machines`` describes those that measure."""
        return {"before": self._machine_before, "after": machine_state() if ended else None}

    def machines(self) -> dict[str, Any]:
        """Return facts about each machine that ran a unit, by its boot id."""
        return {
            host: one.model_dump(include={"node", "machine_class", "state"}) for host, one in self._machines.items()
        }

    def workers(self) -> dict[str, Any]:
        """Return facts about the workers of the first machine that had each, by the text of ``--backend``."""
        return dict(ChainMap(*(one.workers for one in self._machines.values())))

    def distributions(self) -> dict[str, dict[str, str]]:
        """Return the installed packages of each environment on the first machine that had it."""
        return dict(ChainMap(*(one.distributions for one in self._machines.values())))

    def reference_cache(self) -> dict[str, int] | None:
        """Return None: a fleet uses no cache of references."""
        return None

    def spent_elsewhere(self) -> dict[str, dict[str, float]]:
        """Return the seconds that the slots spent, by part."""
        return {part: {name: round(value, 3) for name, value in spent.items()} for part, spent in self._spent.items()}


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """Hold back SIGINT and SIGTERM for a moment. One that came is delivered at the end.

    Blocking the signals would not do: another thread, for instance one of Ray's, would take them.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    before = {number: signal.signal(number, lambda one, _: came.append(one)) for number in _HELD_BACK}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if came:
            signal.raise_signal(came[0])


class _Queue:
    """Hands out the units of each class of machines, in order. Units are made when they are needed."""

    def __init__(self, units: Iterable[tuple[int, Unit]], machines: Sequence[str]) -> None:
        self._units: Iterator[tuple[int, Unit]] = iter(units)
        #: Units that were made while a unit of another class was looked for.
        self._waiting: dict[str, deque[Unit]] = {name: deque() for name in machines}

    def next(self, machines: str) -> Unit | None:
        """Return the next unit of a class; None if there is none left."""
        waiting = self._waiting[machines]
        while not waiting:
            found = next(self._units, None)
            if found is None:
                return None
            self._waiting[found[1].machines].append(found[1])
        return waiting.popleft()


def session_on(fleet: Callable[[Request, Path], Fleet], units: int) -> MakeSession:
    """Return what ``bench.run.execute`` needs to run units on a fleet.

    Args:
        fleet: makes the fleet, from the request and the run's folder.
        units: the number of units of the whole run.
    """

    def make(
        request: Request,
        sites: PlannedSites,
        run_folder: Path,
        listener: Listener,
        controls: Iterable[Control],
        *_: object,
    ) -> FleetSession:
        return FleetSession(fleet(request, run_folder), request, sites, run_folder, listener, units, controls)

    return make
