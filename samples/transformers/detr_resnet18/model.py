import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        tensor_0: torch.Tensor,
        model_backbone_model_embedder_embedder_convolution_weight: torch.Tensor,
        model_backbone_model_embedder_embedder_normalization_weight: torch.Tensor,
        model_backbone_model_embedder_embedder_normalization_bias: torch.Tensor,
        model_backbone_model_embedder_embedder_normalization_running_var: torch.Tensor,
        model_backbone_model_embedder_embedder_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_0_layer_0_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_0_layer_0_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_0_layer_0_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_0_layer_0_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_0_layer_0_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_0_layer_1_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_0_layer_1_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_0_layer_1_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_0_layer_1_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_0_layer_1_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_1_layer_0_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_1_layer_0_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_1_layer_0_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_1_layer_0_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_1_layer_0_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_1_layer_1_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_1_layer_1_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_1_layer_1_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_1_layer_1_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_0_layers_1_layer_1_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_0_layer_0_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_0_layer_0_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_0_layer_0_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_0_layer_0_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_0_layer_0_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_0_layer_1_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_0_layer_1_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_0_layer_1_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_0_layer_1_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_0_layer_1_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_0_shortcut_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_0_shortcut_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_0_shortcut_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_0_shortcut_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_0_shortcut_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_1_layer_0_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_1_layer_0_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_1_layer_0_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_1_layer_0_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_1_layer_0_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_1_layer_1_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_1_layer_1_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_1_layer_1_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_1_layer_1_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_1_layers_1_layer_1_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_0_layer_0_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_0_layer_0_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_0_layer_0_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_0_layer_0_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_0_layer_0_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_0_layer_1_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_0_layer_1_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_0_layer_1_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_0_layer_1_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_0_layer_1_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_0_shortcut_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_0_shortcut_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_0_shortcut_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_0_shortcut_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_0_shortcut_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_1_layer_0_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_1_layer_0_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_1_layer_0_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_1_layer_0_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_1_layer_0_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_1_layer_1_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_1_layer_1_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_1_layer_1_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_1_layer_1_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_2_layers_1_layer_1_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_0_layer_0_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_0_layer_0_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_0_layer_0_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_0_layer_0_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_0_layer_0_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_0_layer_1_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_0_layer_1_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_0_layer_1_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_0_layer_1_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_0_layer_1_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_0_shortcut_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_0_shortcut_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_0_shortcut_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_0_shortcut_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_0_shortcut_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_1_layer_0_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_1_layer_0_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_1_layer_0_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_1_layer_0_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_1_layer_0_normalization_running_mean: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_1_layer_1_convolution_weight: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_1_layer_1_normalization_weight: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_1_layer_1_normalization_bias: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_1_layer_1_normalization_running_var: torch.Tensor,
        model_backbone_model_encoder_stages_3_layers_1_layer_1_normalization_running_mean: torch.Tensor,
        model_input_projection_weight: torch.Tensor,
        model_input_projection_bias: torch.Tensor,
        model_encoder_layers_0_self_attn_q_proj_weight: torch.Tensor,
        model_encoder_layers_0_self_attn_q_proj_bias: torch.Tensor,
        model_encoder_layers_0_self_attn_k_proj_weight: torch.Tensor,
        model_encoder_layers_0_self_attn_k_proj_bias: torch.Tensor,
        model_encoder_layers_0_self_attn_v_proj_weight: torch.Tensor,
        model_encoder_layers_0_self_attn_v_proj_bias: torch.Tensor,
        model_encoder_layers_0_self_attn_o_proj_weight: torch.Tensor,
        model_encoder_layers_0_self_attn_o_proj_bias: torch.Tensor,
        model_encoder_layers_0_self_attn_layer_norm_weight: torch.Tensor,
        model_encoder_layers_0_self_attn_layer_norm_bias: torch.Tensor,
        model_encoder_layers_0_mlp_fc1_weight: torch.Tensor,
        model_encoder_layers_0_mlp_fc1_bias: torch.Tensor,
        model_encoder_layers_0_mlp_fc2_weight: torch.Tensor,
        model_encoder_layers_0_mlp_fc2_bias: torch.Tensor,
        model_encoder_layers_0_final_layer_norm_weight: torch.Tensor,
        model_encoder_layers_0_final_layer_norm_bias: torch.Tensor,
        model_encoder_layers_1_self_attn_q_proj_weight: torch.Tensor,
        model_encoder_layers_1_self_attn_q_proj_bias: torch.Tensor,
        model_encoder_layers_1_self_attn_k_proj_weight: torch.Tensor,
        model_encoder_layers_1_self_attn_k_proj_bias: torch.Tensor,
        model_encoder_layers_1_self_attn_v_proj_weight: torch.Tensor,
        model_encoder_layers_1_self_attn_v_proj_bias: torch.Tensor,
        model_encoder_layers_1_self_attn_o_proj_weight: torch.Tensor,
        model_encoder_layers_1_self_attn_o_proj_bias: torch.Tensor,
        model_encoder_layers_1_self_attn_layer_norm_weight: torch.Tensor,
        model_encoder_layers_1_self_attn_layer_norm_bias: torch.Tensor,
        model_encoder_layers_1_mlp_fc1_weight: torch.Tensor,
        model_encoder_layers_1_mlp_fc1_bias: torch.Tensor,
        model_encoder_layers_1_mlp_fc2_weight: torch.Tensor,
        model_encoder_layers_1_mlp_fc2_bias: torch.Tensor,
        model_encoder_layers_1_final_layer_norm_weight: torch.Tensor,
        model_encoder_layers_1_final_layer_norm_bias: torch.Tensor,
        model_encoder_layers_2_self_attn_q_proj_weight: torch.Tensor,
        model_encoder_layers_2_self_attn_q_proj_bias: torch.Tensor,
        model_encoder_layers_2_self_attn_k_proj_weight: torch.Tensor,
        model_encoder_layers_2_self_attn_k_proj_bias: torch.Tensor,
        model_encoder_layers_2_self_attn_v_proj_weight: torch.Tensor,
        model_encoder_layers_2_self_attn_v_proj_bias: torch.Tensor,
        model_encoder_layers_2_self_attn_o_proj_weight: torch.Tensor,
        model_encoder_layers_2_self_attn_o_proj_bias: torch.Tensor,
        model_encoder_layers_2_self_attn_layer_norm_weight: torch.Tensor,
        model_encoder_layers_2_self_attn_layer_norm_bias: torch.Tensor,
        model_encoder_layers_2_mlp_fc1_weight: torch.Tensor,
        model_encoder_layers_2_mlp_fc1_bias: torch.Tensor,
        model_encoder_layers_2_mlp_fc2_weight: torch.Tensor,
        model_encoder_layers_2_mlp_fc2_bias: torch.Tensor,
        model_encoder_layers_2_final_layer_norm_weight: torch.Tensor,
        model_encoder_layers_2_final_layer_norm_bias: torch.Tensor,
        model_query_position_embeddings_weight: torch.Tensor,
        model_decoder_layers_0_self_attn_q_proj_weight: torch.Tensor,
        model_decoder_layers_0_self_attn_q_proj_bias: torch.Tensor,
        model_decoder_layers_0_self_attn_k_proj_weight: torch.Tensor,
        model_decoder_layers_0_self_attn_k_proj_bias: torch.Tensor,
        model_decoder_layers_0_self_attn_v_proj_weight: torch.Tensor,
        model_decoder_layers_0_self_attn_v_proj_bias: torch.Tensor,
        model_decoder_layers_0_self_attn_o_proj_weight: torch.Tensor,
        model_decoder_layers_0_self_attn_o_proj_bias: torch.Tensor,
        model_decoder_layers_0_self_attn_layer_norm_weight: torch.Tensor,
        model_decoder_layers_0_self_attn_layer_norm_bias: torch.Tensor,
        model_decoder_layers_0_encoder_attn_q_proj_weight: torch.Tensor,
        model_decoder_layers_0_encoder_attn_q_proj_bias: torch.Tensor,
        model_decoder_layers_0_encoder_attn_k_proj_weight: torch.Tensor,
        model_decoder_layers_0_encoder_attn_k_proj_bias: torch.Tensor,
        model_decoder_layers_0_encoder_attn_v_proj_weight: torch.Tensor,
        model_decoder_layers_0_encoder_attn_v_proj_bias: torch.Tensor,
        model_decoder_layers_0_encoder_attn_o_proj_weight: torch.Tensor,
        model_decoder_layers_0_encoder_attn_o_proj_bias: torch.Tensor,
        model_decoder_layers_0_encoder_attn_layer_norm_weight: torch.Tensor,
        model_decoder_layers_0_encoder_attn_layer_norm_bias: torch.Tensor,
        model_decoder_layers_0_mlp_fc1_weight: torch.Tensor,
        model_decoder_layers_0_mlp_fc1_bias: torch.Tensor,
        model_decoder_layers_0_mlp_fc2_weight: torch.Tensor,
        model_decoder_layers_0_mlp_fc2_bias: torch.Tensor,
        model_decoder_layers_0_final_layer_norm_weight: torch.Tensor,
        model_decoder_layers_0_final_layer_norm_bias: torch.Tensor,
        model_decoder_layers_1_self_attn_q_proj_weight: torch.Tensor,
        model_decoder_layers_1_self_attn_q_proj_bias: torch.Tensor,
        model_decoder_layers_1_self_attn_k_proj_weight: torch.Tensor,
        model_decoder_layers_1_self_attn_k_proj_bias: torch.Tensor,
        model_decoder_layers_1_self_attn_v_proj_weight: torch.Tensor,
        model_decoder_layers_1_self_attn_v_proj_bias: torch.Tensor,
        model_decoder_layers_1_self_attn_o_proj_weight: torch.Tensor,
        model_decoder_layers_1_self_attn_o_proj_bias: torch.Tensor,
        model_decoder_layers_1_self_attn_layer_norm_weight: torch.Tensor,
        model_decoder_layers_1_self_attn_layer_norm_bias: torch.Tensor,
        model_decoder_layers_1_encoder_attn_q_proj_weight: torch.Tensor,
        model_decoder_layers_1_encoder_attn_q_proj_bias: torch.Tensor,
        model_decoder_layers_1_encoder_attn_k_proj_weight: torch.Tensor,
        model_decoder_layers_1_encoder_attn_k_proj_bias: torch.Tensor,
        model_decoder_layers_1_encoder_attn_v_proj_weight: torch.Tensor,
        model_decoder_layers_1_encoder_attn_v_proj_bias: torch.Tensor,
        model_decoder_layers_1_encoder_attn_o_proj_weight: torch.Tensor,
        model_decoder_layers_1_encoder_attn_o_proj_bias: torch.Tensor,
        model_decoder_layers_1_encoder_attn_layer_norm_weight: torch.Tensor,
        model_decoder_layers_1_encoder_attn_layer_norm_bias: torch.Tensor,
        model_decoder_layers_1_mlp_fc1_weight: torch.Tensor,
        model_decoder_layers_1_mlp_fc1_bias: torch.Tensor,
        model_decoder_layers_1_mlp_fc2_weight: torch.Tensor,
        model_decoder_layers_1_mlp_fc2_bias: torch.Tensor,
        model_decoder_layers_1_final_layer_norm_weight: torch.Tensor,
        model_decoder_layers_1_final_layer_norm_bias: torch.Tensor,
        model_decoder_layers_2_self_attn_q_proj_weight: torch.Tensor,
        model_decoder_layers_2_self_attn_q_proj_bias: torch.Tensor,
        model_decoder_layers_2_self_attn_k_proj_weight: torch.Tensor,
        model_decoder_layers_2_self_attn_k_proj_bias: torch.Tensor,
        model_decoder_layers_2_self_attn_v_proj_weight: torch.Tensor,
        model_decoder_layers_2_self_attn_v_proj_bias: torch.Tensor,
        model_decoder_layers_2_self_attn_o_proj_weight: torch.Tensor,
        model_decoder_layers_2_self_attn_o_proj_bias: torch.Tensor,
        model_decoder_layers_2_self_attn_layer_norm_weight: torch.Tensor,
        model_decoder_layers_2_self_attn_layer_norm_bias: torch.Tensor,
        model_decoder_layers_2_encoder_attn_q_proj_weight: torch.Tensor,
        model_decoder_layers_2_encoder_attn_q_proj_bias: torch.Tensor,
        model_decoder_layers_2_encoder_attn_k_proj_weight: torch.Tensor,
        model_decoder_layers_2_encoder_attn_k_proj_bias: torch.Tensor,
        model_decoder_layers_2_encoder_attn_v_proj_weight: torch.Tensor,
        model_decoder_layers_2_encoder_attn_v_proj_bias: torch.Tensor,
        model_decoder_layers_2_encoder_attn_o_proj_weight: torch.Tensor,
        model_decoder_layers_2_encoder_attn_o_proj_bias: torch.Tensor,
        model_decoder_layers_2_encoder_attn_layer_norm_weight: torch.Tensor,
        model_decoder_layers_2_encoder_attn_layer_norm_bias: torch.Tensor,
        model_decoder_layers_2_mlp_fc1_weight: torch.Tensor,
        model_decoder_layers_2_mlp_fc1_bias: torch.Tensor,
        model_decoder_layers_2_mlp_fc2_weight: torch.Tensor,
        model_decoder_layers_2_mlp_fc2_bias: torch.Tensor,
        model_decoder_layers_2_final_layer_norm_weight: torch.Tensor,
        model_decoder_layers_2_final_layer_norm_bias: torch.Tensor,
        model_decoder_layernorm_weight: torch.Tensor,
        model_decoder_layernorm_bias: torch.Tensor,
        class_labels_classifier_weight: torch.Tensor,
        class_labels_classifier_bias: torch.Tensor,
        bbox_predictor_layers_0_weight: torch.Tensor,
        bbox_predictor_layers_0_bias: torch.Tensor,
        bbox_predictor_layers_1_weight: torch.Tensor,
        bbox_predictor_layers_1_bias: torch.Tensor,
        bbox_predictor_layers_2_weight: torch.Tensor,
        bbox_predictor_layers_2_bias: torch.Tensor,
    ):
        device = tensor_0.device
        pixel_mask = torch.ones((1, 256, 256), device=device)
        hidden_states = torch.conv2d(tensor_0, model_backbone_model_embedder_embedder_convolution_weight, None, (2, 2), (3, 3), (1, 1), 1)
        weight = model_backbone_model_embedder_embedder_normalization_weight.reshape(1, -1, 1, 1)
        bias = model_backbone_model_embedder_embedder_normalization_bias.reshape(1, -1, 1, 1)
        running_var = model_backbone_model_embedder_embedder_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean = model_backbone_model_embedder_embedder_normalization_running_mean.reshape(1, -1, 1, 1)
        add = running_var + 1e-05
        del running_var
        rsqrt = add.rsqrt()
        del add
        scale = weight * rsqrt
        del weight, rsqrt
        mul = running_mean * scale
        del running_mean
        bias_1 = bias - mul
        del bias, mul
        mul_1 = hidden_states * scale
        del scale, hidden_states
        hidden_states_1 = mul_1 + bias_1
        del mul_1, bias_1
        hidden_states_2 = torch.nn.functional.relu(hidden_states_1, inplace=False)
        del hidden_states_1
        embedding = torch.nn.functional.max_pool2d(hidden_states_2, 3, 2, 1, 1, ceil_mode=False, return_indices=False)
        del hidden_states_2
        hidden_states_3 = torch.conv2d(embedding, model_backbone_model_encoder_stages_0_layers_0_layer_0_convolution_weight, None, (1, 1), (1, 1), (1, 1), 1)
        weight_1 = model_backbone_model_encoder_stages_0_layers_0_layer_0_normalization_weight.reshape(1, -1, 1, 1)
        bias_2 = model_backbone_model_encoder_stages_0_layers_0_layer_0_normalization_bias.reshape(1, -1, 1, 1)
        running_var_1 = model_backbone_model_encoder_stages_0_layers_0_layer_0_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_1 = model_backbone_model_encoder_stages_0_layers_0_layer_0_normalization_running_mean.reshape(1, -1, 1, 1)
        add_1 = running_var_1 + 1e-05
        del running_var_1
        rsqrt_1 = add_1.rsqrt()
        del add_1
        scale_1 = weight_1 * rsqrt_1
        del weight_1, rsqrt_1
        mul_2 = running_mean_1 * scale_1
        del running_mean_1
        bias_3 = bias_2 - mul_2
        del bias_2, mul_2
        mul_3 = hidden_states_3 * scale_1
        del scale_1, hidden_states_3
        hidden_states_4 = mul_3 + bias_3
        del mul_3, bias_3
        hidden_states_5 = torch.nn.functional.relu(hidden_states_4, inplace=False)
        del hidden_states_4
        hidden_states_6 = torch.conv2d(hidden_states_5, model_backbone_model_encoder_stages_0_layers_0_layer_1_convolution_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_5
        weight_2 = model_backbone_model_encoder_stages_0_layers_0_layer_1_normalization_weight.reshape(1, -1, 1, 1)
        bias_4 = model_backbone_model_encoder_stages_0_layers_0_layer_1_normalization_bias.reshape(1, -1, 1, 1)
        running_var_2 = model_backbone_model_encoder_stages_0_layers_0_layer_1_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_2 = model_backbone_model_encoder_stages_0_layers_0_layer_1_normalization_running_mean.reshape(1, -1, 1, 1)
        add_2 = running_var_2 + 1e-05
        del running_var_2
        rsqrt_2 = add_2.rsqrt()
        del add_2
        scale_2 = weight_2 * rsqrt_2
        del weight_2, rsqrt_2
        mul_4 = running_mean_2 * scale_2
        del running_mean_2
        bias_5 = bias_4 - mul_4
        del bias_4, mul_4
        mul_5 = hidden_states_6 * scale_2
        del scale_2, hidden_states_6
        hidden_states_7 = mul_5 + bias_5
        del mul_5, bias_5
        hidden_states_7 += embedding
        del embedding
        hidden_state = torch.nn.functional.relu(hidden_states_7, inplace=False)
        del hidden_states_7
        hidden_states_8 = torch.conv2d(hidden_state, model_backbone_model_encoder_stages_0_layers_1_layer_0_convolution_weight, None, (1, 1), (1, 1), (1, 1), 1)
        weight_3 = model_backbone_model_encoder_stages_0_layers_1_layer_0_normalization_weight.reshape(1, -1, 1, 1)
        bias_6 = model_backbone_model_encoder_stages_0_layers_1_layer_0_normalization_bias.reshape(1, -1, 1, 1)
        running_var_3 = model_backbone_model_encoder_stages_0_layers_1_layer_0_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_3 = model_backbone_model_encoder_stages_0_layers_1_layer_0_normalization_running_mean.reshape(1, -1, 1, 1)
        add_3 = running_var_3 + 1e-05
        del running_var_3
        rsqrt_3 = add_3.rsqrt()
        del add_3
        scale_3 = weight_3 * rsqrt_3
        del weight_3, rsqrt_3
        mul_6 = running_mean_3 * scale_3
        del running_mean_3
        bias_7 = bias_6 - mul_6
        del bias_6, mul_6
        mul_7 = hidden_states_8 * scale_3
        del scale_3, hidden_states_8
        hidden_states_9 = mul_7 + bias_7
        del mul_7, bias_7
        hidden_states_10 = torch.nn.functional.relu(hidden_states_9, inplace=False)
        del hidden_states_9
        hidden_states_11 = torch.conv2d(hidden_states_10, model_backbone_model_encoder_stages_0_layers_1_layer_1_convolution_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_10
        weight_4 = model_backbone_model_encoder_stages_0_layers_1_layer_1_normalization_weight.reshape(1, -1, 1, 1)
        bias_8 = model_backbone_model_encoder_stages_0_layers_1_layer_1_normalization_bias.reshape(1, -1, 1, 1)
        running_var_4 = model_backbone_model_encoder_stages_0_layers_1_layer_1_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_4 = model_backbone_model_encoder_stages_0_layers_1_layer_1_normalization_running_mean.reshape(1, -1, 1, 1)
        add_4 = running_var_4 + 1e-05
        del running_var_4
        rsqrt_4 = add_4.rsqrt()
        del add_4
        scale_4 = weight_4 * rsqrt_4
        del weight_4, rsqrt_4
        mul_8 = running_mean_4 * scale_4
        del running_mean_4
        bias_9 = bias_8 - mul_8
        del bias_8, mul_8
        mul_9 = hidden_states_11 * scale_4
        del scale_4, hidden_states_11
        hidden_states_12 = mul_9 + bias_9
        del mul_9, bias_9
        hidden_states_12 += hidden_state
        del hidden_state
        hidden_state_1 = torch.nn.functional.relu(hidden_states_12, inplace=False)
        del hidden_states_12
        hidden_states_13 = torch.conv2d(hidden_state_1, model_backbone_model_encoder_stages_1_layers_0_layer_0_convolution_weight, None, (2, 2), (1, 1), (1, 1), 1)
        weight_5 = model_backbone_model_encoder_stages_1_layers_0_layer_0_normalization_weight.reshape(1, -1, 1, 1)
        bias_10 = model_backbone_model_encoder_stages_1_layers_0_layer_0_normalization_bias.reshape(1, -1, 1, 1)
        running_var_5 = model_backbone_model_encoder_stages_1_layers_0_layer_0_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_5 = model_backbone_model_encoder_stages_1_layers_0_layer_0_normalization_running_mean.reshape(1, -1, 1, 1)
        add_5 = running_var_5 + 1e-05
        del running_var_5
        rsqrt_5 = add_5.rsqrt()
        del add_5
        scale_5 = weight_5 * rsqrt_5
        del weight_5, rsqrt_5
        mul_10 = running_mean_5 * scale_5
        del running_mean_5
        bias_11 = bias_10 - mul_10
        del bias_10, mul_10
        mul_11 = hidden_states_13 * scale_5
        del scale_5, hidden_states_13
        hidden_states_14 = mul_11 + bias_11
        del mul_11, bias_11
        hidden_states_15 = torch.nn.functional.relu(hidden_states_14, inplace=False)
        del hidden_states_14
        hidden_states_16 = torch.conv2d(hidden_states_15, model_backbone_model_encoder_stages_1_layers_0_layer_1_convolution_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_15
        weight_6 = model_backbone_model_encoder_stages_1_layers_0_layer_1_normalization_weight.reshape(1, -1, 1, 1)
        bias_12 = model_backbone_model_encoder_stages_1_layers_0_layer_1_normalization_bias.reshape(1, -1, 1, 1)
        running_var_6 = model_backbone_model_encoder_stages_1_layers_0_layer_1_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_6 = model_backbone_model_encoder_stages_1_layers_0_layer_1_normalization_running_mean.reshape(1, -1, 1, 1)
        add_6 = running_var_6 + 1e-05
        del running_var_6
        rsqrt_6 = add_6.rsqrt()
        del add_6
        scale_6 = weight_6 * rsqrt_6
        del weight_6, rsqrt_6
        mul_12 = running_mean_6 * scale_6
        del running_mean_6
        bias_13 = bias_12 - mul_12
        del bias_12, mul_12
        mul_13 = hidden_states_16 * scale_6
        del scale_6, hidden_states_16
        hidden_states_17 = mul_13 + bias_13
        del mul_13, bias_13
        hidden_state_2 = torch.conv2d(hidden_state_1, model_backbone_model_encoder_stages_1_layers_0_shortcut_convolution_weight, None, (2, 2), (0, 0), (1, 1), 1)
        del hidden_state_1
        weight_7 = model_backbone_model_encoder_stages_1_layers_0_shortcut_normalization_weight.reshape(1, -1, 1, 1)
        bias_14 = model_backbone_model_encoder_stages_1_layers_0_shortcut_normalization_bias.reshape(1, -1, 1, 1)
        running_var_7 = model_backbone_model_encoder_stages_1_layers_0_shortcut_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_7 = model_backbone_model_encoder_stages_1_layers_0_shortcut_normalization_running_mean.reshape(1, -1, 1, 1)
        add_7 = running_var_7 + 1e-05
        del running_var_7
        rsqrt_7 = add_7.rsqrt()
        del add_7
        scale_7 = weight_7 * rsqrt_7
        del weight_7, rsqrt_7
        mul_14 = running_mean_7 * scale_7
        del running_mean_7
        bias_15 = bias_14 - mul_14
        del bias_14, mul_14
        mul_15 = hidden_state_2 * scale_7
        del scale_7, hidden_state_2
        hidden_state_3 = mul_15 + bias_15
        del mul_15, bias_15
        hidden_states_17 += hidden_state_3
        del hidden_state_3
        hidden_state_4 = torch.nn.functional.relu(hidden_states_17, inplace=False)
        del hidden_states_17
        hidden_states_18 = torch.conv2d(hidden_state_4, model_backbone_model_encoder_stages_1_layers_1_layer_0_convolution_weight, None, (1, 1), (1, 1), (1, 1), 1)
        weight_8 = model_backbone_model_encoder_stages_1_layers_1_layer_0_normalization_weight.reshape(1, -1, 1, 1)
        bias_16 = model_backbone_model_encoder_stages_1_layers_1_layer_0_normalization_bias.reshape(1, -1, 1, 1)
        running_var_8 = model_backbone_model_encoder_stages_1_layers_1_layer_0_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_8 = model_backbone_model_encoder_stages_1_layers_1_layer_0_normalization_running_mean.reshape(1, -1, 1, 1)
        add_8 = running_var_8 + 1e-05
        del running_var_8
        rsqrt_8 = add_8.rsqrt()
        del add_8
        scale_8 = weight_8 * rsqrt_8
        del weight_8, rsqrt_8
        mul_16 = running_mean_8 * scale_8
        del running_mean_8
        bias_17 = bias_16 - mul_16
        del bias_16, mul_16
        mul_17 = hidden_states_18 * scale_8
        del scale_8, hidden_states_18
        hidden_states_19 = mul_17 + bias_17
        del mul_17, bias_17
        hidden_states_20 = torch.nn.functional.relu(hidden_states_19, inplace=False)
        del hidden_states_19
        hidden_states_21 = torch.conv2d(hidden_states_20, model_backbone_model_encoder_stages_1_layers_1_layer_1_convolution_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_20
        weight_9 = model_backbone_model_encoder_stages_1_layers_1_layer_1_normalization_weight.reshape(1, -1, 1, 1)
        bias_18 = model_backbone_model_encoder_stages_1_layers_1_layer_1_normalization_bias.reshape(1, -1, 1, 1)
        running_var_9 = model_backbone_model_encoder_stages_1_layers_1_layer_1_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_9 = model_backbone_model_encoder_stages_1_layers_1_layer_1_normalization_running_mean.reshape(1, -1, 1, 1)
        add_9 = running_var_9 + 1e-05
        del running_var_9
        rsqrt_9 = add_9.rsqrt()
        del add_9
        scale_9 = weight_9 * rsqrt_9
        del weight_9, rsqrt_9
        mul_18 = running_mean_9 * scale_9
        del running_mean_9
        bias_19 = bias_18 - mul_18
        del bias_18, mul_18
        mul_19 = hidden_states_21 * scale_9
        del scale_9, hidden_states_21
        hidden_states_22 = mul_19 + bias_19
        del mul_19, bias_19
        hidden_states_22 += hidden_state_4
        del hidden_state_4
        hidden_state_5 = torch.nn.functional.relu(hidden_states_22, inplace=False)
        del hidden_states_22
        hidden_states_23 = torch.conv2d(hidden_state_5, model_backbone_model_encoder_stages_2_layers_0_layer_0_convolution_weight, None, (2, 2), (1, 1), (1, 1), 1)
        weight_10 = model_backbone_model_encoder_stages_2_layers_0_layer_0_normalization_weight.reshape(1, -1, 1, 1)
        bias_20 = model_backbone_model_encoder_stages_2_layers_0_layer_0_normalization_bias.reshape(1, -1, 1, 1)
        running_var_10 = model_backbone_model_encoder_stages_2_layers_0_layer_0_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_10 = model_backbone_model_encoder_stages_2_layers_0_layer_0_normalization_running_mean.reshape(1, -1, 1, 1)
        add_10 = running_var_10 + 1e-05
        del running_var_10
        rsqrt_10 = add_10.rsqrt()
        del add_10
        scale_10 = weight_10 * rsqrt_10
        del weight_10, rsqrt_10
        mul_20 = running_mean_10 * scale_10
        del running_mean_10
        bias_21 = bias_20 - mul_20
        del bias_20, mul_20
        mul_21 = hidden_states_23 * scale_10
        del scale_10, hidden_states_23
        hidden_states_24 = mul_21 + bias_21
        del mul_21, bias_21
        hidden_states_25 = torch.nn.functional.relu(hidden_states_24, inplace=False)
        del hidden_states_24
        hidden_states_26 = torch.conv2d(hidden_states_25, model_backbone_model_encoder_stages_2_layers_0_layer_1_convolution_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_25
        weight_11 = model_backbone_model_encoder_stages_2_layers_0_layer_1_normalization_weight.reshape(1, -1, 1, 1)
        bias_22 = model_backbone_model_encoder_stages_2_layers_0_layer_1_normalization_bias.reshape(1, -1, 1, 1)
        running_var_11 = model_backbone_model_encoder_stages_2_layers_0_layer_1_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_11 = model_backbone_model_encoder_stages_2_layers_0_layer_1_normalization_running_mean.reshape(1, -1, 1, 1)
        add_11 = running_var_11 + 1e-05
        del running_var_11
        rsqrt_11 = add_11.rsqrt()
        del add_11
        scale_11 = weight_11 * rsqrt_11
        del weight_11, rsqrt_11
        mul_22 = running_mean_11 * scale_11
        del running_mean_11
        bias_23 = bias_22 - mul_22
        del bias_22, mul_22
        mul_23 = hidden_states_26 * scale_11
        del scale_11, hidden_states_26
        hidden_states_27 = mul_23 + bias_23
        del mul_23, bias_23
        hidden_state_6 = torch.conv2d(hidden_state_5, model_backbone_model_encoder_stages_2_layers_0_shortcut_convolution_weight, None, (2, 2), (0, 0), (1, 1), 1)
        del hidden_state_5
        weight_12 = model_backbone_model_encoder_stages_2_layers_0_shortcut_normalization_weight.reshape(1, -1, 1, 1)
        bias_24 = model_backbone_model_encoder_stages_2_layers_0_shortcut_normalization_bias.reshape(1, -1, 1, 1)
        running_var_12 = model_backbone_model_encoder_stages_2_layers_0_shortcut_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_12 = model_backbone_model_encoder_stages_2_layers_0_shortcut_normalization_running_mean.reshape(1, -1, 1, 1)
        add_12 = running_var_12 + 1e-05
        del running_var_12
        rsqrt_12 = add_12.rsqrt()
        del add_12
        scale_12 = weight_12 * rsqrt_12
        del weight_12, rsqrt_12
        mul_24 = running_mean_12 * scale_12
        del running_mean_12
        bias_25 = bias_24 - mul_24
        del bias_24, mul_24
        mul_25 = hidden_state_6 * scale_12
        del scale_12, hidden_state_6
        hidden_state_7 = mul_25 + bias_25
        del mul_25, bias_25
        hidden_states_27 += hidden_state_7
        del hidden_state_7
        hidden_state_8 = torch.nn.functional.relu(hidden_states_27, inplace=False)
        del hidden_states_27
        hidden_states_28 = torch.conv2d(hidden_state_8, model_backbone_model_encoder_stages_2_layers_1_layer_0_convolution_weight, None, (1, 1), (1, 1), (1, 1), 1)
        weight_13 = model_backbone_model_encoder_stages_2_layers_1_layer_0_normalization_weight.reshape(1, -1, 1, 1)
        bias_26 = model_backbone_model_encoder_stages_2_layers_1_layer_0_normalization_bias.reshape(1, -1, 1, 1)
        running_var_13 = model_backbone_model_encoder_stages_2_layers_1_layer_0_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_13 = model_backbone_model_encoder_stages_2_layers_1_layer_0_normalization_running_mean.reshape(1, -1, 1, 1)
        add_13 = running_var_13 + 1e-05
        del running_var_13
        rsqrt_13 = add_13.rsqrt()
        del add_13
        scale_13 = weight_13 * rsqrt_13
        del weight_13, rsqrt_13
        mul_26 = running_mean_13 * scale_13
        del running_mean_13
        bias_27 = bias_26 - mul_26
        del bias_26, mul_26
        mul_27 = hidden_states_28 * scale_13
        del scale_13, hidden_states_28
        hidden_states_29 = mul_27 + bias_27
        del mul_27, bias_27
        hidden_states_30 = torch.nn.functional.relu(hidden_states_29, inplace=False)
        del hidden_states_29
        hidden_states_31 = torch.conv2d(hidden_states_30, model_backbone_model_encoder_stages_2_layers_1_layer_1_convolution_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_30
        weight_14 = model_backbone_model_encoder_stages_2_layers_1_layer_1_normalization_weight.reshape(1, -1, 1, 1)
        bias_28 = model_backbone_model_encoder_stages_2_layers_1_layer_1_normalization_bias.reshape(1, -1, 1, 1)
        running_var_14 = model_backbone_model_encoder_stages_2_layers_1_layer_1_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_14 = model_backbone_model_encoder_stages_2_layers_1_layer_1_normalization_running_mean.reshape(1, -1, 1, 1)
        add_14 = running_var_14 + 1e-05
        del running_var_14
        rsqrt_14 = add_14.rsqrt()
        del add_14
        scale_14 = weight_14 * rsqrt_14
        del weight_14, rsqrt_14
        mul_28 = running_mean_14 * scale_14
        del running_mean_14
        bias_29 = bias_28 - mul_28
        del bias_28, mul_28
        mul_29 = hidden_states_31 * scale_14
        del scale_14, hidden_states_31
        hidden_states_32 = mul_29 + bias_29
        del mul_29, bias_29
        hidden_states_32 += hidden_state_8
        del hidden_state_8
        hidden_state_9 = torch.nn.functional.relu(hidden_states_32, inplace=False)
        del hidden_states_32
        hidden_states_33 = torch.conv2d(hidden_state_9, model_backbone_model_encoder_stages_3_layers_0_layer_0_convolution_weight, None, (2, 2), (1, 1), (1, 1), 1)
        weight_15 = model_backbone_model_encoder_stages_3_layers_0_layer_0_normalization_weight.reshape(1, -1, 1, 1)
        bias_30 = model_backbone_model_encoder_stages_3_layers_0_layer_0_normalization_bias.reshape(1, -1, 1, 1)
        running_var_15 = model_backbone_model_encoder_stages_3_layers_0_layer_0_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_15 = model_backbone_model_encoder_stages_3_layers_0_layer_0_normalization_running_mean.reshape(1, -1, 1, 1)
        add_15 = running_var_15 + 1e-05
        del running_var_15
        rsqrt_15 = add_15.rsqrt()
        del add_15
        scale_15 = weight_15 * rsqrt_15
        del weight_15, rsqrt_15
        mul_30 = running_mean_15 * scale_15
        del running_mean_15
        bias_31 = bias_30 - mul_30
        del bias_30, mul_30
        mul_31 = hidden_states_33 * scale_15
        del scale_15, hidden_states_33
        hidden_states_34 = mul_31 + bias_31
        del mul_31, bias_31
        hidden_states_35 = torch.nn.functional.relu(hidden_states_34, inplace=False)
        del hidden_states_34
        hidden_states_36 = torch.conv2d(hidden_states_35, model_backbone_model_encoder_stages_3_layers_0_layer_1_convolution_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_35
        weight_16 = model_backbone_model_encoder_stages_3_layers_0_layer_1_normalization_weight.reshape(1, -1, 1, 1)
        bias_32 = model_backbone_model_encoder_stages_3_layers_0_layer_1_normalization_bias.reshape(1, -1, 1, 1)
        running_var_16 = model_backbone_model_encoder_stages_3_layers_0_layer_1_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_16 = model_backbone_model_encoder_stages_3_layers_0_layer_1_normalization_running_mean.reshape(1, -1, 1, 1)
        add_16 = running_var_16 + 1e-05
        del running_var_16
        rsqrt_16 = add_16.rsqrt()
        del add_16
        scale_16 = weight_16 * rsqrt_16
        del weight_16, rsqrt_16
        mul_32 = running_mean_16 * scale_16
        del running_mean_16
        bias_33 = bias_32 - mul_32
        del bias_32, mul_32
        mul_33 = hidden_states_36 * scale_16
        del scale_16, hidden_states_36
        hidden_states_37 = mul_33 + bias_33
        del mul_33, bias_33
        hidden_state_10 = torch.conv2d(hidden_state_9, model_backbone_model_encoder_stages_3_layers_0_shortcut_convolution_weight, None, (2, 2), (0, 0), (1, 1), 1)
        del hidden_state_9
        weight_17 = model_backbone_model_encoder_stages_3_layers_0_shortcut_normalization_weight.reshape(1, -1, 1, 1)
        bias_34 = model_backbone_model_encoder_stages_3_layers_0_shortcut_normalization_bias.reshape(1, -1, 1, 1)
        running_var_17 = model_backbone_model_encoder_stages_3_layers_0_shortcut_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_17 = model_backbone_model_encoder_stages_3_layers_0_shortcut_normalization_running_mean.reshape(1, -1, 1, 1)
        add_17 = running_var_17 + 1e-05
        del running_var_17
        rsqrt_17 = add_17.rsqrt()
        del add_17
        scale_17 = weight_17 * rsqrt_17
        del weight_17, rsqrt_17
        mul_34 = running_mean_17 * scale_17
        del running_mean_17
        bias_35 = bias_34 - mul_34
        del bias_34, mul_34
        mul_35 = hidden_state_10 * scale_17
        del scale_17, hidden_state_10
        hidden_state_11 = mul_35 + bias_35
        del mul_35, bias_35
        hidden_states_37 += hidden_state_11
        del hidden_state_11
        hidden_state_12 = torch.nn.functional.relu(hidden_states_37, inplace=False)
        del hidden_states_37
        hidden_states_38 = torch.conv2d(hidden_state_12, model_backbone_model_encoder_stages_3_layers_1_layer_0_convolution_weight, None, (1, 1), (1, 1), (1, 1), 1)
        weight_18 = model_backbone_model_encoder_stages_3_layers_1_layer_0_normalization_weight.reshape(1, -1, 1, 1)
        bias_36 = model_backbone_model_encoder_stages_3_layers_1_layer_0_normalization_bias.reshape(1, -1, 1, 1)
        running_var_18 = model_backbone_model_encoder_stages_3_layers_1_layer_0_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_18 = model_backbone_model_encoder_stages_3_layers_1_layer_0_normalization_running_mean.reshape(1, -1, 1, 1)
        add_18 = running_var_18 + 1e-05
        del running_var_18
        rsqrt_18 = add_18.rsqrt()
        del add_18
        scale_18 = weight_18 * rsqrt_18
        del weight_18, rsqrt_18
        mul_36 = running_mean_18 * scale_18
        del running_mean_18
        bias_37 = bias_36 - mul_36
        del bias_36, mul_36
        mul_37 = hidden_states_38 * scale_18
        del scale_18, hidden_states_38
        hidden_states_39 = mul_37 + bias_37
        del mul_37, bias_37
        hidden_states_40 = torch.nn.functional.relu(hidden_states_39, inplace=False)
        del hidden_states_39
        hidden_states_41 = torch.conv2d(hidden_states_40, model_backbone_model_encoder_stages_3_layers_1_layer_1_convolution_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_40
        weight_19 = model_backbone_model_encoder_stages_3_layers_1_layer_1_normalization_weight.reshape(1, -1, 1, 1)
        bias_38 = model_backbone_model_encoder_stages_3_layers_1_layer_1_normalization_bias.reshape(1, -1, 1, 1)
        running_var_19 = model_backbone_model_encoder_stages_3_layers_1_layer_1_normalization_running_var.reshape(1, -1, 1, 1)
        running_mean_19 = model_backbone_model_encoder_stages_3_layers_1_layer_1_normalization_running_mean.reshape(1, -1, 1, 1)
        add_19 = running_var_19 + 1e-05
        del running_var_19
        rsqrt_19 = add_19.rsqrt()
        del add_19
        scale_19 = weight_19 * rsqrt_19
        del weight_19, rsqrt_19
        mul_38 = running_mean_19 * scale_19
        del running_mean_19
        bias_39 = bias_38 - mul_38
        del bias_38, mul_38
        mul_39 = hidden_states_41 * scale_19
        del scale_19, hidden_states_41
        hidden_states_42 = mul_39 + bias_39
        del mul_39, bias_39
        hidden_states_42 += hidden_state_12
        del hidden_state_12
        hidden_state_13 = torch.nn.functional.relu(hidden_states_42, inplace=False)
        del hidden_states_42
        getitem = pixel_mask[None]
        del pixel_mask
        float_1 = getitem.float()
        del getitem
        interpolate = torch.nn.functional.interpolate(float_1, size=(8, 8))
        del float_1
        to = interpolate.to(torch.bool)
        del interpolate
        mask = to[0]
        del to
        projected_feature_map = torch.conv2d(hidden_state_13, model_input_projection_weight, model_input_projection_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_state_13
        flatten = projected_feature_map.flatten(2)
        del projected_feature_map
        flattened_features = flatten.transpose(1, 2)
        del flatten
        embed_mask = mask.to(torch.float32)
        y_embed = embed_mask.cumsum(1)
        x_embed = embed_mask.cumsum(2)
        del embed_mask
        getitem_1 = y_embed[:, -1:, :]
        add_20 = getitem_1 + 1e-06
        del getitem_1
        truediv = y_embed / add_20
        del y_embed, add_20
        y_embed_1 = truediv * 6.283185307179586
        del truediv
        getitem_2 = x_embed[:, :, -1:]
        add_21 = getitem_2 + 1e-06
        del getitem_2
        truediv_1 = x_embed / add_21
        del x_embed, add_21
        x_embed_1 = truediv_1 * 6.283185307179586
        del truediv_1
        arange = torch.arange(128, dtype=torch.int64, device=device)
        dim_t = arange.to(torch.float32)
        del arange
        div = torch.div(dim_t, 2, rounding_mode='floor')
        del dim_t
        mul_40 = 2 * div
        del div
        truediv_2 = mul_40 / 128
        del mul_40
        dim_t_1 = 10000 ** truediv_2
        del truediv_2
        getitem_3 = x_embed_1[:, :, :, None]
        del x_embed_1
        pos_x = getitem_3 / dim_t_1
        del getitem_3
        getitem_4 = y_embed_1[:, :, :, None]
        del y_embed_1
        pos_y = getitem_4 / dim_t_1
        del dim_t_1, getitem_4
        getitem_5 = pos_x[:, :, :, 0::2]
        sin = getitem_5.sin()
        del getitem_5
        getitem_6 = pos_x[:, :, :, 1::2]
        del pos_x
        cos = getitem_6.cos()
        del getitem_6
        stack = torch.stack((sin, cos), dim=4)
        del sin, cos
        pos_x_1 = stack.flatten(3)
        del stack
        getitem_7 = pos_y[:, :, :, 0::2]
        sin_1 = getitem_7.sin()
        del getitem_7
        getitem_8 = pos_y[:, :, :, 1::2]
        del pos_y
        cos_1 = getitem_8.cos()
        del getitem_8
        stack_1 = torch.stack((sin_1, cos_1), dim=4)
        del sin_1, cos_1
        pos_y_1 = stack_1.flatten(3)
        del stack_1
        cat = torch.cat((pos_y_1, pos_x_1), dim=3)
        del pos_y_1, pos_x_1
        pos = cat.permute(0, 3, 1, 2)
        del cat
        flatten_1 = pos.flatten(2)
        del pos
        spatial_position_embeddings = flatten_1.transpose(1, 2)
        del flatten_1
        flattened_mask = mask.flatten(1)
        del mask
        hidden_states_43 = torch.nn.functional.dropout(flattened_features, p=0.1, training=False)
        del flattened_features
        attention_mask = flattened_mask.to(device=device, dtype=torch.bool)
        batch_arange = torch.arange(1, device=device)
        torch.arange(1, device=device)
        arange_1 = torch.arange(64, device=device)
        q_arange = arange_1 + 0
        del arange_1
        arange_2 = torch.arange(64, device=device)
        kv_arange = arange_2 + 0
        del arange_2
        batch_indices = batch_arange[:, None, None, None]
        del batch_arange
        q_indices = q_arange[None, None, :, None]
        del q_arange
        kv_indices = kv_arange[None, None, None, :]
        del kv_arange
        result = q_indices.new_ones((), dtype=torch.bool)
        ge = q_indices >= 0
        del q_indices
        to_1 = ge.to(device)
        del ge
        result_1 = result & to_1
        del result, to_1
        getitem_9 = attention_mask[batch_indices, kv_indices]
        del attention_mask, batch_indices, kv_indices
        to_2 = getitem_9.to(device)
        del getitem_9
        result_2 = result_1 & to_2
        del result_1, to_2
        attention_mask_1 = result_2.expand(1, -1, 64, 64)
        del result_2
        query_key_input = hidden_states_43 + spatial_position_embeddings
        linear = torch.nn.functional.linear(query_key_input, model_encoder_layers_0_self_attn_q_proj_weight, model_encoder_layers_0_self_attn_q_proj_bias)
        view = linear.view((1, 64, -1, 32))
        del linear
        query_states = view.transpose(1, 2)
        del view
        linear_1 = torch.nn.functional.linear(query_key_input, model_encoder_layers_0_self_attn_k_proj_weight, model_encoder_layers_0_self_attn_k_proj_bias)
        del query_key_input
        view_1 = linear_1.view((1, 64, -1, 32))
        del linear_1
        key_states = view_1.transpose(1, 2)
        del view_1
        linear_2 = torch.nn.functional.linear(hidden_states_43, model_encoder_layers_0_self_attn_v_proj_weight, model_encoder_layers_0_self_attn_v_proj_bias)
        view_2 = linear_2.view((1, 64, -1, 32))
        del linear_2
        value_states = view_2.transpose(1, 2)
        del view_2
        attn_output = torch.nn.functional.scaled_dot_product_attention(query_states, key_states, value_states, attn_mask=attention_mask_1, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states, key_states, value_states
        transpose = attn_output.transpose(1, 2)
        del attn_output
        attn_output_1 = transpose.contiguous()
        del transpose
        reshape = attn_output_1.reshape(1, 64, -1)
        del attn_output_1
        attn_output_2 = reshape.contiguous()
        del reshape
        attn_output_3 = torch.nn.functional.linear(attn_output_2, model_encoder_layers_0_self_attn_o_proj_weight, model_encoder_layers_0_self_attn_o_proj_bias)
        del attn_output_2
        hidden_states_44 = torch.nn.functional.dropout(attn_output_3, p=0.1, training=False)
        del attn_output_3
        hidden_states_45 = hidden_states_43 + hidden_states_44
        del hidden_states_43, hidden_states_44
        hidden_states_46 = torch.nn.functional.layer_norm(hidden_states_45, (256,), model_encoder_layers_0_self_attn_layer_norm_weight, model_encoder_layers_0_self_attn_layer_norm_bias, 1e-05)
        del hidden_states_45
        linear_3 = torch.nn.functional.linear(hidden_states_46, model_encoder_layers_0_mlp_fc1_weight, model_encoder_layers_0_mlp_fc1_bias)
        hidden_states_47 = torch.nn.functional.relu(linear_3, inplace=False)
        del linear_3
        hidden_states_48 = torch.nn.functional.dropout(hidden_states_47, p=0.0, training=False)
        del hidden_states_47
        hidden_states_49 = torch.nn.functional.linear(hidden_states_48, model_encoder_layers_0_mlp_fc2_weight, model_encoder_layers_0_mlp_fc2_bias)
        del hidden_states_48
        hidden_states_50 = torch.nn.functional.dropout(hidden_states_49, p=0.1, training=False)
        del hidden_states_49
        hidden_states_51 = hidden_states_46 + hidden_states_50
        del hidden_states_46, hidden_states_50
        hidden_states_52 = torch.nn.functional.layer_norm(hidden_states_51, (256,), model_encoder_layers_0_final_layer_norm_weight, model_encoder_layers_0_final_layer_norm_bias, 1e-05)
        del hidden_states_51
        query_key_input_1 = hidden_states_52 + spatial_position_embeddings
        linear_4 = torch.nn.functional.linear(query_key_input_1, model_encoder_layers_1_self_attn_q_proj_weight, model_encoder_layers_1_self_attn_q_proj_bias)
        view_3 = linear_4.view((1, 64, -1, 32))
        del linear_4
        query_states_1 = view_3.transpose(1, 2)
        del view_3
        linear_5 = torch.nn.functional.linear(query_key_input_1, model_encoder_layers_1_self_attn_k_proj_weight, model_encoder_layers_1_self_attn_k_proj_bias)
        del query_key_input_1
        view_4 = linear_5.view((1, 64, -1, 32))
        del linear_5
        key_states_1 = view_4.transpose(1, 2)
        del view_4
        linear_6 = torch.nn.functional.linear(hidden_states_52, model_encoder_layers_1_self_attn_v_proj_weight, model_encoder_layers_1_self_attn_v_proj_bias)
        view_5 = linear_6.view((1, 64, -1, 32))
        del linear_6
        value_states_1 = view_5.transpose(1, 2)
        del view_5
        attn_output_4 = torch.nn.functional.scaled_dot_product_attention(query_states_1, key_states_1, value_states_1, attn_mask=attention_mask_1, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_1, key_states_1, value_states_1
        transpose_1 = attn_output_4.transpose(1, 2)
        del attn_output_4
        attn_output_5 = transpose_1.contiguous()
        del transpose_1
        reshape_1 = attn_output_5.reshape(1, 64, -1)
        del attn_output_5
        attn_output_6 = reshape_1.contiguous()
        del reshape_1
        attn_output_7 = torch.nn.functional.linear(attn_output_6, model_encoder_layers_1_self_attn_o_proj_weight, model_encoder_layers_1_self_attn_o_proj_bias)
        del attn_output_6
        hidden_states_53 = torch.nn.functional.dropout(attn_output_7, p=0.1, training=False)
        del attn_output_7
        hidden_states_54 = hidden_states_52 + hidden_states_53
        del hidden_states_52, hidden_states_53
        hidden_states_55 = torch.nn.functional.layer_norm(hidden_states_54, (256,), model_encoder_layers_1_self_attn_layer_norm_weight, model_encoder_layers_1_self_attn_layer_norm_bias, 1e-05)
        del hidden_states_54
        linear_7 = torch.nn.functional.linear(hidden_states_55, model_encoder_layers_1_mlp_fc1_weight, model_encoder_layers_1_mlp_fc1_bias)
        hidden_states_56 = torch.nn.functional.relu(linear_7, inplace=False)
        del linear_7
        hidden_states_57 = torch.nn.functional.dropout(hidden_states_56, p=0.0, training=False)
        del hidden_states_56
        hidden_states_58 = torch.nn.functional.linear(hidden_states_57, model_encoder_layers_1_mlp_fc2_weight, model_encoder_layers_1_mlp_fc2_bias)
        del hidden_states_57
        hidden_states_59 = torch.nn.functional.dropout(hidden_states_58, p=0.1, training=False)
        del hidden_states_58
        hidden_states_60 = hidden_states_55 + hidden_states_59
        del hidden_states_55, hidden_states_59
        hidden_states_61 = torch.nn.functional.layer_norm(hidden_states_60, (256,), model_encoder_layers_1_final_layer_norm_weight, model_encoder_layers_1_final_layer_norm_bias, 1e-05)
        del hidden_states_60
        query_key_input_2 = hidden_states_61 + spatial_position_embeddings
        linear_8 = torch.nn.functional.linear(query_key_input_2, model_encoder_layers_2_self_attn_q_proj_weight, model_encoder_layers_2_self_attn_q_proj_bias)
        view_6 = linear_8.view((1, 64, -1, 32))
        del linear_8
        query_states_2 = view_6.transpose(1, 2)
        del view_6
        linear_9 = torch.nn.functional.linear(query_key_input_2, model_encoder_layers_2_self_attn_k_proj_weight, model_encoder_layers_2_self_attn_k_proj_bias)
        del query_key_input_2
        view_7 = linear_9.view((1, 64, -1, 32))
        del linear_9
        key_states_2 = view_7.transpose(1, 2)
        del view_7
        linear_10 = torch.nn.functional.linear(hidden_states_61, model_encoder_layers_2_self_attn_v_proj_weight, model_encoder_layers_2_self_attn_v_proj_bias)
        view_8 = linear_10.view((1, 64, -1, 32))
        del linear_10
        value_states_2 = view_8.transpose(1, 2)
        del view_8
        attn_output_8 = torch.nn.functional.scaled_dot_product_attention(query_states_2, key_states_2, value_states_2, attn_mask=attention_mask_1, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del attention_mask_1, query_states_2, key_states_2, value_states_2
        transpose_2 = attn_output_8.transpose(1, 2)
        del attn_output_8
        attn_output_9 = transpose_2.contiguous()
        del transpose_2
        reshape_2 = attn_output_9.reshape(1, 64, -1)
        del attn_output_9
        attn_output_10 = reshape_2.contiguous()
        del reshape_2
        attn_output_11 = torch.nn.functional.linear(attn_output_10, model_encoder_layers_2_self_attn_o_proj_weight, model_encoder_layers_2_self_attn_o_proj_bias)
        del attn_output_10
        hidden_states_62 = torch.nn.functional.dropout(attn_output_11, p=0.1, training=False)
        del attn_output_11
        hidden_states_63 = hidden_states_61 + hidden_states_62
        del hidden_states_61, hidden_states_62
        hidden_states_64 = torch.nn.functional.layer_norm(hidden_states_63, (256,), model_encoder_layers_2_self_attn_layer_norm_weight, model_encoder_layers_2_self_attn_layer_norm_bias, 1e-05)
        del hidden_states_63
        linear_11 = torch.nn.functional.linear(hidden_states_64, model_encoder_layers_2_mlp_fc1_weight, model_encoder_layers_2_mlp_fc1_bias)
        hidden_states_65 = torch.nn.functional.relu(linear_11, inplace=False)
        del linear_11
        hidden_states_66 = torch.nn.functional.dropout(hidden_states_65, p=0.0, training=False)
        del hidden_states_65
        hidden_states_67 = torch.nn.functional.linear(hidden_states_66, model_encoder_layers_2_mlp_fc2_weight, model_encoder_layers_2_mlp_fc2_bias)
        del hidden_states_66
        hidden_states_68 = torch.nn.functional.dropout(hidden_states_67, p=0.1, training=False)
        del hidden_states_67
        hidden_states_69 = hidden_states_64 + hidden_states_68
        del hidden_states_64, hidden_states_68
        hidden_states_70 = torch.nn.functional.layer_norm(hidden_states_69, (256,), model_encoder_layers_2_final_layer_norm_weight, model_encoder_layers_2_final_layer_norm_bias, 1e-05)
        del hidden_states_69
        unsqueeze = model_query_position_embeddings_weight.unsqueeze(0)
        object_queries_position_embeddings = unsqueeze.repeat(1, 1, 1)
        del unsqueeze
        queries = torch.zeros_like(object_queries_position_embeddings)
        attention_mask_2 = flattened_mask.to(device=device, dtype=torch.bool)
        del flattened_mask
        batch_arange_1 = torch.arange(1, device=device)
        torch.arange(1, device=device)
        arange_3 = torch.arange(50, device=device)
        q_arange_1 = arange_3 + 0
        del arange_3
        arange_4 = torch.arange(64, device=device)
        kv_arange_1 = arange_4 + 0
        del arange_4
        batch_indices_1 = batch_arange_1[:, None, None, None]
        del batch_arange_1
        q_indices_1 = q_arange_1[None, None, :, None]
        del q_arange_1
        kv_indices_1 = kv_arange_1[None, None, None, :]
        del kv_arange_1
        result_3 = q_indices_1.new_ones((), dtype=torch.bool)
        ge_1 = q_indices_1 >= 0
        del q_indices_1
        to_3 = ge_1.to(device)
        del ge_1
        result_4 = result_3 & to_3
        del result_3, to_3
        getitem_10 = attention_mask_2[batch_indices_1, kv_indices_1]
        del attention_mask_2, batch_indices_1, kv_indices_1
        to_4 = getitem_10.to(device)
        del getitem_10
        result_5 = result_4 & to_4
        del result_4, to_4
        attention_mask_3 = result_5.expand(1, -1, 50, 64)
        del result_5
        query_key_input_3 = queries + object_queries_position_embeddings
        linear_12 = torch.nn.functional.linear(query_key_input_3, model_decoder_layers_0_self_attn_q_proj_weight, model_decoder_layers_0_self_attn_q_proj_bias)
        view_9 = linear_12.view((1, 50, -1, 32))
        del linear_12
        query_states_3 = view_9.transpose(1, 2)
        del view_9
        linear_13 = torch.nn.functional.linear(query_key_input_3, model_decoder_layers_0_self_attn_k_proj_weight, model_decoder_layers_0_self_attn_k_proj_bias)
        del query_key_input_3
        view_10 = linear_13.view((1, 50, -1, 32))
        del linear_13
        key_states_3 = view_10.transpose(1, 2)
        del view_10
        linear_14 = torch.nn.functional.linear(queries, model_decoder_layers_0_self_attn_v_proj_weight, model_decoder_layers_0_self_attn_v_proj_bias)
        view_11 = linear_14.view((1, 50, -1, 32))
        del linear_14
        value_states_3 = view_11.transpose(1, 2)
        del view_11
        attn_output_12 = torch.nn.functional.scaled_dot_product_attention(query_states_3, key_states_3, value_states_3, attn_mask=None, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_3, key_states_3, value_states_3
        transpose_3 = attn_output_12.transpose(1, 2)
        del attn_output_12
        attn_output_13 = transpose_3.contiguous()
        del transpose_3
        reshape_3 = attn_output_13.reshape(1, 50, -1)
        del attn_output_13
        attn_output_14 = reshape_3.contiguous()
        del reshape_3
        attn_output_15 = torch.nn.functional.linear(attn_output_14, model_decoder_layers_0_self_attn_o_proj_weight, model_decoder_layers_0_self_attn_o_proj_bias)
        del attn_output_14
        hidden_states_71 = torch.nn.functional.dropout(attn_output_15, p=0.1, training=False)
        del attn_output_15
        hidden_states_72 = queries + hidden_states_71
        del queries, hidden_states_71
        hidden_states_73 = torch.nn.functional.layer_norm(hidden_states_72, (256,), model_decoder_layers_0_self_attn_layer_norm_weight, model_decoder_layers_0_self_attn_layer_norm_bias, 1e-05)
        del hidden_states_72
        query_input = hidden_states_73 + object_queries_position_embeddings
        key_input = hidden_states_70 + spatial_position_embeddings
        linear_15 = torch.nn.functional.linear(query_input, model_decoder_layers_0_encoder_attn_q_proj_weight, model_decoder_layers_0_encoder_attn_q_proj_bias)
        del query_input
        view_12 = linear_15.view((1, 50, -1, 32))
        del linear_15
        query_states_4 = view_12.transpose(1, 2)
        del view_12
        linear_16 = torch.nn.functional.linear(key_input, model_decoder_layers_0_encoder_attn_k_proj_weight, model_decoder_layers_0_encoder_attn_k_proj_bias)
        del key_input
        view_13 = linear_16.view((1, 64, -1, 32))
        del linear_16
        key_states_4 = view_13.transpose(1, 2)
        del view_13
        linear_17 = torch.nn.functional.linear(hidden_states_70, model_decoder_layers_0_encoder_attn_v_proj_weight, model_decoder_layers_0_encoder_attn_v_proj_bias)
        view_14 = linear_17.view((1, 64, -1, 32))
        del linear_17
        value_states_4 = view_14.transpose(1, 2)
        del view_14
        attn_output_16 = torch.nn.functional.scaled_dot_product_attention(query_states_4, key_states_4, value_states_4, attn_mask=attention_mask_3, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_4, key_states_4, value_states_4
        transpose_4 = attn_output_16.transpose(1, 2)
        del attn_output_16
        attn_output_17 = transpose_4.contiguous()
        del transpose_4
        reshape_4 = attn_output_17.reshape(1, 50, -1)
        del attn_output_17
        attn_output_18 = reshape_4.contiguous()
        del reshape_4
        attn_output_19 = torch.nn.functional.linear(attn_output_18, model_decoder_layers_0_encoder_attn_o_proj_weight, model_decoder_layers_0_encoder_attn_o_proj_bias)
        del attn_output_18
        hidden_states_74 = torch.nn.functional.dropout(attn_output_19, p=0.1, training=False)
        del attn_output_19
        hidden_states_75 = hidden_states_73 + hidden_states_74
        del hidden_states_73, hidden_states_74
        hidden_states_76 = torch.nn.functional.layer_norm(hidden_states_75, (256,), model_decoder_layers_0_encoder_attn_layer_norm_weight, model_decoder_layers_0_encoder_attn_layer_norm_bias, 1e-05)
        del hidden_states_75
        linear_18 = torch.nn.functional.linear(hidden_states_76, model_decoder_layers_0_mlp_fc1_weight, model_decoder_layers_0_mlp_fc1_bias)
        hidden_states_77 = torch.nn.functional.relu(linear_18, inplace=False)
        del linear_18
        hidden_states_78 = torch.nn.functional.dropout(hidden_states_77, p=0.0, training=False)
        del hidden_states_77
        hidden_states_79 = torch.nn.functional.linear(hidden_states_78, model_decoder_layers_0_mlp_fc2_weight, model_decoder_layers_0_mlp_fc2_bias)
        del hidden_states_78
        hidden_states_80 = torch.nn.functional.dropout(hidden_states_79, p=0.1, training=False)
        del hidden_states_79
        hidden_states_81 = hidden_states_76 + hidden_states_80
        del hidden_states_76, hidden_states_80
        hidden_states_82 = torch.nn.functional.layer_norm(hidden_states_81, (256,), model_decoder_layers_0_final_layer_norm_weight, model_decoder_layers_0_final_layer_norm_bias, 1e-05)
        del hidden_states_81
        query_key_input_4 = hidden_states_82 + object_queries_position_embeddings
        linear_19 = torch.nn.functional.linear(query_key_input_4, model_decoder_layers_1_self_attn_q_proj_weight, model_decoder_layers_1_self_attn_q_proj_bias)
        view_15 = linear_19.view((1, 50, -1, 32))
        del linear_19
        query_states_5 = view_15.transpose(1, 2)
        del view_15
        linear_20 = torch.nn.functional.linear(query_key_input_4, model_decoder_layers_1_self_attn_k_proj_weight, model_decoder_layers_1_self_attn_k_proj_bias)
        del query_key_input_4
        view_16 = linear_20.view((1, 50, -1, 32))
        del linear_20
        key_states_5 = view_16.transpose(1, 2)
        del view_16
        linear_21 = torch.nn.functional.linear(hidden_states_82, model_decoder_layers_1_self_attn_v_proj_weight, model_decoder_layers_1_self_attn_v_proj_bias)
        view_17 = linear_21.view((1, 50, -1, 32))
        del linear_21
        value_states_5 = view_17.transpose(1, 2)
        del view_17
        attn_output_20 = torch.nn.functional.scaled_dot_product_attention(query_states_5, key_states_5, value_states_5, attn_mask=None, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_5, key_states_5, value_states_5
        transpose_5 = attn_output_20.transpose(1, 2)
        del attn_output_20
        attn_output_21 = transpose_5.contiguous()
        del transpose_5
        reshape_5 = attn_output_21.reshape(1, 50, -1)
        del attn_output_21
        attn_output_22 = reshape_5.contiguous()
        del reshape_5
        attn_output_23 = torch.nn.functional.linear(attn_output_22, model_decoder_layers_1_self_attn_o_proj_weight, model_decoder_layers_1_self_attn_o_proj_bias)
        del attn_output_22
        hidden_states_83 = torch.nn.functional.dropout(attn_output_23, p=0.1, training=False)
        del attn_output_23
        hidden_states_84 = hidden_states_82 + hidden_states_83
        del hidden_states_82, hidden_states_83
        hidden_states_85 = torch.nn.functional.layer_norm(hidden_states_84, (256,), model_decoder_layers_1_self_attn_layer_norm_weight, model_decoder_layers_1_self_attn_layer_norm_bias, 1e-05)
        del hidden_states_84
        query_input_1 = hidden_states_85 + object_queries_position_embeddings
        key_input_1 = hidden_states_70 + spatial_position_embeddings
        linear_22 = torch.nn.functional.linear(query_input_1, model_decoder_layers_1_encoder_attn_q_proj_weight, model_decoder_layers_1_encoder_attn_q_proj_bias)
        del query_input_1
        view_18 = linear_22.view((1, 50, -1, 32))
        del linear_22
        query_states_6 = view_18.transpose(1, 2)
        del view_18
        linear_23 = torch.nn.functional.linear(key_input_1, model_decoder_layers_1_encoder_attn_k_proj_weight, model_decoder_layers_1_encoder_attn_k_proj_bias)
        del key_input_1
        view_19 = linear_23.view((1, 64, -1, 32))
        del linear_23
        key_states_6 = view_19.transpose(1, 2)
        del view_19
        linear_24 = torch.nn.functional.linear(hidden_states_70, model_decoder_layers_1_encoder_attn_v_proj_weight, model_decoder_layers_1_encoder_attn_v_proj_bias)
        view_20 = linear_24.view((1, 64, -1, 32))
        del linear_24
        value_states_6 = view_20.transpose(1, 2)
        del view_20
        attn_output_24 = torch.nn.functional.scaled_dot_product_attention(query_states_6, key_states_6, value_states_6, attn_mask=attention_mask_3, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_6, key_states_6, value_states_6
        transpose_6 = attn_output_24.transpose(1, 2)
        del attn_output_24
        attn_output_25 = transpose_6.contiguous()
        del transpose_6
        reshape_6 = attn_output_25.reshape(1, 50, -1)
        del attn_output_25
        attn_output_26 = reshape_6.contiguous()
        del reshape_6
        attn_output_27 = torch.nn.functional.linear(attn_output_26, model_decoder_layers_1_encoder_attn_o_proj_weight, model_decoder_layers_1_encoder_attn_o_proj_bias)
        del attn_output_26
        hidden_states_86 = torch.nn.functional.dropout(attn_output_27, p=0.1, training=False)
        del attn_output_27
        hidden_states_87 = hidden_states_85 + hidden_states_86
        del hidden_states_85, hidden_states_86
        hidden_states_88 = torch.nn.functional.layer_norm(hidden_states_87, (256,), model_decoder_layers_1_encoder_attn_layer_norm_weight, model_decoder_layers_1_encoder_attn_layer_norm_bias, 1e-05)
        del hidden_states_87
        linear_25 = torch.nn.functional.linear(hidden_states_88, model_decoder_layers_1_mlp_fc1_weight, model_decoder_layers_1_mlp_fc1_bias)
        hidden_states_89 = torch.nn.functional.relu(linear_25, inplace=False)
        del linear_25
        hidden_states_90 = torch.nn.functional.dropout(hidden_states_89, p=0.0, training=False)
        del hidden_states_89
        hidden_states_91 = torch.nn.functional.linear(hidden_states_90, model_decoder_layers_1_mlp_fc2_weight, model_decoder_layers_1_mlp_fc2_bias)
        del hidden_states_90
        hidden_states_92 = torch.nn.functional.dropout(hidden_states_91, p=0.1, training=False)
        del hidden_states_91
        hidden_states_93 = hidden_states_88 + hidden_states_92
        del hidden_states_88, hidden_states_92
        hidden_states_94 = torch.nn.functional.layer_norm(hidden_states_93, (256,), model_decoder_layers_1_final_layer_norm_weight, model_decoder_layers_1_final_layer_norm_bias, 1e-05)
        del hidden_states_93
        query_key_input_5 = hidden_states_94 + object_queries_position_embeddings
        linear_26 = torch.nn.functional.linear(query_key_input_5, model_decoder_layers_2_self_attn_q_proj_weight, model_decoder_layers_2_self_attn_q_proj_bias)
        view_21 = linear_26.view((1, 50, -1, 32))
        del linear_26
        query_states_7 = view_21.transpose(1, 2)
        del view_21
        linear_27 = torch.nn.functional.linear(query_key_input_5, model_decoder_layers_2_self_attn_k_proj_weight, model_decoder_layers_2_self_attn_k_proj_bias)
        del query_key_input_5
        view_22 = linear_27.view((1, 50, -1, 32))
        del linear_27
        key_states_7 = view_22.transpose(1, 2)
        del view_22
        linear_28 = torch.nn.functional.linear(hidden_states_94, model_decoder_layers_2_self_attn_v_proj_weight, model_decoder_layers_2_self_attn_v_proj_bias)
        view_23 = linear_28.view((1, 50, -1, 32))
        del linear_28
        value_states_7 = view_23.transpose(1, 2)
        del view_23
        attn_output_28 = torch.nn.functional.scaled_dot_product_attention(query_states_7, key_states_7, value_states_7, attn_mask=None, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del query_states_7, key_states_7, value_states_7
        transpose_7 = attn_output_28.transpose(1, 2)
        del attn_output_28
        attn_output_29 = transpose_7.contiguous()
        del transpose_7
        reshape_7 = attn_output_29.reshape(1, 50, -1)
        del attn_output_29
        attn_output_30 = reshape_7.contiguous()
        del reshape_7
        attn_output_31 = torch.nn.functional.linear(attn_output_30, model_decoder_layers_2_self_attn_o_proj_weight, model_decoder_layers_2_self_attn_o_proj_bias)
        del attn_output_30
        hidden_states_95 = torch.nn.functional.dropout(attn_output_31, p=0.1, training=False)
        del attn_output_31
        hidden_states_96 = hidden_states_94 + hidden_states_95
        del hidden_states_94, hidden_states_95
        hidden_states_97 = torch.nn.functional.layer_norm(hidden_states_96, (256,), model_decoder_layers_2_self_attn_layer_norm_weight, model_decoder_layers_2_self_attn_layer_norm_bias, 1e-05)
        del hidden_states_96
        query_input_2 = hidden_states_97 + object_queries_position_embeddings
        del object_queries_position_embeddings
        key_input_2 = hidden_states_70 + spatial_position_embeddings
        del spatial_position_embeddings
        linear_29 = torch.nn.functional.linear(query_input_2, model_decoder_layers_2_encoder_attn_q_proj_weight, model_decoder_layers_2_encoder_attn_q_proj_bias)
        del query_input_2
        view_24 = linear_29.view((1, 50, -1, 32))
        del linear_29
        query_states_8 = view_24.transpose(1, 2)
        del view_24
        linear_30 = torch.nn.functional.linear(key_input_2, model_decoder_layers_2_encoder_attn_k_proj_weight, model_decoder_layers_2_encoder_attn_k_proj_bias)
        del key_input_2
        view_25 = linear_30.view((1, 64, -1, 32))
        del linear_30
        key_states_8 = view_25.transpose(1, 2)
        del view_25
        linear_31 = torch.nn.functional.linear(hidden_states_70, model_decoder_layers_2_encoder_attn_v_proj_weight, model_decoder_layers_2_encoder_attn_v_proj_bias)
        view_26 = linear_31.view((1, 64, -1, 32))
        del linear_31
        value_states_8 = view_26.transpose(1, 2)
        del view_26
        attn_output_32 = torch.nn.functional.scaled_dot_product_attention(query_states_8, key_states_8, value_states_8, attn_mask=attention_mask_3, dropout_p=0.0, scale=0.1767766952966369, is_causal=False)
        del attention_mask_3, query_states_8, key_states_8, value_states_8
        transpose_8 = attn_output_32.transpose(1, 2)
        del attn_output_32
        attn_output_33 = transpose_8.contiguous()
        del transpose_8
        reshape_8 = attn_output_33.reshape(1, 50, -1)
        del attn_output_33
        attn_output_34 = reshape_8.contiguous()
        del reshape_8
        attn_output_35 = torch.nn.functional.linear(attn_output_34, model_decoder_layers_2_encoder_attn_o_proj_weight, model_decoder_layers_2_encoder_attn_o_proj_bias)
        del attn_output_34
        hidden_states_98 = torch.nn.functional.dropout(attn_output_35, p=0.1, training=False)
        del attn_output_35
        hidden_states_99 = hidden_states_97 + hidden_states_98
        del hidden_states_97, hidden_states_98
        hidden_states_100 = torch.nn.functional.layer_norm(hidden_states_99, (256,), model_decoder_layers_2_encoder_attn_layer_norm_weight, model_decoder_layers_2_encoder_attn_layer_norm_bias, 1e-05)
        del hidden_states_99
        linear_32 = torch.nn.functional.linear(hidden_states_100, model_decoder_layers_2_mlp_fc1_weight, model_decoder_layers_2_mlp_fc1_bias)
        hidden_states_101 = torch.nn.functional.relu(linear_32, inplace=False)
        del linear_32
        hidden_states_102 = torch.nn.functional.dropout(hidden_states_101, p=0.0, training=False)
        del hidden_states_101
        hidden_states_103 = torch.nn.functional.linear(hidden_states_102, model_decoder_layers_2_mlp_fc2_weight, model_decoder_layers_2_mlp_fc2_bias)
        del hidden_states_102
        hidden_states_104 = torch.nn.functional.dropout(hidden_states_103, p=0.1, training=False)
        del hidden_states_103
        hidden_states_105 = hidden_states_100 + hidden_states_104
        del hidden_states_100, hidden_states_104
        hidden_states_106 = torch.nn.functional.layer_norm(hidden_states_105, (256,), model_decoder_layers_2_final_layer_norm_weight, model_decoder_layers_2_final_layer_norm_bias, 1e-05)
        del hidden_states_105
        hidden_states_107 = torch.nn.functional.layer_norm(hidden_states_106, (256,), model_decoder_layernorm_weight, model_decoder_layernorm_bias, 1e-05)
        del hidden_states_106
        logits = torch.nn.functional.linear(hidden_states_107, class_labels_classifier_weight, class_labels_classifier_bias)
        linear_33 = torch.nn.functional.linear(hidden_states_107, bbox_predictor_layers_0_weight, bbox_predictor_layers_0_bias)
        x = torch.nn.functional.relu(linear_33)
        del linear_33
        linear_34 = torch.nn.functional.linear(x, bbox_predictor_layers_1_weight, bbox_predictor_layers_1_bias)
        del x
        x_1 = torch.nn.functional.relu(linear_34)
        del linear_34
        x_2 = torch.nn.functional.linear(x_1, bbox_predictor_layers_2_weight, bbox_predictor_layers_2_bias)
        del x_1
        pred_boxes = x_2.sigmoid()
        del x_2
        return (logits, pred_boxes, hidden_states_107, hidden_states_70)
