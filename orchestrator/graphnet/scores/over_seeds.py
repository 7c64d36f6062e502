"""Say what the seed changes in a run with several (``bench --seed 1..5``): verdicts and the spread of speedups."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from graphnet import units
from graphnet.conditions import conditions_in, without
from graphnet.outcomes import Group, Outcome
from graphnet.runs.flags import speedup_left_out
from graphnet.runs.record import Record, site_text

#: The kinds of outcomes, the best first.
_GROUPS: Final = (Group.RIGHT, Group.NOT_JUDGED, Group.NOT_RUN, Group.NO_REFERENCE, Group.FAILED, Group.WRONG)


class OverSeeds:
    """Collects the rows of a run, and says how those differ that differ by their seed."""

    def __init__(self) -> None:
        self._rows: dict[str, dict[str, list[tuple[int, Outcome, float | None]]]] = {}

    def add(self, record: Record) -> None:
        """Take note of a row. Rows that have the seed of their run are left out."""
        seed = conditions_in(record.flavour).get("seed")
        if seed is None:
            return
        site = site_text(record.backend, without(record.flavour, "seed"), record.where, record.machines or "")
        counts = record.speedup is not None and record.speedup.is_possible and not speedup_left_out(record.flags)
        log = math.log(record.speedup.ratio) if record.speedup is not None and counts else None
        self._rows.setdefault(site, {}).setdefault(record.sample, []).append((seed, record.outcome, log))

    def sentences(self) -> Iterator[str]:
        """Yield a sentence per backend that has rows of several seeds."""
        for site, samples in self._rows.items():
            seeds = {seed for rows in samples.values() for seed, *_ in rows}
            if len(seeds) > 1:
                yield f"{site} over {len(seeds)} seeds: {_worst(samples)}; {_spread(samples)}"


def _worst(samples: dict[str, list[tuple[int, Outcome, float | None]]]) -> str:
    every = [(outcome, sample, seed) for sample, rows in samples.items() for seed, outcome, _ in rows]
    outcome, sample, seed = max(every, key=lambda one: (_GROUPS.index(one[0].traits.group), one[0] is not Outcome.OK))
    if all(one == outcome for one, *_ in every):
        return f"every verdict is {outcome}"
    changing = sum(len({one for _, one, _ in rows}) > 1 for rows in samples.values())
    return (
        f"the worst verdict is {outcome} ({sample}, seed {seed}), and {units.count(changing, 'sample')} of "
        f"{len(samples)} changed with the seed"
    )


def _spread(samples: dict[str, list[tuple[int, Outcome, float | None]]]) -> str:
    found: list[tuple[float, str, list[float]]] = []
    for sample, rows in samples.items():
        logs = [log for *_, log in rows if log is not None]
        if len(logs) > 1:
            found.append((max(logs) - min(logs), sample, logs))
    if not found:
        return "no sample has speedups of several seeds"
    widest, sample, logs = max(found)
    ends = f"{units.ratio(math.exp(min(logs)))} to {units.ratio(math.exp(max(logs)))}"
    return f"the speedups of a sample differ by up to {units.width(math.expm1(widest))} ({sample}: {ends})"
