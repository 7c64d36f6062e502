import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        lengths: torch.Tensor,
        input_1: torch.Tensor,
        conformer_layers_0_ffn1_sequential_0_weight: torch.Tensor,
        conformer_layers_0_ffn1_sequential_0_bias: torch.Tensor,
        conformer_layers_0_ffn1_sequential_1_weight: torch.Tensor,
        conformer_layers_0_ffn1_sequential_1_bias: torch.Tensor,
        conformer_layers_0_ffn1_sequential_4_weight: torch.Tensor,
        conformer_layers_0_ffn1_sequential_4_bias: torch.Tensor,
        conformer_layers_0_self_attn_layer_norm_weight: torch.Tensor,
        conformer_layers_0_self_attn_layer_norm_bias: torch.Tensor,
        conformer_layers_0_self_attn_in_proj_weight: torch.Tensor,
        conformer_layers_0_self_attn_in_proj_bias: torch.Tensor,
        conformer_layers_0_self_attn_out_proj_weight: torch.Tensor,
        conformer_layers_0_self_attn_out_proj_bias: torch.Tensor,
        conformer_layers_0_conv_module_layer_norm_weight: torch.Tensor,
        conformer_layers_0_conv_module_layer_norm_bias: torch.Tensor,
        conformer_layers_0_conv_module_sequential_0_weight: torch.Tensor,
        conformer_layers_0_conv_module_sequential_0_bias: torch.Tensor,
        conformer_layers_0_conv_module_sequential_2_weight: torch.Tensor,
        conformer_layers_0_conv_module_sequential_2_bias: torch.Tensor,
        conformer_layers_0_conv_module_sequential_3_running_mean: torch.Tensor,
        conformer_layers_0_conv_module_sequential_3_running_var: torch.Tensor,
        conformer_layers_0_conv_module_sequential_3_weight: torch.Tensor,
        conformer_layers_0_conv_module_sequential_3_bias: torch.Tensor,
        conformer_layers_0_conv_module_sequential_5_weight: torch.Tensor,
        conformer_layers_0_conv_module_sequential_5_bias: torch.Tensor,
        conformer_layers_0_ffn2_sequential_0_weight: torch.Tensor,
        conformer_layers_0_ffn2_sequential_0_bias: torch.Tensor,
        conformer_layers_0_ffn2_sequential_1_weight: torch.Tensor,
        conformer_layers_0_ffn2_sequential_1_bias: torch.Tensor,
        conformer_layers_0_ffn2_sequential_4_weight: torch.Tensor,
        conformer_layers_0_ffn2_sequential_4_bias: torch.Tensor,
        conformer_layers_0_final_layer_norm_weight: torch.Tensor,
        conformer_layers_0_final_layer_norm_bias: torch.Tensor,
        conformer_layers_1_ffn1_sequential_0_weight: torch.Tensor,
        conformer_layers_1_ffn1_sequential_0_bias: torch.Tensor,
        conformer_layers_1_ffn1_sequential_1_weight: torch.Tensor,
        conformer_layers_1_ffn1_sequential_1_bias: torch.Tensor,
        conformer_layers_1_ffn1_sequential_4_weight: torch.Tensor,
        conformer_layers_1_ffn1_sequential_4_bias: torch.Tensor,
        conformer_layers_1_self_attn_layer_norm_weight: torch.Tensor,
        conformer_layers_1_self_attn_layer_norm_bias: torch.Tensor,
        conformer_layers_1_self_attn_in_proj_weight: torch.Tensor,
        conformer_layers_1_self_attn_in_proj_bias: torch.Tensor,
        conformer_layers_1_self_attn_out_proj_weight: torch.Tensor,
        conformer_layers_1_self_attn_out_proj_bias: torch.Tensor,
        conformer_layers_1_conv_module_layer_norm_weight: torch.Tensor,
        conformer_layers_1_conv_module_layer_norm_bias: torch.Tensor,
        conformer_layers_1_conv_module_sequential_0_weight: torch.Tensor,
        conformer_layers_1_conv_module_sequential_0_bias: torch.Tensor,
        conformer_layers_1_conv_module_sequential_2_weight: torch.Tensor,
        conformer_layers_1_conv_module_sequential_2_bias: torch.Tensor,
        conformer_layers_1_conv_module_sequential_3_running_mean: torch.Tensor,
        conformer_layers_1_conv_module_sequential_3_running_var: torch.Tensor,
        conformer_layers_1_conv_module_sequential_3_weight: torch.Tensor,
        conformer_layers_1_conv_module_sequential_3_bias: torch.Tensor,
        conformer_layers_1_conv_module_sequential_5_weight: torch.Tensor,
        conformer_layers_1_conv_module_sequential_5_bias: torch.Tensor,
        conformer_layers_1_ffn2_sequential_0_weight: torch.Tensor,
        conformer_layers_1_ffn2_sequential_0_bias: torch.Tensor,
        conformer_layers_1_ffn2_sequential_1_weight: torch.Tensor,
        conformer_layers_1_ffn2_sequential_1_bias: torch.Tensor,
        conformer_layers_1_ffn2_sequential_4_weight: torch.Tensor,
        conformer_layers_1_ffn2_sequential_4_bias: torch.Tensor,
        conformer_layers_1_final_layer_norm_weight: torch.Tensor,
        conformer_layers_1_final_layer_norm_bias: torch.Tensor,
        conformer_layers_2_ffn1_sequential_0_weight: torch.Tensor,
        conformer_layers_2_ffn1_sequential_0_bias: torch.Tensor,
        conformer_layers_2_ffn1_sequential_1_weight: torch.Tensor,
        conformer_layers_2_ffn1_sequential_1_bias: torch.Tensor,
        conformer_layers_2_ffn1_sequential_4_weight: torch.Tensor,
        conformer_layers_2_ffn1_sequential_4_bias: torch.Tensor,
        conformer_layers_2_self_attn_layer_norm_weight: torch.Tensor,
        conformer_layers_2_self_attn_layer_norm_bias: torch.Tensor,
        conformer_layers_2_self_attn_in_proj_weight: torch.Tensor,
        conformer_layers_2_self_attn_in_proj_bias: torch.Tensor,
        conformer_layers_2_self_attn_out_proj_weight: torch.Tensor,
        conformer_layers_2_self_attn_out_proj_bias: torch.Tensor,
        conformer_layers_2_conv_module_layer_norm_weight: torch.Tensor,
        conformer_layers_2_conv_module_layer_norm_bias: torch.Tensor,
        conformer_layers_2_conv_module_sequential_0_weight: torch.Tensor,
        conformer_layers_2_conv_module_sequential_0_bias: torch.Tensor,
        conformer_layers_2_conv_module_sequential_2_weight: torch.Tensor,
        conformer_layers_2_conv_module_sequential_2_bias: torch.Tensor,
        conformer_layers_2_conv_module_sequential_3_running_mean: torch.Tensor,
        conformer_layers_2_conv_module_sequential_3_running_var: torch.Tensor,
        conformer_layers_2_conv_module_sequential_3_weight: torch.Tensor,
        conformer_layers_2_conv_module_sequential_3_bias: torch.Tensor,
        conformer_layers_2_conv_module_sequential_5_weight: torch.Tensor,
        conformer_layers_2_conv_module_sequential_5_bias: torch.Tensor,
        conformer_layers_2_ffn2_sequential_0_weight: torch.Tensor,
        conformer_layers_2_ffn2_sequential_0_bias: torch.Tensor,
        conformer_layers_2_ffn2_sequential_1_weight: torch.Tensor,
        conformer_layers_2_ffn2_sequential_1_bias: torch.Tensor,
        conformer_layers_2_ffn2_sequential_4_weight: torch.Tensor,
        conformer_layers_2_ffn2_sequential_4_bias: torch.Tensor,
        conformer_layers_2_final_layer_norm_weight: torch.Tensor,
        conformer_layers_2_final_layer_norm_bias: torch.Tensor,
        conformer_layers_3_ffn1_sequential_0_weight: torch.Tensor,
        conformer_layers_3_ffn1_sequential_0_bias: torch.Tensor,
        conformer_layers_3_ffn1_sequential_1_weight: torch.Tensor,
        conformer_layers_3_ffn1_sequential_1_bias: torch.Tensor,
        conformer_layers_3_ffn1_sequential_4_weight: torch.Tensor,
        conformer_layers_3_ffn1_sequential_4_bias: torch.Tensor,
        conformer_layers_3_self_attn_layer_norm_weight: torch.Tensor,
        conformer_layers_3_self_attn_layer_norm_bias: torch.Tensor,
        conformer_layers_3_self_attn_in_proj_weight: torch.Tensor,
        conformer_layers_3_self_attn_in_proj_bias: torch.Tensor,
        conformer_layers_3_self_attn_out_proj_weight: torch.Tensor,
        conformer_layers_3_self_attn_out_proj_bias: torch.Tensor,
        conformer_layers_3_conv_module_layer_norm_weight: torch.Tensor,
        conformer_layers_3_conv_module_layer_norm_bias: torch.Tensor,
        conformer_layers_3_conv_module_sequential_0_weight: torch.Tensor,
        conformer_layers_3_conv_module_sequential_0_bias: torch.Tensor,
        conformer_layers_3_conv_module_sequential_2_weight: torch.Tensor,
        conformer_layers_3_conv_module_sequential_2_bias: torch.Tensor,
        conformer_layers_3_conv_module_sequential_3_running_mean: torch.Tensor,
        conformer_layers_3_conv_module_sequential_3_running_var: torch.Tensor,
        conformer_layers_3_conv_module_sequential_3_weight: torch.Tensor,
        conformer_layers_3_conv_module_sequential_3_bias: torch.Tensor,
        conformer_layers_3_conv_module_sequential_5_weight: torch.Tensor,
        conformer_layers_3_conv_module_sequential_5_bias: torch.Tensor,
        conformer_layers_3_ffn2_sequential_0_weight: torch.Tensor,
        conformer_layers_3_ffn2_sequential_0_bias: torch.Tensor,
        conformer_layers_3_ffn2_sequential_1_weight: torch.Tensor,
        conformer_layers_3_ffn2_sequential_1_bias: torch.Tensor,
        conformer_layers_3_ffn2_sequential_4_weight: torch.Tensor,
        conformer_layers_3_ffn2_sequential_4_bias: torch.Tensor,
        conformer_layers_3_final_layer_norm_weight: torch.Tensor,
        conformer_layers_3_final_layer_norm_bias: torch.Tensor,
    ):
        device = lengths.device
        max_1 = torch.max(lengths)
        item = max_1.item()
        del max_1
        sym_int = int(item)
        del item
        arange = torch.arange(sym_int, device=device, dtype=torch.int64)
        expand = arange.expand(2, sym_int)
        del sym_int, arange
        unsqueeze = lengths.unsqueeze(1)
        padding_mask = expand >= unsqueeze
        del expand, unsqueeze
        x = input_1.transpose(0, 1)
        input_2 = torch.nn.functional.layer_norm(x, (80,), conformer_layers_0_ffn1_sequential_0_weight, conformer_layers_0_ffn1_sequential_0_bias, 1e-05)
        input_3 = torch.nn.functional.linear(input_2, conformer_layers_0_ffn1_sequential_1_weight, conformer_layers_0_ffn1_sequential_1_bias)
        del input_2
        input_4 = torch.nn.functional.silu(input_3, inplace=False)
        del input_3
        input_5 = torch.nn.functional.dropout(input_4, 0.0, False, False)
        del input_4
        input_6 = torch.nn.functional.linear(input_5, conformer_layers_0_ffn1_sequential_4_weight, conformer_layers_0_ffn1_sequential_4_bias)
        del input_5
        input_7 = torch.nn.functional.dropout(input_6, 0.0, False, False)
        del input_6
        mul = input_7 * 0.5
        del input_7
        x_1 = mul + x
        del x, mul
        x_2 = torch.nn.functional.layer_norm(x_1, (80,), conformer_layers_0_self_attn_layer_norm_weight, conformer_layers_0_self_attn_layer_norm_bias, 1e-05)
        zeros_like = torch.zeros_like(padding_mask, dtype=torch.float32)
        mask = zeros_like.masked_fill_(padding_mask, float("-inf"))
        del zeros_like
        multi_head_attention_forward = torch.nn.functional.multi_head_attention_forward(x_2, x_2, x_2, 80, 4, conformer_layers_0_self_attn_in_proj_weight, conformer_layers_0_self_attn_in_proj_bias, None, None, False, 0.0, conformer_layers_0_self_attn_out_proj_weight, conformer_layers_0_self_attn_out_proj_bias, training=False, key_padding_mask=mask, need_weights=False, attn_mask=None, average_attn_weights=True, is_causal=False)
        del x_2, mask
        attn_output = multi_head_attention_forward[0]
        del multi_head_attention_forward
        x_3 = torch.nn.functional.dropout(attn_output, 0.0, False, False)
        del attn_output
        x_4 = x_3 + x_1
        del x_1, x_3
        input_8 = x_4.transpose(0, 1)
        x_5 = torch.nn.functional.layer_norm(input_8, (80,), conformer_layers_0_conv_module_layer_norm_weight, conformer_layers_0_conv_module_layer_norm_bias, 1e-05)
        del input_8
        x_6 = x_5.transpose(1, 2)
        del x_5
        input_9 = torch.conv1d(x_6, conformer_layers_0_conv_module_sequential_0_weight, conformer_layers_0_conv_module_sequential_0_bias, (1,), (0,), (1,), 1)
        del x_6
        input_10 = torch.nn.functional.glu(input_9, 1)
        del input_9
        input_11 = torch.conv1d(input_10, conformer_layers_0_conv_module_sequential_2_weight, conformer_layers_0_conv_module_sequential_2_bias, (1,), (15,), (1,), 80)
        del input_10
        input_12 = torch.nn.functional.batch_norm(input_11, conformer_layers_0_conv_module_sequential_3_running_mean, conformer_layers_0_conv_module_sequential_3_running_var, conformer_layers_0_conv_module_sequential_3_weight, conformer_layers_0_conv_module_sequential_3_bias, False, 0.1, 1e-05)
        del input_11
        input_13 = torch.nn.functional.silu(input_12, inplace=False)
        del input_12
        input_14 = torch.conv1d(input_13, conformer_layers_0_conv_module_sequential_5_weight, conformer_layers_0_conv_module_sequential_5_bias, (1,), (0,), (1,), 1)
        del input_13
        input_15 = torch.nn.functional.dropout(input_14, 0.0, False, False)
        del input_14
        input_16 = input_15.transpose(1, 2)
        del input_15
        input_17 = input_16.transpose(0, 1)
        del input_16
        input_18 = x_4 + input_17
        del x_4, input_17
        input_19 = torch.nn.functional.layer_norm(input_18, (80,), conformer_layers_0_ffn2_sequential_0_weight, conformer_layers_0_ffn2_sequential_0_bias, 1e-05)
        input_20 = torch.nn.functional.linear(input_19, conformer_layers_0_ffn2_sequential_1_weight, conformer_layers_0_ffn2_sequential_1_bias)
        del input_19
        input_21 = torch.nn.functional.silu(input_20, inplace=False)
        del input_20
        input_22 = torch.nn.functional.dropout(input_21, 0.0, False, False)
        del input_21
        input_23 = torch.nn.functional.linear(input_22, conformer_layers_0_ffn2_sequential_4_weight, conformer_layers_0_ffn2_sequential_4_bias)
        del input_22
        input_24 = torch.nn.functional.dropout(input_23, 0.0, False, False)
        del input_23
        mul_1 = input_24 * 0.5
        del input_24
        x_7 = mul_1 + input_18
        del input_18, mul_1
        x_8 = torch.nn.functional.layer_norm(x_7, (80,), conformer_layers_0_final_layer_norm_weight, conformer_layers_0_final_layer_norm_bias, 1e-05)
        del x_7
        input_25 = torch.nn.functional.layer_norm(x_8, (80,), conformer_layers_1_ffn1_sequential_0_weight, conformer_layers_1_ffn1_sequential_0_bias, 1e-05)
        input_26 = torch.nn.functional.linear(input_25, conformer_layers_1_ffn1_sequential_1_weight, conformer_layers_1_ffn1_sequential_1_bias)
        del input_25
        input_27 = torch.nn.functional.silu(input_26, inplace=False)
        del input_26
        input_28 = torch.nn.functional.dropout(input_27, 0.0, False, False)
        del input_27
        input_29 = torch.nn.functional.linear(input_28, conformer_layers_1_ffn1_sequential_4_weight, conformer_layers_1_ffn1_sequential_4_bias)
        del input_28
        input_30 = torch.nn.functional.dropout(input_29, 0.0, False, False)
        del input_29
        mul_2 = input_30 * 0.5
        del input_30
        x_9 = mul_2 + x_8
        del x_8, mul_2
        x_10 = torch.nn.functional.layer_norm(x_9, (80,), conformer_layers_1_self_attn_layer_norm_weight, conformer_layers_1_self_attn_layer_norm_bias, 1e-05)
        zeros_like_1 = torch.zeros_like(padding_mask, dtype=torch.float32)
        mask_1 = zeros_like_1.masked_fill_(padding_mask, float("-inf"))
        del zeros_like_1
        multi_head_attention_forward_1 = torch.nn.functional.multi_head_attention_forward(x_10, x_10, x_10, 80, 4, conformer_layers_1_self_attn_in_proj_weight, conformer_layers_1_self_attn_in_proj_bias, None, None, False, 0.0, conformer_layers_1_self_attn_out_proj_weight, conformer_layers_1_self_attn_out_proj_bias, training=False, key_padding_mask=mask_1, need_weights=False, attn_mask=None, average_attn_weights=True, is_causal=False)
        del x_10, mask_1
        attn_output_1 = multi_head_attention_forward_1[0]
        del multi_head_attention_forward_1
        x_11 = torch.nn.functional.dropout(attn_output_1, 0.0, False, False)
        del attn_output_1
        x_12 = x_11 + x_9
        del x_9, x_11
        input_31 = x_12.transpose(0, 1)
        x_13 = torch.nn.functional.layer_norm(input_31, (80,), conformer_layers_1_conv_module_layer_norm_weight, conformer_layers_1_conv_module_layer_norm_bias, 1e-05)
        del input_31
        x_14 = x_13.transpose(1, 2)
        del x_13
        input_32 = torch.conv1d(x_14, conformer_layers_1_conv_module_sequential_0_weight, conformer_layers_1_conv_module_sequential_0_bias, (1,), (0,), (1,), 1)
        del x_14
        input_33 = torch.nn.functional.glu(input_32, 1)
        del input_32
        input_34 = torch.conv1d(input_33, conformer_layers_1_conv_module_sequential_2_weight, conformer_layers_1_conv_module_sequential_2_bias, (1,), (15,), (1,), 80)
        del input_33
        input_35 = torch.nn.functional.batch_norm(input_34, conformer_layers_1_conv_module_sequential_3_running_mean, conformer_layers_1_conv_module_sequential_3_running_var, conformer_layers_1_conv_module_sequential_3_weight, conformer_layers_1_conv_module_sequential_3_bias, False, 0.1, 1e-05)
        del input_34
        input_36 = torch.nn.functional.silu(input_35, inplace=False)
        del input_35
        input_37 = torch.conv1d(input_36, conformer_layers_1_conv_module_sequential_5_weight, conformer_layers_1_conv_module_sequential_5_bias, (1,), (0,), (1,), 1)
        del input_36
        input_38 = torch.nn.functional.dropout(input_37, 0.0, False, False)
        del input_37
        input_39 = input_38.transpose(1, 2)
        del input_38
        input_40 = input_39.transpose(0, 1)
        del input_39
        input_41 = x_12 + input_40
        del x_12, input_40
        input_42 = torch.nn.functional.layer_norm(input_41, (80,), conformer_layers_1_ffn2_sequential_0_weight, conformer_layers_1_ffn2_sequential_0_bias, 1e-05)
        input_43 = torch.nn.functional.linear(input_42, conformer_layers_1_ffn2_sequential_1_weight, conformer_layers_1_ffn2_sequential_1_bias)
        del input_42
        input_44 = torch.nn.functional.silu(input_43, inplace=False)
        del input_43
        input_45 = torch.nn.functional.dropout(input_44, 0.0, False, False)
        del input_44
        input_46 = torch.nn.functional.linear(input_45, conformer_layers_1_ffn2_sequential_4_weight, conformer_layers_1_ffn2_sequential_4_bias)
        del input_45
        input_47 = torch.nn.functional.dropout(input_46, 0.0, False, False)
        del input_46
        mul_3 = input_47 * 0.5
        del input_47
        x_15 = mul_3 + input_41
        del input_41, mul_3
        x_16 = torch.nn.functional.layer_norm(x_15, (80,), conformer_layers_1_final_layer_norm_weight, conformer_layers_1_final_layer_norm_bias, 1e-05)
        del x_15
        input_48 = torch.nn.functional.layer_norm(x_16, (80,), conformer_layers_2_ffn1_sequential_0_weight, conformer_layers_2_ffn1_sequential_0_bias, 1e-05)
        input_49 = torch.nn.functional.linear(input_48, conformer_layers_2_ffn1_sequential_1_weight, conformer_layers_2_ffn1_sequential_1_bias)
        del input_48
        input_50 = torch.nn.functional.silu(input_49, inplace=False)
        del input_49
        input_51 = torch.nn.functional.dropout(input_50, 0.0, False, False)
        del input_50
        input_52 = torch.nn.functional.linear(input_51, conformer_layers_2_ffn1_sequential_4_weight, conformer_layers_2_ffn1_sequential_4_bias)
        del input_51
        input_53 = torch.nn.functional.dropout(input_52, 0.0, False, False)
        del input_52
        mul_4 = input_53 * 0.5
        del input_53
        x_17 = mul_4 + x_16
        del x_16, mul_4
        x_18 = torch.nn.functional.layer_norm(x_17, (80,), conformer_layers_2_self_attn_layer_norm_weight, conformer_layers_2_self_attn_layer_norm_bias, 1e-05)
        zeros_like_2 = torch.zeros_like(padding_mask, dtype=torch.float32)
        mask_2 = zeros_like_2.masked_fill_(padding_mask, float("-inf"))
        del zeros_like_2
        multi_head_attention_forward_2 = torch.nn.functional.multi_head_attention_forward(x_18, x_18, x_18, 80, 4, conformer_layers_2_self_attn_in_proj_weight, conformer_layers_2_self_attn_in_proj_bias, None, None, False, 0.0, conformer_layers_2_self_attn_out_proj_weight, conformer_layers_2_self_attn_out_proj_bias, training=False, key_padding_mask=mask_2, need_weights=False, attn_mask=None, average_attn_weights=True, is_causal=False)
        del x_18, mask_2
        attn_output_2 = multi_head_attention_forward_2[0]
        del multi_head_attention_forward_2
        x_19 = torch.nn.functional.dropout(attn_output_2, 0.0, False, False)
        del attn_output_2
        x_20 = x_19 + x_17
        del x_17, x_19
        input_54 = x_20.transpose(0, 1)
        x_21 = torch.nn.functional.layer_norm(input_54, (80,), conformer_layers_2_conv_module_layer_norm_weight, conformer_layers_2_conv_module_layer_norm_bias, 1e-05)
        del input_54
        x_22 = x_21.transpose(1, 2)
        del x_21
        input_55 = torch.conv1d(x_22, conformer_layers_2_conv_module_sequential_0_weight, conformer_layers_2_conv_module_sequential_0_bias, (1,), (0,), (1,), 1)
        del x_22
        input_56 = torch.nn.functional.glu(input_55, 1)
        del input_55
        input_57 = torch.conv1d(input_56, conformer_layers_2_conv_module_sequential_2_weight, conformer_layers_2_conv_module_sequential_2_bias, (1,), (15,), (1,), 80)
        del input_56
        input_58 = torch.nn.functional.batch_norm(input_57, conformer_layers_2_conv_module_sequential_3_running_mean, conformer_layers_2_conv_module_sequential_3_running_var, conformer_layers_2_conv_module_sequential_3_weight, conformer_layers_2_conv_module_sequential_3_bias, False, 0.1, 1e-05)
        del input_57
        input_59 = torch.nn.functional.silu(input_58, inplace=False)
        del input_58
        input_60 = torch.conv1d(input_59, conformer_layers_2_conv_module_sequential_5_weight, conformer_layers_2_conv_module_sequential_5_bias, (1,), (0,), (1,), 1)
        del input_59
        input_61 = torch.nn.functional.dropout(input_60, 0.0, False, False)
        del input_60
        input_62 = input_61.transpose(1, 2)
        del input_61
        input_63 = input_62.transpose(0, 1)
        del input_62
        input_64 = x_20 + input_63
        del x_20, input_63
        input_65 = torch.nn.functional.layer_norm(input_64, (80,), conformer_layers_2_ffn2_sequential_0_weight, conformer_layers_2_ffn2_sequential_0_bias, 1e-05)
        input_66 = torch.nn.functional.linear(input_65, conformer_layers_2_ffn2_sequential_1_weight, conformer_layers_2_ffn2_sequential_1_bias)
        del input_65
        input_67 = torch.nn.functional.silu(input_66, inplace=False)
        del input_66
        input_68 = torch.nn.functional.dropout(input_67, 0.0, False, False)
        del input_67
        input_69 = torch.nn.functional.linear(input_68, conformer_layers_2_ffn2_sequential_4_weight, conformer_layers_2_ffn2_sequential_4_bias)
        del input_68
        input_70 = torch.nn.functional.dropout(input_69, 0.0, False, False)
        del input_69
        mul_5 = input_70 * 0.5
        del input_70
        x_23 = mul_5 + input_64
        del input_64, mul_5
        x_24 = torch.nn.functional.layer_norm(x_23, (80,), conformer_layers_2_final_layer_norm_weight, conformer_layers_2_final_layer_norm_bias, 1e-05)
        del x_23
        input_71 = torch.nn.functional.layer_norm(x_24, (80,), conformer_layers_3_ffn1_sequential_0_weight, conformer_layers_3_ffn1_sequential_0_bias, 1e-05)
        input_72 = torch.nn.functional.linear(input_71, conformer_layers_3_ffn1_sequential_1_weight, conformer_layers_3_ffn1_sequential_1_bias)
        del input_71
        input_73 = torch.nn.functional.silu(input_72, inplace=False)
        del input_72
        input_74 = torch.nn.functional.dropout(input_73, 0.0, False, False)
        del input_73
        input_75 = torch.nn.functional.linear(input_74, conformer_layers_3_ffn1_sequential_4_weight, conformer_layers_3_ffn1_sequential_4_bias)
        del input_74
        input_76 = torch.nn.functional.dropout(input_75, 0.0, False, False)
        del input_75
        mul_6 = input_76 * 0.5
        del input_76
        x_25 = mul_6 + x_24
        del x_24, mul_6
        x_26 = torch.nn.functional.layer_norm(x_25, (80,), conformer_layers_3_self_attn_layer_norm_weight, conformer_layers_3_self_attn_layer_norm_bias, 1e-05)
        zeros_like_3 = torch.zeros_like(padding_mask, dtype=torch.float32)
        mask_3 = zeros_like_3.masked_fill_(padding_mask, float("-inf"))
        del padding_mask, zeros_like_3
        multi_head_attention_forward_3 = torch.nn.functional.multi_head_attention_forward(x_26, x_26, x_26, 80, 4, conformer_layers_3_self_attn_in_proj_weight, conformer_layers_3_self_attn_in_proj_bias, None, None, False, 0.0, conformer_layers_3_self_attn_out_proj_weight, conformer_layers_3_self_attn_out_proj_bias, training=False, key_padding_mask=mask_3, need_weights=False, attn_mask=None, average_attn_weights=True, is_causal=False)
        del x_26, mask_3
        attn_output_3 = multi_head_attention_forward_3[0]
        del multi_head_attention_forward_3
        x_27 = torch.nn.functional.dropout(attn_output_3, 0.0, False, False)
        del attn_output_3
        x_28 = x_27 + x_25
        del x_25, x_27
        input_77 = x_28.transpose(0, 1)
        x_29 = torch.nn.functional.layer_norm(input_77, (80,), conformer_layers_3_conv_module_layer_norm_weight, conformer_layers_3_conv_module_layer_norm_bias, 1e-05)
        del input_77
        x_30 = x_29.transpose(1, 2)
        del x_29
        input_78 = torch.conv1d(x_30, conformer_layers_3_conv_module_sequential_0_weight, conformer_layers_3_conv_module_sequential_0_bias, (1,), (0,), (1,), 1)
        del x_30
        input_79 = torch.nn.functional.glu(input_78, 1)
        del input_78
        input_80 = torch.conv1d(input_79, conformer_layers_3_conv_module_sequential_2_weight, conformer_layers_3_conv_module_sequential_2_bias, (1,), (15,), (1,), 80)
        del input_79
        input_81 = torch.nn.functional.batch_norm(input_80, conformer_layers_3_conv_module_sequential_3_running_mean, conformer_layers_3_conv_module_sequential_3_running_var, conformer_layers_3_conv_module_sequential_3_weight, conformer_layers_3_conv_module_sequential_3_bias, False, 0.1, 1e-05)
        del input_80
        input_82 = torch.nn.functional.silu(input_81, inplace=False)
        del input_81
        input_83 = torch.conv1d(input_82, conformer_layers_3_conv_module_sequential_5_weight, conformer_layers_3_conv_module_sequential_5_bias, (1,), (0,), (1,), 1)
        del input_82
        input_84 = torch.nn.functional.dropout(input_83, 0.0, False, False)
        del input_83
        input_85 = input_84.transpose(1, 2)
        del input_84
        input_86 = input_85.transpose(0, 1)
        del input_85
        input_87 = x_28 + input_86
        del x_28, input_86
        input_88 = torch.nn.functional.layer_norm(input_87, (80,), conformer_layers_3_ffn2_sequential_0_weight, conformer_layers_3_ffn2_sequential_0_bias, 1e-05)
        input_89 = torch.nn.functional.linear(input_88, conformer_layers_3_ffn2_sequential_1_weight, conformer_layers_3_ffn2_sequential_1_bias)
        del input_88
        input_90 = torch.nn.functional.silu(input_89, inplace=False)
        del input_89
        input_91 = torch.nn.functional.dropout(input_90, 0.0, False, False)
        del input_90
        input_92 = torch.nn.functional.linear(input_91, conformer_layers_3_ffn2_sequential_4_weight, conformer_layers_3_ffn2_sequential_4_bias)
        del input_91
        input_93 = torch.nn.functional.dropout(input_92, 0.0, False, False)
        del input_92
        mul_7 = input_93 * 0.5
        del input_93
        x_31 = mul_7 + input_87
        del input_87, mul_7
        x_32 = torch.nn.functional.layer_norm(x_31, (80,), conformer_layers_3_final_layer_norm_weight, conformer_layers_3_final_layer_norm_bias, 1e-05)
        del x_31
        transpose = x_32.transpose(0, 1)
        del x_32
        return (transpose,)
