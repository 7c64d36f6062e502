"""Rows as columns: one numpy array per fact that a score needs, so that a million rows are scored in seconds."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from enum import IntEnum, StrEnum
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from graphnet.outcomes import Outcome
from graphnet.runs.record import Ratio, Record
from graphnet.scores.classes import RowClass, class_of

Floats = NDArray[np.float64]
Codes = NDArray[np.int64]

#: The level of a row whose outputs agree with the reference at no level of the ladder.
NEVER: Final = 127
#: The highest level at which any score asks whether a row is correct. No interpretation judges values above level 1.
HIGHEST_LEVEL: Final = 1
#: The reason for leaving out a row that is correct at some level but has no ratio, for instance because its timing was
#: void.
NO_RATIO: Final = "no ratio"


class Baseline(StrEnum):
    """The side against which a speedup is measured."""

    reference = "reference"
    own_eager = "own-eager"


class Direction(IntEnum):
    """Whether a right row is faster or slower than its baseline."""

    NONE = 0
    """The row is not right, or it is left out."""
    FASTER = 1
    """The interval of the ratio is above 1, and the ratio exceeds 1 by more than the A/A width."""
    NO_DIFFERENCE = 2
    """The measurement does not show whether the row is faster or slower."""
    SLOWER = 3
    """The interval of the ratio is below 1, and the ratio is farther below 1 than the A/A width."""
    UNSTABLE = 4
    """The row is flagged unstable, so it counts as neither faster nor slower."""


@dataclass(frozen=True)
class Columns:
    """Rows of one or more sites. Every array has the shape (rows,).

    ``site``, ``sample``, ``category``, ``source`` and ``reason`` are indices into the tuple whose name is the plural.
    ``reason`` says why a row is left out; it is -1 for a row that counts. ``row_class`` holds a RowClass, which has a
    meaning only for rows that count. ``level`` is the lowest level of the ladder at which the outputs agree, or NEVER.
    ``right`` is True if the outcome is OK and the row counts. ``accurate`` is 1, 0, or -1 if it is unknown.

    ``log_speedup`` is the natural logarithm of the time of ``baseline`` over the compiled time. ``cold_ns``,
    ``warm_ns`` and ``baseline_ns`` are in nanoseconds. ``memory_ratio`` is the peak memory of the sample process over
    that of the reference. These five are NaN if they are unknown.
    """

    baseline: Baseline
    sites: tuple[str, ...]
    samples: tuple[str, ...]
    categories: tuple[str, ...]
    sources: tuple[str, ...]
    reasons: tuple[str, ...]
    site: Codes
    sample: Codes
    category: Codes
    source: Codes
    reason: Codes
    row_class: Codes
    level: Codes
    right: NDArray[np.bool_]
    direction: Codes
    accurate: Codes
    log_speedup: Floats
    cold_ns: Floats
    warm_ns: Floats
    baseline_ns: Floats
    memory_ratio: Floats

    @property
    def counted(self) -> NDArray[np.bool_]:
        """Return True for each row that is in the score, shape (rows,)."""
        return self.reason < 0

    def __len__(self) -> int:
        return len(self.site)

    def take(self, chosen: NDArray[Any]) -> Columns:
        """Return the chosen rows.

        Args:
            chosen: a mask of shape (rows,), or the rows' indices.
        """
        held = {field.name: getattr(self, field.name) for field in fields(self)}
        return Columns(**{n: v[chosen] if isinstance(v, np.ndarray) else v for n, v in held.items()})


def columns_of(records: Sequence[Record], aa_width: float, baseline: Baseline = Baseline.reference) -> Columns:
    """Convert records to columns.

    Args:
        records: rows of one or more runs; at most one per sample and site.
        aa_width: a ratio counts as no difference if it is below 1 + aa_width and above 1 / (1 + aa_width); 0 if the
            runs have no A/A controls.
        baseline: the side against which speedups are measured.
    """
    site, sites = _indexed(record.site for record in records)
    sample, samples = _indexed(record.sample for record in records)
    category, categories = _indexed(record.category for record in records)
    source, sources = _indexed(record.source for record in records)
    ratios = [_ratio(record, baseline) for record in records]
    found = [_reason(record, ratio) for record, ratio in zip(records, ratios, strict=True)]
    reasons = tuple(dict.fromkeys(reason for reason in found if reason is not None))
    right = [record.outcome is Outcome.OK and why is None for record, why in zip(records, found, strict=True)]
    return Columns(
        baseline=baseline,
        sites=sites,
        samples=samples,
        categories=categories,
        sources=sources,
        reasons=reasons,
        site=site,
        sample=sample,
        category=category,
        source=source,
        reason=_codes(-1 if reason is None else reasons.index(reason) for reason in found),
        row_class=_codes(class_of(record.outcome, record.stage) or RowClass.JUDGED for record in records),
        level=_codes(NEVER if r.tolerance_reached is None else r.tolerance_reached for r in records),
        right=np.array(right, dtype=bool),
        direction=_codes(
            _direction(record, ratio, aa_width) if ok else Direction.NONE
            for record, ratio, ok in zip(records, ratios, right, strict=True)
        ),
        accurate=_codes(_accurate(record) for record in records),
        log_speedup=_floats(None if ratio is None else math.log(ratio.ratio) for ratio in ratios),
        cold_ns=_floats(_cold_ns(record) for record in records),
        warm_ns=_floats(record.warm_compile_ns for record in records),
        baseline_ns=_floats(_baseline_ns(record, baseline) for record in records),
        memory_ratio=_floats(_memory_ratio(record) for record in records),
    )


def _indexed(names: Iterable[str]) -> tuple[Codes, tuple[str, ...]]:
    index: dict[str, int] = {}
    codes = _codes(index.setdefault(name, len(index)) for name in names)
    return codes, tuple(index)


def _codes(values: Iterable[int]) -> Codes:
    return np.fromiter(values, dtype=np.int64)


def _floats(values: Iterable[float | None]) -> Floats:
    return np.fromiter((math.nan if value is None else value for value in values), dtype=np.float64)


def _ratio(record: Record, baseline: Baseline) -> Ratio | None:
    return record.speedup if baseline is Baseline.reference else record.speedup_own_eager


def _reason(record: Record, ratio: Ratio | None) -> str | None:
    """Return why the row is left out, or None if it counts."""
    row_class = class_of(record.outcome, record.stage)
    if row_class is None:
        return record.outcome.value
    # A row that is correct at some level enters the score with its ratio, so it needs one. A row that is correct at no
    # level enters the score as a failure and needs no ratio.
    correct = record.tolerance_reached is not None and record.tolerance_reached <= HIGHEST_LEVEL
    needs_ratio = row_class is RowClass.JUDGED and (correct or record.outcome is Outcome.OK)
    return NO_RATIO if needs_ratio and ratio is None else None


def _direction(record: Record, ratio: Ratio | None, aa_width: float) -> Direction:
    if ratio is None:
        return Direction.NONE
    if "unstable" in record.flags:
        return Direction.UNSTABLE
    if ratio.low > 1 and ratio.ratio > 1 + aa_width:
        return Direction.FASTER
    if ratio.high < 1 and 1 / ratio.ratio > 1 + aa_width:
        return Direction.SLOWER
    return Direction.NO_DIFFERENCE


def _accurate(record: Record) -> int:
    known = None if record.accuracy is None else record.accuracy.as_accurate_as_eager
    return -1 if known is None else int(known)


def _cold_ns(record: Record) -> float | None:
    """Return the time before the first useful call. It includes the first call if that still compiled something."""
    if record.compile_ns is None:
        return None
    late = record.first_call_ns if "compiled_late" in record.flags else None
    return record.compile_ns + (late or 0)


def _baseline_ns(record: Record, baseline: Baseline) -> float | None:
    if baseline is Baseline.own_eager and record.own_eager_ns is not None:
        return record.own_eager_ns
    return record.reference_ns


def _memory_ratio(record: Record) -> float | None:
    if not record.peak_memory_bytes or not record.reference_peak_memory_bytes:
        return None
    return record.peak_memory_bytes / record.reference_peak_memory_bytes
