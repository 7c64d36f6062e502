"""The reference: the process with which every backend is compared on a sample.

The module collects the reference's outputs, also in float64. It checks that several calls in one process agree, and
that two processes agree.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from graphnet.bench.endings import Ending, ReferenceFailed, reference_ending
from graphnet.bench.reference_cache import ReferenceCache, key_of
from graphnet.bench.start import start_of_second_process
from graphnet.bench.verdicts import OTHER_INPUTS, REPEATS, verdict_of
from graphnet.errors import WorkerLost
from graphnet.inputs.store import SharedInputs
from graphnet.judge.draws import Moments, moments_of
from graphnet.outcomes import Outcome
from graphnet.workers.arrays import SampleOutputs
from graphnet.workers.client import SampleStream
from graphnet.workers.pool import Worker
from graphnet_contract import messages

OTHER_SEED: Final = "other_seed"
#: If a reference draws random numbers, it is called this many additional times, each time with another seed.
OTHER_SEEDS: Final = 4


@dataclass(frozen=True)
class Reference:
    """A warm reference with its outputs.

    Attributes:
        worker: the worker that runs the reference.
        stream: the reference's open stream, which is ready to time trials.
        start: the message that opened the stream.
        outputs: the outputs of each call: ``first`` and, if the graph can be called on other inputs, ``other_inputs``.
        float64: the outputs in float64; None if the graph cannot be computed in float64 or draws random numbers.
        draws: the moments of the outputs of several calls, each with another seed, beginning with the first call. Empty
            if the graph draws no random numbers.
    """

    worker: Worker
    stream: SampleStream
    start: messages.Start
    outputs: Mapping[str, SampleOutputs]
    float64: SampleOutputs | None
    draws: tuple[tuple[Moments, ...], ...] = ()

    def failed(self) -> ReferenceFailed:
        """Make the error that ends the sample's remaining rows, because the reference ended before they were done."""
        return ReferenceFailed(_ending(self.stream))


def warm_reference(
    worker: Worker,
    stream: SampleStream,
    start: messages.Start,
    inputs: SharedInputs,
    tolerance: int,
    cache: ReferenceCache | None = None,
) -> Reference:
    """Wait until the reference is warm, check that its calls and a second process agree, and return its outputs.

    Args:
        worker: the reference's worker.
        stream: the stream that was opened with ``start``.
        start: the message that opened the stream.
        inputs: the sample's inputs.
        tolerance: a level of GraphNet's tolerances (-10 to 5). The reference's calls and its two processes must agree
            at this level.
        cache: the kept float64 outputs of earlier runs; None if the run keeps none.

    Raises:
        ReferenceFailed: the reference ended early, or its calls or its two processes disagree.
        WorkerLost: the reference's worker went away.
    """
    if not (stream.until_ready() and stream.send_outputs()):
        raise ReferenceFailed(_ending(stream))
    outputs = stream.progress.outputs
    expected = outputs["first"]
    for call in REPEATS[1:]:
        if call in outputs:
            _require_same(expected, outputs[call], tolerance, "two runs of the reference on the same inputs differ")
    if not stream.send_outputs(messages.ExtraCall.OTHER_INPUTS):
        raise ReferenceFailed(_ending(stream))
    float64 = _float64(worker, start, inputs, expected, tolerance, cache)
    kept = {call: outputs[call] for call in ("first", OTHER_INPUTS) if call in outputs}
    return Reference(worker, stream, start, kept, float64, _draws(stream, expected))


def _float64(
    worker: Worker,
    start: messages.Start,
    inputs: SharedInputs,
    expected: SampleOutputs,
    tolerance: int,
    cache: ReferenceCache | None,
) -> SampleOutputs | None:
    """Return the outputs in float64 from the cache, or else from a second process, which also checks the reference."""
    if cache is None:
        return _second_process(worker, start, inputs.path, expected, tolerance)
    key = key_of(worker.info, start, inputs, expected, tolerance)
    found = cache.get(key)
    if found is None:
        found = _second_process(worker, start, inputs.path, expected, tolerance)
        if found is not None:
            cache.put(key, found)
    return found


def _draws(stream: SampleStream, first: SampleOutputs) -> tuple[tuple[Moments, ...], ...]:
    """If the graph draws random numbers, call it with other seeds, and return the moments of each call's outputs.

    Return an empty tuple for any other graph. If the worker's version is too old to make calls with other seeds, return
    the moments of the first call only.

    Raises:
        ReferenceFailed: the reference ended.
    """
    report = stream.progress.call_report
    if report is None or not report.draws_random:
        return ()
    draws = [moments_of(first.outputs)]
    for _ in range(OTHER_SEEDS if stream.draws_again else 0):
        stream.progress.outputs.pop(OTHER_SEED, None)
        if not stream.send_outputs(messages.ExtraCall.OTHER_SEED):
            raise ReferenceFailed(_ending(stream))
        drawn = stream.progress.outputs.get(OTHER_SEED)
        # If a call returned another number of tensors than the first call, skip it: its outputs cannot be compared one
        # by one with those of the first call.
        if drawn is not None and len(drawn.outputs.arrays) == len(first.outputs.arrays):
            draws.append(moments_of(drawn.outputs))
    return tuple(draws)


def _second_process(
    worker: Worker, start: messages.Start, inputs: Path, expected: SampleOutputs, tolerance: int
) -> SampleOutputs | None:
    """Compare the reference with a second process of itself, and have that process compute the graph in float64.

    Return the outputs in float64; None if the second process ended early or could not compute them (for lack of memory,
    for instance), or if the graph draws random numbers. The timed process does not compute the float64 outputs, because
    float64 needs twice the memory and could change the times.
    """
    with worker.client.open(start_of_second_process(start), inputs) as stream:
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
            # Losing the second process is not an error, because no row depends on this process. If the whole worker is
            # gone, the reference's stream reports that.
            return None
        return stream.progress.outputs.get("float64")


def _ending(stream: SampleStream) -> Ending:
    return reference_ending(stream.progress.outcome or stream.finish())


def _require_same(expected: SampleOutputs, got: SampleOutputs, tolerance: int, message: str) -> None:
    verdict = verdict_of(expected, got, tolerance)
    if verdict.outcome != "OK":
        raise ReferenceFailed(
            Ending(Outcome.REFERENCE_UNSTABLE, "outputs", verdict.step, f"{message}: {verdict.message}")
        )
