"""Tests how the use of a GPU by other processes is read from a stand-in for NVIDIA's library."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from harness import eventually, state_of

from graphnet_contract.messages import Device
from graphnet_server.watch.load import LoadMeter, gpu_of
from graphnet_server.watch.nvml import GpuUse, NvmlError, Use

SUCCESS, NOT_SUPPORTED, NOT_FOUND, INSUFFICIENT_SIZE = 0, 3, 6, 7


class Library:
    """A stand-in for libnvidia-ml. ``samples`` holds (pid, time stamp, percent) for each measurement by the driver."""

    def __init__(self, *samples: tuple[int, int, int]) -> None:
        self.samples = list(samples)
        self.uuid = b"GPU-1234"
        self.fails_with = SUCCESS

    def nvmlInit_v2(self) -> int:  # noqa: N802 - NVML's name
        return SUCCESS

    def nvmlDeviceGetHandleByUUID(self, uuid: bytes, handle: Any) -> int:  # noqa: N802
        handle._obj.value = 77
        return SUCCESS if uuid == self.uuid else NOT_FOUND

    def nvmlDeviceGetProcessUtilization(self, device: Any, buffer: Any, count: Any, since: Any) -> int:  # noqa: N802
        assert device.value == 77
        if self.fails_with:
            return self.fails_with
        found = [sample for sample in self.samples if sample[1] > since.value]
        if not found:
            return NOT_FOUND
        size, count._obj.value = count._obj.value, len(found)
        if buffer is None or size < len(found):
            return INSUFFICIENT_SIZE
        for slot, (pid, at, percent) in zip(buffer, found, strict=True):
            slot.pid, slot.timeStamp, slot.smUtil, slot.memUtil = pid, at, percent, 99
        return SUCCESS


def sleeping() -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    yield process
    process.kill()
    process.wait()


own = pytest.fixture(sleeping, name="own")
other = pytest.fixture(sleeping, name="other")


def test_samples_since_a_time_stamp_are_read() -> None:
    gpu = GpuUse("1234", Library((5, 100, 40), (6, 200, 60)))
    assert gpu.since(0) == [Use(5, 0.4, 100), Use(6, 0.6, 200)]
    assert gpu.since(100) == [Use(6, 0.6, 200)]
    assert gpu.since(200) == []


def test_a_device_that_nvml_does_not_know_is_an_error() -> None:
    with pytest.raises(NvmlError, match="nvmlDeviceGetHandleByUUID failed with code 6"):
        GpuUse("GPU-9", Library())


def test_the_structure_has_nvmls_layout() -> None:
    # The time stamp of 64 bits must begin at a multiple of 8 bytes. Four counters of 32 bits follow it.
    from graphnet_server.watch import nvml

    assert ctypes.sizeof(nvml.ProcessSample) == 32
    assert (nvml.ProcessSample.timeStamp.offset, nvml.ProcessSample.smUtil.offset) == (8, 16)


Sleeping = subprocess.Popen[bytes]


def share(own: Sleeping, library: Library, *during: tuple[int, int, int]) -> float | None:
    """Return the share of the GPU of other processes in a block with the measurements ``during``."""
    meter = LoadMeter(gpu=GpuUse("GPU-1234", library))
    meter.block_starts(own.pid)
    library.samples += during
    meter.block_ended()
    assert meter.last is not None
    return meter.last.foreign_device_share


def test_another_process_on_the_gpu_is_load(own: Sleeping, other: Sleeping) -> None:
    ours = (own.pid, 10, 90)
    assert share(own, Library(), ours) == 0
    assert share(own, Library((other.pid, 5, 80)), ours) == 0
    assert share(own, Library((own.pid, 5, 0)), ours, (other.pid, 10, 30), (other.pid, 20, 50)) == 0.5


def test_the_other_side_of_a_comparison_is_stopped_and_is_no_load(own: Sleeping, other: Sleeping) -> None:
    assert share(own, Library(), (other.pid, 10, 70)) == 0.7
    os.kill(other.pid, signal.SIGSTOP)
    assert eventually(lambda: state_of(other.pid) == "T")
    assert share(own, Library(), (other.pid, 10, 70)) == 0


def test_a_process_that_this_worker_cannot_see_leaves_the_share_unknown(own: Sleeping) -> None:
    assert share(own, Library(), (2**22 + 5, 10, 70)) is None


def test_a_driver_that_does_not_answer_leaves_the_share_unknown(own: Sleeping) -> None:
    library = Library()
    library.fails_with = NOT_SUPPORTED
    assert share(own, library, (1, 10, 70)) is None


def test_a_cpu_and_a_machine_without_nvml_have_no_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise OSError(f"{name}: cannot open shared object file")

    monkeypatch.setattr(ctypes, "CDLL", missing)
    assert gpu_of(Device("cpu", 0, "boot")) is None
    assert gpu_of(Device("cuda", 0, "1234")) is None
