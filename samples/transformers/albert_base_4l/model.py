import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        input_ids: torch.Tensor,
        embeddings_position_ids: torch.Tensor,
        embeddings_token_type_ids: torch.Tensor,
        embeddings_word_embeddings_weight: torch.Tensor,
        embeddings_token_type_embeddings_weight: torch.Tensor,
        embeddings_position_embeddings_weight: torch.Tensor,
        embeddings_LayerNorm_weight: torch.Tensor,
        embeddings_LayerNorm_bias: torch.Tensor,
        attention_mask: torch.Tensor,
        encoder_embedding_hidden_mapping_in_weight: torch.Tensor,
        encoder_embedding_hidden_mapping_in_bias: torch.Tensor,
        encoder_albert_layer_groups_0_albert_layers_0_attention_query_weight: torch.Tensor,
        encoder_albert_layer_groups_0_albert_layers_0_attention_query_bias: torch.Tensor,
        encoder_albert_layer_groups_0_albert_layers_0_attention_key_weight: torch.Tensor,
        encoder_albert_layer_groups_0_albert_layers_0_attention_key_bias: torch.Tensor,
        encoder_albert_layer_groups_0_albert_layers_0_attention_value_weight: torch.Tensor,
        encoder_albert_layer_groups_0_albert_layers_0_attention_value_bias: torch.Tensor,
        encoder_albert_layer_groups_0_albert_layers_0_attention_dense_weight: torch.Tensor,
        encoder_albert_layer_groups_0_albert_layers_0_attention_dense_bias: torch.Tensor,
        encoder_albert_layer_groups_0_albert_layers_0_attention_LayerNorm_weight: torch.Tensor,
        encoder_albert_layer_groups_0_albert_layers_0_attention_LayerNorm_bias: torch.Tensor,
        encoder_albert_layer_groups_0_albert_layers_0_ffn_weight: torch.Tensor,
        encoder_albert_layer_groups_0_albert_layers_0_ffn_bias: torch.Tensor,
        encoder_albert_layer_groups_0_albert_layers_0_ffn_output_weight: torch.Tensor,
        encoder_albert_layer_groups_0_albert_layers_0_ffn_output_bias: torch.Tensor,
        encoder_albert_layer_groups_0_albert_layers_0_full_layer_layer_norm_weight: torch.Tensor,
        encoder_albert_layer_groups_0_albert_layers_0_full_layer_layer_norm_bias: torch.Tensor,
        pooler_weight: torch.Tensor,
        pooler_bias: torch.Tensor,
    ):
        device = input_ids.device
        position_ids = embeddings_position_ids[:, :64]
        buffered_token_type_ids = embeddings_token_type_ids.expand(1, -1)
        buffered_token_type_ids_1 = torch.gather(buffered_token_type_ids, dim=1, index=position_ids)
        del buffered_token_type_ids
        token_type_ids = buffered_token_type_ids_1.expand(1, 64)
        del buffered_token_type_ids_1
        inputs_embeds = torch.nn.functional.embedding(input_ids, embeddings_word_embeddings_weight, 0, None, 2.0, False, False)
        token_type_embeddings = torch.nn.functional.embedding(token_type_ids, embeddings_token_type_embeddings_weight, None, None, 2.0, False, False)
        del token_type_ids
        embeddings = inputs_embeds + token_type_embeddings
        del inputs_embeds, token_type_embeddings
        position_embeddings = torch.nn.functional.embedding(position_ids, embeddings_position_embeddings_weight, None, None, 2.0, False, False)
        del position_ids
        embeddings_1 = embeddings + position_embeddings
        del embeddings, position_embeddings
        embeddings_2 = torch.nn.functional.layer_norm(embeddings_1, (128,), embeddings_LayerNorm_weight, embeddings_LayerNorm_bias, 1e-12)
        del embeddings_1
        embeddings_3 = torch.nn.functional.dropout(embeddings_2, 0.0, False, False)
        del embeddings_2
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
        hidden_states = torch.nn.functional.linear(embeddings_3, encoder_embedding_hidden_mapping_in_weight, encoder_embedding_hidden_mapping_in_bias)
        del embeddings_3
        linear = torch.nn.functional.linear(hidden_states, encoder_albert_layer_groups_0_albert_layers_0_attention_query_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_query_bias)
        view = linear.view(1, 64, -1, 64)
        del linear
        query_layer = view.transpose(1, 2)
        del view
        linear_1 = torch.nn.functional.linear(hidden_states, encoder_albert_layer_groups_0_albert_layers_0_attention_key_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_key_bias)
        view_1 = linear_1.view(1, 64, -1, 64)
        del linear_1
        key_layer = view_1.transpose(1, 2)
        del view_1
        linear_2 = torch.nn.functional.linear(hidden_states, encoder_albert_layer_groups_0_albert_layers_0_attention_value_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_value_bias)
        view_2 = linear_2.view(1, 64, -1, 64)
        del linear_2
        value_layer = view_2.transpose(1, 2)
        del view_2
        attn_output = torch.nn.functional.scaled_dot_product_attention(query_layer, key_layer, value_layer, attn_mask=attention_mask_2, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_layer, key_layer, value_layer
        transpose = attn_output.transpose(1, 2)
        del attn_output
        attn_output_1 = transpose.contiguous()
        del transpose
        reshape = attn_output_1.reshape(1, 64, -1)
        del attn_output_1
        attn_output_2 = reshape.contiguous()
        del reshape
        attn_output_3 = torch.nn.functional.linear(attn_output_2, encoder_albert_layer_groups_0_albert_layers_0_attention_dense_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_dense_bias)
        del attn_output_2
        attn_output_4 = torch.nn.functional.dropout(attn_output_3, 0.0, False, False)
        del attn_output_3
        add = hidden_states + attn_output_4
        del hidden_states, attn_output_4
        attn_output_5 = torch.nn.functional.layer_norm(add, (768,), encoder_albert_layer_groups_0_albert_layers_0_attention_LayerNorm_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_LayerNorm_bias, 1e-12)
        del add
        ffn_output = torch.nn.functional.linear(attn_output_5, encoder_albert_layer_groups_0_albert_layers_0_ffn_weight, encoder_albert_layer_groups_0_albert_layers_0_ffn_bias)
        mul = 0.5 * ffn_output
        pow_1 = torch.pow(ffn_output, 3.0)
        mul_1 = 0.044715 * pow_1
        del pow_1
        add_1 = ffn_output + mul_1
        del ffn_output, mul_1
        mul_2 = 0.7978845608028654 * add_1
        del add_1
        tanh = torch.tanh(mul_2)
        del mul_2
        add_2 = 1.0 + tanh
        del tanh
        ffn_output_1 = mul * add_2
        del mul, add_2
        ffn_output_2 = torch.nn.functional.linear(ffn_output_1, encoder_albert_layer_groups_0_albert_layers_0_ffn_output_weight, encoder_albert_layer_groups_0_albert_layers_0_ffn_output_bias)
        del ffn_output_1
        add_3 = ffn_output_2 + attn_output_5
        del attn_output_5, ffn_output_2
        hidden_states_1 = torch.nn.functional.layer_norm(add_3, (768,), encoder_albert_layer_groups_0_albert_layers_0_full_layer_layer_norm_weight, encoder_albert_layer_groups_0_albert_layers_0_full_layer_layer_norm_bias, 1e-12)
        del add_3
        linear_3 = torch.nn.functional.linear(hidden_states_1, encoder_albert_layer_groups_0_albert_layers_0_attention_query_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_query_bias)
        view_3 = linear_3.view(1, 64, -1, 64)
        del linear_3
        query_layer_1 = view_3.transpose(1, 2)
        del view_3
        linear_4 = torch.nn.functional.linear(hidden_states_1, encoder_albert_layer_groups_0_albert_layers_0_attention_key_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_key_bias)
        view_4 = linear_4.view(1, 64, -1, 64)
        del linear_4
        key_layer_1 = view_4.transpose(1, 2)
        del view_4
        linear_5 = torch.nn.functional.linear(hidden_states_1, encoder_albert_layer_groups_0_albert_layers_0_attention_value_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_value_bias)
        view_5 = linear_5.view(1, 64, -1, 64)
        del linear_5
        value_layer_1 = view_5.transpose(1, 2)
        del view_5
        attn_output_6 = torch.nn.functional.scaled_dot_product_attention(query_layer_1, key_layer_1, value_layer_1, attn_mask=attention_mask_2, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_layer_1, key_layer_1, value_layer_1
        transpose_1 = attn_output_6.transpose(1, 2)
        del attn_output_6
        attn_output_7 = transpose_1.contiguous()
        del transpose_1
        reshape_1 = attn_output_7.reshape(1, 64, -1)
        del attn_output_7
        attn_output_8 = reshape_1.contiguous()
        del reshape_1
        attn_output_9 = torch.nn.functional.linear(attn_output_8, encoder_albert_layer_groups_0_albert_layers_0_attention_dense_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_dense_bias)
        del attn_output_8
        attn_output_10 = torch.nn.functional.dropout(attn_output_9, 0.0, False, False)
        del attn_output_9
        add_4 = hidden_states_1 + attn_output_10
        del hidden_states_1, attn_output_10
        attn_output_11 = torch.nn.functional.layer_norm(add_4, (768,), encoder_albert_layer_groups_0_albert_layers_0_attention_LayerNorm_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_LayerNorm_bias, 1e-12)
        del add_4
        ffn_output_3 = torch.nn.functional.linear(attn_output_11, encoder_albert_layer_groups_0_albert_layers_0_ffn_weight, encoder_albert_layer_groups_0_albert_layers_0_ffn_bias)
        mul_3 = 0.5 * ffn_output_3
        pow_2 = torch.pow(ffn_output_3, 3.0)
        mul_4 = 0.044715 * pow_2
        del pow_2
        add_5 = ffn_output_3 + mul_4
        del ffn_output_3, mul_4
        mul_5 = 0.7978845608028654 * add_5
        del add_5
        tanh_1 = torch.tanh(mul_5)
        del mul_5
        add_6 = 1.0 + tanh_1
        del tanh_1
        ffn_output_4 = mul_3 * add_6
        del mul_3, add_6
        ffn_output_5 = torch.nn.functional.linear(ffn_output_4, encoder_albert_layer_groups_0_albert_layers_0_ffn_output_weight, encoder_albert_layer_groups_0_albert_layers_0_ffn_output_bias)
        del ffn_output_4
        add_7 = ffn_output_5 + attn_output_11
        del attn_output_11, ffn_output_5
        hidden_states_2 = torch.nn.functional.layer_norm(add_7, (768,), encoder_albert_layer_groups_0_albert_layers_0_full_layer_layer_norm_weight, encoder_albert_layer_groups_0_albert_layers_0_full_layer_layer_norm_bias, 1e-12)
        del add_7
        linear_6 = torch.nn.functional.linear(hidden_states_2, encoder_albert_layer_groups_0_albert_layers_0_attention_query_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_query_bias)
        view_6 = linear_6.view(1, 64, -1, 64)
        del linear_6
        query_layer_2 = view_6.transpose(1, 2)
        del view_6
        linear_7 = torch.nn.functional.linear(hidden_states_2, encoder_albert_layer_groups_0_albert_layers_0_attention_key_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_key_bias)
        view_7 = linear_7.view(1, 64, -1, 64)
        del linear_7
        key_layer_2 = view_7.transpose(1, 2)
        del view_7
        linear_8 = torch.nn.functional.linear(hidden_states_2, encoder_albert_layer_groups_0_albert_layers_0_attention_value_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_value_bias)
        view_8 = linear_8.view(1, 64, -1, 64)
        del linear_8
        value_layer_2 = view_8.transpose(1, 2)
        del view_8
        attn_output_12 = torch.nn.functional.scaled_dot_product_attention(query_layer_2, key_layer_2, value_layer_2, attn_mask=attention_mask_2, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_layer_2, key_layer_2, value_layer_2
        transpose_2 = attn_output_12.transpose(1, 2)
        del attn_output_12
        attn_output_13 = transpose_2.contiguous()
        del transpose_2
        reshape_2 = attn_output_13.reshape(1, 64, -1)
        del attn_output_13
        attn_output_14 = reshape_2.contiguous()
        del reshape_2
        attn_output_15 = torch.nn.functional.linear(attn_output_14, encoder_albert_layer_groups_0_albert_layers_0_attention_dense_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_dense_bias)
        del attn_output_14
        attn_output_16 = torch.nn.functional.dropout(attn_output_15, 0.0, False, False)
        del attn_output_15
        add_8 = hidden_states_2 + attn_output_16
        del hidden_states_2, attn_output_16
        attn_output_17 = torch.nn.functional.layer_norm(add_8, (768,), encoder_albert_layer_groups_0_albert_layers_0_attention_LayerNorm_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_LayerNorm_bias, 1e-12)
        del add_8
        ffn_output_6 = torch.nn.functional.linear(attn_output_17, encoder_albert_layer_groups_0_albert_layers_0_ffn_weight, encoder_albert_layer_groups_0_albert_layers_0_ffn_bias)
        mul_6 = 0.5 * ffn_output_6
        pow_3 = torch.pow(ffn_output_6, 3.0)
        mul_7 = 0.044715 * pow_3
        del pow_3
        add_9 = ffn_output_6 + mul_7
        del ffn_output_6, mul_7
        mul_8 = 0.7978845608028654 * add_9
        del add_9
        tanh_2 = torch.tanh(mul_8)
        del mul_8
        add_10 = 1.0 + tanh_2
        del tanh_2
        ffn_output_7 = mul_6 * add_10
        del mul_6, add_10
        ffn_output_8 = torch.nn.functional.linear(ffn_output_7, encoder_albert_layer_groups_0_albert_layers_0_ffn_output_weight, encoder_albert_layer_groups_0_albert_layers_0_ffn_output_bias)
        del ffn_output_7
        add_11 = ffn_output_8 + attn_output_17
        del attn_output_17, ffn_output_8
        hidden_states_3 = torch.nn.functional.layer_norm(add_11, (768,), encoder_albert_layer_groups_0_albert_layers_0_full_layer_layer_norm_weight, encoder_albert_layer_groups_0_albert_layers_0_full_layer_layer_norm_bias, 1e-12)
        del add_11
        linear_9 = torch.nn.functional.linear(hidden_states_3, encoder_albert_layer_groups_0_albert_layers_0_attention_query_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_query_bias)
        view_9 = linear_9.view(1, 64, -1, 64)
        del linear_9
        query_layer_3 = view_9.transpose(1, 2)
        del view_9
        linear_10 = torch.nn.functional.linear(hidden_states_3, encoder_albert_layer_groups_0_albert_layers_0_attention_key_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_key_bias)
        view_10 = linear_10.view(1, 64, -1, 64)
        del linear_10
        key_layer_3 = view_10.transpose(1, 2)
        del view_10
        linear_11 = torch.nn.functional.linear(hidden_states_3, encoder_albert_layer_groups_0_albert_layers_0_attention_value_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_value_bias)
        view_11 = linear_11.view(1, 64, -1, 64)
        del linear_11
        value_layer_3 = view_11.transpose(1, 2)
        del view_11
        attn_output_18 = torch.nn.functional.scaled_dot_product_attention(query_layer_3, key_layer_3, value_layer_3, attn_mask=attention_mask_2, dropout_p=0.0, scale=0.125, is_causal=False)
        del attention_mask_2, query_layer_3, key_layer_3, value_layer_3
        transpose_3 = attn_output_18.transpose(1, 2)
        del attn_output_18
        attn_output_19 = transpose_3.contiguous()
        del transpose_3
        reshape_3 = attn_output_19.reshape(1, 64, -1)
        del attn_output_19
        attn_output_20 = reshape_3.contiguous()
        del reshape_3
        attn_output_21 = torch.nn.functional.linear(attn_output_20, encoder_albert_layer_groups_0_albert_layers_0_attention_dense_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_dense_bias)
        del attn_output_20
        attn_output_22 = torch.nn.functional.dropout(attn_output_21, 0.0, False, False)
        del attn_output_21
        add_12 = hidden_states_3 + attn_output_22
        del hidden_states_3, attn_output_22
        attn_output_23 = torch.nn.functional.layer_norm(add_12, (768,), encoder_albert_layer_groups_0_albert_layers_0_attention_LayerNorm_weight, encoder_albert_layer_groups_0_albert_layers_0_attention_LayerNorm_bias, 1e-12)
        del add_12
        ffn_output_9 = torch.nn.functional.linear(attn_output_23, encoder_albert_layer_groups_0_albert_layers_0_ffn_weight, encoder_albert_layer_groups_0_albert_layers_0_ffn_bias)
        mul_9 = 0.5 * ffn_output_9
        pow_4 = torch.pow(ffn_output_9, 3.0)
        mul_10 = 0.044715 * pow_4
        del pow_4
        add_13 = ffn_output_9 + mul_10
        del ffn_output_9, mul_10
        mul_11 = 0.7978845608028654 * add_13
        del add_13
        tanh_3 = torch.tanh(mul_11)
        del mul_11
        add_14 = 1.0 + tanh_3
        del tanh_3
        ffn_output_10 = mul_9 * add_14
        del mul_9, add_14
        ffn_output_11 = torch.nn.functional.linear(ffn_output_10, encoder_albert_layer_groups_0_albert_layers_0_ffn_output_weight, encoder_albert_layer_groups_0_albert_layers_0_ffn_output_bias)
        del ffn_output_10
        add_15 = ffn_output_11 + attn_output_23
        del attn_output_23, ffn_output_11
        hidden_states_4 = torch.nn.functional.layer_norm(add_15, (768,), encoder_albert_layer_groups_0_albert_layers_0_full_layer_layer_norm_weight, encoder_albert_layer_groups_0_albert_layers_0_full_layer_layer_norm_bias, 1e-12)
        del add_15
        getitem_1 = hidden_states_4[:, 0]
        linear_12 = torch.nn.functional.linear(getitem_1, pooler_weight, pooler_bias)
        del getitem_1
        pooled_output = torch.tanh(linear_12)
        del linear_12
        return (hidden_states_4, pooled_output)
