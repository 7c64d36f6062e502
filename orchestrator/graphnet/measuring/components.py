"""Divide the spread of a row's ratios into the part of its compiles and the part of its processes."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from typing import Final

from graphnet.measuring.ratio import spread_of_logs
from graphnet.runs.record import CompileTime, Components, PairCompile

#: The fewest compiles from which the spread between compiles is computed.
FEWEST_COMPILES: Final = 3


def by_compile(values: Iterable[float], compiles: Sequence[PairCompile]) -> list[list[float]]:
    """Group the values of pairs of processes by the compile whose result their processes ran."""
    groups: list[list[float]] = []
    for value, one in zip(values, compiles, strict=True):
        if one.anew or not groups:
            groups.append([])
        groups[-1].append(value)
    return groups


def components_of(groups: Sequence[Sequence[float]]) -> Components | None:
    """Estimate both components of the variance of the log ratios: a one-way random-effects analysis of variance for
    groups of different sizes (Searle, Casella & McCulloch, Variance Components, 1992, chapter 3).

    The mean squares between and within groups are set equal to their expected values. With a true component near 0, the
    estimate of the one between compiles can be negative. It is kept so, because only then means over rows are right.

    Args:
        groups: the logarithms of the pairs' ratios, one sequence per compile. None if they are fewer than
            FEWEST_COMPILES, or if no compile has two pairs.
    """
    values = [value for group in groups for value in group]
    count, compiles = len(values), len(groups)
    if compiles < FEWEST_COMPILES or count == compiles:
        return None
    mean = statistics.fmean(values)
    between = sum(len(group) * (statistics.fmean(group) - mean) ** 2 for group in groups) / (compiles - 1)
    within = sum((value - statistics.fmean(group)) ** 2 for group in groups for value in group) / (count - compiles)
    typical = (count - sum(len(group) ** 2 for group in groups) / count) / (compiles - 1)
    return Components(compiles=compiles, between_compiles=(between - within) / typical, between_processes=within)


def compile_time_of(compiles: Iterable[PairCompile]) -> CompileTime | None:
    """Return the geometric mean of the compile times with cold caches, and Student's 95 % interval of their logarithms;
    None if they are fewer than FEWEST_COMPILES.
    """
    logs = [math.log(one.compile_ns) for one in compiles if one.anew and one.compile_ns]
    if len(logs) < FEWEST_COMPILES:
        return None
    centre, reach = statistics.fmean(logs), spread_of_logs(logs).reach(len(logs))
    low, mean, high = (round(math.exp(centre + change)) for change in (-reach, 0.0, reach))
    return CompileTime(compiles=len(logs), ns=mean, low_ns=low, high_ns=high)
