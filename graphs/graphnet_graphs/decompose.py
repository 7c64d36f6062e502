"""Cutting a sample's text in two: the first part hands the live values to the second."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import List, Sequence, Set, Tuple

from .canonical import find_forward
from .vmap import frees


@dataclass(frozen=True)
class Cut:
    """`first` takes `first_arguments` and returns `carried`, which are the first of `second_arguments`."""

    first: str
    second: str
    first_arguments: Tuple[str, ...]
    second_arguments: Tuple[str, ...]
    carried: Tuple[str, ...]


def _names(statements: Sequence[ast.AST], kind: type) -> Set[str]:
    found = (node for statement in statements for node in ast.walk(statement))
    return {node.id for node in found if isinstance(node, ast.Name) and isinstance(node.ctx, kind)}


def _source(text: str, statements: Sequence[ast.stmt]) -> str:
    # Without `del` and `x = None`: the value may have been made in the other part.
    return "\n".join(_lines_of(text, statement) for statement in statements if frees(statement) is None)


def _lines_of(text: str, statement: ast.stmt) -> str:
    # Several statements may share a line, as `y = f(x);  x = None` does.
    line, segment = text.split("\n")[statement.lineno - 1], ast.get_source_segment(text, statement)
    assert segment is not None
    return line[: len(line) - len(line.lstrip())] + segment


def _module(arguments: Sequence[str], body: str, imports: str) -> str:
    listed = "".join(f"        {name},\n" for name in arguments)
    head = "class GraphModule(torch.nn.Module):\n    def forward(\n        self,\n"
    return f"{imports}\n\n\n{head}{listed}    ):\n{body}\n"


def cut(text: str, position: int) -> Cut:
    """Cuts forward before statement `position`. Raises ValueError when one side would be empty."""
    forward = find_forward(text)
    head, tail = forward.body[:position], forward.body[position:]
    if not head or not tail:
        raise ValueError(f"A forward of {len(forward.body)} statements cannot be cut before statement {position}.")
    arguments = [argument.arg for argument in forward.args.args[1:]]
    made = _names(head, ast.Store)
    # A value that the first part changes in place is carried by the same object, so arguments need no return.
    wanted = _names(tail, ast.Load) | _names(tail, ast.Store)
    carried = sorted(made & wanted - set(arguments))
    first_arguments = [name for name in arguments if name in _names(head, ast.Load) | _names(head, ast.Store)]
    second_arguments = carried + [name for name in arguments if name in wanted]
    imports = "\n".join(_imports(text))
    returned = f"        return ({', '.join(carried)}{',' if carried else ''})"
    first = _module(first_arguments, _source(text, head) + "\n" + returned, imports)
    second = _module(second_arguments, _source(text, tail), imports)
    return Cut(first, second, tuple(first_arguments), tuple(second_arguments), tuple(carried))


def _imports(text: str) -> List[str]:
    tree = ast.parse(text)
    return [_source(text, [node]) for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom))]


def middle(text: str) -> int:
    """The statement at which a forward is cut into two of about the same length."""
    return max(1, len(find_forward(text).body) // 2)
