"""The controls of a run, which run.json keeps. A control times two programs that should be equally fast.

`A/A` times the reference against a second process of the reference, `nope` against a backend that runs the graph
uncompiled. Their ratios' distance from 1 shows by how much equal programs seem to differ on this machine.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from pydantic import BaseModel, ConfigDict

from graphnet import units
from graphnet.conditions import conditions_in
from graphnet.printable import printable
from graphnet.runs.record import CHANCE, Ratio, Record
from graphnet.runs.request import FEWEST_PROCESSES

AA: Final = "A/A"
NOPE: Final = "nope"
#: A sentence names so many controls that are not usable, and counts the others.
_MOST_REASONS: Final = 3
#: See ``unlike_machines``.
_UNLIKE: Final = 3.0
_FEWEST_MACHINES: Final = 3
#: The 97.5 % quantiles of Student's t distribution for 1, 2, ... degrees of freedom, and that of the normal one.
_STUDENT: Final = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139)
_NORMAL: Final = 1.959964
#: The largest spread that possible ratios have (see ``Ratio.is_possible``). A damaged control may say more.
_MOST_SPREAD: Final = 50.0


def student(degrees: int, chance: float = CHANCE) -> float:
    """The quantile of Student's t distribution with ``degrees`` degrees of freedom that is exceeded, to either side,
    with probability ``chance``.

    For 5 % and above the table, the first terms of its expansion around the normal quantile z differ from it by less
    than 0.0003 (Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.5).
    """
    if chance != CHANCE:
        # Import scipy only here: it takes a tenth of a second, and most commands need no other level.
        from scipy.special import stdtrit

        return -float(stdtrit(degrees, chance / 2))
    if degrees <= len(_STUDENT):
        return _STUDENT[degrees - 1]
    z = _NORMAL
    return z + (z**3 + z) / (4 * degrees) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees**2)


@dataclass(frozen=True)
class Spread:
    """How much pairs of processes differ: the standard deviation of the logarithms of their ratios, and its degrees of
    freedom.
    """

    deviation: float
    degrees: int

    def reach(self, pairs: int = 1, chance: float = CHANCE) -> float:
        """Half of the interval that the mean of so many pairs needs, on the logarithmic scale. The interval misses the
        true mean with probability ``chance``.
        """
        return student(self.degrees, chance) * self.deviation / math.sqrt(pairs)


class Control(BaseModel):
    """The result of one control, which was measured with the graph of one sample."""

    model_config = ConfigDict(frozen=True, extra="allow")

    control: str
    """The kind of the control: `A/A` or `nope`."""
    sample: str
    """The name of the sample in the run."""
    ratio: Ratio | None = None
    """The ratio of the times of the two programs; null if the control failed."""
    stable: bool | None = None
    """Whether the interval of the ratio became narrow enough."""
    processes: int | None = None
    """Number of pairs of processes that were timed; null if the control failed."""
    spread: float | None = None
    """Standard deviation of the natural logarithms of its pairs' ratios. With one pair, it is the distance of the
    logarithm from 0. Null if the control failed, and in older runs."""
    problem: str | None = None
    """Why the control has no ratio; null if it has one."""
    host: str | None = None
    """The boot id of the machine that measured the control."""
    machine_class: str | None = None
    """The class of the device that was timed, as in the rows of the run. Null if the device's model is not known."""
    threads: int | None = None
    """The number of threads of both programs. Null in older runs, whose request says it."""
    measured: str | None = None
    """When the control was measured, in UTC."""

    @property
    def usable(self) -> bool:
        """Whether the control's ratio is stable, so that it shows by how much two equal programs seem to differ."""
        return self.ratio is not None and self.ratio.is_possible and self.stable is True


def aa_width(controls: Iterable[Control], and_unstable: bool = False) -> float | None:
    """Return by how much two equal programs may seem to differ; None if no A/A control is usable.

    It is the largest distance from 1 that an interval of a usable A/A control reaches: 0.03 means 1.03 or 1/1.03. An
    unstable control shows how noisy the machine was, but not how much two equal programs differ: it must be asked for.
    """
    counted = [one for one in controls if one.control == AA and (one.usable or and_unstable)]
    ratios = [one.ratio for one in counted if one.ratio is not None and one.ratio.is_possible]
    return max(max(ratio.high, 1 / ratio.low) for ratio in ratios) - 1 if ratios else None


def widths_by_class(controls: Iterable[Control]) -> dict[str, float]:
    """Return ``aa_width`` for each class of machines that the controls name. Infinite if no control is usable there."""
    of_class: dict[str, list[Control]] = {}
    for control in controls:
        if control.machine_class and control.control == AA:
            of_class.setdefault(control.machine_class, []).append(control)
    return {name: math.inf if (width := aa_width(held)) is None else width for name, held in of_class.items()}


def bound_of(controls: Iterable[Control], machine_class: str | None, half_width: float) -> float:
    """Return the difference that counts as one: as far as the controls show it, but at least the half width that the
    user asked for.
    """
    width = widths_by_class(controls).get(machine_class or "", 0.0)
    return max(half_width, width if math.isfinite(width) else 0.0)


def spreads_by_class(controls: Iterable[Control]) -> dict[str, Spread]:
    """Return how much pairs of processes differ in each class of machines, and, under an empty name, in all together.

    The A/A controls are pooled: each adds its degrees of freedom. Unstable ones count too, because only quiet controls
    are stable. A class whose controls show no spread is missing.
    """
    found: dict[str, tuple[float, int]] = {}
    for control in controls:
        if control.control != AA or control.spread is None or control.processes is None:
            continue
        if not 0 <= control.spread <= _MOST_SPREAD:
            continue
        # Both programs of a control are equal, so the ratio of a single pair is known to be 1.
        degrees = max(1, control.processes - 1)
        for name in {"", control.machine_class or ""}:
            squares, known = found.get(name, (0.0, 0))
            found[name] = (squares + degrees * control.spread**2, known + degrees)
    return {name: Spread(math.sqrt(squares / degrees), degrees) for name, (squares, degrees) in found.items()}


def spread_of(spreads: Mapping[str, Spread] | None, machine_class: str | None) -> Spread | None:
    """Return the spread of a row's class of machines. Where classes are known, another class says nothing about it."""
    known = spreads or {}
    return known.get(machine_class or "") if len(known) > 1 else known.get("")


def unlike_machines(controls: Iterable[Control]) -> list[str]:
    """Return a sentence for each machine whose A/A width is over ``_UNLIKE`` times the median of its class's machines.

    A class needs at least three machines with usable controls.
    """
    hosts: dict[str, dict[str, list[Control]]] = {}
    for control in controls:
        if control.machine_class and control.host:
            hosts.setdefault(control.machine_class, {}).setdefault(control.host, []).append(control)
    found = []
    for machine_class, by_host in hosts.items():
        of_host = {host: width for host, held in by_host.items() if (width := aa_width(held)) is not None}
        if len(of_host) < _FEWEST_MACHINES:
            continue
        middle = statistics.median(of_host.values())
        found += [
            f"machine {host} is unlike the others of its class ({machine_class}): two equal programs differ by up to "
            f"{units.width(width)} there, and by {units.width(middle)} on the median machine"
            for host, width in of_host.items()
            if width > _UNLIKE * middle
        ]
    return found


def widened(ratio: Ratio, processes: int | None, spread: Spread | None, chance: float = CHANCE) -> Ratio | None:
    """Return a row's ratio with an interval that covers what the controls show about pairs of processes.

    The interval of one pair covers its rounds only, so the spread is added to it; without a spread, nothing is known
    (None). The interval of several pairs is at least as wide as the spread asks for: a few pairs resemble each other by
    luck. ``processes`` is the row's number of pairs; None if it is not known, for instance in an imported row.
    ``chance`` is that with which the interval of several pairs misses the true ratio (``timing.chance``).
    """
    if processes is None or not ratio.is_possible or (spread is None and processes >= FEWEST_PROCESSES):
        return ratio
    if spread is None:
        return None
    below, above = math.log(ratio.ratio / ratio.low), math.log(ratio.high / ratio.ratio)
    if processes < FEWEST_PROCESSES:
        below, above = math.hypot(below, spread.reach()), math.hypot(above, spread.reach())
    else:
        reach = spread.reach(processes, chance)
        below, above = max(below, reach), max(above, reach)
    return Ratio(ratio=ratio.ratio, low=ratio.ratio * math.exp(-below), high=ratio.ratio * math.exp(above))


def half_at_95(record: Record, shown: Ratio) -> float:
    """Return half of the 95 % interval of a row's ratio on the logarithmic scale.

    ``shown`` is the ratio with its own interval (``widened``), which may miss the true one by less (``Record.chance``).
    """
    half, pairs = math.log(shown.high / shown.low) / 2, record.pairs
    if record.timing is None or pairs is None or pairs < FEWEST_PROCESSES or record.chance == CHANCE:
        return half
    degrees = record.timing.degrees or pairs - 1
    return half * student(degrees) / student(degrees, record.chance)


def width_of_row(aa_width: float, processes: int | None, spread: Spread | None) -> float:
    """Return by how much equal programs may seem to differ in a row of so many pairs.

    The controls have several pairs. One pair differs from them by the spread; without one, by any amount.
    """
    if processes is None or processes >= FEWEST_PROCESSES:
        return aa_width
    return math.inf if spread is None else math.expm1(math.log1p(aa_width) + spread.reach())


def is_difference(
    ratio: Ratio, aa_width: float, processes: int | None = None, spread: Spread | None = None, chance: float = CHANCE
) -> bool:
    """Whether a ratio shows a difference: its interval (``widened``) excludes 1, and its distance from 1 exceeds the
    row's width (``width_of_row``).
    """
    shown, width = widened(ratio, processes, spread, chance), width_of_row(aa_width, processes, spread)
    if shown is None:
        return False
    return (shown.low > 1 and shown.ratio > 1 + width) or (shown.high < 1 and 1 / shown.ratio > 1 + width)


def why_not_usable(controls: Iterable[Control]) -> str | None:
    """Return one sentence that says why no A/A control is usable; None if one is usable, or if none was measured."""
    measured = [control for control in controls if control.control == AA]
    if not measured or any(control.usable for control in measured):
        return None
    reasons = []
    for control in measured:
        if control.ratio is None:
            reasons.append(f"beside {control.sample} it failed ({control.problem})")
        elif not control.ratio.is_possible:
            reasons.append(f"beside {control.sample} its ratio is not a possible one")
        else:
            width = (control.ratio.high - control.ratio.low) / 2 / control.ratio.ratio
            reasons.append(f"beside {control.sample} its interval reaches {units.width(width)} to each side")
    shown, others = reasons[:_MOST_REASONS], len(reasons[_MOST_REASONS:])
    return printable("no A/A control is usable: " + "; ".join(shown + ([f"and {others} more"] if others else [])))


@dataclass(frozen=True)
class Widths:
    """The differences between equal programs that the controls of a run show.

    Attributes:
        aa_width: the share by which two equal programs may differ; None if no A/A control is usable.
        no_control: why no A/A control is usable; None if at least one is usable, or if none was measured.
        by_class: ``aa_width`` for each class of machines; infinite where none is usable.
        unlike: a sentence for each machine whose A/A controls differ from those of its class.
        spreads: how much pairs of processes differ, by class of machines (see ``spreads_by_class``).
        threads: the run's own number of threads, with which rows without such a condition were measured.
        by_threads: what the controls with each number of threads say.
        aa_width_with_unstable: ``aa_width`` with the controls that are not stable.
    """

    aa_width: float | None = None
    no_control: str | None = None
    by_class: Mapping[str, float] = field(default_factory=dict)
    unlike: Sequence[str] = ()
    spreads: Mapping[str, Spread] = field(default_factory=dict)
    threads: int | None = None
    by_threads: Mapping[int, Widths] = field(default_factory=dict)
    aa_width_with_unstable: float | None = None

    @classmethod
    def of(cls, controls: Sequence[Control], threads: int | None = None) -> Widths:
        """Return what these controls say. ``threads`` is the run's own number of threads."""
        of_threads: dict[int, list[Control]] = {}
        for control in controls:
            if (count := control.threads or threads) is not None:
                of_threads.setdefault(count, []).append(control)
        by_threads = {count: cls._together(held) for count, held in of_threads.items()}
        return replace(cls._together(controls), threads=threads, by_threads=by_threads)

    @classmethod
    def _together(cls, controls: Sequence[Control]) -> Widths:
        return cls(
            aa_width=aa_width(controls),
            no_control=why_not_usable(controls),
            by_class=widths_by_class(controls),
            unlike=unlike_machines(controls),
            spreads=spreads_by_class(controls),
            aa_width_with_unstable=aa_width(controls, and_unstable=True),
        )

    @property
    def groups(self) -> dict[str, float]:
        """``aa_width`` for each number of threads if there are several, and otherwise for each class of machines.

        Infinite where no control is usable.
        """
        if len(self.by_threads) < 2:
            return dict(self.by_class)
        return {
            units.count(count, "thread"): math.inf if one.aa_width is None else one.aa_width
            for count, one in sorted(self.by_threads.items())
        }

    def beside(self, record: Record) -> Widths:
        """Return what the controls with the row's number of threads say: those with another number say nothing."""
        count = conditions_in(record.flavour).get("threads", self.threads)
        if count is None or not self.by_threads:
            return self
        held = self.by_threads.get(count)
        return held or Widths(no_control=f"no control was measured with {units.count(count, 'thread')}")

    def width_of(self, record: Record) -> float | None:
        """Return the A/A width of a row: infinite if no control of its conditions is usable, None without controls."""
        held = self.beside(record)
        width = held.by_class.get(record.machine_class or "", held.aa_width)
        return math.inf if width is None and not held.judged else width

    def spread_of(self, record: Record) -> Spread | None:
        """Return how much pairs of processes differ under the conditions of a row; None if no control shows it."""
        return spread_of(self.beside(record).spreads, record.machine_class)

    @property
    def judged(self) -> bool:
        """Return False if A/A controls were measured but none is usable. Then no row is called faster or slower."""
        return self.no_control is None
