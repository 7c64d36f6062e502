"""Says in words whether a row is faster or slower than the reference, by the same rule as the scores."""

from __future__ import annotations

import math
from typing import Final

from graphnet import units
from graphnet.runs.controls import Widths, width_of_row
from graphnet.runs.figure_texts import processes
from graphnet.runs.record import Record
from graphnet.runs.request import FEWEST_PROCESSES
from graphnet.scores.columns import Direction
from graphnet.scores.read import Call

_WAYS: Final = {
    Direction.FASTER: "faster than the reference",
    Direction.NO_DIFFERENCE: "no difference is shown",
    Direction.SLOWER: "slower than the reference",
}


def direction_words(record: Record, widths: Widths, found: Call | None = None) -> str | None:
    """Say whether a row counts as faster or slower than the reference; None if scores leave it out.

    ``widths`` are those of the row's run. ``found`` is the call of the row among those of its backend (see
    ``Rows.call_of``); None judges the row alone.
    """
    found = found or Call.of_one(record, widths)
    direction = found.direction
    if direction is Direction.NONE:
        return None
    if direction is Direction.UNSTABLE:
        used = processes(record)
        return f"too noisy to say more: the row is flagged unstable{'' if used is None else f' after {used}'}"
    if (missing := widths.beside(record).no_control) is not None:
        return f"whether this is a difference cannot be judged, because {missing}"
    width, pairs = widths.width_of(record), record.pairs
    least = found.least_difference
    bound = ""
    if direction is Direction.NO_DIFFERENCE and math.isfinite(least):
        bound = f"; a ratio farther from 1 than {units.width(least)} would have been called a difference"
    if pairs is not None and pairs < FEWEST_PROCESSES:
        spread = widths.spread_of(record)
        if spread is None:
            return "one pair of processes shows no difference, because no control of the run shows how far pairs differ"
        if width is not None and math.isinf(width):
            return f"{_WAYS[direction]} (no A/A control is usable on this class of machines)"
        reached = units.width(width_of_row(width or 0.0, pairs, spread))
        return f"{_WAYS[direction]} (in one pair, two equal processes of this run may differ by up to {reached}){bound}"
    if width is None:
        return _WAYS[direction] + bound
    if math.isinf(width):
        return f"{_WAYS[direction]} (no A/A control is usable on this class of machines)"
    return f"{_WAYS[direction]} (two equal processes of this run differ by up to {units.width(width)}){bound}"
