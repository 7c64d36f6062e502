import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        tensor_0: torch.Tensor,
        videomae_embeddings_patch_embeddings_projection_weight: torch.Tensor,
        videomae_embeddings_patch_embeddings_projection_bias: torch.Tensor,
        videomae_embeddings_position_embeddings: torch.Tensor,
        videomae_encoder_layer_0_layernorm_before_weight: torch.Tensor,
        videomae_encoder_layer_0_layernorm_before_bias: torch.Tensor,
        videomae_encoder_layer_0_attention_attention_key_weight: torch.Tensor,
        videomae_encoder_layer_0_attention_attention_value_weight: torch.Tensor,
        videomae_encoder_layer_0_attention_attention_value_bias: torch.Tensor,
        videomae_encoder_layer_0_attention_attention_query_weight: torch.Tensor,
        videomae_encoder_layer_0_attention_attention_query_bias: torch.Tensor,
        videomae_encoder_layer_0_attention_output_dense_weight: torch.Tensor,
        videomae_encoder_layer_0_attention_output_dense_bias: torch.Tensor,
        videomae_encoder_layer_0_layernorm_after_weight: torch.Tensor,
        videomae_encoder_layer_0_layernorm_after_bias: torch.Tensor,
        videomae_encoder_layer_0_intermediate_dense_weight: torch.Tensor,
        videomae_encoder_layer_0_intermediate_dense_bias: torch.Tensor,
        videomae_encoder_layer_0_output_dense_weight: torch.Tensor,
        videomae_encoder_layer_0_output_dense_bias: torch.Tensor,
        videomae_encoder_layer_1_layernorm_before_weight: torch.Tensor,
        videomae_encoder_layer_1_layernorm_before_bias: torch.Tensor,
        videomae_encoder_layer_1_attention_attention_key_weight: torch.Tensor,
        videomae_encoder_layer_1_attention_attention_value_weight: torch.Tensor,
        videomae_encoder_layer_1_attention_attention_value_bias: torch.Tensor,
        videomae_encoder_layer_1_attention_attention_query_weight: torch.Tensor,
        videomae_encoder_layer_1_attention_attention_query_bias: torch.Tensor,
        videomae_encoder_layer_1_attention_output_dense_weight: torch.Tensor,
        videomae_encoder_layer_1_attention_output_dense_bias: torch.Tensor,
        videomae_encoder_layer_1_layernorm_after_weight: torch.Tensor,
        videomae_encoder_layer_1_layernorm_after_bias: torch.Tensor,
        videomae_encoder_layer_1_intermediate_dense_weight: torch.Tensor,
        videomae_encoder_layer_1_intermediate_dense_bias: torch.Tensor,
        videomae_encoder_layer_1_output_dense_weight: torch.Tensor,
        videomae_encoder_layer_1_output_dense_bias: torch.Tensor,
        videomae_encoder_layer_2_layernorm_before_weight: torch.Tensor,
        videomae_encoder_layer_2_layernorm_before_bias: torch.Tensor,
        videomae_encoder_layer_2_attention_attention_key_weight: torch.Tensor,
        videomae_encoder_layer_2_attention_attention_value_weight: torch.Tensor,
        videomae_encoder_layer_2_attention_attention_value_bias: torch.Tensor,
        videomae_encoder_layer_2_attention_attention_query_weight: torch.Tensor,
        videomae_encoder_layer_2_attention_attention_query_bias: torch.Tensor,
        videomae_encoder_layer_2_attention_output_dense_weight: torch.Tensor,
        videomae_encoder_layer_2_attention_output_dense_bias: torch.Tensor,
        videomae_encoder_layer_2_layernorm_after_weight: torch.Tensor,
        videomae_encoder_layer_2_layernorm_after_bias: torch.Tensor,
        videomae_encoder_layer_2_intermediate_dense_weight: torch.Tensor,
        videomae_encoder_layer_2_intermediate_dense_bias: torch.Tensor,
        videomae_encoder_layer_2_output_dense_weight: torch.Tensor,
        videomae_encoder_layer_2_output_dense_bias: torch.Tensor,
        videomae_encoder_layer_3_layernorm_before_weight: torch.Tensor,
        videomae_encoder_layer_3_layernorm_before_bias: torch.Tensor,
        videomae_encoder_layer_3_attention_attention_key_weight: torch.Tensor,
        videomae_encoder_layer_3_attention_attention_value_weight: torch.Tensor,
        videomae_encoder_layer_3_attention_attention_value_bias: torch.Tensor,
        videomae_encoder_layer_3_attention_attention_query_weight: torch.Tensor,
        videomae_encoder_layer_3_attention_attention_query_bias: torch.Tensor,
        videomae_encoder_layer_3_attention_output_dense_weight: torch.Tensor,
        videomae_encoder_layer_3_attention_output_dense_bias: torch.Tensor,
        videomae_encoder_layer_3_layernorm_after_weight: torch.Tensor,
        videomae_encoder_layer_3_layernorm_after_bias: torch.Tensor,
        videomae_encoder_layer_3_intermediate_dense_weight: torch.Tensor,
        videomae_encoder_layer_3_intermediate_dense_bias: torch.Tensor,
        videomae_encoder_layer_3_output_dense_weight: torch.Tensor,
        videomae_encoder_layer_3_output_dense_bias: torch.Tensor,
        fc_norm_weight: torch.Tensor,
        fc_norm_bias: torch.Tensor,
        classifier_weight: torch.Tensor,
        classifier_bias: torch.Tensor,
    ):
        device = tensor_0.device
        pixel_values = tensor_0.permute(0, 2, 1, 3, 4)
        conv3d = torch.conv3d(pixel_values, videomae_embeddings_patch_embeddings_projection_weight, videomae_embeddings_patch_embeddings_projection_bias, (2, 16, 16), (0, 0, 0), (1, 1, 1), 1)
        del pixel_values
        flatten = conv3d.flatten(2)
        del conv3d
        embeddings = flatten.transpose(1, 2)
        del flatten
        detach = videomae_embeddings_position_embeddings.detach()
        type_as = detach.type_as(embeddings)
        del detach
        to = type_as.to(device=device, copy=True)
        del type_as
        embeddings_1 = embeddings + to
        del embeddings, to
        hidden_states_norm = torch.nn.functional.layer_norm(embeddings_1, (192,), videomae_encoder_layer_0_layernorm_before_weight, videomae_encoder_layer_0_layernorm_before_bias, 1e-12)
        linear = torch.nn.functional.linear(hidden_states_norm, videomae_encoder_layer_0_attention_attention_key_weight, None)
        view = linear.view((1, 196, -1, 64))
        del linear
        keys = view.transpose(1, 2)
        del view
        linear_1 = torch.nn.functional.linear(hidden_states_norm, videomae_encoder_layer_0_attention_attention_value_weight, videomae_encoder_layer_0_attention_attention_value_bias)
        view_1 = linear_1.view((1, 196, -1, 64))
        del linear_1
        values = view_1.transpose(1, 2)
        del view_1
        linear_2 = torch.nn.functional.linear(hidden_states_norm, videomae_encoder_layer_0_attention_attention_query_weight, videomae_encoder_layer_0_attention_attention_query_bias)
        del hidden_states_norm
        view_2 = linear_2.view((1, 196, -1, 64))
        del linear_2
        queries = view_2.transpose(1, 2)
        del view_2
        attn_output = torch.nn.functional.scaled_dot_product_attention(queries, keys, values, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries, keys, values
        transpose = attn_output.transpose(1, 2)
        del attn_output
        attn_output_1 = transpose.contiguous()
        del transpose
        context_layer = attn_output_1.reshape((1, 196, 192))
        del attn_output_1
        hidden_states = torch.nn.functional.linear(context_layer, videomae_encoder_layer_0_attention_output_dense_weight, videomae_encoder_layer_0_attention_output_dense_bias)
        del context_layer
        hidden_states_1 = torch.nn.functional.dropout(hidden_states, 0.0, False, False)
        del hidden_states
        hidden_states_2 = hidden_states_1 + embeddings_1
        del embeddings_1, hidden_states_1
        layer_output = torch.nn.functional.layer_norm(hidden_states_2, (192,), videomae_encoder_layer_0_layernorm_after_weight, videomae_encoder_layer_0_layernorm_after_bias, 1e-12)
        hidden_states_3 = torch.nn.functional.linear(layer_output, videomae_encoder_layer_0_intermediate_dense_weight, videomae_encoder_layer_0_intermediate_dense_bias)
        del layer_output
        hidden_states_4 = torch.nn.functional.gelu(hidden_states_3)
        del hidden_states_3
        hidden_states_5 = torch.nn.functional.linear(hidden_states_4, videomae_encoder_layer_0_output_dense_weight, videomae_encoder_layer_0_output_dense_bias)
        del hidden_states_4
        hidden_states_6 = torch.nn.functional.dropout(hidden_states_5, 0.0, False, False)
        del hidden_states_5
        hidden_states_7 = hidden_states_6 + hidden_states_2
        del hidden_states_2, hidden_states_6
        hidden_states_norm_1 = torch.nn.functional.layer_norm(hidden_states_7, (192,), videomae_encoder_layer_1_layernorm_before_weight, videomae_encoder_layer_1_layernorm_before_bias, 1e-12)
        linear_3 = torch.nn.functional.linear(hidden_states_norm_1, videomae_encoder_layer_1_attention_attention_key_weight, None)
        view_3 = linear_3.view((1, 196, -1, 64))
        del linear_3
        keys_1 = view_3.transpose(1, 2)
        del view_3
        linear_4 = torch.nn.functional.linear(hidden_states_norm_1, videomae_encoder_layer_1_attention_attention_value_weight, videomae_encoder_layer_1_attention_attention_value_bias)
        view_4 = linear_4.view((1, 196, -1, 64))
        del linear_4
        values_1 = view_4.transpose(1, 2)
        del view_4
        linear_5 = torch.nn.functional.linear(hidden_states_norm_1, videomae_encoder_layer_1_attention_attention_query_weight, videomae_encoder_layer_1_attention_attention_query_bias)
        del hidden_states_norm_1
        view_5 = linear_5.view((1, 196, -1, 64))
        del linear_5
        queries_1 = view_5.transpose(1, 2)
        del view_5
        attn_output_2 = torch.nn.functional.scaled_dot_product_attention(queries_1, keys_1, values_1, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_1, keys_1, values_1
        transpose_1 = attn_output_2.transpose(1, 2)
        del attn_output_2
        attn_output_3 = transpose_1.contiguous()
        del transpose_1
        context_layer_1 = attn_output_3.reshape((1, 196, 192))
        del attn_output_3
        hidden_states_8 = torch.nn.functional.linear(context_layer_1, videomae_encoder_layer_1_attention_output_dense_weight, videomae_encoder_layer_1_attention_output_dense_bias)
        del context_layer_1
        hidden_states_9 = torch.nn.functional.dropout(hidden_states_8, 0.0, False, False)
        del hidden_states_8
        hidden_states_10 = hidden_states_9 + hidden_states_7
        del hidden_states_7, hidden_states_9
        layer_output_1 = torch.nn.functional.layer_norm(hidden_states_10, (192,), videomae_encoder_layer_1_layernorm_after_weight, videomae_encoder_layer_1_layernorm_after_bias, 1e-12)
        hidden_states_11 = torch.nn.functional.linear(layer_output_1, videomae_encoder_layer_1_intermediate_dense_weight, videomae_encoder_layer_1_intermediate_dense_bias)
        del layer_output_1
        hidden_states_12 = torch.nn.functional.gelu(hidden_states_11)
        del hidden_states_11
        hidden_states_13 = torch.nn.functional.linear(hidden_states_12, videomae_encoder_layer_1_output_dense_weight, videomae_encoder_layer_1_output_dense_bias)
        del hidden_states_12
        hidden_states_14 = torch.nn.functional.dropout(hidden_states_13, 0.0, False, False)
        del hidden_states_13
        hidden_states_15 = hidden_states_14 + hidden_states_10
        del hidden_states_10, hidden_states_14
        hidden_states_norm_2 = torch.nn.functional.layer_norm(hidden_states_15, (192,), videomae_encoder_layer_2_layernorm_before_weight, videomae_encoder_layer_2_layernorm_before_bias, 1e-12)
        linear_6 = torch.nn.functional.linear(hidden_states_norm_2, videomae_encoder_layer_2_attention_attention_key_weight, None)
        view_6 = linear_6.view((1, 196, -1, 64))
        del linear_6
        keys_2 = view_6.transpose(1, 2)
        del view_6
        linear_7 = torch.nn.functional.linear(hidden_states_norm_2, videomae_encoder_layer_2_attention_attention_value_weight, videomae_encoder_layer_2_attention_attention_value_bias)
        view_7 = linear_7.view((1, 196, -1, 64))
        del linear_7
        values_2 = view_7.transpose(1, 2)
        del view_7
        linear_8 = torch.nn.functional.linear(hidden_states_norm_2, videomae_encoder_layer_2_attention_attention_query_weight, videomae_encoder_layer_2_attention_attention_query_bias)
        del hidden_states_norm_2
        view_8 = linear_8.view((1, 196, -1, 64))
        del linear_8
        queries_2 = view_8.transpose(1, 2)
        del view_8
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(queries_2, keys_2, values_2, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_2, keys_2, values_2
        transpose_2 = attn_output_4.transpose(1, 2)
        del attn_output_4
        attn_output_5 = transpose_2.contiguous()
        del transpose_2
        context_layer_2 = attn_output_5.reshape((1, 196, 192))
        del attn_output_5
        hidden_states_16 = torch.nn.functional.linear(context_layer_2, videomae_encoder_layer_2_attention_output_dense_weight, videomae_encoder_layer_2_attention_output_dense_bias)
        del context_layer_2
        hidden_states_17 = torch.nn.functional.dropout(hidden_states_16, 0.0, False, False)
        del hidden_states_16
        hidden_states_18 = hidden_states_17 + hidden_states_15
        del hidden_states_15, hidden_states_17
        layer_output_2 = torch.nn.functional.layer_norm(hidden_states_18, (192,), videomae_encoder_layer_2_layernorm_after_weight, videomae_encoder_layer_2_layernorm_after_bias, 1e-12)
        hidden_states_19 = torch.nn.functional.linear(layer_output_2, videomae_encoder_layer_2_intermediate_dense_weight, videomae_encoder_layer_2_intermediate_dense_bias)
        del layer_output_2
        hidden_states_20 = torch.nn.functional.gelu(hidden_states_19)
        del hidden_states_19
        hidden_states_21 = torch.nn.functional.linear(hidden_states_20, videomae_encoder_layer_2_output_dense_weight, videomae_encoder_layer_2_output_dense_bias)
        del hidden_states_20
        hidden_states_22 = torch.nn.functional.dropout(hidden_states_21, 0.0, False, False)
        del hidden_states_21
        hidden_states_23 = hidden_states_22 + hidden_states_18
        del hidden_states_18, hidden_states_22
        hidden_states_norm_3 = torch.nn.functional.layer_norm(hidden_states_23, (192,), videomae_encoder_layer_3_layernorm_before_weight, videomae_encoder_layer_3_layernorm_before_bias, 1e-12)
        linear_9 = torch.nn.functional.linear(hidden_states_norm_3, videomae_encoder_layer_3_attention_attention_key_weight, None)
        view_9 = linear_9.view((1, 196, -1, 64))
        del linear_9
        keys_3 = view_9.transpose(1, 2)
        del view_9
        linear_10 = torch.nn.functional.linear(hidden_states_norm_3, videomae_encoder_layer_3_attention_attention_value_weight, videomae_encoder_layer_3_attention_attention_value_bias)
        view_10 = linear_10.view((1, 196, -1, 64))
        del linear_10
        values_3 = view_10.transpose(1, 2)
        del view_10
        linear_11 = torch.nn.functional.linear(hidden_states_norm_3, videomae_encoder_layer_3_attention_attention_query_weight, videomae_encoder_layer_3_attention_attention_query_bias)
        del hidden_states_norm_3
        view_11 = linear_11.view((1, 196, -1, 64))
        del linear_11
        queries_3 = view_11.transpose(1, 2)
        del view_11
        attn_output_6 = torch.nn.functional.scaled_dot_product_attention(queries_3, keys_3, values_3, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del queries_3, keys_3, values_3
        transpose_3 = attn_output_6.transpose(1, 2)
        del attn_output_6
        attn_output_7 = transpose_3.contiguous()
        del transpose_3
        context_layer_3 = attn_output_7.reshape((1, 196, 192))
        del attn_output_7
        hidden_states_24 = torch.nn.functional.linear(context_layer_3, videomae_encoder_layer_3_attention_output_dense_weight, videomae_encoder_layer_3_attention_output_dense_bias)
        del context_layer_3
        hidden_states_25 = torch.nn.functional.dropout(hidden_states_24, 0.0, False, False)
        del hidden_states_24
        hidden_states_26 = hidden_states_25 + hidden_states_23
        del hidden_states_23, hidden_states_25
        layer_output_3 = torch.nn.functional.layer_norm(hidden_states_26, (192,), videomae_encoder_layer_3_layernorm_after_weight, videomae_encoder_layer_3_layernorm_after_bias, 1e-12)
        hidden_states_27 = torch.nn.functional.linear(layer_output_3, videomae_encoder_layer_3_intermediate_dense_weight, videomae_encoder_layer_3_intermediate_dense_bias)
        del layer_output_3
        hidden_states_28 = torch.nn.functional.gelu(hidden_states_27)
        del hidden_states_27
        hidden_states_29 = torch.nn.functional.linear(hidden_states_28, videomae_encoder_layer_3_output_dense_weight, videomae_encoder_layer_3_output_dense_bias)
        del hidden_states_28
        hidden_states_30 = torch.nn.functional.dropout(hidden_states_29, 0.0, False, False)
        del hidden_states_29
        hidden_states_31 = hidden_states_30 + hidden_states_26
        del hidden_states_26, hidden_states_30
        output = hidden_states_31.mean(1)
        del hidden_states_31
        output_1 = torch.nn.functional.layer_norm(output, (192,), fc_norm_weight, fc_norm_bias, 1e-05)
        del output
        logits = torch.nn.functional.linear(output_1, classifier_weight, classifier_bias)
        del output_1
        return (logits,)
