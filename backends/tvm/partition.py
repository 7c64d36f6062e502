"""Decides which nodes of a graph TVM compiles.

TVM compiles all nodes, or else connected pieces, and eager mode runs the other nodes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import fx
from torch.fx.passes.infra.partitioner import CapabilityBasedPartitioner
from torch.fx.passes.operator_support import OperatorSupportBase

from graphnet_lowering.nodes import is_getitem, is_operator, operator_name, operators_in

from .importer import Judge

#: Operators that only move or view data. A piece of no other operators is not compiled.
_MOVES = frozenset({"view", "_unsafe_view", "permute", "unsqueeze", "squeeze", "expand", "alias", "detach", "select"})

#: A compiled piece of the graph, and the positions of the arguments with which it is called.
Part = tuple[Callable[..., Any], Sequence[int]]


@dataclass(frozen=True)
class Partitioned:
    """A graph in which the nodes that TVM compiles have been moved into the submodules `parts`.

    `nodes_taken` of `nodes_total` operators are in them, and `left` names the others. `refused` maps the name of each
    operator that TVM cannot compile to the reason.
    """

    graph: fx.GraphModule
    parts: Mapping[str, fx.GraphModule]
    nodes_total: int
    nodes_taken: int
    left: tuple[str, ...]
    refused: Mapping[str, str]

    def with_parts(self, compiled: Mapping[str, Part]) -> fx.GraphModule:
        """Replace each submodule in the graph by the compiled function of the same name, and return the graph."""
        ours = {function for function, _ in compiled.values()}
        for node in list(self.graph.graph.nodes):
            if node.op == "call_module" and node.target in compiled:
                function, takes = compiled[node.target]
                with self.graph.graph.inserting_before(node):
                    arguments = tuple(self._compact(node.args[i], ours) for i in takes)
                    call = self.graph.graph.call_function(function, arguments)
                call.meta = dict(node.meta)
                node.replace_all_uses_with(call)
                self.graph.graph.erase_node(node)
        self.graph.delete_all_unused_submodules()
        self.graph.recompile()
        return self.graph

    def _compact(self, argument: Any, ours: Collection[Callable[..., Any]]) -> Any:
        """Make a tensor from eager mode acceptable to TVM."""
        value = argument.meta.get("val")
        if argument.op != "call_function" or argument.target in ours or not isinstance(value, torch.Tensor):
            return argument
        return self.graph.graph.call_function(aligned, (argument,))


def partition(graph: fx.GraphModule) -> Partitioned:
    """Move the nodes that TVM can compile into submodules. The given graph is changed."""
    total = operators_in(graph)
    support = _Support()
    partitioner = CapabilityBasedPartitioner(graph, support, allows_single_node_partition=True)
    proposed = [part for part in partitioner.propose_partitions() if any(map(_computes, part.nodes))]
    taken = {node.name for part in proposed for node in part.nodes if is_operator(node)}
    left = sorted({operator_name(node) for node in total if node.name not in taken})
    fused = partitioner.fuse_partitions(proposed)
    parts = {
        str(node.target): fused.get_submodule(node.target) for node in fused.graph.nodes if node.op == "call_module"
    }
    return Partitioned(fused, parts, len(total), len(taken), tuple(left), support.refused)


def aligned(tensor: torch.Tensor) -> torch.Tensor:
    """Return the tensor or a copy that is contiguous and begins at a multiple of 64 bytes, as TVM's vectors need it."""
    tensor = tensor.contiguous()
    return tensor if tensor.data_ptr() % 64 == 0 else tensor.clone()


class _Support(OperatorSupportBase):  # type: ignore[misc]  # torch is not read for types
    """Tells torch's partitioner which nodes TVM can compile: known operators on tensors with known sizes."""

    def __init__(self) -> None:
        self._judge = Judge()
        self.refused: dict[str, str] = {}

    def is_node_supported(self, submodules: Any, node: fx.Node) -> bool:
        """Whether TVM can compile this node, for torch's partitioner."""
        if node.op != "call_function":
            return False
        if is_getitem(node):
            # TVM can take an element of what it computes.
            source = node.args[0]
            return isinstance(source, fx.Node) and self.is_node_supported(submodules, source)
        refusal = self._judge.refusal(node)
        if refusal:
            self.refused[operator_name(node)] = refusal
        return not refusal


def _computes(node: fx.Node) -> bool:
    return is_operator(node) and str(node.target).split(".")[1] not in _MOVES
