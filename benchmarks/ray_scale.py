#!/usr/bin/env python3
"""Measure what a run on Ray costs beside measuring. Usage: `.venv-ray/bin/python benchmarks/ray_scale.py [UNITS]`.

`./check ray` makes `.venv-ray`. The units measure nothing, and each returns two made-up rows of a real row's size. The
figures are:

- the CPU time of the driver per unit (10,000 units, three nodes), without that of Ray's own processes
- the growth of the driver's resident memory over UNITS units (100,000 by default) after its first thousand
- the throughput of 1, 2 and 4 nodes on units that sleep, against that of one node: 1 is linear

All nodes are on this machine. The exit code is 0 if every figure meets its limit (bar).
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from figures import ROOT, Figure, report, resident_mb
from noop_units import Quiet, drive, make_samples, noop, request, slow

from graphnet.runs.record import Record

os.environ.update(RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER="0", RAY_USAGE_STATS_ENABLED="0")
os.environ["PYTHONPATH"] = str(ROOT / "testkit")

#: How long a sleeping unit takes, in seconds, and how many of them a node gets.
SLEEP_S, UNITS_PER_NODE = 1.0, 30


class Memory(Quiet):
    """A listener that notes this process's resident memory after a number of rows."""

    def __init__(self) -> None:
        super().__init__()
        self._rows = 0
        self.first_mb = self.last_mb = 0.0

    def row_done(self, record: Record) -> None:
        """Read the memory after the first 2,000 rows, and then every 1,000 rows."""
        self._rows += 1
        if self._rows % 1000 == 0:
            self.last_mb = resident_mb()
            if self._rows == 2000:
                self.first_mb = self.last_mb


def figures(units: int, folder: Path) -> Iterator[Figure]:
    """Measure on 1, 2, 4 nodes in turn, and yield each figure."""
    from ray.cluster_utils import Cluster

    os.environ["NOOP_S"] = str(SLEEP_S)
    Path("/tmp/ray").mkdir(exist_ok=True)
    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    os.environ["RAY_ADDRESS"] = cluster.address
    try:
        alone = 0.0
        for count, added in ((1, 1), (2, 1), (4, 2)):
            for _ in range(added):
                cluster.add_node(num_cpus=1, resources={"timed": 1})
            samples = folder / f"sleep-{count}"
            make_samples(samples, UNITS_PER_NODE * count)
            began = time.monotonic()
            drive(samples / "run", request(samples), slow)
            # The same work per node, so a perfectly parallel run takes the same time.
            seconds = time.monotonic() - began
            alone = alone or seconds
            yield Figure(f"{count} nodes, units of {SLEEP_S:g} s: share of linear", alone / seconds, "x", at_least=0.9)
        samples = folder / "noop"
        make_samples(samples, 10_000)
        before, began = time.process_time(), time.monotonic()
        drive(samples / "run", request(samples), noop)
        each = (time.process_time() - before) / 10_000
        yield Figure("driver: CPU per unit, 10,000 units", each * 1000, "ms", at_most=10.0)
        yield Figure("wall per unit, 10,000 units", (time.monotonic() - began) / 10, "ms")
        samples = folder / "many"
        make_samples(samples, units)
        memory = Memory()
        drive(samples / "run", request(samples), noop, memory)
        grown = memory.last_mb - memory.first_mb
        yield Figure(f"driver: growth of memory, {units:,} units", grown, "MB", at_most=50.0)
    finally:
        cluster.shutdown()


def main() -> int:
    """Measure, and print the figures."""
    units = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as folder:
        return report(figures(units, Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
