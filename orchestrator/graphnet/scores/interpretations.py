"""Interpretations of the tolerance levels above 0: at which level does a score forgive each class of failure?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from graphnet.judge.ladder import LEVELS
from graphnet.scores.classes import RowClass

FIRST_LEVEL: Final = LEVELS[0]


@dataclass(frozen=True)
class Interpretation:
    """One way to interpret the tolerance levels above 0.

    ``forgiven_from`` gives, per class of failure (of JUDGED rows: a wrong value), the first level at which a failure
    counts as a speedup of 1; below, it counts as ``Penalties.failure``. Above ``frozen_at``, values are not judged
    again: a row is correct if it is at ``frozen_at``. ``last`` is the highest level of the curve.
    """

    name: str
    forgiven_from: Mapping[RowClass, int]
    frozen_at: int
    last: int

    @property
    def levels(self) -> range:
        """Return the levels of the curve, lowest first."""
        return range(FIRST_LEVEL, self.last + 1)


def _forgiven(*levels: int) -> Mapping[RowClass, int]:
    return dict(zip(RowClass, levels, strict=True))


#: GraphNet's default. Level 1, the last at which values are judged, is loose: the absolute tolerance of float32 is 10.
DEFAULT: Final = Interpretation("default", _forgiven(1, 3, 3, 3), frozen_at=1, last=4)
#: GraphNet's second interpretation forgives each class of failures at a level of its own.
MISMATCH_EXTENDED: Final = Interpretation("mismatch_extended", _forgiven(1, 2, 3, 4), frozen_at=1, last=5)
#: The text of GraphNet's technical report: above level 0, the judgement at level 0 stays.
PAPER: Final = Interpretation("paper", _forgiven(1, 2, 2, 3), frozen_at=0, last=4)

INTERPRETATIONS: Final = (DEFAULT, MISMATCH_EXTENDED, PAPER)
