"""A hash of what a sample computes: operators, arguments, shapes and dtypes; nothing else.

It is taken from the text by parsing, so it needs no torch and cannot depend on a torch version; it does
not see names, formatting, the order of forward's arguments, which device, or when a value is freed.
"""

from __future__ import annotations

import ast
import hashlib
import json
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union

Shape = Tuple[Sequence[int], str]
_PRIVATE = {
    "torch._C._nn.": "torch.nn.functional.",
    "torch._C._fft.fft_": "torch.fft.",
    "torch._C._linalg.linalg_": "torch.linalg.",
    "torch._C._special.special_": "torch.special.",
}
_NO_EFFECT = ("torch._C._log_api_usage_once", "torch._C._set_grad_enabled", "torch.set_grad_enabled")
_DEVICE = "<device>"
_VERSIONED = frozenset({"ctx", "kind", "type_comment", "type_params"})


def find_forward(text: str) -> ast.FunctionDef:
    """The forward of the GraphModule class. Raises ValueError when the text holds none."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.name == "GraphModule":
            for item in node.body:
                if isinstance(item, ast.FunctionDef) and item.name == "forward":
                    return item
    raise ValueError("model.py defines no class GraphModule with a forward; write the sample again.")


def dotted(node: ast.AST) -> Optional[str]:
    """'torch.nn.functional.gelu' for an attribute chain that starts at a plain name, else None."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        head = dotted(node.value)
        return None if head is None else f"{head}.{node.attr}"
    return None


def public(name: str) -> str:
    """The public form of a private torch name that older samples print."""
    for private, replacement in _PRIVATE.items():
        if name.startswith(private):
            return replacement + name[len(private) :]
    return name


class _Walker:
    def __init__(self, forward: ast.FunctionDef, shapes: Mapping[str, Shape]) -> None:
        self._shapes = shapes
        self._arguments = {argument.arg for argument in forward.args.args[1:]}
        self._values: Dict[str, Any] = {}
        self._aliases: Dict[str, str] = {}
        self.rows: List[Any] = []

    def statement(self, node: ast.stmt) -> None:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            self._assign(node.targets[0].id, node.value)
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
        if isinstance(value, ast.Constant) and value.value is None:
            return  # `x = None` frees a value
        if isinstance(value, ast.Name) and value.id in self._arguments and value.id not in self._values:
            # `x = L_x_` uses nothing yet: the order of such lines is no part of the graph.
            self._aliases[name] = value.id
            return
        self._aliases.pop(name, None)
        self._values[name] = self.value(value)

    def _assign_elsewhere(self, node: ast.Assign) -> None:
        if isinstance(node.value, ast.Constant) and node.value.value is None:
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
        """A constant as itself, a value as the number of the row that made it."""
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
        return self._values.get(name, [_DEVICE] if name == "graphnet_device" else ["name", name])

    def _is_value(self, name: str) -> bool:
        return name in self._values or name in self._arguments or name in self._aliases

    def _attribute(self, node: ast.Attribute) -> Any:
        name = dotted(node)
        if name is not None and not self._is_value(name.split(".")[0]):
            return ["name", public(name)]
        if node.attr == "device":
            return [_DEVICE]
        return self._row(f".{node.attr}", [self.value(node.value)], {})

    def _call(self, node: ast.Call) -> Any:
        name = dotted(node.func)
        if name in ("device", "torch.device"):
            return [_DEVICE]
        if name in ("float", "int") and node.args and isinstance(node.args[0], ast.Constant):
            return ["const", f"{name}({node.args[0].value!r})"]
        if name is not None and public(name) in _NO_EFFECT:
            return ["const", "None"]
        kwargs = {keyword.arg or "**": self.value(keyword.value) for keyword in node.keywords}
        is_attribute = isinstance(node.func, ast.Attribute)
        function = self._function(node.func) if is_attribute else self.value(node.func)
        return self._row("call", [function, *(self.value(argument) for argument in node.args)], kwargs)

    def _function(self, node: Any) -> Any:
        name = dotted(node)
        if name is not None and not self._is_value(name.split(".")[0]):
            return ["name", public(name)]
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
        if node.__class__.__name__ == "Index":  # Python 3.8 wraps what stands in square brackets
            return self.value(node.value)
        if node.__class__.__name__ == "ExtSlice":
            return ["Tuple", *(self.value(item) for item in node.dims)]
        return ["source", _plain(node)]

    def _unary(self, node: ast.UnaryOp) -> Any:
        inner = self.value(node.operand)
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            return ["const", f"-{inner[1]}"]
        return self._row(type(node.op).__name__, [inner], {})


def _plain(node: Any) -> Any:
    """A syntax tree as lists, the same in every Python: fields that some versions have not, and defaults, left out."""
    if isinstance(node, ast.AST):
        if node.__class__.__name__ == "Index":
            return _plain(node.value)  # type: ignore[attr-defined]
        named = ((name, value) for name, value in ast.iter_fields(node) if name not in _VERSIONED and value is not None)
        return [type(node).__name__, *([name, _plain(value)] for name, value in named if value != [])]
    return [_plain(item) for item in node] if isinstance(node, list) else repr(node)


def canonical_rows(text: str, shapes: Mapping[str, Shape]) -> List[Any]:
    """The graph as a list of rows: each names an operator and, by number, the rows that it uses.

    `shapes` gives (shape, dtype) for every argument of forward.
    """
    forward = find_forward(text)
    walker = _Walker(forward, shapes)
    for statement in forward.body:
        walker.statement(statement)
    return walker.rows


def canonical_hash(text: str, shapes: Mapping[str, Shape]) -> str:
    """64 hexadecimal digits, equal for samples that compute the same graph on the same shapes."""
    rows: Union[str, List[Any]] = canonical_rows(text, shapes)
    return hashlib.sha256(json.dumps(rows, separators=(",", ":")).encode()).hexdigest()
