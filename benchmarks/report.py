"""Measure how large the HTML pages of runs with many rows are, and how long it takes to make these pages.

Usage: ``.venv-check/bin/python benchmarks/report.py [--full ROWS] [--short ROWS] [--keep FOLDER]``. The rows are
invented: they have four backends, raw times with random values (which compress badly), logs, and the graphs of the
corpus. Each row of the first page has 800 raw times. Each row of the second page has only 80, because this page shows
only the quantiles of the times. Random times, and a new graph after every four rows, make these pages larger than the
pages of real runs.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from figures import ROOT, Figure, report

from graphnet.outcomes import Outcome
from graphnet.report.page import DEFAULT_MAX_BYTES, make_page
from graphnet.report.runs import open_runs
from graphnet.runs.record import EvidenceGroup, Ratio, Record, TimingGroup
from graphnet.runs.sources import keep_source
from graphnet.runs.store import RunStore
from graphnet_contract.samples import Sample, load_sample

_BACKENDS: Final = (("inductor", "torch"), ("xla", "jax"), ("tvm", "relax"), ("nope", "torch"))
_FULL_ROUNDS: Final = 40
_SHORT_ROUNDS: Final = 4
_TRIALS: Final = 10
_LOG: Final = "lowering the graph, step {0}: a line of a compiler's log, which says what it does\n"


def figures(folder: Path, full: int, short: int) -> Iterator[Figure]:
    """Make both pages, and yield the figures."""
    yield from measured(write_run(folder / "run-full", full, _FULL_ROUNDS), full, 10**12, at_most_mb=15.0)
    run = write_run(folder / "run-short", short, _SHORT_ROUNDS)
    yield from measured(run, short, DEFAULT_MAX_BYTES, DEFAULT_MAX_BYTES / 1e6)


def measured(run: Path, rows: int, max_bytes: int, at_most_mb: float) -> Iterator[Figure]:
    """Write the page of a run beside the run. Yield the page's size and the CPU time of making it."""
    begin = time.process_time()
    page = make_page(open_runs([run]), max_bytes)
    seconds = time.process_time() - begin
    path = run.with_suffix(".html")
    path.write_text(page.html, encoding="utf-8")
    yield Figure(
        f"page of {rows:,} rows, {page.rows - page.shortened:,} cards full", path.stat().st_size / 1e6, "MB", at_most_mb
    )
    yield Figure(f"make the page of {rows:,} rows", seconds, "CPU s")


def write_run(folder: Path, rows: int, rounds: int) -> Path:
    """Write a run, four rows per graph, and return its folder."""
    store = RunStore.create(folder, {"asked": {"reference": "eager", "device": "cpu"}})
    generator = random.Random(1)
    graphs = [load_sample(path.parent) for path in sorted((ROOT / "samples").rglob("model.py"))]
    for number in range(0, rows, len(_BACKENDS)):
        graph = graphs[number // len(_BACKENDS) % len(graphs)]
        # The hash and the source code differ from those of all other copies.
        source = f"{graph.model_source}\n# copy {number}\n"
        graph = replace(graph, sample_hash=f"{number:064x}", model_source=source)
        keep_source(folder, graph)
        for backend, flavour in _BACKENDS[: rows - number]:
            store.append(row(generator, graph, number, backend, flavour, rounds))
    store.unlock()
    return folder


def row(generator: random.Random, graph: Sample, number: int, backend: str, flavour: str, rounds: int) -> Record:
    """Return one invented row. On average, one row in ten has wrong values, and one in twenty has a compile error."""
    ratio = generator.lognormvariate(0.2, 0.4)
    chance = generator.random()
    outcome = Outcome.OK if chance < 0.85 else Outcome.ACCURACY if chance < 0.95 else Outcome.COMPILE_ERROR
    ran = outcome is not Outcome.COMPILE_ERROR
    reference = int(generator.lognormvariate(16, 1.5))
    return Record(
        key=f"{number}-{backend}",
        sample=f"source{number % 7}/model_{number}",
        source=f"source{number % 7}",
        category=("nlp", "cv", "audio")[number % 3],
        sample_hash=graph.sample_hash,
        backend=backend,
        flavour=flavour,
        where="local",
        outcome=outcome,
        stage=None if outcome is Outcome.OK else "outputs" if ran else "compile",
        message=None if outcome is Outcome.OK else f"aten.op{number % 30}.default: this is what the compiler said",
        flags=["unstable"] if generator.random() < 0.1 else [],
        tolerance_policy="graphnet-ladder/1",
        tolerance_judged=-4,
        tolerance_reached=(-5 if outcome is Outcome.OK else 1) if ran else None,
        max_abs_error=generator.random() * 1e-5 if ran else None,
        compile_ns=int(generator.lognormvariate(22, 1)) if ran else None,
        reference_ns=reference if ran else None,
        compiled_ns=int(reference / ratio) if ran else None,
        speedup=Ratio(ratio=ratio, low=ratio * 0.97, high=ratio * 1.03) if ran else None,
        evidence=EvidenceGroup(nodes_total=150, nodes_compiled=148, partitions=1, fallback_ops=["aten.index"]),
        timing=_timing(generator, reference, ratio, rounds) if ran else None,
        peak_memory_bytes=generator.randrange(10**8, 10**9),
        reference_peak_memory_bytes=5 * 10**8,
        run_memory_bytes=generator.randrange(10**7, 10**9),
        reference_run_memory_bytes=10**8,
        log="".join(_LOG.format(step * number) for step in range(20)),
        command=f"graphnet rerun RUN source{number % 7}/model_{number} --backend {backend}",
    )


def _timing(generator: random.Random, reference: int, ratio: float, rounds: int) -> TimingGroup:
    """Return invented raw times of a row, whose low digits are random as in a real run."""
    made: list[dict[str, Any]] = []
    now = 0
    for _ in range(rounds):
        one: dict[str, Any] = {"process": 1, "first": "reference"}
        for side, call in (("reference", reference), ("compiled", int(reference / ratio))):
            walls = [int(call * generator.lognormvariate(0, 0.03)) for _ in range(_TRIALS)]
            one[side] = {"wall_ns": walls, "cpu_ns": walls, "started_ns": now, "ended_ns": now + sum(walls)}
            now += sum(walls) + 1000
        made.append(one)
    return TimingGroup(started_ns=0, ended_ns=now, trials=rounds * _TRIALS, calls_per_trial=1, processes=1, rounds=made)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--full", type=int, default=1000, metavar="ROWS")
    parser.add_argument("--short", type=int, default=50_000, metavar="ROWS")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the runs and the pages here")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        sys.exit(report(figures(asked.keep or Path(temporary), asked.full, asked.short)))
