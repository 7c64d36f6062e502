"""Choose the mean and std with which a tensor is drawn: ``value = mean + std * n``, where n is standard normal.

Samples that GraphNet Mesh extracted record both exactly. GraphNet's samples record them rounded to three decimals, with
which the values of whole nets vanish or overflow, as with GraphNet's factor of 0.2 on the std. So for GraphNet's
samples, the scale of a weight is chosen by its shape and its role.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Optional

from graphnet_contract.samples import TensorSpec
from graphnet_contract.specs import NUMBERED_PARAMETER

# The mean and the std that GraphNet uses for None. Here they also replace a recorded NaN or infinity.
UNKNOWN_MEAN = 0.0
UNKNOWN_STD = 0.1
# The default epsilon of layer norm and batch norm. It replaces an epsilon recorded as 0 or None, because GraphNet's
# rounding to three decimals turned every epsilon into 0.000 or 0.001. A recorded 0.001 is kept.
DEFAULT_EPSILON = 1e-5

_LEAF = re.compile(r"_(parameters|buffers)_(?P<leaf>\w+?)_*\Z")
_RUNNING_MEAN = re.compile(r"running_mean_*\Z")
_RUNNING_VAR = re.compile(r"running_var_*\Z")
_EPSILON = re.compile(r"(\b|_)(eps|epsilon|variance_epsilon)_*\Z")
_BIAS = re.compile(r"(bias|beta)(_[a-z]+\d*)*_?\d*\Z")
_WEIGHT = re.compile(r"weight(_[a-z]+\d*)*_?\d*\Z")
_GAIN = re.compile(r"(gamma|scale|alpha|gain)\Z")
# A layer scale multiplies a whole residual branch. If it were near 1, the activations would grow in every block. With
# names like layer_scale_1, SegNeXt also multiplies two activations in each branch: with 0.1 its values would be NaN.
_LAYER_SCALES = ((re.compile(r"layer_scale_?\d*\Z"), 0.01), (re.compile(r"(gamma|lambda)_?\d+\Z"), 0.1))


@dataclass(frozen=True)
class Scale:
    """How values are drawn: ``value = mean + std * n``, or ``mean + std * |n|`` if ``half_normal`` is true."""

    mean: float
    std: float
    half_normal: bool = False


def scale_of(spec: TensorSpec, ours: bool) -> Scale:
    """Return the scale of one floating-point tensor that has no data.

    In GraphNet's samples, the scale depends on the tensor's role (see ``_scale_by_role``). For tensors without such a
    role, and for all tensors of samples that GraphNet Mesh extracted (``ours``), it is the recorded scale. A mean that
    is None, NaN or infinite becomes 0, and such a std 0.1.

    There is one exception, in the samples of both extractors: a tensor with one element, a finite mean, and a std that
    is None, NaN or infinite. Its value is the mean, because the sample std of one element is always NaN.
    """
    if spec.numel == 1 and _is_finite(spec.mean) and not _is_finite(spec.std):
        return Scale(_finite_or(spec.mean, UNKNOWN_MEAN), 0.0)
    return (None if ours else _scale_by_role(spec)) or _recorded(spec)


def keeps_data(spec: TensorSpec, ours: bool) -> bool:
    """Return whether the tensor's values are the literal data of its spec. If not, the values are drawn at random.

    GraphNet records running statistics for small batch norms. They are drawn nevertheless: they fit the trained
    weights, which the samples do not contain, but not drawn weights, and the resulting errors multiply from layer to
    layer (in HRNetV2p-W18 up to NaN).
    """
    drawn = not ours and (_RUNNING_MEAN.search(spec.name) or _RUNNING_VAR.search(spec.name))
    return spec.data is not None and not (drawn and spec.storage.is_float)


def _scale_by_role(spec: TensorSpec) -> Optional[Scale]:
    """Return the scale that a tensor's role implies, or None for a tensor that has none of the following roles.

    Running means and biases are near 0. Running variances and gains are near 1. Layer scales are near 0.1 or 0.01. An
    epsilon that is recorded as 0 or None becomes 1e-5. Every other parameter with two or more dimensions, embeddings
    included, has the std ``sqrt(2 / fan_in)``, where fan_in is the product of all dimensions but the first (He et al.
    2015, equation 10).

    With ``sqrt(1 / fan_in)`` instead, the outputs of deep residual nets would have a std of 10 instead of 1e6. But the
    outputs of other nets would hardly depend on their inputs, so a wrong compiler would pass: the relative difference
    between efficientnet_b5's outputs for two different inputs would be 3e-7 instead of 5e-3.
    """
    if _RUNNING_MEAN.search(spec.name):
        return Scale(0.0, 0.1)
    if _RUNNING_VAR.search(spec.name):
        return Scale(1.0, 0.2, half_normal=True)
    if _EPSILON.search(spec.name) and not spec.shape and not spec.mean:
        return Scale(DEFAULT_EPSILON, 0.0)
    return _scale_of_parameter(spec) if spec.kind == "parameter" else None


def _scale_of_parameter(spec: TensorSpec) -> Optional[Scale]:
    if NUMBERED_PARAMETER.fullmatch(spec.name):
        # The name says no role, and the order of Paddle's dimensions is another.
        return None
    match = _LEAF.search(spec.name)
    leaf = match.group("leaf") if match else spec.name
    # A layer scale of shape (C, 1, 1) or a bias of shape (1, 1, 1, C) is in fact a vector.
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


def _recorded(spec: TensorSpec) -> Scale:
    return Scale(
        _finite_or(spec.mean, UNKNOWN_MEAN), _finite_or(spec.std, UNKNOWN_STD), spec.distribution == "half_normal"
    )


def _is_finite(value: Optional[float]) -> bool:
    return value is not None and math.isfinite(value)


def _finite_or(value: Optional[float], default: float) -> float:
    return float(value) if value is not None and math.isfinite(value) else default
