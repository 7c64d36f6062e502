"""A Ray cluster on this machine: a head without slots, and nodes that stand for machines."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import noop_units
import psutil
import pytest

# The cluster listens on the loopback interface only. Ray reads these variables when it is imported.
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

ray_utils = pytest.importorskip("ray.cluster_utils")


class Cluster:
    """A head, and nodes that are added and killed. Each node has its own directory of locks, as another machine has."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._cluster = ray_utils.Cluster(
            initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False}
        )
        self.address: str = self._cluster.address
        self._added = 0

    def add(self, labels: dict[str, str] | None = None, timed: int = 1) -> Any:
        """Start a node with a slot. Its processes inherit the environment that this process has now."""
        self._added += 1
        os.environ["GRAPHNET_LOCKS"] = str(self._folder / f"locks-{self._added}")
        return self._cluster.add_node(num_cpus=1, resources={"timed": timed}, labels=labels or {})

    def stop(self, node: Any) -> None:
        """Stop a node in an orderly way."""
        self._cluster.remove_node(node)

    def kill(self, node: Any) -> None:
        """Kill a node's daemon and all of its processes at once, as the death of a machine does."""
        raylet = node.all_processes["raylet"][0].process.pid
        processes = [psutil.Process(raylet), *psutil.Process(raylet).children(recursive=True)]
        for process in processes:
            process.send_signal(signal.SIGKILL)
        self._cluster.worker_nodes.discard(node)

    def shutdown(self) -> None:
        self._cluster.shutdown()


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """One cluster for all tests: its head takes seconds to start."""
    # Ray cannot make its temporary folder itself here.
    Path("/tmp/ray").mkdir(exist_ok=True)
    # Nodes import the functions that they run by their names.
    testkit = Path(noop_units.__file__).parent
    os.environ["PYTHONPATH"] = os.pathsep.join((str(testkit), os.environ.get("PYTHONPATH", "")))
    made = Cluster(tmp_path_factory.mktemp("cluster"))
    os.environ["RAY_ADDRESS"] = made.address
    yield made
    made.shutdown()


Nodes = Callable[..., list[Any]]


@pytest.fixture
def nodes(cluster: Cluster) -> Iterator[Nodes]:
    """``nodes(3)`` adds three nodes, and ``nodes(1, labels={"gpu": "A"})`` one with a label. They end with the test."""
    added: list[Any] = []

    def add(count: int = 1, **options: Any) -> list[Any]:
        new = [cluster.add(**options) for _ in range(count)]
        added.extend(new)
        return new

    yield add
    for node in added:
        try:
            cluster.stop(node)
        except Exception:
            continue
