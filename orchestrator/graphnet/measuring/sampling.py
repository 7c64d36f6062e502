"""Decide how many pairs of processes are measured, and how many rounds each pair has.

The number of rounds is decided from the first rounds (the pilot). The pairs are looked at a few times, after
`LOOKS` of them, and a row ends at the first look at which its question is settled: its interval is as narrow as the
user asked, or it is all beyond or all within a bound, so that the row is faster, slower or no difference larger than
the bound. Each look may err with its part of 5 %. So all looks together err with at most 5 %, however they depend on
each other (see docs/why/decisions/0066-a-row-ends-when-its-question-is-settled.md).

The budget limits the time of the timed blocks, of all sides, and of the starts of all processes after the first pair.
Only three things exceed it: the fewest pairs, two rounds of each, and what the user asked for (`MeasurePolicy`).
"""

from __future__ import annotations

import math
import statistics
from typing import Final

from graphnet.measuring.ratio import (
    FEWEST_PAIRS,
    FEWEST_ROUNDS,
    Interval,
    Series,
    half_width,
    ratio_of_pairs,
    ratio_of_rounds,
    spread_of_logs,
)
from graphnet.runs.controls import Spread, student, widened
from graphnet.runs.record import CHANCE
from graphnet.runs.request import AUTO_PROCESSES, MOST_PROCESSES, MeasurePolicy

#: The number of pairs for which the rounds of each are planned, unless the user asks for another number.
AUTO_PAIRS: Final = AUTO_PROCESSES
#: The numbers of pairs after which a row is looked at. Twenty pairs halve the interval of five; ten more would make it
#: narrower by a fifth only, and few budgets have time for them: a pair of inductor's processes starts in 2 s.
LOOKS: Final = (FEWEST_PAIRS, AUTO_PAIRS, 8, 12, MOST_PROCESSES)
#: The part of the budget for `AUTO_PAIRS`, if more may follow: only more pairs help if pairs differ.
_PART_OF_PLANNED: Final = 2 / 3
#: The rounds (the pilot) from which the number of rounds is decided, in a row of several pairs and of one pair. In the
#: latter, it is decided again after this factor times as many, as the first rounds may be those of a cold process.
_PILOT_OF_SEVERAL: Final = FEWEST_ROUNDS
_PILOT_ALONE: Final = 10
_PILOT_GROWS: Final = 4
#: The largest number of rounds of a pair, in a row of several pairs and of one pair.
_MOST_OF_SEVERAL: Final = 80
_MOST_ALONE: Final = 400
#: The smallest number of rounds of each pair in a row of several pairs, even if the budget is used up.
_FEWEST_OF_SEVERAL: Final = 2
#: Aim for an interval that is narrower by this factor, because the pilot gives only a rough estimate.
_MARGIN: Final = 1.25
#: The standard deviation of the median of n normal values, divided by the standard deviation of their mean (large n).
_MEDIAN_SPREAD: Final = math.sqrt(math.pi / 2)
#: The standard deviation of normal values, divided by their median absolute deviation.
_SCALED_MAD: Final = 1.4826


class Sampling:
    """Decides the numbers of pairs and rounds of a row, before each. ``spent_ns``: the part of the budget that is used
    (see above), of which ``timed_ns`` is timed work.
    """

    def __init__(
        self,
        policy: MeasurePolicy,
        pairs: int | None = None,
        spread: Spread | None = None,
        bound: float | None = None,
        gives_up: bool = False,
    ) -> None:
        """Prepare for the first pair.

        Args:
            policy: when the row has been measured enough.
            pairs: the number of pairs; None: the looks at the row decide.
            spread: how much pairs of equal programs differ in the run; None if it is not known yet.
            bound: the difference, as a share, beyond or within which the whole interval settles the row. None: only the
                policy's half width does.
            gives_up: end also at a look at which the policy's half width is out of reach, if only that is of use.
        """
        self._policy = policy
        self._spread = spread
        self.bound = bound
        self._gives_up = gives_up
        self._wanted = AUTO_PAIRS if pairs is None else pairs
        self._is_looked_at = pairs is None
        #: The chance that the present interval misses the true ratio, and the part of 5 % that earlier looks had.
        self.chance = CHANCE
        self._used_chance = 0.0
        #: For rows of older versions: see ``ratio_of_pairs``.
        self._planned: int | None = None
        self._planned_ns = policy.budget_ns * (_PART_OF_PLANNED if pairs is None else 1)
        self._rounds: int | None = None
        #: The number of rounds of a pair alone from which their number is decided next.
        self._next_pilot = _PILOT_ALONE
        self._starts_ns = 0
        self._floor = 0
        self._trials = self._side_ns = 0
        self.pairs: list[list[float]] = []
        self.spent_ns = self.timed_ns = 0
        # The ns that the first pair used if it was measured before several were planned, otherwise 0.
        self._alone_ns = 0

    @classmethod
    def measured_before(
        cls,
        policy: MeasurePolicy,
        spread: Spread | None,
        chance: float | None,
        bound: float | None,
        planned: int | None = None,
    ) -> Sampling:
        """Return the sampling of a row that was measured already, for its interval. ``chance`` and ``bound`` are those
        of its timing; ``planned`` see ``ratio_of_pairs``.
        """
        found = cls(policy, None, spread, bound)
        found.chance, found._planned = chance or CHANCE, planned
        return found

    def begin_pair(self) -> None:
        """Begin the next pair. Rounds that are added from now on belong to the new pair."""
        self.pairs.append([])

    def add(self, ratio: float, timed_ns: int, side_ns: int, trials: int, untimed_ns: int = 0) -> None:
        """Add a round of ``timed_ns`` of timed work on all sides, at least ``side_ns`` and ``trials`` on each, and of
        ``untimed_ns`` between the trials.
        """
        self.pairs[-1].append(ratio)
        self.timed_ns += timed_ns
        self.spent_ns += timed_ns + untimed_ns
        self._side_ns += side_ns
        self._trials += trials
        by_time = math.ceil(self._policy.min_time_ns / max(1, side_ns))
        self._floor = max(by_time, math.ceil(self._policy.trials / max(1, trials)))

    def another_round(self) -> bool:
        """Whether the present pair needs at least one more round."""
        count = len(self.pairs[-1])
        if count and self._owes():
            return True
        return self._another_alone(count) if self._wanted == 1 else self._another_of_several(count)

    def drop_pair(self) -> None:
        """Forget the present pair. Call this if a process of the pair ended too early, or if its outputs were wrong."""
        self.pairs.pop()

    def another_pair(self) -> bool:
        """Whether to measure another pair. Call this once after each pair: it looks at the row if this is due."""
        count = len(self.pairs)
        if not self._is_looked_at:
            return count < self._wanted
        if count < self._first_look(FEWEST_PAIRS):
            return True
        # Whether this look is the last does not depend on the ratios, so it may use all that is left of the 5 %.
        affordable = self._affordable_pairs()
        # A control also shows how much pairs differ, so it has as many pairs as a row is planned with.
        gives_up = self._gives_up and count in LOOKS and count >= AUTO_PAIRS
        if count >= affordable or (gives_up and self._is_hopeless(affordable)):
            return False
        if count in LOOKS and count >= self._first_look(FEWEST_PAIRS if self.bound is not None else AUTO_PAIRS):
            self.chance = _chance_until(count) - self._used_chance
            if self.is_settled(self.interval_of(self.pairs)):
                return False
            self._used_chance += self.chance
            self.chance = CHANCE - self._used_chance
        return True

    def certain_pairs(self) -> int:
        """The number of further pairs that are measured whatever their ratios are."""
        count = len(self.pairs)
        if not self._is_looked_at:
            return self._wanted - count
        least = self._first_look(FEWEST_PAIRS)
        first = self._first_look(FEWEST_PAIRS if self.bound is not None else AUTO_PAIRS)
        next_look = next((one for one in LOOKS if one > count and one >= first), count)
        return min(next_look, max(least, self._affordable_pairs())) - count

    def _first_look(self, least: int) -> int:
        """The fewest pairs of the row: ``least``, or those among which the trials that were asked for are divided."""
        asked = self._policy.asked_trials or self._policy.asked_min_time_ns
        return AUTO_PAIRS if asked else least

    def _affordable_pairs(self) -> int:
        """The number of pairs that the budget allows in total, if the next ones take as long as those so far."""
        count = len(self.pairs)
        pair_ns = (self.spent_ns - self._starts_ns) / count + self._starts_ns / max(1, count - 1)
        return min(LOOKS[-1], count + int((self._policy.budget_ns - self.spent_ns) // max(1.0, pair_ns)))

    def _is_hopeless(self, pairs: int) -> bool:
        """Whether so many pairs will not give the policy's half width: not even if the pairs differ by as little as
        those so far allow to say, at 5 %.

        A row that ends here may use all that is left of its 5 %: it ends because its pairs differ by much. Among such
        rows, those that miss the true ratio are fewer, as Student's t has the same numerator and a large denominator.
        """
        # Import scipy only here, for the reason in runs/controls.py.
        from scipy.special import chdtri

        found = spread_of_logs([math.log(statistics.median(ratios)) for ratios in self.pairs])
        least = Spread(found.deviation * math.sqrt(found.degrees / chdtri(found.degrees, CHANCE)), pairs - 1)
        return least.reach(pairs, self.chance) > math.log1p(self._policy.half_width)

    def expect_more(self, pairs: int | None = None) -> None:
        """Plan so many pairs in total; None: as for a new row. Call this after the first pair was measured alone."""
        self._wanted = AUTO_PAIRS if pairs is None else pairs
        self._is_looked_at = pairs is None
        self._planned_ns = self._policy.budget_ns * (_PART_OF_PLANNED if pairs is None else 1)
        self._alone_ns = self.spent_ns
        self._rounds = self._rounds_of_each(self._wanted - 1, max(0.0, self._planned_ns - self.spent_ns))

    def started(self, start_ns: int) -> None:
        """Add the ns that processes of a further pair took to start. The first pair's start is not in the budget."""
        self._starts_ns += start_ns
        self.spent_ns += start_ns

    def interval_of(self, pairs: Series) -> Interval:
        """The ratio of the given pairs, with its interval. See `ratio_of_pairs`."""
        return ratio_of_pairs(pairs, self._spread, self.chance, self._planned)

    def is_settled(self, found: Interval) -> bool:
        """Whether a ratio with its interval answers the row's question: its interval is as narrow as the policy
        requires, or all beyond the bound, or all within it.
        """
        if half_width(found.ratio) <= self._policy.half_width:
            return True
        # The interval of a single pair does not show how much pairs differ.
        shown = widened(found.ratio, 1, self._spread) if found.degrees is None else found.ratio
        if self.bound is None or shown is None:
            return False
        edge = 1 + self.bound
        is_beyond = shown.low > edge or shown.high * edge < 1
        return is_beyond or (shown.low * edge >= 1 and shown.high <= edge)

    def _another_alone(self, count: int) -> bool:
        if count < FEWEST_ROUNDS:
            return True
        if self.spent_ns >= self._policy.budget_ns or count >= _MOST_ALONE:
            return False
        if count >= max(self._next_pilot, self._floor):
            self._next_pilot = _PILOT_GROWS * count
            # The half width is inversely proportional to the square root of the number of rounds.
            pilot, unseen = self.pairs[-1], self._spread.reach() if self._spread is not None else math.inf
            short = half_width(ratio_of_rounds(pilot)) / max(self._aim(pilot, unseen), 1e-9)
            self._rounds = count if short <= 1 else math.ceil(count * (_MARGIN * short) ** 2)
        return self._rounds is None or count < self._rounds

    def _another_of_several(self, count: int) -> bool:
        if count < _FEWEST_OF_SEVERAL:
            return True
        # Starts count, so pairs that start slowly have fewer rounds.
        budget = self._planned_ns
        if self._rounds is None and (count >= _PILOT_OF_SEVERAL or self.spent_ns >= budget / self._wanted):
            self._rounds = self._rounds_of_each(self._wanted, budget)
        # If the first pair was measured alone, the other pairs share the part of the budget that remains.
        alone = 1 if self._alone_ns else 0
        share = self._alone_ns + (budget - self._alone_ns) * (len(self.pairs) - alone) / (self._wanted - alone)
        return self._rounds is None or (count < self._rounds and self.spent_ns < share)

    def _rounds_of_each(self, pairs: int, budget_ns: float) -> int:
        """The number of rounds for each of ``pairs`` pairs: enough for a narrow interval, if the limits allow it."""
        pilot = self.pairs[0]
        affordable = int(budget_ns / pairs / (self.spent_ns / len(pilot)))
        needed = 0.0
        if self._wanted >= 2 and self._policy.half_width > 0:
            chance = _chance_until(self._wanted) if self._is_looked_at else CHANCE
            allowed = self._aim(pilot) * math.sqrt(self._wanted) / student(self._wanted - 1, chance)
            needed = (_MEDIAN_SPREAD * _spread(pilot) / allowed) ** 2
        least = max(_PILOT_OF_SEVERAL, math.ceil(self._floor / self._wanted))
        return max(_FEWEST_OF_SEVERAL, min(affordable, _MOST_OF_SEVERAL, max(least, math.ceil(needed))))

    def _owes(self) -> bool:
        """Whether the pairs so far lack their part of the trials and the time that the user asked for."""
        part = len(self.pairs) / self._wanted
        return self._trials < self._policy.asked_trials * part or self._side_ns < self._policy.asked_min_time_ns * part

    def _aim(self, pilot: list[float], unseen: float = 0.0) -> float:
        """The half width to aim for: the policy's, or half the distance of the pilot's ratio from the bound, if this is
        more. ``unseen`` is the part of the distance that differences between pairs may explain.
        """
        if self.bound is None:
            return self._policy.half_width
        distance = abs(math.log(statistics.median(pilot))) - math.log1p(self.bound) - unseen
        return max(self._policy.half_width, distance / 2)


def possible_chances(pairs: int) -> list[float]:
    """Return every chance that the interval of a row of so many pairs can have (``Sampling.chance``)."""
    used = [0.0, *(_chance_until(look) for look in LOOKS if look <= pairs)]
    ends = [CHANCE, *([_chance_until(pairs)] if pairs in LOOKS else [])]
    return [end - one for end in ends for one in used if end > one]


def _chance_until(count: int) -> float:
    """The part of the 5 % that the looks after up to ``count`` pairs may use: in proportion to the pairs."""
    return CHANCE * count / LOOKS[-1]


def _spread(ratios: list[float]) -> float:
    """The standard deviation of the ratios' logarithms, estimated from the logarithms' median absolute deviation."""
    logs = [math.log(ratio) for ratio in ratios]
    middle = statistics.median(logs)
    return _SCALED_MAD * statistics.median(abs(log - middle) for log in logs)
