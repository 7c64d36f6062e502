import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        input_ids: torch.Tensor,
        shared_weight: torch.Tensor,
        attention_mask: torch.Tensor,
        encoder_block_0_layer_0_layer_norm_weight: torch.Tensor,
        encoder_block_0_layer_0_SelfAttention_q_weight: torch.Tensor,
        encoder_block_0_layer_0_SelfAttention_k_weight: torch.Tensor,
        encoder_block_0_layer_0_SelfAttention_v_weight: torch.Tensor,
        encoder_block_0_layer_0_SelfAttention_relative_attention_bias_weight: torch.Tensor,
        encoder_block_0_layer_0_SelfAttention_o_weight: torch.Tensor,
        encoder_block_0_layer_1_layer_norm_weight: torch.Tensor,
        encoder_block_0_layer_1_DenseReluDense_wi_weight: torch.Tensor,
        encoder_block_0_layer_1_DenseReluDense_wo_weight: torch.Tensor,
        encoder_block_1_layer_0_layer_norm_weight: torch.Tensor,
        encoder_block_1_layer_0_SelfAttention_q_weight: torch.Tensor,
        encoder_block_1_layer_0_SelfAttention_k_weight: torch.Tensor,
        encoder_block_1_layer_0_SelfAttention_v_weight: torch.Tensor,
        encoder_block_1_layer_0_SelfAttention_o_weight: torch.Tensor,
        encoder_block_1_layer_1_layer_norm_weight: torch.Tensor,
        encoder_block_1_layer_1_DenseReluDense_wi_weight: torch.Tensor,
        encoder_block_1_layer_1_DenseReluDense_wo_weight: torch.Tensor,
        encoder_block_2_layer_0_layer_norm_weight: torch.Tensor,
        encoder_block_2_layer_0_SelfAttention_q_weight: torch.Tensor,
        encoder_block_2_layer_0_SelfAttention_k_weight: torch.Tensor,
        encoder_block_2_layer_0_SelfAttention_v_weight: torch.Tensor,
        encoder_block_2_layer_0_SelfAttention_o_weight: torch.Tensor,
        encoder_block_2_layer_1_layer_norm_weight: torch.Tensor,
        encoder_block_2_layer_1_DenseReluDense_wi_weight: torch.Tensor,
        encoder_block_2_layer_1_DenseReluDense_wo_weight: torch.Tensor,
        encoder_final_layer_norm_weight: torch.Tensor,
        decoder_input_ids: torch.Tensor,
        decoder_block_0_layer_0_layer_norm_weight: torch.Tensor,
        decoder_block_0_layer_0_SelfAttention_q_weight: torch.Tensor,
        decoder_block_0_layer_0_SelfAttention_k_weight: torch.Tensor,
        decoder_block_0_layer_0_SelfAttention_v_weight: torch.Tensor,
        decoder_block_0_layer_0_SelfAttention_relative_attention_bias_weight: torch.Tensor,
        decoder_block_0_layer_0_SelfAttention_o_weight: torch.Tensor,
        decoder_block_0_layer_1_layer_norm_weight: torch.Tensor,
        decoder_block_0_layer_1_EncDecAttention_q_weight: torch.Tensor,
        decoder_block_0_layer_1_EncDecAttention_k_weight: torch.Tensor,
        decoder_block_0_layer_1_EncDecAttention_v_weight: torch.Tensor,
        decoder_block_0_layer_1_EncDecAttention_o_weight: torch.Tensor,
        decoder_block_0_layer_2_layer_norm_weight: torch.Tensor,
        decoder_block_0_layer_2_DenseReluDense_wi_weight: torch.Tensor,
        decoder_block_0_layer_2_DenseReluDense_wo_weight: torch.Tensor,
        decoder_block_1_layer_0_layer_norm_weight: torch.Tensor,
        decoder_block_1_layer_0_SelfAttention_q_weight: torch.Tensor,
        decoder_block_1_layer_0_SelfAttention_k_weight: torch.Tensor,
        decoder_block_1_layer_0_SelfAttention_v_weight: torch.Tensor,
        decoder_block_1_layer_0_SelfAttention_o_weight: torch.Tensor,
        decoder_block_1_layer_1_layer_norm_weight: torch.Tensor,
        decoder_block_1_layer_1_EncDecAttention_q_weight: torch.Tensor,
        decoder_block_1_layer_1_EncDecAttention_k_weight: torch.Tensor,
        decoder_block_1_layer_1_EncDecAttention_v_weight: torch.Tensor,
        decoder_block_1_layer_1_EncDecAttention_o_weight: torch.Tensor,
        decoder_block_1_layer_2_layer_norm_weight: torch.Tensor,
        decoder_block_1_layer_2_DenseReluDense_wi_weight: torch.Tensor,
        decoder_block_1_layer_2_DenseReluDense_wo_weight: torch.Tensor,
        decoder_block_2_layer_0_layer_norm_weight: torch.Tensor,
        decoder_block_2_layer_0_SelfAttention_q_weight: torch.Tensor,
        decoder_block_2_layer_0_SelfAttention_k_weight: torch.Tensor,
        decoder_block_2_layer_0_SelfAttention_v_weight: torch.Tensor,
        decoder_block_2_layer_0_SelfAttention_o_weight: torch.Tensor,
        decoder_block_2_layer_1_layer_norm_weight: torch.Tensor,
        decoder_block_2_layer_1_EncDecAttention_q_weight: torch.Tensor,
        decoder_block_2_layer_1_EncDecAttention_k_weight: torch.Tensor,
        decoder_block_2_layer_1_EncDecAttention_v_weight: torch.Tensor,
        decoder_block_2_layer_1_EncDecAttention_o_weight: torch.Tensor,
        decoder_block_2_layer_2_layer_norm_weight: torch.Tensor,
        decoder_block_2_layer_2_DenseReluDense_wi_weight: torch.Tensor,
        decoder_block_2_layer_2_DenseReluDense_wo_weight: torch.Tensor,
        decoder_final_layer_norm_weight: torch.Tensor,
    ):
        device = input_ids.device
        inputs_embeds = torch.nn.functional.embedding(input_ids, shared_weight, None, None, 2.0, False, False)
        attention_mask_1 = attention_mask.to(device=device, dtype=torch.bool)
        batch_arange = torch.arange(1, device=device)
        torch.arange(1, device=device)
        arange = torch.arange(64, device=device)
        q_arange = arange + 0
        del arange
        arange_1 = torch.arange(64, device=device)
        kv_arange = arange_1 + 0
        del arange_1
        batch_indices = batch_arange[:, None, None, None]
        del batch_arange
        q_indices = q_arange[None, None, :, None]
        del q_arange
        kv_indices = kv_arange[None, None, None, :]
        del kv_arange
        result = q_indices.new_ones((), dtype=torch.bool)
        ge = q_indices >= 0
        del q_indices
        to = ge.to(device)
        del ge
        result_1 = result & to
        del result, to
        getitem = attention_mask_1[batch_indices, kv_indices]
        del attention_mask_1, batch_indices, kv_indices
        to_1 = getitem.to(device)
        del getitem
        result_2 = result_1 & to_1
        del result_1, to_1
        attention_mask_2 = result_2.expand(1, -1, 64, 64)
        del result_2
        hidden_states = torch.nn.functional.dropout(inputs_embeds, 0.1, False, False)
        del inputs_embeds
        to_2 = hidden_states.to(torch.float32)
        pow_1 = to_2.pow(2)
        del to_2
        variance = pow_1.mean(-1, keepdim=True)
        del pow_1
        add = variance + 1e-06
        del variance
        rsqrt = torch.rsqrt(add)
        del add
        hidden_states_1 = hidden_states * rsqrt
        del rsqrt
        normed_hidden_states = encoder_block_0_layer_0_layer_norm_weight * hidden_states_1
        del hidden_states_1
        linear = torch.nn.functional.linear(normed_hidden_states, encoder_block_0_layer_0_SelfAttention_q_weight, None)
        view = linear.view((1, 64, -1, 64))
        del linear
        query_states = view.transpose(1, 2)
        del view
        linear_1 = torch.nn.functional.linear(normed_hidden_states, encoder_block_0_layer_0_SelfAttention_k_weight, None)
        view_1 = linear_1.view((1, 64, -1, 64))
        del linear_1
        key_states = view_1.transpose(1, 2)
        del view_1
        linear_2 = torch.nn.functional.linear(normed_hidden_states, encoder_block_0_layer_0_SelfAttention_v_weight, None)
        del normed_hidden_states
        view_2 = linear_2.view((1, 64, -1, 64))
        del linear_2
        value_states = view_2.transpose(1, 2)
        del view_2
        arange_2 = torch.arange(64, dtype=torch.int64, device=device)
        getitem_1 = arange_2[:, None]
        del arange_2
        context_position = getitem_1 + 0
        del getitem_1
        arange_3 = torch.arange(64, dtype=torch.int64, device=device)
        memory_position = arange_3[None, :]
        del arange_3
        relative_position = memory_position - context_position
        del memory_position, context_position
        gt = relative_position > 0
        to_3 = gt.to(torch.int64)
        del gt
        mul = to_3 * 16
        del to_3
        relative_buckets = 0 + mul
        del mul
        relative_position_1 = torch.abs(relative_position)
        del relative_position
        is_small = relative_position_1 < 8
        float_1 = relative_position_1.float()
        truediv = float_1 / 8
        del float_1
        log = torch.log(truediv)
        del truediv
        truediv_1 = log / 2.772588722239781
        del log
        mul_1 = truediv_1 * 8
        del truediv_1
        to_4 = mul_1.to(torch.int64)
        del mul_1
        relative_position_if_large = 8 + to_4
        del to_4
        full_like = torch.full_like(relative_position_if_large, 15)
        relative_position_if_large_1 = torch.min(relative_position_if_large, full_like)
        del relative_position_if_large, full_like
        where = torch.where(is_small, relative_position_1, relative_position_if_large_1)
        del relative_position_1, is_small, relative_position_if_large_1
        relative_buckets += where
        del where
        values = torch.nn.functional.embedding(relative_buckets, encoder_block_0_layer_0_SelfAttention_relative_attention_bias_weight, None, None, 2.0, False, False)
        del relative_buckets
        permute = values.permute([2, 0, 1])
        del values
        values_1 = permute.unsqueeze(0)
        del permute
        position_bias_mask = torch.where(attention_mask_2, values_1, -3.4028234663852886e+38)
        attn_output = torch.nn.functional.scaled_dot_product_attention(query_states, key_states, value_states, attn_mask=position_bias_mask, dropout_p=0.0, scale=1.0, is_causal=False)
        del query_states, key_states, value_states, position_bias_mask
        transpose = attn_output.transpose(1, 2)
        del attn_output
        attn_output_1 = transpose.contiguous()
        del transpose
        reshape = attn_output_1.reshape(1, 64, -1)
        del attn_output_1
        attn_output_2 = reshape.contiguous()
        del reshape
        attn_output_3 = torch.nn.functional.linear(attn_output_2, encoder_block_0_layer_0_SelfAttention_o_weight, None)
        del attn_output_2
        dropout = torch.nn.functional.dropout(attn_output_3, 0.1, False, False)
        del attn_output_3
        attention_output = hidden_states + dropout
        del hidden_states, dropout
        to_5 = attention_output.to(torch.float32)
        pow_2 = to_5.pow(2)
        del to_5
        variance_1 = pow_2.mean(-1, keepdim=True)
        del pow_2
        add_1 = variance_1 + 1e-06
        del variance_1
        rsqrt_1 = torch.rsqrt(add_1)
        del add_1
        hidden_states_2 = attention_output * rsqrt_1
        del rsqrt_1
        forwarded_states = encoder_block_0_layer_1_layer_norm_weight * hidden_states_2
        del hidden_states_2
        hidden_states_3 = torch.nn.functional.linear(forwarded_states, encoder_block_0_layer_1_DenseReluDense_wi_weight, None)
        del forwarded_states
        hidden_states_4 = torch.nn.functional.relu(hidden_states_3, inplace=False)
        del hidden_states_3
        hidden_states_5 = torch.nn.functional.dropout(hidden_states_4, 0.1, False, False)
        del hidden_states_4
        hidden_states_6 = torch.nn.functional.linear(hidden_states_5, encoder_block_0_layer_1_DenseReluDense_wo_weight, None)
        del hidden_states_5
        dropout_1 = torch.nn.functional.dropout(hidden_states_6, 0.1, False, False)
        del hidden_states_6
        hidden_states_7 = attention_output + dropout_1
        del attention_output, dropout_1
        to_6 = hidden_states_7.to(torch.float32)
        pow_3 = to_6.pow(2)
        del to_6
        variance_2 = pow_3.mean(-1, keepdim=True)
        del pow_3
        add_2 = variance_2 + 1e-06
        del variance_2
        rsqrt_2 = torch.rsqrt(add_2)
        del add_2
        hidden_states_8 = hidden_states_7 * rsqrt_2
        del rsqrt_2
        normed_hidden_states_1 = encoder_block_1_layer_0_layer_norm_weight * hidden_states_8
        del hidden_states_8
        linear_3 = torch.nn.functional.linear(normed_hidden_states_1, encoder_block_1_layer_0_SelfAttention_q_weight, None)
        view_3 = linear_3.view((1, 64, -1, 64))
        del linear_3
        query_states_1 = view_3.transpose(1, 2)
        del view_3
        linear_4 = torch.nn.functional.linear(normed_hidden_states_1, encoder_block_1_layer_0_SelfAttention_k_weight, None)
        view_4 = linear_4.view((1, 64, -1, 64))
        del linear_4
        key_states_1 = view_4.transpose(1, 2)
        del view_4
        linear_5 = torch.nn.functional.linear(normed_hidden_states_1, encoder_block_1_layer_0_SelfAttention_v_weight, None)
        del normed_hidden_states_1
        view_5 = linear_5.view((1, 64, -1, 64))
        del linear_5
        value_states_1 = view_5.transpose(1, 2)
        del view_5
        position_bias_mask_1 = torch.where(attention_mask_2, values_1, -3.4028234663852886e+38)
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(query_states_1, key_states_1, value_states_1, attn_mask=position_bias_mask_1, dropout_p=0.0, scale=1.0, is_causal=False)
        del query_states_1, key_states_1, value_states_1, position_bias_mask_1
        transpose_1 = attn_output_4.transpose(1, 2)
        del attn_output_4
        attn_output_5 = transpose_1.contiguous()
        del transpose_1
        reshape_1 = attn_output_5.reshape(1, 64, -1)
        del attn_output_5
        attn_output_6 = reshape_1.contiguous()
        del reshape_1
        attn_output_7 = torch.nn.functional.linear(attn_output_6, encoder_block_1_layer_0_SelfAttention_o_weight, None)
        del attn_output_6
        dropout_2 = torch.nn.functional.dropout(attn_output_7, 0.1, False, False)
        del attn_output_7
        attention_output_1 = hidden_states_7 + dropout_2
        del hidden_states_7, dropout_2
        to_7 = attention_output_1.to(torch.float32)
        pow_4 = to_7.pow(2)
        del to_7
        variance_3 = pow_4.mean(-1, keepdim=True)
        del pow_4
        add_3 = variance_3 + 1e-06
        del variance_3
        rsqrt_3 = torch.rsqrt(add_3)
        del add_3
        hidden_states_9 = attention_output_1 * rsqrt_3
        del rsqrt_3
        forwarded_states_1 = encoder_block_1_layer_1_layer_norm_weight * hidden_states_9
        del hidden_states_9
        hidden_states_10 = torch.nn.functional.linear(forwarded_states_1, encoder_block_1_layer_1_DenseReluDense_wi_weight, None)
        del forwarded_states_1
        hidden_states_11 = torch.nn.functional.relu(hidden_states_10, inplace=False)
        del hidden_states_10
        hidden_states_12 = torch.nn.functional.dropout(hidden_states_11, 0.1, False, False)
        del hidden_states_11
        hidden_states_13 = torch.nn.functional.linear(hidden_states_12, encoder_block_1_layer_1_DenseReluDense_wo_weight, None)
        del hidden_states_12
        dropout_3 = torch.nn.functional.dropout(hidden_states_13, 0.1, False, False)
        del hidden_states_13
        hidden_states_14 = attention_output_1 + dropout_3
        del attention_output_1, dropout_3
        to_8 = hidden_states_14.to(torch.float32)
        pow_5 = to_8.pow(2)
        del to_8
        variance_4 = pow_5.mean(-1, keepdim=True)
        del pow_5
        add_4 = variance_4 + 1e-06
        del variance_4
        rsqrt_4 = torch.rsqrt(add_4)
        del add_4
        hidden_states_15 = hidden_states_14 * rsqrt_4
        del rsqrt_4
        normed_hidden_states_2 = encoder_block_2_layer_0_layer_norm_weight * hidden_states_15
        del hidden_states_15
        linear_6 = torch.nn.functional.linear(normed_hidden_states_2, encoder_block_2_layer_0_SelfAttention_q_weight, None)
        view_6 = linear_6.view((1, 64, -1, 64))
        del linear_6
        query_states_2 = view_6.transpose(1, 2)
        del view_6
        linear_7 = torch.nn.functional.linear(normed_hidden_states_2, encoder_block_2_layer_0_SelfAttention_k_weight, None)
        view_7 = linear_7.view((1, 64, -1, 64))
        del linear_7
        key_states_2 = view_7.transpose(1, 2)
        del view_7
        linear_8 = torch.nn.functional.linear(normed_hidden_states_2, encoder_block_2_layer_0_SelfAttention_v_weight, None)
        del normed_hidden_states_2
        view_8 = linear_8.view((1, 64, -1, 64))
        del linear_8
        value_states_2 = view_8.transpose(1, 2)
        del view_8
        position_bias_mask_2 = torch.where(attention_mask_2, values_1, -3.4028234663852886e+38)
        del attention_mask_2, values_1
        attn_output_8 = torch.nn.functional.scaled_dot_product_attention(query_states_2, key_states_2, value_states_2, attn_mask=position_bias_mask_2, dropout_p=0.0, scale=1.0, is_causal=False)
        del query_states_2, key_states_2, value_states_2, position_bias_mask_2
        transpose_2 = attn_output_8.transpose(1, 2)
        del attn_output_8
        attn_output_9 = transpose_2.contiguous()
        del transpose_2
        reshape_2 = attn_output_9.reshape(1, 64, -1)
        del attn_output_9
        attn_output_10 = reshape_2.contiguous()
        del reshape_2
        attn_output_11 = torch.nn.functional.linear(attn_output_10, encoder_block_2_layer_0_SelfAttention_o_weight, None)
        del attn_output_10
        dropout_4 = torch.nn.functional.dropout(attn_output_11, 0.1, False, False)
        del attn_output_11
        attention_output_2 = hidden_states_14 + dropout_4
        del hidden_states_14, dropout_4
        to_9 = attention_output_2.to(torch.float32)
        pow_6 = to_9.pow(2)
        del to_9
        variance_5 = pow_6.mean(-1, keepdim=True)
        del pow_6
        add_5 = variance_5 + 1e-06
        del variance_5
        rsqrt_5 = torch.rsqrt(add_5)
        del add_5
        hidden_states_16 = attention_output_2 * rsqrt_5
        del rsqrt_5
        forwarded_states_2 = encoder_block_2_layer_1_layer_norm_weight * hidden_states_16
        del hidden_states_16
        hidden_states_17 = torch.nn.functional.linear(forwarded_states_2, encoder_block_2_layer_1_DenseReluDense_wi_weight, None)
        del forwarded_states_2
        hidden_states_18 = torch.nn.functional.relu(hidden_states_17, inplace=False)
        del hidden_states_17
        hidden_states_19 = torch.nn.functional.dropout(hidden_states_18, 0.1, False, False)
        del hidden_states_18
        hidden_states_20 = torch.nn.functional.linear(hidden_states_19, encoder_block_2_layer_1_DenseReluDense_wo_weight, None)
        del hidden_states_19
        dropout_5 = torch.nn.functional.dropout(hidden_states_20, 0.1, False, False)
        del hidden_states_20
        hidden_states_21 = attention_output_2 + dropout_5
        del attention_output_2, dropout_5
        to_10 = hidden_states_21.to(torch.float32)
        pow_7 = to_10.pow(2)
        del to_10
        variance_6 = pow_7.mean(-1, keepdim=True)
        del pow_7
        add_6 = variance_6 + 1e-06
        del variance_6
        rsqrt_6 = torch.rsqrt(add_6)
        del add_6
        hidden_states_22 = hidden_states_21 * rsqrt_6
        del hidden_states_21, rsqrt_6
        hidden_states_23 = encoder_final_layer_norm_weight * hidden_states_22
        del hidden_states_22
        hidden_states_24 = torch.nn.functional.dropout(hidden_states_23, 0.1, False, False)
        del hidden_states_23
        inputs_embeds_1 = torch.nn.functional.embedding(decoder_input_ids, shared_weight, None, None, 2.0, False, False)
        attention_mask_3 = attention_mask.to(device=device, dtype=torch.bool)
        batch_arange_1 = torch.arange(1, device=device)
        torch.arange(1, device=device)
        arange_4 = torch.arange(32, device=device)
        q_arange_1 = arange_4 + 0
        del arange_4
        arange_5 = torch.arange(64, device=device)
        kv_arange_1 = arange_5 + 0
        del arange_5
        batch_indices_1 = batch_arange_1[:, None, None, None]
        del batch_arange_1
        q_indices_1 = q_arange_1[None, None, :, None]
        del q_arange_1
        kv_indices_1 = kv_arange_1[None, None, None, :]
        del kv_arange_1
        result_3 = q_indices_1.new_ones((), dtype=torch.bool)
        ge_1 = q_indices_1 >= 0
        del q_indices_1
        to_11 = ge_1.to(device)
        del ge_1
        result_4 = result_3 & to_11
        del result_3, to_11
        getitem_2 = attention_mask_3[batch_indices_1, kv_indices_1]
        del attention_mask_3, batch_indices_1, kv_indices_1
        to_12 = getitem_2.to(device)
        del getitem_2
        result_5 = result_4 & to_12
        del result_4, to_12
        attention_mask_4 = result_5.expand(1, -1, 32, 64)
        del result_5
        hidden_states_25 = torch.nn.functional.dropout(inputs_embeds_1, 0.1, False, False)
        del inputs_embeds_1
        to_13 = hidden_states_25.to(torch.float32)
        pow_8 = to_13.pow(2)
        del to_13
        variance_7 = pow_8.mean(-1, keepdim=True)
        del pow_8
        add_7 = variance_7 + 1e-06
        del variance_7
        rsqrt_7 = torch.rsqrt(add_7)
        del add_7
        hidden_states_26 = hidden_states_25 * rsqrt_7
        del rsqrt_7
        normed_hidden_states_3 = decoder_block_0_layer_0_layer_norm_weight * hidden_states_26
        del hidden_states_26
        linear_9 = torch.nn.functional.linear(normed_hidden_states_3, decoder_block_0_layer_0_SelfAttention_q_weight, None)
        view_9 = linear_9.view((1, 32, -1, 64))
        del linear_9
        query_states_3 = view_9.transpose(1, 2)
        del view_9
        linear_10 = torch.nn.functional.linear(normed_hidden_states_3, decoder_block_0_layer_0_SelfAttention_k_weight, None)
        view_10 = linear_10.view((1, 32, -1, 64))
        del linear_10
        key_states_3 = view_10.transpose(1, 2)
        del view_10
        linear_11 = torch.nn.functional.linear(normed_hidden_states_3, decoder_block_0_layer_0_SelfAttention_v_weight, None)
        del normed_hidden_states_3
        view_11 = linear_11.view((1, 32, -1, 64))
        del linear_11
        value_states_3 = view_11.transpose(1, 2)
        del view_11
        arange_6 = torch.arange(32, dtype=torch.int64, device=device)
        getitem_3 = arange_6[:, None]
        del arange_6
        context_position_1 = getitem_3 + 0
        del getitem_3
        arange_7 = torch.arange(32, dtype=torch.int64, device=device)
        memory_position_1 = arange_7[None, :]
        del arange_7
        relative_position_2 = memory_position_1 - context_position_1
        del memory_position_1, context_position_1
        zeros_like = torch.zeros_like(relative_position_2)
        min_1 = torch.min(relative_position_2, zeros_like)
        del relative_position_2, zeros_like
        relative_position_3 = -min_1
        del min_1
        is_small_1 = relative_position_3 < 16
        float_2 = relative_position_3.float()
        truediv_2 = float_2 / 16
        del float_2
        log_1 = torch.log(truediv_2)
        del truediv_2
        truediv_3 = log_1 / 2.0794415416798357
        del log_1
        mul_2 = truediv_3 * 16
        del truediv_3
        to_14 = mul_2.to(torch.int64)
        del mul_2
        relative_position_if_large_2 = 16 + to_14
        del to_14
        full_like_1 = torch.full_like(relative_position_if_large_2, 31)
        relative_position_if_large_3 = torch.min(relative_position_if_large_2, full_like_1)
        del relative_position_if_large_2, full_like_1
        where_1 = torch.where(is_small_1, relative_position_3, relative_position_if_large_3)
        del relative_position_3, is_small_1, relative_position_if_large_3
        relative_buckets_1 = 0 + where_1
        del where_1
        values_2 = torch.nn.functional.embedding(relative_buckets_1, decoder_block_0_layer_0_SelfAttention_relative_attention_bias_weight, None, None, 2.0, False, False)
        del relative_buckets_1
        permute_1 = values_2.permute([2, 0, 1])
        del values_2
        values_3 = permute_1.unsqueeze(0)
        del permute_1
        arange_8 = torch.arange(32, device=device)
        getitem_4 = arange_8[:, None]
        del arange_8
        arange_9 = torch.arange(32, device=device)
        getitem_5 = arange_9[None, :]
        del arange_9
        causal_mask = getitem_4 >= getitem_5
        del getitem_4, getitem_5
        causal_mask_1 = causal_mask.view(1, 1, 32, 32)
        del causal_mask
        position_bias_mask_3 = torch.where(causal_mask_1, values_3, -3.4028234663852886e+38)
        del causal_mask_1
        attn_output_12 = torch.nn.functional.scaled_dot_product_attention(query_states_3, key_states_3, value_states_3, attn_mask=position_bias_mask_3, dropout_p=0.0, scale=1.0, is_causal=False)
        del query_states_3, key_states_3, value_states_3, position_bias_mask_3
        transpose_3 = attn_output_12.transpose(1, 2)
        del attn_output_12
        attn_output_13 = transpose_3.contiguous()
        del transpose_3
        reshape_3 = attn_output_13.reshape(1, 32, -1)
        del attn_output_13
        attn_output_14 = reshape_3.contiguous()
        del reshape_3
        attn_output_15 = torch.nn.functional.linear(attn_output_14, decoder_block_0_layer_0_SelfAttention_o_weight, None)
        del attn_output_14
        dropout_6 = torch.nn.functional.dropout(attn_output_15, 0.1, False, False)
        del attn_output_15
        attention_output_3 = hidden_states_25 + dropout_6
        del hidden_states_25, dropout_6
        to_15 = attention_output_3.to(torch.float32)
        pow_9 = to_15.pow(2)
        del to_15
        variance_8 = pow_9.mean(-1, keepdim=True)
        del pow_9
        add_8 = variance_8 + 1e-06
        del variance_8
        rsqrt_8 = torch.rsqrt(add_8)
        del add_8
        hidden_states_27 = attention_output_3 * rsqrt_8
        del rsqrt_8
        normed_hidden_states_4 = decoder_block_0_layer_1_layer_norm_weight * hidden_states_27
        del hidden_states_27
        linear_12 = torch.nn.functional.linear(normed_hidden_states_4, decoder_block_0_layer_1_EncDecAttention_q_weight, None)
        del normed_hidden_states_4
        view_12 = linear_12.view((1, 32, -1, 64))
        del linear_12
        query_states_4 = view_12.transpose(1, 2)
        del view_12
        linear_13 = torch.nn.functional.linear(hidden_states_24, decoder_block_0_layer_1_EncDecAttention_k_weight, None)
        view_13 = linear_13.view((1, 64, -1, 64))
        del linear_13
        key_states_4 = view_13.transpose(1, 2)
        del view_13
        linear_14 = torch.nn.functional.linear(hidden_states_24, decoder_block_0_layer_1_EncDecAttention_v_weight, None)
        view_14 = linear_14.view((1, 64, -1, 64))
        del linear_14
        value_states_4 = view_14.transpose(1, 2)
        del view_14
        position_bias = torch.zeros((1, 8, 32, 64), device=device, dtype=torch.float32)
        position_bias_mask_4 = torch.where(attention_mask_4, position_bias, -3.4028234663852886e+38)
        attn_output_16 = torch.nn.functional.scaled_dot_product_attention(query_states_4, key_states_4, value_states_4, attn_mask=position_bias_mask_4, dropout_p=0.0, scale=1.0, is_causal=False)
        del query_states_4, key_states_4, value_states_4, position_bias_mask_4
        transpose_4 = attn_output_16.transpose(1, 2)
        del attn_output_16
        attn_output_17 = transpose_4.contiguous()
        del transpose_4
        reshape_4 = attn_output_17.reshape(1, 32, -1)
        del attn_output_17
        attn_output_18 = reshape_4.contiguous()
        del reshape_4
        attn_output_19 = torch.nn.functional.linear(attn_output_18, decoder_block_0_layer_1_EncDecAttention_o_weight, None)
        del attn_output_18
        dropout_7 = torch.nn.functional.dropout(attn_output_19, 0.1, False, False)
        del attn_output_19
        layer_output = attention_output_3 + dropout_7
        del attention_output_3, dropout_7
        to_16 = layer_output.to(torch.float32)
        pow_10 = to_16.pow(2)
        del to_16
        variance_9 = pow_10.mean(-1, keepdim=True)
        del pow_10
        add_9 = variance_9 + 1e-06
        del variance_9
        rsqrt_9 = torch.rsqrt(add_9)
        del add_9
        hidden_states_28 = layer_output * rsqrt_9
        del rsqrt_9
        forwarded_states_3 = decoder_block_0_layer_2_layer_norm_weight * hidden_states_28
        del hidden_states_28
        hidden_states_29 = torch.nn.functional.linear(forwarded_states_3, decoder_block_0_layer_2_DenseReluDense_wi_weight, None)
        del forwarded_states_3
        hidden_states_30 = torch.nn.functional.relu(hidden_states_29, inplace=False)
        del hidden_states_29
        hidden_states_31 = torch.nn.functional.dropout(hidden_states_30, 0.1, False, False)
        del hidden_states_30
        hidden_states_32 = torch.nn.functional.linear(hidden_states_31, decoder_block_0_layer_2_DenseReluDense_wo_weight, None)
        del hidden_states_31
        dropout_8 = torch.nn.functional.dropout(hidden_states_32, 0.1, False, False)
        del hidden_states_32
        hidden_states_33 = layer_output + dropout_8
        del layer_output, dropout_8
        to_17 = hidden_states_33.to(torch.float32)
        pow_11 = to_17.pow(2)
        del to_17
        variance_10 = pow_11.mean(-1, keepdim=True)
        del pow_11
        add_10 = variance_10 + 1e-06
        del variance_10
        rsqrt_10 = torch.rsqrt(add_10)
        del add_10
        hidden_states_34 = hidden_states_33 * rsqrt_10
        del rsqrt_10
        normed_hidden_states_5 = decoder_block_1_layer_0_layer_norm_weight * hidden_states_34
        del hidden_states_34
        linear_15 = torch.nn.functional.linear(normed_hidden_states_5, decoder_block_1_layer_0_SelfAttention_q_weight, None)
        view_15 = linear_15.view((1, 32, -1, 64))
        del linear_15
        query_states_5 = view_15.transpose(1, 2)
        del view_15
        linear_16 = torch.nn.functional.linear(normed_hidden_states_5, decoder_block_1_layer_0_SelfAttention_k_weight, None)
        view_16 = linear_16.view((1, 32, -1, 64))
        del linear_16
        key_states_5 = view_16.transpose(1, 2)
        del view_16
        linear_17 = torch.nn.functional.linear(normed_hidden_states_5, decoder_block_1_layer_0_SelfAttention_v_weight, None)
        del normed_hidden_states_5
        view_17 = linear_17.view((1, 32, -1, 64))
        del linear_17
        value_states_5 = view_17.transpose(1, 2)
        del view_17
        arange_10 = torch.arange(32, device=device)
        getitem_6 = arange_10[:, None]
        del arange_10
        arange_11 = torch.arange(32, device=device)
        getitem_7 = arange_11[None, :]
        del arange_11
        causal_mask_2 = getitem_6 >= getitem_7
        del getitem_6, getitem_7
        causal_mask_3 = causal_mask_2.view(1, 1, 32, 32)
        del causal_mask_2
        position_bias_mask_5 = torch.where(causal_mask_3, values_3, -3.4028234663852886e+38)
        del causal_mask_3
        attn_output_20 = torch.nn.functional.scaled_dot_product_attention(query_states_5, key_states_5, value_states_5, attn_mask=position_bias_mask_5, dropout_p=0.0, scale=1.0, is_causal=False)
        del query_states_5, key_states_5, value_states_5, position_bias_mask_5
        transpose_5 = attn_output_20.transpose(1, 2)
        del attn_output_20
        attn_output_21 = transpose_5.contiguous()
        del transpose_5
        reshape_5 = attn_output_21.reshape(1, 32, -1)
        del attn_output_21
        attn_output_22 = reshape_5.contiguous()
        del reshape_5
        attn_output_23 = torch.nn.functional.linear(attn_output_22, decoder_block_1_layer_0_SelfAttention_o_weight, None)
        del attn_output_22
        dropout_9 = torch.nn.functional.dropout(attn_output_23, 0.1, False, False)
        del attn_output_23
        attention_output_4 = hidden_states_33 + dropout_9
        del hidden_states_33, dropout_9
        to_18 = attention_output_4.to(torch.float32)
        pow_12 = to_18.pow(2)
        del to_18
        variance_11 = pow_12.mean(-1, keepdim=True)
        del pow_12
        add_11 = variance_11 + 1e-06
        del variance_11
        rsqrt_11 = torch.rsqrt(add_11)
        del add_11
        hidden_states_35 = attention_output_4 * rsqrt_11
        del rsqrt_11
        normed_hidden_states_6 = decoder_block_1_layer_1_layer_norm_weight * hidden_states_35
        del hidden_states_35
        linear_18 = torch.nn.functional.linear(normed_hidden_states_6, decoder_block_1_layer_1_EncDecAttention_q_weight, None)
        del normed_hidden_states_6
        view_18 = linear_18.view((1, 32, -1, 64))
        del linear_18
        query_states_6 = view_18.transpose(1, 2)
        del view_18
        linear_19 = torch.nn.functional.linear(hidden_states_24, decoder_block_1_layer_1_EncDecAttention_k_weight, None)
        view_19 = linear_19.view((1, 64, -1, 64))
        del linear_19
        key_states_6 = view_19.transpose(1, 2)
        del view_19
        linear_20 = torch.nn.functional.linear(hidden_states_24, decoder_block_1_layer_1_EncDecAttention_v_weight, None)
        view_20 = linear_20.view((1, 64, -1, 64))
        del linear_20
        value_states_6 = view_20.transpose(1, 2)
        del view_20
        position_bias_mask_6 = torch.where(attention_mask_4, position_bias, -3.4028234663852886e+38)
        attn_output_24 = torch.nn.functional.scaled_dot_product_attention(query_states_6, key_states_6, value_states_6, attn_mask=position_bias_mask_6, dropout_p=0.0, scale=1.0, is_causal=False)
        del query_states_6, key_states_6, value_states_6, position_bias_mask_6
        transpose_6 = attn_output_24.transpose(1, 2)
        del attn_output_24
        attn_output_25 = transpose_6.contiguous()
        del transpose_6
        reshape_6 = attn_output_25.reshape(1, 32, -1)
        del attn_output_25
        attn_output_26 = reshape_6.contiguous()
        del reshape_6
        attn_output_27 = torch.nn.functional.linear(attn_output_26, decoder_block_1_layer_1_EncDecAttention_o_weight, None)
        del attn_output_26
        dropout_10 = torch.nn.functional.dropout(attn_output_27, 0.1, False, False)
        del attn_output_27
        layer_output_1 = attention_output_4 + dropout_10
        del attention_output_4, dropout_10
        to_19 = layer_output_1.to(torch.float32)
        pow_13 = to_19.pow(2)
        del to_19
        variance_12 = pow_13.mean(-1, keepdim=True)
        del pow_13
        add_12 = variance_12 + 1e-06
        del variance_12
        rsqrt_12 = torch.rsqrt(add_12)
        del add_12
        hidden_states_36 = layer_output_1 * rsqrt_12
        del rsqrt_12
        forwarded_states_4 = decoder_block_1_layer_2_layer_norm_weight * hidden_states_36
        del hidden_states_36
        hidden_states_37 = torch.nn.functional.linear(forwarded_states_4, decoder_block_1_layer_2_DenseReluDense_wi_weight, None)
        del forwarded_states_4
        hidden_states_38 = torch.nn.functional.relu(hidden_states_37, inplace=False)
        del hidden_states_37
        hidden_states_39 = torch.nn.functional.dropout(hidden_states_38, 0.1, False, False)
        del hidden_states_38
        hidden_states_40 = torch.nn.functional.linear(hidden_states_39, decoder_block_1_layer_2_DenseReluDense_wo_weight, None)
        del hidden_states_39
        dropout_11 = torch.nn.functional.dropout(hidden_states_40, 0.1, False, False)
        del hidden_states_40
        hidden_states_41 = layer_output_1 + dropout_11
        del layer_output_1, dropout_11
        to_20 = hidden_states_41.to(torch.float32)
        pow_14 = to_20.pow(2)
        del to_20
        variance_13 = pow_14.mean(-1, keepdim=True)
        del pow_14
        add_13 = variance_13 + 1e-06
        del variance_13
        rsqrt_13 = torch.rsqrt(add_13)
        del add_13
        hidden_states_42 = hidden_states_41 * rsqrt_13
        del rsqrt_13
        normed_hidden_states_7 = decoder_block_2_layer_0_layer_norm_weight * hidden_states_42
        del hidden_states_42
        linear_21 = torch.nn.functional.linear(normed_hidden_states_7, decoder_block_2_layer_0_SelfAttention_q_weight, None)
        view_21 = linear_21.view((1, 32, -1, 64))
        del linear_21
        query_states_7 = view_21.transpose(1, 2)
        del view_21
        linear_22 = torch.nn.functional.linear(normed_hidden_states_7, decoder_block_2_layer_0_SelfAttention_k_weight, None)
        view_22 = linear_22.view((1, 32, -1, 64))
        del linear_22
        key_states_7 = view_22.transpose(1, 2)
        del view_22
        linear_23 = torch.nn.functional.linear(normed_hidden_states_7, decoder_block_2_layer_0_SelfAttention_v_weight, None)
        del normed_hidden_states_7
        view_23 = linear_23.view((1, 32, -1, 64))
        del linear_23
        value_states_7 = view_23.transpose(1, 2)
        del view_23
        arange_12 = torch.arange(32, device=device)
        getitem_8 = arange_12[:, None]
        del arange_12
        arange_13 = torch.arange(32, device=device)
        getitem_9 = arange_13[None, :]
        del arange_13
        causal_mask_4 = getitem_8 >= getitem_9
        del getitem_8, getitem_9
        causal_mask_5 = causal_mask_4.view(1, 1, 32, 32)
        del causal_mask_4
        position_bias_mask_7 = torch.where(causal_mask_5, values_3, -3.4028234663852886e+38)
        del values_3, causal_mask_5
        attn_output_28 = torch.nn.functional.scaled_dot_product_attention(query_states_7, key_states_7, value_states_7, attn_mask=position_bias_mask_7, dropout_p=0.0, scale=1.0, is_causal=False)
        del query_states_7, key_states_7, value_states_7, position_bias_mask_7
        transpose_7 = attn_output_28.transpose(1, 2)
        del attn_output_28
        attn_output_29 = transpose_7.contiguous()
        del transpose_7
        reshape_7 = attn_output_29.reshape(1, 32, -1)
        del attn_output_29
        attn_output_30 = reshape_7.contiguous()
        del reshape_7
        attn_output_31 = torch.nn.functional.linear(attn_output_30, decoder_block_2_layer_0_SelfAttention_o_weight, None)
        del attn_output_30
        dropout_12 = torch.nn.functional.dropout(attn_output_31, 0.1, False, False)
        del attn_output_31
        attention_output_5 = hidden_states_41 + dropout_12
        del hidden_states_41, dropout_12
        to_21 = attention_output_5.to(torch.float32)
        pow_15 = to_21.pow(2)
        del to_21
        variance_14 = pow_15.mean(-1, keepdim=True)
        del pow_15
        add_14 = variance_14 + 1e-06
        del variance_14
        rsqrt_14 = torch.rsqrt(add_14)
        del add_14
        hidden_states_43 = attention_output_5 * rsqrt_14
        del rsqrt_14
        normed_hidden_states_8 = decoder_block_2_layer_1_layer_norm_weight * hidden_states_43
        del hidden_states_43
        linear_24 = torch.nn.functional.linear(normed_hidden_states_8, decoder_block_2_layer_1_EncDecAttention_q_weight, None)
        del normed_hidden_states_8
        view_24 = linear_24.view((1, 32, -1, 64))
        del linear_24
        query_states_8 = view_24.transpose(1, 2)
        del view_24
        linear_25 = torch.nn.functional.linear(hidden_states_24, decoder_block_2_layer_1_EncDecAttention_k_weight, None)
        view_25 = linear_25.view((1, 64, -1, 64))
        del linear_25
        key_states_8 = view_25.transpose(1, 2)
        del view_25
        linear_26 = torch.nn.functional.linear(hidden_states_24, decoder_block_2_layer_1_EncDecAttention_v_weight, None)
        view_26 = linear_26.view((1, 64, -1, 64))
        del linear_26
        value_states_8 = view_26.transpose(1, 2)
        del view_26
        position_bias_mask_8 = torch.where(attention_mask_4, position_bias, -3.4028234663852886e+38)
        del attention_mask_4, position_bias
        attn_output_32 = torch.nn.functional.scaled_dot_product_attention(query_states_8, key_states_8, value_states_8, attn_mask=position_bias_mask_8, dropout_p=0.0, scale=1.0, is_causal=False)
        del query_states_8, key_states_8, value_states_8, position_bias_mask_8
        transpose_8 = attn_output_32.transpose(1, 2)
        del attn_output_32
        attn_output_33 = transpose_8.contiguous()
        del transpose_8
        reshape_8 = attn_output_33.reshape(1, 32, -1)
        del attn_output_33
        attn_output_34 = reshape_8.contiguous()
        del reshape_8
        attn_output_35 = torch.nn.functional.linear(attn_output_34, decoder_block_2_layer_1_EncDecAttention_o_weight, None)
        del attn_output_34
        dropout_13 = torch.nn.functional.dropout(attn_output_35, 0.1, False, False)
        del attn_output_35
        layer_output_2 = attention_output_5 + dropout_13
        del attention_output_5, dropout_13
        to_22 = layer_output_2.to(torch.float32)
        pow_16 = to_22.pow(2)
        del to_22
        variance_15 = pow_16.mean(-1, keepdim=True)
        del pow_16
        add_15 = variance_15 + 1e-06
        del variance_15
        rsqrt_15 = torch.rsqrt(add_15)
        del add_15
        hidden_states_44 = layer_output_2 * rsqrt_15
        del rsqrt_15
        forwarded_states_5 = decoder_block_2_layer_2_layer_norm_weight * hidden_states_44
        del hidden_states_44
        hidden_states_45 = torch.nn.functional.linear(forwarded_states_5, decoder_block_2_layer_2_DenseReluDense_wi_weight, None)
        del forwarded_states_5
        hidden_states_46 = torch.nn.functional.relu(hidden_states_45, inplace=False)
        del hidden_states_45
        hidden_states_47 = torch.nn.functional.dropout(hidden_states_46, 0.1, False, False)
        del hidden_states_46
        hidden_states_48 = torch.nn.functional.linear(hidden_states_47, decoder_block_2_layer_2_DenseReluDense_wo_weight, None)
        del hidden_states_47
        dropout_14 = torch.nn.functional.dropout(hidden_states_48, 0.1, False, False)
        del hidden_states_48
        hidden_states_49 = layer_output_2 + dropout_14
        del layer_output_2, dropout_14
        to_23 = hidden_states_49.to(torch.float32)
        pow_17 = to_23.pow(2)
        del to_23
        variance_16 = pow_17.mean(-1, keepdim=True)
        del pow_17
        add_16 = variance_16 + 1e-06
        del variance_16
        rsqrt_16 = torch.rsqrt(add_16)
        del add_16
        hidden_states_50 = hidden_states_49 * rsqrt_16
        del hidden_states_49, rsqrt_16
        hidden_states_51 = decoder_final_layer_norm_weight * hidden_states_50
        del hidden_states_50
        hidden_states_52 = torch.nn.functional.dropout(hidden_states_51, 0.1, False, False)
        del hidden_states_51
        sequence_output = hidden_states_52 * 0.04419417382415922
        del hidden_states_52
        lm_logits = torch.nn.functional.linear(sequence_output, shared_weight, None)
        del sequence_output
        return (lm_logits, hidden_states_24)
