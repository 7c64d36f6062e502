import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        input_ids: torch.Tensor,
        model_embed_tokens_weight: torch.Tensor,
        model_embed_tokens_embed_scale: torch.Tensor,
        model_rotary_emb_sliding_attention_inv_freq: torch.Tensor,
        model_rotary_emb_full_attention_inv_freq: torch.Tensor,
        model_layers_0_input_layernorm_weight: torch.Tensor,
        model_layers_0_self_attn_q_proj_weight: torch.Tensor,
        model_layers_0_self_attn_k_proj_weight: torch.Tensor,
        model_layers_0_self_attn_v_proj_weight: torch.Tensor,
        model_layers_0_self_attn_q_norm_weight: torch.Tensor,
        model_layers_0_self_attn_k_norm_weight: torch.Tensor,
        model_layers_0_self_attn_o_proj_weight: torch.Tensor,
        model_layers_0_post_attention_layernorm_weight: torch.Tensor,
        model_layers_0_pre_feedforward_layernorm_weight: torch.Tensor,
        model_layers_0_mlp_gate_proj_weight: torch.Tensor,
        model_layers_0_mlp_up_proj_weight: torch.Tensor,
        model_layers_0_mlp_down_proj_weight: torch.Tensor,
        model_layers_0_post_feedforward_layernorm_weight: torch.Tensor,
        model_layers_1_input_layernorm_weight: torch.Tensor,
        model_layers_1_self_attn_q_proj_weight: torch.Tensor,
        model_layers_1_self_attn_k_proj_weight: torch.Tensor,
        model_layers_1_self_attn_v_proj_weight: torch.Tensor,
        model_layers_1_self_attn_q_norm_weight: torch.Tensor,
        model_layers_1_self_attn_k_norm_weight: torch.Tensor,
        model_layers_1_self_attn_o_proj_weight: torch.Tensor,
        model_layers_1_post_attention_layernorm_weight: torch.Tensor,
        model_layers_1_pre_feedforward_layernorm_weight: torch.Tensor,
        model_layers_1_mlp_gate_proj_weight: torch.Tensor,
        model_layers_1_mlp_up_proj_weight: torch.Tensor,
        model_layers_1_mlp_down_proj_weight: torch.Tensor,
        model_layers_1_post_feedforward_layernorm_weight: torch.Tensor,
        model_layers_2_input_layernorm_weight: torch.Tensor,
        model_layers_2_self_attn_q_proj_weight: torch.Tensor,
        model_layers_2_self_attn_k_proj_weight: torch.Tensor,
        model_layers_2_self_attn_v_proj_weight: torch.Tensor,
        model_layers_2_self_attn_q_norm_weight: torch.Tensor,
        model_layers_2_self_attn_k_norm_weight: torch.Tensor,
        model_layers_2_self_attn_o_proj_weight: torch.Tensor,
        model_layers_2_post_attention_layernorm_weight: torch.Tensor,
        model_layers_2_pre_feedforward_layernorm_weight: torch.Tensor,
        model_layers_2_mlp_gate_proj_weight: torch.Tensor,
        model_layers_2_mlp_up_proj_weight: torch.Tensor,
        model_layers_2_mlp_down_proj_weight: torch.Tensor,
        model_layers_2_post_feedforward_layernorm_weight: torch.Tensor,
        model_layers_3_input_layernorm_weight: torch.Tensor,
        model_layers_3_self_attn_q_proj_weight: torch.Tensor,
        model_layers_3_self_attn_k_proj_weight: torch.Tensor,
        model_layers_3_self_attn_v_proj_weight: torch.Tensor,
        model_layers_3_self_attn_q_norm_weight: torch.Tensor,
        model_layers_3_self_attn_k_norm_weight: torch.Tensor,
        model_layers_3_self_attn_o_proj_weight: torch.Tensor,
        model_layers_3_post_attention_layernorm_weight: torch.Tensor,
        model_layers_3_pre_feedforward_layernorm_weight: torch.Tensor,
        model_layers_3_mlp_gate_proj_weight: torch.Tensor,
        model_layers_3_mlp_up_proj_weight: torch.Tensor,
        model_layers_3_mlp_down_proj_weight: torch.Tensor,
        model_layers_3_post_feedforward_layernorm_weight: torch.Tensor,
        model_layers_4_input_layernorm_weight: torch.Tensor,
        model_layers_4_self_attn_q_proj_weight: torch.Tensor,
        model_layers_4_self_attn_k_proj_weight: torch.Tensor,
        model_layers_4_self_attn_v_proj_weight: torch.Tensor,
        model_layers_4_self_attn_q_norm_weight: torch.Tensor,
        model_layers_4_self_attn_k_norm_weight: torch.Tensor,
        model_layers_4_self_attn_o_proj_weight: torch.Tensor,
        model_layers_4_post_attention_layernorm_weight: torch.Tensor,
        model_layers_4_pre_feedforward_layernorm_weight: torch.Tensor,
        model_layers_4_mlp_gate_proj_weight: torch.Tensor,
        model_layers_4_mlp_up_proj_weight: torch.Tensor,
        model_layers_4_mlp_down_proj_weight: torch.Tensor,
        model_layers_4_post_feedforward_layernorm_weight: torch.Tensor,
        model_layers_5_input_layernorm_weight: torch.Tensor,
        model_layers_5_self_attn_q_proj_weight: torch.Tensor,
        model_layers_5_self_attn_k_proj_weight: torch.Tensor,
        model_layers_5_self_attn_v_proj_weight: torch.Tensor,
        model_layers_5_self_attn_q_norm_weight: torch.Tensor,
        model_layers_5_self_attn_k_norm_weight: torch.Tensor,
        model_layers_5_self_attn_o_proj_weight: torch.Tensor,
        model_layers_5_post_attention_layernorm_weight: torch.Tensor,
        model_layers_5_pre_feedforward_layernorm_weight: torch.Tensor,
        model_layers_5_mlp_gate_proj_weight: torch.Tensor,
        model_layers_5_mlp_up_proj_weight: torch.Tensor,
        model_layers_5_mlp_down_proj_weight: torch.Tensor,
        model_layers_5_post_feedforward_layernorm_weight: torch.Tensor,
        model_norm_weight: torch.Tensor,
    ):
        device = input_ids.device
        embedding = torch.nn.functional.embedding(input_ids, model_embed_tokens_weight, 0, None, 2.0, False, False)
        to = model_embed_tokens_embed_scale.to(torch.float32)
        inputs_embeds = embedding * to
        del embedding, to
        arange = torch.arange(64, device=device)
        position_ids = arange + 0
        del arange
        position_ids_1 = position_ids.unsqueeze(0)
        del position_ids
        getitem = position_ids_1[:, :1]
        first_dummy_value = getitem - 1
        del getitem
        position_diff = torch.diff(position_ids_1, prepend=first_dummy_value, dim=-1)
        del first_dummy_value
        ne = position_diff != 1
        del position_diff
        packed_sequence_mask = ne.cumsum(-1)
        del ne
        batch_arange = torch.arange(1, device=device)
        torch.arange(1, device=device)
        arange_1 = torch.arange(64, device=device)
        q_arange = arange_1 + 0
        del arange_1
        arange_2 = torch.arange(64, device=device)
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
        getitem_1 = packed_sequence_mask[batch_indices, q_indices]
        del q_indices
        getitem_2 = packed_sequence_mask[batch_indices, kv_indices]
        del kv_indices, packed_sequence_mask, batch_indices
        eq = getitem_1 == getitem_2
        del getitem_1, getitem_2
        to_2 = eq.to(device)
        del eq
        result_2 = result_1 & to_2
        del result_1, to_2
        attention_mask = result_2.expand(1, -1, 64, 64)
        del result_2
        getitem_3 = position_ids_1[:, :1]
        first_dummy_value_1 = getitem_3 - 1
        del getitem_3
        position_diff_1 = torch.diff(position_ids_1, prepend=first_dummy_value_1, dim=-1)
        del first_dummy_value_1
        ne_1 = position_diff_1 != 1
        del position_diff_1
        packed_sequence_mask_1 = ne_1.cumsum(-1)
        del ne_1
        batch_arange_1 = torch.arange(1, device=device)
        torch.arange(1, device=device)
        arange_3 = torch.arange(64, device=device)
        q_arange_1 = arange_3 + 0
        del arange_3
        arange_4 = torch.arange(64, device=device)
        kv_arange_1 = arange_4 + 0
        del arange_4
        batch_indices_1 = batch_arange_1[:, None, None, None]
        del batch_arange_1
        q_indices_1 = q_arange_1[None, None, :, None]
        del q_arange_1
        kv_indices_1 = kv_arange_1[None, None, None, :]
        del kv_arange_1
        result_3 = q_indices_1.new_ones((), dtype=torch.bool)
        result_4 = q_indices_1.new_ones((), dtype=torch.bool)
        sub = q_indices_1 - 32
        gt = kv_indices_1 > sub
        del sub
        to_3 = gt.to(device)
        del gt
        result_5 = result_4 & to_3
        del result_4, to_3
        le_1 = kv_indices_1 <= q_indices_1
        to_4 = le_1.to(device)
        del le_1
        result_6 = result_5 & to_4
        del result_5, to_4
        to_5 = result_6.to(device)
        del result_6
        result_7 = result_3 & to_5
        del result_3, to_5
        getitem_4 = packed_sequence_mask_1[batch_indices_1, q_indices_1]
        del q_indices_1
        getitem_5 = packed_sequence_mask_1[batch_indices_1, kv_indices_1]
        del kv_indices_1, packed_sequence_mask_1, batch_indices_1
        eq_1 = getitem_4 == getitem_5
        del getitem_4, getitem_5
        to_6 = eq_1.to(device)
        del eq_1
        result_8 = result_7 & to_6
        del result_7, to_6
        attention_mask_1 = result_8.expand(1, -1, 64, 64)
        del result_8
        getitem_6 = model_rotary_emb_sliding_attention_inv_freq[None, :, None]
        expand = getitem_6.expand(1, -1, 1)
        del getitem_6
        inv_freq_expanded = expand.to(dtype=torch.float32, device=device)
        del expand
        getitem_7 = position_ids_1[:, None, :]
        position_ids_expanded = getitem_7.float()
        del getitem_7
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
        getitem_8 = model_rotary_emb_full_attention_inv_freq[None, :, None]
        expand_1 = getitem_8.expand(1, -1, 1)
        del getitem_8
        inv_freq_expanded_1 = expand_1.to(dtype=torch.float32, device=device)
        del expand_1
        getitem_9 = position_ids_1[:, None, :]
        del position_ids_1
        position_ids_expanded_1 = getitem_9.float()
        del getitem_9
        matmul_1 = inv_freq_expanded_1 @ position_ids_expanded_1
        del inv_freq_expanded_1, position_ids_expanded_1
        freqs_1 = matmul_1.transpose(1, 2)
        del matmul_1
        emb_1 = torch.cat((freqs_1, freqs_1), dim=-1)
        del freqs_1
        cos_3 = emb_1.cos()
        cos_4 = cos_3 * 1.0
        del cos_3
        sin_3 = emb_1.sin()
        del emb_1
        sin_4 = sin_3 * 1.0
        del sin_3
        cos_5 = cos_4.to(dtype=torch.float32)
        del cos_4
        sin_5 = sin_4.to(dtype=torch.float32)
        del sin_4
        float_1 = inputs_embeds.float()
        pow_1 = float_1.pow(2)
        mean = pow_1.mean(-1, keepdim=True)
        del pow_1
        add = mean + 1e-06
        del mean
        rsqrt = torch.rsqrt(add)
        del add
        output = float_1 * rsqrt
        del float_1, rsqrt
        float_2 = model_layers_0_input_layernorm_weight.float()
        add_1 = 1.0 + float_2
        del float_2
        output_1 = output * add_1
        del output, add_1
        hidden_states = output_1.type_as(inputs_embeds)
        del output_1
        linear = torch.nn.functional.linear(hidden_states, model_layers_0_self_attn_q_proj_weight, None)
        view = linear.view((1, 64, -1, 256))
        del linear
        query_states = view.transpose(1, 2)
        del view
        linear_1 = torch.nn.functional.linear(hidden_states, model_layers_0_self_attn_k_proj_weight, None)
        view_1 = linear_1.view((1, 64, -1, 256))
        del linear_1
        key_states = view_1.transpose(1, 2)
        del view_1
        linear_2 = torch.nn.functional.linear(hidden_states, model_layers_0_self_attn_v_proj_weight, None)
        del hidden_states
        view_2 = linear_2.view((1, 64, -1, 256))
        del linear_2
        value_states = view_2.transpose(1, 2)
        del view_2
        float_3 = query_states.float()
        pow_2 = float_3.pow(2)
        mean_1 = pow_2.mean(-1, keepdim=True)
        del pow_2
        add_2 = mean_1 + 1e-06
        del mean_1
        rsqrt_1 = torch.rsqrt(add_2)
        del add_2
        output_2 = float_3 * rsqrt_1
        del float_3, rsqrt_1
        float_4 = model_layers_0_self_attn_q_norm_weight.float()
        add_3 = 1.0 + float_4
        del float_4
        output_3 = output_2 * add_3
        del output_2, add_3
        query_states_1 = output_3.type_as(query_states)
        del query_states, output_3
        float_5 = key_states.float()
        pow_3 = float_5.pow(2)
        mean_2 = pow_3.mean(-1, keepdim=True)
        del pow_3
        add_4 = mean_2 + 1e-06
        del mean_2
        rsqrt_2 = torch.rsqrt(add_4)
        del add_4
        output_4 = float_5 * rsqrt_2
        del float_5, rsqrt_2
        float_6 = model_layers_0_self_attn_k_norm_weight.float()
        add_5 = 1.0 + float_6
        del float_6
        output_5 = output_4 * add_5
        del output_4, add_5
        key_states_1 = output_5.type_as(key_states)
        del key_states, output_5
        cos_6 = cos_2.unsqueeze(1)
        sin_6 = sin_2.unsqueeze(1)
        mul = query_states_1 * cos_6
        x1 = query_states_1[..., :128]
        x2 = query_states_1[..., 128:]
        del query_states_1
        neg = -x2
        del x2
        cat = torch.cat((neg, x1), dim=-1)
        del neg, x1
        mul_1 = cat * sin_6
        del cat
        q_embed = mul + mul_1
        del mul, mul_1
        mul_2 = key_states_1 * cos_6
        del cos_6
        x1_1 = key_states_1[..., :128]
        x2_1 = key_states_1[..., 128:]
        del key_states_1
        neg_1 = -x2_1
        del x2_1
        cat_1 = torch.cat((neg_1, x1_1), dim=-1)
        del neg_1, x1_1
        mul_3 = cat_1 * sin_6
        del sin_6, cat_1
        k_embed = mul_2 + mul_3
        del mul_2, mul_3
        getitem_10 = k_embed[:, :, None, :, :]
        del k_embed
        hidden_states_1 = getitem_10.expand(1, 1, 4, 64, 256)
        del getitem_10
        key = hidden_states_1.reshape(1, 4, 64, 256)
        del hidden_states_1
        getitem_11 = value_states[:, :, None, :, :]
        del value_states
        hidden_states_2 = getitem_11.expand(1, 1, 4, 64, 256)
        del getitem_11
        value = hidden_states_2.reshape(1, 4, 64, 256)
        del hidden_states_2
        attn_output = torch.nn.functional.scaled_dot_product_attention(q_embed, key, value, attn_mask=attention_mask_1, dropout_p=0.0, scale=0.0625, is_causal=False)
        del q_embed, key, value
        transpose = attn_output.transpose(1, 2)
        del attn_output
        attn_output_1 = transpose.contiguous()
        del transpose
        reshape = attn_output_1.reshape(1, 64, -1)
        del attn_output_1
        attn_output_2 = reshape.contiguous()
        del reshape
        attn_output_3 = torch.nn.functional.linear(attn_output_2, model_layers_0_self_attn_o_proj_weight, None)
        del attn_output_2
        float_7 = attn_output_3.float()
        pow_4 = float_7.pow(2)
        mean_3 = pow_4.mean(-1, keepdim=True)
        del pow_4
        add_6 = mean_3 + 1e-06
        del mean_3
        rsqrt_3 = torch.rsqrt(add_6)
        del add_6
        output_6 = float_7 * rsqrt_3
        del float_7, rsqrt_3
        float_8 = model_layers_0_post_attention_layernorm_weight.float()
        add_7 = 1.0 + float_8
        del float_8
        output_7 = output_6 * add_7
        del output_6, add_7
        hidden_states_3 = output_7.type_as(attn_output_3)
        del attn_output_3, output_7
        hidden_states_4 = inputs_embeds + hidden_states_3
        del inputs_embeds, hidden_states_3
        float_9 = hidden_states_4.float()
        pow_5 = float_9.pow(2)
        mean_4 = pow_5.mean(-1, keepdim=True)
        del pow_5
        add_8 = mean_4 + 1e-06
        del mean_4
        rsqrt_4 = torch.rsqrt(add_8)
        del add_8
        output_8 = float_9 * rsqrt_4
        del float_9, rsqrt_4
        float_10 = model_layers_0_pre_feedforward_layernorm_weight.float()
        add_9 = 1.0 + float_10
        del float_10
        output_9 = output_8 * add_9
        del output_8, add_9
        hidden_states_5 = output_9.type_as(hidden_states_4)
        del output_9
        linear_3 = torch.nn.functional.linear(hidden_states_5, model_layers_0_mlp_gate_proj_weight, None)
        gelu = torch.nn.functional.gelu(linear_3, approximate='tanh')
        del linear_3
        linear_4 = torch.nn.functional.linear(hidden_states_5, model_layers_0_mlp_up_proj_weight, None)
        del hidden_states_5
        mul_4 = gelu * linear_4
        del gelu, linear_4
        down_proj = torch.nn.functional.linear(mul_4, model_layers_0_mlp_down_proj_weight, None)
        del mul_4
        float_11 = down_proj.float()
        pow_6 = float_11.pow(2)
        mean_5 = pow_6.mean(-1, keepdim=True)
        del pow_6
        add_10 = mean_5 + 1e-06
        del mean_5
        rsqrt_5 = torch.rsqrt(add_10)
        del add_10
        output_10 = float_11 * rsqrt_5
        del float_11, rsqrt_5
        float_12 = model_layers_0_post_feedforward_layernorm_weight.float()
        add_11 = 1.0 + float_12
        del float_12
        output_11 = output_10 * add_11
        del output_10, add_11
        hidden_states_6 = output_11.type_as(down_proj)
        del down_proj, output_11
        hidden_states_7 = hidden_states_4 + hidden_states_6
        del hidden_states_4, hidden_states_6
        float_13 = hidden_states_7.float()
        pow_7 = float_13.pow(2)
        mean_6 = pow_7.mean(-1, keepdim=True)
        del pow_7
        add_12 = mean_6 + 1e-06
        del mean_6
        rsqrt_6 = torch.rsqrt(add_12)
        del add_12
        output_12 = float_13 * rsqrt_6
        del float_13, rsqrt_6
        float_14 = model_layers_1_input_layernorm_weight.float()
        add_13 = 1.0 + float_14
        del float_14
        output_13 = output_12 * add_13
        del output_12, add_13
        hidden_states_8 = output_13.type_as(hidden_states_7)
        del output_13
        linear_5 = torch.nn.functional.linear(hidden_states_8, model_layers_1_self_attn_q_proj_weight, None)
        view_3 = linear_5.view((1, 64, -1, 256))
        del linear_5
        query_states_2 = view_3.transpose(1, 2)
        del view_3
        linear_6 = torch.nn.functional.linear(hidden_states_8, model_layers_1_self_attn_k_proj_weight, None)
        view_4 = linear_6.view((1, 64, -1, 256))
        del linear_6
        key_states_2 = view_4.transpose(1, 2)
        del view_4
        linear_7 = torch.nn.functional.linear(hidden_states_8, model_layers_1_self_attn_v_proj_weight, None)
        del hidden_states_8
        view_5 = linear_7.view((1, 64, -1, 256))
        del linear_7
        value_states_1 = view_5.transpose(1, 2)
        del view_5
        float_15 = query_states_2.float()
        pow_8 = float_15.pow(2)
        mean_7 = pow_8.mean(-1, keepdim=True)
        del pow_8
        add_14 = mean_7 + 1e-06
        del mean_7
        rsqrt_7 = torch.rsqrt(add_14)
        del add_14
        output_14 = float_15 * rsqrt_7
        del float_15, rsqrt_7
        float_16 = model_layers_1_self_attn_q_norm_weight.float()
        add_15 = 1.0 + float_16
        del float_16
        output_15 = output_14 * add_15
        del output_14, add_15
        query_states_3 = output_15.type_as(query_states_2)
        del query_states_2, output_15
        float_17 = key_states_2.float()
        pow_9 = float_17.pow(2)
        mean_8 = pow_9.mean(-1, keepdim=True)
        del pow_9
        add_16 = mean_8 + 1e-06
        del mean_8
        rsqrt_8 = torch.rsqrt(add_16)
        del add_16
        output_16 = float_17 * rsqrt_8
        del float_17, rsqrt_8
        float_18 = model_layers_1_self_attn_k_norm_weight.float()
        add_17 = 1.0 + float_18
        del float_18
        output_17 = output_16 * add_17
        del output_16, add_17
        key_states_3 = output_17.type_as(key_states_2)
        del key_states_2, output_17
        cos_7 = cos_2.unsqueeze(1)
        sin_7 = sin_2.unsqueeze(1)
        mul_5 = query_states_3 * cos_7
        x1_2 = query_states_3[..., :128]
        x2_2 = query_states_3[..., 128:]
        del query_states_3
        neg_2 = -x2_2
        del x2_2
        cat_2 = torch.cat((neg_2, x1_2), dim=-1)
        del neg_2, x1_2
        mul_6 = cat_2 * sin_7
        del cat_2
        q_embed_1 = mul_5 + mul_6
        del mul_5, mul_6
        mul_7 = key_states_3 * cos_7
        del cos_7
        x1_3 = key_states_3[..., :128]
        x2_3 = key_states_3[..., 128:]
        del key_states_3
        neg_3 = -x2_3
        del x2_3
        cat_3 = torch.cat((neg_3, x1_3), dim=-1)
        del neg_3, x1_3
        mul_8 = cat_3 * sin_7
        del sin_7, cat_3
        k_embed_1 = mul_7 + mul_8
        del mul_7, mul_8
        getitem_12 = k_embed_1[:, :, None, :, :]
        del k_embed_1
        hidden_states_9 = getitem_12.expand(1, 1, 4, 64, 256)
        del getitem_12
        key_1 = hidden_states_9.reshape(1, 4, 64, 256)
        del hidden_states_9
        getitem_13 = value_states_1[:, :, None, :, :]
        del value_states_1
        hidden_states_10 = getitem_13.expand(1, 1, 4, 64, 256)
        del getitem_13
        value_1 = hidden_states_10.reshape(1, 4, 64, 256)
        del hidden_states_10
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(q_embed_1, key_1, value_1, attn_mask=attention_mask_1, dropout_p=0.0, scale=0.0625, is_causal=False)
        del q_embed_1, key_1, value_1
        transpose_1 = attn_output_4.transpose(1, 2)
        del attn_output_4
        attn_output_5 = transpose_1.contiguous()
        del transpose_1
        reshape_1 = attn_output_5.reshape(1, 64, -1)
        del attn_output_5
        attn_output_6 = reshape_1.contiguous()
        del reshape_1
        attn_output_7 = torch.nn.functional.linear(attn_output_6, model_layers_1_self_attn_o_proj_weight, None)
        del attn_output_6
        float_19 = attn_output_7.float()
        pow_10 = float_19.pow(2)
        mean_9 = pow_10.mean(-1, keepdim=True)
        del pow_10
        add_18 = mean_9 + 1e-06
        del mean_9
        rsqrt_9 = torch.rsqrt(add_18)
        del add_18
        output_18 = float_19 * rsqrt_9
        del float_19, rsqrt_9
        float_20 = model_layers_1_post_attention_layernorm_weight.float()
        add_19 = 1.0 + float_20
        del float_20
        output_19 = output_18 * add_19
        del output_18, add_19
        hidden_states_11 = output_19.type_as(attn_output_7)
        del attn_output_7, output_19
        hidden_states_12 = hidden_states_7 + hidden_states_11
        del hidden_states_7, hidden_states_11
        float_21 = hidden_states_12.float()
        pow_11 = float_21.pow(2)
        mean_10 = pow_11.mean(-1, keepdim=True)
        del pow_11
        add_20 = mean_10 + 1e-06
        del mean_10
        rsqrt_10 = torch.rsqrt(add_20)
        del add_20
        output_20 = float_21 * rsqrt_10
        del float_21, rsqrt_10
        float_22 = model_layers_1_pre_feedforward_layernorm_weight.float()
        add_21 = 1.0 + float_22
        del float_22
        output_21 = output_20 * add_21
        del output_20, add_21
        hidden_states_13 = output_21.type_as(hidden_states_12)
        del output_21
        linear_8 = torch.nn.functional.linear(hidden_states_13, model_layers_1_mlp_gate_proj_weight, None)
        gelu_1 = torch.nn.functional.gelu(linear_8, approximate='tanh')
        del linear_8
        linear_9 = torch.nn.functional.linear(hidden_states_13, model_layers_1_mlp_up_proj_weight, None)
        del hidden_states_13
        mul_9 = gelu_1 * linear_9
        del gelu_1, linear_9
        down_proj_1 = torch.nn.functional.linear(mul_9, model_layers_1_mlp_down_proj_weight, None)
        del mul_9
        float_23 = down_proj_1.float()
        pow_12 = float_23.pow(2)
        mean_11 = pow_12.mean(-1, keepdim=True)
        del pow_12
        add_22 = mean_11 + 1e-06
        del mean_11
        rsqrt_11 = torch.rsqrt(add_22)
        del add_22
        output_22 = float_23 * rsqrt_11
        del float_23, rsqrt_11
        float_24 = model_layers_1_post_feedforward_layernorm_weight.float()
        add_23 = 1.0 + float_24
        del float_24
        output_23 = output_22 * add_23
        del output_22, add_23
        hidden_states_14 = output_23.type_as(down_proj_1)
        del down_proj_1, output_23
        hidden_states_15 = hidden_states_12 + hidden_states_14
        del hidden_states_12, hidden_states_14
        float_25 = hidden_states_15.float()
        pow_13 = float_25.pow(2)
        mean_12 = pow_13.mean(-1, keepdim=True)
        del pow_13
        add_24 = mean_12 + 1e-06
        del mean_12
        rsqrt_12 = torch.rsqrt(add_24)
        del add_24
        output_24 = float_25 * rsqrt_12
        del float_25, rsqrt_12
        float_26 = model_layers_2_input_layernorm_weight.float()
        add_25 = 1.0 + float_26
        del float_26
        output_25 = output_24 * add_25
        del output_24, add_25
        hidden_states_16 = output_25.type_as(hidden_states_15)
        del output_25
        linear_10 = torch.nn.functional.linear(hidden_states_16, model_layers_2_self_attn_q_proj_weight, None)
        view_6 = linear_10.view((1, 64, -1, 256))
        del linear_10
        query_states_4 = view_6.transpose(1, 2)
        del view_6
        linear_11 = torch.nn.functional.linear(hidden_states_16, model_layers_2_self_attn_k_proj_weight, None)
        view_7 = linear_11.view((1, 64, -1, 256))
        del linear_11
        key_states_4 = view_7.transpose(1, 2)
        del view_7
        linear_12 = torch.nn.functional.linear(hidden_states_16, model_layers_2_self_attn_v_proj_weight, None)
        del hidden_states_16
        view_8 = linear_12.view((1, 64, -1, 256))
        del linear_12
        value_states_2 = view_8.transpose(1, 2)
        del view_8
        float_27 = query_states_4.float()
        pow_14 = float_27.pow(2)
        mean_13 = pow_14.mean(-1, keepdim=True)
        del pow_14
        add_26 = mean_13 + 1e-06
        del mean_13
        rsqrt_13 = torch.rsqrt(add_26)
        del add_26
        output_26 = float_27 * rsqrt_13
        del float_27, rsqrt_13
        float_28 = model_layers_2_self_attn_q_norm_weight.float()
        add_27 = 1.0 + float_28
        del float_28
        output_27 = output_26 * add_27
        del output_26, add_27
        query_states_5 = output_27.type_as(query_states_4)
        del query_states_4, output_27
        float_29 = key_states_4.float()
        pow_15 = float_29.pow(2)
        mean_14 = pow_15.mean(-1, keepdim=True)
        del pow_15
        add_28 = mean_14 + 1e-06
        del mean_14
        rsqrt_14 = torch.rsqrt(add_28)
        del add_28
        output_28 = float_29 * rsqrt_14
        del float_29, rsqrt_14
        float_30 = model_layers_2_self_attn_k_norm_weight.float()
        add_29 = 1.0 + float_30
        del float_30
        output_29 = output_28 * add_29
        del output_28, add_29
        key_states_5 = output_29.type_as(key_states_4)
        del key_states_4, output_29
        cos_8 = cos_2.unsqueeze(1)
        sin_8 = sin_2.unsqueeze(1)
        mul_10 = query_states_5 * cos_8
        x1_4 = query_states_5[..., :128]
        x2_4 = query_states_5[..., 128:]
        del query_states_5
        neg_4 = -x2_4
        del x2_4
        cat_4 = torch.cat((neg_4, x1_4), dim=-1)
        del neg_4, x1_4
        mul_11 = cat_4 * sin_8
        del cat_4
        q_embed_2 = mul_10 + mul_11
        del mul_10, mul_11
        mul_12 = key_states_5 * cos_8
        del cos_8
        x1_5 = key_states_5[..., :128]
        x2_5 = key_states_5[..., 128:]
        del key_states_5
        neg_5 = -x2_5
        del x2_5
        cat_5 = torch.cat((neg_5, x1_5), dim=-1)
        del neg_5, x1_5
        mul_13 = cat_5 * sin_8
        del sin_8, cat_5
        k_embed_2 = mul_12 + mul_13
        del mul_12, mul_13
        getitem_14 = k_embed_2[:, :, None, :, :]
        del k_embed_2
        hidden_states_17 = getitem_14.expand(1, 1, 4, 64, 256)
        del getitem_14
        key_2 = hidden_states_17.reshape(1, 4, 64, 256)
        del hidden_states_17
        getitem_15 = value_states_2[:, :, None, :, :]
        del value_states_2
        hidden_states_18 = getitem_15.expand(1, 1, 4, 64, 256)
        del getitem_15
        value_2 = hidden_states_18.reshape(1, 4, 64, 256)
        del hidden_states_18
        attn_output_8 = torch.nn.functional.scaled_dot_product_attention(q_embed_2, key_2, value_2, attn_mask=attention_mask_1, dropout_p=0.0, scale=0.0625, is_causal=False)
        del q_embed_2, key_2, value_2
        transpose_2 = attn_output_8.transpose(1, 2)
        del attn_output_8
        attn_output_9 = transpose_2.contiguous()
        del transpose_2
        reshape_2 = attn_output_9.reshape(1, 64, -1)
        del attn_output_9
        attn_output_10 = reshape_2.contiguous()
        del reshape_2
        attn_output_11 = torch.nn.functional.linear(attn_output_10, model_layers_2_self_attn_o_proj_weight, None)
        del attn_output_10
        float_31 = attn_output_11.float()
        pow_16 = float_31.pow(2)
        mean_15 = pow_16.mean(-1, keepdim=True)
        del pow_16
        add_30 = mean_15 + 1e-06
        del mean_15
        rsqrt_15 = torch.rsqrt(add_30)
        del add_30
        output_30 = float_31 * rsqrt_15
        del float_31, rsqrt_15
        float_32 = model_layers_2_post_attention_layernorm_weight.float()
        add_31 = 1.0 + float_32
        del float_32
        output_31 = output_30 * add_31
        del output_30, add_31
        hidden_states_19 = output_31.type_as(attn_output_11)
        del attn_output_11, output_31
        hidden_states_20 = hidden_states_15 + hidden_states_19
        del hidden_states_15, hidden_states_19
        float_33 = hidden_states_20.float()
        pow_17 = float_33.pow(2)
        mean_16 = pow_17.mean(-1, keepdim=True)
        del pow_17
        add_32 = mean_16 + 1e-06
        del mean_16
        rsqrt_16 = torch.rsqrt(add_32)
        del add_32
        output_32 = float_33 * rsqrt_16
        del float_33, rsqrt_16
        float_34 = model_layers_2_pre_feedforward_layernorm_weight.float()
        add_33 = 1.0 + float_34
        del float_34
        output_33 = output_32 * add_33
        del output_32, add_33
        hidden_states_21 = output_33.type_as(hidden_states_20)
        del output_33
        linear_13 = torch.nn.functional.linear(hidden_states_21, model_layers_2_mlp_gate_proj_weight, None)
        gelu_2 = torch.nn.functional.gelu(linear_13, approximate='tanh')
        del linear_13
        linear_14 = torch.nn.functional.linear(hidden_states_21, model_layers_2_mlp_up_proj_weight, None)
        del hidden_states_21
        mul_14 = gelu_2 * linear_14
        del gelu_2, linear_14
        down_proj_2 = torch.nn.functional.linear(mul_14, model_layers_2_mlp_down_proj_weight, None)
        del mul_14
        float_35 = down_proj_2.float()
        pow_18 = float_35.pow(2)
        mean_17 = pow_18.mean(-1, keepdim=True)
        del pow_18
        add_34 = mean_17 + 1e-06
        del mean_17
        rsqrt_17 = torch.rsqrt(add_34)
        del add_34
        output_34 = float_35 * rsqrt_17
        del float_35, rsqrt_17
        float_36 = model_layers_2_post_feedforward_layernorm_weight.float()
        add_35 = 1.0 + float_36
        del float_36
        output_35 = output_34 * add_35
        del output_34, add_35
        hidden_states_22 = output_35.type_as(down_proj_2)
        del down_proj_2, output_35
        hidden_states_23 = hidden_states_20 + hidden_states_22
        del hidden_states_20, hidden_states_22
        float_37 = hidden_states_23.float()
        pow_19 = float_37.pow(2)
        mean_18 = pow_19.mean(-1, keepdim=True)
        del pow_19
        add_36 = mean_18 + 1e-06
        del mean_18
        rsqrt_18 = torch.rsqrt(add_36)
        del add_36
        output_36 = float_37 * rsqrt_18
        del float_37, rsqrt_18
        float_38 = model_layers_3_input_layernorm_weight.float()
        add_37 = 1.0 + float_38
        del float_38
        output_37 = output_36 * add_37
        del output_36, add_37
        hidden_states_24 = output_37.type_as(hidden_states_23)
        del output_37
        linear_15 = torch.nn.functional.linear(hidden_states_24, model_layers_3_self_attn_q_proj_weight, None)
        view_9 = linear_15.view((1, 64, -1, 256))
        del linear_15
        query_states_6 = view_9.transpose(1, 2)
        del view_9
        linear_16 = torch.nn.functional.linear(hidden_states_24, model_layers_3_self_attn_k_proj_weight, None)
        view_10 = linear_16.view((1, 64, -1, 256))
        del linear_16
        key_states_6 = view_10.transpose(1, 2)
        del view_10
        linear_17 = torch.nn.functional.linear(hidden_states_24, model_layers_3_self_attn_v_proj_weight, None)
        del hidden_states_24
        view_11 = linear_17.view((1, 64, -1, 256))
        del linear_17
        value_states_3 = view_11.transpose(1, 2)
        del view_11
        float_39 = query_states_6.float()
        pow_20 = float_39.pow(2)
        mean_19 = pow_20.mean(-1, keepdim=True)
        del pow_20
        add_38 = mean_19 + 1e-06
        del mean_19
        rsqrt_19 = torch.rsqrt(add_38)
        del add_38
        output_38 = float_39 * rsqrt_19
        del float_39, rsqrt_19
        float_40 = model_layers_3_self_attn_q_norm_weight.float()
        add_39 = 1.0 + float_40
        del float_40
        output_39 = output_38 * add_39
        del output_38, add_39
        query_states_7 = output_39.type_as(query_states_6)
        del query_states_6, output_39
        float_41 = key_states_6.float()
        pow_21 = float_41.pow(2)
        mean_20 = pow_21.mean(-1, keepdim=True)
        del pow_21
        add_40 = mean_20 + 1e-06
        del mean_20
        rsqrt_20 = torch.rsqrt(add_40)
        del add_40
        output_40 = float_41 * rsqrt_20
        del float_41, rsqrt_20
        float_42 = model_layers_3_self_attn_k_norm_weight.float()
        add_41 = 1.0 + float_42
        del float_42
        output_41 = output_40 * add_41
        del output_40, add_41
        key_states_7 = output_41.type_as(key_states_6)
        del key_states_6, output_41
        cos_9 = cos_2.unsqueeze(1)
        sin_9 = sin_2.unsqueeze(1)
        mul_15 = query_states_7 * cos_9
        x1_6 = query_states_7[..., :128]
        x2_6 = query_states_7[..., 128:]
        del query_states_7
        neg_6 = -x2_6
        del x2_6
        cat_6 = torch.cat((neg_6, x1_6), dim=-1)
        del neg_6, x1_6
        mul_16 = cat_6 * sin_9
        del cat_6
        q_embed_3 = mul_15 + mul_16
        del mul_15, mul_16
        mul_17 = key_states_7 * cos_9
        del cos_9
        x1_7 = key_states_7[..., :128]
        x2_7 = key_states_7[..., 128:]
        del key_states_7
        neg_7 = -x2_7
        del x2_7
        cat_7 = torch.cat((neg_7, x1_7), dim=-1)
        del neg_7, x1_7
        mul_18 = cat_7 * sin_9
        del sin_9, cat_7
        k_embed_3 = mul_17 + mul_18
        del mul_17, mul_18
        getitem_16 = k_embed_3[:, :, None, :, :]
        del k_embed_3
        hidden_states_25 = getitem_16.expand(1, 1, 4, 64, 256)
        del getitem_16
        key_3 = hidden_states_25.reshape(1, 4, 64, 256)
        del hidden_states_25
        getitem_17 = value_states_3[:, :, None, :, :]
        del value_states_3
        hidden_states_26 = getitem_17.expand(1, 1, 4, 64, 256)
        del getitem_17
        value_3 = hidden_states_26.reshape(1, 4, 64, 256)
        del hidden_states_26
        attn_output_12 = torch.nn.functional.scaled_dot_product_attention(q_embed_3, key_3, value_3, attn_mask=attention_mask_1, dropout_p=0.0, scale=0.0625, is_causal=False)
        del q_embed_3, key_3, value_3
        transpose_3 = attn_output_12.transpose(1, 2)
        del attn_output_12
        attn_output_13 = transpose_3.contiguous()
        del transpose_3
        reshape_3 = attn_output_13.reshape(1, 64, -1)
        del attn_output_13
        attn_output_14 = reshape_3.contiguous()
        del reshape_3
        attn_output_15 = torch.nn.functional.linear(attn_output_14, model_layers_3_self_attn_o_proj_weight, None)
        del attn_output_14
        float_43 = attn_output_15.float()
        pow_22 = float_43.pow(2)
        mean_21 = pow_22.mean(-1, keepdim=True)
        del pow_22
        add_42 = mean_21 + 1e-06
        del mean_21
        rsqrt_21 = torch.rsqrt(add_42)
        del add_42
        output_42 = float_43 * rsqrt_21
        del float_43, rsqrt_21
        float_44 = model_layers_3_post_attention_layernorm_weight.float()
        add_43 = 1.0 + float_44
        del float_44
        output_43 = output_42 * add_43
        del output_42, add_43
        hidden_states_27 = output_43.type_as(attn_output_15)
        del attn_output_15, output_43
        hidden_states_28 = hidden_states_23 + hidden_states_27
        del hidden_states_23, hidden_states_27
        float_45 = hidden_states_28.float()
        pow_23 = float_45.pow(2)
        mean_22 = pow_23.mean(-1, keepdim=True)
        del pow_23
        add_44 = mean_22 + 1e-06
        del mean_22
        rsqrt_22 = torch.rsqrt(add_44)
        del add_44
        output_44 = float_45 * rsqrt_22
        del float_45, rsqrt_22
        float_46 = model_layers_3_pre_feedforward_layernorm_weight.float()
        add_45 = 1.0 + float_46
        del float_46
        output_45 = output_44 * add_45
        del output_44, add_45
        hidden_states_29 = output_45.type_as(hidden_states_28)
        del output_45
        linear_18 = torch.nn.functional.linear(hidden_states_29, model_layers_3_mlp_gate_proj_weight, None)
        gelu_3 = torch.nn.functional.gelu(linear_18, approximate='tanh')
        del linear_18
        linear_19 = torch.nn.functional.linear(hidden_states_29, model_layers_3_mlp_up_proj_weight, None)
        del hidden_states_29
        mul_19 = gelu_3 * linear_19
        del gelu_3, linear_19
        down_proj_3 = torch.nn.functional.linear(mul_19, model_layers_3_mlp_down_proj_weight, None)
        del mul_19
        float_47 = down_proj_3.float()
        pow_24 = float_47.pow(2)
        mean_23 = pow_24.mean(-1, keepdim=True)
        del pow_24
        add_46 = mean_23 + 1e-06
        del mean_23
        rsqrt_23 = torch.rsqrt(add_46)
        del add_46
        output_46 = float_47 * rsqrt_23
        del float_47, rsqrt_23
        float_48 = model_layers_3_post_feedforward_layernorm_weight.float()
        add_47 = 1.0 + float_48
        del float_48
        output_47 = output_46 * add_47
        del output_46, add_47
        hidden_states_30 = output_47.type_as(down_proj_3)
        del down_proj_3, output_47
        hidden_states_31 = hidden_states_28 + hidden_states_30
        del hidden_states_28, hidden_states_30
        float_49 = hidden_states_31.float()
        pow_25 = float_49.pow(2)
        mean_24 = pow_25.mean(-1, keepdim=True)
        del pow_25
        add_48 = mean_24 + 1e-06
        del mean_24
        rsqrt_24 = torch.rsqrt(add_48)
        del add_48
        output_48 = float_49 * rsqrt_24
        del float_49, rsqrt_24
        float_50 = model_layers_4_input_layernorm_weight.float()
        add_49 = 1.0 + float_50
        del float_50
        output_49 = output_48 * add_49
        del output_48, add_49
        hidden_states_32 = output_49.type_as(hidden_states_31)
        del output_49
        linear_20 = torch.nn.functional.linear(hidden_states_32, model_layers_4_self_attn_q_proj_weight, None)
        view_12 = linear_20.view((1, 64, -1, 256))
        del linear_20
        query_states_8 = view_12.transpose(1, 2)
        del view_12
        linear_21 = torch.nn.functional.linear(hidden_states_32, model_layers_4_self_attn_k_proj_weight, None)
        view_13 = linear_21.view((1, 64, -1, 256))
        del linear_21
        key_states_8 = view_13.transpose(1, 2)
        del view_13
        linear_22 = torch.nn.functional.linear(hidden_states_32, model_layers_4_self_attn_v_proj_weight, None)
        del hidden_states_32
        view_14 = linear_22.view((1, 64, -1, 256))
        del linear_22
        value_states_4 = view_14.transpose(1, 2)
        del view_14
        float_51 = query_states_8.float()
        pow_26 = float_51.pow(2)
        mean_25 = pow_26.mean(-1, keepdim=True)
        del pow_26
        add_50 = mean_25 + 1e-06
        del mean_25
        rsqrt_25 = torch.rsqrt(add_50)
        del add_50
        output_50 = float_51 * rsqrt_25
        del float_51, rsqrt_25
        float_52 = model_layers_4_self_attn_q_norm_weight.float()
        add_51 = 1.0 + float_52
        del float_52
        output_51 = output_50 * add_51
        del output_50, add_51
        query_states_9 = output_51.type_as(query_states_8)
        del query_states_8, output_51
        float_53 = key_states_8.float()
        pow_27 = float_53.pow(2)
        mean_26 = pow_27.mean(-1, keepdim=True)
        del pow_27
        add_52 = mean_26 + 1e-06
        del mean_26
        rsqrt_26 = torch.rsqrt(add_52)
        del add_52
        output_52 = float_53 * rsqrt_26
        del float_53, rsqrt_26
        float_54 = model_layers_4_self_attn_k_norm_weight.float()
        add_53 = 1.0 + float_54
        del float_54
        output_53 = output_52 * add_53
        del output_52, add_53
        key_states_9 = output_53.type_as(key_states_8)
        del key_states_8, output_53
        cos_10 = cos_2.unsqueeze(1)
        del cos_2
        sin_10 = sin_2.unsqueeze(1)
        del sin_2
        mul_20 = query_states_9 * cos_10
        x1_8 = query_states_9[..., :128]
        x2_8 = query_states_9[..., 128:]
        del query_states_9
        neg_8 = -x2_8
        del x2_8
        cat_8 = torch.cat((neg_8, x1_8), dim=-1)
        del neg_8, x1_8
        mul_21 = cat_8 * sin_10
        del cat_8
        q_embed_4 = mul_20 + mul_21
        del mul_20, mul_21
        mul_22 = key_states_9 * cos_10
        del cos_10
        x1_9 = key_states_9[..., :128]
        x2_9 = key_states_9[..., 128:]
        del key_states_9
        neg_9 = -x2_9
        del x2_9
        cat_9 = torch.cat((neg_9, x1_9), dim=-1)
        del neg_9, x1_9
        mul_23 = cat_9 * sin_10
        del sin_10, cat_9
        k_embed_4 = mul_22 + mul_23
        del mul_22, mul_23
        getitem_18 = k_embed_4[:, :, None, :, :]
        del k_embed_4
        hidden_states_33 = getitem_18.expand(1, 1, 4, 64, 256)
        del getitem_18
        key_4 = hidden_states_33.reshape(1, 4, 64, 256)
        del hidden_states_33
        getitem_19 = value_states_4[:, :, None, :, :]
        del value_states_4
        hidden_states_34 = getitem_19.expand(1, 1, 4, 64, 256)
        del getitem_19
        value_4 = hidden_states_34.reshape(1, 4, 64, 256)
        del hidden_states_34
        attn_output_16 = torch.nn.functional.scaled_dot_product_attention(q_embed_4, key_4, value_4, attn_mask=attention_mask_1, dropout_p=0.0, scale=0.0625, is_causal=False)
        del attention_mask_1, q_embed_4, key_4, value_4
        transpose_4 = attn_output_16.transpose(1, 2)
        del attn_output_16
        attn_output_17 = transpose_4.contiguous()
        del transpose_4
        reshape_4 = attn_output_17.reshape(1, 64, -1)
        del attn_output_17
        attn_output_18 = reshape_4.contiguous()
        del reshape_4
        attn_output_19 = torch.nn.functional.linear(attn_output_18, model_layers_4_self_attn_o_proj_weight, None)
        del attn_output_18
        float_55 = attn_output_19.float()
        pow_28 = float_55.pow(2)
        mean_27 = pow_28.mean(-1, keepdim=True)
        del pow_28
        add_54 = mean_27 + 1e-06
        del mean_27
        rsqrt_27 = torch.rsqrt(add_54)
        del add_54
        output_54 = float_55 * rsqrt_27
        del float_55, rsqrt_27
        float_56 = model_layers_4_post_attention_layernorm_weight.float()
        add_55 = 1.0 + float_56
        del float_56
        output_55 = output_54 * add_55
        del output_54, add_55
        hidden_states_35 = output_55.type_as(attn_output_19)
        del attn_output_19, output_55
        hidden_states_36 = hidden_states_31 + hidden_states_35
        del hidden_states_31, hidden_states_35
        float_57 = hidden_states_36.float()
        pow_29 = float_57.pow(2)
        mean_28 = pow_29.mean(-1, keepdim=True)
        del pow_29
        add_56 = mean_28 + 1e-06
        del mean_28
        rsqrt_28 = torch.rsqrt(add_56)
        del add_56
        output_56 = float_57 * rsqrt_28
        del float_57, rsqrt_28
        float_58 = model_layers_4_pre_feedforward_layernorm_weight.float()
        add_57 = 1.0 + float_58
        del float_58
        output_57 = output_56 * add_57
        del output_56, add_57
        hidden_states_37 = output_57.type_as(hidden_states_36)
        del output_57
        linear_23 = torch.nn.functional.linear(hidden_states_37, model_layers_4_mlp_gate_proj_weight, None)
        gelu_4 = torch.nn.functional.gelu(linear_23, approximate='tanh')
        del linear_23
        linear_24 = torch.nn.functional.linear(hidden_states_37, model_layers_4_mlp_up_proj_weight, None)
        del hidden_states_37
        mul_24 = gelu_4 * linear_24
        del gelu_4, linear_24
        down_proj_4 = torch.nn.functional.linear(mul_24, model_layers_4_mlp_down_proj_weight, None)
        del mul_24
        float_59 = down_proj_4.float()
        pow_30 = float_59.pow(2)
        mean_29 = pow_30.mean(-1, keepdim=True)
        del pow_30
        add_58 = mean_29 + 1e-06
        del mean_29
        rsqrt_29 = torch.rsqrt(add_58)
        del add_58
        output_58 = float_59 * rsqrt_29
        del float_59, rsqrt_29
        float_60 = model_layers_4_post_feedforward_layernorm_weight.float()
        add_59 = 1.0 + float_60
        del float_60
        output_59 = output_58 * add_59
        del output_58, add_59
        hidden_states_38 = output_59.type_as(down_proj_4)
        del down_proj_4, output_59
        hidden_states_39 = hidden_states_36 + hidden_states_38
        del hidden_states_36, hidden_states_38
        float_61 = hidden_states_39.float()
        pow_31 = float_61.pow(2)
        mean_30 = pow_31.mean(-1, keepdim=True)
        del pow_31
        add_60 = mean_30 + 1e-06
        del mean_30
        rsqrt_30 = torch.rsqrt(add_60)
        del add_60
        output_60 = float_61 * rsqrt_30
        del float_61, rsqrt_30
        float_62 = model_layers_5_input_layernorm_weight.float()
        add_61 = 1.0 + float_62
        del float_62
        output_61 = output_60 * add_61
        del output_60, add_61
        hidden_states_40 = output_61.type_as(hidden_states_39)
        del output_61
        linear_25 = torch.nn.functional.linear(hidden_states_40, model_layers_5_self_attn_q_proj_weight, None)
        view_15 = linear_25.view((1, 64, -1, 256))
        del linear_25
        query_states_10 = view_15.transpose(1, 2)
        del view_15
        linear_26 = torch.nn.functional.linear(hidden_states_40, model_layers_5_self_attn_k_proj_weight, None)
        view_16 = linear_26.view((1, 64, -1, 256))
        del linear_26
        key_states_10 = view_16.transpose(1, 2)
        del view_16
        linear_27 = torch.nn.functional.linear(hidden_states_40, model_layers_5_self_attn_v_proj_weight, None)
        del hidden_states_40
        view_17 = linear_27.view((1, 64, -1, 256))
        del linear_27
        value_states_5 = view_17.transpose(1, 2)
        del view_17
        float_63 = query_states_10.float()
        pow_32 = float_63.pow(2)
        mean_31 = pow_32.mean(-1, keepdim=True)
        del pow_32
        add_62 = mean_31 + 1e-06
        del mean_31
        rsqrt_31 = torch.rsqrt(add_62)
        del add_62
        output_62 = float_63 * rsqrt_31
        del float_63, rsqrt_31
        float_64 = model_layers_5_self_attn_q_norm_weight.float()
        add_63 = 1.0 + float_64
        del float_64
        output_63 = output_62 * add_63
        del output_62, add_63
        query_states_11 = output_63.type_as(query_states_10)
        del query_states_10, output_63
        float_65 = key_states_10.float()
        pow_33 = float_65.pow(2)
        mean_32 = pow_33.mean(-1, keepdim=True)
        del pow_33
        add_64 = mean_32 + 1e-06
        del mean_32
        rsqrt_32 = torch.rsqrt(add_64)
        del add_64
        output_64 = float_65 * rsqrt_32
        del float_65, rsqrt_32
        float_66 = model_layers_5_self_attn_k_norm_weight.float()
        add_65 = 1.0 + float_66
        del float_66
        output_65 = output_64 * add_65
        del output_64, add_65
        key_states_11 = output_65.type_as(key_states_10)
        del key_states_10, output_65
        cos_11 = cos_5.unsqueeze(1)
        del cos_5
        sin_11 = sin_5.unsqueeze(1)
        del sin_5
        mul_25 = query_states_11 * cos_11
        x1_10 = query_states_11[..., :128]
        x2_10 = query_states_11[..., 128:]
        del query_states_11
        neg_10 = -x2_10
        del x2_10
        cat_10 = torch.cat((neg_10, x1_10), dim=-1)
        del neg_10, x1_10
        mul_26 = cat_10 * sin_11
        del cat_10
        q_embed_5 = mul_25 + mul_26
        del mul_25, mul_26
        mul_27 = key_states_11 * cos_11
        del cos_11
        x1_11 = key_states_11[..., :128]
        x2_11 = key_states_11[..., 128:]
        del key_states_11
        neg_11 = -x2_11
        del x2_11
        cat_11 = torch.cat((neg_11, x1_11), dim=-1)
        del neg_11, x1_11
        mul_28 = cat_11 * sin_11
        del sin_11, cat_11
        k_embed_5 = mul_27 + mul_28
        del mul_27, mul_28
        getitem_20 = k_embed_5[:, :, None, :, :]
        del k_embed_5
        hidden_states_41 = getitem_20.expand(1, 1, 4, 64, 256)
        del getitem_20
        key_5 = hidden_states_41.reshape(1, 4, 64, 256)
        del hidden_states_41
        getitem_21 = value_states_5[:, :, None, :, :]
        del value_states_5
        hidden_states_42 = getitem_21.expand(1, 1, 4, 64, 256)
        del getitem_21
        value_5 = hidden_states_42.reshape(1, 4, 64, 256)
        del hidden_states_42
        attn_output_20 = torch.nn.functional.scaled_dot_product_attention(q_embed_5, key_5, value_5, attn_mask=attention_mask, dropout_p=0.0, scale=0.0625, is_causal=False)
        del q_embed_5, key_5, value_5, attention_mask
        transpose_5 = attn_output_20.transpose(1, 2)
        del attn_output_20
        attn_output_21 = transpose_5.contiguous()
        del transpose_5
        reshape_5 = attn_output_21.reshape(1, 64, -1)
        del attn_output_21
        attn_output_22 = reshape_5.contiguous()
        del reshape_5
        attn_output_23 = torch.nn.functional.linear(attn_output_22, model_layers_5_self_attn_o_proj_weight, None)
        del attn_output_22
        float_67 = attn_output_23.float()
        pow_34 = float_67.pow(2)
        mean_33 = pow_34.mean(-1, keepdim=True)
        del pow_34
        add_66 = mean_33 + 1e-06
        del mean_33
        rsqrt_33 = torch.rsqrt(add_66)
        del add_66
        output_66 = float_67 * rsqrt_33
        del float_67, rsqrt_33
        float_68 = model_layers_5_post_attention_layernorm_weight.float()
        add_67 = 1.0 + float_68
        del float_68
        output_67 = output_66 * add_67
        del output_66, add_67
        hidden_states_43 = output_67.type_as(attn_output_23)
        del attn_output_23, output_67
        hidden_states_44 = hidden_states_39 + hidden_states_43
        del hidden_states_39, hidden_states_43
        float_69 = hidden_states_44.float()
        pow_35 = float_69.pow(2)
        mean_34 = pow_35.mean(-1, keepdim=True)
        del pow_35
        add_68 = mean_34 + 1e-06
        del mean_34
        rsqrt_34 = torch.rsqrt(add_68)
        del add_68
        output_68 = float_69 * rsqrt_34
        del float_69, rsqrt_34
        float_70 = model_layers_5_pre_feedforward_layernorm_weight.float()
        add_69 = 1.0 + float_70
        del float_70
        output_69 = output_68 * add_69
        del output_68, add_69
        hidden_states_45 = output_69.type_as(hidden_states_44)
        del output_69
        linear_28 = torch.nn.functional.linear(hidden_states_45, model_layers_5_mlp_gate_proj_weight, None)
        gelu_5 = torch.nn.functional.gelu(linear_28, approximate='tanh')
        del linear_28
        linear_29 = torch.nn.functional.linear(hidden_states_45, model_layers_5_mlp_up_proj_weight, None)
        del hidden_states_45
        mul_29 = gelu_5 * linear_29
        del gelu_5, linear_29
        down_proj_5 = torch.nn.functional.linear(mul_29, model_layers_5_mlp_down_proj_weight, None)
        del mul_29
        float_71 = down_proj_5.float()
        pow_36 = float_71.pow(2)
        mean_35 = pow_36.mean(-1, keepdim=True)
        del pow_36
        add_70 = mean_35 + 1e-06
        del mean_35
        rsqrt_35 = torch.rsqrt(add_70)
        del add_70
        output_70 = float_71 * rsqrt_35
        del float_71, rsqrt_35
        float_72 = model_layers_5_post_feedforward_layernorm_weight.float()
        add_71 = 1.0 + float_72
        del float_72
        output_71 = output_70 * add_71
        del output_70, add_71
        hidden_states_46 = output_71.type_as(down_proj_5)
        del down_proj_5, output_71
        hidden_states_47 = hidden_states_44 + hidden_states_46
        del hidden_states_44, hidden_states_46
        float_73 = hidden_states_47.float()
        pow_37 = float_73.pow(2)
        mean_36 = pow_37.mean(-1, keepdim=True)
        del pow_37
        add_72 = mean_36 + 1e-06
        del mean_36
        rsqrt_36 = torch.rsqrt(add_72)
        del add_72
        output_72 = float_73 * rsqrt_36
        del float_73, rsqrt_36
        float_74 = model_norm_weight.float()
        add_73 = 1.0 + float_74
        del float_74
        output_73 = output_72 * add_73
        del output_72, add_73
        hidden_states_48 = output_73.type_as(hidden_states_47)
        del hidden_states_47, output_73
        getitem_22 = hidden_states_48[:, 0:, :]
        del hidden_states_48
        logits = torch.nn.functional.linear(getitem_22, model_embed_tokens_weight, None)
        del getitem_22
        return (logits,)
