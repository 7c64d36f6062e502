"""The input scheme ``graphnet``: it makes a sample's inputs exactly as GraphNet makes them.

Results can therefore be compared with GraphNet's results. The scheme needs torch, so it runs only once, in a sample
process of the reference. The workers of the other backends receive the finished bytes. For tensors on the CPU, the
scheme makes the same bits as GraphNet. On another device, only the values that replace NaN and infinity would differ,
because torch's generator draws other numbers on each device. numpy's normal numbers depend on the C library's
logarithm, so the last bits may differ between two hosts. GraphNet's own inputs may differ between hosts for the same
reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, Iterable, Optional, Protocol, Sequence, Tuple, Union

import numpy as np

if TYPE_CHECKING:
    import torch  # type: ignore[import-not-found,unused-ignore]  # mypy runs where torch is not installed

GRAPHNET_SEED = 123
_RANGED = ("int8", "int16", "int32", "int64")
_STD_FACTOR = 0.2
_FLOAT_LIMIT = 100.0
_SUBSTITUTE_FACTOR = 0.01

_Number = Union[int, float]


class SpecLike(Protocol):
    """The attributes of a tensor that scheme ``graphnet`` reads.

    Both classes named TensorSpec, in ``specs.py`` and in ``messages.py``, have these attributes.
    """

    @property
    def name(self) -> str:
        """The name of forward's argument."""

    @property
    def class_name(self) -> str:
        """The name of the tensor's class in weight_meta.py.

        The scheme draws the tensors in the alphabetical order of these names.
        """

    @property
    def shape(self) -> Sequence[int]:
        """The sizes of the tensor; empty for a scalar."""

    @property
    def dtype(self) -> str:
        """torch's name of the dtype, without ``torch.``."""

    @property
    def mean(self) -> Optional[float]:
        """The recorded mean. If it is None, the scheme uses 0."""

    @property
    def std(self) -> Optional[float]:
        """The recorded standard deviation. If it is None, the scheme uses 0.1."""

    @property
    def data(self) -> Optional[Sequence[_Number]]:
        """The literal values as a flat sequence; None if none are recorded."""

    @property
    def min_val(self) -> Optional[_Number]:
        """The smallest value that the tensor may hold; None if there is no limit."""

    @property
    def max_val(self) -> Optional[_Number]:
        """Return the largest value that may be drawn; None allows any value."""


def generate(specs: Iterable[SpecLike], seed: int = GRAPHNET_SEED) -> Dict[str, torch.Tensor]:
    """Return every tensor by name, on the CPU, in the alphabetical order of the class names.

    SymInt arguments are 0-d tensors of the recorded dtype.

    Give all specs of weight_meta.py, in any order. Include the specs that have no argument in forward, because each
    draw changes the state of the generators. The scheme first draws the integers that have a range, for all classes,
    and then all other values. If two classes describe a tensor of the same name, the tensor has the values of the
    class that comes later in the alphabet. If the other class describes integers that have a range, the scheme draws
    these integers and discards them. Otherwise the scheme draws nothing for the other class.

    numpy's global generator and torch's global CPU generator stay unchanged. torch's generators of other devices are
    seeded with ``seed``, because ``torch.manual_seed`` seeds all devices.
    """
    import torch

    random = np.random.RandomState(seed)
    given: Dict[str, Tuple[SpecLike, Optional[torch.Tensor]]] = {}
    for spec in sorted(specs, key=lambda spec: spec.class_name):
        given[spec.name] = (spec, _given(spec, random))
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        return {name: _drawn(spec, random) if tensor is None else tensor for name, (spec, tensor) in given.items()}


def _given(spec: SpecLike, random: np.random.RandomState) -> Optional[torch.Tensor]:
    """Return integers drawn from the spec's range or, without a range, its literal data; None if it has neither."""
    import torch

    dtype = getattr(torch, spec.dtype)
    if spec.dtype in _RANGED and spec.min_val is not None and spec.max_val is not None:
        values = np.asarray(random.randint(int(spec.min_val), int(spec.max_val) + 1, size=tuple(spec.shape)))
        return torch.from_numpy(values).to(dtype)
    if spec.data is not None:
        return torch.tensor(list(spec.data), dtype=dtype).reshape(tuple(spec.shape))
    return None


def _drawn(spec: SpecLike, random: np.random.RandomState) -> torch.Tensor:
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


def _normal(spec: SpecLike, shape: Tuple[int, ...], random: np.random.RandomState) -> Any:
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
