#!/usr/bin/env python3
"""Measure how the work of the command line grows with the number of rows. Usage: `benchmarks/scale.py [ROWS]`.

ROWS is 100000 by default. The steps plan, fill, resume, show, score and merge each run in their own process. The
figures are the CPU seconds (user + system) of each process and the growth of its resident memory. Only the work of the
command line is measured: the samples do not exist, and a stand-in replaces the workers and makes up the rows. A made-up
row has all groups of fields that a real row has, and is 5 kB long without its raw times. The exit code is 0 if every
figure meets its limit (bar). The limits are meant for 100000 rows.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from figures import Figure, report

from graphnet.bench.listener import Silent
from graphnet.bench.plan import make_plan
from graphnet.bench.run import execute
from graphnet.bench.unit import Keep, SampleReader, Unit, units_of
from graphnet.cli.printing import RunFormat, print_run
from graphnet.runs.merge import merge
from graphnet.runs.record import Record
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore
from graphnet.samples.facts import SampleFacts
from graphnet.samples.index import INDEX_FILE, write_index
from graphnet.scores.read import read_rows
from graphnet.scores.score import Question, score

MISSING = 100
#: The steps that can be repeated, and how often: other work can make a figure larger by a quarter, so the least counts.
REPEATED = frozenset({"plan", "show", "score", "merge"})
REPEATS = 2
#: The largest accepted factor by which the CPU time of a step grows if the number of rows grows tenfold.
MOST_GROWTH = 12.0
#: The length of a made-up row in bytes, without its raw times.
ROW_BYTES = 5000
#: The raw times of a row: its rounds, and the trials of each side in a round.
ROUNDS, TRIALS = 10, 5


def request(folder: Path) -> Request:
    """Return the request of the run that all steps work on."""
    return Request(
        backends=["nope@local"],
        reference="eager@local",
        samples=[str(folder / INDEX_FILE)],
        device="cpu",
        threads=1,
        memory_bytes=1 << 30,
    )


def make_index(folder: Path, count: int) -> None:
    """Write an index of samples that do not exist. Only running a sample would open its files."""
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


def _side(wall_ns: int) -> dict[str, object]:
    times = [wall_ns + 100 * trial for trial in range(TRIALS)]
    stamps = {"started_ns": 10**12, "ended_ns": 10**12 + sum(times)}
    return {"wall_ns": times, "cpu_ns": times, "involuntary_switches": [0] * TRIALS, **stamps}


#: A made-up row that has all groups of fields of a real row. The values have the usual length.
ROW: dict[str, object] = {
    "key": "0" * 64,
    "sample": "source/model",
    "source": "source",
    "category": "nlp",
    "sample_hash": "0" * 64,
    "backend": "nope",
    "flavour": "torch",
    "where": "local",
    "outcome": "OK",
    "tolerance_policy": "graphnet-ladder/1",
    "tolerance_judged": -4,
    "tolerance_reached": -10,
    "tolerance_ladder": [True] * 16,
    "max_abs_error": 1.19e-07,
    "max_rel_error": 2.38e-07,
    "accuracy": {
        "policy": "rmse-float64/1",
        "rmse_reference": 1.234567890123e-07,
        "rmse_compiled": 1.234567890123e-07,
        "as_accurate_as_eager": True,
        "error_over_std": 1.234567890123e-07,
        "outputs": [{"elements": 6, "different": 0, "max_abs": 0.0, "max_rel": 0.0, "max_ulp": 0, "cosine": 1.0}],
    },
    "outputs": [{"label": "output", "dtype": "float32", "shape": [8, 1000], "equal": False, "tolerance_reached": -10}],
    "compile_ns": 5 * 10**9,
    "first_call_ns": 2 * 10**6,
    "reference_ns": 1_000_100,
    "compiled_ns": 500_100,
    "speedup": {"ratio": 1.9998000399920015, "low": 1.9898000399920015, "high": 2.0098000399920015},
    "evidence": {"nodes_total": 100, "nodes_compiled": 99, "partitions": 1, "fallback_ops": ["nonzero"]},
    "environment": {"python": "3.11.7", "torch": "2.13.0", "requirements_sha256": "0" * 64},
    "device": {"type": "cpu", "index": 0, "uuid": "boot", "host": "boot", "name": "a CPU", "machine_class": "a CPU"},
    "inputs": {"scheme": "mesh", "seed": 123, "digest": "0" * 32},
    "output_digest": "0" * 32,
    "timing": {
        "started_ns": 10**12,
        "ended_ns": 2 * 10**12,
        "trials": ROUNDS * TRIALS,
        "calls_per_trial": 1,
        "processes": 1,
        "series": {side: {"shape": "flat", "outliers": 0, "disturbed": 0} for side in ("reference", "compiled")},
        "rounds": [{"first": "reference", "reference": _side(10**6), "compiled": _side(5 * 10**5)}] * ROUNDS,
    },
    "stage_ns": dict.fromkeys(("load", "inputs", "compile", "warm_up", "outputs"), 10**9),
    "peak_memory_bytes": 10**9,
    "command": "graphnet rerun",
}


class Rows:
    """Makes copies of ROW under other names, with a log that makes them ROW_BYTES long without their raw times."""

    def __init__(self) -> None:
        record = Record.model_validate(ROW)
        short = record.model_copy(update={"log": "", "timing": None})
        self._row = record.model_copy(update={"log": "x" * (ROW_BYTES - len(short.line()))})

    def row_of(self, unit: Unit) -> Record:
        """Return a row for the only job of the unit."""
        (job,) = unit.jobs
        named = {"sample": unit.sample, "source": unit.sample.partition("/")[0], "sample_hash": unit.indexed_hash}
        return self._row.model_copy(update={"key": job.key, "command": job.command, **named})


class StandIn:
    """A stand-in for the session of a run. It has no workers, and makes up a row for every sample."""

    def __init__(self, *_: object) -> None:
        self._rows = Rows()

    def __enter__(self) -> StandIn:
        return self

    def __exit__(self, *_: object) -> None:
        """Stop nothing."""

    def run_all(self, units: Iterable[tuple[int, Unit]], keep: Keep, begin: Callable[[int, Unit], None]) -> None:
        """Make up a row for each unit, and pass it to ``keep``."""
        for number, unit in units:
            begin(number, unit)
            keep(self._rows.row_of(unit))

    def reference_environment(self) -> None:
        """No reference runs."""

    def entries(self, complete: bool) -> dict[str, object]:
        """Return no facts about workers."""
        return {"workers": {}, "loaded": {}, "distributions": {}, "controls": []}


def do_plan(folder: Path) -> None:
    """The step `plan`: plan a run of all samples of the index."""
    make_plan(request(folder))


def do_fill(folder: Path) -> float:
    """The step `fill`: make a run without its last 100 rows. Return the memory before the first row, in MB."""
    asked = request(folder)
    plan = make_plan(asked)
    before = largest_resident_mb()
    store = RunStore.create(folder / "run", {"asked": asked.kept()})
    rows, reader = Rows(), SampleReader()
    for number, unit in units_of(asked, plan, frozenset(), store.folder, reader):
        if number <= len(plan.samples) - MISSING:
            store.append(rows.row_of(unit))
    return before


def do_resume(folder: Path) -> None:
    """The step `resume`: find the rows that are missing in an incomplete run, and add them to it."""
    asked = request(folder)
    store = RunStore.open(folder / "run")
    execute(asked, make_plan(asked), store, Silent(), make_session=StandIn)
    rows = len(store.heads())
    if rows != len(make_plan(asked).samples):
        raise SystemExit(f"the resumed run has {rows} rows")


def do_show(folder: Path) -> None:
    """The step `show`: print the table and the summary of the run."""
    print_run(RunStore.open(folder / "run"), RunFormat.text)


def do_score(folder: Path) -> None:
    """The step `score`: read the rows of the run and compute its scores."""
    read = read_rows([folder / "run"])
    score(read.columns, Question(read.reference))


def do_merge(folder: Path) -> None:
    """The step `merge`: merge the run into a new run, including its raw times."""
    shutil.rmtree(folder / "merged", ignore_errors=True)
    merge([folder / "run"], folder / "merged").unlock()


STEPS: dict[str, Callable[[Path], float | None]] = {
    "plan": do_plan,
    "fill": do_fill,
    "resume": do_resume,
    "show": do_show,
    "score": do_score,
    "merge": do_merge,
}


def measured(step: str, folder: Path) -> tuple[float, float]:
    """Run one step in its own process. Return its least CPU seconds and the growth of its memory in MB."""
    found = []
    for _ in range(REPEATS if step in REPEATED else 1):
        command = [sys.executable, __file__, "--step", step, str(folder)]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
        cpu, megabytes = json.loads(done.stdout.splitlines()[-1])
        found.append((cpu, megabytes))
    return min(found)


def run_step(step: str, folder: Path) -> None:
    """Run one step in this process. Print its CPU seconds and the growth of memory in MB, as JSON."""
    began, before = time.process_time(), largest_resident_mb()
    after_plan = STEPS[step](folder)
    grown = largest_resident_mb() - (after_plan or before)
    print(f"\n{json.dumps([time.process_time() - began, grown])}")


def largest_resident_mb() -> float:
    """Return the largest resident memory of this process so far. That of getrusage includes the parent's."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) / 1000


def figures(count: int) -> Iterator[Figure]:
    """Measure every step with a tenth of ``count`` rows and with ``count`` rows, and yield the figures."""
    taken: dict[tuple[str, int], tuple[float, float]] = {}
    with tempfile.TemporaryDirectory() as temporary:
        for rows in (count // 10, count):
            folder = Path(temporary) / str(rows)
            folder.mkdir()
            make_index(folder, rows)
            for step in STEPS:
                taken[step, rows] = measured(step, folder)
    seconds = {"plan": 5.0, "fill": None, "resume": 60.0, "show": 10.0, "score": None, "merge": None}
    megabytes = {"plan": None, "fill": 100.0, "resume": 500.0, "show": None, "score": None, "merge": None}
    for step in STEPS:
        yield Figure(f"{step}, {count:,} rows", taken[step, count][0], "CPU s", at_most=seconds[step])
    for step in STEPS:
        yield Figure(f"{step}, {count:,} rows: growth of memory", taken[step, count][1], "MB", at_most=megabytes[step])
    for step in STEPS:
        growth = taken[step, count][0] / max(taken[step, count // 10][0], 0.05)
        yield Figure(f"{step}: time for ten times the rows", growth, "x", at_most=MOST_GROWTH)


def main() -> int:
    """Measure, and print the figures."""
    if sys.argv[1:2] == ["--step"]:
        run_step(sys.argv[2], Path(sys.argv[3]))
        return 0
    return report(figures(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000))


if __name__ == "__main__":
    sys.exit(main())
