"""Decides which backend of the earlier run is compared with which backend of the later run."""

from __future__ import annotations

from collections.abc import Iterable

from graphnet.errors import UsageError
from graphnet.nearest import unknown
from graphnet.scores.compare.side import Place


def match_places(before: Iterable[Place], after: Iterable[Place]) -> list[tuple[Place, Place]]:
    """Return the pairs of places that are compared. A place is NAME:FLAVOUR@WHERE of a backend.

    Equal places are a pair. Places that differ only in WHERE, for instance in the tag of an image, are also a pair, but
    only if each side has exactly one unpaired place of this backend and flavour.
    """
    olds, news = list(before), list(after)
    pairs = [(place, place) for place in olds if place in news]
    left = [place for place in olds if place not in news]
    free = [place for place in news if place not in olds]
    for place in left:
        same = [[one for one in side if _name(one) == _name(place)] for side in (left, free)]
        if len(same[0]) == len(same[1]) == 1:
            pairs.append((place, same[1][0]))
    return pairs


def find_place(places: Iterable[Place], typed: str, run: str) -> Place:
    """Find the place that a user typed.

    The user may type the whole place, NAME@WHERE, or only the beginning of the place, up to a ``:`` or ``@``.

    Args:
        places: the places of the run.
        typed: for instance ``inductor``, ``inductor:torch`` or ``inductor:torch@/opt/new/bin/python``.
        run: the run's folder, for the message.

    Raises:
        UsageError: the run has no such place, or the text fits several places.
    """
    known = list(places)
    exact = [place for place in known if place.text == typed or f"{place.backend}@{place.where}" == typed]
    found = exact or [p for p in known if p.text.startswith((f"{typed}:", f"{typed}@"))]
    if len(found) > 1:
        listed = " and ".join(place.text for place in found)
        raise UsageError(f"{run} has several backends that {typed!r} fits: {listed}; type one of these")
    if not found:
        raise unknown(f"{run} has no backend", typed, [place.text for place in known])
    return found[0]


def _name(place: Place) -> tuple[str, str]:
    return place.backend, place.flavour
