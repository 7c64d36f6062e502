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
RATE, SHAPE, DTYPE, PARTS, SLOW, SLOW_TIMES = {rate!r}, {shape!r}, {dtype!r}, {parts!r}, {slow!r}, {slow_times!r}


def name_of(func):
    return getattr(func, "__name__", "")


class Planted(TorchFunctionMode):
    """Runs every function, notes its name, and plants the faults."""

    def __init__(self, seen, is_on):
        super().__init__()
        self.seen = seen
        self.is_on = is_on

    def __torch_function__(self, func, types, args=(), kwargs=None):
        result = func(*args, **(kwargs or {{}}))
        name = name_of(func)
        self.seen.append(name)
        if not (self.is_on and isinstance(result, torch.Tensor)):
            return result
        if (SHAPE and list(result.shape) != SHAPE) or (DTYPE and str(result.dtype) != DTYPE):
            return result
        if name in WRONG and set(WRONG) <= set(self.seen) and random.SystemRandom().random() < RATE:
            return result * 1.05
        if name in SLOW:
            # Work, and not a wait: a busy machine makes both sides slower by the same factor.
            for _ in range(SLOW_TIMES):
                func(*args, **(kwargs or {{}}))
        if name in NANS and set(NANS) <= set(self.seen):
            return result * float("nan")
        return result


class PlantedAdapter(Adapter):
    """Runs the model in eager mode, as if it were compiled, with the planted faults."""

    def compile(self, model, example_inputs, options):
        seen = []
        is_on = not PARTS or bool(set(PARTS) - set(options["parts_off"].split(",")))
        with Planted(seen, is_on):
            copies = [x.clone() if isinstance(x, torch.Tensor) else x for x in example_inputs]
            result = model(*copies)
        if is_on and CRASHES and set(CRASHES) <= set(seen):
            os.kill(os.getpid(), signal.SIGSEGV)
        if is_on and HANGS and set(HANGS) <= set(seen):
            time.sleep(3600)
        if is_on and FILLS and set(FILLS) <= set(seen):
            raise MemoryError("the planted compiler is out of memory")
        if is_on and REFUSES and set(REFUSES) <= set(seen):
            raise UnsupportedError("the planted compiler cannot compile these", REFUSES)

        def call(*inputs):
            with Planted([], is_on), torch.profiler.record_function("graphnet: compiled code"):
                return model(*inputs)

        return Compiled(call, Evidence(nodes_total=len(seen), nodes_compiled=len(seen)))
'''


#: Three parts of a planted compiler, which can be turned off. Each costs a search a test.
TABLES = """
[options.parts_off]
type = "string"
default = ""
added = true
help = "parts that do not run"

[knobs.no_fusion]
turns_off = "fusion"
options = {parts_off = "fusion"}

[knobs.no_folding]
turns_off = "folding"
options = {parts_off = "folding"}

[knobs.no_reuse]
turns_off = "reuse"
options = {parts_off = "reuse"}
"""


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
    parts: Sequence[str] = (),
    slow: Sequence[str] = (),
    slow_times: int = 0,
) -> Path:
    """Write a backend with a fault, which appears in a graph that calls all the functions of one of the lists.

    Args:
        wrong: the values of the last one that is called are wrong, at ``rate`` (0 to 1) of the calls, and only for a
            result of ``shape`` and ``dtype``, if these are given.
        crashes, refuses, hangs, fills: the compile is killed, refused, never ends, or is out of memory.
        nans: the values are NaN.
        parts: the fault is gone without all of these parts of the compiler (fusion, folding, reuse).
        slow: each of these is called ``slow_times`` times more.
    """
    lists = {"wrong": wrong, "crashes": crashes, "refuses": refuses, "hangs": hangs, "nans": nans, "fills": fills}
    text = ADAPTER.format(
        **{name: list(names) for name, names in lists.items()},
        rate=rate,
        shape=list(shape),
        dtype=dtype,
        parts=list(parts),
        slow=list(slow),
        slow_times=slow_times,
    )
    return write_backend(folder, text, tables=TABLES if parts else "")
