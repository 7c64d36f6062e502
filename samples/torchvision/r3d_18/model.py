import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        stem_0_weight: torch.Tensor,
        x: torch.Tensor,
        stem_1_running_mean: torch.Tensor,
        stem_1_running_var: torch.Tensor,
        stem_1_weight: torch.Tensor,
        stem_1_bias: torch.Tensor,
        layer1_0_conv1_0_weight: torch.Tensor,
        layer1_0_conv1_1_running_mean: torch.Tensor,
        layer1_0_conv1_1_running_var: torch.Tensor,
        layer1_0_conv1_1_weight: torch.Tensor,
        layer1_0_conv1_1_bias: torch.Tensor,
        layer1_0_conv2_0_weight: torch.Tensor,
        layer1_0_conv2_1_running_mean: torch.Tensor,
        layer1_0_conv2_1_running_var: torch.Tensor,
        layer1_0_conv2_1_weight: torch.Tensor,
        layer1_0_conv2_1_bias: torch.Tensor,
        layer1_1_conv1_0_weight: torch.Tensor,
        layer1_1_conv1_1_running_mean: torch.Tensor,
        layer1_1_conv1_1_running_var: torch.Tensor,
        layer1_1_conv1_1_weight: torch.Tensor,
        layer1_1_conv1_1_bias: torch.Tensor,
        layer1_1_conv2_0_weight: torch.Tensor,
        layer1_1_conv2_1_running_mean: torch.Tensor,
        layer1_1_conv2_1_running_var: torch.Tensor,
        layer1_1_conv2_1_weight: torch.Tensor,
        layer1_1_conv2_1_bias: torch.Tensor,
        layer2_0_conv1_0_weight: torch.Tensor,
        layer2_0_conv1_1_running_mean: torch.Tensor,
        layer2_0_conv1_1_running_var: torch.Tensor,
        layer2_0_conv1_1_weight: torch.Tensor,
        layer2_0_conv1_1_bias: torch.Tensor,
        layer2_0_conv2_0_weight: torch.Tensor,
        layer2_0_conv2_1_running_mean: torch.Tensor,
        layer2_0_conv2_1_running_var: torch.Tensor,
        layer2_0_conv2_1_weight: torch.Tensor,
        layer2_0_conv2_1_bias: torch.Tensor,
        layer2_0_downsample_0_weight: torch.Tensor,
        layer2_0_downsample_1_running_mean: torch.Tensor,
        layer2_0_downsample_1_running_var: torch.Tensor,
        layer2_0_downsample_1_weight: torch.Tensor,
        layer2_0_downsample_1_bias: torch.Tensor,
        layer2_1_conv1_0_weight: torch.Tensor,
        layer2_1_conv1_1_running_mean: torch.Tensor,
        layer2_1_conv1_1_running_var: torch.Tensor,
        layer2_1_conv1_1_weight: torch.Tensor,
        layer2_1_conv1_1_bias: torch.Tensor,
        layer2_1_conv2_0_weight: torch.Tensor,
        layer2_1_conv2_1_running_mean: torch.Tensor,
        layer2_1_conv2_1_running_var: torch.Tensor,
        layer2_1_conv2_1_weight: torch.Tensor,
        layer2_1_conv2_1_bias: torch.Tensor,
        layer3_0_conv1_0_weight: torch.Tensor,
        layer3_0_conv1_1_running_mean: torch.Tensor,
        layer3_0_conv1_1_running_var: torch.Tensor,
        layer3_0_conv1_1_weight: torch.Tensor,
        layer3_0_conv1_1_bias: torch.Tensor,
        layer3_0_conv2_0_weight: torch.Tensor,
        layer3_0_conv2_1_running_mean: torch.Tensor,
        layer3_0_conv2_1_running_var: torch.Tensor,
        layer3_0_conv2_1_weight: torch.Tensor,
        layer3_0_conv2_1_bias: torch.Tensor,
        layer3_0_downsample_0_weight: torch.Tensor,
        layer3_0_downsample_1_running_mean: torch.Tensor,
        layer3_0_downsample_1_running_var: torch.Tensor,
        layer3_0_downsample_1_weight: torch.Tensor,
        layer3_0_downsample_1_bias: torch.Tensor,
        layer3_1_conv1_0_weight: torch.Tensor,
        layer3_1_conv1_1_running_mean: torch.Tensor,
        layer3_1_conv1_1_running_var: torch.Tensor,
        layer3_1_conv1_1_weight: torch.Tensor,
        layer3_1_conv1_1_bias: torch.Tensor,
        layer3_1_conv2_0_weight: torch.Tensor,
        layer3_1_conv2_1_running_mean: torch.Tensor,
        layer3_1_conv2_1_running_var: torch.Tensor,
        layer3_1_conv2_1_weight: torch.Tensor,
        layer3_1_conv2_1_bias: torch.Tensor,
        layer4_0_conv1_0_weight: torch.Tensor,
        layer4_0_conv1_1_running_mean: torch.Tensor,
        layer4_0_conv1_1_running_var: torch.Tensor,
        layer4_0_conv1_1_weight: torch.Tensor,
        layer4_0_conv1_1_bias: torch.Tensor,
        layer4_0_conv2_0_weight: torch.Tensor,
        layer4_0_conv2_1_running_mean: torch.Tensor,
        layer4_0_conv2_1_running_var: torch.Tensor,
        layer4_0_conv2_1_weight: torch.Tensor,
        layer4_0_conv2_1_bias: torch.Tensor,
        layer4_0_downsample_0_weight: torch.Tensor,
        layer4_0_downsample_1_running_mean: torch.Tensor,
        layer4_0_downsample_1_running_var: torch.Tensor,
        layer4_0_downsample_1_weight: torch.Tensor,
        layer4_0_downsample_1_bias: torch.Tensor,
        layer4_1_conv1_0_weight: torch.Tensor,
        layer4_1_conv1_1_running_mean: torch.Tensor,
        layer4_1_conv1_1_running_var: torch.Tensor,
        layer4_1_conv1_1_weight: torch.Tensor,
        layer4_1_conv1_1_bias: torch.Tensor,
        layer4_1_conv2_0_weight: torch.Tensor,
        layer4_1_conv2_1_running_mean: torch.Tensor,
        layer4_1_conv2_1_running_var: torch.Tensor,
        layer4_1_conv2_1_weight: torch.Tensor,
        layer4_1_conv2_1_bias: torch.Tensor,
        fc_weight: torch.Tensor,
        fc_bias: torch.Tensor,
    ):
        input_1 = torch.conv3d(x, stem_0_weight, None, (1, 2, 2), (1, 3, 3), (1, 1, 1), 1)
        input_2 = torch.nn.functional.batch_norm(input_1, stem_1_running_mean, stem_1_running_var, stem_1_weight, stem_1_bias, False, 0.1, 1e-05)
        del input_1
        input_3 = torch.nn.functional.relu(input_2, inplace=True)
        del input_2
        input_4 = torch.conv3d(input_3, layer1_0_conv1_0_weight, None, (1, 1, 1), (1, 1, 1), (1, 1, 1), 1)
        input_5 = torch.nn.functional.batch_norm(input_4, layer1_0_conv1_1_running_mean, layer1_0_conv1_1_running_var, layer1_0_conv1_1_weight, layer1_0_conv1_1_bias, False, 0.1, 1e-05)
        del input_4
        input_6 = torch.nn.functional.relu(input_5, inplace=True)
        del input_5
        input_7 = torch.conv3d(input_6, layer1_0_conv2_0_weight, None, (1, 1, 1), (1, 1, 1), (1, 1, 1), 1)
        del input_6
        input_8 = torch.nn.functional.batch_norm(input_7, layer1_0_conv2_1_running_mean, layer1_0_conv2_1_running_var, layer1_0_conv2_1_weight, layer1_0_conv2_1_bias, False, 0.1, 1e-05)
        del input_7
        input_8 += input_3
        del input_3
        out = torch.nn.functional.relu(input_8, inplace=True)
        del input_8
        input_9 = torch.conv3d(out, layer1_1_conv1_0_weight, None, (1, 1, 1), (1, 1, 1), (1, 1, 1), 1)
        input_10 = torch.nn.functional.batch_norm(input_9, layer1_1_conv1_1_running_mean, layer1_1_conv1_1_running_var, layer1_1_conv1_1_weight, layer1_1_conv1_1_bias, False, 0.1, 1e-05)
        del input_9
        input_11 = torch.nn.functional.relu(input_10, inplace=True)
        del input_10
        input_12 = torch.conv3d(input_11, layer1_1_conv2_0_weight, None, (1, 1, 1), (1, 1, 1), (1, 1, 1), 1)
        del input_11
        input_13 = torch.nn.functional.batch_norm(input_12, layer1_1_conv2_1_running_mean, layer1_1_conv2_1_running_var, layer1_1_conv2_1_weight, layer1_1_conv2_1_bias, False, 0.1, 1e-05)
        del input_12
        input_13 += out
        del out
        out_1 = torch.nn.functional.relu(input_13, inplace=True)
        del input_13
        input_14 = torch.conv3d(out_1, layer2_0_conv1_0_weight, None, (2, 2, 2), (1, 1, 1), (1, 1, 1), 1)
        input_15 = torch.nn.functional.batch_norm(input_14, layer2_0_conv1_1_running_mean, layer2_0_conv1_1_running_var, layer2_0_conv1_1_weight, layer2_0_conv1_1_bias, False, 0.1, 1e-05)
        del input_14
        input_16 = torch.nn.functional.relu(input_15, inplace=True)
        del input_15
        input_17 = torch.conv3d(input_16, layer2_0_conv2_0_weight, None, (1, 1, 1), (1, 1, 1), (1, 1, 1), 1)
        del input_16
        input_18 = torch.nn.functional.batch_norm(input_17, layer2_0_conv2_1_running_mean, layer2_0_conv2_1_running_var, layer2_0_conv2_1_weight, layer2_0_conv2_1_bias, False, 0.1, 1e-05)
        del input_17
        input_19 = torch.conv3d(out_1, layer2_0_downsample_0_weight, None, (2, 2, 2), (0, 0, 0), (1, 1, 1), 1)
        del out_1
        input_20 = torch.nn.functional.batch_norm(input_19, layer2_0_downsample_1_running_mean, layer2_0_downsample_1_running_var, layer2_0_downsample_1_weight, layer2_0_downsample_1_bias, False, 0.1, 1e-05)
        del input_19
        input_18 += input_20
        del input_20
        out_2 = torch.nn.functional.relu(input_18, inplace=True)
        del input_18
        input_21 = torch.conv3d(out_2, layer2_1_conv1_0_weight, None, (1, 1, 1), (1, 1, 1), (1, 1, 1), 1)
        input_22 = torch.nn.functional.batch_norm(input_21, layer2_1_conv1_1_running_mean, layer2_1_conv1_1_running_var, layer2_1_conv1_1_weight, layer2_1_conv1_1_bias, False, 0.1, 1e-05)
        del input_21
        input_23 = torch.nn.functional.relu(input_22, inplace=True)
        del input_22
        input_24 = torch.conv3d(input_23, layer2_1_conv2_0_weight, None, (1, 1, 1), (1, 1, 1), (1, 1, 1), 1)
        del input_23
        input_25 = torch.nn.functional.batch_norm(input_24, layer2_1_conv2_1_running_mean, layer2_1_conv2_1_running_var, layer2_1_conv2_1_weight, layer2_1_conv2_1_bias, False, 0.1, 1e-05)
        del input_24
        input_25 += out_2
        del out_2
        out_3 = torch.nn.functional.relu(input_25, inplace=True)
        del input_25
        input_26 = torch.conv3d(out_3, layer3_0_conv1_0_weight, None, (2, 2, 2), (1, 1, 1), (1, 1, 1), 1)
        input_27 = torch.nn.functional.batch_norm(input_26, layer3_0_conv1_1_running_mean, layer3_0_conv1_1_running_var, layer3_0_conv1_1_weight, layer3_0_conv1_1_bias, False, 0.1, 1e-05)
        del input_26
        input_28 = torch.nn.functional.relu(input_27, inplace=True)
        del input_27
        input_29 = torch.conv3d(input_28, layer3_0_conv2_0_weight, None, (1, 1, 1), (1, 1, 1), (1, 1, 1), 1)
        del input_28
        input_30 = torch.nn.functional.batch_norm(input_29, layer3_0_conv2_1_running_mean, layer3_0_conv2_1_running_var, layer3_0_conv2_1_weight, layer3_0_conv2_1_bias, False, 0.1, 1e-05)
        del input_29
        input_31 = torch.conv3d(out_3, layer3_0_downsample_0_weight, None, (2, 2, 2), (0, 0, 0), (1, 1, 1), 1)
        del out_3
        input_32 = torch.nn.functional.batch_norm(input_31, layer3_0_downsample_1_running_mean, layer3_0_downsample_1_running_var, layer3_0_downsample_1_weight, layer3_0_downsample_1_bias, False, 0.1, 1e-05)
        del input_31
        input_30 += input_32
        del input_32
        out_4 = torch.nn.functional.relu(input_30, inplace=True)
        del input_30
        input_33 = torch.conv3d(out_4, layer3_1_conv1_0_weight, None, (1, 1, 1), (1, 1, 1), (1, 1, 1), 1)
        input_34 = torch.nn.functional.batch_norm(input_33, layer3_1_conv1_1_running_mean, layer3_1_conv1_1_running_var, layer3_1_conv1_1_weight, layer3_1_conv1_1_bias, False, 0.1, 1e-05)
        del input_33
        input_35 = torch.nn.functional.relu(input_34, inplace=True)
        del input_34
        input_36 = torch.conv3d(input_35, layer3_1_conv2_0_weight, None, (1, 1, 1), (1, 1, 1), (1, 1, 1), 1)
        del input_35
        input_37 = torch.nn.functional.batch_norm(input_36, layer3_1_conv2_1_running_mean, layer3_1_conv2_1_running_var, layer3_1_conv2_1_weight, layer3_1_conv2_1_bias, False, 0.1, 1e-05)
        del input_36
        input_37 += out_4
        del out_4
        out_5 = torch.nn.functional.relu(input_37, inplace=True)
        del input_37
        input_38 = torch.conv3d(out_5, layer4_0_conv1_0_weight, None, (2, 2, 2), (1, 1, 1), (1, 1, 1), 1)
        input_39 = torch.nn.functional.batch_norm(input_38, layer4_0_conv1_1_running_mean, layer4_0_conv1_1_running_var, layer4_0_conv1_1_weight, layer4_0_conv1_1_bias, False, 0.1, 1e-05)
        del input_38
        input_40 = torch.nn.functional.relu(input_39, inplace=True)
        del input_39
        input_41 = torch.conv3d(input_40, layer4_0_conv2_0_weight, None, (1, 1, 1), (1, 1, 1), (1, 1, 1), 1)
        del input_40
        input_42 = torch.nn.functional.batch_norm(input_41, layer4_0_conv2_1_running_mean, layer4_0_conv2_1_running_var, layer4_0_conv2_1_weight, layer4_0_conv2_1_bias, False, 0.1, 1e-05)
        del input_41
        input_43 = torch.conv3d(out_5, layer4_0_downsample_0_weight, None, (2, 2, 2), (0, 0, 0), (1, 1, 1), 1)
        del out_5
        input_44 = torch.nn.functional.batch_norm(input_43, layer4_0_downsample_1_running_mean, layer4_0_downsample_1_running_var, layer4_0_downsample_1_weight, layer4_0_downsample_1_bias, False, 0.1, 1e-05)
        del input_43
        input_42 += input_44
        del input_44
        out_6 = torch.nn.functional.relu(input_42, inplace=True)
        del input_42
        input_45 = torch.conv3d(out_6, layer4_1_conv1_0_weight, None, (1, 1, 1), (1, 1, 1), (1, 1, 1), 1)
        input_46 = torch.nn.functional.batch_norm(input_45, layer4_1_conv1_1_running_mean, layer4_1_conv1_1_running_var, layer4_1_conv1_1_weight, layer4_1_conv1_1_bias, False, 0.1, 1e-05)
        del input_45
        input_47 = torch.nn.functional.relu(input_46, inplace=True)
        del input_46
        input_48 = torch.conv3d(input_47, layer4_1_conv2_0_weight, None, (1, 1, 1), (1, 1, 1), (1, 1, 1), 1)
        del input_47
        input_49 = torch.nn.functional.batch_norm(input_48, layer4_1_conv2_1_running_mean, layer4_1_conv2_1_running_var, layer4_1_conv2_1_weight, layer4_1_conv2_1_bias, False, 0.1, 1e-05)
        del input_48
        input_49 += out_6
        del out_6
        out_7 = torch.nn.functional.relu(input_49, inplace=True)
        del input_49
        x_1 = torch.nn.functional.adaptive_avg_pool3d(out_7, (1, 1, 1))
        del out_7
        x_2 = x_1.flatten(1)
        del x_1
        x_3 = torch.nn.functional.linear(x_2, fc_weight, fc_bias)
        del x_2
        return (x_3,)
