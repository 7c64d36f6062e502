"""The reference beside a sample's rows: its outputs, run twice and in two processes, and the same in float64."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from graphnet.bench.row import Ending, ending_of
from graphnet.bench.verdicts import OTHER_INPUTS, REPEATS, verdict_of
from graphnet.errors import WorkerLost
from graphnet.outcomes import Outcome
from graphnet.workers.arrays import SampleOutputs
from graphnet.workers.client import SampleStream
from graphnet.workers.pool import Worker
from graphnet_contract import messages


class ReferenceFailed(Exception):
    """The reference has no answer to judge by; ``ending`` is what every row of the sample gets."""

    def __init__(self, ending: Ending) -> None:
        super().__init__(ending.message)
        self.ending = ending


@dataclass(frozen=True)
class Reference:
    """A warm reference and what it returned: ``first`` and, where the call can be made, ``other_inputs``.

    ``golden`` is the same in float64, None where the graph cannot be computed so or draws random numbers.
    """

    worker: Worker
    stream: SampleStream
    outputs: Mapping[str, SampleOutputs]
    golden: SampleOutputs | None


def prepare(worker: Worker, stream: SampleStream, start: messages.Start, inputs: Path, tolerance: int) -> Reference:
    """Wait for a reference that has been opened, and ask a second process for the same. Errors: ReferenceFailed."""
    if not (stream.until_ready() and stream.send_outputs()):
        raise ReferenceFailed(reference_ending(stream))
    outputs = stream.progress.outputs
    expected = outputs["first"]
    for call in REPEATS[1:]:
        if call in outputs:
            _require_same(expected, outputs[call], tolerance, "two runs of the reference on the same inputs differ")
    if not stream.send_outputs(messages.ExtraCall.OTHER_INPUTS):
        raise ReferenceFailed(reference_ending(stream))
    golden = _golden(worker, start, inputs, expected, tolerance)
    return Reference(
        worker, stream, {call: outputs[call] for call in ("first", OTHER_INPUTS) if call in outputs}, golden
    )


def reference_ending(stream: SampleStream) -> Ending:
    """How every row of a sample ends whose reference ended."""
    outcome = stream.progress.outcome or stream.finish()
    own = ending_of(outcome)
    return Ending(Outcome.REFERENCE_FAILED, own.stage, own.outcome.value, f"the reference: {own.message}")


def _golden(
    worker: Worker, start: messages.Start, inputs: Path, expected: SampleOutputs, tolerance: int
) -> SampleOutputs | None:
    """From a process of its own: float64 needs twice the memory, and it must not change what is timed."""
    # One call tells: nothing is timed there.
    once = replace(start, measuring=replace(start.measuring or messages.Measuring(), warmup_calls=0))
    with worker.client.open(once, inputs) as stream:
        try:
            if not (stream.until_ready() and stream.send_outputs()):
                return None
            message = "two processes of the reference on the same inputs differ"
            _require_same(expected, stream.progress.outputs["first"], tolerance, message)
            report = stream.progress.call_report
            if report is None or report.draws_random or 3 * inputs.stat().st_size > start.memory_bytes:
                return None
            stream.send_outputs(messages.ExtraCall.FLOAT64)
        except WorkerLost:
            # Nothing hangs on this process; if the worker itself is gone, the reference's own stream will tell.
            return None
        return stream.progress.outputs.get("float64")


def _require_same(expected: SampleOutputs, got: SampleOutputs, tolerance: int, message: str) -> None:
    verdict = verdict_of(expected, got, tolerance)
    if verdict.outcome != "OK":
        raise ReferenceFailed(
            Ending(Outcome.REFERENCE_UNSTABLE, "outputs", verdict.step, f"{message}: {verdict.message}")
        )
