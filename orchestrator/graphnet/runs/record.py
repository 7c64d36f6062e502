"""One row of results.jsonl. Names are fixed: fields are added, never renamed; docs/results.md tells each."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from graphnet.judge.distance import Distance
from graphnet.outcomes import Outcome

SCHEMA = 1


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class Ratio(_Frozen):
    """Reference time over compiled time, with its 95 % interval."""

    ratio: float
    low: float
    high: float


class EvidenceGroup(_Frozen):
    """Proof that the compiler ran."""

    nodes_total: int | None = None
    nodes_compiled: int | None = None
    partitions: int | None = None
    fallback_ops: list[str] | None = None
    compiler: dict[str, Any] | None = None


class EnvironmentGroup(_Frozen):
    """The stack that ran the row."""

    python: str | None = None
    torch: str | None = None
    compiler: dict[str, str] | None = None
    requirements_sha256: str | None = None
    image_digest: str | None = None


class DeviceGroup(_Frozen):
    """The device that ran the row. ``host`` is the kernel's boot id, the same in all containers of a host."""

    type: str
    index: int
    uuid: str
    host: str


class InputsGroup(_Frozen):
    """What the sample was fed. ``digest`` is xxh3-128 over the digests of its tensors."""

    scheme: str
    seed: int
    digest: str | None = None


class AccuracyGroup(_Frozen):
    """Errors of both sides against the graph in float64, and against the output's own spread (judge/golden.py).

    ``outputs`` tells of each output tensor how far the two sides are apart.
    """

    policy: str
    rmse_reference: float | None = None
    rmse_compiled: float | None = None
    as_accurate_as_eager: bool | None = None
    error_over_std: float | None = None
    outputs: list[Distance] | None = None


class SeriesGroup(_Frozen):
    """What one side's times look like. ``shape``: flat, warming, slowing or unsettled; ``outliers`` by the MAD rule.

    Nothing is dropped for either.
    """

    shape: str
    outliers: int
    disturbed: int


class TimingGroup(_Frozen):
    """The timed section of the compiled side. Stamps are the host's monotonic clock in ns.

    ``rounds`` holds, per round, which side went first and the raw wall, CPU and switch figures of each side, and the
    device's own time where its stack tells it; ``device_ns`` is the median of that per call and side.
    """

    started_ns: int
    ended_ns: int
    trials: int
    calls_per_trial: int
    series: dict[str, SeriesGroup] | None = None
    device_ns: dict[str, float] | None = None
    rounds: list[dict[str, Any]] = Field(default_factory=list)


class OutputGroup(_Frozen):
    """One output tensor as the judge compared it, or one input that the graph changed in place.

    ``label``: "output 2", or 'input "x"'. ``dtype``: torch's name without prefix. ``tolerance_reached``:
    the lowest level of the ladder at which it agrees, None if there is none. ``equal``: every element is the same.
    The errors are None where none was measured (integers, bool).
    """

    label: str
    dtype: str
    shape: list[int]
    equal: bool
    tolerance_reached: int | None = None
    max_abs_error: float | None = None
    mean_abs_error: float | None = None


class Record(_Frozen):
    """One sample on one backend."""

    schema_: int = Field(default=SCHEMA, alias="schema", serialization_alias="schema")
    key: str
    sample: str
    source: str
    category: str
    sample_hash: str | None
    backend: str
    flavour: str
    where: str
    outcome: Outcome
    stage: str | None = None
    step: str | None = None
    message: str | None = None
    flags: list[str] = Field(default_factory=list)
    tolerance_policy: str | None = None
    tolerance_judged: int | None = None
    tolerance_reached: int | None = None
    tolerance_ladder: list[bool] | None = None
    max_abs_error: float | None = None
    max_rel_error: float | None = None
    accuracy: AccuracyGroup | None = None
    outputs: list[OutputGroup] | None = None
    compile_ns: int | None = None
    warm_compile_ns: int | None = None
    first_call_ns: int | None = None
    reference_ns: int | None = None
    compiled_ns: int | None = None
    own_eager_ns: int | None = None
    speedup: Ratio | None = None
    speedup_own_eager: Ratio | None = None
    evidence: EvidenceGroup | None = None
    environment: EnvironmentGroup | None = None
    device: DeviceGroup | None = None
    inputs: InputsGroup | None = None
    output_digest: str | None = None
    timing: TimingGroup | None = None
    stage_ns: dict[str, int] | None = None
    peak_memory_bytes: int | None = None
    peak_device_memory_bytes: int | None = None
    options: dict[str, bool | int | float | str] = Field(default_factory=dict)
    log: str | None = None
    artifacts: str | None = None
    command: str = ""

    model_config = ConfigDict(frozen=True, extra="ignore", populate_by_name=True)

    @property
    def node_share(self) -> float | None:
        """Compiled nodes over all nodes, where both are known."""
        evidence = self.evidence
        if evidence is None or not evidence.nodes_total or evidence.nodes_compiled is None:
            return None
        return evidence.nodes_compiled / evidence.nodes_total

    def line(self) -> str:
        """The record as one line of JSON."""
        return self.model_dump_json(by_alias=True)
