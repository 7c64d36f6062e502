"""Who may import whom: read from the syntax trees, so that nothing need be installed."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

FLOORS = {
    "proto/graphnet_contract": {"graphnet_contract", "google", "numpy", "tomli", "torch"},
    "worker/graphnet_runner": {"graphnet_runner", "graphnet_contract", "torch"},
    "worker/graphnet_server": {"graphnet_server", "graphnet_runner", "graphnet_contract", "grpc", "google", "xxhash"},
    "orchestrator/graphnet": {
        *("graphnet", "graphnet_contract", "grpc", "ml_dtypes", "numpy", "pydantic", "rich", "typer", "xxhash"),
        *("docker", "pyarrow"),
    },
    "graphs/graphnet_graphs": {"graphnet_graphs", "graphnet_contract", "torch", "numpy"},
}

#: Files of a floor that alone may import something: module -> files.
ALONE = {
    ("proto/graphnet_contract", "torch"): {"graphnet_recipe.py", "vector_math.py"},
    ("worker/graphnet_runner", "graphnet_contract"): {"recipe.py", "process.py"},
}


def imported(path: Path) -> set[str]:
    """Top-level packages that a file imports, also inside functions."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            names.add(node.module.partition(".")[0])
    return names - set(sys.stdlib_module_names)


@pytest.mark.parametrize("folder", sorted(FLOORS))
def test_a_floor_imports_only_what_it_may(folder: str) -> None:
    files = [path for path in (ROOT / folder).rglob("*.py") if "generated" not in path.parts]
    assert files
    for path in files:
        extra = imported(path) - FLOORS[folder]
        assert not extra, f"{path.relative_to(ROOT)} imports {sorted(extra)}"
        for name in imported(path):
            allowed = ALONE.get((folder, name))
            assert allowed is None or path.name in allowed, f"{path.relative_to(ROOT)} must not import {name}"


def test_the_runner_imports_torch_only_when_called() -> None:
    for path in (ROOT / "worker" / "graphnet_runner").glob("*.py"):
        top = [node for node in ast.parse(path.read_text()).body if isinstance(node, (ast.Import, ast.ImportFrom))]
        names = {alias.name for node in top if isinstance(node, ast.Import) for alias in node.names}
        names |= {node.module or "" for node in top if isinstance(node, ast.ImportFrom)}
        assert "torch" not in names, path.name


def test_nothing_imports_a_backend_and_adapters_know_only_their_contract() -> None:
    for path in (ROOT / "backends").glob("*/adapter.py"):
        ours = {name for name in imported(path) if name.startswith("graphnet")}
        assert ours <= {"graphnet_runner", "graphnet_graphs"}, path
    names = {path.parent.name for path in (ROOT / "backends").glob("*/adapter.py")}
    for folder in FLOORS:
        for path in (ROOT / folder).rglob("*.py"):
            assert not imported(path) & (names | {"backends"}), path
