"""Tests that benchmarks are independent of the tests: they import from testkit/, never from tests/."""

from __future__ import annotations

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = sorted((ROOT / "benchmarks").glob("*.py"))
#: Top-level modules that benchmarks import only in code that runs in another interpreter.
ELSEWHERE = {"ray", "torch"}


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
    ours = {"graphnet", "graphnet_contract", "graphnet_graphs", "graphnet_runner"}
    for name in imported(path) - own - ours - ELSEWHERE:
        found = importlib.util.find_spec(name)
        assert found is not None, f"{path.name} imports {name}, which is not installed"
        assert "site-packages" in str(found.origin), f"{path.name} imports {name} from {found.origin}"
    assert 'ROOT / "tests"' not in path.read_text(encoding="utf-8")


def test_the_benchmark_of_many_rows_measures_every_step() -> None:
    """The benchmark has a session of its own, and fails if bench calls a method that this class lacks."""
    command = [sys.executable, str(ROOT / "benchmarks" / "scale.py"), "2000"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    # Do not check the exit code: it also depends on how busy the machine is.
    for step in ("plan", "fill", "resume", "show", "score", "merge"):
        assert f"{step}, 2,000 rows" in done.stdout, done.stderr
