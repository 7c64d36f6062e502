"""The controls of a run. A control measures two equal sides. run.json keeps the controls, and they are never rows.

An `A/A` control times the reference against a second process of the reference. A `nope` control times the reference
against the backend `nope`, which runs the graph uncompiled. Both ratios should be 1. The distance of a ratio
from 1 shows by how much two equal programs seem to differ on this machine today.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pydantic import BaseModel, ConfigDict

from graphnet.runs.record import Ratio

AA: Final = "A/A"
NOPE: Final = "nope"


class Control(BaseModel):
    """The result of one control, which was measured beside one sample."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)

    control: str
    """The kind of the control: `A/A` or `nope`."""
    sample: str
    """The name of the sample in the run."""
    ratio: Ratio | None = None
    """The ratio of the two equal sides; null if the control failed."""
    stable: bool | None = None
    """Whether the interval of the ratio became narrow enough."""
    problem: str | None = None
    """Why the control has no ratio; null if it has one."""


def aa_width(controls: Iterable[Control]) -> float | None:
    """Return how far from 1 the intervals of the A/A controls reach; None if no A/A control has a ratio.

    For example, 0.03 means that two processes of the same program showed a ratio of 1.03 or of 1/1.03.
    """
    ratios = [control.ratio for control in controls if control.control == AA and control.ratio is not None]
    if not ratios:
        return None
    return max(max(ratio.high, 1 / ratio.low) for ratio in ratios) - 1
