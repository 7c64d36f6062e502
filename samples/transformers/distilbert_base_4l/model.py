import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        input_ids: torch.Tensor,
        embeddings_word_embeddings_weight: torch.Tensor,
        embeddings_position_ids: torch.Tensor,
        embeddings_position_embeddings_weight: torch.Tensor,
        embeddings_LayerNorm_weight: torch.Tensor,
        embeddings_LayerNorm_bias: torch.Tensor,
        attention_mask: torch.Tensor,
        transformer_layer_0_attention_q_lin_weight: torch.Tensor,
        transformer_layer_0_attention_q_lin_bias: torch.Tensor,
        transformer_layer_0_attention_k_lin_weight: torch.Tensor,
        transformer_layer_0_attention_k_lin_bias: torch.Tensor,
        transformer_layer_0_attention_v_lin_weight: torch.Tensor,
        transformer_layer_0_attention_v_lin_bias: torch.Tensor,
        transformer_layer_0_attention_out_lin_weight: torch.Tensor,
        transformer_layer_0_attention_out_lin_bias: torch.Tensor,
        transformer_layer_0_sa_layer_norm_weight: torch.Tensor,
        transformer_layer_0_sa_layer_norm_bias: torch.Tensor,
        transformer_layer_0_ffn_lin1_weight: torch.Tensor,
        transformer_layer_0_ffn_lin1_bias: torch.Tensor,
        transformer_layer_0_ffn_lin2_weight: torch.Tensor,
        transformer_layer_0_ffn_lin2_bias: torch.Tensor,
        transformer_layer_0_output_layer_norm_weight: torch.Tensor,
        transformer_layer_0_output_layer_norm_bias: torch.Tensor,
        transformer_layer_1_attention_q_lin_weight: torch.Tensor,
        transformer_layer_1_attention_q_lin_bias: torch.Tensor,
        transformer_layer_1_attention_k_lin_weight: torch.Tensor,
        transformer_layer_1_attention_k_lin_bias: torch.Tensor,
        transformer_layer_1_attention_v_lin_weight: torch.Tensor,
        transformer_layer_1_attention_v_lin_bias: torch.Tensor,
        transformer_layer_1_attention_out_lin_weight: torch.Tensor,
        transformer_layer_1_attention_out_lin_bias: torch.Tensor,
        transformer_layer_1_sa_layer_norm_weight: torch.Tensor,
        transformer_layer_1_sa_layer_norm_bias: torch.Tensor,
        transformer_layer_1_ffn_lin1_weight: torch.Tensor,
        transformer_layer_1_ffn_lin1_bias: torch.Tensor,
        transformer_layer_1_ffn_lin2_weight: torch.Tensor,
        transformer_layer_1_ffn_lin2_bias: torch.Tensor,
        transformer_layer_1_output_layer_norm_weight: torch.Tensor,
        transformer_layer_1_output_layer_norm_bias: torch.Tensor,
        transformer_layer_2_attention_q_lin_weight: torch.Tensor,
        transformer_layer_2_attention_q_lin_bias: torch.Tensor,
        transformer_layer_2_attention_k_lin_weight: torch.Tensor,
        transformer_layer_2_attention_k_lin_bias: torch.Tensor,
        transformer_layer_2_attention_v_lin_weight: torch.Tensor,
        transformer_layer_2_attention_v_lin_bias: torch.Tensor,
        transformer_layer_2_attention_out_lin_weight: torch.Tensor,
        transformer_layer_2_attention_out_lin_bias: torch.Tensor,
        transformer_layer_2_sa_layer_norm_weight: torch.Tensor,
        transformer_layer_2_sa_layer_norm_bias: torch.Tensor,
        transformer_layer_2_ffn_lin1_weight: torch.Tensor,
        transformer_layer_2_ffn_lin1_bias: torch.Tensor,
        transformer_layer_2_ffn_lin2_weight: torch.Tensor,
        transformer_layer_2_ffn_lin2_bias: torch.Tensor,
        transformer_layer_2_output_layer_norm_weight: torch.Tensor,
        transformer_layer_2_output_layer_norm_bias: torch.Tensor,
        transformer_layer_3_attention_q_lin_weight: torch.Tensor,
        transformer_layer_3_attention_q_lin_bias: torch.Tensor,
        transformer_layer_3_attention_k_lin_weight: torch.Tensor,
        transformer_layer_3_attention_k_lin_bias: torch.Tensor,
        transformer_layer_3_attention_v_lin_weight: torch.Tensor,
        transformer_layer_3_attention_v_lin_bias: torch.Tensor,
        transformer_layer_3_attention_out_lin_weight: torch.Tensor,
        transformer_layer_3_attention_out_lin_bias: torch.Tensor,
        transformer_layer_3_sa_layer_norm_weight: torch.Tensor,
        transformer_layer_3_sa_layer_norm_bias: torch.Tensor,
        transformer_layer_3_ffn_lin1_weight: torch.Tensor,
        transformer_layer_3_ffn_lin1_bias: torch.Tensor,
        transformer_layer_3_ffn_lin2_weight: torch.Tensor,
        transformer_layer_3_ffn_lin2_bias: torch.Tensor,
        transformer_layer_3_output_layer_norm_weight: torch.Tensor,
        transformer_layer_3_output_layer_norm_bias: torch.Tensor,
    ):
        device = input_ids.device
        inputs_embeds = torch.nn.functional.embedding(input_ids, embeddings_word_embeddings_weight, 0, None, 2.0, False, False)
        position_ids = embeddings_position_ids[:, :64]
        position_embeddings = torch.nn.functional.embedding(position_ids, embeddings_position_embeddings_weight, None, None, 2.0, False, False)
        del position_ids
        embeddings = inputs_embeds + position_embeddings
        del inputs_embeds, position_embeddings
        embeddings_1 = torch.nn.functional.layer_norm(embeddings, (768,), embeddings_LayerNorm_weight, embeddings_LayerNorm_bias, 1e-12)
        del embeddings
        embeddings_2 = torch.nn.functional.dropout(embeddings_1, 0.1, False, False)
        del embeddings_1
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
        linear = torch.nn.functional.linear(embeddings_2, transformer_layer_0_attention_q_lin_weight, transformer_layer_0_attention_q_lin_bias)
        view = linear.view(1, 64, -1, 64)
        del linear
        query_layer = view.transpose(1, 2)
        del view
        linear_1 = torch.nn.functional.linear(embeddings_2, transformer_layer_0_attention_k_lin_weight, transformer_layer_0_attention_k_lin_bias)
        view_1 = linear_1.view(1, 64, -1, 64)
        del linear_1
        key_layer = view_1.transpose(1, 2)
        del view_1
        linear_2 = torch.nn.functional.linear(embeddings_2, transformer_layer_0_attention_v_lin_weight, transformer_layer_0_attention_v_lin_bias)
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
        attn_output_3 = torch.nn.functional.linear(attn_output_2, transformer_layer_0_attention_out_lin_weight, transformer_layer_0_attention_out_lin_bias)
        del attn_output_2
        add = attn_output_3 + embeddings_2
        del embeddings_2, attn_output_3
        attention_output = torch.nn.functional.layer_norm(add, (768,), transformer_layer_0_sa_layer_norm_weight, transformer_layer_0_sa_layer_norm_bias, 1e-12)
        del add
        x = torch.nn.functional.linear(attention_output, transformer_layer_0_ffn_lin1_weight, transformer_layer_0_ffn_lin1_bias)
        x_1 = torch.nn.functional.gelu(x)
        del x
        x_2 = torch.nn.functional.linear(x_1, transformer_layer_0_ffn_lin2_weight, transformer_layer_0_ffn_lin2_bias)
        del x_1
        x_3 = torch.nn.functional.dropout(x_2, 0.1, False, False)
        del x_2
        add_1 = x_3 + attention_output
        del attention_output, x_3
        ffn_output = torch.nn.functional.layer_norm(add_1, (768,), transformer_layer_0_output_layer_norm_weight, transformer_layer_0_output_layer_norm_bias, 1e-12)
        del add_1
        linear_3 = torch.nn.functional.linear(ffn_output, transformer_layer_1_attention_q_lin_weight, transformer_layer_1_attention_q_lin_bias)
        view_3 = linear_3.view(1, 64, -1, 64)
        del linear_3
        query_layer_1 = view_3.transpose(1, 2)
        del view_3
        linear_4 = torch.nn.functional.linear(ffn_output, transformer_layer_1_attention_k_lin_weight, transformer_layer_1_attention_k_lin_bias)
        view_4 = linear_4.view(1, 64, -1, 64)
        del linear_4
        key_layer_1 = view_4.transpose(1, 2)
        del view_4
        linear_5 = torch.nn.functional.linear(ffn_output, transformer_layer_1_attention_v_lin_weight, transformer_layer_1_attention_v_lin_bias)
        view_5 = linear_5.view(1, 64, -1, 64)
        del linear_5
        value_layer_1 = view_5.transpose(1, 2)
        del view_5
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(query_layer_1, key_layer_1, value_layer_1, attn_mask=attention_mask_2, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_layer_1, key_layer_1, value_layer_1
        transpose_1 = attn_output_4.transpose(1, 2)
        del attn_output_4
        attn_output_5 = transpose_1.contiguous()
        del transpose_1
        reshape_1 = attn_output_5.reshape(1, 64, -1)
        del attn_output_5
        attn_output_6 = reshape_1.contiguous()
        del reshape_1
        attn_output_7 = torch.nn.functional.linear(attn_output_6, transformer_layer_1_attention_out_lin_weight, transformer_layer_1_attention_out_lin_bias)
        del attn_output_6
        add_2 = attn_output_7 + ffn_output
        del ffn_output, attn_output_7
        attention_output_1 = torch.nn.functional.layer_norm(add_2, (768,), transformer_layer_1_sa_layer_norm_weight, transformer_layer_1_sa_layer_norm_bias, 1e-12)
        del add_2
        x_4 = torch.nn.functional.linear(attention_output_1, transformer_layer_1_ffn_lin1_weight, transformer_layer_1_ffn_lin1_bias)
        x_5 = torch.nn.functional.gelu(x_4)
        del x_4
        x_6 = torch.nn.functional.linear(x_5, transformer_layer_1_ffn_lin2_weight, transformer_layer_1_ffn_lin2_bias)
        del x_5
        x_7 = torch.nn.functional.dropout(x_6, 0.1, False, False)
        del x_6
        add_3 = x_7 + attention_output_1
        del attention_output_1, x_7
        ffn_output_1 = torch.nn.functional.layer_norm(add_3, (768,), transformer_layer_1_output_layer_norm_weight, transformer_layer_1_output_layer_norm_bias, 1e-12)
        del add_3
        linear_6 = torch.nn.functional.linear(ffn_output_1, transformer_layer_2_attention_q_lin_weight, transformer_layer_2_attention_q_lin_bias)
        view_6 = linear_6.view(1, 64, -1, 64)
        del linear_6
        query_layer_2 = view_6.transpose(1, 2)
        del view_6
        linear_7 = torch.nn.functional.linear(ffn_output_1, transformer_layer_2_attention_k_lin_weight, transformer_layer_2_attention_k_lin_bias)
        view_7 = linear_7.view(1, 64, -1, 64)
        del linear_7
        key_layer_2 = view_7.transpose(1, 2)
        del view_7
        linear_8 = torch.nn.functional.linear(ffn_output_1, transformer_layer_2_attention_v_lin_weight, transformer_layer_2_attention_v_lin_bias)
        view_8 = linear_8.view(1, 64, -1, 64)
        del linear_8
        value_layer_2 = view_8.transpose(1, 2)
        del view_8
        attn_output_8 = torch.nn.functional.scaled_dot_product_attention(query_layer_2, key_layer_2, value_layer_2, attn_mask=attention_mask_2, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_layer_2, key_layer_2, value_layer_2
        transpose_2 = attn_output_8.transpose(1, 2)
        del attn_output_8
        attn_output_9 = transpose_2.contiguous()
        del transpose_2
        reshape_2 = attn_output_9.reshape(1, 64, -1)
        del attn_output_9
        attn_output_10 = reshape_2.contiguous()
        del reshape_2
        attn_output_11 = torch.nn.functional.linear(attn_output_10, transformer_layer_2_attention_out_lin_weight, transformer_layer_2_attention_out_lin_bias)
        del attn_output_10
        add_4 = attn_output_11 + ffn_output_1
        del ffn_output_1, attn_output_11
        attention_output_2 = torch.nn.functional.layer_norm(add_4, (768,), transformer_layer_2_sa_layer_norm_weight, transformer_layer_2_sa_layer_norm_bias, 1e-12)
        del add_4
        x_8 = torch.nn.functional.linear(attention_output_2, transformer_layer_2_ffn_lin1_weight, transformer_layer_2_ffn_lin1_bias)
        x_9 = torch.nn.functional.gelu(x_8)
        del x_8
        x_10 = torch.nn.functional.linear(x_9, transformer_layer_2_ffn_lin2_weight, transformer_layer_2_ffn_lin2_bias)
        del x_9
        x_11 = torch.nn.functional.dropout(x_10, 0.1, False, False)
        del x_10
        add_5 = x_11 + attention_output_2
        del attention_output_2, x_11
        ffn_output_2 = torch.nn.functional.layer_norm(add_5, (768,), transformer_layer_2_output_layer_norm_weight, transformer_layer_2_output_layer_norm_bias, 1e-12)
        del add_5
        linear_9 = torch.nn.functional.linear(ffn_output_2, transformer_layer_3_attention_q_lin_weight, transformer_layer_3_attention_q_lin_bias)
        view_9 = linear_9.view(1, 64, -1, 64)
        del linear_9
        query_layer_3 = view_9.transpose(1, 2)
        del view_9
        linear_10 = torch.nn.functional.linear(ffn_output_2, transformer_layer_3_attention_k_lin_weight, transformer_layer_3_attention_k_lin_bias)
        view_10 = linear_10.view(1, 64, -1, 64)
        del linear_10
        key_layer_3 = view_10.transpose(1, 2)
        del view_10
        linear_11 = torch.nn.functional.linear(ffn_output_2, transformer_layer_3_attention_v_lin_weight, transformer_layer_3_attention_v_lin_bias)
        view_11 = linear_11.view(1, 64, -1, 64)
        del linear_11
        value_layer_3 = view_11.transpose(1, 2)
        del view_11
        attn_output_12 = torch.nn.functional.scaled_dot_product_attention(query_layer_3, key_layer_3, value_layer_3, attn_mask=attention_mask_2, dropout_p=0.0, scale=0.125, is_causal=False)
        del attention_mask_2, query_layer_3, key_layer_3, value_layer_3
        transpose_3 = attn_output_12.transpose(1, 2)
        del attn_output_12
        attn_output_13 = transpose_3.contiguous()
        del transpose_3
        reshape_3 = attn_output_13.reshape(1, 64, -1)
        del attn_output_13
        attn_output_14 = reshape_3.contiguous()
        del reshape_3
        attn_output_15 = torch.nn.functional.linear(attn_output_14, transformer_layer_3_attention_out_lin_weight, transformer_layer_3_attention_out_lin_bias)
        del attn_output_14
        add_6 = attn_output_15 + ffn_output_2
        del ffn_output_2, attn_output_15
        attention_output_3 = torch.nn.functional.layer_norm(add_6, (768,), transformer_layer_3_sa_layer_norm_weight, transformer_layer_3_sa_layer_norm_bias, 1e-12)
        del add_6
        x_12 = torch.nn.functional.linear(attention_output_3, transformer_layer_3_ffn_lin1_weight, transformer_layer_3_ffn_lin1_bias)
        x_13 = torch.nn.functional.gelu(x_12)
        del x_12
        x_14 = torch.nn.functional.linear(x_13, transformer_layer_3_ffn_lin2_weight, transformer_layer_3_ffn_lin2_bias)
        del x_13
        x_15 = torch.nn.functional.dropout(x_14, 0.1, False, False)
        del x_14
        add_7 = x_15 + attention_output_3
        del attention_output_3, x_15
        ffn_output_3 = torch.nn.functional.layer_norm(add_7, (768,), transformer_layer_3_output_layer_norm_weight, transformer_layer_3_output_layer_norm_bias, 1e-12)
        del add_7
        return (ffn_output_3,)
