"""The messages of ``graphnet.worker.v1`` as frozen dataclasses; the only module that others import.

Field meanings, units and defaults are those of ``worker.proto``. ``serialize_*`` and ``parse_*`` are
what gRPC's generic handlers and multicallables take, so no generated service code is needed.
"""

from __future__ import annotations

import enum
import json
from dataclasses import dataclass, field
from typing import Any, Dict, Mapping, Optional, Tuple, Union

from graphnet_contract import codec
from graphnet_contract.codec import wire_enum, wire_message
from graphnet_contract.generated import worker_pb2
from graphnet_contract.samples import TensorSpec

SERVICE = "graphnet.worker.v1.WorkerService"
#: Both ends set this; a request over it is RESOURCE_EXHAUSTED. Model text (3 MB at most in GraphNet)
#: and literal data travel in one message, tensors never do.
MAX_MESSAGE_BYTES = 64 * 1024 * 1024
CHUNK_BYTES = 1024 * 1024
#: All artifacts of one sample together, and their number; a worker leaves out what is over, and says so.
MAX_ARTIFACT_BYTES = 256 * 1024 * 1024
MAX_ARTIFACTS = 2000

OptionScalar = Union[bool, int, float, str]


@wire_enum
class OptionType(enum.IntEnum):
    UNSPECIFIED = 0
    BOOL = 1
    INT = 2
    FLOAT = 3
    STRING = 4


@wire_enum
class Purpose(enum.IntEnum):
    UNSPECIFIED = 0
    RUN = 1
    MAKE_INPUTS = 2


@wire_enum
class OutputPolicy(enum.IntEnum):
    UNSPECIFIED = 0
    SHARED = 1
    CHUNKS = 2
    NONE = 3


@wire_enum
class Side(enum.IntEnum):
    UNSPECIFIED = 0
    OWN_EAGER = 1


@wire_enum
class ExtraCall(enum.IntEnum):
    UNSPECIFIED = 0
    OTHER_INPUTS = 1
    FLOAT64 = 2


@wire_enum
class Stage(enum.IntEnum):
    UNSPECIFIED = 0
    LOAD = 1
    INPUTS = 2
    COMPILE = 3
    WARM_UP = 4
    MEASURE = 5
    OUTPUTS = 6


@wire_enum
class OutcomeCode(enum.IntEnum):
    UNSPECIFIED = 0
    OK = 1
    LOAD_ERROR = 2
    INPUT_ERROR = 3
    COMPILE_ERROR = 4
    UNSUPPORTED = 5
    FELL_BACK = 6
    RUNTIME_ERROR = 7
    COMPILED_NOT_RUN = 8
    TIMEOUT = 9
    OUT_OF_MEMORY = 10
    CRASHED = 11


codec.wire_message(TensorSpec)


@wire_message
@dataclass(frozen=True)
class GetInfoRequest:
    expected_backend: str = ""
    expected_flavour: str = ""


@wire_message
@dataclass(frozen=True)
class Device:
    type: str
    index: int
    uuid: str
    properties: Mapping[str, str] = field(default_factory=dict)


@wire_message
@dataclass(frozen=True)
class OptionSpec:
    name: str
    type: OptionType
    default_value: Optional[OptionScalar]
    help: str
    choices: Tuple[str, ...] = ()


@wire_message
@dataclass(frozen=True)
class Limits:
    max_message_bytes: int
    max_output_bytes: int
    max_samples: int
    max_log_bytes: int


@wire_message
@dataclass(frozen=True)
class GetInfoResponse:
    backend: str
    flavour: str
    role: str
    versions: Mapping[str, str]
    devices: Tuple[Device, ...]
    options: Tuple[OptionSpec, ...]
    limits: Optional[Limits]
    requirements_sha256: str
    image_digest: str
    host_id: str
    boot_id: str
    worker_version: str
    unavailable_reason: str = ""
    worker_id: str = ""


@wire_message
@dataclass(frozen=True)
class Inputs:
    scheme: str
    seed: int
    file_name: str = ""
    digests: Tuple[str, ...] = ()
    chunked_bytes: int = 0
    exact_statistics: bool = False


@wire_message
@dataclass(frozen=True)
class Measuring:
    warmup_calls: int = 3
    default_trials: int = 20
    min_trial_ns: int = 1_000_000
    call_seed: int = 123
    cold: bool = False


@wire_message
@dataclass(frozen=True)
class Start:
    backend: str
    flavour: str
    sample: str
    sample_hash: str
    model_source: str
    tensors: Tuple[TensorSpec, ...]
    inputs: Optional[Inputs]
    device: str
    threads: int
    memory_bytes: int
    options: Mapping[str, OptionScalar]
    measuring: Optional[Measuring]
    output_policy: OutputPolicy
    stage_timeout_ns: int
    purpose: Purpose = Purpose.RUN
    unused_tensors: Tuple[TensorSpec, ...] = ()
    keep_artifacts: bool = False
    cache_key: str = ""


@wire_message
@dataclass(frozen=True)
class InputChunk:
    data: bytes


@wire_message
@dataclass(frozen=True)
class RunTrials:
    count: int
    calls_per_trial: int = 0
    side: Side = Side.UNSPECIFIED


@wire_message
@dataclass(frozen=True)
class SendOutputs:
    extra_call: ExtraCall = ExtraCall.UNSPECIFIED


@wire_message
@dataclass(frozen=True)
class StageStarted:
    stage: Stage


@wire_message
@dataclass(frozen=True)
class StageFinished:
    stage: Stage
    duration_ns: int


@wire_message
@dataclass(frozen=True)
class Log:
    text: str


@wire_message
@dataclass(frozen=True)
class Evidence:
    nodes_total: Optional[int] = None
    nodes_compiled: Optional[int] = None
    partitions: Optional[int] = None
    fallback_ops: Tuple[str, ...] = ()
    compiler_json: str = "{}"

    @property
    def compiler(self) -> Dict[str, Any]:
        """The compiler's own evidence, decoded."""
        value = json.loads(self.compiler_json or "{}")
        return value if isinstance(value, dict) else {}


@wire_message
@dataclass(frozen=True)
class CompileReport:
    compile_ns: int
    evidence: Optional[Evidence]


@wire_message
@dataclass(frozen=True)
class CallReport:
    first_call_ns: int
    warmup_ns: Tuple[int, ...]
    draws_random: bool
    mutated_inputs: Tuple[str, ...]
    calls_per_trial: int
    generator_digest: str = ""
    compiled_late: bool = False
    worker_id: str = ""


@wire_message
@dataclass(frozen=True)
class TrialTimes:
    calls_per_trial: int
    wall_ns: Tuple[int, ...]
    cpu_ns: Tuple[int, ...]
    involuntary_switches: Tuple[int, ...]
    started_ns: int
    ended_ns: int
    recompiled: bool = False
    throttled_periods: int = 0
    device_ns: Tuple[int, ...] = ()


@wire_message
@dataclass(frozen=True)
class OutputTensor:
    dtype: str
    shape: Tuple[int, ...]
    offset: int
    nbytes: int


@wire_message
@dataclass(frozen=True)
class OutputSet:
    call: str
    structure_json: str
    tensors: Tuple[OutputTensor, ...]
    file_name: str
    file_bytes: int
    digest: str
    mutated_inputs: Mapping[str, int] = field(default_factory=dict)


@wire_message
@dataclass(frozen=True)
class OutputChunk:
    data: bytes


@wire_message
@dataclass(frozen=True)
class Artifact:
    name: str
    data: bytes


@wire_message
@dataclass(frozen=True)
class Outcome:
    code: OutcomeCode
    stage: Stage = Stage.UNSPECIFIED
    step: str = ""
    message: str = ""
    flags: Tuple[str, ...] = ()
    peak_memory_bytes: int = 0
    peak_device_memory_bytes: int = 0
    worker_id: str = ""


Command = Union[Start, InputChunk, RunTrials, SendOutputs]
Event = Union[
    StageStarted, StageFinished, Log, CompileReport, CallReport, TrialTimes, OutputSet, OutputChunk, Artifact, Outcome
]

_COMMAND_FIELDS = {Start: "start", InputChunk: "input_chunk", RunTrials: "run_trials", SendOutputs: "send_outputs"}
_EVENT_FIELDS = {
    StageStarted: "stage_started",
    StageFinished: "stage_finished",
    Log: "log",
    CompileReport: "compile_report",
    CallReport: "call_report",
    TrialTimes: "trial_times",
    OutputSet: "output_set",
    OutputChunk: "output_chunk",
    Artifact: "artifact",
    Outcome: "outcome",
}


class WireError(ValueError):
    """A message that is no valid protobuf of ours, or an empty command or event."""


def serialize_command(command: Command) -> bytes:
    """Bytes of a CompileAndRunRequest."""
    fields: Dict[str, Any] = {_COMMAND_FIELDS[type(command)]: codec.encode(command)}
    return bytes(worker_pb2.CompileAndRunRequest(**fields).SerializeToString())


def parse_command(data: bytes) -> Command:
    """The command inside a CompileAndRunRequest; WireError for none."""
    return _parse_one_of(worker_pb2.CompileAndRunRequest, data, "command")  # type: ignore[no-any-return]


def serialize_event(event: Event) -> bytes:
    """Bytes of a CompileAndRunResponse."""
    fields: Dict[str, Any] = {_EVENT_FIELDS[type(event)]: codec.encode(event)}
    return bytes(worker_pb2.CompileAndRunResponse(**fields).SerializeToString())


def parse_event(data: bytes) -> Event:
    """The event inside a CompileAndRunResponse; WireError for none."""
    return _parse_one_of(worker_pb2.CompileAndRunResponse, data, "event")  # type: ignore[no-any-return]


def serialize_message(message: Any) -> bytes:
    """Bytes of any other registered dataclass."""
    return bytes(codec.encode(message).SerializeToString())


def parse_info_request(data: bytes) -> GetInfoRequest:
    """A GetInfoRequest."""
    return codec.decode(worker_pb2.GetInfoRequest.FromString(data))  # type: ignore[no-any-return]


def parse_info_response(data: bytes) -> GetInfoResponse:
    """A GetInfoResponse."""
    return codec.decode(worker_pb2.GetInfoResponse.FromString(data))  # type: ignore[no-any-return]


def _parse_one_of(message_class: Any, data: bytes, one_of: str) -> Any:
    message = message_class.FromString(data)
    chosen = message.WhichOneof(one_of)
    if chosen is None:
        raise WireError("an empty %s: it holds no known %s" % (message.DESCRIPTOR.name, one_of))
    return codec.decode(getattr(message, chosen))
