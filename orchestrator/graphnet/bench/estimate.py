"""Estimates how long a planned run will take and how much it will write, from the rows of earlier runs."""

from __future__ import annotations

import contextlib
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from graphnet.bench.plan import Plan, PlannedSite
from graphnet.errors import GraphNetError
from graphnet.launch.places import place_of
from graphnet.runs.listing import find_runs
from graphnet.runs.record import Record
from graphnet.runs.request import Request, parse_slots
from graphnet.runs.store import RESULTS_FILE, RunStore
from graphnet.runs.times import TIMES_FILE

#: Only the newest runs are read, and so many rows of each, so that the estimate takes about a second.
_MOST_RUNS: Final = 20
MOST_ROWS: Final = 500
#: The seconds of a row of which nothing is known, without its --budget: to start, compile and judge a small graph.
_GUESS_S: Final = 20.0
_MB: Final = 1 << 20


class Basis(StrEnum):
    """The rows from which a row's time was estimated, the best first."""

    same = "the same sample and backend"
    backend = "the same backend and options"
    flavours = "the same backend with other options"
    others = "other backends"
    guess = "--budget alone, a guess"


@dataclass(frozen=True)
class RowEstimate:
    """The estimated time of one row, and the rows from which it comes."""

    seconds: float
    basis: Basis


@dataclass(frozen=True)
class Estimate:
    """The estimate of a run. ``rows`` has one entry per sample and site, in the order of the plan.

    ``run_bytes`` is None if no earlier run says how large rows are; ``environment_bytes`` are those of environments
    that the run must build.
    """

    rows: dict[tuple[str, str], RowEstimate]
    seconds: float
    run_bytes: int | None
    environment_bytes: int

    @property
    def bases(self) -> dict[Basis, int]:
        """Return how many rows were estimated from each kind of earlier rows, the best kind first."""
        counts = Counter(one.basis for one in self.rows.values())
        return {basis: counts[basis] for basis in Basis if counts[basis]}


@dataclass(frozen=True)
class _Earlier:
    """The time of one earlier row, in seconds: all of it but the timing, which --budget limits, and the timing."""

    sample: str
    backend: str
    site: tuple[str, str, str]
    fixed_s: float
    timed_s: float
    budget_s: float

    def seconds(self, budget_s: float) -> float:
        return self.fixed_s + self.timed_s * budget_s / self.budget_s


def estimate(request: Request, plan: Plan, runs: Path) -> Estimate:
    """Estimate a run from the runs in the folder ``runs``, which need not exist. Runs that cannot be read are left out.

    The rows of several slots are measured at the same time. Raises nothing.
    """
    earlier, bytes_per_row = _read(runs)
    by_row = {(one.sample, one.site): one for one in earlier}
    rows = {
        (sample.name, planned.site.text): _row(request.budget_s, sample.name, planned, by_row, earlier)
        for sample in plan.samples
        for planned in plan.sites.judged
    }
    written = None if bytes_per_row is None else round(bytes_per_row * plan.row_count)
    slots = 1 if request.slots is None else parse_slots(request.slots)[0]
    seconds = sum(one.seconds for one in rows.values()) * len(plan.machines) / slots
    return Estimate(rows, seconds, written, sum(_to_build(plan.sites, request.device_type).values()))


def _row(
    budget_s: float,
    sample: str,
    planned: PlannedSite,
    by_row: dict[tuple[str, tuple[str, str, str]], _Earlier],
    earlier: Sequence[_Earlier],
) -> RowEstimate:
    site = planned.site.identity
    same = by_row.get((sample, site))
    if same is not None:
        return RowEstimate(same.seconds(budget_s), Basis.same)
    kinds = {
        Basis.backend: [one for one in earlier if one.site == site],
        Basis.flavours: [one for one in earlier if one.backend == planned.site.backend.name],
        Basis.others: earlier,
    }
    for basis, found in kinds.items():
        if found:
            return RowEstimate(statistics.median(one.seconds(budget_s) for one in found), basis)
    return RowEstimate(_GUESS_S + budget_s, Basis.guess)


def _read(runs: Path) -> tuple[list[_Earlier], float | None]:
    """Read the times of earlier rows, the oldest first, and how many bytes a row takes on disk."""
    found: list[_Earlier] = []
    sizes: list[float] = []
    entries = find_runs(runs)[-_MOST_RUNS:] if runs.is_dir() else []
    for entry in entries:
        with contextlib.suppress(GraphNetError, OSError):
            store = RunStore.open(entry.folder)
            heads = store.heads()
            if not heads:
                continue
            about, records = store.about(), list(store.rows_of(heads[:MOST_ROWS]))
            files = (entry.folder / name for name in (RESULTS_FILE, TIMES_FILE))
            sizes.append(sum(file.stat().st_size for file in files if file.is_file()) / len(heads))
            budget_s = about.request.budget_s or 0.0
            spent_s = sum(part.wall_s for parts in about.spent or () for part in parts.values())
            # Of a large run only some rows are read, so only their share of its time is theirs.
            found += _earlier(records, len(records), spent_s * len(records) / len(heads), budget_s)
    return found, statistics.median(sizes) if sizes else None


def _earlier(records: Iterable[Record], count: int, spent_s: float, budget_s: float) -> list[_Earlier]:
    """Return the times of the rows of one run. What the run spent beside its rows belongs to all of them alike."""
    known = []
    for record in records:
        timing = record.timing
        timed_ns = 0 if timing is None else (timing.timed_ns or 0) + (timing.untimed_ns or 0)
        stages_ns = sum(ns for stage, ns in (record.stage_ns or {}).items() if stage != "measure")
        if stages_ns + timed_ns:
            known.append((record, stages_ns / 1e9, timed_ns / 1e9))
    rest_s = max(0.0, spent_s - sum(fixed + timed for _, fixed, timed in known)) / max(1, count)
    return [
        _Earlier(
            sample=record.sample,
            backend=record.backend,
            site=(record.backend, record.flavour, record.where),
            fixed_s=fixed_s + rest_s,
            timed_s=timed_s if budget_s else 0.0,
            budget_s=budget_s or 1.0,
        )
        for record, fixed_s, timed_s in known
    ]


def _to_build(sites: Iterable[PlannedSite], device_type: str) -> dict[Path, int]:
    """Return the bytes of each environment that the run must build, by its folder."""
    missing: dict[Path, int] = {}
    for planned in sites:
        environment = place_of(planned.site).environment(device_type) if place_of(planned.site).is_local else None
        if environment is not None and not environment.ready:
            missing[environment.path] = (planned.site.flavour.disk_mb or 0) * _MB
    return missing
