"""Other inputs of a sample: its own, rolled by a number. They change from one timed call to the next.

The server chooses the numbers after the compile, so the sample process cannot know them before. Both sides of a row,
and the call that judges a timed one, derive the same inputs from the same number. Rolling only moves a tensor's values.

Numbers below ``number_of(1, 0)`` are those of an untimed call: each bit says whether one of ``integer_tensors`` is
rolled too, because a graph may require an order of them, which only a call of the reference shows.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import prod
from typing import List, Sequence

from graphnet_contract.messages import TensorSpec

#: The names of the dtypes of numbers, with their kind and the bits of an element.
_NUMBERS = re.compile(r"b?u?(float|complex|int)(\d+)")
#: The names of the dtypes of integers and bools.
_INTEGERS = re.compile(r"u?int\d+$|bool$")
#: A number of inputs is made of the number of a trial, from 1 to this, and the position of a call in the trial.
LARGEST_TRIAL = 2**31 - 1
_CALL_BITS = 14
#: The inputs of the calls of one trial begin at multiples of this many bytes in one buffer, which every compiler that
#: we know accepts. Smaller tensors than the bound are copied instead, up to so many bytes in all.
ALIGNMENT = 256
_VIEWED_FROM = 1 << 13
_MOST_COPIED = 1 << 20
_MOST_VARIANTS = 256
#: If all inputs that could be rolled have more bytes together, none is: preparing a trial would take longer than it.
_LARGEST = 1 << 26
#: An input of integers or bools of more elements than these is not rolled beside others.
_MOST_INTEGERS = 1 << 20


def number_of(trial: int, call: int) -> int:
    """Return the number of the inputs of one call of a trial."""
    return trial << _CALL_BITS | call


@dataclass(frozen=True)
class Rolled:
    """How one tensor is rolled: its position among the sample's tensors, its number of elements, and their size.
    ``stays``: only the inputs of number 0 are rolled, because all together are too large.
    """

    position: int
    elements: int
    itemsize: int
    stays: bool = False

    @property
    def is_viewed(self) -> bool:
        """Whether the calls of a trial get views of one buffer that holds the tensor twice, and not copies."""
        return self.elements * self.itemsize >= _VIEWED_FROM

    @property
    def variants(self) -> int:
        """The number of different contents that the calls of a trial get, in turn."""
        if self.is_viewed:
            return self.elements // (ALIGNMENT // self.itemsize)
        return min(_MOST_COPIED // self.row_bytes, _MOST_VARIANTS)

    @property
    def row_bytes(self) -> int:
        """The bytes of a copy, rounded up to a multiple of ``ALIGNMENT``."""
        return -(-self.elements * self.itemsize // ALIGNMENT) * ALIGNMENT

    def offset(self, call: int) -> int:
        """Return by how many elements the tensor of a call is rolled relative to that of the trial's first call.

        For a view, this is where it begins: a multiple of ``ALIGNMENT`` bytes.
        """
        variant = call % self.variants
        if self.is_viewed:
            return variant * (ALIGNMENT // self.itemsize)
        return _mixed(variant, self.position) % self.elements if variant else 0

    def shift(self, number: int) -> int:
        """Return by how many elements the tensor is rolled for the inputs of a number; 1 if no timed call gets them."""
        if not number >> _CALL_BITS:
            return 1
        if self.stays:
            return 0
        trial, call = number >> _CALL_BITS, number & (1 << _CALL_BITS) - 1
        return (1 + _mixed(trial, self.position) % (self.elements - 1) - self.offset(call)) % self.elements


def rolled_tensors(tensors: Sequence[TensorSpec]) -> List[Rolled]:
    """Return the tensors that are rolled: the floating-point and complex inputs of more than one element or, without
    such an input, the integer ones.

    Integers stay if there is another input, because a graph may require an order of them: offsets that rise, for
    instance. A graph whose inputs are all integers would otherwise get the same inputs in every trial.
    """
    inputs = {
        place: found.groups()
        for place, spec in enumerate(tensors)
        for found in [_NUMBERS.match(spec.dtype)]
        if found and spec.kind == "input" and prod(spec.shape) > 1
    }
    chosen = [place for place, (kind, _) in inputs.items() if kind != "int"] or inputs
    sizes = {place: int(inputs[place][1]) // 8 for place in chosen}
    stays = sum(prod(tensors[place].shape) * size for place, size in sizes.items()) > _LARGEST
    # No dtype of less than a byte per element can be rolled.
    return [Rolled(place, prod(tensors[place].shape), size, stays) for place, size in sizes.items() if size]


def integer_tensors(tensors: Sequence[TensorSpec]) -> List[int]:
    """Return the positions of up to 14 inputs of integers and bools that ``rolled_tensors`` leaves out. Large ones are
    no part of them, because rolling takes many bytes of memory for each element.
    """
    rolled = {one.position for one in rolled_tensors(tensors)}
    return [
        place
        for place, spec in enumerate(tensors)
        if spec.kind == "input" and place not in rolled and _INTEGERS.match(spec.dtype)
        if 1 < prod(spec.shape) <= _MOST_INTEGERS
    ][:_CALL_BITS]


def is_rolled(number: int, place: int) -> bool:
    """Whether the inputs of a number have that of ``integer_tensors`` at a place rolled."""
    return not number >> _CALL_BITS and bool(number >> place & 1)


def _mixed(number: int, position: int) -> int:
    """Mix two numbers to one of 32 bits that looks random (the finalizer of MurmurHash3, by Austin Appleby)."""
    mixed = (number * 0x9E3779B1 + (position + 1) * 0x85EBCA6B) & 0xFFFFFFFF
    mixed = ((mixed ^ mixed >> 16) * 0x85EBCA6B) & 0xFFFFFFFF
    mixed = ((mixed ^ mixed >> 13) * 0xC2B2AE35) & 0xFFFFFFFF
    return mixed ^ mixed >> 16
