"""Slow rows: how much time a compiled graph loses, and how much of it a smaller graph must lose too.

A part of a graph keeps at least half of the lost time on a logarithmic scale if the whole, without what the part loses,
would take at most the square root of its ratio: of 9x, at most 3x are left. Only ratios are compared, because the
machine may be slower while one graph is timed than while another one is. So the part's share of the whole's time is
that of its statements in eager mode.
"""

from __future__ import annotations

import math

from pydantic import BaseModel, ConfigDict

from graphnet.locate.signature import Answer, Signature
from graphnet.outcomes import Group
from graphnet.runs.record import Record


class _Kept(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Lost(_Kept):
    """How much time a compiled graph loses."""

    ratio: float
    """How many times as long as the reference it takes."""
    low: float
    """The lower end of the ratio's interval."""
    high: float
    """The upper end."""
    share: float
    """The time of its statements, and of all like them, as a share of the reference's time for the whole sample."""
    call: float = 0.0
    """The cost of a call, as a multiple of the reference's time. It is subtracted from the ratio if the graph is timed
    for others, too: the whole sample has this cost only once."""

    @property
    def of_whole(self) -> float:
        """Return the lost time, as a multiple of the reference's time for the whole sample."""
        return (self.ratio - 1 - self.call) * self.share

    @property
    def least_of_whole(self) -> float:
        """Return the same for the lower end of the ratio's interval."""
        return (self.low - 1 - self.call) * self.share

    @property
    def needed(self) -> float:
        """Return the lost time that a part must have: see the module's docstring."""
        return self.ratio - math.sqrt(self.ratio)

    def limit_of_part(self, share: float, call: float = 0.0) -> float:
        """Return the least ratio of a part with a share of the time; for ``call`` see above."""
        return 1 + call + self.needed / share


class Slowness(_Kept):
    """How much of a slow row its smallest graph explains."""

    whole: Lost
    """The times of the whole sample."""
    part: Lost
    """The times of the smallest graph, when it was measured again at the end."""
    explained: float
    """The share of the whole's ratio that the part explains, on a logarithmic scale."""
    left: float
    """How many times as long as the reference the whole would take if it did not lose what the part loses."""

    @classmethod
    def of(cls, whole: Lost, part: Lost) -> Slowness:
        """Return how much of the whole a part explains."""
        left = max(1.0, whole.ratio - part.of_whole)
        return cls(whole=whole, part=part, explained=1 - math.log(left) / math.log(whole.ratio), left=left)


def answer_of(
    signature: Signature, record: Record, limit: float, share: float, call: float = 0.0
) -> tuple[Answer, str, Lost | None]:
    """Judge a row that was timed with a limit: whether the compiled graph takes so many times as long.

    Return also the other failure that was found, or why its times say nothing, and the times. ``share`` and ``call``
    see ``Lost``.
    """
    if record.timing is None or record.outcome.traits.group is Group.WRONG:
        answer, found = signature.answer(record)
        return (answer, found, None) if found else (Answer.invalid, "it was not timed", None)
    if record.speedup is None:
        return Answer.invalid, "its times do not count: " + ", ".join(record.flags), None
    speedup = record.speedup
    lost = Lost(ratio=1 / speedup.ratio, low=1 / speedup.high, high=1 / speedup.low, share=share, call=call)
    if lost.low > limit:
        return Answer.fails, "", lost
    if lost.high < limit:
        return Answer.passes, "", lost
    shown = f"{lost.low:.2f} to {lost.high:.2f} times as long"
    return Answer.invalid, f"its times do not decide: {shown}, with a limit of {limit:.2f}", lost
