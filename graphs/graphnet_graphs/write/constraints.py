"""Write and check input_tensor_constraints.py.

This file of GraphNet's form says which sizes of a sample's inputs have the same symbol, and which value each symbol
has. It is parsed and never executed.
"""

from __future__ import annotations

import ast
from typing import Dict, List, Mapping, Sequence, Tuple

import torch

from graphnet_contract.samples import CONSTRAINTS, Sample
from graphnet_graphs.write.captured_graph import CapturedGraph

_VALUES, _SHAPES = "dynamic_dim_constraint_symbol2example_value", "dynamic_dim_constraint_input_shapes"


def constraints_text(graph: CapturedGraph) -> str:
    """Return the text of input_tensor_constraints.py for a graph that was captured with symbolic sizes."""
    symbols: Dict[str, Tuple[str, int]] = {}
    rows: List[str] = []
    for argument, sizes in sorted(zip(graph.arguments, graph.symbols), key=lambda pair: pair[0].name):
        real = argument.first_value.shape if isinstance(argument.first_value, torch.Tensor) else ()
        shown = []
        for size, value in zip(sizes, real):
            # The file can contain only the value of a size that is computed from other sizes (2*s0).
            if size.isidentifier():
                symbols.setdefault(size, (f"S{len(symbols)}", int(value)))
            shown.append(symbols[size][0] if size in symbols else str(int(value)))
        rows.append(f'    ([{", ".join(shown)}], "{argument.name}"),')
    named = list(symbols.values())
    lines = ["from sympy import Symbol", "", *(f'{name} = Symbol("{name}")' for name, _ in named), ""]
    lines.append(f"dynamic_dim_constraint_symbols = [{', '.join(name for name, _ in named)}]")
    pairs = ", ".join(f"{name}: {value}" for name, value in named)
    lines.append(f"dynamic_dim_constraint_symbol2example_value = {{{pairs}}}")
    lines += ["dynamic_dim_constraint_relations = []", "dynamic_dim_constraint_input_shapes = ["]
    return "\n".join([*lines, *rows, "]", ""])


def problems(sample: Sample) -> List[str]:
    """Return a sentence for each constraint stored with a sample that the sample's arguments violate."""
    path = sample.path / CONSTRAINTS
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    if not text.strip():
        return []
    try:
        values, rows = _read(text)
    except (SyntaxError, ValueError) as error:
        return [f"{CONSTRAINTS} cannot be read: {error}"]
    given = {spec.name: spec.shape for spec in sample.specs}
    return [found for name, sizes in rows for found in _problems_of(name, sizes, values, given)]


def _problems_of(
    name: str, sizes: Sequence[ast.expr], values: Mapping[str, int], given: Mapping[str, Tuple[int, ...]]
) -> List[str]:
    if name not in given:
        return [f"{name} is not an argument of forward"]
    shape = given[name]
    if len(sizes) != len(shape):
        return [f"{name} has {len(shape)} dimensions, its constraint {len(sizes)}"]
    return [
        f"size {index} of {name} is {size}, its constraint says {wanted}"
        for index, (expression, size) in enumerate(zip(sizes, shape))
        for wanted in [_value(expression, values)]
        if wanted != size
    ]


def _value(node: ast.expr, values: Mapping[str, int]) -> int:
    """Return the value of a number, a symbol, or a sum, difference, product or quotient of these."""
    if isinstance(node, ast.BinOp):
        left, right = _value(node.left, values), _value(node.right, values)
        made = {"Add": left + right, "Sub": left - right, "Mult": left * right}.get(type(node.op).__name__)
        return left // right if made is None else made
    if isinstance(node, ast.Name):
        return values.get(node.id, -1)
    return int(ast.literal_eval(node))


def _read(text: str) -> Tuple[Dict[str, int], List[Tuple[str, Sequence[ast.expr]]]]:
    """Return the value of each symbol, and the name and the sizes of each argument."""
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
    rows: List[Tuple[str, Sequence[ast.expr]]] = []
    for row in shapes.elts:
        if not isinstance(row, ast.Tuple) or len(row.elts) != 2 or not isinstance(row.elts[0], (ast.List, ast.Tuple)):
            raise ValueError(f"line {row.lineno} is not ([sizes], name)")
        rows.append((str(ast.literal_eval(row.elts[1])), row.elts[0].elts))
    return named, rows
