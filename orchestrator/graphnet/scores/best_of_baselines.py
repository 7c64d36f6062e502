"""Speedups over the fastest of several baselines: eager and some backends of the run, whichever is fastest per sample.

A compiler that beats eager may still be slower than the compiler that its users have. Both were timed beside the same
reference, so the ratio of the two speedups is the speedup of one over the other. The fastest of several baselines is
partly the luckiest, so these speedups are rather too small than too large.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator, Sequence
from typing import Any

from graphnet.conditions import OVER_BEST_OF, conditions_in
from graphnet.outcomes import Outcome
from graphnet.runs.controls import half_at_95
from graphnet.runs.flags import speedup_left_out
from graphnet.runs.record import Ratio, Record

_Place = tuple[str, str | None, tuple[tuple[str, int], ...]]


class BestOfBaselines:
    """Collects the rows of a run, and then makes the rows of the virtual backends ``xla:jax[over best of ...]``."""

    def __init__(self, baselines: Sequence[str]) -> None:
        """Begin with the baselines beside eager: names of backends, or sites in the spelling of ``--backend``."""
        self._names = tuple(baselines)
        self._rows: list[Record] = []
        self._baselines: dict[_Place, list[Record]] = {}
        #: The names that no row has.
        self.unseen = set(baselines)

    def add(self, record: Record) -> None:
        """Take note of a row."""
        names = {record.backend, record.site} & set(self._names)
        self.unseen -= names
        if not names:
            timing = record.timing
            slim = None if timing is None else timing.model_copy(update={"rounds": []})
            self._rows.append(record.model_copy(update={"timing": slim}))
        elif _counts(record):
            self._baselines.setdefault(_place(record), []).append(record)

    def rows(self) -> Iterator[Record]:
        """Yield a further row for each row of a backend that was not named as a baseline."""
        for record in self._rows:
            held = self._baselines.get(_place(record), ())
            best = max(held, key=_log, default=None)
            yield _over(record, None if best is None or _log(best) <= 0 else best, self._names)


def _counts(record: Record) -> bool:
    known = record.outcome is Outcome.OK and record.speedup is not None and record.speedup.is_possible
    return known and speedup_left_out(record.flags) is None


def _log(record: Record) -> float:
    return math.log(record.speedup.ratio) if record.speedup is not None else -math.inf


def _place(record: Record) -> _Place:
    """Return what a row and its baseline have in common: the sample, the machines and the conditions."""
    return record.sample, record.machines, tuple(sorted(conditions_in(record.flavour).items()))


def _over(record: Record, baseline: Record | None, names: Sequence[str]) -> Record:
    """Return a row whose speedup is over the baseline; None: over eager, which is the fastest."""
    head, _, options = record.flavour.partition("[")
    label = ",".join(part for part in (options.removesuffix("]"), f"{OVER_BEST_OF}eager|{'|'.join(names)}") if part)
    changed: dict[str, Any] = {
        "flavour": f"{head}[{label}]",
        "key": hashlib.sha256(f"{record.key} over {names}".encode()).hexdigest(),
        "command": "",
        "speedup_own_eager": None,
    }
    speedup = record.speedup
    if baseline is None or speedup is None or not speedup.is_possible:
        return record.model_copy(update=changed)
    assert baseline.speedup is not None
    other, log = baseline.speedup, _log(record) - _log(baseline)
    reach = math.hypot(half_at_95(record, speedup), half_at_95(baseline, other))
    ratio = Ratio(ratio=math.exp(log), low=math.exp(log - reach), high=math.exp(log + reach))
    timing = record.timing
    if timing is not None and baseline.timing is not None:
        # The fewer degrees of freedom of the two are on the safe side.
        known = [one.degrees for one in (timing, baseline.timing) if one.degrees is not None]
        changes = {"degrees": min(known, default=None), "components": None, "chance": None}
        # A row of few pairs is widened by what pairs differ in the run, and so is one over such a row.
        changes["processes"] = min(timing.processes, baseline.timing.processes)
        timing = timing.model_copy(update=changes)
    return record.model_copy(
        update=changed | {"speedup": ratio, "reference_ns": baseline.compiled_ns, "timing": timing}
    )
