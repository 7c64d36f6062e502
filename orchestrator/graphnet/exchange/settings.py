"""The settings of a run, such as its device and its seed. GraphNet's logs repeat them for every sample."""

from __future__ import annotations

from graphnet.runs.about import About, LogSettings
from graphnet.runs.record import Record

UNKNOWN = "unknown"
#: The compilers whose version in GraphNet's logs is the version of torch.
_TORCH_COMPILERS = ("inductor", "nope", "unstable_to_stable")


def settings_of(about: About) -> LogSettings:
    """Return the settings of a run: the request's settings or, for an imported run, its logs' settings."""
    if about.imported is not None:
        return about.imported.settings
    asked = about.request
    device = asked.device or UNKNOWN
    named = {"device": device, "hardware": _hardware(about, device)}
    return LogSettings(**named, warmup=asked.warmup, trials=asked.trials, seed=asked.seed)


def _hardware(about: About, device: str) -> str:
    kind, _, index = device.partition(":")
    if kind == "cuda":
        gpus = about.before.gpus or []
        wanted = [gpu for gpu in gpus if gpu.get("index") == (index or "0")] or gpus
        return str(wanted[0].get("name") or UNKNOWN) if wanted else UNKNOWN
    return about.before.cpu or UNKNOWN


def framework_version(record: Record) -> str:
    """Return the version of the compiler, which logs give as ``compile_framework_version``."""
    environment = record.environment
    if environment is None:
        return UNKNOWN
    if record.backend in _TORCH_COMPILERS:
        return environment.torch or UNKNOWN
    versions = environment.compiler or {}
    if "compile_framework_version" in versions:
        return versions["compile_framework_version"]
    return " ".join(f"{name} {version}" for name, version in sorted(versions.items())) or UNKNOWN
