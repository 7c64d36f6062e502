import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        conv_stem_weight: torch.Tensor,
        x: torch.Tensor,
        bn1_running_mean: torch.Tensor,
        bn1_running_var: torch.Tensor,
        bn1_weight: torch.Tensor,
        bn1_bias: torch.Tensor,
        blocks_0_0_conv_dw_weight: torch.Tensor,
        blocks_0_0_bn1_running_mean: torch.Tensor,
        blocks_0_0_bn1_running_var: torch.Tensor,
        blocks_0_0_bn1_weight: torch.Tensor,
        blocks_0_0_bn1_bias: torch.Tensor,
        blocks_0_0_se_conv_reduce_weight: torch.Tensor,
        blocks_0_0_se_conv_reduce_bias: torch.Tensor,
        blocks_0_0_se_conv_expand_weight: torch.Tensor,
        blocks_0_0_se_conv_expand_bias: torch.Tensor,
        blocks_0_0_conv_pw_weight: torch.Tensor,
        blocks_0_0_bn2_running_mean: torch.Tensor,
        blocks_0_0_bn2_running_var: torch.Tensor,
        blocks_0_0_bn2_weight: torch.Tensor,
        blocks_0_0_bn2_bias: torch.Tensor,
        blocks_1_0_conv_pw_weight: torch.Tensor,
        blocks_1_0_bn1_running_mean: torch.Tensor,
        blocks_1_0_bn1_running_var: torch.Tensor,
        blocks_1_0_bn1_weight: torch.Tensor,
        blocks_1_0_bn1_bias: torch.Tensor,
        blocks_1_0_conv_dw_weight: torch.Tensor,
        blocks_1_0_bn2_running_mean: torch.Tensor,
        blocks_1_0_bn2_running_var: torch.Tensor,
        blocks_1_0_bn2_weight: torch.Tensor,
        blocks_1_0_bn2_bias: torch.Tensor,
        blocks_1_0_se_conv_reduce_weight: torch.Tensor,
        blocks_1_0_se_conv_reduce_bias: torch.Tensor,
        blocks_1_0_se_conv_expand_weight: torch.Tensor,
        blocks_1_0_se_conv_expand_bias: torch.Tensor,
        blocks_1_0_conv_pwl_weight: torch.Tensor,
        blocks_1_0_bn3_running_mean: torch.Tensor,
        blocks_1_0_bn3_running_var: torch.Tensor,
        blocks_1_0_bn3_weight: torch.Tensor,
        blocks_1_0_bn3_bias: torch.Tensor,
        blocks_1_1_conv_pw_weight: torch.Tensor,
        blocks_1_1_bn1_running_mean: torch.Tensor,
        blocks_1_1_bn1_running_var: torch.Tensor,
        blocks_1_1_bn1_weight: torch.Tensor,
        blocks_1_1_bn1_bias: torch.Tensor,
        blocks_1_1_conv_dw_weight: torch.Tensor,
        blocks_1_1_bn2_running_mean: torch.Tensor,
        blocks_1_1_bn2_running_var: torch.Tensor,
        blocks_1_1_bn2_weight: torch.Tensor,
        blocks_1_1_bn2_bias: torch.Tensor,
        blocks_1_1_se_conv_reduce_weight: torch.Tensor,
        blocks_1_1_se_conv_reduce_bias: torch.Tensor,
        blocks_1_1_se_conv_expand_weight: torch.Tensor,
        blocks_1_1_se_conv_expand_bias: torch.Tensor,
        blocks_1_1_conv_pwl_weight: torch.Tensor,
        blocks_1_1_bn3_running_mean: torch.Tensor,
        blocks_1_1_bn3_running_var: torch.Tensor,
        blocks_1_1_bn3_weight: torch.Tensor,
        blocks_1_1_bn3_bias: torch.Tensor,
        blocks_2_0_conv_pw_weight: torch.Tensor,
        blocks_2_0_bn1_running_mean: torch.Tensor,
        blocks_2_0_bn1_running_var: torch.Tensor,
        blocks_2_0_bn1_weight: torch.Tensor,
        blocks_2_0_bn1_bias: torch.Tensor,
        blocks_2_0_conv_dw_weight: torch.Tensor,
        blocks_2_0_bn2_running_mean: torch.Tensor,
        blocks_2_0_bn2_running_var: torch.Tensor,
        blocks_2_0_bn2_weight: torch.Tensor,
        blocks_2_0_bn2_bias: torch.Tensor,
        blocks_2_0_se_conv_reduce_weight: torch.Tensor,
        blocks_2_0_se_conv_reduce_bias: torch.Tensor,
        blocks_2_0_se_conv_expand_weight: torch.Tensor,
        blocks_2_0_se_conv_expand_bias: torch.Tensor,
        blocks_2_0_conv_pwl_weight: torch.Tensor,
        blocks_2_0_bn3_running_mean: torch.Tensor,
        blocks_2_0_bn3_running_var: torch.Tensor,
        blocks_2_0_bn3_weight: torch.Tensor,
        blocks_2_0_bn3_bias: torch.Tensor,
        blocks_2_1_conv_pw_weight: torch.Tensor,
        blocks_2_1_bn1_running_mean: torch.Tensor,
        blocks_2_1_bn1_running_var: torch.Tensor,
        blocks_2_1_bn1_weight: torch.Tensor,
        blocks_2_1_bn1_bias: torch.Tensor,
        blocks_2_1_conv_dw_weight: torch.Tensor,
        blocks_2_1_bn2_running_mean: torch.Tensor,
        blocks_2_1_bn2_running_var: torch.Tensor,
        blocks_2_1_bn2_weight: torch.Tensor,
        blocks_2_1_bn2_bias: torch.Tensor,
        blocks_2_1_se_conv_reduce_weight: torch.Tensor,
        blocks_2_1_se_conv_reduce_bias: torch.Tensor,
        blocks_2_1_se_conv_expand_weight: torch.Tensor,
        blocks_2_1_se_conv_expand_bias: torch.Tensor,
        blocks_2_1_conv_pwl_weight: torch.Tensor,
        blocks_2_1_bn3_running_mean: torch.Tensor,
        blocks_2_1_bn3_running_var: torch.Tensor,
        blocks_2_1_bn3_weight: torch.Tensor,
        blocks_2_1_bn3_bias: torch.Tensor,
        blocks_3_0_conv_pw_weight: torch.Tensor,
        blocks_3_0_bn1_running_mean: torch.Tensor,
        blocks_3_0_bn1_running_var: torch.Tensor,
        blocks_3_0_bn1_weight: torch.Tensor,
        blocks_3_0_bn1_bias: torch.Tensor,
        blocks_3_0_conv_dw_weight: torch.Tensor,
        blocks_3_0_bn2_running_mean: torch.Tensor,
        blocks_3_0_bn2_running_var: torch.Tensor,
        blocks_3_0_bn2_weight: torch.Tensor,
        blocks_3_0_bn2_bias: torch.Tensor,
        blocks_3_0_se_conv_reduce_weight: torch.Tensor,
        blocks_3_0_se_conv_reduce_bias: torch.Tensor,
        blocks_3_0_se_conv_expand_weight: torch.Tensor,
        blocks_3_0_se_conv_expand_bias: torch.Tensor,
        blocks_3_0_conv_pwl_weight: torch.Tensor,
        blocks_3_0_bn3_running_mean: torch.Tensor,
        blocks_3_0_bn3_running_var: torch.Tensor,
        blocks_3_0_bn3_weight: torch.Tensor,
        blocks_3_0_bn3_bias: torch.Tensor,
        blocks_3_1_conv_pw_weight: torch.Tensor,
        blocks_3_1_bn1_running_mean: torch.Tensor,
        blocks_3_1_bn1_running_var: torch.Tensor,
        blocks_3_1_bn1_weight: torch.Tensor,
        blocks_3_1_bn1_bias: torch.Tensor,
        blocks_3_1_conv_dw_weight: torch.Tensor,
        blocks_3_1_bn2_running_mean: torch.Tensor,
        blocks_3_1_bn2_running_var: torch.Tensor,
        blocks_3_1_bn2_weight: torch.Tensor,
        blocks_3_1_bn2_bias: torch.Tensor,
        blocks_3_1_se_conv_reduce_weight: torch.Tensor,
        blocks_3_1_se_conv_reduce_bias: torch.Tensor,
        blocks_3_1_se_conv_expand_weight: torch.Tensor,
        blocks_3_1_se_conv_expand_bias: torch.Tensor,
        blocks_3_1_conv_pwl_weight: torch.Tensor,
        blocks_3_1_bn3_running_mean: torch.Tensor,
        blocks_3_1_bn3_running_var: torch.Tensor,
        blocks_3_1_bn3_weight: torch.Tensor,
        blocks_3_1_bn3_bias: torch.Tensor,
        blocks_3_2_conv_pw_weight: torch.Tensor,
        blocks_3_2_bn1_running_mean: torch.Tensor,
        blocks_3_2_bn1_running_var: torch.Tensor,
        blocks_3_2_bn1_weight: torch.Tensor,
        blocks_3_2_bn1_bias: torch.Tensor,
        blocks_3_2_conv_dw_weight: torch.Tensor,
        blocks_3_2_bn2_running_mean: torch.Tensor,
        blocks_3_2_bn2_running_var: torch.Tensor,
        blocks_3_2_bn2_weight: torch.Tensor,
        blocks_3_2_bn2_bias: torch.Tensor,
        blocks_3_2_se_conv_reduce_weight: torch.Tensor,
        blocks_3_2_se_conv_reduce_bias: torch.Tensor,
        blocks_3_2_se_conv_expand_weight: torch.Tensor,
        blocks_3_2_se_conv_expand_bias: torch.Tensor,
        blocks_3_2_conv_pwl_weight: torch.Tensor,
        blocks_3_2_bn3_running_mean: torch.Tensor,
        blocks_3_2_bn3_running_var: torch.Tensor,
        blocks_3_2_bn3_weight: torch.Tensor,
        blocks_3_2_bn3_bias: torch.Tensor,
        blocks_4_0_conv_pw_weight: torch.Tensor,
        blocks_4_0_bn1_running_mean: torch.Tensor,
        blocks_4_0_bn1_running_var: torch.Tensor,
        blocks_4_0_bn1_weight: torch.Tensor,
        blocks_4_0_bn1_bias: torch.Tensor,
        blocks_4_0_conv_dw_weight: torch.Tensor,
        blocks_4_0_bn2_running_mean: torch.Tensor,
        blocks_4_0_bn2_running_var: torch.Tensor,
        blocks_4_0_bn2_weight: torch.Tensor,
        blocks_4_0_bn2_bias: torch.Tensor,
        blocks_4_0_se_conv_reduce_weight: torch.Tensor,
        blocks_4_0_se_conv_reduce_bias: torch.Tensor,
        blocks_4_0_se_conv_expand_weight: torch.Tensor,
        blocks_4_0_se_conv_expand_bias: torch.Tensor,
        blocks_4_0_conv_pwl_weight: torch.Tensor,
        blocks_4_0_bn3_running_mean: torch.Tensor,
        blocks_4_0_bn3_running_var: torch.Tensor,
        blocks_4_0_bn3_weight: torch.Tensor,
        blocks_4_0_bn3_bias: torch.Tensor,
        blocks_4_1_conv_pw_weight: torch.Tensor,
        blocks_4_1_bn1_running_mean: torch.Tensor,
        blocks_4_1_bn1_running_var: torch.Tensor,
        blocks_4_1_bn1_weight: torch.Tensor,
        blocks_4_1_bn1_bias: torch.Tensor,
        blocks_4_1_conv_dw_weight: torch.Tensor,
        blocks_4_1_bn2_running_mean: torch.Tensor,
        blocks_4_1_bn2_running_var: torch.Tensor,
        blocks_4_1_bn2_weight: torch.Tensor,
        blocks_4_1_bn2_bias: torch.Tensor,
        blocks_4_1_se_conv_reduce_weight: torch.Tensor,
        blocks_4_1_se_conv_reduce_bias: torch.Tensor,
        blocks_4_1_se_conv_expand_weight: torch.Tensor,
        blocks_4_1_se_conv_expand_bias: torch.Tensor,
        blocks_4_1_conv_pwl_weight: torch.Tensor,
        blocks_4_1_bn3_running_mean: torch.Tensor,
        blocks_4_1_bn3_running_var: torch.Tensor,
        blocks_4_1_bn3_weight: torch.Tensor,
        blocks_4_1_bn3_bias: torch.Tensor,
        blocks_4_2_conv_pw_weight: torch.Tensor,
        blocks_4_2_bn1_running_mean: torch.Tensor,
        blocks_4_2_bn1_running_var: torch.Tensor,
        blocks_4_2_bn1_weight: torch.Tensor,
        blocks_4_2_bn1_bias: torch.Tensor,
        blocks_4_2_conv_dw_weight: torch.Tensor,
        blocks_4_2_bn2_running_mean: torch.Tensor,
        blocks_4_2_bn2_running_var: torch.Tensor,
        blocks_4_2_bn2_weight: torch.Tensor,
        blocks_4_2_bn2_bias: torch.Tensor,
        blocks_4_2_se_conv_reduce_weight: torch.Tensor,
        blocks_4_2_se_conv_reduce_bias: torch.Tensor,
        blocks_4_2_se_conv_expand_weight: torch.Tensor,
        blocks_4_2_se_conv_expand_bias: torch.Tensor,
        blocks_4_2_conv_pwl_weight: torch.Tensor,
        blocks_4_2_bn3_running_mean: torch.Tensor,
        blocks_4_2_bn3_running_var: torch.Tensor,
        blocks_4_2_bn3_weight: torch.Tensor,
        blocks_4_2_bn3_bias: torch.Tensor,
        blocks_5_0_conv_pw_weight: torch.Tensor,
        blocks_5_0_bn1_running_mean: torch.Tensor,
        blocks_5_0_bn1_running_var: torch.Tensor,
        blocks_5_0_bn1_weight: torch.Tensor,
        blocks_5_0_bn1_bias: torch.Tensor,
        blocks_5_0_conv_dw_weight: torch.Tensor,
        blocks_5_0_bn2_running_mean: torch.Tensor,
        blocks_5_0_bn2_running_var: torch.Tensor,
        blocks_5_0_bn2_weight: torch.Tensor,
        blocks_5_0_bn2_bias: torch.Tensor,
        blocks_5_0_se_conv_reduce_weight: torch.Tensor,
        blocks_5_0_se_conv_reduce_bias: torch.Tensor,
        blocks_5_0_se_conv_expand_weight: torch.Tensor,
        blocks_5_0_se_conv_expand_bias: torch.Tensor,
        blocks_5_0_conv_pwl_weight: torch.Tensor,
        blocks_5_0_bn3_running_mean: torch.Tensor,
        blocks_5_0_bn3_running_var: torch.Tensor,
        blocks_5_0_bn3_weight: torch.Tensor,
        blocks_5_0_bn3_bias: torch.Tensor,
        blocks_5_1_conv_pw_weight: torch.Tensor,
        blocks_5_1_bn1_running_mean: torch.Tensor,
        blocks_5_1_bn1_running_var: torch.Tensor,
        blocks_5_1_bn1_weight: torch.Tensor,
        blocks_5_1_bn1_bias: torch.Tensor,
        blocks_5_1_conv_dw_weight: torch.Tensor,
        blocks_5_1_bn2_running_mean: torch.Tensor,
        blocks_5_1_bn2_running_var: torch.Tensor,
        blocks_5_1_bn2_weight: torch.Tensor,
        blocks_5_1_bn2_bias: torch.Tensor,
        blocks_5_1_se_conv_reduce_weight: torch.Tensor,
        blocks_5_1_se_conv_reduce_bias: torch.Tensor,
        blocks_5_1_se_conv_expand_weight: torch.Tensor,
        blocks_5_1_se_conv_expand_bias: torch.Tensor,
        blocks_5_1_conv_pwl_weight: torch.Tensor,
        blocks_5_1_bn3_running_mean: torch.Tensor,
        blocks_5_1_bn3_running_var: torch.Tensor,
        blocks_5_1_bn3_weight: torch.Tensor,
        blocks_5_1_bn3_bias: torch.Tensor,
        blocks_5_2_conv_pw_weight: torch.Tensor,
        blocks_5_2_bn1_running_mean: torch.Tensor,
        blocks_5_2_bn1_running_var: torch.Tensor,
        blocks_5_2_bn1_weight: torch.Tensor,
        blocks_5_2_bn1_bias: torch.Tensor,
        blocks_5_2_conv_dw_weight: torch.Tensor,
        blocks_5_2_bn2_running_mean: torch.Tensor,
        blocks_5_2_bn2_running_var: torch.Tensor,
        blocks_5_2_bn2_weight: torch.Tensor,
        blocks_5_2_bn2_bias: torch.Tensor,
        blocks_5_2_se_conv_reduce_weight: torch.Tensor,
        blocks_5_2_se_conv_reduce_bias: torch.Tensor,
        blocks_5_2_se_conv_expand_weight: torch.Tensor,
        blocks_5_2_se_conv_expand_bias: torch.Tensor,
        blocks_5_2_conv_pwl_weight: torch.Tensor,
        blocks_5_2_bn3_running_mean: torch.Tensor,
        blocks_5_2_bn3_running_var: torch.Tensor,
        blocks_5_2_bn3_weight: torch.Tensor,
        blocks_5_2_bn3_bias: torch.Tensor,
        blocks_5_3_conv_pw_weight: torch.Tensor,
        blocks_5_3_bn1_running_mean: torch.Tensor,
        blocks_5_3_bn1_running_var: torch.Tensor,
        blocks_5_3_bn1_weight: torch.Tensor,
        blocks_5_3_bn1_bias: torch.Tensor,
        blocks_5_3_conv_dw_weight: torch.Tensor,
        blocks_5_3_bn2_running_mean: torch.Tensor,
        blocks_5_3_bn2_running_var: torch.Tensor,
        blocks_5_3_bn2_weight: torch.Tensor,
        blocks_5_3_bn2_bias: torch.Tensor,
        blocks_5_3_se_conv_reduce_weight: torch.Tensor,
        blocks_5_3_se_conv_reduce_bias: torch.Tensor,
        blocks_5_3_se_conv_expand_weight: torch.Tensor,
        blocks_5_3_se_conv_expand_bias: torch.Tensor,
        blocks_5_3_conv_pwl_weight: torch.Tensor,
        blocks_5_3_bn3_running_mean: torch.Tensor,
        blocks_5_3_bn3_running_var: torch.Tensor,
        blocks_5_3_bn3_weight: torch.Tensor,
        blocks_5_3_bn3_bias: torch.Tensor,
        blocks_6_0_conv_pw_weight: torch.Tensor,
        blocks_6_0_bn1_running_mean: torch.Tensor,
        blocks_6_0_bn1_running_var: torch.Tensor,
        blocks_6_0_bn1_weight: torch.Tensor,
        blocks_6_0_bn1_bias: torch.Tensor,
        blocks_6_0_conv_dw_weight: torch.Tensor,
        blocks_6_0_bn2_running_mean: torch.Tensor,
        blocks_6_0_bn2_running_var: torch.Tensor,
        blocks_6_0_bn2_weight: torch.Tensor,
        blocks_6_0_bn2_bias: torch.Tensor,
        blocks_6_0_se_conv_reduce_weight: torch.Tensor,
        blocks_6_0_se_conv_reduce_bias: torch.Tensor,
        blocks_6_0_se_conv_expand_weight: torch.Tensor,
        blocks_6_0_se_conv_expand_bias: torch.Tensor,
        blocks_6_0_conv_pwl_weight: torch.Tensor,
        blocks_6_0_bn3_running_mean: torch.Tensor,
        blocks_6_0_bn3_running_var: torch.Tensor,
        blocks_6_0_bn3_weight: torch.Tensor,
        blocks_6_0_bn3_bias: torch.Tensor,
        conv_head_weight: torch.Tensor,
        bn2_running_mean: torch.Tensor,
        bn2_running_var: torch.Tensor,
        bn2_weight: torch.Tensor,
        bn2_bias: torch.Tensor,
        classifier_weight: torch.Tensor,
        classifier_bias: torch.Tensor,
    ):
        x_1 = torch.conv2d(x, conv_stem_weight, None, (2, 2), (1, 1), (1, 1), 1)
        x_2 = torch.nn.functional.batch_norm(x_1, bn1_running_mean, bn1_running_var, bn1_weight, bn1_bias, False, 0.1, 1e-05)
        del x_1
        x_3 = torch.nn.functional.silu(x_2, inplace=True)
        del x_2
        x_4 = torch.conv2d(x_3, blocks_0_0_conv_dw_weight, None, (1, 1), (1, 1), (1, 1), 32)
        del x_3
        x_5 = torch.nn.functional.batch_norm(x_4, blocks_0_0_bn1_running_mean, blocks_0_0_bn1_running_var, blocks_0_0_bn1_weight, blocks_0_0_bn1_bias, False, 0.1, 1e-05)
        del x_4
        x_6 = torch.nn.functional.silu(x_5, inplace=True)
        del x_5
        x_se = x_6.mean((2, 3), keepdim=True)
        x_se_1 = torch.conv2d(x_se, blocks_0_0_se_conv_reduce_weight, blocks_0_0_se_conv_reduce_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se
        x_se_2 = torch.nn.functional.silu(x_se_1, inplace=True)
        del x_se_1
        x_se_3 = torch.conv2d(x_se_2, blocks_0_0_se_conv_expand_weight, blocks_0_0_se_conv_expand_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_2
        sigmoid = torch.sigmoid(x_se_3)
        del x_se_3
        x_7 = x_6 * sigmoid
        del x_6, sigmoid
        x_8 = torch.conv2d(x_7, blocks_0_0_conv_pw_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_7
        x_9 = torch.nn.functional.batch_norm(x_8, blocks_0_0_bn2_running_mean, blocks_0_0_bn2_running_var, blocks_0_0_bn2_weight, blocks_0_0_bn2_bias, False, 0.1, 1e-05)
        del x_8
        x_10 = torch.conv2d(x_9, blocks_1_0_conv_pw_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_9
        x_11 = torch.nn.functional.batch_norm(x_10, blocks_1_0_bn1_running_mean, blocks_1_0_bn1_running_var, blocks_1_0_bn1_weight, blocks_1_0_bn1_bias, False, 0.1, 1e-05)
        del x_10
        x_12 = torch.nn.functional.silu(x_11, inplace=True)
        del x_11
        x_13 = torch.conv2d(x_12, blocks_1_0_conv_dw_weight, None, (2, 2), (1, 1), (1, 1), 96)
        del x_12
        x_14 = torch.nn.functional.batch_norm(x_13, blocks_1_0_bn2_running_mean, blocks_1_0_bn2_running_var, blocks_1_0_bn2_weight, blocks_1_0_bn2_bias, False, 0.1, 1e-05)
        del x_13
        x_15 = torch.nn.functional.silu(x_14, inplace=True)
        del x_14
        x_se_4 = x_15.mean((2, 3), keepdim=True)
        x_se_5 = torch.conv2d(x_se_4, blocks_1_0_se_conv_reduce_weight, blocks_1_0_se_conv_reduce_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_4
        x_se_6 = torch.nn.functional.silu(x_se_5, inplace=True)
        del x_se_5
        x_se_7 = torch.conv2d(x_se_6, blocks_1_0_se_conv_expand_weight, blocks_1_0_se_conv_expand_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_6
        sigmoid_1 = torch.sigmoid(x_se_7)
        del x_se_7
        x_16 = x_15 * sigmoid_1
        del x_15, sigmoid_1
        x_17 = torch.conv2d(x_16, blocks_1_0_conv_pwl_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_16
        x_18 = torch.nn.functional.batch_norm(x_17, blocks_1_0_bn3_running_mean, blocks_1_0_bn3_running_var, blocks_1_0_bn3_weight, blocks_1_0_bn3_bias, False, 0.1, 1e-05)
        del x_17
        x_19 = torch.conv2d(x_18, blocks_1_1_conv_pw_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_20 = torch.nn.functional.batch_norm(x_19, blocks_1_1_bn1_running_mean, blocks_1_1_bn1_running_var, blocks_1_1_bn1_weight, blocks_1_1_bn1_bias, False, 0.1, 1e-05)
        del x_19
        x_21 = torch.nn.functional.silu(x_20, inplace=True)
        del x_20
        x_22 = torch.conv2d(x_21, blocks_1_1_conv_dw_weight, None, (1, 1), (1, 1), (1, 1), 144)
        del x_21
        x_23 = torch.nn.functional.batch_norm(x_22, blocks_1_1_bn2_running_mean, blocks_1_1_bn2_running_var, blocks_1_1_bn2_weight, blocks_1_1_bn2_bias, False, 0.1, 1e-05)
        del x_22
        x_24 = torch.nn.functional.silu(x_23, inplace=True)
        del x_23
        x_se_8 = x_24.mean((2, 3), keepdim=True)
        x_se_9 = torch.conv2d(x_se_8, blocks_1_1_se_conv_reduce_weight, blocks_1_1_se_conv_reduce_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_8
        x_se_10 = torch.nn.functional.silu(x_se_9, inplace=True)
        del x_se_9
        x_se_11 = torch.conv2d(x_se_10, blocks_1_1_se_conv_expand_weight, blocks_1_1_se_conv_expand_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_10
        sigmoid_2 = torch.sigmoid(x_se_11)
        del x_se_11
        x_25 = x_24 * sigmoid_2
        del x_24, sigmoid_2
        x_26 = torch.conv2d(x_25, blocks_1_1_conv_pwl_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_25
        x_27 = torch.nn.functional.batch_norm(x_26, blocks_1_1_bn3_running_mean, blocks_1_1_bn3_running_var, blocks_1_1_bn3_weight, blocks_1_1_bn3_bias, False, 0.1, 1e-05)
        del x_26
        x_28 = x_27 + x_18
        del x_18, x_27
        x_29 = torch.conv2d(x_28, blocks_2_0_conv_pw_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_28
        x_30 = torch.nn.functional.batch_norm(x_29, blocks_2_0_bn1_running_mean, blocks_2_0_bn1_running_var, blocks_2_0_bn1_weight, blocks_2_0_bn1_bias, False, 0.1, 1e-05)
        del x_29
        x_31 = torch.nn.functional.silu(x_30, inplace=True)
        del x_30
        x_32 = torch.conv2d(x_31, blocks_2_0_conv_dw_weight, None, (2, 2), (2, 2), (1, 1), 144)
        del x_31
        x_33 = torch.nn.functional.batch_norm(x_32, blocks_2_0_bn2_running_mean, blocks_2_0_bn2_running_var, blocks_2_0_bn2_weight, blocks_2_0_bn2_bias, False, 0.1, 1e-05)
        del x_32
        x_34 = torch.nn.functional.silu(x_33, inplace=True)
        del x_33
        x_se_12 = x_34.mean((2, 3), keepdim=True)
        x_se_13 = torch.conv2d(x_se_12, blocks_2_0_se_conv_reduce_weight, blocks_2_0_se_conv_reduce_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_12
        x_se_14 = torch.nn.functional.silu(x_se_13, inplace=True)
        del x_se_13
        x_se_15 = torch.conv2d(x_se_14, blocks_2_0_se_conv_expand_weight, blocks_2_0_se_conv_expand_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_14
        sigmoid_3 = torch.sigmoid(x_se_15)
        del x_se_15
        x_35 = x_34 * sigmoid_3
        del x_34, sigmoid_3
        x_36 = torch.conv2d(x_35, blocks_2_0_conv_pwl_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_35
        x_37 = torch.nn.functional.batch_norm(x_36, blocks_2_0_bn3_running_mean, blocks_2_0_bn3_running_var, blocks_2_0_bn3_weight, blocks_2_0_bn3_bias, False, 0.1, 1e-05)
        del x_36
        x_38 = torch.conv2d(x_37, blocks_2_1_conv_pw_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_39 = torch.nn.functional.batch_norm(x_38, blocks_2_1_bn1_running_mean, blocks_2_1_bn1_running_var, blocks_2_1_bn1_weight, blocks_2_1_bn1_bias, False, 0.1, 1e-05)
        del x_38
        x_40 = torch.nn.functional.silu(x_39, inplace=True)
        del x_39
        x_41 = torch.conv2d(x_40, blocks_2_1_conv_dw_weight, None, (1, 1), (2, 2), (1, 1), 240)
        del x_40
        x_42 = torch.nn.functional.batch_norm(x_41, blocks_2_1_bn2_running_mean, blocks_2_1_bn2_running_var, blocks_2_1_bn2_weight, blocks_2_1_bn2_bias, False, 0.1, 1e-05)
        del x_41
        x_43 = torch.nn.functional.silu(x_42, inplace=True)
        del x_42
        x_se_16 = x_43.mean((2, 3), keepdim=True)
        x_se_17 = torch.conv2d(x_se_16, blocks_2_1_se_conv_reduce_weight, blocks_2_1_se_conv_reduce_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_16
        x_se_18 = torch.nn.functional.silu(x_se_17, inplace=True)
        del x_se_17
        x_se_19 = torch.conv2d(x_se_18, blocks_2_1_se_conv_expand_weight, blocks_2_1_se_conv_expand_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_18
        sigmoid_4 = torch.sigmoid(x_se_19)
        del x_se_19
        x_44 = x_43 * sigmoid_4
        del x_43, sigmoid_4
        x_45 = torch.conv2d(x_44, blocks_2_1_conv_pwl_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_44
        x_46 = torch.nn.functional.batch_norm(x_45, blocks_2_1_bn3_running_mean, blocks_2_1_bn3_running_var, blocks_2_1_bn3_weight, blocks_2_1_bn3_bias, False, 0.1, 1e-05)
        del x_45
        x_47 = x_46 + x_37
        del x_37, x_46
        x_48 = torch.conv2d(x_47, blocks_3_0_conv_pw_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_47
        x_49 = torch.nn.functional.batch_norm(x_48, blocks_3_0_bn1_running_mean, blocks_3_0_bn1_running_var, blocks_3_0_bn1_weight, blocks_3_0_bn1_bias, False, 0.1, 1e-05)
        del x_48
        x_50 = torch.nn.functional.silu(x_49, inplace=True)
        del x_49
        x_51 = torch.conv2d(x_50, blocks_3_0_conv_dw_weight, None, (2, 2), (1, 1), (1, 1), 240)
        del x_50
        x_52 = torch.nn.functional.batch_norm(x_51, blocks_3_0_bn2_running_mean, blocks_3_0_bn2_running_var, blocks_3_0_bn2_weight, blocks_3_0_bn2_bias, False, 0.1, 1e-05)
        del x_51
        x_53 = torch.nn.functional.silu(x_52, inplace=True)
        del x_52
        x_se_20 = x_53.mean((2, 3), keepdim=True)
        x_se_21 = torch.conv2d(x_se_20, blocks_3_0_se_conv_reduce_weight, blocks_3_0_se_conv_reduce_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_20
        x_se_22 = torch.nn.functional.silu(x_se_21, inplace=True)
        del x_se_21
        x_se_23 = torch.conv2d(x_se_22, blocks_3_0_se_conv_expand_weight, blocks_3_0_se_conv_expand_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_22
        sigmoid_5 = torch.sigmoid(x_se_23)
        del x_se_23
        x_54 = x_53 * sigmoid_5
        del x_53, sigmoid_5
        x_55 = torch.conv2d(x_54, blocks_3_0_conv_pwl_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_54
        x_56 = torch.nn.functional.batch_norm(x_55, blocks_3_0_bn3_running_mean, blocks_3_0_bn3_running_var, blocks_3_0_bn3_weight, blocks_3_0_bn3_bias, False, 0.1, 1e-05)
        del x_55
        x_57 = torch.conv2d(x_56, blocks_3_1_conv_pw_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_58 = torch.nn.functional.batch_norm(x_57, blocks_3_1_bn1_running_mean, blocks_3_1_bn1_running_var, blocks_3_1_bn1_weight, blocks_3_1_bn1_bias, False, 0.1, 1e-05)
        del x_57
        x_59 = torch.nn.functional.silu(x_58, inplace=True)
        del x_58
        x_60 = torch.conv2d(x_59, blocks_3_1_conv_dw_weight, None, (1, 1), (1, 1), (1, 1), 480)
        del x_59
        x_61 = torch.nn.functional.batch_norm(x_60, blocks_3_1_bn2_running_mean, blocks_3_1_bn2_running_var, blocks_3_1_bn2_weight, blocks_3_1_bn2_bias, False, 0.1, 1e-05)
        del x_60
        x_62 = torch.nn.functional.silu(x_61, inplace=True)
        del x_61
        x_se_24 = x_62.mean((2, 3), keepdim=True)
        x_se_25 = torch.conv2d(x_se_24, blocks_3_1_se_conv_reduce_weight, blocks_3_1_se_conv_reduce_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_24
        x_se_26 = torch.nn.functional.silu(x_se_25, inplace=True)
        del x_se_25
        x_se_27 = torch.conv2d(x_se_26, blocks_3_1_se_conv_expand_weight, blocks_3_1_se_conv_expand_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_26
        sigmoid_6 = torch.sigmoid(x_se_27)
        del x_se_27
        x_63 = x_62 * sigmoid_6
        del x_62, sigmoid_6
        x_64 = torch.conv2d(x_63, blocks_3_1_conv_pwl_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_63
        x_65 = torch.nn.functional.batch_norm(x_64, blocks_3_1_bn3_running_mean, blocks_3_1_bn3_running_var, blocks_3_1_bn3_weight, blocks_3_1_bn3_bias, False, 0.1, 1e-05)
        del x_64
        x_66 = x_65 + x_56
        del x_56, x_65
        x_67 = torch.conv2d(x_66, blocks_3_2_conv_pw_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_68 = torch.nn.functional.batch_norm(x_67, blocks_3_2_bn1_running_mean, blocks_3_2_bn1_running_var, blocks_3_2_bn1_weight, blocks_3_2_bn1_bias, False, 0.1, 1e-05)
        del x_67
        x_69 = torch.nn.functional.silu(x_68, inplace=True)
        del x_68
        x_70 = torch.conv2d(x_69, blocks_3_2_conv_dw_weight, None, (1, 1), (1, 1), (1, 1), 480)
        del x_69
        x_71 = torch.nn.functional.batch_norm(x_70, blocks_3_2_bn2_running_mean, blocks_3_2_bn2_running_var, blocks_3_2_bn2_weight, blocks_3_2_bn2_bias, False, 0.1, 1e-05)
        del x_70
        x_72 = torch.nn.functional.silu(x_71, inplace=True)
        del x_71
        x_se_28 = x_72.mean((2, 3), keepdim=True)
        x_se_29 = torch.conv2d(x_se_28, blocks_3_2_se_conv_reduce_weight, blocks_3_2_se_conv_reduce_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_28
        x_se_30 = torch.nn.functional.silu(x_se_29, inplace=True)
        del x_se_29
        x_se_31 = torch.conv2d(x_se_30, blocks_3_2_se_conv_expand_weight, blocks_3_2_se_conv_expand_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_30
        sigmoid_7 = torch.sigmoid(x_se_31)
        del x_se_31
        x_73 = x_72 * sigmoid_7
        del x_72, sigmoid_7
        x_74 = torch.conv2d(x_73, blocks_3_2_conv_pwl_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_73
        x_75 = torch.nn.functional.batch_norm(x_74, blocks_3_2_bn3_running_mean, blocks_3_2_bn3_running_var, blocks_3_2_bn3_weight, blocks_3_2_bn3_bias, False, 0.1, 1e-05)
        del x_74
        x_76 = x_75 + x_66
        del x_66, x_75
        x_77 = torch.conv2d(x_76, blocks_4_0_conv_pw_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_76
        x_78 = torch.nn.functional.batch_norm(x_77, blocks_4_0_bn1_running_mean, blocks_4_0_bn1_running_var, blocks_4_0_bn1_weight, blocks_4_0_bn1_bias, False, 0.1, 1e-05)
        del x_77
        x_79 = torch.nn.functional.silu(x_78, inplace=True)
        del x_78
        x_80 = torch.conv2d(x_79, blocks_4_0_conv_dw_weight, None, (1, 1), (2, 2), (1, 1), 480)
        del x_79
        x_81 = torch.nn.functional.batch_norm(x_80, blocks_4_0_bn2_running_mean, blocks_4_0_bn2_running_var, blocks_4_0_bn2_weight, blocks_4_0_bn2_bias, False, 0.1, 1e-05)
        del x_80
        x_82 = torch.nn.functional.silu(x_81, inplace=True)
        del x_81
        x_se_32 = x_82.mean((2, 3), keepdim=True)
        x_se_33 = torch.conv2d(x_se_32, blocks_4_0_se_conv_reduce_weight, blocks_4_0_se_conv_reduce_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_32
        x_se_34 = torch.nn.functional.silu(x_se_33, inplace=True)
        del x_se_33
        x_se_35 = torch.conv2d(x_se_34, blocks_4_0_se_conv_expand_weight, blocks_4_0_se_conv_expand_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_34
        sigmoid_8 = torch.sigmoid(x_se_35)
        del x_se_35
        x_83 = x_82 * sigmoid_8
        del x_82, sigmoid_8
        x_84 = torch.conv2d(x_83, blocks_4_0_conv_pwl_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_83
        x_85 = torch.nn.functional.batch_norm(x_84, blocks_4_0_bn3_running_mean, blocks_4_0_bn3_running_var, blocks_4_0_bn3_weight, blocks_4_0_bn3_bias, False, 0.1, 1e-05)
        del x_84
        x_86 = torch.conv2d(x_85, blocks_4_1_conv_pw_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_87 = torch.nn.functional.batch_norm(x_86, blocks_4_1_bn1_running_mean, blocks_4_1_bn1_running_var, blocks_4_1_bn1_weight, blocks_4_1_bn1_bias, False, 0.1, 1e-05)
        del x_86
        x_88 = torch.nn.functional.silu(x_87, inplace=True)
        del x_87
        x_89 = torch.conv2d(x_88, blocks_4_1_conv_dw_weight, None, (1, 1), (2, 2), (1, 1), 672)
        del x_88
        x_90 = torch.nn.functional.batch_norm(x_89, blocks_4_1_bn2_running_mean, blocks_4_1_bn2_running_var, blocks_4_1_bn2_weight, blocks_4_1_bn2_bias, False, 0.1, 1e-05)
        del x_89
        x_91 = torch.nn.functional.silu(x_90, inplace=True)
        del x_90
        x_se_36 = x_91.mean((2, 3), keepdim=True)
        x_se_37 = torch.conv2d(x_se_36, blocks_4_1_se_conv_reduce_weight, blocks_4_1_se_conv_reduce_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_36
        x_se_38 = torch.nn.functional.silu(x_se_37, inplace=True)
        del x_se_37
        x_se_39 = torch.conv2d(x_se_38, blocks_4_1_se_conv_expand_weight, blocks_4_1_se_conv_expand_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_38
        sigmoid_9 = torch.sigmoid(x_se_39)
        del x_se_39
        x_92 = x_91 * sigmoid_9
        del x_91, sigmoid_9
        x_93 = torch.conv2d(x_92, blocks_4_1_conv_pwl_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_92
        x_94 = torch.nn.functional.batch_norm(x_93, blocks_4_1_bn3_running_mean, blocks_4_1_bn3_running_var, blocks_4_1_bn3_weight, blocks_4_1_bn3_bias, False, 0.1, 1e-05)
        del x_93
        x_95 = x_94 + x_85
        del x_85, x_94
        x_96 = torch.conv2d(x_95, blocks_4_2_conv_pw_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_97 = torch.nn.functional.batch_norm(x_96, blocks_4_2_bn1_running_mean, blocks_4_2_bn1_running_var, blocks_4_2_bn1_weight, blocks_4_2_bn1_bias, False, 0.1, 1e-05)
        del x_96
        x_98 = torch.nn.functional.silu(x_97, inplace=True)
        del x_97
        x_99 = torch.conv2d(x_98, blocks_4_2_conv_dw_weight, None, (1, 1), (2, 2), (1, 1), 672)
        del x_98
        x_100 = torch.nn.functional.batch_norm(x_99, blocks_4_2_bn2_running_mean, blocks_4_2_bn2_running_var, blocks_4_2_bn2_weight, blocks_4_2_bn2_bias, False, 0.1, 1e-05)
        del x_99
        x_101 = torch.nn.functional.silu(x_100, inplace=True)
        del x_100
        x_se_40 = x_101.mean((2, 3), keepdim=True)
        x_se_41 = torch.conv2d(x_se_40, blocks_4_2_se_conv_reduce_weight, blocks_4_2_se_conv_reduce_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_40
        x_se_42 = torch.nn.functional.silu(x_se_41, inplace=True)
        del x_se_41
        x_se_43 = torch.conv2d(x_se_42, blocks_4_2_se_conv_expand_weight, blocks_4_2_se_conv_expand_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_42
        sigmoid_10 = torch.sigmoid(x_se_43)
        del x_se_43
        x_102 = x_101 * sigmoid_10
        del x_101, sigmoid_10
        x_103 = torch.conv2d(x_102, blocks_4_2_conv_pwl_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_102
        x_104 = torch.nn.functional.batch_norm(x_103, blocks_4_2_bn3_running_mean, blocks_4_2_bn3_running_var, blocks_4_2_bn3_weight, blocks_4_2_bn3_bias, False, 0.1, 1e-05)
        del x_103
        x_105 = x_104 + x_95
        del x_95, x_104
        x_106 = torch.conv2d(x_105, blocks_5_0_conv_pw_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_105
        x_107 = torch.nn.functional.batch_norm(x_106, blocks_5_0_bn1_running_mean, blocks_5_0_bn1_running_var, blocks_5_0_bn1_weight, blocks_5_0_bn1_bias, False, 0.1, 1e-05)
        del x_106
        x_108 = torch.nn.functional.silu(x_107, inplace=True)
        del x_107
        x_109 = torch.conv2d(x_108, blocks_5_0_conv_dw_weight, None, (2, 2), (2, 2), (1, 1), 672)
        del x_108
        x_110 = torch.nn.functional.batch_norm(x_109, blocks_5_0_bn2_running_mean, blocks_5_0_bn2_running_var, blocks_5_0_bn2_weight, blocks_5_0_bn2_bias, False, 0.1, 1e-05)
        del x_109
        x_111 = torch.nn.functional.silu(x_110, inplace=True)
        del x_110
        x_se_44 = x_111.mean((2, 3), keepdim=True)
        x_se_45 = torch.conv2d(x_se_44, blocks_5_0_se_conv_reduce_weight, blocks_5_0_se_conv_reduce_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_44
        x_se_46 = torch.nn.functional.silu(x_se_45, inplace=True)
        del x_se_45
        x_se_47 = torch.conv2d(x_se_46, blocks_5_0_se_conv_expand_weight, blocks_5_0_se_conv_expand_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_46
        sigmoid_11 = torch.sigmoid(x_se_47)
        del x_se_47
        x_112 = x_111 * sigmoid_11
        del x_111, sigmoid_11
        x_113 = torch.conv2d(x_112, blocks_5_0_conv_pwl_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_112
        x_114 = torch.nn.functional.batch_norm(x_113, blocks_5_0_bn3_running_mean, blocks_5_0_bn3_running_var, blocks_5_0_bn3_weight, blocks_5_0_bn3_bias, False, 0.1, 1e-05)
        del x_113
        x_115 = torch.conv2d(x_114, blocks_5_1_conv_pw_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_116 = torch.nn.functional.batch_norm(x_115, blocks_5_1_bn1_running_mean, blocks_5_1_bn1_running_var, blocks_5_1_bn1_weight, blocks_5_1_bn1_bias, False, 0.1, 1e-05)
        del x_115
        x_117 = torch.nn.functional.silu(x_116, inplace=True)
        del x_116
        x_118 = torch.conv2d(x_117, blocks_5_1_conv_dw_weight, None, (1, 1), (2, 2), (1, 1), 1152)
        del x_117
        x_119 = torch.nn.functional.batch_norm(x_118, blocks_5_1_bn2_running_mean, blocks_5_1_bn2_running_var, blocks_5_1_bn2_weight, blocks_5_1_bn2_bias, False, 0.1, 1e-05)
        del x_118
        x_120 = torch.nn.functional.silu(x_119, inplace=True)
        del x_119
        x_se_48 = x_120.mean((2, 3), keepdim=True)
        x_se_49 = torch.conv2d(x_se_48, blocks_5_1_se_conv_reduce_weight, blocks_5_1_se_conv_reduce_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_48
        x_se_50 = torch.nn.functional.silu(x_se_49, inplace=True)
        del x_se_49
        x_se_51 = torch.conv2d(x_se_50, blocks_5_1_se_conv_expand_weight, blocks_5_1_se_conv_expand_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_50
        sigmoid_12 = torch.sigmoid(x_se_51)
        del x_se_51
        x_121 = x_120 * sigmoid_12
        del x_120, sigmoid_12
        x_122 = torch.conv2d(x_121, blocks_5_1_conv_pwl_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_121
        x_123 = torch.nn.functional.batch_norm(x_122, blocks_5_1_bn3_running_mean, blocks_5_1_bn3_running_var, blocks_5_1_bn3_weight, blocks_5_1_bn3_bias, False, 0.1, 1e-05)
        del x_122
        x_124 = x_123 + x_114
        del x_114, x_123
        x_125 = torch.conv2d(x_124, blocks_5_2_conv_pw_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_126 = torch.nn.functional.batch_norm(x_125, blocks_5_2_bn1_running_mean, blocks_5_2_bn1_running_var, blocks_5_2_bn1_weight, blocks_5_2_bn1_bias, False, 0.1, 1e-05)
        del x_125
        x_127 = torch.nn.functional.silu(x_126, inplace=True)
        del x_126
        x_128 = torch.conv2d(x_127, blocks_5_2_conv_dw_weight, None, (1, 1), (2, 2), (1, 1), 1152)
        del x_127
        x_129 = torch.nn.functional.batch_norm(x_128, blocks_5_2_bn2_running_mean, blocks_5_2_bn2_running_var, blocks_5_2_bn2_weight, blocks_5_2_bn2_bias, False, 0.1, 1e-05)
        del x_128
        x_130 = torch.nn.functional.silu(x_129, inplace=True)
        del x_129
        x_se_52 = x_130.mean((2, 3), keepdim=True)
        x_se_53 = torch.conv2d(x_se_52, blocks_5_2_se_conv_reduce_weight, blocks_5_2_se_conv_reduce_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_52
        x_se_54 = torch.nn.functional.silu(x_se_53, inplace=True)
        del x_se_53
        x_se_55 = torch.conv2d(x_se_54, blocks_5_2_se_conv_expand_weight, blocks_5_2_se_conv_expand_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_54
        sigmoid_13 = torch.sigmoid(x_se_55)
        del x_se_55
        x_131 = x_130 * sigmoid_13
        del x_130, sigmoid_13
        x_132 = torch.conv2d(x_131, blocks_5_2_conv_pwl_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_131
        x_133 = torch.nn.functional.batch_norm(x_132, blocks_5_2_bn3_running_mean, blocks_5_2_bn3_running_var, blocks_5_2_bn3_weight, blocks_5_2_bn3_bias, False, 0.1, 1e-05)
        del x_132
        x_134 = x_133 + x_124
        del x_124, x_133
        x_135 = torch.conv2d(x_134, blocks_5_3_conv_pw_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_136 = torch.nn.functional.batch_norm(x_135, blocks_5_3_bn1_running_mean, blocks_5_3_bn1_running_var, blocks_5_3_bn1_weight, blocks_5_3_bn1_bias, False, 0.1, 1e-05)
        del x_135
        x_137 = torch.nn.functional.silu(x_136, inplace=True)
        del x_136
        x_138 = torch.conv2d(x_137, blocks_5_3_conv_dw_weight, None, (1, 1), (2, 2), (1, 1), 1152)
        del x_137
        x_139 = torch.nn.functional.batch_norm(x_138, blocks_5_3_bn2_running_mean, blocks_5_3_bn2_running_var, blocks_5_3_bn2_weight, blocks_5_3_bn2_bias, False, 0.1, 1e-05)
        del x_138
        x_140 = torch.nn.functional.silu(x_139, inplace=True)
        del x_139
        x_se_56 = x_140.mean((2, 3), keepdim=True)
        x_se_57 = torch.conv2d(x_se_56, blocks_5_3_se_conv_reduce_weight, blocks_5_3_se_conv_reduce_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_56
        x_se_58 = torch.nn.functional.silu(x_se_57, inplace=True)
        del x_se_57
        x_se_59 = torch.conv2d(x_se_58, blocks_5_3_se_conv_expand_weight, blocks_5_3_se_conv_expand_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_58
        sigmoid_14 = torch.sigmoid(x_se_59)
        del x_se_59
        x_141 = x_140 * sigmoid_14
        del x_140, sigmoid_14
        x_142 = torch.conv2d(x_141, blocks_5_3_conv_pwl_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_141
        x_143 = torch.nn.functional.batch_norm(x_142, blocks_5_3_bn3_running_mean, blocks_5_3_bn3_running_var, blocks_5_3_bn3_weight, blocks_5_3_bn3_bias, False, 0.1, 1e-05)
        del x_142
        x_144 = x_143 + x_134
        del x_134, x_143
        x_145 = torch.conv2d(x_144, blocks_6_0_conv_pw_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_144
        x_146 = torch.nn.functional.batch_norm(x_145, blocks_6_0_bn1_running_mean, blocks_6_0_bn1_running_var, blocks_6_0_bn1_weight, blocks_6_0_bn1_bias, False, 0.1, 1e-05)
        del x_145
        x_147 = torch.nn.functional.silu(x_146, inplace=True)
        del x_146
        x_148 = torch.conv2d(x_147, blocks_6_0_conv_dw_weight, None, (1, 1), (1, 1), (1, 1), 1152)
        del x_147
        x_149 = torch.nn.functional.batch_norm(x_148, blocks_6_0_bn2_running_mean, blocks_6_0_bn2_running_var, blocks_6_0_bn2_weight, blocks_6_0_bn2_bias, False, 0.1, 1e-05)
        del x_148
        x_150 = torch.nn.functional.silu(x_149, inplace=True)
        del x_149
        x_se_60 = x_150.mean((2, 3), keepdim=True)
        x_se_61 = torch.conv2d(x_se_60, blocks_6_0_se_conv_reduce_weight, blocks_6_0_se_conv_reduce_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_60
        x_se_62 = torch.nn.functional.silu(x_se_61, inplace=True)
        del x_se_61
        x_se_63 = torch.conv2d(x_se_62, blocks_6_0_se_conv_expand_weight, blocks_6_0_se_conv_expand_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_62
        sigmoid_15 = torch.sigmoid(x_se_63)
        del x_se_63
        x_151 = x_150 * sigmoid_15
        del x_150, sigmoid_15
        x_152 = torch.conv2d(x_151, blocks_6_0_conv_pwl_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_151
        x_153 = torch.nn.functional.batch_norm(x_152, blocks_6_0_bn3_running_mean, blocks_6_0_bn3_running_var, blocks_6_0_bn3_weight, blocks_6_0_bn3_bias, False, 0.1, 1e-05)
        del x_152
        x_154 = torch.conv2d(x_153, conv_head_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_153
        x_155 = torch.nn.functional.batch_norm(x_154, bn2_running_mean, bn2_running_var, bn2_weight, bn2_bias, False, 0.1, 1e-05)
        del x_154
        x_156 = torch.nn.functional.silu(x_155, inplace=True)
        del x_155
        x_157 = torch.nn.functional.adaptive_avg_pool2d(x_156, 1)
        del x_156
        x_158 = x_157.flatten(1, -1)
        del x_157
        x_159 = torch.nn.functional.linear(x_158, classifier_weight, classifier_bias)
        del x_158
        return (x_159,)
