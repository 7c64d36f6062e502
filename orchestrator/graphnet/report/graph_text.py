"""Reads the operations of a graph, and which results each operation uses, from the text of a stored model.py.

The text is parsed but never run.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass

from graphnet.printable import printable

_MOST_LABEL = 28


@dataclass(frozen=True)
class Operation:
    """One operation: the short name of the called function, and the indices of the operations whose results it uses."""

    label: str
    uses: tuple[int, ...]


def read_operations(text: str) -> list[Operation]:
    """Return the operations of a model's forward, in order; empty if the text has no forward that can be read.

    Each assignment, expression statement and return is one operation. The arguments of forward, and assignments of a
    plain name or a constant, are not operations.
    """
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []
    forward = _forward(tree)
    operations: list[Operation] = []
    made_by: dict[str, int] = {}
    for statement in forward.body if forward is not None else ():
        if isinstance(statement, ast.Assign):
            _assign(statement, operations, made_by)
        elif isinstance(statement, ast.AugAssign) and isinstance(statement.target, ast.Name):
            uses = _uses(statement.value, made_by) + _uses(statement.target, made_by)
            made_by[statement.target.id] = len(operations)
            operations.append(Operation(type(statement.op).__name__.lower(), tuple(sorted(set(uses)))))
        elif isinstance(statement, ast.Return) and statement.value is not None:
            operations.append(Operation("output", _uses(statement.value, made_by)))
        elif isinstance(statement, ast.Expr) and not isinstance(statement.value, ast.Constant):
            operations.append(Operation(_label(statement.value), _uses(statement.value, made_by)))
    return operations


def _forward(tree: ast.Module) -> ast.FunctionDef | None:
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and inner.name == "forward":
                    return inner
    return None


def _assign(statement: ast.Assign, operations: list[Operation], made_by: dict[str, int]) -> None:
    names = [node.id for target in statement.targets for node in ast.walk(target) if isinstance(node, ast.Name)]
    if isinstance(statement.value, ast.Constant):
        # In a model.py, `x = None` only frees a tensor, so it is not an operation.
        for name in names:
            made_by.pop(name, None)
        return
    if isinstance(statement.value, ast.Name):
        for name in names:
            if statement.value.id in made_by:
                made_by[name] = made_by[statement.value.id]
        return
    uses = _uses(statement.value, made_by)
    for name in names:
        made_by[name] = len(operations)
    operations.append(Operation(_label(statement.value), uses))


def _uses(value: ast.expr, made_by: dict[str, int]) -> tuple[int, ...]:
    found = {made_by[node.id] for node in ast.walk(value) if isinstance(node, ast.Name) and node.id in made_by}
    return tuple(sorted(found))


def _label(value: ast.expr) -> str:
    if isinstance(value, ast.Call):
        return printable(_last_name(value.func), _MOST_LABEL)
    if isinstance(value, ast.BinOp | ast.UnaryOp):
        return type(value.op).__name__.lower()
    if isinstance(value, ast.Compare):
        return type(value.ops[0]).__name__.lower()
    return {ast.Subscript: "getitem", ast.Attribute: "attribute", ast.Tuple: "tuple"}.get(type(value), "value")


def _last_name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        # torch.ops.aten.add.Tensor gets the label "add": the operator's name says more than the overload's name.
        parts = []
        node: ast.expr = function
        while isinstance(node, ast.Attribute):
            parts.append(node.attr)
            node = node.value
        names = parts[::-1]
        if "ops" in names[:2] and len(names) > names.index("ops") + 2:
            return names[names.index("ops") + 2]
        return names[-1]
    return function.id if isinstance(function, ast.Name) else "call"
