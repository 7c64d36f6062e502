"""Read the times of a sample's sides, and of its regions, from the rows of a run."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from graphnet.explain.gap import Estimate, Factor, Times, total
from graphnet.outcomes import Outcome
from graphnet.runs.controls import Spread, half_at_95, spread_of, student, widened
from graphnet.runs.flags import Flag
from graphnet.runs.record import Ratio, Record
from graphnet.runs.request import FEWEST_PROCESSES

#: The flags of rows whose times are known, but not well enough for a difference to be certain.
_DOUBTFUL = (Flag.BUSY, Flag.UNSTABLE, Flag.UNSETTLED, Flag.ONE_PROCESS)
#: The least share of an empty sample's time that is the call.
_LEAST_CALL: Final = 0.1


@dataclass(frozen=True)
class Measured:
    """One sample as it was measured: its times (None if no row has any), and a problem or a doubt for each side."""

    times: Times | None
    problems: Mapping[str, str]
    doubts: Mapping[str, str]
    left: frozenset[str] = frozenset()
    """The sides whose compiler took no operator, so that eager mode runs all of them there."""


def measured(rows: Mapping[str, Record], spreads: Mapping[str, Spread]) -> Measured:
    """Return the times of a sample from its rows, by the name of the side. ``rows`` include ``timing.rounds``.

    ``spreads`` are those of the run's controls: an interval is at least as wide as they ask for.
    """
    problems: dict[str, str] = {}
    doubts: dict[str, str] = {}
    factors: dict[str, Factor] = {}
    references: list[Estimate] = []
    for side, record in rows.items():
        ratio = _ratio(record, spreads)
        if ratio is None or record.reference_ns is None:
            problems[side] = _reason(record)
            continue
        factors[side] = Factor(1 / ratio.ratio, _half(record, ratio), _is_single(record))
        references.append(_reference(record, spreads))
        doubtful = [flag for flag in _DOUBTFUL if flag in record.flags]
        if doubtful:
            doubts[side] = ", ".join(doubtful)
    times = Times(_middle(references), factors) if references else None
    left = frozenset(side for side, record in rows.items() if record.outcome is Outcome.FELL_BACK)
    return Measured(times, problems, doubts, left)


def measured_parts(
    whole: Measured,
    rows: Mapping[str, Record],
    sides: Sequence[str],
    parts: Sequence[str],
    spreads: Mapping[str, Spread],
) -> dict[str, Measured] | None:
    """Return the times of the parts of a sample by name, from the rows of its chain (see `graphnet_graphs regions`).

    The first of ``parts`` is the whole sample, and each other time is a share of its time in the same calls. What
    empty_N_twice takes more than empty_N is the work of empty_N and of stale_N, and is not part of a call. Return None
    if a side that has a time of the whole sample has none of the parts.
    """
    timed = [side for side in sides if whole.times is not None and whole.times.has(side)]
    known = [rows[side] for side in timed if side in rows and rows[side].part_ns and rows[side].reference_part_ns]
    if len(known) < len(timed) or any(row.compiled_ns is None for row in known):
        return None
    if whole.times is None or not timed:
        return {}
    shares = [_shares([row.reference_part_ns or {} for row in known], parts)]
    shares += [_shares([row.part_ns or {}], parts) for row in known]
    spread = spread_of(spreads, known[0].machine_class)
    found = {}
    for name in parts:
        reference, *others = (_mean(one[name], spread) for one in shares)
        factors = {}
        for side, share in zip(timed, others, strict=True):
            factor = whole.times.factors[side].value * share.value / reference.value
            half = math.hypot(share.half / share.value, reference.half / reference.value)
            factors[side] = Factor(factor, half, share.single)
        time = whole.times.reference.value
        found[name] = Measured(Times(reference.scaled(time), factors), {}, {})
    return found


def _shares(rows: Iterable[Mapping[str, Sequence[int]]], parts: Sequence[str]) -> dict[str, list[float]]:
    """Return the time of each part over that of the whole, for each pair of processes."""
    found: dict[str, list[float]] = {name: [] for name in parts}
    for row in rows:
        times = {name: row[f"subgraph_{number}"] for number, name in enumerate(parts)}
        for pair, whole in enumerate(times[parts[0]]):
            for name in parts:
                ns = float(times[name][pair])
                of = name.replace("stale_", "empty_")
                if (twice := times.get(f"{of}_twice")) is not None:
                    # Noise must make a call neither free nor more expensive than measured.
                    ns = min(ns, max(_LEAST_CALL * ns, ns + times[of][pair] - twice[pair]))
                found[name].append(ns / whole)
    return found


def _mean(values: Sequence[float], spread: Spread | None) -> Estimate:
    """Return the mean of a value over pairs of processes, with the interval that they give, or else the controls."""
    mean = statistics.fmean(values)
    if len(values) < FEWEST_PROCESSES:
        return Estimate(mean, mean * spread.reach() if spread is not None else math.inf, single=True)
    return Estimate(mean, student(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values)))


def _ratio(record: Record, spreads: Mapping[str, Spread]) -> Ratio | None:
    if record.speedup is None or not record.speedup.is_possible:
        return None
    known = widened(record.speedup, record.pairs, spread_of(spreads, record.machine_class), record.chance)
    # The interval of one pair covers its rounds only. Without controls, nothing is known about other pairs.
    return known or record.speedup.model_copy(update={"low": 0.0, "high": math.inf})


def _half(record: Record, ratio: Ratio) -> float:
    return half_at_95(record, ratio) if ratio.low > 0 else math.inf


def _is_single(record: Record) -> bool:
    """Whether a row was measured in too few pairs of processes for an interval of its own."""
    return record.pairs is not None and record.pairs < FEWEST_PROCESSES


def _reason(record: Record) -> str:
    message = f": {record.message}" if record.message else ""
    return f"{record.outcome}{message}"[:300]


def _reference(record: Record, spreads: Mapping[str, Spread]) -> Estimate:
    """Return the reference's time in a row, with an interval from the medians of its pairs of processes.

    Fewer than three pairs say nothing about that, so the spread of the controls is taken. If there is none, the
    interval of one pair is infinite.
    """
    assert record.reference_ns is not None
    medians = list(_medians(record.timing.rounds if record.timing is not None else ()).values())
    if len(medians) < FEWEST_PROCESSES:
        spread, single = spread_of(spreads, record.machine_class), _is_single(record)
        reach = spread.reach() if spread is not None else math.inf if single else 0.0
        return Estimate(record.reference_ns, record.reference_ns * reach, single)
    deviation = statistics.stdev(math.log(one) for one in medians)
    reach = student(len(medians) - 1) * deviation / math.sqrt(len(medians))
    return Estimate(record.reference_ns, record.reference_ns * reach)


def _medians(rounds: Iterable[Mapping[str, object]]) -> dict[object, float]:
    times: dict[object, list[float]] = {}
    for one in rounds:
        side = one.get("reference")
        wall = side.get("wall_ns") if isinstance(side, dict) else None
        if isinstance(wall, list):
            times.setdefault(one.get("process"), []).extend(wall)
    return {process: statistics.median(held) for process, held in times.items() if held}


def _middle(references: Sequence[Estimate]) -> Estimate:
    """Return the mean of the reference's times in the rows of one sample. They were measured one after the other."""
    return total(references).scaled(1 / len(references))
