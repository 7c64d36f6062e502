"""Judge the outputs of a compiled graph's calls: the first, second and last, one on other inputs, and a timed one."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from graphnet.judge.accuracy import ACCURACY_POLICY
from graphnet.judge.findings import Elsewhere
from graphnet.judge.float64 import ILL_CONDITIONED
from graphnet.judge.ladder import LEVELS
from graphnet.judge.likeness import unlike
from graphnet.judge.verdict import Float64Call, Verdict, judge
from graphnet.outcomes import Outcome
from graphnet.runs.flags import Flag
from graphnet.runs.record import AccuracyGroup
from graphnet.talk.arrays import SampleOutputs

#: The calls on the sample's own inputs, in the order in which they are made.
REPEATS = ("first", "second", "last")
OTHER_INPUTS = "other_inputs"
#: A call that was timed, on inputs of its own.
TIMED = "timed"
#: The outcomes of a verdict, from the best to the worst.
VERDICTS = (Outcome.OK, Outcome.ILL_CONDITIONED, Outcome.ACCURACY, Outcome.OUTPUT_MISMATCH)
_FIRST_WRONG = VERDICTS.index(Outcome.ACCURACY)


@dataclass(frozen=True)
class Judged:
    """The judgement of a process's calls. ``verdict`` is that of the worst call with the first's accuracy;
    ``by_ladder``, that of the worst by the ladder alone, gives GraphNet's numbers, whatever float64 says.
    """

    call: str
    verdict: Verdict
    wrong_calls: tuple[str, ...]
    ladder_call: str
    by_ladder: Verdict


def verdict_of(
    expected: SampleOutputs,
    got: SampleOutputs,
    tolerance: int,
    closely: bool = False,
    float64: Sequence[SampleOutputs] = (),
    elsewhere: Mapping[str, Elsewhere] | None = None,
) -> Verdict:
    """Judge one call, ``closely`` with its accuracy. ``float64``: the call in float64, then its nudged calls;
    ``elsewhere`` as for ``judge``.
    """
    return judge(
        expected.outputs,
        got.outputs,
        tolerance,
        reference_mutated=expected.mutated,
        candidate_mutated=got.mutated,
        closely=closely,
        float64=[Float64Call(one.outputs, one.mutated) for one in float64],
        elsewhere=elsewhere,
    )


def worst(
    expected: Mapping[str, SampleOutputs],
    got: Mapping[str, SampleOutputs],
    tolerance: int,
    float64: Mapping[str, Sequence[SampleOutputs]],
) -> Judged:
    """Judge all calls, and return the worst by outcome, then by lowest level, then by largest error, or the earliest of
    equals. Its message says on which inputs the outputs are wrong. The ladder alone judges calls without ``float64``.

    The reference's error differs from inputs to inputs, and may be small on some by chance. So a call whose values are
    wrong is judged once more, with the reference's largest errors on all inputs of this process. Those on the inputs of
    the timed call count twice, because these inputs are others in each run, and a verdict must not depend on a run's.
    The verdict's accuracy is that of the first call's own inputs.
    """
    found: dict[str, Verdict] = {}
    inputs = {call: REPEATS[0] if call in REPEATS else call for call in (*REPEATS, OTHER_INPUTS, TIMED)}
    for call, of in inputs.items():
        wanted = expected.get(of)
        if call in got and wanted is not None:
            found[call] = verdict_of(wanted, got[call], tolerance, call == REPEATS[0], float64.get(of, ()))
    accuracy = found[REPEATS[0]].accuracy
    refused = [call for call, verdict in found.items() if verdict.outcome is Outcome.ACCURACY]
    known = {of: _known(expected[of], exact, tolerance) for of, exact in float64.items() if refused and of in expected}
    for call in refused:
        of = inputs[call]
        if of in known:
            others = [errors for name, errors in known.items() if name != of]
            if call == TIMED:
                others.append({label: Elsewhere(2 * one.known, 2 * one.worst) for label, one in known[of].items()})
            elsewhere = _largest(others)
            found[call] = verdict_of(expected[of], got[call], tolerance, False, float64[of], elsewhere)
    call = max(found, key=lambda one: _badness(found[one]))
    by_ladder = max(found, key=lambda one: _badness_by_ladder(found[one]))
    wrong = tuple(one for one, verdict in found.items() if VERDICTS.index(verdict.outcome) >= _FIRST_WRONG)
    verdict = found[call]
    message = None if verdict.message is None else _named(call, verdict.message, wrong, found)
    # A graph that is right in every call but a timed one is wrong in another way than its values say.
    if wrong == (TIMED,):
        verdict = replace(verdict, step="timed")
    verdict = replace(verdict, message=message, accuracy=accuracy)
    return Judged(call, verdict, wrong, by_ladder, found[by_ladder])


def _known(wanted: SampleOutputs, exact: Sequence[SampleOutputs], tolerance: int) -> dict[str, Elsewhere]:
    """Return the known errors of the reference in each output, where it can judge somebody."""
    itself = verdict_of(wanted, wanted, tolerance, float64=exact)
    every = [(one, one.details.float64) for one in itself.comparisons if one.details is not None]
    return {
        output.label: Elsewhere(errors.known, errors.worst_known)
        for output, errors in every
        if errors is not None and errors.scale and not errors.narrow and errors.known <= ILL_CONDITIONED[output.dtype]
    }


def _largest(known: Iterable[Mapping[str, Elsewhere]]) -> dict[str, Elsewhere]:
    """Return the largest of the known errors of each output."""
    found: dict[str, Elsewhere] = {}
    for errors in known:
        for label, one in errors.items():
            before = found.get(label, Elsewhere())
            found[label] = Elsewhere(max(before.known, one.known), max(before.worst, one.worst))
    return found


def _badness(verdict: Verdict) -> tuple[int, int, float]:
    """Return the outcome's rank, the lowest level at which the outputs agree, and the largest error."""
    level = max(LEVELS) + 1 if verdict.tolerance_reached is None else verdict.tolerance_reached
    return VERDICTS.index(verdict.outcome), level, verdict.max_abs_error or 0.0


def _badness_by_ladder(verdict: Verdict) -> tuple[bool, bool, int, float]:
    """Return a tuple like that of ``_badness``, for the outcome that the ladder alone gives."""
    _, level, error = _badness(verdict)
    mismatch = verdict.outcome == Outcome.OUTPUT_MISMATCH
    return mismatch, level > verdict.tolerance_judged, level, error


def _named(call: str, message: str, wrong: Sequence[str], judged: Collection[str]) -> str:
    """Add to the message of a call in which of all judged calls the outputs are wrong."""
    if call not in wrong:
        return message
    only = " only" if tuple(wrong) == (call,) else ""
    if call == OTHER_INPUTS:
        return f"on other inputs{only}: {message}"
    if call == TIMED:
        return f"in a timed call{only}: {message}"
    if call != REPEATS[0]:
        return f"in the {call} call{only}: {message}"
    if OTHER_INPUTS in judged:
        message += "; wrong on all inputs" if OTHER_INPUTS in wrong else "; right on other inputs"
    return message


def remarks_on(
    expected: Mapping[str, SampleOutputs],
    got: Mapping[str, SampleOutputs],
    float64: Collection[str],
    accuracy: AccuracyGroup | None,
) -> list[str]:
    """Return the flags for differences that do not change the outcome. ``float64``: inputs with calls in float64."""
    flags: list[str] = [Flag.LESS_ACCURATE] if accuracy is not None and accuracy.as_accurate_as_eager is False else []
    without = [call for call in (REPEATS[0], OTHER_INPUTS) if call in expected and call in got and call not in float64]
    if without:
        flags.append(Flag.NO_FLOAT64 if REPEATS[0] in without else Flag.NO_FLOAT64.with_details([OTHER_INPUTS]))
    # A worker sends the outputs of later calls only if they differ from those of the first call in at least one bit.
    if any(call in got for call in REPEATS[1:]):
        flags.append(Flag.CALLS_DIFFER)
    differing = unlike(expected["first"].traits, got["first"].traits)
    if differing:
        flags.append(Flag.UNLIKE_EAGER.with_details(differing))
    return flags


def accuracy_of(verdict: Verdict) -> AccuracyGroup | None:
    """Return the row's group `accuracy`; None if it was not computed, or if shapes, dtypes or structure differ."""
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
