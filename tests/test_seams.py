"""Checks that tests/, testkit/ and benchmarks/ use only public names of our packages, because others may change."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = (
    "graphnet",
    "graphnet_contract",
    "graphnet_runner",
    "graphnet_lowering",
    "graphnet_server",
    "graphnet_graphs",
)
# Private attributes of these foreign modules may be used, and `_obj`, the object that was passed to ctypes.byref.
FOREIGN_MODULES = {"torch", "os"}
FOREIGN_NAMES = {"_obj"}
USERS = sorted(
    path
    for folder in ("tests", "testkit", "benchmarks")
    for path in (ROOT / folder).rglob("*.py")
    if not {"kept_run", "fake_torch", "standins"} & set(path.parts)
)


def is_private(name: str) -> bool:
    """Whether a name begins with exactly one underscore."""
    return name.startswith("_") and not name.startswith("__") and name != "_"


def root_of(node: ast.expr) -> str:
    """Return the name with which a chain of attributes and calls begins, or "" if it does not begin with a name."""
    while isinstance(node, (ast.Attribute, ast.Call)):
        node = node.value if isinstance(node, ast.Attribute) else node.func
    return node.id if isinstance(node, ast.Name) else ""


def private_names(text: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the name of every private name that a file's text uses, but does not own.

    Such names are imported from our packages, attributes of anything but ``self``, ``cls``, ``super()`` and foreign
    modules, or passed to ``setattr``.
    """
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] in PACKAGES:
            yield from ((node.lineno, alias.name) for alias in node.names if is_private(alias.name))
        elif isinstance(node, ast.Attribute) and is_private(node.attr) and node.attr not in FOREIGN_NAMES:
            own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
            if not own and root_of(node.value) not in {"super", *FOREIGN_MODULES}:
                yield node.lineno, node.attr
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == "setattr":
            values = (argument.value for argument in node.args if isinstance(argument, ast.Constant))
            names = (value.rpartition(".")[2] for value in values if isinstance(value, str))
            yield from ((node.lineno, name) for name in names if is_private(name))


def test_private_names_are_found() -> None:
    text = (
        "from graphnet.settings import _root, cache_home\nfrom os import _exit\nthing._slot\nself._own\ncls._own\n"
        "torch._C._nn\nsuper()._own()\nmonkeypatch.setattr(thing, '_take', 1)\n"
        "monkeypatch.setattr('graphnet.sizes._parse', 1)\n"
    )
    assert list(private_names(text)) == [(1, "_root"), (3, "_slot"), (8, "_take"), (9, "_parse")]


@pytest.mark.parametrize("path", USERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_private_name_is_used(path: Path) -> None:
    assert list(private_names(path.read_text())) == []
