"""Traits of output tensors that their values do not show: layout, strides, requires_grad, and shared memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple


@dataclass(frozen=True)
class TensorTraits:
    """The traits of one tensor that a call returned. ``messages.OutputTensor`` explains the fields."""

    layout: str
    strides: Tuple[int, ...]
    requires_grad: bool
    memory: str


def traits_of(produced: Sequence[Any], inputs: Mapping[str, Any]) -> List[TensorTraits]:
    """Return the traits of the tensors that a call returned, which must not be copies, given its arguments by name."""
    owners: Dict[int, str] = {}
    for name, value in inputs.items():
        place = _memory_of(value)
        if place is not None:
            owners.setdefault(place, name)
    return [_traits(tensor, number, owners) for number, tensor in enumerate(produced)]


def _traits(tensor: Any, number: int, owners: Dict[int, str]) -> TensorTraits:
    layout = str(tensor.layout).replace("torch.", "")
    strides = tuple(int(step) for step in tensor.stride()) if layout == "strided" else ()
    place, own = _memory_of(tensor), "output %d" % number
    memory = own if place is None else owners.setdefault(place, own)
    return TensorTraits(layout, strides, bool(tensor.requires_grad), memory)


def _memory_of(value: Any) -> Optional[int]:
    """Return the address of a tensor's memory; None if it has no address, for instance because it is empty."""
    if not hasattr(value, "numel") or str(getattr(value, "layout", "")) != "torch.strided" or not value.numel():
        return None
    try:
        # torch before 2.0 has no untyped_storage.
        storage = value.untyped_storage() if hasattr(value, "untyped_storage") else value.storage()
        return int(storage.data_ptr()) or None
    # Tensors of some devices and libraries have no address.
    except (NotImplementedError, RuntimeError):
        return None
