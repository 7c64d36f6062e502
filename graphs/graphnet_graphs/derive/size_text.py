"""Find the numbers in a statement that may be sizes, and replace them. Needs no torch."""

from __future__ import annotations

import ast
from typing import Dict, Iterator, List, Mapping, NamedTuple, Tuple

from graphnet_contract.text_edits import Positions, apply_edits
from graphnet_graphs.code.syntax import dotted, target_of

#: Operators and methods that take sizes as arguments. Numbers in other calls (dimensions, strides) are never replaced.
_SIZED = frozenset(
    (
        *("view", "view_copy", "_unsafe_view", "reshape", "expand", "broadcast_to", "repeat", "tile", "unflatten"),
        *("as_strided", "narrow", "split", "split_with_sizes", "tensor_split", "repeat_interleave", "interpolate"),
        *("arange", "linspace", "eye", "zeros", "ones", "full", "empty", "rand", "randn", "randint", "Size"),
        *("new_zeros", "new_ones", "new_full", "new_empty"),
    )
)
_VIEWS = ("view", "view_copy", "_unsafe_view", "reshape")
#: The named arguments of the operators in `_SIZED` that are not sizes.
_NOT_SIZES = frozenset(("dim", "device", "dtype", "step", "fill_value", "mode", "dim0", "dim1"))
#: A position in source code: a line, counted from 1, and a column, counted from 0.
Position = Tuple[int, int]


class Literal(NamedTuple):
    """A number in a statement that may be a size. `order` is its index among all such numbers of the statement."""

    order: int
    value: int
    position: Position


#: Which numbers of a statement to replace: maps a number's `Literal.order` to the expression that replaces the number.
Choice = Mapping[int, str]


def literals(source: str) -> List[Literal]:
    """Return the whole numbers of a statement that may be sizes, in the order of the code."""
    found = []
    for order, node in enumerate(_size_nodes(source)):
        assert isinstance(node.value, int)  # _own_constants yields only whole numbers
        found.append(Literal(order, node.value, (node.lineno, node.col_offset)))
    return found


def replaced(source: str, choice: Choice) -> str:
    if not choice:
        return source
    positions, nodes = Positions(source), _size_nodes(source)
    return apply_edits(source, [positions.replace(nodes[index], text) for index, text in choice.items()])


def _size_nodes(source: str) -> List[ast.Constant]:
    found: Dict[Tuple[int, int], ast.Constant] = {}
    for node in ast.walk(ast.parse(source)):
        places: List[ast.AST] = []
        if isinstance(node, ast.Slice):
            places = [bound for bound in (node.lower, node.upper) if bound is not None]
        elif isinstance(node, ast.Call) and _called(node) in _SIZED:
            places = [*node.args, *(one.value for one in node.keywords if one.arg not in _NOT_SIZES)]
        for place in places:
            for constant in _own_constants(place):
                found[constant.lineno, constant.col_offset] = constant
    return [found[position] for position in sorted(found)]


def view_sizes(source: str) -> List[Tuple[Position, bool]]:
    """Return the position of each size in a call of view or reshape, and whether the size is -1."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _called(node) in _VIEWS:
            function = dotted(node.func) or ""
            arguments = node.args[1:] if function.startswith("torch.") else node.args
            if len(arguments) == 1 and isinstance(arguments[0], (ast.Tuple, ast.List)):
                arguments = arguments[0].elts
            return [((one.lineno, one.col_offset), isinstance(one, ast.UnaryOp)) for one in arguments]
    return []


def _own_constants(place: ast.AST) -> Iterator[ast.Constant]:
    """Yield the positive whole numbers in an argument or slice bound: one number, a tuple or a list."""
    if isinstance(place, (ast.Tuple, ast.List)):
        for item in place.elts:
            yield from _own_constants(item)
    elif isinstance(place, ast.Constant) and type(place.value) is int and place.value > 0:
        yield place


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def with_size_as_number(text: str, variable: str, size: int) -> str:
    """Return the code of a variant with the number `size` in place of the variable that holds the size.

    Every arithmetic expression with the variable, such as `4 * batch_size`, is replaced by its value.
    """
    positions, edits = Positions(text), []
    pending: List[ast.AST] = [ast.parse(text)]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Assign) and target_of(node) == variable:
            edits.append(positions.replace(node, ""))
        elif isinstance(node, ast.expr) and _is_expression_of(node, variable):
            code = compile(ast.Expression(node), "model.py", "eval")
            edits.append(positions.replace(node, str(eval(code, {variable: size}))))  # noqa: S307 - only numbers
        else:
            pending += ast.iter_child_nodes(node)
    return apply_edits(text, edits)


def _is_expression_of(node: ast.expr, variable: str) -> bool:
    """Whether an expression contains the variable, and otherwise only numbers and arithmetic operators."""
    inner = [one for one in ast.walk(node) if isinstance(one, ast.expr)]
    names = [one for one in inner if isinstance(one, ast.Name)]
    numbers = (ast.Name, ast.BinOp, ast.UnaryOp, ast.Constant)
    read = all(one.id == variable and isinstance(one.ctx, ast.Load) for one in names)
    return bool(names) and read and all(isinstance(one, numbers) for one in inner)
