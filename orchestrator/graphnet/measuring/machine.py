"""The state of the machine that could disturb timing. A run records it before and after measuring."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from graphnet_contract.cores import cores_by_node

_FILES: Final = {
    "pressure_cpu": "/proc/pressure/cpu",
    "pressure_memory": "/proc/pressure/memory",
    "pressure_io": "/proc/pressure/io",
    "governor": "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor",
    "frequency_khz": "/sys/devices/system/cpu/cpu0/cpufreq/scaling_cur_freq",
    "frequency_max_khz": "/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq",
    "no_turbo": "/sys/devices/system/cpu/intel_pstate/no_turbo",
    "smt": "/sys/devices/system/cpu/smt/control",
    "cgroup_cpu": "/sys/fs/cgroup/cpu.stat",
    "cgroup_cpu_max": "/sys/fs/cgroup/cpu.max",
    "temperature_millidegrees": "/sys/class/thermal/thermal_zone0/temp",
    "cgroup_memory_max": "/sys/fs/cgroup/memory.max",
    "transparent_hugepage": "/sys/kernel/mm/transparent_hugepage/enabled",
}
_GPU_FIELDS: Final = (
    *("index", "uuid", "name", "driver_version", "pstate", "clocks.sm", "clocks.mem", "clocks.max.sm"),
    *("clocks_throttle_reasons.active", "temperature.gpu", "power.draw", "power.limit", "memory.used"),
    "mig.mode.current",
)
_VULNERABILITIES: Final = Path("/sys/devices/system/cpu/vulnerabilities")
_BUSIEST: Final = 5


def machine_state() -> dict[str, Any]:
    """Return the state for run.json, in the form of the kernel's files. A value that cannot be read is None."""
    nodes = cores_by_node()
    return {
        "monotonic_ns": time.monotonic_ns(),
        "load": list(os.getloadavg()),
        "machine_id": machine_id(),
        "boot_id": boot_id() or None,
        # "cores" counts CPUs: with SMT, a physical core has several.
        "cores": len(os.sched_getaffinity(0)),
        "physical_cores": sum(map(len, nodes)),
        "numa_nodes": len(nodes),
        "affinity": sorted(os.sched_getaffinity(0)),
        "cpu": _field("/proc/cpuinfo", "model name"),
        "kernel": platform.release(),
        # Some mitigations of CPU vulnerabilities slow down every system call.
        "mitigations": {path.name: _read(str(path)) for path in sorted(_VULNERABILITIES.glob("*"))},
        "microcode": _field("/proc/cpuinfo", "microcode"),
        "seccomp": _field("/proc/self/status", "Seccomp"),
        "memory_available": _field("/proc/meminfo", "MemAvailable"),
        "swap_free": _field("/proc/meminfo", "SwapFree"),
        "gpus": _gpus(),
        "processes": _busiest(),
        **{name: _read(path) for name, path in _FILES.items()},
    }


def boot_id() -> str:
    """Return the id of the running kernel, by which rows name a machine; empty if it cannot be read."""
    return _read("/proc/sys/kernel/random/boot_id") or ""


def machine_id() -> str:
    """Return the host name and the beginning of the machine's id, which survive a reboot; empty without an id, as in
    most containers. Copied disks have the same id, hence the host name.
    """
    identity = _read("/etc/machine-id")
    return f"{platform.node()}/{identity[:8]}" if identity else ""


def _read(path: str) -> str | None:
    try:
        return Path(path).read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return None


def _field(path: str, name: str) -> str | None:
    for line in (_read(path) or "").splitlines():
        key, colon, value = line.partition(":")
        if colon and key.strip() == name:
            return value.strip()
    return None


def _gpus() -> list[dict[str, str]] | None:
    """The values that nvidia-smi prints for each GPU; None if nvidia-smi is missing or fails."""
    if shutil.which("nvidia-smi") is None:
        return None
    command = ["nvidia-smi", f"--query-gpu={','.join(_GPU_FIELDS)}", "--format=csv,noheader"]
    try:
        text = subprocess.run(command, capture_output=True, text=True, timeout=20, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    rows = [[value.strip() for value in line.split(",")] for line in text.splitlines() if line.strip()]
    return [dict(zip(_GPU_FIELDS, row, strict=False)) for row in rows]


def _busiest() -> list[dict[str, Any]]:
    """The processes that have used the most CPU time since they started, whether or not they belong to this run."""
    busiest = sorted(process_times().items(), key=lambda pair: -pair[1].cpu_s)[:_BUSIEST]
    return [{"pid": pid, "name": one.name, "state": one.state, "cpu_s": one.cpu_s} for pid, one in busiest]


@dataclass(frozen=True)
class ProcessTime:
    """A process's name, its state (one letter, as in /proc/PID/stat), and the CPU time that it has used, in seconds."""

    name: str
    state: str
    cpu_s: float


def process_times() -> dict[int, ProcessTime]:
    """Return the name, the state and the CPU time of every process that is visible in /proc, by process id."""
    ticks = os.sysconf("SC_CLK_TCK")
    found: dict[int, ProcessTime] = {}
    for folder in Path("/proc").iterdir():
        text = _read(str(folder / "stat")) if folder.name.isdecimal() else None
        if text is None:
            continue
        # The process name is in parentheses and may itself contain any character, even a parenthesis.
        name, _, rest = text.partition("(")[2].rpartition(")")
        fields = rest.split()
        found[int(folder.name)] = ProcessTime(name, fields[0], (int(fields[11]) + int(fields[12])) / ticks)
    return found
