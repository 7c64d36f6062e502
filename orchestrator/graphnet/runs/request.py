"""What one run was asked to do; stands in run.json and is all that --resume needs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

OptionScalar = bool | int | float | str


@dataclass(frozen=True)
class MeasurePolicy:
    """When a measurement is enough.

    At least ``trials`` trials and ``min_time_ns`` of timed work per side; then until the half width of
    the ratio's 95 % interval is at most ``half_width`` of the ratio, or ``budget_ns`` of timed work of
    both sides together is spent.
    """

    trials: int
    min_time_ns: int
    budget_ns: int
    half_width: float


class Asked(BaseModel):
    """A run's request. Two runs that ask the same have equal requests."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    backends: list[str]
    reference: str
    samples: list[str] = Field(default_factory=list)
    suite: str | None = None
    filters: list[str] = Field(default_factory=list)
    device: str
    threads: int
    memory_bytes: int
    options: dict[str, dict[str, OptionScalar]] = Field(default_factory=dict)
    tolerance: int
    warmup: int
    trials: int
    min_time_s: float
    budget_s: float
    half_width: float
    timeout_s: float
    inputs: str
    seed: int
    repair: str = "all"
    keep_artifacts: bool = False
    warm_compile: bool = False
    caches: str = "hot"
    shard: str | None = None

    @property
    def device_type(self) -> str:
        """The device without its index."""
        return self.device.partition(":")[0]

    @property
    def policy(self) -> MeasurePolicy:
        """When a row has been measured enough."""
        return MeasurePolicy(self.trials, int(self.min_time_s * 1e9), int(self.budget_s * 1e9), self.half_width)

    @property
    def sample_paths(self) -> list[Path]:
        """The paths given, if any."""
        return [Path(path) for path in self.samples]
