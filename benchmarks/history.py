"""Measure how often ``graphnet history`` finds planted changes and reports false changes, and the time of the search.

Usage: ``.venv-check/bin/python benchmarks/history.py [--seeds N] [--short]``. The script writes simulated rows into an
SQLite history in a temporary folder. Then it searches the rows for changes as ``graphnet history trend`` does. A trend
is the series of speedups of one sample.

- A history has 60 daily runs of 167 trends, which are 10,020 rows. In one trend, the speedup changes by 10 % on day 40.
  Each history is searched twice. At the first search, it has only two days with the changed speedup. This search must
  always find the change, at most two days before or after day 40. At the second search, the history is complete. In at
  least 99 % of the histories, this search must find the change at exactly day 40. In the other trends of a history, it
  may find at most 0.05 false changes on average.
- In a set of 20 flat trends of 60 days, every change that the search finds is false. The share of sets with a false
  change is measured with many seeds. It has a limit for normal noise, noise that is correlated from day to day, and
  noise with heavy tails. For noise with single outliers, the share is shown without a limit.
- Further figures show the share of changes that are found, by their size, the noise, and the days since the change.
  Only changes of 10 % in noise of 1 % without correlation have a limit.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from figures import Figure, report
from sqlalchemy import insert

from graphnet.history.address import address_of
from graphnet.history.changes import LEVEL, common_correlation, find_changes
from graphnet.history.database import History, open_history
from graphnet.history.tables import ROWS, RUNS
from graphnet.history.trends import Choice, read_trends

_FIRST: Final = datetime(2026, 9, 1, tzinfo=UTC)
_DAYS: Final = 60
_TRENDS: Final = 167
_FLAT: Final = 20
_STEP_AT: Final = 40
_STEP: Final = math.log(0.9)
#: The standard deviation of the noise, which is added to the logarithm of each speedup. The interval of a speedup s
#: is from s * (1 - _NOISE) to s * (1 + _NOISE).
_NOISE: Final = 0.01
_LEAST: Final = 0.02

Noise = Callable[[random.Random, int], list[float]]


def normal(sd: float, correlation: float = 0.0) -> Noise:
    """Return a function that makes normal noise, with this correlation of neighbouring values."""

    def make(rng: random.Random, count: int) -> list[float]:
        values = [rng.gauss(0, sd)]
        while len(values) < count:
            values.append(correlation * values[-1] + rng.gauss(0, sd * math.sqrt(1 - correlation**2)))
        return values

    return make


def heavy_tailed(rng: random.Random, count: int) -> list[float]:
    """Make noise of Student's t distribution with 3 degrees of freedom, with the standard deviation ``_NOISE``."""
    return [_NOISE / math.sqrt(3) * rng.gauss(0, 1) / math.sqrt(rng.gammavariate(1.5, 2) / 3) for _ in range(count)]


def with_outliers(rng: random.Random, count: int) -> list[float]:
    """Make normal noise in which one of 20 values is an outlier of up to a factor of 1.5."""
    values = normal(_NOISE)(rng, count)
    return [one + rng.choice((-1, 1)) * rng.uniform(0.1, 0.4) * (rng.random() < 0.05) for one in values]


def figures(seeds: int) -> Iterator[Figure]:
    """Yield the figures as they are measured."""
    yield from of_database(max(1, seeds // 100))
    yield from of_flat_trends(seeds)
    yield from of_steps(seeds)


def of_database(histories: int) -> Iterator[Figure]:
    """Yield the figures of whole histories with 10,020 rows and one planted change each."""
    placed = found = others = 0
    begin = time.process_time()
    for seed in range(histories):
        with tempfile.TemporaryDirectory() as folder:
            history = open_history(address_of(str(Path(folder) / "history.sqlite")), create=True)
            _fill(history, random.Random(seed), _STEP_AT + 2)
            early = _changed(history)
            _fill(history, random.Random(seed), _DAYS, first=_STEP_AT + 2)
            late = _changed(history)
        found += any(sample == "made/0" and abs(day - _STEP_AT) <= 2 for sample, day in early)
        placed += [day for sample, day in late if sample == "made/0"] == [_STEP_AT]
        others += sum(sample != "made/0" for sample, _ in late)
    seconds = (time.process_time() - begin) / histories
    rows = f"{_DAYS * _TRENDS:,} rows, 10 % step"
    yield Figure(f"{rows}: histories in which it is found two days after", found / histories, "of 1", at_least=1.0)
    yield Figure(f"{rows}: histories in which it is found at its day", placed / histories, "of 1", at_least=0.99)
    yield Figure(f"{rows}: changes found in other trends, per history", others / histories, "changes", at_most=0.05)
    yield Figure(f"{rows}: write the rows, search them twice", seconds, "CPU s")


def of_flat_trends(seeds: int) -> Iterator[Figure]:
    """For each kind of noise, yield the share of sets of 20 flat trends in which the search falsely finds a change."""
    kinds: Sequence[tuple[str, Noise, float | None]] = (
        ("noise of 1 %", normal(0.01), 2 * LEVEL),
        ("noise of 3 %", normal(0.03), 2 * LEVEL),
        ("noise of 1 %, correlation 0.3", normal(0.01, 0.3), 2 * LEVEL),
        ("noise of 1 %, correlation 0.6", normal(0.01, 0.6), 0.05),
        ("heavy tails", heavy_tailed, 0.05),
        # No limit is set, because some trends have two or three outliers in a row, which look like a change.
        ("outliers of 10 to 50 % on one of 20 days", with_outliers, None),
    )
    for name, noise, bar in kinds:
        alarms = 0
        for seed in range(seeds):
            rng = random.Random(seed)
            many = [noise(rng, _DAYS) for _ in range(_FLAT)]
            common = common_correlation(many)
            alarms += any(find_changes(logs, [_NOISE / 2] * _DAYS, _FLAT, _LEAST, common) for logs in many)
        yield Figure(f"{_FLAT} flat trends, {name}: sets with any change", alarms / seeds, "of 1", at_most=bar)


def of_steps(seeds: int) -> Iterator[Figure]:
    """For each noise and size of step, yield the share of steps that the search finds 2, 3, 5 and 10 days later."""
    for noise, correlation in ((0.01, 0.0), (0.02, 0.0), (0.01, 0.6)):
        for percent in (5, 10):
            step = math.log(1 - percent / 100)
            flat = [normal(noise, correlation)(random.Random(seed), _DAYS) for seed in range(seeds)]
            common = common_correlation(flat)
            many = [[one + (step if day >= _STEP_AT else 0) for day, one in enumerate(logs)] for logs in flat]
            for days in (2, 3, 5, 10):
                end = _STEP_AT + days
                hits = sum(_is_found(logs[:end], noise, common) for logs in many)
                name = f"noise of {noise:.0%}, correlation {correlation:g}, step of {percent} %"
                bar = 0.99 if (noise, correlation, percent) == (0.01, 0.0, 10) else None
                yield Figure(f"{name}: found after {days} days", hits / seeds, "of 1", at_least=bar)


def _is_found(logs: Sequence[float], noise: float, common: float) -> bool:
    changes = find_changes(logs, [noise / 2] * len(logs), _TRENDS, _LEAST, common)
    return any(abs(one.index - _STEP_AT) <= 2 and one.factor < 1 for one in changes)


def _fill(history: History, rng: random.Random, days: int, first: int = 0) -> None:
    """Write a run for each day from ``first`` to ``days`` - 1. The rows of a day depend only on the seed of ``rng``."""
    noise = [[rng.gauss(0, _NOISE) for _ in range(_TRENDS)] for _ in range(days)]
    with history.writing() as connection:
        for day in range(first, days):
            began = (_FIRST + timedelta(days=day)).isoformat(timespec="microseconds")
            run = {"id": day + 1, "identity": str(day), "folder": f"day-{day}", "started": began}
            connection.execute(insert(RUNS), run)
            connection.execute(insert(ROWS), [_row(day, trend, noise[day][trend]) for trend in range(_TRENDS)])


def _row(day: int, trend: int, noise: float) -> dict[str, Any]:
    speedup = 1.5 * math.exp(noise + (_STEP if trend == 0 and day >= _STEP_AT else 0))
    sample = f"made/{trend}"
    names = {"sample": sample, "place": sample, "trend": sample, "key": sample, "content": f"{sample}-{day}"}
    site = {"backend": "inductor", "flavour": "torch", "where": "local", "machine": "m", "settings": "{}"}
    ratio = {"speedup": speedup, "low": speedup * (1 - _NOISE), "high": speedup * (1 + _NOISE)}
    return names | site | ratio | {"run_id": day + 1, "outcome": "OK", "flags": "[]", "environment": "{}"}


def _changed(history: History) -> list[tuple[str, int]]:
    """Search the history, and return the sample and the first day of each change."""
    return [
        (one.sample, (datetime.fromisoformat(change.after.started) - _FIRST).days)
        for one in read_trends(history, Choice(), _LEAST)
        for change in one.changes
    ]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=1000, help="simulated sets of trends per line")
    parser.add_argument("--short", action="store_true", help="100 sets, to see that the benchmark works")
    given = parser.parse_args()
    sys.exit(report(figures(100 if given.short else given.seeds)))
