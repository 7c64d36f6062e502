import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        tensor_0: torch.Tensor,
        segformer_stages_0_patch_embeddings_proj_weight: torch.Tensor,
        segformer_stages_0_patch_embeddings_proj_bias: torch.Tensor,
        segformer_stages_0_patch_embeddings_layer_norm_weight: torch.Tensor,
        segformer_stages_0_patch_embeddings_layer_norm_bias: torch.Tensor,
        segformer_stages_0_blocks_0_layernorm_before_weight: torch.Tensor,
        segformer_stages_0_blocks_0_layernorm_before_bias: torch.Tensor,
        segformer_stages_0_blocks_0_attention_q_proj_weight: torch.Tensor,
        segformer_stages_0_blocks_0_attention_q_proj_bias: torch.Tensor,
        segformer_stages_0_blocks_0_attention_sequence_reduction_sequence_reduction_weight: torch.Tensor,
        segformer_stages_0_blocks_0_attention_sequence_reduction_sequence_reduction_bias: torch.Tensor,
        segformer_stages_0_blocks_0_attention_sequence_reduction_layer_norm_weight: torch.Tensor,
        segformer_stages_0_blocks_0_attention_sequence_reduction_layer_norm_bias: torch.Tensor,
        segformer_stages_0_blocks_0_attention_k_proj_weight: torch.Tensor,
        segformer_stages_0_blocks_0_attention_k_proj_bias: torch.Tensor,
        segformer_stages_0_blocks_0_attention_v_proj_weight: torch.Tensor,
        segformer_stages_0_blocks_0_attention_v_proj_bias: torch.Tensor,
        segformer_stages_0_blocks_0_attention_o_proj_weight: torch.Tensor,
        segformer_stages_0_blocks_0_attention_o_proj_bias: torch.Tensor,
        segformer_stages_0_blocks_0_layernorm_after_weight: torch.Tensor,
        segformer_stages_0_blocks_0_layernorm_after_bias: torch.Tensor,
        segformer_stages_0_blocks_0_mlp_fc1_weight: torch.Tensor,
        segformer_stages_0_blocks_0_mlp_fc1_bias: torch.Tensor,
        segformer_stages_0_blocks_0_mlp_dwconv_dwconv_weight: torch.Tensor,
        segformer_stages_0_blocks_0_mlp_dwconv_dwconv_bias: torch.Tensor,
        segformer_stages_0_blocks_0_mlp_fc2_weight: torch.Tensor,
        segformer_stages_0_blocks_0_mlp_fc2_bias: torch.Tensor,
        segformer_stages_0_blocks_1_layernorm_before_weight: torch.Tensor,
        segformer_stages_0_blocks_1_layernorm_before_bias: torch.Tensor,
        segformer_stages_0_blocks_1_attention_q_proj_weight: torch.Tensor,
        segformer_stages_0_blocks_1_attention_q_proj_bias: torch.Tensor,
        segformer_stages_0_blocks_1_attention_sequence_reduction_sequence_reduction_weight: torch.Tensor,
        segformer_stages_0_blocks_1_attention_sequence_reduction_sequence_reduction_bias: torch.Tensor,
        segformer_stages_0_blocks_1_attention_sequence_reduction_layer_norm_weight: torch.Tensor,
        segformer_stages_0_blocks_1_attention_sequence_reduction_layer_norm_bias: torch.Tensor,
        segformer_stages_0_blocks_1_attention_k_proj_weight: torch.Tensor,
        segformer_stages_0_blocks_1_attention_k_proj_bias: torch.Tensor,
        segformer_stages_0_blocks_1_attention_v_proj_weight: torch.Tensor,
        segformer_stages_0_blocks_1_attention_v_proj_bias: torch.Tensor,
        segformer_stages_0_blocks_1_attention_o_proj_weight: torch.Tensor,
        segformer_stages_0_blocks_1_attention_o_proj_bias: torch.Tensor,
        segformer_stages_0_blocks_1_layernorm_after_weight: torch.Tensor,
        segformer_stages_0_blocks_1_layernorm_after_bias: torch.Tensor,
        segformer_stages_0_blocks_1_mlp_fc1_weight: torch.Tensor,
        segformer_stages_0_blocks_1_mlp_fc1_bias: torch.Tensor,
        segformer_stages_0_blocks_1_mlp_dwconv_dwconv_weight: torch.Tensor,
        segformer_stages_0_blocks_1_mlp_dwconv_dwconv_bias: torch.Tensor,
        segformer_stages_0_blocks_1_mlp_fc2_weight: torch.Tensor,
        segformer_stages_0_blocks_1_mlp_fc2_bias: torch.Tensor,
        segformer_stages_0_layer_norm_weight: torch.Tensor,
        segformer_stages_0_layer_norm_bias: torch.Tensor,
        segformer_stages_1_patch_embeddings_proj_weight: torch.Tensor,
        segformer_stages_1_patch_embeddings_proj_bias: torch.Tensor,
        segformer_stages_1_patch_embeddings_layer_norm_weight: torch.Tensor,
        segformer_stages_1_patch_embeddings_layer_norm_bias: torch.Tensor,
        segformer_stages_1_blocks_0_layernorm_before_weight: torch.Tensor,
        segformer_stages_1_blocks_0_layernorm_before_bias: torch.Tensor,
        segformer_stages_1_blocks_0_attention_q_proj_weight: torch.Tensor,
        segformer_stages_1_blocks_0_attention_q_proj_bias: torch.Tensor,
        segformer_stages_1_blocks_0_attention_sequence_reduction_sequence_reduction_weight: torch.Tensor,
        segformer_stages_1_blocks_0_attention_sequence_reduction_sequence_reduction_bias: torch.Tensor,
        segformer_stages_1_blocks_0_attention_sequence_reduction_layer_norm_weight: torch.Tensor,
        segformer_stages_1_blocks_0_attention_sequence_reduction_layer_norm_bias: torch.Tensor,
        segformer_stages_1_blocks_0_attention_k_proj_weight: torch.Tensor,
        segformer_stages_1_blocks_0_attention_k_proj_bias: torch.Tensor,
        segformer_stages_1_blocks_0_attention_v_proj_weight: torch.Tensor,
        segformer_stages_1_blocks_0_attention_v_proj_bias: torch.Tensor,
        segformer_stages_1_blocks_0_attention_o_proj_weight: torch.Tensor,
        segformer_stages_1_blocks_0_attention_o_proj_bias: torch.Tensor,
        segformer_stages_1_blocks_0_layernorm_after_weight: torch.Tensor,
        segformer_stages_1_blocks_0_layernorm_after_bias: torch.Tensor,
        segformer_stages_1_blocks_0_mlp_fc1_weight: torch.Tensor,
        segformer_stages_1_blocks_0_mlp_fc1_bias: torch.Tensor,
        segformer_stages_1_blocks_0_mlp_dwconv_dwconv_weight: torch.Tensor,
        segformer_stages_1_blocks_0_mlp_dwconv_dwconv_bias: torch.Tensor,
        segformer_stages_1_blocks_0_mlp_fc2_weight: torch.Tensor,
        segformer_stages_1_blocks_0_mlp_fc2_bias: torch.Tensor,
        segformer_stages_1_blocks_1_layernorm_before_weight: torch.Tensor,
        segformer_stages_1_blocks_1_layernorm_before_bias: torch.Tensor,
        segformer_stages_1_blocks_1_attention_q_proj_weight: torch.Tensor,
        segformer_stages_1_blocks_1_attention_q_proj_bias: torch.Tensor,
        segformer_stages_1_blocks_1_attention_sequence_reduction_sequence_reduction_weight: torch.Tensor,
        segformer_stages_1_blocks_1_attention_sequence_reduction_sequence_reduction_bias: torch.Tensor,
        segformer_stages_1_blocks_1_attention_sequence_reduction_layer_norm_weight: torch.Tensor,
        segformer_stages_1_blocks_1_attention_sequence_reduction_layer_norm_bias: torch.Tensor,
        segformer_stages_1_blocks_1_attention_k_proj_weight: torch.Tensor,
        segformer_stages_1_blocks_1_attention_k_proj_bias: torch.Tensor,
        segformer_stages_1_blocks_1_attention_v_proj_weight: torch.Tensor,
        segformer_stages_1_blocks_1_attention_v_proj_bias: torch.Tensor,
        segformer_stages_1_blocks_1_attention_o_proj_weight: torch.Tensor,
        segformer_stages_1_blocks_1_attention_o_proj_bias: torch.Tensor,
        segformer_stages_1_blocks_1_layernorm_after_weight: torch.Tensor,
        segformer_stages_1_blocks_1_layernorm_after_bias: torch.Tensor,
        segformer_stages_1_blocks_1_mlp_fc1_weight: torch.Tensor,
        segformer_stages_1_blocks_1_mlp_fc1_bias: torch.Tensor,
        segformer_stages_1_blocks_1_mlp_dwconv_dwconv_weight: torch.Tensor,
        segformer_stages_1_blocks_1_mlp_dwconv_dwconv_bias: torch.Tensor,
        segformer_stages_1_blocks_1_mlp_fc2_weight: torch.Tensor,
        segformer_stages_1_blocks_1_mlp_fc2_bias: torch.Tensor,
        segformer_stages_1_layer_norm_weight: torch.Tensor,
        segformer_stages_1_layer_norm_bias: torch.Tensor,
        segformer_stages_2_patch_embeddings_proj_weight: torch.Tensor,
        segformer_stages_2_patch_embeddings_proj_bias: torch.Tensor,
        segformer_stages_2_patch_embeddings_layer_norm_weight: torch.Tensor,
        segformer_stages_2_patch_embeddings_layer_norm_bias: torch.Tensor,
        segformer_stages_2_blocks_0_layernorm_before_weight: torch.Tensor,
        segformer_stages_2_blocks_0_layernorm_before_bias: torch.Tensor,
        segformer_stages_2_blocks_0_attention_q_proj_weight: torch.Tensor,
        segformer_stages_2_blocks_0_attention_q_proj_bias: torch.Tensor,
        segformer_stages_2_blocks_0_attention_sequence_reduction_sequence_reduction_weight: torch.Tensor,
        segformer_stages_2_blocks_0_attention_sequence_reduction_sequence_reduction_bias: torch.Tensor,
        segformer_stages_2_blocks_0_attention_sequence_reduction_layer_norm_weight: torch.Tensor,
        segformer_stages_2_blocks_0_attention_sequence_reduction_layer_norm_bias: torch.Tensor,
        segformer_stages_2_blocks_0_attention_k_proj_weight: torch.Tensor,
        segformer_stages_2_blocks_0_attention_k_proj_bias: torch.Tensor,
        segformer_stages_2_blocks_0_attention_v_proj_weight: torch.Tensor,
        segformer_stages_2_blocks_0_attention_v_proj_bias: torch.Tensor,
        segformer_stages_2_blocks_0_attention_o_proj_weight: torch.Tensor,
        segformer_stages_2_blocks_0_attention_o_proj_bias: torch.Tensor,
        segformer_stages_2_blocks_0_layernorm_after_weight: torch.Tensor,
        segformer_stages_2_blocks_0_layernorm_after_bias: torch.Tensor,
        segformer_stages_2_blocks_0_mlp_fc1_weight: torch.Tensor,
        segformer_stages_2_blocks_0_mlp_fc1_bias: torch.Tensor,
        segformer_stages_2_blocks_0_mlp_dwconv_dwconv_weight: torch.Tensor,
        segformer_stages_2_blocks_0_mlp_dwconv_dwconv_bias: torch.Tensor,
        segformer_stages_2_blocks_0_mlp_fc2_weight: torch.Tensor,
        segformer_stages_2_blocks_0_mlp_fc2_bias: torch.Tensor,
        segformer_stages_2_blocks_1_layernorm_before_weight: torch.Tensor,
        segformer_stages_2_blocks_1_layernorm_before_bias: torch.Tensor,
        segformer_stages_2_blocks_1_attention_q_proj_weight: torch.Tensor,
        segformer_stages_2_blocks_1_attention_q_proj_bias: torch.Tensor,
        segformer_stages_2_blocks_1_attention_sequence_reduction_sequence_reduction_weight: torch.Tensor,
        segformer_stages_2_blocks_1_attention_sequence_reduction_sequence_reduction_bias: torch.Tensor,
        segformer_stages_2_blocks_1_attention_sequence_reduction_layer_norm_weight: torch.Tensor,
        segformer_stages_2_blocks_1_attention_sequence_reduction_layer_norm_bias: torch.Tensor,
        segformer_stages_2_blocks_1_attention_k_proj_weight: torch.Tensor,
        segformer_stages_2_blocks_1_attention_k_proj_bias: torch.Tensor,
        segformer_stages_2_blocks_1_attention_v_proj_weight: torch.Tensor,
        segformer_stages_2_blocks_1_attention_v_proj_bias: torch.Tensor,
        segformer_stages_2_blocks_1_attention_o_proj_weight: torch.Tensor,
        segformer_stages_2_blocks_1_attention_o_proj_bias: torch.Tensor,
        segformer_stages_2_blocks_1_layernorm_after_weight: torch.Tensor,
        segformer_stages_2_blocks_1_layernorm_after_bias: torch.Tensor,
        segformer_stages_2_blocks_1_mlp_fc1_weight: torch.Tensor,
        segformer_stages_2_blocks_1_mlp_fc1_bias: torch.Tensor,
        segformer_stages_2_blocks_1_mlp_dwconv_dwconv_weight: torch.Tensor,
        segformer_stages_2_blocks_1_mlp_dwconv_dwconv_bias: torch.Tensor,
        segformer_stages_2_blocks_1_mlp_fc2_weight: torch.Tensor,
        segformer_stages_2_blocks_1_mlp_fc2_bias: torch.Tensor,
        segformer_stages_2_layer_norm_weight: torch.Tensor,
        segformer_stages_2_layer_norm_bias: torch.Tensor,
        segformer_stages_3_patch_embeddings_proj_weight: torch.Tensor,
        segformer_stages_3_patch_embeddings_proj_bias: torch.Tensor,
        segformer_stages_3_patch_embeddings_layer_norm_weight: torch.Tensor,
        segformer_stages_3_patch_embeddings_layer_norm_bias: torch.Tensor,
        segformer_stages_3_blocks_0_layernorm_before_weight: torch.Tensor,
        segformer_stages_3_blocks_0_layernorm_before_bias: torch.Tensor,
        segformer_stages_3_blocks_0_attention_q_proj_weight: torch.Tensor,
        segformer_stages_3_blocks_0_attention_q_proj_bias: torch.Tensor,
        segformer_stages_3_blocks_0_attention_k_proj_weight: torch.Tensor,
        segformer_stages_3_blocks_0_attention_k_proj_bias: torch.Tensor,
        segformer_stages_3_blocks_0_attention_v_proj_weight: torch.Tensor,
        segformer_stages_3_blocks_0_attention_v_proj_bias: torch.Tensor,
        segformer_stages_3_blocks_0_attention_o_proj_weight: torch.Tensor,
        segformer_stages_3_blocks_0_attention_o_proj_bias: torch.Tensor,
        segformer_stages_3_blocks_0_layernorm_after_weight: torch.Tensor,
        segformer_stages_3_blocks_0_layernorm_after_bias: torch.Tensor,
        segformer_stages_3_blocks_0_mlp_fc1_weight: torch.Tensor,
        segformer_stages_3_blocks_0_mlp_fc1_bias: torch.Tensor,
        segformer_stages_3_blocks_0_mlp_dwconv_dwconv_weight: torch.Tensor,
        segformer_stages_3_blocks_0_mlp_dwconv_dwconv_bias: torch.Tensor,
        segformer_stages_3_blocks_0_mlp_fc2_weight: torch.Tensor,
        segformer_stages_3_blocks_0_mlp_fc2_bias: torch.Tensor,
        segformer_stages_3_blocks_1_layernorm_before_weight: torch.Tensor,
        segformer_stages_3_blocks_1_layernorm_before_bias: torch.Tensor,
        segformer_stages_3_blocks_1_attention_q_proj_weight: torch.Tensor,
        segformer_stages_3_blocks_1_attention_q_proj_bias: torch.Tensor,
        segformer_stages_3_blocks_1_attention_k_proj_weight: torch.Tensor,
        segformer_stages_3_blocks_1_attention_k_proj_bias: torch.Tensor,
        segformer_stages_3_blocks_1_attention_v_proj_weight: torch.Tensor,
        segformer_stages_3_blocks_1_attention_v_proj_bias: torch.Tensor,
        segformer_stages_3_blocks_1_attention_o_proj_weight: torch.Tensor,
        segformer_stages_3_blocks_1_attention_o_proj_bias: torch.Tensor,
        segformer_stages_3_blocks_1_layernorm_after_weight: torch.Tensor,
        segformer_stages_3_blocks_1_layernorm_after_bias: torch.Tensor,
        segformer_stages_3_blocks_1_mlp_fc1_weight: torch.Tensor,
        segformer_stages_3_blocks_1_mlp_fc1_bias: torch.Tensor,
        segformer_stages_3_blocks_1_mlp_dwconv_dwconv_weight: torch.Tensor,
        segformer_stages_3_blocks_1_mlp_dwconv_dwconv_bias: torch.Tensor,
        segformer_stages_3_blocks_1_mlp_fc2_weight: torch.Tensor,
        segformer_stages_3_blocks_1_mlp_fc2_bias: torch.Tensor,
        segformer_stages_3_layer_norm_weight: torch.Tensor,
        segformer_stages_3_layer_norm_bias: torch.Tensor,
        decode_head_linear_projections_0_proj_weight: torch.Tensor,
        decode_head_linear_projections_0_proj_bias: torch.Tensor,
        decode_head_linear_projections_1_proj_weight: torch.Tensor,
        decode_head_linear_projections_1_proj_bias: torch.Tensor,
        decode_head_linear_projections_2_proj_weight: torch.Tensor,
        decode_head_linear_projections_2_proj_bias: torch.Tensor,
        decode_head_linear_projections_3_proj_weight: torch.Tensor,
        decode_head_linear_projections_3_proj_bias: torch.Tensor,
        decode_head_linear_fuse_weight: torch.Tensor,
        decode_head_batch_norm_running_mean: torch.Tensor,
        decode_head_batch_norm_running_var: torch.Tensor,
        decode_head_batch_norm_weight: torch.Tensor,
        decode_head_batch_norm_bias: torch.Tensor,
        decode_head_classifier_weight: torch.Tensor,
        decode_head_classifier_bias: torch.Tensor,
    ):
        embeddings = torch.conv2d(tensor_0, segformer_stages_0_patch_embeddings_proj_weight, segformer_stages_0_patch_embeddings_proj_bias, (4, 4), (3, 3), (1, 1), 1)
        flatten = embeddings.flatten(2)
        del embeddings
        embeddings_1 = flatten.transpose(1, 2)
        del flatten
        embeddings_2 = torch.nn.functional.layer_norm(embeddings_1, (32,), segformer_stages_0_patch_embeddings_layer_norm_weight, segformer_stages_0_patch_embeddings_layer_norm_bias, 1e-05)
        del embeddings_1
        hidden_states = torch.nn.functional.layer_norm(embeddings_2, (32,), segformer_stages_0_blocks_0_layernorm_before_weight, segformer_stages_0_blocks_0_layernorm_before_bias, 1e-05)
        linear = torch.nn.functional.linear(hidden_states, segformer_stages_0_blocks_0_attention_q_proj_weight, segformer_stages_0_blocks_0_attention_q_proj_bias)
        view = linear.view((1, 4096, -1, 32))
        del linear
        query_states = view.transpose(1, 2)
        del view
        transpose = hidden_states.transpose(1, 2)
        del hidden_states
        hidden_states_1 = transpose.reshape(1, 32, 64, 64)
        del transpose
        hidden_states_2 = torch.conv2d(hidden_states_1, segformer_stages_0_blocks_0_attention_sequence_reduction_sequence_reduction_weight, segformer_stages_0_blocks_0_attention_sequence_reduction_sequence_reduction_bias, (8, 8), (0, 0), (1, 1), 1)
        del hidden_states_1
        reshape = hidden_states_2.reshape(1, 32, -1)
        del hidden_states_2
        hidden_states_3 = reshape.transpose(1, 2)
        del reshape
        hidden_states_4 = torch.nn.functional.layer_norm(hidden_states_3, (32,), segformer_stages_0_blocks_0_attention_sequence_reduction_layer_norm_weight, segformer_stages_0_blocks_0_attention_sequence_reduction_layer_norm_bias, 1e-05)
        del hidden_states_3
        linear_1 = torch.nn.functional.linear(hidden_states_4, segformer_stages_0_blocks_0_attention_k_proj_weight, segformer_stages_0_blocks_0_attention_k_proj_bias)
        view_1 = linear_1.view((1, 64, -1, 32))
        del linear_1
        key_states = view_1.transpose(1, 2)
        del view_1
        linear_2 = torch.nn.functional.linear(hidden_states_4, segformer_stages_0_blocks_0_attention_v_proj_weight, segformer_stages_0_blocks_0_attention_v_proj_bias)
        del hidden_states_4
        view_2 = linear_2.view((1, 64, -1, 32))
        del linear_2
        value_states = view_2.transpose(1, 2)
        del view_2
        attn_output = torch.nn.functional.scaled_dot_product_attention(query_states, key_states, value_states, attn_mask=None, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states, key_states, value_states
        transpose_1 = attn_output.transpose(1, 2)
        del attn_output
        attn_output_1 = transpose_1.contiguous()
        del transpose_1
        reshape_1 = attn_output_1.reshape(1, 4096, -1)
        del attn_output_1
        attn_output_2 = reshape_1.contiguous()
        del reshape_1
        attn_output_3 = torch.nn.functional.linear(attn_output_2, segformer_stages_0_blocks_0_attention_o_proj_weight, segformer_stages_0_blocks_0_attention_o_proj_bias)
        del attn_output_2
        hidden_states_5 = torch.nn.functional.dropout(attn_output_3, 0.0, False, False)
        del attn_output_3
        hidden_states_6 = hidden_states_5 + embeddings_2
        del embeddings_2, hidden_states_5
        hidden_states_7 = torch.nn.functional.layer_norm(hidden_states_6, (32,), segformer_stages_0_blocks_0_layernorm_after_weight, segformer_stages_0_blocks_0_layernorm_after_bias, 1e-05)
        hidden_states_8 = torch.nn.functional.linear(hidden_states_7, segformer_stages_0_blocks_0_mlp_fc1_weight, segformer_stages_0_blocks_0_mlp_fc1_bias)
        del hidden_states_7
        transpose_2 = hidden_states_8.transpose(1, 2)
        del hidden_states_8
        hidden_states_9 = transpose_2.view(1, 128, 64, 64)
        del transpose_2
        hidden_states_10 = torch.conv2d(hidden_states_9, segformer_stages_0_blocks_0_mlp_dwconv_dwconv_weight, segformer_stages_0_blocks_0_mlp_dwconv_dwconv_bias, (1, 1), (1, 1), (1, 1), 128)
        del hidden_states_9
        flatten_1 = hidden_states_10.flatten(2)
        del hidden_states_10
        hidden_states_11 = flatten_1.transpose(1, 2)
        del flatten_1
        hidden_states_12 = torch.nn.functional.gelu(hidden_states_11)
        del hidden_states_11
        hidden_states_13 = torch.nn.functional.dropout(hidden_states_12, 0.0, False, False)
        del hidden_states_12
        hidden_states_14 = torch.nn.functional.linear(hidden_states_13, segformer_stages_0_blocks_0_mlp_fc2_weight, segformer_stages_0_blocks_0_mlp_fc2_bias)
        del hidden_states_13
        hidden_states_15 = torch.nn.functional.dropout(hidden_states_14, 0.0, False, False)
        del hidden_states_14
        hidden_states_16 = hidden_states_15 + hidden_states_6
        del hidden_states_6, hidden_states_15
        hidden_states_17 = torch.nn.functional.layer_norm(hidden_states_16, (32,), segformer_stages_0_blocks_1_layernorm_before_weight, segformer_stages_0_blocks_1_layernorm_before_bias, 1e-05)
        linear_3 = torch.nn.functional.linear(hidden_states_17, segformer_stages_0_blocks_1_attention_q_proj_weight, segformer_stages_0_blocks_1_attention_q_proj_bias)
        view_3 = linear_3.view((1, 4096, -1, 32))
        del linear_3
        query_states_1 = view_3.transpose(1, 2)
        del view_3
        transpose_3 = hidden_states_17.transpose(1, 2)
        del hidden_states_17
        hidden_states_18 = transpose_3.reshape(1, 32, 64, 64)
        del transpose_3
        hidden_states_19 = torch.conv2d(hidden_states_18, segformer_stages_0_blocks_1_attention_sequence_reduction_sequence_reduction_weight, segformer_stages_0_blocks_1_attention_sequence_reduction_sequence_reduction_bias, (8, 8), (0, 0), (1, 1), 1)
        del hidden_states_18
        reshape_2 = hidden_states_19.reshape(1, 32, -1)
        del hidden_states_19
        hidden_states_20 = reshape_2.transpose(1, 2)
        del reshape_2
        hidden_states_21 = torch.nn.functional.layer_norm(hidden_states_20, (32,), segformer_stages_0_blocks_1_attention_sequence_reduction_layer_norm_weight, segformer_stages_0_blocks_1_attention_sequence_reduction_layer_norm_bias, 1e-05)
        del hidden_states_20
        linear_4 = torch.nn.functional.linear(hidden_states_21, segformer_stages_0_blocks_1_attention_k_proj_weight, segformer_stages_0_blocks_1_attention_k_proj_bias)
        view_4 = linear_4.view((1, 64, -1, 32))
        del linear_4
        key_states_1 = view_4.transpose(1, 2)
        del view_4
        linear_5 = torch.nn.functional.linear(hidden_states_21, segformer_stages_0_blocks_1_attention_v_proj_weight, segformer_stages_0_blocks_1_attention_v_proj_bias)
        del hidden_states_21
        view_5 = linear_5.view((1, 64, -1, 32))
        del linear_5
        value_states_1 = view_5.transpose(1, 2)
        del view_5
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(query_states_1, key_states_1, value_states_1, attn_mask=None, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_1, key_states_1, value_states_1
        transpose_4 = attn_output_4.transpose(1, 2)
        del attn_output_4
        attn_output_5 = transpose_4.contiguous()
        del transpose_4
        reshape_3 = attn_output_5.reshape(1, 4096, -1)
        del attn_output_5
        attn_output_6 = reshape_3.contiguous()
        del reshape_3
        attn_output_7 = torch.nn.functional.linear(attn_output_6, segformer_stages_0_blocks_1_attention_o_proj_weight, segformer_stages_0_blocks_1_attention_o_proj_bias)
        del attn_output_6
        hidden_states_22 = torch.nn.functional.dropout(attn_output_7, 0.0, False, False)
        del attn_output_7
        hidden_states_23 = hidden_states_22 + hidden_states_16
        del hidden_states_16, hidden_states_22
        hidden_states_24 = torch.nn.functional.layer_norm(hidden_states_23, (32,), segformer_stages_0_blocks_1_layernorm_after_weight, segformer_stages_0_blocks_1_layernorm_after_bias, 1e-05)
        hidden_states_25 = torch.nn.functional.linear(hidden_states_24, segformer_stages_0_blocks_1_mlp_fc1_weight, segformer_stages_0_blocks_1_mlp_fc1_bias)
        del hidden_states_24
        transpose_5 = hidden_states_25.transpose(1, 2)
        del hidden_states_25
        hidden_states_26 = transpose_5.view(1, 128, 64, 64)
        del transpose_5
        hidden_states_27 = torch.conv2d(hidden_states_26, segformer_stages_0_blocks_1_mlp_dwconv_dwconv_weight, segformer_stages_0_blocks_1_mlp_dwconv_dwconv_bias, (1, 1), (1, 1), (1, 1), 128)
        del hidden_states_26
        flatten_2 = hidden_states_27.flatten(2)
        del hidden_states_27
        hidden_states_28 = flatten_2.transpose(1, 2)
        del flatten_2
        hidden_states_29 = torch.nn.functional.gelu(hidden_states_28)
        del hidden_states_28
        hidden_states_30 = torch.nn.functional.dropout(hidden_states_29, 0.0, False, False)
        del hidden_states_29
        hidden_states_31 = torch.nn.functional.linear(hidden_states_30, segformer_stages_0_blocks_1_mlp_fc2_weight, segformer_stages_0_blocks_1_mlp_fc2_bias)
        del hidden_states_30
        hidden_states_32 = torch.nn.functional.dropout(hidden_states_31, 0.0, False, False)
        del hidden_states_31
        hidden_states_33 = hidden_states_32 + hidden_states_23
        del hidden_states_23, hidden_states_32
        hidden_states_34 = torch.nn.functional.layer_norm(hidden_states_33, (32,), segformer_stages_0_layer_norm_weight, segformer_stages_0_layer_norm_bias, 1e-05)
        del hidden_states_33
        reshape_4 = hidden_states_34.reshape(1, 64, 64, -1)
        del hidden_states_34
        permute = reshape_4.permute(0, 3, 1, 2)
        del reshape_4
        hidden_states_35 = permute.contiguous()
        del permute
        embeddings_3 = torch.conv2d(hidden_states_35, segformer_stages_1_patch_embeddings_proj_weight, segformer_stages_1_patch_embeddings_proj_bias, (2, 2), (1, 1), (1, 1), 1)
        flatten_3 = embeddings_3.flatten(2)
        del embeddings_3
        embeddings_4 = flatten_3.transpose(1, 2)
        del flatten_3
        embeddings_5 = torch.nn.functional.layer_norm(embeddings_4, (64,), segformer_stages_1_patch_embeddings_layer_norm_weight, segformer_stages_1_patch_embeddings_layer_norm_bias, 1e-05)
        del embeddings_4
        hidden_states_36 = torch.nn.functional.layer_norm(embeddings_5, (64,), segformer_stages_1_blocks_0_layernorm_before_weight, segformer_stages_1_blocks_0_layernorm_before_bias, 1e-05)
        linear_6 = torch.nn.functional.linear(hidden_states_36, segformer_stages_1_blocks_0_attention_q_proj_weight, segformer_stages_1_blocks_0_attention_q_proj_bias)
        view_6 = linear_6.view((1, 1024, -1, 32))
        del linear_6
        query_states_2 = view_6.transpose(1, 2)
        del view_6
        transpose_6 = hidden_states_36.transpose(1, 2)
        del hidden_states_36
        hidden_states_37 = transpose_6.reshape(1, 64, 32, 32)
        del transpose_6
        hidden_states_38 = torch.conv2d(hidden_states_37, segformer_stages_1_blocks_0_attention_sequence_reduction_sequence_reduction_weight, segformer_stages_1_blocks_0_attention_sequence_reduction_sequence_reduction_bias, (4, 4), (0, 0), (1, 1), 1)
        del hidden_states_37
        reshape_5 = hidden_states_38.reshape(1, 64, -1)
        del hidden_states_38
        hidden_states_39 = reshape_5.transpose(1, 2)
        del reshape_5
        hidden_states_40 = torch.nn.functional.layer_norm(hidden_states_39, (64,), segformer_stages_1_blocks_0_attention_sequence_reduction_layer_norm_weight, segformer_stages_1_blocks_0_attention_sequence_reduction_layer_norm_bias, 1e-05)
        del hidden_states_39
        linear_7 = torch.nn.functional.linear(hidden_states_40, segformer_stages_1_blocks_0_attention_k_proj_weight, segformer_stages_1_blocks_0_attention_k_proj_bias)
        view_7 = linear_7.view((1, 64, -1, 32))
        del linear_7
        key_states_2 = view_7.transpose(1, 2)
        del view_7
        linear_8 = torch.nn.functional.linear(hidden_states_40, segformer_stages_1_blocks_0_attention_v_proj_weight, segformer_stages_1_blocks_0_attention_v_proj_bias)
        del hidden_states_40
        view_8 = linear_8.view((1, 64, -1, 32))
        del linear_8
        value_states_2 = view_8.transpose(1, 2)
        del view_8
        attn_output_8 = torch.nn.functional.scaled_dot_product_attention(query_states_2, key_states_2, value_states_2, attn_mask=None, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_2, key_states_2, value_states_2
        transpose_7 = attn_output_8.transpose(1, 2)
        del attn_output_8
        attn_output_9 = transpose_7.contiguous()
        del transpose_7
        reshape_6 = attn_output_9.reshape(1, 1024, -1)
        del attn_output_9
        attn_output_10 = reshape_6.contiguous()
        del reshape_6
        attn_output_11 = torch.nn.functional.linear(attn_output_10, segformer_stages_1_blocks_0_attention_o_proj_weight, segformer_stages_1_blocks_0_attention_o_proj_bias)
        del attn_output_10
        hidden_states_41 = torch.nn.functional.dropout(attn_output_11, 0.0, False, False)
        del attn_output_11
        hidden_states_42 = hidden_states_41 + embeddings_5
        del embeddings_5, hidden_states_41
        hidden_states_43 = torch.nn.functional.layer_norm(hidden_states_42, (64,), segformer_stages_1_blocks_0_layernorm_after_weight, segformer_stages_1_blocks_0_layernorm_after_bias, 1e-05)
        hidden_states_44 = torch.nn.functional.linear(hidden_states_43, segformer_stages_1_blocks_0_mlp_fc1_weight, segformer_stages_1_blocks_0_mlp_fc1_bias)
        del hidden_states_43
        transpose_8 = hidden_states_44.transpose(1, 2)
        del hidden_states_44
        hidden_states_45 = transpose_8.view(1, 256, 32, 32)
        del transpose_8
        hidden_states_46 = torch.conv2d(hidden_states_45, segformer_stages_1_blocks_0_mlp_dwconv_dwconv_weight, segformer_stages_1_blocks_0_mlp_dwconv_dwconv_bias, (1, 1), (1, 1), (1, 1), 256)
        del hidden_states_45
        flatten_4 = hidden_states_46.flatten(2)
        del hidden_states_46
        hidden_states_47 = flatten_4.transpose(1, 2)
        del flatten_4
        hidden_states_48 = torch.nn.functional.gelu(hidden_states_47)
        del hidden_states_47
        hidden_states_49 = torch.nn.functional.dropout(hidden_states_48, 0.0, False, False)
        del hidden_states_48
        hidden_states_50 = torch.nn.functional.linear(hidden_states_49, segformer_stages_1_blocks_0_mlp_fc2_weight, segformer_stages_1_blocks_0_mlp_fc2_bias)
        del hidden_states_49
        hidden_states_51 = torch.nn.functional.dropout(hidden_states_50, 0.0, False, False)
        del hidden_states_50
        hidden_states_52 = hidden_states_51 + hidden_states_42
        del hidden_states_42, hidden_states_51
        hidden_states_53 = torch.nn.functional.layer_norm(hidden_states_52, (64,), segformer_stages_1_blocks_1_layernorm_before_weight, segformer_stages_1_blocks_1_layernorm_before_bias, 1e-05)
        linear_9 = torch.nn.functional.linear(hidden_states_53, segformer_stages_1_blocks_1_attention_q_proj_weight, segformer_stages_1_blocks_1_attention_q_proj_bias)
        view_9 = linear_9.view((1, 1024, -1, 32))
        del linear_9
        query_states_3 = view_9.transpose(1, 2)
        del view_9
        transpose_9 = hidden_states_53.transpose(1, 2)
        del hidden_states_53
        hidden_states_54 = transpose_9.reshape(1, 64, 32, 32)
        del transpose_9
        hidden_states_55 = torch.conv2d(hidden_states_54, segformer_stages_1_blocks_1_attention_sequence_reduction_sequence_reduction_weight, segformer_stages_1_blocks_1_attention_sequence_reduction_sequence_reduction_bias, (4, 4), (0, 0), (1, 1), 1)
        del hidden_states_54
        reshape_7 = hidden_states_55.reshape(1, 64, -1)
        del hidden_states_55
        hidden_states_56 = reshape_7.transpose(1, 2)
        del reshape_7
        hidden_states_57 = torch.nn.functional.layer_norm(hidden_states_56, (64,), segformer_stages_1_blocks_1_attention_sequence_reduction_layer_norm_weight, segformer_stages_1_blocks_1_attention_sequence_reduction_layer_norm_bias, 1e-05)
        del hidden_states_56
        linear_10 = torch.nn.functional.linear(hidden_states_57, segformer_stages_1_blocks_1_attention_k_proj_weight, segformer_stages_1_blocks_1_attention_k_proj_bias)
        view_10 = linear_10.view((1, 64, -1, 32))
        del linear_10
        key_states_3 = view_10.transpose(1, 2)
        del view_10
        linear_11 = torch.nn.functional.linear(hidden_states_57, segformer_stages_1_blocks_1_attention_v_proj_weight, segformer_stages_1_blocks_1_attention_v_proj_bias)
        del hidden_states_57
        view_11 = linear_11.view((1, 64, -1, 32))
        del linear_11
        value_states_3 = view_11.transpose(1, 2)
        del view_11
        attn_output_12 = torch.nn.functional.scaled_dot_product_attention(query_states_3, key_states_3, value_states_3, attn_mask=None, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_3, key_states_3, value_states_3
        transpose_10 = attn_output_12.transpose(1, 2)
        del attn_output_12
        attn_output_13 = transpose_10.contiguous()
        del transpose_10
        reshape_8 = attn_output_13.reshape(1, 1024, -1)
        del attn_output_13
        attn_output_14 = reshape_8.contiguous()
        del reshape_8
        attn_output_15 = torch.nn.functional.linear(attn_output_14, segformer_stages_1_blocks_1_attention_o_proj_weight, segformer_stages_1_blocks_1_attention_o_proj_bias)
        del attn_output_14
        hidden_states_58 = torch.nn.functional.dropout(attn_output_15, 0.0, False, False)
        del attn_output_15
        hidden_states_59 = hidden_states_58 + hidden_states_52
        del hidden_states_52, hidden_states_58
        hidden_states_60 = torch.nn.functional.layer_norm(hidden_states_59, (64,), segformer_stages_1_blocks_1_layernorm_after_weight, segformer_stages_1_blocks_1_layernorm_after_bias, 1e-05)
        hidden_states_61 = torch.nn.functional.linear(hidden_states_60, segformer_stages_1_blocks_1_mlp_fc1_weight, segformer_stages_1_blocks_1_mlp_fc1_bias)
        del hidden_states_60
        transpose_11 = hidden_states_61.transpose(1, 2)
        del hidden_states_61
        hidden_states_62 = transpose_11.view(1, 256, 32, 32)
        del transpose_11
        hidden_states_63 = torch.conv2d(hidden_states_62, segformer_stages_1_blocks_1_mlp_dwconv_dwconv_weight, segformer_stages_1_blocks_1_mlp_dwconv_dwconv_bias, (1, 1), (1, 1), (1, 1), 256)
        del hidden_states_62
        flatten_5 = hidden_states_63.flatten(2)
        del hidden_states_63
        hidden_states_64 = flatten_5.transpose(1, 2)
        del flatten_5
        hidden_states_65 = torch.nn.functional.gelu(hidden_states_64)
        del hidden_states_64
        hidden_states_66 = torch.nn.functional.dropout(hidden_states_65, 0.0, False, False)
        del hidden_states_65
        hidden_states_67 = torch.nn.functional.linear(hidden_states_66, segformer_stages_1_blocks_1_mlp_fc2_weight, segformer_stages_1_blocks_1_mlp_fc2_bias)
        del hidden_states_66
        hidden_states_68 = torch.nn.functional.dropout(hidden_states_67, 0.0, False, False)
        del hidden_states_67
        hidden_states_69 = hidden_states_68 + hidden_states_59
        del hidden_states_59, hidden_states_68
        hidden_states_70 = torch.nn.functional.layer_norm(hidden_states_69, (64,), segformer_stages_1_layer_norm_weight, segformer_stages_1_layer_norm_bias, 1e-05)
        del hidden_states_69
        reshape_9 = hidden_states_70.reshape(1, 32, 32, -1)
        del hidden_states_70
        permute_1 = reshape_9.permute(0, 3, 1, 2)
        del reshape_9
        hidden_states_71 = permute_1.contiguous()
        del permute_1
        embeddings_6 = torch.conv2d(hidden_states_71, segformer_stages_2_patch_embeddings_proj_weight, segformer_stages_2_patch_embeddings_proj_bias, (2, 2), (1, 1), (1, 1), 1)
        flatten_6 = embeddings_6.flatten(2)
        del embeddings_6
        embeddings_7 = flatten_6.transpose(1, 2)
        del flatten_6
        embeddings_8 = torch.nn.functional.layer_norm(embeddings_7, (160,), segformer_stages_2_patch_embeddings_layer_norm_weight, segformer_stages_2_patch_embeddings_layer_norm_bias, 1e-05)
        del embeddings_7
        hidden_states_72 = torch.nn.functional.layer_norm(embeddings_8, (160,), segformer_stages_2_blocks_0_layernorm_before_weight, segformer_stages_2_blocks_0_layernorm_before_bias, 1e-05)
        linear_12 = torch.nn.functional.linear(hidden_states_72, segformer_stages_2_blocks_0_attention_q_proj_weight, segformer_stages_2_blocks_0_attention_q_proj_bias)
        view_12 = linear_12.view((1, 256, -1, 32))
        del linear_12
        query_states_4 = view_12.transpose(1, 2)
        del view_12
        transpose_12 = hidden_states_72.transpose(1, 2)
        del hidden_states_72
        hidden_states_73 = transpose_12.reshape(1, 160, 16, 16)
        del transpose_12
        hidden_states_74 = torch.conv2d(hidden_states_73, segformer_stages_2_blocks_0_attention_sequence_reduction_sequence_reduction_weight, segformer_stages_2_blocks_0_attention_sequence_reduction_sequence_reduction_bias, (2, 2), (0, 0), (1, 1), 1)
        del hidden_states_73
        reshape_10 = hidden_states_74.reshape(1, 160, -1)
        del hidden_states_74
        hidden_states_75 = reshape_10.transpose(1, 2)
        del reshape_10
        hidden_states_76 = torch.nn.functional.layer_norm(hidden_states_75, (160,), segformer_stages_2_blocks_0_attention_sequence_reduction_layer_norm_weight, segformer_stages_2_blocks_0_attention_sequence_reduction_layer_norm_bias, 1e-05)
        del hidden_states_75
        linear_13 = torch.nn.functional.linear(hidden_states_76, segformer_stages_2_blocks_0_attention_k_proj_weight, segformer_stages_2_blocks_0_attention_k_proj_bias)
        view_13 = linear_13.view((1, 64, -1, 32))
        del linear_13
        key_states_4 = view_13.transpose(1, 2)
        del view_13
        linear_14 = torch.nn.functional.linear(hidden_states_76, segformer_stages_2_blocks_0_attention_v_proj_weight, segformer_stages_2_blocks_0_attention_v_proj_bias)
        del hidden_states_76
        view_14 = linear_14.view((1, 64, -1, 32))
        del linear_14
        value_states_4 = view_14.transpose(1, 2)
        del view_14
        attn_output_16 = torch.nn.functional.scaled_dot_product_attention(query_states_4, key_states_4, value_states_4, attn_mask=None, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_4, key_states_4, value_states_4
        transpose_13 = attn_output_16.transpose(1, 2)
        del attn_output_16
        attn_output_17 = transpose_13.contiguous()
        del transpose_13
        reshape_11 = attn_output_17.reshape(1, 256, -1)
        del attn_output_17
        attn_output_18 = reshape_11.contiguous()
        del reshape_11
        attn_output_19 = torch.nn.functional.linear(attn_output_18, segformer_stages_2_blocks_0_attention_o_proj_weight, segformer_stages_2_blocks_0_attention_o_proj_bias)
        del attn_output_18
        hidden_states_77 = torch.nn.functional.dropout(attn_output_19, 0.0, False, False)
        del attn_output_19
        hidden_states_78 = hidden_states_77 + embeddings_8
        del embeddings_8, hidden_states_77
        hidden_states_79 = torch.nn.functional.layer_norm(hidden_states_78, (160,), segformer_stages_2_blocks_0_layernorm_after_weight, segformer_stages_2_blocks_0_layernorm_after_bias, 1e-05)
        hidden_states_80 = torch.nn.functional.linear(hidden_states_79, segformer_stages_2_blocks_0_mlp_fc1_weight, segformer_stages_2_blocks_0_mlp_fc1_bias)
        del hidden_states_79
        transpose_14 = hidden_states_80.transpose(1, 2)
        del hidden_states_80
        hidden_states_81 = transpose_14.view(1, 640, 16, 16)
        del transpose_14
        hidden_states_82 = torch.conv2d(hidden_states_81, segformer_stages_2_blocks_0_mlp_dwconv_dwconv_weight, segformer_stages_2_blocks_0_mlp_dwconv_dwconv_bias, (1, 1), (1, 1), (1, 1), 640)
        del hidden_states_81
        flatten_7 = hidden_states_82.flatten(2)
        del hidden_states_82
        hidden_states_83 = flatten_7.transpose(1, 2)
        del flatten_7
        hidden_states_84 = torch.nn.functional.gelu(hidden_states_83)
        del hidden_states_83
        hidden_states_85 = torch.nn.functional.dropout(hidden_states_84, 0.0, False, False)
        del hidden_states_84
        hidden_states_86 = torch.nn.functional.linear(hidden_states_85, segformer_stages_2_blocks_0_mlp_fc2_weight, segformer_stages_2_blocks_0_mlp_fc2_bias)
        del hidden_states_85
        hidden_states_87 = torch.nn.functional.dropout(hidden_states_86, 0.0, False, False)
        del hidden_states_86
        hidden_states_88 = hidden_states_87 + hidden_states_78
        del hidden_states_78, hidden_states_87
        hidden_states_89 = torch.nn.functional.layer_norm(hidden_states_88, (160,), segformer_stages_2_blocks_1_layernorm_before_weight, segformer_stages_2_blocks_1_layernorm_before_bias, 1e-05)
        linear_15 = torch.nn.functional.linear(hidden_states_89, segformer_stages_2_blocks_1_attention_q_proj_weight, segformer_stages_2_blocks_1_attention_q_proj_bias)
        view_15 = linear_15.view((1, 256, -1, 32))
        del linear_15
        query_states_5 = view_15.transpose(1, 2)
        del view_15
        transpose_15 = hidden_states_89.transpose(1, 2)
        del hidden_states_89
        hidden_states_90 = transpose_15.reshape(1, 160, 16, 16)
        del transpose_15
        hidden_states_91 = torch.conv2d(hidden_states_90, segformer_stages_2_blocks_1_attention_sequence_reduction_sequence_reduction_weight, segformer_stages_2_blocks_1_attention_sequence_reduction_sequence_reduction_bias, (2, 2), (0, 0), (1, 1), 1)
        del hidden_states_90
        reshape_12 = hidden_states_91.reshape(1, 160, -1)
        del hidden_states_91
        hidden_states_92 = reshape_12.transpose(1, 2)
        del reshape_12
        hidden_states_93 = torch.nn.functional.layer_norm(hidden_states_92, (160,), segformer_stages_2_blocks_1_attention_sequence_reduction_layer_norm_weight, segformer_stages_2_blocks_1_attention_sequence_reduction_layer_norm_bias, 1e-05)
        del hidden_states_92
        linear_16 = torch.nn.functional.linear(hidden_states_93, segformer_stages_2_blocks_1_attention_k_proj_weight, segformer_stages_2_blocks_1_attention_k_proj_bias)
        view_16 = linear_16.view((1, 64, -1, 32))
        del linear_16
        key_states_5 = view_16.transpose(1, 2)
        del view_16
        linear_17 = torch.nn.functional.linear(hidden_states_93, segformer_stages_2_blocks_1_attention_v_proj_weight, segformer_stages_2_blocks_1_attention_v_proj_bias)
        del hidden_states_93
        view_17 = linear_17.view((1, 64, -1, 32))
        del linear_17
        value_states_5 = view_17.transpose(1, 2)
        del view_17
        attn_output_20 = torch.nn.functional.scaled_dot_product_attention(query_states_5, key_states_5, value_states_5, attn_mask=None, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_5, key_states_5, value_states_5
        transpose_16 = attn_output_20.transpose(1, 2)
        del attn_output_20
        attn_output_21 = transpose_16.contiguous()
        del transpose_16
        reshape_13 = attn_output_21.reshape(1, 256, -1)
        del attn_output_21
        attn_output_22 = reshape_13.contiguous()
        del reshape_13
        attn_output_23 = torch.nn.functional.linear(attn_output_22, segformer_stages_2_blocks_1_attention_o_proj_weight, segformer_stages_2_blocks_1_attention_o_proj_bias)
        del attn_output_22
        hidden_states_94 = torch.nn.functional.dropout(attn_output_23, 0.0, False, False)
        del attn_output_23
        hidden_states_95 = hidden_states_94 + hidden_states_88
        del hidden_states_88, hidden_states_94
        hidden_states_96 = torch.nn.functional.layer_norm(hidden_states_95, (160,), segformer_stages_2_blocks_1_layernorm_after_weight, segformer_stages_2_blocks_1_layernorm_after_bias, 1e-05)
        hidden_states_97 = torch.nn.functional.linear(hidden_states_96, segformer_stages_2_blocks_1_mlp_fc1_weight, segformer_stages_2_blocks_1_mlp_fc1_bias)
        del hidden_states_96
        transpose_17 = hidden_states_97.transpose(1, 2)
        del hidden_states_97
        hidden_states_98 = transpose_17.view(1, 640, 16, 16)
        del transpose_17
        hidden_states_99 = torch.conv2d(hidden_states_98, segformer_stages_2_blocks_1_mlp_dwconv_dwconv_weight, segformer_stages_2_blocks_1_mlp_dwconv_dwconv_bias, (1, 1), (1, 1), (1, 1), 640)
        del hidden_states_98
        flatten_8 = hidden_states_99.flatten(2)
        del hidden_states_99
        hidden_states_100 = flatten_8.transpose(1, 2)
        del flatten_8
        hidden_states_101 = torch.nn.functional.gelu(hidden_states_100)
        del hidden_states_100
        hidden_states_102 = torch.nn.functional.dropout(hidden_states_101, 0.0, False, False)
        del hidden_states_101
        hidden_states_103 = torch.nn.functional.linear(hidden_states_102, segformer_stages_2_blocks_1_mlp_fc2_weight, segformer_stages_2_blocks_1_mlp_fc2_bias)
        del hidden_states_102
        hidden_states_104 = torch.nn.functional.dropout(hidden_states_103, 0.0, False, False)
        del hidden_states_103
        hidden_states_105 = hidden_states_104 + hidden_states_95
        del hidden_states_95, hidden_states_104
        hidden_states_106 = torch.nn.functional.layer_norm(hidden_states_105, (160,), segformer_stages_2_layer_norm_weight, segformer_stages_2_layer_norm_bias, 1e-05)
        del hidden_states_105
        reshape_14 = hidden_states_106.reshape(1, 16, 16, -1)
        del hidden_states_106
        permute_2 = reshape_14.permute(0, 3, 1, 2)
        del reshape_14
        hidden_states_107 = permute_2.contiguous()
        del permute_2
        embeddings_9 = torch.conv2d(hidden_states_107, segformer_stages_3_patch_embeddings_proj_weight, segformer_stages_3_patch_embeddings_proj_bias, (2, 2), (1, 1), (1, 1), 1)
        flatten_9 = embeddings_9.flatten(2)
        del embeddings_9
        embeddings_10 = flatten_9.transpose(1, 2)
        del flatten_9
        embeddings_11 = torch.nn.functional.layer_norm(embeddings_10, (256,), segformer_stages_3_patch_embeddings_layer_norm_weight, segformer_stages_3_patch_embeddings_layer_norm_bias, 1e-05)
        del embeddings_10
        hidden_states_108 = torch.nn.functional.layer_norm(embeddings_11, (256,), segformer_stages_3_blocks_0_layernorm_before_weight, segformer_stages_3_blocks_0_layernorm_before_bias, 1e-05)
        linear_18 = torch.nn.functional.linear(hidden_states_108, segformer_stages_3_blocks_0_attention_q_proj_weight, segformer_stages_3_blocks_0_attention_q_proj_bias)
        view_18 = linear_18.view((1, 64, -1, 32))
        del linear_18
        query_states_6 = view_18.transpose(1, 2)
        del view_18
        linear_19 = torch.nn.functional.linear(hidden_states_108, segformer_stages_3_blocks_0_attention_k_proj_weight, segformer_stages_3_blocks_0_attention_k_proj_bias)
        view_19 = linear_19.view((1, 64, -1, 32))
        del linear_19
        key_states_6 = view_19.transpose(1, 2)
        del view_19
        linear_20 = torch.nn.functional.linear(hidden_states_108, segformer_stages_3_blocks_0_attention_v_proj_weight, segformer_stages_3_blocks_0_attention_v_proj_bias)
        del hidden_states_108
        view_20 = linear_20.view((1, 64, -1, 32))
        del linear_20
        value_states_6 = view_20.transpose(1, 2)
        del view_20
        attn_output_24 = torch.nn.functional.scaled_dot_product_attention(query_states_6, key_states_6, value_states_6, attn_mask=None, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_6, key_states_6, value_states_6
        transpose_18 = attn_output_24.transpose(1, 2)
        del attn_output_24
        attn_output_25 = transpose_18.contiguous()
        del transpose_18
        reshape_15 = attn_output_25.reshape(1, 64, -1)
        del attn_output_25
        attn_output_26 = reshape_15.contiguous()
        del reshape_15
        attn_output_27 = torch.nn.functional.linear(attn_output_26, segformer_stages_3_blocks_0_attention_o_proj_weight, segformer_stages_3_blocks_0_attention_o_proj_bias)
        del attn_output_26
        hidden_states_109 = torch.nn.functional.dropout(attn_output_27, 0.0, False, False)
        del attn_output_27
        hidden_states_110 = hidden_states_109 + embeddings_11
        del embeddings_11, hidden_states_109
        hidden_states_111 = torch.nn.functional.layer_norm(hidden_states_110, (256,), segformer_stages_3_blocks_0_layernorm_after_weight, segformer_stages_3_blocks_0_layernorm_after_bias, 1e-05)
        hidden_states_112 = torch.nn.functional.linear(hidden_states_111, segformer_stages_3_blocks_0_mlp_fc1_weight, segformer_stages_3_blocks_0_mlp_fc1_bias)
        del hidden_states_111
        transpose_19 = hidden_states_112.transpose(1, 2)
        del hidden_states_112
        hidden_states_113 = transpose_19.view(1, 1024, 8, 8)
        del transpose_19
        hidden_states_114 = torch.conv2d(hidden_states_113, segformer_stages_3_blocks_0_mlp_dwconv_dwconv_weight, segformer_stages_3_blocks_0_mlp_dwconv_dwconv_bias, (1, 1), (1, 1), (1, 1), 1024)
        del hidden_states_113
        flatten_10 = hidden_states_114.flatten(2)
        del hidden_states_114
        hidden_states_115 = flatten_10.transpose(1, 2)
        del flatten_10
        hidden_states_116 = torch.nn.functional.gelu(hidden_states_115)
        del hidden_states_115
        hidden_states_117 = torch.nn.functional.dropout(hidden_states_116, 0.0, False, False)
        del hidden_states_116
        hidden_states_118 = torch.nn.functional.linear(hidden_states_117, segformer_stages_3_blocks_0_mlp_fc2_weight, segformer_stages_3_blocks_0_mlp_fc2_bias)
        del hidden_states_117
        hidden_states_119 = torch.nn.functional.dropout(hidden_states_118, 0.0, False, False)
        del hidden_states_118
        hidden_states_120 = hidden_states_119 + hidden_states_110
        del hidden_states_110, hidden_states_119
        hidden_states_121 = torch.nn.functional.layer_norm(hidden_states_120, (256,), segformer_stages_3_blocks_1_layernorm_before_weight, segformer_stages_3_blocks_1_layernorm_before_bias, 1e-05)
        linear_21 = torch.nn.functional.linear(hidden_states_121, segformer_stages_3_blocks_1_attention_q_proj_weight, segformer_stages_3_blocks_1_attention_q_proj_bias)
        view_21 = linear_21.view((1, 64, -1, 32))
        del linear_21
        query_states_7 = view_21.transpose(1, 2)
        del view_21
        linear_22 = torch.nn.functional.linear(hidden_states_121, segformer_stages_3_blocks_1_attention_k_proj_weight, segformer_stages_3_blocks_1_attention_k_proj_bias)
        view_22 = linear_22.view((1, 64, -1, 32))
        del linear_22
        key_states_7 = view_22.transpose(1, 2)
        del view_22
        linear_23 = torch.nn.functional.linear(hidden_states_121, segformer_stages_3_blocks_1_attention_v_proj_weight, segformer_stages_3_blocks_1_attention_v_proj_bias)
        del hidden_states_121
        view_23 = linear_23.view((1, 64, -1, 32))
        del linear_23
        value_states_7 = view_23.transpose(1, 2)
        del view_23
        attn_output_28 = torch.nn.functional.scaled_dot_product_attention(query_states_7, key_states_7, value_states_7, attn_mask=None, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_7, key_states_7, value_states_7
        transpose_20 = attn_output_28.transpose(1, 2)
        del attn_output_28
        attn_output_29 = transpose_20.contiguous()
        del transpose_20
        reshape_16 = attn_output_29.reshape(1, 64, -1)
        del attn_output_29
        attn_output_30 = reshape_16.contiguous()
        del reshape_16
        attn_output_31 = torch.nn.functional.linear(attn_output_30, segformer_stages_3_blocks_1_attention_o_proj_weight, segformer_stages_3_blocks_1_attention_o_proj_bias)
        del attn_output_30
        hidden_states_122 = torch.nn.functional.dropout(attn_output_31, 0.0, False, False)
        del attn_output_31
        hidden_states_123 = hidden_states_122 + hidden_states_120
        del hidden_states_120, hidden_states_122
        hidden_states_124 = torch.nn.functional.layer_norm(hidden_states_123, (256,), segformer_stages_3_blocks_1_layernorm_after_weight, segformer_stages_3_blocks_1_layernorm_after_bias, 1e-05)
        hidden_states_125 = torch.nn.functional.linear(hidden_states_124, segformer_stages_3_blocks_1_mlp_fc1_weight, segformer_stages_3_blocks_1_mlp_fc1_bias)
        del hidden_states_124
        transpose_21 = hidden_states_125.transpose(1, 2)
        del hidden_states_125
        hidden_states_126 = transpose_21.view(1, 1024, 8, 8)
        del transpose_21
        hidden_states_127 = torch.conv2d(hidden_states_126, segformer_stages_3_blocks_1_mlp_dwconv_dwconv_weight, segformer_stages_3_blocks_1_mlp_dwconv_dwconv_bias, (1, 1), (1, 1), (1, 1), 1024)
        del hidden_states_126
        flatten_11 = hidden_states_127.flatten(2)
        del hidden_states_127
        hidden_states_128 = flatten_11.transpose(1, 2)
        del flatten_11
        hidden_states_129 = torch.nn.functional.gelu(hidden_states_128)
        del hidden_states_128
        hidden_states_130 = torch.nn.functional.dropout(hidden_states_129, 0.0, False, False)
        del hidden_states_129
        hidden_states_131 = torch.nn.functional.linear(hidden_states_130, segformer_stages_3_blocks_1_mlp_fc2_weight, segformer_stages_3_blocks_1_mlp_fc2_bias)
        del hidden_states_130
        hidden_states_132 = torch.nn.functional.dropout(hidden_states_131, 0.0, False, False)
        del hidden_states_131
        hidden_states_133 = hidden_states_132 + hidden_states_123
        del hidden_states_123, hidden_states_132
        hidden_states_134 = torch.nn.functional.layer_norm(hidden_states_133, (256,), segformer_stages_3_layer_norm_weight, segformer_stages_3_layer_norm_bias, 1e-05)
        del hidden_states_133
        reshape_17 = hidden_states_134.reshape(1, 8, 8, -1)
        del hidden_states_134
        permute_3 = reshape_17.permute(0, 3, 1, 2)
        del reshape_17
        hidden_states_135 = permute_3.contiguous()
        del permute_3
        flatten_12 = hidden_states_35.flatten(2)
        del hidden_states_35
        hidden_states_136 = flatten_12.transpose(1, 2)
        del flatten_12
        hidden_states_137 = torch.nn.functional.linear(hidden_states_136, decode_head_linear_projections_0_proj_weight, decode_head_linear_projections_0_proj_bias)
        del hidden_states_136
        encoder_hidden_state = hidden_states_137.transpose(1, 2)
        del hidden_states_137
        encoder_hidden_state_1 = encoder_hidden_state.reshape(1, -1, 64, 64)
        del encoder_hidden_state
        encoder_hidden_state_2 = torch.nn.functional.interpolate(encoder_hidden_state_1, size=(64, 64), mode='bilinear', align_corners=False)
        del encoder_hidden_state_1
        flatten_13 = hidden_states_71.flatten(2)
        del hidden_states_71
        hidden_states_138 = flatten_13.transpose(1, 2)
        del flatten_13
        hidden_states_139 = torch.nn.functional.linear(hidden_states_138, decode_head_linear_projections_1_proj_weight, decode_head_linear_projections_1_proj_bias)
        del hidden_states_138
        encoder_hidden_state_3 = hidden_states_139.transpose(1, 2)
        del hidden_states_139
        encoder_hidden_state_4 = encoder_hidden_state_3.reshape(1, -1, 32, 32)
        del encoder_hidden_state_3
        encoder_hidden_state_5 = torch.nn.functional.interpolate(encoder_hidden_state_4, size=(64, 64), mode='bilinear', align_corners=False)
        del encoder_hidden_state_4
        flatten_14 = hidden_states_107.flatten(2)
        del hidden_states_107
        hidden_states_140 = flatten_14.transpose(1, 2)
        del flatten_14
        hidden_states_141 = torch.nn.functional.linear(hidden_states_140, decode_head_linear_projections_2_proj_weight, decode_head_linear_projections_2_proj_bias)
        del hidden_states_140
        encoder_hidden_state_6 = hidden_states_141.transpose(1, 2)
        del hidden_states_141
        encoder_hidden_state_7 = encoder_hidden_state_6.reshape(1, -1, 16, 16)
        del encoder_hidden_state_6
        encoder_hidden_state_8 = torch.nn.functional.interpolate(encoder_hidden_state_7, size=(64, 64), mode='bilinear', align_corners=False)
        del encoder_hidden_state_7
        flatten_15 = hidden_states_135.flatten(2)
        del hidden_states_135
        hidden_states_142 = flatten_15.transpose(1, 2)
        del flatten_15
        hidden_states_143 = torch.nn.functional.linear(hidden_states_142, decode_head_linear_projections_3_proj_weight, decode_head_linear_projections_3_proj_bias)
        del hidden_states_142
        encoder_hidden_state_9 = hidden_states_143.transpose(1, 2)
        del hidden_states_143
        encoder_hidden_state_10 = encoder_hidden_state_9.reshape(1, -1, 8, 8)
        del encoder_hidden_state_9
        encoder_hidden_state_11 = torch.nn.functional.interpolate(encoder_hidden_state_10, size=(64, 64), mode='bilinear', align_corners=False)
        del encoder_hidden_state_10
        cat = torch.cat((encoder_hidden_state_11, encoder_hidden_state_8, encoder_hidden_state_5, encoder_hidden_state_2), dim=1)
        del encoder_hidden_state_11, encoder_hidden_state_8, encoder_hidden_state_5, encoder_hidden_state_2
        hidden_states_144 = torch.conv2d(cat, decode_head_linear_fuse_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del cat
        hidden_states_145 = torch.nn.functional.batch_norm(hidden_states_144, decode_head_batch_norm_running_mean, decode_head_batch_norm_running_var, decode_head_batch_norm_weight, decode_head_batch_norm_bias, False, 0.1, 1e-05)
        del hidden_states_144
        hidden_states_146 = torch.nn.functional.relu(hidden_states_145, inplace=False)
        del hidden_states_145
        hidden_states_147 = torch.nn.functional.dropout(hidden_states_146, 0.1, False, False)
        del hidden_states_146
        logits = torch.conv2d(hidden_states_147, decode_head_classifier_weight, decode_head_classifier_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_147
        return (logits,)
