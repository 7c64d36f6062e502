"""A session runs the units of one request on this host. It owns the worker processes and measures the controls."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any

from graphnet.bench.ahead import Ahead
from graphnet.bench.batches import Batches, job_count, jobs_beside_timing, most_samples
from graphnet.bench.controls import Controls
from graphnet.bench.draft import environment_of
from graphnet.bench.equipment import Equipment
from graphnet.bench.listener import Listener, TakeOutputs
from graphnet.bench.plan import PlannedSites
from graphnet.bench.processes import ProcessCosts
from graphnet.bench.reference_cache import ReferenceCache
from graphnet.bench.shared_compiles import SharedCompiles
from graphnet.bench.spending import Part, spend
from graphnet.bench.unit import Keep, SampleReader, Unit
from graphnet.bench.unit_run import UnitRun
from graphnet.errors import UsageError
from graphnet.launch.distributions import distributions_of
from graphnet.launch.local import Isolation, Rooms
from graphnet.launch.places import place_of
from graphnet.launch.pool import Worker, WorkerPool
from graphnet.launch.resident import inputs_of_residents
from graphnet.launch.share import HostShare
from graphnet.measuring.machine import machine_id
from graphnet.runs.controls import Control
from graphnet.runs.record import EnvironmentGroup
from graphnet.runs.request import Request
from graphnet.timeline import Timeline
from graphnet_contract import messages


class Session(contextlib.AbstractContextManager["Session"]):
    """Runs units, one after the other. Use a session in a ``with`` statement; its end stops the workers."""

    def __init__(
        self,
        request: Request,
        sites: PlannedSites,
        run_folder: Path,
        listener: Listener,
        controls: Iterable[Control] = (),
        reader: SampleReader | None = None,
        take_outputs: TakeOutputs | None = None,
        timeline: Timeline | None = None,
        is_over: Callable[[], bool] = lambda: False,
        isolation: Isolation | None = None,
        measures_controls: bool = True,
    ) -> None:
        """Store the arguments. ``controls`` were measured already; ``reader`` has made the units. No row begins when
        ``is_over`` is true. Without ``measures_controls``, the rows' times cannot be judged.
        """
        self._request = request
        self._sites = sites
        self._run_folder = run_folder
        self._listener = listener
        self._earlier = list(controls)
        #: The controls by the number of threads, which the conditions of rows may change.
        self._controls: dict[int, Controls] = {}
        self._reader = reader or SampleReader()
        self._take_outputs = take_outputs
        self._timeline = timeline
        self._is_over = is_over
        self._isolation = isolation
        self._measures_controls = measures_controls

    def __enter__(self) -> Session:
        with contextlib.ExitStack() as stack:
            of_mesh = (place_of(one.site).inputs() for one in self._sites)
            found = next((folder for folder in of_mesh if folder is not None), None)
            share = stack.enter_context(HostShare(found or inputs_of_residents(one.site for one in self._sites)))
            request, say = self._request, self._listener.say
            samples = most_samples(job_count(request), jobs_beside_timing(request))
            pool = stack.enter_context(
                WorkerPool(
                    share,
                    request.device_type,
                    say,
                    request.pass_env,
                    request.insecure,
                    samples,
                    self._timeline,
                    self._isolation,
                    Rooms.of(request.no_isolation, self._run_folder),
                )
            )
            reference = self._sites.reference

            def controls_of(threads: int) -> Controls | None:
                if reference is None or not self._measures_controls:
                    return None
                if threads not in self._controls:
                    earlier = [one for one in self._earlier if (one.threads or request.threads) == threads]
                    asked = request.under({"threads": threads})
                    self._controls[threads] = Controls(asked, reference.site, pool, earlier)
                return self._controls[threads]

            self._with = Equipment(
                request,
                self._sites,
                pool,
                controls_of(request.threads),
                self._listener,
                self._reader,
                self._run_folder,
                ProcessCosts(),
                SharedCompiles(),
                self._is_over,
                self._take_outputs,
                self._opened_cache(share),
                controls_of,
            )
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        with spend(Part.STOP):
            self._stack.close()

    def start_workers(self) -> None:
        """Start all workers at once, which is faster. If one fails to start, the rows of its site report it."""
        sites = [planned.site for planned in self._sites]
        self._listener.waiting("workers to start: " + ", ".join(dict.fromkeys(site.worker for site in sites)))
        with spend(Part.START):
            controls = self._with.controls
            self._with.pool.start_all([*sites, *(controls.sites() if controls is not None else ())])
        self._listener.waiting("")

    def run(self, unit: Unit, keep: Keep, is_timed: bool = True, limit: float | None = None) -> None:
        """Run one unit. ``keep`` gets each row when it is measured. Another host keeps the rows back until ``run``
        returns, so that the run gets all rows of a unit or none. An interrupted job has its row, CANCELLED. Without
        ``is_timed``, the rows have a verdict and no times; ``limit`` see ``Equipment``.
        """
        equipment = replace(self._with.under(unit.conditions), is_timed=is_timed, limit=limit)
        UnitRun(equipment, unit, keep).run()

    def run_all(self, units: Iterable[tuple[int, Unit]], keep: Keep, begin: Callable[[int, Unit], None]) -> None:
        """Start the workers, and run the numbered units. ``begin`` gets each right before its rows are timed."""
        self.start_workers()
        equipment, jobs = self._with, job_count(self._request)
        if jobs == 1:
            for number, unit in units:
                begin(number, unit)
                self.run(unit, keep)
            return
        batches = Batches(jobs, self._request.memory_bytes, jobs_beside=jobs_beside_timing(self._request))
        batched = batches.of(units)
        batch, ahead, after = next(batched, None), None, None

        def give_up() -> None:
            for one in (ahead, after):
                if one is not None:
                    one.give_up()

        equipment.pool.on_other_run = give_up
        try:
            while batch is not None:
                with spend(Part.COMPILING):
                    if ahead is None:
                        ahead = Ahead(equipment, batches)
                        ahead.begin([unit for _, unit in batch])
                    ahead.finish()
                following = next(batched, None) if batches.jobs_beside else None
                # A unit that still has to make its inputs needs the room that the next batch would take.
                if following is not None and all(ahead.prepared(unit) for _, unit in batch):
                    after = Ahead(equipment, batches, timed=ahead)
                    with spend(Part.COMPILING):
                        after.begin([unit for _, unit in following])
                for number, unit in batch:
                    if self._is_over():
                        return
                    begin(number, unit)
                    UnitRun(equipment.under(unit.conditions), unit, keep, ahead, after).run()
                    ahead.done(unit)
                ahead.close()
                if not batches.jobs_beside:
                    following = next(batched, None)
                # A batch that a failed row or a wait for another run gave up compiles anew.
                if after is not None and after.is_closed:
                    after.close()
                    after = None
                batch, ahead, after = following, after, None
        finally:
            for one in (ahead, after):
                if one is not None:
                    one.close()
            equipment.pool.on_other_run = lambda: None

    def _opened_cache(self, share: HostShare) -> ReferenceCache | None:
        asked = self._request.reference_cache
        if asked is None:
            return None
        folder, shared = Path(asked).resolve(), share.inputs.parent.resolve()
        if folder.is_relative_to(shared):
            raise UsageError(f"--reference-cache {asked} is in {shared}, which workers share; give another folder")
        return ReferenceCache(folder, self._listener.say)

    def entries(self, complete: bool) -> dict[str, Any]:
        """Return the entries of run.json about this session (see ``AnySession``)."""
        found = {
            "workers": self.workers(),
            "distributions": self.distributions() if complete else {},
            "loaded": self.loaded(),
            "controls": [control.model_dump() for control in self.controls()],
        }
        cache = self._with.reference_cache
        if cache is not None:
            found["reference_cache"] = {"found": cache.found, "added": cache.added}
        return found

    def controls(self) -> list[Control]:
        """Return the controls that the run has measured so far."""
        measured = [one for held in self._controls.values() for one in held.results]
        others = [one for one in self._earlier if (one.threads or self._request.threads) not in self._controls]
        return others + measured

    def reference_environment(self) -> EnvironmentGroup | None:
        """Return the software of the reference's worker; None if it did not start."""
        worker = self._reference()
        return None if worker is None else environment_of(worker)

    def reference_info(self) -> messages.GetInfoResponse | None:
        """Return what the reference's worker says of itself; None if it did not start."""
        worker = self._reference()
        return None if worker is None else worker.info

    def _reference(self) -> Worker | None:
        reference = self._sites.reference
        return None if reference is None else self._with.pool.running(reference.site)

    def workers(self) -> dict[str, Any]:
        """Return facts from each running worker's answer to GetInfo, by the text of ``--backend``."""
        return {
            text: {
                "backend": (info := worker.info).backend,
                "flavour": info.flavour,
                "versions": dict(info.versions),
                "requirements_sha256": info.requirements_sha256,
                "image_digest": info.image_digest,
                "adapter_sha256": info.adapter_sha256,
                "loaded_sha256": worker.loaded_sha256,
                "stayed": worker.process is None,
                "host": info.host_id,
                "boot": info.boot_id,
                "environment_names": list(info.environment_names),
                "confinement": dict(info.devices[0].properties) if info.devices else {},
            }
            for text, worker in self._running()
        }

    def loaded(self) -> dict[str, Any]:
        """Return what the workers on this host have loaded, by the hash that rows name (see ``Place.loaded``)."""
        found = {worker.loaded_sha256: dict(worker.loaded) for _, worker in self._running() if worker.loaded}
        return {name: {"host": machine_id(), **loaded} for name, loaded in found.items()}

    def _running(self) -> Iterator[tuple[str, Worker]]:
        for planned in self._sites:
            worker = self._with.pool.running(planned.site)
            if worker is not None:
                yield planned.site.text, worker

    def distributions(self) -> dict[str, dict[str, str]]:
        """Return the installed packages of each local environment that ran a worker, by the text of --backend."""
        running = [planned.site for planned in self._sites if self._with.pool.running(planned.site) is not None]
        found = {site.text: distributions_of(site, self._request.device_type) for site in running}
        return {text: versions for text, versions in found.items() if versions is not None}
