"""Say why the regions of a sample do not cover a gap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from graphnet import units
from graphnet.explain.gap import REFERENCE, Gap

_MOST_NAMED: Final = 3


def reasons(gap: Gap, between: tuple[str, str], untimed: Sequence[str], divided: int, alone: bool) -> list[str]:
    """Return the reasons as sentences, as far as the measurements show them.

    Args:
        gap: a gap whose coverage is too small.
        between: its sides.
        untimed: the regions without a time on one of the sides.
        divided: the number of regions that begin inside a kernel.
        alone: whether each region was measured alone, and not in the same calls as the others.
    """
    found = []
    if untimed:
        names = ", ".join(untimed[:_MOST_NAMED]) + (", ..." if len(untimed) > _MOST_NAMED else "")
        found.append(f"{names} could not be timed on both sides, so the interaction holds what they take")
    rest = gap.interaction.difference
    if not rest.is_certain:
        found.append(
            f"the interaction may be noise: it is {units.duration(abs(rest.value))} and less than its error; measure "
            "longer with --budget, on a machine that does nothing else"
        )
    found += [text for side in between if (text := _of_side(gap, side, divided, alone)) is not None]
    return found


def _of_side(gap: Gap, side: str, divided: int, alone: bool) -> str | None:
    """Say what the whole of one side takes more or less than its parts; None if that is not certain."""
    rest = gap.rests[side]
    if not rest.is_certain:
        return None
    amount = units.duration(abs(rest.value))
    if rest.value > 0:
        caches = ": a region that runs alone finds its data and its code in the caches" if alone else ""
        return f"on {side}, the whole takes {amount} longer than its parts and one call{caches}"
    fused = "" if side == REFERENCE else ", and fuses over the borders"
    cut = (
        f"; {divided} of the regions {'begins' if divided == 1 else 'begin'} inside a kernel of a side"
        if divided and fused
        else ""
    )
    return (
        f"on {side}, the whole takes {amount} less than its parts and one call: it does not return the results of "
        f"each region{fused}{cut}"
    )
