"""Measure the CPU time and memory of scoring a million rows.

Usage: ``.venv-check/bin/python benchmarks/scores.py [ROWS]``. The benchmark computes everything that ``graphnet score``
shows:

- the scores at all tolerance levels, in each of the three interpretations that `--interpretation` offers,
- 1,000 bootstrap draws of each backend's mean speedup, over its own samples and over the samples common to all
  backends,
- the break-even calls, and the best backend.

Reading the rows is measured separately. Fewer rows are enough for this, because most of the reading time is spent in
pydantic, which takes the same time for every row.
"""

from __future__ import annotations

import resource
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from figures import Figure, cpu_of, report
from run_files import make_run, row

from graphnet.outcomes import Outcome
from graphnet.runs.figure import Face
from graphnet.runs.figures import chosen
from graphnet.scores.choices import Baseline
from graphnet.scores.classes import RowClass
from graphnet.scores.columns import NEVER, Columns, Direction, Judgement
from graphnet.scores.read import read_rows
from graphnet.scores.score import Question, score

_SITES = 4
_READ_ROWS = 20_000


def figures(rows: int) -> Iterator[Figure]:
    """Measure and yield the figures."""
    columns = random_columns(rows)
    seconds = cpu_of(lambda: score(columns, Question("eager")), repeats=1)
    yield Figure(f"score {rows:,} rows held as columns, CPU", seconds, "s", at_most=30.0)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    yield Figure("largest resident size while scoring", peak, "GiB", at_most=1.0)
    with tempfile.TemporaryDirectory() as folder:
        records = (row(f"source/{number}", tolerance_reached=-5) for number in range(_READ_ROWS))
        run = make_run(Path(folder) / "run", *records, asked={"reference": "eager", "device": "cpu"})
        reading = cpu_of(lambda: read_rows([run]), repeats=1)
    yield Figure("read rows without raw times into columns, CPU per million", reading / _READ_ROWS * 1e6, "s")


def random_columns(rows: int) -> Columns:
    """Return random rows of four backends. One in ten failed, and one in twenty is left out of the scores."""
    generator = np.random.default_rng(1)
    samples = rows // _SITES
    sample, site = np.divmod(np.arange(samples * _SITES), _SITES)
    row_class = generator.choice(len(RowClass), size=len(sample), p=[0.9, 0.02, 0.03, 0.05])
    level = np.where(generator.random(len(sample)) < 0.02, NEVER, generator.integers(-10, 2, size=len(sample)))
    reason = np.where(generator.random(len(sample)) < 0.05, 0, -1)
    right = (row_class == RowClass.JUDGED) & (level <= -4) & (reason < 0)
    nothing = np.full(len(sample), np.nan)
    return Columns(
        baseline=Baseline.reference,
        sites=tuple(f"backend{index}:torch" for index in range(_SITES)),
        samples=tuple(f"source/sample{index}" for index in range(samples)),
        models=tuple(f"source/sample{index}" for index in range(samples)),
        categories=("nlp", "cv"),
        sources=("source",),
        reasons=(Outcome.BACKEND_UNAVAILABLE.value,),
        site=site,
        sample=sample,
        model=sample,
        category=sample % 2,
        source=np.zeros_like(sample),
        reason=reason,
        row_class=row_class,
        level=level,
        verdict=np.where(right, Judgement.RIGHT, Judgement.WRONG),
        right=right,
        not_timed=np.zeros(len(sample), dtype=bool),
        direction=np.where(right, Direction.FASTER, Direction.NONE),
        accurate=np.ones_like(sample),
        log_speedup=generator.normal(0.18, 0.4, size=len(sample)),
        cold_ns=generator.lognormal(22, 1, size=len(sample)),
        warm_ns=nothing,
        baseline_ns=generator.lognormal(15, 2, size=len(sample)),
        least_difference=nothing,
        margin=np.zeros(len(sample)),
        ratios=np.full((len(sample), len(chosen(Face.score))), np.nan),
    )


if __name__ == "__main__":
    sys.exit(report(figures(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000)))
