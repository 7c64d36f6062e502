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
        "docker",
    },
    "graphs/graphnet_graphs": {"graphnet_graphs", "graphnet_contract", "torch", "numpy"},
}

#: Files of a floor that alone may import something: module -> files.
ALONE = {
    ("proto/graphnet_contract", "torch"): {"graphnet_scheme.py", "vector_math.py"},
}


#: Modules of the contract that the runner imports: standard library only.
CONTRACT_OF_THE_RUNNER = {"graphnet_contract.messages", "graphnet_contract.plain"}
#: Files of the runner that alone may import a further module of the contract, and only when called: module -> file.
CALLED_BY_THE_RUNNER = {
    "graphnet_contract.graphnet_scheme": "graphnet_inputs.py",
    "graphnet_contract.vector_math": "process.py",
}


def modules_of_the_contract(path: Path) -> set[str]:
    """Full names of the contract's modules that a file imports, also inside functions."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names if alias.name.startswith("graphnet_contract")}
        elif isinstance(node, ast.ImportFrom) and node.module == "graphnet_contract":
            names |= {f"graphnet_contract.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("graphnet_contract."):
            names.add(node.module or "")
    return names


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


def test_the_runner_imports_only_the_messages() -> None:
    for path in (ROOT / "worker" / "graphnet_runner").glob("*.py"):
        for module in modules_of_the_contract(path) - CONTRACT_OF_THE_RUNNER:
            assert CALLED_BY_THE_RUNNER.get(module) == path.name, f"{path.name} must not import {module}"
    for module in CONTRACT_OF_THE_RUNNER:
        path = ROOT / "proto" / f"{module.replace('.', '/')}.py"
        assert imported(path) <= {"graphnet_contract"}, f"{module} must need the standard library alone"
        assert modules_of_the_contract(path) <= CONTRACT_OF_THE_RUNNER


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
