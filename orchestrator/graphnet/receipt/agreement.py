"""Decides whether two measurements of one row, of two runs, agree about its ratio to the reference.

Each ratio has two independent errors: that of its own trials, which its interval shows, and the difference that two
equal programs seem to have in its run, which the A/A controls show. The four errors of two ratios are added in
quadrature (Welch, Biometrika 34, 1947, gives the degrees of freedom), and the level is divided by the number of rows
(Bonferroni), so it holds for all rows of one check together.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from graphnet import units
from graphnet.runs.controls import Control, Widths, student, widened
from graphnet.runs.flags import WITH, Effect, Flag
from graphnet.runs.record import CHANCE, Record, RowKind
from graphnet.runs.request import FEWEST_PROCESSES

#: The largest share of checks of an honest run in which any row contradicts.
ERROR_RATE: Final = 0.001
#: Ratios agree if it is shown, at the same level, that they differ by less than this share.
MARGIN: Final = 0.3
#: Flags of rows whose ratios say too little. A doubtful ratio, such as one above 10, is the first to measure anew.
_NOT_COMPARED: Final = tuple(
    flag for flag in WITH[Effect.NO_SPEEDUP] if flag not in (Flag.SUSPICIOUS, Flag.DEGENERATE_OUTPUT)
)
#: The 97.5 % quantile of the normal distribution. An A/A width is taken as such a quantile of its error.
_NORMAL: Final = student(10**6)


class Agreement(StrEnum):
    """The answer of a second measurement about a row or a whole run."""

    AGREES = "agrees"
    """The two ratios differ by less than ``MARGIN``, and not provably."""
    CANNOT_SAY = "cannot say"
    """The ratios cannot be compared, or not closely enough."""
    CONTRADICTS = "contradicts"
    """The two ratios differ, by more than both measurements can explain."""


@dataclass(frozen=True)
class Measured:
    """A row's ratio in one run: its logarithm, its standard error with the degrees of freedom, and that of the run."""

    log: float
    error: float
    degrees: int
    of_run: float


@dataclass(frozen=True)
class Finding:
    """The comparison of one row with its second measurement.

    ``quotient`` is the new ratio over the sealed one, with its interval.
    """

    agreement: Agreement
    reason: str = ""
    quotient: tuple[float, float, float] | None = None


def measured_ratio(record: Record, controls: Sequence[Control], threads: int | None = None) -> Measured | str:
    """Return the ratio of a row with its errors, or the reason why it cannot be compared. ``threads`` is the number of
    threads of the row's run.
    """
    if record.speedup is None or record.timing is None or not record.speedup.is_possible:
        return f"it has no ratio ({record.outcome})"
    flag = next((flag for flag in _NOT_COMPARED if flag in record.flags), None)
    if flag is not None:
        return f"it is {flag}"
    widths = Widths.of(controls, threads)
    spread = widths.spread_of(record)
    # An unstable control shows how noisy the machine was, which is what is asked here.
    width = widths.beside(record).aa_width_with_unstable
    if widths.beside(record).aa_width is not None:
        width = widths.beside(record).aa_width
    shown = widened(record.speedup, record.timing.processes, spread, record.chance)
    if spread is None or width is None or shown is None:
        return "its run has no A/A control"
    reach = max(math.log(shown.high / shown.ratio), math.log(shown.ratio / shown.low))
    degrees, chance = spread.degrees, CHANCE
    if record.timing.processes >= FEWEST_PROCESSES:
        degrees = record.timing.degrees or record.timing.processes - 1
        chance = record.chance
    return Measured(math.log(shown.ratio), reach / student(degrees, chance), degrees, math.log1p(width) / _NORMAL)


def can_be_drawn(record: Record) -> bool:
    """Whether a row may be measured anew: it is one graph, and it has a ratio to the reference that can be compared."""
    has_ratio = record.kind is RowKind.graph and record.speedup is not None and record.sample_hash is not None
    return has_ratio and not any(flag in record.flags for flag in _NOT_COMPARED)


def compare_ratios(sealed: Measured, anew: Measured, rows: int) -> Finding:
    """Compare two ratios of one row. ``rows`` are compared in the same check."""
    from scipy.special import stdtrit

    variance = sealed.error**2 + anew.error**2 + sealed.of_run**2 + anew.of_run**2
    known = sealed.error**4 / sealed.degrees + anew.error**4 / anew.degrees
    degrees = variance**2 / known if known else 1e6
    reach = float(stdtrit(degrees, 1 - ERROR_RATE / (2 * rows))) * math.sqrt(variance)
    difference = anew.log - sealed.log
    low, high = difference - reach, difference + reach
    shown = (math.exp(difference), math.exp(low), math.exp(high))
    if low > 0 or high < 0:
        return Finding(Agreement.CONTRADICTS, "", shown)
    if max(-low, high) < math.log1p(MARGIN):
        return Finding(Agreement.AGREES, "", shown)
    return Finding(Agreement.CANNOT_SAY, f"a difference of {units.percent(MARGIN)} could not be seen", shown)


def of_whole(findings: Sequence[Agreement]) -> Agreement:
    """Return what the rows say together: one contradiction decides, and a run agrees if each row does."""
    if Agreement.CONTRADICTS in findings:
        return Agreement.CONTRADICTS
    return Agreement.AGREES if findings and set(findings) == {Agreement.AGREES} else Agreement.CANNOT_SAY
