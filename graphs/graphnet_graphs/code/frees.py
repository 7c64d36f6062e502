"""Delete each name of a forward function after its last use, as dynamo's generated code does. Needs no torch.

Parts of a sample that are joined into one forward function do not free the values that they pass to each other. The
function would keep these values until it returns, need more memory than the original, and take a different time.
"""

from __future__ import annotations

import ast
from typing import Dict, List, Set

from graphnet_contract.samples import Sample
from graphnet_graphs.code.parts import Forward, module_text, read_names
from graphnet_graphs.code.syntax import find_forward, freed_names


def frees_names(text: str) -> bool:
    """Whether the forward function of a model.py has a statement that only frees names (`del x` or `x = None`)."""
    return any(freed_names(statement) is not None for statement in find_forward(text).body)


def freed_like(sample: Sample, text: str) -> str:
    """Return the code of a sample that was made from another sample, with frees if that one frees names."""
    return with_frees(text) if frees_names(sample.model_source) else text


def with_frees(text: str) -> str:
    """Return a model.py in which each name is deleted directly after the last statement that uses it.

    A name that is bound inside a branch, a loop, a comprehension or a nested function is never deleted, because it may
    have no value or belong to another scope. Own statements of `text` that only free names are left out.

    Raises:
        SyntaxError, ValueError: as for `parts.Forward`.
    """
    forward = Forward(text)
    last_use: Dict[str, int] = {}
    deletable: Set[str] = set(forward.arguments)
    for number, statement in enumerate(forward.statements):
        bound = _bound_for_certain(statement)
        deletable |= bound
        for name in [*read_names(statement), *bound]:
            last_use[name] = number
    kept = {node.id for node in ast.walk(forward.result) if isinstance(node, ast.Name)}
    dead: Dict[int, List[str]] = {}
    for name, number in last_use.items():
        if name in deletable and name not in kept:
            dead.setdefault(number, []).append(name)
    lines: List[str] = []
    for number in range(len(forward.statements)):
        lines += [forward.source(number), *(["del " + ", ".join(dead[number])] if number in dead else [])]
    return module_text(text, forward.arguments, [*lines, f"return {forward.source_of(forward.result)}"])


def _bound_for_certain(statement: ast.stmt) -> Set[str]:
    """Return the names that every execution of a statement binds in forward's own scope."""
    if isinstance(statement, ast.With):
        return {name for inner in statement.body for name in _bound_for_certain(inner)}
    if not isinstance(statement, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
        return set()
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    found = (node for target in targets for node in ast.walk(target))
    return {node.id for node in found if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
