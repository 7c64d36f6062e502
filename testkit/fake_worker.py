"""A fake worker for tests. It is a real gRPC server in the process of the test. Each test chooses the worker's answers.

It needs neither torch nor other processes. It reads and writes messages with wire.py, as a real worker does, so the
tests run the real orchestrator. Only the code that launches workers is not used, because the tests select this worker
with ``--backend NAME@unix:///...``.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from concurrent import futures
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import grpc
import numpy as np
import xxhash
from numpy.typing import NDArray

from graphnet_contract import messages, wire
from graphnet_contract.messages import OutcomeCode, Stage

if TYPE_CHECKING:
    from graphnet_server.service.slots import Slots

_LIMITS = messages.Limits(wire.MAX_MESSAGE_BYTES, 1 << 30, 4, 1 << 20)


@dataclass
class Script:
    """The behaviour of the fake worker, and the values that it reports, for one sample.

    ``outputs`` are the outputs of the first call. ``second``, ``last``, ``other_inputs`` and those with ``float64`` are
    outputs of the calls that OutputSet in worker.proto gives these names. If one of them is None, the worker sends no
    outputs of that call. ``outcome`` replaces the outcome OK. If ``fail_after`` is a stage before WARM_UP, the worker
    sends ``outcome`` as soon as the next stage has begun. Otherwise it sends ``outcome`` at the end of the sample.
    """

    outputs: list[NDArray[Any]] = field(default_factory=lambda: [np.arange(6, dtype=np.float32).reshape(2, 3)])
    second: list[NDArray[Any]] | None = None
    last: list[NDArray[Any]] | None = None
    other_inputs: list[NDArray[Any]] | None = None
    timed: list[NDArray[Any]] | None = None
    float64: list[NDArray[Any]] | None = None
    float64_nudged: list[NDArray[Any]] | None = None
    float64_other_inputs: list[NDArray[Any]] | None = None
    float64_other_inputs_nudged: list[NDArray[Any]] | None = None
    own_eager_ns: int | None = None
    throttled_periods: int = 0
    #: The values of some fields of TrialTimes, by the field's name. A real server would fill these fields with what it
    #: observes.
    observed: dict[str, int] = field(default_factory=dict)
    #: How long each copy of a timed call's outputs takes, in ns, in wall time and in CPU time. The last one repeats.
    copies_ns: list[int] = field(default_factory=list)
    device_ns: int | None = None
    load: messages.Load | None = None
    #: The outputs of the calls with another seed, one element for each call. If there are more calls than elements, the
    #: further calls send no outputs.
    other_seed: list[list[NDArray[Any]]] = field(default_factory=list)
    #: The layout, strides, requires_grad and memory of each output. If the list is empty, the worker reports none of
    #: these properties.
    traits: list[tuple[str, tuple[int, ...], bool, str]] = field(default_factory=list)
    first_call_ns: int = 2_000_000
    counts_compilations: bool = False
    mutated: dict[str, NDArray[Any]] = field(default_factory=dict)
    trial_ns: int = 1_000_000
    outcome: messages.Outcome | None = None
    fail_after: Stage = Stage.COMPILE
    #: The reported duration of stage COMPILE, in ns. The fake worker does not really take this time.
    compile_stage_ns: int = 1000
    #: The compile time in the CompileReport, in ns.
    compile_ns: int = 5_000_000
    evidence: messages.Evidence | None = None
    #: The calls of each operator in a call of the compiled graph, and in eager mode. If one of them is None, the worker
    #: cannot count the operators of that call.
    operators: dict[str, int] | None = None
    eager_operators: dict[str, int] | None = None
    #: The times of each graph of a whole model; None if the worker cannot time them.
    part_times: tuple[messages.PartTime, ...] | None = None
    #: The own memory until the end of the compile, and in the calls after it, in bytes; 0: the worker does not know it.
    own_memory: tuple[int, int] = (0, 0)
    #: The device memory until the process is warm, in bytes; 0: it has none, or the worker does not know it.
    device_memory: int = 0
    draws_random: bool = False
    generator_digest: str = "same"
    recompiled: bool = False
    abort: grpc.StatusCode | None = None
    log: str = ""
    wait_s: float = 0.0
    abort_in_trials: bool = False
    abort_in_outputs: bool = False
    #: The inputs of scheme `graphnet`. If this is None, the worker cannot make them.
    inputs: list[NDArray[Any]] | None = None
    #: The reasons of the events Waiting that the worker sends before its first stage.
    waits: list[str] = field(default_factory=list)
    artifacts: list[tuple[str, bytes]] = field(default_factory=list)


Answers = Callable[[messages.Start], Script]


def always(script: Script) -> Answers:
    """Return a function that answers every sample with the same script."""
    return lambda _start: script


@dataclass
class FakeWorker:
    """A running fake worker. ``starts`` holds every Start message that the worker has received."""

    backend: str
    answers: Answers
    socket: Path
    boot_id: str = "boot-1"
    flavour: str = "torch"
    unavailable_reason: str = ""
    worker_id: str = ""
    #: The digest of a container image, which this worker reports as its own. An empty text means no image.
    image_digest: str = ""
    torch: str = "2.13.0"
    adapter_sha256: str = ""
    #: If this text is not empty, it becomes the worker's id at the first sample, as if another worker had taken over
    #: the address.
    replaced_by: str = ""
    #: The worker's devices besides the CPU.
    further_devices: tuple[messages.Device, ...] = ()
    max_samples: int = _LIMITS.max_samples
    #: The revision of the contract that this worker says it has.
    contract_revision: int = wire.CONTRACT_REVISION
    #: The places for samples, which runs share as on a real worker; None if every sample begins at once.
    slots: Slots | None = None
    starts: list[messages.Start] = field(default_factory=list)
    received: list[bytes] = field(default_factory=list)
    running: threading.Event = field(default_factory=threading.Event)
    _clock_ns: int = 0
    _draws: Iterator[list[NDArray[Any]]] = field(default_factory=lambda: iter(()))

    def __post_init__(self) -> None:
        self._threads = futures.ThreadPoolExecutor(8)
        self._server = grpc.server(self._threads)
        methods = {
            "GetInfo": grpc.unary_unary_rpc_method_handler(
                self.get_info, wire.parse_info_request, wire.serialize_message
            ),
            "CompileAndRun": grpc.stream_stream_rpc_method_handler(
                self._compile_and_run, wire.parse_command, self._serialized
            ),
        }
        self._server.add_generic_rpc_handlers((grpc.method_handlers_generic_handler(wire.SERVICE, methods),))
        self._server.add_insecure_port(f"unix:{self.socket}")
        self._server.start()

    @property
    def target(self) -> str:
        """The value of ``--backend`` that selects this worker."""
        return f"{self.backend}@unix://{self.socket}"

    def stop(self) -> None:
        self._server.stop(0).wait()
        # gRPC leaves the threads. A run that is tested reads the CPU time of each thread of the tests' process again
        # and again, so hundreds of them would slow down all tests that follow.
        self._threads.shutdown(wait=False)

    @staticmethod
    def _serialized(event: Any) -> bytes:
        """Convert an event to bytes. Bytes are returned unchanged, so that a test can send anything."""
        return event if isinstance(event, bytes) else wire.serialize_event(event)

    def get_info(self, request: messages.GetInfoRequest, context: grpc.ServicerContext) -> messages.GetInfoResponse:
        """Answer GetInfo; abort with FAILED_PRECONDITION if the caller expects another backend."""
        if request.expected_backend not in ("", self.backend):
            context.abort(grpc.StatusCode.FAILED_PRECONDITION, f"this worker is {self.backend}")
        return messages.GetInfoResponse(
            backend=self.backend,
            flavour=self.flavour,
            role="compiler",
            versions={"python": "3.11.7", "torch": self.torch, self.backend: "1.0"},
            devices=(messages.Device("cpu", 0, self.boot_id), *self.further_devices),
            options=(),
            limits=replace(_LIMITS, max_samples=self.max_samples),
            requirements_sha256="",
            image_digest=self.image_digest,
            host_id="host",
            boot_id=self.boot_id,
            worker_version="0",
            unavailable_reason=self.unavailable_reason,
            worker_id=self.worker_id,
            contract_revision=self.contract_revision,
            adapter_sha256=self.adapter_sha256,
        )

    def _compile_and_run(
        self, commands: Iterator[messages.Command], context: grpc.ServicerContext
    ) -> Iterator[messages.Event]:
        start = next(commands)
        assert isinstance(start, messages.Start)
        if self.slots is None:
            yield from self._run(start, commands, context)
            return
        with self.slots.queued(start.trace_id) as leave:
            context.add_callback(leave)
            yield from self.slots.wait(start.trace_id, lambda: not context.is_active())
            with self.slots.hold(run=start.trace_id):
                yield from self._run(start, commands, context)

    def _run(
        self, start: messages.Start, commands: Iterator[messages.Command], context: grpc.ServicerContext
    ) -> Iterator[messages.Event]:
        self.starts.append(start)
        self.worker_id, self.replaced_by = self.replaced_by or self.worker_id, ""
        self.running.set()
        script = self.answers(start)
        time.sleep(script.wait_s)
        if script.abort is not None:
            context.abort(script.abort, "scripted")
        if start.purpose is messages.Purpose.MAKE_INPUTS:
            if script.inputs is None:
                yield messages.Outcome(OutcomeCode.INPUT_ERROR, message="scripted: no inputs")
                return
            yield from _outputs("inputs", script.inputs, {})
            yield messages.Outcome(OutcomeCode.OK)
            return
        self._receive_inputs(start, commands)
        for reason in script.waits:
            yield messages.Waiting(reason)
        for stage in (Stage.LOAD, Stage.INPUTS, Stage.COMPILE, Stage.WARM_UP):
            yield messages.StageStarted(stage)
            if script.outcome is not None and stage > script.fail_after:
                yield from self._end(start, script, script.outcome)
                return
            yield from self._reports(script, stage)
            yield messages.StageFinished(stage, script.compile_stage_ns if stage is Stage.COMPILE else 1000)
        yield messages.Ready()
        self._draws = iter(script.other_seed)
        measuring = False
        for command in commands:
            if script.abort_in_trials and isinstance(command, messages.RunTrials):
                context.abort(grpc.StatusCode.UNAVAILABLE, "scripted")
            if script.abort_in_outputs and isinstance(command, messages.SendOutputs):
                context.abort(grpc.StatusCode.UNAVAILABLE, "scripted")
            yield from _stage_change(measuring, command)
            measuring = isinstance(command, messages.RunTrials)
            yield from self._obey(script, command)
        yield from self._end(start, script, script.outcome or messages.Outcome(OutcomeCode.OK))

    def _receive_inputs(self, start: messages.Start, commands: Iterator[messages.Command]) -> None:
        data, expected = b"", start.inputs.chunked_bytes if start.inputs else 0
        while len(data) < expected:
            command = next(commands)
            assert isinstance(command, messages.InputChunk)
            data += command.data
        if expected:
            self.received.append(data)

    def _reports(self, script: Script, stage: Stage) -> Iterator[messages.Event]:
        if stage is Stage.COMPILE:
            yield messages.CompileReport(script.compile_ns, script.evidence, own_memory_bytes=script.own_memory[0])
        if stage is Stage.WARM_UP:
            written = tuple(script.mutated)
            yield messages.CallReport(
                script.first_call_ns,
                (script.trial_ns,),
                script.draws_random,
                written,
                1,
                script.generator_digest,
                worker_id=self.worker_id,
                counts_compilations=script.counts_compilations,
                own_memory_bytes=script.own_memory[1],
                device_memory_bytes=script.device_memory,
            )

    def _obey(self, script: Script, command: messages.Command) -> Iterator[messages.Event]:
        if isinstance(command, messages.RunTrials):
            yield self._trials(script, command)
        if isinstance(command, messages.SendOutputs):
            if command.extra_call is messages.ExtraCall.UNSPECIFIED:
                calls = {"first": script.outputs, "second": script.second, "last": script.last}
            else:
                name = command.extra_call.name.lower()
                calls = {name: next(self._draws, None) if name == "other_seed" else getattr(script, name, None)}
            for call, arrays in calls.items():
                if call == "part_times" and script.part_times is not None:
                    yield messages.PartTimes(script.part_times)
                elif isinstance(arrays, dict):
                    counts = tuple(messages.OperatorCount(name, count) for name, count in arrays.items())
                    yield messages.OperatorCounts(call, counts)
                elif arrays is not None:
                    written = script.mutated if call in ("first", "second", "last") else {}
                    yield from _outputs(call, arrays, written, script.traits)
            yield messages.StageFinished(Stage.OUTPUTS, 10)

    def _trials(self, script: Script, command: messages.RunTrials) -> messages.TrialTimes:
        # No trial really runs, so the fake clock must advance by the time that the trials would take.
        now = max(time.monotonic_ns(), self._clock_ns)
        trial_ns = script.own_eager_ns if command.side is messages.Side.OWN_EAGER else script.trial_ns
        times = () if trial_ns is None else tuple(trial_ns + 100 * (i % 3) for i in range(command.count))
        calls, zeros = max(1, command.calls_per_trial), (0,) * len(times)
        ended = self._clock_ns = now + sum(times)
        copy_ns = 0
        if command.keep and script.copies_ns:
            copy_ns = script.copies_ns[0] if len(script.copies_ns) == 1 else script.copies_ns.pop(0)
        reported = messages.TrialTimes(
            calls,
            times,
            times,
            zeros,
            now,
            ended,
            script.recompiled,
            throttled_periods=script.throttled_periods,
            device_ns=() if script.device_ns is None else (script.device_ns * calls,) * len(times),
            load=script.load,
            copy_ns=copy_ns,
            copy_cpu_ns=copy_ns,
        )
        return replace(reported, **script.observed)  # type: ignore[arg-type]

    def _end(self, start: messages.Start, script: Script, outcome: messages.Outcome) -> Iterator[messages.Event]:
        if start.keep_artifacts:
            yield from (messages.Artifact(*piece) for piece in script.artifacts)
        if script.log:
            yield messages.Log(script.log)
        yield replace(outcome, peak_memory_bytes=1 << 20, worker_id=self.worker_id)


def _stage_change(measuring: bool, command: messages.Command) -> Iterator[messages.Event]:
    """Report the stages that this command ends or begins. Consecutive blocks of trials belong to one stage.

    ``measuring`` says whether the previous command also ran a block of trials.
    """
    if isinstance(command, messages.RunTrials):
        if not measuring:
            yield messages.StageStarted(Stage.MEASURE)
        return
    if measuring:
        yield messages.StageFinished(Stage.MEASURE, 1000)
    yield messages.StageStarted(Stage.OUTPUTS)


def _outputs(
    call: str,
    arrays: list[NDArray[Any]],
    mutated: dict[str, NDArray[Any]],
    traits: list[tuple[str, tuple[int, ...], bool, str]] | None = None,
) -> Iterator[messages.Event]:
    data, tensors = b"", []
    everything = [*arrays, *mutated.values()]
    for array in everything:
        raw = array.tobytes()
        tensors.append(messages.OutputTensor(array.dtype.name, array.shape, len(data), len(raw)))
        data += raw
    for index, (layout, strides, requires_grad, memory) in enumerate(traits or ()):
        tensors[index] = replace(
            tensors[index], layout=layout, strides=strides, requires_grad=requires_grad, memory=memory
        )
    structure = {"tuple": [{"tensor": index} for index in range(len(arrays))]}
    indices = {name: len(arrays) + index for index, name in enumerate(mutated)}
    digest = xxhash.xxh3_128_hexdigest(data)
    yield messages.OutputSet(call, json.dumps(structure), tuple(tensors), "", len(data), digest, indices)
    for offset in range(0, len(data), 7):
        yield messages.OutputChunk(data[offset : offset + 7])
