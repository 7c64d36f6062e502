"""Judge every call of a candidate: the first, the second, the last, and the call on other inputs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from graphnet.judge import ACCURACY_POLICY, Verdict, judge
from graphnet.runs.record import AccuracyGroup
from graphnet.workers.arrays import SampleOutputs
from graphnet.workers.client import SampleStream

#: The calls on the sample's own inputs, in the order in which they are made.
REPEATS = ("first", "second", "last")
OTHER_INPUTS = "other_inputs"
_ORDER = ("OK", "ACCURACY", "OUTPUT_MISMATCH")


def verdict_of(
    expected: SampleOutputs,
    got: SampleOutputs,
    tolerance: int,
    closely: bool = False,
    float64: SampleOutputs | None = None,
) -> Verdict:
    """Judge one call. If ``closely`` is true, measure its accuracy too, against ``float64`` if that is given."""
    return judge(
        expected.outputs,
        got.outputs,
        tolerance,
        reference_mutated=expected.mutated,
        candidate_mutated=got.mutated,
        closely=closely,
        float64=None if float64 is None else float64.outputs,
    )


def worst(
    expected: Mapping[str, SampleOutputs],
    got: Mapping[str, SampleOutputs],
    tolerance: int,
    float64: SampleOutputs | None,
) -> Verdict:
    """Judge all calls, and return the worst verdict.

    Args:
        expected: the reference's outputs by call: ``first``, and ``other_inputs`` if it has them.
        got: the candidate's outputs by call.
        tolerance: the level of the tolerance ladder at which the outputs must agree.
        float64: the reference's outputs in float64, if there are any.

    Returns:
        The worst verdict. If several calls are equally bad, this is the verdict of the earliest of them. Its message
        names the call, unless that is the first call. Its accuracy is always that of the first call.
    """
    verdict = verdict_of(expected["first"], got["first"], tolerance, closely=True, float64=float64)
    accuracy = verdict.accuracy
    for call in (*REPEATS[1:], OTHER_INPUTS):
        wanted = expected.get(call) if call == OTHER_INPUTS else expected["first"]
        if call not in got or wanted is None:
            continue
        other = verdict_of(wanted, got[call], tolerance)
        if _ORDER.index(other.outcome) > _ORDER.index(verdict.outcome):
            where = "on other inputs" if call == OTHER_INPUTS else f"in the {call} call only"
            verdict = replace(other, message=f"{where}: {other.message}", accuracy=accuracy)
    return verdict


def accuracy_of(verdict: Verdict) -> AccuracyGroup | None:
    """Make the record's group `accuracy` of a verdict.

    Return None if no accuracy was computed, or if the outputs differ in shape, dtype or structure.
    """
    found = verdict.accuracy
    if found is None or verdict.outcome == "OUTPUT_MISMATCH":
        return None
    return AccuracyGroup(
        policy=ACCURACY_POLICY,
        rmse_reference=found.rmse_reference,
        rmse_compiled=found.rmse_compiled,
        as_accurate_as_eager=found.as_accurate_as_eager,
        error_over_std=found.error_over_std,
        outputs=list(found.outputs),
    )


def same_generator(reference: SampleStream, candidate: SampleStream) -> bool:
    """Whether the reference and the candidate drew the same random numbers.

    False only if the graph draws random numbers and the two stacks drew different ones.
    """
    ours, theirs = reference.progress.call_report, candidate.progress.call_report
    if ours is None or theirs is None or not ours.draws_random:
        return True
    return ours.generator_digest == theirs.generator_digest
