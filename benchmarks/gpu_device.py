#!/usr/bin/env python3
"""Print what a GPU is and what it can do at most, as JSON. Needs only torch; benchmarks/gpu.py calls it.

    PYTHON benchmarks/gpu_device.py [--device cuda] [--peaks]

The facts come from nvidia-smi, a part of the driver, and from torch. ``--peaks`` adds, each as the best of several
trials: products of square matrices by dtype (in floating-point operations per second), copies within the device's
memory (in bytes read and written per second), the time of an empty launch by wall clock and by CUDA events, and the
energy of one product beside its time.
"""

from __future__ import annotations

import argparse
import csv
import ctypes
import importlib.metadata
import json
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

#: The questions to nvidia-smi that each driver answers, and those about processes, with the names of the facts.
ASKED = {
    "index": "index",
    "name": "name",
    "uuid": "uuid",
    "driver_version": "driver",
}
#: The questions that not every driver and device answers.
ASKED_ALSO = {
    "compute_mode": "compute_mode",
    "mig.mode.current": "mig",
    "persistence_mode": "persistence",
    "clocks.sm": "sm_clock",
    "clocks.max.sm": "largest_sm_clock",
    "clocks_throttle_reasons.active": "throttle_reasons",
    "power.draw": "power",
    "power.limit": "power_limit",
    "temperature.gpu": "temperature",
    "memory.total": "memory",
    "memory.used": "memory_used",
    "utilization.gpu": "busy",
}
PROCESS = {"gpu_uuid": "gpu", "pid": "pid", "process_name": "name", "used_memory": "memory"}
PACKAGES = ("torch", "triton", "jax", "jaxlib", "torchax", "torch_tensorrt", "tensorrt", "apache-tvm")
_TRIALS = 5


def ask_driver(command: str = "nvidia-smi") -> dict[str, Any]:
    """Return the facts of each GPU and the processes on them, or ``problem``: why nvidia-smi says nothing."""
    try:
        gpus = _table(command, "gpu", ASKED)
        processes = _table(command, "compute-apps", PROCESS)
    except (OSError, subprocess.SubprocessError) as error:
        return {"gpus": [], "processes": [], "problem": _reason(error)}
    try:
        further = _table(command, "gpu", ASKED_ALSO)
    except subprocess.SubprocessError:
        further = [_one_by_one(command, index) for index in range(len(gpus))]
    for gpu, facts in zip(gpus, further, strict=True):
        gpu.update(facts)
    return {"gpus": gpus, "processes": processes}


def _one_by_one(command: str, index: int) -> dict[str, str]:
    """Ask for each fact alone, because nvidia-smi refuses all if it does not know the name of one."""
    facts = {}
    for column, name in ASKED_ALSO.items():
        try:
            facts[name] = _table(command, "gpu", {column: name})[index][name]
        except subprocess.SubprocessError:
            facts[name] = "[N/A]"
    return facts


def _table(command: str, what: str, columns: dict[str, str]) -> list[dict[str, str]]:
    asked = [command, f"--query-{what}={','.join(columns)}", "--format=csv,noheader"]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=60)
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()
        raise subprocess.SubprocessError(said[0] if said else f"exit code {done.returncode}")
    rows = csv.reader(done.stdout.splitlines(), skipinitialspace=True)
    return [dict(zip(columns.values(), row, strict=True)) for row in rows if row]


def _reason(error: Exception) -> str:
    return f"{error.filename} is not installed" if isinstance(error, FileNotFoundError) else str(error)


def ask_torch() -> dict[str, Any]:
    """Return the versions of the stacks, and the devices that torch can use, or ``problem``: why it can use none."""
    import torch

    versions: dict[str, Any] = {"python": sys.version.split()[0]}
    for name in PACKAGES:
        try:
            versions[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue
    found: dict[str, Any] = {"versions": versions, "cuda": torch.version.cuda, "devices": []}
    try:
        torch.cuda.init()  # type: ignore[no-untyped-call]
    except Exception as error:  # noqa: BLE001 - of whatever class, it is the fact
        found["problem"] = str(error).splitlines()[0]
        return found
    for index in range(torch.cuda.device_count()):
        properties = torch.cuda.get_device_properties(index)
        found["devices"].append(
            {
                "name": properties.name,
                "capability": f"{properties.major}.{properties.minor}",
                "multiprocessors": properties.multi_processor_count,
                "memory_bytes": properties.total_memory,
                "l2_bytes": getattr(properties, "L2_cache_size", None),
            }
        )
    return found


def measure_peaks(device: str) -> dict[str, Any]:
    """Measure what the device can do at most; on a CPU with sizes that take seconds."""
    import torch

    gpu = device.startswith("cuda")
    peaks: dict[str, Any] = {"flops_per_s": {}}
    cases = [("float32", torch.float32, False), ("tf32", torch.float32, True)]
    cases += [("float16", torch.float16, False), ("bfloat16", torch.bfloat16, False), ("float64", torch.float64, False)]
    for name, dtype, tf32 in cases:
        if not gpu and name not in ("float32", "float64"):
            continue
        side = (8192 if "16" in name or tf32 else 4096) if gpu else 512
        torch.backends.cuda.matmul.allow_tf32 = tf32
        a, b = (torch.randn(side, side, device=device, dtype=dtype) for _ in range(2))
        peaks["flops_per_s"][name] = 2 * side**3 / _best_s(lambda a=a, b=b: a @ b, device)  # type: ignore[misc]
    torch.backends.cuda.matmul.allow_tf32 = False
    size = (2 << 30) if gpu else (256 << 20)
    source = torch.ones(size, dtype=torch.uint8, device=device)
    target = torch.empty_like(source)
    peaks["copied_bytes_per_s"] = 2 * size / _best_s(lambda: target.copy_(source), device)
    tiny = torch.ones(1, device=device)
    peaks["launch_s"] = _launch_s(lambda: tiny.add_(1), device)
    if gpu:
        peaks.update(_energy(device))
    return peaks


def _synchronize(device: str) -> None:
    import torch

    if device.startswith("cuda"):
        torch.cuda.synchronize(device)


def _best_s(call: Callable[[], Any], device: str) -> float:
    for _ in range(3):
        call()
    _synchronize(device)
    best = float("inf")
    for _ in range(_TRIALS):
        began = time.perf_counter()
        call()
        _synchronize(device)
        best = min(best, time.perf_counter() - began)
    return best


def _launch_s(call: Callable[[], Any], device: str, count: int = 1000) -> dict[str, float]:
    """Return the time of a call of a kernel that does next to nothing: queued one after the other, and waited for."""
    for _ in range(count):
        call()
    _synchronize(device)
    began = time.perf_counter()
    for _ in range(count):
        call()
    queued = time.perf_counter() - began
    _synchronize(device)
    done = time.perf_counter() - began
    began = time.perf_counter()
    for _ in range(count):
        call()
        _synchronize(device)
    return {"queued": queued / count, "done": done / count, "waited": (time.perf_counter() - began) / count}


def _energy(device: str) -> dict[str, Any]:
    """Compare NVML's energy counter with the power limit over two seconds of matrix products."""
    import torch

    counter = _energy_counter(torch.cuda.get_device_properties(device).uuid)
    if counter is None:
        return {"energy": None}
    a = torch.randn(8192, 8192, device=device, dtype=torch.bfloat16)
    before, began = counter(), time.perf_counter()
    while time.perf_counter() - began < 2:
        for _ in range(20):
            a @ a
        torch.cuda.synchronize(device)
    seconds, joules = time.perf_counter() - began, counter() - before
    return {"energy": {"joules": joules, "seconds": seconds, "watts": joules / seconds}}


def _energy_counter(uuid: Any) -> Callable[[], float] | None:
    """Return a function that reads the energy that the device has used, in joules; None where NVML has no counter."""
    try:
        nvml = ctypes.CDLL("libnvidia-ml.so.1")
    except OSError:
        return None
    handle, value = ctypes.c_void_p(), ctypes.c_ulonglong()
    if nvml.nvmlInit_v2() or nvml.nvmlDeviceGetHandleByUUID(f"GPU-{uuid}".encode(), ctypes.byref(handle)):
        return None
    if nvml.nvmlDeviceGetTotalEnergyConsumption(handle, ctypes.byref(value)):
        return None

    def read() -> float:
        nvml.nvmlDeviceGetTotalEnergyConsumption(handle, ctypes.byref(value))
        return value.value / 1000

    return read


def main() -> None:
    """Print the facts as one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--peaks", action="store_true")
    options = parser.parse_args()
    found: dict[str, Any] = {"driver": ask_driver(), "torch": ask_torch()}
    if options.peaks:
        found["peaks"] = measure_peaks(options.device)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
