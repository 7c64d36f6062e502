"""TVM: torch.export into Relax, compiled in pieces where an operator is not TVM's."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from typing import Any

import torch
import tvm
import tvm.relax.frontend.torch

from graphnet_graphs.loader import Settled, settle
from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence

from .build import build, host_target, use_threads
from .capture import capture
from .importer import GraphImporter, operator_table
from .partition import partition
from .schedules.rules import RuleScheduler

# TVM prints its own backtrace at a crash, which takes up to a minute and looks like a hang.
signal.signal(signal.SIGSEGV, signal.SIG_DFL)


class TvmAdapter(Adapter):
    """One Relax module per piece of the graph, all compiled before ``compile`` returns."""

    def __init__(self) -> None:
        self._settled: Settled | None = None
        # Made once here, shared by every fork.
        operator_table()

    def info(self) -> dict[str, str]:
        """TVM's version and the LLVM in its wheel."""
        return {"tvm": str(tvm.__version__), "llvm": str(tvm.target.codegen.llvm_version_major())}

    def flags(self) -> Sequence[str]:
        """The loader rules that the sample needed."""
        return self._settled.flags if self._settled is not None else ()

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Settle, capture, partition, import, schedule and build."""
        use_threads(options.threads)
        self._settled = settled = settle(model, example_inputs)
        captured = capture(settled.model, settled.examples(example_inputs))
        parts = partition(captured.graph)
        target = host_target(options.threads)
        scheduler = RuleScheduler() if options["schedule"] == "rules" else None
        built = {}
        for name, part in parts.parts.items():
            module = GraphImporter().module(part)
            built[name] = build(module, target, scheduler)
        graph = parts.with_parts({name: part.call for name, part in built.items()})
        call = captured.bind(graph.forward)
        evidence = Evidence(
            parts.nodes_total,
            parts.nodes_taken,
            len(parts.parts),
            parts.left,
            {"refused": dict(parts.refused), **(scheduler.evidence() if scheduler else {})},
        )
        kept = settled.kept
        return Compiled(lambda *inputs: call(*[inputs[i] for i in kept]), evidence)
