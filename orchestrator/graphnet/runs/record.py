"""One row of results.jsonl: the result of one sample on one site (a backend, its environment, and where it ran).

The names of the fields are fixed: later versions may add a field, but never rename one. Every field has a docstring,
and docs/reference/results.md lists the fields (tools/results_tables.py). Making a record with an unknown field is an
error, but reading a line ignores fields of a newer version.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field

from graphnet.judge.findings import Decided, Distance, Finding, Float64Errors, JudgedBy, Wrong
from graphnet.outcomes import Outcome

SCHEMA = 1
#: The chance that an interval misses the true ratio, unless `timing.chance` says another.
CHANCE: Final = 0.05


class _Group(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True, defer_build=True)


class Ratio(_Group):
    """The reference's time divided by the compiled side's time, with the 95 % interval of this ratio.

    With one pair of processes (`timing.processes`), the interval covers only what differs between its rounds, not what
    differs between processes. Commands add what the run's controls show about that before they judge the row."""

    ratio: float
    """The ratio. Above 1, the compiled side is faster."""
    low: float
    """Lower end of the ratio's 95 % interval."""
    high: float
    """Upper end of the ratio's 95 % interval."""

    @property
    def is_possible(self) -> bool:
        """Whether a measurement can give this ratio and interval. A damaged row may hold 0 or infinity."""
        return 1e-9 <= self.low <= self.ratio <= self.high <= 1e9


class EvidenceGroup(_Group):
    """Proof that the compiler ran. A node is one call of an operator of torch that computes something, in one call of
    the sample in eager mode: no view, allocation or copy, and no operator that another operator calls. The worker
    counts, after the timing. If it did not, both numbers of nodes are the adapter's, and `eager_calls` is null."""

    nodes_total: int | None = None
    """Number of nodes of the sample."""
    nodes_compiled: int | None = None
    """Number of nodes that were compiled: those that do not run in eager mode in a call of the compiled graph."""
    compiler_nodes: int | None = None
    """Number of nodes for which the compiler returned code, as the adapter says. A compiler may decompose operators
    before it counts. Null if the worker did not count."""
    partitions: int | None = None
    """Number of parts of the graph that were compiled."""
    fallback_ops: list[str] | None = None
    """Operators that were left to eager mode, or to another library, and why, if the compiler says so."""
    eager_calls: dict[str, int] | None = None
    """Calls of each operator that ran in eager mode in one call of the compiled graph, as the worker counted them."""
    library_calls: dict[str, int] | None = None
    """Calls of each operator of torch that compiled code called as a library in the same call."""
    parts_fell_back: list[str] | None = None
    """For a `model`: its graphs of which every operator ran in eager mode."""
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
    adapter_sha256: str | None = None
    """sha256 of the files of the backend's folder, as the worker had loaded them."""
    loaded_sha256: str | None = None
    """Name of an entry of `loaded` in run.json: the native libraries that a worker on this host had loaded, and a hash
    of the packages of its interpreter, without what `requirements_sha256` names."""
    worker_stayed: bool | None = None
    """Whether the worker was running before the run: one of `graphnet up`, of the mesh or at an address."""


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
    """The model of the CPU or GPU. Null if the worker does not know it, and in imported runs."""
    driver: str | None = None
    """The version of the GPU's driver; null for a CPU."""
    machine_class: str | None = None
    """The class of the device; only times of the same class can be compared. For a CPU, the class is its model and the
    number of cores that the worker may use. For a GPU, it is the model. Null if `name` is null."""


class InputsGroup(_Group):
    """The input tensors that the sample was given."""

    scheme: str
    """How the tensors were made: `mesh` or `graphnet`."""
    seed: int
    """The seed from which the tensors were made."""
    digest: str | None = None
    """xxh3-128 over the digests of the tensors. Equal digests mean that the inputs are equal, bit for bit."""


class AccuracyGroup(_Group):
    """The errors of the reference and the compiled graph against float64.

    See docs/reference/results.md, "How right is right".
    """

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
    finding: Finding | None = None
    """The decision about this output: `right`, `wrong` or `ill_conditioned`. Null in imported runs."""
    judged_by: JudgedBy | None = None
    """The ruler that decided about this output: `ladder` or `float64`. Null in imported runs."""
    float64: Float64Errors | None = None
    """The errors of both sides against float64; null if they are not known."""
    decided: Decided | None = None
    """For integers and bools: the elements in which the two sides differ, and how many of them float64 decides. Null if
    both sides are equal, or if float64 was not asked."""


class SeriesGroup(_Group):
    """How the times of one side, for instance the reference, changed over time."""

    shape: str
    """Shape of the series of times: `flat`, `warming` (the later half of the blocks of a process is faster than the
    earlier half by over 2 %, with 95 % confidence), `slowing`, `unsettled` (the later half changes as well, or is too
    short to know) or `unknown` (too few blocks). `timing.discarded_rounds` says what follows."""
    outliers: int
    """Number of trials that are farther from the median than 3.5 scaled median absolute deviations."""
    disturbed: int | None
    """Number of trials in which the process had to wait for cores for over a tenth of the time. With several threads:
    number of trials in such blocks, but no more than the load of other processes explains, because the threads of a
    call also wait for each other; null if the worker could not see it."""


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


class Percentiles(_Group):
    """A number that was counted for each timed block of one side."""

    median: float
    """Its median over the blocks."""
    low: float
    """Its 10th percentile over the blocks."""
    high: float
    """Its 90th percentile over the blocks."""
    explains: bool
    """Whether it changed by over 5 % and together with the blocks' times, so that it may explain why these varied."""


class CountsGroup(_Group):
    """The counts of the kernel and of the processor during the timed blocks of one side.

    The first four are null where the kernel allows no counters: `workers.*.confinement.counters` in run.json says why.
    Blocks count only if preparing the calls (restoring inputs, emptying caches) took at most 5 % of their time.
    """

    instructions: Percentiles | None = None
    """Instructions per call, of all threads."""
    instructions_per_cycle: Percentiles | None = None
    """Instructions per clock cycle of a core."""
    cache_misses: Percentiles | None = None
    """Per call, the accesses to memory that the last level of the caches did not have."""
    ghz: Percentiles | None = None
    """Clock cycles per ns of CPU time: the clock frequency of the cores, in GHz. With `user_only`, time in the kernel
    makes it smaller."""
    page_faults: Percentiles | None = None
    """Page faults per call."""
    context_switches: Percentiles | None = None
    """Per call, how often the kernel took a core away from a thread, or a thread gave it back to wait."""
    user_only: bool = False
    """Whether instructions, cycles and misses leave out the kernel's part, because the kernel allows no more."""


class CallsGroup(_Group):
    """How long the calls of one side took, over the rounds that count. If a trial makes several calls
    (`timing.calls_per_trial`), each time is the mean of a trial."""

    calls: int
    """Number of calls."""
    min_ns: float
    """The shortest time."""
    mean_ns: float
    """The mean time."""
    p50_ns: float
    """The median, which is also `reference_ns`, `compiled_ns` or `own_eager_ns`."""
    p90_ns: float | None = None
    """The 90th percentile: numpy's, with linear interpolation. Null if there were fewer than 29 calls, or if a trial
    makes several, whose mean hides the slowest."""
    p99_ns: float | None = None
    """The 99th percentile. Null if there were fewer than 299 calls, or if a trial makes several."""
    per_second: float
    """Throughput: calls per second, the inverse of the mean time."""


class EnergyGroup(_Group):
    """The energy of one call of one side, with all that the device does meanwhile."""

    joules: float
    """Energy per call: the mean power, multiplied by the mean time of a call."""
    watts: float
    """Mean power of the device in the timed blocks."""
    source: str
    """The counter that was read: `rapl` (all packages of the CPU, without the memory) or `nvml` (the GPU)."""


class PairCompile(_Group):
    """The compile of one pair of processes."""

    anew: bool
    """Whether the process found empty compile caches. If not, it found those that an earlier process of the row left,
    or of another row (flag `shared_compile`); a compiler that keeps no caches then compiled again."""
    compile_ns: int | None = None
    """Wall time of `compile` in this process; null if it was not reported."""


class CompileTime(_Group):
    """The compile time with cold caches, from several compiles of one row."""

    compiles: int
    """Number of compiles with empty caches; at least 3."""
    ns: int
    """Geometric mean of their times."""
    low_ns: int
    """Lower end of its 95 % interval: Student's, of the logarithms of the times."""
    high_ns: int
    """Upper end of its 95 % interval."""


class Components(_Group):
    """The two components of the variance of the logarithm of a row's ratio (a variance of 1e-4 is a spread of 1 %)."""

    compiles: int
    """Number of compiles; at least 3."""
    between_compiles: float
    """Variance between compiles. Its estimate can be below 0 if the compiles differ no more than their processes do."""
    between_processes: float
    """Variance between the pairs of processes that ran the result of one compile."""


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
    processes: int
    """Number of pairs of processes (one reference, one compiled) that were timed, one pair after the other."""
    fewer_processes: str | None = None
    """Why fewer pairs of processes were timed than `--processes` asks for; null if there were not fewer."""
    degrees: int | None = None
    """Degrees of freedom of the interval of `speedup`, which is Student's t interval. Null with one pair of processes,
    and in older runs; they are one less than the number of planned pairs then."""
    degrees_own_eager: int | None = None
    """As ``degrees``, for the interval of `speedup_own_eager`."""
    chance: float | None = None
    """Chance that the interval misses the true ratio: 0.05, or the part of it that the last look at the row had. Null
    with one pair of processes, and in older runs."""
    bound: float | None = None
    """The difference that counted as one when the row was measured, as a share: an interval that is all beyond it or
    all within it settled the row. Null if only a narrow interval could, and in older runs."""
    timed_ns: int | None = None
    """Timed work of all sides in all pairs of processes. Null in older runs."""
    untimed_ns: int | None = None
    """The rest of what `--budget` limits: untimed calls in timed blocks, the preparation of trials, and the starts of
    all processes after the first pair. Null in older runs."""
    compiles: list[PairCompile] | None = None
    """The compile of each pair of processes, in order. If several were anew (`--recompile`), at least 3, the intervals
    of the row's ratios cover differences between compiles and between processes; otherwise only the latter."""
    compile_time: CompileTime | None = None
    """The compile time with its interval; null if fewer than 3 pairs compiled anew."""
    components: Components | None = None
    """How much of the spread of the row's ratio came from its compiles, and how much from its processes. Null if fewer
    than 3 pairs compiled anew, or if each pair did."""
    code_places: int | None = None
    """Number of places at which the processes of the pairs had the code of torch and of the compiler in memory. Calls
    below 100 us are timed at several (`--budget` of 5 s or more). Null in older runs, which had one."""
    series: dict[str, SeriesGroup] | None = None
    """How the times changed, for each side: `reference`, `compiled` and, if it was timed, `own_eager`."""
    discarded_rounds: int | None = None
    """Number of rounds that the times and ratios leave out: the earlier half of the rounds of each pair, if a side was
    `warming`, `slowing` or `unsettled`. times.jsonl has them all. Null in older runs."""
    warmed: bool | None = None
    """Whether each timed block began with an untimed call, so that the timed calls found warm caches. False with
    `--caches cold`, and for calls of over 1 s. Null in older runs."""
    device_ns: dict[str, float] | None = None
    """On a GPU: each side's median time per call between two events on torch's stream; missing for `xla` and `tvm`."""
    load: dict[str, LoadGroup] | None = None
    """The load of other processes while each side was timed: `reference`, `compiled` and, if it was timed, `own_eager`.
    Null if no worker could see it."""
    counts: dict[str, CountsGroup] | None = None
    """The counts of each side while it was timed: `reference`, `compiled` and, if it was timed, `own_eager`. Null if no
    worker counted."""
    calls: dict[str, CallsGroup] | None = None
    """How long the calls of each side took: `reference`, `compiled` and, if it was timed, `own_eager`. Null in older
    runs."""
    energy: dict[str, EnergyGroup] | None = None
    """The energy of a call of each side. Null if no worker counted it."""
    no_energy: str | None = None
    """Why `energy` is null. Null in older runs."""
    rounds: list[dict[str, Any]] = []
    """Every raw time (wall, CPU, switches) and the counts of every side, per round, with the number of the pair of
    processes (from 1) and the side that was timed first. Empty in results.jsonl: times.jsonl holds the times, and
    `--format json` adds them."""


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
    """The backend's environment, and behind it the options that `--backend` has in brackets, for instance
    `torch[mode=max-autotune]`."""
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
    """The call with the worst verdict: `first`, `second`, `last`, `other_inputs` or `timed`. The outcome and `wrong`
    are those of this call. Null if no call was judged."""
    ladder_call: str | None = None
    """The call that is worst by the ladder alone. The ladder, the errors and `outputs` are those of this call. Null if
    no call was judged."""
    judged_by: JudgedBy | None = None
    """The ruler that decided about the row. `ladder`: the tolerances of GraphNet. `float64`: for at least one output,
    the errors of both sides against float64 decided against or without the ladder. Null if no values were judged, and
    in imported runs."""
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
    judged_outputs: list[OutputGroup] | None = None
    """The same as `outputs` for `judged_call`; null if that is the call of `outputs`."""
    wrong: Wrong | None = None
    """For `ACCURACY`: how wrong the first wrong output of the judged call is."""
    wrong_calls: list[str] | None = None
    """The calls whose outputs are wrong: `first`, `second`, `last`, `other_inputs`, `timed`. Null if there are none."""
    compile_ns: int | None = None
    """Wall time of the adapter's `compile` with cold caches, without `compile_apart_ns`. For compilers that dynamo
    calls (inductor, XLA) it includes the first call, which triggers the compilation. A row with the flag
    `shared_compile` found the caches of another row."""
    compile_apart_ns: int | None = None
    """Wall time of the harness's own work inside `compile`: trial runs, imports, files for `--keep-artifacts`, facts
    for the evidence. Null in older runs, whose `compile_ns` includes it."""
    compile_cpu_ns: int | None = None
    """CPU time of the sample process and of the programs that it started, such as a C++ compiler, in `compile_ns` and
    `compile_apart_ns`."""
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
    reference_environment: EnvironmentGroup | None = None
    """The software that ran the row's reference. Null if kept outputs were the reference."""
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
    part_ns: dict[str, list[int]] | None = None
    """For a `model`: the median time of each graph in calls of the compiled model, for each pair of processes."""
    reference_part_ns: dict[str, list[int]] | None = None
    """The same for the reference, in the same pairs of processes."""
    peak_memory_bytes: int | None = None
    """Largest resident memory of the sample process."""
    reference_peak_memory_bytes: int | None = None
    """Largest resident memory of the reference's process until it was warm. Null if it is unknown."""
    compile_memory_bytes: int | None = None
    """Most memory that the sample process had of its own until it had compiled. Own memory is what the process does not
    share with other processes, for instance without torch, which all sample processes of a worker share, but with the
    inputs. Programs that the compiler starts, such as g++, are not in it. Null if the kernel did not say, and in older
    runs."""
    run_memory_bytes: int | None = None
    """Most memory that the sample process had of its own in the calls after the compile, until it was warm."""
    reference_run_memory_bytes: int | None = None
    """The same as `run_memory_bytes` for the process of the reference."""
    run_device_memory_bytes: int | None = None
    """On a GPU: the most device memory that the stack's own allocator held until the process was warm, compiling
    included. Null on a CPU, and in older runs."""
    reference_run_device_memory_bytes: int | None = None
    """The same as `run_device_memory_bytes` for the process of the reference."""
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
        """Read one line of results.jsonl; ignore fields that this version does not know. Raises ValueError."""
        return cls.model_validate_json(line, extra="ignore")

    @property
    def node_share(self) -> float | None:
        """Return the share of the graph's nodes that were compiled; None if the compiler did not report the numbers."""
        evidence = self.evidence
        if evidence is None or not evidence.nodes_total or evidence.nodes_compiled is None:
            return None
        return evidence.nodes_compiled / evidence.nodes_total

    @property
    def machine_class(self) -> str | None:
        """Return the class of the row's device (see ``DeviceGroup``); None if it is not known."""
        return None if self.device is None else self.device.machine_class

    @property
    def pairs(self) -> int | None:
        """Return the number of pairs of processes in which the row was measured; None if it is not known."""
        return None if self.timing is None else self.timing.processes

    @property
    def chance(self) -> float:
        """Return the chance that the interval of the row's ratio misses the true one (``timing.chance``)."""
        return (None if self.timing is None else self.timing.chance) or CHANCE

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
