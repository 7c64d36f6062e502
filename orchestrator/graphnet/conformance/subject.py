"""The worker under test: send a sample to the worker, and collect its answers up to the outcome or a refusal."""

from __future__ import annotations

import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import grpc
import numpy as np

from graphnet.conformance.graphs import Array, Graph, outputs_of
from graphnet.inputs.start import start_of
from graphnet.inputs.store import SharedInputs, mesh_inputs
from graphnet.judge.ladder import DEFAULT_TOLERANCE
from graphnet.judge.verdict import judge
from graphnet.launch.pool import Worker
from graphnet.runs.request import Request
from graphnet.talk.arrays import numpy_dtype
from graphnet.talk.client import Progress, WorkerClient, opening
from graphnet_contract import mesh_scheme, messages
from graphnet_contract.backend import Backend
from graphnet_contract.messages import ExtraCall, OutcomeCode
from graphnet_contract.samples import Sample

_SEED = 123
#: The time limit of a stage, in seconds. Any compiler is faster than this on the suite's small graphs.
STAGE_TIMEOUT_S = 300.0
TRIALS = 3


class Broken(Exception):
    """The worker broke a promise of the contract. ``outcome`` is the failed sample's outcome; None if it has none."""

    def __init__(self, message: str, outcome: str | None = None) -> None:
        super().__init__(message)
        self.outcome = outcome


@dataclass
class Heard:
    """The events and the final status of one gRPC call, and the seconds from its start to two of the events."""

    events: list[messages.Event] = field(default_factory=list)
    code: grpc.StatusCode = grpc.StatusCode.OK
    details: str = ""
    first_event_s: float | None = None
    seconds: float = 0.0

    @property
    def outcome(self) -> messages.Outcome | None:
        """The sample's outcome; None if the call returned no outcome."""
        return next((event for event in self.events if isinstance(event, messages.Outcome)), None)


@dataclass(frozen=True)
class Subject:
    """One worker under test. Methods raise WorkerLost if the worker's process or the connection to it fails.

    ``memory_bytes`` limits the private memory of a sample's process. The directories are for samples and for inputs.
    """

    backend: Backend
    info: messages.GetInfoResponse
    client: WorkerClient
    device: str
    memory_bytes: int
    options: Mapping[str, messages.OptionValue]
    directories: tuple[Path, Path]

    def run(
        self, graph: Graph, counted: Sequence[ExtraCall] = (), **changes: Any
    ) -> tuple[Progress, dict[str, Array | int]]:
        """Run one sample with three trials. Return what the worker reported, and the inputs on which the sample ran.

        ``counted``: the calls whose operators the worker is to count.
        """
        sample = self.sample(graph)
        with mesh_inputs(sample, _SEED, self.directories[1]) as inputs:
            arguments = _arguments(sample, inputs.path)
            start = self.start(sample, inputs, **changes)
            with self.client.open(start, inputs.path) as stream:
                if stream.until_ready() and stream.run_trials(TRIALS, 1) is not None and stream.send_outputs():
                    for call in counted:
                        stream.send_outputs(call)
                stream.finish()
                return stream.progress, arguments

    def call(
        self, graph: Graph, timeout_s: float | None = None, cancel_after: type | None = None, **changes: Any
    ) -> Heard:
        """Open one gRPC call for a sample. ``timeout_s`` is its deadline; an event of type ``cancel_after`` cancels it.

        ``changes`` replace fields of the message Start.
        """
        sample = self.sample(graph)
        heard = Heard()
        started = time.monotonic()
        with mesh_inputs(sample, _SEED, self.directories[1]) as inputs:
            over = threading.Event()
            if cancel_after is None and timeout_s is None:
                over.set()
            commands = opening(self.start(sample, inputs, **changes), inputs.path)
            call = self.client.call(_until(over, commands), timeout_s)
            try:
                for event in call:
                    heard.first_event_s = heard.first_event_s or time.monotonic() - started
                    heard.events.append(event)
                    if cancel_after is not None and isinstance(event, cancel_after):
                        call.cancel()
            except grpc.RpcError as error:
                heard.code, heard.details = error.code(), error.details() or ""
            finally:
                over.set()
        heard.seconds = time.monotonic() - started
        return heard

    def require(self, graph: Graph, **changes: Any) -> Progress:
        """Run a graph as a sample. Raise Broken if the sample failed or a call of the graph returned wrong outputs."""
        progress, arguments = self.run(graph, **changes)
        ok(progress)
        returned, written = graph.answer(arguments)
        for call, got in progress.outputs.items():
            verdict = judge(
                outputs_of(returned),
                got.outputs,
                DEFAULT_TOLERANCE,
                reference_mutated=written,
                candidate_mutated=got.mutated,
            )
            if verdict.outcome != "OK":
                raise Broken(f"{call} call: {verdict.message}", verdict.outcome)
        return progress

    def sample(self, graph: Graph) -> Sample:
        """Write the graph as a sample into a new folder, and load it."""
        return graph.write(Path(tempfile.mkdtemp(prefix="sample-", dir=self.directories[0])) / "graph")

    def start(self, sample: Sample, made: SharedInputs, **changes: Any) -> messages.Start:
        """Make the message Start for a sample. ``changes`` are values that replace fields of this message."""
        request = Request(
            device=self.device,
            threads=1,
            memory_bytes=self.memory_bytes,
            warmup=1,
            trials=TRIALS,
            timeout_s=STAGE_TIMEOUT_S,
        )
        worker = Worker(self.client, self.info, process=None)
        inputs = made.for_worker(self.client.endpoint.shares_inputs)
        start = start_of(request, worker, self.options, sample, inputs)
        # Without a minimum time, each trial makes one call. This is enough, because the suite does not compare times.
        start = replace(start, measuring=replace(start.measuring or messages.Measuring(), min_trial_ns=0))
        return replace(start, **changes)


def ok(progress: Progress) -> None:
    """Raise Broken unless the sample's outcome is OK and the worker sent the outputs of its first call."""
    outcome = progress.outcome
    assert outcome is not None
    if outcome.code is OutcomeCode.COMPILED_NOT_RUN and progress.call_report is not None:
        raise Broken("the backend reports COMPILED_NOT_RUN, although the compiled graph was called")
    if outcome.code is not OutcomeCode.OK:
        raise Broken(f"in {outcome.stage.name.lower()}: {outcome.message}", outcome.code.name)
    if "first" not in progress.outputs:
        raise Broken("the worker sent no outputs")


def _until(over: threading.Event, commands: Iterator[messages.Command]) -> Iterator[messages.Command]:
    """Yield the commands, then wait until ``over`` is set. The gRPC stream stays open while this generator waits."""
    yield from commands
    over.wait()


def _arguments(sample: Sample, path: Path) -> dict[str, Array | int]:
    """Read the values of the sample's arguments, by name, from the file of inputs."""
    data = path.read_bytes()
    slots = {slot.spec.name: slot for slot in mesh_scheme.layout(sample.specs).slots}
    found: dict[str, Array | int] = {}
    for spec in sample.specs:
        if spec.is_symint:
            found[spec.name] = spec.symint_value
            continue
        slot = slots[spec.name]
        flat = np.frombuffer(data, numpy_dtype(spec.dtype), spec.numel, slot.offset)
        found[spec.name] = flat.reshape(spec.shape)
    return found
