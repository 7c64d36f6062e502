"""Tests random hostile workers and damaged events: the command line exits, and the sound backend's rows are right."""

from __future__ import annotations

import json
import math
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fake_worker import FakeWorker, Script, always
from forms import count, peak_of_children
from hostile_worker import Attack, HostileWorker, mutated, random_attack

from graphnet.conformance.graphs import Graph

GRAPH = Graph("y = x @ w + 1\nreturn (y, y.sum())", {"x": (4, 6), "w": (6, 5)})
#: The usual command line with a shorter grace time. It gives a worker up 1 s after the limit ``--timeout`` of a stage.
#: The usual grace time is 30 s.
COMMAND_LINE = "from graphnet.talk import waits; waits.STAGE_GRACE_S = 1.0; from graphnet.cli.app import main; main()"
QUICK = (
    *("--trials", "2", "--min-time", "0", "--budget", "0.0001", "--memory", "1GiB", "--threads", "1"),
    *("--timeout", "1"),
)
#: The largest number of samples in one run.
BATCH = 50
#: The largest amount of memory, in bytes, that a command line may need, whatever the workers send.
MOST_MEMORY = 1 << 30

Attacked = Callable[[list[Attack]], list[dict[str, Any]]]


@pytest.fixture
def attacked(tmp_path: Path) -> Iterator[Attacked]:
    """``attacked(attacks)`` makes runs with one sample per attack, and returns the rows of the hostile backend.

    Every run must exit by itself with a documented code, with one row per sample and backend, those of the sound one
    OK.
    """
    sockets = Path(tempfile.mkdtemp(prefix="fake-"))
    sound = [FakeWorker(name, always(Script()), sockets / name) for name in ("eager", "tvm")]
    attacks: list[Attack] = []
    hostile = HostileWorker("inductor", always(Script()), sockets / "h", attack_of=lambda name: attacks[_number(name)])
    judged = ("--backend", hostile.target, "--backend", sound[1].target, "--device", "cpu")
    runs = 0

    def run(wanted: list[Attack]) -> list[dict[str, Any]]:
        nonlocal runs
        rows: list[dict[str, Any]] = []
        for first in range(0, len(wanted), BATCH):
            attacks[:] = wanted[first : first + BATCH]
            folder, runs = tmp_path / f"samples-{runs}", runs + 1
            for number in range(len(attacks)):
                GRAPH.write(folder / f"s{number:04}")
            asked = ("bench", "--reference", sound[0].target, *judged, "--samples", folder, *QUICK)
            rows += _rows(asked, tmp_path / f"run-{runs}", len(attacks))
        return rows

    yield run
    for worker in (*sound, hostile):
        worker.stop()
    shutil.rmtree(sockets)


def _number(name: str) -> int:
    return int(name[-4:])


def _rows(asked: tuple[object, ...], folder: Path, samples: int) -> list[dict[str, Any]]:
    command = [sys.executable, "-c", COMMAND_LINE, *map(str, asked), "--out", str(folder), "--format", "json"]
    # A sample is tried at most twice on the hostile worker, each time within the time limits of the stages. The timeout
    # here is longer than that, because the machine may be busy.
    done = subprocess.run(command, capture_output=True, text=True, timeout=120 + 10 * samples)
    assert done.returncode in (0, 1, 3) and done.stdout, (done.returncode, done.stderr[-3000:])
    rows = json.loads(done.stdout)["results"]
    assert Counter(row["backend"] for row in rows) == {"inductor": samples, "tvm": samples}
    assert {row["outcome"] for row in rows if row["backend"] == "tvm"} == {"OK"}
    faults = [row["message"] for row in rows if row["outcome"] == "INTERNAL_ERROR"]
    assert faults == [], "the checks let something through, and only the last resort caught it"
    return [row for row in rows if row["backend"] == "inductor"]


def test_random_hostile_workers_cost_only_their_own_rows(attacked: Attacked) -> None:
    """The long form of this test has 1,000 hostile workers, each with a different seed."""
    rows = attacked([random_attack(seed) for seed in range(count(50, 1000))])
    outcomes = Counter(row["outcome"] for row in rows)
    print(f"\n{len(rows)} random hostile workers: {dict(outcomes)}")
    assert outcomes["WORKER_LOST"] > len(rows) / 3, "these workers are not hostile"
    for row in rows:
        possible(row)
    assert peak_of_children() < MOST_MEMORY


def test_damaged_events_become_no_number(attacked: Attacked) -> None:
    """The long form of this test sends 10,000 damaged events. About one event in ten is damaged."""
    sent = Counter[str]()
    wanted = count(500, 10_000)

    def damaging(seed: int) -> Attack:
        generator = random.Random(seed)

        def attack(events: Iterator[Any]) -> Iterator[Any]:
            for event in events:
                if generator.random() < 0.1:
                    sent[type(event).__name__] += 1
                    yield mutated(event, generator)
                else:
                    yield event

        return attack

    rows: list[dict[str, Any]] = []
    seed = 0
    while sent.total() < wanted:
        rows += attacked([damaging(seed + number) for number in range(BATCH)])
        seed += BATCH
    print(f"\n{sent.total()} damaged events: {dict(sent)}; rows: {dict(Counter(row['outcome'] for row in rows))}")
    for row in rows:
        possible(row)


def possible(row: dict[str, Any]) -> None:
    """Assert that a row has no impossible number, such as a negative time."""
    if row["outcome"] not in ("OK", "ACCURACY", "OUTPUT_MISMATCH", "NOT_COMPARABLE"):
        assert row["speedup"] is None or row["speedup"]["ratio"] > 0
        return
    assert row["tolerance_reached"] is not None or row["outcome"] != "OK"
    for name in ("first_call_ns", "reference_ns", "compiled_ns"):
        assert row[name] is None or row[name] > 0, name
    assert row["compile_ns"] is None or row["compile_ns"] >= 0
    if row["speedup"] is not None:
        assert 0 < row["speedup"]["low"] <= row["speedup"]["ratio"] <= row["speedup"]["high"] < math.inf
    for one in row["timing"]["rounds"]:
        for side in (one["reference"], one["compiled"]):
            assert len(side["wall_ns"]) == len(side["cpu_ns"]) > 0
            assert min(side["wall_ns"]) > 0
            assert sum(side["wall_ns"]) <= side["ended_ns"] - side["started_ns"] + 1_000_000
    assert all(ns >= 0 for ns in row["stage_ns"].values())
