"""Keeps a compiler's views of tensors from call to call, because making them can take longer than a small graph."""

from __future__ import annotations

from typing import Any, Callable, List, Sequence, Tuple

import torch

_address = torch.Tensor.data_ptr


class Kept:
    """A compiler's objects for the tensors of a call, one per argument, kept while the tensors are at the same places.

    ``convert(tensor, place)`` returns the object, and whether it shares the tensor's memory. An object that shares the
    memory must keep it alive, so no other tensor can be at its address. An object that is a copy is made in every call.
    The caller guarantees that dtypes, shapes and strides never change.
    """

    def __init__(self, count: int, convert: Callable[[torch.Tensor, int], Tuple[Any, bool]]) -> None:
        self._convert = convert
        self._addresses = [-1] * count
        #: The objects of the last call.
        self.objects: List[Any] = [None] * count

    def renew(self, tensors: Sequence[torch.Tensor]) -> Sequence[int]:
        """Convert what is not where it was in the last call. Return the positions of what was converted."""
        addresses = [*map(_address, tensors)]
        if addresses == self._addresses:
            return ()
        objects, changed = list(self.objects), []
        for place, (tensor, address) in enumerate(zip(tensors, addresses)):
            if address != self._addresses[place]:
                changed.append(place)
                objects[place], shares = self._convert(tensor, place)
                if tensor.numel() and not shares:
                    # A copy does not have later writes to the tensor.
                    addresses[place] = -1
        self._addresses, self.objects = addresses, objects
        return changed
