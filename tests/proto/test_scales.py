from __future__ import annotations

import math

import numpy as np
import pytest

from graphnet_contract.mesh_scheme import fill
from graphnet_contract.samples import TensorSpec
from graphnet_contract.scales import Scale, keeps_data, scale_of

HASH = "0" * 64


def scale(name: str, shape: tuple[int, ...], kind: str = "parameter", mean: float = 0.5, std: float = 0.25) -> Scale:
    return scale_of(TensorSpec(name, shape, "float32", kind, mean, std), ours=False)


@pytest.mark.parametrize(
    ("name", "shape", "expected"),
    [
        ("L_self_modules_fc_parameters_weight_", (10, 32), Scale(0.0, 0.25)),
        ("L_self_modules_conv_parameters_weight_", (8, 2, 4, 4), Scale(0.0, 0.25)),
        ("L_self_modules_embed_parameters_weight_", (30522, 128), Scale(0.0, 0.125)),
        ("L_self_parameters_cls_token_", (1, 1, 128), Scale(0.0, 0.125)),
        ("L_self_modules_rnn_parameters_weight_hh_l0_", (16, 8), Scale(0.0, 0.5)),
        ("L_self_modules_bn_parameters_weight_", (64,), Scale(1.0, 0.1)),
        ("L_self_modules_ln_parameters_gamma_", (64,), Scale(1.0, 0.1)),
        ("L_self_modules_conv_parameters_gain_", (64, 1, 1, 1), Scale(1.0, 0.1)),
        ("L_self_modules_blocks_modules_0_parameters_gamma_1_", (64,), Scale(0.1, 0.01)),
        ("L_self_modules_blocks_modules_0_parameters_layer_scale_2_", (64, 1, 1), Scale(0.01, 0.001)),
        ("L_self_modules_layer_scale1_parameters_lambda1_", (64,), Scale(0.1, 0.01)),
        ("L_self_modules_fc_parameters_bias_", (64,), Scale(0.0, 0.05)),
        ("L_self_modules_attn_parameters_in_proj_bias_", (64,), Scale(0.0, 0.05)),
        ("L_self_modules_rnn_parameters_bias_ih_l0_reverse_", (64,), Scale(0.0, 0.05)),
        ("L_self_modules_grn_parameters_bias_", (1, 1, 1, 80), Scale(0.0, 0.05)),
        ("L_self_parameters_class_embedding_", (64,), Scale(0.5, 0.25)),
        ("L_self_parameters_logit_scale_", (), Scale(0.5, 0.25)),
    ],
)
def test_parameters_of_graphnet_are_scaled_by_shape_and_role(
    name: str, shape: tuple[int, ...], expected: Scale
) -> None:
    assert scale(name, shape) == expected


def test_running_statistics_are_near_those_of_a_unit_normal() -> None:
    assert scale("L_self_modules_bn_buffers_running_mean_", (8,), "buffer") == Scale(0.0, 0.1)
    assert scale("L_self_modules_bn_buffers_running_var_", (8,), "buffer") == Scale(1.0, 0.2, half_normal=True)


@pytest.mark.parametrize("kind", ["input", "buffer", "constant", "unknown"])
def test_what_is_no_parameter_is_as_recorded(kind: str) -> None:
    assert scale("L_x_", (64, 64), kind) == Scale(0.5, 0.25)


@pytest.mark.parametrize(("mean", "expected"), [(0.0, 1e-5), (0.001, 0.001)])
def test_an_epsilon_that_three_decimals_lost_is_not_zero(mean: float, expected: float) -> None:
    assert scale("L_self_modules_ln_eps", (), "constant", mean, 0.0) == Scale(expected, 0.0)


@pytest.mark.parametrize("name", ["L_self_modules_fc_parameters_weight_", "bn_running_var", "ln_eps"])
@pytest.mark.parametrize("distribution", ["normal", "half_normal"])
def test_ours_mean_what_they_record(name: str, distribution: str) -> None:
    spec = TensorSpec(name, (), "float32", "parameter", 0.0, -3.5, distribution)
    assert scale_of(spec, ours=True) == Scale(0.0, -3.5, distribution == "half_normal")


@pytest.mark.parametrize(
    ("name", "ours", "kept"),
    [
        ("bn_running_var", False, False),
        ("bn_running_mean_", False, False),
        ("bn_running_var", True, True),
        ("bn_num_batches_tracked", False, True),
        ("L_self_modules_bn_parameters_weight_", False, True),
    ],
)
def test_only_running_statistics_of_graphnet_lose_their_data(name: str, ours: bool, kept: bool) -> None:
    spec = TensorSpec(name, (2,), "float32", "buffer", data=(0.001, 3000.0))
    assert keeps_data(spec, ours) is kept
    assert (fill(spec, 0, HASH, ours).tolist() == [np.float32(0.001), 3000.0]) is kept
    assert not keeps_data(TensorSpec(name, (2,), "float32"), ours)


@pytest.mark.parametrize("mean", [None, math.nan, math.inf, 0.25])
@pytest.mark.parametrize("std", [None, math.nan, -math.inf, 0.0])
def test_every_repair_is_finite(mean: float | None, std: float | None) -> None:
    for shape in ((), (1,), (3, 2)):
        for ours in (True, False):
            values = fill(TensorSpec("x", shape, "float32", "input", mean, std), 0, HASH, ours)
            assert np.isfinite(values).all()
