"""The input scheme ``graphnet``: it makes a sample's inputs exactly as GraphNet makes them, so results can be compared.

The scheme needs torch, so it runs only in a sample process of the reference; other backends receive the finished bytes.
On the CPU, the scheme makes the same bits as GraphNet. On another device, only the values that replace NaN and infinity
would differ, because torch's generator draws other numbers there. numpy's normal numbers depend on the C library's
logarithm, so the last bits may differ between two hosts, as those of GraphNet's own inputs may.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, Iterable, Optional, Tuple

import numpy as np

from graphnet_contract.messages import TensorSpec

if TYPE_CHECKING:
    import torch  # type: ignore[import-not-found,unused-ignore]  # mypy runs where torch is not installed

GRAPHNET_SEED = 123
_RANGED = ("int8", "int16", "int32", "int64")
_STD_FACTOR = 0.2
_FLOAT_LIMIT = 100.0
_SUBSTITUTE_FACTOR = 0.01


def generate(specs: Iterable[TensorSpec], seed: int = GRAPHNET_SEED) -> Dict[str, torch.Tensor]:
    """Return every tensor by name, on the CPU, in the alphabetical order of the class names.

    SymInt arguments are 0-d tensors of the recorded dtype.

    Give all specs of weight_meta.py, in any order, with those that have no argument in forward, because each draw
    changes the state of the generators. The scheme first draws the integers that have a range, for all classes, and
    then all other values. If two classes describe a tensor of the same name, the class that comes later in the alphabet
    wins: the other's integers that have a range are drawn and discarded, and nothing else is drawn for it.

    numpy's global generator and torch's global CPU generator stay unchanged. torch's generators of other devices are
    seeded with ``seed``, because ``torch.manual_seed`` seeds all devices.
    """
    import torch

    random = np.random.RandomState(seed)
    given: Dict[str, Tuple[TensorSpec, Optional[torch.Tensor]]] = {}
    for spec in sorted(specs, key=lambda spec: spec.class_name):
        given[spec.name] = (spec, _given(spec, random))
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        return {name: _drawn(spec, random) if tensor is None else tensor for name, (spec, tensor) in given.items()}


def _given(spec: TensorSpec, random: np.random.RandomState) -> Optional[torch.Tensor]:
    """Return integers drawn from the spec's range or, without a range, its literal data; None if it has neither."""
    import torch

    dtype = getattr(torch, spec.dtype)
    if spec.dtype in _RANGED and spec.min_val is not None and spec.max_val is not None:
        values = np.asarray(random.randint(int(spec.min_val), int(spec.max_val) + 1, size=tuple(spec.shape)))
        return torch.from_numpy(values).to(dtype)
    if spec.data is not None:
        return torch.tensor(list(spec.data), dtype=dtype).reshape(tuple(spec.shape))
    return None


def _drawn(spec: TensorSpec, random: np.random.RandomState) -> torch.Tensor:
    import torch

    shape = tuple(spec.shape)
    if spec.dtype == "bool":
        return torch.from_numpy(np.asarray(random.rand(*shape) > 0.5))
    dtype = getattr(torch, spec.dtype)
    tensor = torch.from_numpy(np.asarray(_normal(spec, shape, random))).to(dtype)
    if spec.min_val is not None:
        tensor = torch.clamp(tensor, min=spec.min_val)
    if spec.max_val is not None:
        tensor = torch.clamp(tensor, max=spec.max_val)
    return _finite(tensor) if dtype.is_floating_point else tensor


def _normal(spec: TensorSpec, shape: Tuple[int, ...], random: np.random.RandomState) -> Any:
    std = 0.1 if spec.std is None else spec.std
    mean = 0.0 if spec.mean is None else spec.mean
    if std == 0:
        return np.full(shape, mean)
    # Keep this order of the multiplications, because floating-point multiplication is not associative.
    return random.randn(*shape) * std * _STD_FACTOR + mean


def _finite(tensor: torch.Tensor) -> torch.Tensor:
    import torch

    # Draw substitutes for every tensor, even if all its values are finite, because each draw changes the state of
    # torch's generator for the next tensor.
    substitute = torch.randn_like(tensor) * _SUBSTITUTE_FACTOR
    return torch.clamp(torch.where(torch.isfinite(tensor), tensor, substitute), min=-_FLOAT_LIMIT, max=_FLOAT_LIMIT)
