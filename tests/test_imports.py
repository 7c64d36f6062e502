"""Checks which packages each package imports. The tests read syntax trees, so nothing needs to be installed."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

FLOORS = {
    "proto/graphnet_contract": {"graphnet_contract", "google", "numpy", "tomli", "torch"},
    "worker/graphnet_runner": {"graphnet_runner", "graphnet_contract", "torch", "paddle"},
    "worker/graphnet_lowering": {"graphnet_lowering", "graphnet_runner", "torch"},
    "worker/graphnet_server": {
        *("graphnet_server", "graphnet_runner", "graphnet_contract", "grpc", "google", "xxhash", "prometheus_client"),
    },
    "orchestrator/graphnet": {
        *("graphnet", "graphnet_contract", "grpc", "ml_dtypes", "numpy", "pydantic", "rich", "typer", "xxhash"),
        *("docker", "fsspec", "pyarrow", "pydantic_core", "altair", "jinja2", "vl_convert", "ruptures", "scipy"),
        "sqlalchemy",
    },
    "graphs/graphnet_graphs": {"graphnet_graphs", "graphnet_contract", "torch", "numpy"},
}

#: The files of a package that alone may import a module, by package and module.
ALONE = {
    ("proto/graphnet_contract", "torch"): {"graphnet_scheme.py", "vector_math.py"},
    ("worker/graphnet_runner", "paddle"): {"of_paddle.py"},
}
#: Modules of the contract that the runner imports. They use the standard library only.
CONTRACT_OF_THE_RUNNER = {
    f"graphnet_contract.{name}" for name in ("frameworks", "messages", "other_inputs", "peer", "plain", "widened")
}
#: Further modules of the contract, and the only file of the runner that may import each, inside a function: a sample
#: process needs no other, and some of them need numpy or torch.
CALLED_BY_THE_RUNNER = {
    "graphnet_contract.graphnet_scheme": "graphnet_inputs.py",
    "graphnet_contract.samples": "try_sample.py",
    "graphnet_contract.vector_math": "process.py",
}


def nodes_of(path: Path) -> Iterable[ast.AST]:
    return ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def named_modules(nodes: Iterable[ast.AST]) -> set[str]:
    """Return the full names of the modules that import statements name, with the contract's modules one by one."""
    names: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == "graphnet_contract":
            names |= {f"graphnet_contract.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            names.add(node.module)
    return names


def contract_modules(path: Path) -> set[str]:
    """Return the contract's modules that a file imports, also inside functions."""
    return {name for name in named_modules(nodes_of(path)) if name.startswith("graphnet_contract")}


def imported(path: Path) -> set[str]:
    """Return the top-level packages that a file imports, also inside functions."""
    return {name.partition(".")[0] for name in named_modules(nodes_of(path))} - set(sys.stdlib_module_names)


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
        for module in contract_modules(path) - CONTRACT_OF_THE_RUNNER:
            assert CALLED_BY_THE_RUNNER.get(module) == path.name, f"{path.name} must not import {module}"
    for module in CONTRACT_OF_THE_RUNNER:
        path = ROOT / "proto" / f"{module.replace('.', '/')}.py"
        assert imported(path) <= {"graphnet_contract"}, f"{module} must need the standard library alone"
        assert contract_modules(path) <= CONTRACT_OF_THE_RUNNER


def test_the_runner_imports_torch_only_when_called() -> None:
    for path in (ROOT / "worker" / "graphnet_runner").glob("*.py"):
        names = named_modules(ast.parse(path.read_text()).body)
        assert "torch" not in names, path.name
        assert not names & CALLED_BY_THE_RUNNER.keys(), path.name


def test_nothing_imports_a_backend_and_adapters_know_only_their_contract() -> None:
    for path in (ROOT / "backends").glob("*/adapter.py"):
        ours = {name for name in imported(path) if name.startswith("graphnet")}
        assert ours <= {"graphnet_runner", "graphnet_lowering", "graphnet_graphs"}, path
    names = {path.parent.name for path in (ROOT / "backends").glob("*/adapter.py")}
    for folder in FLOORS:
        for path in (ROOT / folder).rglob("*.py"):
            assert not imported(path) & (names | {"backends"}), path


#: The modules directly in the orchestrator's package, called the ground. They must not import from a subpackage.
GROUND = frozenset(
    {
        *(
            "graphnet",
            "children",
            "conditions",
            "devices",
            "errors",
            "files",
            "nearest",
            "outcomes",
            "printable",
            "settings",
            "sheet",
        ),
        *("sizes", "timeline", "units"),
    }
)
#: The subpackages of the orchestrator, called rooms, with the rooms that each may import besides itself and the ground.
#: Only `runs` has to know the formats of old run folders, which must stay readable for years.
ROOMS = {
    "judge": set(),
    "environments": set(),
    "talk": {"judge"},
    "launch": {"environments", "talk", "judge"},
    "samples": set(),
    "subgraphs": {"launch"},
    "runs": {"judge", "samples"},
    "inputs": {"runs", "judge", "samples", "launch", "environments", "talk"},
    "conformance": {"inputs", "runs", "judge", "samples", "launch", "environments", "talk"},
    "measuring": {"runs", "judge", "launch", "environments", "talk"},
    "bench": {"measuring", "runs", "inputs", "judge", "samples", "launch", "environments", "talk"},
    "engines": {"bench", "measuring", "runs", "inputs", "judge", "samples", "launch", "environments", "talk"},
    "bisect": {"scores", "runs", "judge"},
    "explain": {"runs", "judge"},
    "locate": {"engines", "subgraphs", "bench", "measuring", "runs", "samples", "judge", "launch", "environments"},
    "scores": {"runs", "judge"},
    "faces": set(),
    "show": {"faces", "scores", "runs", "judge"},
    "report": {"scores", "show", "explain", "runs", "judge"},
    "history": {"scores", "report", "runs", "judge"},
    "exchange": {"faces", "scores", "report", "history", "runs", "judge"},
    "receipt": {"measuring", "scores", "runs", "judge", "samples"},
    "cli": {"*"},
}
#: The modules directly in the package of the graph tools, and its rooms.
GRAPHS_GROUND = frozenset({"graphnet_graphs", "errors", "torch_samples"})
GRAPHS_ROOMS = {
    "code": set(),
    "repair": {"code"},
    "running": set(),
    "write": {"code", "repair", "running"},
    "capture": {"write", "running", "repair", "code"},
    "cuts": {"capture", "write", "running", "code"},
    "derive": {"cuts", "write", "running", "code"},
    "check": {"derive", "cuts", "capture", "write", "running", "repair", "code"},
    "commands": {"*"},
}
#: The modules directly in the package of the server, and its rooms.
SERVER_GROUND = frozenset({"graphnet_server", "config", "files", "steps"})
SERVER_ROOMS = {
    "host": {"watch"},
    "storage": set(),
    "watch": set(),
    "zygotes": {"watch"},
    "sample": {"storage", "watch", "zygotes"},
    "service": {"sample", "host", "storage", "zygotes"},
}
#: The modules of the ground that may import rooms: those that start a program, and a package that offers `extract`.
ENTRIES = frozenset({"graphnet.__main__", "graphnet_server.__main__", "graphnet_graphs.__main__", "graphnet_graphs"})


@dataclass(frozen=True)
class House:
    """A package of ours that is divided into rooms."""

    folder: str
    ground: frozenset[str]
    rooms: dict[str, set[str]]

    def modules(self) -> dict[str, Path]:
        found = {}
        for path in (ROOT / self.folder).rglob("*.py"):
            parts = path.relative_to((ROOT / self.folder).parent).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
        return found

    def room_of(self, module: str) -> str:
        """Return the room of a module, or an empty string for one of the ground."""
        parts = module.split(".")
        return parts[1] if len(parts) > 1 and parts[1] in self.rooms else ""


HOUSES = [
    House("orchestrator/graphnet", GROUND, ROOMS),
    House("graphs/graphnet_graphs", GRAPHS_GROUND, GRAPHS_ROOMS),
    House("worker/graphnet_server", SERVER_GROUND, SERVER_ROOMS),
]
every_house = pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.folder)


def imported_modules(path: Path, known: set[str]) -> set[str]:
    """Return the modules among ``known`` that a file imports, also inside functions."""
    names: set[str] = set()
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.relative_to(ROOT)}: a relative import, whose room is hard to see"
            below = {f"{node.module}.{alias.name}" for alias in node.names}
            # `from graphnet import settings` imports a module; `from graphnet import __version__` the package.
            names |= {name for name in below if name in known} or {node.module or ""}
    return names & known


@every_house
def test_every_module_has_a_room_or_is_the_ground(house: House) -> None:
    outside = {name.split(".")[-1] for name in house.modules() if not house.room_of(name)}
    assert outside <= house.ground | {"__main__"}, "name the room, and whom it may import, in its table"


@every_house
def test_arrows_between_rooms_go_down(house: House) -> None:
    modules = house.modules()
    for name, path in modules.items():
        room = house.room_of(name)
        allowed = house.rooms[room] | {room, ""} if room else {""}
        for other in imported_modules(path, set(modules)):
            downward = house.room_of(other) in allowed or "*" in allowed
            assert downward or name in ENTRIES, f"{name} must not import {other}"


@every_house
def test_no_rooms_may_import_each_other(house: House) -> None:
    below = {room: allowed - {"*"} for room, allowed in house.rooms.items()}
    while below:
        lowest = {room for room, allowed in below.items() if not allowed & set(below)}
        assert lowest, f"a circle among {sorted(below)}"
        below = {room: allowed for room, allowed in below.items() if room not in lowest}


@every_house
def test_no_module_is_in_an_import_circle(house: House) -> None:
    modules = house.modules()
    left = {name: imported_modules(path, set(modules)) - {name} for name, path in modules.items()}
    while left:
        free = {name for name, others in left.items() if not others & set(left)}
        assert free, f"an import circle among {sorted(left)}"
        left = {name: others for name, others in left.items() if name not in free}
