"""Models of Paddle: they get tensors of torch, which share their memory with Paddle's by DLPack."""

from __future__ import annotations

from typing import Any, Dict, List, Tuple

import paddle
import torch
from paddle.utils.dlpack import from_dlpack, to_dlpack
from torch.utils import _pytree as pytree

from graphnet_runner.frameworks.kept import Kept, dense

BASE = "paddle.nn.Layer"


class PaddleModel:
    """A layer of Paddle that is called with tensors of torch, and returns such, nested as the layer nests its results.

    ``layer`` is Paddle's own. It is in the mode in which it was made, because a sample's code names the mode of each
    operator.
    """

    def __init__(self, layer: Any) -> None:
        self.layer = layer
        self._kept: Dict[int, Kept] = {}

    def __call__(self, *inputs: Any) -> Any:
        return to_torch(self.layer(*self.arguments(inputs)))

    def arguments(self, inputs: Tuple[Any, ...]) -> List[Any]:
        """Return Paddle's tensors for the arguments. One is made anew only if torch's is at another address."""
        kept = self._kept.setdefault(len(inputs), Kept(len(inputs), _to_paddle))
        kept.renew(inputs)
        return kept.objects


def to_torch(result: Any) -> Any:
    """Return a layer's result with tensors of torch, which share the memory of Paddle's."""
    return pytree.tree_map(lambda leaf: _one_to_torch(leaf) if isinstance(leaf, paddle.Tensor) else leaf, result)


def is_model(kind: Any) -> bool:
    """Whether a class is that of a model."""
    return issubclass(kind, paddle.nn.Layer)


def make(kind: Any) -> Any:
    """Return a model of the class that computes no gradients."""
    paddle.set_grad_enabled(False)
    return PaddleModel(kind())


def seed(value: int) -> None:
    """Seed Paddle's generators."""
    paddle.seed(value)


def generator_state(device: str) -> bytes:
    """Return the state of Paddle's generator on the CPU, the only device on which samples of Paddle run."""
    state = str(paddle.framework.core.default_cpu_generator().get_state())
    # Paddle prints the address of the state, too.
    return " ".join(part for part in state.split() if not part.startswith("0x")).encode()


def _to_paddle(tensor: torch.Tensor, _place: int) -> Tuple[Any, bool]:
    plain = dense(tensor)
    return from_dlpack(torch.utils.dlpack.to_dlpack(plain)), plain.data_ptr() == tensor.data_ptr()


def _one_to_torch(tensor: Any) -> torch.Tensor:
    found: torch.Tensor = torch.utils.dlpack.from_dlpack(to_dlpack(tensor.contiguous()))
    return found
