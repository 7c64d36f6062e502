from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class OptionType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    OPTION_TYPE_UNSPECIFIED: _ClassVar[OptionType]
    OPTION_TYPE_BOOL: _ClassVar[OptionType]
    OPTION_TYPE_INT: _ClassVar[OptionType]
    OPTION_TYPE_FLOAT: _ClassVar[OptionType]
    OPTION_TYPE_STRING: _ClassVar[OptionType]

class Purpose(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PURPOSE_UNSPECIFIED: _ClassVar[Purpose]
    PURPOSE_RUN: _ClassVar[Purpose]
    PURPOSE_MAKE_INPUTS: _ClassVar[Purpose]

class OutputPolicy(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    OUTPUT_POLICY_UNSPECIFIED: _ClassVar[OutputPolicy]
    OUTPUT_POLICY_SHARED: _ClassVar[OutputPolicy]
    OUTPUT_POLICY_CHUNKS: _ClassVar[OutputPolicy]
    OUTPUT_POLICY_NONE: _ClassVar[OutputPolicy]

class Side(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SIDE_UNSPECIFIED: _ClassVar[Side]
    SIDE_OWN_EAGER: _ClassVar[Side]

class ExtraCall(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    EXTRA_CALL_UNSPECIFIED: _ClassVar[ExtraCall]
    EXTRA_CALL_OTHER_INPUTS: _ClassVar[ExtraCall]
    EXTRA_CALL_FLOAT64: _ClassVar[ExtraCall]
    EXTRA_CALL_OTHER_SEED: _ClassVar[ExtraCall]
    EXTRA_CALL_FLOAT64_NUDGED: _ClassVar[ExtraCall]
    EXTRA_CALL_FLOAT64_OTHER_INPUTS: _ClassVar[ExtraCall]
    EXTRA_CALL_FLOAT64_OTHER_INPUTS_NUDGED: _ClassVar[ExtraCall]
    EXTRA_CALL_OPERATORS: _ClassVar[ExtraCall]
    EXTRA_CALL_EAGER_OPERATORS: _ClassVar[ExtraCall]
    EXTRA_CALL_TIMED: _ClassVar[ExtraCall]
    EXTRA_CALL_PART_TIMES: _ClassVar[ExtraCall]
    EXTRA_CALL_PROFILE: _ClassVar[ExtraCall]

class Stage(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    STAGE_UNSPECIFIED: _ClassVar[Stage]
    STAGE_LOAD: _ClassVar[Stage]
    STAGE_INPUTS: _ClassVar[Stage]
    STAGE_COMPILE: _ClassVar[Stage]
    STAGE_WARM_UP: _ClassVar[Stage]
    STAGE_MEASURE: _ClassVar[Stage]
    STAGE_OUTPUTS: _ClassVar[Stage]

class OutcomeCode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    OUTCOME_CODE_UNSPECIFIED: _ClassVar[OutcomeCode]
    OUTCOME_CODE_OK: _ClassVar[OutcomeCode]
    OUTCOME_CODE_LOAD_ERROR: _ClassVar[OutcomeCode]
    OUTCOME_CODE_INPUT_ERROR: _ClassVar[OutcomeCode]
    OUTCOME_CODE_COMPILE_ERROR: _ClassVar[OutcomeCode]
    OUTCOME_CODE_UNSUPPORTED: _ClassVar[OutcomeCode]
    OUTCOME_CODE_FELL_BACK: _ClassVar[OutcomeCode]
    OUTCOME_CODE_RUNTIME_ERROR: _ClassVar[OutcomeCode]
    OUTCOME_CODE_COMPILED_NOT_RUN: _ClassVar[OutcomeCode]
    OUTCOME_CODE_TIMEOUT: _ClassVar[OutcomeCode]
    OUTCOME_CODE_OUT_OF_MEMORY: _ClassVar[OutcomeCode]
    OUTCOME_CODE_CRASHED: _ClassVar[OutcomeCode]
    OUTCOME_CODE_BACKEND_UNAVAILABLE: _ClassVar[OutcomeCode]
OPTION_TYPE_UNSPECIFIED: OptionType
OPTION_TYPE_BOOL: OptionType
OPTION_TYPE_INT: OptionType
OPTION_TYPE_FLOAT: OptionType
OPTION_TYPE_STRING: OptionType
PURPOSE_UNSPECIFIED: Purpose
PURPOSE_RUN: Purpose
PURPOSE_MAKE_INPUTS: Purpose
OUTPUT_POLICY_UNSPECIFIED: OutputPolicy
OUTPUT_POLICY_SHARED: OutputPolicy
OUTPUT_POLICY_CHUNKS: OutputPolicy
OUTPUT_POLICY_NONE: OutputPolicy
SIDE_UNSPECIFIED: Side
SIDE_OWN_EAGER: Side
EXTRA_CALL_UNSPECIFIED: ExtraCall
EXTRA_CALL_OTHER_INPUTS: ExtraCall
EXTRA_CALL_FLOAT64: ExtraCall
EXTRA_CALL_OTHER_SEED: ExtraCall
EXTRA_CALL_FLOAT64_NUDGED: ExtraCall
EXTRA_CALL_FLOAT64_OTHER_INPUTS: ExtraCall
EXTRA_CALL_FLOAT64_OTHER_INPUTS_NUDGED: ExtraCall
EXTRA_CALL_OPERATORS: ExtraCall
EXTRA_CALL_EAGER_OPERATORS: ExtraCall
EXTRA_CALL_TIMED: ExtraCall
EXTRA_CALL_PART_TIMES: ExtraCall
EXTRA_CALL_PROFILE: ExtraCall
STAGE_UNSPECIFIED: Stage
STAGE_LOAD: Stage
STAGE_INPUTS: Stage
STAGE_COMPILE: Stage
STAGE_WARM_UP: Stage
STAGE_MEASURE: Stage
STAGE_OUTPUTS: Stage
OUTCOME_CODE_UNSPECIFIED: OutcomeCode
OUTCOME_CODE_OK: OutcomeCode
OUTCOME_CODE_LOAD_ERROR: OutcomeCode
OUTCOME_CODE_INPUT_ERROR: OutcomeCode
OUTCOME_CODE_COMPILE_ERROR: OutcomeCode
OUTCOME_CODE_UNSUPPORTED: OutcomeCode
OUTCOME_CODE_FELL_BACK: OutcomeCode
OUTCOME_CODE_RUNTIME_ERROR: OutcomeCode
OUTCOME_CODE_COMPILED_NOT_RUN: OutcomeCode
OUTCOME_CODE_TIMEOUT: OutcomeCode
OUTCOME_CODE_OUT_OF_MEMORY: OutcomeCode
OUTCOME_CODE_CRASHED: OutcomeCode
OUTCOME_CODE_BACKEND_UNAVAILABLE: OutcomeCode

class GetInfoRequest(_message.Message):
    __slots__ = ("expected_backend", "expected_flavour")
    EXPECTED_BACKEND_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_FLAVOUR_FIELD_NUMBER: _ClassVar[int]
    expected_backend: str
    expected_flavour: str
    def __init__(self, expected_backend: _Optional[str] = ..., expected_flavour: _Optional[str] = ...) -> None: ...

class GetInfoResponse(_message.Message):
    __slots__ = ("backend", "flavour", "role", "versions", "devices", "options", "limits", "requirements_sha256", "image_digest", "host_id", "boot_id", "worker_version", "unavailable_reason", "worker_id", "contract_revision", "adapter_sha256", "mapped_files", "environment_names")
    class VersionsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    class MappedFilesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    BACKEND_FIELD_NUMBER: _ClassVar[int]
    FLAVOUR_FIELD_NUMBER: _ClassVar[int]
    ROLE_FIELD_NUMBER: _ClassVar[int]
    VERSIONS_FIELD_NUMBER: _ClassVar[int]
    DEVICES_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    LIMITS_FIELD_NUMBER: _ClassVar[int]
    REQUIREMENTS_SHA256_FIELD_NUMBER: _ClassVar[int]
    IMAGE_DIGEST_FIELD_NUMBER: _ClassVar[int]
    HOST_ID_FIELD_NUMBER: _ClassVar[int]
    BOOT_ID_FIELD_NUMBER: _ClassVar[int]
    WORKER_VERSION_FIELD_NUMBER: _ClassVar[int]
    UNAVAILABLE_REASON_FIELD_NUMBER: _ClassVar[int]
    WORKER_ID_FIELD_NUMBER: _ClassVar[int]
    CONTRACT_REVISION_FIELD_NUMBER: _ClassVar[int]
    ADAPTER_SHA256_FIELD_NUMBER: _ClassVar[int]
    MAPPED_FILES_FIELD_NUMBER: _ClassVar[int]
    ENVIRONMENT_NAMES_FIELD_NUMBER: _ClassVar[int]
    backend: str
    flavour: str
    role: str
    versions: _containers.ScalarMap[str, str]
    devices: _containers.RepeatedCompositeFieldContainer[Device]
    options: _containers.RepeatedCompositeFieldContainer[OptionSpec]
    limits: Limits
    requirements_sha256: str
    image_digest: str
    host_id: str
    boot_id: str
    worker_version: str
    unavailable_reason: str
    worker_id: str
    contract_revision: int
    adapter_sha256: str
    mapped_files: _containers.ScalarMap[str, str]
    environment_names: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, backend: _Optional[str] = ..., flavour: _Optional[str] = ..., role: _Optional[str] = ..., versions: _Optional[_Mapping[str, str]] = ..., devices: _Optional[_Iterable[_Union[Device, _Mapping]]] = ..., options: _Optional[_Iterable[_Union[OptionSpec, _Mapping]]] = ..., limits: _Optional[_Union[Limits, _Mapping]] = ..., requirements_sha256: _Optional[str] = ..., image_digest: _Optional[str] = ..., host_id: _Optional[str] = ..., boot_id: _Optional[str] = ..., worker_version: _Optional[str] = ..., unavailable_reason: _Optional[str] = ..., worker_id: _Optional[str] = ..., contract_revision: _Optional[int] = ..., adapter_sha256: _Optional[str] = ..., mapped_files: _Optional[_Mapping[str, str]] = ..., environment_names: _Optional[_Iterable[str]] = ...) -> None: ...

class Device(_message.Message):
    __slots__ = ("type", "index", "uuid", "properties")
    class PropertiesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    TYPE_FIELD_NUMBER: _ClassVar[int]
    INDEX_FIELD_NUMBER: _ClassVar[int]
    UUID_FIELD_NUMBER: _ClassVar[int]
    PROPERTIES_FIELD_NUMBER: _ClassVar[int]
    type: str
    index: int
    uuid: str
    properties: _containers.ScalarMap[str, str]
    def __init__(self, type: _Optional[str] = ..., index: _Optional[int] = ..., uuid: _Optional[str] = ..., properties: _Optional[_Mapping[str, str]] = ...) -> None: ...

class OptionSpec(_message.Message):
    __slots__ = ("name", "type", "default_value", "help", "choices")
    NAME_FIELD_NUMBER: _ClassVar[int]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    DEFAULT_VALUE_FIELD_NUMBER: _ClassVar[int]
    HELP_FIELD_NUMBER: _ClassVar[int]
    CHOICES_FIELD_NUMBER: _ClassVar[int]
    name: str
    type: OptionType
    default_value: OptionValue
    help: str
    choices: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, name: _Optional[str] = ..., type: _Optional[_Union[OptionType, str]] = ..., default_value: _Optional[_Union[OptionValue, _Mapping]] = ..., help: _Optional[str] = ..., choices: _Optional[_Iterable[str]] = ...) -> None: ...

class OptionValue(_message.Message):
    __slots__ = ("bool_value", "int_value", "float_value", "string_value")
    BOOL_VALUE_FIELD_NUMBER: _ClassVar[int]
    INT_VALUE_FIELD_NUMBER: _ClassVar[int]
    FLOAT_VALUE_FIELD_NUMBER: _ClassVar[int]
    STRING_VALUE_FIELD_NUMBER: _ClassVar[int]
    bool_value: bool
    int_value: int
    float_value: float
    string_value: str
    def __init__(self, bool_value: bool = ..., int_value: _Optional[int] = ..., float_value: _Optional[float] = ..., string_value: _Optional[str] = ...) -> None: ...

class Limits(_message.Message):
    __slots__ = ("max_message_bytes", "max_output_bytes", "max_samples", "max_log_bytes")
    MAX_MESSAGE_BYTES_FIELD_NUMBER: _ClassVar[int]
    MAX_OUTPUT_BYTES_FIELD_NUMBER: _ClassVar[int]
    MAX_SAMPLES_FIELD_NUMBER: _ClassVar[int]
    MAX_LOG_BYTES_FIELD_NUMBER: _ClassVar[int]
    max_message_bytes: int
    max_output_bytes: int
    max_samples: int
    max_log_bytes: int
    def __init__(self, max_message_bytes: _Optional[int] = ..., max_output_bytes: _Optional[int] = ..., max_samples: _Optional[int] = ..., max_log_bytes: _Optional[int] = ...) -> None: ...

class CompileAndRunRequest(_message.Message):
    __slots__ = ("start", "input_chunk", "run_trials", "send_outputs")
    START_FIELD_NUMBER: _ClassVar[int]
    INPUT_CHUNK_FIELD_NUMBER: _ClassVar[int]
    RUN_TRIALS_FIELD_NUMBER: _ClassVar[int]
    SEND_OUTPUTS_FIELD_NUMBER: _ClassVar[int]
    start: Start
    input_chunk: InputChunk
    run_trials: RunTrials
    send_outputs: SendOutputs
    def __init__(self, start: _Optional[_Union[Start, _Mapping]] = ..., input_chunk: _Optional[_Union[InputChunk, _Mapping]] = ..., run_trials: _Optional[_Union[RunTrials, _Mapping]] = ..., send_outputs: _Optional[_Union[SendOutputs, _Mapping]] = ...) -> None: ...

class Start(_message.Message):
    __slots__ = ("backend", "flavour", "sample", "sample_hash", "model_source", "tensors", "inputs", "device", "threads", "memory_bytes", "options", "measuring", "output_policy", "stage_timeout_ns", "purpose", "unused_tensors", "keep_artifacts", "cache_key", "contract_revision", "parts", "core_block", "code_place", "request_id", "trace_id")
    class OptionsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: OptionValue
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[OptionValue, _Mapping]] = ...) -> None: ...
    BACKEND_FIELD_NUMBER: _ClassVar[int]
    FLAVOUR_FIELD_NUMBER: _ClassVar[int]
    SAMPLE_FIELD_NUMBER: _ClassVar[int]
    SAMPLE_HASH_FIELD_NUMBER: _ClassVar[int]
    MODEL_SOURCE_FIELD_NUMBER: _ClassVar[int]
    TENSORS_FIELD_NUMBER: _ClassVar[int]
    INPUTS_FIELD_NUMBER: _ClassVar[int]
    DEVICE_FIELD_NUMBER: _ClassVar[int]
    THREADS_FIELD_NUMBER: _ClassVar[int]
    MEMORY_BYTES_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    MEASURING_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_POLICY_FIELD_NUMBER: _ClassVar[int]
    STAGE_TIMEOUT_NS_FIELD_NUMBER: _ClassVar[int]
    PURPOSE_FIELD_NUMBER: _ClassVar[int]
    UNUSED_TENSORS_FIELD_NUMBER: _ClassVar[int]
    KEEP_ARTIFACTS_FIELD_NUMBER: _ClassVar[int]
    CACHE_KEY_FIELD_NUMBER: _ClassVar[int]
    CONTRACT_REVISION_FIELD_NUMBER: _ClassVar[int]
    PARTS_FIELD_NUMBER: _ClassVar[int]
    CORE_BLOCK_FIELD_NUMBER: _ClassVar[int]
    CODE_PLACE_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    TRACE_ID_FIELD_NUMBER: _ClassVar[int]
    backend: str
    flavour: str
    sample: str
    sample_hash: str
    model_source: str
    tensors: _containers.RepeatedCompositeFieldContainer[TensorSpec]
    inputs: Inputs
    device: str
    threads: int
    memory_bytes: int
    options: _containers.MessageMap[str, OptionValue]
    measuring: Measuring
    output_policy: OutputPolicy
    stage_timeout_ns: int
    purpose: Purpose
    unused_tensors: _containers.RepeatedCompositeFieldContainer[TensorSpec]
    keep_artifacts: bool
    cache_key: str
    contract_revision: int
    parts: _containers.RepeatedScalarFieldContainer[str]
    core_block: int
    code_place: int
    request_id: str
    trace_id: str
    def __init__(self, backend: _Optional[str] = ..., flavour: _Optional[str] = ..., sample: _Optional[str] = ..., sample_hash: _Optional[str] = ..., model_source: _Optional[str] = ..., tensors: _Optional[_Iterable[_Union[TensorSpec, _Mapping]]] = ..., inputs: _Optional[_Union[Inputs, _Mapping]] = ..., device: _Optional[str] = ..., threads: _Optional[int] = ..., memory_bytes: _Optional[int] = ..., options: _Optional[_Mapping[str, OptionValue]] = ..., measuring: _Optional[_Union[Measuring, _Mapping]] = ..., output_policy: _Optional[_Union[OutputPolicy, str]] = ..., stage_timeout_ns: _Optional[int] = ..., purpose: _Optional[_Union[Purpose, str]] = ..., unused_tensors: _Optional[_Iterable[_Union[TensorSpec, _Mapping]]] = ..., keep_artifacts: bool = ..., cache_key: _Optional[str] = ..., contract_revision: _Optional[int] = ..., parts: _Optional[_Iterable[str]] = ..., core_block: _Optional[int] = ..., code_place: _Optional[int] = ..., request_id: _Optional[str] = ..., trace_id: _Optional[str] = ...) -> None: ...

class TensorSpec(_message.Message):
    __slots__ = ("name", "shape", "dtype", "kind", "mean", "std", "distribution", "data", "min_val", "max_val", "class_name")
    NAME_FIELD_NUMBER: _ClassVar[int]
    SHAPE_FIELD_NUMBER: _ClassVar[int]
    DTYPE_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    MEAN_FIELD_NUMBER: _ClassVar[int]
    STD_FIELD_NUMBER: _ClassVar[int]
    DISTRIBUTION_FIELD_NUMBER: _ClassVar[int]
    DATA_FIELD_NUMBER: _ClassVar[int]
    MIN_VAL_FIELD_NUMBER: _ClassVar[int]
    MAX_VAL_FIELD_NUMBER: _ClassVar[int]
    CLASS_NAME_FIELD_NUMBER: _ClassVar[int]
    name: str
    shape: _containers.RepeatedScalarFieldContainer[int]
    dtype: str
    kind: str
    mean: float
    std: float
    distribution: str
    data: NumberList
    min_val: Number
    max_val: Number
    class_name: str
    def __init__(self, name: _Optional[str] = ..., shape: _Optional[_Iterable[int]] = ..., dtype: _Optional[str] = ..., kind: _Optional[str] = ..., mean: _Optional[float] = ..., std: _Optional[float] = ..., distribution: _Optional[str] = ..., data: _Optional[_Union[NumberList, _Mapping]] = ..., min_val: _Optional[_Union[Number, _Mapping]] = ..., max_val: _Optional[_Union[Number, _Mapping]] = ..., class_name: _Optional[str] = ...) -> None: ...

class Number(_message.Message):
    __slots__ = ("integer", "real")
    INTEGER_FIELD_NUMBER: _ClassVar[int]
    REAL_FIELD_NUMBER: _ClassVar[int]
    integer: int
    real: float
    def __init__(self, integer: _Optional[int] = ..., real: _Optional[float] = ...) -> None: ...

class NumberList(_message.Message):
    __slots__ = ("integers", "reals")
    INTEGERS_FIELD_NUMBER: _ClassVar[int]
    REALS_FIELD_NUMBER: _ClassVar[int]
    integers: _containers.RepeatedScalarFieldContainer[int]
    reals: _containers.RepeatedScalarFieldContainer[float]
    def __init__(self, integers: _Optional[_Iterable[int]] = ..., reals: _Optional[_Iterable[float]] = ...) -> None: ...

class Inputs(_message.Message):
    __slots__ = ("scheme", "seed", "file_name", "digests", "chunked_bytes", "exact_statistics")
    SCHEME_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    FILE_NAME_FIELD_NUMBER: _ClassVar[int]
    DIGESTS_FIELD_NUMBER: _ClassVar[int]
    CHUNKED_BYTES_FIELD_NUMBER: _ClassVar[int]
    EXACT_STATISTICS_FIELD_NUMBER: _ClassVar[int]
    scheme: str
    seed: int
    file_name: str
    digests: _containers.RepeatedScalarFieldContainer[str]
    chunked_bytes: int
    exact_statistics: bool
    def __init__(self, scheme: _Optional[str] = ..., seed: _Optional[int] = ..., file_name: _Optional[str] = ..., digests: _Optional[_Iterable[str]] = ..., chunked_bytes: _Optional[int] = ..., exact_statistics: bool = ...) -> None: ...

class InputChunk(_message.Message):
    __slots__ = ("data",)
    DATA_FIELD_NUMBER: _ClassVar[int]
    data: bytes
    def __init__(self, data: _Optional[bytes] = ...) -> None: ...

class Measuring(_message.Message):
    __slots__ = ("warmup_calls", "default_trials", "min_trial_ns", "call_seed", "cold")
    WARMUP_CALLS_FIELD_NUMBER: _ClassVar[int]
    DEFAULT_TRIALS_FIELD_NUMBER: _ClassVar[int]
    MIN_TRIAL_NS_FIELD_NUMBER: _ClassVar[int]
    CALL_SEED_FIELD_NUMBER: _ClassVar[int]
    COLD_FIELD_NUMBER: _ClassVar[int]
    warmup_calls: int
    default_trials: int
    min_trial_ns: int
    call_seed: int
    cold: bool
    def __init__(self, warmup_calls: _Optional[int] = ..., default_trials: _Optional[int] = ..., min_trial_ns: _Optional[int] = ..., call_seed: _Optional[int] = ..., cold: bool = ...) -> None: ...

class RunTrials(_message.Message):
    __slots__ = ("count", "calls_per_trial", "side", "keep")
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CALLS_PER_TRIAL_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    KEEP_FIELD_NUMBER: _ClassVar[int]
    count: int
    calls_per_trial: int
    side: Side
    keep: bool
    def __init__(self, count: _Optional[int] = ..., calls_per_trial: _Optional[int] = ..., side: _Optional[_Union[Side, str]] = ..., keep: bool = ...) -> None: ...

class SendOutputs(_message.Message):
    __slots__ = ("extra_call", "inputs")
    EXTRA_CALL_FIELD_NUMBER: _ClassVar[int]
    INPUTS_FIELD_NUMBER: _ClassVar[int]
    extra_call: ExtraCall
    inputs: int
    def __init__(self, extra_call: _Optional[_Union[ExtraCall, str]] = ..., inputs: _Optional[int] = ...) -> None: ...

class CompileAndRunResponse(_message.Message):
    __slots__ = ("stage_started", "stage_finished", "log", "compile_report", "call_report", "trial_times", "output_set", "output_chunk", "outcome", "artifact", "ready", "waiting", "operator_counts", "part_times")
    STAGE_STARTED_FIELD_NUMBER: _ClassVar[int]
    STAGE_FINISHED_FIELD_NUMBER: _ClassVar[int]
    LOG_FIELD_NUMBER: _ClassVar[int]
    COMPILE_REPORT_FIELD_NUMBER: _ClassVar[int]
    CALL_REPORT_FIELD_NUMBER: _ClassVar[int]
    TRIAL_TIMES_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_SET_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_CHUNK_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    ARTIFACT_FIELD_NUMBER: _ClassVar[int]
    READY_FIELD_NUMBER: _ClassVar[int]
    WAITING_FIELD_NUMBER: _ClassVar[int]
    OPERATOR_COUNTS_FIELD_NUMBER: _ClassVar[int]
    PART_TIMES_FIELD_NUMBER: _ClassVar[int]
    stage_started: StageStarted
    stage_finished: StageFinished
    log: Log
    compile_report: CompileReport
    call_report: CallReport
    trial_times: TrialTimes
    output_set: OutputSet
    output_chunk: OutputChunk
    outcome: Outcome
    artifact: Artifact
    ready: Ready
    waiting: Waiting
    operator_counts: OperatorCounts
    part_times: PartTimes
    def __init__(self, stage_started: _Optional[_Union[StageStarted, _Mapping]] = ..., stage_finished: _Optional[_Union[StageFinished, _Mapping]] = ..., log: _Optional[_Union[Log, _Mapping]] = ..., compile_report: _Optional[_Union[CompileReport, _Mapping]] = ..., call_report: _Optional[_Union[CallReport, _Mapping]] = ..., trial_times: _Optional[_Union[TrialTimes, _Mapping]] = ..., output_set: _Optional[_Union[OutputSet, _Mapping]] = ..., output_chunk: _Optional[_Union[OutputChunk, _Mapping]] = ..., outcome: _Optional[_Union[Outcome, _Mapping]] = ..., artifact: _Optional[_Union[Artifact, _Mapping]] = ..., ready: _Optional[_Union[Ready, _Mapping]] = ..., waiting: _Optional[_Union[Waiting, _Mapping]] = ..., operator_counts: _Optional[_Union[OperatorCounts, _Mapping]] = ..., part_times: _Optional[_Union[PartTimes, _Mapping]] = ...) -> None: ...

class StageStarted(_message.Message):
    __slots__ = ("stage",)
    STAGE_FIELD_NUMBER: _ClassVar[int]
    stage: Stage
    def __init__(self, stage: _Optional[_Union[Stage, str]] = ...) -> None: ...

class StageFinished(_message.Message):
    __slots__ = ("stage", "duration_ns")
    STAGE_FIELD_NUMBER: _ClassVar[int]
    DURATION_NS_FIELD_NUMBER: _ClassVar[int]
    stage: Stage
    duration_ns: int
    def __init__(self, stage: _Optional[_Union[Stage, str]] = ..., duration_ns: _Optional[int] = ...) -> None: ...

class Ready(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Waiting(_message.Message):
    __slots__ = ("reason",)
    REASON_FIELD_NUMBER: _ClassVar[int]
    reason: str
    def __init__(self, reason: _Optional[str] = ...) -> None: ...

class Log(_message.Message):
    __slots__ = ("text",)
    TEXT_FIELD_NUMBER: _ClassVar[int]
    text: str
    def __init__(self, text: _Optional[str] = ...) -> None: ...

class CompileReport(_message.Message):
    __slots__ = ("compile_ns", "evidence", "cpu_ns", "cores", "apart_ns", "own_memory_bytes")
    COMPILE_NS_FIELD_NUMBER: _ClassVar[int]
    EVIDENCE_FIELD_NUMBER: _ClassVar[int]
    CPU_NS_FIELD_NUMBER: _ClassVar[int]
    CORES_FIELD_NUMBER: _ClassVar[int]
    APART_NS_FIELD_NUMBER: _ClassVar[int]
    OWN_MEMORY_BYTES_FIELD_NUMBER: _ClassVar[int]
    compile_ns: int
    evidence: Evidence
    cpu_ns: int
    cores: int
    apart_ns: int
    own_memory_bytes: int
    def __init__(self, compile_ns: _Optional[int] = ..., evidence: _Optional[_Union[Evidence, _Mapping]] = ..., cpu_ns: _Optional[int] = ..., cores: _Optional[int] = ..., apart_ns: _Optional[int] = ..., own_memory_bytes: _Optional[int] = ...) -> None: ...

class Evidence(_message.Message):
    __slots__ = ("nodes_total", "nodes_compiled", "partitions", "fallback_ops", "compiler_json")
    NODES_TOTAL_FIELD_NUMBER: _ClassVar[int]
    NODES_COMPILED_FIELD_NUMBER: _ClassVar[int]
    PARTITIONS_FIELD_NUMBER: _ClassVar[int]
    FALLBACK_OPS_FIELD_NUMBER: _ClassVar[int]
    COMPILER_JSON_FIELD_NUMBER: _ClassVar[int]
    nodes_total: int
    nodes_compiled: int
    partitions: int
    fallback_ops: _containers.RepeatedScalarFieldContainer[str]
    compiler_json: str
    def __init__(self, nodes_total: _Optional[int] = ..., nodes_compiled: _Optional[int] = ..., partitions: _Optional[int] = ..., fallback_ops: _Optional[_Iterable[str]] = ..., compiler_json: _Optional[str] = ...) -> None: ...

class CallReport(_message.Message):
    __slots__ = ("first_call_ns", "warmup_ns", "draws_random", "mutated_inputs", "calls_per_trial", "generator_digest", "compiled_late", "worker_id", "peak_memory_bytes", "counts_compilations", "own_memory_bytes", "device_memory_bytes")
    FIRST_CALL_NS_FIELD_NUMBER: _ClassVar[int]
    WARMUP_NS_FIELD_NUMBER: _ClassVar[int]
    DRAWS_RANDOM_FIELD_NUMBER: _ClassVar[int]
    MUTATED_INPUTS_FIELD_NUMBER: _ClassVar[int]
    CALLS_PER_TRIAL_FIELD_NUMBER: _ClassVar[int]
    GENERATOR_DIGEST_FIELD_NUMBER: _ClassVar[int]
    COMPILED_LATE_FIELD_NUMBER: _ClassVar[int]
    WORKER_ID_FIELD_NUMBER: _ClassVar[int]
    PEAK_MEMORY_BYTES_FIELD_NUMBER: _ClassVar[int]
    COUNTS_COMPILATIONS_FIELD_NUMBER: _ClassVar[int]
    OWN_MEMORY_BYTES_FIELD_NUMBER: _ClassVar[int]
    DEVICE_MEMORY_BYTES_FIELD_NUMBER: _ClassVar[int]
    first_call_ns: int
    warmup_ns: _containers.RepeatedScalarFieldContainer[int]
    draws_random: bool
    mutated_inputs: _containers.RepeatedScalarFieldContainer[str]
    calls_per_trial: int
    generator_digest: str
    compiled_late: bool
    worker_id: str
    peak_memory_bytes: int
    counts_compilations: bool
    own_memory_bytes: int
    device_memory_bytes: int
    def __init__(self, first_call_ns: _Optional[int] = ..., warmup_ns: _Optional[_Iterable[int]] = ..., draws_random: bool = ..., mutated_inputs: _Optional[_Iterable[str]] = ..., calls_per_trial: _Optional[int] = ..., generator_digest: _Optional[str] = ..., compiled_late: bool = ..., worker_id: _Optional[str] = ..., peak_memory_bytes: _Optional[int] = ..., counts_compilations: bool = ..., own_memory_bytes: _Optional[int] = ..., device_memory_bytes: _Optional[int] = ...) -> None: ...

class TrialTimes(_message.Message):
    __slots__ = ("calls_per_trial", "wall_ns", "cpu_ns", "involuntary_switches", "started_ns", "ended_ns", "recompiled", "throttled_periods", "device_ns", "load", "prepare_ns", "warm_ns", "window_ns", "tree_cpu_ns", "idle_cpu_ns", "cores", "counts", "energy", "own_wall_ns", "empty_ns", "kept_inputs", "copy_ns", "prepare_cpu_ns", "copy_cpu_ns")
    CALLS_PER_TRIAL_FIELD_NUMBER: _ClassVar[int]
    WALL_NS_FIELD_NUMBER: _ClassVar[int]
    CPU_NS_FIELD_NUMBER: _ClassVar[int]
    INVOLUNTARY_SWITCHES_FIELD_NUMBER: _ClassVar[int]
    STARTED_NS_FIELD_NUMBER: _ClassVar[int]
    ENDED_NS_FIELD_NUMBER: _ClassVar[int]
    RECOMPILED_FIELD_NUMBER: _ClassVar[int]
    THROTTLED_PERIODS_FIELD_NUMBER: _ClassVar[int]
    DEVICE_NS_FIELD_NUMBER: _ClassVar[int]
    LOAD_FIELD_NUMBER: _ClassVar[int]
    PREPARE_NS_FIELD_NUMBER: _ClassVar[int]
    WARM_NS_FIELD_NUMBER: _ClassVar[int]
    WINDOW_NS_FIELD_NUMBER: _ClassVar[int]
    TREE_CPU_NS_FIELD_NUMBER: _ClassVar[int]
    IDLE_CPU_NS_FIELD_NUMBER: _ClassVar[int]
    CORES_FIELD_NUMBER: _ClassVar[int]
    COUNTS_FIELD_NUMBER: _ClassVar[int]
    ENERGY_FIELD_NUMBER: _ClassVar[int]
    OWN_WALL_NS_FIELD_NUMBER: _ClassVar[int]
    EMPTY_NS_FIELD_NUMBER: _ClassVar[int]
    KEPT_INPUTS_FIELD_NUMBER: _ClassVar[int]
    COPY_NS_FIELD_NUMBER: _ClassVar[int]
    PREPARE_CPU_NS_FIELD_NUMBER: _ClassVar[int]
    COPY_CPU_NS_FIELD_NUMBER: _ClassVar[int]
    calls_per_trial: int
    wall_ns: _containers.RepeatedScalarFieldContainer[int]
    cpu_ns: _containers.RepeatedScalarFieldContainer[int]
    involuntary_switches: _containers.RepeatedScalarFieldContainer[int]
    started_ns: int
    ended_ns: int
    recompiled: bool
    throttled_periods: int
    device_ns: _containers.RepeatedScalarFieldContainer[int]
    load: Load
    prepare_ns: _containers.RepeatedScalarFieldContainer[int]
    warm_ns: int
    window_ns: int
    tree_cpu_ns: int
    idle_cpu_ns: int
    cores: int
    counts: Counts
    energy: Energy
    own_wall_ns: _containers.RepeatedScalarFieldContainer[int]
    empty_ns: int
    kept_inputs: int
    copy_ns: int
    prepare_cpu_ns: _containers.RepeatedScalarFieldContainer[int]
    copy_cpu_ns: int
    def __init__(self, calls_per_trial: _Optional[int] = ..., wall_ns: _Optional[_Iterable[int]] = ..., cpu_ns: _Optional[_Iterable[int]] = ..., involuntary_switches: _Optional[_Iterable[int]] = ..., started_ns: _Optional[int] = ..., ended_ns: _Optional[int] = ..., recompiled: bool = ..., throttled_periods: _Optional[int] = ..., device_ns: _Optional[_Iterable[int]] = ..., load: _Optional[_Union[Load, _Mapping]] = ..., prepare_ns: _Optional[_Iterable[int]] = ..., warm_ns: _Optional[int] = ..., window_ns: _Optional[int] = ..., tree_cpu_ns: _Optional[int] = ..., idle_cpu_ns: _Optional[int] = ..., cores: _Optional[int] = ..., counts: _Optional[_Union[Counts, _Mapping]] = ..., energy: _Optional[_Union[Energy, _Mapping]] = ..., own_wall_ns: _Optional[_Iterable[int]] = ..., empty_ns: _Optional[int] = ..., kept_inputs: _Optional[int] = ..., copy_ns: _Optional[int] = ..., prepare_cpu_ns: _Optional[_Iterable[int]] = ..., copy_cpu_ns: _Optional[int] = ...) -> None: ...

class Energy(_message.Message):
    __slots__ = ("section_ns", "microjoules", "source")
    SECTION_NS_FIELD_NUMBER: _ClassVar[int]
    MICROJOULES_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    section_ns: int
    microjoules: int
    source: str
    def __init__(self, section_ns: _Optional[int] = ..., microjoules: _Optional[int] = ..., source: _Optional[str] = ...) -> None: ...

class Counts(_message.Message):
    __slots__ = ("cycles", "instructions", "cache_misses", "running_ns", "user_only", "page_faults", "context_switches")
    CYCLES_FIELD_NUMBER: _ClassVar[int]
    INSTRUCTIONS_FIELD_NUMBER: _ClassVar[int]
    CACHE_MISSES_FIELD_NUMBER: _ClassVar[int]
    RUNNING_NS_FIELD_NUMBER: _ClassVar[int]
    USER_ONLY_FIELD_NUMBER: _ClassVar[int]
    PAGE_FAULTS_FIELD_NUMBER: _ClassVar[int]
    CONTEXT_SWITCHES_FIELD_NUMBER: _ClassVar[int]
    cycles: int
    instructions: int
    cache_misses: int
    running_ns: int
    user_only: bool
    page_faults: int
    context_switches: int
    def __init__(self, cycles: _Optional[int] = ..., instructions: _Optional[int] = ..., cache_misses: _Optional[int] = ..., running_ns: _Optional[int] = ..., user_only: bool = ..., page_faults: _Optional[int] = ..., context_switches: _Optional[int] = ...) -> None: ...

class Load(_message.Message):
    __slots__ = ("section_ns", "waited_ns", "source", "foreign_device_share", "delayed_ns")
    SECTION_NS_FIELD_NUMBER: _ClassVar[int]
    WAITED_NS_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    FOREIGN_DEVICE_SHARE_FIELD_NUMBER: _ClassVar[int]
    DELAYED_NS_FIELD_NUMBER: _ClassVar[int]
    section_ns: int
    waited_ns: int
    source: str
    foreign_device_share: float
    delayed_ns: int
    def __init__(self, section_ns: _Optional[int] = ..., waited_ns: _Optional[int] = ..., source: _Optional[str] = ..., foreign_device_share: _Optional[float] = ..., delayed_ns: _Optional[int] = ...) -> None: ...

class OutputSet(_message.Message):
    __slots__ = ("call", "structure_json", "tensors", "file_name", "file_bytes", "digest", "mutated_inputs")
    class MutatedInputsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    CALL_FIELD_NUMBER: _ClassVar[int]
    STRUCTURE_JSON_FIELD_NUMBER: _ClassVar[int]
    TENSORS_FIELD_NUMBER: _ClassVar[int]
    FILE_NAME_FIELD_NUMBER: _ClassVar[int]
    FILE_BYTES_FIELD_NUMBER: _ClassVar[int]
    DIGEST_FIELD_NUMBER: _ClassVar[int]
    MUTATED_INPUTS_FIELD_NUMBER: _ClassVar[int]
    call: str
    structure_json: str
    tensors: _containers.RepeatedCompositeFieldContainer[OutputTensor]
    file_name: str
    file_bytes: int
    digest: str
    mutated_inputs: _containers.ScalarMap[str, int]
    def __init__(self, call: _Optional[str] = ..., structure_json: _Optional[str] = ..., tensors: _Optional[_Iterable[_Union[OutputTensor, _Mapping]]] = ..., file_name: _Optional[str] = ..., file_bytes: _Optional[int] = ..., digest: _Optional[str] = ..., mutated_inputs: _Optional[_Mapping[str, int]] = ...) -> None: ...

class OperatorCounts(_message.Message):
    __slots__ = ("call", "counts")
    CALL_FIELD_NUMBER: _ClassVar[int]
    COUNTS_FIELD_NUMBER: _ClassVar[int]
    call: str
    counts: _containers.RepeatedCompositeFieldContainer[OperatorCount]
    def __init__(self, call: _Optional[str] = ..., counts: _Optional[_Iterable[_Union[OperatorCount, _Mapping]]] = ...) -> None: ...

class OperatorCount(_message.Message):
    __slots__ = ("name", "calls", "part", "by_compiled_code")
    NAME_FIELD_NUMBER: _ClassVar[int]
    CALLS_FIELD_NUMBER: _ClassVar[int]
    PART_FIELD_NUMBER: _ClassVar[int]
    BY_COMPILED_CODE_FIELD_NUMBER: _ClassVar[int]
    name: str
    calls: int
    part: str
    by_compiled_code: bool
    def __init__(self, name: _Optional[str] = ..., calls: _Optional[int] = ..., part: _Optional[str] = ..., by_compiled_code: bool = ...) -> None: ...

class PartTimes(_message.Message):
    __slots__ = ("parts",)
    PARTS_FIELD_NUMBER: _ClassVar[int]
    parts: _containers.RepeatedCompositeFieldContainer[PartTime]
    def __init__(self, parts: _Optional[_Iterable[_Union[PartTime, _Mapping]]] = ...) -> None: ...

class PartTime(_message.Message):
    __slots__ = ("name", "wall_ns")
    NAME_FIELD_NUMBER: _ClassVar[int]
    WALL_NS_FIELD_NUMBER: _ClassVar[int]
    name: str
    wall_ns: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, name: _Optional[str] = ..., wall_ns: _Optional[_Iterable[int]] = ...) -> None: ...

class OutputTensor(_message.Message):
    __slots__ = ("dtype", "shape", "offset", "nbytes", "strides", "layout", "requires_grad", "memory")
    DTYPE_FIELD_NUMBER: _ClassVar[int]
    SHAPE_FIELD_NUMBER: _ClassVar[int]
    OFFSET_FIELD_NUMBER: _ClassVar[int]
    NBYTES_FIELD_NUMBER: _ClassVar[int]
    STRIDES_FIELD_NUMBER: _ClassVar[int]
    LAYOUT_FIELD_NUMBER: _ClassVar[int]
    REQUIRES_GRAD_FIELD_NUMBER: _ClassVar[int]
    MEMORY_FIELD_NUMBER: _ClassVar[int]
    dtype: str
    shape: _containers.RepeatedScalarFieldContainer[int]
    offset: int
    nbytes: int
    strides: _containers.RepeatedScalarFieldContainer[int]
    layout: str
    requires_grad: bool
    memory: str
    def __init__(self, dtype: _Optional[str] = ..., shape: _Optional[_Iterable[int]] = ..., offset: _Optional[int] = ..., nbytes: _Optional[int] = ..., strides: _Optional[_Iterable[int]] = ..., layout: _Optional[str] = ..., requires_grad: bool = ..., memory: _Optional[str] = ...) -> None: ...

class OutputChunk(_message.Message):
    __slots__ = ("data",)
    DATA_FIELD_NUMBER: _ClassVar[int]
    data: bytes
    def __init__(self, data: _Optional[bytes] = ...) -> None: ...

class Artifact(_message.Message):
    __slots__ = ("name", "data")
    NAME_FIELD_NUMBER: _ClassVar[int]
    DATA_FIELD_NUMBER: _ClassVar[int]
    name: str
    data: bytes
    def __init__(self, name: _Optional[str] = ..., data: _Optional[bytes] = ...) -> None: ...

class Outcome(_message.Message):
    __slots__ = ("code", "stage", "step", "message", "flags", "peak_memory_bytes", "peak_device_memory_bytes", "worker_id")
    CODE_FIELD_NUMBER: _ClassVar[int]
    STAGE_FIELD_NUMBER: _ClassVar[int]
    STEP_FIELD_NUMBER: _ClassVar[int]
    MESSAGE_FIELD_NUMBER: _ClassVar[int]
    FLAGS_FIELD_NUMBER: _ClassVar[int]
    PEAK_MEMORY_BYTES_FIELD_NUMBER: _ClassVar[int]
    PEAK_DEVICE_MEMORY_BYTES_FIELD_NUMBER: _ClassVar[int]
    WORKER_ID_FIELD_NUMBER: _ClassVar[int]
    code: OutcomeCode
    stage: Stage
    step: str
    message: str
    flags: _containers.RepeatedScalarFieldContainer[str]
    peak_memory_bytes: int
    peak_device_memory_bytes: int
    worker_id: str
    def __init__(self, code: _Optional[_Union[OutcomeCode, str]] = ..., stage: _Optional[_Union[Stage, str]] = ..., step: _Optional[str] = ..., message: _Optional[str] = ..., flags: _Optional[_Iterable[str]] = ..., peak_memory_bytes: _Optional[int] = ..., peak_device_memory_bytes: _Optional[int] = ..., worker_id: _Optional[str] = ...) -> None: ...
