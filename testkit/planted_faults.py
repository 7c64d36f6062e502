"""Write a backend that runs eager mode, except for one planted fault, for tests and benchmarks of `graphnet locate`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from planted_sample import write_backend

ADAPTER = '''
from __future__ import annotations

import os
import random
import signal
import time

import torch
from torch.overrides import TorchFunctionMode

from graphnet_runner.adapter import Adapter, Compiled, CompileError, Evidence, UnsupportedError

WRONG, CRASHES, REFUSES, HANGS, NANS, FILLS = {wrong!r}, {crashes!r}, {refuses!r}, {hangs!r}, {nans!r}, {fills!r}
RATE, SHAPE, DTYPE = {rate!r}, {shape!r}, {dtype!r}


def name_of(func):
    return getattr(func, "__name__", "")


class Planted(TorchFunctionMode):
    """Runs every function, notes its name, and plants the faults."""

    def __init__(self, seen):
        super().__init__()
        self.seen = seen

    def __torch_function__(self, func, types, args=(), kwargs=None):
        result = func(*args, **(kwargs or {{}}))
        name = name_of(func)
        self.seen.append(name)
        if not isinstance(result, torch.Tensor):
            return result
        if (SHAPE and list(result.shape) != SHAPE) or (DTYPE and str(result.dtype) != DTYPE):
            return result
        if name in WRONG and set(WRONG) <= set(self.seen) and random.SystemRandom().random() < RATE:
            return result * 1.05
        if name in NANS and set(NANS) <= set(self.seen):
            return result * float("nan")
        return result


class PlantedAdapter(Adapter):
    """Runs the model in eager mode, as if it were compiled, with the planted faults."""

    def compile(self, model, example_inputs, options):
        seen = []
        with Planted(seen):
            copies = [x.clone() if isinstance(x, torch.Tensor) else x for x in example_inputs]
            result = model(*copies)
        if CRASHES and set(CRASHES) <= set(seen):
            os.kill(os.getpid(), signal.SIGSEGV)
        if HANGS and set(HANGS) <= set(seen):
            time.sleep(3600)
        if FILLS and set(FILLS) <= set(seen):
            raise MemoryError("the planted compiler is out of memory")
        if REFUSES and set(REFUSES) <= set(seen):
            raise UnsupportedError("the planted compiler cannot compile these", REFUSES)

        def call(*inputs):
            with Planted([]), torch.profiler.record_function("graphnet: compiled code"):
                return model(*inputs)

        return Compiled(call, Evidence(nodes_total=len(seen), nodes_compiled=len(seen)))
'''


def write_planted(
    folder: Path,
    wrong: Sequence[str] = (),
    crashes: Sequence[str] = (),
    refuses: Sequence[str] = (),
    hangs: Sequence[str] = (),
    nans: Sequence[str] = (),
    fills: Sequence[str] = (),
    rate: float = 1.0,
    shape: Sequence[int] = (),
    dtype: str = "",
) -> Path:
    """Write a backend with a fault, which appears in a graph that calls all the functions of one of the lists.

    Args:
        wrong: the values of the last one that is called are wrong, at ``rate`` (0 to 1) of the calls, and only for a
            result of ``shape`` and ``dtype``, if these are given.
        crashes, refuses, hangs, fills: the compile is killed, refused, never ends, or is out of memory.
        nans: the values are NaN.
    """
    lists = {"wrong": wrong, "crashes": crashes, "refuses": refuses, "hangs": hangs, "nans": nans, "fills": fills}
    text = ADAPTER.format(
        **{name: list(names) for name, names in lists.items()}, rate=rate, shape=list(shape), dtype=dtype
    )
    return write_backend(folder, text)
