"""One XLA program, which is compiled before its first call and is called with torch tensors.

This module also collects facts about the program, which are stored in the sample's row of results.
"""

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
    """Facts about one XLA program, which are stored in the sample's row of results."""

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

    Tensors are converted between torch and JAX by DLPack, without a copy if their memory layout allows it. Converting a
    tensor can take longer than running the whole graph. Therefore the JAX array of an input is kept for later calls if
    it was made without a copy. Such an input is converted again only if a call passes another tensor (or the same
    tensor with other memory) in its place.
    """

    def __init__(self, lowered: Lowered, inputs: Sequence[torch.Tensor], device: Any, dump: Dump) -> None:
        self._outputs = lowered.outputs
        self._draws_random = lowered.draws_random
        self._inputs: list[tuple[torch.Tensor | None, int, Any]] = [(None, 0, None)] * len(inputs)
        self._on_gpu = device.platform == "gpu"
        shapes = [jax.ShapeDtypeStruct(tuple(tensor.shape), t2j_dtype(tensor.dtype)) for tensor in inputs]
        # Only a program with random operators gets a seed as an argument, because an argument that is not a JAX array
        # costs 40 us per call.
        seed = (np.uint32(0),) if lowered.draws_random else ()
        function = lowered.function if seed else functools.partial(lowered.function, None)
        staged = jax.jit(function, keep_unused=True).lower(*seed, *shapes)
        dump("stablehlo.txt", staged.as_text)
        self._executable = _built(staged)
        dump("optimized-hlo.txt", self._executable.as_text)
        self.facts = _facts(self._executable, lowered.nodes, device.platform)

    def __call__(self, *tensors: torch.Tensor) -> tuple[Any, ...]:
        """Run the program, wait until it has finished, and return the graph's outputs. Arrays become torch tensors."""
        seed = (_seed(),) if self._draws_random else ()
        arrays = [self._view(place, tensor) for place, tensor in enumerate(tensors)]
        if self._on_gpu:
            # The arrays may come from an earlier call (see `_view`). After that call, torch may have queued work that
            # writes to their memory. XLA does not wait for this work, so wait for torch's stream here.
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
        # Keep the array for the next call only if it shares the tensor's memory. A copy would not contain later writes
        # to the tensor.
        if tensor.numel() and array.unsafe_buffer_pointer() == tensor.data_ptr():
            self._inputs[place] = (tensor, tensor.data_ptr(), array)
        return array


#: A function that writes one form of a graph (such as its StableHLO) to a file in the folder of artifacts. Its
#: arguments are the name of the file and a function that makes the content.
Dump = Callable[[str, Callable[[], Any]], None]
#: Eager mode rounds every half-precision result. By default XLA keeps some of these results in float32, so switch that
#: off.
_COMPILER_OPTIONS = {"xla_allow_excess_precision": False}


def dump_into(directory: str | None, number: int) -> Dump:
    """Return a function that writes forms of graph ``number`` (such as its StableHLO) to files in the directory.

    The files are named ``graph-NUMBER.NAME``. If ``directory`` is None, the returned function does nothing.
    """

    def dump(name: str, text: Callable[[], Any]) -> None:
        if directory is not None:
            with open(os.path.join(directory, "graph-%d.%s" % (number, name)), "w", encoding="utf-8") as file:
                file.write(str(text()))

    return dump


def to_jax(tensor: torch.Tensor) -> Any:
    """Return the tensor as a JAX array.

    The array shares the tensor's memory if JAX can read memory with the tensor's strides and alignment. Otherwise the
    array is a copy.
    """
    plain = tensor.detach().resolve_conj().resolve_neg().contiguous()
    if plain.numel() == 0:
        return constant(plain)
    return jax.dlpack.from_dlpack(plain)


def _seed() -> Any:
    # Draw the seed from torch's random generator. Then torch.manual_seed makes calls repeatable, and the generator's
    # state shows that random numbers were drawn.
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
