import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        tensor_0: torch.Tensor,
        feature_extractor_conv_layers_0_conv_weight: torch.Tensor,
        feature_extractor_conv_layers_0_layer_norm_weight: torch.Tensor,
        feature_extractor_conv_layers_0_layer_norm_bias: torch.Tensor,
        feature_extractor_conv_layers_1_conv_weight: torch.Tensor,
        feature_extractor_conv_layers_2_conv_weight: torch.Tensor,
        feature_extractor_conv_layers_3_conv_weight: torch.Tensor,
        feature_extractor_conv_layers_4_conv_weight: torch.Tensor,
        feature_extractor_conv_layers_5_conv_weight: torch.Tensor,
        feature_extractor_conv_layers_6_conv_weight: torch.Tensor,
        feature_projection_layer_norm_weight: torch.Tensor,
        feature_projection_layer_norm_bias: torch.Tensor,
        feature_projection_projection_weight: torch.Tensor,
        feature_projection_projection_bias: torch.Tensor,
        encoder_pos_conv_embed_conv_weight: torch.Tensor,
        encoder_pos_conv_embed_conv_bias: torch.Tensor,
        encoder_layer_norm_weight: torch.Tensor,
        encoder_layer_norm_bias: torch.Tensor,
        encoder_layers_0_attention_q_proj_weight: torch.Tensor,
        encoder_layers_0_attention_q_proj_bias: torch.Tensor,
        encoder_layers_0_attention_k_proj_weight: torch.Tensor,
        encoder_layers_0_attention_k_proj_bias: torch.Tensor,
        encoder_layers_0_attention_v_proj_weight: torch.Tensor,
        encoder_layers_0_attention_v_proj_bias: torch.Tensor,
        encoder_layers_0_attention_out_proj_weight: torch.Tensor,
        encoder_layers_0_attention_out_proj_bias: torch.Tensor,
        encoder_layers_0_layer_norm_weight: torch.Tensor,
        encoder_layers_0_layer_norm_bias: torch.Tensor,
        encoder_layers_0_feed_forward_intermediate_dense_weight: torch.Tensor,
        encoder_layers_0_feed_forward_intermediate_dense_bias: torch.Tensor,
        encoder_layers_0_feed_forward_output_dense_weight: torch.Tensor,
        encoder_layers_0_feed_forward_output_dense_bias: torch.Tensor,
        encoder_layers_0_final_layer_norm_weight: torch.Tensor,
        encoder_layers_0_final_layer_norm_bias: torch.Tensor,
        encoder_layers_1_attention_q_proj_weight: torch.Tensor,
        encoder_layers_1_attention_q_proj_bias: torch.Tensor,
        encoder_layers_1_attention_k_proj_weight: torch.Tensor,
        encoder_layers_1_attention_k_proj_bias: torch.Tensor,
        encoder_layers_1_attention_v_proj_weight: torch.Tensor,
        encoder_layers_1_attention_v_proj_bias: torch.Tensor,
        encoder_layers_1_attention_out_proj_weight: torch.Tensor,
        encoder_layers_1_attention_out_proj_bias: torch.Tensor,
        encoder_layers_1_layer_norm_weight: torch.Tensor,
        encoder_layers_1_layer_norm_bias: torch.Tensor,
        encoder_layers_1_feed_forward_intermediate_dense_weight: torch.Tensor,
        encoder_layers_1_feed_forward_intermediate_dense_bias: torch.Tensor,
        encoder_layers_1_feed_forward_output_dense_weight: torch.Tensor,
        encoder_layers_1_feed_forward_output_dense_bias: torch.Tensor,
        encoder_layers_1_final_layer_norm_weight: torch.Tensor,
        encoder_layers_1_final_layer_norm_bias: torch.Tensor,
        encoder_layers_2_attention_q_proj_weight: torch.Tensor,
        encoder_layers_2_attention_q_proj_bias: torch.Tensor,
        encoder_layers_2_attention_k_proj_weight: torch.Tensor,
        encoder_layers_2_attention_k_proj_bias: torch.Tensor,
        encoder_layers_2_attention_v_proj_weight: torch.Tensor,
        encoder_layers_2_attention_v_proj_bias: torch.Tensor,
        encoder_layers_2_attention_out_proj_weight: torch.Tensor,
        encoder_layers_2_attention_out_proj_bias: torch.Tensor,
        encoder_layers_2_layer_norm_weight: torch.Tensor,
        encoder_layers_2_layer_norm_bias: torch.Tensor,
        encoder_layers_2_feed_forward_intermediate_dense_weight: torch.Tensor,
        encoder_layers_2_feed_forward_intermediate_dense_bias: torch.Tensor,
        encoder_layers_2_feed_forward_output_dense_weight: torch.Tensor,
        encoder_layers_2_feed_forward_output_dense_bias: torch.Tensor,
        encoder_layers_2_final_layer_norm_weight: torch.Tensor,
        encoder_layers_2_final_layer_norm_bias: torch.Tensor,
    ):
        device = tensor_0.device
        hidden_states = tensor_0[:, None]
        hidden_states_1 = torch.conv1d(hidden_states, feature_extractor_conv_layers_0_conv_weight, None, (5,), (0,), (1,), 1)
        del hidden_states
        hidden_states_2 = torch.nn.functional.group_norm(hidden_states_1, 512, feature_extractor_conv_layers_0_layer_norm_weight, feature_extractor_conv_layers_0_layer_norm_bias, 1e-05)
        del hidden_states_1
        hidden_states_3 = torch.nn.functional.gelu(hidden_states_2)
        del hidden_states_2
        hidden_states_4 = torch.conv1d(hidden_states_3, feature_extractor_conv_layers_1_conv_weight, None, (2,), (0,), (1,), 1)
        del hidden_states_3
        hidden_states_5 = torch.nn.functional.gelu(hidden_states_4)
        del hidden_states_4
        hidden_states_6 = torch.conv1d(hidden_states_5, feature_extractor_conv_layers_2_conv_weight, None, (2,), (0,), (1,), 1)
        del hidden_states_5
        hidden_states_7 = torch.nn.functional.gelu(hidden_states_6)
        del hidden_states_6
        hidden_states_8 = torch.conv1d(hidden_states_7, feature_extractor_conv_layers_3_conv_weight, None, (2,), (0,), (1,), 1)
        del hidden_states_7
        hidden_states_9 = torch.nn.functional.gelu(hidden_states_8)
        del hidden_states_8
        hidden_states_10 = torch.conv1d(hidden_states_9, feature_extractor_conv_layers_4_conv_weight, None, (2,), (0,), (1,), 1)
        del hidden_states_9
        hidden_states_11 = torch.nn.functional.gelu(hidden_states_10)
        del hidden_states_10
        hidden_states_12 = torch.conv1d(hidden_states_11, feature_extractor_conv_layers_5_conv_weight, None, (2,), (0,), (1,), 1)
        del hidden_states_11
        hidden_states_13 = torch.nn.functional.gelu(hidden_states_12)
        del hidden_states_12
        hidden_states_14 = torch.conv1d(hidden_states_13, feature_extractor_conv_layers_6_conv_weight, None, (2,), (0,), (1,), 1)
        del hidden_states_13
        hidden_states_15 = torch.nn.functional.gelu(hidden_states_14)
        del hidden_states_14
        extract_features = hidden_states_15.transpose(1, 2)
        del hidden_states_15
        norm_hidden_states = torch.nn.functional.layer_norm(extract_features, (512,), feature_projection_layer_norm_weight, feature_projection_layer_norm_bias, 1e-05)
        del extract_features
        hidden_states_16 = torch.nn.functional.linear(norm_hidden_states, feature_projection_projection_weight, feature_projection_projection_bias)
        hidden_states_17 = torch.nn.functional.dropout(hidden_states_16, 0.0, False, False)
        del hidden_states_16
        hidden_states_18 = hidden_states_17.transpose(1, 2)
        hidden_states_19 = torch.conv1d(hidden_states_18, encoder_pos_conv_embed_conv_weight, encoder_pos_conv_embed_conv_bias, (1,), (64,), (1,), 16)
        del hidden_states_18
        hidden_states_20 = hidden_states_19[:, :, :-1]
        del hidden_states_19
        hidden_states_21 = torch.nn.functional.gelu(hidden_states_20)
        del hidden_states_20
        hidden_states_22 = hidden_states_21.transpose(1, 2)
        del hidden_states_21
        to = hidden_states_22.to(device)
        del hidden_states_22
        hidden_states_23 = hidden_states_17 + to
        del hidden_states_17, to
        hidden_states_24 = torch.nn.functional.layer_norm(hidden_states_23, (768,), encoder_layer_norm_weight, encoder_layer_norm_bias, 1e-05)
        del hidden_states_23
        hidden_states_25 = torch.nn.functional.dropout(hidden_states_24, 0.1, False, False)
        del hidden_states_24
        torch.rand([])
        linear = torch.nn.functional.linear(hidden_states_25, encoder_layers_0_attention_q_proj_weight, encoder_layers_0_attention_q_proj_bias)
        view = linear.view((1, 49, -1, 64))
        del linear
        query_states = view.transpose(1, 2)
        del view
        linear_1 = torch.nn.functional.linear(hidden_states_25, encoder_layers_0_attention_k_proj_weight, encoder_layers_0_attention_k_proj_bias)
        view_1 = linear_1.view((1, 49, -1, 64))
        del linear_1
        key_states = view_1.transpose(1, 2)
        del view_1
        linear_2 = torch.nn.functional.linear(hidden_states_25, encoder_layers_0_attention_v_proj_weight, encoder_layers_0_attention_v_proj_bias)
        view_2 = linear_2.view((1, 49, -1, 64))
        del linear_2
        value_states = view_2.transpose(1, 2)
        del view_2
        attn_output = torch.nn.functional.scaled_dot_product_attention(query_states, key_states, value_states, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_states, key_states, value_states
        transpose = attn_output.transpose(1, 2)
        del attn_output
        attn_output_1 = transpose.contiguous()
        del transpose
        reshape = attn_output_1.reshape(1, 49, -1)
        del attn_output_1
        attn_output_2 = reshape.contiguous()
        del reshape
        attn_output_3 = torch.nn.functional.linear(attn_output_2, encoder_layers_0_attention_out_proj_weight, encoder_layers_0_attention_out_proj_bias)
        del attn_output_2
        hidden_states_26 = torch.nn.functional.dropout(attn_output_3, 0.1, False, False)
        del attn_output_3
        hidden_states_27 = hidden_states_25 + hidden_states_26
        del hidden_states_25, hidden_states_26
        hidden_states_28 = torch.nn.functional.layer_norm(hidden_states_27, (768,), encoder_layers_0_layer_norm_weight, encoder_layers_0_layer_norm_bias, 1e-05)
        del hidden_states_27
        hidden_states_29 = torch.nn.functional.linear(hidden_states_28, encoder_layers_0_feed_forward_intermediate_dense_weight, encoder_layers_0_feed_forward_intermediate_dense_bias)
        hidden_states_30 = torch.nn.functional.gelu(hidden_states_29)
        del hidden_states_29
        hidden_states_31 = torch.nn.functional.dropout(hidden_states_30, 0.1, False, False)
        del hidden_states_30
        hidden_states_32 = torch.nn.functional.linear(hidden_states_31, encoder_layers_0_feed_forward_output_dense_weight, encoder_layers_0_feed_forward_output_dense_bias)
        del hidden_states_31
        hidden_states_33 = torch.nn.functional.dropout(hidden_states_32, 0.1, False, False)
        del hidden_states_32
        hidden_states_34 = hidden_states_28 + hidden_states_33
        del hidden_states_28, hidden_states_33
        hidden_states_35 = torch.nn.functional.layer_norm(hidden_states_34, (768,), encoder_layers_0_final_layer_norm_weight, encoder_layers_0_final_layer_norm_bias, 1e-05)
        del hidden_states_34
        torch.rand([])
        linear_3 = torch.nn.functional.linear(hidden_states_35, encoder_layers_1_attention_q_proj_weight, encoder_layers_1_attention_q_proj_bias)
        view_3 = linear_3.view((1, 49, -1, 64))
        del linear_3
        query_states_1 = view_3.transpose(1, 2)
        del view_3
        linear_4 = torch.nn.functional.linear(hidden_states_35, encoder_layers_1_attention_k_proj_weight, encoder_layers_1_attention_k_proj_bias)
        view_4 = linear_4.view((1, 49, -1, 64))
        del linear_4
        key_states_1 = view_4.transpose(1, 2)
        del view_4
        linear_5 = torch.nn.functional.linear(hidden_states_35, encoder_layers_1_attention_v_proj_weight, encoder_layers_1_attention_v_proj_bias)
        view_5 = linear_5.view((1, 49, -1, 64))
        del linear_5
        value_states_1 = view_5.transpose(1, 2)
        del view_5
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(query_states_1, key_states_1, value_states_1, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_states_1, key_states_1, value_states_1
        transpose_1 = attn_output_4.transpose(1, 2)
        del attn_output_4
        attn_output_5 = transpose_1.contiguous()
        del transpose_1
        reshape_1 = attn_output_5.reshape(1, 49, -1)
        del attn_output_5
        attn_output_6 = reshape_1.contiguous()
        del reshape_1
        attn_output_7 = torch.nn.functional.linear(attn_output_6, encoder_layers_1_attention_out_proj_weight, encoder_layers_1_attention_out_proj_bias)
        del attn_output_6
        hidden_states_36 = torch.nn.functional.dropout(attn_output_7, 0.1, False, False)
        del attn_output_7
        hidden_states_37 = hidden_states_35 + hidden_states_36
        del hidden_states_35, hidden_states_36
        hidden_states_38 = torch.nn.functional.layer_norm(hidden_states_37, (768,), encoder_layers_1_layer_norm_weight, encoder_layers_1_layer_norm_bias, 1e-05)
        del hidden_states_37
        hidden_states_39 = torch.nn.functional.linear(hidden_states_38, encoder_layers_1_feed_forward_intermediate_dense_weight, encoder_layers_1_feed_forward_intermediate_dense_bias)
        hidden_states_40 = torch.nn.functional.gelu(hidden_states_39)
        del hidden_states_39
        hidden_states_41 = torch.nn.functional.dropout(hidden_states_40, 0.1, False, False)
        del hidden_states_40
        hidden_states_42 = torch.nn.functional.linear(hidden_states_41, encoder_layers_1_feed_forward_output_dense_weight, encoder_layers_1_feed_forward_output_dense_bias)
        del hidden_states_41
        hidden_states_43 = torch.nn.functional.dropout(hidden_states_42, 0.1, False, False)
        del hidden_states_42
        hidden_states_44 = hidden_states_38 + hidden_states_43
        del hidden_states_38, hidden_states_43
        hidden_states_45 = torch.nn.functional.layer_norm(hidden_states_44, (768,), encoder_layers_1_final_layer_norm_weight, encoder_layers_1_final_layer_norm_bias, 1e-05)
        del hidden_states_44
        torch.rand([])
        linear_6 = torch.nn.functional.linear(hidden_states_45, encoder_layers_2_attention_q_proj_weight, encoder_layers_2_attention_q_proj_bias)
        view_6 = linear_6.view((1, 49, -1, 64))
        del linear_6
        query_states_2 = view_6.transpose(1, 2)
        del view_6
        linear_7 = torch.nn.functional.linear(hidden_states_45, encoder_layers_2_attention_k_proj_weight, encoder_layers_2_attention_k_proj_bias)
        view_7 = linear_7.view((1, 49, -1, 64))
        del linear_7
        key_states_2 = view_7.transpose(1, 2)
        del view_7
        linear_8 = torch.nn.functional.linear(hidden_states_45, encoder_layers_2_attention_v_proj_weight, encoder_layers_2_attention_v_proj_bias)
        view_8 = linear_8.view((1, 49, -1, 64))
        del linear_8
        value_states_2 = view_8.transpose(1, 2)
        del view_8
        attn_output_8 = torch.nn.functional.scaled_dot_product_attention(query_states_2, key_states_2, value_states_2, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_states_2, key_states_2, value_states_2
        transpose_2 = attn_output_8.transpose(1, 2)
        del attn_output_8
        attn_output_9 = transpose_2.contiguous()
        del transpose_2
        reshape_2 = attn_output_9.reshape(1, 49, -1)
        del attn_output_9
        attn_output_10 = reshape_2.contiguous()
        del reshape_2
        attn_output_11 = torch.nn.functional.linear(attn_output_10, encoder_layers_2_attention_out_proj_weight, encoder_layers_2_attention_out_proj_bias)
        del attn_output_10
        hidden_states_46 = torch.nn.functional.dropout(attn_output_11, 0.1, False, False)
        del attn_output_11
        hidden_states_47 = hidden_states_45 + hidden_states_46
        del hidden_states_45, hidden_states_46
        hidden_states_48 = torch.nn.functional.layer_norm(hidden_states_47, (768,), encoder_layers_2_layer_norm_weight, encoder_layers_2_layer_norm_bias, 1e-05)
        del hidden_states_47
        hidden_states_49 = torch.nn.functional.linear(hidden_states_48, encoder_layers_2_feed_forward_intermediate_dense_weight, encoder_layers_2_feed_forward_intermediate_dense_bias)
        hidden_states_50 = torch.nn.functional.gelu(hidden_states_49)
        del hidden_states_49
        hidden_states_51 = torch.nn.functional.dropout(hidden_states_50, 0.1, False, False)
        del hidden_states_50
        hidden_states_52 = torch.nn.functional.linear(hidden_states_51, encoder_layers_2_feed_forward_output_dense_weight, encoder_layers_2_feed_forward_output_dense_bias)
        del hidden_states_51
        hidden_states_53 = torch.nn.functional.dropout(hidden_states_52, 0.1, False, False)
        del hidden_states_52
        hidden_states_54 = hidden_states_48 + hidden_states_53
        del hidden_states_48, hidden_states_53
        hidden_states_55 = torch.nn.functional.layer_norm(hidden_states_54, (768,), encoder_layers_2_final_layer_norm_weight, encoder_layers_2_final_layer_norm_bias, 1e-05)
        del hidden_states_54
        return (hidden_states_55, norm_hidden_states)
