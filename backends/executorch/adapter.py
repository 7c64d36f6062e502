"""The adapter of ExecuTorch: torch.export, its XNNPACK delegate, and its runtime for CPUs."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

from graphnet_lowering.bound import lowerable
from graphnet_lowering.exported import NONE, export
from graphnet_lowering.nodes import operators_in, refuse_random
from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence


class ExecutorchAdapter(Adapter):
    """Compiles the whole graph or refuses it: nothing is left to eager mode."""

    def __init__(self) -> None:
        self._flags: tuple[str, ...] = ()

    def info(self) -> dict[str, str]:
        """Return the version. ExecuTorch is not imported, so that its threads are those of a sample's process."""
        return {"executorch": version("executorch")}

    def flags(self) -> Sequence[str]:
        """Return one flag that names the rules of graphnet_lowering.tensor_model that changed the model, or no flag."""
        return self._flags

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Export the model, lower it to a program of ExecuTorch and load that.

        Raises:
            UnsupportedError: The graph draws random numbers, or ExecuTorch has no kernel for an operator or a dtype.
            CompileError: A step failed. The error names the step.
        """
        with options.apart():
            from . import program as executorch_program

            lowered = lowerable(model, example_inputs, options.kinds, options["weights"] == "bound")
        self._flags = lowered.flags
        # A program takes tensors only in the order of memory that its examples had.
        examples = [one.contiguous() for one in lowered.examples]
        program = export(lowered.module, examples, NONE)
        nodes = operators_in(program.graph_module)
        refuse_random(nodes, "ExecuTorch")
        made = executorch_program.lower(program, options)
        call = made.load(examples, options.threads)
        evidence = Evidence(
            nodes_total=len(nodes), nodes_compiled=len(nodes), partitions=made.delegates, compiler=made.facts()
        )
        return Compiled(lowered.calling.calling(call), evidence)
