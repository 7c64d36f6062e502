"""The client of a worker. It asks for the worker's identity, and runs one sample at a time on the worker."""

from __future__ import annotations

import contextlib
import itertools
import queue
import re
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import grpc

from graphnet.errors import BackendUnavailable, WorkerLost
from graphnet.talk.arrays import SampleOutputs, read_outputs
from graphnet.talk.artifacts import ArtifactFolder
from graphnet.talk.checks import EventChecks, check_info
from graphnet.talk.endpoint import Endpoint
from graphnet.talk.rules import BrokenContract
from graphnet.talk.stream_spans import StreamSpans
from graphnet.talk.trace import new_request_id, trace_id
from graphnet.talk.waits import Waits
from graphnet.timeline import Timeline
from graphnet_contract import messages, wire
from graphnet_contract.evidence import compiler_facts
from graphnet_contract.locks import OTHER_RUN
from graphnet_contract.messages import Stage

#: A worker must answer within this many seconds if the caller sets no other limit.
CONNECT_TIMEOUT_S = 20.0
#: How long closing a connection may take, in seconds. Without a lost lock it takes milliseconds.
CLOSE_TIMEOUT_S = 2.0
#: The largest number of events in the queue of received events. While the queue is full, gRPC makes the worker wait.
_MAX_WAITING = 4
#: While the queue is full, the receiving thread checks at this interval, in seconds, whether the stream was closed.
PUT_S = 0.5
#: Wakes a thread that waits for the next event of a stream that is closed.
_CLOSED: Final = RuntimeError("closed")
#: The status codes with which a worker refuses a request that it would refuse again. After any other status code, the
#: same request may succeed when it is sent again.
_REFUSALS = (
    grpc.StatusCode.INVALID_ARGUMENT,
    grpc.StatusCode.FAILED_PRECONDITION,
    grpc.StatusCode.UNAUTHENTICATED,
    grpc.StatusCode.UNIMPLEMENTED,
)


class WorkerClient:
    """One gRPC channel to one worker. The caller must close it."""

    def __init__(self, endpoint: Endpoint) -> None:
        self.endpoint = endpoint
        self._channel = _channel(endpoint)
        #: The id of the worker, from its answer to ``get_info``; empty before the answer, or if the worker has no id.
        self.worker_id = ""
        #: True after the worker went away, was silent or refused a request for now. `WorkerPool.get` then replaces it.
        self.lost = False
        #: The client calls this function with each stage that a sample on this worker begins.
        self.on_stage: Callable[[Stage], None] = lambda _stage: None
        #: Called when a sample on this worker has to wait, with a phrase that can follow "waits for"; empty: no longer.
        self.on_wait: Callable[[str], None] = lambda _reason: None
        #: Called each time a sample on this worker says that it waits for the places of another run.
        self.on_other_run: Callable[[], None] = lambda: None
        #: The time line to which the samples on this worker are added; None if the run has none.
        self.timeline: Timeline | None = None
        self._metadata = (("authorization", f"Bearer {endpoint.token}"),) if endpoint.token else ()
        self._get_info = self._channel.unary_unary(
            f"/{wire.SERVICE}/GetInfo", wire.serialize_message, wire.parse_info_response
        )
        self._compile_and_run = self._channel.stream_stream(
            f"/{wire.SERVICE}/CompileAndRun", wire.serialize_command, wire.parse_event
        )

    def get_info(
        self, backend: str, flavour: str = "", timeout_s: float | None = None, wait: bool = True
    ) -> messages.GetInfoResponse:
        """Ask the worker for its identity. An empty flavour accepts any.

        ``timeout_s`` is the longest time to wait for the answer, by default ``CONNECT_TIMEOUT_S``. With ``wait``, also
        wait for a worker that does not listen yet. Raises BackendUnavailable if the worker cannot be reached, is
        another one or has another revision of the contract, or if its answer breaks the contract.
        """
        request = messages.GetInfoRequest(backend, flavour)
        timeout_s = CONNECT_TIMEOUT_S if timeout_s is None else timeout_s
        try:
            response: messages.GetInfoResponse = self._get_info(
                request, timeout=timeout_s, wait_for_ready=wait, metadata=self._metadata
            )
        except grpc.RpcError as error:
            raise BackendUnavailable(f"the worker at {self.endpoint.address} {_told(error)}") from error
        if response.contract_revision != wire.CONTRACT_REVISION:
            is_later = response.contract_revision > wire.CONTRACT_REVISION
            rebuild = "rebuild the worker's image or environment with this version"
            repair = "install the worker's version of graphnet" if is_later else rebuild
            raise BackendUnavailable(
                f"the worker at {self.endpoint.address} has revision {response.contract_revision} of the contract, and "
                f"this command has revision {wire.CONTRACT_REVISION}; {repair}"
            )
        try:
            check_info(response)
        except BrokenContract as error:
            raise BackendUnavailable(f"the worker at {self.endpoint.address} breaks the contract: {error}") from error
        self.worker_id = response.worker_id
        return response

    def open(
        self, start: messages.Start, inputs: Path | None = None, artifacts: ArtifactFolder | None = None
    ) -> SampleStream:
        """Begin a sample and return its stream, which the caller must close.

        The file of inputs is sent if ``start`` announces chunks. ``artifacts`` receives the compiler's files, if any.
        """
        return SampleStream(self, start, inputs, artifacts)

    def call(self, commands: Iterator[messages.Command], timeout_s: float | None = None) -> Any:
        """Open the bidirectional gRPC call. The caller reads its events."""
        wait = not self.endpoint.may_end
        return self._compile_and_run(commands, timeout=timeout_s, wait_for_ready=wait, metadata=self._metadata)

    def close(self) -> None:
        """Close the gRPC channel, and wait at most CLOSE_TIMEOUT_S for it.

        If an interrupt reaches the main thread while gRPC holds the channel's lock there, closing would wait forever.
        """
        closing = threading.Thread(target=self._channel.close, daemon=True)
        closing.start()
        closing.join(CLOSE_TIMEOUT_S)


@dataclass
class Progress:
    """The facts that the events of a sample have reported so far, except trial times and artifacts."""

    stage_ns: dict[str, int] = field(default_factory=dict)
    compile_report: messages.CompileReport | None = None
    call_report: messages.CallReport | None = None
    outputs: dict[str, SampleOutputs] = field(default_factory=dict)
    #: The operators that ran in the calls that were counted, by the name of the call.
    operators: dict[str, tuple[messages.OperatorCount, ...]] = field(default_factory=dict)
    #: How long the graphs of a whole model took, if that was asked for and the calls succeeded.
    part_times: tuple[messages.PartTime, ...] = ()
    log: str = ""
    outcome: messages.Outcome | None = None


class SampleStream(contextlib.AbstractContextManager["SampleStream"]):
    """One sample on one worker.

    Every method that waits for events may raise WorkerLost: the worker went away, broke the contract, or exceeded the
    time limit of a stage or of the row. A failure of the sample itself raises no error but is in ``progress.outcome``.
    """

    def __init__(
        self,
        client: WorkerClient,
        start: messages.Start,
        inputs: Path | None = None,
        artifacts: ArtifactFolder | None = None,
    ) -> None:
        self._artifacts = artifacts
        self.progress = Progress()
        self.client = client
        self._endpoint = client.endpoint
        self._worker_id = client.worker_id
        self._is_ready = False
        self._spans = StreamSpans(client.timeline, f"{start.backend} {start.sample}")
        self._waits = Waits(start.stage_timeout_ns / 1e9, start.inputs.chunked_bytes if start.inputs else 0)
        self._checks = EventChecks(start, self._waits.stage_s)
        self._commands: queue.Queue[messages.Command | None] = queue.Queue()
        self._lost: WorkerLost | None = None
        #: The number of the inputs of the timed call whose outputs the process keeps; 0 if it keeps none.
        self.timed_inputs = 0
        #: Whether the client's ``on_stage`` and ``on_wait`` are not called for this sample.
        self.is_silent = False
        #: Called each time the worker says that this sample waits for the places of another run.
        self.on_other_run = client.on_other_run
        self._call = client.call(itertools.chain(opening(start, inputs), iter(self._commands.get, None)))
        self._events: queue.Queue[messages.Event | Exception | None] = queue.Queue(_MAX_WAITING)
        self._over = threading.Event()
        threading.Thread(target=self._receive, daemon=True).start()

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Cancel the call, unless the sample has ended. Any thread may call this, also more than once."""
        self._over.set()
        # If the queue is full, nobody waits for an event.
        with contextlib.suppress(queue.Full):
            self._events.put_nowait(_CLOSED)
        self._commands.put(None)
        self._call.cancel()
        self._spans.closed()

    def next_row(self, measuring_s: float) -> None:
        """Restart the time limit of a row, because the stream of a reference serves many rows."""
        self._waits.next_row(measuring_s)

    @property
    def waiting(self) -> int:
        """The number of received events that are still in the queue."""
        return self._events.qsize()

    @property
    def lost(self) -> bool:
        """True if a method has raised WorkerLost."""
        return self._lost is not None

    @property
    def ended(self) -> bool:
        """True if the outcome of the sample has arrived."""
        return self.progress.outcome is not None

    def until_ready(self) -> bool:
        """Wait until the sample has made its warm-up calls. Return False if the sample ended before that."""
        if not self._is_ready:
            self._is_ready = self._until(lambda event: isinstance(event, messages.Ready)) is not None
        return self._is_ready

    def run_trials(
        self, count: int, calls_per_trial: int, side: messages.Side = messages.Side.UNSPECIFIED, keep: bool = False
    ) -> messages.TrialTimes | None:
        """Time one block of trials; UNSPECIFIED means the compiled graph. ``keep``: whether the process keeps the
        outputs of a call. Return None if the sample ended early.
        """
        self._command(messages.RunTrials(count, calls_per_trial, side, keep))
        times: messages.TrialTimes | None = self._until(lambda event: isinstance(event, messages.TrialTimes))
        if times is not None:
            self._spans.block(side, times)
            if side is messages.Side.UNSPECIFIED and times.kept_inputs:
                self.timed_inputs = times.kept_inputs
        return times

    def send_outputs(self, extra_call: messages.ExtraCall = messages.ExtraCall.UNSPECIFIED, inputs: int = 0) -> bool:
        """Request outputs and copy them to ``progress.outputs``. Return False if the sample ended early.

        For an extra call, the worker sends only its outputs, or none if the call fails. UNSPECIFIED requests the
        outputs of the calls that it has already made. ``inputs``: the number of other inputs.
        """
        self._command(messages.SendOutputs(extra_call, inputs))
        last = self._until(lambda event: isinstance(event, messages.StageFinished) and event.stage is Stage.OUTPUTS)
        return last is not None

    def finish(self) -> messages.Outcome:
        """Send no more commands, wait for the outcome, and return it."""
        self._commands.put(None)
        self._checks.no_more_commands()
        self._waits.next_stage()
        while self.progress.outcome is None:
            self._handle(self._next())
        return self.progress.outcome

    def _command(self, command: messages.RunTrials | messages.SendOutputs) -> None:
        self._checks.command(command)
        self._waits.next_stage()
        self._commands.put(command)

    def _until(self, is_last: Callable[[messages.Event], bool]) -> Any:
        """Use events up to one for which ``is_last`` is true, and return it; None if the sample ended before."""
        while not self.ended:
            event = self._next()
            self._handle(event)
            if is_last(event):
                return event
        return None

    def _handle(self, event: messages.Event) -> None:
        try:
            self._use(self._checks.checked(event))
        except BrokenContract as error:
            raise self._loses(f"the worker at {self._endpoint.address} breaks the contract: {error}", False) from error
        except WorkerLost as error:
            # No further event of this stream can be trusted.
            self._lost = error
            raise

    def _use(self, event: messages.Event) -> None:
        progress = self.progress
        match event:
            case messages.StageStarted():
                if not self.is_silent:
                    self.client.on_stage(event.stage)
                self._waits.next_stage()
            case messages.Waiting():
                if not self.is_silent:
                    self.client.on_wait(event.reason)
                if event.reason.startswith(OTHER_RUN):
                    self.on_other_run()
                self._spans.waiting(event.reason)
                self._waits.next_stage()
            case messages.StageFinished():
                self._spans.stage_finished(event)
                name = event.stage.name.lower()
                progress.stage_ns[name] = progress.stage_ns.get(name, 0) + event.duration_ns
                self._waits.next_stage()
            case messages.CompileReport():
                progress.compile_report = event
            case messages.CallReport():
                self._require_same_worker(event.worker_id)
                progress.call_report = event
            case messages.OutputSet():
                progress.outputs[event.call] = self._read(event)
            case messages.OperatorCounts():
                progress.operators[event.call] = event.counts
            case messages.PartTimes():
                progress.part_times = event.parts
            case messages.Log():
                progress.log += event.text
            case messages.Artifact():
                self._waits.transferred(len(event.data))
                if self._artifacts is not None:
                    self._artifacts.add(event)
            case messages.Outcome():
                self._require_same_worker(event.worker_id)
                progress.outcome = event

    def _require_same_worker(self, worker_id: str) -> None:
        """Raise WorkerLost if a user started a container of another image at the same address during the run."""
        if worker_id and self._worker_id and worker_id != self._worker_id:
            raise self._loses(f"the worker at {self._endpoint.address} is another one than at the beginning")

    def _read(self, announced: messages.OutputSet) -> SampleOutputs:
        if not announced.file_name:
            return read_outputs(announced, self._chunks())
        if self._endpoint.outputs_directory is None:
            raise WorkerLost("the worker shares outputs by name, but shares no directory with this host")
        path = self._endpoint.outputs_directory / announced.file_name
        outputs = read_outputs(announced, path)
        # Remove the file at once. If it holds the reference's outputs, no other worker can then read and copy them.
        with contextlib.suppress(OSError):
            path.unlink()
        return outputs

    def _chunks(self) -> Iterator[bytes]:
        while True:
            event = self._next()
            if not isinstance(event, messages.OutputChunk):
                raise WorkerLost("the worker stopped in the middle of its outputs")
            self._waits.transferred(len(event.data))
            yield event.data

    def _next(self) -> messages.Event:
        if self._lost is not None:
            raise self._lost
        who = f"the worker at {self._endpoint.address}"
        began, left_s = time.monotonic(), self._waits.left_s
        try:
            # ``get`` alone would not notice a worker that exceeds the limit but sends events without a pause.
            event = self._get(left_s)
        except queue.Empty:
            self._call.cancel()
            raise self._loses(f"{who} was silent for {self._waits.stage_s:g} s") from None
        if left_s <= 0:
            self._call.cancel()
            raise self._loses(f"{who} sends events without end: a stage may take {self._waits.stage_s:g} s", False)
        # A row waits for another command line as long as its worker says so; see ``Waits.next_row``.
        if not isinstance(event, messages.Waiting):
            self._waits.waited(time.monotonic() - began)
        if event is None:
            raise self._loses(f"{who} ended the call without an outcome")
        if isinstance(event, grpc.RpcError):
            raise self._loses(f"{who} {_told(event)}", event.code() not in _REFUSALS)
        if isinstance(event, Exception):
            raise self._loses(f"{who} sent a message that cannot be read: {event}", False)
        return event

    def _get(self, left_s: float) -> messages.Event | Exception | None:
        """Return the next received event. Raise queue.Empty after ``left_s``, WorkerLost if the stream was closed."""
        is_closed = self._over.is_set() and self._events.empty()
        # Do not look at intervals whether the stream was closed: that costs CPU time beside other timed sections.
        event = _CLOSED if is_closed else self._events.get(timeout=max(0.0, left_s))
        if event is _CLOSED:
            raise WorkerLost("the stream was closed")
        return event

    def _loses(self, message: str, again: bool = True) -> WorkerLost:
        self._lost = WorkerLost(message, again)
        self.client.lost |= again
        return self._lost

    def _receive(self) -> None:
        last: Exception | None = None
        try:
            for event in self._call:
                self._put(event)
        # Catch errors of every kind, so that none of them ends this thread unnoticed.
        except Exception as error:  # noqa: BLE001 - ``_next`` raises it in the thread that waits for events
            # The error may be gRPC's call object, and its traceback refers to this stream. Such a cycle would keep the
            # stream's outputs in memory until the garbage collector runs.
            last = error.with_traceback(None)
        self._put(last)

    def _put(self, event: messages.Event | Exception | None) -> None:
        """Add an event to the queue as soon as there is room. Give up if the stream was closed."""
        while not self._over.is_set():
            with contextlib.suppress(queue.Full):
                self._events.put(event, timeout=PUT_S)
                return


def _channel(endpoint: Endpoint) -> grpc.Channel:
    options: list[tuple[str, Any]] = [
        ("grpc.max_receive_message_length", wire.MAX_MESSAGE_BYTES),
        ("grpc.max_send_message_length", wire.MAX_MESSAGE_BYTES),
        # Without this limit, gRPC may wait two minutes before it reconnects to a worker that was restarted.
        ("grpc.max_reconnect_backoff_ms", 2_000),
        # With the wait for the answer, a call hears within 15 s that its worker or the network is gone.
        ("grpc.keepalive_time_ms", 6_000),
        ("grpc.keepalive_timeout_ms", 5_000),
        # Without this option, gRPC waits a minute for the answer to a ping, in spite of the keepalive timeout.
        ("grpc.http2.ping_timeout_ms", 5_000),
        ("grpc.http2.max_pings_without_data", 0),
    ]
    # gRPC spells an absolute Unix path as ``unix:PATH``.
    address = re.sub("^unix:///", "unix:/", endpoint.address)
    if endpoint.tls is None or address.startswith("unix"):
        return grpc.insecure_channel(address, options=options)
    if endpoint.server_name:
        options.append(("grpc.ssl_target_name_override", endpoint.server_name))
    return grpc.secure_channel(address, endpoint.tls.credentials(), options=options)


def opening(start: messages.Start, inputs: Path | None) -> Iterator[messages.Command]:
    """Yield the first commands of a call: ``start``, then the inputs in chunks if ``start`` announces chunks."""
    yield replace(
        start,
        contract_revision=wire.CONTRACT_REVISION,
        request_id=start.request_id or new_request_id(),
        trace_id=start.trace_id or trace_id(),
    )
    if inputs is None or start.inputs is None or not start.inputs.chunked_bytes:
        return
    with inputs.open("rb") as file:
        for data in iter(lambda: file.read(wire.CHUNK_BYTES), b""):
            yield messages.InputChunk(data)


def _told(error: grpc.RpcError) -> str:
    """Describe a gRPC error as the end of a sentence whose subject is the worker."""
    code, details = error.code(), error.details() or ""
    sentences = {
        grpc.StatusCode.UNAVAILABLE: f"cannot be reached or went away ({details})",
        grpc.StatusCode.DEADLINE_EXCEEDED: f"did not answer within {CONNECT_TIMEOUT_S:g} s; is it running?",
        grpc.StatusCode.FAILED_PRECONDITION: f"is not the one that was asked for: {details}",
        grpc.StatusCode.UNAUTHENTICATED: f"refused us: {details}",
        grpc.StatusCode.UNIMPLEMENTED: "speaks another protocol: it has no graphnet.worker.v1",
        grpc.StatusCode.RESOURCE_EXHAUSTED: f"refused the sample: {details}",
        grpc.StatusCode.ALREADY_EXISTS: f"got the request twice: {details}",
        grpc.StatusCode.DATA_LOSS: f"got other inputs than were sent: {details}",
        grpc.StatusCode.INVALID_ARGUMENT: f"refused the request: {details}",
        grpc.StatusCode.CANCELLED: "was stopped",
    }
    return sentences.get(code, f"failed with {code.name if code else 'no code'}: {details}")


def compiler_evidence(report: messages.CompileReport | None) -> dict[str, Any] | None:
    """Convert a compile report to the record's group ``evidence``; None if the report contains no evidence."""
    if report is None or report.evidence is None:
        return None
    evidence = report.evidence
    group = {
        "nodes_total": evidence.nodes_total,
        "nodes_compiled": evidence.nodes_compiled,
        "partitions": evidence.partitions,
        "fallback_ops": list(evidence.fallback_ops) if evidence.nodes_total is not None else None,
        "compiler": compiler_facts(evidence) or None,
    }
    return group if any(value is not None for value in group.values()) else None
