"""Judge the outputs of a compiled graph's first, second and last call, and of its call on other inputs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from graphnet.judge.accuracy import ACCURACY_POLICY
from graphnet.judge.ladder import LEVELS
from graphnet.judge.likeness import unlike
from graphnet.judge.verdict import Verdict, judge
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
    """Judge the outputs of one call.

    Args:
        expected: the reference's outputs.
        got: the candidate's outputs.
        tolerance: the level of the tolerance ladder at which the outputs must agree.
        closely: whether to measure the accuracy of the outputs.
        float64: the reference's outputs of the same call, computed in float64; None if there are none. The accuracy
            contains the errors of reference and candidate against these outputs.
    """
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
) -> tuple[str, Verdict]:
    """Judge all calls, and return the worst verdict.

    Args:
        expected: the reference's outputs by call: ``first``, and ``other_inputs`` if the reference has them.
        got: the candidate's outputs by call.
        tolerance: the level of the tolerance ladder at which the outputs must agree.
        float64: the reference's outputs of its first call, computed in float64; None if there are none.

    Returns:
        The name of the worst call, and its verdict. Calls are compared by their outcome, then by the lowest tolerance
        level at which the outputs agree, then by the largest absolute error. Of equally bad calls, the earliest is
        returned. The verdict's message names the call, unless it is the first call. The verdict's accuracy is always
        that of the first call.
    """
    verdict = verdict_of(expected["first"], got["first"], tolerance, closely=True, float64=float64)
    judged, accuracy = REPEATS[0], verdict.accuracy
    for call in (*REPEATS[1:], OTHER_INPUTS):
        wanted = expected.get(call) if call == OTHER_INPUTS else expected["first"]
        if call not in got or wanted is None:
            continue
        other = verdict_of(wanted, got[call], tolerance)
        if _badness(other) > _badness(verdict):
            judged, verdict = call, replace(other, message=_named(call, verdict, other), accuracy=accuracy)
    return judged, verdict


def _badness(verdict: Verdict) -> tuple[int, int, float]:
    """Return a tuple that is larger for a worse verdict.

    Its items are the rank of the outcome, the lowest level at which the outputs agree, and the largest absolute error.
    """
    level = max(LEVELS) + 1 if verdict.tolerance_reached is None else verdict.tolerance_reached
    return _ORDER.index(verdict.outcome), level, verdict.max_abs_error or 0.0


def _named(call: str, earlier: Verdict, verdict: Verdict) -> str | None:
    """Return the message of ``verdict``, preceded by the name of its call; None if the verdict has no message.

    ``earlier`` is the worst verdict of the calls before this call. If it is OK, the message says, for instance, "in
    the last call only".
    """
    if verdict.message is None:
        return None
    if call == OTHER_INPUTS:
        return f"on other inputs: {verdict.message}"
    only = " only" if earlier.outcome == "OK" else ""
    return f"in the {call} call{only}: {verdict.message}"


def remarks_on(
    expected: Mapping[str, SampleOutputs], got: Mapping[str, SampleOutputs], accuracy: AccuracyGroup | None
) -> list[str]:
    """Return the flags for differences between candidate and reference that do not change the outcome.

    Args:
        expected: the reference's outputs by call.
        got: the candidate's outputs by call.
        accuracy: the errors of reference and candidate, compared with float64; None if the errors are unknown.
    """
    flags = ["less_accurate"] if accuracy is not None and accuracy.as_accurate_as_eager is False else []
    # A worker sends the outputs of later calls only if they differ from those of the first call in at least one bit.
    if any(call in got for call in REPEATS[1:]):
        flags.append("calls_differ")
    differing = unlike(expected["first"].traits, got["first"].traits)
    if differing:
        flags.append("unlike_eager:" + ",".join(differing))
    return flags


def accuracy_of(verdict: Verdict) -> AccuracyGroup | None:
    """Make the group `accuracy` of a row's record from a verdict.

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
    """Return whether the reference and the candidate drew the same random numbers.

    If the graph draws no random numbers, or if a worker did not report what it drew, the result is True.
    """
    ours, theirs = reference.progress.call_report, candidate.progress.call_report
    if ours is None or theirs is None or not ours.draws_random:
        return True
    return ours.generator_digest == theirs.generator_digest
