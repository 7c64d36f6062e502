"""Mean and std with which a tensor is drawn: ``value = mean + std * n``, n standard normal.

Our own samples record both exactly. GraphNet's samples record them rounded to three decimals. With these numbers (or
with 0.2 times the std, as GraphNet does) the values of whole nets vanish or overflow, so that shape and role decide the
scale of their weights instead.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Optional

from graphnet_contract.samples import TensorSpec

# GraphNet's value for a std that was not recorded; here also for a mean or std that is NaN or infinite.
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
# A factor on a whole residual branch: near 1, the sum would grow in every block. SegNeXt's branches also multiply two
# activations, and become NaN at 0.1.
_LAYER_SCALES = (
    (re.compile(r"layer_scale_?\d*\Z"), 0.01),
    (re.compile(r"(gamma|lambda)_?\d+\Z"), 0.1),
)


@dataclass(frozen=True)
class Scale:
    """``value = mean + std * n``, or ``mean + std * |n|`` if ``half_normal``."""

    mean: float
    std: float
    half_normal: bool = False


def scale_of(spec: TensorSpec, ours: bool) -> Scale:
    """The scale of one floating-point tensor that has no data.

    Our own samples, and inputs of GraphNet's samples: as recorded. A mean that is None, NaN or infinite becomes 0, such
    a std 0.1. A tensor of one element whose std is NaN (as the sample std of one element is) has the value of its mean.
    Weights of GraphNet's samples: by role.
    """
    if spec.numel == 1 and _is_finite(spec.mean) and not _is_finite(spec.std):
        return Scale(_finite_or(spec.mean, UNKNOWN_MEAN), 0.0)
    return (None if ours else _scale_by_role(spec)) or _recorded(spec)


def keeps_data(spec: TensorSpec, ours: bool) -> bool:
    """Whether a spec's literal data are used.

    They are, except for the running statistics that GraphNet records for small batch norms: these normalise the trained
    weights, which nobody has. Beside drawn weights, their errors multiply layer by layer (HRNetV2p-W18: to NaN).
    """
    drawn = not ours and (_RUNNING_MEAN.search(spec.name) or _RUNNING_VAR.search(spec.name))
    return spec.data is not None and not (drawn and spec.storage.is_float)


def _scale_by_role(spec: TensorSpec) -> Optional[Scale]:
    """Scale by role; None for a tensor without one of these roles.

    Running statistics are near 0 and 1, gains near 1, layer scales near 0.1 or 0.01, biases near 0, and an epsilon is
    not 0. Every other parameter of two and more dimensions, embeddings too, has std ``sqrt(2 / fan_in)`` (He et al.
    2015, equation 10; fan_in = product of all dimensions but the first).

    A smaller factor than 2 reduces the outputs of deep residual nets (std 1e6 to 10), but plain nets then forget their
    input: with 1, two inputs change efficientnet_b5's output by 3e-7 of itself instead of 5e-3, and a wrong compiler
    would pass.
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
    # A layer scale of shape (C, 1, 1) or a bias of (1, 1, 1, C) is in fact a vector.
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
