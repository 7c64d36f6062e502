"""The arithmetic of a gap: the difference of two sides' times, divided among regions so that it adds up.

Each region is timed alone, and each time contains one call. What a call costs by itself is measured with empty samples,
and taken off each region once. Then, for each side, by definition:

    whole = sum of the regions without their calls + one call + interaction

So the interaction is what no region shows alone: fusion over the borders, caches, and glue between regions. The gap is
the difference of the two wholes, and is the sum of the regions' differences, of the calls' and of the interactions'.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

#: Below this coverage, the parts do not explain the gap, and no conclusion is drawn.
LEAST_COVERAGE: Final = 0.8
#: A time below this share of the fused bound is not possible, so the time or the bound is wrong.
_SUSPICIOUS: Final = 0.8


@dataclass(frozen=True)
class Estimate:
    """A number in ns with half of its 95 % interval. Sums and differences add the halves in quadrature, as those of
    independent measurements.

    ``single``: a measurement in one pair of processes is in it. Its interval is then not shown, because it rests on
    what the controls say about other pairs. Without controls, it is infinite.
    """

    value: float
    half: float = 0.0
    single: bool = False

    def __add__(self, other: Estimate) -> Estimate:
        """Return the sum."""
        return total((self, other))

    def __sub__(self, other: Estimate) -> Estimate:
        """Return the difference."""
        return total((self, other.scaled(-1)))

    def scaled(self, factor: float) -> Estimate:
        """Return a multiple."""
        return Estimate(self.value * factor, self.half * abs(factor) if factor else 0.0, self.single)

    @property
    def shown_half(self) -> float | None:
        """Return half of the interval, if it is shown."""
        return None if self.single else self.half

    @property
    def is_certain(self) -> bool:
        """Whether the interval excludes 0."""
        return abs(self.value) > self.half


def total(estimates: Sequence[Estimate]) -> Estimate:
    """Return the sum of independent estimates."""
    half = math.hypot(*(one.half for one in estimates))
    return Estimate(sum(one.value for one in estimates), half, any(one.single for one in estimates))


#: The side that is not a backend under test: eager mode.
REFERENCE: Final = "reference"


@dataclass(frozen=True)
class Factor:
    """The time of a side over the reference's time, and half of its 95 % interval as a share of it."""

    value: float
    half: float = 0.0
    single: bool = False


@dataclass(frozen=True)
class Times:
    """The times of one sample on several sides: the reference's, and the factor of each side that could be timed.

    A factor is measured with both sides in turns, so it is better known than the times themselves.
    """

    reference: Estimate
    factors: Mapping[str, Factor]

    def has(self, *sides: str) -> bool:
        """Whether all of these sides were timed."""
        return all(side == REFERENCE or side in self.factors for side in sides)

    def of(self, side: str) -> Estimate:
        """Return the time of a side. Raises KeyError if it was not timed."""
        factor = self._factor(side)
        return Estimate(
            self.reference.value * factor.value,
            factor.value * math.hypot(self.reference.half, self.reference.value * factor.half),
            self.reference.single or factor.single,
        )

    def difference(self, before: str, after: str) -> Estimate:
        """Return the time of ``after`` minus that of ``before``, with the interval that both being measured beside the
        reference gives: an error of the reference's time makes the difference larger or smaller, and not another one.
        """
        one, other = self._factor(before), self._factor(after)
        value = other.value - one.value
        halves = (one.value * one.half, other.value * other.half)
        return Estimate(
            self.reference.value * value,
            math.hypot(*(self.reference.value * half for half in halves), self.reference.scaled(value).half),
            self.reference.single or one.single or other.single,
        )

    def _factor(self, side: str) -> Factor:
        return self.factors.get(side, Factor(1.0)) if side == REFERENCE else self.factors[side]


@dataclass(frozen=True)
class Calls:
    """The cost of a call by itself, on the line through the costs with 1 and with ``many`` arguments.

    ``whole``: that of a call of the whole sample, whose arguments are the same in each call; None if it is also on the
    line.
    """

    one: Times
    all: Times
    many: int
    whole: Times | None = None

    def of(self, side: str, arguments: int) -> Estimate:
        """Return the cost of a call with so many arguments on a side."""
        return self._between(self.one.of(side), self.all.of(side), arguments)

    def difference(self, before: str, after: str, arguments: int) -> Estimate:
        """Return what such a call costs more on the side ``after``."""
        ends = (self.one.difference(before, after), self.all.difference(before, after))
        return self._between(*ends, arguments)

    def position(self, arguments: int) -> float:
        """Return where a call with so many arguments is on the line: 0 with 1 argument, 1 with ``many``."""
        return min(1.0, max(0.0, (arguments - 1) / (self.many - 1))) if self.many > 1 else 0.0

    def of_whole(self, side: str, arguments: int) -> Estimate:
        """Return the cost of a call of the whole sample on a side."""
        return self.of(side, arguments) if self.whole is None else self.whole.of(side)

    def difference_of_whole(self, before: str, after: str, arguments: int) -> Estimate:
        """Return what a call of the whole sample costs more on the side ``after``."""
        if self.whole is None:
            return self.difference(before, after, arguments)
        return self.whole.difference(before, after)

    def _between(self, one: Estimate, every: Estimate, arguments: int) -> Estimate:
        share = self.position(arguments)
        return one.scaled(1 - share) + every.scaled(share)


@dataclass(frozen=True)
class Part:
    """A region with its times, calls included; None if it could not be timed on any side."""

    name: str
    arguments: int
    times: Times | None


@dataclass(frozen=True)
class Share:
    """A part's difference, and its share of the gap with the ends of the share's 95 % interval. The share is None if
    the gap is not certain. ``single`` is that of ``Estimate``.
    """

    difference: Estimate
    share: float | None
    low: float | None
    high: float | None
    single: bool = False


@dataclass(frozen=True)
class Gap:
    """A gap that was taken apart. ``parts`` has the shares by name; a region without times is missing.

    Attributes:
        difference: the gap itself: the time of the whole on the later side minus that on the earlier one.
        host: what one call costs more on the later side.
        interaction: the rest. A region without times is in it.
        coverage: the share of the gap that is not interaction, from 0 to 1. None if the gap is not certain.
        rests: the interaction of each side: its whole minus its regions without their calls, and minus one call.
    """

    difference: Estimate
    parts: Mapping[str, Share]
    host: Share
    interaction: Share
    coverage: float | None
    rests: Mapping[str, Estimate]

    @property
    def is_explained(self) -> bool:
        """Whether enough of the gap is covered for a conclusion."""
        return self.coverage is not None and self.coverage >= LEAST_COVERAGE

    @property
    def order(self) -> list[str]:
        """Return the names of the parts, those first that add most to the gap."""
        sign = 1.0 if self.difference.value >= 0 else -1.0
        return sorted(self.parts, key=lambda name: -sign * self.parts[name].difference.value)


def explain(whole: Times, parts: Sequence[Part], calls: Calls, between: tuple[str, str], arguments: int) -> Gap:
    """Take a gap apart.

    Args:
        whole: the times of the whole sample.
        parts: the regions, in any order.
        calls: what a call costs.
        between: the earlier and the later side.
        arguments: the number of arguments of the whole sample.
    """
    gap = whole.difference(*between)
    timed = [part for part in parts if part.times is not None and part.times.has(*between)]
    with_calls = [part.times.difference(*between) for part in timed if part.times is not None]
    differences = {
        part.name: one - calls.difference(*between, part.arguments) for part, one in zip(timed, with_calls, strict=True)
    }
    host = calls.difference_of_whole(*between, arguments)
    counts = [part.arguments for part in timed]
    one, every = (ends.difference(*between) for ends in (calls.one, calls.all))
    own = None if calls.whole is None else calls.whole.difference(*between)
    covered = total([*with_calls, _calls_in_sum(calls, one, every, counts, own or arguments)])
    rest = gap - covered
    rests = {}
    for side in between:
        own = None if calls.whole is None else calls.whole.of(side)
        ends = _calls_in_sum(calls, calls.one.of(side), calls.all.of(side), counts, own or arguments)
        parts_of = [part.times.of(side) for part in timed if part.times is not None]
        rests[side] = whole.of(side) - total([*parts_of, ends])
    coverage = max(0.0, 1 - abs(rest.value) / abs(gap.value)) if gap.is_certain else None
    shares = {name: _share(one, gap) for name, one in differences.items()}
    return Gap(gap, shares, _share(host, gap), _rest(rest, _share(covered, gap)), coverage, rests)


def difference_of(parts: Sequence[Part], calls: Calls, between: tuple[str, str]) -> Estimate | None:
    """Return what some regions together take more on the later side, without their calls; None if one has no time.

    Each call is computed from the same two measurements, so their errors add up as they are.
    """
    times = [part.times for part in parts if part.times is not None and part.times.has(*between)]
    if len(times) < len(parts):
        return None
    one, every = (ends.difference(*between) for ends in (calls.one, calls.all))
    with_every = sum(calls.position(part.arguments) for part in parts)
    calls_of = [one.scaled(with_every - len(parts)), every.scaled(-with_every)]
    return total([*(held.difference(*between) for held in times), *calls_of])


def _calls_in_sum(
    calls: Calls, one: Estimate, every: Estimate, of_parts: Sequence[int], of_whole: int | Estimate
) -> Estimate:
    """Return what calls add to the sum of all parts and the host: one call, minus the call of each part.

    They are all computed from the same two measurements, ``one`` and ``every``: those of a call with one argument and
    with all. So their errors add up as they are, and not in quadrature. ``of_whole`` is the number of arguments of the
    whole, or the cost of its call if that was measured by itself.
    """
    of_regions = sum(calls.position(count) for count in of_parts)
    if isinstance(of_whole, Estimate):
        return of_whole - (one.scaled(len(of_parts) - of_regions) + every.scaled(of_regions))
    with_every = calls.position(of_whole) - of_regions
    return one.scaled(1 - len(of_parts) - with_every) + every.scaled(with_every)


def _rest(rest: Estimate, covered: Share) -> Share:
    """Return the share of the interaction: what is left of 1. It is small where the covered share is near 1."""
    if covered.share is None or covered.low is None or covered.high is None:
        return Share(rest, None, None, None)
    return Share(rest, 1 - covered.share, 1 - covered.high, 1 - covered.low, covered.single)


def _share(difference: Estimate, gap: Estimate) -> Share:
    if not gap.is_certain:
        return Share(difference, None, None, None)
    share = difference.value / gap.value
    # The first order of the error of a quotient.
    half = math.hypot(difference.half, share * gap.half) / abs(gap.value)
    return Share(difference, share, share - half, share + half, difference.single or gap.single)


@dataclass(frozen=True)
class Won:
    """``gain`` is the time, without calls, that a side would save in a region as fast as the best side there."""

    region: str
    side: str
    best: str
    time: Estimate
    best_time: Estimate
    gain: Estimate


def could_be_won(parts: Sequence[Part], calls: Calls, sides: Sequence[str]) -> list[Won]:
    """Return what each side could win in each region, without the calls, the largest gains first.

    A gain whose interval holds 0 is left out.
    """
    found = []
    for part in parts:
        if part.times is None:
            continue
        net = {side: part.times.of(side) - calls.of(side, part.arguments) for side in sides if part.times.has(side)}
        if not net:
            continue
        best = min(net, key=lambda side: net[side].value)
        for side in net:
            if side == best:
                continue
            gain = part.times.difference(best, side) - calls.difference(best, side, part.arguments)
            if gain.is_certain and gain.value > 0:
                found.append(Won(part.name, side, best, net[side], net[best], gain))
    return sorted(found, key=lambda won: -won.gain.value)


def closes(eager_ns: float, compiled_ns: float, bound_ns: float) -> float | None:
    """Return the share of the gap between eager mode and the bound that a compiler closes; None if there is no gap."""
    return (eager_ns - compiled_ns) / (eager_ns - bound_ns) if eager_ns > bound_ns else None


def is_suspicious(time: Estimate, bound_ns: float) -> bool:
    """Whether a time is shorter than what the machine can do."""
    return time.value + time.half < _SUSPICIOUS * bound_ns
