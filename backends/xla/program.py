"""One XLA program: compiled ahead of its first call, called with torch tensors, with facts for the evidence."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np
import torch

from graphnet_runner.adapter import CompileError

from .lower import Array, Lowered, constant
from .torchax_ops import t2j_dtype


@dataclass(frozen=True)
class Facts:
    """Facts about a program for the row's evidence."""

    module: str
    nodes: int
    instructions: int
    fusions: int
    custom_calls: tuple[str, ...]
    flops: float
    argument_bytes: int
    output_bytes: int
    temporary_bytes: int
    platform: str


class Program:
    """A graph compiled by XLA for one device.

    Tensors enter and leave by DLPack, without a copy if their memory allows it. An input that is the same tensor as in
    the last call is not converted again, because a conversion costs more than many graphs.
    """

    def __init__(self, lowered: Lowered, inputs: Sequence[torch.Tensor], device: Any, dump: Dump) -> None:
        self._outputs = lowered.outputs
        self._draws_random = lowered.draws_random
        self._inputs: list[tuple[torch.Tensor | None, int, Any]] = [(None, 0, None)] * len(inputs)
        self._on_gpu = device.platform == "gpu"
        shapes = [jax.ShapeDtypeStruct(tuple(tensor.shape), t2j_dtype(tensor.dtype)) for tensor in inputs]
        # An argument that is not a JAX array costs 40 us per call, so only a program with random operators has a seed.
        seed = (np.uint32(0),) if lowered.draws_random else ()
        function = lowered.function if seed else functools.partial(lowered.function, None)
        staged = jax.jit(function, keep_unused=True).lower(*seed, *shapes)
        dump("stablehlo.txt", staged.as_text)
        self._executable = _built(staged)
        dump("optimized-hlo.txt", self._executable.as_text)
        self.facts = _facts(self._executable, lowered.nodes, device.platform)

    def __call__(self, *tensors: torch.Tensor) -> tuple[Any, ...]:
        """Run the program and wait until it has finished. Returns the graph's outputs, arrays as torch tensors."""
        seed = (_seed(),) if self._draws_random else ()
        arrays = [self._view(place, tensor) for place, tensor in enumerate(tensors)]
        if self._on_gpu:
            # A kept view does not wait for work that torch has queued on its stream since.
            torch.cuda.current_stream().synchronize()
        results = self._executable(*seed, *arrays)
        jax.block_until_ready(results)
        return tuple(
            torch.from_dlpack(results[place.index]) if isinstance(place, Array) else place for place in self._outputs
        )

    def _view(self, place: int, tensor: torch.Tensor) -> Any:
        known, address, array = self._inputs[place]
        if address == tensor.data_ptr() and known is tensor:
            return array
        array = to_jax(tensor)
        # A copy does not see later writes to its tensor, so only a view may be kept.
        if tensor.numel() and array.unsafe_buffer_pointer() == tensor.data_ptr():
            self._inputs[place] = (tensor, tensor.data_ptr(), array)
        return array


#: Writes one text of a graph to the artifacts. Takes a name, and a function that makes the text.
Dump = Callable[[str, Callable[[], Any]], None]
#: Eager rounds every half-precision result. XLA would keep some of them in float32.
_COMPILER_OPTIONS = {"xla_allow_excess_precision": False}


def dump_into(directory: str | None, number: int) -> Dump:
    """Write files ``graph-N.NAME`` into the directory. Without a directory, make no text at all."""

    def dump(name: str, text: Callable[[], Any]) -> None:
        if directory is not None:
            with open(os.path.join(directory, "graph-%d.%s" % (number, name)), "w", encoding="utf-8") as file:
                file.write(str(text()))

    return dump


def to_jax(tensor: torch.Tensor) -> Any:
    """A JAX array over the tensor's memory, or over a copy if JAX cannot read it (strides, alignment)."""
    plain = tensor.detach().resolve_conj().resolve_neg().contiguous()
    if plain.numel() == 0:
        return constant(plain)
    return jax.dlpack.from_dlpack(plain)


def _seed() -> Any:
    # Drawn from torch's generator: torch.manual_seed then repeats a call, and the generator's state shows the draw.
    return np.uint32(torch.randint(0, 2**32, (), dtype=torch.int64).item())


def _built(staged: Any) -> Any:
    try:
        return staged.compile(compiler_options=_COMPILER_OPTIONS)
    except jax.errors.JaxRuntimeError as error:
        text = " ".join(str(error).split())[:1000]
        if "RESOURCE_EXHAUSTED" in text:
            raise MemoryError(text) from error
        raise CompileError("XLA: %s" % text, "build") from error


def _facts(executable: Any, nodes: int, platform: str) -> Facts:
    text = executable.as_text()
    costs = executable.cost_analysis() or {}
    memory = executable.memory_analysis()
    name = re.match(r"HloModule (\S+?),", text)
    return Facts(
        module=name.group(1) if name else "",
        nodes=nodes,
        instructions=len(re.findall(r"^\s+(?:ROOT )?%?\S+ = ", text, re.MULTILINE)),
        fusions=text.count(" fusion("),
        custom_calls=tuple(sorted(set(re.findall(r'custom_call_target="([^"]+)"', text)))),
        flops=float(costs.get("flops", 0.0)),
        argument_bytes=int(getattr(memory, "argument_size_in_bytes", 0)),
        output_bytes=int(getattr(memory, "output_size_in_bytes", 0)),
        temporary_bytes=int(getattr(memory, "temp_size_in_bytes", 0)),
        platform=platform,
    )
