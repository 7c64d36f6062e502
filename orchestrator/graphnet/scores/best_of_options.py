"""The virtual backend "best of N": of the contenders that differ by options in brackets, the fastest for each sample.

The fastest of several times is partly the luckiest. So the contender is chosen by the rounds with even numbers of each
pair of processes, and its speedup is that of the rounds with odd numbers, which took no part in the choice. To find it,
a user must compile and time every contender, so its compile time is the sum of all compiles and of the choosing rounds.
"""

from __future__ import annotations

import hashlib
import math
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from graphnet.conditions import NAMES, conditions_in, without
from graphnet.outcomes import Outcome
from graphnet.runs.controls import Spread
from graphnet.runs.flags import speedup_left_out
from graphnet.runs.record import Ratio, Record
from graphnet.runs.request import FEWEST_PROCESSES

#: Half of the rounds vary by this factor more than all of them.
_HALF: Final = math.sqrt(2)


@dataclass(frozen=True)
class _Half:
    """Half of the rounds: per pair of processes, the logarithm of the median ratio; and each side's times per call."""

    centres: list[float]
    reference_ns: list[float]
    compiled_ns: list[float]

    @property
    def centre(self) -> float:
        return statistics.fmean(self.centres)


@dataclass(frozen=True)
class _Contender:
    """A row without its raw times, and the two halves of its rounds; None if the row cannot be chosen."""

    record: Record
    chosen_by: _Half | None
    reported: _Half | None


class BestOfOptions:
    """Collects the rows of contenders, and then makes the rows of the virtual backends."""

    def __init__(self) -> None:
        self._groups: dict[tuple[str, str, str, str, str | None], dict[str, list[_Contender]]] = {}

    def add(self, record: Record) -> None:
        """Take note of a row, with its raw times. Rows without options in brackets are no contenders."""
        options = without(record.flavour, *NAMES).partition("[")[2]
        if options:
            # Contenders differ by options only: with other threads, the reference is another one too.
            head = record.flavour.partition("[")[0]
            conditions = ",".join(f"{name}={value}" for name, value in conditions_in(record.flavour).items())
            samples = self._groups.setdefault((record.backend, head, conditions, record.where, record.machines), {})
            samples.setdefault(record.sample, []).append(_contender(record))

    def rows(self) -> Iterator[Record]:
        """Yield a row per sample of each backend with several contenders, as ``inductor:torch[best of 4]``."""
        for (_, flavour, conditions, _, _), samples in self._groups.items():
            names = {one.record.flavour for contenders in samples.values() for one in contenders}
            if len(names) > 1:
                for contenders in samples.values():
                    label = f"best of {len(names)}" + (f",{conditions}" if conditions else "")
                    yield _best(contenders, f"{flavour}[{label}]")


def _best(contenders: Sequence[_Contender], flavour: str) -> Record:
    """Return the row of the contender that is best by the choosing half; if none can be chosen, the first one's row."""
    key = hashlib.sha256("".join(one.record.key for one in contenders).encode()).hexdigest()
    compiles = [one.record.compile_ns for one in contenders if one.record.compile_ns is not None]
    changed: dict[str, Any] = {"flavour": flavour, "key": key, "command": "", "warm_compile_ns": None}
    able = [one for one in contenders if one.chosen_by is not None]
    if not able:
        return contenders[0].record.model_copy(update=changed)
    winner = max(able, key=lambda one: one.chosen_by.centre if one.chosen_by is not None else -math.inf)
    record, half = winner.record, winner.reported
    assert half is not None
    assert record.timing is not None
    ratio, degrees = _interval(record, half)
    tuning_ns = sum((one.record.timing.timed_ns or 0) // 2 for one in contenders if one.record.timing is not None)
    own = {"speedup_own_eager": ratio} if record.speedup_own_eager == record.speedup else {"speedup_own_eager": None}
    return record.model_copy(
        update=changed
        | own
        | {
            "compile_ns": sum(compiles) + tuning_ns if compiles else None,
            "compile_cpu_ns": None,
            "reference_ns": round(statistics.median(half.reference_ns)),
            "compiled_ns": round(statistics.median(half.compiled_ns)),
            "speedup": ratio,
            "timing": record.timing.model_copy(update={"degrees": degrees, "components": None, "compile_time": None}),
        }
    )


def _interval(record: Record, half: _Half) -> tuple[Ratio, int | None]:
    """Return the ratio of the reported half and its interval, which is at least as wide as that of the whole row."""
    assert record.speedup is not None
    assert record.timing is not None
    whole, degrees = math.log(record.speedup.high / record.speedup.low) / 2, record.timing.degrees
    reach = whole
    if len(half.centres) >= FEWEST_PROCESSES:
        own = Spread(statistics.stdev(half.centres), len(half.centres) - 1)
        if (of_half := own.reach(len(half.centres), record.chance)) > whole:
            reach, degrees = of_half, own.degrees
    else:
        reach = whole * _HALF
    centre = half.centre
    return Ratio(ratio=math.exp(centre), low=math.exp(centre - reach), high=math.exp(centre + reach)), degrees


def _contender(record: Record) -> _Contender:
    slim = record
    if record.timing is not None:
        slim = record.model_copy(update={"timing": record.timing.model_copy(update={"rounds": []})})
    known = record.outcome is Outcome.OK and record.speedup is not None and record.speedup.is_possible
    # A speedup that no sum may use, such as a suspicious one, must not win either.
    if not known or speedup_left_out(record.flags) is not None:
        return _Contender(slim, None, None)
    halves = [_half(record, parity) for parity in (0, 1)]
    return _Contender(slim, *halves) if all(one is not None for one in halves) else _Contender(slim, None, None)


def _half(record: Record, parity: int) -> _Half | None:
    """Return every second of the rounds that count; None if a pair of processes has none."""
    timing = record.timing
    assert timing is not None
    processes: dict[int, list[dict[str, Any]]] = {}
    for one in timing.rounds:
        if {"reference", "compiled"} <= one.keys():
            processes.setdefault(int(one["process"]), []).append(one)
    centres: list[float] = []
    times: dict[str, list[float]] = {"reference": [], "compiled": []}
    for rounds in processes.values():
        counted = rounds[len(rounds) // 2 :] if timing.discarded_rounds else rounds
        some = counted[parity::2]
        if not some:
            return None
        ratios = [_median(one, "reference") / _median(one, "compiled") for one in some]
        centres.append(math.log(statistics.median(ratios)))
        for side, found in times.items():
            found += [ns / timing.calls_per_trial for one in some for ns in one[side]["wall_ns"]]
    return _Half(centres, times["reference"], times["compiled"]) if centres else None


def _median(one: dict[str, Any], side: str) -> float:
    return float(statistics.median(one[side]["wall_ns"]))
