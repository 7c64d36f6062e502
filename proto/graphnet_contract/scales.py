"""Which numbers a tensor is drawn with: ``value = mean + std * n``, n standard normal.

Our own samples record exactly that. GraphNet's record a mean and a std rounded to three decimals; taken at their word
(or times 0.2, as GraphNet does) whole nets vanish or overflow, so their weights are scaled by shape and role.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Optional

from graphnet_contract.samples import TensorSpec

# What GraphNet takes for a std that was not recorded; also ours where mean or std is NaN or infinite.
UNKNOWN_MEAN = 0.0
UNKNOWN_STD = 0.1
# Layer norm's and batch norm's default: three decimals turned every recorded epsilon into 0.000 (or 0.001).
DEFAULT_EPSILON = 1e-5

_LEAF = re.compile(r"_(parameters|buffers)_(?P<leaf>\w+?)_*\Z")
_RUNNING_MEAN = re.compile(r"running_mean_*\Z")
_RUNNING_VAR = re.compile(r"running_var_*\Z")
_EPSILON = re.compile(r"(\b|_)(eps|epsilon|variance_epsilon)_*\Z")
_BIAS = re.compile(r"(bias|beta)(_[a-z]+\d*)*_?\d*\Z")
_WEIGHT = re.compile(r"weight(_[a-z]+\d*)*_?\d*\Z")
_GAIN = re.compile(r"(gamma|scale|alpha|gain)\Z")
# A factor on a whole residual branch; near 1 it lets the sum grow in every block. SegNeXt's branches multiply two
# activations besides, and end in NaN at 0.1.
_LAYER_SCALES = (
    (re.compile(r"layer_scale_?\d*\Z"), 0.01),
    (re.compile(r"(gamma|lambda)_?\d+\Z"), 0.1),
)


@dataclass(frozen=True)
class Scale:
    """``value = mean + std * n``, or ``mean + std * |n|`` where ``half_normal``."""

    mean: float
    std: float
    half_normal: bool = False


def scale_of(spec: TensorSpec, ours: bool) -> Scale:
    """The numbers for one floating-point tensor that has no data.

    Ours, and inputs of GraphNet's samples: as recorded; a mean that is None, NaN or infinite becomes 0, such a std 0.1.
    One element whose std is NaN (as the sample std of one element is) is its mean. GraphNet's weights: by role.
    """
    if spec.numel == 1 and _is_finite(spec.mean) and not _is_finite(spec.std):
        return Scale(_finite_or(spec.mean, UNKNOWN_MEAN), 0.0)
    return (None if ours else _scale_by_role(spec)) or _recorded(spec)


def keeps_data(spec: TensorSpec, ours: bool) -> bool:
    """Whether a spec's literal data are used.

    Always, but for the running statistics that GraphNet records for small batch norms: they normalise the trained
    weights, which nobody has. Next to drawn weights they multiply layer by layer (HRNetV2p-W18: to NaN).
    """
    drawn = not ours and (_RUNNING_MEAN.search(spec.name) or _RUNNING_VAR.search(spec.name))
    return spec.data is not None and not (drawn and spec.storage.is_float)


def _scale_by_role(spec: TensorSpec) -> Optional[Scale]:
    """Running statistics near 0 and 1, gains near 1, layer scales near 0.1 or 0.01, biases near 0, an epsilon that
    is not 0, and every other parameter of two dimensions and more ``sqrt(2 / fan_in)``, embeddings too (He et al.
    2015, equation 10; fan_in = product of all dimensions but the first). None for anything else.

    A smaller factor than 2 tames deep residual nets (std 1e6 to 10) but makes plain ones forget their input: with 1,
    two inputs move efficientnet_b5's output by 3e-7 of itself instead of 5e-3, and a wrong compiler would pass.
    """
    if _RUNNING_MEAN.search(spec.name):
        return Scale(0.0, 0.1)
    if _RUNNING_VAR.search(spec.name):
        return Scale(1.0, 0.2, half_normal=True)
    if _EPSILON.search(spec.name) and not spec.shape and not spec.mean:
        return Scale(DEFAULT_EPSILON, 0.0)
    return _scale_of_parameter(spec) if spec.kind == "parameter" else None


def _scale_of_parameter(spec: TensorSpec) -> Optional[Scale]:
    leaf = _leaf(spec.name)
    # A layer scale of shape (C, 1, 1) or a bias of (1, 1, 1, C) is a vector in all but shape.
    if sum(size != 1 for size in spec.shape) <= 1 and spec.shape:
        if _BIAS.search(leaf):
            return Scale(0.0, 0.05)
        for pattern, factor in _LAYER_SCALES:
            if pattern.search(leaf):
                return Scale(factor, factor / 10)
        if _GAIN.search(leaf) or (_WEIGHT.search(leaf) and len(spec.shape) == 1):
            return Scale(1.0, 0.1)
    if len(spec.shape) < 2:
        return None
    return Scale(0.0, math.sqrt(2.0 / max(1, math.prod(spec.shape[1:]))))


def _leaf(name: str) -> str:
    match = _LEAF.search(name)
    return match.group("leaf") if match else name


def _recorded(spec: TensorSpec) -> Scale:
    return Scale(
        _finite_or(spec.mean, UNKNOWN_MEAN), _finite_or(spec.std, UNKNOWN_STD), spec.distribution == "half_normal"
    )


def _is_finite(value: Optional[float]) -> bool:
    return value is not None and math.isfinite(value)


def _finite_or(value: Optional[float], default: float) -> float:
    return float(value) if value is not None and math.isfinite(value) else default
