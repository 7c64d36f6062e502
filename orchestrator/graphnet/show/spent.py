"""The line that says where the time of a run went."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from graphnet import units
from graphnet.runs.about import About, Seconds


def spent_lines(about: About) -> Iterator[str]:
    """Yield the line for a run, and another for its slots if it had several (``--on``, ``--slots``, ``cuda:all``).

    Each part of the time (see ``graphnet.bench.spending.Part``) is given in wall and CPU seconds, the longest first.
    The entries of a resumed run, one per command, are added up.
    """
    for entries, title in ((about.spent, "local processes"), (about.spent_on_slots, "all slots together")):
        line = _line(entries or ())
        if line is not None:
            yield f"time (wall/CPU of {title}): {line}"


def _line(entries: Iterable[Mapping[str, Seconds]]) -> str | None:
    wall: defaultdict[str, float] = defaultdict(float)
    cpu: defaultdict[str, float] = defaultdict(float)
    for part, times in itertools.chain.from_iterable(entry.items() for entry in entries):
        wall[part] += times.wall_s
        cpu[part] += times.cpu_s
    total = sum(wall.values())
    if not total:
        return None
    longest_first = sorted(wall, key=wall.__getitem__, reverse=True)
    shares = ", ".join(f"{part} {_seconds(wall[part])}/{_seconds(cpu[part])}" for part in longest_first)
    return f"{_seconds(total)}/{_seconds(sum(cpu.values()))}: {shares}"


def _seconds(seconds: float) -> str:
    return units.duration(int(seconds * 1e9)) if seconds >= 0.001 else "0 s"
