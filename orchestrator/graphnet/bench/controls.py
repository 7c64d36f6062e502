"""Measure the controls of a run on its first samples.

A control times the reference against another process that computes the same in the same way, so the ratio of their
times should be 1. runs/controls.py defines the record of a control.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from graphnet.bench.draft import device_group
from graphnet.bench.processes import FurtherPairs, ProcessCosts
from graphnet.bench.reference import Reference
from graphnet.bench.start import new_cache_key
from graphnet.devices import find_device
from graphnet.errors import BackendUnavailable, WorkerLost
from graphnet.measuring.pairs import Measurement, PairedTimes
from graphnet.runs.controls import AA, NOPE, Control
from graphnet.runs.request import AUTO, MeasurePolicy, Request
from graphnet.workers.pool import WorkerPool
from graphnet.workers.site import Site, WhereKind, parse_site
from graphnet_contract import messages

#: The controls are measured on this number of samples, the first ones of the run. The control `A/A` times a second
#: process of the reference; the control `nope` times the backend that runs the graph uncompiled.
_SAMPLES: Final = 3
_BUDGET_NS: Final = 2_000_000_000

_Side = Callable[[], tuple[Site, messages.Start]]


@dataclass(frozen=True)
class _Beside:
    """The sample on which controls are measured: name, reference, inputs, and a predictor of process start times."""

    sample: str
    reference: Reference
    inputs: Path
    costs: ProcessCosts


class Controls:
    """Measures the controls of one run and collects them in ``results``."""

    def __init__(self, request: Request, reference: Site, pool: WorkerPool, earlier: Iterable[Control] = ()) -> None:
        """Store the arguments. ``earlier`` holds the controls that the run has measured already."""
        self._request = request
        self._reference = reference
        self._pool = pool
        self.results = list(earlier)

    def sites(self) -> list[Site]:
        """Return the sites, other than the reference's site, on which controls still have to be measured."""
        if len({control.sample for control in self.results}) >= _SAMPLES:
            return []
        return [self._nope_site()] if self._runs_nope() else []

    def measure(self, sample: str, reference: Reference, inputs: Path, costs: ProcessCosts) -> None:
        """Measure the controls on this sample if the run still needs controls. The run continues if a control fails.

        Args:
            sample: the sample's name.
            reference: the warm reference of this sample.
            inputs: the file of the sample's inputs.
            costs: predicts how long a further process takes to start.

        Raises:
            WorkerLost: the reference's worker went away.
        """
        done = {control.sample for control in self.results}
        if sample in done or len(done) >= _SAMPLES:
            return
        # Give the control's process a new cache key, because the process of a row has a new key, too. With the
        # reference's key, the control's process would find the reference's caches.
        start = replace(reference.start, cache_key=new_cache_key(self._request))
        beside = _Beside(sample, reference, inputs, costs)
        self._measure_one(AA, beside, lambda: (self._reference, start))
        if self._runs_nope():
            self._measure_one(NOPE, beside, lambda: self._nope(start))

    def _runs_nope(self) -> bool:
        return self._reference.kind in (WhereKind.DEFAULT, WhereKind.LOCAL)

    def _nope_site(self) -> Site:
        text = f"{NOPE}@{self._reference.where}" if self._reference.where else NOPE
        return parse_site(text, self._request.device_type)

    def _nope(self, start: messages.Start) -> tuple[Site, messages.Start]:
        site = self._nope_site()
        return site, replace(start, backend=NOPE, flavour=self._pool.get(site).info.flavour)

    def _measure_one(self, control: str, beside: _Beside, side: _Side) -> None:
        measured = None
        problem = "the sample ended instead"
        try:
            site, start = side()
            measured = self._measured(beside, site, start)
        except BackendUnavailable as error:
            problem = str(error)
        except WorkerLost as error:
            if beside.reference.stream.lost:
                raise
            problem = str(error)
        if measured is not None and measured.void:
            problem = f"its times are void: {', '.join(measured.void)}"
        ratio = measured.speedup if measured is not None and not measured.void else None
        info = beside.reference.worker.info
        device = device_group(find_device(info, self._request.device), info.boot_id)
        self.results.append(
            Control(
                control=control,
                sample=beside.sample,
                ratio=ratio,
                stable=measured.stable if measured is not None else None,
                processes=measured.timing.processes if measured is not None else None,
                problem=None if ratio is not None else problem,
                host=device.host,
                machine_class=device.machine_class,
            )
        )

    def _measured(self, beside: _Beside, site: Site, start: messages.Start) -> Measurement | None:
        """Time the reference against a control's process on ``site``.

        The number of pairs of processes (one of the reference, one of the control) is chosen as for a row. Return None
        if a process of the first pair ended early.
        """
        request, reference, worker = self._request, beside.reference, self._pool.get(site)
        with worker.client.open(start, beside.inputs) as stream:
            if not stream.until_ready():
                return None
            pairs = beside.costs.choose(request, site.text, stream.progress, reference.stream.progress)
            for one in (reference.stream, stream):
                one.next_row(request.budget_s)
            times = PairedTimes(self._policy(), request.seed, request.threads, pairs=pairs.count(request))
            if not times.measure_pair(reference.stream, stream):
                return None
            stream.finish()
        limited = request.processes == AUTO
        further = FurtherPairs(reference, worker, start, beside.inputs, limited, request.budget_s)
        found = further.measure(times, pairs, beside.costs, site.text, stream.progress)
        return times.measurement(found.fewer)

    def _policy(self) -> MeasurePolicy:
        policy = self._request.policy
        return replace(policy, budget_ns=min(policy.budget_ns, _BUDGET_NS))
