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
        decoder_p5_weight: torch.Tensor,
        decoder_p5_bias: torch.Tensor,
        decoder_p4_skip_conv_weight: torch.Tensor,
        decoder_p4_skip_conv_bias: torch.Tensor,
        decoder_p3_skip_conv_weight: torch.Tensor,
        decoder_p3_skip_conv_bias: torch.Tensor,
        decoder_p2_skip_conv_weight: torch.Tensor,
        decoder_p2_skip_conv_bias: torch.Tensor,
        decoder_seg_blocks_0_block_0_block_0_weight: torch.Tensor,
        decoder_seg_blocks_0_block_0_block_1_weight: torch.Tensor,
        decoder_seg_blocks_0_block_0_block_1_bias: torch.Tensor,
        decoder_seg_blocks_0_block_1_block_0_weight: torch.Tensor,
        decoder_seg_blocks_0_block_1_block_1_weight: torch.Tensor,
        decoder_seg_blocks_0_block_1_block_1_bias: torch.Tensor,
        decoder_seg_blocks_0_block_2_block_0_weight: torch.Tensor,
        decoder_seg_blocks_0_block_2_block_1_weight: torch.Tensor,
        decoder_seg_blocks_0_block_2_block_1_bias: torch.Tensor,
        decoder_seg_blocks_1_block_0_block_0_weight: torch.Tensor,
        decoder_seg_blocks_1_block_0_block_1_weight: torch.Tensor,
        decoder_seg_blocks_1_block_0_block_1_bias: torch.Tensor,
        decoder_seg_blocks_1_block_1_block_0_weight: torch.Tensor,
        decoder_seg_blocks_1_block_1_block_1_weight: torch.Tensor,
        decoder_seg_blocks_1_block_1_block_1_bias: torch.Tensor,
        decoder_seg_blocks_2_block_0_block_0_weight: torch.Tensor,
        decoder_seg_blocks_2_block_0_block_1_weight: torch.Tensor,
        decoder_seg_blocks_2_block_0_block_1_bias: torch.Tensor,
        decoder_seg_blocks_3_block_0_block_0_weight: torch.Tensor,
        decoder_seg_blocks_3_block_0_block_1_weight: torch.Tensor,
        decoder_seg_blocks_3_block_0_block_1_bias: torch.Tensor,
        segmentation_head_0_weight: torch.Tensor,
        segmentation_head_0_bias: torch.Tensor,
    ):
        x_1 = torch.conv2d(x, encoder_conv1_weight, None, (2, 2), (3, 3), (1, 1), 1)
        x_2 = torch.nn.functional.batch_norm(x_1, encoder_bn1_running_mean, encoder_bn1_running_var, encoder_bn1_weight, encoder_bn1_bias, False, 0.1, 1e-05)
        del x_1
        x_3 = torch.nn.functional.relu(x_2, inplace=True)
        del x_2
        x_4 = torch.nn.functional.max_pool2d(x_3, 3, 2, 1, 1, ceil_mode=False, return_indices=False)
        del x_3
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
        p5 = torch.conv2d(out_47, decoder_p5_weight, decoder_p5_bias, (1, 1), (0, 0), (1, 1), 1)
        del out_47
        x_5 = torch.nn.functional.interpolate(p5, scale_factor=2.0, mode='nearest')
        skip = torch.conv2d(out_35, decoder_p4_skip_conv_weight, decoder_p4_skip_conv_bias, (1, 1), (0, 0), (1, 1), 1)
        del out_35
        x_6 = x_5 + skip
        del x_5, skip
        x_7 = torch.nn.functional.interpolate(x_6, scale_factor=2.0, mode='nearest')
        skip_1 = torch.conv2d(out_23, decoder_p3_skip_conv_weight, decoder_p3_skip_conv_bias, (1, 1), (0, 0), (1, 1), 1)
        del out_23
        x_8 = x_7 + skip_1
        del x_7, skip_1
        x_9 = torch.nn.functional.interpolate(x_8, scale_factor=2.0, mode='nearest')
        skip_2 = torch.conv2d(out_11, decoder_p2_skip_conv_weight, decoder_p2_skip_conv_bias, (1, 1), (0, 0), (1, 1), 1)
        del out_11
        x_10 = x_9 + skip_2
        del x_9, skip_2
        input_7 = torch.conv2d(p5, decoder_seg_blocks_0_block_0_block_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del p5
        input_8 = torch.nn.functional.group_norm(input_7, 32, decoder_seg_blocks_0_block_0_block_1_weight, decoder_seg_blocks_0_block_0_block_1_bias, 1e-05)
        del input_7
        input_9 = torch.nn.functional.relu(input_8, inplace=True)
        del input_8
        x_11 = torch.nn.functional.interpolate(input_9, scale_factor=2.0, mode='bilinear', align_corners=True)
        del input_9
        input_10 = torch.conv2d(x_11, decoder_seg_blocks_0_block_1_block_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_11
        input_11 = torch.nn.functional.group_norm(input_10, 32, decoder_seg_blocks_0_block_1_block_1_weight, decoder_seg_blocks_0_block_1_block_1_bias, 1e-05)
        del input_10
        input_12 = torch.nn.functional.relu(input_11, inplace=True)
        del input_11
        x_12 = torch.nn.functional.interpolate(input_12, scale_factor=2.0, mode='bilinear', align_corners=True)
        del input_12
        input_13 = torch.conv2d(x_12, decoder_seg_blocks_0_block_2_block_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_12
        input_14 = torch.nn.functional.group_norm(input_13, 32, decoder_seg_blocks_0_block_2_block_1_weight, decoder_seg_blocks_0_block_2_block_1_bias, 1e-05)
        del input_13
        input_15 = torch.nn.functional.relu(input_14, inplace=True)
        del input_14
        x_13 = torch.nn.functional.interpolate(input_15, scale_factor=2.0, mode='bilinear', align_corners=True)
        del input_15
        input_16 = torch.conv2d(x_6, decoder_seg_blocks_1_block_0_block_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_6
        input_17 = torch.nn.functional.group_norm(input_16, 32, decoder_seg_blocks_1_block_0_block_1_weight, decoder_seg_blocks_1_block_0_block_1_bias, 1e-05)
        del input_16
        input_18 = torch.nn.functional.relu(input_17, inplace=True)
        del input_17
        x_14 = torch.nn.functional.interpolate(input_18, scale_factor=2.0, mode='bilinear', align_corners=True)
        del input_18
        input_19 = torch.conv2d(x_14, decoder_seg_blocks_1_block_1_block_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_14
        input_20 = torch.nn.functional.group_norm(input_19, 32, decoder_seg_blocks_1_block_1_block_1_weight, decoder_seg_blocks_1_block_1_block_1_bias, 1e-05)
        del input_19
        input_21 = torch.nn.functional.relu(input_20, inplace=True)
        del input_20
        x_15 = torch.nn.functional.interpolate(input_21, scale_factor=2.0, mode='bilinear', align_corners=True)
        del input_21
        input_22 = torch.conv2d(x_8, decoder_seg_blocks_2_block_0_block_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_8
        input_23 = torch.nn.functional.group_norm(input_22, 32, decoder_seg_blocks_2_block_0_block_1_weight, decoder_seg_blocks_2_block_0_block_1_bias, 1e-05)
        del input_22
        input_24 = torch.nn.functional.relu(input_23, inplace=True)
        del input_23
        x_16 = torch.nn.functional.interpolate(input_24, scale_factor=2.0, mode='bilinear', align_corners=True)
        del input_24
        input_25 = torch.conv2d(x_10, decoder_seg_blocks_3_block_0_block_0_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del x_10
        input_26 = torch.nn.functional.group_norm(input_25, 32, decoder_seg_blocks_3_block_0_block_1_weight, decoder_seg_blocks_3_block_0_block_1_bias, 1e-05)
        del input_25
        input_27 = torch.nn.functional.relu(input_26, inplace=True)
        del input_26
        stack = torch.stack([x_13, x_15, x_16, input_27])
        del x_13, x_15, x_16, input_27
        output = stack.sum(dim=0)
        del stack
        x_17 = torch.nn.functional.dropout2d(output, 0.2, False, True)
        del output
        input_28 = torch.conv2d(x_17, segmentation_head_0_weight, segmentation_head_0_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_17
        input_29 = torch.nn.functional.interpolate(input_28, None, 4.0, 'bilinear', True, recompute_scale_factor=None)
        del input_28
        return (input_29,)
