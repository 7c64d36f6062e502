"""Models of Paddle: they get tensors of torch, which share their memory with Paddle's by DLPack."""

from __future__ import annotations

from typing import Any, Dict, List, Sequence, Tuple

import paddle
import torch
from paddle.utils.dlpack import from_dlpack, to_dlpack
from torch.utils import _pytree as pytree

from graphnet_runner.frameworks.of_torch import dense

BASE = "paddle.nn.Layer"
#: Whether torch's profiler sees the operators of a model.
COUNTS_OPERATORS = False
#: So many of Paddle's tensors are kept. Each keeps the memory of torch's alive.
_MOST_KEPT = 10_000


class PaddleModel:
    """A layer of Paddle that is called with tensors of torch, and returns such, nested as the layer nests its results.

    ``layer`` is Paddle's own. It is in the mode in which it was made, because a sample's code names the mode of each
    operator.
    """

    def __init__(self, layer: Any) -> None:
        self.layer = layer
        self._kept: Dict[Tuple[int, int], Any] = {}
        self._is_tried = False

    def __call__(self, *inputs: Any) -> Any:
        arguments = self.arguments(inputs)
        if self._is_tried:
            return to_torch(self.layer(*arguments))
        before = _forms(arguments)
        result = self.layer(*arguments)
        if _forms(arguments) != before:
            # A kept tensor would have the new form in the next call.
            raise RuntimeError("the sample changes the shape, dtype or memory of an argument in place")
        self._is_tried = True
        return to_torch(result)

    def arguments(self, inputs: Sequence[Any]) -> List[Any]:
        """Return Paddle's tensors for the arguments. They are kept, because making them can take longer than the call.

        A kept tensor keeps torch's memory alive, so no other tensor can be at its address. The caller guarantees that
        the dtypes, shapes and strides of the arguments never change.
        """
        found, kept = [], self._kept
        for place, value in enumerate(inputs):
            if not isinstance(value, torch.Tensor):
                found.append(value)
                continue
            key = (place, value.data_ptr())
            made = kept.get(key)
            if made is None:
                made, shares = _to_paddle(value)
                if shares:
                    if len(kept) >= _MOST_KEPT:
                        kept.clear()
                    kept[key] = made
            found.append(made)
        return found


def to_torch(result: Any) -> Any:
    """Return a layer's result with tensors of torch, which share the memory of Paddle's."""
    return pytree.tree_map(lambda leaf: _one_to_torch(leaf) if isinstance(leaf, paddle.Tensor) else leaf, result)


def is_model(kind: Any) -> bool:
    """Whether a class is that of a model."""
    return issubclass(kind, paddle.nn.Layer)


def make(kind: Any) -> Any:
    """Return a model of the class that computes no gradients, and with as many threads as torch has."""
    paddle.set_grad_enabled(False)
    # Otherwise Paddle has the number of the process that imported it: one.
    paddle.base.core.set_num_threads(torch.get_num_threads())
    return PaddleModel(kind())


def seed(value: int) -> None:
    """Seed Paddle's generators."""
    paddle.seed(value)


def generator_state(device: str) -> bytes:
    """Return the state of Paddle's generator on the CPU, the only device on which samples of Paddle run."""
    state = str(paddle.framework.core.default_cpu_generator().get_state())
    # Paddle prints the address of the state, too.
    return " ".join(part for part in state.split() if not part.startswith("0x")).encode()


def _forms(arguments: Sequence[Any]) -> List[Tuple[Any, ...]]:
    tensors = [one for one in arguments if isinstance(one, paddle.Tensor)]
    return [(tuple(one.shape), one.dtype, one.data_ptr() if one.size else 0) for one in tensors]


def _to_paddle(tensor: torch.Tensor) -> Tuple[Any, bool]:
    plain = dense(tensor)
    shares = plain.data_ptr() == tensor.data_ptr() and tensor.numel() > 0
    return from_dlpack(torch.utils.dlpack.to_dlpack(plain)), shares


def _one_to_torch(tensor: Any) -> torch.Tensor:
    found: torch.Tensor = torch.utils.dlpack.from_dlpack(to_dlpack(tensor.contiguous()))
    return found
