"""Time the graphs of a whole model in calls of the model, on both sides of each pair of processes."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field

from graphnet.talk.client import SampleStream
from graphnet_contract.messages import ExtraCall, PartTime


@dataclass
class PartTimes:
    """The median time of each graph in ns, by the graph's name, for each pair of processes of one row.

    ``parts``: the names of the graphs; empty for a sample of one graph, which has no such times.
    """

    parts: Sequence[str] = ()
    reference: dict[str, list[int]] = field(default_factory=dict)
    compiled: dict[str, list[int]] = field(default_factory=dict)

    def add(self, reference: SampleStream, candidate: SampleStream) -> None:
        """Time the graphs in one pair of warm processes. Add nothing if the calls fail on either side."""
        if not self.parts:
            return
        sides = [self._medians(stream) for stream in (reference, candidate)]
        if all(sides):
            for found, medians in zip((self.reference, self.compiled), sides, strict=True):
                for name, ns in medians.items():
                    found.setdefault(name, []).append(ns)

    def keep(self, pairs: int) -> None:
        """Forget the times of all pairs but so many: those of a pair whose outputs turned out to be wrong."""
        for found in (self.reference, self.compiled):
            for times in found.values():
                del times[pairs:]

    @staticmethod
    def _medians(stream: SampleStream) -> dict[str, int]:
        stream.progress.part_times = ()
        if not stream.ended:
            stream.send_outputs(ExtraCall.PART_TIMES)
        told: Sequence[PartTime] = stream.progress.part_times
        return {part.name: round(statistics.median(part.wall_ns)) for part in told}
