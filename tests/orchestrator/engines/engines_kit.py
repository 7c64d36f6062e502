"""Units, rows and a fleet without machines, for the tests of engines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from graphnet.bench.listener import Silent
from graphnet.bench.unit import Job, Unit
from graphnet.engines.fleet import Answer
from graphnet.engines.order import Finished
from graphnet.runs.record import Record
from graphnet.runs.request import Request

HOST = "boot-1"


def request(**changes: Any) -> Request:
    """Return the request of a run of the backend nope on this machine."""
    values = {"backends": ["nope@local"], "reference": "eager@local", "device": "cpu", "threads": 1}
    return Request(**{**values, "memory_bytes": 1 << 30, **changes})


def unit(number: int, machines: str = "", jobs: int = 1) -> Unit:
    """Return a unit with one job per key; the sample does not exist."""
    made = tuple(
        Job(site="nope@local", key=f"key-{number}-{machines}-{job}", options={}, artifacts="", command="")
        for job in range(jobs)
    )
    return Unit(sample=f"made/{number}", place=f"/none/{number}", machines=machines, jobs=made)


def row(of: Unit, job: int = 0, **changes: Any) -> str:
    """Return the line of a row that a machine may return for a unit."""
    values: dict[str, Any] = {
        "key": of.jobs[job].key,
        "sample": of.sample,
        "source": "made",
        "category": "",
        "sample_hash": None,
        "backend": "nope",
        "flavour": "torch",
        "where": "local",
        "machines": of.machines or None,
        "outcome": "OK",
    }
    return Record.model_validate({**values, **changes}).line()


def finished(of: Unit, **changes: Any) -> Finished:
    """Return the result of a unit with a row for each job."""
    values: dict[str, Any] = {"host": HOST, "rows": tuple(row(of, job) for job in range(len(of.jobs)))}
    return Finished(**{**values, **changes})


class PlannedFleet:
    """A fleet that ends units in a planned way. It records how many units were in flight."""

    def __init__(self, slots: dict[str, int], end: Callable[[Unit], Answer] | None = None, at_once: int = 1) -> None:
        """``end`` makes the answer of a unit; ``at_once`` is how many units each ``wait`` ends at most."""
        self._slots = slots
        self._end = end or (lambda one: Answer(one, finished(one)))
        self._at_once = at_once
        self.flying: list[Unit] = []
        self.most: dict[str, int] = dict.fromkeys(slots, 0)
        self.order: list[str] = []

    def __enter__(self) -> PlannedFleet:
        return self

    def __exit__(self, *_: Any) -> None: ...

    def slots(self, machines: str) -> int:
        return self._slots[machines]

    def submit(self, one: Unit) -> None:
        self.flying.append(one)
        self.order.append(one.sample)
        count = sum(other.machines == one.machines for other in self.flying)
        self.most[one.machines] = max(self.most[one.machines], count)

    def wait(self, timeout_s: float) -> list[Answer]:
        ended, self.flying = self.flying[: self._at_once], self.flying[self._at_once :]
        return [self._end(one) for one in ended]


class Heard(Silent):
    """A listener that records what it is told."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.work: list[str] = []
        self.started: list[tuple[str, int, int]] = []

    def say(self, text: str) -> None:
        self.said.append(text)

    def sample_started(self, sample: str, number: int, total: int) -> None:
        self.started.append((sample, number, total))

    def working(self, text: str) -> None:
        self.work.append(text)


def numbered(units: Sequence[Unit]) -> list[tuple[int, Unit]]:
    """Return the units with their numbers in the plan."""
    return list(enumerate(units, start=1))


def nothing(_number: int, _unit: Unit) -> None:
    """Stand for the callback that a session of one host calls before each unit."""


def folder_of(tmp_path: Path) -> Path:
    """Return a folder for a run."""
    path = tmp_path / "run"
    path.mkdir()
    return path
