"""input_tensor_constraints.py: which sizes of the inputs are one symbol, and its value here. Read, never executed."""

from __future__ import annotations

import ast
from typing import Dict, List, Tuple

from graphnet_contract.samples import Sample

FILE = "input_tensor_constraints.py"
_VALUES, _SHAPES = "dynamic_dim_constraint_symbol2example_value", "dynamic_dim_constraint_input_shapes"


def problems(sample: Sample) -> List[str]:
    """What does not fit the sample's arguments, one sentence each; nothing where the sample stores no constraints."""
    path = sample.path / FILE
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    if not text.strip():
        return []
    try:
        values, shapes = _read(text)
    except (SyntaxError, ValueError) as error:
        return [f"{FILE} cannot be read: {error}"]
    given = {spec.name: spec.shape for spec in sample.specs}
    return [found for sizes, name in shapes for found in _of_one(name, sizes, values, given)]


def _of_one(name: str, sizes: List[ast.expr], values: Dict[str, int], given: Dict[str, Tuple[int, ...]]) -> List[str]:
    if name not in given:
        return [f"{name} is no argument of forward"]
    shape = given[name]
    if len(sizes) != len(shape):
        return [f"{name} has {len(shape)} dimensions, its constraint {len(sizes)}"]
    return [
        f"size {index} of {name} is {size}, its constraint says {wanted}"
        for index, (expression, size) in enumerate(zip(sizes, shape))
        for wanted in [_value(expression, values)]
        if wanted != size
    ]


def _value(node: ast.expr, values: Dict[str, int]) -> int:
    """A size from numbers, symbols, sums and products."""
    if isinstance(node, ast.BinOp):
        left, right = _value(node.left, values), _value(node.right, values)
        made = {"Add": left + right, "Sub": left - right, "Mult": left * right}.get(type(node.op).__name__)
        return left // right if made is None else made
    if isinstance(node, ast.Name):
        return values.get(node.id, -1)
    return int(ast.literal_eval(node))


def _read(text: str) -> Tuple[Dict[str, int], List[Tuple[List[ast.expr], str]]]:
    found = {
        node.targets[0].id: node.value
        for node in ast.parse(text).body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    values, shapes = found.get(_VALUES), found.get(_SHAPES)
    if not isinstance(values, ast.Dict) or not isinstance(shapes, ast.List):
        raise ValueError(f"it has no {_VALUES} or no {_SHAPES}")
    pairs = zip(values.keys, values.values)
    named = {key.id: int(ast.literal_eval(value)) for key, value in pairs if isinstance(key, ast.Name)}
    rows = []
    for row in shapes.elts:
        if not isinstance(row, ast.Tuple) or len(row.elts) != 2 or not isinstance(row.elts[0], (ast.List, ast.Tuple)):
            raise ValueError(f"line {row.lineno} is not ([sizes], name)")
        rows.append((list(row.elts[0].elts), str(ast.literal_eval(row.elts[1]))))
    return named, rows
