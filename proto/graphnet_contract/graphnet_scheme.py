"""GraphNet's own input recipe (scheme ``graphnet``), to the bit: for numbers that compare with GraphNet's.

Needs torch, so it runs in the reference's sample process, once; the bytes are then shared. Exact for tensors made on
the CPU: only the repair of non-finite values draws from torch's generator, which differs per device. numpy's normal
numbers depend on the C library's logarithm, so two hosts may differ in last bits; that is the recipe's own property.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, Iterable, Optional, Protocol, Sequence, Tuple, Union

import numpy as np

if TYPE_CHECKING:
    import torch  # type: ignore[import-not-found,unused-ignore]  # absent where the gate type-checks

GRAPHNET_SEED = 123
_RANGED = ("int8", "int16", "int32", "int64")
_STD_FACTOR = 0.2
_FLOAT_LIMIT = 100.0
_REPAIR_FACTOR = 0.01

_Number = Union[int, float]


class SpecLike(Protocol):
    """What the recipe reads of a tensor: :class:`graphnet_contract.samples.TensorSpec` or its copy from the wire."""

    @property
    def name(self) -> str:
        """Forward's argument."""

    @property
    def class_name(self) -> str:
        """The tensor's class in weight_meta.py; the recipe draws in its alphabetical order."""

    @property
    def shape(self) -> Sequence[int]:
        """Sizes; empty for a scalar."""

    @property
    def dtype(self) -> str:
        """torch's name without ``torch.``."""

    @property
    def mean(self) -> Optional[float]:
        """Recorded mean; None counts as 0."""

    @property
    def std(self) -> Optional[float]:
        """Recorded standard deviation; None counts as 0.1."""

    @property
    def data(self) -> Optional[Sequence[_Number]]:
        """Literal content, flat."""

    @property
    def min_val(self) -> Optional[_Number]:
        """Smallest value, included."""

    @property
    def max_val(self) -> Optional[_Number]:
        """Largest value, included."""


def generate(specs: Iterable[SpecLike], seed: int = GRAPHNET_SEED) -> Dict[str, torch.Tensor]:
    """Every tensor by name, on the CPU, in the order the recipe visits them; SymInt arguments are 0-d int64 tensors.

    Give all specs of weight_meta.py, in any order, also those without an argument in forward: each draw moves the
    generator on. Of two classes with one name the later counts, but both draw. Ranged integers are drawn first, over
    all tensors, then the rest. Neither numpy's nor torch's global generator is left changed.
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
    """A ranged integer or literal data; a range wins over data."""
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
    return _repaired(tensor) if dtype.is_floating_point else tensor


def _normal(spec: SpecLike, shape: Tuple[int, ...], random: np.random.RandomState) -> Any:
    std = 0.1 if spec.std is None else spec.std
    mean = 0.0 if spec.mean is None else spec.mean
    if std == 0:
        return np.full(shape, mean)
    # In this order: floating-point products do not associate.
    return random.randn(*shape) * std * _STD_FACTOR + mean


def _repaired(tensor: torch.Tensor) -> torch.Tensor:
    import torch

    # Drawn for every tensor, also where nothing needs repair: it moves torch's generator on for the next one.
    repair = torch.randn_like(tensor) * _REPAIR_FACTOR
    return torch.clamp(torch.where(torch.isfinite(tensor), tensor, repair), min=-_FLOAT_LIMIT, max=_FLOAT_LIMIT)
