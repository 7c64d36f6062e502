"""Compare two cuts of a sample: the regions that make most of a gap, and the same statements cut at other places.

A region's share may come from where it begins and ends: a compiler cannot fuse over a border, and a region returns its
results. So `explain` measures once more, with other borders. What is between two borders that both cuts have must make
the same difference in both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from graphnet.explain.gap import Estimate, Gap, total


class Finding(StrEnum):
    """What a second cut says about the regions of the first."""

    CONFIRMED = "confirmed"
    """It shows the same difference, with certainty in the same direction."""
    DEPENDS = "depends on the cut"
    """It shows another difference: what the compiler makes of these statements depends on where they are cut."""
    UNKNOWN = "not shown again"
    """It shows no difference with certainty, or the statements could not be timed."""


@dataclass(frozen=True)
class Again:
    """Regions of the first cut whose statements were measured again, their difference, and that of the second cut.

    ``after`` is None if a region of the second cut has no time.
    """

    regions: Sequence[str]
    before: Estimate
    after: Estimate | None

    @property
    def finding(self) -> Finding:
        """Return what the second cut says."""
        if self.after is None:
            return Finding.UNKNOWN
        if (self.after - self.before).is_certain:
            return Finding.DEPENDS
        same = self.after.is_certain and self.after.value * self.before.value > 0
        return Finding.CONFIRMED if same else Finding.UNKNOWN


Statements = Mapping[str, tuple[int, int]]
"""The first statement of each region, and the one after its last."""


def compare_cuts(first: Gap, second: Gap, cut: Statements, other: Statements, regions: Sequence[str]) -> list[Again]:
    """Compare the regions of a cut with another cut of the same sample.

    Args:
        first: the gap by the regions of ``cut``.
        second: the same gap by those of ``other``.
        cut: the statements of each region.
        other: those of the second cut.
        regions: the regions of ``cut`` to compare, which have a time. Regions without a common border between them are
            compared together.
    """
    common = {edge for pair in cut.values() for edge in pair} & {edge for pair in other.values() for edge in pair}
    found: dict[tuple[int, int], Again] = {}
    for name in regions:
        begin = max(edge for edge in common if edge <= cut[name][0])
        end = min(edge for edge in common if edge >= cut[name][1])
        held, others = ([one for one, (low, high) in of.items() if begin <= low and high <= end] for of in (cut, other))
        if all(one in first.parts for one in held):
            is_known = all(one in second.parts for one in others)
            after = total([second.parts[one].difference for one in others]) if is_known else None
            found[begin, end] = Again(held, total([first.parts[one].difference for one in held]), after)
    return list(found.values())
