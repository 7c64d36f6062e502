"""The adapter of OpenVINO: torch.export, ``openvino.convert_model``, and the CPU plugin."""

from __future__ import annotations

import torch

from graphnet_lowering.nodes import with_dtypes
from graphnet_lowering.whole import Built, Graph, WholeGraphAdapter
from graphnet_runner.adapter import CompileOptions, UnsupportedError


class OpenVinoAdapter(WholeGraphAdapter):
    """Converts the graph and compiles it for the CPU. It refuses float64, which OpenVINO would not compute as such."""

    library = "OpenVINO"
    packages = ("openvino",)

    def load(self, options: CompileOptions) -> None:
        """Import OpenVINO, which starts threads."""
        from . import plugin  # noqa: F401

    def build(self, graph: Graph, options: CompileOptions) -> Built:
        """Compile the graph with ``openvino.Core`` (see ``WholeGraphAdapter.build``)."""
        from . import plugin

        wide = with_dtypes(graph.nodes, {torch.float64})
        if wide and options["float64"] == "refuse":
            raise UnsupportedError("OpenVINO's CPU plugin computes float64 in float32", wide)
        made = plugin.Request(plugin.convert(graph.program, graph.examples), options)
        with options.apart():
            facts = made.profile(graph.examples)
        return Built(made, facts, has_code=facts["kernels"] > 0, regions=lambda: made.regions(graph.program))
