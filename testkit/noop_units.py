"""Units that measure nothing, a run of them, and functions that nodes run instead of measuring.

Ray's workers import this module by name, so its folder is on their PYTHONPATH.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from graphnet.bench.listener import Silent
from graphnet.bench.plan import Plan, make_plan
from graphnet.bench.run import execute
from graphnet.bench.unit import Unit
from graphnet.engines.fleet import session_on
from graphnet.engines.order import Finished, Order
from graphnet.engines.ray_fleet import Measure, RayFleet
from graphnet.outcomes import Outcome
from graphnet.runs.record import Record
from graphnet.runs.request import Request
from graphnet.runs.store import RunStore
from graphnet.samples.facts import SampleFacts
from graphnet.samples.index import INDEX_FILE, write_index

#: A file with one line per unit that a node began: the unit, the node and the process.
BEGUN = "begun.txt"


class Quiet(Silent):
    """A listener that keeps what the run says."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, text: str) -> None:
        self.said.append(text)


def make_samples(folder: Path, count: int) -> None:
    """Write an index of samples that do not exist."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = [(f"made/{number}", _facts(number)) for number in range(count)]
    write_index(folder / INDEX_FILE, str(folder), lines)


def _facts(number: int) -> SampleFacts:
    return SampleFacts(
        sample=f"{number}",
        source="made",
        category="",
        nodes=1,
        parameters=1,
        graphs=1,
        dtypes=(),
        memory_bytes=1,
        operators=(),
        dynamic=False,
        sample_hash=f"{number:064x}",
        loader_rules=(),
        ours=True,
    )


def request(folder: Path, **changes: Any) -> Request:
    """Return the request of a run of two backends on the samples of an index."""
    values: dict[str, Any] = {
        "backends": ["nope@local", "inductor@local"],
        "reference": "eager@local",
        "samples": [str(folder / INDEX_FILE)],
        "device": "cpu",
        "threads": 1,
        "memory_bytes": 1 << 30,
        "on": ["ray"],
    }
    return Request(**{**values, **changes})


def rows_of(unit: Unit, host: str) -> Iterator[str]:
    """Yield a made-up row for each job of a unit. Every row names its host."""
    for job in unit.jobs:
        yield Record(
            key=job.key,
            sample=unit.sample,
            source="made",
            category="",
            sample_hash=unit.indexed_hash,
            backend=job.site.partition("@")[0],
            flavour="torch",
            where="local",
            machines=unit.machines or None,
            outcome=Outcome.OK,
            message=host,
        ).line()


def noop(order_json: str, unit_json: str) -> str:
    """Return the rows of a unit at once."""
    unit = Unit.model_validate_json(unit_json)
    return Finished(host="host", rows=tuple(rows_of(unit, "host"))).model_dump_json()


def slow(order_json: str, unit_json: str) -> str:
    """Return the rows of a unit after a while, and note where it began. Rows name the node and the process."""
    import ray

    order, unit = Order.model_validate_json(order_json), Unit.model_validate_json(unit_json)
    node = ray.get_runtime_context().get_node_id()
    with (Path(order.run_folder) / BEGUN).open("a") as file:
        file.write(f"{unit.sample} {node} {os.getpid()}\n")
    time.sleep(float(os.environ.get("NOOP_S", "0.3")))
    host = f"{node} {os.getpid()}"
    return Finished(host=host, rows=tuple(rows_of(unit, host))).model_dump_json()


def deadly(order_json: str, unit_json: str) -> str:
    """Kill the process on the sample made/3, always; return rows of the others."""
    if Unit.model_validate_json(unit_json).sample == "made/3":
        os.kill(os.getpid(), signal.SIGKILL)
    return noop(order_json, unit_json)


def forgetful(order_json: str, unit_json: str) -> str:
    """Return one row too few for the sample made/3."""
    finished = Finished.model_validate_json(noop(order_json, unit_json))
    if Unit.model_validate_json(unit_json).sample == "made/3":
        finished = finished.model_copy(update={"rows": finished.rows[:1]})
    return finished.model_dump_json()


def run_of(folder: Path, asked: Request) -> RunStore:
    """Return the run in a folder; begin it if there is none."""
    if (folder / "run.json").exists():
        store = RunStore.open(folder)
        store.lock()
        return store
    return RunStore.create(folder, {"asked": asked.kept()})


def drive(folder: Path, asked: Request, measure: Measure, listener: Quiet | None = None) -> tuple[RunStore, Plan]:
    """Do a run, or what is left of it, on the cluster that RAY_ADDRESS names."""
    store, plan = run_of(folder, asked), make_plan(asked)
    session = session_on(lambda order: RayFleet(order, measure), plan.unit_count)
    try:
        execute(asked, plan, store, listener or Quiet(), make_session=session)
    finally:
        store.unlock()
    return store, plan


if __name__ == "__main__":
    run_folder, samples, name = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
    drive(run_folder, request(samples), {"noop": noop, "slow": slow}[name])
