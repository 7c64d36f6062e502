"""The adapter of IREE: torch.export, the importer of iree-turbine, and code of LLVM for the CPU."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from graphnet_lowering.whole import Built, Graph, WholeGraphAdapter
from graphnet_runner.adapter import CompileOptions


class IreeAdapter(WholeGraphAdapter):
    """Imports the graph as MLIR, compiles that for this CPU and loads the module."""

    library = "IREE"
    packages = ("iree-base-compiler", "iree-base-runtime", "iree-turbine")

    def load(self, options: CompileOptions) -> None:
        """Import IREE, which may start threads."""
        from . import module  # noqa: F401

    def decompositions(self) -> Mapping[Any, Any]:
        """Return what IREE's importer needs."""
        from . import module

        return module.decompositions()

    def build(self, graph: Graph, options: CompileOptions) -> Built:
        """Compile the graph with ``iree.compiler`` (see ``WholeGraphAdapter.build``)."""
        from . import module

        made = module.compile_program(graph.program, graph.examples, options)
        return Built(module.Loaded(made, len(graph.examples), options.threads), made.facts)
