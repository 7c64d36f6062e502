import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        future_values: torch.Tensor,
        past_time_features: torch.Tensor,
        future_time_features: torch.Tensor,
        past_values: torch.Tensor,
        encoder_value_embedding_value_projection_weight: torch.Tensor,
        encoder_embed_positions_weight: torch.Tensor,
        encoder_layernorm_embedding_weight: torch.Tensor,
        encoder_layernorm_embedding_bias: torch.Tensor,
        encoder_layers_0_self_attn_q_proj_weight: torch.Tensor,
        encoder_layers_0_self_attn_q_proj_bias: torch.Tensor,
        encoder_layers_0_self_attn_k_proj_weight: torch.Tensor,
        encoder_layers_0_self_attn_k_proj_bias: torch.Tensor,
        encoder_layers_0_self_attn_v_proj_weight: torch.Tensor,
        encoder_layers_0_self_attn_v_proj_bias: torch.Tensor,
        encoder_layers_0_self_attn_out_proj_weight: torch.Tensor,
        encoder_layers_0_self_attn_out_proj_bias: torch.Tensor,
        encoder_layers_0_self_attn_layer_norm_weight: torch.Tensor,
        encoder_layers_0_self_attn_layer_norm_bias: torch.Tensor,
        encoder_layers_0_fc1_weight: torch.Tensor,
        encoder_layers_0_fc1_bias: torch.Tensor,
        encoder_layers_0_fc2_weight: torch.Tensor,
        encoder_layers_0_fc2_bias: torch.Tensor,
        encoder_layers_0_final_layer_norm_layernorm_weight: torch.Tensor,
        encoder_layers_0_final_layer_norm_layernorm_bias: torch.Tensor,
        encoder_layers_1_self_attn_q_proj_weight: torch.Tensor,
        encoder_layers_1_self_attn_q_proj_bias: torch.Tensor,
        encoder_layers_1_self_attn_k_proj_weight: torch.Tensor,
        encoder_layers_1_self_attn_k_proj_bias: torch.Tensor,
        encoder_layers_1_self_attn_v_proj_weight: torch.Tensor,
        encoder_layers_1_self_attn_v_proj_bias: torch.Tensor,
        encoder_layers_1_self_attn_out_proj_weight: torch.Tensor,
        encoder_layers_1_self_attn_out_proj_bias: torch.Tensor,
        encoder_layers_1_self_attn_layer_norm_weight: torch.Tensor,
        encoder_layers_1_self_attn_layer_norm_bias: torch.Tensor,
        encoder_layers_1_fc1_weight: torch.Tensor,
        encoder_layers_1_fc1_bias: torch.Tensor,
        encoder_layers_1_fc2_weight: torch.Tensor,
        encoder_layers_1_fc2_bias: torch.Tensor,
        encoder_layers_1_final_layer_norm_layernorm_weight: torch.Tensor,
        encoder_layers_1_final_layer_norm_layernorm_bias: torch.Tensor,
        decoder_value_embedding_value_projection_weight: torch.Tensor,
        decoder_embed_positions_weight: torch.Tensor,
        decoder_layernorm_embedding_weight: torch.Tensor,
        decoder_layernorm_embedding_bias: torch.Tensor,
        decoder_layers_0_self_attn_q_proj_weight: torch.Tensor,
        decoder_layers_0_self_attn_q_proj_bias: torch.Tensor,
        decoder_layers_0_self_attn_k_proj_weight: torch.Tensor,
        decoder_layers_0_self_attn_k_proj_bias: torch.Tensor,
        decoder_layers_0_self_attn_v_proj_weight: torch.Tensor,
        decoder_layers_0_self_attn_v_proj_bias: torch.Tensor,
        decoder_layers_0_self_attn_out_proj_weight: torch.Tensor,
        decoder_layers_0_self_attn_out_proj_bias: torch.Tensor,
        decoder_layers_0_self_attn_layer_norm_weight: torch.Tensor,
        decoder_layers_0_self_attn_layer_norm_bias: torch.Tensor,
        decoder_layers_0_encoder_attn_q_proj_weight: torch.Tensor,
        decoder_layers_0_encoder_attn_q_proj_bias: torch.Tensor,
        decoder_layers_0_encoder_attn_k_proj_weight: torch.Tensor,
        decoder_layers_0_encoder_attn_k_proj_bias: torch.Tensor,
        decoder_layers_0_encoder_attn_v_proj_weight: torch.Tensor,
        decoder_layers_0_encoder_attn_v_proj_bias: torch.Tensor,
        decoder_layers_0_encoder_attn_out_proj_weight: torch.Tensor,
        decoder_layers_0_encoder_attn_out_proj_bias: torch.Tensor,
        decoder_layers_0_encoder_attn_layer_norm_weight: torch.Tensor,
        decoder_layers_0_encoder_attn_layer_norm_bias: torch.Tensor,
        decoder_layers_0_fc1_weight: torch.Tensor,
        decoder_layers_0_fc1_bias: torch.Tensor,
        decoder_layers_0_fc2_weight: torch.Tensor,
        decoder_layers_0_fc2_bias: torch.Tensor,
        decoder_layers_0_final_layer_norm_layernorm_weight: torch.Tensor,
        decoder_layers_0_final_layer_norm_layernorm_bias: torch.Tensor,
        decoder_layers_0_trend_projection_weight: torch.Tensor,
        decoder_layers_1_self_attn_q_proj_weight: torch.Tensor,
        decoder_layers_1_self_attn_q_proj_bias: torch.Tensor,
        decoder_layers_1_self_attn_k_proj_weight: torch.Tensor,
        decoder_layers_1_self_attn_k_proj_bias: torch.Tensor,
        decoder_layers_1_self_attn_v_proj_weight: torch.Tensor,
        decoder_layers_1_self_attn_v_proj_bias: torch.Tensor,
        decoder_layers_1_self_attn_out_proj_weight: torch.Tensor,
        decoder_layers_1_self_attn_out_proj_bias: torch.Tensor,
        decoder_layers_1_self_attn_layer_norm_weight: torch.Tensor,
        decoder_layers_1_self_attn_layer_norm_bias: torch.Tensor,
        decoder_layers_1_encoder_attn_q_proj_weight: torch.Tensor,
        decoder_layers_1_encoder_attn_q_proj_bias: torch.Tensor,
        decoder_layers_1_encoder_attn_k_proj_weight: torch.Tensor,
        decoder_layers_1_encoder_attn_k_proj_bias: torch.Tensor,
        decoder_layers_1_encoder_attn_v_proj_weight: torch.Tensor,
        decoder_layers_1_encoder_attn_v_proj_bias: torch.Tensor,
        decoder_layers_1_encoder_attn_out_proj_weight: torch.Tensor,
        decoder_layers_1_encoder_attn_out_proj_bias: torch.Tensor,
        decoder_layers_1_encoder_attn_layer_norm_weight: torch.Tensor,
        decoder_layers_1_encoder_attn_layer_norm_bias: torch.Tensor,
        decoder_layers_1_fc1_weight: torch.Tensor,
        decoder_layers_1_fc1_bias: torch.Tensor,
        decoder_layers_1_fc2_weight: torch.Tensor,
        decoder_layers_1_fc2_bias: torch.Tensor,
        decoder_layers_1_final_layer_norm_layernorm_weight: torch.Tensor,
        decoder_layers_1_final_layer_norm_layernorm_bias: torch.Tensor,
        decoder_layers_1_trend_projection_weight: torch.Tensor,
        decoder_seasonality_projection_weight: torch.Tensor,
        decoder_seasonality_projection_bias: torch.Tensor,
    ):
        device = future_values.device
        getitem = past_time_features[:, 3:, ...]
        time_feat = torch.cat((getitem, future_time_features), dim=1)
        del getitem
        context = past_values[:, -24:]
        ones_like = torch.ones_like(context, requires_grad=False)
        scale = ones_like.mean(dim=1, keepdim=True)
        del ones_like
        zeros_like = torch.zeros_like(context, requires_grad=False)
        del context
        loc = zeros_like.mean(dim=1, keepdim=True)
        del zeros_like
        cat = torch.cat((past_values, future_values), dim=1)
        sub = cat - loc
        del cat
        inputs = sub / scale
        del sub
        abs_1 = loc.abs()
        log_abs_loc = abs_1.log1p()
        del abs_1
        log_scale = scale.log()
        static_feat = torch.cat((log_abs_loc, log_scale), dim=1)
        del log_abs_loc, log_scale
        unsqueeze = static_feat.unsqueeze(1)
        expanded_static_feat = unsqueeze.expand(-1, 36, -1)
        del unsqueeze
        features = torch.cat((expanded_static_feat, time_feat), dim=-1)
        del expanded_static_feat, time_feat
        getitem_1 = inputs[:, -37:-1, ...]
        getitem_2 = inputs[:, -38:-2, ...]
        getitem_3 = inputs[:, -39:-3, ...]
        del inputs
        lagged_sequence = torch.stack([getitem_1, getitem_2, getitem_3], dim=-1)
        del getitem_1, getitem_2, getitem_3
        reshaped_lagged_sequence = lagged_sequence.reshape(2, 36, -1)
        del lagged_sequence
        getitem_4 = reshaped_lagged_sequence[:, :24, ...]
        getitem_5 = features[:, :24, ...]
        enc_input = torch.cat((getitem_4, getitem_5), dim=-1)
        del getitem_4, getitem_5
        hidden_states = torch.nn.functional.linear(enc_input, encoder_value_embedding_value_projection_weight, None)
        del enc_input
        position_ids = torch.arange(0, 24, dtype=torch.int64, device=device)
        embed_pos = torch.nn.functional.embedding(position_ids, encoder_embed_positions_weight, None, None, 2.0, False, False)
        del position_ids
        add = hidden_states + embed_pos
        del hidden_states, embed_pos
        hidden_states_1 = torch.nn.functional.layer_norm(add, (64,), encoder_layernorm_embedding_weight, encoder_layernorm_embedding_bias, 1e-05)
        del add
        hidden_states_2 = torch.nn.functional.dropout(hidden_states_1, p=0.1, training=False)
        del hidden_states_1
        query_states = torch.nn.functional.linear(hidden_states_2, encoder_layers_0_self_attn_q_proj_weight, encoder_layers_0_self_attn_q_proj_bias)
        key_states = torch.nn.functional.linear(hidden_states_2, encoder_layers_0_self_attn_k_proj_weight, encoder_layers_0_self_attn_k_proj_bias)
        value_states = torch.nn.functional.linear(hidden_states_2, encoder_layers_0_self_attn_v_proj_weight, encoder_layers_0_self_attn_v_proj_bias)
        view = key_states.view(2, -1, 2, 32)
        del key_states
        key_states_1 = view.transpose(1, 2)
        del view
        view_1 = value_states.view(2, -1, 2, 32)
        del value_states
        value_states_1 = view_1.transpose(1, 2)
        del view_1
        view_2 = query_states.view(2, 24, 2, 32)
        del query_states
        query_states_1 = view_2.transpose(1, 2)
        del view_2
        query_states_2 = query_states_1.reshape(4, -1, 32)
        del query_states_1
        key_states_2 = key_states_1.reshape(4, -1, 32)
        del key_states_1
        value_states_2 = value_states_1.reshape(4, -1, 32)
        del value_states_1
        value_states_3 = value_states_2[:, :24, :]
        del value_states_2
        key_states_3 = key_states_2[:, :24, :]
        del key_states_2
        query_states_fft = torch.fft.rfft(query_states_2, n=24, dim=1)
        del query_states_2
        key_states_fft = torch.fft.rfft(key_states_3, n=24, dim=1)
        del key_states_3
        conj = torch.conj(key_states_fft)
        del key_states_fft
        attn_weights = query_states_fft * conj
        del query_states_fft, conj
        attn_weights_1 = torch.fft.irfft(attn_weights, n=24, dim=1)
        del attn_weights
        attn_weights_reshaped = attn_weights_1.view(2, 2, 24, 32)
        del attn_weights_1
        attn_weights_2 = attn_weights_reshaped.view(4, 24, 32)
        del attn_weights_reshaped
        autocorrelations = attn_weights_2.view(2, 2, 24, 32)
        del attn_weights_2
        mean = torch.mean(autocorrelations, dim=(1, -1))
        del autocorrelations
        topk = torch.topk(mean, 9, dim=1)
        del mean
        top_k_autocorrelations = topk[0]
        getitem_6 = topk[1]
        del topk
        top_k_autocorrelations_1 = torch.softmax(top_k_autocorrelations, dim=-1)
        del top_k_autocorrelations
        tmp_values = value_states_3.repeat(1, 2, 1)
        arange = torch.arange(24)
        view_3 = arange.view(1, -1, 1)
        del arange
        repeat = view_3.repeat(4, 1, 32)
        del view_3
        init_index = repeat.to(device)
        del repeat
        zeros_like_1 = torch.zeros_like(value_states_3)
        del value_states_3
        delays_agg = zeros_like_1.float()
        del zeros_like_1
        getitem_7 = getitem_6[:, 0]
        view_4 = getitem_7.view(-1, 1, 1)
        del getitem_7
        repeat_1 = view_4.repeat(2, 24, 32)
        del view_4
        tmp_delay = init_index + repeat_1
        del repeat_1
        value_states_roll_delay = torch.gather(tmp_values, dim=1, index=tmp_delay)
        del tmp_delay
        getitem_8 = top_k_autocorrelations_1[:, 0]
        view_5 = getitem_8.view(-1, 1, 1)
        del getitem_8
        top_k_autocorrelations_at_delay = view_5.repeat(2, 24, 32)
        del view_5
        mul = value_states_roll_delay * top_k_autocorrelations_at_delay
        del value_states_roll_delay, top_k_autocorrelations_at_delay
        delays_agg += mul
        del mul
        getitem_9 = getitem_6[:, 1]
        view_6 = getitem_9.view(-1, 1, 1)
        del getitem_9
        repeat_2 = view_6.repeat(2, 24, 32)
        del view_6
        tmp_delay_1 = init_index + repeat_2
        del repeat_2
        value_states_roll_delay_1 = torch.gather(tmp_values, dim=1, index=tmp_delay_1)
        del tmp_delay_1
        getitem_10 = top_k_autocorrelations_1[:, 1]
        view_7 = getitem_10.view(-1, 1, 1)
        del getitem_10
        top_k_autocorrelations_at_delay_1 = view_7.repeat(2, 24, 32)
        del view_7
        mul_1 = value_states_roll_delay_1 * top_k_autocorrelations_at_delay_1
        del value_states_roll_delay_1, top_k_autocorrelations_at_delay_1
        delays_agg += mul_1
        del mul_1
        getitem_11 = getitem_6[:, 2]
        view_8 = getitem_11.view(-1, 1, 1)
        del getitem_11
        repeat_3 = view_8.repeat(2, 24, 32)
        del view_8
        tmp_delay_2 = init_index + repeat_3
        del repeat_3
        value_states_roll_delay_2 = torch.gather(tmp_values, dim=1, index=tmp_delay_2)
        del tmp_delay_2
        getitem_12 = top_k_autocorrelations_1[:, 2]
        view_9 = getitem_12.view(-1, 1, 1)
        del getitem_12
        top_k_autocorrelations_at_delay_2 = view_9.repeat(2, 24, 32)
        del view_9
        mul_2 = value_states_roll_delay_2 * top_k_autocorrelations_at_delay_2
        del value_states_roll_delay_2, top_k_autocorrelations_at_delay_2
        delays_agg += mul_2
        del mul_2
        getitem_13 = getitem_6[:, 3]
        view_10 = getitem_13.view(-1, 1, 1)
        del getitem_13
        repeat_4 = view_10.repeat(2, 24, 32)
        del view_10
        tmp_delay_3 = init_index + repeat_4
        del repeat_4
        value_states_roll_delay_3 = torch.gather(tmp_values, dim=1, index=tmp_delay_3)
        del tmp_delay_3
        getitem_14 = top_k_autocorrelations_1[:, 3]
        view_11 = getitem_14.view(-1, 1, 1)
        del getitem_14
        top_k_autocorrelations_at_delay_3 = view_11.repeat(2, 24, 32)
        del view_11
        mul_3 = value_states_roll_delay_3 * top_k_autocorrelations_at_delay_3
        del value_states_roll_delay_3, top_k_autocorrelations_at_delay_3
        delays_agg += mul_3
        del mul_3
        getitem_15 = getitem_6[:, 4]
        view_12 = getitem_15.view(-1, 1, 1)
        del getitem_15
        repeat_5 = view_12.repeat(2, 24, 32)
        del view_12
        tmp_delay_4 = init_index + repeat_5
        del repeat_5
        value_states_roll_delay_4 = torch.gather(tmp_values, dim=1, index=tmp_delay_4)
        del tmp_delay_4
        getitem_16 = top_k_autocorrelations_1[:, 4]
        view_13 = getitem_16.view(-1, 1, 1)
        del getitem_16
        top_k_autocorrelations_at_delay_4 = view_13.repeat(2, 24, 32)
        del view_13
        mul_4 = value_states_roll_delay_4 * top_k_autocorrelations_at_delay_4
        del value_states_roll_delay_4, top_k_autocorrelations_at_delay_4
        delays_agg += mul_4
        del mul_4
        getitem_17 = getitem_6[:, 5]
        view_14 = getitem_17.view(-1, 1, 1)
        del getitem_17
        repeat_6 = view_14.repeat(2, 24, 32)
        del view_14
        tmp_delay_5 = init_index + repeat_6
        del repeat_6
        value_states_roll_delay_5 = torch.gather(tmp_values, dim=1, index=tmp_delay_5)
        del tmp_delay_5
        getitem_18 = top_k_autocorrelations_1[:, 5]
        view_15 = getitem_18.view(-1, 1, 1)
        del getitem_18
        top_k_autocorrelations_at_delay_5 = view_15.repeat(2, 24, 32)
        del view_15
        mul_5 = value_states_roll_delay_5 * top_k_autocorrelations_at_delay_5
        del value_states_roll_delay_5, top_k_autocorrelations_at_delay_5
        delays_agg += mul_5
        del mul_5
        getitem_19 = getitem_6[:, 6]
        view_16 = getitem_19.view(-1, 1, 1)
        del getitem_19
        repeat_7 = view_16.repeat(2, 24, 32)
        del view_16
        tmp_delay_6 = init_index + repeat_7
        del repeat_7
        value_states_roll_delay_6 = torch.gather(tmp_values, dim=1, index=tmp_delay_6)
        del tmp_delay_6
        getitem_20 = top_k_autocorrelations_1[:, 6]
        view_17 = getitem_20.view(-1, 1, 1)
        del getitem_20
        top_k_autocorrelations_at_delay_6 = view_17.repeat(2, 24, 32)
        del view_17
        mul_6 = value_states_roll_delay_6 * top_k_autocorrelations_at_delay_6
        del value_states_roll_delay_6, top_k_autocorrelations_at_delay_6
        delays_agg += mul_6
        del mul_6
        getitem_21 = getitem_6[:, 7]
        view_18 = getitem_21.view(-1, 1, 1)
        del getitem_21
        repeat_8 = view_18.repeat(2, 24, 32)
        del view_18
        tmp_delay_7 = init_index + repeat_8
        del repeat_8
        value_states_roll_delay_7 = torch.gather(tmp_values, dim=1, index=tmp_delay_7)
        del tmp_delay_7
        getitem_22 = top_k_autocorrelations_1[:, 7]
        view_19 = getitem_22.view(-1, 1, 1)
        del getitem_22
        top_k_autocorrelations_at_delay_7 = view_19.repeat(2, 24, 32)
        del view_19
        mul_7 = value_states_roll_delay_7 * top_k_autocorrelations_at_delay_7
        del value_states_roll_delay_7, top_k_autocorrelations_at_delay_7
        delays_agg += mul_7
        del mul_7
        getitem_23 = getitem_6[:, 8]
        del getitem_6
        view_20 = getitem_23.view(-1, 1, 1)
        del getitem_23
        repeat_9 = view_20.repeat(2, 24, 32)
        del view_20
        tmp_delay_8 = init_index + repeat_9
        del init_index, repeat_9
        value_states_roll_delay_8 = torch.gather(tmp_values, dim=1, index=tmp_delay_8)
        del tmp_values, tmp_delay_8
        getitem_24 = top_k_autocorrelations_1[:, 8]
        del top_k_autocorrelations_1
        view_21 = getitem_24.view(-1, 1, 1)
        del getitem_24
        top_k_autocorrelations_at_delay_8 = view_21.repeat(2, 24, 32)
        del view_21
        mul_8 = value_states_roll_delay_8 * top_k_autocorrelations_at_delay_8
        del value_states_roll_delay_8, top_k_autocorrelations_at_delay_8
        delays_agg += mul_8
        del mul_8
        attn_output = delays_agg.contiguous()
        del delays_agg
        attn_output_1 = attn_output.view(2, 2, 24, 32)
        del attn_output
        attn_output_2 = attn_output_1.transpose(1, 2)
        del attn_output_1
        attn_output_3 = attn_output_2.reshape(2, 24, 64)
        del attn_output_2
        attn_output_4 = torch.nn.functional.linear(attn_output_3, encoder_layers_0_self_attn_out_proj_weight, encoder_layers_0_self_attn_out_proj_bias)
        del attn_output_3
        hidden_states_3 = torch.nn.functional.dropout(attn_output_4, p=0.1, training=False)
        del attn_output_4
        hidden_states_4 = hidden_states_2 + hidden_states_3
        del hidden_states_2, hidden_states_3
        hidden_states_5 = torch.nn.functional.layer_norm(hidden_states_4, (64,), encoder_layers_0_self_attn_layer_norm_weight, encoder_layers_0_self_attn_layer_norm_bias, 1e-05)
        del hidden_states_4
        getitem_25 = hidden_states_5[:, 0:1, :]
        front = getitem_25.repeat(1, 2, 1)
        del getitem_25
        getitem_26 = hidden_states_5[:, -1:, :]
        end = getitem_26.repeat(1, 2, 1)
        del getitem_26
        x_padded = torch.cat([front, hidden_states_5, end], dim=1)
        del front, end
        permute = x_padded.permute(0, 2, 1)
        del x_padded
        avg_pool1d = torch.avg_pool1d(permute, (5,), (1,), (0,), False, True)
        del permute
        x_trend = avg_pool1d.permute(0, 2, 1)
        del avg_pool1d
        x_seasonal = hidden_states_5 - x_trend
        del hidden_states_5, x_trend
        linear = torch.nn.functional.linear(x_seasonal, encoder_layers_0_fc1_weight, encoder_layers_0_fc1_bias)
        hidden_states_6 = torch.nn.functional.gelu(linear)
        del linear
        hidden_states_7 = torch.nn.functional.dropout(hidden_states_6, p=0.1, training=False)
        del hidden_states_6
        hidden_states_8 = torch.nn.functional.linear(hidden_states_7, encoder_layers_0_fc2_weight, encoder_layers_0_fc2_bias)
        del hidden_states_7
        hidden_states_9 = torch.nn.functional.dropout(hidden_states_8, p=0.1, training=False)
        del hidden_states_8
        hidden_states_10 = x_seasonal + hidden_states_9
        del x_seasonal, hidden_states_9
        getitem_27 = hidden_states_10[:, 0:1, :]
        front_1 = getitem_27.repeat(1, 2, 1)
        del getitem_27
        getitem_28 = hidden_states_10[:, -1:, :]
        end_1 = getitem_28.repeat(1, 2, 1)
        del getitem_28
        x_padded_1 = torch.cat([front_1, hidden_states_10, end_1], dim=1)
        del front_1, end_1
        permute_1 = x_padded_1.permute(0, 2, 1)
        del x_padded_1
        avg_pool1d_1 = torch.avg_pool1d(permute_1, (5,), (1,), (0,), False, True)
        del permute_1
        x_trend_1 = avg_pool1d_1.permute(0, 2, 1)
        del avg_pool1d_1
        x_seasonal_1 = hidden_states_10 - x_trend_1
        del hidden_states_10, x_trend_1
        x_hat = torch.nn.functional.layer_norm(x_seasonal_1, (64,), encoder_layers_0_final_layer_norm_layernorm_weight, encoder_layers_0_final_layer_norm_layernorm_bias, 1e-05)
        del x_seasonal_1
        mean_1 = torch.mean(x_hat, dim=1)
        unsqueeze_1 = mean_1.unsqueeze(1)
        del mean_1
        bias = unsqueeze_1.repeat(1, 24, 1)
        del unsqueeze_1
        hidden_states_11 = x_hat - bias
        del x_hat, bias
        query_states_3 = torch.nn.functional.linear(hidden_states_11, encoder_layers_1_self_attn_q_proj_weight, encoder_layers_1_self_attn_q_proj_bias)
        key_states_4 = torch.nn.functional.linear(hidden_states_11, encoder_layers_1_self_attn_k_proj_weight, encoder_layers_1_self_attn_k_proj_bias)
        value_states_4 = torch.nn.functional.linear(hidden_states_11, encoder_layers_1_self_attn_v_proj_weight, encoder_layers_1_self_attn_v_proj_bias)
        view_22 = key_states_4.view(2, -1, 2, 32)
        del key_states_4
        key_states_5 = view_22.transpose(1, 2)
        del view_22
        view_23 = value_states_4.view(2, -1, 2, 32)
        del value_states_4
        value_states_5 = view_23.transpose(1, 2)
        del view_23
        view_24 = query_states_3.view(2, 24, 2, 32)
        del query_states_3
        query_states_4 = view_24.transpose(1, 2)
        del view_24
        query_states_5 = query_states_4.reshape(4, -1, 32)
        del query_states_4
        key_states_6 = key_states_5.reshape(4, -1, 32)
        del key_states_5
        value_states_6 = value_states_5.reshape(4, -1, 32)
        del value_states_5
        value_states_7 = value_states_6[:, :24, :]
        del value_states_6
        key_states_7 = key_states_6[:, :24, :]
        del key_states_6
        query_states_fft_1 = torch.fft.rfft(query_states_5, n=24, dim=1)
        del query_states_5
        key_states_fft_1 = torch.fft.rfft(key_states_7, n=24, dim=1)
        del key_states_7
        conj_1 = torch.conj(key_states_fft_1)
        del key_states_fft_1
        attn_weights_3 = query_states_fft_1 * conj_1
        del query_states_fft_1, conj_1
        attn_weights_4 = torch.fft.irfft(attn_weights_3, n=24, dim=1)
        del attn_weights_3
        attn_weights_reshaped_1 = attn_weights_4.view(2, 2, 24, 32)
        del attn_weights_4
        attn_weights_5 = attn_weights_reshaped_1.view(4, 24, 32)
        del attn_weights_reshaped_1
        autocorrelations_1 = attn_weights_5.view(2, 2, 24, 32)
        del attn_weights_5
        mean_2 = torch.mean(autocorrelations_1, dim=(1, -1))
        del autocorrelations_1
        topk_1 = torch.topk(mean_2, 9, dim=1)
        del mean_2
        top_k_autocorrelations_2 = topk_1[0]
        getitem_29 = topk_1[1]
        del topk_1
        top_k_autocorrelations_3 = torch.softmax(top_k_autocorrelations_2, dim=-1)
        del top_k_autocorrelations_2
        tmp_values_1 = value_states_7.repeat(1, 2, 1)
        arange_1 = torch.arange(24)
        view_25 = arange_1.view(1, -1, 1)
        del arange_1
        repeat_10 = view_25.repeat(4, 1, 32)
        del view_25
        init_index_1 = repeat_10.to(device)
        del repeat_10
        zeros_like_2 = torch.zeros_like(value_states_7)
        del value_states_7
        delays_agg_1 = zeros_like_2.float()
        del zeros_like_2
        getitem_30 = getitem_29[:, 0]
        view_26 = getitem_30.view(-1, 1, 1)
        del getitem_30
        repeat_11 = view_26.repeat(2, 24, 32)
        del view_26
        tmp_delay_9 = init_index_1 + repeat_11
        del repeat_11
        value_states_roll_delay_9 = torch.gather(tmp_values_1, dim=1, index=tmp_delay_9)
        del tmp_delay_9
        getitem_31 = top_k_autocorrelations_3[:, 0]
        view_27 = getitem_31.view(-1, 1, 1)
        del getitem_31
        top_k_autocorrelations_at_delay_9 = view_27.repeat(2, 24, 32)
        del view_27
        mul_9 = value_states_roll_delay_9 * top_k_autocorrelations_at_delay_9
        del value_states_roll_delay_9, top_k_autocorrelations_at_delay_9
        delays_agg_1 += mul_9
        del mul_9
        getitem_32 = getitem_29[:, 1]
        view_28 = getitem_32.view(-1, 1, 1)
        del getitem_32
        repeat_12 = view_28.repeat(2, 24, 32)
        del view_28
        tmp_delay_10 = init_index_1 + repeat_12
        del repeat_12
        value_states_roll_delay_10 = torch.gather(tmp_values_1, dim=1, index=tmp_delay_10)
        del tmp_delay_10
        getitem_33 = top_k_autocorrelations_3[:, 1]
        view_29 = getitem_33.view(-1, 1, 1)
        del getitem_33
        top_k_autocorrelations_at_delay_10 = view_29.repeat(2, 24, 32)
        del view_29
        mul_10 = value_states_roll_delay_10 * top_k_autocorrelations_at_delay_10
        del value_states_roll_delay_10, top_k_autocorrelations_at_delay_10
        delays_agg_1 += mul_10
        del mul_10
        getitem_34 = getitem_29[:, 2]
        view_30 = getitem_34.view(-1, 1, 1)
        del getitem_34
        repeat_13 = view_30.repeat(2, 24, 32)
        del view_30
        tmp_delay_11 = init_index_1 + repeat_13
        del repeat_13
        value_states_roll_delay_11 = torch.gather(tmp_values_1, dim=1, index=tmp_delay_11)
        del tmp_delay_11
        getitem_35 = top_k_autocorrelations_3[:, 2]
        view_31 = getitem_35.view(-1, 1, 1)
        del getitem_35
        top_k_autocorrelations_at_delay_11 = view_31.repeat(2, 24, 32)
        del view_31
        mul_11 = value_states_roll_delay_11 * top_k_autocorrelations_at_delay_11
        del value_states_roll_delay_11, top_k_autocorrelations_at_delay_11
        delays_agg_1 += mul_11
        del mul_11
        getitem_36 = getitem_29[:, 3]
        view_32 = getitem_36.view(-1, 1, 1)
        del getitem_36
        repeat_14 = view_32.repeat(2, 24, 32)
        del view_32
        tmp_delay_12 = init_index_1 + repeat_14
        del repeat_14
        value_states_roll_delay_12 = torch.gather(tmp_values_1, dim=1, index=tmp_delay_12)
        del tmp_delay_12
        getitem_37 = top_k_autocorrelations_3[:, 3]
        view_33 = getitem_37.view(-1, 1, 1)
        del getitem_37
        top_k_autocorrelations_at_delay_12 = view_33.repeat(2, 24, 32)
        del view_33
        mul_12 = value_states_roll_delay_12 * top_k_autocorrelations_at_delay_12
        del value_states_roll_delay_12, top_k_autocorrelations_at_delay_12
        delays_agg_1 += mul_12
        del mul_12
        getitem_38 = getitem_29[:, 4]
        view_34 = getitem_38.view(-1, 1, 1)
        del getitem_38
        repeat_15 = view_34.repeat(2, 24, 32)
        del view_34
        tmp_delay_13 = init_index_1 + repeat_15
        del repeat_15
        value_states_roll_delay_13 = torch.gather(tmp_values_1, dim=1, index=tmp_delay_13)
        del tmp_delay_13
        getitem_39 = top_k_autocorrelations_3[:, 4]
        view_35 = getitem_39.view(-1, 1, 1)
        del getitem_39
        top_k_autocorrelations_at_delay_13 = view_35.repeat(2, 24, 32)
        del view_35
        mul_13 = value_states_roll_delay_13 * top_k_autocorrelations_at_delay_13
        del value_states_roll_delay_13, top_k_autocorrelations_at_delay_13
        delays_agg_1 += mul_13
        del mul_13
        getitem_40 = getitem_29[:, 5]
        view_36 = getitem_40.view(-1, 1, 1)
        del getitem_40
        repeat_16 = view_36.repeat(2, 24, 32)
        del view_36
        tmp_delay_14 = init_index_1 + repeat_16
        del repeat_16
        value_states_roll_delay_14 = torch.gather(tmp_values_1, dim=1, index=tmp_delay_14)
        del tmp_delay_14
        getitem_41 = top_k_autocorrelations_3[:, 5]
        view_37 = getitem_41.view(-1, 1, 1)
        del getitem_41
        top_k_autocorrelations_at_delay_14 = view_37.repeat(2, 24, 32)
        del view_37
        mul_14 = value_states_roll_delay_14 * top_k_autocorrelations_at_delay_14
        del value_states_roll_delay_14, top_k_autocorrelations_at_delay_14
        delays_agg_1 += mul_14
        del mul_14
        getitem_42 = getitem_29[:, 6]
        view_38 = getitem_42.view(-1, 1, 1)
        del getitem_42
        repeat_17 = view_38.repeat(2, 24, 32)
        del view_38
        tmp_delay_15 = init_index_1 + repeat_17
        del repeat_17
        value_states_roll_delay_15 = torch.gather(tmp_values_1, dim=1, index=tmp_delay_15)
        del tmp_delay_15
        getitem_43 = top_k_autocorrelations_3[:, 6]
        view_39 = getitem_43.view(-1, 1, 1)
        del getitem_43
        top_k_autocorrelations_at_delay_15 = view_39.repeat(2, 24, 32)
        del view_39
        mul_15 = value_states_roll_delay_15 * top_k_autocorrelations_at_delay_15
        del value_states_roll_delay_15, top_k_autocorrelations_at_delay_15
        delays_agg_1 += mul_15
        del mul_15
        getitem_44 = getitem_29[:, 7]
        view_40 = getitem_44.view(-1, 1, 1)
        del getitem_44
        repeat_18 = view_40.repeat(2, 24, 32)
        del view_40
        tmp_delay_16 = init_index_1 + repeat_18
        del repeat_18
        value_states_roll_delay_16 = torch.gather(tmp_values_1, dim=1, index=tmp_delay_16)
        del tmp_delay_16
        getitem_45 = top_k_autocorrelations_3[:, 7]
        view_41 = getitem_45.view(-1, 1, 1)
        del getitem_45
        top_k_autocorrelations_at_delay_16 = view_41.repeat(2, 24, 32)
        del view_41
        mul_16 = value_states_roll_delay_16 * top_k_autocorrelations_at_delay_16
        del value_states_roll_delay_16, top_k_autocorrelations_at_delay_16
        delays_agg_1 += mul_16
        del mul_16
        getitem_46 = getitem_29[:, 8]
        del getitem_29
        view_42 = getitem_46.view(-1, 1, 1)
        del getitem_46
        repeat_19 = view_42.repeat(2, 24, 32)
        del view_42
        tmp_delay_17 = init_index_1 + repeat_19
        del init_index_1, repeat_19
        value_states_roll_delay_17 = torch.gather(tmp_values_1, dim=1, index=tmp_delay_17)
        del tmp_values_1, tmp_delay_17
        getitem_47 = top_k_autocorrelations_3[:, 8]
        del top_k_autocorrelations_3
        view_43 = getitem_47.view(-1, 1, 1)
        del getitem_47
        top_k_autocorrelations_at_delay_17 = view_43.repeat(2, 24, 32)
        del view_43
        mul_17 = value_states_roll_delay_17 * top_k_autocorrelations_at_delay_17
        del value_states_roll_delay_17, top_k_autocorrelations_at_delay_17
        delays_agg_1 += mul_17
        del mul_17
        attn_output_5 = delays_agg_1.contiguous()
        del delays_agg_1
        attn_output_6 = attn_output_5.view(2, 2, 24, 32)
        del attn_output_5
        attn_output_7 = attn_output_6.transpose(1, 2)
        del attn_output_6
        attn_output_8 = attn_output_7.reshape(2, 24, 64)
        del attn_output_7
        attn_output_9 = torch.nn.functional.linear(attn_output_8, encoder_layers_1_self_attn_out_proj_weight, encoder_layers_1_self_attn_out_proj_bias)
        del attn_output_8
        hidden_states_12 = torch.nn.functional.dropout(attn_output_9, p=0.1, training=False)
        del attn_output_9
        hidden_states_13 = hidden_states_11 + hidden_states_12
        del hidden_states_11, hidden_states_12
        hidden_states_14 = torch.nn.functional.layer_norm(hidden_states_13, (64,), encoder_layers_1_self_attn_layer_norm_weight, encoder_layers_1_self_attn_layer_norm_bias, 1e-05)
        del hidden_states_13
        getitem_48 = hidden_states_14[:, 0:1, :]
        front_2 = getitem_48.repeat(1, 2, 1)
        del getitem_48
        getitem_49 = hidden_states_14[:, -1:, :]
        end_2 = getitem_49.repeat(1, 2, 1)
        del getitem_49
        x_padded_2 = torch.cat([front_2, hidden_states_14, end_2], dim=1)
        del front_2, end_2
        permute_2 = x_padded_2.permute(0, 2, 1)
        del x_padded_2
        avg_pool1d_2 = torch.avg_pool1d(permute_2, (5,), (1,), (0,), False, True)
        del permute_2
        x_trend_2 = avg_pool1d_2.permute(0, 2, 1)
        del avg_pool1d_2
        x_seasonal_2 = hidden_states_14 - x_trend_2
        del hidden_states_14, x_trend_2
        linear_1 = torch.nn.functional.linear(x_seasonal_2, encoder_layers_1_fc1_weight, encoder_layers_1_fc1_bias)
        hidden_states_15 = torch.nn.functional.gelu(linear_1)
        del linear_1
        hidden_states_16 = torch.nn.functional.dropout(hidden_states_15, p=0.1, training=False)
        del hidden_states_15
        hidden_states_17 = torch.nn.functional.linear(hidden_states_16, encoder_layers_1_fc2_weight, encoder_layers_1_fc2_bias)
        del hidden_states_16
        hidden_states_18 = torch.nn.functional.dropout(hidden_states_17, p=0.1, training=False)
        del hidden_states_17
        hidden_states_19 = x_seasonal_2 + hidden_states_18
        del x_seasonal_2, hidden_states_18
        getitem_50 = hidden_states_19[:, 0:1, :]
        front_3 = getitem_50.repeat(1, 2, 1)
        del getitem_50
        getitem_51 = hidden_states_19[:, -1:, :]
        end_3 = getitem_51.repeat(1, 2, 1)
        del getitem_51
        x_padded_3 = torch.cat([front_3, hidden_states_19, end_3], dim=1)
        del front_3, end_3
        permute_3 = x_padded_3.permute(0, 2, 1)
        del x_padded_3
        avg_pool1d_3 = torch.avg_pool1d(permute_3, (5,), (1,), (0,), False, True)
        del permute_3
        x_trend_3 = avg_pool1d_3.permute(0, 2, 1)
        del avg_pool1d_3
        x_seasonal_3 = hidden_states_19 - x_trend_3
        del hidden_states_19, x_trend_3
        x_hat_1 = torch.nn.functional.layer_norm(x_seasonal_3, (64,), encoder_layers_1_final_layer_norm_layernorm_weight, encoder_layers_1_final_layer_norm_layernorm_bias, 1e-05)
        del x_seasonal_3
        mean_3 = torch.mean(x_hat_1, dim=1)
        unsqueeze_2 = mean_3.unsqueeze(1)
        del mean_3
        bias_1 = unsqueeze_2.repeat(1, 24, 1)
        del unsqueeze_2
        hidden_states_20 = x_hat_1 - bias_1
        del x_hat_1, bias_1
        getitem_52 = reshaped_lagged_sequence[:, :24, ...]
        getitem_53 = getitem_52[:, 0:1, :]
        front_4 = getitem_53.repeat(1, 2, 1)
        del getitem_53
        getitem_54 = getitem_52[:, -1:, :]
        end_4 = getitem_54.repeat(1, 2, 1)
        del getitem_54
        x_padded_4 = torch.cat([front_4, getitem_52, end_4], dim=1)
        del front_4, end_4
        permute_4 = x_padded_4.permute(0, 2, 1)
        del x_padded_4
        avg_pool1d_4 = torch.avg_pool1d(permute_4, (5,), (1,), (0,), False, True)
        del permute_4
        x_trend_4 = avg_pool1d_4.permute(0, 2, 1)
        del avg_pool1d_4
        x_seasonal_4 = getitem_52 - x_trend_4
        del getitem_52
        getitem_55 = reshaped_lagged_sequence[:, :24, ...]
        del reshaped_lagged_sequence
        mean_4 = torch.mean(getitem_55, dim=1)
        del getitem_55
        unsqueeze_3 = mean_4.unsqueeze(1)
        del mean_4
        mean_5 = unsqueeze_3.repeat(1, 12, 1)
        del unsqueeze_3
        zeros = torch.zeros([2, 12, 3], device=device)
        getitem_56 = x_seasonal_4[:, -12:, ...]
        del x_seasonal_4
        cat_1 = torch.cat((getitem_56, zeros), dim=1)
        del getitem_56, zeros
        getitem_57 = features[:, 12:, ...]
        decoder_input = torch.cat((cat_1, getitem_57), dim=-1)
        del cat_1, getitem_57
        getitem_58 = x_trend_4[:, -12:, ...]
        del x_trend_4
        cat_2 = torch.cat((getitem_58, mean_5), dim=1)
        del getitem_58, mean_5
        getitem_59 = features[:, 12:, ...]
        del features
        trend_init = torch.cat((cat_2, getitem_59), dim=-1)
        del cat_2, getitem_59
        hidden_states_21 = torch.nn.functional.linear(decoder_input, decoder_value_embedding_value_projection_weight, None)
        del decoder_input
        position_ids_1 = torch.arange(12, 36, dtype=torch.int64, device=device)
        embed_pos_1 = torch.nn.functional.embedding(position_ids_1, decoder_embed_positions_weight, None, None, 2.0, False, False)
        del position_ids_1
        add_1 = hidden_states_21 + embed_pos_1
        del hidden_states_21, embed_pos_1
        hidden_states_22 = torch.nn.functional.layer_norm(add_1, (64,), decoder_layernorm_embedding_weight, decoder_layernorm_embedding_bias, 1e-05)
        del add_1
        hidden_states_23 = torch.nn.functional.dropout(hidden_states_22, p=0.1, training=False)
        del hidden_states_22
        query_states_6 = torch.nn.functional.linear(hidden_states_23, decoder_layers_0_self_attn_q_proj_weight, decoder_layers_0_self_attn_q_proj_bias)
        key_states_8 = torch.nn.functional.linear(hidden_states_23, decoder_layers_0_self_attn_k_proj_weight, decoder_layers_0_self_attn_k_proj_bias)
        value_states_8 = torch.nn.functional.linear(hidden_states_23, decoder_layers_0_self_attn_v_proj_weight, decoder_layers_0_self_attn_v_proj_bias)
        view_44 = key_states_8.view(2, -1, 2, 32)
        del key_states_8
        key_states_9 = view_44.transpose(1, 2)
        del view_44
        view_45 = value_states_8.view(2, -1, 2, 32)
        del value_states_8
        value_states_9 = view_45.transpose(1, 2)
        del view_45
        tensor = torch.tensor([], dtype=torch.float32, device=device)
        tensor_1 = torch.tensor([], dtype=torch.float32, device=device)
        keys = torch.cat([tensor, key_states_9], dim=-2)
        del tensor, key_states_9
        values = torch.cat([tensor_1, value_states_9], dim=-2)
        del tensor_1, value_states_9
        view_46 = query_states_6.view(2, 24, 2, 32)
        del query_states_6
        query_states_7 = view_46.transpose(1, 2)
        del view_46
        query_states_8 = query_states_7.reshape(4, -1, 32)
        del query_states_7
        key_states_10 = keys.reshape(4, -1, 32)
        value_states_10 = values.reshape(4, -1, 32)
        value_states_11 = value_states_10[:, :24, :]
        del value_states_10
        key_states_11 = key_states_10[:, :24, :]
        del key_states_10
        query_states_fft_2 = torch.fft.rfft(query_states_8, n=24, dim=1)
        del query_states_8
        key_states_fft_2 = torch.fft.rfft(key_states_11, n=24, dim=1)
        del key_states_11
        conj_2 = torch.conj(key_states_fft_2)
        del key_states_fft_2
        attn_weights_6 = query_states_fft_2 * conj_2
        del query_states_fft_2, conj_2
        attn_weights_7 = torch.fft.irfft(attn_weights_6, n=24, dim=1)
        del attn_weights_6
        attn_weights_reshaped_2 = attn_weights_7.view(2, 2, 24, 32)
        del attn_weights_7
        attn_weights_8 = attn_weights_reshaped_2.view(4, 24, 32)
        del attn_weights_reshaped_2
        autocorrelations_2 = attn_weights_8.view(2, 2, 24, 32)
        del attn_weights_8
        mean_6 = torch.mean(autocorrelations_2, dim=(1, -1))
        del autocorrelations_2
        topk_2 = torch.topk(mean_6, 9, dim=1)
        del mean_6
        top_k_autocorrelations_4 = topk_2[0]
        getitem_60 = topk_2[1]
        del topk_2
        top_k_autocorrelations_5 = torch.softmax(top_k_autocorrelations_4, dim=-1)
        del top_k_autocorrelations_4
        tmp_values_2 = value_states_11.repeat(1, 2, 1)
        arange_2 = torch.arange(24)
        view_47 = arange_2.view(1, -1, 1)
        del arange_2
        repeat_20 = view_47.repeat(4, 1, 32)
        del view_47
        init_index_2 = repeat_20.to(device)
        del repeat_20
        zeros_like_3 = torch.zeros_like(value_states_11)
        del value_states_11
        delays_agg_2 = zeros_like_3.float()
        del zeros_like_3
        getitem_61 = getitem_60[:, 0]
        view_48 = getitem_61.view(-1, 1, 1)
        del getitem_61
        repeat_21 = view_48.repeat(2, 24, 32)
        del view_48
        tmp_delay_18 = init_index_2 + repeat_21
        del repeat_21
        value_states_roll_delay_18 = torch.gather(tmp_values_2, dim=1, index=tmp_delay_18)
        del tmp_delay_18
        getitem_62 = top_k_autocorrelations_5[:, 0]
        view_49 = getitem_62.view(-1, 1, 1)
        del getitem_62
        top_k_autocorrelations_at_delay_18 = view_49.repeat(2, 24, 32)
        del view_49
        mul_18 = value_states_roll_delay_18 * top_k_autocorrelations_at_delay_18
        del value_states_roll_delay_18, top_k_autocorrelations_at_delay_18
        delays_agg_2 += mul_18
        del mul_18
        getitem_63 = getitem_60[:, 1]
        view_50 = getitem_63.view(-1, 1, 1)
        del getitem_63
        repeat_22 = view_50.repeat(2, 24, 32)
        del view_50
        tmp_delay_19 = init_index_2 + repeat_22
        del repeat_22
        value_states_roll_delay_19 = torch.gather(tmp_values_2, dim=1, index=tmp_delay_19)
        del tmp_delay_19
        getitem_64 = top_k_autocorrelations_5[:, 1]
        view_51 = getitem_64.view(-1, 1, 1)
        del getitem_64
        top_k_autocorrelations_at_delay_19 = view_51.repeat(2, 24, 32)
        del view_51
        mul_19 = value_states_roll_delay_19 * top_k_autocorrelations_at_delay_19
        del value_states_roll_delay_19, top_k_autocorrelations_at_delay_19
        delays_agg_2 += mul_19
        del mul_19
        getitem_65 = getitem_60[:, 2]
        view_52 = getitem_65.view(-1, 1, 1)
        del getitem_65
        repeat_23 = view_52.repeat(2, 24, 32)
        del view_52
        tmp_delay_20 = init_index_2 + repeat_23
        del repeat_23
        value_states_roll_delay_20 = torch.gather(tmp_values_2, dim=1, index=tmp_delay_20)
        del tmp_delay_20
        getitem_66 = top_k_autocorrelations_5[:, 2]
        view_53 = getitem_66.view(-1, 1, 1)
        del getitem_66
        top_k_autocorrelations_at_delay_20 = view_53.repeat(2, 24, 32)
        del view_53
        mul_20 = value_states_roll_delay_20 * top_k_autocorrelations_at_delay_20
        del value_states_roll_delay_20, top_k_autocorrelations_at_delay_20
        delays_agg_2 += mul_20
        del mul_20
        getitem_67 = getitem_60[:, 3]
        view_54 = getitem_67.view(-1, 1, 1)
        del getitem_67
        repeat_24 = view_54.repeat(2, 24, 32)
        del view_54
        tmp_delay_21 = init_index_2 + repeat_24
        del repeat_24
        value_states_roll_delay_21 = torch.gather(tmp_values_2, dim=1, index=tmp_delay_21)
        del tmp_delay_21
        getitem_68 = top_k_autocorrelations_5[:, 3]
        view_55 = getitem_68.view(-1, 1, 1)
        del getitem_68
        top_k_autocorrelations_at_delay_21 = view_55.repeat(2, 24, 32)
        del view_55
        mul_21 = value_states_roll_delay_21 * top_k_autocorrelations_at_delay_21
        del value_states_roll_delay_21, top_k_autocorrelations_at_delay_21
        delays_agg_2 += mul_21
        del mul_21
        getitem_69 = getitem_60[:, 4]
        view_56 = getitem_69.view(-1, 1, 1)
        del getitem_69
        repeat_25 = view_56.repeat(2, 24, 32)
        del view_56
        tmp_delay_22 = init_index_2 + repeat_25
        del repeat_25
        value_states_roll_delay_22 = torch.gather(tmp_values_2, dim=1, index=tmp_delay_22)
        del tmp_delay_22
        getitem_70 = top_k_autocorrelations_5[:, 4]
        view_57 = getitem_70.view(-1, 1, 1)
        del getitem_70
        top_k_autocorrelations_at_delay_22 = view_57.repeat(2, 24, 32)
        del view_57
        mul_22 = value_states_roll_delay_22 * top_k_autocorrelations_at_delay_22
        del value_states_roll_delay_22, top_k_autocorrelations_at_delay_22
        delays_agg_2 += mul_22
        del mul_22
        getitem_71 = getitem_60[:, 5]
        view_58 = getitem_71.view(-1, 1, 1)
        del getitem_71
        repeat_26 = view_58.repeat(2, 24, 32)
        del view_58
        tmp_delay_23 = init_index_2 + repeat_26
        del repeat_26
        value_states_roll_delay_23 = torch.gather(tmp_values_2, dim=1, index=tmp_delay_23)
        del tmp_delay_23
        getitem_72 = top_k_autocorrelations_5[:, 5]
        view_59 = getitem_72.view(-1, 1, 1)
        del getitem_72
        top_k_autocorrelations_at_delay_23 = view_59.repeat(2, 24, 32)
        del view_59
        mul_23 = value_states_roll_delay_23 * top_k_autocorrelations_at_delay_23
        del value_states_roll_delay_23, top_k_autocorrelations_at_delay_23
        delays_agg_2 += mul_23
        del mul_23
        getitem_73 = getitem_60[:, 6]
        view_60 = getitem_73.view(-1, 1, 1)
        del getitem_73
        repeat_27 = view_60.repeat(2, 24, 32)
        del view_60
        tmp_delay_24 = init_index_2 + repeat_27
        del repeat_27
        value_states_roll_delay_24 = torch.gather(tmp_values_2, dim=1, index=tmp_delay_24)
        del tmp_delay_24
        getitem_74 = top_k_autocorrelations_5[:, 6]
        view_61 = getitem_74.view(-1, 1, 1)
        del getitem_74
        top_k_autocorrelations_at_delay_24 = view_61.repeat(2, 24, 32)
        del view_61
        mul_24 = value_states_roll_delay_24 * top_k_autocorrelations_at_delay_24
        del value_states_roll_delay_24, top_k_autocorrelations_at_delay_24
        delays_agg_2 += mul_24
        del mul_24
        getitem_75 = getitem_60[:, 7]
        view_62 = getitem_75.view(-1, 1, 1)
        del getitem_75
        repeat_28 = view_62.repeat(2, 24, 32)
        del view_62
        tmp_delay_25 = init_index_2 + repeat_28
        del repeat_28
        value_states_roll_delay_25 = torch.gather(tmp_values_2, dim=1, index=tmp_delay_25)
        del tmp_delay_25
        getitem_76 = top_k_autocorrelations_5[:, 7]
        view_63 = getitem_76.view(-1, 1, 1)
        del getitem_76
        top_k_autocorrelations_at_delay_25 = view_63.repeat(2, 24, 32)
        del view_63
        mul_25 = value_states_roll_delay_25 * top_k_autocorrelations_at_delay_25
        del value_states_roll_delay_25, top_k_autocorrelations_at_delay_25
        delays_agg_2 += mul_25
        del mul_25
        getitem_77 = getitem_60[:, 8]
        del getitem_60
        view_64 = getitem_77.view(-1, 1, 1)
        del getitem_77
        repeat_29 = view_64.repeat(2, 24, 32)
        del view_64
        tmp_delay_26 = init_index_2 + repeat_29
        del init_index_2, repeat_29
        value_states_roll_delay_26 = torch.gather(tmp_values_2, dim=1, index=tmp_delay_26)
        del tmp_values_2, tmp_delay_26
        getitem_78 = top_k_autocorrelations_5[:, 8]
        del top_k_autocorrelations_5
        view_65 = getitem_78.view(-1, 1, 1)
        del getitem_78
        top_k_autocorrelations_at_delay_26 = view_65.repeat(2, 24, 32)
        del view_65
        mul_26 = value_states_roll_delay_26 * top_k_autocorrelations_at_delay_26
        del value_states_roll_delay_26, top_k_autocorrelations_at_delay_26
        delays_agg_2 += mul_26
        del mul_26
        attn_output_10 = delays_agg_2.contiguous()
        del delays_agg_2
        attn_output_11 = attn_output_10.view(2, 2, 24, 32)
        del attn_output_10
        attn_output_12 = attn_output_11.transpose(1, 2)
        del attn_output_11
        attn_output_13 = attn_output_12.reshape(2, 24, 64)
        del attn_output_12
        attn_output_14 = torch.nn.functional.linear(attn_output_13, decoder_layers_0_self_attn_out_proj_weight, decoder_layers_0_self_attn_out_proj_bias)
        del attn_output_13
        hidden_states_24 = torch.nn.functional.dropout(attn_output_14, p=0.1, training=False)
        del attn_output_14
        hidden_states_25 = hidden_states_23 + hidden_states_24
        del hidden_states_23, hidden_states_24
        getitem_79 = hidden_states_25[:, 0:1, :]
        front_5 = getitem_79.repeat(1, 2, 1)
        del getitem_79
        getitem_80 = hidden_states_25[:, -1:, :]
        end_5 = getitem_80.repeat(1, 2, 1)
        del getitem_80
        x_padded_5 = torch.cat([front_5, hidden_states_25, end_5], dim=1)
        del front_5, end_5
        permute_5 = x_padded_5.permute(0, 2, 1)
        del x_padded_5
        avg_pool1d_5 = torch.avg_pool1d(permute_5, (5,), (1,), (0,), False, True)
        del permute_5
        x_trend_5 = avg_pool1d_5.permute(0, 2, 1)
        del avg_pool1d_5
        x_seasonal_5 = hidden_states_25 - x_trend_5
        del hidden_states_25
        hidden_states_26 = torch.nn.functional.layer_norm(x_seasonal_5, (64,), decoder_layers_0_self_attn_layer_norm_weight, decoder_layers_0_self_attn_layer_norm_bias, 1e-05)
        del x_seasonal_5
        query_states_9 = torch.nn.functional.linear(hidden_states_26, decoder_layers_0_encoder_attn_q_proj_weight, decoder_layers_0_encoder_attn_q_proj_bias)
        key_states_12 = torch.nn.functional.linear(hidden_states_20, decoder_layers_0_encoder_attn_k_proj_weight, decoder_layers_0_encoder_attn_k_proj_bias)
        value_states_12 = torch.nn.functional.linear(hidden_states_20, decoder_layers_0_encoder_attn_v_proj_weight, decoder_layers_0_encoder_attn_v_proj_bias)
        view_66 = key_states_12.view(2, -1, 2, 32)
        del key_states_12
        key_states_13 = view_66.transpose(1, 2)
        del view_66
        view_67 = value_states_12.view(2, -1, 2, 32)
        del value_states_12
        value_states_13 = view_67.transpose(1, 2)
        del view_67
        tensor_2 = torch.tensor([], dtype=torch.float32, device=device)
        tensor_3 = torch.tensor([], dtype=torch.float32, device=device)
        keys_1 = torch.cat([tensor_2, key_states_13], dim=-2)
        del tensor_2, key_states_13
        values_1 = torch.cat([tensor_3, value_states_13], dim=-2)
        del tensor_3, value_states_13
        view_68 = query_states_9.view(2, 24, 2, 32)
        del query_states_9
        query_states_10 = view_68.transpose(1, 2)
        del view_68
        query_states_11 = query_states_10.reshape(4, -1, 32)
        del query_states_10
        key_states_14 = keys_1.reshape(4, -1, 32)
        value_states_14 = values_1.reshape(4, -1, 32)
        value_states_15 = value_states_14[:, :24, :]
        del value_states_14
        key_states_15 = key_states_14[:, :24, :]
        del key_states_14
        query_states_fft_3 = torch.fft.rfft(query_states_11, n=24, dim=1)
        del query_states_11
        key_states_fft_3 = torch.fft.rfft(key_states_15, n=24, dim=1)
        del key_states_15
        conj_3 = torch.conj(key_states_fft_3)
        del key_states_fft_3
        attn_weights_9 = query_states_fft_3 * conj_3
        del query_states_fft_3, conj_3
        attn_weights_10 = torch.fft.irfft(attn_weights_9, n=24, dim=1)
        del attn_weights_9
        attn_weights_reshaped_3 = attn_weights_10.view(2, 2, 24, 32)
        del attn_weights_10
        attn_weights_11 = attn_weights_reshaped_3.view(4, 24, 32)
        del attn_weights_reshaped_3
        autocorrelations_3 = attn_weights_11.view(2, 2, 24, 32)
        del attn_weights_11
        mean_7 = torch.mean(autocorrelations_3, dim=(1, -1))
        del autocorrelations_3
        topk_3 = torch.topk(mean_7, 9, dim=1)
        del mean_7
        top_k_autocorrelations_6 = topk_3[0]
        getitem_81 = topk_3[1]
        del topk_3
        top_k_autocorrelations_7 = torch.softmax(top_k_autocorrelations_6, dim=-1)
        del top_k_autocorrelations_6
        tmp_values_3 = value_states_15.repeat(1, 2, 1)
        arange_3 = torch.arange(24)
        view_69 = arange_3.view(1, -1, 1)
        del arange_3
        repeat_30 = view_69.repeat(4, 1, 32)
        del view_69
        init_index_3 = repeat_30.to(device)
        del repeat_30
        zeros_like_4 = torch.zeros_like(value_states_15)
        del value_states_15
        delays_agg_3 = zeros_like_4.float()
        del zeros_like_4
        getitem_82 = getitem_81[:, 0]
        view_70 = getitem_82.view(-1, 1, 1)
        del getitem_82
        repeat_31 = view_70.repeat(2, 24, 32)
        del view_70
        tmp_delay_27 = init_index_3 + repeat_31
        del repeat_31
        value_states_roll_delay_27 = torch.gather(tmp_values_3, dim=1, index=tmp_delay_27)
        del tmp_delay_27
        getitem_83 = top_k_autocorrelations_7[:, 0]
        view_71 = getitem_83.view(-1, 1, 1)
        del getitem_83
        top_k_autocorrelations_at_delay_27 = view_71.repeat(2, 24, 32)
        del view_71
        mul_27 = value_states_roll_delay_27 * top_k_autocorrelations_at_delay_27
        del value_states_roll_delay_27, top_k_autocorrelations_at_delay_27
        delays_agg_3 += mul_27
        del mul_27
        getitem_84 = getitem_81[:, 1]
        view_72 = getitem_84.view(-1, 1, 1)
        del getitem_84
        repeat_32 = view_72.repeat(2, 24, 32)
        del view_72
        tmp_delay_28 = init_index_3 + repeat_32
        del repeat_32
        value_states_roll_delay_28 = torch.gather(tmp_values_3, dim=1, index=tmp_delay_28)
        del tmp_delay_28
        getitem_85 = top_k_autocorrelations_7[:, 1]
        view_73 = getitem_85.view(-1, 1, 1)
        del getitem_85
        top_k_autocorrelations_at_delay_28 = view_73.repeat(2, 24, 32)
        del view_73
        mul_28 = value_states_roll_delay_28 * top_k_autocorrelations_at_delay_28
        del value_states_roll_delay_28, top_k_autocorrelations_at_delay_28
        delays_agg_3 += mul_28
        del mul_28
        getitem_86 = getitem_81[:, 2]
        view_74 = getitem_86.view(-1, 1, 1)
        del getitem_86
        repeat_33 = view_74.repeat(2, 24, 32)
        del view_74
        tmp_delay_29 = init_index_3 + repeat_33
        del repeat_33
        value_states_roll_delay_29 = torch.gather(tmp_values_3, dim=1, index=tmp_delay_29)
        del tmp_delay_29
        getitem_87 = top_k_autocorrelations_7[:, 2]
        view_75 = getitem_87.view(-1, 1, 1)
        del getitem_87
        top_k_autocorrelations_at_delay_29 = view_75.repeat(2, 24, 32)
        del view_75
        mul_29 = value_states_roll_delay_29 * top_k_autocorrelations_at_delay_29
        del value_states_roll_delay_29, top_k_autocorrelations_at_delay_29
        delays_agg_3 += mul_29
        del mul_29
        getitem_88 = getitem_81[:, 3]
        view_76 = getitem_88.view(-1, 1, 1)
        del getitem_88
        repeat_34 = view_76.repeat(2, 24, 32)
        del view_76
        tmp_delay_30 = init_index_3 + repeat_34
        del repeat_34
        value_states_roll_delay_30 = torch.gather(tmp_values_3, dim=1, index=tmp_delay_30)
        del tmp_delay_30
        getitem_89 = top_k_autocorrelations_7[:, 3]
        view_77 = getitem_89.view(-1, 1, 1)
        del getitem_89
        top_k_autocorrelations_at_delay_30 = view_77.repeat(2, 24, 32)
        del view_77
        mul_30 = value_states_roll_delay_30 * top_k_autocorrelations_at_delay_30
        del value_states_roll_delay_30, top_k_autocorrelations_at_delay_30
        delays_agg_3 += mul_30
        del mul_30
        getitem_90 = getitem_81[:, 4]
        view_78 = getitem_90.view(-1, 1, 1)
        del getitem_90
        repeat_35 = view_78.repeat(2, 24, 32)
        del view_78
        tmp_delay_31 = init_index_3 + repeat_35
        del repeat_35
        value_states_roll_delay_31 = torch.gather(tmp_values_3, dim=1, index=tmp_delay_31)
        del tmp_delay_31
        getitem_91 = top_k_autocorrelations_7[:, 4]
        view_79 = getitem_91.view(-1, 1, 1)
        del getitem_91
        top_k_autocorrelations_at_delay_31 = view_79.repeat(2, 24, 32)
        del view_79
        mul_31 = value_states_roll_delay_31 * top_k_autocorrelations_at_delay_31
        del value_states_roll_delay_31, top_k_autocorrelations_at_delay_31
        delays_agg_3 += mul_31
        del mul_31
        getitem_92 = getitem_81[:, 5]
        view_80 = getitem_92.view(-1, 1, 1)
        del getitem_92
        repeat_36 = view_80.repeat(2, 24, 32)
        del view_80
        tmp_delay_32 = init_index_3 + repeat_36
        del repeat_36
        value_states_roll_delay_32 = torch.gather(tmp_values_3, dim=1, index=tmp_delay_32)
        del tmp_delay_32
        getitem_93 = top_k_autocorrelations_7[:, 5]
        view_81 = getitem_93.view(-1, 1, 1)
        del getitem_93
        top_k_autocorrelations_at_delay_32 = view_81.repeat(2, 24, 32)
        del view_81
        mul_32 = value_states_roll_delay_32 * top_k_autocorrelations_at_delay_32
        del value_states_roll_delay_32, top_k_autocorrelations_at_delay_32
        delays_agg_3 += mul_32
        del mul_32
        getitem_94 = getitem_81[:, 6]
        view_82 = getitem_94.view(-1, 1, 1)
        del getitem_94
        repeat_37 = view_82.repeat(2, 24, 32)
        del view_82
        tmp_delay_33 = init_index_3 + repeat_37
        del repeat_37
        value_states_roll_delay_33 = torch.gather(tmp_values_3, dim=1, index=tmp_delay_33)
        del tmp_delay_33
        getitem_95 = top_k_autocorrelations_7[:, 6]
        view_83 = getitem_95.view(-1, 1, 1)
        del getitem_95
        top_k_autocorrelations_at_delay_33 = view_83.repeat(2, 24, 32)
        del view_83
        mul_33 = value_states_roll_delay_33 * top_k_autocorrelations_at_delay_33
        del value_states_roll_delay_33, top_k_autocorrelations_at_delay_33
        delays_agg_3 += mul_33
        del mul_33
        getitem_96 = getitem_81[:, 7]
        view_84 = getitem_96.view(-1, 1, 1)
        del getitem_96
        repeat_38 = view_84.repeat(2, 24, 32)
        del view_84
        tmp_delay_34 = init_index_3 + repeat_38
        del repeat_38
        value_states_roll_delay_34 = torch.gather(tmp_values_3, dim=1, index=tmp_delay_34)
        del tmp_delay_34
        getitem_97 = top_k_autocorrelations_7[:, 7]
        view_85 = getitem_97.view(-1, 1, 1)
        del getitem_97
        top_k_autocorrelations_at_delay_34 = view_85.repeat(2, 24, 32)
        del view_85
        mul_34 = value_states_roll_delay_34 * top_k_autocorrelations_at_delay_34
        del value_states_roll_delay_34, top_k_autocorrelations_at_delay_34
        delays_agg_3 += mul_34
        del mul_34
        getitem_98 = getitem_81[:, 8]
        del getitem_81
        view_86 = getitem_98.view(-1, 1, 1)
        del getitem_98
        repeat_39 = view_86.repeat(2, 24, 32)
        del view_86
        tmp_delay_35 = init_index_3 + repeat_39
        del init_index_3, repeat_39
        value_states_roll_delay_35 = torch.gather(tmp_values_3, dim=1, index=tmp_delay_35)
        del tmp_values_3, tmp_delay_35
        getitem_99 = top_k_autocorrelations_7[:, 8]
        del top_k_autocorrelations_7
        view_87 = getitem_99.view(-1, 1, 1)
        del getitem_99
        top_k_autocorrelations_at_delay_35 = view_87.repeat(2, 24, 32)
        del view_87
        mul_35 = value_states_roll_delay_35 * top_k_autocorrelations_at_delay_35
        del value_states_roll_delay_35, top_k_autocorrelations_at_delay_35
        delays_agg_3 += mul_35
        del mul_35
        attn_output_15 = delays_agg_3.contiguous()
        del delays_agg_3
        attn_output_16 = attn_output_15.view(2, 2, 24, 32)
        del attn_output_15
        attn_output_17 = attn_output_16.transpose(1, 2)
        del attn_output_16
        attn_output_18 = attn_output_17.reshape(2, 24, 64)
        del attn_output_17
        attn_output_19 = torch.nn.functional.linear(attn_output_18, decoder_layers_0_encoder_attn_out_proj_weight, decoder_layers_0_encoder_attn_out_proj_bias)
        del attn_output_18
        hidden_states_27 = torch.nn.functional.dropout(attn_output_19, p=0.1, training=False)
        del attn_output_19
        hidden_states_28 = hidden_states_26 + hidden_states_27
        del hidden_states_26, hidden_states_27
        getitem_100 = hidden_states_28[:, 0:1, :]
        front_6 = getitem_100.repeat(1, 2, 1)
        del getitem_100
        getitem_101 = hidden_states_28[:, -1:, :]
        end_6 = getitem_101.repeat(1, 2, 1)
        del getitem_101
        x_padded_6 = torch.cat([front_6, hidden_states_28, end_6], dim=1)
        del front_6, end_6
        permute_6 = x_padded_6.permute(0, 2, 1)
        del x_padded_6
        avg_pool1d_6 = torch.avg_pool1d(permute_6, (5,), (1,), (0,), False, True)
        del permute_6
        x_trend_6 = avg_pool1d_6.permute(0, 2, 1)
        del avg_pool1d_6
        x_seasonal_6 = hidden_states_28 - x_trend_6
        del hidden_states_28
        hidden_states_29 = torch.nn.functional.layer_norm(x_seasonal_6, (64,), decoder_layers_0_encoder_attn_layer_norm_weight, decoder_layers_0_encoder_attn_layer_norm_bias, 1e-05)
        del x_seasonal_6
        linear_2 = torch.nn.functional.linear(hidden_states_29, decoder_layers_0_fc1_weight, decoder_layers_0_fc1_bias)
        hidden_states_30 = torch.nn.functional.gelu(linear_2)
        del linear_2
        hidden_states_31 = torch.nn.functional.dropout(hidden_states_30, p=0.1, training=False)
        del hidden_states_30
        hidden_states_32 = torch.nn.functional.linear(hidden_states_31, decoder_layers_0_fc2_weight, decoder_layers_0_fc2_bias)
        del hidden_states_31
        hidden_states_33 = torch.nn.functional.dropout(hidden_states_32, p=0.1, training=False)
        del hidden_states_32
        hidden_states_34 = hidden_states_29 + hidden_states_33
        del hidden_states_29, hidden_states_33
        getitem_102 = hidden_states_34[:, 0:1, :]
        front_7 = getitem_102.repeat(1, 2, 1)
        del getitem_102
        getitem_103 = hidden_states_34[:, -1:, :]
        end_7 = getitem_103.repeat(1, 2, 1)
        del getitem_103
        x_padded_7 = torch.cat([front_7, hidden_states_34, end_7], dim=1)
        del front_7, end_7
        permute_7 = x_padded_7.permute(0, 2, 1)
        del x_padded_7
        avg_pool1d_7 = torch.avg_pool1d(permute_7, (5,), (1,), (0,), False, True)
        del permute_7
        x_trend_7 = avg_pool1d_7.permute(0, 2, 1)
        del avg_pool1d_7
        x_seasonal_7 = hidden_states_34 - x_trend_7
        del hidden_states_34
        x_hat_2 = torch.nn.functional.layer_norm(x_seasonal_7, (64,), decoder_layers_0_final_layer_norm_layernorm_weight, decoder_layers_0_final_layer_norm_layernorm_bias, 1e-05)
        del x_seasonal_7
        mean_8 = torch.mean(x_hat_2, dim=1)
        unsqueeze_4 = mean_8.unsqueeze(1)
        del mean_8
        bias_2 = unsqueeze_4.repeat(1, 24, 1)
        del unsqueeze_4
        hidden_states_35 = x_hat_2 - bias_2
        del x_hat_2, bias_2
        add_2 = x_trend_5 + x_trend_6
        del x_trend_5, x_trend_6
        residual_trend = add_2 + x_trend_7
        del x_trend_7, add_2
        permute_8 = residual_trend.permute(0, 2, 1)
        del residual_trend
        pad = torch.nn.functional.pad(permute_8, (1, 1), 'circular', None)
        del permute_8
        conv1d = torch.conv1d(pad, decoder_layers_0_trend_projection_weight, None, (1,), (0,), (1,), 1)
        del pad
        residual_trend_1 = conv1d.transpose(1, 2)
        del conv1d
        trend = trend_init + residual_trend_1
        del trend_init, residual_trend_1
        query_states_12 = torch.nn.functional.linear(hidden_states_35, decoder_layers_1_self_attn_q_proj_weight, decoder_layers_1_self_attn_q_proj_bias)
        key_states_16 = torch.nn.functional.linear(hidden_states_35, decoder_layers_1_self_attn_k_proj_weight, decoder_layers_1_self_attn_k_proj_bias)
        value_states_16 = torch.nn.functional.linear(hidden_states_35, decoder_layers_1_self_attn_v_proj_weight, decoder_layers_1_self_attn_v_proj_bias)
        view_88 = key_states_16.view(2, -1, 2, 32)
        del key_states_16
        key_states_17 = view_88.transpose(1, 2)
        del view_88
        view_89 = value_states_16.view(2, -1, 2, 32)
        del value_states_16
        value_states_17 = view_89.transpose(1, 2)
        del view_89
        tensor_4 = torch.tensor([], dtype=torch.float32, device=device)
        tensor_5 = torch.tensor([], dtype=torch.float32, device=device)
        keys_2 = torch.cat([tensor_4, key_states_17], dim=-2)
        del tensor_4, key_states_17
        values_2 = torch.cat([tensor_5, value_states_17], dim=-2)
        del tensor_5, value_states_17
        view_90 = query_states_12.view(2, 24, 2, 32)
        del query_states_12
        query_states_13 = view_90.transpose(1, 2)
        del view_90
        query_states_14 = query_states_13.reshape(4, -1, 32)
        del query_states_13
        key_states_18 = keys_2.reshape(4, -1, 32)
        value_states_18 = values_2.reshape(4, -1, 32)
        value_states_19 = value_states_18[:, :24, :]
        del value_states_18
        key_states_19 = key_states_18[:, :24, :]
        del key_states_18
        query_states_fft_4 = torch.fft.rfft(query_states_14, n=24, dim=1)
        del query_states_14
        key_states_fft_4 = torch.fft.rfft(key_states_19, n=24, dim=1)
        del key_states_19
        conj_4 = torch.conj(key_states_fft_4)
        del key_states_fft_4
        attn_weights_12 = query_states_fft_4 * conj_4
        del query_states_fft_4, conj_4
        attn_weights_13 = torch.fft.irfft(attn_weights_12, n=24, dim=1)
        del attn_weights_12
        attn_weights_reshaped_4 = attn_weights_13.view(2, 2, 24, 32)
        del attn_weights_13
        attn_weights_14 = attn_weights_reshaped_4.view(4, 24, 32)
        del attn_weights_reshaped_4
        autocorrelations_4 = attn_weights_14.view(2, 2, 24, 32)
        del attn_weights_14
        mean_9 = torch.mean(autocorrelations_4, dim=(1, -1))
        del autocorrelations_4
        topk_4 = torch.topk(mean_9, 9, dim=1)
        del mean_9
        top_k_autocorrelations_8 = topk_4[0]
        getitem_104 = topk_4[1]
        del topk_4
        top_k_autocorrelations_9 = torch.softmax(top_k_autocorrelations_8, dim=-1)
        del top_k_autocorrelations_8
        tmp_values_4 = value_states_19.repeat(1, 2, 1)
        arange_4 = torch.arange(24)
        view_91 = arange_4.view(1, -1, 1)
        del arange_4
        repeat_40 = view_91.repeat(4, 1, 32)
        del view_91
        init_index_4 = repeat_40.to(device)
        del repeat_40
        zeros_like_5 = torch.zeros_like(value_states_19)
        del value_states_19
        delays_agg_4 = zeros_like_5.float()
        del zeros_like_5
        getitem_105 = getitem_104[:, 0]
        view_92 = getitem_105.view(-1, 1, 1)
        del getitem_105
        repeat_41 = view_92.repeat(2, 24, 32)
        del view_92
        tmp_delay_36 = init_index_4 + repeat_41
        del repeat_41
        value_states_roll_delay_36 = torch.gather(tmp_values_4, dim=1, index=tmp_delay_36)
        del tmp_delay_36
        getitem_106 = top_k_autocorrelations_9[:, 0]
        view_93 = getitem_106.view(-1, 1, 1)
        del getitem_106
        top_k_autocorrelations_at_delay_36 = view_93.repeat(2, 24, 32)
        del view_93
        mul_36 = value_states_roll_delay_36 * top_k_autocorrelations_at_delay_36
        del value_states_roll_delay_36, top_k_autocorrelations_at_delay_36
        delays_agg_4 += mul_36
        del mul_36
        getitem_107 = getitem_104[:, 1]
        view_94 = getitem_107.view(-1, 1, 1)
        del getitem_107
        repeat_42 = view_94.repeat(2, 24, 32)
        del view_94
        tmp_delay_37 = init_index_4 + repeat_42
        del repeat_42
        value_states_roll_delay_37 = torch.gather(tmp_values_4, dim=1, index=tmp_delay_37)
        del tmp_delay_37
        getitem_108 = top_k_autocorrelations_9[:, 1]
        view_95 = getitem_108.view(-1, 1, 1)
        del getitem_108
        top_k_autocorrelations_at_delay_37 = view_95.repeat(2, 24, 32)
        del view_95
        mul_37 = value_states_roll_delay_37 * top_k_autocorrelations_at_delay_37
        del value_states_roll_delay_37, top_k_autocorrelations_at_delay_37
        delays_agg_4 += mul_37
        del mul_37
        getitem_109 = getitem_104[:, 2]
        view_96 = getitem_109.view(-1, 1, 1)
        del getitem_109
        repeat_43 = view_96.repeat(2, 24, 32)
        del view_96
        tmp_delay_38 = init_index_4 + repeat_43
        del repeat_43
        value_states_roll_delay_38 = torch.gather(tmp_values_4, dim=1, index=tmp_delay_38)
        del tmp_delay_38
        getitem_110 = top_k_autocorrelations_9[:, 2]
        view_97 = getitem_110.view(-1, 1, 1)
        del getitem_110
        top_k_autocorrelations_at_delay_38 = view_97.repeat(2, 24, 32)
        del view_97
        mul_38 = value_states_roll_delay_38 * top_k_autocorrelations_at_delay_38
        del value_states_roll_delay_38, top_k_autocorrelations_at_delay_38
        delays_agg_4 += mul_38
        del mul_38
        getitem_111 = getitem_104[:, 3]
        view_98 = getitem_111.view(-1, 1, 1)
        del getitem_111
        repeat_44 = view_98.repeat(2, 24, 32)
        del view_98
        tmp_delay_39 = init_index_4 + repeat_44
        del repeat_44
        value_states_roll_delay_39 = torch.gather(tmp_values_4, dim=1, index=tmp_delay_39)
        del tmp_delay_39
        getitem_112 = top_k_autocorrelations_9[:, 3]
        view_99 = getitem_112.view(-1, 1, 1)
        del getitem_112
        top_k_autocorrelations_at_delay_39 = view_99.repeat(2, 24, 32)
        del view_99
        mul_39 = value_states_roll_delay_39 * top_k_autocorrelations_at_delay_39
        del value_states_roll_delay_39, top_k_autocorrelations_at_delay_39
        delays_agg_4 += mul_39
        del mul_39
        getitem_113 = getitem_104[:, 4]
        view_100 = getitem_113.view(-1, 1, 1)
        del getitem_113
        repeat_45 = view_100.repeat(2, 24, 32)
        del view_100
        tmp_delay_40 = init_index_4 + repeat_45
        del repeat_45
        value_states_roll_delay_40 = torch.gather(tmp_values_4, dim=1, index=tmp_delay_40)
        del tmp_delay_40
        getitem_114 = top_k_autocorrelations_9[:, 4]
        view_101 = getitem_114.view(-1, 1, 1)
        del getitem_114
        top_k_autocorrelations_at_delay_40 = view_101.repeat(2, 24, 32)
        del view_101
        mul_40 = value_states_roll_delay_40 * top_k_autocorrelations_at_delay_40
        del value_states_roll_delay_40, top_k_autocorrelations_at_delay_40
        delays_agg_4 += mul_40
        del mul_40
        getitem_115 = getitem_104[:, 5]
        view_102 = getitem_115.view(-1, 1, 1)
        del getitem_115
        repeat_46 = view_102.repeat(2, 24, 32)
        del view_102
        tmp_delay_41 = init_index_4 + repeat_46
        del repeat_46
        value_states_roll_delay_41 = torch.gather(tmp_values_4, dim=1, index=tmp_delay_41)
        del tmp_delay_41
        getitem_116 = top_k_autocorrelations_9[:, 5]
        view_103 = getitem_116.view(-1, 1, 1)
        del getitem_116
        top_k_autocorrelations_at_delay_41 = view_103.repeat(2, 24, 32)
        del view_103
        mul_41 = value_states_roll_delay_41 * top_k_autocorrelations_at_delay_41
        del value_states_roll_delay_41, top_k_autocorrelations_at_delay_41
        delays_agg_4 += mul_41
        del mul_41
        getitem_117 = getitem_104[:, 6]
        view_104 = getitem_117.view(-1, 1, 1)
        del getitem_117
        repeat_47 = view_104.repeat(2, 24, 32)
        del view_104
        tmp_delay_42 = init_index_4 + repeat_47
        del repeat_47
        value_states_roll_delay_42 = torch.gather(tmp_values_4, dim=1, index=tmp_delay_42)
        del tmp_delay_42
        getitem_118 = top_k_autocorrelations_9[:, 6]
        view_105 = getitem_118.view(-1, 1, 1)
        del getitem_118
        top_k_autocorrelations_at_delay_42 = view_105.repeat(2, 24, 32)
        del view_105
        mul_42 = value_states_roll_delay_42 * top_k_autocorrelations_at_delay_42
        del value_states_roll_delay_42, top_k_autocorrelations_at_delay_42
        delays_agg_4 += mul_42
        del mul_42
        getitem_119 = getitem_104[:, 7]
        view_106 = getitem_119.view(-1, 1, 1)
        del getitem_119
        repeat_48 = view_106.repeat(2, 24, 32)
        del view_106
        tmp_delay_43 = init_index_4 + repeat_48
        del repeat_48
        value_states_roll_delay_43 = torch.gather(tmp_values_4, dim=1, index=tmp_delay_43)
        del tmp_delay_43
        getitem_120 = top_k_autocorrelations_9[:, 7]
        view_107 = getitem_120.view(-1, 1, 1)
        del getitem_120
        top_k_autocorrelations_at_delay_43 = view_107.repeat(2, 24, 32)
        del view_107
        mul_43 = value_states_roll_delay_43 * top_k_autocorrelations_at_delay_43
        del value_states_roll_delay_43, top_k_autocorrelations_at_delay_43
        delays_agg_4 += mul_43
        del mul_43
        getitem_121 = getitem_104[:, 8]
        del getitem_104
        view_108 = getitem_121.view(-1, 1, 1)
        del getitem_121
        repeat_49 = view_108.repeat(2, 24, 32)
        del view_108
        tmp_delay_44 = init_index_4 + repeat_49
        del init_index_4, repeat_49
        value_states_roll_delay_44 = torch.gather(tmp_values_4, dim=1, index=tmp_delay_44)
        del tmp_values_4, tmp_delay_44
        getitem_122 = top_k_autocorrelations_9[:, 8]
        del top_k_autocorrelations_9
        view_109 = getitem_122.view(-1, 1, 1)
        del getitem_122
        top_k_autocorrelations_at_delay_44 = view_109.repeat(2, 24, 32)
        del view_109
        mul_44 = value_states_roll_delay_44 * top_k_autocorrelations_at_delay_44
        del value_states_roll_delay_44, top_k_autocorrelations_at_delay_44
        delays_agg_4 += mul_44
        del mul_44
        attn_output_20 = delays_agg_4.contiguous()
        del delays_agg_4
        attn_output_21 = attn_output_20.view(2, 2, 24, 32)
        del attn_output_20
        attn_output_22 = attn_output_21.transpose(1, 2)
        del attn_output_21
        attn_output_23 = attn_output_22.reshape(2, 24, 64)
        del attn_output_22
        attn_output_24 = torch.nn.functional.linear(attn_output_23, decoder_layers_1_self_attn_out_proj_weight, decoder_layers_1_self_attn_out_proj_bias)
        del attn_output_23
        hidden_states_36 = torch.nn.functional.dropout(attn_output_24, p=0.1, training=False)
        del attn_output_24
        hidden_states_37 = hidden_states_35 + hidden_states_36
        del hidden_states_35, hidden_states_36
        getitem_123 = hidden_states_37[:, 0:1, :]
        front_8 = getitem_123.repeat(1, 2, 1)
        del getitem_123
        getitem_124 = hidden_states_37[:, -1:, :]
        end_8 = getitem_124.repeat(1, 2, 1)
        del getitem_124
        x_padded_8 = torch.cat([front_8, hidden_states_37, end_8], dim=1)
        del front_8, end_8
        permute_9 = x_padded_8.permute(0, 2, 1)
        del x_padded_8
        avg_pool1d_8 = torch.avg_pool1d(permute_9, (5,), (1,), (0,), False, True)
        del permute_9
        x_trend_8 = avg_pool1d_8.permute(0, 2, 1)
        del avg_pool1d_8
        x_seasonal_8 = hidden_states_37 - x_trend_8
        del hidden_states_37
        hidden_states_38 = torch.nn.functional.layer_norm(x_seasonal_8, (64,), decoder_layers_1_self_attn_layer_norm_weight, decoder_layers_1_self_attn_layer_norm_bias, 1e-05)
        del x_seasonal_8
        query_states_15 = torch.nn.functional.linear(hidden_states_38, decoder_layers_1_encoder_attn_q_proj_weight, decoder_layers_1_encoder_attn_q_proj_bias)
        key_states_20 = torch.nn.functional.linear(hidden_states_20, decoder_layers_1_encoder_attn_k_proj_weight, decoder_layers_1_encoder_attn_k_proj_bias)
        value_states_20 = torch.nn.functional.linear(hidden_states_20, decoder_layers_1_encoder_attn_v_proj_weight, decoder_layers_1_encoder_attn_v_proj_bias)
        view_110 = key_states_20.view(2, -1, 2, 32)
        del key_states_20
        key_states_21 = view_110.transpose(1, 2)
        del view_110
        view_111 = value_states_20.view(2, -1, 2, 32)
        del value_states_20
        value_states_21 = view_111.transpose(1, 2)
        del view_111
        tensor_6 = torch.tensor([], dtype=torch.float32, device=device)
        tensor_7 = torch.tensor([], dtype=torch.float32, device=device)
        keys_3 = torch.cat([tensor_6, key_states_21], dim=-2)
        del tensor_6, key_states_21
        values_3 = torch.cat([tensor_7, value_states_21], dim=-2)
        del tensor_7, value_states_21
        view_112 = query_states_15.view(2, 24, 2, 32)
        del query_states_15
        query_states_16 = view_112.transpose(1, 2)
        del view_112
        query_states_17 = query_states_16.reshape(4, -1, 32)
        del query_states_16
        key_states_22 = keys_3.reshape(4, -1, 32)
        value_states_22 = values_3.reshape(4, -1, 32)
        value_states_23 = value_states_22[:, :24, :]
        del value_states_22
        key_states_23 = key_states_22[:, :24, :]
        del key_states_22
        query_states_fft_5 = torch.fft.rfft(query_states_17, n=24, dim=1)
        del query_states_17
        key_states_fft_5 = torch.fft.rfft(key_states_23, n=24, dim=1)
        del key_states_23
        conj_5 = torch.conj(key_states_fft_5)
        del key_states_fft_5
        attn_weights_15 = query_states_fft_5 * conj_5
        del query_states_fft_5, conj_5
        attn_weights_16 = torch.fft.irfft(attn_weights_15, n=24, dim=1)
        del attn_weights_15
        attn_weights_reshaped_5 = attn_weights_16.view(2, 2, 24, 32)
        del attn_weights_16
        attn_weights_17 = attn_weights_reshaped_5.view(4, 24, 32)
        del attn_weights_reshaped_5
        autocorrelations_5 = attn_weights_17.view(2, 2, 24, 32)
        del attn_weights_17
        mean_10 = torch.mean(autocorrelations_5, dim=(1, -1))
        del autocorrelations_5
        topk_5 = torch.topk(mean_10, 9, dim=1)
        del mean_10
        top_k_autocorrelations_10 = topk_5[0]
        getitem_125 = topk_5[1]
        del topk_5
        top_k_autocorrelations_11 = torch.softmax(top_k_autocorrelations_10, dim=-1)
        del top_k_autocorrelations_10
        tmp_values_5 = value_states_23.repeat(1, 2, 1)
        arange_5 = torch.arange(24)
        view_113 = arange_5.view(1, -1, 1)
        del arange_5
        repeat_50 = view_113.repeat(4, 1, 32)
        del view_113
        init_index_5 = repeat_50.to(device)
        del repeat_50
        zeros_like_6 = torch.zeros_like(value_states_23)
        del value_states_23
        delays_agg_5 = zeros_like_6.float()
        del zeros_like_6
        getitem_126 = getitem_125[:, 0]
        view_114 = getitem_126.view(-1, 1, 1)
        del getitem_126
        repeat_51 = view_114.repeat(2, 24, 32)
        del view_114
        tmp_delay_45 = init_index_5 + repeat_51
        del repeat_51
        value_states_roll_delay_45 = torch.gather(tmp_values_5, dim=1, index=tmp_delay_45)
        del tmp_delay_45
        getitem_127 = top_k_autocorrelations_11[:, 0]
        view_115 = getitem_127.view(-1, 1, 1)
        del getitem_127
        top_k_autocorrelations_at_delay_45 = view_115.repeat(2, 24, 32)
        del view_115
        mul_45 = value_states_roll_delay_45 * top_k_autocorrelations_at_delay_45
        del value_states_roll_delay_45, top_k_autocorrelations_at_delay_45
        delays_agg_5 += mul_45
        del mul_45
        getitem_128 = getitem_125[:, 1]
        view_116 = getitem_128.view(-1, 1, 1)
        del getitem_128
        repeat_52 = view_116.repeat(2, 24, 32)
        del view_116
        tmp_delay_46 = init_index_5 + repeat_52
        del repeat_52
        value_states_roll_delay_46 = torch.gather(tmp_values_5, dim=1, index=tmp_delay_46)
        del tmp_delay_46
        getitem_129 = top_k_autocorrelations_11[:, 1]
        view_117 = getitem_129.view(-1, 1, 1)
        del getitem_129
        top_k_autocorrelations_at_delay_46 = view_117.repeat(2, 24, 32)
        del view_117
        mul_46 = value_states_roll_delay_46 * top_k_autocorrelations_at_delay_46
        del value_states_roll_delay_46, top_k_autocorrelations_at_delay_46
        delays_agg_5 += mul_46
        del mul_46
        getitem_130 = getitem_125[:, 2]
        view_118 = getitem_130.view(-1, 1, 1)
        del getitem_130
        repeat_53 = view_118.repeat(2, 24, 32)
        del view_118
        tmp_delay_47 = init_index_5 + repeat_53
        del repeat_53
        value_states_roll_delay_47 = torch.gather(tmp_values_5, dim=1, index=tmp_delay_47)
        del tmp_delay_47
        getitem_131 = top_k_autocorrelations_11[:, 2]
        view_119 = getitem_131.view(-1, 1, 1)
        del getitem_131
        top_k_autocorrelations_at_delay_47 = view_119.repeat(2, 24, 32)
        del view_119
        mul_47 = value_states_roll_delay_47 * top_k_autocorrelations_at_delay_47
        del value_states_roll_delay_47, top_k_autocorrelations_at_delay_47
        delays_agg_5 += mul_47
        del mul_47
        getitem_132 = getitem_125[:, 3]
        view_120 = getitem_132.view(-1, 1, 1)
        del getitem_132
        repeat_54 = view_120.repeat(2, 24, 32)
        del view_120
        tmp_delay_48 = init_index_5 + repeat_54
        del repeat_54
        value_states_roll_delay_48 = torch.gather(tmp_values_5, dim=1, index=tmp_delay_48)
        del tmp_delay_48
        getitem_133 = top_k_autocorrelations_11[:, 3]
        view_121 = getitem_133.view(-1, 1, 1)
        del getitem_133
        top_k_autocorrelations_at_delay_48 = view_121.repeat(2, 24, 32)
        del view_121
        mul_48 = value_states_roll_delay_48 * top_k_autocorrelations_at_delay_48
        del value_states_roll_delay_48, top_k_autocorrelations_at_delay_48
        delays_agg_5 += mul_48
        del mul_48
        getitem_134 = getitem_125[:, 4]
        view_122 = getitem_134.view(-1, 1, 1)
        del getitem_134
        repeat_55 = view_122.repeat(2, 24, 32)
        del view_122
        tmp_delay_49 = init_index_5 + repeat_55
        del repeat_55
        value_states_roll_delay_49 = torch.gather(tmp_values_5, dim=1, index=tmp_delay_49)
        del tmp_delay_49
        getitem_135 = top_k_autocorrelations_11[:, 4]
        view_123 = getitem_135.view(-1, 1, 1)
        del getitem_135
        top_k_autocorrelations_at_delay_49 = view_123.repeat(2, 24, 32)
        del view_123
        mul_49 = value_states_roll_delay_49 * top_k_autocorrelations_at_delay_49
        del value_states_roll_delay_49, top_k_autocorrelations_at_delay_49
        delays_agg_5 += mul_49
        del mul_49
        getitem_136 = getitem_125[:, 5]
        view_124 = getitem_136.view(-1, 1, 1)
        del getitem_136
        repeat_56 = view_124.repeat(2, 24, 32)
        del view_124
        tmp_delay_50 = init_index_5 + repeat_56
        del repeat_56
        value_states_roll_delay_50 = torch.gather(tmp_values_5, dim=1, index=tmp_delay_50)
        del tmp_delay_50
        getitem_137 = top_k_autocorrelations_11[:, 5]
        view_125 = getitem_137.view(-1, 1, 1)
        del getitem_137
        top_k_autocorrelations_at_delay_50 = view_125.repeat(2, 24, 32)
        del view_125
        mul_50 = value_states_roll_delay_50 * top_k_autocorrelations_at_delay_50
        del value_states_roll_delay_50, top_k_autocorrelations_at_delay_50
        delays_agg_5 += mul_50
        del mul_50
        getitem_138 = getitem_125[:, 6]
        view_126 = getitem_138.view(-1, 1, 1)
        del getitem_138
        repeat_57 = view_126.repeat(2, 24, 32)
        del view_126
        tmp_delay_51 = init_index_5 + repeat_57
        del repeat_57
        value_states_roll_delay_51 = torch.gather(tmp_values_5, dim=1, index=tmp_delay_51)
        del tmp_delay_51
        getitem_139 = top_k_autocorrelations_11[:, 6]
        view_127 = getitem_139.view(-1, 1, 1)
        del getitem_139
        top_k_autocorrelations_at_delay_51 = view_127.repeat(2, 24, 32)
        del view_127
        mul_51 = value_states_roll_delay_51 * top_k_autocorrelations_at_delay_51
        del value_states_roll_delay_51, top_k_autocorrelations_at_delay_51
        delays_agg_5 += mul_51
        del mul_51
        getitem_140 = getitem_125[:, 7]
        view_128 = getitem_140.view(-1, 1, 1)
        del getitem_140
        repeat_58 = view_128.repeat(2, 24, 32)
        del view_128
        tmp_delay_52 = init_index_5 + repeat_58
        del repeat_58
        value_states_roll_delay_52 = torch.gather(tmp_values_5, dim=1, index=tmp_delay_52)
        del tmp_delay_52
        getitem_141 = top_k_autocorrelations_11[:, 7]
        view_129 = getitem_141.view(-1, 1, 1)
        del getitem_141
        top_k_autocorrelations_at_delay_52 = view_129.repeat(2, 24, 32)
        del view_129
        mul_52 = value_states_roll_delay_52 * top_k_autocorrelations_at_delay_52
        del value_states_roll_delay_52, top_k_autocorrelations_at_delay_52
        delays_agg_5 += mul_52
        del mul_52
        getitem_142 = getitem_125[:, 8]
        del getitem_125
        view_130 = getitem_142.view(-1, 1, 1)
        del getitem_142
        repeat_59 = view_130.repeat(2, 24, 32)
        del view_130
        tmp_delay_53 = init_index_5 + repeat_59
        del init_index_5, repeat_59
        value_states_roll_delay_53 = torch.gather(tmp_values_5, dim=1, index=tmp_delay_53)
        del tmp_values_5, tmp_delay_53
        getitem_143 = top_k_autocorrelations_11[:, 8]
        del top_k_autocorrelations_11
        view_131 = getitem_143.view(-1, 1, 1)
        del getitem_143
        top_k_autocorrelations_at_delay_53 = view_131.repeat(2, 24, 32)
        del view_131
        mul_53 = value_states_roll_delay_53 * top_k_autocorrelations_at_delay_53
        del value_states_roll_delay_53, top_k_autocorrelations_at_delay_53
        delays_agg_5 += mul_53
        del mul_53
        attn_output_25 = delays_agg_5.contiguous()
        del delays_agg_5
        attn_output_26 = attn_output_25.view(2, 2, 24, 32)
        del attn_output_25
        attn_output_27 = attn_output_26.transpose(1, 2)
        del attn_output_26
        attn_output_28 = attn_output_27.reshape(2, 24, 64)
        del attn_output_27
        attn_output_29 = torch.nn.functional.linear(attn_output_28, decoder_layers_1_encoder_attn_out_proj_weight, decoder_layers_1_encoder_attn_out_proj_bias)
        del attn_output_28
        hidden_states_39 = torch.nn.functional.dropout(attn_output_29, p=0.1, training=False)
        del attn_output_29
        hidden_states_40 = hidden_states_38 + hidden_states_39
        del hidden_states_38, hidden_states_39
        getitem_144 = hidden_states_40[:, 0:1, :]
        front_9 = getitem_144.repeat(1, 2, 1)
        del getitem_144
        getitem_145 = hidden_states_40[:, -1:, :]
        end_9 = getitem_145.repeat(1, 2, 1)
        del getitem_145
        x_padded_9 = torch.cat([front_9, hidden_states_40, end_9], dim=1)
        del front_9, end_9
        permute_10 = x_padded_9.permute(0, 2, 1)
        del x_padded_9
        avg_pool1d_9 = torch.avg_pool1d(permute_10, (5,), (1,), (0,), False, True)
        del permute_10
        x_trend_9 = avg_pool1d_9.permute(0, 2, 1)
        del avg_pool1d_9
        x_seasonal_9 = hidden_states_40 - x_trend_9
        del hidden_states_40
        hidden_states_41 = torch.nn.functional.layer_norm(x_seasonal_9, (64,), decoder_layers_1_encoder_attn_layer_norm_weight, decoder_layers_1_encoder_attn_layer_norm_bias, 1e-05)
        del x_seasonal_9
        linear_3 = torch.nn.functional.linear(hidden_states_41, decoder_layers_1_fc1_weight, decoder_layers_1_fc1_bias)
        hidden_states_42 = torch.nn.functional.gelu(linear_3)
        del linear_3
        hidden_states_43 = torch.nn.functional.dropout(hidden_states_42, p=0.1, training=False)
        del hidden_states_42
        hidden_states_44 = torch.nn.functional.linear(hidden_states_43, decoder_layers_1_fc2_weight, decoder_layers_1_fc2_bias)
        del hidden_states_43
        hidden_states_45 = torch.nn.functional.dropout(hidden_states_44, p=0.1, training=False)
        del hidden_states_44
        hidden_states_46 = hidden_states_41 + hidden_states_45
        del hidden_states_41, hidden_states_45
        getitem_146 = hidden_states_46[:, 0:1, :]
        front_10 = getitem_146.repeat(1, 2, 1)
        del getitem_146
        getitem_147 = hidden_states_46[:, -1:, :]
        end_10 = getitem_147.repeat(1, 2, 1)
        del getitem_147
        x_padded_10 = torch.cat([front_10, hidden_states_46, end_10], dim=1)
        del front_10, end_10
        permute_11 = x_padded_10.permute(0, 2, 1)
        del x_padded_10
        avg_pool1d_10 = torch.avg_pool1d(permute_11, (5,), (1,), (0,), False, True)
        del permute_11
        x_trend_10 = avg_pool1d_10.permute(0, 2, 1)
        del avg_pool1d_10
        x_seasonal_10 = hidden_states_46 - x_trend_10
        del hidden_states_46
        x_hat_3 = torch.nn.functional.layer_norm(x_seasonal_10, (64,), decoder_layers_1_final_layer_norm_layernorm_weight, decoder_layers_1_final_layer_norm_layernorm_bias, 1e-05)
        del x_seasonal_10
        mean_11 = torch.mean(x_hat_3, dim=1)
        unsqueeze_5 = mean_11.unsqueeze(1)
        del mean_11
        bias_3 = unsqueeze_5.repeat(1, 24, 1)
        del unsqueeze_5
        hidden_states_47 = x_hat_3 - bias_3
        del x_hat_3, bias_3
        add_3 = x_trend_8 + x_trend_9
        del x_trend_8, x_trend_9
        residual_trend_2 = add_3 + x_trend_10
        del x_trend_10, add_3
        permute_12 = residual_trend_2.permute(0, 2, 1)
        del residual_trend_2
        pad_1 = torch.nn.functional.pad(permute_12, (1, 1), 'circular', None)
        del permute_12
        conv1d_1 = torch.conv1d(pad_1, decoder_layers_1_trend_projection_weight, None, (1,), (0,), (1,), 1)
        del pad_1
        residual_trend_3 = conv1d_1.transpose(1, 2)
        del conv1d_1
        trend_1 = trend + residual_trend_3
        del trend, residual_trend_3
        hidden_states_48 = torch.nn.functional.linear(hidden_states_47, decoder_seasonality_projection_weight, decoder_seasonality_projection_bias)
        del hidden_states_47
        return (values, keys, values_2, keys_2, values_1, keys_1, values_3, keys_3, hidden_states_48, trend_1, hidden_states_20, loc, scale, static_feat)
