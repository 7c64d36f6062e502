"""The adapter of ExecuTorch: torch.export, its XNNPACK delegate, and its runtime for CPUs."""

from __future__ import annotations

from collections.abc import Sequence

import torch

from graphnet_lowering.whole import Built, Graph, WholeGraphAdapter
from graphnet_runner.adapter import CompileOptions


class ExecutorchAdapter(WholeGraphAdapter):
    """Lowers the graph to a program of ExecuTorch and loads that."""

    library = "ExecuTorch"
    packages = ("executorch",)

    def load(self, options: CompileOptions) -> None:
        """Import ExecuTorch, which starts threads."""
        from . import program  # noqa: F401

    def arranged(self, examples: Sequence[torch.Tensor]) -> Sequence[torch.Tensor]:
        """Return contiguous tensors: a program takes tensors only in the order of memory that its examples had."""
        return [one.contiguous() for one in examples]

    def build(self, graph: Graph, options: CompileOptions) -> Built:
        """Lower the graph with ``executorch.exir`` (see ``WholeGraphAdapter.build``)."""
        from . import program

        made = program.lower(graph.program, options)
        call = made.load(graph.examples, options.threads)
        return Built(call, made.facts(), made.delegates)
