"""The objects of a session that the run of a unit needs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from graphnet.bench.controls import Controls
from graphnet.bench.listener import Listener
from graphnet.bench.outputs import TakeOutputs
from graphnet.bench.plan import PlannedSites
from graphnet.bench.processes import ProcessCosts
from graphnet.bench.reference_cache import ReferenceCache
from graphnet.bench.unit import SampleReader
from graphnet.runs.request import Request
from graphnet.workers.pool import WorkerPool


@dataclass(frozen=True)
class Equipment:
    """The objects of a session that the run of a unit needs.

    Attributes:
        request: the run's request.
        sites: the request's sites.
        pool: the workers of the run.
        controls: measures the run's controls.
        listener: an object whose methods the run calls to report its progress.
        reader: reads samples.
        run_folder: the run's folder.
        costs: predicts how long a further process of a site takes to start.
        take_outputs: a function that gets the outputs of each row; None if the outputs are not needed.
        reference_cache: the kept float64 outputs of earlier runs; None without ``--reference-cache``.
    """

    request: Request
    sites: PlannedSites
    pool: WorkerPool
    controls: Controls
    listener: Listener
    reader: SampleReader
    run_folder: Path
    costs: ProcessCosts
    take_outputs: TakeOutputs | None = None
    reference_cache: ReferenceCache | None = None
