#!/usr/bin/env python3
"""Simulate kinds of noise, and count how often the interval of a row contains the true ratio.

    benchmarks/interval_coverage.py [--repeats N] [--processes auto|N] [--earlier] [--seed N] [--kind NAME]

The true ratio is always 1. For each kind of noise, the table shows

    covered    the share of the intervals that contain 1. Ideally, it is 95 %. If the share is below 93 %, the intervals
               are too narrow; if it is above 98 %, they are too wide.
    width      the median of the rows' half widths. A half width is half of the interval, divided by the ratio.
    unstable   the share of the rows with a half width above 2 %.
    rounds     the mean number of rounds of a row.
    pairs      the mean number of pairs of processes of a row.
    A/A false  the share of the rows that the summary of a run would call faster or slower, although the true
               ratio is 1. Three A/A controls (the reference timed against itself) are simulated with the same noise
               before each row.
    judged     the share of the rows that are stable and have a usable A/A control.

The functions of `graphnet bench` (measuring/sampling.py and ratio.py) decide how many rounds and pairs a row gets, and
compute its interval. Only the clock is simulated: a round takes 60 ms of timed work. ``--earlier`` uses the rule of
version 1 instead. That version measured one pair of processes until the interval was narrow.

The exit code is 0 if two requirements are met. For at least 12 kinds of noise, at least 93 % of the intervals contain
1. For each of these kinds, at most 2 % of the rows are falsely called faster or slower. With ``--kind``, the
requirements are not checked.
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from in_environment import enter

enter()

from graphnet.measuring.ratio import half_width, ratio_of_independent_rounds  # noqa: E402
from graphnet.measuring.sampling import Sampling  # noqa: E402
from graphnet.runs.controls import AA, Control, aa_width, is_difference  # noqa: E402
from graphnet.runs.record import Ratio  # noqa: E402
from graphnet.runs.request import MeasurePolicy  # noqa: E402

#: The requirements, in this order: the smallest share of intervals that must contain 1; the share above which intervals
#: are too wide; the number of kinds of noise that must reach the smallest share; and, for each of these kinds, the
#: largest share of rows that may falsely be called faster or slower.
COVERAGE = 0.93
TOO_WIDE = 0.98
KINDS = 12
FALSE = 0.02

#: In each round, the trials of the reference form one block, and those of the compiled model form another. These
#: numbers are the duration of a block in ns, and its number of trials.
_BLOCK_NS = 30_000_000
_BLOCK_TRIALS = 20
#: The settings for measuring a row with the default options, and the settings for measuring a control.
POLICY = MeasurePolicy(trials=20, min_time_ns=200_000_000, budget_ns=10_000_000_000, half_width=0.02)
CONTROL_POLICY = replace(POLICY, budget_ns=2_000_000_000)

#: The rounds of one pair of processes. A round consists of the logarithm of the reference's time and the logarithm of
#: the compiled model's time.
Rounds = Iterator[tuple[float, float]]
#: A kind of noise: a function that is called once for each row. It returns another function, which is called once for
#: each pair of processes of this row and returns the rounds of the pair.
Noise = Callable[[random.Random], Callable[[], Rounds]]

#: The standard deviation of the independent noise in the two medians of a round (that of the reference and that of the
#: compiled model). All kinds of noise except heavy tails include this independent noise.
_WHITE = 0.02
#: The standard deviation of autocorrelated noise. It is also the standard deviation of the change that a drift makes in
#: a hundred steps (timed blocks).
_SLOW = 0.02


def independent(generator: random.Random) -> Callable[[], Rounds]:
    """Normal noise with a standard deviation of 2 %, drawn for the reference and the compiled model in each round."""
    return lambda: ((generator.gauss(0, _WHITE), generator.gauss(0, _WHITE)) for _ in itertools.count())


def heavy_tails(generator: random.Random) -> Callable[[], Rounds]:
    """Noise from Student's t distribution with two degrees of freedom. This distribution has an infinite variance."""

    def one() -> float:
        return _WHITE / 2 * generator.gauss(0, 1) / math.sqrt(generator.expovariate(1))

    return lambda: ((one(), one()) for _ in itertools.count())


def bursts(generator: random.Random) -> Callable[[], Rounds]:
    """Noise of another process. It doubles the time of one block in six, in bursts of about six blocks."""

    def pair() -> Rounds:
        busy = generator.random() < 1 / 6
        while True:
            sides = []
            for _ in range(2):
                busy = generator.random() > 1 / 6 if busy else generator.random() < 1 / 30
                sides.append(generator.gauss(0, _WHITE) + (math.log(2) if busy else 0.0))
            yield sides[0], sides[1]

    return pair


def shared(noise: Callable[[random.Random], Iterator[float]]) -> Noise:
    """Slow noise of the whole machine. It continues from each timed block to the next, also in another process."""

    def row(generator: random.Random) -> Callable[[], Rounds]:
        slow, white = noise(generator), independent(generator)
        return lambda: ((next(slow) + first, next(slow) + second) for first, second in white())

    return row


def one_sided(noise: Callable[[random.Random], Iterator[float]]) -> Noise:
    """Slow noise in the process of the compiled model. This noise begins anew with each new process."""

    def row(generator: random.Random) -> Callable[[], Rounds]:
        white = independent(generator)

        def pair() -> Rounds:
            slow = noise(generator)
            return ((first, next(slow) + second) for first, second in white())

        return pair

    return row


def autoregressive(correlation: float) -> Callable[[random.Random], Iterator[float]]:
    """Stationary AR(1) noise with a standard deviation of 2 % and this correlation between neighbouring steps."""

    def steps(generator: random.Random) -> Iterator[float]:
        value, fresh = generator.gauss(0, _SLOW), _SLOW * math.sqrt(1 - correlation**2)
        while True:
            yield value
            value = correlation * value + generator.gauss(0, fresh)

    return steps


def drift(generator: random.Random) -> Iterator[float]:
    """A steady drift. Each call of this function draws a slope, with a standard deviation of 2 % per hundred steps."""
    slope = generator.gauss(0, _SLOW / 100)
    return (slope * step for step in itertools.count())


def process_effect(share: float) -> Noise:
    """Each process is slower or faster by a constant factor, whose log has the standard deviation ``share``."""

    def constant(generator: random.Random) -> Iterator[float]:
        return itertools.repeat(generator.gauss(0, share * math.sqrt(2)))

    return one_sided(constant)


#: Every kind of noise, by name. A process effect makes both processes of a pair slower or faster. Only the difference
#: between the two effects matters, so this difference is added to the times of the compiled model, and nothing to those
#: of the reference.
NOISES: dict[str, Noise] = {
    "independent": independent,
    "heavy tails": heavy_tails,
    **{f"shared AR {rho}": shared(autoregressive(rho)) for rho in (0.5, 0.8, 0.95, 0.99)},
    **{f"one-sided AR {rho}": one_sided(autoregressive(rho)) for rho in (0.5, 0.8, 0.95, 0.99)},
    "drift of both": shared(drift),
    "drift of one": one_sided(drift),
    "bursts": bursts,
    **{f"process effect {share:.1%}": process_effect(share) for share in (0.005, 0.01, 0.02)},
}


@dataclass(frozen=True)
class Row:
    """A simulated row of results: its ratio, and whether the interval of the ratio is narrow enough.

    ``rounds`` and ``pairs`` count the simulated rounds and pairs of processes.
    """

    ratio: Ratio
    narrow: bool
    rounds: int
    pairs: int


Measure = Callable[[Noise, MeasurePolicy, random.Random], Row]


def measured(processes: int | None) -> Measure:
    """Return a function that measures a row as `graphnet bench --processes` does. None means `--processes auto`."""

    def measure(noise: Noise, policy: MeasurePolicy, generator: random.Random) -> Row:
        sampling, begin = Sampling(policy, processes), noise(generator)
        while sampling.another_pair():
            sampling.begin_pair()
            rounds = begin()
            while sampling.another_round():
                reference, compiled = next(rounds)
                sampling.add(math.exp(reference - compiled), 2 * _BLOCK_NS, _BLOCK_NS, _BLOCK_TRIALS)
        counts = [len(pair) for pair in sampling.pairs]
        ratio = sampling.ratio_of(sampling.pairs)
        return Row(ratio, sampling.is_narrow(ratio), sum(counts), len(counts))

    return measure


def measured_earlier(noise: Noise, policy: MeasurePolicy, generator: random.Random) -> Row:
    """Measure a row by the rule of version 1.

    Use one pair of processes, and add rounds until the interval is narrow.

    The interval is computed as if the rounds were independent.
    """
    ratios: list[float] = []
    for reference, compiled in noise(generator)():
        ratios.append(math.exp(reference - compiled))
        if len(ratios) < 10:
            continue
        ratio = ratio_of_independent_rounds(ratios)
        narrow = half_width(ratio) <= policy.half_width
        if narrow or len(ratios) >= 400 or len(ratios) * 2 * _BLOCK_NS >= policy.budget_ns:
            return Row(ratio, narrow, len(ratios), 1)
    raise AssertionError("noise never ends")


@dataclass(frozen=True)
class Figures:
    """The figures of one kind of noise; the module's docstring explains them."""

    name: str
    coverage: float
    width: float
    unstable: float
    rounds: float
    pairs: float
    false: float
    judged: float

    def line(self) -> str:
        """Return the figures as one line of the table."""
        verdict = "too narrow" if self.coverage < COVERAGE else "too wide" if self.coverage > TOO_WIDE else ""
        return (
            f"| {self.name:<20} | {self.coverage:7.1%} | {self.width:6.2%} | {self.unstable:6.1%} | {self.rounds:6.1f} "
            f"| {self.pairs:5.1f} | {self.false:6.2%} | {self.judged:7.1%} | {verdict} |"
        )


def simulate(name: str, noise: Noise, measure: Measure, repeats: int, seed: int, earlier: bool = False) -> Figures:
    """Measure ``repeats`` rows with one kind of noise. Measure three A/A controls before each row."""
    generator = random.Random(f"{seed} {name}")
    rows, false, judged = [], 0, 0
    for _ in range(repeats):
        controls = [_control(measure(noise, CONTROL_POLICY, generator), earlier) for _ in range(3)]
        rows.append(row := measure(noise, POLICY, generator))
        width = aa_width(controls)
        judged += width is not None and row.narrow
        false += width is not None and row.narrow and is_difference(row.ratio, width)
    return Figures(
        name,
        coverage=sum(row.ratio.low <= 1 <= row.ratio.high for row in rows) / repeats,
        width=statistics.median(half_width(row.ratio) for row in rows),
        unstable=sum(not row.narrow for row in rows) / repeats,
        rounds=statistics.fmean(row.rounds for row in rows),
        pairs=statistics.fmean(row.pairs for row in rows),
        false=false / repeats,
        judged=judged / repeats,
    )


def _control(row: Row, earlier: bool) -> Control:
    # With --earlier treat every control as stable, because the rule of version 1 also used unstable controls.
    return Control(control=AA, sample="simulated", ratio=row.ratio, stable=row.narrow or earlier)


def bars(figures: Sequence[Figures]) -> list[tuple[bool, str]]:
    """Compare the figures with the requirements. Return, for each requirement, whether it is met, and a sentence."""
    covered = [one for one in figures if one.coverage >= COVERAGE]
    wrong = [f"{one.name} ({one.false:.1%})" for one in covered if one.false > FALSE]
    missed = [f"{one.name} ({one.coverage:.1%})" for one in figures if one.coverage < COVERAGE]
    return [
        (
            len(covered) >= KINDS,
            f"{len(covered)} of {len(figures)} covered; missed: {', '.join(missed) or 'none'}",
        ),
        (not wrong, f"false differences above {FALSE:.0%}: {', '.join(wrong) or 'none'}"),
    ]


def main() -> int:
    """Simulate every kind of noise and print the table. Return 0 if all requirements are met, else 1."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=2000)
    parser.add_argument("--processes", default="auto")
    parser.add_argument("--earlier", action="store_true", help="the rule of version 1")
    parser.add_argument("--seed", type=int, default=17)
    parser.add_argument("--kind", action="append", choices=NOISES, help="only this kind of noise; repeatable")
    options = parser.parse_args()
    processes = None if options.processes == "auto" else int(options.processes)
    measure = measured_earlier if options.earlier else measured(processes)
    print("| noise                | covered | width  | unstable | rounds | pairs | A/A false | judged |  |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |", flush=True)
    figures = []
    for name in options.kind or NOISES:
        figures.append(simulate(name, NOISES[name], measure, options.repeats, options.seed, options.earlier))
        print(figures[-1].line(), flush=True)
    held = bars(figures) if not options.kind else []
    for holds, sentence in held:
        print(f"{'holds ' if holds else 'MISSED'}  {sentence}")
    return 0 if all(holds for holds, _ in held) else 1


if __name__ == "__main__":
    sys.exit(main())
