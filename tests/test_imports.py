"""Checks which packages each package imports. The tests read syntax trees, so nothing needs to be installed."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

FLOORS = {
    "proto/graphnet_contract": {"graphnet_contract", "google", "numpy", "tomli", "torch"},
    "worker/graphnet_runner": {"graphnet_runner", "graphnet_contract", "torch"},
    "worker/graphnet_server": {
        *("graphnet_server", "graphnet_runner", "graphnet_contract", "grpc", "google", "xxhash", "prometheus_client"),
    },
    "orchestrator/graphnet": {
        *("graphnet", "graphnet_contract", "grpc", "ml_dtypes", "numpy", "pydantic", "rich", "typer", "xxhash"),
        *("docker", "fsspec", "pyarrow", "pydantic_core"),
        *("altair", "jinja2", "vl_convert", "anyio", "starlette", "uvicorn"),
        *("ruptures", "scipy", "sqlalchemy"),
    },
    "graphs/graphnet_graphs": {"graphnet_graphs", "graphnet_contract", "torch", "numpy"},
}

#: Imports that only some files may make. A key is (package, imported module); a value is the files of the package that
#: may import the module.
ALONE = {
    ("proto/graphnet_contract", "torch"): {"graphnet_scheme.py", "vector_math.py"},
}


#: Modules of the contract that the runner imports. They use the standard library only.
CONTRACT_OF_THE_RUNNER = {"graphnet_contract.messages", "graphnet_contract.peer", "graphnet_contract.plain"}
#: Further modules of the contract that the runner imports. For each module: the only file of the runner that may import
#: it. The import must be inside a function, because the module needs numpy or torch.
CALLED_BY_THE_RUNNER = {
    "graphnet_contract.graphnet_scheme": "graphnet_inputs.py",
    "graphnet_contract.vector_math": "process.py",
}


def modules_of_the_contract(path: Path) -> set[str]:
    """Return the full names of the contract's modules that a file imports, also inside functions."""
    return contract_modules(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def contract_modules(nodes: Iterable[ast.AST]) -> set[str]:
    """Return the full names of the contract's modules that these import statements name."""
    names: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names if alias.name.startswith("graphnet_contract")}
        elif isinstance(node, ast.ImportFrom) and node.module == "graphnet_contract":
            names |= {f"graphnet_contract.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("graphnet_contract."):
            names.add(node.module or "")
    return names


def imported(path: Path) -> set[str]:
    """Return the top-level packages that a file imports, also inside functions."""
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
        assert not contract_modules(top) & CALLED_BY_THE_RUNNER.keys(), path.name


def test_nothing_imports_a_backend_and_adapters_know_only_their_contract() -> None:
    for path in (ROOT / "backends").glob("*/adapter.py"):
        ours = {name for name in imported(path) if name.startswith("graphnet")}
        assert ours <= {"graphnet_runner", "graphnet_graphs"}, path
    names = {path.parent.name for path in (ROOT / "backends").glob("*/adapter.py")}
    for folder in FLOORS:
        for path in (ROOT / folder).rglob("*.py"):
            assert not imported(path) & (names | {"backends"}), path


#: The modules directly in the orchestrator's package, called the ground. They must not import from a subpackage.
GROUND = frozenset(
    {"graphnet", "devices", "errors", "nearest", "outcomes", "printable", "settings", "sizes", "timeline"}
)
#: The subpackages of the orchestrator, called rooms. For each room: the rooms that it may import. Each room may also
#: import its own modules, and those directly in the orchestrator's package (the ground). The rooms that show, score or
#: exchange runs read run folders only through the room `runs`. So only `runs` has to know the formats of old folders,
#: which must stay readable for years.
ROOMS = {
    "workers": {"judge"},
    "judge": set(),
    "samples": {"workers"},
    "runs": {"judge", "samples"},
    "inputs": {"runs", "judge", "samples", "workers"},
    "conformance": {"inputs", "runs", "judge", "samples", "workers"},
    "measuring": {"runs", "judge", "workers"},
    "bench": {"measuring", "runs", "inputs", "judge", "samples", "workers"},
    "engines": {"bench", "measuring", "runs", "inputs", "judge", "samples", "workers"},
    "golden": {"bench", "scores", "runs", "judge", "samples", "workers"},
    "bisect": {"scores", "runs", "judge"},
    "scores": {"runs", "judge"},
    "show": {"scores", "runs", "judge"},
    "report": {"scores", "show", "runs", "judge"},
    "view": {"scores", "report", "show", "runs", "judge"},
    "history": {"scores", "report", "runs", "judge"},
    "exchange": {"scores", "report", "history", "runs", "judge"},
    "cli": {"*"},
}
PACKAGE = ROOT / "orchestrator" / "graphnet"


def modules_of_the_orchestrator() -> dict[str, Path]:
    """Return every module of the orchestrator's package, by its dotted name."""
    found = {}
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported_modules(path: Path, known: set[str]) -> set[str]:
    """Return the modules of the orchestrator's package that a file imports, also inside functions."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            below = {f"{node.module}.{alias.name}" for alias in node.names}
            # `from graphnet import settings` imports a module; `from graphnet import __version__` imports the package
            # itself.
            names |= {name for name in below if name in known} or {node.module}
    return names & known


def room_of(module: str) -> str:
    """Return the room (subpackage) of a module. Return an empty string for a module directly in the package."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in ROOMS else ""


def test_every_module_of_the_orchestrator_has_a_room_or_is_the_ground() -> None:
    outside = {name.split(".")[-1] for name in modules_of_the_orchestrator() if not room_of(name)}
    assert outside <= GROUND | {"__main__"}, "name the room, and whom it may import, in ROOMS"


def test_arrows_between_the_orchestrators_rooms_go_down() -> None:
    modules = modules_of_the_orchestrator()
    for name, path in modules.items():
        room = room_of(name)
        allowed = ROOMS[room] | {room, ""} if room else {""}
        for other in imported_modules(path, set(modules)):
            downward = room_of(other) in allowed or "*" in allowed
            assert downward or name.endswith("__main__"), f"{name} must not import {other}"


def test_no_rooms_may_import_each_other() -> None:
    below = {room: allowed - {"*"} for room, allowed in ROOMS.items()}
    while below:
        lowest = {room for room, allowed in below.items() if not allowed & set(below)}
        assert lowest, f"a circle among {sorted(below)}"
        below = {room: allowed for room, allowed in below.items() if room not in lowest}


def test_no_module_of_the_orchestrator_is_in_an_import_circle() -> None:
    modules = modules_of_the_orchestrator()
    left = {name: imported_modules(path, set(modules)) - {name} for name, path in modules.items()}
    while left:
        free = {name for name, others in left.items() if not others & set(left)}
        assert free, f"an import circle among {sorted(left)}"
        left = {name: others for name, others in left.items() if name not in free}
