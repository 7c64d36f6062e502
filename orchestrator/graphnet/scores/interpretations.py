"""Interpretations of positive tolerances: from which level on an error-aware score forgives which failure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from graphnet.judge.ladder import LEVELS
from graphnet.scores.classes import RowClass

FIRST_LEVEL: Final = LEVELS[0]


@dataclass(frozen=True)
class Interpretation:
    """One reading of the levels above 0.

    ``forgiven_from`` gives, per class of failure, the first level at which a failure counts as a speedup of 1 instead
    of as b; the failure of a JUDGED row is one of accuracy. From ``frozen_at`` on, which rows are correct no longer
    changes. ``last`` is the highest level of the curve.
    """

    name: str
    forgiven_from: Mapping[RowClass, int]
    frozen_at: int
    last: int

    @property
    def levels(self) -> range:
        """The levels of the curve, lowest first."""
        return range(FIRST_LEVEL, self.last + 1)


def _forgiven(accuracy: int, mismatch: int, runtime: int, compiling: int) -> Mapping[RowClass, int]:
    return {
        RowClass.JUDGED: accuracy,
        RowClass.MISMATCH: mismatch,
        RowClass.RUNTIME: runtime,
        RowClass.COMPILE: compiling,
    }


#: GraphNet's default. It judges accuracy once more at level 1, where float32 may be off by 10, and then freezes.
DEFAULT: Final = Interpretation("default", _forgiven(1, 3, 3, 3), frozen_at=1, last=4)
#: GraphNet's second interpretation, with a level of its own for outputs of another shape or type.
MISMATCH_EXTENDED: Final = Interpretation("mismatch_extended", _forgiven(1, 2, 3, 4), frozen_at=1, last=5)
#: The technical report's text: failures are forgiven one class at a time, and nothing is judged again above level 0.
PAPER: Final = Interpretation("paper", _forgiven(1, 2, 2, 3), frozen_at=0, last=4)

INTERPRETATIONS: Final = (DEFAULT, MISMATCH_EXTENDED, PAPER)
