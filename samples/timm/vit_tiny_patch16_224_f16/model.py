import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        x: torch.Tensor,
        patch_embed_proj_weight: torch.Tensor,
        patch_embed_proj_bias: torch.Tensor,
        cls_token: torch.Tensor,
        pos_embed: torch.Tensor,
        blocks_0_norm1_weight: torch.Tensor,
        blocks_0_norm1_bias: torch.Tensor,
        blocks_0_attn_qkv_weight: torch.Tensor,
        blocks_0_attn_qkv_bias: torch.Tensor,
        blocks_0_attn_proj_weight: torch.Tensor,
        blocks_0_attn_proj_bias: torch.Tensor,
        blocks_0_norm2_weight: torch.Tensor,
        blocks_0_norm2_bias: torch.Tensor,
        blocks_0_mlp_fc1_weight: torch.Tensor,
        blocks_0_mlp_fc1_bias: torch.Tensor,
        blocks_0_mlp_fc2_weight: torch.Tensor,
        blocks_0_mlp_fc2_bias: torch.Tensor,
        blocks_1_norm1_weight: torch.Tensor,
        blocks_1_norm1_bias: torch.Tensor,
        blocks_1_attn_qkv_weight: torch.Tensor,
        blocks_1_attn_qkv_bias: torch.Tensor,
        blocks_1_attn_proj_weight: torch.Tensor,
        blocks_1_attn_proj_bias: torch.Tensor,
        blocks_1_norm2_weight: torch.Tensor,
        blocks_1_norm2_bias: torch.Tensor,
        blocks_1_mlp_fc1_weight: torch.Tensor,
        blocks_1_mlp_fc1_bias: torch.Tensor,
        blocks_1_mlp_fc2_weight: torch.Tensor,
        blocks_1_mlp_fc2_bias: torch.Tensor,
        blocks_2_norm1_weight: torch.Tensor,
        blocks_2_norm1_bias: torch.Tensor,
        blocks_2_attn_qkv_weight: torch.Tensor,
        blocks_2_attn_qkv_bias: torch.Tensor,
        blocks_2_attn_proj_weight: torch.Tensor,
        blocks_2_attn_proj_bias: torch.Tensor,
        blocks_2_norm2_weight: torch.Tensor,
        blocks_2_norm2_bias: torch.Tensor,
        blocks_2_mlp_fc1_weight: torch.Tensor,
        blocks_2_mlp_fc1_bias: torch.Tensor,
        blocks_2_mlp_fc2_weight: torch.Tensor,
        blocks_2_mlp_fc2_bias: torch.Tensor,
        blocks_3_norm1_weight: torch.Tensor,
        blocks_3_norm1_bias: torch.Tensor,
        blocks_3_attn_qkv_weight: torch.Tensor,
        blocks_3_attn_qkv_bias: torch.Tensor,
        blocks_3_attn_proj_weight: torch.Tensor,
        blocks_3_attn_proj_bias: torch.Tensor,
        blocks_3_norm2_weight: torch.Tensor,
        blocks_3_norm2_bias: torch.Tensor,
        blocks_3_mlp_fc1_weight: torch.Tensor,
        blocks_3_mlp_fc1_bias: torch.Tensor,
        blocks_3_mlp_fc2_weight: torch.Tensor,
        blocks_3_mlp_fc2_bias: torch.Tensor,
        blocks_4_norm1_weight: torch.Tensor,
        blocks_4_norm1_bias: torch.Tensor,
        blocks_4_attn_qkv_weight: torch.Tensor,
        blocks_4_attn_qkv_bias: torch.Tensor,
        blocks_4_attn_proj_weight: torch.Tensor,
        blocks_4_attn_proj_bias: torch.Tensor,
        blocks_4_norm2_weight: torch.Tensor,
        blocks_4_norm2_bias: torch.Tensor,
        blocks_4_mlp_fc1_weight: torch.Tensor,
        blocks_4_mlp_fc1_bias: torch.Tensor,
        blocks_4_mlp_fc2_weight: torch.Tensor,
        blocks_4_mlp_fc2_bias: torch.Tensor,
        blocks_5_norm1_weight: torch.Tensor,
        blocks_5_norm1_bias: torch.Tensor,
        blocks_5_attn_qkv_weight: torch.Tensor,
        blocks_5_attn_qkv_bias: torch.Tensor,
        blocks_5_attn_proj_weight: torch.Tensor,
        blocks_5_attn_proj_bias: torch.Tensor,
        blocks_5_norm2_weight: torch.Tensor,
        blocks_5_norm2_bias: torch.Tensor,
        blocks_5_mlp_fc1_weight: torch.Tensor,
        blocks_5_mlp_fc1_bias: torch.Tensor,
        blocks_5_mlp_fc2_weight: torch.Tensor,
        blocks_5_mlp_fc2_bias: torch.Tensor,
        blocks_6_norm1_weight: torch.Tensor,
        blocks_6_norm1_bias: torch.Tensor,
        blocks_6_attn_qkv_weight: torch.Tensor,
        blocks_6_attn_qkv_bias: torch.Tensor,
        blocks_6_attn_proj_weight: torch.Tensor,
        blocks_6_attn_proj_bias: torch.Tensor,
        blocks_6_norm2_weight: torch.Tensor,
        blocks_6_norm2_bias: torch.Tensor,
        blocks_6_mlp_fc1_weight: torch.Tensor,
        blocks_6_mlp_fc1_bias: torch.Tensor,
        blocks_6_mlp_fc2_weight: torch.Tensor,
        blocks_6_mlp_fc2_bias: torch.Tensor,
        blocks_7_norm1_weight: torch.Tensor,
        blocks_7_norm1_bias: torch.Tensor,
        blocks_7_attn_qkv_weight: torch.Tensor,
        blocks_7_attn_qkv_bias: torch.Tensor,
        blocks_7_attn_proj_weight: torch.Tensor,
        blocks_7_attn_proj_bias: torch.Tensor,
        blocks_7_norm2_weight: torch.Tensor,
        blocks_7_norm2_bias: torch.Tensor,
        blocks_7_mlp_fc1_weight: torch.Tensor,
        blocks_7_mlp_fc1_bias: torch.Tensor,
        blocks_7_mlp_fc2_weight: torch.Tensor,
        blocks_7_mlp_fc2_bias: torch.Tensor,
        blocks_8_norm1_weight: torch.Tensor,
        blocks_8_norm1_bias: torch.Tensor,
        blocks_8_attn_qkv_weight: torch.Tensor,
        blocks_8_attn_qkv_bias: torch.Tensor,
        blocks_8_attn_proj_weight: torch.Tensor,
        blocks_8_attn_proj_bias: torch.Tensor,
        blocks_8_norm2_weight: torch.Tensor,
        blocks_8_norm2_bias: torch.Tensor,
        blocks_8_mlp_fc1_weight: torch.Tensor,
        blocks_8_mlp_fc1_bias: torch.Tensor,
        blocks_8_mlp_fc2_weight: torch.Tensor,
        blocks_8_mlp_fc2_bias: torch.Tensor,
        blocks_9_norm1_weight: torch.Tensor,
        blocks_9_norm1_bias: torch.Tensor,
        blocks_9_attn_qkv_weight: torch.Tensor,
        blocks_9_attn_qkv_bias: torch.Tensor,
        blocks_9_attn_proj_weight: torch.Tensor,
        blocks_9_attn_proj_bias: torch.Tensor,
        blocks_9_norm2_weight: torch.Tensor,
        blocks_9_norm2_bias: torch.Tensor,
        blocks_9_mlp_fc1_weight: torch.Tensor,
        blocks_9_mlp_fc1_bias: torch.Tensor,
        blocks_9_mlp_fc2_weight: torch.Tensor,
        blocks_9_mlp_fc2_bias: torch.Tensor,
        blocks_10_norm1_weight: torch.Tensor,
        blocks_10_norm1_bias: torch.Tensor,
        blocks_10_attn_qkv_weight: torch.Tensor,
        blocks_10_attn_qkv_bias: torch.Tensor,
        blocks_10_attn_proj_weight: torch.Tensor,
        blocks_10_attn_proj_bias: torch.Tensor,
        blocks_10_norm2_weight: torch.Tensor,
        blocks_10_norm2_bias: torch.Tensor,
        blocks_10_mlp_fc1_weight: torch.Tensor,
        blocks_10_mlp_fc1_bias: torch.Tensor,
        blocks_10_mlp_fc2_weight: torch.Tensor,
        blocks_10_mlp_fc2_bias: torch.Tensor,
        blocks_11_norm1_weight: torch.Tensor,
        blocks_11_norm1_bias: torch.Tensor,
        blocks_11_attn_qkv_weight: torch.Tensor,
        blocks_11_attn_qkv_bias: torch.Tensor,
        blocks_11_attn_proj_weight: torch.Tensor,
        blocks_11_attn_proj_bias: torch.Tensor,
        blocks_11_norm2_weight: torch.Tensor,
        blocks_11_norm2_bias: torch.Tensor,
        blocks_11_mlp_fc1_weight: torch.Tensor,
        blocks_11_mlp_fc1_bias: torch.Tensor,
        blocks_11_mlp_fc2_weight: torch.Tensor,
        blocks_11_mlp_fc2_bias: torch.Tensor,
        norm_weight: torch.Tensor,
        norm_bias: torch.Tensor,
        head_weight: torch.Tensor,
        head_bias: torch.Tensor,
    ):
        x_1 = torch.conv2d(x, patch_embed_proj_weight, patch_embed_proj_bias, (16, 16), (0, 0), (1, 1), 1)
        flatten = x_1.flatten(2)
        del x_1
        x_2 = flatten.transpose(1, 2)
        del flatten
        expand = cls_token.expand(1, -1, -1)
        x_3 = torch.cat([expand, x_2], dim=1)
        del expand, x_2
        x_4 = x_3 + pos_embed
        del x_3
        x_5 = torch.nn.functional.dropout(x_4, 0.0, False, False)
        del x_4
        x_6 = torch.nn.functional.layer_norm(x_5, (192,), blocks_0_norm1_weight, blocks_0_norm1_bias, 1e-06)
        linear = torch.nn.functional.linear(x_6, blocks_0_attn_qkv_weight, blocks_0_attn_qkv_bias)
        del x_6
        reshape = linear.reshape(1, 197, 3, 3, 64)
        del linear
        qkv = reshape.permute(2, 0, 3, 1, 4)
        del reshape
        unbind = qkv.unbind(0)
        del qkv
        q = unbind[0]
        k = unbind[1]
        v = unbind[2]
        del unbind
        x_7 = torch.nn.functional.scaled_dot_product_attention(q, k, v, attn_mask=None, dropout_p=0.0, is_causal=False)
        del q, k, v
        transpose = x_7.transpose(1, 2)
        del x_7
        x_8 = transpose.reshape(1, 197, 192)
        del transpose
        x_9 = torch.nn.functional.linear(x_8, blocks_0_attn_proj_weight, blocks_0_attn_proj_bias)
        del x_8
        x_10 = torch.nn.functional.dropout(x_9, 0.0, False, False)
        del x_9
        x_11 = x_5 + x_10
        del x_5, x_10
        x_12 = torch.nn.functional.layer_norm(x_11, (192,), blocks_0_norm2_weight, blocks_0_norm2_bias, 1e-06)
        x_13 = torch.nn.functional.linear(x_12, blocks_0_mlp_fc1_weight, blocks_0_mlp_fc1_bias)
        del x_12
        x_14 = torch.nn.functional.gelu(x_13, approximate='none')
        del x_13
        x_15 = torch.nn.functional.dropout(x_14, 0.0, False, False)
        del x_14
        x_16 = torch.nn.functional.linear(x_15, blocks_0_mlp_fc2_weight, blocks_0_mlp_fc2_bias)
        del x_15
        x_17 = torch.nn.functional.dropout(x_16, 0.0, False, False)
        del x_16
        x_18 = x_11 + x_17
        del x_11, x_17
        x_19 = torch.nn.functional.layer_norm(x_18, (192,), blocks_1_norm1_weight, blocks_1_norm1_bias, 1e-06)
        linear_1 = torch.nn.functional.linear(x_19, blocks_1_attn_qkv_weight, blocks_1_attn_qkv_bias)
        del x_19
        reshape_1 = linear_1.reshape(1, 197, 3, 3, 64)
        del linear_1
        qkv_1 = reshape_1.permute(2, 0, 3, 1, 4)
        del reshape_1
        unbind_1 = qkv_1.unbind(0)
        del qkv_1
        q_1 = unbind_1[0]
        k_1 = unbind_1[1]
        v_1 = unbind_1[2]
        del unbind_1
        x_20 = torch.nn.functional.scaled_dot_product_attention(q_1, k_1, v_1, attn_mask=None, dropout_p=0.0, is_causal=False)
        del q_1, k_1, v_1
        transpose_1 = x_20.transpose(1, 2)
        del x_20
        x_21 = transpose_1.reshape(1, 197, 192)
        del transpose_1
        x_22 = torch.nn.functional.linear(x_21, blocks_1_attn_proj_weight, blocks_1_attn_proj_bias)
        del x_21
        x_23 = torch.nn.functional.dropout(x_22, 0.0, False, False)
        del x_22
        x_24 = x_18 + x_23
        del x_18, x_23
        x_25 = torch.nn.functional.layer_norm(x_24, (192,), blocks_1_norm2_weight, blocks_1_norm2_bias, 1e-06)
        x_26 = torch.nn.functional.linear(x_25, blocks_1_mlp_fc1_weight, blocks_1_mlp_fc1_bias)
        del x_25
        x_27 = torch.nn.functional.gelu(x_26, approximate='none')
        del x_26
        x_28 = torch.nn.functional.dropout(x_27, 0.0, False, False)
        del x_27
        x_29 = torch.nn.functional.linear(x_28, blocks_1_mlp_fc2_weight, blocks_1_mlp_fc2_bias)
        del x_28
        x_30 = torch.nn.functional.dropout(x_29, 0.0, False, False)
        del x_29
        x_31 = x_24 + x_30
        del x_24, x_30
        x_32 = torch.nn.functional.layer_norm(x_31, (192,), blocks_2_norm1_weight, blocks_2_norm1_bias, 1e-06)
        linear_2 = torch.nn.functional.linear(x_32, blocks_2_attn_qkv_weight, blocks_2_attn_qkv_bias)
        del x_32
        reshape_2 = linear_2.reshape(1, 197, 3, 3, 64)
        del linear_2
        qkv_2 = reshape_2.permute(2, 0, 3, 1, 4)
        del reshape_2
        unbind_2 = qkv_2.unbind(0)
        del qkv_2
        q_2 = unbind_2[0]
        k_2 = unbind_2[1]
        v_2 = unbind_2[2]
        del unbind_2
        x_33 = torch.nn.functional.scaled_dot_product_attention(q_2, k_2, v_2, attn_mask=None, dropout_p=0.0, is_causal=False)
        del q_2, k_2, v_2
        transpose_2 = x_33.transpose(1, 2)
        del x_33
        x_34 = transpose_2.reshape(1, 197, 192)
        del transpose_2
        x_35 = torch.nn.functional.linear(x_34, blocks_2_attn_proj_weight, blocks_2_attn_proj_bias)
        del x_34
        x_36 = torch.nn.functional.dropout(x_35, 0.0, False, False)
        del x_35
        x_37 = x_31 + x_36
        del x_31, x_36
        x_38 = torch.nn.functional.layer_norm(x_37, (192,), blocks_2_norm2_weight, blocks_2_norm2_bias, 1e-06)
        x_39 = torch.nn.functional.linear(x_38, blocks_2_mlp_fc1_weight, blocks_2_mlp_fc1_bias)
        del x_38
        x_40 = torch.nn.functional.gelu(x_39, approximate='none')
        del x_39
        x_41 = torch.nn.functional.dropout(x_40, 0.0, False, False)
        del x_40
        x_42 = torch.nn.functional.linear(x_41, blocks_2_mlp_fc2_weight, blocks_2_mlp_fc2_bias)
        del x_41
        x_43 = torch.nn.functional.dropout(x_42, 0.0, False, False)
        del x_42
        x_44 = x_37 + x_43
        del x_37, x_43
        x_45 = torch.nn.functional.layer_norm(x_44, (192,), blocks_3_norm1_weight, blocks_3_norm1_bias, 1e-06)
        linear_3 = torch.nn.functional.linear(x_45, blocks_3_attn_qkv_weight, blocks_3_attn_qkv_bias)
        del x_45
        reshape_3 = linear_3.reshape(1, 197, 3, 3, 64)
        del linear_3
        qkv_3 = reshape_3.permute(2, 0, 3, 1, 4)
        del reshape_3
        unbind_3 = qkv_3.unbind(0)
        del qkv_3
        q_3 = unbind_3[0]
        k_3 = unbind_3[1]
        v_3 = unbind_3[2]
        del unbind_3
        x_46 = torch.nn.functional.scaled_dot_product_attention(q_3, k_3, v_3, attn_mask=None, dropout_p=0.0, is_causal=False)
        del q_3, k_3, v_3
        transpose_3 = x_46.transpose(1, 2)
        del x_46
        x_47 = transpose_3.reshape(1, 197, 192)
        del transpose_3
        x_48 = torch.nn.functional.linear(x_47, blocks_3_attn_proj_weight, blocks_3_attn_proj_bias)
        del x_47
        x_49 = torch.nn.functional.dropout(x_48, 0.0, False, False)
        del x_48
        x_50 = x_44 + x_49
        del x_44, x_49
        x_51 = torch.nn.functional.layer_norm(x_50, (192,), blocks_3_norm2_weight, blocks_3_norm2_bias, 1e-06)
        x_52 = torch.nn.functional.linear(x_51, blocks_3_mlp_fc1_weight, blocks_3_mlp_fc1_bias)
        del x_51
        x_53 = torch.nn.functional.gelu(x_52, approximate='none')
        del x_52
        x_54 = torch.nn.functional.dropout(x_53, 0.0, False, False)
        del x_53
        x_55 = torch.nn.functional.linear(x_54, blocks_3_mlp_fc2_weight, blocks_3_mlp_fc2_bias)
        del x_54
        x_56 = torch.nn.functional.dropout(x_55, 0.0, False, False)
        del x_55
        x_57 = x_50 + x_56
        del x_50, x_56
        x_58 = torch.nn.functional.layer_norm(x_57, (192,), blocks_4_norm1_weight, blocks_4_norm1_bias, 1e-06)
        linear_4 = torch.nn.functional.linear(x_58, blocks_4_attn_qkv_weight, blocks_4_attn_qkv_bias)
        del x_58
        reshape_4 = linear_4.reshape(1, 197, 3, 3, 64)
        del linear_4
        qkv_4 = reshape_4.permute(2, 0, 3, 1, 4)
        del reshape_4
        unbind_4 = qkv_4.unbind(0)
        del qkv_4
        q_4 = unbind_4[0]
        k_4 = unbind_4[1]
        v_4 = unbind_4[2]
        del unbind_4
        x_59 = torch.nn.functional.scaled_dot_product_attention(q_4, k_4, v_4, attn_mask=None, dropout_p=0.0, is_causal=False)
        del q_4, k_4, v_4
        transpose_4 = x_59.transpose(1, 2)
        del x_59
        x_60 = transpose_4.reshape(1, 197, 192)
        del transpose_4
        x_61 = torch.nn.functional.linear(x_60, blocks_4_attn_proj_weight, blocks_4_attn_proj_bias)
        del x_60
        x_62 = torch.nn.functional.dropout(x_61, 0.0, False, False)
        del x_61
        x_63 = x_57 + x_62
        del x_57, x_62
        x_64 = torch.nn.functional.layer_norm(x_63, (192,), blocks_4_norm2_weight, blocks_4_norm2_bias, 1e-06)
        x_65 = torch.nn.functional.linear(x_64, blocks_4_mlp_fc1_weight, blocks_4_mlp_fc1_bias)
        del x_64
        x_66 = torch.nn.functional.gelu(x_65, approximate='none')
        del x_65
        x_67 = torch.nn.functional.dropout(x_66, 0.0, False, False)
        del x_66
        x_68 = torch.nn.functional.linear(x_67, blocks_4_mlp_fc2_weight, blocks_4_mlp_fc2_bias)
        del x_67
        x_69 = torch.nn.functional.dropout(x_68, 0.0, False, False)
        del x_68
        x_70 = x_63 + x_69
        del x_63, x_69
        x_71 = torch.nn.functional.layer_norm(x_70, (192,), blocks_5_norm1_weight, blocks_5_norm1_bias, 1e-06)
        linear_5 = torch.nn.functional.linear(x_71, blocks_5_attn_qkv_weight, blocks_5_attn_qkv_bias)
        del x_71
        reshape_5 = linear_5.reshape(1, 197, 3, 3, 64)
        del linear_5
        qkv_5 = reshape_5.permute(2, 0, 3, 1, 4)
        del reshape_5
        unbind_5 = qkv_5.unbind(0)
        del qkv_5
        q_5 = unbind_5[0]
        k_5 = unbind_5[1]
        v_5 = unbind_5[2]
        del unbind_5
        x_72 = torch.nn.functional.scaled_dot_product_attention(q_5, k_5, v_5, attn_mask=None, dropout_p=0.0, is_causal=False)
        del q_5, k_5, v_5
        transpose_5 = x_72.transpose(1, 2)
        del x_72
        x_73 = transpose_5.reshape(1, 197, 192)
        del transpose_5
        x_74 = torch.nn.functional.linear(x_73, blocks_5_attn_proj_weight, blocks_5_attn_proj_bias)
        del x_73
        x_75 = torch.nn.functional.dropout(x_74, 0.0, False, False)
        del x_74
        x_76 = x_70 + x_75
        del x_70, x_75
        x_77 = torch.nn.functional.layer_norm(x_76, (192,), blocks_5_norm2_weight, blocks_5_norm2_bias, 1e-06)
        x_78 = torch.nn.functional.linear(x_77, blocks_5_mlp_fc1_weight, blocks_5_mlp_fc1_bias)
        del x_77
        x_79 = torch.nn.functional.gelu(x_78, approximate='none')
        del x_78
        x_80 = torch.nn.functional.dropout(x_79, 0.0, False, False)
        del x_79
        x_81 = torch.nn.functional.linear(x_80, blocks_5_mlp_fc2_weight, blocks_5_mlp_fc2_bias)
        del x_80
        x_82 = torch.nn.functional.dropout(x_81, 0.0, False, False)
        del x_81
        x_83 = x_76 + x_82
        del x_76, x_82
        x_84 = torch.nn.functional.layer_norm(x_83, (192,), blocks_6_norm1_weight, blocks_6_norm1_bias, 1e-06)
        linear_6 = torch.nn.functional.linear(x_84, blocks_6_attn_qkv_weight, blocks_6_attn_qkv_bias)
        del x_84
        reshape_6 = linear_6.reshape(1, 197, 3, 3, 64)
        del linear_6
        qkv_6 = reshape_6.permute(2, 0, 3, 1, 4)
        del reshape_6
        unbind_6 = qkv_6.unbind(0)
        del qkv_6
        q_6 = unbind_6[0]
        k_6 = unbind_6[1]
        v_6 = unbind_6[2]
        del unbind_6
        x_85 = torch.nn.functional.scaled_dot_product_attention(q_6, k_6, v_6, attn_mask=None, dropout_p=0.0, is_causal=False)
        del q_6, k_6, v_6
        transpose_6 = x_85.transpose(1, 2)
        del x_85
        x_86 = transpose_6.reshape(1, 197, 192)
        del transpose_6
        x_87 = torch.nn.functional.linear(x_86, blocks_6_attn_proj_weight, blocks_6_attn_proj_bias)
        del x_86
        x_88 = torch.nn.functional.dropout(x_87, 0.0, False, False)
        del x_87
        x_89 = x_83 + x_88
        del x_83, x_88
        x_90 = torch.nn.functional.layer_norm(x_89, (192,), blocks_6_norm2_weight, blocks_6_norm2_bias, 1e-06)
        x_91 = torch.nn.functional.linear(x_90, blocks_6_mlp_fc1_weight, blocks_6_mlp_fc1_bias)
        del x_90
        x_92 = torch.nn.functional.gelu(x_91, approximate='none')
        del x_91
        x_93 = torch.nn.functional.dropout(x_92, 0.0, False, False)
        del x_92
        x_94 = torch.nn.functional.linear(x_93, blocks_6_mlp_fc2_weight, blocks_6_mlp_fc2_bias)
        del x_93
        x_95 = torch.nn.functional.dropout(x_94, 0.0, False, False)
        del x_94
        x_96 = x_89 + x_95
        del x_89, x_95
        x_97 = torch.nn.functional.layer_norm(x_96, (192,), blocks_7_norm1_weight, blocks_7_norm1_bias, 1e-06)
        linear_7 = torch.nn.functional.linear(x_97, blocks_7_attn_qkv_weight, blocks_7_attn_qkv_bias)
        del x_97
        reshape_7 = linear_7.reshape(1, 197, 3, 3, 64)
        del linear_7
        qkv_7 = reshape_7.permute(2, 0, 3, 1, 4)
        del reshape_7
        unbind_7 = qkv_7.unbind(0)
        del qkv_7
        q_7 = unbind_7[0]
        k_7 = unbind_7[1]
        v_7 = unbind_7[2]
        del unbind_7
        x_98 = torch.nn.functional.scaled_dot_product_attention(q_7, k_7, v_7, attn_mask=None, dropout_p=0.0, is_causal=False)
        del q_7, k_7, v_7
        transpose_7 = x_98.transpose(1, 2)
        del x_98
        x_99 = transpose_7.reshape(1, 197, 192)
        del transpose_7
        x_100 = torch.nn.functional.linear(x_99, blocks_7_attn_proj_weight, blocks_7_attn_proj_bias)
        del x_99
        x_101 = torch.nn.functional.dropout(x_100, 0.0, False, False)
        del x_100
        x_102 = x_96 + x_101
        del x_96, x_101
        x_103 = torch.nn.functional.layer_norm(x_102, (192,), blocks_7_norm2_weight, blocks_7_norm2_bias, 1e-06)
        x_104 = torch.nn.functional.linear(x_103, blocks_7_mlp_fc1_weight, blocks_7_mlp_fc1_bias)
        del x_103
        x_105 = torch.nn.functional.gelu(x_104, approximate='none')
        del x_104
        x_106 = torch.nn.functional.dropout(x_105, 0.0, False, False)
        del x_105
        x_107 = torch.nn.functional.linear(x_106, blocks_7_mlp_fc2_weight, blocks_7_mlp_fc2_bias)
        del x_106
        x_108 = torch.nn.functional.dropout(x_107, 0.0, False, False)
        del x_107
        x_109 = x_102 + x_108
        del x_102, x_108
        x_110 = torch.nn.functional.layer_norm(x_109, (192,), blocks_8_norm1_weight, blocks_8_norm1_bias, 1e-06)
        linear_8 = torch.nn.functional.linear(x_110, blocks_8_attn_qkv_weight, blocks_8_attn_qkv_bias)
        del x_110
        reshape_8 = linear_8.reshape(1, 197, 3, 3, 64)
        del linear_8
        qkv_8 = reshape_8.permute(2, 0, 3, 1, 4)
        del reshape_8
        unbind_8 = qkv_8.unbind(0)
        del qkv_8
        q_8 = unbind_8[0]
        k_8 = unbind_8[1]
        v_8 = unbind_8[2]
        del unbind_8
        x_111 = torch.nn.functional.scaled_dot_product_attention(q_8, k_8, v_8, attn_mask=None, dropout_p=0.0, is_causal=False)
        del q_8, k_8, v_8
        transpose_8 = x_111.transpose(1, 2)
        del x_111
        x_112 = transpose_8.reshape(1, 197, 192)
        del transpose_8
        x_113 = torch.nn.functional.linear(x_112, blocks_8_attn_proj_weight, blocks_8_attn_proj_bias)
        del x_112
        x_114 = torch.nn.functional.dropout(x_113, 0.0, False, False)
        del x_113
        x_115 = x_109 + x_114
        del x_109, x_114
        x_116 = torch.nn.functional.layer_norm(x_115, (192,), blocks_8_norm2_weight, blocks_8_norm2_bias, 1e-06)
        x_117 = torch.nn.functional.linear(x_116, blocks_8_mlp_fc1_weight, blocks_8_mlp_fc1_bias)
        del x_116
        x_118 = torch.nn.functional.gelu(x_117, approximate='none')
        del x_117
        x_119 = torch.nn.functional.dropout(x_118, 0.0, False, False)
        del x_118
        x_120 = torch.nn.functional.linear(x_119, blocks_8_mlp_fc2_weight, blocks_8_mlp_fc2_bias)
        del x_119
        x_121 = torch.nn.functional.dropout(x_120, 0.0, False, False)
        del x_120
        x_122 = x_115 + x_121
        del x_115, x_121
        x_123 = torch.nn.functional.layer_norm(x_122, (192,), blocks_9_norm1_weight, blocks_9_norm1_bias, 1e-06)
        linear_9 = torch.nn.functional.linear(x_123, blocks_9_attn_qkv_weight, blocks_9_attn_qkv_bias)
        del x_123
        reshape_9 = linear_9.reshape(1, 197, 3, 3, 64)
        del linear_9
        qkv_9 = reshape_9.permute(2, 0, 3, 1, 4)
        del reshape_9
        unbind_9 = qkv_9.unbind(0)
        del qkv_9
        q_9 = unbind_9[0]
        k_9 = unbind_9[1]
        v_9 = unbind_9[2]
        del unbind_9
        x_124 = torch.nn.functional.scaled_dot_product_attention(q_9, k_9, v_9, attn_mask=None, dropout_p=0.0, is_causal=False)
        del q_9, k_9, v_9
        transpose_9 = x_124.transpose(1, 2)
        del x_124
        x_125 = transpose_9.reshape(1, 197, 192)
        del transpose_9
        x_126 = torch.nn.functional.linear(x_125, blocks_9_attn_proj_weight, blocks_9_attn_proj_bias)
        del x_125
        x_127 = torch.nn.functional.dropout(x_126, 0.0, False, False)
        del x_126
        x_128 = x_122 + x_127
        del x_122, x_127
        x_129 = torch.nn.functional.layer_norm(x_128, (192,), blocks_9_norm2_weight, blocks_9_norm2_bias, 1e-06)
        x_130 = torch.nn.functional.linear(x_129, blocks_9_mlp_fc1_weight, blocks_9_mlp_fc1_bias)
        del x_129
        x_131 = torch.nn.functional.gelu(x_130, approximate='none')
        del x_130
        x_132 = torch.nn.functional.dropout(x_131, 0.0, False, False)
        del x_131
        x_133 = torch.nn.functional.linear(x_132, blocks_9_mlp_fc2_weight, blocks_9_mlp_fc2_bias)
        del x_132
        x_134 = torch.nn.functional.dropout(x_133, 0.0, False, False)
        del x_133
        x_135 = x_128 + x_134
        del x_128, x_134
        x_136 = torch.nn.functional.layer_norm(x_135, (192,), blocks_10_norm1_weight, blocks_10_norm1_bias, 1e-06)
        linear_10 = torch.nn.functional.linear(x_136, blocks_10_attn_qkv_weight, blocks_10_attn_qkv_bias)
        del x_136
        reshape_10 = linear_10.reshape(1, 197, 3, 3, 64)
        del linear_10
        qkv_10 = reshape_10.permute(2, 0, 3, 1, 4)
        del reshape_10
        unbind_10 = qkv_10.unbind(0)
        del qkv_10
        q_10 = unbind_10[0]
        k_10 = unbind_10[1]
        v_10 = unbind_10[2]
        del unbind_10
        x_137 = torch.nn.functional.scaled_dot_product_attention(q_10, k_10, v_10, attn_mask=None, dropout_p=0.0, is_causal=False)
        del q_10, k_10, v_10
        transpose_10 = x_137.transpose(1, 2)
        del x_137
        x_138 = transpose_10.reshape(1, 197, 192)
        del transpose_10
        x_139 = torch.nn.functional.linear(x_138, blocks_10_attn_proj_weight, blocks_10_attn_proj_bias)
        del x_138
        x_140 = torch.nn.functional.dropout(x_139, 0.0, False, False)
        del x_139
        x_141 = x_135 + x_140
        del x_135, x_140
        x_142 = torch.nn.functional.layer_norm(x_141, (192,), blocks_10_norm2_weight, blocks_10_norm2_bias, 1e-06)
        x_143 = torch.nn.functional.linear(x_142, blocks_10_mlp_fc1_weight, blocks_10_mlp_fc1_bias)
        del x_142
        x_144 = torch.nn.functional.gelu(x_143, approximate='none')
        del x_143
        x_145 = torch.nn.functional.dropout(x_144, 0.0, False, False)
        del x_144
        x_146 = torch.nn.functional.linear(x_145, blocks_10_mlp_fc2_weight, blocks_10_mlp_fc2_bias)
        del x_145
        x_147 = torch.nn.functional.dropout(x_146, 0.0, False, False)
        del x_146
        x_148 = x_141 + x_147
        del x_141, x_147
        x_149 = torch.nn.functional.layer_norm(x_148, (192,), blocks_11_norm1_weight, blocks_11_norm1_bias, 1e-06)
        linear_11 = torch.nn.functional.linear(x_149, blocks_11_attn_qkv_weight, blocks_11_attn_qkv_bias)
        del x_149
        reshape_11 = linear_11.reshape(1, 197, 3, 3, 64)
        del linear_11
        qkv_11 = reshape_11.permute(2, 0, 3, 1, 4)
        del reshape_11
        unbind_11 = qkv_11.unbind(0)
        del qkv_11
        q_11 = unbind_11[0]
        k_11 = unbind_11[1]
        v_11 = unbind_11[2]
        del unbind_11
        x_150 = torch.nn.functional.scaled_dot_product_attention(q_11, k_11, v_11, attn_mask=None, dropout_p=0.0, is_causal=False)
        del q_11, k_11, v_11
        transpose_11 = x_150.transpose(1, 2)
        del x_150
        x_151 = transpose_11.reshape(1, 197, 192)
        del transpose_11
        x_152 = torch.nn.functional.linear(x_151, blocks_11_attn_proj_weight, blocks_11_attn_proj_bias)
        del x_151
        x_153 = torch.nn.functional.dropout(x_152, 0.0, False, False)
        del x_152
        x_154 = x_148 + x_153
        del x_148, x_153
        x_155 = torch.nn.functional.layer_norm(x_154, (192,), blocks_11_norm2_weight, blocks_11_norm2_bias, 1e-06)
        x_156 = torch.nn.functional.linear(x_155, blocks_11_mlp_fc1_weight, blocks_11_mlp_fc1_bias)
        del x_155
        x_157 = torch.nn.functional.gelu(x_156, approximate='none')
        del x_156
        x_158 = torch.nn.functional.dropout(x_157, 0.0, False, False)
        del x_157
        x_159 = torch.nn.functional.linear(x_158, blocks_11_mlp_fc2_weight, blocks_11_mlp_fc2_bias)
        del x_158
        x_160 = torch.nn.functional.dropout(x_159, 0.0, False, False)
        del x_159
        x_161 = x_154 + x_160
        del x_154, x_160
        x_162 = torch.nn.functional.layer_norm(x_161, (192,), norm_weight, norm_bias, 1e-06)
        del x_161
        x_163 = x_162[:, 0]
        del x_162
        x_164 = torch.nn.functional.dropout(x_163, 0.0, False, False)
        del x_163
        x_165 = torch.nn.functional.linear(x_164, head_weight, head_bias)
        del x_164
        return (x_165,)
