"""Tests how the load of other processes during a timed block is computed, and how the kernel's files are read."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from harness import eventually

from graphnet_contract.messages import Load
from graphnet_server.watch.load import BlockLoads, Counters, LoadMeter

MS = 1_000_000


def counters(
    clock: int, used: int, idle: int, own: int, pressure: int | None = 0, stolen: int = 0, beside: int = 0
) -> Counters:
    """Return the kernel's counters at one moment. The arguments are times in ms."""
    waited = None if pressure is None else pressure * MS
    return Counters(clock * MS, used * MS, idle * MS, stolen * MS, own * MS, waited, beside * MS)


START = counters(0, 0, 0, 0)


@pytest.mark.parametrize(
    ("after", "cpus", "waited"),
    [
        # Only the sample runs on its CPU, so no task waits, and the load is 0.
        (counters(100, used=100, idle=0, own=100, pressure=0), 1, 0),
        # Two threads of the sample keep two CPUs busy, and no other process runs. The load is 0.
        (counters(100, used=200, idle=0, own=200, pressure=0), 2, 0),
        # The sample's own threads wait for each other, and no other process runs. The load is 0.
        (counters(100, used=200, idle=0, own=200, pressure=90), 2, 0),
        # Another process runs on a CPU that the sample leaves idle, so no task waits, and the load is 0.
        (counters(100, used=200, idle=0, own=100, pressure=0), 2, 0),
        # Other processes use the sample's CPU for 60 ms, and tasks wait for 90 ms. The load is the shorter time, 60 ms.
        (counters(100, used=100, idle=0, own=40, pressure=90), 1, 60),
        # The sample uses its CPU all the time. Tasks wait only on other CPUs, so the load is 0.
        (counters(100, used=100, idle=0, own=100, pressure=100), 1, 0),
        # The hypervisor takes half of the time of each of the two CPUs. The load contains this time, although the
        # kernel's CPU pressure does not.
        (counters(100, used=100, idle=0, own=100, pressure=0, stolen=100), 2, 50),
        # Another process uses the other CPU of the sample's core for 60 ms. No task waits, but the sample is slower.
        (counters(100, used=100, idle=0, own=100, pressure=0, beside=60), 1, 60),
        # The kernel counts in ticks of 10 ms, so a counter may grow by more than the time that has passed. The load is
        # never longer than the time that has passed, and never negative.
        (counters(5, used=20, idle=0, own=0, pressure=20), 1, 5),
        (counters(100, used=90, idle=0, own=100, pressure=50), 1, 0),
    ],
)
def test_only_other_processes_that_make_tasks_wait_are_load(after: Counters, cpus: int, waited: int) -> None:
    assert BlockLoads().between(START, after, cpus, "host") == Load(after.clock_ns, waited * MS, "host")


@pytest.mark.parametrize(
    ("after", "waited"),
    [
        (counters(100, used=160, idle=40, own=100, pressure=None), 20),
        (counters(100, used=140, idle=60, own=100, pressure=None), 0),
        (counters(100, used=200, idle=0, own=130, pressure=None), 70),
    ],
)
def test_without_pressure_tasks_wait_while_others_run_and_no_cpu_is_idle(after: Counters, waited: int) -> None:
    before = counters(0, 0, 0, 0, pressure=None)
    assert BlockLoads().between(before, after, 2, "") == Load(100 * MS, waited * MS, "stat")


def ticks_of(blocks: int, cpus: int, own: float, idle: float, source: str) -> list[Load]:
    """Return the loads of blocks of 25 ms if the kernel counts CPU time in ticks of 10 ms and no other process runs.

    ``own`` and ``idle`` are the shares of a block in which each CPU runs the sample, and is idle.
    """
    loads, found = BlockLoads(), []

    def at(block: int) -> Counters:
        # The ticks of the CPUs begin at different times, so the CPUs' counters grow at different moments.
        exact = [(block * 25 + cpu * 10 / cpus) * MS for cpu in range(cpus)]
        used = sum(int(one * own) // (10 * MS) for one in exact) * 10
        spent = sum(int(one * idle) // (10 * MS) for one in exact) * 10
        pressure = block * 25 if source else None
        return counters(block * 25, used, spent, int(block * 25 * cpus * own), pressure)

    for block in range(blocks):
        found.append(loads.between(at(block), at(block + 1), cpus, source))
    return found


@pytest.mark.parametrize("source", ["host", ""])
@pytest.mark.parametrize("cpus", [1, 3, 16, 64])
def test_many_cpus_without_other_processes_are_not_busy(cpus: int, source: str) -> None:
    """Errors of ticks must cancel over many blocks. The sample's own threads wait for each other all the time."""
    loads = ticks_of(200, cpus, own=1.0, idle=0.0, source=source)
    assert sum(load.waited_ns for load in loads) < 0.05 * sum(load.section_ns for load in loads)


def test_idle_blocks_hide_no_busy_block() -> None:
    loads, before = BlockLoads(), counters(0, 0, 0, 0, pressure=None)
    idle = counters(100, used=0, idle=800, own=0, pressure=None)
    assert loads.between(before, idle, 8, "").waited_ns == 0
    busy = counters(200, used=800, idle=800, own=700, pressure=None)
    assert loads.between(idle, busy, 8, "").waited_ns == 100 * MS


def test_only_errors_of_ticks_are_left_to_the_next_block() -> None:
    """In odd blocks, the CPUs are idle for 80 ms; in even ones, other processes use 80 ms, which must not be hidden."""
    loads, at = BlockLoads(), counters(0, 0, 0, 0, pressure=None)
    found = []
    for block in range(1, 9):
        idle = 80 * ((block + 1) // 2)
        after = counters(100 * block, used=800 * block - idle, idle=idle, own=720 * block, pressure=None)
        found.append(loads.between(at, after, 8, "").waited_ns // MS)
        at = after
    assert found == [0, 80] * 4


def test_a_disturbed_block_does_not_disturb_the_blocks_after_it() -> None:
    loads, at = BlockLoads(), counters(0, 0, 0, 0, pressure=None)
    found = []
    for block in range(1, 5):
        after = counters(100 * block, used=6400 * block, idle=0, own=6400 * (block - 1), pressure=None)
        found.append(loads.between(at, after, 64, "").waited_ns // MS)
        at = after
    assert found == [100, 0, 0, 0]


class Kernel:
    """Writes imitations of the kernel's files below a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("proc/self/cgroup", "9:cpu:/\n0::/a/worker\n")

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def pressure(self, name: str, microseconds: int) -> None:
        self.write(name, f"some avg10=1.00 avg60=2.00 avg300=3.00 total={microseconds}\nfull avg10=0.00 total=7\n")

    def cpus(self, ticks: int) -> None:
        # Every CPU used ``ticks`` ticks of user time, and the same number of ticks of system time. The last two columns
        # are the time of guests (virtual machines), which is already contained in the user time.
        lines = [f"cpu{cpu} {ticks} 0 {ticks} 0 0 0 0 0 9 9" for cpu in range(os.cpu_count() or 1)]
        self.write("proc/stat", "\n".join(["cpu  1 1 1 1 1 1 1 1 1 1", *lines, "intr 5"]))

    def process(self, nanoseconds: int, waited: int = 5) -> None:
        self.write(f"proc/{os.getpid()}/task/1/schedstat", f"{nanoseconds} {waited} 6\n")
        self.write(f"proc/{os.getpid()}/task/2/schedstat", f"{nanoseconds} {waited} 6\n")


def test_the_files_of_the_kernel_are_read(tmp_path: Path) -> None:
    kernel = Kernel(tmp_path)
    kernel.pressure("sys/fs/cgroup/a/worker/cpu.pressure", 1_000_000)
    kernel.pressure("proc/pressure/cpu", 0)
    kernel.cpus(100)
    kernel.process(5_000)
    meter = LoadMeter(tmp_path)
    meter.block_starts(os.getpid())
    assert meter.last is None
    kernel.pressure("sys/fs/cgroup/a/worker/cpu.pressure", 3_000_000)
    kernel.cpus(200)
    kernel.process(505_000, waited=8)
    meter.block_ended()

    # During the block, tasks waited for a CPU for 2 s according to the kernel's files, and each CPU was used for 2 s.
    # The block was shorter than that, so its load is the whole length of the block.
    assert meter.last is not None
    assert (meter.last.source, meter.last.waited_ns) == ("cgroup", meter.last.section_ns)
    # Each of the two threads waited for 3 ns.
    assert meter.last.delayed_ns == 6


def test_the_other_cpus_of_the_cores_of_a_sample_are_found(tmp_path: Path) -> None:
    kernel, beside = Kernel(tmp_path), (os.cpu_count() or 1) + 7
    for cpu in os.sched_getaffinity(0):
        kernel.write(f"sys/devices/system/cpu/cpu{cpu}/topology/thread_siblings_list", f"{cpu},{beside}\n")
    kernel.pressure("proc/pressure/cpu", 0)
    kernel.process(0)
    meter = LoadMeter(tmp_path)
    kernel.write("proc/stat", f"cpu{beside} 0 0 0 0 0 0 0 0 0 0\n")
    meter.block_starts(os.getpid())
    kernel.write("proc/stat", f"cpu{beside} 100 0 0 0 0 0 0 0 0 0\n")
    meter.block_ended()
    assert meter.last is not None
    assert meter.last.waited_ns == meter.last.section_ns


@pytest.mark.parametrize(
    ("files", "source"),
    [
        (("sys/fs/cgroup/a/worker/cpu.pressure", "sys/fs/cgroup/cpu.pressure", "proc/pressure/cpu"), "cgroup"),
        (("sys/fs/cgroup/cpu.pressure", "proc/pressure/cpu"), "cgroup"),
        (("proc/pressure/cpu",), "host"),
        ((), "stat"),
    ],
)
def test_the_pressure_of_the_cgroup_goes_before_that_of_the_host(
    tmp_path: Path, files: tuple[str, ...], source: str
) -> None:
    kernel = Kernel(tmp_path)
    for name in files:
        kernel.pressure(name, 5)
    kernel.cpus(1)
    kernel.process(1)
    meter = LoadMeter(tmp_path)
    meter.block_starts(os.getpid())
    meter.block_ended()

    assert meter.last is not None
    assert meter.last.source == source


def test_a_kernel_that_shows_nothing_gives_no_load(tmp_path: Path) -> None:
    meter = LoadMeter(tmp_path)
    meter.block_starts(os.getpid())
    meter.block_ended()
    assert meter.last is None


def test_a_process_that_has_ended_gives_no_load() -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    meter = LoadMeter()
    meter.block_starts(ended.pid)
    meter.block_ended()
    assert meter.last is None


def test_burners_on_the_same_cpu_are_load() -> None:
    """Two endless loops compete for one CPU. The meter measures one of them as the sample, so the other one is load."""
    cpu = min(os.sched_getaffinity(0))
    burner = f"import os; os.sched_setaffinity(0, [{cpu}])\nwhile True: pass"
    burners = [subprocess.Popen([sys.executable, "-c", burner]) for _ in range(2)]
    try:
        assert eventually(lambda: all(os.sched_getaffinity(process.pid) == {cpu} for process in burners))
        meter = LoadMeter()

        def busy() -> bool:
            meter.block_starts(burners[0].pid)
            eventually(lambda: False, within_s=0.2)
            meter.block_ended()
            return meter.last is not None and meter.last.waited_ns > 0.2 * meter.last.section_ns

        assert eventually(busy, within_s=20)
    finally:
        for process in burners:
            process.kill()
            process.wait()
