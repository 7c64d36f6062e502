"""Print a captured graph as the source code of a sample's model.py.

The output of torch.fx's printer depends on the torch version. The code printed here names no private function, fixes no
device, and needs nothing but torch and math.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Dict, List, Set, Tuple

import torch
from torch import fx

from graphnet_graphs.code.torch_names import ENTER_AUTOCAST, EXIT_AUTOCAST, NOT_WRITTEN
from graphnet_graphs.errors import EmitError
from graphnet_graphs.write.argument_text import ArgumentPrinter
from graphnet_graphs.write.call_text import expression, in_place_sign, is_tensor
from graphnet_graphs.write.callables import qualified_name
from graphnet_graphs.write.identifiers import Namespace, name_of_value


@dataclass(frozen=True)
class Argument:
    """One argument of forward: its node in the graph, its name in the code, and whether it is a SymInt (an integer)."""

    node: fx.Node
    name: str
    is_symint: bool


@dataclass(frozen=True)
class Emitted:
    """A graph as source code. `nodes` is the number of its calls; `arguments` have the order of forward's signature."""

    text: str
    arguments: Tuple[Argument, ...]
    nodes: int


def emit(graph: fx.Graph, names: Dict[fx.Node, str], symints: Set[fx.Node]) -> Emitted:
    """Print a graph as source code, with a unique argument name for each of the graph's `used_placeholders`.

    Raises:
        EmitError: the source code of a sample cannot express a part of the graph.
    """
    arguments = tuple(Argument(node, names[node], node in symints) for node in used_placeholders(graph))
    writer = _Writer({argument.node: argument.name for argument in arguments})
    body = writer.run(_live(graph, _autocast_without_effect(graph)))
    if writer.uses_device():
        body.insert(0, f"        device = {_device_source(arguments)}")
    head = ["import torch", "", "", "class GraphModule(torch.nn.Module):", "    def forward("]
    head += ["        self,"]
    head += [f"        {a.name}: torch.{'SymInt' if a.is_symint else 'Tensor'}," for a in arguments]
    text = "\n".join([*head, "    ):", *body, ""])
    if "math." in text:
        text = "import math\n\n" + text
    return Emitted(text, arguments, writer.nodes)


def used_placeholders(graph: fx.Graph) -> List[fx.Node]:
    """Return the placeholders and constants that some statement of the code uses, in the order of the graph."""
    used = {given for node in _live(graph, _autocast_without_effect(graph)) for given in node.all_input_nodes}
    return [node for node in graph.nodes if node.op in ("placeholder", "get_attr") and node in used]


def _device_source(arguments: Tuple[Argument, ...]) -> str:
    for argument in arguments:
        if not argument.is_symint:
            return f"{argument.name}.device"
    return 'torch.device("cpu")'


def _name(node: fx.Node) -> str:
    return qualified_name(node.target) if node.op == "call_function" else ""  # type: ignore[arg-type]


def _autocast_without_effect(graph: fx.Graph) -> Set[fx.Node]:
    """Return the nodes around each `autocast(enabled=False)` that is not inside an enabled autocast."""
    dropped: Set[fx.Node] = set()
    open_regions: List[Tuple[fx.Node, bool]] = []
    for node in graph.nodes:
        if _name(node) in ENTER_AUTOCAST:
            enabled = bool(node.args[2] if len(node.args) > 2 else node.kwargs.get("enabled", True))
            keep = enabled or any(kept for _, kept in open_regions)
            open_regions.append((node, keep))
            if not keep:
                dropped.add(node)
        elif _name(node) in EXIT_AUTOCAST:
            if not open_regions or open_regions[-1][0] is not node.args[0]:
                raise _split_region("begins or ends outside this graph")
            if not open_regions.pop()[1]:
                dropped.add(node)
    if any(kept for _, kept in open_regions):
        raise _split_region("is still open at the end of this graph")
    return dropped


def _split_region(where: str) -> EmitError:
    return EmitError(
        f"An autocast region {where}, which no sample can express. "
        "Move the `with torch.autocast(...)` so that no graph break is inside it."
    )


class _Writer:
    def __init__(self, argument_names: Dict[fx.Node, str]) -> None:
        self._names: Dict[fx.Node, str] = dict(argument_names)
        self._space = Namespace()
        for name in argument_names.values():
            self._space.unique(name)
        self._printer = ArgumentPrinter(self._names.__getitem__)
        self._lines: List[str] = []
        self._indent = 2
        self.nodes = 0

    def _line(self, text: str) -> None:
        self._lines.append("    " * self._indent + text)

    def run(self, live: List[fx.Node]) -> List[str]:
        last_use = _last_uses(live)
        for node in live:
            self._statement(node)
            dead = [self._names[used] for used in last_use.get(node, []) if used in self._names]
            if dead:
                self._line(f"del {', '.join(dead)}")
        return self._lines

    def uses_device(self) -> bool:
        return self._printer.uses_device

    def _statement(self, node: fx.Node) -> None:
        if node.op == "output":
            result = node.args[0]
            results = tuple(result) if isinstance(result, (list, tuple)) else (result,)
            self._line(f"return {self._printer.text(results)}")
        elif node.op == "call_module":
            raise EmitError(f"A graph calls the submodule {node.target} as a whole; extract that module by itself.")
        elif _name(node) in ENTER_AUTOCAST:
            self._enter_autocast(node)
        elif _name(node) in EXIT_AUTOCAST:
            self._indent -= 1
        else:
            self.nodes += 1
            self._call(node)

    def _call(self, node: fx.Node) -> None:
        sign = in_place_sign(node)
        if sign is not None and is_tensor(node.args[0]):
            # An augmented assignment (`x += y`) changes the tensor x itself, so its result keeps the name x.
            target = self._printer.text(node.args[0])
            self._names[node] = target
            self._line(f"{target} {sign}= {self._printer.text(node.args[1])}")
        elif _name(node) == "operator.setitem":
            target, index, value = node.args
            self._line(f"{self._printer.text(target)}[{self._printer.index(index)}] = {self._printer.text(value)}")
        elif not node.users:
            self._line(expression(self._printer, node))
        else:
            right = expression(self._printer, node)
            self._names[node] = self._space.unique(name_of_value(node.name))
            self._line(f"{self._names[node]} = {right}")

    def _enter_autocast(self, node: fx.Node) -> None:
        # The printed code takes the device type from the first tensor's device, and not from the node's first argument.
        dtype, enabled, cache = ([*node.args[1:], None, True, None])[:3]
        text = self._printer.text
        self._line(
            f"with torch.autocast({self._printer.device()}.type, dtype={text(dtype)}, "
            f"enabled={text(enabled)}, cache_enabled={text(cache)}):"
        )
        self._indent += 1


def _live(graph: fx.Graph, dropped: Set[fx.Node]) -> List[fx.Node]:
    """Return the nodes to print as statements: no calls without effect, no values that only these or nothing use."""
    live: List[fx.Node] = []
    used: Set[fx.Node] = set()
    for node in reversed(graph.nodes):
        if node.op in ("placeholder", "get_attr") or node in dropped or _name(node) in NOT_WRITTEN:
            continue
        if node.op != "output" and node not in used and (_is_number(node) or (node.users and not _writes(node))):
            continue
        live.append(node)
        used.update(node.all_input_nodes)
    return live[::-1]


def _writes(node: fx.Node) -> bool:
    if node.op == "call_function":
        return in_place_sign(node) is not None or _name(node).endswith("_")
    return str(node.target).endswith("_")


def _is_number(node: fx.Node) -> bool:
    kinds = (int, float, bool, torch.SymInt, torch.SymFloat, torch.SymBool)
    return isinstance(node.meta.get("example_value"), kinds)


def _last_uses(body: List[fx.Node]) -> Dict[fx.Node, List[fx.Node]]:
    """Return, for each node, the values that this node is the last to use, and that are freed after its statement."""
    owner: Dict[fx.Node, fx.Node] = {}
    last: Dict[fx.Node, fx.Node] = {}
    for node in body:
        if in_place_sign(node) is not None and is_tensor(node.args[0]):
            first = node.args[0]
            assert isinstance(first, fx.Node)
            owner[node] = owner.get(first, first)
        for used in node.all_input_nodes:
            last[owner.get(used, used)] = node
    dead: Dict[fx.Node, List[fx.Node]] = {}
    for value, user in last.items():
        if value.op in ("call_function", "call_method") and user.op != "output" and _name(user) not in EXIT_AUTOCAST:
            dead.setdefault(user, []).append(value)
    return dead
