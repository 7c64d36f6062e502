"""The controls of a run. A control times two programs that should be equally fast. run.json keeps the controls.

An `A/A` control times the reference against a second process of the reference. A `nope` control times the reference
against the backend `nope`, which runs the graph uncompiled. Both ratios should be 1. The distance of a ratio from 1
shows by how much two equal programs seem to differ on the run's machine, at the time of the run.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable
from typing import Final

from pydantic import BaseModel, ConfigDict

from graphnet.runs.record import Ratio

AA: Final = "A/A"
NOPE: Final = "nope"
#: See ``unlike_machines``.
_UNLIKE: Final = 3.0
_FEWEST_MACHINES: Final = 3


class Control(BaseModel):
    """The result of one control, which was measured with the graph of one sample."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)

    control: str
    """The kind of the control: `A/A` or `nope`."""
    sample: str
    """The name of the sample in the run."""
    ratio: Ratio | None = None
    """The ratio of the times of the two programs; null if the control failed."""
    stable: bool | None = None
    """Whether the interval of the ratio became narrow enough."""
    processes: int | None = None
    """Number of pairs of processes that were timed; null if the control failed, and in runs of earlier versions."""
    problem: str | None = None
    """Why the control has no ratio; null if it has one."""
    host: str | None = None
    """The boot id of the machine that measured the control. Null in runs of earlier versions."""
    machine_class: str | None = None
    """The class of the device that was timed, as in the rows of the run. Null in runs of earlier versions."""

    @property
    def usable(self) -> bool:
        """Whether the control's ratio is stable, so that it shows by how much two equal programs seem to differ.

        Runs of earlier versions do not record whether a control is stable. In these runs, every control with a ratio is
        usable.
        """
        possible = self.ratio is not None and is_possible(self.ratio)
        return possible and (self.stable is True or self.processes is None)


def is_possible(ratio: Ratio) -> bool:
    """Whether a real measurement can result in this ratio and interval.

    A damaged run may hold a ratio of 0 or infinity, or interval ends in the wrong order.
    """
    return 1e-9 <= ratio.low <= ratio.ratio <= ratio.high <= 1e9


def aa_width(controls: Iterable[Control]) -> float | None:
    """Return by how much two equal programs may seem to differ; None if no A/A control is usable.

    The result is the largest distance from 1 that the interval of a usable A/A control reaches. For example, 0.03 means
    that the widest interval reaches to 1.03 or to 1/1.03. An unstable control is not usable. Its interval shows how
    noisy the machine was during the control, but not how much two equal programs differ.
    """
    ratios = [control.ratio for control in controls if control.control == AA and control.usable and control.ratio]
    if not ratios:
        return None
    return max(max(ratio.high, 1 / ratio.low) for ratio in ratios) - 1


def widths_by_class(controls: Iterable[Control]) -> dict[str, float]:
    """Return ``aa_width`` for each class of machines that the controls name. Infinite if no control is usable there."""
    of_class: dict[str, list[Control]] = {}
    for control in controls:
        if control.machine_class and control.control == AA:
            of_class.setdefault(control.machine_class, []).append(control)
    return {name: math.inf if (width := aa_width(held)) is None else width for name, held in of_class.items()}


def unlike_machines(controls: Iterable[Control]) -> list[str]:
    """Return a sentence for each machine on which equal programs differ much more than on others of its class.

    The A/A width of a machine is unlike its class's if it is more than ``_UNLIKE`` times the median over the machines
    of the class. A class needs at least three machines with usable controls.
    """
    widths: dict[str, dict[str, float]] = {}
    by_host: dict[tuple[str, str], list[Control]] = {}
    for control in controls:
        if control.machine_class and control.host:
            by_host.setdefault((control.machine_class, control.host), []).append(control)
    for (machine_class, host), held in by_host.items():
        width = aa_width(held)
        if width is not None:
            widths.setdefault(machine_class, {})[host] = width
    found = []
    for machine_class, of_host in widths.items():
        middle = statistics.median(of_host.values())
        if len(of_host) < _FEWEST_MACHINES:
            continue
        found += [
            f"machine {host} is unlike the others of its class ({machine_class}): two equal programs differ by up to "
            f"{width:.1%} there, and by {middle:.1%} on the median machine"
            for host, width in of_host.items()
            if width > _UNLIKE * middle
        ]
    return found


def is_difference(ratio: Ratio, aa_width: float) -> bool:
    """Whether a ratio shows a difference: its interval excludes 1, and its distance from 1 exceeds ``aa_width``."""
    return (ratio.low > 1 and ratio.ratio > 1 + aa_width) or (ratio.high < 1 and 1 / ratio.ratio > 1 + aa_width)


def why_not_usable(controls: Iterable[Control]) -> str | None:
    """Return one sentence that says why no A/A control is usable; None if one is usable, or if none was measured."""
    measured = [control for control in controls if control.control == AA]
    if not measured or any(control.usable for control in measured):
        return None
    reasons = []
    for control in measured:
        if control.ratio is None:
            reasons.append(f"beside {control.sample} it failed ({control.problem})")
        elif not is_possible(control.ratio):
            reasons.append(f"beside {control.sample} its ratio is not a possible one")
        else:
            width = (control.ratio.high - control.ratio.low) / 2 / control.ratio.ratio
            reasons.append(f"beside {control.sample} its interval reaches {width:.1%} to each side")
    return "no A/A control is usable: " + "; ".join(reasons)
