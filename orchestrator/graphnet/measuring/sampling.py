"""Decide how many pairs of processes are measured, and how many rounds each pair has.

Each of the two numbers is decided once, from the first measurements (the pilot): the number of rounds from the first
rounds, and the number of pairs from the first pairs. A measurement does not stop because its interval happens to be
narrow at the moment: if it stopped at a lucky moment, its interval would be too narrow (Kalibera & Jones, ISMM 2013,
choose their numbers in the same way).
"""

from __future__ import annotations

import math
import statistics
from typing import Final

from graphnet.measuring.ratio import (
    FEWEST_ROUNDS,
    Series,
    half_width,
    ratio_of_pairs,
    ratio_of_rounds,
    student,
    t_half_width,
)
from graphnet.runs.record import Ratio
from graphnet.runs.request import AUTO_PROCESSES, MOST_PROCESSES, MeasurePolicy

#: The number of process pairs that is planned for a row, unless the user asks for another number.
AUTO_PAIRS: Final = AUTO_PROCESSES
#: If the interval of the first `AUTO_PAIRS` pairs is too wide, a row gets more pairs, up to this total number. If a
#: narrow interval would need an even larger number, the row gets no more pairs.
_MOST_AUTO_PAIRS: Final = MOST_PROCESSES
#: The number of rounds (the pilot) from which the total number of rounds is decided. The first constant applies to a
#: row of several pairs, the second to a row of one pair.
_PILOT_OF_SEVERAL: Final = FEWEST_ROUNDS
_PILOT_ALONE: Final = 10
#: The largest number of rounds of a pair. The first constant applies to a row of several pairs, the second to a row of
#: one pair.
_MOST_OF_SEVERAL: Final = 80
_MOST_ALONE: Final = 400
#: The smallest number of rounds of each pair in a row of several pairs, even if the budget is used up.
_FEWEST_OF_SEVERAL: Final = 2
#: Aim for an interval that is narrower, by this factor, than the user asked for, because the first rounds of a row give
#: only a rough estimate of the number of rounds that the row needs.
_MARGIN: Final = 1.25
#: The standard deviation of the median of n normal values, divided by the standard deviation of their mean (large n).
_MEDIAN_SPREAD: Final = math.sqrt(math.pi / 2)
#: The standard deviation of normal values, divided by their median absolute deviation.
_SCALED_MAD: Final = 1.4826


class Sampling:
    """Decides the numbers of pairs and rounds of one row.

    The caller adds each round that was measured. Before each further round or pair, the caller asks whether to measure
    it.

    Attributes:
        pairs: one list for each pair so far, with the ratio of each of its rounds.
        spent_ns: the duration of the timed work of both sides so far, in ns.
    """

    def __init__(self, policy: MeasurePolicy, pairs: int | None = None) -> None:
        """Prepare for the first pair of a row.

        Args:
            policy: the limits of the row.
            pairs: the number of pairs. None means `AUTO_PAIRS` pairs, and further pairs if the interval is too wide.
        """
        self._policy = policy
        self._wanted = AUTO_PAIRS if pairs is None else pairs
        self._planned = self._wanted
        self._may_grow = pairs is None
        self._rounds: int | None = None
        self._start_ns: list[int] = []
        self._floor = 0
        self.pairs: list[list[float]] = []
        self.spent_ns = 0
        # The duration of the first pair's timed work in ns, if this pair was measured alone before several pairs were
        # planned. Otherwise 0.
        self._alone_ns = 0

    def begin_pair(self) -> None:
        """Begin the next pair. Rounds that are added from now on belong to the new pair."""
        self.pairs.append([])

    def add(self, ratio: float, round_ns: int, side_ns: int, trials: int) -> None:
        """Add a round.

        Args:
            ratio: the round's ratio.
            round_ns: the duration of the timed work of both sides together, in ns.
            side_ns: the shorter duration of the two sides' timed work, in ns.
            trials: the smaller number of the two sides' trials.
        """
        self.pairs[-1].append(ratio)
        self.spent_ns += round_ns
        by_time = math.ceil(self._policy.min_time_ns / max(1, side_ns))
        self._floor = max(by_time, math.ceil(self._policy.trials / max(1, trials)))

    def another_round(self) -> bool:
        """Whether the present pair needs at least one more round."""
        count = len(self.pairs[-1])
        return self._another_alone(count) if self._wanted == 1 else self._another_of_several(count)

    def drop_pair(self) -> None:
        """Forget the present pair. Call this if a process of the pair ended too early, or if its outputs were wrong."""
        self.pairs.pop()

    def another_pair(self) -> bool:
        """Whether to measure another pair: a planned pair, or one more that the row needs and the budget allows."""
        count = len(self.pairs)
        if count < self._planned:
            return True
        if self._may_grow:
            self._grow()
        # Two limits apply to pairs beyond the planned number. The timed work of all pairs must stay within the budget.
        # The time that the processes of these further pairs take to start must be shorter, in total, than the budget.
        # Neither limit depends on the ratios, because a row must not end when its interval is narrow by luck.
        starts_ns = sum(self._start_ns[self._planned - 1 :])
        within = self.spent_ns * (count + 1) / count <= self._policy.budget_ns and starts_ns < self._policy.budget_ns
        return count < self._wanted and within

    def expect_more(self) -> None:
        """Plan `AUTO_PAIRS` pairs in total, or more if needed. Call this after the first pair was measured alone."""
        self._wanted = self._planned = AUTO_PAIRS
        self._may_grow = True
        self._alone_ns = self.spent_ns
        self._rounds = self._rounds_of_each(self._wanted - 1, self._policy.budget_ns - self.spent_ns)

    def started(self, start_ns: int) -> None:
        """Record the total time, in ns, that both processes of a pair took to start.

        Do not call this for the first pair: the budget limits only the time that further pairs take to start.
        """
        self._start_ns.append(start_ns)

    def started_more(self, start_ns: int) -> None:
        """Add the time, in ns, that a pair's third process (eager mode in the candidate's own stack) took to start."""
        self._start_ns[-1] += start_ns

    def ratio_of(self, pairs: Series) -> Ratio:
        """The ratio of the given pairs, with its interval. See `ratio_of_pairs`."""
        return ratio_of_pairs(pairs, self._planned)

    def is_narrow(self, ratio: Ratio) -> bool:
        """Whether the ratio's interval is as narrow as the policy requires."""
        return half_width(ratio) <= self._policy.half_width

    def _another_alone(self, count: int) -> bool:
        if count < FEWEST_ROUNDS:
            return True
        if self.spent_ns >= self._policy.budget_ns or count >= _MOST_ALONE:
            return False
        if self._rounds is None and count >= max(_PILOT_ALONE, self._floor):
            # The half width is inversely proportional to the square root of the number of rounds.
            short = half_width(ratio_of_rounds(self.pairs[-1])) / max(self._policy.half_width, 1e-9)
            self._rounds = count if short <= 1 else math.ceil(count * (_MARGIN * short) ** 2)
        return self._rounds is None or count < self._rounds

    def _another_of_several(self, count: int) -> bool:
        if count < _FEWEST_OF_SEVERAL:
            return True
        budget = self._policy.budget_ns
        if self._rounds is None and (count >= _PILOT_OF_SEVERAL or self.spent_ns >= budget / self._wanted):
            self._rounds = self._rounds_of_each(self._wanted, budget)
        # If the first pair was measured alone, the other pairs share the part of the budget that remains.
        alone = 1 if self._alone_ns else 0
        share = self._alone_ns + (budget - self._alone_ns) * (len(self.pairs) - alone) / (self._planned - alone)
        return self._rounds is None or (count < self._rounds and self.spent_ns < share)

    def _rounds_of_each(self, pairs: int, budget_ns: float) -> int:
        """The number of rounds for each of ``pairs`` pairs: enough for a narrow interval, if the limits allow it."""
        pilot = self.pairs[0]
        affordable = int(budget_ns / pairs / (self.spent_ns / len(pilot)))
        needed = 0.0
        if self._wanted >= 2 and self._policy.half_width > 0:
            allowed = self._policy.half_width * math.sqrt(self._wanted) / student(self._wanted - 1)
            needed = (_MEDIAN_SPREAD * _spread(pilot) / allowed) ** 2
        least = max(_PILOT_OF_SEVERAL, math.ceil(self._floor / self._wanted))
        return max(_FEWEST_OF_SEVERAL, min(affordable, _MOST_OF_SEVERAL, max(least, math.ceil(needed))))

    def _grow(self) -> None:
        """Decide, from the spread of the pairs so far, how many pairs a narrow interval needs. Called once per row.

        This is the two-stage procedure of Stein (Annals of Mathematical Statistics 16(3), 1945).
        """
        self._may_grow = False
        if self._policy.half_width <= 0:
            return
        centres = [math.log(statistics.median(pair)) for pair in self.pairs]
        needed = math.ceil((t_half_width(centres, 1) / self._policy.half_width) ** 2)
        if needed <= _MOST_AUTO_PAIRS:
            self._wanted = max(self._wanted, needed)


def _spread(ratios: list[float]) -> float:
    """The standard deviation of the ratios' logarithms, estimated from the logarithms' median absolute deviation."""
    logs = [math.log(ratio) for ratio in ratios]
    middle = statistics.median(logs)
    return _SCALED_MAD * statistics.median(abs(log - middle) for log in logs)
