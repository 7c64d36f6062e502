"""Reads from TVM's module which lines of the sample are computed in which function.

The importer names the variable of each result after its node, and TVM keeps these names while it groups operators.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import tvm
from torch import fx
from tvm import relax

from graphnet_lowering.nodes import lines_of, operators_in
from graphnet_runner.adapter import Region


class NamingBuilder(relax.BlockBuilder):  # type: ignore[misc]  # tvm is not read for types
    """Builds a function whose variables have the name of the node that is being translated."""

    node_name = ""

    def emit(self, expr: Any, name_hint: str = "") -> Any:
        """Append the expression to the function, and return the variable that holds it."""
        return super().emit(expr, name_hint or self.node_name)


def regions_of(modules: Sequence[tvm.IRModule], graphs: Sequence[fx.GraphModule]) -> list[Region]:
    """Return a region for each compiled function. ``modules`` are grouped, and were made of the graphs.

    The last operator of a group loses its name. It is the only node without a name that uses the others, if there is
    just one; otherwise the region is only likely. The results of a graph lose their names, too: if as many functions as
    nodes are left, they are likely each other's, in order.
    """
    found = []
    for module, graph in zip(modules, graphs, strict=False):
        nodes = {node.name: node for node in operators_in(graph)}
        groups = {name: names for name, names in _groups(module).items() if names}
        named = {node.name for names in groups.values() for node in _known(names, nodes)}
        pieces: dict[str, tuple[list[fx.Node], bool]] = {}
        for function, names in groups.items():
            inside = _known(names, nodes)
            last = {user for node in inside for user in node.users if user.name in nodes and user.name not in named}
            sure = len(last) == 1 or not function.startswith("fused")
            inside += list(last) if len(last) == 1 and function.startswith("fused") else []
            pieces[function] = (inside, sure)
        known = {node for inside, _ in pieces.values() for node in inside}
        left = [node for node in nodes.values() if node not in known]
        nameless = [function for function, (inside, _) in pieces.items() if not inside]
        if len(left) == len(nameless):
            pieces |= {function: ([node], False) for function, node in zip(nameless, left, strict=True)}
        for function, (inside, sure) in pieces.items():
            lines = {line for node in inside for line in lines_of(node)}
            if lines:
                operators = tuple(str(node.target) for node in inside)
                found.append(Region(function, tuple(sorted(lines)), "named" if sure else "likely", operators))
    return found


def _groups(module: tvm.IRModule) -> dict[str, list[str]]:
    """Return the names of the variables in each group, and of those that a single operator of `main` computes."""
    found: dict[str, list[str]] = {}
    for variable, function in module.functions.items():
        if not isinstance(function, relax.Function):
            continue
        is_main = variable.name_hint == "main"
        for block in function.body.blocks:
            for binding in block.bindings:
                name, value = str(binding.var.name), binding.value
                if not is_main:
                    found.setdefault(variable.name_hint, []).append(name)
                elif isinstance(value, relax.Call) and getattr(value.op, "name", "") == "relax.call_tir":
                    found.setdefault(value.args[0].name_hint, []).append(name)
    return found


def _known(names: Sequence[str], nodes: Mapping[str, fx.Node]) -> list[fx.Node]:
    """Return the nodes after which the variables are named. TVM appends a number to a name that is taken."""
    kept = [
        nodes.get(name) or nodes.get(name.rpartition("_")[0]) or nodes.get(name.rstrip("0123456789")) for name in names
    ]
    return [node for node in dict.fromkeys(kept) if node is not None]
