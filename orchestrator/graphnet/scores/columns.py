"""Rows as columns: one numpy array per fact that a score needs, so that a million rows are scored in seconds."""

from __future__ import annotations

import math
from array import array
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from enum import IntEnum, StrEnum
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from graphnet.outcomes import Outcome
from graphnet.runs.controls import is_difference
from graphnet.runs.flags import compile_alone_ns, speedup_left_out
from graphnet.runs.record import Ratio, Record
from graphnet.scores.classes import RowClass, class_of

Floats = NDArray[np.float64]
Codes = NDArray[np.int64]

#: The level of a row whose outputs agree with the reference at no level of tolerance.
NEVER: Final = 127
#: The highest level of tolerance at which scores ask whether a row's values are correct. Above this level, scores only
#: ask which failures are forgiven (scores/interpretations.py).
HIGHEST_LEVEL: Final = 1
#: The reason for leaving out a row that is correct at some level but has no speedup, for instance because its times
#: were discarded.
NO_RATIO: Final = "no ratio"
_CODES: Final = ("site", "sample", "category", "source", "reason", "row_class", "level", "direction", "accurate")
_FLOATS: Final = ("log_speedup", "cold_ns", "warm_ns", "baseline_ns", "memory_ratio")


class Baseline(StrEnum):
    """The program against which a speedup is measured: the reference, or eager mode in the backend's own stack."""

    reference = "reference"
    own_eager = "own-eager"


class Direction(IntEnum):
    """Whether a row with outcome OK is faster or slower than its baseline.

    The A/A controls of a run time two equal programs. A row is called faster or slower only if it differs from its
    baseline by more than these two programs differ from each other.
    """

    NONE = 0
    """The row's outcome is not OK, or the row is left out of scores."""
    FASTER = 1
    """The interval of the speedup is above 1, and the gain exceeds the difference that two equal programs showed."""
    NO_DIFFERENCE = 2
    """The measurement does not show whether the row is faster or slower."""
    SLOWER = 3
    """The interval of the speedup is below 1, and the loss exceeds the difference that two equal programs showed."""
    UNSTABLE = 4
    """The row is flagged unstable, so it counts as neither faster nor slower."""


@dataclass(frozen=True)
class Columns:
    """Rows of one or more sites. Every array has the shape (rows,).

    ``site``, ``sample``, ``category``, ``source`` and ``reason`` are indices into the tuples ``sites``, ``samples``,
    ``categories``, ``sources`` and ``reasons``. ``reason`` says why a row is left out of scores; -1 means that the row
    is not left out, so it counts. ``row_class`` holds a RowClass, which has a meaning only for rows that count.
    ``level`` is the lowest level of tolerance at which the outputs agree with the reference, or NEVER. ``right`` is
    True if the outcome is OK and the row counts. ``accurate`` is 1 if the row is as accurate as eager mode, 0 if it is
    less accurate, and -1 if this is unknown.

    ``log_speedup`` is the natural logarithm of the time of ``baseline`` divided by the compiled time. ``cold_ns``,
    ``warm_ns`` and ``baseline_ns`` are in nanoseconds. ``memory_ratio`` is the peak memory of the sample process
    divided by the peak memory of the reference's process. A value of these five arrays is NaN if it is unknown.
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
        """Return an array of shape (rows,): True for each row that is not left out of scores."""
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


def columns_of(
    records: Iterable[Record],
    aa_width: float,
    baseline: Baseline = Baseline.reference,
    class_widths: Mapping[str, float] | None = None,
) -> Columns:
    """Make columns from records. Each record is read once and is not kept in memory.

    Args:
        records: rows of one or more runs; at most one per sample and site.
        aa_width: the share by which the times of two equal programs may differ. A speedup from 1 / (1 + aa_width) to
            1 + aa_width is no difference. If the runs have no A/A controls, this share is 0.
        baseline: the side against which speedups are measured.
        class_widths: this share for each class of machines; ``aa_width`` is the one of other classes.
    """
    class_widths = class_widths or {}
    named: dict[str, dict[str, int]] = {name: {} for name in ("site", "sample", "category", "source", "reason")}
    codes: defaultdict[str, array[int]] = defaultdict(lambda: array("q"))
    floats: defaultdict[str, array[float]] = defaultdict(lambda: array("d"))
    for record in records:
        ratio = _ratio(record, baseline)
        reason = left_out(record, ratio)
        for name, known in named.items():
            value = reason if name == "reason" else getattr(record, name)
            codes[name].append(-1 if value is None else known.setdefault(value, len(known)))
        machine_class = record.device.machine_class if record.device is not None else None
        width = class_widths.get(machine_class or "", aa_width)
        for name, code in _codes_of(record, ratio, reason, width).items():
            codes[name].append(code)
        for name, number in _floats_of(record, ratio, baseline).items():
            floats[name].append(math.nan if number is None else number)
    arrays: dict[str, Any] = {name: np.array(codes[name], dtype=np.int64) for name in _CODES}
    arrays |= {name: np.array(floats[name], dtype=np.float64) for name in _FLOATS}
    return Columns(
        baseline=baseline,
        sites=tuple(named["site"]),
        samples=tuple(named["sample"]),
        categories=tuple(named["category"]),
        sources=tuple(named["source"]),
        reasons=tuple(named["reason"]),
        right=np.array(codes["right"], dtype=bool),
        **arrays,
    )


def _codes_of(record: Record, ratio: Ratio | None, reason: str | None, aa_width: float) -> dict[str, int]:
    right = record.outcome is Outcome.OK and reason is None
    return {
        "row_class": class_of(record.outcome, record.stage) or RowClass.JUDGED,
        "level": NEVER if record.tolerance_reached is None else record.tolerance_reached,
        "right": right,
        "direction": _direction(record, ratio, aa_width) if right else Direction.NONE,
        "accurate": _accurate(record),
    }


def _floats_of(record: Record, ratio: Ratio | None, baseline: Baseline) -> dict[str, float | None]:
    return {
        "log_speedup": None if ratio is None else math.log(ratio.ratio),
        "cold_ns": cold_ns(record),
        "warm_ns": record.warm_compile_ns,
        "baseline_ns": _baseline_ns(record, baseline),
        "memory_ratio": _memory_ratio(record),
    }


def _ratio(record: Record, baseline: Baseline) -> Ratio | None:
    return record.speedup if baseline is Baseline.reference else record.speedup_own_eager


def left_out(record: Record, ratio: Ratio | None) -> str | None:
    """Return the reason why a row is left out of every score, or None if it is not left out.

    Args:
        record: the row.
        ratio: the row's speedup against the baseline of the score; None if the row has no speedup.

    Scores need the speedup of every row that is correct at some level. Such a row is left out if it has the flag
    ``busy`` or ``random``, because scores must not use a speedup with one of these flags.
    """
    row_class = class_of(record.outcome, record.stage)
    if row_class is None:
        return record.outcome.value
    # A row that is correct at some level is left out if its speedup is missing or must not be used. A row that is
    # correct at no level is a failure, so scores do not need its speedup.
    correct = record.tolerance_reached is not None and record.tolerance_reached <= HIGHEST_LEVEL
    needs_ratio = row_class is RowClass.JUDGED and (correct or record.outcome is Outcome.OK)
    if not needs_ratio:
        return None
    return NO_RATIO if ratio is None else speedup_left_out(record.flags)


def _direction(record: Record, ratio: Ratio | None, aa_width: float) -> Direction:
    if ratio is None:
        return Direction.NONE
    if "unstable" in record.flags:
        return Direction.UNSTABLE
    if not is_difference(ratio, aa_width):
        return Direction.NO_DIFFERENCE
    return Direction.FASTER if ratio.ratio > 1 else Direction.SLOWER


def _accurate(record: Record) -> int:
    known = None if record.accuracy is None else record.accuracy.as_accurate_as_eager
    return -1 if known is None else int(known)


def cold_ns(record: Record) -> float | None:
    """Return the cold compile time in ns. If the first call still compiled something, add the time of this call.

    Return None if other rows compiled at the same time, because the row's compile time then depends on those rows.
    """
    compile_ns = compile_alone_ns(record)
    if compile_ns is None:
        return None
    late = record.first_call_ns if "compiled_late" in record.flags else None
    return compile_ns + (late or 0)


def _baseline_ns(record: Record, baseline: Baseline) -> float | None:
    if baseline is Baseline.own_eager and record.own_eager_ns is not None:
        return record.own_eager_ns
    return record.reference_ns


def _memory_ratio(record: Record) -> float | None:
    if not record.peak_memory_bytes or not record.reference_peak_memory_bytes:
        return None
    return record.peak_memory_bytes / record.reference_peak_memory_bytes
