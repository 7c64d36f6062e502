"""Choose where to cut a forward function: at given positions, around given ranges, by size, by modules, or everywhere.

A position is the number of a statement; the cut is made before this statement. The numbers begin at 0. Statements that
only free names (`del x`) have no number. If the user gives a position or range at which no cut is possible, it is
refused. The functions that compute positions return only positions at which a cut is possible.
"""

from __future__ import annotations

from typing import List, Mapping, Sequence, Tuple

from .decompose import Observed
from .errors import UsageError


def at_positions(observed: Observed, positions: Sequence[int]) -> List[int]:
    """Return the given positions, sorted and without repetitions.

    Raises:
        UsageError: a cut is impossible at one of the positions.
    """
    observed.require(positions)
    return sorted(set(positions))


def around_ranges(observed: Observed, ranges: Sequence[Tuple[int, int]]) -> List[int]:
    """Return the positions that make each half-open range of statements a separate part.

    The statements before, between and after the ranges become further parts.

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
    """Return positions that make parts of at most `largest` statements.

    A part is larger only if no cut is possible inside it.

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


def evenly(observed: Observed, parts: int) -> List[int]:
    """Return positions that cut the forward function into at most `parts` parts of similar size.

    The positions for parts of exactly equal size are computed first. Each position is then moved to the nearest one at
    which a cut is possible. If two positions become equal, there are fewer parts.
    """
    free = observed.free_positions()
    count = len(observed.forward.statements)
    wanted = [count * number / parts for number in range(1, parts)]
    return sorted({min(free, key=lambda one: abs(one - place)) for place in wanted}) if free else []


def everywhere(observed: Observed) -> List[int]:
    """Return every position at which a cut is possible, so that the parts are as small as possible."""
    return observed.free_positions()


def by_modules(observed: Observed, original_names: Mapping[str, str], depth: int) -> List[int]:
    """Return positions that cut the forward function wherever it passes from one module of the model to another.

    If no cut is possible at such a boundary between modules, the next possible position is used. A statement belongs to
    the module whose weights it reads. A statement that reads no weights belongs to the same module as the statement
    before it.

    A module is identified by the first `depth` parts of its weights' names. At depth 2, for instance, the weight
    `layer1.0.conv1.weight` belongs to the module `layer1.0`. The last part of a weight's name (`weight`) never belongs
    to the module's name.

    Args:
        observed: the forward function, which was run once.
        original_names: for each argument that is a weight, the weight's name in the original model.
        depth: the number of leading parts of a weight's name that identify its module.

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
            # A new module begins at statement `number`. If no cut is possible before this statement, use the next
            # possible position.
            possible = next((p for p in range(number, len(observed.forward.statements)) if p in free), None)
            if current and possible is not None and (not positions or possible > positions[-1]):
                positions.append(possible)
            current = named[0]
    return positions
