"""Finds which lines of the sample are computed in each node of ONNX Runtime's optimised graph.

ONNX Runtime keeps the names of values that it does not remove. So a node of the optimised graph computes all nodes of
the original graph between the values that it takes and those that it returns. torch.onnx writes into each original node
from which line it comes.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from graphnet_lowering.nodes import lines_in
from graphnet_runner.adapter import Region

_TRACE = "pkg.torch.onnx.stack_trace"
_SCOPES = "pkg.torch.onnx.name_scopes"


def regions_of(before: Any, after: Any) -> list[Region]:
    """Return a region for each node of the graph ``after``, which ONNX Runtime made of ``before`` (GraphProtos)."""
    known = {
        *(name for node in before.node for name in node.output if name),
        *(value.name for value in (*before.input, *before.initializer)),
    }
    found = []
    for node, inside in _taken(before, after):
        lines = {line for one in inside for line in lines_in(_entry(one, _TRACE))}
        named = all(name in known for name in (*node.input, *node.output) if name)
        operators = tuple(dict.fromkeys(one.op_type for one in inside))
        if lines:
            certainty = "named" if named else "likely"
            found.append(Region("%s %s" % (node.op_type, node.name), tuple(sorted(lines)), certainty, operators))
    return found


def torch_nodes(before: Any, after: Any, kernels: Collection[str]) -> tuple[set[str], set[str]]:
    """Return the names of the nodes of torch's graph that these kernels compute, and the kernels that are unknown.

    A kernel has the name of a node of ``after``. Those inside a loop, for instance, are not among them.
    """
    found: set[str] = set()
    unknown = set(kernels)
    for node, inside in _taken(before, after):
        if node.name in kernels:
            unknown.discard(node.name)
            # The innermost scope is the node itself: "['', 'linear']".
            found |= {_entry(one, _SCOPES).rpartition("'")[0].rpartition("'")[2] for one in inside}
    return found - {""}, unknown


def _taken(before: Any, after: Any) -> list[tuple[Any, list[Any]]]:
    """Return each node of ``after`` with the nodes of ``before`` that it computes."""
    producer = {name: node for node in before.node for name in node.output if name}
    made = {name for node in after.node for name in node.output if name}
    # Values that ONNX Runtime folded are initializers of the optimised graph.
    stops = made | {value.name for value in (*after.input, *after.initializer)}
    return [
        (node, _between([name for name in node.output if name], stops - set(node.output), producer))
        for node in after.node
    ]


def _between(outputs: list[str], stops: set[str], producer: dict[str, Any]) -> list[Any]:
    """Return the original nodes from ``outputs`` back to the values ``stops``."""
    inside: dict[int, Any] = {}
    left = list(outputs)
    while left:
        node = producer.get(left.pop())
        if node is not None and id(node) not in inside:
            inside[id(node)] = node
            left += [name for name in node.input if name and name not in stops]
    return list(inside.values())


def _entry(node: Any, key: str) -> str:
    return next((entry.value for entry in node.metadata_props if entry.key == key), "")
