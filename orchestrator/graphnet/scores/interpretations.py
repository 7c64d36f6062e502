"""Interpretations of the levels above 0. Each defines from which level on a score forgives each class of failure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from graphnet.judge.ladder import LEVELS
from graphnet.scores.classes import RowClass

FIRST_LEVEL: Final = LEVELS[0]


@dataclass(frozen=True)
class Interpretation:
    """One way to interpret the levels above 0.

    ``forgiven_from`` gives, per class of failure, the first level at which a failure counts as a speedup of 1 and no
    longer as b. For JUDGED rows this concerns failures of accuracy. Above ``frozen_at``, values are not judged again:
    a row stays correct or incorrect as it was at that level. ``last`` is the highest level of the curve.
    """

    name: str
    forgiven_from: Mapping[RowClass, int]
    frozen_at: int
    last: int

    @property
    def levels(self) -> range:
        """Return the levels of the curve, lowest first."""
        return range(FIRST_LEVEL, self.last + 1)


def _forgiven(accuracy: int, mismatch: int, runtime: int, compiling: int) -> Mapping[RowClass, int]:
    return {
        RowClass.JUDGED: accuracy,
        RowClass.MISMATCH: mismatch,
        RowClass.RUNTIME: runtime,
        RowClass.COMPILE: compiling,
    }


#: GraphNet's default. It judges values again at level 1, where float32 may be off by 10, but not at higher levels.
DEFAULT: Final = Interpretation("default", _forgiven(1, 3, 3, 3), frozen_at=1, last=4)
#: GraphNet's second interpretation. It forgives each class of failures at a separate level, for instance outputs of
#: another shape or type at level 2.
MISMATCH_EXTENDED: Final = Interpretation("mismatch_extended", _forgiven(1, 2, 3, 4), frozen_at=1, last=5)
#: The text of the technical report: it forgives one class of failures at a time, and does not judge values again above
#: level 0.
PAPER: Final = Interpretation("paper", _forgiven(1, 2, 2, 3), frozen_at=0, last=4)

INTERPRETATIONS: Final = (DEFAULT, MISMATCH_EXTENDED, PAPER)
