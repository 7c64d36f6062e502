"""Compares the rows of two runs, or of two backends of one run."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from graphnet import COMMAND
from graphnet.errors import ExitCode, UsageError
from graphnet.outcomes import Group
from graphnet.runs.comparable import is_other_sample
from graphnet.runs.figure import Face
from graphnet.runs.figures import chosen
from graphnet.runs.flags import speedup_left_out
from graphnet.scores.bootstrap import Interval, geometric_mean
from graphnet.scores.compare.pairing import find_place, match_places
from graphnet.scores.compare.rule import (
    Change,
    Estimate,
    Verdict,
    change,
    common_width,
    estimate,
    is_regression,
    least_difference,
    verdict,
)
from graphnet.scores.compare.side import Place, RowFacts, Side
from graphnet.scores.compare.status import BAD, Status, status_of

#: The reason for not comparing the speed of a row without a speedup, for instance because its times were discarded.
NO_SPEEDUP = "no speedup"


@dataclass(frozen=True)
class Speed:
    """The comparison of the speed of one row: the change of its time relative to the reference, and what that means.

    ``least_difference``: a change farther from 1 than this share, with an interval as wide, would have been called.
    """

    change: Change
    verdict: Verdict
    is_regression: bool
    least_difference: float

    @property
    def is_within_aa_width(self) -> bool:
        """Whether the interval of the change excludes 1, but the change is not larger than the A/A width."""
        excludes = not self.change.low <= 1 <= self.change.high
        return excludes and self.verdict is Verdict.no_difference


@dataclass(frozen=True)
class ComparedRow:
    """The comparison of one sample on one pair of backends.

    Attributes:
        status: the change of the outcome.
        speed: the change of the speed; None if it was not compared.
        no_speed: why not; None if it was compared, an outcome is not OK, or no speeds at all are compared.
        marks: the differences between the conditions of the two rows (machine, driver, tolerance, settings), if the
            caller compares across machines; else empty.
    """

    before: RowFacts
    after: RowFacts
    status: Status
    speed: Speed | None
    no_speed: str | None
    marks: tuple[str, ...]

    @property
    def is_regression(self) -> bool:
        """Whether the row is slower by at least the threshold."""
        return self.speed is not None and self.speed.is_regression

    @property
    def is_bad(self) -> bool:
        """Whether the comparison fails because of this row: it is newly wrong, newly failing or a regression."""
        return self.status in BAD or self.is_regression

    def change_of(self, key: str) -> float | None:
        """Return the later value of a figure divided by the earlier one; None if one is unknown."""
        before, after = self.before.figures.get(key), self.after.figures.get(key)
        return after / before if before and after else None

    @property
    def is_untested(self) -> bool:
        """Whether the outcome of the earlier row is OK and the outputs of the later row were not judged."""
        return self.status is Status.not_compared and self.before.outcome.traits.group is Group.RIGHT

    @property
    def is_changed(self) -> bool:
        """Whether the row's outcome, speed or accuracy changed."""
        steady = (Status.same, Status.known_failure)
        differs = self.speed is not None and self.speed.verdict is not Verdict.no_difference
        return self.status not in steady or differs or self.accuracy is not None

    @property
    def accuracy(self) -> str | None:
        """Say how the accuracy changed if both rows are OK; None if it did not change or is unknown."""
        if not _both_right(self.before, self.after):
            return None
        was, now = self.before.as_accurate, self.after.as_accurate
        if was is not None and now is not None and was != now:
            return "as accurate as eager again" if now else "no longer as accurate as eager"
        old, new = self.before.tolerance_reached, self.after.tolerance_reached
        if old is None or new is None or old == new or self.before.judged != self.after.judged:
            return None
        return f"agrees from level {new} on, before from {old}"


@dataclass(frozen=True)
class ComparedBackend:
    """The comparison of a backend of the earlier side with a backend of the later side, often the same one.

    Attributes:
        rows: the samples that both sides have.
        means: geometric means of (later value / earlier value) over these samples, by the name of the value: ``time``
            (relative to the reference, over the rows whose speed was compared), and the titles of the figures of the
            face ``compare``. None if a mean is unknown.
        other_samples: the samples that are not compared, because their files differ on the two sides.
    """

    before: Place
    after: Place
    rows: tuple[ComparedRow, ...]
    means: Mapping[str, Interval | None]
    only_before: tuple[str, ...]
    only_after: tuple[str, ...]
    other_samples: tuple[str, ...]

    @property
    def regressions(self) -> int:
        """Return the number of rows that are slower by at least the threshold."""
        return sum(row.is_regression for row in self.rows)

    @property
    def name(self) -> str:
        """Return the backend as NAME:FLAVOUR, without WHERE; if NAME:FLAVOUR differs on the two sides, return both."""
        old, new = (f"{place.backend}:{place.flavour}" for place in (self.before, self.after))
        return new if old == new else f"{old} -> {new}"

    @property
    def label(self) -> str:
        """Return the backend in the spelling of ``--backend``, or both backends if they differ."""
        if self.before == self.after:
            return self.after.text
        if self.before.text.partition("@")[0] == self.after.text.partition("@")[0]:
            return f"{self.name} ({self.before.where} -> {self.after.where})"
        return f"{self.before.text} -> {self.after.text}"

    @property
    def statuses(self) -> Counter[Status]:
        """Return the number of rows per change of the outcome."""
        return Counter(row.status for row in self.rows)

    @property
    def least_difference(self) -> float | None:
        """Return the largest least difference of the rows without a difference; None if there is no such row."""
        speeds = [row.speed for row in self.rows if row.speed is not None]
        calm = [speed.least_difference for speed in speeds if speed.verdict is Verdict.no_difference]
        return max(calm, default=None)

    @property
    def verdicts(self) -> Counter[Verdict]:
        """Return the number of rows per verdict on the speed."""
        return Counter(row.speed.verdict for row in self.rows if row.speed is not None)


@dataclass(frozen=True)
class Comparison:
    """The comparison of two sides.

    Attributes:
        backends: one comparison for each pair of backends.
        unmatched: the backends of either side that have no partner.
        threshold: a row that is worse is a regression if its time grew by at least this many percent.
        width: the share by which equal programs may differ (see `common_width`). Only a larger change is a difference.
        count: the number of rows whose speed was compared. The intervals are corrected for this number.
        refusals: the reasons for which no speed was compared; empty if speeds were compared.
        correctness_only: whether the caller wants no comparison of speeds.
    """

    before: Side
    after: Side
    backends: tuple[ComparedBackend, ...]
    unmatched: tuple[Place, ...]
    threshold: float
    width: float
    count: int
    refusals: tuple[str, ...]
    correctness_only: bool

    @property
    def rows(self) -> Iterator[ComparedRow]:
        """Yield the rows of all backends."""
        return (row for backend in self.backends for row in backend.rows)

    @cached_property
    def gaps(self) -> tuple[str, ...]:
        """Return a sentence for each reason why something could not be compared; empty if all could be compared."""
        found = [f"speed is not compared: {reason}" for reason in self.refusals]
        sides = {side.folder: side for side in (self.before, self.after)}.values()
        found += [_missing(side) for side in sides if side.missing_rows]
        if self.unmatched:
            names = ", ".join(place.text for place in self.unmatched)
            found.append(f"only on one side, so not compared: {names}; name two backends by --before and --after")
        if all(row.status is Status.not_compared for row in self.rows):
            found.append("no row was tested on both sides, so nothing is known about a change")
        else:
            found += [
                f"no row of {backend.label} was tested on both sides, so nothing is known about a change of it"
                for backend in self.backends
                if all(row.status is Status.not_compared for row in backend.rows)
            ]
        found += self._untested
        found += self._not_comparable
        # A row that is compared with itself (one run on both sides) has not changed, even without a usable speedup.
        left_out = [row.no_speed for row in self.rows if row.no_speed is not None and row.before is not row.after]
        if left_out and not self.count:
            reasons = ", ".join(f"{reason} ({count})" for reason, count in Counter(left_out).items())
            found.append(f"the speed of no row could be compared: {reasons}; measure again")
        return tuple(found)

    @property
    def _untested(self) -> list[str]:
        rows = [(backend, row) for backend in self.backends for row in backend.rows if row.is_untested]
        if not rows:
            return []
        named = ", ".join(f"{row.after.sample} on {backend.name} ({row.after.outcome})" for backend, row in rows[:3])
        more = f" and {len(rows) - 3} more" if len(rows) > 3 else ""
        return [f"rows that were right before were not judged after: {named}{more}"]

    @property
    def _not_comparable(self) -> list[str]:
        left_out = [row.no_speed for row in self.rows if row.no_speed in _other_conditions(row.before, row.after)]
        # If no speed at all was compared, return nothing, because ``gaps`` has a separate sentence for this case.
        if not left_out or not self.count:
            return []
        reasons = ", ".join(f"{reason} ({count})" for reason, count in Counter(left_out).items())
        return [f"the speed of some rows is not compared: {reasons} (add --across-machines to compare all the same)"]

    @property
    def exit_code(self) -> ExitCode:
        """Return exit code 1 if a row is bad. Otherwise, return 3 if something could not be compared, else 0."""
        if any(row.is_bad for row in self.rows):
            return ExitCode.CHECK_FAILED
        return ExitCode.UNAVAILABLE if self.gaps else ExitCode.OK


def _missing(side: Side) -> str:
    if side.is_resumable:
        remedy = f"{COMMAND} bench --resume {side.folder} measures them"
        return f"{side.missing_rows} planned rows of {side.folder} are missing; {remedy}"
    return f"{side.missing_rows} rows of {side.folder} could not be tested; measure them again"


@dataclass(frozen=True)
class Question:
    """The question that a comparison answers.

    Attributes:
        threshold: a row that is worse is a regression if its time grew by at least this many percent.
        places: a backend of the earlier and one of the later side, as the user typed them. None: see `match_places`.
        across_machines: compare speeds even if machines, settings or tolerance policies differ, and mark such rows.
    """

    threshold: float = 5.0
    places: tuple[str, str] | None = None
    across_machines: bool = False
    correctness_only: bool = False


def compare(before: Side, after: Side, question: Question) -> Comparison:
    """Compare two sides. Raises UsageError if they have no row in common, or lack a backend that the user named."""
    pairs = _pairs(before, after, question.places)
    common = [(old, new, _common(before.rows[old], after.rows[new])) for old, new in pairs]
    if not any(rows for _, _, rows in common):
        raise _nothing_in_common(before, after)
    every_row = [row for _, _, rows in common for row in rows]
    refusals = tuple(_refusals(before, after, every_row, question))
    judge = _Judge(before, after, question, bool(refusals) or question.correctness_only, every_row)
    backends = tuple(_backend(before, after, old, new, rows, judge) for old, new, rows in common)
    used = {place for pair in pairs for place in pair}
    every = dict.fromkeys((*before.rows, *after.rows)) if question.places is None else ()
    return Comparison(
        before=before,
        after=after,
        backends=backends,
        unmatched=tuple(place for place in every if place not in used),
        threshold=question.threshold,
        width=judge.width,
        count=judge.count,
        refusals=refusals,
        correctness_only=question.correctness_only,
    )


def _pairs(before: Side, after: Side, places: tuple[str, str] | None) -> list[tuple[Place, Place]]:
    if places is None:
        return match_places(before.rows, after.rows)
    old, new = places
    return [(find_place(before.rows, old, str(before.folder)), find_place(after.rows, new, str(after.folder)))]


_Pair = tuple[RowFacts, RowFacts]


def _common(before: Mapping[str, RowFacts], after: Mapping[str, RowFacts]) -> list[_Pair]:
    return [(row, after[name]) for name, row in before.items() if name in after and not _differs(row, after[name])]


def _differs(before: RowFacts, after: RowFacts) -> bool:
    return is_other_sample(before.sample_hash, after.sample_hash)


def _nothing_in_common(before: Side, after: Side) -> UsageError:
    def named(side: Side) -> str:
        return ", ".join(place.text for place in side.rows)

    return UsageError(
        f"{before.folder} and {after.folder} have no row in common: no sample has rows of the same files on the same "
        f"backend ({named(before)} before, {named(after)} after); measure the same samples, or name two backends by "
        "--before and --after"
    )


def _refusals(before: Side, after: Side, rows: Sequence[_Pair], question: Question) -> Iterator[str]:
    if question.correctness_only or question.across_machines:
        return
    right = [row for row in rows if _both_right(*row) and row[0].speedup is not None and row[1].speedup is not None]
    if not right:
        return
    settings = _other_settings(before, after)
    others = [_other_conditions(*row) for row in right]
    marks = dict.fromkeys(mark for one in others for mark in one)
    # Different conditions prevent every comparison of speeds only if all pairs of rows have them. If some pairs have
    # equal conditions, the speeds of these pairs are compared, and `_Judge` leaves out the speeds of the other pairs.
    everywhere = all(others)
    found = [*settings, *(marks if everywhere else ())]
    if found:
        yield f"{'; '.join(found)} (add --across-machines to compare all the same)"


def _other_settings(before: Side, after: Side) -> list[str]:
    found = before.conditions.differences(after.conditions)
    return [f"{one.name} {one.ours} before, {one.theirs} after" for one in found]


def _other_conditions(before: RowFacts, after: RowFacts) -> list[str]:
    if before is after:
        return []
    # An unknown machine or tolerance is a difference only if both are OK: an imported row may come from any machine,
    # but a row that is not OK may have ended before its machine or its tolerance was known.
    right = _both_right(before, after)
    found = []
    unknown = None in (before.machine, after.machine)
    if (right and unknown) or (not unknown and before.machine != after.machine):
        found.append(f"machine {before.machine or 'unknown'} before, {after.machine or 'unknown'} after")
    if None not in (before.driver, after.driver) and before.driver != after.driver:
        found.append(f"driver {before.driver} before, {after.driver} after")
    unknown = None in (before.judged, after.judged)
    if before.judged != after.judged and (right or not unknown):
        found.append(f"tolerance {_judged(before)} before, {_judged(after)} after")
    policies = (before.accuracy_policy, after.accuracy_policy)
    if None not in policies and policies[0] != policies[1]:
        found.append(f"judged by {policies[0]} before, by {policies[1]} after; graphnet rejudge judges both alike")
    return found


def _judged(row: RowFacts) -> str:
    return "unknown" if row.judged is None else f"{row.judged[0]} at level {row.judged[1]}"


def _both_right(before: RowFacts, after: RowFacts) -> bool:
    return before.outcome.traits.group is Group.RIGHT and after.outcome.traits.group is Group.RIGHT


class _Judge:
    """Judges the speed of rows. The intervals depend on the number of rows whose speed is compared."""

    def __init__(self, before: Side, after: Side, question: Question, refused: bool, rows: Iterable[_Pair]) -> None:
        self._question = question
        self._refused = refused
        self._planned = (before.planned, after.planned)
        self._settings = tuple(_other_settings(before, after))
        self.width = common_width([before.aa_width, after.aa_width])
        self.count = sum(not isinstance(self._estimates(*row), str) for row in rows)

    def row(self, before: RowFacts, after: RowFacts) -> ComparedRow:
        found = self._estimates(before, after)
        speed = None if isinstance(found, str) else self._speed(*found)
        reason = found if isinstance(found, str) and found else None
        marks = (*self._settings, *_other_conditions(before, after)) if self._question.across_machines else ()
        return ComparedRow(before, after, status_of(before.outcome, after.outcome), speed, reason, marks)

    def _speed(self, before: Estimate, after: Estimate) -> Speed:
        found = change(before, after, self.count)
        is_slower = is_regression(found, self.width, self._question.threshold)
        return Speed(found, verdict(found, self.width), is_slower, least_difference(found, self.width))

    def _estimates(self, before: RowFacts, after: RowFacts) -> tuple[Estimate, Estimate] | str:
        """Return the two speedups, or why they are not compared: empty if a row is not OK, or speeds do not count."""
        if self._refused or not _both_right(before, after):
            return ""
        flag = speedup_left_out(before.flags) or speedup_left_out(after.flags)
        if flag is not None:
            return flag
        if before.speedup is None or after.speedup is None:
            return NO_SPEEDUP
        if not self._question.across_machines and (others := _other_conditions(before, after)):
            return others[0]
        try:
            planned = self._planned
            return (
                estimate(before.speedup, before.processes, planned[0], before.degrees, before.spread, before.chance),
                estimate(after.speedup, after.processes, planned[1], after.degrees, after.spread, after.chance),
            )
        except ValueError as error:
            return str(error)


def _backend(
    before: Side, after: Side, old: Place, new: Place, rows: Sequence[_Pair], judge: _Judge
) -> ComparedBackend:
    olds, news = before.rows[old], after.rows[new]
    compared = tuple(judge.row(*row) for row in rows)
    return ComparedBackend(
        before=old,
        after=new,
        rows=compared,
        means=_means(compared),
        only_before=tuple(name for name in olds if name not in news),
        only_after=tuple(name for name in news if name not in olds),
        other_samples=tuple(name for name in olds if name in news and _differs(olds[name], news[name])),
    )


def _means(rows: Sequence[ComparedRow]) -> dict[str, Interval | None]:
    both = [row for row in rows if _both_right(row.before, row.after)]
    time = _mean([row.speed.change.ratio for row in rows if row.speed is not None])
    return {"time": time, **{figure.title: _mean_of(both, figure.key) for figure in chosen(Face.compare)}}


def _mean_of(rows: Sequence[ComparedRow], key: str) -> Interval | None:
    return _mean([change for row in rows if (change := row.change_of(key)) is not None])


def _mean(ratios: Sequence[float]) -> Interval | None:
    return geometric_mean(np.array([math.log(ratio) for ratio in ratios], dtype=np.float64))
