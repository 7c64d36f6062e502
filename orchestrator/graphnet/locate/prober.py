"""Run candidates, as a run does its samples: each is a unit of the mesh, in processes of its own with their limits."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final

from graphnet.bench.listener import Listener
from graphnet.bench.plan import PlannedSite, plan_sites
from graphnet.bench.session import Session
from graphnet.bench.unit import Job, SampleReader, Unit
from graphnet.engines.choose import is_on_one_host_alone, make_fleet
from graphnet.engines.fleet import ATTEMPTS, Answer, Fleet
from graphnet.engines.order import Order
from graphnet.errors import BackendUnavailable
from graphnet.outcomes import RETRIED, Outcome
from graphnet.runs.record import Record
from graphnet.runs.request import AUTO, EVERY_GPU, OptionValue, Request, Scheme, parse_slots
from graphnet_contract.backend import Knob

#: How long to wait for a slot before looking again, in seconds.
_LOOK_S: Final = 5.0
#: How often a candidate is tried before the search gives up: a measurement that failed says nothing about it.
_TRIES: Final = 3


class Unmeasured(BackendUnavailable):
    """A candidate was not measured in several tries. ``why`` is the last outcome with its message."""

    def __init__(self, backend: str, name: str, why: str) -> None:
        super().__init__(
            f"{backend} could not measure {name} in {_TRIES} tries ({why}); go on with --resume when it can"
        )
        self.why = why


@dataclass(frozen=True)
class Where:
    """Where candidates are measured side by side: on slots of this host, or on a cluster. By default, one at a time.

    Attributes:
        slots: the slots of this host, as ``--slots`` takes them.
        on: the cluster, as ``--on`` takes it.
    """

    slots: str | None = None
    on: tuple[str, ...] = ()


ONE_AT_A_TIME: Final = Where()

#: The timing of candidates. Those of a slow row have a few seconds to show that they are slow or not.
_SHORTEST: Final = {"trials": 1, "min_time_s": 0.0, "budget_s": 0.0, "processes": 1}
_DECIDING: Final = {"trials": 20, "min_time_s": 0.2, "budget_s": 10.0, "half_width": 0.05, "processes": AUTO}


def probe_request(
    request: Request, backend: str, timeout_s: float, is_slow: bool = False, where: Where = ONE_AT_A_TIME
) -> Request:
    """Return the request of a run's candidates: the run's settings, but with as few timed calls as possible."""
    device = "cuda" if request.device == EVERY_GPU else request.device
    count = 1 if where.slots is None else parse_slots(where.slots)[0]
    changed = request.model_copy(
        update={
            "device": device,
            "memory_bytes": request.memory_bytes // (count if request.memory_is_default else 1),
            "backends": [backend],
            "options": {backend: request.options.get(backend, {})},
            "samples": [],
            "suite": None,
            "filters": [],
            "shard": None,
            "timeout_s": min(request.timeout_s, timeout_s),
            "recompile": 0.0,
            "compile_jobs": 1,
            "inputs": Scheme.mesh,
            "repair": "none",
            "reference_cache": None,
            "keep_artifacts": False,
            "profile": False,
            "warm_compile": False,
            "whole_models": False,
            "on": list(where.on),
            "slots": where.slots,
            **(_DECIDING if is_slow else _SHORTEST),
        }
    )
    return changed.with_memory_by_default() if request.memory_is_default else changed


class Prober(contextlib.AbstractContextManager["Prober"]):
    """Measures candidates on one backend beside the reference. The workers stay running from one to the next.

    If the request names slots or a cluster, candidates that were begun are measured side by side.
    """

    def __init__(
        self,
        request: Request,
        folder: Path,
        listener: Listener,
        is_timed: bool = False,
        say: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Store the arguments; ``request`` is one of ``probe_request``. Without ``is_timed``, candidates make no timed
        calls. ``say`` shows what the slots wait for. Raises UsageError if the request names no backend.
        """
        self._say = say
        self._request = request
        self._folder = folder
        self._listener = listener
        self._is_timed = is_timed
        self._sites = plan_sites(request)
        self._reader = SampleReader()
        self._beside: SideBySide | None = None

    def __enter__(self) -> Prober:
        with contextlib.ExitStack() as stack:
            stack.enter_context(self._reader)
            if is_on_one_host_alone(self._request):
                arguments = (self._request, self._sites, self._folder, self._listener)
                session = Session(*arguments, reader=self._reader, measures_controls=False)
                self._session = stack.enter_context(session)
                self._session.start_workers()
            else:
                order = Order(
                    request=self._request,
                    run_folder=str(self._folder.absolute()),
                    memory_is_default=self._request.memory_is_default,
                    is_timed=self._is_timed,
                    measures_controls=False,
                )
                fleet = stack.enter_context(make_fleet(order, self._say))
                self._beside = SideBySide(fleet, self._request.machines[0])
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._stack.close()

    @property
    def site(self) -> PlannedSite:
        """Return the backend's site."""
        return self._sites.judged[0]

    @property
    def knobs(self) -> dict[str, Knob]:
        """Return the knobs that change the row's options, by name, from coarse to fine."""
        site, options = self.site.site, self.site.options
        known = site.backend.knobs_of(site.flavour.name, self._request.device_type)
        return {knob.name: knob for knob in known if site.backend.turned(options, [knob]) != options}

    @property
    def slots(self) -> int:
        """Return how many candidates are measured side by side; 0 if each is measured when it is asked for."""
        return 0 if self._beside is None else self._beside.slots

    @property
    def free(self) -> int:
        """Return how many candidates can be begun now."""
        return 0 if self._beside is None else self._beside.free

    def entries(self, name: str) -> tuple[str, ...]:
        """Return the names of the knobs of which a knob is the sum; none if it turns off one thing."""
        return tuple(knob.name for knob in self.site.site.backend.entries(self.knobs[name]))

    def knob(self, name: str) -> Knob:
        """Return a knob of ``knobs``, or one of its entries."""
        known = self.knobs
        if name in known:
            return known[name]
        entries = self.site.site.backend.entries(known[name.partition(":")[0]])
        return next(one for one in entries if one.name == name)

    def options(self, knobs: Sequence[str]) -> dict[str, OptionValue]:
        """Return the row's options with knobs turned."""
        return self.site.site.backend.turned(self.site.options, [self.knob(name) for name in knobs])

    def begin(self, sample: Path, name: str, knobs: Sequence[str] = ()) -> None:
        """Begin to measure a sample if a slot is free. ``measure`` with the same arguments then waits for its end."""
        if self._beside is not None and self._beside.free:
            self._beside.begin(self._unit(sample, name, knobs))

    def measure(self, sample: Path, name: str, knobs: Sequence[str] = (), limit: float | None = None) -> Record:
        """Measure the sample in a folder, again if it was not measured, for instance because the worker vanished.

        With ``limit``, it is timed until it is known whether it takes so many times as long as the reference: not on
        slots. Raises Unmeasured if it is not measured in several tries either, and BackendUnavailable.
        """
        unit = self._unit(sample, name, knobs)
        for _ in range(_TRIES):
            if self._beside is None:
                rows: list[Record] = []
                self._session.run(unit, rows.append, self._is_timed, limit)
                row = rows[0]
            else:
                row = self._beside.measured(unit)
            if row.outcome is Outcome.CANCELLED:
                raise KeyboardInterrupt
            if row.outcome not in RETRIED:
                return row
        raise Unmeasured(self.site.site.text, name, f"{row.outcome}: {row.message or 'no message'}")

    def _unit(self, sample: Path, name: str, knobs: Sequence[str]) -> Unit:
        planned = self.site
        job = Job(
            site=planned.site.text,
            key=hashlib.sha256(name.encode()).hexdigest(),
            options=self.options(knobs),
            artifacts=f"artifacts/{name}",
            command="",
        )
        return Unit(
            sample=name,
            place=str(sample),
            sample_hash=self._reader.read(str(sample)).sample_hash,
            machines=self._request.machines[0],
            conditions=planned.site.conditions,
            jobs=(job,),
        )


class SideBySide:
    """Candidates on the slots of a fleet, by the keys of their rows."""

    def __init__(self, fleet: Fleet, machines: str) -> None:
        self._fleet = fleet
        self._machines = machines
        self._running: set[str] = set()
        self._ended: dict[str, Answer] = {}

    @property
    def slots(self) -> int:
        return self._fleet.slots(self._machines)

    @property
    def free(self) -> int:
        return max(0, self.slots - len(self._running))

    def begin(self, unit: Unit) -> None:
        key = unit.jobs[0].key
        if key not in self._running and key not in self._ended:
            self._running.add(key)
            self._fleet.submit(unit)

    def measured(self, unit: Unit) -> Record:
        """Wait until a unit has ended, and return its row.

        Raises Unmeasured if it ended its slot each time, and BackendUnavailable if no slot can run it.
        """
        key = unit.jobs[0].key
        for _ in range(ATTEMPTS):
            self.begin(unit)
            while key not in self._ended:
                for answer in self._fleet.wait(_LOOK_S):
                    ended = answer.unit.jobs[0].key
                    self._running.discard(ended)
                    self._ended[ended] = answer
            answer = self._ended.pop(key)
            finished = answer.finished
            if finished is None:
                # The fleet has tried it several times.
                raise Unmeasured(unit.jobs[0].site, unit.sample, answer.problem)
            if finished.rows:
                return Record.read(finished.rows[0])
            problem = finished.problem or "the slot returned no row"
            if finished.is_final:
                break
        raise BackendUnavailable(f"{problem}; go on with --resume")
