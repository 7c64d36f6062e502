"""Rows as columns: one numpy array per fact that a score needs, so that a million rows are scored in seconds."""

from __future__ import annotations

import math
import re
from array import array
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import IntEnum
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from graphnet.judge.findings import JudgedBy
from graphnet.outcomes import RAN, WRONG, Outcome
from graphnet.runs.controls import Spread, Widths, is_difference, widened, width_of_row
from graphnet.runs.figure import Face
from graphnet.runs.figures import chosen
from graphnet.runs.flags import Effect, Flag, compile_alone_ns, having, speedup_left_out
from graphnet.runs.record import Ratio, Record
from graphnet.runs.request import AUTO_PROCESSES
from graphnet.scores.choices import Baseline
from graphnet.scores.classes import RowClass, class_of
from graphnet.scores.differences import Evidence, call, degrees_of

Floats = NDArray[np.float64]
Codes = NDArray[np.int64]

#: The level of a row whose outputs agree with the reference at no level of tolerance.
NEVER: Final = 127
#: Above this level, scores only ask which failures are forgiven (scores/interpretations.py).
HIGHEST_LEVEL: Final = 1
#: Why a row that is correct at some level is left out: it has no speedup, for instance because its times are void.
NO_RATIO: Final = "no ratio"
_NAMED: Final = ("site", "sample", "model", "category", "source", "reason")
_CODES: Final = (*_NAMED, "row_class", "level", "verdict", "direction", "accurate")
_FLOATS: Final = ("log_speedup", "cold_ns", "warm_ns", "baseline_ns", "margin")
#: The figures of a row that are ratios, and of which scores show the geometric mean.
_RATIOS: Final = chosen(Face.score)
#: The ratio of a row without one. No such row is called faster or slower.
_EQUAL: Final = Ratio(ratio=1, low=1, high=1)

_GRAPH_OF_A_MODEL: Final = re.compile(r"/subgraph_\d+$")


def model_of(sample: str) -> str:
    """Return the name of the model from which a sample was extracted: the name without a last part ``subgraph_N``."""
    return _GRAPH_OF_A_MODEL.sub("", sample)


class Direction(IntEnum):
    """Whether a row with outcome OK is faster or slower than its baseline.

    The A/A controls of a run time two equal programs. A row is called faster or slower only if it differs from its
    baseline by more than these two programs differ from each other, and if the correction for the number of the
    backend's rows leaves the difference (scores/differences.py).
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


class Judgement(IntEnum):
    """The verdict on a row's outputs. It does not depend on how well the row was timed."""

    NONE = 0
    """The compiler gave no outputs: it failed, or never had its chance."""
    RIGHT = 1
    """The outcome is OK."""
    WRONG = 2
    """The outcome is ACCURACY or OUTPUT_MISMATCH."""
    NOT_JUDGED = 3
    """The compiled graph ran, but nobody can judge it: the outcome is ILL_CONDITIONED or NOT_COMPARABLE."""


@dataclass(frozen=True)
class Columns:
    """Rows of one or more sites. Every array has the shape (rows,).

    ``site``, ``sample``, ``model`` (see ``model_of``), ``category``, ``source`` and ``reason`` (why a row is left out
    of scores; -1 if it counts) are indices into the tuples of their plurals. ``row_class`` holds a RowClass, which has
    a meaning only for rows that count, ``verdict`` a Judgement, and ``direction`` a Direction. ``level`` is the lowest
    level of tolerance at which the outputs agree with the reference, or NEVER. ``right``: the outcome is OK, the row
    counts, and its speedup can be used. ``not_timed``: the outcome is OK, and see ``is_not_timed``. ``accurate`` is 1
    if the row is as accurate as eager mode, 0 if less, and -1 if unknown.

    ``log_speedup`` is the natural logarithm of the time of ``baseline`` over the compiled time. ``least_difference`` is
    the share by which the speedup would have had to differ from 1 for a call of faster or slower (see ``call`` in
    scores/differences.py); it is known for rows that could have been called. ``ratios`` has the
    figures of the face ``score`` (see ``runs/figures.py``), shape (rows, figures). An unknown value of these arrays is
    NaN. ``margin`` is the share by which a row of one pair of processes may seem faster beside the A/A width; 0 for
    other rows, infinite if no control shows it.
    """

    baseline: Baseline
    sites: tuple[str, ...]
    samples: tuple[str, ...]
    models: tuple[str, ...]
    categories: tuple[str, ...]
    sources: tuple[str, ...]
    reasons: tuple[str, ...]
    site: Codes
    sample: Codes
    model: Codes
    category: Codes
    source: Codes
    reason: Codes
    row_class: Codes
    level: Codes
    verdict: Codes
    right: NDArray[np.bool_]
    not_timed: NDArray[np.bool_]
    direction: Codes
    accurate: Codes
    log_speedup: Floats
    cold_ns: Floats
    warm_ns: Floats
    baseline_ns: Floats
    least_difference: Floats
    margin: Floats
    ratios: Floats

    @property
    def counted(self) -> NDArray[np.bool_]:
        """Return an array of shape (rows,): True for each row that is not left out of scores."""
        return self.reason < 0

    def __len__(self) -> int:
        return len(self.site)

    def take(self, chosen: NDArray[Any]) -> Columns:
        """Return the chosen rows, by a mask of shape (rows,) or by indices."""
        held = {field.name: getattr(self, field.name) for field in fields(self)}
        return Columns(**{n: v[chosen] if isinstance(v, np.ndarray) else v for n, v in held.items()})


def columns_of(
    records: Iterable[Record],
    widths: Widths,
    baseline: Baseline = Baseline.reference,
    planned: int = AUTO_PROCESSES,
) -> Columns:
    """Make columns from records, at most one per sample and site. Each record is read once and is not kept in memory.

    ``widths`` are those of the rows' runs: a speedup within the A/A width of its row is no difference, and without a
    spread of pairs, a row of one pair shows no difference. ``planned`` is the number of pairs of processes that was
    planned for each row.
    """
    named: dict[str, dict[str, int]] = {name: {} for name in _NAMED}
    codes: defaultdict[str, array[int]] = defaultdict(lambda: array("q"))
    floats: defaultdict[str, array[float]] = defaultdict(lambda: array("d"))
    ratios, evidence = array("d"), array("d")
    for record in records:
        ratio = _ratio(record, baseline)
        reason = left_out(record, ratio)
        facts = {"reason": reason, "model": model_of(record.sample)}
        for name, known in named.items():
            value = facts[name] if name in facts else getattr(record, name)
            codes[name].append(-1 if value is None else known.setdefault(value, len(known)))
        width, spread = widths.width_of(record) or 0.0, widths.spread_of(record)
        for name, code in _codes_of(record, ratio, reason, width, spread).items():
            codes[name].append(code)
        floats["margin"].append(width_of_row(0.0, record.pairs, spread))
        for name, number in _floats_of(record, ratio, baseline).items():
            floats[name].append(math.nan if number is None else number)
        ratios.extend(math.nan if number is None else number for number in (one.counted(record) for one in _RATIOS))
        degrees = _degrees(record, baseline, planned, spread)
        evidence.extend(_evidence_of(record, ratio or _EQUAL, degrees, width, spread))
    arrays: dict[str, Any] = {name: np.array(codes[name], dtype=np.int64) for name in _CODES}
    arrays |= {name: np.array(floats[name], dtype=np.float64) for name in _FLOATS}
    arrays |= _corrected(arrays["site"], arrays["direction"], np.array(evidence).reshape(-1, len(Evidence._fields)))
    return Columns(
        baseline=baseline,
        sites=tuple(named["site"]),
        samples=tuple(named["sample"]),
        models=tuple(named["model"]),
        categories=tuple(named["category"]),
        sources=tuple(named["source"]),
        reasons=tuple(named["reason"]),
        right=np.array(codes["right"], dtype=bool),
        not_timed=np.array(codes["not_timed"], dtype=bool),
        ratios=np.array(ratios, dtype=np.float64).reshape(-1, len(_RATIOS)),
        **arrays,
    )


def _corrected(site: Codes, direction: Codes, evidence: Floats) -> dict[str, NDArray[Any]]:
    """Return the directions after the correction for the number of each site's rows, and the least differences."""
    direction, least = direction.copy(), np.full(len(site), math.nan)
    could = np.isin(direction, (Direction.FASTER, Direction.NO_DIFFERENCE, Direction.SLOWER))
    for rows in (np.flatnonzero(could & (site == one)) for one in np.unique(site[could])):
        called, least[rows] = call(evidence[rows], direction[rows] != Direction.NO_DIFFERENCE)
        direction[rows[~called]] = Direction.NO_DIFFERENCE
    return {"direction": direction, "least_difference": least}


def _degrees(record: Record, baseline: Baseline, planned: int, spread: Spread | None) -> float:
    timing, own = record.timing, baseline is Baseline.own_eager
    known = None if timing is None else timing.degrees_own_eager if own else timing.degrees
    return degrees_of(record.pairs, planned, known, spread)


def _evidence_of(record: Record, ratio: Ratio, degrees: float, aa_width: float, spread: Spread | None) -> Evidence:
    shown = widened(ratio, record.pairs, spread, record.chance) or ratio
    return Evidence.of(shown, degrees, width_of_row(aa_width, record.pairs, spread), record.chance)


def _codes_of(
    record: Record, ratio: Ratio | None, reason: str | None, aa_width: float, spread: Spread | None
) -> dict[str, int]:
    right = record.outcome is Outcome.OK and reason is None and has_speedup(record, ratio)
    return {
        "row_class": class_of(record.outcome, record.stage) or RowClass.JUDGED,
        "level": NEVER if record.tolerance_reached is None else record.tolerance_reached,
        "verdict": _judgement(record.outcome),
        "right": right,
        "not_timed": record.outcome is Outcome.OK and is_not_timed(record, ratio),
        "direction": _direction(record, ratio, aa_width, spread) if right else Direction.NONE,
        "accurate": _accurate(record),
    }


def _judgement(outcome: Outcome) -> Judgement:
    if outcome is Outcome.OK:
        return Judgement.RIGHT
    if outcome in WRONG:
        return Judgement.WRONG
    return Judgement.NOT_JUDGED if outcome in RAN else Judgement.NONE


def _floats_of(record: Record, ratio: Ratio | None, baseline: Baseline) -> dict[str, float | None]:
    return {
        "log_speedup": None if ratio is None else math.log(ratio.ratio),
        "cold_ns": cold_ns(record),
        "warm_ns": record.warm_compile_ns,
        "baseline_ns": _baseline_ns(record, baseline),
    }


def _ratio(record: Record, baseline: Baseline) -> Ratio | None:
    return record.speedup if baseline is Baseline.reference else record.speedup_own_eager


def left_out(record: Record, ratio: Ratio | None) -> str | None:
    """Return the reason why a row is left out of every score; None if it is not left out.

    Scores need the speedup (``ratio``) of every row that is correct at some level. Such a row is left out if it has
    none, or if one of its flags voids it.
    """
    row_class = class_of(record.outcome, record.stage)
    if row_class is None:
        return record.outcome.value
    # A row that is correct at no level is a failure, so scores do not need its speedup.
    correct = record.tolerance_reached is not None and record.tolerance_reached <= HIGHEST_LEVEL
    # The ladder alone decides, as in GraphNet's scores: a row that only float64 judged right is correct at no level.
    agrees = record.outcome is Outcome.OK and record.judged_by is not JudgedBy.float64
    needs_ratio = row_class is RowClass.JUDGED and (correct or agrees)
    if not needs_ratio:
        return None
    return NO_RATIO if ratio is None else speedup_left_out(record.flags)


def has_speedup(record: Record, ratio: Ratio | None) -> bool:
    """Whether the row has a speedup that sums may use."""
    return ratio is not None and speedup_left_out(record.flags) is None


def is_not_timed(record: Record, ratio: Ratio | None) -> bool:
    """Whether the row was not timed well enough: without a ratio, or with a flag that says so."""
    return ratio is None or having(Effect.ILL_TIMED, record.flags) is not None


def _direction(record: Record, ratio: Ratio | None, aa_width: float, spread: Spread | None) -> Direction:
    if ratio is None:
        return Direction.NONE
    if Flag.UNSTABLE in record.flags:
        return Direction.UNSTABLE
    if not is_difference(ratio, aa_width, record.pairs, spread, record.chance):
        return Direction.NO_DIFFERENCE
    return Direction.FASTER if ratio.ratio > 1 else Direction.SLOWER


def _accurate(record: Record) -> int:
    known = None if record.accuracy is None else record.accuracy.as_accurate_as_eager
    return -1 if known is None else int(known)


def cold_ns(record: Record) -> float | None:
    """Return the cold compile time in ns. If the untimed calls still compiled something, add the time of all of them.

    Return None if other rows compiled at the same time, because the row's compile time then depends on those rows.
    """
    compile_ns = compile_alone_ns(record)
    if compile_ns is None:
        return None
    if Flag.COMPILED_LATE not in record.flags:
        return compile_ns
    # Rows of older versions have no stages.
    return compile_ns + max(record.first_call_ns or 0, (record.stage_ns or {}).get("warm_up", 0))


def _baseline_ns(record: Record, baseline: Baseline) -> float | None:
    if baseline is Baseline.own_eager and record.own_eager_ns is not None:
        return record.own_eager_ns
    return record.reference_ns
