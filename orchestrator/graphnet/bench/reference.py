"""The reference: the process with which every backend is compared. Two processes and several calls of it must agree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from graphnet.bench.endings import Ending, ReferenceFailed, reference_ending
from graphnet.bench.expected import FLOAT64_CALLS, MOST_NUDGES, Expected, float64_names, float64_of, named_in_float64
from graphnet.bench.other_integers import with_integers
from graphnet.bench.reference_cache import FLOAT64, ReferenceCache, key_of
from graphnet.bench.start import start_of_second_process
from graphnet.bench.verdicts import OTHER_INPUTS, REPEATS, verdict_of
from graphnet.errors import WorkerLost
from graphnet.inputs.store import SharedInputs
from graphnet.judge.draws import Moments, moments_of
from graphnet.judge.evidence import EAGER, Counts
from graphnet.judge.float64 import ROUNDING, can_be_compared
from graphnet.launch.pool import Worker
from graphnet.outcomes import Outcome
from graphnet.talk.arrays import SampleOutputs
from graphnet.talk.client import SampleStream
from graphnet.talk.kept_outputs import KeptOutputs
from graphnet_contract import messages

OTHER_SEED: Final = "other_seed"
_FEW_ELEMENTS: Final = 64
#: A graph amplifies rounding errors if the error of an output is above this many roundings.
_AMPLIFIED: Final = 64.0
#: Further nudged calls keep their large floating-point outputs only if all outputs have at most this many bytes.
_KEPT_BYTES: Final = 1 << 26
#: If the outputs in float64 are larger than this, there is no nudged call.
_MOST_BYTES: Final = 1 << 30
#: If a reference draws random numbers, it is called this many additional times, each time with another seed.
OTHER_SEEDS: Final = 4


@dataclass(frozen=True)
class Reference:
    """A warm reference, whose stream is ready to time trials."""

    worker: Worker
    stream: SampleStream
    start: messages.Start
    expected: Expected

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
        tolerance: the level (-10 to 5) at which the reference's calls and its two processes must agree.

    Raises:
        ReferenceFailed: the reference ended early, or its calls or its two processes disagree.
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
    kept = {call: outputs[call] for call in FLOAT64_CALLS if call in outputs}
    # The second process, which also checks the reference, is not needed if the cache has its outputs.
    key = "" if cache is None else key_of(worker.info, start, inputs, expected, tolerance)
    checked, operators = KeptOutputs({}) if cache is None else cache.get(key), None
    if not checked.calls:
        checked, operators = _second_process(worker, start, inputs.path, kept, tolerance)
        if FLOAT64 in checked.calls and cache is not None:
            cache.put(key, checked)
    if OTHER_INPUTS in checked.calls:
        kept[OTHER_INPUTS] = checked.calls[OTHER_INPUTS]
    found = Expected.of(stream.progress, kept, float64_of(checked.calls), _draws(stream, expected))
    return Reference(worker, stream, start, replace(found, operators=operators, other_number=checked.other_number))


def _draws(stream: SampleStream, first: SampleOutputs) -> tuple[tuple[Moments, ...], ...]:
    """Return the moments of calls with several seeds; empty if nothing is drawn. Raises ReferenceFailed."""
    report = stream.progress.call_report
    if report is None or not report.draws_random:
        return ()
    draws = [moments_of(first.outputs)]
    for _ in range(OTHER_SEEDS):
        stream.progress.outputs.pop(OTHER_SEED, None)
        if not stream.send_outputs(messages.ExtraCall.OTHER_SEED):
            raise ReferenceFailed(_ending(stream))
        drawn = stream.progress.outputs.get(OTHER_SEED)
        # Outputs of another number than in the first call cannot be compared one by one.
        if drawn is not None and len(drawn.outputs.arrays) == len(first.outputs.arrays):
            draws.append(moments_of(drawn.outputs))
    return tuple(draws)


def _second_process(
    worker: Worker, start: messages.Start, inputs: Path, expected: Mapping[str, SampleOutputs], tolerance: int
) -> tuple[KeptOutputs, Counts | None]:
    """Compare the reference with a second process. Return the latter's calls and the operators of the sample.

    The calls are those in float64 by name and, if inputs of integers can be rolled too, ``other_inputs`` with its
    number. They are missing if the process ended early or could not make them, or if the graph draws random numbers.
    The timed process makes none of them: float64 needs twice the memory and both could change the times, and a graph
    may crash on other integers.
    """
    calls: dict[str, SampleOutputs] = {}
    number = 0
    with worker.client.open(start_of_second_process(start), inputs) as stream:
        outputs = stream.progress.outputs
        try:
            if not (stream.until_ready() and stream.send_outputs()):
                return KeptOutputs({}), None
            message = "two processes of the reference on the same inputs differ"
            _require_same(expected["first"], outputs["first"], tolerance, message)
            report = stream.progress.call_report
            stream.send_outputs(messages.ExtraCall.EAGER_OPERATORS)
            if report is not None and not report.draws_random:
                if float64_fits(inputs, start):
                    _call_in_float64(stream, expected, calls)
                # The graph may crash on other integers, so this is last, and what was found before is kept.
                number = _roll_integers(stream, start, expected, tolerance, calls)
        except WorkerLost:
            # No row depends on this process. If the whole worker is gone, the reference's stream reports that.
            pass
        return KeptOutputs(calls, other_number=number), stream.progress.operators.get(EAGER)


def _call_in_float64(
    stream: SampleStream, expected: Mapping[str, SampleOutputs], calls: dict[str, SampleOutputs]
) -> None:
    """Make all calls in float64, and add them to ``calls``. If the first has none, no other has one."""
    for call in FLOAT64_CALLS:
        if call in expected:
            found = calls_in_float64(stream, call, expected[call])
            calls |= named_in_float64(call, found)
            if not found:
                return


def _roll_integers(
    stream: SampleStream,
    start: messages.Start,
    expected: Mapping[str, SampleOutputs],
    tolerance: int,
    calls: dict[str, SampleOutputs],
) -> int:
    """Replace the calls on other inputs by those with rolled integers, if the graph accepts these, and in float64 if it
    has such calls. Return the number of the inputs; 0 if ``calls`` stay as they are.
    """
    plain = expected.get(OTHER_INPUTS)
    if plain is None:
        return 0
    own, number = with_integers(stream, start, plain, tolerance)
    names = [name for name in float64_names(OTHER_INPUTS) if name in calls]
    exact = calls_in_float64(stream, OTHER_INPUTS, own, number) if number and names else []
    if not number or bool(exact) != bool(names):
        return 0
    for name in names:
        del calls[name]
    calls.update({OTHER_INPUTS: own, **named_in_float64(OTHER_INPUTS, exact)})
    return number


def float64_fits(inputs: Path, start: messages.Start) -> bool:
    """Whether a call in float64 has room in the memory of a sample: its inputs, and copies of twice the size."""
    return 3 * inputs.stat().st_size <= start.memory_bytes


def calls_in_float64(
    stream: SampleStream, call: str, own: SampleOutputs, inputs: int = 0, thoroughly: bool = False
) -> list[SampleOutputs]:
    """Return the outputs of a call in float64, then those of its nudged calls; empty if it cannot be made. ``own``: the
    call's outputs in the sample's own dtypes. ``inputs``: the number of other inputs. ``thoroughly``: make several
    nudged calls even if one usually says enough.
    """
    exact, nudged = FLOAT64_CALLS[call]
    found: list[SampleOutputs] = []
    for name in (exact, *[nudged] * MOST_NUDGES):
        if found and len(found) > _nudges(own, found[0], thoroughly):
            break
        if not stream.send_outputs(messages.ExtraCall[name.upper()], inputs) or name not in stream.progress.outputs:
            break
        outputs = stream.progress.outputs.pop(name)
        found.append(outputs if len(found) < 2 else _without_large_floats(outputs))
    return found


def _nudges(own: SampleOutputs, exact: SampleOutputs, thoroughly: bool) -> int:
    """Return 1, or more nudged calls if one sensitivity may be small by chance: if the outputs have few numbers, hold
    integers or bools, which may follow from almost equal numbers, or if the graph amplifies rounding errors, so that
    all numbers share a few large errors. Very large outputs get none: each call needs their memory once more.
    """
    arrays = exact.arrays
    if sum(array.nbytes for array in arrays) > _MOST_BYTES:
        return 0
    several = any(_is_kept(array) for array in arrays)
    # Further calls with large outputs are not kept (see _without_large_floats), so they would say nothing.
    if not several and sum(array.nbytes for array in arrays) <= _KEPT_BYTES:
        several = thoroughly or any(map(_amplifies, own.arrays, arrays))
    return MOST_NUDGES if several else 1


def _is_kept(array: NDArray[Any]) -> bool:
    return array.dtype.kind in "biu" or array.size <= _FEW_ELEMENTS


def _amplifies(own: NDArray[Any], exact: NDArray[Any]) -> bool:
    """Whether the error of an output is above _AMPLIFIED roundings of its dtype."""
    if not can_be_compared(exact, own, own.dtype.name):
        return False
    with np.errstate(all="ignore"):
        values = own.astype(exact.dtype)
        finite = np.isfinite(values) & np.isfinite(exact)
        error, size = np.abs(values - exact)[finite], np.abs(exact)[finite]
        limit = _AMPLIFIED * ROUNDING[own.dtype.name]
        return bool(finite.any() and np.sqrt(np.square(error).mean()) > limit * np.sqrt(np.square(size).mean()))


def _without_large_floats(found: SampleOutputs) -> SampleOutputs:
    """Replace the large floating-point outputs of a further nudged call by empty arrays, to save memory."""
    if sum(array.nbytes for array in found.arrays) <= _KEPT_BYTES:
        return found

    def kept(array: NDArray[Any]) -> NDArray[Any]:
        # Copy, because the array is a view into the memory of all outputs.
        return array.copy() if _is_kept(array) else np.empty((0,), array.dtype)

    outputs = replace(found.outputs, arrays=[kept(array) for array in found.outputs.arrays])
    return replace(found, outputs=outputs, mutated={name: kept(array) for name, array in found.mutated.items()})


def _ending(stream: SampleStream) -> Ending:
    return reference_ending(stream.progress.outcome or stream.finish())


def _require_same(expected: SampleOutputs, got: SampleOutputs, tolerance: int, message: str) -> None:
    verdict = verdict_of(expected, got, tolerance)
    if verdict.outcome != "OK":
        raise ReferenceFailed(
            Ending(Outcome.REFERENCE_UNSTABLE, "outputs", verdict.step, f"{message}: {verdict.message}")
        )
