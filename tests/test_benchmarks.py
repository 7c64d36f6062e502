"""Benchmarks are independent of the tests: they import from testkit/, never from tests/."""

from __future__ import annotations

import ast
import importlib.util
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = sorted((ROOT / "benchmarks").glob("*.py"))
#: Top-level modules that benchmarks import only in code that runs in another interpreter.
ELSEWHERE = {"torch"}


def imported(path: Path) -> set[str]:
    """Return the top-level modules outside the standard library that a file imports, also inside functions."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            names.add(node.module.partition(".")[0])
    return names - set(sys.stdlib_module_names)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_a_benchmark_imports_nothing_from_the_tests(path: Path) -> None:
    own = {file.stem for folder in ("benchmarks", "testkit") for file in (ROOT / folder).glob("*.py")}
    ours = {"graphnet", "graphnet_contract", "graphnet_graphs"}
    for name in imported(path) - own - ours - ELSEWHERE:
        found = importlib.util.find_spec(name)
        assert found is not None, f"{path.name} imports {name}, which is not installed"
        assert "site-packages" in str(found.origin), f"{path.name} imports {name} from {found.origin}"
    assert 'ROOT / "tests"' not in path.read_text(encoding="utf-8")
