"""Cut a sample's text into two parts. The first part returns the values that the second part needs."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import List, Sequence, Set, Tuple

from .syntax import argument_names, find_forward, freed_names, source_of


@dataclass(frozen=True)
class Cut:
    """The texts of the two parts, and the values that the first part passes to the second.

    `first` takes `first_arguments` and returns a tuple of the values named in `carried`. `second` takes
    `second_arguments`, which begin with `carried`, and returns the results of the whole text.
    """

    first: str
    second: str
    first_arguments: Tuple[str, ...]
    second_arguments: Tuple[str, ...]
    carried: Tuple[str, ...]


def cut(text: str, position: int) -> Cut:
    """Cut the forward of a text before its statement number `position`; the statements are counted from 0.

    Raises:
        ValueError: one of the parts would have no statement.
    """
    forward = find_forward(text)
    head, tail = forward.body[:position], forward.body[position:]
    if not head or not tail:
        raise ValueError(f"A forward of {len(forward.body)} statements cannot be cut before statement {position}.")
    arguments = argument_names(forward)
    made = _names(head, ast.Store)
    # The first part need not return an argument that it changes in place, because the second part gets the same object.
    wanted = _names(tail, ast.Load) | _names(tail, ast.Store)
    carried = sorted(made & wanted - set(arguments))
    first_arguments = [name for name in arguments if name in _names(head, ast.Load) | _names(head, ast.Store)]
    second_arguments = carried + [name for name in arguments if name in wanted]
    imports = "\n".join(_imports(text))
    returned = f"        return ({', '.join(carried)}{',' if carried else ''})"
    first = _module(first_arguments, _statements(text, head) + "\n" + returned, imports)
    second = _module(second_arguments, _statements(text, tail), imports)
    return Cut(first, second, tuple(first_arguments), tuple(second_arguments), tuple(carried))


def middle(text: str) -> int:
    """Return the position at which `cut` makes two parts of about the same number of statements."""
    return max(1, len(find_forward(text).body) // 2)


def _names(statements: Sequence[ast.AST], kind: type) -> Set[str]:
    found = (node for statement in statements for node in ast.walk(statement))
    return {node.id for node in found if isinstance(node, ast.Name) and isinstance(node.ctx, kind)}


def _statements(text: str, statements: Sequence[ast.stmt]) -> str:
    # `del x` and `x = None` are left out, because the other part may have made the value that they free.
    return "\n".join(_line_of(text, statement) for statement in statements if freed_names(statement) is None)


def _line_of(text: str, statement: ast.stmt) -> str:
    # Take only this statement's own text from its line, because a line may hold several statements, as in
    # `y = f(x);  x = None`.
    line = text.split("\n")[statement.lineno - 1]
    return line[: len(line) - len(line.lstrip())] + source_of(text, statement)


def _module(arguments: Sequence[str], body: str, imports: str) -> str:
    listed = "".join(f"        {name},\n" for name in arguments)
    head = "class GraphModule(torch.nn.Module):\n    def forward(\n        self,\n"
    return f"{imports}\n\n\n{head}{listed}    ):\n{body}\n"


def _imports(text: str) -> List[str]:
    tree = ast.parse(text)
    return [_statements(text, [node]) for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom))]
