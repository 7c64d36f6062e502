import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        input_features: torch.Tensor,
        model_encoder_conv1_weight: torch.Tensor,
        model_encoder_conv1_bias: torch.Tensor,
        model_encoder_conv2_weight: torch.Tensor,
        model_encoder_conv2_bias: torch.Tensor,
        model_encoder_embed_positions_weight: torch.Tensor,
        model_encoder_layers_0_self_attn_layer_norm_weight: torch.Tensor,
        model_encoder_layers_0_self_attn_layer_norm_bias: torch.Tensor,
        model_encoder_layers_0_self_attn_q_proj_weight: torch.Tensor,
        model_encoder_layers_0_self_attn_q_proj_bias: torch.Tensor,
        model_encoder_layers_0_self_attn_k_proj_weight: torch.Tensor,
        model_encoder_layers_0_self_attn_v_proj_weight: torch.Tensor,
        model_encoder_layers_0_self_attn_v_proj_bias: torch.Tensor,
        model_encoder_layers_0_self_attn_out_proj_weight: torch.Tensor,
        model_encoder_layers_0_self_attn_out_proj_bias: torch.Tensor,
        model_encoder_layers_0_final_layer_norm_weight: torch.Tensor,
        model_encoder_layers_0_final_layer_norm_bias: torch.Tensor,
        model_encoder_layers_0_fc1_weight: torch.Tensor,
        model_encoder_layers_0_fc1_bias: torch.Tensor,
        model_encoder_layers_0_fc2_weight: torch.Tensor,
        model_encoder_layers_0_fc2_bias: torch.Tensor,
        model_encoder_layers_1_self_attn_layer_norm_weight: torch.Tensor,
        model_encoder_layers_1_self_attn_layer_norm_bias: torch.Tensor,
        model_encoder_layers_1_self_attn_q_proj_weight: torch.Tensor,
        model_encoder_layers_1_self_attn_q_proj_bias: torch.Tensor,
        model_encoder_layers_1_self_attn_k_proj_weight: torch.Tensor,
        model_encoder_layers_1_self_attn_v_proj_weight: torch.Tensor,
        model_encoder_layers_1_self_attn_v_proj_bias: torch.Tensor,
        model_encoder_layers_1_self_attn_out_proj_weight: torch.Tensor,
        model_encoder_layers_1_self_attn_out_proj_bias: torch.Tensor,
        model_encoder_layers_1_final_layer_norm_weight: torch.Tensor,
        model_encoder_layers_1_final_layer_norm_bias: torch.Tensor,
        model_encoder_layers_1_fc1_weight: torch.Tensor,
        model_encoder_layers_1_fc1_bias: torch.Tensor,
        model_encoder_layers_1_fc2_weight: torch.Tensor,
        model_encoder_layers_1_fc2_bias: torch.Tensor,
        model_encoder_layer_norm_weight: torch.Tensor,
        model_encoder_layer_norm_bias: torch.Tensor,
        decoder_input_ids: torch.Tensor,
        model_decoder_embed_tokens_weight: torch.Tensor,
        model_decoder_embed_positions_weight: torch.Tensor,
        model_decoder_layers_0_self_attn_layer_norm_weight: torch.Tensor,
        model_decoder_layers_0_self_attn_layer_norm_bias: torch.Tensor,
        model_decoder_layers_0_self_attn_q_proj_weight: torch.Tensor,
        model_decoder_layers_0_self_attn_q_proj_bias: torch.Tensor,
        model_decoder_layers_0_self_attn_k_proj_weight: torch.Tensor,
        model_decoder_layers_0_self_attn_v_proj_weight: torch.Tensor,
        model_decoder_layers_0_self_attn_v_proj_bias: torch.Tensor,
        model_decoder_layers_0_self_attn_out_proj_weight: torch.Tensor,
        model_decoder_layers_0_self_attn_out_proj_bias: torch.Tensor,
        model_decoder_layers_0_encoder_attn_layer_norm_weight: torch.Tensor,
        model_decoder_layers_0_encoder_attn_layer_norm_bias: torch.Tensor,
        model_decoder_layers_0_encoder_attn_q_proj_weight: torch.Tensor,
        model_decoder_layers_0_encoder_attn_q_proj_bias: torch.Tensor,
        model_decoder_layers_0_encoder_attn_k_proj_weight: torch.Tensor,
        model_decoder_layers_0_encoder_attn_v_proj_weight: torch.Tensor,
        model_decoder_layers_0_encoder_attn_v_proj_bias: torch.Tensor,
        model_decoder_layers_0_encoder_attn_out_proj_weight: torch.Tensor,
        model_decoder_layers_0_encoder_attn_out_proj_bias: torch.Tensor,
        model_decoder_layers_0_final_layer_norm_weight: torch.Tensor,
        model_decoder_layers_0_final_layer_norm_bias: torch.Tensor,
        model_decoder_layers_0_fc1_weight: torch.Tensor,
        model_decoder_layers_0_fc1_bias: torch.Tensor,
        model_decoder_layers_0_fc2_weight: torch.Tensor,
        model_decoder_layers_0_fc2_bias: torch.Tensor,
        model_decoder_layers_1_self_attn_layer_norm_weight: torch.Tensor,
        model_decoder_layers_1_self_attn_layer_norm_bias: torch.Tensor,
        model_decoder_layers_1_self_attn_q_proj_weight: torch.Tensor,
        model_decoder_layers_1_self_attn_q_proj_bias: torch.Tensor,
        model_decoder_layers_1_self_attn_k_proj_weight: torch.Tensor,
        model_decoder_layers_1_self_attn_v_proj_weight: torch.Tensor,
        model_decoder_layers_1_self_attn_v_proj_bias: torch.Tensor,
        model_decoder_layers_1_self_attn_out_proj_weight: torch.Tensor,
        model_decoder_layers_1_self_attn_out_proj_bias: torch.Tensor,
        model_decoder_layers_1_encoder_attn_layer_norm_weight: torch.Tensor,
        model_decoder_layers_1_encoder_attn_layer_norm_bias: torch.Tensor,
        model_decoder_layers_1_encoder_attn_q_proj_weight: torch.Tensor,
        model_decoder_layers_1_encoder_attn_q_proj_bias: torch.Tensor,
        model_decoder_layers_1_encoder_attn_k_proj_weight: torch.Tensor,
        model_decoder_layers_1_encoder_attn_v_proj_weight: torch.Tensor,
        model_decoder_layers_1_encoder_attn_v_proj_bias: torch.Tensor,
        model_decoder_layers_1_encoder_attn_out_proj_weight: torch.Tensor,
        model_decoder_layers_1_encoder_attn_out_proj_bias: torch.Tensor,
        model_decoder_layers_1_final_layer_norm_weight: torch.Tensor,
        model_decoder_layers_1_final_layer_norm_bias: torch.Tensor,
        model_decoder_layers_1_fc1_weight: torch.Tensor,
        model_decoder_layers_1_fc1_bias: torch.Tensor,
        model_decoder_layers_1_fc2_weight: torch.Tensor,
        model_decoder_layers_1_fc2_bias: torch.Tensor,
        model_decoder_layer_norm_weight: torch.Tensor,
        model_decoder_layer_norm_bias: torch.Tensor,
    ):
        device = input_features.device
        conv1d = torch.conv1d(input_features, model_encoder_conv1_weight, model_encoder_conv1_bias, (1,), (1,), (1,), 1)
        inputs_embeds = torch.nn.functional.gelu(conv1d)
        del conv1d
        conv1d_1 = torch.conv1d(inputs_embeds, model_encoder_conv2_weight, model_encoder_conv2_bias, (2,), (1,), (1,), 1)
        del inputs_embeds
        inputs_embeds_1 = torch.nn.functional.gelu(conv1d_1)
        del conv1d_1
        inputs_embeds_2 = inputs_embeds_1.permute(0, 2, 1)
        del inputs_embeds_1
        all_positions = torch.arange(500, device=device)
        embedding = torch.nn.functional.embedding(all_positions, model_encoder_embed_positions_weight, None, None, 2.0, False, False)
        del all_positions
        hidden_states = inputs_embeds_2 + embedding
        del inputs_embeds_2, embedding
        hidden_states_1 = torch.nn.functional.dropout(hidden_states, p=0.0, training=False)
        del hidden_states
        hidden_states_2 = torch.nn.functional.layer_norm(hidden_states_1, (384,), model_encoder_layers_0_self_attn_layer_norm_weight, model_encoder_layers_0_self_attn_layer_norm_bias, 1e-05)
        linear = torch.nn.functional.linear(hidden_states_2, model_encoder_layers_0_self_attn_q_proj_weight, model_encoder_layers_0_self_attn_q_proj_bias)
        mul = linear * 0.125
        del linear
        view = mul.view((1, 500, -1, 64))
        del mul
        transpose = view.transpose(1, 2)
        del view
        query_states = transpose.contiguous()
        del transpose
        linear_1 = torch.nn.functional.linear(hidden_states_2, model_encoder_layers_0_self_attn_k_proj_weight, None)
        view_1 = linear_1.view((1, -1, 6, 64))
        del linear_1
        transpose_1 = view_1.transpose(1, 2)
        del view_1
        key_states = transpose_1.contiguous()
        del transpose_1
        linear_2 = torch.nn.functional.linear(hidden_states_2, model_encoder_layers_0_self_attn_v_proj_weight, model_encoder_layers_0_self_attn_v_proj_bias)
        del hidden_states_2
        view_2 = linear_2.view((1, -1, 6, 64))
        del linear_2
        transpose_2 = view_2.transpose(1, 2)
        del view_2
        value_states = transpose_2.contiguous()
        del transpose_2
        attn_output = torch.nn.functional.scaled_dot_product_attention(query_states, key_states, value_states, attn_mask=None, dropout_p=0.0, scale=1.0, is_causal=False)
        del query_states, key_states, value_states
        transpose_3 = attn_output.transpose(1, 2)
        del attn_output
        attn_output_1 = transpose_3.contiguous()
        del transpose_3
        reshape = attn_output_1.reshape(1, 500, -1)
        del attn_output_1
        attn_output_2 = reshape.contiguous()
        del reshape
        attn_output_3 = torch.nn.functional.linear(attn_output_2, model_encoder_layers_0_self_attn_out_proj_weight, model_encoder_layers_0_self_attn_out_proj_bias)
        del attn_output_2
        hidden_states_3 = torch.nn.functional.dropout(attn_output_3, p=0.0, training=False)
        del attn_output_3
        hidden_states_4 = hidden_states_1 + hidden_states_3
        del hidden_states_1, hidden_states_3
        hidden_states_5 = torch.nn.functional.layer_norm(hidden_states_4, (384,), model_encoder_layers_0_final_layer_norm_weight, model_encoder_layers_0_final_layer_norm_bias, 1e-05)
        linear_3 = torch.nn.functional.linear(hidden_states_5, model_encoder_layers_0_fc1_weight, model_encoder_layers_0_fc1_bias)
        del hidden_states_5
        hidden_states_6 = torch.nn.functional.gelu(linear_3)
        del linear_3
        hidden_states_7 = torch.nn.functional.dropout(hidden_states_6, p=0.0, training=False)
        del hidden_states_6
        hidden_states_8 = torch.nn.functional.linear(hidden_states_7, model_encoder_layers_0_fc2_weight, model_encoder_layers_0_fc2_bias)
        del hidden_states_7
        hidden_states_9 = torch.nn.functional.dropout(hidden_states_8, p=0.0, training=False)
        del hidden_states_8
        hidden_states_10 = hidden_states_4 + hidden_states_9
        del hidden_states_4, hidden_states_9
        hidden_states_11 = torch.nn.functional.layer_norm(hidden_states_10, (384,), model_encoder_layers_1_self_attn_layer_norm_weight, model_encoder_layers_1_self_attn_layer_norm_bias, 1e-05)
        linear_4 = torch.nn.functional.linear(hidden_states_11, model_encoder_layers_1_self_attn_q_proj_weight, model_encoder_layers_1_self_attn_q_proj_bias)
        mul_1 = linear_4 * 0.125
        del linear_4
        view_3 = mul_1.view((1, 500, -1, 64))
        del mul_1
        transpose_4 = view_3.transpose(1, 2)
        del view_3
        query_states_1 = transpose_4.contiguous()
        del transpose_4
        linear_5 = torch.nn.functional.linear(hidden_states_11, model_encoder_layers_1_self_attn_k_proj_weight, None)
        view_4 = linear_5.view((1, -1, 6, 64))
        del linear_5
        transpose_5 = view_4.transpose(1, 2)
        del view_4
        key_states_1 = transpose_5.contiguous()
        del transpose_5
        linear_6 = torch.nn.functional.linear(hidden_states_11, model_encoder_layers_1_self_attn_v_proj_weight, model_encoder_layers_1_self_attn_v_proj_bias)
        del hidden_states_11
        view_5 = linear_6.view((1, -1, 6, 64))
        del linear_6
        transpose_6 = view_5.transpose(1, 2)
        del view_5
        value_states_1 = transpose_6.contiguous()
        del transpose_6
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(query_states_1, key_states_1, value_states_1, attn_mask=None, dropout_p=0.0, scale=1.0, is_causal=False)
        del query_states_1, key_states_1, value_states_1
        transpose_7 = attn_output_4.transpose(1, 2)
        del attn_output_4
        attn_output_5 = transpose_7.contiguous()
        del transpose_7
        reshape_1 = attn_output_5.reshape(1, 500, -1)
        del attn_output_5
        attn_output_6 = reshape_1.contiguous()
        del reshape_1
        attn_output_7 = torch.nn.functional.linear(attn_output_6, model_encoder_layers_1_self_attn_out_proj_weight, model_encoder_layers_1_self_attn_out_proj_bias)
        del attn_output_6
        hidden_states_12 = torch.nn.functional.dropout(attn_output_7, p=0.0, training=False)
        del attn_output_7
        hidden_states_13 = hidden_states_10 + hidden_states_12
        del hidden_states_10, hidden_states_12
        hidden_states_14 = torch.nn.functional.layer_norm(hidden_states_13, (384,), model_encoder_layers_1_final_layer_norm_weight, model_encoder_layers_1_final_layer_norm_bias, 1e-05)
        linear_7 = torch.nn.functional.linear(hidden_states_14, model_encoder_layers_1_fc1_weight, model_encoder_layers_1_fc1_bias)
        del hidden_states_14
        hidden_states_15 = torch.nn.functional.gelu(linear_7)
        del linear_7
        hidden_states_16 = torch.nn.functional.dropout(hidden_states_15, p=0.0, training=False)
        del hidden_states_15
        hidden_states_17 = torch.nn.functional.linear(hidden_states_16, model_encoder_layers_1_fc2_weight, model_encoder_layers_1_fc2_bias)
        del hidden_states_16
        hidden_states_18 = torch.nn.functional.dropout(hidden_states_17, p=0.0, training=False)
        del hidden_states_17
        hidden_states_19 = hidden_states_13 + hidden_states_18
        del hidden_states_13, hidden_states_18
        hidden_states_20 = torch.nn.functional.layer_norm(hidden_states_19, (384,), model_encoder_layer_norm_weight, model_encoder_layer_norm_bias, 1e-05)
        del hidden_states_19
        inputs_embeds_3 = torch.nn.functional.embedding(decoder_input_ids, model_decoder_embed_tokens_weight, 0, None, 2.0, False, False)
        arange = torch.arange(16, device=device)
        position_ids = arange + 0
        del arange
        unsqueeze = position_ids.unsqueeze(0)
        del position_ids
        position_ids_1 = unsqueeze.repeat(1, 1)
        del unsqueeze
        positions = model_decoder_embed_positions_weight[position_ids_1]
        to = positions.to(device)
        del positions
        hidden_states_21 = inputs_embeds_3 + to
        del inputs_embeds_3, to
        hidden_states_22 = torch.nn.functional.dropout(hidden_states_21, p=0.0, training=False)
        del hidden_states_21
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
        arange_1 = torch.arange(16, device=device)
        q_arange = arange_1 + 0
        del arange_1
        arange_2 = torch.arange(16, device=device)
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
        attention_mask = result_2.expand(1, -1, 16, 16)
        del result_2
        hidden_states_23 = torch.nn.functional.layer_norm(hidden_states_22, (384,), model_decoder_layers_0_self_attn_layer_norm_weight, model_decoder_layers_0_self_attn_layer_norm_bias, 1e-05)
        linear_8 = torch.nn.functional.linear(hidden_states_23, model_decoder_layers_0_self_attn_q_proj_weight, model_decoder_layers_0_self_attn_q_proj_bias)
        mul_2 = linear_8 * 0.125
        del linear_8
        view_6 = mul_2.view((1, 16, -1, 64))
        del mul_2
        transpose_8 = view_6.transpose(1, 2)
        del view_6
        query_states_2 = transpose_8.contiguous()
        del transpose_8
        linear_9 = torch.nn.functional.linear(hidden_states_23, model_decoder_layers_0_self_attn_k_proj_weight, None)
        view_7 = linear_9.view((1, -1, 6, 64))
        del linear_9
        transpose_9 = view_7.transpose(1, 2)
        del view_7
        key_states_2 = transpose_9.contiguous()
        del transpose_9
        linear_10 = torch.nn.functional.linear(hidden_states_23, model_decoder_layers_0_self_attn_v_proj_weight, model_decoder_layers_0_self_attn_v_proj_bias)
        del hidden_states_23
        view_8 = linear_10.view((1, -1, 6, 64))
        del linear_10
        transpose_10 = view_8.transpose(1, 2)
        del view_8
        value_states_2 = transpose_10.contiguous()
        del transpose_10
        attn_output_8 = torch.nn.functional.scaled_dot_product_attention(query_states_2, key_states_2, value_states_2, attn_mask=attention_mask, dropout_p=0.0, scale=1.0, is_causal=False)
        del query_states_2, key_states_2, value_states_2
        transpose_11 = attn_output_8.transpose(1, 2)
        del attn_output_8
        attn_output_9 = transpose_11.contiguous()
        del transpose_11
        reshape_2 = attn_output_9.reshape(1, 16, -1)
        del attn_output_9
        attn_output_10 = reshape_2.contiguous()
        del reshape_2
        attn_output_11 = torch.nn.functional.linear(attn_output_10, model_decoder_layers_0_self_attn_out_proj_weight, model_decoder_layers_0_self_attn_out_proj_bias)
        del attn_output_10
        hidden_states_24 = torch.nn.functional.dropout(attn_output_11, p=0.0, training=False)
        del attn_output_11
        hidden_states_25 = hidden_states_22 + hidden_states_24
        del hidden_states_22, hidden_states_24
        hidden_states_26 = torch.nn.functional.layer_norm(hidden_states_25, (384,), model_decoder_layers_0_encoder_attn_layer_norm_weight, model_decoder_layers_0_encoder_attn_layer_norm_bias, 1e-05)
        linear_11 = torch.nn.functional.linear(hidden_states_26, model_decoder_layers_0_encoder_attn_q_proj_weight, model_decoder_layers_0_encoder_attn_q_proj_bias)
        del hidden_states_26
        mul_3 = linear_11 * 0.125
        del linear_11
        view_9 = mul_3.view((1, 16, -1, 64))
        del mul_3
        transpose_12 = view_9.transpose(1, 2)
        del view_9
        query_states_3 = transpose_12.contiguous()
        del transpose_12
        linear_12 = torch.nn.functional.linear(hidden_states_20, model_decoder_layers_0_encoder_attn_k_proj_weight, None)
        view_10 = linear_12.view((1, -1, 6, 64))
        del linear_12
        transpose_13 = view_10.transpose(1, 2)
        del view_10
        key_states_3 = transpose_13.contiguous()
        del transpose_13
        linear_13 = torch.nn.functional.linear(hidden_states_20, model_decoder_layers_0_encoder_attn_v_proj_weight, model_decoder_layers_0_encoder_attn_v_proj_bias)
        view_11 = linear_13.view((1, -1, 6, 64))
        del linear_13
        transpose_14 = view_11.transpose(1, 2)
        del view_11
        value_states_3 = transpose_14.contiguous()
        del transpose_14
        attn_output_12 = torch.nn.functional.scaled_dot_product_attention(query_states_3, key_states_3, value_states_3, attn_mask=None, dropout_p=0.0, scale=1.0, is_causal=False)
        del query_states_3, key_states_3, value_states_3
        transpose_15 = attn_output_12.transpose(1, 2)
        del attn_output_12
        attn_output_13 = transpose_15.contiguous()
        del transpose_15
        reshape_3 = attn_output_13.reshape(1, 16, -1)
        del attn_output_13
        attn_output_14 = reshape_3.contiguous()
        del reshape_3
        attn_output_15 = torch.nn.functional.linear(attn_output_14, model_decoder_layers_0_encoder_attn_out_proj_weight, model_decoder_layers_0_encoder_attn_out_proj_bias)
        del attn_output_14
        hidden_states_27 = torch.nn.functional.dropout(attn_output_15, p=0.0, training=False)
        del attn_output_15
        hidden_states_28 = hidden_states_25 + hidden_states_27
        del hidden_states_25, hidden_states_27
        hidden_states_29 = torch.nn.functional.layer_norm(hidden_states_28, (384,), model_decoder_layers_0_final_layer_norm_weight, model_decoder_layers_0_final_layer_norm_bias, 1e-05)
        linear_14 = torch.nn.functional.linear(hidden_states_29, model_decoder_layers_0_fc1_weight, model_decoder_layers_0_fc1_bias)
        del hidden_states_29
        hidden_states_30 = torch.nn.functional.gelu(linear_14)
        del linear_14
        hidden_states_31 = torch.nn.functional.dropout(hidden_states_30, p=0.0, training=False)
        del hidden_states_30
        hidden_states_32 = torch.nn.functional.linear(hidden_states_31, model_decoder_layers_0_fc2_weight, model_decoder_layers_0_fc2_bias)
        del hidden_states_31
        hidden_states_33 = torch.nn.functional.dropout(hidden_states_32, p=0.0, training=False)
        del hidden_states_32
        hidden_states_34 = hidden_states_28 + hidden_states_33
        del hidden_states_28, hidden_states_33
        hidden_states_35 = torch.nn.functional.layer_norm(hidden_states_34, (384,), model_decoder_layers_1_self_attn_layer_norm_weight, model_decoder_layers_1_self_attn_layer_norm_bias, 1e-05)
        linear_15 = torch.nn.functional.linear(hidden_states_35, model_decoder_layers_1_self_attn_q_proj_weight, model_decoder_layers_1_self_attn_q_proj_bias)
        mul_4 = linear_15 * 0.125
        del linear_15
        view_12 = mul_4.view((1, 16, -1, 64))
        del mul_4
        transpose_16 = view_12.transpose(1, 2)
        del view_12
        query_states_4 = transpose_16.contiguous()
        del transpose_16
        linear_16 = torch.nn.functional.linear(hidden_states_35, model_decoder_layers_1_self_attn_k_proj_weight, None)
        view_13 = linear_16.view((1, -1, 6, 64))
        del linear_16
        transpose_17 = view_13.transpose(1, 2)
        del view_13
        key_states_4 = transpose_17.contiguous()
        del transpose_17
        linear_17 = torch.nn.functional.linear(hidden_states_35, model_decoder_layers_1_self_attn_v_proj_weight, model_decoder_layers_1_self_attn_v_proj_bias)
        del hidden_states_35
        view_14 = linear_17.view((1, -1, 6, 64))
        del linear_17
        transpose_18 = view_14.transpose(1, 2)
        del view_14
        value_states_4 = transpose_18.contiguous()
        del transpose_18
        attn_output_16 = torch.nn.functional.scaled_dot_product_attention(query_states_4, key_states_4, value_states_4, attn_mask=attention_mask, dropout_p=0.0, scale=1.0, is_causal=False)
        del attention_mask, query_states_4, key_states_4, value_states_4
        transpose_19 = attn_output_16.transpose(1, 2)
        del attn_output_16
        attn_output_17 = transpose_19.contiguous()
        del transpose_19
        reshape_4 = attn_output_17.reshape(1, 16, -1)
        del attn_output_17
        attn_output_18 = reshape_4.contiguous()
        del reshape_4
        attn_output_19 = torch.nn.functional.linear(attn_output_18, model_decoder_layers_1_self_attn_out_proj_weight, model_decoder_layers_1_self_attn_out_proj_bias)
        del attn_output_18
        hidden_states_36 = torch.nn.functional.dropout(attn_output_19, p=0.0, training=False)
        del attn_output_19
        hidden_states_37 = hidden_states_34 + hidden_states_36
        del hidden_states_34, hidden_states_36
        hidden_states_38 = torch.nn.functional.layer_norm(hidden_states_37, (384,), model_decoder_layers_1_encoder_attn_layer_norm_weight, model_decoder_layers_1_encoder_attn_layer_norm_bias, 1e-05)
        linear_18 = torch.nn.functional.linear(hidden_states_38, model_decoder_layers_1_encoder_attn_q_proj_weight, model_decoder_layers_1_encoder_attn_q_proj_bias)
        del hidden_states_38
        mul_5 = linear_18 * 0.125
        del linear_18
        view_15 = mul_5.view((1, 16, -1, 64))
        del mul_5
        transpose_20 = view_15.transpose(1, 2)
        del view_15
        query_states_5 = transpose_20.contiguous()
        del transpose_20
        linear_19 = torch.nn.functional.linear(hidden_states_20, model_decoder_layers_1_encoder_attn_k_proj_weight, None)
        view_16 = linear_19.view((1, -1, 6, 64))
        del linear_19
        transpose_21 = view_16.transpose(1, 2)
        del view_16
        key_states_5 = transpose_21.contiguous()
        del transpose_21
        linear_20 = torch.nn.functional.linear(hidden_states_20, model_decoder_layers_1_encoder_attn_v_proj_weight, model_decoder_layers_1_encoder_attn_v_proj_bias)
        view_17 = linear_20.view((1, -1, 6, 64))
        del linear_20
        transpose_22 = view_17.transpose(1, 2)
        del view_17
        value_states_5 = transpose_22.contiguous()
        del transpose_22
        attn_output_20 = torch.nn.functional.scaled_dot_product_attention(query_states_5, key_states_5, value_states_5, attn_mask=None, dropout_p=0.0, scale=1.0, is_causal=False)
        del query_states_5, key_states_5, value_states_5
        transpose_23 = attn_output_20.transpose(1, 2)
        del attn_output_20
        attn_output_21 = transpose_23.contiguous()
        del transpose_23
        reshape_5 = attn_output_21.reshape(1, 16, -1)
        del attn_output_21
        attn_output_22 = reshape_5.contiguous()
        del reshape_5
        attn_output_23 = torch.nn.functional.linear(attn_output_22, model_decoder_layers_1_encoder_attn_out_proj_weight, model_decoder_layers_1_encoder_attn_out_proj_bias)
        del attn_output_22
        hidden_states_39 = torch.nn.functional.dropout(attn_output_23, p=0.0, training=False)
        del attn_output_23
        hidden_states_40 = hidden_states_37 + hidden_states_39
        del hidden_states_37, hidden_states_39
        hidden_states_41 = torch.nn.functional.layer_norm(hidden_states_40, (384,), model_decoder_layers_1_final_layer_norm_weight, model_decoder_layers_1_final_layer_norm_bias, 1e-05)
        linear_21 = torch.nn.functional.linear(hidden_states_41, model_decoder_layers_1_fc1_weight, model_decoder_layers_1_fc1_bias)
        del hidden_states_41
        hidden_states_42 = torch.nn.functional.gelu(linear_21)
        del linear_21
        hidden_states_43 = torch.nn.functional.dropout(hidden_states_42, p=0.0, training=False)
        del hidden_states_42
        hidden_states_44 = torch.nn.functional.linear(hidden_states_43, model_decoder_layers_1_fc2_weight, model_decoder_layers_1_fc2_bias)
        del hidden_states_43
        hidden_states_45 = torch.nn.functional.dropout(hidden_states_44, p=0.0, training=False)
        del hidden_states_44
        hidden_states_46 = hidden_states_40 + hidden_states_45
        del hidden_states_40, hidden_states_45
        hidden_states_47 = torch.nn.functional.layer_norm(hidden_states_46, (384,), model_decoder_layer_norm_weight, model_decoder_layer_norm_bias, 1e-05)
        del hidden_states_46
        lm_logits = torch.nn.functional.linear(hidden_states_47, model_decoder_embed_tokens_weight, None)
        del hidden_states_47
        return (lm_logits, hidden_states_20)
