import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        input_ids: torch.Tensor,
        pixel_values: torch.Tensor,
        model_language_model_embed_tokens_weight: torch.Tensor,
        model_vision_tower_embeddings_patch_embedding_weight: torch.Tensor,
        model_vision_tower_embeddings_class_embedding: torch.Tensor,
        model_vision_tower_embeddings_position_ids: torch.Tensor,
        model_vision_tower_embeddings_position_embedding_weight: torch.Tensor,
        model_vision_tower_pre_layrnorm_weight: torch.Tensor,
        model_vision_tower_pre_layrnorm_bias: torch.Tensor,
        model_vision_tower_encoder_layers_0_layer_norm1_weight: torch.Tensor,
        model_vision_tower_encoder_layers_0_layer_norm1_bias: torch.Tensor,
        model_vision_tower_encoder_layers_0_self_attn_q_proj_weight: torch.Tensor,
        model_vision_tower_encoder_layers_0_self_attn_q_proj_bias: torch.Tensor,
        model_vision_tower_encoder_layers_0_self_attn_k_proj_weight: torch.Tensor,
        model_vision_tower_encoder_layers_0_self_attn_k_proj_bias: torch.Tensor,
        model_vision_tower_encoder_layers_0_self_attn_v_proj_weight: torch.Tensor,
        model_vision_tower_encoder_layers_0_self_attn_v_proj_bias: torch.Tensor,
        model_vision_tower_encoder_layers_0_self_attn_out_proj_weight: torch.Tensor,
        model_vision_tower_encoder_layers_0_self_attn_out_proj_bias: torch.Tensor,
        model_vision_tower_encoder_layers_0_layer_norm2_weight: torch.Tensor,
        model_vision_tower_encoder_layers_0_layer_norm2_bias: torch.Tensor,
        model_vision_tower_encoder_layers_0_mlp_fc1_weight: torch.Tensor,
        model_vision_tower_encoder_layers_0_mlp_fc1_bias: torch.Tensor,
        model_vision_tower_encoder_layers_0_mlp_fc2_weight: torch.Tensor,
        model_vision_tower_encoder_layers_0_mlp_fc2_bias: torch.Tensor,
        model_vision_tower_encoder_layers_1_layer_norm1_weight: torch.Tensor,
        model_vision_tower_encoder_layers_1_layer_norm1_bias: torch.Tensor,
        model_vision_tower_encoder_layers_1_self_attn_q_proj_weight: torch.Tensor,
        model_vision_tower_encoder_layers_1_self_attn_q_proj_bias: torch.Tensor,
        model_vision_tower_encoder_layers_1_self_attn_k_proj_weight: torch.Tensor,
        model_vision_tower_encoder_layers_1_self_attn_k_proj_bias: torch.Tensor,
        model_vision_tower_encoder_layers_1_self_attn_v_proj_weight: torch.Tensor,
        model_vision_tower_encoder_layers_1_self_attn_v_proj_bias: torch.Tensor,
        model_vision_tower_encoder_layers_1_self_attn_out_proj_weight: torch.Tensor,
        model_vision_tower_encoder_layers_1_self_attn_out_proj_bias: torch.Tensor,
        model_vision_tower_encoder_layers_1_layer_norm2_weight: torch.Tensor,
        model_vision_tower_encoder_layers_1_layer_norm2_bias: torch.Tensor,
        model_vision_tower_encoder_layers_1_mlp_fc1_weight: torch.Tensor,
        model_vision_tower_encoder_layers_1_mlp_fc1_bias: torch.Tensor,
        model_vision_tower_encoder_layers_1_mlp_fc2_weight: torch.Tensor,
        model_vision_tower_encoder_layers_1_mlp_fc2_bias: torch.Tensor,
        model_vision_tower_encoder_layers_2_layer_norm1_weight: torch.Tensor,
        model_vision_tower_encoder_layers_2_layer_norm1_bias: torch.Tensor,
        model_vision_tower_encoder_layers_2_self_attn_q_proj_weight: torch.Tensor,
        model_vision_tower_encoder_layers_2_self_attn_q_proj_bias: torch.Tensor,
        model_vision_tower_encoder_layers_2_self_attn_k_proj_weight: torch.Tensor,
        model_vision_tower_encoder_layers_2_self_attn_k_proj_bias: torch.Tensor,
        model_vision_tower_encoder_layers_2_self_attn_v_proj_weight: torch.Tensor,
        model_vision_tower_encoder_layers_2_self_attn_v_proj_bias: torch.Tensor,
        model_vision_tower_encoder_layers_2_self_attn_out_proj_weight: torch.Tensor,
        model_vision_tower_encoder_layers_2_self_attn_out_proj_bias: torch.Tensor,
        model_vision_tower_encoder_layers_2_layer_norm2_weight: torch.Tensor,
        model_vision_tower_encoder_layers_2_layer_norm2_bias: torch.Tensor,
        model_vision_tower_encoder_layers_2_mlp_fc1_weight: torch.Tensor,
        model_vision_tower_encoder_layers_2_mlp_fc1_bias: torch.Tensor,
        model_vision_tower_encoder_layers_2_mlp_fc2_weight: torch.Tensor,
        model_vision_tower_encoder_layers_2_mlp_fc2_bias: torch.Tensor,
        model_vision_tower_post_layernorm_weight: torch.Tensor,
        model_vision_tower_post_layernorm_bias: torch.Tensor,
        model_multi_modal_projector_linear_1_weight: torch.Tensor,
        model_multi_modal_projector_linear_1_bias: torch.Tensor,
        model_multi_modal_projector_linear_2_weight: torch.Tensor,
        model_multi_modal_projector_linear_2_bias: torch.Tensor,
        model_language_model_rotary_emb_inv_freq: torch.Tensor,
        model_language_model_layers_0_input_layernorm_weight: torch.Tensor,
        model_language_model_layers_0_self_attn_q_proj_weight: torch.Tensor,
        model_language_model_layers_0_self_attn_k_proj_weight: torch.Tensor,
        model_language_model_layers_0_self_attn_v_proj_weight: torch.Tensor,
        model_language_model_layers_0_self_attn_o_proj_weight: torch.Tensor,
        model_language_model_layers_0_post_attention_layernorm_weight: torch.Tensor,
        model_language_model_layers_0_mlp_gate_proj_weight: torch.Tensor,
        model_language_model_layers_0_mlp_up_proj_weight: torch.Tensor,
        model_language_model_layers_0_mlp_down_proj_weight: torch.Tensor,
        model_language_model_layers_1_input_layernorm_weight: torch.Tensor,
        model_language_model_layers_1_self_attn_q_proj_weight: torch.Tensor,
        model_language_model_layers_1_self_attn_k_proj_weight: torch.Tensor,
        model_language_model_layers_1_self_attn_v_proj_weight: torch.Tensor,
        model_language_model_layers_1_self_attn_o_proj_weight: torch.Tensor,
        model_language_model_layers_1_post_attention_layernorm_weight: torch.Tensor,
        model_language_model_layers_1_mlp_gate_proj_weight: torch.Tensor,
        model_language_model_layers_1_mlp_up_proj_weight: torch.Tensor,
        model_language_model_layers_1_mlp_down_proj_weight: torch.Tensor,
        model_language_model_norm_weight: torch.Tensor,
        lm_head_weight: torch.Tensor,
    ):
        device = input_ids.device
        inputs_embeds = torch.nn.functional.embedding(input_ids, model_language_model_embed_tokens_weight, 0, None, 2.0, False, False)
        to = pixel_values.to(dtype=torch.float32)
        patch_embeds = torch.conv2d(to, model_vision_tower_embeddings_patch_embedding_weight, None, (14, 14), (0, 0), (1, 1), 1)
        del to
        flatten = patch_embeds.flatten(2)
        del patch_embeds
        patch_embeds_1 = flatten.transpose(1, 2)
        del flatten
        class_embeds = model_vision_tower_embeddings_class_embedding.expand(1, 1, -1)
        embeddings = torch.cat([class_embeds, patch_embeds_1], dim=1)
        del class_embeds, patch_embeds_1
        embedding = torch.nn.functional.embedding(model_vision_tower_embeddings_position_ids, model_vision_tower_embeddings_position_embedding_weight, None, None, 2.0, False, False)
        embeddings_1 = embeddings + embedding
        del embeddings, embedding
        hidden_states = torch.nn.functional.layer_norm(embeddings_1, (256,), model_vision_tower_pre_layrnorm_weight, model_vision_tower_pre_layrnorm_bias, 1e-05)
        del embeddings_1
        hidden_states_1 = torch.nn.functional.layer_norm(hidden_states, (256,), model_vision_tower_encoder_layers_0_layer_norm1_weight, model_vision_tower_encoder_layers_0_layer_norm1_bias, 1e-05)
        queries = torch.nn.functional.linear(hidden_states_1, model_vision_tower_encoder_layers_0_self_attn_q_proj_weight, model_vision_tower_encoder_layers_0_self_attn_q_proj_bias)
        keys = torch.nn.functional.linear(hidden_states_1, model_vision_tower_encoder_layers_0_self_attn_k_proj_weight, model_vision_tower_encoder_layers_0_self_attn_k_proj_bias)
        values = torch.nn.functional.linear(hidden_states_1, model_vision_tower_encoder_layers_0_self_attn_v_proj_weight, model_vision_tower_encoder_layers_0_self_attn_v_proj_bias)
        del hidden_states_1
        view = queries.view((1, 65, -1, 64))
        del queries
        queries_1 = view.transpose(1, 2)
        del view
        view_1 = keys.view((1, 65, -1, 64))
        del keys
        keys_1 = view_1.transpose(1, 2)
        del view_1
        view_2 = values.view((1, 65, -1, 64))
        del values
        values_1 = view_2.transpose(1, 2)
        del view_2
        attn_output = torch.nn.functional.scaled_dot_product_attention(queries_1, keys_1, values_1, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_1, keys_1, values_1
        transpose = attn_output.transpose(1, 2)
        del attn_output
        attn_output_1 = transpose.contiguous()
        del transpose
        reshape = attn_output_1.reshape(1, 65, -1)
        del attn_output_1
        attn_output_2 = reshape.contiguous()
        del reshape
        attn_output_3 = torch.nn.functional.linear(attn_output_2, model_vision_tower_encoder_layers_0_self_attn_out_proj_weight, model_vision_tower_encoder_layers_0_self_attn_out_proj_bias)
        del attn_output_2
        hidden_states_2 = hidden_states + attn_output_3
        del hidden_states, attn_output_3
        hidden_states_3 = torch.nn.functional.layer_norm(hidden_states_2, (256,), model_vision_tower_encoder_layers_0_layer_norm2_weight, model_vision_tower_encoder_layers_0_layer_norm2_bias, 1e-05)
        hidden_states_4 = torch.nn.functional.linear(hidden_states_3, model_vision_tower_encoder_layers_0_mlp_fc1_weight, model_vision_tower_encoder_layers_0_mlp_fc1_bias)
        del hidden_states_3
        mul = 1.702 * hidden_states_4
        sigmoid = torch.sigmoid(mul)
        del mul
        hidden_states_5 = hidden_states_4 * sigmoid
        del hidden_states_4, sigmoid
        hidden_states_6 = torch.nn.functional.linear(hidden_states_5, model_vision_tower_encoder_layers_0_mlp_fc2_weight, model_vision_tower_encoder_layers_0_mlp_fc2_bias)
        del hidden_states_5
        hidden_states_7 = hidden_states_2 + hidden_states_6
        del hidden_states_2, hidden_states_6
        hidden_states_8 = torch.nn.functional.layer_norm(hidden_states_7, (256,), model_vision_tower_encoder_layers_1_layer_norm1_weight, model_vision_tower_encoder_layers_1_layer_norm1_bias, 1e-05)
        queries_2 = torch.nn.functional.linear(hidden_states_8, model_vision_tower_encoder_layers_1_self_attn_q_proj_weight, model_vision_tower_encoder_layers_1_self_attn_q_proj_bias)
        keys_2 = torch.nn.functional.linear(hidden_states_8, model_vision_tower_encoder_layers_1_self_attn_k_proj_weight, model_vision_tower_encoder_layers_1_self_attn_k_proj_bias)
        values_2 = torch.nn.functional.linear(hidden_states_8, model_vision_tower_encoder_layers_1_self_attn_v_proj_weight, model_vision_tower_encoder_layers_1_self_attn_v_proj_bias)
        del hidden_states_8
        view_3 = queries_2.view((1, 65, -1, 64))
        del queries_2
        queries_3 = view_3.transpose(1, 2)
        del view_3
        view_4 = keys_2.view((1, 65, -1, 64))
        del keys_2
        keys_3 = view_4.transpose(1, 2)
        del view_4
        view_5 = values_2.view((1, 65, -1, 64))
        del values_2
        values_3 = view_5.transpose(1, 2)
        del view_5
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(queries_3, keys_3, values_3, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_3, keys_3, values_3
        transpose_1 = attn_output_4.transpose(1, 2)
        del attn_output_4
        attn_output_5 = transpose_1.contiguous()
        del transpose_1
        reshape_1 = attn_output_5.reshape(1, 65, -1)
        del attn_output_5
        attn_output_6 = reshape_1.contiguous()
        del reshape_1
        attn_output_7 = torch.nn.functional.linear(attn_output_6, model_vision_tower_encoder_layers_1_self_attn_out_proj_weight, model_vision_tower_encoder_layers_1_self_attn_out_proj_bias)
        del attn_output_6
        hidden_states_9 = hidden_states_7 + attn_output_7
        del hidden_states_7, attn_output_7
        hidden_states_10 = torch.nn.functional.layer_norm(hidden_states_9, (256,), model_vision_tower_encoder_layers_1_layer_norm2_weight, model_vision_tower_encoder_layers_1_layer_norm2_bias, 1e-05)
        hidden_states_11 = torch.nn.functional.linear(hidden_states_10, model_vision_tower_encoder_layers_1_mlp_fc1_weight, model_vision_tower_encoder_layers_1_mlp_fc1_bias)
        del hidden_states_10
        mul_1 = 1.702 * hidden_states_11
        sigmoid_1 = torch.sigmoid(mul_1)
        del mul_1
        hidden_states_12 = hidden_states_11 * sigmoid_1
        del hidden_states_11, sigmoid_1
        hidden_states_13 = torch.nn.functional.linear(hidden_states_12, model_vision_tower_encoder_layers_1_mlp_fc2_weight, model_vision_tower_encoder_layers_1_mlp_fc2_bias)
        del hidden_states_12
        hidden_states_14 = hidden_states_9 + hidden_states_13
        del hidden_states_9, hidden_states_13
        hidden_states_15 = torch.nn.functional.layer_norm(hidden_states_14, (256,), model_vision_tower_encoder_layers_2_layer_norm1_weight, model_vision_tower_encoder_layers_2_layer_norm1_bias, 1e-05)
        queries_4 = torch.nn.functional.linear(hidden_states_15, model_vision_tower_encoder_layers_2_self_attn_q_proj_weight, model_vision_tower_encoder_layers_2_self_attn_q_proj_bias)
        keys_4 = torch.nn.functional.linear(hidden_states_15, model_vision_tower_encoder_layers_2_self_attn_k_proj_weight, model_vision_tower_encoder_layers_2_self_attn_k_proj_bias)
        values_4 = torch.nn.functional.linear(hidden_states_15, model_vision_tower_encoder_layers_2_self_attn_v_proj_weight, model_vision_tower_encoder_layers_2_self_attn_v_proj_bias)
        del hidden_states_15
        view_6 = queries_4.view((1, 65, -1, 64))
        del queries_4
        queries_5 = view_6.transpose(1, 2)
        del view_6
        view_7 = keys_4.view((1, 65, -1, 64))
        del keys_4
        keys_5 = view_7.transpose(1, 2)
        del view_7
        view_8 = values_4.view((1, 65, -1, 64))
        del values_4
        values_5 = view_8.transpose(1, 2)
        del view_8
        attn_output_8 = torch.nn.functional.scaled_dot_product_attention(queries_5, keys_5, values_5, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_5, keys_5, values_5
        transpose_2 = attn_output_8.transpose(1, 2)
        del attn_output_8
        attn_output_9 = transpose_2.contiguous()
        del transpose_2
        reshape_2 = attn_output_9.reshape(1, 65, -1)
        del attn_output_9
        attn_output_10 = reshape_2.contiguous()
        del reshape_2
        attn_output_11 = torch.nn.functional.linear(attn_output_10, model_vision_tower_encoder_layers_2_self_attn_out_proj_weight, model_vision_tower_encoder_layers_2_self_attn_out_proj_bias)
        del attn_output_10
        hidden_states_16 = hidden_states_14 + attn_output_11
        del attn_output_11
        hidden_states_17 = torch.nn.functional.layer_norm(hidden_states_16, (256,), model_vision_tower_encoder_layers_2_layer_norm2_weight, model_vision_tower_encoder_layers_2_layer_norm2_bias, 1e-05)
        hidden_states_18 = torch.nn.functional.linear(hidden_states_17, model_vision_tower_encoder_layers_2_mlp_fc1_weight, model_vision_tower_encoder_layers_2_mlp_fc1_bias)
        del hidden_states_17
        mul_2 = 1.702 * hidden_states_18
        sigmoid_2 = torch.sigmoid(mul_2)
        del mul_2
        hidden_states_19 = hidden_states_18 * sigmoid_2
        del hidden_states_18, sigmoid_2
        hidden_states_20 = torch.nn.functional.linear(hidden_states_19, model_vision_tower_encoder_layers_2_mlp_fc2_weight, model_vision_tower_encoder_layers_2_mlp_fc2_bias)
        del hidden_states_19
        hidden_states_21 = hidden_states_16 + hidden_states_20
        del hidden_states_16, hidden_states_20
        pooled_output = hidden_states_21[:, 0, :]
        del hidden_states_21
        torch.nn.functional.layer_norm(pooled_output, (256,), model_vision_tower_post_layernorm_weight, model_vision_tower_post_layernorm_bias, 1e-05)
        del pooled_output
        selected_image_feature = hidden_states_14[:, 1:]
        del hidden_states_14
        hidden_states_22 = torch.nn.functional.linear(selected_image_feature, model_multi_modal_projector_linear_1_weight, model_multi_modal_projector_linear_1_bias)
        del selected_image_feature
        hidden_states_23 = torch.nn.functional.gelu(hidden_states_22)
        del hidden_states_22
        hidden_states_24 = torch.nn.functional.linear(hidden_states_23, model_multi_modal_projector_linear_2_weight, model_multi_modal_projector_linear_2_bias)
        del hidden_states_23
        getitem = hidden_states_24[0]
        del hidden_states_24
        cat = torch.cat([getitem], dim=0)
        del getitem
        image_features = cat.to(device, torch.float32)
        del cat
        special_image_mask = input_ids == 8000
        unsqueeze = special_image_mask.unsqueeze(-1)
        del special_image_mask
        special_image_mask_1 = unsqueeze.to(device)
        del unsqueeze
        inputs_embeds_1 = inputs_embeds.masked_scatter(special_image_mask_1, image_features)
        del inputs_embeds, special_image_mask_1
        arange = torch.arange(96, device=device)
        position_ids = arange + 0
        del arange
        position_ids_1 = position_ids.unsqueeze(0)
        del position_ids
        getitem_1 = position_ids_1[:, :1]
        first_dummy_value = getitem_1 - 1
        del getitem_1
        position_diff = torch.diff(position_ids_1, prepend=first_dummy_value, dim=-1)
        del first_dummy_value
        ne = position_diff != 1
        del position_diff
        packed_sequence_mask = ne.cumsum(-1)
        del ne
        batch_arange = torch.arange(1, device=device)
        torch.arange(1, device=device)
        arange_1 = torch.arange(96, device=device)
        q_arange = arange_1 + 0
        del arange_1
        arange_2 = torch.arange(96, device=device)
        kv_arange = arange_2 + 0
        del arange_2
        batch_indices = batch_arange[:, None, None, None]
        del batch_arange
        q_indices = q_arange[None, None, :, None]
        del q_arange
        kv_indices = kv_arange[None, None, None, :]
        del kv_arange
        result = q_indices.new_ones((), dtype=torch.bool)
        le = kv_indices <= q_indices
        to_1 = le.to(device)
        del le
        result_1 = result & to_1
        del result, to_1
        getitem_2 = packed_sequence_mask[batch_indices, q_indices]
        del q_indices
        getitem_3 = packed_sequence_mask[batch_indices, kv_indices]
        del kv_indices, packed_sequence_mask, batch_indices
        eq = getitem_2 == getitem_3
        del getitem_2, getitem_3
        to_2 = eq.to(device)
        del eq
        result_2 = result_1 & to_2
        del result_1, to_2
        attention_mask = result_2.expand(1, -1, 96, 96)
        del result_2
        getitem_4 = model_language_model_rotary_emb_inv_freq[None, :, None]
        expand = getitem_4.expand(1, -1, 1)
        del getitem_4
        inv_freq_expanded = expand.to(dtype=torch.float32, device=device)
        del expand
        getitem_5 = position_ids_1[:, None, :]
        del position_ids_1
        position_ids_expanded = getitem_5.float()
        del getitem_5
        matmul = inv_freq_expanded @ position_ids_expanded
        del inv_freq_expanded, position_ids_expanded
        freqs = matmul.transpose(1, 2)
        del matmul
        emb = torch.cat((freqs, freqs), dim=-1)
        del freqs
        cos = emb.cos()
        cos_1 = cos * 1.0
        del cos
        sin = emb.sin()
        del emb
        sin_1 = sin * 1.0
        del sin
        cos_2 = cos_1.to(dtype=torch.float32)
        del cos_1
        sin_2 = sin_1.to(dtype=torch.float32)
        del sin_1
        hidden_states_25 = inputs_embeds_1.to(torch.float32)
        pow_1 = hidden_states_25.pow(2)
        variance = pow_1.mean(-1, keepdim=True)
        del pow_1
        add = variance + 1e-06
        del variance
        rsqrt = torch.rsqrt(add)
        del add
        hidden_states_26 = hidden_states_25 * rsqrt
        del hidden_states_25, rsqrt
        to_3 = hidden_states_26.to(torch.float32)
        del hidden_states_26
        hidden_states_27 = model_language_model_layers_0_input_layernorm_weight * to_3
        del to_3
        linear = torch.nn.functional.linear(hidden_states_27, model_language_model_layers_0_self_attn_q_proj_weight, None)
        view_9 = linear.view((1, 96, -1, 64))
        del linear
        query_states = view_9.transpose(1, 2)
        del view_9
        linear_1 = torch.nn.functional.linear(hidden_states_27, model_language_model_layers_0_self_attn_k_proj_weight, None)
        view_10 = linear_1.view((1, 96, -1, 64))
        del linear_1
        key_states = view_10.transpose(1, 2)
        del view_10
        linear_2 = torch.nn.functional.linear(hidden_states_27, model_language_model_layers_0_self_attn_v_proj_weight, None)
        del hidden_states_27
        view_11 = linear_2.view((1, 96, -1, 64))
        del linear_2
        value_states = view_11.transpose(1, 2)
        del view_11
        cos_3 = cos_2.unsqueeze(1)
        sin_3 = sin_2.unsqueeze(1)
        mul_3 = query_states * cos_3
        x1 = query_states[..., :32]
        x2 = query_states[..., 32:]
        del query_states
        neg = -x2
        del x2
        cat_1 = torch.cat((neg, x1), dim=-1)
        del neg, x1
        mul_4 = cat_1 * sin_3
        del cat_1
        q_embed = mul_3 + mul_4
        del mul_3, mul_4
        mul_5 = key_states * cos_3
        del cos_3
        x1_1 = key_states[..., :32]
        x2_1 = key_states[..., 32:]
        del key_states
        neg_1 = -x2_1
        del x2_1
        cat_2 = torch.cat((neg_1, x1_1), dim=-1)
        del neg_1, x1_1
        mul_6 = cat_2 * sin_3
        del sin_3, cat_2
        k_embed = mul_5 + mul_6
        del mul_5, mul_6
        attn_output_12 = torch.nn.functional.scaled_dot_product_attention(q_embed, k_embed, value_states, attn_mask=attention_mask, dropout_p=0.0, scale=0.125, is_causal=False)
        del q_embed, k_embed, value_states
        transpose_3 = attn_output_12.transpose(1, 2)
        del attn_output_12
        attn_output_13 = transpose_3.contiguous()
        del transpose_3
        reshape_3 = attn_output_13.reshape(1, 96, -1)
        del attn_output_13
        attn_output_14 = reshape_3.contiguous()
        del reshape_3
        attn_output_15 = torch.nn.functional.linear(attn_output_14, model_language_model_layers_0_self_attn_o_proj_weight, None)
        del attn_output_14
        hidden_states_28 = inputs_embeds_1 + attn_output_15
        del inputs_embeds_1, attn_output_15
        hidden_states_29 = hidden_states_28.to(torch.float32)
        pow_2 = hidden_states_29.pow(2)
        variance_1 = pow_2.mean(-1, keepdim=True)
        del pow_2
        add_1 = variance_1 + 1e-06
        del variance_1
        rsqrt_1 = torch.rsqrt(add_1)
        del add_1
        hidden_states_30 = hidden_states_29 * rsqrt_1
        del hidden_states_29, rsqrt_1
        to_4 = hidden_states_30.to(torch.float32)
        del hidden_states_30
        hidden_states_31 = model_language_model_layers_0_post_attention_layernorm_weight * to_4
        del to_4
        linear_3 = torch.nn.functional.linear(hidden_states_31, model_language_model_layers_0_mlp_gate_proj_weight, None)
        silu = torch.nn.functional.silu(linear_3)
        del linear_3
        linear_4 = torch.nn.functional.linear(hidden_states_31, model_language_model_layers_0_mlp_up_proj_weight, None)
        del hidden_states_31
        mul_7 = silu * linear_4
        del silu, linear_4
        down_proj = torch.nn.functional.linear(mul_7, model_language_model_layers_0_mlp_down_proj_weight, None)
        del mul_7
        hidden_states_32 = hidden_states_28 + down_proj
        del hidden_states_28, down_proj
        hidden_states_33 = hidden_states_32.to(torch.float32)
        pow_3 = hidden_states_33.pow(2)
        variance_2 = pow_3.mean(-1, keepdim=True)
        del pow_3
        add_2 = variance_2 + 1e-06
        del variance_2
        rsqrt_2 = torch.rsqrt(add_2)
        del add_2
        hidden_states_34 = hidden_states_33 * rsqrt_2
        del hidden_states_33, rsqrt_2
        to_5 = hidden_states_34.to(torch.float32)
        del hidden_states_34
        hidden_states_35 = model_language_model_layers_1_input_layernorm_weight * to_5
        del to_5
        linear_5 = torch.nn.functional.linear(hidden_states_35, model_language_model_layers_1_self_attn_q_proj_weight, None)
        view_12 = linear_5.view((1, 96, -1, 64))
        del linear_5
        query_states_1 = view_12.transpose(1, 2)
        del view_12
        linear_6 = torch.nn.functional.linear(hidden_states_35, model_language_model_layers_1_self_attn_k_proj_weight, None)
        view_13 = linear_6.view((1, 96, -1, 64))
        del linear_6
        key_states_1 = view_13.transpose(1, 2)
        del view_13
        linear_7 = torch.nn.functional.linear(hidden_states_35, model_language_model_layers_1_self_attn_v_proj_weight, None)
        del hidden_states_35
        view_14 = linear_7.view((1, 96, -1, 64))
        del linear_7
        value_states_1 = view_14.transpose(1, 2)
        del view_14
        cos_4 = cos_2.unsqueeze(1)
        del cos_2
        sin_4 = sin_2.unsqueeze(1)
        del sin_2
        mul_8 = query_states_1 * cos_4
        x1_2 = query_states_1[..., :32]
        x2_2 = query_states_1[..., 32:]
        del query_states_1
        neg_2 = -x2_2
        del x2_2
        cat_3 = torch.cat((neg_2, x1_2), dim=-1)
        del neg_2, x1_2
        mul_9 = cat_3 * sin_4
        del cat_3
        q_embed_1 = mul_8 + mul_9
        del mul_8, mul_9
        mul_10 = key_states_1 * cos_4
        del cos_4
        x1_3 = key_states_1[..., :32]
        x2_3 = key_states_1[..., 32:]
        del key_states_1
        neg_3 = -x2_3
        del x2_3
        cat_4 = torch.cat((neg_3, x1_3), dim=-1)
        del neg_3, x1_3
        mul_11 = cat_4 * sin_4
        del sin_4, cat_4
        k_embed_1 = mul_10 + mul_11
        del mul_10, mul_11
        attn_output_16 = torch.nn.functional.scaled_dot_product_attention(q_embed_1, k_embed_1, value_states_1, attn_mask=attention_mask, dropout_p=0.0, scale=0.125, is_causal=False)
        del attention_mask, q_embed_1, k_embed_1, value_states_1
        transpose_4 = attn_output_16.transpose(1, 2)
        del attn_output_16
        attn_output_17 = transpose_4.contiguous()
        del transpose_4
        reshape_4 = attn_output_17.reshape(1, 96, -1)
        del attn_output_17
        attn_output_18 = reshape_4.contiguous()
        del reshape_4
        attn_output_19 = torch.nn.functional.linear(attn_output_18, model_language_model_layers_1_self_attn_o_proj_weight, None)
        del attn_output_18
        hidden_states_36 = hidden_states_32 + attn_output_19
        del hidden_states_32, attn_output_19
        hidden_states_37 = hidden_states_36.to(torch.float32)
        pow_4 = hidden_states_37.pow(2)
        variance_3 = pow_4.mean(-1, keepdim=True)
        del pow_4
        add_3 = variance_3 + 1e-06
        del variance_3
        rsqrt_3 = torch.rsqrt(add_3)
        del add_3
        hidden_states_38 = hidden_states_37 * rsqrt_3
        del hidden_states_37, rsqrt_3
        to_6 = hidden_states_38.to(torch.float32)
        del hidden_states_38
        hidden_states_39 = model_language_model_layers_1_post_attention_layernorm_weight * to_6
        del to_6
        linear_8 = torch.nn.functional.linear(hidden_states_39, model_language_model_layers_1_mlp_gate_proj_weight, None)
        silu_1 = torch.nn.functional.silu(linear_8)
        del linear_8
        linear_9 = torch.nn.functional.linear(hidden_states_39, model_language_model_layers_1_mlp_up_proj_weight, None)
        del hidden_states_39
        mul_12 = silu_1 * linear_9
        del silu_1, linear_9
        down_proj_1 = torch.nn.functional.linear(mul_12, model_language_model_layers_1_mlp_down_proj_weight, None)
        del mul_12
        hidden_states_40 = hidden_states_36 + down_proj_1
        del hidden_states_36, down_proj_1
        hidden_states_41 = hidden_states_40.to(torch.float32)
        del hidden_states_40
        pow_5 = hidden_states_41.pow(2)
        variance_4 = pow_5.mean(-1, keepdim=True)
        del pow_5
        add_4 = variance_4 + 1e-06
        del variance_4
        rsqrt_4 = torch.rsqrt(add_4)
        del add_4
        hidden_states_42 = hidden_states_41 * rsqrt_4
        del hidden_states_41, rsqrt_4
        to_7 = hidden_states_42.to(torch.float32)
        del hidden_states_42
        hidden_states_43 = model_language_model_norm_weight * to_7
        del to_7
        getitem_6 = hidden_states_43[:, 0:, :]
        del hidden_states_43
        logits = torch.nn.functional.linear(getitem_6, lm_head_weight, None)
        del getitem_6
        return (logits, image_features)
