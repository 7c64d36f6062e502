#!/usr/bin/env python3
"""Measure how far the results of a run can be trusted on this machine, while another process disturbs it.

    benchmarks/trust.py [--quick] [--threads N] [--out DIR]

Each line of the report checks one limit (bar):

    A/A       The suite smoke is run several times with nope, which runs in eager mode like the reference. At least 95 %
              of the speedups are within 5 % of 1.
    spread    Calls of eager and of nope are timed alternately. The spread of the speedups is at most half of the spread
              that results if all calls of eager are timed before all calls of nope.
    seen      A backend that is 10 % slower than eager is called slower at least 19 of 20 times.
    unseen    A backend that is as fast as eager is called slower at most 1 of 20 times.
    cheats    Every backend that cheats (returns kept results, hides work from the clock, ...) gets the outcome or flag
              that reveals it.
    overlap   If two command lines run at once, none of their timed sections overlap.
    full      The whole corpus is run with nope. At least 95 % of the speedups are within 5 % of 1. This check is
              left out with --quick.

The other process keeps one core busy in bursts, and the timed processes get all other cores. The lines A/A and full
also show which share would be within 5 % of 1 if the speedups were estimated in a simpler way. That estimate ("pooled
medians") is the median of all raw times of eager divided by the median of all raw times of the backend. The exit code
is 0 only if all limits are met.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import math
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from figures import ROOT, bar, burning

# isort: split
from cheats import CHEATS, missed, run_cheats  # testkit can be imported only now
from planted_sample import write_backend

from graphnet.inputs.start import start_of
from graphnet.inputs.store import mesh_inputs
from graphnet.launch.pool import WorkerPool
from graphnet.launch.share import HostShare
from graphnet.launch.site import parse_site
from graphnet.measuring.pairs import Measurement, PairedTimes
from graphnet.runs.controls import AA, Control, aa_width
from graphnet.runs.request import MeasurePolicy, Request
from graphnet.runs.store import RunStore
from graphnet.samples.suite import suite_samples
from graphnet.settings import usable_cores
from graphnet.talk.client import SampleStream
from graphnet_contract.samples import Sample, load_sample

WITHIN = 0.05
SHARE = 0.95
DECISIONS = 20
SLOWDOWN_PERCENT = 10
POLICY = MeasurePolicy(trials=20, min_time_ns=300_000_000, budget_ns=6_000_000_000, half_width=0.02)

SLOW = """import time
from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence


class Slow(Adapter):
    def compile(self, model, example_inputs, options):
        percent = options["percent"]

        def call(*inputs):
            started = time.perf_counter_ns()
            result = model(*inputs)
            end = time.perf_counter_ns()
            end += (end - started) * percent // 100
            while time.perf_counter_ns() < end:
                pass
            return result

        return Compiled(call, Evidence())
"""

SLOW_OPTION = """[options.percent]
type = "int"
default = 0
help = "how much slower"
"""

#: Keeps one core busy about half of the time, in bursts of 50 to 400 ms.
BURNER = """import random, time
generator = random.Random(1)
while True:
    until = time.monotonic() + generator.uniform(0.05, 0.4)
    while time.monotonic() < until:
        pass
    time.sleep(generator.uniform(0.05, 0.4))
"""


class Bench:
    """Times samples on the workers of this machine, without a whole run of ``graphnet bench``."""

    def __init__(self, share: HostShare, pool: WorkerPool, threads: int) -> None:
        self._share = share
        self._pool = pool
        self._threads = threads

    @contextlib.contextmanager
    def open(self, backend: str, sample: Sample, inputs: Any, **options: int) -> Iterator[SampleStream]:
        """Compile and warm up a sample on a backend, given by its name or folder. Yield the stream to time it."""
        worker = self._pool.get(parse_site(backend, "cpu"))
        request = Request(device="cpu", threads=self._threads, memory_bytes=4 << 30, timeout_s=120)
        start = start_of(request, worker, options, sample, inputs.for_worker(True))
        with worker.client.open(start, inputs.path) as stream:
            if not stream.until_ready():
                raise SystemExit(f"{sample.name} on {backend}: {stream.progress.outcome}")
            yield stream

    def one_after_the_other(self, sample: Sample) -> float:
        """Time eager and then nope, each with half of a row's budget. Return eager's median time over that of nope."""
        medians = []
        with mesh_inputs(sample, 0, self._share.inputs) as inputs:
            for backend in ("eager", "nope"):
                with self.open(backend, sample, inputs) as stream:
                    medians.append(_median_of_blocks(stream, POLICY.budget_ns // 2))
        return medians[0] / medians[1]

    def pairs(self, sample: Sample, backend: str, seed: int, **options: int) -> Measurement:
        """Time eager and a backend as ``graphnet bench`` does, in pairs of new processes."""
        times = PairedTimes(POLICY, seed, self._threads, pairs=None)
        with mesh_inputs(sample, 0, self._share.inputs) as inputs:
            while times.sampling.another_pair():
                with (
                    self.open("eager", sample, inputs) as reference,
                    self.open(backend, sample, inputs, **options) as candidate,
                ):
                    if not times.measure_pair(reference, candidate):
                        raise SystemExit(f"{sample.name} on {backend} ended while it was timed")
        return times.measurement()


def _median_of_blocks(stream: SampleStream, budget_ns: int) -> float:
    report = stream.progress.call_report
    assert report is not None
    calls = report.calls_per_trial
    count = max(1, min(20, 30_000_000 // max(1, min(report.warmup_ns) * calls)))
    times: list[float] = []
    spent = 0
    while spent < budget_ns:
        block = stream.run_trials(count, calls)
        assert block is not None
        times += [wall / block.calls_per_trial for wall in block.wall_ns]
        spent += sum(block.wall_ns)
    return statistics.median(times)


_NOPE = ("bench", "--backend", "nope@local", "--reference", "eager@local", "--device", "cpu", "--fail-on", "never")


def nope_command(folder: Path, threads: int, budget_s: float, *samples: str) -> list[str]:
    """Return the command `graphnet bench --backend nope` with these options."""
    figures = ("--threads", str(threads), "--budget", str(budget_s), "--format", "json", "--out", str(folder))
    return [str(ROOT / "graphnet"), *_NOPE, *figures, *samples]


def ratios_of_run(folder: Path, suite: str, threads: int, budget_s: float) -> list[tuple[float, float]]:
    """Run a suite with nope. Return the speedup of each row, and the ratio of its pooled medians."""
    command = nope_command(folder, threads, budget_s, "--suite", suite)
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    rows = json.loads(done.stdout)["results"]
    bad = [f"{row['sample']}: {row['outcome']}" for row in rows if row["outcome"] != "OK"]
    if bad:
        raise SystemExit(f"trust.py: nope is not OK on {', '.join(bad)}")
    timed = [row for row in rows if row["speedup"]]
    return [(row["speedup"]["ratio"], row["reference_ns"] / row["compiled_ns"]) for row in timed]


def share_within(ratios: Sequence[float]) -> float:
    """Return the share of the ratios that are within 5 % of 1."""
    return sum(abs(ratio - 1) <= WITHIN for ratio in ratios) / len(ratios)


def spread(ratios: Sequence[float]) -> float:
    """Return the standard deviation of the ratios' logarithms around 0."""
    return math.sqrt(sum(math.log(ratio) ** 2 for ratio in ratios) / len(ratios))


def overlaps(folders: Sequence[Path]) -> int:
    """Count the timed blocks in these runs that overlap another timed block."""
    sections = []
    for folder in folders:
        # Read the rows through RunStore, because it adds the raw times, which results.jsonl does not contain.
        for row in RunStore.open(folder).rows(with_times=True):
            for one in row.timing.rounds if row.timing else ():
                sides = [side for side in one.values() if isinstance(side, dict)]
                sections += [(side["started_ns"], side["ended_ns"]) for side in sides]
    sections.sort()
    return sum(later[0] < earlier[1] for earlier, later in itertools.pairwise(sections))


def told_share(pairs: Sequence[tuple[float, float]]) -> str:
    """Say which share of the speedups and of the ratios of pooled medians is within 5 % of 1, and the worst speedup."""
    ours, pooled = ([pair[which] for pair in pairs] for which in (0, 1))
    worst = max(max(ratio, 1 / ratio) - 1 for ratio in ours)
    return (
        f"{share_within(ours):.1%} of {len(ours)} ratios within 5 % (worst {worst:.1%}); "
        f"pooled medians {share_within(pooled):.1%}"
    )


def check_aa(bench: Bench, out: Path, repeats: int, threads: int, budget_s: float) -> list[bool]:
    """Check A/A and spread on the suite smoke."""
    pairs = [p for number in range(repeats) for p in ratios_of_run(out / f"aa-{number}", "smoke", threads, budget_s)]
    paired = [ratio for ratio, _ in pairs]
    samples = [load_sample(folder) for folder in suite_samples("smoke")]
    apart = [bench.one_after_the_other(sample) for _ in range(repeats) for sample in samples]
    ours, theirs = spread(paired), spread(apart)
    told = f"{ours:.4f}, eager then nope {theirs:.4f} ({share_within(apart):.1%} within 5 %): ratio {ours / theirs:.2f}"
    return [bar("A/A", told_share(pairs), share_within(paired) >= SHARE), bar("spread", told, ours <= theirs / 2)]


def check_slowdown(bench: Bench, out: Path) -> list[bool]:
    """Check twenty times that a backend slower than eager is called slower, and that one as fast as eager is not."""
    requirements = (ROOT / "backends" / "eager" / "requirements.txt").read_text()
    folder = write_backend(out / "slow", SLOW, requirements, head='role = "control"', tables=SLOW_OPTION)
    samples = [load_sample(path) for path in suite_samples("smoke")]
    width = aa_width(
        Control(control=AA, sample=sample.name, ratio=bench.pairs(sample, "eager", number).speedup, stable=True)
        for number, sample in enumerate(samples[:3])
    )
    counts = {}
    for percent in (SLOWDOWN_PERCENT, 0):
        told = [
            bench.pairs(samples[number % len(samples)], str(folder), number, percent=percent).speedup
            for number in range(DECISIONS)
        ]
        counts[percent] = sum(ratio.high < 1 and 1 / ratio.ratio > 1 + (width or 0) for ratio in told)
    return [
        bar("seen", f"10 % slower: {counts[10]} of {DECISIONS} times; A/A width {width or 0:.1%}", counts[10] >= 19),
        bar("unseen", f"0 % slower: {counts[0]} of {DECISIONS} times", counts[0] <= 1),
    ]


def check_cheats(out: Path) -> list[bool]:
    """Print one line per backend that cheats, and check that every cheat is caught."""
    build = [str(ROOT / "graphnet"), "backends", "--build", "eager", "--device", "cpu"]
    torch_python = subprocess.run(build, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    rows = run_cheats(sys.executable, torch_python, out / "cheats")
    for name in CHEATS:
        print(f"        {name:<18} {rows[name]['outcome']} {' '.join(rows[name]['flags'])}")
    found = missed(rows)
    return [bar("cheats", "; ".join(found) or f"{len(CHEATS)} of {len(CHEATS)} caught", not found)]


def check_overlap(out: Path, threads: int) -> list[bool]:
    """Run two command lines at once with two samples each. Check that none of their timed blocks overlap."""
    folders = [out / "one", out / "two"]
    names = ("torch/dlrm", "torch_geometric/gcn")
    samples = [word for name in names for word in ("--samples", str(ROOT / "samples" / name))]
    commands = [nope_command(folder, threads, 2.0, *samples) for folder in folders]
    running = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for command in commands]
    codes = [process.wait() for process in running]
    count = overlaps(folders)
    return [bar("overlap", f"{count} timed blocks of two command lines overlap", codes == [0, 0] and count == 0)]


def main() -> int:
    """Run every check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="leave out the whole corpus; takes at most 12 minutes")
    parser.add_argument("--out", type=Path, help="folder for the runs, which are kept; without it they are removed")
    parser.add_argument("--threads", type=int, default=max(1, usable_cores() - 1))
    options = parser.parse_args()
    began = time.monotonic()
    held: list[bool] = []
    with tempfile.TemporaryDirectory() as temporary, burning(BURNER):
        out = options.out or Path(temporary)
        with HostShare() as share, WorkerPool(share, "cpu", lambda text: print(text, file=sys.stderr)) as pool:
            bench = Bench(share, pool, options.threads)
            held += check_aa(bench, out, 3 if options.quick else 5, options.threads, 4.0 if options.quick else 6.0)
            held += check_slowdown(bench, out)
        held += check_cheats(out)
        held += check_overlap(out, options.threads)
        if not options.quick:
            pairs = ratios_of_run(out / "full", "full", options.threads, 4.0)
            held.append(bar("full", told_share(pairs), share_within([ratio for ratio, _ in pairs]) >= SHARE))
    took = time.monotonic() - began
    print(f"{sum(held)} of {len(held)} bars hold; {options.threads} threads, {took:.0f} s")
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
