"""One row of results.jsonl: one sample on one site.

Names are fixed: fields are added, never renamed. Every field has a docstring, and docs/results.md lists them
(tools/results_tables.py). Making a record with an unknown field is an error. When a line is read, fields of a
newer version are ignored.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from graphnet.judge.distance import Distance
from graphnet.outcomes import Outcome

SCHEMA = 1


class _Group(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True, populate_by_name=True)


class Ratio(_Group):
    """Reference time over compiled time, with its 95 % interval."""

    ratio: float
    """Above 1, the compiled side is faster."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""


class EvidenceGroup(_Group):
    """Proof that the compiler ran."""

    nodes_total: int | None = None
    """Operator nodes of the graph."""
    nodes_compiled: int | None = None
    """Nodes that the compiler took."""
    partitions: int | None = None
    """Parts that were compiled."""
    fallback_ops: list[str] | None = None
    """Operators left to eager mode."""
    compiler: dict[str, Any] | None = None
    """The compiler's own evidence, for instance its kernels; every backend's README says which."""


class EnvironmentGroup(_Group):
    """The stack that ran the row."""

    python: str | None = None
    """Version of Python."""
    torch: str | None = None
    """Version of torch."""
    compiler: dict[str, str] | None = None
    """Versions of everything else that the worker named."""
    requirements_sha256: str | None = None
    """sha256 of the requirements from which the environment was built."""
    image_digest: str | None = None
    """The registry's digest of the image, or else the image's ID."""


class DeviceGroup(_Group):
    """The device that ran the row."""

    type: str
    """`cpu`, `cuda`, ..."""
    index: int
    """Number among the devices of this type."""
    uuid: str
    """The device's own identity."""
    host: str
    """The kernel's boot id, the same in all containers of one machine."""
    name: str | None = None
    """The model of the CPU or GPU. Null in runs of earlier versions."""
    driver: str | None = None
    """The version of the GPU's driver; null for a CPU."""
    machine_class: str | None = None
    """Machines of one class give comparable times: the CPU's model and the number of cores that the worker may use, or
    the GPU's model."""


class InputsGroup(_Group):
    """The tensors that the sample was given."""

    scheme: str
    """How they were made: `mesh` or `graphnet`."""
    seed: int
    """The seed they were made from."""
    digest: str | None = None
    """xxh3-128 over the digests of the tensors. Equal digests are equal inputs, bit for bit."""


class AccuracyGroup(_Group):
    """Errors of both sides against the same graph in float64; see "How right is right"."""

    policy: str
    """Name and version of the rule for `as_accurate_as_eager`."""
    rmse_reference: float | None = None
    """The reference's root mean square error, relative to the float64 result; the worst output's."""
    rmse_compiled: float | None = None
    """The same of the compiled side."""
    as_accurate_as_eager: bool | None = None
    """Whether the compiled side is about as close to float64 as the reference, for every output."""
    error_over_std: float | None = None
    """The largest error in units of the reference output's own standard deviation."""
    outputs: list[Distance] | None = None
    """The distance of the two sides in several measures, per output tensor."""


class OutputGroup(_Group):
    """One output tensor as the judge compared it, or one input that the graph changed in place."""

    label: str
    """`output 2`, or `input "x"`."""
    dtype: str
    """The reference's dtype, in torch's name without prefix."""
    shape: list[int]
    """The reference's shape."""
    equal: bool
    """Whether every element is the same."""
    tolerance_reached: int | None = None
    """The lowest level of the ladder at which it agrees."""
    max_abs_error: float | None = None
    """Largest absolute error; null where none is measured (integers and bools)."""
    mean_abs_error: float | None = None
    """Mean absolute error; null where none is measured."""


class SeriesGroup(_Group):
    """The shape of one side's times. Nothing is dropped because of it."""

    shape: str
    """`flat`, `warming`, `slowing` or `unsettled`."""
    outliers: int
    """Trials beyond 3.5 scaled median absolute deviations."""
    disturbed: int
    """Trials in which the process waited for a core."""


class TimingGroup(_Group):
    """The timed section of the compiled side. Time stamps are of the host's monotonic clock, in ns."""

    started_ns: int
    """Start of the first timed block."""
    ended_ns: int
    """End of the last timed block."""
    trials: int
    """Trials of the compiled side."""
    calls_per_trial: int
    """Calls that one trial times together."""
    series: dict[str, SeriesGroup] | None = None
    """The shape of the times, per side: `reference`, `compiled` and, where it was timed, `own_eager`."""
    device_ns: dict[str, float] | None = None
    """On a GPU: each side's median time per call between two events on torch's stream; not from `xla` and `tvm`."""
    rounds: list[dict[str, Any]] = []
    """Every raw time (wall, CPU, switches) of every side, per round, and the side that was timed first. Empty in
    results.jsonl: times.jsonl holds it, and `--format json` adds it."""


class RowKind(StrEnum):
    """The thing that a row measured."""

    graph = "graph"
    """One graph."""
    model = "model"
    """A model of several graphs, which were compiled one by one and called as the model calls them."""


class Record(_Group):
    """One row: one sample on one site."""

    schema_: int = Field(default=SCHEMA, alias="schema", serialization_alias="schema")
    """Version of this table."""
    key: str
    """Hash of everything that was asked of this row: sample, site, environment, options, and the fields of the request
    that enter it. No key occurs twice in a run."""
    sample: str
    """The sample's name: unique in the run, and it ends in the name of the sample's folder."""
    source: str
    """Where the sample's model comes from."""
    category: str
    """The kind of model."""
    sample_hash: str | None
    """sha256 of the sample's files."""
    backend: str
    """The backend's bare name."""
    flavour: str
    """The backend's environment."""
    where: str
    """Where it ran: `local`, `mesh`, an address, an interpreter or an image."""
    outcome: Outcome
    """How the row ended; see "Outcomes"."""
    stage: str | None = None
    """The stage in which it ended, if it is not OK: load, inputs, compile, warm_up, measure or outputs."""
    step: str | None = None
    """The step of that stage. Of compile: capture, lower, build or load. Of a `REFERENCE_FAILED` row: the outcome of
    the reference."""
    message: str | None = None
    """Why it ended, if it is not OK."""
    flags: list[str] = []
    """Remarks that never change an outcome; see "Flags"."""
    tolerance_policy: str | None = None
    """Name and version of the rules by which the outputs were judged."""
    tolerance_judged: int | None = None
    """The level of the ladder at which the row was judged (`--tolerance`)."""
    tolerance_reached: int | None = None
    """The lowest level at which every output agrees."""
    tolerance_ladder: list[bool] | None = None
    """Whether every output agrees, at each level from -10 to 5."""
    max_abs_error: float | None = None
    """Largest absolute error of all outputs against the reference."""
    max_rel_error: float | None = None
    """Largest relative error; elements whose reference is 0 have none."""
    accuracy: AccuracyGroup | None = None
    """Errors of both sides against float64."""
    outputs: list[OutputGroup] | None = None
    """Every output, and every input that the graph changed in place, as compared; null for `OUTPUT_MISMATCH`."""
    compile_ns: int | None = None
    """Wall time of the adapter's `compile`, with cold caches. For inductor it holds the call that triggers
    compilation."""
    warm_compile_ns: int | None = None
    """With `--warm-compile`: the same in a second process that finds the first one's compile caches (inductor's and
    Triton's, XLA's programs). `tvm`, `tensorrt` and `bladedisc` keep no caches, so both times are cold there. The table
    shows it after a slash."""
    first_call_ns: int | None = None
    """Time of the first call after compiling."""
    reference_ns: int | None = None
    """Median time of one call of the reference, beside this row."""
    compiled_ns: int | None = None
    """Median time of one call of the compiled graph."""
    own_eager_ns: int | None = None
    """Median time of one call in eager mode in the backend's own stack, where that is not the reference's stack."""
    speedup: Ratio | None = None
    """Reference time over compiled time. Null where the comparison would not be fair."""
    speedup_own_eager: Ratio | None = None
    """The same against eager mode in the backend's own stack (another torch, another Python): it shows the compiler's
    part, where `speedup` shows the user's gain. Equal to `speedup` where the stack is the reference's."""
    evidence: EvidenceGroup | None = None
    """Proof that the compiler ran."""
    environment: EnvironmentGroup | None = None
    """The stack that ran the row."""
    device: DeviceGroup | None = None
    """The device that ran the row."""
    inputs: InputsGroup | None = None
    """The tensors that the sample was given."""
    output_digest: str | None = None
    """xxh3-128 of the first call's outputs."""
    timing: TimingGroup | None = None
    """The timed section. Its raw times are in times.jsonl."""
    stage_ns: dict[str, int] | None = None
    """Time spent per stage."""
    kind: RowKind = RowKind.graph
    """`graph`, or `model` for a model of several graphs that was timed as a whole (`--whole-models`)."""
    graph_calls: dict[str, int] | None = None
    """Of a `model`: how often one call of the model calls each of its graphs, by the last part of the graph's name."""
    peak_memory_bytes: int | None = None
    """Largest resident size of the sample process."""
    reference_peak_memory_bytes: int | None = None
    """Largest resident size of the reference's process until it was warm. Null where it is not known, as in runs of
    earlier versions."""
    peak_device_memory_bytes: int | None = None
    """On a GPU: the largest amount that the stack's own allocator (torch's, XLA's) held there. Null on a CPU."""
    options: dict[str, bool | int | float | str] = {}
    """The backend's options, defaults included."""
    log: str | None = None
    """The end of what the sample printed."""
    artifacts: str | None = None
    """With `--keep-artifacts`: the folder below the run's that holds what the compiler made (HLO, generated code)."""
    command: str = ""
    """The command that runs this row again."""

    @classmethod
    def read(cls, line: bytes | str) -> Record:
        """Read one line of results.jsonl; fields that this version does not know are ignored.

        Raises:
            ValueError: the line is not a record.
        """
        return cls.model_validate_json(line, extra="ignore")

    @property
    def node_share(self) -> float | None:
        """Compiled nodes over all nodes, where both are known."""
        evidence = self.evidence
        if evidence is None or not evidence.nodes_total or evidence.nodes_compiled is None:
            return None
        return evidence.nodes_compiled / evidence.nodes_total

    @property
    def site(self) -> str:
        """The row's backend, flavour and place as they are asked for again: NAME:FLAVOUR[@WHERE]."""
        where = "" if self.where == "local" else f"@{self.where}"
        return f"{self.backend}:{self.flavour}{where}"

    def line(self) -> str:
        """The record as one line of JSON."""
        return self.model_dump_json(by_alias=True)
