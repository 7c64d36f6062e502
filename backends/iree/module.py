"""Compiles an exported program with IREE, loads the module, and calls it with torch tensors."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import iree.runtime
import torch
from iree.compiler.api import Output, Source
from iree.turbine import aot

from graphnet_lowering.errors import explained, one_line
from graphnet_lowering.kept import Kept
from graphnet_runner.adapter import CompileError, CompileOptions, UnsupportedError
from graphnet_runner.frameworks.of_torch import dense

#: The dtypes that IREE and DLPack both have.
_DTYPES = frozenset(
    {torch.float32, torch.float64, torch.float16, torch.bfloat16, torch.complex64, torch.complex128, torch.bool}
    | {torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8}
)
#: How IREE names operators of torch for which it has no lowering, in its own diagnostics.
_MISSING = re.compile(
    r"failed to legalize operation '(?:torch\.operator'.*?\"torch\.|torch\.)((?:aten|prims)\.\w+(?:\.\w+)?)"
)
#: Where a diagnostic says which line of the sample it is about.
_LINE = re.compile(r'model\.py":(\d+)')
#: DLPack's code for memory of the host.
_HOST = 1
#: IREE takes the memory of a tensor as it is only at addresses that are multiples of this.
_ALIGNMENT = 64


@dataclass(frozen=True)
class Made:
    """A module of IREE's virtual machine, the dtypes of its outputs, and figures of the compiler."""

    code: bytes
    dtypes: tuple[torch.dtype, ...]
    facts: dict[str, Any]


#: Operators that torch itself computes by others, and that IREE's importer does not know.
_COMPOSITE = (
    ("diff", "default"),
    ("tensordot", "default"),
    ("lstm_cell", "default"),
    ("gru_cell", "default"),
    ("lstm", "input"),
    ("gru", "input"),
    ("upsample_linear1d", "vec"),
    ("upsample_linear1d", "default"),
    ("upsample_bicubic2d", "vec"),
)


def decompositions() -> Mapping[Any, Any]:
    """Return the decompositions that IREE's importer needs: its own table, `&`, `|` and `^`, and `_COMPOSITE`."""
    aten = torch.ops.aten
    plain = {"and": aten.bitwise_and, "or": aten.bitwise_or, "xor": aten.bitwise_xor}
    bits = {
        getattr(getattr(aten, "__%s__" % name), kind): getattr(operator, kind)
        for name, operator in plain.items()
        for kind in ("Tensor", "Scalar")
    }
    known = torch.export.default_decompositions()
    composite = [getattr(getattr(aten, name), kind) for name, kind in _COMPOSITE]
    return {
        **{operator: known[operator] for operator in composite},
        **aot.decompositions.current_aot_decompositions(),
        **bits,
    }


def settings_of(options: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the flags of iree-compile for an adapter's options. Those that the user gives are the last."""
    return (
        "--iree-hal-target-device=local",
        "--iree-hal-local-target-device-backends=llvm-cpu",
        "--iree-llvmcpu-target-cpu=host",
        # By default, float64 is computed in float32.
        "--iree-input-demote-f64-to-f32=false",
        # By default, IREE refuses a kernel that needs more than 32 kB of stack, as attention does.
        "--iree-llvmcpu-stack-allocation-limit=1048576",
        "--iree-opt-level=%s" % options["opt_level"],
        "--iree-opt-data-tiling=%s" % str(options["data_tiling"]).lower(),
        *filter(None, (one.strip() for one in options["flags"].split(","))),
    )


def compile_program(program: Any, examples: Sequence[torch.Tensor], options: CompileOptions) -> Made:
    """Import a program of torch.export and compile it for this CPU.

    Raises:
        UnsupportedError: IREE has no lowering of an operator, or no such dtype. The error names them.
        CompileError: The import failed (step "lower"); the compiler failed, or it does not know a flag (step "build").
    """
    *_, output = program.graph.nodes
    dtypes = tuple(node.meta["val"].dtype for node in output.args[0])
    unknown = tuple(
        sorted({str(dtype) for dtype in (*dtypes, *(one.dtype for one in examples))} - set(map(str, _DTYPES)))
    )
    if unknown:
        raise UnsupportedError("IREE has no dtype %s" % ", ".join(unknown), unknown)
    try:
        imported = aot.export(program)
    # The importer's errors have no common class.
    except Exception as error:
        raise explained("iree.turbine.aot.export", error, "lower") from error
    settings, statistics = settings_of(options.values), Path(options.scratch) / "statistics.json"
    session = imported.session
    try:
        dump = "--iree-scheduling-dump-statistics-"
        session.set_flags(*settings, dump + "format=json", dump + "file=%s" % statistics)
    except ValueError as error:
        raise CompileError("iree-compile: %s" % one_line(error), "build") from error
    # The importer's context lacks dialects of the compiler, so the module goes to the compiler as bytes.
    buffer = io.BytesIO()
    imported.mlir_module.write_bytecode(buffer)
    said: list[str] = []

    def take(diagnostic: Any) -> bool:
        said.append(_text(diagnostic))
        return True

    with session.context as context, context.attach_diagnostic_handler(take):
        invocation = session.invocation()
        done = invocation.parse_source(Source.wrap_buffer(session, buffer.getvalue())) and invocation.execute()
    if not done:
        text = " ".join(said) or "the compiler gave no reason"
        raise explained("IREE", RuntimeError(text), "build", tuple(sorted(set(_MISSING.findall(text)))))
    written = Output.open_membuffer()
    invocation.output_vm_bytecode(written)
    code = bytes(written.map_memory())
    counted = json.loads(statistics.read_text(encoding="utf-8"))["stream-aggregate"]
    facts = {"dispatches": counted["execution"]["dispatch-count"], "module_bytes": len(code), "flags": list(settings)}
    return Made(code, dtypes, {**facts, **counted})


class Loaded:
    """A loaded module. It is called with the free arguments of a ``Bound``, and returns its outputs."""

    def __init__(self, made: Made, count: int, threads: int) -> None:
        """Load the module for so many threads.

        Raises:
            MemoryError: The module's constants do not fit into memory.
            CompileError: IREE's runtime refuses the module (step "load").
        """
        self._dtypes = made.dtypes
        try:
            if threads > 1:
                iree.runtime.flags.parse_flags("--task_topology_group_count=%d" % threads)
            # For one thread there is a device without a pool, whose caller computes.
            driver = iree.runtime.get_driver("local-sync" if threads == 1 else "local-task")
            instance = iree.runtime.VmInstance()
            self._device = driver.create_default_device()
            module = iree.runtime.VmModule.copy_buffer(instance, made.code)
            hal = iree.runtime.create_hal_module(instance, self._device)
            self._context = iree.runtime.VmContext(instance, [hal, module])
            self._main = module.lookup_function("main")
        # The runtime's errors have no common class.
        except Exception as error:
            raise _of_memory(error) or explained("IREE", error, "load") from error
        self._kept = Kept(count, self._view)
        #: For each output, whether it is memory of an argument. This is the same in each call; None before the first.
        self._lent: list[bool] | None = None

    def __call__(self, *tensors: torch.Tensor) -> list[torch.Tensor]:
        """Run the module, and return its outputs in memory that no later call uses.

        Raises MemoryError if memory ran out, and any other error of the runtime as it is.
        """
        arguments, results = iree.runtime.VmVariantList(len(tensors)), iree.runtime.VmVariantList(1)
        try:
            self._kept.renew(tensors)
            for view, _ in self._kept.objects:
                arguments.push_ref(view)
            self._context.invoke(self._main, arguments, results)
        except RuntimeError as error:
            memory = _of_memory(error)
            if memory is not None:
                raise memory from error
            raise
        outputs = [self._tensor(results, place, dtype) for place, dtype in enumerate(self._dtypes)]
        if self._lent is None:
            taken = [_range(plain) for _, plain in self._kept.objects]
            self._lent = [any(low < end and start < high for low, high in taken) for start, end in map(_range, outputs)]
        # A copy of an argument that the graph makes is the argument itself for IREE.
        return [one.clone() if lent else one for one, lent in zip(outputs, self._lent, strict=True)]

    def _view(self, tensor: torch.Tensor, _place: int) -> tuple[Any, bool]:
        plain = dense(tensor)
        if plain.data_ptr() % _ALIGNMENT:
            plain = plain.clone()
        return (self._device.from_dlpack_capsule(plain.__dlpack__()), plain), plain.data_ptr() == tensor.data_ptr()

    def _tensor(self, results: Any, place: int, dtype: torch.dtype) -> torch.Tensor:
        view = results.get_as_object(place, iree.runtime.HalBufferView)
        tensor: torch.Tensor = torch.from_dlpack(self._device.create_dlpack_capsule(view, _HOST, 0))
        # IREE's integers have no sign.
        return tensor if tensor.dtype == dtype else tensor.view(dtype)


def _range(tensor: torch.Tensor) -> tuple[int, int]:
    start = tensor.data_ptr()
    return start, start + tensor.numel() * tensor.element_size()


def _of_memory(error: BaseException) -> MemoryError | None:
    return MemoryError(one_line(error)) if "RESOURCE_EXHAUSTED" in str(error) else None


def _text(diagnostic: Any) -> str:
    """Return what a diagnostic says, and about which line of the sample's model.py."""
    line = _LINE.search(str(diagnostic.location))
    return "%s%s" % ("line %s: " % line[1] if line else "", diagnostic.message)
