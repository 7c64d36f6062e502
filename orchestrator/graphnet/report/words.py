"""Makes the sentences that explain a row: its outcome, the accuracy of its values, and its speed."""

from __future__ import annotations

from collections.abc import Iterator

from graphnet.outcomes import Group, Outcome
from graphnet.report.safe import line
from graphnet.runs.record import AccuracyGroup, Record
from graphnet.scores.columns import Direction, columns_of
from graphnet.show.flags import meaning


def verdict(record: Record, aa_width: float | None, no_control: str | None = None) -> list[str]:
    """Return the sentences that explain a row's outcome, its values and its speed, the outcome first.

    Args:
        record: the row.
        aa_width: by how much two equal programs seemed to differ in the row's run, as a share (0.03 means 3 %). An A/A
            control, which times the reference against itself, measures this. None if no such control is usable.
        no_control: why none of the run's A/A controls is usable; None if one is usable, or if none was measured.
    """
    sentences = [_outcome(record)]
    if record.message:
        sentences.append(f"The worker says: {line(record.message)}")
    sentences += _values(record)
    sentences += _speed(record, aa_width or 0.0, no_control)
    sentences += [f"{line(flag)}: {meaning(flag) or 'this version does not know the flag'}." for flag in record.flags]
    return sentences


def _outcome(record: Record) -> str:
    place = f" in stage {line(record.stage)}" if record.stage else ""
    step = f", step {line(record.step)}" if record.step else ""
    return f"{record.outcome.value}{place}{step}: {record.outcome.traits.meaning}."


def _values(record: Record) -> Iterator[str]:
    judged, reached = record.tolerance_judged, record.tolerance_reached
    if judged is not None:
        at = f"from level {reached} on" if reached is not None else "at no level of the ladder"
        yield f"Its outputs agree with the reference {at}; the row is judged at level {judged}."
    if record.accuracy is not None:
        yield from _accuracy(record.accuracy)


def _accuracy(accuracy: AccuracyGroup) -> Iterator[str]:
    ours, theirs = accuracy.rmse_compiled, accuracy.rmse_reference
    if ours is None or theirs is None:
        return
    words = {True: "as accurate as eager", False: "less accurate than eager", None: "not compared with eager"}
    yield (
        f"Against float64 its relative error is {ours:.2e}, and the reference's is {theirs:.2e}: "
        f"{words[accuracy.as_accurate_as_eager]}."
    )


def _speed(record: Record, width: float, no_control: str | None) -> Iterator[str]:
    ratio = record.speedup
    if ratio is None:
        if record.outcome is Outcome.OK:
            yield "There is no speedup, because the times were discarded or come from different devices."
        return
    if record.outcome.traits.group is Group.WRONG:
        yield "The compiled graph computed something else, so its speed says nothing."
        return
    interval = f"95 % interval {ratio.low:.3f}x to {ratio.high:.3f}x"
    yield f"Speedup {ratio.ratio:.3f}x, {interval}: {_compared(record, width, no_control)}."


def _compared(record: Record, width: float, no_control: str | None) -> str:
    """Return a phrase that says whether the row is faster or slower than the reference, or why this is unknown.

    The phrase and the scores use the same rule to decide whether a row is faster or slower.
    """
    direction = Direction(int(columns_of([record], width).direction[0]))
    if direction is Direction.UNSTABLE:
        return "too noisy to say whether it is faster or slower"
    if direction is Direction.NONE:
        return "the row is not in the scores"
    if no_control is not None:
        return f"whether this is a difference cannot be judged, because {line(no_control)}"
    if direction is Direction.NO_DIFFERENCE:
        equal = f", because two equal programs of this run differ by up to {width:.1%}" if width else ""
        return f"no difference{equal}"
    return "faster than the reference" if direction is Direction.FASTER else "slower than the reference"
