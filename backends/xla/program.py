"""One XLA program, compiled before its first call with torch tensors, and facts about it for the row of results."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np
import torch
from jaxlib import _jax, xla_client

from graphnet_lowering.kept import Kept
from graphnet_runner.adapter import Apart, CompileError, Region, compiled_code
from graphnet_runner.frameworks.of_torch import dense

from .hlo_regions import regions_of
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

    Tensors and arrays share their memory by DLPack if their layout allows it, and arrays are kept from call to
    call (``Kept``). The caller guarantees the dtypes, shapes and strides of ``inputs``.
    """

    def __init__(
        self, lowered: Lowered, inputs: Sequence[torch.Tensor], device: Any, settings: Mapping[str, Any], dump: Dump
    ) -> None:
        """Compile the graph for ``inputs``. ``settings`` are XLA's flags."""
        self._outputs = None if all(isinstance(place, Array) for place in lowered.outputs) else lowered.outputs
        self._draws_random = lowered.draws_random
        self._device = device
        self._on_gpu = device.platform == "gpu"
        self._orders = [_order(tensor) for tensor in inputs]
        self._kept = Kept(len(inputs), self._to_jax)
        shapes = [
            jax.ShapeDtypeStruct([tensor.shape[i] for i in order], t2j_dtype(tensor.dtype))
            for tensor, order in zip(inputs, self._orders, strict=True)
        ]
        # Only for random operators, because an argument that is not a JAX array costs 40 us per call.
        seed = (np.uint32(0),) if lowered.draws_random else ()
        function = functools.partial(_in_torch_order, lowered.function, self._orders, bool(seed))
        staged = jax.jit(function, keep_unused=True).lower(*seed, *shapes)
        dump("stablehlo.txt", staged.as_text)
        executable = _built(staged, settings)
        dump("optimized-hlo.txt", executable.as_text)
        #: Returns facts about the program, which takes as long as to print it.
        self.facts = functools.partial(_facts, executable, lowered.nodes, device.platform)
        #: Returns the instructions that XLA runs one after the other, with the lines of the sample in each.
        self.regions: Callable[[], list[Region]] = lambda: regions_of(executable.as_text(), lowered.lines)
        # This is what a call of `executable` ends in. That call also checks the arrays: 30 us for 200 weights.
        assert not executable._params.const_args, "JAX passes constants as arguments"
        self._execute = executable.runtime_executable().execute_sharded

    def __call__(self, *tensors: torch.Tensor) -> tuple[Any, ...]:
        """Run the program, wait until it has finished, and return the graph's outputs."""
        self._kept.renew(tensors)
        if self._on_gpu:
            # torch may have queued work that writes to an array of an earlier call, and XLA does not wait.
            torch.cuda.current_stream().synchronize()
        seed = [jax.device_put(_seed(), self._device)] if self._draws_random else []
        results = self._execute([*seed, *self._kept.objects]).disassemble_into_single_device_arrays()
        arrays = [array for (array,) in results]
        xla_client.batched_block_until_ready(arrays)
        values = tuple(map(_to_torch, arrays))
        if self._outputs is None:
            return values
        return tuple(values[place.index] if isinstance(place, Array) else place for place in self._outputs)

    def _to_jax(self, tensor: torch.Tensor, place: int) -> tuple[Any, bool]:
        array = to_jax(tensor, self._orders[place], self._device)
        return array, array.unsafe_buffer_pointer() == tensor.data_ptr()


#: Writes one form of a graph (such as its StableHLO) by the name of the file and a function that makes the content.
Dump = Callable[[str, Callable[[], Any]], None]
#: What follows the device in jaxlib's function for DLPack: of 0.10, of 0.8 and of 0.7. ``_to_buffer`` removes those
#: that this jaxlib does not take.
_DLPACK_ARGUMENTS: list[tuple[int | None, ...]] = [
    (None, None, int(torch.utils.dlpack.DLDeviceType.kDLCPU)),
    (None, None),
    (None,),
]
#: Eager mode rounds every half-precision result. By default XLA keeps some of these results in float32.
_COMPILER_OPTIONS = {"xla_allow_excess_precision": False}


def dump_into(directory: str | None, number: int, apart: Apart) -> Dump:
    """Return a function that writes forms of a graph to ``graph-NUMBER.NAME`` in the directory, if there is one."""

    def dump(name: str, text: Callable[[], Any]) -> None:
        if directory is not None:
            path = os.path.join(directory, "graph-%d.%s" % (number, name))
            with apart(), open(path, "w", encoding="utf-8") as file:
                file.write(str(text()))

    return dump


def _order(tensor: torch.Tensor) -> list[int]:
    """Return the dimensions as they follow each other in the tensor's memory; unchanged if it has gaps or overlaps."""
    order = sorted(range(tensor.dim()), key=tensor.stride, reverse=True)
    return order if tensor.permute(order).is_contiguous() else list(range(tensor.dim()))


def _in_torch_order(function: Callable[..., Any], orders: Sequence[Sequence[int]], is_seeded: bool, *given: Any) -> Any:
    """Call a graph's function with arrays whose dimensions are in the order of their memory (see `_order`)."""
    seed, arrays = (given[0], given[1:]) if is_seeded else (None, given)
    return function(seed, *(jax.numpy.transpose(a, np.argsort(order)) for a, order in zip(arrays, orders, strict=True)))


def _to_buffer(capsule: Any, device: Any) -> Any:
    while True:
        try:
            return _jax.dlpack_managed_tensor_to_buffer(capsule, device, *_DLPACK_ARGUMENTS[0])
        except TypeError as error:
            # The function did not take the arguments, so it has not taken the capsule either.
            if "incompatible function arguments" not in str(error) or len(_DLPACK_ARGUMENTS) == 1:
                raise
            del _DLPACK_ARGUMENTS[0]


def to_jax(tensor: torch.Tensor, order: Sequence[int], device: Any) -> Any:
    """Return the tensor, permuted to ``order``, as an array, which shares its memory if it is dense and aligned."""
    plain = dense(tensor.permute(order))
    if plain.numel() == 0:
        return constant(plain)
    if device.platform == "cpu":
        # jax.dlpack.from_dlpack does the same, but takes 50 us.
        return _to_buffer(torch._C._to_dlpack(plain), device)
    return jax.dlpack.from_dlpack(plain)


def _to_torch(array: Any) -> torch.Tensor:
    """Return the array as a tensor, which shares its memory."""
    # torch.from_dlpack does the same, but takes 10 us.
    return torch._C._from_dlpack(_jax.buffer_to_dlpack_managed_tensor(array))


def _seed() -> Any:
    # With torch's generator, torch.manual_seed makes calls repeatable, and its state shows that numbers were drawn.
    with compiled_code():
        return np.uint32(torch.randint(0, 2**32, (), dtype=torch.int64).item())


def _built(staged: Any, settings: Mapping[str, Any]) -> Any:
    try:
        return staged.compile(compiler_options={**_COMPILER_OPTIONS, **settings})
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
