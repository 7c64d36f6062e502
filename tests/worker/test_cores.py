"""Tests that all samples are timed on the same cores, but that a sample may start and compile on other cores."""

from __future__ import annotations

import dataclasses
import os
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from client import start_of
from harness import running_worker, write_backend

from graphnet_contract import cores, messages
from graphnet_contract.messages import OutcomeCode

#: An adapter that starts a second thread in ``compile``. Each call prints the cores on which the main thread and the
#: second thread may run.
PRINTS = """import os
import threading
import time

import torch
from graphnet_runner.adapter import Adapter, Compiled, Evidence


class Prints(Adapter):
    def compile(self, model, example_inputs, options):
        print("compiled on", sorted(os.sched_getaffinity(0)))
        thread = threading.Thread(target=lambda: time.sleep(1000), daemon=True)
        thread.start()

        def call(*inputs):
            print("called on", [sorted(os.sched_getaffinity(one)) for one in (0, thread.native_id)])
            return model(*inputs)

        return Compiled(call, Evidence())
"""


def node(system: Path, number: int, listed: str) -> None:
    (system / "node" / f"node{number}").mkdir(parents=True)
    (system / "node" / f"node{number}" / "cpulist").write_text(listed + "\n")


def siblings(system: Path, *cores: tuple[int, ...]) -> None:
    """Write which CPUs belong to the same physical core, as the kernel does."""
    for core in cores:
        for cpu in core:
            folder = system / "cpu" / f"cpu{cpu}" / "topology"
            folder.mkdir(parents=True)
            (folder / "thread_siblings_list").write_text(",".join(map(str, core)) + "\n")


@pytest.fixture
def two_sockets(tmp_path: Path) -> Path:
    """Two sockets, each with eight cores of two CPUs: CPUs 0-7 and 16-23 on node 0, 8-15 and 24-31 on node 1."""
    siblings(tmp_path, *((cpu, cpu + 16) for cpu in range(16)))
    node(tmp_path, 0, "0-7,16-23")
    node(tmp_path, 1, "8-15,24-31")
    return tmp_path


def allow(monkeypatch: pytest.MonkeyPatch, cpus: Iterable[int]) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: frozenset(cpus))


@pytest.fixture
def eight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: frozenset(range(8)))


@pytest.mark.usefixtures("eight")
@pytest.mark.parametrize(
    ("threads", "block", "expected"),
    [
        (1, 0, (0,)),
        (1, 3, (3,)),
        (1, 8, (0,)),
        (2, 1, (2, 3)),
        (3, 1, (3, 4, 5)),
        # Two blocks of three cores fit into eight cores. Block 2 does not exist, so block 0 is used.
        (3, 2, (0, 1, 2)),
        (8, 5, tuple(range(8))),
        (0, 1, tuple(range(8))),
        (100, 1, tuple(range(8))),
    ],
)
def test_a_block_has_one_core_per_thread(threads: int, block: int, expected: tuple[int, ...], tmp_path: Path) -> None:
    assert cores.cores_of(threads, block, tmp_path) == expected


@pytest.mark.usefixtures("eight")
def test_blocks_stay_on_the_node_on_which_samples_are_timed(tmp_path: Path) -> None:
    node(tmp_path, 0, "0-1,4-5")
    node(tmp_path, 1, "2-3,6-7")
    assert [cores.cores_of(1, block, tmp_path) for block in range(5)] == [(0,), (1,), (4,), (5,), (0,)]
    # CPUs 0, 1 and 2 would belong to two nodes.
    assert [cores.cores_of(3, block, tmp_path) for block in range(2)] == [(0, 1, 4)] * 2
    # No node has five cores.
    assert cores.cores_of(5, 0, tmp_path) == (0, 1, 4, 5, 2)


def test_each_thread_has_a_physical_core_of_its_own(two_sockets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    allow(monkeypatch, range(32))
    assert cores.cores_of(0, 0, two_sockets) == tuple(range(16))
    assert [cores.cores_of(4, block, two_sockets) for block in range(3)] == [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 2, 3)]
    assert cores.block_count(4, two_sockets) == 2
    # The second CPUs of cores are used only if there are more threads than physical cores.
    assert cores.cores_of(18, 1, two_sockets) == (*range(16), 16, 17)
    assert cores.block_count(18, two_sockets) == 1
    assert cores.siblings_of([0, 9], two_sockets) == {16, 25}


@pytest.mark.parametrize(
    ("allowed", "physical", "timed"),
    [
        # A container whose set of CPUs holds both CPUs of each of two cores.
        ((2, 3, 18, 19), 2, (2, 3)),
        # A set that holds only the second CPUs of cores.
        ((20, 21, 22), 3, (20, 21, 22)),
        # CPUs 0 and 17 are offline, so only their siblings are left of two cores, and node 1 has more cores.
        ((1, 16, *range(8, 11), *range(24, 27)), 5, (8, 9, 10)),
    ],
)
def test_only_allowed_cpus_count(
    allowed: tuple[int, ...],
    physical: int,
    timed: tuple[int, ...],
    two_sockets: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    allow(monkeypatch, allowed)
    assert sum(map(len, cores.cores_by_node(system=two_sockets))) == physical
    assert cores.cores_of(len(timed), 0, two_sockets) == timed
    assert all(one in allowed for one in cores.cores_of(physical, 0, two_sockets))


def test_sets_have_whole_cores_of_one_node(two_sockets: Path) -> None:
    def sets(count: int, each: int) -> list[tuple[int, ...]]:
        return cores.sets_of_cores(count, each, range(32), two_sockets)

    assert sets(3, 2) == [(0, 1, 16, 17), (8, 9, 24, 25), (2, 3, 18, 19)]
    # Only the fifth of five sets of three cores needs cores of both nodes.
    assert sets(5, 3)[4] == (6, 7, 14, 22, 23, 30)
    every = [cpu for one in sets(5, 3) for cpu in one]
    assert len(every) == len(set(every)) == 30
    assert [len(one) for one in sets(9, 3)] == [6] * 5


@pytest.mark.usefixtures("eight")
@pytest.mark.parametrize(("threads", "expected"), [(1, 4), (2, 2), (3, 1), (4, 1), (8, 1), (0, 1)])
def test_the_blocks_of_a_host_are_counted(threads: int, expected: int, tmp_path: Path) -> None:
    node(tmp_path, 0, "0-3")
    node(tmp_path, 1, "4-7")
    assert cores.block_count(threads, tmp_path) == expected
    different = {cores.cores_of(threads, block, tmp_path) for block in range(20)}
    assert len(different) == expected


@pytest.mark.usefixtures("eight")
def test_a_list_of_cores_that_cannot_be_read_is_ignored(tmp_path: Path) -> None:
    node(tmp_path, 0, "what")
    assert cores.cores_of(1, 7, tmp_path) == (7,)


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="this machine has only one core")
def test_a_sample_compiles_elsewhere_and_is_timed_on_the_first_cores(tmp_path: Path) -> None:
    first, second = sorted(os.sched_getaffinity(0))[:2]
    if cores.cores_of(1, 1) == (first,):
        pytest.skip("the first core is alone on its NUMA node")
    backend = write_backend(tmp_path / "planted", PRINTS)
    start = dataclasses.replace(start_of(), threads=1, core_block=1)
    with running_worker(backend, sys.executable) as worker, worker.client() as client:
        reply = client.run(start)
    assert reply.outcome.code == OutcomeCode.OK
    log = "".join(event.text for event in reply.events if isinstance(event, messages.Log)).splitlines()
    assert [line for line in log if line.startswith("compiled")] == [f"compiled on [{cores.cores_of(1, 1)[0]}]"]
    called = [line for line in log if line.startswith("called")]
    assert called[0] == f"called on [[{second}], [{second}]]"
    assert called[-1] == f"called on [[{first}], [{first}]]"
    assert {times.cores for times in reply.all(messages.TrialTimes)} == {1}


BURNS = """import subprocess
import sys
import time

from graphnet_runner.adapter import Adapter, Compiled, Evidence


class Burns(Adapter):
    def compile(self, model, example_inputs, options):
        burn = "import time\\nwhile time.process_time() < 0.3: pass"
        subprocess.run([sys.executable, "-c", burn], check=True)
        end = time.process_time() + 0.3
        while time.process_time() < end:
            pass
        return Compiled(model, Evidence())
"""


def test_the_cpu_time_of_a_compile_includes_the_programs_that_it_starts(tmp_path: Path) -> None:
    backend = write_backend(tmp_path / "planted", BURNS)
    with running_worker(backend, sys.executable) as worker, worker.client() as client:
        report = client.run(start_of()).one(messages.CompileReport)
    assert report.cores == 1
    # The adapter and its program each use 0.3 s. The kernel counts the time of ended programs in ticks of 10 ms.
    assert report.cpu_ns >= 550_000_000
