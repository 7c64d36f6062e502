"""The adapter of Apache TVM.

It translates the graph of torch.export to Relax, TVM's graph language. If TVM lacks an operator, the adapter cuts the
graph into pieces and leaves that operator to eager mode.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from typing import Any

import torch
import torch._decomp
import torch._dynamo
import torch._export.utils
import torch.export._trace
import torch.export.exported_program
import tvm
import tvm.relax.frontend.torch
import tvm.s_tir.dlight

from graphnet_graphs.tensor_model import TensorModel, tensor_model
from graphnet_runner.adapter import Adapter, Compiled, CompileError, CompileOptions, Evidence, UnsupportedError

from .build import Piece, Scheduler, bind_constants, build, cuda_target, host_target, use_threads
from .capture import Captured, capture
from .gpu import GpuScheduler
from .importer import GraphImporter, operator_table
from .partition import partition
from .schedules.rules import RuleScheduler
from .tuning import TuningScheduler

# If the process crashes, TVM prints a backtrace. Printing takes up to a minute and looks like a hang. Restore the
# default handler, so that a crashed process ends at once.
signal.signal(signal.SIGSEGV, signal.SIG_DFL)

_WEIGHTS = frozenset({"parameter", "buffer", "constant"})


class TvmAdapter(Adapter):
    """Translates each piece of the graph to one Relax module. All modules are compiled before ``compile`` returns."""

    def __init__(self) -> None:
        self._settled: TensorModel | None = None
        # Build the operator table before the worker forks its sample processes, so that none of them has to build it.
        operator_table()

    def info(self) -> dict[str, str]:
        """Return the version of TVM and that of the LLVM that TVM's wheel contains."""
        return {"tvm": str(tvm.__version__), "llvm": str(tvm.target.codegen.llvm_version_major())}

    def device_timer(self, device: str) -> None:
        """Return None, so that no device times are measured.

        Device times are measured on torch's stream. Whether TVM's kernels run on that stream is unknown, because it was
        never tested on a GPU.
        """

    def flags(self) -> Sequence[str]:
        """Return one flag that names the rules of graphnet_graphs.tensor_model that changed the model, or no flag."""
        return self._settled.flags if self._settled is not None else ()

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Capture the model's graph, cut the graph into pieces and compile each piece.

        The model is first prepared for the capture (see graphnet_graphs.tensor_model).
        """
        use_threads(options.threads)
        self._settled = settled = tensor_model(model, example_inputs)
        examples = settled.examples(example_inputs)
        captured = capture(settled.model, examples)
        weights = _weights(captured, settled, examples, options) if options["bind_weights"] else {}
        parts = partition(captured.graph)
        if options["whole"] and parts.left:
            raise UnsupportedError(
                "TVM cannot compile these operators, and whole=true leaves none to eager mode", parts.left
            )
        target = cuda_target() if options.device.startswith("cuda") else host_target(options.threads)
        scheduler = _scheduler(options)
        pieces: dict[str, Piece] = {}
        for name, part in parts.parts.items():
            module = GraphImporter().module(part)
            bound = {v.name: weights[v.name] for v in module["main"].params if v.name in weights}
            takes = [i for i, v in enumerate(module["main"].params) if v.name not in bound]
            pieces[name] = _build(bind_constants(module, bound), takes, target, scheduler, options, name)
        graph = parts.with_parts({name: (piece.call, piece.takes) for name, piece in pieces.items()})
        call = captured.bind(graph.forward)
        compiler = {
            "schedule": options["schedule"],
            "target": str(target),
            "weights": "constants" if options["bind_weights"] else "inputs",
            "functions": sum(piece.functions for piece in pieces.values()),
            "calls": sum(piece.calls for piece in pieces.values()),
            "refused": dict(parts.refused),
            **(scheduler.evidence() if scheduler is not None else {}),
        }
        evidence = Evidence(parts.nodes_total, parts.nodes_taken, len(pieces), parts.left, compiler)
        kept = settled.kept
        return Compiled(lambda *inputs: call(*[inputs[i] for i in kept]), evidence)


def _scheduler(options: CompileOptions) -> Scheduler | None:
    if options["schedule"] == "none":
        return None
    if options.device.startswith("cuda"):
        return GpuScheduler()
    if options["schedule"] == "metaschedule":
        return TuningScheduler(options["trials"], options["database"], options.scratch)
    return RuleScheduler()


def _build(
    module: tvm.IRModule,
    takes: Sequence[int],
    target: Any,
    scheduler: Scheduler | None,
    options: CompileOptions,
    name: str,
) -> Piece:
    if options.artifacts:
        _write(options.artifacts, name + ".relax.py", module.script())
    try:
        piece, lowered = build(module, takes, target, scheduler)
    except tvm.error.InternalError as error:
        text = "TVM could not build %s: %s" % (name, " ".join(str(error).split())[:500])
        raise CompileError(text, step="build") from error
    if options.artifacts:
        _write(options.artifacts, name + ".tir.py", lowered.script())
    return piece


def _write(folder: str, name: str, text: str) -> None:
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write(text)


def _weights(
    captured: Captured, settled: TensorModel, examples: Sequence[torch.Tensor], options: CompileOptions
) -> dict[str, torch.Tensor]:
    """Return the weights by their names in the graph, except the weights that a call of the model changes."""
    names = [node.name for node in captured.graph.graph.nodes if node.op == "placeholder"]
    kinds = [*(["constant"] * len(captured.constants)), *(options.kinds[i] for i in settled.kept)]
    values = (*captured.constants, *examples)
    written = set(captured.writes)
    found = zip(names, kinds, values, strict=True)
    return {name: value for i, (name, kind, value) in enumerate(found) if kind in _WEIGHTS and i not in written}
