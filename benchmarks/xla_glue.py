#!/usr/bin/env python3
"""Measure what a call of the backend xla costs beside XLA's own work: `benchmarks/xla_glue.py`, on one thread.

Each graph is timed in four ways, which take turns in one process: in eager mode, as the backend's compiled call, as its
XLA program alone (with arrays of JAX), and as the same JAX function under ``jax.jit``, as users of JAX call it. The
backend adds its glue to the program; the rest is XLA's.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

from figures import ONE_THREAD, ROOT, interpreter_of

PROGRAM = """
import functools, json, os, sys, time
os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
import torch
from graphnet_runner.zygote import load_adapter
load_adapter(sys.argv[1])
import jax
from graphnet_adapter import capture, jax_stack, program

torch.set_num_threads(1)
device = jax_stack.configure("cpu")

class Kept(program.Program):
    def __init__(self, lowered, inputs, *rest):
        super().__init__(lowered, inputs, *rest)
        assert all(order == sorted(order) for order in self._orders) and not lowered.draws_random
        self.alone = jax.jit(functools.partial(lowered.function, None))

capture.Program = Kept
nn = torch.nn
# Switch the fast path off: it makes an encoder layer one operator, and XLA has no lowering of this operator.
torch.backends.mha.set_fastpath_enabled(False)

class Small(nn.Module):
    def forward(self, x, y, z):
        return x + y, y * z

def linears(*sizes):
    return nn.Sequential(*(nn.Linear(a, b) for a, b in zip(sizes, sizes[1:])))

GRAPHS = {
    "three inputs, two outputs, 4 x 4": (Small(), [torch.randn(4, 4) for _ in range(3)]),
    "100 linear layers of 16 x 16 (200 weights)": (linears(*[16] * 101), [torch.randn(1, 16)]),
    "encoder layer, 64 x 384": (nn.TransformerEncoderLayer(384, 6, 1536, batch_first=True), [torch.randn(1, 64, 384)]),
    "convolution 3 x 3, norm, relu, 64 x 28 x 28": (
        nn.Sequential(nn.Conv2d(64, 64, 3, 1, 1, bias=False), nn.BatchNorm2d(64), nn.ReLU()),
        [torch.randn(1, 64, 28, 28)],
    ),
}

def fastest(ways, seconds=1.5):
    best, end = {name: [] for name in ways}, time.perf_counter() + seconds
    while time.perf_counter() < end:
        for name, way in ways.items():
            for _ in range(5):
                started = time.perf_counter()
                way()
                best[name].append(time.perf_counter() - started)
    return {name: min(times) * 1e6 for name, times in best.items()}

for name, (model, inputs) in GRAPHS.items():
    model.eval().requires_grad_(False)
    with torch.no_grad():
        whole = capture.Capture(device, None)
        call = whole.compile(model, inputs, False)
        call(*inputs)
        (one,) = whole.programs
        run, alone, arrays = one._execute, one.alone, one._arrays
        ways = {
            "eager": lambda: model(*inputs),
            "backend": lambda: call(*inputs),
            "program": lambda: jax.block_until_ready(run(arrays).disassemble_into_single_device_arrays()),
            "jax.jit": lambda: jax.block_until_ready(alone(*arrays)),
        }
        print(json.dumps({"name": name, **fastest(ways)}), flush=True)
"""


def main() -> None:
    """Print a Markdown table."""
    paths = os.pathsep.join(str(ROOT / name) for name in ("proto", "worker", "graphs"))
    command = [str(interpreter_of("xla")), "-c", PROGRAM, str(ROOT / "backends" / "xla")]
    print("| graph | eager | backend | program alone | jax.jit alone | glue | eager/backend | eager/jax.jit |")
    print("| --- |" + " ---: |" * 7)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **ONE_THREAD, "PYTHONPATH": paths}
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            one = json.loads(line)
            eager, backend, program, jit = (one[way] for way in ("eager", "backend", "program", "jax.jit"))
            times = " | ".join(f"{one:.0f} us" for one in (eager, backend, program, jit, backend - program))
            print(f"| {one['name']} | {times} | {eager / backend:.2f} | {eager / jit:.2f} |", flush=True)
    sys.exit(process.returncode)


if __name__ == "__main__":
    main()
