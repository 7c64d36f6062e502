"""Tests what a sample process sets up before it serves its sample, and how it reads the version of a GPU's driver."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from graphnet_runner.process import cuda_device, driver_version

FAULTS = """
import resource
from graphnet_runner.process import keep_freed_memory

def call():
    # Together they are more than malloc keeps by default.
    blocks = [b"x" * (20 << 20) for _ in range(3)]

{keep}
for _ in range(3):
    call()
before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
for _ in range(5):
    call()
print(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
"""


def faults(keep: str) -> int:
    """Return the number of page faults during five calls that each allocate and free 60 MB."""
    code = FAULTS.format(keep=keep)
    return int(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)


def test_freed_memory_stays_for_the_next_call() -> None:
    assert faults("keep_freed_memory()") < 100
    assert faults("") > 5_000


PLACES = """
import ctypes, mmap, os
from graphnet_runner.process import shift_memory
ctypes.CDLL(None).malloc.restype = ctypes.c_void_p

for _ in range(8):
    if os.fork() == 0:
        kept = {kept}
        libc = ctypes.CDLL(None)
        libc.malloc.restype = ctypes.c_void_p
        # Too large for a gap between two libraries, whose place the shift does not change.
        area = mmap.mmap(-1, 1 << 28)
        print(id(bytes(100)), libc.malloc(100_000), ctypes.addressof(ctypes.c_char.from_buffer(area)), flush=True)
        os._exit(0)
    os.wait()
"""


def places(kept: str) -> list[int]:
    """Return the number of different addresses of an object, of malloc and of mmap in eight forks of a process."""
    done = subprocess.run([sys.executable, "-c", PLACES.format(kept=kept)], capture_output=True, text=True, check=True)
    lines = [line.split() for line in done.stdout.splitlines()]
    assert len(lines) == 8
    return [len(set(addresses)) for addresses in zip(*lines, strict=True)]


def test_forks_of_one_process_place_their_memory_at_different_addresses() -> None:
    assert places("None") == [1, 1, 1]
    assert min(places("shift_memory()")) > 1


@pytest.mark.parametrize(
    ("line", "version"),
    [
        ("NVRM version: NVIDIA UNIX x86_64 Kernel Module  535.104.05  Sat Aug 19 01:15:15 UTC 2023", "535.104.05"),
        (
            "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.65.06  Release Build  (root@host)  12:00:00",
            "580.65.06",
        ),
        ("NVRM version: something else", ""),
        ("", ""),
    ],
)
def test_the_version_of_the_driver_is_read(tmp_path: Path, line: str, version: str) -> None:
    file = tmp_path / "version"
    file.write_text(line + "\nGCC version:  gcc version 12.2.0\n")
    assert driver_version(str(file)) == version


def test_a_machine_without_the_driver_has_no_version(tmp_path: Path) -> None:
    assert driver_version(str(tmp_path / "missing")) == ""
    assert driver_version(str(tmp_path)) == ""


@pytest.mark.parametrize("version", ["580.65.06", ""])
def test_a_gpu_names_its_driver_if_the_kernel_says_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    file = tmp_path / "version"
    file.write_text(f"NVRM version: NVIDIA UNIX x86_64 Kernel Module  {version}  Sat Aug 19\n")
    monkeypatch.setattr("graphnet_runner.process.DRIVER_FILE", str(file))
    device = cuda_device(1, SimpleNamespace(name="H100", total_memory=80, uuid="GPU-1"))
    expected = {"name": "H100", "memory_bytes": "80", "driver": version}
    assert dict(device.properties) == {name: value for name, value in expected.items() if value}
