import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        pixel_values: torch.Tensor,
        vision_model_embeddings_patch_embedding_weight: torch.Tensor,
        vision_model_embeddings_patch_embedding_bias: torch.Tensor,
        vision_model_embeddings_position_ids: torch.Tensor,
        vision_model_embeddings_position_embedding_weight: torch.Tensor,
        vision_model_encoder_layers_0_layer_norm1_weight: torch.Tensor,
        vision_model_encoder_layers_0_layer_norm1_bias: torch.Tensor,
        vision_model_encoder_layers_0_self_attn_q_proj_weight: torch.Tensor,
        vision_model_encoder_layers_0_self_attn_q_proj_bias: torch.Tensor,
        vision_model_encoder_layers_0_self_attn_k_proj_weight: torch.Tensor,
        vision_model_encoder_layers_0_self_attn_k_proj_bias: torch.Tensor,
        vision_model_encoder_layers_0_self_attn_v_proj_weight: torch.Tensor,
        vision_model_encoder_layers_0_self_attn_v_proj_bias: torch.Tensor,
        vision_model_encoder_layers_0_self_attn_out_proj_weight: torch.Tensor,
        vision_model_encoder_layers_0_self_attn_out_proj_bias: torch.Tensor,
        vision_model_encoder_layers_0_layer_norm2_weight: torch.Tensor,
        vision_model_encoder_layers_0_layer_norm2_bias: torch.Tensor,
        vision_model_encoder_layers_0_mlp_fc1_weight: torch.Tensor,
        vision_model_encoder_layers_0_mlp_fc1_bias: torch.Tensor,
        vision_model_encoder_layers_0_mlp_fc2_weight: torch.Tensor,
        vision_model_encoder_layers_0_mlp_fc2_bias: torch.Tensor,
        vision_model_encoder_layers_1_layer_norm1_weight: torch.Tensor,
        vision_model_encoder_layers_1_layer_norm1_bias: torch.Tensor,
        vision_model_encoder_layers_1_self_attn_q_proj_weight: torch.Tensor,
        vision_model_encoder_layers_1_self_attn_q_proj_bias: torch.Tensor,
        vision_model_encoder_layers_1_self_attn_k_proj_weight: torch.Tensor,
        vision_model_encoder_layers_1_self_attn_k_proj_bias: torch.Tensor,
        vision_model_encoder_layers_1_self_attn_v_proj_weight: torch.Tensor,
        vision_model_encoder_layers_1_self_attn_v_proj_bias: torch.Tensor,
        vision_model_encoder_layers_1_self_attn_out_proj_weight: torch.Tensor,
        vision_model_encoder_layers_1_self_attn_out_proj_bias: torch.Tensor,
        vision_model_encoder_layers_1_layer_norm2_weight: torch.Tensor,
        vision_model_encoder_layers_1_layer_norm2_bias: torch.Tensor,
        vision_model_encoder_layers_1_mlp_fc1_weight: torch.Tensor,
        vision_model_encoder_layers_1_mlp_fc1_bias: torch.Tensor,
        vision_model_encoder_layers_1_mlp_fc2_weight: torch.Tensor,
        vision_model_encoder_layers_1_mlp_fc2_bias: torch.Tensor,
        vision_model_encoder_layers_2_layer_norm1_weight: torch.Tensor,
        vision_model_encoder_layers_2_layer_norm1_bias: torch.Tensor,
        vision_model_encoder_layers_2_self_attn_q_proj_weight: torch.Tensor,
        vision_model_encoder_layers_2_self_attn_q_proj_bias: torch.Tensor,
        vision_model_encoder_layers_2_self_attn_k_proj_weight: torch.Tensor,
        vision_model_encoder_layers_2_self_attn_k_proj_bias: torch.Tensor,
        vision_model_encoder_layers_2_self_attn_v_proj_weight: torch.Tensor,
        vision_model_encoder_layers_2_self_attn_v_proj_bias: torch.Tensor,
        vision_model_encoder_layers_2_self_attn_out_proj_weight: torch.Tensor,
        vision_model_encoder_layers_2_self_attn_out_proj_bias: torch.Tensor,
        vision_model_encoder_layers_2_layer_norm2_weight: torch.Tensor,
        vision_model_encoder_layers_2_layer_norm2_bias: torch.Tensor,
        vision_model_encoder_layers_2_mlp_fc1_weight: torch.Tensor,
        vision_model_encoder_layers_2_mlp_fc1_bias: torch.Tensor,
        vision_model_encoder_layers_2_mlp_fc2_weight: torch.Tensor,
        vision_model_encoder_layers_2_mlp_fc2_bias: torch.Tensor,
        vision_model_encoder_layers_3_layer_norm1_weight: torch.Tensor,
        vision_model_encoder_layers_3_layer_norm1_bias: torch.Tensor,
        vision_model_encoder_layers_3_self_attn_q_proj_weight: torch.Tensor,
        vision_model_encoder_layers_3_self_attn_q_proj_bias: torch.Tensor,
        vision_model_encoder_layers_3_self_attn_k_proj_weight: torch.Tensor,
        vision_model_encoder_layers_3_self_attn_k_proj_bias: torch.Tensor,
        vision_model_encoder_layers_3_self_attn_v_proj_weight: torch.Tensor,
        vision_model_encoder_layers_3_self_attn_v_proj_bias: torch.Tensor,
        vision_model_encoder_layers_3_self_attn_out_proj_weight: torch.Tensor,
        vision_model_encoder_layers_3_self_attn_out_proj_bias: torch.Tensor,
        vision_model_encoder_layers_3_layer_norm2_weight: torch.Tensor,
        vision_model_encoder_layers_3_layer_norm2_bias: torch.Tensor,
        vision_model_encoder_layers_3_mlp_fc1_weight: torch.Tensor,
        vision_model_encoder_layers_3_mlp_fc1_bias: torch.Tensor,
        vision_model_encoder_layers_3_mlp_fc2_weight: torch.Tensor,
        vision_model_encoder_layers_3_mlp_fc2_bias: torch.Tensor,
        vision_model_encoder_layers_4_layer_norm1_weight: torch.Tensor,
        vision_model_encoder_layers_4_layer_norm1_bias: torch.Tensor,
        vision_model_encoder_layers_4_self_attn_q_proj_weight: torch.Tensor,
        vision_model_encoder_layers_4_self_attn_q_proj_bias: torch.Tensor,
        vision_model_encoder_layers_4_self_attn_k_proj_weight: torch.Tensor,
        vision_model_encoder_layers_4_self_attn_k_proj_bias: torch.Tensor,
        vision_model_encoder_layers_4_self_attn_v_proj_weight: torch.Tensor,
        vision_model_encoder_layers_4_self_attn_v_proj_bias: torch.Tensor,
        vision_model_encoder_layers_4_self_attn_out_proj_weight: torch.Tensor,
        vision_model_encoder_layers_4_self_attn_out_proj_bias: torch.Tensor,
        vision_model_encoder_layers_4_layer_norm2_weight: torch.Tensor,
        vision_model_encoder_layers_4_layer_norm2_bias: torch.Tensor,
        vision_model_encoder_layers_4_mlp_fc1_weight: torch.Tensor,
        vision_model_encoder_layers_4_mlp_fc1_bias: torch.Tensor,
        vision_model_encoder_layers_4_mlp_fc2_weight: torch.Tensor,
        vision_model_encoder_layers_4_mlp_fc2_bias: torch.Tensor,
        vision_model_encoder_layers_5_layer_norm1_weight: torch.Tensor,
        vision_model_encoder_layers_5_layer_norm1_bias: torch.Tensor,
        vision_model_encoder_layers_5_self_attn_q_proj_weight: torch.Tensor,
        vision_model_encoder_layers_5_self_attn_q_proj_bias: torch.Tensor,
        vision_model_encoder_layers_5_self_attn_k_proj_weight: torch.Tensor,
        vision_model_encoder_layers_5_self_attn_k_proj_bias: torch.Tensor,
        vision_model_encoder_layers_5_self_attn_v_proj_weight: torch.Tensor,
        vision_model_encoder_layers_5_self_attn_v_proj_bias: torch.Tensor,
        vision_model_encoder_layers_5_self_attn_out_proj_weight: torch.Tensor,
        vision_model_encoder_layers_5_self_attn_out_proj_bias: torch.Tensor,
        vision_model_encoder_layers_5_layer_norm2_weight: torch.Tensor,
        vision_model_encoder_layers_5_layer_norm2_bias: torch.Tensor,
        vision_model_encoder_layers_5_mlp_fc1_weight: torch.Tensor,
        vision_model_encoder_layers_5_mlp_fc1_bias: torch.Tensor,
        vision_model_encoder_layers_5_mlp_fc2_weight: torch.Tensor,
        vision_model_encoder_layers_5_mlp_fc2_bias: torch.Tensor,
        vision_model_post_layernorm_weight: torch.Tensor,
        vision_model_post_layernorm_bias: torch.Tensor,
        vision_model_head_probe: torch.Tensor,
        vision_model_head_attention_in_proj_weight: torch.Tensor,
        vision_model_head_attention_in_proj_bias: torch.Tensor,
        vision_model_head_attention_out_proj_weight: torch.Tensor,
        vision_model_head_attention_out_proj_bias: torch.Tensor,
        vision_model_head_layernorm_weight: torch.Tensor,
        vision_model_head_layernorm_bias: torch.Tensor,
        vision_model_head_mlp_fc1_weight: torch.Tensor,
        vision_model_head_mlp_fc1_bias: torch.Tensor,
        vision_model_head_mlp_fc2_weight: torch.Tensor,
        vision_model_head_mlp_fc2_bias: torch.Tensor,
        input_ids: torch.Tensor,
        text_model_embeddings_position_embedding_weight: torch.Tensor,
        text_model_embeddings_position_ids: torch.Tensor,
        text_model_embeddings_token_embedding_weight: torch.Tensor,
        text_model_encoder_layers_0_layer_norm1_weight: torch.Tensor,
        text_model_encoder_layers_0_layer_norm1_bias: torch.Tensor,
        text_model_encoder_layers_0_self_attn_q_proj_weight: torch.Tensor,
        text_model_encoder_layers_0_self_attn_q_proj_bias: torch.Tensor,
        text_model_encoder_layers_0_self_attn_k_proj_weight: torch.Tensor,
        text_model_encoder_layers_0_self_attn_k_proj_bias: torch.Tensor,
        text_model_encoder_layers_0_self_attn_v_proj_weight: torch.Tensor,
        text_model_encoder_layers_0_self_attn_v_proj_bias: torch.Tensor,
        text_model_encoder_layers_0_self_attn_out_proj_weight: torch.Tensor,
        text_model_encoder_layers_0_self_attn_out_proj_bias: torch.Tensor,
        text_model_encoder_layers_0_layer_norm2_weight: torch.Tensor,
        text_model_encoder_layers_0_layer_norm2_bias: torch.Tensor,
        text_model_encoder_layers_0_mlp_fc1_weight: torch.Tensor,
        text_model_encoder_layers_0_mlp_fc1_bias: torch.Tensor,
        text_model_encoder_layers_0_mlp_fc2_weight: torch.Tensor,
        text_model_encoder_layers_0_mlp_fc2_bias: torch.Tensor,
        text_model_encoder_layers_1_layer_norm1_weight: torch.Tensor,
        text_model_encoder_layers_1_layer_norm1_bias: torch.Tensor,
        text_model_encoder_layers_1_self_attn_q_proj_weight: torch.Tensor,
        text_model_encoder_layers_1_self_attn_q_proj_bias: torch.Tensor,
        text_model_encoder_layers_1_self_attn_k_proj_weight: torch.Tensor,
        text_model_encoder_layers_1_self_attn_k_proj_bias: torch.Tensor,
        text_model_encoder_layers_1_self_attn_v_proj_weight: torch.Tensor,
        text_model_encoder_layers_1_self_attn_v_proj_bias: torch.Tensor,
        text_model_encoder_layers_1_self_attn_out_proj_weight: torch.Tensor,
        text_model_encoder_layers_1_self_attn_out_proj_bias: torch.Tensor,
        text_model_encoder_layers_1_layer_norm2_weight: torch.Tensor,
        text_model_encoder_layers_1_layer_norm2_bias: torch.Tensor,
        text_model_encoder_layers_1_mlp_fc1_weight: torch.Tensor,
        text_model_encoder_layers_1_mlp_fc1_bias: torch.Tensor,
        text_model_encoder_layers_1_mlp_fc2_weight: torch.Tensor,
        text_model_encoder_layers_1_mlp_fc2_bias: torch.Tensor,
        text_model_encoder_layers_2_layer_norm1_weight: torch.Tensor,
        text_model_encoder_layers_2_layer_norm1_bias: torch.Tensor,
        text_model_encoder_layers_2_self_attn_q_proj_weight: torch.Tensor,
        text_model_encoder_layers_2_self_attn_q_proj_bias: torch.Tensor,
        text_model_encoder_layers_2_self_attn_k_proj_weight: torch.Tensor,
        text_model_encoder_layers_2_self_attn_k_proj_bias: torch.Tensor,
        text_model_encoder_layers_2_self_attn_v_proj_weight: torch.Tensor,
        text_model_encoder_layers_2_self_attn_v_proj_bias: torch.Tensor,
        text_model_encoder_layers_2_self_attn_out_proj_weight: torch.Tensor,
        text_model_encoder_layers_2_self_attn_out_proj_bias: torch.Tensor,
        text_model_encoder_layers_2_layer_norm2_weight: torch.Tensor,
        text_model_encoder_layers_2_layer_norm2_bias: torch.Tensor,
        text_model_encoder_layers_2_mlp_fc1_weight: torch.Tensor,
        text_model_encoder_layers_2_mlp_fc1_bias: torch.Tensor,
        text_model_encoder_layers_2_mlp_fc2_weight: torch.Tensor,
        text_model_encoder_layers_2_mlp_fc2_bias: torch.Tensor,
        text_model_encoder_layers_3_layer_norm1_weight: torch.Tensor,
        text_model_encoder_layers_3_layer_norm1_bias: torch.Tensor,
        text_model_encoder_layers_3_self_attn_q_proj_weight: torch.Tensor,
        text_model_encoder_layers_3_self_attn_q_proj_bias: torch.Tensor,
        text_model_encoder_layers_3_self_attn_k_proj_weight: torch.Tensor,
        text_model_encoder_layers_3_self_attn_k_proj_bias: torch.Tensor,
        text_model_encoder_layers_3_self_attn_v_proj_weight: torch.Tensor,
        text_model_encoder_layers_3_self_attn_v_proj_bias: torch.Tensor,
        text_model_encoder_layers_3_self_attn_out_proj_weight: torch.Tensor,
        text_model_encoder_layers_3_self_attn_out_proj_bias: torch.Tensor,
        text_model_encoder_layers_3_layer_norm2_weight: torch.Tensor,
        text_model_encoder_layers_3_layer_norm2_bias: torch.Tensor,
        text_model_encoder_layers_3_mlp_fc1_weight: torch.Tensor,
        text_model_encoder_layers_3_mlp_fc1_bias: torch.Tensor,
        text_model_encoder_layers_3_mlp_fc2_weight: torch.Tensor,
        text_model_encoder_layers_3_mlp_fc2_bias: torch.Tensor,
        text_model_encoder_layers_4_layer_norm1_weight: torch.Tensor,
        text_model_encoder_layers_4_layer_norm1_bias: torch.Tensor,
        text_model_encoder_layers_4_self_attn_q_proj_weight: torch.Tensor,
        text_model_encoder_layers_4_self_attn_q_proj_bias: torch.Tensor,
        text_model_encoder_layers_4_self_attn_k_proj_weight: torch.Tensor,
        text_model_encoder_layers_4_self_attn_k_proj_bias: torch.Tensor,
        text_model_encoder_layers_4_self_attn_v_proj_weight: torch.Tensor,
        text_model_encoder_layers_4_self_attn_v_proj_bias: torch.Tensor,
        text_model_encoder_layers_4_self_attn_out_proj_weight: torch.Tensor,
        text_model_encoder_layers_4_self_attn_out_proj_bias: torch.Tensor,
        text_model_encoder_layers_4_layer_norm2_weight: torch.Tensor,
        text_model_encoder_layers_4_layer_norm2_bias: torch.Tensor,
        text_model_encoder_layers_4_mlp_fc1_weight: torch.Tensor,
        text_model_encoder_layers_4_mlp_fc1_bias: torch.Tensor,
        text_model_encoder_layers_4_mlp_fc2_weight: torch.Tensor,
        text_model_encoder_layers_4_mlp_fc2_bias: torch.Tensor,
        text_model_encoder_layers_5_layer_norm1_weight: torch.Tensor,
        text_model_encoder_layers_5_layer_norm1_bias: torch.Tensor,
        text_model_encoder_layers_5_self_attn_q_proj_weight: torch.Tensor,
        text_model_encoder_layers_5_self_attn_q_proj_bias: torch.Tensor,
        text_model_encoder_layers_5_self_attn_k_proj_weight: torch.Tensor,
        text_model_encoder_layers_5_self_attn_k_proj_bias: torch.Tensor,
        text_model_encoder_layers_5_self_attn_v_proj_weight: torch.Tensor,
        text_model_encoder_layers_5_self_attn_v_proj_bias: torch.Tensor,
        text_model_encoder_layers_5_self_attn_out_proj_weight: torch.Tensor,
        text_model_encoder_layers_5_self_attn_out_proj_bias: torch.Tensor,
        text_model_encoder_layers_5_layer_norm2_weight: torch.Tensor,
        text_model_encoder_layers_5_layer_norm2_bias: torch.Tensor,
        text_model_encoder_layers_5_mlp_fc1_weight: torch.Tensor,
        text_model_encoder_layers_5_mlp_fc1_bias: torch.Tensor,
        text_model_encoder_layers_5_mlp_fc2_weight: torch.Tensor,
        text_model_encoder_layers_5_mlp_fc2_bias: torch.Tensor,
        text_model_final_layer_norm_weight: torch.Tensor,
        text_model_final_layer_norm_bias: torch.Tensor,
        text_model_head_weight: torch.Tensor,
        text_model_head_bias: torch.Tensor,
        logit_scale: torch.Tensor,
        logit_bias: torch.Tensor,
    ):
        device = pixel_values.device
        to = pixel_values.to(dtype=torch.float32)
        patch_embeds = torch.conv2d(to, vision_model_embeddings_patch_embedding_weight, vision_model_embeddings_patch_embedding_bias, (16, 16), 'valid', (1, 1), 1)
        del to
        flatten = patch_embeds.flatten(2)
        del patch_embeds
        embeddings = flatten.transpose(1, 2)
        del flatten
        embedding = torch.nn.functional.embedding(vision_model_embeddings_position_ids, vision_model_embeddings_position_embedding_weight, None, None, 2.0, False, False)
        embeddings_1 = embeddings + embedding
        del embeddings, embedding
        hidden_states = torch.nn.functional.layer_norm(embeddings_1, (384,), vision_model_encoder_layers_0_layer_norm1_weight, vision_model_encoder_layers_0_layer_norm1_bias, 1e-06)
        linear = torch.nn.functional.linear(hidden_states, vision_model_encoder_layers_0_self_attn_q_proj_weight, vision_model_encoder_layers_0_self_attn_q_proj_bias)
        view = linear.view((1, 196, -1, 64))
        del linear
        queries = view.transpose(1, 2)
        del view
        linear_1 = torch.nn.functional.linear(hidden_states, vision_model_encoder_layers_0_self_attn_k_proj_weight, vision_model_encoder_layers_0_self_attn_k_proj_bias)
        view_1 = linear_1.view((1, 196, -1, 64))
        del linear_1
        keys = view_1.transpose(1, 2)
        del view_1
        linear_2 = torch.nn.functional.linear(hidden_states, vision_model_encoder_layers_0_self_attn_v_proj_weight, vision_model_encoder_layers_0_self_attn_v_proj_bias)
        del hidden_states
        view_2 = linear_2.view((1, 196, -1, 64))
        del linear_2
        values = view_2.transpose(1, 2)
        del view_2
        attn_output = torch.nn.functional.scaled_dot_product_attention(queries, keys, values, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries, keys, values
        transpose = attn_output.transpose(1, 2)
        del attn_output
        attn_output_1 = transpose.contiguous()
        del transpose
        reshape = attn_output_1.reshape(1, 196, -1)
        del attn_output_1
        attn_output_2 = reshape.contiguous()
        del reshape
        attn_output_3 = torch.nn.functional.linear(attn_output_2, vision_model_encoder_layers_0_self_attn_out_proj_weight, vision_model_encoder_layers_0_self_attn_out_proj_bias)
        del attn_output_2
        hidden_states_1 = embeddings_1 + attn_output_3
        del embeddings_1, attn_output_3
        hidden_states_2 = torch.nn.functional.layer_norm(hidden_states_1, (384,), vision_model_encoder_layers_0_layer_norm2_weight, vision_model_encoder_layers_0_layer_norm2_bias, 1e-06)
        hidden_states_3 = torch.nn.functional.linear(hidden_states_2, vision_model_encoder_layers_0_mlp_fc1_weight, vision_model_encoder_layers_0_mlp_fc1_bias)
        del hidden_states_2
        hidden_states_4 = torch.nn.functional.gelu(hidden_states_3, approximate='tanh')
        del hidden_states_3
        hidden_states_5 = torch.nn.functional.linear(hidden_states_4, vision_model_encoder_layers_0_mlp_fc2_weight, vision_model_encoder_layers_0_mlp_fc2_bias)
        del hidden_states_4
        hidden_states_6 = hidden_states_1 + hidden_states_5
        del hidden_states_1, hidden_states_5
        hidden_states_7 = torch.nn.functional.layer_norm(hidden_states_6, (384,), vision_model_encoder_layers_1_layer_norm1_weight, vision_model_encoder_layers_1_layer_norm1_bias, 1e-06)
        linear_3 = torch.nn.functional.linear(hidden_states_7, vision_model_encoder_layers_1_self_attn_q_proj_weight, vision_model_encoder_layers_1_self_attn_q_proj_bias)
        view_3 = linear_3.view((1, 196, -1, 64))
        del linear_3
        queries_1 = view_3.transpose(1, 2)
        del view_3
        linear_4 = torch.nn.functional.linear(hidden_states_7, vision_model_encoder_layers_1_self_attn_k_proj_weight, vision_model_encoder_layers_1_self_attn_k_proj_bias)
        view_4 = linear_4.view((1, 196, -1, 64))
        del linear_4
        keys_1 = view_4.transpose(1, 2)
        del view_4
        linear_5 = torch.nn.functional.linear(hidden_states_7, vision_model_encoder_layers_1_self_attn_v_proj_weight, vision_model_encoder_layers_1_self_attn_v_proj_bias)
        del hidden_states_7
        view_5 = linear_5.view((1, 196, -1, 64))
        del linear_5
        values_1 = view_5.transpose(1, 2)
        del view_5
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(queries_1, keys_1, values_1, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_1, keys_1, values_1
        transpose_1 = attn_output_4.transpose(1, 2)
        del attn_output_4
        attn_output_5 = transpose_1.contiguous()
        del transpose_1
        reshape_1 = attn_output_5.reshape(1, 196, -1)
        del attn_output_5
        attn_output_6 = reshape_1.contiguous()
        del reshape_1
        attn_output_7 = torch.nn.functional.linear(attn_output_6, vision_model_encoder_layers_1_self_attn_out_proj_weight, vision_model_encoder_layers_1_self_attn_out_proj_bias)
        del attn_output_6
        hidden_states_8 = hidden_states_6 + attn_output_7
        del hidden_states_6, attn_output_7
        hidden_states_9 = torch.nn.functional.layer_norm(hidden_states_8, (384,), vision_model_encoder_layers_1_layer_norm2_weight, vision_model_encoder_layers_1_layer_norm2_bias, 1e-06)
        hidden_states_10 = torch.nn.functional.linear(hidden_states_9, vision_model_encoder_layers_1_mlp_fc1_weight, vision_model_encoder_layers_1_mlp_fc1_bias)
        del hidden_states_9
        hidden_states_11 = torch.nn.functional.gelu(hidden_states_10, approximate='tanh')
        del hidden_states_10
        hidden_states_12 = torch.nn.functional.linear(hidden_states_11, vision_model_encoder_layers_1_mlp_fc2_weight, vision_model_encoder_layers_1_mlp_fc2_bias)
        del hidden_states_11
        hidden_states_13 = hidden_states_8 + hidden_states_12
        del hidden_states_8, hidden_states_12
        hidden_states_14 = torch.nn.functional.layer_norm(hidden_states_13, (384,), vision_model_encoder_layers_2_layer_norm1_weight, vision_model_encoder_layers_2_layer_norm1_bias, 1e-06)
        linear_6 = torch.nn.functional.linear(hidden_states_14, vision_model_encoder_layers_2_self_attn_q_proj_weight, vision_model_encoder_layers_2_self_attn_q_proj_bias)
        view_6 = linear_6.view((1, 196, -1, 64))
        del linear_6
        queries_2 = view_6.transpose(1, 2)
        del view_6
        linear_7 = torch.nn.functional.linear(hidden_states_14, vision_model_encoder_layers_2_self_attn_k_proj_weight, vision_model_encoder_layers_2_self_attn_k_proj_bias)
        view_7 = linear_7.view((1, 196, -1, 64))
        del linear_7
        keys_2 = view_7.transpose(1, 2)
        del view_7
        linear_8 = torch.nn.functional.linear(hidden_states_14, vision_model_encoder_layers_2_self_attn_v_proj_weight, vision_model_encoder_layers_2_self_attn_v_proj_bias)
        del hidden_states_14
        view_8 = linear_8.view((1, 196, -1, 64))
        del linear_8
        values_2 = view_8.transpose(1, 2)
        del view_8
        attn_output_8 = torch.nn.functional.scaled_dot_product_attention(queries_2, keys_2, values_2, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_2, keys_2, values_2
        transpose_2 = attn_output_8.transpose(1, 2)
        del attn_output_8
        attn_output_9 = transpose_2.contiguous()
        del transpose_2
        reshape_2 = attn_output_9.reshape(1, 196, -1)
        del attn_output_9
        attn_output_10 = reshape_2.contiguous()
        del reshape_2
        attn_output_11 = torch.nn.functional.linear(attn_output_10, vision_model_encoder_layers_2_self_attn_out_proj_weight, vision_model_encoder_layers_2_self_attn_out_proj_bias)
        del attn_output_10
        hidden_states_15 = hidden_states_13 + attn_output_11
        del hidden_states_13, attn_output_11
        hidden_states_16 = torch.nn.functional.layer_norm(hidden_states_15, (384,), vision_model_encoder_layers_2_layer_norm2_weight, vision_model_encoder_layers_2_layer_norm2_bias, 1e-06)
        hidden_states_17 = torch.nn.functional.linear(hidden_states_16, vision_model_encoder_layers_2_mlp_fc1_weight, vision_model_encoder_layers_2_mlp_fc1_bias)
        del hidden_states_16
        hidden_states_18 = torch.nn.functional.gelu(hidden_states_17, approximate='tanh')
        del hidden_states_17
        hidden_states_19 = torch.nn.functional.linear(hidden_states_18, vision_model_encoder_layers_2_mlp_fc2_weight, vision_model_encoder_layers_2_mlp_fc2_bias)
        del hidden_states_18
        hidden_states_20 = hidden_states_15 + hidden_states_19
        del hidden_states_15, hidden_states_19
        hidden_states_21 = torch.nn.functional.layer_norm(hidden_states_20, (384,), vision_model_encoder_layers_3_layer_norm1_weight, vision_model_encoder_layers_3_layer_norm1_bias, 1e-06)
        linear_9 = torch.nn.functional.linear(hidden_states_21, vision_model_encoder_layers_3_self_attn_q_proj_weight, vision_model_encoder_layers_3_self_attn_q_proj_bias)
        view_9 = linear_9.view((1, 196, -1, 64))
        del linear_9
        queries_3 = view_9.transpose(1, 2)
        del view_9
        linear_10 = torch.nn.functional.linear(hidden_states_21, vision_model_encoder_layers_3_self_attn_k_proj_weight, vision_model_encoder_layers_3_self_attn_k_proj_bias)
        view_10 = linear_10.view((1, 196, -1, 64))
        del linear_10
        keys_3 = view_10.transpose(1, 2)
        del view_10
        linear_11 = torch.nn.functional.linear(hidden_states_21, vision_model_encoder_layers_3_self_attn_v_proj_weight, vision_model_encoder_layers_3_self_attn_v_proj_bias)
        del hidden_states_21
        view_11 = linear_11.view((1, 196, -1, 64))
        del linear_11
        values_3 = view_11.transpose(1, 2)
        del view_11
        attn_output_12 = torch.nn.functional.scaled_dot_product_attention(queries_3, keys_3, values_3, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_3, keys_3, values_3
        transpose_3 = attn_output_12.transpose(1, 2)
        del attn_output_12
        attn_output_13 = transpose_3.contiguous()
        del transpose_3
        reshape_3 = attn_output_13.reshape(1, 196, -1)
        del attn_output_13
        attn_output_14 = reshape_3.contiguous()
        del reshape_3
        attn_output_15 = torch.nn.functional.linear(attn_output_14, vision_model_encoder_layers_3_self_attn_out_proj_weight, vision_model_encoder_layers_3_self_attn_out_proj_bias)
        del attn_output_14
        hidden_states_22 = hidden_states_20 + attn_output_15
        del hidden_states_20, attn_output_15
        hidden_states_23 = torch.nn.functional.layer_norm(hidden_states_22, (384,), vision_model_encoder_layers_3_layer_norm2_weight, vision_model_encoder_layers_3_layer_norm2_bias, 1e-06)
        hidden_states_24 = torch.nn.functional.linear(hidden_states_23, vision_model_encoder_layers_3_mlp_fc1_weight, vision_model_encoder_layers_3_mlp_fc1_bias)
        del hidden_states_23
        hidden_states_25 = torch.nn.functional.gelu(hidden_states_24, approximate='tanh')
        del hidden_states_24
        hidden_states_26 = torch.nn.functional.linear(hidden_states_25, vision_model_encoder_layers_3_mlp_fc2_weight, vision_model_encoder_layers_3_mlp_fc2_bias)
        del hidden_states_25
        hidden_states_27 = hidden_states_22 + hidden_states_26
        del hidden_states_22, hidden_states_26
        hidden_states_28 = torch.nn.functional.layer_norm(hidden_states_27, (384,), vision_model_encoder_layers_4_layer_norm1_weight, vision_model_encoder_layers_4_layer_norm1_bias, 1e-06)
        linear_12 = torch.nn.functional.linear(hidden_states_28, vision_model_encoder_layers_4_self_attn_q_proj_weight, vision_model_encoder_layers_4_self_attn_q_proj_bias)
        view_12 = linear_12.view((1, 196, -1, 64))
        del linear_12
        queries_4 = view_12.transpose(1, 2)
        del view_12
        linear_13 = torch.nn.functional.linear(hidden_states_28, vision_model_encoder_layers_4_self_attn_k_proj_weight, vision_model_encoder_layers_4_self_attn_k_proj_bias)
        view_13 = linear_13.view((1, 196, -1, 64))
        del linear_13
        keys_4 = view_13.transpose(1, 2)
        del view_13
        linear_14 = torch.nn.functional.linear(hidden_states_28, vision_model_encoder_layers_4_self_attn_v_proj_weight, vision_model_encoder_layers_4_self_attn_v_proj_bias)
        del hidden_states_28
        view_14 = linear_14.view((1, 196, -1, 64))
        del linear_14
        values_4 = view_14.transpose(1, 2)
        del view_14
        attn_output_16 = torch.nn.functional.scaled_dot_product_attention(queries_4, keys_4, values_4, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_4, keys_4, values_4
        transpose_4 = attn_output_16.transpose(1, 2)
        del attn_output_16
        attn_output_17 = transpose_4.contiguous()
        del transpose_4
        reshape_4 = attn_output_17.reshape(1, 196, -1)
        del attn_output_17
        attn_output_18 = reshape_4.contiguous()
        del reshape_4
        attn_output_19 = torch.nn.functional.linear(attn_output_18, vision_model_encoder_layers_4_self_attn_out_proj_weight, vision_model_encoder_layers_4_self_attn_out_proj_bias)
        del attn_output_18
        hidden_states_29 = hidden_states_27 + attn_output_19
        del hidden_states_27, attn_output_19
        hidden_states_30 = torch.nn.functional.layer_norm(hidden_states_29, (384,), vision_model_encoder_layers_4_layer_norm2_weight, vision_model_encoder_layers_4_layer_norm2_bias, 1e-06)
        hidden_states_31 = torch.nn.functional.linear(hidden_states_30, vision_model_encoder_layers_4_mlp_fc1_weight, vision_model_encoder_layers_4_mlp_fc1_bias)
        del hidden_states_30
        hidden_states_32 = torch.nn.functional.gelu(hidden_states_31, approximate='tanh')
        del hidden_states_31
        hidden_states_33 = torch.nn.functional.linear(hidden_states_32, vision_model_encoder_layers_4_mlp_fc2_weight, vision_model_encoder_layers_4_mlp_fc2_bias)
        del hidden_states_32
        hidden_states_34 = hidden_states_29 + hidden_states_33
        del hidden_states_29, hidden_states_33
        hidden_states_35 = torch.nn.functional.layer_norm(hidden_states_34, (384,), vision_model_encoder_layers_5_layer_norm1_weight, vision_model_encoder_layers_5_layer_norm1_bias, 1e-06)
        linear_15 = torch.nn.functional.linear(hidden_states_35, vision_model_encoder_layers_5_self_attn_q_proj_weight, vision_model_encoder_layers_5_self_attn_q_proj_bias)
        view_15 = linear_15.view((1, 196, -1, 64))
        del linear_15
        queries_5 = view_15.transpose(1, 2)
        del view_15
        linear_16 = torch.nn.functional.linear(hidden_states_35, vision_model_encoder_layers_5_self_attn_k_proj_weight, vision_model_encoder_layers_5_self_attn_k_proj_bias)
        view_16 = linear_16.view((1, 196, -1, 64))
        del linear_16
        keys_5 = view_16.transpose(1, 2)
        del view_16
        linear_17 = torch.nn.functional.linear(hidden_states_35, vision_model_encoder_layers_5_self_attn_v_proj_weight, vision_model_encoder_layers_5_self_attn_v_proj_bias)
        del hidden_states_35
        view_17 = linear_17.view((1, 196, -1, 64))
        del linear_17
        values_5 = view_17.transpose(1, 2)
        del view_17
        attn_output_20 = torch.nn.functional.scaled_dot_product_attention(queries_5, keys_5, values_5, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_5, keys_5, values_5
        transpose_5 = attn_output_20.transpose(1, 2)
        del attn_output_20
        attn_output_21 = transpose_5.contiguous()
        del transpose_5
        reshape_5 = attn_output_21.reshape(1, 196, -1)
        del attn_output_21
        attn_output_22 = reshape_5.contiguous()
        del reshape_5
        attn_output_23 = torch.nn.functional.linear(attn_output_22, vision_model_encoder_layers_5_self_attn_out_proj_weight, vision_model_encoder_layers_5_self_attn_out_proj_bias)
        del attn_output_22
        hidden_states_36 = hidden_states_34 + attn_output_23
        del hidden_states_34, attn_output_23
        hidden_states_37 = torch.nn.functional.layer_norm(hidden_states_36, (384,), vision_model_encoder_layers_5_layer_norm2_weight, vision_model_encoder_layers_5_layer_norm2_bias, 1e-06)
        hidden_states_38 = torch.nn.functional.linear(hidden_states_37, vision_model_encoder_layers_5_mlp_fc1_weight, vision_model_encoder_layers_5_mlp_fc1_bias)
        del hidden_states_37
        hidden_states_39 = torch.nn.functional.gelu(hidden_states_38, approximate='tanh')
        del hidden_states_38
        hidden_states_40 = torch.nn.functional.linear(hidden_states_39, vision_model_encoder_layers_5_mlp_fc2_weight, vision_model_encoder_layers_5_mlp_fc2_bias)
        del hidden_states_39
        hidden_states_41 = hidden_states_36 + hidden_states_40
        del hidden_states_36, hidden_states_40
        last_hidden_state = torch.nn.functional.layer_norm(hidden_states_41, (384,), vision_model_post_layernorm_weight, vision_model_post_layernorm_bias, 1e-06)
        del hidden_states_41
        probe = vision_model_head_probe.repeat(1, 1, 1)
        query = probe.transpose(1, 0)
        del probe
        key = last_hidden_state.transpose(1, 0)
        multi_head_attention_forward = torch.nn.functional.multi_head_attention_forward(query, key, key, 384, 6, vision_model_head_attention_in_proj_weight, vision_model_head_attention_in_proj_bias, None, None, False, 0.0, vision_model_head_attention_out_proj_weight, vision_model_head_attention_out_proj_bias, training=False, key_padding_mask=None, need_weights=True, attn_mask=None, average_attn_weights=True, is_causal=False)
        del query, key
        attn_output_24 = multi_head_attention_forward[0]
        del multi_head_attention_forward
        attn_output_25 = attn_output_24.transpose(1, 0)
        del attn_output_24
        hidden_state = torch.nn.functional.layer_norm(attn_output_25, (384,), vision_model_head_layernorm_weight, vision_model_head_layernorm_bias, 1e-06)
        hidden_states_42 = torch.nn.functional.linear(hidden_state, vision_model_head_mlp_fc1_weight, vision_model_head_mlp_fc1_bias)
        del hidden_state
        hidden_states_43 = torch.nn.functional.gelu(hidden_states_42, approximate='tanh')
        del hidden_states_42
        hidden_states_44 = torch.nn.functional.linear(hidden_states_43, vision_model_head_mlp_fc2_weight, vision_model_head_mlp_fc2_bias)
        del hidden_states_43
        hidden_state_1 = attn_output_25 + hidden_states_44
        del attn_output_25, hidden_states_44
        pooler_output = hidden_state_1[:, 0]
        del hidden_state_1
        input_ids_1 = input_ids.view(-1, 32)
        position_ids = text_model_embeddings_position_ids[:, :32]
        inputs_embeds = torch.nn.functional.embedding(input_ids_1, text_model_embeddings_token_embedding_weight, None, None, 2.0, False, False)
        del input_ids_1
        position_embeddings = torch.nn.functional.embedding(position_ids, text_model_embeddings_position_embedding_weight, None, None, 2.0, False, False)
        del position_ids
        embeddings_2 = inputs_embeds + position_embeddings
        del inputs_embeds, position_embeddings
        hidden_states_45 = torch.nn.functional.layer_norm(embeddings_2, (384,), text_model_encoder_layers_0_layer_norm1_weight, text_model_encoder_layers_0_layer_norm1_bias, 1e-06)
        linear_18 = torch.nn.functional.linear(hidden_states_45, text_model_encoder_layers_0_self_attn_q_proj_weight, text_model_encoder_layers_0_self_attn_q_proj_bias)
        view_18 = linear_18.view((1, 32, -1, 64))
        del linear_18
        queries_6 = view_18.transpose(1, 2)
        del view_18
        linear_19 = torch.nn.functional.linear(hidden_states_45, text_model_encoder_layers_0_self_attn_k_proj_weight, text_model_encoder_layers_0_self_attn_k_proj_bias)
        view_19 = linear_19.view((1, 32, -1, 64))
        del linear_19
        keys_6 = view_19.transpose(1, 2)
        del view_19
        linear_20 = torch.nn.functional.linear(hidden_states_45, text_model_encoder_layers_0_self_attn_v_proj_weight, text_model_encoder_layers_0_self_attn_v_proj_bias)
        del hidden_states_45
        view_20 = linear_20.view((1, 32, -1, 64))
        del linear_20
        values_6 = view_20.transpose(1, 2)
        del view_20
        attn_output_26 = torch.nn.functional.scaled_dot_product_attention(queries_6, keys_6, values_6, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_6, keys_6, values_6
        transpose_6 = attn_output_26.transpose(1, 2)
        del attn_output_26
        attn_output_27 = transpose_6.contiguous()
        del transpose_6
        reshape_6 = attn_output_27.reshape(1, 32, -1)
        del attn_output_27
        attn_output_28 = reshape_6.contiguous()
        del reshape_6
        attn_output_29 = torch.nn.functional.linear(attn_output_28, text_model_encoder_layers_0_self_attn_out_proj_weight, text_model_encoder_layers_0_self_attn_out_proj_bias)
        del attn_output_28
        hidden_states_46 = embeddings_2 + attn_output_29
        del embeddings_2, attn_output_29
        hidden_states_47 = torch.nn.functional.layer_norm(hidden_states_46, (384,), text_model_encoder_layers_0_layer_norm2_weight, text_model_encoder_layers_0_layer_norm2_bias, 1e-06)
        hidden_states_48 = torch.nn.functional.linear(hidden_states_47, text_model_encoder_layers_0_mlp_fc1_weight, text_model_encoder_layers_0_mlp_fc1_bias)
        del hidden_states_47
        hidden_states_49 = torch.nn.functional.gelu(hidden_states_48, approximate='tanh')
        del hidden_states_48
        hidden_states_50 = torch.nn.functional.linear(hidden_states_49, text_model_encoder_layers_0_mlp_fc2_weight, text_model_encoder_layers_0_mlp_fc2_bias)
        del hidden_states_49
        hidden_states_51 = hidden_states_46 + hidden_states_50
        del hidden_states_46, hidden_states_50
        hidden_states_52 = torch.nn.functional.layer_norm(hidden_states_51, (384,), text_model_encoder_layers_1_layer_norm1_weight, text_model_encoder_layers_1_layer_norm1_bias, 1e-06)
        linear_21 = torch.nn.functional.linear(hidden_states_52, text_model_encoder_layers_1_self_attn_q_proj_weight, text_model_encoder_layers_1_self_attn_q_proj_bias)
        view_21 = linear_21.view((1, 32, -1, 64))
        del linear_21
        queries_7 = view_21.transpose(1, 2)
        del view_21
        linear_22 = torch.nn.functional.linear(hidden_states_52, text_model_encoder_layers_1_self_attn_k_proj_weight, text_model_encoder_layers_1_self_attn_k_proj_bias)
        view_22 = linear_22.view((1, 32, -1, 64))
        del linear_22
        keys_7 = view_22.transpose(1, 2)
        del view_22
        linear_23 = torch.nn.functional.linear(hidden_states_52, text_model_encoder_layers_1_self_attn_v_proj_weight, text_model_encoder_layers_1_self_attn_v_proj_bias)
        del hidden_states_52
        view_23 = linear_23.view((1, 32, -1, 64))
        del linear_23
        values_7 = view_23.transpose(1, 2)
        del view_23
        attn_output_30 = torch.nn.functional.scaled_dot_product_attention(queries_7, keys_7, values_7, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_7, keys_7, values_7
        transpose_7 = attn_output_30.transpose(1, 2)
        del attn_output_30
        attn_output_31 = transpose_7.contiguous()
        del transpose_7
        reshape_7 = attn_output_31.reshape(1, 32, -1)
        del attn_output_31
        attn_output_32 = reshape_7.contiguous()
        del reshape_7
        attn_output_33 = torch.nn.functional.linear(attn_output_32, text_model_encoder_layers_1_self_attn_out_proj_weight, text_model_encoder_layers_1_self_attn_out_proj_bias)
        del attn_output_32
        hidden_states_53 = hidden_states_51 + attn_output_33
        del hidden_states_51, attn_output_33
        hidden_states_54 = torch.nn.functional.layer_norm(hidden_states_53, (384,), text_model_encoder_layers_1_layer_norm2_weight, text_model_encoder_layers_1_layer_norm2_bias, 1e-06)
        hidden_states_55 = torch.nn.functional.linear(hidden_states_54, text_model_encoder_layers_1_mlp_fc1_weight, text_model_encoder_layers_1_mlp_fc1_bias)
        del hidden_states_54
        hidden_states_56 = torch.nn.functional.gelu(hidden_states_55, approximate='tanh')
        del hidden_states_55
        hidden_states_57 = torch.nn.functional.linear(hidden_states_56, text_model_encoder_layers_1_mlp_fc2_weight, text_model_encoder_layers_1_mlp_fc2_bias)
        del hidden_states_56
        hidden_states_58 = hidden_states_53 + hidden_states_57
        del hidden_states_53, hidden_states_57
        hidden_states_59 = torch.nn.functional.layer_norm(hidden_states_58, (384,), text_model_encoder_layers_2_layer_norm1_weight, text_model_encoder_layers_2_layer_norm1_bias, 1e-06)
        linear_24 = torch.nn.functional.linear(hidden_states_59, text_model_encoder_layers_2_self_attn_q_proj_weight, text_model_encoder_layers_2_self_attn_q_proj_bias)
        view_24 = linear_24.view((1, 32, -1, 64))
        del linear_24
        queries_8 = view_24.transpose(1, 2)
        del view_24
        linear_25 = torch.nn.functional.linear(hidden_states_59, text_model_encoder_layers_2_self_attn_k_proj_weight, text_model_encoder_layers_2_self_attn_k_proj_bias)
        view_25 = linear_25.view((1, 32, -1, 64))
        del linear_25
        keys_8 = view_25.transpose(1, 2)
        del view_25
        linear_26 = torch.nn.functional.linear(hidden_states_59, text_model_encoder_layers_2_self_attn_v_proj_weight, text_model_encoder_layers_2_self_attn_v_proj_bias)
        del hidden_states_59
        view_26 = linear_26.view((1, 32, -1, 64))
        del linear_26
        values_8 = view_26.transpose(1, 2)
        del view_26
        attn_output_34 = torch.nn.functional.scaled_dot_product_attention(queries_8, keys_8, values_8, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_8, keys_8, values_8
        transpose_8 = attn_output_34.transpose(1, 2)
        del attn_output_34
        attn_output_35 = transpose_8.contiguous()
        del transpose_8
        reshape_8 = attn_output_35.reshape(1, 32, -1)
        del attn_output_35
        attn_output_36 = reshape_8.contiguous()
        del reshape_8
        attn_output_37 = torch.nn.functional.linear(attn_output_36, text_model_encoder_layers_2_self_attn_out_proj_weight, text_model_encoder_layers_2_self_attn_out_proj_bias)
        del attn_output_36
        hidden_states_60 = hidden_states_58 + attn_output_37
        del hidden_states_58, attn_output_37
        hidden_states_61 = torch.nn.functional.layer_norm(hidden_states_60, (384,), text_model_encoder_layers_2_layer_norm2_weight, text_model_encoder_layers_2_layer_norm2_bias, 1e-06)
        hidden_states_62 = torch.nn.functional.linear(hidden_states_61, text_model_encoder_layers_2_mlp_fc1_weight, text_model_encoder_layers_2_mlp_fc1_bias)
        del hidden_states_61
        hidden_states_63 = torch.nn.functional.gelu(hidden_states_62, approximate='tanh')
        del hidden_states_62
        hidden_states_64 = torch.nn.functional.linear(hidden_states_63, text_model_encoder_layers_2_mlp_fc2_weight, text_model_encoder_layers_2_mlp_fc2_bias)
        del hidden_states_63
        hidden_states_65 = hidden_states_60 + hidden_states_64
        del hidden_states_60, hidden_states_64
        hidden_states_66 = torch.nn.functional.layer_norm(hidden_states_65, (384,), text_model_encoder_layers_3_layer_norm1_weight, text_model_encoder_layers_3_layer_norm1_bias, 1e-06)
        linear_27 = torch.nn.functional.linear(hidden_states_66, text_model_encoder_layers_3_self_attn_q_proj_weight, text_model_encoder_layers_3_self_attn_q_proj_bias)
        view_27 = linear_27.view((1, 32, -1, 64))
        del linear_27
        queries_9 = view_27.transpose(1, 2)
        del view_27
        linear_28 = torch.nn.functional.linear(hidden_states_66, text_model_encoder_layers_3_self_attn_k_proj_weight, text_model_encoder_layers_3_self_attn_k_proj_bias)
        view_28 = linear_28.view((1, 32, -1, 64))
        del linear_28
        keys_9 = view_28.transpose(1, 2)
        del view_28
        linear_29 = torch.nn.functional.linear(hidden_states_66, text_model_encoder_layers_3_self_attn_v_proj_weight, text_model_encoder_layers_3_self_attn_v_proj_bias)
        del hidden_states_66
        view_29 = linear_29.view((1, 32, -1, 64))
        del linear_29
        values_9 = view_29.transpose(1, 2)
        del view_29
        attn_output_38 = torch.nn.functional.scaled_dot_product_attention(queries_9, keys_9, values_9, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_9, keys_9, values_9
        transpose_9 = attn_output_38.transpose(1, 2)
        del attn_output_38
        attn_output_39 = transpose_9.contiguous()
        del transpose_9
        reshape_9 = attn_output_39.reshape(1, 32, -1)
        del attn_output_39
        attn_output_40 = reshape_9.contiguous()
        del reshape_9
        attn_output_41 = torch.nn.functional.linear(attn_output_40, text_model_encoder_layers_3_self_attn_out_proj_weight, text_model_encoder_layers_3_self_attn_out_proj_bias)
        del attn_output_40
        hidden_states_67 = hidden_states_65 + attn_output_41
        del hidden_states_65, attn_output_41
        hidden_states_68 = torch.nn.functional.layer_norm(hidden_states_67, (384,), text_model_encoder_layers_3_layer_norm2_weight, text_model_encoder_layers_3_layer_norm2_bias, 1e-06)
        hidden_states_69 = torch.nn.functional.linear(hidden_states_68, text_model_encoder_layers_3_mlp_fc1_weight, text_model_encoder_layers_3_mlp_fc1_bias)
        del hidden_states_68
        hidden_states_70 = torch.nn.functional.gelu(hidden_states_69, approximate='tanh')
        del hidden_states_69
        hidden_states_71 = torch.nn.functional.linear(hidden_states_70, text_model_encoder_layers_3_mlp_fc2_weight, text_model_encoder_layers_3_mlp_fc2_bias)
        del hidden_states_70
        hidden_states_72 = hidden_states_67 + hidden_states_71
        del hidden_states_67, hidden_states_71
        hidden_states_73 = torch.nn.functional.layer_norm(hidden_states_72, (384,), text_model_encoder_layers_4_layer_norm1_weight, text_model_encoder_layers_4_layer_norm1_bias, 1e-06)
        linear_30 = torch.nn.functional.linear(hidden_states_73, text_model_encoder_layers_4_self_attn_q_proj_weight, text_model_encoder_layers_4_self_attn_q_proj_bias)
        view_30 = linear_30.view((1, 32, -1, 64))
        del linear_30
        queries_10 = view_30.transpose(1, 2)
        del view_30
        linear_31 = torch.nn.functional.linear(hidden_states_73, text_model_encoder_layers_4_self_attn_k_proj_weight, text_model_encoder_layers_4_self_attn_k_proj_bias)
        view_31 = linear_31.view((1, 32, -1, 64))
        del linear_31
        keys_10 = view_31.transpose(1, 2)
        del view_31
        linear_32 = torch.nn.functional.linear(hidden_states_73, text_model_encoder_layers_4_self_attn_v_proj_weight, text_model_encoder_layers_4_self_attn_v_proj_bias)
        del hidden_states_73
        view_32 = linear_32.view((1, 32, -1, 64))
        del linear_32
        values_10 = view_32.transpose(1, 2)
        del view_32
        attn_output_42 = torch.nn.functional.scaled_dot_product_attention(queries_10, keys_10, values_10, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_10, keys_10, values_10
        transpose_10 = attn_output_42.transpose(1, 2)
        del attn_output_42
        attn_output_43 = transpose_10.contiguous()
        del transpose_10
        reshape_10 = attn_output_43.reshape(1, 32, -1)
        del attn_output_43
        attn_output_44 = reshape_10.contiguous()
        del reshape_10
        attn_output_45 = torch.nn.functional.linear(attn_output_44, text_model_encoder_layers_4_self_attn_out_proj_weight, text_model_encoder_layers_4_self_attn_out_proj_bias)
        del attn_output_44
        hidden_states_74 = hidden_states_72 + attn_output_45
        del hidden_states_72, attn_output_45
        hidden_states_75 = torch.nn.functional.layer_norm(hidden_states_74, (384,), text_model_encoder_layers_4_layer_norm2_weight, text_model_encoder_layers_4_layer_norm2_bias, 1e-06)
        hidden_states_76 = torch.nn.functional.linear(hidden_states_75, text_model_encoder_layers_4_mlp_fc1_weight, text_model_encoder_layers_4_mlp_fc1_bias)
        del hidden_states_75
        hidden_states_77 = torch.nn.functional.gelu(hidden_states_76, approximate='tanh')
        del hidden_states_76
        hidden_states_78 = torch.nn.functional.linear(hidden_states_77, text_model_encoder_layers_4_mlp_fc2_weight, text_model_encoder_layers_4_mlp_fc2_bias)
        del hidden_states_77
        hidden_states_79 = hidden_states_74 + hidden_states_78
        del hidden_states_74, hidden_states_78
        hidden_states_80 = torch.nn.functional.layer_norm(hidden_states_79, (384,), text_model_encoder_layers_5_layer_norm1_weight, text_model_encoder_layers_5_layer_norm1_bias, 1e-06)
        linear_33 = torch.nn.functional.linear(hidden_states_80, text_model_encoder_layers_5_self_attn_q_proj_weight, text_model_encoder_layers_5_self_attn_q_proj_bias)
        view_33 = linear_33.view((1, 32, -1, 64))
        del linear_33
        queries_11 = view_33.transpose(1, 2)
        del view_33
        linear_34 = torch.nn.functional.linear(hidden_states_80, text_model_encoder_layers_5_self_attn_k_proj_weight, text_model_encoder_layers_5_self_attn_k_proj_bias)
        view_34 = linear_34.view((1, 32, -1, 64))
        del linear_34
        keys_11 = view_34.transpose(1, 2)
        del view_34
        linear_35 = torch.nn.functional.linear(hidden_states_80, text_model_encoder_layers_5_self_attn_v_proj_weight, text_model_encoder_layers_5_self_attn_v_proj_bias)
        del hidden_states_80
        view_35 = linear_35.view((1, 32, -1, 64))
        del linear_35
        values_11 = view_35.transpose(1, 2)
        del view_35
        attn_output_46 = torch.nn.functional.scaled_dot_product_attention(queries_11, keys_11, values_11, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_11, keys_11, values_11
        transpose_11 = attn_output_46.transpose(1, 2)
        del attn_output_46
        attn_output_47 = transpose_11.contiguous()
        del transpose_11
        reshape_11 = attn_output_47.reshape(1, 32, -1)
        del attn_output_47
        attn_output_48 = reshape_11.contiguous()
        del reshape_11
        attn_output_49 = torch.nn.functional.linear(attn_output_48, text_model_encoder_layers_5_self_attn_out_proj_weight, text_model_encoder_layers_5_self_attn_out_proj_bias)
        del attn_output_48
        hidden_states_81 = hidden_states_79 + attn_output_49
        del hidden_states_79, attn_output_49
        hidden_states_82 = torch.nn.functional.layer_norm(hidden_states_81, (384,), text_model_encoder_layers_5_layer_norm2_weight, text_model_encoder_layers_5_layer_norm2_bias, 1e-06)
        hidden_states_83 = torch.nn.functional.linear(hidden_states_82, text_model_encoder_layers_5_mlp_fc1_weight, text_model_encoder_layers_5_mlp_fc1_bias)
        del hidden_states_82
        hidden_states_84 = torch.nn.functional.gelu(hidden_states_83, approximate='tanh')
        del hidden_states_83
        hidden_states_85 = torch.nn.functional.linear(hidden_states_84, text_model_encoder_layers_5_mlp_fc2_weight, text_model_encoder_layers_5_mlp_fc2_bias)
        del hidden_states_84
        hidden_states_86 = hidden_states_81 + hidden_states_85
        del hidden_states_81, hidden_states_85
        last_hidden_state_1 = torch.nn.functional.layer_norm(hidden_states_86, (384,), text_model_final_layer_norm_weight, text_model_final_layer_norm_bias, 1e-06)
        del hidden_states_86
        pooled_output = last_hidden_state_1[:, -1, :]
        pooled_output_1 = torch.nn.functional.linear(pooled_output, text_model_head_weight, text_model_head_bias)
        del pooled_output
        norm = pooler_output.norm(p=2, dim=-1, keepdim=True)
        image_embeds = pooler_output / norm
        del norm
        norm_1 = pooled_output_1.norm(p=2, dim=-1, keepdim=True)
        text_embeds = pooled_output_1 / norm_1
        del norm_1
        t = image_embeds.t()
        to_1 = t.to(device)
        del t
        logits_per_text = torch.matmul(text_embeds, to_1)
        del to_1
        logit_scale_1 = logit_scale.to(device)
        logit_bias_1 = logit_bias.to(device)
        exp = logit_scale_1.exp()
        del logit_scale_1
        mul = logits_per_text * exp
        del logits_per_text, exp
        logits_per_text_1 = mul + logit_bias_1
        del mul, logit_bias_1
        logits_per_image = logits_per_text_1.t()
        return (last_hidden_state, pooler_output, last_hidden_state_1, pooled_output_1, logits_per_image, logits_per_text_1, text_embeds, image_embeds)
