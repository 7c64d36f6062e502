import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        pixel_values: torch.Tensor,
        vision_model_embeddings_patch_embedding_weight: torch.Tensor,
        vision_model_embeddings_class_embedding: torch.Tensor,
        vision_model_embeddings_position_ids: torch.Tensor,
        vision_model_embeddings_position_embedding_weight: torch.Tensor,
        vision_model_pre_layrnorm_weight: torch.Tensor,
        vision_model_pre_layrnorm_bias: torch.Tensor,
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
        vision_model_post_layernorm_weight: torch.Tensor,
        vision_model_post_layernorm_bias: torch.Tensor,
        visual_projection_weight: torch.Tensor,
        input_ids: torch.Tensor,
        text_model_embeddings_position_embedding_weight: torch.Tensor,
        text_model_embeddings_position_ids: torch.Tensor,
        text_model_embeddings_token_embedding_weight: torch.Tensor,
        attention_mask: torch.Tensor,
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
        text_model_final_layer_norm_weight: torch.Tensor,
        text_model_final_layer_norm_bias: torch.Tensor,
        text_projection_weight: torch.Tensor,
        logit_scale: torch.Tensor,
    ):
        device = pixel_values.device
        to = pixel_values.to(dtype=torch.float32)
        patch_embeds = torch.conv2d(to, vision_model_embeddings_patch_embedding_weight, None, (32, 32), (0, 0), (1, 1), 1)
        del to
        flatten = patch_embeds.flatten(2)
        del patch_embeds
        patch_embeds_1 = flatten.transpose(1, 2)
        del flatten
        class_embeds = vision_model_embeddings_class_embedding.expand(2, 1, -1)
        embeddings = torch.cat([class_embeds, patch_embeds_1], dim=1)
        del class_embeds, patch_embeds_1
        embedding = torch.nn.functional.embedding(vision_model_embeddings_position_ids, vision_model_embeddings_position_embedding_weight, None, None, 2.0, False, False)
        embeddings_1 = embeddings + embedding
        del embeddings, embedding
        hidden_states = torch.nn.functional.layer_norm(embeddings_1, (384,), vision_model_pre_layrnorm_weight, vision_model_pre_layrnorm_bias, 1e-05)
        del embeddings_1
        hidden_states_1 = torch.nn.functional.layer_norm(hidden_states, (384,), vision_model_encoder_layers_0_layer_norm1_weight, vision_model_encoder_layers_0_layer_norm1_bias, 1e-05)
        queries = torch.nn.functional.linear(hidden_states_1, vision_model_encoder_layers_0_self_attn_q_proj_weight, vision_model_encoder_layers_0_self_attn_q_proj_bias)
        keys = torch.nn.functional.linear(hidden_states_1, vision_model_encoder_layers_0_self_attn_k_proj_weight, vision_model_encoder_layers_0_self_attn_k_proj_bias)
        values = torch.nn.functional.linear(hidden_states_1, vision_model_encoder_layers_0_self_attn_v_proj_weight, vision_model_encoder_layers_0_self_attn_v_proj_bias)
        del hidden_states_1
        view = queries.view((2, 50, -1, 64))
        del queries
        queries_1 = view.transpose(1, 2)
        del view
        view_1 = keys.view((2, 50, -1, 64))
        del keys
        keys_1 = view_1.transpose(1, 2)
        del view_1
        view_2 = values.view((2, 50, -1, 64))
        del values
        values_1 = view_2.transpose(1, 2)
        del view_2
        attn_output = torch.nn.functional.scaled_dot_product_attention(queries_1, keys_1, values_1, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_1, keys_1, values_1
        transpose = attn_output.transpose(1, 2)
        del attn_output
        attn_output_1 = transpose.contiguous()
        del transpose
        reshape = attn_output_1.reshape(2, 50, -1)
        del attn_output_1
        attn_output_2 = reshape.contiguous()
        del reshape
        attn_output_3 = torch.nn.functional.linear(attn_output_2, vision_model_encoder_layers_0_self_attn_out_proj_weight, vision_model_encoder_layers_0_self_attn_out_proj_bias)
        del attn_output_2
        hidden_states_2 = hidden_states + attn_output_3
        del hidden_states, attn_output_3
        hidden_states_3 = torch.nn.functional.layer_norm(hidden_states_2, (384,), vision_model_encoder_layers_0_layer_norm2_weight, vision_model_encoder_layers_0_layer_norm2_bias, 1e-05)
        hidden_states_4 = torch.nn.functional.linear(hidden_states_3, vision_model_encoder_layers_0_mlp_fc1_weight, vision_model_encoder_layers_0_mlp_fc1_bias)
        del hidden_states_3
        mul = 1.702 * hidden_states_4
        sigmoid = torch.sigmoid(mul)
        del mul
        hidden_states_5 = hidden_states_4 * sigmoid
        del hidden_states_4, sigmoid
        hidden_states_6 = torch.nn.functional.linear(hidden_states_5, vision_model_encoder_layers_0_mlp_fc2_weight, vision_model_encoder_layers_0_mlp_fc2_bias)
        del hidden_states_5
        hidden_states_7 = hidden_states_2 + hidden_states_6
        del hidden_states_2, hidden_states_6
        hidden_states_8 = torch.nn.functional.layer_norm(hidden_states_7, (384,), vision_model_encoder_layers_1_layer_norm1_weight, vision_model_encoder_layers_1_layer_norm1_bias, 1e-05)
        queries_2 = torch.nn.functional.linear(hidden_states_8, vision_model_encoder_layers_1_self_attn_q_proj_weight, vision_model_encoder_layers_1_self_attn_q_proj_bias)
        keys_2 = torch.nn.functional.linear(hidden_states_8, vision_model_encoder_layers_1_self_attn_k_proj_weight, vision_model_encoder_layers_1_self_attn_k_proj_bias)
        values_2 = torch.nn.functional.linear(hidden_states_8, vision_model_encoder_layers_1_self_attn_v_proj_weight, vision_model_encoder_layers_1_self_attn_v_proj_bias)
        del hidden_states_8
        view_3 = queries_2.view((2, 50, -1, 64))
        del queries_2
        queries_3 = view_3.transpose(1, 2)
        del view_3
        view_4 = keys_2.view((2, 50, -1, 64))
        del keys_2
        keys_3 = view_4.transpose(1, 2)
        del view_4
        view_5 = values_2.view((2, 50, -1, 64))
        del values_2
        values_3 = view_5.transpose(1, 2)
        del view_5
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(queries_3, keys_3, values_3, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_3, keys_3, values_3
        transpose_1 = attn_output_4.transpose(1, 2)
        del attn_output_4
        attn_output_5 = transpose_1.contiguous()
        del transpose_1
        reshape_1 = attn_output_5.reshape(2, 50, -1)
        del attn_output_5
        attn_output_6 = reshape_1.contiguous()
        del reshape_1
        attn_output_7 = torch.nn.functional.linear(attn_output_6, vision_model_encoder_layers_1_self_attn_out_proj_weight, vision_model_encoder_layers_1_self_attn_out_proj_bias)
        del attn_output_6
        hidden_states_9 = hidden_states_7 + attn_output_7
        del hidden_states_7, attn_output_7
        hidden_states_10 = torch.nn.functional.layer_norm(hidden_states_9, (384,), vision_model_encoder_layers_1_layer_norm2_weight, vision_model_encoder_layers_1_layer_norm2_bias, 1e-05)
        hidden_states_11 = torch.nn.functional.linear(hidden_states_10, vision_model_encoder_layers_1_mlp_fc1_weight, vision_model_encoder_layers_1_mlp_fc1_bias)
        del hidden_states_10
        mul_1 = 1.702 * hidden_states_11
        sigmoid_1 = torch.sigmoid(mul_1)
        del mul_1
        hidden_states_12 = hidden_states_11 * sigmoid_1
        del hidden_states_11, sigmoid_1
        hidden_states_13 = torch.nn.functional.linear(hidden_states_12, vision_model_encoder_layers_1_mlp_fc2_weight, vision_model_encoder_layers_1_mlp_fc2_bias)
        del hidden_states_12
        hidden_states_14 = hidden_states_9 + hidden_states_13
        del hidden_states_9, hidden_states_13
        hidden_states_15 = torch.nn.functional.layer_norm(hidden_states_14, (384,), vision_model_encoder_layers_2_layer_norm1_weight, vision_model_encoder_layers_2_layer_norm1_bias, 1e-05)
        queries_4 = torch.nn.functional.linear(hidden_states_15, vision_model_encoder_layers_2_self_attn_q_proj_weight, vision_model_encoder_layers_2_self_attn_q_proj_bias)
        keys_4 = torch.nn.functional.linear(hidden_states_15, vision_model_encoder_layers_2_self_attn_k_proj_weight, vision_model_encoder_layers_2_self_attn_k_proj_bias)
        values_4 = torch.nn.functional.linear(hidden_states_15, vision_model_encoder_layers_2_self_attn_v_proj_weight, vision_model_encoder_layers_2_self_attn_v_proj_bias)
        del hidden_states_15
        view_6 = queries_4.view((2, 50, -1, 64))
        del queries_4
        queries_5 = view_6.transpose(1, 2)
        del view_6
        view_7 = keys_4.view((2, 50, -1, 64))
        del keys_4
        keys_5 = view_7.transpose(1, 2)
        del view_7
        view_8 = values_4.view((2, 50, -1, 64))
        del values_4
        values_5 = view_8.transpose(1, 2)
        del view_8
        attn_output_8 = torch.nn.functional.scaled_dot_product_attention(queries_5, keys_5, values_5, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_5, keys_5, values_5
        transpose_2 = attn_output_8.transpose(1, 2)
        del attn_output_8
        attn_output_9 = transpose_2.contiguous()
        del transpose_2
        reshape_2 = attn_output_9.reshape(2, 50, -1)
        del attn_output_9
        attn_output_10 = reshape_2.contiguous()
        del reshape_2
        attn_output_11 = torch.nn.functional.linear(attn_output_10, vision_model_encoder_layers_2_self_attn_out_proj_weight, vision_model_encoder_layers_2_self_attn_out_proj_bias)
        del attn_output_10
        hidden_states_16 = hidden_states_14 + attn_output_11
        del hidden_states_14, attn_output_11
        hidden_states_17 = torch.nn.functional.layer_norm(hidden_states_16, (384,), vision_model_encoder_layers_2_layer_norm2_weight, vision_model_encoder_layers_2_layer_norm2_bias, 1e-05)
        hidden_states_18 = torch.nn.functional.linear(hidden_states_17, vision_model_encoder_layers_2_mlp_fc1_weight, vision_model_encoder_layers_2_mlp_fc1_bias)
        del hidden_states_17
        mul_2 = 1.702 * hidden_states_18
        sigmoid_2 = torch.sigmoid(mul_2)
        del mul_2
        hidden_states_19 = hidden_states_18 * sigmoid_2
        del hidden_states_18, sigmoid_2
        hidden_states_20 = torch.nn.functional.linear(hidden_states_19, vision_model_encoder_layers_2_mlp_fc2_weight, vision_model_encoder_layers_2_mlp_fc2_bias)
        del hidden_states_19
        hidden_states_21 = hidden_states_16 + hidden_states_20
        del hidden_states_16, hidden_states_20
        hidden_states_22 = torch.nn.functional.layer_norm(hidden_states_21, (384,), vision_model_encoder_layers_3_layer_norm1_weight, vision_model_encoder_layers_3_layer_norm1_bias, 1e-05)
        queries_6 = torch.nn.functional.linear(hidden_states_22, vision_model_encoder_layers_3_self_attn_q_proj_weight, vision_model_encoder_layers_3_self_attn_q_proj_bias)
        keys_6 = torch.nn.functional.linear(hidden_states_22, vision_model_encoder_layers_3_self_attn_k_proj_weight, vision_model_encoder_layers_3_self_attn_k_proj_bias)
        values_6 = torch.nn.functional.linear(hidden_states_22, vision_model_encoder_layers_3_self_attn_v_proj_weight, vision_model_encoder_layers_3_self_attn_v_proj_bias)
        del hidden_states_22
        view_9 = queries_6.view((2, 50, -1, 64))
        del queries_6
        queries_7 = view_9.transpose(1, 2)
        del view_9
        view_10 = keys_6.view((2, 50, -1, 64))
        del keys_6
        keys_7 = view_10.transpose(1, 2)
        del view_10
        view_11 = values_6.view((2, 50, -1, 64))
        del values_6
        values_7 = view_11.transpose(1, 2)
        del view_11
        attn_output_12 = torch.nn.functional.scaled_dot_product_attention(queries_7, keys_7, values_7, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_7, keys_7, values_7
        transpose_3 = attn_output_12.transpose(1, 2)
        del attn_output_12
        attn_output_13 = transpose_3.contiguous()
        del transpose_3
        reshape_3 = attn_output_13.reshape(2, 50, -1)
        del attn_output_13
        attn_output_14 = reshape_3.contiguous()
        del reshape_3
        attn_output_15 = torch.nn.functional.linear(attn_output_14, vision_model_encoder_layers_3_self_attn_out_proj_weight, vision_model_encoder_layers_3_self_attn_out_proj_bias)
        del attn_output_14
        hidden_states_23 = hidden_states_21 + attn_output_15
        del hidden_states_21, attn_output_15
        hidden_states_24 = torch.nn.functional.layer_norm(hidden_states_23, (384,), vision_model_encoder_layers_3_layer_norm2_weight, vision_model_encoder_layers_3_layer_norm2_bias, 1e-05)
        hidden_states_25 = torch.nn.functional.linear(hidden_states_24, vision_model_encoder_layers_3_mlp_fc1_weight, vision_model_encoder_layers_3_mlp_fc1_bias)
        del hidden_states_24
        mul_3 = 1.702 * hidden_states_25
        sigmoid_3 = torch.sigmoid(mul_3)
        del mul_3
        hidden_states_26 = hidden_states_25 * sigmoid_3
        del hidden_states_25, sigmoid_3
        hidden_states_27 = torch.nn.functional.linear(hidden_states_26, vision_model_encoder_layers_3_mlp_fc2_weight, vision_model_encoder_layers_3_mlp_fc2_bias)
        del hidden_states_26
        hidden_states_28 = hidden_states_23 + hidden_states_27
        del hidden_states_23, hidden_states_27
        pooled_output = hidden_states_28[:, 0, :]
        pooled_output_1 = torch.nn.functional.layer_norm(pooled_output, (384,), vision_model_post_layernorm_weight, vision_model_post_layernorm_bias, 1e-05)
        del pooled_output
        image_embeds = torch.nn.functional.linear(pooled_output_1, visual_projection_weight, None)
        del pooled_output_1
        input_ids_1 = input_ids.view(-1, 32)
        position_ids = text_model_embeddings_position_ids[:, :32]
        inputs_embeds = torch.nn.functional.embedding(input_ids_1, text_model_embeddings_token_embedding_weight, None, None, 2.0, False, False)
        position_embeddings = torch.nn.functional.embedding(position_ids, text_model_embeddings_position_embedding_weight, None, None, 2.0, False, False)
        del position_ids
        embeddings_2 = inputs_embeds + position_embeddings
        del inputs_embeds, position_embeddings
        attention_mask_1 = attention_mask.to(device=device, dtype=torch.bool)
        batch_arange = torch.arange(2, device=device)
        torch.arange(1, device=device)
        arange = torch.arange(32, device=device)
        q_arange = arange + 0
        del arange
        arange_1 = torch.arange(32, device=device)
        kv_arange = arange_1 + 0
        del arange_1
        batch_indices = batch_arange[:, None, None, None]
        del batch_arange
        q_indices = q_arange[None, None, :, None]
        del q_arange
        kv_indices = kv_arange[None, None, None, :]
        del kv_arange
        result = q_indices.new_ones((), dtype=torch.bool)
        le = kv_indices <= q_indices
        del q_indices
        to_1 = le.to(device)
        del le
        result_1 = result & to_1
        del result, to_1
        getitem = attention_mask_1[batch_indices, kv_indices]
        del kv_indices, attention_mask_1, batch_indices
        to_2 = getitem.to(device)
        del getitem
        result_2 = result_1 & to_2
        del result_1, to_2
        attention_mask_2 = result_2.expand(2, -1, 32, 32)
        del result_2
        hidden_states_29 = torch.nn.functional.layer_norm(embeddings_2, (384,), text_model_encoder_layers_0_layer_norm1_weight, text_model_encoder_layers_0_layer_norm1_bias, 1e-05)
        queries_8 = torch.nn.functional.linear(hidden_states_29, text_model_encoder_layers_0_self_attn_q_proj_weight, text_model_encoder_layers_0_self_attn_q_proj_bias)
        keys_8 = torch.nn.functional.linear(hidden_states_29, text_model_encoder_layers_0_self_attn_k_proj_weight, text_model_encoder_layers_0_self_attn_k_proj_bias)
        values_8 = torch.nn.functional.linear(hidden_states_29, text_model_encoder_layers_0_self_attn_v_proj_weight, text_model_encoder_layers_0_self_attn_v_proj_bias)
        del hidden_states_29
        view_12 = queries_8.view((2, 32, -1, 64))
        del queries_8
        queries_9 = view_12.transpose(1, 2)
        del view_12
        view_13 = keys_8.view((2, 32, -1, 64))
        del keys_8
        keys_9 = view_13.transpose(1, 2)
        del view_13
        view_14 = values_8.view((2, 32, -1, 64))
        del values_8
        values_9 = view_14.transpose(1, 2)
        del view_14
        attn_output_16 = torch.nn.functional.scaled_dot_product_attention(queries_9, keys_9, values_9, attn_mask=attention_mask_2, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_9, keys_9, values_9
        transpose_4 = attn_output_16.transpose(1, 2)
        del attn_output_16
        attn_output_17 = transpose_4.contiguous()
        del transpose_4
        reshape_4 = attn_output_17.reshape(2, 32, -1)
        del attn_output_17
        attn_output_18 = reshape_4.contiguous()
        del reshape_4
        attn_output_19 = torch.nn.functional.linear(attn_output_18, text_model_encoder_layers_0_self_attn_out_proj_weight, text_model_encoder_layers_0_self_attn_out_proj_bias)
        del attn_output_18
        hidden_states_30 = embeddings_2 + attn_output_19
        del embeddings_2, attn_output_19
        hidden_states_31 = torch.nn.functional.layer_norm(hidden_states_30, (384,), text_model_encoder_layers_0_layer_norm2_weight, text_model_encoder_layers_0_layer_norm2_bias, 1e-05)
        hidden_states_32 = torch.nn.functional.linear(hidden_states_31, text_model_encoder_layers_0_mlp_fc1_weight, text_model_encoder_layers_0_mlp_fc1_bias)
        del hidden_states_31
        mul_4 = 1.702 * hidden_states_32
        sigmoid_4 = torch.sigmoid(mul_4)
        del mul_4
        hidden_states_33 = hidden_states_32 * sigmoid_4
        del hidden_states_32, sigmoid_4
        hidden_states_34 = torch.nn.functional.linear(hidden_states_33, text_model_encoder_layers_0_mlp_fc2_weight, text_model_encoder_layers_0_mlp_fc2_bias)
        del hidden_states_33
        hidden_states_35 = hidden_states_30 + hidden_states_34
        del hidden_states_30, hidden_states_34
        hidden_states_36 = torch.nn.functional.layer_norm(hidden_states_35, (384,), text_model_encoder_layers_1_layer_norm1_weight, text_model_encoder_layers_1_layer_norm1_bias, 1e-05)
        queries_10 = torch.nn.functional.linear(hidden_states_36, text_model_encoder_layers_1_self_attn_q_proj_weight, text_model_encoder_layers_1_self_attn_q_proj_bias)
        keys_10 = torch.nn.functional.linear(hidden_states_36, text_model_encoder_layers_1_self_attn_k_proj_weight, text_model_encoder_layers_1_self_attn_k_proj_bias)
        values_10 = torch.nn.functional.linear(hidden_states_36, text_model_encoder_layers_1_self_attn_v_proj_weight, text_model_encoder_layers_1_self_attn_v_proj_bias)
        del hidden_states_36
        view_15 = queries_10.view((2, 32, -1, 64))
        del queries_10
        queries_11 = view_15.transpose(1, 2)
        del view_15
        view_16 = keys_10.view((2, 32, -1, 64))
        del keys_10
        keys_11 = view_16.transpose(1, 2)
        del view_16
        view_17 = values_10.view((2, 32, -1, 64))
        del values_10
        values_11 = view_17.transpose(1, 2)
        del view_17
        attn_output_20 = torch.nn.functional.scaled_dot_product_attention(queries_11, keys_11, values_11, attn_mask=attention_mask_2, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_11, keys_11, values_11
        transpose_5 = attn_output_20.transpose(1, 2)
        del attn_output_20
        attn_output_21 = transpose_5.contiguous()
        del transpose_5
        reshape_5 = attn_output_21.reshape(2, 32, -1)
        del attn_output_21
        attn_output_22 = reshape_5.contiguous()
        del reshape_5
        attn_output_23 = torch.nn.functional.linear(attn_output_22, text_model_encoder_layers_1_self_attn_out_proj_weight, text_model_encoder_layers_1_self_attn_out_proj_bias)
        del attn_output_22
        hidden_states_37 = hidden_states_35 + attn_output_23
        del hidden_states_35, attn_output_23
        hidden_states_38 = torch.nn.functional.layer_norm(hidden_states_37, (384,), text_model_encoder_layers_1_layer_norm2_weight, text_model_encoder_layers_1_layer_norm2_bias, 1e-05)
        hidden_states_39 = torch.nn.functional.linear(hidden_states_38, text_model_encoder_layers_1_mlp_fc1_weight, text_model_encoder_layers_1_mlp_fc1_bias)
        del hidden_states_38
        mul_5 = 1.702 * hidden_states_39
        sigmoid_5 = torch.sigmoid(mul_5)
        del mul_5
        hidden_states_40 = hidden_states_39 * sigmoid_5
        del hidden_states_39, sigmoid_5
        hidden_states_41 = torch.nn.functional.linear(hidden_states_40, text_model_encoder_layers_1_mlp_fc2_weight, text_model_encoder_layers_1_mlp_fc2_bias)
        del hidden_states_40
        hidden_states_42 = hidden_states_37 + hidden_states_41
        del hidden_states_37, hidden_states_41
        hidden_states_43 = torch.nn.functional.layer_norm(hidden_states_42, (384,), text_model_encoder_layers_2_layer_norm1_weight, text_model_encoder_layers_2_layer_norm1_bias, 1e-05)
        queries_12 = torch.nn.functional.linear(hidden_states_43, text_model_encoder_layers_2_self_attn_q_proj_weight, text_model_encoder_layers_2_self_attn_q_proj_bias)
        keys_12 = torch.nn.functional.linear(hidden_states_43, text_model_encoder_layers_2_self_attn_k_proj_weight, text_model_encoder_layers_2_self_attn_k_proj_bias)
        values_12 = torch.nn.functional.linear(hidden_states_43, text_model_encoder_layers_2_self_attn_v_proj_weight, text_model_encoder_layers_2_self_attn_v_proj_bias)
        del hidden_states_43
        view_18 = queries_12.view((2, 32, -1, 64))
        del queries_12
        queries_13 = view_18.transpose(1, 2)
        del view_18
        view_19 = keys_12.view((2, 32, -1, 64))
        del keys_12
        keys_13 = view_19.transpose(1, 2)
        del view_19
        view_20 = values_12.view((2, 32, -1, 64))
        del values_12
        values_13 = view_20.transpose(1, 2)
        del view_20
        attn_output_24 = torch.nn.functional.scaled_dot_product_attention(queries_13, keys_13, values_13, attn_mask=attention_mask_2, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_13, keys_13, values_13
        transpose_6 = attn_output_24.transpose(1, 2)
        del attn_output_24
        attn_output_25 = transpose_6.contiguous()
        del transpose_6
        reshape_6 = attn_output_25.reshape(2, 32, -1)
        del attn_output_25
        attn_output_26 = reshape_6.contiguous()
        del reshape_6
        attn_output_27 = torch.nn.functional.linear(attn_output_26, text_model_encoder_layers_2_self_attn_out_proj_weight, text_model_encoder_layers_2_self_attn_out_proj_bias)
        del attn_output_26
        hidden_states_44 = hidden_states_42 + attn_output_27
        del hidden_states_42, attn_output_27
        hidden_states_45 = torch.nn.functional.layer_norm(hidden_states_44, (384,), text_model_encoder_layers_2_layer_norm2_weight, text_model_encoder_layers_2_layer_norm2_bias, 1e-05)
        hidden_states_46 = torch.nn.functional.linear(hidden_states_45, text_model_encoder_layers_2_mlp_fc1_weight, text_model_encoder_layers_2_mlp_fc1_bias)
        del hidden_states_45
        mul_6 = 1.702 * hidden_states_46
        sigmoid_6 = torch.sigmoid(mul_6)
        del mul_6
        hidden_states_47 = hidden_states_46 * sigmoid_6
        del hidden_states_46, sigmoid_6
        hidden_states_48 = torch.nn.functional.linear(hidden_states_47, text_model_encoder_layers_2_mlp_fc2_weight, text_model_encoder_layers_2_mlp_fc2_bias)
        del hidden_states_47
        hidden_states_49 = hidden_states_44 + hidden_states_48
        del hidden_states_44, hidden_states_48
        hidden_states_50 = torch.nn.functional.layer_norm(hidden_states_49, (384,), text_model_encoder_layers_3_layer_norm1_weight, text_model_encoder_layers_3_layer_norm1_bias, 1e-05)
        queries_14 = torch.nn.functional.linear(hidden_states_50, text_model_encoder_layers_3_self_attn_q_proj_weight, text_model_encoder_layers_3_self_attn_q_proj_bias)
        keys_14 = torch.nn.functional.linear(hidden_states_50, text_model_encoder_layers_3_self_attn_k_proj_weight, text_model_encoder_layers_3_self_attn_k_proj_bias)
        values_14 = torch.nn.functional.linear(hidden_states_50, text_model_encoder_layers_3_self_attn_v_proj_weight, text_model_encoder_layers_3_self_attn_v_proj_bias)
        del hidden_states_50
        view_21 = queries_14.view((2, 32, -1, 64))
        del queries_14
        queries_15 = view_21.transpose(1, 2)
        del view_21
        view_22 = keys_14.view((2, 32, -1, 64))
        del keys_14
        keys_15 = view_22.transpose(1, 2)
        del view_22
        view_23 = values_14.view((2, 32, -1, 64))
        del values_14
        values_15 = view_23.transpose(1, 2)
        del view_23
        attn_output_28 = torch.nn.functional.scaled_dot_product_attention(queries_15, keys_15, values_15, attn_mask=attention_mask_2, dropout_p=0.0, scale=0.125, is_causal=False)
        del attention_mask_2, queries_15, keys_15, values_15
        transpose_7 = attn_output_28.transpose(1, 2)
        del attn_output_28
        attn_output_29 = transpose_7.contiguous()
        del transpose_7
        reshape_7 = attn_output_29.reshape(2, 32, -1)
        del attn_output_29
        attn_output_30 = reshape_7.contiguous()
        del reshape_7
        attn_output_31 = torch.nn.functional.linear(attn_output_30, text_model_encoder_layers_3_self_attn_out_proj_weight, text_model_encoder_layers_3_self_attn_out_proj_bias)
        del attn_output_30
        hidden_states_51 = hidden_states_49 + attn_output_31
        del hidden_states_49, attn_output_31
        hidden_states_52 = torch.nn.functional.layer_norm(hidden_states_51, (384,), text_model_encoder_layers_3_layer_norm2_weight, text_model_encoder_layers_3_layer_norm2_bias, 1e-05)
        hidden_states_53 = torch.nn.functional.linear(hidden_states_52, text_model_encoder_layers_3_mlp_fc1_weight, text_model_encoder_layers_3_mlp_fc1_bias)
        del hidden_states_52
        mul_7 = 1.702 * hidden_states_53
        sigmoid_7 = torch.sigmoid(mul_7)
        del mul_7
        hidden_states_54 = hidden_states_53 * sigmoid_7
        del hidden_states_53, sigmoid_7
        hidden_states_55 = torch.nn.functional.linear(hidden_states_54, text_model_encoder_layers_3_mlp_fc2_weight, text_model_encoder_layers_3_mlp_fc2_bias)
        del hidden_states_54
        hidden_states_56 = hidden_states_51 + hidden_states_55
        del hidden_states_51, hidden_states_55
        last_hidden_state = torch.nn.functional.layer_norm(hidden_states_56, (384,), text_model_final_layer_norm_weight, text_model_final_layer_norm_bias, 1e-05)
        del hidden_states_56
        arange_2 = torch.arange(2, device=device)
        to_3 = input_ids_1.to(dtype=torch.int32, device=device)
        del input_ids_1
        argmax = to_3.argmax(dim=-1)
        del to_3
        pooled_output_2 = last_hidden_state[arange_2, argmax]
        del arange_2, argmax
        text_embeds = torch.nn.functional.linear(pooled_output_2, text_projection_weight, None)
        del pooled_output_2
        square_tensor = torch.pow(image_embeds, 2)
        sum_tensor = torch.sum(square_tensor, dim=-1, keepdim=True)
        del square_tensor
        normed_tensor = torch.pow(sum_tensor, 0.5)
        del sum_tensor
        image_embeds_1 = image_embeds / normed_tensor
        del normed_tensor
        square_tensor_1 = torch.pow(text_embeds, 2)
        sum_tensor_1 = torch.sum(square_tensor_1, dim=-1, keepdim=True)
        del square_tensor_1
        normed_tensor_1 = torch.pow(sum_tensor_1, 0.5)
        del sum_tensor_1
        text_embeds_1 = text_embeds / normed_tensor_1
        del normed_tensor_1
        t = image_embeds_1.t()
        to_4 = t.to(device)
        del t
        logits_per_text = torch.matmul(text_embeds_1, to_4)
        del to_4
        exp = logit_scale.exp()
        to_5 = exp.to(device)
        del exp
        logits_per_text_1 = logits_per_text * to_5
        del logits_per_text, to_5
        logits_per_image = logits_per_text_1.t()
        return (hidden_states_28, image_embeds, last_hidden_state, text_embeds, logits_per_image, logits_per_text_1, text_embeds_1, image_embeds_1)
