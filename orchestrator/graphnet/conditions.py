"""Conditions that differ between rows of one run: the threads and the seed. Sites have them in brackets, as options.

``inductor[mode=default,threads=2]`` is measured with two threads, and so is the reference beside it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from graphnet.errors import UsageError

#: The conditions, which are also fields of the request.
NAMES: Final = ("threads", "seed")
#: Begins the names of the baselines of a virtual row (see scores/best_of_baselines.py).
OVER_BEST_OF: Final = "over best of "
_CONDITION = re.compile(rf"(?:^|(?<=[\[,]))(?P<name>{'|'.join(NAMES)})=(?P<value>-?\d+)(?=[,\]])")
_RANGE = re.compile(r"(-?\d{1,40})(?:\.\.(-?\d{1,40}))?")
#: The most values that one option may list.
_MOST_VALUES: Final = 1000


def numbers_in(text: str, flag: str) -> list[int]:
    """Read whole numbers and ranges, for instance ``1,2`` or ``1..5``. Each number counts once. Raises UsageError."""
    found: dict[int, None] = {}
    for part in text.split(","):
        match = _RANGE.fullmatch(part.strip())
        first, last = (int(match[1]), int(match[2] or match[1])) if match else (1, 0)
        if first > last or last - first >= _MOST_VALUES:
            raise UsageError(
                f"{flag} {text!r} is not a number, a list or a range: write for instance 2, or 1,2, or 1..5"
            )
        found |= dict.fromkeys(range(first, last + 1))
    return list(found)


def conditions_in(flavour: str) -> dict[str, int]:
    """Return the conditions that a row's flavour has in brackets; empty if it has those of its run."""
    # Behind it, a virtual row names other contenders with their conditions.
    own = flavour.partition(OVER_BEST_OF)[0]
    return {match["name"]: int(match["value"]) for match in _CONDITION.finditer(own + ("]" if own != flavour else ""))}


def without(flavour: str, *names: str) -> str:
    """Return a row's flavour without some of the conditions in its brackets."""
    head, bracket, rest = flavour.partition("[")
    kept = [part for part in rest.removesuffix("]").split(",") if part.partition("=")[0] not in names]
    return f"{head}[{','.join(kept)}]" if bracket and any(kept) else head


def shown(conditions: Mapping[str, int]) -> str:
    """Return conditions as words: ``threads 2, seed 1``."""
    return ", ".join(f"{name} {value}" for name, value in conditions.items())
