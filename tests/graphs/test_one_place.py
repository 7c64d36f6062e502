"""Tests that code which several passes need exists only once, and that graphs/README.md lists every module."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


PACKAGE = ROOT / "graphs" / "graphnet_graphs"
MODULES = {
    ".".join(path.relative_to(PACKAGE).with_suffix("").parts): ast.parse(path.read_text(encoding="utf-8"))
    for path in PACKAGE.rglob("*.py")
    if path.name != "__init__.py"
}
PRIVATE = re.compile(r"torch(\.\w+)*\._\w+(\.\w+)*")


def _calls(tree: ast.AST, function: str) -> bool:
    names = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return any(isinstance(name, ast.Name) and name.id == function for name in names)


def _private_names(tree: ast.AST) -> list[str]:
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [text for text in texts if PRIVATE.fullmatch(text)]


def test_one_module_executes_texts() -> None:
    assert [name for name, tree in MODULES.items() if _calls(tree, "exec")] == ["running.sample_module"]


def test_one_module_lists_private_names() -> None:
    assert [name for name, tree in MODULES.items() if _private_names(tree)] == ["code.torch_names"]


def test_the_readme_lists_every_module() -> None:
    text = (ROOT / "graphs" / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (?:`(\w+)`|none)[^|]* \| (.+) \|$", text.partition("## The modules")[2], re.MULTILINE)
    listed = [f"{room}.{name}".strip(".") for room, names in rows for name in re.findall(r"`(\w+)`", names)]
    assert sorted(listed) == sorted(MODULES)
