"""One row of results.jsonl: the result of one sample on one site (a backend, its environment, and where it ran).

The names of the fields are fixed: later versions may add a field, but never rename one. Every field has a docstring,
and docs/results.md lists the fields (tools/results_tables.py). Making a record with an unknown field is an error, but
reading a line ignores fields of a newer version.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from graphnet.judge.distance import Distance
from graphnet.outcomes import Outcome

SCHEMA = 1


class _Group(BaseModel):
    model_config = ConfigDict(
        frozen=True, extra="forbid", use_attribute_docstrings=True, populate_by_name=True, defer_build=True
    )


class Ratio(_Group):
    """The reference's time divided by the compiled side's time, with the 95 % interval of this ratio."""

    ratio: float
    """The ratio. Above 1, the compiled side is faster."""
    low: float
    """Lower end of the ratio's 95 % interval."""
    high: float
    """Upper end of the ratio's 95 % interval."""


class EvidenceGroup(_Group):
    """Proof that the compiler ran."""

    nodes_total: int | None = None
    """Number of operator nodes in the graph."""
    nodes_compiled: int | None = None
    """Number of nodes that the compiler compiled."""
    partitions: int | None = None
    """Number of parts of the graph that were compiled."""
    fallback_ops: list[str] | None = None
    """Operators that ran in eager mode instead of being compiled."""
    compiler: dict[str, Any] | None = None
    """Evidence in the compiler's own terms, for instance its kernels. The README of each backend explains it."""


class EnvironmentGroup(_Group):
    """The software that ran the row."""

    python: str | None = None
    """Version of Python."""
    torch: str | None = None
    """Version of torch."""
    compiler: dict[str, str] | None = None
    """Versions of all packages that the worker reported, except torch."""
    requirements_sha256: str | None = None
    """sha256 of the requirements file from which the environment was built."""
    image_digest: str | None = None
    """Digest that the worker's image has in a registry. If the image has no such digest, the image's ID."""


class DeviceGroup(_Group):
    """The device of the row's worker. If the row did not run, the device of the reference's worker."""

    type: str
    """The type of the device: `cpu`, `cuda`, ..."""
    index: int
    """Index among the devices of this type."""
    uuid: str
    """Unique identifier of the device."""
    host: str
    """The boot id of the machine's kernel, which is the same in all containers of one machine."""
    name: str | None = None
    """The model of the CPU or GPU. Null in runs of earlier versions."""
    driver: str | None = None
    """The version of the GPU's driver; null for a CPU."""
    machine_class: str | None = None
    """The class of the device; only times of the same class can be compared. For a CPU, the class is its model and the
    number of cores that the worker may use. For a GPU, it is the model."""


class InputsGroup(_Group):
    """The input tensors that the sample was given."""

    scheme: str
    """How the tensors were made: `mesh` or `graphnet`."""
    seed: int
    """The seed from which the tensors were made."""
    digest: str | None = None
    """xxh3-128 over the digests of the tensors. Equal digests mean that the inputs are equal, bit for bit."""


class AccuracyGroup(_Group):
    """The errors of the reference and the compiled graph against float64 (docs/results.md, "How right is right")."""

    policy: str
    """Name and version of the rule for `as_accurate_as_eager`."""
    rmse_reference: float | None = None
    """The largest root mean square error of any output of the reference, relative to the float64 result."""
    rmse_compiled: float | None = None
    """The largest root mean square error of any output of the compiled side, relative to the float64 result."""
    as_accurate_as_eager: bool | None = None
    """Whether every output of the compiled side is about as close to float64 as the reference's output."""
    error_over_std: float | None = None
    """The largest difference between the two sides, divided by the standard deviation of the reference's output."""
    outputs: list[Distance] | None = None
    """The distance between the two sides in several measures, per output tensor."""


class OutputGroup(_Group):
    """One output tensor, or one input that the graph changed in place, with the result of its comparison."""

    label: str
    """Name of the tensor: `output 2`, or `input "x"`."""
    dtype: str
    """The dtype of the reference's tensor, as torch's name without the prefix."""
    shape: list[int]
    """The shape of the reference's tensor."""
    equal: bool
    """Whether every element is equal on both sides."""
    tolerance_reached: int | None = None
    """The lowest level of the ladder at which both sides agree."""
    max_abs_error: float | None = None
    """Largest absolute error; null if it is not measured (integers and bools)."""
    mean_abs_error: float | None = None
    """Mean absolute error; null if it is not measured."""


class SeriesGroup(_Group):
    """How the times of one side, for instance the reference, changed over time. No time is discarded because of it."""

    shape: str
    """Shape of the series of times: `flat`, `warming`, `slowing` or `unsettled`."""
    outliers: int
    """Number of trials that are farther from the median than 3.5 scaled median absolute deviations."""
    disturbed: int
    """Number of trials in which the process had to wait for a core."""


class LoadGroup(_Group):
    """The load of other processes during the timed blocks of one side, for instance of the reference."""

    waiting: float
    """Share of the blocks' time, from 0 to 1, in which tasks waited for a CPU because of other processes."""
    source: str
    """Where the worker read `waiting`: `cgroup` (cpu.pressure of its cgroup), `host` (/proc/pressure/cpu) or `stat`
    (/proc/stat)."""
    device: float | None = None
    """On a GPU: largest share of the device that another process used; null if the worker cannot see it."""

    @property
    def share(self) -> float:
        """Return the larger of ``waiting`` and ``device``. An unknown ``device`` is 0."""
        return max(self.waiting, self.device or 0.0)


class TimingGroup(_Group):
    """How a row was timed. Time stamps are in ns of the host's monotonic clock.

    The time stamps and the number of trials are those of the compiled side.
    """

    started_ns: int
    """Start of the first timed block."""
    ended_ns: int
    """End of the last timed block."""
    trials: int
    """Number of trials of the compiled side."""
    calls_per_trial: int
    """Number of calls that one trial times together."""
    processes: int | None = None
    """Number of pairs of processes (one reference, one compiled) that were timed, one pair after the other. Null in
    runs of earlier versions, which timed one pair."""
    fewer_processes: str | None = None
    """Why fewer pairs of processes were timed than `--processes` asks for; null if there were not fewer."""
    series: dict[str, SeriesGroup] | None = None
    """How the times changed, for each side: `reference`, `compiled` and, if it was timed, `own_eager`."""
    device_ns: dict[str, float] | None = None
    """On a GPU: each side's median time per call between two events on torch's stream; missing for `xla` and `tvm`."""
    load: dict[str, LoadGroup] | None = None
    """The load of other processes while each side was timed: `reference`, `compiled` and, if it was timed, `own_eager`.
    Null if no worker could see it, as in runs of earlier versions."""
    rounds: list[dict[str, Any]] = []
    """Every raw time (wall, CPU, switches) of every side, per round, with the number of the pair of processes (from 1)
    and the side that was timed first. Empty in results.jsonl: times.jsonl holds the times, and `--format json`
    adds them."""


class RowKind(StrEnum):
    """The thing that a row measured: one graph or a whole model."""

    graph = "graph"
    """One graph."""
    model = "model"
    """A model of several graphs, which were compiled one by one and called in the order in which the model calls
    them."""


class Record(_Group):
    """One row: the result of one sample on one site (NAME:FLAVOUR[@WHERE] of a backend)."""

    schema_: int = Field(default=SCHEMA, alias="schema", serialization_alias="schema")
    """Version of the format of a row."""
    key: str
    """Hash of everything that was requested of this row: sample, site, environment, options, and those fields of the
    request that are part of the key. No key occurs twice in a run."""
    sample: str
    """The sample's name. It is unique in the run and ends with the name of the sample's folder."""
    source: str
    """Where the sample's model comes from."""
    category: str
    """The kind of model."""
    sample_hash: str | None
    """sha256 of the sample's files."""
    backend: str
    """The backend's name. Its flavour, and the place where the row ran, are separate fields."""
    flavour: str
    """The backend's environment."""
    where: str
    """Where the row ran: `local`, `mesh`, an address, an interpreter or an image."""
    machines: str | None = None
    """The class of the machine that measured the row: the label of `--on ray:LABEL=VALUE`. If a run without labels
    has rows of several classes of machines, commands that read it put `device.machine_class` here. Otherwise null."""
    outcome: Outcome
    """How the row ended; see "Outcomes"."""
    stage: str | None = None
    """The stage in which the row ended if it is not OK: load, inputs, compile, warm_up, measure or outputs."""
    step: str | None = None
    """The step within the stage. In `compile` it is capture, lower, build or load. For a `REFERENCE_FAILED` row it is
    the outcome of the reference."""
    message: str | None = None
    """Why the row is not OK."""
    flags: list[str] = []
    """Remarks that never change an outcome; see "Flags"."""
    judged_call: str | None = None
    """The call whose outputs differ most from the reference: `first`, `second`, `last` or `other_inputs`. The outcome,
    the ladder, the errors and `outputs` are those of this call. Null in runs of earlier versions."""
    tolerance_policy: str | None = None
    """Name and version of the rules by which the outputs were judged."""
    tolerance_judged: int | None = None
    """The level of the ladder at which the row was judged (`--tolerance`)."""
    tolerance_reached: int | None = None
    """The lowest level of the ladder at which every output agrees with the reference."""
    tolerance_ladder: list[bool] | None = None
    """For each level from -10 to 5, whether every output agrees with the reference."""
    max_abs_error: float | None = None
    """Largest absolute error over all outputs, against the reference."""
    max_rel_error: float | None = None
    """Largest relative error over all outputs. Elements whose reference is 0 are left out."""
    accuracy: AccuracyGroup | None = None
    """Errors of both sides against float64."""
    outputs: list[OutputGroup] | None = None
    """The comparison of every output, and of every input that the graph changed; null for `OUTPUT_MISMATCH`."""
    compile_ns: int | None = None
    """Wall time of the adapter's `compile` with cold caches. For inductor it includes the first call, which triggers
    the compilation."""
    compile_cpu_ns: int | None = None
    """CPU time of the sample process and of the programs that it started, such as a C++ compiler, in `compile_ns`."""
    compile_cores: int | None = None
    """Number of cores on which the compile could run: as many as `--threads`."""
    warm_compile_ns: int | None = None
    """With `--warm-compile`: wall time of `compile` in a second process, which finds the caches of the first process
    (those of inductor and Triton, and XLA's programs). `tvm`, `tensorrt` and `bladedisc` keep no caches, so they
    compile with cold caches in both processes. The results table shows this time after a slash."""
    first_call_ns: int | None = None
    """Time of the first call after compiling."""
    reference_ns: int | None = None
    """Median time of one call of the reference, measured together with this row."""
    compiled_ns: int | None = None
    """Median time of one call of the compiled graph."""
    own_eager_ns: int | None = None
    """Median time of one call in eager mode in the backend's own stack; null if that is the reference's stack."""
    speedup: Ratio | None = None
    """The reference's time over the compiled time. Null if the comparison would not be fair."""
    speedup_own_eager: Ratio | None = None
    """The time of eager mode in the backend's own stack (another torch, another Python) over the compiled time. It
    shows what the compiler gains, and `speedup` shows what the user gains. Both are equal if the stack is the
    reference's."""
    evidence: EvidenceGroup | None = None
    """Proof that the compiler ran."""
    environment: EnvironmentGroup | None = None
    """The software that ran the row."""
    device: DeviceGroup | None = None
    """The device of the row's worker. If the row did not run, the device of the reference's worker."""
    inputs: InputsGroup | None = None
    """The input tensors that the sample was given."""
    output_digest: str | None = None
    """xxh3-128 of the outputs of the first call."""
    timing: TimingGroup | None = None
    """The timed section. Its raw times are in times.jsonl."""
    stage_ns: dict[str, int] | None = None
    """Time spent per stage."""
    kind: RowKind = RowKind.graph
    """`graph`, or `model` for a model of several graphs that was timed as a whole (`--whole-models`)."""
    graph_calls: dict[str, int] | None = None
    """For a `model`: how often one call of the model calls each graph, by the last part of the graph's name."""
    peak_memory_bytes: int | None = None
    """Largest resident memory of the sample process."""
    reference_peak_memory_bytes: int | None = None
    """Largest resident memory of the reference's process until it was warm. Null if it is unknown, as in runs of
    earlier versions."""
    peak_device_memory_bytes: int | None = None
    """On a GPU: the most device memory that the stack's own allocator (torch's or XLA's) held. Null on a CPU."""
    options: dict[str, bool | int | float | str] = {}
    """The options of the backend, including defaults."""
    log: str | None = None
    """The end of the text that the sample's process printed."""
    artifacts: str | None = None
    """With `--keep-artifacts`: path, below the run's folder, of the folder with the compiler's files (HLO, code)."""
    command: str = ""
    """The command that runs this row again."""

    @classmethod
    def read(cls, line: bytes | str) -> Record:
        """Read one line of results.jsonl. Fields that this version does not know are ignored.

        Raises:
            ValueError: the line is not a record.
        """
        return cls.model_validate_json(line, extra="ignore")

    @property
    def node_share(self) -> float | None:
        """Return the share of the graph's nodes that were compiled; None if the compiler did not report the numbers."""
        evidence = self.evidence
        if evidence is None or not evidence.nodes_total or evidence.nodes_compiled is None:
            return None
        return evidence.nodes_compiled / evidence.nodes_total

    @property
    def site(self) -> str:
        """Return the row's site in the form that ``--backend`` accepts: NAME:FLAVOUR[@WHERE].

        If the run has several classes of machines, `` on CLASS`` follows: ratios of two classes are never mixed.
        """
        return site_text(self.backend, self.flavour, self.where, self.machines)

    def line(self) -> str:
        """Return the record as one line of JSON."""
        return self.model_dump_json(by_alias=True)


def where_of(where: str, machines: str | None) -> str:
    """Return where a row ran, with its class of machines if rows of several classes are told apart."""
    return f"{where} on {machines}" if machines else where


def site_text(backend: str, flavour: str, where: str, machines: str | None) -> str:
    """Return the text of a site: NAME:FLAVOUR[@WHERE], and `` on CLASS`` if rows of several classes are told apart."""
    place = "" if where == "local" else f"@{where}"
    return f"{backend}:{flavour}{place}" + (f" on {machines}" if machines else "")
