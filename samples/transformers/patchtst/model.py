import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        past_values: torch.Tensor,
        model_encoder_embedder_input_embedding_weight: torch.Tensor,
        model_encoder_embedder_input_embedding_bias: torch.Tensor,
        model_encoder_positional_encoder_position_enc: torch.Tensor,
        model_encoder_layers_0_norm_sublayer1_batchnorm_running_mean: torch.Tensor,
        model_encoder_layers_0_norm_sublayer1_batchnorm_running_var: torch.Tensor,
        model_encoder_layers_0_norm_sublayer1_batchnorm_weight: torch.Tensor,
        model_encoder_layers_0_norm_sublayer1_batchnorm_bias: torch.Tensor,
        model_encoder_layers_0_self_attn_q_proj_weight: torch.Tensor,
        model_encoder_layers_0_self_attn_q_proj_bias: torch.Tensor,
        model_encoder_layers_0_self_attn_k_proj_weight: torch.Tensor,
        model_encoder_layers_0_self_attn_k_proj_bias: torch.Tensor,
        model_encoder_layers_0_self_attn_v_proj_weight: torch.Tensor,
        model_encoder_layers_0_self_attn_v_proj_bias: torch.Tensor,
        model_encoder_layers_0_self_attn_out_proj_weight: torch.Tensor,
        model_encoder_layers_0_self_attn_out_proj_bias: torch.Tensor,
        model_encoder_layers_0_norm_sublayer3_batchnorm_running_mean: torch.Tensor,
        model_encoder_layers_0_norm_sublayer3_batchnorm_running_var: torch.Tensor,
        model_encoder_layers_0_norm_sublayer3_batchnorm_weight: torch.Tensor,
        model_encoder_layers_0_norm_sublayer3_batchnorm_bias: torch.Tensor,
        model_encoder_layers_0_ff_0_weight: torch.Tensor,
        model_encoder_layers_0_ff_0_bias: torch.Tensor,
        model_encoder_layers_0_ff_3_weight: torch.Tensor,
        model_encoder_layers_0_ff_3_bias: torch.Tensor,
        model_encoder_layers_1_norm_sublayer1_batchnorm_running_mean: torch.Tensor,
        model_encoder_layers_1_norm_sublayer1_batchnorm_running_var: torch.Tensor,
        model_encoder_layers_1_norm_sublayer1_batchnorm_weight: torch.Tensor,
        model_encoder_layers_1_norm_sublayer1_batchnorm_bias: torch.Tensor,
        model_encoder_layers_1_self_attn_q_proj_weight: torch.Tensor,
        model_encoder_layers_1_self_attn_q_proj_bias: torch.Tensor,
        model_encoder_layers_1_self_attn_k_proj_weight: torch.Tensor,
        model_encoder_layers_1_self_attn_k_proj_bias: torch.Tensor,
        model_encoder_layers_1_self_attn_v_proj_weight: torch.Tensor,
        model_encoder_layers_1_self_attn_v_proj_bias: torch.Tensor,
        model_encoder_layers_1_self_attn_out_proj_weight: torch.Tensor,
        model_encoder_layers_1_self_attn_out_proj_bias: torch.Tensor,
        model_encoder_layers_1_norm_sublayer3_batchnorm_running_mean: torch.Tensor,
        model_encoder_layers_1_norm_sublayer3_batchnorm_running_var: torch.Tensor,
        model_encoder_layers_1_norm_sublayer3_batchnorm_weight: torch.Tensor,
        model_encoder_layers_1_norm_sublayer3_batchnorm_bias: torch.Tensor,
        model_encoder_layers_1_ff_0_weight: torch.Tensor,
        model_encoder_layers_1_ff_0_bias: torch.Tensor,
        model_encoder_layers_1_ff_3_weight: torch.Tensor,
        model_encoder_layers_1_ff_3_bias: torch.Tensor,
        model_encoder_layers_2_norm_sublayer1_batchnorm_running_mean: torch.Tensor,
        model_encoder_layers_2_norm_sublayer1_batchnorm_running_var: torch.Tensor,
        model_encoder_layers_2_norm_sublayer1_batchnorm_weight: torch.Tensor,
        model_encoder_layers_2_norm_sublayer1_batchnorm_bias: torch.Tensor,
        model_encoder_layers_2_self_attn_q_proj_weight: torch.Tensor,
        model_encoder_layers_2_self_attn_q_proj_bias: torch.Tensor,
        model_encoder_layers_2_self_attn_k_proj_weight: torch.Tensor,
        model_encoder_layers_2_self_attn_k_proj_bias: torch.Tensor,
        model_encoder_layers_2_self_attn_v_proj_weight: torch.Tensor,
        model_encoder_layers_2_self_attn_v_proj_bias: torch.Tensor,
        model_encoder_layers_2_self_attn_out_proj_weight: torch.Tensor,
        model_encoder_layers_2_self_attn_out_proj_bias: torch.Tensor,
        model_encoder_layers_2_norm_sublayer3_batchnorm_running_mean: torch.Tensor,
        model_encoder_layers_2_norm_sublayer3_batchnorm_running_var: torch.Tensor,
        model_encoder_layers_2_norm_sublayer3_batchnorm_weight: torch.Tensor,
        model_encoder_layers_2_norm_sublayer3_batchnorm_bias: torch.Tensor,
        model_encoder_layers_2_ff_0_weight: torch.Tensor,
        model_encoder_layers_2_ff_0_bias: torch.Tensor,
        model_encoder_layers_2_ff_3_weight: torch.Tensor,
        model_encoder_layers_2_ff_3_bias: torch.Tensor,
        head_projection_weight: torch.Tensor,
        head_projection_bias: torch.Tensor,
    ):
        past_observed_mask = torch.ones_like(past_values)
        denominator = past_observed_mask.sum(1, keepdim=True)
        denominator_1 = denominator.clamp_min(1.0)
        del denominator
        mul = past_values * past_observed_mask
        sum_1 = mul.sum(1, keepdim=True)
        del mul
        loc = sum_1 / denominator_1
        del sum_1
        sub = past_values - loc
        mul_1 = sub * past_observed_mask
        del past_observed_mask, sub
        pow_1 = mul_1 ** 2
        del mul_1
        sum_2 = pow_1.sum(1, keepdim=True)
        del pow_1
        variance = sum_2 / denominator_1
        del denominator_1, sum_2
        add = variance + 1e-05
        del variance
        scale = torch.sqrt(add)
        del add
        sub_1 = past_values - loc
        data = sub_1 / scale
        del sub_1
        output = data[:, 0:, :]
        del data
        output_1 = output.unfold(dimension=-2, size=8, step=8)
        del output
        transpose = output_1.transpose(-2, -3)
        del output_1
        output_2 = transpose.contiguous()
        del transpose
        embeddings = torch.nn.functional.linear(output_2, model_encoder_embedder_input_embedding_weight, model_encoder_embedder_input_embedding_bias)
        del output_2
        hidden_state = embeddings + model_encoder_positional_encoder_position_enc
        del embeddings
        hidden_state_1 = hidden_state.view(7, 12, 128)
        del hidden_state
        output_3 = hidden_state_1.transpose(1, 2)
        output_4 = torch.nn.functional.batch_norm(output_3, model_encoder_layers_0_norm_sublayer1_batchnorm_running_mean, model_encoder_layers_0_norm_sublayer1_batchnorm_running_var, model_encoder_layers_0_norm_sublayer1_batchnorm_weight, model_encoder_layers_0_norm_sublayer1_batchnorm_bias, False, 0.1, 1e-05)
        del output_3
        current_states = output_4.transpose(1, 2)
        del output_4
        linear = torch.nn.functional.linear(current_states, model_encoder_layers_0_self_attn_q_proj_weight, model_encoder_layers_0_self_attn_q_proj_bias)
        view = linear.view((7, 12, -1, 32))
        del linear
        query_states = view.transpose(1, 2)
        del view
        linear_1 = torch.nn.functional.linear(current_states, model_encoder_layers_0_self_attn_k_proj_weight, model_encoder_layers_0_self_attn_k_proj_bias)
        view_1 = linear_1.view((7, 12, -1, 32))
        del linear_1
        key_states = view_1.transpose(1, 2)
        del view_1
        linear_2 = torch.nn.functional.linear(current_states, model_encoder_layers_0_self_attn_v_proj_weight, model_encoder_layers_0_self_attn_v_proj_bias)
        del current_states
        view_2 = linear_2.view((7, 12, -1, 32))
        del linear_2
        value_states = view_2.transpose(1, 2)
        del view_2
        attn_output = torch.nn.functional.scaled_dot_product_attention(query_states, key_states, value_states, attn_mask=None, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states, key_states, value_states
        transpose_1 = attn_output.transpose(1, 2)
        del attn_output
        attn_output_1 = transpose_1.contiguous()
        del transpose_1
        reshape = attn_output_1.reshape(7, 12, -1)
        del attn_output_1
        attn_output_2 = reshape.contiguous()
        del reshape
        attn_output_3 = torch.nn.functional.linear(attn_output_2, model_encoder_layers_0_self_attn_out_proj_weight, model_encoder_layers_0_self_attn_out_proj_bias)
        del attn_output_2
        hidden_state_2 = hidden_state_1 + attn_output_3
        del hidden_state_1, attn_output_3
        hidden_state_3 = hidden_state_2.reshape(1, 7, 12, 128)
        del hidden_state_2
        hidden_state_4 = hidden_state_3.view(7, 12, 128)
        del hidden_state_3
        output_5 = hidden_state_4.transpose(1, 2)
        output_6 = torch.nn.functional.batch_norm(output_5, model_encoder_layers_0_norm_sublayer3_batchnorm_running_mean, model_encoder_layers_0_norm_sublayer3_batchnorm_running_var, model_encoder_layers_0_norm_sublayer3_batchnorm_weight, model_encoder_layers_0_norm_sublayer3_batchnorm_bias, False, 0.1, 1e-05)
        del output_5
        transpose_2 = output_6.transpose(1, 2)
        del output_6
        input_1 = torch.nn.functional.linear(transpose_2, model_encoder_layers_0_ff_0_weight, model_encoder_layers_0_ff_0_bias)
        del transpose_2
        input_2 = torch.nn.functional.gelu(input_1)
        del input_1
        input_3 = torch.nn.functional.linear(input_2, model_encoder_layers_0_ff_3_weight, model_encoder_layers_0_ff_3_bias)
        del input_2
        hidden_state_5 = hidden_state_4 + input_3
        del hidden_state_4, input_3
        hidden_state_6 = hidden_state_5.reshape(1, 7, 12, 128)
        del hidden_state_5
        hidden_state_7 = hidden_state_6.view(7, 12, 128)
        del hidden_state_6
        output_7 = hidden_state_7.transpose(1, 2)
        output_8 = torch.nn.functional.batch_norm(output_7, model_encoder_layers_1_norm_sublayer1_batchnorm_running_mean, model_encoder_layers_1_norm_sublayer1_batchnorm_running_var, model_encoder_layers_1_norm_sublayer1_batchnorm_weight, model_encoder_layers_1_norm_sublayer1_batchnorm_bias, False, 0.1, 1e-05)
        del output_7
        current_states_1 = output_8.transpose(1, 2)
        del output_8
        linear_3 = torch.nn.functional.linear(current_states_1, model_encoder_layers_1_self_attn_q_proj_weight, model_encoder_layers_1_self_attn_q_proj_bias)
        view_3 = linear_3.view((7, 12, -1, 32))
        del linear_3
        query_states_1 = view_3.transpose(1, 2)
        del view_3
        linear_4 = torch.nn.functional.linear(current_states_1, model_encoder_layers_1_self_attn_k_proj_weight, model_encoder_layers_1_self_attn_k_proj_bias)
        view_4 = linear_4.view((7, 12, -1, 32))
        del linear_4
        key_states_1 = view_4.transpose(1, 2)
        del view_4
        linear_5 = torch.nn.functional.linear(current_states_1, model_encoder_layers_1_self_attn_v_proj_weight, model_encoder_layers_1_self_attn_v_proj_bias)
        del current_states_1
        view_5 = linear_5.view((7, 12, -1, 32))
        del linear_5
        value_states_1 = view_5.transpose(1, 2)
        del view_5
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(query_states_1, key_states_1, value_states_1, attn_mask=None, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_1, key_states_1, value_states_1
        transpose_3 = attn_output_4.transpose(1, 2)
        del attn_output_4
        attn_output_5 = transpose_3.contiguous()
        del transpose_3
        reshape_1 = attn_output_5.reshape(7, 12, -1)
        del attn_output_5
        attn_output_6 = reshape_1.contiguous()
        del reshape_1
        attn_output_7 = torch.nn.functional.linear(attn_output_6, model_encoder_layers_1_self_attn_out_proj_weight, model_encoder_layers_1_self_attn_out_proj_bias)
        del attn_output_6
        hidden_state_8 = hidden_state_7 + attn_output_7
        del hidden_state_7, attn_output_7
        hidden_state_9 = hidden_state_8.reshape(1, 7, 12, 128)
        del hidden_state_8
        hidden_state_10 = hidden_state_9.view(7, 12, 128)
        del hidden_state_9
        output_9 = hidden_state_10.transpose(1, 2)
        output_10 = torch.nn.functional.batch_norm(output_9, model_encoder_layers_1_norm_sublayer3_batchnorm_running_mean, model_encoder_layers_1_norm_sublayer3_batchnorm_running_var, model_encoder_layers_1_norm_sublayer3_batchnorm_weight, model_encoder_layers_1_norm_sublayer3_batchnorm_bias, False, 0.1, 1e-05)
        del output_9
        transpose_4 = output_10.transpose(1, 2)
        del output_10
        input_4 = torch.nn.functional.linear(transpose_4, model_encoder_layers_1_ff_0_weight, model_encoder_layers_1_ff_0_bias)
        del transpose_4
        input_5 = torch.nn.functional.gelu(input_4)
        del input_4
        input_6 = torch.nn.functional.linear(input_5, model_encoder_layers_1_ff_3_weight, model_encoder_layers_1_ff_3_bias)
        del input_5
        hidden_state_11 = hidden_state_10 + input_6
        del hidden_state_10, input_6
        hidden_state_12 = hidden_state_11.reshape(1, 7, 12, 128)
        del hidden_state_11
        hidden_state_13 = hidden_state_12.view(7, 12, 128)
        del hidden_state_12
        output_11 = hidden_state_13.transpose(1, 2)
        output_12 = torch.nn.functional.batch_norm(output_11, model_encoder_layers_2_norm_sublayer1_batchnorm_running_mean, model_encoder_layers_2_norm_sublayer1_batchnorm_running_var, model_encoder_layers_2_norm_sublayer1_batchnorm_weight, model_encoder_layers_2_norm_sublayer1_batchnorm_bias, False, 0.1, 1e-05)
        del output_11
        current_states_2 = output_12.transpose(1, 2)
        del output_12
        linear_6 = torch.nn.functional.linear(current_states_2, model_encoder_layers_2_self_attn_q_proj_weight, model_encoder_layers_2_self_attn_q_proj_bias)
        view_6 = linear_6.view((7, 12, -1, 32))
        del linear_6
        query_states_2 = view_6.transpose(1, 2)
        del view_6
        linear_7 = torch.nn.functional.linear(current_states_2, model_encoder_layers_2_self_attn_k_proj_weight, model_encoder_layers_2_self_attn_k_proj_bias)
        view_7 = linear_7.view((7, 12, -1, 32))
        del linear_7
        key_states_2 = view_7.transpose(1, 2)
        del view_7
        linear_8 = torch.nn.functional.linear(current_states_2, model_encoder_layers_2_self_attn_v_proj_weight, model_encoder_layers_2_self_attn_v_proj_bias)
        del current_states_2
        view_8 = linear_8.view((7, 12, -1, 32))
        del linear_8
        value_states_2 = view_8.transpose(1, 2)
        del view_8
        attn_output_8 = torch.nn.functional.scaled_dot_product_attention(query_states_2, key_states_2, value_states_2, attn_mask=None, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_2, key_states_2, value_states_2
        transpose_5 = attn_output_8.transpose(1, 2)
        del attn_output_8
        attn_output_9 = transpose_5.contiguous()
        del transpose_5
        reshape_2 = attn_output_9.reshape(7, 12, -1)
        del attn_output_9
        attn_output_10 = reshape_2.contiguous()
        del reshape_2
        attn_output_11 = torch.nn.functional.linear(attn_output_10, model_encoder_layers_2_self_attn_out_proj_weight, model_encoder_layers_2_self_attn_out_proj_bias)
        del attn_output_10
        hidden_state_14 = hidden_state_13 + attn_output_11
        del hidden_state_13, attn_output_11
        hidden_state_15 = hidden_state_14.reshape(1, 7, 12, 128)
        del hidden_state_14
        hidden_state_16 = hidden_state_15.view(7, 12, 128)
        del hidden_state_15
        output_13 = hidden_state_16.transpose(1, 2)
        output_14 = torch.nn.functional.batch_norm(output_13, model_encoder_layers_2_norm_sublayer3_batchnorm_running_mean, model_encoder_layers_2_norm_sublayer3_batchnorm_running_var, model_encoder_layers_2_norm_sublayer3_batchnorm_weight, model_encoder_layers_2_norm_sublayer3_batchnorm_bias, False, 0.1, 1e-05)
        del output_13
        transpose_6 = output_14.transpose(1, 2)
        del output_14
        input_7 = torch.nn.functional.linear(transpose_6, model_encoder_layers_2_ff_0_weight, model_encoder_layers_2_ff_0_bias)
        del transpose_6
        input_8 = torch.nn.functional.gelu(input_7)
        del input_7
        input_9 = torch.nn.functional.linear(input_8, model_encoder_layers_2_ff_3_weight, model_encoder_layers_2_ff_3_bias)
        del input_8
        hidden_state_17 = hidden_state_16 + input_9
        del hidden_state_16, input_9
        hidden_state_18 = hidden_state_17.reshape(1, 7, 12, 128)
        del hidden_state_17
        pooled_embedding = hidden_state_18.mean(dim=2)
        del hidden_state_18
        pooled_embedding_1 = pooled_embedding.flatten(2, -1)
        del pooled_embedding
        output_15 = torch.nn.functional.linear(pooled_embedding_1, head_projection_weight, head_projection_bias)
        del pooled_embedding_1
        output_16 = output_15.transpose(2, 1)
        del output_15
        mul_2 = output_16 * scale
        del output_16
        y_hat_out = mul_2 + loc
        del mul_2
        return (y_hat_out, loc, scale)
