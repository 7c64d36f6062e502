"""Judges the rows of a run by the rules of this version, from what the rows hold. Nothing is measured."""

from __future__ import annotations

from graphnet.judge.accuracy import ACCURACY_POLICY, OUTCOMES, Ruling, decide_output, worst_of
from graphnet.judge.findings import JudgedBy
from graphnet.outcomes import Outcome
from graphnet.runs.flags import Flag
from graphnet.runs.record import OutputGroup, Record


def rejudged(record: Record) -> Record:
    """Judge one row anew, from the errors that it holds for each output; flag it ``rejudged`` if its outcome changes.

    A row whose outcome does not follow from the rule against float64, because it has another one or its graph draws
    random numbers, gets only the present policy. A row without the finding of any output is returned unchanged.
    """
    if record.outcome not in OUTCOMES.values() or record.tolerance_judged is None or Flag.RANDOM in record.flags:
        return record.model_copy(update=_policy(record))
    outputs = record.judged_outputs or record.outputs or []
    if not any(output.finding is not None for output in outputs):
        return record
    rulings = [_ruling(output, record.tolerance_judged) for output in outputs]
    worst = worst_of(rulings)
    judged = [
        output.model_copy(update={"finding": ruling.finding, "judged_by": ruling.by})
        for output, ruling in zip(outputs, rulings, strict=True)
    ]
    changes: dict[str, object] = {"judged_outputs" if record.judged_outputs else "outputs": judged}
    return _changed(record, OUTCOMES[worst.finding], worst.by, changes)


def _ruling(output: OutputGroup, level: int) -> Ruling:
    agrees = output.tolerance_reached is not None and output.tolerance_reached <= level
    return decide_output(agrees, output.dtype, level, output.float64, output.decided)


def _changed(record: Record, outcome: Outcome, by: JudgedBy, changes: dict[str, object]) -> Record:
    update: dict[str, object] = {"judged_by": by, **changes}
    update |= _policy(record)
    if outcome is not record.outcome:
        message = None
        if outcome is not Outcome.OK:
            message = f"{outcome.traits.meaning} (judged anew; the outcome was {record.outcome})"
        right = outcome is Outcome.OK
        update |= {"outcome": outcome, "flags": [*record.flags, Flag.REJUDGED], "message": message}
        update |= {"stage": None if right else "outputs", "step": None if right else "values"}
        update |= {} if outcome is Outcome.ACCURACY else {"wrong": None, "wrong_calls": None}
    return record.model_copy(update=update)


def _policy(record: Record) -> dict[str, object]:
    """Return what changes in a row whose accuracy is of another policy: nobody knows what the present one would say."""
    if record.accuracy is None or record.accuracy.policy == ACCURACY_POLICY:
        return {}
    unknown = {"policy": ACCURACY_POLICY, "as_accurate_as_eager": None}
    return {"accuracy": record.accuracy.model_copy(update=unknown)}
