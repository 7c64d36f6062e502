"""Compares the measured time of each whole model with the sum of the times of its graphs.

For the row of a model, all its graphs are timed together in one process, in the order in which the model calls them.
For the sum, each graph's separate time is multiplied by the number of calls of this graph, and these products are
added. The measured time differs from the sum, because calls in one process share caches, reuse each other's memory, and
have overhead between them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from graphnet.outcomes import Outcome
from graphnet.runs.flags import speedup_left_out
from graphnet.runs.record import Ratio, Record


@dataclass(frozen=True)
class WholeModelScore:
    """The time of one whole model on one backend: measured as a whole, and as the sum over the model's graphs.

    All times are in ns per call of the model. ``reference_ns`` and ``compiled_ns`` come from the model's own row; they
    are None if this row has no times. The sums over the graphs are known only if every graph has a usable row (see
    ``GraphTimes.is_right``); otherwise, they are None. ``missing``
    names the graphs without such a row. ``graphs`` is the number of the model's graphs, and ``calls`` the number of
    graph calls in one call of the model.
    """

    sample: str
    backend: str
    outcome: Outcome
    speedup: Ratio | None
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

    ``is_right`` says whether a sum may use the row: its outcome is OK, it has both times, and it has no flag that keeps
    its speedup out of scores (``busy`` or ``random``).
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
    """Compare the time of every whole model with the sum of the times of its graphs on the same site.

    Args:
        models: rows of kind ``model``.
        graphs: the times of graphs in the same runs.
    """
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
    return WholeModelScore(
        sample=model.sample,
        backend=model.site,
        outcome=model.outcome,
        speedup=model.speedup,
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
