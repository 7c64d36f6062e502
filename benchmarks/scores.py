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
from pathlib import Path
from typing import Any

import numpy as np
from figures import Figure, cpu_of

from graphnet.outcomes import Outcome
from graphnet.runs.record import Ratio, Record
from graphnet.runs.store import RunStore
from graphnet.scores.classes import RowClass
from graphnet.scores.columns import NEVER, Baseline, Columns, Direction
from graphnet.scores.read import read_rows
from graphnet.scores.score import Question, score

_SITES = 4
_READ_ROWS = 20_000


def main(rows: int) -> None:
    """Measure and print the figures. The exit code is 1 if a figure does not meet its limit (bar)."""
    columns = random_columns(rows)
    seconds = cpu_of(lambda: score(columns, Question("eager")), repeats=1)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    with tempfile.TemporaryDirectory() as folder:
        run = write_run(Path(folder) / "run", _READ_ROWS)
        reading = cpu_of(lambda: read_rows([run]), repeats=1)
    figures = [
        Figure(f"score {rows:,} rows held as columns, CPU", seconds, "s", at_most=30.0),
        Figure("largest resident size while scoring", peak, "GiB", at_most=1.0),
        Figure("read rows without raw times into columns, CPU per million", reading / _READ_ROWS * 1e6, "s"),
    ]
    print("\n".join(figure.line() for figure in figures))
    sys.exit(not all(figure.holds for figure in figures))


def random_columns(rows: int) -> Columns:
    """Return ``rows`` random rows of four backends (_SITES).

    The outputs of nine of ten rows, on average, could be compared with the reference. The other rows failed. One row in
    twenty, failed or not, is left out of the scores. The speedups are around 1.2.
    """
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
        categories=("nlp", "cv"),
        sources=("source",),
        reasons=(Outcome.BACKEND_UNAVAILABLE.value,),
        site=site,
        sample=sample,
        category=sample % 2,
        source=np.zeros_like(sample),
        reason=reason,
        row_class=row_class,
        level=level,
        right=right,
        direction=np.where(right, Direction.FASTER, Direction.NONE),
        accurate=np.ones_like(sample),
        log_speedup=generator.normal(0.18, 0.4, size=len(sample)),
        cold_ns=generator.lognormal(22, 1, size=len(sample)),
        warm_ns=nothing,
        baseline_ns=generator.lognormal(15, 2, size=len(sample)),
        memory_ratio=nothing,
    )


def write_run(folder: Path, rows: int) -> Path:
    """Write a run with this number of rows, all of one backend, into the folder. Return the folder."""
    store = RunStore.create(folder, {"asked": {"reference": "eager", "device": "cpu"}})
    known: dict[str, Any] = {
        "source": "source",
        "category": "nlp",
        "sample_hash": None,
        "backend": "inductor",
        "flavour": "torch",
        "where": "local",
        "outcome": Outcome.OK,
        "tolerance_reached": -5,
        "speedup": Ratio(ratio=1.2, low=1.1, high=1.3),
        "compile_ns": 10**9,
        "reference_ns": 12_000_000,
    }
    lines = [Record(key=str(number), sample=f"source/{number}", **known).line() for number in range(rows)]
    (folder / "results.jsonl").write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    store.unlock()
    return folder


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000)
