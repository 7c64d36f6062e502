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
from graphnet.engines.order import Finished, Machine, Order
from graphnet.errors import BackendUnavailable, WorkerLost
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
        """Store the arguments. ``with`` opens the fleet. ``units`` counts those that were done before, too."""
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
        #: How often each unit was tried, by the key of its first row.
        self._attempts: Counter[str] = Counter()
        self._shown = time.monotonic()

    def __enter__(self) -> FleetSession:
        self._fleet.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._fleet.__exit__(*error)

    def run_all(self, units: Iterable[tuple[int, Unit]], keep: Keep, begin: Callable[[int, Unit], None]) -> None:
        """Run units on the slots; results bring the sources, so ``begin`` is not called. An interrupt leaves out the
        units in flight. Raises BackendUnavailable if a machine ends the run.
        """
        named = {machines: self._fleet.slots(machines) for machines in self._request.machines}
        self._listener.say(", ".join(f"{name or 'any machine'}: {count} slots" for name, count in named.items()))
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
        self._attempts[unit.jobs[0].key] += 1
        self._tell(finished.problem)
        return self._attempts[unit.jobs[0].key] < ATTEMPTS

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
        # Note the machine first: when a row is kept, run.json must say what measured it.
        if finished is not None and problem is None:
            self._note(unit, finished)
        # An interrupt in between would leave some rows of the unit to another machine.
        with _uninterrupted():
            for record in records:
                if record.key not in asked or record.key in self._kept:
                    self._doubled += 1
                    continue
                self._kept.add(record.key)
                del asked[record.key]
                keep(record)
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

    def reference_environment(self) -> None:
        """Return None: each machine has a reference of its own, and its rows say which."""

    def entries(self, complete: bool) -> dict[str, Any]:
        """Return the entries of run.json. What several machines had is described as on the first of them."""
        machines = self._machines.values()
        found: dict[str, Any] = {
            "workers": dict(ChainMap(*(one.workers for one in machines))),
            "loaded": dict(ChainMap(*(one.loaded for one in machines))),
            "distributions": dict(ChainMap(*(one.distributions for one in machines))) if complete else {},
            "controls": [control.model_dump() for control in self._controls],
        }
        if machines:
            described = {"node", "machine_class", "state"}
            found["machines"] = {host: one.model_dump(include=described) for host, one in self._machines.items()}
        if self._spent:
            found["spent_on_slots"] = {
                part: {name: round(value, 3) for name, value in spent.items()} for part, spent in self._spent.items()
            }
        return found


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """Hold back SIGINT and SIGTERM until the end. If blocked, another thread, for instance of Ray, would take them."""
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


def session_on(fleet: Callable[[Order], Fleet], units: int) -> MakeSession:
    """Return what ``bench.run.execute`` needs to run a number of units, which is that of the whole run, on a fleet."""

    def make(
        request: Request,
        sites: PlannedSites,
        run_folder: Path,
        listener: Listener,
        controls: Iterable[Control],
        *_: object,
    ) -> FleetSession:
        order = Order(
            request=request,
            run_folder=str(run_folder.absolute()),
            memory_is_default=request.memory_is_default,
        )
        return FleetSession(fleet(order), request, sites, run_folder, listener, units, controls)

    return make
