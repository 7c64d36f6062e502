"""The nodes of a graph of torch.fx: which of them count, which draw random numbers, and from which lines they come."""

from __future__ import annotations

import math
import operator
import re
from typing import Any, Collection, Iterable, List, Optional, Tuple

import torch
import torch.fx

from graphnet_runner.adapter import UnsupportedError

#: Operators that compute nothing. Their checks have passed on the example inputs.
_CHECKS = frozenset(
    {
        "_assert_tensor_metadata.default",
        "_assert_scalar.default",
        "_assert_async.default",
        "_assert_async.msg",
        "sym_constrain_range.default",
        "sym_constrain_range_for_size.default",
    }
)
#: Operators that change the shape of an index, but not the order of its elements.
_RESHAPING = frozenset({"aten.unsqueeze.default", "aten.view.default", "aten.reshape.default"})
_MODEL_LINE = re.compile(r'File "[^"]*\bmodel\.py", line (\d+)')


def is_operator(node: torch.fx.Node) -> bool:
    """Whether a node counts: a call of an operator of torch, but no getitem, and no arithmetic on sizes."""
    from torch._ops import HigherOrderOperator, OpOverload

    return node.op == "call_function" and isinstance(node.target, (OpOverload, HigherOrderOperator))


def operators_in(graph: torch.fx.GraphModule) -> List[torch.fx.Node]:
    """Return the nodes that count (see ``is_operator``), in order."""
    return [node for node in graph.graph.nodes if is_operator(node)]


def operator_name(node: torch.fx.Node) -> str:
    """Return the name of a node's operator as torch prints it, such as `aten.nonzero.default`."""
    wrapped = str(node.target) == "with_effects"
    return str(node.args[1] if wrapped else node.target)


def data_dependent(nodes: Iterable[torch.fx.Node]) -> Tuple[str, ...]:
    """Return the names of the operators whose results have sizes that depend on the values of tensors."""
    return tuple(sorted({operator_name(node) for node in nodes if node.meta.get("unbacked_bindings")}))


def with_dtypes(nodes: Iterable[torch.fx.Node], dtypes: Collection[torch.dtype]) -> Tuple[str, ...]:
    """Return the names of the operators with a result of one of these dtypes."""

    def has(value: Any) -> bool:
        values = value if isinstance(value, (tuple, list)) else (value,)
        return any(isinstance(one, torch.Tensor) and one.dtype in dtypes for one in values)

    return tuple(sorted({operator_name(node) for node in nodes if has(node.meta.get("val"))}))


def index_of_rows(index: torch.fx.Node) -> Optional[torch.fx.Node]:
    """Return the one-dimensional index that ``index`` repeats along all its dimensions but the first, or None.

    Graph networks add whole rows by an index that they expand to every element.
    """
    size = index.meta["val"].shape[0]
    while index.op == "call_function" and str(index.target) in (*_RESHAPING, "aten.expand.default"):
        shape, source = tuple(index.meta["val"].shape), index.args[0]
        assert isinstance(source, torch.fx.Node)
        given = tuple(source.meta["val"].shape)
        if str(index.target) == "aten.expand.default":
            # Each row must repeat an element of its own. A row of one index could also be repeated as a whole.
            keeps_rows = len(given) == len(shape) and given[0] == size
        else:
            keeps_rows = shape[0] == size and math.prod(shape) == size
        if not keeps_rows:
            return None
        index = source
        if given == (size,):
            return index
    return None


def draws_random(node: torch.fx.Node) -> bool:
    """Whether a node draws random numbers when it runs.

    torch tags dropout and attention as random, also where nothing is dropped. These draw nothing.
    """
    target: Any = node.target
    if torch.Tag.nondeterministic_seeded not in getattr(target, "tags", ()):
        return False
    arguments = target._schema.arguments
    given = {one.name: one.default_value for one in arguments if one.has_default_value()}
    given.update(zip((one.name for one in arguments), node.args))
    given.update(node.kwargs)
    chances = [given[name] for name in ("p", "dropout_p", "dropout") if name in given]
    if chances and all(chance in (0, None) for chance in chances):
        return False
    return all(given.get(name) is not False for name in ("train", "training"))


def refuse_random(nodes: Iterable[Any], library: str) -> None:
    """Raise UnsupportedError with the operators that draw random numbers, if there are any.

    ``library`` computes the nodes, and draws with a generator of its own.
    """
    drawn = tuple(sorted({operator_name(node) for node in nodes if draws_random(node)}))
    if drawn:
        raise UnsupportedError("%s draws random numbers with a generator of its own" % library, drawn)


def remove_checks(graph: torch.fx.GraphModule) -> None:
    """Remove the assertions from the graph, and what only they used."""
    for node in reversed(graph.graph.nodes):
        if node.op == "call_function" and getattr(node.target, "__name__", "") in _CHECKS and not node.users:
            graph.graph.erase_node(node)
    graph.graph.eliminate_dead_code()
    graph.recompile()


def remove_copies(graph: torch.fx.GraphModule) -> None:
    """Remove copies of tensors from a functional graph, in which nothing is written.

    Keep a copy if it is an output, or if a view of it is one. Otherwise the output could share the memory of an
    argument, to which the caller writes after the call.
    """
    for node in list(graph.graph.nodes):
        is_copy = node.op == "call_function" and node.target is torch.ops.aten.clone.default and not node.kwargs
        if is_copy and not _is_seen_in_output(node):
            node.replace_all_uses_with(node.args[0])
            graph.graph.erase_node(node)
    graph.recompile()


def _is_seen_in_output(node: torch.fx.Node) -> bool:
    """Whether a node, or a view of it, is an output of the graph."""
    left, seen = [node], {node}
    while left:
        for user in left.pop().users:
            if user.op == "output":
                return True
            if user not in seen and (is_getitem(user) or _makes_views(user.target)):
                seen.add(user)
                left.append(user)
    return False


def _makes_views(target: Any) -> bool:
    """Whether an operator may return a tensor that shares the memory of an argument."""
    if target is torch.ops.aten._unsafe_view.default:
        return True  # Its schema does not say so.
    return hasattr(target, "_schema") and any(one.alias_info is not None for one in target._schema.returns)


def is_getitem(node: torch.fx.Node) -> bool:
    """Whether a node takes one of several results of an operator."""
    return node.op == "call_function" and node.target is operator.getitem


def lines_of(node: torch.fx.Node) -> Tuple[int, ...]:
    """Return the line of the sample's model.py from which a node comes, or no line if it is unknown.

    torch keeps a node's stack trace through its captures and decompositions.
    """
    return lines_in(node.meta.get("stack_trace") or "")


def lines_in(stack_trace: str) -> Tuple[int, ...]:
    """Return the innermost line of the sample's model.py in a stack trace, or no line."""
    found = _MODEL_LINE.findall(stack_trace)
    return (int(found[-1]),) if found else ()
