"""Judge a call that was timed: its outputs, and those of the reference on the same inputs.

The inputs change from trial to trial. The worker's server chooses the call after its trial has ended, so a compiled
graph that is right only while nothing is timed, or that keeps results, cannot know which call is judged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from graphnet.bench.expected import Expected
from graphnet.bench.verdicts import REPEATS, TIMED, Judged, verdict_of, worst
from graphnet.talk.arrays import SampleOutputs
from graphnet.talk.client import SampleStream
from graphnet_contract.messages import ExtraCall

_ON_OTHER_INPUTS = ExtraCall.OTHER_INPUTS.name.lower()


@dataclass(frozen=True)
class Timed:
    """The reference's outputs on the inputs of a timed call, and those in float64 if the ladder found a difference."""

    outputs: SampleOutputs
    float64: tuple[SampleOutputs, ...] = ()


def expected_of_timed(
    candidate: SampleStream,
    reference: SampleStream,
    expected: Expected,
    tolerance: int,
    in_float64: Callable[[SampleOutputs, int], Sequence[SampleOutputs]],
) -> Timed | None:
    """Fetch the outputs of a timed call of the candidate, and call the reference on its inputs. ``in_float64`` returns
    the reference's outputs in float64 for its own outputs on the inputs of a number.

    Return None if the call cannot be judged: the candidate kept no outputs or ended, it draws other random numbers, or
    the reference cannot be called on these inputs, also not in float64 if the row's other calls need this.
    """
    number = candidate.timed_inputs
    if not number or not expected.same_generator(candidate.progress) or not candidate.send_outputs(ExtraCall.TIMED):
        return None
    if not reference.send_outputs(ExtraCall.OTHER_INPUTS, number):
        return None
    wanted, got = reference.progress.outputs.pop(_ON_OTHER_INPUTS, None), candidate.progress.outputs.get(TIMED)
    if wanted is None or got is None:
        return None
    # Float64 decides only about values.
    if verdict_of(wanted, got, tolerance).outcome != "ACCURACY" or REPEATS[0] not in expected.float64:
        return Timed(wanted)
    exact = in_float64(wanted, number)
    return Timed(wanted, tuple(exact)) if exact else None


def judge_calls(expected: Expected, got: Mapping[str, SampleOutputs], timed: Timed | None, tolerance: int) -> Judged:
    """Judge all calls of a process, with the timed one if it can be judged."""
    if timed is None:
        return worst(expected.outputs, got, tolerance, expected.float64)
    float64 = {**expected.float64, TIMED: timed.float64} if timed.float64 else expected.float64
    return worst({**expected.outputs, TIMED: timed.outputs}, got, tolerance, float64)
