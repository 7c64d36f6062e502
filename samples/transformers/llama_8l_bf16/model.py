import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        input_ids: torch.Tensor,
        model_embed_tokens_weight: torch.Tensor,
        model_rotary_emb_inv_freq: torch.Tensor,
        model_layers_0_input_layernorm_weight: torch.Tensor,
        model_layers_0_self_attn_q_proj_weight: torch.Tensor,
        model_layers_0_self_attn_k_proj_weight: torch.Tensor,
        model_layers_0_self_attn_v_proj_weight: torch.Tensor,
        model_layers_0_self_attn_o_proj_weight: torch.Tensor,
        model_layers_0_post_attention_layernorm_weight: torch.Tensor,
        model_layers_0_mlp_gate_proj_weight: torch.Tensor,
        model_layers_0_mlp_up_proj_weight: torch.Tensor,
        model_layers_0_mlp_down_proj_weight: torch.Tensor,
        model_layers_1_input_layernorm_weight: torch.Tensor,
        model_layers_1_self_attn_q_proj_weight: torch.Tensor,
        model_layers_1_self_attn_k_proj_weight: torch.Tensor,
        model_layers_1_self_attn_v_proj_weight: torch.Tensor,
        model_layers_1_self_attn_o_proj_weight: torch.Tensor,
        model_layers_1_post_attention_layernorm_weight: torch.Tensor,
        model_layers_1_mlp_gate_proj_weight: torch.Tensor,
        model_layers_1_mlp_up_proj_weight: torch.Tensor,
        model_layers_1_mlp_down_proj_weight: torch.Tensor,
        model_layers_2_input_layernorm_weight: torch.Tensor,
        model_layers_2_self_attn_q_proj_weight: torch.Tensor,
        model_layers_2_self_attn_k_proj_weight: torch.Tensor,
        model_layers_2_self_attn_v_proj_weight: torch.Tensor,
        model_layers_2_self_attn_o_proj_weight: torch.Tensor,
        model_layers_2_post_attention_layernorm_weight: torch.Tensor,
        model_layers_2_mlp_gate_proj_weight: torch.Tensor,
        model_layers_2_mlp_up_proj_weight: torch.Tensor,
        model_layers_2_mlp_down_proj_weight: torch.Tensor,
        model_layers_3_input_layernorm_weight: torch.Tensor,
        model_layers_3_self_attn_q_proj_weight: torch.Tensor,
        model_layers_3_self_attn_k_proj_weight: torch.Tensor,
        model_layers_3_self_attn_v_proj_weight: torch.Tensor,
        model_layers_3_self_attn_o_proj_weight: torch.Tensor,
        model_layers_3_post_attention_layernorm_weight: torch.Tensor,
        model_layers_3_mlp_gate_proj_weight: torch.Tensor,
        model_layers_3_mlp_up_proj_weight: torch.Tensor,
        model_layers_3_mlp_down_proj_weight: torch.Tensor,
        model_layers_4_input_layernorm_weight: torch.Tensor,
        model_layers_4_self_attn_q_proj_weight: torch.Tensor,
        model_layers_4_self_attn_k_proj_weight: torch.Tensor,
        model_layers_4_self_attn_v_proj_weight: torch.Tensor,
        model_layers_4_self_attn_o_proj_weight: torch.Tensor,
        model_layers_4_post_attention_layernorm_weight: torch.Tensor,
        model_layers_4_mlp_gate_proj_weight: torch.Tensor,
        model_layers_4_mlp_up_proj_weight: torch.Tensor,
        model_layers_4_mlp_down_proj_weight: torch.Tensor,
        model_layers_5_input_layernorm_weight: torch.Tensor,
        model_layers_5_self_attn_q_proj_weight: torch.Tensor,
        model_layers_5_self_attn_k_proj_weight: torch.Tensor,
        model_layers_5_self_attn_v_proj_weight: torch.Tensor,
        model_layers_5_self_attn_o_proj_weight: torch.Tensor,
        model_layers_5_post_attention_layernorm_weight: torch.Tensor,
        model_layers_5_mlp_gate_proj_weight: torch.Tensor,
        model_layers_5_mlp_up_proj_weight: torch.Tensor,
        model_layers_5_mlp_down_proj_weight: torch.Tensor,
        model_layers_6_input_layernorm_weight: torch.Tensor,
        model_layers_6_self_attn_q_proj_weight: torch.Tensor,
        model_layers_6_self_attn_k_proj_weight: torch.Tensor,
        model_layers_6_self_attn_v_proj_weight: torch.Tensor,
        model_layers_6_self_attn_o_proj_weight: torch.Tensor,
        model_layers_6_post_attention_layernorm_weight: torch.Tensor,
        model_layers_6_mlp_gate_proj_weight: torch.Tensor,
        model_layers_6_mlp_up_proj_weight: torch.Tensor,
        model_layers_6_mlp_down_proj_weight: torch.Tensor,
        model_layers_7_input_layernorm_weight: torch.Tensor,
        model_layers_7_self_attn_q_proj_weight: torch.Tensor,
        model_layers_7_self_attn_k_proj_weight: torch.Tensor,
        model_layers_7_self_attn_v_proj_weight: torch.Tensor,
        model_layers_7_self_attn_o_proj_weight: torch.Tensor,
        model_layers_7_post_attention_layernorm_weight: torch.Tensor,
        model_layers_7_mlp_gate_proj_weight: torch.Tensor,
        model_layers_7_mlp_up_proj_weight: torch.Tensor,
        model_layers_7_mlp_down_proj_weight: torch.Tensor,
        model_norm_weight: torch.Tensor,
        lm_head_weight: torch.Tensor,
    ):
        device = input_ids.device
        inputs_embeds = torch.nn.functional.embedding(input_ids, model_embed_tokens_weight, 0, None, 2.0, False, False)
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
        to = le.to(device)
        del le
        result_1 = result & to
        del result, to
        getitem_1 = packed_sequence_mask[batch_indices, q_indices]
        del q_indices
        getitem_2 = packed_sequence_mask[batch_indices, kv_indices]
        del kv_indices, packed_sequence_mask, batch_indices
        eq = getitem_1 == getitem_2
        del getitem_1, getitem_2
        to_1 = eq.to(device)
        del eq
        result_2 = result_1 & to_1
        del result_1, to_1
        attention_mask = result_2.expand(1, -1, 64, 64)
        del result_2
        getitem_3 = model_rotary_emb_inv_freq[None, :, None]
        expand = getitem_3.expand(1, -1, 1)
        del getitem_3
        inv_freq_expanded = expand.to(dtype=torch.float32, device=device)
        del expand
        getitem_4 = position_ids_1[:, None, :]
        del position_ids_1
        position_ids_expanded = getitem_4.float()
        del getitem_4
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
        cos_2 = cos_1.to(dtype=torch.bfloat16)
        del cos_1
        sin_2 = sin_1.to(dtype=torch.bfloat16)
        del sin_1
        hidden_states = inputs_embeds.to(torch.float32)
        pow_1 = hidden_states.pow(2)
        variance = pow_1.mean(-1, keepdim=True)
        del pow_1
        add = variance + 1e-06
        del variance
        rsqrt = torch.rsqrt(add)
        del add
        hidden_states_1 = hidden_states * rsqrt
        del hidden_states, rsqrt
        to_2 = hidden_states_1.to(torch.bfloat16)
        del hidden_states_1
        hidden_states_2 = model_layers_0_input_layernorm_weight * to_2
        del to_2
        linear = torch.nn.functional.linear(hidden_states_2, model_layers_0_self_attn_q_proj_weight, None)
        view = linear.view((1, 64, -1, 64))
        del linear
        query_states = view.transpose(1, 2)
        del view
        linear_1 = torch.nn.functional.linear(hidden_states_2, model_layers_0_self_attn_k_proj_weight, None)
        view_1 = linear_1.view((1, 64, -1, 64))
        del linear_1
        key_states = view_1.transpose(1, 2)
        del view_1
        linear_2 = torch.nn.functional.linear(hidden_states_2, model_layers_0_self_attn_v_proj_weight, None)
        del hidden_states_2
        view_2 = linear_2.view((1, 64, -1, 64))
        del linear_2
        value_states = view_2.transpose(1, 2)
        del view_2
        cos_3 = cos_2.unsqueeze(1)
        sin_3 = sin_2.unsqueeze(1)
        mul = query_states * cos_3
        x1 = query_states[..., :32]
        x2 = query_states[..., 32:]
        del query_states
        neg = -x2
        del x2
        cat = torch.cat((neg, x1), dim=-1)
        del neg, x1
        mul_1 = cat * sin_3
        del cat
        q_embed = mul + mul_1
        del mul, mul_1
        mul_2 = key_states * cos_3
        del cos_3
        x1_1 = key_states[..., :32]
        x2_1 = key_states[..., 32:]
        del key_states
        neg_1 = -x2_1
        del x2_1
        cat_1 = torch.cat((neg_1, x1_1), dim=-1)
        del neg_1, x1_1
        mul_3 = cat_1 * sin_3
        del sin_3, cat_1
        k_embed = mul_2 + mul_3
        del mul_2, mul_3
        getitem_5 = k_embed[:, :, None, :, :]
        del k_embed
        hidden_states_3 = getitem_5.expand(1, 2, 4, 64, 64)
        del getitem_5
        key = hidden_states_3.reshape(1, 8, 64, 64)
        del hidden_states_3
        getitem_6 = value_states[:, :, None, :, :]
        del value_states
        hidden_states_4 = getitem_6.expand(1, 2, 4, 64, 64)
        del getitem_6
        value = hidden_states_4.reshape(1, 8, 64, 64)
        del hidden_states_4
        attn_output = torch.nn.functional.scaled_dot_product_attention(q_embed, key, value, attn_mask=attention_mask, dropout_p=0.0, scale=0.125, is_causal=False)
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
        hidden_states_5 = inputs_embeds + attn_output_3
        del inputs_embeds, attn_output_3
        hidden_states_6 = hidden_states_5.to(torch.float32)
        pow_2 = hidden_states_6.pow(2)
        variance_1 = pow_2.mean(-1, keepdim=True)
        del pow_2
        add_1 = variance_1 + 1e-06
        del variance_1
        rsqrt_1 = torch.rsqrt(add_1)
        del add_1
        hidden_states_7 = hidden_states_6 * rsqrt_1
        del hidden_states_6, rsqrt_1
        to_3 = hidden_states_7.to(torch.bfloat16)
        del hidden_states_7
        hidden_states_8 = model_layers_0_post_attention_layernorm_weight * to_3
        del to_3
        linear_3 = torch.nn.functional.linear(hidden_states_8, model_layers_0_mlp_gate_proj_weight, None)
        silu = torch.nn.functional.silu(linear_3)
        del linear_3
        linear_4 = torch.nn.functional.linear(hidden_states_8, model_layers_0_mlp_up_proj_weight, None)
        del hidden_states_8
        mul_4 = silu * linear_4
        del silu, linear_4
        down_proj = torch.nn.functional.linear(mul_4, model_layers_0_mlp_down_proj_weight, None)
        del mul_4
        hidden_states_9 = hidden_states_5 + down_proj
        del hidden_states_5, down_proj
        hidden_states_10 = hidden_states_9.to(torch.float32)
        pow_3 = hidden_states_10.pow(2)
        variance_2 = pow_3.mean(-1, keepdim=True)
        del pow_3
        add_2 = variance_2 + 1e-06
        del variance_2
        rsqrt_2 = torch.rsqrt(add_2)
        del add_2
        hidden_states_11 = hidden_states_10 * rsqrt_2
        del hidden_states_10, rsqrt_2
        to_4 = hidden_states_11.to(torch.bfloat16)
        del hidden_states_11
        hidden_states_12 = model_layers_1_input_layernorm_weight * to_4
        del to_4
        linear_5 = torch.nn.functional.linear(hidden_states_12, model_layers_1_self_attn_q_proj_weight, None)
        view_3 = linear_5.view((1, 64, -1, 64))
        del linear_5
        query_states_1 = view_3.transpose(1, 2)
        del view_3
        linear_6 = torch.nn.functional.linear(hidden_states_12, model_layers_1_self_attn_k_proj_weight, None)
        view_4 = linear_6.view((1, 64, -1, 64))
        del linear_6
        key_states_1 = view_4.transpose(1, 2)
        del view_4
        linear_7 = torch.nn.functional.linear(hidden_states_12, model_layers_1_self_attn_v_proj_weight, None)
        del hidden_states_12
        view_5 = linear_7.view((1, 64, -1, 64))
        del linear_7
        value_states_1 = view_5.transpose(1, 2)
        del view_5
        cos_4 = cos_2.unsqueeze(1)
        sin_4 = sin_2.unsqueeze(1)
        mul_5 = query_states_1 * cos_4
        x1_2 = query_states_1[..., :32]
        x2_2 = query_states_1[..., 32:]
        del query_states_1
        neg_2 = -x2_2
        del x2_2
        cat_2 = torch.cat((neg_2, x1_2), dim=-1)
        del neg_2, x1_2
        mul_6 = cat_2 * sin_4
        del cat_2
        q_embed_1 = mul_5 + mul_6
        del mul_5, mul_6
        mul_7 = key_states_1 * cos_4
        del cos_4
        x1_3 = key_states_1[..., :32]
        x2_3 = key_states_1[..., 32:]
        del key_states_1
        neg_3 = -x2_3
        del x2_3
        cat_3 = torch.cat((neg_3, x1_3), dim=-1)
        del neg_3, x1_3
        mul_8 = cat_3 * sin_4
        del sin_4, cat_3
        k_embed_1 = mul_7 + mul_8
        del mul_7, mul_8
        getitem_7 = k_embed_1[:, :, None, :, :]
        del k_embed_1
        hidden_states_13 = getitem_7.expand(1, 2, 4, 64, 64)
        del getitem_7
        key_1 = hidden_states_13.reshape(1, 8, 64, 64)
        del hidden_states_13
        getitem_8 = value_states_1[:, :, None, :, :]
        del value_states_1
        hidden_states_14 = getitem_8.expand(1, 2, 4, 64, 64)
        del getitem_8
        value_1 = hidden_states_14.reshape(1, 8, 64, 64)
        del hidden_states_14
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(q_embed_1, key_1, value_1, attn_mask=attention_mask, dropout_p=0.0, scale=0.125, is_causal=False)
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
        hidden_states_15 = hidden_states_9 + attn_output_7
        del hidden_states_9, attn_output_7
        hidden_states_16 = hidden_states_15.to(torch.float32)
        pow_4 = hidden_states_16.pow(2)
        variance_3 = pow_4.mean(-1, keepdim=True)
        del pow_4
        add_3 = variance_3 + 1e-06
        del variance_3
        rsqrt_3 = torch.rsqrt(add_3)
        del add_3
        hidden_states_17 = hidden_states_16 * rsqrt_3
        del hidden_states_16, rsqrt_3
        to_5 = hidden_states_17.to(torch.bfloat16)
        del hidden_states_17
        hidden_states_18 = model_layers_1_post_attention_layernorm_weight * to_5
        del to_5
        linear_8 = torch.nn.functional.linear(hidden_states_18, model_layers_1_mlp_gate_proj_weight, None)
        silu_1 = torch.nn.functional.silu(linear_8)
        del linear_8
        linear_9 = torch.nn.functional.linear(hidden_states_18, model_layers_1_mlp_up_proj_weight, None)
        del hidden_states_18
        mul_9 = silu_1 * linear_9
        del silu_1, linear_9
        down_proj_1 = torch.nn.functional.linear(mul_9, model_layers_1_mlp_down_proj_weight, None)
        del mul_9
        hidden_states_19 = hidden_states_15 + down_proj_1
        del hidden_states_15, down_proj_1
        hidden_states_20 = hidden_states_19.to(torch.float32)
        pow_5 = hidden_states_20.pow(2)
        variance_4 = pow_5.mean(-1, keepdim=True)
        del pow_5
        add_4 = variance_4 + 1e-06
        del variance_4
        rsqrt_4 = torch.rsqrt(add_4)
        del add_4
        hidden_states_21 = hidden_states_20 * rsqrt_4
        del hidden_states_20, rsqrt_4
        to_6 = hidden_states_21.to(torch.bfloat16)
        del hidden_states_21
        hidden_states_22 = model_layers_2_input_layernorm_weight * to_6
        del to_6
        linear_10 = torch.nn.functional.linear(hidden_states_22, model_layers_2_self_attn_q_proj_weight, None)
        view_6 = linear_10.view((1, 64, -1, 64))
        del linear_10
        query_states_2 = view_6.transpose(1, 2)
        del view_6
        linear_11 = torch.nn.functional.linear(hidden_states_22, model_layers_2_self_attn_k_proj_weight, None)
        view_7 = linear_11.view((1, 64, -1, 64))
        del linear_11
        key_states_2 = view_7.transpose(1, 2)
        del view_7
        linear_12 = torch.nn.functional.linear(hidden_states_22, model_layers_2_self_attn_v_proj_weight, None)
        del hidden_states_22
        view_8 = linear_12.view((1, 64, -1, 64))
        del linear_12
        value_states_2 = view_8.transpose(1, 2)
        del view_8
        cos_5 = cos_2.unsqueeze(1)
        sin_5 = sin_2.unsqueeze(1)
        mul_10 = query_states_2 * cos_5
        x1_4 = query_states_2[..., :32]
        x2_4 = query_states_2[..., 32:]
        del query_states_2
        neg_4 = -x2_4
        del x2_4
        cat_4 = torch.cat((neg_4, x1_4), dim=-1)
        del neg_4, x1_4
        mul_11 = cat_4 * sin_5
        del cat_4
        q_embed_2 = mul_10 + mul_11
        del mul_10, mul_11
        mul_12 = key_states_2 * cos_5
        del cos_5
        x1_5 = key_states_2[..., :32]
        x2_5 = key_states_2[..., 32:]
        del key_states_2
        neg_5 = -x2_5
        del x2_5
        cat_5 = torch.cat((neg_5, x1_5), dim=-1)
        del neg_5, x1_5
        mul_13 = cat_5 * sin_5
        del sin_5, cat_5
        k_embed_2 = mul_12 + mul_13
        del mul_12, mul_13
        getitem_9 = k_embed_2[:, :, None, :, :]
        del k_embed_2
        hidden_states_23 = getitem_9.expand(1, 2, 4, 64, 64)
        del getitem_9
        key_2 = hidden_states_23.reshape(1, 8, 64, 64)
        del hidden_states_23
        getitem_10 = value_states_2[:, :, None, :, :]
        del value_states_2
        hidden_states_24 = getitem_10.expand(1, 2, 4, 64, 64)
        del getitem_10
        value_2 = hidden_states_24.reshape(1, 8, 64, 64)
        del hidden_states_24
        attn_output_8 = torch.nn.functional.scaled_dot_product_attention(q_embed_2, key_2, value_2, attn_mask=attention_mask, dropout_p=0.0, scale=0.125, is_causal=False)
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
        hidden_states_25 = hidden_states_19 + attn_output_11
        del hidden_states_19, attn_output_11
        hidden_states_26 = hidden_states_25.to(torch.float32)
        pow_6 = hidden_states_26.pow(2)
        variance_5 = pow_6.mean(-1, keepdim=True)
        del pow_6
        add_5 = variance_5 + 1e-06
        del variance_5
        rsqrt_5 = torch.rsqrt(add_5)
        del add_5
        hidden_states_27 = hidden_states_26 * rsqrt_5
        del hidden_states_26, rsqrt_5
        to_7 = hidden_states_27.to(torch.bfloat16)
        del hidden_states_27
        hidden_states_28 = model_layers_2_post_attention_layernorm_weight * to_7
        del to_7
        linear_13 = torch.nn.functional.linear(hidden_states_28, model_layers_2_mlp_gate_proj_weight, None)
        silu_2 = torch.nn.functional.silu(linear_13)
        del linear_13
        linear_14 = torch.nn.functional.linear(hidden_states_28, model_layers_2_mlp_up_proj_weight, None)
        del hidden_states_28
        mul_14 = silu_2 * linear_14
        del silu_2, linear_14
        down_proj_2 = torch.nn.functional.linear(mul_14, model_layers_2_mlp_down_proj_weight, None)
        del mul_14
        hidden_states_29 = hidden_states_25 + down_proj_2
        del hidden_states_25, down_proj_2
        hidden_states_30 = hidden_states_29.to(torch.float32)
        pow_7 = hidden_states_30.pow(2)
        variance_6 = pow_7.mean(-1, keepdim=True)
        del pow_7
        add_6 = variance_6 + 1e-06
        del variance_6
        rsqrt_6 = torch.rsqrt(add_6)
        del add_6
        hidden_states_31 = hidden_states_30 * rsqrt_6
        del hidden_states_30, rsqrt_6
        to_8 = hidden_states_31.to(torch.bfloat16)
        del hidden_states_31
        hidden_states_32 = model_layers_3_input_layernorm_weight * to_8
        del to_8
        linear_15 = torch.nn.functional.linear(hidden_states_32, model_layers_3_self_attn_q_proj_weight, None)
        view_9 = linear_15.view((1, 64, -1, 64))
        del linear_15
        query_states_3 = view_9.transpose(1, 2)
        del view_9
        linear_16 = torch.nn.functional.linear(hidden_states_32, model_layers_3_self_attn_k_proj_weight, None)
        view_10 = linear_16.view((1, 64, -1, 64))
        del linear_16
        key_states_3 = view_10.transpose(1, 2)
        del view_10
        linear_17 = torch.nn.functional.linear(hidden_states_32, model_layers_3_self_attn_v_proj_weight, None)
        del hidden_states_32
        view_11 = linear_17.view((1, 64, -1, 64))
        del linear_17
        value_states_3 = view_11.transpose(1, 2)
        del view_11
        cos_6 = cos_2.unsqueeze(1)
        sin_6 = sin_2.unsqueeze(1)
        mul_15 = query_states_3 * cos_6
        x1_6 = query_states_3[..., :32]
        x2_6 = query_states_3[..., 32:]
        del query_states_3
        neg_6 = -x2_6
        del x2_6
        cat_6 = torch.cat((neg_6, x1_6), dim=-1)
        del neg_6, x1_6
        mul_16 = cat_6 * sin_6
        del cat_6
        q_embed_3 = mul_15 + mul_16
        del mul_15, mul_16
        mul_17 = key_states_3 * cos_6
        del cos_6
        x1_7 = key_states_3[..., :32]
        x2_7 = key_states_3[..., 32:]
        del key_states_3
        neg_7 = -x2_7
        del x2_7
        cat_7 = torch.cat((neg_7, x1_7), dim=-1)
        del neg_7, x1_7
        mul_18 = cat_7 * sin_6
        del sin_6, cat_7
        k_embed_3 = mul_17 + mul_18
        del mul_17, mul_18
        getitem_11 = k_embed_3[:, :, None, :, :]
        del k_embed_3
        hidden_states_33 = getitem_11.expand(1, 2, 4, 64, 64)
        del getitem_11
        key_3 = hidden_states_33.reshape(1, 8, 64, 64)
        del hidden_states_33
        getitem_12 = value_states_3[:, :, None, :, :]
        del value_states_3
        hidden_states_34 = getitem_12.expand(1, 2, 4, 64, 64)
        del getitem_12
        value_3 = hidden_states_34.reshape(1, 8, 64, 64)
        del hidden_states_34
        attn_output_12 = torch.nn.functional.scaled_dot_product_attention(q_embed_3, key_3, value_3, attn_mask=attention_mask, dropout_p=0.0, scale=0.125, is_causal=False)
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
        hidden_states_35 = hidden_states_29 + attn_output_15
        del hidden_states_29, attn_output_15
        hidden_states_36 = hidden_states_35.to(torch.float32)
        pow_8 = hidden_states_36.pow(2)
        variance_7 = pow_8.mean(-1, keepdim=True)
        del pow_8
        add_7 = variance_7 + 1e-06
        del variance_7
        rsqrt_7 = torch.rsqrt(add_7)
        del add_7
        hidden_states_37 = hidden_states_36 * rsqrt_7
        del hidden_states_36, rsqrt_7
        to_9 = hidden_states_37.to(torch.bfloat16)
        del hidden_states_37
        hidden_states_38 = model_layers_3_post_attention_layernorm_weight * to_9
        del to_9
        linear_18 = torch.nn.functional.linear(hidden_states_38, model_layers_3_mlp_gate_proj_weight, None)
        silu_3 = torch.nn.functional.silu(linear_18)
        del linear_18
        linear_19 = torch.nn.functional.linear(hidden_states_38, model_layers_3_mlp_up_proj_weight, None)
        del hidden_states_38
        mul_19 = silu_3 * linear_19
        del silu_3, linear_19
        down_proj_3 = torch.nn.functional.linear(mul_19, model_layers_3_mlp_down_proj_weight, None)
        del mul_19
        hidden_states_39 = hidden_states_35 + down_proj_3
        del hidden_states_35, down_proj_3
        hidden_states_40 = hidden_states_39.to(torch.float32)
        pow_9 = hidden_states_40.pow(2)
        variance_8 = pow_9.mean(-1, keepdim=True)
        del pow_9
        add_8 = variance_8 + 1e-06
        del variance_8
        rsqrt_8 = torch.rsqrt(add_8)
        del add_8
        hidden_states_41 = hidden_states_40 * rsqrt_8
        del hidden_states_40, rsqrt_8
        to_10 = hidden_states_41.to(torch.bfloat16)
        del hidden_states_41
        hidden_states_42 = model_layers_4_input_layernorm_weight * to_10
        del to_10
        linear_20 = torch.nn.functional.linear(hidden_states_42, model_layers_4_self_attn_q_proj_weight, None)
        view_12 = linear_20.view((1, 64, -1, 64))
        del linear_20
        query_states_4 = view_12.transpose(1, 2)
        del view_12
        linear_21 = torch.nn.functional.linear(hidden_states_42, model_layers_4_self_attn_k_proj_weight, None)
        view_13 = linear_21.view((1, 64, -1, 64))
        del linear_21
        key_states_4 = view_13.transpose(1, 2)
        del view_13
        linear_22 = torch.nn.functional.linear(hidden_states_42, model_layers_4_self_attn_v_proj_weight, None)
        del hidden_states_42
        view_14 = linear_22.view((1, 64, -1, 64))
        del linear_22
        value_states_4 = view_14.transpose(1, 2)
        del view_14
        cos_7 = cos_2.unsqueeze(1)
        sin_7 = sin_2.unsqueeze(1)
        mul_20 = query_states_4 * cos_7
        x1_8 = query_states_4[..., :32]
        x2_8 = query_states_4[..., 32:]
        del query_states_4
        neg_8 = -x2_8
        del x2_8
        cat_8 = torch.cat((neg_8, x1_8), dim=-1)
        del neg_8, x1_8
        mul_21 = cat_8 * sin_7
        del cat_8
        q_embed_4 = mul_20 + mul_21
        del mul_20, mul_21
        mul_22 = key_states_4 * cos_7
        del cos_7
        x1_9 = key_states_4[..., :32]
        x2_9 = key_states_4[..., 32:]
        del key_states_4
        neg_9 = -x2_9
        del x2_9
        cat_9 = torch.cat((neg_9, x1_9), dim=-1)
        del neg_9, x1_9
        mul_23 = cat_9 * sin_7
        del sin_7, cat_9
        k_embed_4 = mul_22 + mul_23
        del mul_22, mul_23
        getitem_13 = k_embed_4[:, :, None, :, :]
        del k_embed_4
        hidden_states_43 = getitem_13.expand(1, 2, 4, 64, 64)
        del getitem_13
        key_4 = hidden_states_43.reshape(1, 8, 64, 64)
        del hidden_states_43
        getitem_14 = value_states_4[:, :, None, :, :]
        del value_states_4
        hidden_states_44 = getitem_14.expand(1, 2, 4, 64, 64)
        del getitem_14
        value_4 = hidden_states_44.reshape(1, 8, 64, 64)
        del hidden_states_44
        attn_output_16 = torch.nn.functional.scaled_dot_product_attention(q_embed_4, key_4, value_4, attn_mask=attention_mask, dropout_p=0.0, scale=0.125, is_causal=False)
        del q_embed_4, key_4, value_4
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
        hidden_states_45 = hidden_states_39 + attn_output_19
        del hidden_states_39, attn_output_19
        hidden_states_46 = hidden_states_45.to(torch.float32)
        pow_10 = hidden_states_46.pow(2)
        variance_9 = pow_10.mean(-1, keepdim=True)
        del pow_10
        add_9 = variance_9 + 1e-06
        del variance_9
        rsqrt_9 = torch.rsqrt(add_9)
        del add_9
        hidden_states_47 = hidden_states_46 * rsqrt_9
        del hidden_states_46, rsqrt_9
        to_11 = hidden_states_47.to(torch.bfloat16)
        del hidden_states_47
        hidden_states_48 = model_layers_4_post_attention_layernorm_weight * to_11
        del to_11
        linear_23 = torch.nn.functional.linear(hidden_states_48, model_layers_4_mlp_gate_proj_weight, None)
        silu_4 = torch.nn.functional.silu(linear_23)
        del linear_23
        linear_24 = torch.nn.functional.linear(hidden_states_48, model_layers_4_mlp_up_proj_weight, None)
        del hidden_states_48
        mul_24 = silu_4 * linear_24
        del silu_4, linear_24
        down_proj_4 = torch.nn.functional.linear(mul_24, model_layers_4_mlp_down_proj_weight, None)
        del mul_24
        hidden_states_49 = hidden_states_45 + down_proj_4
        del hidden_states_45, down_proj_4
        hidden_states_50 = hidden_states_49.to(torch.float32)
        pow_11 = hidden_states_50.pow(2)
        variance_10 = pow_11.mean(-1, keepdim=True)
        del pow_11
        add_10 = variance_10 + 1e-06
        del variance_10
        rsqrt_10 = torch.rsqrt(add_10)
        del add_10
        hidden_states_51 = hidden_states_50 * rsqrt_10
        del hidden_states_50, rsqrt_10
        to_12 = hidden_states_51.to(torch.bfloat16)
        del hidden_states_51
        hidden_states_52 = model_layers_5_input_layernorm_weight * to_12
        del to_12
        linear_25 = torch.nn.functional.linear(hidden_states_52, model_layers_5_self_attn_q_proj_weight, None)
        view_15 = linear_25.view((1, 64, -1, 64))
        del linear_25
        query_states_5 = view_15.transpose(1, 2)
        del view_15
        linear_26 = torch.nn.functional.linear(hidden_states_52, model_layers_5_self_attn_k_proj_weight, None)
        view_16 = linear_26.view((1, 64, -1, 64))
        del linear_26
        key_states_5 = view_16.transpose(1, 2)
        del view_16
        linear_27 = torch.nn.functional.linear(hidden_states_52, model_layers_5_self_attn_v_proj_weight, None)
        del hidden_states_52
        view_17 = linear_27.view((1, 64, -1, 64))
        del linear_27
        value_states_5 = view_17.transpose(1, 2)
        del view_17
        cos_8 = cos_2.unsqueeze(1)
        sin_8 = sin_2.unsqueeze(1)
        mul_25 = query_states_5 * cos_8
        x1_10 = query_states_5[..., :32]
        x2_10 = query_states_5[..., 32:]
        del query_states_5
        neg_10 = -x2_10
        del x2_10
        cat_10 = torch.cat((neg_10, x1_10), dim=-1)
        del neg_10, x1_10
        mul_26 = cat_10 * sin_8
        del cat_10
        q_embed_5 = mul_25 + mul_26
        del mul_25, mul_26
        mul_27 = key_states_5 * cos_8
        del cos_8
        x1_11 = key_states_5[..., :32]
        x2_11 = key_states_5[..., 32:]
        del key_states_5
        neg_11 = -x2_11
        del x2_11
        cat_11 = torch.cat((neg_11, x1_11), dim=-1)
        del neg_11, x1_11
        mul_28 = cat_11 * sin_8
        del sin_8, cat_11
        k_embed_5 = mul_27 + mul_28
        del mul_27, mul_28
        getitem_15 = k_embed_5[:, :, None, :, :]
        del k_embed_5
        hidden_states_53 = getitem_15.expand(1, 2, 4, 64, 64)
        del getitem_15
        key_5 = hidden_states_53.reshape(1, 8, 64, 64)
        del hidden_states_53
        getitem_16 = value_states_5[:, :, None, :, :]
        del value_states_5
        hidden_states_54 = getitem_16.expand(1, 2, 4, 64, 64)
        del getitem_16
        value_5 = hidden_states_54.reshape(1, 8, 64, 64)
        del hidden_states_54
        attn_output_20 = torch.nn.functional.scaled_dot_product_attention(q_embed_5, key_5, value_5, attn_mask=attention_mask, dropout_p=0.0, scale=0.125, is_causal=False)
        del q_embed_5, key_5, value_5
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
        hidden_states_55 = hidden_states_49 + attn_output_23
        del hidden_states_49, attn_output_23
        hidden_states_56 = hidden_states_55.to(torch.float32)
        pow_12 = hidden_states_56.pow(2)
        variance_11 = pow_12.mean(-1, keepdim=True)
        del pow_12
        add_11 = variance_11 + 1e-06
        del variance_11
        rsqrt_11 = torch.rsqrt(add_11)
        del add_11
        hidden_states_57 = hidden_states_56 * rsqrt_11
        del hidden_states_56, rsqrt_11
        to_13 = hidden_states_57.to(torch.bfloat16)
        del hidden_states_57
        hidden_states_58 = model_layers_5_post_attention_layernorm_weight * to_13
        del to_13
        linear_28 = torch.nn.functional.linear(hidden_states_58, model_layers_5_mlp_gate_proj_weight, None)
        silu_5 = torch.nn.functional.silu(linear_28)
        del linear_28
        linear_29 = torch.nn.functional.linear(hidden_states_58, model_layers_5_mlp_up_proj_weight, None)
        del hidden_states_58
        mul_29 = silu_5 * linear_29
        del silu_5, linear_29
        down_proj_5 = torch.nn.functional.linear(mul_29, model_layers_5_mlp_down_proj_weight, None)
        del mul_29
        hidden_states_59 = hidden_states_55 + down_proj_5
        del hidden_states_55, down_proj_5
        hidden_states_60 = hidden_states_59.to(torch.float32)
        pow_13 = hidden_states_60.pow(2)
        variance_12 = pow_13.mean(-1, keepdim=True)
        del pow_13
        add_12 = variance_12 + 1e-06
        del variance_12
        rsqrt_12 = torch.rsqrt(add_12)
        del add_12
        hidden_states_61 = hidden_states_60 * rsqrt_12
        del hidden_states_60, rsqrt_12
        to_14 = hidden_states_61.to(torch.bfloat16)
        del hidden_states_61
        hidden_states_62 = model_layers_6_input_layernorm_weight * to_14
        del to_14
        linear_30 = torch.nn.functional.linear(hidden_states_62, model_layers_6_self_attn_q_proj_weight, None)
        view_18 = linear_30.view((1, 64, -1, 64))
        del linear_30
        query_states_6 = view_18.transpose(1, 2)
        del view_18
        linear_31 = torch.nn.functional.linear(hidden_states_62, model_layers_6_self_attn_k_proj_weight, None)
        view_19 = linear_31.view((1, 64, -1, 64))
        del linear_31
        key_states_6 = view_19.transpose(1, 2)
        del view_19
        linear_32 = torch.nn.functional.linear(hidden_states_62, model_layers_6_self_attn_v_proj_weight, None)
        del hidden_states_62
        view_20 = linear_32.view((1, 64, -1, 64))
        del linear_32
        value_states_6 = view_20.transpose(1, 2)
        del view_20
        cos_9 = cos_2.unsqueeze(1)
        sin_9 = sin_2.unsqueeze(1)
        mul_30 = query_states_6 * cos_9
        x1_12 = query_states_6[..., :32]
        x2_12 = query_states_6[..., 32:]
        del query_states_6
        neg_12 = -x2_12
        del x2_12
        cat_12 = torch.cat((neg_12, x1_12), dim=-1)
        del neg_12, x1_12
        mul_31 = cat_12 * sin_9
        del cat_12
        q_embed_6 = mul_30 + mul_31
        del mul_30, mul_31
        mul_32 = key_states_6 * cos_9
        del cos_9
        x1_13 = key_states_6[..., :32]
        x2_13 = key_states_6[..., 32:]
        del key_states_6
        neg_13 = -x2_13
        del x2_13
        cat_13 = torch.cat((neg_13, x1_13), dim=-1)
        del neg_13, x1_13
        mul_33 = cat_13 * sin_9
        del sin_9, cat_13
        k_embed_6 = mul_32 + mul_33
        del mul_32, mul_33
        getitem_17 = k_embed_6[:, :, None, :, :]
        del k_embed_6
        hidden_states_63 = getitem_17.expand(1, 2, 4, 64, 64)
        del getitem_17
        key_6 = hidden_states_63.reshape(1, 8, 64, 64)
        del hidden_states_63
        getitem_18 = value_states_6[:, :, None, :, :]
        del value_states_6
        hidden_states_64 = getitem_18.expand(1, 2, 4, 64, 64)
        del getitem_18
        value_6 = hidden_states_64.reshape(1, 8, 64, 64)
        del hidden_states_64
        attn_output_24 = torch.nn.functional.scaled_dot_product_attention(q_embed_6, key_6, value_6, attn_mask=attention_mask, dropout_p=0.0, scale=0.125, is_causal=False)
        del q_embed_6, key_6, value_6
        transpose_6 = attn_output_24.transpose(1, 2)
        del attn_output_24
        attn_output_25 = transpose_6.contiguous()
        del transpose_6
        reshape_6 = attn_output_25.reshape(1, 64, -1)
        del attn_output_25
        attn_output_26 = reshape_6.contiguous()
        del reshape_6
        attn_output_27 = torch.nn.functional.linear(attn_output_26, model_layers_6_self_attn_o_proj_weight, None)
        del attn_output_26
        hidden_states_65 = hidden_states_59 + attn_output_27
        del hidden_states_59, attn_output_27
        hidden_states_66 = hidden_states_65.to(torch.float32)
        pow_14 = hidden_states_66.pow(2)
        variance_13 = pow_14.mean(-1, keepdim=True)
        del pow_14
        add_13 = variance_13 + 1e-06
        del variance_13
        rsqrt_13 = torch.rsqrt(add_13)
        del add_13
        hidden_states_67 = hidden_states_66 * rsqrt_13
        del hidden_states_66, rsqrt_13
        to_15 = hidden_states_67.to(torch.bfloat16)
        del hidden_states_67
        hidden_states_68 = model_layers_6_post_attention_layernorm_weight * to_15
        del to_15
        linear_33 = torch.nn.functional.linear(hidden_states_68, model_layers_6_mlp_gate_proj_weight, None)
        silu_6 = torch.nn.functional.silu(linear_33)
        del linear_33
        linear_34 = torch.nn.functional.linear(hidden_states_68, model_layers_6_mlp_up_proj_weight, None)
        del hidden_states_68
        mul_34 = silu_6 * linear_34
        del silu_6, linear_34
        down_proj_6 = torch.nn.functional.linear(mul_34, model_layers_6_mlp_down_proj_weight, None)
        del mul_34
        hidden_states_69 = hidden_states_65 + down_proj_6
        del hidden_states_65, down_proj_6
        hidden_states_70 = hidden_states_69.to(torch.float32)
        pow_15 = hidden_states_70.pow(2)
        variance_14 = pow_15.mean(-1, keepdim=True)
        del pow_15
        add_14 = variance_14 + 1e-06
        del variance_14
        rsqrt_14 = torch.rsqrt(add_14)
        del add_14
        hidden_states_71 = hidden_states_70 * rsqrt_14
        del hidden_states_70, rsqrt_14
        to_16 = hidden_states_71.to(torch.bfloat16)
        del hidden_states_71
        hidden_states_72 = model_layers_7_input_layernorm_weight * to_16
        del to_16
        linear_35 = torch.nn.functional.linear(hidden_states_72, model_layers_7_self_attn_q_proj_weight, None)
        view_21 = linear_35.view((1, 64, -1, 64))
        del linear_35
        query_states_7 = view_21.transpose(1, 2)
        del view_21
        linear_36 = torch.nn.functional.linear(hidden_states_72, model_layers_7_self_attn_k_proj_weight, None)
        view_22 = linear_36.view((1, 64, -1, 64))
        del linear_36
        key_states_7 = view_22.transpose(1, 2)
        del view_22
        linear_37 = torch.nn.functional.linear(hidden_states_72, model_layers_7_self_attn_v_proj_weight, None)
        del hidden_states_72
        view_23 = linear_37.view((1, 64, -1, 64))
        del linear_37
        value_states_7 = view_23.transpose(1, 2)
        del view_23
        cos_10 = cos_2.unsqueeze(1)
        del cos_2
        sin_10 = sin_2.unsqueeze(1)
        del sin_2
        mul_35 = query_states_7 * cos_10
        x1_14 = query_states_7[..., :32]
        x2_14 = query_states_7[..., 32:]
        del query_states_7
        neg_14 = -x2_14
        del x2_14
        cat_14 = torch.cat((neg_14, x1_14), dim=-1)
        del neg_14, x1_14
        mul_36 = cat_14 * sin_10
        del cat_14
        q_embed_7 = mul_35 + mul_36
        del mul_35, mul_36
        mul_37 = key_states_7 * cos_10
        del cos_10
        x1_15 = key_states_7[..., :32]
        x2_15 = key_states_7[..., 32:]
        del key_states_7
        neg_15 = -x2_15
        del x2_15
        cat_15 = torch.cat((neg_15, x1_15), dim=-1)
        del neg_15, x1_15
        mul_38 = cat_15 * sin_10
        del sin_10, cat_15
        k_embed_7 = mul_37 + mul_38
        del mul_37, mul_38
        getitem_19 = k_embed_7[:, :, None, :, :]
        del k_embed_7
        hidden_states_73 = getitem_19.expand(1, 2, 4, 64, 64)
        del getitem_19
        key_7 = hidden_states_73.reshape(1, 8, 64, 64)
        del hidden_states_73
        getitem_20 = value_states_7[:, :, None, :, :]
        del value_states_7
        hidden_states_74 = getitem_20.expand(1, 2, 4, 64, 64)
        del getitem_20
        value_7 = hidden_states_74.reshape(1, 8, 64, 64)
        del hidden_states_74
        attn_output_28 = torch.nn.functional.scaled_dot_product_attention(q_embed_7, key_7, value_7, attn_mask=attention_mask, dropout_p=0.0, scale=0.125, is_causal=False)
        del attention_mask, q_embed_7, key_7, value_7
        transpose_7 = attn_output_28.transpose(1, 2)
        del attn_output_28
        attn_output_29 = transpose_7.contiguous()
        del transpose_7
        reshape_7 = attn_output_29.reshape(1, 64, -1)
        del attn_output_29
        attn_output_30 = reshape_7.contiguous()
        del reshape_7
        attn_output_31 = torch.nn.functional.linear(attn_output_30, model_layers_7_self_attn_o_proj_weight, None)
        del attn_output_30
        hidden_states_75 = hidden_states_69 + attn_output_31
        del hidden_states_69, attn_output_31
        hidden_states_76 = hidden_states_75.to(torch.float32)
        pow_16 = hidden_states_76.pow(2)
        variance_15 = pow_16.mean(-1, keepdim=True)
        del pow_16
        add_15 = variance_15 + 1e-06
        del variance_15
        rsqrt_15 = torch.rsqrt(add_15)
        del add_15
        hidden_states_77 = hidden_states_76 * rsqrt_15
        del hidden_states_76, rsqrt_15
        to_17 = hidden_states_77.to(torch.bfloat16)
        del hidden_states_77
        hidden_states_78 = model_layers_7_post_attention_layernorm_weight * to_17
        del to_17
        linear_38 = torch.nn.functional.linear(hidden_states_78, model_layers_7_mlp_gate_proj_weight, None)
        silu_7 = torch.nn.functional.silu(linear_38)
        del linear_38
        linear_39 = torch.nn.functional.linear(hidden_states_78, model_layers_7_mlp_up_proj_weight, None)
        del hidden_states_78
        mul_39 = silu_7 * linear_39
        del silu_7, linear_39
        down_proj_7 = torch.nn.functional.linear(mul_39, model_layers_7_mlp_down_proj_weight, None)
        del mul_39
        hidden_states_79 = hidden_states_75 + down_proj_7
        del hidden_states_75, down_proj_7
        hidden_states_80 = hidden_states_79.to(torch.float32)
        del hidden_states_79
        pow_17 = hidden_states_80.pow(2)
        variance_16 = pow_17.mean(-1, keepdim=True)
        del pow_17
        add_16 = variance_16 + 1e-06
        del variance_16
        rsqrt_16 = torch.rsqrt(add_16)
        del add_16
        hidden_states_81 = hidden_states_80 * rsqrt_16
        del hidden_states_80, rsqrt_16
        to_18 = hidden_states_81.to(torch.bfloat16)
        del hidden_states_81
        hidden_states_82 = model_norm_weight * to_18
        del to_18
        getitem_21 = hidden_states_82[:, 0:, :]
        del hidden_states_82
        logits = torch.nn.functional.linear(getitem_21, lm_head_weight, None)
        del getitem_21
        return (logits,)
