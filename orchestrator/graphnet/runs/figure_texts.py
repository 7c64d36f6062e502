"""Figures of a row that are words, made from several fields of its record."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from graphnet import units
from graphnet.judge.findings import JudgedBy
from graphnet.outcomes import Outcome
from graphnet.runs.flags import Flag
from graphnet.runs.record import Percentiles, Ratio, Record
from graphnet.runs.request import FEWEST_PROCESSES
from graphnet.sheet import Cell

#: The sign behind the outcome OK of a row that the ladder refuses and float64 accepts, and its legend.
FLOAT64_SIGN: Final = "*"
FLOAT64_LEGEND: Final = "OK*: beyond the tolerance, but as accurate as eager against float64"
#: The programs that a row times, and their names in words.
SIDES: Final = {"reference": "reference", "compiled": "compiled", "own_eager": "own eager"}
#: The counts of a side that are figures (fields of CountsGroup), and their titles.
COUNTS: Final = {
    "instructions": "instructions",
    "instructions_per_cycle": "per cycle",
    "cache_misses": "cache misses",
    "ghz": "GHz",
    "page_faults": "page faults",
}
#: How a number that may explain an unstable row varied, by its field of CountsGroup: with its two ends at ``{}``.
_VARIED: Final = {
    "ghz": "clock frequency varied from {} to {} GHz",
    "instructions": "instructions per call varied from {} to {}",
    "cache_misses": "cache misses per call varied from {} to {}",
    "page_faults": "page faults per call varied from {} to {}",
    "context_switches": "context switches per call varied from {} to {}",
}
#: The rulers that may decide about a row, in words.
_JUDGED_BY: Final = {
    JudgedBy.ladder: "the ladder of tolerances",
    JudgedBy.float64: "the errors of both sides against float64",
}


def outcome(record: Record) -> Cell:
    """Return the outcome, for persons with FLOAT64_SIGN if the row is OK against the ladder's verdict."""
    value, style = record.outcome.value, record.outcome.traits.group.style
    if record.outcome is Outcome.OK and record.judged_by is JudgedBy.float64:
        return Cell(value, style, f"{value}{FLOAT64_SIGN}", FLOAT64_LEGEND)
    return Cell(value, style)


def judged_by(record: Record) -> Cell | None:
    """Return the ruler that decided, for persons in words."""
    return None if record.judged_by is None else Cell(record.judged_by.value, text=_JUDGED_BY[record.judged_by])


def machine(record: Record) -> str:
    """Return the class of the machine that measured the row, or the model of its device; empty if there is none."""
    return "" if record.device is None else record.device.machine_class or record.device.name or record.device.type


def compile_time(record: Record) -> Cell | None:
    """Return the cold compile time; for persons with the warm one after a slash, if the run measured it."""
    if record.warm_compile_ns is None:
        return None if record.compile_ns is None else Cell(record.compile_ns)
    both = f"{units.duration(record.compile_ns)} / {units.duration(record.warm_compile_ns)}"
    return Cell(record.compile_ns, text=both)


def compile_interval(record: Record) -> Cell | None:
    """Return the mean cold compile time; for persons with its interval and the number of compiles."""
    found = None if record.timing is None else record.timing.compile_time
    if found is None:
        return None
    low, mean, high = (units.duration(ns) for ns in (found.low_ns, found.ns, found.high_ns))
    return Cell(found.ns, text=f"{mean} [{low}, {high}] over {found.compiles} compiles")


def spread(component: str) -> Callable[[Record], Cell | None]:
    """Return a getter of one component of a row's spread: the standard deviation of the log ratio."""

    def get(record: Record) -> Cell | None:
        found = None if record.timing is None else record.timing.components
        if found is None:
            return None
        value = math.sqrt(max(0.0, getattr(found, component)))
        return Cell(value, text=units.width(value))

    return get


def ladder(record: Record) -> str | None:
    """Say from which level of the ladder on the outputs agree, and at which level the row is judged."""
    if record.tolerance_ladder is None:
        return None
    judged = "" if record.tolerance_judged is None else f"; the row is judged at t = {record.tolerance_judged}"
    if record.tolerance_reached is None:
        return f"the outputs agree at no level{judged}"
    return f"every output agrees from t = {record.tolerance_reached} on{judged}"


def accuracy(record: Record) -> str | None:
    """Say whether the row is as accurate as eager."""
    known = None if record.accuracy is None else record.accuracy.as_accurate_as_eager
    return None if known is None else "as accurate as eager" if known else "less accurate than eager"


def compile_cores(record: Record) -> str | None:
    """Return the number of cores on which the compile could run, if its CPU time is known."""
    if record.compile_cores is None or record.compile_cpu_ns is None:
        return None
    return units.count(record.compile_cores, "core")


def measured(record: Record, ratio: Ratio | None) -> units.Measured | None:
    """Return a ratio of the row with its interval. That of one pair covers its rounds only, so it is left out."""
    if ratio is None:
        return None
    alone = record.pairs is not None and record.pairs < FEWEST_PROCESSES
    return units.Measured(ratio.ratio) if alone else units.Measured(ratio.ratio, ratio.low, ratio.high)


def interval(record: Record) -> str | None:
    """Name the confidence of the speedup's interval, if the row has one."""
    found = measured(record, record.speedup)
    return None if found is None or found.low is None else "95 %"


def processes(record: Record) -> str | None:
    """Say in how many pairs of processes the row was measured, and why there were not more."""
    timing = record.timing
    if timing is None or timing.processes is None:
        return None
    anew = sum(one.anew for one in timing.compiles or ())
    of = f" of {units.count(anew, 'compile')}" if anew > 1 else ""
    used = ""
    if timing.timed_ns is not None and timing.untimed_ns is not None:
        timed, untimed = units.duration(timing.timed_ns), units.duration(timing.untimed_ns)
        used = f"; {timed} of timed work, {untimed} of further starts and untimed calls"
    why = "" if timing.fewer_processes is None else f"; {timing.fewer_processes}"
    return f"{units.count(timing.processes, 'pair')} of processes{of}{used}{why}"


def stages(record: Record) -> str | None:
    """Return the time of each stage."""
    return ", ".join(f"{name} {units.duration(ns)}" for name, ns in (record.stage_ns or {}).items()) or None


def nodes(record: Record) -> str | None:
    """Say how many nodes of the graph were compiled, and in how many parts."""
    evidence = record.evidence
    if evidence is None or evidence.nodes_total is None or evidence.nodes_compiled is None:
        return None
    parts = "" if evidence.partitions is None else f" in {units.count(evidence.partitions, 'part')}"
    without = f"; nothing of {', '.join(evidence.parts_fell_back)}" if evidence.parts_fell_back else ""
    return f"{evidence.nodes_compiled} of {evidence.nodes_total} compiled{parts}{without}"


def fallback_ops(record: Record) -> str | None:
    """Name the operators that the compiler left to eager mode."""
    left = None if record.evidence is None else record.evidence.fallback_ops
    return None if left is None else ", ".join(left) or "nothing"


def course(side: str) -> Callable[[Record], str | None]:
    """Return a getter of a text: how the times of a side changed, and how many trials were outliers or disturbed."""

    def get(record: Record) -> str | None:
        series = None if record.timing is None or record.timing.series is None else record.timing.series.get(side)
        if series is None:
            return None
        outliers = f", {series.outliers} outliers" if series.outliers else ""
        return series.shape + outliers + (f", {series.disturbed} disturbed" if series.disturbed else "")

    return get


def of_counts(side: str, name: str) -> Callable[[Record], float | None]:
    """Return a getter of the median of a count of a side, by the name of the field of CountsGroup."""

    def get(record: Record) -> float | None:
        held = (record.timing.counts or {}).get(side) if record.timing is not None else None
        spread: Percentiles | None = None if held is None else getattr(held, name)
        return None if spread is None or getattr(record, f"{side}_ns") is None else spread.median

    return get


def of_calls(side: str, name: str) -> Callable[[Record], float | None]:
    """Return a getter of a fact about the times of a side's calls, by the name of the field of CallsGroup."""

    def get(record: Record) -> float | None:
        held = (record.timing.calls or {}).get(side) if record.timing is not None else None
        known = held is not None and getattr(record, f"{side}_ns") is not None
        found: float | None = getattr(held, name) if known else None
        return found

    return get


def joules(side: str) -> Callable[[Record], float | None]:
    """Return a getter of the energy of one call of a side."""

    def get(record: Record) -> float | None:
        held = (record.timing.energy or {}).get(side) if record.timing is not None else None
        return None if held is None or getattr(record, f"{side}_ns") is None else held.joules

    return get


def no_energy(record: Record) -> str | None:
    """Say why the energy of a timed row is unknown; None if it is known."""
    timing = record.timing if record.compiled_ns is not None else None
    return None if timing is None or timing.energy else timing.no_energy and f"unknown: {timing.no_energy}"


def varied(record: Record) -> str | None:
    """Say what varied together with the times of an unstable row; None if nothing did, or if the row is stable."""
    if Flag.UNSTABLE not in record.flags or record.timing is None:
        return None
    found = []
    for side, held in (record.timing.counts or {}).items():
        for name, phrase in _VARIED.items():
            spread: Percentiles | None = getattr(held, name)
            if name == "ghz" and held.user_only:
                phrase = "clock cycles outside of the kernel varied from {} to {} per ns of CPU time"
            if spread is not None and spread.explains:
                phrase = phrase.format(units.amount(spread.low), units.amount(spread.high))
                found.append(f"the {SIDES.get(side, side)}'s {phrase}")
    return ("; ".join(found) + ", with the time per call") if found else None


def times_of(record: Record, side: str) -> list[float]:
    """Return one side's raw times per call in ns, in order; empty if they are not in the record or were discarded."""
    timing = record.timing if getattr(record, f"{side}_ns") is not None else None
    found: list[float] = []
    for part in timing.rounds if timing is not None else []:
        times: Any = part.get(side)
        if isinstance(times, dict) and timing is not None:
            found += [ns / timing.calls_per_trial for ns in times.get("wall_ns") or ()]
    return found


def of_times(side: str, sum_up: Callable[[list[float]], float]) -> Callable[[Record], float | None]:
    """Return a getter of one number for the raw times of a side, for instance the largest; None without times."""

    def get(record: Record) -> float | None:
        found = times_of(record, side)
        return sum_up(found) if found else None

    return get
