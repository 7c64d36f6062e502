"""Other inputs of a sample: its own, rolled by a number. They change from one timed trial to the next.

The server chooses the numbers after the compile, so the sample process cannot know them before. Both sides of a row,
and the call that judges a timed one, derive the same inputs from the same number. Rolling only moves a tensor's values.
"""

from __future__ import annotations

from math import prod
from typing import List, Sequence

from graphnet_contract.dtypes import dtype_of
from graphnet_contract.messages import TensorSpec

#: The largest number that names inputs. Number 0 rolls by one.
LARGEST_NUMBER = 2**31 - 1
#: The calls of a trial alternate between at most so many inputs, whose copies together have at most so many bytes: as
#: much as stays in a core's second-level cache. But there are at least two, unless the inputs are very large.
_MOST_SETS = 8
_MOST_BYTES = 1 << 20
_FEWEST_SETS = 2
#: Larger inputs, in bytes, are not copied, because copies would need too much memory.
_LARGEST_COPY = 1 << 26


def rolled_positions(tensors: Sequence[TensorSpec]) -> List[int]:
    """Return the positions of the tensors that are rolled: the floating-point and complex inputs of more than one
    element or, without such an input, the integer ones.

    Integers stay if there is another input, because a graph may require an order of them: offsets that rise, for
    instance. A graph whose inputs are all integers would otherwise get the same inputs in every trial.
    """
    inputs = [place for place, spec in enumerate(tensors) if spec.kind == "input" and prod(spec.shape) > 1]
    floating = [place for place in inputs if "float" in tensors[place].dtype or "complex" in tensors[place].dtype]
    return floating or [place for place in inputs if tensors[place].dtype != "bool"]


def shift(number: int, position: int, elements: int) -> int:
    """Return by how many elements the tensor at ``position``, of more than one element, is rolled."""
    if not number:
        return 1
    mixed = (number * 0x9E3779B1 + (position + 1) * 0x85EBCA6B) & 0xFFFFFFFF
    mixed = ((mixed ^ mixed >> 15) * 0xC2B2AE35) & 0xFFFFFFFF
    return 1 + (mixed ^ mixed >> 13) % (elements - 1)


def set_count(tensors: Sequence[TensorSpec], calls: int) -> int:
    """Return among how many inputs the ``calls`` calls of a trial alternate."""
    nbytes = 0
    for position in rolled_positions(tensors):
        found = dtype_of(tensors[position].dtype)
        nbytes += prod(tensors[position].shape) * (found.itemsize if found is not None else 16)
    if not nbytes or nbytes > _LARGEST_COPY:
        return 1
    affordable = _MOST_BYTES // nbytes
    return max(1, min(calls, _MOST_SETS, max(_FEWEST_SETS, affordable)))
