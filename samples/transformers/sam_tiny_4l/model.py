import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        pixel_values: torch.Tensor,
        input_points: torch.Tensor,
        shared_image_embedding_positional_embedding: torch.Tensor,
        vision_encoder_patch_embed_projection_weight: torch.Tensor,
        vision_encoder_patch_embed_projection_bias: torch.Tensor,
        vision_encoder_pos_embed: torch.Tensor,
        vision_encoder_layers_0_layer_norm1_weight: torch.Tensor,
        vision_encoder_layers_0_layer_norm1_bias: torch.Tensor,
        vision_encoder_layers_0_attn_qkv_weight: torch.Tensor,
        vision_encoder_layers_0_attn_qkv_bias: torch.Tensor,
        vision_encoder_layers_0_attn_rel_pos_h: torch.Tensor,
        vision_encoder_layers_0_attn_rel_pos_w: torch.Tensor,
        vision_encoder_layers_0_attn_proj_weight: torch.Tensor,
        vision_encoder_layers_0_attn_proj_bias: torch.Tensor,
        vision_encoder_layers_0_layer_norm2_weight: torch.Tensor,
        vision_encoder_layers_0_layer_norm2_bias: torch.Tensor,
        vision_encoder_layers_0_mlp_lin1_weight: torch.Tensor,
        vision_encoder_layers_0_mlp_lin1_bias: torch.Tensor,
        vision_encoder_layers_0_mlp_lin2_weight: torch.Tensor,
        vision_encoder_layers_0_mlp_lin2_bias: torch.Tensor,
        vision_encoder_layers_1_layer_norm1_weight: torch.Tensor,
        vision_encoder_layers_1_layer_norm1_bias: torch.Tensor,
        vision_encoder_layers_1_attn_qkv_weight: torch.Tensor,
        vision_encoder_layers_1_attn_qkv_bias: torch.Tensor,
        vision_encoder_layers_1_attn_rel_pos_h: torch.Tensor,
        vision_encoder_layers_1_attn_rel_pos_w: torch.Tensor,
        vision_encoder_layers_1_attn_proj_weight: torch.Tensor,
        vision_encoder_layers_1_attn_proj_bias: torch.Tensor,
        vision_encoder_layers_1_layer_norm2_weight: torch.Tensor,
        vision_encoder_layers_1_layer_norm2_bias: torch.Tensor,
        vision_encoder_layers_1_mlp_lin1_weight: torch.Tensor,
        vision_encoder_layers_1_mlp_lin1_bias: torch.Tensor,
        vision_encoder_layers_1_mlp_lin2_weight: torch.Tensor,
        vision_encoder_layers_1_mlp_lin2_bias: torch.Tensor,
        vision_encoder_layers_2_layer_norm1_weight: torch.Tensor,
        vision_encoder_layers_2_layer_norm1_bias: torch.Tensor,
        vision_encoder_layers_2_attn_qkv_weight: torch.Tensor,
        vision_encoder_layers_2_attn_qkv_bias: torch.Tensor,
        vision_encoder_layers_2_attn_rel_pos_h: torch.Tensor,
        vision_encoder_layers_2_attn_rel_pos_w: torch.Tensor,
        vision_encoder_layers_2_attn_proj_weight: torch.Tensor,
        vision_encoder_layers_2_attn_proj_bias: torch.Tensor,
        vision_encoder_layers_2_layer_norm2_weight: torch.Tensor,
        vision_encoder_layers_2_layer_norm2_bias: torch.Tensor,
        vision_encoder_layers_2_mlp_lin1_weight: torch.Tensor,
        vision_encoder_layers_2_mlp_lin1_bias: torch.Tensor,
        vision_encoder_layers_2_mlp_lin2_weight: torch.Tensor,
        vision_encoder_layers_2_mlp_lin2_bias: torch.Tensor,
        vision_encoder_layers_3_layer_norm1_weight: torch.Tensor,
        vision_encoder_layers_3_layer_norm1_bias: torch.Tensor,
        vision_encoder_layers_3_attn_qkv_weight: torch.Tensor,
        vision_encoder_layers_3_attn_qkv_bias: torch.Tensor,
        vision_encoder_layers_3_attn_rel_pos_h: torch.Tensor,
        vision_encoder_layers_3_attn_rel_pos_w: torch.Tensor,
        vision_encoder_layers_3_attn_proj_weight: torch.Tensor,
        vision_encoder_layers_3_attn_proj_bias: torch.Tensor,
        vision_encoder_layers_3_layer_norm2_weight: torch.Tensor,
        vision_encoder_layers_3_layer_norm2_bias: torch.Tensor,
        vision_encoder_layers_3_mlp_lin1_weight: torch.Tensor,
        vision_encoder_layers_3_mlp_lin1_bias: torch.Tensor,
        vision_encoder_layers_3_mlp_lin2_weight: torch.Tensor,
        vision_encoder_layers_3_mlp_lin2_bias: torch.Tensor,
        vision_encoder_neck_conv1_weight: torch.Tensor,
        vision_encoder_neck_layer_norm1_weight: torch.Tensor,
        vision_encoder_neck_layer_norm1_bias: torch.Tensor,
        vision_encoder_neck_conv2_weight: torch.Tensor,
        vision_encoder_neck_layer_norm2_weight: torch.Tensor,
        vision_encoder_neck_layer_norm2_bias: torch.Tensor,
        prompt_encoder_not_a_point_embed_weight: torch.Tensor,
        prompt_encoder_point_embed_0_weight: torch.Tensor,
        prompt_encoder_point_embed_1_weight: torch.Tensor,
        prompt_encoder_no_mask_embed_weight: torch.Tensor,
        mask_decoder_iou_token_weight: torch.Tensor,
        mask_decoder_mask_tokens_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_self_attn_q_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_self_attn_q_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_0_self_attn_k_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_self_attn_k_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_0_self_attn_v_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_self_attn_v_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_0_self_attn_out_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_self_attn_out_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_0_layer_norm1_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_layer_norm1_bias: torch.Tensor,
        mask_decoder_transformer_layers_0_cross_attn_token_to_image_q_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_cross_attn_token_to_image_q_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_0_cross_attn_token_to_image_k_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_cross_attn_token_to_image_k_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_0_cross_attn_token_to_image_v_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_cross_attn_token_to_image_v_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_0_cross_attn_token_to_image_out_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_cross_attn_token_to_image_out_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_0_layer_norm2_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_layer_norm2_bias: torch.Tensor,
        mask_decoder_transformer_layers_0_mlp_lin1_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_mlp_lin1_bias: torch.Tensor,
        mask_decoder_transformer_layers_0_mlp_lin2_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_mlp_lin2_bias: torch.Tensor,
        mask_decoder_transformer_layers_0_layer_norm3_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_layer_norm3_bias: torch.Tensor,
        mask_decoder_transformer_layers_0_cross_attn_image_to_token_q_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_cross_attn_image_to_token_q_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_0_cross_attn_image_to_token_k_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_cross_attn_image_to_token_k_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_0_cross_attn_image_to_token_v_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_cross_attn_image_to_token_v_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_0_cross_attn_image_to_token_out_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_cross_attn_image_to_token_out_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_0_layer_norm4_weight: torch.Tensor,
        mask_decoder_transformer_layers_0_layer_norm4_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_self_attn_q_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_self_attn_q_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_self_attn_k_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_self_attn_k_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_self_attn_v_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_self_attn_v_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_self_attn_out_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_self_attn_out_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_layer_norm1_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_layer_norm1_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_cross_attn_token_to_image_q_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_cross_attn_token_to_image_q_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_cross_attn_token_to_image_k_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_cross_attn_token_to_image_k_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_cross_attn_token_to_image_v_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_cross_attn_token_to_image_v_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_cross_attn_token_to_image_out_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_cross_attn_token_to_image_out_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_layer_norm2_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_layer_norm2_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_mlp_lin1_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_mlp_lin1_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_mlp_lin2_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_mlp_lin2_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_layer_norm3_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_layer_norm3_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_cross_attn_image_to_token_q_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_cross_attn_image_to_token_q_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_cross_attn_image_to_token_k_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_cross_attn_image_to_token_k_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_cross_attn_image_to_token_v_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_cross_attn_image_to_token_v_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_cross_attn_image_to_token_out_proj_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_cross_attn_image_to_token_out_proj_bias: torch.Tensor,
        mask_decoder_transformer_layers_1_layer_norm4_weight: torch.Tensor,
        mask_decoder_transformer_layers_1_layer_norm4_bias: torch.Tensor,
        mask_decoder_transformer_final_attn_token_to_image_q_proj_weight: torch.Tensor,
        mask_decoder_transformer_final_attn_token_to_image_q_proj_bias: torch.Tensor,
        mask_decoder_transformer_final_attn_token_to_image_k_proj_weight: torch.Tensor,
        mask_decoder_transformer_final_attn_token_to_image_k_proj_bias: torch.Tensor,
        mask_decoder_transformer_final_attn_token_to_image_v_proj_weight: torch.Tensor,
        mask_decoder_transformer_final_attn_token_to_image_v_proj_bias: torch.Tensor,
        mask_decoder_transformer_final_attn_token_to_image_out_proj_weight: torch.Tensor,
        mask_decoder_transformer_final_attn_token_to_image_out_proj_bias: torch.Tensor,
        mask_decoder_transformer_layer_norm_final_attn_weight: torch.Tensor,
        mask_decoder_transformer_layer_norm_final_attn_bias: torch.Tensor,
        mask_decoder_upscale_conv1_weight: torch.Tensor,
        mask_decoder_upscale_conv1_bias: torch.Tensor,
        mask_decoder_upscale_layer_norm_weight: torch.Tensor,
        mask_decoder_upscale_layer_norm_bias: torch.Tensor,
        mask_decoder_upscale_conv2_weight: torch.Tensor,
        mask_decoder_upscale_conv2_bias: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_0_proj_in_weight: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_0_proj_in_bias: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_0_layers_0_weight: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_0_layers_0_bias: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_0_proj_out_weight: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_0_proj_out_bias: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_1_proj_in_weight: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_1_proj_in_bias: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_1_layers_0_weight: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_1_layers_0_bias: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_1_proj_out_weight: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_1_proj_out_bias: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_2_proj_in_weight: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_2_proj_in_bias: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_2_layers_0_weight: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_2_layers_0_bias: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_2_proj_out_weight: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_2_proj_out_bias: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_3_proj_in_weight: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_3_proj_in_bias: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_3_layers_0_weight: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_3_layers_0_bias: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_3_proj_out_weight: torch.Tensor,
        mask_decoder_output_hypernetworks_mlps_3_proj_out_bias: torch.Tensor,
        mask_decoder_iou_prediction_head_proj_in_weight: torch.Tensor,
        mask_decoder_iou_prediction_head_proj_in_bias: torch.Tensor,
        mask_decoder_iou_prediction_head_layers_0_weight: torch.Tensor,
        mask_decoder_iou_prediction_head_layers_0_bias: torch.Tensor,
        mask_decoder_iou_prediction_head_proj_out_weight: torch.Tensor,
        mask_decoder_iou_prediction_head_proj_out_bias: torch.Tensor,
    ):
        device = pixel_values.device
        grid = torch.ones((16, 16), device=device, dtype=torch.float32)
        cumsum = grid.cumsum(dim=0)
        y_embed = cumsum - 0.5
        del cumsum
        cumsum_1 = grid.cumsum(dim=1)
        del grid
        x_embed = cumsum_1 - 0.5
        del cumsum_1
        y_embed_1 = y_embed / 16
        del y_embed
        x_embed_1 = x_embed / 16
        del x_embed
        stack = torch.stack([x_embed_1, y_embed_1], dim=-1)
        del x_embed_1, y_embed_1
        coordinates = stack.clone()
        del stack
        mul = 2 * coordinates
        del coordinates
        coordinates_1 = mul - 1
        del mul
        coordinates_2 = coordinates_1.to(torch.float32)
        del coordinates_1
        coordinates_3 = coordinates_2 @ shared_image_embedding_positional_embedding
        del coordinates_2
        coordinates_4 = 6.283185307179586 * coordinates_3
        del coordinates_3
        sin = torch.sin(coordinates_4)
        cos = torch.cos(coordinates_4)
        del coordinates_4
        positional_embedding = torch.cat([sin, cos], dim=-1)
        del sin, cos
        permute = positional_embedding.permute(2, 0, 1)
        del positional_embedding
        image_positional_embeddings = permute.unsqueeze(0)
        del permute
        image_positional_embeddings_1 = image_positional_embeddings.repeat(1, 1, 1, 1)
        del image_positional_embeddings
        conv2d = torch.conv2d(pixel_values, vision_encoder_patch_embed_projection_weight, vision_encoder_patch_embed_projection_bias, (16, 16), (0, 0), (1, 1), 1)
        embeddings = conv2d.permute(0, 2, 3, 1)
        del conv2d
        hidden_states = embeddings + vision_encoder_pos_embed
        del embeddings
        hidden_states_1 = torch.nn.functional.layer_norm(hidden_states, (192,), vision_encoder_layers_0_layer_norm1_weight, vision_encoder_layers_0_layer_norm1_bias, 1e-06)
        hidden_states_2 = torch.nn.functional.pad(hidden_states_1, (0, 0, 0, 5, 0, 5), 'constant', None)
        del hidden_states_1
        hidden_states_3 = hidden_states_2.reshape(1, 3, 7, 3, 7, 192)
        del hidden_states_2
        permute_1 = hidden_states_3.permute(0, 1, 3, 2, 4, 5)
        del hidden_states_3
        contiguous = permute_1.contiguous()
        del permute_1
        windows = contiguous.reshape(-1, 7, 7, 192)
        del contiguous
        linear = torch.nn.functional.linear(windows, vision_encoder_layers_0_attn_qkv_weight, vision_encoder_layers_0_attn_qkv_bias)
        del windows
        reshape = linear.reshape(9, 49, 3, 3, -1)
        del linear
        qkv = reshape.permute(2, 0, 3, 1, 4)
        del reshape
        reshape_1 = qkv.reshape(3, 27, 49, -1)
        del qkv
        unbind = reshape_1.unbind(0)
        del reshape_1
        query = unbind[0]
        key = unbind[1]
        value = unbind[2]
        del unbind
        reshape_2 = vision_encoder_layers_0_attn_rel_pos_h.reshape(1, 13, -1)
        transpose = reshape_2.transpose(1, 2)
        del reshape_2
        rel_pos_resized = torch.nn.functional.interpolate(transpose, size=13, mode='linear')
        del transpose
        reshape_3 = rel_pos_resized.reshape(-1, 13)
        del rel_pos_resized
        rel_pos_resized_1 = reshape_3.permute(1, 0)
        del reshape_3
        arange = torch.arange(7)
        getitem = arange[:, None]
        del arange
        q_coords = getitem * 1.0
        del getitem
        arange_1 = torch.arange(7)
        getitem_1 = arange_1[None, :]
        del arange_1
        k_coords = getitem_1 * 1.0
        del getitem_1
        sub = q_coords - k_coords
        del q_coords, k_coords
        relative_coords = sub + 6.0
        del sub
        long = relative_coords.long()
        del relative_coords
        relative_position_height = rel_pos_resized_1[long]
        del rel_pos_resized_1, long
        reshape_4 = vision_encoder_layers_0_attn_rel_pos_w.reshape(1, 13, -1)
        transpose_1 = reshape_4.transpose(1, 2)
        del reshape_4
        rel_pos_resized_2 = torch.nn.functional.interpolate(transpose_1, size=13, mode='linear')
        del transpose_1
        reshape_5 = rel_pos_resized_2.reshape(-1, 13)
        del rel_pos_resized_2
        rel_pos_resized_3 = reshape_5.permute(1, 0)
        del reshape_5
        arange_2 = torch.arange(7)
        getitem_2 = arange_2[:, None]
        del arange_2
        q_coords_1 = getitem_2 * 1.0
        del getitem_2
        arange_3 = torch.arange(7)
        getitem_3 = arange_3[None, :]
        del arange_3
        k_coords_1 = getitem_3 * 1.0
        del getitem_3
        sub_1 = q_coords_1 - k_coords_1
        del q_coords_1, k_coords_1
        relative_coords_1 = sub_1 + 6.0
        del sub_1
        long_1 = relative_coords_1.long()
        del relative_coords_1
        relative_position_width = rel_pos_resized_3[long_1]
        del rel_pos_resized_3, long_1
        reshaped_query = query.reshape(27, 7, 7, 64)
        rel_h = torch.einsum('bhwc,hkc->bhwk', reshaped_query, relative_position_height)
        del relative_position_height
        rel_w = torch.einsum('bhwc,wkc->bhwk', reshaped_query, relative_position_width)
        del reshaped_query, relative_position_width
        getitem_4 = rel_h[:, :, :, :, None]
        del rel_h
        getitem_5 = rel_w[:, :, :, None, :]
        del rel_w
        decomposed_rel_pos = getitem_4 + getitem_5
        del getitem_4, getitem_5
        decomposed_rel_pos_1 = decomposed_rel_pos.reshape(9, 3, 49, 49)
        del decomposed_rel_pos
        query_1 = query.view(9, 3, 49, -1)
        del query
        key_1 = key.view(9, 3, 49, -1)
        del key
        value_1 = value.view(9, 3, 49, -1)
        del value
        attn_output = torch.nn.functional.scaled_dot_product_attention(query_1, key_1, value_1, attn_mask=decomposed_rel_pos_1)
        del query_1, key_1, value_1, decomposed_rel_pos_1
        view = attn_output.view(9, 3, 7, 7, -1)
        del attn_output
        permute_2 = view.permute(0, 2, 3, 1, 4)
        del view
        attn_output_1 = permute_2.reshape(9, 7, 7, -1)
        del permute_2
        attn_output_2 = torch.nn.functional.linear(attn_output_1, vision_encoder_layers_0_attn_proj_weight, vision_encoder_layers_0_attn_proj_bias)
        del attn_output_1
        hidden_states_4 = attn_output_2.reshape(1, 3, 3, 7, 7, -1)
        del attn_output_2
        permute_3 = hidden_states_4.permute(0, 1, 3, 2, 4, 5)
        del hidden_states_4
        contiguous_1 = permute_3.contiguous()
        del permute_3
        hidden_states_5 = contiguous_1.reshape(1, 21, 21, -1)
        del contiguous_1
        getitem_6 = hidden_states_5[:, :16, :16, :]
        del hidden_states_5
        hidden_states_6 = getitem_6.contiguous()
        del getitem_6
        hidden_states_7 = hidden_states + hidden_states_6
        del hidden_states, hidden_states_6
        layernorm_output = torch.nn.functional.layer_norm(hidden_states_7, (192,), vision_encoder_layers_0_layer_norm2_weight, vision_encoder_layers_0_layer_norm2_bias, 1e-06)
        hidden_states_8 = torch.nn.functional.linear(layernorm_output, vision_encoder_layers_0_mlp_lin1_weight, vision_encoder_layers_0_mlp_lin1_bias)
        del layernorm_output
        hidden_states_9 = torch.nn.functional.gelu(hidden_states_8)
        del hidden_states_8
        hidden_states_10 = torch.nn.functional.linear(hidden_states_9, vision_encoder_layers_0_mlp_lin2_weight, vision_encoder_layers_0_mlp_lin2_bias)
        del hidden_states_9
        hidden_states_11 = hidden_states_7 + hidden_states_10
        del hidden_states_7, hidden_states_10
        hidden_states_12 = torch.nn.functional.layer_norm(hidden_states_11, (192,), vision_encoder_layers_1_layer_norm1_weight, vision_encoder_layers_1_layer_norm1_bias, 1e-06)
        linear_1 = torch.nn.functional.linear(hidden_states_12, vision_encoder_layers_1_attn_qkv_weight, vision_encoder_layers_1_attn_qkv_bias)
        del hidden_states_12
        reshape_6 = linear_1.reshape(1, 256, 3, 3, -1)
        del linear_1
        qkv_1 = reshape_6.permute(2, 0, 3, 1, 4)
        del reshape_6
        reshape_7 = qkv_1.reshape(3, 3, 256, -1)
        del qkv_1
        unbind_1 = reshape_7.unbind(0)
        del reshape_7
        query_2 = unbind_1[0]
        key_2 = unbind_1[1]
        value_2 = unbind_1[2]
        del unbind_1
        reshape_8 = vision_encoder_layers_1_attn_rel_pos_h.reshape(1, 31, -1)
        transpose_2 = reshape_8.transpose(1, 2)
        del reshape_8
        rel_pos_resized_4 = torch.nn.functional.interpolate(transpose_2, size=31, mode='linear')
        del transpose_2
        reshape_9 = rel_pos_resized_4.reshape(-1, 31)
        del rel_pos_resized_4
        rel_pos_resized_5 = reshape_9.permute(1, 0)
        del reshape_9
        arange_4 = torch.arange(16)
        getitem_7 = arange_4[:, None]
        del arange_4
        q_coords_2 = getitem_7 * 1.0
        del getitem_7
        arange_5 = torch.arange(16)
        getitem_8 = arange_5[None, :]
        del arange_5
        k_coords_2 = getitem_8 * 1.0
        del getitem_8
        sub_2 = q_coords_2 - k_coords_2
        del q_coords_2, k_coords_2
        relative_coords_2 = sub_2 + 15.0
        del sub_2
        long_2 = relative_coords_2.long()
        del relative_coords_2
        relative_position_height_1 = rel_pos_resized_5[long_2]
        del rel_pos_resized_5, long_2
        reshape_10 = vision_encoder_layers_1_attn_rel_pos_w.reshape(1, 31, -1)
        transpose_3 = reshape_10.transpose(1, 2)
        del reshape_10
        rel_pos_resized_6 = torch.nn.functional.interpolate(transpose_3, size=31, mode='linear')
        del transpose_3
        reshape_11 = rel_pos_resized_6.reshape(-1, 31)
        del rel_pos_resized_6
        rel_pos_resized_7 = reshape_11.permute(1, 0)
        del reshape_11
        arange_6 = torch.arange(16)
        getitem_9 = arange_6[:, None]
        del arange_6
        q_coords_3 = getitem_9 * 1.0
        del getitem_9
        arange_7 = torch.arange(16)
        getitem_10 = arange_7[None, :]
        del arange_7
        k_coords_3 = getitem_10 * 1.0
        del getitem_10
        sub_3 = q_coords_3 - k_coords_3
        del q_coords_3, k_coords_3
        relative_coords_3 = sub_3 + 15.0
        del sub_3
        long_3 = relative_coords_3.long()
        del relative_coords_3
        relative_position_width_1 = rel_pos_resized_7[long_3]
        del rel_pos_resized_7, long_3
        reshaped_query_1 = query_2.reshape(3, 16, 16, 64)
        rel_h_1 = torch.einsum('bhwc,hkc->bhwk', reshaped_query_1, relative_position_height_1)
        del relative_position_height_1
        rel_w_1 = torch.einsum('bhwc,wkc->bhwk', reshaped_query_1, relative_position_width_1)
        del reshaped_query_1, relative_position_width_1
        getitem_11 = rel_h_1[:, :, :, :, None]
        del rel_h_1
        getitem_12 = rel_w_1[:, :, :, None, :]
        del rel_w_1
        decomposed_rel_pos_2 = getitem_11 + getitem_12
        del getitem_11, getitem_12
        decomposed_rel_pos_3 = decomposed_rel_pos_2.reshape(1, 3, 256, 256)
        del decomposed_rel_pos_2
        query_3 = query_2.view(1, 3, 256, -1)
        del query_2
        key_3 = key_2.view(1, 3, 256, -1)
        del key_2
        value_3 = value_2.view(1, 3, 256, -1)
        del value_2
        attn_output_3 = torch.nn.functional.scaled_dot_product_attention(query_3, key_3, value_3, attn_mask=decomposed_rel_pos_3)
        del query_3, key_3, value_3, decomposed_rel_pos_3
        view_1 = attn_output_3.view(1, 3, 16, 16, -1)
        del attn_output_3
        permute_4 = view_1.permute(0, 2, 3, 1, 4)
        del view_1
        attn_output_4 = permute_4.reshape(1, 16, 16, -1)
        del permute_4
        attn_output_5 = torch.nn.functional.linear(attn_output_4, vision_encoder_layers_1_attn_proj_weight, vision_encoder_layers_1_attn_proj_bias)
        del attn_output_4
        hidden_states_13 = hidden_states_11 + attn_output_5
        del hidden_states_11, attn_output_5
        layernorm_output_1 = torch.nn.functional.layer_norm(hidden_states_13, (192,), vision_encoder_layers_1_layer_norm2_weight, vision_encoder_layers_1_layer_norm2_bias, 1e-06)
        hidden_states_14 = torch.nn.functional.linear(layernorm_output_1, vision_encoder_layers_1_mlp_lin1_weight, vision_encoder_layers_1_mlp_lin1_bias)
        del layernorm_output_1
        hidden_states_15 = torch.nn.functional.gelu(hidden_states_14)
        del hidden_states_14
        hidden_states_16 = torch.nn.functional.linear(hidden_states_15, vision_encoder_layers_1_mlp_lin2_weight, vision_encoder_layers_1_mlp_lin2_bias)
        del hidden_states_15
        hidden_states_17 = hidden_states_13 + hidden_states_16
        del hidden_states_13, hidden_states_16
        hidden_states_18 = torch.nn.functional.layer_norm(hidden_states_17, (192,), vision_encoder_layers_2_layer_norm1_weight, vision_encoder_layers_2_layer_norm1_bias, 1e-06)
        hidden_states_19 = torch.nn.functional.pad(hidden_states_18, (0, 0, 0, 5, 0, 5), 'constant', None)
        del hidden_states_18
        hidden_states_20 = hidden_states_19.reshape(1, 3, 7, 3, 7, 192)
        del hidden_states_19
        permute_5 = hidden_states_20.permute(0, 1, 3, 2, 4, 5)
        del hidden_states_20
        contiguous_2 = permute_5.contiguous()
        del permute_5
        windows_1 = contiguous_2.reshape(-1, 7, 7, 192)
        del contiguous_2
        linear_2 = torch.nn.functional.linear(windows_1, vision_encoder_layers_2_attn_qkv_weight, vision_encoder_layers_2_attn_qkv_bias)
        del windows_1
        reshape_12 = linear_2.reshape(9, 49, 3, 3, -1)
        del linear_2
        qkv_2 = reshape_12.permute(2, 0, 3, 1, 4)
        del reshape_12
        reshape_13 = qkv_2.reshape(3, 27, 49, -1)
        del qkv_2
        unbind_2 = reshape_13.unbind(0)
        del reshape_13
        query_4 = unbind_2[0]
        key_4 = unbind_2[1]
        value_4 = unbind_2[2]
        del unbind_2
        reshape_14 = vision_encoder_layers_2_attn_rel_pos_h.reshape(1, 13, -1)
        transpose_4 = reshape_14.transpose(1, 2)
        del reshape_14
        rel_pos_resized_8 = torch.nn.functional.interpolate(transpose_4, size=13, mode='linear')
        del transpose_4
        reshape_15 = rel_pos_resized_8.reshape(-1, 13)
        del rel_pos_resized_8
        rel_pos_resized_9 = reshape_15.permute(1, 0)
        del reshape_15
        arange_8 = torch.arange(7)
        getitem_13 = arange_8[:, None]
        del arange_8
        q_coords_4 = getitem_13 * 1.0
        del getitem_13
        arange_9 = torch.arange(7)
        getitem_14 = arange_9[None, :]
        del arange_9
        k_coords_4 = getitem_14 * 1.0
        del getitem_14
        sub_4 = q_coords_4 - k_coords_4
        del q_coords_4, k_coords_4
        relative_coords_4 = sub_4 + 6.0
        del sub_4
        long_4 = relative_coords_4.long()
        del relative_coords_4
        relative_position_height_2 = rel_pos_resized_9[long_4]
        del rel_pos_resized_9, long_4
        reshape_16 = vision_encoder_layers_2_attn_rel_pos_w.reshape(1, 13, -1)
        transpose_5 = reshape_16.transpose(1, 2)
        del reshape_16
        rel_pos_resized_10 = torch.nn.functional.interpolate(transpose_5, size=13, mode='linear')
        del transpose_5
        reshape_17 = rel_pos_resized_10.reshape(-1, 13)
        del rel_pos_resized_10
        rel_pos_resized_11 = reshape_17.permute(1, 0)
        del reshape_17
        arange_10 = torch.arange(7)
        getitem_15 = arange_10[:, None]
        del arange_10
        q_coords_5 = getitem_15 * 1.0
        del getitem_15
        arange_11 = torch.arange(7)
        getitem_16 = arange_11[None, :]
        del arange_11
        k_coords_5 = getitem_16 * 1.0
        del getitem_16
        sub_5 = q_coords_5 - k_coords_5
        del q_coords_5, k_coords_5
        relative_coords_5 = sub_5 + 6.0
        del sub_5
        long_5 = relative_coords_5.long()
        del relative_coords_5
        relative_position_width_2 = rel_pos_resized_11[long_5]
        del rel_pos_resized_11, long_5
        reshaped_query_2 = query_4.reshape(27, 7, 7, 64)
        rel_h_2 = torch.einsum('bhwc,hkc->bhwk', reshaped_query_2, relative_position_height_2)
        del relative_position_height_2
        rel_w_2 = torch.einsum('bhwc,wkc->bhwk', reshaped_query_2, relative_position_width_2)
        del reshaped_query_2, relative_position_width_2
        getitem_17 = rel_h_2[:, :, :, :, None]
        del rel_h_2
        getitem_18 = rel_w_2[:, :, :, None, :]
        del rel_w_2
        decomposed_rel_pos_4 = getitem_17 + getitem_18
        del getitem_17, getitem_18
        decomposed_rel_pos_5 = decomposed_rel_pos_4.reshape(9, 3, 49, 49)
        del decomposed_rel_pos_4
        query_5 = query_4.view(9, 3, 49, -1)
        del query_4
        key_5 = key_4.view(9, 3, 49, -1)
        del key_4
        value_5 = value_4.view(9, 3, 49, -1)
        del value_4
        attn_output_6 = torch.nn.functional.scaled_dot_product_attention(query_5, key_5, value_5, attn_mask=decomposed_rel_pos_5)
        del query_5, key_5, value_5, decomposed_rel_pos_5
        view_2 = attn_output_6.view(9, 3, 7, 7, -1)
        del attn_output_6
        permute_6 = view_2.permute(0, 2, 3, 1, 4)
        del view_2
        attn_output_7 = permute_6.reshape(9, 7, 7, -1)
        del permute_6
        attn_output_8 = torch.nn.functional.linear(attn_output_7, vision_encoder_layers_2_attn_proj_weight, vision_encoder_layers_2_attn_proj_bias)
        del attn_output_7
        hidden_states_21 = attn_output_8.reshape(1, 3, 3, 7, 7, -1)
        del attn_output_8
        permute_7 = hidden_states_21.permute(0, 1, 3, 2, 4, 5)
        del hidden_states_21
        contiguous_3 = permute_7.contiguous()
        del permute_7
        hidden_states_22 = contiguous_3.reshape(1, 21, 21, -1)
        del contiguous_3
        getitem_19 = hidden_states_22[:, :16, :16, :]
        del hidden_states_22
        hidden_states_23 = getitem_19.contiguous()
        del getitem_19
        hidden_states_24 = hidden_states_17 + hidden_states_23
        del hidden_states_17, hidden_states_23
        layernorm_output_2 = torch.nn.functional.layer_norm(hidden_states_24, (192,), vision_encoder_layers_2_layer_norm2_weight, vision_encoder_layers_2_layer_norm2_bias, 1e-06)
        hidden_states_25 = torch.nn.functional.linear(layernorm_output_2, vision_encoder_layers_2_mlp_lin1_weight, vision_encoder_layers_2_mlp_lin1_bias)
        del layernorm_output_2
        hidden_states_26 = torch.nn.functional.gelu(hidden_states_25)
        del hidden_states_25
        hidden_states_27 = torch.nn.functional.linear(hidden_states_26, vision_encoder_layers_2_mlp_lin2_weight, vision_encoder_layers_2_mlp_lin2_bias)
        del hidden_states_26
        hidden_states_28 = hidden_states_24 + hidden_states_27
        del hidden_states_24, hidden_states_27
        hidden_states_29 = torch.nn.functional.layer_norm(hidden_states_28, (192,), vision_encoder_layers_3_layer_norm1_weight, vision_encoder_layers_3_layer_norm1_bias, 1e-06)
        linear_3 = torch.nn.functional.linear(hidden_states_29, vision_encoder_layers_3_attn_qkv_weight, vision_encoder_layers_3_attn_qkv_bias)
        del hidden_states_29
        reshape_18 = linear_3.reshape(1, 256, 3, 3, -1)
        del linear_3
        qkv_3 = reshape_18.permute(2, 0, 3, 1, 4)
        del reshape_18
        reshape_19 = qkv_3.reshape(3, 3, 256, -1)
        del qkv_3
        unbind_3 = reshape_19.unbind(0)
        del reshape_19
        query_6 = unbind_3[0]
        key_6 = unbind_3[1]
        value_6 = unbind_3[2]
        del unbind_3
        reshape_20 = vision_encoder_layers_3_attn_rel_pos_h.reshape(1, 31, -1)
        transpose_6 = reshape_20.transpose(1, 2)
        del reshape_20
        rel_pos_resized_12 = torch.nn.functional.interpolate(transpose_6, size=31, mode='linear')
        del transpose_6
        reshape_21 = rel_pos_resized_12.reshape(-1, 31)
        del rel_pos_resized_12
        rel_pos_resized_13 = reshape_21.permute(1, 0)
        del reshape_21
        arange_12 = torch.arange(16)
        getitem_20 = arange_12[:, None]
        del arange_12
        q_coords_6 = getitem_20 * 1.0
        del getitem_20
        arange_13 = torch.arange(16)
        getitem_21 = arange_13[None, :]
        del arange_13
        k_coords_6 = getitem_21 * 1.0
        del getitem_21
        sub_6 = q_coords_6 - k_coords_6
        del q_coords_6, k_coords_6
        relative_coords_6 = sub_6 + 15.0
        del sub_6
        long_6 = relative_coords_6.long()
        del relative_coords_6
        relative_position_height_3 = rel_pos_resized_13[long_6]
        del rel_pos_resized_13, long_6
        reshape_22 = vision_encoder_layers_3_attn_rel_pos_w.reshape(1, 31, -1)
        transpose_7 = reshape_22.transpose(1, 2)
        del reshape_22
        rel_pos_resized_14 = torch.nn.functional.interpolate(transpose_7, size=31, mode='linear')
        del transpose_7
        reshape_23 = rel_pos_resized_14.reshape(-1, 31)
        del rel_pos_resized_14
        rel_pos_resized_15 = reshape_23.permute(1, 0)
        del reshape_23
        arange_14 = torch.arange(16)
        getitem_22 = arange_14[:, None]
        del arange_14
        q_coords_7 = getitem_22 * 1.0
        del getitem_22
        arange_15 = torch.arange(16)
        getitem_23 = arange_15[None, :]
        del arange_15
        k_coords_7 = getitem_23 * 1.0
        del getitem_23
        sub_7 = q_coords_7 - k_coords_7
        del q_coords_7, k_coords_7
        relative_coords_7 = sub_7 + 15.0
        del sub_7
        long_7 = relative_coords_7.long()
        del relative_coords_7
        relative_position_width_3 = rel_pos_resized_15[long_7]
        del rel_pos_resized_15, long_7
        reshaped_query_3 = query_6.reshape(3, 16, 16, 64)
        rel_h_3 = torch.einsum('bhwc,hkc->bhwk', reshaped_query_3, relative_position_height_3)
        del relative_position_height_3
        rel_w_3 = torch.einsum('bhwc,wkc->bhwk', reshaped_query_3, relative_position_width_3)
        del reshaped_query_3, relative_position_width_3
        getitem_24 = rel_h_3[:, :, :, :, None]
        del rel_h_3
        getitem_25 = rel_w_3[:, :, :, None, :]
        del rel_w_3
        decomposed_rel_pos_6 = getitem_24 + getitem_25
        del getitem_24, getitem_25
        decomposed_rel_pos_7 = decomposed_rel_pos_6.reshape(1, 3, 256, 256)
        del decomposed_rel_pos_6
        query_7 = query_6.view(1, 3, 256, -1)
        del query_6
        key_7 = key_6.view(1, 3, 256, -1)
        del key_6
        value_7 = value_6.view(1, 3, 256, -1)
        del value_6
        attn_output_9 = torch.nn.functional.scaled_dot_product_attention(query_7, key_7, value_7, attn_mask=decomposed_rel_pos_7)
        del query_7, key_7, value_7, decomposed_rel_pos_7
        view_3 = attn_output_9.view(1, 3, 16, 16, -1)
        del attn_output_9
        permute_8 = view_3.permute(0, 2, 3, 1, 4)
        del view_3
        attn_output_10 = permute_8.reshape(1, 16, 16, -1)
        del permute_8
        attn_output_11 = torch.nn.functional.linear(attn_output_10, vision_encoder_layers_3_attn_proj_weight, vision_encoder_layers_3_attn_proj_bias)
        del attn_output_10
        hidden_states_30 = hidden_states_28 + attn_output_11
        del hidden_states_28, attn_output_11
        layernorm_output_3 = torch.nn.functional.layer_norm(hidden_states_30, (192,), vision_encoder_layers_3_layer_norm2_weight, vision_encoder_layers_3_layer_norm2_bias, 1e-06)
        hidden_states_31 = torch.nn.functional.linear(layernorm_output_3, vision_encoder_layers_3_mlp_lin1_weight, vision_encoder_layers_3_mlp_lin1_bias)
        del layernorm_output_3
        hidden_states_32 = torch.nn.functional.gelu(hidden_states_31)
        del hidden_states_31
        hidden_states_33 = torch.nn.functional.linear(hidden_states_32, vision_encoder_layers_3_mlp_lin2_weight, vision_encoder_layers_3_mlp_lin2_bias)
        del hidden_states_32
        hidden_states_34 = hidden_states_30 + hidden_states_33
        del hidden_states_30, hidden_states_33
        hidden_states_35 = hidden_states_34.permute(0, 3, 1, 2)
        del hidden_states_34
        hidden_states_36 = torch.conv2d(hidden_states_35, vision_encoder_neck_conv1_weight, None, (1, 1), (0, 0), (1, 1), 1)
        del hidden_states_35
        features = hidden_states_36.permute(0, 2, 3, 1)
        del hidden_states_36
        features_1 = torch.nn.functional.layer_norm(features, (128,), vision_encoder_neck_layer_norm1_weight, vision_encoder_neck_layer_norm1_bias, 1e-06)
        del features
        features_2 = features_1.permute(0, 3, 1, 2)
        del features_1
        hidden_states_37 = torch.conv2d(features_2, vision_encoder_neck_conv2_weight, None, (1, 1), (1, 1), (1, 1), 1)
        del features_2
        features_3 = hidden_states_37.permute(0, 2, 3, 1)
        del hidden_states_37
        features_4 = torch.nn.functional.layer_norm(features_3, (128,), vision_encoder_neck_layer_norm2_weight, vision_encoder_neck_layer_norm2_bias, 1e-06)
        del features_3
        features_5 = features_4.permute(0, 3, 1, 2)
        del features_4
        getitem_26 = input_points[:, :, :, 0]
        input_labels = torch.ones_like(getitem_26, dtype=torch.int32, device=device)
        del getitem_26
        points = input_points + 0.5
        padding_point = torch.zeros((1, 1, 1, 2), device=device)
        ones = torch.ones((1, 1, 1), device=device)
        padding_label = -ones
        del ones
        points_1 = torch.cat([points, padding_point], dim=2)
        del points, padding_point
        labels = torch.cat([input_labels, padding_label], dim=2)
        del input_labels, padding_label
        coordinates_5 = points_1.clone()
        del points_1
        getitem_27 = coordinates_5[:, :, :, 0]
        truediv = getitem_27 / 256
        del getitem_27
        coordinates_5[:, :, :, 0] = truediv
        del truediv
        getitem_28 = coordinates_5[:, :, :, 1]
        truediv_1 = getitem_28 / 256
        del getitem_28
        coordinates_5[:, :, :, 1] = truediv_1
        del truediv_1
        mul_1 = 2 * coordinates_5
        del coordinates_5
        coordinates_6 = mul_1 - 1
        del mul_1
        coordinates_7 = coordinates_6.to(torch.float32)
        del coordinates_6
        coordinates_8 = coordinates_7 @ shared_image_embedding_positional_embedding
        del coordinates_7
        coordinates_9 = 6.283185307179586 * coordinates_8
        del coordinates_8
        sin_1 = torch.sin(coordinates_9)
        cos_1 = torch.cos(coordinates_9)
        del coordinates_9
        point_embedding = torch.cat([sin_1, cos_1], dim=-1)
        del sin_1, cos_1
        getitem_29 = labels[..., None]
        eq = getitem_29 == (-1)
        del getitem_29
        point_embedding_1 = torch.where(eq, prompt_encoder_not_a_point_embed_weight, point_embedding)
        del eq, point_embedding
        getitem_30 = labels[..., None]
        ne = getitem_30 != (-10)
        del getitem_30
        zeros_like = torch.zeros_like(point_embedding_1)
        point_embedding_2 = torch.where(ne, point_embedding_1, zeros_like)
        del point_embedding_1, ne, zeros_like
        eq_1 = labels == 0
        getitem_31 = eq_1[:, :, :, None]
        del eq_1
        getitem_32 = prompt_encoder_point_embed_0_weight[None, None, :, :]
        add = point_embedding_2 + getitem_32
        del getitem_32
        point_embedding_3 = torch.where(getitem_31, add, point_embedding_2)
        del point_embedding_2, getitem_31, add
        eq_2 = labels == 1
        del labels
        getitem_33 = eq_2[:, :, :, None]
        del eq_2
        getitem_34 = prompt_encoder_point_embed_1_weight[None, None, :, :]
        add_1 = point_embedding_3 + getitem_34
        del getitem_34
        point_embedding_4 = torch.where(getitem_33, add_1, point_embedding_3)
        del point_embedding_3, getitem_33, add_1
        reshape_24 = prompt_encoder_no_mask_embed_weight.reshape(1, -1, 1, 1)
        dense_embeddings = reshape_24.expand(1, -1, 16, 16)
        del reshape_24
        output_tokens = torch.cat([mask_decoder_iou_token_weight, mask_decoder_mask_tokens_weight], dim=0)
        output_tokens_1 = output_tokens.repeat(1, 1, 1, 1)
        del output_tokens
        tokens = torch.cat((output_tokens_1, point_embedding_4), dim=2)
        del output_tokens_1, point_embedding_4
        point_embeddings = tokens.to(torch.float32)
        del tokens
        image_embeddings = features_5 + dense_embeddings
        del features_5, dense_embeddings
        image_embeddings_1 = image_embeddings.repeat_interleave(1, 0)
        del image_embeddings
        image_positional_embeddings_2 = image_positional_embeddings_1.repeat_interleave(1, 0)
        del image_positional_embeddings_1
        flatten = image_embeddings_1.flatten(2)
        del image_embeddings_1
        transpose_8 = flatten.transpose(1, 2)
        del flatten
        image_embeddings_2 = transpose_8.unsqueeze(1)
        del transpose_8
        flatten_1 = image_positional_embeddings_2.flatten(2)
        del image_positional_embeddings_2
        transpose_9 = flatten_1.transpose(1, 2)
        del flatten_1
        image_positional_embeddings_3 = transpose_9.unsqueeze(1)
        del transpose_9
        query_8 = torch.nn.functional.linear(point_embeddings, mask_decoder_transformer_layers_0_self_attn_q_proj_weight, mask_decoder_transformer_layers_0_self_attn_q_proj_bias)
        key_8 = torch.nn.functional.linear(point_embeddings, mask_decoder_transformer_layers_0_self_attn_k_proj_weight, mask_decoder_transformer_layers_0_self_attn_k_proj_bias)
        value_8 = torch.nn.functional.linear(point_embeddings, mask_decoder_transformer_layers_0_self_attn_v_proj_weight, mask_decoder_transformer_layers_0_self_attn_v_proj_bias)
        hidden_states_38 = query_8.reshape(1, 7, 8, 16)
        del query_8
        query_9 = hidden_states_38.transpose(1, 2)
        del hidden_states_38
        hidden_states_39 = key_8.reshape(1, 7, 8, 16)
        del key_8
        key_9 = hidden_states_39.transpose(1, 2)
        del hidden_states_39
        hidden_states_40 = value_8.reshape(1, 7, 8, 16)
        del value_8
        value_9 = hidden_states_40.transpose(1, 2)
        del hidden_states_40
        attn_output_12 = torch.nn.functional.scaled_dot_product_attention(query_9, key_9, value_9, attn_mask=None, dropout_p=0.0, scale=0.25, is_causal=False)
        del query_9, key_9, value_9
        transpose_10 = attn_output_12.transpose(1, 2)
        del attn_output_12
        attn_output_13 = transpose_10.contiguous()
        del transpose_10
        attn_output_14 = attn_output_13.reshape(1, 1, 7, 128)
        del attn_output_13
        attn_output_15 = torch.nn.functional.linear(attn_output_14, mask_decoder_transformer_layers_0_self_attn_out_proj_weight, mask_decoder_transformer_layers_0_self_attn_out_proj_bias)
        del attn_output_14
        queries = torch.nn.functional.layer_norm(attn_output_15, (128,), mask_decoder_transformer_layers_0_layer_norm1_weight, mask_decoder_transformer_layers_0_layer_norm1_bias, 1e-06)
        del attn_output_15
        query_10 = queries + point_embeddings
        key_10 = image_embeddings_2 + image_positional_embeddings_3
        query_11 = torch.nn.functional.linear(query_10, mask_decoder_transformer_layers_0_cross_attn_token_to_image_q_proj_weight, mask_decoder_transformer_layers_0_cross_attn_token_to_image_q_proj_bias)
        del query_10
        key_11 = torch.nn.functional.linear(key_10, mask_decoder_transformer_layers_0_cross_attn_token_to_image_k_proj_weight, mask_decoder_transformer_layers_0_cross_attn_token_to_image_k_proj_bias)
        del key_10
        value_10 = torch.nn.functional.linear(image_embeddings_2, mask_decoder_transformer_layers_0_cross_attn_token_to_image_v_proj_weight, mask_decoder_transformer_layers_0_cross_attn_token_to_image_v_proj_bias)
        hidden_states_41 = query_11.reshape(1, 7, 8, 8)
        del query_11
        query_12 = hidden_states_41.transpose(1, 2)
        del hidden_states_41
        hidden_states_42 = key_11.reshape(1, 256, 8, 8)
        del key_11
        key_12 = hidden_states_42.transpose(1, 2)
        del hidden_states_42
        hidden_states_43 = value_10.reshape(1, 256, 8, 8)
        del value_10
        value_11 = hidden_states_43.transpose(1, 2)
        del hidden_states_43
        attn_output_16 = torch.nn.functional.scaled_dot_product_attention(query_12, key_12, value_11, attn_mask=None, dropout_p=0.0, scale=0.3535533905932738, is_causal=False)
        del query_12, key_12, value_11
        transpose_11 = attn_output_16.transpose(1, 2)
        del attn_output_16
        attn_output_17 = transpose_11.contiguous()
        del transpose_11
        attn_output_18 = attn_output_17.reshape(1, 1, 7, 64)
        del attn_output_17
        attn_output_19 = torch.nn.functional.linear(attn_output_18, mask_decoder_transformer_layers_0_cross_attn_token_to_image_out_proj_weight, mask_decoder_transformer_layers_0_cross_attn_token_to_image_out_proj_bias)
        del attn_output_18
        queries_1 = queries + attn_output_19
        del queries, attn_output_19
        queries_2 = torch.nn.functional.layer_norm(queries_1, (128,), mask_decoder_transformer_layers_0_layer_norm2_weight, mask_decoder_transformer_layers_0_layer_norm2_bias, 1e-06)
        del queries_1
        hidden_states_44 = torch.nn.functional.linear(queries_2, mask_decoder_transformer_layers_0_mlp_lin1_weight, mask_decoder_transformer_layers_0_mlp_lin1_bias)
        hidden_states_45 = torch.nn.functional.relu(hidden_states_44, inplace=False)
        del hidden_states_44
        hidden_states_46 = torch.nn.functional.linear(hidden_states_45, mask_decoder_transformer_layers_0_mlp_lin2_weight, mask_decoder_transformer_layers_0_mlp_lin2_bias)
        del hidden_states_45
        queries_3 = queries_2 + hidden_states_46
        del queries_2, hidden_states_46
        queries_4 = torch.nn.functional.layer_norm(queries_3, (128,), mask_decoder_transformer_layers_0_layer_norm3_weight, mask_decoder_transformer_layers_0_layer_norm3_bias, 1e-06)
        del queries_3
        query_13 = queries_4 + point_embeddings
        key_13 = image_embeddings_2 + image_positional_embeddings_3
        query_14 = torch.nn.functional.linear(key_13, mask_decoder_transformer_layers_0_cross_attn_image_to_token_q_proj_weight, mask_decoder_transformer_layers_0_cross_attn_image_to_token_q_proj_bias)
        del key_13
        key_14 = torch.nn.functional.linear(query_13, mask_decoder_transformer_layers_0_cross_attn_image_to_token_k_proj_weight, mask_decoder_transformer_layers_0_cross_attn_image_to_token_k_proj_bias)
        del query_13
        value_12 = torch.nn.functional.linear(queries_4, mask_decoder_transformer_layers_0_cross_attn_image_to_token_v_proj_weight, mask_decoder_transformer_layers_0_cross_attn_image_to_token_v_proj_bias)
        hidden_states_47 = query_14.reshape(1, 256, 8, 8)
        del query_14
        query_15 = hidden_states_47.transpose(1, 2)
        del hidden_states_47
        hidden_states_48 = key_14.reshape(1, 7, 8, 8)
        del key_14
        key_15 = hidden_states_48.transpose(1, 2)
        del hidden_states_48
        hidden_states_49 = value_12.reshape(1, 7, 8, 8)
        del value_12
        value_13 = hidden_states_49.transpose(1, 2)
        del hidden_states_49
        attn_output_20 = torch.nn.functional.scaled_dot_product_attention(query_15, key_15, value_13, attn_mask=None, dropout_p=0.0, scale=0.3535533905932738, is_causal=False)
        del query_15, key_15, value_13
        transpose_12 = attn_output_20.transpose(1, 2)
        del attn_output_20
        attn_output_21 = transpose_12.contiguous()
        del transpose_12
        attn_output_22 = attn_output_21.reshape(1, 1, 256, 64)
        del attn_output_21
        attn_output_23 = torch.nn.functional.linear(attn_output_22, mask_decoder_transformer_layers_0_cross_attn_image_to_token_out_proj_weight, mask_decoder_transformer_layers_0_cross_attn_image_to_token_out_proj_bias)
        del attn_output_22
        keys = image_embeddings_2 + attn_output_23
        del image_embeddings_2, attn_output_23
        keys_1 = torch.nn.functional.layer_norm(keys, (128,), mask_decoder_transformer_layers_0_layer_norm4_weight, mask_decoder_transformer_layers_0_layer_norm4_bias, 1e-06)
        del keys
        query_16 = queries_4 + point_embeddings
        query_17 = torch.nn.functional.linear(query_16, mask_decoder_transformer_layers_1_self_attn_q_proj_weight, mask_decoder_transformer_layers_1_self_attn_q_proj_bias)
        key_16 = torch.nn.functional.linear(query_16, mask_decoder_transformer_layers_1_self_attn_k_proj_weight, mask_decoder_transformer_layers_1_self_attn_k_proj_bias)
        del query_16
        value_14 = torch.nn.functional.linear(queries_4, mask_decoder_transformer_layers_1_self_attn_v_proj_weight, mask_decoder_transformer_layers_1_self_attn_v_proj_bias)
        hidden_states_50 = query_17.reshape(1, 7, 8, 16)
        del query_17
        query_18 = hidden_states_50.transpose(1, 2)
        del hidden_states_50
        hidden_states_51 = key_16.reshape(1, 7, 8, 16)
        del key_16
        key_17 = hidden_states_51.transpose(1, 2)
        del hidden_states_51
        hidden_states_52 = value_14.reshape(1, 7, 8, 16)
        del value_14
        value_15 = hidden_states_52.transpose(1, 2)
        del hidden_states_52
        attn_output_24 = torch.nn.functional.scaled_dot_product_attention(query_18, key_17, value_15, attn_mask=None, dropout_p=0.0, scale=0.25, is_causal=False)
        del query_18, key_17, value_15
        transpose_13 = attn_output_24.transpose(1, 2)
        del attn_output_24
        attn_output_25 = transpose_13.contiguous()
        del transpose_13
        attn_output_26 = attn_output_25.reshape(1, 1, 7, 128)
        del attn_output_25
        attn_output_27 = torch.nn.functional.linear(attn_output_26, mask_decoder_transformer_layers_1_self_attn_out_proj_weight, mask_decoder_transformer_layers_1_self_attn_out_proj_bias)
        del attn_output_26
        queries_5 = queries_4 + attn_output_27
        del queries_4, attn_output_27
        queries_6 = torch.nn.functional.layer_norm(queries_5, (128,), mask_decoder_transformer_layers_1_layer_norm1_weight, mask_decoder_transformer_layers_1_layer_norm1_bias, 1e-06)
        del queries_5
        query_19 = queries_6 + point_embeddings
        key_18 = keys_1 + image_positional_embeddings_3
        query_20 = torch.nn.functional.linear(query_19, mask_decoder_transformer_layers_1_cross_attn_token_to_image_q_proj_weight, mask_decoder_transformer_layers_1_cross_attn_token_to_image_q_proj_bias)
        del query_19
        key_19 = torch.nn.functional.linear(key_18, mask_decoder_transformer_layers_1_cross_attn_token_to_image_k_proj_weight, mask_decoder_transformer_layers_1_cross_attn_token_to_image_k_proj_bias)
        del key_18
        value_16 = torch.nn.functional.linear(keys_1, mask_decoder_transformer_layers_1_cross_attn_token_to_image_v_proj_weight, mask_decoder_transformer_layers_1_cross_attn_token_to_image_v_proj_bias)
        hidden_states_53 = query_20.reshape(1, 7, 8, 8)
        del query_20
        query_21 = hidden_states_53.transpose(1, 2)
        del hidden_states_53
        hidden_states_54 = key_19.reshape(1, 256, 8, 8)
        del key_19
        key_20 = hidden_states_54.transpose(1, 2)
        del hidden_states_54
        hidden_states_55 = value_16.reshape(1, 256, 8, 8)
        del value_16
        value_17 = hidden_states_55.transpose(1, 2)
        del hidden_states_55
        attn_output_28 = torch.nn.functional.scaled_dot_product_attention(query_21, key_20, value_17, attn_mask=None, dropout_p=0.0, scale=0.3535533905932738, is_causal=False)
        del query_21, key_20, value_17
        transpose_14 = attn_output_28.transpose(1, 2)
        del attn_output_28
        attn_output_29 = transpose_14.contiguous()
        del transpose_14
        attn_output_30 = attn_output_29.reshape(1, 1, 7, 64)
        del attn_output_29
        attn_output_31 = torch.nn.functional.linear(attn_output_30, mask_decoder_transformer_layers_1_cross_attn_token_to_image_out_proj_weight, mask_decoder_transformer_layers_1_cross_attn_token_to_image_out_proj_bias)
        del attn_output_30
        queries_7 = queries_6 + attn_output_31
        del queries_6, attn_output_31
        queries_8 = torch.nn.functional.layer_norm(queries_7, (128,), mask_decoder_transformer_layers_1_layer_norm2_weight, mask_decoder_transformer_layers_1_layer_norm2_bias, 1e-06)
        del queries_7
        hidden_states_56 = torch.nn.functional.linear(queries_8, mask_decoder_transformer_layers_1_mlp_lin1_weight, mask_decoder_transformer_layers_1_mlp_lin1_bias)
        hidden_states_57 = torch.nn.functional.relu(hidden_states_56, inplace=False)
        del hidden_states_56
        hidden_states_58 = torch.nn.functional.linear(hidden_states_57, mask_decoder_transformer_layers_1_mlp_lin2_weight, mask_decoder_transformer_layers_1_mlp_lin2_bias)
        del hidden_states_57
        queries_9 = queries_8 + hidden_states_58
        del queries_8, hidden_states_58
        queries_10 = torch.nn.functional.layer_norm(queries_9, (128,), mask_decoder_transformer_layers_1_layer_norm3_weight, mask_decoder_transformer_layers_1_layer_norm3_bias, 1e-06)
        del queries_9
        query_22 = queries_10 + point_embeddings
        key_21 = keys_1 + image_positional_embeddings_3
        query_23 = torch.nn.functional.linear(key_21, mask_decoder_transformer_layers_1_cross_attn_image_to_token_q_proj_weight, mask_decoder_transformer_layers_1_cross_attn_image_to_token_q_proj_bias)
        del key_21
        key_22 = torch.nn.functional.linear(query_22, mask_decoder_transformer_layers_1_cross_attn_image_to_token_k_proj_weight, mask_decoder_transformer_layers_1_cross_attn_image_to_token_k_proj_bias)
        del query_22
        value_18 = torch.nn.functional.linear(queries_10, mask_decoder_transformer_layers_1_cross_attn_image_to_token_v_proj_weight, mask_decoder_transformer_layers_1_cross_attn_image_to_token_v_proj_bias)
        hidden_states_59 = query_23.reshape(1, 256, 8, 8)
        del query_23
        query_24 = hidden_states_59.transpose(1, 2)
        del hidden_states_59
        hidden_states_60 = key_22.reshape(1, 7, 8, 8)
        del key_22
        key_23 = hidden_states_60.transpose(1, 2)
        del hidden_states_60
        hidden_states_61 = value_18.reshape(1, 7, 8, 8)
        del value_18
        value_19 = hidden_states_61.transpose(1, 2)
        del hidden_states_61
        attn_output_32 = torch.nn.functional.scaled_dot_product_attention(query_24, key_23, value_19, attn_mask=None, dropout_p=0.0, scale=0.3535533905932738, is_causal=False)
        del query_24, key_23, value_19
        transpose_15 = attn_output_32.transpose(1, 2)
        del attn_output_32
        attn_output_33 = transpose_15.contiguous()
        del transpose_15
        attn_output_34 = attn_output_33.reshape(1, 1, 256, 64)
        del attn_output_33
        attn_output_35 = torch.nn.functional.linear(attn_output_34, mask_decoder_transformer_layers_1_cross_attn_image_to_token_out_proj_weight, mask_decoder_transformer_layers_1_cross_attn_image_to_token_out_proj_bias)
        del attn_output_34
        keys_2 = keys_1 + attn_output_35
        del keys_1, attn_output_35
        keys_3 = torch.nn.functional.layer_norm(keys_2, (128,), mask_decoder_transformer_layers_1_layer_norm4_weight, mask_decoder_transformer_layers_1_layer_norm4_bias, 1e-06)
        del keys_2
        query_25 = queries_10 + point_embeddings
        del point_embeddings
        key_24 = keys_3 + image_positional_embeddings_3
        del image_positional_embeddings_3
        query_26 = torch.nn.functional.linear(query_25, mask_decoder_transformer_final_attn_token_to_image_q_proj_weight, mask_decoder_transformer_final_attn_token_to_image_q_proj_bias)
        del query_25
        key_25 = torch.nn.functional.linear(key_24, mask_decoder_transformer_final_attn_token_to_image_k_proj_weight, mask_decoder_transformer_final_attn_token_to_image_k_proj_bias)
        del key_24
        value_20 = torch.nn.functional.linear(keys_3, mask_decoder_transformer_final_attn_token_to_image_v_proj_weight, mask_decoder_transformer_final_attn_token_to_image_v_proj_bias)
        hidden_states_62 = query_26.reshape(1, 7, 8, 8)
        del query_26
        query_27 = hidden_states_62.transpose(1, 2)
        del hidden_states_62
        hidden_states_63 = key_25.reshape(1, 256, 8, 8)
        del key_25
        key_26 = hidden_states_63.transpose(1, 2)
        del hidden_states_63
        hidden_states_64 = value_20.reshape(1, 256, 8, 8)
        del value_20
        value_21 = hidden_states_64.transpose(1, 2)
        del hidden_states_64
        attn_output_36 = torch.nn.functional.scaled_dot_product_attention(query_27, key_26, value_21, attn_mask=None, dropout_p=0.0, scale=0.3535533905932738, is_causal=False)
        del query_27, key_26, value_21
        transpose_16 = attn_output_36.transpose(1, 2)
        del attn_output_36
        attn_output_37 = transpose_16.contiguous()
        del transpose_16
        attn_output_38 = attn_output_37.reshape(1, 1, 7, 64)
        del attn_output_37
        attn_output_39 = torch.nn.functional.linear(attn_output_38, mask_decoder_transformer_final_attn_token_to_image_out_proj_weight, mask_decoder_transformer_final_attn_token_to_image_out_proj_bias)
        del attn_output_38
        queries_11 = queries_10 + attn_output_39
        del queries_10, attn_output_39
        queries_12 = torch.nn.functional.layer_norm(queries_11, (128,), mask_decoder_transformer_layer_norm_final_attn_weight, mask_decoder_transformer_layer_norm_final_attn_bias, 1e-05)
        del queries_11
        iou_token_out = queries_12[:, :, 0, :]
        mask_tokens_out = queries_12[:, :, 1:5, :]
        del queries_12
        transpose_17 = keys_3.transpose(2, 3)
        del keys_3
        image_embeddings_3 = transpose_17.reshape(1, 128, 16, 16)
        del transpose_17
        upscaled_embedding = torch.conv_transpose2d(image_embeddings_3, mask_decoder_upscale_conv1_weight, mask_decoder_upscale_conv1_bias, (2, 2), (0, 0), (0, 0), 1, (1, 1))
        del image_embeddings_3
        features_6 = upscaled_embedding.permute(0, 2, 3, 1)
        del upscaled_embedding
        features_7 = torch.nn.functional.layer_norm(features_6, (32,), mask_decoder_upscale_layer_norm_weight, mask_decoder_upscale_layer_norm_bias, 1e-06)
        del features_6
        features_8 = features_7.permute(0, 3, 1, 2)
        del features_7
        upscaled_embedding_1 = torch.nn.functional.gelu(features_8, approximate='none')
        del features_8
        conv_transpose2d = torch.conv_transpose2d(upscaled_embedding_1, mask_decoder_upscale_conv2_weight, mask_decoder_upscale_conv2_bias, (2, 2), (0, 0), (0, 0), 1, (1, 1))
        del upscaled_embedding_1
        upscaled_embedding_2 = torch.nn.functional.gelu(conv_transpose2d, approximate='none')
        del conv_transpose2d
        getitem_35 = mask_tokens_out[:, :, 0, :]
        hidden_states_65 = torch.nn.functional.linear(getitem_35, mask_decoder_output_hypernetworks_mlps_0_proj_in_weight, mask_decoder_output_hypernetworks_mlps_0_proj_in_bias)
        del getitem_35
        hidden_states_66 = torch.nn.functional.relu(hidden_states_65, inplace=False)
        del hidden_states_65
        linear_4 = torch.nn.functional.linear(hidden_states_66, mask_decoder_output_hypernetworks_mlps_0_layers_0_weight, mask_decoder_output_hypernetworks_mlps_0_layers_0_bias)
        del hidden_states_66
        hidden_states_67 = torch.nn.functional.relu(linear_4, inplace=False)
        del linear_4
        hidden_states_68 = torch.nn.functional.linear(hidden_states_67, mask_decoder_output_hypernetworks_mlps_0_proj_out_weight, mask_decoder_output_hypernetworks_mlps_0_proj_out_bias)
        del hidden_states_67
        getitem_36 = mask_tokens_out[:, :, 1, :]
        hidden_states_69 = torch.nn.functional.linear(getitem_36, mask_decoder_output_hypernetworks_mlps_1_proj_in_weight, mask_decoder_output_hypernetworks_mlps_1_proj_in_bias)
        del getitem_36
        hidden_states_70 = torch.nn.functional.relu(hidden_states_69, inplace=False)
        del hidden_states_69
        linear_5 = torch.nn.functional.linear(hidden_states_70, mask_decoder_output_hypernetworks_mlps_1_layers_0_weight, mask_decoder_output_hypernetworks_mlps_1_layers_0_bias)
        del hidden_states_70
        hidden_states_71 = torch.nn.functional.relu(linear_5, inplace=False)
        del linear_5
        hidden_states_72 = torch.nn.functional.linear(hidden_states_71, mask_decoder_output_hypernetworks_mlps_1_proj_out_weight, mask_decoder_output_hypernetworks_mlps_1_proj_out_bias)
        del hidden_states_71
        getitem_37 = mask_tokens_out[:, :, 2, :]
        hidden_states_73 = torch.nn.functional.linear(getitem_37, mask_decoder_output_hypernetworks_mlps_2_proj_in_weight, mask_decoder_output_hypernetworks_mlps_2_proj_in_bias)
        del getitem_37
        hidden_states_74 = torch.nn.functional.relu(hidden_states_73, inplace=False)
        del hidden_states_73
        linear_6 = torch.nn.functional.linear(hidden_states_74, mask_decoder_output_hypernetworks_mlps_2_layers_0_weight, mask_decoder_output_hypernetworks_mlps_2_layers_0_bias)
        del hidden_states_74
        hidden_states_75 = torch.nn.functional.relu(linear_6, inplace=False)
        del linear_6
        hidden_states_76 = torch.nn.functional.linear(hidden_states_75, mask_decoder_output_hypernetworks_mlps_2_proj_out_weight, mask_decoder_output_hypernetworks_mlps_2_proj_out_bias)
        del hidden_states_75
        getitem_38 = mask_tokens_out[:, :, 3, :]
        del mask_tokens_out
        hidden_states_77 = torch.nn.functional.linear(getitem_38, mask_decoder_output_hypernetworks_mlps_3_proj_in_weight, mask_decoder_output_hypernetworks_mlps_3_proj_in_bias)
        del getitem_38
        hidden_states_78 = torch.nn.functional.relu(hidden_states_77, inplace=False)
        del hidden_states_77
        linear_7 = torch.nn.functional.linear(hidden_states_78, mask_decoder_output_hypernetworks_mlps_3_layers_0_weight, mask_decoder_output_hypernetworks_mlps_3_layers_0_bias)
        del hidden_states_78
        hidden_states_79 = torch.nn.functional.relu(linear_7, inplace=False)
        del linear_7
        hidden_states_80 = torch.nn.functional.linear(hidden_states_79, mask_decoder_output_hypernetworks_mlps_3_proj_out_weight, mask_decoder_output_hypernetworks_mlps_3_proj_out_bias)
        del hidden_states_79
        hyper_in = torch.stack([hidden_states_68, hidden_states_72, hidden_states_76, hidden_states_80], dim=2)
        del hidden_states_68, hidden_states_72, hidden_states_76, hidden_states_80
        upscaled_embedding_3 = upscaled_embedding_2.reshape(1, 1, 16, 4096)
        del upscaled_embedding_2
        matmul = hyper_in @ upscaled_embedding_3
        del hyper_in, upscaled_embedding_3
        masks = matmul.reshape(1, 1, -1, 64, 64)
        del matmul
        hidden_states_81 = torch.nn.functional.linear(iou_token_out, mask_decoder_iou_prediction_head_proj_in_weight, mask_decoder_iou_prediction_head_proj_in_bias)
        del iou_token_out
        hidden_states_82 = torch.nn.functional.relu(hidden_states_81, inplace=False)
        del hidden_states_81
        linear_8 = torch.nn.functional.linear(hidden_states_82, mask_decoder_iou_prediction_head_layers_0_weight, mask_decoder_iou_prediction_head_layers_0_bias)
        del hidden_states_82
        hidden_states_83 = torch.nn.functional.relu(linear_8, inplace=False)
        del linear_8
        hidden_states_84 = torch.nn.functional.linear(hidden_states_83, mask_decoder_iou_prediction_head_proj_out_weight, mask_decoder_iou_prediction_head_proj_out_bias)
        del hidden_states_83
        masks_1 = masks[:, :, 1:, :, :]
        del masks
        iou_pred = hidden_states_84[:, :, 1:]
        del hidden_states_84
        return (iou_pred, masks_1)
