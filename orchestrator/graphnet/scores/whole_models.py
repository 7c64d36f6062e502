"""Compares the measured time of each whole model with the sum of the times of its graphs.

The model's row times all its graphs together in one process, in the order in which the model calls them. The sum adds
each graph's own time, multiplied by its number of calls. The two differ, because calls in one process share caches,
reuse each other's memory, and have overhead between them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from graphnet.outcomes import Outcome
from graphnet.runs.figure_texts import measured
from graphnet.runs.flags import speedup_left_out
from graphnet.runs.record import Record
from graphnet.units import Measured


@dataclass(frozen=True)
class WholeModelScore:
    """The time of one whole model on one backend: measured as a whole, and as the sum over the model's graphs.

    All times are in ns per call of the model; None if unknown. The sums are known only if every graph has a usable row
    (see ``GraphTimes.is_right``); ``missing`` names the graphs without one. ``calls`` counts the graph calls in one
    call of the model. ``speedup`` is None, too, if the outcome is not OK or a flag voids it.
    """

    sample: str
    backend: str
    outcome: Outcome
    speedup: Measured | None
    reference_ns: int | None
    compiled_ns: int | None
    graphs: int
    calls: int
    sum_reference_ns: int | None
    sum_compiled_ns: int | None
    missing: tuple[str, ...]

    @property
    def sum_speedup(self) -> float | None:
        """Return the sum of the reference times divided by the sum of the compiled times; None if a sum is unknown."""
        if self.sum_reference_ns is None or not self.sum_compiled_ns:
            return None
        return self.sum_reference_ns / self.sum_compiled_ns


@dataclass(frozen=True, slots=True)
class GraphTimes:
    """The facts of a graph's row that the sum of a model needs. Times are in ns per call; None if unknown.

    ``is_right``: the outcome is OK, it has both times, and none of its flags voids its speedup.
    """

    sample: str
    site: str
    is_right: bool
    reference_ns: int | None
    compiled_ns: int | None

    @classmethod
    def of(cls, record: Record) -> GraphTimes:
        """Take the times from the row of a graph."""
        timed = record.reference_ns is not None and record.compiled_ns is not None
        is_right = record.outcome is Outcome.OK and timed and speedup_left_out(record.flags) is None
        return cls(record.sample, record.site, is_right, record.reference_ns, record.compiled_ns)


def score_whole_models(models: Iterable[Record], graphs: Iterable[GraphTimes]) -> list[WholeModelScore]:
    """Compare the time of every whole model (a row of kind ``model``) with its graphs' times on the same site."""
    models = list(models)
    wanted = {f"{model.sample}/{graph}" for model in models for graph in model.graph_calls or ()}
    known = {(row.sample, row.site): row for row in graphs if row.sample in wanted}
    return [_score(model, known) for model in models]


def _score(model: Record, known: Mapping[tuple[str, str], GraphTimes]) -> WholeModelScore:
    counts = model.graph_calls or {}
    rows = {name: known.get((f"{model.sample}/{name}", model.site)) for name in counts}
    timed = {name: row for name, row in rows.items() if row is not None and row.is_right}
    missing = tuple(name for name in counts if name not in timed)
    whole = bool(counts) and not missing
    counted = model.outcome is Outcome.OK and speedup_left_out(model.flags) is None
    return WholeModelScore(
        sample=model.sample,
        backend=model.site,
        outcome=model.outcome,
        speedup=measured(model, model.speedup) if counted else None,
        reference_ns=model.reference_ns,
        compiled_ns=model.compiled_ns,
        graphs=len(counts),
        calls=sum(counts.values()),
        sum_reference_ns=_sum(counts, [row.reference_ns for row in timed.values()]) if whole else None,
        sum_compiled_ns=_sum(counts, [row.compiled_ns for row in timed.values()]) if whole else None,
        missing=missing,
    )


def _sum(counts: Mapping[str, int], times: Sequence[int | None]) -> int:
    return sum(count * (time or 0) for count, time in zip(counts.values(), times, strict=True))
