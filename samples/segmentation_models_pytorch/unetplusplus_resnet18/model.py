import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        encoder_conv1_weight: torch.Tensor,
        x: torch.Tensor,
        encoder_bn1_running_mean: torch.Tensor,
        encoder_bn1_running_var: torch.Tensor,
        encoder_bn1_weight: torch.Tensor,
        encoder_bn1_bias: torch.Tensor,
        encoder_layer1_0_conv1_weight: torch.Tensor,
        encoder_layer1_0_bn1_running_mean: torch.Tensor,
        encoder_layer1_0_bn1_running_var: torch.Tensor,
        encoder_layer1_0_bn1_weight: torch.Tensor,
        encoder_layer1_0_bn1_bias: torch.Tensor,
        encoder_layer1_0_conv2_weight: torch.Tensor,
        encoder_layer1_0_bn2_running_mean: torch.Tensor,
        encoder_layer1_0_bn2_running_var: torch.Tensor,
        encoder_layer1_0_bn2_weight: torch.Tensor,
        encoder_layer1_0_bn2_bias: torch.Tensor,
        encoder_layer1_1_conv1_weight: torch.Tensor,
        encoder_layer1_1_bn1_running_mean: torch.Tensor,
        encoder_layer1_1_bn1_running_var: torch.Tensor,
        encoder_layer1_1_bn1_weight: torch.Tensor,
        encoder_layer1_1_bn1_bias: torch.Tensor,
        encoder_layer1_1_conv2_weight: torch.Tensor,
        encoder_layer1_1_bn2_running_mean: torch.Tensor,
        encoder_layer1_1_bn2_running_var: torch.Tensor,
        encoder_layer1_1_bn2_weight: torch.Tensor,
        encoder_layer1_1_bn2_bias: torch.Tensor,
        encoder_layer2_0_conv1_weight: torch.Tensor,
        encoder_layer2_0_bn1_running_mean: torch.Tensor,
        encoder_layer2_0_bn1_running_var: torch.Tensor,
        encoder_layer2_0_bn1_weight: torch.Tensor,
        encoder_layer2_0_bn1_bias: torch.Tensor,
        encoder_layer2_0_conv2_weight: torch.Tensor,
        encoder_layer2_0_bn2_running_mean: torch.Tensor,
        encoder_layer2_0_bn2_running_var: torch.Tensor,
        encoder_layer2_0_bn2_weight: torch.Tensor,
        encoder_layer2_0_bn2_bias: torch.Tensor,
        encoder_layer2_0_downsample_0_weight: torch.Tensor,
        encoder_layer2_0_downsample_1_running_mean: torch.Tensor,
        encoder_layer2_0_downsample_1_running_var: torch.Tensor,
        encoder_layer2_0_downsample_1_weight: torch.Tensor,
        encoder_layer2_0_downsample_1_bias: torch.Tensor,
        encoder_layer2_1_conv1_weight: torch.Tensor,
        encoder_layer2_1_bn1_running_mean: torch.Tensor,
        encoder_layer2_1_bn1_running_var: torch.Tensor,
        encoder_layer2_1_bn1_weight: torch.Tensor,
        encoder_layer2_1_bn1_bias: torch.Tensor,
        encoder_layer2_1_conv2_weight: torch.Tensor,
        encoder_layer2_1_bn2_running_mean: torch.Tensor,
        encoder_layer2_1_bn2_running_var: torch.Tensor,
        encoder_layer2_1_bn2_weight: torch.Tensor,
        encoder_layer2_1_bn2_bias: torch.Tensor,
        encoder_layer3_0_conv1_weight: torch.Tensor,
        encoder_layer3_0_bn1_running_mean: torch.Tensor,
        encoder_layer3_0_bn1_running_var: torch.Tensor,
        encoder_layer3_0_bn1_weight: torch.Tensor,
        encoder_layer3_0_bn1_bias: torch.Tensor,
        encoder_layer3_0_conv2_weight: torch.Tensor,
        encoder_layer3_0_bn2_running_mean: torch.Tensor,
        encoder_layer3_0_bn2_running_var: torch.Tensor,
        encoder_layer3_0_bn2_weight: torch.Tensor,
        encoder_layer3_0_bn2_bias: torch.Tensor,
        encoder_layer3_0_downsample_0_weight: torch.Tensor,
        encoder_layer3_0_downsample_1_running_mean: torch.Tensor,
        encoder_layer3_0_downsample_1_running_var: torch.Tensor,
        encoder_layer3_0_downsample_1_weight: torch.Tensor,
        encoder_layer3_0_downsample_1_bias: torch.Tensor,
        encoder_layer3_1_conv1_weight: torch.Tensor,
        encoder_layer3_1_bn1_running_mean: torch.Tensor,
        encoder_layer3_1_bn1_running_var: torch.Tensor,
        encoder_layer3_1_bn1_weight: torch.Tensor,
        encoder_layer3_1_bn1_bias: torch.Tensor,
        encoder_layer3_1_conv2_weight: torch.Tensor,
        encoder_layer3_1_bn2_running_mean: torch.Tensor,
        encoder_layer3_1_bn2_running_var: torch.Tensor,
        encoder_layer3_1_bn2_weight: torch.Tensor,
        encoder_layer3_1_bn2_bias: torch.Tensor,
        encoder_layer4_0_conv1_weight: torch.Tensor,
        encoder_layer4_0_bn1_running_mean: torch.Tensor,
        encoder_layer4_0_bn1_running_var: torch.Tensor,
        encoder_layer4_0_bn1_weight: torch.Tensor,
        encoder_layer4_0_bn1_bias: torch.Tensor,
        encoder_layer4_0_conv2_weight: torch.Tensor,
        encoder_layer4_0_bn2_running_mean: torch.Tensor,
        encoder_layer4_0_bn2_running_var: torch.Tensor,
        encoder_layer4_0_bn2_weight: torch.Tensor,
        encoder_layer4_0_bn2_bias: torch.Tensor,
        encoder_layer4_0_downsample_0_weight: torch.Tensor,
        encoder_layer4_0_downsample_1_running_mean: torch.Tensor,
        encoder_layer4_0_downsample_1_running_var: torch.Tensor,
        encoder_layer4_0_downsample_1_weight: torch.Tensor,
        encoder_layer4_0_downsample_1_bias: torch.Tensor,
        encoder_layer4_1_conv1_weight: torch.Tensor,
        encoder_layer4_1_bn1_running_mean: torch.Tensor,
        encoder_layer4_1_bn1_running_var: torch.Tensor,
        encoder_layer4_1_bn1_weight: torch.Tensor,
        encoder_layer4_1_bn1_bias: torch.Tensor,
        encoder_layer4_1_conv2_weight: torch.Tensor,
        encoder_layer4_1_bn2_running_mean: torch.Tensor,
        encoder_layer4_1_bn2_running_var: torch.Tensor,
        encoder_layer4_1_bn2_weight: torch.Tensor,
        encoder_layer4_1_bn2_bias: torch.Tensor,
        decoder_blocks_x_0_0_conv1_0_weight: torch.Tensor,
        decoder_blocks_x_0_0_conv1_1_running_mean: torch.Tensor,
        decoder_blocks_x_0_0_conv1_1_running_var: torch.Tensor,
        decoder_blocks_x_0_0_conv1_1_weight: torch.Tensor,
        decoder_blocks_x_0_0_conv1_1_bias: torch.Tensor,
        decoder_blocks_x_0_0_conv2_0_weight: torch.Tensor,
        decoder_blocks_x_0_0_conv2_1_running_mean: torch.Tensor,
        decoder_blocks_x_0_0_conv2_1_running_var: torch.Tensor,
        decoder_blocks_x_0_0_conv2_1_weight: torch.Tensor,
        decoder_blocks_x_0_0_conv2_1_bias: torch.Tensor,
        decoder_blocks_x_1_1_conv1_0_weight: torch.Tensor,
        decoder_blocks_x_1_1_conv1_1_running_mean: torch.Tensor,
        decoder_blocks_x_1_1_conv1_1_running_var: torch.Tensor,
        decoder_blocks_x_1_1_conv1_1_weight: torch.Tensor,
        decoder_blocks_x_1_1_conv1_1_bias: torch.Tensor,
        decoder_blocks_x_1_1_conv2_0_weight: torch.Tensor,
        decoder_blocks_x_1_1_conv2_1_running_mean: torch.Tensor,
        decoder_blocks_x_1_1_conv2_1_running_var: torch.Tensor,
        decoder_blocks_x_1_1_conv2_1_weight: torch.Tensor,
        decoder_blocks_x_1_1_conv2_1_bias: torch.Tensor,
        decoder_blocks_x_2_2_conv1_0_weight: torch.Tensor,
        decoder_blocks_x_2_2_conv1_1_running_mean: torch.Tensor,
        decoder_blocks_x_2_2_conv1_1_running_var: torch.Tensor,
        decoder_blocks_x_2_2_conv1_1_weight: torch.Tensor,
        decoder_blocks_x_2_2_conv1_1_bias: torch.Tensor,
        decoder_blocks_x_2_2_conv2_0_weight: torch.Tensor,
        decoder_blocks_x_2_2_conv2_1_running_mean: torch.Tensor,
        decoder_blocks_x_2_2_conv2_1_running_var: torch.Tensor,
        decoder_blocks_x_2_2_conv2_1_weight: torch.Tensor,
        decoder_blocks_x_2_2_conv2_1_bias: torch.Tensor,
        decoder_blocks_x_3_3_conv1_0_weight: torch.Tensor,
        decoder_blocks_x_3_3_conv1_1_running_mean: torch.Tensor,
        decoder_blocks_x_3_3_conv1_1_running_var: torch.Tensor,
        decoder_blocks_x_3_3_conv1_1_weight: torch.Tensor,
        decoder_blocks_x_3_3_conv1_1_bias: torch.Tensor,
        decoder_blocks_x_3_3_conv2_0_weight: torch.Tensor,
        decoder_blocks_x_3_3_conv2_1_running_mean: torch.Tensor,
        decoder_blocks_x_3_3_conv2_1_running_var: torch.Tensor,
        decoder_blocks_x_3_3_conv2_1_weight: torch.Tensor,
        decoder_blocks_x_3_3_conv2_1_bias: torch.Tensor,
        decoder_blocks_x_0_1_conv1_0_weight: torch.Tensor,
        decoder_blocks_x_0_1_conv1_1_running_mean: torch.Tensor,
        decoder_blocks_x_0_1_conv1_1_running_var: torch.Tensor,
        decoder_blocks_x_0_1_conv1_1_weight: torch.Tensor,
        decoder_blocks_x_0_1_conv1_1_bias: torch.Tensor,
        decoder_blocks_x_0_1_conv2_0_weight: torch.Tensor,
        decoder_blocks_x_0_1_conv2_1_running_mean: torch.Tensor,
        decoder_blocks_x_0_1_conv2_1_running_var: torch.Tensor,
        decoder_blocks_x_0_1_conv2_1_weight: torch.Tensor,
        decoder_blocks_x_0_1_conv2_1_bias: torch.Tensor,
        decoder_blocks_x_1_2_conv1_0_weight: torch.Tensor,
        decoder_blocks_x_1_2_conv1_1_running_mean: torch.Tensor,
        decoder_blocks_x_1_2_conv1_1_running_var: torch.Tensor,
        decoder_blocks_x_1_2_conv1_1_weight: torch.Tensor,
        decoder_blocks_x_1_2_conv1_1_bias: torch.Tensor,
        decoder_blocks_x_1_2_conv2_0_weight: torch.Tensor,
        decoder_blocks_x_1_2_conv2_1_running_mean: torch.Tensor,
        decoder_blocks_x_1_2_conv2_1_running_var: torch.Tensor,
        decoder_blocks_x_1_2_conv2_1_weight: torch.Tensor,
        decoder_blocks_x_1_2_conv2_1_bias: torch.Tensor,
        decoder_blocks_x_2_3_conv1_0_weight: torch.Tensor,
        decoder_blocks_x_2_3_conv1_1_running_mean: torch.Tensor,
        decoder_blocks_x_2_3_conv1_1_running_var: torch.Tensor,
        decoder_blocks_x_2_3_conv1_1_weight: torch.Tensor,
        decoder_blocks_x_2_3_conv1_1_bias: torch.Tensor,
        decoder_blocks_x_2_3_conv2_0_weight: torch.Tensor,
        decoder_blocks_x_2_3_conv2_1_running_mean: torch.Tensor,
        decoder_blocks_x_2_3_conv2_1_running_var: torch.Tensor,
        decoder_blocks_x_2_3_conv2_1_weight: torch.Tensor,
        decoder_blocks_x_2_3_conv2_1_bias: torch.Tensor,
        decoder_blocks_x_0_2_conv1_0_weight: torch.Tensor,
        decoder_blocks_x_0_2_conv1_1_running_mean: torch.Tensor,
        decoder_blocks_x_0_2_conv1_1_running_var: torch.Tensor,
        decoder_blocks_x_0_2_conv1_1_weight: torch.Tensor,
        decoder_blocks_x_0_2_conv1_1_bias: torch.Tensor,
        decoder_blocks_x_0_2_conv2_0_weight: torch.Tensor,
        decoder_blocks_x_0_2_conv2_1_running_mean: torch.Tensor,
        decoder_blocks_x_0_2_conv2_1_running_var: torch.Tensor,
        decoder_blocks_x_0_2_conv2_1_weight: torch.Tensor,
        decoder_blocks_x_0_2_conv2_1_bias: torch.Tensor,
        decoder_blocks_x_1_3_conv1_0_weight: torch.Tensor,
        decoder_blocks_x_1_3_conv1_1_running_mean: torch.Tensor,
        decoder_blocks_x_1_3_conv1_1_running_var: torch.Tensor,
        decoder_blocks_x_1_3_conv1_1_weight: torch.Tensor,
        decoder_blocks_x_1_3_conv1_1_bias: torch.Tensor,
        decoder_blocks_x_1_3_conv2_0_weight: torch.Tensor,
        decoder_blocks_x_1_3_conv2_1_running_mean: torch.Tensor,
        decoder_blocks_x_1_3_conv2_1_running_var: torch.Tensor,
        decoder_blocks_x_1_3_conv2_1_weight: torch.Tensor,
        decoder_blocks_x_1_3_conv2_1_bias: torch.Tensor,
        decoder_blocks_x_0_3_conv1_0_weight: torch.Tensor,
        decoder_blocks_x_0_3_conv1_1_running_mean: torch.Tensor,
        decoder_blocks_x_0_3_conv1_1_running_var: torch.Tensor,
        decoder_blocks_x_0_3_conv1_1_weight: torch.Tensor,
        decoder_blocks_x_0_3_conv1_1_bias: torch.Tensor,
        decoder_blocks_x_0_3_conv2_0_weight: torch.Tensor,
        decoder_blocks_x_0_3_conv2_1_running_mean: torch.Tensor,
        decoder_blocks_x_0_3_conv2_1_running_var: torch.Tensor,
        decoder_blocks_x_0_3_conv2_1_weight: torch.Tensor,
        decoder_blocks_x_0_3_conv2_1_bias: torch.Tensor,
        decoder_blocks_x_0_4_conv1_0_weight: torch.Tensor,
        decoder_blocks_x_0_4_conv1_1_running_mean: torch.Tensor,
        decoder_blocks_x_0_4_conv1_1_running_var: torch.Tensor,
        decoder_blocks_x_0_4_conv1_1_weight: torch.Tensor,
        decoder_blocks_x_0_4_conv1_1_bias: torch.Tensor,
        decoder_blocks_x_0_4_conv2_0_weight: torch.Tensor,
        decoder_blocks_x_0_4_conv2_1_running_mean: torch.Tensor,
        decoder_blocks_x_0_4_conv2_1_running_var: torch.Tensor,
        decoder_blocks_x_0_4_conv2_1_weight: torch.Tensor,
        decoder_blocks_x_0_4_conv2_1_bias: torch.Tensor,
        segmentation_head_0_weight: torch.Tensor,
        segmentation_head_0_bias: torch.Tensor,
    ):
        x_1 = torch.conv2d(x, encoder_conv1_weight, None, (2, 2), (3, 3), (1, 1), 1)
        x_2 = torch.nn.functional.batch_norm(x_1, encoder_bn1_running_mean, encoder_bn1_running_var, encoder_bn1_weight, encoder_bn1_bias, False, 0.1, 1e-05)
        del x_1
        x_3 = torch.nn.functional.relu(x_2, inplace=True)
        del x_2
        x_4 = torch.nn.functional.max_pool2d(x_3, 3, 2, 1, 1, ceil_mode=False, return_indices=False)
        out = torch.conv2d(x_4, encoder_layer1_0_conv1_weight, None, (1, 1), (1, 1), (1, 1), 1)
        out_1 = torch.nn.functional.batch_norm(out, encoder_layer1_0_bn1_running_mean, encoder_layer1_0_bn1_running_var, encoder_layer1_0_bn1_weight, encoder_layer1_0_bn1_bias, False, 0.1, 1e-05)
        del out
        out_2 = torch.nn.functional.relu(out_1, inplace=True)
        del out_1
        out_3 = torch.conv2d(out_2, encoder_layer1_0_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del out_2
        out_4 = torch.nn.functional.batch_norm(out_3, encoder_layer1_0_bn2_running_mean, encoder_layer1_0_bn2_running_var, encoder_layer1_0_bn2_weight, encoder_layer1_0_bn2_bias, False, 0.1, 1e-05)
        del out_3
        out_4 += x_4
        del x_4
        out_5 = torch.nn.functional.relu(out_4, inplace=True)
        del out_4
        out_6 = torch.conv2d(out_5, encoder_layer1_1_conv1_weight, None, (1, 1), (1, 1), (1, 1), 1)
        out_7 = torch.nn.functional.batch_norm(out_6, encoder_layer1_1_bn1_running_mean, encoder_layer1_1_bn1_running_var, encoder_layer1_1_bn1_weight, encoder_layer1_1_bn1_bias, False, 0.1, 1e-05)
        del out_6
        out_8 = torch.nn.functional.relu(out_7, inplace=True)
        del out_7
        out_9 = torch.conv2d(out_8, encoder_layer1_1_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del out_8
        out_10 = torch.nn.functional.batch_norm(out_9, encoder_layer1_1_bn2_running_mean, encoder_layer1_1_bn2_running_var, encoder_layer1_1_bn2_weight, encoder_layer1_1_bn2_bias, False, 0.1, 1e-05)
        del out_9
        out_10 += out_5
        del out_5
        out_11 = torch.nn.functional.relu(out_10, inplace=True)
        del out_10
        out_12 = torch.conv2d(out_11, encoder_layer2_0_conv1_weight, None, (2, 2), (1, 1), (1, 1), 1)
        out_13 = torch.nn.functional.batch_norm(out_12, encoder_layer2_0_bn1_running_mean, encoder_layer2_0_bn1_running_var, encoder_layer2_0_bn1_weight, encoder_layer2_0_bn1_bias, False, 0.1, 1e-05)
        del out_12
        out_14 = torch.nn.functional.relu(out_13, inplace=True)
        del out_13
        out_15 = torch.conv2d(out_14, encoder_layer2_0_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del out_14
        out_16 = torch.nn.functional.batch_norm(out_15, encoder_layer2_0_bn2_running_mean, encoder_layer2_0_bn2_running_var, encoder_layer2_0_bn2_weight, encoder_layer2_0_bn2_bias, False, 0.1, 1e-05)
        del out_15
        input_1 = torch.conv2d(out_11, encoder_layer2_0_downsample_0_weight, None, (2, 2), (0, 0), (1, 1), 1)
        input_2 = torch.nn.functional.batch_norm(input_1, encoder_layer2_0_downsample_1_running_mean, encoder_layer2_0_downsample_1_running_var, encoder_layer2_0_downsample_1_weight, encoder_layer2_0_downsample_1_bias, False, 0.1, 1e-05)
        del input_1
        out_16 += input_2
        del input_2
        out_17 = torch.nn.functional.relu(out_16, inplace=True)
        del out_16
        out_18 = torch.conv2d(out_17, encoder_layer2_1_conv1_weight, None, (1, 1), (1, 1), (1, 1), 1)
        out_19 = torch.nn.functional.batch_norm(out_18, encoder_layer2_1_bn1_running_mean, encoder_layer2_1_bn1_running_var, encoder_layer2_1_bn1_weight, encoder_layer2_1_bn1_bias, False, 0.1, 1e-05)
        del out_18
        out_20 = torch.nn.functional.relu(out_19, inplace=True)
        del out_19
        out_21 = torch.conv2d(out_20, encoder_layer2_1_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del out_20
        out_22 = torch.nn.functional.batch_norm(out_21, encoder_layer2_1_bn2_running_mean, encoder_layer2_1_bn2_running_var, encoder_layer2_1_bn2_weight, encoder_layer2_1_bn2_bias, False, 0.1, 1e-05)
        del out_21
        out_22 += out_17
        del out_17
        out_23 = torch.nn.functional.relu(out_22, inplace=True)
        del out_22
        out_24 = torch.conv2d(out_23, encoder_layer3_0_conv1_weight, None, (2, 2), (1, 1), (1, 1), 1)
        out_25 = torch.nn.functional.batch_norm(out_24, encoder_layer3_0_bn1_running_mean, encoder_layer3_0_bn1_running_var, encoder_layer3_0_bn1_weight, encoder_layer3_0_bn1_bias, False, 0.1, 1e-05)
        del out_24
        out_26 = torch.nn.functional.relu(out_25, inplace=True)
        del out_25
        out_27 = torch.conv2d(out_26, encoder_layer3_0_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del out_26
        out_28 = torch.nn.functional.batch_norm(out_27, encoder_layer3_0_bn2_running_mean, encoder_layer3_0_bn2_running_var, encoder_layer3_0_bn2_weight, encoder_layer3_0_bn2_bias, False, 0.1, 1e-05)
        del out_27
        input_3 = torch.conv2d(out_23, encoder_layer3_0_downsample_0_weight, None, (2, 2), (0, 0), (1, 1), 1)
        input_4 = torch.nn.functional.batch_norm(input_3, encoder_layer3_0_downsample_1_running_mean, encoder_layer3_0_downsample_1_running_var, encoder_layer3_0_downsample_1_weight, encoder_layer3_0_downsample_1_bias, False, 0.1, 1e-05)
        del input_3
        out_28 += input_4
        del input_4
        out_29 = torch.nn.functional.relu(out_28, inplace=True)
        del out_28
        out_30 = torch.conv2d(out_29, encoder_layer3_1_conv1_weight, None, (1, 1), (1, 1), (1, 1), 1)
        out_31 = torch.nn.functional.batch_norm(out_30, encoder_layer3_1_bn1_running_mean, encoder_layer3_1_bn1_running_var, encoder_layer3_1_bn1_weight, encoder_layer3_1_bn1_bias, False, 0.1, 1e-05)
        del out_30
        out_32 = torch.nn.functional.relu(out_31, inplace=True)
        del out_31
        out_33 = torch.conv2d(out_32, encoder_layer3_1_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del out_32
        out_34 = torch.nn.functional.batch_norm(out_33, encoder_layer3_1_bn2_running_mean, encoder_layer3_1_bn2_running_var, encoder_layer3_1_bn2_weight, encoder_layer3_1_bn2_bias, False, 0.1, 1e-05)
        del out_33
        out_34 += out_29
        del out_29
        out_35 = torch.nn.functional.relu(out_34, inplace=True)
        del out_34
        out_36 = torch.conv2d(out_35, encoder_layer4_0_conv1_weight, None, (2, 2), (1, 1), (1, 1), 1)
        out_37 = torch.nn.functional.batch_norm(out_36, encoder_layer4_0_bn1_running_mean, encoder_layer4_0_bn1_running_var, encoder_layer4_0_bn1_weight, encoder_layer4_0_bn1_bias, False, 0.1, 1e-05)
        del out_36
        out_38 = torch.nn.functional.relu(out_37, inplace=True)
        del out_37
        out_39 = torch.conv2d(out_38, encoder_layer4_0_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del out_38
        out_40 = torch.nn.functional.batch_norm(out_39, encoder_layer4_0_bn2_running_mean, encoder_layer4_0_bn2_running_var, encoder_layer4_0_bn2_weight, encoder_layer4_0_bn2_bias, False, 0.1, 1e-05)
        del out_39
        input_5 = torch.conv2d(out_35, encoder_layer4_0_downsample_0_weight, None, (2, 2), (0, 0), (1, 1), 1)
        input_6 = torch.nn.functional.batch_norm(input_5, encoder_layer4_0_downsample_1_running_mean, encoder_layer4_0_downsample_1_running_var, encoder_layer4_0_downsample_1_weight, encoder_layer4_0_downsample_1_bias, False, 0.1, 1e-05)
        del input_5
        out_40 += input_6
        del input_6
        out_41 = torch.nn.functional.relu(out_40, inplace=True)
        del out_40
        out_42 = torch.conv2d(out_41, encoder_layer4_1_conv1_weight, None, (1, 1), (1, 1), (1, 1), 1)
        out_43 = torch.nn.functional.batch_norm(out_42, encoder_layer4_1_bn1_running_mean, encoder_layer4_1_bn1_running_var, encoder_layer4_1_bn1_weight, encoder_layer4_1_bn1_bias, False, 0.1, 1e-05)
        del out_42
        out_44 = torch.nn.functional.relu(out_43, inplace=True)
        del out_43
        out_45 = torch.conv2d(out_44, encoder_layer4_1_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del out_44
        out_46 = torch.nn.functional.batch_norm(out_45, encoder_layer4_1_bn2_running_mean, encoder_layer4_1_bn2_running_var, encoder_layer4_1_bn2_weight, encoder_layer4_1_bn2_bias, False, 0.1, 1e-05)
        del out_45
        out_46 += out_41
        del out_41
        out_47 = torch.nn.functional.relu(out_46, inplace=True)
        del out_46
        x_5 = torch.nn.functional.interpolate(out_47, scale_factor=2.0, mode='nearest')
        del out_47
        x_6 = torch.cat([x_5, out_35], dim=1)
        del x_5
        input_7 = torch.conv2d(x_6, decoder_blocks_x_0_0_conv1_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_6
        input_8 = torch.nn.functional.batch_norm(input_7, decoder_blocks_x_0_0_conv1_1_running_mean, decoder_blocks_x_0_0_conv1_1_running_var, decoder_blocks_x_0_0_conv1_1_weight, decoder_blocks_x_0_0_conv1_1_bias, False, 0.1, 1e-05)
        del input_7
        input_9 = torch.nn.functional.relu(input_8, inplace=True)
        del input_8
        input_10 = torch.conv2d(input_9, decoder_blocks_x_0_0_conv2_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_9
        input_11 = torch.nn.functional.batch_norm(input_10, decoder_blocks_x_0_0_conv2_1_running_mean, decoder_blocks_x_0_0_conv2_1_running_var, decoder_blocks_x_0_0_conv2_1_weight, decoder_blocks_x_0_0_conv2_1_bias, False, 0.1, 1e-05)
        del input_10
        input_12 = torch.nn.functional.relu(input_11, inplace=True)
        del input_11
        x_7 = torch.nn.functional.interpolate(out_35, scale_factor=2.0, mode='nearest')
        del out_35
        x_8 = torch.cat([x_7, out_23], dim=1)
        del x_7
        input_13 = torch.conv2d(x_8, decoder_blocks_x_1_1_conv1_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_8
        input_14 = torch.nn.functional.batch_norm(input_13, decoder_blocks_x_1_1_conv1_1_running_mean, decoder_blocks_x_1_1_conv1_1_running_var, decoder_blocks_x_1_1_conv1_1_weight, decoder_blocks_x_1_1_conv1_1_bias, False, 0.1, 1e-05)
        del input_13
        input_15 = torch.nn.functional.relu(input_14, inplace=True)
        del input_14
        input_16 = torch.conv2d(input_15, decoder_blocks_x_1_1_conv2_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_15
        input_17 = torch.nn.functional.batch_norm(input_16, decoder_blocks_x_1_1_conv2_1_running_mean, decoder_blocks_x_1_1_conv2_1_running_var, decoder_blocks_x_1_1_conv2_1_weight, decoder_blocks_x_1_1_conv2_1_bias, False, 0.1, 1e-05)
        del input_16
        input_18 = torch.nn.functional.relu(input_17, inplace=True)
        del input_17
        x_9 = torch.nn.functional.interpolate(out_23, scale_factor=2.0, mode='nearest')
        x_10 = torch.cat([x_9, out_11], dim=1)
        del x_9
        input_19 = torch.conv2d(x_10, decoder_blocks_x_2_2_conv1_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_10
        input_20 = torch.nn.functional.batch_norm(input_19, decoder_blocks_x_2_2_conv1_1_running_mean, decoder_blocks_x_2_2_conv1_1_running_var, decoder_blocks_x_2_2_conv1_1_weight, decoder_blocks_x_2_2_conv1_1_bias, False, 0.1, 1e-05)
        del input_19
        input_21 = torch.nn.functional.relu(input_20, inplace=True)
        del input_20
        input_22 = torch.conv2d(input_21, decoder_blocks_x_2_2_conv2_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_21
        input_23 = torch.nn.functional.batch_norm(input_22, decoder_blocks_x_2_2_conv2_1_running_mean, decoder_blocks_x_2_2_conv2_1_running_var, decoder_blocks_x_2_2_conv2_1_weight, decoder_blocks_x_2_2_conv2_1_bias, False, 0.1, 1e-05)
        del input_22
        input_24 = torch.nn.functional.relu(input_23, inplace=True)
        del input_23
        x_11 = torch.nn.functional.interpolate(out_11, scale_factor=2.0, mode='nearest')
        x_12 = torch.cat([x_11, x_3], dim=1)
        del x_11
        input_25 = torch.conv2d(x_12, decoder_blocks_x_3_3_conv1_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_12
        input_26 = torch.nn.functional.batch_norm(input_25, decoder_blocks_x_3_3_conv1_1_running_mean, decoder_blocks_x_3_3_conv1_1_running_var, decoder_blocks_x_3_3_conv1_1_weight, decoder_blocks_x_3_3_conv1_1_bias, False, 0.1, 1e-05)
        del input_25
        input_27 = torch.nn.functional.relu(input_26, inplace=True)
        del input_26
        input_28 = torch.conv2d(input_27, decoder_blocks_x_3_3_conv2_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_27
        input_29 = torch.nn.functional.batch_norm(input_28, decoder_blocks_x_3_3_conv2_1_running_mean, decoder_blocks_x_3_3_conv2_1_running_var, decoder_blocks_x_3_3_conv2_1_weight, decoder_blocks_x_3_3_conv2_1_bias, False, 0.1, 1e-05)
        del input_28
        input_30 = torch.nn.functional.relu(input_29, inplace=True)
        del input_29
        cat_features = torch.cat([input_18, out_23], dim=1)
        del out_23
        x_13 = torch.nn.functional.interpolate(input_12, scale_factor=2.0, mode='nearest')
        del input_12
        x_14 = torch.cat([x_13, cat_features], dim=1)
        del x_13, cat_features
        input_31 = torch.conv2d(x_14, decoder_blocks_x_0_1_conv1_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_14
        input_32 = torch.nn.functional.batch_norm(input_31, decoder_blocks_x_0_1_conv1_1_running_mean, decoder_blocks_x_0_1_conv1_1_running_var, decoder_blocks_x_0_1_conv1_1_weight, decoder_blocks_x_0_1_conv1_1_bias, False, 0.1, 1e-05)
        del input_31
        input_33 = torch.nn.functional.relu(input_32, inplace=True)
        del input_32
        input_34 = torch.conv2d(input_33, decoder_blocks_x_0_1_conv2_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_33
        input_35 = torch.nn.functional.batch_norm(input_34, decoder_blocks_x_0_1_conv2_1_running_mean, decoder_blocks_x_0_1_conv2_1_running_var, decoder_blocks_x_0_1_conv2_1_weight, decoder_blocks_x_0_1_conv2_1_bias, False, 0.1, 1e-05)
        del input_34
        input_36 = torch.nn.functional.relu(input_35, inplace=True)
        del input_35
        cat_features_1 = torch.cat([input_24, out_11], dim=1)
        x_15 = torch.nn.functional.interpolate(input_18, scale_factor=2.0, mode='nearest')
        del input_18
        x_16 = torch.cat([x_15, cat_features_1], dim=1)
        del x_15, cat_features_1
        input_37 = torch.conv2d(x_16, decoder_blocks_x_1_2_conv1_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_16
        input_38 = torch.nn.functional.batch_norm(input_37, decoder_blocks_x_1_2_conv1_1_running_mean, decoder_blocks_x_1_2_conv1_1_running_var, decoder_blocks_x_1_2_conv1_1_weight, decoder_blocks_x_1_2_conv1_1_bias, False, 0.1, 1e-05)
        del input_37
        input_39 = torch.nn.functional.relu(input_38, inplace=True)
        del input_38
        input_40 = torch.conv2d(input_39, decoder_blocks_x_1_2_conv2_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_39
        input_41 = torch.nn.functional.batch_norm(input_40, decoder_blocks_x_1_2_conv2_1_running_mean, decoder_blocks_x_1_2_conv2_1_running_var, decoder_blocks_x_1_2_conv2_1_weight, decoder_blocks_x_1_2_conv2_1_bias, False, 0.1, 1e-05)
        del input_40
        input_42 = torch.nn.functional.relu(input_41, inplace=True)
        del input_41
        cat_features_2 = torch.cat([input_30, x_3], dim=1)
        x_17 = torch.nn.functional.interpolate(input_24, scale_factor=2.0, mode='nearest')
        x_18 = torch.cat([x_17, cat_features_2], dim=1)
        del x_17, cat_features_2
        input_43 = torch.conv2d(x_18, decoder_blocks_x_2_3_conv1_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_18
        input_44 = torch.nn.functional.batch_norm(input_43, decoder_blocks_x_2_3_conv1_1_running_mean, decoder_blocks_x_2_3_conv1_1_running_var, decoder_blocks_x_2_3_conv1_1_weight, decoder_blocks_x_2_3_conv1_1_bias, False, 0.1, 1e-05)
        del input_43
        input_45 = torch.nn.functional.relu(input_44, inplace=True)
        del input_44
        input_46 = torch.conv2d(input_45, decoder_blocks_x_2_3_conv2_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_45
        input_47 = torch.nn.functional.batch_norm(input_46, decoder_blocks_x_2_3_conv2_1_running_mean, decoder_blocks_x_2_3_conv2_1_running_var, decoder_blocks_x_2_3_conv2_1_weight, decoder_blocks_x_2_3_conv2_1_bias, False, 0.1, 1e-05)
        del input_46
        input_48 = torch.nn.functional.relu(input_47, inplace=True)
        del input_47
        cat_features_3 = torch.cat([input_42, input_24, out_11], dim=1)
        del out_11, input_24
        x_19 = torch.nn.functional.interpolate(input_36, scale_factor=2.0, mode='nearest')
        del input_36
        x_20 = torch.cat([x_19, cat_features_3], dim=1)
        del x_19, cat_features_3
        input_49 = torch.conv2d(x_20, decoder_blocks_x_0_2_conv1_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_20
        input_50 = torch.nn.functional.batch_norm(input_49, decoder_blocks_x_0_2_conv1_1_running_mean, decoder_blocks_x_0_2_conv1_1_running_var, decoder_blocks_x_0_2_conv1_1_weight, decoder_blocks_x_0_2_conv1_1_bias, False, 0.1, 1e-05)
        del input_49
        input_51 = torch.nn.functional.relu(input_50, inplace=True)
        del input_50
        input_52 = torch.conv2d(input_51, decoder_blocks_x_0_2_conv2_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_51
        input_53 = torch.nn.functional.batch_norm(input_52, decoder_blocks_x_0_2_conv2_1_running_mean, decoder_blocks_x_0_2_conv2_1_running_var, decoder_blocks_x_0_2_conv2_1_weight, decoder_blocks_x_0_2_conv2_1_bias, False, 0.1, 1e-05)
        del input_52
        input_54 = torch.nn.functional.relu(input_53, inplace=True)
        del input_53
        cat_features_4 = torch.cat([input_48, input_30, x_3], dim=1)
        x_21 = torch.nn.functional.interpolate(input_42, scale_factor=2.0, mode='nearest')
        del input_42
        x_22 = torch.cat([x_21, cat_features_4], dim=1)
        del x_21, cat_features_4
        input_55 = torch.conv2d(x_22, decoder_blocks_x_1_3_conv1_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_22
        input_56 = torch.nn.functional.batch_norm(input_55, decoder_blocks_x_1_3_conv1_1_running_mean, decoder_blocks_x_1_3_conv1_1_running_var, decoder_blocks_x_1_3_conv1_1_weight, decoder_blocks_x_1_3_conv1_1_bias, False, 0.1, 1e-05)
        del input_55
        input_57 = torch.nn.functional.relu(input_56, inplace=True)
        del input_56
        input_58 = torch.conv2d(input_57, decoder_blocks_x_1_3_conv2_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_57
        input_59 = torch.nn.functional.batch_norm(input_58, decoder_blocks_x_1_3_conv2_1_running_mean, decoder_blocks_x_1_3_conv2_1_running_var, decoder_blocks_x_1_3_conv2_1_weight, decoder_blocks_x_1_3_conv2_1_bias, False, 0.1, 1e-05)
        del input_58
        input_60 = torch.nn.functional.relu(input_59, inplace=True)
        del input_59
        cat_features_5 = torch.cat([input_60, input_48, input_30, x_3], dim=1)
        del x_3, input_30, input_48, input_60
        x_23 = torch.nn.functional.interpolate(input_54, scale_factor=2.0, mode='nearest')
        del input_54
        x_24 = torch.cat([x_23, cat_features_5], dim=1)
        del x_23, cat_features_5
        input_61 = torch.conv2d(x_24, decoder_blocks_x_0_3_conv1_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_24
        input_62 = torch.nn.functional.batch_norm(input_61, decoder_blocks_x_0_3_conv1_1_running_mean, decoder_blocks_x_0_3_conv1_1_running_var, decoder_blocks_x_0_3_conv1_1_weight, decoder_blocks_x_0_3_conv1_1_bias, False, 0.1, 1e-05)
        del input_61
        input_63 = torch.nn.functional.relu(input_62, inplace=True)
        del input_62
        input_64 = torch.conv2d(input_63, decoder_blocks_x_0_3_conv2_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_63
        input_65 = torch.nn.functional.batch_norm(input_64, decoder_blocks_x_0_3_conv2_1_running_mean, decoder_blocks_x_0_3_conv2_1_running_var, decoder_blocks_x_0_3_conv2_1_weight, decoder_blocks_x_0_3_conv2_1_bias, False, 0.1, 1e-05)
        del input_64
        input_66 = torch.nn.functional.relu(input_65, inplace=True)
        del input_65
        x_25 = torch.nn.functional.interpolate(input_66, scale_factor=2.0, mode='nearest')
        del input_66
        input_67 = torch.conv2d(x_25, decoder_blocks_x_0_4_conv1_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_25
        input_68 = torch.nn.functional.batch_norm(input_67, decoder_blocks_x_0_4_conv1_1_running_mean, decoder_blocks_x_0_4_conv1_1_running_var, decoder_blocks_x_0_4_conv1_1_weight, decoder_blocks_x_0_4_conv1_1_bias, False, 0.1, 1e-05)
        del input_67
        input_69 = torch.nn.functional.relu(input_68, inplace=True)
        del input_68
        input_70 = torch.conv2d(input_69, decoder_blocks_x_0_4_conv2_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del input_69
        input_71 = torch.nn.functional.batch_norm(input_70, decoder_blocks_x_0_4_conv2_1_running_mean, decoder_blocks_x_0_4_conv2_1_running_var, decoder_blocks_x_0_4_conv2_1_weight, decoder_blocks_x_0_4_conv2_1_bias, False, 0.1, 1e-05)
        del input_70
        input_72 = torch.nn.functional.relu(input_71, inplace=True)
        del input_71
        input_73 = torch.conv2d(input_72, segmentation_head_0_weight, segmentation_head_0_bias, (1, 1), (1, 1), (1, 1), 1)
        del input_72
        return (input_73,)
