#!/usr/bin/env python3
"""Measure ``--compile-jobs``: how much faster rows compile together, and that nothing is timed beside a compile.

    benchmarks/parallel.py [--jobs 2 4 8 16] [--sleep 20] [--rows 24] [--real SAMPLE ...]

The figures, each with its limit (bar):

    linear    Compiles that only sleep, with each number of jobs: the time that the compiles need in an ideal case,
              divided by the time that they took. At least 0.85.
    real      Compiles of inductor: the time that they take with one job, divided by that with two jobs. At least 1.5.
              Run this on at least two cores.
    overlaps  Timed blocks during which another row of the run loads, compiles or warms up, by the stamps on the time
              line of a run with two jobs. None is allowed.
    widths    The mean width of the intervals of nope with two jobs, divided by that with one job. At most 1.25.
    growth    The memory of the command line and of its servers together: its growth over 100 samples, in MB. At most
              100.

All samples use one thread. The exit code is 0 if every figure meets its limit.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import os
import statistics
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from figures import (
    Figure,
    bench,
    children_of,
    copy_of_samples,
    interpreter_of,
    report,
    resident_mb,
    small_samples,
)
from planted_sample import write_backend

_REAL = ("torch/dlrm", "torch_geometric/gcn", "transformers/bert_base_2l", "transformers/llama_2l")
#: The stages in which a process works without being timed.
_WORK = ("load", "inputs", "compile", "warm_up")
_ADAPTER = """import time

from graphnet_runner.adapter import Adapter, Compiled, Evidence


class Sleeper(Adapter):
    def compile(self, model, example_inputs, options):
        time.sleep({seconds})
        return Compiled(model, Evidence())
"""


def main() -> int:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, nargs="*", default=[2, 4, 8, 16], help="numbers of jobs of the sleeps")
    parser.add_argument("--sleep", type=float, default=20.0, help="seconds that each simulated compile sleeps")
    parser.add_argument("--rows", type=int, default=24, help="rows of the runs that are checked for overlaps")
    parser.add_argument("--real", nargs="*", default=list(_REAL), help="samples of the corpus for inductor")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return report(_figures(Path(folder), asked.jobs, asked.sleep, asked.rows, asked.real))


def _figures(folder: Path, jobs: Sequence[int], sleep_s: float, rows: int, real: Sequence[str]) -> Iterator[Figure]:
    for count in jobs:
        share = _linear(folder / f"sleep-{count}", count, sleep_s)
        yield Figure(f"linear: {count} jobs that sleep", share, "", at_least=0.85)
    if real:
        yield Figure(f"real: {len(real)} graphs, two jobs against one", _real(folder, real), "x", at_least=1.5)
    samples = small_samples(folder / "small", rows)
    widths = {}
    for count in (1, 2):
        trace = folder / f"trace-{count}.json"
        # The default budget of ``bench`` in figures.py is 0. Intervals need more trials than that.
        more = ("--trials", "10", "--budget", "0.5", "--processes", "1", "--trace", str(trace))
        measured = bench(samples, folder / f"nope-{count}", "--backend", "nope@local", *_jobs(count), *more)[2]
        widths[count] = _mean_width(measured)
        if count > 1:
            timed, overlaps = _overlaps(json.loads(trace.read_text()))
            yield Figure(f"overlaps: of {timed} timed blocks of {rows} rows", overlaps, "", at_most=0)
    yield Figure("widths: two jobs against one", widths[2] / widths[1], "x", at_most=1.25)
    yield Figure("growth: 100 samples, command line and servers", _growth_mb(folder), "MB", at_most=100.0)


def _jobs(count: int) -> tuple[str, ...]:
    return ("--compile-jobs", str(count), "--memory", "512MiB")


def _linear(folder: Path, jobs: int, sleep_s: float) -> float:
    """Return the ideal time of compiles that sleep, divided by the time that they took with this number of jobs."""
    backend = write_backend(folder / "sleeper", _ADAPTER.format(seconds=sleep_s), head='role = "control"')
    rows = 2 * jobs
    samples = small_samples(folder / "samples", rows)
    bench(samples, folder / "run", "--backend", f"{backend}@{interpreter_of('nope')}", "--processes", "1", *_jobs(jobs))
    return rows * sleep_s / jobs / _compiling_s(folder / "run")


def _real(folder: Path, names: Sequence[str]) -> float:
    """Return the time of inductor's compiles with one job, divided by the time with two jobs."""
    samples = copy_of_samples(folder / "real", names)
    taken = {}
    for count in (1, 2):
        out = folder / f"real-{count}"
        jobs = ("--compile-jobs", str(count), "--memory", "2GiB")
        bench(samples, out, "--backend", "inductor@local", "--processes", "1", *jobs)
        taken[count] = _compiling_s(out)
    return taken[1] / taken[2]


def _growth_mb(folder: Path) -> float:
    """Return by how many MB the command line and its servers grow together from about row 10 to about row 110."""
    samples, out, ended = small_samples(folder / "many", 110), folder / "growth", threading.Event()
    sizes: dict[int, float] = {}

    def watch() -> None:
        while not ended.wait(0.2):
            rows = out / "results.jsonl"
            written = len(rows.read_bytes().splitlines()) if rows.exists() else 0
            sizes[written] = _tree_mb()

    watching = threading.Thread(target=watch)
    watching.start()
    try:
        bench(samples, out, "--backend", "nope@local", "--processes", "1")
    finally:
        ended.set()
        watching.join()
    # After the last row, the servers end.
    counted = [count for count, size in sizes.items() if 10 <= count < 110 and size]
    if max(counted, default=0) < 100:
        raise SystemExit("the memory of the run could not be watched")
    return sizes[max(counted)] - sizes[min(counted)]


def _tree_mb() -> float:
    """Return the resident memory of this process's children and of the servers among their children, in MB."""
    pids = children_of(os.getpid())
    servers = set()
    for pid in set().union(*map(children_of, pids)):
        # A process may end meanwhile.
        with contextlib.suppress(OSError):
            if "graphnet_server" in Path(f"/proc/{pid}/cmdline").read_text(errors="replace"):
                servers.add(pid)
    return sum(map(resident_mb, pids | servers))


def _compiling_s(run: Path) -> float:
    spent = json.loads((run / "run.json").read_text())["spent"]
    return sum(float(one["compiling"]["wall_s"]) for one in spent)


def _mean_width(rows: Sequence[dict[str, Any]]) -> float:
    """Return the geometric mean of the widths of the rows' intervals, relative to the ratios."""
    widths = [(row["speedup"]["high"] - row["speedup"]["low"]) / row["speedup"]["ratio"] for row in rows]
    return math.exp(statistics.fmean(math.log(max(width, 1e-6)) for width in widths))


def _overlaps(events: Sequence[dict[str, Any]]) -> tuple[int, int]:
    """Return the number of timed blocks on a time line, and how many of them ran beside the work of another process."""

    def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
        begins_before = one["ts"] < other["ts"] + other["dur"]
        return bool(one["tid"] != other["tid"] and begins_before and other["ts"] < one["ts"] + one["dur"])

    spans = [event for event in events if event["ph"] == "X" and event["tid"] != 0]
    work = [one for one in spans if one["name"] in _WORK]
    timed = [one for one in spans if one["name"].startswith("timed")]
    return len(timed), sum(any(overlap(one, other) for other in work) for one in timed)


if __name__ == "__main__":
    sys.exit(main())
