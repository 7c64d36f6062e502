"""The settings of a run, such as its device and its seed. GraphNet's logs repeat them for every sample."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from graphnet.runs.record import Record

UNKNOWN = "unknown"
#: The compilers whose version in GraphNet's logs is the version of torch.
_TORCH_COMPILERS = ("inductor", "nope", "unstable_to_stable")


@dataclass(frozen=True)
class LogSettings:
    """The values of the ``[Config]`` lines that are equal for a whole run. Unknown numbers are None."""

    device: str
    hardware: str
    warmup: int | None = None
    trials: int | None = None
    seed: int | None = None


def settings_of(run: dict[str, Any]) -> LogSettings:
    """Return the settings from run.json: the request's settings or, for an imported run, its logs' settings."""
    imported = run.get("imported")
    if isinstance(imported, dict):
        return LogSettings(**imported["settings"])
    asked = run.get("asked") or {}
    device = str(asked.get("device") or UNKNOWN)
    return LogSettings(device, hardware(run, device), asked.get("warmup"), asked.get("trials"), asked.get("seed"))


def hardware(run: dict[str, Any], device: str) -> str:
    """Return the name of the processor or GPU that the run used, from run.json."""
    machine = (run.get("machine") or {}).get("before") or {}
    kind, _, index = device.partition(":")
    if kind == "cuda":
        gpus = machine.get("gpus") or []
        wanted = [gpu for gpu in gpus if gpu.get("index") == (index or "0")] or gpus
        return str(wanted[0].get("name") or UNKNOWN) if wanted else UNKNOWN
    return str(machine.get("cpu") or UNKNOWN)


def framework_version(record: Record) -> str:
    """Return the text that GraphNet's logs give as ``compile_framework_version``: the compiler's version."""
    environment = record.environment
    if environment is None:
        return UNKNOWN
    if record.backend in _TORCH_COMPILERS:
        return environment.torch or UNKNOWN
    versions = environment.compiler or {}
    if "compile_framework_version" in versions:
        return versions["compile_framework_version"]
    return " ".join(f"{name} {version}" for name, version in sorted(versions.items())) or UNKNOWN
