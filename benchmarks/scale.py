#!/usr/bin/env python3
"""Measure how the cost of a run grows with the number of rows. Usage: `benchmarks/scale.py [ROWS]`, default 100000.

The steps plan, fill, resume and show each run in their own process. The figures are the CPU seconds (user + system)
and the growth of the memory of this process. Only the work of the command line is measured: the samples and rows are
made up (5 kB per row without its raw times), and a stand-in replaces the workers. The exit code is 0 only if every
figure meets its limit (bar). The limits hold for 100,000 rows.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from in_environment import enter

enter()

from figures import Figure  # noqa: E402 - only in the environment that enter() makes

from graphnet.bench import run as bench_run  # noqa: E402
from graphnet.bench.plan import PlannedSites, make_plan  # noqa: E402
from graphnet.bench.unit import Keep, SampleReader, Unit, units_of  # noqa: E402
from graphnet.cli.running import RunFormat, print_run  # noqa: E402
from graphnet.runs.record import Record  # noqa: E402
from graphnet.runs.request import Request  # noqa: E402
from graphnet.runs.store import RunStore  # noqa: E402
from graphnet.samples.facts import SampleFacts  # noqa: E402
from graphnet.samples.index import INDEX_FILE, write_index  # noqa: E402

MISSING = 100
#: If there are ten times as many rows, a step may take at most this many times as long.
MOST_GROWTH = 12.0
ROW_BYTES = 5000


def request(folder: Path) -> Request:
    """Return the request of the run that all steps measure."""
    return Request(
        backends=["nope@local"],
        reference="eager@local",
        samples=[str(folder / INDEX_FILE)],
        device="cpu",
        threads=1,
        memory_bytes=1 << 30,
    )


def make_index(folder: Path, count: int) -> None:
    """Write an index of samples that do not exist.

    Planning works with this index, because only running a sample opens its files.
    """
    write_index(folder / INDEX_FILE, str(folder), [(f"source{i % 50}/model{i}", _facts(i)) for i in range(count)])


def _facts(number: int) -> SampleFacts:
    return SampleFacts(
        sample=f"model{number}",
        source=f"source{number % 50}",
        category="nlp",
        nodes=number % 997,
        parameters=number,
        graphs=1,
        dtypes=("float32", "int64"),
        memory_bytes=4 * number,
        operators=("add", "linear", "relu", "softmax"),
        dynamic=False,
        sample_hash=f"{number:064x}",
        loader_rules=(),
        ours=True,
    )


def row_of(unit: Unit) -> Record:
    """Return a made-up row that is as long as a real row without its raw times (5 kB)."""
    (job,) = unit.jobs
    return Record.read(
        json.dumps(
            {
                "key": job.key,
                "sample": unit.sample,
                "source": unit.sample.partition("/")[0],
                "category": "nlp",
                "sample_hash": unit.indexed_hash,
                "backend": "nope",
                "flavour": "torch",
                "where": "local",
                "outcome": "OK",
                "compile_ns": 10**9,
                "reference_ns": 10**6,
                "compiled_ns": 10**6,
                "speedup": {"ratio": 1.0, "low": 0.99, "high": 1.01},
                "environment": {"python": "3.11"},
                "command": job.command,
                "log": "x" * (ROW_BYTES - 1500),
            }
        )
    )


class StandIn:
    """A stand-in for the session of a run.

    A real session runs samples on workers. This stand-in immediately makes up a row for every sample.
    """

    def __init__(self, request: Request, sites: PlannedSites, *_: object) -> None:
        self.sites = sites

    def __enter__(self) -> StandIn:
        return self

    def __exit__(self, *_: object) -> None:
        """Do nothing, because this stand-in has no workers to stop."""

    def start_workers(self) -> None:
        """Do nothing, because this stand-in has no workers to start."""

    def run(self, unit: Unit, keep: Keep) -> None:
        """Pass a made-up row for the only job of the unit to ``keep``."""
        keep(row_of(unit))

    def machine(self, ended: bool) -> dict[str, object]:
        """Return no facts about the machine."""
        return {"before": None, "after": None}

    def controls(self) -> list[object]:
        """Return no results of controls, because this stand-in runs none."""
        return []

    def workers(self) -> dict[str, object]:
        """Return no facts about workers, because this stand-in has none."""
        return {}


class Silent:
    """A listener to the progress of a run that prints nothing."""

    def say(self, text: str) -> None:
        """Ignore a message."""

    def sample_started(self, sample: str, number: int, total: int) -> None:
        """Ignore the start of a sample."""

    def row_started(self, sample: str, site: str) -> None:
        """Ignore the start of a row."""

    def row_done(self, record: Record) -> None:
        """Ignore a finished row."""


def do_plan(folder: Path) -> None:
    """The step `plan`: plan a run of all samples of the index."""
    make_plan(request(folder))


def do_fill(folder: Path) -> None:
    """The step `fill`: make an incomplete run with all rows except the last 100."""
    asked = request(folder)
    plan = make_plan(asked)
    store = RunStore.create(folder / "run", {"asked": asked.kept()})
    reader = SampleReader()
    for number, unit in units_of(asked, plan, frozenset(), store.folder, reader):
        if number <= len(plan.samples) - MISSING:
            store.append(row_of(unit))


def do_resume(folder: Path) -> None:
    """The step `resume`: find the rows that are missing in an incomplete run, and add them to it."""
    setattr(bench_run, "Session", StandIn)  # noqa: B010 - mypy: the module does not export the name
    asked = request(folder)
    store = RunStore.open(folder / "run")
    bench_run.execute(asked, make_plan(asked), store, Silent())
    rows = len(store.heads())
    if rows != len(make_plan(asked).samples):
        raise SystemExit(f"the resumed run has {rows} rows")


def do_show(folder: Path) -> None:
    """The step `show`: print the table and the summary of the run."""
    print_run(RunStore.open(folder / "run"), RunFormat.text)


STEPS: dict[str, Callable[[Path], None]] = {"plan": do_plan, "fill": do_fill, "resume": do_resume, "show": do_show}


def measured(step: str, folder: Path) -> tuple[float, float]:
    """Run one step in its own process. Return its CPU seconds and the growth of its memory in megabytes."""
    done = subprocess.run(
        [sys.executable, __file__, "--step", step, str(folder)], stdout=subprocess.PIPE, text=True, check=True
    )
    cpu, megabytes = json.loads(done.stdout.splitlines()[-1])
    return cpu, megabytes


def run_step(step: str, folder: Path) -> None:
    """Run one step in this process. Print its CPU seconds and the growth of the memory in megabytes, as JSON."""
    began, before = time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    STEPS[step](folder)
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    print(f"\n{json.dumps([time.process_time() - began, grown])}")


def figures(count: int) -> Iterator[Figure]:
    """Measure every step twice, with a tenth of ``count`` rows and with ``count`` rows, and yield the figures."""
    taken: dict[tuple[str, int], tuple[float, float]] = {}
    with tempfile.TemporaryDirectory() as temporary:
        for rows in (count // 10, count):
            folder = Path(temporary) / str(rows)
            folder.mkdir()
            make_index(folder, rows)
            for step in STEPS:
                taken[step, rows] = measured(step, folder)
    bars = {"plan": 5.0, "resume": 60.0, "show": 10.0}
    for step, bar in bars.items():
        yield Figure(f"{step}, {count:,} rows", taken[step, count][0], "CPU s", at_most=bar)
    yield Figure(f"resume, {count:,} rows: memory", taken["resume", count][1], "MB", at_most=500)
    yield Figure(f"appending {count:,} rows: memory", taken["fill", count][1], "MB", at_most=100)
    for step in STEPS:
        growth = taken[step, count][0] / max(taken[step, count // 10][0], 0.05)
        yield Figure(f"{step}: time for ten times the rows", growth, "x", at_most=MOST_GROWTH)


def main() -> int:
    """Measure, print one line per figure, and name the figures that do not meet their limits (bars)."""
    if sys.argv[1:2] == ["--step"]:
        run_step(sys.argv[2], Path(sys.argv[3]))
        return 0
    missed = []
    for figure in figures(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000):
        print(figure.line(), flush=True)
        if not figure.holds:
            missed.append(figure.name)
    print("every bar holds" if not missed else "missed: " + "; ".join(missed))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
