"""Tests of the rule that marks a revision as good or bad, and of the list of images."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from graphnet.bisect.repository import Repository
from graphnet.bisect.rule import Fault, Judgement, Mark, judge_change, judge_outcome
from graphnet.errors import UsageError
from graphnet.outcomes import Group, Outcome
from graphnet.scores.compare.rule import Estimate, change


def judged(before: tuple[float, float], after: tuple[float, float], limit: float = 5.0, width: float = 0) -> Judgement:
    sides = [Estimate(math.log(ratio), error, 4, one_process=False) for ratio, error in (before, after)]
    return judge_change(change(*sides), width, limit)


MARKS = {
    (Fault.slower, Group.RIGHT): None,
    (Fault.slower, Group.NOT_JUDGED): Mark.SKIPPED,
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
    judgement = judge_outcome(fault, outcome, "why")
    assert judgement.mark == MARKS.get((fault, outcome.traits.group), Mark.SKIPPED)
    assert outcome in judgement.reason and "why" in judgement.reason


@pytest.mark.parametrize(
    ("now", "limit", "mark"),
    [
        ((1.0, 0.01), 5, Mark.BAD),
        ((2.0, 0.03), 5, None),  # the interval, 8 % to both sides, contains the threshold
        ((2.0, 0.005), 5, Mark.GOOD),
        ((2.5, 0.01), 5, Mark.GOOD),
        ((1.95, 0.002), 5, Mark.GOOD),  # certainly slower, but by less than the threshold of 5 %
        ((1.8, 0.1), 5, None),
        ((1.95, 0.05), 41.4, Mark.GOOD),
        ((1.4, 0.05), 41.4, Mark.BAD),
    ],
)
def test_the_interval_decides(now: tuple[float, float], limit: float, mark: Mark | None) -> None:
    assert judged((2.0, 0.005), now, limit).mark == mark


def test_a_change_that_equal_programs_may_show_is_not_a_fault() -> None:
    assert judged((2.0, 0.005), (1.0, 0.01), width=1.5).mark is None


@pytest.mark.parametrize(
    ("factor", "accurate", "inaccurate"),
    [
        (1.08, Mark.GOOD, Mark.GOOD),  # certainly slower, but by less than the limit
        (1.3, Mark.GOOD, None),
        (1.5, Mark.BAD, Mark.BAD),
        (2.0, Mark.BAD, Mark.BAD),
    ],
)
def test_the_limit_decides_at_every_error(factor: float, accurate: Mark | None, inaccurate: Mark | None) -> None:
    def mark(error: float) -> Mark | None:
        return judged((2.0, 0.001), (2.0 / factor, error), 41.4).mark

    assert (mark(0.001), mark(0.08)) == (accurate, inaccurate)
    assert {mark(0.001 * 1.1**step) for step in range(90)} == {accurate, None}


def test_a_reason_names_the_limit() -> None:
    assert judged((2.0, 0.001), (1.8, 0.001), 50.0).reason.endswith(", less than 50 %")
    assert judged((2.0, 0.001), (1.9, 0.1)).reason.endswith(", which may or may not be a slowdown by 5 %")


@pytest.mark.parametrize("count", [2, 3, 7, 20])
def test_git_finds_every_image_within_log2_tests(count: int, tmp_path: Path) -> None:
    """Image N is tested by a shell command that compares N, its commit's subject, with that of the first bad image."""
    for culprit in {1, count // 2, count - 1} - {0}:
        repository = Repository(tmp_path / str(culprit), has_images=True)
        good, bad = repository.commit_images([str(number) for number in range(count)])
        lines: list[str] = []
        test = f"test $(git log -1 --format=%s BISECT_HEAD) -lt {culprit}"
        found = repository.search(good, bad, ("sh", "-c", test), lines.append)
        assert [one.name for one in found] == [str(culprit)]
        assert 2 + sum(line.startswith("running ") for line in lines) <= math.ceil(math.log2(count - 1)) + 2
        assert repository.search(good, bad, ("false",), lines.append) == found


def test_one_image_is_not_enough(tmp_path: Path) -> None:
    with pytest.raises(UsageError):
        Repository(tmp_path / "build", has_images=True).commit_images(["a"])
