"""The names of the repairs of GraphNet's samples. The command line reads these names; graphs/ makes the repairs."""

from __future__ import annotations

from typing import Tuple

RULES = ("vmap", "private_api", "min_val", "finite")
"""All repairs, in the order in which they are applied. docs/start/graphnet-dataset.md says what each repair changes."""


def parse_rules(text: str) -> Tuple[str, ...]:
    """Parse ``all``, ``none``, or names with commas, to names in the order of RULES. Raise ValueError if unknown."""
    if text in ("all", "none"):
        return RULES if text == "all" else ()
    names = text.split(",")
    for name in names:
        if name not in RULES:
            raise ValueError(f"{name!r} is not a repair; give all, none or some of {', '.join(RULES)}.")
    return tuple(rule for rule in RULES if rule in names)
