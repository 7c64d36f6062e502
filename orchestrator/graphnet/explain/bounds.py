"""Bounds of times: what the machine can do at most, and the shortest time that the work of a region can take.

The bound is the roofline's (Williams, Waterman and Patterson, Communications of the ACM 52(4), 2009): the larger of the
flops over the peak of their dtype, and the bytes over the bandwidth of a working set of this size.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, ValidationError

from graphnet.files import write_whole
from graphnet.settings import cache_home

#: Peaks of an older version of the sweep are measured again.
PEAKS_VERSION: Final = 2


class Peaks(BaseModel):
    """The peaks of a machine, as `graphnet_graphs peaks` measures them."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    version: int
    """Version of the sweep."""
    device: str
    """The device: cpu or cuda."""
    threads: int
    """Threads of torch; without meaning on a GPU."""
    torch: str
    """The version of torch that measured."""
    flops_per_s: Mapping[str, float]
    """Floating-point operations per second of a matrix product, by dtype."""
    bytes_per_s: Mapping[str, Sequence[tuple[float, float]]]
    """For each test (copy, read, triad): the bytes of a working set, and the bytes read and written per second."""
    repeat: float
    """The largest ratio of two sweeps' results for the same peak: 1.03 means that they differ by 3 %."""

    def bandwidth(self, nbytes: float) -> float:
        """Return the largest bandwidth of any test with a working set of at least this size, or else of the largest.

        Small working sets fit in a cache, but short calls do not reach its bandwidth. So a larger one counts for them.
        """
        values = [value for sizes in self.bytes_per_s.values() for size, value in sizes if size >= nbytes]
        return max(values) if values else max(sizes[-1][1] for sizes in self.bytes_per_s.values())

    @property
    def roof(self) -> dict[str, float]:
        """Return the largest flops per second of any dtype, and the bandwidth of memory in bytes per second."""
        return {"flops_per_s": max(self.flops_per_s.values()), "bytes_per_s": self.bandwidth(math.inf)}

    def speed(self, dtype: str) -> float | None:
        """Return the flops per second of a dtype, or None if it has no peak.

        Without half-precision instructions, values are widened. So float32's speed counts if it is higher.
        """
        own, wide = self.flops_per_s.get(dtype), self.flops_per_s.get("float32")
        return max(own, wide) if own and wide and dtype in ("float16", "bfloat16") else own

    def shortest_ns(self, flops: Mapping[str, float], nbytes: float) -> float:
        """Return the shortest time, in ns, of so many flops by dtype and bytes. A dtype without a peak counts none."""
        compute = sum(count / speed for name, count in flops.items() if (speed := self.speed(name)))
        return max(compute, nbytes / self.bandwidth(nbytes) if nbytes else 0.0) * 1e9


class Work(BaseModel):
    """The work of a region in eager mode: its operators as (name, flops, dtype, bytes), and its fused bytes."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    operators: Sequence[tuple[str, float, str, float]]
    fused_bytes: float

    @property
    def flops(self) -> dict[str, float]:
        """Return the flops by dtype."""
        found: dict[str, float] = {}
        for _, flops, dtype, _ in self.operators:
            if flops:
                found[dtype] = found.get(dtype, 0.0) + flops
        return found

    def fused_ns(self, peaks: Peaks) -> float:
        """Return the bound of one kernel that reads each input once and writes each result once."""
        return peaks.shortest_ns(self.flops, self.fused_bytes)

    def unfused_ns(self, peaks: Peaks) -> float:
        """Return the bound of one kernel per operator, each of which reads and writes memory."""
        return sum(
            peaks.shortest_ns({dtype: flops} if flops else {}, nbytes) for _, flops, dtype, nbytes in self.operators
        )


def peaks_of(machine_class: str, device: str, threads: int, measure: Callable[[], Mapping[str, Any]]) -> Peaks:
    """Return the peaks of a class of machines: those in the cache, or else measure and keep them.

    Raises StorageError if the cache cannot be written, and what ``measure`` raises.
    """
    path = _file_of(machine_class, device, threads)
    try:
        kept = Peaks.model_validate_json(path.read_bytes())
        if kept.version == PEAKS_VERSION:
            return kept
    except (OSError, ValidationError):
        pass
    found = Peaks.model_validate(measure())
    write_whole(path, json.dumps(found.model_dump(mode="json")) + "\n", makes_folder=True)
    return found


def _file_of(machine_class: str, device: str, threads: int) -> Path:
    name = re.sub(r"[^A-Za-z0-9.]+", "-", machine_class).strip("-")[:120] or "unknown"
    return cache_home() / "peaks" / f"{name}-{device.partition(':')[0]}-{threads}.json"
