"""The worker under test: one sample on it from Start to outcome, and what it refuses."""

from __future__ import annotations

import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import grpc
import numpy as np

from graphnet.conformance.graphs import Array, Graph, outputs_of
from graphnet.inputs.store import SharedInputs, mesh_inputs
from graphnet.judge import DEFAULT_TOLERANCE, judge
from graphnet.workers.arrays import numpy_dtype
from graphnet.workers.client import Progress, WorkerClient, opening
from graphnet_contract import mesh_scheme, messages
from graphnet_contract.backend import Backend
from graphnet_contract.messages import OutcomeCode
from graphnet_contract.samples import Sample

_SEED = 123
#: Enough for any compiler on these graphs; a hanging one must not hang the suite.
STAGE_TIMEOUT_S = 300.0
TRIALS = 3


class Broken(Exception):
    """A promise that was not kept. ``outcome`` is the sample's, or None where it is not about a sample's end."""

    def __init__(self, message: str, outcome: str | None = None) -> None:
        super().__init__(message)
        self.outcome = outcome


@dataclass
class Heard:
    """What one raw call brought: its events, its code, and the seconds until the first event and until the end."""

    events: list[messages.Event] = field(default_factory=list)
    code: grpc.StatusCode = grpc.StatusCode.OK
    details: str = ""
    first_event_s: float | None = None
    seconds: float = 0.0

    @property
    def outcome(self) -> messages.Outcome | None:
        """The outcome, where one came."""
        return next((event for event in self.events if isinstance(event, messages.Outcome)), None)


class Subject:
    """One worker. Every method may raise WorkerLost where the system, not the backend, fails."""

    def __init__(
        self,
        backend: Backend,
        info: messages.GetInfoResponse,
        client: WorkerClient,
        device: str,
        memory_bytes: int,
        options: Mapping[str, messages.OptionValue],
        directories: tuple[Path, Path],
    ) -> None:
        self.backend = backend
        self.info = info
        self.client = client
        self._device = device
        self._memory_bytes = memory_bytes
        self._options = options
        self._samples, self._inputs = directories

    def run(self, graph: Graph, **changes: Any) -> tuple[Progress, dict[str, Array | int]]:
        """One whole sample, a few trials and the outputs included; and the inputs that it got."""
        sample = self.sample(graph)
        with mesh_inputs(sample, _SEED, self._inputs) as inputs:
            arguments = _arguments(sample, inputs.path)
            start = self.start(sample, inputs, **changes)
            with self.client.open(start, inputs.path) as stream:
                if stream.until_ready() and stream.run_trials(TRIALS, 1) is not None:
                    stream.send_outputs()
                stream.finish()
                return stream.progress, arguments

    def call(
        self, graph: Graph, timeout_s: float | None = None, cancel_after: type | None = None, **changes: Any
    ) -> Heard:
        """One raw call whose end may be any status code; ``cancel_after`` cancels it when such an event has come."""
        sample = self.sample(graph)
        heard = Heard()
        started = time.monotonic()
        with mesh_inputs(sample, _SEED, self._inputs) as inputs:
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
        """Run a graph whose answer is known, and require it, twice the same. Errors: Broken."""
        progress, arguments = self.run(graph, **changes)
        ok(progress)
        expected = graph.answer(arguments)
        for call, got in progress.outputs.items():
            verdict = judge(
                outputs_of(expected.returned),
                got.outputs,
                DEFAULT_TOLERANCE,
                reference_mutated=expected.written,
                candidate_mutated=got.mutated,
            )
            if verdict.outcome != "OK":
                raise Broken(f"{call} call: {verdict.message}", verdict.outcome)
        return progress

    def sample(self, graph: Graph) -> Sample:
        """The graph as a sample on disk."""
        return graph.write(Path(tempfile.mkdtemp(prefix="sample-", dir=self._samples)) / "graph")

    def start(self, sample: Sample, made: SharedInputs, **changes: Any) -> messages.Start:
        """A Start of the sample; ``changes`` replace its fields."""
        endpoint = self.client.endpoint
        shared = endpoint.outputs_directory is not None
        start = messages.Start(
            backend=self.info.backend,
            flavour=self.info.flavour,
            sample=sample.name,
            sample_hash=sample.sample_hash,
            model_source=sample.model_source,
            tensors=sample.specs,
            inputs=made.for_worker(endpoint.shares_inputs),
            device=self._device,
            threads=1,
            memory_bytes=self._memory_bytes,
            options=self._options,
            measuring=messages.Measuring(warmup_calls=1, default_trials=TRIALS, min_trial_ns=0),
            output_policy=messages.OutputPolicy.SHARED if shared else messages.OutputPolicy.CHUNKS,
            stage_timeout_ns=int(STAGE_TIMEOUT_S * 1e9),
        )
        return replace(start, **changes)


def ok(progress: Progress) -> None:
    """Require the outcome OK. Errors: Broken with the outcome that came."""
    outcome = progress.outcome
    assert outcome is not None
    if outcome.code is OutcomeCode.COMPILED_NOT_RUN and progress.call_report is not None:
        raise Broken("it says that it cannot run what it compiled, and was called all the same")
    if outcome.code is not OutcomeCode.OK:
        raise Broken(f"in {outcome.stage.name.lower()}: {outcome.message}", outcome.code.name)
    if "first" not in progress.outputs:
        raise Broken("no outputs came")


def _until(over: threading.Event, commands: Iterator[messages.Command]) -> Iterator[messages.Command]:
    """The commands, and the end of the stream when it is over."""
    yield from commands
    over.wait()


def _arguments(sample: Sample, path: Path) -> dict[str, Array | int]:
    """What the inputs file holds, by argument."""
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
