import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        stem_conv_weight: torch.Tensor,
        x: torch.Tensor,
        stem_bn_running_mean: torch.Tensor,
        stem_bn_running_var: torch.Tensor,
        stem_bn_weight: torch.Tensor,
        stem_bn_bias: torch.Tensor,
        s1_b1_conv1_conv_weight: torch.Tensor,
        s1_b1_conv1_bn_running_mean: torch.Tensor,
        s1_b1_conv1_bn_running_var: torch.Tensor,
        s1_b1_conv1_bn_weight: torch.Tensor,
        s1_b1_conv1_bn_bias: torch.Tensor,
        s1_b1_conv2_conv_weight: torch.Tensor,
        s1_b1_conv2_bn_running_mean: torch.Tensor,
        s1_b1_conv2_bn_running_var: torch.Tensor,
        s1_b1_conv2_bn_weight: torch.Tensor,
        s1_b1_conv2_bn_bias: torch.Tensor,
        s1_b1_se_fc1_weight: torch.Tensor,
        s1_b1_se_fc1_bias: torch.Tensor,
        s1_b1_se_fc2_weight: torch.Tensor,
        s1_b1_se_fc2_bias: torch.Tensor,
        s1_b1_conv3_conv_weight: torch.Tensor,
        s1_b1_conv3_bn_running_mean: torch.Tensor,
        s1_b1_conv3_bn_running_var: torch.Tensor,
        s1_b1_conv3_bn_weight: torch.Tensor,
        s1_b1_conv3_bn_bias: torch.Tensor,
        s1_b1_downsample_conv_weight: torch.Tensor,
        s1_b1_downsample_bn_running_mean: torch.Tensor,
        s1_b1_downsample_bn_running_var: torch.Tensor,
        s1_b1_downsample_bn_weight: torch.Tensor,
        s1_b1_downsample_bn_bias: torch.Tensor,
        s2_b1_conv1_conv_weight: torch.Tensor,
        s2_b1_conv1_bn_running_mean: torch.Tensor,
        s2_b1_conv1_bn_running_var: torch.Tensor,
        s2_b1_conv1_bn_weight: torch.Tensor,
        s2_b1_conv1_bn_bias: torch.Tensor,
        s2_b1_conv2_conv_weight: torch.Tensor,
        s2_b1_conv2_bn_running_mean: torch.Tensor,
        s2_b1_conv2_bn_running_var: torch.Tensor,
        s2_b1_conv2_bn_weight: torch.Tensor,
        s2_b1_conv2_bn_bias: torch.Tensor,
        s2_b1_se_fc1_weight: torch.Tensor,
        s2_b1_se_fc1_bias: torch.Tensor,
        s2_b1_se_fc2_weight: torch.Tensor,
        s2_b1_se_fc2_bias: torch.Tensor,
        s2_b1_conv3_conv_weight: torch.Tensor,
        s2_b1_conv3_bn_running_mean: torch.Tensor,
        s2_b1_conv3_bn_running_var: torch.Tensor,
        s2_b1_conv3_bn_weight: torch.Tensor,
        s2_b1_conv3_bn_bias: torch.Tensor,
        s2_b1_downsample_conv_weight: torch.Tensor,
        s2_b1_downsample_bn_running_mean: torch.Tensor,
        s2_b1_downsample_bn_running_var: torch.Tensor,
        s2_b1_downsample_bn_weight: torch.Tensor,
        s2_b1_downsample_bn_bias: torch.Tensor,
        s3_b1_conv1_conv_weight: torch.Tensor,
        s3_b1_conv1_bn_running_mean: torch.Tensor,
        s3_b1_conv1_bn_running_var: torch.Tensor,
        s3_b1_conv1_bn_weight: torch.Tensor,
        s3_b1_conv1_bn_bias: torch.Tensor,
        s3_b1_conv2_conv_weight: torch.Tensor,
        s3_b1_conv2_bn_running_mean: torch.Tensor,
        s3_b1_conv2_bn_running_var: torch.Tensor,
        s3_b1_conv2_bn_weight: torch.Tensor,
        s3_b1_conv2_bn_bias: torch.Tensor,
        s3_b1_se_fc1_weight: torch.Tensor,
        s3_b1_se_fc1_bias: torch.Tensor,
        s3_b1_se_fc2_weight: torch.Tensor,
        s3_b1_se_fc2_bias: torch.Tensor,
        s3_b1_conv3_conv_weight: torch.Tensor,
        s3_b1_conv3_bn_running_mean: torch.Tensor,
        s3_b1_conv3_bn_running_var: torch.Tensor,
        s3_b1_conv3_bn_weight: torch.Tensor,
        s3_b1_conv3_bn_bias: torch.Tensor,
        s3_b1_downsample_conv_weight: torch.Tensor,
        s3_b1_downsample_bn_running_mean: torch.Tensor,
        s3_b1_downsample_bn_running_var: torch.Tensor,
        s3_b1_downsample_bn_weight: torch.Tensor,
        s3_b1_downsample_bn_bias: torch.Tensor,
        s3_b2_conv1_conv_weight: torch.Tensor,
        s3_b2_conv1_bn_running_mean: torch.Tensor,
        s3_b2_conv1_bn_running_var: torch.Tensor,
        s3_b2_conv1_bn_weight: torch.Tensor,
        s3_b2_conv1_bn_bias: torch.Tensor,
        s3_b2_conv2_conv_weight: torch.Tensor,
        s3_b2_conv2_bn_running_mean: torch.Tensor,
        s3_b2_conv2_bn_running_var: torch.Tensor,
        s3_b2_conv2_bn_weight: torch.Tensor,
        s3_b2_conv2_bn_bias: torch.Tensor,
        s3_b2_se_fc1_weight: torch.Tensor,
        s3_b2_se_fc1_bias: torch.Tensor,
        s3_b2_se_fc2_weight: torch.Tensor,
        s3_b2_se_fc2_bias: torch.Tensor,
        s3_b2_conv3_conv_weight: torch.Tensor,
        s3_b2_conv3_bn_running_mean: torch.Tensor,
        s3_b2_conv3_bn_running_var: torch.Tensor,
        s3_b2_conv3_bn_weight: torch.Tensor,
        s3_b2_conv3_bn_bias: torch.Tensor,
        s3_b3_conv1_conv_weight: torch.Tensor,
        s3_b3_conv1_bn_running_mean: torch.Tensor,
        s3_b3_conv1_bn_running_var: torch.Tensor,
        s3_b3_conv1_bn_weight: torch.Tensor,
        s3_b3_conv1_bn_bias: torch.Tensor,
        s3_b3_conv2_conv_weight: torch.Tensor,
        s3_b3_conv2_bn_running_mean: torch.Tensor,
        s3_b3_conv2_bn_running_var: torch.Tensor,
        s3_b3_conv2_bn_weight: torch.Tensor,
        s3_b3_conv2_bn_bias: torch.Tensor,
        s3_b3_se_fc1_weight: torch.Tensor,
        s3_b3_se_fc1_bias: torch.Tensor,
        s3_b3_se_fc2_weight: torch.Tensor,
        s3_b3_se_fc2_bias: torch.Tensor,
        s3_b3_conv3_conv_weight: torch.Tensor,
        s3_b3_conv3_bn_running_mean: torch.Tensor,
        s3_b3_conv3_bn_running_var: torch.Tensor,
        s3_b3_conv3_bn_weight: torch.Tensor,
        s3_b3_conv3_bn_bias: torch.Tensor,
        s3_b4_conv1_conv_weight: torch.Tensor,
        s3_b4_conv1_bn_running_mean: torch.Tensor,
        s3_b4_conv1_bn_running_var: torch.Tensor,
        s3_b4_conv1_bn_weight: torch.Tensor,
        s3_b4_conv1_bn_bias: torch.Tensor,
        s3_b4_conv2_conv_weight: torch.Tensor,
        s3_b4_conv2_bn_running_mean: torch.Tensor,
        s3_b4_conv2_bn_running_var: torch.Tensor,
        s3_b4_conv2_bn_weight: torch.Tensor,
        s3_b4_conv2_bn_bias: torch.Tensor,
        s3_b4_se_fc1_weight: torch.Tensor,
        s3_b4_se_fc1_bias: torch.Tensor,
        s3_b4_se_fc2_weight: torch.Tensor,
        s3_b4_se_fc2_bias: torch.Tensor,
        s3_b4_conv3_conv_weight: torch.Tensor,
        s3_b4_conv3_bn_running_mean: torch.Tensor,
        s3_b4_conv3_bn_running_var: torch.Tensor,
        s3_b4_conv3_bn_weight: torch.Tensor,
        s3_b4_conv3_bn_bias: torch.Tensor,
        s4_b1_conv1_conv_weight: torch.Tensor,
        s4_b1_conv1_bn_running_mean: torch.Tensor,
        s4_b1_conv1_bn_running_var: torch.Tensor,
        s4_b1_conv1_bn_weight: torch.Tensor,
        s4_b1_conv1_bn_bias: torch.Tensor,
        s4_b1_conv2_conv_weight: torch.Tensor,
        s4_b1_conv2_bn_running_mean: torch.Tensor,
        s4_b1_conv2_bn_running_var: torch.Tensor,
        s4_b1_conv2_bn_weight: torch.Tensor,
        s4_b1_conv2_bn_bias: torch.Tensor,
        s4_b1_se_fc1_weight: torch.Tensor,
        s4_b1_se_fc1_bias: torch.Tensor,
        s4_b1_se_fc2_weight: torch.Tensor,
        s4_b1_se_fc2_bias: torch.Tensor,
        s4_b1_conv3_conv_weight: torch.Tensor,
        s4_b1_conv3_bn_running_mean: torch.Tensor,
        s4_b1_conv3_bn_running_var: torch.Tensor,
        s4_b1_conv3_bn_weight: torch.Tensor,
        s4_b1_conv3_bn_bias: torch.Tensor,
        s4_b1_downsample_conv_weight: torch.Tensor,
        s4_b1_downsample_bn_running_mean: torch.Tensor,
        s4_b1_downsample_bn_running_var: torch.Tensor,
        s4_b1_downsample_bn_weight: torch.Tensor,
        s4_b1_downsample_bn_bias: torch.Tensor,
        s4_b2_conv1_conv_weight: torch.Tensor,
        s4_b2_conv1_bn_running_mean: torch.Tensor,
        s4_b2_conv1_bn_running_var: torch.Tensor,
        s4_b2_conv1_bn_weight: torch.Tensor,
        s4_b2_conv1_bn_bias: torch.Tensor,
        s4_b2_conv2_conv_weight: torch.Tensor,
        s4_b2_conv2_bn_running_mean: torch.Tensor,
        s4_b2_conv2_bn_running_var: torch.Tensor,
        s4_b2_conv2_bn_weight: torch.Tensor,
        s4_b2_conv2_bn_bias: torch.Tensor,
        s4_b2_se_fc1_weight: torch.Tensor,
        s4_b2_se_fc1_bias: torch.Tensor,
        s4_b2_se_fc2_weight: torch.Tensor,
        s4_b2_se_fc2_bias: torch.Tensor,
        s4_b2_conv3_conv_weight: torch.Tensor,
        s4_b2_conv3_bn_running_mean: torch.Tensor,
        s4_b2_conv3_bn_running_var: torch.Tensor,
        s4_b2_conv3_bn_weight: torch.Tensor,
        s4_b2_conv3_bn_bias: torch.Tensor,
        s4_b3_conv1_conv_weight: torch.Tensor,
        s4_b3_conv1_bn_running_mean: torch.Tensor,
        s4_b3_conv1_bn_running_var: torch.Tensor,
        s4_b3_conv1_bn_weight: torch.Tensor,
        s4_b3_conv1_bn_bias: torch.Tensor,
        s4_b3_conv2_conv_weight: torch.Tensor,
        s4_b3_conv2_bn_running_mean: torch.Tensor,
        s4_b3_conv2_bn_running_var: torch.Tensor,
        s4_b3_conv2_bn_weight: torch.Tensor,
        s4_b3_conv2_bn_bias: torch.Tensor,
        s4_b3_se_fc1_weight: torch.Tensor,
        s4_b3_se_fc1_bias: torch.Tensor,
        s4_b3_se_fc2_weight: torch.Tensor,
        s4_b3_se_fc2_bias: torch.Tensor,
        s4_b3_conv3_conv_weight: torch.Tensor,
        s4_b3_conv3_bn_running_mean: torch.Tensor,
        s4_b3_conv3_bn_running_var: torch.Tensor,
        s4_b3_conv3_bn_weight: torch.Tensor,
        s4_b3_conv3_bn_bias: torch.Tensor,
        s4_b4_conv1_conv_weight: torch.Tensor,
        s4_b4_conv1_bn_running_mean: torch.Tensor,
        s4_b4_conv1_bn_running_var: torch.Tensor,
        s4_b4_conv1_bn_weight: torch.Tensor,
        s4_b4_conv1_bn_bias: torch.Tensor,
        s4_b4_conv2_conv_weight: torch.Tensor,
        s4_b4_conv2_bn_running_mean: torch.Tensor,
        s4_b4_conv2_bn_running_var: torch.Tensor,
        s4_b4_conv2_bn_weight: torch.Tensor,
        s4_b4_conv2_bn_bias: torch.Tensor,
        s4_b4_se_fc1_weight: torch.Tensor,
        s4_b4_se_fc1_bias: torch.Tensor,
        s4_b4_se_fc2_weight: torch.Tensor,
        s4_b4_se_fc2_bias: torch.Tensor,
        s4_b4_conv3_conv_weight: torch.Tensor,
        s4_b4_conv3_bn_running_mean: torch.Tensor,
        s4_b4_conv3_bn_running_var: torch.Tensor,
        s4_b4_conv3_bn_weight: torch.Tensor,
        s4_b4_conv3_bn_bias: torch.Tensor,
        s4_b5_conv1_conv_weight: torch.Tensor,
        s4_b5_conv1_bn_running_mean: torch.Tensor,
        s4_b5_conv1_bn_running_var: torch.Tensor,
        s4_b5_conv1_bn_weight: torch.Tensor,
        s4_b5_conv1_bn_bias: torch.Tensor,
        s4_b5_conv2_conv_weight: torch.Tensor,
        s4_b5_conv2_bn_running_mean: torch.Tensor,
        s4_b5_conv2_bn_running_var: torch.Tensor,
        s4_b5_conv2_bn_weight: torch.Tensor,
        s4_b5_conv2_bn_bias: torch.Tensor,
        s4_b5_se_fc1_weight: torch.Tensor,
        s4_b5_se_fc1_bias: torch.Tensor,
        s4_b5_se_fc2_weight: torch.Tensor,
        s4_b5_se_fc2_bias: torch.Tensor,
        s4_b5_conv3_conv_weight: torch.Tensor,
        s4_b5_conv3_bn_running_mean: torch.Tensor,
        s4_b5_conv3_bn_running_var: torch.Tensor,
        s4_b5_conv3_bn_weight: torch.Tensor,
        s4_b5_conv3_bn_bias: torch.Tensor,
        s4_b6_conv1_conv_weight: torch.Tensor,
        s4_b6_conv1_bn_running_mean: torch.Tensor,
        s4_b6_conv1_bn_running_var: torch.Tensor,
        s4_b6_conv1_bn_weight: torch.Tensor,
        s4_b6_conv1_bn_bias: torch.Tensor,
        s4_b6_conv2_conv_weight: torch.Tensor,
        s4_b6_conv2_bn_running_mean: torch.Tensor,
        s4_b6_conv2_bn_running_var: torch.Tensor,
        s4_b6_conv2_bn_weight: torch.Tensor,
        s4_b6_conv2_bn_bias: torch.Tensor,
        s4_b6_se_fc1_weight: torch.Tensor,
        s4_b6_se_fc1_bias: torch.Tensor,
        s4_b6_se_fc2_weight: torch.Tensor,
        s4_b6_se_fc2_bias: torch.Tensor,
        s4_b6_conv3_conv_weight: torch.Tensor,
        s4_b6_conv3_bn_running_mean: torch.Tensor,
        s4_b6_conv3_bn_running_var: torch.Tensor,
        s4_b6_conv3_bn_weight: torch.Tensor,
        s4_b6_conv3_bn_bias: torch.Tensor,
        s4_b7_conv1_conv_weight: torch.Tensor,
        s4_b7_conv1_bn_running_mean: torch.Tensor,
        s4_b7_conv1_bn_running_var: torch.Tensor,
        s4_b7_conv1_bn_weight: torch.Tensor,
        s4_b7_conv1_bn_bias: torch.Tensor,
        s4_b7_conv2_conv_weight: torch.Tensor,
        s4_b7_conv2_bn_running_mean: torch.Tensor,
        s4_b7_conv2_bn_running_var: torch.Tensor,
        s4_b7_conv2_bn_weight: torch.Tensor,
        s4_b7_conv2_bn_bias: torch.Tensor,
        s4_b7_se_fc1_weight: torch.Tensor,
        s4_b7_se_fc1_bias: torch.Tensor,
        s4_b7_se_fc2_weight: torch.Tensor,
        s4_b7_se_fc2_bias: torch.Tensor,
        s4_b7_conv3_conv_weight: torch.Tensor,
        s4_b7_conv3_bn_running_mean: torch.Tensor,
        s4_b7_conv3_bn_running_var: torch.Tensor,
        s4_b7_conv3_bn_weight: torch.Tensor,
        s4_b7_conv3_bn_bias: torch.Tensor,
        head_fc_weight: torch.Tensor,
        head_fc_bias: torch.Tensor,
    ):
        x_1 = torch.conv2d(x, stem_conv_weight, None, (2, 2), (1, 1), (1, 1), 1)
        x_2 = torch.nn.functional.batch_norm(x_1, stem_bn_running_mean, stem_bn_running_var, stem_bn_weight, stem_bn_bias, False, 0.1, 1e-05)
        del x_1
        x_3 = torch.nn.functional.relu(x_2, inplace=True)
        del x_2
        x_4 = torch.conv2d(x_3, s1_b1_conv1_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_5 = torch.nn.functional.batch_norm(x_4, s1_b1_conv1_bn_running_mean, s1_b1_conv1_bn_running_var, s1_b1_conv1_bn_weight, s1_b1_conv1_bn_bias, False, 0.1, 1e-05)
        del x_4
        x_6 = torch.nn.functional.relu(x_5, inplace=True)
        del x_5
        x_7 = torch.conv2d(x_6, s1_b1_conv2_conv_weight, None, (2, 2), (1, 1), (1, 1), 3)
        del x_6
        x_8 = torch.nn.functional.batch_norm(x_7, s1_b1_conv2_bn_running_mean, s1_b1_conv2_bn_running_var, s1_b1_conv2_bn_weight, s1_b1_conv2_bn_bias, False, 0.1, 1e-05)
        del x_7
        x_9 = torch.nn.functional.relu(x_8, inplace=True)
        del x_8
        x_se = x_9.mean((2, 3), keepdim=True)
        x_se_1 = torch.conv2d(x_se, s1_b1_se_fc1_weight, s1_b1_se_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se
        x_se_2 = torch.nn.functional.relu(x_se_1, inplace=True)
        del x_se_1
        x_se_3 = torch.conv2d(x_se_2, s1_b1_se_fc2_weight, s1_b1_se_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_2
        sigmoid = x_se_3.sigmoid()
        del x_se_3
        x_10 = x_9 * sigmoid
        del x_9, sigmoid
        x_11 = torch.conv2d(x_10, s1_b1_conv3_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_10
        x_12 = torch.nn.functional.batch_norm(x_11, s1_b1_conv3_bn_running_mean, s1_b1_conv3_bn_running_var, s1_b1_conv3_bn_weight, s1_b1_conv3_bn_bias, False, 0.1, 1e-05)
        del x_11
        x_13 = torch.conv2d(x_3, s1_b1_downsample_conv_weight, None, (2, 2), (0, 0), (1, 1), 1)
        del x_3
        x_14 = torch.nn.functional.batch_norm(x_13, s1_b1_downsample_bn_running_mean, s1_b1_downsample_bn_running_var, s1_b1_downsample_bn_weight, s1_b1_downsample_bn_bias, False, 0.1, 1e-05)
        del x_13
        x_15 = x_12 + x_14
        del x_12, x_14
        x_16 = torch.nn.functional.relu(x_15, inplace=False)
        del x_15
        x_17 = torch.conv2d(x_16, s2_b1_conv1_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_18 = torch.nn.functional.batch_norm(x_17, s2_b1_conv1_bn_running_mean, s2_b1_conv1_bn_running_var, s2_b1_conv1_bn_weight, s2_b1_conv1_bn_bias, False, 0.1, 1e-05)
        del x_17
        x_19 = torch.nn.functional.relu(x_18, inplace=True)
        del x_18
        x_20 = torch.conv2d(x_19, s2_b1_conv2_conv_weight, None, (2, 2), (1, 1), (1, 1), 7)
        del x_19
        x_21 = torch.nn.functional.batch_norm(x_20, s2_b1_conv2_bn_running_mean, s2_b1_conv2_bn_running_var, s2_b1_conv2_bn_weight, s2_b1_conv2_bn_bias, False, 0.1, 1e-05)
        del x_20
        x_22 = torch.nn.functional.relu(x_21, inplace=True)
        del x_21
        x_se_4 = x_22.mean((2, 3), keepdim=True)
        x_se_5 = torch.conv2d(x_se_4, s2_b1_se_fc1_weight, s2_b1_se_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_4
        x_se_6 = torch.nn.functional.relu(x_se_5, inplace=True)
        del x_se_5
        x_se_7 = torch.conv2d(x_se_6, s2_b1_se_fc2_weight, s2_b1_se_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_6
        sigmoid_1 = x_se_7.sigmoid()
        del x_se_7
        x_23 = x_22 * sigmoid_1
        del x_22, sigmoid_1
        x_24 = torch.conv2d(x_23, s2_b1_conv3_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_23
        x_25 = torch.nn.functional.batch_norm(x_24, s2_b1_conv3_bn_running_mean, s2_b1_conv3_bn_running_var, s2_b1_conv3_bn_weight, s2_b1_conv3_bn_bias, False, 0.1, 1e-05)
        del x_24
        x_26 = torch.conv2d(x_16, s2_b1_downsample_conv_weight, None, (2, 2), (0, 0), (1, 1), 1)
        del x_16
        x_27 = torch.nn.functional.batch_norm(x_26, s2_b1_downsample_bn_running_mean, s2_b1_downsample_bn_running_var, s2_b1_downsample_bn_weight, s2_b1_downsample_bn_bias, False, 0.1, 1e-05)
        del x_26
        x_28 = x_25 + x_27
        del x_25, x_27
        x_29 = torch.nn.functional.relu(x_28, inplace=False)
        del x_28
        x_30 = torch.conv2d(x_29, s3_b1_conv1_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_31 = torch.nn.functional.batch_norm(x_30, s3_b1_conv1_bn_running_mean, s3_b1_conv1_bn_running_var, s3_b1_conv1_bn_weight, s3_b1_conv1_bn_bias, False, 0.1, 1e-05)
        del x_30
        x_32 = torch.nn.functional.relu(x_31, inplace=True)
        del x_31
        x_33 = torch.conv2d(x_32, s3_b1_conv2_conv_weight, None, (2, 2), (1, 1), (1, 1), 19)
        del x_32
        x_34 = torch.nn.functional.batch_norm(x_33, s3_b1_conv2_bn_running_mean, s3_b1_conv2_bn_running_var, s3_b1_conv2_bn_weight, s3_b1_conv2_bn_bias, False, 0.1, 1e-05)
        del x_33
        x_35 = torch.nn.functional.relu(x_34, inplace=True)
        del x_34
        x_se_8 = x_35.mean((2, 3), keepdim=True)
        x_se_9 = torch.conv2d(x_se_8, s3_b1_se_fc1_weight, s3_b1_se_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_8
        x_se_10 = torch.nn.functional.relu(x_se_9, inplace=True)
        del x_se_9
        x_se_11 = torch.conv2d(x_se_10, s3_b1_se_fc2_weight, s3_b1_se_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_10
        sigmoid_2 = x_se_11.sigmoid()
        del x_se_11
        x_36 = x_35 * sigmoid_2
        del x_35, sigmoid_2
        x_37 = torch.conv2d(x_36, s3_b1_conv3_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_36
        x_38 = torch.nn.functional.batch_norm(x_37, s3_b1_conv3_bn_running_mean, s3_b1_conv3_bn_running_var, s3_b1_conv3_bn_weight, s3_b1_conv3_bn_bias, False, 0.1, 1e-05)
        del x_37
        x_39 = torch.conv2d(x_29, s3_b1_downsample_conv_weight, None, (2, 2), (0, 0), (1, 1), 1)
        del x_29
        x_40 = torch.nn.functional.batch_norm(x_39, s3_b1_downsample_bn_running_mean, s3_b1_downsample_bn_running_var, s3_b1_downsample_bn_weight, s3_b1_downsample_bn_bias, False, 0.1, 1e-05)
        del x_39
        x_41 = x_38 + x_40
        del x_38, x_40
        x_42 = torch.nn.functional.relu(x_41, inplace=False)
        del x_41
        x_43 = torch.conv2d(x_42, s3_b2_conv1_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_44 = torch.nn.functional.batch_norm(x_43, s3_b2_conv1_bn_running_mean, s3_b2_conv1_bn_running_var, s3_b2_conv1_bn_weight, s3_b2_conv1_bn_bias, False, 0.1, 1e-05)
        del x_43
        x_45 = torch.nn.functional.relu(x_44, inplace=True)
        del x_44
        x_46 = torch.conv2d(x_45, s3_b2_conv2_conv_weight, None, (1, 1), (1, 1), (1, 1), 19)
        del x_45
        x_47 = torch.nn.functional.batch_norm(x_46, s3_b2_conv2_bn_running_mean, s3_b2_conv2_bn_running_var, s3_b2_conv2_bn_weight, s3_b2_conv2_bn_bias, False, 0.1, 1e-05)
        del x_46
        x_48 = torch.nn.functional.relu(x_47, inplace=True)
        del x_47
        x_se_12 = x_48.mean((2, 3), keepdim=True)
        x_se_13 = torch.conv2d(x_se_12, s3_b2_se_fc1_weight, s3_b2_se_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_12
        x_se_14 = torch.nn.functional.relu(x_se_13, inplace=True)
        del x_se_13
        x_se_15 = torch.conv2d(x_se_14, s3_b2_se_fc2_weight, s3_b2_se_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_14
        sigmoid_3 = x_se_15.sigmoid()
        del x_se_15
        x_49 = x_48 * sigmoid_3
        del x_48, sigmoid_3
        x_50 = torch.conv2d(x_49, s3_b2_conv3_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_49
        x_51 = torch.nn.functional.batch_norm(x_50, s3_b2_conv3_bn_running_mean, s3_b2_conv3_bn_running_var, s3_b2_conv3_bn_weight, s3_b2_conv3_bn_bias, False, 0.1, 1e-05)
        del x_50
        x_52 = x_51 + x_42
        del x_42, x_51
        x_53 = torch.nn.functional.relu(x_52, inplace=False)
        del x_52
        x_54 = torch.conv2d(x_53, s3_b3_conv1_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_55 = torch.nn.functional.batch_norm(x_54, s3_b3_conv1_bn_running_mean, s3_b3_conv1_bn_running_var, s3_b3_conv1_bn_weight, s3_b3_conv1_bn_bias, False, 0.1, 1e-05)
        del x_54
        x_56 = torch.nn.functional.relu(x_55, inplace=True)
        del x_55
        x_57 = torch.conv2d(x_56, s3_b3_conv2_conv_weight, None, (1, 1), (1, 1), (1, 1), 19)
        del x_56
        x_58 = torch.nn.functional.batch_norm(x_57, s3_b3_conv2_bn_running_mean, s3_b3_conv2_bn_running_var, s3_b3_conv2_bn_weight, s3_b3_conv2_bn_bias, False, 0.1, 1e-05)
        del x_57
        x_59 = torch.nn.functional.relu(x_58, inplace=True)
        del x_58
        x_se_16 = x_59.mean((2, 3), keepdim=True)
        x_se_17 = torch.conv2d(x_se_16, s3_b3_se_fc1_weight, s3_b3_se_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_16
        x_se_18 = torch.nn.functional.relu(x_se_17, inplace=True)
        del x_se_17
        x_se_19 = torch.conv2d(x_se_18, s3_b3_se_fc2_weight, s3_b3_se_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_18
        sigmoid_4 = x_se_19.sigmoid()
        del x_se_19
        x_60 = x_59 * sigmoid_4
        del x_59, sigmoid_4
        x_61 = torch.conv2d(x_60, s3_b3_conv3_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_60
        x_62 = torch.nn.functional.batch_norm(x_61, s3_b3_conv3_bn_running_mean, s3_b3_conv3_bn_running_var, s3_b3_conv3_bn_weight, s3_b3_conv3_bn_bias, False, 0.1, 1e-05)
        del x_61
        x_63 = x_62 + x_53
        del x_53, x_62
        x_64 = torch.nn.functional.relu(x_63, inplace=False)
        del x_63
        x_65 = torch.conv2d(x_64, s3_b4_conv1_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_66 = torch.nn.functional.batch_norm(x_65, s3_b4_conv1_bn_running_mean, s3_b4_conv1_bn_running_var, s3_b4_conv1_bn_weight, s3_b4_conv1_bn_bias, False, 0.1, 1e-05)
        del x_65
        x_67 = torch.nn.functional.relu(x_66, inplace=True)
        del x_66
        x_68 = torch.conv2d(x_67, s3_b4_conv2_conv_weight, None, (1, 1), (1, 1), (1, 1), 19)
        del x_67
        x_69 = torch.nn.functional.batch_norm(x_68, s3_b4_conv2_bn_running_mean, s3_b4_conv2_bn_running_var, s3_b4_conv2_bn_weight, s3_b4_conv2_bn_bias, False, 0.1, 1e-05)
        del x_68
        x_70 = torch.nn.functional.relu(x_69, inplace=True)
        del x_69
        x_se_20 = x_70.mean((2, 3), keepdim=True)
        x_se_21 = torch.conv2d(x_se_20, s3_b4_se_fc1_weight, s3_b4_se_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_20
        x_se_22 = torch.nn.functional.relu(x_se_21, inplace=True)
        del x_se_21
        x_se_23 = torch.conv2d(x_se_22, s3_b4_se_fc2_weight, s3_b4_se_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_22
        sigmoid_5 = x_se_23.sigmoid()
        del x_se_23
        x_71 = x_70 * sigmoid_5
        del x_70, sigmoid_5
        x_72 = torch.conv2d(x_71, s3_b4_conv3_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_71
        x_73 = torch.nn.functional.batch_norm(x_72, s3_b4_conv3_bn_running_mean, s3_b4_conv3_bn_running_var, s3_b4_conv3_bn_weight, s3_b4_conv3_bn_bias, False, 0.1, 1e-05)
        del x_72
        x_74 = x_73 + x_64
        del x_64, x_73
        x_75 = torch.nn.functional.relu(x_74, inplace=False)
        del x_74
        x_76 = torch.conv2d(x_75, s4_b1_conv1_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_77 = torch.nn.functional.batch_norm(x_76, s4_b1_conv1_bn_running_mean, s4_b1_conv1_bn_running_var, s4_b1_conv1_bn_weight, s4_b1_conv1_bn_bias, False, 0.1, 1e-05)
        del x_76
        x_78 = torch.nn.functional.relu(x_77, inplace=True)
        del x_77
        x_79 = torch.conv2d(x_78, s4_b1_conv2_conv_weight, None, (2, 2), (1, 1), (1, 1), 46)
        del x_78
        x_80 = torch.nn.functional.batch_norm(x_79, s4_b1_conv2_bn_running_mean, s4_b1_conv2_bn_running_var, s4_b1_conv2_bn_weight, s4_b1_conv2_bn_bias, False, 0.1, 1e-05)
        del x_79
        x_81 = torch.nn.functional.relu(x_80, inplace=True)
        del x_80
        x_se_24 = x_81.mean((2, 3), keepdim=True)
        x_se_25 = torch.conv2d(x_se_24, s4_b1_se_fc1_weight, s4_b1_se_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_24
        x_se_26 = torch.nn.functional.relu(x_se_25, inplace=True)
        del x_se_25
        x_se_27 = torch.conv2d(x_se_26, s4_b1_se_fc2_weight, s4_b1_se_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_26
        sigmoid_6 = x_se_27.sigmoid()
        del x_se_27
        x_82 = x_81 * sigmoid_6
        del x_81, sigmoid_6
        x_83 = torch.conv2d(x_82, s4_b1_conv3_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_82
        x_84 = torch.nn.functional.batch_norm(x_83, s4_b1_conv3_bn_running_mean, s4_b1_conv3_bn_running_var, s4_b1_conv3_bn_weight, s4_b1_conv3_bn_bias, False, 0.1, 1e-05)
        del x_83
        x_85 = torch.conv2d(x_75, s4_b1_downsample_conv_weight, None, (2, 2), (0, 0), (1, 1), 1)
        del x_75
        x_86 = torch.nn.functional.batch_norm(x_85, s4_b1_downsample_bn_running_mean, s4_b1_downsample_bn_running_var, s4_b1_downsample_bn_weight, s4_b1_downsample_bn_bias, False, 0.1, 1e-05)
        del x_85
        x_87 = x_84 + x_86
        del x_84, x_86
        x_88 = torch.nn.functional.relu(x_87, inplace=False)
        del x_87
        x_89 = torch.conv2d(x_88, s4_b2_conv1_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_90 = torch.nn.functional.batch_norm(x_89, s4_b2_conv1_bn_running_mean, s4_b2_conv1_bn_running_var, s4_b2_conv1_bn_weight, s4_b2_conv1_bn_bias, False, 0.1, 1e-05)
        del x_89
        x_91 = torch.nn.functional.relu(x_90, inplace=True)
        del x_90
        x_92 = torch.conv2d(x_91, s4_b2_conv2_conv_weight, None, (1, 1), (1, 1), (1, 1), 46)
        del x_91
        x_93 = torch.nn.functional.batch_norm(x_92, s4_b2_conv2_bn_running_mean, s4_b2_conv2_bn_running_var, s4_b2_conv2_bn_weight, s4_b2_conv2_bn_bias, False, 0.1, 1e-05)
        del x_92
        x_94 = torch.nn.functional.relu(x_93, inplace=True)
        del x_93
        x_se_28 = x_94.mean((2, 3), keepdim=True)
        x_se_29 = torch.conv2d(x_se_28, s4_b2_se_fc1_weight, s4_b2_se_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_28
        x_se_30 = torch.nn.functional.relu(x_se_29, inplace=True)
        del x_se_29
        x_se_31 = torch.conv2d(x_se_30, s4_b2_se_fc2_weight, s4_b2_se_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_30
        sigmoid_7 = x_se_31.sigmoid()
        del x_se_31
        x_95 = x_94 * sigmoid_7
        del x_94, sigmoid_7
        x_96 = torch.conv2d(x_95, s4_b2_conv3_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_95
        x_97 = torch.nn.functional.batch_norm(x_96, s4_b2_conv3_bn_running_mean, s4_b2_conv3_bn_running_var, s4_b2_conv3_bn_weight, s4_b2_conv3_bn_bias, False, 0.1, 1e-05)
        del x_96
        x_98 = x_97 + x_88
        del x_88, x_97
        x_99 = torch.nn.functional.relu(x_98, inplace=False)
        del x_98
        x_100 = torch.conv2d(x_99, s4_b3_conv1_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_101 = torch.nn.functional.batch_norm(x_100, s4_b3_conv1_bn_running_mean, s4_b3_conv1_bn_running_var, s4_b3_conv1_bn_weight, s4_b3_conv1_bn_bias, False, 0.1, 1e-05)
        del x_100
        x_102 = torch.nn.functional.relu(x_101, inplace=True)
        del x_101
        x_103 = torch.conv2d(x_102, s4_b3_conv2_conv_weight, None, (1, 1), (1, 1), (1, 1), 46)
        del x_102
        x_104 = torch.nn.functional.batch_norm(x_103, s4_b3_conv2_bn_running_mean, s4_b3_conv2_bn_running_var, s4_b3_conv2_bn_weight, s4_b3_conv2_bn_bias, False, 0.1, 1e-05)
        del x_103
        x_105 = torch.nn.functional.relu(x_104, inplace=True)
        del x_104
        x_se_32 = x_105.mean((2, 3), keepdim=True)
        x_se_33 = torch.conv2d(x_se_32, s4_b3_se_fc1_weight, s4_b3_se_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_32
        x_se_34 = torch.nn.functional.relu(x_se_33, inplace=True)
        del x_se_33
        x_se_35 = torch.conv2d(x_se_34, s4_b3_se_fc2_weight, s4_b3_se_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_34
        sigmoid_8 = x_se_35.sigmoid()
        del x_se_35
        x_106 = x_105 * sigmoid_8
        del x_105, sigmoid_8
        x_107 = torch.conv2d(x_106, s4_b3_conv3_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_106
        x_108 = torch.nn.functional.batch_norm(x_107, s4_b3_conv3_bn_running_mean, s4_b3_conv3_bn_running_var, s4_b3_conv3_bn_weight, s4_b3_conv3_bn_bias, False, 0.1, 1e-05)
        del x_107
        x_109 = x_108 + x_99
        del x_99, x_108
        x_110 = torch.nn.functional.relu(x_109, inplace=False)
        del x_109
        x_111 = torch.conv2d(x_110, s4_b4_conv1_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_112 = torch.nn.functional.batch_norm(x_111, s4_b4_conv1_bn_running_mean, s4_b4_conv1_bn_running_var, s4_b4_conv1_bn_weight, s4_b4_conv1_bn_bias, False, 0.1, 1e-05)
        del x_111
        x_113 = torch.nn.functional.relu(x_112, inplace=True)
        del x_112
        x_114 = torch.conv2d(x_113, s4_b4_conv2_conv_weight, None, (1, 1), (1, 1), (1, 1), 46)
        del x_113
        x_115 = torch.nn.functional.batch_norm(x_114, s4_b4_conv2_bn_running_mean, s4_b4_conv2_bn_running_var, s4_b4_conv2_bn_weight, s4_b4_conv2_bn_bias, False, 0.1, 1e-05)
        del x_114
        x_116 = torch.nn.functional.relu(x_115, inplace=True)
        del x_115
        x_se_36 = x_116.mean((2, 3), keepdim=True)
        x_se_37 = torch.conv2d(x_se_36, s4_b4_se_fc1_weight, s4_b4_se_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_36
        x_se_38 = torch.nn.functional.relu(x_se_37, inplace=True)
        del x_se_37
        x_se_39 = torch.conv2d(x_se_38, s4_b4_se_fc2_weight, s4_b4_se_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_38
        sigmoid_9 = x_se_39.sigmoid()
        del x_se_39
        x_117 = x_116 * sigmoid_9
        del x_116, sigmoid_9
        x_118 = torch.conv2d(x_117, s4_b4_conv3_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_117
        x_119 = torch.nn.functional.batch_norm(x_118, s4_b4_conv3_bn_running_mean, s4_b4_conv3_bn_running_var, s4_b4_conv3_bn_weight, s4_b4_conv3_bn_bias, False, 0.1, 1e-05)
        del x_118
        x_120 = x_119 + x_110
        del x_110, x_119
        x_121 = torch.nn.functional.relu(x_120, inplace=False)
        del x_120
        x_122 = torch.conv2d(x_121, s4_b5_conv1_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_123 = torch.nn.functional.batch_norm(x_122, s4_b5_conv1_bn_running_mean, s4_b5_conv1_bn_running_var, s4_b5_conv1_bn_weight, s4_b5_conv1_bn_bias, False, 0.1, 1e-05)
        del x_122
        x_124 = torch.nn.functional.relu(x_123, inplace=True)
        del x_123
        x_125 = torch.conv2d(x_124, s4_b5_conv2_conv_weight, None, (1, 1), (1, 1), (1, 1), 46)
        del x_124
        x_126 = torch.nn.functional.batch_norm(x_125, s4_b5_conv2_bn_running_mean, s4_b5_conv2_bn_running_var, s4_b5_conv2_bn_weight, s4_b5_conv2_bn_bias, False, 0.1, 1e-05)
        del x_125
        x_127 = torch.nn.functional.relu(x_126, inplace=True)
        del x_126
        x_se_40 = x_127.mean((2, 3), keepdim=True)
        x_se_41 = torch.conv2d(x_se_40, s4_b5_se_fc1_weight, s4_b5_se_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_40
        x_se_42 = torch.nn.functional.relu(x_se_41, inplace=True)
        del x_se_41
        x_se_43 = torch.conv2d(x_se_42, s4_b5_se_fc2_weight, s4_b5_se_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_42
        sigmoid_10 = x_se_43.sigmoid()
        del x_se_43
        x_128 = x_127 * sigmoid_10
        del x_127, sigmoid_10
        x_129 = torch.conv2d(x_128, s4_b5_conv3_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_128
        x_130 = torch.nn.functional.batch_norm(x_129, s4_b5_conv3_bn_running_mean, s4_b5_conv3_bn_running_var, s4_b5_conv3_bn_weight, s4_b5_conv3_bn_bias, False, 0.1, 1e-05)
        del x_129
        x_131 = x_130 + x_121
        del x_121, x_130
        x_132 = torch.nn.functional.relu(x_131, inplace=False)
        del x_131
        x_133 = torch.conv2d(x_132, s4_b6_conv1_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_134 = torch.nn.functional.batch_norm(x_133, s4_b6_conv1_bn_running_mean, s4_b6_conv1_bn_running_var, s4_b6_conv1_bn_weight, s4_b6_conv1_bn_bias, False, 0.1, 1e-05)
        del x_133
        x_135 = torch.nn.functional.relu(x_134, inplace=True)
        del x_134
        x_136 = torch.conv2d(x_135, s4_b6_conv2_conv_weight, None, (1, 1), (1, 1), (1, 1), 46)
        del x_135
        x_137 = torch.nn.functional.batch_norm(x_136, s4_b6_conv2_bn_running_mean, s4_b6_conv2_bn_running_var, s4_b6_conv2_bn_weight, s4_b6_conv2_bn_bias, False, 0.1, 1e-05)
        del x_136
        x_138 = torch.nn.functional.relu(x_137, inplace=True)
        del x_137
        x_se_44 = x_138.mean((2, 3), keepdim=True)
        x_se_45 = torch.conv2d(x_se_44, s4_b6_se_fc1_weight, s4_b6_se_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_44
        x_se_46 = torch.nn.functional.relu(x_se_45, inplace=True)
        del x_se_45
        x_se_47 = torch.conv2d(x_se_46, s4_b6_se_fc2_weight, s4_b6_se_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_46
        sigmoid_11 = x_se_47.sigmoid()
        del x_se_47
        x_139 = x_138 * sigmoid_11
        del x_138, sigmoid_11
        x_140 = torch.conv2d(x_139, s4_b6_conv3_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_139
        x_141 = torch.nn.functional.batch_norm(x_140, s4_b6_conv3_bn_running_mean, s4_b6_conv3_bn_running_var, s4_b6_conv3_bn_weight, s4_b6_conv3_bn_bias, False, 0.1, 1e-05)
        del x_140
        x_142 = x_141 + x_132
        del x_132, x_141
        x_143 = torch.nn.functional.relu(x_142, inplace=False)
        del x_142
        x_144 = torch.conv2d(x_143, s4_b7_conv1_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        x_145 = torch.nn.functional.batch_norm(x_144, s4_b7_conv1_bn_running_mean, s4_b7_conv1_bn_running_var, s4_b7_conv1_bn_weight, s4_b7_conv1_bn_bias, False, 0.1, 1e-05)
        del x_144
        x_146 = torch.nn.functional.relu(x_145, inplace=True)
        del x_145
        x_147 = torch.conv2d(x_146, s4_b7_conv2_conv_weight, None, (1, 1), (1, 1), (1, 1), 46)
        del x_146
        x_148 = torch.nn.functional.batch_norm(x_147, s4_b7_conv2_bn_running_mean, s4_b7_conv2_bn_running_var, s4_b7_conv2_bn_weight, s4_b7_conv2_bn_bias, False, 0.1, 1e-05)
        del x_147
        x_149 = torch.nn.functional.relu(x_148, inplace=True)
        del x_148
        x_se_48 = x_149.mean((2, 3), keepdim=True)
        x_se_49 = torch.conv2d(x_se_48, s4_b7_se_fc1_weight, s4_b7_se_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_48
        x_se_50 = torch.nn.functional.relu(x_se_49, inplace=True)
        del x_se_49
        x_se_51 = torch.conv2d(x_se_50, s4_b7_se_fc2_weight, s4_b7_se_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_se_50
        sigmoid_12 = x_se_51.sigmoid()
        del x_se_51
        x_150 = x_149 * sigmoid_12
        del x_149, sigmoid_12
        x_151 = torch.conv2d(x_150, s4_b7_conv3_conv_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_150
        x_152 = torch.nn.functional.batch_norm(x_151, s4_b7_conv3_bn_running_mean, s4_b7_conv3_bn_running_var, s4_b7_conv3_bn_weight, s4_b7_conv3_bn_bias, False, 0.1, 1e-05)
        del x_151
        x_153 = x_152 + x_143
        del x_143, x_152
        x_154 = torch.nn.functional.relu(x_153, inplace=False)
        del x_153
        x_155 = torch.nn.functional.adaptive_avg_pool2d(x_154, 1)
        del x_154
        x_156 = x_155.flatten(1, -1)
        del x_155
        x_157 = torch.nn.functional.dropout(x_156, 0.0, False, False)
        del x_156
        x_158 = torch.nn.functional.linear(x_157, head_fc_weight, head_fc_bias)
        del x_157
        return (x_158,)
