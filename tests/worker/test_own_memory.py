"""Tests the memory that a sample process has of its own, with memory that the tests plant."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client, start_of
from harness import IDENTITY, Worker, running_worker, write_backend

from graphnet_contract import messages
from graphnet_contract.messages import OutcomeCode
from graphnet_runner.own_memory import OwnMemory

GIB = 1 << 30
MIB = 1 << 20
#: 1 GiB of floats, which the statement frees at once.
PLANTED = "torch.ones({count}).sum()"
MODEL = """import torch


class GraphModule(torch.nn.Module):
    def forward(self, x):
        {statement}
        return (x + x,)
"""


def in_a_process(code: str) -> list[int]:
    """Run code that uses ``memory``, ``plant`` and ``say`` in a process. Return the numbers that it said, in MiB."""
    head = (
        "from graphnet_runner.own_memory import OwnMemory\n"
        "say = lambda nbytes: print(round(nbytes / (1 << 20)))\n"
        "def plant(nbytes):\n"
        "    made = bytearray(nbytes)\n"
        "    made[::4096] = b'x' * len(made[::4096])\n"
        "    return made\n"
        "memory = OwnMemory()\n"
    )
    done = subprocess.run([sys.executable, "-c", head + code], capture_output=True, text=True, check=True)
    return [int(line) for line in done.stdout.split()]


def near(mib: int, wanted: int) -> bool:
    return abs(mib - wanted) <= 0.05 * wanted


def test_a_planted_gib_is_seen_within_5_percent_and_a_freed_one_is_not() -> None:
    before, held, freed, later, resident = in_a_process(
        "say(memory.take_peak())\nheld = plant(1 << 30)\nsay(memory.take_peak())\ndel held\n"
        "say(memory.take_peak())\nsay(memory.take_peak())\nsay(memory.peak_resident)\n"
    )
    assert near(held - before, 1024)
    # The peak of the time since the last question: the memory was still there when it began.
    assert near(freed - before, 1024)
    assert later <= before + 16
    # The peak of the whole process is kept, although the kernel's was reset.
    assert resident >= 1024


def test_memory_that_was_freed_before_the_question_counts() -> None:
    before, peak = in_a_process("say(memory.take_peak())\nplant(1 << 29)\nsay(memory.take_peak())\n")
    assert near(peak - before, 512)


def test_pages_that_a_fork_shares_with_its_parent_are_not_its_own() -> None:
    code = (
        "import os\nheld = plant(1 << 28)\nsay(memory.take_peak())\n"
        "import sys; sys.stdout.flush()\n"
        "pid = os.fork()\n"
        "if pid == 0:\n    say(OwnMemory().take_peak())\n    sys.stdout.flush()\n    os._exit(0)\n"
        "os.waitpid(pid, 0)\n"
    )
    parent, child = in_a_process(code)
    assert parent >= 256
    assert child < 64


def test_inputs_count_although_they_are_shared_and_the_kept_bits_do_not(tmp_path: Path) -> None:
    inputs, other = tmp_path / "inputs-of-one", tmp_path / "other"
    for path in (inputs, other):
        path.write_bytes(b"\1" * (64 * MIB))
    code = f"""
import mmap
maps = []
for path in ({str(inputs)!r}, {str(other)!r}):
    with open(path, "rb") as file:
        for flags, prot in ((mmap.MAP_PRIVATE, mmap.PROT_READ | mmap.PROT_WRITE), (mmap.MAP_SHARED, mmap.PROT_READ)):
            maps.append(mmap.mmap(file.fileno(), 0, flags=flags, prot=prot))
sum(one[offset] for one in maps for offset in range(0, len(one), 4096))
say(OwnMemory({str(inputs)!r}).take_peak())
say(OwnMemory("").take_peak())
"""
    with_inputs, without = in_a_process(code)
    assert near(with_inputs - without, 64)


def test_a_kernel_that_says_nothing_gives_no_memory(tmp_path: Path) -> None:
    memory = OwnMemory(process=str(tmp_path))
    assert (memory.take_peak(), memory.peak_resident) == (0, 0)


def test_without_a_new_beginning_a_later_peak_is_unknown(tmp_path: Path) -> None:
    (tmp_path / "smaps").write_text("1000-2000 rw-p 00000000 00:00 0 \nPrivate_Dirty:      1024 kB\n")
    (tmp_path / "status").write_text("VmHWM:\t    3072 kB\nVmRSS:\t    2048 kB\n")
    # As for a process that cannot write to it.
    (tmp_path / "clear_refs").mkdir()
    memory = OwnMemory(process=str(tmp_path))
    assert (memory.take_peak(), memory.take_peak(), memory.peak_resident) == (2 * MIB, 0, 3 * MIB)


@pytest.fixture(scope="module")
def worker(torch_python: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    folder = write_backend(tmp_path_factory.mktemp("b") / "planted", IDENTITY)
    with running_worker(folder, torch_python, fake_torch=False) as started:
        yield started


@pytest.mark.torch
def test_a_sample_that_needs_a_gib_shows_it_in_its_calls_and_not_in_its_compile(client: Client) -> None:
    compiled, called = [], []
    for count in (1 << 18, 1 << 28):
        reply = client.run(start_of(MODEL.format(statement=PLANTED.format(count=count)), memory_bytes=8 * GIB))
        assert reply.outcome.code is OutcomeCode.OK, reply.outcome
        compiled.append(reply.one(messages.CompileReport).own_memory_bytes)
        called.append(reply.one(messages.CallReport).own_memory_bytes)
    assert min(compiled) > 0
    assert abs(compiled[1] - compiled[0]) < 64 * MIB
    assert near(round((called[1] - called[0]) / MIB), 1023)
    # Without the pages of torch, which the process shares with its zygote.
    assert called[0] < reply.one(messages.CallReport).peak_memory_bytes - GIB
