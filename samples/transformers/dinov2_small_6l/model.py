import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        tensor_0: torch.Tensor,
        embeddings_patch_embeddings_projection_weight: torch.Tensor,
        embeddings_patch_embeddings_projection_bias: torch.Tensor,
        embeddings_cls_token: torch.Tensor,
        embeddings_position_embeddings: torch.Tensor,
        encoder_layer_0_norm1_weight: torch.Tensor,
        encoder_layer_0_norm1_bias: torch.Tensor,
        encoder_layer_0_attention_q_proj_weight: torch.Tensor,
        encoder_layer_0_attention_q_proj_bias: torch.Tensor,
        encoder_layer_0_attention_k_proj_weight: torch.Tensor,
        encoder_layer_0_attention_k_proj_bias: torch.Tensor,
        encoder_layer_0_attention_v_proj_weight: torch.Tensor,
        encoder_layer_0_attention_v_proj_bias: torch.Tensor,
        encoder_layer_0_attention_o_proj_weight: torch.Tensor,
        encoder_layer_0_attention_o_proj_bias: torch.Tensor,
        encoder_layer_0_layer_scale1_lambda1: torch.Tensor,
        encoder_layer_0_norm2_weight: torch.Tensor,
        encoder_layer_0_norm2_bias: torch.Tensor,
        encoder_layer_0_mlp_fc1_weight: torch.Tensor,
        encoder_layer_0_mlp_fc1_bias: torch.Tensor,
        encoder_layer_0_mlp_fc2_weight: torch.Tensor,
        encoder_layer_0_mlp_fc2_bias: torch.Tensor,
        encoder_layer_0_layer_scale2_lambda1: torch.Tensor,
        encoder_layer_1_norm1_weight: torch.Tensor,
        encoder_layer_1_norm1_bias: torch.Tensor,
        encoder_layer_1_attention_q_proj_weight: torch.Tensor,
        encoder_layer_1_attention_q_proj_bias: torch.Tensor,
        encoder_layer_1_attention_k_proj_weight: torch.Tensor,
        encoder_layer_1_attention_k_proj_bias: torch.Tensor,
        encoder_layer_1_attention_v_proj_weight: torch.Tensor,
        encoder_layer_1_attention_v_proj_bias: torch.Tensor,
        encoder_layer_1_attention_o_proj_weight: torch.Tensor,
        encoder_layer_1_attention_o_proj_bias: torch.Tensor,
        encoder_layer_1_layer_scale1_lambda1: torch.Tensor,
        encoder_layer_1_norm2_weight: torch.Tensor,
        encoder_layer_1_norm2_bias: torch.Tensor,
        encoder_layer_1_mlp_fc1_weight: torch.Tensor,
        encoder_layer_1_mlp_fc1_bias: torch.Tensor,
        encoder_layer_1_mlp_fc2_weight: torch.Tensor,
        encoder_layer_1_mlp_fc2_bias: torch.Tensor,
        encoder_layer_1_layer_scale2_lambda1: torch.Tensor,
        encoder_layer_2_norm1_weight: torch.Tensor,
        encoder_layer_2_norm1_bias: torch.Tensor,
        encoder_layer_2_attention_q_proj_weight: torch.Tensor,
        encoder_layer_2_attention_q_proj_bias: torch.Tensor,
        encoder_layer_2_attention_k_proj_weight: torch.Tensor,
        encoder_layer_2_attention_k_proj_bias: torch.Tensor,
        encoder_layer_2_attention_v_proj_weight: torch.Tensor,
        encoder_layer_2_attention_v_proj_bias: torch.Tensor,
        encoder_layer_2_attention_o_proj_weight: torch.Tensor,
        encoder_layer_2_attention_o_proj_bias: torch.Tensor,
        encoder_layer_2_layer_scale1_lambda1: torch.Tensor,
        encoder_layer_2_norm2_weight: torch.Tensor,
        encoder_layer_2_norm2_bias: torch.Tensor,
        encoder_layer_2_mlp_fc1_weight: torch.Tensor,
        encoder_layer_2_mlp_fc1_bias: torch.Tensor,
        encoder_layer_2_mlp_fc2_weight: torch.Tensor,
        encoder_layer_2_mlp_fc2_bias: torch.Tensor,
        encoder_layer_2_layer_scale2_lambda1: torch.Tensor,
        encoder_layer_3_norm1_weight: torch.Tensor,
        encoder_layer_3_norm1_bias: torch.Tensor,
        encoder_layer_3_attention_q_proj_weight: torch.Tensor,
        encoder_layer_3_attention_q_proj_bias: torch.Tensor,
        encoder_layer_3_attention_k_proj_weight: torch.Tensor,
        encoder_layer_3_attention_k_proj_bias: torch.Tensor,
        encoder_layer_3_attention_v_proj_weight: torch.Tensor,
        encoder_layer_3_attention_v_proj_bias: torch.Tensor,
        encoder_layer_3_attention_o_proj_weight: torch.Tensor,
        encoder_layer_3_attention_o_proj_bias: torch.Tensor,
        encoder_layer_3_layer_scale1_lambda1: torch.Tensor,
        encoder_layer_3_norm2_weight: torch.Tensor,
        encoder_layer_3_norm2_bias: torch.Tensor,
        encoder_layer_3_mlp_fc1_weight: torch.Tensor,
        encoder_layer_3_mlp_fc1_bias: torch.Tensor,
        encoder_layer_3_mlp_fc2_weight: torch.Tensor,
        encoder_layer_3_mlp_fc2_bias: torch.Tensor,
        encoder_layer_3_layer_scale2_lambda1: torch.Tensor,
        encoder_layer_4_norm1_weight: torch.Tensor,
        encoder_layer_4_norm1_bias: torch.Tensor,
        encoder_layer_4_attention_q_proj_weight: torch.Tensor,
        encoder_layer_4_attention_q_proj_bias: torch.Tensor,
        encoder_layer_4_attention_k_proj_weight: torch.Tensor,
        encoder_layer_4_attention_k_proj_bias: torch.Tensor,
        encoder_layer_4_attention_v_proj_weight: torch.Tensor,
        encoder_layer_4_attention_v_proj_bias: torch.Tensor,
        encoder_layer_4_attention_o_proj_weight: torch.Tensor,
        encoder_layer_4_attention_o_proj_bias: torch.Tensor,
        encoder_layer_4_layer_scale1_lambda1: torch.Tensor,
        encoder_layer_4_norm2_weight: torch.Tensor,
        encoder_layer_4_norm2_bias: torch.Tensor,
        encoder_layer_4_mlp_fc1_weight: torch.Tensor,
        encoder_layer_4_mlp_fc1_bias: torch.Tensor,
        encoder_layer_4_mlp_fc2_weight: torch.Tensor,
        encoder_layer_4_mlp_fc2_bias: torch.Tensor,
        encoder_layer_4_layer_scale2_lambda1: torch.Tensor,
        encoder_layer_5_norm1_weight: torch.Tensor,
        encoder_layer_5_norm1_bias: torch.Tensor,
        encoder_layer_5_attention_q_proj_weight: torch.Tensor,
        encoder_layer_5_attention_q_proj_bias: torch.Tensor,
        encoder_layer_5_attention_k_proj_weight: torch.Tensor,
        encoder_layer_5_attention_k_proj_bias: torch.Tensor,
        encoder_layer_5_attention_v_proj_weight: torch.Tensor,
        encoder_layer_5_attention_v_proj_bias: torch.Tensor,
        encoder_layer_5_attention_o_proj_weight: torch.Tensor,
        encoder_layer_5_attention_o_proj_bias: torch.Tensor,
        encoder_layer_5_layer_scale1_lambda1: torch.Tensor,
        encoder_layer_5_norm2_weight: torch.Tensor,
        encoder_layer_5_norm2_bias: torch.Tensor,
        encoder_layer_5_mlp_fc1_weight: torch.Tensor,
        encoder_layer_5_mlp_fc1_bias: torch.Tensor,
        encoder_layer_5_mlp_fc2_weight: torch.Tensor,
        encoder_layer_5_mlp_fc2_bias: torch.Tensor,
        encoder_layer_5_layer_scale2_lambda1: torch.Tensor,
        layernorm_weight: torch.Tensor,
        layernorm_bias: torch.Tensor,
    ):
        pixel_values = tensor_0.to(torch.float32)
        conv2d = torch.conv2d(pixel_values, embeddings_patch_embeddings_projection_weight, embeddings_patch_embeddings_projection_bias, (14, 14), (0, 0), (1, 1), 1)
        del pixel_values
        flatten = conv2d.flatten(2)
        del conv2d
        embeddings = flatten.transpose(1, 2)
        del flatten
        cls_tokens = embeddings_cls_token.expand(1, -1, -1)
        embeddings_1 = torch.cat((cls_tokens, embeddings), dim=1)
        del cls_tokens, embeddings
        embeddings_2 = embeddings_1 + embeddings_position_embeddings
        del embeddings_1
        embeddings_3 = torch.nn.functional.dropout(embeddings_2, 0.0, False, False)
        del embeddings_2
        hidden_states = torch.nn.functional.layer_norm(embeddings_3, (384,), encoder_layer_0_norm1_weight, encoder_layer_0_norm1_bias, 1e-06)
        linear = torch.nn.functional.linear(hidden_states, encoder_layer_0_attention_q_proj_weight, encoder_layer_0_attention_q_proj_bias)
        view = linear.view((1, 257, -1, 64))
        del linear
        query_states = view.transpose(1, 2)
        del view
        linear_1 = torch.nn.functional.linear(hidden_states, encoder_layer_0_attention_k_proj_weight, encoder_layer_0_attention_k_proj_bias)
        view_1 = linear_1.view((1, 257, -1, 64))
        del linear_1
        key_states = view_1.transpose(1, 2)
        del view_1
        linear_2 = torch.nn.functional.linear(hidden_states, encoder_layer_0_attention_v_proj_weight, encoder_layer_0_attention_v_proj_bias)
        del hidden_states
        view_2 = linear_2.view((1, 257, -1, 64))
        del linear_2
        value_states = view_2.transpose(1, 2)
        del view_2
        attn_output = torch.nn.functional.scaled_dot_product_attention(query_states, key_states, value_states, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_states, key_states, value_states
        transpose = attn_output.transpose(1, 2)
        del attn_output
        attn_output_1 = transpose.contiguous()
        del transpose
        reshape = attn_output_1.reshape(1, 257, -1)
        del attn_output_1
        attn_output_2 = reshape.contiguous()
        del reshape
        attn_output_3 = torch.nn.functional.linear(attn_output_2, encoder_layer_0_attention_o_proj_weight, encoder_layer_0_attention_o_proj_bias)
        del attn_output_2
        hidden_states_1 = attn_output_3 * encoder_layer_0_layer_scale1_lambda1
        del attn_output_3
        hidden_states_2 = hidden_states_1 + embeddings_3
        del embeddings_3, hidden_states_1
        hidden_states_3 = torch.nn.functional.layer_norm(hidden_states_2, (384,), encoder_layer_0_norm2_weight, encoder_layer_0_norm2_bias, 1e-06)
        hidden_states_4 = torch.nn.functional.linear(hidden_states_3, encoder_layer_0_mlp_fc1_weight, encoder_layer_0_mlp_fc1_bias)
        del hidden_states_3
        hidden_states_5 = torch.nn.functional.gelu(hidden_states_4)
        del hidden_states_4
        hidden_states_6 = torch.nn.functional.linear(hidden_states_5, encoder_layer_0_mlp_fc2_weight, encoder_layer_0_mlp_fc2_bias)
        del hidden_states_5
        hidden_states_7 = hidden_states_6 * encoder_layer_0_layer_scale2_lambda1
        del hidden_states_6
        hidden_states_8 = hidden_states_7 + hidden_states_2
        del hidden_states_2, hidden_states_7
        hidden_states_9 = torch.nn.functional.layer_norm(hidden_states_8, (384,), encoder_layer_1_norm1_weight, encoder_layer_1_norm1_bias, 1e-06)
        linear_3 = torch.nn.functional.linear(hidden_states_9, encoder_layer_1_attention_q_proj_weight, encoder_layer_1_attention_q_proj_bias)
        view_3 = linear_3.view((1, 257, -1, 64))
        del linear_3
        query_states_1 = view_3.transpose(1, 2)
        del view_3
        linear_4 = torch.nn.functional.linear(hidden_states_9, encoder_layer_1_attention_k_proj_weight, encoder_layer_1_attention_k_proj_bias)
        view_4 = linear_4.view((1, 257, -1, 64))
        del linear_4
        key_states_1 = view_4.transpose(1, 2)
        del view_4
        linear_5 = torch.nn.functional.linear(hidden_states_9, encoder_layer_1_attention_v_proj_weight, encoder_layer_1_attention_v_proj_bias)
        del hidden_states_9
        view_5 = linear_5.view((1, 257, -1, 64))
        del linear_5
        value_states_1 = view_5.transpose(1, 2)
        del view_5
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(query_states_1, key_states_1, value_states_1, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_states_1, key_states_1, value_states_1
        transpose_1 = attn_output_4.transpose(1, 2)
        del attn_output_4
        attn_output_5 = transpose_1.contiguous()
        del transpose_1
        reshape_1 = attn_output_5.reshape(1, 257, -1)
        del attn_output_5
        attn_output_6 = reshape_1.contiguous()
        del reshape_1
        attn_output_7 = torch.nn.functional.linear(attn_output_6, encoder_layer_1_attention_o_proj_weight, encoder_layer_1_attention_o_proj_bias)
        del attn_output_6
        hidden_states_10 = attn_output_7 * encoder_layer_1_layer_scale1_lambda1
        del attn_output_7
        hidden_states_11 = hidden_states_10 + hidden_states_8
        del hidden_states_8, hidden_states_10
        hidden_states_12 = torch.nn.functional.layer_norm(hidden_states_11, (384,), encoder_layer_1_norm2_weight, encoder_layer_1_norm2_bias, 1e-06)
        hidden_states_13 = torch.nn.functional.linear(hidden_states_12, encoder_layer_1_mlp_fc1_weight, encoder_layer_1_mlp_fc1_bias)
        del hidden_states_12
        hidden_states_14 = torch.nn.functional.gelu(hidden_states_13)
        del hidden_states_13
        hidden_states_15 = torch.nn.functional.linear(hidden_states_14, encoder_layer_1_mlp_fc2_weight, encoder_layer_1_mlp_fc2_bias)
        del hidden_states_14
        hidden_states_16 = hidden_states_15 * encoder_layer_1_layer_scale2_lambda1
        del hidden_states_15
        hidden_states_17 = hidden_states_16 + hidden_states_11
        del hidden_states_11, hidden_states_16
        hidden_states_18 = torch.nn.functional.layer_norm(hidden_states_17, (384,), encoder_layer_2_norm1_weight, encoder_layer_2_norm1_bias, 1e-06)
        linear_6 = torch.nn.functional.linear(hidden_states_18, encoder_layer_2_attention_q_proj_weight, encoder_layer_2_attention_q_proj_bias)
        view_6 = linear_6.view((1, 257, -1, 64))
        del linear_6
        query_states_2 = view_6.transpose(1, 2)
        del view_6
        linear_7 = torch.nn.functional.linear(hidden_states_18, encoder_layer_2_attention_k_proj_weight, encoder_layer_2_attention_k_proj_bias)
        view_7 = linear_7.view((1, 257, -1, 64))
        del linear_7
        key_states_2 = view_7.transpose(1, 2)
        del view_7
        linear_8 = torch.nn.functional.linear(hidden_states_18, encoder_layer_2_attention_v_proj_weight, encoder_layer_2_attention_v_proj_bias)
        del hidden_states_18
        view_8 = linear_8.view((1, 257, -1, 64))
        del linear_8
        value_states_2 = view_8.transpose(1, 2)
        del view_8
        attn_output_8 = torch.nn.functional.scaled_dot_product_attention(query_states_2, key_states_2, value_states_2, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_states_2, key_states_2, value_states_2
        transpose_2 = attn_output_8.transpose(1, 2)
        del attn_output_8
        attn_output_9 = transpose_2.contiguous()
        del transpose_2
        reshape_2 = attn_output_9.reshape(1, 257, -1)
        del attn_output_9
        attn_output_10 = reshape_2.contiguous()
        del reshape_2
        attn_output_11 = torch.nn.functional.linear(attn_output_10, encoder_layer_2_attention_o_proj_weight, encoder_layer_2_attention_o_proj_bias)
        del attn_output_10
        hidden_states_19 = attn_output_11 * encoder_layer_2_layer_scale1_lambda1
        del attn_output_11
        hidden_states_20 = hidden_states_19 + hidden_states_17
        del hidden_states_17, hidden_states_19
        hidden_states_21 = torch.nn.functional.layer_norm(hidden_states_20, (384,), encoder_layer_2_norm2_weight, encoder_layer_2_norm2_bias, 1e-06)
        hidden_states_22 = torch.nn.functional.linear(hidden_states_21, encoder_layer_2_mlp_fc1_weight, encoder_layer_2_mlp_fc1_bias)
        del hidden_states_21
        hidden_states_23 = torch.nn.functional.gelu(hidden_states_22)
        del hidden_states_22
        hidden_states_24 = torch.nn.functional.linear(hidden_states_23, encoder_layer_2_mlp_fc2_weight, encoder_layer_2_mlp_fc2_bias)
        del hidden_states_23
        hidden_states_25 = hidden_states_24 * encoder_layer_2_layer_scale2_lambda1
        del hidden_states_24
        hidden_states_26 = hidden_states_25 + hidden_states_20
        del hidden_states_20, hidden_states_25
        hidden_states_27 = torch.nn.functional.layer_norm(hidden_states_26, (384,), encoder_layer_3_norm1_weight, encoder_layer_3_norm1_bias, 1e-06)
        linear_9 = torch.nn.functional.linear(hidden_states_27, encoder_layer_3_attention_q_proj_weight, encoder_layer_3_attention_q_proj_bias)
        view_9 = linear_9.view((1, 257, -1, 64))
        del linear_9
        query_states_3 = view_9.transpose(1, 2)
        del view_9
        linear_10 = torch.nn.functional.linear(hidden_states_27, encoder_layer_3_attention_k_proj_weight, encoder_layer_3_attention_k_proj_bias)
        view_10 = linear_10.view((1, 257, -1, 64))
        del linear_10
        key_states_3 = view_10.transpose(1, 2)
        del view_10
        linear_11 = torch.nn.functional.linear(hidden_states_27, encoder_layer_3_attention_v_proj_weight, encoder_layer_3_attention_v_proj_bias)
        del hidden_states_27
        view_11 = linear_11.view((1, 257, -1, 64))
        del linear_11
        value_states_3 = view_11.transpose(1, 2)
        del view_11
        attn_output_12 = torch.nn.functional.scaled_dot_product_attention(query_states_3, key_states_3, value_states_3, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_states_3, key_states_3, value_states_3
        transpose_3 = attn_output_12.transpose(1, 2)
        del attn_output_12
        attn_output_13 = transpose_3.contiguous()
        del transpose_3
        reshape_3 = attn_output_13.reshape(1, 257, -1)
        del attn_output_13
        attn_output_14 = reshape_3.contiguous()
        del reshape_3
        attn_output_15 = torch.nn.functional.linear(attn_output_14, encoder_layer_3_attention_o_proj_weight, encoder_layer_3_attention_o_proj_bias)
        del attn_output_14
        hidden_states_28 = attn_output_15 * encoder_layer_3_layer_scale1_lambda1
        del attn_output_15
        hidden_states_29 = hidden_states_28 + hidden_states_26
        del hidden_states_26, hidden_states_28
        hidden_states_30 = torch.nn.functional.layer_norm(hidden_states_29, (384,), encoder_layer_3_norm2_weight, encoder_layer_3_norm2_bias, 1e-06)
        hidden_states_31 = torch.nn.functional.linear(hidden_states_30, encoder_layer_3_mlp_fc1_weight, encoder_layer_3_mlp_fc1_bias)
        del hidden_states_30
        hidden_states_32 = torch.nn.functional.gelu(hidden_states_31)
        del hidden_states_31
        hidden_states_33 = torch.nn.functional.linear(hidden_states_32, encoder_layer_3_mlp_fc2_weight, encoder_layer_3_mlp_fc2_bias)
        del hidden_states_32
        hidden_states_34 = hidden_states_33 * encoder_layer_3_layer_scale2_lambda1
        del hidden_states_33
        hidden_states_35 = hidden_states_34 + hidden_states_29
        del hidden_states_29, hidden_states_34
        hidden_states_36 = torch.nn.functional.layer_norm(hidden_states_35, (384,), encoder_layer_4_norm1_weight, encoder_layer_4_norm1_bias, 1e-06)
        linear_12 = torch.nn.functional.linear(hidden_states_36, encoder_layer_4_attention_q_proj_weight, encoder_layer_4_attention_q_proj_bias)
        view_12 = linear_12.view((1, 257, -1, 64))
        del linear_12
        query_states_4 = view_12.transpose(1, 2)
        del view_12
        linear_13 = torch.nn.functional.linear(hidden_states_36, encoder_layer_4_attention_k_proj_weight, encoder_layer_4_attention_k_proj_bias)
        view_13 = linear_13.view((1, 257, -1, 64))
        del linear_13
        key_states_4 = view_13.transpose(1, 2)
        del view_13
        linear_14 = torch.nn.functional.linear(hidden_states_36, encoder_layer_4_attention_v_proj_weight, encoder_layer_4_attention_v_proj_bias)
        del hidden_states_36
        view_14 = linear_14.view((1, 257, -1, 64))
        del linear_14
        value_states_4 = view_14.transpose(1, 2)
        del view_14
        attn_output_16 = torch.nn.functional.scaled_dot_product_attention(query_states_4, key_states_4, value_states_4, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_states_4, key_states_4, value_states_4
        transpose_4 = attn_output_16.transpose(1, 2)
        del attn_output_16
        attn_output_17 = transpose_4.contiguous()
        del transpose_4
        reshape_4 = attn_output_17.reshape(1, 257, -1)
        del attn_output_17
        attn_output_18 = reshape_4.contiguous()
        del reshape_4
        attn_output_19 = torch.nn.functional.linear(attn_output_18, encoder_layer_4_attention_o_proj_weight, encoder_layer_4_attention_o_proj_bias)
        del attn_output_18
        hidden_states_37 = attn_output_19 * encoder_layer_4_layer_scale1_lambda1
        del attn_output_19
        hidden_states_38 = hidden_states_37 + hidden_states_35
        del hidden_states_35, hidden_states_37
        hidden_states_39 = torch.nn.functional.layer_norm(hidden_states_38, (384,), encoder_layer_4_norm2_weight, encoder_layer_4_norm2_bias, 1e-06)
        hidden_states_40 = torch.nn.functional.linear(hidden_states_39, encoder_layer_4_mlp_fc1_weight, encoder_layer_4_mlp_fc1_bias)
        del hidden_states_39
        hidden_states_41 = torch.nn.functional.gelu(hidden_states_40)
        del hidden_states_40
        hidden_states_42 = torch.nn.functional.linear(hidden_states_41, encoder_layer_4_mlp_fc2_weight, encoder_layer_4_mlp_fc2_bias)
        del hidden_states_41
        hidden_states_43 = hidden_states_42 * encoder_layer_4_layer_scale2_lambda1
        del hidden_states_42
        hidden_states_44 = hidden_states_43 + hidden_states_38
        del hidden_states_38, hidden_states_43
        hidden_states_45 = torch.nn.functional.layer_norm(hidden_states_44, (384,), encoder_layer_5_norm1_weight, encoder_layer_5_norm1_bias, 1e-06)
        linear_15 = torch.nn.functional.linear(hidden_states_45, encoder_layer_5_attention_q_proj_weight, encoder_layer_5_attention_q_proj_bias)
        view_15 = linear_15.view((1, 257, -1, 64))
        del linear_15
        query_states_5 = view_15.transpose(1, 2)
        del view_15
        linear_16 = torch.nn.functional.linear(hidden_states_45, encoder_layer_5_attention_k_proj_weight, encoder_layer_5_attention_k_proj_bias)
        view_16 = linear_16.view((1, 257, -1, 64))
        del linear_16
        key_states_5 = view_16.transpose(1, 2)
        del view_16
        linear_17 = torch.nn.functional.linear(hidden_states_45, encoder_layer_5_attention_v_proj_weight, encoder_layer_5_attention_v_proj_bias)
        del hidden_states_45
        view_17 = linear_17.view((1, 257, -1, 64))
        del linear_17
        value_states_5 = view_17.transpose(1, 2)
        del view_17
        attn_output_20 = torch.nn.functional.scaled_dot_product_attention(query_states_5, key_states_5, value_states_5, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_states_5, key_states_5, value_states_5
        transpose_5 = attn_output_20.transpose(1, 2)
        del attn_output_20
        attn_output_21 = transpose_5.contiguous()
        del transpose_5
        reshape_5 = attn_output_21.reshape(1, 257, -1)
        del attn_output_21
        attn_output_22 = reshape_5.contiguous()
        del reshape_5
        attn_output_23 = torch.nn.functional.linear(attn_output_22, encoder_layer_5_attention_o_proj_weight, encoder_layer_5_attention_o_proj_bias)
        del attn_output_22
        hidden_states_46 = attn_output_23 * encoder_layer_5_layer_scale1_lambda1
        del attn_output_23
        hidden_states_47 = hidden_states_46 + hidden_states_44
        del hidden_states_44, hidden_states_46
        hidden_states_48 = torch.nn.functional.layer_norm(hidden_states_47, (384,), encoder_layer_5_norm2_weight, encoder_layer_5_norm2_bias, 1e-06)
        hidden_states_49 = torch.nn.functional.linear(hidden_states_48, encoder_layer_5_mlp_fc1_weight, encoder_layer_5_mlp_fc1_bias)
        del hidden_states_48
        hidden_states_50 = torch.nn.functional.gelu(hidden_states_49)
        del hidden_states_49
        hidden_states_51 = torch.nn.functional.linear(hidden_states_50, encoder_layer_5_mlp_fc2_weight, encoder_layer_5_mlp_fc2_bias)
        del hidden_states_50
        hidden_states_52 = hidden_states_51 * encoder_layer_5_layer_scale2_lambda1
        del hidden_states_51
        hidden_states_53 = hidden_states_52 + hidden_states_47
        del hidden_states_47, hidden_states_52
        sequence_output = torch.nn.functional.layer_norm(hidden_states_53, (384,), layernorm_weight, layernorm_bias, 1e-06)
        del hidden_states_53
        pooled_output = sequence_output[:, 0, :]
        return (sequence_output, pooled_output)
