"""The adapter of OpenVINO: torch.export, ``openvino.convert_model``, and the CPU plugin."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

import torch
import torch.export

from graphnet_lowering.bound import lowerable
from graphnet_lowering.exported import NONE, export
from graphnet_lowering.nodes import operators_in, refuse_random, with_dtypes
from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence, UnsupportedError


class OpenVinoAdapter(Adapter):
    """Compiles the whole graph or refuses it: nothing is left to eager mode."""

    def __init__(self) -> None:
        self._flags: tuple[str, ...] = ()

    def info(self) -> dict[str, str]:
        """Return the version. OpenVINO itself is not imported, so that its threads are those of a sample's process."""
        return {"openvino": version("openvino")}

    def flags(self) -> Sequence[str]:
        """Return one flag that names the rules of graphnet_lowering.tensor_model that changed the model, or no flag."""
        return self._flags

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Export the model, convert the program and compile it for the CPU.

        Raises:
            UnsupportedError: The graph draws random numbers, has float64, or has an operator that OpenVINO lacks.
            CompileError: A step failed. The error names the step.
        """
        with options.apart():
            from . import plugin

            lowered = lowerable(model, example_inputs, options.kinds, options["weights"] == "bound")
        self._flags = lowered.flags
        program = export(lowered.module, lowered.examples, NONE)
        nodes = operators_in(program.graph_module)
        refuse_random(nodes, "OpenVINO")
        wide = with_dtypes(nodes, {torch.float64})
        if wide and options["float64"] == "refuse":
            raise UnsupportedError("OpenVINO's CPU plugin computes float64 in float32", wide)
        made = plugin.Request(plugin.convert(program, lowered.examples), options)
        with options.apart():
            facts = made.profile(lowered.examples)
        taken = len(nodes) if facts["kernels"] else 0
        evidence = Evidence(nodes_total=len(nodes), nodes_compiled=taken, partitions=1, compiler=facts)
        return Compiled(lowered.calling.calling(made), evidence, regions=lambda: made.regions(program))
