import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        conv1_weight: torch.Tensor,
        x: torch.Tensor,
        bn1_running_mean: torch.Tensor,
        bn1_running_var: torch.Tensor,
        bn1_weight: torch.Tensor,
        bn1_bias: torch.Tensor,
        layer1_0_conv1_weight: torch.Tensor,
        layer1_0_bn1_running_mean: torch.Tensor,
        layer1_0_bn1_running_var: torch.Tensor,
        layer1_0_bn1_weight: torch.Tensor,
        layer1_0_bn1_bias: torch.Tensor,
        layer1_0_conv2_weight: torch.Tensor,
        layer1_0_bn2_running_mean: torch.Tensor,
        layer1_0_bn2_running_var: torch.Tensor,
        layer1_0_bn2_weight: torch.Tensor,
        layer1_0_bn2_bias: torch.Tensor,
        layer1_1_conv1_weight: torch.Tensor,
        layer1_1_bn1_running_mean: torch.Tensor,
        layer1_1_bn1_running_var: torch.Tensor,
        layer1_1_bn1_weight: torch.Tensor,
        layer1_1_bn1_bias: torch.Tensor,
        layer1_1_conv2_weight: torch.Tensor,
        layer1_1_bn2_running_mean: torch.Tensor,
        layer1_1_bn2_running_var: torch.Tensor,
        layer1_1_bn2_weight: torch.Tensor,
        layer1_1_bn2_bias: torch.Tensor,
        layer2_0_conv1_weight: torch.Tensor,
        layer2_0_bn1_running_mean: torch.Tensor,
        layer2_0_bn1_running_var: torch.Tensor,
        layer2_0_bn1_weight: torch.Tensor,
        layer2_0_bn1_bias: torch.Tensor,
        layer2_0_conv2_weight: torch.Tensor,
        layer2_0_bn2_running_mean: torch.Tensor,
        layer2_0_bn2_running_var: torch.Tensor,
        layer2_0_bn2_weight: torch.Tensor,
        layer2_0_bn2_bias: torch.Tensor,
        layer2_0_downsample_0_weight: torch.Tensor,
        layer2_0_downsample_1_running_mean: torch.Tensor,
        layer2_0_downsample_1_running_var: torch.Tensor,
        layer2_0_downsample_1_weight: torch.Tensor,
        layer2_0_downsample_1_bias: torch.Tensor,
        layer2_1_conv1_weight: torch.Tensor,
        layer2_1_bn1_running_mean: torch.Tensor,
        layer2_1_bn1_running_var: torch.Tensor,
        layer2_1_bn1_weight: torch.Tensor,
        layer2_1_bn1_bias: torch.Tensor,
        layer2_1_conv2_weight: torch.Tensor,
        layer2_1_bn2_running_mean: torch.Tensor,
        layer2_1_bn2_running_var: torch.Tensor,
        layer2_1_bn2_weight: torch.Tensor,
        layer2_1_bn2_bias: torch.Tensor,
        layer3_0_conv1_weight: torch.Tensor,
        layer3_0_bn1_running_mean: torch.Tensor,
        layer3_0_bn1_running_var: torch.Tensor,
        layer3_0_bn1_weight: torch.Tensor,
        layer3_0_bn1_bias: torch.Tensor,
        layer3_0_conv2_weight: torch.Tensor,
        layer3_0_bn2_running_mean: torch.Tensor,
        layer3_0_bn2_running_var: torch.Tensor,
        layer3_0_bn2_weight: torch.Tensor,
        layer3_0_bn2_bias: torch.Tensor,
        layer3_0_downsample_0_weight: torch.Tensor,
        layer3_0_downsample_1_running_mean: torch.Tensor,
        layer3_0_downsample_1_running_var: torch.Tensor,
        layer3_0_downsample_1_weight: torch.Tensor,
        layer3_0_downsample_1_bias: torch.Tensor,
        layer3_1_conv1_weight: torch.Tensor,
        layer3_1_bn1_running_mean: torch.Tensor,
        layer3_1_bn1_running_var: torch.Tensor,
        layer3_1_bn1_weight: torch.Tensor,
        layer3_1_bn1_bias: torch.Tensor,
        layer3_1_conv2_weight: torch.Tensor,
        layer3_1_bn2_running_mean: torch.Tensor,
        layer3_1_bn2_running_var: torch.Tensor,
        layer3_1_bn2_weight: torch.Tensor,
        layer3_1_bn2_bias: torch.Tensor,
        layer4_0_conv1_weight: torch.Tensor,
        layer4_0_bn1_running_mean: torch.Tensor,
        layer4_0_bn1_running_var: torch.Tensor,
        layer4_0_bn1_weight: torch.Tensor,
        layer4_0_bn1_bias: torch.Tensor,
        layer4_0_conv2_weight: torch.Tensor,
        layer4_0_bn2_running_mean: torch.Tensor,
        layer4_0_bn2_running_var: torch.Tensor,
        layer4_0_bn2_weight: torch.Tensor,
        layer4_0_bn2_bias: torch.Tensor,
        layer4_0_downsample_0_weight: torch.Tensor,
        layer4_0_downsample_1_running_mean: torch.Tensor,
        layer4_0_downsample_1_running_var: torch.Tensor,
        layer4_0_downsample_1_weight: torch.Tensor,
        layer4_0_downsample_1_bias: torch.Tensor,
        layer4_1_conv1_weight: torch.Tensor,
        layer4_1_bn1_running_mean: torch.Tensor,
        layer4_1_bn1_running_var: torch.Tensor,
        layer4_1_bn1_weight: torch.Tensor,
        layer4_1_bn1_bias: torch.Tensor,
        layer4_1_conv2_weight: torch.Tensor,
        layer4_1_bn2_running_mean: torch.Tensor,
        layer4_1_bn2_running_var: torch.Tensor,
        layer4_1_bn2_weight: torch.Tensor,
        layer4_1_bn2_bias: torch.Tensor,
        fc_weight: torch.Tensor,
        fc_bias: torch.Tensor,
    ):
        x_1 = torch.conv2d(x, conv1_weight, None, (2, 2), (3, 3), (1, 1), 1)
        x_2 = torch.nn.functional.batch_norm(x_1, bn1_running_mean, bn1_running_var, bn1_weight, bn1_bias, False, 0.1, 1e-05)
        del x_1
        x_3 = torch.nn.functional.relu(x_2, inplace=True)
        del x_2
        x_4 = torch.nn.functional.max_pool2d(x_3, 3, 2, 1, 1, ceil_mode=False, return_indices=False)
        del x_3
        x_5 = torch.conv2d(x_4, layer1_0_conv1_weight, None, (1, 1), (1, 1), (1, 1), 1)
        x_6 = torch.nn.functional.batch_norm(x_5, layer1_0_bn1_running_mean, layer1_0_bn1_running_var, layer1_0_bn1_weight, layer1_0_bn1_bias, False, 0.1, 1e-05)
        del x_5
        x_7 = torch.nn.functional.relu(x_6, inplace=True)
        del x_6
        x_8 = torch.conv2d(x_7, layer1_0_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_7
        x_9 = torch.nn.functional.batch_norm(x_8, layer1_0_bn2_running_mean, layer1_0_bn2_running_var, layer1_0_bn2_weight, layer1_0_bn2_bias, False, 0.1, 1e-05)
        del x_8
        x_9 += x_4
        del x_4
        x_10 = torch.nn.functional.relu(x_9, inplace=True)
        del x_9
        x_11 = torch.conv2d(x_10, layer1_1_conv1_weight, None, (1, 1), (1, 1), (1, 1), 1)
        x_12 = torch.nn.functional.batch_norm(x_11, layer1_1_bn1_running_mean, layer1_1_bn1_running_var, layer1_1_bn1_weight, layer1_1_bn1_bias, False, 0.1, 1e-05)
        del x_11
        x_13 = torch.nn.functional.relu(x_12, inplace=True)
        del x_12
        x_14 = torch.conv2d(x_13, layer1_1_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_13
        x_15 = torch.nn.functional.batch_norm(x_14, layer1_1_bn2_running_mean, layer1_1_bn2_running_var, layer1_1_bn2_weight, layer1_1_bn2_bias, False, 0.1, 1e-05)
        del x_14
        x_15 += x_10
        del x_10
        x_16 = torch.nn.functional.relu(x_15, inplace=True)
        del x_15
        x_17 = torch.conv2d(x_16, layer2_0_conv1_weight, None, (2, 2), (1, 1), (1, 1), 1)
        x_18 = torch.nn.functional.batch_norm(x_17, layer2_0_bn1_running_mean, layer2_0_bn1_running_var, layer2_0_bn1_weight, layer2_0_bn1_bias, False, 0.1, 1e-05)
        del x_17
        x_19 = torch.nn.functional.relu(x_18, inplace=True)
        del x_18
        x_20 = torch.conv2d(x_19, layer2_0_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_19
        x_21 = torch.nn.functional.batch_norm(x_20, layer2_0_bn2_running_mean, layer2_0_bn2_running_var, layer2_0_bn2_weight, layer2_0_bn2_bias, False, 0.1, 1e-05)
        del x_20
        input_1 = torch.conv2d(x_16, layer2_0_downsample_0_weight, None, (2, 2), (0, 0), (1, 1), 1)
        del x_16
        input_2 = torch.nn.functional.batch_norm(input_1, layer2_0_downsample_1_running_mean, layer2_0_downsample_1_running_var, layer2_0_downsample_1_weight, layer2_0_downsample_1_bias, False, 0.1, 1e-05)
        del input_1
        x_21 += input_2
        del input_2
        x_22 = torch.nn.functional.relu(x_21, inplace=True)
        del x_21
        x_23 = torch.conv2d(x_22, layer2_1_conv1_weight, None, (1, 1), (1, 1), (1, 1), 1)
        x_24 = torch.nn.functional.batch_norm(x_23, layer2_1_bn1_running_mean, layer2_1_bn1_running_var, layer2_1_bn1_weight, layer2_1_bn1_bias, False, 0.1, 1e-05)
        del x_23
        x_25 = torch.nn.functional.relu(x_24, inplace=True)
        del x_24
        x_26 = torch.conv2d(x_25, layer2_1_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_25
        x_27 = torch.nn.functional.batch_norm(x_26, layer2_1_bn2_running_mean, layer2_1_bn2_running_var, layer2_1_bn2_weight, layer2_1_bn2_bias, False, 0.1, 1e-05)
        del x_26
        x_27 += x_22
        del x_22
        x_28 = torch.nn.functional.relu(x_27, inplace=True)
        del x_27
        x_29 = torch.conv2d(x_28, layer3_0_conv1_weight, None, (2, 2), (1, 1), (1, 1), 1)
        x_30 = torch.nn.functional.batch_norm(x_29, layer3_0_bn1_running_mean, layer3_0_bn1_running_var, layer3_0_bn1_weight, layer3_0_bn1_bias, False, 0.1, 1e-05)
        del x_29
        x_31 = torch.nn.functional.relu(x_30, inplace=True)
        del x_30
        x_32 = torch.conv2d(x_31, layer3_0_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_31
        x_33 = torch.nn.functional.batch_norm(x_32, layer3_0_bn2_running_mean, layer3_0_bn2_running_var, layer3_0_bn2_weight, layer3_0_bn2_bias, False, 0.1, 1e-05)
        del x_32
        input_3 = torch.conv2d(x_28, layer3_0_downsample_0_weight, None, (2, 2), (0, 0), (1, 1), 1)
        del x_28
        input_4 = torch.nn.functional.batch_norm(input_3, layer3_0_downsample_1_running_mean, layer3_0_downsample_1_running_var, layer3_0_downsample_1_weight, layer3_0_downsample_1_bias, False, 0.1, 1e-05)
        del input_3
        x_33 += input_4
        del input_4
        x_34 = torch.nn.functional.relu(x_33, inplace=True)
        del x_33
        x_35 = torch.conv2d(x_34, layer3_1_conv1_weight, None, (1, 1), (1, 1), (1, 1), 1)
        x_36 = torch.nn.functional.batch_norm(x_35, layer3_1_bn1_running_mean, layer3_1_bn1_running_var, layer3_1_bn1_weight, layer3_1_bn1_bias, False, 0.1, 1e-05)
        del x_35
        x_37 = torch.nn.functional.relu(x_36, inplace=True)
        del x_36
        x_38 = torch.conv2d(x_37, layer3_1_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_37
        x_39 = torch.nn.functional.batch_norm(x_38, layer3_1_bn2_running_mean, layer3_1_bn2_running_var, layer3_1_bn2_weight, layer3_1_bn2_bias, False, 0.1, 1e-05)
        del x_38
        x_39 += x_34
        del x_34
        x_40 = torch.nn.functional.relu(x_39, inplace=True)
        del x_39
        x_41 = torch.conv2d(x_40, layer4_0_conv1_weight, None, (2, 2), (1, 1), (1, 1), 1)
        x_42 = torch.nn.functional.batch_norm(x_41, layer4_0_bn1_running_mean, layer4_0_bn1_running_var, layer4_0_bn1_weight, layer4_0_bn1_bias, False, 0.1, 1e-05)
        del x_41
        x_43 = torch.nn.functional.relu(x_42, inplace=True)
        del x_42
        x_44 = torch.conv2d(x_43, layer4_0_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_43
        x_45 = torch.nn.functional.batch_norm(x_44, layer4_0_bn2_running_mean, layer4_0_bn2_running_var, layer4_0_bn2_weight, layer4_0_bn2_bias, False, 0.1, 1e-05)
        del x_44
        input_5 = torch.conv2d(x_40, layer4_0_downsample_0_weight, None, (2, 2), (0, 0), (1, 1), 1)
        del x_40
        input_6 = torch.nn.functional.batch_norm(input_5, layer4_0_downsample_1_running_mean, layer4_0_downsample_1_running_var, layer4_0_downsample_1_weight, layer4_0_downsample_1_bias, False, 0.1, 1e-05)
        del input_5
        x_45 += input_6
        del input_6
        x_46 = torch.nn.functional.relu(x_45, inplace=True)
        del x_45
        x_47 = torch.conv2d(x_46, layer4_1_conv1_weight, None, (1, 1), (1, 1), (1, 1), 1)
        x_48 = torch.nn.functional.batch_norm(x_47, layer4_1_bn1_running_mean, layer4_1_bn1_running_var, layer4_1_bn1_weight, layer4_1_bn1_bias, False, 0.1, 1e-05)
        del x_47
        x_49 = torch.nn.functional.relu(x_48, inplace=True)
        del x_48
        x_50 = torch.conv2d(x_49, layer4_1_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_49
        x_51 = torch.nn.functional.batch_norm(x_50, layer4_1_bn2_running_mean, layer4_1_bn2_running_var, layer4_1_bn2_weight, layer4_1_bn2_bias, False, 0.1, 1e-05)
        del x_50
        x_51 += x_46
        del x_46
        x_52 = torch.nn.functional.relu(x_51, inplace=True)
        del x_51
        x_53 = torch.nn.functional.adaptive_avg_pool2d(x_52, 1)
        del x_52
        x_54 = x_53.flatten(1, -1)
        del x_53
        x_55 = torch.nn.functional.linear(x_54, fc_weight, fc_bias)
        del x_54
        return (x_55,)
