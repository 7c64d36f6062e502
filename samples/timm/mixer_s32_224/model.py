import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        x: torch.Tensor,
        stem_proj_weight: torch.Tensor,
        stem_proj_bias: torch.Tensor,
        blocks_0_norm1_weight: torch.Tensor,
        blocks_0_norm1_bias: torch.Tensor,
        blocks_0_mlp_tokens_fc1_weight: torch.Tensor,
        blocks_0_mlp_tokens_fc1_bias: torch.Tensor,
        blocks_0_mlp_tokens_fc2_weight: torch.Tensor,
        blocks_0_mlp_tokens_fc2_bias: torch.Tensor,
        blocks_0_norm2_weight: torch.Tensor,
        blocks_0_norm2_bias: torch.Tensor,
        blocks_0_mlp_channels_fc1_weight: torch.Tensor,
        blocks_0_mlp_channels_fc1_bias: torch.Tensor,
        blocks_0_mlp_channels_fc2_weight: torch.Tensor,
        blocks_0_mlp_channels_fc2_bias: torch.Tensor,
        blocks_1_norm1_weight: torch.Tensor,
        blocks_1_norm1_bias: torch.Tensor,
        blocks_1_mlp_tokens_fc1_weight: torch.Tensor,
        blocks_1_mlp_tokens_fc1_bias: torch.Tensor,
        blocks_1_mlp_tokens_fc2_weight: torch.Tensor,
        blocks_1_mlp_tokens_fc2_bias: torch.Tensor,
        blocks_1_norm2_weight: torch.Tensor,
        blocks_1_norm2_bias: torch.Tensor,
        blocks_1_mlp_channels_fc1_weight: torch.Tensor,
        blocks_1_mlp_channels_fc1_bias: torch.Tensor,
        blocks_1_mlp_channels_fc2_weight: torch.Tensor,
        blocks_1_mlp_channels_fc2_bias: torch.Tensor,
        blocks_2_norm1_weight: torch.Tensor,
        blocks_2_norm1_bias: torch.Tensor,
        blocks_2_mlp_tokens_fc1_weight: torch.Tensor,
        blocks_2_mlp_tokens_fc1_bias: torch.Tensor,
        blocks_2_mlp_tokens_fc2_weight: torch.Tensor,
        blocks_2_mlp_tokens_fc2_bias: torch.Tensor,
        blocks_2_norm2_weight: torch.Tensor,
        blocks_2_norm2_bias: torch.Tensor,
        blocks_2_mlp_channels_fc1_weight: torch.Tensor,
        blocks_2_mlp_channels_fc1_bias: torch.Tensor,
        blocks_2_mlp_channels_fc2_weight: torch.Tensor,
        blocks_2_mlp_channels_fc2_bias: torch.Tensor,
        blocks_3_norm1_weight: torch.Tensor,
        blocks_3_norm1_bias: torch.Tensor,
        blocks_3_mlp_tokens_fc1_weight: torch.Tensor,
        blocks_3_mlp_tokens_fc1_bias: torch.Tensor,
        blocks_3_mlp_tokens_fc2_weight: torch.Tensor,
        blocks_3_mlp_tokens_fc2_bias: torch.Tensor,
        blocks_3_norm2_weight: torch.Tensor,
        blocks_3_norm2_bias: torch.Tensor,
        blocks_3_mlp_channels_fc1_weight: torch.Tensor,
        blocks_3_mlp_channels_fc1_bias: torch.Tensor,
        blocks_3_mlp_channels_fc2_weight: torch.Tensor,
        blocks_3_mlp_channels_fc2_bias: torch.Tensor,
        blocks_4_norm1_weight: torch.Tensor,
        blocks_4_norm1_bias: torch.Tensor,
        blocks_4_mlp_tokens_fc1_weight: torch.Tensor,
        blocks_4_mlp_tokens_fc1_bias: torch.Tensor,
        blocks_4_mlp_tokens_fc2_weight: torch.Tensor,
        blocks_4_mlp_tokens_fc2_bias: torch.Tensor,
        blocks_4_norm2_weight: torch.Tensor,
        blocks_4_norm2_bias: torch.Tensor,
        blocks_4_mlp_channels_fc1_weight: torch.Tensor,
        blocks_4_mlp_channels_fc1_bias: torch.Tensor,
        blocks_4_mlp_channels_fc2_weight: torch.Tensor,
        blocks_4_mlp_channels_fc2_bias: torch.Tensor,
        blocks_5_norm1_weight: torch.Tensor,
        blocks_5_norm1_bias: torch.Tensor,
        blocks_5_mlp_tokens_fc1_weight: torch.Tensor,
        blocks_5_mlp_tokens_fc1_bias: torch.Tensor,
        blocks_5_mlp_tokens_fc2_weight: torch.Tensor,
        blocks_5_mlp_tokens_fc2_bias: torch.Tensor,
        blocks_5_norm2_weight: torch.Tensor,
        blocks_5_norm2_bias: torch.Tensor,
        blocks_5_mlp_channels_fc1_weight: torch.Tensor,
        blocks_5_mlp_channels_fc1_bias: torch.Tensor,
        blocks_5_mlp_channels_fc2_weight: torch.Tensor,
        blocks_5_mlp_channels_fc2_bias: torch.Tensor,
        blocks_6_norm1_weight: torch.Tensor,
        blocks_6_norm1_bias: torch.Tensor,
        blocks_6_mlp_tokens_fc1_weight: torch.Tensor,
        blocks_6_mlp_tokens_fc1_bias: torch.Tensor,
        blocks_6_mlp_tokens_fc2_weight: torch.Tensor,
        blocks_6_mlp_tokens_fc2_bias: torch.Tensor,
        blocks_6_norm2_weight: torch.Tensor,
        blocks_6_norm2_bias: torch.Tensor,
        blocks_6_mlp_channels_fc1_weight: torch.Tensor,
        blocks_6_mlp_channels_fc1_bias: torch.Tensor,
        blocks_6_mlp_channels_fc2_weight: torch.Tensor,
        blocks_6_mlp_channels_fc2_bias: torch.Tensor,
        blocks_7_norm1_weight: torch.Tensor,
        blocks_7_norm1_bias: torch.Tensor,
        blocks_7_mlp_tokens_fc1_weight: torch.Tensor,
        blocks_7_mlp_tokens_fc1_bias: torch.Tensor,
        blocks_7_mlp_tokens_fc2_weight: torch.Tensor,
        blocks_7_mlp_tokens_fc2_bias: torch.Tensor,
        blocks_7_norm2_weight: torch.Tensor,
        blocks_7_norm2_bias: torch.Tensor,
        blocks_7_mlp_channels_fc1_weight: torch.Tensor,
        blocks_7_mlp_channels_fc1_bias: torch.Tensor,
        blocks_7_mlp_channels_fc2_weight: torch.Tensor,
        blocks_7_mlp_channels_fc2_bias: torch.Tensor,
        norm_weight: torch.Tensor,
        norm_bias: torch.Tensor,
        head_weight: torch.Tensor,
        head_bias: torch.Tensor,
    ):
        x_1 = torch.conv2d(x, stem_proj_weight, stem_proj_bias, (32, 32), (0, 0), (1, 1), 1)
        flatten = x_1.flatten(2)
        del x_1
        x_2 = flatten.transpose(1, 2)
        del flatten
        layer_norm = torch.nn.functional.layer_norm(x_2, (512,), blocks_0_norm1_weight, blocks_0_norm1_bias, 1e-06)
        transpose = layer_norm.transpose(1, 2)
        del layer_norm
        x_3 = torch.nn.functional.linear(transpose, blocks_0_mlp_tokens_fc1_weight, blocks_0_mlp_tokens_fc1_bias)
        del transpose
        x_4 = torch.nn.functional.gelu(x_3, approximate='none')
        del x_3
        x_5 = torch.nn.functional.dropout(x_4, 0.0, False, False)
        del x_4
        x_6 = torch.nn.functional.linear(x_5, blocks_0_mlp_tokens_fc2_weight, blocks_0_mlp_tokens_fc2_bias)
        del x_5
        x_7 = torch.nn.functional.dropout(x_6, 0.0, False, False)
        del x_6
        transpose_1 = x_7.transpose(1, 2)
        del x_7
        x_8 = x_2 + transpose_1
        del x_2, transpose_1
        layer_norm_1 = torch.nn.functional.layer_norm(x_8, (512,), blocks_0_norm2_weight, blocks_0_norm2_bias, 1e-06)
        x_9 = torch.nn.functional.linear(layer_norm_1, blocks_0_mlp_channels_fc1_weight, blocks_0_mlp_channels_fc1_bias)
        del layer_norm_1
        x_10 = torch.nn.functional.gelu(x_9, approximate='none')
        del x_9
        x_11 = torch.nn.functional.dropout(x_10, 0.0, False, False)
        del x_10
        x_12 = torch.nn.functional.linear(x_11, blocks_0_mlp_channels_fc2_weight, blocks_0_mlp_channels_fc2_bias)
        del x_11
        x_13 = torch.nn.functional.dropout(x_12, 0.0, False, False)
        del x_12
        x_14 = x_8 + x_13
        del x_8, x_13
        layer_norm_2 = torch.nn.functional.layer_norm(x_14, (512,), blocks_1_norm1_weight, blocks_1_norm1_bias, 1e-06)
        transpose_2 = layer_norm_2.transpose(1, 2)
        del layer_norm_2
        x_15 = torch.nn.functional.linear(transpose_2, blocks_1_mlp_tokens_fc1_weight, blocks_1_mlp_tokens_fc1_bias)
        del transpose_2
        x_16 = torch.nn.functional.gelu(x_15, approximate='none')
        del x_15
        x_17 = torch.nn.functional.dropout(x_16, 0.0, False, False)
        del x_16
        x_18 = torch.nn.functional.linear(x_17, blocks_1_mlp_tokens_fc2_weight, blocks_1_mlp_tokens_fc2_bias)
        del x_17
        x_19 = torch.nn.functional.dropout(x_18, 0.0, False, False)
        del x_18
        transpose_3 = x_19.transpose(1, 2)
        del x_19
        x_20 = x_14 + transpose_3
        del x_14, transpose_3
        layer_norm_3 = torch.nn.functional.layer_norm(x_20, (512,), blocks_1_norm2_weight, blocks_1_norm2_bias, 1e-06)
        x_21 = torch.nn.functional.linear(layer_norm_3, blocks_1_mlp_channels_fc1_weight, blocks_1_mlp_channels_fc1_bias)
        del layer_norm_3
        x_22 = torch.nn.functional.gelu(x_21, approximate='none')
        del x_21
        x_23 = torch.nn.functional.dropout(x_22, 0.0, False, False)
        del x_22
        x_24 = torch.nn.functional.linear(x_23, blocks_1_mlp_channels_fc2_weight, blocks_1_mlp_channels_fc2_bias)
        del x_23
        x_25 = torch.nn.functional.dropout(x_24, 0.0, False, False)
        del x_24
        x_26 = x_20 + x_25
        del x_20, x_25
        layer_norm_4 = torch.nn.functional.layer_norm(x_26, (512,), blocks_2_norm1_weight, blocks_2_norm1_bias, 1e-06)
        transpose_4 = layer_norm_4.transpose(1, 2)
        del layer_norm_4
        x_27 = torch.nn.functional.linear(transpose_4, blocks_2_mlp_tokens_fc1_weight, blocks_2_mlp_tokens_fc1_bias)
        del transpose_4
        x_28 = torch.nn.functional.gelu(x_27, approximate='none')
        del x_27
        x_29 = torch.nn.functional.dropout(x_28, 0.0, False, False)
        del x_28
        x_30 = torch.nn.functional.linear(x_29, blocks_2_mlp_tokens_fc2_weight, blocks_2_mlp_tokens_fc2_bias)
        del x_29
        x_31 = torch.nn.functional.dropout(x_30, 0.0, False, False)
        del x_30
        transpose_5 = x_31.transpose(1, 2)
        del x_31
        x_32 = x_26 + transpose_5
        del x_26, transpose_5
        layer_norm_5 = torch.nn.functional.layer_norm(x_32, (512,), blocks_2_norm2_weight, blocks_2_norm2_bias, 1e-06)
        x_33 = torch.nn.functional.linear(layer_norm_5, blocks_2_mlp_channels_fc1_weight, blocks_2_mlp_channels_fc1_bias)
        del layer_norm_5
        x_34 = torch.nn.functional.gelu(x_33, approximate='none')
        del x_33
        x_35 = torch.nn.functional.dropout(x_34, 0.0, False, False)
        del x_34
        x_36 = torch.nn.functional.linear(x_35, blocks_2_mlp_channels_fc2_weight, blocks_2_mlp_channels_fc2_bias)
        del x_35
        x_37 = torch.nn.functional.dropout(x_36, 0.0, False, False)
        del x_36
        x_38 = x_32 + x_37
        del x_32, x_37
        layer_norm_6 = torch.nn.functional.layer_norm(x_38, (512,), blocks_3_norm1_weight, blocks_3_norm1_bias, 1e-06)
        transpose_6 = layer_norm_6.transpose(1, 2)
        del layer_norm_6
        x_39 = torch.nn.functional.linear(transpose_6, blocks_3_mlp_tokens_fc1_weight, blocks_3_mlp_tokens_fc1_bias)
        del transpose_6
        x_40 = torch.nn.functional.gelu(x_39, approximate='none')
        del x_39
        x_41 = torch.nn.functional.dropout(x_40, 0.0, False, False)
        del x_40
        x_42 = torch.nn.functional.linear(x_41, blocks_3_mlp_tokens_fc2_weight, blocks_3_mlp_tokens_fc2_bias)
        del x_41
        x_43 = torch.nn.functional.dropout(x_42, 0.0, False, False)
        del x_42
        transpose_7 = x_43.transpose(1, 2)
        del x_43
        x_44 = x_38 + transpose_7
        del x_38, transpose_7
        layer_norm_7 = torch.nn.functional.layer_norm(x_44, (512,), blocks_3_norm2_weight, blocks_3_norm2_bias, 1e-06)
        x_45 = torch.nn.functional.linear(layer_norm_7, blocks_3_mlp_channels_fc1_weight, blocks_3_mlp_channels_fc1_bias)
        del layer_norm_7
        x_46 = torch.nn.functional.gelu(x_45, approximate='none')
        del x_45
        x_47 = torch.nn.functional.dropout(x_46, 0.0, False, False)
        del x_46
        x_48 = torch.nn.functional.linear(x_47, blocks_3_mlp_channels_fc2_weight, blocks_3_mlp_channels_fc2_bias)
        del x_47
        x_49 = torch.nn.functional.dropout(x_48, 0.0, False, False)
        del x_48
        x_50 = x_44 + x_49
        del x_44, x_49
        layer_norm_8 = torch.nn.functional.layer_norm(x_50, (512,), blocks_4_norm1_weight, blocks_4_norm1_bias, 1e-06)
        transpose_8 = layer_norm_8.transpose(1, 2)
        del layer_norm_8
        x_51 = torch.nn.functional.linear(transpose_8, blocks_4_mlp_tokens_fc1_weight, blocks_4_mlp_tokens_fc1_bias)
        del transpose_8
        x_52 = torch.nn.functional.gelu(x_51, approximate='none')
        del x_51
        x_53 = torch.nn.functional.dropout(x_52, 0.0, False, False)
        del x_52
        x_54 = torch.nn.functional.linear(x_53, blocks_4_mlp_tokens_fc2_weight, blocks_4_mlp_tokens_fc2_bias)
        del x_53
        x_55 = torch.nn.functional.dropout(x_54, 0.0, False, False)
        del x_54
        transpose_9 = x_55.transpose(1, 2)
        del x_55
        x_56 = x_50 + transpose_9
        del x_50, transpose_9
        layer_norm_9 = torch.nn.functional.layer_norm(x_56, (512,), blocks_4_norm2_weight, blocks_4_norm2_bias, 1e-06)
        x_57 = torch.nn.functional.linear(layer_norm_9, blocks_4_mlp_channels_fc1_weight, blocks_4_mlp_channels_fc1_bias)
        del layer_norm_9
        x_58 = torch.nn.functional.gelu(x_57, approximate='none')
        del x_57
        x_59 = torch.nn.functional.dropout(x_58, 0.0, False, False)
        del x_58
        x_60 = torch.nn.functional.linear(x_59, blocks_4_mlp_channels_fc2_weight, blocks_4_mlp_channels_fc2_bias)
        del x_59
        x_61 = torch.nn.functional.dropout(x_60, 0.0, False, False)
        del x_60
        x_62 = x_56 + x_61
        del x_56, x_61
        layer_norm_10 = torch.nn.functional.layer_norm(x_62, (512,), blocks_5_norm1_weight, blocks_5_norm1_bias, 1e-06)
        transpose_10 = layer_norm_10.transpose(1, 2)
        del layer_norm_10
        x_63 = torch.nn.functional.linear(transpose_10, blocks_5_mlp_tokens_fc1_weight, blocks_5_mlp_tokens_fc1_bias)
        del transpose_10
        x_64 = torch.nn.functional.gelu(x_63, approximate='none')
        del x_63
        x_65 = torch.nn.functional.dropout(x_64, 0.0, False, False)
        del x_64
        x_66 = torch.nn.functional.linear(x_65, blocks_5_mlp_tokens_fc2_weight, blocks_5_mlp_tokens_fc2_bias)
        del x_65
        x_67 = torch.nn.functional.dropout(x_66, 0.0, False, False)
        del x_66
        transpose_11 = x_67.transpose(1, 2)
        del x_67
        x_68 = x_62 + transpose_11
        del x_62, transpose_11
        layer_norm_11 = torch.nn.functional.layer_norm(x_68, (512,), blocks_5_norm2_weight, blocks_5_norm2_bias, 1e-06)
        x_69 = torch.nn.functional.linear(layer_norm_11, blocks_5_mlp_channels_fc1_weight, blocks_5_mlp_channels_fc1_bias)
        del layer_norm_11
        x_70 = torch.nn.functional.gelu(x_69, approximate='none')
        del x_69
        x_71 = torch.nn.functional.dropout(x_70, 0.0, False, False)
        del x_70
        x_72 = torch.nn.functional.linear(x_71, blocks_5_mlp_channels_fc2_weight, blocks_5_mlp_channels_fc2_bias)
        del x_71
        x_73 = torch.nn.functional.dropout(x_72, 0.0, False, False)
        del x_72
        x_74 = x_68 + x_73
        del x_68, x_73
        layer_norm_12 = torch.nn.functional.layer_norm(x_74, (512,), blocks_6_norm1_weight, blocks_6_norm1_bias, 1e-06)
        transpose_12 = layer_norm_12.transpose(1, 2)
        del layer_norm_12
        x_75 = torch.nn.functional.linear(transpose_12, blocks_6_mlp_tokens_fc1_weight, blocks_6_mlp_tokens_fc1_bias)
        del transpose_12
        x_76 = torch.nn.functional.gelu(x_75, approximate='none')
        del x_75
        x_77 = torch.nn.functional.dropout(x_76, 0.0, False, False)
        del x_76
        x_78 = torch.nn.functional.linear(x_77, blocks_6_mlp_tokens_fc2_weight, blocks_6_mlp_tokens_fc2_bias)
        del x_77
        x_79 = torch.nn.functional.dropout(x_78, 0.0, False, False)
        del x_78
        transpose_13 = x_79.transpose(1, 2)
        del x_79
        x_80 = x_74 + transpose_13
        del x_74, transpose_13
        layer_norm_13 = torch.nn.functional.layer_norm(x_80, (512,), blocks_6_norm2_weight, blocks_6_norm2_bias, 1e-06)
        x_81 = torch.nn.functional.linear(layer_norm_13, blocks_6_mlp_channels_fc1_weight, blocks_6_mlp_channels_fc1_bias)
        del layer_norm_13
        x_82 = torch.nn.functional.gelu(x_81, approximate='none')
        del x_81
        x_83 = torch.nn.functional.dropout(x_82, 0.0, False, False)
        del x_82
        x_84 = torch.nn.functional.linear(x_83, blocks_6_mlp_channels_fc2_weight, blocks_6_mlp_channels_fc2_bias)
        del x_83
        x_85 = torch.nn.functional.dropout(x_84, 0.0, False, False)
        del x_84
        x_86 = x_80 + x_85
        del x_80, x_85
        layer_norm_14 = torch.nn.functional.layer_norm(x_86, (512,), blocks_7_norm1_weight, blocks_7_norm1_bias, 1e-06)
        transpose_14 = layer_norm_14.transpose(1, 2)
        del layer_norm_14
        x_87 = torch.nn.functional.linear(transpose_14, blocks_7_mlp_tokens_fc1_weight, blocks_7_mlp_tokens_fc1_bias)
        del transpose_14
        x_88 = torch.nn.functional.gelu(x_87, approximate='none')
        del x_87
        x_89 = torch.nn.functional.dropout(x_88, 0.0, False, False)
        del x_88
        x_90 = torch.nn.functional.linear(x_89, blocks_7_mlp_tokens_fc2_weight, blocks_7_mlp_tokens_fc2_bias)
        del x_89
        x_91 = torch.nn.functional.dropout(x_90, 0.0, False, False)
        del x_90
        transpose_15 = x_91.transpose(1, 2)
        del x_91
        x_92 = x_86 + transpose_15
        del x_86, transpose_15
        layer_norm_15 = torch.nn.functional.layer_norm(x_92, (512,), blocks_7_norm2_weight, blocks_7_norm2_bias, 1e-06)
        x_93 = torch.nn.functional.linear(layer_norm_15, blocks_7_mlp_channels_fc1_weight, blocks_7_mlp_channels_fc1_bias)
        del layer_norm_15
        x_94 = torch.nn.functional.gelu(x_93, approximate='none')
        del x_93
        x_95 = torch.nn.functional.dropout(x_94, 0.0, False, False)
        del x_94
        x_96 = torch.nn.functional.linear(x_95, blocks_7_mlp_channels_fc2_weight, blocks_7_mlp_channels_fc2_bias)
        del x_95
        x_97 = torch.nn.functional.dropout(x_96, 0.0, False, False)
        del x_96
        x_98 = x_92 + x_97
        del x_92, x_97
        x_99 = torch.nn.functional.layer_norm(x_98, (512,), norm_weight, norm_bias, 1e-06)
        del x_98
        x_100 = x_99.mean(dim=1)
        del x_99
        x_101 = torch.nn.functional.dropout(x_100, 0.0, False, False)
        del x_100
        x_102 = torch.nn.functional.linear(x_101, head_weight, head_bias)
        del x_101
        return (x_102,)
