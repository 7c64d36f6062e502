"""Judge every call of a candidate: the first, the second, the last, and the one on other inputs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from graphnet.judge import Verdict, judge
from graphnet.judge.distance import distance
from graphnet.judge.golden import ACCURACY_POLICY, accuracy, error_over_std
from graphnet.runs.record import AccuracyGroup
from graphnet.workers.arrays import SampleOutputs
from graphnet.workers.client import SampleStream

#: Calls on the sample's own inputs, in the order in which they were made.
REPEATS = ("first", "second", "last")
OTHER_INPUTS = "other_inputs"
_ORDER = ("OK", "ACCURACY", "OUTPUT_MISMATCH")


def verdict_of(expected: SampleOutputs, got: SampleOutputs, tolerance: int) -> Verdict:
    """Judge one call."""
    return judge(
        expected.outputs,
        got.outputs,
        tolerance,
        reference_mutated=expected.mutated,
        candidate_mutated=got.mutated,
    )


def worst(expected: Mapping[str, SampleOutputs], got: Mapping[str, SampleOutputs], tolerance: int) -> Verdict:
    """Judge all calls, and return the worst verdict.

    Args:
        expected: the reference's outputs: ``first``, and ``other_inputs`` where it has them.
        got: the candidate's outputs by call.
        tolerance: the level of the ladder.

    Returns:
        The verdict of the first call, or of the first call that is worse; its message then names that call.
    """
    verdict = verdict_of(expected["first"], got["first"], tolerance)
    for call in (*REPEATS[1:], OTHER_INPUTS):
        wanted = expected.get(call) if call == OTHER_INPUTS else expected["first"]
        if call not in got or wanted is None:
            continue
        other = verdict_of(wanted, got[call], tolerance)
        if _ORDER.index(other.outcome) > _ORDER.index(verdict.outcome):
            where = "on other inputs" if call == OTHER_INPUTS else f"in the {call} call only"
            verdict = replace(other, message=f"{where}: {other.message}")
    return verdict


def accuracy_of(
    float64: SampleOutputs | None, expected: SampleOutputs, got: SampleOutputs, verdict: Verdict
) -> AccuracyGroup | None:
    """Errors against float64 and against the output's own spread.

    Args:
        float64: the reference's outputs in float64; None if there are none.
        expected: the reference's first call.
        got: the candidate's first call.
        verdict: the verdict on the candidate.

    Returns:
        The errors; None where the outputs cannot be compared.
    """
    if verdict.outcome == "OUTPUT_MISMATCH":
        return None
    spread = error_over_std(expected.outputs.arrays, got.outputs.arrays)
    pairs = zip(expected.outputs.arrays, got.outputs.arrays, strict=True)
    apart = [distance(wanted, found) for wanted, found in pairs]
    if float64 is None:
        return AccuracyGroup(policy=ACCURACY_POLICY, error_over_std=spread, outputs=apart)
    found = accuracy(float64.outputs, expected.outputs, got.outputs)
    return AccuracyGroup(
        policy=ACCURACY_POLICY,
        rmse_reference=found.rmse_reference,
        rmse_compiled=found.rmse_compiled,
        as_accurate_as_eager=found.as_accurate_as_eager,
        error_over_std=spread,
        outputs=apart,
    )


def same_generator(reference: SampleStream, candidate: SampleStream) -> bool:
    """False only where the graph draws random numbers and the two stacks drew different ones."""
    ours, theirs = reference.progress.call_report, candidate.progress.call_report
    if ours is None or theirs is None or not ours.draws_random:
        return True
    return ours.generator_digest == theirs.generator_digest
