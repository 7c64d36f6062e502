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

    #: Never sent.
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
    """The task that a client gives a worker."""

    #: The same as RUN.
    UNSPECIFIED = 0
    #: Compile, run, measure, send outputs.
    RUN = 1
    #: Only make the inputs (scheme "graphnet" needs torch's generator) and send them as outputs.
    MAKE_INPUTS = 2


class OutputPolicy(enum.IntEnum):
    """How a worker sends output tensors."""

    #: Refused: a caller must choose.
    UNSPECIFIED = 0
    #: As a file in the directory that the worker shares with the caller; OutputSet names it.
    SHARED = 1
    #: As OutputChunk messages.
    CHUNKS = 2
    #: Not at all: OutputSet has headers and a digest only.
    NONE = 3


class Side(enum.IntEnum):
    """Which of the two callables of a sample process is timed."""

    #: The compiled one.
    UNSPECIFIED = 0
    #: The model as it is, in the compiler's own stack. If it cannot run there, TrialTimes has no trials.
    OWN_EAGER = 1


class ExtraCall(enum.IntEnum):
    """A call beyond the timed ones, made to judge a compiler."""

    #: No further call.
    UNSPECIFIED = 0
    #: The compiled callable on other inputs: the worker rolls the elements of every floating-point input (kind "input",
    #: more than one element) by one, row-major; if there is none, those of the integer inputs. It restores the inputs
    #: afterwards.
    OTHER_INPUTS = 1
    #: The model itself, not compiled, in float64: its floating-point inputs and the dtypes that its text names are
    #: widened.
    FLOAT64 = 2


class Stage(enum.IntEnum):
    """A section of a sample's way through its process."""

    #: Before the first stage.
    UNSPECIFIED = 0
    #: Execute the sample's text and construct the model.
    LOAD = 1
    #: Map the inputs and move them to the device, or make them (PURPOSE_MAKE_INPUTS).
    INPUTS = 2
    #: Compile the model.
    COMPILE = 3
    #: Make the first call and the warm-up calls.
    WARM_UP = 4
    #: Time trials.
    MEASURE = 5
    #: Send output tensors.
    OUTPUTS = 6


class OutcomeCode(enum.IntEnum):
    """How a sample ended, as a worker can know it."""

    #: Never sent.
    UNSPECIFIED = 0
    #: Every stage succeeded.
    OK = 1
    #: The sample's text could not be executed or has no model.
    LOAD_ERROR = 2
    #: The inputs could not be made or mapped.
    INPUT_ERROR = 3
    #: The compiler raised an error.
    COMPILE_ERROR = 4
    #: The compiler refused the graph.
    UNSUPPORTED = 5
    #: The compiler took no node of the graph.
    FELL_BACK = 6
    #: A call of the compiled graph raised an error.
    RUNTIME_ERROR = 7
    #: The compiler did all that is possible without a device or library that is missing here.
    COMPILED_NOT_RUN = 8
    #: A stage exceeded its time limit.
    TIMEOUT = 9
    #: Memory of the process or of the device was exhausted.
    OUT_OF_MEMORY = 10
    #: The sample process ended before it could say why.
    CRASHED = 11


#: The value of an option.
OptionValue = Union[bool, int, float, str]
#: A number that stays an integer or a floating-point number.
Number = Union[int, float]
#: A row-major list of numbers: either all are integers or all are reals.
NumberList = Tuple[Number, ...]


@dataclass(frozen=True)
class GetInfoRequest:
    """Asks a worker for its description."""

    #: Name of the backend that the caller expects; empty accepts any. Another one is FAILED_PRECONDITION.
    expected_backend: str = ""
    #: Flavour that the caller expects; empty accepts any.
    expected_flavour: str = ""


@dataclass(frozen=True)
class GetInfoResponse:
    """The description of a worker: its backend, its machine and its limits."""

    #: Name of the backend.
    backend: str = ""
    #: Name of the backend's flavour.
    flavour: str = ""
    #: "reference", "control" or "compiler".
    role: str = ""
    #: Versions by component: "python", "torch", and the compiler's own components.
    versions: Mapping[str, str] = field(default_factory=dict)
    #: Devices on which the worker can run a sample.
    devices: Tuple[Device, ...] = ()
    #: Options that Start may set.
    options: Tuple[OptionSpec, ...] = ()
    #: Limits that the worker enforces.
    limits: Optional[Limits] = None
    #: sha256 of the requirements from which the environment was built; empty if unknown.
    requirements_sha256: str = ""
    #: Digest of the image in which the worker runs; empty outside containers or if unknown.
    image_digest: str = ""
    #: Identity of the machine: /etc/machine-id or the host name.
    host_id: str = ""
    #: Identity of the running kernel. Two containers of one host have the same.
    boot_id: str = ""
    #: Version of the worker's code.
    worker_version: str = ""
    #: The reason why the backend cannot compile here (no device, library missing); empty if it can.
    unavailable_reason: str = ""
    #: Identity of this server process. The next server at the same address has another one.
    worker_id: str = ""
    #: Latest revision of this contract that the worker speaks. Revision 1 added the event Ready.
    contract_revision: int = 0


@dataclass(frozen=True)
class Device:
    """A device on which a sample can run."""

    #: "cpu", "cuda", ...
    type: str = ""
    #: Number of the device among those of its type, from 0.
    index: int = 0
    #: Unique id of the physical device; for a CPU the kernel's boot id.
    uuid: str = ""
    #: Further facts by name, for instance "name" and "memory_bytes".
    properties: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class OptionSpec:
    """The declaration of an option of a backend."""

    #: Name of the option.
    name: str = ""
    #: Type of its values.
    type: OptionType = OptionType.UNSPECIFIED
    #: Value that holds if Start does not set the option.
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
    #: Largest sum of the output tensors of one call.
    max_output_bytes: int = 0
    #: Number of samples that the worker holds at the same time.
    max_samples: int = 0
    #: Bytes of stdout and stderr that the worker keeps per sample; it counts and drops the rest.
    max_log_bytes: int = 0


@dataclass(frozen=True)
class Start:
    """Begins a sample: the first command of every call."""

    #: Name of the backend that the caller expects; empty accepts any.
    backend: str = ""
    #: Flavour that the caller expects; empty accepts any.
    flavour: str = ""
    #: Name of the sample, for messages.
    sample: str = ""
    #: sha256 of the sample's files; scheme "mesh" derives the inputs from it.
    sample_hash: str = ""
    #: Text of model.py with the name graphnet_device in place of every device.
    model_source: str = ""
    #: The arguments of forward, in the order of its signature.
    tensors: Tuple[TensorSpec, ...] = ()
    #: Where the inputs come from. Required.
    inputs: Optional[Inputs] = None
    #: Device on which the sample runs: "TYPE[:INDEX]".
    device: str = ""
    #: Threads of every stack in the sample process; 0: all cores that the worker may use.
    threads: int = 0
    #: Upper limit on the sample process's private memory. Required: there is always a limit.
    memory_bytes: int = 0
    #: Values of the backend's options by name; the others have their defaults.
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    #: How to measure. Absent: all its defaults.
    measuring: Optional[Measuring] = None
    #: How to send output tensors. Required.
    output_policy: OutputPolicy = OutputPolicy.UNSPECIFIED
    #: Time limit of each stage. Required.
    stage_timeout_ns: int = 0
    #: The worker's task; unspecified: RUN.
    purpose: Purpose = Purpose.UNSPECIFIED
    #: Tensors that the meta files describe but forward does not take: scheme "graphnet" draws them too.
    unused_tensors: Tuple[TensorSpec, ...] = ()
    #: Send what the compiler made (HLO, generated code) as Artifact messages before the outcome.
    keep_artifacts: bool = False
    #: Name of compile caches, at most 64 letters and digits. The worker keeps them until a sample with another name, or
    #: without one, begins: a second process with this name compiles warm. Empty: every compile is cold.
    cache_key: str = ""
    #: Latest revision of this contract that the client knows. The worker sends no event of a later one.
    contract_revision: int = 0
    #: Names of the graphs of a whole model: the keys of its attribute "calls". The compiler gets each graph by itself,
    #: with the arguments of its first call, and the model calls the compiled graphs. Empty: the model is one graph.
    parts: Tuple[str, ...] = ()


@dataclass(frozen=True)
class TensorSpec:
    """The description of one tensor, or of one integer argument, of a sample."""

    #: Name of forward's argument.
    name: str = ""
    #: Sizes in elements; empty for a scalar.
    shape: Tuple[int, ...] = ()
    #: torch's name of the dtype without "torch.": "float32", "int64", ...
    dtype: str = ""
    #: "parameter", "buffer", "input", "constant", "symint" or "unknown".
    kind: str = ""
    #: Mean of the recorded values; may be NaN or infinite in GraphNet's samples.
    mean: Optional[float] = None
    #: Standard deviation of the recorded values; may be NaN or infinite in GraphNet's samples.
    std: Optional[float] = None
    #: "normal" or "half_normal".
    distribution: str = ""
    #: Recorded values, flat and row-major; a complex tensor has (real, imaginary) pairs. Absent: the values are drawn.
    data: Optional[NumberList] = None
    #: Smallest value, included.
    min_val: Optional[Number] = None
    #: Largest value, included.
    max_val: Optional[Number] = None
    #: Name of the tensor's class in weight_meta.py: scheme "graphnet" draws in its alphabetical order.
    class_name: str = ""


@dataclass(frozen=True)
class Inputs:
    """The origin of a sample's input tensors."""

    #: "mesh" or "graphnet".
    scheme: str = ""
    #: Seed of the scheme's generator.
    seed: int = 0
    #: File in the worker's inputs directory that holds the tensors. If there is none, the worker makes them (scheme
    #: "mesh") or reads them from InputChunk messages.
    file_name: str = ""
    #: xxh3-128 hex digest per stored tensor, in order; empty: the worker does not compare.
    digests: Tuple[str, ...] = ()
    #: Bytes that follow as InputChunk messages; 0: none.
    chunked_bytes: int = 0
    #: True if mean and std are exact (our own extractor wrote them), false if rounded (GraphNet's samples).
    exact_statistics: bool = False


@dataclass(frozen=True)
class InputChunk:
    """A piece of the inputs file. Consecutive pieces make the file."""

    #: Bytes of the file.
    data: bytes = b""


@dataclass(frozen=True)
class Measuring:
    """How a sample is measured. The worker fills in the default of every number that is absent."""

    #: Calls after the first one and before any timed one. Absent: 3.
    warmup_calls: Optional[int] = None
    #: Trials that the worker runs if the client closes without sending RunTrials. Absent: 20.
    default_trials: Optional[int] = None
    #: A trial repeats the call until it lasts this long. Absent: 1,000,000 (1 ms).
    min_trial_ns: Optional[int] = None
    #: Seed of every random generator before each call of a graph that draws random numbers. Absent: 123.
    call_seed: Optional[int] = None
    #: Fill the caches with other data before each timed call; a trial is then one call.
    cold: bool = False


@dataclass(frozen=True)
class RunTrials:
    """Asks for one block of trials; the worker answers with TrialTimes."""

    #: Number of trials.
    count: int = 0
    #: Calls in one trial; 0: the number of the call report. Give two sides that you compare the same number.
    calls_per_trial: int = 0
    #: Which of the sample process's two callables to time.
    side: Side = Side.UNSPECIFIED


@dataclass(frozen=True)
class SendOutputs:
    """Asks for output tensors; the worker answers with OutputSet messages."""

    #: Unspecified: send the outputs of the calls that were made. Otherwise make one more call and send its outputs
    #: alone; if that call fails, the worker sends none and the sample continues.
    extra_call: ExtraCall = ExtraCall.UNSPECIFIED


@dataclass(frozen=True)
class StageStarted:
    """Says that a stage begins."""

    #: The stage.
    stage: Stage = Stage.UNSPECIFIED


@dataclass(frozen=True)
class StageFinished:
    """Says that a stage succeeded. Blocks of trials that follow each other are one stage MEASURE."""

    #: The stage.
    stage: Stage = Stage.UNSPECIFIED
    #: Duration of the stage; for MEASURE the sum over its blocks.
    duration_ns: int = 0


@dataclass(frozen=True)
class Ready:
    """Says that the sample is warm and accepts RunTrials and SendOutputs. Sent once, since revision 1."""


@dataclass(frozen=True)
class Log:
    """The output that a sample printed."""

    #: stdout and stderr in the order in which they came, at most Limits.max_log_bytes in all.
    text: str = ""


@dataclass(frozen=True)
class CompileReport:
    """How the compilation went."""

    #: Wall time of the adapter's compile method; 0 if it raised.
    compile_ns: int = 0
    #: Proof that the compiler ran.
    evidence: Optional[Evidence] = None


@dataclass(frozen=True)
class Evidence:
    """Proof that the compiler ran. Unknown facts are absent."""

    #: Operator nodes of the graph.
    nodes_total: Optional[int] = None
    #: Operator nodes that the compiler took.
    nodes_compiled: Optional[int] = None
    #: Pieces (graphs, engines, modules) that the compiler built.
    partitions: Optional[int] = None
    #: Names of the operators that were left to eager.
    fallback_ops: Tuple[str, ...] = ()
    #: The compiler's own evidence as the text of a JSON object; empty: none.
    compiler_json: str = ""


@dataclass(frozen=True)
class CallReport:
    """Facts about the calls before the timed ones."""

    #: Duration of the first call.
    first_call_ns: int = 0
    #: Durations of the warm-up calls.
    warmup_ns: Tuple[int, ...] = ()
    #: True if the first call moved a random generator on.
    draws_random: bool = False
    #: Names of the inputs that the graph wrote.
    mutated_inputs: Tuple[str, ...] = ()
    #: Calls in one trial.
    calls_per_trial: int = 0
    #: sha256 of the random generators' state after the first call. If it differs between two stacks, they drew
    #: different numbers and the outputs of a random graph cannot be compared.
    generator_digest: str = ""
    #: True if the first call or the warm-up compiled something: compile_ns is then only a part of the cost.
    compiled_late: bool = False
    #: Identity of the server that ran the sample. It differs from GetInfoResponse.worker_id if the worker behind an
    #: address was replaced in between.
    worker_id: str = ""
    #: Largest resident memory of the sample process so far, in bytes; 0 if unknown.
    peak_memory_bytes: int = 0


@dataclass(frozen=True)
class TrialTimes:
    """Raw times of one block of trials. Lists have one entry per trial."""

    #: Calls in one trial.
    calls_per_trial: int = 0
    #: Wall time of all calls of the trial together; the other side is stopped, the device is synchronised at both ends.
    wall_ns: Tuple[int, ...] = ()
    #: CPU time of the whole sample process.
    cpu_ns: Tuple[int, ...] = ()
    #: Times that the kernel took a core away from the sample process.
    involuntary_switches: Tuple[int, ...] = ()
    #: Start of the block on the host's monotonic clock.
    started_ns: int = 0
    #: End of the block on the host's monotonic clock.
    ended_ns: int = 0
    #: True if the compiler compiled again after the warm-up: the times are void.
    recompiled: bool = False
    #: Periods in which the kernel throttled the worker's cgroup during the block: the times are void.
    throttled_periods: int = 0
    #: Time between two events on the device's stream; empty if the stack has none.
    device_ns: Tuple[int, ...] = ()


@dataclass(frozen=True)
class OutputSet:
    """The output tensors of one call."""

    #: "first" for the first call; "second" and "last" for the second and the last timed call if they differ from it in
    #: a bit; "other_inputs" and "float64" for extra calls; "inputs" for PURPOSE_MAKE_INPUTS.
    call: str = ""
    #: Nesting of the outputs, a JSON value; {"tensor": i} is tensors[i].
    structure_json: str = ""
    #: Headers of the tensors.
    tensors: Tuple[OutputTensor, ...] = ()
    #: File in the worker's outputs directory; empty if chunks follow.
    file_name: str = ""
    #: Size of the file.
    file_bytes: int = 0
    #: xxh3-128 of the file.
    digest: str = ""
    #: Inputs that the call wrote, as further tensors: name -> index into tensors.
    mutated_inputs: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class OutputTensor:
    """The header of one output tensor."""

    #: torch's name of the dtype without "torch.".
    dtype: str = ""
    #: Sizes in elements; empty for a scalar.
    shape: Tuple[int, ...] = ()
    #: Position of its first byte in the file.
    offset: int = 0
    #: Its size.
    nbytes: int = 0


@dataclass(frozen=True)
class OutputChunk:
    """A piece of the file of the last OutputSet. Consecutive pieces make the file."""

    #: Bytes of the file.
    data: bytes = b""


@dataclass(frozen=True)
class Artifact:
    """A piece of a file that the compiler left. Consecutive pieces of one name make the file."""

    #: Relative path with forward slashes.
    name: str = ""
    #: Bytes of the file.
    data: bytes = b""


@dataclass(frozen=True)
class Outcome:
    """How the sample ended. Always the last event."""

    #: The outcome.
    code: OutcomeCode = OutcomeCode.UNSPECIFIED
    #: The stage in which the sample ended.
    stage: Stage = Stage.UNSPECIFIED
    #: The step within the stage. COMPILE: capture, lower, build, load. COMPILED_NOT_RUN: plan, trace.
    step: str = ""
    #: One line about a failure.
    message: str = ""
    #: Flags of the row, for instance "shims:a,b".
    flags: Tuple[str, ...] = ()
    #: Largest resident memory of the sample process.
    peak_memory_bytes: int = 0
    #: Most bytes that the stack's allocator held on the device; 0: unknown, or no device of its own.
    peak_device_memory_bytes: int = 0
    #: Identity of the server that ran the sample.
    worker_id: str = ""


#: A message of the client during CompileAndRun.
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

#: A message of the worker during CompileAndRun. A client ignores an event that it does not know.
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
}
