"""Compare traits of output tensors other than their values: layout, strides, requires_grad and shared memory.

The code that uses an output may depend on them: writing into an output changes every tensor that shares its memory, and
a kernel that expects one layout must copy a tensor of another. The traits never change a verdict.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

#: The names of the traits, in the order in which a row lists them.
TRAITS: Final = ("layout", "strides", "requires_grad", "memory")


@dataclass(frozen=True)
class TensorTraits:
    """The traits of one returned tensor.

    shape, strides: in elements, per dimension. Strides are empty if the layout has none.
    layout: torch's name of the layout, for instance "strided".
    memory: the name of the input whose memory the tensor uses. If it uses no input's memory, the name of the first
        output that uses the same memory, which may be the tensor itself.
    """

    shape: tuple[int, ...]
    layout: str
    strides: tuple[int, ...]
    requires_grad: bool
    memory: str


def unlike(reference: Sequence[TensorTraits], candidate: Sequence[TensorTraits]) -> tuple[str, ...]:
    """Return the names of the traits, in the order of TRAITS, in which some output differs from the reference's output.

    Empty if a worker did not report traits, or if the two sides returned different numbers of tensors (the verdict
    reports this). Strides are compared only between tensors of the same layout and shape. Strides of dimensions with
    one element, and of tensors without elements, are ignored.
    """
    if len(reference) != len(candidate):
        return ()
    pairs = list(zip(reference, candidate, strict=True))
    differs = {
        "layout": any(wanted.layout != got.layout for wanted, got in pairs),
        "strides": any(_strides_differ(wanted, got) for wanted, got in pairs),
        "requires_grad": any(wanted.requires_grad != got.requires_grad for wanted, got in pairs),
        "memory": any(wanted.memory != got.memory for wanted, got in pairs),
    }
    return tuple(name for name in TRAITS if differs[name])


def _strides_differ(reference: TensorTraits, candidate: TensorTraits) -> bool:
    if reference.layout != candidate.layout or reference.shape != candidate.shape or 0 in reference.shape:
        return False
    if not reference.strides or not candidate.strides:
        return False
    pairs = zip(reference.shape, reference.strides, candidate.strides, strict=True)
    return any(size > 1 and wanted != got for size, wanted, got in pairs)
