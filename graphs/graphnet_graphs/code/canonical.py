"""A hash of the graph in a sample's source code: of its operators, arguments, shapes and dtypes, and of nothing else.

The code is parsed and not executed, so the hash is the same for every torch version. It does not depend on names,
formatting, the order of forward's arguments, the device, or the point at which a value is freed. Needs no torch.
"""

from __future__ import annotations

import ast
import hashlib
import json
from typing import Any, Dict, Iterable, List, Mapping, Sequence, Tuple

from graphnet_contract.sources import DEVICE_NAME
from graphnet_contract.specs import TensorSpec
from graphnet_graphs.code.syntax import argument_names, dotted, find_forward, is_none, target_of, unwrap_index
from graphnet_graphs.code.torch_names import NOT_HASHED, public_form

#: The sizes and the dtype of one argument, such as ((2, 4), "float32").
Shape = Tuple[Sequence[int], str]
#: The file in a sample's folder that holds the sample's canonical hash.
GRAPH_HASH = "graph_hash.txt"
_DEVICE = "<device>"
# The fields of syntax tree nodes that do not exist in every Python version. The canonical form leaves them out.
_VERSIONED = frozenset({"ctx", "kind", "type_comment", "type_params"})


def shapes_of(specs: Iterable[TensorSpec]) -> Dict[str, Shape]:
    """Return the shape and dtype of every argument by name, from the descriptions of a sample's tensors."""
    return {spec.name: (spec.shape, spec.dtype) for spec in specs}


class _Walker:
    """Makes the canonical form of a forward function: a list of rows, most of which describe one operator call."""

    def __init__(self, forward: ast.FunctionDef, shapes: Mapping[str, Shape]) -> None:
        self._shapes = shapes
        self._arguments = set(argument_names(forward))
        self._values: Dict[str, Any] = {}
        self._aliases: Dict[str, str] = {}
        self.rows: List[Any] = []

    def statement(self, node: ast.stmt) -> None:
        name = target_of(node)
        if isinstance(node, ast.Assign) and name is not None:
            self._assign(name, node.value)
        elif isinstance(node, ast.Assign):
            self._assign_elsewhere(node)
        elif isinstance(node, ast.AugAssign):
            target = self.value(node.target)
            self._row(f"i{type(node.op).__name__}", [target, self.value(node.value)], {})
        elif isinstance(node, ast.Return):
            self.rows.append(["return", self.value(node.value) if node.value else None])
        elif isinstance(node, ast.With):
            self.rows.append(["with", [self.value(item.context_expr) for item in node.items]])
            for inner in node.body:
                self.statement(inner)
            self.rows.append(["end"])
        elif isinstance(node, ast.Expr):
            self.value(node.value)
        elif not isinstance(node, (ast.Delete, ast.Pass)):
            self.rows.append(["source", _plain(node)])

    def _assign(self, name: str, value: ast.expr) -> None:
        if is_none(value):
            return  # `x = None` only frees x
        if isinstance(value, ast.Name) and value.id in self._arguments and value.id not in self._values:
            # `x = L_x_` only renames an argument and makes no row: the order of such lines does not change the graph.
            self._aliases[name] = value.id
            return
        self._aliases.pop(name, None)
        self._values[name] = self.value(value)

    def _assign_elsewhere(self, node: ast.Assign) -> None:
        if is_none(node.value):
            return
        for target in node.targets:
            if isinstance(target, ast.Subscript):
                operands = [self.value(target.value), self.value(target.slice), self.value(node.value)]
                self._row("setitem", operands, {})
            elif isinstance(target, ast.Tuple) and all(isinstance(item, ast.Name) for item in target.elts):
                made = self.value(node.value)
                for index, item in enumerate(target.elts):
                    self._values[item.id] = self._row("getitem", [made, ["const", repr(index)]], {})  # type: ignore[attr-defined]
            else:
                self.rows.append(["source", _plain(target), self.value(node.value)])

    def _row(self, operator: str, args: List[Any], kwargs: Dict[str, Any]) -> Any:
        self.rows.append([operator, args, sorted(kwargs.items())])
        return ["%", len(self.rows) - 1]

    def value(self, node: Any) -> Any:
        """Return the canonical form of an expression, and append rows for the calls in it.

        A value has the form `["%", INDEX OF ITS ROW]`, a constant the form `["const", TEXT]`.
        """
        if isinstance(node, ast.Constant):
            return ["const", repr(node.value)]
        if isinstance(node, ast.Name):
            return self._name(node.id)
        if isinstance(node, ast.Call):
            return self._call(node)
        if isinstance(node, ast.Attribute):
            return self._attribute(node)
        if isinstance(node, ast.Subscript):
            return self._row("getitem", [self.value(node.value), self.value(node.slice)], {})
        return self._expression(node)

    def _name(self, name: str) -> Any:
        name = self._aliases.get(name, name)
        if name in self._arguments and name not in self._values:
            shape, dtype = self._shapes.get(name, ((), "?"))
            self._values[name] = self._row("argument", [list(shape), dtype], {})
        return self._values.get(name, [_DEVICE] if name == DEVICE_NAME else ["name", name])

    def _is_value(self, name: str) -> bool:
        return name in self._values or name in self._arguments or name in self._aliases

    def _attribute(self, node: ast.Attribute) -> Any:
        name = dotted(node)
        if name is not None and not self._is_value(name.split(".")[0]):
            return ["name", public_form(name)]
        if node.attr == "device":
            return [_DEVICE]
        return self._row(f".{node.attr}", [self.value(node.value)], {})

    def _call(self, node: ast.Call) -> Any:
        name = dotted(node.func)
        if name in ("device", "torch.device"):
            return [_DEVICE]
        if name in ("float", "int") and node.args and isinstance(node.args[0], ast.Constant):
            return ["const", f"{name}({node.args[0].value!r})"]
        if name is not None and public_form(name) in NOT_HASHED:
            return ["const", "None"]
        kwargs = {keyword.arg or "**": self.value(keyword.value) for keyword in node.keywords}
        function = self._function(node.func) if isinstance(node.func, ast.Attribute) else self.value(node.func)
        return self._row("call", [function, *(self.value(argument) for argument in node.args)], kwargs)

    def _function(self, node: Any) -> Any:
        name = dotted(node)
        if name is not None and not self._is_value(name.split(".")[0]):
            return ["name", public_form(name)]
        return ["method", node.attr, self.value(node.value)]

    def _expression(self, node: Any) -> Any:
        if isinstance(node, (ast.Tuple, ast.List)):
            return [type(node).__name__, *(self.value(item) for item in node.elts)]
        if isinstance(node, ast.Dict):
            return ["Dict", *([self.value(key), self.value(item)] for key, item in zip(node.keys, node.values))]
        if isinstance(node, ast.Slice):
            return ["slice", *(self.value(part) if part else None for part in (node.lower, node.upper, node.step))]
        if isinstance(node, ast.UnaryOp):
            return self._unary(node)
        if isinstance(node, ast.BinOp):
            return self._row(type(node.op).__name__, [self.value(node.left), self.value(node.right)], {})
        if isinstance(node, ast.Compare):
            sides = [self.value(node.left), *(self.value(side) for side in node.comparators)]
            return self._row(",".join(type(op).__name__ for op in node.ops), sides, {})
        if unwrap_index(node) is not node:
            return self.value(unwrap_index(node))
        if node.__class__.__name__ == "ExtSlice":  # Python 3.8 wraps several slices in an ExtSlice
            return ["Tuple", *(self.value(item) for item in node.dims)]  # type: ignore[attr-defined]
        return ["source", _plain(node)]

    def _unary(self, node: ast.UnaryOp) -> Any:
        inner = self.value(node.operand)
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            return ["const", f"-{inner[1]}"]
        return self._row(type(node.op).__name__, [inner], {})


def _plain(node: Any) -> Any:
    """Return a syntax tree as lists that are equal in every Python version."""
    if isinstance(node, ast.AST):
        if unwrap_index(node) is not node:
            return _plain(unwrap_index(node))
        named = ((name, value) for name, value in ast.iter_fields(node) if name not in _VERSIONED and value is not None)
        return [type(node).__name__, *([name, _plain(value)] for name, value in named if value != [])]
    return [_plain(item) for item in node] if isinstance(node, list) else repr(node)


def canonical_rows(text: str, shapes: Mapping[str, Shape]) -> List[Any]:
    """Return the graph as a list of rows. A row names an operator and refers to its operands by their row numbers.

    `shapes` has the shape and dtype of every argument of forward. Raises ValueError if the source code has no forward.
    """
    forward = find_forward(text)
    walker = _Walker(forward, shapes)
    for statement in forward.body:
        walker.statement(statement)
    return walker.rows


def canonical_hash(text: str, shapes: Mapping[str, Shape]) -> str:
    """Return 64 hexadecimal digits that are equal for samples that compute the same graph on the same shapes."""
    rows = canonical_rows(text, shapes)
    return hashlib.sha256(json.dumps(rows, separators=(",", ":")).encode()).hexdigest()
