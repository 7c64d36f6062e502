import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        tensor_0: torch.Tensor,
        vit_embeddings_patch_embeddings_projection_weight: torch.Tensor,
        vit_embeddings_patch_embeddings_projection_bias: torch.Tensor,
        vit_embeddings_cls_token: torch.Tensor,
        vit_embeddings_detection_tokens: torch.Tensor,
        vit_embeddings_position_embeddings: torch.Tensor,
        vit_encoder_interpolation_mid_position_embeddings: torch.Tensor,
        vit_encoder_layer_0_layernorm_before_weight: torch.Tensor,
        vit_encoder_layer_0_layernorm_before_bias: torch.Tensor,
        vit_encoder_layer_0_attention_attention_key_weight: torch.Tensor,
        vit_encoder_layer_0_attention_attention_key_bias: torch.Tensor,
        vit_encoder_layer_0_attention_attention_value_weight: torch.Tensor,
        vit_encoder_layer_0_attention_attention_value_bias: torch.Tensor,
        vit_encoder_layer_0_attention_attention_query_weight: torch.Tensor,
        vit_encoder_layer_0_attention_attention_query_bias: torch.Tensor,
        vit_encoder_layer_0_attention_output_dense_weight: torch.Tensor,
        vit_encoder_layer_0_attention_output_dense_bias: torch.Tensor,
        vit_encoder_layer_0_layernorm_after_weight: torch.Tensor,
        vit_encoder_layer_0_layernorm_after_bias: torch.Tensor,
        vit_encoder_layer_0_intermediate_dense_weight: torch.Tensor,
        vit_encoder_layer_0_intermediate_dense_bias: torch.Tensor,
        vit_encoder_layer_0_output_dense_weight: torch.Tensor,
        vit_encoder_layer_0_output_dense_bias: torch.Tensor,
        vit_encoder_layer_1_layernorm_before_weight: torch.Tensor,
        vit_encoder_layer_1_layernorm_before_bias: torch.Tensor,
        vit_encoder_layer_1_attention_attention_key_weight: torch.Tensor,
        vit_encoder_layer_1_attention_attention_key_bias: torch.Tensor,
        vit_encoder_layer_1_attention_attention_value_weight: torch.Tensor,
        vit_encoder_layer_1_attention_attention_value_bias: torch.Tensor,
        vit_encoder_layer_1_attention_attention_query_weight: torch.Tensor,
        vit_encoder_layer_1_attention_attention_query_bias: torch.Tensor,
        vit_encoder_layer_1_attention_output_dense_weight: torch.Tensor,
        vit_encoder_layer_1_attention_output_dense_bias: torch.Tensor,
        vit_encoder_layer_1_layernorm_after_weight: torch.Tensor,
        vit_encoder_layer_1_layernorm_after_bias: torch.Tensor,
        vit_encoder_layer_1_intermediate_dense_weight: torch.Tensor,
        vit_encoder_layer_1_intermediate_dense_bias: torch.Tensor,
        vit_encoder_layer_1_output_dense_weight: torch.Tensor,
        vit_encoder_layer_1_output_dense_bias: torch.Tensor,
        vit_encoder_layer_2_layernorm_before_weight: torch.Tensor,
        vit_encoder_layer_2_layernorm_before_bias: torch.Tensor,
        vit_encoder_layer_2_attention_attention_key_weight: torch.Tensor,
        vit_encoder_layer_2_attention_attention_key_bias: torch.Tensor,
        vit_encoder_layer_2_attention_attention_value_weight: torch.Tensor,
        vit_encoder_layer_2_attention_attention_value_bias: torch.Tensor,
        vit_encoder_layer_2_attention_attention_query_weight: torch.Tensor,
        vit_encoder_layer_2_attention_attention_query_bias: torch.Tensor,
        vit_encoder_layer_2_attention_output_dense_weight: torch.Tensor,
        vit_encoder_layer_2_attention_output_dense_bias: torch.Tensor,
        vit_encoder_layer_2_layernorm_after_weight: torch.Tensor,
        vit_encoder_layer_2_layernorm_after_bias: torch.Tensor,
        vit_encoder_layer_2_intermediate_dense_weight: torch.Tensor,
        vit_encoder_layer_2_intermediate_dense_bias: torch.Tensor,
        vit_encoder_layer_2_output_dense_weight: torch.Tensor,
        vit_encoder_layer_2_output_dense_bias: torch.Tensor,
        vit_encoder_layer_3_layernorm_before_weight: torch.Tensor,
        vit_encoder_layer_3_layernorm_before_bias: torch.Tensor,
        vit_encoder_layer_3_attention_attention_key_weight: torch.Tensor,
        vit_encoder_layer_3_attention_attention_key_bias: torch.Tensor,
        vit_encoder_layer_3_attention_attention_value_weight: torch.Tensor,
        vit_encoder_layer_3_attention_attention_value_bias: torch.Tensor,
        vit_encoder_layer_3_attention_attention_query_weight: torch.Tensor,
        vit_encoder_layer_3_attention_attention_query_bias: torch.Tensor,
        vit_encoder_layer_3_attention_output_dense_weight: torch.Tensor,
        vit_encoder_layer_3_attention_output_dense_bias: torch.Tensor,
        vit_encoder_layer_3_layernorm_after_weight: torch.Tensor,
        vit_encoder_layer_3_layernorm_after_bias: torch.Tensor,
        vit_encoder_layer_3_intermediate_dense_weight: torch.Tensor,
        vit_encoder_layer_3_intermediate_dense_bias: torch.Tensor,
        vit_encoder_layer_3_output_dense_weight: torch.Tensor,
        vit_encoder_layer_3_output_dense_bias: torch.Tensor,
        vit_encoder_layer_4_layernorm_before_weight: torch.Tensor,
        vit_encoder_layer_4_layernorm_before_bias: torch.Tensor,
        vit_encoder_layer_4_attention_attention_key_weight: torch.Tensor,
        vit_encoder_layer_4_attention_attention_key_bias: torch.Tensor,
        vit_encoder_layer_4_attention_attention_value_weight: torch.Tensor,
        vit_encoder_layer_4_attention_attention_value_bias: torch.Tensor,
        vit_encoder_layer_4_attention_attention_query_weight: torch.Tensor,
        vit_encoder_layer_4_attention_attention_query_bias: torch.Tensor,
        vit_encoder_layer_4_attention_output_dense_weight: torch.Tensor,
        vit_encoder_layer_4_attention_output_dense_bias: torch.Tensor,
        vit_encoder_layer_4_layernorm_after_weight: torch.Tensor,
        vit_encoder_layer_4_layernorm_after_bias: torch.Tensor,
        vit_encoder_layer_4_intermediate_dense_weight: torch.Tensor,
        vit_encoder_layer_4_intermediate_dense_bias: torch.Tensor,
        vit_encoder_layer_4_output_dense_weight: torch.Tensor,
        vit_encoder_layer_4_output_dense_bias: torch.Tensor,
        vit_encoder_layer_5_layernorm_before_weight: torch.Tensor,
        vit_encoder_layer_5_layernorm_before_bias: torch.Tensor,
        vit_encoder_layer_5_attention_attention_key_weight: torch.Tensor,
        vit_encoder_layer_5_attention_attention_key_bias: torch.Tensor,
        vit_encoder_layer_5_attention_attention_value_weight: torch.Tensor,
        vit_encoder_layer_5_attention_attention_value_bias: torch.Tensor,
        vit_encoder_layer_5_attention_attention_query_weight: torch.Tensor,
        vit_encoder_layer_5_attention_attention_query_bias: torch.Tensor,
        vit_encoder_layer_5_attention_output_dense_weight: torch.Tensor,
        vit_encoder_layer_5_attention_output_dense_bias: torch.Tensor,
        vit_encoder_layer_5_layernorm_after_weight: torch.Tensor,
        vit_encoder_layer_5_layernorm_after_bias: torch.Tensor,
        vit_encoder_layer_5_intermediate_dense_weight: torch.Tensor,
        vit_encoder_layer_5_intermediate_dense_bias: torch.Tensor,
        vit_encoder_layer_5_output_dense_weight: torch.Tensor,
        vit_encoder_layer_5_output_dense_bias: torch.Tensor,
        vit_layernorm_weight: torch.Tensor,
        vit_layernorm_bias: torch.Tensor,
        class_labels_classifier_layers_0_weight: torch.Tensor,
        class_labels_classifier_layers_0_bias: torch.Tensor,
        class_labels_classifier_layers_1_weight: torch.Tensor,
        class_labels_classifier_layers_1_bias: torch.Tensor,
        class_labels_classifier_layers_2_weight: torch.Tensor,
        class_labels_classifier_layers_2_bias: torch.Tensor,
        bbox_predictor_layers_0_weight: torch.Tensor,
        bbox_predictor_layers_0_bias: torch.Tensor,
        bbox_predictor_layers_1_weight: torch.Tensor,
        bbox_predictor_layers_1_bias: torch.Tensor,
        bbox_predictor_layers_2_weight: torch.Tensor,
        bbox_predictor_layers_2_bias: torch.Tensor,
    ):
        device = tensor_0.device
        conv2d = torch.conv2d(tensor_0, vit_embeddings_patch_embeddings_projection_weight, vit_embeddings_patch_embeddings_projection_bias, (16, 16), (0, 0), (1, 1), 1)
        flatten = conv2d.flatten(2)
        del conv2d
        embeddings = flatten.transpose(1, 2)
        del flatten
        cls_tokens = vit_embeddings_cls_token.expand(1, -1, -1)
        detection_tokens = vit_embeddings_detection_tokens.expand(1, -1, -1)
        embeddings_1 = torch.cat((cls_tokens, embeddings, detection_tokens), dim=1)
        del cls_tokens, embeddings, detection_tokens
        cls_pos_embed = vit_embeddings_position_embeddings[:, 0, :]
        cls_pos_embed_1 = cls_pos_embed[:, None]
        del cls_pos_embed
        det_pos_embed = vit_embeddings_position_embeddings[:, -50:, :]
        patch_pos_embed = vit_embeddings_position_embeddings[:, 1:-50, :]
        patch_pos_embed_1 = patch_pos_embed.transpose(1, 2)
        del patch_pos_embed
        patch_pos_embed_2 = patch_pos_embed_1.view(1, 192, 14, 20)
        del patch_pos_embed_1
        patch_pos_embed_3 = torch.nn.functional.interpolate(patch_pos_embed_2, size=(14, 20), mode='bicubic', align_corners=False)
        del patch_pos_embed_2
        flatten_1 = patch_pos_embed_3.flatten(2)
        del patch_pos_embed_3
        patch_pos_embed_4 = flatten_1.transpose(1, 2)
        del flatten_1
        scale_pos_embed = torch.cat((cls_pos_embed_1, patch_pos_embed_4, det_pos_embed), dim=1)
        del cls_pos_embed_1, patch_pos_embed_4, det_pos_embed
        embeddings_2 = embeddings_1 + scale_pos_embed
        del embeddings_1, scale_pos_embed
        embeddings_3 = torch.nn.functional.dropout(embeddings_2, 0.0, False, False)
        del embeddings_2
        cls_pos_embed_2 = vit_encoder_interpolation_mid_position_embeddings[:, :, 0, :]
        cls_pos_embed_3 = cls_pos_embed_2[:, None]
        del cls_pos_embed_2
        det_pos_embed_1 = vit_encoder_interpolation_mid_position_embeddings[:, :, -50:, :]
        patch_pos_embed_5 = vit_encoder_interpolation_mid_position_embeddings[:, :, 1:-50, :]
        patch_pos_embed_6 = patch_pos_embed_5.transpose(2, 3)
        del patch_pos_embed_5
        patch_pos_embed_7 = patch_pos_embed_6.view(5, 192, 14, 20)
        del patch_pos_embed_6
        patch_pos_embed_8 = torch.nn.functional.interpolate(patch_pos_embed_7, size=(14, 20), mode='bicubic', align_corners=False)
        del patch_pos_embed_7
        flatten_2 = patch_pos_embed_8.flatten(2)
        del patch_pos_embed_8
        transpose = flatten_2.transpose(1, 2)
        del flatten_2
        contiguous = transpose.contiguous()
        del transpose
        patch_pos_embed_9 = contiguous.view(5, 1, 280, 192)
        del contiguous
        scale_pos_embed_1 = torch.cat((cls_pos_embed_3, patch_pos_embed_9, det_pos_embed_1), dim=2)
        del cls_pos_embed_3, patch_pos_embed_9, det_pos_embed_1
        hidden_states_norm = torch.nn.functional.layer_norm(embeddings_3, (192,), vit_encoder_layer_0_layernorm_before_weight, vit_encoder_layer_0_layernorm_before_bias, 1e-12)
        linear = torch.nn.functional.linear(hidden_states_norm, vit_encoder_layer_0_attention_attention_key_weight, vit_encoder_layer_0_attention_attention_key_bias)
        view = linear.view(1, -1, 3, 64)
        del linear
        key_layer = view.transpose(1, 2)
        del view
        linear_1 = torch.nn.functional.linear(hidden_states_norm, vit_encoder_layer_0_attention_attention_value_weight, vit_encoder_layer_0_attention_attention_value_bias)
        view_1 = linear_1.view(1, -1, 3, 64)
        del linear_1
        value_layer = view_1.transpose(1, 2)
        del view_1
        linear_2 = torch.nn.functional.linear(hidden_states_norm, vit_encoder_layer_0_attention_attention_query_weight, vit_encoder_layer_0_attention_attention_query_bias)
        del hidden_states_norm
        view_2 = linear_2.view(1, -1, 3, 64)
        del linear_2
        query_layer = view_2.transpose(1, 2)
        del view_2
        attn_output = torch.nn.functional.scaled_dot_product_attention(query_layer, key_layer, value_layer, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_layer, key_layer, value_layer
        transpose_1 = attn_output.transpose(1, 2)
        del attn_output
        attn_output_1 = transpose_1.contiguous()
        del transpose_1
        context_layer = attn_output_1.reshape((1, 331, 192))
        del attn_output_1
        hidden_states = torch.nn.functional.linear(context_layer, vit_encoder_layer_0_attention_output_dense_weight, vit_encoder_layer_0_attention_output_dense_bias)
        del context_layer
        hidden_states_1 = torch.nn.functional.dropout(hidden_states, 0.0, False, False)
        del hidden_states
        hidden_states_2 = hidden_states_1 + embeddings_3
        del embeddings_3, hidden_states_1
        layer_output = torch.nn.functional.layer_norm(hidden_states_2, (192,), vit_encoder_layer_0_layernorm_after_weight, vit_encoder_layer_0_layernorm_after_bias, 1e-12)
        hidden_states_3 = torch.nn.functional.linear(layer_output, vit_encoder_layer_0_intermediate_dense_weight, vit_encoder_layer_0_intermediate_dense_bias)
        del layer_output
        hidden_states_4 = torch.nn.functional.gelu(hidden_states_3)
        del hidden_states_3
        hidden_states_5 = torch.nn.functional.linear(hidden_states_4, vit_encoder_layer_0_output_dense_weight, vit_encoder_layer_0_output_dense_bias)
        del hidden_states_4
        hidden_states_6 = torch.nn.functional.dropout(hidden_states_5, 0.0, False, False)
        del hidden_states_5
        hidden_states_7 = hidden_states_6 + hidden_states_2
        del hidden_states_2, hidden_states_6
        getitem = scale_pos_embed_1[0]
        to = getitem.to(device)
        del getitem
        hidden_states_8 = hidden_states_7 + to
        del hidden_states_7, to
        hidden_states_norm_1 = torch.nn.functional.layer_norm(hidden_states_8, (192,), vit_encoder_layer_1_layernorm_before_weight, vit_encoder_layer_1_layernorm_before_bias, 1e-12)
        linear_3 = torch.nn.functional.linear(hidden_states_norm_1, vit_encoder_layer_1_attention_attention_key_weight, vit_encoder_layer_1_attention_attention_key_bias)
        view_3 = linear_3.view(1, -1, 3, 64)
        del linear_3
        key_layer_1 = view_3.transpose(1, 2)
        del view_3
        linear_4 = torch.nn.functional.linear(hidden_states_norm_1, vit_encoder_layer_1_attention_attention_value_weight, vit_encoder_layer_1_attention_attention_value_bias)
        view_4 = linear_4.view(1, -1, 3, 64)
        del linear_4
        value_layer_1 = view_4.transpose(1, 2)
        del view_4
        linear_5 = torch.nn.functional.linear(hidden_states_norm_1, vit_encoder_layer_1_attention_attention_query_weight, vit_encoder_layer_1_attention_attention_query_bias)
        del hidden_states_norm_1
        view_5 = linear_5.view(1, -1, 3, 64)
        del linear_5
        query_layer_1 = view_5.transpose(1, 2)
        del view_5
        attn_output_2 = torch.nn.functional.scaled_dot_product_attention(query_layer_1, key_layer_1, value_layer_1, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_layer_1, key_layer_1, value_layer_1
        transpose_2 = attn_output_2.transpose(1, 2)
        del attn_output_2
        attn_output_3 = transpose_2.contiguous()
        del transpose_2
        context_layer_1 = attn_output_3.reshape((1, 331, 192))
        del attn_output_3
        hidden_states_9 = torch.nn.functional.linear(context_layer_1, vit_encoder_layer_1_attention_output_dense_weight, vit_encoder_layer_1_attention_output_dense_bias)
        del context_layer_1
        hidden_states_10 = torch.nn.functional.dropout(hidden_states_9, 0.0, False, False)
        del hidden_states_9
        hidden_states_11 = hidden_states_10 + hidden_states_8
        del hidden_states_8, hidden_states_10
        layer_output_1 = torch.nn.functional.layer_norm(hidden_states_11, (192,), vit_encoder_layer_1_layernorm_after_weight, vit_encoder_layer_1_layernorm_after_bias, 1e-12)
        hidden_states_12 = torch.nn.functional.linear(layer_output_1, vit_encoder_layer_1_intermediate_dense_weight, vit_encoder_layer_1_intermediate_dense_bias)
        del layer_output_1
        hidden_states_13 = torch.nn.functional.gelu(hidden_states_12)
        del hidden_states_12
        hidden_states_14 = torch.nn.functional.linear(hidden_states_13, vit_encoder_layer_1_output_dense_weight, vit_encoder_layer_1_output_dense_bias)
        del hidden_states_13
        hidden_states_15 = torch.nn.functional.dropout(hidden_states_14, 0.0, False, False)
        del hidden_states_14
        hidden_states_16 = hidden_states_15 + hidden_states_11
        del hidden_states_11, hidden_states_15
        getitem_1 = scale_pos_embed_1[1]
        to_1 = getitem_1.to(device)
        del getitem_1
        hidden_states_17 = hidden_states_16 + to_1
        del hidden_states_16, to_1
        hidden_states_norm_2 = torch.nn.functional.layer_norm(hidden_states_17, (192,), vit_encoder_layer_2_layernorm_before_weight, vit_encoder_layer_2_layernorm_before_bias, 1e-12)
        linear_6 = torch.nn.functional.linear(hidden_states_norm_2, vit_encoder_layer_2_attention_attention_key_weight, vit_encoder_layer_2_attention_attention_key_bias)
        view_6 = linear_6.view(1, -1, 3, 64)
        del linear_6
        key_layer_2 = view_6.transpose(1, 2)
        del view_6
        linear_7 = torch.nn.functional.linear(hidden_states_norm_2, vit_encoder_layer_2_attention_attention_value_weight, vit_encoder_layer_2_attention_attention_value_bias)
        view_7 = linear_7.view(1, -1, 3, 64)
        del linear_7
        value_layer_2 = view_7.transpose(1, 2)
        del view_7
        linear_8 = torch.nn.functional.linear(hidden_states_norm_2, vit_encoder_layer_2_attention_attention_query_weight, vit_encoder_layer_2_attention_attention_query_bias)
        del hidden_states_norm_2
        view_8 = linear_8.view(1, -1, 3, 64)
        del linear_8
        query_layer_2 = view_8.transpose(1, 2)
        del view_8
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(query_layer_2, key_layer_2, value_layer_2, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_layer_2, key_layer_2, value_layer_2
        transpose_3 = attn_output_4.transpose(1, 2)
        del attn_output_4
        attn_output_5 = transpose_3.contiguous()
        del transpose_3
        context_layer_2 = attn_output_5.reshape((1, 331, 192))
        del attn_output_5
        hidden_states_18 = torch.nn.functional.linear(context_layer_2, vit_encoder_layer_2_attention_output_dense_weight, vit_encoder_layer_2_attention_output_dense_bias)
        del context_layer_2
        hidden_states_19 = torch.nn.functional.dropout(hidden_states_18, 0.0, False, False)
        del hidden_states_18
        hidden_states_20 = hidden_states_19 + hidden_states_17
        del hidden_states_17, hidden_states_19
        layer_output_2 = torch.nn.functional.layer_norm(hidden_states_20, (192,), vit_encoder_layer_2_layernorm_after_weight, vit_encoder_layer_2_layernorm_after_bias, 1e-12)
        hidden_states_21 = torch.nn.functional.linear(layer_output_2, vit_encoder_layer_2_intermediate_dense_weight, vit_encoder_layer_2_intermediate_dense_bias)
        del layer_output_2
        hidden_states_22 = torch.nn.functional.gelu(hidden_states_21)
        del hidden_states_21
        hidden_states_23 = torch.nn.functional.linear(hidden_states_22, vit_encoder_layer_2_output_dense_weight, vit_encoder_layer_2_output_dense_bias)
        del hidden_states_22
        hidden_states_24 = torch.nn.functional.dropout(hidden_states_23, 0.0, False, False)
        del hidden_states_23
        hidden_states_25 = hidden_states_24 + hidden_states_20
        del hidden_states_20, hidden_states_24
        getitem_2 = scale_pos_embed_1[2]
        to_2 = getitem_2.to(device)
        del getitem_2
        hidden_states_26 = hidden_states_25 + to_2
        del hidden_states_25, to_2
        hidden_states_norm_3 = torch.nn.functional.layer_norm(hidden_states_26, (192,), vit_encoder_layer_3_layernorm_before_weight, vit_encoder_layer_3_layernorm_before_bias, 1e-12)
        linear_9 = torch.nn.functional.linear(hidden_states_norm_3, vit_encoder_layer_3_attention_attention_key_weight, vit_encoder_layer_3_attention_attention_key_bias)
        view_9 = linear_9.view(1, -1, 3, 64)
        del linear_9
        key_layer_3 = view_9.transpose(1, 2)
        del view_9
        linear_10 = torch.nn.functional.linear(hidden_states_norm_3, vit_encoder_layer_3_attention_attention_value_weight, vit_encoder_layer_3_attention_attention_value_bias)
        view_10 = linear_10.view(1, -1, 3, 64)
        del linear_10
        value_layer_3 = view_10.transpose(1, 2)
        del view_10
        linear_11 = torch.nn.functional.linear(hidden_states_norm_3, vit_encoder_layer_3_attention_attention_query_weight, vit_encoder_layer_3_attention_attention_query_bias)
        del hidden_states_norm_3
        view_11 = linear_11.view(1, -1, 3, 64)
        del linear_11
        query_layer_3 = view_11.transpose(1, 2)
        del view_11
        attn_output_6 = torch.nn.functional.scaled_dot_product_attention(query_layer_3, key_layer_3, value_layer_3, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_layer_3, key_layer_3, value_layer_3
        transpose_4 = attn_output_6.transpose(1, 2)
        del attn_output_6
        attn_output_7 = transpose_4.contiguous()
        del transpose_4
        context_layer_3 = attn_output_7.reshape((1, 331, 192))
        del attn_output_7
        hidden_states_27 = torch.nn.functional.linear(context_layer_3, vit_encoder_layer_3_attention_output_dense_weight, vit_encoder_layer_3_attention_output_dense_bias)
        del context_layer_3
        hidden_states_28 = torch.nn.functional.dropout(hidden_states_27, 0.0, False, False)
        del hidden_states_27
        hidden_states_29 = hidden_states_28 + hidden_states_26
        del hidden_states_26, hidden_states_28
        layer_output_3 = torch.nn.functional.layer_norm(hidden_states_29, (192,), vit_encoder_layer_3_layernorm_after_weight, vit_encoder_layer_3_layernorm_after_bias, 1e-12)
        hidden_states_30 = torch.nn.functional.linear(layer_output_3, vit_encoder_layer_3_intermediate_dense_weight, vit_encoder_layer_3_intermediate_dense_bias)
        del layer_output_3
        hidden_states_31 = torch.nn.functional.gelu(hidden_states_30)
        del hidden_states_30
        hidden_states_32 = torch.nn.functional.linear(hidden_states_31, vit_encoder_layer_3_output_dense_weight, vit_encoder_layer_3_output_dense_bias)
        del hidden_states_31
        hidden_states_33 = torch.nn.functional.dropout(hidden_states_32, 0.0, False, False)
        del hidden_states_32
        hidden_states_34 = hidden_states_33 + hidden_states_29
        del hidden_states_29, hidden_states_33
        getitem_3 = scale_pos_embed_1[3]
        to_3 = getitem_3.to(device)
        del getitem_3
        hidden_states_35 = hidden_states_34 + to_3
        del hidden_states_34, to_3
        hidden_states_norm_4 = torch.nn.functional.layer_norm(hidden_states_35, (192,), vit_encoder_layer_4_layernorm_before_weight, vit_encoder_layer_4_layernorm_before_bias, 1e-12)
        linear_12 = torch.nn.functional.linear(hidden_states_norm_4, vit_encoder_layer_4_attention_attention_key_weight, vit_encoder_layer_4_attention_attention_key_bias)
        view_12 = linear_12.view(1, -1, 3, 64)
        del linear_12
        key_layer_4 = view_12.transpose(1, 2)
        del view_12
        linear_13 = torch.nn.functional.linear(hidden_states_norm_4, vit_encoder_layer_4_attention_attention_value_weight, vit_encoder_layer_4_attention_attention_value_bias)
        view_13 = linear_13.view(1, -1, 3, 64)
        del linear_13
        value_layer_4 = view_13.transpose(1, 2)
        del view_13
        linear_14 = torch.nn.functional.linear(hidden_states_norm_4, vit_encoder_layer_4_attention_attention_query_weight, vit_encoder_layer_4_attention_attention_query_bias)
        del hidden_states_norm_4
        view_14 = linear_14.view(1, -1, 3, 64)
        del linear_14
        query_layer_4 = view_14.transpose(1, 2)
        del view_14
        attn_output_8 = torch.nn.functional.scaled_dot_product_attention(query_layer_4, key_layer_4, value_layer_4, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_layer_4, key_layer_4, value_layer_4
        transpose_5 = attn_output_8.transpose(1, 2)
        del attn_output_8
        attn_output_9 = transpose_5.contiguous()
        del transpose_5
        context_layer_4 = attn_output_9.reshape((1, 331, 192))
        del attn_output_9
        hidden_states_36 = torch.nn.functional.linear(context_layer_4, vit_encoder_layer_4_attention_output_dense_weight, vit_encoder_layer_4_attention_output_dense_bias)
        del context_layer_4
        hidden_states_37 = torch.nn.functional.dropout(hidden_states_36, 0.0, False, False)
        del hidden_states_36
        hidden_states_38 = hidden_states_37 + hidden_states_35
        del hidden_states_35, hidden_states_37
        layer_output_4 = torch.nn.functional.layer_norm(hidden_states_38, (192,), vit_encoder_layer_4_layernorm_after_weight, vit_encoder_layer_4_layernorm_after_bias, 1e-12)
        hidden_states_39 = torch.nn.functional.linear(layer_output_4, vit_encoder_layer_4_intermediate_dense_weight, vit_encoder_layer_4_intermediate_dense_bias)
        del layer_output_4
        hidden_states_40 = torch.nn.functional.gelu(hidden_states_39)
        del hidden_states_39
        hidden_states_41 = torch.nn.functional.linear(hidden_states_40, vit_encoder_layer_4_output_dense_weight, vit_encoder_layer_4_output_dense_bias)
        del hidden_states_40
        hidden_states_42 = torch.nn.functional.dropout(hidden_states_41, 0.0, False, False)
        del hidden_states_41
        hidden_states_43 = hidden_states_42 + hidden_states_38
        del hidden_states_38, hidden_states_42
        getitem_4 = scale_pos_embed_1[4]
        del scale_pos_embed_1
        to_4 = getitem_4.to(device)
        del getitem_4
        hidden_states_44 = hidden_states_43 + to_4
        del hidden_states_43, to_4
        hidden_states_norm_5 = torch.nn.functional.layer_norm(hidden_states_44, (192,), vit_encoder_layer_5_layernorm_before_weight, vit_encoder_layer_5_layernorm_before_bias, 1e-12)
        linear_15 = torch.nn.functional.linear(hidden_states_norm_5, vit_encoder_layer_5_attention_attention_key_weight, vit_encoder_layer_5_attention_attention_key_bias)
        view_15 = linear_15.view(1, -1, 3, 64)
        del linear_15
        key_layer_5 = view_15.transpose(1, 2)
        del view_15
        linear_16 = torch.nn.functional.linear(hidden_states_norm_5, vit_encoder_layer_5_attention_attention_value_weight, vit_encoder_layer_5_attention_attention_value_bias)
        view_16 = linear_16.view(1, -1, 3, 64)
        del linear_16
        value_layer_5 = view_16.transpose(1, 2)
        del view_16
        linear_17 = torch.nn.functional.linear(hidden_states_norm_5, vit_encoder_layer_5_attention_attention_query_weight, vit_encoder_layer_5_attention_attention_query_bias)
        del hidden_states_norm_5
        view_17 = linear_17.view(1, -1, 3, 64)
        del linear_17
        query_layer_5 = view_17.transpose(1, 2)
        del view_17
        attn_output_10 = torch.nn.functional.scaled_dot_product_attention(query_layer_5, key_layer_5, value_layer_5, attn_mask=None, dropout_p=0.0, scale=0.125, is_causal=False)
        del query_layer_5, key_layer_5, value_layer_5
        transpose_6 = attn_output_10.transpose(1, 2)
        del attn_output_10
        attn_output_11 = transpose_6.contiguous()
        del transpose_6
        context_layer_5 = attn_output_11.reshape((1, 331, 192))
        del attn_output_11
        hidden_states_45 = torch.nn.functional.linear(context_layer_5, vit_encoder_layer_5_attention_output_dense_weight, vit_encoder_layer_5_attention_output_dense_bias)
        del context_layer_5
        hidden_states_46 = torch.nn.functional.dropout(hidden_states_45, 0.0, False, False)
        del hidden_states_45
        hidden_states_47 = hidden_states_46 + hidden_states_44
        del hidden_states_44, hidden_states_46
        layer_output_5 = torch.nn.functional.layer_norm(hidden_states_47, (192,), vit_encoder_layer_5_layernorm_after_weight, vit_encoder_layer_5_layernorm_after_bias, 1e-12)
        hidden_states_48 = torch.nn.functional.linear(layer_output_5, vit_encoder_layer_5_intermediate_dense_weight, vit_encoder_layer_5_intermediate_dense_bias)
        del layer_output_5
        hidden_states_49 = torch.nn.functional.gelu(hidden_states_48)
        del hidden_states_48
        hidden_states_50 = torch.nn.functional.linear(hidden_states_49, vit_encoder_layer_5_output_dense_weight, vit_encoder_layer_5_output_dense_bias)
        del hidden_states_49
        hidden_states_51 = torch.nn.functional.dropout(hidden_states_50, 0.0, False, False)
        del hidden_states_50
        hidden_states_52 = hidden_states_51 + hidden_states_47
        del hidden_states_47, hidden_states_51
        sequence_output = torch.nn.functional.layer_norm(hidden_states_52, (192,), vit_layernorm_weight, vit_layernorm_bias, 1e-12)
        del hidden_states_52
        sequence_output_1 = sequence_output[:, -50:, :]
        linear_18 = torch.nn.functional.linear(sequence_output_1, class_labels_classifier_layers_0_weight, class_labels_classifier_layers_0_bias)
        x = torch.nn.functional.relu(linear_18)
        del linear_18
        linear_19 = torch.nn.functional.linear(x, class_labels_classifier_layers_1_weight, class_labels_classifier_layers_1_bias)
        del x
        x_1 = torch.nn.functional.relu(linear_19)
        del linear_19
        x_2 = torch.nn.functional.linear(x_1, class_labels_classifier_layers_2_weight, class_labels_classifier_layers_2_bias)
        del x_1
        linear_20 = torch.nn.functional.linear(sequence_output_1, bbox_predictor_layers_0_weight, bbox_predictor_layers_0_bias)
        del sequence_output_1
        x_3 = torch.nn.functional.relu(linear_20)
        del linear_20
        linear_21 = torch.nn.functional.linear(x_3, bbox_predictor_layers_1_weight, bbox_predictor_layers_1_bias)
        del x_3
        x_4 = torch.nn.functional.relu(linear_21)
        del linear_21
        x_5 = torch.nn.functional.linear(x_4, bbox_predictor_layers_2_weight, bbox_predictor_layers_2_bias)
        del x_4
        pred_boxes = x_5.sigmoid()
        del x_5
        return (x_2, pred_boxes, sequence_output)
