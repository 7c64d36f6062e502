"""Compare two cuts of a sample: the regions that make most of a gap, and the same statements cut at other places.

A region's share may come from where it begins and ends: a compiler cannot fuse over a border, and a region returns its
results. So `explain` measures once more, with other borders. What is between two borders that both cuts have must make
the same difference in both.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from graphnet.explain.gap import Calls, Estimate, Part, Times, difference_of

#: Two differences that are closer than this share of the first are the same: they were measured minutes apart.
_SAME: Final = 0.2
#: A second difference that is farther from the first, without certainty, confirms nothing.
_NEAR: Final = 0.5


class Finding(StrEnum):
    """The result of comparing regions with a second cut."""

    CONFIRMED = "confirmed"
    """It shows about the same difference, and both are certain."""
    DEPENDS = "depends on the cut"
    """It shows another difference with certainty: what a compiler makes of these lines depends on the borders."""
    UNKNOWN = "not shown again"
    """The lines could not be timed, or not well enough, or no border inside of the sample is in both cuts."""


@dataclass(frozen=True)
class Again:
    """Regions of the first cut whose lines were measured again, their difference, and that of the second cut.

    A difference is None if a region has no time, or if the regions are the whole sample.
    """

    regions: Sequence[str]
    before: Estimate | None
    after: Estimate | None

    @property
    def finding(self) -> Finding:
        """Return what the second cut says."""
        if self.before is None or self.after is None:
            return Finding.UNKNOWN
        change = self.after - self.before
        if abs(change.value) - change.half > _SAME * abs(self.before.value):
            return Finding.DEPENDS
        is_near = abs(change.value) <= _NEAR * abs(self.before.value)
        both = self.before.is_certain and self.after.is_certain
        return Finding.CONFIRMED if both and is_near else Finding.UNKNOWN


@dataclass(frozen=True)
class Cut:
    """A cut of a sample as it was measured.

    Attributes:
        whole: the times of the whole sample.
        parts: its regions.
        statements: the first statement of each region, and the one after its last, by the region's name.
        calls: the cost of a call.
    """

    whole: Times
    parts: Sequence[Part]
    statements: Mapping[str, tuple[int, int]]
    calls: Calls

    def net_ns(self, side: str, parts: Sequence[Part]) -> float:
        """Return the time of some timed regions on a side without their calls, in ns."""
        times = ((one.times, self.calls.of(side, one.arguments)) for one in parts)
        return sum(time.of(side).value - call.value for time, call in times if time is not None)

    def inside(self, begin: int, end: int) -> list[Part]:
        """Return the regions between two statements."""
        edges = self.statements
        return [one for one in self.parts if begin <= edges[one.name][0] and edges[one.name][1] <= end]

    @property
    def edges(self) -> set[int]:
        """Return all borders, and both ends."""
        return {edge for pair in self.statements.values() for edge in pair}


def compare_cuts(first: Cut, second: Cut, between: tuple[str, str], regions: Sequence[str]) -> list[Again]:
    """Compare some regions of a cut with another cut of the same sample. Regions without a common border between them
    are compared together, with all regions up to the next common borders.

    A machine may be slower in the second measurement. So its times are scaled by the reference's whole.
    """
    common = first.edges & second.edges
    scale = first.whole.reference.value / second.whole.reference.value
    found: dict[tuple[int, int], Again] = {}
    for name in regions:
        low, high = first.statements[name]
        begin = max(edge for edge in common if edge <= low)
        end = min(edge for edge in common if edge >= high)
        held = first.inside(begin, end)
        is_whole = (begin, end) == (min(common), max(common))
        before, after = (
            None if is_whole else difference_of(one.inside(begin, end), one.calls, between) for one in (first, second)
        )
        if before is not None and after is not None:
            # The time of a region on a side is a share of the side's whole, which was measured anew.
            doubts = [_doubt(first, second, side) * first.net_ns(side, held) for side in between]
            after = after.scaled(scale) + Estimate(0.0, math.hypot(*doubts))
        found[begin, end] = Again([one.name for one in held], before, after)
    return list(found.values())


def _doubt(first: Cut, second: Cut, side: str) -> float:
    """Return half of the interval of a side's whole over the reference's in both cuts, as a share of it."""
    factors = (cut.whole.factors.get(side) for cut in (first, second))
    return math.hypot(*(one.half for one in factors if one is not None))
