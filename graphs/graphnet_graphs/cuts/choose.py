"""Choose where to cut a forward function: at given positions, around given ranges, by size, by modules, or everywhere.

A cut is made before the statement whose number is the position. Statements that only free names (`del x`) have no
number. A position that the user gives is refused if no cut is possible there; computed positions are always possible.
"""

from __future__ import annotations

from typing import List, Mapping, Sequence, Tuple

from graphnet_graphs.cuts.decompose import Observed
from graphnet_graphs.errors import UsageError


def at_positions(observed: Observed, positions: Sequence[int]) -> List[int]:
    """Return the given positions, sorted and without repetitions. Raises UsageError if a cut is impossible at one."""
    observed.require(positions)
    return sorted(set(positions))


def around_ranges(observed: Observed, ranges: Sequence[Tuple[int, int]]) -> List[int]:
    """Return the positions that make each half-open range, and what is before, between and after them, a part.

    Raises:
        UsageError: a range is empty or not inside the forward function, two ranges overlap, or a cut at the beginning
            or end of a range is impossible.
    """
    count = len(observed.forward.statements)
    end_before = 0
    for first, end in sorted(ranges):
        if not 0 <= first < end <= count:
            raise UsageError(f"The range {first}-{end} is not inside 0-{count}, or is empty.")
        if first < end_before:
            raise UsageError(f"The range {first}-{end} begins before the one before it ends, at {end_before}.")
        end_before = end
    return at_positions(observed, [edge for one in ranges for edge in one if 0 < edge < count])


def by_size(observed: Observed, largest: int) -> List[int]:
    """Return positions that make parts of at most `largest` statements, or more only where no cut is possible.

    Raises UsageError if `largest` is below 1.
    """
    if largest < 1:
        raise UsageError(f"A part of at most {largest} statements cannot exist; give 1 or more.")
    free = observed.free_positions()
    positions: List[int] = []
    begin = 0
    for index, position in enumerate(free):
        following = free[index + 1] if index + 1 < len(free) else len(observed.forward.statements)
        if following - begin > largest:
            positions.append(position)
            begin = position
    return positions


def evenly(observed: Observed, parts: int) -> List[int]:
    """Return positions that cut the forward function into at most `parts` parts of similar size.

    Each position of an exact division is moved to the nearest possible one. If two become equal, there are fewer parts.
    """
    free = observed.free_positions()
    count = len(observed.forward.statements)
    wanted = [count * number / parts for number in range(1, parts)]
    return sorted({min(free, key=lambda one: abs(one - place)) for place in wanted}) if free else []


def by_modules(observed: Observed, original_names: Mapping[str, str], depth: int) -> List[int]:
    """Return positions that cut the forward function wherever it passes from one module of the model to another.

    If no cut is possible at such a boundary, the next possible position is used. A statement belongs to the module
    whose weights it reads, or else to that of the statement before it. The first `depth` parts of a weight's name
    identify its module, without the last part: at depth 2, `layer1.0.conv1.weight` belongs to `layer1.0`.
    `original_names` gives for each argument that is a weight its name in the original model.

    Raises:
        UsageError: `depth` is below 1, or no weight's name has several parts, so that no module is known.
    """
    if depth < 1:
        raise UsageError(f"--modules {depth} cannot separate modules; give 1 or more.")
    modules = {name: tuple(own.split(".")[:-1][:depth]) for name, own in original_names.items() if "." in own}
    if not modules:
        raise UsageError("No weight of this sample has the name of a module in its own name; cut it in another way.")
    free = set(observed.free_positions())
    positions: List[int] = []
    current: Tuple[str, ...] = ()
    for number in range(len(observed.forward.statements)):
        named = [modules[name] for name in observed.forward.read(number) if name in modules]
        if named and named[0] != current:
            # If no cut is possible before the module's first statement, use the next possible position.
            possible = next((p for p in range(number, len(observed.forward.statements)) if p in free), None)
            if current and possible is not None and (not positions or possible > positions[-1]):
                positions.append(possible)
            current = named[0]
    return positions
