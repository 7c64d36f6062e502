"""Choose where to cut a forward: at positions, around ranges, by size, at the boundaries of modules, or everywhere.

Positions count the statements that compute something, from 0. Positions and ranges that a user gives are refused if no
cut is possible there. The other ways use only the positions at which a cut is possible.
"""

from __future__ import annotations

from typing import List, Mapping, Sequence, Tuple

from .decompose import Observed
from .errors import UsageError


def at_positions(observed: Observed, positions: Sequence[int]) -> List[int]:
    """Return the given positions, sorted and without repetitions. Raises UsageError if one is impossible."""
    observed.require(positions)
    return sorted(set(positions))


def around_ranges(observed: Observed, ranges: Sequence[Tuple[int, int]]) -> List[int]:
    """Return the positions that make a part of each half-open range of statements, and parts of what is between them.

    Raises:
        UsageError: a range is empty, two ranges overlap, or a cut at an end of a range is impossible.
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
    """Return positions that make parts of at most `largest` statements.

    A part is larger only if no cut is possible earlier.

    Raises:
        UsageError: `largest` is below 1.
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


def everywhere(observed: Observed) -> List[int]:
    """Return every possible position, so that a part is a single operator wherever a cut allows it."""
    return observed.free_positions()


def by_modules(observed: Observed, original_names: Mapping[str, str], depth: int) -> List[int]:
    """Return the possible positions at which the forward passes from one module to another.

    A statement belongs to the module whose weights it reads; a statement without weights belongs to the module before
    it. The module's name is the first `depth` parts of the weight's name, without the weight's own: `layer1.0` for
    `layer1.0.conv1.weight` at depth 2.

    Args:
        observed: the forward.
        original_names: the model's own name of each weight, by the name of the argument.
        depth: the number of parts of a name that tell modules apart.

    Raises:
        UsageError: `depth` is below 1, or no weight has a name that names a module.
    """
    if depth < 1:
        raise UsageError(f"--modules {depth} tells no modules apart; give 1 or more.")
    modules = {name: tuple(own.split(".")[:-1][:depth]) for name, own in original_names.items() if "." in own}
    if not modules:
        raise UsageError("No weight of this sample has the name of a module in its own name; cut it in another way.")
    free = set(observed.free_positions())
    positions: List[int] = []
    current: Tuple[str, ...] = ()
    for number in range(len(observed.forward.statements)):
        named = [modules[name] for name in observed.forward.read(number) if name in modules]
        if named and named[0] != current:
            # A cut that is impossible right here moves to the next position at which one is possible.
            possible = next((p for p in range(number, len(observed.forward.statements)) if p in free), None)
            if current and possible is not None and (not positions or possible > positions[-1]):
                positions.append(possible)
            current = named[0]
    return positions
