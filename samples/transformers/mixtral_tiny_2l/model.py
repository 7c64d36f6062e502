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
        model_layers_0_mlp_gate_weight: torch.Tensor,
        model_layers_0_mlp_experts_gate_up_proj: torch.Tensor,
        model_layers_0_mlp_experts_down_proj: torch.Tensor,
        model_layers_1_input_layernorm_weight: torch.Tensor,
        model_layers_1_self_attn_q_proj_weight: torch.Tensor,
        model_layers_1_self_attn_k_proj_weight: torch.Tensor,
        model_layers_1_self_attn_v_proj_weight: torch.Tensor,
        model_layers_1_self_attn_o_proj_weight: torch.Tensor,
        model_layers_1_post_attention_layernorm_weight: torch.Tensor,
        model_layers_1_mlp_gate_weight: torch.Tensor,
        model_layers_1_mlp_experts_gate_up_proj: torch.Tensor,
        model_layers_1_mlp_experts_down_proj: torch.Tensor,
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
        cos_2 = cos_1.to(dtype=torch.float32)
        del cos_1
        sin_2 = sin_1.to(dtype=torch.float32)
        del sin_1
        hidden_states = inputs_embeds.to(torch.float32)
        pow_1 = hidden_states.pow(2)
        variance = pow_1.mean(-1, keepdim=True)
        del pow_1
        add = variance + 1e-05
        del variance
        rsqrt = torch.rsqrt(add)
        del add
        hidden_states_1 = hidden_states * rsqrt
        del hidden_states, rsqrt
        to_2 = hidden_states_1.to(torch.float32)
        del hidden_states_1
        hidden_states_2 = model_layers_0_input_layernorm_weight * to_2
        del to_2
        linear = torch.nn.functional.linear(hidden_states_2, model_layers_0_self_attn_q_proj_weight, None)
        view = linear.view((1, 64, -1, 32))
        del linear
        query_states = view.transpose(1, 2)
        del view
        linear_1 = torch.nn.functional.linear(hidden_states_2, model_layers_0_self_attn_k_proj_weight, None)
        view_1 = linear_1.view((1, 64, -1, 32))
        del linear_1
        key_states = view_1.transpose(1, 2)
        del view_1
        linear_2 = torch.nn.functional.linear(hidden_states_2, model_layers_0_self_attn_v_proj_weight, None)
        del hidden_states_2
        view_2 = linear_2.view((1, 64, -1, 32))
        del linear_2
        value_states = view_2.transpose(1, 2)
        del view_2
        cos_3 = cos_2.unsqueeze(1)
        sin_3 = sin_2.unsqueeze(1)
        mul = query_states * cos_3
        x1 = query_states[..., :16]
        x2 = query_states[..., 16:]
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
        x1_1 = key_states[..., :16]
        x2_1 = key_states[..., 16:]
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
        hidden_states_3 = getitem_5.expand(1, 4, 2, 64, 32)
        del getitem_5
        key = hidden_states_3.reshape(1, 8, 64, 32)
        del hidden_states_3
        getitem_6 = value_states[:, :, None, :, :]
        del value_states
        hidden_states_4 = getitem_6.expand(1, 4, 2, 64, 32)
        del getitem_6
        value = hidden_states_4.reshape(1, 8, 64, 32)
        del hidden_states_4
        attn_output = torch.nn.functional.scaled_dot_product_attention(q_embed, key, value, attn_mask=attention_mask, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
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
        add_1 = variance_1 + 1e-05
        del variance_1
        rsqrt_1 = torch.rsqrt(add_1)
        del add_1
        hidden_states_7 = hidden_states_6 * rsqrt_1
        del hidden_states_6, rsqrt_1
        to_3 = hidden_states_7.to(torch.float32)
        del hidden_states_7
        hidden_states_8 = model_layers_0_post_attention_layernorm_weight * to_3
        del to_3
        hidden_states_9 = hidden_states_8.view(-1, 256)
        del hidden_states_8
        hidden_states_10 = hidden_states_9.reshape(-1, 256)
        router_logits = torch.nn.functional.linear(hidden_states_10, model_layers_0_mlp_gate_weight)
        del hidden_states_10
        float_1 = router_logits.float()
        del router_logits
        router_probs = torch.nn.functional.softmax(float_1, dim=-1)
        del float_1
        topk = torch.topk(router_probs, 2, dim=-1)
        del router_probs
        router_top_value = topk[0]
        router_indices = topk[1]
        del topk
        sum_1 = router_top_value.sum(dim=-1, keepdim=True)
        router_top_value /= sum_1
        del sum_1
        selected_hidden_states = hidden_states_9.repeat_interleave(2, dim=0)
        del hidden_states_9
        sample_weights = router_top_value.reshape(-1)
        del router_top_value
        expert_ids = router_indices.reshape(-1)
        del router_indices
        selected_weights = model_layers_0_mlp_experts_gate_up_proj[expert_ids]
        unsqueeze = selected_hidden_states.unsqueeze(-1)
        del selected_hidden_states
        bmm = torch.bmm(selected_weights, unsqueeze)
        del selected_weights, unsqueeze
        out = bmm.squeeze(-1)
        del bmm
        chunk = out.chunk(2, dim=-1)
        del out
        gate = chunk[0]
        up = chunk[1]
        del chunk
        silu = torch.nn.functional.silu(gate)
        del gate
        proj_out = silu * up
        del silu, up
        selected_weights_1 = model_layers_0_mlp_experts_down_proj[expert_ids]
        del expert_ids
        unsqueeze_1 = proj_out.unsqueeze(-1)
        del proj_out
        bmm_1 = torch.bmm(selected_weights_1, unsqueeze_1)
        del selected_weights_1, unsqueeze_1
        out_1 = bmm_1.squeeze(-1)
        del bmm_1
        unsqueeze_2 = sample_weights.unsqueeze(-1)
        del sample_weights
        weighted_out = out_1 * unsqueeze_2
        del out_1, unsqueeze_2
        view_3 = weighted_out.view(64, 2, 256)
        del weighted_out
        final_hidden_states = view_3.sum(dim=1)
        del view_3
        hidden_states_11 = final_hidden_states.to(torch.float32)
        del final_hidden_states
        hidden_states_12 = hidden_states_11.reshape(1, 64, 256)
        del hidden_states_11
        hidden_states_13 = hidden_states_5 + hidden_states_12
        del hidden_states_5, hidden_states_12
        hidden_states_14 = hidden_states_13.to(torch.float32)
        pow_3 = hidden_states_14.pow(2)
        variance_2 = pow_3.mean(-1, keepdim=True)
        del pow_3
        add_2 = variance_2 + 1e-05
        del variance_2
        rsqrt_2 = torch.rsqrt(add_2)
        del add_2
        hidden_states_15 = hidden_states_14 * rsqrt_2
        del hidden_states_14, rsqrt_2
        to_4 = hidden_states_15.to(torch.float32)
        del hidden_states_15
        hidden_states_16 = model_layers_1_input_layernorm_weight * to_4
        del to_4
        linear_3 = torch.nn.functional.linear(hidden_states_16, model_layers_1_self_attn_q_proj_weight, None)
        view_4 = linear_3.view((1, 64, -1, 32))
        del linear_3
        query_states_1 = view_4.transpose(1, 2)
        del view_4
        linear_4 = torch.nn.functional.linear(hidden_states_16, model_layers_1_self_attn_k_proj_weight, None)
        view_5 = linear_4.view((1, 64, -1, 32))
        del linear_4
        key_states_1 = view_5.transpose(1, 2)
        del view_5
        linear_5 = torch.nn.functional.linear(hidden_states_16, model_layers_1_self_attn_v_proj_weight, None)
        del hidden_states_16
        view_6 = linear_5.view((1, 64, -1, 32))
        del linear_5
        value_states_1 = view_6.transpose(1, 2)
        del view_6
        cos_4 = cos_2.unsqueeze(1)
        del cos_2
        sin_4 = sin_2.unsqueeze(1)
        del sin_2
        mul_4 = query_states_1 * cos_4
        x1_2 = query_states_1[..., :16]
        x2_2 = query_states_1[..., 16:]
        del query_states_1
        neg_2 = -x2_2
        del x2_2
        cat_2 = torch.cat((neg_2, x1_2), dim=-1)
        del neg_2, x1_2
        mul_5 = cat_2 * sin_4
        del cat_2
        q_embed_1 = mul_4 + mul_5
        del mul_4, mul_5
        mul_6 = key_states_1 * cos_4
        del cos_4
        x1_3 = key_states_1[..., :16]
        x2_3 = key_states_1[..., 16:]
        del key_states_1
        neg_3 = -x2_3
        del x2_3
        cat_3 = torch.cat((neg_3, x1_3), dim=-1)
        del neg_3, x1_3
        mul_7 = cat_3 * sin_4
        del sin_4, cat_3
        k_embed_1 = mul_6 + mul_7
        del mul_6, mul_7
        getitem_7 = k_embed_1[:, :, None, :, :]
        del k_embed_1
        hidden_states_17 = getitem_7.expand(1, 4, 2, 64, 32)
        del getitem_7
        key_1 = hidden_states_17.reshape(1, 8, 64, 32)
        del hidden_states_17
        getitem_8 = value_states_1[:, :, None, :, :]
        del value_states_1
        hidden_states_18 = getitem_8.expand(1, 4, 2, 64, 32)
        del getitem_8
        value_1 = hidden_states_18.reshape(1, 8, 64, 32)
        del hidden_states_18
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(q_embed_1, key_1, value_1, attn_mask=attention_mask, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del attention_mask, q_embed_1, key_1, value_1
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
        hidden_states_19 = hidden_states_13 + attn_output_7
        del hidden_states_13, attn_output_7
        hidden_states_20 = hidden_states_19.to(torch.float32)
        pow_4 = hidden_states_20.pow(2)
        variance_3 = pow_4.mean(-1, keepdim=True)
        del pow_4
        add_3 = variance_3 + 1e-05
        del variance_3
        rsqrt_3 = torch.rsqrt(add_3)
        del add_3
        hidden_states_21 = hidden_states_20 * rsqrt_3
        del hidden_states_20, rsqrt_3
        to_5 = hidden_states_21.to(torch.float32)
        del hidden_states_21
        hidden_states_22 = model_layers_1_post_attention_layernorm_weight * to_5
        del to_5
        hidden_states_23 = hidden_states_22.view(-1, 256)
        del hidden_states_22
        hidden_states_24 = hidden_states_23.reshape(-1, 256)
        router_logits_1 = torch.nn.functional.linear(hidden_states_24, model_layers_1_mlp_gate_weight)
        del hidden_states_24
        float_2 = router_logits_1.float()
        del router_logits_1
        router_probs_1 = torch.nn.functional.softmax(float_2, dim=-1)
        del float_2
        topk_1 = torch.topk(router_probs_1, 2, dim=-1)
        del router_probs_1
        router_top_value_1 = topk_1[0]
        router_indices_1 = topk_1[1]
        del topk_1
        sum_2 = router_top_value_1.sum(dim=-1, keepdim=True)
        router_top_value_1 /= sum_2
        del sum_2
        selected_hidden_states_1 = hidden_states_23.repeat_interleave(2, dim=0)
        del hidden_states_23
        sample_weights_1 = router_top_value_1.reshape(-1)
        del router_top_value_1
        expert_ids_1 = router_indices_1.reshape(-1)
        del router_indices_1
        selected_weights_2 = model_layers_1_mlp_experts_gate_up_proj[expert_ids_1]
        unsqueeze_3 = selected_hidden_states_1.unsqueeze(-1)
        del selected_hidden_states_1
        bmm_2 = torch.bmm(selected_weights_2, unsqueeze_3)
        del selected_weights_2, unsqueeze_3
        out_2 = bmm_2.squeeze(-1)
        del bmm_2
        chunk_1 = out_2.chunk(2, dim=-1)
        del out_2
        gate_1 = chunk_1[0]
        up_1 = chunk_1[1]
        del chunk_1
        silu_1 = torch.nn.functional.silu(gate_1)
        del gate_1
        proj_out_1 = silu_1 * up_1
        del silu_1, up_1
        selected_weights_3 = model_layers_1_mlp_experts_down_proj[expert_ids_1]
        del expert_ids_1
        unsqueeze_4 = proj_out_1.unsqueeze(-1)
        del proj_out_1
        bmm_3 = torch.bmm(selected_weights_3, unsqueeze_4)
        del selected_weights_3, unsqueeze_4
        out_3 = bmm_3.squeeze(-1)
        del bmm_3
        unsqueeze_5 = sample_weights_1.unsqueeze(-1)
        del sample_weights_1
        weighted_out_1 = out_3 * unsqueeze_5
        del out_3, unsqueeze_5
        view_7 = weighted_out_1.view(64, 2, 256)
        del weighted_out_1
        final_hidden_states_1 = view_7.sum(dim=1)
        del view_7
        hidden_states_25 = final_hidden_states_1.to(torch.float32)
        del final_hidden_states_1
        hidden_states_26 = hidden_states_25.reshape(1, 64, 256)
        del hidden_states_25
        hidden_states_27 = hidden_states_19 + hidden_states_26
        del hidden_states_19, hidden_states_26
        hidden_states_28 = hidden_states_27.to(torch.float32)
        del hidden_states_27
        pow_5 = hidden_states_28.pow(2)
        variance_4 = pow_5.mean(-1, keepdim=True)
        del pow_5
        add_4 = variance_4 + 1e-05
        del variance_4
        rsqrt_4 = torch.rsqrt(add_4)
        del add_4
        hidden_states_29 = hidden_states_28 * rsqrt_4
        del hidden_states_28, rsqrt_4
        to_6 = hidden_states_29.to(torch.float32)
        del hidden_states_29
        hidden_states_30 = model_norm_weight * to_6
        del to_6
        getitem_9 = hidden_states_30[:, 0:, :]
        del hidden_states_30
        logits = torch.nn.functional.linear(getitem_9, lm_head_weight, None)
        del getitem_9
        return (logits,)
