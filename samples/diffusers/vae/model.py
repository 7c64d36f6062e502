import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        sample: torch.Tensor,
        encoder_conv_in_weight: torch.Tensor,
        encoder_conv_in_bias: torch.Tensor,
        encoder_down_blocks_0_resnets_0_norm1_weight: torch.Tensor,
        encoder_down_blocks_0_resnets_0_norm1_bias: torch.Tensor,
        encoder_down_blocks_0_resnets_0_conv1_weight: torch.Tensor,
        encoder_down_blocks_0_resnets_0_conv1_bias: torch.Tensor,
        encoder_down_blocks_0_resnets_0_norm2_weight: torch.Tensor,
        encoder_down_blocks_0_resnets_0_norm2_bias: torch.Tensor,
        encoder_down_blocks_0_resnets_0_conv2_weight: torch.Tensor,
        encoder_down_blocks_0_resnets_0_conv2_bias: torch.Tensor,
        encoder_down_blocks_0_downsamplers_0_conv_weight: torch.Tensor,
        encoder_down_blocks_0_downsamplers_0_conv_bias: torch.Tensor,
        encoder_down_blocks_1_resnets_0_norm1_weight: torch.Tensor,
        encoder_down_blocks_1_resnets_0_norm1_bias: torch.Tensor,
        encoder_down_blocks_1_resnets_0_conv1_weight: torch.Tensor,
        encoder_down_blocks_1_resnets_0_conv1_bias: torch.Tensor,
        encoder_down_blocks_1_resnets_0_norm2_weight: torch.Tensor,
        encoder_down_blocks_1_resnets_0_norm2_bias: torch.Tensor,
        encoder_down_blocks_1_resnets_0_conv2_weight: torch.Tensor,
        encoder_down_blocks_1_resnets_0_conv2_bias: torch.Tensor,
        encoder_down_blocks_1_resnets_0_conv_shortcut_weight: torch.Tensor,
        encoder_down_blocks_1_resnets_0_conv_shortcut_bias: torch.Tensor,
        encoder_mid_block_resnets_0_norm1_weight: torch.Tensor,
        encoder_mid_block_resnets_0_norm1_bias: torch.Tensor,
        encoder_mid_block_resnets_0_conv1_weight: torch.Tensor,
        encoder_mid_block_resnets_0_conv1_bias: torch.Tensor,
        encoder_mid_block_resnets_0_norm2_weight: torch.Tensor,
        encoder_mid_block_resnets_0_norm2_bias: torch.Tensor,
        encoder_mid_block_resnets_0_conv2_weight: torch.Tensor,
        encoder_mid_block_resnets_0_conv2_bias: torch.Tensor,
        encoder_mid_block_attentions_0_group_norm_weight: torch.Tensor,
        encoder_mid_block_attentions_0_group_norm_bias: torch.Tensor,
        encoder_mid_block_attentions_0_to_q_weight: torch.Tensor,
        encoder_mid_block_attentions_0_to_q_bias: torch.Tensor,
        encoder_mid_block_attentions_0_to_k_weight: torch.Tensor,
        encoder_mid_block_attentions_0_to_k_bias: torch.Tensor,
        encoder_mid_block_attentions_0_to_v_weight: torch.Tensor,
        encoder_mid_block_attentions_0_to_v_bias: torch.Tensor,
        encoder_mid_block_attentions_0_to_out_0_weight: torch.Tensor,
        encoder_mid_block_attentions_0_to_out_0_bias: torch.Tensor,
        encoder_mid_block_resnets_1_norm1_weight: torch.Tensor,
        encoder_mid_block_resnets_1_norm1_bias: torch.Tensor,
        encoder_mid_block_resnets_1_conv1_weight: torch.Tensor,
        encoder_mid_block_resnets_1_conv1_bias: torch.Tensor,
        encoder_mid_block_resnets_1_norm2_weight: torch.Tensor,
        encoder_mid_block_resnets_1_norm2_bias: torch.Tensor,
        encoder_mid_block_resnets_1_conv2_weight: torch.Tensor,
        encoder_mid_block_resnets_1_conv2_bias: torch.Tensor,
        encoder_conv_norm_out_weight: torch.Tensor,
        encoder_conv_norm_out_bias: torch.Tensor,
        encoder_conv_out_weight: torch.Tensor,
        encoder_conv_out_bias: torch.Tensor,
        quant_conv_weight: torch.Tensor,
        quant_conv_bias: torch.Tensor,
        post_quant_conv_weight: torch.Tensor,
        post_quant_conv_bias: torch.Tensor,
        decoder_conv_in_weight: torch.Tensor,
        decoder_conv_in_bias: torch.Tensor,
        decoder_mid_block_resnets_0_norm1_weight: torch.Tensor,
        decoder_mid_block_resnets_0_norm1_bias: torch.Tensor,
        decoder_mid_block_resnets_0_conv1_weight: torch.Tensor,
        decoder_mid_block_resnets_0_conv1_bias: torch.Tensor,
        decoder_mid_block_resnets_0_norm2_weight: torch.Tensor,
        decoder_mid_block_resnets_0_norm2_bias: torch.Tensor,
        decoder_mid_block_resnets_0_conv2_weight: torch.Tensor,
        decoder_mid_block_resnets_0_conv2_bias: torch.Tensor,
        decoder_mid_block_attentions_0_group_norm_weight: torch.Tensor,
        decoder_mid_block_attentions_0_group_norm_bias: torch.Tensor,
        decoder_mid_block_attentions_0_to_q_weight: torch.Tensor,
        decoder_mid_block_attentions_0_to_q_bias: torch.Tensor,
        decoder_mid_block_attentions_0_to_k_weight: torch.Tensor,
        decoder_mid_block_attentions_0_to_k_bias: torch.Tensor,
        decoder_mid_block_attentions_0_to_v_weight: torch.Tensor,
        decoder_mid_block_attentions_0_to_v_bias: torch.Tensor,
        decoder_mid_block_attentions_0_to_out_0_weight: torch.Tensor,
        decoder_mid_block_attentions_0_to_out_0_bias: torch.Tensor,
        decoder_mid_block_resnets_1_norm1_weight: torch.Tensor,
        decoder_mid_block_resnets_1_norm1_bias: torch.Tensor,
        decoder_mid_block_resnets_1_conv1_weight: torch.Tensor,
        decoder_mid_block_resnets_1_conv1_bias: torch.Tensor,
        decoder_mid_block_resnets_1_norm2_weight: torch.Tensor,
        decoder_mid_block_resnets_1_norm2_bias: torch.Tensor,
        decoder_mid_block_resnets_1_conv2_weight: torch.Tensor,
        decoder_mid_block_resnets_1_conv2_bias: torch.Tensor,
        decoder_up_blocks_0_resnets_0_norm1_weight: torch.Tensor,
        decoder_up_blocks_0_resnets_0_norm1_bias: torch.Tensor,
        decoder_up_blocks_0_resnets_0_conv1_weight: torch.Tensor,
        decoder_up_blocks_0_resnets_0_conv1_bias: torch.Tensor,
        decoder_up_blocks_0_resnets_0_norm2_weight: torch.Tensor,
        decoder_up_blocks_0_resnets_0_norm2_bias: torch.Tensor,
        decoder_up_blocks_0_resnets_0_conv2_weight: torch.Tensor,
        decoder_up_blocks_0_resnets_0_conv2_bias: torch.Tensor,
        decoder_up_blocks_0_resnets_1_norm1_weight: torch.Tensor,
        decoder_up_blocks_0_resnets_1_norm1_bias: torch.Tensor,
        decoder_up_blocks_0_resnets_1_conv1_weight: torch.Tensor,
        decoder_up_blocks_0_resnets_1_conv1_bias: torch.Tensor,
        decoder_up_blocks_0_resnets_1_norm2_weight: torch.Tensor,
        decoder_up_blocks_0_resnets_1_norm2_bias: torch.Tensor,
        decoder_up_blocks_0_resnets_1_conv2_weight: torch.Tensor,
        decoder_up_blocks_0_resnets_1_conv2_bias: torch.Tensor,
        decoder_up_blocks_0_upsamplers_0_conv_weight: torch.Tensor,
        decoder_up_blocks_0_upsamplers_0_conv_bias: torch.Tensor,
        decoder_up_blocks_1_resnets_0_norm1_weight: torch.Tensor,
        decoder_up_blocks_1_resnets_0_norm1_bias: torch.Tensor,
        decoder_up_blocks_1_resnets_0_conv1_weight: torch.Tensor,
        decoder_up_blocks_1_resnets_0_conv1_bias: torch.Tensor,
        decoder_up_blocks_1_resnets_0_norm2_weight: torch.Tensor,
        decoder_up_blocks_1_resnets_0_norm2_bias: torch.Tensor,
        decoder_up_blocks_1_resnets_0_conv2_weight: torch.Tensor,
        decoder_up_blocks_1_resnets_0_conv2_bias: torch.Tensor,
        decoder_up_blocks_1_resnets_0_conv_shortcut_weight: torch.Tensor,
        decoder_up_blocks_1_resnets_0_conv_shortcut_bias: torch.Tensor,
        decoder_up_blocks_1_resnets_1_norm1_weight: torch.Tensor,
        decoder_up_blocks_1_resnets_1_norm1_bias: torch.Tensor,
        decoder_up_blocks_1_resnets_1_conv1_weight: torch.Tensor,
        decoder_up_blocks_1_resnets_1_conv1_bias: torch.Tensor,
        decoder_up_blocks_1_resnets_1_norm2_weight: torch.Tensor,
        decoder_up_blocks_1_resnets_1_norm2_bias: torch.Tensor,
        decoder_up_blocks_1_resnets_1_conv2_weight: torch.Tensor,
        decoder_up_blocks_1_resnets_1_conv2_bias: torch.Tensor,
        decoder_conv_norm_out_weight: torch.Tensor,
        decoder_conv_norm_out_bias: torch.Tensor,
        decoder_conv_out_weight: torch.Tensor,
        decoder_conv_out_bias: torch.Tensor,
    ):
        sample_1 = torch.conv2d(sample, encoder_conv_in_weight, encoder_conv_in_bias, (1, 1), (1, 1), (1, 1), 1)
        hidden_states = torch.nn.functional.group_norm(sample_1, 32, encoder_down_blocks_0_resnets_0_norm1_weight, encoder_down_blocks_0_resnets_0_norm1_bias, 1e-06)
        hidden_states_1 = torch.nn.functional.silu(hidden_states, inplace=False)
        del hidden_states
        hidden_states_2 = torch.conv2d(hidden_states_1, encoder_down_blocks_0_resnets_0_conv1_weight, encoder_down_blocks_0_resnets_0_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_1
        hidden_states_3 = torch.nn.functional.group_norm(hidden_states_2, 32, encoder_down_blocks_0_resnets_0_norm2_weight, encoder_down_blocks_0_resnets_0_norm2_bias, 1e-06)
        del hidden_states_2
        hidden_states_4 = torch.nn.functional.silu(hidden_states_3, inplace=False)
        del hidden_states_3
        hidden_states_5 = torch.nn.functional.dropout(hidden_states_4, 0.0, False, False)
        del hidden_states_4
        hidden_states_6 = torch.conv2d(hidden_states_5, encoder_down_blocks_0_resnets_0_conv2_weight, encoder_down_blocks_0_resnets_0_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_5
        add = sample_1 + hidden_states_6
        del sample_1, hidden_states_6
        output_tensor = add / 1.0
        del add
        hidden_states_7 = torch.nn.functional.pad(output_tensor, (0, 1, 0, 1), 'constant', 0)
        del output_tensor
        hidden_states_8 = torch.conv2d(hidden_states_7, encoder_down_blocks_0_downsamplers_0_conv_weight, encoder_down_blocks_0_downsamplers_0_conv_bias, (2, 2), (0, 0), (1, 1), 1)
        del hidden_states_7
        hidden_states_9 = torch.nn.functional.group_norm(hidden_states_8, 32, encoder_down_blocks_1_resnets_0_norm1_weight, encoder_down_blocks_1_resnets_0_norm1_bias, 1e-06)
        hidden_states_10 = torch.nn.functional.silu(hidden_states_9, inplace=False)
        del hidden_states_9
        hidden_states_11 = torch.conv2d(hidden_states_10, encoder_down_blocks_1_resnets_0_conv1_weight, encoder_down_blocks_1_resnets_0_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_10
        hidden_states_12 = torch.nn.functional.group_norm(hidden_states_11, 32, encoder_down_blocks_1_resnets_0_norm2_weight, encoder_down_blocks_1_resnets_0_norm2_bias, 1e-06)
        del hidden_states_11
        hidden_states_13 = torch.nn.functional.silu(hidden_states_12, inplace=False)
        del hidden_states_12
        hidden_states_14 = torch.nn.functional.dropout(hidden_states_13, 0.0, False, False)
        del hidden_states_13
        hidden_states_15 = torch.conv2d(hidden_states_14, encoder_down_blocks_1_resnets_0_conv2_weight, encoder_down_blocks_1_resnets_0_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_14
        input_tensor = torch.conv2d(hidden_states_8, encoder_down_blocks_1_resnets_0_conv_shortcut_weight, encoder_down_blocks_1_resnets_0_conv_shortcut_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_8
        add_1 = input_tensor + hidden_states_15
        del input_tensor, hidden_states_15
        output_tensor_1 = add_1 / 1.0
        del add_1
        hidden_states_16 = torch.nn.functional.group_norm(output_tensor_1, 32, encoder_mid_block_resnets_0_norm1_weight, encoder_mid_block_resnets_0_norm1_bias, 1e-06)
        hidden_states_17 = torch.nn.functional.silu(hidden_states_16, inplace=False)
        del hidden_states_16
        hidden_states_18 = torch.conv2d(hidden_states_17, encoder_mid_block_resnets_0_conv1_weight, encoder_mid_block_resnets_0_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_17
        hidden_states_19 = torch.nn.functional.group_norm(hidden_states_18, 32, encoder_mid_block_resnets_0_norm2_weight, encoder_mid_block_resnets_0_norm2_bias, 1e-06)
        del hidden_states_18
        hidden_states_20 = torch.nn.functional.silu(hidden_states_19, inplace=False)
        del hidden_states_19
        hidden_states_21 = torch.nn.functional.dropout(hidden_states_20, 0.0, False, False)
        del hidden_states_20
        hidden_states_22 = torch.conv2d(hidden_states_21, encoder_mid_block_resnets_0_conv2_weight, encoder_mid_block_resnets_0_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_21
        add_2 = output_tensor_1 + hidden_states_22
        del output_tensor_1, hidden_states_22
        output_tensor_2 = add_2 / 1
        del add_2
        view = output_tensor_2.view(1, 64, 1024)
        hidden_states_23 = view.transpose(1, 2)
        del view
        transpose = hidden_states_23.transpose(1, 2)
        del hidden_states_23
        group_norm = torch.nn.functional.group_norm(transpose, 32, encoder_mid_block_attentions_0_group_norm_weight, encoder_mid_block_attentions_0_group_norm_bias, 1e-06)
        del transpose
        hidden_states_24 = group_norm.transpose(1, 2)
        del group_norm
        query = torch.nn.functional.linear(hidden_states_24, encoder_mid_block_attentions_0_to_q_weight, encoder_mid_block_attentions_0_to_q_bias)
        key = torch.nn.functional.linear(hidden_states_24, encoder_mid_block_attentions_0_to_k_weight, encoder_mid_block_attentions_0_to_k_bias)
        value = torch.nn.functional.linear(hidden_states_24, encoder_mid_block_attentions_0_to_v_weight, encoder_mid_block_attentions_0_to_v_bias)
        del hidden_states_24
        view_1 = query.view(1, -1, 1, 64)
        del query
        query_1 = view_1.transpose(1, 2)
        del view_1
        view_2 = key.view(1, -1, 1, 64)
        del key
        key_1 = view_2.transpose(1, 2)
        del view_2
        view_3 = value.view(1, -1, 1, 64)
        del value
        value_1 = view_3.transpose(1, 2)
        del view_3
        hidden_states_25 = torch.nn.functional.scaled_dot_product_attention(query_1, key_1, value_1, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_1, key_1, value_1
        transpose_1 = hidden_states_25.transpose(1, 2)
        del hidden_states_25
        hidden_states_26 = transpose_1.reshape(1, -1, 64)
        del transpose_1
        hidden_states_27 = hidden_states_26.to(torch.float32)
        del hidden_states_26
        hidden_states_28 = torch.nn.functional.linear(hidden_states_27, encoder_mid_block_attentions_0_to_out_0_weight, encoder_mid_block_attentions_0_to_out_0_bias)
        del hidden_states_27
        hidden_states_29 = torch.nn.functional.dropout(hidden_states_28, 0.0, False, False)
        del hidden_states_28
        transpose_2 = hidden_states_29.transpose(-1, -2)
        del hidden_states_29
        hidden_states_30 = transpose_2.reshape(1, 64, 32, 32)
        del transpose_2
        hidden_states_31 = hidden_states_30 + output_tensor_2
        del output_tensor_2, hidden_states_30
        hidden_states_32 = hidden_states_31 / 1
        del hidden_states_31
        hidden_states_33 = torch.nn.functional.group_norm(hidden_states_32, 32, encoder_mid_block_resnets_1_norm1_weight, encoder_mid_block_resnets_1_norm1_bias, 1e-06)
        hidden_states_34 = torch.nn.functional.silu(hidden_states_33, inplace=False)
        del hidden_states_33
        hidden_states_35 = torch.conv2d(hidden_states_34, encoder_mid_block_resnets_1_conv1_weight, encoder_mid_block_resnets_1_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_34
        hidden_states_36 = torch.nn.functional.group_norm(hidden_states_35, 32, encoder_mid_block_resnets_1_norm2_weight, encoder_mid_block_resnets_1_norm2_bias, 1e-06)
        del hidden_states_35
        hidden_states_37 = torch.nn.functional.silu(hidden_states_36, inplace=False)
        del hidden_states_36
        hidden_states_38 = torch.nn.functional.dropout(hidden_states_37, 0.0, False, False)
        del hidden_states_37
        hidden_states_39 = torch.conv2d(hidden_states_38, encoder_mid_block_resnets_1_conv2_weight, encoder_mid_block_resnets_1_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_38
        add_3 = hidden_states_32 + hidden_states_39
        del hidden_states_32, hidden_states_39
        output_tensor_3 = add_3 / 1
        del add_3
        sample_2 = torch.nn.functional.group_norm(output_tensor_3, 32, encoder_conv_norm_out_weight, encoder_conv_norm_out_bias, 1e-06)
        del output_tensor_3
        sample_3 = torch.nn.functional.silu(sample_2, inplace=False)
        del sample_2
        sample_4 = torch.conv2d(sample_3, encoder_conv_out_weight, encoder_conv_out_bias, (1, 1), (1, 1), (1, 1), 1)
        del sample_3
        enc = torch.conv2d(sample_4, quant_conv_weight, quant_conv_bias, (1, 1), (0, 0), (1, 1), 1)
        del sample_4
        chunk = torch.chunk(enc, 2, dim=1)
        del enc
        z = chunk[0]
        getitem = chunk[1]
        del chunk
        clamp = torch.clamp(getitem, -30.0, 20.0)
        del getitem
        mul = 0.5 * clamp
        torch.exp(mul)
        del mul
        torch.exp(clamp)
        del clamp
        z_1 = torch.conv2d(z, post_quant_conv_weight, post_quant_conv_bias, (1, 1), (0, 0), (1, 1), 1)
        del z
        sample_5 = torch.conv2d(z_1, decoder_conv_in_weight, decoder_conv_in_bias, (1, 1), (1, 1), (1, 1), 1)
        del z_1
        hidden_states_40 = torch.nn.functional.group_norm(sample_5, 32, decoder_mid_block_resnets_0_norm1_weight, decoder_mid_block_resnets_0_norm1_bias, 1e-06)
        hidden_states_41 = torch.nn.functional.silu(hidden_states_40, inplace=False)
        del hidden_states_40
        hidden_states_42 = torch.conv2d(hidden_states_41, decoder_mid_block_resnets_0_conv1_weight, decoder_mid_block_resnets_0_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_41
        hidden_states_43 = torch.nn.functional.group_norm(hidden_states_42, 32, decoder_mid_block_resnets_0_norm2_weight, decoder_mid_block_resnets_0_norm2_bias, 1e-06)
        del hidden_states_42
        hidden_states_44 = torch.nn.functional.silu(hidden_states_43, inplace=False)
        del hidden_states_43
        hidden_states_45 = torch.nn.functional.dropout(hidden_states_44, 0.0, False, False)
        del hidden_states_44
        hidden_states_46 = torch.conv2d(hidden_states_45, decoder_mid_block_resnets_0_conv2_weight, decoder_mid_block_resnets_0_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_45
        add_4 = sample_5 + hidden_states_46
        del sample_5, hidden_states_46
        output_tensor_4 = add_4 / 1
        del add_4
        view_4 = output_tensor_4.view(1, 64, 1024)
        hidden_states_47 = view_4.transpose(1, 2)
        del view_4
        transpose_3 = hidden_states_47.transpose(1, 2)
        del hidden_states_47
        group_norm_1 = torch.nn.functional.group_norm(transpose_3, 32, decoder_mid_block_attentions_0_group_norm_weight, decoder_mid_block_attentions_0_group_norm_bias, 1e-06)
        del transpose_3
        hidden_states_48 = group_norm_1.transpose(1, 2)
        del group_norm_1
        query_2 = torch.nn.functional.linear(hidden_states_48, decoder_mid_block_attentions_0_to_q_weight, decoder_mid_block_attentions_0_to_q_bias)
        key_2 = torch.nn.functional.linear(hidden_states_48, decoder_mid_block_attentions_0_to_k_weight, decoder_mid_block_attentions_0_to_k_bias)
        value_2 = torch.nn.functional.linear(hidden_states_48, decoder_mid_block_attentions_0_to_v_weight, decoder_mid_block_attentions_0_to_v_bias)
        del hidden_states_48
        view_5 = query_2.view(1, -1, 1, 64)
        del query_2
        query_3 = view_5.transpose(1, 2)
        del view_5
        view_6 = key_2.view(1, -1, 1, 64)
        del key_2
        key_3 = view_6.transpose(1, 2)
        del view_6
        view_7 = value_2.view(1, -1, 1, 64)
        del value_2
        value_3 = view_7.transpose(1, 2)
        del view_7
        hidden_states_49 = torch.nn.functional.scaled_dot_product_attention(query_3, key_3, value_3, attn_mask=None, dropout_p=0.0, is_causal=False)
        del query_3, key_3, value_3
        transpose_4 = hidden_states_49.transpose(1, 2)
        del hidden_states_49
        hidden_states_50 = transpose_4.reshape(1, -1, 64)
        del transpose_4
        hidden_states_51 = hidden_states_50.to(torch.float32)
        del hidden_states_50
        hidden_states_52 = torch.nn.functional.linear(hidden_states_51, decoder_mid_block_attentions_0_to_out_0_weight, decoder_mid_block_attentions_0_to_out_0_bias)
        del hidden_states_51
        hidden_states_53 = torch.nn.functional.dropout(hidden_states_52, 0.0, False, False)
        del hidden_states_52
        transpose_5 = hidden_states_53.transpose(-1, -2)
        del hidden_states_53
        hidden_states_54 = transpose_5.reshape(1, 64, 32, 32)
        del transpose_5
        hidden_states_55 = hidden_states_54 + output_tensor_4
        del output_tensor_4, hidden_states_54
        hidden_states_56 = hidden_states_55 / 1
        del hidden_states_55
        hidden_states_57 = torch.nn.functional.group_norm(hidden_states_56, 32, decoder_mid_block_resnets_1_norm1_weight, decoder_mid_block_resnets_1_norm1_bias, 1e-06)
        hidden_states_58 = torch.nn.functional.silu(hidden_states_57, inplace=False)
        del hidden_states_57
        hidden_states_59 = torch.conv2d(hidden_states_58, decoder_mid_block_resnets_1_conv1_weight, decoder_mid_block_resnets_1_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_58
        hidden_states_60 = torch.nn.functional.group_norm(hidden_states_59, 32, decoder_mid_block_resnets_1_norm2_weight, decoder_mid_block_resnets_1_norm2_bias, 1e-06)
        del hidden_states_59
        hidden_states_61 = torch.nn.functional.silu(hidden_states_60, inplace=False)
        del hidden_states_60
        hidden_states_62 = torch.nn.functional.dropout(hidden_states_61, 0.0, False, False)
        del hidden_states_61
        hidden_states_63 = torch.conv2d(hidden_states_62, decoder_mid_block_resnets_1_conv2_weight, decoder_mid_block_resnets_1_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_62
        add_5 = hidden_states_56 + hidden_states_63
        del hidden_states_56, hidden_states_63
        output_tensor_5 = add_5 / 1
        del add_5
        hidden_states_64 = torch.nn.functional.group_norm(output_tensor_5, 32, decoder_up_blocks_0_resnets_0_norm1_weight, decoder_up_blocks_0_resnets_0_norm1_bias, 1e-06)
        hidden_states_65 = torch.nn.functional.silu(hidden_states_64, inplace=False)
        del hidden_states_64
        hidden_states_66 = torch.conv2d(hidden_states_65, decoder_up_blocks_0_resnets_0_conv1_weight, decoder_up_blocks_0_resnets_0_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_65
        hidden_states_67 = torch.nn.functional.group_norm(hidden_states_66, 32, decoder_up_blocks_0_resnets_0_norm2_weight, decoder_up_blocks_0_resnets_0_norm2_bias, 1e-06)
        del hidden_states_66
        hidden_states_68 = torch.nn.functional.silu(hidden_states_67, inplace=False)
        del hidden_states_67
        hidden_states_69 = torch.nn.functional.dropout(hidden_states_68, 0.0, False, False)
        del hidden_states_68
        hidden_states_70 = torch.conv2d(hidden_states_69, decoder_up_blocks_0_resnets_0_conv2_weight, decoder_up_blocks_0_resnets_0_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_69
        add_6 = output_tensor_5 + hidden_states_70
        del output_tensor_5, hidden_states_70
        output_tensor_6 = add_6 / 1.0
        del add_6
        hidden_states_71 = torch.nn.functional.group_norm(output_tensor_6, 32, decoder_up_blocks_0_resnets_1_norm1_weight, decoder_up_blocks_0_resnets_1_norm1_bias, 1e-06)
        hidden_states_72 = torch.nn.functional.silu(hidden_states_71, inplace=False)
        del hidden_states_71
        hidden_states_73 = torch.conv2d(hidden_states_72, decoder_up_blocks_0_resnets_1_conv1_weight, decoder_up_blocks_0_resnets_1_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_72
        hidden_states_74 = torch.nn.functional.group_norm(hidden_states_73, 32, decoder_up_blocks_0_resnets_1_norm2_weight, decoder_up_blocks_0_resnets_1_norm2_bias, 1e-06)
        del hidden_states_73
        hidden_states_75 = torch.nn.functional.silu(hidden_states_74, inplace=False)
        del hidden_states_74
        hidden_states_76 = torch.nn.functional.dropout(hidden_states_75, 0.0, False, False)
        del hidden_states_75
        hidden_states_77 = torch.conv2d(hidden_states_76, decoder_up_blocks_0_resnets_1_conv2_weight, decoder_up_blocks_0_resnets_1_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_76
        add_7 = output_tensor_6 + hidden_states_77
        del output_tensor_6, hidden_states_77
        output_tensor_7 = add_7 / 1.0
        del add_7
        hidden_states_78 = torch.nn.functional.interpolate(output_tensor_7, scale_factor=2.0, mode='nearest')
        del output_tensor_7
        hidden_states_79 = torch.conv2d(hidden_states_78, decoder_up_blocks_0_upsamplers_0_conv_weight, decoder_up_blocks_0_upsamplers_0_conv_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_78
        hidden_states_80 = torch.nn.functional.group_norm(hidden_states_79, 32, decoder_up_blocks_1_resnets_0_norm1_weight, decoder_up_blocks_1_resnets_0_norm1_bias, 1e-06)
        hidden_states_81 = torch.nn.functional.silu(hidden_states_80, inplace=False)
        del hidden_states_80
        hidden_states_82 = torch.conv2d(hidden_states_81, decoder_up_blocks_1_resnets_0_conv1_weight, decoder_up_blocks_1_resnets_0_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_81
        hidden_states_83 = torch.nn.functional.group_norm(hidden_states_82, 32, decoder_up_blocks_1_resnets_0_norm2_weight, decoder_up_blocks_1_resnets_0_norm2_bias, 1e-06)
        del hidden_states_82
        hidden_states_84 = torch.nn.functional.silu(hidden_states_83, inplace=False)
        del hidden_states_83
        hidden_states_85 = torch.nn.functional.dropout(hidden_states_84, 0.0, False, False)
        del hidden_states_84
        hidden_states_86 = torch.conv2d(hidden_states_85, decoder_up_blocks_1_resnets_0_conv2_weight, decoder_up_blocks_1_resnets_0_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_85
        input_tensor_1 = torch.conv2d(hidden_states_79, decoder_up_blocks_1_resnets_0_conv_shortcut_weight, decoder_up_blocks_1_resnets_0_conv_shortcut_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_79
        add_8 = input_tensor_1 + hidden_states_86
        del input_tensor_1, hidden_states_86
        output_tensor_8 = add_8 / 1.0
        del add_8
        hidden_states_87 = torch.nn.functional.group_norm(output_tensor_8, 32, decoder_up_blocks_1_resnets_1_norm1_weight, decoder_up_blocks_1_resnets_1_norm1_bias, 1e-06)
        hidden_states_88 = torch.nn.functional.silu(hidden_states_87, inplace=False)
        del hidden_states_87
        hidden_states_89 = torch.conv2d(hidden_states_88, decoder_up_blocks_1_resnets_1_conv1_weight, decoder_up_blocks_1_resnets_1_conv1_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_88
        hidden_states_90 = torch.nn.functional.group_norm(hidden_states_89, 32, decoder_up_blocks_1_resnets_1_norm2_weight, decoder_up_blocks_1_resnets_1_norm2_bias, 1e-06)
        del hidden_states_89
        hidden_states_91 = torch.nn.functional.silu(hidden_states_90, inplace=False)
        del hidden_states_90
        hidden_states_92 = torch.nn.functional.dropout(hidden_states_91, 0.0, False, False)
        del hidden_states_91
        hidden_states_93 = torch.conv2d(hidden_states_92, decoder_up_blocks_1_resnets_1_conv2_weight, decoder_up_blocks_1_resnets_1_conv2_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_92
        add_9 = output_tensor_8 + hidden_states_93
        del output_tensor_8, hidden_states_93
        output_tensor_9 = add_9 / 1.0
        del add_9
        sample_6 = torch.nn.functional.group_norm(output_tensor_9, 32, decoder_conv_norm_out_weight, decoder_conv_norm_out_bias, 1e-06)
        del output_tensor_9
        sample_7 = torch.nn.functional.silu(sample_6, inplace=False)
        del sample_6
        sample_8 = torch.conv2d(sample_7, decoder_conv_out_weight, decoder_conv_out_bias, (1, 1), (1, 1), (1, 1), 1)
        del sample_7
        return (sample_8,)
