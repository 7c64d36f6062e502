"""Join the parts of a sample: build the source code of the whole sample from the parts and their manifest.

This module needs no torch.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, Optional, Sequence

from graphnet_contract.text_edits import Positions, apply_edits
from graphnet_graphs.code.parts import Forward, module_text
from graphnet_graphs.code.syntax import dotted


class BrokenDecomposition(ValueError):
    """Raised if the parts cannot be put together. The message says what is wrong and, if known, in which part."""


@dataclass(frozen=True)
class Whole:
    """The arguments of the sample before it was cut, in the order of the signature.

    The manifest refers to the `inputs`, which are neither parameters nor buffers, by their positions.
    """

    arguments: Sequence[str]
    inputs: Sequence[str]


def compose(whole: Whole, texts: Mapping[str, str], manifest: Mapping[str, Any], upto: Optional[int] = None) -> str:
    """Return the source code of one model.py that computes what the parts compute together.

    `texts` has the source code of each part by the part's name, and `manifest` (see `manifest_of`) says how the parts
    are called. If `upto` is given, the code makes only the first `upto` calls and returns an empty tuple.

    Raises:
        BrokenDecomposition: a call names a part, an argument or a result that does not exist; the manifest gives a part
            another number of arguments or results than the part's code has; or a part does not return a tuple.
    """
    calls = manifest["calls"][:upto]
    lines: List[str] = []
    made: List[List[str]] = []
    for number, call in enumerate(calls):
        if call["graph"] not in texts:
            raise BrokenDecomposition(f"call {number} is of {call['graph']}, which is missing")
        forward = Forward(texts[call["graph"]])
        given = [_reference(one, whole, made, str(call["graph"])) for one in call["args"]]
        if len(given) != len(forward.arguments):
            raise BrokenDecomposition(
                f"{call['graph']} takes {len(forward.arguments)} arguments, and the manifest gives it {len(given)}"
            )
        prefix = f"p{number}_"
        lines += [f"{prefix}{name} = {value}" for name, value in zip(forward.arguments, given)]
        lines += [_renamed(forward.source(k), forward, prefix) for k in range(len(forward.statements))]
        results = _results(forward, prefix)
        if len(results) != call["outputs"]:
            raise BrokenDecomposition(
                f"{call['graph']} returns {len(results)} values, and the manifest says {call['outputs']}"
            )
        made.append([f"r{number}_{k}" for k in range(len(results))])
        lines += [f"{name} = {value}" for name, value in zip(made[-1], results)]
    returned = [] if upto is not None else [_reference(one, whole, made, "the result") for one in manifest["outputs"]]
    first = texts[manifest["calls"][0]["graph"]]
    return module_text(first, whole.arguments, [*lines, f"return ({', '.join(returned)}{',' if returned else ''})"])


def _reference(reference: Mapping[str, Any], whole: Whole, made: Sequence[Sequence[str]], taker: str) -> str:
    if "call" in reference:
        call, output = reference["call"], reference.get("output")
        if not (isinstance(call, int) and 0 <= call < len(made)):
            raise BrokenDecomposition(f"{taker} takes a result of call {call}, which has not been made before it")
        if not (isinstance(output, int) and 0 <= output < len(made[call])):
            raise BrokenDecomposition(f"{taker} takes result {output} of call {call}, which returns {len(made[call])}")
        return made[call][output]
    if "input" in reference:
        index = reference["input"]
        if not (isinstance(index, int) and 0 <= index < len(whole.inputs)):
            raise BrokenDecomposition(f"{taker} takes input {index}; the whole has {len(whole.inputs)}")
        return whole.inputs[index]
    if "state" in reference:
        if reference["state"] not in whole.arguments:
            raise BrokenDecomposition(f"{taker} takes {reference['state']!r}, which is not an argument of the whole")
        return str(reference["state"])
    if isinstance(reference.get("value"), int):
        return repr(reference["value"])
    raise BrokenDecomposition(f"{taker} takes {str(dict(reference))[:80]}, which has no meaning in a decomposition")


def _renamed(source: str, forward: Forward, prefix: str) -> str:
    """Return the statement ``source`` with ``prefix`` in front of every name that is local in ``forward``."""
    positions = Positions(source)
    names = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name) and node.id in forward.locals)
    return apply_edits(source, [positions.replace(node, prefix + node.id) for node in names])


def _results(forward: Forward, prefix: str) -> List[str]:
    expression = forward.result
    if not isinstance(expression, (ast.Tuple, ast.List)):
        raise BrokenDecomposition("a part returns something else than a tuple")
    return [_renamed(forward.source_of(item), forward, prefix) for item in expression.elts]


def counted_operators(forward: Forward, first: int = 0, end: Optional[int] = None) -> Dict[str, int]:
    """Count the statements of each operator, from statement `first` up to, but not including, statement `end`."""
    counts: Dict[str, int] = {}
    for statement in forward.statements[first:end]:
        name = operator_of(statement)
        counts[name] = counts.get(name, 0) + 1
    return counts


def operator_of(statement: ast.stmt) -> str:
    """Return the operator of a statement: the function or method that it calls, or the kind of its expression."""
    value = getattr(statement, "value", None)
    if isinstance(statement, ast.AugAssign):
        return f"i{type(statement.op).__name__}"
    if isinstance(value, ast.Call):
        function = value.func
        if isinstance(function, ast.Attribute):
            name = dotted(function)
            return name if name is not None and name.startswith("torch.") else f".{function.attr}"
        return function.id if isinstance(function, ast.Name) else type(function).__name__
    if isinstance(value, ast.BinOp):
        return type(value.op).__name__
    return type(value).__name__ if value is not None else type(statement).__name__
