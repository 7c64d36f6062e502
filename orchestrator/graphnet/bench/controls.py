"""Measure the controls of a run on its first samples.

A control times the reference against another process that computes the same in the same way, so the ratio of their
times should be 1. runs/controls.py defines the record of a control.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from graphnet.bench.draft import device_group
from graphnet.bench.pair_processes import may_start_two
from graphnet.bench.processes import FurtherPairs, ProcessCosts
from graphnet.bench.reference import Reference
from graphnet.bench.start import job_cache_key
from graphnet.devices import find_device
from graphnet.errors import BackendUnavailable, WorkerLost
from graphnet.launch.places import place_of
from graphnet.launch.pool import WorkerPool
from graphnet.launch.site import Site, parse_site
from graphnet.measuring.pairs import PairedTimes
from graphnet.runs.controls import AA, NOPE, Control, Spread, bound_of, spread_of, spreads_by_class
from graphnet.runs.request import AUTO, MeasurePolicy, Request
from graphnet_contract import messages

#: So many usable A/A controls (a second process of the reference) are enough, and so many samples are tried for them.
#: The control `nope` (a backend that compiles nothing) only shows that another worker is measured alike, and no row is
#: judged by it. So it is measured once, on the first sample on which it runs, with a part of the budget.
USABLE: Final = 3
MOST_TRIED: Final = 10
_SHARE_OF_NOPE: Final = 1 / 3
#: A machine changes within hours, so after each so many seconds, so many usable controls are measured again.
_AGAIN_S: Final = 3600.0
_USABLE_AGAIN: Final = 1


class Controls:
    """Measures the controls of one run and collects them in ``results``."""

    def __init__(self, request: Request, reference: Site, pool: WorkerPool, earlier: Iterable[Control] = ()) -> None:
        """Store the arguments. ``earlier`` holds the controls that the run has measured before it was resumed."""
        self._request = request
        self._reference = reference
        self._pool = pool
        self.results = list(earlier)
        #: The number of controls in ``results`` that do not show what the machine is like now.
        self._old = len(self.results)
        self._wanted = USABLE
        self._since_s = time.monotonic()

    def _present(self) -> list[Control]:
        """Return the controls that show what the machine is like now: those of the present hour."""
        if time.monotonic() - self._since_s > _AGAIN_S:
            self._old, self._wanted, self._since_s = len(self.results), _USABLE_AGAIN, time.monotonic()
        return self.results[self._old :]

    def sites(self) -> list[Site]:
        """Return the sites, other than the reference's site, on which controls still have to be measured."""
        return [self._nope_site()] if self._needs_more() and self._needs_nope() else []

    def spread(self, machine_class: str | None) -> Spread | None:
        """Return how much pairs of equal programs differ, as far as the controls so far show it."""
        return spread_of(spreads_by_class(self.results), machine_class)

    def bound(self, machine_class: str | None) -> float:
        """Return the difference that counts as one, as far as the controls so far show it."""
        return bound_of(self.results, machine_class, self._request.half_width)

    def measure(self, sample: str, reference: Reference, inputs: Path, costs: ProcessCosts) -> None:
        """Measure what controls the run still needs on this sample. Only a lost reference (WorkerLost) ends the run."""
        if not self._needs_more() or sample in {control.sample for control in self._present()}:
            return
        # With the reference's key, the control's process would find the reference's caches, as no row's process does.
        start = replace(reference.start, cache_key=job_cache_key(self._request))
        policy = self._request.policy
        times = partial(self._measured, reference, inputs, costs)
        self._add(AA, sample, reference, lambda: times(policy, self._reference, start))
        if self._needs_nope():
            short = replace(policy, budget_ns=int(policy.budget_ns * _SHARE_OF_NOPE))
            self._add(NOPE, sample, reference, lambda: times(short, *self._nope(start)))

    def _needs_more(self) -> bool:
        tried = [control for control in self._present() if control.control == AA]
        return sum(control.usable for control in tried) < self._wanted and len(tried) < MOST_TRIED

    def _needs_nope(self) -> bool:
        tried = [control for control in self._present() if control.control == NOPE]
        has_run = any(control.ratio is not None for control in tried)
        return place_of(self._reference).is_built and not has_run and len(tried) < self._wanted

    def _nope_site(self) -> Site:
        text = f"{NOPE}@{self._reference.where}" if self._reference.where else NOPE
        return parse_site(text, self._request.device_type)

    def _nope(self, start: messages.Start) -> tuple[Site, messages.Start]:
        site = self._nope_site()
        return site, replace(start, backend=NOPE, flavour=self._pool.get(site).info.flavour)

    def _add(self, control: str, sample: str, reference: Reference, measure: Callable[[], PairedTimes | None]) -> None:
        times = measured = lost = None
        problem = "the sample ended instead"
        try:
            times = measure()
            measured = times.measurement() if times is not None else None
        except BackendUnavailable as error:
            problem = str(error)
        except WorkerLost as error:
            lost = error if reference.stream.lost else None
            problem = str(error)
        if measured is not None and measured.void:
            problem = f"its times are void: {', '.join(measured.void)}"
        ratio = measured.speedup if measured is not None and not measured.void else None
        info = reference.worker.info
        device = device_group(find_device(info, self._request.device), info.boot_id)
        self.results.append(
            Control(
                control=control,
                sample=sample,
                ratio=ratio,
                stable=measured.stable if measured is not None else None,
                processes=measured.timing.processes if measured is not None else None,
                spread=times.spread if times is not None and ratio is not None else None,
                problem=None if ratio is not None else problem,
                host=device.host,
                machine_class=device.machine_class,
                threads=self._request.threads,
                measured=datetime.now(UTC).isoformat(timespec="seconds"),
            )
        )
        if lost is not None:
            # The control is in the results, so it is not tried on this sample again and costs no row.
            raise lost

    def _measured(
        self,
        reference: Reference,
        inputs: Path,
        costs: ProcessCosts,
        policy: MeasurePolicy,
        site: Site,
        start: messages.Start,
    ) -> PairedTimes | None:
        """Time the reference against a control's process, as for a row. None: a process of the first pair ended."""
        request, worker = self._request, self._pool.get(site)
        with worker.client.open(start, inputs) as stream:
            if not stream.until_ready():
                return None
            pairs = costs.choose(request, site.text, stream.progress, reference.stream.progress)
            for one in (reference.stream, stream):
                one.next_row(request.budget_s)
            # Only a narrow interval makes a control usable.
            times = PairedTimes(policy, request.seed, request.threads, pairs=pairs.count(request), gives_up=True)
            if not times.measure_pair(reference.stream, stream):
                return None
            stream.finish()
        limited = request.processes == AUTO
        both = may_start_two(request, (reference.worker, worker), (reference.stream.progress, stream.progress))
        further = FurtherPairs(reference, worker, start, inputs, limited, request.budget_s, may_start_two=both)
        further.measure(times, pairs, costs, site.text, stream.progress)
        return times
