import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        x: torch.Tensor,
        backbone_0_0_weight: torch.Tensor,
        backbone_0_1_running_mean: torch.Tensor,
        backbone_0_1_running_var: torch.Tensor,
        backbone_0_1_weight: torch.Tensor,
        backbone_0_1_bias: torch.Tensor,
        backbone_1_block_0_0_weight: torch.Tensor,
        backbone_1_block_0_1_running_mean: torch.Tensor,
        backbone_1_block_0_1_running_var: torch.Tensor,
        backbone_1_block_0_1_weight: torch.Tensor,
        backbone_1_block_0_1_bias: torch.Tensor,
        backbone_1_block_1_0_weight: torch.Tensor,
        backbone_1_block_1_1_running_mean: torch.Tensor,
        backbone_1_block_1_1_running_var: torch.Tensor,
        backbone_1_block_1_1_weight: torch.Tensor,
        backbone_1_block_1_1_bias: torch.Tensor,
        backbone_2_block_0_0_weight: torch.Tensor,
        backbone_2_block_0_1_running_mean: torch.Tensor,
        backbone_2_block_0_1_running_var: torch.Tensor,
        backbone_2_block_0_1_weight: torch.Tensor,
        backbone_2_block_0_1_bias: torch.Tensor,
        backbone_2_block_1_0_weight: torch.Tensor,
        backbone_2_block_1_1_running_mean: torch.Tensor,
        backbone_2_block_1_1_running_var: torch.Tensor,
        backbone_2_block_1_1_weight: torch.Tensor,
        backbone_2_block_1_1_bias: torch.Tensor,
        backbone_2_block_2_0_weight: torch.Tensor,
        backbone_2_block_2_1_running_mean: torch.Tensor,
        backbone_2_block_2_1_running_var: torch.Tensor,
        backbone_2_block_2_1_weight: torch.Tensor,
        backbone_2_block_2_1_bias: torch.Tensor,
        backbone_3_block_0_0_weight: torch.Tensor,
        backbone_3_block_0_1_running_mean: torch.Tensor,
        backbone_3_block_0_1_running_var: torch.Tensor,
        backbone_3_block_0_1_weight: torch.Tensor,
        backbone_3_block_0_1_bias: torch.Tensor,
        backbone_3_block_1_0_weight: torch.Tensor,
        backbone_3_block_1_1_running_mean: torch.Tensor,
        backbone_3_block_1_1_running_var: torch.Tensor,
        backbone_3_block_1_1_weight: torch.Tensor,
        backbone_3_block_1_1_bias: torch.Tensor,
        backbone_3_block_2_0_weight: torch.Tensor,
        backbone_3_block_2_1_running_mean: torch.Tensor,
        backbone_3_block_2_1_running_var: torch.Tensor,
        backbone_3_block_2_1_weight: torch.Tensor,
        backbone_3_block_2_1_bias: torch.Tensor,
        backbone_4_block_0_0_weight: torch.Tensor,
        backbone_4_block_0_1_running_mean: torch.Tensor,
        backbone_4_block_0_1_running_var: torch.Tensor,
        backbone_4_block_0_1_weight: torch.Tensor,
        backbone_4_block_0_1_bias: torch.Tensor,
        backbone_4_block_1_0_weight: torch.Tensor,
        backbone_4_block_1_1_running_mean: torch.Tensor,
        backbone_4_block_1_1_running_var: torch.Tensor,
        backbone_4_block_1_1_weight: torch.Tensor,
        backbone_4_block_1_1_bias: torch.Tensor,
        backbone_4_block_2_fc1_weight: torch.Tensor,
        backbone_4_block_2_fc1_bias: torch.Tensor,
        backbone_4_block_2_fc2_weight: torch.Tensor,
        backbone_4_block_2_fc2_bias: torch.Tensor,
        backbone_4_block_3_0_weight: torch.Tensor,
        backbone_4_block_3_1_running_mean: torch.Tensor,
        backbone_4_block_3_1_running_var: torch.Tensor,
        backbone_4_block_3_1_weight: torch.Tensor,
        backbone_4_block_3_1_bias: torch.Tensor,
        backbone_5_block_0_0_weight: torch.Tensor,
        backbone_5_block_0_1_running_mean: torch.Tensor,
        backbone_5_block_0_1_running_var: torch.Tensor,
        backbone_5_block_0_1_weight: torch.Tensor,
        backbone_5_block_0_1_bias: torch.Tensor,
        backbone_5_block_1_0_weight: torch.Tensor,
        backbone_5_block_1_1_running_mean: torch.Tensor,
        backbone_5_block_1_1_running_var: torch.Tensor,
        backbone_5_block_1_1_weight: torch.Tensor,
        backbone_5_block_1_1_bias: torch.Tensor,
        backbone_5_block_2_fc1_weight: torch.Tensor,
        backbone_5_block_2_fc1_bias: torch.Tensor,
        backbone_5_block_2_fc2_weight: torch.Tensor,
        backbone_5_block_2_fc2_bias: torch.Tensor,
        backbone_5_block_3_0_weight: torch.Tensor,
        backbone_5_block_3_1_running_mean: torch.Tensor,
        backbone_5_block_3_1_running_var: torch.Tensor,
        backbone_5_block_3_1_weight: torch.Tensor,
        backbone_5_block_3_1_bias: torch.Tensor,
        backbone_6_block_0_0_weight: torch.Tensor,
        backbone_6_block_0_1_running_mean: torch.Tensor,
        backbone_6_block_0_1_running_var: torch.Tensor,
        backbone_6_block_0_1_weight: torch.Tensor,
        backbone_6_block_0_1_bias: torch.Tensor,
        backbone_6_block_1_0_weight: torch.Tensor,
        backbone_6_block_1_1_running_mean: torch.Tensor,
        backbone_6_block_1_1_running_var: torch.Tensor,
        backbone_6_block_1_1_weight: torch.Tensor,
        backbone_6_block_1_1_bias: torch.Tensor,
        backbone_6_block_2_fc1_weight: torch.Tensor,
        backbone_6_block_2_fc1_bias: torch.Tensor,
        backbone_6_block_2_fc2_weight: torch.Tensor,
        backbone_6_block_2_fc2_bias: torch.Tensor,
        backbone_6_block_3_0_weight: torch.Tensor,
        backbone_6_block_3_1_running_mean: torch.Tensor,
        backbone_6_block_3_1_running_var: torch.Tensor,
        backbone_6_block_3_1_weight: torch.Tensor,
        backbone_6_block_3_1_bias: torch.Tensor,
        backbone_7_block_0_0_weight: torch.Tensor,
        backbone_7_block_0_1_running_mean: torch.Tensor,
        backbone_7_block_0_1_running_var: torch.Tensor,
        backbone_7_block_0_1_weight: torch.Tensor,
        backbone_7_block_0_1_bias: torch.Tensor,
        backbone_7_block_1_0_weight: torch.Tensor,
        backbone_7_block_1_1_running_mean: torch.Tensor,
        backbone_7_block_1_1_running_var: torch.Tensor,
        backbone_7_block_1_1_weight: torch.Tensor,
        backbone_7_block_1_1_bias: torch.Tensor,
        backbone_7_block_2_0_weight: torch.Tensor,
        backbone_7_block_2_1_running_mean: torch.Tensor,
        backbone_7_block_2_1_running_var: torch.Tensor,
        backbone_7_block_2_1_weight: torch.Tensor,
        backbone_7_block_2_1_bias: torch.Tensor,
        backbone_8_block_0_0_weight: torch.Tensor,
        backbone_8_block_0_1_running_mean: torch.Tensor,
        backbone_8_block_0_1_running_var: torch.Tensor,
        backbone_8_block_0_1_weight: torch.Tensor,
        backbone_8_block_0_1_bias: torch.Tensor,
        backbone_8_block_1_0_weight: torch.Tensor,
        backbone_8_block_1_1_running_mean: torch.Tensor,
        backbone_8_block_1_1_running_var: torch.Tensor,
        backbone_8_block_1_1_weight: torch.Tensor,
        backbone_8_block_1_1_bias: torch.Tensor,
        backbone_8_block_2_0_weight: torch.Tensor,
        backbone_8_block_2_1_running_mean: torch.Tensor,
        backbone_8_block_2_1_running_var: torch.Tensor,
        backbone_8_block_2_1_weight: torch.Tensor,
        backbone_8_block_2_1_bias: torch.Tensor,
        backbone_9_block_0_0_weight: torch.Tensor,
        backbone_9_block_0_1_running_mean: torch.Tensor,
        backbone_9_block_0_1_running_var: torch.Tensor,
        backbone_9_block_0_1_weight: torch.Tensor,
        backbone_9_block_0_1_bias: torch.Tensor,
        backbone_9_block_1_0_weight: torch.Tensor,
        backbone_9_block_1_1_running_mean: torch.Tensor,
        backbone_9_block_1_1_running_var: torch.Tensor,
        backbone_9_block_1_1_weight: torch.Tensor,
        backbone_9_block_1_1_bias: torch.Tensor,
        backbone_9_block_2_0_weight: torch.Tensor,
        backbone_9_block_2_1_running_mean: torch.Tensor,
        backbone_9_block_2_1_running_var: torch.Tensor,
        backbone_9_block_2_1_weight: torch.Tensor,
        backbone_9_block_2_1_bias: torch.Tensor,
        backbone_10_block_0_0_weight: torch.Tensor,
        backbone_10_block_0_1_running_mean: torch.Tensor,
        backbone_10_block_0_1_running_var: torch.Tensor,
        backbone_10_block_0_1_weight: torch.Tensor,
        backbone_10_block_0_1_bias: torch.Tensor,
        backbone_10_block_1_0_weight: torch.Tensor,
        backbone_10_block_1_1_running_mean: torch.Tensor,
        backbone_10_block_1_1_running_var: torch.Tensor,
        backbone_10_block_1_1_weight: torch.Tensor,
        backbone_10_block_1_1_bias: torch.Tensor,
        backbone_10_block_2_0_weight: torch.Tensor,
        backbone_10_block_2_1_running_mean: torch.Tensor,
        backbone_10_block_2_1_running_var: torch.Tensor,
        backbone_10_block_2_1_weight: torch.Tensor,
        backbone_10_block_2_1_bias: torch.Tensor,
        backbone_11_block_0_0_weight: torch.Tensor,
        backbone_11_block_0_1_running_mean: torch.Tensor,
        backbone_11_block_0_1_running_var: torch.Tensor,
        backbone_11_block_0_1_weight: torch.Tensor,
        backbone_11_block_0_1_bias: torch.Tensor,
        backbone_11_block_1_0_weight: torch.Tensor,
        backbone_11_block_1_1_running_mean: torch.Tensor,
        backbone_11_block_1_1_running_var: torch.Tensor,
        backbone_11_block_1_1_weight: torch.Tensor,
        backbone_11_block_1_1_bias: torch.Tensor,
        backbone_11_block_2_fc1_weight: torch.Tensor,
        backbone_11_block_2_fc1_bias: torch.Tensor,
        backbone_11_block_2_fc2_weight: torch.Tensor,
        backbone_11_block_2_fc2_bias: torch.Tensor,
        backbone_11_block_3_0_weight: torch.Tensor,
        backbone_11_block_3_1_running_mean: torch.Tensor,
        backbone_11_block_3_1_running_var: torch.Tensor,
        backbone_11_block_3_1_weight: torch.Tensor,
        backbone_11_block_3_1_bias: torch.Tensor,
        backbone_12_block_0_0_weight: torch.Tensor,
        backbone_12_block_0_1_running_mean: torch.Tensor,
        backbone_12_block_0_1_running_var: torch.Tensor,
        backbone_12_block_0_1_weight: torch.Tensor,
        backbone_12_block_0_1_bias: torch.Tensor,
        backbone_12_block_1_0_weight: torch.Tensor,
        backbone_12_block_1_1_running_mean: torch.Tensor,
        backbone_12_block_1_1_running_var: torch.Tensor,
        backbone_12_block_1_1_weight: torch.Tensor,
        backbone_12_block_1_1_bias: torch.Tensor,
        backbone_12_block_2_fc1_weight: torch.Tensor,
        backbone_12_block_2_fc1_bias: torch.Tensor,
        backbone_12_block_2_fc2_weight: torch.Tensor,
        backbone_12_block_2_fc2_bias: torch.Tensor,
        backbone_12_block_3_0_weight: torch.Tensor,
        backbone_12_block_3_1_running_mean: torch.Tensor,
        backbone_12_block_3_1_running_var: torch.Tensor,
        backbone_12_block_3_1_weight: torch.Tensor,
        backbone_12_block_3_1_bias: torch.Tensor,
        backbone_13_block_0_0_weight: torch.Tensor,
        backbone_13_block_0_1_running_mean: torch.Tensor,
        backbone_13_block_0_1_running_var: torch.Tensor,
        backbone_13_block_0_1_weight: torch.Tensor,
        backbone_13_block_0_1_bias: torch.Tensor,
        backbone_13_block_1_0_weight: torch.Tensor,
        backbone_13_block_1_1_running_mean: torch.Tensor,
        backbone_13_block_1_1_running_var: torch.Tensor,
        backbone_13_block_1_1_weight: torch.Tensor,
        backbone_13_block_1_1_bias: torch.Tensor,
        backbone_13_block_2_fc1_weight: torch.Tensor,
        backbone_13_block_2_fc1_bias: torch.Tensor,
        backbone_13_block_2_fc2_weight: torch.Tensor,
        backbone_13_block_2_fc2_bias: torch.Tensor,
        backbone_13_block_3_0_weight: torch.Tensor,
        backbone_13_block_3_1_running_mean: torch.Tensor,
        backbone_13_block_3_1_running_var: torch.Tensor,
        backbone_13_block_3_1_weight: torch.Tensor,
        backbone_13_block_3_1_bias: torch.Tensor,
        backbone_14_block_0_0_weight: torch.Tensor,
        backbone_14_block_0_1_running_mean: torch.Tensor,
        backbone_14_block_0_1_running_var: torch.Tensor,
        backbone_14_block_0_1_weight: torch.Tensor,
        backbone_14_block_0_1_bias: torch.Tensor,
        backbone_14_block_1_0_weight: torch.Tensor,
        backbone_14_block_1_1_running_mean: torch.Tensor,
        backbone_14_block_1_1_running_var: torch.Tensor,
        backbone_14_block_1_1_weight: torch.Tensor,
        backbone_14_block_1_1_bias: torch.Tensor,
        backbone_14_block_2_fc1_weight: torch.Tensor,
        backbone_14_block_2_fc1_bias: torch.Tensor,
        backbone_14_block_2_fc2_weight: torch.Tensor,
        backbone_14_block_2_fc2_bias: torch.Tensor,
        backbone_14_block_3_0_weight: torch.Tensor,
        backbone_14_block_3_1_running_mean: torch.Tensor,
        backbone_14_block_3_1_running_var: torch.Tensor,
        backbone_14_block_3_1_weight: torch.Tensor,
        backbone_14_block_3_1_bias: torch.Tensor,
        backbone_15_block_0_0_weight: torch.Tensor,
        backbone_15_block_0_1_running_mean: torch.Tensor,
        backbone_15_block_0_1_running_var: torch.Tensor,
        backbone_15_block_0_1_weight: torch.Tensor,
        backbone_15_block_0_1_bias: torch.Tensor,
        backbone_15_block_1_0_weight: torch.Tensor,
        backbone_15_block_1_1_running_mean: torch.Tensor,
        backbone_15_block_1_1_running_var: torch.Tensor,
        backbone_15_block_1_1_weight: torch.Tensor,
        backbone_15_block_1_1_bias: torch.Tensor,
        backbone_15_block_2_fc1_weight: torch.Tensor,
        backbone_15_block_2_fc1_bias: torch.Tensor,
        backbone_15_block_2_fc2_weight: torch.Tensor,
        backbone_15_block_2_fc2_bias: torch.Tensor,
        backbone_15_block_3_0_weight: torch.Tensor,
        backbone_15_block_3_1_running_mean: torch.Tensor,
        backbone_15_block_3_1_running_var: torch.Tensor,
        backbone_15_block_3_1_weight: torch.Tensor,
        backbone_15_block_3_1_bias: torch.Tensor,
        backbone_16_0_weight: torch.Tensor,
        backbone_16_1_running_mean: torch.Tensor,
        backbone_16_1_running_var: torch.Tensor,
        backbone_16_1_weight: torch.Tensor,
        backbone_16_1_bias: torch.Tensor,
        classifier_0_convs_0_0_weight: torch.Tensor,
        classifier_0_convs_0_1_running_mean: torch.Tensor,
        classifier_0_convs_0_1_running_var: torch.Tensor,
        classifier_0_convs_0_1_weight: torch.Tensor,
        classifier_0_convs_0_1_bias: torch.Tensor,
        classifier_0_convs_1_0_weight: torch.Tensor,
        classifier_0_convs_1_1_running_mean: torch.Tensor,
        classifier_0_convs_1_1_running_var: torch.Tensor,
        classifier_0_convs_1_1_weight: torch.Tensor,
        classifier_0_convs_1_1_bias: torch.Tensor,
        classifier_0_convs_2_0_weight: torch.Tensor,
        classifier_0_convs_2_1_running_mean: torch.Tensor,
        classifier_0_convs_2_1_running_var: torch.Tensor,
        classifier_0_convs_2_1_weight: torch.Tensor,
        classifier_0_convs_2_1_bias: torch.Tensor,
        classifier_0_convs_3_0_weight: torch.Tensor,
        classifier_0_convs_3_1_running_mean: torch.Tensor,
        classifier_0_convs_3_1_running_var: torch.Tensor,
        classifier_0_convs_3_1_weight: torch.Tensor,
        classifier_0_convs_3_1_bias: torch.Tensor,
        classifier_0_convs_4_1_weight: torch.Tensor,
        classifier_0_convs_4_2_running_mean: torch.Tensor,
        classifier_0_convs_4_2_running_var: torch.Tensor,
        classifier_0_convs_4_2_weight: torch.Tensor,
        classifier_0_convs_4_2_bias: torch.Tensor,
        classifier_0_project_0_weight: torch.Tensor,
        classifier_0_project_1_running_mean: torch.Tensor,
        classifier_0_project_1_running_var: torch.Tensor,
        classifier_0_project_1_weight: torch.Tensor,
        classifier_0_project_1_bias: torch.Tensor,
        classifier_1_weight: torch.Tensor,
        classifier_2_running_mean: torch.Tensor,
        classifier_2_running_var: torch.Tensor,
        classifier_2_weight: torch.Tensor,
        classifier_2_bias: torch.Tensor,
        classifier_4_weight: torch.Tensor,
        classifier_4_bias: torch.Tensor,
    ):
        input_1 = torch.conv2d(x, backbone_0_0_weight, None, (2, 2), (1, 1), (1, 1), 1)
        input_2 = torch.nn.functional.batch_norm(input_1, backbone_0_1_running_mean, backbone_0_1_running_var, backbone_0_1_weight, backbone_0_1_bias, False, 0.01, 0.001)
        del input_1
        input_3 = torch.nn.functional.hardswish(input_2, True)
        del input_2
        input_4 = torch.conv2d(input_3, backbone_1_block_0_0_weight, None, (1, 1), (1, 1), (1, 1), 16)
        input_5 = torch.nn.functional.batch_norm(input_4, backbone_1_block_0_1_running_mean, backbone_1_block_0_1_running_var, backbone_1_block_0_1_weight, backbone_1_block_0_1_bias, False, 0.01, 0.001)
        del input_4
        input_6 = torch.nn.functional.relu(input_5, inplace=True)
        del input_5
        input_7 = torch.conv2d(input_6, backbone_1_block_1_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_6
        input_8 = torch.nn.functional.batch_norm(input_7, backbone_1_block_1_1_running_mean, backbone_1_block_1_1_running_var, backbone_1_block_1_1_weight, backbone_1_block_1_1_bias, False, 0.01, 0.001)
        del input_7
        input_8 += input_3
        del input_3
        input_9 = torch.conv2d(input_8, backbone_2_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_8
        input_10 = torch.nn.functional.batch_norm(input_9, backbone_2_block_0_1_running_mean, backbone_2_block_0_1_running_var, backbone_2_block_0_1_weight, backbone_2_block_0_1_bias, False, 0.01, 0.001)
        del input_9
        input_11 = torch.nn.functional.relu(input_10, inplace=True)
        del input_10
        input_12 = torch.conv2d(input_11, backbone_2_block_1_0_weight, None, (2, 2), (1, 1), (1, 1), 64)
        del input_11
        input_13 = torch.nn.functional.batch_norm(input_12, backbone_2_block_1_1_running_mean, backbone_2_block_1_1_running_var, backbone_2_block_1_1_weight, backbone_2_block_1_1_bias, False, 0.01, 0.001)
        del input_12
        input_14 = torch.nn.functional.relu(input_13, inplace=True)
        del input_13
        input_15 = torch.conv2d(input_14, backbone_2_block_2_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_14
        input_16 = torch.nn.functional.batch_norm(input_15, backbone_2_block_2_1_running_mean, backbone_2_block_2_1_running_var, backbone_2_block_2_1_weight, backbone_2_block_2_1_bias, False, 0.01, 0.001)
        del input_15
        input_17 = torch.conv2d(input_16, backbone_3_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_18 = torch.nn.functional.batch_norm(input_17, backbone_3_block_0_1_running_mean, backbone_3_block_0_1_running_var, backbone_3_block_0_1_weight, backbone_3_block_0_1_bias, False, 0.01, 0.001)
        del input_17
        input_19 = torch.nn.functional.relu(input_18, inplace=True)
        del input_18
        input_20 = torch.conv2d(input_19, backbone_3_block_1_0_weight, None, (1, 1), (1, 1), (1, 1), 72)
        del input_19
        input_21 = torch.nn.functional.batch_norm(input_20, backbone_3_block_1_1_running_mean, backbone_3_block_1_1_running_var, backbone_3_block_1_1_weight, backbone_3_block_1_1_bias, False, 0.01, 0.001)
        del input_20
        input_22 = torch.nn.functional.relu(input_21, inplace=True)
        del input_21
        input_23 = torch.conv2d(input_22, backbone_3_block_2_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_22
        input_24 = torch.nn.functional.batch_norm(input_23, backbone_3_block_2_1_running_mean, backbone_3_block_2_1_running_var, backbone_3_block_2_1_weight, backbone_3_block_2_1_bias, False, 0.01, 0.001)
        del input_23
        input_24 += input_16
        del input_16
        input_25 = torch.conv2d(input_24, backbone_4_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_24
        input_26 = torch.nn.functional.batch_norm(input_25, backbone_4_block_0_1_running_mean, backbone_4_block_0_1_running_var, backbone_4_block_0_1_weight, backbone_4_block_0_1_bias, False, 0.01, 0.001)
        del input_25
        input_27 = torch.nn.functional.relu(input_26, inplace=True)
        del input_26
        input_28 = torch.conv2d(input_27, backbone_4_block_1_0_weight, None, (2, 2), (2, 2), (1, 1), 72)
        del input_27
        input_29 = torch.nn.functional.batch_norm(input_28, backbone_4_block_1_1_running_mean, backbone_4_block_1_1_running_var, backbone_4_block_1_1_weight, backbone_4_block_1_1_bias, False, 0.01, 0.001)
        del input_28
        input_30 = torch.nn.functional.relu(input_29, inplace=True)
        del input_29
        scale = torch.nn.functional.adaptive_avg_pool2d(input_30, 1)
        scale_1 = torch.conv2d(scale, backbone_4_block_2_fc1_weight, backbone_4_block_2_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale
        scale_2 = torch.nn.functional.relu(scale_1, inplace=False)
        del scale_1
        scale_3 = torch.conv2d(scale_2, backbone_4_block_2_fc2_weight, backbone_4_block_2_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_2
        scale_4 = torch.nn.functional.hardsigmoid(scale_3, False)
        del scale_3
        input_31 = scale_4 * input_30
        del input_30, scale_4
        input_32 = torch.conv2d(input_31, backbone_4_block_3_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_31
        input_33 = torch.nn.functional.batch_norm(input_32, backbone_4_block_3_1_running_mean, backbone_4_block_3_1_running_var, backbone_4_block_3_1_weight, backbone_4_block_3_1_bias, False, 0.01, 0.001)
        del input_32
        input_34 = torch.conv2d(input_33, backbone_5_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_35 = torch.nn.functional.batch_norm(input_34, backbone_5_block_0_1_running_mean, backbone_5_block_0_1_running_var, backbone_5_block_0_1_weight, backbone_5_block_0_1_bias, False, 0.01, 0.001)
        del input_34
        input_36 = torch.nn.functional.relu(input_35, inplace=True)
        del input_35
        input_37 = torch.conv2d(input_36, backbone_5_block_1_0_weight, None, (1, 1), (2, 2), (1, 1), 120)
        del input_36
        input_38 = torch.nn.functional.batch_norm(input_37, backbone_5_block_1_1_running_mean, backbone_5_block_1_1_running_var, backbone_5_block_1_1_weight, backbone_5_block_1_1_bias, False, 0.01, 0.001)
        del input_37
        input_39 = torch.nn.functional.relu(input_38, inplace=True)
        del input_38
        scale_5 = torch.nn.functional.adaptive_avg_pool2d(input_39, 1)
        scale_6 = torch.conv2d(scale_5, backbone_5_block_2_fc1_weight, backbone_5_block_2_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_5
        scale_7 = torch.nn.functional.relu(scale_6, inplace=False)
        del scale_6
        scale_8 = torch.conv2d(scale_7, backbone_5_block_2_fc2_weight, backbone_5_block_2_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_7
        scale_9 = torch.nn.functional.hardsigmoid(scale_8, False)
        del scale_8
        input_40 = scale_9 * input_39
        del input_39, scale_9
        input_41 = torch.conv2d(input_40, backbone_5_block_3_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_40
        input_42 = torch.nn.functional.batch_norm(input_41, backbone_5_block_3_1_running_mean, backbone_5_block_3_1_running_var, backbone_5_block_3_1_weight, backbone_5_block_3_1_bias, False, 0.01, 0.001)
        del input_41
        input_42 += input_33
        del input_33
        input_43 = torch.conv2d(input_42, backbone_6_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_44 = torch.nn.functional.batch_norm(input_43, backbone_6_block_0_1_running_mean, backbone_6_block_0_1_running_var, backbone_6_block_0_1_weight, backbone_6_block_0_1_bias, False, 0.01, 0.001)
        del input_43
        input_45 = torch.nn.functional.relu(input_44, inplace=True)
        del input_44
        input_46 = torch.conv2d(input_45, backbone_6_block_1_0_weight, None, (1, 1), (2, 2), (1, 1), 120)
        del input_45
        input_47 = torch.nn.functional.batch_norm(input_46, backbone_6_block_1_1_running_mean, backbone_6_block_1_1_running_var, backbone_6_block_1_1_weight, backbone_6_block_1_1_bias, False, 0.01, 0.001)
        del input_46
        input_48 = torch.nn.functional.relu(input_47, inplace=True)
        del input_47
        scale_10 = torch.nn.functional.adaptive_avg_pool2d(input_48, 1)
        scale_11 = torch.conv2d(scale_10, backbone_6_block_2_fc1_weight, backbone_6_block_2_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_10
        scale_12 = torch.nn.functional.relu(scale_11, inplace=False)
        del scale_11
        scale_13 = torch.conv2d(scale_12, backbone_6_block_2_fc2_weight, backbone_6_block_2_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_12
        scale_14 = torch.nn.functional.hardsigmoid(scale_13, False)
        del scale_13
        input_49 = scale_14 * input_48
        del input_48, scale_14
        input_50 = torch.conv2d(input_49, backbone_6_block_3_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_49
        input_51 = torch.nn.functional.batch_norm(input_50, backbone_6_block_3_1_running_mean, backbone_6_block_3_1_running_var, backbone_6_block_3_1_weight, backbone_6_block_3_1_bias, False, 0.01, 0.001)
        del input_50
        input_51 += input_42
        del input_42
        input_52 = torch.conv2d(input_51, backbone_7_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_51
        input_53 = torch.nn.functional.batch_norm(input_52, backbone_7_block_0_1_running_mean, backbone_7_block_0_1_running_var, backbone_7_block_0_1_weight, backbone_7_block_0_1_bias, False, 0.01, 0.001)
        del input_52
        input_54 = torch.nn.functional.hardswish(input_53, True)
        del input_53
        input_55 = torch.conv2d(input_54, backbone_7_block_1_0_weight, None, (2, 2), (1, 1), (1, 1), 240)
        del input_54
        input_56 = torch.nn.functional.batch_norm(input_55, backbone_7_block_1_1_running_mean, backbone_7_block_1_1_running_var, backbone_7_block_1_1_weight, backbone_7_block_1_1_bias, False, 0.01, 0.001)
        del input_55
        input_57 = torch.nn.functional.hardswish(input_56, True)
        del input_56
        input_58 = torch.conv2d(input_57, backbone_7_block_2_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_57
        input_59 = torch.nn.functional.batch_norm(input_58, backbone_7_block_2_1_running_mean, backbone_7_block_2_1_running_var, backbone_7_block_2_1_weight, backbone_7_block_2_1_bias, False, 0.01, 0.001)
        del input_58
        input_60 = torch.conv2d(input_59, backbone_8_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_61 = torch.nn.functional.batch_norm(input_60, backbone_8_block_0_1_running_mean, backbone_8_block_0_1_running_var, backbone_8_block_0_1_weight, backbone_8_block_0_1_bias, False, 0.01, 0.001)
        del input_60
        input_62 = torch.nn.functional.hardswish(input_61, True)
        del input_61
        input_63 = torch.conv2d(input_62, backbone_8_block_1_0_weight, None, (1, 1), (1, 1), (1, 1), 200)
        del input_62
        input_64 = torch.nn.functional.batch_norm(input_63, backbone_8_block_1_1_running_mean, backbone_8_block_1_1_running_var, backbone_8_block_1_1_weight, backbone_8_block_1_1_bias, False, 0.01, 0.001)
        del input_63
        input_65 = torch.nn.functional.hardswish(input_64, True)
        del input_64
        input_66 = torch.conv2d(input_65, backbone_8_block_2_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_65
        input_67 = torch.nn.functional.batch_norm(input_66, backbone_8_block_2_1_running_mean, backbone_8_block_2_1_running_var, backbone_8_block_2_1_weight, backbone_8_block_2_1_bias, False, 0.01, 0.001)
        del input_66
        input_67 += input_59
        del input_59
        input_68 = torch.conv2d(input_67, backbone_9_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_69 = torch.nn.functional.batch_norm(input_68, backbone_9_block_0_1_running_mean, backbone_9_block_0_1_running_var, backbone_9_block_0_1_weight, backbone_9_block_0_1_bias, False, 0.01, 0.001)
        del input_68
        input_70 = torch.nn.functional.hardswish(input_69, True)
        del input_69
        input_71 = torch.conv2d(input_70, backbone_9_block_1_0_weight, None, (1, 1), (1, 1), (1, 1), 184)
        del input_70
        input_72 = torch.nn.functional.batch_norm(input_71, backbone_9_block_1_1_running_mean, backbone_9_block_1_1_running_var, backbone_9_block_1_1_weight, backbone_9_block_1_1_bias, False, 0.01, 0.001)
        del input_71
        input_73 = torch.nn.functional.hardswish(input_72, True)
        del input_72
        input_74 = torch.conv2d(input_73, backbone_9_block_2_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_73
        input_75 = torch.nn.functional.batch_norm(input_74, backbone_9_block_2_1_running_mean, backbone_9_block_2_1_running_var, backbone_9_block_2_1_weight, backbone_9_block_2_1_bias, False, 0.01, 0.001)
        del input_74
        input_75 += input_67
        del input_67
        input_76 = torch.conv2d(input_75, backbone_10_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_77 = torch.nn.functional.batch_norm(input_76, backbone_10_block_0_1_running_mean, backbone_10_block_0_1_running_var, backbone_10_block_0_1_weight, backbone_10_block_0_1_bias, False, 0.01, 0.001)
        del input_76
        input_78 = torch.nn.functional.hardswish(input_77, True)
        del input_77
        input_79 = torch.conv2d(input_78, backbone_10_block_1_0_weight, None, (1, 1), (1, 1), (1, 1), 184)
        del input_78
        input_80 = torch.nn.functional.batch_norm(input_79, backbone_10_block_1_1_running_mean, backbone_10_block_1_1_running_var, backbone_10_block_1_1_weight, backbone_10_block_1_1_bias, False, 0.01, 0.001)
        del input_79
        input_81 = torch.nn.functional.hardswish(input_80, True)
        del input_80
        input_82 = torch.conv2d(input_81, backbone_10_block_2_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_81
        input_83 = torch.nn.functional.batch_norm(input_82, backbone_10_block_2_1_running_mean, backbone_10_block_2_1_running_var, backbone_10_block_2_1_weight, backbone_10_block_2_1_bias, False, 0.01, 0.001)
        del input_82
        input_83 += input_75
        del input_75
        input_84 = torch.conv2d(input_83, backbone_11_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_83
        input_85 = torch.nn.functional.batch_norm(input_84, backbone_11_block_0_1_running_mean, backbone_11_block_0_1_running_var, backbone_11_block_0_1_weight, backbone_11_block_0_1_bias, False, 0.01, 0.001)
        del input_84
        input_86 = torch.nn.functional.hardswish(input_85, True)
        del input_85
        input_87 = torch.conv2d(input_86, backbone_11_block_1_0_weight, None, (1, 1), (1, 1), (1, 1), 480)
        del input_86
        input_88 = torch.nn.functional.batch_norm(input_87, backbone_11_block_1_1_running_mean, backbone_11_block_1_1_running_var, backbone_11_block_1_1_weight, backbone_11_block_1_1_bias, False, 0.01, 0.001)
        del input_87
        input_89 = torch.nn.functional.hardswish(input_88, True)
        del input_88
        scale_15 = torch.nn.functional.adaptive_avg_pool2d(input_89, 1)
        scale_16 = torch.conv2d(scale_15, backbone_11_block_2_fc1_weight, backbone_11_block_2_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_15
        scale_17 = torch.nn.functional.relu(scale_16, inplace=False)
        del scale_16
        scale_18 = torch.conv2d(scale_17, backbone_11_block_2_fc2_weight, backbone_11_block_2_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_17
        scale_19 = torch.nn.functional.hardsigmoid(scale_18, False)
        del scale_18
        input_90 = scale_19 * input_89
        del input_89, scale_19
        input_91 = torch.conv2d(input_90, backbone_11_block_3_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_90
        input_92 = torch.nn.functional.batch_norm(input_91, backbone_11_block_3_1_running_mean, backbone_11_block_3_1_running_var, backbone_11_block_3_1_weight, backbone_11_block_3_1_bias, False, 0.01, 0.001)
        del input_91
        input_93 = torch.conv2d(input_92, backbone_12_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_94 = torch.nn.functional.batch_norm(input_93, backbone_12_block_0_1_running_mean, backbone_12_block_0_1_running_var, backbone_12_block_0_1_weight, backbone_12_block_0_1_bias, False, 0.01, 0.001)
        del input_93
        input_95 = torch.nn.functional.hardswish(input_94, True)
        del input_94
        input_96 = torch.conv2d(input_95, backbone_12_block_1_0_weight, None, (1, 1), (1, 1), (1, 1), 672)
        del input_95
        input_97 = torch.nn.functional.batch_norm(input_96, backbone_12_block_1_1_running_mean, backbone_12_block_1_1_running_var, backbone_12_block_1_1_weight, backbone_12_block_1_1_bias, False, 0.01, 0.001)
        del input_96
        input_98 = torch.nn.functional.hardswish(input_97, True)
        del input_97
        scale_20 = torch.nn.functional.adaptive_avg_pool2d(input_98, 1)
        scale_21 = torch.conv2d(scale_20, backbone_12_block_2_fc1_weight, backbone_12_block_2_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_20
        scale_22 = torch.nn.functional.relu(scale_21, inplace=False)
        del scale_21
        scale_23 = torch.conv2d(scale_22, backbone_12_block_2_fc2_weight, backbone_12_block_2_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_22
        scale_24 = torch.nn.functional.hardsigmoid(scale_23, False)
        del scale_23
        input_99 = scale_24 * input_98
        del input_98, scale_24
        input_100 = torch.conv2d(input_99, backbone_12_block_3_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_99
        input_101 = torch.nn.functional.batch_norm(input_100, backbone_12_block_3_1_running_mean, backbone_12_block_3_1_running_var, backbone_12_block_3_1_weight, backbone_12_block_3_1_bias, False, 0.01, 0.001)
        del input_100
        input_101 += input_92
        del input_92
        input_102 = torch.conv2d(input_101, backbone_13_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_101
        input_103 = torch.nn.functional.batch_norm(input_102, backbone_13_block_0_1_running_mean, backbone_13_block_0_1_running_var, backbone_13_block_0_1_weight, backbone_13_block_0_1_bias, False, 0.01, 0.001)
        del input_102
        input_104 = torch.nn.functional.hardswish(input_103, True)
        del input_103
        input_105 = torch.conv2d(input_104, backbone_13_block_1_0_weight, None, (1, 1), (4, 4), (2, 2), 672)
        del input_104
        input_106 = torch.nn.functional.batch_norm(input_105, backbone_13_block_1_1_running_mean, backbone_13_block_1_1_running_var, backbone_13_block_1_1_weight, backbone_13_block_1_1_bias, False, 0.01, 0.001)
        del input_105
        input_107 = torch.nn.functional.hardswish(input_106, True)
        del input_106
        scale_25 = torch.nn.functional.adaptive_avg_pool2d(input_107, 1)
        scale_26 = torch.conv2d(scale_25, backbone_13_block_2_fc1_weight, backbone_13_block_2_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_25
        scale_27 = torch.nn.functional.relu(scale_26, inplace=False)
        del scale_26
        scale_28 = torch.conv2d(scale_27, backbone_13_block_2_fc2_weight, backbone_13_block_2_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_27
        scale_29 = torch.nn.functional.hardsigmoid(scale_28, False)
        del scale_28
        input_108 = scale_29 * input_107
        del input_107, scale_29
        input_109 = torch.conv2d(input_108, backbone_13_block_3_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_108
        input_110 = torch.nn.functional.batch_norm(input_109, backbone_13_block_3_1_running_mean, backbone_13_block_3_1_running_var, backbone_13_block_3_1_weight, backbone_13_block_3_1_bias, False, 0.01, 0.001)
        del input_109
        input_111 = torch.conv2d(input_110, backbone_14_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_112 = torch.nn.functional.batch_norm(input_111, backbone_14_block_0_1_running_mean, backbone_14_block_0_1_running_var, backbone_14_block_0_1_weight, backbone_14_block_0_1_bias, False, 0.01, 0.001)
        del input_111
        input_113 = torch.nn.functional.hardswish(input_112, True)
        del input_112
        input_114 = torch.conv2d(input_113, backbone_14_block_1_0_weight, None, (1, 1), (4, 4), (2, 2), 960)
        del input_113
        input_115 = torch.nn.functional.batch_norm(input_114, backbone_14_block_1_1_running_mean, backbone_14_block_1_1_running_var, backbone_14_block_1_1_weight, backbone_14_block_1_1_bias, False, 0.01, 0.001)
        del input_114
        input_116 = torch.nn.functional.hardswish(input_115, True)
        del input_115
        scale_30 = torch.nn.functional.adaptive_avg_pool2d(input_116, 1)
        scale_31 = torch.conv2d(scale_30, backbone_14_block_2_fc1_weight, backbone_14_block_2_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_30
        scale_32 = torch.nn.functional.relu(scale_31, inplace=False)
        del scale_31
        scale_33 = torch.conv2d(scale_32, backbone_14_block_2_fc2_weight, backbone_14_block_2_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_32
        scale_34 = torch.nn.functional.hardsigmoid(scale_33, False)
        del scale_33
        input_117 = scale_34 * input_116
        del input_116, scale_34
        input_118 = torch.conv2d(input_117, backbone_14_block_3_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_117
        input_119 = torch.nn.functional.batch_norm(input_118, backbone_14_block_3_1_running_mean, backbone_14_block_3_1_running_var, backbone_14_block_3_1_weight, backbone_14_block_3_1_bias, False, 0.01, 0.001)
        del input_118
        input_119 += input_110
        del input_110
        input_120 = torch.conv2d(input_119, backbone_15_block_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_121 = torch.nn.functional.batch_norm(input_120, backbone_15_block_0_1_running_mean, backbone_15_block_0_1_running_var, backbone_15_block_0_1_weight, backbone_15_block_0_1_bias, False, 0.01, 0.001)
        del input_120
        input_122 = torch.nn.functional.hardswish(input_121, True)
        del input_121
        input_123 = torch.conv2d(input_122, backbone_15_block_1_0_weight, None, (1, 1), (4, 4), (2, 2), 960)
        del input_122
        input_124 = torch.nn.functional.batch_norm(input_123, backbone_15_block_1_1_running_mean, backbone_15_block_1_1_running_var, backbone_15_block_1_1_weight, backbone_15_block_1_1_bias, False, 0.01, 0.001)
        del input_123
        input_125 = torch.nn.functional.hardswish(input_124, True)
        del input_124
        scale_35 = torch.nn.functional.adaptive_avg_pool2d(input_125, 1)
        scale_36 = torch.conv2d(scale_35, backbone_15_block_2_fc1_weight, backbone_15_block_2_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_35
        scale_37 = torch.nn.functional.relu(scale_36, inplace=False)
        del scale_36
        scale_38 = torch.conv2d(scale_37, backbone_15_block_2_fc2_weight, backbone_15_block_2_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del scale_37
        scale_39 = torch.nn.functional.hardsigmoid(scale_38, False)
        del scale_38
        input_126 = scale_39 * input_125
        del input_125, scale_39
        input_127 = torch.conv2d(input_126, backbone_15_block_3_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_126
        input_128 = torch.nn.functional.batch_norm(input_127, backbone_15_block_3_1_running_mean, backbone_15_block_3_1_running_var, backbone_15_block_3_1_weight, backbone_15_block_3_1_bias, False, 0.01, 0.001)
        del input_127
        input_128 += input_119
        del input_119
        input_129 = torch.conv2d(input_128, backbone_16_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del input_128
        input_130 = torch.nn.functional.batch_norm(input_129, backbone_16_1_running_mean, backbone_16_1_running_var, backbone_16_1_weight, backbone_16_1_bias, False, 0.01, 0.001)
        del input_129
        input_131 = torch.nn.functional.hardswish(input_130, True)
        del input_130
        input_132 = torch.conv2d(input_131, classifier_0_convs_0_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        input_133 = torch.nn.functional.batch_norm(input_132, classifier_0_convs_0_1_running_mean, classifier_0_convs_0_1_running_var, classifier_0_convs_0_1_weight, classifier_0_convs_0_1_bias, False, 0.1, 1e-05)
        del input_132
        input_134 = torch.nn.functional.relu(input_133, inplace=False)
        del input_133
        input_135 = torch.conv2d(input_131, classifier_0_convs_1_0_weight, None, (1, 1), (12, 12), (12, 12), 1)
        input_136 = torch.nn.functional.batch_norm(input_135, classifier_0_convs_1_1_running_mean, classifier_0_convs_1_1_running_var, classifier_0_convs_1_1_weight, classifier_0_convs_1_1_bias, False, 0.1, 1e-05)
        del input_135
        input_137 = torch.nn.functional.relu(input_136, inplace=False)
        del input_136
        input_138 = torch.conv2d(input_131, classifier_0_convs_2_0_weight, None, (1, 1), (24, 24), (24, 24), 1)
        input_139 = torch.nn.functional.batch_norm(input_138, classifier_0_convs_2_1_running_mean, classifier_0_convs_2_1_running_var, classifier_0_convs_2_1_weight, classifier_0_convs_2_1_bias, False, 0.1, 1e-05)
        del input_138
        input_140 = torch.nn.functional.relu(input_139, inplace=False)
        del input_139
        input_141 = torch.conv2d(input_131, classifier_0_convs_3_0_weight, None, (1, 1), (36, 36), (36, 36), 1)
        input_142 = torch.nn.functional.batch_norm(input_141, classifier_0_convs_3_1_running_mean, classifier_0_convs_3_1_running_var, classifier_0_convs_3_1_weight, classifier_0_convs_3_1_bias, False, 0.1, 1e-05)
        del input_141
        input_143 = torch.nn.functional.relu(input_142, inplace=False)
        del input_142
        x_1 = torch.nn.functional.adaptive_avg_pool2d(input_131, 1)
        del input_131
        x_2 = torch.conv2d(x_1, classifier_0_convs_4_1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del x_1
        x_3 = torch.nn.functional.batch_norm(x_2, classifier_0_convs_4_2_running_mean, classifier_0_convs_4_2_running_var, classifier_0_convs_4_2_weight, classifier_0_convs_4_2_bias, False, 0.1, 1e-05)
        del x_2
        x_4 = torch.nn.functional.relu(x_3, inplace=False)
        del x_3
        interpolate = torch.nn.functional.interpolate(x_4, size=(8, 8), mode='bilinear', align_corners=False)
        del x_4
        res = torch.cat([input_134, input_137, input_140, input_143, interpolate], dim=1)
        del input_134, input_137, input_140, input_143, interpolate
        input_144 = torch.conv2d(res, classifier_0_project_0_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del res
        input_145 = torch.nn.functional.batch_norm(input_144, classifier_0_project_1_running_mean, classifier_0_project_1_running_var, classifier_0_project_1_weight, classifier_0_project_1_bias, False, 0.1, 1e-05)
        del input_144
        input_146 = torch.nn.functional.relu(input_145, inplace=False)
        del input_145
        input_147 = torch.nn.functional.dropout(input_146, 0.5, False, False)
        del input_146
        input_148 = torch.conv2d(input_147, classifier_1_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_147
        input_149 = torch.nn.functional.batch_norm(input_148, classifier_2_running_mean, classifier_2_running_var, classifier_2_weight, classifier_2_bias, False, 0.1, 1e-05)
        del input_148
        input_150 = torch.nn.functional.relu(input_149, inplace=False)
        del input_149
        input_151 = torch.conv2d(input_150, classifier_4_weight, classifier_4_bias, (1, 1), (0, 0), (1, 1), 1)
        del input_150
        x_5 = torch.nn.functional.interpolate(input_151, size=(128, 128), mode='bilinear', align_corners=False)
        del input_151
        return (x_5,)
