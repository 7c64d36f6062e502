"""The objects of a session that the run of a unit needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from graphnet.bench.controls import Controls
from graphnet.bench.listener import Listener, TakeOutputs
from graphnet.bench.plan import PlannedSites
from graphnet.bench.processes import ProcessCosts
from graphnet.bench.reference_cache import ReferenceCache
from graphnet.bench.shared_compiles import SharedCompiles
from graphnet.bench.unit import SampleReader
from graphnet.launch.pool import WorkerPool
from graphnet.runs.request import Request


@dataclass(frozen=True)
class Equipment:
    """The equipment of the run of a unit; the optional ones are None where the request does not ask for them.

    ``is_over`` says whether no further row may begin.
    """

    request: Request
    sites: PlannedSites
    pool: WorkerPool
    controls: Controls | None
    listener: Listener
    reader: SampleReader
    run_folder: Path
    costs: ProcessCosts
    compiles: SharedCompiles
    is_over: Callable[[], bool]
    take_outputs: TakeOutputs | None = None
    reference_cache: ReferenceCache | None = None
    #: Makes the controls of a number of threads, which the conditions of a unit may change.
    controls_of: Callable[[int], Controls | None] = lambda _: None
    #: Whether rows are timed. Their verdict needs no trials.
    is_timed: bool = True
    #: A row is timed until it is known whether the compiled graph takes so many times as long as the reference.
    limit: float | None = None

    def under(self, conditions: Mapping[str, int]) -> Equipment:
        """Return what a unit with these conditions needs."""
        request = self.request.under(conditions)
        return replace(self, request=request, controls=self.controls_of(request.threads)) if conditions else self
