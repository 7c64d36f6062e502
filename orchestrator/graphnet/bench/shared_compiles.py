"""Rows that differ only in their seed compile the same graph. The first one's compile caches serve the others."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from graphnet.bench.start import job_cache_key, new_cache_key
from graphnet.bench.unit import Job, Unit
from graphnet.launch.pool import Worker
from graphnet.launch.site import Site
from graphnet.runs.request import Request

_SEED: Final = "seed"
#: The caches of a row are certain to be there only if at most one other row began since. A row that compiles anew has
#: more keys than one.
_KEPT: Final = 2


@dataclass(frozen=True)
class SharedCompile:
    """A compile with empty caches, whose caches further rows find.

    Attributes:
        worker: the caches are on this worker.
        stage_ns: the duration of the stage `compile`, in ns.
    """

    worker: Worker
    cache_key: str
    stage_ns: int


class SharedCompiles:
    """The compiles of a session that rows with another seed may share. Rows without a seed of their own share none.

    The seed decides about the values of inputs and weights only. A compiler that makes some of them constants keys its
    caches by them, and so compiles again.
    """

    def __init__(self) -> None:
        self._found: dict[tuple[str, ...], SharedCompile] = {}
        #: The keys of the caches, in the order of their last use.
        self._used: list[str] = []

    def of(self, unit: Unit, job: Job, site: Site, worker: Worker) -> SharedCompile | None:
        """Return the compile of another row whose caches this row can find on its worker; None if there is none."""
        found = self._found.get(_graph(unit, job, site))
        # A worker keeps the caches of few keys that no sample uses (storage/caches.py of the worker).
        is_kept = found is not None and found.cache_key in self._used[-_KEPT:]
        return found if is_kept and found is not None and found.worker is worker else None

    def key(self, request: Request, site: Site, shared: SharedCompile | None) -> str:
        """Return the key of the caches of a row's first process, which ``of`` has found a compile for, or None."""
        if shared is not None:
            key = shared.cache_key
        else:
            key = new_cache_key() if _SEED in site.conditions else job_cache_key(request)
        self._used.append(key)
        return key

    def add(self, unit: Unit, job: Job, site: Site, compiled: SharedCompile) -> None:
        """Let further rows share the compile of this row, which was the first."""
        if _SEED in site.conditions:
            self._found[_graph(unit, job, site)] = compiled
            self._used.append(compiled.cache_key)


def _graph(unit: Unit, job: Job, site: Site) -> tuple[str, ...]:
    """Return what decides about the compiled graph: all that a row has but its seed."""
    conditions = {name: value for name, value in site.conditions.items() if name != _SEED}
    return (site.worker, json.dumps([job.options, conditions], sort_keys=True), unit.place, unit.sample_hash or "")
