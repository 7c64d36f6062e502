"""The line that says where the time of a run went."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from graphnet.show import units


def spent_lines(run: Mapping[str, Any]) -> Iterator[str]:
    """Yield the line for a run, and another for its slots if it had several (``--on``, ``--slots``, ``cuda:all``).

    Nothing is yielded if run.json does not say where the time went, as in older versions.

    Each part of the time (see ``graphnet.bench.spending.Part``) is given in wall and CPU seconds, the longest first.
    A run that was resumed has one entry per command; they are added up.

    Args:
        run: the content of run.json.
    """
    for name, title in (("spent", "local processes"), ("spent_on_slots", "all slots together")):
        line = _line(run.get(name))
        if line is not None:
            yield f"time (wall/CPU of {title}): {line}"


def _line(entries: Any) -> str | None:
    wall: dict[str, float] = {}
    cpu: dict[str, float] = {}
    for entry in _entries(entries):
        for part, times in entry.items():
            if isinstance(times, dict):
                wall[part] = wall.get(part, 0.0) + _number(times.get("wall_s"))
                cpu[part] = cpu.get(part, 0.0) + _number(times.get("cpu_s"))
    total = sum(wall.values())
    if not total:
        return None
    shares = ", ".join(
        f"{part} {_seconds(wall[part])}/{_seconds(cpu[part])}"
        for part in sorted(wall, key=wall.__getitem__, reverse=True)
    )
    return f"{_seconds(total)}/{_seconds(sum(cpu.values()))}: {shares}"


def _entries(value: Any) -> list[dict[str, Any]]:
    return [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []


def _number(value: Any) -> float:
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) and value >= 0 else 0.0


def _seconds(seconds: float) -> str:
    return units.duration(int(seconds * 1e9)) if seconds >= 0.001 else "0 s"
