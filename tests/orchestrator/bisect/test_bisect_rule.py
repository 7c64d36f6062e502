"""Tests of the rule that marks a revision as good or bad, and of the list of images."""

from __future__ import annotations

import math
import random
import statistics

import pytest
from run_files import row

from graphnet.bisect.revisions import Images, Mark, Revision
from graphnet.bisect.rule import Fault, Speed, judge_outcome, judge_speed, pooled
from graphnet.errors import UsageError
from graphnet.outcomes import Group, Outcome
from graphnet.scores.compare.rule import Change, Estimate


def speed(ratio: float, error: float = 0.01, aa_width: float | None = None) -> Speed:
    return Speed(Estimate(math.log(ratio), error, 4, one_process=False), aa_width)


MARKS = {
    (Fault.slower, Group.RIGHT): None,
    (Fault.slower, Group.NOT_JUDGED): None,
    (Fault.slower, Group.WRONG): Mark.SKIPPED,
    (Fault.slower, Group.FAILED): Mark.SKIPPED,
    (Fault.wrong, Group.RIGHT): Mark.GOOD,
    (Fault.wrong, Group.WRONG): Mark.BAD,
    (Fault.wrong, Group.NOT_JUDGED): Mark.SKIPPED,
    (Fault.wrong, Group.FAILED): Mark.SKIPPED,
    (Fault.fails, Group.RIGHT): Mark.GOOD,
    (Fault.fails, Group.WRONG): Mark.GOOD,
    (Fault.fails, Group.NOT_JUDGED): Mark.GOOD,
    (Fault.fails, Group.FAILED): Mark.BAD,
}


@pytest.mark.parametrize("fault", list(Fault))
@pytest.mark.parametrize("outcome", list(Outcome))
def test_every_outcome_has_a_mark_for_every_fault(fault: Fault, outcome: Outcome) -> None:
    judgement = judge_outcome(fault, row("a", outcome, message="why"))
    assert judgement.mark == MARKS.get((fault, outcome.traits.group), Mark.SKIPPED)
    assert outcome in judgement.reason and "why" in judgement.reason


@pytest.mark.parametrize(
    ("now", "bad", "mark"),
    [
        (speed(1.0), None, Mark.BAD),
        (speed(2.0, 0.03), None, None),  # the interval, 8 % to both sides, contains the threshold
        (speed(2.0, 0.005), None, Mark.GOOD),
        (speed(2.5), None, Mark.GOOD),
        (speed(1.95, 0.002), None, Mark.GOOD),  # certainly slower, but by less than the threshold of 5 %
        (speed(1.8, 0.1), None, None),
        (speed(1.0, aa_width=1.5), None, None),  # slower by 100 %, but equal programs differ by 150 %
        # The tested revision is slower, but by less than half of the bad revision's slowdown.
        (speed(1.95, 0.05), Change(2.0, 1.9, 2.1, False), Mark.GOOD),
        (speed(1.4, 0.05), Change(2.0, 1.9, 2.1, False), Mark.BAD),
    ],
)
def test_the_interval_decides(now: Speed, bad: Change | None, mark: Mark | None) -> None:
    assert judge_speed(speed(2.0, 0.005), now, 5.0, bad).judgement.mark == mark


@pytest.mark.parametrize(
    ("factor", "accurate", "inaccurate"),
    [
        (1.08, Mark.GOOD, Mark.GOOD),  # certainly slower, but by less than half of the bad revision's slowdown
        (1.3, Mark.GOOD, None),
        (1.5, Mark.BAD, Mark.BAD),
        (2.0, Mark.BAD, Mark.BAD),
    ],
)
def test_half_of_the_slowdown_decides_at_every_error(
    factor: float, accurate: Mark | None, inaccurate: Mark | None
) -> None:
    bad = Change(2.0, 1.9, 2.1, False)

    def mark(error: float) -> Mark | None:
        return judge_speed(speed(2.0, 0.001), speed(2.0 / factor, error), 5.0, bad).judgement.mark

    assert (mark(0.001), mark(0.08)) == (accurate, inaccurate)
    marks = {mark(0.001 * 1.1**step) for step in range(90)}
    assert marks == {accurate, None}


def test_a_reason_names_the_limit() -> None:
    bad = Change(2.25, 2.2, 2.3, False)
    good = judge_speed(speed(2.0, 0.001), speed(1.8, 0.001), 5.0, bad).judgement
    assert (good.mark, good.reason.endswith(", less than 50.0 %, half of the bad revision's slowdown")) == (
        Mark.GOOD,
        True,
    )
    unclear = judge_speed(speed(2.0, 0.001), speed(1.9, 0.1), 5.0, None).judgement
    assert (unclear.mark, unclear.reason.endswith(", which may or may not be a slowdown by 5 %")) == (None, True)


def test_more_measurements_narrow_the_interval() -> None:
    one = speed(2.0, 0.03)
    four = pooled([one, one, one, one])
    assert four.estimate.value == pytest.approx(one.estimate.value)
    assert four.estimate.error == pytest.approx(0.015)
    assert four.estimate.degrees == pytest.approx(16)
    assert pooled([speed(2.0, aa_width=0.01), speed(2.0, aa_width=0.03)]).aa_width == 0.03


def test_measurements_that_disagree_widen_the_interval() -> None:
    # The same revision is measured twice. Each measurement has an error of 1 %, but the two differ by 20 %. The error
    # of their mean must therefore be larger than their own errors imply.
    both = pooled([speed(2.0, 0.01), speed(2.4, 0.01)])
    assert both.estimate.error == pytest.approx(math.log(1.2) / 2)


def test_the_pooled_error_is_that_of_simulated_means() -> None:
    generator = random.Random(7)
    values = []
    for _ in range(2000):
        parts = [Speed(Estimate(generator.gauss(0, error), error, 100, False), None) for error in (0.01, 0.02, 0.04)]
        values.append(pooled(parts).estimate.value)
    expected = 1 / math.sqrt(sum(1 / error**2 for error in (0.01, 0.02, 0.04)))
    assert statistics.stdev(values) == pytest.approx(expected, rel=0.1)


@pytest.mark.parametrize("count", [2, 3, 7, 20, 100])
def test_every_image_is_found_within_log2_tests(count: int) -> None:
    for culprit in range(1, count):
        images = Images([str(number) for number in range(count)])
        tests = 2
        while (revision := images.next()) is not None:
            images.mark(revision, Mark.BAD if int(revision.name) >= culprit else Mark.GOOD)
            tests += 1
        assert [one.name for one in images.suspects()] == [str(culprit)]
        assert tests <= math.ceil(math.log2(count - 1)) + 2


def test_skipped_images_stay_suspects() -> None:
    images = Images("abcde")
    images.mark(Revision("c"), Mark.SKIPPED)
    images.mark(Revision("b"), Mark.GOOD)
    images.mark(Revision("d"), Mark.BAD)
    assert images.next() is None
    assert [one.name for one in images.suspects()] == ["c", "d"]
    with pytest.raises(UsageError):
        Images(["a"])
