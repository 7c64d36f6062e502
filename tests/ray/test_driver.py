"""Tests of runs on a Ray cluster, with units that measure nothing: no row is lost, and none is doubled."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import noop_units
import psutil
import pytest
from noop_units import BEGUN, Quiet, deadly, drive, forgetful, make_samples, noop, request, slow

from graphnet.errors import BackendUnavailable, UsageError
from graphnet.outcomes import Outcome
from graphnet.runs.store import RunStore

Nodes = Callable[..., list[Any]]
#: A limit for waits that end as soon as something has happened. It fails a test that would otherwise hang.
LONG_S = 120.0


def require_all_once(store: RunStore, units: int) -> None:
    """Every sample has a row of both backends, every key once, and both rows of a sample are of one process."""
    lines = [json.loads(line) for line in (store.folder / "results.jsonl").read_text().splitlines()]
    assert len(lines) == len({line["key"] for line in lines}) == 2 * units
    assert {line["outcome"] for line in lines} == {"OK"}
    hosts: dict[str, set[str]] = {}
    for line in lines:
        hosts.setdefault(line["sample"], set()).add(line["message"])
    assert all(len(of_sample) == 1 for of_sample in hosts.values())


def begun(folder: Path) -> list[list[str]]:
    try:
        return [line.split() for line in (folder / BEGUN).read_text().splitlines()]
    except FileNotFoundError:
        return []


def wait_until(condition: Callable[[], object]) -> None:
    deadline = time.monotonic() + LONG_S
    while not condition():
        assert time.monotonic() < deadline, "nothing happened"
        time.sleep(0.02)


class Driver(threading.Thread):
    """Drives a run in another process, which can be killed. The thread ends with the process."""

    def __init__(self, run: Path, samples: Path, name: str) -> None:
        super().__init__()
        self.process = subprocess.Popen([sys.executable, noop_units.__file__, str(run), str(samples), name])
        self.start()

    def run(self) -> None:
        self.process.wait()


def test_ten_thousand_units(nodes: Nodes, tmp_path: Path) -> None:
    nodes(3)
    make_samples(tmp_path, 10_000)
    store, _ = drive(tmp_path / "run", request(tmp_path), noop)
    require_all_once(store, 10_000)


def test_a_dead_node_loses_and_doubles_nothing(cluster: Any, nodes: Nodes, tmp_path: Path) -> None:
    """A node and its processes are killed while they run a unit. Another node runs it again."""
    first, *_ = nodes(3)
    make_samples(tmp_path, 40)
    run = tmp_path / "run"
    driver = Driver(run, tmp_path, "slow")
    wait_until(lambda: any(node == first.node_id for _, node, _ in begun(run)))
    cluster.kill(first)
    driver.join(LONG_S)
    assert driver.process.returncode == 0
    require_all_once(RunStore.open(run), 40)
    again = Counter(sample for sample, _, _ in begun(run))
    assert max(again.values()) > 1, "the unit in flight on the dead node ran again"


def test_a_killed_process_of_a_node_loses_nothing(nodes: Nodes, tmp_path: Path) -> None:
    nodes(1)
    make_samples(tmp_path, 10)
    run = tmp_path / "run"
    driver = Driver(run, tmp_path, "slow")
    wait_until(lambda: len(begun(run)) >= 2)
    os.kill(int(begun(run)[-1][2]), signal.SIGKILL)
    driver.join(LONG_S)
    require_all_once(RunStore.open(run), 10)


def test_a_killed_driver_goes_on_with_what_is_missing(nodes: Nodes, tmp_path: Path) -> None:
    nodes(2)
    make_samples(tmp_path, 20)
    run = tmp_path / "run"
    driver = Driver(run, tmp_path, "slow")
    wait_until(lambda: (run / "results.jsonl").exists() and (run / "results.jsonl").read_bytes().count(b"\n") >= 4)
    driver.process.send_signal(signal.SIGKILL)
    driver.join(LONG_S)
    kept = {json.loads(line)["key"] for line in (run / "results.jsonl").read_bytes().splitlines(keepends=True)[:4]}
    store, _ = drive(run, request(tmp_path), slow)
    require_all_once(store, 20)
    assert kept <= {head.key for head in store.heads()}


def test_two_drivers_on_one_run_are_refused(nodes: Nodes, tmp_path: Path) -> None:
    nodes(1)
    make_samples(tmp_path, 2)
    store, _ = drive(tmp_path / "run", request(tmp_path), noop)
    store.lock()
    with pytest.raises(UsageError, match="another graphnet bench is writing"):
        drive(tmp_path / "run", request(tmp_path), noop)
    store.unlock()


def test_a_unit_whose_process_always_dies_is_lost_and_can_be_resumed(nodes: Nodes, tmp_path: Path) -> None:
    nodes(2)
    make_samples(tmp_path, 6)
    heard = Quiet()
    store, _ = drive(tmp_path / "run", request(tmp_path), deadly, heard)
    lost = [head for head in store.heads() if head.outcome is Outcome.WORKER_LOST]
    assert [head.sample.endswith("3") for head in lost] == [True, True]
    assert len(store.heads()) == 12
    assert any("Ray did not finish the unit" in text for text in heard.said)
    store, _ = drive(tmp_path / "run", request(tmp_path), noop)
    require_all_once(store, 6)


def test_a_unit_that_returns_too_few_rows_is_lost_in_part(nodes: Nodes, tmp_path: Path) -> None:
    nodes(1)
    make_samples(tmp_path, 6)
    store, _ = drive(tmp_path / "run", request(tmp_path), forgetful)
    outcomes = Counter(head.outcome for head in store.heads())
    assert outcomes == {Outcome.OK: 11, Outcome.WORKER_LOST: 1}


def test_every_class_of_machines_measures_every_sample(nodes: Nodes, tmp_path: Path) -> None:
    (fast,), (other,) = nodes(1, labels={"gpu": "A"}), nodes(1, labels={"gpu": "B"})
    make_samples(tmp_path, 5)
    store, _ = drive(tmp_path / "run", request(tmp_path, on=["ray:gpu=A", "ray:gpu=B"]), slow)
    rows = list(store.rows())
    assert len(rows) == 20
    nodes_of = {
        row.machines: {str(one.message).split()[0] for one in rows if one.machines == row.machines} for row in rows
    }
    assert nodes_of == {"gpu=A": {fast.node_id}, "gpu=B": {other.node_id}}
    assert len({row.key for row in rows}) == 20


def test_a_label_that_no_node_has_is_refused_by_name(nodes: Nodes, tmp_path: Path) -> None:
    nodes(1, labels={"gpu": "A"})
    make_samples(tmp_path, 1)
    with pytest.raises(UsageError, match=r"--on ray:gpu=C: no node has this label; there are gpu=A"):
        drive(tmp_path / "run", request(tmp_path, on=["ray:gpu=C"]), noop)


def test_nodes_without_a_slot_are_refused(cluster: Any, nodes: Nodes, tmp_path: Path) -> None:
    make_samples(tmp_path, 1)
    with pytest.raises(UsageError, match="no node of the cluster offers the resource 'timed'"):
        drive(tmp_path / "run", request(tmp_path), noop)
    nodes(1)
    with pytest.raises(UsageError, match="--on ray with --device cuda: no node of the cluster has a GPU"):
        drive(tmp_path / "gpu", request(tmp_path, device="cuda"), noop)


def test_a_node_that_joins_gets_units(cluster: Any, nodes: Nodes, tmp_path: Path) -> None:
    nodes(1)
    make_samples(tmp_path, 40)
    run = tmp_path / "run"
    driver = Driver(run, tmp_path, "slow")
    wait_until(lambda: begun(run))
    (late,) = nodes(1)
    driver.join(LONG_S)
    require_all_once(RunStore.open(run), 40)
    assert late.node_id in {node for _, node, _ in begun(run)}


def test_no_cluster_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_samples(tmp_path, 1)
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    with pytest.raises(BackendUnavailable, match=r"no Ray cluster answers at 127\.0\.0\.1:1"):
        drive(tmp_path / "run", request(tmp_path), noop)


def test_the_driver_and_the_nodes_leave_no_process(nodes: Nodes, tmp_path: Path) -> None:
    nodes(2)
    make_samples(tmp_path, 4)
    drive(tmp_path / "run", request(tmp_path), slow)
    pids = {int(pid) for _, _, pid in begun(tmp_path / "run")}
    wait_until(lambda: not any(psutil.pid_exists(pid) for pid in pids))
