"""Tests that code which several passes need exists only once, and that graphs/README.md lists every module."""

from __future__ import annotations

import ast
import re

from conftest import ROOT

PACKAGE = ROOT / "graphs" / "graphnet_graphs"
MODULES = {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.glob("*.py")}
PRIVATE = re.compile(r"torch(\.\w+)*\._\w+(\.\w+)*")


def _calls(tree: ast.AST, function: str) -> bool:
    names = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return any(isinstance(name, ast.Name) and name.id == function for name in names)


def _private_names(tree: ast.AST) -> list[str]:
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [text for text in texts if PRIVATE.fullmatch(text)]


def test_one_module_executes_texts() -> None:
    assert [name for name, tree in MODULES.items() if _calls(tree, "exec")] == ["sample_module"]


def test_one_module_lists_private_names() -> None:
    assert [name for name, tree in MODULES.items() if _private_names(tree)] == ["torch_names"]


def test_the_readme_lists_every_module() -> None:
    text = (ROOT / "graphs" / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| [^|]+ \| (.+) \|$", text.partition("## The modules")[2], re.MULTILINE)
    listed = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(listed) == sorted(MODULES.keys() - {"__init__"})
