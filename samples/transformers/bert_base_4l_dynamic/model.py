import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        s0: torch.SymInt,
        s1: torch.SymInt,
        input_ids: torch.Tensor,
        embeddings_position_ids: torch.Tensor,
        embeddings_token_type_ids: torch.Tensor,
        embeddings_word_embeddings_weight: torch.Tensor,
        embeddings_token_type_embeddings_weight: torch.Tensor,
        embeddings_position_embeddings_weight: torch.Tensor,
        embeddings_LayerNorm_weight: torch.Tensor,
        embeddings_LayerNorm_bias: torch.Tensor,
        attention_mask: torch.Tensor,
        encoder_layer_0_attention_self_query_weight: torch.Tensor,
        encoder_layer_0_attention_self_query_bias: torch.Tensor,
        encoder_layer_0_attention_self_key_weight: torch.Tensor,
        encoder_layer_0_attention_self_key_bias: torch.Tensor,
        encoder_layer_0_attention_self_value_weight: torch.Tensor,
        encoder_layer_0_attention_self_value_bias: torch.Tensor,
        encoder_layer_0_attention_output_dense_weight: torch.Tensor,
        encoder_layer_0_attention_output_dense_bias: torch.Tensor,
        encoder_layer_0_attention_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_0_attention_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_0_intermediate_dense_weight: torch.Tensor,
        encoder_layer_0_intermediate_dense_bias: torch.Tensor,
        encoder_layer_0_output_dense_weight: torch.Tensor,
        encoder_layer_0_output_dense_bias: torch.Tensor,
        encoder_layer_0_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_0_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_1_attention_self_query_weight: torch.Tensor,
        encoder_layer_1_attention_self_query_bias: torch.Tensor,
        encoder_layer_1_attention_self_key_weight: torch.Tensor,
        encoder_layer_1_attention_self_key_bias: torch.Tensor,
        encoder_layer_1_attention_self_value_weight: torch.Tensor,
        encoder_layer_1_attention_self_value_bias: torch.Tensor,
        encoder_layer_1_attention_output_dense_weight: torch.Tensor,
        encoder_layer_1_attention_output_dense_bias: torch.Tensor,
        encoder_layer_1_attention_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_1_attention_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_1_intermediate_dense_weight: torch.Tensor,
        encoder_layer_1_intermediate_dense_bias: torch.Tensor,
        encoder_layer_1_output_dense_weight: torch.Tensor,
        encoder_layer_1_output_dense_bias: torch.Tensor,
        encoder_layer_1_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_1_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_2_attention_self_query_weight: torch.Tensor,
        encoder_layer_2_attention_self_query_bias: torch.Tensor,
        encoder_layer_2_attention_self_key_weight: torch.Tensor,
        encoder_layer_2_attention_self_key_bias: torch.Tensor,
        encoder_layer_2_attention_self_value_weight: torch.Tensor,
        encoder_layer_2_attention_self_value_bias: torch.Tensor,
        encoder_layer_2_attention_output_dense_weight: torch.Tensor,
        encoder_layer_2_attention_output_dense_bias: torch.Tensor,
        encoder_layer_2_attention_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_2_attention_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_2_intermediate_dense_weight: torch.Tensor,
        encoder_layer_2_intermediate_dense_bias: torch.Tensor,
        encoder_layer_2_output_dense_weight: torch.Tensor,
        encoder_layer_2_output_dense_bias: torch.Tensor,
        encoder_layer_2_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_2_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_3_attention_self_query_weight: torch.Tensor,
        encoder_layer_3_attention_self_query_bias: torch.Tensor,
        encoder_layer_3_attention_self_key_weight: torch.Tensor,
        encoder_layer_3_attention_self_key_bias: torch.Tensor,
        encoder_layer_3_attention_self_value_weight: torch.Tensor,
        encoder_layer_3_attention_self_value_bias: torch.Tensor,
        encoder_layer_3_attention_output_dense_weight: torch.Tensor,
        encoder_layer_3_attention_output_dense_bias: torch.Tensor,
        encoder_layer_3_attention_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_3_attention_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_3_intermediate_dense_weight: torch.Tensor,
        encoder_layer_3_intermediate_dense_bias: torch.Tensor,
        encoder_layer_3_output_dense_weight: torch.Tensor,
        encoder_layer_3_output_dense_bias: torch.Tensor,
        encoder_layer_3_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_3_output_LayerNorm_bias: torch.Tensor,
        pooler_dense_weight: torch.Tensor,
        pooler_dense_bias: torch.Tensor,
    ):
        device = input_ids.device
        position_ids = embeddings_position_ids[:, 0:s1]
        buffered_token_type_ids = embeddings_token_type_ids.expand(1, -1)
        buffered_token_type_ids_1 = torch.gather(buffered_token_type_ids, dim=1, index=position_ids)
        del buffered_token_type_ids
        token_type_ids = buffered_token_type_ids_1.expand(s0, s1)
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
        embeddings_2 = torch.nn.functional.layer_norm(embeddings_1, (768,), embeddings_LayerNorm_weight, embeddings_LayerNorm_bias, 1e-12)
        del embeddings_1
        embeddings_3 = torch.nn.functional.dropout(embeddings_2, 0.1, False, False)
        del embeddings_2
        attention_mask_1 = attention_mask.to(device=device, dtype=torch.bool)
        batch_arange = torch.arange(s0, device=device)
        torch.arange(1, device=device)
        arange = torch.arange(s1, device=device)
        q_arange = arange + 0
        del arange
        arange_1 = torch.arange(s1, device=device)
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
        attention_mask_2 = result_2.expand(s0, -1, s1, s1)
        del result_2
        linear = torch.nn.functional.linear(embeddings_3, encoder_layer_0_attention_self_query_weight, encoder_layer_0_attention_self_query_bias)
        view = linear.view(s0, s1, -1, 64)
        del linear
        query_layer = view.transpose(1, 2)
        del view
        linear_1 = torch.nn.functional.linear(embeddings_3, encoder_layer_0_attention_self_key_weight, encoder_layer_0_attention_self_key_bias)
        view_1 = linear_1.view(s0, s1, -1, 64)
        del linear_1
        key_layer = view_1.transpose(1, 2)
        del view_1
        linear_2 = torch.nn.functional.linear(embeddings_3, encoder_layer_0_attention_self_value_weight, encoder_layer_0_attention_self_value_bias)
        view_2 = linear_2.view(s0, s1, -1, 64)
        del linear_2
        value_layer = view_2.transpose(1, 2)
        del view_2
        attn_output = torch.nn.functional.scaled_dot_product_attention(query_layer, key_layer, value_layer, attn_mask=attention_mask_2, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_layer, key_layer, value_layer
        transpose = attn_output.transpose(1, 2)
        del attn_output
        attn_output_1 = transpose.contiguous()
        del transpose
        reshape = attn_output_1.reshape(s0, s1, -1)
        del attn_output_1
        attn_output_2 = reshape.contiguous()
        del reshape
        hidden_states = torch.nn.functional.linear(attn_output_2, encoder_layer_0_attention_output_dense_weight, encoder_layer_0_attention_output_dense_bias)
        del attn_output_2
        hidden_states_1 = torch.nn.functional.dropout(hidden_states, 0.1, False, False)
        del hidden_states
        add = hidden_states_1 + embeddings_3
        del embeddings_3, hidden_states_1
        hidden_states_2 = torch.nn.functional.layer_norm(add, (768,), encoder_layer_0_attention_output_LayerNorm_weight, encoder_layer_0_attention_output_LayerNorm_bias, 1e-12)
        del add
        hidden_states_3 = torch.nn.functional.linear(hidden_states_2, encoder_layer_0_intermediate_dense_weight, encoder_layer_0_intermediate_dense_bias)
        hidden_states_4 = torch.nn.functional.gelu(hidden_states_3)
        del hidden_states_3
        hidden_states_5 = torch.nn.functional.linear(hidden_states_4, encoder_layer_0_output_dense_weight, encoder_layer_0_output_dense_bias)
        del hidden_states_4
        hidden_states_6 = torch.nn.functional.dropout(hidden_states_5, 0.1, False, False)
        del hidden_states_5
        add_1 = hidden_states_6 + hidden_states_2
        del hidden_states_2, hidden_states_6
        hidden_states_7 = torch.nn.functional.layer_norm(add_1, (768,), encoder_layer_0_output_LayerNorm_weight, encoder_layer_0_output_LayerNorm_bias, 1e-12)
        del add_1
        linear_3 = torch.nn.functional.linear(hidden_states_7, encoder_layer_1_attention_self_query_weight, encoder_layer_1_attention_self_query_bias)
        view_3 = linear_3.view(s0, s1, -1, 64)
        del linear_3
        query_layer_1 = view_3.transpose(1, 2)
        del view_3
        linear_4 = torch.nn.functional.linear(hidden_states_7, encoder_layer_1_attention_self_key_weight, encoder_layer_1_attention_self_key_bias)
        view_4 = linear_4.view(s0, s1, -1, 64)
        del linear_4
        key_layer_1 = view_4.transpose(1, 2)
        del view_4
        linear_5 = torch.nn.functional.linear(hidden_states_7, encoder_layer_1_attention_self_value_weight, encoder_layer_1_attention_self_value_bias)
        view_5 = linear_5.view(s0, s1, -1, 64)
        del linear_5
        value_layer_1 = view_5.transpose(1, 2)
        del view_5
        attn_output_3 = torch.nn.functional.scaled_dot_product_attention(query_layer_1, key_layer_1, value_layer_1, attn_mask=attention_mask_2, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_layer_1, key_layer_1, value_layer_1
        transpose_1 = attn_output_3.transpose(1, 2)
        del attn_output_3
        attn_output_4 = transpose_1.contiguous()
        del transpose_1
        reshape_1 = attn_output_4.reshape(s0, s1, -1)
        del attn_output_4
        attn_output_5 = reshape_1.contiguous()
        del reshape_1
        hidden_states_8 = torch.nn.functional.linear(attn_output_5, encoder_layer_1_attention_output_dense_weight, encoder_layer_1_attention_output_dense_bias)
        del attn_output_5
        hidden_states_9 = torch.nn.functional.dropout(hidden_states_8, 0.1, False, False)
        del hidden_states_8
        add_2 = hidden_states_9 + hidden_states_7
        del hidden_states_7, hidden_states_9
        hidden_states_10 = torch.nn.functional.layer_norm(add_2, (768,), encoder_layer_1_attention_output_LayerNorm_weight, encoder_layer_1_attention_output_LayerNorm_bias, 1e-12)
        del add_2
        hidden_states_11 = torch.nn.functional.linear(hidden_states_10, encoder_layer_1_intermediate_dense_weight, encoder_layer_1_intermediate_dense_bias)
        hidden_states_12 = torch.nn.functional.gelu(hidden_states_11)
        del hidden_states_11
        hidden_states_13 = torch.nn.functional.linear(hidden_states_12, encoder_layer_1_output_dense_weight, encoder_layer_1_output_dense_bias)
        del hidden_states_12
        hidden_states_14 = torch.nn.functional.dropout(hidden_states_13, 0.1, False, False)
        del hidden_states_13
        add_3 = hidden_states_14 + hidden_states_10
        del hidden_states_10, hidden_states_14
        hidden_states_15 = torch.nn.functional.layer_norm(add_3, (768,), encoder_layer_1_output_LayerNorm_weight, encoder_layer_1_output_LayerNorm_bias, 1e-12)
        del add_3
        linear_6 = torch.nn.functional.linear(hidden_states_15, encoder_layer_2_attention_self_query_weight, encoder_layer_2_attention_self_query_bias)
        view_6 = linear_6.view(s0, s1, -1, 64)
        del linear_6
        query_layer_2 = view_6.transpose(1, 2)
        del view_6
        linear_7 = torch.nn.functional.linear(hidden_states_15, encoder_layer_2_attention_self_key_weight, encoder_layer_2_attention_self_key_bias)
        view_7 = linear_7.view(s0, s1, -1, 64)
        del linear_7
        key_layer_2 = view_7.transpose(1, 2)
        del view_7
        linear_8 = torch.nn.functional.linear(hidden_states_15, encoder_layer_2_attention_self_value_weight, encoder_layer_2_attention_self_value_bias)
        view_8 = linear_8.view(s0, s1, -1, 64)
        del linear_8
        value_layer_2 = view_8.transpose(1, 2)
        del view_8
        attn_output_6 = torch.nn.functional.scaled_dot_product_attention(query_layer_2, key_layer_2, value_layer_2, attn_mask=attention_mask_2, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_layer_2, key_layer_2, value_layer_2
        transpose_2 = attn_output_6.transpose(1, 2)
        del attn_output_6
        attn_output_7 = transpose_2.contiguous()
        del transpose_2
        reshape_2 = attn_output_7.reshape(s0, s1, -1)
        del attn_output_7
        attn_output_8 = reshape_2.contiguous()
        del reshape_2
        hidden_states_16 = torch.nn.functional.linear(attn_output_8, encoder_layer_2_attention_output_dense_weight, encoder_layer_2_attention_output_dense_bias)
        del attn_output_8
        hidden_states_17 = torch.nn.functional.dropout(hidden_states_16, 0.1, False, False)
        del hidden_states_16
        add_4 = hidden_states_17 + hidden_states_15
        del hidden_states_15, hidden_states_17
        hidden_states_18 = torch.nn.functional.layer_norm(add_4, (768,), encoder_layer_2_attention_output_LayerNorm_weight, encoder_layer_2_attention_output_LayerNorm_bias, 1e-12)
        del add_4
        hidden_states_19 = torch.nn.functional.linear(hidden_states_18, encoder_layer_2_intermediate_dense_weight, encoder_layer_2_intermediate_dense_bias)
        hidden_states_20 = torch.nn.functional.gelu(hidden_states_19)
        del hidden_states_19
        hidden_states_21 = torch.nn.functional.linear(hidden_states_20, encoder_layer_2_output_dense_weight, encoder_layer_2_output_dense_bias)
        del hidden_states_20
        hidden_states_22 = torch.nn.functional.dropout(hidden_states_21, 0.1, False, False)
        del hidden_states_21
        add_5 = hidden_states_22 + hidden_states_18
        del hidden_states_18, hidden_states_22
        hidden_states_23 = torch.nn.functional.layer_norm(add_5, (768,), encoder_layer_2_output_LayerNorm_weight, encoder_layer_2_output_LayerNorm_bias, 1e-12)
        del add_5
        linear_9 = torch.nn.functional.linear(hidden_states_23, encoder_layer_3_attention_self_query_weight, encoder_layer_3_attention_self_query_bias)
        view_9 = linear_9.view(s0, s1, -1, 64)
        del linear_9
        query_layer_3 = view_9.transpose(1, 2)
        del view_9
        linear_10 = torch.nn.functional.linear(hidden_states_23, encoder_layer_3_attention_self_key_weight, encoder_layer_3_attention_self_key_bias)
        view_10 = linear_10.view(s0, s1, -1, 64)
        del linear_10
        key_layer_3 = view_10.transpose(1, 2)
        del view_10
        linear_11 = torch.nn.functional.linear(hidden_states_23, encoder_layer_3_attention_self_value_weight, encoder_layer_3_attention_self_value_bias)
        view_11 = linear_11.view(s0, s1, -1, 64)
        del linear_11
        value_layer_3 = view_11.transpose(1, 2)
        del view_11
        attn_output_9 = torch.nn.functional.scaled_dot_product_attention(query_layer_3, key_layer_3, value_layer_3, attn_mask=attention_mask_2, dropout_p=0.0, scale=0.125, is_causal=False)
        del attention_mask_2, query_layer_3, key_layer_3, value_layer_3
        transpose_3 = attn_output_9.transpose(1, 2)
        del attn_output_9
        attn_output_10 = transpose_3.contiguous()
        del transpose_3
        reshape_3 = attn_output_10.reshape(s0, s1, -1)
        del attn_output_10
        attn_output_11 = reshape_3.contiguous()
        del reshape_3
        hidden_states_24 = torch.nn.functional.linear(attn_output_11, encoder_layer_3_attention_output_dense_weight, encoder_layer_3_attention_output_dense_bias)
        del attn_output_11
        hidden_states_25 = torch.nn.functional.dropout(hidden_states_24, 0.1, False, False)
        del hidden_states_24
        add_6 = hidden_states_25 + hidden_states_23
        del hidden_states_23, hidden_states_25
        hidden_states_26 = torch.nn.functional.layer_norm(add_6, (768,), encoder_layer_3_attention_output_LayerNorm_weight, encoder_layer_3_attention_output_LayerNorm_bias, 1e-12)
        del add_6
        hidden_states_27 = torch.nn.functional.linear(hidden_states_26, encoder_layer_3_intermediate_dense_weight, encoder_layer_3_intermediate_dense_bias)
        hidden_states_28 = torch.nn.functional.gelu(hidden_states_27)
        del hidden_states_27
        hidden_states_29 = torch.nn.functional.linear(hidden_states_28, encoder_layer_3_output_dense_weight, encoder_layer_3_output_dense_bias)
        del hidden_states_28
        hidden_states_30 = torch.nn.functional.dropout(hidden_states_29, 0.1, False, False)
        del hidden_states_29
        add_7 = hidden_states_30 + hidden_states_26
        del hidden_states_26, hidden_states_30
        hidden_states_31 = torch.nn.functional.layer_norm(add_7, (768,), encoder_layer_3_output_LayerNorm_weight, encoder_layer_3_output_LayerNorm_bias, 1e-12)
        del add_7
        first_token_tensor = hidden_states_31[:, 0]
        pooled_output = torch.nn.functional.linear(first_token_tensor, pooler_dense_weight, pooler_dense_bias)
        del first_token_tensor
        pooled_output_1 = torch.tanh(pooled_output)
        del pooled_output
        return (hidden_states_31, pooled_output_1)
