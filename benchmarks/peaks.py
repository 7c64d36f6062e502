#!/usr/bin/env python3
"""Compare the peaks that `explain` measures with other tools, in one run: `benchmarks/peaks.py`, on one thread.

Products are compared with those of numpy, which has another library for linear algebra than torch, and the bandwidth of
memory with `stress-ng --stream`, a variant of McCalpin's STREAM, if it is installed. Each ratio is ours over the other
tool's. It needs a quiet machine.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys

from figures import ONE_THREAD, ROOT, interpreter_of

PROGRAM = """
import json, os, time
os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
import numpy
from graphnet_graphs.running.peaks import CASE_S, measure_peaks

def product(dtype, side=1024):
    a, b = (numpy.random.rand(side, side).astype(dtype) for _ in range(2))
    out, best, end = numpy.empty_like(a), float("inf"), time.perf_counter() + 10 * CASE_S
    while time.perf_counter() < end:
        began = time.perf_counter()
        numpy.dot(a, b, out=out)
        best = min(best, time.perf_counter() - began)
    return 2 * side**3 / best

ours = measure_peaks("cpu", 1)
print(json.dumps({"ours": ours, "numpy": {name: product(name) for name in ("float32", "float64")}}))
"""
#: The bytes of the arrays of STREAM: several times a last-level cache.
ARRAYS = "128M"
STREAM_S = 30


def stream() -> float | None:
    """Return the bandwidth that STREAM reaches, in bytes per second; None if stress-ng is not installed."""
    if shutil.which("stress-ng") is None:
        return None
    core = str(max(os.sched_getaffinity(0)))
    command = ["taskset", "-c", core, "stress-ng", "--stream", "1", "--stream-l3-size", ARRAYS, "-t", str(STREAM_S)]
    done = subprocess.run([*command, "--metrics"], capture_output=True, text=True, check=True)
    found = re.search(r"memory rate: ([\d.]+) MB read/sec, ([\d.]+) MB write/sec", done.stdout + done.stderr)
    if found is None:
        sys.exit(f"stress-ng says no memory rate: {(done.stdout + done.stderr)[-500:]}")
    return (float(found[1]) + float(found[2])) * 1e6


def main() -> None:
    """Print each peak, the other tool's, and their ratio."""
    environment = {**os.environ, **ONE_THREAD, "PYTHONPATH": f"{ROOT}/graphs:{ROOT}/proto:{ROOT}/worker"}
    command = [str(interpreter_of("eager")), "-c", PROGRAM]
    found = json.loads(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    ours = found["ours"]
    for name, other in found["numpy"].items():
        own = ours["flops_per_s"][name]
        print(f"products of {name}: {own / 1e9:.1f} Gflop/s, numpy {other / 1e9:.1f}: ratio {own / other:.2f}")
    memory = {test: sizes[-1][1] for test, sizes in ours["bytes_per_s"].items()}
    shown = ", ".join(f"{test} {value / 1e9:.1f}" for test, value in memory.items())
    other = stream()
    if other is None:
        print(f"memory: {shown} GB/s; stress-ng is not installed, so nothing was compared")
    else:
        print(f"memory: {shown} GB/s, STREAM {other / 1e9:.1f}: ratio {memory['triad'] / other:.2f}")
    print(f"two sweeps differ by {100 * (ours['repeat'] - 1):.0f} % at most")


if __name__ == "__main__":
    main()
