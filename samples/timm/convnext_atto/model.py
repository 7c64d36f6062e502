import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        stem_0_weight: torch.Tensor,
        stem_0_bias: torch.Tensor,
        x: torch.Tensor,
        stem_1_weight: torch.Tensor,
        stem_1_bias: torch.Tensor,
        stages_0_blocks_0_conv_dw_weight: torch.Tensor,
        stages_0_blocks_0_conv_dw_bias: torch.Tensor,
        stages_0_blocks_0_norm_weight: torch.Tensor,
        stages_0_blocks_0_norm_bias: torch.Tensor,
        stages_0_blocks_0_mlp_fc1_weight: torch.Tensor,
        stages_0_blocks_0_mlp_fc1_bias: torch.Tensor,
        stages_0_blocks_0_mlp_fc2_weight: torch.Tensor,
        stages_0_blocks_0_mlp_fc2_bias: torch.Tensor,
        stages_0_blocks_0_gamma: torch.Tensor,
        stages_0_blocks_1_conv_dw_weight: torch.Tensor,
        stages_0_blocks_1_conv_dw_bias: torch.Tensor,
        stages_0_blocks_1_norm_weight: torch.Tensor,
        stages_0_blocks_1_norm_bias: torch.Tensor,
        stages_0_blocks_1_mlp_fc1_weight: torch.Tensor,
        stages_0_blocks_1_mlp_fc1_bias: torch.Tensor,
        stages_0_blocks_1_mlp_fc2_weight: torch.Tensor,
        stages_0_blocks_1_mlp_fc2_bias: torch.Tensor,
        stages_0_blocks_1_gamma: torch.Tensor,
        stages_1_downsample_0_weight: torch.Tensor,
        stages_1_downsample_0_bias: torch.Tensor,
        stages_1_downsample_1_weight: torch.Tensor,
        stages_1_downsample_1_bias: torch.Tensor,
        stages_1_blocks_0_conv_dw_weight: torch.Tensor,
        stages_1_blocks_0_conv_dw_bias: torch.Tensor,
        stages_1_blocks_0_norm_weight: torch.Tensor,
        stages_1_blocks_0_norm_bias: torch.Tensor,
        stages_1_blocks_0_mlp_fc1_weight: torch.Tensor,
        stages_1_blocks_0_mlp_fc1_bias: torch.Tensor,
        stages_1_blocks_0_mlp_fc2_weight: torch.Tensor,
        stages_1_blocks_0_mlp_fc2_bias: torch.Tensor,
        stages_1_blocks_0_gamma: torch.Tensor,
        stages_1_blocks_1_conv_dw_weight: torch.Tensor,
        stages_1_blocks_1_conv_dw_bias: torch.Tensor,
        stages_1_blocks_1_norm_weight: torch.Tensor,
        stages_1_blocks_1_norm_bias: torch.Tensor,
        stages_1_blocks_1_mlp_fc1_weight: torch.Tensor,
        stages_1_blocks_1_mlp_fc1_bias: torch.Tensor,
        stages_1_blocks_1_mlp_fc2_weight: torch.Tensor,
        stages_1_blocks_1_mlp_fc2_bias: torch.Tensor,
        stages_1_blocks_1_gamma: torch.Tensor,
        stages_2_downsample_0_weight: torch.Tensor,
        stages_2_downsample_0_bias: torch.Tensor,
        stages_2_downsample_1_weight: torch.Tensor,
        stages_2_downsample_1_bias: torch.Tensor,
        stages_2_blocks_0_conv_dw_weight: torch.Tensor,
        stages_2_blocks_0_conv_dw_bias: torch.Tensor,
        stages_2_blocks_0_norm_weight: torch.Tensor,
        stages_2_blocks_0_norm_bias: torch.Tensor,
        stages_2_blocks_0_mlp_fc1_weight: torch.Tensor,
        stages_2_blocks_0_mlp_fc1_bias: torch.Tensor,
        stages_2_blocks_0_mlp_fc2_weight: torch.Tensor,
        stages_2_blocks_0_mlp_fc2_bias: torch.Tensor,
        stages_2_blocks_0_gamma: torch.Tensor,
        stages_2_blocks_1_conv_dw_weight: torch.Tensor,
        stages_2_blocks_1_conv_dw_bias: torch.Tensor,
        stages_2_blocks_1_norm_weight: torch.Tensor,
        stages_2_blocks_1_norm_bias: torch.Tensor,
        stages_2_blocks_1_mlp_fc1_weight: torch.Tensor,
        stages_2_blocks_1_mlp_fc1_bias: torch.Tensor,
        stages_2_blocks_1_mlp_fc2_weight: torch.Tensor,
        stages_2_blocks_1_mlp_fc2_bias: torch.Tensor,
        stages_2_blocks_1_gamma: torch.Tensor,
        stages_2_blocks_2_conv_dw_weight: torch.Tensor,
        stages_2_blocks_2_conv_dw_bias: torch.Tensor,
        stages_2_blocks_2_norm_weight: torch.Tensor,
        stages_2_blocks_2_norm_bias: torch.Tensor,
        stages_2_blocks_2_mlp_fc1_weight: torch.Tensor,
        stages_2_blocks_2_mlp_fc1_bias: torch.Tensor,
        stages_2_blocks_2_mlp_fc2_weight: torch.Tensor,
        stages_2_blocks_2_mlp_fc2_bias: torch.Tensor,
        stages_2_blocks_2_gamma: torch.Tensor,
        stages_2_blocks_3_conv_dw_weight: torch.Tensor,
        stages_2_blocks_3_conv_dw_bias: torch.Tensor,
        stages_2_blocks_3_norm_weight: torch.Tensor,
        stages_2_blocks_3_norm_bias: torch.Tensor,
        stages_2_blocks_3_mlp_fc1_weight: torch.Tensor,
        stages_2_blocks_3_mlp_fc1_bias: torch.Tensor,
        stages_2_blocks_3_mlp_fc2_weight: torch.Tensor,
        stages_2_blocks_3_mlp_fc2_bias: torch.Tensor,
        stages_2_blocks_3_gamma: torch.Tensor,
        stages_2_blocks_4_conv_dw_weight: torch.Tensor,
        stages_2_blocks_4_conv_dw_bias: torch.Tensor,
        stages_2_blocks_4_norm_weight: torch.Tensor,
        stages_2_blocks_4_norm_bias: torch.Tensor,
        stages_2_blocks_4_mlp_fc1_weight: torch.Tensor,
        stages_2_blocks_4_mlp_fc1_bias: torch.Tensor,
        stages_2_blocks_4_mlp_fc2_weight: torch.Tensor,
        stages_2_blocks_4_mlp_fc2_bias: torch.Tensor,
        stages_2_blocks_4_gamma: torch.Tensor,
        stages_2_blocks_5_conv_dw_weight: torch.Tensor,
        stages_2_blocks_5_conv_dw_bias: torch.Tensor,
        stages_2_blocks_5_norm_weight: torch.Tensor,
        stages_2_blocks_5_norm_bias: torch.Tensor,
        stages_2_blocks_5_mlp_fc1_weight: torch.Tensor,
        stages_2_blocks_5_mlp_fc1_bias: torch.Tensor,
        stages_2_blocks_5_mlp_fc2_weight: torch.Tensor,
        stages_2_blocks_5_mlp_fc2_bias: torch.Tensor,
        stages_2_blocks_5_gamma: torch.Tensor,
        stages_3_downsample_0_weight: torch.Tensor,
        stages_3_downsample_0_bias: torch.Tensor,
        stages_3_downsample_1_weight: torch.Tensor,
        stages_3_downsample_1_bias: torch.Tensor,
        stages_3_blocks_0_conv_dw_weight: torch.Tensor,
        stages_3_blocks_0_conv_dw_bias: torch.Tensor,
        stages_3_blocks_0_norm_weight: torch.Tensor,
        stages_3_blocks_0_norm_bias: torch.Tensor,
        stages_3_blocks_0_mlp_fc1_weight: torch.Tensor,
        stages_3_blocks_0_mlp_fc1_bias: torch.Tensor,
        stages_3_blocks_0_mlp_fc2_weight: torch.Tensor,
        stages_3_blocks_0_mlp_fc2_bias: torch.Tensor,
        stages_3_blocks_0_gamma: torch.Tensor,
        stages_3_blocks_1_conv_dw_weight: torch.Tensor,
        stages_3_blocks_1_conv_dw_bias: torch.Tensor,
        stages_3_blocks_1_norm_weight: torch.Tensor,
        stages_3_blocks_1_norm_bias: torch.Tensor,
        stages_3_blocks_1_mlp_fc1_weight: torch.Tensor,
        stages_3_blocks_1_mlp_fc1_bias: torch.Tensor,
        stages_3_blocks_1_mlp_fc2_weight: torch.Tensor,
        stages_3_blocks_1_mlp_fc2_bias: torch.Tensor,
        stages_3_blocks_1_gamma: torch.Tensor,
        head_norm_weight: torch.Tensor,
        head_norm_bias: torch.Tensor,
        head_fc_weight: torch.Tensor,
        head_fc_bias: torch.Tensor,
    ):
        input_1 = torch.conv2d(x, stem_0_weight, stem_0_bias, (4, 4), (0, 0), (1, 1), 1)
        x_1 = input_1.permute(0, 2, 3, 1)
        del input_1
        x_2 = torch.nn.functional.layer_norm(x_1, (40,), stem_1_weight, stem_1_bias, 1e-06)
        del x_1
        x_3 = x_2.permute(0, 3, 1, 2)
        del x_2
        x_4 = torch.conv2d(x_3, stages_0_blocks_0_conv_dw_weight, stages_0_blocks_0_conv_dw_bias, (1, 1), (3, 3), (1, 1), 40)
        x_5 = x_4.permute(0, 2, 3, 1)
        del x_4
        x_6 = torch.nn.functional.layer_norm(x_5, (40,), stages_0_blocks_0_norm_weight, stages_0_blocks_0_norm_bias, 1e-06)
        del x_5
        x_7 = x_6.permute(0, 3, 1, 2)
        del x_6
        x_8 = torch.conv2d(x_7, stages_0_blocks_0_mlp_fc1_weight, stages_0_blocks_0_mlp_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_7
        x_9 = torch.nn.functional.gelu(x_8)
        del x_8
        x_10 = torch.nn.functional.dropout(x_9, 0.0, False, False)
        del x_9
        x_11 = torch.conv2d(x_10, stages_0_blocks_0_mlp_fc2_weight, stages_0_blocks_0_mlp_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_10
        x_12 = torch.nn.functional.dropout(x_11, 0.0, False, False)
        del x_11
        reshape = stages_0_blocks_0_gamma.reshape(1, -1, 1, 1)
        x_13 = x_12.mul(reshape)
        del x_12, reshape
        x_14 = x_13 + x_3
        del x_3, x_13
        x_15 = torch.conv2d(x_14, stages_0_blocks_1_conv_dw_weight, stages_0_blocks_1_conv_dw_bias, (1, 1), (3, 3), (1, 1), 40)
        x_16 = x_15.permute(0, 2, 3, 1)
        del x_15
        x_17 = torch.nn.functional.layer_norm(x_16, (40,), stages_0_blocks_1_norm_weight, stages_0_blocks_1_norm_bias, 1e-06)
        del x_16
        x_18 = x_17.permute(0, 3, 1, 2)
        del x_17
        x_19 = torch.conv2d(x_18, stages_0_blocks_1_mlp_fc1_weight, stages_0_blocks_1_mlp_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_18
        x_20 = torch.nn.functional.gelu(x_19)
        del x_19
        x_21 = torch.nn.functional.dropout(x_20, 0.0, False, False)
        del x_20
        x_22 = torch.conv2d(x_21, stages_0_blocks_1_mlp_fc2_weight, stages_0_blocks_1_mlp_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_21
        x_23 = torch.nn.functional.dropout(x_22, 0.0, False, False)
        del x_22
        reshape_1 = stages_0_blocks_1_gamma.reshape(1, -1, 1, 1)
        x_24 = x_23.mul(reshape_1)
        del x_23, reshape_1
        x_25 = x_24 + x_14
        del x_14, x_24
        x_26 = x_25.permute(0, 2, 3, 1)
        del x_25
        x_27 = torch.nn.functional.layer_norm(x_26, (40,), stages_1_downsample_0_weight, stages_1_downsample_0_bias, 1e-06)
        del x_26
        x_28 = x_27.permute(0, 3, 1, 2)
        del x_27
        input_2 = torch.conv2d(x_28, stages_1_downsample_1_weight, stages_1_downsample_1_bias, (2, 2), (0, 0), (1, 1), 1)
        del x_28
        x_29 = torch.conv2d(input_2, stages_1_blocks_0_conv_dw_weight, stages_1_blocks_0_conv_dw_bias, (1, 1), (3, 3), (1, 1), 80)
        x_30 = x_29.permute(0, 2, 3, 1)
        del x_29
        x_31 = torch.nn.functional.layer_norm(x_30, (80,), stages_1_blocks_0_norm_weight, stages_1_blocks_0_norm_bias, 1e-06)
        del x_30
        x_32 = x_31.permute(0, 3, 1, 2)
        del x_31
        x_33 = torch.conv2d(x_32, stages_1_blocks_0_mlp_fc1_weight, stages_1_blocks_0_mlp_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_32
        x_34 = torch.nn.functional.gelu(x_33)
        del x_33
        x_35 = torch.nn.functional.dropout(x_34, 0.0, False, False)
        del x_34
        x_36 = torch.conv2d(x_35, stages_1_blocks_0_mlp_fc2_weight, stages_1_blocks_0_mlp_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_35
        x_37 = torch.nn.functional.dropout(x_36, 0.0, False, False)
        del x_36
        reshape_2 = stages_1_blocks_0_gamma.reshape(1, -1, 1, 1)
        x_38 = x_37.mul(reshape_2)
        del x_37, reshape_2
        x_39 = x_38 + input_2
        del input_2, x_38
        x_40 = torch.conv2d(x_39, stages_1_blocks_1_conv_dw_weight, stages_1_blocks_1_conv_dw_bias, (1, 1), (3, 3), (1, 1), 80)
        x_41 = x_40.permute(0, 2, 3, 1)
        del x_40
        x_42 = torch.nn.functional.layer_norm(x_41, (80,), stages_1_blocks_1_norm_weight, stages_1_blocks_1_norm_bias, 1e-06)
        del x_41
        x_43 = x_42.permute(0, 3, 1, 2)
        del x_42
        x_44 = torch.conv2d(x_43, stages_1_blocks_1_mlp_fc1_weight, stages_1_blocks_1_mlp_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_43
        x_45 = torch.nn.functional.gelu(x_44)
        del x_44
        x_46 = torch.nn.functional.dropout(x_45, 0.0, False, False)
        del x_45
        x_47 = torch.conv2d(x_46, stages_1_blocks_1_mlp_fc2_weight, stages_1_blocks_1_mlp_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_46
        x_48 = torch.nn.functional.dropout(x_47, 0.0, False, False)
        del x_47
        reshape_3 = stages_1_blocks_1_gamma.reshape(1, -1, 1, 1)
        x_49 = x_48.mul(reshape_3)
        del x_48, reshape_3
        x_50 = x_49 + x_39
        del x_39, x_49
        x_51 = x_50.permute(0, 2, 3, 1)
        del x_50
        x_52 = torch.nn.functional.layer_norm(x_51, (80,), stages_2_downsample_0_weight, stages_2_downsample_0_bias, 1e-06)
        del x_51
        x_53 = x_52.permute(0, 3, 1, 2)
        del x_52
        input_3 = torch.conv2d(x_53, stages_2_downsample_1_weight, stages_2_downsample_1_bias, (2, 2), (0, 0), (1, 1), 1)
        del x_53
        x_54 = torch.conv2d(input_3, stages_2_blocks_0_conv_dw_weight, stages_2_blocks_0_conv_dw_bias, (1, 1), (3, 3), (1, 1), 160)
        x_55 = x_54.permute(0, 2, 3, 1)
        del x_54
        x_56 = torch.nn.functional.layer_norm(x_55, (160,), stages_2_blocks_0_norm_weight, stages_2_blocks_0_norm_bias, 1e-06)
        del x_55
        x_57 = x_56.permute(0, 3, 1, 2)
        del x_56
        x_58 = torch.conv2d(x_57, stages_2_blocks_0_mlp_fc1_weight, stages_2_blocks_0_mlp_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_57
        x_59 = torch.nn.functional.gelu(x_58)
        del x_58
        x_60 = torch.nn.functional.dropout(x_59, 0.0, False, False)
        del x_59
        x_61 = torch.conv2d(x_60, stages_2_blocks_0_mlp_fc2_weight, stages_2_blocks_0_mlp_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_60
        x_62 = torch.nn.functional.dropout(x_61, 0.0, False, False)
        del x_61
        reshape_4 = stages_2_blocks_0_gamma.reshape(1, -1, 1, 1)
        x_63 = x_62.mul(reshape_4)
        del x_62, reshape_4
        x_64 = x_63 + input_3
        del input_3, x_63
        x_65 = torch.conv2d(x_64, stages_2_blocks_1_conv_dw_weight, stages_2_blocks_1_conv_dw_bias, (1, 1), (3, 3), (1, 1), 160)
        x_66 = x_65.permute(0, 2, 3, 1)
        del x_65
        x_67 = torch.nn.functional.layer_norm(x_66, (160,), stages_2_blocks_1_norm_weight, stages_2_blocks_1_norm_bias, 1e-06)
        del x_66
        x_68 = x_67.permute(0, 3, 1, 2)
        del x_67
        x_69 = torch.conv2d(x_68, stages_2_blocks_1_mlp_fc1_weight, stages_2_blocks_1_mlp_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_68
        x_70 = torch.nn.functional.gelu(x_69)
        del x_69
        x_71 = torch.nn.functional.dropout(x_70, 0.0, False, False)
        del x_70
        x_72 = torch.conv2d(x_71, stages_2_blocks_1_mlp_fc2_weight, stages_2_blocks_1_mlp_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_71
        x_73 = torch.nn.functional.dropout(x_72, 0.0, False, False)
        del x_72
        reshape_5 = stages_2_blocks_1_gamma.reshape(1, -1, 1, 1)
        x_74 = x_73.mul(reshape_5)
        del x_73, reshape_5
        x_75 = x_74 + x_64
        del x_64, x_74
        x_76 = torch.conv2d(x_75, stages_2_blocks_2_conv_dw_weight, stages_2_blocks_2_conv_dw_bias, (1, 1), (3, 3), (1, 1), 160)
        x_77 = x_76.permute(0, 2, 3, 1)
        del x_76
        x_78 = torch.nn.functional.layer_norm(x_77, (160,), stages_2_blocks_2_norm_weight, stages_2_blocks_2_norm_bias, 1e-06)
        del x_77
        x_79 = x_78.permute(0, 3, 1, 2)
        del x_78
        x_80 = torch.conv2d(x_79, stages_2_blocks_2_mlp_fc1_weight, stages_2_blocks_2_mlp_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_79
        x_81 = torch.nn.functional.gelu(x_80)
        del x_80
        x_82 = torch.nn.functional.dropout(x_81, 0.0, False, False)
        del x_81
        x_83 = torch.conv2d(x_82, stages_2_blocks_2_mlp_fc2_weight, stages_2_blocks_2_mlp_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_82
        x_84 = torch.nn.functional.dropout(x_83, 0.0, False, False)
        del x_83
        reshape_6 = stages_2_blocks_2_gamma.reshape(1, -1, 1, 1)
        x_85 = x_84.mul(reshape_6)
        del x_84, reshape_6
        x_86 = x_85 + x_75
        del x_75, x_85
        x_87 = torch.conv2d(x_86, stages_2_blocks_3_conv_dw_weight, stages_2_blocks_3_conv_dw_bias, (1, 1), (3, 3), (1, 1), 160)
        x_88 = x_87.permute(0, 2, 3, 1)
        del x_87
        x_89 = torch.nn.functional.layer_norm(x_88, (160,), stages_2_blocks_3_norm_weight, stages_2_blocks_3_norm_bias, 1e-06)
        del x_88
        x_90 = x_89.permute(0, 3, 1, 2)
        del x_89
        x_91 = torch.conv2d(x_90, stages_2_blocks_3_mlp_fc1_weight, stages_2_blocks_3_mlp_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_90
        x_92 = torch.nn.functional.gelu(x_91)
        del x_91
        x_93 = torch.nn.functional.dropout(x_92, 0.0, False, False)
        del x_92
        x_94 = torch.conv2d(x_93, stages_2_blocks_3_mlp_fc2_weight, stages_2_blocks_3_mlp_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_93
        x_95 = torch.nn.functional.dropout(x_94, 0.0, False, False)
        del x_94
        reshape_7 = stages_2_blocks_3_gamma.reshape(1, -1, 1, 1)
        x_96 = x_95.mul(reshape_7)
        del x_95, reshape_7
        x_97 = x_96 + x_86
        del x_86, x_96
        x_98 = torch.conv2d(x_97, stages_2_blocks_4_conv_dw_weight, stages_2_blocks_4_conv_dw_bias, (1, 1), (3, 3), (1, 1), 160)
        x_99 = x_98.permute(0, 2, 3, 1)
        del x_98
        x_100 = torch.nn.functional.layer_norm(x_99, (160,), stages_2_blocks_4_norm_weight, stages_2_blocks_4_norm_bias, 1e-06)
        del x_99
        x_101 = x_100.permute(0, 3, 1, 2)
        del x_100
        x_102 = torch.conv2d(x_101, stages_2_blocks_4_mlp_fc1_weight, stages_2_blocks_4_mlp_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_101
        x_103 = torch.nn.functional.gelu(x_102)
        del x_102
        x_104 = torch.nn.functional.dropout(x_103, 0.0, False, False)
        del x_103
        x_105 = torch.conv2d(x_104, stages_2_blocks_4_mlp_fc2_weight, stages_2_blocks_4_mlp_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_104
        x_106 = torch.nn.functional.dropout(x_105, 0.0, False, False)
        del x_105
        reshape_8 = stages_2_blocks_4_gamma.reshape(1, -1, 1, 1)
        x_107 = x_106.mul(reshape_8)
        del x_106, reshape_8
        x_108 = x_107 + x_97
        del x_97, x_107
        x_109 = torch.conv2d(x_108, stages_2_blocks_5_conv_dw_weight, stages_2_blocks_5_conv_dw_bias, (1, 1), (3, 3), (1, 1), 160)
        x_110 = x_109.permute(0, 2, 3, 1)
        del x_109
        x_111 = torch.nn.functional.layer_norm(x_110, (160,), stages_2_blocks_5_norm_weight, stages_2_blocks_5_norm_bias, 1e-06)
        del x_110
        x_112 = x_111.permute(0, 3, 1, 2)
        del x_111
        x_113 = torch.conv2d(x_112, stages_2_blocks_5_mlp_fc1_weight, stages_2_blocks_5_mlp_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_112
        x_114 = torch.nn.functional.gelu(x_113)
        del x_113
        x_115 = torch.nn.functional.dropout(x_114, 0.0, False, False)
        del x_114
        x_116 = torch.conv2d(x_115, stages_2_blocks_5_mlp_fc2_weight, stages_2_blocks_5_mlp_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_115
        x_117 = torch.nn.functional.dropout(x_116, 0.0, False, False)
        del x_116
        reshape_9 = stages_2_blocks_5_gamma.reshape(1, -1, 1, 1)
        x_118 = x_117.mul(reshape_9)
        del x_117, reshape_9
        x_119 = x_118 + x_108
        del x_108, x_118
        x_120 = x_119.permute(0, 2, 3, 1)
        del x_119
        x_121 = torch.nn.functional.layer_norm(x_120, (160,), stages_3_downsample_0_weight, stages_3_downsample_0_bias, 1e-06)
        del x_120
        x_122 = x_121.permute(0, 3, 1, 2)
        del x_121
        input_4 = torch.conv2d(x_122, stages_3_downsample_1_weight, stages_3_downsample_1_bias, (2, 2), (0, 0), (1, 1), 1)
        del x_122
        x_123 = torch.conv2d(input_4, stages_3_blocks_0_conv_dw_weight, stages_3_blocks_0_conv_dw_bias, (1, 1), (3, 3), (1, 1), 320)
        x_124 = x_123.permute(0, 2, 3, 1)
        del x_123
        x_125 = torch.nn.functional.layer_norm(x_124, (320,), stages_3_blocks_0_norm_weight, stages_3_blocks_0_norm_bias, 1e-06)
        del x_124
        x_126 = x_125.permute(0, 3, 1, 2)
        del x_125
        x_127 = torch.conv2d(x_126, stages_3_blocks_0_mlp_fc1_weight, stages_3_blocks_0_mlp_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_126
        x_128 = torch.nn.functional.gelu(x_127)
        del x_127
        x_129 = torch.nn.functional.dropout(x_128, 0.0, False, False)
        del x_128
        x_130 = torch.conv2d(x_129, stages_3_blocks_0_mlp_fc2_weight, stages_3_blocks_0_mlp_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_129
        x_131 = torch.nn.functional.dropout(x_130, 0.0, False, False)
        del x_130
        reshape_10 = stages_3_blocks_0_gamma.reshape(1, -1, 1, 1)
        x_132 = x_131.mul(reshape_10)
        del x_131, reshape_10
        x_133 = x_132 + input_4
        del input_4, x_132
        x_134 = torch.conv2d(x_133, stages_3_blocks_1_conv_dw_weight, stages_3_blocks_1_conv_dw_bias, (1, 1), (3, 3), (1, 1), 320)
        x_135 = x_134.permute(0, 2, 3, 1)
        del x_134
        x_136 = torch.nn.functional.layer_norm(x_135, (320,), stages_3_blocks_1_norm_weight, stages_3_blocks_1_norm_bias, 1e-06)
        del x_135
        x_137 = x_136.permute(0, 3, 1, 2)
        del x_136
        x_138 = torch.conv2d(x_137, stages_3_blocks_1_mlp_fc1_weight, stages_3_blocks_1_mlp_fc1_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_137
        x_139 = torch.nn.functional.gelu(x_138)
        del x_138
        x_140 = torch.nn.functional.dropout(x_139, 0.0, False, False)
        del x_139
        x_141 = torch.conv2d(x_140, stages_3_blocks_1_mlp_fc2_weight, stages_3_blocks_1_mlp_fc2_bias, (1, 1), (0, 0), (1, 1), 1)
        del x_140
        x_142 = torch.nn.functional.dropout(x_141, 0.0, False, False)
        del x_141
        reshape_11 = stages_3_blocks_1_gamma.reshape(1, -1, 1, 1)
        x_143 = x_142.mul(reshape_11)
        del x_142, reshape_11
        x_144 = x_143 + x_133
        del x_133, x_143
        x_145 = torch.nn.functional.adaptive_avg_pool2d(x_144, 1)
        del x_144
        x_146 = x_145.permute(0, 2, 3, 1)
        del x_145
        x_147 = torch.nn.functional.layer_norm(x_146, (320,), head_norm_weight, head_norm_bias, 1e-06)
        del x_146
        x_148 = x_147.permute(0, 3, 1, 2)
        del x_147
        x_149 = x_148.flatten(1, -1)
        del x_148
        x_150 = torch.nn.functional.dropout(x_149, 0.0, False, False)
        del x_149
        x_151 = torch.nn.functional.linear(x_150, head_fc_weight, head_fc_bias)
        del x_150
        return (x_151,)
