"""The adapter of IREE: torch.export, the importer of iree-turbine, and code of LLVM for the CPU."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

import torch.export  # noqa: F401  # imported before the fork

from graphnet_lowering.bound import lowerable
from graphnet_lowering.exported import export
from graphnet_lowering.nodes import operators_in, refuse_random
from graphnet_runner.adapter import Adapter, Compiled, CompileOptions, Evidence


class IreeAdapter(Adapter):
    """Compiles the whole graph or refuses it: nothing is left to eager mode."""

    def __init__(self) -> None:
        self._flags: tuple[str, ...] = ()

    def info(self) -> dict[str, str]:
        """Return the versions. IREE itself is imported in a sample's process only, where it may start threads."""
        return {name: version(name) for name in ("iree-base-compiler", "iree-base-runtime", "iree-turbine")}

    def flags(self) -> Sequence[str]:
        """Return one flag that names the rules of graphnet_lowering.tensor_model that changed the model, or no flag."""
        return self._flags

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Export the model, import it as MLIR, compile that for this CPU and load the module.

        Raises:
            UnsupportedError: The graph draws random numbers, a shape or a branch depends on data, or IREE has no
                lowering of an operator or no such dtype.
            CompileError: A step failed. The error names the step.
        """
        with options.apart():
            from . import module

            lowered = lowerable(model, example_inputs, options.kinds, options["weights"] == "bound")
        self._flags = lowered.flags
        program = export(lowered.module, lowered.examples, module.decompositions())
        nodes = operators_in(program.graph_module)
        refuse_random(nodes, "IREE")
        made = module.compile_program(program, lowered.examples, options)
        call = module.Loaded(made, len(lowered.examples), options.threads)
        evidence = Evidence(nodes_total=len(nodes), nodes_compiled=len(nodes), partitions=1, compiler=made.facts)
        return Compiled(lowered.calling.calling(call), evidence)
