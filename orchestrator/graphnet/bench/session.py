"""A session runs the units of one request on this host. It owns the worker processes and measures the controls."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Any

from graphnet.bench.ahead import Ahead
from graphnet.bench.batches import Batches, job_count, jobs_beside_timing, most_samples
from graphnet.bench.controls import Controls
from graphnet.bench.equipment import Equipment
from graphnet.bench.listener import Listener
from graphnet.bench.outputs import TakeOutputs
from graphnet.bench.plan import PlannedSites
from graphnet.bench.processes import ProcessCosts
from graphnet.bench.reference_cache import ReferenceCache
from graphnet.bench.spending import Part, spend
from graphnet.bench.unit import Keep, SampleReader, Unit
from graphnet.bench.unit_run import UnitRun
from graphnet.bench.where import mesh_inputs_folder
from graphnet.errors import UsageError
from graphnet.measuring.machine import machine_state
from graphnet.runs.controls import Control
from graphnet.runs.request import Request
from graphnet.timeline import Timeline
from graphnet.workers.distributions import distributions_of
from graphnet.workers.local import Isolation
from graphnet.workers.pool import WorkerPool
from graphnet.workers.resident import inputs_of_residents
from graphnet.workers.share import HostShare
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
        isolation: Isolation | None = None,
    ) -> None:
        """Store the arguments. No worker is started yet.

        Args:
            request: the request of every unit.
            sites: the request's sites.
            run_folder: the folder below which artifacts are kept.
            listener: an object whose methods the session calls, for instance when a row or a stage begins.
            controls: the controls that the run has measured already.
            reader: the reader with which the units were made, so that no sample is read twice.
            take_outputs: a function that gets the outputs of each row; None if the outputs are not needed.
            timeline: the time line to which every sample process is added; None if the run has none.
            isolation: how the session's local workers are isolated from this host; None leaves them its network.
        """
        self._request = request
        self._sites = sites
        self._run_folder = run_folder
        self._listener = listener
        self._earlier = controls
        self._reader = reader or SampleReader()
        self._take_outputs = take_outputs
        self._timeline = timeline
        self._isolation = isolation
        self._costs = ProcessCosts()

    def __enter__(self) -> Session:
        with contextlib.ExitStack() as stack:
            folder = mesh_inputs_folder(self._sites) or inputs_of_residents(one.site for one in self._sites)
            share = stack.enter_context(HostShare(folder))
            request, say = self._request, self._listener.say
            samples = most_samples(job_count(request), jobs_beside_timing(request))
            pool = WorkerPool(
                share,
                request.device_type,
                say,
                request.pass_env,
                request.insecure,
                samples,
                self._timeline,
                self._isolation,
            )
            self._pool = stack.enter_context(pool)
            self._controls = Controls(self._request, self._sites.reference.site, pool, self._earlier)
            self._reference_cache = self._opened_cache(share)
            self._machine_before = machine_state()
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        with spend(Part.STOP):
            self._stack.close()

    def start_workers(self) -> None:
        """Start all workers, including those of the controls. Starting them all at once is faster than one by one.

        If a worker fails to start, the rows of its site report the failure.
        """
        sites = [planned.site for planned in self._sites]
        self._listener.waiting("workers to start: " + ", ".join(dict.fromkeys(site.text for site in sites)))
        with spend(Part.START):
            self._pool.start_all([*sites, *self._controls.sites()])
        self._listener.waiting("")

    def run(self, unit: Unit, keep: Keep) -> None:
        """Run one unit.

        ``keep`` gets each row as soon as it is measured. So if the process is killed, at most the row in progress is
        lost. To run a unit on another host, collect its rows in a list there. Write the rows of the list only after
        ``run`` has returned, so that the run gets all rows of the unit or none.

        Args:
            unit: a unit of this session's request.
            keep: a function that writes a row. It is called once per job, in the order of the jobs.

        Raises:
            KeyboardInterrupt: the run was interrupted. The interrupted job's row, with the outcome CANCELLED, has been
                written.
            StorageError: ``keep`` failed.
        """
        UnitRun(self._equipment(), unit, keep).run()

    def run_all(self, units: Iterable[tuple[int, Unit]], keep: Keep, begin: Callable[[int, Unit], None]) -> None:
        """Run units, one after the other. With ``--compile-jobs`` above 1, rows of several units compile together.

        Args:
            units: the units, each with its number in the plan.
            keep: a function that writes a row. It is called once per job, in the order of the jobs.
            begin: called with each unit right before its rows are timed.

        Raises:
            KeyboardInterrupt, StorageError: see ``run``.
        """
        equipment, jobs = self._equipment(), job_count(self._request)
        if jobs == 1:
            for number, unit in units:
                begin(number, unit)
                UnitRun(equipment, unit, keep).run()
            return
        batches = Batches(jobs, self._request.memory_bytes, jobs_beside=jobs_beside_timing(self._request))
        batched = batches.of(units)
        batch, ahead, after = next(batched, None), None, None
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
                    begin(number, unit)
                    UnitRun(equipment, unit, keep, ahead, after).run()
                    ahead.done(unit)
                ahead.close()
                if not batches.jobs_beside:
                    following = next(batched, None)
                # A batch that a failed row gave up compiles anew.
                batch, ahead, after = following, None if after is None or after.is_closed else after, None
        finally:
            for one in (ahead, after):
                if one is not None:
                    one.close()

    def _equipment(self) -> Equipment:
        return Equipment(
            self._request,
            self._sites,
            self._pool,
            self._controls,
            self._listener,
            self._reader,
            self._run_folder,
            self._costs,
            self._take_outputs,
            self._reference_cache,
        )

    def _opened_cache(self, share: HostShare) -> ReferenceCache | None:
        asked = self._request.reference_cache
        if asked is None:
            return None
        folder, shared = Path(asked).resolve(), share.inputs.parent.resolve()
        if folder.is_relative_to(shared):
            raise UsageError(f"--reference-cache {asked} is in {shared}, which workers share; give another folder")
        return ReferenceCache(folder, self._listener.say)

    def reference_cache(self) -> dict[str, int] | None:
        """Return how many entries of ``--reference-cache`` were found and added; None without this option."""
        cache = self._reference_cache
        return None if cache is None else {"found": cache.found, "added": cache.added}

    def machines(self) -> dict[str, Any]:
        """Return nothing: ``machine`` describes the only machine of this session."""
        return {}

    def spent_elsewhere(self) -> dict[str, dict[str, float]]:
        """Return nothing: all time of this session was spent by this process and those that it started."""
        return {}

    def machine(self, ended: bool) -> dict[str, Any]:
        """Return the machine's state when the session began. If ``ended`` is true, add the machine's present state."""
        return {"before": self._machine_before, "after": machine_state() if ended else None}

    def controls(self) -> list[Control]:
        """Return the controls that the run has measured so far."""
        return self._controls.results

    def reference_info(self) -> messages.GetInfoResponse | None:
        """Return what the reference's worker says of itself; None if it did not start."""
        return self._pool.known(self._sites.reference.site)

    def workers(self) -> dict[str, Any]:
        """Return facts from each running worker's answer to GetInfo, by the text of ``--backend``."""
        known = {planned.site.text: self._pool.known(planned.site) for planned in self._sites}
        return {text: _worker_facts(info) for text, info in known.items() if info is not None}

    def distributions(self) -> dict[str, dict[str, str]]:
        """Return the installed packages of each local environment that ran a worker, by the text of --backend."""
        running = [planned.site for planned in self._sites if self._pool.known(planned.site) is not None]
        found = {site.text: distributions_of(site, self._request.device_type) for site in running}
        return {text: versions for text, versions in found.items() if versions is not None}


def _worker_facts(info: messages.GetInfoResponse) -> dict[str, Any]:
    return {
        "backend": info.backend,
        "flavour": info.flavour,
        "versions": dict(info.versions),
        "requirements_sha256": info.requirements_sha256,
        "image_digest": info.image_digest,
        "host": info.host_id,
        "boot": info.boot_id,
        "environment_names": list(info.environment_names),
        "confinement": dict(info.devices[0].properties) if info.devices else {},
    }
