"""Controls of a run: the same measurement of two equal sides. run.json keeps them; they are never rows.

`A/A` times the reference against a second process of itself, `nope` times it against the backend that does nothing.
Their ratios should be 1. Their distance from 1 is how far apart two equal programs seem on this machine today.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pydantic import BaseModel, ConfigDict

from graphnet.runs.record import Ratio

AA: Final = "A/A"
NOPE: Final = "nope"


class Control(BaseModel):
    """One control beside one sample."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)

    control: str
    """`A/A` or `nope`."""
    sample: str
    """The sample's name in the run."""
    ratio: Ratio | None = None
    """The ratio of the two equal sides; null where the control failed."""
    stable: bool | None = None
    """Whether the interval became narrow enough."""
    problem: str | None = None
    """Why there is no ratio."""


def aa_width(controls: Iterable[Control]) -> float | None:
    """How far from 1 the intervals of the A/A controls reach; None without an A/A control that has a ratio.

    0.03 means: two processes of one program showed a ratio of 1.03 or of 1/1.03.
    """
    ratios = [control.ratio for control in controls if control.control == AA and control.ratio is not None]
    if not ratios:
        return None
    return max(max(ratio.high, 1 / ratio.low) for ratio in ratios) - 1
