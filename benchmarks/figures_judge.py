"""Measures two parts of GraphNet Mesh: the judge, which compares outputs, and the code that makes inputs.

The comparison at all tolerances (the ladder) is measured against 64 calls of torch.allclose.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import ml_dtypes
import numpy as np
import xxhash
from figures import Figure, cpu_of, run_torch

from graphnet.conformance.graphs import Graph
from graphnet.judge.arithmetic import Array
from graphnet.judge.walk import walk
from graphnet.settings import shared_memory
from graphnet_contract import mesh_scheme
from graphnet_contract.samples import load_sample

_DTYPES = {"float32": np.float32, "float16": np.float16, "bfloat16": ml_dtypes.bfloat16}
_MILLION = 1 << 20
#: For each number of elements, the smallest accepted speedup of the ladder over 64 calls of torch.allclose. For 16 M
#: elements the calls take half a minute per dtype, so only every eighth call is measured.
_SIZES = ((_MILLION, 30.0), (16 * _MILLION, 100.0))
_ALLCLOSE = """
import json, sys, time, torch
torch.set_num_threads(1)
taken = {}
for name in ("float32", "float16", "bfloat16"):
    for n, calls in ((1 << 20, 64), (1 << 24, 8)):
        torch.manual_seed(0)
        a = torch.randn(n)
        b = (a * (1 + 1e-6 * torch.randn(n))).to(getattr(torch, name))
        a = a.to(getattr(torch, name))
        torch.allclose(a, b)
        started = time.process_time()
        for i in range(0, 64, 64 // calls):
            level = i % 16 - 10
            torch.allclose(a, b, rtol=10.0 ** level, atol=10.0 ** level, equal_nan=True)
        taken[name + str(n)] = (time.process_time() - started) * 64 / calls
print(json.dumps(taken))
"""
_INPUT_ELEMENTS = 64 * _MILLION


def judge_figures() -> Iterator[Figure]:
    """Yield allclose's CPU time over that of the ladder, and gigabytes of inputs per CPU second."""
    _, theirs = run_torch(_ALLCLOSE)
    for name, dtype in _DTYPES.items():
        for elements, bar in _SIZES:
            ours = _ladder(elements, dtype)
            label = f"ladder, {elements // _MILLION} M {name}: times faster than 64 allclose calls"
            yield Figure(label, theirs[name + str(elements)] / ours, "x", at_least=bar)
    yield from _inputs()


def _ladder(elements: int, dtype: type) -> float:
    generator = np.random.default_rng(0)
    reference = generator.standard_normal(elements).astype(np.float32)
    noise = 1 + 1e-6 * generator.standard_normal(elements).astype(np.float32)
    expected: Array = reference.astype(dtype)
    actual: Array = (reference * noise).astype(dtype)
    return cpu_of(lambda: walk(expected, actual, -4))


def _inputs() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory(dir=shared_memory()) as memory:
        sample = Graph("return (x,)", {"x": (_INPUT_ELEMENTS,)}).write(Path(folder) / "sample")
        sample = load_sample(sample.path)
        (spec,) = sample.specs
        target = np.zeros(spec.numel, np.float32)
        target[...] = 1.0
        made = cpu_of(lambda: mesh_scheme.fill_into(target, spec, 1, sample.sample_hash, sample.ours))
        yield Figure("inputs, values made into existing memory", spec.nbytes / made / 1e9, "GB/s", at_least=1.0)
        path = Path(memory) / "inputs"
        whole = cpu_of(lambda: mesh_scheme.write_inputs(sample, 1, path, xxhash.xxh3_128_hexdigest))
        yield Figure("inputs, with fresh shared pages and their digests", spec.nbytes / whole / 1e9, "GB/s")
