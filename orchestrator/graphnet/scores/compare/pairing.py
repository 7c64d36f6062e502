"""Decides which backend of the earlier run is compared with which backend of the later run."""

from __future__ import annotations

from collections.abc import Iterable

from graphnet.errors import UsageError
from graphnet.nearest import unknown
from graphnet.scores.compare.side import Place


def match_places(before: Iterable[Place], after: Iterable[Place]) -> list[tuple[Place, Place]]:
    """Return the pairs of places (NAME:FLAVOUR@WHERE of a backend) that are compared: equal ones, and those that differ
    only in WHERE, such as the tag of an image, if each side has exactly one unpaired place of this backend and flavour.
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
    """Find the place that a user typed: the whole, one without flavour or WHERE, or its beginning up to a ``:``, ``@``
    or ``[``.

    Raises UsageError, which names ``run``, if there is no such place, or if the text fits several.
    """
    known = list(places)
    exact = [place for place in known if typed in (place.text, *(f"{name}@{place.where}" for name in _names(place)))]
    begun = [place for place in known if place.text.startswith((f"{typed}:", f"{typed}@", f"{typed}["))]
    # Beside contenders with options or in other places, a name alone means the one without, as in --backend.
    named = [place for place in known if typed == _without_flavour(place)]
    found = exact or [place for place in named if place.where == "local"] or named or begun
    if len(found) > 1:
        listed = " and ".join(place.text for place in found)
        raise UsageError(f"{run} has several backends that {typed!r} fits: {listed}; type one of these")
    if not found:
        raise unknown(f"{run} has no backend", typed, [place.text for place in known])
    return found[0]


def _without_flavour(place: Place) -> str:
    # The options that --backend has in brackets follow the flavour's name.
    return place.backend + "".join(place.flavour.partition("[")[1:])


def _names(place: Place) -> tuple[str, str]:
    return f"{place.backend}:{place.flavour}", _without_flavour(place)


def _name(place: Place) -> tuple[str, str]:
    return place.backend, place.flavour
