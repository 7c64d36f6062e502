"""The base of adapters that compile the whole graph of torch.export or refuse it. Needs torch 2."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any, Callable, Dict, Mapping, Optional, Sequence, Tuple

import torch

from graphnet_lowering.bound import LoweringAdapter
from graphnet_lowering.exported import NONE, export
from graphnet_lowering.nodes import operators_in, refuse_random
from graphnet_runner.adapter import Compiled, CompileOptions, Evidence, Region


@dataclass(frozen=True)
class Graph:
    """A program of torch.export that a library compiles as a whole, its nodes that count, and its arguments."""

    program: Any
    nodes: Sequence[Any]
    examples: Tuple[torch.Tensor, ...]


@dataclass(frozen=True)
class Built:
    """A compiled ``Graph``. ``call`` takes the arguments of the graph and returns the program's outputs."""

    call: Callable[..., Sequence[Any]]
    #: Figures of the compiler, for the evidence.
    facts: Dict[str, Any] = field(default_factory=dict)
    #: The number of pieces that the compiler made of the graph.
    partitions: int = 1
    #: The operators of nodes that another library runs, one for each such node.
    left: Sequence[str] = ()
    #: Whether the compiler returned any code.
    has_code: bool = True
    regions: Optional[Callable[[], Sequence[Region]]] = None


class WholeGraphAdapter(LoweringAdapter):
    """Compiles the whole graph of torch.export or refuses it: nothing is left to eager mode.

    A subclass names its library and implements ``build``. Its ``backend.toml`` has the option ``weights``, whose value
    "bound" makes weights constants of the graph.
    """

    #: The name of the library in messages.
    library: str
    #: The packages whose versions the adapter reports.
    packages: Sequence[str] = ()
    #: Whether a graph is refused if the sizes of its tensors depend on values.
    fixed_sizes = True

    def info(self) -> Dict[str, str]:
        """Return the packages' versions. None is imported, so that their threads are those of a sample's process."""
        return {name: version(name) for name in self.packages}

    def load(self, options: CompileOptions) -> None:
        """Import the library, and raise UnavailableError if it cannot use the device. Its time is not compile time."""

    def decompositions(self) -> Optional[Mapping[Any, Any]]:
        """Return the table of operators to decompose: by default, none (see ``graphnet_lowering.exported.export``)."""
        return NONE

    def arranged(self, examples: Sequence[torch.Tensor]) -> Sequence[torch.Tensor]:
        """Return the arguments in the order of memory in which the compiled graph takes them: by default, unchanged."""
        return examples

    def build(self, graph: Graph, options: CompileOptions) -> Built:
        """Compile the graph.

        Raises:
            UnsupportedError: The library lacks an operator or a dtype. The error names them.
            CompileError: A step failed. The error names the step.
        """
        raise NotImplementedError

    def compile(self, model: Any, example_inputs: Sequence[Any], options: CompileOptions) -> Compiled:
        """Export the model and build its graph.

        Raises:
            UnsupportedError: The graph draws random numbers, a branch or (with ``fixed_sizes``) a shape depends on
                data, or the library lacks an operator or a dtype.
            UnavailableError: The library cannot use the device.
            CompileError: A step failed. The error names the step.
        """
        with options.apart():
            self.load(options)
            lowered = self.lowered(model, example_inputs, options, options["weights"] == "bound")
            examples = tuple(self.arranged(lowered.examples))
        program = export(lowered.module, examples, self.decompositions(), self.fixed_sizes)
        nodes = operators_in(program.graph_module)
        refuse_random(nodes, self.library)
        built = self.build(Graph(program, nodes, examples), options)
        compiled = max(0, len(nodes) - len(built.left)) if built.has_code else 0
        left = tuple(sorted(set(built.left)))
        evidence = Evidence(len(nodes), compiled, built.partitions, left, built.facts)
        return Compiled(lowered.calling.calling(built.call), evidence, regions=built.regions)
