#!/usr/bin/env python3
"""Simulate pairs of runs, and count the errors of `graphnet compare`.

The comparison errs if it reports a worse row although the runs are equal (no row has a true difference), or if it
misses a row that became slower.

    benchmarks/compare.py [--pairs N] [--slower N] [--rows N] [--seed N] [--drift shared|one-sided]

Each run has 100 rows and three A/A controls. An A/A control measures the reference against itself, so its true ratio is
1. The simulated times have three kinds of noise:

- Every process is slower or faster for its whole life (standard deviation 1 %).
- The speed drifts from round to round (a random walk with steps of 0.3 %).
- Every trial has noise of 3 %. A round measures 20 trials of the reference and 20 of the compiled model (the two
  sides), and keeps the median of each side.

With ``--drift one-sided``, the default, only the compiled side drifts. This is the worse case. With ``--drift shared``
both sides drift together, and differ only by a small step within each round.

The functions of `graphnet bench` and `graphnet compare` decide how many rounds a row gets, and compute the intervals
and the verdicts. Only the clock is simulated. The exit code of this script is 0 if

- for at most 4 of 200 pairs of equal runs, the comparison has exit code 1;
- for at least 95 of 100 pairs in which one row became slower by 10 %, the comparison has exit code 1 and names that
  row;
- for all of 100 pairs in which one row became slower by 30 %, the comparison has exit code 1 and names that row;
- the comparison of a run with itself has exit code 0.

With other numbers of pairs, the same shares are required.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from interval_coverage import Rounds, controls_of, measured

from graphnet.outcomes import Outcome
from graphnet.runs.comparable import Conditions
from graphnet.runs.controls import spreads_by_class
from graphnet.runs.request import AUTO_PROCESSES
from graphnet.scores.compare.comparison import Comparison, Question, compare
from graphnet.scores.compare.side import Place, RowFacts, Side, width_of

#: The largest share of pairs of equal runs that may have exit code 1, and the smallest share of found rows by slowdown.
FALSE_SHARE = 0.02
REQUIRED = {0.1: 0.95, 0.3: 1.0}

_PROCESS = 0.01
_DRIFT = 0.003
_TRIAL = 0.03
#: The standard deviation of the median of 20 trials. It is sqrt(pi / 2) times the standard deviation of their mean.
_ROUND = _TRIAL * math.sqrt(math.pi / 2 / 20)
_PLACE = Place("simulated", "torch", "local")


class Noise:
    """The simulated times of one row or A/A control, with noise of its processes, rounds and trials."""

    def __init__(self, slower: float, shared_drift: bool) -> None:
        """Make the compiled side slower than the reference by the share ``slower``, such as 0.1."""
        self._slower = math.log1p(slower)
        self._shared = shared_drift

    def __call__(self, generator: random.Random) -> Callable[[], Rounds]:
        """Return a function that simulates a new pair of processes at each call and returns the pair's rounds."""

        def pair() -> Rounds:
            reference, compiled = generator.gauss(0, _PROCESS), self._slower + generator.gauss(0, _PROCESS)
            drift = 0.0
            while True:
                drift += generator.gauss(0, _DRIFT)
                first = reference + generator.gauss(0, _ROUND)
                second = compiled + drift + generator.gauss(0, _ROUND)
                if self._shared:
                    first += drift + generator.gauss(0, _DRIFT / 2)
                yield first, second

        return pair


def side(generator: random.Random, rows: int, shared: bool, slower: dict[int, float] | None = None) -> Side:
    """Simulate one of two runs. ``slower`` maps the numbers of slower rows to their slowdowns, such as 0.1."""
    controls = controls_of(Noise(0.0, shared), generator)
    spread = spreads_by_class(controls).get("")
    facts = {}
    for number in range(rows):
        row = measured(Noise((slower or {}).get(number, 0.0), shared), generator, spread=spread)
        facts[f"made/{number}"] = RowFacts(
            sample=f"made/{number}",
            sample_hash=None,
            place=_PLACE,
            outcome=Outcome.OK,
            message=None,
            flags=() if row.narrow else ("unstable",),
            speedup=row.ratio,
            processes=row.pairs,
            machine="cpu: simulated",
            judged=("simulated/1", -4),
            tolerance_reached=-6,
            accuracy_policy=None,
            as_accurate=None,
            figures={},
            degrees=row.degrees,
            spread=spread,
        )
    return Side(Path("simulated"), {_PLACE: facts}, Conditions({}), AUTO_PROCESSES, width_of(controls), None, 0)


def finds(found: Comparison, number: int) -> bool:
    """Whether the comparison has exit code 1 and names exactly this row."""
    return found.exit_code == 1 and [row.after.sample for row in found.rows if row.is_bad] == [f"made/{number}"]


@dataclass(frozen=True)
class Figures:
    """The results: pairs of equal runs with exit code 1, their mean A/A width, the found rows by slowdown.

    ``itself`` is the exit code of the comparison of a run with itself.
    """

    false: int
    mean_width: float
    found: dict[float, int]
    itself: int


def simulate(pairs: int, slower: int, rows: int, seed: int, shared: bool) -> Figures:
    """Simulate pairs of equal runs and, for each slowdown, ``slower`` pairs with one slower row."""
    generator = random.Random(f"{seed} equal")
    false, widths = 0, []
    for _ in range(pairs):
        compared = compare(side(generator, rows, shared), side(generator, rows, shared), Question())
        false += compared.exit_code == 1
        widths.append(compared.width)
    found = {}
    for share in REQUIRED:
        generator = random.Random(f"{seed} {share}")
        found[share] = 0
        for _ in range(slower):
            number = generator.randrange(rows)
            before = side(generator, rows, shared)
            after = side(generator, rows, shared, {number: share})
            found[share] += finds(compare(before, after, Question()), number)
    same = side(generator, rows, shared)
    return Figures(false, statistics.fmean(widths), found, int(compare(same, same, Question()).exit_code))


def main() -> int:
    """Simulate, print the figures, and return the exit code."""
    parser = argparse.ArgumentParser(description="Simulate pairs of runs and compare them.")
    parser.add_argument("--pairs", type=int, default=200, help="pairs of equal runs")
    parser.add_argument("--slower", type=int, default=100, help="pairs with a slower row, for each slowdown")
    parser.add_argument("--rows", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--drift", choices=("shared", "one-sided"), default="one-sided")
    given = parser.parse_args()
    begun = time.monotonic()
    figures = simulate(given.pairs, given.slower, given.rows, given.seed, given.drift == "shared")
    print(
        f"equal runs: {figures.false} of {given.pairs} pairs have exit code 1 "
        f"(mean A/A width of two runs {figures.mean_width:.1%})"
    )
    for share, count in figures.found.items():
        print(f"one row slower by {share:.0%}: found and named in {count} of {given.slower} pairs")
    print(f"a run with itself: exit code {figures.itself}")
    print(f"{given.rows} rows per run, drift {given.drift}, {time.monotonic() - begun:.0f} s")
    found = all(count >= REQUIRED[share] * given.slower for share, count in figures.found.items())
    return 0 if figures.false <= FALSE_SHARE * given.pairs and found and figures.itself == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
