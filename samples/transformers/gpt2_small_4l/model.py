import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        input_ids: torch.Tensor,
        transformer_wte_weight: torch.Tensor,
        transformer_wpe_weight: torch.Tensor,
        transformer_h_0_ln_1_weight: torch.Tensor,
        transformer_h_0_ln_1_bias: torch.Tensor,
        transformer_h_0_attn_c_attn_bias: torch.Tensor,
        transformer_h_0_attn_c_attn_weight: torch.Tensor,
        transformer_h_0_attn_c_proj_bias: torch.Tensor,
        transformer_h_0_attn_c_proj_weight: torch.Tensor,
        transformer_h_0_ln_2_weight: torch.Tensor,
        transformer_h_0_ln_2_bias: torch.Tensor,
        transformer_h_0_mlp_c_fc_bias: torch.Tensor,
        transformer_h_0_mlp_c_fc_weight: torch.Tensor,
        transformer_h_0_mlp_c_proj_bias: torch.Tensor,
        transformer_h_0_mlp_c_proj_weight: torch.Tensor,
        transformer_h_1_ln_1_weight: torch.Tensor,
        transformer_h_1_ln_1_bias: torch.Tensor,
        transformer_h_1_attn_c_attn_bias: torch.Tensor,
        transformer_h_1_attn_c_attn_weight: torch.Tensor,
        transformer_h_1_attn_c_proj_bias: torch.Tensor,
        transformer_h_1_attn_c_proj_weight: torch.Tensor,
        transformer_h_1_ln_2_weight: torch.Tensor,
        transformer_h_1_ln_2_bias: torch.Tensor,
        transformer_h_1_mlp_c_fc_bias: torch.Tensor,
        transformer_h_1_mlp_c_fc_weight: torch.Tensor,
        transformer_h_1_mlp_c_proj_bias: torch.Tensor,
        transformer_h_1_mlp_c_proj_weight: torch.Tensor,
        transformer_h_2_ln_1_weight: torch.Tensor,
        transformer_h_2_ln_1_bias: torch.Tensor,
        transformer_h_2_attn_c_attn_bias: torch.Tensor,
        transformer_h_2_attn_c_attn_weight: torch.Tensor,
        transformer_h_2_attn_c_proj_bias: torch.Tensor,
        transformer_h_2_attn_c_proj_weight: torch.Tensor,
        transformer_h_2_ln_2_weight: torch.Tensor,
        transformer_h_2_ln_2_bias: torch.Tensor,
        transformer_h_2_mlp_c_fc_bias: torch.Tensor,
        transformer_h_2_mlp_c_fc_weight: torch.Tensor,
        transformer_h_2_mlp_c_proj_bias: torch.Tensor,
        transformer_h_2_mlp_c_proj_weight: torch.Tensor,
        transformer_h_3_ln_1_weight: torch.Tensor,
        transformer_h_3_ln_1_bias: torch.Tensor,
        transformer_h_3_attn_c_attn_bias: torch.Tensor,
        transformer_h_3_attn_c_attn_weight: torch.Tensor,
        transformer_h_3_attn_c_proj_bias: torch.Tensor,
        transformer_h_3_attn_c_proj_weight: torch.Tensor,
        transformer_h_3_ln_2_weight: torch.Tensor,
        transformer_h_3_ln_2_bias: torch.Tensor,
        transformer_h_3_mlp_c_fc_bias: torch.Tensor,
        transformer_h_3_mlp_c_fc_weight: torch.Tensor,
        transformer_h_3_mlp_c_proj_bias: torch.Tensor,
        transformer_h_3_mlp_c_proj_weight: torch.Tensor,
        transformer_ln_f_weight: torch.Tensor,
        transformer_ln_f_bias: torch.Tensor,
    ):
        device = input_ids.device
        input_ids_1 = input_ids.view(-1, 64)
        inputs_embeds = torch.nn.functional.embedding(input_ids_1, transformer_wte_weight, None, None, 2.0, False, False)
        del input_ids_1
        arange = torch.arange(64, device=device)
        position_ids = arange + 0
        del arange
        position_ids_1 = position_ids.unsqueeze(0)
        del position_ids
        position_embeds = torch.nn.functional.embedding(position_ids_1, transformer_wpe_weight, None, None, 2.0, False, False)
        to = position_embeds.to(device)
        del position_embeds
        hidden_states = inputs_embeds + to
        del inputs_embeds, to
        getitem = position_ids_1[:, :1]
        first_dummy_value = getitem - 1
        del getitem
        position_diff = torch.diff(position_ids_1, prepend=first_dummy_value, dim=-1)
        del position_ids_1, first_dummy_value
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
        hidden_states_1 = torch.nn.functional.dropout(hidden_states, 0.1, False, False)
        del hidden_states
        hidden_states_2 = torch.nn.functional.layer_norm(hidden_states_1, (768,), transformer_h_0_ln_1_weight, transformer_h_0_ln_1_bias, 1e-05)
        view = hidden_states_2.view(-1, 768)
        del hidden_states_2
        x = torch.addmm(transformer_h_0_attn_c_attn_bias, view, transformer_h_0_attn_c_attn_weight)
        del view
        x_1 = x.view((1, 64, 2304))
        del x
        split = x_1.split(768, dim=2)
        del x_1
        query_states = split[0]
        key_states = split[1]
        value_states = split[2]
        del split
        view_1 = key_states.view((1, 64, -1, 64))
        del key_states
        key_states_1 = view_1.transpose(1, 2)
        del view_1
        view_2 = value_states.view((1, 64, -1, 64))
        del value_states
        value_states_1 = view_2.transpose(1, 2)
        del view_2
        view_3 = query_states.view((1, 64, -1, 64))
        del query_states
        query_states_1 = view_3.transpose(1, 2)
        del view_3
        attn_output = torch.nn.functional.scaled_dot_product_attention(query_states_1, key_states_1, value_states_1, attn_mask=attention_mask, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_states_1, key_states_1, value_states_1
        transpose = attn_output.transpose(1, 2)
        del attn_output
        attn_output_1 = transpose.contiguous()
        del transpose
        reshape = attn_output_1.reshape(1, 64, -1)
        del attn_output_1
        attn_output_2 = reshape.contiguous()
        del reshape
        view_4 = attn_output_2.view(-1, 768)
        del attn_output_2
        x_2 = torch.addmm(transformer_h_0_attn_c_proj_bias, view_4, transformer_h_0_attn_c_proj_weight)
        del view_4
        x_3 = x_2.view((1, 64, 768))
        del x_2
        attn_output_3 = torch.nn.functional.dropout(x_3, 0.1, False, False)
        del x_3
        hidden_states_3 = attn_output_3 + hidden_states_1
        del hidden_states_1, attn_output_3
        hidden_states_4 = torch.nn.functional.layer_norm(hidden_states_3, (768,), transformer_h_0_ln_2_weight, transformer_h_0_ln_2_bias, 1e-05)
        view_5 = hidden_states_4.view(-1, 768)
        del hidden_states_4
        x_4 = torch.addmm(transformer_h_0_mlp_c_fc_bias, view_5, transformer_h_0_mlp_c_fc_weight)
        del view_5
        x_5 = x_4.view((1, 64, 3072))
        del x_4
        mul = 0.5 * x_5
        pow_1 = torch.pow(x_5, 3.0)
        mul_1 = 0.044715 * pow_1
        del pow_1
        add = x_5 + mul_1
        del x_5, mul_1
        mul_2 = 0.7978845608028654 * add
        del add
        tanh = torch.tanh(mul_2)
        del mul_2
        add_1 = 1.0 + tanh
        del tanh
        hidden_states_5 = mul * add_1
        del mul, add_1
        view_6 = hidden_states_5.view(-1, 3072)
        del hidden_states_5
        x_6 = torch.addmm(transformer_h_0_mlp_c_proj_bias, view_6, transformer_h_0_mlp_c_proj_weight)
        del view_6
        x_7 = x_6.view((1, 64, 768))
        del x_6
        hidden_states_6 = torch.nn.functional.dropout(x_7, 0.1, False, False)
        del x_7
        hidden_states_7 = hidden_states_3 + hidden_states_6
        del hidden_states_3, hidden_states_6
        hidden_states_8 = torch.nn.functional.layer_norm(hidden_states_7, (768,), transformer_h_1_ln_1_weight, transformer_h_1_ln_1_bias, 1e-05)
        view_7 = hidden_states_8.view(-1, 768)
        del hidden_states_8
        x_8 = torch.addmm(transformer_h_1_attn_c_attn_bias, view_7, transformer_h_1_attn_c_attn_weight)
        del view_7
        x_9 = x_8.view((1, 64, 2304))
        del x_8
        split_1 = x_9.split(768, dim=2)
        del x_9
        query_states_2 = split_1[0]
        key_states_2 = split_1[1]
        value_states_2 = split_1[2]
        del split_1
        view_8 = key_states_2.view((1, 64, -1, 64))
        del key_states_2
        key_states_3 = view_8.transpose(1, 2)
        del view_8
        view_9 = value_states_2.view((1, 64, -1, 64))
        del value_states_2
        value_states_3 = view_9.transpose(1, 2)
        del view_9
        view_10 = query_states_2.view((1, 64, -1, 64))
        del query_states_2
        query_states_3 = view_10.transpose(1, 2)
        del view_10
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(query_states_3, key_states_3, value_states_3, attn_mask=attention_mask, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_states_3, key_states_3, value_states_3
        transpose_1 = attn_output_4.transpose(1, 2)
        del attn_output_4
        attn_output_5 = transpose_1.contiguous()
        del transpose_1
        reshape_1 = attn_output_5.reshape(1, 64, -1)
        del attn_output_5
        attn_output_6 = reshape_1.contiguous()
        del reshape_1
        view_11 = attn_output_6.view(-1, 768)
        del attn_output_6
        x_10 = torch.addmm(transformer_h_1_attn_c_proj_bias, view_11, transformer_h_1_attn_c_proj_weight)
        del view_11
        x_11 = x_10.view((1, 64, 768))
        del x_10
        attn_output_7 = torch.nn.functional.dropout(x_11, 0.1, False, False)
        del x_11
        hidden_states_9 = attn_output_7 + hidden_states_7
        del hidden_states_7, attn_output_7
        hidden_states_10 = torch.nn.functional.layer_norm(hidden_states_9, (768,), transformer_h_1_ln_2_weight, transformer_h_1_ln_2_bias, 1e-05)
        view_12 = hidden_states_10.view(-1, 768)
        del hidden_states_10
        x_12 = torch.addmm(transformer_h_1_mlp_c_fc_bias, view_12, transformer_h_1_mlp_c_fc_weight)
        del view_12
        x_13 = x_12.view((1, 64, 3072))
        del x_12
        mul_3 = 0.5 * x_13
        pow_2 = torch.pow(x_13, 3.0)
        mul_4 = 0.044715 * pow_2
        del pow_2
        add_2 = x_13 + mul_4
        del x_13, mul_4
        mul_5 = 0.7978845608028654 * add_2
        del add_2
        tanh_1 = torch.tanh(mul_5)
        del mul_5
        add_3 = 1.0 + tanh_1
        del tanh_1
        hidden_states_11 = mul_3 * add_3
        del mul_3, add_3
        view_13 = hidden_states_11.view(-1, 3072)
        del hidden_states_11
        x_14 = torch.addmm(transformer_h_1_mlp_c_proj_bias, view_13, transformer_h_1_mlp_c_proj_weight)
        del view_13
        x_15 = x_14.view((1, 64, 768))
        del x_14
        hidden_states_12 = torch.nn.functional.dropout(x_15, 0.1, False, False)
        del x_15
        hidden_states_13 = hidden_states_9 + hidden_states_12
        del hidden_states_9, hidden_states_12
        hidden_states_14 = torch.nn.functional.layer_norm(hidden_states_13, (768,), transformer_h_2_ln_1_weight, transformer_h_2_ln_1_bias, 1e-05)
        view_14 = hidden_states_14.view(-1, 768)
        del hidden_states_14
        x_16 = torch.addmm(transformer_h_2_attn_c_attn_bias, view_14, transformer_h_2_attn_c_attn_weight)
        del view_14
        x_17 = x_16.view((1, 64, 2304))
        del x_16
        split_2 = x_17.split(768, dim=2)
        del x_17
        query_states_4 = split_2[0]
        key_states_4 = split_2[1]
        value_states_4 = split_2[2]
        del split_2
        view_15 = key_states_4.view((1, 64, -1, 64))
        del key_states_4
        key_states_5 = view_15.transpose(1, 2)
        del view_15
        view_16 = value_states_4.view((1, 64, -1, 64))
        del value_states_4
        value_states_5 = view_16.transpose(1, 2)
        del view_16
        view_17 = query_states_4.view((1, 64, -1, 64))
        del query_states_4
        query_states_5 = view_17.transpose(1, 2)
        del view_17
        attn_output_8 = torch.nn.functional.scaled_dot_product_attention(query_states_5, key_states_5, value_states_5, attn_mask=attention_mask, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_states_5, key_states_5, value_states_5
        transpose_2 = attn_output_8.transpose(1, 2)
        del attn_output_8
        attn_output_9 = transpose_2.contiguous()
        del transpose_2
        reshape_2 = attn_output_9.reshape(1, 64, -1)
        del attn_output_9
        attn_output_10 = reshape_2.contiguous()
        del reshape_2
        view_18 = attn_output_10.view(-1, 768)
        del attn_output_10
        x_18 = torch.addmm(transformer_h_2_attn_c_proj_bias, view_18, transformer_h_2_attn_c_proj_weight)
        del view_18
        x_19 = x_18.view((1, 64, 768))
        del x_18
        attn_output_11 = torch.nn.functional.dropout(x_19, 0.1, False, False)
        del x_19
        hidden_states_15 = attn_output_11 + hidden_states_13
        del hidden_states_13, attn_output_11
        hidden_states_16 = torch.nn.functional.layer_norm(hidden_states_15, (768,), transformer_h_2_ln_2_weight, transformer_h_2_ln_2_bias, 1e-05)
        view_19 = hidden_states_16.view(-1, 768)
        del hidden_states_16
        x_20 = torch.addmm(transformer_h_2_mlp_c_fc_bias, view_19, transformer_h_2_mlp_c_fc_weight)
        del view_19
        x_21 = x_20.view((1, 64, 3072))
        del x_20
        mul_6 = 0.5 * x_21
        pow_3 = torch.pow(x_21, 3.0)
        mul_7 = 0.044715 * pow_3
        del pow_3
        add_4 = x_21 + mul_7
        del x_21, mul_7
        mul_8 = 0.7978845608028654 * add_4
        del add_4
        tanh_2 = torch.tanh(mul_8)
        del mul_8
        add_5 = 1.0 + tanh_2
        del tanh_2
        hidden_states_17 = mul_6 * add_5
        del mul_6, add_5
        view_20 = hidden_states_17.view(-1, 3072)
        del hidden_states_17
        x_22 = torch.addmm(transformer_h_2_mlp_c_proj_bias, view_20, transformer_h_2_mlp_c_proj_weight)
        del view_20
        x_23 = x_22.view((1, 64, 768))
        del x_22
        hidden_states_18 = torch.nn.functional.dropout(x_23, 0.1, False, False)
        del x_23
        hidden_states_19 = hidden_states_15 + hidden_states_18
        del hidden_states_15, hidden_states_18
        hidden_states_20 = torch.nn.functional.layer_norm(hidden_states_19, (768,), transformer_h_3_ln_1_weight, transformer_h_3_ln_1_bias, 1e-05)
        view_21 = hidden_states_20.view(-1, 768)
        del hidden_states_20
        x_24 = torch.addmm(transformer_h_3_attn_c_attn_bias, view_21, transformer_h_3_attn_c_attn_weight)
        del view_21
        x_25 = x_24.view((1, 64, 2304))
        del x_24
        split_3 = x_25.split(768, dim=2)
        del x_25
        query_states_6 = split_3[0]
        key_states_6 = split_3[1]
        value_states_6 = split_3[2]
        del split_3
        view_22 = key_states_6.view((1, 64, -1, 64))
        del key_states_6
        key_states_7 = view_22.transpose(1, 2)
        del view_22
        view_23 = value_states_6.view((1, 64, -1, 64))
        del value_states_6
        value_states_7 = view_23.transpose(1, 2)
        del view_23
        view_24 = query_states_6.view((1, 64, -1, 64))
        del query_states_6
        query_states_7 = view_24.transpose(1, 2)
        del view_24
        attn_output_12 = torch.nn.functional.scaled_dot_product_attention(query_states_7, key_states_7, value_states_7, attn_mask=attention_mask, dropout_p=0.0, scale=0.125, is_causal=False)
        del attention_mask, query_states_7, key_states_7, value_states_7
        transpose_3 = attn_output_12.transpose(1, 2)
        del attn_output_12
        attn_output_13 = transpose_3.contiguous()
        del transpose_3
        reshape_3 = attn_output_13.reshape(1, 64, -1)
        del attn_output_13
        attn_output_14 = reshape_3.contiguous()
        del reshape_3
        view_25 = attn_output_14.view(-1, 768)
        del attn_output_14
        x_26 = torch.addmm(transformer_h_3_attn_c_proj_bias, view_25, transformer_h_3_attn_c_proj_weight)
        del view_25
        x_27 = x_26.view((1, 64, 768))
        del x_26
        attn_output_15 = torch.nn.functional.dropout(x_27, 0.1, False, False)
        del x_27
        hidden_states_21 = attn_output_15 + hidden_states_19
        del hidden_states_19, attn_output_15
        hidden_states_22 = torch.nn.functional.layer_norm(hidden_states_21, (768,), transformer_h_3_ln_2_weight, transformer_h_3_ln_2_bias, 1e-05)
        view_26 = hidden_states_22.view(-1, 768)
        del hidden_states_22
        x_28 = torch.addmm(transformer_h_3_mlp_c_fc_bias, view_26, transformer_h_3_mlp_c_fc_weight)
        del view_26
        x_29 = x_28.view((1, 64, 3072))
        del x_28
        mul_9 = 0.5 * x_29
        pow_4 = torch.pow(x_29, 3.0)
        mul_10 = 0.044715 * pow_4
        del pow_4
        add_6 = x_29 + mul_10
        del x_29, mul_10
        mul_11 = 0.7978845608028654 * add_6
        del add_6
        tanh_3 = torch.tanh(mul_11)
        del mul_11
        add_7 = 1.0 + tanh_3
        del tanh_3
        hidden_states_23 = mul_9 * add_7
        del mul_9, add_7
        view_27 = hidden_states_23.view(-1, 3072)
        del hidden_states_23
        x_30 = torch.addmm(transformer_h_3_mlp_c_proj_bias, view_27, transformer_h_3_mlp_c_proj_weight)
        del view_27
        x_31 = x_30.view((1, 64, 768))
        del x_30
        hidden_states_24 = torch.nn.functional.dropout(x_31, 0.1, False, False)
        del x_31
        hidden_states_25 = hidden_states_21 + hidden_states_24
        del hidden_states_21, hidden_states_24
        hidden_states_26 = torch.nn.functional.layer_norm(hidden_states_25, (768,), transformer_ln_f_weight, transformer_ln_f_bias, 1e-05)
        del hidden_states_25
        hidden_states_27 = hidden_states_26.view((-1, 64, 768))
        del hidden_states_26
        getitem_3 = hidden_states_27[:, 0:, :]
        del hidden_states_27
        logits = torch.nn.functional.linear(getitem_3, transformer_wte_weight, None)
        del getitem_3
        return (logits,)
