import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        input_1: torch.Tensor,
        encoder_weight: torch.Tensor,
        mask_generator_input_norm_weight: torch.Tensor,
        mask_generator_input_norm_bias: torch.Tensor,
        mask_generator_input_conv_weight: torch.Tensor,
        mask_generator_input_conv_bias: torch.Tensor,
        mask_generator_conv_layers_0_conv_layers_0_weight: torch.Tensor,
        mask_generator_conv_layers_0_conv_layers_0_bias: torch.Tensor,
        mask_generator_conv_layers_0_conv_layers_1_weight: torch.Tensor,
        mask_generator_conv_layers_0_conv_layers_2_weight: torch.Tensor,
        mask_generator_conv_layers_0_conv_layers_2_bias: torch.Tensor,
        mask_generator_conv_layers_0_conv_layers_3_weight: torch.Tensor,
        mask_generator_conv_layers_0_conv_layers_3_bias: torch.Tensor,
        mask_generator_conv_layers_0_conv_layers_4_weight: torch.Tensor,
        mask_generator_conv_layers_0_conv_layers_5_weight: torch.Tensor,
        mask_generator_conv_layers_0_conv_layers_5_bias: torch.Tensor,
        mask_generator_conv_layers_0_res_out_weight: torch.Tensor,
        mask_generator_conv_layers_0_res_out_bias: torch.Tensor,
        mask_generator_conv_layers_0_skip_out_weight: torch.Tensor,
        mask_generator_conv_layers_0_skip_out_bias: torch.Tensor,
        mask_generator_conv_layers_1_conv_layers_0_weight: torch.Tensor,
        mask_generator_conv_layers_1_conv_layers_0_bias: torch.Tensor,
        mask_generator_conv_layers_1_conv_layers_1_weight: torch.Tensor,
        mask_generator_conv_layers_1_conv_layers_2_weight: torch.Tensor,
        mask_generator_conv_layers_1_conv_layers_2_bias: torch.Tensor,
        mask_generator_conv_layers_1_conv_layers_3_weight: torch.Tensor,
        mask_generator_conv_layers_1_conv_layers_3_bias: torch.Tensor,
        mask_generator_conv_layers_1_conv_layers_4_weight: torch.Tensor,
        mask_generator_conv_layers_1_conv_layers_5_weight: torch.Tensor,
        mask_generator_conv_layers_1_conv_layers_5_bias: torch.Tensor,
        mask_generator_conv_layers_1_res_out_weight: torch.Tensor,
        mask_generator_conv_layers_1_res_out_bias: torch.Tensor,
        mask_generator_conv_layers_1_skip_out_weight: torch.Tensor,
        mask_generator_conv_layers_1_skip_out_bias: torch.Tensor,
        mask_generator_conv_layers_2_conv_layers_0_weight: torch.Tensor,
        mask_generator_conv_layers_2_conv_layers_0_bias: torch.Tensor,
        mask_generator_conv_layers_2_conv_layers_1_weight: torch.Tensor,
        mask_generator_conv_layers_2_conv_layers_2_weight: torch.Tensor,
        mask_generator_conv_layers_2_conv_layers_2_bias: torch.Tensor,
        mask_generator_conv_layers_2_conv_layers_3_weight: torch.Tensor,
        mask_generator_conv_layers_2_conv_layers_3_bias: torch.Tensor,
        mask_generator_conv_layers_2_conv_layers_4_weight: torch.Tensor,
        mask_generator_conv_layers_2_conv_layers_5_weight: torch.Tensor,
        mask_generator_conv_layers_2_conv_layers_5_bias: torch.Tensor,
        mask_generator_conv_layers_2_res_out_weight: torch.Tensor,
        mask_generator_conv_layers_2_res_out_bias: torch.Tensor,
        mask_generator_conv_layers_2_skip_out_weight: torch.Tensor,
        mask_generator_conv_layers_2_skip_out_bias: torch.Tensor,
        mask_generator_conv_layers_3_conv_layers_0_weight: torch.Tensor,
        mask_generator_conv_layers_3_conv_layers_0_bias: torch.Tensor,
        mask_generator_conv_layers_3_conv_layers_1_weight: torch.Tensor,
        mask_generator_conv_layers_3_conv_layers_2_weight: torch.Tensor,
        mask_generator_conv_layers_3_conv_layers_2_bias: torch.Tensor,
        mask_generator_conv_layers_3_conv_layers_3_weight: torch.Tensor,
        mask_generator_conv_layers_3_conv_layers_3_bias: torch.Tensor,
        mask_generator_conv_layers_3_conv_layers_4_weight: torch.Tensor,
        mask_generator_conv_layers_3_conv_layers_5_weight: torch.Tensor,
        mask_generator_conv_layers_3_conv_layers_5_bias: torch.Tensor,
        mask_generator_conv_layers_3_res_out_weight: torch.Tensor,
        mask_generator_conv_layers_3_res_out_bias: torch.Tensor,
        mask_generator_conv_layers_3_skip_out_weight: torch.Tensor,
        mask_generator_conv_layers_3_skip_out_bias: torch.Tensor,
        mask_generator_conv_layers_4_conv_layers_0_weight: torch.Tensor,
        mask_generator_conv_layers_4_conv_layers_0_bias: torch.Tensor,
        mask_generator_conv_layers_4_conv_layers_1_weight: torch.Tensor,
        mask_generator_conv_layers_4_conv_layers_2_weight: torch.Tensor,
        mask_generator_conv_layers_4_conv_layers_2_bias: torch.Tensor,
        mask_generator_conv_layers_4_conv_layers_3_weight: torch.Tensor,
        mask_generator_conv_layers_4_conv_layers_3_bias: torch.Tensor,
        mask_generator_conv_layers_4_conv_layers_4_weight: torch.Tensor,
        mask_generator_conv_layers_4_conv_layers_5_weight: torch.Tensor,
        mask_generator_conv_layers_4_conv_layers_5_bias: torch.Tensor,
        mask_generator_conv_layers_4_res_out_weight: torch.Tensor,
        mask_generator_conv_layers_4_res_out_bias: torch.Tensor,
        mask_generator_conv_layers_4_skip_out_weight: torch.Tensor,
        mask_generator_conv_layers_4_skip_out_bias: torch.Tensor,
        mask_generator_conv_layers_5_conv_layers_0_weight: torch.Tensor,
        mask_generator_conv_layers_5_conv_layers_0_bias: torch.Tensor,
        mask_generator_conv_layers_5_conv_layers_1_weight: torch.Tensor,
        mask_generator_conv_layers_5_conv_layers_2_weight: torch.Tensor,
        mask_generator_conv_layers_5_conv_layers_2_bias: torch.Tensor,
        mask_generator_conv_layers_5_conv_layers_3_weight: torch.Tensor,
        mask_generator_conv_layers_5_conv_layers_3_bias: torch.Tensor,
        mask_generator_conv_layers_5_conv_layers_4_weight: torch.Tensor,
        mask_generator_conv_layers_5_conv_layers_5_weight: torch.Tensor,
        mask_generator_conv_layers_5_conv_layers_5_bias: torch.Tensor,
        mask_generator_conv_layers_5_res_out_weight: torch.Tensor,
        mask_generator_conv_layers_5_res_out_bias: torch.Tensor,
        mask_generator_conv_layers_5_skip_out_weight: torch.Tensor,
        mask_generator_conv_layers_5_skip_out_bias: torch.Tensor,
        mask_generator_conv_layers_6_conv_layers_0_weight: torch.Tensor,
        mask_generator_conv_layers_6_conv_layers_0_bias: torch.Tensor,
        mask_generator_conv_layers_6_conv_layers_1_weight: torch.Tensor,
        mask_generator_conv_layers_6_conv_layers_2_weight: torch.Tensor,
        mask_generator_conv_layers_6_conv_layers_2_bias: torch.Tensor,
        mask_generator_conv_layers_6_conv_layers_3_weight: torch.Tensor,
        mask_generator_conv_layers_6_conv_layers_3_bias: torch.Tensor,
        mask_generator_conv_layers_6_conv_layers_4_weight: torch.Tensor,
        mask_generator_conv_layers_6_conv_layers_5_weight: torch.Tensor,
        mask_generator_conv_layers_6_conv_layers_5_bias: torch.Tensor,
        mask_generator_conv_layers_6_res_out_weight: torch.Tensor,
        mask_generator_conv_layers_6_res_out_bias: torch.Tensor,
        mask_generator_conv_layers_6_skip_out_weight: torch.Tensor,
        mask_generator_conv_layers_6_skip_out_bias: torch.Tensor,
        mask_generator_conv_layers_7_conv_layers_0_weight: torch.Tensor,
        mask_generator_conv_layers_7_conv_layers_0_bias: torch.Tensor,
        mask_generator_conv_layers_7_conv_layers_1_weight: torch.Tensor,
        mask_generator_conv_layers_7_conv_layers_2_weight: torch.Tensor,
        mask_generator_conv_layers_7_conv_layers_2_bias: torch.Tensor,
        mask_generator_conv_layers_7_conv_layers_3_weight: torch.Tensor,
        mask_generator_conv_layers_7_conv_layers_3_bias: torch.Tensor,
        mask_generator_conv_layers_7_conv_layers_4_weight: torch.Tensor,
        mask_generator_conv_layers_7_conv_layers_5_weight: torch.Tensor,
        mask_generator_conv_layers_7_conv_layers_5_bias: torch.Tensor,
        mask_generator_conv_layers_7_skip_out_weight: torch.Tensor,
        mask_generator_conv_layers_7_skip_out_bias: torch.Tensor,
        mask_generator_output_prelu_weight: torch.Tensor,
        mask_generator_output_conv_weight: torch.Tensor,
        mask_generator_output_conv_bias: torch.Tensor,
        decoder_weight: torch.Tensor,
    ):
        feats = torch.conv1d(input_1, encoder_weight, None, (8,), (8,), (1,), 1)
        feats_1 = torch.nn.functional.group_norm(feats, 1, mask_generator_input_norm_weight, mask_generator_input_norm_bias, 1e-08)
        feats_2 = torch.conv1d(feats_1, mask_generator_input_conv_weight, mask_generator_input_conv_bias, (1,), (0,), (1,), 1)
        del feats_1
        input_2 = torch.conv1d(feats_2, mask_generator_conv_layers_0_conv_layers_0_weight, mask_generator_conv_layers_0_conv_layers_0_bias, (1,), (0,), (1,), 1)
        input_3 = torch.prelu(input_2, mask_generator_conv_layers_0_conv_layers_1_weight)
        del input_2
        input_4 = torch.nn.functional.group_norm(input_3, 1, mask_generator_conv_layers_0_conv_layers_2_weight, mask_generator_conv_layers_0_conv_layers_2_bias, 1e-08)
        del input_3
        input_5 = torch.conv1d(input_4, mask_generator_conv_layers_0_conv_layers_3_weight, mask_generator_conv_layers_0_conv_layers_3_bias, (1,), (1,), (1,), 512)
        del input_4
        input_6 = torch.prelu(input_5, mask_generator_conv_layers_0_conv_layers_4_weight)
        del input_5
        input_7 = torch.nn.functional.group_norm(input_6, 1, mask_generator_conv_layers_0_conv_layers_5_weight, mask_generator_conv_layers_0_conv_layers_5_bias, 1e-08)
        del input_6
        residual = torch.conv1d(input_7, mask_generator_conv_layers_0_res_out_weight, mask_generator_conv_layers_0_res_out_bias, (1,), (0,), (1,), 1)
        skip_out = torch.conv1d(input_7, mask_generator_conv_layers_0_skip_out_weight, mask_generator_conv_layers_0_skip_out_bias, (1,), (0,), (1,), 1)
        del input_7
        feats_3 = feats_2 + residual
        del feats_2, residual
        output = 0.0 + skip_out
        del skip_out
        input_8 = torch.conv1d(feats_3, mask_generator_conv_layers_1_conv_layers_0_weight, mask_generator_conv_layers_1_conv_layers_0_bias, (1,), (0,), (1,), 1)
        input_9 = torch.prelu(input_8, mask_generator_conv_layers_1_conv_layers_1_weight)
        del input_8
        input_10 = torch.nn.functional.group_norm(input_9, 1, mask_generator_conv_layers_1_conv_layers_2_weight, mask_generator_conv_layers_1_conv_layers_2_bias, 1e-08)
        del input_9
        input_11 = torch.conv1d(input_10, mask_generator_conv_layers_1_conv_layers_3_weight, mask_generator_conv_layers_1_conv_layers_3_bias, (1,), (2,), (2,), 512)
        del input_10
        input_12 = torch.prelu(input_11, mask_generator_conv_layers_1_conv_layers_4_weight)
        del input_11
        input_13 = torch.nn.functional.group_norm(input_12, 1, mask_generator_conv_layers_1_conv_layers_5_weight, mask_generator_conv_layers_1_conv_layers_5_bias, 1e-08)
        del input_12
        residual_1 = torch.conv1d(input_13, mask_generator_conv_layers_1_res_out_weight, mask_generator_conv_layers_1_res_out_bias, (1,), (0,), (1,), 1)
        skip_out_1 = torch.conv1d(input_13, mask_generator_conv_layers_1_skip_out_weight, mask_generator_conv_layers_1_skip_out_bias, (1,), (0,), (1,), 1)
        del input_13
        feats_4 = feats_3 + residual_1
        del feats_3, residual_1
        output_1 = output + skip_out_1
        del output, skip_out_1
        input_14 = torch.conv1d(feats_4, mask_generator_conv_layers_2_conv_layers_0_weight, mask_generator_conv_layers_2_conv_layers_0_bias, (1,), (0,), (1,), 1)
        input_15 = torch.prelu(input_14, mask_generator_conv_layers_2_conv_layers_1_weight)
        del input_14
        input_16 = torch.nn.functional.group_norm(input_15, 1, mask_generator_conv_layers_2_conv_layers_2_weight, mask_generator_conv_layers_2_conv_layers_2_bias, 1e-08)
        del input_15
        input_17 = torch.conv1d(input_16, mask_generator_conv_layers_2_conv_layers_3_weight, mask_generator_conv_layers_2_conv_layers_3_bias, (1,), (4,), (4,), 512)
        del input_16
        input_18 = torch.prelu(input_17, mask_generator_conv_layers_2_conv_layers_4_weight)
        del input_17
        input_19 = torch.nn.functional.group_norm(input_18, 1, mask_generator_conv_layers_2_conv_layers_5_weight, mask_generator_conv_layers_2_conv_layers_5_bias, 1e-08)
        del input_18
        residual_2 = torch.conv1d(input_19, mask_generator_conv_layers_2_res_out_weight, mask_generator_conv_layers_2_res_out_bias, (1,), (0,), (1,), 1)
        skip_out_2 = torch.conv1d(input_19, mask_generator_conv_layers_2_skip_out_weight, mask_generator_conv_layers_2_skip_out_bias, (1,), (0,), (1,), 1)
        del input_19
        feats_5 = feats_4 + residual_2
        del feats_4, residual_2
        output_2 = output_1 + skip_out_2
        del output_1, skip_out_2
        input_20 = torch.conv1d(feats_5, mask_generator_conv_layers_3_conv_layers_0_weight, mask_generator_conv_layers_3_conv_layers_0_bias, (1,), (0,), (1,), 1)
        input_21 = torch.prelu(input_20, mask_generator_conv_layers_3_conv_layers_1_weight)
        del input_20
        input_22 = torch.nn.functional.group_norm(input_21, 1, mask_generator_conv_layers_3_conv_layers_2_weight, mask_generator_conv_layers_3_conv_layers_2_bias, 1e-08)
        del input_21
        input_23 = torch.conv1d(input_22, mask_generator_conv_layers_3_conv_layers_3_weight, mask_generator_conv_layers_3_conv_layers_3_bias, (1,), (8,), (8,), 512)
        del input_22
        input_24 = torch.prelu(input_23, mask_generator_conv_layers_3_conv_layers_4_weight)
        del input_23
        input_25 = torch.nn.functional.group_norm(input_24, 1, mask_generator_conv_layers_3_conv_layers_5_weight, mask_generator_conv_layers_3_conv_layers_5_bias, 1e-08)
        del input_24
        residual_3 = torch.conv1d(input_25, mask_generator_conv_layers_3_res_out_weight, mask_generator_conv_layers_3_res_out_bias, (1,), (0,), (1,), 1)
        skip_out_3 = torch.conv1d(input_25, mask_generator_conv_layers_3_skip_out_weight, mask_generator_conv_layers_3_skip_out_bias, (1,), (0,), (1,), 1)
        del input_25
        feats_6 = feats_5 + residual_3
        del feats_5, residual_3
        output_3 = output_2 + skip_out_3
        del output_2, skip_out_3
        input_26 = torch.conv1d(feats_6, mask_generator_conv_layers_4_conv_layers_0_weight, mask_generator_conv_layers_4_conv_layers_0_bias, (1,), (0,), (1,), 1)
        input_27 = torch.prelu(input_26, mask_generator_conv_layers_4_conv_layers_1_weight)
        del input_26
        input_28 = torch.nn.functional.group_norm(input_27, 1, mask_generator_conv_layers_4_conv_layers_2_weight, mask_generator_conv_layers_4_conv_layers_2_bias, 1e-08)
        del input_27
        input_29 = torch.conv1d(input_28, mask_generator_conv_layers_4_conv_layers_3_weight, mask_generator_conv_layers_4_conv_layers_3_bias, (1,), (1,), (1,), 512)
        del input_28
        input_30 = torch.prelu(input_29, mask_generator_conv_layers_4_conv_layers_4_weight)
        del input_29
        input_31 = torch.nn.functional.group_norm(input_30, 1, mask_generator_conv_layers_4_conv_layers_5_weight, mask_generator_conv_layers_4_conv_layers_5_bias, 1e-08)
        del input_30
        residual_4 = torch.conv1d(input_31, mask_generator_conv_layers_4_res_out_weight, mask_generator_conv_layers_4_res_out_bias, (1,), (0,), (1,), 1)
        skip_out_4 = torch.conv1d(input_31, mask_generator_conv_layers_4_skip_out_weight, mask_generator_conv_layers_4_skip_out_bias, (1,), (0,), (1,), 1)
        del input_31
        feats_7 = feats_6 + residual_4
        del feats_6, residual_4
        output_4 = output_3 + skip_out_4
        del output_3, skip_out_4
        input_32 = torch.conv1d(feats_7, mask_generator_conv_layers_5_conv_layers_0_weight, mask_generator_conv_layers_5_conv_layers_0_bias, (1,), (0,), (1,), 1)
        input_33 = torch.prelu(input_32, mask_generator_conv_layers_5_conv_layers_1_weight)
        del input_32
        input_34 = torch.nn.functional.group_norm(input_33, 1, mask_generator_conv_layers_5_conv_layers_2_weight, mask_generator_conv_layers_5_conv_layers_2_bias, 1e-08)
        del input_33
        input_35 = torch.conv1d(input_34, mask_generator_conv_layers_5_conv_layers_3_weight, mask_generator_conv_layers_5_conv_layers_3_bias, (1,), (2,), (2,), 512)
        del input_34
        input_36 = torch.prelu(input_35, mask_generator_conv_layers_5_conv_layers_4_weight)
        del input_35
        input_37 = torch.nn.functional.group_norm(input_36, 1, mask_generator_conv_layers_5_conv_layers_5_weight, mask_generator_conv_layers_5_conv_layers_5_bias, 1e-08)
        del input_36
        residual_5 = torch.conv1d(input_37, mask_generator_conv_layers_5_res_out_weight, mask_generator_conv_layers_5_res_out_bias, (1,), (0,), (1,), 1)
        skip_out_5 = torch.conv1d(input_37, mask_generator_conv_layers_5_skip_out_weight, mask_generator_conv_layers_5_skip_out_bias, (1,), (0,), (1,), 1)
        del input_37
        feats_8 = feats_7 + residual_5
        del feats_7, residual_5
        output_5 = output_4 + skip_out_5
        del output_4, skip_out_5
        input_38 = torch.conv1d(feats_8, mask_generator_conv_layers_6_conv_layers_0_weight, mask_generator_conv_layers_6_conv_layers_0_bias, (1,), (0,), (1,), 1)
        input_39 = torch.prelu(input_38, mask_generator_conv_layers_6_conv_layers_1_weight)
        del input_38
        input_40 = torch.nn.functional.group_norm(input_39, 1, mask_generator_conv_layers_6_conv_layers_2_weight, mask_generator_conv_layers_6_conv_layers_2_bias, 1e-08)
        del input_39
        input_41 = torch.conv1d(input_40, mask_generator_conv_layers_6_conv_layers_3_weight, mask_generator_conv_layers_6_conv_layers_3_bias, (1,), (4,), (4,), 512)
        del input_40
        input_42 = torch.prelu(input_41, mask_generator_conv_layers_6_conv_layers_4_weight)
        del input_41
        input_43 = torch.nn.functional.group_norm(input_42, 1, mask_generator_conv_layers_6_conv_layers_5_weight, mask_generator_conv_layers_6_conv_layers_5_bias, 1e-08)
        del input_42
        residual_6 = torch.conv1d(input_43, mask_generator_conv_layers_6_res_out_weight, mask_generator_conv_layers_6_res_out_bias, (1,), (0,), (1,), 1)
        skip_out_6 = torch.conv1d(input_43, mask_generator_conv_layers_6_skip_out_weight, mask_generator_conv_layers_6_skip_out_bias, (1,), (0,), (1,), 1)
        del input_43
        feats_9 = feats_8 + residual_6
        del feats_8, residual_6
        output_6 = output_5 + skip_out_6
        del output_5, skip_out_6
        input_44 = torch.conv1d(feats_9, mask_generator_conv_layers_7_conv_layers_0_weight, mask_generator_conv_layers_7_conv_layers_0_bias, (1,), (0,), (1,), 1)
        del feats_9
        input_45 = torch.prelu(input_44, mask_generator_conv_layers_7_conv_layers_1_weight)
        del input_44
        input_46 = torch.nn.functional.group_norm(input_45, 1, mask_generator_conv_layers_7_conv_layers_2_weight, mask_generator_conv_layers_7_conv_layers_2_bias, 1e-08)
        del input_45
        input_47 = torch.conv1d(input_46, mask_generator_conv_layers_7_conv_layers_3_weight, mask_generator_conv_layers_7_conv_layers_3_bias, (1,), (8,), (8,), 512)
        del input_46
        input_48 = torch.prelu(input_47, mask_generator_conv_layers_7_conv_layers_4_weight)
        del input_47
        input_49 = torch.nn.functional.group_norm(input_48, 1, mask_generator_conv_layers_7_conv_layers_5_weight, mask_generator_conv_layers_7_conv_layers_5_bias, 1e-08)
        del input_48
        skip_out_7 = torch.conv1d(input_49, mask_generator_conv_layers_7_skip_out_weight, mask_generator_conv_layers_7_skip_out_bias, (1,), (0,), (1,), 1)
        del input_49
        output_7 = output_6 + skip_out_7
        del output_6, skip_out_7
        output_8 = torch.prelu(output_7, mask_generator_output_prelu_weight)
        del output_7
        output_9 = torch.conv1d(output_8, mask_generator_output_conv_weight, mask_generator_output_conv_bias, (1,), (0,), (1,), 1)
        del output_8
        output_10 = torch.sigmoid(output_9)
        del output_9
        view = output_10.view(1, 2, 512, -1)
        del output_10
        unsqueeze = feats.unsqueeze(1)
        del feats
        masked = view * unsqueeze
        del view, unsqueeze
        masked_1 = masked.view(2, 512, -1)
        del masked
        decoded = torch.conv_transpose1d(masked_1, decoder_weight, None, (8,), (8,), (0,), 1, (1,))
        del masked_1
        output_11 = decoded.view(1, 2, 4000)
        del decoded
        return (output_11,)
