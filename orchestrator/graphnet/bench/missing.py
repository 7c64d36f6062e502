"""Find the rows that a command has not measured when a limit ends it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from dataclasses import replace

from graphnet.bench.plan import Plan
from graphnet.bench.unit import Unit
from graphnet.outcomes import Outcome
from graphnet.runs.heads import RowHead
from graphnet.runs.record import Record

#: A row of the plan: the sample's name, the site's text and the class of machines.
PlannedRow = tuple[str, str, str]


class Missing:
    """Follows the units of a command, and knows which rows of the plan are still to be measured.

    A row counts by its key. So an earlier row of a sample that was edited since does not count.
    """

    def __init__(self, plan: Plan, kept: Iterable[RowHead]) -> None:
        """Store the plan whose units are followed. ``kept`` are the earlier rows, some of which may still count."""
        self._plan = plan
        self._with_rows = {head.sample for head in kept}
        #: The rows that were handed out and not measured, by key.
        self._open: dict[str, PlannedRow] = {}
        #: The number of the last sample that was handed out, and the keys of its rows.
        self._number = 1
        self._last: set[str] = set()

    def following(self, units: Iterable[tuple[int, Unit]]) -> Iterator[tuple[int, Unit]]:
        """Yield the units of the plan."""
        for number, unit in units:
            if number != self._number:
                self._number, self._last = number, set()
            self._last.update(job.key for job in unit.jobs)
            self._open.update({job.key: (unit.sample, job.site, unit.machines) for job in unit.jobs})
            yield number, unit

    def measured(self, record: Record) -> None:
        """Take note of a new row."""
        if record.outcome is not Outcome.CANCELLED:
            self._open.pop(record.key, None)

    def rows(self, units_left: Callable[[Plan, Set[str]], Iterable[tuple[int, Unit]]]) -> Iterator[PlannedRow]:
        """Yield the rows that are still to be measured.

        ``units_left`` makes the units of a plan, apart from rows with further keys. It reads samples, so it is asked
        only for those that may have rows.
        """
        yield from self._open.values()
        left = self._plan.samples[self._number - 1 :]
        read = tuple(one for one in left if one.name in self._with_rows or (self._last and one is left[0]))
        for _, unit in units_left(replace(self._plan, samples=read), self._last):
            yield from ((unit.sample, job.site, unit.machines) for job in unit.jobs)
        for sample in set(left).difference(read):
            for machines in self._plan.machines:
                yield from ((sample.name, one.site.text, machines) for one in self._plan.sites.judged)
