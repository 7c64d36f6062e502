"""The adapter of Apache TVM.

It translates the graph of torch.export to Relax, TVM's graph language, and leaves operators that TVM lacks to eager
mode.
"""

from __future__ import annotations

import contextlib
import functools
import os
import signal
from collections.abc import Sequence
from typing import Any

import tvm
import tvm.relax.frontend.torch
import tvm.s_tir.dlight

from graphnet_lowering.bound import LoweringAdapter
from graphnet_lowering.exported import export, lifted
from graphnet_runner.adapter import Compiled, CompileError, CompileOptions, Evidence, UnsupportedError

from .build import Piece, Scheduler, Skipping, bind_constants, build, cuda_target, host_target, use_threads
from .gpu import GpuScheduler
from .importer import GraphImporter, operator_table
from .partition import partition
from .regions import regions_of
from .schedules.rules import RuleScheduler
from .tuning import TuningScheduler

# If the process crashes, TVM prints a backtrace, which takes up to a minute and looks like a hang.
signal.signal(signal.SIGSEGV, signal.SIG_DFL)


class TvmAdapter(LoweringAdapter):
    """Translates each piece of the graph to one Relax module. All modules are compiled before ``compile`` returns."""

    def __init__(self) -> None:
        super().__init__()
        # Built once, before the worker forks its sample processes.
        operator_table()

    def info(self) -> dict[str, str]:
        """Return the version of TVM and that of the LLVM that TVM's wheel contains."""
        return {"tvm": str(tvm.__version__), "llvm": str(tvm.target.codegen.llvm_version_major())}

    def device_timer(self, device: str) -> None:
        """Return None: whether TVM's kernels run on torch's stream, which is measured, was never tested on a GPU."""

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Capture the graph of the model, cut it into pieces and compile each piece."""
        use_threads(options.threads)
        with options.apart():
            lowered = self.lowered(model, example_inputs, options, options["bind_weights"])
        program = export(lowered.module, lowered.examples, fixed_sizes=False)
        constants = lifted(program)
        names = [node.name for node in program.graph.nodes if node.op == "placeholder"]
        weights = dict(zip(names, constants, strict=False)) if options["bind_weights"] else {}
        parts = partition(program.graph_module)
        if options["whole"] and parts.left:
            raise UnsupportedError(
                "TVM cannot compile these operators, and whole=true leaves none to eager mode", parts.left
            )
        target = cuda_target() if options.device.startswith("cuda") else host_target(options.threads)
        scheduler = _scheduler(options)
        pieces: dict[str, Piece] = {}
        skipping = Skipping([name.strip() for name in options["passes_off"].split(",") if name.strip()])
        with contextlib.ExitStack() as held:
            if isinstance(scheduler, TuningScheduler):
                with options.apart():
                    held.enter_context(scheduler.alone())
            held.enter_context(tvm.transform.PassContext(opt_level=options["opt_level"], instruments=[skipping]))
            graphs = list(parts.parts.values())
            for name, part in parts.parts.items():
                module = GraphImporter().module(part)
                bound = {v.name: weights[v.name] for v in module["main"].params if v.name in weights}
                takes = [i for i, v in enumerate(module["main"].params) if v.name not in bound]
                pieces[name] = _build(bind_constants(module, bound), takes, target, scheduler, options, name)
        if pieces and skipping.unknown:
            text = "option passes_off: TVM runs no pass %s here" % ", ".join(sorted(skipping.unknown))
            raise CompileError(text, step="build")
        graph = parts.with_parts({name: (piece.call, piece.takes) for name, piece in pieces.items()})
        run = functools.partial(graph.forward, *constants)
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
        return Compiled(lowered.calling.calling(run), evidence, regions=lambda: regions_of(skipping.fused, graphs))


def _scheduler(options: CompileOptions) -> Scheduler | None:
    if options["schedule"] == "default":
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
        with options.apart():
            _write(options.artifacts, name + ".relax.py", module.script())
    try:
        piece, lowered = build(module, takes, target, scheduler)
    except tvm.error.InternalError as error:
        text = "TVM could not build %s: %s" % (name, " ".join(str(error).split())[:500])
        raise CompileError(text, step="build") from error
    if options.artifacts:
        with options.apart():
            _write(options.artifacts, name + ".tir.py", lowered.script())
    return piece


def _write(folder: str, name: str, text: str) -> None:
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write(text)
