"""Write a compiler that runs eager mode, except for planted faults, for tests and benchmarks of `graphnet locate`.

The same compiler is written as a backend of the mesh, and as a backend of torch.compile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from planted_sample import write_backend


@dataclass(frozen=True)
class PlantedFault:
    """A fault that appears in a graph that calls all of its functions.

    Attributes:
        effect: of the compile: "crash", "abort", "hang", "memory" (a MemoryError), "allocation" (by torch, which
            fails), "refusal" or "error". Of a call of the last function: "wrong" (5 % too large; integers: by 1),
            "nan", "shape", "dtype", "slow" or "raise".
        functions: the names of the functions.
        when: the Python expression that must be true for a call to count, of ``args``, ``kwargs``, ``result`` and
            ``made_by(tensor)``, the name of the function whose result an argument is.
        rate: the share of compiles, 0 to 1, in which the fault can appear.
        parts: the fault is gone without all of these parts of the compiler (fusion, folding, reuse).
        more_calls: how often a slow function is called in addition.
    """

    effect: str
    functions: Sequence[str]
    when: str = "True"
    rate: float = 1.0
    parts: Sequence[str] = ()
    more_calls: int = 0

    @property
    def source(self) -> str:
        """Return the call that makes the fault in the compiler's source code."""
        facts = f"{self.effect!r}, {list(self.functions)!r}, {self.rate!r}, {list(self.parts)!r}, {self.more_calls!r}"
        return f"Fault({facts}, lambda args, kwargs, result: {self.when})"


COMPILER = '''
from __future__ import annotations

import os
import random
import signal
import time
from collections import namedtuple

import torch
from torch.overrides import TorchFunctionMode

Fault = namedtuple("Fault", "effect functions rate parts more_calls when")


class Refused(Exception):
    pass


def made_by(tensor):
    return getattr(tensor, "made_by", "")


class Planted(TorchFunctionMode):
    """Runs every function, and finds the faults that appear. Unless it only ``looks``, they change the results."""

    def __init__(self, faults, looks):
        super().__init__()
        self.faults = [(fault, set()) for fault in faults]
        self.looks = looks
        self.found = []
        self.calls = 0

    def __torch_function__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {{}}
        result = func(*args, **kwargs)
        self.calls += 1
        if not isinstance(result, torch.Tensor):
            return result
        name = getattr(func, "__name__", "")
        for fault, seen in self.faults:
            if name in fault.functions and fault.when(args, kwargs, result):
                seen.add(name)
                if len(seen) == len(fault.functions):
                    self.found.append(fault)
                    result = result if self.looks else changed(fault, result, lambda: func(*args, **kwargs))
        result.made_by = name
        return result


def changed(fault, result, again):
    """Return a result that a fault has changed. ``again`` calls the function once more."""
    if fault.effect == "wrong":
        return result * 1.05 if result.is_floating_point() else result + 1
    if fault.effect == "nan":
        return result * float("nan")
    if fault.effect == "shape":
        return result.reshape(-1)
    if fault.effect == "dtype":
        return result.double()
    if fault.effect == "raise":
        raise RuntimeError("the planted compiler's code cannot run this")
    for _ in range(fault.more_calls):
        # Work, and not a wait: a busy machine makes both sides slower by the same factor.
        again()
    return result


def fail(fault):
    """Show a fault of the compile."""
    if fault.effect == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    if fault.effect == "abort":
        os.abort()
    if fault.effect == "hang":
        time.sleep(3600)
    if fault.effect == "memory":
        raise MemoryError("the planted compiler is out of memory")
    if fault.effect == "allocation":
        torch.empty(1 << 50, dtype=torch.uint8)
    if fault.effect == "error":
        raise RuntimeError("the planted compiler cannot lower this graph")
    if fault.effect == "refusal":
        raise Refused("the planted compiler cannot compile these", fault.functions)


def compiled(model, inputs, parts_off=()):
    """Return the function that runs a model with the faults, and the number of functions that the model calls."""
    faults = [
        fault
        for fault in FAULTS
        if (not fault.parts or set(fault.parts) - set(parts_off)) and random.SystemRandom().random() < fault.rate
    ]
    with Planted(faults, looks=True) as looking:
        model(*[x.clone() if isinstance(x, torch.Tensor) else x for x in inputs])
    for fault in looking.found:
        fail(fault)

    def call(*inputs):
        with Planted(faults, looks=False), torch.profiler.record_function("graphnet: compiled code"):
            return model(*inputs)

    return call, looking.calls


FAULTS = [
    {faults}
]
'''

ADAPTER = '''

from graphnet_runner.adapter import Adapter, Compiled, Evidence, UnsupportedError


class PlantedAdapter(Adapter):
    """Runs the model in eager mode, as if it were compiled, with the planted faults."""

    def compile(self, model, example_inputs, options):
        try:
            call, calls = compiled(model, example_inputs, options.values.get("parts_off", "").split(","))
        except Refused as error:
            raise UnsupportedError(*error.args)
        return Compiled(call, Evidence(nodes_total=calls, nodes_compiled=calls))
'''

DYNAMO = """

# The minifier finds no wrong result of a compiled model that is a plain function.
class Compiled(torch.nn.Module):
    def __init__(self, call):
        super().__init__()
        self.call = call

    def forward(self, *inputs):
        return self.call(*inputs)


def planted(model, example_inputs):
    return Compiled(compiled(model, example_inputs)[0])
"""

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


def write_planted(folder: Path, *faults: PlantedFault) -> Path:
    """Write a backend of the mesh with these faults, and return its folder."""
    tables = TABLES if any(fault.parts for fault in faults) else ""
    return write_backend(folder, _compiler(faults) + ADAPTER, tables=tables)


def write_dynamo_backend(folder: Path, *faults: PlantedFault) -> Path:
    """Write a backend of torch.compile with these faults, "planted", for which the folder must be on PYTHONPATH."""
    known = folder / "planted_dynamo-1.dist-info"
    known.mkdir(parents=True)
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: planted-dynamo\nVersion: 1\n")
    (known / "entry_points.txt").write_text("[torch_dynamo_backends]\nplanted = planted_dynamo:planted\n")
    (folder / "planted_dynamo.py").write_text(_compiler(faults) + DYNAMO)
    return folder


def _compiler(faults: Sequence[PlantedFault]) -> str:
    return COMPILER.format(faults="\n    ".join(f"{fault.source}," for fault in faults))
