import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        pixel_values: torch.Tensor,
        glpn_encoder_patch_embeddings_0_proj_weight: torch.Tensor,
        glpn_encoder_patch_embeddings_0_proj_bias: torch.Tensor,
        glpn_encoder_patch_embeddings_0_layer_norm_weight: torch.Tensor,
        glpn_encoder_patch_embeddings_0_layer_norm_bias: torch.Tensor,
        glpn_encoder_block_0_0_layer_norm_1_weight: torch.Tensor,
        glpn_encoder_block_0_0_layer_norm_1_bias: torch.Tensor,
        glpn_encoder_block_0_0_attention_self_query_weight: torch.Tensor,
        glpn_encoder_block_0_0_attention_self_query_bias: torch.Tensor,
        glpn_encoder_block_0_0_attention_self_sr_weight: torch.Tensor,
        glpn_encoder_block_0_0_attention_self_sr_bias: torch.Tensor,
        glpn_encoder_block_0_0_attention_self_layer_norm_weight: torch.Tensor,
        glpn_encoder_block_0_0_attention_self_layer_norm_bias: torch.Tensor,
        glpn_encoder_block_0_0_attention_self_key_weight: torch.Tensor,
        glpn_encoder_block_0_0_attention_self_key_bias: torch.Tensor,
        glpn_encoder_block_0_0_attention_self_value_weight: torch.Tensor,
        glpn_encoder_block_0_0_attention_self_value_bias: torch.Tensor,
        glpn_encoder_block_0_0_attention_output_dense_weight: torch.Tensor,
        glpn_encoder_block_0_0_attention_output_dense_bias: torch.Tensor,
        glpn_encoder_block_0_0_layer_norm_2_weight: torch.Tensor,
        glpn_encoder_block_0_0_layer_norm_2_bias: torch.Tensor,
        glpn_encoder_block_0_0_mlp_dense1_weight: torch.Tensor,
        glpn_encoder_block_0_0_mlp_dense1_bias: torch.Tensor,
        glpn_encoder_block_0_0_mlp_dwconv_dwconv_weight: torch.Tensor,
        glpn_encoder_block_0_0_mlp_dwconv_dwconv_bias: torch.Tensor,
        glpn_encoder_block_0_0_mlp_dense2_weight: torch.Tensor,
        glpn_encoder_block_0_0_mlp_dense2_bias: torch.Tensor,
        glpn_encoder_block_0_1_layer_norm_1_weight: torch.Tensor,
        glpn_encoder_block_0_1_layer_norm_1_bias: torch.Tensor,
        glpn_encoder_block_0_1_attention_self_query_weight: torch.Tensor,
        glpn_encoder_block_0_1_attention_self_query_bias: torch.Tensor,
        glpn_encoder_block_0_1_attention_self_sr_weight: torch.Tensor,
        glpn_encoder_block_0_1_attention_self_sr_bias: torch.Tensor,
        glpn_encoder_block_0_1_attention_self_layer_norm_weight: torch.Tensor,
        glpn_encoder_block_0_1_attention_self_layer_norm_bias: torch.Tensor,
        glpn_encoder_block_0_1_attention_self_key_weight: torch.Tensor,
        glpn_encoder_block_0_1_attention_self_key_bias: torch.Tensor,
        glpn_encoder_block_0_1_attention_self_value_weight: torch.Tensor,
        glpn_encoder_block_0_1_attention_self_value_bias: torch.Tensor,
        glpn_encoder_block_0_1_attention_output_dense_weight: torch.Tensor,
        glpn_encoder_block_0_1_attention_output_dense_bias: torch.Tensor,
        glpn_encoder_block_0_1_layer_norm_2_weight: torch.Tensor,
        glpn_encoder_block_0_1_layer_norm_2_bias: torch.Tensor,
        glpn_encoder_block_0_1_mlp_dense1_weight: torch.Tensor,
        glpn_encoder_block_0_1_mlp_dense1_bias: torch.Tensor,
        glpn_encoder_block_0_1_mlp_dwconv_dwconv_weight: torch.Tensor,
        glpn_encoder_block_0_1_mlp_dwconv_dwconv_bias: torch.Tensor,
        glpn_encoder_block_0_1_mlp_dense2_weight: torch.Tensor,
        glpn_encoder_block_0_1_mlp_dense2_bias: torch.Tensor,
        glpn_encoder_layer_norm_0_weight: torch.Tensor,
        glpn_encoder_layer_norm_0_bias: torch.Tensor,
        glpn_encoder_patch_embeddings_1_proj_weight: torch.Tensor,
        glpn_encoder_patch_embeddings_1_proj_bias: torch.Tensor,
        glpn_encoder_patch_embeddings_1_layer_norm_weight: torch.Tensor,
        glpn_encoder_patch_embeddings_1_layer_norm_bias: torch.Tensor,
        glpn_encoder_block_1_0_layer_norm_1_weight: torch.Tensor,
        glpn_encoder_block_1_0_layer_norm_1_bias: torch.Tensor,
        glpn_encoder_block_1_0_attention_self_query_weight: torch.Tensor,
        glpn_encoder_block_1_0_attention_self_query_bias: torch.Tensor,
        glpn_encoder_block_1_0_attention_self_sr_weight: torch.Tensor,
        glpn_encoder_block_1_0_attention_self_sr_bias: torch.Tensor,
        glpn_encoder_block_1_0_attention_self_layer_norm_weight: torch.Tensor,
        glpn_encoder_block_1_0_attention_self_layer_norm_bias: torch.Tensor,
        glpn_encoder_block_1_0_attention_self_key_weight: torch.Tensor,
        glpn_encoder_block_1_0_attention_self_key_bias: torch.Tensor,
        glpn_encoder_block_1_0_attention_self_value_weight: torch.Tensor,
        glpn_encoder_block_1_0_attention_self_value_bias: torch.Tensor,
        glpn_encoder_block_1_0_attention_output_dense_weight: torch.Tensor,
        glpn_encoder_block_1_0_attention_output_dense_bias: torch.Tensor,
        glpn_encoder_block_1_0_layer_norm_2_weight: torch.Tensor,
        glpn_encoder_block_1_0_layer_norm_2_bias: torch.Tensor,
        glpn_encoder_block_1_0_mlp_dense1_weight: torch.Tensor,
        glpn_encoder_block_1_0_mlp_dense1_bias: torch.Tensor,
        glpn_encoder_block_1_0_mlp_dwconv_dwconv_weight: torch.Tensor,
        glpn_encoder_block_1_0_mlp_dwconv_dwconv_bias: torch.Tensor,
        glpn_encoder_block_1_0_mlp_dense2_weight: torch.Tensor,
        glpn_encoder_block_1_0_mlp_dense2_bias: torch.Tensor,
        glpn_encoder_block_1_1_layer_norm_1_weight: torch.Tensor,
        glpn_encoder_block_1_1_layer_norm_1_bias: torch.Tensor,
        glpn_encoder_block_1_1_attention_self_query_weight: torch.Tensor,
        glpn_encoder_block_1_1_attention_self_query_bias: torch.Tensor,
        glpn_encoder_block_1_1_attention_self_sr_weight: torch.Tensor,
        glpn_encoder_block_1_1_attention_self_sr_bias: torch.Tensor,
        glpn_encoder_block_1_1_attention_self_layer_norm_weight: torch.Tensor,
        glpn_encoder_block_1_1_attention_self_layer_norm_bias: torch.Tensor,
        glpn_encoder_block_1_1_attention_self_key_weight: torch.Tensor,
        glpn_encoder_block_1_1_attention_self_key_bias: torch.Tensor,
        glpn_encoder_block_1_1_attention_self_value_weight: torch.Tensor,
        glpn_encoder_block_1_1_attention_self_value_bias: torch.Tensor,
        glpn_encoder_block_1_1_attention_output_dense_weight: torch.Tensor,
        glpn_encoder_block_1_1_attention_output_dense_bias: torch.Tensor,
        glpn_encoder_block_1_1_layer_norm_2_weight: torch.Tensor,
        glpn_encoder_block_1_1_layer_norm_2_bias: torch.Tensor,
        glpn_encoder_block_1_1_mlp_dense1_weight: torch.Tensor,
        glpn_encoder_block_1_1_mlp_dense1_bias: torch.Tensor,
        glpn_encoder_block_1_1_mlp_dwconv_dwconv_weight: torch.Tensor,
        glpn_encoder_block_1_1_mlp_dwconv_dwconv_bias: torch.Tensor,
        glpn_encoder_block_1_1_mlp_dense2_weight: torch.Tensor,
        glpn_encoder_block_1_1_mlp_dense2_bias: torch.Tensor,
        glpn_encoder_layer_norm_1_weight: torch.Tensor,
        glpn_encoder_layer_norm_1_bias: torch.Tensor,
        glpn_encoder_patch_embeddings_2_proj_weight: torch.Tensor,
        glpn_encoder_patch_embeddings_2_proj_bias: torch.Tensor,
        glpn_encoder_patch_embeddings_2_layer_norm_weight: torch.Tensor,
        glpn_encoder_patch_embeddings_2_layer_norm_bias: torch.Tensor,
        glpn_encoder_block_2_0_layer_norm_1_weight: torch.Tensor,
        glpn_encoder_block_2_0_layer_norm_1_bias: torch.Tensor,
        glpn_encoder_block_2_0_attention_self_query_weight: torch.Tensor,
        glpn_encoder_block_2_0_attention_self_query_bias: torch.Tensor,
        glpn_encoder_block_2_0_attention_self_sr_weight: torch.Tensor,
        glpn_encoder_block_2_0_attention_self_sr_bias: torch.Tensor,
        glpn_encoder_block_2_0_attention_self_layer_norm_weight: torch.Tensor,
        glpn_encoder_block_2_0_attention_self_layer_norm_bias: torch.Tensor,
        glpn_encoder_block_2_0_attention_self_key_weight: torch.Tensor,
        glpn_encoder_block_2_0_attention_self_key_bias: torch.Tensor,
        glpn_encoder_block_2_0_attention_self_value_weight: torch.Tensor,
        glpn_encoder_block_2_0_attention_self_value_bias: torch.Tensor,
        glpn_encoder_block_2_0_attention_output_dense_weight: torch.Tensor,
        glpn_encoder_block_2_0_attention_output_dense_bias: torch.Tensor,
        glpn_encoder_block_2_0_layer_norm_2_weight: torch.Tensor,
        glpn_encoder_block_2_0_layer_norm_2_bias: torch.Tensor,
        glpn_encoder_block_2_0_mlp_dense1_weight: torch.Tensor,
        glpn_encoder_block_2_0_mlp_dense1_bias: torch.Tensor,
        glpn_encoder_block_2_0_mlp_dwconv_dwconv_weight: torch.Tensor,
        glpn_encoder_block_2_0_mlp_dwconv_dwconv_bias: torch.Tensor,
        glpn_encoder_block_2_0_mlp_dense2_weight: torch.Tensor,
        glpn_encoder_block_2_0_mlp_dense2_bias: torch.Tensor,
        glpn_encoder_block_2_1_layer_norm_1_weight: torch.Tensor,
        glpn_encoder_block_2_1_layer_norm_1_bias: torch.Tensor,
        glpn_encoder_block_2_1_attention_self_query_weight: torch.Tensor,
        glpn_encoder_block_2_1_attention_self_query_bias: torch.Tensor,
        glpn_encoder_block_2_1_attention_self_sr_weight: torch.Tensor,
        glpn_encoder_block_2_1_attention_self_sr_bias: torch.Tensor,
        glpn_encoder_block_2_1_attention_self_layer_norm_weight: torch.Tensor,
        glpn_encoder_block_2_1_attention_self_layer_norm_bias: torch.Tensor,
        glpn_encoder_block_2_1_attention_self_key_weight: torch.Tensor,
        glpn_encoder_block_2_1_attention_self_key_bias: torch.Tensor,
        glpn_encoder_block_2_1_attention_self_value_weight: torch.Tensor,
        glpn_encoder_block_2_1_attention_self_value_bias: torch.Tensor,
        glpn_encoder_block_2_1_attention_output_dense_weight: torch.Tensor,
        glpn_encoder_block_2_1_attention_output_dense_bias: torch.Tensor,
        glpn_encoder_block_2_1_layer_norm_2_weight: torch.Tensor,
        glpn_encoder_block_2_1_layer_norm_2_bias: torch.Tensor,
        glpn_encoder_block_2_1_mlp_dense1_weight: torch.Tensor,
        glpn_encoder_block_2_1_mlp_dense1_bias: torch.Tensor,
        glpn_encoder_block_2_1_mlp_dwconv_dwconv_weight: torch.Tensor,
        glpn_encoder_block_2_1_mlp_dwconv_dwconv_bias: torch.Tensor,
        glpn_encoder_block_2_1_mlp_dense2_weight: torch.Tensor,
        glpn_encoder_block_2_1_mlp_dense2_bias: torch.Tensor,
        glpn_encoder_layer_norm_2_weight: torch.Tensor,
        glpn_encoder_layer_norm_2_bias: torch.Tensor,
        glpn_encoder_patch_embeddings_3_proj_weight: torch.Tensor,
        glpn_encoder_patch_embeddings_3_proj_bias: torch.Tensor,
        glpn_encoder_patch_embeddings_3_layer_norm_weight: torch.Tensor,
        glpn_encoder_patch_embeddings_3_layer_norm_bias: torch.Tensor,
        glpn_encoder_block_3_0_layer_norm_1_weight: torch.Tensor,
        glpn_encoder_block_3_0_layer_norm_1_bias: torch.Tensor,
        glpn_encoder_block_3_0_attention_self_query_weight: torch.Tensor,
        glpn_encoder_block_3_0_attention_self_query_bias: torch.Tensor,
        glpn_encoder_block_3_0_attention_self_key_weight: torch.Tensor,
        glpn_encoder_block_3_0_attention_self_key_bias: torch.Tensor,
        glpn_encoder_block_3_0_attention_self_value_weight: torch.Tensor,
        glpn_encoder_block_3_0_attention_self_value_bias: torch.Tensor,
        glpn_encoder_block_3_0_attention_output_dense_weight: torch.Tensor,
        glpn_encoder_block_3_0_attention_output_dense_bias: torch.Tensor,
        glpn_encoder_block_3_0_layer_norm_2_weight: torch.Tensor,
        glpn_encoder_block_3_0_layer_norm_2_bias: torch.Tensor,
        glpn_encoder_block_3_0_mlp_dense1_weight: torch.Tensor,
        glpn_encoder_block_3_0_mlp_dense1_bias: torch.Tensor,
        glpn_encoder_block_3_0_mlp_dwconv_dwconv_weight: torch.Tensor,
        glpn_encoder_block_3_0_mlp_dwconv_dwconv_bias: torch.Tensor,
        glpn_encoder_block_3_0_mlp_dense2_weight: torch.Tensor,
        glpn_encoder_block_3_0_mlp_dense2_bias: torch.Tensor,
        glpn_encoder_block_3_1_layer_norm_1_weight: torch.Tensor,
        glpn_encoder_block_3_1_layer_norm_1_bias: torch.Tensor,
        glpn_encoder_block_3_1_attention_self_query_weight: torch.Tensor,
        glpn_encoder_block_3_1_attention_self_query_bias: torch.Tensor,
        glpn_encoder_block_3_1_attention_self_key_weight: torch.Tensor,
        glpn_encoder_block_3_1_attention_self_key_bias: torch.Tensor,
        glpn_encoder_block_3_1_attention_self_value_weight: torch.Tensor,
        glpn_encoder_block_3_1_attention_self_value_bias: torch.Tensor,
        glpn_encoder_block_3_1_attention_output_dense_weight: torch.Tensor,
        glpn_encoder_block_3_1_attention_output_dense_bias: torch.Tensor,
        glpn_encoder_block_3_1_layer_norm_2_weight: torch.Tensor,
        glpn_encoder_block_3_1_layer_norm_2_bias: torch.Tensor,
        glpn_encoder_block_3_1_mlp_dense1_weight: torch.Tensor,
        glpn_encoder_block_3_1_mlp_dense1_bias: torch.Tensor,
        glpn_encoder_block_3_1_mlp_dwconv_dwconv_weight: torch.Tensor,
        glpn_encoder_block_3_1_mlp_dwconv_dwconv_bias: torch.Tensor,
        glpn_encoder_block_3_1_mlp_dense2_weight: torch.Tensor,
        glpn_encoder_block_3_1_mlp_dense2_bias: torch.Tensor,
        glpn_encoder_layer_norm_3_weight: torch.Tensor,
        glpn_encoder_layer_norm_3_bias: torch.Tensor,
        decoder_stages_0_convolution_weight: torch.Tensor,
        decoder_stages_0_convolution_bias: torch.Tensor,
        decoder_stages_1_convolution_weight: torch.Tensor,
        decoder_stages_1_convolution_bias: torch.Tensor,
        decoder_stages_1_fusion_convolutional_layer1_0_weight: torch.Tensor,
        decoder_stages_1_fusion_convolutional_layer1_0_bias: torch.Tensor,
        decoder_stages_1_fusion_convolutional_layer1_1_running_mean: torch.Tensor,
        decoder_stages_1_fusion_convolutional_layer1_1_running_var: torch.Tensor,
        decoder_stages_1_fusion_convolutional_layer1_1_weight: torch.Tensor,
        decoder_stages_1_fusion_convolutional_layer1_1_bias: torch.Tensor,
        decoder_stages_1_fusion_convolutional_layer2_0_weight: torch.Tensor,
        decoder_stages_1_fusion_convolutional_layer2_0_bias: torch.Tensor,
        decoder_stages_1_fusion_convolutional_layer2_1_running_mean: torch.Tensor,
        decoder_stages_1_fusion_convolutional_layer2_1_running_var: torch.Tensor,
        decoder_stages_1_fusion_convolutional_layer2_1_weight: torch.Tensor,
        decoder_stages_1_fusion_convolutional_layer2_1_bias: torch.Tensor,
        decoder_stages_1_fusion_convolutional_layer3_weight: torch.Tensor,
        decoder_stages_1_fusion_convolutional_layer3_bias: torch.Tensor,
        decoder_stages_2_convolution_weight: torch.Tensor,
        decoder_stages_2_convolution_bias: torch.Tensor,
        decoder_stages_2_fusion_convolutional_layer1_0_weight: torch.Tensor,
        decoder_stages_2_fusion_convolutional_layer1_0_bias: torch.Tensor,
        decoder_stages_2_fusion_convolutional_layer1_1_running_mean: torch.Tensor,
        decoder_stages_2_fusion_convolutional_layer1_1_running_var: torch.Tensor,
        decoder_stages_2_fusion_convolutional_layer1_1_weight: torch.Tensor,
        decoder_stages_2_fusion_convolutional_layer1_1_bias: torch.Tensor,
        decoder_stages_2_fusion_convolutional_layer2_0_weight: torch.Tensor,
        decoder_stages_2_fusion_convolutional_layer2_0_bias: torch.Tensor,
        decoder_stages_2_fusion_convolutional_layer2_1_running_mean: torch.Tensor,
        decoder_stages_2_fusion_convolutional_layer2_1_running_var: torch.Tensor,
        decoder_stages_2_fusion_convolutional_layer2_1_weight: torch.Tensor,
        decoder_stages_2_fusion_convolutional_layer2_1_bias: torch.Tensor,
        decoder_stages_2_fusion_convolutional_layer3_weight: torch.Tensor,
        decoder_stages_2_fusion_convolutional_layer3_bias: torch.Tensor,
        decoder_stages_3_fusion_convolutional_layer1_0_weight: torch.Tensor,
        decoder_stages_3_fusion_convolutional_layer1_0_bias: torch.Tensor,
        decoder_stages_3_fusion_convolutional_layer1_1_running_mean: torch.Tensor,
        decoder_stages_3_fusion_convolutional_layer1_1_running_var: torch.Tensor,
        decoder_stages_3_fusion_convolutional_layer1_1_weight: torch.Tensor,
        decoder_stages_3_fusion_convolutional_layer1_1_bias: torch.Tensor,
        decoder_stages_3_fusion_convolutional_layer2_0_weight: torch.Tensor,
        decoder_stages_3_fusion_convolutional_layer2_0_bias: torch.Tensor,
        decoder_stages_3_fusion_convolutional_layer2_1_running_mean: torch.Tensor,
        decoder_stages_3_fusion_convolutional_layer2_1_running_var: torch.Tensor,
        decoder_stages_3_fusion_convolutional_layer2_1_weight: torch.Tensor,
        decoder_stages_3_fusion_convolutional_layer2_1_bias: torch.Tensor,
        decoder_stages_3_fusion_convolutional_layer3_weight: torch.Tensor,
        decoder_stages_3_fusion_convolutional_layer3_bias: torch.Tensor,
        head_head_0_weight: torch.Tensor,
        head_head_0_bias: torch.Tensor,
        head_head_2_weight: torch.Tensor,
        head_head_2_bias: torch.Tensor,
    ):
        embeddings = torch.conv2d(pixel_values, glpn_encoder_patch_embeddings_0_proj_weight, glpn_encoder_patch_embeddings_0_proj_bias, (4, 4), (3, 3), (1, 1), 1)
        flatten = embeddings.flatten(2)
        del embeddings
        embeddings_1 = flatten.transpose(1, 2)
        del flatten
        embeddings_2 = torch.nn.functional.layer_norm(embeddings_1, (32,), glpn_encoder_patch_embeddings_0_layer_norm_weight, glpn_encoder_patch_embeddings_0_layer_norm_bias, 1e-05)
        del embeddings_1
        layer_norm = torch.nn.functional.layer_norm(embeddings_2, (32,), glpn_encoder_block_0_0_layer_norm_1_weight, glpn_encoder_block_0_0_layer_norm_1_bias, 1e-05)
        linear = torch.nn.functional.linear(layer_norm, glpn_encoder_block_0_0_attention_self_query_weight, glpn_encoder_block_0_0_attention_self_query_bias)
        view = linear.view((1, 1600, -1, 32))
        del linear
        query_layer = view.transpose(1, 2)
        del view
        permute = layer_norm.permute(0, 2, 1)
        del layer_norm
        hidden_states = permute.reshape(1, 32, 40, 40)
        del permute
        hidden_states_1 = torch.conv2d(hidden_states, glpn_encoder_block_0_0_attention_self_sr_weight, glpn_encoder_block_0_0_attention_self_sr_bias, (8, 8), (0, 0), (1, 1), 1)
        del hidden_states
        reshape = hidden_states_1.reshape(1, 32, -1)
        del hidden_states_1
        hidden_states_2 = reshape.permute(0, 2, 1)
        del reshape
        hidden_states_3 = torch.nn.functional.layer_norm(hidden_states_2, (32,), glpn_encoder_block_0_0_attention_self_layer_norm_weight, glpn_encoder_block_0_0_attention_self_layer_norm_bias, 1e-05)
        del hidden_states_2
        linear_1 = torch.nn.functional.linear(hidden_states_3, glpn_encoder_block_0_0_attention_self_key_weight, glpn_encoder_block_0_0_attention_self_key_bias)
        view_1 = linear_1.view((1, 25, -1, 32))
        del linear_1
        key_layer = view_1.transpose(1, 2)
        del view_1
        linear_2 = torch.nn.functional.linear(hidden_states_3, glpn_encoder_block_0_0_attention_self_value_weight, glpn_encoder_block_0_0_attention_self_value_bias)
        del hidden_states_3
        view_2 = linear_2.view((1, 25, -1, 32))
        del linear_2
        value_layer = view_2.transpose(1, 2)
        del view_2
        transpose = key_layer.transpose(-1, -2)
        del key_layer
        attention_scores = torch.matmul(query_layer, transpose)
        del query_layer, transpose
        attention_scores_1 = attention_scores / 5.656854249492381
        del attention_scores
        attention_probs = torch.nn.functional.softmax(attention_scores_1, dim=-1)
        del attention_scores_1
        attention_probs_1 = torch.nn.functional.dropout(attention_probs, 0.0, False, False)
        del attention_probs
        context_layer = torch.matmul(attention_probs_1, value_layer)
        del attention_probs_1, value_layer
        permute_1 = context_layer.permute(0, 2, 1, 3)
        del context_layer
        context_layer_1 = permute_1.contiguous()
        del permute_1
        context_layer_2 = context_layer_1.view((1, 1600, 32))
        del context_layer_1
        hidden_states_4 = torch.nn.functional.linear(context_layer_2, glpn_encoder_block_0_0_attention_output_dense_weight, glpn_encoder_block_0_0_attention_output_dense_bias)
        del context_layer_2
        hidden_states_5 = torch.nn.functional.dropout(hidden_states_4, 0.0, False, False)
        del hidden_states_4
        hidden_states_6 = hidden_states_5 + embeddings_2
        del embeddings_2, hidden_states_5
        layer_norm_1 = torch.nn.functional.layer_norm(hidden_states_6, (32,), glpn_encoder_block_0_0_layer_norm_2_weight, glpn_encoder_block_0_0_layer_norm_2_bias, 1e-05)
        hidden_states_7 = torch.nn.functional.linear(layer_norm_1, glpn_encoder_block_0_0_mlp_dense1_weight, glpn_encoder_block_0_0_mlp_dense1_bias)
        del layer_norm_1
        transpose_1 = hidden_states_7.transpose(1, 2)
        del hidden_states_7
        hidden_states_8 = transpose_1.view(1, 128, 40, 40)
        del transpose_1
        hidden_states_9 = torch.conv2d(hidden_states_8, glpn_encoder_block_0_0_mlp_dwconv_dwconv_weight, glpn_encoder_block_0_0_mlp_dwconv_dwconv_bias, (1, 1), (1, 1), (1, 1), 128)
        del hidden_states_8
        flatten_1 = hidden_states_9.flatten(2)
        del hidden_states_9
        hidden_states_10 = flatten_1.transpose(1, 2)
        del flatten_1
        hidden_states_11 = torch.nn.functional.gelu(hidden_states_10)
        del hidden_states_10
        hidden_states_12 = torch.nn.functional.dropout(hidden_states_11, 0.0, False, False)
        del hidden_states_11
        hidden_states_13 = torch.nn.functional.linear(hidden_states_12, glpn_encoder_block_0_0_mlp_dense2_weight, glpn_encoder_block_0_0_mlp_dense2_bias)
        del hidden_states_12
        hidden_states_14 = torch.nn.functional.dropout(hidden_states_13, 0.0, False, False)
        del hidden_states_13
        layer_output = hidden_states_14 + hidden_states_6
        del hidden_states_6, hidden_states_14
        layer_norm_2 = torch.nn.functional.layer_norm(layer_output, (32,), glpn_encoder_block_0_1_layer_norm_1_weight, glpn_encoder_block_0_1_layer_norm_1_bias, 1e-05)
        linear_3 = torch.nn.functional.linear(layer_norm_2, glpn_encoder_block_0_1_attention_self_query_weight, glpn_encoder_block_0_1_attention_self_query_bias)
        view_3 = linear_3.view((1, 1600, -1, 32))
        del linear_3
        query_layer_1 = view_3.transpose(1, 2)
        del view_3
        permute_2 = layer_norm_2.permute(0, 2, 1)
        del layer_norm_2
        hidden_states_15 = permute_2.reshape(1, 32, 40, 40)
        del permute_2
        hidden_states_16 = torch.conv2d(hidden_states_15, glpn_encoder_block_0_1_attention_self_sr_weight, glpn_encoder_block_0_1_attention_self_sr_bias, (8, 8), (0, 0), (1, 1), 1)
        del hidden_states_15
        reshape_1 = hidden_states_16.reshape(1, 32, -1)
        del hidden_states_16
        hidden_states_17 = reshape_1.permute(0, 2, 1)
        del reshape_1
        hidden_states_18 = torch.nn.functional.layer_norm(hidden_states_17, (32,), glpn_encoder_block_0_1_attention_self_layer_norm_weight, glpn_encoder_block_0_1_attention_self_layer_norm_bias, 1e-05)
        del hidden_states_17
        linear_4 = torch.nn.functional.linear(hidden_states_18, glpn_encoder_block_0_1_attention_self_key_weight, glpn_encoder_block_0_1_attention_self_key_bias)
        view_4 = linear_4.view((1, 25, -1, 32))
        del linear_4
        key_layer_1 = view_4.transpose(1, 2)
        del view_4
        linear_5 = torch.nn.functional.linear(hidden_states_18, glpn_encoder_block_0_1_attention_self_value_weight, glpn_encoder_block_0_1_attention_self_value_bias)
        del hidden_states_18
        view_5 = linear_5.view((1, 25, -1, 32))
        del linear_5
        value_layer_1 = view_5.transpose(1, 2)
        del view_5
        transpose_2 = key_layer_1.transpose(-1, -2)
        del key_layer_1
        attention_scores_2 = torch.matmul(query_layer_1, transpose_2)
        del query_layer_1, transpose_2
        attention_scores_3 = attention_scores_2 / 5.656854249492381
        del attention_scores_2
        attention_probs_2 = torch.nn.functional.softmax(attention_scores_3, dim=-1)
        del attention_scores_3
        attention_probs_3 = torch.nn.functional.dropout(attention_probs_2, 0.0, False, False)
        del attention_probs_2
        context_layer_3 = torch.matmul(attention_probs_3, value_layer_1)
        del attention_probs_3, value_layer_1
        permute_3 = context_layer_3.permute(0, 2, 1, 3)
        del context_layer_3
        context_layer_4 = permute_3.contiguous()
        del permute_3
        context_layer_5 = context_layer_4.view((1, 1600, 32))
        del context_layer_4
        hidden_states_19 = torch.nn.functional.linear(context_layer_5, glpn_encoder_block_0_1_attention_output_dense_weight, glpn_encoder_block_0_1_attention_output_dense_bias)
        del context_layer_5
        hidden_states_20 = torch.nn.functional.dropout(hidden_states_19, 0.0, False, False)
        del hidden_states_19
        hidden_states_21 = hidden_states_20 + layer_output
        del layer_output, hidden_states_20
        layer_norm_3 = torch.nn.functional.layer_norm(hidden_states_21, (32,), glpn_encoder_block_0_1_layer_norm_2_weight, glpn_encoder_block_0_1_layer_norm_2_bias, 1e-05)
        hidden_states_22 = torch.nn.functional.linear(layer_norm_3, glpn_encoder_block_0_1_mlp_dense1_weight, glpn_encoder_block_0_1_mlp_dense1_bias)
        del layer_norm_3
        transpose_3 = hidden_states_22.transpose(1, 2)
        del hidden_states_22
        hidden_states_23 = transpose_3.view(1, 128, 40, 40)
        del transpose_3
        hidden_states_24 = torch.conv2d(hidden_states_23, glpn_encoder_block_0_1_mlp_dwconv_dwconv_weight, glpn_encoder_block_0_1_mlp_dwconv_dwconv_bias, (1, 1), (1, 1), (1, 1), 128)
        del hidden_states_23
        flatten_2 = hidden_states_24.flatten(2)
        del hidden_states_24
        hidden_states_25 = flatten_2.transpose(1, 2)
        del flatten_2
        hidden_states_26 = torch.nn.functional.gelu(hidden_states_25)
        del hidden_states_25
        hidden_states_27 = torch.nn.functional.dropout(hidden_states_26, 0.0, False, False)
        del hidden_states_26
        hidden_states_28 = torch.nn.functional.linear(hidden_states_27, glpn_encoder_block_0_1_mlp_dense2_weight, glpn_encoder_block_0_1_mlp_dense2_bias)
        del hidden_states_27
        hidden_states_29 = torch.nn.functional.dropout(hidden_states_28, 0.0, False, False)
        del hidden_states_28
        layer_output_1 = hidden_states_29 + hidden_states_21
        del hidden_states_21, hidden_states_29
        hidden_states_30 = torch.nn.functional.layer_norm(layer_output_1, (32,), glpn_encoder_layer_norm_0_weight, glpn_encoder_layer_norm_0_bias, 1e-05)
        del layer_output_1
        reshape_2 = hidden_states_30.reshape(1, 40, 40, -1)
        del hidden_states_30
        permute_4 = reshape_2.permute(0, 3, 1, 2)
        del reshape_2
        hidden_states_31 = permute_4.contiguous()
        del permute_4
        embeddings_3 = torch.conv2d(hidden_states_31, glpn_encoder_patch_embeddings_1_proj_weight, glpn_encoder_patch_embeddings_1_proj_bias, (2, 2), (1, 1), (1, 1), 1)
        flatten_3 = embeddings_3.flatten(2)
        del embeddings_3
        embeddings_4 = flatten_3.transpose(1, 2)
        del flatten_3
        embeddings_5 = torch.nn.functional.layer_norm(embeddings_4, (64,), glpn_encoder_patch_embeddings_1_layer_norm_weight, glpn_encoder_patch_embeddings_1_layer_norm_bias, 1e-05)
        del embeddings_4
        layer_norm_4 = torch.nn.functional.layer_norm(embeddings_5, (64,), glpn_encoder_block_1_0_layer_norm_1_weight, glpn_encoder_block_1_0_layer_norm_1_bias, 1e-05)
        linear_6 = torch.nn.functional.linear(layer_norm_4, glpn_encoder_block_1_0_attention_self_query_weight, glpn_encoder_block_1_0_attention_self_query_bias)
        view_6 = linear_6.view((1, 400, -1, 32))
        del linear_6
        query_layer_2 = view_6.transpose(1, 2)
        del view_6
        permute_5 = layer_norm_4.permute(0, 2, 1)
        del layer_norm_4
        hidden_states_32 = permute_5.reshape(1, 64, 20, 20)
        del permute_5
        hidden_states_33 = torch.conv2d(hidden_states_32, glpn_encoder_block_1_0_attention_self_sr_weight, glpn_encoder_block_1_0_attention_self_sr_bias, (4, 4), (0, 0), (1, 1), 1)
        del hidden_states_32
        reshape_3 = hidden_states_33.reshape(1, 64, -1)
        del hidden_states_33
        hidden_states_34 = reshape_3.permute(0, 2, 1)
        del reshape_3
        hidden_states_35 = torch.nn.functional.layer_norm(hidden_states_34, (64,), glpn_encoder_block_1_0_attention_self_layer_norm_weight, glpn_encoder_block_1_0_attention_self_layer_norm_bias, 1e-05)
        del hidden_states_34
        linear_7 = torch.nn.functional.linear(hidden_states_35, glpn_encoder_block_1_0_attention_self_key_weight, glpn_encoder_block_1_0_attention_self_key_bias)
        view_7 = linear_7.view((1, 25, -1, 32))
        del linear_7
        key_layer_2 = view_7.transpose(1, 2)
        del view_7
        linear_8 = torch.nn.functional.linear(hidden_states_35, glpn_encoder_block_1_0_attention_self_value_weight, glpn_encoder_block_1_0_attention_self_value_bias)
        del hidden_states_35
        view_8 = linear_8.view((1, 25, -1, 32))
        del linear_8
        value_layer_2 = view_8.transpose(1, 2)
        del view_8
        transpose_4 = key_layer_2.transpose(-1, -2)
        del key_layer_2
        attention_scores_4 = torch.matmul(query_layer_2, transpose_4)
        del query_layer_2, transpose_4
        attention_scores_5 = attention_scores_4 / 5.656854249492381
        del attention_scores_4
        attention_probs_4 = torch.nn.functional.softmax(attention_scores_5, dim=-1)
        del attention_scores_5
        attention_probs_5 = torch.nn.functional.dropout(attention_probs_4, 0.0, False, False)
        del attention_probs_4
        context_layer_6 = torch.matmul(attention_probs_5, value_layer_2)
        del attention_probs_5, value_layer_2
        permute_6 = context_layer_6.permute(0, 2, 1, 3)
        del context_layer_6
        context_layer_7 = permute_6.contiguous()
        del permute_6
        context_layer_8 = context_layer_7.view((1, 400, 64))
        del context_layer_7
        hidden_states_36 = torch.nn.functional.linear(context_layer_8, glpn_encoder_block_1_0_attention_output_dense_weight, glpn_encoder_block_1_0_attention_output_dense_bias)
        del context_layer_8
        hidden_states_37 = torch.nn.functional.dropout(hidden_states_36, 0.0, False, False)
        del hidden_states_36
        hidden_states_38 = hidden_states_37 + embeddings_5
        del embeddings_5, hidden_states_37
        layer_norm_5 = torch.nn.functional.layer_norm(hidden_states_38, (64,), glpn_encoder_block_1_0_layer_norm_2_weight, glpn_encoder_block_1_0_layer_norm_2_bias, 1e-05)
        hidden_states_39 = torch.nn.functional.linear(layer_norm_5, glpn_encoder_block_1_0_mlp_dense1_weight, glpn_encoder_block_1_0_mlp_dense1_bias)
        del layer_norm_5
        transpose_5 = hidden_states_39.transpose(1, 2)
        del hidden_states_39
        hidden_states_40 = transpose_5.view(1, 256, 20, 20)
        del transpose_5
        hidden_states_41 = torch.conv2d(hidden_states_40, glpn_encoder_block_1_0_mlp_dwconv_dwconv_weight, glpn_encoder_block_1_0_mlp_dwconv_dwconv_bias, (1, 1), (1, 1), (1, 1), 256)
        del hidden_states_40
        flatten_4 = hidden_states_41.flatten(2)
        del hidden_states_41
        hidden_states_42 = flatten_4.transpose(1, 2)
        del flatten_4
        hidden_states_43 = torch.nn.functional.gelu(hidden_states_42)
        del hidden_states_42
        hidden_states_44 = torch.nn.functional.dropout(hidden_states_43, 0.0, False, False)
        del hidden_states_43
        hidden_states_45 = torch.nn.functional.linear(hidden_states_44, glpn_encoder_block_1_0_mlp_dense2_weight, glpn_encoder_block_1_0_mlp_dense2_bias)
        del hidden_states_44
        hidden_states_46 = torch.nn.functional.dropout(hidden_states_45, 0.0, False, False)
        del hidden_states_45
        layer_output_2 = hidden_states_46 + hidden_states_38
        del hidden_states_38, hidden_states_46
        layer_norm_6 = torch.nn.functional.layer_norm(layer_output_2, (64,), glpn_encoder_block_1_1_layer_norm_1_weight, glpn_encoder_block_1_1_layer_norm_1_bias, 1e-05)
        linear_9 = torch.nn.functional.linear(layer_norm_6, glpn_encoder_block_1_1_attention_self_query_weight, glpn_encoder_block_1_1_attention_self_query_bias)
        view_9 = linear_9.view((1, 400, -1, 32))
        del linear_9
        query_layer_3 = view_9.transpose(1, 2)
        del view_9
        permute_7 = layer_norm_6.permute(0, 2, 1)
        del layer_norm_6
        hidden_states_47 = permute_7.reshape(1, 64, 20, 20)
        del permute_7
        hidden_states_48 = torch.conv2d(hidden_states_47, glpn_encoder_block_1_1_attention_self_sr_weight, glpn_encoder_block_1_1_attention_self_sr_bias, (4, 4), (0, 0), (1, 1), 1)
        del hidden_states_47
        reshape_4 = hidden_states_48.reshape(1, 64, -1)
        del hidden_states_48
        hidden_states_49 = reshape_4.permute(0, 2, 1)
        del reshape_4
        hidden_states_50 = torch.nn.functional.layer_norm(hidden_states_49, (64,), glpn_encoder_block_1_1_attention_self_layer_norm_weight, glpn_encoder_block_1_1_attention_self_layer_norm_bias, 1e-05)
        del hidden_states_49
        linear_10 = torch.nn.functional.linear(hidden_states_50, glpn_encoder_block_1_1_attention_self_key_weight, glpn_encoder_block_1_1_attention_self_key_bias)
        view_10 = linear_10.view((1, 25, -1, 32))
        del linear_10
        key_layer_3 = view_10.transpose(1, 2)
        del view_10
        linear_11 = torch.nn.functional.linear(hidden_states_50, glpn_encoder_block_1_1_attention_self_value_weight, glpn_encoder_block_1_1_attention_self_value_bias)
        del hidden_states_50
        view_11 = linear_11.view((1, 25, -1, 32))
        del linear_11
        value_layer_3 = view_11.transpose(1, 2)
        del view_11
        transpose_6 = key_layer_3.transpose(-1, -2)
        del key_layer_3
        attention_scores_6 = torch.matmul(query_layer_3, transpose_6)
        del query_layer_3, transpose_6
        attention_scores_7 = attention_scores_6 / 5.656854249492381
        del attention_scores_6
        attention_probs_6 = torch.nn.functional.softmax(attention_scores_7, dim=-1)
        del attention_scores_7
        attention_probs_7 = torch.nn.functional.dropout(attention_probs_6, 0.0, False, False)
        del attention_probs_6
        context_layer_9 = torch.matmul(attention_probs_7, value_layer_3)
        del attention_probs_7, value_layer_3
        permute_8 = context_layer_9.permute(0, 2, 1, 3)
        del context_layer_9
        context_layer_10 = permute_8.contiguous()
        del permute_8
        context_layer_11 = context_layer_10.view((1, 400, 64))
        del context_layer_10
        hidden_states_51 = torch.nn.functional.linear(context_layer_11, glpn_encoder_block_1_1_attention_output_dense_weight, glpn_encoder_block_1_1_attention_output_dense_bias)
        del context_layer_11
        hidden_states_52 = torch.nn.functional.dropout(hidden_states_51, 0.0, False, False)
        del hidden_states_51
        hidden_states_53 = hidden_states_52 + layer_output_2
        del layer_output_2, hidden_states_52
        layer_norm_7 = torch.nn.functional.layer_norm(hidden_states_53, (64,), glpn_encoder_block_1_1_layer_norm_2_weight, glpn_encoder_block_1_1_layer_norm_2_bias, 1e-05)
        hidden_states_54 = torch.nn.functional.linear(layer_norm_7, glpn_encoder_block_1_1_mlp_dense1_weight, glpn_encoder_block_1_1_mlp_dense1_bias)
        del layer_norm_7
        transpose_7 = hidden_states_54.transpose(1, 2)
        del hidden_states_54
        hidden_states_55 = transpose_7.view(1, 256, 20, 20)
        del transpose_7
        hidden_states_56 = torch.conv2d(hidden_states_55, glpn_encoder_block_1_1_mlp_dwconv_dwconv_weight, glpn_encoder_block_1_1_mlp_dwconv_dwconv_bias, (1, 1), (1, 1), (1, 1), 256)
        del hidden_states_55
        flatten_5 = hidden_states_56.flatten(2)
        del hidden_states_56
        hidden_states_57 = flatten_5.transpose(1, 2)
        del flatten_5
        hidden_states_58 = torch.nn.functional.gelu(hidden_states_57)
        del hidden_states_57
        hidden_states_59 = torch.nn.functional.dropout(hidden_states_58, 0.0, False, False)
        del hidden_states_58
        hidden_states_60 = torch.nn.functional.linear(hidden_states_59, glpn_encoder_block_1_1_mlp_dense2_weight, glpn_encoder_block_1_1_mlp_dense2_bias)
        del hidden_states_59
        hidden_states_61 = torch.nn.functional.dropout(hidden_states_60, 0.0, False, False)
        del hidden_states_60
        layer_output_3 = hidden_states_61 + hidden_states_53
        del hidden_states_53, hidden_states_61
        hidden_states_62 = torch.nn.functional.layer_norm(layer_output_3, (64,), glpn_encoder_layer_norm_1_weight, glpn_encoder_layer_norm_1_bias, 1e-05)
        del layer_output_3
        reshape_5 = hidden_states_62.reshape(1, 20, 20, -1)
        del hidden_states_62
        permute_9 = reshape_5.permute(0, 3, 1, 2)
        del reshape_5
        hidden_states_63 = permute_9.contiguous()
        del permute_9
        embeddings_6 = torch.conv2d(hidden_states_63, glpn_encoder_patch_embeddings_2_proj_weight, glpn_encoder_patch_embeddings_2_proj_bias, (2, 2), (1, 1), (1, 1), 1)
        flatten_6 = embeddings_6.flatten(2)
        del embeddings_6
        embeddings_7 = flatten_6.transpose(1, 2)
        del flatten_6
        embeddings_8 = torch.nn.functional.layer_norm(embeddings_7, (160,), glpn_encoder_patch_embeddings_2_layer_norm_weight, glpn_encoder_patch_embeddings_2_layer_norm_bias, 1e-05)
        del embeddings_7
        layer_norm_8 = torch.nn.functional.layer_norm(embeddings_8, (160,), glpn_encoder_block_2_0_layer_norm_1_weight, glpn_encoder_block_2_0_layer_norm_1_bias, 1e-05)
        linear_12 = torch.nn.functional.linear(layer_norm_8, glpn_encoder_block_2_0_attention_self_query_weight, glpn_encoder_block_2_0_attention_self_query_bias)
        view_12 = linear_12.view((1, 100, -1, 32))
        del linear_12
        query_layer_4 = view_12.transpose(1, 2)
        del view_12
        permute_10 = layer_norm_8.permute(0, 2, 1)
        del layer_norm_8
        hidden_states_64 = permute_10.reshape(1, 160, 10, 10)
        del permute_10
        hidden_states_65 = torch.conv2d(hidden_states_64, glpn_encoder_block_2_0_attention_self_sr_weight, glpn_encoder_block_2_0_attention_self_sr_bias, (2, 2), (0, 0), (1, 1), 1)
        del hidden_states_64
        reshape_6 = hidden_states_65.reshape(1, 160, -1)
        del hidden_states_65
        hidden_states_66 = reshape_6.permute(0, 2, 1)
        del reshape_6
        hidden_states_67 = torch.nn.functional.layer_norm(hidden_states_66, (160,), glpn_encoder_block_2_0_attention_self_layer_norm_weight, glpn_encoder_block_2_0_attention_self_layer_norm_bias, 1e-05)
        del hidden_states_66
        linear_13 = torch.nn.functional.linear(hidden_states_67, glpn_encoder_block_2_0_attention_self_key_weight, glpn_encoder_block_2_0_attention_self_key_bias)
        view_13 = linear_13.view((1, 25, -1, 32))
        del linear_13
        key_layer_4 = view_13.transpose(1, 2)
        del view_13
        linear_14 = torch.nn.functional.linear(hidden_states_67, glpn_encoder_block_2_0_attention_self_value_weight, glpn_encoder_block_2_0_attention_self_value_bias)
        del hidden_states_67
        view_14 = linear_14.view((1, 25, -1, 32))
        del linear_14
        value_layer_4 = view_14.transpose(1, 2)
        del view_14
        transpose_8 = key_layer_4.transpose(-1, -2)
        del key_layer_4
        attention_scores_8 = torch.matmul(query_layer_4, transpose_8)
        del query_layer_4, transpose_8
        attention_scores_9 = attention_scores_8 / 5.656854249492381
        del attention_scores_8
        attention_probs_8 = torch.nn.functional.softmax(attention_scores_9, dim=-1)
        del attention_scores_9
        attention_probs_9 = torch.nn.functional.dropout(attention_probs_8, 0.0, False, False)
        del attention_probs_8
        context_layer_12 = torch.matmul(attention_probs_9, value_layer_4)
        del attention_probs_9, value_layer_4
        permute_11 = context_layer_12.permute(0, 2, 1, 3)
        del context_layer_12
        context_layer_13 = permute_11.contiguous()
        del permute_11
        context_layer_14 = context_layer_13.view((1, 100, 160))
        del context_layer_13
        hidden_states_68 = torch.nn.functional.linear(context_layer_14, glpn_encoder_block_2_0_attention_output_dense_weight, glpn_encoder_block_2_0_attention_output_dense_bias)
        del context_layer_14
        hidden_states_69 = torch.nn.functional.dropout(hidden_states_68, 0.0, False, False)
        del hidden_states_68
        hidden_states_70 = hidden_states_69 + embeddings_8
        del embeddings_8, hidden_states_69
        layer_norm_9 = torch.nn.functional.layer_norm(hidden_states_70, (160,), glpn_encoder_block_2_0_layer_norm_2_weight, glpn_encoder_block_2_0_layer_norm_2_bias, 1e-05)
        hidden_states_71 = torch.nn.functional.linear(layer_norm_9, glpn_encoder_block_2_0_mlp_dense1_weight, glpn_encoder_block_2_0_mlp_dense1_bias)
        del layer_norm_9
        transpose_9 = hidden_states_71.transpose(1, 2)
        del hidden_states_71
        hidden_states_72 = transpose_9.view(1, 640, 10, 10)
        del transpose_9
        hidden_states_73 = torch.conv2d(hidden_states_72, glpn_encoder_block_2_0_mlp_dwconv_dwconv_weight, glpn_encoder_block_2_0_mlp_dwconv_dwconv_bias, (1, 1), (1, 1), (1, 1), 640)
        del hidden_states_72
        flatten_7 = hidden_states_73.flatten(2)
        del hidden_states_73
        hidden_states_74 = flatten_7.transpose(1, 2)
        del flatten_7
        hidden_states_75 = torch.nn.functional.gelu(hidden_states_74)
        del hidden_states_74
        hidden_states_76 = torch.nn.functional.dropout(hidden_states_75, 0.0, False, False)
        del hidden_states_75
        hidden_states_77 = torch.nn.functional.linear(hidden_states_76, glpn_encoder_block_2_0_mlp_dense2_weight, glpn_encoder_block_2_0_mlp_dense2_bias)
        del hidden_states_76
        hidden_states_78 = torch.nn.functional.dropout(hidden_states_77, 0.0, False, False)
        del hidden_states_77
        layer_output_4 = hidden_states_78 + hidden_states_70
        del hidden_states_70, hidden_states_78
        layer_norm_10 = torch.nn.functional.layer_norm(layer_output_4, (160,), glpn_encoder_block_2_1_layer_norm_1_weight, glpn_encoder_block_2_1_layer_norm_1_bias, 1e-05)
        linear_15 = torch.nn.functional.linear(layer_norm_10, glpn_encoder_block_2_1_attention_self_query_weight, glpn_encoder_block_2_1_attention_self_query_bias)
        view_15 = linear_15.view((1, 100, -1, 32))
        del linear_15
        query_layer_5 = view_15.transpose(1, 2)
        del view_15
        permute_12 = layer_norm_10.permute(0, 2, 1)
        del layer_norm_10
        hidden_states_79 = permute_12.reshape(1, 160, 10, 10)
        del permute_12
        hidden_states_80 = torch.conv2d(hidden_states_79, glpn_encoder_block_2_1_attention_self_sr_weight, glpn_encoder_block_2_1_attention_self_sr_bias, (2, 2), (0, 0), (1, 1), 1)
        del hidden_states_79
        reshape_7 = hidden_states_80.reshape(1, 160, -1)
        del hidden_states_80
        hidden_states_81 = reshape_7.permute(0, 2, 1)
        del reshape_7
        hidden_states_82 = torch.nn.functional.layer_norm(hidden_states_81, (160,), glpn_encoder_block_2_1_attention_self_layer_norm_weight, glpn_encoder_block_2_1_attention_self_layer_norm_bias, 1e-05)
        del hidden_states_81
        linear_16 = torch.nn.functional.linear(hidden_states_82, glpn_encoder_block_2_1_attention_self_key_weight, glpn_encoder_block_2_1_attention_self_key_bias)
        view_16 = linear_16.view((1, 25, -1, 32))
        del linear_16
        key_layer_5 = view_16.transpose(1, 2)
        del view_16
        linear_17 = torch.nn.functional.linear(hidden_states_82, glpn_encoder_block_2_1_attention_self_value_weight, glpn_encoder_block_2_1_attention_self_value_bias)
        del hidden_states_82
        view_17 = linear_17.view((1, 25, -1, 32))
        del linear_17
        value_layer_5 = view_17.transpose(1, 2)
        del view_17
        transpose_10 = key_layer_5.transpose(-1, -2)
        del key_layer_5
        attention_scores_10 = torch.matmul(query_layer_5, transpose_10)
        del query_layer_5, transpose_10
        attention_scores_11 = attention_scores_10 / 5.656854249492381
        del attention_scores_10
        attention_probs_10 = torch.nn.functional.softmax(attention_scores_11, dim=-1)
        del attention_scores_11
        attention_probs_11 = torch.nn.functional.dropout(attention_probs_10, 0.0, False, False)
        del attention_probs_10
        context_layer_15 = torch.matmul(attention_probs_11, value_layer_5)
        del attention_probs_11, value_layer_5
        permute_13 = context_layer_15.permute(0, 2, 1, 3)
        del context_layer_15
        context_layer_16 = permute_13.contiguous()
        del permute_13
        context_layer_17 = context_layer_16.view((1, 100, 160))
        del context_layer_16
        hidden_states_83 = torch.nn.functional.linear(context_layer_17, glpn_encoder_block_2_1_attention_output_dense_weight, glpn_encoder_block_2_1_attention_output_dense_bias)
        del context_layer_17
        hidden_states_84 = torch.nn.functional.dropout(hidden_states_83, 0.0, False, False)
        del hidden_states_83
        hidden_states_85 = hidden_states_84 + layer_output_4
        del layer_output_4, hidden_states_84
        layer_norm_11 = torch.nn.functional.layer_norm(hidden_states_85, (160,), glpn_encoder_block_2_1_layer_norm_2_weight, glpn_encoder_block_2_1_layer_norm_2_bias, 1e-05)
        hidden_states_86 = torch.nn.functional.linear(layer_norm_11, glpn_encoder_block_2_1_mlp_dense1_weight, glpn_encoder_block_2_1_mlp_dense1_bias)
        del layer_norm_11
        transpose_11 = hidden_states_86.transpose(1, 2)
        del hidden_states_86
        hidden_states_87 = transpose_11.view(1, 640, 10, 10)
        del transpose_11
        hidden_states_88 = torch.conv2d(hidden_states_87, glpn_encoder_block_2_1_mlp_dwconv_dwconv_weight, glpn_encoder_block_2_1_mlp_dwconv_dwconv_bias, (1, 1), (1, 1), (1, 1), 640)
        del hidden_states_87
        flatten_8 = hidden_states_88.flatten(2)
        del hidden_states_88
        hidden_states_89 = flatten_8.transpose(1, 2)
        del flatten_8
        hidden_states_90 = torch.nn.functional.gelu(hidden_states_89)
        del hidden_states_89
        hidden_states_91 = torch.nn.functional.dropout(hidden_states_90, 0.0, False, False)
        del hidden_states_90
        hidden_states_92 = torch.nn.functional.linear(hidden_states_91, glpn_encoder_block_2_1_mlp_dense2_weight, glpn_encoder_block_2_1_mlp_dense2_bias)
        del hidden_states_91
        hidden_states_93 = torch.nn.functional.dropout(hidden_states_92, 0.0, False, False)
        del hidden_states_92
        layer_output_5 = hidden_states_93 + hidden_states_85
        del hidden_states_85, hidden_states_93
        hidden_states_94 = torch.nn.functional.layer_norm(layer_output_5, (160,), glpn_encoder_layer_norm_2_weight, glpn_encoder_layer_norm_2_bias, 1e-05)
        del layer_output_5
        reshape_8 = hidden_states_94.reshape(1, 10, 10, -1)
        del hidden_states_94
        permute_14 = reshape_8.permute(0, 3, 1, 2)
        del reshape_8
        hidden_states_95 = permute_14.contiguous()
        del permute_14
        embeddings_9 = torch.conv2d(hidden_states_95, glpn_encoder_patch_embeddings_3_proj_weight, glpn_encoder_patch_embeddings_3_proj_bias, (2, 2), (1, 1), (1, 1), 1)
        flatten_9 = embeddings_9.flatten(2)
        del embeddings_9
        embeddings_10 = flatten_9.transpose(1, 2)
        del flatten_9
        embeddings_11 = torch.nn.functional.layer_norm(embeddings_10, (128,), glpn_encoder_patch_embeddings_3_layer_norm_weight, glpn_encoder_patch_embeddings_3_layer_norm_bias, 1e-05)
        del embeddings_10
        layer_norm_12 = torch.nn.functional.layer_norm(embeddings_11, (128,), glpn_encoder_block_3_0_layer_norm_1_weight, glpn_encoder_block_3_0_layer_norm_1_bias, 1e-05)
        linear_18 = torch.nn.functional.linear(layer_norm_12, glpn_encoder_block_3_0_attention_self_query_weight, glpn_encoder_block_3_0_attention_self_query_bias)
        view_18 = linear_18.view((1, 25, -1, 16))
        del linear_18
        query_layer_6 = view_18.transpose(1, 2)
        del view_18
        linear_19 = torch.nn.functional.linear(layer_norm_12, glpn_encoder_block_3_0_attention_self_key_weight, glpn_encoder_block_3_0_attention_self_key_bias)
        view_19 = linear_19.view((1, 25, -1, 16))
        del linear_19
        key_layer_6 = view_19.transpose(1, 2)
        del view_19
        linear_20 = torch.nn.functional.linear(layer_norm_12, glpn_encoder_block_3_0_attention_self_value_weight, glpn_encoder_block_3_0_attention_self_value_bias)
        del layer_norm_12
        view_20 = linear_20.view((1, 25, -1, 16))
        del linear_20
        value_layer_6 = view_20.transpose(1, 2)
        del view_20
        transpose_12 = key_layer_6.transpose(-1, -2)
        del key_layer_6
        attention_scores_12 = torch.matmul(query_layer_6, transpose_12)
        del query_layer_6, transpose_12
        attention_scores_13 = attention_scores_12 / 4.0
        del attention_scores_12
        attention_probs_12 = torch.nn.functional.softmax(attention_scores_13, dim=-1)
        del attention_scores_13
        attention_probs_13 = torch.nn.functional.dropout(attention_probs_12, 0.0, False, False)
        del attention_probs_12
        context_layer_18 = torch.matmul(attention_probs_13, value_layer_6)
        del attention_probs_13, value_layer_6
        permute_15 = context_layer_18.permute(0, 2, 1, 3)
        del context_layer_18
        context_layer_19 = permute_15.contiguous()
        del permute_15
        context_layer_20 = context_layer_19.view((1, 25, 128))
        del context_layer_19
        hidden_states_96 = torch.nn.functional.linear(context_layer_20, glpn_encoder_block_3_0_attention_output_dense_weight, glpn_encoder_block_3_0_attention_output_dense_bias)
        del context_layer_20
        hidden_states_97 = torch.nn.functional.dropout(hidden_states_96, 0.0, False, False)
        del hidden_states_96
        hidden_states_98 = hidden_states_97 + embeddings_11
        del embeddings_11, hidden_states_97
        layer_norm_13 = torch.nn.functional.layer_norm(hidden_states_98, (128,), glpn_encoder_block_3_0_layer_norm_2_weight, glpn_encoder_block_3_0_layer_norm_2_bias, 1e-05)
        hidden_states_99 = torch.nn.functional.linear(layer_norm_13, glpn_encoder_block_3_0_mlp_dense1_weight, glpn_encoder_block_3_0_mlp_dense1_bias)
        del layer_norm_13
        transpose_13 = hidden_states_99.transpose(1, 2)
        del hidden_states_99
        hidden_states_100 = transpose_13.view(1, 512, 5, 5)
        del transpose_13
        hidden_states_101 = torch.conv2d(hidden_states_100, glpn_encoder_block_3_0_mlp_dwconv_dwconv_weight, glpn_encoder_block_3_0_mlp_dwconv_dwconv_bias, (1, 1), (1, 1), (1, 1), 512)
        del hidden_states_100
        flatten_10 = hidden_states_101.flatten(2)
        del hidden_states_101
        hidden_states_102 = flatten_10.transpose(1, 2)
        del flatten_10
        hidden_states_103 = torch.nn.functional.gelu(hidden_states_102)
        del hidden_states_102
        hidden_states_104 = torch.nn.functional.dropout(hidden_states_103, 0.0, False, False)
        del hidden_states_103
        hidden_states_105 = torch.nn.functional.linear(hidden_states_104, glpn_encoder_block_3_0_mlp_dense2_weight, glpn_encoder_block_3_0_mlp_dense2_bias)
        del hidden_states_104
        hidden_states_106 = torch.nn.functional.dropout(hidden_states_105, 0.0, False, False)
        del hidden_states_105
        layer_output_6 = hidden_states_106 + hidden_states_98
        del hidden_states_98, hidden_states_106
        layer_norm_14 = torch.nn.functional.layer_norm(layer_output_6, (128,), glpn_encoder_block_3_1_layer_norm_1_weight, glpn_encoder_block_3_1_layer_norm_1_bias, 1e-05)
        linear_21 = torch.nn.functional.linear(layer_norm_14, glpn_encoder_block_3_1_attention_self_query_weight, glpn_encoder_block_3_1_attention_self_query_bias)
        view_21 = linear_21.view((1, 25, -1, 16))
        del linear_21
        query_layer_7 = view_21.transpose(1, 2)
        del view_21
        linear_22 = torch.nn.functional.linear(layer_norm_14, glpn_encoder_block_3_1_attention_self_key_weight, glpn_encoder_block_3_1_attention_self_key_bias)
        view_22 = linear_22.view((1, 25, -1, 16))
        del linear_22
        key_layer_7 = view_22.transpose(1, 2)
        del view_22
        linear_23 = torch.nn.functional.linear(layer_norm_14, glpn_encoder_block_3_1_attention_self_value_weight, glpn_encoder_block_3_1_attention_self_value_bias)
        del layer_norm_14
        view_23 = linear_23.view((1, 25, -1, 16))
        del linear_23
        value_layer_7 = view_23.transpose(1, 2)
        del view_23
        transpose_14 = key_layer_7.transpose(-1, -2)
        del key_layer_7
        attention_scores_14 = torch.matmul(query_layer_7, transpose_14)
        del query_layer_7, transpose_14
        attention_scores_15 = attention_scores_14 / 4.0
        del attention_scores_14
        attention_probs_14 = torch.nn.functional.softmax(attention_scores_15, dim=-1)
        del attention_scores_15
        attention_probs_15 = torch.nn.functional.dropout(attention_probs_14, 0.0, False, False)
        del attention_probs_14
        context_layer_21 = torch.matmul(attention_probs_15, value_layer_7)
        del attention_probs_15, value_layer_7
        permute_16 = context_layer_21.permute(0, 2, 1, 3)
        del context_layer_21
        context_layer_22 = permute_16.contiguous()
        del permute_16
        context_layer_23 = context_layer_22.view((1, 25, 128))
        del context_layer_22
        hidden_states_107 = torch.nn.functional.linear(context_layer_23, glpn_encoder_block_3_1_attention_output_dense_weight, glpn_encoder_block_3_1_attention_output_dense_bias)
        del context_layer_23
        hidden_states_108 = torch.nn.functional.dropout(hidden_states_107, 0.0, False, False)
        del hidden_states_107
        hidden_states_109 = hidden_states_108 + layer_output_6
        del layer_output_6, hidden_states_108
        layer_norm_15 = torch.nn.functional.layer_norm(hidden_states_109, (128,), glpn_encoder_block_3_1_layer_norm_2_weight, glpn_encoder_block_3_1_layer_norm_2_bias, 1e-05)
        hidden_states_110 = torch.nn.functional.linear(layer_norm_15, glpn_encoder_block_3_1_mlp_dense1_weight, glpn_encoder_block_3_1_mlp_dense1_bias)
        del layer_norm_15
        transpose_15 = hidden_states_110.transpose(1, 2)
        del hidden_states_110
        hidden_states_111 = transpose_15.view(1, 512, 5, 5)
        del transpose_15
        hidden_states_112 = torch.conv2d(hidden_states_111, glpn_encoder_block_3_1_mlp_dwconv_dwconv_weight, glpn_encoder_block_3_1_mlp_dwconv_dwconv_bias, (1, 1), (1, 1), (1, 1), 512)
        del hidden_states_111
        flatten_11 = hidden_states_112.flatten(2)
        del hidden_states_112
        hidden_states_113 = flatten_11.transpose(1, 2)
        del flatten_11
        hidden_states_114 = torch.nn.functional.gelu(hidden_states_113)
        del hidden_states_113
        hidden_states_115 = torch.nn.functional.dropout(hidden_states_114, 0.0, False, False)
        del hidden_states_114
        hidden_states_116 = torch.nn.functional.linear(hidden_states_115, glpn_encoder_block_3_1_mlp_dense2_weight, glpn_encoder_block_3_1_mlp_dense2_bias)
        del hidden_states_115
        hidden_states_117 = torch.nn.functional.dropout(hidden_states_116, 0.0, False, False)
        del hidden_states_116
        layer_output_7 = hidden_states_117 + hidden_states_109
        del hidden_states_109, hidden_states_117
        hidden_states_118 = torch.nn.functional.layer_norm(layer_output_7, (128,), glpn_encoder_layer_norm_3_weight, glpn_encoder_layer_norm_3_bias, 1e-05)
        del layer_output_7
        reshape_9 = hidden_states_118.reshape(1, 5, 5, -1)
        del hidden_states_118
        permute_17 = reshape_9.permute(0, 3, 1, 2)
        del reshape_9
        hidden_states_119 = permute_17.contiguous()
        del permute_17
        hidden_state = torch.conv2d(hidden_states_119, decoder_stages_0_convolution_weight, decoder_stages_0_convolution_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_119
        hidden_state_1 = torch.nn.functional.interpolate(hidden_state, None, 2.0, 'bilinear', False, recompute_scale_factor=None)
        del hidden_state
        hidden_state_2 = torch.conv2d(hidden_states_95, decoder_stages_1_convolution_weight, decoder_stages_1_convolution_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_95
        features = torch.cat((hidden_state_2, hidden_state_1), dim=1)
        input_1 = torch.conv2d(features, decoder_stages_1_fusion_convolutional_layer1_0_weight, decoder_stages_1_fusion_convolutional_layer1_0_bias, (1, 1), (1, 1), (1, 1), 1)
        del features
        input_2 = torch.nn.functional.batch_norm(input_1, decoder_stages_1_fusion_convolutional_layer1_1_running_mean, decoder_stages_1_fusion_convolutional_layer1_1_running_var, decoder_stages_1_fusion_convolutional_layer1_1_weight, decoder_stages_1_fusion_convolutional_layer1_1_bias, False, 0.1, 1e-05)
        del input_1
        input_3 = torch.nn.functional.relu(input_2, inplace=False)
        del input_2
        input_4 = torch.conv2d(input_3, decoder_stages_1_fusion_convolutional_layer2_0_weight, decoder_stages_1_fusion_convolutional_layer2_0_bias, (1, 1), (1, 1), (1, 1), 1)
        del input_3
        input_5 = torch.nn.functional.batch_norm(input_4, decoder_stages_1_fusion_convolutional_layer2_1_running_mean, decoder_stages_1_fusion_convolutional_layer2_1_running_var, decoder_stages_1_fusion_convolutional_layer2_1_weight, decoder_stages_1_fusion_convolutional_layer2_1_bias, False, 0.1, 1e-05)
        del input_4
        input_6 = torch.nn.functional.relu(input_5, inplace=False)
        del input_5
        features_1 = torch.conv2d(input_6, decoder_stages_1_fusion_convolutional_layer3_weight, decoder_stages_1_fusion_convolutional_layer3_bias, (1, 1), (1, 1), (1, 1), 1)
        del input_6
        attn = torch.sigmoid(features_1)
        del features_1
        getitem = attn[:, 0, :, :]
        unsqueeze = getitem.unsqueeze(1)
        del getitem
        mul = hidden_state_2 * unsqueeze
        del hidden_state_2, unsqueeze
        getitem_1 = attn[:, 1, :, :]
        del attn
        unsqueeze_1 = getitem_1.unsqueeze(1)
        del getitem_1
        mul_1 = hidden_state_1 * unsqueeze_1
        del hidden_state_1, unsqueeze_1
        hybrid_features = mul + mul_1
        del mul, mul_1
        hidden_state_3 = torch.nn.functional.interpolate(hybrid_features, None, 2.0, 'bilinear', False, recompute_scale_factor=None)
        del hybrid_features
        hidden_state_4 = torch.conv2d(hidden_states_63, decoder_stages_2_convolution_weight, decoder_stages_2_convolution_bias, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_63
        features_2 = torch.cat((hidden_state_4, hidden_state_3), dim=1)
        input_7 = torch.conv2d(features_2, decoder_stages_2_fusion_convolutional_layer1_0_weight, decoder_stages_2_fusion_convolutional_layer1_0_bias, (1, 1), (1, 1), (1, 1), 1)
        del features_2
        input_8 = torch.nn.functional.batch_norm(input_7, decoder_stages_2_fusion_convolutional_layer1_1_running_mean, decoder_stages_2_fusion_convolutional_layer1_1_running_var, decoder_stages_2_fusion_convolutional_layer1_1_weight, decoder_stages_2_fusion_convolutional_layer1_1_bias, False, 0.1, 1e-05)
        del input_7
        input_9 = torch.nn.functional.relu(input_8, inplace=False)
        del input_8
        input_10 = torch.conv2d(input_9, decoder_stages_2_fusion_convolutional_layer2_0_weight, decoder_stages_2_fusion_convolutional_layer2_0_bias, (1, 1), (1, 1), (1, 1), 1)
        del input_9
        input_11 = torch.nn.functional.batch_norm(input_10, decoder_stages_2_fusion_convolutional_layer2_1_running_mean, decoder_stages_2_fusion_convolutional_layer2_1_running_var, decoder_stages_2_fusion_convolutional_layer2_1_weight, decoder_stages_2_fusion_convolutional_layer2_1_bias, False, 0.1, 1e-05)
        del input_10
        input_12 = torch.nn.functional.relu(input_11, inplace=False)
        del input_11
        features_3 = torch.conv2d(input_12, decoder_stages_2_fusion_convolutional_layer3_weight, decoder_stages_2_fusion_convolutional_layer3_bias, (1, 1), (1, 1), (1, 1), 1)
        del input_12
        attn_1 = torch.sigmoid(features_3)
        del features_3
        getitem_2 = attn_1[:, 0, :, :]
        unsqueeze_2 = getitem_2.unsqueeze(1)
        del getitem_2
        mul_2 = hidden_state_4 * unsqueeze_2
        del hidden_state_4, unsqueeze_2
        getitem_3 = attn_1[:, 1, :, :]
        del attn_1
        unsqueeze_3 = getitem_3.unsqueeze(1)
        del getitem_3
        mul_3 = hidden_state_3 * unsqueeze_3
        del hidden_state_3, unsqueeze_3
        hybrid_features_1 = mul_2 + mul_3
        del mul_2, mul_3
        hidden_state_5 = torch.nn.functional.interpolate(hybrid_features_1, None, 2.0, 'bilinear', False, recompute_scale_factor=None)
        del hybrid_features_1
        features_4 = torch.cat((hidden_states_31, hidden_state_5), dim=1)
        input_13 = torch.conv2d(features_4, decoder_stages_3_fusion_convolutional_layer1_0_weight, decoder_stages_3_fusion_convolutional_layer1_0_bias, (1, 1), (1, 1), (1, 1), 1)
        del features_4
        input_14 = torch.nn.functional.batch_norm(input_13, decoder_stages_3_fusion_convolutional_layer1_1_running_mean, decoder_stages_3_fusion_convolutional_layer1_1_running_var, decoder_stages_3_fusion_convolutional_layer1_1_weight, decoder_stages_3_fusion_convolutional_layer1_1_bias, False, 0.1, 1e-05)
        del input_13
        input_15 = torch.nn.functional.relu(input_14, inplace=False)
        del input_14
        input_16 = torch.conv2d(input_15, decoder_stages_3_fusion_convolutional_layer2_0_weight, decoder_stages_3_fusion_convolutional_layer2_0_bias, (1, 1), (1, 1), (1, 1), 1)
        del input_15
        input_17 = torch.nn.functional.batch_norm(input_16, decoder_stages_3_fusion_convolutional_layer2_1_running_mean, decoder_stages_3_fusion_convolutional_layer2_1_running_var, decoder_stages_3_fusion_convolutional_layer2_1_weight, decoder_stages_3_fusion_convolutional_layer2_1_bias, False, 0.1, 1e-05)
        del input_16
        input_18 = torch.nn.functional.relu(input_17, inplace=False)
        del input_17
        features_5 = torch.conv2d(input_18, decoder_stages_3_fusion_convolutional_layer3_weight, decoder_stages_3_fusion_convolutional_layer3_bias, (1, 1), (1, 1), (1, 1), 1)
        del input_18
        attn_2 = torch.sigmoid(features_5)
        del features_5
        getitem_4 = attn_2[:, 0, :, :]
        unsqueeze_4 = getitem_4.unsqueeze(1)
        del getitem_4
        mul_4 = hidden_states_31 * unsqueeze_4
        del hidden_states_31, unsqueeze_4
        getitem_5 = attn_2[:, 1, :, :]
        del attn_2
        unsqueeze_5 = getitem_5.unsqueeze(1)
        del getitem_5
        mul_5 = hidden_state_5 * unsqueeze_5
        del hidden_state_5, unsqueeze_5
        hybrid_features_2 = mul_4 + mul_5
        del mul_4, mul_5
        hidden_state_6 = torch.nn.functional.interpolate(hybrid_features_2, None, 2.0, 'bilinear', False, recompute_scale_factor=None)
        del hybrid_features_2
        hidden_states_120 = torch.nn.functional.interpolate(hidden_state_6, None, 2.0, 'bilinear', False, recompute_scale_factor=None)
        del hidden_state_6
        input_19 = torch.conv2d(hidden_states_120, head_head_0_weight, head_head_0_bias, (1, 1), (1, 1), (1, 1), 1)
        del hidden_states_120
        input_20 = torch.nn.functional.relu(input_19, inplace=False)
        del input_19
        input_21 = torch.conv2d(input_20, head_head_2_weight, head_head_2_bias, (1, 1), (1, 1), (1, 1), 1)
        del input_20
        sigmoid = torch.sigmoid(input_21)
        del input_21
        predicted_depth = sigmoid * 10
        del sigmoid
        predicted_depth_1 = predicted_depth.squeeze(dim=1)
        del predicted_depth
        return (predicted_depth_1,)
