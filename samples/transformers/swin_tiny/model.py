import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        tensor_0: torch.Tensor,
        embeddings_patch_embeddings_projection_weight: torch.Tensor,
        embeddings_patch_embeddings_projection_bias: torch.Tensor,
        embeddings_norm_weight: torch.Tensor,
        embeddings_norm_bias: torch.Tensor,
        encoder_layers_0_blocks_0_layernorm_before_weight: torch.Tensor,
        encoder_layers_0_blocks_0_layernorm_before_bias: torch.Tensor,
        encoder_layers_0_blocks_0_attention_q_proj_weight: torch.Tensor,
        encoder_layers_0_blocks_0_attention_q_proj_bias: torch.Tensor,
        encoder_layers_0_blocks_0_attention_k_proj_weight: torch.Tensor,
        encoder_layers_0_blocks_0_attention_k_proj_bias: torch.Tensor,
        encoder_layers_0_blocks_0_attention_v_proj_weight: torch.Tensor,
        encoder_layers_0_blocks_0_attention_v_proj_bias: torch.Tensor,
        encoder_layers_0_blocks_0_attention_relative_position_bias_relative_position_bias_table: torch.Tensor,
        encoder_layers_0_blocks_0_attention_relative_position_bias_relative_position_index: torch.Tensor,
        encoder_layers_0_blocks_0_attention_o_proj_weight: torch.Tensor,
        encoder_layers_0_blocks_0_attention_o_proj_bias: torch.Tensor,
        encoder_layers_0_blocks_0_layernorm_after_weight: torch.Tensor,
        encoder_layers_0_blocks_0_layernorm_after_bias: torch.Tensor,
        encoder_layers_0_blocks_0_mlp_fc1_weight: torch.Tensor,
        encoder_layers_0_blocks_0_mlp_fc1_bias: torch.Tensor,
        encoder_layers_0_blocks_0_mlp_fc2_weight: torch.Tensor,
        encoder_layers_0_blocks_0_mlp_fc2_bias: torch.Tensor,
        encoder_layers_0_blocks_1_layernorm_before_weight: torch.Tensor,
        encoder_layers_0_blocks_1_layernorm_before_bias: torch.Tensor,
        encoder_layers_0_blocks_1_attention_q_proj_weight: torch.Tensor,
        encoder_layers_0_blocks_1_attention_q_proj_bias: torch.Tensor,
        encoder_layers_0_blocks_1_attention_k_proj_weight: torch.Tensor,
        encoder_layers_0_blocks_1_attention_k_proj_bias: torch.Tensor,
        encoder_layers_0_blocks_1_attention_v_proj_weight: torch.Tensor,
        encoder_layers_0_blocks_1_attention_v_proj_bias: torch.Tensor,
        encoder_layers_0_blocks_1_attention_relative_position_bias_relative_position_bias_table: torch.Tensor,
        encoder_layers_0_blocks_1_attention_relative_position_bias_relative_position_index: torch.Tensor,
        encoder_layers_0_blocks_1_attention_o_proj_weight: torch.Tensor,
        encoder_layers_0_blocks_1_attention_o_proj_bias: torch.Tensor,
        encoder_layers_0_blocks_1_layernorm_after_weight: torch.Tensor,
        encoder_layers_0_blocks_1_layernorm_after_bias: torch.Tensor,
        encoder_layers_0_blocks_1_mlp_fc1_weight: torch.Tensor,
        encoder_layers_0_blocks_1_mlp_fc1_bias: torch.Tensor,
        encoder_layers_0_blocks_1_mlp_fc2_weight: torch.Tensor,
        encoder_layers_0_blocks_1_mlp_fc2_bias: torch.Tensor,
        encoder_layers_0_downsample_norm_weight: torch.Tensor,
        encoder_layers_0_downsample_norm_bias: torch.Tensor,
        encoder_layers_0_downsample_reduction_weight: torch.Tensor,
        encoder_layers_1_blocks_0_layernorm_before_weight: torch.Tensor,
        encoder_layers_1_blocks_0_layernorm_before_bias: torch.Tensor,
        encoder_layers_1_blocks_0_attention_q_proj_weight: torch.Tensor,
        encoder_layers_1_blocks_0_attention_q_proj_bias: torch.Tensor,
        encoder_layers_1_blocks_0_attention_k_proj_weight: torch.Tensor,
        encoder_layers_1_blocks_0_attention_k_proj_bias: torch.Tensor,
        encoder_layers_1_blocks_0_attention_v_proj_weight: torch.Tensor,
        encoder_layers_1_blocks_0_attention_v_proj_bias: torch.Tensor,
        encoder_layers_1_blocks_0_attention_relative_position_bias_relative_position_bias_table: torch.Tensor,
        encoder_layers_1_blocks_0_attention_relative_position_bias_relative_position_index: torch.Tensor,
        encoder_layers_1_blocks_0_attention_o_proj_weight: torch.Tensor,
        encoder_layers_1_blocks_0_attention_o_proj_bias: torch.Tensor,
        encoder_layers_1_blocks_0_layernorm_after_weight: torch.Tensor,
        encoder_layers_1_blocks_0_layernorm_after_bias: torch.Tensor,
        encoder_layers_1_blocks_0_mlp_fc1_weight: torch.Tensor,
        encoder_layers_1_blocks_0_mlp_fc1_bias: torch.Tensor,
        encoder_layers_1_blocks_0_mlp_fc2_weight: torch.Tensor,
        encoder_layers_1_blocks_0_mlp_fc2_bias: torch.Tensor,
        encoder_layers_1_blocks_1_layernorm_before_weight: torch.Tensor,
        encoder_layers_1_blocks_1_layernorm_before_bias: torch.Tensor,
        encoder_layers_1_blocks_1_attention_q_proj_weight: torch.Tensor,
        encoder_layers_1_blocks_1_attention_q_proj_bias: torch.Tensor,
        encoder_layers_1_blocks_1_attention_k_proj_weight: torch.Tensor,
        encoder_layers_1_blocks_1_attention_k_proj_bias: torch.Tensor,
        encoder_layers_1_blocks_1_attention_v_proj_weight: torch.Tensor,
        encoder_layers_1_blocks_1_attention_v_proj_bias: torch.Tensor,
        encoder_layers_1_blocks_1_attention_relative_position_bias_relative_position_bias_table: torch.Tensor,
        encoder_layers_1_blocks_1_attention_relative_position_bias_relative_position_index: torch.Tensor,
        encoder_layers_1_blocks_1_attention_o_proj_weight: torch.Tensor,
        encoder_layers_1_blocks_1_attention_o_proj_bias: torch.Tensor,
        encoder_layers_1_blocks_1_layernorm_after_weight: torch.Tensor,
        encoder_layers_1_blocks_1_layernorm_after_bias: torch.Tensor,
        encoder_layers_1_blocks_1_mlp_fc1_weight: torch.Tensor,
        encoder_layers_1_blocks_1_mlp_fc1_bias: torch.Tensor,
        encoder_layers_1_blocks_1_mlp_fc2_weight: torch.Tensor,
        encoder_layers_1_blocks_1_mlp_fc2_bias: torch.Tensor,
        encoder_layers_1_downsample_norm_weight: torch.Tensor,
        encoder_layers_1_downsample_norm_bias: torch.Tensor,
        encoder_layers_1_downsample_reduction_weight: torch.Tensor,
        encoder_layers_2_blocks_0_layernorm_before_weight: torch.Tensor,
        encoder_layers_2_blocks_0_layernorm_before_bias: torch.Tensor,
        encoder_layers_2_blocks_0_attention_q_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_0_attention_q_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_0_attention_k_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_0_attention_k_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_0_attention_v_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_0_attention_v_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_0_attention_relative_position_bias_relative_position_bias_table: torch.Tensor,
        encoder_layers_2_blocks_0_attention_relative_position_bias_relative_position_index: torch.Tensor,
        encoder_layers_2_blocks_0_attention_o_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_0_attention_o_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_0_layernorm_after_weight: torch.Tensor,
        encoder_layers_2_blocks_0_layernorm_after_bias: torch.Tensor,
        encoder_layers_2_blocks_0_mlp_fc1_weight: torch.Tensor,
        encoder_layers_2_blocks_0_mlp_fc1_bias: torch.Tensor,
        encoder_layers_2_blocks_0_mlp_fc2_weight: torch.Tensor,
        encoder_layers_2_blocks_0_mlp_fc2_bias: torch.Tensor,
        encoder_layers_2_blocks_1_layernorm_before_weight: torch.Tensor,
        encoder_layers_2_blocks_1_layernorm_before_bias: torch.Tensor,
        encoder_layers_2_blocks_1_attention_q_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_1_attention_q_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_1_attention_k_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_1_attention_k_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_1_attention_v_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_1_attention_v_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_1_attention_relative_position_bias_relative_position_bias_table: torch.Tensor,
        encoder_layers_2_blocks_1_attention_relative_position_bias_relative_position_index: torch.Tensor,
        encoder_layers_2_blocks_1_attention_o_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_1_attention_o_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_1_layernorm_after_weight: torch.Tensor,
        encoder_layers_2_blocks_1_layernorm_after_bias: torch.Tensor,
        encoder_layers_2_blocks_1_mlp_fc1_weight: torch.Tensor,
        encoder_layers_2_blocks_1_mlp_fc1_bias: torch.Tensor,
        encoder_layers_2_blocks_1_mlp_fc2_weight: torch.Tensor,
        encoder_layers_2_blocks_1_mlp_fc2_bias: torch.Tensor,
        encoder_layers_2_blocks_2_layernorm_before_weight: torch.Tensor,
        encoder_layers_2_blocks_2_layernorm_before_bias: torch.Tensor,
        encoder_layers_2_blocks_2_attention_q_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_2_attention_q_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_2_attention_k_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_2_attention_k_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_2_attention_v_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_2_attention_v_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_2_attention_relative_position_bias_relative_position_bias_table: torch.Tensor,
        encoder_layers_2_blocks_2_attention_relative_position_bias_relative_position_index: torch.Tensor,
        encoder_layers_2_blocks_2_attention_o_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_2_attention_o_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_2_layernorm_after_weight: torch.Tensor,
        encoder_layers_2_blocks_2_layernorm_after_bias: torch.Tensor,
        encoder_layers_2_blocks_2_mlp_fc1_weight: torch.Tensor,
        encoder_layers_2_blocks_2_mlp_fc1_bias: torch.Tensor,
        encoder_layers_2_blocks_2_mlp_fc2_weight: torch.Tensor,
        encoder_layers_2_blocks_2_mlp_fc2_bias: torch.Tensor,
        encoder_layers_2_blocks_3_layernorm_before_weight: torch.Tensor,
        encoder_layers_2_blocks_3_layernorm_before_bias: torch.Tensor,
        encoder_layers_2_blocks_3_attention_q_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_3_attention_q_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_3_attention_k_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_3_attention_k_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_3_attention_v_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_3_attention_v_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_3_attention_relative_position_bias_relative_position_bias_table: torch.Tensor,
        encoder_layers_2_blocks_3_attention_relative_position_bias_relative_position_index: torch.Tensor,
        encoder_layers_2_blocks_3_attention_o_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_3_attention_o_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_3_layernorm_after_weight: torch.Tensor,
        encoder_layers_2_blocks_3_layernorm_after_bias: torch.Tensor,
        encoder_layers_2_blocks_3_mlp_fc1_weight: torch.Tensor,
        encoder_layers_2_blocks_3_mlp_fc1_bias: torch.Tensor,
        encoder_layers_2_blocks_3_mlp_fc2_weight: torch.Tensor,
        encoder_layers_2_blocks_3_mlp_fc2_bias: torch.Tensor,
        encoder_layers_2_blocks_4_layernorm_before_weight: torch.Tensor,
        encoder_layers_2_blocks_4_layernorm_before_bias: torch.Tensor,
        encoder_layers_2_blocks_4_attention_q_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_4_attention_q_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_4_attention_k_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_4_attention_k_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_4_attention_v_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_4_attention_v_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_4_attention_relative_position_bias_relative_position_bias_table: torch.Tensor,
        encoder_layers_2_blocks_4_attention_relative_position_bias_relative_position_index: torch.Tensor,
        encoder_layers_2_blocks_4_attention_o_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_4_attention_o_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_4_layernorm_after_weight: torch.Tensor,
        encoder_layers_2_blocks_4_layernorm_after_bias: torch.Tensor,
        encoder_layers_2_blocks_4_mlp_fc1_weight: torch.Tensor,
        encoder_layers_2_blocks_4_mlp_fc1_bias: torch.Tensor,
        encoder_layers_2_blocks_4_mlp_fc2_weight: torch.Tensor,
        encoder_layers_2_blocks_4_mlp_fc2_bias: torch.Tensor,
        encoder_layers_2_blocks_5_layernorm_before_weight: torch.Tensor,
        encoder_layers_2_blocks_5_layernorm_before_bias: torch.Tensor,
        encoder_layers_2_blocks_5_attention_q_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_5_attention_q_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_5_attention_k_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_5_attention_k_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_5_attention_v_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_5_attention_v_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_5_attention_relative_position_bias_relative_position_bias_table: torch.Tensor,
        encoder_layers_2_blocks_5_attention_relative_position_bias_relative_position_index: torch.Tensor,
        encoder_layers_2_blocks_5_attention_o_proj_weight: torch.Tensor,
        encoder_layers_2_blocks_5_attention_o_proj_bias: torch.Tensor,
        encoder_layers_2_blocks_5_layernorm_after_weight: torch.Tensor,
        encoder_layers_2_blocks_5_layernorm_after_bias: torch.Tensor,
        encoder_layers_2_blocks_5_mlp_fc1_weight: torch.Tensor,
        encoder_layers_2_blocks_5_mlp_fc1_bias: torch.Tensor,
        encoder_layers_2_blocks_5_mlp_fc2_weight: torch.Tensor,
        encoder_layers_2_blocks_5_mlp_fc2_bias: torch.Tensor,
        encoder_layers_2_downsample_norm_weight: torch.Tensor,
        encoder_layers_2_downsample_norm_bias: torch.Tensor,
        encoder_layers_2_downsample_reduction_weight: torch.Tensor,
        encoder_layers_3_blocks_0_layernorm_before_weight: torch.Tensor,
        encoder_layers_3_blocks_0_layernorm_before_bias: torch.Tensor,
        encoder_layers_3_blocks_0_attention_q_proj_weight: torch.Tensor,
        encoder_layers_3_blocks_0_attention_q_proj_bias: torch.Tensor,
        encoder_layers_3_blocks_0_attention_k_proj_weight: torch.Tensor,
        encoder_layers_3_blocks_0_attention_k_proj_bias: torch.Tensor,
        encoder_layers_3_blocks_0_attention_v_proj_weight: torch.Tensor,
        encoder_layers_3_blocks_0_attention_v_proj_bias: torch.Tensor,
        encoder_layers_3_blocks_0_attention_relative_position_bias_relative_position_bias_table: torch.Tensor,
        encoder_layers_3_blocks_0_attention_relative_position_bias_relative_position_index: torch.Tensor,
        encoder_layers_3_blocks_0_attention_o_proj_weight: torch.Tensor,
        encoder_layers_3_blocks_0_attention_o_proj_bias: torch.Tensor,
        encoder_layers_3_blocks_0_layernorm_after_weight: torch.Tensor,
        encoder_layers_3_blocks_0_layernorm_after_bias: torch.Tensor,
        encoder_layers_3_blocks_0_mlp_fc1_weight: torch.Tensor,
        encoder_layers_3_blocks_0_mlp_fc1_bias: torch.Tensor,
        encoder_layers_3_blocks_0_mlp_fc2_weight: torch.Tensor,
        encoder_layers_3_blocks_0_mlp_fc2_bias: torch.Tensor,
        encoder_layers_3_blocks_1_layernorm_before_weight: torch.Tensor,
        encoder_layers_3_blocks_1_layernorm_before_bias: torch.Tensor,
        encoder_layers_3_blocks_1_attention_q_proj_weight: torch.Tensor,
        encoder_layers_3_blocks_1_attention_q_proj_bias: torch.Tensor,
        encoder_layers_3_blocks_1_attention_k_proj_weight: torch.Tensor,
        encoder_layers_3_blocks_1_attention_k_proj_bias: torch.Tensor,
        encoder_layers_3_blocks_1_attention_v_proj_weight: torch.Tensor,
        encoder_layers_3_blocks_1_attention_v_proj_bias: torch.Tensor,
        encoder_layers_3_blocks_1_attention_relative_position_bias_relative_position_bias_table: torch.Tensor,
        encoder_layers_3_blocks_1_attention_relative_position_bias_relative_position_index: torch.Tensor,
        encoder_layers_3_blocks_1_attention_o_proj_weight: torch.Tensor,
        encoder_layers_3_blocks_1_attention_o_proj_bias: torch.Tensor,
        encoder_layers_3_blocks_1_layernorm_after_weight: torch.Tensor,
        encoder_layers_3_blocks_1_layernorm_after_bias: torch.Tensor,
        encoder_layers_3_blocks_1_mlp_fc1_weight: torch.Tensor,
        encoder_layers_3_blocks_1_mlp_fc1_bias: torch.Tensor,
        encoder_layers_3_blocks_1_mlp_fc2_weight: torch.Tensor,
        encoder_layers_3_blocks_1_mlp_fc2_bias: torch.Tensor,
        layernorm_weight: torch.Tensor,
        layernorm_bias: torch.Tensor,
    ):
        device = tensor_0.device
        embeddings = torch.conv2d(tensor_0, embeddings_patch_embeddings_projection_weight, embeddings_patch_embeddings_projection_bias, (4, 4), (0, 0), (1, 1), 1)
        flatten = embeddings.flatten(2)
        del embeddings
        embeddings_1 = flatten.transpose(1, 2)
        del flatten
        embeddings_2 = torch.nn.functional.layer_norm(embeddings_1, (96,), embeddings_norm_weight, embeddings_norm_bias, 1e-05)
        del embeddings_1
        embeddings_3 = torch.nn.functional.dropout(embeddings_2, 0.0, False, False)
        del embeddings_2
        hidden_states = torch.nn.functional.layer_norm(embeddings_3, (96,), encoder_layers_0_blocks_0_layernorm_before_weight, encoder_layers_0_blocks_0_layernorm_before_bias, 1e-05)
        hidden_states_1 = hidden_states.view(1, 56, 56, 96)
        del hidden_states
        hidden_states_2 = torch.nn.functional.pad(hidden_states_1, (0, 0, 0, 0, 0, 0), 'constant', None)
        del hidden_states_1
        input_feature = hidden_states_2.view(1, 8, 7, 8, 7, 96)
        del hidden_states_2
        transpose = input_feature.transpose(2, 3)
        del input_feature
        contiguous = transpose.contiguous()
        del transpose
        windows = contiguous.view(-1, 7, 7, 96)
        del contiguous
        hidden_states_windows = windows.view(-1, 49, 96)
        del windows
        linear = torch.nn.functional.linear(hidden_states_windows, encoder_layers_0_blocks_0_attention_q_proj_weight, encoder_layers_0_blocks_0_attention_q_proj_bias)
        view = linear.view((64, 49, -1, 32))
        del linear
        query_states = view.transpose(1, 2)
        del view
        linear_1 = torch.nn.functional.linear(hidden_states_windows, encoder_layers_0_blocks_0_attention_k_proj_weight, encoder_layers_0_blocks_0_attention_k_proj_bias)
        view_1 = linear_1.view((64, 49, -1, 32))
        del linear_1
        key_states = view_1.transpose(1, 2)
        del view_1
        linear_2 = torch.nn.functional.linear(hidden_states_windows, encoder_layers_0_blocks_0_attention_v_proj_weight, encoder_layers_0_blocks_0_attention_v_proj_bias)
        del hidden_states_windows
        view_2 = linear_2.view((64, 49, -1, 32))
        del linear_2
        value_states = view_2.transpose(1, 2)
        del view_2
        relative_position_bias = encoder_layers_0_blocks_0_attention_relative_position_bias_relative_position_bias_table[encoder_layers_0_blocks_0_attention_relative_position_bias_relative_position_index]
        relative_position_bias_1 = relative_position_bias.view(49, 49, -1)
        del relative_position_bias
        permute = relative_position_bias_1.permute(2, 0, 1)
        del relative_position_bias_1
        contiguous_1 = permute.contiguous()
        del permute
        relative_position_bias_2 = contiguous_1.unsqueeze(0)
        del contiguous_1
        attn_output = torch.nn.functional.scaled_dot_product_attention(query_states, key_states, value_states, attn_mask=relative_position_bias_2, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states, key_states, value_states, relative_position_bias_2
        transpose_1 = attn_output.transpose(1, 2)
        del attn_output
        attn_output_1 = transpose_1.contiguous()
        del transpose_1
        reshape = attn_output_1.reshape(64, 49, -1)
        del attn_output_1
        attn_output_2 = reshape.contiguous()
        del reshape
        attn_output_3 = torch.nn.functional.linear(attn_output_2, encoder_layers_0_blocks_0_attention_o_proj_weight, encoder_layers_0_blocks_0_attention_o_proj_bias)
        del attn_output_2
        attention_output = torch.nn.functional.dropout(attn_output_3, 0.0, False, False)
        del attn_output_3
        attention_windows = attention_output.view(-1, 7, 7, 96)
        del attention_output
        windows_1 = attention_windows.view(-1, 8, 8, 7, 7, 96)
        del attention_windows
        transpose_2 = windows_1.transpose(2, 3)
        del windows_1
        contiguous_2 = transpose_2.contiguous()
        del transpose_2
        windows_2 = contiguous_2.view(-1, 56, 56, 96)
        del contiguous_2
        attention_windows_1 = windows_2.view(1, 3136, 96)
        del windows_2
        hidden_states_3 = embeddings_3 + attention_windows_1
        del embeddings_3, attention_windows_1
        hidden_states_4 = torch.nn.functional.layer_norm(hidden_states_3, (96,), encoder_layers_0_blocks_0_layernorm_after_weight, encoder_layers_0_blocks_0_layernorm_after_bias, 1e-05)
        hidden_states_5 = torch.nn.functional.linear(hidden_states_4, encoder_layers_0_blocks_0_mlp_fc1_weight, encoder_layers_0_blocks_0_mlp_fc1_bias)
        del hidden_states_4
        hidden_states_6 = torch.nn.functional.gelu(hidden_states_5)
        del hidden_states_5
        hidden_states_7 = torch.nn.functional.linear(hidden_states_6, encoder_layers_0_blocks_0_mlp_fc2_weight, encoder_layers_0_blocks_0_mlp_fc2_bias)
        del hidden_states_6
        dropout = torch.nn.functional.dropout(hidden_states_7, 0.0, False, False)
        del hidden_states_7
        hidden_states_8 = dropout + hidden_states_3
        del hidden_states_3, dropout
        hidden_states_9 = torch.nn.functional.layer_norm(hidden_states_8, (96,), encoder_layers_0_blocks_1_layernorm_before_weight, encoder_layers_0_blocks_1_layernorm_before_bias, 1e-05)
        hidden_states_10 = hidden_states_9.view(1, 56, 56, 96)
        del hidden_states_9
        hidden_states_11 = torch.nn.functional.pad(hidden_states_10, (0, 0, 0, 0, 0, 0), 'constant', None)
        del hidden_states_10
        hidden_states_12 = torch.roll(hidden_states_11, shifts=(-3, -3), dims=(1, 2))
        del hidden_states_11
        input_feature_1 = hidden_states_12.view(1, 8, 7, 8, 7, 96)
        del hidden_states_12
        transpose_3 = input_feature_1.transpose(2, 3)
        del input_feature_1
        contiguous_3 = transpose_3.contiguous()
        del transpose_3
        windows_3 = contiguous_3.view(-1, 7, 7, 96)
        del contiguous_3
        hidden_states_windows_1 = windows_3.view(-1, 49, 96)
        del windows_3
        h_idx = torch.arange(56, device=device)
        w_idx = torch.arange(56, device=device)
        ge = h_idx >= 49
        long = ge.long()
        del ge
        ge_1 = h_idx >= 53
        del h_idx
        long_1 = ge_1.long()
        del ge_1
        h_region = long + long_1
        del long, long_1
        ge_2 = w_idx >= 49
        long_2 = ge_2.long()
        del ge_2
        ge_3 = w_idx >= 53
        del w_idx
        long_3 = ge_3.long()
        del ge_3
        w_region = long_2 + long_3
        del long_2, long_3
        getitem = h_region[None, :, None, None]
        del h_region
        mul = getitem * 3
        del getitem
        getitem_1 = w_region[None, None, :, None]
        del w_region
        add = mul + getitem_1
        del mul, getitem_1
        img_mask = add.to(torch.float32)
        del add
        input_feature_2 = img_mask.view(1, 8, 7, 8, 7, 1)
        del img_mask
        transpose_4 = input_feature_2.transpose(2, 3)
        del input_feature_2
        contiguous_4 = transpose_4.contiguous()
        del transpose_4
        windows_4 = contiguous_4.view(-1, 7, 7, 1)
        del contiguous_4
        mask_windows = windows_4.view(-1, 49)
        del windows_4
        unsqueeze = mask_windows.unsqueeze(1)
        unsqueeze_1 = mask_windows.unsqueeze(2)
        del mask_windows
        attn_mask = unsqueeze - unsqueeze_1
        del unsqueeze, unsqueeze_1
        ne = attn_mask != 0
        masked_fill = attn_mask.masked_fill(ne, -100.0)
        del ne
        eq = attn_mask == 0
        del attn_mask
        attn_mask_1 = masked_fill.masked_fill(eq, 0.0)
        del masked_fill, eq
        linear_3 = torch.nn.functional.linear(hidden_states_windows_1, encoder_layers_0_blocks_1_attention_q_proj_weight, encoder_layers_0_blocks_1_attention_q_proj_bias)
        view_3 = linear_3.view((64, 49, -1, 32))
        del linear_3
        query_states_1 = view_3.transpose(1, 2)
        del view_3
        linear_4 = torch.nn.functional.linear(hidden_states_windows_1, encoder_layers_0_blocks_1_attention_k_proj_weight, encoder_layers_0_blocks_1_attention_k_proj_bias)
        view_4 = linear_4.view((64, 49, -1, 32))
        del linear_4
        key_states_1 = view_4.transpose(1, 2)
        del view_4
        linear_5 = torch.nn.functional.linear(hidden_states_windows_1, encoder_layers_0_blocks_1_attention_v_proj_weight, encoder_layers_0_blocks_1_attention_v_proj_bias)
        del hidden_states_windows_1
        view_5 = linear_5.view((64, 49, -1, 32))
        del linear_5
        value_states_1 = view_5.transpose(1, 2)
        del view_5
        relative_position_bias_3 = encoder_layers_0_blocks_1_attention_relative_position_bias_relative_position_bias_table[encoder_layers_0_blocks_1_attention_relative_position_bias_relative_position_index]
        relative_position_bias_4 = relative_position_bias_3.view(49, 49, -1)
        del relative_position_bias_3
        permute_1 = relative_position_bias_4.permute(2, 0, 1)
        del relative_position_bias_4
        contiguous_5 = permute_1.contiguous()
        del permute_1
        relative_position_bias_5 = contiguous_5.unsqueeze(0)
        del contiguous_5
        unsqueeze_2 = attn_mask_1.unsqueeze(1)
        del attn_mask_1
        unsqueeze_3 = unsqueeze_2.unsqueeze(0)
        del unsqueeze_2
        expand = unsqueeze_3.expand(1, -1, -1, -1, -1)
        del unsqueeze_3
        attention_mask = expand.reshape(-1, 1, 49, 49)
        del expand
        combined_mask = relative_position_bias_5 + attention_mask
        del relative_position_bias_5, attention_mask
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(query_states_1, key_states_1, value_states_1, attn_mask=combined_mask, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_1, key_states_1, value_states_1, combined_mask
        transpose_5 = attn_output_4.transpose(1, 2)
        del attn_output_4
        attn_output_5 = transpose_5.contiguous()
        del transpose_5
        reshape_1 = attn_output_5.reshape(64, 49, -1)
        del attn_output_5
        attn_output_6 = reshape_1.contiguous()
        del reshape_1
        attn_output_7 = torch.nn.functional.linear(attn_output_6, encoder_layers_0_blocks_1_attention_o_proj_weight, encoder_layers_0_blocks_1_attention_o_proj_bias)
        del attn_output_6
        attention_output_1 = torch.nn.functional.dropout(attn_output_7, 0.0, False, False)
        del attn_output_7
        attention_windows_2 = attention_output_1.view(-1, 7, 7, 96)
        del attention_output_1
        windows_5 = attention_windows_2.view(-1, 8, 8, 7, 7, 96)
        del attention_windows_2
        transpose_6 = windows_5.transpose(2, 3)
        del windows_5
        contiguous_6 = transpose_6.contiguous()
        del transpose_6
        windows_6 = contiguous_6.view(-1, 56, 56, 96)
        del contiguous_6
        hidden_states_13 = torch.roll(windows_6, shifts=(3, 3), dims=(1, 2))
        del windows_6
        attention_windows_3 = hidden_states_13.view(1, 3136, 96)
        del hidden_states_13
        hidden_states_14 = hidden_states_8 + attention_windows_3
        del hidden_states_8, attention_windows_3
        hidden_states_15 = torch.nn.functional.layer_norm(hidden_states_14, (96,), encoder_layers_0_blocks_1_layernorm_after_weight, encoder_layers_0_blocks_1_layernorm_after_bias, 1e-05)
        hidden_states_16 = torch.nn.functional.linear(hidden_states_15, encoder_layers_0_blocks_1_mlp_fc1_weight, encoder_layers_0_blocks_1_mlp_fc1_bias)
        del hidden_states_15
        hidden_states_17 = torch.nn.functional.gelu(hidden_states_16)
        del hidden_states_16
        hidden_states_18 = torch.nn.functional.linear(hidden_states_17, encoder_layers_0_blocks_1_mlp_fc2_weight, encoder_layers_0_blocks_1_mlp_fc2_bias)
        del hidden_states_17
        dropout_1 = torch.nn.functional.dropout(hidden_states_18, 0.0, False, False)
        del hidden_states_18
        hidden_states_19 = dropout_1 + hidden_states_14
        del hidden_states_14, dropout_1
        view_6 = hidden_states_19.view(1, 56, 56, 96)
        del hidden_states_19
        getitem_2 = view_6[:, 0::2, 0::2, :]
        getitem_3 = view_6[:, 1::2, 0::2, :]
        getitem_4 = view_6[:, 0::2, 1::2, :]
        getitem_5 = view_6[:, 1::2, 1::2, :]
        del view_6
        cat = torch.cat([getitem_2, getitem_3, getitem_4, getitem_5], dim=-1)
        del getitem_2, getitem_3, getitem_4, getitem_5
        view_7 = cat.view(1, -1, 384)
        del cat
        layer_norm = torch.nn.functional.layer_norm(view_7, (384,), encoder_layers_0_downsample_norm_weight, encoder_layers_0_downsample_norm_bias, 1e-05)
        del view_7
        hidden_states_20 = torch.nn.functional.linear(layer_norm, encoder_layers_0_downsample_reduction_weight, None)
        del layer_norm
        view_8 = hidden_states_20.view(1, 28, 28, 192)
        permute_2 = view_8.permute(0, 3, 1, 2)
        del view_8
        permute_2.contiguous()
        del permute_2
        hidden_states_21 = torch.nn.functional.layer_norm(hidden_states_20, (192,), encoder_layers_1_blocks_0_layernorm_before_weight, encoder_layers_1_blocks_0_layernorm_before_bias, 1e-05)
        hidden_states_22 = hidden_states_21.view(1, 28, 28, 192)
        del hidden_states_21
        hidden_states_23 = torch.nn.functional.pad(hidden_states_22, (0, 0, 0, 0, 0, 0), 'constant', None)
        del hidden_states_22
        input_feature_3 = hidden_states_23.view(1, 4, 7, 4, 7, 192)
        del hidden_states_23
        transpose_7 = input_feature_3.transpose(2, 3)
        del input_feature_3
        contiguous_7 = transpose_7.contiguous()
        del transpose_7
        windows_7 = contiguous_7.view(-1, 7, 7, 192)
        del contiguous_7
        hidden_states_windows_2 = windows_7.view(-1, 49, 192)
        del windows_7
        linear_6 = torch.nn.functional.linear(hidden_states_windows_2, encoder_layers_1_blocks_0_attention_q_proj_weight, encoder_layers_1_blocks_0_attention_q_proj_bias)
        view_9 = linear_6.view((16, 49, -1, 32))
        del linear_6
        query_states_2 = view_9.transpose(1, 2)
        del view_9
        linear_7 = torch.nn.functional.linear(hidden_states_windows_2, encoder_layers_1_blocks_0_attention_k_proj_weight, encoder_layers_1_blocks_0_attention_k_proj_bias)
        view_10 = linear_7.view((16, 49, -1, 32))
        del linear_7
        key_states_2 = view_10.transpose(1, 2)
        del view_10
        linear_8 = torch.nn.functional.linear(hidden_states_windows_2, encoder_layers_1_blocks_0_attention_v_proj_weight, encoder_layers_1_blocks_0_attention_v_proj_bias)
        del hidden_states_windows_2
        view_11 = linear_8.view((16, 49, -1, 32))
        del linear_8
        value_states_2 = view_11.transpose(1, 2)
        del view_11
        relative_position_bias_6 = encoder_layers_1_blocks_0_attention_relative_position_bias_relative_position_bias_table[encoder_layers_1_blocks_0_attention_relative_position_bias_relative_position_index]
        relative_position_bias_7 = relative_position_bias_6.view(49, 49, -1)
        del relative_position_bias_6
        permute_3 = relative_position_bias_7.permute(2, 0, 1)
        del relative_position_bias_7
        contiguous_8 = permute_3.contiguous()
        del permute_3
        relative_position_bias_8 = contiguous_8.unsqueeze(0)
        del contiguous_8
        attn_output_8 = torch.nn.functional.scaled_dot_product_attention(query_states_2, key_states_2, value_states_2, attn_mask=relative_position_bias_8, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_2, key_states_2, value_states_2, relative_position_bias_8
        transpose_8 = attn_output_8.transpose(1, 2)
        del attn_output_8
        attn_output_9 = transpose_8.contiguous()
        del transpose_8
        reshape_2 = attn_output_9.reshape(16, 49, -1)
        del attn_output_9
        attn_output_10 = reshape_2.contiguous()
        del reshape_2
        attn_output_11 = torch.nn.functional.linear(attn_output_10, encoder_layers_1_blocks_0_attention_o_proj_weight, encoder_layers_1_blocks_0_attention_o_proj_bias)
        del attn_output_10
        attention_output_2 = torch.nn.functional.dropout(attn_output_11, 0.0, False, False)
        del attn_output_11
        attention_windows_4 = attention_output_2.view(-1, 7, 7, 192)
        del attention_output_2
        windows_8 = attention_windows_4.view(-1, 4, 4, 7, 7, 192)
        del attention_windows_4
        transpose_9 = windows_8.transpose(2, 3)
        del windows_8
        contiguous_9 = transpose_9.contiguous()
        del transpose_9
        windows_9 = contiguous_9.view(-1, 28, 28, 192)
        del contiguous_9
        attention_windows_5 = windows_9.view(1, 784, 192)
        del windows_9
        hidden_states_24 = hidden_states_20 + attention_windows_5
        del hidden_states_20, attention_windows_5
        hidden_states_25 = torch.nn.functional.layer_norm(hidden_states_24, (192,), encoder_layers_1_blocks_0_layernorm_after_weight, encoder_layers_1_blocks_0_layernorm_after_bias, 1e-05)
        hidden_states_26 = torch.nn.functional.linear(hidden_states_25, encoder_layers_1_blocks_0_mlp_fc1_weight, encoder_layers_1_blocks_0_mlp_fc1_bias)
        del hidden_states_25
        hidden_states_27 = torch.nn.functional.gelu(hidden_states_26)
        del hidden_states_26
        hidden_states_28 = torch.nn.functional.linear(hidden_states_27, encoder_layers_1_blocks_0_mlp_fc2_weight, encoder_layers_1_blocks_0_mlp_fc2_bias)
        del hidden_states_27
        dropout_2 = torch.nn.functional.dropout(hidden_states_28, 0.0, False, False)
        del hidden_states_28
        hidden_states_29 = dropout_2 + hidden_states_24
        del hidden_states_24, dropout_2
        hidden_states_30 = torch.nn.functional.layer_norm(hidden_states_29, (192,), encoder_layers_1_blocks_1_layernorm_before_weight, encoder_layers_1_blocks_1_layernorm_before_bias, 1e-05)
        hidden_states_31 = hidden_states_30.view(1, 28, 28, 192)
        del hidden_states_30
        hidden_states_32 = torch.nn.functional.pad(hidden_states_31, (0, 0, 0, 0, 0, 0), 'constant', None)
        del hidden_states_31
        hidden_states_33 = torch.roll(hidden_states_32, shifts=(-3, -3), dims=(1, 2))
        del hidden_states_32
        input_feature_4 = hidden_states_33.view(1, 4, 7, 4, 7, 192)
        del hidden_states_33
        transpose_10 = input_feature_4.transpose(2, 3)
        del input_feature_4
        contiguous_10 = transpose_10.contiguous()
        del transpose_10
        windows_10 = contiguous_10.view(-1, 7, 7, 192)
        del contiguous_10
        hidden_states_windows_3 = windows_10.view(-1, 49, 192)
        del windows_10
        h_idx_1 = torch.arange(28, device=device)
        w_idx_1 = torch.arange(28, device=device)
        ge_4 = h_idx_1 >= 21
        long_4 = ge_4.long()
        del ge_4
        ge_5 = h_idx_1 >= 25
        del h_idx_1
        long_5 = ge_5.long()
        del ge_5
        h_region_1 = long_4 + long_5
        del long_4, long_5
        ge_6 = w_idx_1 >= 21
        long_6 = ge_6.long()
        del ge_6
        ge_7 = w_idx_1 >= 25
        del w_idx_1
        long_7 = ge_7.long()
        del ge_7
        w_region_1 = long_6 + long_7
        del long_6, long_7
        getitem_6 = h_region_1[None, :, None, None]
        del h_region_1
        mul_1 = getitem_6 * 3
        del getitem_6
        getitem_7 = w_region_1[None, None, :, None]
        del w_region_1
        add_1 = mul_1 + getitem_7
        del mul_1, getitem_7
        img_mask_1 = add_1.to(torch.float32)
        del add_1
        input_feature_5 = img_mask_1.view(1, 4, 7, 4, 7, 1)
        del img_mask_1
        transpose_11 = input_feature_5.transpose(2, 3)
        del input_feature_5
        contiguous_11 = transpose_11.contiguous()
        del transpose_11
        windows_11 = contiguous_11.view(-1, 7, 7, 1)
        del contiguous_11
        mask_windows_1 = windows_11.view(-1, 49)
        del windows_11
        unsqueeze_4 = mask_windows_1.unsqueeze(1)
        unsqueeze_5 = mask_windows_1.unsqueeze(2)
        del mask_windows_1
        attn_mask_2 = unsqueeze_4 - unsqueeze_5
        del unsqueeze_4, unsqueeze_5
        ne_1 = attn_mask_2 != 0
        masked_fill_1 = attn_mask_2.masked_fill(ne_1, -100.0)
        del ne_1
        eq_1 = attn_mask_2 == 0
        del attn_mask_2
        attn_mask_3 = masked_fill_1.masked_fill(eq_1, 0.0)
        del masked_fill_1, eq_1
        linear_9 = torch.nn.functional.linear(hidden_states_windows_3, encoder_layers_1_blocks_1_attention_q_proj_weight, encoder_layers_1_blocks_1_attention_q_proj_bias)
        view_12 = linear_9.view((16, 49, -1, 32))
        del linear_9
        query_states_3 = view_12.transpose(1, 2)
        del view_12
        linear_10 = torch.nn.functional.linear(hidden_states_windows_3, encoder_layers_1_blocks_1_attention_k_proj_weight, encoder_layers_1_blocks_1_attention_k_proj_bias)
        view_13 = linear_10.view((16, 49, -1, 32))
        del linear_10
        key_states_3 = view_13.transpose(1, 2)
        del view_13
        linear_11 = torch.nn.functional.linear(hidden_states_windows_3, encoder_layers_1_blocks_1_attention_v_proj_weight, encoder_layers_1_blocks_1_attention_v_proj_bias)
        del hidden_states_windows_3
        view_14 = linear_11.view((16, 49, -1, 32))
        del linear_11
        value_states_3 = view_14.transpose(1, 2)
        del view_14
        relative_position_bias_9 = encoder_layers_1_blocks_1_attention_relative_position_bias_relative_position_bias_table[encoder_layers_1_blocks_1_attention_relative_position_bias_relative_position_index]
        relative_position_bias_10 = relative_position_bias_9.view(49, 49, -1)
        del relative_position_bias_9
        permute_4 = relative_position_bias_10.permute(2, 0, 1)
        del relative_position_bias_10
        contiguous_12 = permute_4.contiguous()
        del permute_4
        relative_position_bias_11 = contiguous_12.unsqueeze(0)
        del contiguous_12
        unsqueeze_6 = attn_mask_3.unsqueeze(1)
        del attn_mask_3
        unsqueeze_7 = unsqueeze_6.unsqueeze(0)
        del unsqueeze_6
        expand_1 = unsqueeze_7.expand(1, -1, -1, -1, -1)
        del unsqueeze_7
        attention_mask_1 = expand_1.reshape(-1, 1, 49, 49)
        del expand_1
        combined_mask_1 = relative_position_bias_11 + attention_mask_1
        del relative_position_bias_11, attention_mask_1
        attn_output_12 = torch.nn.functional.scaled_dot_product_attention(query_states_3, key_states_3, value_states_3, attn_mask=combined_mask_1, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_3, key_states_3, value_states_3, combined_mask_1
        transpose_12 = attn_output_12.transpose(1, 2)
        del attn_output_12
        attn_output_13 = transpose_12.contiguous()
        del transpose_12
        reshape_3 = attn_output_13.reshape(16, 49, -1)
        del attn_output_13
        attn_output_14 = reshape_3.contiguous()
        del reshape_3
        attn_output_15 = torch.nn.functional.linear(attn_output_14, encoder_layers_1_blocks_1_attention_o_proj_weight, encoder_layers_1_blocks_1_attention_o_proj_bias)
        del attn_output_14
        attention_output_3 = torch.nn.functional.dropout(attn_output_15, 0.0, False, False)
        del attn_output_15
        attention_windows_6 = attention_output_3.view(-1, 7, 7, 192)
        del attention_output_3
        windows_12 = attention_windows_6.view(-1, 4, 4, 7, 7, 192)
        del attention_windows_6
        transpose_13 = windows_12.transpose(2, 3)
        del windows_12
        contiguous_13 = transpose_13.contiguous()
        del transpose_13
        windows_13 = contiguous_13.view(-1, 28, 28, 192)
        del contiguous_13
        hidden_states_34 = torch.roll(windows_13, shifts=(3, 3), dims=(1, 2))
        del windows_13
        attention_windows_7 = hidden_states_34.view(1, 784, 192)
        del hidden_states_34
        hidden_states_35 = hidden_states_29 + attention_windows_7
        del hidden_states_29, attention_windows_7
        hidden_states_36 = torch.nn.functional.layer_norm(hidden_states_35, (192,), encoder_layers_1_blocks_1_layernorm_after_weight, encoder_layers_1_blocks_1_layernorm_after_bias, 1e-05)
        hidden_states_37 = torch.nn.functional.linear(hidden_states_36, encoder_layers_1_blocks_1_mlp_fc1_weight, encoder_layers_1_blocks_1_mlp_fc1_bias)
        del hidden_states_36
        hidden_states_38 = torch.nn.functional.gelu(hidden_states_37)
        del hidden_states_37
        hidden_states_39 = torch.nn.functional.linear(hidden_states_38, encoder_layers_1_blocks_1_mlp_fc2_weight, encoder_layers_1_blocks_1_mlp_fc2_bias)
        del hidden_states_38
        dropout_3 = torch.nn.functional.dropout(hidden_states_39, 0.0, False, False)
        del hidden_states_39
        hidden_states_40 = dropout_3 + hidden_states_35
        del hidden_states_35, dropout_3
        view_15 = hidden_states_40.view(1, 28, 28, 192)
        del hidden_states_40
        getitem_8 = view_15[:, 0::2, 0::2, :]
        getitem_9 = view_15[:, 1::2, 0::2, :]
        getitem_10 = view_15[:, 0::2, 1::2, :]
        getitem_11 = view_15[:, 1::2, 1::2, :]
        del view_15
        cat_1 = torch.cat([getitem_8, getitem_9, getitem_10, getitem_11], dim=-1)
        del getitem_8, getitem_9, getitem_10, getitem_11
        view_16 = cat_1.view(1, -1, 768)
        del cat_1
        layer_norm_1 = torch.nn.functional.layer_norm(view_16, (768,), encoder_layers_1_downsample_norm_weight, encoder_layers_1_downsample_norm_bias, 1e-05)
        del view_16
        hidden_states_41 = torch.nn.functional.linear(layer_norm_1, encoder_layers_1_downsample_reduction_weight, None)
        del layer_norm_1
        view_17 = hidden_states_41.view(1, 14, 14, 384)
        permute_5 = view_17.permute(0, 3, 1, 2)
        del view_17
        permute_5.contiguous()
        del permute_5
        hidden_states_42 = torch.nn.functional.layer_norm(hidden_states_41, (384,), encoder_layers_2_blocks_0_layernorm_before_weight, encoder_layers_2_blocks_0_layernorm_before_bias, 1e-05)
        hidden_states_43 = hidden_states_42.view(1, 14, 14, 384)
        del hidden_states_42
        hidden_states_44 = torch.nn.functional.pad(hidden_states_43, (0, 0, 0, 0, 0, 0), 'constant', None)
        del hidden_states_43
        input_feature_6 = hidden_states_44.view(1, 2, 7, 2, 7, 384)
        del hidden_states_44
        transpose_14 = input_feature_6.transpose(2, 3)
        del input_feature_6
        contiguous_14 = transpose_14.contiguous()
        del transpose_14
        windows_14 = contiguous_14.view(-1, 7, 7, 384)
        del contiguous_14
        hidden_states_windows_4 = windows_14.view(-1, 49, 384)
        del windows_14
        linear_12 = torch.nn.functional.linear(hidden_states_windows_4, encoder_layers_2_blocks_0_attention_q_proj_weight, encoder_layers_2_blocks_0_attention_q_proj_bias)
        view_18 = linear_12.view((4, 49, -1, 32))
        del linear_12
        query_states_4 = view_18.transpose(1, 2)
        del view_18
        linear_13 = torch.nn.functional.linear(hidden_states_windows_4, encoder_layers_2_blocks_0_attention_k_proj_weight, encoder_layers_2_blocks_0_attention_k_proj_bias)
        view_19 = linear_13.view((4, 49, -1, 32))
        del linear_13
        key_states_4 = view_19.transpose(1, 2)
        del view_19
        linear_14 = torch.nn.functional.linear(hidden_states_windows_4, encoder_layers_2_blocks_0_attention_v_proj_weight, encoder_layers_2_blocks_0_attention_v_proj_bias)
        del hidden_states_windows_4
        view_20 = linear_14.view((4, 49, -1, 32))
        del linear_14
        value_states_4 = view_20.transpose(1, 2)
        del view_20
        relative_position_bias_12 = encoder_layers_2_blocks_0_attention_relative_position_bias_relative_position_bias_table[encoder_layers_2_blocks_0_attention_relative_position_bias_relative_position_index]
        relative_position_bias_13 = relative_position_bias_12.view(49, 49, -1)
        del relative_position_bias_12
        permute_6 = relative_position_bias_13.permute(2, 0, 1)
        del relative_position_bias_13
        contiguous_15 = permute_6.contiguous()
        del permute_6
        relative_position_bias_14 = contiguous_15.unsqueeze(0)
        del contiguous_15
        attn_output_16 = torch.nn.functional.scaled_dot_product_attention(query_states_4, key_states_4, value_states_4, attn_mask=relative_position_bias_14, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_4, key_states_4, value_states_4, relative_position_bias_14
        transpose_15 = attn_output_16.transpose(1, 2)
        del attn_output_16
        attn_output_17 = transpose_15.contiguous()
        del transpose_15
        reshape_4 = attn_output_17.reshape(4, 49, -1)
        del attn_output_17
        attn_output_18 = reshape_4.contiguous()
        del reshape_4
        attn_output_19 = torch.nn.functional.linear(attn_output_18, encoder_layers_2_blocks_0_attention_o_proj_weight, encoder_layers_2_blocks_0_attention_o_proj_bias)
        del attn_output_18
        attention_output_4 = torch.nn.functional.dropout(attn_output_19, 0.0, False, False)
        del attn_output_19
        attention_windows_8 = attention_output_4.view(-1, 7, 7, 384)
        del attention_output_4
        windows_15 = attention_windows_8.view(-1, 2, 2, 7, 7, 384)
        del attention_windows_8
        transpose_16 = windows_15.transpose(2, 3)
        del windows_15
        contiguous_16 = transpose_16.contiguous()
        del transpose_16
        windows_16 = contiguous_16.view(-1, 14, 14, 384)
        del contiguous_16
        attention_windows_9 = windows_16.view(1, 196, 384)
        del windows_16
        hidden_states_45 = hidden_states_41 + attention_windows_9
        del hidden_states_41, attention_windows_9
        hidden_states_46 = torch.nn.functional.layer_norm(hidden_states_45, (384,), encoder_layers_2_blocks_0_layernorm_after_weight, encoder_layers_2_blocks_0_layernorm_after_bias, 1e-05)
        hidden_states_47 = torch.nn.functional.linear(hidden_states_46, encoder_layers_2_blocks_0_mlp_fc1_weight, encoder_layers_2_blocks_0_mlp_fc1_bias)
        del hidden_states_46
        hidden_states_48 = torch.nn.functional.gelu(hidden_states_47)
        del hidden_states_47
        hidden_states_49 = torch.nn.functional.linear(hidden_states_48, encoder_layers_2_blocks_0_mlp_fc2_weight, encoder_layers_2_blocks_0_mlp_fc2_bias)
        del hidden_states_48
        dropout_4 = torch.nn.functional.dropout(hidden_states_49, 0.0, False, False)
        del hidden_states_49
        hidden_states_50 = dropout_4 + hidden_states_45
        del hidden_states_45, dropout_4
        hidden_states_51 = torch.nn.functional.layer_norm(hidden_states_50, (384,), encoder_layers_2_blocks_1_layernorm_before_weight, encoder_layers_2_blocks_1_layernorm_before_bias, 1e-05)
        hidden_states_52 = hidden_states_51.view(1, 14, 14, 384)
        del hidden_states_51
        hidden_states_53 = torch.nn.functional.pad(hidden_states_52, (0, 0, 0, 0, 0, 0), 'constant', None)
        del hidden_states_52
        hidden_states_54 = torch.roll(hidden_states_53, shifts=(-3, -3), dims=(1, 2))
        del hidden_states_53
        input_feature_7 = hidden_states_54.view(1, 2, 7, 2, 7, 384)
        del hidden_states_54
        transpose_17 = input_feature_7.transpose(2, 3)
        del input_feature_7
        contiguous_17 = transpose_17.contiguous()
        del transpose_17
        windows_17 = contiguous_17.view(-1, 7, 7, 384)
        del contiguous_17
        hidden_states_windows_5 = windows_17.view(-1, 49, 384)
        del windows_17
        h_idx_2 = torch.arange(14, device=device)
        w_idx_2 = torch.arange(14, device=device)
        ge_8 = h_idx_2 >= 7
        long_8 = ge_8.long()
        del ge_8
        ge_9 = h_idx_2 >= 11
        del h_idx_2
        long_9 = ge_9.long()
        del ge_9
        h_region_2 = long_8 + long_9
        del long_8, long_9
        ge_10 = w_idx_2 >= 7
        long_10 = ge_10.long()
        del ge_10
        ge_11 = w_idx_2 >= 11
        del w_idx_2
        long_11 = ge_11.long()
        del ge_11
        w_region_2 = long_10 + long_11
        del long_10, long_11
        getitem_12 = h_region_2[None, :, None, None]
        del h_region_2
        mul_2 = getitem_12 * 3
        del getitem_12
        getitem_13 = w_region_2[None, None, :, None]
        del w_region_2
        add_2 = mul_2 + getitem_13
        del mul_2, getitem_13
        img_mask_2 = add_2.to(torch.float32)
        del add_2
        input_feature_8 = img_mask_2.view(1, 2, 7, 2, 7, 1)
        del img_mask_2
        transpose_18 = input_feature_8.transpose(2, 3)
        del input_feature_8
        contiguous_18 = transpose_18.contiguous()
        del transpose_18
        windows_18 = contiguous_18.view(-1, 7, 7, 1)
        del contiguous_18
        mask_windows_2 = windows_18.view(-1, 49)
        del windows_18
        unsqueeze_8 = mask_windows_2.unsqueeze(1)
        unsqueeze_9 = mask_windows_2.unsqueeze(2)
        del mask_windows_2
        attn_mask_4 = unsqueeze_8 - unsqueeze_9
        del unsqueeze_8, unsqueeze_9
        ne_2 = attn_mask_4 != 0
        masked_fill_2 = attn_mask_4.masked_fill(ne_2, -100.0)
        del ne_2
        eq_2 = attn_mask_4 == 0
        del attn_mask_4
        attn_mask_5 = masked_fill_2.masked_fill(eq_2, 0.0)
        del masked_fill_2, eq_2
        linear_15 = torch.nn.functional.linear(hidden_states_windows_5, encoder_layers_2_blocks_1_attention_q_proj_weight, encoder_layers_2_blocks_1_attention_q_proj_bias)
        view_21 = linear_15.view((4, 49, -1, 32))
        del linear_15
        query_states_5 = view_21.transpose(1, 2)
        del view_21
        linear_16 = torch.nn.functional.linear(hidden_states_windows_5, encoder_layers_2_blocks_1_attention_k_proj_weight, encoder_layers_2_blocks_1_attention_k_proj_bias)
        view_22 = linear_16.view((4, 49, -1, 32))
        del linear_16
        key_states_5 = view_22.transpose(1, 2)
        del view_22
        linear_17 = torch.nn.functional.linear(hidden_states_windows_5, encoder_layers_2_blocks_1_attention_v_proj_weight, encoder_layers_2_blocks_1_attention_v_proj_bias)
        del hidden_states_windows_5
        view_23 = linear_17.view((4, 49, -1, 32))
        del linear_17
        value_states_5 = view_23.transpose(1, 2)
        del view_23
        relative_position_bias_15 = encoder_layers_2_blocks_1_attention_relative_position_bias_relative_position_bias_table[encoder_layers_2_blocks_1_attention_relative_position_bias_relative_position_index]
        relative_position_bias_16 = relative_position_bias_15.view(49, 49, -1)
        del relative_position_bias_15
        permute_7 = relative_position_bias_16.permute(2, 0, 1)
        del relative_position_bias_16
        contiguous_19 = permute_7.contiguous()
        del permute_7
        relative_position_bias_17 = contiguous_19.unsqueeze(0)
        del contiguous_19
        unsqueeze_10 = attn_mask_5.unsqueeze(1)
        del attn_mask_5
        unsqueeze_11 = unsqueeze_10.unsqueeze(0)
        del unsqueeze_10
        expand_2 = unsqueeze_11.expand(1, -1, -1, -1, -1)
        del unsqueeze_11
        attention_mask_2 = expand_2.reshape(-1, 1, 49, 49)
        del expand_2
        combined_mask_2 = relative_position_bias_17 + attention_mask_2
        del relative_position_bias_17, attention_mask_2
        attn_output_20 = torch.nn.functional.scaled_dot_product_attention(query_states_5, key_states_5, value_states_5, attn_mask=combined_mask_2, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_5, key_states_5, value_states_5, combined_mask_2
        transpose_19 = attn_output_20.transpose(1, 2)
        del attn_output_20
        attn_output_21 = transpose_19.contiguous()
        del transpose_19
        reshape_5 = attn_output_21.reshape(4, 49, -1)
        del attn_output_21
        attn_output_22 = reshape_5.contiguous()
        del reshape_5
        attn_output_23 = torch.nn.functional.linear(attn_output_22, encoder_layers_2_blocks_1_attention_o_proj_weight, encoder_layers_2_blocks_1_attention_o_proj_bias)
        del attn_output_22
        attention_output_5 = torch.nn.functional.dropout(attn_output_23, 0.0, False, False)
        del attn_output_23
        attention_windows_10 = attention_output_5.view(-1, 7, 7, 384)
        del attention_output_5
        windows_19 = attention_windows_10.view(-1, 2, 2, 7, 7, 384)
        del attention_windows_10
        transpose_20 = windows_19.transpose(2, 3)
        del windows_19
        contiguous_20 = transpose_20.contiguous()
        del transpose_20
        windows_20 = contiguous_20.view(-1, 14, 14, 384)
        del contiguous_20
        hidden_states_55 = torch.roll(windows_20, shifts=(3, 3), dims=(1, 2))
        del windows_20
        attention_windows_11 = hidden_states_55.view(1, 196, 384)
        del hidden_states_55
        hidden_states_56 = hidden_states_50 + attention_windows_11
        del hidden_states_50, attention_windows_11
        hidden_states_57 = torch.nn.functional.layer_norm(hidden_states_56, (384,), encoder_layers_2_blocks_1_layernorm_after_weight, encoder_layers_2_blocks_1_layernorm_after_bias, 1e-05)
        hidden_states_58 = torch.nn.functional.linear(hidden_states_57, encoder_layers_2_blocks_1_mlp_fc1_weight, encoder_layers_2_blocks_1_mlp_fc1_bias)
        del hidden_states_57
        hidden_states_59 = torch.nn.functional.gelu(hidden_states_58)
        del hidden_states_58
        hidden_states_60 = torch.nn.functional.linear(hidden_states_59, encoder_layers_2_blocks_1_mlp_fc2_weight, encoder_layers_2_blocks_1_mlp_fc2_bias)
        del hidden_states_59
        dropout_5 = torch.nn.functional.dropout(hidden_states_60, 0.0, False, False)
        del hidden_states_60
        hidden_states_61 = dropout_5 + hidden_states_56
        del hidden_states_56, dropout_5
        hidden_states_62 = torch.nn.functional.layer_norm(hidden_states_61, (384,), encoder_layers_2_blocks_2_layernorm_before_weight, encoder_layers_2_blocks_2_layernorm_before_bias, 1e-05)
        hidden_states_63 = hidden_states_62.view(1, 14, 14, 384)
        del hidden_states_62
        hidden_states_64 = torch.nn.functional.pad(hidden_states_63, (0, 0, 0, 0, 0, 0), 'constant', None)
        del hidden_states_63
        input_feature_9 = hidden_states_64.view(1, 2, 7, 2, 7, 384)
        del hidden_states_64
        transpose_21 = input_feature_9.transpose(2, 3)
        del input_feature_9
        contiguous_21 = transpose_21.contiguous()
        del transpose_21
        windows_21 = contiguous_21.view(-1, 7, 7, 384)
        del contiguous_21
        hidden_states_windows_6 = windows_21.view(-1, 49, 384)
        del windows_21
        linear_18 = torch.nn.functional.linear(hidden_states_windows_6, encoder_layers_2_blocks_2_attention_q_proj_weight, encoder_layers_2_blocks_2_attention_q_proj_bias)
        view_24 = linear_18.view((4, 49, -1, 32))
        del linear_18
        query_states_6 = view_24.transpose(1, 2)
        del view_24
        linear_19 = torch.nn.functional.linear(hidden_states_windows_6, encoder_layers_2_blocks_2_attention_k_proj_weight, encoder_layers_2_blocks_2_attention_k_proj_bias)
        view_25 = linear_19.view((4, 49, -1, 32))
        del linear_19
        key_states_6 = view_25.transpose(1, 2)
        del view_25
        linear_20 = torch.nn.functional.linear(hidden_states_windows_6, encoder_layers_2_blocks_2_attention_v_proj_weight, encoder_layers_2_blocks_2_attention_v_proj_bias)
        del hidden_states_windows_6
        view_26 = linear_20.view((4, 49, -1, 32))
        del linear_20
        value_states_6 = view_26.transpose(1, 2)
        del view_26
        relative_position_bias_18 = encoder_layers_2_blocks_2_attention_relative_position_bias_relative_position_bias_table[encoder_layers_2_blocks_2_attention_relative_position_bias_relative_position_index]
        relative_position_bias_19 = relative_position_bias_18.view(49, 49, -1)
        del relative_position_bias_18
        permute_8 = relative_position_bias_19.permute(2, 0, 1)
        del relative_position_bias_19
        contiguous_22 = permute_8.contiguous()
        del permute_8
        relative_position_bias_20 = contiguous_22.unsqueeze(0)
        del contiguous_22
        attn_output_24 = torch.nn.functional.scaled_dot_product_attention(query_states_6, key_states_6, value_states_6, attn_mask=relative_position_bias_20, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_6, key_states_6, value_states_6, relative_position_bias_20
        transpose_22 = attn_output_24.transpose(1, 2)
        del attn_output_24
        attn_output_25 = transpose_22.contiguous()
        del transpose_22
        reshape_6 = attn_output_25.reshape(4, 49, -1)
        del attn_output_25
        attn_output_26 = reshape_6.contiguous()
        del reshape_6
        attn_output_27 = torch.nn.functional.linear(attn_output_26, encoder_layers_2_blocks_2_attention_o_proj_weight, encoder_layers_2_blocks_2_attention_o_proj_bias)
        del attn_output_26
        attention_output_6 = torch.nn.functional.dropout(attn_output_27, 0.0, False, False)
        del attn_output_27
        attention_windows_12 = attention_output_6.view(-1, 7, 7, 384)
        del attention_output_6
        windows_22 = attention_windows_12.view(-1, 2, 2, 7, 7, 384)
        del attention_windows_12
        transpose_23 = windows_22.transpose(2, 3)
        del windows_22
        contiguous_23 = transpose_23.contiguous()
        del transpose_23
        windows_23 = contiguous_23.view(-1, 14, 14, 384)
        del contiguous_23
        attention_windows_13 = windows_23.view(1, 196, 384)
        del windows_23
        hidden_states_65 = hidden_states_61 + attention_windows_13
        del hidden_states_61, attention_windows_13
        hidden_states_66 = torch.nn.functional.layer_norm(hidden_states_65, (384,), encoder_layers_2_blocks_2_layernorm_after_weight, encoder_layers_2_blocks_2_layernorm_after_bias, 1e-05)
        hidden_states_67 = torch.nn.functional.linear(hidden_states_66, encoder_layers_2_blocks_2_mlp_fc1_weight, encoder_layers_2_blocks_2_mlp_fc1_bias)
        del hidden_states_66
        hidden_states_68 = torch.nn.functional.gelu(hidden_states_67)
        del hidden_states_67
        hidden_states_69 = torch.nn.functional.linear(hidden_states_68, encoder_layers_2_blocks_2_mlp_fc2_weight, encoder_layers_2_blocks_2_mlp_fc2_bias)
        del hidden_states_68
        dropout_6 = torch.nn.functional.dropout(hidden_states_69, 0.0, False, False)
        del hidden_states_69
        hidden_states_70 = dropout_6 + hidden_states_65
        del hidden_states_65, dropout_6
        hidden_states_71 = torch.nn.functional.layer_norm(hidden_states_70, (384,), encoder_layers_2_blocks_3_layernorm_before_weight, encoder_layers_2_blocks_3_layernorm_before_bias, 1e-05)
        hidden_states_72 = hidden_states_71.view(1, 14, 14, 384)
        del hidden_states_71
        hidden_states_73 = torch.nn.functional.pad(hidden_states_72, (0, 0, 0, 0, 0, 0), 'constant', None)
        del hidden_states_72
        hidden_states_74 = torch.roll(hidden_states_73, shifts=(-3, -3), dims=(1, 2))
        del hidden_states_73
        input_feature_10 = hidden_states_74.view(1, 2, 7, 2, 7, 384)
        del hidden_states_74
        transpose_24 = input_feature_10.transpose(2, 3)
        del input_feature_10
        contiguous_24 = transpose_24.contiguous()
        del transpose_24
        windows_24 = contiguous_24.view(-1, 7, 7, 384)
        del contiguous_24
        hidden_states_windows_7 = windows_24.view(-1, 49, 384)
        del windows_24
        h_idx_3 = torch.arange(14, device=device)
        w_idx_3 = torch.arange(14, device=device)
        ge_12 = h_idx_3 >= 7
        long_12 = ge_12.long()
        del ge_12
        ge_13 = h_idx_3 >= 11
        del h_idx_3
        long_13 = ge_13.long()
        del ge_13
        h_region_3 = long_12 + long_13
        del long_12, long_13
        ge_14 = w_idx_3 >= 7
        long_14 = ge_14.long()
        del ge_14
        ge_15 = w_idx_3 >= 11
        del w_idx_3
        long_15 = ge_15.long()
        del ge_15
        w_region_3 = long_14 + long_15
        del long_14, long_15
        getitem_14 = h_region_3[None, :, None, None]
        del h_region_3
        mul_3 = getitem_14 * 3
        del getitem_14
        getitem_15 = w_region_3[None, None, :, None]
        del w_region_3
        add_3 = mul_3 + getitem_15
        del mul_3, getitem_15
        img_mask_3 = add_3.to(torch.float32)
        del add_3
        input_feature_11 = img_mask_3.view(1, 2, 7, 2, 7, 1)
        del img_mask_3
        transpose_25 = input_feature_11.transpose(2, 3)
        del input_feature_11
        contiguous_25 = transpose_25.contiguous()
        del transpose_25
        windows_25 = contiguous_25.view(-1, 7, 7, 1)
        del contiguous_25
        mask_windows_3 = windows_25.view(-1, 49)
        del windows_25
        unsqueeze_12 = mask_windows_3.unsqueeze(1)
        unsqueeze_13 = mask_windows_3.unsqueeze(2)
        del mask_windows_3
        attn_mask_6 = unsqueeze_12 - unsqueeze_13
        del unsqueeze_12, unsqueeze_13
        ne_3 = attn_mask_6 != 0
        masked_fill_3 = attn_mask_6.masked_fill(ne_3, -100.0)
        del ne_3
        eq_3 = attn_mask_6 == 0
        del attn_mask_6
        attn_mask_7 = masked_fill_3.masked_fill(eq_3, 0.0)
        del masked_fill_3, eq_3
        linear_21 = torch.nn.functional.linear(hidden_states_windows_7, encoder_layers_2_blocks_3_attention_q_proj_weight, encoder_layers_2_blocks_3_attention_q_proj_bias)
        view_27 = linear_21.view((4, 49, -1, 32))
        del linear_21
        query_states_7 = view_27.transpose(1, 2)
        del view_27
        linear_22 = torch.nn.functional.linear(hidden_states_windows_7, encoder_layers_2_blocks_3_attention_k_proj_weight, encoder_layers_2_blocks_3_attention_k_proj_bias)
        view_28 = linear_22.view((4, 49, -1, 32))
        del linear_22
        key_states_7 = view_28.transpose(1, 2)
        del view_28
        linear_23 = torch.nn.functional.linear(hidden_states_windows_7, encoder_layers_2_blocks_3_attention_v_proj_weight, encoder_layers_2_blocks_3_attention_v_proj_bias)
        del hidden_states_windows_7
        view_29 = linear_23.view((4, 49, -1, 32))
        del linear_23
        value_states_7 = view_29.transpose(1, 2)
        del view_29
        relative_position_bias_21 = encoder_layers_2_blocks_3_attention_relative_position_bias_relative_position_bias_table[encoder_layers_2_blocks_3_attention_relative_position_bias_relative_position_index]
        relative_position_bias_22 = relative_position_bias_21.view(49, 49, -1)
        del relative_position_bias_21
        permute_9 = relative_position_bias_22.permute(2, 0, 1)
        del relative_position_bias_22
        contiguous_26 = permute_9.contiguous()
        del permute_9
        relative_position_bias_23 = contiguous_26.unsqueeze(0)
        del contiguous_26
        unsqueeze_14 = attn_mask_7.unsqueeze(1)
        del attn_mask_7
        unsqueeze_15 = unsqueeze_14.unsqueeze(0)
        del unsqueeze_14
        expand_3 = unsqueeze_15.expand(1, -1, -1, -1, -1)
        del unsqueeze_15
        attention_mask_3 = expand_3.reshape(-1, 1, 49, 49)
        del expand_3
        combined_mask_3 = relative_position_bias_23 + attention_mask_3
        del relative_position_bias_23, attention_mask_3
        attn_output_28 = torch.nn.functional.scaled_dot_product_attention(query_states_7, key_states_7, value_states_7, attn_mask=combined_mask_3, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_7, key_states_7, value_states_7, combined_mask_3
        transpose_26 = attn_output_28.transpose(1, 2)
        del attn_output_28
        attn_output_29 = transpose_26.contiguous()
        del transpose_26
        reshape_7 = attn_output_29.reshape(4, 49, -1)
        del attn_output_29
        attn_output_30 = reshape_7.contiguous()
        del reshape_7
        attn_output_31 = torch.nn.functional.linear(attn_output_30, encoder_layers_2_blocks_3_attention_o_proj_weight, encoder_layers_2_blocks_3_attention_o_proj_bias)
        del attn_output_30
        attention_output_7 = torch.nn.functional.dropout(attn_output_31, 0.0, False, False)
        del attn_output_31
        attention_windows_14 = attention_output_7.view(-1, 7, 7, 384)
        del attention_output_7
        windows_26 = attention_windows_14.view(-1, 2, 2, 7, 7, 384)
        del attention_windows_14
        transpose_27 = windows_26.transpose(2, 3)
        del windows_26
        contiguous_27 = transpose_27.contiguous()
        del transpose_27
        windows_27 = contiguous_27.view(-1, 14, 14, 384)
        del contiguous_27
        hidden_states_75 = torch.roll(windows_27, shifts=(3, 3), dims=(1, 2))
        del windows_27
        attention_windows_15 = hidden_states_75.view(1, 196, 384)
        del hidden_states_75
        hidden_states_76 = hidden_states_70 + attention_windows_15
        del hidden_states_70, attention_windows_15
        hidden_states_77 = torch.nn.functional.layer_norm(hidden_states_76, (384,), encoder_layers_2_blocks_3_layernorm_after_weight, encoder_layers_2_blocks_3_layernorm_after_bias, 1e-05)
        hidden_states_78 = torch.nn.functional.linear(hidden_states_77, encoder_layers_2_blocks_3_mlp_fc1_weight, encoder_layers_2_blocks_3_mlp_fc1_bias)
        del hidden_states_77
        hidden_states_79 = torch.nn.functional.gelu(hidden_states_78)
        del hidden_states_78
        hidden_states_80 = torch.nn.functional.linear(hidden_states_79, encoder_layers_2_blocks_3_mlp_fc2_weight, encoder_layers_2_blocks_3_mlp_fc2_bias)
        del hidden_states_79
        dropout_7 = torch.nn.functional.dropout(hidden_states_80, 0.0, False, False)
        del hidden_states_80
        hidden_states_81 = dropout_7 + hidden_states_76
        del hidden_states_76, dropout_7
        hidden_states_82 = torch.nn.functional.layer_norm(hidden_states_81, (384,), encoder_layers_2_blocks_4_layernorm_before_weight, encoder_layers_2_blocks_4_layernorm_before_bias, 1e-05)
        hidden_states_83 = hidden_states_82.view(1, 14, 14, 384)
        del hidden_states_82
        hidden_states_84 = torch.nn.functional.pad(hidden_states_83, (0, 0, 0, 0, 0, 0), 'constant', None)
        del hidden_states_83
        input_feature_12 = hidden_states_84.view(1, 2, 7, 2, 7, 384)
        del hidden_states_84
        transpose_28 = input_feature_12.transpose(2, 3)
        del input_feature_12
        contiguous_28 = transpose_28.contiguous()
        del transpose_28
        windows_28 = contiguous_28.view(-1, 7, 7, 384)
        del contiguous_28
        hidden_states_windows_8 = windows_28.view(-1, 49, 384)
        del windows_28
        linear_24 = torch.nn.functional.linear(hidden_states_windows_8, encoder_layers_2_blocks_4_attention_q_proj_weight, encoder_layers_2_blocks_4_attention_q_proj_bias)
        view_30 = linear_24.view((4, 49, -1, 32))
        del linear_24
        query_states_8 = view_30.transpose(1, 2)
        del view_30
        linear_25 = torch.nn.functional.linear(hidden_states_windows_8, encoder_layers_2_blocks_4_attention_k_proj_weight, encoder_layers_2_blocks_4_attention_k_proj_bias)
        view_31 = linear_25.view((4, 49, -1, 32))
        del linear_25
        key_states_8 = view_31.transpose(1, 2)
        del view_31
        linear_26 = torch.nn.functional.linear(hidden_states_windows_8, encoder_layers_2_blocks_4_attention_v_proj_weight, encoder_layers_2_blocks_4_attention_v_proj_bias)
        del hidden_states_windows_8
        view_32 = linear_26.view((4, 49, -1, 32))
        del linear_26
        value_states_8 = view_32.transpose(1, 2)
        del view_32
        relative_position_bias_24 = encoder_layers_2_blocks_4_attention_relative_position_bias_relative_position_bias_table[encoder_layers_2_blocks_4_attention_relative_position_bias_relative_position_index]
        relative_position_bias_25 = relative_position_bias_24.view(49, 49, -1)
        del relative_position_bias_24
        permute_10 = relative_position_bias_25.permute(2, 0, 1)
        del relative_position_bias_25
        contiguous_29 = permute_10.contiguous()
        del permute_10
        relative_position_bias_26 = contiguous_29.unsqueeze(0)
        del contiguous_29
        attn_output_32 = torch.nn.functional.scaled_dot_product_attention(query_states_8, key_states_8, value_states_8, attn_mask=relative_position_bias_26, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_8, key_states_8, value_states_8, relative_position_bias_26
        transpose_29 = attn_output_32.transpose(1, 2)
        del attn_output_32
        attn_output_33 = transpose_29.contiguous()
        del transpose_29
        reshape_8 = attn_output_33.reshape(4, 49, -1)
        del attn_output_33
        attn_output_34 = reshape_8.contiguous()
        del reshape_8
        attn_output_35 = torch.nn.functional.linear(attn_output_34, encoder_layers_2_blocks_4_attention_o_proj_weight, encoder_layers_2_blocks_4_attention_o_proj_bias)
        del attn_output_34
        attention_output_8 = torch.nn.functional.dropout(attn_output_35, 0.0, False, False)
        del attn_output_35
        attention_windows_16 = attention_output_8.view(-1, 7, 7, 384)
        del attention_output_8
        windows_29 = attention_windows_16.view(-1, 2, 2, 7, 7, 384)
        del attention_windows_16
        transpose_30 = windows_29.transpose(2, 3)
        del windows_29
        contiguous_30 = transpose_30.contiguous()
        del transpose_30
        windows_30 = contiguous_30.view(-1, 14, 14, 384)
        del contiguous_30
        attention_windows_17 = windows_30.view(1, 196, 384)
        del windows_30
        hidden_states_85 = hidden_states_81 + attention_windows_17
        del hidden_states_81, attention_windows_17
        hidden_states_86 = torch.nn.functional.layer_norm(hidden_states_85, (384,), encoder_layers_2_blocks_4_layernorm_after_weight, encoder_layers_2_blocks_4_layernorm_after_bias, 1e-05)
        hidden_states_87 = torch.nn.functional.linear(hidden_states_86, encoder_layers_2_blocks_4_mlp_fc1_weight, encoder_layers_2_blocks_4_mlp_fc1_bias)
        del hidden_states_86
        hidden_states_88 = torch.nn.functional.gelu(hidden_states_87)
        del hidden_states_87
        hidden_states_89 = torch.nn.functional.linear(hidden_states_88, encoder_layers_2_blocks_4_mlp_fc2_weight, encoder_layers_2_blocks_4_mlp_fc2_bias)
        del hidden_states_88
        dropout_8 = torch.nn.functional.dropout(hidden_states_89, 0.0, False, False)
        del hidden_states_89
        hidden_states_90 = dropout_8 + hidden_states_85
        del hidden_states_85, dropout_8
        hidden_states_91 = torch.nn.functional.layer_norm(hidden_states_90, (384,), encoder_layers_2_blocks_5_layernorm_before_weight, encoder_layers_2_blocks_5_layernorm_before_bias, 1e-05)
        hidden_states_92 = hidden_states_91.view(1, 14, 14, 384)
        del hidden_states_91
        hidden_states_93 = torch.nn.functional.pad(hidden_states_92, (0, 0, 0, 0, 0, 0), 'constant', None)
        del hidden_states_92
        hidden_states_94 = torch.roll(hidden_states_93, shifts=(-3, -3), dims=(1, 2))
        del hidden_states_93
        input_feature_13 = hidden_states_94.view(1, 2, 7, 2, 7, 384)
        del hidden_states_94
        transpose_31 = input_feature_13.transpose(2, 3)
        del input_feature_13
        contiguous_31 = transpose_31.contiguous()
        del transpose_31
        windows_31 = contiguous_31.view(-1, 7, 7, 384)
        del contiguous_31
        hidden_states_windows_9 = windows_31.view(-1, 49, 384)
        del windows_31
        h_idx_4 = torch.arange(14, device=device)
        w_idx_4 = torch.arange(14, device=device)
        ge_16 = h_idx_4 >= 7
        long_16 = ge_16.long()
        del ge_16
        ge_17 = h_idx_4 >= 11
        del h_idx_4
        long_17 = ge_17.long()
        del ge_17
        h_region_4 = long_16 + long_17
        del long_16, long_17
        ge_18 = w_idx_4 >= 7
        long_18 = ge_18.long()
        del ge_18
        ge_19 = w_idx_4 >= 11
        del w_idx_4
        long_19 = ge_19.long()
        del ge_19
        w_region_4 = long_18 + long_19
        del long_18, long_19
        getitem_16 = h_region_4[None, :, None, None]
        del h_region_4
        mul_4 = getitem_16 * 3
        del getitem_16
        getitem_17 = w_region_4[None, None, :, None]
        del w_region_4
        add_4 = mul_4 + getitem_17
        del mul_4, getitem_17
        img_mask_4 = add_4.to(torch.float32)
        del add_4
        input_feature_14 = img_mask_4.view(1, 2, 7, 2, 7, 1)
        del img_mask_4
        transpose_32 = input_feature_14.transpose(2, 3)
        del input_feature_14
        contiguous_32 = transpose_32.contiguous()
        del transpose_32
        windows_32 = contiguous_32.view(-1, 7, 7, 1)
        del contiguous_32
        mask_windows_4 = windows_32.view(-1, 49)
        del windows_32
        unsqueeze_16 = mask_windows_4.unsqueeze(1)
        unsqueeze_17 = mask_windows_4.unsqueeze(2)
        del mask_windows_4
        attn_mask_8 = unsqueeze_16 - unsqueeze_17
        del unsqueeze_16, unsqueeze_17
        ne_4 = attn_mask_8 != 0
        masked_fill_4 = attn_mask_8.masked_fill(ne_4, -100.0)
        del ne_4
        eq_4 = attn_mask_8 == 0
        del attn_mask_8
        attn_mask_9 = masked_fill_4.masked_fill(eq_4, 0.0)
        del masked_fill_4, eq_4
        linear_27 = torch.nn.functional.linear(hidden_states_windows_9, encoder_layers_2_blocks_5_attention_q_proj_weight, encoder_layers_2_blocks_5_attention_q_proj_bias)
        view_33 = linear_27.view((4, 49, -1, 32))
        del linear_27
        query_states_9 = view_33.transpose(1, 2)
        del view_33
        linear_28 = torch.nn.functional.linear(hidden_states_windows_9, encoder_layers_2_blocks_5_attention_k_proj_weight, encoder_layers_2_blocks_5_attention_k_proj_bias)
        view_34 = linear_28.view((4, 49, -1, 32))
        del linear_28
        key_states_9 = view_34.transpose(1, 2)
        del view_34
        linear_29 = torch.nn.functional.linear(hidden_states_windows_9, encoder_layers_2_blocks_5_attention_v_proj_weight, encoder_layers_2_blocks_5_attention_v_proj_bias)
        del hidden_states_windows_9
        view_35 = linear_29.view((4, 49, -1, 32))
        del linear_29
        value_states_9 = view_35.transpose(1, 2)
        del view_35
        relative_position_bias_27 = encoder_layers_2_blocks_5_attention_relative_position_bias_relative_position_bias_table[encoder_layers_2_blocks_5_attention_relative_position_bias_relative_position_index]
        relative_position_bias_28 = relative_position_bias_27.view(49, 49, -1)
        del relative_position_bias_27
        permute_11 = relative_position_bias_28.permute(2, 0, 1)
        del relative_position_bias_28
        contiguous_33 = permute_11.contiguous()
        del permute_11
        relative_position_bias_29 = contiguous_33.unsqueeze(0)
        del contiguous_33
        unsqueeze_18 = attn_mask_9.unsqueeze(1)
        del attn_mask_9
        unsqueeze_19 = unsqueeze_18.unsqueeze(0)
        del unsqueeze_18
        expand_4 = unsqueeze_19.expand(1, -1, -1, -1, -1)
        del unsqueeze_19
        attention_mask_4 = expand_4.reshape(-1, 1, 49, 49)
        del expand_4
        combined_mask_4 = relative_position_bias_29 + attention_mask_4
        del relative_position_bias_29, attention_mask_4
        attn_output_36 = torch.nn.functional.scaled_dot_product_attention(query_states_9, key_states_9, value_states_9, attn_mask=combined_mask_4, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_9, key_states_9, value_states_9, combined_mask_4
        transpose_33 = attn_output_36.transpose(1, 2)
        del attn_output_36
        attn_output_37 = transpose_33.contiguous()
        del transpose_33
        reshape_9 = attn_output_37.reshape(4, 49, -1)
        del attn_output_37
        attn_output_38 = reshape_9.contiguous()
        del reshape_9
        attn_output_39 = torch.nn.functional.linear(attn_output_38, encoder_layers_2_blocks_5_attention_o_proj_weight, encoder_layers_2_blocks_5_attention_o_proj_bias)
        del attn_output_38
        attention_output_9 = torch.nn.functional.dropout(attn_output_39, 0.0, False, False)
        del attn_output_39
        attention_windows_18 = attention_output_9.view(-1, 7, 7, 384)
        del attention_output_9
        windows_33 = attention_windows_18.view(-1, 2, 2, 7, 7, 384)
        del attention_windows_18
        transpose_34 = windows_33.transpose(2, 3)
        del windows_33
        contiguous_34 = transpose_34.contiguous()
        del transpose_34
        windows_34 = contiguous_34.view(-1, 14, 14, 384)
        del contiguous_34
        hidden_states_95 = torch.roll(windows_34, shifts=(3, 3), dims=(1, 2))
        del windows_34
        attention_windows_19 = hidden_states_95.view(1, 196, 384)
        del hidden_states_95
        hidden_states_96 = hidden_states_90 + attention_windows_19
        del hidden_states_90, attention_windows_19
        hidden_states_97 = torch.nn.functional.layer_norm(hidden_states_96, (384,), encoder_layers_2_blocks_5_layernorm_after_weight, encoder_layers_2_blocks_5_layernorm_after_bias, 1e-05)
        hidden_states_98 = torch.nn.functional.linear(hidden_states_97, encoder_layers_2_blocks_5_mlp_fc1_weight, encoder_layers_2_blocks_5_mlp_fc1_bias)
        del hidden_states_97
        hidden_states_99 = torch.nn.functional.gelu(hidden_states_98)
        del hidden_states_98
        hidden_states_100 = torch.nn.functional.linear(hidden_states_99, encoder_layers_2_blocks_5_mlp_fc2_weight, encoder_layers_2_blocks_5_mlp_fc2_bias)
        del hidden_states_99
        dropout_9 = torch.nn.functional.dropout(hidden_states_100, 0.0, False, False)
        del hidden_states_100
        hidden_states_101 = dropout_9 + hidden_states_96
        del hidden_states_96, dropout_9
        view_36 = hidden_states_101.view(1, 14, 14, 384)
        del hidden_states_101
        getitem_18 = view_36[:, 0::2, 0::2, :]
        getitem_19 = view_36[:, 1::2, 0::2, :]
        getitem_20 = view_36[:, 0::2, 1::2, :]
        getitem_21 = view_36[:, 1::2, 1::2, :]
        del view_36
        cat_2 = torch.cat([getitem_18, getitem_19, getitem_20, getitem_21], dim=-1)
        del getitem_18, getitem_19, getitem_20, getitem_21
        view_37 = cat_2.view(1, -1, 1536)
        del cat_2
        layer_norm_2 = torch.nn.functional.layer_norm(view_37, (1536,), encoder_layers_2_downsample_norm_weight, encoder_layers_2_downsample_norm_bias, 1e-05)
        del view_37
        hidden_states_102 = torch.nn.functional.linear(layer_norm_2, encoder_layers_2_downsample_reduction_weight, None)
        del layer_norm_2
        view_38 = hidden_states_102.view(1, 7, 7, 768)
        permute_12 = view_38.permute(0, 3, 1, 2)
        del view_38
        permute_12.contiguous()
        del permute_12
        hidden_states_103 = torch.nn.functional.layer_norm(hidden_states_102, (768,), encoder_layers_3_blocks_0_layernorm_before_weight, encoder_layers_3_blocks_0_layernorm_before_bias, 1e-05)
        hidden_states_104 = hidden_states_103.view(1, 7, 7, 768)
        del hidden_states_103
        hidden_states_105 = torch.nn.functional.pad(hidden_states_104, (0, 0, 0, 0, 0, 0), 'constant', None)
        del hidden_states_104
        input_feature_15 = hidden_states_105.view(1, 1, 7, 1, 7, 768)
        del hidden_states_105
        transpose_35 = input_feature_15.transpose(2, 3)
        del input_feature_15
        contiguous_35 = transpose_35.contiguous()
        del transpose_35
        windows_35 = contiguous_35.view(-1, 7, 7, 768)
        del contiguous_35
        hidden_states_windows_10 = windows_35.view(-1, 49, 768)
        del windows_35
        linear_30 = torch.nn.functional.linear(hidden_states_windows_10, encoder_layers_3_blocks_0_attention_q_proj_weight, encoder_layers_3_blocks_0_attention_q_proj_bias)
        view_39 = linear_30.view((1, 49, -1, 32))
        del linear_30
        query_states_10 = view_39.transpose(1, 2)
        del view_39
        linear_31 = torch.nn.functional.linear(hidden_states_windows_10, encoder_layers_3_blocks_0_attention_k_proj_weight, encoder_layers_3_blocks_0_attention_k_proj_bias)
        view_40 = linear_31.view((1, 49, -1, 32))
        del linear_31
        key_states_10 = view_40.transpose(1, 2)
        del view_40
        linear_32 = torch.nn.functional.linear(hidden_states_windows_10, encoder_layers_3_blocks_0_attention_v_proj_weight, encoder_layers_3_blocks_0_attention_v_proj_bias)
        del hidden_states_windows_10
        view_41 = linear_32.view((1, 49, -1, 32))
        del linear_32
        value_states_10 = view_41.transpose(1, 2)
        del view_41
        relative_position_bias_30 = encoder_layers_3_blocks_0_attention_relative_position_bias_relative_position_bias_table[encoder_layers_3_blocks_0_attention_relative_position_bias_relative_position_index]
        relative_position_bias_31 = relative_position_bias_30.view(49, 49, -1)
        del relative_position_bias_30
        permute_13 = relative_position_bias_31.permute(2, 0, 1)
        del relative_position_bias_31
        contiguous_36 = permute_13.contiguous()
        del permute_13
        relative_position_bias_32 = contiguous_36.unsqueeze(0)
        del contiguous_36
        attn_output_40 = torch.nn.functional.scaled_dot_product_attention(query_states_10, key_states_10, value_states_10, attn_mask=relative_position_bias_32, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_10, key_states_10, value_states_10, relative_position_bias_32
        transpose_36 = attn_output_40.transpose(1, 2)
        del attn_output_40
        attn_output_41 = transpose_36.contiguous()
        del transpose_36
        reshape_10 = attn_output_41.reshape(1, 49, -1)
        del attn_output_41
        attn_output_42 = reshape_10.contiguous()
        del reshape_10
        attn_output_43 = torch.nn.functional.linear(attn_output_42, encoder_layers_3_blocks_0_attention_o_proj_weight, encoder_layers_3_blocks_0_attention_o_proj_bias)
        del attn_output_42
        attention_output_10 = torch.nn.functional.dropout(attn_output_43, 0.0, False, False)
        del attn_output_43
        attention_windows_20 = attention_output_10.view(-1, 7, 7, 768)
        del attention_output_10
        windows_36 = attention_windows_20.view(-1, 1, 1, 7, 7, 768)
        del attention_windows_20
        transpose_37 = windows_36.transpose(2, 3)
        del windows_36
        contiguous_37 = transpose_37.contiguous()
        del transpose_37
        windows_37 = contiguous_37.view(-1, 7, 7, 768)
        del contiguous_37
        attention_windows_21 = windows_37.view(1, 49, 768)
        del windows_37
        hidden_states_106 = hidden_states_102 + attention_windows_21
        del hidden_states_102, attention_windows_21
        hidden_states_107 = torch.nn.functional.layer_norm(hidden_states_106, (768,), encoder_layers_3_blocks_0_layernorm_after_weight, encoder_layers_3_blocks_0_layernorm_after_bias, 1e-05)
        hidden_states_108 = torch.nn.functional.linear(hidden_states_107, encoder_layers_3_blocks_0_mlp_fc1_weight, encoder_layers_3_blocks_0_mlp_fc1_bias)
        del hidden_states_107
        hidden_states_109 = torch.nn.functional.gelu(hidden_states_108)
        del hidden_states_108
        hidden_states_110 = torch.nn.functional.linear(hidden_states_109, encoder_layers_3_blocks_0_mlp_fc2_weight, encoder_layers_3_blocks_0_mlp_fc2_bias)
        del hidden_states_109
        dropout_10 = torch.nn.functional.dropout(hidden_states_110, 0.0, False, False)
        del hidden_states_110
        hidden_states_111 = dropout_10 + hidden_states_106
        del hidden_states_106, dropout_10
        hidden_states_112 = torch.nn.functional.layer_norm(hidden_states_111, (768,), encoder_layers_3_blocks_1_layernorm_before_weight, encoder_layers_3_blocks_1_layernorm_before_bias, 1e-05)
        hidden_states_113 = hidden_states_112.view(1, 7, 7, 768)
        del hidden_states_112
        hidden_states_114 = torch.nn.functional.pad(hidden_states_113, (0, 0, 0, 0, 0, 0), 'constant', None)
        del hidden_states_113
        input_feature_16 = hidden_states_114.view(1, 1, 7, 1, 7, 768)
        del hidden_states_114
        transpose_38 = input_feature_16.transpose(2, 3)
        del input_feature_16
        contiguous_38 = transpose_38.contiguous()
        del transpose_38
        windows_38 = contiguous_38.view(-1, 7, 7, 768)
        del contiguous_38
        hidden_states_windows_11 = windows_38.view(-1, 49, 768)
        del windows_38
        linear_33 = torch.nn.functional.linear(hidden_states_windows_11, encoder_layers_3_blocks_1_attention_q_proj_weight, encoder_layers_3_blocks_1_attention_q_proj_bias)
        view_42 = linear_33.view((1, 49, -1, 32))
        del linear_33
        query_states_11 = view_42.transpose(1, 2)
        del view_42
        linear_34 = torch.nn.functional.linear(hidden_states_windows_11, encoder_layers_3_blocks_1_attention_k_proj_weight, encoder_layers_3_blocks_1_attention_k_proj_bias)
        view_43 = linear_34.view((1, 49, -1, 32))
        del linear_34
        key_states_11 = view_43.transpose(1, 2)
        del view_43
        linear_35 = torch.nn.functional.linear(hidden_states_windows_11, encoder_layers_3_blocks_1_attention_v_proj_weight, encoder_layers_3_blocks_1_attention_v_proj_bias)
        del hidden_states_windows_11
        view_44 = linear_35.view((1, 49, -1, 32))
        del linear_35
        value_states_11 = view_44.transpose(1, 2)
        del view_44
        relative_position_bias_33 = encoder_layers_3_blocks_1_attention_relative_position_bias_relative_position_bias_table[encoder_layers_3_blocks_1_attention_relative_position_bias_relative_position_index]
        relative_position_bias_34 = relative_position_bias_33.view(49, 49, -1)
        del relative_position_bias_33
        permute_14 = relative_position_bias_34.permute(2, 0, 1)
        del relative_position_bias_34
        contiguous_39 = permute_14.contiguous()
        del permute_14
        relative_position_bias_35 = contiguous_39.unsqueeze(0)
        del contiguous_39
        attn_output_44 = torch.nn.functional.scaled_dot_product_attention(query_states_11, key_states_11, value_states_11, attn_mask=relative_position_bias_35, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_11, key_states_11, value_states_11, relative_position_bias_35
        transpose_39 = attn_output_44.transpose(1, 2)
        del attn_output_44
        attn_output_45 = transpose_39.contiguous()
        del transpose_39
        reshape_11 = attn_output_45.reshape(1, 49, -1)
        del attn_output_45
        attn_output_46 = reshape_11.contiguous()
        del reshape_11
        attn_output_47 = torch.nn.functional.linear(attn_output_46, encoder_layers_3_blocks_1_attention_o_proj_weight, encoder_layers_3_blocks_1_attention_o_proj_bias)
        del attn_output_46
        attention_output_11 = torch.nn.functional.dropout(attn_output_47, 0.0, False, False)
        del attn_output_47
        attention_windows_22 = attention_output_11.view(-1, 7, 7, 768)
        del attention_output_11
        windows_39 = attention_windows_22.view(-1, 1, 1, 7, 7, 768)
        del attention_windows_22
        transpose_40 = windows_39.transpose(2, 3)
        del windows_39
        contiguous_40 = transpose_40.contiguous()
        del transpose_40
        windows_40 = contiguous_40.view(-1, 7, 7, 768)
        del contiguous_40
        attention_windows_23 = windows_40.view(1, 49, 768)
        del windows_40
        hidden_states_115 = hidden_states_111 + attention_windows_23
        del hidden_states_111, attention_windows_23
        hidden_states_116 = torch.nn.functional.layer_norm(hidden_states_115, (768,), encoder_layers_3_blocks_1_layernorm_after_weight, encoder_layers_3_blocks_1_layernorm_after_bias, 1e-05)
        hidden_states_117 = torch.nn.functional.linear(hidden_states_116, encoder_layers_3_blocks_1_mlp_fc1_weight, encoder_layers_3_blocks_1_mlp_fc1_bias)
        del hidden_states_116
        hidden_states_118 = torch.nn.functional.gelu(hidden_states_117)
        del hidden_states_117
        hidden_states_119 = torch.nn.functional.linear(hidden_states_118, encoder_layers_3_blocks_1_mlp_fc2_weight, encoder_layers_3_blocks_1_mlp_fc2_bias)
        del hidden_states_118
        dropout_11 = torch.nn.functional.dropout(hidden_states_119, 0.0, False, False)
        del hidden_states_119
        hidden_states_120 = dropout_11 + hidden_states_115
        del hidden_states_115, dropout_11
        view_45 = hidden_states_120.view(1, 7, 7, 768)
        permute_15 = view_45.permute(0, 3, 1, 2)
        del view_45
        permute_15.contiguous()
        del permute_15
        sequence_output = torch.nn.functional.layer_norm(hidden_states_120, (768,), layernorm_weight, layernorm_bias, 1e-05)
        del hidden_states_120
        transpose_41 = sequence_output.transpose(1, 2)
        pooled_output = torch.adaptive_avg_pool1d(transpose_41, 1)
        del transpose_41
        pooled_output_1 = torch.flatten(pooled_output, 1)
        del pooled_output
        return (sequence_output, pooled_output_1)
