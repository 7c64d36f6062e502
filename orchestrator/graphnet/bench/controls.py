"""Measure the controls of a run beside its first samples. A control times two equal sides, so its ratio should be 1.

runs/controls.py defines the record of a control.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

from graphnet.bench.reference import Reference
from graphnet.errors import BackendUnavailable, WorkerLost
from graphnet.measuring.pairs import measure
from graphnet.runs.controls import AA, NOPE, Control
from graphnet.runs.request import MeasurePolicy, Request
from graphnet.workers.pool import WorkerPool
from graphnet.workers.site import Site, WhereKind, parse_site
from graphnet_contract import messages

#: Both controls (`A/A` and `nope`) are measured on this number of samples: the first ones of the run.
_SAMPLES: Final = 3
_BUDGET_NS: Final = 2_000_000_000

_Side = Callable[[], tuple[Site, messages.Start]]


class Controls:
    """Measures the controls of one run and collects them in ``results``."""

    def __init__(self, request: Request, reference: Site, pool: WorkerPool, earlier: Iterable[Control] = ()) -> None:
        """Keep the arguments. ``earlier`` are the controls that the run has measured already."""
        self._request = request
        self._reference = reference
        self._pool = pool
        self.results = list(earlier)

    def measure(self, sample: str, reference: Reference, start: messages.Start, inputs: Path) -> None:
        """Measure the controls on this sample if the run still needs some. The run continues if a control fails.

        Args:
            sample: the sample's name.
            reference: the warm reference of this sample.
            start: the message that opened the reference.
            inputs: the file of the sample's inputs.

        Raises:
            WorkerLost: the reference's worker went away.
        """
        done = {control.sample for control in self.results}
        if sample in done or len(done) >= _SAMPLES:
            return
        self._measure_one(AA, sample, reference, lambda: (self._reference, start), inputs)
        if self._reference.kind in (WhereKind.DEFAULT, WhereKind.LOCAL):
            self._measure_one(NOPE, sample, reference, lambda: self._nope(start), inputs)

    def _nope(self, start: messages.Start) -> tuple[Site, messages.Start]:
        text = f"{NOPE}@{self._reference.where}" if self._reference.where else NOPE
        site = parse_site(text, self._request.device_type)
        return site, replace(start, backend=NOPE, flavour=self._pool.get(site).info.flavour)

    def _measure_one(self, control: str, sample: str, reference: Reference, side: _Side, inputs: Path) -> None:
        measured = None
        problem = "the sample ended instead"
        try:
            site, start = side()
            with self._pool.get(site).client.open(start, inputs) as stream:
                if stream.until_ready():
                    measured = measure(reference.stream, stream, self._policy(), self._request.seed)
        except BackendUnavailable as error:
            problem = str(error)
        except WorkerLost as error:
            if reference.stream.lost:
                raise
            problem = str(error)
        ratio = measured.speedup if measured is not None and not measured.void else None
        self.results.append(
            Control(
                control=control,
                sample=sample,
                ratio=ratio,
                stable=measured.stable if measured is not None else None,
                problem=None if ratio is not None else problem,
            )
        )

    def _policy(self) -> MeasurePolicy:
        policy = self._request.policy
        return replace(policy, budget_ns=min(policy.budget_ns, _BUDGET_NS))
