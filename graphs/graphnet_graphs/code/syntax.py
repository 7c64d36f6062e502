"""Read facts from the syntax tree of a sample's source code. Several modules use these functions. Needs no torch."""

from __future__ import annotations

import ast
import re
from functools import lru_cache
from typing import List, Optional, Tuple


def find_forward(text: str) -> ast.FunctionDef:
    """Return the forward function of the class GraphModule. Raise ValueError if there is none, or a SyntaxError."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.name == "GraphModule":
            for item in node.body:
                if isinstance(item, ast.FunctionDef) and item.name == "forward":
                    return item
    raise ValueError("model.py defines no class GraphModule with a forward; write the sample again.")


def argument_names(forward: ast.FunctionDef) -> Tuple[str, ...]:
    return tuple(argument.arg for argument in forward.args.args[1:])


def dotted(node: Optional[ast.AST]) -> Optional[str]:
    """Return a chain of attributes as text ('torch.nn.functional.gelu'); None if it does not start at a plain name."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        head = dotted(node.value)
        return None if head is None else f"{head}.{node.attr}"
    return None


def source_of(text: str, node: ast.AST) -> str:
    """Return the source code of a statement or expression in the tree of `text`, as `ast.get_source_segment` does.

    But that function splits the whole text into lines at each call.
    """
    assert isinstance(node, (ast.stmt, ast.expr))
    lines = list(_lines(text)[node.lineno - 1 : node.end_lineno])
    lines[-1] = lines[-1][: node.end_col_offset]
    lines[0] = lines[0][node.col_offset :]
    return b"".join(lines).decode()


@lru_cache(maxsize=8)
def _lines(text: str) -> List[bytes]:
    # For Python's line numbers, only CR LF, CR and LF end a line, not a form feed. A column is a number of bytes.
    return [line.encode() for line in re.findall(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+", text)]


def value_of(statement: ast.stmt) -> Optional[ast.expr]:
    """Return the right side of an assignment, or a statement's expression; None for other statements."""
    return statement.value if isinstance(statement, (ast.Assign, ast.Expr)) else None


def target_of(statement: ast.stmt) -> Optional[str]:
    """Return the name that a plain assignment `name = ...` binds; None for any other statement."""
    if isinstance(statement, ast.Assign) and len(statement.targets) == 1 and isinstance(statement.targets[0], ast.Name):
        return statement.targets[0].id
    return None


def freed_names(statement: ast.stmt) -> Optional[List[str]]:
    """Return the names that `del x` or `x = None` frees; None for any other statement."""
    if isinstance(statement, ast.Delete):
        return [target.id for target in statement.targets if isinstance(target, ast.Name)]
    if isinstance(statement, ast.Assign) and is_none(statement.value):
        return [target.id for target in statement.targets if isinstance(target, ast.Name)]
    return None


def is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def unwrap_index(node: ast.AST) -> ast.AST:
    """Return the expression between square brackets, without the extra node in which Python 3.8 wraps it."""
    return node.value if node.__class__.__name__ == "Index" else node  # type: ignore[attr-defined]
