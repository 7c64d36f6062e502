"""The messages of ``graphnet.worker.v1`` as enums and frozen dataclasses. Made by proto/generate: do not edit.

Standard library only, for Python 3.8 and later. Every field has proto3's default: zero, an empty value, or None where
the field is optional or a message. The worker decides all other defaults (graphnet_contract/defaults.py).
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from typing import Mapping, Optional, Tuple, Union


class OptionType(enum.IntEnum):
    """The type of an option's values."""

    #: This value is never sent.
    UNSPECIFIED = 0
    #: True or false.
    BOOL = 1
    #: A whole number.
    INT = 2
    #: A floating-point number.
    FLOAT = 3
    #: Text.
    STRING = 4


class Purpose(enum.IntEnum):
    """The task that a client gives a worker for a sample."""

    #: The same as RUN.
    UNSPECIFIED = 0
    #: Compile the sample, run it, measure it, and send its outputs.
    RUN = 1
    #: Make only the inputs and send them as outputs. Scheme "graphnet" needs this, because its inputs come from torch's
    #: generator.
    MAKE_INPUTS = 2


class OutputPolicy(enum.IntEnum):
    """How a worker sends output tensors."""

    #: Refused, because a caller must choose a policy.
    UNSPECIFIED = 0
    #: Write the output tensors to a file in the directory that the worker shares with the caller; OutputSet names the
    #: file.
    SHARED = 1
    #: Send the output tensors as OutputChunk messages.
    CHUNKS = 2
    #: Do not send the output tensors. OutputSet then holds only their headers and a digest.
    NONE = 3


class Side(enum.IntEnum):
    """Which of a sample's two callables is timed."""

    #: The compiled callable.
    UNSPECIFIED = 0
    #: The uncompiled model in the compiler's own stack, in a process that never imported the compiler. If it cannot run
    #: there, it is timed in the process of the compiled callable, and the outcome has the flag own_eager_in_process. If
    #: it cannot run at all, TrialTimes has no trials. Nor has it if that process needs more than half of
    #: stage_timeout_ns, or ends after it has timed a block: times of two processes are never mixed.
    OWN_EAGER = 1


class ExtraCall(enum.IntEnum):
    """A call besides the timed ones. Its outputs help to judge whether the compiler computes correctly."""

    #: No further call.
    UNSPECIFIED = 0
    #: Call the compiled callable on other inputs: the worker rolls the elements of every floating-point input (kind
    #: "input", more than one element), row-major. If there is no such input, it rolls the integer inputs.
    #: SendOutputs.inputs says how far. It restores the inputs afterwards.
    OTHER_INPUTS = 1
    #: Call the uncompiled model in float64: its floating-point inputs, and the floating-point dtypes that its text
    #: names, become float64.
    FLOAT64 = 2
    #: Call the compiled callable with another seed: call_seed plus the number of these calls so far, from 1.
    OTHER_SEED = 220
    #: Call the uncompiled model in float64 as above, on inputs that are moved by a few roundings: the worker multiplies
    #: each element of a floating-point tensor that is not a whole number by 1 + 4 * s * eps, where s is 1 or -1 at
    #: random and eps belongs to the tensor's dtype. The number of these calls so far is the seed, so repeated calls
    #: differ.
    FLOAT64_NUDGED = 221
    #: Call the uncompiled model in float64 on the other inputs.
    FLOAT64_OTHER_INPUTS = 222
    #: Call the uncompiled model in float64 on the other inputs, moved by a few roundings.
    FLOAT64_OTHER_INPUTS_NUDGED = 223
    #: Call the compiled callable under torch's profiler, and send the operators that ran meanwhile (OperatorCounts)
    #: instead of outputs.
    OPERATORS = 570
    #: Call the uncompiled model in the same way.
    EAGER_OPERATORS = 571
    #: Make no call, but send the outputs that the sample process kept of a call that was timed
    #: (TrialTimes.kept_inputs).
    TIMED = 640
    #: Call the compiled callable of a whole model several times, and send how long each graph took in these calls
    #: (PartTimes) instead of outputs.
    PART_TIMES = 700
    #: Call the compiled callable once under a profiler, and write the trace to the artifacts as trace.json.gz, in the
    #: Trace Event Format of Chrome. "otherData" there has the duration of this call and of the same call without the
    #: profiler (profiled_ns, plain_ns).
    PROFILE = 701


class Stage(enum.IntEnum):
    """A stage of a sample's run in its process."""

    #: The sample has not reached its first stage.
    UNSPECIFIED = 0
    #: Execute the sample's text and construct the model.
    LOAD = 1
    #: Map the inputs and move them to the device; for PURPOSE_MAKE_INPUTS, make the inputs.
    INPUTS = 2
    #: Compile the model.
    COMPILE = 3
    #: Make the first call and the warm-up calls.
    WARM_UP = 4
    #: Run and time trials.
    MEASURE = 5
    #: Send output tensors.
    OUTPUTS = 6


class OutcomeCode(enum.IntEnum):
    """How a sample ended, as far as a worker can know."""

    #: This value is never sent.
    UNSPECIFIED = 0
    #: Every stage succeeded.
    OK = 1
    #: The sample's text could not be executed, or it defines no model.
    LOAD_ERROR = 2
    #: The inputs could not be made or mapped.
    INPUT_ERROR = 3
    #: The compiler raised an error.
    COMPILE_ERROR = 4
    #: The compiler refused the graph.
    UNSUPPORTED = 5
    #: The compiler compiled no node of the graph, so the whole graph would run in eager mode.
    FELL_BACK = 6
    #: A call of the compiled graph raised an error.
    RUNTIME_ERROR = 7
    #: The compiler did everything that is possible here without a device or library that is missing.
    COMPILED_NOT_RUN = 8
    #: A stage exceeded its time limit.
    TIMEOUT = 9
    #: The memory of the process or of the device was exhausted.
    OUT_OF_MEMORY = 10
    #: The sample process ended before it could report the reason.
    CRASHED = 11
    #: The backend needs something that this worker cannot reach, for instance a folder that an option names.
    BACKEND_UNAVAILABLE = 280


#: The value of an option.
OptionValue = Union[bool, int, float, str]
#: A number: an integer or a floating-point number. Its kind is kept.
Number = Union[int, float]
#: A row-major list of numbers. Either all numbers are integers or all are reals.
NumberList = Tuple[Number, ...]


@dataclass(frozen=True)
class GetInfoRequest:
    """Asks a worker for its description."""

    #: Name of the backend that the caller expects; empty accepts any. If the worker serves another backend, the call
    #: fails with FAILED_PRECONDITION.
    expected_backend: str = ""
    #: Name of the flavour that the caller expects; empty accepts any.
    expected_flavour: str = ""


@dataclass(frozen=True)
class GetInfoResponse:
    """The description of a worker: its backend, its machine and its limits."""

    #: Name of the backend.
    backend: str = ""
    #: Name of the backend's flavour.
    flavour: str = ""
    #: The backend's role: "reference", "control" or "compiler".
    role: str = ""
    #: Versions by component: "python", "torch", and the components of the compiler.
    versions: Mapping[str, str] = field(default_factory=dict)
    #: Devices on which the worker can run a sample.
    devices: Tuple[Device, ...] = ()
    #: Options that Start may set.
    options: Tuple[OptionSpec, ...] = ()
    #: Limits that the worker enforces.
    limits: Optional[Limits] = None
    #: sha256 of the requirements file from which the worker's environment was built; empty if unknown.
    requirements_sha256: str = ""
    #: Digest of the image in which the worker runs; empty outside containers or if unknown.
    image_digest: str = ""
    #: Identity of the machine: the content of /etc/machine-id, or the host name.
    host_id: str = ""
    #: Identity of the running kernel. Two containers on one host have the same boot_id.
    boot_id: str = ""
    #: Version of the worker's code.
    worker_version: str = ""
    #: Why the backend cannot compile here (no device, library missing); empty if it can.
    unavailable_reason: str = ""
    #: Identity of this server process. If the server at this address is restarted or replaced, the new process has
    #: another worker_id.
    worker_id: str = ""
    #: Revision of this contract that the worker has. A client of another revision does not use the worker.
    contract_revision: int = 0
    #: sha256 of the files in the folder of the worker's adapter, as the worker imported them; empty if unknown.
    adapter_sha256: str = ""
    #: Every file whose code the compiler's process has mapped, for instance a native library, with its size and its
    #: time of change when it was mapped.
    mapped_files: Mapping[str, str] = field(default_factory=dict)
    #: Names of the environment variables that sample processes get, sorted; never their values.
    environment_names: Tuple[str, ...] = ()


@dataclass(frozen=True)
class Device:
    """A device on which a sample can run."""

    #: Type of the device: "cpu", "cuda", ...
    type: str = ""
    #: Number of the device among the devices of its type, from 0.
    index: int = 0
    #: Unique id of the physical device. For a CPU it is the kernel's boot id.
    uuid: str = ""
    #: Further facts about the device by name, for instance "name" and "memory_bytes".
    properties: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class OptionSpec:
    """The declaration of one option of a backend."""

    #: Name of the option.
    name: str = ""
    #: Type of the option's values.
    type: OptionType = OptionType.UNSPECIFIED
    #: Value that the option has if Start does not set it.
    default_value: Optional[OptionValue] = None
    #: One line that explains the option.
    help: str = ""
    #: The allowed values of a string option; empty allows any.
    choices: Tuple[str, ...] = ()


@dataclass(frozen=True)
class Limits:
    """Limits that a worker enforces."""

    #: Largest gRPC message that the worker accepts or sends.
    max_message_bytes: int = 0
    #: Largest total size, in bytes, of the output tensors of one call.
    max_output_bytes: int = 0
    #: Number of samples that the worker can hold at the same time.
    max_samples: int = 0
    #: Bytes of stdout and stderr that the worker keeps for each sample. The worker counts the bytes beyond this limit
    #: and drops them.
    max_log_bytes: int = 0


@dataclass(frozen=True)
class Start:
    """Begins a sample: the first command of every call."""

    #: Name of the backend that the caller expects; empty accepts any.
    backend: str = ""
    #: Name of the flavour that the caller expects; empty accepts any.
    flavour: str = ""
    #: Name of the sample. It appears only in messages to the user.
    sample: str = ""
    #: sha256 of the sample's files. Scheme "mesh" derives the inputs from it.
    sample_hash: str = ""
    #: Text of model.py, in which the name graphnet_device replaces every device.
    model_source: str = ""
    #: The arguments of forward, in the order of its signature.
    tensors: Tuple[TensorSpec, ...] = ()
    #: The origin of the inputs. Required.
    inputs: Optional[Inputs] = None
    #: Device on which the sample runs: "TYPE[:INDEX]".
    device: str = ""
    #: Number of threads that every library in the sample process uses; 0: one for each physical core that the worker
    #: may use.
    threads: int = 0
    #: Upper limit on the private memory of the sample process. Required, so that there is always a limit.
    memory_bytes: int = 0
    #: Values of the backend's options by name. An option that is absent has its default value.
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    #: How to measure. If absent, every field has its default.
    measuring: Optional[Measuring] = None
    #: How to send output tensors. Required.
    output_policy: OutputPolicy = OutputPolicy.UNSPECIFIED
    #: Time limit for each single stage. Required.
    stage_timeout_ns: int = 0
    #: The task of the worker; unspecified means RUN.
    purpose: Purpose = Purpose.UNSPECIFIED
    #: Tensors that the meta files describe but that forward does not take. Scheme "graphnet" needs them, because it
    #: draws values for them, too.
    unused_tensors: Tuple[TensorSpec, ...] = ()
    #: Whether to send the files that the compiler made (HLO, generated code) as Artifact messages before the outcome.
    keep_artifacts: bool = False
    #: Name of the compile caches for this sample, at most 64 letters and digits. The worker keeps the caches until
    #: samples of the same trace_id with four later names have begun, but not for over an hour without a sample. So a
    #: second sample process with the same name compiles with warm caches. Empty: every compile starts with cold caches.
    cache_key: str = ""
    #: Revision of this contract that the client has. A worker of another revision refuses the call with
    #: FAILED_PRECONDITION.
    contract_revision: int = 0
    #: Names of the graphs of a whole model: the keys of its attribute "calls". The compiler gets each graph separately,
    #: with the arguments of the graph's first call, and the model then calls the compiled graphs. Empty: the model is
    #: one graph.
    parts: Tuple[str, ...] = ()
    #: Number of the block of cores on which the process starts, from 0. A block has one core per thread of the sample.
    #: Every sample is timed on block 0: the worker moves the process there before its first trial. With different
    #: blocks, several samples compile at the same time on different cores. After the last block the numbers begin again
    #: with block 0.
    core_block: int = 0
    #: Number of the place at which the process has the code of its libraries in memory, from 0 to 15. Places differ,
    #: because the addresses of code change its speed. Each place has a zygote of its own, which begins with the first
    #: process there.
    code_place: int = 0
    #: Id of this request, at most 64 letters, digits and hyphens. A worker runs a request once: if another request with
    #: the same id arrives, it fails with ALREADY_EXISTS. Empty: the request has no id.
    request_id: str = ""
    #: Id of the caller's command, in the same alphabet. It appears in the worker's log, and before what the sample
    #: printed. Empty: none.
    trace_id: str = ""


@dataclass(frozen=True)
class TensorSpec:
    """The description of one tensor or of one integer argument of a sample."""

    #: Name of forward's argument.
    name: str = ""
    #: Sizes in elements; empty for a scalar.
    shape: Tuple[int, ...] = ()
    #: torch's name of the dtype without "torch.": "float32", "int64", ...
    dtype: str = ""
    #: Kind of the argument: "parameter", "buffer", "input", "constant", "symint" or "unknown".
    kind: str = ""
    #: Mean of the recorded values; may be NaN or infinite in GraphNet's samples.
    mean: Optional[float] = None
    #: Standard deviation of the recorded values; may be NaN or infinite in GraphNet's samples.
    std: Optional[float] = None
    #: How drawn values are distributed: "normal", or "half_normal" for the absolute value of the normal numbers.
    distribution: str = ""
    #: Recorded values, flat and row-major. A complex tensor has (real, imaginary) pairs. If absent, the values are
    #: drawn.
    data: Optional[NumberList] = None
    #: Smallest value that the tensor may have, included.
    min_val: Optional[Number] = None
    #: Largest value that the tensor may have, included.
    max_val: Optional[Number] = None
    #: Name of the tensor's class in weight_meta.py. Scheme "graphnet" draws the tensors in the alphabetical order of
    #: these names.
    class_name: str = ""


@dataclass(frozen=True)
class Inputs:
    """The origin of a sample's input tensors."""

    #: Name of the scheme that makes the tensors: "mesh" or "graphnet".
    scheme: str = ""
    #: Seed of the scheme's generator.
    seed: int = 0
    #: File in the worker's inputs directory that holds the tensors. If empty, the worker makes the tensors itself
    #: (scheme "mesh") or gets them as InputChunk messages.
    file_name: str = ""
    #: xxh3-128 hex digest of each stored tensor, in order. If empty, the worker does not check the tensors.
    digests: Tuple[str, ...] = ()
    #: Number of bytes that follow as InputChunk messages; 0: none follow.
    chunked_bytes: int = 0
    #: True if the mean and std of the tensors are exact (our own extractor wrote them), false if they are rounded
    #: (GraphNet's samples).
    exact_statistics: bool = False


@dataclass(frozen=True)
class InputChunk:
    """A piece of the inputs file. The pieces in their order make up the file."""

    #: Bytes of the inputs file.
    data: bytes = b""


@dataclass(frozen=True)
class Measuring:
    """How a sample is measured. The worker replaces every number that is absent by its default."""

    #: Number of calls after the first one and before any timed one. Absent: 3.
    warmup_calls: Optional[int] = None
    #: Number of trials that the worker runs if the client closes its side without sending RunTrials. Absent: 20.
    default_trials: Optional[int] = None
    #: Smallest duration of a trial: a trial repeats the call until it lasts this long. Absent: 3,000,000 (3 ms).
    min_trial_ns: Optional[int] = None
    #: Seed of every random generator before each call of a graph that draws random numbers. Absent: 123.
    call_seed: Optional[int] = None
    #: Whether to fill the device's caches with other data before each timed call. A trial is then one call.
    cold: bool = False


@dataclass(frozen=True)
class RunTrials:
    """Asks for one block of trials. The worker answers with TrialTimes."""

    #: Number of trials in the block.
    count: int = 0
    #: Number of calls in one trial; 0: the number that CallReport gives. To compare two sides, use the same number for
    #: both.
    calls_per_trial: int = 0
    #: Which of the sample's two callables to time.
    side: Side = Side.UNSPECIFIED
    #: Whether to keep the outputs of one of the calls. The server chooses it after its trial has ended, and the sample
    #: process does not learn before that any are kept.
    keep: bool = False


@dataclass(frozen=True)
class SendOutputs:
    """Asks for output tensors. The worker answers with OutputSet messages, to some extra calls with OperatorCounts,
    PartTimes or an artifact.
    """

    #: If unspecified, the worker sends the outputs of the calls that were already made. Otherwise it makes this further
    #: call and sends only the outputs of this call. If the further call fails, the worker sends no outputs and the
    #: sample continues.
    extra_call: ExtraCall = ExtraCall.UNSPECIFIED
    #: For a call on other inputs: the number of the inputs (TrialTimes.kept_inputs); below 16,384: roll by one, and
    #: roll each row of an integer or bool input by its own number where the bit of the input's position among these is
    #: set (graphnet_contract.other_inputs).
    inputs: int = 0


@dataclass(frozen=True)
class StageStarted:
    """Reports that a stage begins."""

    #: The stage that begins.
    stage: Stage = Stage.UNSPECIFIED


@dataclass(frozen=True)
class StageFinished:
    """Reports that a stage succeeded. Blocks of trials that directly follow each other are one stage MEASURE."""

    #: The stage that succeeded.
    stage: Stage = Stage.UNSPECIFIED
    #: Duration of the stage. For MEASURE it is the sum over the blocks of trials.
    duration_ns: int = 0


@dataclass(frozen=True)
class Ready:
    """Reports that the sample is warmed up and accepts RunTrials and SendOutputs. The worker sends it once."""


@dataclass(frozen=True)
class Waiting:
    """Reports that the sample has to wait because another sample uses the device, or because another sample works. The
    worker sends it when the sample has waited for a second, again when the reason changes and at least every 10
    seconds, and once more with an empty reason when the wait is over.
    """

    #: Who holds what the sample waits for, as a phrase that can follow "waits for"; empty when the wait is over.
    reason: str = ""


@dataclass(frozen=True)
class Log:
    """What a sample printed."""

    #: stdout and stderr, interleaved in the order in which they were printed; at most Limits.max_log_bytes in all.
    text: str = ""


@dataclass(frozen=True)
class CompileReport:
    """Facts about the compilation."""

    #: Wall time of the adapter's compile method without apart_ns; 0 if the method raised an error.
    compile_ns: int = 0
    #: Evidence that the compiler did its work.
    evidence: Optional[Evidence] = None
    #: CPU time that the sample process and its descendants used from the beginning of stage COMPILE to this report. The
    #: server reads it from the kernel's counters. 0: unknown.
    cpu_ns: int = 0
    #: Number of cores on which the sample process could run meanwhile; 0: unknown.
    cores: int = 0
    #: Wall time of the harness's own work inside the method: trial runs, files, facts for the evidence.
    apart_ns: int = 0
    #: Most memory that the sample process had of its own until now, in bytes: without the pages that it shares with
    #: other processes, but with its inputs. 0: unknown.
    own_memory_bytes: int = 0


@dataclass(frozen=True)
class Evidence:
    """Evidence that the compiler did its work, as its adapter says. Unknown facts are absent."""

    #: Number of operator nodes in the graph, as the compiler sees it.
    nodes_total: Optional[int] = None
    #: Number of operator nodes for which the compiler returned code.
    nodes_compiled: Optional[int] = None
    #: Number of pieces (graphs, engines, modules) that the compiler built.
    partitions: Optional[int] = None
    #: Names of the operators that the compiler left to eager mode.
    fallback_ops: Tuple[str, ...] = ()
    #: Further evidence in a form that each compiler's adapter chooses: the text of a JSON object; empty if there is
    #: none.
    compiler_json: str = ""


@dataclass(frozen=True)
class CallReport:
    """Facts about the calls that come before the timed ones."""

    #: Duration of the first call.
    first_call_ns: int = 0
    #: Durations of the warm-up calls.
    warmup_ns: Tuple[int, ...] = ()
    #: True if the first call drew random numbers: it changed the state of a random generator.
    draws_random: bool = False
    #: Names of the inputs that the graph wrote to.
    mutated_inputs: Tuple[str, ...] = ()
    #: Number of calls in one trial.
    calls_per_trial: int = 0
    #: sha256 of the state of the random generators after the first call. If it differs between two stacks, they drew
    #: different random numbers, so the outputs of a graph that draws cannot be compared.
    generator_digest: str = ""
    #: True if the first call or a warm-up call compiled something. compile_ns is then only a part of the compile time.
    compiled_late: bool = False
    #: Identity of the server process that ran the sample. It differs from GetInfoResponse.worker_id if the server at
    #: this address was replaced after GetInfo.
    worker_id: str = ""
    #: Largest resident memory of the sample process so far, in bytes; 0 if unknown.
    peak_memory_bytes: int = 0
    #: True if the compiler counts its compilations, so that compiled_late is certain.
    counts_compilations: bool = False
    #: Most memory that the sample process had of its own since the end of the compile, in bytes; see CompileReport. 0:
    #: unknown.
    own_memory_bytes: int = 0
    #: Most bytes that the stack's allocator has held on the device so far; 0 if unknown or if the device has no memory
    #: of its own.
    device_memory_bytes: int = 0


@dataclass(frozen=True)
class TrialTimes:
    """Raw times of one block of trials. Each list has one entry per trial."""

    #: Number of calls in one trial.
    calls_per_trial: int = 0
    #: Wall time of all calls of the trial together: from the server's word to the answer of the sample process, on the
    #: server's clock, less empty_ns. The sample process with which this one is compared is stopped meanwhile, and the
    #: device is synchronised before the first call and after the last one.
    wall_ns: Tuple[int, ...] = ()
    #: CPU time of the sample process and its descendants during the trial, as the server read it from the kernel.
    cpu_ns: Tuple[int, ...] = ()
    #: How often the kernel took a core away from the sample process during the trial.
    involuntary_switches: Tuple[int, ...] = ()
    #: Time at which the block started, on the host's monotonic clock.
    started_ns: int = 0
    #: Time at which the block ended, on the host's monotonic clock.
    ended_ns: int = 0
    #: True if the compiler compiled again after the warm-up. The times are then void.
    recompiled: bool = False
    #: Number of periods in which the kernel throttled the worker's cgroup during the block. If it is not 0, the times
    #: are void.
    throttled_periods: int = 0
    #: Time between the start and the end of the trial, measured by events on the device's stream; empty if the stack
    #: has no events.
    device_ns: Tuple[int, ...] = ()
    #: Load of other processes during the block, as the server saw it. Absent if the server cannot see it.
    load: Optional[Load] = None
    #: Time in which the sample process prepares each trial, on the server's clock: it changes and restores inputs,
    #: seeds random generators and empties caches.
    prepare_ns: Tuple[int, ...] = ()
    #: Duration of the untimed calls with which the block began, before started_ns, on the server's clock.
    warm_ns: int = 0
    #: Time between the server's permission to begin the block and the arrival of these times, on the server's clock; 0
    #: if the server did not measure it.
    window_ns: int = 0
    #: CPU time that the sample process and all its descendants used during window_ns, as the server read it from the
    #: kernel.
    tree_cpu_ns: int = 0
    #: CPU time that the sample process and all its descendants used while they should have been stopped, since the
    #: block before.
    idle_cpu_ns: int = 0
    #: Number of cores on which the threads of the sample process and of its descendants may run, as the server read it
    #: from the kernel after the block; 0 if it is unknown.
    cores: int = 0
    #: What the kernel and the processor counted meanwhile. Absent if the worker did not count.
    counts: Optional[Counts] = None
    #: Energy that the device used meanwhile. Absent if the worker cannot read a counter of energy; the property
    #: "energy" of the worker's CPU then says why.
    energy: Optional[Energy] = None
    #: Wall time of all calls of the trial together as the sample process itself measured it. It is only a witness: code
    #: of the compiler runs in this process.
    own_wall_ns: Tuple[int, ...] = ()
    #: How long the server waits for the answer to a trial without calls. At most 100,000 (100 us) are taken off
    #: wall_ns.
    empty_ns: int = 0
    #: Number of the inputs of the call whose outputs the sample process kept, for SendOutputs.inputs; 0 if it kept none
    #: in this block (RunTrials.keep).
    kept_inputs: int = 0
    #: Time in which the sample process copied these outputs, on the server's clock; 0 if it kept none.
    copy_ns: int = 0
    #: CPU time that the sample process and its descendants used to prepare each trial, as the server read it from the
    #: kernel.
    prepare_cpu_ns: Tuple[int, ...] = ()
    #: CPU time that they used to copy these outputs.
    copy_cpu_ns: int = 0


@dataclass(frozen=True)
class Energy:
    """Energy of one block of trials, with all that the device does meanwhile. The server reads the counter when it
    permits the process to begin the block, and when the process has ended the block.
    """

    #: Time between the two readings, on the server's clock.
    section_ns: int = 0
    #: Energy that the device used in this time, in microjoules.
    microjoules: int = 0
    #: What was read: "rapl" (all packages of the CPU, from the kernel's powercap) or "nvml" (the GPU).
    source: str = ""


@dataclass(frozen=True)
class Counts:
    """Events of the sample process between started_ns and ended_ns of one block of trials: of all of its threads, and
    of the processes that it started. A number is absent if the kernel does not allow its counter, or if the processor
    has none; the property "counters" of the worker's CPU then says why.
    """

    #: Clock cycles of the cores.
    cycles: Optional[int] = None
    #: Instructions that were completed.
    instructions: Optional[int] = None
    #: Accesses to memory that the last level of the caches did not have.
    cache_misses: Optional[int] = None
    #: CPU time in which the cycles were counted.
    running_ns: Optional[int] = None
    #: True if the first three numbers leave out the kernel's part, because the kernel only allows that.
    user_only: bool = False
    #: Page faults of the sample process.
    page_faults: int = 0
    #: How often the kernel took a core away from a thread of the sample process, or a thread gave it back to wait.
    context_switches: int = 0


@dataclass(frozen=True)
class Load:
    """How much other processes disturbed one block of trials. The server reads it when it permits the process to begin
    the block, and when the process has ended the block.
    """

    #: Time from the permission to the end of the block, on the server's clock.
    section_ns: int = 0
    #: Part of section_ns in which tasks waited for a CPU because other processes used the CPUs of the sample process,
    #: or in which the hypervisor used these CPUs, or in which other processes used the other CPUs of the same physical
    #: cores (SMT).
    waited_ns: int = 0
    #: Where the waiting was read: "cgroup" (cpu.pressure of the worker's cgroup), "host" (/proc/pressure/cpu) or "stat"
    #: (/proc/stat).
    source: str = ""
    #: Largest share, from 0 to 1, of the device that another process used; absent if the worker cannot see the device's
    #: processes. Always absent on a CPU.
    foreign_device_share: Optional[float] = None
    #: Time for which the threads of the sample process were ready to run and waited for a CPU, summed up over the
    #: threads; absent if the kernel does not count it.
    delayed_ns: Optional[int] = None


@dataclass(frozen=True)
class OutputSet:
    """The output tensors of one call."""

    #: Which call made the outputs: "first" for the first call; "second" for the second one, and "last" for one after
    #: the trials, on the same inputs, which are sent only if their outputs differ from the first call's in a bit; for
    #: an extra call, the name of its ExtraCall in small letters without the prefix, for instance "other_inputs";
    #: "inputs" for PURPOSE_MAKE_INPUTS.
    call: str = ""
    #: The nesting of the outputs, in JSON. The object {"tensor": i} is replaced by tensors[i].
    structure_json: str = ""
    #: Headers of the output tensors.
    tensors: Tuple[OutputTensor, ...] = ()
    #: Name of the file in the worker's outputs directory; empty if the tensors follow as OutputChunk messages.
    file_name: str = ""
    #: Size of the file in bytes.
    file_bytes: int = 0
    #: xxh3-128 digest of the file.
    digest: str = ""
    #: Inputs that the call wrote to, which are sent as further tensors: the input's name -> the index into tensors.
    mutated_inputs: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class OperatorCounts:
    """The operators of torch that ran in one call, as the worker itself counted them. Operators that only make views,
    allocate or copy are left out, and so are those that another operator called.
    """

    #: Which call was counted: "operators" or "eager_operators".
    call: str = ""
    #: The operators. Each name occurs at most once in each part, for each value of by_compiled_code.
    counts: Tuple[OperatorCount, ...] = ()


@dataclass(frozen=True)
class OperatorCount:
    """How often one operator ran."""

    #: Name of the operator, for instance "aten.relu".
    name: str = ""
    #: Number of its calls.
    calls: int = 0
    #: Name of the graph of a whole model that called it; empty if the model is one graph.
    part: str = ""
    #: True if compiled code called the operator, as one calls a library. False: it ran in eager mode.
    by_compiled_code: bool = False


@dataclass(frozen=True)
class PartTimes:
    """How long the graphs of a whole model took in calls of the model."""

    #: The graphs, in the order of their first calls.
    parts: Tuple[PartTime, ...] = ()


@dataclass(frozen=True)
class PartTime:
    """How long one graph of a whole model took."""

    #: Name of the graph.
    name: str = ""
    #: For each call of the model, the duration of the graph's calls, in ns, with the work of the device. Each lasts
    #: until the next graph begins, so it includes freeing what no graph reads later. Calls in which the process lost a
    #: core are left out, if enough others are left.
    wall_ns: Tuple[int, ...] = ()


@dataclass(frozen=True)
class OutputTensor:
    """The header of one output tensor."""

    #: torch's name of the dtype without "torch.".
    dtype: str = ""
    #: Sizes in elements; empty for a scalar.
    shape: Tuple[int, ...] = ()
    #: Position of the tensor's first byte in the file.
    offset: int = 0
    #: Size of the tensor in bytes.
    nbytes: int = 0
    #: Distances in elements between neighbours of each dimension, in the tensor that the call returned; empty if the
    #: layout has no strides. The bytes that the worker sends are always dense and row-major.
    strides: Tuple[int, ...] = ()
    #: torch's name of the layout without "torch.", in the tensor that the call returned: "strided", "sparse_coo", ...
    #: Empty: the worker does not say the layout, strides, requires_grad and memory.
    layout: str = ""
    #: Whether the tensor that the call returned requires a gradient.
    requires_grad: bool = False
    #: Which memory the tensor uses: the name of the input whose memory it is, or "output N" where N is the first tensor
    #: of the call with the same memory, which can be this tensor.
    memory: str = ""


@dataclass(frozen=True)
class OutputChunk:
    """A piece of the file that the last OutputSet describes. The pieces in their order make up the file."""

    #: Bytes of the file.
    data: bytes = b""


@dataclass(frozen=True)
class Artifact:
    """A piece of a file that the compiler wrote. The pieces of one name in their order make up the file."""

    #: Relative path of the file, with forward slashes.
    name: str = ""
    #: Bytes of the file.
    data: bytes = b""


@dataclass(frozen=True)
class Outcome:
    """How the sample ended. It is always the last event."""

    #: The outcome's code.
    code: OutcomeCode = OutcomeCode.UNSPECIFIED
    #: The stage in which the sample ended.
    stage: Stage = Stage.UNSPECIFIED
    #: The step within the stage. For COMPILE: capture, lower, build or load. For COMPILED_NOT_RUN: plan or trace.
    step: str = ""
    #: One line that explains a failure.
    message: str = ""
    #: Flags for the row of the results, for instance "shims:a,b".
    flags: Tuple[str, ...] = ()
    #: Largest resident memory of the sample process, in bytes.
    peak_memory_bytes: int = 0
    #: Most bytes that the stack's allocator held on the device; 0 if unknown or if the device has no memory of its own.
    peak_device_memory_bytes: int = 0
    #: Identity of the server process that ran the sample.
    worker_id: str = ""


#: A command: a message that the client sends during CompileAndRun.
Command = Union[
    Start,
    InputChunk,
    RunTrials,
    SendOutputs,
]
#: Field of CompileAndRunRequest that holds each class.
COMMAND_FIELDS: Mapping[type, str] = {
    Start: "start",
    InputChunk: "input_chunk",
    RunTrials: "run_trials",
    SendOutputs: "send_outputs",
}

#: An event: a message that the worker sends during CompileAndRun.
Event = Union[
    StageStarted,
    StageFinished,
    Log,
    CompileReport,
    CallReport,
    TrialTimes,
    OutputSet,
    OutputChunk,
    Outcome,
    Artifact,
    Ready,
    Waiting,
    OperatorCounts,
    PartTimes,
]
#: Field of CompileAndRunResponse that holds each class.
EVENT_FIELDS: Mapping[type, str] = {
    StageStarted: "stage_started",
    StageFinished: "stage_finished",
    Log: "log",
    CompileReport: "compile_report",
    CallReport: "call_report",
    TrialTimes: "trial_times",
    OutputSet: "output_set",
    OutputChunk: "output_chunk",
    Outcome: "outcome",
    Artifact: "artifact",
    Ready: "ready",
    Waiting: "waiting",
    OperatorCounts: "operator_counts",
    PartTimes: "part_times",
}
