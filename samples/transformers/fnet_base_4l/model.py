import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        input_ids: torch.Tensor,
        embeddings_token_type_ids: torch.Tensor,
        embeddings_position_ids: torch.Tensor,
        embeddings_word_embeddings_weight: torch.Tensor,
        embeddings_token_type_embeddings_weight: torch.Tensor,
        embeddings_position_embeddings_weight: torch.Tensor,
        embeddings_LayerNorm_weight: torch.Tensor,
        embeddings_LayerNorm_bias: torch.Tensor,
        embeddings_projection_weight: torch.Tensor,
        embeddings_projection_bias: torch.Tensor,
        encoder_layer_0_fourier_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_0_fourier_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_0_intermediate_dense_weight: torch.Tensor,
        encoder_layer_0_intermediate_dense_bias: torch.Tensor,
        encoder_layer_0_output_dense_weight: torch.Tensor,
        encoder_layer_0_output_dense_bias: torch.Tensor,
        encoder_layer_0_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_0_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_1_fourier_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_1_fourier_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_1_intermediate_dense_weight: torch.Tensor,
        encoder_layer_1_intermediate_dense_bias: torch.Tensor,
        encoder_layer_1_output_dense_weight: torch.Tensor,
        encoder_layer_1_output_dense_bias: torch.Tensor,
        encoder_layer_1_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_1_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_2_fourier_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_2_fourier_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_2_intermediate_dense_weight: torch.Tensor,
        encoder_layer_2_intermediate_dense_bias: torch.Tensor,
        encoder_layer_2_output_dense_weight: torch.Tensor,
        encoder_layer_2_output_dense_bias: torch.Tensor,
        encoder_layer_2_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_2_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_3_fourier_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_3_fourier_output_LayerNorm_bias: torch.Tensor,
        encoder_layer_3_intermediate_dense_weight: torch.Tensor,
        encoder_layer_3_intermediate_dense_bias: torch.Tensor,
        encoder_layer_3_output_dense_weight: torch.Tensor,
        encoder_layer_3_output_dense_bias: torch.Tensor,
        encoder_layer_3_output_LayerNorm_weight: torch.Tensor,
        encoder_layer_3_output_LayerNorm_bias: torch.Tensor,
        pooler_dense_weight: torch.Tensor,
        pooler_dense_bias: torch.Tensor,
    ):
        buffered_token_type_ids = embeddings_token_type_ids[:, :64]
        buffered_token_type_ids_expanded = buffered_token_type_ids.expand(1, 64)
        del buffered_token_type_ids
        position_ids = embeddings_position_ids[:, :64]
        inputs_embeds = torch.nn.functional.embedding(input_ids, embeddings_word_embeddings_weight, 3, None, 2.0, False, False)
        token_type_embeddings = torch.nn.functional.embedding(buffered_token_type_ids_expanded, embeddings_token_type_embeddings_weight, None, None, 2.0, False, False)
        del buffered_token_type_ids_expanded
        embeddings = inputs_embeds + token_type_embeddings
        del inputs_embeds, token_type_embeddings
        position_embeddings = torch.nn.functional.embedding(position_ids, embeddings_position_embeddings_weight, None, None, 2.0, False, False)
        del position_ids
        embeddings += position_embeddings
        del position_embeddings
        embeddings_1 = torch.nn.functional.layer_norm(embeddings, (768,), embeddings_LayerNorm_weight, embeddings_LayerNorm_bias, 1e-12)
        del embeddings
        embeddings_2 = torch.nn.functional.linear(embeddings_1, embeddings_projection_weight, embeddings_projection_bias)
        del embeddings_1
        embeddings_3 = torch.nn.functional.dropout(embeddings_2, 0.1, False, False)
        del embeddings_2
        fft_fftn = torch.fft.fftn(embeddings_3, dim=(1, 2))
        outputs = fft_fftn.real
        del fft_fftn
        add = embeddings_3 + outputs
        del embeddings_3, outputs
        hidden_states = torch.nn.functional.layer_norm(add, (768,), encoder_layer_0_fourier_output_LayerNorm_weight, encoder_layer_0_fourier_output_LayerNorm_bias, 1e-12)
        del add
        hidden_states_1 = torch.nn.functional.linear(hidden_states, encoder_layer_0_intermediate_dense_weight, encoder_layer_0_intermediate_dense_bias)
        mul = 0.5 * hidden_states_1
        pow_1 = torch.pow(hidden_states_1, 3.0)
        mul_1 = 0.044715 * pow_1
        del pow_1
        add_1 = hidden_states_1 + mul_1
        del hidden_states_1, mul_1
        mul_2 = 0.7978845608028654 * add_1
        del add_1
        tanh = torch.tanh(mul_2)
        del mul_2
        add_2 = 1.0 + tanh
        del tanh
        hidden_states_2 = mul * add_2
        del mul, add_2
        hidden_states_3 = torch.nn.functional.linear(hidden_states_2, encoder_layer_0_output_dense_weight, encoder_layer_0_output_dense_bias)
        del hidden_states_2
        hidden_states_4 = torch.nn.functional.dropout(hidden_states_3, 0.1, False, False)
        del hidden_states_3
        add_3 = hidden_states_4 + hidden_states
        del hidden_states, hidden_states_4
        hidden_states_5 = torch.nn.functional.layer_norm(add_3, (768,), encoder_layer_0_output_LayerNorm_weight, encoder_layer_0_output_LayerNorm_bias, 1e-12)
        del add_3
        fft_fftn_1 = torch.fft.fftn(hidden_states_5, dim=(1, 2))
        outputs_1 = fft_fftn_1.real
        del fft_fftn_1
        add_4 = hidden_states_5 + outputs_1
        del hidden_states_5, outputs_1
        hidden_states_6 = torch.nn.functional.layer_norm(add_4, (768,), encoder_layer_1_fourier_output_LayerNorm_weight, encoder_layer_1_fourier_output_LayerNorm_bias, 1e-12)
        del add_4
        hidden_states_7 = torch.nn.functional.linear(hidden_states_6, encoder_layer_1_intermediate_dense_weight, encoder_layer_1_intermediate_dense_bias)
        mul_3 = 0.5 * hidden_states_7
        pow_2 = torch.pow(hidden_states_7, 3.0)
        mul_4 = 0.044715 * pow_2
        del pow_2
        add_5 = hidden_states_7 + mul_4
        del hidden_states_7, mul_4
        mul_5 = 0.7978845608028654 * add_5
        del add_5
        tanh_1 = torch.tanh(mul_5)
        del mul_5
        add_6 = 1.0 + tanh_1
        del tanh_1
        hidden_states_8 = mul_3 * add_6
        del mul_3, add_6
        hidden_states_9 = torch.nn.functional.linear(hidden_states_8, encoder_layer_1_output_dense_weight, encoder_layer_1_output_dense_bias)
        del hidden_states_8
        hidden_states_10 = torch.nn.functional.dropout(hidden_states_9, 0.1, False, False)
        del hidden_states_9
        add_7 = hidden_states_10 + hidden_states_6
        del hidden_states_6, hidden_states_10
        hidden_states_11 = torch.nn.functional.layer_norm(add_7, (768,), encoder_layer_1_output_LayerNorm_weight, encoder_layer_1_output_LayerNorm_bias, 1e-12)
        del add_7
        fft_fftn_2 = torch.fft.fftn(hidden_states_11, dim=(1, 2))
        outputs_2 = fft_fftn_2.real
        del fft_fftn_2
        add_8 = hidden_states_11 + outputs_2
        del hidden_states_11, outputs_2
        hidden_states_12 = torch.nn.functional.layer_norm(add_8, (768,), encoder_layer_2_fourier_output_LayerNorm_weight, encoder_layer_2_fourier_output_LayerNorm_bias, 1e-12)
        del add_8
        hidden_states_13 = torch.nn.functional.linear(hidden_states_12, encoder_layer_2_intermediate_dense_weight, encoder_layer_2_intermediate_dense_bias)
        mul_6 = 0.5 * hidden_states_13
        pow_3 = torch.pow(hidden_states_13, 3.0)
        mul_7 = 0.044715 * pow_3
        del pow_3
        add_9 = hidden_states_13 + mul_7
        del hidden_states_13, mul_7
        mul_8 = 0.7978845608028654 * add_9
        del add_9
        tanh_2 = torch.tanh(mul_8)
        del mul_8
        add_10 = 1.0 + tanh_2
        del tanh_2
        hidden_states_14 = mul_6 * add_10
        del mul_6, add_10
        hidden_states_15 = torch.nn.functional.linear(hidden_states_14, encoder_layer_2_output_dense_weight, encoder_layer_2_output_dense_bias)
        del hidden_states_14
        hidden_states_16 = torch.nn.functional.dropout(hidden_states_15, 0.1, False, False)
        del hidden_states_15
        add_11 = hidden_states_16 + hidden_states_12
        del hidden_states_12, hidden_states_16
        hidden_states_17 = torch.nn.functional.layer_norm(add_11, (768,), encoder_layer_2_output_LayerNorm_weight, encoder_layer_2_output_LayerNorm_bias, 1e-12)
        del add_11
        fft_fftn_3 = torch.fft.fftn(hidden_states_17, dim=(1, 2))
        outputs_3 = fft_fftn_3.real
        del fft_fftn_3
        add_12 = hidden_states_17 + outputs_3
        del hidden_states_17, outputs_3
        hidden_states_18 = torch.nn.functional.layer_norm(add_12, (768,), encoder_layer_3_fourier_output_LayerNorm_weight, encoder_layer_3_fourier_output_LayerNorm_bias, 1e-12)
        del add_12
        hidden_states_19 = torch.nn.functional.linear(hidden_states_18, encoder_layer_3_intermediate_dense_weight, encoder_layer_3_intermediate_dense_bias)
        mul_9 = 0.5 * hidden_states_19
        pow_4 = torch.pow(hidden_states_19, 3.0)
        mul_10 = 0.044715 * pow_4
        del pow_4
        add_13 = hidden_states_19 + mul_10
        del hidden_states_19, mul_10
        mul_11 = 0.7978845608028654 * add_13
        del add_13
        tanh_3 = torch.tanh(mul_11)
        del mul_11
        add_14 = 1.0 + tanh_3
        del tanh_3
        hidden_states_20 = mul_9 * add_14
        del mul_9, add_14
        hidden_states_21 = torch.nn.functional.linear(hidden_states_20, encoder_layer_3_output_dense_weight, encoder_layer_3_output_dense_bias)
        del hidden_states_20
        hidden_states_22 = torch.nn.functional.dropout(hidden_states_21, 0.1, False, False)
        del hidden_states_21
        add_15 = hidden_states_22 + hidden_states_18
        del hidden_states_18, hidden_states_22
        hidden_states_23 = torch.nn.functional.layer_norm(add_15, (768,), encoder_layer_3_output_LayerNorm_weight, encoder_layer_3_output_LayerNorm_bias, 1e-12)
        del add_15
        first_token_tensor = hidden_states_23[:, 0]
        pooled_output = torch.nn.functional.linear(first_token_tensor, pooler_dense_weight, pooler_dense_bias)
        del first_token_tensor
        pooled_output_1 = torch.tanh(pooled_output)
        del pooled_output
        return (hidden_states_23, pooled_output_1)
